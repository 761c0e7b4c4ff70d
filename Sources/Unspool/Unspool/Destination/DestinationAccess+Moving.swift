import Synchronization

/// Files of TDLib's cache that are removed from it anyway: a second name saves the copy.
extension DestinationAccess {
    /// Gives a file of TDLib's cache a temporary name here, and hashes it.
    ///
    /// The file loses its first name when TDLib is told to delete it; TDLib never writes to one that is complete. One
    /// that is not this user's alone, or has other names already, is left to be copied.
    /// - Returns: nil if it cannot be, for one because the cache lies on another file system.
    func move(
        _ cachePath: String, _ source: Descriptor, _ facts: FileFacts, to name: String, modified: Int64
    ) throws(StagingError) -> StagedFile? {
        guard !knowsNoLinks.load(ordering: .relaxed), facts.names == 1, facts.owner == POSIX.user else { return nil }
        guard let permissions = try? permissionsOfNewFiles(), work.link(fromPath: cachePath, as: name) else {
            knowsNoLinks.store(true, ordering: .relaxed)
            return nil
        }
        do {
            // Something else may have come into its place since it was opened.
            guard try work.facts(of: name).isSameFile(as: facts) else {
                throw CacheFileError("the downloaded file changed while it was read")
            }
            let (size, sha256) = try FileCopier.facts(of: source)
            guard try source.facts().modified == facts.modified else {
                throw CacheFileError("the downloaded file changed while it was read")
            }
            try source.setPermissions(permissions)
            // A date that the file system cannot hold is no reason to lose the file.
            try? source.setTimes(modified: modified)
            return try staged(source, name, size, sha256)
        } catch let error as CacheFileError {
            throw .cache(error)
        } catch {
            throw failure(error, name)
        }
    }

    /// What the user's mask leaves of the permissions that files get here.
    private func permissionsOfNewFiles() throws(POSIXFailure) -> UInt32 {
        try permissions.withLock { known throws(POSIXFailure) in
            if let known { return known }
            let name = "permissions.part"
            defer { try? work.remove(name) }
            let found = try Descriptor.open(name, in: work, .createNew).facts().mode
            known = found
            return found
        }
    }
}
