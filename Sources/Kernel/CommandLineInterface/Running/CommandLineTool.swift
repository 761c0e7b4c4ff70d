/// A program made of one declared command.
///
///     // main.swift
///     await CommandLineTool(tool, version: "1.0.0").main()
public struct CommandLineTool: Sendable {
    public let command: Command
    public let version: String
    /// Reads the configuration file, and tells which names something else has set; nil if there is no file.
    public typealias Configuration =
        @Sendable () throws(ConfigurationFile.Failure) -> (file: ConfigurationFile, overridden: Set<String>)?
    /// Makes a line of output of a text and what it is: `help`, `version`, `completions` or `manual`.
    public typealias TextLine = @Sendable (_ type: String, _ text: String) -> String
    private let json: (flag: String, line: TextLine)?
    private let configuration: Configuration
    private let commandsWithoutConfiguration: Set<String>

    /// - Parameters:
    ///   - configuration: values for options that the command line does not give.
    ///   - commandsWithoutConfiguration: names of subcommands that run also if it is wrong.
    ///   - json: a flag, such as `--json`, with which each line of output is to be of another form, and how such a line is made.
    public init(
        _ command: Command, version: String, json: (flag: String, line: TextLine)? = nil,
        configuration: @escaping Configuration = { () throws(ConfigurationFile.Failure) in nil },
        commandsWithoutConfiguration: Set<String> = []
    ) {
        self.command = command
        self.version = version
        self.json = json
        self.configuration = configuration
        self.commandsWithoutConfiguration = commandsWithoutConfiguration
    }

    /// Runs the command line that the process was started with, and ends the process.
    ///
    /// The first SIGINT, SIGTERM or SIGHUP cancels the task that the command runs in, so that it can end well;
    /// the second, or SIGQUIT, ends the process at once. A closed standard output is an error of writing, not a signal.
    /// At SIGTSTP progress is removed and the terminal shows what is typed, until SIGCONT.
    public func main() async -> Never {
        Platform.openStandardStreams()
        let console = Console.standard
        guard Platform.mayOpenEnoughFiles else {
            console.messages.error(
                "\(command.name): too few files may be open at once; allow more with 'ulimit -n 256'")
            Platform.exit(ExitCode.failure.rawValue)
        }
        guard let words = Platform.arguments else {
            // Read all the same, it would name another file than was meant.
            console.messages.error("\(command.name): an argument is not UTF-8 text")
            Platform.exit(ExitCode.usage.rawValue)
        }
        Interrupts.shared.start()
        let task = Task { await run(words, console: console) }
        Interrupts.shared.onFirst { task.cancel() }
        Interrupts.shared.beforeStop { console.messages.endProgress() }
        let code = await task.value
        console.messages.endProgress()
        Platform.exit(code.rawValue)
    }

    /// How often this process was stopped and continued since ``main()`` began: what is measured by time has a gap then.
    public static var continuations: Int { Platform.continuations }

    /// Whether the command was cancelled by SIGTERM or SIGHUP, after which the process may soon be killed. SIGINT comes from a
    /// person, who can wait or send another one.
    public static var mustEndSoon: Bool { Interrupts.shared.isUrgent }

    /// Runs a command line, given without the program's name.
    ///
    /// Cancelling the task cancels the command; if it then throws `CancellationError`, the result is ``ExitCode/interrupted``.
    public func run(_ words: [String], console: Console) async -> ExitCode {
        var defaults: [String: [String]] = [:]
        var fault: ConfigurationFile.Failure?
        do throws(ConfigurationFile.Failure) {
            if let (file, overridden) = try configuration() {
                defaults = try file.words(for: command, overridden: overridden)
            }
        } catch {
            fault = error
        }
        func show(_ type: String, _ text: String) throws {
            guard let json, words.prefix(while: { $0 != "--" }).contains(json.flag) || defaults[json.flag] != nil else {
                return try console.output.write(text)
            }
            try console.output.line(json.line(type, text))
        }
        var parser = ArgumentParser(command, words, defaults: defaults)
        do {
            switch try parser.parse() {
            case .help(let path):
                try show("help", HelpText(path, version: version, width: console.output.width).text)
            case .version: try show("version", "\(command.name) \(version)\n")
            case .completions(let shell): try show("completions", CompletionScript(command).text(for: shell))
            case .manual: try show("manual", ManualPage(command, version: version).text)
            case .run(let command, let arguments):
                guard let body = command.body else { return .software }
                if let fault, !commandsWithoutConfiguration.contains(command.name) {
                    throw CommandFailure(fault.description, exitCode: fault.exitCode)
                }
                return try await body(Invocation(console: console, arguments: arguments))
            }
            return .success
        } catch let error as UsageError {
            console.messages.error("\(parser.commandName): \(error); see '\(parser.commandName) --help'")
            return .usage
        } catch let error as CommandFailure {
            console.messages.error("\(parser.commandName): \(error.message)")
            return error.exitCode
        } catch is CancellationError {
            console.messages.error("\(parser.commandName): interrupted")
            return .interrupted
        } catch let error as ConsoleError {
            // A reader that has enough, such as `head`, is nothing to complain about.
            if !error.isBrokenPipe { console.messages.error("\(parser.commandName): \(error)") }
            return .ioError
        } catch {
            console.messages.error("\(parser.commandName): \(error)")
            return .failure
        }
    }
}
