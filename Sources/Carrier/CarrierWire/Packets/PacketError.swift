/// Why bytes are no packet, or why a packet cannot be written.
///
/// A packet that a peer sent and that cannot be read is to be dropped: it is no reason to stop.
public struct PacketError: Error, Sendable, Hashable, CustomStringConvertible {
    /// What kind of fault it is. More kinds may come.
    public struct Code: RawRepresentable, Sendable, Hashable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The bytes are no FlatBuffers buffer: an offset, size or alignment is wrong.
        public static let malformed = Code(rawValue: "malformed")
        /// The type is reserved or not known: newer peers may send it.
        public static let unknownType = Code(rawValue: "unknown-type")
        /// The tag of the body contradicts the type.
        public static let contradiction = Code(rawValue: "contradiction")
        /// Packets of this type do not travel this way.
        public static let wrongChannel = Code(rawValue: "wrong-channel")
        /// A field that the type demands is absent or empty.
        public static let missing = Code(rawValue: "missing")
        /// A field, or the whole packet, is longer than it may be.
        public static let tooLong = Code(rawValue: "too-long")
        /// A text is not UTF-8 or contains NUL, or a number is not allowed here.
        public static let invalid = Code(rawValue: "invalid")
    }

    public let code: Code
    /// One sentence that names the field; it contains nothing that the peer wrote.
    public let message: String

    init(_ code: Code, _ message: String) {
        self.code = code
        self.message = message
    }

    public var description: String { message }
}
