/// The text of `--help` for the last command of a path.
struct HelpText {
    private let path: [Command]
    private let version: String
    private let width: Int

    init(_ path: [Command], version: String, width: Int) {
        self.path = path
        self.version = version
        self.width = min(max(width, 40), 100)
    }

    var text: String {
        guard let command = path.last else { return "" }
        var sections = ["\(command.about)."]
        sections.append("Usage: \(Self.usage(path))")
        if !command.discussion.isEmpty { sections.append(wrapped(command.discussion, indent: 0)) }
        if !command.subcommands.isEmpty {
            sections.append(table("Commands", command.subcommands.map { ($0.name, $0.about) }))
        }
        if !command.positionals.isEmpty { sections.append(table("Arguments", command.positionals.map(Self.row))) }
        let options = command.options + BuiltInOption.declarations(isOutermost: path.count == 1)
        sections.append(table("Options", options.map(Self.row)))
        let inherited = path.dropLast().flatMap(\.options)
        if !inherited.isEmpty {
            sections.append(
                table("Options of \(path.dropLast().map(\.name).joined(separator: " "))", inherited.map(Self.row)))
        }
        if !command.examples.isEmpty {
            sections.append(
                "Examples:\n" + command.examples.map { "  \($0.line)\n      \($0.meaning)" }.joined(separator: "\n"))
        }
        sections.append(table("Exit codes", Self.exitCodes(path)))
        if !command.subcommands.isEmpty {
            sections.append("See '\(path.map(\.name).joined(separator: " ")) COMMAND --help' for a command.")
        }
        return sections.joined(separator: "\n\n") + "\n"
    }

    /// Each code once, by its number: the innermost command knows best what it means. A group ends as its commands do.
    private static func exitCodes(_ path: [Command]) -> [(String, String)] {
        var meanings: [Int32: String] = [:]
        let shared = path.last?.sharedExitCodes ?? []
        for (code, meaning) in ExitCode.common + path.flatMap(\.exitCodes) + shared {
            meanings[code.rawValue] = meaning
        }
        for (code, meaning) in path.last?.subcommands.flatMap(\.exitCodes) ?? [] where meanings[code.rawValue] == nil {
            meanings[code.rawValue] = meaning
        }
        return meanings.sorted { $0.key < $1.key }.map { (String($0.key), $0.value) }
    }

    /// Such as `unspool [OPTIONS] export --to DIR [OPTIONS] CHAT`.
    static func usage(_ path: [Command]) -> String {
        var words: [String] = []
        for (index, command) in path.enumerated() {
            words.append(command.name)
            let isLast = index == path.count - 1
            let required = command.options.filter(\.isRequired).map { "\($0.name) \($0.valueName)" }
            words += required
            if command.options.count > required.count {
                words.append("[OPTIONS]")
            }
            guard isLast else { continue }
            if !command.subcommands.isEmpty { words.append("COMMAND") }
            words += command.positionals.map { declaration in
                let name = declaration.isRepeated ? "\(declaration.name)..." : declaration.name
                return declaration.isRequired ? name : "[\(name)]"
            }
        }
        return words.joined(separator: " ")
    }

    /// The left and right side of an argument's line.
    static func row(_ declaration: ArgumentDeclaration) -> (String, String) {
        var left = declaration.name
        if declaration.kind == .option { left += " \(declaration.valueName)" }
        if let short = declaration.short { left = "-\(short), \(left)" }
        var right = declaration.help
        if case .words(let words) = declaration.completion { right += " (\(words.joined(separator: ", ")))" }
        if declaration.kind == .option, declaration.isRequired { right += " (required)" }
        if declaration.kind == .option, declaration.isRepeated { right += " (may be repeated)" }
        return (left, right)
    }

    private func table(_ title: String, _ rows: [(String, String)]) -> String {
        let column = min(rows.map(\.0.count).max() ?? 0, 26) + 4
        var text = "\(title):"
        for (left, right) in rows {
            text += "\n  " + left
            if left.count + 4 > column {
                text += "\n" + String(repeating: " ", count: column)
            } else {
                text += String(repeating: " ", count: column - left.count - 2)
            }
            text += wrapped(right, indent: column)
        }
        return text
    }

    /// Breaks lines at blanks; the first is taken to be indented already.
    private func wrapped(_ text: String, indent: Int) -> String {
        let margin = String(repeating: " ", count: indent)
        let room = max(20, width - indent)
        return text.split(separator: "\n", omittingEmptySubsequences: false).map { paragraph in
            var lines = [""]
            for word in paragraph.split(separator: " ") {
                if lines[lines.count - 1].isEmpty {
                    lines[lines.count - 1] = String(word)
                } else if lines[lines.count - 1].count + 1 + word.count <= room {
                    lines[lines.count - 1] += " " + word
                } else {
                    lines.append(String(word))
                }
            }
            return lines.joined(separator: "\n" + margin)
        }.joined(separator: "\n" + margin)
    }
}
