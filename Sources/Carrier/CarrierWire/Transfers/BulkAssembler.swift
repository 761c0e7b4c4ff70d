/// Puts the pieces of long messages together.
///
/// Each call is one event; the time is given in. Carrier protocol, section 6.4, with what it calls better: pieces belong
/// together if the friend and the number are the same; the 60 seconds run from the last piece; a friend can neither fill
/// the memory nor keep what he began when he goes offline; messages for an extension keep its name.
public struct BulkAssembler: Sendable {
    /// What a friend may have unfinished.
    public struct Limits: Sendable, Hashable {
        /// Bytes of one message.
        public var messageSize = WireLimits.largeBulkMessage
        /// Bytes that arrived of all unfinished messages of one friend; at least ``messageSize``.
        public var pendingBytesPerFriend = 2 * WireLimits.largeBulkMessage
        /// Unfinished messages of one friend. Beyond it, the one gives way whose last piece is oldest.
        public var messagesPerFriend = 16
        /// How long a message waits for its next piece.
        public var timeLimit: Duration = .seconds(60)

        public init() {}
    }

    private var table: AssemblyTable<String?>

    public init(limits: Limits = Limits()) {
        table = AssemblyTable(
            AssemblyTable.Rules(
                timeLimit: limits.timeLimit, eachPieceExtends: true, maximumSize: limits.messageSize,
                maximumOpenPerFriend: limits.messagesPerFriend, maximumBytesPerFriend: limits.pendingBytesPerFriend))
    }

    /// A piece arrived.
    ///
    /// - Parameter now: the time since any fixed moment, by a clock that never goes back.
    /// - Returns: the message when this was its last piece.
    public mutating func receive(
        _ piece: BulkFragment, from friend: UserID, at now: Duration
    ) -> FragmentOutcome<FriendMessage> {
        table.append(
            piece.data, piece.transferID, from: friend, at: now,
            opening: piece.totalSize.map { AssemblyTable.Opening(totalSize: $0, context: piece.extensionName) },
            continues: { _ in true }
        ).map { FriendMessage(extensionName: $0.context, payload: $0.data) }
    }

    /// The friend went offline or was removed: what he began can not be continued.
    public mutating func friendWentOffline(_ friend: UserID) { table.remove(friend) }

    /// Drops the messages whose time is up.
    public mutating func expire(at now: Duration) { table.expire(at: now) }

    /// When ``expire(at:)`` has something to do next; nil if nothing is unfinished.
    public var nextDeadline: Duration? { table.nextDeadline }

    /// The bytes of all unfinished messages.
    public var pendingByteCount: Int { table.pendingByteCount }
}
