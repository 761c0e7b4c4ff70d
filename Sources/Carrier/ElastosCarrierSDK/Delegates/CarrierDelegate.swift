public import Foundation

/// What a Carrier tells its program. Every method is optional: what is not implemented does nothing.
///
/// ```swift
/// class Echo: NSObject, CarrierDelegate {
///     func didReceiveFriendMessage(
///         _ carrier: Carrier, _ from: String, _ data: Data, _ timestamp: Date, _ isOffline: Bool
///     ) {
///         _ = try? carrier.sendFriendMessage(to: from, withMessage: data) { _, _ in }
///     }
/// }
/// ```
///
/// All are called on one background queue, `org.elastos.queue`, one after the other and in the order in which things
/// happened. They may call the Carrier, ``Carrier/kill()`` too. The Carrier holds its delegate weakly.
public protocol CarrierDelegate: CarrierGroupDelegate {
    /// For work that is due from time to time: at most once per `iterateInterval` of ``Carrier/start(iterateInterval:)``.
    func willBecomeIdle(_ carrier: Carrier)

    /// Whether the network is reached. Repeats are left out.
    func connectionStatusDidChange(_ carrier: Carrier, _ newStatus: CarrierConnectionStatus)

    /// The Carrier is connected for the first time: from now on everything can be called. Comes once, before the first
    /// ``connectionStatusDidChange(_:_:)``.
    func didBecomeReady(_ carrier: Carrier)

    /// The own profile was changed with ``Carrier/setSelfUserInfo(_:)``.
    func selfUserInfoDidChange(_ carrier: Carrier, _ newInfo: CarrierUserInfo)

    /// The friends that there are at the start, before anything else. Comes once.
    func didReceiveFriendsList(_ carrier: Carrier, _ friends: [CarrierFriendInfo])

    /// A friend came or went.
    func friendConnectionDidChange(_ carrier: Carrier, _ friendId: String, _ newStatus: CarrierConnectionStatus)

    /// A friend sent another profile.
    func friendInfoDidChange(_ carrier: Carrier, _ friendId: String, _ newInfo: CarrierFriendInfo)

    /// A friend says something else of himself: here, away or busy.
    func friendPresenceDidChange(_ carrier: Carrier, _ friendId: String, _ newPresence: CarrierPresenceStatus)

    /// Somebody asks to become a friend. Answer, now or later, with ``Carrier/acceptFriend(with:)``.
    ///
    /// It comes when the Carrier is ready, so that it can be answered. One that was not comes again after the next start.
    /// - Parameters:
    ///   - userInfo: only the user id, name and description; strangers write this.
    ///   - hello: his greeting.
    func didReceiveFriendRequest(_ carrier: Carrier, _ userId: String, _ userInfo: CarrierUserInfo, _ hello: String)

    /// Somebody became a friend, by ``Carrier/addFriend(with:withGreeting:)`` or ``Carrier/acceptFriend(with:)``.
    func newFriendAdded(_ carrier: Carrier, _ newFriend: CarrierFriendInfo)

    /// Somebody is no friend any more, by ``Carrier/removeFriend(_:)``.
    func friendRemoved(_ carrier: Carrier, _ friendId: String)

    /// A friend sent a message.
    ///
    /// - Parameters:
    ///   - data: exactly the bytes that he gave, at least one. Some programs end a text with a NUL.
    ///   - timestamp: when it arrived here; of an offline message, when the Express node got it.
    func didReceiveFriendMessage(
        _ carrier: Carrier, _ from: String, _ data: Data, _ timestamp: Date, _ isOffline: Bool)

    /// A friend invites. Answer with ``Carrier/replyFriendInviteRequest(to:withStatus:reason:data:)``.
    ///
    /// - Parameter data: what he sent, up to its first NUL.
    func didReceiveFriendInviteRequest(_ carrier: Carrier, _ from: String, _ data: String)

    /// A friend invites to a group. Join with ``Carrier/joinGroup(createdBy:withCookie:)``.
    func didReceiveGroupInvite(_ carrier: Carrier, _ from: String, _ cookie: Data)
}

extension CarrierDelegate {
    public func willBecomeIdle(_ carrier: Carrier) {}
    public func connectionStatusDidChange(_ carrier: Carrier, _ newStatus: CarrierConnectionStatus) {}
    public func didBecomeReady(_ carrier: Carrier) {}
    public func selfUserInfoDidChange(_ carrier: Carrier, _ newInfo: CarrierUserInfo) {}
    public func didReceiveFriendsList(_ carrier: Carrier, _ friends: [CarrierFriendInfo]) {}
    public func friendConnectionDidChange(
        _ carrier: Carrier, _ friendId: String, _ newStatus: CarrierConnectionStatus
    ) {}
    public func friendInfoDidChange(_ carrier: Carrier, _ friendId: String, _ newInfo: CarrierFriendInfo) {}
    public func friendPresenceDidChange(
        _ carrier: Carrier, _ friendId: String, _ newPresence: CarrierPresenceStatus
    ) {}
    public func didReceiveFriendRequest(
        _ carrier: Carrier, _ userId: String, _ userInfo: CarrierUserInfo, _ hello: String
    ) {}
    public func newFriendAdded(_ carrier: Carrier, _ newFriend: CarrierFriendInfo) {}
    public func friendRemoved(_ carrier: Carrier, _ friendId: String) {}
    public func didReceiveFriendMessage(
        _ carrier: Carrier, _ from: String, _ data: Data, _ timestamp: Date, _ isOffline: Bool
    ) {}
    public func didReceiveFriendInviteRequest(_ carrier: Carrier, _ from: String, _ data: String) {}
    public func didReceiveGroupInvite(_ carrier: Carrier, _ from: String, _ cookie: Data) {}
}
