internal import CarrierCore
public import Foundation

/// Groups. All calls but ``getGroups()`` need the Carrier to be ready. Carrier protocol, section 9.
extension Carrier {
    public func createGroup() throws -> CarrierGroup {
        bridge.group(try bridge.perform { node throws(NodeError) in try node.createGroup() })
    }

    /// Joins the group that a friend invited to. ``CarrierGroupDelegate/groupDidConnect(_:)`` follows.
    ///
    /// - Parameter cookie: as it came with the invite.
    /// - Throws: ``CarrierError``: `InvalidArgument` without a cookie, `GeneralError(ecode: 10)` for somebody who is no
    ///   friend, and those of toxcore, `DHTError`.
    public func joinGroup(createdBy friendId: String, withCookie cookie: Data) throws -> CarrierGroup {
        let id = try bridge.userID(friendId)
        if cookie.isEmpty { throw bridge.refused("The cookie is empty") }
        return bridge.group(
            try bridge.perform { node throws(NodeError) in try node.joinGroup(of: id, cookie: Array(cookie)) })
    }

    /// - Throws: ``CarrierError``: `InvalidArgument` for a group of another Carrier, `DHTError(ecode: 10)` for one that was left.
    public func leaveGroup(from group: CarrierGroup) throws {
        guard group.belongs(to: bridge) else { throw bridge.refused("The group is one of another Carrier") }
        let id = group.id
        try bridge.perform { node throws(NodeError) in try node.leaveGroup(id) }
    }

    /// The groups that the Carrier is in, also from before a restart.
    public func getGroups() throws -> [CarrierGroup] {
        try bridge.perform { node throws(NodeError) in try node.groups }.map(bridge.group)
    }
}
