import CommandLineInterface
import Foundation
import NativeLoop
import TestSupport
import Testing

@Suite struct EndTests {
    @Test func `who is killed has lost nothing that was confirmed, and comes back to his friends`() async throws {
        let network = try await LoopbackNetwork()
        let pair = try await network.friends()
        let count = 3000
        for index in 0..<count {
            try pair.ada.tell(["op": "send", "user": .string(pair.benID), "text": "n\(index)", "tag": "n\(index)"])
        }
        try await pair.ben.event("message")
        pair.ben.process.kill()
        #expect(try await pair.ben.process.exitCode() == -9)

        let receipts = try await pair.ada.events("receipt", count: count)
        #expect(receipts.count == count)
        #expect(Set(try receipts.map { try $0.text("tag") }).count == count)
        let delivered = Set(try receipts.filter { $0["state"] == "delivered" }.map { try $0.text("tag") })
        let written = Set(
            try await pair.ben.events("message", count: 0).map { String(decoding: try $0.payload(), as: UTF8.self) })
        #expect(delivered.subtracting(written).isEmpty)

        let back = try network.node("ben")
        #expect(try await back.event("ready").text("user") == pair.benID)
        try await back.event("friend.connection", ["user": .string(pair.adaID), "status": "connected"])
        try back.tell(["op": "send", "user": .string(pair.adaID), "text": "back again", "tag": "b"])
        try await back.event("receipt", ["tag": "b", "state": "delivered"])
    }

    @Test func `stop ends a node at once, after what was sent before it has arrived`() async throws {
        let network = try await LoopbackNetwork()
        let pair = try await network.friends()
        try pair.ada.tell(["op": "send", "user": .string(pair.benID), "text": "farewell", "tag": "f"])
        try pair.ada.tell(["op": "stop"])
        #expect(try await pair.ada.process.exitCode() == 0)
        try await pair.ada.event("receipt", ["tag": "f", "state": "delivered"])
        #expect(try pair.ada.events().last?.name == "stopped")
        // The other one sees at once that he has gone.
        try await pair.ben.event("friend.connection", ["status": "disconnected"], seconds: 20)
        pair.ben.process.terminate()
        #expect(try await pair.ben.process.exitCode() == 0)
    }

    @Test func `the end of the input ends a node, and the last line needs no line end`() async throws {
        let folder = try TestFolder()
        let node = try ScriptNode("a", in: folder, ["--local-discovery", "--port", "\(try FreePort.find())"])
        try node.process.write(Array(#"{"op":"friends"}"#.utf8))
        try node.process.endInput()
        #expect(try await node.process.exitCode() == 0)
        #expect(try node.events().map(\.name) == ["started", "friends", "stopped"])
        #expect(try node.events().first?["v"] == 1)
    }

    @Test func `a folder has one node at a time`() async throws {
        let folder = try TestFolder()
        let node = try ScriptNode("a", in: folder, ["--local-discovery", "--port", "\(try FreePort.find())"])
        let id = try await node.event("started").text("user")
        let second = try await CommandProcess.run("--home", "\(folder.path)/a", "run", "--json", in: folder)
        #expect(second.exitCode == 75)
        #expect(second.output.isEmpty)
        #expect(second.messages.contains("is in use by process"))
        // Reading is no use of it.
        let read = try await CommandProcess.run("--home", "\(folder.path)/a", "id", in: folder)
        #expect(read.exitCode == 0)
        #expect(read.output.contains(id))
        node.process.terminate()
        #expect(try await node.process.exitCode() == 0)
    }
}
