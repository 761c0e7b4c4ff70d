import TelegramAPI
import Testing

@testable import Unspool

/// What updates leave to be done: each message once, in the order of the chats, and nothing of other chats.
struct WatchBacklogTests {
    private func update(_ json: String) throws -> Update { try Update(json: json) }

    private func new(_ number: Int64, chat: Int64 = -100, extra: String = "") throws -> Update {
        try update(
            """
            {"@type":"updateNewMessage","message":{"@type":"message","id":\(number),"chat_id":\(chat),\(extra)\
            "sender_id":{"@type":"messageSenderUser","user_id":1},"date":1,"content":{"@type":"messageText",\
            "text":\(JSONSample.text("a"))}}}
            """)
    }

    private func deleted(_ ids: [Int64], isPermanent: Bool = true) throws -> Update {
        try update(
            """
            {"@type":"updateDeleteMessages","chat_id":-100,"message_ids":\(ids),"is_permanent":\(isPermanent),\
            "from_cache":\(!isPermanent)}
            """)
    }

    private func group(_ id: Int64, _ status: String, upgrade: Int64 = 0) throws -> Update {
        try update(
            """
            {"@type":"updateBasicGroup","basic_group":{"@type":"basicGroup","id":\(id),"member_count":1,\
            "status":{"@type":"chatMemberStatus\(status)"},"is_active":true,"upgraded_to_supergroup_id":\(upgrade)}}
            """)
    }

    private func connection(_ name: String) throws -> Update {
        try update(#"{"@type":"updateConnectionState","state":{"@type":"connectionState\#(name)"}}"#)
    }

    @Test func `new and edited messages are gathered once each, until they are taken`() throws {
        var backlog = WatchBacklog(chats: [-100, -200])
        for number: Int64 in [9, 7, 9] { backlog.take(try new(number)) }
        backlog.take(try update(#"{"@type":"updateMessageEdited","chat_id":-100,"message_id":3,"edit_date":5}"#))
        backlog.take(try new(5, chat: -200))
        backlog.take(try new(5, chat: -300))
        #expect(backlog.next() == .init(chatID: -100, changed: [3, 7, 9]))
        #expect(backlog.next() == .init(chatID: -200, changed: [5]))
        #expect(backlog.next() == nil && backlog.isEmpty)
    }

    @Test func `only a deletion for good counts, and what is gone is not exported`() throws {
        var backlog = WatchBacklog(chats: [-100])
        backlog.take(try new(1))
        backlog.take(try new(2))
        backlog.take(try deleted([2], isPermanent: false))
        #expect(backlog.next() == .init(chatID: -100, changed: [1, 2]))
        backlog.take(try new(3))
        backlog.take(try deleted([3, 1]))
        #expect(backlog.next() == .init(chatID: -100, deleted: [1, 3]))
    }

    @Test func `a message that is still being sent waits for its identifier`() throws {
        var backlog = WatchBacklog(chats: [-100])
        let sending = #""sending_state":{"@type":"messageSendingStatePending","sending_id":1},"#
        backlog.take(try new(1, extra: sending))
        #expect(backlog.isEmpty)
    }

    @Test func `a connection that comes back, and updates that were missed, ask for a look at the end of each chat`()
        throws
    {
        var backlog = WatchBacklog(chats: [-100, -200])
        backlog.take(try connection("Ready"))
        #expect(backlog.isEmpty)
        backlog.take(try connection("WaitingForNetwork"))
        backlog.take(try connection("Connecting"))
        #expect(backlog.isEmpty)
        backlog.take(try connection("Ready"))
        #expect(backlog.next() == .init(chatID: -100, isReconnected: true))
        #expect(backlog.next() == .init(chatID: -200, isReconnected: true))
        backlog.miss()
        #expect(backlog.next() == .init(chatID: -100, needsTail: true))
    }

    @Test func `a chat that is left is lost, and one that the account is back in has messages of which nobody told`()
        throws
    {
        var backlog = WatchBacklog(chats: [-100])
        backlog.take(try group(100, "Left"))
        #expect(backlog.absent == [-100] && backlog.next() == .init(chatID: -100, isLost: true))
        backlog.take(try group(100, "Banned"))
        #expect(backlog.isEmpty, "as before")
        backlog.take(try group(100, "Member"))
        #expect(backlog.absent.isEmpty && backlog.next() == .init(chatID: -100, needsTail: true))
        for status in ["Left", "Member"] { backlog.take(try group(100, status)) }
        #expect(backlog.next() == .init(chatID: -100, needsTail: true), "not lost any more")
    }

    @Test func `whatever number a group has, nothing traps, and other groups change nothing`() throws {
        var backlog = WatchBacklog(chats: [-100])
        for (number, upgrade) in [(Int64.min, 0), (.min, Int64.max), (.max, .min), (7, 8)] {
            backlog.take(try group(number, "Left", upgrade: upgrade))
        }
        #expect(backlog.isEmpty)
    }
}
