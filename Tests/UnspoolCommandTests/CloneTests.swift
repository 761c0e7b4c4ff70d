import Foundation
import TestSupport
import Testing

/// Files that share their bytes on a file system that can.
@Suite(.serialized)
struct CloneTests {
    /// What is missing to try it; nil if nothing is.
    private static let obstacle: String? = {
        guard getuid() == 0 else { return "only root can mount a file system of its own" }
        guard let folder = try? TestFolder(), let result = try? run("true", folder) else { return "no shell" }
        return result.code == 0 ? nil : "mkfs.btrfs and filefrag are needed, and a loop device: \(result.output)"
    }()

    /// Runs a script of the shell in which `$1` is a Btrfs, and `$2` the command.
    private static func run(_ script: String, _ folder: TestFolder) throws -> (code: Int32, output: String) {
        try MountedDisk.run(
            script,
            mount: """
                command -v filefrag > /dev/null && truncate -s 256M "$3/image" &&
                mkfs.btrfs -q "$3/image" > /dev/null && mount -o loop "$3/image" "$1"
                """, in: folder)
    }

    @Test(.enabled(if: obstacle == nil, "Skipped: \(obstacle ?? "")"))
    func `copies out of the cache, and repeats if that is asked for, share their bytes`() throws {
        let folder = try TestFolder()
        folder["input"] = Array("12345\nhunter2\n".utf8)
        let result = try Self.run(
            """
            "$2" --simulated --home "$1/home" export --all-chats --to "$1/out" --duplicates clone --keep-cache \
                --json < "$3/input" > "$3/events"
            echo "code $?"
            sync -f "$1"
            for file in "$1"/out/*_shared*.bin "$1"/out/*.raw; do
                echo "file ${file##*/}"
                filefrag -v "$file"
            done
            """, folder)
        #expect(result.output.contains("code 3") || result.output.contains("code 0"), "\(result.output)")
        // By file, where its first extent begins, and its flags.
        var extents: [(name: Substring, start: Substring, isShared: Bool)] = []
        var name: Substring = ""
        for line in result.output.split(separator: "\n") {
            if line.hasPrefix("file ") { name = line.dropFirst(5) }
            let fields = line.split(separator: ":")
            guard fields.first?.allSatisfy({ $0 == " " || $0 == "0" }) == true, fields.count > 4 else { continue }
            let start = fields[2].split(separator: ".").first?.drop { $0 == " " } ?? ""
            extents.append((name, start, line.contains("shared")))
        }
        let repeats = extents.filter { $0.name.contains("_shared") }
        #expect(repeats.count >= 3 && Set(repeats.map(\.start)).count == 1, "\(result.output)")
        // Those of the cache, which stays.
        let copies = extents.filter { $0.name.hasSuffix(".raw") }
        #expect(copies.count >= 2 && copies.allSatisfy(\.isShared), "\(result.output)")
    }
}
