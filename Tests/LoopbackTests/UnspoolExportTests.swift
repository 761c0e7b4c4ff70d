import Foundation
import Testing

@Suite("unspool exports a channel on the real TDLib", .onLoopbackTelegram, .serialized, .timeLimit(.minutes(15)))
struct UnspoolExportTests {
    @Test("every file has the server's SHA-256, hostile names stay inside, and a second run fetches nothing")
    func exportsEverythingOnce() async throws {
        let fixture = try await ExportFixture(to: "a/b/export")
        // Names such as ../../etc/passwd would land beside the destination: nothing else may be there.
        try FileManager.default.createDirectory(
            at: fixture.destination.deletingLastPathComponent(), withIntermediateDirectories: true)

        let export = try await fixture.export()
        #expect(export.status == 0, "\(export.messages)")
        let events = try export.objects()
        let summary = try #require(events.last)
        #expect(summary["type"] as? String == "summary")
        let counts = try #require(summary["counts"] as? [String: Int])
        #expect(counts.values.reduce(0, +) == summary["total"] as? Int, "the summary adds up")
        #expect(summary["messages"] as? Int == 500)
        #expect(!export.output.utf8.contains(0x1B))
        try fixture.channel.expectComplete(fixture.destination)
        #expect(try FileManager.default.contentsOfDirectory(atPath: fixture.around.url.path()) == ["a"])
        #expect(try FileManager.default.contentsOfDirectory(atPath: fixture.around.path("a")) == ["b"])
        #expect(try FileManager.default.contentsOfDirectory(atPath: fixture.around.path("a/b")) == ["export"])

        // TDLib has let go of what was moved out of its cache.
        #expect(try cached(fixture) == [])

        let fetched = try fixture.server.calls(of: "upload.getFile")
        let again = try await fixture.export()
        #expect(again.status == 0, "\(again.messages)")
        #expect(try fixture.server.calls(of: "upload.getFile") == fetched, "the second run downloads nothing")
        let saved = try #require(again.objects().last?["counts"] as? [String: Int])["saved"] ?? 0
        #expect(saved == 0)
        try fixture.channel.expectComplete(fixture.destination)
    }

    /// What TDLib's cache has of the channel's files.
    private func cached(_ fixture: ExportFixture) throws -> [String] {
        let files = fixture.unspool.home.url.appending(path: "account/TDLib/files")
        let sizes = Set(fixture.channel.files.values.map(\.size))
        return try FileManager.default.subpathsOfDirectory(atPath: files.path()).filter { path in
            let facts = try FileManager.default.attributesOfItem(atPath: files.path() + "/" + path)
            return facts[.type] as? FileAttributeType == .typeRegular && sizes.contains(facts[.size] as? Int ?? 0)
        }
    }

    @Test("copies that stayed in TDLib's cache are removed by a run that keeps none, and nothing is fetched for that")
    func trimsCache() async throws {
        let fixture = try await ExportFixture()
        #expect(try await fixture.export("--keep-cache").status == 0)
        let kept = try cached(fixture)
        #expect(kept.count > 40)
        let fetched = try fixture.server.calls(of: "upload.getFile")
        let again = try await fixture.export()
        #expect(again.status == 0, "\(again.messages)")
        #expect(try cached(fixture) == [])
        #expect(try fixture.server.calls(of: "upload.getFile") == fetched)
        try fixture.channel.expectComplete(fixture.destination)
    }

    @Test("killed in the middle, the next run completes it")
    func resumesAfterKill() async throws {
        let fixture = try await ExportFixture()

        var saved = 0
        let killed = try await fixture.export { line in
            if line.contains("\"outcome\":\"saved\"") { saved += 1 }
            return saved == 40
        }
        #expect(killed.wasKilled)
        let resumed = try await fixture.export()
        #expect(resumed.status == 0, "\(resumed.messages)")
        try fixture.channel.expectComplete(fixture.destination)
    }

    @Test("a flood wait, server errors and lost connections cost time and nothing else")
    func survivesFaults() async throws {
        let fixture = try await ExportFixture()
        try fixture.server.fault("upload.getFile", ["code": 420, "text": "FLOOD_WAIT_2", "times": 1, "skip": 20])
        try fixture.server.fault("upload.getFile", ["code": 500, "text": "INTERNAL", "times": 1, "skip": 40])
        try fixture.server.fault("messages.getHistory", ["code": 420, "text": "FLOOD_WAIT_2", "times": 1, "skip": 1])

        var items = 0
        let export = try await fixture.export { line in
            if line.contains("\"type\":\"item\"") {
                items += 1
                if items == 30 || items == 90 { try fixture.server.command("drop") }
            }
            return false
        }
        #expect(items > 90)
        #expect(export.status == 0, "\(export.messages)")
        try fixture.channel.expectComplete(fixture.destination)
    }
}
