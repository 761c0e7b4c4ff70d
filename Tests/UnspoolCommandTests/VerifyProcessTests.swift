import Foundation
import TestSupport
import Testing

/// `unspool verify` as a process, on a folder that an export wrote.
struct VerifyProcessTests {
    @Test func `an export is verified without an account, and damage is told with its own exit code`() throws {
        let folder = try TestFolder()
        let out = folder.path + "/out"
        let export = try UnspoolProcess.run(
            "--simulated", "export", "Holiday Photos", "--to", out, "--messages", in: folder)
        #expect(export.exitCode == 0)
        #expect(folder.names(in: "out").contains("index.html") && folder.names(in: "out").contains("messages.ndjson"))

        let bare = try TestFolder()
        let intact = try UnspoolProcess.run("verify", out, "--json", in: bare)
        #expect(intact.exitCode == 0 && bare.names().allSatisfy { $0.hasPrefix("messages-") })
        let objects = try intact.objects()
        #expect(objects.allSatisfy { $0["type"] is String && $0["v"] as? Int == 1 })
        #expect(objects.last?["intact"] as? Bool == true && objects.last?["files"] as? Int ?? 0 > 3)
        #expect(intact.messages.contains("sha256sum"))

        let name = try #require(folder.names(in: "out").first { $0.hasSuffix(".jpg") || $0.hasSuffix(".mp4") })
        try FileManager.default.removeItem(atPath: out + "/" + name)
        let damaged = try UnspoolProcess.run("verify", out, "--json", in: bare)
        #expect(damaged.exitCode == 1 && !damaged.messages.isEmpty)
        #expect(
            try damaged.objects().contains { $0["problem"] as? String == "missing" && $0["path"] as? String == name })
        let plain = try UnspoolProcess.run("verify", out, in: bare)
        #expect(plain.exitCode == 1 && plain.output.contains("missing: \(name)") && !plain.output.utf8.contains(0x1B))
        // A line that nobody can read has the code of a manifest that nobody can.
        let manifest = try #require(folder["out/manifest.ndjson"])
        folder["out/manifest.ndjson"] = manifest + Array("rubbish\n".utf8)
        let rubbish = try UnspoolProcess.run("verify", out, in: bare)
        #expect(rubbish.exitCode == 65 && rubbish.messages.contains("1 line of the manifest cannot be read"))
        let nothing = try UnspoolProcess.run("verify", bare.path, "--json", in: bare)
        #expect(nothing.exitCode == 66 && nothing.output.isEmpty && nothing.messages.contains("manifest.ndjson"))
    }

    @Test func `a manifest that is a link is in the way of a check as it is of an export`() throws {
        let folder = try TestFolder()
        let out = folder.path + "/out"
        try FileManager.default.createDirectory(atPath: out, withIntermediateDirectories: false)
        try Data().write(to: URL(fileURLWithPath: folder.path + "/manifest"))
        try FileManager.default.createSymbolicLink(
            atPath: out + "/manifest.ndjson", withDestinationPath: folder.path + "/manifest")
        for words in [["verify", out], ["--simulated", "export", "Fading", "--to", out]] {
            let result = try UnspoolProcess(words, in: folder).finish()
            #expect(result.exitCode == 73, "\(result.messages)")
            #expect(result.messages.contains("manifest.ndjson is a symbolic link"), "\(result.messages)")
        }
    }

    @Test func `a temporary folder that cannot be used is no damage of the archive`() throws {
        let folder = try TestFolder()
        let out = folder.path + "/out"
        let export = try UnspoolProcess.run("--simulated", "export", "Holiday Photos", "--to", out, in: folder)
        #expect(export.exitCode == 0)
        let result = try UnspoolProcess(
            ["verify", out, "--json"], in: folder, environment: ["TMPDIR": folder.path + "/none"]
        ).finish()
        #expect(result.exitCode == 74)
        #expect(result.messages.contains("There is no folder \(folder.path)/none"), "\(result.messages)")
        #expect(result.output.isEmpty)
    }

    @Test func `more folders than a process may have open files`() throws {
        let folder = try TestFolder()
        for number in 0..<100 {
            try FileManager.default.createDirectory(
                atPath: folder.path + "/out/\(number)", withIntermediateDirectories: true)
            try Data("abc".utf8).write(to: URL(fileURLWithPath: folder.path + "/out/\(number)/a"))
        }
        let sum = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
        let lines = (0..<100).map {
            #"{"type":"item","v":1,"chat_id":1,"message_id":\#($0 + 1),"index":1,"outcome":"saved","path":"\#($0)/a","#
                + #""size":3,"sha256":"\#(sum)"}"# + "\n"
        }
        try Data(lines.joined().utf8).write(to: URL(fileURLWithPath: folder.path + "/out/manifest.ndjson"))
        let shell = Process()
        shell.executableURL = URL(fileURLWithPath: "/bin/sh")
        shell.arguments = [
            "-c", "ulimit -n 64; exec \"$0\" verify \"$1\"", try UnspoolProcess.executable().path, folder.path + "/out",
        ]
        shell.standardOutput = FileHandle.nullDevice
        try shell.run()
        shell.waitUntilExit()
        #expect(shell.terminationStatus == 0)
    }

    @Test func `the command for standard tools needs none but sha256sum where SHA256SUMS is`() throws {
        let folder = try TestFolder()
        let out = folder.path + "/out"
        #expect(try UnspoolProcess.run("--simulated", "export", "Fading", "--to", out, in: folder).exitCode == 3)
        let without = try UnspoolProcess.run("verify", out, in: folder)
        #expect(without.messages.contains("jq") && without.messages.contains("cd -- '\(out)'"), "\(without.messages)")
        let with = try UnspoolProcess.run("verify", out, "--sums", in: folder)
        #expect(with.messages.contains("sha256sum --quiet -c SHA256SUMS") && !with.messages.contains("jq"))
    }
}
