import BenchmarkReport

/// A bootstrap server, two nodes in Swift and two peers in C, each a process: connected, and idle unless asked.
///
/// Both pairs are there at the same time, so that each run of one is followed by a run of the other at once.
final class Network {
    /// Two that are friends.
    final class Pair {
        let sender: ChildProcess
        let receiver: ChildProcess
        private let keys: (sender: String, receiver: String)

        init(_ language: String, _ bootstrap: String) throws {
            sender = try ChildProcess([language, bootstrap])
            receiver = try ChildProcess([language, bootstrap])
            keys = (try sender.line(), try receiver.line())
        }

        func beginToConnect() {
            sender.send("befriend \(keys.receiver)")
            receiver.send("befriend \(keys.sender)")
        }

        func connect() throws {
            _ = try sender.line()
            _ = try receiver.line()
        }
    }

    let bootstrap: String
    let ours: Pair
    let theirs: Pair
    private let server: ChildProcess

    init() throws {
        server = try ChildProcess(["server"])
        bootstrap = try server.line()
        ours = try Pair("swift", bootstrap)
        theirs = try Pair("c", bootstrap)
        note("connecting two pairs")
        for pair in [ours, theirs] { pair.beginToConnect() }
        for pair in [ours, theirs] { try pair.connect() }
    }

    /// Asks both in turn.
    func alternate(_ rounds: Int, _ ask: (Pair) throws -> Double) throws -> Pairs {
        var pairs = Pairs()
        for _ in 0..<rounds { pairs.add(ours: try ask(ours), theirs: try ask(theirs)) }
        note("  ours \(pairs.ours.map(short)), in C \(pairs.theirs.map(short))")
        return pairs
    }

    private func short(_ number: Double) -> Double { (number * 1e5).rounded() / 1e5 }
}
