/// `--name VALUE` or `--name=VALUE`.
public struct Option<Value: Sendable>: Argument {
    public let declaration: ArgumentDeclaration
    private let convert: Conversion<Value>

    public func value(of words: [String]) throws(UsageError) -> Value { try convert(words, declaration) }
}

extension Option {
    /// An option that may be left out; its value is then nil.
    public init<Element: ArgumentValue>(
        _ name: String, _ valueName: String, as type: Element.Type, short: Character? = nil,
        completion: Completion? = nil, help: String
    ) where Value == Element? {
        declaration = ArgumentDeclaration(
            kind: .option, name: name, short: short, valueName: valueName, help: help,
            completion: completion ?? .choices(of: type))
        convert = Conversions.optional
    }

    /// An option for a whole number in a range, which may be left out.
    public init<Number: FixedWidthInteger & Sendable>(
        _ name: String, _ valueName: String, in range: ClosedRange<Number>, short: Character? = nil, help: String
    ) where Value == Number? {
        declaration = ArgumentDeclaration(kind: .option, name: name, short: short, valueName: valueName, help: help)
        convert = Conversions.optional(in: range)
    }

    /// An option that must be given.
    public init(
        required name: String, _ valueName: String, as type: Value.Type, short: Character? = nil,
        completion: Completion? = nil, help: String
    ) where Value: ArgumentValue {
        declaration = ArgumentDeclaration(
            kind: .option, name: name, short: short, valueName: valueName, help: help, isRequired: true,
            completion: completion ?? .choices(of: type))
        convert = Conversions.required
    }

    /// An option that may be given any number of times.
    public init<Element: ArgumentValue>(
        repeated name: String, _ valueName: String, as type: Element.Type, short: Character? = nil,
        completion: Completion? = nil, help: String
    ) where Value == [Element] {
        declaration = ArgumentDeclaration(
            kind: .option, name: name, short: short, valueName: valueName, help: help, isRepeated: true,
            completion: completion ?? .choices(of: type))
        convert = Conversions.repeated
    }
}
