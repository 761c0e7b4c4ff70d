import TelegramSimulator
import Testing

@testable import Unspool

/// Names of topics and senders that Telegram does not give at once.
struct ExportNameFaultTests {
    private static let template = "{topic}/{sender}/{id}.{ext}"

    private func export(
        faults: [SimulatedFault]
    ) async throws -> (first: ExportSummary, paths: [String], manifest: [ManifestItem]) {
        let account = try SimulatedAccountFixture(world: .complete())
        try await account.signIn()
        _ = try await ChatSelector.find("Forum", in: account.chats)
        for fault in faults { account.telegram.add(fault) }
        var options = ArchiveWriter.Options()
        options.template = try NameTemplate(Self.template)
        var export = ChatExport.Options()
        export.fetching = FileFetcher.Policy(clock: InstantClock())
        let first = try await account.export("Forum", store: try account.archive(options), options: export)
        for item in first.items where item.outcome == .failed {
            #expect(item.path == nil && item.reason?.isEmpty == false)
            #expect(item.reason?.contains("HIDDEN") == false)
        }
        account.telegram.removeFaults()
        let second = try await account.export("Forum", store: try account.archive(options), options: export).summary
        #expect(second.isComplete)
        await account.session.close()
        return (first.summary, try account.files().keys.sorted(), try account.manifest())
    }

    @Test(arguments: ["getForumTopic", "getUser"])
    func `an error that may pass changes no name, and what waits for the name comes later`(function: String)
        async throws
    {
        let calm = try await export(faults: [])
        #expect(calm.paths.contains { $0.hasPrefix("Documents 📄/Bob") })
        let named = calm.manifest.filter { $0.topic == "Documents 📄" }
        #expect(named.contains { $0.senderName?.hasPrefix("Bob") == true })
        for error in [(500, "Internal Server Error"), (406, "HIDDEN")] as [(Int32, String)] {
            let fault = SimulatedFault(function, .error(code: error.0, message: error.1), times: 3)
            let faulty = try await export(faults: [fault])
            let counts = faulty.first.counts
            #expect(counts[.failed] != nil && counts[.saved] != nil)
            #expect(faulty.paths == calm.paths)
            #expect(faulty.manifest == calm.manifest)
        }
        let waiting = try await export(faults: [.floodWait(function, seconds: 60, times: 3)])
        #expect(waiting.first.isComplete && waiting.paths == calm.paths)
        #expect(waiting.manifest == calm.manifest)
    }

    @Test func `a topic that does not exist has no name`() async throws {
        let fault = SimulatedFault("getForumTopic", .error(code: 404, message: "Not Found"), times: 100)
        let gone = try await export(faults: [fault])
        #expect(gone.first.isComplete && !gone.paths.contains { $0.hasPrefix("Documents") })
    }
}
