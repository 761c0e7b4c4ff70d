/// Who a peer is: the 32 bytes of his Tox public key, written in base 58. The node id is the same value.
///
/// ```swift
/// let id = try UserID("WpSggvhoqoVW4XJvfjsB52dvVunYSQWrz6XiuMQVsCf")
/// ```
///
/// Equality is that of the bytes. Carrier protocol, sections 1.1 and 1.2.
public struct UserID: Hashable, Sendable, CustomStringConvertible {
    /// The number of bytes of a key: 32.
    public static let byteCount = 32

    let key: Key32

    /// - Parameter bytes: the public key, 32 bytes. Whether it is a useful point of the curve is not checked.
    /// - Throws: ``IdentifierError`` with ``IdentifierError/Code/length``.
    public init(bytes: [UInt8]) throws(IdentifierError) {
        key = try Key32(bytes, name: "A user id")
    }

    /// - Parameter text: base 58 that stands for exactly 32 bytes: 32 to 44 letters.
    /// - Throws: ``IdentifierError`` that says which letter is wrong or how many bytes there are.
    public init(_ text: String) throws(IdentifierError) {
        try self.init(bytes: identifierBytes(text, name: "A user id", count: Self.byteCount))
    }

    /// Reads an id that a peer or a server wrote: one that stands for 31 bytes gets the zero byte back that native
    /// Carrier drops from the front.
    ///
    /// Not for ids that people type: there, 31 bytes are a mistake.
    public init(writtenByPeer text: String) throws(IdentifierError) {
        try self.init(bytes: identifierBytes(text, name: "A user id", count: Self.byteCount, padding: true))
    }

    /// The public key, 32 bytes.
    public var bytes: [UInt8] { key.bytes }

    /// Whether native Carrier refuses this id: it begins with a zero byte, which native's own text form loses.
    ///
    /// One key in 256 is such a key. Who makes an identity should draw again.
    public var isUnusableForNativePeers: Bool { key.firstByte == 0 }

    /// The id in base 58.
    public var description: String { Base58.encode(bytes) }
}
