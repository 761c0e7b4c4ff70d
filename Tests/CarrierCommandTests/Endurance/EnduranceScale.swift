import Foundation
import Testing

/// How much is sent, and how often a node is killed. `MARTLET_ENDURANCE=full` is what `make endurance` runs.
struct EnduranceScale {
    /// Short messages, each way.
    let messages: Int
    /// Messages of a megabyte, each way.
    let bulk: Int
    /// Invites, each way; every one is answered.
    let invites: Int
    /// What each member says to the group.
    let groupRounds: Int
    let kills: Int
    /// What is exchanged with the node that only relays reach.
    let relayedMessages: Int
    let relayedBulk: Int
    /// A phase that takes longer has failed, in seconds: it only ends what hangs.
    let limit = 600.0

    static let bulkSize = 1_000_000

    static let isFull = ProcessInfo.processInfo.environment["MARTLET_ENDURANCE"] == "full"

    static let current =
        isFull
        ? EnduranceScale(
            messages: 10_000, bulk: 100, invites: 500, groupRounds: 200, kills: 10, relayedMessages: 1000,
            relayedBulk: 5)
        : EnduranceScale(
            messages: 300, bulk: 2, invites: 10, groupRounds: 10, kills: 1, relayedMessages: 50, relayedBulk: 2)
}

/// Over which network the nodes talk.
enum EnduranceNetwork: String, CaseIterable, CustomTestStringConvertible {
    case good
    /// Datagrams get lost, everything takes its time, and one node has no UDP.
    case bad

    var testDescription: String { rawValue }

    /// `MARTLET_ENDURANCE_NETWORK` names one; otherwise both.
    static let chosen: [EnduranceNetwork] = {
        let name = ProcessInfo.processInfo.environment["MARTLET_ENDURANCE_NETWORK"] ?? ""
        return EnduranceNetwork(rawValue: name).map { [$0] } ?? allCases
    }()

    /// - Parameter seed: another one for each start, so that not always the same datagrams are lost.
    func arguments(seed: Int) -> [String] {
        self == .good ? [] : ["--test-loss", "5", "--test-delay", "50", "--test-seed", "\(seed)"]
    }

    /// With an outbox nothing that was sent may be missing; without one what is not confirmed may be.
    var hasOutbox: Bool { self == .bad }
}
