internal import CSodium
package import CarrierWire

/// Secure random numbers for everything that takes a generator.
///
/// ```swift
/// var random = try SecureRandom()
/// let id = TransferID(using: &random)
/// ```
package struct SecureRandom: RandomNumberGenerator, Sendable {
    /// - Throws: ``NodeError`` as ``Sodium/prepare()``.
    package init() throws(NodeError) { try Sodium.prepare() }

    package mutating func next() -> UInt64 {
        var number: UInt64 = 0
        randombytes_buf(&number, MemoryLayout<UInt64>.size)
        return number
    }
}

extension TransferID {
    /// A number that nobody can guess: who could, might answer an invite that he never saw.
    ///
    /// - Throws: ``NodeError`` as ``Sodium/prepare()``.
    package static func secureRandom() throws(NodeError) -> TransferID {
        var random = try SecureRandom()
        return TransferID(using: &random)
    }
}
