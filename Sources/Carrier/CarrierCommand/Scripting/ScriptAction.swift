import CarrierCore
import CommandLineInterface
import NativeLoop

/// What a command of a script asks for. Carrier's ids are checked already.
enum ScriptAction: Sendable {
    case add(Address, hello: String)
    case accept(UserID)
    case dismiss(UserID)
    case remove(UserID)
    case label(UserID, String)
    case send(UserID, [UInt8], tag: String?)
    case invite(UserID, [UInt8])
    /// Without an id the newest invite is answered.
    case reply(UserID, TransferID?, InviteAnswer.Result)
    case profile([ProfileField: String])
    case presence(Presence)
    case friends
    case requests
    case groupNew
    case groupInvite(GroupID, UserID)
    case groupJoin(UserID, cookie: [UInt8])
    case groupLeave(GroupID)
    case groupSend(GroupID, [UInt8])
    case groupTitle(GroupID, String)
    case groupPeers(GroupID)
    case groupList
    case stop

    /// A part of the own profile that a script can change.
    enum ProfileField: String, CaseIterable {
        case name, description, phone, email, gender, region
    }
}

/// A line of a script, understood or not.
struct ScriptCommand: Sendable {
    let subject: ScriptSubject
    let action: Result<ScriptAction, ScriptError>

    init(_ line: LineSplitter.Line) {
        switch line {
        case .tooLong:
            subject = ScriptSubject()
            let limit = LineSplitter.lengthLimit
            action = .failure(ScriptError("tooLong", "The line has more than \(limit) bytes: it was passed over"))
        case .bytes(let bytes):
            do throws(JSONReader.Failure) {
                guard case .object(let object) = try JSONReader.read(bytes) else {
                    subject = ScriptSubject()
                    action = .failure(ScriptError("badJSON", "A command is a JSON object"))
                    return
                }
                subject = ScriptSubject(object)
                action = Self.action(ScriptFields(object))
            } catch {
                subject = ScriptSubject()
                action = .failure(ScriptError("badJSON", "The line is no JSON: \(error.message)"))
            }
        }
    }

    private static func action(_ fields: ScriptFields) -> Result<ScriptAction, ScriptError> {
        do throws(ScriptError) { return .success(try ScriptAction(fields)) } catch { return .failure(error) }
    }
}

extension ScriptAction {
    init(_ fields: ScriptFields) throws(ScriptError) {
        // Looked at even where it is not used: an answer could not repeat it.
        let tag = try fields.tag()
        switch try fields.text("op") {
        case "add": self = .add(try fields.address("address"), hello: try fields.text("hello"))
        case "accept": self = .accept(try fields.user("user"))
        case "dismiss": self = .dismiss(try fields.user("user"))
        case "remove": self = .remove(try fields.user("user"))
        case "label": self = .label(try fields.user("user"), try fields.text("label"))
        case "send": self = .send(try fields.user("user"), try fields.payload(), tag: tag)
        case "invite": self = .invite(try fields.user("user"), try fields.data("data"))
        case "reply": self = .reply(try fields.user("user"), try fields.inviteID(), try fields.inviteResult())
        case "profile": self = .profile(try fields.profile())
        case "presence": self = .presence(try fields.presence("value"))
        case "friends": self = .friends
        case "requests": self = .requests
        case "group": self = try Self.group(fields)
        case "stop": self = .stop
        case let other: throw ScriptError("unknownCommand", "There is no 'op' \(ScriptFields.shown(other))")
        }
    }

    private static func group(_ fields: ScriptFields) throws(ScriptError) -> ScriptAction {
        switch try fields.text("do") {
        case "new": return .groupNew
        case "invite": return .groupInvite(try fields.group("group"), try fields.user("user"))
        case "join": return .groupJoin(try fields.user("user"), cookie: try fields.base64("cookie"))
        case "leave": return .groupLeave(try fields.group("group"))
        case "send": return .groupSend(try fields.group("group"), try fields.payload())
        case "title": return .groupTitle(try fields.group("group"), try fields.text("title"))
        case "peers": return .groupPeers(try fields.group("group"))
        case "list": return .groupList
        case let other: throw ScriptError("unknownCommand", "There is no 'do' \(ScriptFields.shown(other))")
        }
    }
}
