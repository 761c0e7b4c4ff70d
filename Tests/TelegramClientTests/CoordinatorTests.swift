import Dispatch
import NativeLoop
import Synchronization
import Testing

@testable import TelegramClient

@Suite struct CoordinatorTests {
    private func coordinator(
        _ transport: FakeTransport, _ folder: String, key: (any DatabaseKeyStore)? = FixedKey()
    ) -> Coordinator {
        var parameters = AccountParameters(
            apiID: 5, apiHash: Secret(ScriptedAccount.apiHash), databaseFolder: folder + "/account", keyStore: key)
        parameters.applicationVersion = "2.0"
        return Coordinator(client: TDLibClient(transport: transport), parameters: parameters)
    }

    private func isReady(_ state: AuthorizationState) -> Bool {
        if case .ready = state { true } else { false }
    }

    @Test func opensTheAccountByItselfAndTellsItsStates() async throws {
        try await inTemporaryFolder { folder in
            let transport = FakeTransport(ScriptedAccount().respond)
            let coordinator = coordinator(transport, folder)
            guard case .waitPhoneNumber = try await coordinator.start() else {
                Issue.record("not the first state that is the program's to act on")
                return
            }
            let parameters = transport.requests.first { $0.type == "setTdlibParameters" }?.text ?? ""
            #expect(parameters.contains(ScriptedAccount.apiHash))
            #expect(parameters.contains(#""application_version":"2.0""#))
            #expect(fileMode(folder + "/account") == 0o700)
            let connection = try await coordinator.connectionState.when { _ in true }
            if case .ready = connection {} else { Issue.record("\(connection)") }

            _ = try await coordinator.setAuthenticationPhoneNumber(phoneNumber: ScriptedAccount.phone)
            _ = try await coordinator.checkAuthenticationCode(code: ScriptedAccount.code)
            _ = try await coordinator.checkAuthenticationPassword(password: ScriptedAccount.password)
            _ = try await coordinator.authorizationState.when(isReady)
            await coordinator.close()
        }
    }

    @Test func beginsAgainAfterALogOutWithTheSameStreams() async throws {
        try await inTemporaryFolder { folder in
            let transport = FakeTransport(ScriptedAccount().respond)
            let coordinator = coordinator(transport, folder)
            try await coordinator.start()
            let first = coordinator.client.id
            var states = coordinator.authorizationState.makeAsyncIterator()
            try await coordinator.logOut()
            var seen: [String] = []
            while seen.count < 5, let state = await states.next() {
                seen.append(String(state.json.dropFirst(28).prefix { $0 != "\"" }))
            }
            #expect(seen == ["WaitPhoneNumber", "LoggingOut", "Closed", "WaitTdlibParameters", "WaitPhoneNumber"])
            #expect(coordinator.client.id != first)
            await coordinator.close()
            // The first client was closed by TDLib; only the second had to be asked.
            #expect(transport.requests.filter { $0.type == "close" }.map(\.clientID) == [coordinator.client.id])
        }
    }

    @Test func aCloseIsTheEnd() async throws {
        try await inTemporaryFolder { folder in
            let transport = FakeTransport(ScriptedAccount().respond)
            let coordinator = coordinator(transport, folder)
            try await coordinator.start()
            let updates = coordinator.updates
            await coordinator.close()
            for await _ in coordinator.authorizationState {}
            for await _ in updates {}
            #expect(await errorCode { try await coordinator.getMe() } == .closed)
            await coordinator.close()
        }
    }

    @Test func aRefusedKeyIsThrownAndToldAndMayBeTriedAgain() async throws {
        try await inTemporaryFolder { folder in
            let transport = FakeTransport(ScriptedAccount(refusals: 1).respond)
            let coordinator = coordinator(transport, folder)
            let error = await #expect(throws: TDLibError.self) { try await coordinator.start() }
            #expect(error?.remote?.code == 401)
            #expect(coordinator.failures.current?.remote?.code == 401)
            try await coordinator.start()
            await coordinator.close()
        }
    }

    @Test func aKeyThatCannotBeReadIsThrownAndNothingIsSent() async throws {
        try await inTemporaryFolder { folder in
            let transport = FakeTransport(ScriptedAccount().respond)
            let coordinator = coordinator(
                transport, folder, key: FixedKey(result: .failure(TDLibError(.file, "locked"))))
            #expect(await errorCode { try await coordinator.start() } == .file)
            #expect(!transport.requests.contains { $0.type == "setTdlibParameters" })
            await coordinator.close()
        }
    }

    @Test func updatesReachASubscriberOnAQueueUntilItUnsubscribes() async throws {
        try await inTemporaryFolder { folder in
            let transport = FakeTransport(ScriptedAccount().respond)
            let coordinator = coordinator(transport, folder)
            let queue = DispatchQueue(label: "test")
            let titles = Mutex<[String]>([])
            let token = coordinator.updates.subscribe(on: queue) { update in
                if case .chatTitle(let title) = update { titles.withLock { $0.append(title.title) } }
            }
            try await coordinator.start()
            transport.receiveUpdate(#"{"@type":"updateChatTitle","chat_id":5,"title":"a"}"#)
            _ = try await coordinator.testCallEmpty()
            await withCheckedContinuation { continuation in queue.async { continuation.resume() } }
            coordinator.updates.unsubscribe(token)
            transport.receiveUpdate(#"{"@type":"updateChatTitle","chat_id":5,"title":"b"}"#)
            _ = try await coordinator.testCallEmpty()
            await withCheckedContinuation { continuation in queue.async { continuation.resume() } }
            #expect(titles.withLock { $0 } == ["a"])
            await coordinator.close()
        }
    }

    @Test func floodWaitsOfAllClientsAreTold() async throws {
        try await inTemporaryFolder { folder in
            let account = ScriptedAccount()
            let transport = FakeTransport { transport, request in
                if request.type == "getChats" {
                    transport.answer(request, #"{"@type":"error","code":420,"message":"FLOOD_WAIT_7"}"#)
                } else {
                    account.respond(transport, request)
                }
            }
            let coordinator = coordinator(transport, folder)
            try await coordinator.start()
            #expect(coordinator.floodWaits.current == nil)
            #expect(await errorCode { try await coordinator.getChats(limit: 5) } == .remote)
            #expect(coordinator.floodWaits.current?.seconds == 7)
            await coordinator.close()
        }
    }
}
