/// When friends who send are told that their packets have arrived. Value only; the time is given in.
///
/// toxcore tells it with each packet that goes the other way. One that has nothing to say does so only after 50
/// milliseconds to a second, and as little may be on its way (``SendQueue``), that decides how fast his friend can send.
/// So one packet of this node's own follows a number of theirs, or the last of them after a moment.
package struct Acknowledgements: Sendable {
    /// So many packets are acknowledged at once: a small part of any window.
    static let batch = 32
    /// How long fewer may wait: others may come, or something that is sent anyway.
    static let delay: Duration = .milliseconds(5)

    private struct Heard: Sendable {
        var count = 0
        /// Nil until the turn in which it came ends, so that packets do not ask for the time.
        var deadline: Duration?
    }

    private var heard: [UInt32: Heard] = [:]

    init() {}

    /// A packet of the friend arrived, or he himself: so he learns early that this node acknowledges.
    mutating func arrived(from friend: UInt32) { heard[friend, default: Heard()].count += 1 }

    /// Those who are to be told now.
    mutating func due(at now: Duration) -> [UInt32] {
        if heard.isEmpty { return [] }
        var due: [UInt32] = []
        for (friend, each) in heard {
            let deadline = each.deadline ?? now + Self.delay
            if each.count >= Self.batch || now >= deadline {
                due.append(friend)
            } else {
                heard[friend]?.deadline = deadline
            }
        }
        for friend in due { heard[friend] = nil }
        return due
    }

    /// When ``due(at:)`` has something next without another packet; nil if everybody was told.
    var nextDue: Duration? { heard.values.lazy.compactMap(\.deadline).min() }
}
