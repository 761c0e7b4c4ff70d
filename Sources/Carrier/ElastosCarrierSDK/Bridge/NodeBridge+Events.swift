internal import CarrierCore
internal import Foundation

/// What the node reports, as calls of the delegate. All of it runs on the node's thread, so it only enqueues.
extension NodeBridge {
    func arrived(_ event: NodeEvent) {
        switch event {
        case .ready:
            tellDelegate { $1.didBecomeReady($0) }
            // Now they can be answered. Programs know no other way to hear of them.
            for request in takeEarlierRequests() { tellDelegate(of: request) }
        case .connection(let isConnected):
            tellDelegate { $1.connectionStatusDidChange($0, CarrierConnectionStatus(isConnected: isConnected)) }
        case .friendRequest(let request): tellDelegate(of: request)
        case .friendAdded(let id):
            // Asked for when it is told: here, the node is in the middle of something.
            tellDelegate { [self] in $1.newFriendAdded($0, friendInfo(id)) }
        case .friendRemoved(let id): tellDelegate { $1.friendRemoved($0, id.description) }
        case .friendConnection(let id, let isConnected):
            tellDelegate {
                $1.friendConnectionDidChange(
                    $0, id.description, CarrierConnectionStatus(isConnected: isConnected))
            }
        case .friendInfo(let info):
            tellDelegate { $1.friendInfoDidChange($0, info.userID.description, CarrierFriendInfo(info)) }
        case .friendPresence(let id, let presence):
            tellDelegate { $1.friendPresenceDidChange($0, id.description, CarrierPresenceStatus(presence)) }
        case .message(let message): arrived(message)
        case .invite(let invite): arrived(invite)
        case .groupInvite(let invite):
            tellDelegate { $1.didReceiveGroupInvite($0, invite.from.description, Data(invite.cookie)) }
        case .groupConnected(let id): tellDelegate { [self] in $1.groupDidConnect(group(id)) }
        case .groupMessage(let message):
            tellDelegate { [self] in
                $1.didReceiveGroupMessage(group(message.group), message.from.description, Data(message.payload))
            }
        case .groupTitle(let id, let from, let title):
            tellDelegate { [self] in $1.groupTitleDidChange(group(id), from.description, title) }
        case .groupPeerName(let id, let peer, let name):
            tellDelegate { [self] in $1.groupPeerNameDidChange(group(id), peer.description, name) }
        case .groupPeers(let id): tellDelegate { [self] in $1.groupPeerListDidChange(group(id)) }
        // These have handlers of their own, or are in the log.
        case .receipt, .inviteAnswer, .warning: break
        }
    }

    private func friendInfo(_ id: UserID) -> CarrierFriendInfo {
        let known = try? perform { node throws(NodeError) in try node.friendInfo(id) }
        // Removed again meanwhile.
        return known.map(CarrierFriendInfo.init) ?? CarrierFriendInfo(id)
    }

    private func arrived(_ message: ReceivedMessage) {
        // The published extensions have no messages.
        if message.from.extensionName != nil { return }
        tellDelegate {
            $1.didReceiveFriendMessage(
                $0, message.from.userID.description, Data(message.payload),
                Date(timeIntervalSince1970: Double(message.timestamp) / 1_000_000), message.isOffline)
        }
    }

    private func arrived(_ invite: ReceivedInvite) {
        let from = invite.from.userID.description
        let text = NulTerminatedText.decode(invite.data)
        guard let name = invite.from.extensionName else {
            tellDelegate { $1.didReceiveFriendInviteRequest($0, from, text) }
            return
        }
        if name == CarrierExtension.name {
            tellExtension { handler, carrier in handler(carrier, from, text) }
        }
    }
}
