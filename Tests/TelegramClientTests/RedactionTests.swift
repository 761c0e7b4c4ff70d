import NativeLoop
import Synchronization
import Testing

@testable import TelegramClient

@Suite struct RedactionTests {
    @Test func aSignInAtTheMostVerboseLevelShowsNoneOfItsSecrets() async throws {
        let lines = Mutex<[String]>([])
        let log = LogSink(upTo: .trace) { entry in lines.withLock { $0.append(entry.message) } }
        func note(_ value: Any) { lines.withLock { $0 += ["\(value)", String(reflecting: value)] } }
        let key = FixedKey()

        try await inTemporaryFolder { folder in
            let transport = FakeTransport(ScriptedAccount().respond)
            let client = TDLibClient(transport: transport, configuration: .init(log: log))
            let parameters = AccountParameters(
                apiID: 5, apiHash: Secret(ScriptedAccount.apiHash), databaseFolder: folder, keyStore: key)
            let coordinator = Coordinator(client: client, parameters: parameters)
            let updates = coordinator.updates
            note(parameters)
            try await coordinator.start()
            do {
                _ = try await coordinator.checkAuthenticationBotToken(token: ScriptedAccount.botToken)
            } catch { note(error) }
            _ = try await coordinator.setAuthenticationPhoneNumber(phoneNumber: ScriptedAccount.phone)
            _ = try await coordinator.checkAuthenticationCode(code: ScriptedAccount.code)
            do {
                _ = try await coordinator.checkAuthenticationPassword(password: ScriptedAccount.password + "?")
            } catch { note(error) }
            _ = try await coordinator.checkAuthenticationPassword(password: ScriptedAccount.password)
            do {
                _ = try await coordinator.getMe()
                Issue.record("this answer fits nothing")
            } catch { note(error) }
            if let state = coordinator.authorizationState.current { note(state) }
            if let update = updates.current { note(update) }
            await coordinator.close()
        }

        let text = lines.withLock { $0.joined(separator: "\n") }
        // It did write what it did.
        #expect(text.contains("setAuthenticationPhoneNumber") || text.contains("SetAuthenticationPhoneNumber"))
        #expect(text.contains("uthorizationStateWaitPassword") || text.contains("waitPassword"))
        let secrets = [
            ScriptedAccount.apiHash, "15550100", ScriptedAccount.code, ScriptedAccount.password,
            ScriptedAccount.botToken,
            String(decoding: try key.key().revealed, as: UTF8.self), "a key of exactly",
        ]
        for secret in secrets { #expect(!text.contains(secret), "\(secret) is in the log") }
    }

    @Test func whatANewerLibrarySendsIsTracedWithoutItsValues() async throws {
        let lines = Mutex<[String]>([])
        let transport = FakeTransport(FakeTransport.agreeable)
        let log = LogSink(upTo: .trace) { entry in lines.withLock { $0.append(entry.message) } }
        let client = TDLibClient(transport: transport, configuration: .init(log: log))
        // What nobody observes is not even decoded.
        let updates = client.updates()
        _ = try await client.testCallEmpty()
        transport.receiveUpdate(#"{"@type":"updateLoginCode","login_code":{"@type":"loginCode","code":"57031"}}"#)
        await client.close()
        for await _ in updates {}

        let text = lines.withLock { $0.joined(separator: "\n") }
        #expect(text.contains(#""login_code":{"@type":"loginCode","code":‹redacted›}"#))
        #expect(!text.contains("57031"))
    }
}
