import Testing

@testable import CarrierNetwork

@Suite struct VersionTests {
    @Test func theLibraryHereIsSupported() throws {
        #expect(ToxcoreVersion.linked == ToxcoreVersion(0, 2, 18))
        try ToxcoreVersion.linked.requireSupported()
    }

    @Test(arguments: [(0, 2, 17), (0, 2, 19), (0, 3, 18), (1, 2, 18), (0, 0, 0)])
    func anotherVersionIsRefusedByName(major: UInt32, minor: UInt32, patch: UInt32) {
        let version = ToxcoreVersion(major, minor, patch)
        let error = #expect(throws: CarrierSystemError.self) {
            try CarrierSystem(conditions: .none, version: version) { .zero }
        }
        #expect(error?.code == .unsupportedToxcore)
        #expect(error?.found == version)
        #expect(error?.message.contains("\(major).\(minor).\(patch)") == true)
        #expect(error?.message.contains("0.2.18") == true)
    }
}
