import BenchmarkChild
import BenchmarkReport
import Foundation
import TelegramClient
import TelegramSimulator
import Unspool

/// A scan of a chat of a million messages: memory that does not grow with them, and time that grows as they do.
enum ScanBenchmark {
    private static let count = 1_000_000

    static func measure() throws -> [Figure] {
        var times = Pairs()
        var growth: [Double] = []
        var idle: [Double] = []
        for _ in 0..<3 {
            // Each prints what was resident before the scan, the most during it, and the seconds.
            let whole = try Child.run(["scan", "\(count)"])
            let quarter = try Child.run(["scan", "\(count / 4)"])
            guard whole.count == 3, quarter.count == 3 else {
                throw BenchmarkFailure(description: "no figures of a scan")
            }
            growth.append(whole[1] - whole[0])
            idle.append(whole[0])
            times.add(ours: whole[2], theirs: quarter[2] * 4)
        }
        return [
            Figure(
                name: "scan.memory-growth-mb", value: median(growth), unit: "MB", baseline: median(idle),
                ratio: (median(idle) + median(growth)) / median(idle)),
            Figure(
                name: "scan.time.vs-quarter", value: Double(count) / median(times.ours), unit: "messages/s",
                baseline: Double(count) / median(times.theirs), ratio: times.ratio),
        ]
    }

    static func child(_ count: Int) async throws {
        var world = SimulatedWorld()
        let chatID = world.addChat(.channel, title: "Long")
        world.addBulkMessages(
            to: chatID, count: count, kinds: [.text, .document(size: 100_000), .text, .photo(size: 50_000)])
        let account = try await Account(SimulatedTelegram(world: world), scratch: ExportBenchmark.scratch)
        let chat = try await account.chat("Long")
        let idle = try Child.residentMegabytes()
        let most = Highest(idle)
        var messages = 0
        let time = try await wallSeconds {
            let scan = try ExportRun(client: account.client, destination: nil, options: .scan) { event in
                if case .scanned(let messages, _) = event { most.see(every: 10_000, messages) }
            }
            messages = try await scan.run([SelectedChat(chat)]).summary.messages
        }
        guard messages == count else { throw BenchmarkFailure(description: "\(messages) of \(count) were found") }
        write("\(idle)\n\(most.value)\n\(time)\n", to: 1)
        await account.client.close()
    }
}
