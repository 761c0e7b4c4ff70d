/// Puts the pieces of invites together and remembers which invite an answer is for.
///
/// Each call is one event; the time is given in. Carrier protocol, sections 7.3 and 7.4.
public struct IncomingInvites: Sendable {
    private struct Context: Sendable {
        let extensionName: String?
        let bundle: String?
    }

    private struct Unanswered: Sendable {
        let from: PeerTarget
        let transferID: TransferID
        /// Whether no newer one came from the same target.
        var isNewest = true
    }

    /// How long pieces wait, counted from the first.
    public static let timeLimit: Duration = .seconds(60)
    /// How many invites a friend may have unfinished; beyond it the oldest give way.
    public static let maximumPerFriend = 32
    /// How many of a friend may wait for an answer; beyond it the oldest give way.
    public static let maximumUnansweredPerFriend = 1024

    private var table = AssemblyTable<Context>(
        AssemblyTable.Rules(
            timeLimit: timeLimit, eachPieceExtends: false, maximumSize: WireLimits.inviteData,
            maximumOpenPerFriend: maximumPerFriend, maximumBytesPerFriend: maximumPerFriend * WireLimits.inviteData))
    /// By friend, the oldest first.
    private var unanswered: [UserID: [Unanswered]] = [:]

    public init() {}

    /// A piece arrived.
    ///
    /// - Parameter now: the time since any fixed moment, by a clock that never goes back.
    /// - Returns: the invite when this was its last piece. From then on it can be answered.
    public mutating func receive(
        _ piece: InviteRequestFragment, from friend: UserID, at now: Duration
    ) -> FragmentOutcome<ReceivedInvite> {
        let context = Context(extensionName: piece.extensionName, bundle: piece.bundle)
        let outcome = table.append(
            piece.data, piece.transferID, from: friend, at: now,
            opening: piece.totalSize.map { AssemblyTable.Opening(totalSize: $0, context: context) },
            continues: { $0.extensionName == piece.extensionName }
        ).map {
            ReceivedInvite(
                from: PeerTarget(userID: friend, extensionName: $0.context.extensionName),
                transferID: piece.transferID, bundle: $0.context.bundle, data: $0.data)
        }
        if case .complete(let invite) = outcome { remember(invite) }
        return outcome
    }

    private mutating func remember(_ invite: ReceivedInvite) {
        var list = unanswered[invite.from.userID] ?? []
        for index in list.indices where list[index].from == invite.from { list[index].isNewest = false }
        list.append(Unanswered(from: invite.from, transferID: invite.transferID))
        if list.count > Self.maximumUnansweredPerFriend { list.removeFirst() }
        unanswered[invite.from.userID] = list
    }

    /// The number of the invite that an answer to `target` is for if it says no more: the newest one. Nil if nothing was
    /// asked or that one was answered. Native nodes know no other.
    public func transferID(answering target: PeerTarget) -> TransferID? {
        unanswered[target.userID]?.last { $0.from == target && $0.isNewest }?.transferID
    }

    /// Whether this invite waits for an answer, be it the newest or not.
    public func isUnanswered(_ id: TransferID, of target: PeerTarget) -> Bool {
        unanswered[target.userID]?.contains { $0.transferID == id && $0.from == target } ?? false
    }

    /// All pieces of the answer were taken by Tox. Until then a failed answer can be tried again.
    ///
    /// - Parameter id: the invite that was answered; a newer one from the same target stays.
    public mutating func answered(_ target: PeerTarget, _ id: TransferID) {
        unanswered[target.userID]?.removeAll { $0.from == target && $0.transferID == id }
        if unanswered[target.userID]?.isEmpty == true { unanswered[target.userID] = nil }
    }

    /// The friend went offline: the rest of his unfinished invites will not come.
    public mutating func friendWentOffline(_ friend: UserID) { table.remove(friend) }

    /// The friend was removed: nothing of his can be answered any more.
    public mutating func friendWasRemoved(_ friend: UserID) {
        table.remove(friend)
        unanswered[friend] = nil
    }

    /// Drops unfinished invites whose time is up.
    public mutating func expire(at now: Duration) { table.expire(at: now) }

    /// When ``expire(at:)`` has something to do next; nil if nothing is unfinished.
    public var nextDeadline: Duration? { table.nextDeadline }

    /// The bytes of all unfinished invites.
    public var pendingByteCount: Int { table.pendingByteCount }
}
