import CommandLineInterface
import Foundation
import Testing

/// A node is killed while messages flow both ways, and started again: what was receipted is there, and nothing else has
/// changed.
extension EnduranceRig {
    /// A conversation that goes on whatever happens to its ends.
    @MainActor final class Conversation {
        static let mark = "flow"
        private static let outstanding = 300
        private static let batch = 20

        let ends: [(from: EnduranceNode, to: EnduranceNode)]
        private let hasOutbox: Bool
        private(set) var sent = [0, 0]
        /// What was sent before belongs to a process that is gone.
        private(set) var firstOfProcess = [0, 0]
        private var nextBatch = ContinuousClock.now

        init(_ first: EnduranceNode, _ second: EnduranceNode, hasOutbox: Bool) {
            ends = [(first, second), (second, first)]
            self.hasOutbox = hasOutbox
        }

        func wasKilled(_ node: EnduranceNode) {
            for (index, end) in ends.enumerated() where end.from === node { firstOfProcess[index] = sent[index] }
        }

        static func tag(_ number: Int) -> String { "\(mark)-\(number)" }

        /// Those of the running process that have come to no end.
        func open(_ index: Int) -> Int {
            let from = ends[index].from
            return (max(firstOfProcess[index], sent[index] - Self.outstanding - Self.batch)..<sent[index]).count {
                from.receipts[Self.tag($0)] == nil && !from.refused.contains(Self.tag($0))
            }
        }

        func goOn() {
            guard ContinuousClock.now >= nextBatch else { return }
            nextBatch = .now + .milliseconds(20)
            for (index, (from, to)) in ends.enumerated() {
                guard from.isReady, hasOutbox || from.connected.contains(to.user), open(index) < Self.outstanding else {
                    continue
                }
                for _ in 0..<Self.batch {
                    let number = sent[index]
                    // Now and then one that is cut into pieces.
                    let payload = EndurancePayload.make(Self.mark, number, size: number % 50 == 0 ? 20_000 : 200)
                    from.send(payload, to: to.user, tag: Self.tag(number))
                    sent[index] += 1
                }
            }
        }
    }

    func kills(
        of victim: EnduranceNode, beside survivor: EnduranceNode, _ group: String, _ members: [EnduranceNode]
    ) async throws {
        let conversation = Conversation(survivor, victim, hasOutbox: network.hasOutbox)
        flow = { conversation.goOn() }
        defer { flow = {} }
        var times: [String] = []
        for number in 0..<scale.kills {
            try await pass(seconds: .random(in: 0.3...3))
            try await victim.kill()
            conversation.wasKilled(victim)
            try victim.restart()
            try await meetAgain(victim, survivor)
            let met = ContinuousClock.now
            try await meetAgain(members, group, restarted: victim, "kill-\(number)")
            times.append("\(Self.seconds(met - victim.startTime)) (group \(Self.seconds(.now - victim.startTime)))")
            for node in members where node !== victim { node.forgetEvents() }
        }
        flow = {}
        try await wait("the receipts of what was sent last") { (0...1).allSatisfy { conversation.open($0) == 0 } }
        // What was written before a receipt is read by another thread of this process.
        try await pass(seconds: 1)
        for index in 0...1 { check(conversation, index, isSurvivor: index == 0) }
        report("kills", "messages both ways after " + times.joined(separator: ", "))
    }

    /// Ready, friends, and messages both ways.
    private func meetAgain(_ victim: EnduranceNode, _ survivor: EnduranceNode) async throws {
        try await wait("\(victim.name) as a friend again") {
            victim.isReady && victim.connected.contains(survivor.user) && survivor.connected.contains(victim.user)
        }
        let before = (victim.arrivals.count, survivor.arrivals.count)
        try await wait("messages after the restart") {
            victim.arrivals.count > before.0 && survivor.arrivals.count > before.1
        }
    }

    /// What holds for one direction.
    private func check(_ conversation: Conversation, _ index: Int, isSurvivor: Bool) {
        let (from, to) = conversation.ends[index]
        let arrived = to.arrivals.filter { $0.mark == Conversation.mark && $0.sender == from.user }
        #expect(arrived.allSatisfy { $0.isWhole })
        var times: [Int: [ContinuousClock.Instant]] = [:]
        var firsts: [Int] = []
        for arrival in arrived {
            if times[arrival.number] == nil { firsts.append(arrival.number) }
            times[arrival.number, default: []].append(arrival.time)
        }
        #expect(firsts == firsts.sorted(), "\(network.rawValue): the order of what \(from.name) sent")
        var (delivered, lost, repeated, twice) = (0, 0, 0, 0)
        for number in 0..<conversation.sent[index] {
            let receipts = from.receipts[Conversation.tag(number)] ?? []
            if receipts.count > 1 { twice += 1 }
            guard let receipt = receipts.first(where: { $0.state == "delivered" }) else { continue }
            delivered += 1
            let copies = times[number] ?? []
            if copies.isEmpty { lost += 1 }
            // Both are seen within one look at the two processes, so a moment is no proof.
            if copies.dropFirst().contains(where: { $0 > receipt.time + .milliseconds(500) }) { repeated += 1 }
        }
        #expect(lost == 0, "\(network.rawValue): receipts without a message, of \(from.name)")
        #expect(repeated == 0, "\(network.rawValue): messages again after their receipts, of \(from.name)")
        #expect(twice == 0, "\(network.rawValue): two receipts of one message, of \(from.name)")
        #expect(delivered > 0)
        if isSurvivor, network.hasOutbox {
            #expect(firsts.count == conversation.sent[index], "\(network.rawValue): an outbox lost messages")
        }
        report(
            "kills, \(from.name) to \(to.name)",
            "\(conversation.sent[index]) sent, \(firsts.count) arrived, \(delivered) receipts of delivery, "
                + "\(arrived.count - firsts.count) arrived again before a receipt")
    }
}
