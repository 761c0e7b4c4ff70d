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
        for update in updates { _ = try snapshot.apply(Update(json: update)) }
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

    // MARK: Groups, folders, membership

    @Test func `members, usernames and forums are told of groups before and after their chats`() throws {
        func group(_ members: Int, _ name: String, isForum: Bool) -> String {
            """
            {"@type":"updateSupergroup","supergroup":{"@type":"supergroup","id":7,"member_count":\(members),\
            "status":{"@type":"chatMemberStatusMember"},"is_forum":\(isForum),\
            "usernames":{"@type":"usernames","active_usernames":["\(name)"],"disabled_usernames":[],\
            "editable_username":"","collectible_usernames":[]}}}
            """
        }
        let id: Int64 = -1_000_000_000_007
        let result = try snapshot(group(42, "rust", isForum: true), chat(id, "Forum"))
        #expect(result[id]?.memberCount == 42 && result[id]?.username == "rust" && result[id]?.isForum == true)
        let later = try snapshot(chat(id, "Forum"), group(0, "swift", isForum: false))
        #expect(later[id]?.memberCount == nil && later[id]?.username == "swift" && later[id]?.isForum == false)
        #expect(later.chats(username: "SWIFT").map(\.id) == [id])
    }

    private func folders(_ folders: (Int, String)...) -> String {
        let infos = folders.map { id, name in
            """
            {"@type":"chatFolderInfo","id":\(id),"name":{"@type":"chatFolderName",\
            "text":{"@type":"formattedText","text":"\(name)","entities":[]}},"icon":{"@type":"chatFolderIcon","name":"Custom"}}
            """
        }
        return "{\"@type\":\"updateChatFolders\",\"chat_folders\":[\(infos.joined(separator: ","))]}"
    }

    @Test func `a chat is in many folders, and a folder that is deleted goes with its order`() throws {
        func inFolder(_ id: Int, _ order: Int) -> String {
            """
            {"@type":"chatPosition","list":{"@type":"chatListFolder","chat_folder_id":\(id)},"order":"\(order)"}
            """
        }
        let both = try snapshot(
            folders((2, "Work"), (3, "Home")), chat(1, "a", positions: inFolder(2, 5) + "," + inFolder(3, 9)),
            chat(4, "b", positions: inFolder(2, 7)))
        #expect(both.list(.folder(2)).map(\.id) == [4, 1] && both.list(.folder(3)).map(\.id) == [1])
        #expect(both.folders(named: "work").map(\.id) == [2])
        let one = try snapshot(
            folders((2, "Work"), (3, "Home")), chat(1, "a", positions: inFolder(2, 5) + "," + inFolder(3, 9)),
            folders((3, "Home")))
        #expect(one.list(.folder(2)).isEmpty && one.list(.folder(3)).map(\.id) == [1])
    }

    @Test(arguments: ["chatListMain", "chatListArchive"])
    func `a chat that is removed from a list, left or deleted, is gone from it`(list: String) throws {
        let name: ChatListName = list == "chatListMain" ? .main : .archive
        let added = "{\"@type\":\"updateChatAddedToList\",\"chat_id\":5,\"chat_list\":{\"@type\":\"\(list)\"}}"
        let before = try snapshot(chat(5, "a"), added, chat(6, "b", positions: position("3", list: list)))
        // It has no place yet: that comes with a position.
        #expect(before.list(name).map(\.id) == [6])
        let after = try snapshot(
            chat(5, "a", positions: position("9", list: list)), chat(6, "b", positions: position("3", list: list)),
            "{\"@type\":\"updateChatRemovedFromList\",\"chat_id\":5,\"chat_list\":{\"@type\":\"\(list)\"}}")
        #expect(after.list(name).map(\.id) == [6])
    }

    @Test func `drafts move chats, unknown lists and unknown chats do nothing`() throws {
        let result = try snapshot(
            chat(5, "a", positions: position("10")), chat(6, "b", positions: position("11")),
            "{\"@type\":\"updateChatDraftMessage\",\"chat_id\":5,\"positions\":[\(position("12"))]}",
            moved(99, "13"),
            "{\"@type\":\"updateChatPosition\",\"chat_id\":5,\"position\":\(position("14", list: "chatListX"))}",
            "{\"@type\":\"updateChatIsMarkedAsUnread\",\"chat_id\":6,\"is_marked_as_unread\":true}",
            "{\"@type\":\"updateChatReadInbox\",\"chat_id\":5,\"unread_count\":8}")
        #expect(result.list(.main).map(\.id) == [5, 6])
        #expect(result[6]?.isMarkedAsUnread == true && result[5]?.unreadCount == 8)
    }

    @Test(arguments: [
        ("", true), ("caf", true), ("CAFÉ zurich", true), ("zürich", true), ("５", true), ("bob", true),
        ("@Bob_cafe", true),
        ("bern", false), ("café bern", false), ("cafe_", false), ("-5", true),
    ])
    func `a search finds words in any order, whatever case, accents and width`(text: String, isFound: Bool) {
        let chat = ChatSummary(id: -5, kind: .supergroup, title: "Zürich: Café 5", username: "Bob_Cafe")
        #expect(chat.matches(search: text) == isFound)
    }

    // MARK: What an earlier run knew

    @Test func `Telegram's word replaces what an earlier run knew, and a complete list drops the rest`() throws {
        var cached = try snapshot(
            chat(5, "old", positions: position("10")), chat(6, "b", positions: position("9")),
            chat(7, "gone", positions: position("8")))
        cached.becomeCached()
        #expect(cached.list(.main).map(\.id) == [5, 6, 7] && cached.isCached(5))
        // TDLib tells of a chat without a place while its list is not loaded.
        try cached.apply(Update(json: chat(5, "new")))
        #expect(cached.list(.main).map(\.title) == ["new", "b", "gone"] && !cached.isCached(5))
        try cached.apply(Update(json: chat(6, "b")))
        try cached.apply(Update(json: moved(6, "20")))
        #expect(cached.list(.main).map(\.id) == [6, 5, 7])
        try cached.apply(Update(json: moved(5, "19")))
        cached.complete(.main)
        #expect(cached.list(.main).map(\.id) == [6, 5] && cached[7] == nil)
        #expect(cached.completeLists == [.main])
    }

    @Test func `another account sees nothing of what was known of the one before`() throws {
        var cached = try snapshot(chat(5, "a", positions: position("10")), chat(6, "b", positions: position("9")))
        cached.becomeCached()
        try cached.apply(Update(json: chat(6, "mine")))
        try cached.apply(Update(json: moved(6, "9")))
        cached.forgetCached()
        #expect(cached.list(.main).map(\.title) == ["mine"] && cached.count == 1)
    }
}
