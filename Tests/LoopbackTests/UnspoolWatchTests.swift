import Foundation
import Testing

@Suite("unspool watches a channel on the real TDLib", .onLoopbackTelegram, .serialized, .timeLimit(.minutes(15)))
struct UnspoolWatchTests {
    @Test("a message comes, is edited and goes; SIGINT ends it; the next run brings what came meanwhile")
    func follows() async throws {
        let server = try LoopbackServer()
        let unspool = try UnspoolProcess(server)
        try await unspool.signIn()
        let around = try ScratchFolder()
        let destination = around.url.appending(path: "export")
        let there: [String: Any] = ["kind": "channel", "id": Channel.serverID]
        func send(_ text: String) throws -> Int64 {
            try #require(server.command("send", there.merging(["text": text]) { $1 })["id"] as? Int).toTDLib
        }

        var live: Int64 = 0
        var isEdited = false
        let watch = try await unspool.run(
            "watch", Channel.chatID, "--to", destination.path(), "--messages", "--json",
            interrupt: { line in
                let event = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any] ?? [:]
                let ids = event["message_ids"] as? [Int64] ?? []
                switch event["type"] as? String {
                case "watching": live = try send("live")
                case "messages_changed" where ids.contains(live) && !isEdited:
                    isEdited = true
                    try server.command(
                        "edit", there.merging(["mid": Int(live >> 20), "text": "edited"]) { $1 })
                case "messages_changed" where ids.contains(live):
                    try server.command("delete", there.merging(["mids": [Int(live >> 20)]]) { $1 })
                case "messages_deleted": return ids.contains(live)
                default: break
                }
                return false
            })
        let events = try watch.objects()
        #expect(events.last?["type"] as? String == "watch_summary")
        // An edit comes as two updates, so the interrupt may meet an export at work; then that is told.
        let owed = events.last?["unfinished_chat_ids"] as? [Int64] ?? []
        #expect(watch.status == (owed.isEmpty ? 0 : 3), "\(watch.messages)")
        #expect(events.contains { $0["type"] as? String == "summary" && $0["complete"] as? Bool == true })
        let line = try #require(try messages(destination).first { $0["message_id"] as? Int64 == live })
        #expect(line["text"] as? String == "edited" && line["deleted"] as? Bool == true)

        let later = try send("meanwhile")
        let second = try await unspool.run(
            "watch", Channel.chatID, "--to", destination.path(), "--messages", "--json",
            interrupt: { $0.contains(#""type":"watching""#) })
        // It is interrupted as soon as it watches, perhaps while it looks at what came meanwhile.
        #expect([0, 3, 130].contains(second.status), "\(second.messages)")
        let all = try messages(destination)
        #expect(all.contains { $0["message_id"] as? Int64 == later && $0["text"] as? String == "meanwhile" })
        #expect(Set(all.compactMap { $0["message_id"] as? Int64 }).count == all.count)
    }

    @Test("a session that was ended elsewhere ends it, and it says so")
    func revokedSession() async throws {
        let server = try LoopbackServer()
        let unspool = try UnspoolProcess(server)
        try await unspool.signIn()
        let around = try ScratchFolder()
        let watch = try await unspool.run(
            "watch", Channel.chatID, "--to", around.url.appending(path: "export").path(), "--json",
            interrupt: { line in
                if line.contains(#""type":"watching""#) { try server.command("revoke") }
                return false
            })
        #expect(watch.status == 77, "\(watch.messages)")
        #expect(watch.messages.contains("unspool login"))
        let last = try #require(try watch.objects().last)
        #expect(last["type"] as? String == "watch_summary" && last["problem"] is String)
    }

    private func messages(_ folder: URL) throws -> [[String: Any]] {
        try String(contentsOf: folder.appending(path: "messages.ndjson"), encoding: .utf8).split(separator: "\n").map {
            try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any] ?? [:]
        }
    }
}

extension Int {
    /// TDLib's number of the server's message.
    fileprivate var toTDLib: Int64 { Int64(self) << 20 }
}
