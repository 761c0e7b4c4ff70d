internal import CarrierCore

/// What the node says of itself. Carrier protocol, sections 1.3 to 1.5.
extension Carrier {
    /// Gives the node another address: requests to the old one do not arrive any more. Friends stay.
    ///
    /// - Parameter newNospam: any number.
    public func setSelfNospam(_ newNospam: UInt32) throws {
        try bridge.perform { node throws(NodeError) in try node.setNospam(Nospam(rawValue: newNospam)) }
        // So that it is known after the end too.
        _ = bridge.address
    }

    /// The part of the address that can be changed.
    public func getSelfNospam() throws -> UInt32 {
        try bridge.perform { node throws(NodeError) in try node.nospam.rawValue }
    }

    /// Changes the own profile and tells the friends. A change is also told to
    /// ``CarrierDelegate/selfUserInfoDidChange(_:_:)``.
    ///
    /// - Parameter newUserInfo: with the own user id or none; nil is an empty text.
    /// - Throws: ``CarrierError``: `GeneralError(ecode: 1)` for another user id, or a text that is too long or has a NUL.
    public func setSelfUserInfo(_ newUserInfo: CarrierUserInfo) throws {
        if let id = newUserInfo.userId, (try? UserID(id)) != bridge.node.userID {
            throw bridge.failure(NodeError(.invalidArguments, "This is the profile of another user"))
        }
        let fields = newUserInfo.fields
        let changed: UserInfo? = try bridge.perform { node throws(NodeError) in
            let old = node.profile
            var new = old
            fields.write(to: &new)
            try node.setProfile(new)
            return new == old ? nil : new
        }
        guard let changed else { return }
        let id = bridge.node.userID
        bridge.tellDelegate { $1.selfUserInfoDidChange($0, CarrierUserInfo(id, changed)) }
    }

    /// The own profile: a copy.
    public func getSelfUserInfo() throws -> CarrierUserInfo {
        CarrierUserInfo(bridge.node.userID, try ownInfo())
    }

    /// Tells the friends whether the person is there.
    public func setSelfPresence(_ newPresence: CarrierPresenceStatus) throws {
        let presence = newPresence.presence
        try bridge.perform { node throws(NodeError) in try node.setPresence(presence) }
    }

    public func getSelfPresence() throws -> CarrierPresenceStatus {
        CarrierPresenceStatus(try bridge.perform { node throws(NodeError) in try node.presence })
    }

    /// Tells the friends what program this is.
    ///
    /// - Throws: ``CarrierError``: `GeneralError(ecode: 1)` for a text that is too long, or together with the rest of the
    ///   profile is.
    public func setClientInfo(_ info: CarrierClientInfo) throws {
        let client = info.client
        try bridge.perform { node throws(NodeError) in try node.setClientInfo(client) }
    }

    public func getClientInfo() throws -> CarrierClientInfo { CarrierClientInfo(try ownInfo()) }

    /// What a friend's program last said of itself.
    ///
    /// - Throws: ``CarrierError``: `GeneralError(ecode: 10)` for somebody who is no friend.
    public func getFriendClientInfo(_ friendId: String) throws -> CarrierClientInfo {
        CarrierClientInfo(try friend(friendId).info)
    }

    /// Changes the part of the profile that is new in 6.1.
    ///
    /// - Throws: as ``setClientInfo(_:)``.
    public func setSelfProfileExt(_ ext: CarrierProfileExt) throws {
        let (avatarURL, url, ens, extra) = (ext.avatarUrl, ext.url, ext.ens, ext.extra)
        try bridge.perform { node throws(NodeError) in
            var info = node.profile
            (info.avatarURL, info.url, info.ens, info.extra) = (avatarURL, url, ens, extra)
            try node.setProfile(info)
        }
    }

    public func getSelfProfileExt() throws -> CarrierProfileExt { CarrierProfileExt(try ownInfo()) }

    /// The same part of a friend's profile.
    ///
    /// - Throws: as ``getFriendClientInfo(_:)``.
    public func getFriendProfileExt(_ friendId: String) throws -> CarrierProfileExt {
        CarrierProfileExt(try friend(friendId).info)
    }

    /// The avatar's address of somebody who asks to become a friend.
    ///
    /// - Returns: nil unless ``CarrierDelegate/didReceiveFriendRequest(_:_:_:_:)`` runs for this user at the moment.
    public func getFriendRequestProfileExt(_ userId: String) -> CarrierProfileExt? {
        guard let id = try? UserID(userId), let avatarURL = bridge.requestAvatarURL(of: id) else { return nil }
        return CarrierProfileExt(avatarUrl: avatarURL, url: "", ens: "", extra: "")
    }

    private func ownInfo() throws -> UserInfo { try bridge.perform { node throws(NodeError) in node.profile } }
}
