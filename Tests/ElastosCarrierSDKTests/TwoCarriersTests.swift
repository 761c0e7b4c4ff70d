import ElastosCarrierSDK
import Foundation
import Testing

/// Two Carriers in this process, over a bootstrap node on loopback.
@Suite(.timeLimit(.minutes(15)))
struct TwoCarriersTests {
    @Test func `Strangers become friends, see each other, talk, and part`() async throws {
        let network = try LocalNetwork()
        let a = try Peer(network)
        // The avatar is there for as long as the callback runs.
        let b = try Peer(network) { carrier, event in
            if event.hasPrefix("request ") {
                let id = String(event.split(separator: " ")[1])
                #expect(carrier.getFriendRequestProfileExt(id)?.avatarUrl == "https://a.invalid/a.png")
                #expect(throws: Never.self) { try carrier.acceptFriend(with: id) }
            }
        }
        let info = CarrierUserInfo()
        info.name = "Alice"
        try a.carrier.setSelfUserInfo(info)
        try a.carrier.setSelfProfileExt(
            CarrierProfileExt(avatarUrl: "https://a.invalid/a.png", url: "", ens: "", extra: ""))
        try a.carrier.start()
        try b.carrier.start()
        await a.recorder.next("connection Connected")
        await b.recorder.next("connection Connected")
        #expect(a.recorder.seen.prefix(2).contains("friends 0"))
        let order = a.recorder.seen.filter { $0 == "ready" || $0.hasPrefix("connection") }
        #expect(order.prefix(2) == ["ready", "connection Connected"])
        #expect(a.carrier.isReady())

        try a.carrier.addFriend(with: b.carrier.getAddress(), withGreeting: "hello")
        #expect(await a.recorder.next("added") == "added \(b.id)")
        #expect(await b.recorder.next("request") == "request \(a.id) Alice hello")
        #expect(await b.recorder.next("added") == "added \(a.id)")
        // That was another callback, so the one of the request has ended.
        #expect(b.carrier.getFriendRequestProfileExt(a.id) == nil)
        await a.recorder.next("friend Connected")
        await b.recorder.next("friend Connected")
        await b.recorder.next("info Alice")
        #expect(try b.carrier.getFriendInfo(a.id).name == "Alice")
        #expect(try b.carrier.getFriendInfo(a.id).status == .Connected)
        #expect(try b.carrier.getFriendProfileExt(a.id).avatarUrl == "https://a.invalid/a.png")
        #expect(try b.carrier.getFriendClientInfo(a.id).protoVersion == 1)
        #expect(a.carrier.isFriend(with: b.id))
        #expect(throws: CarrierError.GeneralError(ecode: 0x0B)) { try b.carrier.acceptFriend(with: a.id) }

        try a.carrier.setSelfPresence(.Away)
        await b.recorder.next("presence Away")
        try b.carrier.setFriendLabel(forFriend: a.id, newLabel: "Al")
        #expect(try b.carrier.getFriendInfo(a.id).label == "Al")
        #expect(throws: CarrierError.GeneralError(ecode: 1)) {
            try b.carrier.setFriendLabel(forFriend: a.id, newLabel: String(repeating: "x", count: 64))
        }

