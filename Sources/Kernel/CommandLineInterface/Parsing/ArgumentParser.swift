import NativeLoop

/// What a command line asks for.
enum ParsedCommandLine {
    case run(Command, ParsedArguments)
    /// The help of the last command of the path.
    case help([Command])
    case version
    case completions(CompletionScript.Shell)
    case manual
}

/// Reads the words of a command line, without the name of the program.
struct ArgumentParser {
    /// From the outermost command to the one that is meant.
    private(set) var path: [Command]
    private var given: [String: [String]] = [:]
    private var positionals: [String] = []
    private var optionsHaveEnded = false
    private var words: [String]
    private var position = 0
    /// Words for options that are not given.
    private let defaults: [String: [String]]

    init(_ command: Command, _ words: [String], defaults: [String: [String]] = [:]) {
        path = [command]
        self.words = words
        self.defaults = defaults
    }

    private var command: Command { path[path.count - 1] }

    /// The name of the command with those of its parents, for messages.
    var commandName: String { path.map(\.name).joined(separator: " ") }

    mutating func parse() throws(UsageError) -> ParsedCommandLine {
        while position < words.count {
            let word = words[position]
            position += 1
            if optionsHaveEnded {
                try take(word)
            } else if word == "--" {
                optionsHaveEnded = true
            } else if word.hasPrefix("--") {
                if let request = try takeLong(word) { return request }
            } else if word.hasPrefix("-"), let letter = word.dropFirst().first, !letter.isNumber {
                if let request = try takeShort(word, letter) { return request }
            } else if word == "help", path.count == 1, !command.subcommands.isEmpty {
                return try helpRequest()
            } else {
                try take(word)
            }
        }
        guard command.body != nil else {
            throw UsageError("expected a command: \(command.subcommands.map(\.name).joined(separator: ", "))")
        }
        assignPositionals()
        let declared = path.flatMap(\.arguments)
        // A command must not obey an option that it has not, even if it shares code with one that has it.
        for name in declared.map(\.declaration.name) where given[name] == nil { given[name] = defaults[name] }
        let arguments = ParsedArguments(words: given)
        for argument in declared { try arguments.check(argument) }
        return .run(command, arguments)
    }

    // MARK: Words

    private mutating func take(_ word: String) throws(UsageError) {
        if !command.subcommands.isEmpty {
            try enter(word)
        } else if positionals.count == command.positionals.count, command.positionals.last?.isRepeated != true {
            throw UsageError("unexpected argument \(quoted(word))")
        } else {
            positionals.append(word)
        }
    }

    private mutating func enter(_ word: String) throws(UsageError) {
        guard let subcommand = command.subcommands.first(where: { $0.name == word }) else {
            throw UsageError(
                "unknown command \(quoted(word))", suggestion: nearest(to: word, in: command.subcommands.map(\.name)))
        }
        path.append(subcommand)
    }

    private mutating func helpRequest() throws(UsageError) -> ParsedCommandLine {
        while position < words.count {
            try enter(words[position])
            position += 1
        }
        return .help(path)
    }

    /// Words go to the required positionals first, so that `[A] B` understands one word as B.
    private mutating func assignPositionals() {
        let declarations = command.positionals
        var spare = positionals.count - declarations.count(where: \.isRequired)
        var rest = positionals[...]
        for declaration in declarations {
            if declaration.isRepeated {
                given[declaration.name] = Array(rest)
                rest = []
            } else if declaration.isRequired || spare > 0 {
                if !declaration.isRequired { spare -= 1 }
                if let word = rest.popFirst() { given[declaration.name] = [word] }
            }
        }
    }

    // MARK: Options

    private mutating func takeLong(_ word: String) throws(UsageError) -> ParsedCommandLine? {
        let name: String
        var value: String?
        if let equals = word.firstIndex(of: "=") {
            name = String(word[..<equals])
            value = String(word[word.index(after: equals)...])
        } else {
            name = word
        }
        guard let declaration = known.first(where: { $0.name == name }) else {
            throw UsageError("unknown option \(quoted(name))", suggestion: nearest(to: name, in: known.map(\.name)))
        }
        return try take(declaration, value: value)
    }

    private mutating func takeShort(_ word: String, _ letter: Character) throws(UsageError) -> ParsedCommandLine? {
        guard word.count == 2, let declaration = known.first(where: { $0.short == letter }) else {
            throw UsageError(
                "unknown option \(quoted(word))", suggestion: nearest(to: "-" + word, in: known.map(\.name)))
        }
        return try take(declaration, value: nil)
    }

    /// Everything that may stand here; the innermost command's meaning of a name comes first.
    private var known: [ArgumentDeclaration] {
        path.reversed().flatMap(\.options) + BuiltInOption.declarations(isOutermost: path.count == 1)
    }

    private mutating func take(
        _ declaration: ArgumentDeclaration, value: String?
    ) throws(UsageError) -> ParsedCommandLine? {
        let name = declaration.name
        if declaration.kind == .flag {
            guard value == nil else { throw UsageError("'\(name)' takes no value") }
            switch declaration {
            case BuiltInOption.help.declaration: return .help(path)
            case BuiltInOption.version.declaration: return .version
            case BuiltInOption.manual.declaration: return .manual
            default: given[name] = [""]
            }
            return nil
        }
        var value = value
        if value == nil { value = nextValue() }
        guard let value else {
            throw UsageError("'\(name)' needs a value: \(name) \(declaration.valueName)")
        }
        if declaration == BuiltInOption.completions.declaration {
            guard let shell = try BuiltInOption.completions.value(of: [value]) else { return nil }
            return .completions(shell)
        }
        guard declaration.isRepeated || given[name] == nil else { throw UsageError("'\(name)' is given twice") }
        given[name, default: []].append(value)
        return nil
    }

    /// The next word, unless it is itself an option: that was hardly meant (`--name=--value` says that it was).
    private mutating func nextValue() -> String? {
        guard position < words.count else { return nil }
        let word = words[position]
        if word.hasPrefix("--"), word == "--" || known.contains(where: { $0.name == word }) { return nil }
        position += 1
        return word
    }
}
