/// The files that one client knows, under the numbers that are valid in its run only.
struct FileTable {
    /// A file as a client sees it.
    struct Entry {
        let id: Int32
        let file: SimulatedFile
        let identity: FileIdentity
        /// The name that the finished file shall have.
        let suggestedName: String
        var download: Download
        /// The partial or finished file; empty if there is none.
        var path = ""
        /// Counts the downloads of this file, so that a part that comes late is known as such.
        var run = 0
        /// When the finished copy was last changed, in nanoseconds; nil if that is not known.
        var modified: Int64?
    }

    private(set) var entries: [Int32: Entry] = [:]
    /// The numbers that the files of long rows have: each row has a block of its own, so that a file that is only shown
    /// takes no memory.
    private var blocks: [(first: Int32, bulk: SimulatedBulk)] = []
    private var lastID: Int32 = 0
    private static let firstBlock: Int32 = 1 << 24
    private var ids: [String: Int32] = [:]
    private var tickets: [Int: Ticket] = [:]
    private var stored: [String: StoredState.StoredFile] = [:]
    private(set) var temporaryCount = 0

    subscript(id: Int32) -> Entry? {
        get { entries[id] ?? madeEntry(id) }
        set { entries[id] = newValue }
    }

    /// The number of a file in a row of messages.
    mutating func id(of place: SimulatedFile.Place, in bulk: SimulatedBulk) -> Int32 {
        if let block = blocks.first(where: { $0.bulk.seed == bulk.seed }) { return block.first &+ place.index }
        let first = blocks.last.map { $0.first &+ Int32(clamping: $0.bulk.count) } ?? Self.firstBlock
        blocks.append((first, bulk))
        return first &+ place.index
    }

    private func madeEntry(_ id: Int32) -> Entry? {
        guard let block = blocks.last(where: { $0.first <= id }), Int(id - block.first) < block.bulk.count,
            let media = block.bulk.media(at: Int(id - block.first))
        else { return nil }
        let kind: FileIdentity.Kind = if case .paddedJPEG = media.file.recipe { .photos } else { .documents }
        return entry(
            id: id, file: media.file, identity: FileIdentity(media.file, kind: kind), suggestedName: media.name)
    }

    /// The number of a file, which is given to it when it is first seen.
    mutating func id(of file: SimulatedFile, identity: FileIdentity, suggestedName: String) -> Int32 {
        if let id = ids[identity.uniqueID] { return id }
        lastID += 1
        ids[identity.uniqueID] = lastID
        entries[lastID] = entry(id: lastID, file: file, identity: identity, suggestedName: suggestedName)
        return lastID
    }

    private func entry(id: Int32, file: SimulatedFile, identity: FileIdentity, suggestedName: String) -> Entry {
        var entry = Entry(
            id: id, file: file, identity: identity, suggestedName: suggestedName,
            download: Download(size: identity.size))
        if let copy = stored[identity.uniqueID], let parts = copy.parts {
            // What somebody took away meanwhile is fetched again.
            if Folders.size(of: copy.path) ?? 0 >= parts.map(\.upperBound).max() ?? 0 {
                entry.download = Download(size: identity.size, parts: parts)
                entry.path = copy.path
            }
        } else if let copy = stored[identity.uniqueID] {
            entry.download = .completed(size: identity.size)
            entry.path = copy.path
            entry.modified = copy.modified
        }
        return entry
    }

    mutating func restore(_ files: [String: StoredState.StoredFile]) {
        stored = files
    }

    /// What the next run has to know.
    var storedFiles: [String: StoredState.StoredFile] {
        var files = stored
        for entry in entries.values {
            files[entry.identity.uniqueID] = nil
            let parts = entry.download.parts.ranges
            guard !parts.isEmpty || entry.download.isCompleted else { continue }
            files[entry.identity.uniqueID] = StoredState.StoredFile(
                path: entry.path, size: Int64(entry.identity.size), modified: entry.modified,
                parts: entry.download.isCompleted ? nil : parts)
        }
        return files
    }

    mutating func keep(_ ticket: Ticket) {
        tickets[ticket.id] = ticket
    }

    mutating func take(_ id: Int) -> Ticket? {
        tickets.removeValue(forKey: id)
    }

    /// Ends all downloads.
    /// - Returns: The requests that are still to be answered, oldest first.
    mutating func takeWaiting() -> [Ticket] {
        for id in entries.keys { _ = entries[id]?.download.abandon() }
        defer { tickets = [:] }
        return tickets.values.sorted { $0.id < $1.id }
    }

    mutating func nextTemporaryName() -> String {
        temporaryCount += 1
        return String(temporaryCount)
    }
}
