/// The command line cannot be understood. The command ends with ``ExitCode/usage``.
public struct UsageError: Error, Sendable, Equatable, CustomStringConvertible {
    /// What is wrong, in one line, without a full stop.
    public let message: String
    /// What was probably meant.
    public let suggestion: String?

    public init(_ message: String, suggestion: String? = nil) {
        self.message = message
        self.suggestion = suggestion
    }

    public var description: String { suggestion.map { "\(message); did you mean '\($0)'?" } ?? message }
}

/// A word in quotation marks, cut and made safe for a terminal.
func quoted(_ word: String) -> String {
    var text = ""
    for scalar in word.unicodeScalars.prefix(60) {
        let isControl = scalar.properties.generalCategory == .control || scalar.properties.generalCategory == .format
        text += isControl ? "\\u{\(String(scalar.value, radix: 16))}" : String(scalar)
    }
    return "'\(text)\(word.unicodeScalars.count > 60 ? "…" : "")'"
}
