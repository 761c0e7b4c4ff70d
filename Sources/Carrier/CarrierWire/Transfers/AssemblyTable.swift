/// Everything that friends have begun to send and not finished, by friend and number.
///
/// Each friend may have a limited number of unfinished things, and of bytes in them; beyond it, those give way whose
/// last piece came longest ago. Tox delivers in order, so what waits is mostly what the friend gave up.
struct AssemblyTable<Context: Sendable>: Sendable {
    /// What a first piece says.
    struct Opening {
        let totalSize: Int
        let context: Context
    }

    struct Rules: Sendable {
        /// How long an unfinished thing is kept.
        var timeLimit: Duration
        /// Whether the time begins anew with each piece, or runs from the first.
        var eachPieceExtends: Bool
        var maximumSize: Int
        var maximumOpenPerFriend: Int
        var maximumBytesPerFriend: Int
    }

    private struct Friend: Sendable {
        var open: [TransferID: Assembly<Context>] = [:]
        var bytes = 0

        mutating func close(_ id: TransferID) -> Assembly<Context>? {
            guard let assembly = open.removeValue(forKey: id) else { return nil }
            bytes -= assembly.data.count
            return assembly
        }

        var stalest: TransferID? { open.min { $0.value.deadline < $1.value.deadline }?.key }
    }

    private let rules: Rules
    private var friends: [UserID: Friend] = [:]

    init(_ rules: Rules) { self.rules = rules }

    /// The bytes that wait for more.
    var pendingByteCount: Int { friends.values.reduce(0) { $0 + $1.bytes } }

    /// When ``expire(at:)`` has something to do next.
    var nextDeadline: Duration? {
        // No arrays of deadlines and no key path, which a generic type would build anew each time: nodes ask often.
        var next: Duration?
        for friend in friends.values {
            for assembly in friend.open.values { next = min(next ?? assembly.deadline, assembly.deadline) }
        }
        return next
    }

    /// Takes a piece in.
    ///
    /// - Parameters:
    ///   - opening: what the piece says if it is a first one.
    ///   - continues: whether a piece with this context belongs to what the first piece opened.
    mutating func append(
        _ piece: [UInt8], _ id: TransferID, from friend: UserID, at now: Duration, opening: Opening?,
        continues: (Context) -> Bool
    ) -> FragmentOutcome<(context: Context, data: [UInt8])> {
        let outcome = Self.append(
            piece, id, at: now, opening: opening, continues: continues, rules, to: &friends[friend, default: Friend()])
        if friends[friend]?.open.isEmpty == true { friends[friend] = nil }
        return outcome
    }

    private static func append(
        _ piece: [UInt8], _ id: TransferID, at now: Duration, opening: Opening?, continues: (Context) -> Bool,
        _ rules: Rules, to friend: inout Friend
    ) -> FragmentOutcome<(context: Context, data: [UInt8])> {
        if let deadline = friend.open[id]?.deadline, deadline <= now { _ = friend.close(id) }
        if let open = friend.open[id] {
            guard continues(open.context) else { return .dropped(.otherExtension) }
        } else {
            guard let opening else { return .dropped(.noFirstFragment) }
            guard opening.totalSize > 0, opening.totalSize <= rules.maximumSize else { return .dropped(.tooLong) }
            while friend.open.count >= rules.maximumOpenPerFriend, let stalest = friend.stalest {
                _ = friend.close(stalest)
            }
            friend.open[id] = Assembly(
                context: opening.context, totalSize: opening.totalSize, deadline: now + rules.timeLimit)
        }
        guard let step = friend.open[id]?.append(piece) else { return .dropped(.noFirstFragment) }
        if case .overrun = step {
            _ = friend.close(id)
            return .dropped(.overrun)
        }
        friend.bytes += piece.count
        if case .complete = step, let whole = friend.close(id) { return .complete((whole.context, whole.data)) }
        if rules.eachPieceExtends { friend.open[id]?.deadline = now + rules.timeLimit }
        while friend.bytes > rules.maximumBytesPerFriend, let stalest = friend.stalest {
            _ = friend.close(stalest)
        }
        return friend.open[id] == nil ? .dropped(.tooMuchPending) : .incomplete
    }

    /// Drops what is unfinished at its deadline.
    mutating func expire(at now: Duration) {
        for friend in Array(friends.keys) {
            for (id, assembly) in friends[friend]?.open ?? [:] where assembly.deadline <= now {
                _ = friends[friend]?.close(id)
            }
            if friends[friend]?.open.isEmpty == true { friends[friend] = nil }
        }
    }

    /// Drops everything of one friend.
    mutating func remove(_ friend: UserID) { friends[friend] = nil }
}
