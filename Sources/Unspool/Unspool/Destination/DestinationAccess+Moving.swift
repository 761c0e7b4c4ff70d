/// A folder of TDLib's that files can be moved out of, and what makes them like files that are written.
public struct MovableCache: Sendable, Equatable {
    /// Without links.
    let path: String
    let permissions: UInt32
    let group: UInt32
}

/// Files of TDLib's cache that are removed from it anyway: a second name saves the copy.
extension DestinationAccess {
    /// What a moved file gets when it gets its name. Not before: until then it is TDLib's, which takes a file whose
    /// modification time has changed for somebody else's and downloads it anew.
    struct LateFacts: Sendable {
        let permissions: UInt32
        /// Unix time.
        let modified: Int64
        /// What it had.
        let before: FileFacts
    }

    /// Tries whether files can get second names here: nil if not, or if they would differ from written ones, as in a
    /// folder that gives its files an access list.
    func movableCache(at path: String) -> MovableCache? {
        guard let path = POSIX.resolved(path), let cache = try? Descriptor.open(path, .folder), let facts = newFile()
        else { return nil }
        let (name, target) = ("unspool-probe", "linked.part")
        defer {
            try? cache.remove(name)
            try? work.remove(target)
        }
        guard (try? Descriptor.open(name, in: cache, .readWrite)) != nil, cache.link(name, to: target, in: work) else {
            return nil
        }
        return MovableCache(path: path, permissions: facts.mode, group: facts.group)
    }

    /// What a file gets that is made here; nil if it is more than permissions.
    func newFile() -> FileFacts? {
        let name = "new.part"
        // A run that was killed may have left it.
        try? work.remove(name)
        guard let file = try? Descriptor.open(name, in: work, .createNew) else { return nil }
        defer { try? work.remove(name) }
        return file.hasAccessList ? nil : try? file.facts()
    }

    /// Gives a file of TDLib's cache a temporary name here, and hashes it.
    ///
    /// The file loses its first name when TDLib is told to delete it; TDLib never writes to one that is complete. One
    /// that is not this user's alone, or has other names already, is left to be copied.
    /// - Returns: nil if it cannot be.
    func move(
        _ cachePath: String, outOf cache: MovableCache, _ source: Descriptor, _ facts: FileFacts, to name: String,
        modified: Int64
    ) throws(StagingError) -> StagedFile? {
        guard Self.isBelow(cache.path, cachePath), facts.names == 1, facts.owner == POSIX.user,
            facts.group == cache.group, work.link(fromPath: cachePath, as: name)
        else { return nil }
        do {
            // Something else may have come into its place since it was opened.
            guard try work.facts(of: name).isSameFile(as: facts) else {
                throw TransferFailure("the downloaded file changed while it was read")
            }
            let (size, sha256) = try FileCopier.facts(of: source)
            guard try source.facts().modified == facts.modified else {
                throw TransferFailure("the downloaded file changed while it was read")
            }
            var staged = try staged(source, name, size, sha256)
            staged.unflushed = source
            staged.late = LateFacts(permissions: cache.permissions, modified: modified, before: facts)
            return staged
        } catch let error as TransferFailure {
            throw .cache(error)
        } catch {
            throw failure(error, name)
        }
    }

    /// Gives a moved file what it gets with its name.
    func complete(_ file: StagedFile) throws(POSIXFailure) {
        guard let late = file.late, let open = file.unflushed else { return }
        try open.setPermissions(late.permissions)
        date { () throws(POSIXFailure) in try open.setTimes(modified: late.modified) }
    }

    /// Gives a moved file back what it had, for it has not got its name.
    func undo(_ file: StagedFile) {
        guard let late = file.late, let open = file.unflushed else { return }
        try? open.setTimes(nanoseconds: late.before.modified)
        try? open.setPermissions(late.before.mode)
    }
}
