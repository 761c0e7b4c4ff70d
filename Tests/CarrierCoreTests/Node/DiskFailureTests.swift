import CarrierWire
import NativeLoop
import SQLiteDatabase
import Synchronization
import Testing

@testable import CarrierCore

@Suite struct `What is told is on the disk` {
    @Test func `a friend, before it is told that he is one`() async throws {
        let network = try await LocalNetwork()
        let anna = try await network.peer("anna")
        let path = anna.node.configuration.folder + "/carrier.data"
        let stored = Mutex<[Bool]>([])
        anna.node.onEvent { event in
            guard case .friendAdded(let id) = event else { return }
            let bytes = (try? PrivateFile.read(path, limit: DataFile.sizeLimit)) ?? []
            stored.withLock { $0.append(bytes.contains(id.bytes)) }
        }
        try await anna.node.add(try .random, hello: "hello")
        try await anna.node.accept(try Address.random.userID)
        #expect(stored.withLock { $0 } == [true, true])
    }

    @Test func `a message of the outbox, or it fails`() async throws {
        let network = try await LocalNetwork()
        let anna = try await network.peer("anna") { $0.outbox = .on }
        let (first, second) = (try Address.random, try Address.random)
        try await anna.node.add(first, hello: "hello")
        try await anna.node.add(second, hello: "hello")
        let targets = [first, second].map { PeerTarget(userID: $0.userID) }
        let text = Array("text".utf8)
        try await anna.node.perform { node in
            _ = try node.submit(text, to: targets[0], tag: "kept")
            node.commitDatabase()
            _ = try node.submit(text, to: targets[0], tag: "undone")
            _ = try node.submit(text, to: targets[1], tag: "undone too")
            // As SQLite does by itself when the disk is full.
            try node.database.database.execute("ROLLBACK")
            #expect(throws: NodeError.self) { try node.submit(text, to: targets[0], tag: "refused") }
            node.commitDatabase()
            // The next ones get the numbers of those that are lost.
            _ = try node.submit(text, to: targets[0], tag: "after")
            _ = try node.submit(text, to: targets[1], tag: "after too")
        }
        try await anna.stop()
        let receipts = anna.events.compactMap { if case .receipt(let receipt) = $0 { receipt } else { nil } }
        let states = Dictionary(receipts.map { ($0.tag, $0.state) }) { first, _ in first }
        #expect(receipts.count == 5)
        #expect(
            states == [
                "kept": .stored, "undone": .failed, "undone too": .failed, "after": .stored, "after too": .stored,
            ])
        let database = try NodeDatabase.open(inFolder: anna.node.configuration.folder).database
        defer { database.close() }
        #expect(try database.outbox.next(for: first.userID)?.tag == "kept")
        #expect(try database.outbox.total(for: first.userID).messages == 2)
        #expect(try database.outbox.total(for: second.userID).messages == 1)
    }

    @Test func `the outbox works again after a message that could not be entered`() async throws {
        let network = try await LocalNetwork()
        let anna = try await network.peer("anna") { $0.outbox = .on }
        let address = try Address.random
        try await anna.node.add(address, hello: "hello")
        let target = PeerTarget(userID: address.userID)
        try await anna.node.perform { node in
            try node.database.begin()
            try node.database.database.execute("ROLLBACK")
            #expect(throws: NodeError.self) { try node.submit([1], to: target) }
            node.commitDatabase()
            try node.submit([2], to: target)
        }
    }
}

extension Address {
    /// That of nobody.
    fileprivate static var random: Address {
        get throws {
            Address(userID: try SecretKey.generate().publicKey, nospam: Nospam(rawValue: .random(in: 0...(.max))))
        }
    }
}

extension [UInt8] {
    fileprivate func contains(_ part: [UInt8]) -> Bool {
        indices.contains { self[$0...].starts(with: part) }
    }
}
