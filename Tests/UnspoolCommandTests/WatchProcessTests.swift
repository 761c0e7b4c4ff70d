import Foundation
import TestSupport
import Testing

/// `watch` as a process: what comes, changes and goes while it runs, and while it does not.
@Suite(.serialized)
struct WatchProcessTests {
    /// Lines of JSON up to the first that is wanted.
    @discardableResult
    private func read(
        _ process: UnspoolProcess, upTo isWanted: ([String: Any]) -> Bool
    ) throws -> [String: Any] {
        while let line = try process.line() {
            let object = try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
            if isWanted(object) { return object }
        }
        throw CocoaError(.fileReadUnknown)
    }

    private func isOfType(_ type: String) -> ([String: Any]) -> Bool { { $0["type"] as? String == type } }

    private func lines(_ folder: TestFolder, _ name: String) throws -> [[String: Any]] {
        try String(contentsOfFile: folder.path + "/out/" + name, encoding: .utf8).split(separator: "\n").map {
            try #require(try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any])
        }
    }

    private func document(_ chat: Int64, _ name: String) -> String {
        """
        {"@type":"simulator.addMessage","chat_id":\(chat),\
        "content":{"@type":"document","name":"\(name)","size":5000,"mime_type":"text/plain"}}
        """
    }

    private func edit(_ chat: Int64, _ message: Int64) -> String {
        """
        {"@type":"simulator.editMessage","chat_id":\(chat),"message_id":\(message),\
        "content":{"@type":"text","text":"edited"}}
        """
    }

    @Test func `it follows, ends with a summary, and catches up when it is started again`() throws {
        let folder = try TestFolder()
        let words = [
            "--simulated", "--json", "watch", "Holiday Photos", "--to", folder.path + "/out", "--messages",
            "--parallel", "4",
        ]
        let pipe = folder.path + "/events"
        try #require(mkfifo(pipe, 0o600) == 0)
        // For reading too, so that opening it waits for nobody.
        let events = try #require(FileHandle(forUpdatingAtPath: pipe))
        var sent: [String] = []
        func send(_ line: String) throws {
            sent.append(line)
            try events.write(contentsOf: Data((line + "\n").utf8))
        }
        let first = try UnspoolProcess(
            words, in: folder, environment: ["UNSPOOL_SIMULATED_EVENTS": pipe], input: "12345\nhunter2\n")
        let summary = try read(first, upTo: isOfType("summary"))
        #expect(summary["complete"] as? Bool == true)
        let chat = try #require((try read(first, upTo: isOfType("watching"))["chat_ids"] as? [Int64])?.first)

        try send(document(chat, "new.txt"))
        let item = try read(first) { $0["outcome"] as? String == "saved" && $0["name"] as? String == "new.txt" }
        let message = try #require(item["message_id"] as? Int64)
        let path = try #require(item["path"] as? String)
        #expect(try Data(contentsOf: URL(fileURLWithPath: folder.path + "/out/" + path)).count == 5000)
        try read(first, upTo: isOfType("messages_changed"))
        try send(document(chat, "other.txt"))
        let other = try #require(
            (try read(first, upTo: isOfType("messages_changed"))["message_ids"] as? [Int64])?.first)
        try send(edit(chat, message))
        #expect(try read(first, upTo: isOfType("messages_changed"))["message_ids"] as? [Int64] == [message])
        // The next message must not get the number of the one that goes, as it never does on Telegram.
        try send(document(chat, "last.txt"))
        try read(first, upTo: isOfType("messages_changed"))
        try send(#"{"@type":"simulator.deleteMessages","chat_id":\#(chat),"message_ids":[\#(other)]}"#)
        #expect(try read(first, upTo: isOfType("messages_deleted"))["message_ids"] as? [Int64] == [other])
        first.interrupt()
        let end = try first.finish()
        let last = try #require(try end.objects().last)
        // An edit comes as two updates, and the interrupt may meet what is done for the second.
        let unfinished = try #require(last["unfinished_chat_ids"] as? [Int64])
        #expect(end.exitCode == (unfinished.isEmpty ? 0 : 3), "\(end.messages)")
        #expect(last["type"] as? String == "watch_summary")
        #expect(last["changes"] as? Int ?? 0 >= 4 && last["deletions"] as? Int == 1)
        func check() throws {
            let messages = try lines(folder, "messages.ndjson").filter {
                [message, other].contains($0["message_id"] as? Int64)
            }
            #expect(messages.count == 2)
            #expect(messages.first { $0["message_id"] as? Int64 == message }?["text"] as? String == "edited")
            #expect(messages.first { $0["message_id"] as? Int64 == other }?["deleted"] as? Bool == true)
            // What was saved stays, with its line.
            let items = try lines(folder, "manifest.ndjson").filter { $0["path"] != nil }
            #expect(items.contains { $0["message_id"] as? Int64 == message && $0["path"] as? String == path })
            #expect(FileManager.default.fileExists(atPath: folder.path + "/out/" + path))
            let page = try String(contentsOfFile: folder.path + "/out/index.html", encoding: .utf8)
            #expect(page.contains(path))
        }
        try check()

        // The simulated Telegram begins anew with the process: the same again, and what came meanwhile.
        let script = folder.path + "/script"
        sent.append(document(chat, "meanwhile.txt"))
        // Its last line has no end.
        try Data(sent.joined(separator: "\n").utf8).write(to: URL(fileURLWithPath: script))
        let second = try UnspoolProcess(words, in: folder, environment: ["UNSPOOL_SIMULATED_EVENTS": script])
        try read(second) { $0["outcome"] as? String == "saved" && $0["name"] as? String == "meanwhile.txt" }
        second.interrupt()
        let rest = try second.finish()
        #expect([0, 3, 130].contains(rest.exitCode), "\(rest.messages)")
        try check()
        let all = try lines(folder, "messages.ndjson").compactMap { $0["message_id"] as? Int64 }
        #expect(all.count == Set(all).count)
    }

