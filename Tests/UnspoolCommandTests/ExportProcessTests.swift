import Foundation
import TestSupport
import Testing

/// The command as a process, on the simulator.
@Suite(.serialized)
struct ExportProcessTests {
    private func counts(_ result: UnspoolProcess.Result) throws -> [String: Int] {
        try #require(try result.objects().last?["counts"] as? [String: Int])
    }

    private func manifest(_ folder: TestFolder) throws -> [[String: Any]] {
        let text = try String(contentsOfFile: folder.path + "/out/manifest.ndjson", encoding: .utf8)
        return try text.split(separator: "\n").map { line in
            try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
        }
    }

    @Test func `with JSON every line of the output is an object and progress is on standard error`() throws {
        let folder = try TestFolder()
        let out = folder.path + "/out"
        let result = try UnspoolProcess.run(
            "--simulated", "export", "Team: <Files> & \"Docs\"", "--to", out, "--json", in: folder)
        #expect(result.exitCode == 0)
        let objects = try result.objects()
        #expect(objects.allSatisfy { $0["type"] is String && $0["v"] as? Int == 1 })
        #expect(!result.output.utf8.contains(0x1B) && !result.messages.utf8.contains(0x1B))
        #expect(objects.last?["type"] as? String == "summary")
        #expect(try counts(result).values.reduce(0, +) == objects.last?["total"] as? Int)
        #expect(result.messages.contains("Exporting"))
        #expect(try manifest(folder).count == objects.last?["total"] as? Int)

        let chats = try UnspoolProcess.run("--simulated", "chats", "--json", in: folder)
        #expect(try chats.objects().allSatisfy { $0["type"] is String && $0["v"] as? Int == 1 && $0["id"] is Int })
        #expect(try chats.objects().count > 10)
        let quiet = try UnspoolProcess.run(
            "--simulated", "--quiet", "export", "Holiday Photos", "--dry-run", in: folder)
        #expect(quiet.messages.isEmpty && quiet.exitCode == 0)
    }

    @Test(arguments: [true, false]) func `TDLib's cache keeps files only if that is asked for`(isKept: Bool) throws {
        let folder = try TestFolder()
        let words = [
            "--simulated", "--home", folder.path + "/home", "export", "Holiday Photos", "--to", folder.path + "/out",
        ]
        let result = try UnspoolProcess(words + (isKept ? ["--keep-cache"] : []), in: folder).finish()
        #expect(result.exitCode == 0, "\(result.messages)")
        let cached = try SavedFile.all(below: folder.path + "/home")
        let saved = try SavedFile.all(below: folder.path + "/out")
        let both = Set(cached.map(\.size)).intersection(try manifest(folder).compactMap { $0["size"] as? Int })
        #expect(isKept ? both.count > 5 : both.isEmpty)
        // Neither shares its bytes with the other one, and what was moved has the permissions of what was written.
        #expect(saved.allSatisfy { $0.names == 1 })
        #expect(Set(saved.map(\.permissions)).count == 1)
    }

    private struct SavedFile {
        let size: Int
        let names: Int
        let permissions: Int

        static func all(below path: String) throws -> [SavedFile] {
            let manager = FileManager.default
            return try manager.subpathsOfDirectory(atPath: path).filter {
                !$0.hasPrefix(".unspool") && $0 != "index.html"
            }.compactMap {
                let facts = try manager.attributesOfItem(atPath: path + "/" + $0)
                guard facts[.type] as? FileAttributeType == .typeRegular else { return nil }
                return SavedFile(
                    size: try #require(facts[.size] as? Int), names: try #require(facts[.referenceCount] as? Int),
                    permissions: try #require(facts[.posixPermissions] as? Int))
            }
        }
    }

