// A program as it is written against the published module: nothing here may need a change to compile. Written as people
// wrote for Swift 5, with closures and classes that know nothing of `Sendable`; the package in `Examples` compiles the
// same file in that language mode.
import ElastosCarrierSDK
import Foundation

class PublishedProgram: NSObject, CarrierDelegate {
    var carrier: Carrier?
    var friends: [CarrierFriendInfo] = []
    var groups: [String: CarrierGroup] = [:]
    var receipts = 0
    var carrierExtension: CarrierExtension?

    func run(in folder: String, bootstrap: [BootstrapNode]) throws -> Carrier {
        let options = CarrierOptions()
        options.persistentLocation = folder
        options.bootstrapNodes = bootstrap
        options.expressNodes = [ExpressNode]()
        options.udpEnabled = false
        options.loglevel = CarrierLogLevel.None
        options.secret_key = Data(1...32)
        let carrier = try Carrier.createInstance(options: options, delegate: self)
        self.carrier = carrier
        try carrier.start(iterateInterval: 50)
        return carrier
    }

    func node(_ host: String, _ key: String) -> BootstrapNode {
        let node = BootstrapNode()
        node.ipv4 = host
        node.ipv6 = "::1"
        node.port = "33445"
        node.publicKey = key
        return node
    }

    func expressNode(_ host: String, _ key: String) -> ExpressNode {
        let node = ExpressNode()
        node.ipv4 = host
        node.ipv6 = nil
        node.port = "443"
        node.publicKey = key
        return node
    }

    func stop() {
        carrier?.kill()
        carrier = nil
    }

    func useIdentity(_ carrier: Carrier) throws -> String {
        let version: String = Carrier.getVersion()
        let address: String = carrier.getAddress()
        let valid: Bool = Carrier.isValidAddress(address) && Carrier.isValidUserId(carrier.getUserId())
        let id: String? = Carrier.getUserIdFromAddress(address)
        try carrier.setSelfNospam(0x1234_5678)
        let nospam: UInt32 = try carrier.getSelfNospam()
        let message = "login".data(using: .utf8)!
        let signature: Data = try carrier.identitySign(message)
        let verified: Bool = Carrier.identityVerify(
            userId: carrier.getNodeId(), message: message, signature: signature)
        let secret: Data = try carrier.exportSecretKey()
        let proof: Data = try carrier.createIdentityAuthProof(serverPublicKey: secret, transcript: message)
        return "\(version) \(valid) \(id ?? "") \(nospam) \(verified) \(proof.count) \(Carrier.MAX_APP_MESSAGE_LEN)"
    }

    func useProfile(_ carrier: Carrier, _ friend: String) throws {
        let info: CarrierUserInfo = try carrier.getSelfUserInfo()
        info.name = "Alice"
        info.briefDescription = "hi"
        info.hasAvatar = false
        info.gender = "f"
        info.phone = "123"
        info.email = "a@b.c"
        info.region = "EU"
        try carrier.setSelfUserInfo(info)
        try carrier.setSelfPresence(.Away)
        switch try carrier.getSelfPresence() {
        case .None: break
        case .Away: break
        case .Busy: break
        @unknown default: break
        }
        let client = CarrierClientInfo(protoVersion: 1, platform: "linux", osVersion: "12", appVersion: "1.0")
        try carrier.setClientInfo(client)
        let version: UInt32 = try carrier.getClientInfo().protoVersion
        let theirs: CarrierClientInfo = try carrier.getFriendClientInfo(friend)
        print(version, theirs.platform, theirs.osVersion, theirs.appVersion)
        try carrier.setSelfProfileExt(CarrierProfileExt(avatarUrl: "a", url: "u", ens: "e", extra: "x"))
        let ext: CarrierProfileExt = try carrier.getFriendProfileExt(friend)
        print(try carrier.getSelfProfileExt().extra, ext.avatarUrl, ext.url, ext.ens)
    }

