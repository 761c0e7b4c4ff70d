import TelegramAPI
import Testing

@testable import Unspool

struct ChatSnapshotTests {
    private func chat(_ id: Int64, _ title: String, positions: String = "") -> String {
        """
        {"@type":"updateNewChat","chat":{"@type":"chat","id":\(id),"type":{"@type":"chatTypeSupergroup",\
        "supergroup_id":1,"is_channel":true},"title":"\(title)","permissions":{"@type":"chatPermissions"},\
        "positions":[\(positions)],"chat_lists":[],"notification_settings":{"@type":"chatNotificationSettings"},\
        "available_reactions":{"@type":"chatAvailableReactionsAll"},"video_chat":{"@type":"videoChat"}}}
        """
    }

    private func position(_ order: String, list: String = "chatListMain", isPinned: Bool = false) -> String {
        "{\"@type\":\"chatPosition\",\"list\":{\"@type\":\"\(list)\"},\"order\":\"\(order)\",\"is_pinned\":\(isPinned)}"
    }

    private func moved(_ id: Int64, _ order: String) -> String {
        "{\"@type\":\"updateChatPosition\",\"chat_id\":\(id),\"position\":\(position(order))}"
    }

    private func snapshot(_ updates: String...) throws -> ChatSnapshot {
        var snapshot = ChatSnapshot()
        for update in updates { #expect(try snapshot.apply(Update(json: update))) }
        return snapshot
    }

    @Test func `orders that a floating-point number takes for equal are told apart`() throws {
        let both = try snapshot(
            chat(9, "b"), chat(5, "a"), moved(5, "7123456789012345678"), moved(9, "7123456789012345677"))
        #expect(both.list(.main).map(\.id) == [5, 9])
        let one = try snapshot(
            chat(9, "b"), chat(5, "a"), moved(5, "7123456789012345678"), moved(9, "7123456789012345677"), moved(5, "0"))
        #expect(one.list(.main).map(\.id) == [9])
        #expect(one.count == 2)
    }

    @Test func `positions with a last message are all that there are`() throws {
        let result = try snapshot(
            chat(5, "a", positions: position("10") + "," + position("11", list: "chatListArchive")),
            """
            {"@type":"updateChatLastMessage","chat_id":5,"positions":[\(position("12", isPinned: true))]}
            """)
        #expect(result.list(.main).map(\.id) == [5])
        #expect(result.list(.archive).isEmpty)
        #expect(result[5]?.isPinned == true)
    }

    @Test func `the first update of a chat does not undo what an answer told before it was taken`() throws {
        let result = try snapshot(chat(5, "a", positions: position("10")), chat(5, "a"))
        #expect(result.list(.main).map(\.id) == [5])
    }

    @Test func `titles are matched exactly before they are matched by letter`() throws {
        let result = try snapshot(
            chat(1, "Notes"), chat(2, "notes"), chat(3, "Other"),
            "{\"@type\":\"updateChatTitle\",\"chat_id\":3,\"title\":\"NOTES\"}")
        #expect(result.chats(titled: "notes").map(\.id) == [2])
        #expect(result.chats(titled: "nOtes").map(\.id) == [1, 2, 3])
        #expect(result.chats(titled: "Other").isEmpty)
    }
}
