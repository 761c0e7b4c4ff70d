import Foundation
import TestSupport
import Testing

/// What is done again, and what is asked of Telegram for it.
@Suite(.serialized)
struct RetryProcessTests {
    @Test func `retry fetches what failed or was not reached, in the folder's own way of naming, and nothing else`()
        throws
    {
        let folder = try TestFolder()
        let out = folder.path + "/out"
        let words = [
            "--simulated", "export", "Holiday Photos", "--to", out, "--json", "--template", "{date:yyyy}/{id}.{ext}",
        ]
        let process = try UnspoolProcess(
            words + ["--parallel", "1"], in: folder, environment: ["UNSPOOL_SIMULATED_BYTES_PER_SECOND": "300000"])
        var saved = 0
        while saved < 3, let line = try process.line() {
            if line.contains("\"outcome\":\"saved\"") { saved += 1 }
        }
        process.interrupt()
        let first = try process.finish()
        #expect(first.exitCode == 130)
        let summary = try #require(try first.objects().last)
        let unreached = try #require(summary["unreached"] as? Int)
        #expect(unreached > 5)
        let retried = try UnspoolProcess.run("--simulated", "retry", out, "--json", in: folder)
        #expect(retried.exitCode == 0, "\(retried.messages)")
        let counts = try #require(try retried.objects().last?["counts"] as? [String: Int])
        #expect(counts["saved"] == unreached)
        // Only the messages that were left.
        #expect(counts.values.reduce(0, +) == unreached)
        let rest = try UnspoolProcess(words, in: folder).finish()
        #expect(rest.exitCode == 0)
        #expect(try #require(try rest.objects().last?["counts"] as? [String: Int])["saved"] == nil)
        #expect(folder.names(in: "out").filter { $0.hasPrefix("2") }.count >= 1)
        let nothing = try UnspoolProcess.run("--simulated", "retry", out, in: folder)
        #expect(nothing.exitCode == 0 && nothing.messages.contains("Nothing has failed"))
        let missing = try UnspoolProcess.run("--simulated", "retry", folder.path + "/none", in: folder)
        #expect(missing.exitCode == 73 && !folder.names().contains("none"))
    }

    @Test func `retry takes what waits whatever was asked for then, and tells of a chat that cannot be seen`() throws {
        let folder = try TestFolder()
        let out = folder.path + "/out"
        let process = try UnspoolProcess(
            [
                "--simulated", "export", "Holiday Photos", "--to", out, "--json", "--include", "sizes", "--parallel",
                "1",
            ], in: folder, environment: ["UNSPOOL_SIMULATED_BYTES_PER_SECOND": "300000"])
        while let line = try process.line(), !line.contains("\"outcome\":\"saved\"") {}
        process.interrupt()
        let unreached = try #require(try process.finish().objects().last?["unreached"] as? Int)
        let gone = #"{"type":"item","v":1,"chat_id":-1009999999999,"message_id":1048576,"index":1,"outcome":"failed"}"#
        let manifest = URL(fileURLWithPath: out + "/manifest.ndjson")
        try (Data(contentsOf: manifest) + Data((gone + "\n").utf8)).write(to: manifest)

        let retried = try UnspoolProcess.run("--simulated", "retry", out, "--json", in: folder)
        #expect(retried.exitCode == 3 && retried.messages.contains("-1009999999999"), "\(retried.messages)")
        let counts = try #require(try retried.objects().last?["counts"] as? [String: Int])
        #expect(counts.values.reduce(0, +) == unreached && counts["failed"] == nil, "\(counts)")
        let again = try UnspoolProcess.run("--simulated", "retry", out, "--json", in: folder)
        #expect(again.exitCode == 3 && again.output.isEmpty)
    }

    @Test func `the page shows what was saved, also when the messages cannot be written`() throws {
        let folder = try TestFolder()
        let process = try UnspoolProcess(
            ["--simulated", "export", "Holiday Photos", "--to", folder.path + "/out", "--json", "--messages"],
            in: folder, environment: ["UNSPOOL_SIMULATED_BYTES_PER_SECOND": "500000"])
        while let line = try process.line(), !line.contains("\"outcome\":\"saved\"") {}
        // In the way of the temporary file.
        try FileManager.default.createDirectory(
            atPath: folder.path + "/out/.unspool/messages.ndjson.part", withIntermediateDirectories: false)
        let result = try process.finish()
        #expect(result.exitCode == 73 && result.messages.contains("messages.ndjson"), "\(result.messages)")
        #expect(folder.names(in: "out").contains("index.html") && folder.names(in: "out").contains("manifest.ndjson"))
    }

    @Test func `a wrong template is refused before anything begins`() throws {
        let folder = try TestFolder()
        let result = try UnspoolProcess.run(
            "--simulated", "export", "Holiday Photos", "--to", folder.path + "/out", "--template", "{nmae}", in: folder)
        #expect(result.exitCode == 64 && result.messages.contains("Did you mean '{name}'?"))
        #expect(!folder.names().contains("out"))
    }

    @Test func `stopped and continued, an export comes to its end as if nothing had been`() throws {
        let folder = try TestFolder()
        let process = try UnspoolProcess(
            ["--simulated", "export", "Holiday Photos", "--to", folder.path + "/out", "--json"], in: folder,
            environment: ["UNSPOOL_SIMULATED_BYTES_PER_SECOND": "1000000"])
        while let line = try process.line(), !line.contains("\"outcome\":\"saved\"") {}
        process.stop()
        let names = folder.names(in: "out")
        // Some time passes: as long as another process takes.
        _ = try UnspoolProcess.run("--simulated", "--home", folder.path + "/other", "chats", in: folder)
        #expect(folder.names(in: "out") == names, "nothing is done while it is stopped")
        process.continue()
        let result = try process.finish()
        #expect(result.exitCode == 0)
        #expect(folder.exportedNames(in: "out").count == 24)
    }
}
