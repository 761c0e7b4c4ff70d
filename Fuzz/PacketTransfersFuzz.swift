// Part of the target of PacketFuzz.swift.

/// Plays bytes as what happens to a node: pieces from several friends, time that passes, friends that leave. The memory
/// that friends can take stays within its limits, nobody's bytes get into another's message, and deadlines are kept.
func playTransfers(_ bytes: [UInt8]) {
    var play = TransferPlay(bytes)
    // More steps only take longer.
    for _ in 0..<24 where !play.isOver { play.step() }
    play.checkMemory()
}

/// The pieces that friends send are cut from these: every byte is the friend's number.
private let fillers = (0..<TransferPlay.friendCount).map { friend in
    [UInt8](repeating: UInt8(friend), count: 256)
}

private let friends = (0..<TransferPlay.friendCount).map { friend in
    guard let id = try? UserID(bytes: [UInt8](repeating: UInt8(friend + 1), count: 32)) else {
        fail("32 bytes are no user id")
    }
    return id
}

private struct TransferPlay {
    static let friendCount = 4
    /// This one sends packets as they are in the input; the others fill pieces with their numbers.
    private static let packetFriend = 3

    private var rest: ArraySlice<UInt8>
    private var now: Duration = .zero
    private let limits: BulkAssembler.Limits
    private var bulk: BulkAssembler
    private var incoming = IncomingInvites()
    private var outgoing = OutgoingInvites()
    /// Who sent pieces so far: only these may take memory.
    private var bulkFriends: Set<Int> = []

    init(_ bytes: [UInt8]) {
        rest = bytes[...]
        var limits = BulkAssembler.Limits()
        // So small that a few pieces reach them.
        limits.messageSize = 600
        limits.pendingBytesPerFriend = 700
        limits.messagesPerFriend = 3
        self.limits = limits
        bulk = BulkAssembler(limits: limits)
    }

    var isOver: Bool { rest.isEmpty }

    private mutating func byte() -> Int { Int(rest.popFirst() ?? 0) }

    /// One event: what it is, by whom, with which number and extension, in one byte or two.
    mutating func step() {
        let event = byte()
        let detail = byte()
        let friend = detail & 3
        guard let id = TransferID(rawValue: Int64(detail >> 2 & 7) + 1) else { fail("\(detail) makes a tid of zero") }
        let name = detail & 0x20 == 0 ? nil : "x"
        switch event & 7 {
        case 0: packet(id)
        case 1, 2:
            receive(
                BulkFragment(extensionName: name, totalSize: size(event), transferID: id, data: data(friend)),
                from: friend)
        case 3:
            receive(
                InviteRequestFragment(
                    extensionName: name, transferID: id, bundle: event & 0x40 == 0 ? nil : "b",
                    totalSize: size(event), data: data(friend)), from: friend)
        case 4:
            let answer: InviteResponseFragment.Answer =
                event & 0x40 == 0
                ? .accepted(totalSize: size(event), data: data(friend)) : .refused(status: 1, reason: "")
            receive(InviteResponseFragment(extensionName: name, transferID: id, answer: answer), from: friend)
        case 5:
            let wasPending = outgoing.unanswered.contains(id)
            let target = PeerTarget(userID: friends[friend], extensionName: name)
            guard outgoing.add(id, to: target, at: now) != wasPending else { fail("an invite was replaced") }
        case 6: pass(.milliseconds(detail * 500))
        default: leave(friend, id, name, event >> 3)
        }
    }

    // MARK: Events

    /// A size for a first piece, nil for a later one.
    private mutating func size(_ event: Int) -> Int? { event & 8 == 0 ? nil : (byte() + 1) * 4 }

    /// Short pieces: copying longer ones finds nothing more.
    private mutating func data(_ friend: Int) -> [UInt8] { Array(fillers[friend][...byte()]) }

    /// Bytes that are no packet lead to nothing.
    private mutating func packet(_ id: TransferID) {
        let bytes = Array(rest.prefix(byte()))
        rest = rest.dropFirst(bytes.count)
        guard let packet = try? CarrierPacket(decoding: bytes, from: .friendMessage) else { return }
        switch packet {
        case .bulkMessage(let piece): receive(piece, from: Self.packetFriend)
        case .inviteRequest(let piece): receive(piece, from: Self.packetFriend)
        case .inviteResponse(let piece): receive(piece, from: Self.packetFriend)
        default: break
        }
    }

    private mutating func receive(_ piece: BulkFragment, from friend: Int) {
        bulkFriends.insert(friend)
        guard case .complete(let message) = bulk.receive(piece, from: friends[friend], at: now) else { return }
        check(message.payload, from: friend, limit: limits.messageSize)
    }

    private mutating func receive(_ piece: InviteRequestFragment, from friend: Int) {
        guard case .complete(let invite) = incoming.receive(piece, from: friends[friend], at: now) else { return }
        check(invite.data, from: friend, limit: WireLimits.inviteData)
        guard invite.from.userID == friends[friend], incoming.transferID(answering: invite.from) == piece.transferID
        else { fail("an invite that arrived cannot be answered") }
    }

    private mutating func receive(_ piece: InviteResponseFragment, from friend: Int) {
        let wasPending = outgoing.unanswered.contains(piece.transferID)
        guard case .complete(let answer) = outgoing.receive(piece, from: friends[friend], at: now) else { return }
        guard wasPending, answer.from.userID == friends[friend], !outgoing.unanswered.contains(piece.transferID) else {
            fail("an answer came to what was not asked, or twice")
        }
        if case .accepted(let data) = answer.result { check(data, from: friend, limit: WireLimits.inviteData) }
    }

    private mutating func pass(_ time: Duration) {
        checkMemory()
        now += time
        bulk.expire(at: now)
        incoming.expire(at: now)
        _ = outgoing.expire(at: now)
        for deadline in [bulk.nextDeadline, incoming.nextDeadline, outgoing.nextDeadline] {
            if let deadline, deadline <= now { fail("something is kept beyond its time") }
        }
    }

    private mutating func leave(_ friend: Int, _ id: TransferID, _ name: String?, _ way: Int) {
        switch way & 3 {
        case 0:
            bulk.friendWentOffline(friends[friend])
            incoming.friendWentOffline(friends[friend])
        case 1: incoming.friendWasRemoved(friends[friend])
        case 2:
            let target = PeerTarget(userID: friends[friend], extensionName: name)
            if let asked = incoming.transferID(answering: target) { incoming.answered(target, asked) }
            guard incoming.transferID(answering: target) == nil else { fail("an invite is answered twice") }
        default: outgoing.remove(id)
        }
    }

    // MARK: What must hold

    private func check(_ data: [UInt8], from friend: Int, limit: Int) {
        guard (1...limit).contains(data.count) else { fail("a whole of \(data.count) bytes") }
        guard friend == Self.packetFriend || data.allSatisfy({ $0 == UInt8(friend) }) else {
            fail("bytes of one friend are in what another sent")
        }
    }

    func checkMemory() {
        let invites = IncomingInvites.maximumPerFriend * WireLimits.inviteData
        guard bulk.pendingByteCount <= bulkFriends.count * limits.pendingBytesPerFriend,
            incoming.pendingByteCount <= Self.friendCount * invites,
            outgoing.pendingByteCount <= outgoing.unanswered.count * WireLimits.inviteData
        else { fail("friends take more memory than they may") }
        if bulk.nextDeadline == nil, bulk.pendingByteCount != 0 { fail("bytes wait for ever") }
        if incoming.nextDeadline == nil, incoming.pendingByteCount != 0 { fail("bytes wait for ever") }
    }
}
