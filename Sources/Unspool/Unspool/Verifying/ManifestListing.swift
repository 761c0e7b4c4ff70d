import NativeLoop

/// What a manifest says of the files of its tree. Takes of a line only what a check needs.
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
        let object: JSONValue.Object
        do throws(JSONReader.Failure) {
            guard case .object(let read) = try JSONReader.read(Array(bytes)) else {
                return findings.append(bad("not an object"))
            }
            object = read
        } catch {
            return findings.append(bad(error.message))
        }
        var outcome = ""
        var path: String?
        var entry = Entry()
        var isItem = false
        var version: Int64?
        for (name, value) in object.members {
            switch (name, value) {
            case ("type", .string("item")): isItem = true
            case ("v", .integer(let number)): version = number
            case ("outcome", .string(let text)): outcome = text
            case ("path", .string(let text)): path = text
            case ("sha256", .string(let text)): entry.sha256 = text
            case ("size", .integer(let number)): entry.size = number
            default: break
            }
        }
        guard isItem else { return findings.append(bad("not an item")) }
        guard let version, version >= 1 else { return findings.append(bad("no version of the form")) }
        guard version <= ManifestItem.schemaVersion else {
            newerVersion = version
            return
        }
        guard (try? ManifestItem(line: bytes)) != nil else { return findings.append(bad("not of the form of an item")) }
        items += 1
        guard let path else {
            if Outcome(rawValue: outcome)?.isIncomplete ?? false { itemsWithoutFile += 1 }
            return
        }
        guard TreeFolder.isInside(path) else { return findings.append(bad("its path leads out of the folder")) }
        guard entry.sha256 != nil else { return findings.append(bad("a path without sha256")) }
        if let other = entries[path], other != entry {
            return findings.append(bad("other bytes for \(path) than another line"))
        }
        entries[path] = entry
    }
}
