import CarrierWire
import TestSupport
import Testing

@Suite("Packets of native peers")
struct PacketVectorTests {
    @Test("Profiles are read")
    func readsProfiles() throws {
        #expect(try CarrierPacket(decoding: Vectors.emptyUserInfo, from: .statusMessage) == .userInfo(UserInfo()))
        var full = UserInfo()
        full.hasAvatar = true
        full.name = "Alice"
        full.briefDescription = "hi"
        full.phone = "123"
        full.gender = "f"
        full.email = "a@b.c"
        full.region = "EU"
        #expect(try CarrierPacket(decoding: Vectors.userInfo, from: .statusMessage) == .userInfo(full))
        var sparse = UserInfo()
        sparse.name = "Alice"
        sparse.phone = "123"
        sparse.gender = "f"
        #expect(try CarrierPacket(decoding: Vectors.standardUserInfo, from: .statusMessage) == .userInfo(sparse))
    }

    @Test("A friend request is read")
    func readsFriendRequest() throws {
        #expect(
            try CarrierPacket(decoding: Vectors.friendRequest, from: .friendRequest)
                == .friendRequest(FriendRequest(name: "Alice", hello: "hello")))
    }

    static let messages: [(bytes: [UInt8], packet: CarrierPacket)] = [
        (Vectors.message, .friendMessage(FriendMessage(payload: Array("hello".utf8)))),
        (
            Vectors.extensionMessage,
            .friendMessage(FriendMessage(extensionName: "carrier", payload: Array("hello".utf8)))
        ),
        (
            Vectors.firstBulk,
            .bulkMessage(BulkFragment(totalSize: 2000, transferID: vectorID, data: Array("abcdef".utf8)))
        ),
        (Vectors.nextBulk, .bulkMessage(BulkFragment(transferID: vectorID, data: Array("ghi".utf8)))),
        (
            Vectors.invite,
            .inviteRequest(
                InviteRequestFragment(transferID: vectorID, totalSize: 5, data: Array("ping\u{0}".utf8)))
        ),
        (
            Vectors.sessionInvite,
            .inviteRequest(
                InviteRequestFragment(
                    extensionName: "session", transferID: vectorID, bundle: "b1", totalSize: 5,
                    data: Array("sdp!\u{0}".utf8)))
        ),
        (
            Vectors.answer,
            .inviteResponse(
                InviteResponseFragment(
                    transferID: vectorID, answer: .accepted(totalSize: 5, data: Array("pong\u{0}".utf8))))
        ),
        (
            Vectors.refusal,
            .inviteResponse(
                InviteResponseFragment(transferID: vectorID, answer: .refused(status: 3, reason: "no")))
        ),
        (
            Vectors.standardInvite,
            .inviteRequest(
                InviteRequestFragment(
                    extensionName: "session", transferID: vectorID, bundle: "b1", totalSize: 5,
                    data: Array("ping\u{0}".utf8)))
        ),
    ]

    @Test("Messages, pieces, invites and answers are read", arguments: messages.indices)
    func readsFriendMessages(index: Int) throws {
        let vector = Self.messages[index]
        #expect(try CarrierPacket(decoding: vector.bytes, from: .friendMessage) == vector.packet)
        // And what is written of it is read again, without being the same bytes.
        let again = try vector.packet.encoded(for: .friendMessage)
        #expect(try CarrierPacket(decoding: again, from: .friendMessage) == vector.packet)
    }

    @Test("Native's 64-bit fields are read where they stand, and ours are aligned")
    func readsUnalignedFields() throws {
        let tid = Array(hex("0807060504030201"))
        func place(_ bytes: [UInt8]) -> Int? { bytes.indices.first { bytes[$0...].starts(with: tid) } }
        for (bytes, packet) in Self.messages.dropFirst(2) {
            let native = try #require(place(bytes))
            #expect(native % 8 == (bytes == Vectors.standardInvite ? 0 : 4))
            #expect(try #require(place(packet.encoded(for: .friendMessage))) % 8 == 0)
        }
    }

    @Test("What an Express node kept is read")
    func readsPulledMessage() throws {
        let expected = PulledMessage(
            id: 7, from: Peers.a, kind: .message, timestamp: 1_700_000_000_000_000, address: Peers.b.description,
            payload: [0xDE, 0xAD, 0xBE, 0xEF])
        #expect(try PulledMessage(decoding: Vectors.pulled) == expected)
        #expect(try PulledMessage(decoding: expected.encoded()) == expected)
    }

    @Test("Every vector that lacks bytes at its end is refused, or reads the same")
    func readsPrefixes() {
        for vector in Vectors.friendMessages {
            let whole = try? CarrierPacket(decoding: vector, from: .friendMessage)
            for end in vector.indices {
                let part = try? CarrierPacket(decoding: Array(vector[..<end]), from: .friendMessage)
                #expect(part == nil || part == whole)
            }
        }
    }
}