    func useFriends(_ carrier: Carrier, _ address: String, _ friend: String) throws {
        friends = try carrier.getFriends()
        let info: CarrierFriendInfo = try carrier.getFriendInfo(friend)
        print(info.userId ?? "", info.label ?? "", info.name ?? "")
        if info.status == CarrierConnectionStatus.Connected, info.presence == CarrierPresenceStatus.Busy { return }
        try carrier.setFriendLabel(forFriend: friend, newLabel: "Bob")
        if !carrier.isFriend(with: friend) { try carrier.addFriend(with: address, withGreeting: "hello") }
        try carrier.acceptFriend(with: friend)
        try carrier.removeFriend(friend)
    }

    func useMessages(_ carrier: Carrier, _ friend: String, _ data: Data) throws {
        let number: UInt32 = try carrier.sendFriendMessage(to: friend, withMessage: data) { msgid, status in
            self.receipts += Int(msgid)
            switch status {
            case .ByFriend: print("delivered")
            case .Offline: print("stored")
            case .Error: print("failed")
            @unknown default: print("?")
            }
        }
        let object: NSNumber = try carrier.sendFriendMessage(
            to: friend, withMessage: "hi", responseHandler: { _, _ in })
        let handler: CarrierFriendMessageReceiptResponseHandler = { _, _ in self.receipts += 1 }
        let text: UInt32 = try carrier.sendFriendMessage(to: friend, withMessage: "hi", responseHandler: handler)
        let other: NSNumber = try carrier.sendFriendMessage(to: friend, withMessage: data, responseHandler: handler)
        let plain = try carrier.sendFriendMessage(to: friend, withMessage: "hi", responseHandler: handler)
        _ = try carrier.sendFriendMessage(to: friend, withMessage: "hi", responseHandler: handler)
        print(number, object.uint32Value, text, other, plain)
    }

    func useInvites(_ carrier: Carrier, _ friend: String) throws {
        try carrier.sendInviteFriendRequest(to: friend, withData: "sdp") { carrier, from, status, reason, data in
            self.receipts += status
            print(carrier.getUserId(), from, reason ?? "", data ?? "")
        }
        let handler: CarrierFriendInviteResponseHandler = { (_, _, status, _, _) in self.receipts += status }
        try carrier.sendInviteFriendRequest(to: friend, withData: "sdp", responseHandler: handler)
        try carrier.replyFriendInviteRequest(to: friend, withStatus: 0, reason: nil, data: "yes")
        try carrier.replyFriendInviteRequest(to: friend, withStatus: 1, reason: "no", data: nil)
    }

    func useGroups(_ carrier: Carrier, _ friend: String, _ cookie: Data) throws {
        let group: CarrierGroup = try carrier.createGroup()
        groups[group.getId()] = group
        try group.inviteFriend(friend)
        try group.sendMessage("hello".data(using: .utf8)!)
        try group.setTitle("Title")
        let title: String = try group.getTitle()
        let peers: [CarrierGroupPeer] = try group.getPeers()
        let peer: CarrierGroupPeer = try group.getPeer(byPeerid: friend)
        print(title, peers.count, peer.userId ?? "", peer.name ?? "")
        let joined = try carrier.joinGroup(createdBy: friend, withCookie: cookie)
        try carrier.leaveGroup(from: joined)
        for group in try carrier.getGroups() { group.leave() }
    }

    func useExtension(_ carrier: Carrier, _ friend: String) throws {
        let ext = CarrierExtension(carrier)
        let callback: CarrierExtensionInviteCallback = { carrier, from, data in
            self.receipts += 1
            print(carrier.getUserId(), from, data ?? "")
        }
        try ext.registerExtension(callback)
        try ext.registerExtension { (_, _, _) in self.receipts += 1 }
        try ext.sendInviteFriendRequest(to: friend, withData: "offer") { _, _, status, _, _ in self.receipts += status }
        try ext.replyFriendInviteRequest(to: friend, withStatus: 0, nil, "answer")
        let relay: TurnServerInfo = try ext.turnServerInfo()
        print(relay.server, relay.port, relay.username, relay.password, relay.realm)
        ext.cleanup()
        carrierExtension = ext
    }

