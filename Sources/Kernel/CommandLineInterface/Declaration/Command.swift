/// A command, declared once: parser, help, completions and manual page all come from this.
///
///     let name = Positional("NAME", help: "Whom to greet")
///     let loud = Flag("--loud", help: "Shout")
///     let greet = Command("greet", about: "Greet somebody", arguments: [loud, name]) { invocation in
///         let text = "Hello \(try invocation[name])"
///         try invocation.console.output.line(try invocation[loud] ? text.uppercased() : text)
///         return .success
///     }
public struct Command: Sendable {
    public typealias Body = @Sendable (Invocation) async throws -> ExitCode

    public let name: String
    /// One line.
    public let about: String
    /// Paragraphs for `--help` and the manual page.
    public let discussion: String
    /// Flags and options in the order of the help text, and positionals in their order.
    public let arguments: [any Argument]
    public let subcommands: [Command]
    public let examples: [Example]
    /// The exit codes that are worth knowing, beside those that every command has. A subcommand has its group's too.
    public let exitCodes: [(code: ExitCode, meaning: String)]
    /// Of a group: what codes mean that its commands put in different words. Its own help and the manual page say it so.
    public let sharedExitCodes: [(code: ExitCode, meaning: String)]
    let body: Body?

    /// A command that does something.
    public init(
        _ name: String, about: String, discussion: String = "", arguments: [any Argument] = [],
        examples: [Example] = [], exitCodes: [(code: ExitCode, meaning: String)] = [], run body: @escaping Body
    ) {
        self.name = name
        self.about = about
        self.discussion = discussion
        self.arguments = arguments
        self.subcommands = []
        self.examples = examples
        self.exitCodes = exitCodes
        self.sharedExitCodes = []
        self.body = body
    }

    /// A command that is a group of others. Its options may stand before or after the name of the subcommand.
    public init(
        _ name: String, about: String, discussion: String = "", options: [any Argument] = [],
        subcommands: [Command], examples: [Example] = [], exitCodes: [(code: ExitCode, meaning: String)] = [],
        sharedExitCodes: [(code: ExitCode, meaning: String)] = []
    ) {
        self.name = name
        self.about = about
        self.discussion = discussion
        self.arguments = options
        self.subcommands = subcommands
        self.examples = examples
        self.exitCodes = exitCodes
        self.sharedExitCodes = sharedExitCodes
        self.body = nil
    }

    /// A command line that works, and what it does.
    public struct Example: Sendable, Equatable {
        public let line: String
        public let meaning: String

        public init(_ line: String, _ meaning: String) {
            self.line = line
            self.meaning = meaning
        }
    }
}

extension Command {
    var options: [ArgumentDeclaration] { arguments.map(\.declaration).filter { $0.kind != .positional } }
    var positionals: [ArgumentDeclaration] { arguments.map(\.declaration).filter { $0.kind == .positional } }
}
