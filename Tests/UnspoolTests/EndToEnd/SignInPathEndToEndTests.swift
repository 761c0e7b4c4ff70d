import Foundation
import NativeLoop
import Synchronization
import TelegramClient
import TelegramSimulator
import Testing

@testable import Unspool

/// Every way to sign in, on the simulator, with a wrong value at each step.
struct SignInPathEndToEndTests {
    /// Answers by the name of the question, and remembers what was asked and shown.
    private final class Script: SignInPrompter {
        private struct State {
            var answers: [String: [String]]
            var asked: [String] = []
            var problems: [String] = []
            var links: [Secret<String>] = []
        }

        /// Called with each link, and how many there were.
        private let shown: @Sendable (Int) -> Void

        private let state: Mutex<State>

        init(_ answers: [String: [String]], shown: @escaping @Sendable (Int) -> Void = { _ in }) {
            state = Mutex(State(answers: answers))
            self.shown = shown
        }

        var asked: [String] { state.withLock { $0.asked } }
        var problems: [String] { state.withLock { $0.problems } }
        var links: [Secret<String>] { state.withLock { $0.links } }

        func answer(_ question: SignInQuestion, problem: String?) async throws -> String {
            try state.withLock { state in
                state.asked.append(question.name)
                if let problem { state.problems.append(problem) }
                guard var answers = state.answers[question.name], !answers.isEmpty else {
                    throw SignInError(.noAnswer, "no answer to \(question.name)")
                }
                defer { state.answers[question.name] = answers }
                return answers.removeFirst()
            }
        }

        func show(link: Secret<String>) async throws {
            shown(
                state.withLock { state in
                    state.links.append(link)
                    return state.links.count
                })
        }
    }

    struct Path: Sendable {
        let kind: SimulatedAccount.Kind
        var method = SignInMethod.phoneNumber(nil)
        var answers: [String: [String]] = [:]
        let asked: [String]
        var problems: [String] = []
    }

    static let paths: [Path] = [
        Path(
            kind: .standard, answers: ["code": ["1", "12345"], "password": ["x", "hunter2"]],
            asked: ["phone_number", "code", "code", "password", "password"],
            problems: ["The code is wrong.", "The password is wrong."]),
        Path(
            kind: .codes, answers: ["code": ["resend", "resend", "resend", "12345"]],
            asked: ["phone_number", "code", "code", "code", "code"],
            problems: ["Telegram offers no other way to get this code."]),
        Path(kind: .smsWord, answers: ["code": ["breeze"]], asked: ["phone_number", "code"]),
        Path(kind: .smsPhrase, answers: ["code": ["breeze over water"]], asked: ["phone_number", "code"]),
        Path(kind: .flashCall, answers: ["code": ["12345"]], asked: ["phone_number", "code"]),
        Path(kind: .missedCall, answers: ["code": ["12345"]], asked: ["phone_number", "code"]),
        Path(kind: .fragment, answers: ["code": ["12345"]], asked: ["phone_number", "code"]),
        Path(
            kind: .email, answers: ["email_code": ["1", "resend", "reset", "reset", "654321"]],
            asked: ["phone_number", "email_code", "email_code", "email_code", "email_code", "email_code"],
            problems: ["The code is wrong."]),
        Path(
            kind: .emailSetup,
            answers: ["email_address": ["x", "anna@example.org"], "email_code": ["1", "654321"], "code": ["12345"]],
            asked: ["phone_number", "email_address", "email_address", "email_code", "email_code", "code"],
            problems: ["Telegram does not take this e-mail address.", "The code is wrong."]),
        Path(
            kind: .unregistered, answers: ["code": ["12345"], "registration": ["", "Zoe"], "last_name": ["Lee"]],
            asked: ["phone_number", "code", "registration", "registration", "last_name"],
            problems: ["The first name must not be empty."]),
        Path(
            kind: .recovery,
            answers: [
                "code": ["12345"], "password": ["forgot"], "recovery_code": ["1", "777888"], "new_password": ["new"],
            ],
            asked: ["phone_number", "code", "password", "recovery_code", "recovery_code", "new_password"],
            problems: ["The code is wrong."]),
        Path(kind: .qr, method: .qrCode, answers: ["password": ["hunter2"]], asked: ["password"]),
        Path(kind: .bot, method: .bot(token: "100001:SIMULATED"), asked: []),
        Path(
            kind: .bot, method: .bot(token: nil), answers: ["bot_token": ["1:X", "100001:SIMULATED"]],
            asked: ["bot_token", "bot_token"],
            problems: ["Telegram does not know this bot token. @BotFather tells it, and makes new ones."]),
    ]

