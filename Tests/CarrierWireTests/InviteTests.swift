import CarrierWire
import TestSupport
import Testing

@Suite("Invites and their answers")
struct InviteTests {
    static let longName = String(repeating: "x", count: 31)
    static let longBundle = String(repeating: "b", count: 511)

    private static func data(_ count: Int) -> [UInt8] {
        var random = SeededGenerator(seed: UInt64(count))
        return random.bytes(count)
    }

    private static func read(_ packet: CarrierPacket) throws -> CarrierPacket {
        try CarrierPacket(decoding: packet.encoded(for: .friendMessage), from: .friendMessage)
    }

    private static func request(
        _ id: Int64, _ total: Int?, _ count: Int = 1, _ name: String? = nil
    ) -> InviteRequestFragment {
        InviteRequestFragment(
            extensionName: name, transferID: transferID(id), totalSize: total,
            data: [UInt8](repeating: 7, count: count))
    }

    private static func acceptance(
        _ id: Int64, _ total: Int?, _ count: Int = 1, _ name: String? = nil
    ) -> InviteResponseFragment {
        InviteResponseFragment(
            extensionName: name, transferID: transferID(id),
            answer: .accepted(totalSize: total, data: [UInt8](repeating: 7, count: count)))
    }

    private static func refusal(_ id: Int64, _ name: String? = nil) -> InviteResponseFragment {
        InviteResponseFragment(
            extensionName: name, transferID: transferID(id), answer: .refused(status: 3, reason: "no"))
    }

