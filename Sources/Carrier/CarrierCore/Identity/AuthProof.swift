internal import CSodium
package import CarrierWire

/// The proof to a server that this node owns its user id, made for a text that both know: the transcript.
///
/// Only that server can check it, and it could have made the proof itself: it is no signature.
/// Carrier protocol, section 1.8.
package enum AuthProof {
    /// The number of bytes of a proof: 32.
    package static let byteCount = 32
    /// How many bytes a transcript may have.
    package static let transcriptSizes = 1...65536

    /// What the key for proofs is made for, so that the same shared secret can serve other purposes.
    private static let purpose = Array("RSP-CARRIER-AUTH-KEY/1".utf8)

    /// The proof that the node with `key` gives.
    ///
    /// - Parameters:
    ///   - transcript: 1 to 65,536 bytes; it should contain what the server drew at random.
    ///   - serverKey: the server's public key, 32 bytes.
    /// - Throws: ``NodeError`` with ``NodeError/Code/invalidArguments`` for another number of bytes, or
    ///   ``NodeError/Code/encrypt`` if the server's key is a point of low order.
    package static func make(
        transcript: [UInt8], serverKey: [UInt8], key: SecretKey
    ) throws(NodeError) -> [UInt8] {
        let proof = try proof(transcript, peer(serverKey, "The server's public key"), key)
        return proof.withBytes { Array(UnsafeBufferPointer(start: $0, count: byteCount)) }
    }

    /// Whether `proof` is that of the user: the server's side. Anything may be given; the comparison takes the same
    /// time for all proofs of 32 bytes.
    ///
    /// - Parameter serverKey: the secret key whose public key the user was told.
    package static func verify(
        _ proof: [UInt8], transcript: [UInt8], userID: UserID, serverKey: SecretKey
    ) -> Bool {
        guard proof.count == byteCount, let expected = try? self.proof(transcript, userID, serverKey) else {
            return false
        }
        return expected.withBytes { sodium_memcmp($0, proof, byteCount) } == 0
    }

    /// Both sides compute this: `peer` and `key` change places.
    private static func proof(
        _ transcript: [UInt8], _ peer: UserID, _ key: SecretKey
    ) throws(NodeError) -> SecretMemory {
        guard transcriptSizes.contains(transcript.count) else {
            throw NodeError(
                .invalidArguments,
                "A transcript has 1 to \(transcriptSizes.upperBound) bytes, not \(transcript.count)")
        }
        let shared = try key.sharedKey(with: peer)
        return hmac(transcript, key: hmac(purpose, key: shared))
    }

    private static func peer(_ bytes: [UInt8], _ name: String) throws(NodeError) -> UserID {
        guard let peer = try? UserID(bytes: bytes) else {
            throw NodeError(.invalidArguments, "\(name) has \(UserID.byteCount) bytes, not \(bytes.count)")
        }
        return peer
    }

    static func hmac(_ message: [UInt8], key: SecretMemory) -> SecretMemory {
        SecretMemory(count: byteCount) { room in
            var state = crypto_auth_hmacsha256_state()
            _ = key.withBytes { crypto_auth_hmacsha256_init(&state, $0, key.count) }
            crypto_auth_hmacsha256_update(&state, message, UInt64(message.count))
            crypto_auth_hmacsha256_final(&state, room)
            // It has seen the key.
            sodium_memzero(&state, MemoryLayout<crypto_auth_hmacsha256_state>.size)
        }
    }
}