    @Test(arguments: paths.indices)
    func `every path ends with a signed-in account that stays`(index: Int) async throws {
        let path = Self.paths[index]
        var world = SimulatedWorld.standard(account: path.kind)
        // Not after a time: the other device accepts what it was shown.
        world.accounts[0].signIn.linkAcceptance = nil
        let account = try SimulatedAccountFixture(world: world)
        let telegram = account.telegram
        let script = Script(path.answers.merging(["phone_number": ["+1 555 0100"]]) { mine, _ in mine }) { count in
            if count == 2 { _ = telegram.acceptQRCode() }
        }
        try await account.session.signIn(path.method, prompter: script)
        #expect(script.asked == path.asked)
        // A reset that is asked for twice is told by the state, whose question carries it.
        #expect(script.problems.filter { !$0.contains("given up") } == path.problems)
        #expect(account.session.stages.current == .ready)
        try await account.session.signIn()
        let me = try await account.client.getMe()
        if path.kind == .unregistered { #expect(me.firstName == "Zoe" && me.lastName == "Lee") }
        if path.kind == .qr {
            let links = script.links.map(\.revealed)
            #expect(links.count >= 2 && Set(links).count == links.count)
        }
        #expect(account.session.connection.current == .ready)
        await account.session.close()
        #expect(account.telegram.defects == [])
    }

    @Test func `a purchase ends the sign-in with an explanation`() async throws {
        let account = try SimulatedAccountFixture(world: .standard(account: .purchase))
        let error = await #expect(throws: SignInError.self) {
            try await account.session.signIn(.phoneNumber("+15550100"), prompter: Script([:]))
        }
        #expect(error?.code == .unsupported && error?.message.contains("Premium of 7 days") == true)
        await account.session.close()
    }

    @Test func `signing out leaves a QR code that waits`() async throws {
        var world = SimulatedWorld.standard()
        world.accounts[0].signIn.linkLifetime = .seconds(3_600)
        let account = try SimulatedAccountFixture(world: world)
        let task = Task { try await account.session.signIn(.qrCode, prompter: Script([:])) }
        _ = try await account.session.stages.when { if case .needsOtherDevice = $0 { true } else { false } }
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
        try await account.session.logOut()
        #expect(account.session.stages.current == .closed)
    }

    /// T17 as a kind: no value that a user types or that Telegram sends as a secret is in any log, error or line.
    @Test(arguments: paths.indices)
    func `nothing secret is logged, thrown or written at the most verbose level`(index: Int) async throws {
        let path = Self.paths[index]
        let lines = Mutex<[String]>([])
        let log = LogSink(upTo: .trace) { entry in lines.withLock { $0.append("\(entry)") } }
        let hash = "0123456789abcdef0123456789abcdef"
        let fixture = try SimulatedAccountFixture(world: .standard(account: path.kind), log: log)
        let script = Script(path.answers.merging(["phone_number": ["+15550100"]]) { mine, _ in mine })
        let states = Task {
            var states: [String] = []
            for await stage in fixture.session.stages {
                states.append("\(stage)")
                if let line = ResultLine.signIn(stage) { states.append(line) }
            }
            return states
        }
        var thrown: [String] = []
        do {
            try await fixture.session.signIn(path.method, prompter: script)
        } catch {
            thrown = ["\(error)", String(reflecting: error)]
        }
        await fixture.session.close()
        let logged = lines.withLock { $0 }
        #expect(!logged.isEmpty)
        let all = (logged + (await states.value) + thrown).joined(separator: "\n")
        var secrets = Set(
            path.answers.values.joined().filter { $0.count > 3 && $0 != "resend" && $0 != "reset" && $0 != "forgot" })
        secrets.formUnion(["+15550100", "15550100", hash, "100001:SIMULATED", "hunter2"])
        secrets.formUnion(script.links.map(\.revealed))
        for secret in secrets where !(path.kind == .flashCall && secret == "12345") {
            #expect(!all.contains(secret), "\(path.kind) shows \(secret)")
        }
    }
}

extension SimulatedWorld {
    static func standard(account kind: SimulatedAccount.Kind) -> SimulatedWorld {
        var world = SimulatedWorld.standard()
        world.accounts[0] = SimulatedAccount(kind)
        return world
    }
}
