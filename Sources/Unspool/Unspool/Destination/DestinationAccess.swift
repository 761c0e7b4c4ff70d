/// The folder that attachments land in, and the only way into it.
///
/// TDLib's cache path is never the destination: a file is checked, copied under a temporary name while it is hashed,
/// flushed to the medium and only then given its name, which never replaces anything. Nothing inside the folder is
/// followed out of it: every file is opened relative to the folder's descriptor, links not followed.
///
/// The calls block; ``ArchiveWriter`` keeps them off the cooperative threads.
public final class DestinationAccess: Sendable {
    /// The folder for temporary files, the journal and the walks. It is there only during a run, and after one that was broken off.
    static let workFolderName = ".unspool"

    /// The path as the caller gave it.
    public let path: String
    let folder: Descriptor
    let work: Descriptor

    /// Opens the folder, makes it if its parent is there, locks it and removes what a killed run left.
    /// - Parameters:
    ///   - path: may be a link; links inside it are not followed.
    ///   - caches: TDLib's own folders, in which no destination may lie.
    public init(path: String, outside caches: [String] = []) throws(DestinationError) {
        self.path = path
        do throws(POSIXFailure) {
            try POSIX.makeFolder(path, permissions: 0o700)
        } catch {
            guard error.exists else {
                if error.isMissing {
                    throw DestinationError(.missing, "The folder that holds \(path) does not exist. Make it first.")
                }
                throw DestinationError(error, path)
            }
        }
        if let real = POSIX.resolved(path) {
            for cache in caches.compactMap(POSIX.resolved) where real == cache || real.hasPrefix(cache + "/") {
                throw DestinationError(
                    .insideCache,
                    "\(path) lies in TDLib's own folder, which TDLib cleans by itself. Choose another one.")
            }
        }
        do throws(POSIXFailure) {
            folder = try Descriptor.open(path, .folder, followLink: true)
        } catch {
            throw DestinationError(error, path)
        }
        guard folder.tryLock() else {
            throw DestinationError(.inUse, "Another export is writing to \(path). Wait for it to end.")
        }
        let workPath = path + "/" + Self.workFolderName
        do throws(POSIXFailure) {
            try folder.makeFolder(Self.workFolderName, permissions: 0o700)
        } catch {
            guard error.exists else { throw DestinationError(error, path) }
        }
        do throws(POSIXFailure) {
            work = try Descriptor.open(Self.workFolderName, in: folder, .folder)
        } catch {
            throw DestinationError(error, workPath)
        }
        try removeLeftovers()
    }

    /// Temporary files end in `.part`; the journal in the same folder is read by ``ArchiveWriter``.
    private func removeLeftovers() throws(DestinationError) {
        do throws(POSIXFailure) {
            for name in try work.entries() where name.hasSuffix(".part") {
                try work.remove(name)
            }
        } catch {
            throw DestinationError(error, path + "/" + Self.workFolderName)
        }
    }

    /// Removes the folder for temporary files if it is empty, and lets others write. For the end of a run.
    func close() {
        try? folder.remove(Self.workFolderName, isFolder: true)
        folder.unlock()
    }

    /// The size of the regular file `name` in bytes, or nil if there is none (or a link or a folder instead).
    public func size(of name: String) -> Int64? {
        guard Self.isComponent(name), let facts = try? folder.facts(of: name), facts.isRegular else { return nil }
        return facts.size
    }

    /// The hash of the regular file `name`, in lower-case hexadecimal text, or nil if it cannot be read.
    public func sha256(of name: String) -> String? {
        guard Self.isComponent(name), let file = try? Descriptor.open(name, in: folder, .read),
            let facts = try? file.facts(), facts.isRegular
        else { return nil }
        return try? FileCopier.hash(file)
    }

    /// Whether `name` is one component that stays in the folder.
    static func isComponent(_ name: String) -> Bool {
        !name.isEmpty && name != "." && name != ".." && !name.utf8.contains(UInt8(ascii: "/"))
            && !name.utf8.contains(0) && name.utf8.count <= SafeFileName.maximumBytes
    }
}
