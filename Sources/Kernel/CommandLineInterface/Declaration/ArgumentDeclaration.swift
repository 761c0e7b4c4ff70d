/// What the parser, the help text, the manual page and the completions need to know of an argument.
public struct ArgumentDeclaration: Sendable, Equatable {
    public enum Kind: Sendable, Equatable {
        /// `--name`
        case flag
        /// `--name VALUE` or `--name=VALUE`
        case option
        /// A word by its place.
        case positional
    }

    public var kind: Kind
    /// `--name` of a flag or option; the name in capitals of a positional.
    public var name: String
    /// A letter for `-x`.
    public var short: Character?
    /// What the value is called in help, such as `DIR`; empty for a flag.
    public var valueName: String
    /// A sentence without its full stop.
    public var help: String
    public var isRequired = false
    public var isRepeated = false
    public var completion = Completion.none
}
