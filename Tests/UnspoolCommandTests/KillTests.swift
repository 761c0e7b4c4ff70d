import Dispatch
import Foundation
import Synchronization
import TestSupport
import Testing

/// The command killed at random points, until it has done its work all the same.
@Suite(.serialized)
struct KillTests {
    /// What a destination holds: every file with its content, and every line of the manifest.
    private struct Tree: Equatable {
        var files: [String: Data] = [:]
        var manifest: [String] = []

        init(_ path: String) throws {
            let manager = FileManager.default
            for name in manager.subpaths(atPath: path) ?? [] where !name.hasPrefix(".unspool") {
                var isFolder: ObjCBool = false
                _ = manager.fileExists(atPath: path + "/" + name, isDirectory: &isFolder)
                guard !isFolder.boolValue else { continue }
                let data = try Data(contentsOf: URL(fileURLWithPath: path + "/" + name))
                if name == "manifest.ndjson" {
                    manifest = String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
                } else {
                    files[name] = data
                }
            }
        }
    }

    private struct Kills {
        var left = KillTests.count
        var done = 0
        var finished = 0
        var problems: [String] = []
    }

    /// `MARTLET_KILLS=200`, alone, is what CI runs besides: it takes all of two cores for a minute.
    private static let count = ProcessInfo.processInfo.environment["MARTLET_KILLS"].flatMap { Int($0) } ?? 20

    private static let rate = ["UNSPOOL_SIMULATED_BYTES_PER_SECOND": "3000000"]

    private func words(_ folder: TestFolder, _ number: Int) -> [String] {
        [
            "--simulated", "--home", folder.path + "/home", "export", "Martlet Archive", "--to",
            folder.path + "/out\(number)", "--json", "--template", "{date:yyyy}/{id}_{name}.{ext}",
        ]
    }

    @Test func `killed at random points it neither loses nor doubles anything`() async throws {
        let calm = try TestFolder()
        let undisturbed = try UnspoolProcess(words(calm, 0), in: calm).finish()
        #expect([0, 3].contains(undisturbed.exitCode), "\(undisturbed.messages)")
        let expected = try Tree(calm.path + "/out0")
        #expect(expected.files.count > 10 && expected.manifest.count > 20)
        let lines = undisturbed.lines.count
        let exitCode = undisturbed.exitCode
        let result = await onOwnThread {
            let kills = Mutex(Kills())
            DispatchQueue.concurrentPerform(iterations: 3) { worker in
                do {
                    try run(worker, lines: lines, exitCode, expected, kills)
                } catch {
                    kills.withLock { $0.problems.append("\(error)") }
                }
            }
            return kills.withLock { $0 }
        }
        #expect(result.problems.isEmpty, "\(result.problems.prefix(3))")
        #expect(
            result.done == Self.count && result.finished >= 3,
            "\(result.done) kills, \(result.finished) whole exports")
    }

    /// Begins exports and kills them until enough were killed; each is continued until it comes to its end.
    private func run(
        _ worker: Int, lines: Int, _ exitCode: Int32, _ expected: Tree, _ kills: borrowing Mutex<Kills>
    ) throws {
        let folder = try TestFolder()
        var generator = SeededGenerator(seed: UInt64(worker) + 4711)
        var number = 0
        var deaths = 0
        while true {
            let isLast = kills.withLock { kills in
                // A destination that has died 12 times is brought to its end.
                guard deaths < 12, kills.left > 0 else { return true }
                kills.left -= 1
                return false
            }
            let process = try UnspoolProcess(words(folder, number), in: folder, environment: Self.rate)
            if !isLast {
                // After a line, or after some time, for much happens between lines.
                for _ in 0..<Int.random(in: 0...lines, using: &generator) where try process.line() == nil { break }
                usleep(.random(in: 0...8_000, using: &generator))
                process.kill()
            }
            let result = try process.finish()
            if result.exitCode == -9 {
                deaths += 1
                kills.withLock { $0.done += 1 }
                try checkNoHalfFile(folder.path + "/out\(number)", expected, kills)
                continue
            }
            // It was done before it could be killed: that was none.
            if !isLast { kills.withLock { $0.left += 1 } }
            let tree = try Tree(folder.path + "/out\(number)")
            kills.withLock { kills in
                kills.finished += 1
                if result.exitCode != exitCode {
                    kills.problems.append("exit code \(result.exitCode): \(result.messages)")
                }
                if tree.files != expected.files {
                    kills.problems.append("files \(Set(tree.files.keys).symmetricDifference(expected.files.keys))")
                }
                if tree.manifest != expected.manifest {
                    kills.problems.append(
                        "manifest \(Set(tree.manifest).symmetricDifference(expected.manifest).sorted().prefix(4))")
                }
            }
            let work = folder.names(in: "out\(number)/.unspool")
            if work != ["journal.sqlite"] { kills.withLock { $0.problems.append("left: \(work)") } }
            number += 1
            deaths = 0
            if kills.withLock({ $0.left == 0 }) { return }
        }
    }

    /// What has a final name is whole, also right after a kill.
    private func checkNoHalfFile(_ path: String, _ expected: Tree, _ kills: borrowing Mutex<Kills>) throws {
        let tree = try Tree(path)
        let wrong = tree.files.filter { expected.files[$0.key] != $0.value }.keys.sorted()
        if !wrong.isEmpty { kills.withLock { $0.problems.append("after a kill: \(wrong.prefix(3))") } }
    }
}
