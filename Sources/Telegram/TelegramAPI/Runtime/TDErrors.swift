/// Why JSON could not be read as a type of the schema.
public struct TDDecodingError: Error, Sendable, Hashable, CustomStringConvertible {
    /// What is wrong, as a value that later versions may add to.
    public struct Code: Sendable, Hashable, RawRepresentable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The text is not JSON.
        public static let malformed = Code(rawValue: "malformed")
        /// A value has another type than the schema says, or is out of range.
        public static let wrongValue = Code(rawValue: "wrongValue")
        /// A required object is missing.
        public static let missing = Code(rawValue: "missing")
        /// The nesting is deeper than the reader accepts.
        public static let tooDeep = Code(rawValue: "tooDeep")
    }

    public let code: Code
    /// Where, such as `message.content.text.entities[3].offset`; empty for the whole text.
    public let path: String
    /// What was expected there, such as `int32`.
    public let expected: String
    /// The offset in bytes from the start of the text.
    public let offset: Int

    /// The path and what was expected; never the value, which may be a secret.
    public var description: String {
        let place = path.isEmpty ? "the object" : path
        return switch code {
        case .malformed: "Malformed JSON at byte \(offset)\(path.isEmpty ? "" : " (\(path))"): expected \(expected)."
        case .missing: "\(place) is missing: expected \(expected)."
        case .tooDeep: "\(place) is nested too deeply: \(expected)."
        default: "\(place) has a wrong value: expected \(expected)."
        }
    }
}

/// Why a value could not be written as JSON that TDLib accepts.
public struct TDEncodingError: Error, Sendable, Hashable, CustomStringConvertible {
    public struct Code: Sendable, Hashable, RawRepresentable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        /// A `Double` is infinite or not a number.
        public static let notFinite = Code(rawValue: "notFinite")
        /// The nesting is deeper than TDLib accepts (100).
        public static let tooDeep = Code(rawValue: "tooDeep")
        /// The JSON of an `unknown` case is not JSON that TDLib survives.
        public static let malformed = Code(rawValue: "malformed")
    }

    public let code: Code

    public var description: String {
        switch code {
        case .notFinite: "JSON has no infinite numbers and no NaN."
        case .tooDeep: "TDLib accepts at most \(WireWriter.depthLimit) levels of nesting."
        default: "The JSON of an unknown object is malformed."
        }
    }
}
