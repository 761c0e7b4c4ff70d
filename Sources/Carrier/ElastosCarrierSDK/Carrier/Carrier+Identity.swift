internal import CarrierCore
public import Foundation
internal import NativeLoop

/// Proofs of who the node is. Carrier protocol, sections 1.6 to 1.8.
extension Carrier {
    /// Signs with the identity (XEdDSA).
    ///
    /// - Parameter message: at least one byte.
    /// - Returns: 64 bytes.
    public func identitySign(_ message: Data) throws -> Data {
        if message.isEmpty { throw bridge.refused("There is nothing to sign") }
        return Data(try bridge.perform { node throws(NodeError) in try node.sign(Array(message)) })
    }

    /// Whether the user signed exactly this message. Whatever is given that is no id, message or signature is not
    /// verified.
    public static func identityVerify(userId: String, message: Data, signature: Data) -> Bool {
        guard let id = try? UserID(userId) else { return false }
        return CarrierIdentity.verify(Array(signature), of: Array(message), by: id)
    }

    /// The 32 bytes that are the identity: who has them is this node.
    public func exportSecretKey() throws -> Data {
        Data(try bridge.perform { node throws(NodeError) in try node.exportSecretKey() }.revealed)
    }

    /// Proves to a server that this node has its identity, for one conversation.
    ///
    /// - Parameters:
    ///   - serverPublicKey: 32 bytes.
    ///   - transcript: what was said so far, 1 to 65,536 bytes.
    /// - Returns: 32 bytes that only the server can check.
    /// - Throws: ``CarrierError``: `GeneralError(ecode: 1)` for another length, `GeneralError(ecode: 18)` for a key with
    ///   which nothing is secret.
    public func createIdentityAuthProof(serverPublicKey: Data, transcript: Data) throws -> Data {
        let proof = try bridge.perform { node throws(NodeError) in
            try node.authProof(serverKey: Array(serverPublicKey), transcript: Array(transcript))
        }
        return Data(proof)
    }
}
