import CommandLineInterface
import Foundation
import NativeLoop
import TestSupport
import Testing

/// The commands for people, with a friend who is driven by a script.
@Suite struct PeopleTests {
    @Test func `add, send, invite, chat and remove wait for what they are for`() async throws {
        let people = try await People()
        let (ben, benID, id) = (people.ben, people.benID, people.id)

        #expect(try await people.carrier("send", benID, "Dinner?").exitCode == 0)
        #expect(try await ben.event("message").payload() == Array("Dinner?".utf8))

        async let invited = people.carrier("invite", benID, "dinner")
        try await ben.event("invite", ["data": "dinner"])
        try ben.tell(["op": "reply", "user": .string(id), "status": 9, "reason": "not hungry"])
        let refused = try await invited
        #expect(refused.exitCode == 4)
        #expect(refused.output.contains("not hungry"))

        let start = ben.eventCount
        let chat = try await people.carrier("chat", benID, input: "one\ntwo\n")
        #expect(chat.exitCode == 0)
        #expect(chat.output.contains("✓ one") && chat.output.contains("✓ two"))
        #expect(try ben.events(from: start).filter { $0.name == "message" }.count == 2)

        ben.process.terminate()
        #expect(try await ben.process.exitCode() == 0)
        #expect(try await people.carrier("send", benID, "Nobody there", "--timeout", "15").exitCode == 3)
        #expect(try await people.carrier("remove", benID).exitCode == 0)
        #expect(try await CommandProcess.run("--home", people.home, "friends", in: people.folder).output.isEmpty)
    }

    @Test func `a group is made, titled, spoken in and left, and another one joined`() async throws {
        let people = try await People()
        let (ben, benID, id) = (people.ben, people.benID, people.id)
        let group = try await people.carrier("group", "new").output
        async let invited = people.carrier("group", "invite", group, benID)
        let cookie = try await ben.event("group.invite", ["user": .string(id)]).text("cookie")
        try ben.tell(["op": "group", "do": "join", "user": .string(id), "cookie": .string(cookie)])
        #expect(try await invited.exitCode == 0)

        #expect(try await people.carrier("group", "title", group, "Tea").exitCode == 0)
        try await ben.event("group.title", ["group": .string(group), "title": "Tea"])
        #expect(try await people.carrier("group", "send", group, "to all").exitCode == 0)
        try await ben.event("group.message", ["group": .string(group), "user": .string(id), "text": "to all"])
        #expect(try await people.carrier("group", "peers", group).output.contains(benID))
        #expect(try await people.carrier("group", "list").output == "\(group)  Tea")
        #expect(try await people.carrier("group", "leave", group).exitCode == 0)
        #expect(try await people.carrier("group", "list").output.isEmpty)

        try ben.tell(["op": "group", "do": "new", "tag": "second"])
        let second = try await ben.event("group.created", ["tag": "second"]).text("group")
        let start = ben.eventCount
        async let joined = people.carrier("group", "join", benID)
        try await ben.event("friend.connection", ["user": .string(id), "status": "connected"], from: start)
        try ben.tell(["op": "group", "do": "invite", "group": .string(second), "user": .string(id)])
        #expect(try await joined.output == second)
    }
}

/// Somebody who types commands, and the friend, who is driven by a script.
private struct People {
    let ben: ScriptNode
    let benID: String
    let id: String
    private let network: LoopbackNetwork
    private let port: UInt16

    var folder: TestFolder { network.folder }
    var home: String { Self.home(network) }
    private static func home(_ network: LoopbackNetwork) -> String { network.folder.path + "/people" }

    /// They are friends, by the commands `init` and `add`.
    init() async throws {
        network = try await LoopbackNetwork()
        port = try FreePort.find()
        ben = try network.node("ben")
        let ready = try await ben.event("ready")
        benID = try ready.text("user")
        let network = network
        let made = try await CommandProcess.run("--home", Self.home(network), "init", in: network.folder)
        #expect(made.exitCode == 0)
        let address = try ready.text("address")
        let port = port
        async let added = Self.carrier(network, port, ["add", address, "--hello", "It is me"], input: "")
        id = try await ben.event("friend.request", ["hello": "It is me"]).text("user")
        try ben.tell(["op": "accept", "user": .string(id)])
        #expect(try await added.exitCode == 0)
    }

    func carrier(_ words: String..., input: String = "") async throws -> (exitCode: Int32, output: String) {
        try await Self.carrier(network, port, words, input: input)
    }

    private static func carrier(
        _ network: LoopbackNetwork, _ port: UInt16, _ words: [String], input: String
    ) async throws -> (exitCode: Int32, output: String) {
        let process = try CommandProcess(
            ["--home", home(network)] + words + ["--bootstrap", network.bootstrap, "--port", "\(port)"],
            in: network.folder)
        try process.write(Array(input.utf8))
        try process.endInput()
        return (try await process.exitCode(), process.lines.joined(separator: "\n"))
    }
}
