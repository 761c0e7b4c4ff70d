import CommandLineInterface
import Foundation
import TelegramSimulator
import Testing

/// What options and messages of the command make of a Telegram that refuses.
struct CommandFaultTests {
    @Test func `a wait is sat out up to the longest that is allowed, and a longer one ends the command`() async throws {
        let command = try CommandInProcess()
        command.telegram.add(.floodWait("getChatHistory", seconds: 1))
        let refused = await command.run("export", "Holiday Photos", "--to", command.out, "--max-wait", "0")
        #expect(refused.code == .temporaryFailure && refused.messages.contains("Try again "))
        command.telegram.add(.floodWait("getChatHistory", seconds: 1))
        let patient = await command.run("export", "Holiday Photos", "--to", command.out, "--max-wait", "1", "--json")
        #expect(patient.code == .success, "\(patient.messages)")
        #expect(patient.output.contains(#""type":"warning","v":1,"message":"Telegram asks to wait 1 second: "#))
    }

    @Test(arguments: [
        ("loadChats", ["chats"]), ("getChats", ["chats"]), ("getChat", ["scan", "-1016"]),
        ("searchPublicChat", ["scan", "Holiday Photos", "--from", "@bob"]),
        ("searchChatMembers", ["scan", "Team: <Files> & \"Docs\"", "--from", "Bob O'Brien"]),
        ("getForumTopics", ["scan", "Holiday Photos", "--topic", "1"]),
        ("getMessageLinkInfo", ["scan", "--message", "https://t.me/c/1001/3"]),
    ])
    func `a wait is sat out wherever Telegram asks for it, and one that is too long is none`(
        function: String, words: [String]
    ) async throws {
        let command = try CommandInProcess()
        command.telegram.add(.floodWait(function, seconds: 0))
        let patient = await command.run(words)
        #expect(patient.messages.contains("Telegram asks to wait 0 seconds"), "\(patient)")
        #expect(patient.code != .temporaryFailure, "\(patient)")
        guard words[0] == "scan" else { return }
        command.telegram.add(.floodWait(function, seconds: 2))
        let refused = await command.run(words + ["--max-wait", "1"])
        #expect(refused.code == .temporaryFailure && refused.messages.contains("Try again "), "\(refused)")
    }

    @Test(arguments: [
        ("getChatHistory", ["scan", "Holiday Photos"]),
        ("getChatHistory", ["export", "Holiday Photos", "--to", "OUT"]),
        ("loadChats", ["chats"]), ("getMe", ["whoami"]), ("getMe", ["export", "me", "--to", "OUT"]),
    ])
    func `a client that TDLib has closed is told in the user's words`(function: String, words: [String]) async throws {
        let command = try CommandInProcess()
        command.telegram.add(SimulatedFault(function, .close))
        let result = await command.run(words.map { $0 == "OUT" ? command.out : $0 })
        #expect(result.code == .temporaryFailure, "\(result.messages)")
        #expect(result.messages.contains("TDLib has closed the account by itself. Run the same command again."))
        #expect(!result.messages.contains("client"))
    }

    @Test(arguments: ["getSupergroupFullInfo", "createBasicGroupChat"])
    func `older history that cannot be asked for is told, and the rest is exported`(function: String) async throws {
        let command = try CommandInProcess()
        let group: Int64 = -1016
        _ = command.telegram.upgrade(group)
        command.telegram.add(
            SimulatedFault(function, .error(code: 400, message: "CHANNEL_PRIVATE"), times: 100))
        for words in [["export", "Fading", "--to", command.out], ["scan", "Fading"]] {
            let json = await command.run(words[0], words[1], words.count > 2 ? "--to=\(words[3])" : "--quiet", "--json")
            let warnings = json.output.split(separator: "\n").filter { $0.contains(#""type":"warning""#) }
            #expect(warnings.count == 1 && warnings.first?.contains("older messages may be missing") == true)
        }
        let plain = await command.run("scan", "Fading")
        #expect(plain.messages.contains("older messages may be missing") && plain.code == .success)
    }

    @Test func `a chat that Telegram refuses makes the total of several incomplete`() async throws {
        let command = try CommandInProcess()
        command.telegram.add(
            SimulatedFault("getChatHistory", .error(code: 400, message: "CHANNEL_PRIVATE")))
        let result = await command.run("export", "Old news", "Holiday Photos", "--to", command.out, "--json")
        #expect(result.code.rawValue == 3 && result.messages.contains("CHANNEL_PRIVATE"))
        let last = try #require(result.output.split(separator: "\n").last)
        let total = try #require(try JSONSerialization.jsonObject(with: Data(last.utf8)) as? [String: Any])
        #expect(total["type"] as? String == "summary_total" && total["complete"] as? Bool == false)
        #expect(total["reached_chats"] as? Int == 1 && (total["counts"] as? [String: Int])?["saved"] == 24)
    }

    @Test func `a chat that Telegram refuses does not end a scan of several`() async throws {
        let command = try CommandInProcess()
        command.telegram.add(
            SimulatedFault("getChatHistory", .error(code: 400, message: "CHANNEL_PRIVATE")))
        let result = await command.run("scan", "Old news", "Holiday Photos", "--json")
        #expect(result.code.rawValue == 3 && result.messages.contains("Old news: Telegram refused: CHANNEL_PRIVATE"))
        let lines = result.output.split(separator: "\n")
        #expect(lines.count == 2 && lines[0].contains(#""title":"Holiday Photos""#) && lines[1].contains("scan_total"))
        #expect(lines[1].contains(#""chats":2,"reached_chats":1,"complete":false"#))
    }

    @Test(arguments: [(400, "CHANNEL_PRIVATE", 1), (429, "Too Many Requests: retry after 5000", 0)])
    func `a scan of several that misses one says how many it tells of`(
        code: Int32, text: String, reached: Int
    ) async throws {
        let command = try CommandInProcess()
        command.telegram.add(SimulatedFault("getChatHistory", .error(code: code, message: text)))
        let result = await command.run("scan", "Old news", "Holiday Photos")
        #expect(result.output.contains("\(reached) of 2 chats: ") && !result.output.contains("All"), "\(result.output)")
    }
}
