import Foundation
import NativeLoop
import Testing

@testable import Unspool

struct SignInMachineTests {
    private let delivery = CodeDelivery(
        way: .sms, phoneNumber: "15550100", length: 5, nextWay: .call, resendDelay: 60)
    /// 2026-03-01 12:00:00 in UTC.
    private let now = Date(timeIntervalSince1970: 1_772_366_400)

    private func machine(
        _ method: SignInMethod = .phoneNumber(nil), mayAsk: Bool = true
    ) throws -> SignInMachine {
        SignInMachine(method, mayAsk: mayAsk, timeZone: try #require(TimeZone(identifier: "Europe/Berlin")))
    }

    private func failure(_ action: SignInMachine.Action) throws -> SignInError {
        guard case .fail(let error) = action else { throw Unexpected(action: action) }
        return error
    }

    private func problem(_ action: SignInMachine.Action) throws -> String {
        guard case .ask(_, let problem?) = action else { throw Unexpected(action: action) }
        return problem
    }

    private struct Unexpected: Error { let action: SignInMachine.Action }

    @Test func `asks for number, code and password in the order of Telegram's states`() throws {
        var machine = try machine()
        #expect(machine.move(to: .needsParameters, at: now) == .send(.parameters))
        #expect(machine.move(to: .needs(.phoneNumber), at: now) == .ask(.phoneNumber, problem: nil))
        #expect(machine.answer(" +15550100 ", at: now) == .send(.phoneNumber("+15550100")))
        #expect(machine.move(to: .needs(.code(delivery)), at: now) == .ask(.code(delivery), problem: nil))
        #expect(machine.answer("12345", at: now) == .send(.code("12345")))
        let facts = SignInQuestion.PasswordFacts(hint: "pet")
        #expect(machine.move(to: .needs(.password(facts)), at: now) == .ask(.password(facts), problem: nil))
        // A password may begin or end with a blank.
        #expect(machine.answer(" hunter2", at: now) == .send(.password(" hunter2")))
        #expect(machine.move(to: .ready, at: now) == .succeed)
    }

    @Test func `sends the number that was given, once`() throws {
        var machine = try machine(.phoneNumber("+1 555 0100"))
        #expect(machine.move(to: .needs(.phoneNumber), at: now) == .send(.phoneNumber("+1 555 0100")))
        let refused = machine.refuse(.init(code: 400, message: "PHONE_NUMBER_INVALID"), at: now)
        #expect(try problem(refused).contains("country code"))
        #expect(machine.answer("+15550100", at: now) == .send(.phoneNumber("+15550100")))
    }

    @Test func `takes up an earlier sign-in of the same number, and begins anew with another`() throws {
        var same = try machine(.phoneNumber("+1 (555) 0100"))
        #expect(same.move(to: .needs(.code(delivery)), at: now) == .ask(.code(delivery), problem: nil))
        var other = try machine(.phoneNumber("+1 555 0199"))
        #expect(other.move(to: .needs(.code(delivery)), at: now) == .send(.phoneNumber("+1 555 0199")))
    }

    @Test(arguments: [
        ("PHONE_CODE_INVALID", "The code is wrong."), ("PHONE_CODE_EXPIRED", "The code has expired."),
        ("SOMETHING\u{1B}[2J_NEW", "Telegram refused: SOMETHING [2J_NEW"),
    ])
    func `a wrong value asks the same question again and says why`(message: String, text: String) throws {
        var machine = try machine()
        _ = machine.move(to: .needs(.code(delivery)), at: now)
        #expect(
            machine.refuse(.init(code: 400, message: message), at: now) == .ask(.code(delivery), problem: text))
        #expect(machine.answer("12345", at: now) == .send(.code("12345")))
    }

