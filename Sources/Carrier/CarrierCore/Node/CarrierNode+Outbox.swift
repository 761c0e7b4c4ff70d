internal import CarrierWire

/// The outbox: messages that are kept on disk until the friend has them. It is opt-in.
///
/// Every message goes to the disk first. Those whose turn is near are loaded into the friend's queue, a few megabytes at
/// a time; when he goes offline the queue is dropped, and loaded again when he comes back.
extension CarrierNode {
    var hasOutbox: Bool { configuration.outbox == .on }

    /// Enters a message; it is on the disk before any of it is sent.
    ///
    /// - Returns: whether it may go to the friend's queue at once, as nothing on the disk comes before it.
    func addToOutbox(
        _ payload: [UInt8], _ target: PeerTarget, _ message: inout PendingMessage, _ friend: Friend
    ) throws(NodeError) -> Bool {
        try database.begin()
        // Also if it cannot be entered: a transaction that a full disk has undone must end before the next can begin.
        needsCommit = true
        let row = try database.outbox.append(
            to: target.userID, payload: payload, extensionName: target.extensionName, tag: message.tag,
            at: configuration.wallClock() / 1_000_000)
        message.outboxRow = row
        uncommittedRows.append(row)
        guard friend.isConnected, friend.hasLoadedOutbox,
            friend.queue.waitingBytes <= Self.comfortableWaitingBytes
        else {
            friend.hasLoadedOutbox = false
            return false
        }
        friend.outboxCursor = row
        return true
    }

    /// Writes what was changed since the last time, with one wait for the disk.
    ///
    /// Requests can wait: if one is lost in a crash it comes again.
    func commitDatabase(alsoLazyChanges: Bool = false) {
        guard needsCommit || alsoLazyChanges && hasLazyChanges else { return }
        needsCommit = false
        hasLazyChanges = false
        let rows = uncommittedRows
        uncommittedRows = []
        do throws(NodeError) {
            try database.commit()
        } catch {
            warn(error)
            forget(rows)
        }
    }

    /// Messages that were entered and could not be written, as of a full disk. Their numbers will be those of others.
    ///
    /// Those in the queue of a friend are sent all the same, as without an outbox; the others fail.
    private func forget(_ rows: [Int64]) {
        guard let first = rows.min() else { return }
        for friend in friends.values { friend.outboxCursor = min(friend.outboxCursor, first - 1) }
        let lost = Set(rows)
        for (id, message) in pendingMessages {
            if let row = message.outboxRow, lost.contains(row) { pendingMessages[id]?.outboxRow = nil }
        }
        for row in rows {
            if let entry = outboxMessages.removeValue(forKey: row) { finish(entry.id, entry.message, .failed) }
        }
    }

    /// Fills the queue of a friend who is connected from the disk.
    func loadOutbox(of friend: Friend) {
        guard hasOutbox, friend.isConnected, !friend.hasLoadedOutbox else { return }
        settleOutbox()
        do throws(NodeError) {
            while friend.queue.waitingBytes <= Self.comfortableWaitingBytes {
                guard let stored = try database.outbox.next(for: friend.userID, after: friend.outboxCursor) else {
                    friend.hasLoadedOutbox = true
                    break
                }
                friend.outboxCursor = stored.id
                load(stored, of: friend)
            }
        } catch {
            warn(error)
        }
        if friend.queue.hasWaiting { busyFriends.insert(friend.number) }
    }

    private func load(_ stored: OutboxMessage, of friend: Friend) {
        let known = outboxMessages.removeValue(forKey: stored.id)
        let target = PeerTarget(userID: friend.userID, extensionName: stored.extensionName)
        // A message of an earlier process gets a number of this one.
        let id = known?.id ?? nextMessageID()
        let message =
            known?.message ?? PendingMessage(target: target, tag: stored.tag, onReceipt: nil, outboxRow: stored.id)
        do throws(NodeError) {
            friend.queue.append(.message(id), try content(stored.payload, target))
            pendingMessages[id] = message
        } catch {
            // It was checked when it was entered; a newer version may have allowed more.
            warn(error)
            endedOutboxMessages.append((id, message, .failed))
        }
    }

    /// Takes a message out of the queue's hands, as the friend went offline: it stays on the disk.
    ///
    /// - Returns: false if it is not in the outbox.
    func keepInOutbox(_ id: MessageID) -> Bool {
        guard let message = pendingMessages[id], let row = message.outboxRow else { return false }
        pendingMessages[id] = nil
        outboxMessages[row] = (id, message)
        return true
    }

    /// Tells of the messages that have ended once they are no longer in the outbox.
    ///
    /// In the other order a process that is killed in between would send again what it has told to be delivered.
    func settleOutbox() {
        if endedOutboxMessages.isEmpty { return }
        let ended = endedOutboxMessages
        endedOutboxMessages = []
        do throws(NodeError) { try database.forget(ended.compactMap(\.message.outboxRow)) } catch { warn(error) }
        // If other changes are open the removals are among them.
        commitDatabase(alsoLazyChanges: true)
        for entry in ended { finish(entry.id, entry.message, entry.state) }
    }

    /// The friend was removed: what waited for him is lost.
    func dropOutbox(of friend: Friend) {
        guard hasOutbox else { return }
        settleOutbox()
        do throws(NodeError) { _ = try database.outbox.removeAll(for: friend.userID) } catch { warn(error) }
        let lost = outboxMessages.filter { $0.value.message.target.userID == friend.userID }
        for (row, entry) in lost.sorted(by: { $0.key < $1.key }) {
            outboxMessages[row] = nil
            finish(entry.id, entry.message, .failed)
        }
    }

    /// The node stops: what waits on the disk is sent by the next process.
    func endOutbox() {
        settleOutbox()
        for (_, entry) in outboxMessages.sorted(by: { $0.key < $1.key }) { finish(entry.id, entry.message, .stored) }
        outboxMessages = [:]
    }
}
