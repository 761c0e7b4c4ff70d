import CommandLineInterface
import Foundation
import TelegramSimulator
import TestSupport
import Testing

/// Exports that find nothing, of no chat or of several: what they leave can be read like any other.
struct EmptyExportTests {
    @Test(arguments: [
        (0, SimulatedWorld(), ["--all-chats"]), (2, .standard(), ["Old news", "Old group", "--since", "2100-01-01"]),
    ])
    func `where nothing is there is an empty manifest, a page and a total`(
        count: Int, world: SimulatedWorld, wanted: [String]
    ) async throws {
        let command = try CommandInProcess(world: world)
        let export = await command.run(["--json", "export", "--to", command.out] + wanted)
        #expect(export.code == .success, "\(export)")
        let total = try #require(export.output.split(separator: "\n").last)
        #expect(total.contains(#""type":"summary_total","v":1,"chats":\#(count),"#))
        #expect(total.contains(#""complete":true"#))
        #expect(command.folder["out/manifest.ndjson"] == [])
        #expect(command.folder.names(in: "out").contains("index.html"))
        let verify = await command.run("verify", command.out)
        #expect(verify.code == .success && verify.output.contains("All is well."), "\(verify)")
        #expect(!verify.messages.contains("sha256sum"))
        let scan = await command.run(["--json", "scan"] + wanted)
        #expect(scan.code == .success, "\(scan)")
        #expect(scan.output.contains(#""type":"scan_total","v":1,"chats":\#(count),"#), "\(scan)")
        let people = await command.run(["export", "--to", command.out] + wanted)
        #expect(people.code == .success && people.output.isEmpty == (count == 0), "\(people)")
    }

    @Test func `where every chat was refused is no manifest, also after a retry`() async throws {
        let command = try CommandInProcess(world: .standard())
        command.telegram.add(
            SimulatedFault("getChatMessageByDate", .error(code: 400, message: "CHANNEL_PRIVATE"), times: 9))
        let export = await command.run(
            ["export", "Old news", "Old group", "--since", "2020-01-01", "--to", command.out])
        #expect(export.code.rawValue == 3, "\(export)")
        #expect(await command.run("verify", command.out).code == .noInput)
        #expect(await command.run("retry", command.out).code == .success)
        #expect(await command.run("verify", command.out).code == .noInput)
    }

    @Test func `a folder into which no chat was exported is still the first one's`() async throws {
        var world = SimulatedWorld()
        let chat = world.addChat(.channel, title: "Garden")
        let media = world.media(.text(size: 1_000), name: "a.txt", mimeType: "text/plain")
        world.addMessage(to: chat, .document(media))
        let command = try CommandInProcess(world: world)
        let empty = try CommandInProcess(world: SimulatedWorld())
        #expect(await empty.run("export", "--all-chats", "--to", command.out).code == .success)
        #expect(await command.run("export", "Garden", "--to", command.out).code == .success)
        #expect(command.folder.exportedNames(in: "out").count { $0.hasSuffix("_a.txt") } == 1)
    }
}
