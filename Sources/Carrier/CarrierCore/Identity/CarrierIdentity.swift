public import CarrierWire
public import NativeLoop

/// What can be done with identities where no node runs: a server that checks who a user is.
///
/// ```swift
/// guard CarrierIdentity.verify(signature, of: Array("login\n\(nonce)".utf8), by: userID) else { return }
/// ```
public enum CarrierIdentity {
    /// Whether `signature` was made by the user over exactly this message, with `identitySign` of his node.
    ///
    /// Anything may be given: an empty message, a signature that has not 64 bytes, or an id that is no point of the
    /// curve is simply not verified. Carrier protocol, section 1.7.
    public static func verify(_ signature: [UInt8], of message: [UInt8], by userID: UserID) -> Bool {
        IdentitySignature.verify(userID: userID, message: message, signature: signature)
    }

    /// Whether `proof` is what the user's node made for this server and transcript with `createIdentityAuthProof`.
    ///
    /// The comparison takes the same time for all proofs of 32 bytes. Carrier protocol, section 1.8.
    ///
    /// - Parameters:
    ///   - transcript: 1 to 65,536 bytes, which the server put together itself with a number that it drew for this once.
    ///   - serverSecretKey: the 32 bytes whose public key the user's application was told.
    /// - Throws: ``NodeError`` with ``NodeError/Code/invalidArguments`` if the secret key or transcript, which are the
    ///   server's own, have a wrong length.
    public static func verifyAuthProof(
        _ proof: [UInt8], transcript: [UInt8], by userID: UserID, serverSecretKey: Secret<[UInt8]>
    ) throws(NodeError) -> Bool {
        guard AuthProof.transcriptSizes.contains(transcript.count) else {
            throw NodeError(
                .invalidArguments,
                "A transcript has 1 to \(AuthProof.transcriptSizes.upperBound) bytes, not \(transcript.count)")
        }
        let key = try SecretKey(bytes: serverSecretKey.revealed)
        return AuthProof.verify(proof, transcript: transcript, userID: userID, serverKey: key)
    }

    /// The user id that belongs to a secret key, such as one that a person is about to import.
    ///
    /// - Parameter secretKey: the 32 bytes as they were exported.
    /// - Throws: ``NodeError`` with ``NodeError/Code/invalidArguments`` for another number of bytes.
    public static func userID(ofSecretKey secretKey: Secret<[UInt8]>) throws(NodeError) -> UserID {
        try SecretKey(bytes: secretKey.revealed).publicKey
    }
}
