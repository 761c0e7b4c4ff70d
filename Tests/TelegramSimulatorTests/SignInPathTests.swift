import TestSupport
import Testing

@testable import TelegramSimulator

/// Every way to sign in, as JSON, in TDLib's order: the state, then `ok`; a wrong value is an error and nothing else.
struct SignInPathTests {
    struct Step: Sendable {
        /// The request, without its `@type` quoted: `name field=value …`.
        let request: String
        /// The state that follows; nil for none.
        let state: String?
        var error: String?

        init(_ request: String, _ state: String?, error: String? = nil) {
            self.request = request
            self.state = state
            self.error = error
        }

        var json: String {
            let words = request.split(separator: " ")
            var fields = ["\"@type\":\"\(words[0])\""]
            for word in words.dropFirst() {
                let parts = word.split(separator: "=", maxSplits: 1)
                let isObject = parts[1].hasPrefix("{") || parts[1].hasPrefix("[")
                fields.append("\"\(parts[0])\":\(isObject ? String(parts[1]) : "\"\(parts[1])\"")")
            }
            return "{\(fields.joined(separator: ","))}"
        }
    }

    private static let number = "setAuthenticationPhoneNumber phone_number=+15550100"
    private static func email(_ code: String) -> String {
        #"checkAuthenticationEmailCode code={"@type":"emailAddressAuthenticationCode","code":"\#(code)"}"#
    }

    static let paths: [(kind: SimulatedAccount.Kind, steps: [Step])] = [
        (
            .codes,
            [
                Step(number, "WaitCode"), Step("resendAuthenticationCode", "WaitCode"),
                Step("resendAuthenticationCode", "WaitCode"),
                Step("resendAuthenticationCode", nil, error: "Authentication code can't be resend"),
                Step("checkAuthenticationCode code=1", nil, error: "PHONE_CODE_INVALID"),
                Step("checkAuthenticationCode code=12345", "Ready"),
            ]
        ),
        (
            .email,
            [
                Step(number, "WaitEmailCode"), Step(email("1"), nil, error: "EMAIL_TOKEN_INVALID"),
                Step("resendAuthenticationCode", "WaitEmailCode"),
                Step("resetAuthenticationEmailAddress", "WaitEmailCode"),
                Step("resetAuthenticationEmailAddress", "WaitEmailCode", error: "TASK_ALREADY_EXISTS"),
                Step(email("654321"), "Ready"),
            ]
        ),
        (
            .emailSetup,
            [
                Step(number, "WaitEmailAddress"),
                Step("setAuthenticationEmailAddress email_address=x", nil, error: "EMAIL_INVALID"),
                Step("setAuthenticationEmailAddress email_address=a@b.c", "WaitEmailCode"),
                Step(email("1"), nil, error: "CODE_INVALID"), Step(email("654321"), "WaitCode"),
                Step("checkAuthenticationCode code=12345", "Ready"),
            ]
        ),
        (
            .unregistered,
            [
                Step(number, "WaitCode"), Step("checkAuthenticationCode code=12345", "WaitRegistration"),
                Step("registerUser last_name=x", nil, error: "First name must be non-empty"),
                Step("registerUser first_name=Zoe last_name=Lee", "Ready"),
            ]
        ),
        (
            .recovery,
            [
                Step(number, "WaitCode"), Step("checkAuthenticationCode code=12345", "WaitPassword"),
                Step("checkAuthenticationPasswordRecoveryCode recovery_code=777888", nil, error: "CODE_INVALID"),
                Step("requestAuthenticationPasswordRecovery", "WaitPassword"),
                Step("checkAuthenticationPasswordRecoveryCode recovery_code=1", nil, error: "CODE_INVALID"),
                Step("checkAuthenticationPasswordRecoveryCode recovery_code=777888", nil),
                Step("recoverAuthenticationPassword recovery_code=777888 new_password=new", "Ready"),
            ]
        ),
        (
            .purchase,
            [
                Step(number, "WaitPremiumPurchase"),
                Step("setAuthenticationPremiumPurchaseTransaction", nil, error: "Transaction must be non-empty"),
                Step(
                    #"setAuthenticationPremiumPurchaseTransaction transaction={"@type":"storeTransactionAppStore"}"#,
                    "WaitCode"),
                Step("checkAuthenticationCode code=12345", "Ready"),
            ]
        ),
        (
            .bot,
            [
                Step("checkAuthenticationBotToken token=x", nil, error: "ACCESS_TOKEN_INVALID"),
                Step("checkAuthenticationBotToken token=100001:SIMULATED", "Ready"),
            ]
        ),
        (
            .standard,
            [
                Step(number, "WaitCode"), Step("checkAuthenticationCode code=12345", "WaitPassword"),
                Step("requestAuthenticationPasswordRecovery", nil, error: "PASSWORD_RECOVERY_NA"),
                Step("registerUser first_name=A", nil, error: "Call to registerUser unexpected"),
                Step(number, "WaitCode"),
            ]
        ),
    ]

