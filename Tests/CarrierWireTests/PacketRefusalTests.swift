import CarrierWire
import TestSupport
import Testing

@Suite("Packets of careless and hostile peers")
struct PacketRefusalTests {
    /// The vector with other bytes at some places.
    private static func changed(_ bytes: [UInt8], _ changes: [Int: UInt8]) -> [UInt8] {
        var bytes = bytes
        for (place, byte) in changes { bytes[place] = byte }
        return bytes
    }

    // In the vector `message` the root table is at 4: type at 8, tag at 9, body at 12. The body is at 16, the size of
    // its octets at 24.
    static let wrong: [(what: String, bytes: [UInt8], code: PacketError.Code)] = [
        ("nothing", [], .malformed),
        ("three bytes", [4, 0, 0], .malformed),
        ("zeros", [UInt8](repeating: 0, count: 64), .malformed),
        ("the largest numbers", [UInt8](repeating: 0xFF, count: 64), .malformed),
        ("a root outside", changed(Vectors.message, [0: 0xF0]), .malformed),
        ("a root at an odd place", changed(Vectors.message, [0: 5]), .malformed),
        ("a root that is its own offset", changed(Vectors.message, [0: 0]), .malformed),
        ("a description before the buffer", changed(Vectors.message, [4: 0x40, 5: 0, 6: 0, 7: 0]), .malformed),
        ("a description behind the buffer", changed(Vectors.message, [4: 0, 5: 0]), .malformed),
        ("another type", changed(Vectors.message, [8: 35]), .contradiction),
        ("another tag", changed(Vectors.message, [9: 4]), .contradiction),
        ("no type", changed(Vectors.message, [8: 0]), .unknownType),
        ("the reserved type", changed(Vectors.message, [8: 7]), .unknownType),
        ("a newer type", changed(Vectors.message, [8: 200]), .unknownType),
        ("a profile", Vectors.userInfo, .wrongChannel),
        ("a friend request", Vectors.friendRequest, .wrongChannel),
        ("too many bytes", Vectors.message + [UInt8](repeating: 0, count: 1372), .tooLong),
        ("a message longer than the buffer", changed(Vectors.message, [24: 60]), .malformed),
        // `extensionMessage`: the offset of the extension's name is at 20, that of the octets at 24, the NUL at 51.
        ("a string without NUL", changed(Vectors.extensionMessage, [51: 1]), .malformed),
        ("a string that is its own offset", changed(Vectors.extensionMessage, [20: 0]), .malformed),
        ("octets that are their own offset", changed(Vectors.extensionMessage, [24: 0]), .malformed),
        ("octets at an odd place", changed(Vectors.extensionMessage, [24: 6]), .malformed),
        ("tables at odd places", [6, 0, 0, 0, 0, 0] + Vectors.message[4...], .malformed),
        (
            "a description at an odd place", changed(Vectors.message, [4: 0xCD]) + [0] + Vectors.message[44...],
            .malformed
        ),
        ("an empty message", changed(Vectors.message, [24: 0]), .missing),
        (
            "a tid of zero", changed(Vectors.nextBulk, Dictionary(uniqueKeysWithValues: (20..<28).map { ($0, 0) })),
            .missing
        ),
        ("a size over the limit", changed(Vectors.firstBulk, [31: 1]), .tooLong),
    ]

    @Test("Are refused with what is wrong", arguments: wrong.indices)
    func refuses(index: Int) throws {
        let (what, bytes, code) = Self.wrong[index]
        let error = try #require(throws: PacketError.self, "\(what)") {
            try CarrierPacket(decoding: bytes, from: .friendMessage)
        }
        #expect(error.code == code, "\(what): \(error)")
        #expect(!error.message.isEmpty)
    }

    @Test("A body at an odd place is refused even if none of its fields minds", arguments: [0, 2])
    func checksTheBodysPlace(gap: Int) {
        let root = hex("10000000 0a000c00040005000800 0000 0c000000 03010000") + [10 + UInt8(gap), 0, 0, 0]
        let description = hex("060005000400") + [UInt8](repeating: 0, count: gap)
        let body = [6 + UInt8(gap), 0, 0, 0, 1]
        let packet = try? CarrierPacket(decoding: root + description + body, from: .statusMessage)
        #expect((packet != nil) == (gap == 2))
    }

    @Test("A packet comes on its own way only", arguments: PacketChannel.allCases)
    func checksTheChannel(channel: PacketChannel) {
        let packets: [(PacketChannel, [UInt8])] =
            [(.statusMessage, Vectors.userInfo), (.friendRequest, Vectors.friendRequest)]
            + Vectors.friendMessages.map { (.friendMessage, $0) }
        for (own, bytes) in packets {
            let isMessage = bytes == Vectors.message || bytes == Vectors.extensionMessage
            let fits = own == channel || (channel == .expressMessage && isMessage)
            #expect(((try? CarrierPacket(decoding: bytes, from: channel)) != nil) == fits)
        }
    }
}
