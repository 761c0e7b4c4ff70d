/// Cuts a stream of bytes into lines, none of which may take all memory.
struct LineSplitter {
    enum Line: Sendable, Equatable {
        /// Without its end.
        case bytes([UInt8])
        /// It had more bytes than the limit; they are gone.
        case tooLong
    }

    /// The longest line in bytes: 32 MiB, which holds the longest message in base 64.
    static let lengthLimit = 32 * 1024 * 1024

    private let limit: Int
    private var pending: [UInt8] = []
    /// Whether the rest of a line that was too long is being passed over.
    private var isPassing = false

    init(limit: Int = Self.lengthLimit) { self.limit = limit }

    mutating func feed(_ bytes: ArraySlice<UInt8>) -> [Line] {
        var lines: [Line] = []
        var rest = bytes
        while let end = rest.firstIndex(of: 0x0A) {
            add(rest[..<end])
            lines.append(take())
            rest = rest[(end + 1)...]
        }
        add(rest)
        return lines
    }

    /// The line that the stream ended in, if it is one.
    mutating func end() -> Line? { pending.isEmpty && !isPassing ? nil : take() }

    private mutating func add(_ bytes: ArraySlice<UInt8>) {
        if isPassing { return }
        if pending.count + bytes.count > limit {
            pending = []
            isPassing = true
        } else {
            pending += bytes
        }
    }

    private mutating func take() -> Line {
        defer { (pending, isPassing) = ([], false) }
        return isPassing ? .tooLong : .bytes(pending)
    }
}
