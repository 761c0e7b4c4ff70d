import NativeLoop

/// How far an export has come.
public struct ExportProgress: Sendable, Equatable {
    /// A file that is being fetched.
    public struct File: Sendable, Equatable {
        /// As it was given: not to be trusted.
        public var name: String
        /// In bytes, 0 if unknown.
        public var size: Int64
        /// How much of it has arrived, in bytes.
        public var fetchedBytes: Int64

        public init(name: String, size: Int64, fetchedBytes: Int64) {
            self.name = name
            self.size = size
            self.fetchedBytes = fetchedBytes
        }
    }

    /// So many files are named at most.
    static let largestCount = 4

    /// Items with an outcome.
    public var finishedItems = 0
    /// All items that are known so far.
    public var knownItems = 0
    /// Bytes that were fetched in this run.
    public var fetchedBytes: Int64 = 0
    /// Bytes that are known to be needed so far, those included.
    public var neededBytes: Int64 = 0
    /// Whether the whole history was looked at, so that no more items can come.
    public var isScanComplete = false
    /// Over the last seconds; nil until something can be told.
    public var bytesPerSecond: Int64?
    /// For the bytes that are known to be needed; nil if nobody can tell.
    public var secondsLeft: Int64?
    /// The largest of the files that are being fetched.
    public var files: [File] = []

    public init() {}

    var members: [JSONValue.Member] {
        var members: [JSONValue.Member] = [
            ("finished_items", .integer(Int64(finishedItems))), ("known_items", .integer(Int64(knownItems))),
            ("fetched_bytes", .integer(fetchedBytes)), ("needed_bytes", .integer(neededBytes)),
            ("scan_complete", .bool(isScanComplete)),
        ]
        if let bytesPerSecond { members.append(("bytes_per_second", .integer(bytesPerSecond))) }
        if let secondsLeft { members.append(("seconds_left", .integer(secondsLeft))) }
        let files = files.map { file -> JSONValue in
            ["name": .string(file.name), "size": .integer(file.size), "fetched_bytes": .integer(file.fetchedBytes)]
        }
        if !files.isEmpty { members.append(("files", .array(files))) }
        return members
    }
}
