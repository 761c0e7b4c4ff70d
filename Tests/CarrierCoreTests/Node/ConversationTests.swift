import CarrierWire
import Testing

@testable import CarrierCore

/// Real nodes on loopback, through toxcore.
@Suite struct `Two nodes` {
    @Test func `meet, talk, invite and part`() async throws {
        let network = try await LocalNetwork()
        async let first = network.peer("anna")
        async let second = network.peer("ben")
        let (anna, ben) = try await (first, second)

        var profile = await anna.node.profile
        profile.name = "Anna"
        profile.briefDescription = "plays the harp"
        try await anna.node.setProfile(profile)
        try await network.friends(anna, ben)

        try await checkRequest(ben, from: anna)
        try await checkProfile(anna, ben)
        try await checkMessages(anna, ben)
        try await checkInvites(anna, ben)
        try await checkParting(anna, ben)
        try await anna.stop()
        try await ben.stop()
    }

    private func checkRequest(_ ben: Peer, from anna: Peer) async throws {
        let requests = ben.events.compactMap { if case .friendRequest(let request) = $0 { request } else { nil } }
        #expect(requests.map(\.userID) == [anna.node.userID])
        #expect(requests.first?.request.name == "Anna")
        #expect(requests.first?.request.hello == "hello")
        // It was answered.
        #expect(try await ben.node.requests.isEmpty)
    }

    private func checkProfile(_ anna: Peer, _ ben: Peer) async throws {
        try await ben.waitFor { event in
            if case .friendInfo(let friend) = event { friend.info.name == "Anna" } else { false }
        }
        let friend = try await ben.node.friendInfo(anna.node.userID)
        #expect(friend.info.briefDescription == "plays the harp")
        #expect(friend.info.protocolVersion == 1)
        try await anna.node.setPresence(.busy)
        let id = anna.node.userID
        try await ben.waitFor { if case .friendPresence(id, .busy) = $0 { true } else { false } }
        try await ben.node.setLabel("A.", of: id)
        #expect(try await ben.node.friendInfo(id).label == "A.")
    }

    private func checkMessages(_ anna: Peer, _ ben: Peer) async throws {
        // One packet, its limit, one more, many pieces; a NUL and bytes that are no text.
        let payloads: [[UInt8]] = [
            [0x68, 0x69], [0], [0xFF, 0, 0xFE], pattern(1024), pattern(1025), pattern(300_000),
        ]
        for payload in payloads {
            let sent = try await anna.node.send(payload, to: ben.target)
            #expect(await sent.receipt.state == .delivered)
        }
        #expect(try await ben.messages(atLeast: payloads.count).map(\.payload) == payloads)

        // Both ways at once, in order.
        let count = 2000
        for (from, to) in [(anna, ben), (ben, anna)] {
            try await from.node.perform { node in
                for number in 0..<count { try node.submit(Array("\(number)".utf8), to: to.target, tag: "\(number)") }
            }
        }
        let numbers = (0..<count).map { "\($0)" }
        #expect(try await ben.messages(atLeast: payloads.count + count).suffix(count).map(\.text) == numbers)
        #expect(try await anna.messages(atLeast: count).map(\.text) == numbers)
        let receipts = try await ben.waitFor(count: count) { if case .receipt = $0 { true } else { false } }
        let states = receipts.compactMap { if case .receipt(let receipt) = $0 { receipt } else { nil } }
        #expect(states.compactMap(\.tag) == numbers)
        #expect(states.allSatisfy { $0.state == .delivered })

        // Nobody there knows the extension: dropped there, delivered here.
        let unknown = PeerTarget(userID: ben.node.userID, extensionName: "chess")
        #expect(await (try anna.node.send([1], to: unknown)).receipt.state == .delivered)
        try await ben.node.register(extension: "chess")
        _ = try await anna.node.send([2], to: unknown)
        let last = try #require(try await ben.messages(atLeast: payloads.count + count + 1).last)
        #expect(last.payload == [2] && last.from.extensionName == "chess")
    }

    private func checkInvites(_ anna: Peer, _ ben: Peer) async throws {
        let invites = ben.node.invites()
        let answering = Task {
            for await invite in invites {
                if invite.data.first == 0 {
                    try await ben.node.reply(to: invite.from, .refused(status: 7, reason: "no"))
                } else {
                    try await ben.node.reply(to: invite.from, .accepted(data: invite.data.reversed()))
                }
            }
        }
        defer { answering.cancel() }
        for size in [1, 1280, 1281, 8192] {
            let data = [1] + pattern(size - 1)
            let answer = try await anna.node.invite(ben.target, data: data, bundle: size == 1 ? "b" : nil)
            #expect(answer.result == .accepted(data: data.reversed()))
        }
        #expect(try await anna.node.invite(ben.target, data: [0]).result == .refused(status: 7, reason: "no"))
        // It was answered.
        await #expect { try await ben.node.reply(to: anna.target, .accepted(data: [1])) } throws: { error in
            (error as? NodeError)?.code == .noMatchedRequest
        }
        await #expect { try await anna.node.invite(ben.target, data: pattern(8193)) } throws: { error in
            (error as? NodeError)?.code == .invalidArguments
        }
    }

    private func checkParting(_ anna: Peer, _ ben: Peer) async throws {
        let (annaID, benID) = (anna.node.userID, ben.node.userID)
        try await ben.node.remove(annaID)
        try await anna.waitFor { if case .friendConnection(benID, isConnected: false) = $0 { true } else { false } }
        let kinds = ben.events.suffix(2).map { event -> String in
            switch event {
            case .friendConnection(annaID, isConnected: false): "offline"
            case .friendRemoved(annaID): "removed"
            default: "\(event)"
            }
        }
        #expect(kinds == ["offline", "removed"])
        await #expect { try await anna.node.submit([1], to: ben.target) } throws: { error in
            (error as? NodeError)?.number == 0x8600_0022
        }
    }

    private func pattern(_ count: Int) -> [UInt8] { (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 7 &+ 3) } }
}
