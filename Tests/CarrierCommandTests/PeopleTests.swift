import CommandLineInterface
import Foundation
import TestSupport
import Testing

/// The commands for people, with a friend who is driven by a script.
@Suite struct PeopleTests {
    @Test func `add, send, invite, chat and remove wait for what they are for`() async throws {
        let network = try await LoopbackNetwork()
        let home = network.folder.path + "/people"
        let entry = ["--bootstrap", network.bootstrap, "--port", "\(try FreePort.find())"]
        func carrier(_ words: String..., input: String = "") async throws -> (exitCode: Int32, output: String) {
            let process = try CommandProcess(["--home", home] + words + entry, in: network.folder)
            try process.write(Array(input.utf8))
            try process.endInput()
            return (try await process.exitCode(within: 90), process.lines.joined(separator: "\n"))
        }
        #expect(try await CommandProcess.run("--home", home, "init", in: network.folder).exitCode == 0)
        let ben = try network.node("ben")
        let ready = try await ben.event("ready")
        let (benID, address) = (try ready.text("user"), try ready.text("address"))

        async let added = carrier("add", address, "--hello", "It is me")
        let id = try await ben.event("friend.request", ["hello": "It is me"]).text("user")
        try ben.tell(["op": "accept", "user": .string(id)])
        #expect(try await added.exitCode == 0)

        #expect(try await carrier("send", benID, "Dinner?").exitCode == 0)
        #expect(try await ben.event("message").payload() == Array("Dinner?".utf8))

        async let invited = carrier("invite", benID, "dinner")
        try await ben.event("invite", ["data": "dinner"])
        try ben.tell(["op": "reply", "user": .string(id), "status": 9, "reason": "not hungry"])
        let refused = try await invited
        #expect(refused.exitCode == 4)
        #expect(refused.output.contains("not hungry"))

        let start = ben.eventCount
        let chat = try await carrier("chat", benID, input: "one\ntwo\n")
        #expect(chat.exitCode == 0)
        #expect(chat.output.contains("✓ one") && chat.output.contains("✓ two"))
        #expect(try ben.events(from: start).filter { $0.name == "message" }.count == 2)

        ben.process.terminate()
        #expect(try await ben.process.exitCode(within: 10) == 0)
        #expect(try await carrier("send", benID, "Nobody there", "--timeout", "15").exitCode == 3)
        #expect(try await carrier("remove", benID).exitCode == 0)
        #expect(try await CommandProcess.run("--home", home, "friends", in: network.folder).output.isEmpty)
    }
}
