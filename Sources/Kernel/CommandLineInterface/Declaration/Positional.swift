/// A word that is known by its place.
public struct Positional<Value: Sendable>: Argument {
    public let declaration: ArgumentDeclaration
    private let convert: Conversion<Value>

    public func value(of words: [String]) throws(UsageError) -> Value { try convert(words, declaration) }
}

extension Positional {
    /// A word that must be there. `name` is in capitals, such as `CHAT`.
    public init(
        _ name: String, as type: Value.Type, completion: Completion? = nil, help: String
    ) where Value: ArgumentValue {
        declaration = ArgumentDeclaration(
            kind: .positional, name: name, valueName: name, help: help, isRequired: true,
            completion: completion ?? .choices(of: type))
        convert = Conversions.required
    }

    /// A word that may be left out; only positionals of this kind may follow it.
    public init<Element: ArgumentValue>(
        optional name: String, as type: Element.Type, completion: Completion? = nil, help: String
    ) where Value == Element? {
        declaration = ArgumentDeclaration(
            kind: .positional, name: name, valueName: name, help: help, completion: completion ?? .choices(of: type))
        convert = Conversions.optional
    }

    /// Every word that is left, possibly none; must come last.
    public init<Element: ArgumentValue>(
        remaining name: String, as type: Element.Type, completion: Completion? = nil, help: String
    ) where Value == [Element] {
        declaration = ArgumentDeclaration(
            kind: .positional, name: name, valueName: name, help: help, isRepeated: true,
            completion: completion ?? .choices(of: type))
        convert = Conversions.repeated
    }
}
