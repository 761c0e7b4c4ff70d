import CarrierCore
import CommandLineInterface
import NativeLoop

/// Why a command of a script was refused: what the one event `error` says.
struct ScriptError: Error {
    /// A stable name; see ``NodeError/name``.
    let code: String
    let number: UInt32
    let message: String

    init(_ error: NodeError) {
        (code, number, message) = (error.name, error.number, error.message)
    }

    /// The command itself is wrong.
    init(_ message: String) { self.init("invalidArguments", message) }

    init(_ code: String, _ message: String) {
        self.code = code
        number = NodeError(.invalidArguments, "").number
        self.message = message
    }

    /// - Parameter subject: what the command was about: its op, tag, user and group.
    func event(_ subject: ScriptSubject) -> JSONValue.Object {
        var event = JSONValue.Object([
            ("event", "error"), ("code", .string(code)), ("number", .string(NodeError.hexadecimal(number))),
            ("message", .string(message)),
        ])
        event.members += subject.members
        return event
    }
}

/// What an answer to a command repeats of it, so that a script knows which one it was.
struct ScriptSubject: Sendable {
    var members: [(name: String, value: JSONValue)] = []

    /// Longer texts are not repeated: they are no names of ours.
    private static let textLimit = 1024

    init() {}

    init(_ command: JSONValue.Object) {
        for name in ["op", "do", "tag", "user", "group"] {
            guard let value = command.members.first(where: { $0.name == name })?.value else { continue }
            switch value {
            case .string(let text) where text.utf8.count <= Self.textLimit: members.append((name, value))
            case .integer where name == "tag": members.append((name, value))
            default: break
            }
        }
    }

    var tag: JSONValue? { members.first { $0.name == "tag" }?.value }
}