    @Test func `another code is asked for when its time has come, and not before`() throws {
        var machine = try machine()
        _ = machine.move(to: .needs(.code(delivery)), at: now)
        #expect(delivery.prompt.contains("5") && delivery.prompt.contains("SMS"))
        let explanation = SignInQuestion.code(delivery).explanation(
            now: now, timeZone: try #require(TimeZone(identifier: "Europe/Berlin")))
        #expect(explanation.joined().contains("13:01:00 (in 60 s)") && explanation.joined().contains("in a call"))
        let early = machine.answer("resend", at: now.addingTimeInterval(20))
        #expect(try problem(early) == "Telegram sends the next code at 13:01:00 (in 40 s) at the earliest.")
        #expect(machine.answer("Resend ", at: now.addingTimeInterval(60)) == .send(.resendCode))
        let last = CodeDelivery(way: .call, phoneNumber: "15550100", length: 5)
        _ = machine.move(to: .needs(.code(last)), at: now)
        #expect(try problem(machine.answer("resend", at: now)).contains("no other way"))
    }

    @Test(arguments: [
        CodeDelivery.Way.telegram, .sms, .smsWord(beginning: "br"), .smsPhrase(beginning: "breeze"), .call,
        .flashCall(pattern: "+1*"), .missedCall(prefix: "+1555"), .fragment(url: "https://fragment.com/x"),
        .other("authenticationCodeTypeFirebaseIos"),
    ])
    func `every way of a code is told, before and after`(way: CodeDelivery.Way) throws {
        let told = [
            "devices", "SMS", "br", "breeze", "called", "+1*", "+1555", "https://fragment.com/x",
            "authenticationCodeTypeFirebaseIos",
        ]
        let prompt = SignInQuestion.code(CodeDelivery(way: way, phoneNumber: "1", length: 5)).prompt
        #expect(told.contains { prompt.contains($0) })
        let before = CodeDelivery(way: .telegram, phoneNumber: "1", length: 5, nextWay: way)
        let explanation = SignInQuestion.code(before).explanation(now: now, timeZone: .current)
        #expect(explanation.count == 1 && explanation[0].contains("resend"))
    }

    @Test func `an e-mail code can be sent again, and its address be given up`() throws {
        var machine = try machine()
        #expect(machine.move(to: .needs(.emailAddress), at: now) == .ask(.emailAddress, problem: nil))
        #expect(machine.answer("a@b.c", at: now) == .send(.emailAddress("a@b.c")))
        let mailed = SignInQuestion.EmailCodeDelivery(addressPattern: "a***@b.c", reset: .available(wait: 604_800))
        let question = SignInQuestion.emailCode(mailed)
        _ = machine.move(to: .needs(question), at: now)
        #expect(question.explanation(now: now, timeZone: .current).joined().contains("7 days"))
        #expect(machine.answer("resend", at: now) == .send(.resendCode))
        #expect(machine.answer("reset", at: now) == .send(.resetEmailAddress))
        let refused = machine.refuse(.init(code: 400, message: "TASK_ALREADY_EXISTS"), at: now)
        #expect(try problem(refused).contains("already"))
        #expect(machine.answer("654321", at: now) == .send(.emailCode("654321")))
        let fixed = SignInQuestion.emailCode(.init(addressPattern: "a***@b.c"))
        _ = machine.move(to: .needs(fixed), at: now)
        #expect(try problem(machine.answer("reset", at: now)).contains("not let"))
    }

    @Test func `a new account sees the terms and gives two names`() throws {
        var machine = try machine()
        let terms = SignInQuestion.TermsOfService(text: "Be kind.\nAlways.", minimumAge: 16)
        #expect(
            machine.move(to: .needs(.firstName(terms)), at: now) == .ask(.firstName(terms), problem: nil))
        let lines = SignInQuestion.firstName(terms).explanation(now: now, timeZone: .current)
        #expect(lines.contains("  Be kind.") && lines.contains("  Always.") && lines.joined().contains("16"))
        #expect(try problem(machine.answer(" ", at: now)).contains("empty"))
        #expect(machine.answer("Zoe", at: now) == .ask(.lastName, problem: nil))
        #expect(machine.answer("", at: now) == .send(.register(firstName: "Zoe", lastName: "")))
    }

