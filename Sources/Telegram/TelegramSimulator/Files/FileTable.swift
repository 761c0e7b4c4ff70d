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
    }

    private(set) var entries: [Int32: Entry] = [:]
    private var ids: [String: Int32] = [:]
    private var tickets: [Int: Ticket] = [:]
    private var stored: [String: StoredState.StoredFile] = [:]
    private(set) var temporaryCount = 0

    subscript(id: Int32) -> Entry? {
        get { entries[id] }
        set { entries[id] = newValue }
    }

    /// The number of a file, which is given to it when it is first seen.
    mutating func id(of file: SimulatedFile, identity: FileIdentity, suggestedName: String) -> Int32 {
        if let id = ids[identity.uniqueID] { return id }
        let id = Int32(entries.count) + 1
        ids[identity.uniqueID] = id
        var entry = Entry(
            id: id, file: file, identity: identity, suggestedName: suggestedName,
            download: Download(size: identity.size))
        if let copy = stored[identity.uniqueID] {
            entry.download = .completed(size: identity.size)
            entry.path = copy.path
        }
        entries[id] = entry
        return id
    }

    mutating func restore(_ files: [String: StoredState.StoredFile]) {
        stored = files
    }

    /// What the next run has to know.
    var completed: [String: StoredState.StoredFile] {
        var files = stored.filter { ids[$0.key] == nil }
        for entry in entries.values where entry.download.isCompleted {
            files[entry.identity.uniqueID] = StoredState.StoredFile(path: entry.path, size: Int64(entry.identity.size))
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
