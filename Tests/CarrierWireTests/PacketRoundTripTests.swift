import CarrierWire
import TestSupport
import Testing

@Suite("Writing packets")
struct PacketRoundTripTests {
    private static let letters = ["a", "é", "漢", "😀", "👨‍👩‍👧", " ", "\n"]

    private static func text(upTo limit: Int, _ random: inout SeededGenerator) -> String {
        var text = ""
        let goal = Int.random(in: 0...limit, using: &random)
        while let letter = letters.randomElement(using: &random), text.utf8.count + letter.utf8.count <= goal {
            text += letter
        }
        return text
    }

    private static func some(_ text: String) -> String? { text.isEmpty ? nil : text }

    @Test("What is written is read back", arguments: 1...8)
    func roundTrips(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        for _ in 0..<40 {
            var info = UserInfo()
            info.hasAvatar = .random(using: &random)
            info.name = Self.text(upTo: 63, &random)
            info.briefDescription = Self.text(upTo: 127, &random)
            info.phone = Self.text(upTo: 31, &random)
            info.gender = Self.text(upTo: 31, &random)
            info.email = Self.text(upTo: 60, &random)
            info.region = Self.text(upTo: 60, &random)
            info.protocolVersion = [0, 1, .max].randomElement(using: &random) ?? 0
            info.platform = Self.text(upTo: 15, &random)
            info.osVersion = Self.text(upTo: 31, &random)
            info.appVersion = Self.text(upTo: 63, &random)
            info.avatarURL = Self.text(upTo: 60, &random)
            info.url = Self.text(upTo: 60, &random)
            info.ens = Self.text(upTo: 63, &random)
            info.extra = Self.text(upTo: 60, &random)
            try expectRoundTrip(.userInfo(info), .statusMessage)

            let request = FriendRequest(
                name: info.name, briefDescription: info.briefDescription, hello: "x" + Self.text(upTo: 300, &random),
                avatarURL: info.avatarURL)
            try expectRoundTrip(.friendRequest(request), .friendRequest)

            let id = TransferID(using: &random)
            let data = random.bytes(.random(in: 1...1024, using: &random))
            let name = Self.some(Self.text(upTo: 31, &random))
            let bundle = Self.some(Self.text(upTo: 100, &random))
            let size = Bool.random(using: &random) ? Int.random(in: 1...8192, using: &random) : nil
            try expectRoundTrip(.friendMessage(FriendMessage(extensionName: name, payload: data)), .friendMessage)
            try expectRoundTrip(
                .bulkMessage(BulkFragment(extensionName: name, totalSize: size, transferID: id, data: data)),
                .friendMessage)
            try expectRoundTrip(
                .inviteRequest(
                    InviteRequestFragment(
                        extensionName: name, transferID: id, bundle: bundle, totalSize: size, data: data)),
                .friendMessage)
            let answers: [InviteResponseFragment.Answer] = [
                .accepted(totalSize: size, data: data), .refused(status: .min, reason: "no"),
                .refused(status: 1, reason: String(repeating: "r", count: 255)),
            ]
            for answer in answers {
                try expectRoundTrip(
                    .inviteResponse(
                        InviteResponseFragment(extensionName: name, transferID: id, bundle: bundle, answer: answer)),
                    .friendMessage)
            }
        }
    }

    private func expectRoundTrip(_ packet: CarrierPacket, _ channel: PacketChannel) throws {
        let bytes = try packet.encoded(for: channel)
        #expect(bytes.count <= channel.maximumSentSize)
        #expect(try CarrierPacket(decoding: bytes, from: channel) == packet)
    }

    @Test("The payload of a message is exactly the application's bytes")
    func keepsThePayload() throws {
        let bytes = try CarrierPacket.friendMessage(FriendMessage(payload: [0x68, 0x69])).encoded(for: .friendMessage)
        guard case .friendMessage(let message) = try CarrierPacket(decoding: bytes, from: .friendMessage) else {
            Issue.record("another packet")
            return
        }
        #expect(message.payload == [0x68, 0x69])
        #expect(bytes.suffix(6) == [2, 0, 0, 0, 0x68, 0x69])
    }

