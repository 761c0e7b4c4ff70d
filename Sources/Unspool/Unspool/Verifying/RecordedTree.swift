/// What the journal of a tree recorded, to compare the manifest with.
struct RecordedTree {
    var files: [String: ManifestListing.Entry] = [:]
    var items = 0
    /// So many it must have.
    var fewestItems = 0
    /// Attachments that are planned or being fetched.
    var underway = 0
    /// Chats whose walk did not come to its end.
    var unscannedChats = 0
    /// Of the lines that the manifest would have; see ``ManifestListing``.
    var fingerprint: UInt64 = 0
    /// Of the manifest that was written last; see ``ManifestWriter``.
    var stamp: String?

    /// - Throws: a ``DestinationError``, with code `temporary_folder` if the copy has no room.
    init(_ copy: JournalCopy, in tree: TreeFolder) throws(DestinationError) {
        do throws(DestinationError) {
            try read(copy.journal, tree)
        } catch {
            throw copy.blamed(for: error)
        }
    }

    private mutating func read(_ journal: Journal, _ tree: TreeFolder) throws(DestinationError) {
        (items, underway) = try journal.counts()
        fewestItems = try ManifestWriter.fewestItems(journal)
        unscannedChats = try journal.settings(beginningWith: ArchiveWriter.walkPrefix).count
        stamp = try journal.setting(ManifestWriter.stamp)
        try journal.forEachLine { line in
            fingerprint &+= ManifestListing.fingerprint(of: ArraySlice(line.utf8))
        }
        try journal.forEachFile { path, size, sha256 in
            guard DestinationAccess.isRelativePath(path) else { return }
            files[path] = ManifestListing.Entry(size: size, sha256: sha256)
        }
        // A kill can lose what was written after these, and the next run finds them as they are found here.
        for (_, item, _) in try journal.intentions() {
            guard let path = item?.path, let size = item?.size, let sha256 = item?.sha256,
                files[path] == nil, (try? tree.open(path).facts().size) == size
            else { continue }
            files[path] = ManifestListing.Entry(size: size, sha256: sha256)
            items += 1
            underway -= 1
        }
    }

    /// Whether it is a new one, that no export wrote into.
    var isBlank: Bool { items == 0 && underway == 0 && unscannedChats == 0 && stamp == nil }

    /// Whether somebody removed items from it.
    var isCut: Bool { isBlank || items < fewestItems }

    /// Whether something is recorded that the manifest lacks. A line that cannot be read may be what seems to be missing.
    func isAhead(of manifest: ManifestListing) -> Bool {
        if manifest.items + manifest.findings.count < items { return true }
        return manifest.findings.isEmpty && files.keys.contains { manifest.entries[$0] == nil }
    }

    /// Whether the manifest's file is the one that the journal knows as the last that was written, or a copy of it.
    func knows(_ manifest: Descriptor) -> Bool {
        guard let facts = try? manifest.facts() else { return false }
        return ManifestWriter.isStamp(stamp, of: facts, checksBytes: true) {
            manifest.rewind()
            return try? FileCopier.hash(manifest)
        }
    }
}
