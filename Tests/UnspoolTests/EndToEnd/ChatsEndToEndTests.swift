import TelegramClient
import TelegramSimulator
import Testing

@testable import Unspool

struct ChatsEndToEndTests {
    // Often, since updates that were still waiting once hid a chat now and then.
    @Test(arguments: 0..<40)
    func `loading a list makes all of its chats known, in Telegram's order`(_: Int) async throws {
        let account = try SimulatedAccountFixture()
        try await account.signIn()
        for list in [ChatListName.main, .archive] { try await account.chats.load(list) }
        let snapshot = await account.chats.current
        let world = account.telegram.world
        let expected = { (list: SimulatedChat.List) in
            Set(world.chats.values.filter { $0.list == list && !$0.messages.isEmpty }.map(\.id))
        }
        #expect(Set(snapshot.list(.main).map(\.id)) == expected(.main))
        #expect(Set(snapshot.list(.archive).map(\.id)) == expected(.archive))
        #expect(snapshot.list(.main).first?.isPinned == true)
        let rest = snapshot.list(.main).drop { $0.isPinned }.map(\.lastMessageDate)
        #expect(rest == rest.sorted(by: >))
        await account.session.close()
    }

    @Test func `snapshots follow Telegram: new messages, moves, titles`() async throws {
        let account = try SimulatedAccountFixture()
        try await account.signIn()
        try await account.chats.load(.main)
        let chat = try await ChatSelector.find("Holiday Photos", in: account.chats)
        let snapshots = await account.chats.snapshots
        account.telegram.deliver(.text("new"), to: chat.id)
        // The account's pinned chats stay above it.
        for await snapshot in snapshots where snapshot.list(.main).first(where: { !$0.isPinned })?.id == chat.id {
            break
        }
        let moved = await account.chats.snapshots
        account.telegram.move(chat.id, to: .archive)
        // TDLib tells of the new list first: for a moment the chat is in both.
        for await snapshot in moved
        where snapshot.list(.archive).contains(where: { $0.id == chat.id })
            && !snapshot.list(.main).contains(where: { $0.id == chat.id })
        {
            break
        }
        await account.session.close()
    }

    @Test func `a chat is found by identifier or by a title that only it has`() async throws {
        let account = try SimulatedAccountFixture()
        try await account.signIn()
        let byTitle = try await ChatSelector.find("holiday photos", in: account.chats)
        #expect(byTitle.title == "Holiday Photos")
        #expect(try await ChatSelector.find(String(byTitle.id), in: account.chats).id == byTitle.id)
        #expect(try await ChatSelector.find("Old news", in: account.chats).kind == .channel)
        let twice = await #expect(throws: ChatSelector.Failure.self) {
            try await ChatSelector.find("Notes", in: account.chats)
        }
        #expect(twice?.candidates.count == 2)
        for text in ["No such chat", "-100999999999", "99999999999999999999"] {
            let none = await #expect(throws: ChatSelector.Failure.self) {
                try await ChatSelector.find(text, in: account.chats)
            }
            #expect(none?.candidates.isEmpty == true)
        }
        await account.session.close()
    }

    @Test func `an unknown list is an error, the end of a list is not`() async throws {
        let account = try SimulatedAccountFixture()
        try await account.signIn()
        try await account.chats.load(.main)
        try await account.chats.load(.main)
        let error = await #expect(throws: TDLibError.self) { try await account.chats.load(.folder(77)) }
        #expect(error?.remote?.code == 400)
        await account.session.close()
    }
}
