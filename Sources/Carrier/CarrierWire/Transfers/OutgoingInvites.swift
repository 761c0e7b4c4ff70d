/// The invites that we sent and that have no answer yet: each ends exactly once, by an answer, in time, or by removal.
///
/// Each call is one event; the time is given in. An answer counts only if it comes from the friend and extension that
/// were asked. That the friend goes offline ends nothing. Carrier protocol, sections 7.1 and 7.5.
public struct OutgoingInvites: Sendable {
    /// How long an invite waits for its answer.
    public static let timeLimit: Duration = .seconds(300)
    /// How long the pieces of an answer wait for the rest, counted from the first.
    public static let assemblyTimeLimit: Duration = .seconds(60)

    private struct Pending: Sendable {
        let to: PeerTarget
        let deadline: Duration
        /// The pieces so far of the answer, and its bundle.
        var answer: Assembly<String?>?
    }

    private var pending: [TransferID: Pending] = [:]
    /// In the order in which they were added, which is that of their deadlines.
    private var order: [TransferID] = []

    public init() {}

    /// The invites without an answer, in the order in which they were added.
    public var unanswered: [TransferID] { order }

    /// Whom an invite is for; nil if it has ended.
    public func target(of id: TransferID) -> PeerTarget? { pending[id]?.to }

    /// An invite is about to be sent.
    ///
    /// - Parameter now: the time since any fixed moment, by a clock that never goes back.
    /// - Returns: false if an invite with this number is pending already: draw another one.
    public mutating func add(_ id: TransferID, to target: PeerTarget, at now: Duration) -> Bool {
        guard pending[id] == nil else { return false }
        pending[id] = Pending(to: target, deadline: now + Self.timeLimit)
        order.append(id)
        return true
    }

    /// The invite could not be sent or is given up: no answer will be reported.
    ///
    /// - Returns: false if it has ended already.
    @discardableResult
    public mutating func remove(_ id: TransferID) -> Bool {
        guard pending.removeValue(forKey: id) != nil else { return false }
        order.removeAll { $0 == id }
        return true
    }

    /// A piece of an answer arrived.
    ///
    /// - Returns: the answer when this was its last piece. The invite has ended then.
    public mutating func receive(
        _ piece: InviteResponseFragment, from friend: UserID, at now: Duration
    ) -> FragmentOutcome<InviteAnswer> {
        let id = piece.transferID
        guard let invite = pending[id], invite.to.userID == friend, now < invite.deadline else {
            return .dropped(.unknownInvite)
        }
        guard invite.to.extensionName == piece.extensionName else { return .dropped(.otherExtension) }
        switch piece.answer {
        case .refused(let status, let reason):
            remove(id)
            let result = InviteAnswer.Result.refused(status: status, reason: reason)
            return .complete(InviteAnswer(from: invite.to, transferID: id, bundle: piece.bundle, result: result))
        case .accepted(let totalSize, let data):
            return receive(data, totalSize, piece.bundle, of: id, from: invite.to, at: now)
        }
    }

    private mutating func receive(
        _ data: [UInt8], _ totalSize: Int?, _ bundle: String?, of id: TransferID, from target: PeerTarget,
        at now: Duration
    ) -> FragmentOutcome<InviteAnswer> {
        if let answer = pending[id]?.answer, answer.deadline <= now { pending[id]?.answer = nil }
        if pending[id]?.answer == nil {
            guard let totalSize else { return .dropped(.noFirstFragment) }
            guard (1...WireLimits.inviteData).contains(totalSize) else { return .dropped(.tooLong) }
            pending[id]?.answer = Assembly(
                context: bundle, totalSize: totalSize, deadline: now + Self.assemblyTimeLimit)
        }
        switch pending[id]?.answer?.append(data) {
        case .incomplete:
            return .incomplete
        case .complete:
            let answer = pending[id]?.answer
            remove(id)
            return .complete(
                InviteAnswer(
                    from: target, transferID: id, bundle: answer?.context ?? nil,
                    result: .accepted(data: answer?.data ?? [])))
        case .overrun, nil:
            pending[id]?.answer = nil
            return .dropped(.overrun)
        }
    }

    /// Ends the invites whose time is up, and drops the pieces of answers that stay unfinished.
    ///
    /// - Returns: an answer with ``InviteAnswer/Result/timeout`` for each, in the order in which they were added.
    public mutating func expire(at now: Duration) -> [InviteAnswer] {
        let expired = order.prefix { pending[$0].map { $0.deadline <= now } ?? true }
        let answers = expired.compactMap { id in
            pending.removeValue(forKey: id).map { InviteAnswer(from: $0.to, transferID: id, result: .timeout) }
        }
        order.removeFirst(expired.count)
        for id in order {
            if let answer = pending[id]?.answer, answer.deadline <= now { pending[id]?.answer = nil }
        }
        return answers
    }

    /// When ``expire(at:)`` has something to do next; nil if no invite is pending.
    public var nextDeadline: Duration? {
        pending.values.map { min($0.deadline, $0.answer?.deadline ?? $0.deadline) }.min()
    }

    /// The bytes of all unfinished answers.
    public var pendingByteCount: Int { pending.values.reduce(0) { $0 + ($1.answer?.data.count ?? 0) } }
}
