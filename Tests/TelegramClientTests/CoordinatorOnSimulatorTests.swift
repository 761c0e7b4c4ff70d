import TelegramClient
import TelegramSimulator
import Testing

/// A whole life of an account, on a Telegram that answers like the real one.
@Suite struct CoordinatorOnSimulatorTests {
    private func signIn(_ coordinator: Coordinator) async throws {
        try await coordinator.start()
        _ = try await coordinator.setAuthenticationPhoneNumber(phoneNumber: "+15550100")
        _ = try await coordinator.checkAuthenticationCode(code: "12345")
        _ = try await coordinator.checkAuthenticationPassword(password: "hunter2")
        _ = try await coordinator.authorizationState.when { if case .ready = $0 { true } else { false } }
    }

    private func documents(_ coordinator: Coordinator) async throws -> [File] {
        let chats = try await coordinator.getChats(chatList: ChatList.main, limit: 100)
        var files: [File] = []
        for chat in chats.chatIDs {
            let messages = try await coordinator.searchChatMessages(
                chatID: chat, query: "", fromMessageID: 0, offset: 0, limit: 100, filter: .document)
            for message in messages.messages {
                if case .document(let content) = message.content { files.append(content.document.document) }
            }
        }
        return files
    }

    @Test func signsInDownloadsSignsOutAndSignsInAgain() async throws {
        try await inTemporaryFolder { folder in
            let telegram = SimulatedTelegram(seed: 7)
            let coordinator = Coordinator(
                client: TDLibClient(transport: telegram.transport),
                parameters: AccountParameters(
                    apiID: 5, apiHash: "0123456789abcdef0123456789abcdef", databaseFolder: folder + "/account"))
            try await signIn(coordinator)

            let file = try #require(try await documents(coordinator).first)
            var events = 0
            var completed: File?
            for await event in coordinator.download(file) {
                events += 1
                switch event {
                case .loading(let bytes, let total): #expect(bytes <= max(total, bytes))
                case .completed(let file): completed = file
                case .failed(let error): Issue.record(error)
                }
            }
            #expect(events >= 1)
            #expect(completed?.local.isDownloadingCompleted == true)
            #expect(completed?.local.path.isEmpty == false)

            let first = coordinator.client.id
            try await coordinator.logOut()
            _ = try await coordinator.authorizationState.when { if case .waitPhoneNumber = $0 { true } else { false } }
            #expect(coordinator.client.id != first)
            try await signIn(coordinator)

            // The session is ended from another device: the same again.
            let second = coordinator.client.id
            telegram.revokeSessions()
            _ = try await coordinator.authorizationState.when { if case .waitPhoneNumber = $0 { true } else { false } }
            #expect(coordinator.client.id != second)
            await coordinator.close()
        }
    }
}
