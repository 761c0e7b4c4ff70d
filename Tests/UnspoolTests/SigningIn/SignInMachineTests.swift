import Testing
import Unspool

struct SignInMachineTests {
    private let delivery = CodeDelivery(way: .sms, phoneNumber: "15550100", length: 5)

    @Test func `asks for number, code and password in the order of Telegram's states`() {
        var machine = SignInMachine()
        #expect(machine.move(to: .needsParameters) == .sendParameters)
        #expect(machine.move(to: .needs(.phoneNumber)) == .ask(.phoneNumber, problem: nil))
        #expect(machine.move(to: .needs(.code(delivery))) == .ask(.code(delivery), problem: nil))
        #expect(machine.move(to: .needs(.password(hint: "pet"))) == .ask(.password(hint: "pet"), problem: nil))
        #expect(machine.move(to: .ready) == .succeed)
    }

    @Test func `sends the number that was given, once`() {
        var machine = SignInMachine(phoneNumber: "+1 555 0100")
        #expect(machine.move(to: .needs(.phoneNumber)) == .submit(.phoneNumber, answer: "+1 555 0100"))
        let refused = machine.refuse(.init(code: 400, message: "PHONE_NUMBER_INVALID"))
        guard case .ask(.phoneNumber, let problem?) = refused else {
            Issue.record("\(refused)")
            return
        }
        #expect(problem.contains("country code"))
    }

    @Test func `takes up an earlier sign-in of the same number, and begins anew with another`() {
        var same = SignInMachine(phoneNumber: "+1 (555) 0100")
        #expect(same.move(to: .needs(.code(delivery))) == .ask(.code(delivery), problem: nil))
        var other = SignInMachine(phoneNumber: "+1 555 0199")
        #expect(other.move(to: .needs(.code(delivery))) == .submit(.phoneNumber, answer: "+1 555 0199"))
    }

    @Test func `a wrong value asks the same question again and says why`() {
        var machine = SignInMachine()
        _ = machine.move(to: .needs(.code(delivery)))
        #expect(
            machine.refuse(.init(code: 400, message: "PHONE_CODE_INVALID"))
                == .ask(.code(delivery), problem: "The code is wrong."))
    }

    @Test func `a state from the future is named and is never ready`() {
        var machine = SignInMachine()
        guard case .fail(let error) = machine.move(to: .unsupported("authorizationStateWaitMoonPhase")) else {
            Issue.record("not failed")
            return
        }
        #expect(error.code == .unsupported)
        #expect(error.message.contains("authorizationStateWaitMoonPhase"))
    }

    @Test func `a refusal that must not be shown is not`() {
        var machine = SignInMachine()
        _ = machine.move(to: .needs(.phoneNumber))
        guard case .fail(let error) = machine.refuse(.init(code: 406, message: "HIDDEN_TEXT")) else {
            Issue.record("not failed")
            return
        }
        #expect(!error.message.contains("HIDDEN_TEXT"))
    }

    @Test func `a flood wait tells how long`() {
        var machine = SignInMachine()
        _ = machine.move(to: .needs(.phoneNumber))
        let action = machine.refuse(.init(code: 429, message: "Too Many Requests: retry after 142", retryAfter: 142))
        guard case .fail(let error) = action else {
            Issue.record("not failed")
            return
        }
        #expect(error.code == .floodWait)
        #expect(error.retryAfter == 142)
        #expect(error.message.contains("142"))
    }

    @Test(arguments: ["API_ID_INVALID", "PHONE_NUMBER_BANNED", "PHONE_NUMBER_FLOOD"])
    func `a refusal that no other answer mends ends the sign-in`(message: String) {
        var machine = SignInMachine()
        _ = machine.move(to: .needs(.phoneNumber))
        guard case .fail(let error) = machine.refuse(.init(code: 400, message: message)) else {
            Issue.record("not failed")
            return
        }
        #expect(error.code == .refused)
    }

    @Test func `a command that needs an account asks nothing`() {
        var machine = SignInMachine(mayAsk: false)
        guard case .fail(let error) = machine.move(to: .needs(.phoneNumber)) else {
            Issue.record("not failed")
            return
        }
        #expect(error.code == .notSignedIn)
        #expect(machine.move(to: .ready) == .succeed)
    }

    @Test func `a client that closes ends the sign-in`() {
        var machine = SignInMachine()
        #expect(machine.move(to: .loggingOut) == .wait)
        guard case .fail(let error) = machine.move(to: .closed) else {
            Issue.record("not failed")
            return
        }
        #expect(error.code == .closed)
    }
}
