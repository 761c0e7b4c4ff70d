public import CarrierWire

/// Groups: conferences of toxcore, which have no receipts and no way to those who are offline. Carrier protocol,
/// section 9.
extension CarrierNode {
    /// The longest message to a group in bytes.
    public static let maximumGroupMessage = 1024
    /// The longest title in bytes.
    public static let maximumGroupTitle = 127

    /// The groups that the node is in, also from before a restart.
    public var groups: [GroupID] {
        get throws(NodeError) {
            let tox = try tox()
            return tox.conferences.compactMap { tox.id(ofConference: $0) }.compactMap { try? GroupID(bytes: $0) }
        }
    }

    /// Makes a group whose only member is the node.
    ///
    /// - Throws: ``NodeError``: not ready, or toxcore refuses.
    public func createGroup() throws(NodeError) -> GroupID {
        let tox = try readyTox()
        let conference = try tox.newConference()
        return try joined(conference, tox)
    }

    /// Invites a friend, who must be connected.
    ///
    /// - Throws: ``NodeError``: not ready, no such group or friend, or one of them is not connected.
    public func invite(_ id: UserID, to group: GroupID) throws(NodeError) {
        let (tox, conference) = try conference(group)
        try tox.invite(try friend(id).number, toConference: conference)
    }

    /// Joins the group that a friend invited to. ``NodeEvent/groupConnected(_:)`` follows.
    ///
    /// - Parameter cookie: of the ``GroupInvite``.
    /// - Throws: ``NodeError``: not ready, no such friend or not connected, the cookie is none, or the group was joined before.
    public func joinGroup(of id: UserID, cookie: [UInt8]) throws(NodeError) -> GroupID {
        if cookie.isEmpty { throw NodeError(.invalidArguments, "The cookie of the invitation is missing") }
        let tox = try readyTox()
        return try joined(try tox.joinConference(friend: try friend(id).number, cookie: cookie), tox)
    }

    private func joined(_ conference: UInt32, _ tox: ToxInstance) throws(NodeError) -> GroupID {
        guard let bytes = tox.id(ofConference: conference), let id = try? GroupID(bytes: bytes) else {
            throw NodeError(.unknown, "toxcore does not know the group that it just made", facility: .dht)
        }
        storeOrWarn()
        return id
    }

    /// Leaves a group for good.
    ///
    /// - Throws: ``NodeError``: not ready, or no such group.
    public func leaveGroup(_ group: GroupID) throws(NodeError) {
        let (tox, conference) = try conference(group)
        try tox.deleteConference(conference)
        storeOrWarn()
    }

    /// Says something to those of the group who are connected. It comes back as an event too.
    ///
    /// - Parameter payload: 1 to 1024 bytes.
    /// - Throws: ``NodeError``: a length, not ready, no such group, or nobody of it is connected.
    public func send(_ payload: [UInt8], to group: GroupID) throws(NodeError) {
        guard (1...Self.maximumGroupMessage).contains(payload.count) else {
            throw NodeError(
                .invalidArguments,
                "A message to a group has 1 to \(Self.maximumGroupMessage) bytes, not \(payload.count)")
        }
        let (tox, conference) = try conference(group)
        try tox.sendMessage(payload, toConference: conference)
    }

    /// The title; empty if there is none.
    public func title(of group: GroupID) throws(NodeError) -> String {
        let (tox, conference) = try conference(group)
        return NulTerminatedText.decode(tox.title(ofConference: conference))
    }

    /// Gives the group a title. Only those who are connected learn of it; where it fails the title stays what it was; in a
    /// group that had none it is an empty one then.
    ///
    /// - Parameter title: 1 to 127 bytes without NUL.
    /// - Throws: ``NodeError``: a length, not ready, no such group, or nobody of it is connected.
    public func setTitle(_ title: String, of group: GroupID) throws(NodeError) {
        guard (1...Self.maximumGroupTitle).contains(title.utf8.count), !title.utf8.contains(0) else {
            throw NodeError(
                title.utf8.count > Self.maximumGroupTitle ? .tooLong : .invalidArguments,
                "A title has 1 to \(Self.maximumGroupTitle) bytes and no NUL, not \(title.utf8.count)")
        }
        let (tox, conference) = try conference(group)
        let former = tox.title(ofConference: conference)
        if NulTerminatedText.decode(former) == title { return }
        do throws(NodeError) {
            try tox.setTitle(NulTerminatedText.encode(title), ofConference: conference)
        } catch {
            // toxcore keeps a title that it could not send, and sends none that it has: the next attempt would be lost.
            try? tox.setTitle(former.isEmpty ? NulTerminatedText.encode("") : former, ofConference: conference)
            throw error
        }
        storeOrWarn()
    }

