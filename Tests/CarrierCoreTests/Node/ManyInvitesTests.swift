import CarrierWire
import Testing

@testable import CarrierCore

@Suite struct `Many invites of one friend` {
    @Test func `wait at the same time, and each gets its own answer`() async throws {
        let network = try await LocalNetwork()
        async let first = network.peer("anna")
        async let second = network.peer("ben")
        let (anna, ben) = try await (first, second)
        try await network.friends(anna, ben)
        let target = ben.target
        let answers = try await withThrowingTaskGroup(of: (UInt8, InviteAnswer).self) { group in
            for number in UInt8(0)..<100 {
                group.addTask { (number, try await anna.node.invite(target, data: [number])) }
            }
            let found = try await ben.waitFor(count: 100) { if case .invite = $0 { true } else { false } }
            // The last one first: no order is needed.
            for case .invite(let invite) in found.reversed() {
                try await ben.node.reply(to: invite, .accepted(data: invite.data + [7]))
                await #expect { try await ben.node.reply(to: invite, .accepted(data: [1])) } throws: { error in
                    (error as? NodeError)?.code == .noMatchedRequest
                }
            }
            return try await group.reduce(into: [UInt8: InviteAnswer]()) { $0[$1.0] = $1.1 }
        }
        #expect(answers.count == 100)
        for (number, answer) in answers { #expect(answer.result == .accepted(data: [number, 7])) }
    }
}