        #expect(try await a.send(Data("hi".utf8), to: b) == .ByFriend)
        await b.recorder.next("message 2")
        #expect(b.recorder.messages == [Data([0x68, 0x69])])
        let bulk = Data((0..<102_400).map { UInt8(truncatingIfNeeded: $0 &* 31 >> 3) })
        #expect(try await b.send(bulk, to: a) == .ByFriend)
        await a.recorder.next("message 102400")
        #expect(a.recorder.messages == [bulk])
        #expect(throws: CarrierError.GeneralError(ecode: 1)) {
            try a.carrier.sendFriendMessage(to: b.id, withMessage: Data(count: 16 * 1024 * 1024 + 1)) { _, _ in }
        }

        let address = a.carrier.getAddress()
        #expect(throws: CarrierError.GeneralError(ecode: 1)) {
            try a.carrier.addFriend(with: address, withGreeting: "me")
        }
        try a.carrier.setSelfNospam(1)
        #expect(throws: CarrierError.DHTError(ecode: 0x20)) {
            try a.carrier.addFriend(with: address, withGreeting: "me")
        }

        let id = b.id
        try a.carrier.removeFriend(id)
        #expect(await a.recorder.next("removed") == "removed \(id)")
        #expect(!a.carrier.isFriend(with: id))
        a.end()
        b.end()
    }

    @Test func `Invites are answered yes and no, also those of an extension`() async throws {
        let network = try LocalNetwork()
        let (a, b) = try await Peer.friends(network)
        func invite(_ text: String) async throws -> String {
            try await withCheckedThrowingContinuation { continuation in
                do {
                    try a.carrier.sendInviteFriendRequest(to: b.id, withData: text) { _, from, status, reason, data in
                        #expect(from == b.id)
                        continuation.resume(returning: "\(status) \(reason ?? "-") \(data ?? "-")")
                    }
                } catch {
                    continuation.resume(throwing: error)
                }
            }
        }
        async let yes = invite("shall we?")
        await b.recorder.next("invite shall we?")
        try b.carrier.replyFriendInviteRequest(to: a.id, withStatus: 0, reason: nil, data: "yes")
        #expect(try await yes == "0 - yes")
        let long = String(repeating: "ü", count: 4095)
        async let no = invite(long)
        await b.recorder.next("invite \(long)")
        try b.carrier.replyFriendInviteRequest(to: a.id, withStatus: -3, reason: "busy", data: nil)
        #expect(try await no == "-3 busy -")
        #expect(throws: CarrierError.GeneralError(ecode: 0x0C)) {
            try b.carrier.replyFriendInviteRequest(to: a.id, withStatus: 0, reason: nil, data: "again")
        }
        await #expect(throws: CarrierError.GeneralError(ecode: 1)) {
            _ = try await invite(String(repeating: "x", count: 8192))
        }

        let (here, there) = (CarrierExtension(a.carrier), CarrierExtension(b.carrier))
        let answer = try await withCheckedThrowingContinuation {
            (continuation: CheckedContinuation<String, any Error>) in
            do {
                try there.registerExtension { carrier, from, data in
                    #expect(data == "call me")
                    #expect(throws: Never.self) {
                        try CarrierExtension(carrier).replyFriendInviteRequest(to: from, withStatus: 0, nil, "calling")
                    }
                }
                try here.sendInviteFriendRequest(to: b.id, withData: "call me") { _, from, status, reason, data in
                    continuation.resume(returning: "\(from == b.id) \(status) \(data ?? "-")")
                }
            } catch {
                continuation.resume(throwing: error)
            }
        }
        #expect(answer == "true 0 calling")
        there.cleanup()
        let relay = try here.turnServerInfo()
        #expect(relay.server == "127.0.0.1")
        #expect(relay.port == 3478)
        #expect(relay.username.hasPrefix(a.id + "@"))
        #expect(relay.username.hasSuffix(".auth.tox"))

        // What waits when a Carrier ends gets its end.
        let left = try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Int, any Error>) in
            do {
                try a.carrier.sendInviteFriendRequest(to: b.id, withData: "anybody?") { _, _, status, _, _ in
                    continuation.resume(returning: status)
                }
                a.carrier.kill()
            } catch {
                continuation.resume(throwing: error)
            }
        }
        #expect(left == 1)
        a.end()
        b.end()
    }

    @Test func `Relays alone will do, and each message ends once however its Carrier ends`() async throws {
        let network = try LocalNetwork()
        let (a, b) = try await Peer.friends(network, udp: false)
        #expect(try await a.send(Data("hi".utf8), to: b) == .ByFriend)
        let (ends, end) = AsyncStream.makeStream(of: UInt32.self)
        var numbers: [UInt32] = []
        for _ in 0..<50 {
            numbers.append(
                try a.carrier.sendFriendMessage(to: b.id, withMessage: Data(count: 100_000)) { number, _ in
                    end.yield(number)
                })
        }
        a.carrier.kill()
        #expect(Set(numbers).count == 50)
        // Those that were on their way fail; none is told twice.
        var ended: [UInt32] = []
        for await number in ends {
            ended.append(number)
            if ended.count == 50 { break }
        }
        #expect(ended.sorted() == numbers.sorted())
        await b.recorder.next("friend Disconnected")
        // Nobody is there: not even a receipt is promised.
        #expect(throws: CarrierError.DHTError(ecode: 34)) {
            try b.carrier.sendFriendMessage(to: a.id, withMessage: "hi") { _, _ in }
        }
        #expect(throws: CarrierError.DHTError(ecode: 34)) {
            try b.carrier.sendInviteFriendRequest(to: a.id, withData: "hi") { _, _, _, _, _ in }
        }
        a.end()
        b.end()
    }

    @Test func `A group is joined, talked in, titled and left`() async throws {
        let network = try LocalNetwork()
        let (a, b) = try await Peer.friends(network)
        let group = try a.carrier.createGroup()
        try group.inviteFriend(b.id)
        await b.recorder.next("group invite")
        let joined = try b.carrier.joinGroup(createdBy: a.id, withCookie: b.recorder.cookie)
        #expect(joined.getId() == group.getId())
        #expect(joined != group)
        await b.recorder.next("group connected")
        // Both see two before they speak.
        while try group.getPeers().count < 2 { await a.recorder.next("group peers") }
        while try joined.getPeers().count < 2 { await b.recorder.next("group peers") }
        try group.sendMessage(Data("hello group".utf8))
        await b.recorder.next("group message hello group")
        try group.setTitle("Title")
        await b.recorder.next("group title Title")
        #expect(try joined.getTitle() == "Title")
        #expect(try joined.getPeer(byPeerid: a.id).userId == a.id)
        #expect(throws: CarrierError.GeneralError(ecode: 10)) {
            try joined.getPeer(byPeerid: "WpSggvhoqoVW4XJvfjsB52dvVunYSQWrz6XiuMQVsCf")
        }
        #expect(throws: CarrierError.InvalidArgument) { try joined.sendMessage(Data()) }
        #expect(throws: CarrierError.GeneralError(ecode: 1)) { try joined.sendMessage(Data(count: 1025)) }
        #expect(throws: CarrierError.GeneralError(ecode: 31)) {
            try joined.setTitle(String(repeating: "x", count: 128))
        }
        #expect(try b.carrier.getGroups().first === joined)
        #expect(throws: CarrierError.InvalidArgument) { try a.carrier.leaveGroup(from: joined) }
        try b.carrier.leaveGroup(from: joined)
        #expect(try b.carrier.getGroups().isEmpty)
        #expect(throws: CarrierError.DHTError(ecode: 10)) { try joined.getTitle() }
        group.leave()
        #expect(try a.carrier.getGroups().isEmpty)
        a.end()
        b.end()
    }

    @Test func `A request that was not answered comes again after a restart`() async throws {
        let network = try LocalNetwork()
        let (a, b) = (try Peer(network), try Peer(network))
        try a.carrier.start()
        try b.carrier.start()
        await a.recorder.next("ready")
        try a.carrier.addFriend(with: b.carrier.getAddress(), withGreeting: "please")
        await b.recorder.next("request")
        b.carrier.kill()
        let again = try Peer(network, folder: b.folder)
        try again.carrier.start()
        await again.recorder.next("request")
        try again.carrier.acceptFriend(with: a.id)
        await a.recorder.next("friend Connected")
        a.end()
        again.end()
    }

    @Test func `After a restart the identity, friends and labels are there, and they meet again`() async throws {
        let network = try LocalNetwork()
        let (a, b) = try await Peer.friends(network)
        try a.carrier.setFriendLabel(forFriend: b.id, newLabel: "Bob")
        a.carrier.kill()
        let again = try Peer(network, folder: a.folder)
        #expect(again.id == a.id)
        #expect(again.carrier.getAddress() == a.carrier.getAddress())
        #expect(try again.carrier.getFriends().map(\.label) == ["Bob"])
        try again.carrier.start()
        #expect(await again.recorder.next("friends") == "friends 1")
        await again.recorder.next("friend Connected")
        #expect(try await again.send(Data("back".utf8), to: b) == .ByFriend)
        again.end()
        b.end()
    }
}
