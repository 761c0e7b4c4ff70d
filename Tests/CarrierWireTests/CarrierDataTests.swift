import NativeLoop
import TestSupport
import Testing

@testable import CarrierWire

@Suite("The data file")
struct CarrierDataTests {
    private static let sample = CarrierData(savedata: [1, 2, 3, 4, 5], labels: [0: "Alice", 7: "Bob"])

    /// The file with other bytes at some places, and the right checksum.
    private static func changed(_ change: (inout [UInt8]) -> Void) throws -> [UInt8] {
        var bytes = try sample.encoded()
        change(&bytes)
        if bytes.count >= 256 { bytes.replaceSubrange(16..<48, with: PortableSHA256.hash(bytes[256...])) }
        return bytes
    }

    @Test("Is that of the vector, byte for byte")
    func writesTheVector() throws {
        let bytes = try Self.sample.encoded()
        #expect(bytes.count == 768)
        #expect(
            hex(Array(bytes[..<48]))
                == "0e0c0d0a000000020000000500000012993d52f5707665070f77fa65f88448981d30d1315b499d5936b8fbfcf8a60d3a")
        #expect(hex(Array(bytes[512..<530])) == "00000000416c6963650000000007426f6200")
        #expect(PortableSHA256.hex(bytes) == "c007657577a603add597e953a913a2e32a2bbdce08a98f1c104a1f6aa0139b04")
        #expect(try CarrierData(decoding: bytes) == Self.sample)
    }

    @Test(
        "Its parts are padded as native does it",
        arguments: [
            (0, 256), (1, 256), (191, 256), (192, 512), (255, 512), (256, 512), (448, 768), (3551, 3840), (8, 256),
            (3612, 3840),
        ])
    func pads(count: Int, size: Int) throws {
        #expect(CarrierData.paddedSize(count) == size)
        let bytes = try CarrierData(savedata: [UInt8](repeating: 9, count: count)).encoded()
        #expect(bytes.count == 256 + size + 256)
        #expect(try CarrierData(decoding: bytes).savedata.count == count)
    }

    @Test("Is read as it was written", arguments: 1...6)
    func roundTrips(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        for _ in 0..<10 {
            var data = CarrierData(savedata: random.bytes(.random(in: 0...2000, using: &random)))
            for _ in 0..<Int.random(in: 0...20, using: &random) {
                let label = String(repeating: ["a", "é", "😀"].randomElement(using: &random) ?? "b", count: 15)
                data.labels[UInt32.random(in: 0 ... .max, using: &random)] = label
            }
            #expect(try CarrierData(decoding: data.encoded()) == data)
        }
    }

    @Test(
        "Of which any byte was changed is refused",
        arguments: [0, 3, 4, 7, 8, 9, 10, 12, 13, 14, 16, 47, 256, 511, 512, 767])
    func noticesChanges(place: Int) throws {
        var bytes = try Self.sample.encoded()
        bytes[place] ^= 0x20
        let error = try #require(throws: CarrierDataError.self) { try CarrierData(decoding: bytes) }
        let code: CarrierDataError.Code =
            switch place {
            case 0..<4: .notCarrierData
            case 4..<8: .revision
            case 8, 12: .tooLong
            case 9..<16: .length
            default: .checksum
            }
        #expect(error.code == code && !error.message.isEmpty, "\(error)")
    }

    @Test("That was cut anywhere is refused")
    func noticesCuts() throws {
        let bytes = try Self.sample.encoded()
        for end in bytes.indices {
            let error = try #require(throws: CarrierDataError.self) { try CarrierData(decoding: Array(bytes[..<end])) }
            #expect(error.code == (end == 0 || end >= 4 ? .length : .notCarrierData))
        }
        #expect(throws: CarrierDataError.self) { try CarrierData(decoding: bytes + [0]) }
    }

    @Test("That was changed anywhere, with the checksum that fits, is read or refused", arguments: 1...4)
    func neverTraps(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        var (accepted, refused) = (0, 0)
        for _ in 0..<300 {
            let bytes = try Self.changed { bytes in
                for _ in 0...Int.random(in: 0..<4, using: &random) {
                    let place = Int.random(
                        in: [0..<16, 500..<540].randomElement(using: &random) ?? 0..<16, using: &random)
                    bytes[place] = UInt8.random(in: 0...20, using: &random)
                }
                if Int.random(in: 0..<8, using: &random) == 0 { bytes.removeLast(.random(in: 1...700, using: &random)) }
            }
            do throws(CarrierDataError) {
                let data = try CarrierData(decoding: bytes)
                accepted += 1
                #expect(try CarrierData(decoding: data.encoded()) == data)
            } catch {
                refused += 1
                #expect(!error.message.isEmpty)
            }
        }
        #expect(accepted > 10 && refused > 10, "\(accepted) were read, \(refused) were refused")
    }

    @Test("Of another revision is told apart from a damaged one")
    func namesTheRevision() throws {
        var bytes = try Self.sample.encoded()
        bytes[7] = 3
        let error = try #require(throws: CarrierDataError.self) { try CarrierData(decoding: bytes) }
        #expect(error.code == .revision && error.message == "The file has revision 3; only 2 can be read")
    }

    @Test("May have labels up to an empty one; cut ones are an error")
    func readsLabels() throws {
        let empty = try Self.changed { $0[516] = 0 }
        #expect(try CarrierData(decoding: empty).labels.isEmpty)
        let shortened = try Self.changed { $0[15] = 10 }
        #expect(try CarrierData(decoding: shortened).labels == [0: "Alice"])
        for size in [1, 4, 5, 9, 11, 14, 17] {
            let cut = try Self.changed { $0[15] = UInt8(size) }
            let error = try #require(throws: CarrierDataError.self) { try CarrierData(decoding: cut) }
            #expect(error.code == .labels)
        }
        let twice = try Self.changed { $0[525] = 0 }
        #expect(try CarrierData(decoding: twice).labels == [0: "Bob"])
        let broken = try Self.changed { $0[516] = 0xFF }
        #expect(try CarrierData(decoding: broken).labels[0] == "\u{FFFD}lice")
    }

    @Test("Is not written with labels or parts that are too long")
    func refusesLongParts() throws {
        var data = CarrierData(savedata: [1], labels: [3: String(repeating: "x", count: 63), 4: ""])
        #expect(try CarrierData(decoding: data.encoded()).labels == [3: String(repeating: "x", count: 63)])
        data.labels[5] = String(repeating: "x", count: 64)
        #expect(try #require(throws: CarrierDataError.self) { try data.encoded() }.code == .tooLong)
        data.labels[5] = "a\u{0}b"
        #expect(try #require(throws: CarrierDataError.self) { try data.encoded() }.code == .labels)
        data = CarrierData(savedata: [UInt8](repeating: 0, count: CarrierData.maximumSectionSize + 1))
        #expect(try #require(throws: CarrierDataError.self) { try data.encoded() }.code == .tooLong)
    }
}