    func explain(_ error: any Error) -> String {
        guard let error = error as? CarrierError else { return error.localizedDescription }
        switch error {
        case .InvalidArgument: return "argument"
        case .IllegalState: return "state"
        case .GeneralError(let ecode): return "general \(ecode)"
        case .DHTError(let ecode): return "dht \(ecode)"
        case .SystemError(let ecode): return "system \(ecode)"
        case .ICEError(ecode: let code): return "ice \(code)"
        case .UnknowError: return "\(error.errorCode) \(error.errorDescription ?? "")"
        @unknown default: return "?"
        }
    }

    // MARK: CarrierDelegate

    func willBecomeIdle(_ carrier: Carrier) {}

    func connectionStatusDidChange(_ carrier: Carrier, _ newStatus: CarrierConnectionStatus) {
        switch newStatus {
        case .Connected: break
        case .Disconnected: break
        @unknown default: break
        }
    }

    func didBecomeReady(_ carrier: Carrier) {
        do {
            try useProfile(carrier, "friend")
        } catch CarrierError.GeneralError(let ecode) {
            receipts = ecode
        } catch let error as CarrierError {
            receipts = error.errorCode
        } catch {
            receipts = 0
        }
    }

    func selfUserInfoDidChange(_ carrier: Carrier, _ newInfo: CarrierUserInfo) {}
    func didReceiveFriendsList(_ carrier: Carrier, _ friends: [CarrierFriendInfo]) { self.friends = friends }
    func friendConnectionDidChange(_ carrier: Carrier, _ friendId: String, _ newStatus: CarrierConnectionStatus) {}
    func friendInfoDidChange(_ carrier: Carrier, _ friendId: String, _ newInfo: CarrierFriendInfo) {}
    func friendPresenceDidChange(_ carrier: Carrier, _ friendId: String, _ newPresence: CarrierPresenceStatus) {}
    func didReceiveFriendRequest(
        _ carrier: Carrier, _ userId: String, _ userInfo: CarrierUserInfo, _ hello: String
    ) {
        print(carrier.getFriendRequestProfileExt(userId)?.avatarUrl ?? "")
        try? carrier.acceptFriend(with: userId)
    }
    func newFriendAdded(_ carrier: Carrier, _ newFriend: CarrierFriendInfo) { friends.append(newFriend) }
    func friendRemoved(_ carrier: Carrier, _ friendId: String) {}
    func didReceiveFriendMessage(
        _ carrier: Carrier, _ from: String, _ data: Data, _ timestamp: Date, _ isOffline: Bool
    ) {}
    func didReceiveFriendInviteRequest(_ carrier: Carrier, _ from: String, _ data: String) {}
    func didReceiveGroupInvite(_ carrier: Carrier, _ from: String, _ cookie: Data) {}

    // MARK: CarrierGroupDelegate

    func groupDidConnect(_ group: CarrierGroup) {}
    func didReceiveGroupMessage(_ group: CarrierGroup, _ from: String, _ data: Data) {}
    func groupTitleDidChange(_ group: CarrierGroup, _ from: String, _ newTitle: String) {}
    func groupPeerNameDidChange(_ group: CarrierGroup, _ from: String, _ newName: String) {}
    func groupPeerListDidChange(_ group: CarrierGroup) {}
}

/// One that implements one method of all.
class PlainDelegate: CarrierDelegate {
    var isReady = false
    func didBecomeReady(_ carrier: Carrier) { isReady = true }
}

/// One whose conformance is in an extension.
class LateDelegate {}
extension LateDelegate: CarrierDelegate {
    func didReceiveGroupInvite(_ carrier: Carrier, _ from: String, _ cookie: Data) {
        _ = try? carrier.joinGroup(createdBy: from, withCookie: cookie)
    }
}
