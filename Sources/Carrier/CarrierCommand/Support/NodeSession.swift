import CarrierCore
import CommandLineInterface
import NativeLoop

enum SessionOptions {
    static let timeout = Option(
        "--timeout", "SECONDS", as: Double.self,
        help: "How long may be waited for the network and the friend (usually 60; 180 for the others of a group)")

    /// toxcore may take more than a minute to find the others of a group again, on a machine with much to do.
    static let usualGroupTimeout = 180.0

    /// Of a command that runs a node until something is done.
    static let all: [any Argument] = NetworkOptions.all + [timeout]
}

/// A node that runs while a command does one thing.
struct NodeSession: Sendable {
    let node: CarrierNode
    let console: Console
    let isJSON: Bool
    /// What is waited for, and what it means if it does not come.
    private let step = Shared((text: "the network", code: ExitCode.unavailable))

    /// Waits until the node is in the network.
    func ready() async throws {
        waits(for: "the network", orEndsWith: .unavailable)
        let events = node.events()
        if await node.isReady { return }
        try await events.firstMatch { if case .ready = $0 { true } else { nil } }
    }

    /// Waits until a friend is connected.
    ///
    /// - Throws: ``NodeError/Code/notExist`` if he is no friend.
    func connected(_ id: UserID) async throws {
        let events = node.events()
        if try await node.friendInfo(id).isConnected { return }
        waits(for: "\(id) to be connected", orEndsWith: .noAnswer)
        try await events.firstMatch { if case .friendConnection(id, isConnected: true) = $0 { true } else { nil } }
    }

    /// Says what is waited for from now on.
    ///
    /// - Parameter code: the exit code if it does not come in time.
    func waits(for text: String, orEndsWith code: ExitCode) {
        step.update { $0 = (text, code) }
        console.messages.note("Waiting for \(text)")
    }

    /// The result of a command that did one thing.
    func report(_ text: String, _ object: JSONValue.Object) throws {
        if isJSON { try console.output.json(object) } else { try console.output.line(text) }
    }

    fileprivate func timedOut(after seconds: Double) -> CommandFailure {
        let (text, code) = step.value
        let shown = seconds.rounded() == seconds ? String(Int64(seconds)) : String(seconds)
        return CommandFailure("waited \(shown) s for \(text), in vain; --timeout lets it wait longer", exitCode: code)
    }

    fileprivate init(node: CarrierNode, console: Console, isJSON: Bool) {
        self.node = node
        self.console = console
        self.isJSON = isJSON
    }
}

extension Invocation {
    private enum Outcome: Sendable {
        case done(ExitCode)
        case stopped
        case timedOut
    }

    /// The identity in the folder, which must be there: most commands would be a mistake on one just made.
    func requireIdentity() throws -> StoredIdentity {
        let home = try home
        guard let identity = try StoredIdentity.read(folder: home) else {
            throw CommandFailure(
                "There is no identity in \"\(home)\": make one with 'carrier init', or name its folder with --home",
                exitCode: .noInput)
        }
        return identity
    }

    /// Runs the node of the folder until `body` is done, and stops it well, whatever happens.
    ///
    /// - Parameter usualTimeout: the seconds that it may take if the user names no other number; nil for what goes on until
    ///   the user ends it.
    func withNode(
        usualTimeout: Double? = 60, _ body: @escaping @Sendable (NodeSession) async throws -> ExitCode
    ) async throws -> ExitCode {
        try begin()
        return try await withNodeErrors {
            _ = try requireIdentity()
            let seconds = try usualTimeout.map { usual throws in try self[SessionOptions.timeout] ?? usual }
            if let seconds, !(0.1...1e9).contains(seconds) { throw UsageError("'--timeout' must be at least 0.1") }
            let node = try CarrierNode(try nodeConfiguration())
            let session = NodeSession(node: node, console: console, isJSON: try isJSON)
            return try await withThrowingTaskGroup(of: Outcome.self) { group in
                group.addTask {
                    try await node.run()
                    return .stopped
                }
                group.addTask { .done(try await body(session)) }
                if let seconds {
                    group.addTask {
                        try await Task.sleep(for: .seconds(seconds))
                        return .timedOut
                    }
                }
                let first = await group.nextResult()
                group.cancelAll()
                // The node ends in its own time: friends are told, and everything is written.
                while await group.nextResult() != nil {}
                switch first {
                case .success(.done(let code)): return code
                case .success(.timedOut): throw session.timedOut(after: seconds ?? 0)
                case .failure(let error): throw error
                case .success(.stopped), nil: throw CancellationError()
                }
            }
        }
    }
}
