import CarrierCore
import CommandLineInterface
import NativeLoop

/// An event as a script reads it: an object, and the bytes of a message, which become its `base64`.
struct EventLine {
    var object: JSONValue.Object
    var base64: [UInt8]?

    init(_ event: String, _ members: [(name: String, value: JSONValue)] = [], base64: [UInt8]? = nil) {
        object = JSONValue.Object([("event", .string(event))] + members)
        self.base64 = base64
    }
}

extension NodeEvent {
    /// - Parameters:
    ///   - address: the own one; only ``NodeEvent/ready`` tells it.
    ///   - inviteTag: what the script called the invite that is answered.
    func line(user: UserID, address: Address, inviteTag: JSONValue?) -> EventLine {
        switch self {
        case .ready: EventLine("ready", [("user", .id(user)), ("address", .id(address))])
        case .connection(let isConnected): EventLine("connection", [("status", .connection(isConnected))])
        case .friendRequest(let request): request.line
        case .friendAdded(let id): EventLine("friend.added", [("user", .id(id))])
        case .friendRemoved(let id): EventLine("friend.removed", [("user", .id(id))])
        case .friendInfo(let info): EventLine("friend.info", info.members)
        case .message, .receipt, .friendConnection, .friendPresence: friendLine ?? EventLine("unknown")
        case .invite(let invite): invite.line
        case .inviteAnswer(let answer): answer.line(tag: inviteTag)
        case .groupInvite(let invite):
            EventLine(
                "group.invite", [("user", .id(invite.from)), ("cookie", .string(Base64.text(invite.cookie)))])
        case .groupConnected(let group): EventLine("group.connected", [("group", .id(group))])
        case .groupMessage(let message): message.line
        case .groupTitle(let group, let from, let title):
            EventLine("group.title", [("group", .id(group)), ("user", .id(from)), ("title", .string(title))])
        case .groupPeerName(let group, let id, let name):
            EventLine("group.peer.name", [("group", .id(group)), ("user", .id(id)), ("name", .string(name))])
        case .groupPeers(let group): EventLine("group.peers.changed", [("group", .id(group))])
        case .warning(let error):
            EventLine(
                "warning",
                [
                    ("code", .string(error.name)), ("number", .string(NodeError.hexadecimal(error.number))),
                    ("message", .string(error.message)),
                ])
        }
    }
}

extension NodeEvent {
    /// The line of what a friend does, or what becomes of a message to him; nil for other events.
    var friendLine: EventLine? {
        switch self {
        case .message(let message): message.line
        case .receipt(let receipt): receipt.line
        case .friendConnection(let id, let isConnected):
            EventLine("friend.connection", [("user", .id(id)), ("status", .connection(isConnected))])
        case .friendPresence(let id, let presence):
            EventLine("friend.presence", [("user", .id(id)), ("value", .string(presence.name))])
        default: nil
        }
    }
}

extension IncomingRequest {
    var line: EventLine {
        EventLine(
            "friend.request",
            [
                ("user", .id(userID)), ("name", .string(request.name)),
                ("description", .string(request.briefDescription)), ("hello", .string(request.hello)),
                ("firstSeen", .integer(firstSeen)),
            ])
    }
}

extension FriendInfo {
    var members: [(name: String, value: JSONValue)] {
        [
            ("user", .id(userID)), ("name", .string(info.name)), ("description", .string(info.briefDescription)),
            ("label", .string(label)), ("status", .connection(isConnected)), ("presence", .string(presence.name)),
            ("phone", .string(info.phone)), ("email", .string(info.email)), ("gender", .string(info.gender)),
            ("region", .string(info.region)),
        ]
    }
}

extension PeerTarget {
    /// The user, and the extension if the message or invite is for one.
    var members: [(name: String, value: JSONValue)] {
        [("user", .id(userID))] + (extensionName.map { [("extension", .string($0))] } ?? [])
    }
}

extension ReceivedMessage {
    fileprivate var line: EventLine {
        EventLine(
            "message", from.members + [("timestamp", .integer(timestamp)), ("offline", .bool(isOffline))],
            base64: payload)
    }
}

extension MessageReceipt {
    fileprivate var line: EventLine {
        EventLine(
            "receipt",
            [
                ("tag", ScriptTag.json(tag)), ("state", .string(state.rawValue)), ("user", .id(target.userID)),
                ("id", .integer(Int64(id))),
            ])
    }
}

extension ReceivedInvite {
    fileprivate var line: EventLine {
        EventLine(
            "invite",
            from.members + [
                // As text: not every reader of JSON keeps so large a number.
                ("id", .string("\(transferID.rawValue)")), ("data", .string(NulTerminatedText.decode(data))),
            ], base64: data)
    }
}

extension InviteAnswer {
    fileprivate func line(tag: JSONValue?) -> EventLine {
        let start = [("tag", tag ?? .null)] + from.members
        switch result {
        case .accepted(let data):
            let answer: [(name: String, value: JSONValue)] = [
                ("status", 0), ("reason", .null), ("data", .string(NulTerminatedText.decode(data))),
            ]
            return EventLine("invite.reply", start + answer, base64: data)
        case .refused(let status, let reason):
            let answer: [(name: String, value: JSONValue)] = [
                ("status", .integer(Int64(status))), ("reason", .string(reason)), ("data", .null),
            ]
            return EventLine("invite.reply", start + answer)
        }
    }
}

extension GroupMessage {
    fileprivate var line: EventLine {
        EventLine(
            "group.message", [("group", .id(group)), ("user", .id(from)), ("text", .string(text))], base64: payload)
    }
}

extension JSONValue {
    static func id(_ id: some CustomStringConvertible) -> JSONValue { .string(id.description) }
    static func connection(_ isConnected: Bool) -> JSONValue { isConnected ? "connected" : "disconnected" }
}
