internal import CarrierCore

/// Friends and requests. Carrier protocol, section 5.
extension Carrier {
    /// All friends, in the order in which they were added.
    public func getFriends() throws -> [CarrierFriendInfo] {
        try bridge.perform { node throws(NodeError) in node.allFriends }.map(CarrierFriendInfo.init)
    }

    /// - Throws: ``CarrierError``: `GeneralError(ecode: 10)` for somebody who is no friend.
    public func getFriendInfo(_ friendId: String) throws -> CarrierFriendInfo {
        CarrierFriendInfo(try friend(friendId))
    }

    /// Gives a friend a name that only this node knows.
    ///
    /// - Parameter newLabel: up to 63 bytes without NUL; empty takes it away.
    public func setFriendLabel(forFriend friendId: String, newLabel: String) throws {
        let id = try bridge.userID(friendId)
        try bridge.perform { node throws(NodeError) in try node.setLabel(newLabel, of: id) }
    }

    /// Whether this is the user id of a friend; false also for what is no user id, and after ``kill()``.
    public func isFriend(with userId: String) -> Bool {
        guard let id = try? UserID(userId) else { return false }
        return (try? bridge.perform { node throws(NodeError) in node.isFriend(id) }) ?? false
    }

    /// Asks the owner of an address to become a friend. Here he is one from now on, though he has not agreed yet.
    ///
    /// - Parameters:
    ///   - address: his address, not his user id.
    ///   - hello: a greeting; with the own name and description up to 940 bytes.
    /// - Throws: ``CarrierError``: `InvalidArgument` for an empty text, `GeneralError(ecode: 1)` for what is no address or
    ///   the own one, `GeneralError(ecode: 31)` for a greeting that is too long, and those of toxcore.
    public func addFriend(with address: String, withGreeting hello: String) throws {
        if address.isEmpty || hello.isEmpty { throw bridge.refused("The address or the greeting is empty") }
        let parsed: Address
        do throws(IdentifierError) { parsed = try Address(address) } catch {
            throw bridge.failure(NodeError(.invalidArguments, error.message))
        }
        try bridge.perform { node throws(NodeError) in try node.add(parsed, hello: hello) }
    }

    /// Makes somebody a friend who has asked, or will.
    ///
    /// - Throws: ``CarrierError``: `GeneralError(ecode: 1)` for the own user id, `GeneralError(ecode: 11)` for a friend.
    public func acceptFriend(with userId: String) throws {
        let id = try bridge.userID(userId)
        try bridge.perform { node throws(NodeError) in try node.accept(id) }
    }

    /// Ends a friendship. The other side is not told: it sees that the node is offline.
    ///
    /// - Throws: ``CarrierError``: `GeneralError(ecode: 10)` for somebody who is no friend.
    public func removeFriend(_ friendId: String) throws {
        let id = try bridge.userID(friendId)
        try bridge.perform { node throws(NodeError) in try node.remove(id) }
    }

    func friend(_ friendId: String) throws -> FriendInfo {
        let id = try bridge.userID(friendId)
        return try bridge.perform { node throws(NodeError) in try node.friendInfo(id) }
    }
}
