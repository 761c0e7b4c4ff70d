internal import CarrierWire

/// A friend as the node keeps him. Confined to the node.
final class Friend {
    /// toxcore's; another one after a request was made anew.
    var number: UInt32
    let userID: UserID
    var info = UserInfo()
    var presence = Presence.none
    var isConnected = false
    var label = ""
    var queue: SendQueue
    /// The request that he has not answered, of this run of the node.
    var request: RepeatedRequest?
    /// Those who wait until less waits to be sent to this friend.
    var spaceWaiters: [UInt64: CheckedContinuation<Void, Never>] = [:]
    /// The last message of the outbox that is in ``queue`` or was.
    var outboxCursor: Int64 = 0
    /// Whether nothing comes after it on the disk.
    var hasLoadedOutbox = false

    init(number: UInt32, userID: UserID, limits: SendQueue.Limits) {
        self.number = number
        self.userID = userID
        queue = SendQueue(limits: limits)
    }

    /// One from before the start.
    convenience init(number: UInt32, _ saved: FriendInfo, limits: SendQueue.Limits) {
        self.init(number: number, userID: saved.userID, limits: limits)
        (info, presence, label) = (saved.info, saved.presence, saved.label)
    }

    var snapshot: FriendInfo {
        FriendInfo(userID: userID, info: info, presence: presence, isConnected: isConnected, label: label)
    }
}
