import Dispatch
import Foundation
import Synchronization
import TestSupport
import Testing

/// The command killed at random points, until it has done its work all the same.
@Suite(.serialized)
struct KillTests {
    /// What a destination holds: every file with its content, and every line of the manifest, if there is one.
    private struct Tree: Equatable {
        var files: [String: Data] = [:]
        var manifest: [String]?

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

    /// When a process is killed.
    enum Moment: CaseIterable {
        /// After a line of its output, or some time later.
        case afterLine
        /// In the middle of a call that changes the destination: before it, after it, or when half of the bytes are written.
        case insideCall

        static var allCases: [Moment] {
            #if canImport(Glibc)
            [.afterLine, .insideCall]
            #else
            // The other one needs a linker that lets a library stand in for the system's.
            [.afterLine]
            #endif
        }
    }

    /// An export that nobody disturbs.
    private struct Calm {
        let tree: Tree
        let exitCode: Int32
        /// How many lines it writes.
        let lines: Int
        /// The calls that change the destination: how many there are of each kind, such as `renameat2 jpg`.
        let calls: [(kind: String, count: Int)]
    }

    private struct Kills {
        var left = KillTests.count
        /// Which kind of call is next: each gets its turn, for the rare ones are where things go wrong.
        var nextKind = 0
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
            folder.path + "/out\(number)", "--json", "--messages", "--template", "{date:yyyy}/{id}_{name}.{ext}",
        ]
    }

    /// The library that ends a process in the middle of a call, made once a run.
    private static let killer = Result { () throws -> (folder: TestFolder, path: String) in
        let folder = try TestFolder()
        let path = folder.path + "/kill_at_call.so"
        let compiler = Process()
        compiler.executableURL = URL(filePath: "/usr/bin/env")
        compiler.arguments = [
            "clang", "-Wall", "-Wextra", "-Werror", "-shared", "-fPIC", "-O1", "-o", path,
            URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Programs/kill_at_call.c").path(),
            "-ldl",
        ]
        try compiler.run()
        compiler.waitUntilExit()
        try #require(compiler.terminationStatus == 0)
        return (folder, path)
    }

    private func environment(_ moment: Moment, _ folder: TestFolder, _ number: Int) throws -> [String: String] {
        guard moment == .insideCall else { return Self.rate }
        return Self.rate.merging([
            "LD_PRELOAD": try Self.killer.get().path, "MARTLET_KILL_FOLDER": folder.path + "/out\(number)",
        ]) { $1 }
    }

    private func calm(_ moment: Moment) throws -> Calm {
        let folder = try TestFolder()
        let log = folder.path + "/calls"
        var environment = try environment(moment, folder, 0)
        environment["MARTLET_KILL_LOG"] = log
        let run = try UnspoolProcess(words(folder, 0), in: folder, environment: environment).finish()
        #expect([0, 3].contains(run.exitCode), "\(run.messages)")
        let tree = try Tree(folder.path + "/out0")
        #expect(tree.files.count > 10 && tree.manifest?.count ?? 0 > 20)
        let calls = moment == .insideCall ? Self.kinds(try String(contentsOfFile: log, encoding: .utf8)) : []
        #expect(moment == .afterLine || calls.count > 12, "\(calls.count) kinds of calls")
        return Calm(tree: tree, exitCode: run.exitCode, lines: run.lines.count, calls: calls)
    }

    private static func kinds(_ log: String) -> [(kind: String, count: Int)] {
        let kinds = Dictionary(grouping: log.split(separator: "\n", omittingEmptySubsequences: true)) { String($0) }
        return kinds.map { ($0.key, $0.value.count) }.sorted { $0.kind < $1.kind }
    }

    @Test(arguments: Moment.allCases)
    func `killed at random points it neither loses nor doubles anything`(_ moment: Moment) async throws {
        let calm = try calm(moment)
        let result = await onOwnThread {
            let kills = Mutex(Kills())
            DispatchQueue.concurrentPerform(iterations: 3) { worker in
                do {
                    try run(worker, moment, calm, kills)
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
    private func run(_ worker: Int, _ moment: Moment, _ calm: Calm, _ kills: borrowing Mutex<Kills>) throws {
        let folder = try TestFolder()
        var generator = SeededGenerator(seed: UInt64(worker) + 4711)
        var number = 0
        var deaths = 0
        var call: (kind: String, number: Int)?
        while true {
            let isLast = kills.withLock { kills in
                // A destination that has died 12 times is brought to its end.
                guard deaths < 12, kills.left > 0 else { return true }
                kills.left -= 1
                return false
            }
            var environment = try environment(moment, folder, number)
            if moment == .insideCall, !isLast {
                if call == nil {
                    let (kind, count) = kills.withLock { kills in
                        kills.nextKind += 1
                        return calm.calls[kills.nextKind % calm.calls.count]
                    }
                    call = (kind, .random(in: 1...count, using: &generator))
                }
                environment["MARTLET_KILL_CALL"] = call?.kind
                environment["MARTLET_KILL_AT"] = call.map { String($0.number) }
            }
            let process = try UnspoolProcess(words(folder, number), in: folder, environment: environment)
            if moment == .afterLine, !isLast {
                // Much happens between lines.
                for _ in 0..<Int.random(in: 0...calm.lines, using: &generator) where try process.line() == nil { break }
                usleep(.random(in: 0...8_000, using: &generator))
                process.kill()
            }
            let result = try process.finish()
            // An export that goes on may never come to the call: then the next new one does.
            if result.exitCode == -9 || deaths == 0 { call = nil }
            if result.exitCode == -9 {
                deaths += 1
                kills.withLock { $0.done += 1 }
                try checkNoHalfFile(folder.path + "/out\(number)", calm.tree, kills)
                continue
            }
            // It was done before it could be killed: that was none.
            if !isLast { kills.withLock { $0.left += 1 } }
            let tree = try Tree(folder.path + "/out\(number)")
            kills.withLock { kills in
                kills.finished += 1
                if result.exitCode != calm.exitCode {
                    kills.problems.append("exit code \(result.exitCode): \(result.messages)")
                }
                if tree.files != calm.tree.files {
                    kills.problems.append("files \(Set(tree.files.keys).symmetricDifference(calm.tree.files.keys))")
                }
                if tree.manifest != calm.tree.manifest {
                    let difference = Set(tree.manifest ?? []).symmetricDifference(calm.tree.manifest ?? [])
                    kills.problems.append("manifest \(difference.sorted().prefix(4))")
                }
            }
            let work = folder.names(in: "out\(number)/.unspool")
            if work != ["journal.sqlite", "messages.sqlite"] { kills.withLock { $0.problems.append("left: \(work)") } }
            number += 1
            deaths = 0
            if kills.withLock({ $0.left == 0 }) { return }
        }
    }

    /// What has a final name is whole, also right after a kill; the manifest, too, which is written last.
    private func checkNoHalfFile(_ path: String, _ expected: Tree, _ kills: borrowing Mutex<Kills>) throws {
        let tree = try Tree(path)
        let wrong = tree.files.filter { expected.files[$0.key] != $0.value }.keys.sorted()
        if !wrong.isEmpty { kills.withLock { $0.problems.append("after a kill: \(wrong.prefix(3))") } }
        if let manifest = tree.manifest, manifest != expected.manifest {
            kills.withLock { $0.problems.append("after a kill: a manifest of \(manifest.count) lines") }
        }
    }
}