    @Test("A message of 16 MiB goes through Express, one byte more does not")
    func writesLargeExpressMessages() throws {
        let name = String(repeating: "x", count: 63)
        var message = FriendMessage(extensionName: name, payload: [UInt8](repeating: 7, count: 16 << 20))
        let bytes = try CarrierPacket.friendMessage(message).encoded(for: .expressMessage)
        #expect(try CarrierPacket(decoding: bytes, from: .expressMessage) == .friendMessage(message))
        message.payload.append(7)
        let error = try #require(throws: PacketError.self) {
            try CarrierPacket.friendMessage(message).encoded(for: .expressMessage)
        }
        #expect(error.code == .tooLong && error.message == "'msg' has 16777217 bytes; 16777216 are allowed")
    }

    static let refused: [(String, PacketError.Code, CarrierPacket, PacketChannel)] = {
        func long(_ count: Int) -> String { String(repeating: "x", count: count) }
        func info(_ change: (inout UserInfo) -> Void) -> CarrierPacket {
            var info = UserInfo()
            change(&info)
            return .userInfo(info)
        }
        func invite(
            _ name: String? = nil, _ bundle: String? = nil, _ size: Int? = nil, _ count: Int = 1
        ) -> CarrierPacket {
            .inviteRequest(
                InviteRequestFragment(
                    extensionName: name, transferID: vectorID, bundle: bundle, totalSize: size,
                    data: [UInt8](repeating: 1, count: count)))
        }
        func answer(_ answer: InviteResponseFragment.Answer, _ name: String? = nil) -> CarrierPacket {
            .inviteResponse(InviteResponseFragment(extensionName: name, transferID: vectorID, answer: answer))
        }
        func bulk(_ size: Int?, _ count: Int) -> CarrierPacket {
            .bulkMessage(
                BulkFragment(totalSize: size, transferID: vectorID, data: [UInt8](repeating: 1, count: count)))
        }
        return [
            ("'name'", .tooLong, info { $0.name = long(64) }, .statusMessage),
            ("'descr'", .tooLong, info { $0.briefDescription = long(128) }, .statusMessage),
            ("'phone'", .tooLong, info { $0.phone = long(32) }, .statusMessage),
            ("'gender'", .tooLong, info { $0.gender = long(32) }, .statusMessage),
            ("'email'", .tooLong, info { $0.email = long(128) }, .statusMessage),
            ("'region'", .tooLong, info { $0.region = long(128) }, .statusMessage),
            ("'platform'", .tooLong, info { $0.platform = long(16) }, .statusMessage),
            ("'os_version'", .tooLong, info { $0.osVersion = long(32) }, .statusMessage),
            ("'app_version'", .tooLong, info { $0.appVersion = long(64) }, .statusMessage),
            ("'avatar_url'", .tooLong, info { $0.avatarURL = long(256) }, .statusMessage),
            ("'url'", .tooLong, info { $0.url = long(256) }, .statusMessage),
            ("'ens'", .tooLong, info { $0.ens = long(64) }, .statusMessage),
            ("'extra'", .tooLong, info { $0.extra = long(256) }, .statusMessage),
            ("'name'", .invalid, info { $0.name = "a\u{0}b" }, .statusMessage),
            (
                "the packet", .tooLong,
                info {
                    ($0.avatarURL, $0.url, $0.extra) = (long(255), long(255), long(255))
                    $0.email = long(127)
                }, .statusMessage
            ),
            ("'hello'", .missing, .friendRequest(FriendRequest(hello: "")), .friendRequest),
            ("the packet", .tooLong, .friendRequest(FriendRequest(hello: long(900))), .friendRequest),
            ("'hello'", .tooLong, .friendRequest(FriendRequest(hello: long(941))), .friendRequest),
            ("'msg'", .missing, .friendMessage(FriendMessage(payload: [])), .friendMessage),
            (
                "'msg'", .tooLong, .friendMessage(FriendMessage(payload: [UInt8](repeating: 1, count: 1025))),
                .friendMessage
            ),
            ("'ext'", .missing, .friendMessage(FriendMessage(extensionName: "", payload: [1])), .friendMessage),
            (
                "'ext'", .tooLong, .friendMessage(FriendMessage(extensionName: long(64), payload: [1])),
                .friendMessage
            ),
            ("'totalsz'", .missing, bulk(0, 1), .friendMessage),
            ("'totalsz'", .tooLong, bulk(16_777_217, 1), .friendMessage),
            ("'totalsz'", .missing, bulk(-1, 1), .friendMessage),
            ("'data'", .missing, bulk(nil, 0), .friendMessage),
            ("'data'", .tooLong, bulk(nil, 1025), .friendMessage),
            ("'ext'", .tooLong, invite(long(32)), .friendMessage),
            ("'bundle'", .missing, invite(nil, ""), .friendMessage),
            ("'bundle'", .tooLong, invite(nil, long(512)), .friendMessage),
            ("'totalsz'", .tooLong, invite(nil, nil, 8193), .friendMessage),
            ("'data'", .tooLong, invite(nil, nil, nil, 1281), .friendMessage),
            ("the packet", .tooLong, invite(long(31), nil, nil, 1280), .friendMessage),
            ("'status'", .invalid, answer(.refused(status: 0, reason: "no")), .friendMessage),
            ("'reason'", .missing, answer(.refused(status: 1, reason: "")), .friendMessage),
            ("'reason'", .tooLong, answer(.refused(status: 1, reason: long(256))), .friendMessage),
            ("'data'", .missing, answer(.accepted(totalSize: 1, data: [])), .friendMessage),
            ("packets", .wrongChannel, .userInfo(UserInfo()), .friendMessage),
            ("packets", .wrongChannel, invite(), .expressMessage),
            ("packets", .wrongChannel, bulk(1, 1), .expressMessage),
            ("packets", .wrongChannel, .friendMessage(FriendMessage(payload: [1])), .friendRequest),
        ]
    }()

    @Test("What peers would not take is not written, and the error names the field", arguments: refused.indices)
    func refusesWhatIsTooLong(index: Int) throws {
        let (name, code, packet, channel) = Self.refused[index]
        let error = try #require(throws: PacketError.self) { try packet.encoded(for: channel) }
        #expect(error.code == code && error.message.hasPrefix(name), "\(error)")
    }

    @Test("The longest fields of a profile of native peers fit")
    func writesTheLongestProfile() throws {
        var info = UserInfo()
        info.hasAvatar = true
        info.name = String(repeating: "n", count: 63)
        info.briefDescription = String(repeating: "d", count: 127)
        info.phone = String(repeating: "p", count: 31)
        info.gender = String(repeating: "g", count: 31)
        info.email = String(repeating: "e", count: 127)
        info.region = String(repeating: "r", count: 127)
        #expect(try CarrierPacket.userInfo(info).encoded(for: .statusMessage).count <= 612)
        try expectRoundTrip(.userInfo(info), .statusMessage)
    }

    @Test("Only peers that say so are sent more than 5 MiB", arguments: [(0, 5), (1, 16), (2, 16), (.max, 16)])
    func limitsMessages(version: UInt32, mebibytes: Int) {
        var info = UserInfo()
        info.protocolVersion = version
        #expect(info.maximumMessageSize == mebibytes << 20)
    }

    @Test("Texts with NUL behind them are read with and without it")
    func readsNulTerminatedTexts() {
        #expect(NulTerminatedText.encode("hé") == [0x68, 0xC3, 0xA9, 0])
        #expect(NulTerminatedText.encode("") == [0])
        #expect(NulTerminatedText.encode("a\u{0}b") == [0x61, 0])
        #expect(NulTerminatedText.decode([0x68, 0x69, 0]) == "hi")
        #expect(NulTerminatedText.decode([0x68, 0x69]) == "hi")
        #expect(NulTerminatedText.decode([0x68, 0, 0x69]) == "h")
        #expect(NulTerminatedText.decode([]).isEmpty && NulTerminatedText.decode([0]).isEmpty)
        #expect(NulTerminatedText.decode([0xFF]) == "\u{FFFD}")
    }
}
