/// Why a text or some bytes are no user id, address, nospam or group id.
public struct IdentifierError: Error, Sendable, Hashable, CustomStringConvertible {
    /// What kind of fault it is. More kinds may come.
    public struct Code: RawRepresentable, Sendable, Hashable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The text is not base 58 (a nospam: not hexadecimal).
        public static let notation = Code(rawValue: "notation")
        /// The number of bytes is wrong.
        public static let length = Code(rawValue: "length")
        /// An address has another checksum than its bytes demand: a letter was mistyped.
        public static let checksum = Code(rawValue: "checksum")
        /// What follows the user id in a target is no extension name.
        public static let extensionName = Code(rawValue: "extension-name")
    }

    public let code: Code
    /// One sentence that says what is wrong and what was expected; safe to show.
    public let message: String
    /// The letter that is wrong, if ``code`` is ``Code/notation`` and the text should be base 58.
    public let base58Error: Base58Error?

    init(_ code: Code, _ message: String, _ base58Error: Base58Error? = nil) {
        self.code = code
        self.message = message
        self.base58Error = base58Error
    }

    public var description: String { message }
}

/// Reads the base-58 text of a value that has `count` bytes and is called `name` in messages.
///
/// - Parameter padding: accept one byte less and put a zero byte in front: what native Carrier writes for a key that
///   begins with a zero byte.
func identifierBytes(
    _ text: String, name: String, count: Int, padding: Bool = false
) throws(IdentifierError) -> [UInt8] {
    let bytes: [UInt8]
    do throws(Base58Error) {
        // A little more than `count`, so that the message can tell how long a somewhat longer text is.
        bytes = try Base58.decode(text, maximumCount: 2 * count)
    } catch  where error.code == .tooLong {
        throw IdentifierError(.length, "\(name) has \(count) bytes; this text stands for more than \(2 * count)")
    } catch {
        throw IdentifierError(.notation, "\(name) is base 58 without blanks; \(error)", error)
    }
    if padding, bytes.count == count - 1 { return [0] + bytes }
    return bytes
}
