import Foundation
import Testing

@Suite("unspool repairs and waits on the real TDLib", .onLoopbackTelegram, .serialized, .timeLimit(.minutes(15)))
struct UnspoolRepairTests {
    @Test("verify finds what was lost, cut or changed, and the next run brings just that back")
    func verifiesAndRestores() async throws {
        let fixture = try await ExportFixture(["--messages", "120"])
        let export = try await fixture.export()
        #expect(export.status == 0, "\(export.messages)")
        let intact = try await fixture.unspool.run("verify", fixture.destination.path(), "--json")
        #expect(intact.status == 0, "\(intact.messages)")
        #expect(try intact.objects().last?["intact"] as? Bool == true)

        let paths = Set(try Channel.manifest(in: fixture.destination).compactMap(\.path)).sorted()
        let damaged = [paths[0], paths[1], paths[2]]
        try FileManager.default.removeItem(at: fixture.destination.appending(path: damaged[0]))
        let cut = fixture.destination.appending(path: damaged[1])
        try Data(try Data(contentsOf: cut).dropLast()).write(to: cut)
        let changed = fixture.destination.appending(path: damaged[2])
        var bytes = try Data(contentsOf: changed)
        bytes[0] ^= 1
        try bytes.write(to: changed)
        let found = try await fixture.unspool.run("verify", fixture.destination.path(), "--json")
        #expect(found.status == 1)
        let problems = try found.objects().filter { $0["problem"] != nil }.compactMap { $0["path"] as? String }
        #expect(problems.sorted() == damaged)

        let again = try await fixture.export("--check-content")
        #expect(again.status == 0, "\(again.messages)")
        #expect(try await fixture.unspool.run("verify", fixture.destination.path(), "--json").status == 0)
        // What somebody wrote into a file is not thrown away: it keeps its name, and the file that was there gets another.
        #expect(try Data(contentsOf: changed) == bytes)
        try FileManager.default.removeItem(at: changed)
        try fixture.channel.expectComplete(fixture.destination)
    }

    @Test("what the server refuses is told as failed, and retry asks for that alone")
    func retriesWhatFailed() async throws {
        let fixture = try await ExportFixture(["--messages", "120"])
        try fixture.server.fault(
            "upload.getFile", ["code": 400, "text": "LOCATION_INVALID", "times": 1_000, "skip": 40])
        let export = try await fixture.export()
        #expect(export.status == 3, "\(export.messages)")
        let counts = try #require(export.objects().last?["counts"] as? [String: Int])
        let failed = counts["failed"] ?? 0
        #expect(failed > 0 && counts["saved"] ?? 0 > 0)
        try fixture.server.command("clear")

        let history = try fixture.server.calls(of: "messages.getHistory")
        let retry = try await fixture.unspool.run("retry", fixture.destination.path(), "--json")
        #expect(retry.status == 0, "\(retry.messages)")
        let summary = try #require(retry.objects().last)
        #expect((summary["counts"] as? [String: Int])?["saved"] ?? 0 == failed, "\(summary)")
        #expect(try fixture.server.calls(of: "messages.getHistory") == history, "the messages are known by number")
        try fixture.channel.expectComplete(fixture.destination)
    }

    @Test("a wait that is longer than it may be ends the run with the time to try again, and the next run goes on")
    func tellsLongWaits() async throws {
        let fixture = try await ExportFixture()
        try fixture.server.fault(
            "messages.getHistory", ["code": 420, "text": "FLOOD_WAIT_7200", "times": 50, "skip": 1])
        let export = try await fixture.export()
        #expect(export.status == 75, "\(export.messages)")
        #expect(export.messages.contains("wait 7200 seconds. Try again "), "\(export.messages)")
        try fixture.server.command("clear")
        let rest = try await fixture.export()
        #expect(rest.status == 0, "\(rest.messages)")
        try fixture.channel.expectComplete(fixture.destination)
    }

    @Test("behind each kind of proxy, and with the test data centres", arguments: ["socks5", "http", "mtproto"])
    func signsInBehindProxies(kind: String) async throws {
        for isTest in [false, true] {
            let server = try LoopbackServer((isTest ? ["--test"] : []) + ["--messages", "20"])
            let secret = kind == "mtproto" ? "0123456789abcdef0123456789abcdef@" : ""
            let unspool = try UnspoolProcess(server, proxy: "\(kind)://\(secret)127.0.0.1:\(server.port)")
            let options = isTest ? ["--test-dc"] : []
            let login = try await unspool.run(
                ["login", "--phone", server.phone] + options, input: [server.code])
            #expect(login.status == 0, "\(login.messages)")
            let scan = try await unspool.run(["scan", Channel.chatID, "--json"] + options)
            #expect(scan.status == 0, "\(scan.messages)")
            #expect(try scan.objects().first?["messages"] as? Int ?? 0 >= 20, "\(scan.output)")
        }
    }

    @Test("watch takes what comes, changes and goes after the export")
    func watches() async throws {
        let server = try LoopbackServer(["--messages", "60"])
        let unspool = try UnspoolProcess(server)
        try await unspool.signIn()
        let around = try ScratchFolder()
        let destination = around.url.appending(path: "export")
        let channel: [String: Any] = ["kind": "channel", "id": Channel.serverID]
        var changes = 0
        var message = 0
        let watch = try await unspool.run(
            "watch", Channel.chatID, "--to", destination.path(), "--json", "--messages"
        ) { line in
            switch try Channel.type(of: line) {
            case "watching":
                message = try server.command("send", channel.merging(["text": "news"]) { $1 })["id"] as? Int ?? 0
            case "messages_changed":
                changes += 1
                guard changes == 1 else {
                    try server.command("delete", channel.merging(["mids": [message]]) { $1 })
                    return false
                }
                try server.command("edit", channel.merging(["mid": message, "text": "other news"]) { $1 })
            case "messages_deleted": return true
            default: break
            }
            return false
        }
        #expect(watch.wasKilled && changes >= 2 && message > 0, "\(watch.messages)")
        // What it did until the kill is there.
        let rest = try await unspool.run("export", Channel.chatID, "--to", destination.path(), "--json", "--messages")
        #expect(rest.status == 0, "\(rest.messages)")
        #expect(try rest.objects().last?["messages"] as? Int ?? 0 >= 60)
    }
}
