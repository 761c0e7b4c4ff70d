import NativeLoop

/// What a manifest says of the files of its tree. Keeps of a line only what a check needs.
struct ManifestListing {
    struct Entry: Equatable {
        /// Nil where the manifest does not tell.
        var size: Int64?
        var sha256: String?
    }

    private(set) var entries: [String: Entry] = [:]
    private(set) var findings: [VerifyFinding] = []
    /// Lines that are items.
    private(set) var items = 0
    private(set) var itemsWithoutFile = 0
    /// Of all lines, in whatever order; only to be compared with another one of this process.
    private(set) var fingerprint: UInt64 = 0
    /// The version of a line from a newer program.
    private(set) var newerVersion: Int64?

    init() {}

    static func fingerprint(of line: ArraySlice<UInt8>) -> UInt64 {
        var hasher = Hasher()
        line.withUnsafeBytes { hasher.combine(bytes: $0) }
        return UInt64(truncatingIfNeeded: hasher.finalize())
    }

    /// Takes one line without its line feed.
    mutating func read(_ bytes: ArraySlice<UInt8>, number: Int) {
        func bad(_ reason: String) -> VerifyFinding {
            VerifyFinding(problem: .badLine, path: Manifest.fileName, detail: "line \(number): \(reason)")
        }
        fingerprint &+= Self.fingerprint(of: bytes)
        let item: ManifestItem
        do {
            item = try ManifestItem(line: bytes)
        } catch let error as ManifestItem.NewerSchema {
            newerVersion = error.version
            return
        } catch {
            return findings.append(bad((error as? JSONReader.Failure)?.message ?? "not of the form of an item"))
        }
        items += 1
        guard let path = item.path else {
            if item.outcome.isIncomplete { itemsWithoutFile += 1 }
            return
        }
        let entry = Entry(size: item.size, sha256: item.sha256)
        guard entry.sha256 != nil else { return findings.append(bad("a path without sha256")) }
        if let other = entries[path], other != entry {
            return findings.append(bad("other bytes for \(path) than another line"))
        }
        entries[path] = entry
    }
}
