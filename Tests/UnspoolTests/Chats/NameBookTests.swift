import TelegramAPI
import TelegramSimulator
import Testing

@testable import Unspool

struct NameBookTests {
    @Test func `senders are named, follow changes, and the unknown are told`() async throws {
        let account = try SimulatedAccountFixture()
        try await account.signIn()
        try await account.chats.load(.main)
        let names = NameBook(client: account.client)
        let group = try await ChatSelector.find("Holiday Photos", in: account.chats)
        let me = try await account.client.getMe()
        let mine = try #require(try await names.entry(of: .user(me.id)))
        #expect(mine.name == [me.firstName, me.lastName].filter { !$0.isEmpty }.joined(separator: " "))
        #expect(try await names.entry(of: .chat(group.id)) == .init(name: "Holiday Photos"))
        #expect(try await names.entry(of: .user(987_654_321)) == nil)
        var renamed = me
        renamed.firstName = "Renamed"
        renamed.lastName = ""
        account.telegram.send(.user(UpdateUser(user: renamed)))
        while try await names.entry(of: .user(me.id))?.name != "Renamed" { await Task.yield() }
        await account.session.close()
    }

    @Test func `only so many names are kept, and all can be told`() async throws {
        let account = try SimulatedAccountFixture()
        try await account.signIn()
        try await account.chats.load(.main)
        let names = NameBook(client: account.client, limit: 2)
        let chats = await account.chats.current.list(.main)
        #expect(chats.count > 4)
        for chat in chats + chats {
            #expect(try await names.entry(of: .chat(chat.id))?.name == chat.title)
            #expect(await names.count <= 4)
        }
        await account.session.close()
    }
}
