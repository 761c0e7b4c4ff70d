import Foundation
import TestSupport
import Testing

/// Folders that hold much.
@Suite(.serialized)
struct LargeFolderTests {
    /// The most memory of an export into a folder of so many files, with captions of 4,000 letters; in MB.
    private func memory(files count: Int) throws -> Int {
        let folder = try TestFolder()
        let out = folder.path + "/out"
        try FileManager.default.createDirectory(atPath: out, withIntermediateDirectories: true)
        let caption = String(repeating: "word ", count: 800)
        for (name, line) in [
            (
                "manifest.ndjson",
                { (number: Int) in
                    """
                    {"type":"item","v":1,"chat_id":-100,"message_id":\(number << 20),"index":1,"outcome":"saved",\
                    "path":"\(number)_a.jpg","size":1000,"kind":"photo","date":\(1_600_000_000 + number),"sender_id":5,\
                    "caption":"\(caption)"}

                    """
                }
            ),
            (
                "messages.ndjson",
                { (number: Int) in
                    """
                    {"type":"message","v":1,"chat_id":-100,"message_id":\(number << 20),"sender_user_id":5,"text":"\(caption)"}

                    """
                }
            ),
        ] {
            let file = out + "/" + name
            try Data().write(to: URL(fileURLWithPath: file))
            let handle = try #require(FileHandle(forWritingAtPath: file))
            for number in 1...count { try handle.write(contentsOf: Data(line(number).utf8)) }
        }
        folder["input"] = Array("12345\nhunter2\n".utf8)
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = [
            "python3", "-c",
            """
            import resource, subprocess, sys
            code = subprocess.run(sys.argv[2:], stdin=open(sys.argv[1]), stdout=subprocess.DEVNULL).returncode
            peak = resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss
            print(-1 if code else peak // (1 << 20 if sys.platform == "darwin" else 1 << 10))
            """, folder.path + "/input", try UnspoolProcess.executable().path, "--simulated", "--home",
            folder.path + "/home",
            "export", "Holiday Photos", "--to", out, "--messages",
        ]
        let output = Pipe()
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        try process.run()
        let data = try output.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        let page = try FileManager.default.attributesOfItem(atPath: out + "/index.html")[.size] as? Int ?? 0
        #expect(page > count * caption.utf8.count, "the page has all")
        return try #require(Int(String(decoding: data, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)))
    }

    @Test func `manifest, messages and page of a large folder take no more memory than those of a small one`() throws {
        let small = try memory(files: 100)
        let large = try memory(files: 4_000)
        #expect(small > 0 && large > 0)
        // The texts alone are 16 MB, three times.
        #expect(large - small < 12, "\(small) and \(large) MB")
    }
}
