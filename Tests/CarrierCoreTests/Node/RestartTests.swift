import CarrierWire
import Testing

@testable import CarrierCore

@Suite struct `After a restart` {
    @Test func `friends meet again, and what an outbox kept arrives in order`() async throws {
        let network = try await LocalNetwork()
        async let first = network.peer("anna") { $0.outbox = .on }
        async let second = network.peer("ben")
        let (anna, ben) = try await (first, second)
        try await network.friends(anna, ben)
        try await anna.node.setLabel("B.", of: ben.node.userID)

        // The outbox is no obstacle while both are there.
        #expect(await (try anna.node.send(text: "0", to: ben.target)).receipt.state == .delivered)
        try await ben.stop()
        let id = ben.node.userID
        try await anna.waitFor { if case .friendConnection(id, isConnected: false) = $0 { true } else { false } }

        let target = ben.target
        let kept = try await anna.node.perform { node in
            try (1...300).map { number in try node.submit(Array("\(number)".utf8), to: target, tag: "\(number)") }
        }
        #expect(kept.count == 300)
        // One that is cut into pieces, too.
        let long = try await anna.node.send([UInt8](repeating: 7, count: 50_000), to: target, tag: "long")
        try await anna.stop()
        #expect(await long.receipt.state == .stored)

        async let firstAgain = network.peer("anna") { $0.outbox = .on }
        async let secondAgain = network.peer("ben")
        let (anna2, ben2) = try await (firstAgain, secondAgain)
        #expect(anna2.node.userID == anna.node.userID && ben2.node.userID == id)
        #expect(try await anna2.node.friendInfo(id).label == "B.")
        let messages = try await ben2.messages(atLeast: 301)
        #expect(messages.prefix(300).map(\.text) == (1...300).map { "\($0)" })
        #expect(messages.last?.payload.count == 50_000)
        let receipts = try await anna2.waitFor(count: 301) { event in
            if case .receipt(let receipt) = event { receipt.state == .delivered } else { false }
        }
        #expect(receipts.count == 301)

        // Nothing is sent twice.
        try await anna2.stop()
        let anna3 = try await network.peer("anna") { $0.outbox = .on }
        try await anna3.waitForConnection(of: ben2)
        #expect(await (try anna3.node.send(text: "end", to: target)).receipt.state == .delivered)
        #expect(try await ben2.messages(atLeast: 302).count == 302)
    }

    @Test func `requests that were not answered are still there`() async throws {
        let network = try await LocalNetwork()
        async let first = network.peer("anna")
        async let second = network.peer("ben")
        let (anna, ben) = try await (first, second)
        try await anna.node.add(ben.node.address, hello: "hello")
        try await ben.waitFor { if case .friendRequest = $0 { true } else { false } }
        try await ben.stop()

        let again = try await network.peer("ben")
        let requests = try await again.node.requests
        #expect(requests.map(\.userID) == [anna.node.userID])
        #expect(requests.first?.request.hello == "hello")
        try await again.node.accept(anna.node.userID)
        try await anna.waitForConnection(of: again)
        #expect(try await again.node.requests.isEmpty)
    }

    @Test func `a message to a friend who leaves ends, and with an outbox it waits`() async throws {
        let network = try await LocalNetwork()
        async let first = network.peer("anna")
        async let second = network.peer("ben")
        let (anna, ben) = try await (first, second)
        try await network.friends(anna, ben)
        let target = ben.target
        let sent = try await anna.node.perform { node in
            try (0..<50).map { _ in try node.submit([UInt8](repeating: 1, count: 400_000), to: target) }
        }
        try await ben.stop()
        let receipts = try await anna.waitFor(count: sent.count) { if case .receipt = $0 { true } else { false } }
        let states = receipts.compactMap { if case .receipt(let receipt) = $0 { receipt.state } else { nil } }
        #expect(states.count == sent.count)
        #expect(states.last == .failed)
        let arrived = ben.events.count { if case .message = $0 { true } else { false } }
        #expect(arrived >= states.count { $0 == .delivered })
        await #expect { try await anna.node.submit([1], to: target) } throws: { error in
            (error as? NodeError)?.code == .friendOffline
        }
    }
}
