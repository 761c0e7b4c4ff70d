/// The changeable part of an address: without it nobody can send a friend request. Carrier protocol, section 1.1.
public struct Nospam: RawRepresentable, Hashable, Sendable, CustomStringConvertible {
    /// The number of bytes: 4.
    public static let byteCount = 4

    /// The number that the API gives; any value, 0 too.
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// - Parameter bytes: 4 bytes in the order of the address, the highest first.
    /// - Throws: ``IdentifierError`` with ``IdentifierError/Code/length``.
    public init(bytes: [UInt8]) throws(IdentifierError) {
        guard bytes.count == Self.byteCount else {
            throw IdentifierError(.length, "A nospam has 4 bytes, not \(bytes.count)")
        }
        rawValue = bytes.reduce(0) { $0 << 8 | UInt32($1) }
    }

    /// - Parameter text: 8 hexadecimal digits, as in ``description``.
    /// - Throws: ``IdentifierError``.
    public init(_ text: String) throws(IdentifierError) {
        // `UInt32(_:radix:)` takes a sign too.
        guard text.utf8.allSatisfy({ Character(UnicodeScalar($0)).isHexDigit }),
            let value = UInt32(text.isEmpty ? "0" : text.suffix(8), radix: 16)
        else {
            throw IdentifierError(.notation, "A nospam is written with hexadecimal digits only")
        }
        guard text.utf8.count == 8 else {
            throw IdentifierError(.length, "A nospam has 8 hexadecimal digits, not \(text.utf8.count)")
        }
        rawValue = value
    }

    /// The 4 bytes, highest first: 0x11223344 is `11 22 33 44`.
    public var bytes: [UInt8] { (0..<4).map { UInt8(truncatingIfNeeded: rawValue >> (24 - 8 * $0)) } }

    /// 8 hexadecimal digits.
    public var description: String {
        let digits = String(rawValue, radix: 16)
        return String(repeating: "0", count: 8 - digits.count) + digits
    }
}
