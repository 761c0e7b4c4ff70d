public import CarrierWire
internal import NativeLoop

/// A message that has no receipt yet.
struct PendingMessage: Sendable {
    let target: PeerTarget
    let tag: String?
    let onReceipt: (@Sendable (MessageReceipt) -> Void)?
    /// Its place in the outbox, if it is there.
    var outboxRow: Int64?
}

/// Messages to friends and their receipts. Carrier protocol, section 6.
extension CarrierNode {
    /// What may wait for one friend before ``send(_:to:tag:)`` waits too, in bytes.
    static let comfortableWaitingBytes = 4 * 1024 * 1024

    /// Sends bytes to a friend, as they are; waits while more than 4 MiB wait for him already.
    ///
    /// Up to 1024 bytes go in one packet. Longer ones are cut into pieces that only nodes of Carrier know how to join: at
    /// most 5 MiB, or 16 MiB if the friend's profile says protocol version 1.
    /// - Parameters:
    ///   - target: a friend, and an extension on his side if it is for one.
    ///   - tag: a name that comes back in the receipt.
    /// - Returns: once the message is on its way or waits for its turn; the receipt comes later.
    /// - Throws: ``NodeError``: no bytes or too many, the node itself as target, not ready, no such friend, or the friend
    ///   is offline and there is no outbox. `CancellationError` if the task is cancelled while it waits.
    @discardableResult
    public func send(_ payload: [UInt8], to target: PeerTarget, tag: String? = nil) async throws -> SentMessage {
        try await waitForSpace(target.userID)
        let id = nextMessageID()
        let message = SentMessage(id: id)
        try submit(payload, to: target, tag: tag, as: id) { message.end($0) }
        return message
    }

    /// The same for a text: its UTF-8 bytes, without a NUL.
    @discardableResult
    public func send(text: String, to target: PeerTarget, tag: String? = nil) async throws -> SentMessage {
        try await send(Array(text.utf8), to: target, tag: tag)
    }

    /// The same without waiting, however much waits already: memory is the limit.
    ///
    /// - Parameter onReceipt: called once, on the node's thread: it must be quick and must not call the node.
    @discardableResult
    public func submit(
        _ payload: [UInt8], to target: PeerTarget, tag: String? = nil,
        onReceipt: (@Sendable (MessageReceipt) -> Void)? = nil
    ) throws(NodeError) -> MessageID {
        let id = nextMessageID()
        try submit(payload, to: target, tag: tag, as: id, onReceipt)
        return id
    }

    private func submit(
        _ payload: [UInt8], to target: PeerTarget, tag: String?, as id: MessageID,
        _ onReceipt: (@Sendable (MessageReceipt) -> Void)?
    ) throws(NodeError) {
        if payload.isEmpty { throw NodeError(.invalidArguments, "A message has at least one byte") }
        if target.userID == userID { throw NodeError(.invalidArguments, "A node does not send messages to itself") }
        _ = try readyTox()
        let friend = try friend(target.userID)
        guard payload.count <= friend.info.maximumMessageSize else {
            throw NodeError(
                .invalidArguments,
                "A message to this friend has at most \(friend.info.maximumMessageSize) bytes, not \(payload.count)")
        }
        let content = try content(payload, target)
        var pending = PendingMessage(target: target, tag: tag, onReceipt: onReceipt)
        switch configuration.outbox {
        case .off:
            guard friend.isConnected else {
                throw NodeError(
                    .friendOffline, "The friend is offline: send again when he is connected, or use an outbox",
                    facility: .dht)
            }
        case .on:
            guard try addToOutbox(payload, target, &pending, friend) else {
                // Others on the disk come before it: it is loaded when its turn comes.
                if let row = pending.outboxRow { outboxMessages[row] = (id, pending) }
                return
            }
        }
        pendingMessages[id] = pending
        friend.queue.append(.message(id), content)
        busyFriends.insert(friend.number)
    }

    /// The packets of a message. Checks the extension's name too.
    func content(_ payload: [UInt8], _ target: PeerTarget) throws(NodeError) -> SendQueue.Content {
        do throws(PacketError) {
            if payload.count > WireLimits.messagePayload {
                return .bulk(
                    try BulkFragments(
                        payload: payload, extensionName: target.extensionName, transferID: TransferID(using: &random)))
            }
            let message = FriendMessage(extensionName: target.extensionName, payload: payload)
            return .packet(try CarrierPacket.friendMessage(message).encoded(for: .friendMessage))
        } catch {
            throw NodeError(.invalidArguments, "The message cannot be sent: \(error.message)")
        }
    }

    func nextMessageID() -> MessageID {
        repeat { lastMessageID &+= 1 } while lastMessageID == 0 || pendingMessages[lastMessageID] != nil
        return lastMessageID
    }

    private func waitForSpace(_ id: UserID) async throws {
        while hasNoSpace(id) {
            try Task.checkCancellation()
            lastSpaceWaiter += 1
            let waiter = lastSpaceWaiter
            // Only `self` is used in there: a closure that did not would not be the actor's, and ran on another thread.
            await withTaskCancellationHandler {
                await self.enter(waiter, id)
            } onCancel: {
                executor.perform { [weak self] in self?.assumeIsolated { $0.wake(waiter, of: id) } }
            }
        }
    }

