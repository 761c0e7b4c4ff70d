import BenchmarkReport
import Foundation
import Synchronization
import TelegramClient
import TelegramSimulator
import Unspool

/// An export from the simulated Telegram beside `cp -r` and `sha256sum` of the tree that it made.
///
/// The simulator makes the bytes and writes them to its cache first, as TDLib does: that is part of the export's time.
struct ExportBenchmark {
    /// As small as what Telegram calls small: stickers, pictures, voice notes, short documents.
    static let small = ExportBenchmark(
        name: "export.small", count: 10_000,
        kinds: [1_000, 4_000, 16_000, 64_000, 256_000].map { .document(size: $0) })
    /// Next to nothing in each, so that what a file costs by itself is seen.
    static let tiny = ExportBenchmark(
        name: "export.tiny", count: 10_000, kinds: [1_000, 4_000, 16_000].map { .document(size: $0) })
    static let large = ExportBenchmark(name: "export.large", count: 32, kinds: [.document(size: 64_000_000)])

    /// On the disk that the checkout is on, as temporary folders may be in memory.
    static var scratch: URL { URL(filePath: ".build/bench", relativeTo: .currentDirectory()) }

    let name: String
    let count: Int
    let kinds: [SimulatedBulk.Kind]

    func measure() async throws -> [Figure] {
        var pairs = Pairs()
        var progress: [Double] = []
        var bytes = 0.0
        for _ in 0..<3 {
            let telegram = SimulatedTelegram(world: world)
            let account = try await Account(telegram, scratch: Self.scratch)
            let chat = try await account.chat("Files")
            let meter = Meter()
            let store = try ArchiveWriter(try DestinationAccess(path: account.destination.path()))
            let export = ChatExport(client: account.client, chat: chat, store: store, options: account.exportOptions) {
                meter.report($0)
            }
            var summary: ExportSummary?
            let cpu = seconds(of: CLOCK_PROCESS_CPUTIME_ID)
            let ours = try await wallSeconds {
                summary = try await export.run(destination: account.destination.path())
                try await store.finish()
            }
            progress.append(100 * meter.seconds / (seconds(of: CLOCK_PROCESS_CPUTIME_ID) - cpu))
            guard let summary, summary.isComplete, summary.counts[.saved] == count else {
                throw BenchmarkFailure(
                    description: "the export did not save \(count) files: \(String(describing: summary))")
            }
            bytes = Double(summary.savedBytes) / 1e6
            await account.client.close()
            let theirs = try await copyAndHash(account.destination, account.folder.appending(path: "copy"))
            pairs.add(ours: ours, theirs: theirs)
        }
        // Rates: what is faster has the larger one.
        let ratio = median(zip(pairs.ours, pairs.theirs).map { $1 / $0 })
        return [
            Figure(
                name: name + ".vs-cp", value: bytes / median(pairs.ours), unit: "MB/s",
                baseline: bytes / median(pairs.theirs), ratio: ratio),
            Figure(
                name: name + ".progress-percent", value: median(progress), unit: "% of CPU", baseline: 2,
                ratio: median(progress) / 2),
        ]
    }

    private var world: SimulatedWorld {
        var world = SimulatedWorld()
        let chatID = world.addChat(.channel, title: "Files")
        world.addBulkMessages(to: chatID, count: count, kinds: kinds)
        return world
    }

    private func copyAndHash(_ tree: URL, _ copy: URL) async throws -> Double {
        try await wallSeconds {
            try run("cp", "-r", tree.path(), copy.path())
            try run("sh", "-c", "find \"$0\" -type f -print0 | xargs -0 sha256sum >/dev/null", copy.path())
        }
    }

    private func run(_ program: String...) throws {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = program
        try process.run()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else { throw BenchmarkFailure(description: "\(program[0]) failed") }
    }
}

extension Account {
    convenience init(_ telegram: SimulatedTelegram, scratch: URL) async throws {
        try await self.init(
            telegram.transport, scratch: scratch, phone: "+15550100", code: "12345", password: "hunter2")
    }
}

/// CPU seconds that the events of an export cost when they are written as lines.
final class Meter: Sendable {
    private let total = Mutex(0.0)
    let isCounting: Bool

    init(isCounting: Bool = true) { self.isCounting = isCounting }

    var seconds: Double { total.withLock { $0 } }

    func report(_ event: ExportEvent) {
        let time = threadSeconds { consume(event.jsonLine) }
        total.withLock { $0 += time }
    }
}
