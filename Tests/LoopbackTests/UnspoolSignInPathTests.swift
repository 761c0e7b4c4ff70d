import Foundation
import Testing

@Suite("unspool signs in every way on the real TDLib", .onLoopbackTelegram, .serialized, .timeLimit(.minutes(15)))
struct UnspoolSignInPathTests {
    /// What the server is told, what is typed, and which states come.
    struct Path: Sendable {
        let type: String
        let input: [String]
        let states: [String]
    }

    @Test(
        "with a code by every way that the server offers, and states in the order of the simulator",
        arguments: [
            Path(type: "app", input: ["00000", "12345"], states: ["phone_number", "code", "ready"]),
            Path(type: "sms", input: ["12345"], states: ["phone_number", "code", "ready"]),
            Path(type: "email", input: ["00000", "12345"], states: ["phone_number", "email_code", "ready"]),
            Path(
                type: "setup_email", input: ["anna@example.org", "12345", "12345"],
                states: ["phone_number", "email_address", "email_code", "code", "ready"]),
        ])
    func signsIn(path: Path) async throws {
        let server = try LoopbackServer()
        try server.command("code_type", ["value": path.type])
        let unspool = try UnspoolProcess(server)
        let login = try await unspool.run("login", "--phone", server.phone, "--json", input: path.input)
        #expect(login.status == 0, "\(login.messages)")
        #expect(try states(login) == path.states)
        #expect(!(login.output + login.messages).contains("12345") && !login.output.contains("99966"))
        let who = try await unspool.run("whoami", "--json")
        #expect(who.status == 0, "\(who.messages)")
    }

    @Test("as a new account, with a password, and by a QR code with one")
    func signsInOtherwise() async throws {
        let server = try LoopbackServer()
        try server.command("unregistered", ["value": true])
        let new = try UnspoolProcess(server)
        let registration = try await new.run(
            "login", "--phone", server.phone, "--json", input: [server.code, "Zoe", "Lee"])
        #expect(registration.status == 0, "\(registration.messages)")
        #expect(try states(registration) == ["phone_number", "code", "registration", "ready"])
        #expect(try await new.run("whoami").output.contains("Zoe Lee"))

        try server.command("password", ["value": "hunter2"])
        let other = try UnspoolProcess(server)
        let picture = other.home.path("qr.png")
        var accepted = 0
        let scanned = try await other.run(
            "login", "--qr", "--qr-png", picture, "--json", input: ["wrong", "hunter2"]
        ) { line in
            if line.contains("\"qr_code\""), accepted == 0 {
                #expect(FileManager.default.fileExists(atPath: picture))
                try server.command("accept_qr")
                accepted += 1
            }
            return false
        }
        #expect(scanned.status == 0, "\(scanned.messages)")
        #expect(try states(scanned).suffix(2) == ["password", "ready"])
        #expect(scanned.messages.contains("The password is wrong."))
        #expect(!FileManager.default.fileExists(atPath: picture))
        #expect(!(scanned.output + scanned.messages).contains("tg://"))
    }

    @Test("a long flood wait is a time of day, and a hidden refusal stays hidden")
    func tellsWhenToTryAgain() async throws {
        let server = try LoopbackServer()
        try server.fault("auth.sendCode", ["code": 420, "text": "FLOOD_WAIT_300", "times": 1])
        let unspool = try UnspoolProcess(server)
        let flood = try await unspool.run("login", "--phone", server.phone)
        #expect(flood.status == 75)
        #expect(flood.messages.contains("Try again at ") || flood.messages.contains("Try again tomorrow at "))
        try server.fault("auth.sendCode", ["code": 406, "text": "HIDDEN_TEXT", "times": 1])
        let hidden = try await unspool.run("login", "--phone", server.phone)
        #expect(hidden.status == 77 && !hidden.messages.contains("HIDDEN_TEXT"))
        let good = try await unspool.run("login", "--phone", server.phone, input: [server.code])
        #expect(good.status == 0, "\(good.messages)")
        let logout = try await unspool.run("logout", "--wipe")
        #expect(logout.status == 0, "\(logout.messages)")
        #expect(!FileManager.default.fileExists(atPath: unspool.home.path("account")))
    }

    @Test("says what it waits for when there is no network")
    func saysThatItConnects() async throws {
        let server = try LoopbackServer()
        try server.command("set", ["refuse": true])
        let unspool = try UnspoolProcess(server)
        let login = try await unspool.run("login", "--phone", server.phone, "--json") { line in
            line.contains("\"connection\"") && line.contains("connecting")
        }
        #expect(login.wasKilled)
    }

    private func states(_ outcome: UnspoolProcess.Outcome) throws -> [String] {
        try outcome.objects().filter { $0["type"] as? String == "sign_in" }.compactMap { $0["state"] as? String }
    }
}
