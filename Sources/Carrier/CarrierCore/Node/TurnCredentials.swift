internal import CarrierWire
public import NativeLoop

/// What a TURN server asks for. Carrier protocol, section 10.1.
public struct TurnCredentials: Sendable {
    /// An address or a DNS name.
    public let host: String
    /// A UDP port, for STUN and TURN.
    public let port: UInt16
    public let username: String
    public let password: Secret<String>
    public let realm: String
}

extension TurnCredentials {
    /// The number of random bytes in a name: 24.
    static let nonceSize = 24

    /// - Parameters:
    ///   - relay: the public key of the relay, which computes the same from its secret key and the name.
    ///   - key: of this node.
    ///   - nonce: 24 bytes that are used once.
    init(host: String, relay: UserID, key: SecretKey, nonce: [UInt8]) throws(NodeError) {
        let shared = try key.sharedKey(with: relay)
        let proof = AuthProof.hmac(nonce, key: shared).withBytes {
            Array(UnsafeBufferPointer(start: $0, count: AuthProof.byteCount))
        }
        self.init(
            host: host, port: 3478, username: "\(key.publicKey)@\(Base58.encode(nonce)).auth.tox",
            password: Secret(Base58.encode(proof)), realm: "elastos.org")
    }
}
