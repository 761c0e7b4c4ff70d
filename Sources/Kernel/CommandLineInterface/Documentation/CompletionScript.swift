/// Scripts that make a shell complete the options and subcommands of a command.
struct CompletionScript {
    enum Shell: String, CaseIterable, ArgumentValue {
        case bash, zsh, fish
    }

    /// A command by the words that lead to it, with everything that it understands.
    private struct Entry {
        let path: [String]
        let command: Command
        let options: [ArgumentDeclaration]
    }

    private let command: Command
    private let entries: [Entry]

    init(_ command: Command) {
        self.command = command
        entries = Self.collect([command])
    }

    private static func collect(_ path: [Command]) -> [Entry] {
        guard let command = path.last else { return [] }
        let options = path.reversed().flatMap(\.options) + BuiltInOption.declarations(isOutermost: path.count == 1)
        return [Entry(path: path.map(\.name), command: command, options: options)]
            + command.subcommands.flatMap { collect(path + [$0]) }
    }

    func text(for shell: Shell) -> String {
        switch shell {
        case .bash: bash
        case .zsh: zsh
        case .fish: fish
        }
    }

    private var function: String { "_" + String(command.name.map { $0.isLetter || $0.isNumber ? $0 : "_" }) }

    // MARK: bash

    private var bash: String {
        var text = """
            # bash completion for \(command.name)
            \(function)() {
                local current="${COMP_WORDS[COMP_CWORD]}" previous="${COMP_WORDS[COMP_CWORD-1]}" path="\(command.name)" word i
                for ((i = 1; i < COMP_CWORD; i++)); do
                    word="${COMP_WORDS[i]}"
                    case "$path $word" in
            \(lines(entries.dropFirst().map { "\(quote($0.path.joined(separator: " "))))  path=\(quote($0.path.joined(separator: " "))) ;;" }, 12))
                        *) ;;
                    esac
                done
                COMPREPLY=()
                case "$path:$previous" in

            """
        for entry in entries {
            for option in entry.options where option.kind == .option {
                text +=
                    "        \(quote("\(entry.path.joined(separator: " ")):\(option.name)"))) \(bash(option.completion)); return ;;\n"
            }
        }
        text += "    esac\n    case \"$path\" in\n"
        for entry in entries {
            let words = entry.options.map(\.name) + entry.command.subcommands.map(\.name)
            text += "        \(quote(entry.path.joined(separator: " "))))\n"
            text += "            COMPREPLY=($(compgen -W \(quote(words.joined(separator: " "))) -- \"$current\"))\n"
            if let positional = entry.command.positionals.first(where: { $0.completion != .none }) {
                text += "            [[ $current == -* ]] || \(bash(positional.completion)) ;;\n"
            } else {
                text += "            ;;\n"
            }
        }
        return text + "    esac\n}\ncomplete -F \(function) \(command.name)\n"
    }

    private func bash(_ completion: Completion) -> String {
        switch completion {
        case .none: "COMPREPLY=()"
        case .file: "mapfile -t COMPREPLY < <(compgen -f -- \"$current\")"
        case .folder: "mapfile -t COMPREPLY < <(compgen -d -- \"$current\")"
        case .words(let words):
            "COMPREPLY=($(compgen -W \(quote(words.joined(separator: " "))) -- \"$current\"))"
        }
    }

    // MARK: zsh

    private var zsh: String {
        var text = "#compdef \(command.name)\n# zsh completion for \(command.name)\n"
        for entry in entries.reversed() { text += "\n" + zshFunction(entry) }
        return text + """

            if [ "$funcstack[1]" = \(quote(function)) ]; then
                \(function) "$@"
            else
                compdef \(function) \(command.name)
            fi

            """
    }

    private func zshName(_ path: [String]) -> String { function + path.dropFirst().map { "_" + $0 }.joined() }

