import CarrierCore
import CommandLineInterface
import NativeLoop

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

enum RunOptions {
    static let readsCommands = Flag(
        "--commands", help: "With --json: carry out commands, one JSON object a line of standard input")
}

extension CarrierTool {
    static let run = Command(
        "run", about: "Run the node until it is stopped, and show what happens",
        discussion: """
            Makes an identity if there is none. With --json every event is one line; with --commands too, standard input \
            is read as commands, and the node stops at {"op":"stop"} or at the end of the input. SIGTERM and SIGINT stop \
            it in any case. Messages are written before their senders learn that they have arrived.
            """,
        arguments: NetworkOptions.all + [RunOptions.readsCommands] + FaultOptions.all,
        examples: [
            .init("carrier run --bootstrap HOST:PORT:KEY", "Run a node and watch it"),
            .init("carrier --home bot run --json --commands --bootstrap HOST:PORT:KEY", "A node for a script"),
        ]
    ) { invocation in
        try invocation.begin()
        let isJSON = try invocation.isJSON
        let readsCommands = try invocation[RunOptions.readsCommands]
        if readsCommands, !isJSON { throw UsageError("'--commands' needs '--json': the answers are JSON lines") }
        return try await withNodeErrors {
            var configuration = try invocation.nodeConfiguration()
            configuration.conditions = try invocation.networkConditions()
            let node = try CarrierNode(configuration)
            if isJSON {
                try await runScript(node, readsCommands: readsCommands)
            } else {
                try await runForPeople(node, invocation.console)
            }
            return .success
        }
    }

    private static func runScript(_ node: CarrierNode, readsCommands: Bool) async throws {
        let writer = EventWriter { failure in
            // At once: every moment more could confirm messages that nobody has read.
            let text = Array("carrier run: \(failure.description)\n".utf8)
            _ = write(2, text, text.count)
            _exit(ExitCode.ioError.rawValue)
        }
        let session = try ScriptSession(node, writer)
        let deadline = StopDeadline()
        if readsCommands { try session.start(ScriptInput()) { deadline.begin() } }
        try await withTaskCancellationHandler {
            try await node.run()
        } onCancel: {
            deadline.begin()
        }
        writer.write(EventLine("stopped").object)
    }

    private static func runForPeople(_ node: CarrierNode, _ console: Console) async throws {
        let address = try await node.address
        try console.output.line("User id  \(node.userID)")
        try console.output.line("Address  \(address)")
        let events = node.events()
        async let running: Void = node.run()
        do {
            for await event in events {
                if let text = event.text { try console.output.line(text) }
            }
        } catch {
            node.stop()
            try await running
            throw error
        }
        try await running
    }
}

/// Ends the process if stopping takes too long: the reader of standard output may have stopped reading.
final class StopDeadline: Sendable {
    private static let seconds: UInt32 = 9

    func begin() {
        try? OwnedThread.start(name: "deadline") {
            sleep(Self.seconds)
            _exit(ExitCode.ioError.rawValue)
        }
    }
}
