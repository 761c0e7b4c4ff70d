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

/// What a shell offers where a value is expected.
public enum Completion: Sendable, Equatable {
    case none
    case file
    case folder
    case words([String])
}

/// A declared argument whose value has a type: a ``Flag``, ``Option`` or ``Positional``.
public protocol Argument<Value>: Sendable {
    associatedtype Value: Sendable
    var declaration: ArgumentDeclaration { get }
    /// The value for the words that were given, in their order; none if the argument is not there.
    func value(of words: [String]) throws(UsageError) -> Value
}
