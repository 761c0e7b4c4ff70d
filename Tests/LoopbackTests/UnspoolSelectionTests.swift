import Foundation
import Testing

@Suite("unspool selects on the real TDLib", .onLoopbackTelegram, .serialized, .timeLimit(.minutes(15)))
struct UnspoolSelectionTests {
    private struct Found: Hashable {
        let message: Int
        let index: Int
    }

    /// The items that a dry run would save.
    private func planned(_ unspool: UnspoolProcess, _ arguments: String...) async throws -> [[String: Any]] {
        let run = try await unspool.run(["export", "--dry-run", "--json"] + arguments)
        try #require(run.status == 0 || run.status == 3, "\(run.messages)")
        return try run.objects().filter {
            $0["type"] as? String == "item" && ["planned", "linked"].contains($0["outcome"] as? String)
        }
    }

    private func ids(_ items: [[String: Any]]) -> Set<Found> {
        Set(items.map { Found(message: $0["message_id"] as? Int ?? 0, index: $0["index"] as? Int ?? 0) })
    }

    @Test("Telegram's filters, windows of dates, sizes and the newest bring what a whole walk brings")
    func selectsTheSame() async throws {
        let server = try LoopbackServer()
        let unspool = try UnspoolProcess(server)
        try await unspool.signIn()
        // The filters first, while TDLib has nothing in its database.
        var found: [String: [[String: Any]]] = [:]
        for type in ["document", "photo", "video", "audio", "voice", "video-note", "animation", "sticker"] {
            found[type] = try await planned(unspool, Channel.chatID, "--type", type)
        }
        let all = try await planned(unspool, Channel.chatID)
        #expect(all.count > 100)
        for (type, items) in found {
            let kind = ["voice": "voice_note", "video-note": "video_note"][type] ?? type
            #expect(ids(items) == ids(all.filter { $0["kind"] as? String == kind }), "\(type)")
        }
        let dates = all.compactMap { $0["date"] as? Int }.sorted()
        let (since, until) = (dates[dates.count / 3], dates[dates.count / 2])
        let window = try await planned(unspool, Channel.chatID, "--since", "@\(since)", "--until", "@\(until)")
        #expect(ids(window) == ids(all.filter { (since..<until).contains($0["date"] as? Int ?? 0) }))
        #expect(!window.isEmpty)
        let large = try await planned(unspool, Channel.chatID, "--min-size", "10k", "--name", "*.*")
        #expect(
            ids(large)
                == ids(
                    all.filter { ($0["size"] as? Int ?? 0) >= 10_000 && ($0["name"] as? String ?? "").contains(".") }))
        let newest = try await planned(unspool, Channel.chatID, "--last", "20")
        let last = Set(all.compactMap { $0["message_id"] as? Int }).sorted().suffix(20)
        #expect(Set(newest.compactMap { $0["message_id"] as? Int }).isSuperset(of: last) && newest.count < 40)
    }

    @Test("a scan tells what there is, of topics too, and fetches nothing")
    func scans() async throws {
        let server = try LoopbackServer()
        let unspool = try UnspoolProcess(server)
        try await unspool.signIn()
        let scan = try await unspool.run(["scan", "--all-chats", "--json"])
        #expect(scan.status == 0, "\(scan.messages)")
        let chats = try scan.objects()
        #expect(chats.last?["type"] as? String == "scan_total")
        let channel = try #require(chats.first { String($0["chat_id"] as? Int ?? 0) == Channel.chatID })
        #expect(channel["messages"] as? Int == 500)
        let forum = try #require(chats.first { $0["title"] as? String == "Forum" })
        var messages = 0
        for topic in ["General", "Docs 📄", "Закрытая / closed"] {
            let part = try await unspool.run(["scan", "Forum", "--topic", topic, "--json"])
            #expect(part.status == 0, "\(topic): \(part.messages)")
            messages += try #require(part.objects().first?["messages"] as? Int)
        }
        #expect(messages == forum["messages"] as? Int)
        #expect(try server.calls(of: "upload.getFile") == 0)
    }
}