    /// The members: first those who are connected, the node itself among them, then those who are not.
    public func peers(of group: GroupID) throws(NodeError) -> [GroupPeer] {
        let (tox, conference) = try conference(group)
        let online = tox.peers(ofConference: conference).compactMap { Self.peer($0, isConnected: true) }
        let ids = Set(online.map(\.userID))
        let offline = tox.offlinePeers(ofConference: conference).compactMap { Self.peer($0, isConnected: false) }
        return online + offline.filter { !ids.contains($0.userID) }
    }

    private static func peer(_ peer: ToxInstance.ConferencePeer, isConnected: Bool) -> GroupPeer? {
        guard let id = try? UserID(bytes: peer.key) else { return nil }
        return GroupPeer(userID: id, name: NulTerminatedText.decode(peer.name), isConnected: isConnected)
    }

    private func conference(_ group: GroupID) throws(NodeError) -> (ToxInstance, UInt32) {
        let tox = try readyTox()
        guard let conference = tox.number(ofConference: group.bytes) else {
            throw NodeError(.notExist, "There is no group \(group) here", facility: .dht)
        }
        return (tox, conference)
    }

    // MARK: Events

    func groupConnected(_ conference: UInt32) {
        guard let group = group(conference) else { return }
        restoredGroups.remove(group)
        joinedGroups.append(group)
    }

    /// Tells of the groups that were joined in this turn, once they are on the disk: toxcore saves a group only when it is
    /// connected, and who was told of it may expect that it survives the process.
    func announceGroups() {
        if joinedGroups.isEmpty { return }
        do throws(NodeError) { try store() } catch { warn(error) }
        let groups = joinedGroups
        joinedGroups = []
        for group in groups { emit(.groupConnected(group)) }
    }

    func groupSaid(_ conference: UInt32, _ peer: UInt32, _ payload: [UInt8]) {
        guard let group = group(conference), let from = member(peer, conference), !payload.isEmpty else { return }
        emit(.groupMessage(GroupMessage(group: group, from: from, payload: payload)))
    }

    func groupTitleChanged(_ conference: UInt32, _ peer: UInt32, _ title: [UInt8]) {
        timers.changed(at: now)
        // Nobody set it just now: it came with joining, or this node set it.
        guard peer != .max, let group = group(conference), let from = member(peer, conference) else { return }
        emit(.groupTitle(group, from: from, title: NulTerminatedText.decode(title)))
    }

    func groupPeerRenamed(_ conference: UInt32, _ peer: UInt32, _ name: [UInt8]) {
        timers.changed(at: now)
        guard let group = group(conference), let id = member(peer, conference) else { return }
        emit(.groupPeerName(group, id, name: NulTerminatedText.decode(name)))
    }

    func groupPeersChanged(_ conference: UInt32) {
        timers.changed(at: now)
        guard let group = group(conference) else { return }
        // toxcore says that a group is connected only when it was joined just now.
        if restoredGroups.contains(group), instance.map({ $0.peers(ofConference: conference).count > 1 }) == true {
            restoredGroups.remove(group)
            emit(.groupConnected(group))
        }
        emit(.groupPeers(group))
    }

    private func group(_ conference: UInt32) -> GroupID? {
        instance?.id(ofConference: conference).flatMap { try? GroupID(bytes: $0) }
    }

    private func member(_ peer: UInt32, _ conference: UInt32) -> UserID? {
        instance?.peer(peer, ofConference: conference).flatMap { try? UserID(bytes: $0.key) }
    }
}