    private func zshFunction(_ entry: Entry) -> String {
        var specifications = entry.options.map(zsh)
        specifications += entry.command.positionals.map { declaration in
            let place = declaration.isRepeated ? "*:" : declaration.isRequired ? ":" : "::"
            return quote("\(place)\(zshText(declaration.name)):\(zsh(declaration.completion))")
        }
        guard !entry.command.subcommands.isEmpty else {
            return "\(zshName(entry.path))() {\n    _arguments -S \\\n\(continued(specifications))\n}\n"
        }
        let names = entry.command.subcommands.map { quote("\($0.name):\(zshText($0.about))") }
        specifications += [quote("1: :->command"), quote("*:: :->arguments")]
        let cases = entry.command.subcommands.map { "\($0.name)) \(zshName(entry.path + [$0.name])) ;;" }
        return """
            \(zshName(entry.path))() {
                local state line
                _arguments -C \\
            \(continued(specifications))
                case "$state" in
                    command)
                        local -a commands=(
            \(lines(names, 16))
                        )
                        _describe command commands ;;
                    arguments)
                        case "$line[1]" in
            \(lines(cases, 16))
                        esac ;;
                esac
            }

            """
    }

    private func zsh(_ option: ArgumentDeclaration) -> String {
        var text = (option.isRepeated ? "*" : "") + "\(option.name)[\(zshText(option.help))]"
        if option.kind == .option { text += ":\(zshText(option.valueName)):\(zsh(option.completion))" }
        return quote(text)
    }

    private func zsh(_ completion: Completion) -> String {
        switch completion {
        case .none: " "
        case .file: "_files"
        case .folder: "_files -/"
        case .words(let words): "(\(words.joined(separator: " ")))"
        }
    }

    /// Colons and brackets mean something in a specification.
    private func zshText(_ text: String) -> String {
        text.replacing("\\", with: "\\\\").replacing("[", with: "\\[").replacing("]", with: "\\]")
            .replacing(":", with: "\\:")
    }

    // MARK: fish

    private var fish: String {
        var text = "# fish completion for \(command.name)\ncomplete -c \(command.name) -f\n"
        for entry in entries {
            let condition = fishCondition(entry)
            for option in entry.options {
                var line = "complete -c \(command.name) -n \(quote(condition)) -l \(option.name.dropFirst(2))"
                if let short = option.short { line += " -s \(short)" }
                if option.kind == .option { line += " -r" + fish(option.completion) }
                text += line + " -d \(quote(option.help))\n"
            }
            for subcommand in entry.command.subcommands {
                text +=
                    "complete -c \(command.name) -n \(quote(condition)) -a \(subcommand.name) -d \(quote(subcommand.about))\n"
            }
            for positional in entry.command.positionals where positional.completion != .none {
                text += "complete -c \(command.name) -n \(quote(condition))\(fish(positional.completion))\n"
            }
        }
        return text
    }

    private func fishCondition(_ entry: Entry) -> String {
        let seen = entry.path.dropFirst().map { "__fish_seen_subcommand_from \($0)" }
        let unseen = entry.command.subcommands.map(\.name).joined(separator: " ")
        let conditions = seen + (unseen.isEmpty ? [] : ["not __fish_seen_subcommand_from \(unseen)"])
        return conditions.isEmpty ? "true" : conditions.joined(separator: "; and ")
    }

    private func fish(_ completion: Completion) -> String {
        switch completion {
        case .none: ""
        case .file: " -F"
        case .folder: " -a '(__fish_complete_directories)'"
        case .words(let words): " -a \(quote(words.joined(separator: " ")))"
        }
    }

    // MARK: Text

    private func quote(_ text: String) -> String { "'" + text.replacing("'", with: "'\\''") + "'" }

    private func lines(_ lines: [String], _ indent: Int) -> String {
        lines.map { String(repeating: " ", count: indent) + $0 }.joined(separator: "\n")
    }

    private func continued(_ words: [String]) -> String {
        words.map { "        " + $0 }.joined(separator: " \\\n")
    }
}
