internal import CSodium
package import CarrierWire

/// Signatures by an identity: XEdDSA, so that the key which agrees on secrets also signs.
///
/// Carrier's form keeps the sign of the Edwards point and carries it in the signature's top bit; others negate the
/// secret instead, so their verifiers accept half of the keys only. Carrier protocol, section 1.7.
package enum IdentitySignature {
    /// The number of bytes of a signature: 64.
    package static let byteCount = 64
    /// The number of random bytes in a signature: 64.
    package static let randomByteCount = 64

    private static let pointSize = 32
    private static let scalarSize = 32
    private static let signBit: UInt8 = 0x80
    /// Keeps this hash apart from those that verifiers compute: no point begins like it.
    private static let noncePrefix = [UInt8](repeating: 0xFF, count: 32).enumerated().map { $0 == 0 ? 0xFE : $1 }

    /// Signs a message.
    ///
    /// - Parameters:
    ///   - message: at least 1 byte.
    ///   - random: 64 bytes that nobody else knows and that are used once; nil draws them. Only tests give them.
    /// - Throws: ``NodeError`` with ``NodeError/Code/invalidArguments`` for an empty message, or
    ///   ``NodeError/Code/encrypt`` if the system gives no random numbers.
    package static func sign(
        _ message: [UInt8], with key: SecretKey, random: [UInt8]? = nil
    ) throws(NodeError) -> [UInt8] {
        guard !message.isEmpty else {
            throw NodeError(.invalidArguments, "There is nothing to sign: the message is empty")
        }
        // Not `??`, which forgets the type of the error.
        let random = if let random { random } else { try Sodium.randomBytes(randomByteCount) }
        guard random.count == randomByteCount else {
            throw NodeError(
                .invalidArguments, "A signature takes \(randomByteCount) random bytes, not \(random.count)")
        }
        try Sodium.prepare()

        let scalar = SecretMemory(count: scalarSize) { room in
            key.withBytes { room.update(from: $0, count: scalarSize) }
            room[0] &= 248
            room[31] = room[31] & 127 | 64
        }
        let nonce = SecretMemory(count: scalarSize) { room in
            let hash = hash { state in
                crypto_hash_sha512_update(state, noncePrefix, UInt64(noncePrefix.count))
                _ = scalar.withBytes { crypto_hash_sha512_update(state, $0, UInt64(scalarSize)) }
                crypto_hash_sha512_update(state, message, UInt64(message.count))
                crypto_hash_sha512_update(state, random, UInt64(random.count))
            }
            hash.withBytes { crypto_core_ed25519_scalar_reduce(room, $0) }
        }
        let publicPoint = try basePoint(times: scalar)
        let noncePoint = try basePoint(times: nonce)
        let challenge = SecretMemory(count: scalarSize) { room in
            let hash = hash { state in
                crypto_hash_sha512_update(state, noncePoint, UInt64(pointSize))
                crypto_hash_sha512_update(state, publicPoint, UInt64(pointSize))
                crypto_hash_sha512_update(state, message, UInt64(message.count))
            }
            hash.withBytes { crypto_core_ed25519_scalar_reduce(room, $0) }
        }
        // With the challenge, which everybody can compute, this product would give the secret away.
        let product = SecretMemory(count: scalarSize) { room in
            challenge.withBytes { challenge in
                scalar.withBytes { crypto_core_ed25519_scalar_mul(room, challenge, $0) }
            }
        }
        var response = [UInt8](repeating: 0, count: scalarSize)
        nonce.withBytes { nonce in product.withBytes { crypto_core_ed25519_scalar_add(&response, nonce, $0) } }
        response[31] |= publicPoint[31] & signBit
        return noncePoint + response
    }

    /// Whether `signature` is one of this user over exactly this message. Anything may be given; what has a wrong length
    /// is no signature.
    package static func verify(userID: UserID, message: [UInt8], signature: [UInt8]) -> Bool {
        guard !message.isEmpty, signature.count == byteCount,
            var point = Field25519.edwardsY(ofMontgomeryU: userID.bytes), (try? Sodium.prepare()) != nil
        else { return false }
        point[31] |= signature[63] & signBit
        var plain = signature
        plain[63] &= ~signBit
        // It refuses points of low order, and a second half that is not below the order of the group.
        return crypto_sign_verify_detached(plain, message, UInt64(message.count), point) == 0
    }

    private static func basePoint(times scalar: SecretMemory) throws(NodeError) -> [UInt8] {
        var point = [UInt8](repeating: 0, count: pointSize)
        guard scalar.withBytes({ crypto_scalarmult_ed25519_base_noclamp(&point, $0) }) == 0 else {
            // The scalar is zero: for a random one, that never happens.
            throw NodeError(.encrypt, "The signature could not be computed. Try again")
        }
        return point
    }

    private static func hash(_ update: (UnsafeMutablePointer<crypto_hash_sha512_state>) -> Void) -> SecretMemory {
        SecretMemory(count: Int(crypto_hash_sha512_BYTES)) { room in
            var state = crypto_hash_sha512_state()
            crypto_hash_sha512_init(&state)
            update(&state)
            crypto_hash_sha512_final(&state, room)
            // It has seen the secret.
            sodium_memzero(&state, MemoryLayout<crypto_hash_sha512_state>.size)
        }
    }
}
