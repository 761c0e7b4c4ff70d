/// Why bytes are no `carrier.data` of this revision, or why such a file cannot be written.
///
/// Who gets it for a file must not make a new identity in its place: the file may hold the only copy of the old one.
public struct CarrierDataError: Error, Sendable, Hashable, CustomStringConvertible {
    /// What kind of fault it is. More kinds may come.
    public struct Code: RawRepresentable, Sendable, Hashable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        /// It does not begin as such a file does.
        public static let notCarrierData = Code(rawValue: "not-carrier-data")
        /// Another version of Carrier wrote it.
        public static let revision = Code(rawValue: "revision")
        /// It is cut off, or something was added.
        public static let length = Code(rawValue: "length")
        /// The checksum is wrong: bytes were changed.
        public static let checksum = Code(rawValue: "checksum")
        /// The checksum is right but the labels of friends cannot be read.
        public static let labels = Code(rawValue: "labels")
        /// A part is longer than it may be.
        public static let tooLong = Code(rawValue: "too-long")
    }

    public let code: Code
    /// One sentence that says what is wrong; it contains nothing of the file.
    public let message: String

    init(_ code: Code, _ message: String) {
        self.code = code
        self.message = message
    }

    public var description: String { message }
}
