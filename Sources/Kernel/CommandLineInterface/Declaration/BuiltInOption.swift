/// What every command, or the outermost one, understands besides what it declares.
enum BuiltInOption {
    static let help = Flag("--help", short: "h", help: "Show this help")
    static let version = Flag("--version", help: "Show the version")
    static let completions = Option(
        "--completions", "SHELL", as: CompletionScript.Shell.self, help: "Print the completion script for a shell")
    static let manual = Flag("--manual", help: "Print the manual page, for man")

    static func declarations(isOutermost: Bool) -> [ArgumentDeclaration] {
        let everywhere = [help.declaration]
        return isOutermost
            ? everywhere + [version.declaration, completions.declaration, manual.declaration] : everywhere
    }
}
