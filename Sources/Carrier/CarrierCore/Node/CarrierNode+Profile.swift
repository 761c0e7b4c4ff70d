public import CarrierWire

/// What the node says of itself. Carrier protocol, sections 1.3 to 1.5.
extension CarrierNode {
    /// The own profile.
    public var profile: UserInfo { info }

    /// Changes the profile and tells the friends.
    ///
    /// - Throws: ``NodeError/Code/invalidArguments`` if a field is longer than ``WireLimits`` says, or all together are
    ///   longer than Tox carries (1007 bytes). The old profile stays then.
    public func setProfile(_ new: UserInfo) throws(NodeError) {
        let tox = try tox()
        if new == info { return }
        let bytes = try new.statusMessage()
        let isRenamed = new.name != info.name
        try tox.setStatusMessage(bytes)
        // Native peers take the name from the profile; conferences show this one.
        if isRenamed { try tox.setName(NulTerminatedText.encode(new.name)) }
        info = new
        try store()
    }

    /// What friends are told about the program; part of the profile.
    public var clientInfo: ClientInfo { ClientInfo(info) }

    /// Changes that part of the profile and tells the friends.
    ///
    /// - Throws: as ``setProfile(_:)``.
    public func setClientInfo(_ client: ClientInfo) throws(NodeError) {
        var new = info
        new.set(client)
        try setProfile(new)
    }

    /// What the person says of himself: here, away or busy.
    public var presence: Presence {
        get throws(NodeError) { Presence(rawValue: try tox().status) ?? .none }
    }

    /// Tells the friends whether the person is there. It is kept over a restart.
    public func setPresence(_ presence: Presence) throws(NodeError) {
        let tox = try tox()
        if tox.status == presence.rawValue { return }
        tox.status = presence.rawValue
        try store()
    }
}