    @Test func `a forgotten password is recovered by e-mail`() throws {
        var machine = try machine()
        let facts = SignInQuestion.PasswordFacts(hasRecovery: true)
        _ = machine.move(to: .needs(.password(facts)), at: now)
        // It may be the password.
        #expect(machine.answer("forgot", at: now) == .send(.password("forgot")))
        #expect(machine.refuse(wrongPassword, at: now) == .send(.recoverPassword))
        let mailed = SignInQuestion.PasswordFacts(hasRecovery: true, recoveryPattern: "r***@b.c")
        #expect(
            machine.move(to: .needs(.password(mailed)), at: now)
                == .ask(.recoveryCode(addressPattern: "r***@b.c"), problem: nil))
        #expect(machine.answer("777", at: now) == .send(.recoveryCode("777")))
        #expect(
            machine.refuse(.init(code: 400, message: "CODE_INVALID"), at: now)
                == .ask(.recoveryCode(addressPattern: "r***@b.c"), problem: "The code is wrong."))
        #expect(machine.answer("888", at: now) == .send(.recoveryCode("888")))
        #expect(machine.succeed(.recoveryCode("888")) == .ask(.newPassword, problem: nil))
        #expect(machine.answer("", at: now) == .send(.newPassword(recoveryCode: "888", password: "")))
        #expect(
            machine.refuse(.init(code: 400, message: "PASSWORD_RECOVERY_EXPIRED"), at: now)
                == .ask(.recoveryCode(addressPattern: "r***@b.c"), problem: "The code has expired."))
    }

    private var wrongPassword: SignInMachine.Refusal { .init(code: 400, message: "PASSWORD_HASH_INVALID") }

    @Test func `a password is the word that asks for a recovery, or the recovery is not there`() throws {
        var machine = try machine()
        let facts = SignInQuestion.PasswordFacts()
        _ = machine.move(to: .needs(.password(facts)), at: now)
        #expect(machine.answer("Forgot", at: now) == .send(.password("Forgot")))
        #expect(machine.move(to: .ready, at: now) == .succeed)
        _ = machine.move(to: .needs(.password(facts)), at: now)
        _ = machine.answer("forgot", at: now)
        #expect(try problem(machine.refuse(wrongPassword, at: now)).contains("no e-mail address"))
        // The next one is a password as any other.
        _ = machine.answer("wrong", at: now)
        #expect(try problem(machine.refuse(wrongPassword, at: now)) == "The password is wrong.")
    }

    @Test func `no code is asked for where Telegram has mailed none`() throws {
        var machine = try machine()
        let facts = SignInQuestion.PasswordFacts(hasRecovery: true)
        _ = machine.move(to: .needs(.password(facts)), at: now)
        _ = machine.answer("forgot", at: now)
        _ = machine.refuse(wrongPassword, at: now)
        #expect(machine.succeed(.recoverPassword) == .wait)
        #expect(try problem(machine.move(to: .needs(.password(facts)), at: now)).contains("no recovery code"))
        #expect(machine.answer("hunter2", at: now) == .send(.password("hunter2")))
        #expect(!SignInQuestion.recoveryCode(addressPattern: "").prompt.hasSuffix(" "))
    }

    @Test func `a QR code is asked for, shown and shown again when it is renewed`() throws {
        var machine = try machine(.qrCode)
        #expect(machine.move(to: .needs(.phoneNumber), at: now) == .send(.qrCode))
        #expect(machine.move(to: .needsOtherDevice(link: "tg://1"), at: now) == .show(link: "tg://1"))
        #expect(machine.move(to: .needsOtherDevice(link: "tg://2"), at: now) == .show(link: "tg://2"))
        let facts = SignInQuestion.PasswordFacts()
        #expect(machine.move(to: .needs(.password(facts)), at: now) == .ask(.password(facts), problem: nil))
        var typed = try self.machine()
        _ = typed.move(to: .needs(.phoneNumber), at: now)
        #expect(typed.answer("qr", at: now) == .send(.qrCode))
        // From a QR code there is no way back to a number but signing out.
        var left = try self.machine(.phoneNumber("+15550100"))
        #expect(try failure(left.move(to: .needsOtherDevice(link: "tg://3"), at: now)).message.contains("logout"))
    }

    @Test func `a bot's token is sent, or asked for`() throws {
        var given = try machine(.bot(token: "1:A"))
        #expect(given.move(to: .needs(.phoneNumber), at: now) == .send(.botToken("1:A")))
        #expect(
            try problem(given.refuse(.init(code: 400, message: "ACCESS_TOKEN_INVALID"), at: now)).contains("token"))
        #expect(given.answer("1:B", at: now) == .send(.botToken("1:B")))
        var asked = try machine(.bot(token: nil))
        #expect(asked.move(to: .needs(.phoneNumber), at: now) == .ask(.botToken, problem: nil))
        var begun = try machine(.bot(token: "1:A"))
        #expect(try failure(begun.move(to: .needs(.code(delivery)), at: now)).message.contains("logout"))
    }

    @Test func `a purchase is explained, and another number may still be given`() throws {
        var machine = try machine()
        let purchase = SignInStage.PremiumPurchase(dayCount: 7, supportAddress: "s@t.org", supportSubject: "Help")
        let error = try failure(machine.move(to: .needsPurchase(purchase), at: now))
        #expect(error.code == .unsupported)
        for part in ["7 days", "s@t.org", "Help", "authorizationStateWaitPremiumPurchase"] {
            #expect(error.message.contains(part))
        }
        var other = try self.machine(.phoneNumber("+15550100"))
        #expect(other.move(to: .needsPurchase(purchase), at: now) == .send(.phoneNumber("+15550100")))
    }

    @Test func `a state from the future is named and is never ready`() throws {
        var machine = try machine()
        let error = try failure(machine.move(to: .unsupported("authorizationStateWaitMoonPhase"), at: now))
        #expect(error.code == .unsupported)
        #expect(error.message.contains("authorizationStateWaitMoonPhase"))
    }

    @Test func `a refusal that must not be shown is not`() throws {
        var machine = try machine()
        _ = machine.move(to: .needs(.phoneNumber), at: now)
        let error = try failure(machine.refuse(.init(code: 406, message: "HIDDEN_TEXT"), at: now))
        #expect(!error.message.contains("HIDDEN_TEXT"))
    }

    @Test(arguments: [
        (429, 45.0 as Double?, "at 13:00:45 (in 45 s)"), (420, 263, "at 13:04 (in 5 min)"),
        (429, 43_200, "tomorrow at 01:00 (in 12 h)"), (429, 400_000, "on 2026-03-06 at 04:06"),
        (420, nil, "does not say for how long"),
    ])
    func `a flood wait is a time of day`(code: Int32, seconds: Double?, text: String) throws {
        var machine = try machine()
        _ = machine.move(to: .needs(.phoneNumber), at: now)
        let error = try failure(machine.refuse(.init(code: code, message: "", retryAfter: seconds), at: now))
        #expect(error.code == .floodWait && error.retryAfter == seconds)
        #expect(error.message.contains(text), "\(error.message)")
    }

    @Test(arguments: [Double.infinity, -.infinity, .nan, 1e300, -5])
    func `no number of seconds is too much for a time of day`(seconds: Double) {
        #expect(TimeOfDay.text(after: seconds, from: now, in: .current).contains("at "))
    }

    @Test(arguments: ["API_ID_INVALID", "PHONE_NUMBER_BANNED", "PHONE_NUMBER_FLOOD"])
    func `a refusal that no other answer mends ends the sign-in`(message: String) throws {
        var machine = try machine()
        _ = machine.move(to: .needs(.phoneNumber), at: now)
        let code: SignInError.Code = message == "API_ID_INVALID" ? .invalidCredentials : .refused
        #expect(try failure(machine.refuse(.init(code: 400, message: message), at: now)).code == code)
    }

    @Test(arguments: [
        SignInStage.needs(.phoneNumber), .needsOtherDevice(link: "tg://1"),
        .needsPurchase(.init(dayCount: 1, supportAddress: "", supportSubject: "")),
    ])
    func `a command that needs an account asks nothing`(stage: SignInStage) throws {
        var machine = try machine(mayAsk: false)
        #expect(try failure(machine.move(to: stage, at: now)).code == .notSignedIn)
        #expect(machine.move(to: .ready, at: now) == .succeed)
    }

    @Test func `a client that closes ends the sign-in`() throws {
        var machine = try machine()
        #expect(machine.move(to: .loggingOut, at: now) == .wait)
        #expect(try failure(machine.move(to: .closed, at: now)).code == .closed)
    }
}
