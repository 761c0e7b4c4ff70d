import CommandLineInterface
import Foundation
import NativeLoop
import Testing

/// The nodes of one run, the server through which they meet, and what was measured.
@MainActor
final class EnduranceRig {
    let network: EnduranceNetwork
    let scale = EnduranceScale.current
    private let loopback: LoopbackNetwork
    private(set) var nodes: [EnduranceNode] = []
    /// Called again and again while something is waited for.
    var flow: () -> Void = {}

    init(_ network: EnduranceNetwork) async throws {
        self.network = network
        loopback = try await LoopbackNetwork()
    }

    func start(_ name: String, isUDPEnabled: Bool = true, hasOutbox: Bool = false) throws -> EnduranceNode {
        let way = isUDPEnabled ? ["--port", "\(try FreePort.find())"] : ["--no-udp"]
        let words = ["--bootstrap", loopback.bootstrap] + way + (hasOutbox ? ["--outbox"] : [])
        let node = try EnduranceNode(name, in: loopback.folder, network, words)
        nodes.append(node)
        return node
    }

    func endAll() async throws {
        for node in nodes { node.tell(["op": "stop"]) }
        for node in nodes { #expect(try await node.process.exitCode() == 0, "\(node.name)") }
        for node in nodes { node.pump() }
    }

    // MARK: Waiting

    /// Waits until `condition` holds. A failure says what was missing, and what the processes complained about.
    func wait(_ what: String, seconds: Double? = nil, until condition: () -> Bool) async throws {
        let end = ContinuousClock.now + .seconds(seconds ?? scale.limit)
        while true {
            for node in nodes { node.pump() }
            flow()
            if condition() { return }
            guard ContinuousClock.now < end else {
                let details = nodes.map { "\($0.name): \($0.surprises.prefix(3)) \($0.process.messages.suffix(300))" }
                throw TestFailure("\(network.rawValue): \(what) did not come. \(details)")
            }
            try await Task.sleep(for: .milliseconds(5))
        }
    }

    /// Lets what goes on go on for a while.
    func pass(seconds: Double) async throws {
        let end = ContinuousClock.now + .seconds(seconds)
        try await wait("the end of a pause", seconds: seconds + 1) { ContinuousClock.now >= end }
    }

    func befriend(_ first: EnduranceNode, _ second: EnduranceNode) async throws {
        first.tell(["op": "add", "address": .string(second.address), "hello": "hello"])
        let asker: [String: JSONValue] = ["user": .string(first.user)]
        // Over a bad network a request may be lost again and again: the slowest of 16 took 47 s.
        try await wait("the request of \(first.name)") { !second.events("friend.request", asker).isEmpty }
        second.tell(["op": "accept", "user": .string(first.user)])
        try await connection(first, second)
    }

    /// Waits until each of two friends is online for the other one.
    func connection(_ first: EnduranceNode, _ second: EnduranceNode) async throws {
        try await wait("\(first.name) and \(second.name) online for each other") {
            first.connected.contains(second.user) && second.connected.contains(first.user)
        }
    }

    func checkSurprises() {
        for node in nodes { #expect(node.surprises.isEmpty, "\(network.rawValue): \(node.name)") }
    }

    // MARK: Figures

    /// Prints one line about a phase, with the memory and the descriptors of every node so far.
    func report(_ phase: String, _ figures: String) {
        let memory = nodes.map { "\($0.name) \($0.maximumMemory)" }.joined(separator: ", ")
        let descriptors = nodes.map(\.maximumDescriptors).max() ?? 0
        // At once, where `print` keeps it back: a long run is watched.
        let line =
            "endurance \(network.rawValue) \(phase): \(figures); MiB at most: \(memory); descriptors: \(descriptors)\n"
        FileHandle.standardOutput.write(Data(line.utf8))
    }

    static func seconds(_ duration: Duration) -> String {
        String(format: "%.2f s", Double(duration.components.attoseconds) / 1e18 + Double(duration.components.seconds))
    }

    static func rate(_ count: Int, _ duration: Duration) -> Double {
        Double(count) / max(0.001, duration / .seconds(1))
    }
}

extension [ContinuousClock.Instant] {
    /// The longest time in which none of these happened.
    func longestSilence(since start: ContinuousClock.Instant) -> Duration {
        var (last, longest) = (start, Duration.zero)
        for time in self {
            longest = Swift.max(longest, time - last)
            last = time
        }
        return longest
    }
}
