import CarrierCore
import CommandLineInterface
import Dispatch
import NativeLoop
import Synchronization

/// A node whose events are written as lines, and which does what lines say.
final class ScriptSession: Sendable {
    private struct State {
        /// What the script called its invites.
        var inviteTags: [TransferID: JSONValue] = [:]
        /// The requests from before a restart, until they are told.
        var waitingRequests: [IncomingRequest] = []
        /// The messages of this process that have no receipt yet.
        var unconfirmed: Set<MessageID> = []
    }

    /// How long a script that has ended waits for the receipts of what it sent.
    private static let receiptTime = Duration.seconds(3)
    /// How many commands are carried out before the network has its turn.
    private static let batchSize = 64

    private let node: CarrierNode
    private let address: Address
    private let writer: EventWriter
    private let state = Mutex(State())

    /// Writes `started`, and from then on every event on the node's thread: before a sender learns that his message has
    /// arrived, the line is written.
    init(_ node: CarrierNode, _ writer: EventWriter) throws(NodeError) {
        self.node = node
        self.writer = writer
        let (address, port, key, requests) = try node.performAndWait { node throws(NodeError) in
            (try node.address, try node.udpPort, try node.dhtKey, try node.requests)
        }
        self.address = address
        state.withLock { $0.waitingRequests = requests }
        let start = EventLine(
            "started",
            [
                ("user", .id(node.userID)), ("address", .id(address)), ("port", JSONValue(port)), ("dhtKey", .id(key)),
            ])
        writer.write(start.object)
        node.onEvent { self.write($0) }
    }

    private func write(_ event: NodeEvent) {
        var tag: JSONValue?
        switch event {
        case .receipt(let receipt): state.withLock { _ = $0.unconfirmed.remove(receipt.id) }
        case .inviteAnswer(let answer): tag = state.withLock { $0.inviteTags.removeValue(forKey: answer.transferID) }
        default: break
        }
        write(event.line(user: node.userID, address: address, inviteTag: tag))
        // Those that came before a restart are as good as new to a script.
        guard case .ready = event else { return }
        let requests = state.withLock { state in
            defer { state.waitingRequests = [] }
            return state.waitingRequests
        }
        for request in requests { write(request.line) }
    }

    private func write(_ line: EventLine) { writer.write(line.object, base64: line.base64) }

    // MARK: Commands

    /// Carries out commands, in order, until the script ends; stops the node then.
    ///
    /// - Parameter onEnd: called when the script has ended.
    /// - Throws: `SystemFailure` if the system makes no more threads.
    func start(_ input: ScriptInput, onEnd: @escaping @Sendable () -> Void) throws(SystemFailure) {
        try input.start()
        try OwnedThread.start(name: "commands") {
            while let lines = input.next(), self.run(lines) {}
            onEnd()
            self.awaitReceipts()
            self.node.stop()
        }
    }

    /// - Returns: false if one of them ended the script.
    private func run(_ lines: [LineSplitter.Line]) -> Bool {
        var rest = lines[...]
        while !rest.isEmpty {
            let commands = rest.prefix(Self.batchSize).map { ScriptCommand($0) }
            rest = rest.dropFirst(Self.batchSize)
            let isOver = node.performAndWait { node in
                for command in commands where self.run(command, node) { return true }
                return false
            }
            if isOver { return false }
        }
        return true
    }

    /// - Returns: whether it ended the script.
    private func run(_ command: ScriptCommand, _ node: isolated CarrierNode) -> Bool {
        do throws(ScriptError) {
            let action = try command.action.get()
            if case .stop = action { return true }
            do throws(NodeError) {
                try run(action, command.subject, node)
            } catch {
                throw ScriptError(error)
            }
        } catch {
            writer.write(error.event(command.subject))
        }
        return false
    }

