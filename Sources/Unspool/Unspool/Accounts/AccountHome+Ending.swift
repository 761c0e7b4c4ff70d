import NativeLoop

extension AccountHome {
    /// Whether a process uses an account's folder.
    public enum Use: Sendable, Equatable {
        case free
        /// By a process of this number, if it could be told.
        case inUse(process: Int32?)
    }

    /// Looks at the lock of a folder, and changes nothing.
    public static func use(of path: String) -> Use {
        guard let lock = try? Descriptor.open(AccountLayout(path).lock, .read), !lock.tryLock() else { return .free }
        return .inUse(process: holder(lock))
    }

    static func holder(_ lock: Descriptor) -> Int32? {
        (try? lock.readAll(limit: 32)).flatMap { Int32(String(decoding: $0, as: UTF8.self)) }
    }

    /// Removes everything of the account that this program made, and the folder if nothing else is in it.
    ///
    /// Symbolic links are removed and not followed. The lock is held to the end.
    /// - Returns: the names of what was left, for it is not ours.
    /// - Throws: an ``AccountError`` if something could not be removed.
    public func wipe() throws(AccountError) -> [String] {
        do throws(POSIXFailure) {
            let folder = try Descriptor.open(path, .folder, followLink: true)
            for name in AccountLayout.own { try folder.removeTree(name) }
            // Other accounts are not this one's; without any the folder is only a name.
            try? folder.remove(AccountLayout.accounts, isFolder: true)
            let rest = try folder.entries().sorted()
            if rest.isEmpty { try? POSIX.removeFolder(path) }
            return rest
        } catch {
            throw AccountError(.file, "\(path) could not be removed: \(error.text).")
        }
    }
}

extension Descriptor {
    /// Removes `name` of this folder with all that is in it; nothing there is nothing to do.
    func removeTree(_ name: String, depth: Int = 0) throws(POSIXFailure) {
        do throws(POSIXFailure) {
            return try remove(name)
        } catch {
            if error.isMissing { return }
        }
        // A folder, or something that may not be removed: opening tells which. A link is never opened.
        guard depth < 64 else { throw POSIXFailure.last }
        let folder = try Descriptor.open(name, in: self, .folder)
        for entry in try folder.entries() { try folder.removeTree(entry, depth: depth + 1) }
        try remove(name, isFolder: true)
    }
}
