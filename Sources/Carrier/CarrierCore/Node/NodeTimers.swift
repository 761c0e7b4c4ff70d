/// When a node has to do what no event brings about. Value only; the time is given in.
struct NodeTimers: Sendable {
    /// When toxcore wants its next iteration.
    var nextIteration: Duration = .zero
    /// Deadlines are looked at once a second.
    var nextTick: Duration = .zero
    /// When what changed is to be written at the latest; nil: nothing has changed.
    var storeBy: Duration?
    /// When the bootstrap nodes are asked again, if the node is not connected.
    var nextBootstrap: Duration = .zero

    static let tick: Duration = .seconds(1)
    /// How long a change that nobody waits for may stay unwritten.
    static let storeDelay: Duration = .seconds(1)
    /// A node that lost the network, or never found it, asks so often.
    static let bootstrapInterval: Duration = .seconds(20)

    mutating func changed(at now: Duration) { storeBy = storeBy ?? now + Self.storeDelay }
}
