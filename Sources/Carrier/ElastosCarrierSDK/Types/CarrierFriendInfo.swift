internal import CarrierCore
internal import Foundation

/// What is known of a friend: a copy, which later changes do not reach.
public class CarrierFriendInfo: CarrierUserInfo {
    /// Whether he can be reached.
    public var status = CarrierConnectionStatus.Disconnected
    /// The name that only this node knows, up to 63 bytes; empty if there is none.
    public var label: String?
    /// What he last said of himself, also while he is not connected.
    public var presence = CarrierPresenceStatus.None

    public override init() { super.init() }

    init(_ friend: FriendInfo) {
        status = CarrierConnectionStatus(isConnected: friend.isConnected)
        label = friend.label
        presence = CarrierPresenceStatus(friend.presence)
        super.init(friend.userID, friend.info)
    }

    /// A friend of whom nothing is known.
    init(_ id: UserID) {
        label = ""
        super.init(id, UserInfo())
    }
}
