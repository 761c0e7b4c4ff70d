import CommandLineInterface
import Foundation
import TelegramSimulator
import TestSupport
import Testing

/// Chats whose title, dates and numbers are not what one expects.
struct OddChatTests {
    private static let chat: Int64 = -1_000_000_001_019

    private func command(_ title: String, dates: [Int] = [1_700_000_000]) throws -> CommandInProcess {
        let command = try CommandInProcess()
        var requests = [#"{"@type":"simulator.addChat","kind":"channel","title":"\#(title)"}"#]
        for date in dates {
            requests.append(
                #"{"@type":"simulator.addMessage","chat_id":\#(Self.chat),"date":\#(date),"#
                    + #""content":{"@type":"document","name":"a.bin","size":\#(1000 + requests.count)}}"#)
        }
        for request in requests { #expect(command.telegram.perform(Data(request.utf8)) == nil) }
        return command
    }

    @Test(arguments: ["", " ", "\\u202e", "\\u0000"])
    func `a chat whose title shows nothing is shown all the same`(title: String) async throws {
        let command = try command(title)
        let list = await command.run("chats")
        let row = list.output.split(separator: "\n").first { $0.hasPrefix(String(Self.chat)) }
        #expect(row?.contains("(no title)") == true, "\(list.output)")
        let export = await command.run(
            "export", String(Self.chat), "--to", command.out, "--template", "{chat}/{name}.{ext}")
        #expect(export.code == .success && export.messages.contains("Exporting (no title) to"))
        #expect(export.output.hasPrefix("(no title): 1 message\n"))
        let names = command.folder.names(in: "out").filter { $0.contains("\(Self.chat)") }
        #expect(names.count == 1 && command.folder.names(in: "out/" + (names.first ?? "")) == ["a (1).bin"], "\(names)")
        let page = try #require(command.folder["out/index.html"].map { String(decoding: $0, as: UTF8.self) })
        #expect(page.contains("chat \(Self.chat)") && page.contains("<title>Telegram files</title>"))
        // One of a kind is told as one.
        #expect(page.contains(">1 file</p>"))
        let verify = await command.run("verify", command.out)
        #expect(verify.output.hasPrefix("1 of 1 file is as the manifest says.\n"), "\(verify)")
        #expect(verify.messages.contains("Checking 1 file of"), "\(verify)")
    }

    @Test func `dates before 1970 and at the end of time are kept, in names, times and lists`() async throws {
        let dates = [0, -5, Int(Int32.min), Int(Int32.max), 1_700_000_000]
        let command = try command("Dates", dates: dates)
        let export = await command.run(
            "export", "Dates", "--to", command.out, "--messages", "--template", "{date:yyyy}/{id}_{name}.{ext}")
        #expect(export.code == .success, "\(export.messages)")
        for (index, year) in [1970, 1969, 1901, 2038, 2023].enumerated() {
            let path = "\(command.out)/\(year)/\(index + 1)_a.bin"
            let date = try FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date
            #expect(date?.timeIntervalSince1970 == Double(dates[index]))
        }
        let scan = await command.run("scan", "Dates", "--time-zone", "UTC")
        #expect(scan.output.contains("from 1901-12-13 20:45 to 2038-01-19 03:14"), "\(scan.output)")
        #expect(await command.run("verify", command.out).code == .success)
        // As if the clock had been far ahead then, and back since.
        for name in ["manifest.ndjson", ".unspool/journal.sqlite", ".unspool/messages.sqlite", "messages.ndjson"] {
            try FileManager.default.setAttributes(
                [.modificationDate: Date(timeIntervalSince1970: 4_000_000_000)], ofItemAtPath: command.out + "/" + name)
        }
        let again = await command.run("--json", "export", "Dates", "--to", command.out, "--messages")
        #expect(again.code == .success && again.output.contains(#""counts":{"already_there":5}"#), "\(again.output)")
        #expect(await command.run("verify", command.out).code == .success)
    }

    @Test func `a group that was looked through in part is settled by the identifier that an upgrade gave it`()
        async throws
    {
        let command = try CommandInProcess()
        command.telegram.add(SimulatedFault("getChatHistory", .error(code: 400, message: "CHANNEL_PRIVATE")))
        let broken = await command.run("export", "-1016", "--to", command.out)
        #expect(broken.code == .failure, "\(broken)")
        let verify = await command.run("--json", "verify", command.out)
        #expect(verify.code.rawValue == 3 && verify.output.contains(#""unscanned_chats":1"#), "\(verify)")
        let new = command.telegram.upgrade(-1016)
        // Some of what was sent there has expired.
        #expect(await command.run("export", String(new), "--to", command.out).code.rawValue == 3)
        #expect(await command.run("verify", command.out).code == .success)
    }

    @Test func `a number is a link's, and one that is TDLib's identifier is told to be`() async throws {
        let command = try command("Numbers", dates: [1, 2])
        let second = await command.run("export", "Numbers", "--to", command.out, "--message", "2", "--json")
        #expect(second.code == .success && second.output.contains(#""message_id":2097152"#))
        let wrong = await command.run("export", "Numbers", "--to", command.out, "--message", "2097152")
        #expect(wrong.code == .noInput && wrong.messages.contains("has no message 2097152"))
        #expect(wrong.messages.contains("the number is 2."))
        let none = await command.run("export", "Numbers", "--to", command.out, "--message", "3")
        #expect(none.code == .noInput && none.messages.contains("has no message 3."), "\(none)")
        #expect(!none.messages.contains("number is"))
    }
}
