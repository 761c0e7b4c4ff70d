import Foundation
import TelegramClient
import Testing

@Suite(
    "The client on the real TDLib, against the loopback Telegram", .onLoopbackTelegram, .serialized,
    .timeLimit(.minutes(15)))
struct ClientTests {
    @Test("signs in, loads chats, reads a history to its end, and downloads a file")
    func readsAnAccount() async throws {
        let server = try LoopbackServer()
        let channel = try Channel(server)
        let account = try RealAccount(server)
        let chatUpdates = account.client.updates(of: [.newChat])
        try await account.signIn()
        try await account.loadChats()

        let chatID = try #require(Int64(Channel.chatID))
        var titles: [Int64: String] = [:]
        for await update in chatUpdates {
            if case .newChat(let new) = update { titles[new.chat.id] = new.chat.title }
            if titles[chatID] != nil { break }
        }
        #expect(titles[chatID] == "Archive Channel")

        var messages: [Message] = []
        while true {
            let page = try await account.client.getChatHistory(
                chatID: chatID, fromMessageID: messages.last?.id ?? 0, offset: 0, limit: 100, onlyLocal: false)
            let new = page.messages.compactMap { $0 }
            if new.isEmpty { break }
            messages += new
        }
        #expect(messages.count == 500)
        #expect(Set(messages.map(\.id)).count == 500)

        let tiny = try #require(messages.first { channel.files[$0.id]?.size == 1 })
        guard case .document(let content) = tiny.content else {
            Issue.record("the 1-byte file is no document")
            return
        }
        let file = try await account.client.downloadFile(
            fileID: content.document.document.id, priority: 32, offset: 0, limit: 0, synchronous: true)
        #expect(file.local.isDownloadingCompleted)
        #expect(try Data(contentsOf: URL(filePath: file.local.path)).count == 1)
        await account.client.close()
        await #expect(throws: TDLibError.self) { try await account.client.getMe() }
    }

    @Test("a flood wait that TDLib does not sit out is an error with its seconds")
    func reportsFloodWait() async throws {
        let server = try LoopbackServer()
        let account = try RealAccount(server)
        try await account.signIn()
        try await account.loadChats()
        try server.fault("contacts.search", ["code": 420, "text": "FLOOD_WAIT_300", "times": 9])
        do {
            _ = try await account.client.searchPublicChats(query: "something")
            Issue.record("no error")
        } catch let error as TDLibError {
            #expect(error.remote?.code == 429)
            #expect(error.floodWait?.seconds == 300)
        }
        await account.client.close()
    }

    @Test("a session that is ended elsewhere ends the client")
    func noticesRevokedSession() async throws {
        let server = try LoopbackServer()
        let account = try RealAccount(server)
        try await account.signIn()
        try server.command("revoke")
        // Telegram says so to the next request. The connection stays: a cut one may stall TDLib for a minute or two.
        let client = account.client
        async let refused = try? client.loadChats(chatList: .main, limit: 100)
        var states: [AuthorizationState] = []
        repeat { states.append(await account.nextState()) } while !isClosed(states.last)
        #expect(states.count > 1, "it was logging out first: \(states)")
        #expect(await refused == nil)
        await #expect(throws: TDLibError.self) { try await client.getMe() }
    }

    private func isClosed(_ state: AuthorizationState?) -> Bool {
        if case .closed? = state { true } else { false }
    }
}
