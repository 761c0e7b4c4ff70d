import CommandLineInterface
import Foundation
import TestSupport
import Testing

/// The command as a process, on the simulator.
struct ChatsProcessTests {
    @Test func `chats are listed in columns, searched, and known without Telegram afterwards`() throws {
        let folder = try TestFolder()
        let nothing = try UnspoolProcess.run("--simulated", "chats", "--cached", in: folder)
        #expect(nothing.exitCode == 66 && nothing.messages.contains("unspool chats"))

        let all = try UnspoolProcess.run("--simulated", "chats", in: folder)
        #expect(all.exitCode == 0)
        let lines = all.lines.map(String.init)
        #expect(lines.first?.hasPrefix("ID") == true && lines.first?.hasSuffix("  NOTES") == true && lines.count > 10)
        // The same column, counted as a terminal shows it, although some titles are wide.
        let kinds = Set(["private", "supergroup", "channel", "basic_group", "secret"])
        let dates = lines.dropFirst().compactMap { line -> Int? in
            guard let match = line.firstMatch(of: /\d{4}-\d{2}-\d{2} \d{2}:\d{2}/) else { return nil }
            return DisplayWidth.of(String(line[..<match.range.lowerBound]))
        }
        #expect(dates.count > 10 && Set(dates).count == 1)
        #expect(lines.contains { $0.contains("美玲 🌸") })
        #expect(lines.dropFirst().allSatisfy { line in kinds.contains { line.contains($0) } })

        let found = try UnspoolProcess.run("--simulated", "chats", "--search", "HOLIDAY", "--json", in: folder)
        let holiday = try #require(try found.objects().first)
        #expect(try found.objects().count == 1 && holiday["title"] as? String == "Holiday Photos")
        #expect(holiday["type"] as? String == "supergroup" && holiday["member_count"] as? Int == 4)

        let cached = try UnspoolProcess.run("--simulated", "chats", "--cached", in: folder)
        #expect(cached.exitCode == 0)
        #expect(cached.lines.map { $0.split(separator: " ").first } == all.lines.map { $0.split(separator: " ").first })
        let archive = try UnspoolProcess.run("--simulated", "chats", "--archive", "--json", in: folder)
        #expect(try archive.objects().allSatisfy { $0["list"] as? String == "archive" })
        #expect(try archive.objects().count == 2)
    }

    @Test func `the complete world has folders and a forum`() throws {
        let folder = try TestFolder()
        let world = ["UNSPOOL_SIMULATED_WORLD": "complete"]
        let words = ["--simulated", "chats", "--json"]
        let work = try UnspoolProcess(words + ["--folder", "Work"], in: folder, environment: world).finish()
        #expect(try work.objects().count == 1, "\(work.messages)")
        let forum = try UnspoolProcess(words + ["--search", "Forum"], in: folder, environment: world).finish()
        #expect(try forum.objects().count == 1, "\(forum.messages)")
    }

    @Test func `what cannot be listed is told`() throws {
        let folder = try TestFolder()
        let noFolder = try UnspoolProcess.run("--simulated", "chats", "--folder", "No such folder", in: folder)
        #expect(noFolder.exitCode == 66 && noFolder.messages.contains("No such folder"))
        let both = try UnspoolProcess.run("--simulated", "chats", "--folder", "x", "--archive", in: folder)
        #expect(both.exitCode == 64)
        let offline = try UnspoolProcess.run("--simulated", "chats", "--topics", "--cached", in: folder)
        #expect(offline.exitCode == 64)
    }
}
