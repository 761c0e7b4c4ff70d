import ElastosCarrierSDK
import Foundation
import Testing

@Suite(.timeLimit(.minutes(15)))
struct LifeCycleTests {
    @Test func `Kill before the start, and again, returns`() throws {
        let peer = try Peer()
        peer.carrier.kill()
        peer.carrier.kill()
        #expect(throws: CarrierError.IllegalState) { try peer.carrier.start() }
        peer.end()
    }

    @Test func `Kill after the start, and again, returns`() throws {
        let peer = try Peer()
        try peer.carrier.start()
        peer.carrier.kill()
        peer.end()
    }

    @Test func `Many threads may kill at once`() async throws {
        let peer = try Peer()
        try peer.carrier.start()
        await withTaskGroup { group in
            for _ in 0..<8 { group.addTask { peer.carrier.kill() } }
        }
        peer.end()
    }

    @Test func `Kill from a callback returns, and no callback begins after it`() async throws {
        let peer = try Peer { carrier, event in
            if event.hasPrefix("friends") { carrier.kill() }
        }
        try peer.carrier.start(iterateInterval: 1)
        await peer.recorder.next("friends")
        // From outside it waits for the end that was asked for.
        peer.carrier.kill()
        #expect(peer.recorder.seen == ["friends 0"])
        let again = try Peer(folder: peer.folder)
        again.end()
    }

    @Test func `A Carrier that nobody holds ends, and its friends list needs no delegate`() async throws {
        let folder = temporaryPath("dropped")
        weak var weakly: Carrier?
        do {
            let peer = try Peer(folder: folder)
            weakly = peer.carrier
            try peer.carrier.start()
        }
        await Peer.whenFree(folder).end()
        #expect(weakly == nil)
    }

    @Test func `A Carrier that was never started gives its folder back`() async throws {
        let folder = temporaryPath("unused")
        _ = try Peer(folder: folder)
        await Peer.whenFree(folder).end()
    }

    @Test func `The last reference may go in a callback`() async throws {
        final class Owner: NSObject, CarrierDelegate {
            var carrier: Carrier?
            let onGone: () -> Void
            init(_ onGone: @escaping () -> Void) { self.onGone = onGone }
            deinit {
                carrier?.kill()
                onGone()
            }
            func didReceiveFriendsList(_ carrier: Carrier, _ friends: [CarrierFriendInfo]) {}
        }
        let folder = temporaryPath("owner")
        await withCheckedContinuation { continuation in
            var owner: Owner? = Owner { continuation.resume() }
            if let delegate = owner {
                delegate.carrier = try? Carrier.createInstance(options: Peer.options(folder), delegate: delegate)
                try? delegate.carrier?.start()
            }
            owner = nil
        }
        // Killed by `deinit`, on whatever thread that was.
        await Peer.whenFree(folder).end()
    }

    @Test func `A delegate that is gone is skipped`() async throws {
        let folder = temporaryPath("deaf")
        var delegate: Recorder? = Recorder()
        let carrier = try Carrier.createInstance(options: Peer.options(folder), delegate: #require(delegate))
        weak let weakly = delegate
        delegate = nil
        #expect(weakly == nil)
        try carrier.start(iterateInterval: 1)
        try carrier.setSelfUserInfo(CarrierUserInfo())
        carrier.kill()
    }

    @Test func `The second start and a negative interval are errors`() throws {
        let peer = try Peer()
        defer { peer.end() }
        #expect(throws: CarrierError.InvalidArgument) { try peer.carrier.start(iterateInterval: -1) }
        #expect(throws: CarrierError.InvalidArgument) { try peer.carrier.start(iterateInterval: .min) }
        try peer.carrier.start(iterateInterval: .max)
        #expect(throws: CarrierError.GeneralError(ecode: 8)) { try peer.carrier.start() }
    }

    @Test func `The friends list comes first, then there is time to be idle`() async throws {
        let peer = try Peer()
        defer { peer.end() }
        try peer.carrier.start(iterateInterval: 1)
        await peer.recorder.next("idle")
        await peer.recorder.next("idle")
        #expect(peer.recorder.seen.first == "friends 0")
        #expect(!peer.recorder.seen.contains("ready"))
        #expect(!peer.carrier.isReady())
    }

    @Test func `After kill every call throws IllegalState, and the ids stay`() throws {
        let peer = try Peer()
        let (carrier, address) = (peer.carrier, peer.carrier.getAddress())
        let other = "WpSggvhoqoVW4XJvfjsB52dvVunYSQWrz6XiuMQVsCf"
        let bound = CarrierExtension(carrier)
        peer.end()
        let calls: [() throws -> Void] = [
            { _ = try carrier.getFriends() }, { _ = try carrier.getFriendInfo(other) },
            { _ = try carrier.getSelfUserInfo() }, { try carrier.setSelfUserInfo(CarrierUserInfo()) },
            { try carrier.setSelfNospam(1) }, { _ = try carrier.getSelfNospam() },
            { try carrier.setSelfPresence(.Away) }, { _ = try carrier.getSelfPresence() },
            { _ = try carrier.getClientInfo() }, { _ = try carrier.getSelfProfileExt() },
            { _ = try carrier.exportSecretKey() }, { _ = try carrier.identitySign(Data([1])) },
            { try carrier.addFriend(with: address, withGreeting: "hi") }, { try carrier.acceptFriend(with: other) },
            { try carrier.removeFriend(other) }, { try carrier.setFriendLabel(forFriend: other, newLabel: "x") },
            { _ = try carrier.sendFriendMessage(to: other, withMessage: "hi") { _, _ in } },
            { try carrier.sendInviteFriendRequest(to: other, withData: "hi") { _, _, _, _, _ in } },
            { try carrier.replyFriendInviteRequest(to: other, withStatus: 0, reason: nil, data: "hi") },
            { _ = try carrier.createGroup() }, { _ = try carrier.getGroups() },
            { _ = try carrier.joinGroup(createdBy: other, withCookie: Data([1])) },
            { try bound.registerExtension { _, _, _ in } }, { _ = try bound.turnServerInfo() },
        ]
        for (number, call) in calls.enumerated() {
            #expect(throws: CarrierError.IllegalState, "call \(number)", performing: call)
        }
        #expect(!carrier.isReady())
        #expect(!carrier.isFriend(with: other))
        #expect(carrier.getAddress() == address)
        #expect(carrier.getNodeId() == carrier.getUserId())
    }
}
