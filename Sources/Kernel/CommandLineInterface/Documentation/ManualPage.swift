/// A manual page for `man`, in the macros of man(7).
struct ManualPage {
    private let command: Command
    private let version: String

    init(_ command: Command, version: String) {
        self.command = command
        self.version = version
    }

    var text: String {
        var page = """
            .TH "\(escaped(command.name.uppercased()))" "1" "" "\(escaped(command.name)) \(escaped(version))" "User Commands"
            .SH NAME
            \(escaped(command.name)) \\- \(escaped(command.about))
            .SH SYNOPSIS
            .B \(escaped(HelpText.usage([command])))

            """
        if !command.discussion.isEmpty { page += ".SH DESCRIPTION\n" + paragraphs(command.discussion) }
        page += ".SH OPTIONS\n"
        page += list(command.arguments.map(\.declaration) + BuiltInOption.declarations(isOutermost: true))
        if !command.subcommands.isEmpty {
            page += ".SH COMMANDS\n"
            for subcommand in command.subcommands { page += section([command, subcommand]) }
        }
        page += examples(everything(command))
        page += ".SH EXIT STATUS\n"
        for (code, meaning) in codes(command) {
            page += ".TP\n.B \(code.rawValue)\n\(escaped(meaning)).\n"
        }
        return page
    }

    private func section(_ path: [Command]) -> String {
        guard let command = path.last else { return "" }
        var text = ".SS \"\(escaped(HelpText.usage(path)))\"\n\(escaped(command.about)).\n"
        if !command.discussion.isEmpty { text += ".PP\n" + paragraphs(command.discussion) }
        text += list(command.arguments.map(\.declaration))
        for subcommand in command.subcommands { text += section(path + [subcommand]) }
        return text
    }

    private func list(_ declarations: [ArgumentDeclaration]) -> String {
        declarations.map { declaration in
            let (left, right) = HelpText.row(declaration)
            return ".TP\n.B \(escaped(left))\n\(escaped(right)).\n"
        }.joined()
    }

    private func examples(_ commands: [Command]) -> String {
        let examples = commands.flatMap(\.examples)
        guard !examples.isEmpty else { return "" }
        return ".SH EXAMPLES\n" + examples.map { ".TP\n.B \(escaped($0.line))\n\(escaped($0.meaning)).\n" }.joined()
    }

    private func everything(_ command: Command) -> [Command] {
        [command] + command.subcommands.flatMap { everything($0) }
    }

    /// The exit codes of all commands by their numbers, each once, as the outermost one puts them.
    private func codes(_ command: Command) -> [(code: ExitCode, meaning: String)] {
        let all = command.sharedExitCodes + ExitCode.common + everything(command).flatMap(\.exitCodes)
        var seen: Set<ExitCode> = []
        return all.filter { seen.insert($0.code).inserted }.sorted { $0.code.rawValue < $1.code.rawValue }
    }

    private func paragraphs(_ text: String) -> String {
        text.split(separator: "\n").map { escaped(String($0)) + "\n" }.joined(separator: ".PP\n")
    }

    private func hex(_ scalar: Unicode.Scalar) -> String {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }

    /// Backslashes and hyphens are written so that they can be copied; a line never begins with a control character.
    private func escaped(_ text: String) -> String {
        let text = text.replacing("\\", with: "\\e").replacing("-", with: "\\-").replacing("\"", with: "\\(dq")
            .replacing("\n", with: " ")
        let ascii = text.unicodeScalars.map { $0.isASCII ? String($0) : "\\[u\(hex($0))]" }.joined()
        return text.hasPrefix(".") || text.hasPrefix("'") ? "\\&" + ascii : ascii
    }
}