    @Test(arguments: paths.indices)
    func everyPathHasTDLibsStatesAndErrors(index: Int) throws {
        let path = Self.paths[index]
        let folder = try TestFolder()
        let telegram = SimulatedTelegram(world: SimulatedWorld(account: SimulatedAccount(path.kind)))
        let conversation = Conversation(telegram.transport)
        conversation.call(parameters(folder.path))
        conversation.drain()
        _ = conversation.takeUpdates()
        for step in path.steps {
            let answer = conversation.call(step.json)
            if let error = step.error {
                #expect(answer == #"{"@type":"error","code":400,"message":"\#(error)"}"#, "\(step.request)")
            } else {
                #expect(answer == #"{"@type":"ok"}"#, "\(step.request)")
            }
            let states = conversation.takeUpdates("updateAuthorizationState").compactMap {
                ($0["authorization_state"] as? [String: Any])?["@type"] as? String
            }
            #expect(states == (step.state.map { ["authorizationState" + $0] } ?? []), "\(step.request)")
        }
        #expect(telegram.defects == [])
    }

    @Test(arguments: SimulatedAccount.Kind.allCases)
    func everyKindOfAccountHasAStateThatTheSchemaKnows(kind: SimulatedAccount.Kind) throws {
        let folder = try TestFolder()
        let telegram = SimulatedTelegram(world: SimulatedWorld(account: SimulatedAccount(kind)))
        let conversation = Conversation(telegram.transport)
        conversation.call(parameters(folder.path))
        #expect(conversation.call(Step(Self.number, nil).json) == #"{"@type":"ok"}"#)
        #expect(telegram.defects == [])
    }

    @Test func aLinkIsRenewedUntilItIsAccepted() throws {
        let folder = try TestFolder()
        var configuration = SimulatorConfiguration()
        configuration.time = .manual
        var account = SimulatedAccount(.passwordless)
        account.signIn.linkAcceptance = .seconds(70)
        let telegram = SimulatedTelegram(world: SimulatedWorld(account: account), configuration: configuration)
        let conversation = Conversation(telegram.transport)
        conversation.call(parameters(folder.path))
        conversation.call(#"{"@type":"requestQrCodeAuthentication","other_user_ids":[]}"#)
        for _ in 0..<8 {
            telegram.advance(by: .seconds(10))
            conversation.drain()
        }
        let states = conversation.takeUpdates("updateAuthorizationState").compactMap {
            $0["authorization_state"] as? [String: Any]
        }
        let links = states.compactMap { $0["link"] as? String }
        #expect(links.count == 3 && Set(links).count == 3)
        #expect(states.last?["@type"] as? String == "authorizationStateReady")
        #expect(
            conversation.call(#"{"@type":"requestQrCodeAuthentication","other_user_ids":[]}"#)?.contains("unexpected")
                == true)
    }

    @Test func aResetOfTheAddressTakesEffectInTime() {
        let accounts = [SimulatedAccount(.email)]
        var signIn = SignIn()
        _ = signIn.handle(.phoneNumber("+15550100"), accounts: accounts, now: 0)
        #expect(signIn.handle(.resetEmailAddress, accounts: accounts, now: 10) == .proceed)
        #expect(
            signIn.handle(.resetEmailAddress, accounts: accounts, now: 20) == .proceedAndFail("TASK_ALREADY_EXISTS"))
        #expect(signIn.handle(.resetEmailAddress, accounts: accounts, now: 10 + 7 * 86_400) == .proceed)
        #expect(signIn.state == .waitCode(phoneNumber: "+15550100", attempt: 0))
    }
}
