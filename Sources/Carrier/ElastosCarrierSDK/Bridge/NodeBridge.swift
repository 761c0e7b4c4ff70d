internal import CarrierCore
internal import Dispatch
internal import Foundation
internal import NativeLoop
internal import Synchronization

/// One node and the way from its thread to the program's callbacks.
///
/// The node's thread only enqueues here, and never waits for the callback queue. So callbacks may call anything, and a
/// slow one delays other callbacks but not the network. What is not called yet waits in memory, without limit.
final class NodeBridge: Sendable {
    /// What changes, behind the lock. Nothing of the program and nothing of the node is called under it.
    private struct State {
        weak var carrier: Carrier?
        var hasStarted = false
        var isKilled = false
        /// The thread on which a callback runs at the moment.
        var callbackThread: ObjectIdentifier?
        /// The last one that was known: the getter does not throw, even after the end.
        var address = ""
        /// Those who asked in an earlier run and were not answered, until the Carrier is ready.
        var earlierRequests: [IncomingRequest] = []
        /// The request that is being delivered.
        var currentRequest: (userID: UserID, avatarURL: String)?
        var extensionHandler: ExtensionRegistration?
        var groups: [GroupID: WeakGroup] = [:]
    }

    private struct WeakGroup {
        weak var group: CarrierGroup?
    }

    let node: CarrierNode
    let log: LogSink
    private let queue = DispatchQueue(label: "org.elastos.queue", qos: .utility)
    private let delegate: QueueConfined<WeakDelegate>
    private let state = Mutex(State())
    /// Empty unless the node's loop runs.
    private let running = DispatchGroup()

    init(_ configuration: NodeConfiguration, delegate: any CarrierDelegate) throws {
        log = configuration.log
        self.delegate = QueueConfined(WeakDelegate(delegate: delegate))
        do throws(NodeError) { node = try CarrierNode(configuration) } catch { throw CarrierError(error) }
        node.onEvent { [weak self] event in self?.arrived(event) }
        let address = try? node.performAndWait { node throws(NodeError) in try node.address.description }
        state.withLock { $0.address = address ?? "" }
    }

    func attach(_ carrier: Carrier) { state.withLock { $0.carrier = carrier } }

    // MARK: Life

    func start(_ interval: Int) throws {
        guard interval >= 0 else { throw refused("The interval is negative") }
        try checkAlive()
        let isFirst = state.withLock { state in
            defer { state.hasStarted = true }
            return !state.hasStarted
        }
        guard isFirst else { throw failure(NodeError(.alreadyRun, "The Carrier was started before")) }
        running.enter()
        do throws(NodeError) {
            try node.performAndWait { [self] node throws(NodeError) in
                let requests = (try? node.requests) ?? []
                try node.start { [running] in running.leave() }
                // Before any event, as those come from this thread; and after the start, as this may bring about the end.
                state.withLock { $0.earlierRequests = requests }
                let friends = node.allFriends
                tellDelegate { $1.didReceiveFriendsList($0, friends.map(CarrierFriendInfo.init)) }
            }
        } catch {
            // Killed meanwhile.
            running.leave()
            throw failure(error.code == .alreadyRun ? NodeError(.wrongState, "The Carrier was killed") : error)
        }
        scheduleIdle(milliseconds: interval == 0 ? 1000 : min(interval, 86_400_000))
    }

    func kill() {
        let (mayWait, hasStarted) = state.withLock { state in
            state.isKilled = true
            return (state.callbackThread != ObjectIdentifier(Thread.current), state.hasStarted)
        }
        node.stop()
        guard mayWait else { return }
        // The stop is a job of the node's thread: it is done, or the loop knows of it, once a later job has run.
        node.performAndWait { _ in }
        if hasStarted { running.wait() }
    }

    /// Nobody has the Carrier any more.
    func abandon() {
        state.withLock { $0.isKilled = true }
        node.stop()
    }

