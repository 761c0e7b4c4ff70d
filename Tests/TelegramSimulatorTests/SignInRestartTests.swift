import TestSupport
import Testing

@testable import TelegramSimulator

/// As measured on the real library: every state that waits for something is there again in the next run.
struct SignInRestartTests {
    struct Way: Sendable, CustomTestStringConvertible {
        let kind: SimulatedAccount.Kind
        /// Each leads to another state.
        let steps: [String]

        var testDescription: String { kind.rawValue }
    }

    private static let phone = #"{"@type":"setAuthenticationPhoneNumber","phone_number":"+15550100"}"#
    private static let code = #"{"@type":"checkAuthenticationCode","code":"12345"}"#
    private static let password = #"{"@type":"checkAuthenticationPassword","password":"hunter2"}"#
    private static func email(_ code: String) -> String {
        #"{"@type":"checkAuthenticationEmailCode","code":{"@type":"emailAddressAuthenticationCode","code":"\#(code)"}}"#
    }

    static let ways: [Way] = [
        Way(kind: .standard, steps: [phone, code, password]),
        Way(kind: .codes, steps: [phone, #"{"@type":"resendAuthenticationCode"}"#, code]),
        Way(kind: .email, steps: [phone, #"{"@type":"resetAuthenticationEmailAddress"}"#, email("654321")]),
        Way(
            kind: .emailSetup,
            steps: [
                phone, #"{"@type":"setAuthenticationEmailAddress","email_address":"a@example.org"}"#, email("654321"),
                code,
            ]),
        Way(
            kind: .unregistered,
            steps: [phone, code, #"{"@type":"registerUser","first_name":"Zoe","last_name":"Lee"}"#]),
        Way(
            kind: .recovery,
            steps: [
                phone, code, #"{"@type":"requestAuthenticationPasswordRecovery"}"#,
                #"{"@type":"recoverAuthenticationPassword","recovery_code":"777888"}"#,
            ]),
        Way(
            kind: .purchase,
            steps: [
                phone,
                #"{"@type":"setAuthenticationPremiumPurchaseTransaction","transaction":{"@type":"storeTransactionAppStore"}}"#,
                code,
            ]),
        Way(kind: .bot, steps: [#"{"@type":"checkAuthenticationBotToken","token":"100001:SIMULATED"}"#]),
    ]

    @Test(arguments: ways) func everyStepMayBeTakenInARunOfItsOwn(_ way: Way) throws {
        var world = SimulatedWorld()
        world.accounts = [SimulatedAccount(way.kind)]
        let conversation = Conversation(SimulatedTelegram(world: world).transport)
        let folder = try TestFolder()
        var seen: Set<String> = []
        for step in way.steps {
            conversation.call(parameters(folder.path))
            #expect(conversation.call(step) == #"{"@type":"ok"}"#)
            let state = try #require(conversation.call(#"{"@type":"getAuthorizationState"}"#))
            #expect(seen.insert(state).inserted, "\(step) changes the state")
            conversation.call(#"{"@type":"close"}"#)
            conversation.drain()
            conversation.newClient()
            conversation.call(parameters(folder.path))
            #expect(conversation.call(#"{"@type":"getAuthorizationState"}"#) == state)
            #expect(conversation.lines.filter { $0.contains("updateAuthorizationState") }.count == 2)
            conversation.call(#"{"@type":"close"}"#)
            conversation.drain()
            conversation.newClient()
        }
        #expect(seen.contains(#"{"@type":"authorizationStateReady"}"#))
    }

    @Test func aQRCodeIsTheSameAndIsRenewedAndAccepted() throws {
        var world = SimulatedWorld()
        world.accounts = [SimulatedAccount(.passwordless)]
        world.accounts[0].signIn.linkLifetime = .seconds(30)
        var configuration = SimulatorConfiguration()
        configuration.time = .manual
        let telegram = SimulatedTelegram(world: world, configuration: configuration)
        let conversation = Conversation(telegram.transport)
        let folder = try TestFolder()
        conversation.call(parameters(folder.path))
        conversation.call(#"{"@type":"requestQrCodeAuthentication"}"#)
        let first = try #require(conversation.call(#"{"@type":"getAuthorizationState"}"#))
        conversation.call(#"{"@type":"close"}"#)
        conversation.drain()
        conversation.newClient()
        conversation.call(parameters(folder.path))
        #expect(conversation.call(#"{"@type":"getAuthorizationState"}"#) == first)
        telegram.advance(by: .seconds(31))
        conversation.drain()
        let second = try #require(conversation.call(#"{"@type":"getAuthorizationState"}"#))
        #expect(second != first && second.contains("tg://login"))
        #expect(telegram.acceptQRCode())
        #expect(
            conversation.call(#"{"@type":"getAuthorizationState"}"#) == #"{"@type":"authorizationStateReady"}"#)
    }

    @Test func anAccountThatIsGoneBeginsAnew() throws {
        let folder = try TestFolder()
        let signedIn = try SignedIn(folder: folder)
        signedIn.conversation.call(#"{"@type":"close"}"#)
        signedIn.conversation.drain()
        var world = SimulatedWorld()
        world.accounts[0].userID = 999
        let other = Conversation(SimulatedTelegram(world: world).transport)
        other.call(parameters(folder.path))
        #expect(
            other.call(#"{"@type":"getAuthorizationState"}"#) == #"{"@type":"authorizationStateWaitPhoneNumber"}"#)
    }
}
