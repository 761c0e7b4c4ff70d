public import CarrierWire

/// Invites: a request of up to 8192 bytes to a friend who is connected, and his answer. Carrier protocol, section 7.
extension CarrierNode {
    /// Sends an invite and waits for its answer, at most 300 seconds.
    ///
    /// - Parameters:
    ///   - data: 1 to 8192 bytes. For programs on the published API: ``NulTerminatedText``.
    ///   - bundle: what ties several sessions together, 1 to 511 bytes.
    /// - Returns: yes or no; ``InviteAnswer/Result/timeout`` if nobody answered.
    /// - Throws: ``NodeError``: a length, not ready, no such friend, the friend is offline or goes offline before he has
    ///   all of it. `CancellationError` if the task is cancelled: an answer is dropped then.
    public func invite(_ target: PeerTarget, data: [UInt8], bundle: String? = nil) async throws -> InviteAnswer {
        let waiter = InviteWaiter()
        let id = try submitInvite(target, data: data, bundle: bundle) { waiter.end(.success($0)) }
        inviteFailures[id] = { waiter.end(.failure($0)) }
        return try await withTaskCancellationHandler {
            try await waiter.answer
        } onCancel: {
            waiter.end(.failure(CancellationError()))
            executor.perform { [weak self] in self?.assumeIsolated { _ = $0.forgetInvite(id) } }
        }
    }

    /// The same without waiting.
    ///
    /// - Parameter onAnswer: called once, on the node's thread, when the invite has ended; not if it could not be sent.
    ///   The answer also comes as ``NodeEvent/inviteAnswer(_:)``.
    /// - Returns: the number that the answer has.
    @discardableResult
    public func submitInvite(
        _ target: PeerTarget, data: [UInt8], bundle: String? = nil,
        onAnswer: (@Sendable (InviteAnswer) -> Void)? = nil
    ) throws(NodeError) -> TransferID {
        if target.userID == userID { throw NodeError(.invalidArguments, "A node does not invite itself") }
        _ = try readyTox()
        let friend = try connectedFriend(target.userID)
        var id = TransferID(using: &random)
        while !outgoingInvites.add(id, to: target, at: now) { id = TransferID(using: &random) }
        do throws(PacketError) {
            let pieces = try InviteFragments.request(
                data: data, extensionName: target.extensionName, bundle: bundle, transferID: id)
            var packets: [[UInt8]] = []
            for piece in pieces { packets.append(try CarrierPacket.inviteRequest(piece).encoded(for: .friendMessage)) }
            friend.queue.append(.invite(id), .packets(packets))
        } catch {
            outgoingInvites.remove(id)
            throw NodeError(.invalidArguments, "The invite cannot be sent: \(error.message)")
        }
        inviteHandlers[id] = onAnswer
        busyFriends.insert(friend.number)
        return id
    }

    /// Answers an invite. Parameters and errors are those of the other `reply`, and several can wait for an answer at a time.
    public func reply(
        to invite: ReceivedInvite, _ result: InviteAnswer.Result, bundle: String? = nil
    ) throws(NodeError) {
        try reply(to: invite.from, invite.transferID, result, bundle)
    }

    /// Answers the newest invite of a friend.
    ///
    /// - Parameters:
    ///   - target: ``ReceivedInvite/from``.
    ///   - result: yes with 1 to 8192 bytes, or no with a status other than 0 and a reason of 1 to 255 bytes.
    /// - Throws: ``NodeError``: a length, not ready, no such friend, offline, or nothing to answer
    ///   (``NodeError/Code/noMatchedRequest``). Until the friend has all of the answer it can be repeated if it failed.
    public func reply(
        to target: PeerTarget, _ result: InviteAnswer.Result, bundle: String? = nil
    ) throws(NodeError) {
        try reply(to: target, nil, result, bundle)
    }

    /// - Parameter id: nil: the newest.
    package func reply(
        to target: PeerTarget, _ id: TransferID?, _ result: InviteAnswer.Result, _ bundle: String? = nil
    ) throws(NodeError) {
        var isPossible = id ?? incomingInvites.transferID(answering: target)
        if let id, !incomingInvites.isUnanswered(id, of: target) { isPossible = nil }
        // The arguments are judged first, then the state: so a wrong call is wrong at any time.
        let packets = try packets(of: result, bundle, target, isPossible ?? TransferID(using: &random))
        _ = try readyTox()
        let friend = try connectedFriend(target.userID)
        guard let id = isPossible, answering[id] == nil else {
            throw NodeError(.noMatchedRequest, "There is no invite of \(target) that waits for an answer")
        }
        answering[id] = target
        friend.queue.append(.answer(id), .packets(packets))
        busyFriends.insert(friend.number)
    }

