public import CarrierWire

/// Friends and requests. Carrier protocol, section 5.
extension CarrierNode {
    // MARK: Asking and answering

    /// Asks the owner of an address to become a friend. He counts as one here from now on, though he has not agreed yet.
    ///
    /// A request that is not answered is repeated while the node runs, ever less often. For somebody who is a friend already it
    /// changes nothing.
    /// - Parameter hello: a greeting; with the own name and description up to 940 bytes, as longer requests never arrive.
    /// - Throws: ``NodeError``: the own address, an empty or too long greeting, not ready.
    public func add(_ address: Address, hello: String) throws(NodeError) {
        if address.userID == userID {
            if address == (try? self.address) {
                throw NodeError(.invalidArguments, "This is the node's own address")
            }
            throw NodeError(.addSelf, "This is an address that the node had", facility: .dht)
        }
        let request = FriendRequest(
            name: info.name, briefDescription: info.briefDescription, hello: hello, avatarURL: info.avatarURL)
        let packet: [UInt8]
        do throws(PacketError) {
            packet = try CarrierPacket.friendRequest(request).encoded(for: .friendRequest)
        } catch {
            throw NodeError(
                error.code == .tooLong ? .tooLong : .invalidArguments,
                error.code == .tooLong
                    ? "The greeting is too long to arrive: \(error.message)"
                    : "The greeting cannot be sent: \(error.message)")
        }
        let tox = try readyTox()
        let isNew = friendNumbers[address.userID] == nil
        let number = try tox.addFriend(address: address.bytes, message: packet)
        guard isNew else { return }
        friendWasAdded(address.userID, number)
        friends[number]?.request = RepeatedRequest(to: address, packet, at: now)
    }

    /// Makes requests anew that were not answered: toxcore looks for the peer from the beginning then.
    func repeatRequests(_ tox: ToxInstance, at now: Duration) {
        for friend in friends.values where friend.request?.isDue(at: now) == true {
            guard let request = friend.request else { continue }
            // If toxcore has no memory left it does not know him any more, and the next time only adds him.
            try? tox.deleteFriend(friend.number)
            do throws(NodeError) {
                let number = try tox.addFriend(address: request.address.bytes, message: request.packet)
                friends[friend.number] = nil
                friend.number = number
                friends[number] = friend
                friendNumbers[friend.userID] = number
            } catch {
                warn(error)
            }
        }
    }

    /// Makes somebody a friend who has asked, or will.
    ///
    /// - Throws: ``NodeError``: the node itself, a friend already, not ready.
    public func accept(_ id: UserID) throws(NodeError) {
        if id == userID { throw NodeError(.invalidArguments, "A node is not its own friend") }
        let tox = try readyTox()
        if friendNumbers[id] != nil { throw NodeError(.alreadyExist, "\(id) is a friend already") }
        friendWasAdded(id, try tox.acceptFriend(key: id.bytes))
    }

    private func friendWasAdded(_ id: UserID, _ number: UInt32) {
        friends[number] = Friend(number: number, userID: id, limits: configuration.limits)
        friendNumbers[id] = number
        // On the disk before anybody is told: who was told may end the process.
        storeOrWarn()
        do throws(NodeError) { _ = try database.requests.remove(id) } catch { warn(error) }
        emit(.friendAdded(id))
    }

    /// Ends a friendship. The other side is not told: he sees that the node is offline.
    ///
    /// Messages to him that are not confirmed fail, also those of the outbox.
    /// - Throws: ``NodeError``: not ready, or no such friend.
    public func remove(_ id: UserID) throws(NodeError) {
        let tox = try readyTox()
        let friend = try friend(id)
        try tox.deleteFriend(friend.number)
        friends[friend.number] = nil
        friendNumbers[id] = nil
        storeOrWarn()
        if friend.isConnected { emit(.friendConnection(id, isConnected: false)) }
        emit(.friendRemoved(id))
        bulkAssembler.friendWentOffline(id)
        incomingInvites.friendWasRemoved(id)
        // What is on its way goes back to the outbox first, so that it ends with the rest.
        endAll(of: friend, as: .failed)
        dropOutbox(of: friend)
    }

    /// Those who asked and were not answered, in the order in which they came; also from before a restart.
    public var requests: [IncomingRequest] {
        get throws(NodeError) {
            _ = try tox()
            // A process that was ended while it made somebody a friend left his request behind.
            return try database.requests.all().filter { !isFriend($0.userID) }.map(IncomingRequest.init)
        }
    }

    /// Forgets a request. Who asked is not told; he may ask again.
    public func dismissRequest(of id: UserID) throws(NodeError) {
        _ = try tox()
        _ = try database.requests.remove(id)
    }

    // MARK: What is known

    /// All friends, in the order in which they were added.
    public var allFriends: [FriendInfo] {
        friends.values.sorted { $0.number < $1.number }.map(\.snapshot)
    }

    /// What is known of a friend now.
    ///
    /// - Throws: ``NodeError/Code/notExist``.
    public func friendInfo(_ id: UserID) throws(NodeError) -> FriendInfo { try friend(id).snapshot }

    /// Whether somebody is a friend, also one who has not agreed yet.
    public func isFriend(_ id: UserID) -> Bool { friendNumbers[id] != nil }

    /// Gives a friend a name that only this node knows.
    ///
    /// - Parameter label: up to 63 bytes without NUL; empty takes it away.
    /// - Throws: ``NodeError``: a label that is none, no such friend, or the file cannot be written.
    public func setLabel(_ label: String, of id: UserID) throws(NodeError) {
        _ = try tox()
        let friend = try friend(id)
        guard label.utf8.count <= WireLimits.label, !label.utf8.contains(0) else {
            throw NodeError(.invalidArguments, "A label has at most \(WireLimits.label) bytes and no NUL")
        }
        friend.label = label
        try store()
    }

    // MARK: Requests that arrive

    func requestArrived(_ key: [UInt8], _ message: [UInt8]) {
        guard let id = try? UserID(bytes: key), friendNumbers[id] == nil, id != userID,
            case .friendRequest(let request)? = try? CarrierPacket(decoding: message, from: .friendRequest)
        else { return }
        becomeReady()
        let incoming = IncomingRequest(userID: id, request: request, firstSeen: configuration.wallClock())
        do throws(NodeError) {
            try database.begin()
            // A stranger cannot make the node wait for the disk each time: what is lost in a crash comes again.
            hasLazyChanges = true
            // The same request comes again and again until it is answered.
            if try database.requests.insert(StoredRequest(incoming)) == .repeated { return }
        } catch {
            warn(error)
        }
        emit(.friendRequest(incoming))
    }
}
