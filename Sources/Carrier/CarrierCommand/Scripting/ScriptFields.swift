import CarrierCore
import CommandLineInterface
import NativeLoop

/// The members of a command, read as what they should be.
struct ScriptFields {
    private let members: [String: JSONValue]

    init(_ object: JSONValue.Object) {
        members = Dictionary(object.members.map { ($0.name, $0.value) }) { first, _ in first }
    }

    /// A text of a script for a message: cut, so that it does not fill somebody's log.
    static func shown(_ text: String) -> String { "'\(text.prefix(40))\(text.count > 40 ? "…" : "")'" }

    /// Nil also for `null`.
    private func value(_ name: String) -> JSONValue? {
        guard let value = members[name], value != .null else { return nil }
        return value
    }

    func optionalText(_ name: String) throws(ScriptError) -> String? {
        switch value(name) {
        case nil: return nil
        case .string(let text): return text
        default: throw ScriptError("'\(name)' must be a text")
        }
    }

    func text(_ name: String) throws(ScriptError) -> String {
        guard let text = try optionalText(name) else { throw ScriptError("'\(name)' is missing") }
        return text
    }

    func tag() throws(ScriptError) -> String? {
        guard let tag = value("tag") else { return nil }
        return try ScriptTag.stored(tag)
    }

    func base64(_ name: String) throws(ScriptError) -> [UInt8] {
        guard let bytes = Base64.decode(try text(name)) else { throw ScriptError("'\(name)' is not base 64") }
        return bytes
    }

    /// Text that travels as its UTF-8 bytes. A NUL would end it on the other side.
    func data(_ name: String) throws(ScriptError) -> [UInt8] {
        let bytes = Array(try text(name).utf8)
        guard !bytes.contains(0) else { throw ScriptError("'\(name)' holds a NUL") }
        return bytes
    }

    /// Of a message: `text` or `base64`.
    func payload() throws(ScriptError) -> [UInt8] {
        switch (value("text"), value("base64")) {
        case (nil, nil): throw ScriptError("'text' or 'base64' is missing")
        case (nil, _): return try base64("base64")
        case (_, nil): return Array(try text("text").utf8)
        default: throw ScriptError("'text' and 'base64' are both there: one of them is the message")
        }
    }

    func user(_ name: String) throws(ScriptError) -> UserID {
        let text = try text(name)
        do throws(IdentifierError) { return try UserID(text) } catch {
            throw ScriptError("'\(name)': \(error.message)")
        }
    }

    func group(_ name: String) throws(ScriptError) -> GroupID {
        let text = try text(name)
        do throws(IdentifierError) { return try GroupID(text) } catch {
            throw ScriptError("'\(name)': \(error.message)")
        }
    }

    func address(_ name: String) throws(ScriptError) -> Address {
        let text = try text(name)
        do throws(IdentifierError) { return try Address(text) } catch {
            throw ScriptError(NodeError(.badAddress, "'\(name)': \(error.message)"))
        }
    }

    func presence(_ name: String) throws(ScriptError) -> Presence {
        let text = try text(name)
        guard let presence = Presence.allCases.first(where: { $0.name == text }) else {
            throw ScriptError("'\(name)' must be none, away or busy")
        }
        return presence
    }

    /// Which invite is answered, as its event names it; nil: the newest.
    func inviteID() throws(ScriptError) -> TransferID? {
        guard let text = try optionalText("id") else { return nil }
        guard let number = Int64(text), let id = TransferID(rawValue: number) else {
            throw ScriptError("'id' must be that of an invite, as its event gives it")
        }
        return id
    }

    /// `status` 0 is a yes with `data`; anything else a no with `reason`.
    func inviteResult() throws(ScriptError) -> InviteAnswer.Result {
        guard case .integer(let number)? = value("status"), let status = Int32(exactly: number) else {
            throw ScriptError("'status' must be a whole number: 0 to accept, any other to refuse")
        }
        if status == 0 { return .accepted(data: try data("data")) }
        return .refused(status: status, reason: String(decoding: try data("reason"), as: UTF8.self))
    }

    func profile() throws(ScriptError) -> [ScriptAction.ProfileField: String] {
        var fields: [ScriptAction.ProfileField: String] = [:]
        for field in ScriptAction.ProfileField.allCases { fields[field] = try optionalText(field.rawValue) }
        if fields.isEmpty { throw ScriptError("'name' or 'description' is missing") }
        return fields
    }
}

extension Presence {
    var name: String {
        switch self {
        case .none: "none"
        case .away: "away"
        case .busy: "busy"
        }
    }
}
