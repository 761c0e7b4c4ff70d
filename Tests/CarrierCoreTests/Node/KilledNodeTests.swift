import CarrierWire
import NativeLoop
import SQLiteDatabase
import Testing

@testable import CarrierCore

/// What an event tells is on the disk: a node that is killed right after it still knows it.
@Suite struct `What was told survives a kill` {
    /// What a node would find that was started on the disk's content of one moment.
    private struct Found: Sendable {
        var friends: [UserID] = []
        var groups: [GroupID] = []
    }

    /// Opens a copy of a node's data as it is now.
    private static func open(copyOf folder: String, as name: String) -> Found? {
        let copy = "\(folder)-\(name)"
        guard let bytes = try? PrivateFile.read(folder + "/carrier.data", limit: DataFile.sizeLimit),
            (try? PrivateFile.makeFolder(copy)) != nil,
            (try? PrivateFile.write(bytes, to: copy + "/carrier.data")) != nil,
            let node = try? CarrierNode(
                NodeConfiguration(folder: copy, network: .udp(bootstrap: [], ports: 20_000...60_000)))
        else { return nil }
        return node.performAndWait { node in
            Found(friends: node.allFriends.map(\.userID), groups: (try? node.groups) ?? [])
        }
    }

    /// What the node's thread found: it may come a moment after the event, but it is of that time.
    private static func first<Value: Sendable>(of stream: StateStream<Value?>) async throws -> Value? {
        try await withThrowingTaskGroup(of: Value?.self) { group in
            group.addTask {
                for await value in stream.coalesced { if let value { return value } }
                return nil
            }
            group.addTask {
                try await Task.sleep(for: .seconds(600))
                return nil
            }
            defer { group.cancelAll() }
            return try await group.next() ?? nil
        }
    }

    @Test func `a friend and a joined group`() async throws {
        let network = try await LocalNetwork()
        async let first = network.peer("anna")
        async let second = network.peer("ben")
        let (anna, ben) = try await (first, second)
        let folder = ben.node.configuration.folder
        let found = (friend: StateStream<Found?>(nil), group: StateStream<Found?>(nil))
        ben.node.onEvent { event in
            switch event {
            case .friendAdded: found.friend.send(Self.open(copyOf: folder, as: "friend"))
            case .groupConnected: found.group.send(Self.open(copyOf: folder, as: "group"))
            default: break
            }
        }
        try await network.friends(anna, ben)
        let id = try await anna.node.createGroup()
        try await anna.node.invite(ben.node.userID, to: id)
        let invite = try await ben.waitFor { if case .groupInvite = $0 { true } else { false } }.first
        guard case .groupInvite(let invite)? = invite else { throw TimedOut(line: #line, lastEvents: []) }
        _ = try await ben.node.joinGroup(of: invite.from, cookie: invite.cookie)
        #expect(try await Self.first(of: found.friend)?.friends == [anna.node.userID])
        #expect(try await Self.first(of: found.group)?.groups == [id])
    }

    @Test func `a receipt: the outbox does not send the message again`() async throws {
        let network = try await LocalNetwork()
        async let first = network.peer("anna") { $0.outbox = .on }
        async let second = network.peer("ben")
        let (anna, ben) = try await (first, second)
        try await network.friends(anna, ben)
        let path = anna.node.configuration.folder + "/node.sqlite"
        let left = StateStream<Int64?>(nil)
        anna.node.onEvent { event in
            guard case .receipt = event else { return }
            let database = try? Database(path: path, schema: NodeDatabase.schema)
            left.send(
                try? database?.row("SELECT count(*) FROM outbox") { row throws(DatabaseError) in try row.integer(0) })
        }
        #expect(await (try anna.node.send(text: "1", to: ben.target)).receipt.state == .delivered)
        #expect(try await Self.first(of: left) == 0)
    }

    @Test func `an outbox waits for a friend who is slow, and sends nothing twice`() async throws {
        let network = try await LocalNetwork()
        async let first = network.peer("anna") {
            $0.outbox = .on
            $0.limits.timeLimit = .milliseconds(1)
        }
        async let second = network.peer("ben")
        let (anna, ben) = try await (first, second)
        try await network.friends(anna, ben)
        // A receiver confirms a lone message once a second: for each the time is up.
        for number in 1...3 {
            #expect(await (try anna.node.send(text: "\(number)", to: ben.target)).receipt.state == .delivered)
        }
        #expect(try await ben.messages(atLeast: 3).map(\.text) == ["1", "2", "3"])
        #expect(try await anna.waitFor(count: 3) { if case .receipt = $0 { true } else { false } }.count == 3)
    }

    @Test func `removing a friend ends the messages that are on their way to him`() async throws {
        let network = try await LocalNetwork()
        async let first = network.peer("anna") { $0.outbox = .on }
        async let second = network.peer("ben")
        let (anna, ben) = try await (first, second)
        try await network.friends(anna, ben)
        let (target, id) = (ben.target, ben.node.userID)
        try await anna.node.perform { node in
            for _ in 0..<20 { try node.submit([UInt8](repeating: 1, count: 400_000), to: target) }
            try node.remove(id)
        }
        let receipts = try await anna.waitFor(count: 20) { if case .receipt = $0 { true } else { false } }
        for receipt in receipts {
            if case .receipt(let receipt) = receipt { #expect(receipt.state == .failed) }
        }
    }
}
