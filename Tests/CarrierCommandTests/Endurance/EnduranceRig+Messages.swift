import CommandLineInterface
import Foundation
import NativeLoop
import Testing

/// Messages and invites while nothing else disturbs.
extension EnduranceRig {
    /// Sends `count` messages each way at the same time: all arrive once, whole, in order, and have receipts.
    ///
    /// - Parameter outstanding: how many may have no receipt yet; the rest is not sent before.
    func exchange(
        _ phase: String, _ first: EnduranceNode, _ second: EnduranceNode, count: Int, size: Int, outstanding: Int
    ) async throws {
        try await connection(first, second)
        let start = ContinuousClock.now
        let ways = [(first, second), (second, first)]
        let receiptsBefore = ways.map { $0.0.receipts.count }
        var sent = [0, 0]
        flow = {
            for (index, (from, to)) in ways.enumerated() {
                while sent[index] < count,
                    sent[index] - (from.receipts.count - receiptsBefore[index]) < outstanding
                {
                    let payload = EndurancePayload.make(phase, sent[index], size: size)
                    from.send(payload, to: to.user, tag: "\(phase)-\(sent[index])")
                    sent[index] += 1
                }
            }
        }
        defer { flow = {} }
        let arrivalsBefore = ways.map { $0.1.arrivals.count }
        // Without an outbox a message to a friend who is offline is refused, and would be waited for in vain.
        let isRefused = { ways.contains { $0.0.refused.contains { $0.hasPrefix("\(phase)-") } } }
        try await wait("the messages and receipts of \(phase)") {
            isRefused()
                || ways.enumerated().allSatisfy { index, way in
                    way.0.receipts.count - receiptsBefore[index] >= count
                        && way.1.arrivals.count - arrivalsBefore[index] >= count
                }
        }
        let time = ContinuousClock.now - start
        var silence = Duration.zero
        for (from, to) in ways {
            let arrived = to.arrivals.filter { $0.mark == phase && $0.sender == from.user }
            #expect(arrived.map(\.number) == Array(0..<count), "\(network.rawValue) \(phase): from \(from.name)")
            #expect(arrived.allSatisfy { $0.isWhole }, "\(network.rawValue) \(phase): from \(from.name)")
            let states = (0..<count).map { from.receipts["\(phase)-\($0)"]?.map(\.state) ?? [] }
            #expect(states.allSatisfy { $0 == ["delivered"] }, "\(network.rawValue) \(phase): of \(from.name)")
            silence = max(silence, arrived.map(\.time).longestSilence(since: start))
        }
        let (messages, bytes) = (Self.rate(2 * count, time), Self.rate(2 * count * size, time) / 1e6)
        report(
            phase,
            "\(2 * count) of \(size) bytes in \(Self.seconds(time)), "
                + String(format: "%.0f messages/s, %.2f MB/s", messages, bytes)
                + ", longest silence \(Self.seconds(silence))")
    }

    /// Invites both ways, the next when the one before is answered: a node answers the newest of a friend.
    func invites(_ first: EnduranceNode, _ second: EnduranceNode) async throws {
        let start = ContinuousClock.now
        let ways = [(first, second), (second, first)]
        // More than one packet.
        let filler = String(repeating: "i", count: 2000)
        var asked = [0, 0]
        var answered: [ContinuousClock.Instant] = []
        flow = {
            for (index, (from, to)) in ways.enumerated() {
                guard from.inviteReplies.count == asked[index] else { continue }
                if asked[index] > 0 { answered.append(.now) }
                guard asked[index] < self.scale.invites else { continue }
                let number = asked[index]
                from.tell([
                    "op": "invite", "user": .string(to.user), "tag": .string("invite-\(number)"),
                    "data": .string("\(number) \(filler)"),
                ])
                asked[index] += 1
            }
        }
        defer { flow = {} }
        try await wait("the answers to all invites") {
            ways.allSatisfy { $0.0.inviteReplies.count >= self.scale.invites }
        }
        let time = ContinuousClock.now - start
        for (from, _) in ways {
            let replies = from.inviteReplies
            #expect(replies.map { $0["tag"] } == (0..<scale.invites).map { .string("invite-\($0)") })
            #expect(replies.allSatisfy { $0["status"] == 0 }, "\(network.rawValue): of \(from.name)")
            #expect(replies.map { $0["data"] } == (0..<scale.invites).map { .string("yes, \($0) \(filler)") })
        }
        let silence = answered.longestSilence(since: start)
        report(
            "invites",
            "\(2 * scale.invites) answered in \(Self.seconds(time)), "
                + String(format: "%.0f/s", Self.rate(2 * scale.invites, time))
                + ", longest silence \(Self.seconds(silence))")
    }
}
