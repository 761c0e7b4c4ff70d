internal import CarrierWire
internal import NativeLoop

/// What toxcore reports, from inside of its iteration: nothing here calls toxcore in a way that changes it.
extension CarrierNode {
    func handle(_ event: ToxEvent) {
        switch event {
        case .selfConnection(let isConnected): connectionChanged(isConnected)
        case .friendRequest(let key, let message): requestArrived(key, message)
        case .friendConnection(let number, let isConnected): friendChanged(number, isConnected: isConnected)
        case .friendStatusMessage(let number, let bytes): friendChanged(number, statusMessage: bytes)
        case .friendStatus(let number, let status): friendChanged(number, status: status)
        case .friendMessage(let number, let bytes): packetArrived(bytes, from: number)
        case .friendReceipt(let number, let message): receiptArrived(message, from: number)
        case .friendLossyPacket(let number, let kind):
            if kind == ToxInstance.acknowledgement { friends[number]?.queue.heardAcknowledgement() }
        case .conferenceInvite(let number, let cookie):
            if let friend = friends[number] { emit(.groupInvite(GroupInvite(from: friend.userID, cookie: cookie))) }
        case .conferenceConnected(let conference): groupConnected(conference)
        case .conferenceMessage(let conference, let peer, let bytes): groupSaid(conference, peer, bytes)
        case .conferenceTitle(let conference, let peer, let title): groupTitleChanged(conference, peer, title)
        case .conferencePeerName(let conference, let peer, let name): groupPeerRenamed(conference, peer, name)
        case .conferencePeerList(let conference): groupPeersChanged(conference)
        }
    }

    private func connectionChanged(_ isConnected: Bool) {
        // A change between UDP and a relay is reported too.
        guard self.isConnected != isConnected else { return }
        self.isConnected = isConnected
        if isConnected { becomeReady() }
        connection.send(isConnected)
        emit(.connection(isConnected: isConnected))
        // Lost: asked for again, though not at once.
        if !isConnected { timers.nextBootstrap = now + NodeTimers.bootstrapInterval }
    }

    /// Somebody was heard, so this node is in the network, though toxcore may say so only at the end of its iteration: who
    /// is told of a request or a friend must be able to answer.
    func becomeReady() {
        if isReady { return }
        isReady = true
        emit(.ready)
    }

    // MARK: Friends

    private func friendChanged(_ number: UInt32, isConnected: Bool) {
        guard let friend = friends[number], friend.isConnected != isConnected else { return }
        friend.isConnected = isConnected
        friend.request = nil
        if isConnected { becomeReady() }
        emit(.friendConnection(friend.userID, isConnected: isConnected))
        if isConnected {
            acknowledgements.arrived(from: number)
            loadOutbox(of: friend)
            if friend.queue.hasWaiting { busyFriends.insert(number) }
        } else {
            bulkAssembler.friendWentOffline(friend.userID)
            incomingInvites.friendWentOffline(friend.userID)
            endAll(of: friend, as: .failed)
        }
    }

    private func friendChanged(_ number: UInt32, statusMessage bytes: [UInt8]) {
        guard let friend = friends[number], !bytes.isEmpty,
            case .userInfo(let info)? = decoded(bytes, from: .statusMessage, friend), info != friend.info
        else { return }
        friend.info = info
        // toxcore saves it with the friend.
        timers.changed(at: now)
        emit(.friendInfo(friend.snapshot))
    }

    private func friendChanged(_ number: UInt32, status: UInt32) {
        guard let friend = friends[number], let presence = Presence(rawValue: status), presence != friend.presence
        else { return }
        friend.presence = presence
        emit(.friendPresence(friend.userID, presence))
    }

    // MARK: Packets

    private func packetArrived(_ bytes: [UInt8], from number: UInt32) {
        acknowledgements.arrived(from: number)
        guard let friend = friends[number], let packet = decoded(bytes, from: .friendMessage, friend) else { return }
        switch packet {
        case .friendMessage(let message): messageArrived(message, from: friend)
        case .bulkMessage(let piece):
            if let message = whole(bulkAssembler.receive(piece, from: friend.userID, at: now), friend) {
                messageArrived(message, from: friend)
            }
        case .inviteRequest(let piece):
            if let invite = whole(incomingInvites.receive(piece, from: friend.userID, at: now), friend) {
                inviteArrived(invite)
            }
        case .inviteResponse(let piece):
            if let answer = whole(outgoingInvites.receive(piece, from: friend.userID, at: now), friend) {
                inviteEnded(answer)
            }
        case .userInfo, .friendRequest: break
        }
    }

    private func messageArrived(_ message: FriendMessage, from friend: Friend) {
        // Nobody here knows the extension: native drops such messages too.
        if let name = message.extensionName, !extensions.contains(name) { return }
        emit(
            .message(
                ReceivedMessage(
                    from: PeerTarget(userID: friend.userID, extensionName: message.extensionName),
                    payload: message.payload, timestamp: configuration.wallClock(), isOffline: false)))
    }

    /// The packet, or nil: what a peer sends is no reason to stop, and he is not told.
    func decoded(_ bytes: [UInt8], from channel: PacketChannel, _ friend: Friend) -> CarrierPacket? {
        do throws(PacketError) {
            return try CarrierPacket(decoding: bytes, from: channel)
        } catch {
            configuration.log(.debug, "A packet of \(friend.userID) was dropped: \(error.message)")
            return nil
        }
    }

    private func whole<Whole>(_ outcome: FragmentOutcome<Whole>, _ friend: Friend) -> Whole? {
        switch outcome {
        case .complete(let whole): return whole
        case .incomplete: return nil
        case .dropped(let reason):
            configuration.log(.debug, "A piece of \(friend.userID) was dropped: \(reason.rawValue)")
            return nil
        }
    }
}
