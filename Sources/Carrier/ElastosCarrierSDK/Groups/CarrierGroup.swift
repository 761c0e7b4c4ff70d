internal import CarrierCore
public import Foundation

/// A group that the Carrier is in. It has no receipts, and no way to those who are offline.
///
/// Two objects of the same group and Carrier are equal. All calls but ``getId()`` and ``leave()`` throw
/// ``CarrierError/GeneralError(ecode:)`` 9 before the Carrier is ready, ``CarrierError/DHTError(ecode:)`` 10 for a group
/// that was left, and ``CarrierError/IllegalState`` once the Carrier was killed. Carrier protocol, section 9.
public final class CarrierGroup: NSObject, Sendable {
    let id: GroupID
    private let bridge: NodeBridge

    init(_ id: GroupID, _ bridge: NodeBridge) {
        self.id = id
        self.bridge = bridge
    }

    /// The group's id in base 58.
    public func getId() -> String { id.description }

    /// Invites a friend, who must be connected.
    public func inviteFriend(_ friendId: String) throws {
        let friend = try bridge.userID(friendId)
        try bridge.perform { [id] node throws(NodeError) in try node.invite(friend, to: id) }
    }

    /// Says something to those of the group who are connected.
    ///
    /// - Parameter message: 1 to 1024 bytes.
    public func sendMessage(_ message: Data) throws {
        if message.isEmpty { throw bridge.refused("A message has at least one byte") }
        try bridge.perform { [id] node throws(NodeError) in try node.send(Array(message), to: id) }
    }

    /// The title; empty if there is none.
    public func getTitle() throws -> String {
        try bridge.perform { [id] node throws(NodeError) in try node.title(of: id) }
    }

    /// - Parameter title: 1 to 127 bytes without NUL.
    public func setTitle(_ title: String) throws {
        if title.isEmpty { throw bridge.refused("The title is empty") }
        try bridge.perform { [id] node throws(NodeError) in try node.setTitle(title, of: id) }
    }

    /// The members: first those who are connected, the own one among them, then those who are not.
    public func getPeers() throws -> [CarrierGroupPeer] {
        try bridge.perform { [id] node throws(NodeError) in try node.peers(of: id) }.map(CarrierGroupPeer.init)
    }

    /// One member.
    ///
    /// - Throws: ``CarrierError/GeneralError(ecode:)`` 10 if there is none with this user id.
    public func getPeer(byPeerid peerId: String) throws -> CarrierGroupPeer {
        let peer = try bridge.userID(peerId)
        let peers = try bridge.perform { [id] node throws(NodeError) in try node.peers(of: id) }
        guard let found = peers.first(where: { $0.userID == peer }) else {
            throw bridge.failure(NodeError(.notExist, "The group has no member \(peer)"))
        }
        return CarrierGroupPeer(found)
    }

    /// Leaves the group, if the Carrier is in it still. ``Carrier/leaveGroup(from:)`` also says whether that failed.
    public func leave() {
        // What fails is in the log; there is nothing that a program could do.
        _ = try? bridge.perform { [id] node throws(NodeError) in try node.leaveGroup(id) }
    }

    func belongs(to bridge: NodeBridge) -> Bool { self.bridge === bridge }

    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? CarrierGroup else { return false }
        return other.id == id && other.bridge === bridge
    }

    public override var hash: Int { id.hashValue }
}
