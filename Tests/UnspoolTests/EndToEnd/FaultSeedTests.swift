import TelegramSimulator
import TestSupport
import Testing

@testable import Unspool

/// Exports while Telegram does what it likes, the same for the same seed.
struct FaultSeedTests {
    private static let calm = Task {
        let account = try SimulatedAccountFixture()
        try await account.signIn()
        let summary = try await account.export("Martlet Archive").summary
        let result = (summary.total, try account.files(), try account.manifest())
        await account.session.close()
        return result
    }

    @Test(arguments: 0..<50)
    func `whatever goes wrong, run again an export has lost nothing, doubled nothing and left nothing behind`(
        seed: UInt64
    ) async throws {
        let (total, files, manifest) = try await Self.calm.value
        let account = try SimulatedAccountFixture()
        try await account.signIn()
        // TDLib itself cannot tell bytes that differ in a file of the right size.
        var plan = SimulatedFaultPlan(seed: seed)
        plan.downloadRates.otherBytes = 0
        plan.limit = 60
        account.telegram.use(plan)
        var options = ChatExport.Options()
        options.fetching = FileFetcher.Policy(clock: InstantClock())
        options.workers = 1 + Int(seed) % 9
        options.grace = .zero
        if seed % 2 == 1 {
            options.room = DiskRoom(cache: account.folder.path + "/files", volume: { _ in nil })
        }
        var isComplete = false
        for _ in 0..<30 where !isComplete {
            guard let (summary, items) = try? await account.export("Martlet Archive", options: options) else {
                continue
            }
            #expect(summary.counts.values.reduce(0, +) == summary.total && summary.total == total)
            #expect(Set(items.map(\.id)).count == items.count)
            isComplete = summary.isComplete
        }
        #expect(isComplete)
        #expect(try account.files() == files)
        #expect(try account.manifest() == manifest)
        #expect(Set(account.folder.names()).isSubset(of: ["database", "database-key", "files", "out"]))
        #expect(account.folder.names(in: "out/.unspool") == ["journal.sqlite"])
        await account.session.close()
    }
}
