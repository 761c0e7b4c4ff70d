import CarrierWire
import Testing

@Suite("Packets in any valid layout")
struct PacketLayoutTests {
    private static func string(_ text: String) -> RandomLayout.Value { .string(Array(text.utf8)) }

    private static func profile(_ fields: [Int: RandomLayout.Value], seed: UInt64 = 1) throws -> UserInfo {
        let bytes = RandomLayout.packet(type: 3, tag: 1, fields, seed: seed)
        guard case .userInfo(let info) = try CarrierPacket(decoding: bytes, from: .statusMessage) else {
            Issue.record("another packet")
            return UserInfo()
        }
        return info
    }

    @Test("Say the same", arguments: 1...300)
    func readsAnyLayout(seed: UInt64) throws {
        let answer = RandomLayout.packet(
            type: 35, tag: 5,
            [
                0: Self.string("session"), 1: .uint64(0x0102_0304_0506_0708), 2: Self.string("b1"), 3: .uint32(9),
                6: .octets([1, 2, 0]),
            ], seed: seed)
        #expect(
            try CarrierPacket(decoding: answer, from: .friendMessage)
                == .inviteResponse(
                    InviteResponseFragment(
                        extensionName: "session", transferID: vectorID, bundle: "b1",
                        answer: .accepted(totalSize: 9, data: [1, 2, 0]))))
        let info = try Self.profile(
            [0: .uint8(1), 1: Self.string("Alice"), 3: Self.string(""), 7: .uint32(2), 14: Self.string("ü")], seed: seed
        )
        #expect(
            (info.hasAvatar, info.name, info.phone, info.protocolVersion, info.extra) == (true, "Alice", "", 2, "ü"))
        let pulled = RandomLayout.buffer(
            [
                0: .uint64(1), 1: Self.string(Peers.b.description), 2: .uint8(0x52), 3: .uint64(.max),
                4: Self.string("x"), 5: .octets([9]),
            ], seed: seed)
        #expect(
            try PulledMessage(decoding: pulled)
                == PulledMessage(
                    id: 1, from: Peers.b, kind: .friendRequest, timestamp: .max, address: "x", payload: [9]))
    }

    @Test("An empty extension name is none")
    func readsEmptyExtension() throws {
        let bytes = RandomLayout.packet(type: 33, tag: 3, [0: .string([]), 1: .octets([1])], seed: 3)
        #expect(try CarrierPacket(decoding: bytes, from: .friendMessage) == .friendMessage(FriendMessage(payload: [1])))
    }

    @Test(
        "Texts of a profile end at NUL, are mended, and are cut between characters",
        arguments: [
            ("abc\u{0}def", "abc"),
            (String(repeating: "x", count: 64), String(repeating: "x", count: 63)),
            (String(repeating: "x", count: 62) + "é", String(repeating: "x", count: 62)),
            (String(repeating: "x", count: 60) + "👨‍👩‍👧", String(repeating: "x", count: 60)),
            (String(repeating: "x", count: 62) + "e\u{301}", String(repeating: "x", count: 62)),
            (String(repeating: "é", count: 40), String(repeating: "é", count: 31)),
            ("a" + String(repeating: "\u{301}", count: 400), ""),
        ])
    func fitsTexts(sent: String, shown: String) throws {
        #expect(try Self.profile([1: Self.string(sent)]).name == shown)
    }

    @Test("Bytes that are not UTF-8 are mended within the limit")
    func mendsTexts() throws {
        #expect(try Self.profile([1: .string([0x61, 0xFF, 0x62])]).name == "a\u{FFFD}b")
        let mended = try Self.profile([1: .string([UInt8](repeating: 0xFF, count: 63))]).name
        #expect(mended == String(repeating: "\u{FFFD}", count: 21))
        #expect(try Self.profile([11: .string([UInt8](repeating: 0xFF, count: 200))]).avatarURL.isEmpty)
    }

    @Test("An address of the web that is too long is left out, not cut")
    func leavesOutLongAddresses() throws {
        let long = "https://" + String(repeating: "x", count: 248)
        let info = try Self.profile([
            11: Self.string(long), 12: Self.string(String(long.dropLast())), 1: Self.string("A"),
        ])
        #expect(info.avatarURL.isEmpty && info.url.utf8.count == 255 && info.name == "A")
    }

    static let refused: [(String, PacketError.Code, UInt8, UInt8, [Int: RandomLayout.Value])] = {
        let tid = RandomLayout.Value.uint64(5)
        let one = RandomLayout.Value.octets([1])
        func long(_ count: Int) -> RandomLayout.Value { .string([UInt8](repeating: 0x78, count: count)) }
        func octets(_ count: Int) -> RandomLayout.Value { .octets([UInt8](repeating: 1, count: count)) }
        return [
            ("no message", .missing, 33, 3, [:]),
            ("an extension of 64 bytes", .tooLong, 33, 3, [0: long(64), 1: one]),
            ("an extension with NUL", .invalid, 33, 3, [0: .string([0x61, 0]), 1: one]),
            ("an extension that is not UTF-8", .invalid, 33, 3, [0: .string([0xC3]), 1: one]),
            ("a piece without a number", .missing, 36, 6, [1: .uint32(5), 3: one]),
            ("a piece without data", .missing, 36, 6, [1: .uint32(5), 2: tid]),
            ("a piece of 1025 bytes", .tooLong, 36, 6, [2: tid, 3: octets(1025)]),
            ("17 MiB", .tooLong, 36, 6, [1: .uint32(17 << 20), 2: tid, 3: one]),
            ("the largest size", .tooLong, 36, 6, [1: .uint32(.max), 2: tid, 3: one]),
            ("an invite without data", .missing, 34, 4, [1: tid]),
            ("an invite's extension of 32 bytes", .tooLong, 34, 4, [0: long(32), 1: tid, 4: one]),
            ("a bundle of 512 bytes", .tooLong, 34, 4, [1: tid, 2: long(512), 4: one]),
            ("an invite of 8193 bytes", .tooLong, 34, 4, [1: tid, 3: .uint32(8193), 4: one]),
            ("a piece of an invite of 1281 bytes", .tooLong, 34, 4, [1: tid, 4: octets(1281)]),
            ("an answer without data", .missing, 35, 5, [1: tid]),
            ("an answer of 8193 bytes", .tooLong, 35, 5, [1: tid, 3: .uint32(8193), 6: one]),
            ("an answer without a number", .missing, 35, 5, [4: .uint32(1)]),
        ]
    }()

    @Test("Are refused if a body is not what it should be", arguments: refused.indices)
    func refusesBodies(index: Int) throws {
        let (what, code, type, tag, fields) = Self.refused[index]
        let bytes = RandomLayout.packet(type: type, tag: tag, fields, seed: 5)
        let error = try #require(throws: PacketError.self, "\(what)") {
            try CarrierPacket(decoding: bytes, from: .friendMessage)
        }
        #expect(error.code == code, "\(what): \(error)")
    }

    @Test("A refusal needs neither a reason nor a short one")
    func readsRefusals() throws {
        func refusal(_ reason: RandomLayout.Value?) throws -> CarrierPacket {
            var fields: [Int: RandomLayout.Value] = [1: .uint64(5), 4: .uint32(.max)]
            fields[5] = reason
            let bytes = RandomLayout.packet(type: 35, tag: 5, fields, seed: 2)
            return try CarrierPacket(decoding: bytes, from: .friendMessage)
        }
        func expected(_ reason: String) -> CarrierPacket {
            .inviteResponse(
                InviteResponseFragment(transferID: transferID(5), answer: .refused(status: -1, reason: reason)))
        }
        #expect(try refusal(nil) == expected(""))
        #expect(try refusal(Self.string("no")) == expected("no"))
        let long = String(repeating: "r", count: 300)
        #expect(try refusal(Self.string(long)) == expected(String(long.prefix(255))))
    }

    @Test("Frames of an Express node that lack something are refused")
    func refusesFrames() throws {
        let whole: [Int: RandomLayout.Value] = [
            1: Self.string(Peers.b.description), 2: .uint8(0x4D), 4: Self.string("x"), 5: .octets([9]),
        ]
        #expect(try PulledMessage(decoding: RandomLayout.buffer(whole, seed: 4)).timestamp == 0)
        let wrong: [(Int, RandomLayout.Value?, PacketError.Code)] = [
            (1, nil, .missing), (4, nil, .missing), (5, nil, .missing), (5, .octets([]), .missing),
            (1, Self.string("not an id"), .invalid), (1, Self.string(String(repeating: "1", count: 53)), .tooLong),
            (4, Self.string(String(repeating: "1", count: 53)), .tooLong), (4, .string([0xFF]), .invalid),
        ]
        for (id, value, code) in wrong {
            var fields = whole
            fields[id] = value
            let error = try #require(throws: PacketError.self) {
                try PulledMessage(decoding: RandomLayout.buffer(fields, seed: 4))
            }
            #expect(error.code == code)
        }
        var short = whole
        short[1] = Self.string("thX6LZfHDZZKUs92febYZhYRcXddmzfzF2NvTkPNE")
        #expect(try PulledMessage(decoding: RandomLayout.buffer(short, seed: 4)).from.bytes == (0..<32).map(UInt8.init))
    }
}
