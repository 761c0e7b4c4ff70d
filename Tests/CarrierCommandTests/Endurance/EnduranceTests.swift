import CommandLineInterface
import Foundation
import Testing

/// The command over a long time: `make endurance` runs it at full scale, `swift test` a small part.
@Suite
@MainActor struct EnduranceTests {
    @Test(arguments: EnduranceNetwork.chosen)
    func `nodes talk, invite and meet in groups, and lose nothing when one is killed`(
        network: EnduranceNetwork
    ) async throws {
        let rig = try await EnduranceRig(network)
        let start = ContinuousClock.now
        let ada = try rig.start("ada", hasOutbox: network.hasOutbox)
        let ben = try rig.start("ben", hasOutbox: network.hasOutbox)
        let others = try [
            rig.start("cleo"), rig.start("dan"),
            rig.start("eve", isUDPEnabled: network == .good, hasOutbox: network.hasOutbox),
        ]
        let all = [ada, ben] + others
        try await rig.wait("five nodes that are ready") { all.allSatisfy(\.isReady) }
        rig.report("start", "five nodes ready after \(EnduranceRig.seconds(.now - start))")
        for node in all.dropFirst().dropLast() { try await rig.befriend(ada, node) }
        // A request to him who has no UDP may take a minute where datagrams get lost; from him it is quick.
        if EnduranceScale.isFull {
            try await rig.befriend(ada, all[4])
        } else {
            try await rig.befriend(all[4], ada)
        }

        let scale = rig.scale
        try await rig.exchange("messages", ada, ben, count: scale.messages, size: 100, outstanding: .max)
        try await rig.exchange("bulk", ada, ben, count: scale.bulk, size: EnduranceScale.bulkSize, outstanding: 8)
        try await rig.invites(ada, ben)

        let group = try await rig.group(all)
        try await rig.talk(all, group)
        try await rig.setTitle(all, group)
        let members = try await rig.leave(all, group)

        for node in all { node.forgetEvents() }
        try await rig.kills(of: ben, beside: ada, group, members)
        if let eve = others.last, network == .bad { try await relayed(ada, eve, rig) }
        try await rig.endAll()
        rig.checkSurprises()
        // What a leak would look like: each has less than 30 after its start.
        #expect(all.allSatisfy { $0.maximumDescriptors < 64 })
    }

    /// With the node that only relays reach.
    private func relayed(_ ada: EnduranceNode, _ eve: EnduranceNode, _ rig: EnduranceRig) async throws {
        let scale = rig.scale
        try await rig.exchange("relayed", ada, eve, count: scale.relayedMessages, size: 100, outstanding: .max)
        try await rig.exchange(
            "relayed-bulk", ada, eve, count: scale.relayedBulk, size: EnduranceScale.bulkSize, outstanding: 4)
    }
}
