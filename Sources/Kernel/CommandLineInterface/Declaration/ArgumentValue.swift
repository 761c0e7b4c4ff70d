/// A value that a word of the command line can be read as.
public protocol ArgumentValue: Sendable {
    /// Nil if the word does not name a value.
    init?(argument: String)
    /// What is expected, for errors, such as "a whole number".
    static var expectation: String { get }
    /// Every word that is allowed, if they can be listed; for errors, suggestions and completions.
    static var choices: [String] { get }
    /// What exactly is wrong with a word that names no value, for errors; nil if ``expectation`` says it all.
    ///
    /// It has to be there for a value that may hold a secret: an error shows the word otherwise.
    static func problem(of argument: String) -> String?
}

extension ArgumentValue {
    public static var choices: [String] { [] }
    public static func problem(of argument: String) -> String? { nil }
}

extension String: ArgumentValue {
    public init?(argument: String) { self = argument }
    public static var expectation: String { "text" }
}

extension FixedWidthInteger where Self: ArgumentValue {
    public init?(argument: String) { self.init(argument) }
    public static var expectation: String {
        bitWidth < 64 ? "a whole number from \(min) to \(max)" : "a whole number"
    }
}

extension Int: ArgumentValue {}
extension Int32: ArgumentValue {}
extension Int64: ArgumentValue {}
extension UInt16: ArgumentValue {}
extension UInt32: ArgumentValue {}
extension UInt64: ArgumentValue {}

extension Double: ArgumentValue {
    public init?(argument: String) {
        guard let number = Double(argument), number.isFinite else { return nil }
        self = number
    }
    public static var expectation: String { "a number" }
}

/// An enum of strings: `enum Format: String, CaseIterable, ArgumentValue { case json, text }`.
extension ArgumentValue where Self: RawRepresentable & CaseIterable, RawValue == String {
    public init?(argument: String) { self.init(rawValue: argument) }
    public static var expectation: String { "one of \(choices.joined(separator: ", "))" }
    public static var choices: [String] { allCases.map(\.rawValue) }
}
