import Foundation
import TestSupport
import Testing

/// Exports that did not reach everything, and what is told of them.
@Suite(.serialized)
struct UnfinishedExportTests {
    private static let slow = ["UNSPOOL_SIMULATED_BYTES_PER_SECOND": "100000"]

    private func words(_ folder: TestFolder) -> [String] {
        ["--simulated", "--json", "export", "Holiday Photos", "--to", folder.path + "/out"]
    }

    @Test func `what an interrupted export did not reach is told by verify, with what to run`() throws {
        let folder = try TestFolder()
        let process = try UnspoolProcess(words(folder), in: folder, environment: Self.slow)
        var awaited: Set = ["saved", "scanned"]
        while !awaited.isEmpty, let line = try process.line() {
            if line.contains(#""outcome":"saved""#) { awaited.remove("saved") }
            if line.contains(#""type":"scanned""#), line.contains(#""complete":true"#) { awaited.remove("scanned") }
        }
        process.terminate()
        let export = try process.finish()
        #expect(export.exitCode == 130)
        let summary = try #require(try export.objects().last)
        let unreached = try #require(summary["unreached"] as? Int)
        // What was broken off in order is gone on with.
        let downloads = folder.path + "/.local/share/Unspool/Simulated/downloads"
        #expect(FileManager.default.fileExists(atPath: downloads))
        #expect(unreached > 0 && summary["scan_complete"] as? Bool == true && summary["complete"] as? Bool == false)

        let verify = try UnspoolProcess.run("verify", folder.path + "/out", in: folder)
        #expect(verify.exitCode == 3 && !verify.output.contains("All is well"))
        #expect(verify.output.contains("\(unreached) items found and not fetched yet"), "\(verify.output)")
        #expect(verify.messages.contains("unspool retry '\(folder.path)/out'"), "\(verify.messages)")
        let json = try UnspoolProcess.run("verify", folder.path + "/out", "--json", in: folder)
        #expect(try json.exitCode == 3 && json.objects().last?["unreached"] as? Int == unreached)

        let retry = try UnspoolProcess.run("--simulated", "retry", folder.path + "/out", in: folder)
        #expect(retry.exitCode == 0)
        #expect(!FileManager.default.fileExists(atPath: downloads))
        let whole = try UnspoolProcess.run("verify", folder.path + "/out", in: folder)
        #expect(whole.exitCode == 0 && whole.output.contains("All is well"), "\(whole.messages)")
    }

    @Test func `a chat that was not looked through to the end is told, though no item is missing`() throws {
        let folder = try TestFolder()
        let script = folder.path + "/script"
        let fault = #"{"@type":"simulator.addFault","method":"getChatHistory","skip":1,"hold":true}"# + "\n"
        try Data(fault.utf8).write(to: URL(fileURLWithPath: script))
        let process = try UnspoolProcess(words(folder), in: folder, environment: ["UNSPOOL_SIMULATED_EVENTS": script])
        while let line = try process.line(), !line.contains(#""type":"scanned""#) {}
        process.interrupt()
        #expect(try process.finish().exitCode == 130)
        let verify = try UnspoolProcess.run("verify", folder.path + "/out", "--json", in: folder)
        let summary = try #require(try verify.objects().last)
        #expect(verify.exitCode == 3 && summary["unscanned_chats"] as? Int == 1, "\(verify.messages)")
        // Another selection of the chat that comes to its end settles it.
        #expect(try UnspoolProcess.run("--simulated", "retry", folder.path + "/out", in: folder).exitCode == 0)
        #expect(try UnspoolProcess.run("verify", folder.path + "/out", in: folder).exitCode == 3)
        #expect(try UnspoolProcess(words(folder) + ["--since", "2020-01-01"], in: folder).finish().exitCode == 0)
        #expect(try UnspoolProcess.run("verify", folder.path + "/out", in: folder).exitCode == 0)
    }

    @Test func `an export that finds nothing writes an empty manifest and a page, and a dry run nothing`() throws {
        let folder = try TestFolder()
        let nothing = words(folder) + ["--since", "2030-01-01"]
        #expect(try UnspoolProcess(nothing + ["--dry-run"], in: folder).finish().exitCode == 0)
        #expect(!folder.names().contains("out"))
        #expect(try UnspoolProcess(nothing, in: folder).finish().exitCode == 0)
        #expect(folder.names(in: "out") == [".unspool", "index.html", "manifest.ndjson"])
        #expect(folder["out/manifest.ndjson"] == [])
        let verify = try UnspoolProcess.run("verify", folder.path + "/out", in: folder)
        #expect(verify.exitCode == 0 && verify.output.contains("0 of 0 files"), "\(verify.messages)")
        #expect(verify.output.contains("All is well"))
        // Nothing was exported into this one, and nothing says so.
        try FileManager.default.createDirectory(atPath: folder.path + "/other", withIntermediateDirectories: false)
        let retry = try UnspoolProcess.run("--simulated", "retry", folder.path + "/other", in: folder)
        #expect(retry.exitCode == 66 && retry.messages.contains("holds no export"), "\(retry.messages)")
        #expect(folder.names(in: "other") == [])
        #expect(try UnspoolProcess.run("verify", folder.path + "/other", in: folder).exitCode == 66)
    }

    @Test func `a process that is ended at once leaves no copy of the journal, and an earlier one's goes`() throws {
        let folder = try TestFolder()
        #expect(try UnspoolProcess(words(folder), in: folder).finish().exitCode == 0)
        let manager = FileManager.default
        let old = folder.path + "/tmp/unspool-" + UUID().uuidString
        try manager.createDirectory(atPath: old, withIntermediateDirectories: true)
        folder["tmp/" + (old as NSString).lastPathComponent + "/journal.sqlite"] = [1]
        try manager.setAttributes([.modificationDate: Date(timeIntervalSince1970: 1e9)], ofItemAtPath: old)
        let script = folder.path + "/script"
        let fault = #"{"@type":"simulator.addFault","method":"getChatHistory","hold":true}"# + "\n"
        try Data(fault.utf8).write(to: URL(fileURLWithPath: script))
        let process = try UnspoolProcess(
            words(folder) + ["--dry-run"], in: folder,
            environment: ["UNSPOOL_SIMULATED_EVENTS": script, "TMPDIR": folder.path + "/tmp"])
        while let line = try process.line(), !line.contains(#""type":"started""#) {}
        process.kill()
        _ = try process.finish()
        #expect(folder.names(in: "tmp") == [])
    }
}
