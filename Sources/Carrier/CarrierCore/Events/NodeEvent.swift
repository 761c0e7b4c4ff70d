public import CarrierWire

/// What happens at a node, in the order in which it happens.
public enum NodeEvent: Sendable {
    /// The node is connected for the first time. Comes once.
    case ready
    /// Whether the node reaches the network. Repeats are left out.
    case connection(isConnected: Bool)

    /// Somebody asks to become a friend, or asks again with other words.
    case friendRequest(IncomingRequest)
    case friendAdded(UserID)
    case friendRemoved(UserID)
    case friendConnection(UserID, isConnected: Bool)
    /// A friend sent another profile.
    indirect case friendInfo(FriendInfo)
    case friendPresence(UserID, Presence)

    case message(ReceivedMessage)
    /// How a message of this node has ended.
    case receipt(MessageReceipt)

    case invite(ReceivedInvite)
    /// How an invite of this node has ended.
    case inviteAnswer(InviteAnswer)

    case groupInvite(GroupInvite)
    case groupConnected(GroupID)
    case groupMessage(GroupMessage)
    case groupTitle(GroupID, from: UserID, title: String)
    case groupPeerName(GroupID, UserID, name: String)
    /// Somebody came or went.
    case groupPeers(GroupID)

    /// Something went wrong that no call could be told: the node goes on.
    case warning(NodeError)
}