    private func scheduleIdle(milliseconds: Int) {
        queue.asyncAfter(deadline: .now() + .milliseconds(milliseconds)) { [weak self] in
            guard let self, !self.isKilled else { return }
            self.callDelegate { $1.willBecomeIdle($0) }
            self.scheduleIdle(milliseconds: milliseconds)
        }
    }

    // MARK: Calls of the program

    var isKilled: Bool { state.withLock { $0.isKilled } }

    func checkAlive() throws {
        if isKilled { throw CarrierError.IllegalState }
    }

    /// The address, or the last one that was known.
    var address: String {
        let new = try? perform { node throws(NodeError) in try node.address.description }
        return state.withLock { state in
            if let new { state.address = new }
            return state.address
        }
    }

    /// The object of a group: the same one for as long as somebody has it.
    func group(_ id: GroupID) -> CarrierGroup {
        state.withLock { state in
            if let group = state.groups[id]?.group { return group }
            state.groups = state.groups.filter { $0.value.group != nil }
            let group = CarrierGroup(id, self)
            state.groups[id] = WeakGroup(group: group)
            return group
        }
    }

    func requestAvatarURL(of id: UserID) -> String? {
        state.withLock { $0.currentRequest?.userID == id ? $0.currentRequest?.avatarURL : nil }
    }

    /// The requests from before the start, once.
    func takeEarlierRequests() -> [IncomingRequest] {
        state.withLock { state in
            defer { state.earlierRequests = [] }
            return state.earlierRequests
        }
    }

    /// Who takes the invites of the extension from now on.
    func register(_ registration: ExtensionRegistration) {
        // The old one goes outside of the lock: with it goes what its handler captured, which is the program's.
        var registration: ExtensionRegistration? = registration
        state.withLock { swap(&$0.extensionHandler, &registration) }
    }

    /// - Returns: whether it was the one that is registered.
    func unregister(_ registration: ExtensionRegistration) -> Bool {
        state.withLock { state in
            guard state.extensionHandler === registration else { return false }
            state.extensionHandler = nil
            return true
        }
    }

    var extensionRegistration: ExtensionRegistration? { state.withLock { $0.extensionHandler } }

    // MARK: Callbacks

    /// Calls the delegate on the queue, unless it or the Carrier is gone by then, or was killed.
    func tellDelegate(_ call: @escaping @Sendable (Carrier, any CarrierDelegate) -> Void) {
        queue.async { self.callDelegate(call) }
    }

    /// The same for a handler that stays until it is taken back.
    func tellCarrier(_ call: @escaping @Sendable (Carrier) -> Void) {
        queue.async {
            self.asCallback {
                let carrier = self.state.withLock { $0.isKilled ? nil : $0.carrier }
                if let carrier { call(carrier) }
            }
        }
    }

    /// Calls one of the program's handlers on the queue, whatever became of the Carrier: each has to end.
    func callHandler(_ call: @escaping @Sendable () -> Void) {
        queue.async { self.asCallback(call) }
    }

    /// The same for a request, whose avatar can be asked for meanwhile.
    func tellDelegate(of request: IncomingRequest) {
        queue.async {
            self.state.withLock { $0.currentRequest = (request.userID, request.request.avatarURL) }
            self.callDelegate {
                $1.didReceiveFriendRequest(
                    $0, request.userID.description, CarrierUserInfo(request), request.request.hello)
            }
            self.state.withLock { $0.currentRequest = nil }
        }
    }

    /// On the queue.
    private func callDelegate(_ call: (Carrier, any CarrierDelegate) -> Void) {
        asCallback {
            // Within it, as the last references may be these: what then runs in a `deinit` is part of the callback.
            let carrier = state.withLock { $0.isKilled ? nil : $0.carrier }
            if let carrier, let delegate = delegate.value.delegate { call(carrier, delegate) }
        }
    }

    private func asCallback(_ body: () -> Void) {
        state.withLock { $0.callbackThread = ObjectIdentifier(Thread.current) }
        body()
        state.withLock { $0.callbackThread = nil }
    }
}