    @Test(
        "Are cut so that Tox carries each piece, and put together again",
        arguments: [1, 1279, 1280, 1281, 2500, 8192], [nil, "b1", longBundle])
    func roundTrips(count: Int, bundle: String?) throws {
        for name in [nil, "session", Self.longName] {
            let data = Self.data(count)
            let pieces = try InviteFragments.request(
                data: data, extensionName: name, bundle: bundle, transferID: vectorID)
            #expect(pieces.flatMap(\.data) == data)
            #expect(pieces.map(\.totalSize) == [count] + Array(repeating: nil, count: pieces.count - 1))
            #expect(pieces.map(\.bundle) == [bundle] + Array(repeating: nil, count: pieces.count - 1))

            var incoming = IncomingInvites()
            var last = FragmentOutcome<ReceivedInvite>.incomplete
            for piece in pieces {
                #expect(last == .incomplete)
                guard case .inviteRequest(let read) = try Self.read(.inviteRequest(piece)) else { return }
                last = incoming.receive(read, from: Peers.a, at: .zero)
            }
            let target = PeerTarget(userID: Peers.a, extensionName: name)
            #expect(
                last == .complete(ReceivedInvite(from: target, transferID: vectorID, bundle: bundle, data: data)))
            #expect(incoming.transferID(answering: target) == vectorID)

            var outgoing = OutgoingInvites()
            #expect(outgoing.add(vectorID, to: target, at: .zero) == true)
            var answer = FragmentOutcome<InviteAnswer>.incomplete
            let answers = try InviteFragments.acceptance(
                data: data, extensionName: name, bundle: bundle, transferID: vectorID)
            for piece in answers {
                #expect(answer == .incomplete)
                guard case .inviteResponse(let read) = try Self.read(.inviteResponse(piece)) else { return }
                answer = outgoing.receive(read, from: Peers.a, at: .zero)
            }
            #expect(
                answer
                    == .complete(
                        InviteAnswer(
                            from: target, transferID: vectorID, bundle: bundle, result: .accepted(data: data))))
            #expect(outgoing.unanswered.isEmpty)
        }
    }

    @Test("Are cut as native peers cut where that fits")
    func cutsLikeNative() throws {
        #expect(
            try InviteFragments.request(data: Self.data(2500), transferID: vectorID).map(\.data.count) == [1280, 1220])
        let bundled = try InviteFragments.request(data: Self.data(2500), bundle: "b1", transferID: vectorID)
        #expect(bundled.map(\.data.count) == [1278, 1222])
    }

    @Test("Are refused when something is longer than allowed")
    func refusesWrongParts() throws {
        let wrong: [() throws -> Void] = [
            { _ = try InviteFragments.request(data: [], transferID: vectorID) },
            { _ = try InviteFragments.request(data: Self.data(8193), transferID: vectorID) },
            { _ = try InviteFragments.request(data: [1], extensionName: "", transferID: vectorID) },
            { _ = try InviteFragments.request(data: [1], extensionName: Self.longName + "x", transferID: vectorID) },
            { _ = try InviteFragments.request(data: [1], bundle: "", transferID: vectorID) },
            { _ = try InviteFragments.request(data: [1], bundle: Self.longBundle + "b", transferID: vectorID) },
            { _ = try InviteFragments.acceptance(data: [], transferID: vectorID) },
            { _ = try InviteFragments.refusal(status: 0, reason: "no", transferID: vectorID) },
            { _ = try InviteFragments.refusal(status: 1, reason: "", transferID: vectorID) },
            {
                _ = try InviteFragments.refusal(
                    status: 1, reason: String(repeating: "r", count: 256), transferID: vectorID)
            },
        ]
        for call in wrong { #expect(throws: PacketError.self) { try call() } }
        #expect(
            try InviteFragments.refusal(status: 3, reason: "no", transferID: vectorID).answer
                == .refused(status: 3, reason: "no"))
    }

    @Test("Pieces that do not belong are dropped")
    func dropsStrangePieces() {
        var invites = IncomingInvites()
        #expect(invites.receive(Self.request(1, nil), from: Peers.a, at: .zero) == .dropped(.noFirstFragment))
        #expect(invites.receive(Self.request(1, 8193), from: Peers.a, at: .zero) == .dropped(.tooLong))
        #expect(invites.receive(Self.request(1, 2, 1, "x"), from: Peers.a, at: .zero) == .incomplete)
        #expect(invites.receive(Self.request(1, nil, 1, "y"), from: Peers.a, at: .zero) == .dropped(.otherExtension))
        #expect(invites.receive(Self.request(1, nil), from: Peers.a, at: .zero) == .dropped(.otherExtension))
        #expect(invites.receive(Self.request(1, nil, 1, "x"), from: Peers.b, at: .zero) == .dropped(.noFirstFragment))
        #expect(invites.receive(Self.request(1, nil, 2, "x"), from: Peers.a, at: .zero) == .dropped(.overrun))
        #expect(invites.nextDeadline == nil)
    }

    @Test("Pieces wait 60 seconds from the first")
    func piecesExpire() {
        var invites = IncomingInvites()
        #expect(invites.receive(Self.request(1, 9), from: Peers.a, at: .seconds(5)) == .incomplete)
        #expect(invites.receive(Self.request(1, nil), from: Peers.a, at: .seconds(60)) == .incomplete)
        #expect(invites.nextDeadline == .seconds(65))
        invites.expire(at: .milliseconds(64_999))
        #expect(invites.nextDeadline == .seconds(65))
        invites.expire(at: .seconds(65))
        #expect(invites.nextDeadline == nil)
        #expect(invites.receive(Self.request(1, nil), from: Peers.a, at: .seconds(65)) == .dropped(.noFirstFragment))
    }

    @Test("A newer invite takes the place of an older one, and is answered once")
    func remembersTheNewest() {
        var invites = IncomingInvites()
        let plain = PeerTarget(userID: Peers.a)
        let session = PeerTarget(userID: Peers.a, extensionName: "session")
        #expect(invites.transferID(answering: plain) == nil)
        _ = invites.receive(Self.request(1, 1), from: Peers.a, at: .zero)
        _ = invites.receive(Self.request(2, 1, 1, "session"), from: Peers.a, at: .zero)
        #expect(invites.transferID(answering: plain) == transferID(1))
        #expect(invites.transferID(answering: session) == transferID(2))
        #expect(invites.transferID(answering: PeerTarget(userID: Peers.b)) == nil)
        _ = invites.receive(Self.request(3, 1), from: Peers.a, at: .zero)
        #expect(invites.transferID(answering: plain) == transferID(3))
        // The answer to the older one ends nothing.
        #expect(invites.isUnanswered(transferID(1), of: plain))
        #expect(!invites.isUnanswered(transferID(1), of: session))
        invites.answered(plain, transferID(1))
        #expect(!invites.isUnanswered(transferID(1), of: plain))
        #expect(invites.transferID(answering: plain) == transferID(3))
        invites.answered(plain, transferID(3))
        #expect(invites.transferID(answering: plain) == nil)
        invites.friendWentOffline(Peers.a)
        #expect(invites.transferID(answering: session) == transferID(2))
        invites.friendWasRemoved(Peers.a)
        #expect(invites.transferID(answering: session) == nil)
    }

    @Test("A friend can not make us remember any number of invites")
    func boundsTheMemory() {
        var invites = IncomingInvites()
        for number in 1...1100 {
            _ = invites.receive(Self.request(Int64(number), 1, 1, "e\(number)"), from: Peers.a, at: .zero)
        }
        let known = (1...1100).filter {
            invites.transferID(answering: PeerTarget(userID: Peers.a, extensionName: "e\($0)")) != nil
        }
        #expect(known == Array(77...1100))
        for number in 1...100 {
            let now = Duration.milliseconds(number)
            #expect(invites.receive(Self.request(Int64(number), 9), from: Peers.b, at: now) == .incomplete)
        }
        #expect(invites.nextDeadline == .milliseconds(60_069))
    }

    @Test("An answer counts only from whom was asked, and once")
    func checksTheAnswer() {
        var invites = OutgoingInvites()
        let target = PeerTarget(userID: Peers.a, extensionName: "session")
        #expect(invites.add(transferID(1), to: target, at: .zero) == true)
        #expect(invites.add(transferID(1), to: target, at: .zero) == false)
        #expect(invites.receive(Self.refusal(1, "session"), from: Peers.b, at: .zero) == .dropped(.unknownInvite))
        #expect(invites.receive(Self.refusal(1), from: Peers.a, at: .zero) == .dropped(.otherExtension))
        #expect(invites.receive(Self.refusal(2, "session"), from: Peers.a, at: .zero) == .dropped(.unknownInvite))
        let result = InviteAnswer.Result.refused(status: 3, reason: "no")
        #expect(
            invites.receive(Self.refusal(1, "session"), from: Peers.a, at: .zero)
                == .complete(InviteAnswer(from: target, transferID: transferID(1), result: result)))
        #expect(invites.receive(Self.refusal(1, "session"), from: Peers.a, at: .zero) == .dropped(.unknownInvite))
        #expect(invites.expire(at: .seconds(1000)).isEmpty && invites.nextDeadline == nil)
    }

    @Test("The pieces of an answer are checked like those of an invite")
    func checksThePieces() {
        var invites = OutgoingInvites()
        _ = invites.add(transferID(1), to: PeerTarget(userID: Peers.a), at: .zero)
        #expect(invites.receive(Self.acceptance(1, nil), from: Peers.a, at: .zero) == .dropped(.noFirstFragment))
        #expect(invites.receive(Self.acceptance(1, 8193), from: Peers.a, at: .zero) == .dropped(.tooLong))
        #expect(invites.receive(Self.acceptance(1, 3, 2), from: Peers.a, at: .zero) == .incomplete)
        #expect(invites.receive(Self.acceptance(1, nil, 2), from: Peers.a, at: .zero) == .dropped(.overrun))
        #expect(invites.receive(Self.acceptance(1, nil, 1), from: Peers.a, at: .zero) == .dropped(.noFirstFragment))
        #expect(invites.receive(Self.acceptance(1, 3, 1), from: Peers.a, at: .seconds(10)) == .incomplete)
        #expect(invites.nextDeadline == .seconds(70))
        #expect(invites.expire(at: .seconds(70)).isEmpty)
        #expect(invites.nextDeadline == .seconds(300))
        #expect(
            invites.receive(Self.acceptance(1, nil, 2), from: Peers.a, at: .seconds(71)) == .dropped(.noFirstFragment))
        #expect(invites.receive(Self.acceptance(1, 3, 1), from: Peers.a, at: .seconds(71)) == .incomplete)
        // A no in the middle of a yes ends the invite.
        guard case .complete(let answer) = invites.receive(Self.refusal(1), from: Peers.a, at: .seconds(72)) else {
            Issue.record("not ended")
            return
        }
        #expect(answer.result == .refused(status: 3, reason: "no"))
    }

    @Test("An invite ends after 300 seconds, once, in the order of sending")
    func invitesExpire() {
        var invites = OutgoingInvites()
        let target = PeerTarget(userID: Peers.a)
        for number in 1...4 { _ = invites.add(transferID(Int64(number)), to: target, at: .seconds(number)) }
        let (once, twice) = (invites.remove(transferID(2)), invites.remove(transferID(2)))
        #expect(once && !twice)
        #expect(invites.nextDeadline == .seconds(301))
        #expect(invites.expire(at: .milliseconds(300_999)).isEmpty)
        // An answer that comes too late is dropped though nobody has called `expire`.
        #expect(invites.receive(Self.refusal(1), from: Peers.a, at: .seconds(301)) == .dropped(.unknownInvite))
        #expect(invites.expire(at: .seconds(303)).map(\.transferID) == [transferID(1), transferID(3)])
        #expect(invites.unanswered == [transferID(4)])
        let answer = InviteAnswer(
            from: target, transferID: transferID(4), result: .refused(status: 1, reason: "timeout"))
        #expect(invites.expire(at: .seconds(999)) == [answer])
        #expect(invites.expire(at: .seconds(9999)).isEmpty && invites.unanswered.isEmpty)
    }

    @Test("Tell how many bytes wait, until they are whole, late, or their friend left")
    func countsPendingBytes() {
        var incoming = IncomingInvites()
        _ = incoming.receive(Self.request(1, 10, 4), from: Peers.a, at: .zero)
        _ = incoming.receive(Self.request(1, 10, 3), from: Peers.b, at: .seconds(1))
        #expect(incoming.pendingByteCount == 7)
        #expect(incoming.nextDeadline == .seconds(60))
        incoming.expire(at: .seconds(60))
        #expect(incoming.pendingByteCount == 3)
        #expect(incoming.nextDeadline == .seconds(61))
        incoming.friendWentOffline(Peers.b)
        #expect(incoming.pendingByteCount == 0 && incoming.nextDeadline == nil)

        var outgoing = OutgoingInvites()
        _ = outgoing.add(transferID(1), to: PeerTarget(userID: Peers.a), at: .zero)
        _ = outgoing.add(transferID(2), to: PeerTarget(userID: Peers.b), at: .zero)
        _ = outgoing.receive(Self.acceptance(1, 10, 4), from: Peers.a, at: .zero)
        _ = outgoing.receive(Self.acceptance(2, 10, 5), from: Peers.b, at: .seconds(1))
        #expect(outgoing.pendingByteCount == 9)
        _ = outgoing.expire(at: .seconds(60))
        #expect(outgoing.pendingByteCount == 5)
        outgoing.remove(transferID(2))
        #expect(outgoing.pendingByteCount == 0)
    }
}