    private func packets(
        of result: InviteAnswer.Result, _ bundle: String?, _ target: PeerTarget, _ id: TransferID
    ) throws(NodeError) -> [[UInt8]] {
        do throws(PacketError) {
            let pieces: [InviteResponseFragment] =
                switch result {
                case .accepted(let data):
                    try InviteFragments.acceptance(
                        data: data, extensionName: target.extensionName, bundle: bundle, transferID: id)
                case .refused(let status, let reason):
                    [
                        try InviteFragments.refusal(
                            status: status, reason: reason, extensionName: target.extensionName, bundle: bundle,
                            transferID: id)
                    ]
                }
            var packets: [[UInt8]] = []
            for piece in pieces { packets.append(try CarrierPacket.inviteResponse(piece).encoded(for: .friendMessage)) }
            return packets
        } catch {
            throw NodeError(.invalidArguments, "The answer cannot be sent: \(error.message)")
        }
    }

    private func connectedFriend(_ id: UserID) throws(NodeError) -> Friend {
        let friend = try friend(id)
        guard friend.isConnected else {
            throw NodeError(
                .friendOffline, "The friend is offline: invites reach only who is connected", facility: .dht)
        }
        return friend
    }

    // MARK: Extensions

    /// Takes messages and invites for an extension of this name; those for others are dropped.
    ///
    /// - Parameter name: 1 to 31 bytes.
    public func register(extension name: String) throws(NodeError) {
        guard (1...WireLimits.inviteExtensionName).contains(name.utf8.count), !name.utf8.contains(0) else {
            throw NodeError(
                .invalidArguments, "An extension's name has 1 to \(WireLimits.inviteExtensionName) bytes and no NUL")
        }
        extensions.insert(name)
    }

    /// Drops from now on what names this extension.
    public func unregister(extension name: String) { extensions.remove(name) }

    // MARK: Events

    func inviteArrived(_ invite: ReceivedInvite) {
        if let name = invite.from.extensionName, !extensions.contains(name) { return }
        emit(.invite(invite))
    }

    /// The friend answered, or the time is up.
    func inviteEnded(_ answer: InviteAnswer) {
        inviteFailures[answer.transferID] = nil
        inviteHandlers.removeValue(forKey: answer.transferID)?(answer)
        emit(.inviteAnswer(answer))
    }

    /// The friend went offline before he had all of it: nobody will answer.
    func inviteNotSent(_ id: TransferID) {
        guard let target = outgoingInvites.target(of: id), outgoingInvites.remove(id) else { return }
        let error = NodeError(.friendOffline, "The friend went offline before he had the invite", facility: .dht)
        if let failure = inviteFailures.removeValue(forKey: id) { failure(error) }
        let answer = InviteAnswer(
            from: target, transferID: id, result: .refused(status: 1, reason: "the friend went offline"))
        inviteHandlers.removeValue(forKey: id)?(answer)
        emit(.inviteAnswer(answer))
    }

    private func forgetInvite(_ id: TransferID) -> Bool {
        inviteHandlers[id] = nil
        inviteFailures[id] = nil
        return outgoingInvites.remove(id)
    }

    func answerArrived(_ id: TransferID) {
        guard let target = answering.removeValue(forKey: id) else { return }
        incomingInvites.answered(target, id)
    }

    /// The answer did not reach the friend: it can be given again.
    func answerNotSent(_ id: TransferID) { answering[id] = nil }

    func expireInvites(at now: Duration) {
        incomingInvites.expire(at: now)
        for answer in outgoingInvites.expire(at: now) { inviteEnded(answer) }
    }

    /// The node stops: each invite ends.
    func endInvites() {
        for id in outgoingInvites.unanswered {
            guard let target = outgoingInvites.target(of: id) else { continue }
            inviteEnded(
                InviteAnswer(from: target, transferID: id, result: .refused(status: 1, reason: "the node stopped")))
        }
        outgoingInvites = OutgoingInvites()
    }
}
