/// Where a friend request can be sent: a user id, a nospam and a checksum, written in base 58 (up to 52 letters).
///
/// ```swift
/// let address = try Address("28YDH4m7zMYQA9aeEPPqxbo74Gcj7vyHxju7iDLoE62QyFdoeTA3")
/// address.userID.description    // "WpSggvhoqoVW4XJvfjsB52dvVunYSQWrz6XiuMQVsCf"
/// ```
///
/// The checksum is always right: it is checked when an address is read and computed when one is made.
/// Carrier protocol, section 1.1.
public struct Address: Hashable, Sendable, CustomStringConvertible {
    /// The number of bytes: 32 of the key, 4 of the nospam, 2 of the checksum.
    public static let byteCount = 38

    public let userID: UserID
    public let nospam: Nospam

    public init(userID: UserID, nospam: Nospam) {
        self.userID = userID
        self.nospam = nospam
    }

    /// - Parameter bytes: 38 bytes: key, nospam, checksum.
    /// - Throws: ``IdentifierError`` with ``IdentifierError/Code/length`` or ``IdentifierError/Code/checksum``.
    public init(bytes: [UInt8]) throws(IdentifierError) {
        guard bytes.count == Self.byteCount else {
            throw IdentifierError(.length, "An address has 38 bytes, not \(bytes.count)")
        }
        self.init(
            userID: try UserID(bytes: Array(bytes[..<32])), nospam: try Nospam(bytes: Array(bytes[32..<36])))
        guard checksum == Array(bytes[36...]) else {
            throw IdentifierError(.checksum, "The address has a wrong checksum: it was not copied exactly")
        }
    }

    /// - Parameter text: base 58 that stands for exactly 38 bytes.
    /// - Throws: ``IdentifierError`` that says which letter is wrong, how many bytes there are, or that the
    ///   checksum does not fit.
    public init(_ text: String) throws(IdentifierError) {
        try self.init(bytes: identifierBytes(text, name: "An address", count: Self.byteCount))
    }

    /// Reads an address that a peer or a server wrote: one that stands for 37 bytes gets the zero byte back that
    /// native Carrier drops from the front.
    public init(writtenByPeer text: String) throws(IdentifierError) {
        try self.init(bytes: identifierBytes(text, name: "An address", count: Self.byteCount, padding: true))
    }

    /// Two bytes: the exclusive or of the bytes at even places, and that of the bytes at odd places, of key and nospam.
    public var checksum: [UInt8] {
        var sum: [UInt8] = [0, 0]
        for (index, byte) in (userID.bytes + nospam.bytes).enumerated() { sum[index & 1] ^= byte }
        return sum
    }

    /// The 38 bytes.
    public var bytes: [UInt8] { userID.bytes + nospam.bytes + checksum }

    /// The address in base 58.
    public var description: String { Base58.encode(bytes) }
}
