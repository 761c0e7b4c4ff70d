import ElastosCarrierSDK
import Foundation
import Synchronization

/// A delegate that writes down what it is told, for tests that wait for it.
final class Recorder: NSObject, CarrierDelegate, Sendable {
    typealias Reaction = @Sendable (Carrier, String) -> Void

    private struct Waiter {
        let prefix: String
        let continuation: CheckedContinuation<String, Never>
    }

    private struct State {
        var events: [String] = []
        var seen: [String] = []
        var waiters: [Waiter] = []
        var messages: [Data] = []
        var cookie = Data()
        var reaction: Reaction?
    }

    private let state = Mutex(State())

    /// - Parameter reaction: called in each callback.
    init(_ reaction: Reaction? = nil) {
        super.init()
        state.withLock { $0.reaction = reaction }
    }

    /// Everything so far, in order.
    var seen: [String] { state.withLock { $0.seen } }
    var messages: [Data] { state.withLock { $0.messages } }
    var cookie: Data { state.withLock { $0.cookie } }

    /// The first event that begins like this and was not waited for before; comes at once if it has happened.
    @discardableResult
    func next(_ prefix: String) async -> String {
        await withCheckedContinuation { continuation in
            let found: String? = state.withLock { state in
                if let index = state.events.firstIndex(where: { $0.hasPrefix(prefix) }) {
                    return state.events.remove(at: index)
                }
                state.waiters.append(Waiter(prefix: prefix, continuation: continuation))
                return nil
            }
            if let found { continuation.resume(returning: found) }
        }
    }

    private func tell(_ carrier: Carrier?, _ event: String) {
        let (waiter, reaction) = state.withLock { state -> (Waiter?, Reaction?) in
            state.seen.append(event)
            if let index = state.waiters.firstIndex(where: { event.hasPrefix($0.prefix) }) {
                return (state.waiters.remove(at: index), state.reaction)
            }
            state.events.append(event)
            return (nil, state.reaction)
        }
        if let carrier { reaction?(carrier, event) }
        waiter?.continuation.resume(returning: event)
    }

    func willBecomeIdle(_ carrier: Carrier) { tell(carrier, "idle") }
    func connectionStatusDidChange(_ carrier: Carrier, _ newStatus: CarrierConnectionStatus) {
        tell(carrier, "connection \(newStatus)")
    }
    func didBecomeReady(_ carrier: Carrier) { tell(carrier, "ready") }
    func selfUserInfoDidChange(_ carrier: Carrier, _ newInfo: CarrierUserInfo) {
        tell(carrier, "self \(newInfo.name ?? "")")
    }
    func didReceiveFriendsList(_ carrier: Carrier, _ friends: [CarrierFriendInfo]) {
        tell(carrier, "friends \(friends.count)")
    }
    func friendConnectionDidChange(_ carrier: Carrier, _ friendId: String, _ newStatus: CarrierConnectionStatus) {
        tell(carrier, "friend \(newStatus)")
    }
    func friendInfoDidChange(_ carrier: Carrier, _ friendId: String, _ newInfo: CarrierFriendInfo) {
        tell(carrier, "info \(newInfo.name ?? "")")
    }
    func friendPresenceDidChange(_ carrier: Carrier, _ friendId: String, _ newPresence: CarrierPresenceStatus) {
        tell(carrier, "presence \(newPresence)")
    }
    func didReceiveFriendRequest(
        _ carrier: Carrier, _ userId: String, _ userInfo: CarrierUserInfo, _ hello: String
    ) {
        tell(carrier, "request \(userId) \(userInfo.name ?? "") \(hello)")
    }
    func newFriendAdded(_ carrier: Carrier, _ newFriend: CarrierFriendInfo) {
        tell(carrier, "added \(newFriend.userId ?? "")")
    }
    func friendRemoved(_ carrier: Carrier, _ friendId: String) { tell(carrier, "removed \(friendId)") }
    func didReceiveFriendMessage(
        _ carrier: Carrier, _ from: String, _ data: Data, _ timestamp: Date, _ isOffline: Bool
    ) {
        state.withLock { $0.messages.append(data) }
        tell(carrier, "message \(data.count)")
    }
    func didReceiveFriendInviteRequest(_ carrier: Carrier, _ from: String, _ data: String) {
        tell(carrier, "invite \(data)")
    }
    func didReceiveGroupInvite(_ carrier: Carrier, _ from: String, _ cookie: Data) {
        state.withLock { $0.cookie = cookie }
        tell(carrier, "group invite")
    }
    func groupDidConnect(_ group: CarrierGroup) { tell(nil, "group connected") }
    func didReceiveGroupMessage(_ group: CarrierGroup, _ from: String, _ data: Data) {
        tell(nil, "group message \(String(decoding: data, as: UTF8.self))")
    }
    func groupTitleDidChange(_ group: CarrierGroup, _ from: String, _ newTitle: String) {
        tell(nil, "group title \(newTitle)")
    }
    func groupPeerNameDidChange(_ group: CarrierGroup, _ from: String, _ newName: String) {
        tell(nil, "group name \(newName)")
    }
    func groupPeerListDidChange(_ group: CarrierGroup) { tell(nil, "group peers") }
}