    private func hasNoSpace(_ id: UserID) -> Bool {
        guard let number = friendNumbers[id], let friend = friends[number], friend.isConnected else { return false }
        return friend.queue.waitingBytes > Self.comfortableWaitingBytes
    }

    /// Suspends until the waiter is woken: by space, by cancellation, or as there is nothing to wait for any more.
    private func enter(_ waiter: UInt64, _ id: UserID) async {
        // Whoever is cancelled later than here is woken by an action that comes after this one.
        guard !Task.isCancelled, hasNoSpace(id), let number = friendNumbers[id], let friend = friends[number] else {
            return
        }
        await withCheckedContinuation { friend.spaceWaiters[waiter] = $0 }
    }

    private func wakeAll(of friend: Friend) {
        let waiters = friend.spaceWaiters
        friend.spaceWaiters = [:]
        // In the order in which they came.
        for (_, waiter) in waiters.sorted(by: { $0.key < $1.key }) { waiter.resume() }
    }

    private func wake(_ waiter: UInt64, of id: UserID) {
        guard let number = friendNumbers[id] else { return }
        friends[number]?.spaceWaiters.removeValue(forKey: waiter)?.resume()
    }

    // MARK: Sending

    /// Gives toxcore what the friend's window allows.
    ///
    /// - Returns: whether more could be sent than `count` packets.
    func sendPackets(_ tox: ToxInstance, to friend: Friend, at now: Duration, atMost count: Int) -> Bool {
        defer { makeSpace(friend) }
        var left = count
        while left > 0 {
            guard friend.queue.canSend else {
                if !friend.queue.hasWaiting { ranDry(friend) }
                return false
            }
            guard let packet = friend.queue.packet() else {
                if let id = friend.queue.refused() { end(id, .failed) }
                continue
            }
            switch tox.send(packet, to: friend.number) {
            case .taken(let number):
                friend.queue.taken(number, size: packet.count, at: now)
                left -= 1
            case .queueFull:
                // A receipt makes room. The friend stays among the busy ones.
                return false
            case .notConnected:
                // The event that says so is about to come.
                return false
            case .refused(let error):
                configuration.log(.warning, "A packet was refused: \(error.description)")
                if let id = friend.queue.refused() { end(id, .failed) }
            }
        }
        return friend.queue.canSend
    }

    /// Nothing waits in memory for the friend any more.
    private func ranDry(_ friend: Friend) {
        loadOutbox(of: friend)
        if !friend.queue.hasWaiting { busyFriends.remove(friend.number) }
    }

    private func makeSpace(_ friend: Friend) {
        guard !friend.spaceWaiters.isEmpty, friend.queue.waitingBytes <= Self.comfortableWaitingBytes else { return }
        wakeAll(of: friend)
    }

    // MARK: Receipts

    func receiptArrived(_ number: UInt32, from friendNumber: UInt32) {
        guard let friend = friends[friendNumber] else { return }
        if let id = friend.queue.receipt(number, at: now) { end(id, .delivered) }
        if friend.queue.canSend { busyFriends.insert(friendNumber) }
    }

    func expireMessages(at now: Duration) {
        bulkAssembler.expire(at: now)
        // What an outbox keeps can wait. toxcore delivers it before all that comes later, or the connection ends: sent
        // once more on the same connection it would arrive twice.
        if hasOutbox { return }
        for friend in friends.values {
            for id in friend.queue.expire(at: now) { end(id, .timedOut) }
            if friend.queue.canSend { busyFriends.insert(friend.number) }
        }
    }

    /// The friend went, or the node stops: nothing that he has not confirmed will be.
    func endAll(of friend: Friend, as state: MessageReceipt.State) {
        let ids = friend.queue.removeAll()
        busyFriends.remove(friend.number)
        for id in ids {
            if case .message(let message) = id, keepInOutbox(message) { continue }
            end(id, state)
        }
        friend.outboxCursor = 0
        friend.hasLoadedOutbox = false
        wakeAll(of: friend)
    }

    private func end(_ id: SendQueue.ItemID, _ state: MessageReceipt.State) {
        switch id {
        case .message(let id): end(message: id, state)
        case .invite(let id): if state != .delivered { inviteNotSent(id) }
        case .answer(let id): if state == .delivered { answerArrived(id) } else { answerNotSent(id) }
        }
    }

    private func end(message id: MessageID, _ state: MessageReceipt.State) {
        guard let message = pendingMessages.removeValue(forKey: id) else { return }
        if message.outboxRow != nil {
            endedOutboxMessages.append((id, message, state))
        } else {
            finish(id, message, state)
        }
    }

    func finish(_ id: MessageID, _ message: PendingMessage, _ state: MessageReceipt.State) {
        let receipt = MessageReceipt(id: id, target: message.target, state: state, tag: message.tag)
        message.onReceipt?(receipt)
        emit(.receipt(receipt))
    }
}
