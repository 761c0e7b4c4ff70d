import ElastosCarrierSDK
import Foundation
import Testing

/// Whatever a program passes gets a typed error, on a Carrier that is not ready.
@Suite(.timeLimit(.minutes(15)))
struct ArgumentTests {
    private static let other = "WpSggvhoqoVW4XJvfjsB52dvVunYSQWrz6XiuMQVsCf"
    private static let refused = CarrierError.GeneralError(ecode: 1)
    private static let notReady = CarrierError.GeneralError(ecode: 9)

    @Test func `No data, oneself, and before ready are three different errors`() throws {
        let peer = try Peer()
        defer { peer.end() }
        try peer.carrier.start()
        #expect(throws: CarrierError.InvalidArgument) {
            try peer.carrier.sendFriendMessage(to: Self.other, withMessage: Data()) { _, _ in }
        }
        #expect(throws: Self.refused) {
            try peer.carrier.sendFriendMessage(to: peer.id, withMessage: "hi") { _, _ in }
        }
        #expect(throws: Self.notReady) {
            try peer.carrier.sendFriendMessage(to: Self.other, withMessage: "hi") { _, _ in }
        }
    }

    @Test(arguments: ["x", "\0", other + "\0", other + ":", other + ":" + String(repeating: "e", count: 64), "ü", " "])
    func `A target that is none is refused`(_ target: String) throws {
        let peer = try Peer()
        defer { peer.end() }
        let carrier = peer.carrier
        #expect(throws: Self.refused) { try carrier.sendFriendMessage(to: target, withMessage: "hi") { _, _ in } }
        #expect(throws: Self.refused) {
            try carrier.sendInviteFriendRequest(to: target, withData: "hi") { _, _, _, _, _ in }
        }
        #expect(throws: Self.refused) {
            try carrier.replyFriendInviteRequest(to: target, withStatus: 1, reason: "no", data: nil)
        }
        #expect(throws: Self.refused) { try carrier.getFriendInfo(target) }
        #expect(throws: Self.refused) { try carrier.acceptFriend(with: target) }
        #expect(throws: Self.refused) { try carrier.addFriend(with: target, withGreeting: "hi") }
        #expect(!carrier.isFriend(with: target))
        #expect(carrier.getFriendRequestProfileExt(target) == nil)
    }

    @Test func `Empty texts are argument errors`() throws {
        let peer = try Peer()
        defer { peer.end() }
        let carrier = peer.carrier
        let calls: [() throws -> Void] = [
            { _ = try carrier.getFriendInfo("") }, { try carrier.acceptFriend(with: "") },
            { try carrier.removeFriend("") }, { try carrier.addFriend(with: "", withGreeting: "hi") },
            { try carrier.addFriend(with: carrier.getAddress(), withGreeting: "") },
            { try carrier.setFriendLabel(forFriend: "", newLabel: "x") },
            { _ = try carrier.sendFriendMessage(to: "", withMessage: "hi") { _, _ in } },
            { _ = try carrier.sendFriendMessage(to: Self.other, withMessage: "") { _, _ in } },
            { try carrier.sendInviteFriendRequest(to: Self.other, withData: "") { _, _, _, _, _ in } },
            { try carrier.sendInviteFriendRequest(to: Self.other, withData: "a\0b") { _, _, _, _, _ in } },
            { try carrier.replyFriendInviteRequest(to: Self.other, withStatus: 0, reason: nil, data: nil) },
            { try carrier.replyFriendInviteRequest(to: Self.other, withStatus: 0, reason: "r", data: "d") },
            { try carrier.replyFriendInviteRequest(to: Self.other, withStatus: 1, reason: nil, data: nil) },
            { try carrier.replyFriendInviteRequest(to: Self.other, withStatus: 1, reason: "", data: nil) },
            { try carrier.replyFriendInviteRequest(to: Self.other, withStatus: 1, reason: "r", data: "d") },
            { try carrier.replyFriendInviteRequest(to: Self.other, withStatus: .max, reason: "r", data: nil) },
            { _ = try carrier.joinGroup(createdBy: Self.other, withCookie: Data()) },
            { _ = try carrier.identitySign(Data()) },
        ]
        for (number, call) in calls.enumerated() {
            #expect(throws: CarrierError.InvalidArgument, "call \(number)", performing: call)
        }
    }

    @Test func `What is too long or has another length is refused`() throws {
        let peer = try Peer()
        defer { peer.end() }
        let (carrier, huge) = (peer.carrier, String(repeating: "x", count: 1_000_000))
        let changes: [(CarrierUserInfo) -> Void] = [
            { $0.name = huge }, { $0.name = String(repeating: "ü", count: 32) }, { $0.briefDescription = huge },
            { $0.gender = huge }, { $0.phone = huge }, { $0.email = huge }, { $0.region = huge }, { $0.name = "a\0b" },
        ]
        for change in changes {
            let info = try carrier.getSelfUserInfo()
            change(info)
            #expect(throws: Self.refused) { try carrier.setSelfUserInfo(info) }
        }
        #expect(throws: Self.refused) {
            try carrier.setClientInfo(CarrierClientInfo(protoVersion: 1, platform: huge, osVersion: "", appVersion: ""))
        }
        #expect(throws: Self.refused) {
            try carrier.setSelfProfileExt(CarrierProfileExt(avatarUrl: huge, url: "", ens: "", extra: ""))
        }
        #expect(throws: Self.refused) {
            try carrier.createIdentityAuthProof(serverPublicKey: Data(count: 31), transcript: Data([1]))
        }
        #expect(throws: Self.refused) {
            try carrier.createIdentityAuthProof(serverPublicKey: Data(1...32), transcript: Data())
        }
        #expect(throws: CarrierError.GeneralError(ecode: 0x12)) {
            try carrier.createIdentityAuthProof(serverPublicKey: Data(count: 32), transcript: Data([1]))
        }
        #expect(throws: Self.refused) {
            try carrier.replyFriendInviteRequest(to: Self.other, withStatus: 1, reason: huge, data: nil)
        }
    }

    @Test func `The own profile, nospam and presence work before ready and are kept`() throws {
        let peer = try Peer()
        let info = CarrierUserInfo()
        #expect(info.userId == nil)
        (info.name, info.briefDescription, info.hasAvatar) = ("Alice", "hi", true)
        (info.gender, info.phone, info.email, info.region) = ("f", "123", "a@b.c", "EU")
        try peer.carrier.setSelfUserInfo(info)
        try peer.carrier.setSelfProfileExt(CarrierProfileExt(avatarUrl: "a", url: "u", ens: "e", extra: "x"))
        try peer.carrier.setClientInfo(
            CarrierClientInfo(protoVersion: 1, platform: "linux", osVersion: "12", appVersion: "1"))
        try peer.carrier.setSelfPresence(.Busy)
        let before = peer.carrier.getAddress()
        try peer.carrier.setSelfNospam(0x1122_3344)
        let address = peer.carrier.getAddress()
        #expect(address != before)
        peer.carrier.kill()

        let again = try Peer(folder: peer.folder)
        defer { again.end() }
        #expect(again.carrier.getAddress() == address)
        #expect(try again.carrier.getSelfNospam() == 0x1122_3344)
        #expect(try again.carrier.getSelfPresence() == .Busy)
        let read = try again.carrier.getSelfUserInfo()
        #expect(read.userId == peer.id)
        #expect([read.name, read.briefDescription, read.gender] == ["Alice", "hi", "f"])
        #expect([read.phone, read.email, read.region] == ["123", "a@b.c", "EU"])
        #expect(read.hasAvatar)
        #expect(try again.carrier.getSelfProfileExt().extra == "x")
        #expect(throws: Self.refused) {
            let foreign = try Peer()
            defer { foreign.end() }
            try again.carrier.setSelfUserInfo(try foreign.carrier.getSelfUserInfo())
        }
    }

    @Test func `What the identity signs is verified with its user id only`() throws {
        let peer = try Peer()
        defer { peer.end() }
        let message = Data("hello decent".utf8)
        let signature = try peer.carrier.identitySign(message)
        #expect(signature.count == 64)
        #expect(Carrier.identityVerify(userId: peer.id, message: message, signature: signature))
        #expect(!Carrier.identityVerify(userId: Self.other, message: message, signature: signature))
        #expect(!Carrier.identityVerify(userId: peer.id, message: Data([1]), signature: signature))
    }
}
