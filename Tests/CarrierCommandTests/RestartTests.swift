import CarrierCore
import CommandLineInterface
import NativeLoop
import TestSupport
import Testing

/// What is kept from one run of a node to the next.
@Suite struct RestartTests {
    @Test func `a request that was not answered is told again`() async throws {
        let network = try await LoopbackNetwork()
        let (ada, ben) = (try network.node("ada"), try network.node("ben"))
        let id = try await ada.event("ready").text("user")
        let address = try await ben.event("ready").text("address")
        try ada.tell(["op": "add", "address": .string(address), "hello": "Remember me"])
        try await ben.event("friend.request", ["user": .string(id)])
        ben.process.kill()
        #expect(try await ben.process.exitCode() == -9)

        let back = try network.node("ben")
        try await back.event("friend.request", ["user": .string(id), "hello": "Remember me"])
        try back.tell(["op": "requests"])
        guard case .array(let requests)? = try await back.event("requests")["requests"] else {
            throw TestFailure("No requests")
        }
        #expect(requests.count == 1)
        try back.tell(["op": "accept", "user": .string(id)])
        try await back.event("friend.connection", ["user": .string(id), "status": "connected"])
        try back.tell(["op": "requests"])
        try await back.event("requests", ["requests": .array([])])
    }

    @Test func `an outbox keeps a message until the friend comes, over a restart too`() async throws {
        let network = try await LoopbackNetwork()
        let pair = try await network.friends()
        for node in [pair.ada, pair.ben] {
            node.process.terminate()
            #expect(try await node.process.exitCode() == 0)
        }
        let first = try network.node("ada", ["--outbox"])
        try await first.event("ready")
        try first.tell(["op": "send", "user": .string(pair.benID), "text": "for later", "tag": 1])
        try first.tell(["op": "stop"])
        #expect(try await first.process.exitCode() == 0)
        // What is not confirmed when a node ends is told to be kept.
        let told = try first.events().filter { $0.name == "error" || $0.name == "receipt" }
        #expect(told.map { $0["state"] } == ["stored"])

        let second = try network.node("ada", ["--outbox"])
        let back = try network.node("ben")
        #expect(try await back.event("message").payload() == Array("for later".utf8))
        try await second.event("receipt", ["tag": 1, "state": "delivered"])
    }

    @Test func `a request that is dismissed before the node is ready is not told`() async throws {
        let network = try await LoopbackNetwork()
        let folder = network.folder.path + "/ben"
        try PrivateFile.makeFolder(folder)
        let ids = try (0..<2).map { _ in try SecretKey.generate().publicKey }
        let database = try NodeDatabase.open(inFolder: folder).database
        for id in ids {
            _ = try database.requests.insert(StoredRequest(userID: id, hello: "hello", firstSeen: 1, lastSeen: 1))
        }
        database.close()
        let node = try network.node("ben")
        try node.tell(["op": "dismiss", "user": .string(ids[0].description)])
        try await node.event("ready")
        try await node.event("friend.request", ["user": .string(ids[1].description)])
        try node.tell(["op": "requests"])
        try await node.event("requests")
        #expect(try node.events().count { $0.name == "friend.request" } == 1)
    }
}
