import Synchronization
import TelegramClient
import TelegramSimulator
import TestSupport
import Testing

@testable import Unspool

/// Exports while Telegram does what it likes, the same for the same seed.
struct FaultSeedTests {
    /// What is exported, and the names that need Telegram.
    private struct Subject: Hashable {
        let title: String
        let template: String

        static let channel = Subject(title: "Martlet Archive", template: "{id}_{name}.{ext}")
        static let forum = Subject(title: "Forum", template: "{topic}/{sender}/{id}_{name}.{ext}")
    }

    private static let calm = Task {
        var results: [Subject: (ExportSummary, [String: [UInt8]], [ManifestItem])] = [:]
        for subject in [Subject.channel, .forum] {
            let account = try await account()
            let summary = try await account.export(subject.title, store: try store(account, subject)).summary
            results[subject] = (summary, try account.files(), try account.manifest())
            await account.session.close()
        }
        return results
    }

    private static func account() async throws -> SimulatedAccountFixture {
        let account = try SimulatedAccountFixture(world: .complete())
        try await account.signIn()
        return account
    }

    private static func store(_ account: SimulatedAccountFixture, _ subject: Subject) throws -> ArchiveWriter {
        var options = ArchiveWriter.Options()
        options.template = try NameTemplate(subject.template)
        return try account.archive(options)
    }

    @Test(arguments: 0..<50)
    func `whatever goes wrong, run again an export has lost nothing, doubled nothing and left nothing behind`(
        seed: UInt64
    ) async throws {
        let subject = seed % 3 == 0 ? Subject.forum : .channel
        let (expected, files, manifest) = try #require(try await Self.calm.value[subject])
        let account = try await Self.account()
        // TDLib itself cannot tell bytes that differ in a file of the right size.
        var plan = SimulatedFaultPlan(seed: seed)
        plan.downloadRates.otherBytes = 0
        plan.rates.longFloodWait = 0.01
        plan.rates.unknownContent = 0.02
        // A download that stands still costs the time after which it is given up.
        if seed % 5 == 0 { plan.downloadRates.stuck = 0.03 }
        plan.limit = 60
        account.telegram.use(plan)
        var options = ChatExport.Options()
        options.fetching = FileFetcher.Policy(clock: InstantClock())
        options.fetching.stallLimit = .seconds(3)
        options.workers = 1 + Int(seed) % 9
        options.grace = .zero
        if seed % 2 == 1 {
            options.room = DiskRoom(cache: account.folder.path + "/files", volume: { _ in nil })
        }
        var isComplete = false
        var runs = 0
        while runs < 12, !isComplete {
            runs += 1
            let summary: ExportSummary
            do {
                let result = try await account.export(
                    subject.title, store: try Self.store(account, subject), options: options)
                summary = result.summary
                #expect(Set(result.items.map(\.id)).count == result.items.count)
                #expect(result.items.allSatisfy { $0.outcome != .failed || $0.reason?.isEmpty == false })
                #expect(result.items.allSatisfy { $0.reason?.contains("HIDDEN") != true })
            } catch let failure as ChatExport.Failure {
                // Only what concerns the whole walk may end it, and is told.
                let error = try #require(failure.underlying as? TDLibError)
                let wait = error.floodWait?.seconds ?? 0
                #expect(error.concernsOneThing || wait >= 600, "\(error)")
                #expect(failure.summary.problem?.contains("HIDDEN") == false)
                summary = failure.summary
            } catch let error as TDLibError {
                // The chat was not even found.
                #expect(error.concernsOneThing || error.floodWait != nil, "\(error)")
                continue
            }
            #expect(summary.counts.values.reduce(0, +) == summary.total)
            // Content that no schema knows is told, and is there the next time.
            isComplete = summary.isComplete && summary.counts[.unsupported] == expected.counts[.unsupported]
            if isComplete { #expect(summary.total == expected.total) }
        }
        #expect(isComplete, "after \(runs) runs")
        #expect(try account.files() == files)
        #expect(try account.manifest() == manifest)
        #expect(Set(account.folder.names()).isSubset(of: ["database", "database-key", "files", "out"]))
        #expect(account.folder.names(in: "out/.unspool") == ["journal.sqlite"])
        await account.session.close()
    }
}
