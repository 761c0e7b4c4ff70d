import TelegramClient
import TelegramSimulator
import Testing

@testable import Unspool

struct SignInEndToEndTests {
    @Test func `signs in with number, code and password, and again without questions`() async throws {
        let account = try SimulatedAccountFixture()
        let answers = Answers(codes: ["12345"], passwords: ["hunter2"])
        try await account.session.signIn(prompter: answers)
        #expect(answers.asked.map(\.problem) == [nil, nil, nil])
        #expect(account.session.stages.current == .ready)
        try await account.session.signIn()
        await account.session.close()
        #expect(account.session.stages.current == .closed)
    }

    @Test func `wrong values are asked for again with the reason`() async throws {
        let account = try SimulatedAccountFixture()
        let answers = Answers(codes: ["00000", "12345"], passwords: ["wrong", "hunter2"])
        try await account.session.signIn(prompter: answers)
        #expect(
            answers.asked.compactMap(\.problem) == ["The code is wrong.", "The password is wrong."])
        await account.session.close()
    }

    @Test func `a state from the future ends the sign-in by its name`() async throws {
        for json in [
            #"{"@type":"updateAuthorizationState","authorization_state":{"@type":"authorizationStateWaitMoonPhase","x":1}}"#,
            // Known, but not as the schema says.
            #"{"@type":"updateAuthorizationState","authorization_state":{"@type":"authorizationStateWaitCode","code_info":5}}"#,
        ] {
            let account = try SimulatedAccountFixture()
            let sender = StateSender(telegram: account.telegram, json: json)
            let error = await #expect(throws: SignInError.self) {
                try await account.session.signIn(prompter: sender)
            }
            #expect(error?.code == .unsupported)
            #expect(json.contains(error?.message.split(separator: " ")[2].dropLast().description ?? "?"))
            #expect(account.session.stages.current != .ready)
            await account.session.close()
        }
    }

    /// Sends an update before it answers.
    private struct StateSender: SignInPrompter {
        let telegram: SimulatedTelegram
        let json: String

        func answer(_ question: SignInQuestion, problem: String?) async throws -> String {
            telegram.sendUpdate(json: json)
            return "+1"
        }
    }

    @Test func `a flood wait and a refusal that is not to be shown end it`() async throws {
        let flood = try SimulatedAccountFixture()
        flood.telegram.add(.floodWait("setAuthenticationPhoneNumber", seconds: 142))
        let wait = await #expect(throws: SignInError.self) { try await flood.signIn() }
        #expect(wait?.code == .floodWait && wait?.retryAfter == 142)
        await flood.session.close()

        let hidden = try SimulatedAccountFixture()
        hidden.telegram.add(SimulatedFault("checkAuthenticationCode", .error(code: 406, message: "SECRET_TEXT")))
        let refused = await #expect(throws: SignInError.self) { try await hidden.signIn() }
        #expect(refused?.code == .refused && refused?.message.contains("SECRET_TEXT") == false)
        await hidden.session.close()
    }

    @Test(arguments: ["socks5://user:word@127.0.0.1:1080", "none"])
    func `TDLib has the proxy before its parameters`(text: String) async throws {
        let account = try SimulatedAccountFixture(proxy: try ProxySetting(text))
        try await account.signIn()
        let functions = account.transport.functions
        let proxy = try #require(functions.firstIndex(of: text == "none" ? "disableProxy" : "addProxy"))
        let parameters = try #require(functions.firstIndex(of: "setTdlibParameters"))
        #expect(proxy + 1 == parameters)
        let known = try await account.client.getProxies().proxies
        #expect(known.map(\.isEnabled) == (text == "none" ? [] : [true]))
        await account.session.close()
    }

    @Test func `a proxy that TDLib refuses ends the sign-in`() async throws {
        let account = try SimulatedAccountFixture(proxy: try ProxySetting("socks5://127.0.0.1:1080"))
        account.telegram.add(SimulatedFault("addProxy", .error(code: 400, message: "Wrong proxy server")))
        let error = await #expect(throws: SignInError.self) { try await account.signIn() }
        #expect(error?.message.contains("proxy") == true)
        await account.session.close()
    }

    @Test func `without a prompter only a signed-in account will do`() async throws {
        let account = try SimulatedAccountFixture()
        let error = await #expect(throws: SignInError.self) { try await account.session.signIn() }
        #expect(error?.code == .notSignedIn)
        await account.session.close()
    }

    @Test func `signing out ends the account and returns when TDLib has closed`() async throws {
        let account = try SimulatedAccountFixture()
        try await account.signIn()
        try await account.session.logOut()
        #expect(account.session.stages.current == .closed)
        // No account at all is no reason to fail.
        let other = try SimulatedAccountFixture()
        try await other.session.logOut()
        #expect(other.session.stages.current == .closed)
    }

    @Test func `cancelling leaves the question and the client can be closed`() async throws {
        let account = try SimulatedAccountFixture()
        let asked = AsyncStream.makeStream(of: Void.self)
        let task = Task { try await account.session.signIn(prompter: Waiting(asked: asked.continuation)) }
        for await _ in asked.stream { break }
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
        await account.session.close()
    }

    private struct Waiting: SignInPrompter {
        let asked: AsyncStream<Void>.Continuation

        func answer(_ question: SignInQuestion, problem: String?) async throws -> String {
            asked.yield()
            // Ends only by cancellation.
            let (stream, continuation) = AsyncStream.makeStream(of: Void.self)
            for await _ in stream {}
            withExtendedLifetime(continuation) {}
            throw CancellationError()
        }
    }
}
