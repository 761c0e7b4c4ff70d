/// Which group: the 32 bytes of the Tox conference id, written in base 58. Carrier protocol, section 9.
public struct GroupID: Hashable, Sendable, CustomStringConvertible {
    /// The number of bytes of an id: 32.
    public static let byteCount = 32

    private let key: Key32

    /// - Parameter bytes: the conference id, 32 bytes.
    /// - Throws: ``IdentifierError`` with ``IdentifierError/Code/length``.
    public init(bytes: [UInt8]) throws(IdentifierError) {
        key = try Key32(bytes, name: "A group id")
    }

    /// - Parameter text: base 58 that stands for exactly 32 bytes, or for 31: conference ids may begin with a zero
    ///   byte, which native Carrier does not write.
    /// - Throws: ``IdentifierError`` that says which letter is wrong or how many bytes there are.
    public init(_ text: String) throws(IdentifierError) {
        try self.init(bytes: identifierBytes(text, name: "A group id", count: Self.byteCount, padding: true))
    }

    /// The conference id, 32 bytes.
    public var bytes: [UInt8] { key.bytes }

    /// The id in base 58.
    public var description: String { Base58.encode(bytes) }
}
