import CarrierWire
import Testing

@testable import CarrierCore

@Suite struct `A group` {
    @Test func `is made, joined, spoken in, named, left, and there after a restart`() async throws {
        let network = try await LocalNetwork()
        async let first = network.peer("anna")
        async let second = network.peer("ben")
        async let third = network.peer("cora")
        let (anna, ben, cora) = try await (first, second, third)
        try await network.friends(anna, ben)
        try await network.friends(anna, cora)

        let group = try await anna.node.createGroup()
        #expect(try await anna.node.groups == [group])
        for guest in [ben, cora] {
            try await anna.node.invite(guest.node.userID, to: group)
            let found = try await guest.waitFor { if case .groupInvite = $0 { true } else { false } }
            let invite = try #require(
                found.lazy.compactMap { if case .groupInvite(let it) = $0 { it } else { nil } }.first)
            #expect(invite.from == anna.node.userID)
            #expect(try await guest.node.joinGroup(of: invite.from, cookie: invite.cookie) == group)
            try await guest.waitFor { if case .groupConnected(group) = $0 { true } else { false } }
        }
        try await waitForPeers(3, of: group, at: ben)
        try await waitForPeers(3, of: group, at: cora)

        try await ben.node.send(Array("hi all".utf8), to: group)
        let speaker = ben.node.userID
        for listener in [anna, cora, ben] {
            try await listener.waitFor { event in
                if case .groupMessage(let said) = event { said.text == "hi all" && said.from == speaker } else { false }
            }
        }
        try await anna.node.setTitle("Chess", of: group)
        try await cora.waitFor { if case .groupTitle(group, _, "Chess") = $0 { true } else { false } }
        #expect(try await cora.node.title(of: group) == "Chess")
        try await checkErrors(anna, group)

        // Back after a restart, without another invitation.
        try await cora.stop()
        let again = try await network.peer("cora")
        #expect(try await again.node.groups == [group])
        try await again.waitFor { if case .groupConnected(group) = $0 { true } else { false } }
        try await waitForPeers(3, of: group, at: again)
        #expect(try await again.node.title(of: group) == "Chess")

        try await ben.node.leaveGroup(group)
        #expect(try await ben.node.groups.isEmpty)
        await #expect(throws: NodeError.self) { try await ben.node.send([1], to: group) }
    }

    private func checkErrors(_ anna: Peer, _ group: GroupID) async throws {
        await #expect(throws: NodeError.self) { try await anna.node.send([], to: group) }
        await #expect(throws: NodeError.self) {
            try await anna.node.send([UInt8](repeating: 1, count: 1025), to: group)
        }
        await #expect(throws: NodeError.self) {
            try await anna.node.setTitle(String(repeating: "t", count: 128), of: group)
        }
        await #expect(throws: NodeError.self) { try await anna.node.joinGroup(of: anna.node.userID, cookie: [1]) }
        let unknown = try GroupID(bytes: [UInt8](repeating: 5, count: 32))
        await #expect(throws: NodeError.self) { try await anna.node.peers(of: unknown) }
    }

    private func waitForPeers(_ count: Int, of group: GroupID, at peer: Peer) async throws {
        let node = peer.node
        let events = node.events()
        if try await node.peers(of: group).filter(\.isConnected).count == count { return }
        let waiting = Task {
            for await event in events {
                if case .groupPeers(group) = event,
                    try await node.peers(of: group).filter(\.isConnected).count == count
                {
                    return true
                }
            }
            return false
        }
        let limit = Task {
            try await Task.sleep(for: .seconds(600))
            waiting.cancel()
        }
        defer { limit.cancel() }
        #expect(try await waiting.value)
    }
}
