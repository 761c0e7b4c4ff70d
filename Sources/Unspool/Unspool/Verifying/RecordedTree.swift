/// What the journal of a tree recorded, to compare the manifest with.
struct RecordedTree {
    var files: [String: ManifestListing.Entry] = [:]
    var items = 0
    /// Attachments that are planned or being fetched.
    var underway = 0
    /// Of the lines that the manifest would have; see ``ManifestListing``.
    var fingerprint: UInt64 = 0
    /// Of the manifest that was written last; see ``ManifestWriter``.
    var stamp: String?

    enum Reading {
        case read(RecordedTree)
        case absent
        /// An export is at work.
        case inUse
        case damaged(String)
    }

    /// Reads a copy of the journal, so that nothing in the tree changes.
    /// - Throws: a ``DestinationError`` with code `newer_version`.
    static func read(_ tree: TreeFolder, _ path: String) throws(DestinationError) -> Reading {
        guard let work = try? Descriptor.open(DestinationAccess.workFolderName, in: tree.root, .folder),
            (try? work.facts(of: Journal.fileName)) != nil
        else { return .absent }
        // A journal that is written meanwhile would be torn.
        guard tree.root.tryLock() else { return .inUse }
        defer { tree.root.unlock() }
        do throws(DestinationError) {
            let copy = try JournalCopy(of: work, "\(path)/\(DestinationAccess.workFolderName)/\(Journal.fileName)")
            var recorded = RecordedTree()
            (recorded.items, recorded.underway) = try copy.journal.counts()
            recorded.stamp = try copy.journal.setting(ManifestWriter.stamp)
            try copy.journal.forEachLine { line in
                recorded.fingerprint &+= ManifestListing.fingerprint(of: ArraySlice(line.utf8))
            }
            try copy.journal.forEachFile { path, size, sha256 in
                guard DestinationAccess.isRelativePath(path) else { return }
                recorded.files[path] = ManifestListing.Entry(size: size, sha256: sha256)
            }
            // A kill can lose what was written after these, and the next run finds them as they are found here.
            for (_, item, _) in try copy.journal.intentions() {
                guard let path = item?.path, let size = item?.size, let sha256 = item?.sha256,
                    recorded.files[path] == nil, (try? tree.open(path).facts().size) == size
                else { continue }
                recorded.files[path] = ManifestListing.Entry(size: size, sha256: sha256)
                recorded.items += 1
                recorded.underway -= 1
            }
            return .read(recorded)
        } catch {
            guard error.code != .newerVersion else { throw error }
            return .damaged(error.message)
        }
    }

    /// Whether something is recorded that the manifest lacks. A line that cannot be read may be what seems to be missing.
    func isAhead(of manifest: ManifestListing) -> Bool {
        if manifest.items + manifest.findings.count < items { return true }
        return manifest.findings.isEmpty && files.keys.contains { manifest.entries[$0] == nil }
    }

    /// Whether the manifest's file is the one that the journal knows as the last that was written.
    func knows(_ manifest: FileFacts) -> Bool { stamp == ManifestWriter.stamp(of: manifest) }
}
