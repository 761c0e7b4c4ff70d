import CommandLineInterface
import NativeLoop
import Synchronization

/// A console that keeps what is written to it.
final class Recording: Sendable {
    private let outputBytes = Mutex<[UInt8]>([])
    private let messageBytes = Mutex<[UInt8]>([])

    var output: String { outputBytes.withLock { String(decoding: $0, as: UTF8.self) } }
    var messages: String { messageBytes.withLock { String(decoding: $0, as: UTF8.self) } }

    func console(isTerminal: Bool = false, width: Int = 80, time: @escaping @Sendable () -> Duration = { .zero })
        -> Console
    {
        let output = TerminalStream(width: width) { [self] bytes throws(ConsoleError) in
            outputBytes.withLock { $0 += bytes }
        }
        let messages = TerminalStream(isTerminal: isTerminal, width: width) { [self] bytes throws(ConsoleError) in
            messageBytes.withLock { $0 += bytes }
        }
        return Console(output: Output(output), messages: Messages(messages, time: time), input: Console.standard.input)
    }
}

/// A small tool with everything that can be declared.
enum Zoo {
    enum Food: String, CaseIterable, ArgumentValue { case hay, fish, leaves }

    static let home = Option("--home", "DIR", as: String.self, completion: .folder, help: "Where the animals live")
    static let isQuiet = Flag("--quiet", short: "q", help: "Say less")

    static let food = Option(required: "--food", "FOOD", as: Food.self, short: "f", help: "What to feed")
    static let tags = Option(repeated: "--tag", "TAG", as: String.self, help: "A tag")
    static let amount = Option("--amount", "N", as: Int32.self, help: "How much")
    static let animal = Positional("ANIMAL", as: String.self, help: "Whom to feed")
    static let others = Positional(remaining: "OTHER", as: Int64.self, help: "Numbers of more animals")

    static let feed = Command(
        "feed", about: "Feed animals", discussion: "Nobody goes hungry.",
        arguments: [food, tags, amount, animal, others],
        examples: [Command.Example("zoo feed --food hay Dumbo", "Give hay to Dumbo")],
        exitCodes: [(.unavailable, "There is no food")]
    ) { invocation in
        let members: JSONValue.Object = [
            "type": "fed", "animal": .string(try invocation[animal]), "food": .string(try invocation[food].rawValue),
            "tags": .array(try invocation[tags].map(JSONValue.string)),
            "others": .array(try invocation[others].map(JSONValue.integer)),
            "amount": JSONValue(try invocation[amount]), "home": JSONValue(try invocation[home]),
            "quiet": .bool(try invocation[isQuiet]),
        ]
        try invocation.console.output.json(members)
        return .success
    }

    static let pack = Command(
        "pack", about: "Pack",
        arguments: [
            Positional(optional: "BOX", as: String.self, help: "A box"),
            Positional("THING", as: String.self, help: "A thing"),
        ]
    ) { _ in throw CommandFailure("the box is full; use a larger one", exitCode: .cannotCreate) }

    static let wait = Command("wait", about: "Wait for ever") { _ in
        try await Task.sleep(for: .seconds(3600))
        return .success
    }

    static let tool = CommandLineTool(
        Command(
            "zoo", about: "Keep animals", options: [home, isQuiet], subcommands: [feed, pack, wait],
            exitCodes: [(.configuration, "There is no zoo")]),
        version: "1.2.3")

    static func run(_ words: String...) async -> (code: ExitCode, output: String, messages: String) {
        let recording = Recording()
        let code = await tool.run(words, console: recording.console())
        return (code, recording.output, recording.messages)
    }
}
