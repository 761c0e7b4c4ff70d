import Foundation
import TelegramAPI
import TelegramClient
import TestSupport
import Testing

@testable import TelegramSimulator

/// What a program does: the typed client on the simulator, from the sign-in to the bytes of a file.
struct ClientTests {
    @Test func aProgramSignsInAndDownloads() async throws {
        let folder = try TestFolder()
        let telegram = SimulatedTelegram(seed: 3)
        let client = TDLibClient(transport: telegram.transport)
        _ = try await client.setTdlibParameters(
            useTestDc: false, databaseDirectory: folder.path, filesDirectory: "", databaseEncryptionKey: [1, 2, 3],
            useFileDatabase: true, useChatInfoDatabase: true, useMessageDatabase: true, useSecretChats: false,
            apiID: 1, apiHash: "0123456789abcdef0123456789abcdef", systemLanguageCode: "en", deviceModel: "Test",
            systemVersion: "1", applicationVersion: "1")
        _ = try await client.setAuthenticationPhoneNumber(phoneNumber: "+15550100", settings: nil)
        await #expect(throws: (any Error).self) { _ = try await client.checkAuthenticationCode(code: "1") }
        _ = try await client.checkAuthenticationCode(code: "12345")
        _ = try await client.checkAuthenticationPassword(password: "hunter2")
        #expect(try await client.getMe().firstName == "Anna")

        _ = try await client.loadChats(chatList: .main, limit: 100)
        let chats = try await client.getChats(chatList: .main, limit: 100)
        #expect(chats.totalCount == Int32(chats.chatIDs.count))
        let chat = try #require(telegram.world.chats.values.first { $0.title == "Holiday Photos" })
        let found = try await client.searchChatMessages(
            chatID: chat.id, topicID: nil, query: "", senderID: nil, fromMessageID: 0, offset: 0, limit: 1,
            filter: .photo)
        guard case .photo(let photo)? = found.messages.first?.content, let size = photo.photo.sizes.last else {
            Issue.record("no photo")
            return
        }
        let file = try await client.downloadFile(
            fileID: size.photo.id, priority: 32, offset: 0, limit: 0, synchronous: true)
        let bytes = try #require(FileManager.default.contents(atPath: file.local.path))
        #expect(bytes.count == Int(file.size))
        #expect(bytes.starts(with: [0xFF, 0xD8, 0xFF]))
        try await client.close()
        #expect(telegram.defects == [])
    }
}
