import BenchmarkReport
import Foundation
import NativeLoop
import TelegramClient
import Unspool

/// An export of the loopback Telegram's channel with the real TDLib, beside the shortest loops that fetch the same files.
enum RealBenchmark {
    private static let channel = "-1001400000001"

    static func measure() async throws -> [Figure] {
        guard let server = try LoopbackServer() else {
            note("export.real: skipped, as MARTLET_LOOPBACK_TELEGRAM names no loopback Telegram")
            return []
        }
        defer { server.stop() }
        var (many, one) = (Pairs(), Pairs())
        var bytes = 0.0
        for _ in 0..<3 {
            let (export, exported) = try await timeExport(server)
            let loop = try await timeLoop(server, atATime: 16)
            let single = try await timeLoop(server, atATime: 1)
            guard exported == loop.files, exported == single.files else {
                throw BenchmarkFailure(
                    description: "the export has \(exported) files, the loops \(loop.files) and \(single.files)")
            }
            many.add(ours: loop.seconds, theirs: export)
            one.add(ours: single.seconds, theirs: export)
            bytes = loop.bytes
        }
        return [
            Figure(
                name: "export.real.vs-tdlib-loop", value: bytes / median(many.theirs), unit: "MB/s",
                baseline: bytes / median(many.ours), ratio: many.ratio),
            Figure(
                name: "export.real.vs-one-at-a-time", value: bytes / median(one.theirs), unit: "MB/s",
                baseline: bytes / median(one.ours), ratio: one.ratio),
        ]
    }

    private static func timeExport(_ server: LoopbackServer) async throws -> (seconds: Double, files: Int) {
        let account = try await server.account()
        let chat = try await account.chat(channel)
        let store = try ArchiveWriter(try DestinationAccess(path: account.destination.path()))
        let export = ChatExport(client: account.client, chat: chat, store: store, options: account.exportOptions) {
            consume($0)
        }
        var summary: ExportSummary?
        let time = try await wallSeconds {
            summary = try await export.run(destination: account.destination.path())
            try await store.finish()
        }
        await account.client.close()
        guard let summary else { return (time, 0) }
        // What is there twice is fetched once, by the loops too.
        return (time, (summary.counts[.saved] ?? 0) + (summary.counts[.linked] ?? 0))
    }

    private static func attachments(of message: MappedMessage) -> [Attachment] {
        message.items.compactMap { if case .attachment(let attachment) = $0 { attachment } else { nil } }
    }

    /// Walks through the history, and fetches each file as soon as fewer than so many are being fetched.
    private static func timeLoop(
        _ server: LoopbackServer, atATime limit: Int
    ) async throws -> (seconds: Double, files: Int, bytes: Double) {
        let account = try await server.account()
        let chat = try await account.chat(channel)
        let client = account.client
        let mapper = TDLibAttachmentMapper()
        var (files, bytes) = (0, 0.0)
        let time = try await wallSeconds {
            try await withThrowingTaskGroup { group in
                var (next, running) = (Int64(0), 0)
                while true {
                    let page = try await client.getChatHistory(
                        chatID: chat.id, fromMessageID: next, offset: 0, limit: 100, onlyLocal: false)
                    let messages = page.messages.compactMap { $0 }
                    guard let last = messages.last else { break }
                    next = last.id
                    for attachment in messages.flatMap({ attachments(of: mapper.map($0, isChatProtected: false)) }) {
                        if running == limit {
                            bytes += try await group.next() ?? 0
                            running -= 1
                        }
                        running += 1
                        files += 1
                        let id = attachment.file.id
                        group.addTask {
                            let file = try await client.downloadFile(
                                fileID: id, priority: 1, offset: 0, limit: 0, synchronous: true)
                            return Double(file.size) / 1e6
                        }
                    }
                }
                for try await size in group { bytes += size }
            }
        }
        await client.close()
        return (time, files, bytes)
    }
}
