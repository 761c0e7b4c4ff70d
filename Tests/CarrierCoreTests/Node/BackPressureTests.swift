import CarrierWire
import Testing

@testable import CarrierCore

@Suite struct `Sending while too much waits` {
    /// How the sends ended.
    private enum End: Equatable {
        case sent
        case cancelled
        case refused(NodeError.Code)
    }

    @Test(.timeLimit(.minutes(15)))
    func `waits, and ends when it is cancelled or the node stops`() async throws {
        let network = try await LocalNetwork()
        // One packet at a time: what waits stays for long.
        async let first = network.peer("anna") { $0.limits.windowBytes = 1 }
        async let second = network.peer("ben")
        let (anna, ben) = try await (first, second)
        try await network.friends(anna, ben)
        let target = ben.target
        try await anna.node.perform { node in
            for _ in 0..<2 { try node.submit([UInt8](repeating: 1, count: 5_000_000), to: target) }
        }
        let sends = (0..<20).map { _ in
            Task { () -> End in
                do {
                    try await anna.node.send([1], to: target)
                    return .sent
                } catch is CancellationError {
                    return .cancelled
                } catch let error as NodeError {
                    return .refused(error.code)
                }
            }
        }
        let friend = ben.node.userID
        while await anna.node.waiterCount(friend) < sends.count { await Task.yield() }
        for send in sends.prefix(10) { send.cancel() }
        for send in sends.prefix(10) { #expect(try await send.value == .cancelled) }
        #expect(await anna.node.waiterCount(friend) == 10)
        try await anna.stop()
        for send in sends.suffix(10) { #expect(try await send.value == .refused(.wrongState)) }
    }
}

extension CarrierNode {
    fileprivate func waiterCount(_ id: UserID) -> Int {
        friendNumbers[id].flatMap { friends[$0] }?.spaceWaiters.count ?? 0
    }
}
