import CarrierCore
import CommandLineInterface
import NativeLoop

/// What a script calls a message or an invite: a text, or a whole number, which comes back as what it was.
///
/// A node keeps tags as texts, in its outbox over a restart too, so a number is written as a text that no script's text
/// is mistaken for.
enum ScriptTag {
    /// The longest text in bytes.
    static let limit = 1024
    private static let mark: Character = "\u{1}"

    static func stored(_ tag: JSONValue) throws(ScriptError) -> String {
        switch tag {
        case .integer(let number): return "\(mark)\(number)"
        case .string(let text) where text.utf8.count <= limit && !text.utf8.contains(0):
            return text.first == mark ? "\(mark)\(text)" : text
        case .string: throw ScriptError("'tag' has more than \(limit) bytes, or a NUL")
        default: throw ScriptError("'tag' must be a text or a whole number")
        }
    }

    static func json(_ stored: String?) -> JSONValue {
        guard let stored else { return .null }
        guard stored.first == mark else { return .string(stored) }
        let rest = stored.dropFirst()
        return Int64(rest).map(JSONValue.integer) ?? .string(String(rest))
    }
}
