internal import CarrierNetwork
public import CarrierWire
public import NativeLoop
internal import Synchronization

/// A peer of the Carrier network: an identity, its friends, and what they say to each other.
///
/// ```swift
/// let node = try CarrierNode(NodeConfiguration(folder: "data", network: .udp(bootstrap: [bootstrap])))
/// async let running: Void = node.run()
/// for await event in node.events() {
///     switch event {
///     case .ready: print(try await node.address)
///     case .friendRequest(let request): try await node.accept(request.userID)
///     case .message(let message): _ = try await node.send(message.payload, to: message.from)
///     default: break
///     }
/// }
/// try await running
/// ```
/// The node has a thread of its own, which is the actor's executor and drives toxcore. It reaches the network only while
/// ``run()`` runs; what it knows can be read and changed before. Calls that need the network fail with
/// ``NodeError/Code/notReady`` until the first ``NodeEvent/ready``, and all fail with ``NodeError/Code/wrongState``
/// once the node has stopped.
public actor CarrierNode {
    /// What a node is doing.
    enum Phase {
        case idle
        case running
        case stopping
        case stopped
    }

    nonisolated let executor: NodeExecutor
    public nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

    /// The public key of this node, in base 58 its user id.
    public nonisolated let userID: UserID
    nonisolated let configuration: NodeConfiguration
    nonisolated let hub = EventBroadcaster<NodeEvent, Void>()
    /// Whether the node reaches the network, as a stream that begins with how it is now.
    public nonisolated let connection = StateStream(false)

    var phase = Phase.idle
    var hasRun = false
    var running: CheckedContinuation<Void, Never>?
    /// Called once when the node has stopped.
    var ended: (@Sendable () -> Void)?
    /// Nil once the node has stopped.
    var instance: ToxInstance?
    let folder: DataFolder
    let database: NodeDatabase

    var isConnected = false
    /// Whether the node was connected once.
    public internal(set) var isReady = false
    var info = UserInfo()
    var friends: [UInt32: Friend] = [:]
    var friendNumbers: [UserID: UInt32] = [:]
    /// Friends whose queues may have something to send.
    var busyFriends: Set<UInt32> = []
    var acknowledgements = Acknowledgements()

    var lastMessageID: MessageID = 0
    var lastSpaceWaiter: UInt64 = 0
    var pendingMessages: [MessageID: PendingMessage] = [:]
    var bulkAssembler = BulkAssembler()
    var incomingInvites = IncomingInvites()
    var outgoingInvites = OutgoingInvites()
    var inviteHandlers: [TransferID: @Sendable (InviteAnswer) -> Void] = [:]
    var inviteFailures: [TransferID: @Sendable (NodeError) -> Void] = [:]
    /// The invites whose answers are on their way.
    var answering: [TransferID: PeerTarget] = [:]
    var extensions: Set<String> = []
    /// The groups from before the start that are not connected yet.
    var restoredGroups: Set<GroupID> = []
    /// The groups that were joined in this turn, of which nobody was told yet.
    var joinedGroups: [GroupID] = []
    /// Whether something was entered into the database that is not on the disk yet.
    var needsCommit = false
    /// The same for what may be lost in a crash: it is written once a second.
    var hasLazyChanges = false
    /// The messages that were entered into the outbox since the last time that it was written.
    var uncommittedRows: [Int64] = []
    /// What waits in the outbox and was sent by this process, by its row.
    var outboxMessages: [Int64: (id: MessageID, message: PendingMessage)] = [:]

    /// Messages of the outbox that have ended, and of which nobody was told yet.
    var endedOutboxMessages: [(id: MessageID, message: PendingMessage, state: MessageReceipt.State)] = []

    var timers = NodeTimers()
    /// Cryptographic on every platform.
    var random = SystemRandomNumberGenerator()

    /// Opens the folder, or makes an identity in an empty one. Nothing is sent before ``run()``.
    ///
    /// - Throws: ``NodeError``: the folder is in use, damaged or cannot be written, no port is free, the secret key is
    ///   not that of the folder's identity, or toxcore has a version that is not supported.
    public init(_ configuration: NodeConfiguration) throws(NodeError) {
        self.configuration = configuration
        let opened = try OpenedNode(configuration)
        folder = opened.folder
        database = opened.database
        instance = opened.instance
        userID = opened.userID
        executor = opened.executor
        // From here on the thread is the only one that uses what is in here; nothing was enqueued so far.
        info = opened.info
        for friend in opened.friends {
            friends[friend.number] = friend
            friendNumbers[friend.userID] = friend.number
        }
        restoredGroups = Set(
            opened.instance.conferences.compactMap { opened.instance.id(ofConference: $0) }
                .compactMap { try? GroupID(bytes: $0) })
        opened.instance.onEvent = { [weak self] event in self?.assumeIsolated { $0.handle(event) } }
        for warning in opened.warnings { configuration.log(.warning, warning.description) }
    }

    deinit {
        executor.shutDown()
        hub.finish()
        connection.finish()
    }

    // MARK: Calls

    /// Runs `body` on the node's thread: many calls at the price of one.
    public func perform<Result: Sendable>(
        _ body: @Sendable (isolated CarrierNode) throws -> Result
    ) rethrows -> Result {
        try body(self)
    }

    /// The same for code that is not async: waits, unless it is on that thread already.
    public nonisolated func performAndWait<Result: Sendable, Failure: Error>(
        _ body: @escaping @Sendable (isolated CarrierNode) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        let outcome: @Sendable () -> Swift.Result<Result, Failure> = {
            self.assumeIsolated { node in
                do throws(Failure) { return .success(try body(node)) } catch { return .failure(error) }
            }
        }
        if executor.isCurrentThread { return try outcome().get() }
        return try executor.performAndWait(outcome).get()
    }

    /// The instance, which is there until the node stops.
    func tox() throws(NodeError) -> ToxInstance {
        guard let instance else { throw NodeError(.wrongState, "The node has stopped: make a new one") }
        return instance
    }

    /// The same for what needs the network.
    func readyTox() throws(NodeError) -> ToxInstance {
        let tox = try tox()
        guard isReady else {
            throw NodeError(.notReady, "The node was not connected so far: wait until it is ready")
        }
        return tox
    }

    func friend(_ id: UserID) throws(NodeError) -> Friend {
        guard let number = friendNumbers[id], let friend = friends[number] else {
            throw NodeError(.notExist, "\(id) is no friend of this node")
        }
        return friend
    }

    var now: Duration { configuration.clock() }

    func emit(_ event: NodeEvent) { hub.send(event) }

    func warn(_ error: NodeError) {
        configuration.log(.warning, error.description)
        emit(.warning(error))
    }
}
