internal import CarrierNetwork
internal import NativeLoop

#if canImport(Darwin)
internal import Darwin
#elseif canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#endif

/// The life of a node: it runs once, and stopping is for good.
extension CarrierNode {
    /// How many packets a friend gets before the others, and the network, have their turn.
    private static let packetsPerTurn = 64

    /// Joins the network and stays in it until ``stop()`` is called or the task is cancelled.
    ///
    /// Then everything is written, what waits for an end gets one (``MessageReceipt/State/failed``), friends see at once
    /// that the node is gone, and the event sequences end. A node that was stopped before returns at once.
    /// - Throws: ``NodeError/Code/alreadyRun`` if it was called before.
    public func run() async throws(NodeError) {
        guard try beginTurns() else { return }
        await withTaskCancellationHandler {
            await withCheckedContinuation { running = $0 }
        } onCancel: {
            stop()
        }
    }

    /// Takes the node's turns from now on.
    ///
    /// - Returns: false if the node was stopped before, so that there are none.
    func beginTurns() throws(NodeError) -> Bool {
        if hasRun { throw NodeError(.alreadyRun, "The node runs already or has run: make a new one") }
        hasRun = true
        guard phase == .idle else { return false }
        phase = .running
        timers.nextBootstrap = now
        executor.setTurnHandler { [weak self] isReadable, descriptors in
            guard let self else { return NodeExecutor.Turn(timeout: -1) }
            return self.assumeIsolated { $0.turn(isReadable, &descriptors) }
        }
        return true
    }

    /// Ends ``run()``. May be called from anywhere, also where events are handled, and more than once.
    public nonisolated func stop() {
        executor.perform { [weak self] in self?.assumeIsolated { $0.requestStop() } }
    }

    private func requestStop() {
        switch phase {
        case .idle: finish()
        case .running: phase = .stopping
        case .stopping, .stopped: break
        }
    }

    /// Everything ends, in the order in which others depend on it.
    private func finish() {
        executor.setTurnHandler(nil)
        for friend in friends.values { endAll(of: friend, as: .failed) }
        endInvites()
        // First: what cannot be written is not stored.
        commitDatabase(alsoLazyChanges: true)
        endOutbox()
        database.close()
        storeOrWarn()
        phase = .stopped
        // Friends are told by this.
        instance = nil
        folder.close()
        connection.send(false)
        connection.finish()
        hub.finish()
        running?.resume()
        running = nil
        ended?()
        ended = nil
    }

    /// What is due: toxcore's iteration, what waits to be sent, deadlines.
    private func turn(_ isReadable: Bool, _ descriptors: inout [pollfd]) -> NodeExecutor.Turn {
        if phase == .stopping { finish() }
        guard phase == .running, let tox = instance else { return NodeExecutor.Turn(timeout: -1) }
        var now = now
        tox.system.flushDue()
        if isReadable || now >= timers.nextIteration || tox.system.hasBufferedInput {
            tox.iterate()
            announceGroups()
            now = self.now
        }
        if now >= timers.nextTick { tick(tox, now) }
        settleOutbox()
        // Before anything of it is sent, and before anybody is told that it is done.
        commitDatabase()
        for friend in acknowledgements.due(at: now) { tox.acknowledge(friend) }
        let hasMore = sendWaiting(tox, now)
        timers.nextIteration = now + .milliseconds(Int64(tox.iterationInterval))
        tox.system.pollDescriptors(into: &descriptors)
        // With more to send the others get a turn, but nobody sleeps.
        if hasMore || tox.system.hasBufferedInput { return NodeExecutor.Turn(timeout: 0) }
        let wake =
            min(timers.nextIteration, timers.nextTick, acknowledgements.nextDue ?? timers.nextTick) - now
        return NodeExecutor.Turn(timeout: min(wake, tox.system.nextDue ?? wake).pollTimeout)
    }

    /// - Returns: whether a friend has more to send than a turn allows.
    private func sendWaiting(_ tox: ToxInstance, _ now: Duration) -> Bool {
        if busyFriends.isEmpty { return false }
        var hasMore = false
        for number in busyFriends {
            guard let friend = friends[number] else {
                busyFriends.remove(number)
                continue
            }
            if sendPackets(tox, to: friend, at: now, atMost: Self.packetsPerTurn) { hasMore = true }
        }
        return hasMore
    }

    private func tick(_ tox: ToxInstance, _ now: Duration) {
        timers.nextTick = now + NodeTimers.tick
        commitDatabase(alsoLazyChanges: true)
        expireMessages(at: now)
        expireInvites(at: now)
        repeatRequests(tox, at: now)
        if !isConnected, now >= timers.nextBootstrap {
            timers.nextBootstrap = now + NodeTimers.bootstrapInterval
            bootstrap(tox)
        }
        if let storeBy = timers.storeBy, storeBy <= now {
            storeOrWarn()
        }
    }

    /// Enters the network at each bootstrap node. A name is looked up on another thread, as that may take long.
    private func bootstrap(_ tox: ToxInstance) {
        for node in configuration.network.bootstrapNodes {
            if node.isAddress {
                join(node, at: node.host)
                continue
            }
            HostLookup.start(node.host, isIPv6Enabled: configuration.network.isIPv6Enabled) { [weak self] addresses in
                // Not waited for: a node that has stopped meanwhile does nothing with them. And no task: a program may block
                // the threads that it would begin on.
                self?.executor.perform { [weak self] in self?.assumeIsolated { $0.found(addresses, of: node) } }
            }
        }
    }

    private func found(_ addresses: [String], of node: BootstrapNode) {
        if addresses.isEmpty {
            warn(NodeError(.badBootstrapHost, "The bootstrap node \(node.host) has no address", facility: .dht))
        }
        for address in addresses { join(node, at: address) }
    }

    private func join(_ node: BootstrapNode, at host: String) {
        guard let instance else { return }
        do throws(NodeError) {
            try instance.bootstrap(host: host, port: node.port, key: node.key.bytes)
        } catch {
            warn(error)
        }
    }
}

extension Duration {
    /// Whole milliseconds for `poll`, rounded up so that it does not wake too early; at most a minute.
    var pollTimeout: CInt {
        let (seconds, attoseconds) = components
        if seconds < 0 || attoseconds < 0 { return 0 }
        return CInt(min(60_000, seconds * 1000 + (attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000))
    }
}
