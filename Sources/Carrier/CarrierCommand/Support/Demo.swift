import CarrierCore
import CommandLineInterface
import NativeLoop

/// Two nodes that meet: each step waits for the one before it.
struct Demo: Sendable {
    struct Step: Sendable {
        let name: String
        let text: String
        /// Since the start.
        let seconds: Double
        var members: [(name: String, value: JSONValue)] = []

        var time: String {
            let tenths = Int(seconds * 10)
            let text = "\(tenths / 10).\(tenths % 10) s"
            return String(repeating: " ", count: max(0, 7 - text.count)) + text
        }
    }

    static let timeLimit = 60

    let folder: String
    private let show: @Sendable (Step) throws -> Void
    private let start = ContinuousClock.now

    init(folder: String, show: @escaping @Sendable (Step) throws -> Void) {
        self.folder = folder
        self.show = show
    }

    private func tell(_ name: String, _ text: String, _ members: [(name: String, value: JSONValue)] = []) throws {
        let (seconds, attoseconds) = (ContinuousClock.now - start).components
        let milliseconds = seconds * 1000 + attoseconds / 1_000_000_000_000_000
        try show(Step(name: name, text: text, seconds: Double(milliseconds) / 1000, members: members))
    }

    func run() async throws {
        let server = try Self.server(folder)
        let bootstrap = try BootstrapNode(host: "127.0.0.1", port: await server.udpPort, key: server.key)
        try tell("bootstrap", "A bootstrap server runs at \(bootstrap)", [("bootstrap", .id(bootstrap))])
        let ada = try Self.node("ada", folder, bootstrap)
        let ben = try Self.node("ben", folder, bootstrap)
        try await withThrowingTaskGroup(of: Void.self) { group in
            for running in [{ try await ada.run() }, { try await ben.run() }, { try await server.run() }]
                as [@Sendable () async throws -> Void]
            {
                group.addTask { try await running() }
            }
            do { try await talk(ada, ben) } catch {
                group.cancelAll()
                throw error
            }
            // The nodes go first, so that they can say goodbye through the server.
            ada.stop()
            ben.stop()
            server.stop()
            try await group.waitForAll()
        }
        try tell("done", "Every step was seen")
    }

    private func talk(_ ada: CarrierNode, _ ben: CarrierNode) async throws {
        let (adaEvents, benEvents) = (ada.events(), ben.events())
        try tell("identity", "Ada is \(ada.userID)", [("user", .id(ada.userID))])
        try tell("identity", "Ben is \(ben.userID)", [("user", .id(ben.userID))])
        try await adaEvents.firstMatch { if case .ready = $0 { true } else { nil } }
        try await benEvents.firstMatch { if case .ready = $0 { true } else { nil } }
        try tell("ready", "Both are in the network")

        try await ada.add(try await ben.address, hello: "Hello Ben, this is Ada")
        let hello = try await benEvents.firstMatch { event -> String? in
            if case .friendRequest(let request) = event, request.userID == ada.userID {
                request.request.hello
            } else {
                nil
            }
        }
        try tell("request", "Ben is asked: \"\(hello)\"", [("hello", .string(hello))])
        try await ben.accept(ada.userID)
        try await adaEvents.firstMatch {
            if case .friendConnection(ben.userID, isConnected: true) = $0 { true } else { nil }
        }
        try await benEvents.firstMatch {
            if case .friendConnection(ada.userID, isConnected: true) = $0 { true } else { nil }
        }
        try tell("friends", "Ben agrees; they are friends, and connected")

        try await say("Good morning, Ben", from: ada, to: ben, benEvents, "Ada")
        try await say("Good morning, Ada", from: ben, to: ada, adaEvents, "Ben")
        let long = [UInt8](repeating: 0x2E, count: 1024 * 1024)
        let sent = try await ada.send(long, to: PeerTarget(userID: ben.userID))
        let count = try await benEvents.firstMatch { event -> Int? in
            if case .message(let message) = event, message.payload == long { message.payload.count } else { nil }
        }
        guard await sent.receipt.state == .delivered else { throw NodeError(.unknown, "The long message was lost") }
        try tell(
            "long", "Ada sends \(count) bytes in one message; Ben has them all", [("bytes", .integer(Int64(count)))])
    }

    private func say(
        _ text: String, from: CarrierNode, to: CarrierNode, _ events: EventStream<NodeEvent>, _ name: String
    ) async throws {
        let message = try await from.send(text: text, to: PeerTarget(userID: to.userID))
        let heard = try await events.firstMatch { event -> String? in
            if case .message(let message) = event, message.text == text { message.text } else { nil }
        }
        try tell("message", "\(name) says: \"\(heard)\"", [("text", .string(heard))])
        let state = await message.receipt.state
        guard state == .delivered else { throw NodeError(.unknown, "A message was lost: \(state.text)") }
        try tell("receipt", "  ✓ and knows that it has arrived", [("state", .string(state.rawValue))])
    }

    // MARK: The parts

    /// On some free port: UDP and TCP have the same number, so there are a few tries.
    private static func server(_ folder: String) throws(NodeError) -> BootstrapServer {
        var failure = NodeError(.portAllocation, "No port is free")
        for _ in 0..<20 {
            let port = UInt16.random(in: 20000...32000)
            do throws(NodeError) {
                return try BootstrapServer(keyFile: folder + "/bootstrap.key", ports: port...port, relayPort: port)
            } catch {
                failure = error
            }
        }
        throw failure
    }

    private static func node(_ name: String, _ folder: String, _ bootstrap: BootstrapNode) throws(NodeError)
        -> CarrierNode
    {
        let port = UInt16.random(in: 33000...60000)
        return try CarrierNode(
            NodeConfiguration(
                folder: "\(folder)/\(name)", network: .udp(bootstrap: [bootstrap], ports: port...port + 100)))
    }
}
