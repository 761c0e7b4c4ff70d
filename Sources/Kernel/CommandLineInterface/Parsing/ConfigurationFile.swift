import NativeLoop

/// Values for options from a file: a line `name = value` each, with the option's name without its dashes.
///
///     # a comment
///     parallel = 8
///     quiet = true
public struct ConfigurationFile: Sendable {
    /// What is wrong with a file, with its line.
    public struct Failure: Error, Sendable, Equatable, CustomStringConvertible {
        public let description: String
        public let exitCode: ExitCode
        public init(_ description: String, exitCode: ExitCode = .configuration) {
            self.description = description
            self.exitCode = exitCode
        }
    }

    private struct Entry {
        let line: Int
        let name: String
        let value: String
    }

    private let path: String
    private let entries: [Entry]

    /// The names that the file gives values to.
    public var names: Set<String> { Set(entries.map(\.name)) }

    /// - Parameter path: of the file, for messages.
    /// - Throws: ``Failure`` for a line that is neither empty, nor a comment, nor `name = value`.
    public init(_ text: String, path: String) throws(Failure) {
        self.path = path
        var entries: [Entry] = []
        // An editor's mark of UTF-8 is no part of the first name, and both kinds of line ends are taken.
        let text = text.hasPrefix("\u{FEFF}") ? text.dropFirst() : text[...]
        let lines = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
        for (index, line) in lines.enumerated() {
            let line = Self.trimmed(line)
            if line.isEmpty || line.hasPrefix("#") { continue }
            guard let equals = line.firstIndex(of: "=") else {
                throw Failure("\(path):\(index + 1): expected 'name = value', not \(quoted(line))")
            }
            let name = Self.trimmed(line[..<equals])
            guard !name.isEmpty else { throw Failure("\(path):\(index + 1): there is no name before '='") }
            let value = Self.trimmed(line[line.index(after: equals)...])
            entries.append(Entry(line: index + 1, name: name, value: value))
        }
        self.entries = entries
    }

    /// - Throws: ``Failure`` for a name that no option has, a second value, or a value that its option does not take.
    public func check(for command: Command, overridden: Set<String> = []) throws(Failure) {
        _ = try words(for: command, overridden: overridden)
    }

    /// The words for each option of the command and its subcommands, as if they had been given.
    /// - Parameter overridden: names that something else has given a value to.
    func words(for command: Command, overridden: Set<String>) throws(Failure) -> [String: [String]] {
        let options = Self.options(of: command)
        var words: [String: [String]] = [:]
        var isSet: Set<String> = []
        for entry in entries {
            func fail(_ text: String) -> Failure { Failure("\(path):\(entry.line): \(text)") }
            let meant = options.filter { $0.declaration.name == "--" + entry.name }
            guard let option = meant.first?.declaration else {
                let names = options.map { String($0.declaration.name.dropFirst(2)) }
                let suggestion = nearest(to: entry.name, in: names).map { "; did you mean '\($0)'?" } ?? ""
                throw fail("unknown option \(quoted(entry.name))\(suggestion)")
            }
            guard option.isRepeated || isSet.insert(entry.name).inserted else {
                throw fail("\(quoted(entry.name)) is set twice")
            }
            guard option.kind == .flag else {
                do throws(UsageError) {
                    for argument in meant { try Self.check(argument, entry.value) }
                } catch {
                    throw fail("\(error)".replacing("'--\(entry.name)'", with: quoted(entry.name)))
                }
                if !overridden.contains(entry.name) { words[option.name, default: []].append(entry.value) }
                continue
            }
            switch entry.value.lowercased() {
            case "true", "yes", "on": words[option.name] = [""]
            case "false", "no", "off": break
            default: throw fail("\(quoted(entry.name)) is 'true' or 'false'")
            }
        }
        return words
    }

    private static func check(_ argument: some Argument, _ word: String) throws(UsageError) {
        _ = try argument.value(of: [word])
    }

    private static func options(of command: Command) -> [any Argument] {
        command.arguments.filter { $0.declaration.kind != .positional } + command.subcommands.flatMap(options)
    }

    private static func trimmed(_ text: some StringProtocol) -> String {
        var text = Substring(text)
        while let last = text.last, last.isWhitespace { text.removeLast() }
        return String(text.drop(while: \.isWhitespace))
    }
}
