import CarrierWire
import TestSupport
import Testing

@Suite("Mutated packets")
struct MutatedPacketTests {
    /// Packets to begin with, and the way on which each comes.
    private static func originals() throws -> [(bytes: [UInt8], channel: PacketChannel)] {
        var info = UserInfo()
        info.name = "Alice"
        info.protocolVersion = 1
        info.avatarURL = "https://example.org/a"
        var originals = Vectors.friendMessages.map { ($0, PacketChannel.friendMessage) }
        originals += [
            (Vectors.emptyUserInfo, .statusMessage), (Vectors.userInfo, .statusMessage),
            (Vectors.standardUserInfo, .statusMessage), (Vectors.friendRequest, .friendRequest),
            (Vectors.message, .expressMessage),
            (try CarrierPacket.userInfo(info).encoded(for: .statusMessage), .statusMessage),
        ]
        for (bytes, packet) in PacketVectorTests.messages {
            originals.append((bytes, .friendMessage))
            originals.append((try packet.encoded(for: .friendMessage), .friendMessage))
        }
        return originals
    }

    private static let numbers: [UInt8] = [0, 1, 2, 3, 4, 5, 8, 0x10, 0x7F, 0x80, 0xFC, 0xFE, 0xFF]

    private static func mutate(_ bytes: inout [UInt8], using random: inout SeededGenerator) {
        guard !bytes.isEmpty else {
            bytes = [4, 0, 0, 0]
            return
        }
        // One draw decides: debug builds draw slowly.
        let draw = random.next()
        let place = Int(draw >> 32) % bytes.count
        let number = numbers[Int(draw >> 24 & 0xFF) % numbers.count]
        switch draw & 15 {
        case 0...4: bytes[place] = number
        case 5...7: bytes[place] ^= 1 << UInt8(draw >> 8 & 7)
        case 8: bytes[place] = UInt8(truncatingIfNeeded: draw >> 8)
        case 9: bytes[place] &+= 4
        case 10: bytes[place] &-= 4
        case 11: for index in (place & ~3)..<min((place & ~3) + 4, bytes.count) { bytes[index] = number }
        case 12: bytes.removeSubrange(place...)
        case 13: bytes.removeSubrange(place..<min(place + Int(number & 7), bytes.count))
        case 14: bytes.insert(contentsOf: [number, number, number, number], at: place & ~3)
        default: bytes += bytes[place...]
        }
    }

    /// 8 times 26,000 packets.
    @Test("Each is read, and then written and read the same, or refused; none traps", arguments: 1...8)
    func neverTraps(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let originals = try Self.originals()
        var (accepted, refused) = (0, 0)
        for round in 0..<26_000 {
            var (bytes, channel) = originals[round % originals.count]
            for _ in 0...(random.next() & 3) { Self.mutate(&bytes, using: &random) }
            do throws(PacketError) {
                let packet = try CarrierPacket(decoding: bytes, from: channel)
                accepted += 1
                // A refusal without a reason, an empty greeting and a mended profile may be read, but are not written.
                guard let again = try? packet.encoded(for: channel) else { continue }
                if try CarrierPacket(decoding: again, from: channel) != packet {
                    Issue.record("\(hex(bytes)) is read otherwise when it is written again")
                }
            } catch {
                refused += 1
                if error.message.isEmpty { Issue.record("no message") }
            }
        }
        // Both ways must have been taken, often.
        #expect(accepted > 2_000 && refused > 2_000, "\(accepted) were read, \(refused) were refused")
    }

    @Test("Frames of an Express node never trap either", arguments: 1...2)
    func framesNeverTrap(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        var (accepted, refused) = (0, 0)
        for _ in 0..<10_000 {
            var bytes = Vectors.pulled
            for _ in 0...(random.next() & 1) { Self.mutate(&bytes, using: &random) }
            do throws(PacketError) {
                let frame = try PulledMessage(decoding: bytes)
                accepted += 1
                if try PulledMessage(decoding: frame.encoded()) != frame { Issue.record("\(hex(bytes))") }
            } catch {
                refused += 1
            }
        }
        #expect(accepted > 500 && refused > 500, "\(accepted) were read, \(refused) were refused")
    }

    @Test("Random bytes never trap", arguments: 1...2)
    func randomBytesNeverTrap(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        for count in 0..<3_000 {
            // Small numbers, so that offsets have a chance to stay inside.
            var bytes = random.bytes(count % 80).map { $0 & 0x1C }
            if bytes.count > 4 { bytes.replaceSubrange(0..<4, with: [4 * UInt8(count & 7), 0, 0, 0]) }
            for channel in PacketChannel.allCases { _ = try? CarrierPacket(decoding: bytes, from: channel) }
            _ = try? PulledMessage(decoding: bytes)
        }
    }
}
