import ElastosCarrierSDK
import Foundation

/// A Carrier with its delegate and folder.
struct Peer: Sendable {
    let carrier: Carrier
    let recorder: Recorder
    let folder: String

    /// - Parameters:
    ///   - network: nil: nothing to bootstrap from, so that it never becomes ready.
    ///   - folder: nil makes a new one.
    init(
        _ network: LocalNetwork? = nil, folder: String? = nil, secretKey: Data? = nil, udp: Bool = true,
        _ reaction: Recorder.Reaction? = nil
    ) throws {
        self.folder = folder ?? temporaryPath("peer")
        recorder = Recorder(reaction)
        let options = Peer.options(self.folder, network)
        options.secret_key = secretKey
        options.udpEnabled = udp
        carrier = try Carrier.createInstance(options: options, delegate: recorder)
    }

    /// One on a folder that another gives back soon: nobody waits for the end of a Carrier that was let go.
    static func whenFree(_ folder: String) async -> Peer {
        while true {
            if let peer = try? Peer(folder: folder) { return peer }
            await Task.yield()
        }
    }

    /// Options that reach nothing but loopback.
    static func options(_ folder: String, _ network: LocalNetwork? = nil) -> CarrierOptions {
        let options = CarrierOptions()
        options.persistentLocation = folder
        options.isLocalDiscoveryEnabled = false
        options.loglevel = .None
        options.bootstrapNodes = []
        if let network {
            let node = BootstrapNode()
            node.ipv4 = "127.0.0.1"
            node.port = "\(network.port)"
            node.publicKey = network.key
            options.bootstrapNodes = [node]
        }
        return options
    }

    /// Two that are ready, friends and connected.
    static func friends(_ network: LocalNetwork, udp: Bool = true) async throws -> (Peer, Peer) {
        let (a, b) = (try Peer(network, udp: udp), try Peer(network, udp: udp))
        try a.carrier.start()
        try b.carrier.start()
        await a.recorder.next("ready")
        await b.recorder.next("ready")
        try a.carrier.addFriend(with: b.carrier.getAddress(), withGreeting: "hello")
        await b.recorder.next("request")
        try b.carrier.acceptFriend(with: a.id)
        await a.recorder.next("friend Connected")
        await b.recorder.next("friend Connected")
        return (a, b)
    }

    var id: String { carrier.getUserId() }

    /// Sends, and waits for the receipt.
    func send(_ data: Data, to peer: Peer) async throws -> CarrierReceiptState {
        try await withCheckedThrowingContinuation { continuation in
            do {
                _ = try carrier.sendFriendMessage(to: peer.id, withMessage: data) { _, state in
                    continuation.resume(returning: state)
                }
            } catch {
                continuation.resume(throwing: error)
            }
        }
    }

    func end() {
        carrier.kill()
        try? FileManager.default.removeItem(atPath: folder)
    }
}
