import Foundation
import TestSupport
import Testing

@testable import Unspool

struct AccountDiagnosisTests {
    private func disk(_ free: Int64) throws -> Finding? {
        let folder = try TestFolder()
        // The account's folder need not be there yet.
        let findings = AccountDiagnosis.findings(home: folder.path + "/a/b", now: .now) {
            $0 == folder.path ? DiskRoom.Volume(id: 1, free: free) : nil
        }
        return findings.first { $0.name == "disk" }
    }

    @Test func `little room is told with what needs it, and none where TDLib would end`() throws {
        let little = try #require(try disk(500 << 20))
        #expect(little.state == .warn && little.advice?.contains("--keep-cache") == true)
        #expect(try disk(DiskRoom().reserve - 1)?.state == .fail)
        #expect(try disk(1 << 40)?.state == .ok)
    }
}