    @Test func `a killed export is continued without a double and without a rest`() throws {
        let folder = try TestFolder()
        let out = folder.path + "/out"
        let words = ["--simulated", "export", "Holiday Photos", "--to", out, "--json"]
        let slow = ["UNSPOOL_SIMULATED_BYTES_PER_SECOND": "400000"]
        var before: [String] = []
        // Killed after the first and after the fourth file, while others are half there.
        for saved in [1, 4] {
            let process = try UnspoolProcess(words, in: folder, environment: slow)
            var count = 0
            while count < saved, let line = try process.line() {
                if line.contains("\"outcome\":\"saved\"") { count += 1 }
            }
            process.kill()
            #expect(try process.finish().exitCode == -9)
            let names = folder.names(in: "out").filter {
                !$0.hasPrefix(".") && $0 != "manifest.ndjson" && $0 != "index.html"
            }
            #expect(Set(before).isSubset(of: names))
            before = names
        }
        let first = URL(fileURLWithPath: out + "/" + (try #require(before.first)))
        let untouched = try Data(contentsOf: first)
        let result = try UnspoolProcess(words, in: folder).finish()
        #expect(result.exitCode == 0)
        let counts = try counts(result)
        #expect((counts["saved"] ?? 0) + (counts["already_there"] ?? 0) == 24)
        #expect(counts["already_there"] ?? 0 >= 4)
        let items = try manifest(folder)
        #expect(items.filter { $0["outcome"] as? String == "saved" }.count == 24)
        let paths = items.compactMap { $0["path"] as? String }
        #expect(folder.names(in: "out") == (paths + [".unspool", "index.html", "manifest.ndjson"]).sorted())
        #expect(try Data(contentsOf: first) == untouched)
        for item in items {
            guard let path = item["path"] as? String else { continue }
            let bytes = try Data(contentsOf: URL(fileURLWithPath: out + "/" + path))
            #expect(item["size"] as? Int == bytes.count)
        }
        // The same files as of an undisturbed export.
        let calm = try TestFolder()
        _ = try UnspoolProcess.run("--simulated", "export", "Holiday Photos", "--to", calm.path + "/out", in: calm)
        #expect(calm.names(in: "out") == folder.names(in: "out"))
        let hashes = { (items: [[String: Any]]) in items.compactMap { $0["sha256"] as? String } }
        #expect(try hashes(manifest(calm)) == hashes(items))
    }

    @Test(arguments: [true, false])
    func `an interrupt ends the export well`(isByPerson: Bool) throws {
        let folder = try TestFolder()
        let out = folder.path + "/out"
        let words = ["--simulated", "export", "Holiday Photos", "--to", out, "--json"]
        let process = try UnspoolProcess(
            words + ["--parallel", "2"], in: folder, environment: ["UNSPOOL_SIMULATED_BYTES_PER_SECOND": "400000"])
        var lines: [String] = []
        while let line = try process.line() {
            lines.append(line)
            if line.contains("\"outcome\":\"saved\"") { break }
        }
        if isByPerson { process.interrupt() } else { process.terminate() }
        let result = try process.finish()
        #expect(result.exitCode == 130)
        #expect(result.messages.contains("Another interrupt (Ctrl-C) ends at once") == isByPerson)
        let summary = try #require(try result.objects().last)
        #expect(summary["type"] as? String == "summary" && summary["interrupted"] as? Bool == true)
        #expect(result.messages.contains("interrupted"))
        // The manifest is whole, and nothing else is left.
        #expect(folder.names(in: "out/.unspool") == ["journal.sqlite"])
        #expect(try manifest(folder).count == summary["total"] as? Int)
        let rest = try UnspoolProcess(words, in: folder).finish()
        #expect(rest.exitCode == 0)
        #expect(try counts(rest)["already_there"] ?? 0 >= 1)
    }

    @Test func `a second interrupt ends at once, and the unfinished export is told and continued`() throws {
        let folder = try TestFolder()
        let out = folder.path + "/out"
        let words = ["--simulated", "export", "Holiday Photos", "--to", out, "--json"]
        let process = try UnspoolProcess(
            words, in: folder, environment: ["UNSPOOL_SIMULATED_BYTES_PER_SECOND": "200000"])
        while let line = try process.line(), !line.contains("\"outcome\":\"saved\"") {}
        process.interruptUntilTheEnd()
        #expect(try process.finish().exitCode == 130)
        #expect(!folder.names(in: "out").contains("manifest.ndjson"))
        let unfinished = try UnspoolProcess.run("verify", out, "--json", in: folder)
        #expect(unfinished.exitCode == 3 && unfinished.messages.contains("Run the same export again"))
        let summary = try #require(try unfinished.objects().last)
        #expect(summary["unfinished"] as? Bool == true && summary["intact"] as? Bool == true)
        #expect(summary["files"] as? Int ?? 0 > 0)
        #expect(try UnspoolProcess(words, in: folder).finish().exitCode == 0)
        let whole = try UnspoolProcess.run("verify", out, in: folder)
        #expect(whole.exitCode == 0 && whole.output.contains("24 of 24 files") && whole.output.contains("All is well."))
    }

    @Test func `a file with other bytes of the same size is found with a check of contents, and only then`() throws {
        let folder = try TestFolder()
        let out = folder.path + "/out"
        let words = ["--simulated", "export", "Old news", "--to", out, "--json"]
        #expect(try counts(UnspoolProcess(words, in: folder).finish())["saved"] == 1)
        let name = try #require(folder.exportedNames(in: "out").first)
        let file = URL(filePath: out + "/" + name)
        let original = try Data(contentsOf: file)
        try Data(repeating: 7, count: original.count).write(to: file)
        #expect(try counts(UnspoolProcess(words, in: folder).finish())["already_there"] == 1)
        let checked = try UnspoolProcess(words + ["--check-content"], in: folder).finish()
        #expect(try counts(checked)["saved"] == 1)
        // What may be somebody's work stays.
        #expect(try Data(contentsOf: file) == Data(repeating: 7, count: original.count))
        let restored = try #require(try manifest(folder).compactMap { $0["path"] as? String }.first)
        #expect(try restored != name && Data(contentsOf: URL(filePath: out + "/" + restored)) == original)
    }

    @Test func `an export that is stopped and continued ends well`() throws {
        let folder = try TestFolder()
        let process = try UnspoolProcess(
            ["--simulated", "export", "Holiday Photos", "--to", folder.path + "/out", "--json"], in: folder,
            environment: ["UNSPOOL_SIMULATED_BYTES_PER_SECOND": "1000000"])
        func waitForProgress() throws {
            while let line = try process.line(), !line.contains(#""type":"progress""#) {}
        }
        try waitForProgress()
        for _ in 0..<3 {
            process.stop()
            process.continue()
            // The first one may be from before.
            for _ in 0..<2 { try waitForProgress() }
        }
        #expect(try process.finish().exitCode == 0)
        #expect(folder.exportedNames(in: "out").count == 24)
        #expect(try UnspoolProcess.run("verify", folder.path + "/out", in: folder).exitCode == 0)
    }

    @Test func `protected content gives the documented exit code`() throws {
        let folder = try TestFolder()
        let result = try UnspoolProcess.run(
            "--simulated", "export", "Members only", "--to", folder.path + "/out", "--json", in: folder)
        #expect(result.exitCode == 3)
        #expect(try counts(result)["protected"] == 2)
        #expect(folder.names(in: "out") == [".unspool", "index.html", "manifest.ndjson"])
    }

    @Test func `a reader that goes away ends the export`() throws {
        let folder = try TestFolder()
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        let products = try #require(Bundle.main.executableURL?.resolvingSymlinksInPath().deletingLastPathComponent())
        process.arguments = [
            "-c",
            "'\(products.path)/unspool' --simulated --home '\(folder.path)/home' export 'Martlet Archive' --to '\(folder.path)/out' --json | head -1 > /dev/null",
        ]
        try process.run()
        process.waitUntilExit()
        #expect(folder.names(in: "out/.unspool") == ["journal.sqlite"])
    }
}
