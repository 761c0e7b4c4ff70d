import CommandLineInterface
import TelegramSimulator
import TestSupport
import Testing

/// `--from` with several chats.
struct WantedSenderTests {
    private let command: CommandInProcess

    init() throws {
        var world = SimulatedWorld()
        let dan = world.addUser("Dan")
        let eve = world.addUser("Eve")
        for (title, people) in [("Garden", [dan, eve]), ("Office", [eve])] {
            let chat = world.addChat(.supergroup, title: title)
            for person in people {
                let media = world.media(.text(size: 1_000), name: "\(title) \(person).txt", mimeType: "text/plain")
                world.addMessage(to: chat, from: person, .document(media))
            }
        }
        command = try CommandInProcess(world: world)
    }

    @Test func `a name that nobody has in one of several chats takes nothing there, and is told`() async throws {
        let export = await command.run("export", "--all-chats", "--from", "Dan", "--to", command.out)
        #expect(export.code == .success, "\(export)")
        #expect(export.messages.contains("Nobody of --from was found in Office: nothing is taken there."))
        #expect(command.folder.names(in: "out").count { $0.hasSuffix(".txt") } == 1)
        let scan = await command.run("--json", "--quiet", "scan", "Garden", "Office", "--from", "Dan", "--from", "Eve")
        #expect(scan.code == .success && !scan.output.contains("warning"), "\(scan)")
        let warned = await command.run("--json", "--quiet", "scan", "Garden", "Office", "--from", "Dan")
        #expect(warned.output.contains(#""type":"warning""#) && !warned.output.contains("Office\","), "\(warned)")
    }

    @Test func `a name that nobody has in any of them is an error`() async throws {
        let export = await command.run("export", "--all-chats", "--from", "Dan", "--from", "Zoe", "--to", command.out)
        #expect(export.code == .noInput && export.messages.contains("Nobody called “Zoe” was found"), "\(export)")
        #expect(!command.folder.names().contains("out"))
        let one = await command.run("scan", "Office", "--from", "Dan")
        #expect(one.code == .noInput && one.messages.contains("Nobody called “Dan” was found"), "\(one)")
    }

    @Test func `whom a username means is asked once`() async throws {
        command.telegram.add(
            SimulatedFault("searchPublicChat", .error(code: 500, message: "Asked again"), skip: 1, times: 10))
        command.telegram.add(SimulatedFault("getMe", .error(code: 500, message: "Asked again"), skip: 1, times: 10))
        let scan = await command.run("scan", "Garden", "Office", "--from", "@nobody")
        #expect(scan.code == .noInput && scan.messages.contains("Nobody is called @nobody"), "\(scan)")
        let me = await command.run("scan", "Garden", "Office", "--from", "me")
        #expect(me.code == .success, "\(me)")
    }
}
