import CommandLineInterface
import Foundation
import TelegramSimulator
import TestSupport
import Testing

/// Sign-ins that were left before their end, with api id and hash from the prompt.
struct LeftSignInTests {
    private let command: CommandInProcess
    private static let credentials = "17\n0123456789abcdef0123456789abcdef\n"

    init() throws { command = try CommandInProcess() }

    private var file: String { command.folder.path + "/home/api" }

    private func run(_ words: String..., input: String = "") async -> (code: ExitCode, output: String, messages: String)
    {
        await command.run(["--home", command.folder.path + "/home"] + words, isSimulated: false, input: input)
    }

    @Test func `a sign-in that was left can be ended, and api id and hash are asked for once`() async throws {
        // Left where the code is asked for.
        let left = await run("login", "--phone", "+15550100", input: Self.credentials)
        #expect(left.code == .noInput && left.messages.contains("Login code"), "\(left)")
        let mode = try FileManager.default.attributesOfItem(atPath: file)[.posixPermissions] as? Int
        #expect(mode == 0o600)
        let bot = await run("login", "--bot", input: "1:X\n")
        #expect(bot.code == .noPermission && bot.messages.contains("unspool logout"), "\(bot)")
        let out = await run("logout")
        #expect(out.code == .success && out.output.contains("Signed out"), "\(out)")
        let login = await run("login", "--phone", "+15550100", input: "12345\nhunter2\n")
        #expect(login.code == .success, "\(login)")
    }

    @Test func `a sign-in that waits for another device can be ended`() async throws {
        // Nobody accepts the code, and nobody is there to see it.
        let left = await run("login", "--qr", input: Self.credentials)
        #expect(left.code != .success, "\(left)")
        let phone = await run("login", "--phone", "+15550100")
        #expect(phone.code == .noPermission && phone.messages.contains("unspool logout"), "\(phone)")
        #expect(await run("logout").code == .success)
        #expect(await run("login", "--phone", "+15550100", input: "12345\nhunter2\n").code == .success)
    }

    @Test func `api id and hash that Telegram refuses are asked for again`() async throws {
        command.telegram.add(
            SimulatedFault("setAuthenticationPhoneNumber", .error(code: 400, message: "API_ID_INVALID"), times: 1))
        let refused = await run("login", "--phone", "+15550100", input: Self.credentials)
        #expect(refused.code == .noPermission && refused.messages.contains("my.telegram.org"), "\(refused)")
        #expect(!FileManager.default.fileExists(atPath: file))
        let login = await run("login", "--phone", "+15550100", input: Self.credentials + "12345\nhunter2\n")
        #expect(login.code == .success, "\(login)")
        // The ones that were taken before stay.
        let kept = FileManager.default.contents(atPath: file)
        #expect(await run("logout").code == .success)
        command.telegram.add(
            SimulatedFault("setAuthenticationPhoneNumber", .error(code: 400, message: "API_ID_INVALID"), times: 1))
        #expect(await run("--api-id", "5", "login", "--phone", "+15550100").code == .noPermission)
        #expect(kept != nil && FileManager.default.contents(atPath: file) == kept)
    }
}
