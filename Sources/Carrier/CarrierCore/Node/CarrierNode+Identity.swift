public import CarrierWire
public import NativeLoop

/// Who the node is. Carrier protocol, section 1.
extension CarrierNode {
    /// Where friend requests can be sent to.
    public var address: Address {
        get throws(NodeError) { Address(userID: userID, nospam: try nospam) }
    }

    /// The part of the address that can be changed.
    public var nospam: Nospam {
        get throws(NodeError) { Nospam(rawValue: try tox().nospam) }
    }

    /// Gives the node another address. Requests to the old one do not arrive any more; friends stay.
    public func setNospam(_ nospam: Nospam) throws(NodeError) {
        try tox().nospam = nospam.rawValue
        try store()
    }

    /// Signs bytes with the identity (XEdDSA): 64 bytes that ``CarrierIdentity/verify(_:of:by:)`` checks.
    ///
    /// - Parameter message: at least one byte.
    public func sign(_ message: [UInt8]) throws(NodeError) -> [UInt8] {
        try IdentitySignature.sign(message, with: try ownKey())
    }

    /// The 32 bytes that are the identity. Who has them is this node.
    public func exportSecretKey() throws(NodeError) -> Secret<[UInt8]> { Secret(try tox().secretKey) }

    /// Proves to a server that this node has its identity, for one conversation.
    ///
    /// - Parameters:
    ///   - serverKey: the server's public key, 32 bytes.
    ///   - transcript: what was said so far, 1 to 65,536 bytes.
    /// - Returns: 32 bytes that only the server can check.
    public func authProof(serverKey: [UInt8], transcript: [UInt8]) throws(NodeError) -> [UInt8] {
        try AuthProof.make(transcript: transcript, serverKey: serverKey, key: try ownKey())
    }

    private func ownKey() throws(NodeError) -> SecretKey { try SecretKey(bytes: try tox().secretKey) }

    /// The UDP port that the node has, or nil without UDP.
    public var udpPort: UInt16? {
        get throws(NodeError) { try tox().udpPort }
    }

    /// The key under which others can bootstrap from this node, 32 bytes. It is another with each start.
    public var dhtKey: UserID {
        get throws(NodeError) {
            let key = try tox().dhtKey
            do throws(IdentifierError) { return try UserID(bytes: key) } catch {
                throw NodeError(.unknown, error.message)
            }
        }
    }
}
