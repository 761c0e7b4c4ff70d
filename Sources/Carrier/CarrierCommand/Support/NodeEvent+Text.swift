import CarrierCore

extension NodeEvent {
    /// The event for people; nil for what says nothing to them.
    var text: String? {
        switch self {
        case .ready: "Ready"
        case .connection(let isConnected): isConnected ? "Connected" : "Disconnected"
        case .friendRequest(let request):
            "\(request.userID) asks to become a friend: \(request.request.hello)\(request.request.name.isEmpty ? "" : " (\(request.request.name))")"
        case .friendAdded(let id): "\(id) is a friend now"
        case .friendRemoved(let id): "\(id) is no friend any more"
        case .friendConnection(let id, let isConnected): "\(id) is \(isConnected ? "connected" : "disconnected")"
        case .friendInfo(let friend):
            "\(friend.userID) is called \(friend.info.name.isEmpty ? "nothing" : friend.info.name)"
        case .friendPresence(let id, let presence): "\(id) is \(presence == .none ? "here" : presence.name)"
        case .message(let message): "\(message.from): \(message.displayText)"
        case .receipt(let receipt): "Message \(receipt.id) to \(receipt.target): \(receipt.state.text)"
        case .invite(let invite): "\(invite.from) invites: \(NulTerminatedText.decode(invite.data))"
        case .inviteAnswer(let answer): "\(answer.from) answers: \(answer.result.text)"
        case .groupInvite(let invite): "\(invite.from) invites to a group"
        case .groupConnected(let group): "Group \(group) is connected"
        case .groupMessage(let message): "\(message.group) \(message.from): \(message.text)"
        case .groupTitle(let group, _, let title): "Group \(group) is called \(title)"
        case .groupPeerName(let group, let id, let name): "In group \(group), \(id) is called \(name)"
        case .groupPeers: nil
        case .warning(let error): "Warning: \(error.message)"
        }
    }
}

extension ReceivedMessage {
    /// The text, or for long and unreadable ones how long they are.
    var displayText: String {
        let start = payload.prefix { $0 != 0 }
        guard payload.count <= 4096, let text = String(validating: start, as: UTF8.self) else {
            return "(\(payload.count) bytes)"
        }
        return text
    }
}

extension MessageReceipt.State {
    var text: String {
        switch self {
        case .delivered: "delivered"
        case .stored: "stored for him"
        case .failed: "failed"
        case .timedOut: "not confirmed"
        }
    }
}

extension InviteAnswer.Result {
    var text: String {
        switch self {
        case .accepted(let data): "yes, \(NulTerminatedText.decode(data))"
        case .refused(let status, let reason): "no (\(status)), \(reason)"
        }
    }
}
