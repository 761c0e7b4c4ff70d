/// What is wrong with a folder, file or setting that an account needs, with a message that says what to do.
public struct AccountError: Error, Sendable, Equatable, CustomStringConvertible {
    /// More codes may come; compare, do not switch over all.
    public struct Code: RawRepresentable, Sendable, Hashable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        /// Another process uses the folder.
        public static let inUse = Code(rawValue: "in_use")
        /// A secret that others can read.
        public static let exposedSecret = Code(rawValue: "exposed_secret")
        /// A file with a secret that cannot be read.
        public static let unreadableSecret = Code(rawValue: "unreadable_secret")
        /// A setting, an api id or hash, or a proxy that cannot be.
        public static let invalidValue = Code(rawValue: "invalid_value")
        /// A folder or file that cannot be made, read or written.
        public static let file = Code(rawValue: "file")
        /// The disk with the account's folder is full.
        public static let full = Code(rawValue: "full")
    }

    /// What is wrong.
    public let code: Code
    /// Safe to show; holds no secret.
    public let message: String

    public init(_ code: Code, _ message: String) {
        self.code = code
        self.message = message
    }

    public var description: String { message }

    /// Of something in a folder that the system refused.
    /// - Parameter text: what is told unless it is for want of room or of descriptors, which nothing else would mend.
    init(_ number: Int32, in folder: String, _ text: String) {
        let failure = POSIXFailure(code: number)
        if failure.isFull {
            self.init(.full, DiskRoom.lack(in: folder))
        } else if failure.isTooManyFiles {
            self.init(.file, "\(folder) cannot be used: \(DestinationError.tooManyFilesWords)")
        } else {
            self.init(.file, text)
        }
    }
}
