/// Why no ``CarrierSystem`` could be made.
public struct CarrierSystemError: Error, Sendable, Hashable, CustomStringConvertible {
    /// What kind of fault it is. More kinds may come.
    public struct Code: RawRepresentable, Sendable, Hashable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The toxcore library in this process is not of a supported version.
        public static let unsupportedToxcore = Code(rawValue: "unsupported-toxcore")
        /// libsodium found no source of random numbers.
        public static let noRandomness = Code(rawValue: "no-randomness")
    }

    public let code: Code
    /// One sentence that says what was found and what to do.
    public let message: String
    /// The version that was found, if that is the fault.
    public let found: ToxcoreVersion?

    public var description: String { message }

    static func unsupportedToxcore(_ found: ToxcoreVersion) -> CarrierSystemError {
        let supported = ToxcoreVersion.supported.map(\.description).joined(separator: ", ")
        return CarrierSystemError(
            code: .unsupportedToxcore,
            message: "this process has toxcore \(found), but Carrier's network works only with \(supported): "
                + "install that version of libtoxcore",
            found: found)
    }

    static let noRandomness = CarrierSystemError(
        code: .noRandomness,
        message: "libsodium could not start: the system gives no random numbers (is /dev/urandom there?)", found: nil)
}
