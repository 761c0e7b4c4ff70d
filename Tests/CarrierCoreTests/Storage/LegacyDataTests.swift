import CarrierCore
import CarrierWire
import TestSupport
import Testing

@Suite("The files of Carrier up to 5.1")
struct LegacyDataTests {
    private static let key = [UInt8](100..<132)
    private static let savedata: [UInt8] = [0, 0, 0, 0, 0x1F, 0x1B, 0xED, 0x15] + [1, 2, 3] + key + [4]
    private let folder: TestFolder

    init() throws {
        folder = try TestFolder()
        folder["dhtdata"] = Self.savedata
    }

    private static func labels(_ labels: [(UInt32, String)], isBigEndian: Bool, key: [UInt8] = key) -> [UInt8] {
        func bytes(_ number: UInt32) -> [UInt8] {
            let octets = (0..<4).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
            return isBigEndian ? octets.reversed() : octets
        }
        return key + bytes(UInt32(labels.count)) + labels.flatMap { bytes($0.0) + Array($0.1.utf8) + [0] }
    }

    @Test("Become a carrier.data, in both byte orders", arguments: [false, true], [0, 1, 3, 256])
    func convert(isBigEndian: Bool, count: Int) throws {
        let records = (0..<count).map { (UInt32($0), "friend \($0)") }
        folder["eladata"] = Self.labels(records, isBigEndian: isBigEndian)
        let expected = CarrierData(savedata: Self.savedata, labels: Dictionary(uniqueKeysWithValues: records))
        do {
            let data = try folder.open()
            #expect(try data.load() == expected && data.warnings.isEmpty)
        }
        #expect(folder.names() == ["carrier.data", "carrier.lock"])
        #expect(try folder.mode("carrier.data") == 0o600)
        #expect(try folder.open().load() == expected)
    }

    @Test("Are converted without labels if there are none")
    func convertAlone() throws {
        #expect(try folder.open().load() == CarrierData(savedata: Self.savedata))
        #expect(folder.names() == ["carrier.data", "carrier.lock"])
    }

    @Test("Keep labels that cannot be read, or are somebody else's, where they are")
    func keepDamagedLabels() throws {
        let good = Self.labels([(0, "a"), (1, "b")], isBigEndian: false)
        let other = Self.labels([(0, "a")], isBigEndian: false, key: [UInt8](0..<32))
        for bytes in [Array(good.dropLast()), good + [0], Array(good[..<34]), [], other] {
            let folder = try TestFolder()
            folder["dhtdata"] = Self.savedata
            folder["eladata"] = bytes
            let data = try folder.open()
            #expect(try data.load() == CarrierData(savedata: Self.savedata))
            #expect(data.warnings.count == 1 && folder["eladata"] == bytes && folder["dhtdata"] == nil)
        }
    }

    @Test("Have their labels cut to what a label may have")
    func cutLabels() throws {
        folder["eladata"] = Self.labels([(0, String(repeating: "é", count: 40)), (1, "")], isBigEndian: false)
        let data = try folder.open().load()
        #expect(data?.labels == [0: String(repeating: "é", count: 31)])
    }

    @Test("That are damaged or encrypted are refused and left alone")
    func refuseDamage() throws {
        folder["dhtdata"] = Array("toxEsave".utf8)
        let error = try #require(throws: NodeError.self) { try folder.open().load() }
        #expect(error.code == .badPersistentData && error.message.contains("dhtdata"))
        #expect(folder.names() == ["carrier.lock", "dhtdata"])
    }

    @Test("Do not matter once there is a carrier.data")
    func areIgnored() throws {
        folder["carrier.data"] = try content(1).encoded()
        #expect(try folder.open().load() == content(1))
        #expect(folder["dhtdata"] == Self.savedata)
    }
}
