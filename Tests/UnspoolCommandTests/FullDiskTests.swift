import Foundation
import TestSupport
import Testing

/// Destinations that take no more.
@Suite(.serialized)
struct FullDiskTests {
    /// Whether this user may mount in a namespace of its own.
    private static let canMount: Bool = {
        let folder = try? TestFolder()
        guard let folder, let result = try? run("true", folder) else { return false }
        return result.code == 0
    }()

    /// Runs a script of the shell in which `$1` is a file system in memory, and `$2` the command.
    private static func run(
        _ script: String, _ folder: TestFolder, disk options: String = "size=3m"
    ) throws -> (code: Int32, output: String) {
        try MountedDisk.run(script, mount: #"mount -t tmpfs -o \#(options) none "$1""#, asRoot: true, in: folder)
    }

    @Test(.enabled(if: canMount, "Skipped: this user may mount nothing in a namespace, so no disk can be filled."))
    func `a full disk ends the export with its code, keeps what is whole, and with room it continues`() throws {
        let folder = try TestFolder()
        // A few of the files have room above the reserve of 64 MiB.
        let result = try Self.run(
            """
            "$2" --simulated --home "$3/home" export 'Holiday Photos' --to "$1/out" --json > "$3/events"
            echo "code $?"
            ls -A "$1/out" | grep -v -e .unspool -e manifest.ndjson -e index.html | wc -l
            mount -o remount,size=200m none "$1" || exit 9
            "$2" --simulated --home "$3/home" export 'Holiday Photos' --to "$1/out" --json > "$3/events2"
            echo "then $?"
            ls -A "$1/out" | grep -v -e .unspool -e manifest.ndjson -e index.html | wc -l
            ls -A "$1/out/.unspool"
            """, folder, disk: "size=67m")
        let lines = result.output.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
        #expect(lines.contains("code 5"), "\(result.output)")
        #expect(lines.contains { $0.contains("MB are missing") }, "\(result.output)")
        let saved = lines.firstIndex(of: "code 5").flatMap { Int(lines[$0 + 1]) } ?? 0
        #expect((1..<24).contains(saved), "\(result.output)")
        // What was whole is not fetched again.
        let events = try String(contentsOfFile: folder.path + "/events2", encoding: .utf8)
        #expect(events.contains(#""already_there":\#(saved)"#))
    }

    @Test(.enabled(if: canMount, "Skipped: this user may mount nothing in a namespace, so no disk can be filled."))
    func `a disk with room for bytes and for no more files is told as that`() throws {
        let folder = try TestFolder()
        let result = try Self.run(
            """
            "$2" --simulated --home "$3/home" export 'Holiday Photos' --to "$1/out" --json > "$3/events"
            echo "code $?"
            """, folder, disk: "size=300m,nr_inodes=16")
        #expect(result.output.contains("code 5") && result.output.contains("No space is left"), "\(result.output)")
        #expect(!result.output.contains("MB"), "\(result.output)")
    }

    @Test(.enabled(if: canMount, "Skipped: this user may mount nothing in a namespace, so no disk can be filled."))
    func `a full disk under a new account is no damaged key`() throws {
        let folder = try TestFolder()
        let result = try Self.run(
            """
            head -c 4000000 /dev/zero > "$1/zero"
            "$2" --simulated --home "$1/home" chats
            echo "code $?"
            """, folder)
        #expect(result.output.contains("code 5") && result.output.contains("MB are missing"), "\(result.output)")
        #expect(!result.output.contains("key"))
    }

    @Test(.enabled(if: canMount, "Skipped: this user may mount nothing in a namespace, so no disk can be filled."))
    func `a read-only destination is told, and stays as it is`() throws {
        let folder = try TestFolder()
        let result = try Self.run(
            """
            mkdir "$1/out" && mount -o remount,ro none "$1" || exit 9
            "$2" --simulated --home "$3/home" export 'Holiday Photos' --to "$1/out"
            echo "code $?"
            ls -A "$1/out" | wc -l
            """, folder)
        let lines = result.output.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
        #expect(lines.contains("code 73") && lines.last == "0", "\(result.output)")
        #expect(result.output.contains("read-only"))
    }
}
