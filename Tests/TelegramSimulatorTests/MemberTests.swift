import TelegramSimulator
import Testing

/// Who is in a group.
struct MemberTests {
    @Test func `members are found by the beginnings of their names, in groups alone`() throws {
        var world = SimulatedWorld()
        let dan = world.addUser("Dan") { $0.lastName = "Brown" }
        let eve = world.addUser("Eve")
        let group = world.addChat(.supergroup, title: "Group")
        let channel = world.addChat(.channel, title: "Channel")
        for person in [dan, eve] { world.addMessage(to: group, from: person, .text("a")) }
        world.addMessage(to: channel, .text("a"))
        let session = try SignedIn(SimulatedTelegram(world: world))
        session.loadAll()
        func search(_ query: String, in chat: Int64) -> String {
            session.conversation.call(
                #"{"@type":"searchChatMembers","chat_id":\#(chat),"query":"\#(query)","limit":10}"#) ?? ""
        }
        for (query, user) in [("bro da", dan), ("e", eve), ("an", SimulatedAccount.standard.userID)] {
            let answer = search(query, in: group)
            #expect(answer.contains(#""total_count":1"#) && answer.contains(#""user_id":\#(user)}"#), "\(answer)")
        }
        #expect(search("zoe", in: group).contains(#""total_count":0"#))
        #expect(search("", in: channel).contains("CHAT_ADMIN_REQUIRED"))
    }
}