    @Test func `options of the configuration file that are other commands' leave nothing out`() throws {
        let folder = try TestFolder()
        let configuration = folder.path + "/.config/unspool"
        try FileManager.default.createDirectory(atPath: configuration, withIntermediateDirectories: true)
        try Data("message = 5\nlast = 1\n".utf8).write(to: URL(fileURLWithPath: configuration + "/config"))
        let process = try UnspoolProcess(
            ["--simulated", "--json", "watch", "Holiday Photos", "--to", folder.path + "/out"], in: folder)
        let summary = try read(process, upTo: isOfType("summary"))
        #expect(summary["messages"] as? Int == 33 && (summary["counts"] as? [String: Int])?["filtered"] == nil)
        try read(process, upTo: isOfType("watching"))
        process.interrupt()
        #expect(try process.finish().exitCode == 0)
    }

    @Test func `what could not be exported until the end makes the end incomplete`() throws {
        let folder = try TestFolder()
        let pipe = folder.path + "/events"
        try #require(mkfifo(pipe, 0o600) == 0)
        let events = try #require(FileHandle(forUpdatingAtPath: pipe))
        let process = try UnspoolProcess(
            ["--simulated", "--json", "watch", "Holiday Photos", "--to", folder.path + "/out"], in: folder,
            environment: ["UNSPOOL_SIMULATED_EVENTS": pipe], input: "12345\nhunter2\n")
        let chat = try #require((try read(process, upTo: isOfType("watching"))["chat_ids"] as? [Int64])?.first)
        for method in ["getMessage", "getMessages"] {
            let fault = """
                {"@type":"simulator.addFault","method":"\(method)","times":100,\
                "error":{"code":400,"message":"CHANNEL_PRIVATE"}}

                """
            try events.write(contentsOf: Data(fault.utf8))
        }
        try events.write(contentsOf: Data((document(chat, "new.txt") + "\n").utf8))
        try read(process, upTo: isOfType("problem"))
        process.interrupt()
        let end = try process.finish()
        #expect(end.exitCode == 3, "\(end.messages)")
        #expect(end.messages.contains("Holiday Photos: Telegram refused: CHANNEL_PRIVATE"))
        #expect(try end.objects().last?["unfinished_chat_ids"] as? [Int64] == [chat])
    }

    /// Begins to watch, and lets these things happen.
    private func watch(_ folder: TestFolder, _ happenings: (_ chat: Int64) -> [String]) throws -> UnspoolProcess {
        let pipe = folder.path + "/events"
        try #require(mkfifo(pipe, 0o600) == 0)
        let events = try #require(FileHandle(forUpdatingAtPath: pipe))
        let process = try UnspoolProcess(
            ["--simulated", "--json", "watch", "Holiday Photos", "--to", folder.path + "/out"], in: folder,
            environment: ["UNSPOOL_SIMULATED_EVENTS": pipe])
        let chat = try #require((try read(process, upTo: isOfType("watching"))["chat_ids"] as? [Int64])?.first)
        try events.write(contentsOf: Data(happenings(chat).map { $0 + "\n" }.joined().utf8))
        return process
    }

    @Test func `what is wrong with an event is told with its line`() throws {
        let folder = try TestFolder()
        let events = [#"{"@type":"simulator.getState"}"#, #"{"@type":"simulator.nope"}"#, "{"]
        let end = try watch(folder) { _ in events + [#"{"@type":"simulator.closeClients"}"#] }.finish()
        for (line, problem) in [(2, "simulator.nope: the simulator has no such request"), (3, "this is no request")] {
            let text = "simulated Telegram: line \(line) of UNSPOOL_SIMULATED_EVENTS: \(problem)"
            #expect(end.messages.contains(text), "\(end.messages)")
        }
    }

    @Test(arguments: [
        ("revokeSessions", 77, "The account was signed out elsewhere. Sign in again: unspool login"),
        ("closeClients", 75, "TDLib has closed the account by itself. Run the same command again."),
    ])
    func `what ends it is told as by an export`(request: String, code: Int32, text: String) throws {
        let folder = try TestFolder()
        let end = try watch(folder) { _ in [#"{"@type":"simulator.\#(request)"}"#] }.finish()
        #expect(end.exitCode == code && end.messages.contains("unspool watch: \(text)"), "\(end.messages)")
        let last = try #require(try end.objects().last)
        #expect(last["type"] as? String == "watch_summary" && last["problem"] as? String == text)
        // What was exported is told all the same.
        #expect(FileManager.default.fileExists(atPath: folder.path + "/out/manifest.ndjson"))
    }

    @Test func `an item of what came that failed makes the end incomplete`() throws {
        let process = try watch(try TestFolder()) { chat in
            let fault = """
                {"@type":"simulator.addFault","method":"downloadFile","times":9,\
                "error":{"code":400,"message":"FILE"}}
                """
            return [fault, document(chat, "new.txt")]
        }
        try read(process, upTo: isOfType("messages_changed"))
        process.interrupt()
        let end = try process.finish()
        #expect(end.exitCode == 3, "\(end.messages)")
        #expect(end.messages.contains("new.txt failed") && end.messages.contains("could not be saved"))
        #expect(try end.objects().last?["unfinished_chat_ids"] as? [Int64] == [])
    }

    @Test func `the help has no option that a watch does not take`() throws {
        let help = try UnspoolProcess.run("watch", "--help", in: try TestFolder()).output
        #expect(help.contains("--since") && !help.contains("--last") && !help.contains("--message "), "\(help)")
    }
}
