import Foundation
import Testing

@Suite("unspool lists chats of the real TDLib", .onLoopbackTelegram, .serialized, .timeLimit(.minutes(15)))
struct UnspoolChatsTests {
    @Test(
        "all chats in Telegram's order, the archive, a forum's topics; then without Telegram; nothing after logging out"
    )
    func listsEverything() async throws {
        let server = try LoopbackServer()
        let unspool = try UnspoolProcess(server)
        try await unspool.signIn()
        let all = try await unspool.run("chats", "--json", "--topics")
        #expect(all.status == 0, "\(all.messages)")
        let lines = try all.objects()
        let chats = lines.filter { $0["object"] as? String == "chat" }
        #expect(chats.count == 13)
        #expect(Set(chats.compactMap { $0["id"] as? Int }).count == 13)
        // This server archives it in its list of chats and not elsewhere, so TDLib moves it to the main list at some moment.
        #expect(chats.filter { $0["title"] as? String == "Old news" }.count == 1)
        #expect(chats.allSatisfy { $0["list"] as? String == "main" || $0["title"] as? String == "Old news" })
        for list in ["main", "archive"] {
            let dates = chats.filter { $0["list"] as? String == list && $0["pinned"] as? Bool == false }
                .compactMap { $0["last_message_date"] as? Int }
            #expect(dates == dates.sorted(by: >), "\(list) is in Telegram's order")
        }
        let channel = chats.first { $0["id"] as? Int == Int(Channel.chatID) }
        #expect(channel?["username"] as? String == "archive_channel" && channel?["type"] as? String == "channel")
        let forum = try #require(chats.first { $0["title"] as? String == "Forum" })
        #expect(forum["forum"] as? Bool == true && forum["member_count"] as? Int == 42)
        let topics = lines.filter { $0["type"] as? String == "topic" }
        #expect(topics.count == 3 && topics.contains { $0["name"] as? String == "General" })
        #expect(topics.allSatisfy { $0["chat_id"] as? Int == forum["id"] as? Int })

        let cached = try await unspool.run("chats", "--json", "--cached")
        #expect(cached.status == 0, "\(cached.messages)")
        #expect(try cached.objects().map { $0["id"] as? Int } == chats.map { $0["id"] as? Int })

        let byName = try await unspool.run("export", "@archive_channel", "--dry-run", "--json")
        #expect(byName.status == 0, "\(byName.messages)")
        #expect(try byName.objects().last?["chat_id"] as? Int == Int(Channel.chatID))

        let logout = try await unspool.run("logout")
        #expect(logout.status == 0, "\(logout.messages)")
        let after = try await unspool.run("chats", "--cached")
        #expect(after.status == 66)
    }
}
