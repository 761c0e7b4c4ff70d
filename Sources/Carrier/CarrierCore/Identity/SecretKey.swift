internal import CSodium
package import CarrierWire
internal import NativeLoop

/// Who the node is: the 32 bytes that Tox calls the secret key. Carrier protocol, sections 1.1 and 1.6.
///
/// ```swift
/// let key = try SecretKey.generate()
/// print(key)      // the secret key of WpSggvhoqoVW4XJvfjsB52dvVunYSQWrz6XiuMQVsCf
/// ```
///
/// No description, dump or mirror shows it; its memory is overwritten when the last copy goes.
package struct SecretKey: Sendable {
    /// The number of bytes of a key: 32.
    package static let byteCount = 32

    /// The user id that belongs to the key: its product with the base point of Curve25519.
    package let publicKey: UserID

    private let memory: Secret<SecretMemory>

    /// - Parameter bytes: the key as it was exported, 32 bytes; any value, zeros within it too.
    /// - Throws: ``NodeError`` with ``NodeError/Code/invalidArguments`` for another number of bytes.
    package init(bytes: [UInt8]) throws(NodeError) {
        guard bytes.count == Self.byteCount else {
            throw NodeError(
                .invalidArguments,
                "A secret key has \(Self.byteCount) bytes, not \(bytes.count). Give the bytes as they were exported")
        }
        try self.init(
            memory: SecretMemory(count: Self.byteCount) { room in
                for (index, byte) in bytes.enumerated() { room[index] = byte }
            })
    }

    private init(memory: SecretMemory) throws(NodeError) {
        try Sodium.prepare()
        var point = [UInt8](repeating: 0, count: UserID.byteCount)
        let status = memory.withBytes { crypto_scalarmult_base(&point, $0) }
        guard status == 0, let publicKey = try? UserID(bytes: point) else {
            throw NodeError(.encrypt, "No public key belongs to this secret key")
        }
        self.memory = Secret(memory)
        self.publicKey = publicKey
    }

    /// A new key.
    ///
    /// One key in 256 has a public key that native peers refuse (``UserID/isUnusableForNativePeers``): then it draws
    /// again.
    ///
    /// - Parameter draw: what writes 32 random bytes; only tests give another than the secure one.
    /// - Throws: ``NodeError`` with ``NodeError/Code/encrypt`` if the system gives no random numbers.
    package static func generate(
        drawing draw: (UnsafeMutablePointer<UInt8>) -> Void = { randombytes_buf($0, SecretKey.byteCount) }
    ) throws(NodeError) -> SecretKey {
        try Sodium.prepare()
        while true {
            let key = try SecretKey(memory: SecretMemory(count: byteCount, draw))
            if !key.publicKey.isUnusableForNativePeers { return key }
        }
    }

    /// The 32 bytes, for the export and for Tox's savedata. The copy is not overwritten: let it go soon.
    package var revealedBytes: [UInt8] { withBytes { Array(UnsafeBufferPointer(start: $0, count: Self.byteCount)) } }

    /// Lends the 32 bytes for the time of the call.
    func withBytes<Result>(_ body: (UnsafePointer<UInt8>) -> Result) -> Result { memory.revealed.withBytes(body) }

    /// What this key and a peer's have in common: 32 bytes, HSalsa20 of the X25519 product. The peer computes the same
    /// from his secret key and our public one.
    ///
    /// - Parameter peer: his public key, 32 bytes.
    /// - Throws: ``NodeError`` with ``NodeError/Code/encrypt`` if it is a point of low order, with which everybody would
    ///   have the same in common.
    func sharedKey(with peer: UserID) throws(NodeError) -> SecretMemory {
        try Sodium.prepare()
        return try SecretMemory(count: Int(crypto_box_BEFORENMBYTES)) { room throws(NodeError) in
            guard withBytes({ crypto_box_beforenm(room, peer.bytes, $0) }) == 0 else {
                throw NodeError(.encrypt, "This public key is refused: nothing is secret with a point of low order")
            }
        }
    }
}

extension SecretKey: Equatable {
    /// Compares in constant time.
    package static func == (one: SecretKey, other: SecretKey) -> Bool {
        one.memory.revealed.equals(other.memory.revealed)
    }
}

extension SecretKey: CustomStringConvertible, CustomDebugStringConvertible {
    package var description: String { "the secret key of \(publicKey)" }
    package var debugDescription: String { description }
}