    private func run(
        _ action: ScriptAction, _ subject: ScriptSubject, _ node: isolated CarrierNode
    ) throws(NodeError) {
        switch action {
        case .add(let address, let hello):
            let isFriend = node.isFriend(address.userID)
            try node.add(address, hello: hello)
            // Nothing has changed then, but a script waits for its answer.
            if isFriend { write(EventLine("friend.added", [("user", .id(address.userID))])) }
        case .accept(let id): try node.accept(id)
        case .dismiss(let id):
            try node.dismissRequest(of: id)
            state.withLock { $0.waitingRequests.removeAll { $0.userID == id } }
        case .remove(let id): try node.remove(id)
        case .label(let id, let label): try node.setLabel(label, of: id)
        case .send(let id, let payload, let tag):
            let message = try node.submit(payload, to: PeerTarget(userID: id), tag: tag)
            // Of a friend who is offline, only an outbox takes it: that one can wait for longer than a script.
            if (try? node.friendInfo(id))?.isConnected == true { state.withLock { _ = $0.unconfirmed.insert(message) } }
        case .invite(let id, let data):
            let number = try node.submitInvite(PeerTarget(userID: id), data: data)
            if let tag = subject.tag { state.withLock { $0.inviteTags[number] = tag } }
        case .reply(let id, let invite, let result): try node.reply(to: PeerTarget(userID: id), invite, result)
        case .profile(let fields): try node.setProfile(node.profile.changed(fields))
        case .presence(let presence): try node.setPresence(presence)
        case .friends: write(EventLine("friends", [("friends", .array(node.allFriends.map { .object($0.members) }))]))
        case .requests:
            let requests = try node.requests.map { JSONValue.object(Array($0.line.object.members.dropFirst())) }
            write(EventLine("requests", [("requests", .array(requests))]))
        case .stop: break
        case .groupNew, .groupInvite, .groupJoin, .groupLeave, .groupSend, .groupTitle, .groupPeers, .groupList:
            try runGroup(action, subject, node)
        }
    }

    private func runGroup(
        _ action: ScriptAction, _ subject: ScriptSubject, _ node: isolated CarrierNode
    ) throws(NodeError) {
        switch action {
        case .groupNew:
            let group = try node.createGroup()
            write(EventLine("group.created", [("group", .id(group)), ("tag", subject.tag ?? .null)]))
        case .groupInvite(let group, let id): try node.invite(id, to: group)
        case .groupJoin(let id, let cookie): _ = try node.joinGroup(of: id, cookie: cookie)
        case .groupLeave(let group): try node.leaveGroup(group)
        case .groupSend(let group, let payload): try node.send(payload, to: group)
        case .groupTitle(let group, let title): try node.setTitle(title, of: group)
        case .groupPeers(let group):
            let peers = try node.peers(of: group)
            write(
                EventLine("group.peers", [("group", .id(group)), ("peers", .array(peers.map { .object($0.members) }))]))
        case .groupList:
            let groups = try node.groups.map { group throws(NodeError) in
                let title = (try? node.title(of: group)) ?? ""
                return JSONValue.object([("group", .id(group)), ("title", .string(title))])
            }
            write(EventLine("group.list", [("groups", .array(groups))]))
        default: break
        }
    }

    // MARK: The end

    /// A script may end with the message that it was written for: that one is given a moment to arrive.
    private func awaitReceipts() {
        let end = ContinuousClock.now + Self.receiptTime
        while state.withLock({ !$0.unconfirmed.isEmpty }), ContinuousClock.now < end {
            _ = DispatchSemaphore(value: 0).wait(timeout: .now() + .milliseconds(10))
        }
    }
}

extension UserInfo {
    fileprivate func changed(_ fields: [ScriptAction.ProfileField: String]) -> UserInfo {
        var new = self
        for (field, text) in fields {
            switch field {
            case .name: new.name = text
            case .description: new.briefDescription = text
            case .phone: new.phone = text
            case .email: new.email = text
            case .gender: new.gender = text
            case .region: new.region = text
            }
        }
        return new
    }
}

extension GroupPeer {
    var members: [(name: String, value: JSONValue)] {
        [("user", .id(userID)), ("name", .string(name)), ("status", .connection(isConnected))]
    }
}
