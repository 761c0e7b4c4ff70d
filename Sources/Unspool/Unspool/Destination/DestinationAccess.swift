import Synchronization

/// The folder that attachments land in, and the only way into it.
///
/// TDLib's cache path is never the destination: a file is checked, copied under a temporary name while it is hashed (or
/// given one, if the cache does not keep it), flushed to the medium and only then given its name, which never replaces
/// anything. Nothing inside the folder is followed out of it: every file is opened relative to the folder's descriptor,
/// links not followed.
///
/// Names in it are relative paths; each folder of one is opened for itself, so that no link leads elsewhere.
///
/// The calls block; ``ArchiveWriter`` keeps them off the cooperative threads.
public final class DestinationAccess: Sendable {
    /// The folder for temporary files and the journal.
    static let workFolderName = ".unspool"

    /// The path as the caller gave it.
    public let path: String
    let folder: Descriptor
    let work: Descriptor
    /// Whether the last file could not be cloned, so that the next are copied at once.
    let knowsNoClones = Atomic(false)
    private let warn: @Sendable (String) -> Void
    private let hasWarned = Atomic(false)

    /// Opens the folder, makes it (mode 0700) if its parent is there, and locks it.
    /// - Parameters:
    ///   - path: may be a link; links inside it are not followed.
    ///   - isMaking: false if the folder has to be there already.
    ///   - accounts: folders of accounts, which hold TDLib's state: no destination may lie in one, be one, or hold one.
    ///   - warn: gets a sentence for people the first time that a file cannot be given its date, from any thread.
    public init(
        path: String, isMaking: Bool = true, outside accounts: [String] = [],
        warn: @escaping @Sendable (String) -> Void = { _ in }
    ) throws(DestinationError) {
        self.path = path
        self.warn = warn
        try Self.check(path, outside: accounts)
        do throws(POSIXFailure) {
            if isMaking { try POSIX.makeFolder(path, permissions: 0o700) }
        } catch {
            guard error.exists else {
                if error.isMissing {
                    let parent = Self.parted(path).parent
                    throw DestinationError(
                        .missing,
                        "\(path) cannot be made, for the folder above it is not there. Make that first: mkdir -p -- \(ShellWord.quoted(parent))"
                    )
                }
                throw DestinationError(error, path)
            }
        }
        do throws(POSIXFailure) {
            folder = try Descriptor.open(path, .folder, followLink: true)
        } catch {
            if error.isMissing, isMaking {
                // It could not be made, for there is something: a link.
                throw DestinationError(
                    .missing, "\(path) is a symbolic link to nothing. Make the folder that it leads to, or remove it.")
            }
            throw DestinationError(error, path)
        }
        if let failure = POSIX.hindrance(to: path) { throw DestinationError(failure, path) }
        guard folder.tryLock() else {
            throw DestinationError.inUse(path)
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
            throw DestinationError(workFolder: error, workPath)
        }
        if let failure = POSIX.hindrance(to: workPath) { throw DestinationError(failure, workPath) }
    }

    /// Gives a file its date. One that the file system cannot hold, or does not let set, is no reason to lose the file.
    func date(_ set: () throws(POSIXFailure) -> Void) {
        do throws(POSIXFailure) { try set() } catch {
            guard !hasWarned.exchange(true, ordering: .relaxed) else { return }
            warn("A file in \(path) could not be given its message's date, and others may not either: \(error.text).")
        }
    }

    /// Looks at nothing but where the folder lies or would lie.
    /// - Throws: a ``DestinationError`` with code `inside_account`.
    public static func check(_ path: String, outside accounts: [String]) throws(DestinationError) {
        // A folder that is not there yet will be where its parent is.
        let (parent, name) = parted(path)
        guard let real = POSIX.resolved(path) ?? POSIX.resolved(parent).map({ $0 + "/" + name }) else { return }
        func isInside(_ inner: String, _ outer: String) -> Bool {
            inner == outer || inner.hasPrefix(outer.hasSuffix("/") ? outer : outer + "/")
        }
        for account in accounts.compactMap(POSIX.resolved) {
            if isInside(real, account) {
                throw DestinationError(
                    .insideAccount,
                    "\(path) is the account's own folder or lies in it, where TDLib keeps its state. Choose another one."
                )
            }
            if isInside(account, real) {
                throw DestinationError(
                    .insideAccount,
                    "\(path) holds the account's own folder, \(account), which no export may mix with. Choose a folder below it or elsewhere."
                )
            }
        }
    }

    /// The folder above and the name in it, by the text of a path.
    private static func parted(_ path: String) -> (parent: String, name: String) {
        let parts = path.split(separator: "/")
        let parent = parts.dropLast().joined(separator: "/")
        return (path.hasPrefix("/") ? "/" + parent : parent.isEmpty ? "." : parent, parts.last.map(String.init) ?? "")
    }

    /// Removes the temporary files of a killed run, which end in `.part`.
    func removeLeftovers() throws(DestinationError) {
        let names: [String]
        do throws(POSIXFailure) {
            names = try work.entries()
        } catch {
            throw DestinationError(error, path + "/" + Self.workFolderName)
        }
        for name in names where name.hasSuffix(".part") {
            do throws(POSIXFailure) {
                try work.remove(name)
            } catch {
                // A name that is no text cannot be one of ours.
                guard error.isMissing else {
                    throw DestinationError(error, "\(path)/\(Self.workFolderName)/\(name)")
                }
            }
        }
    }

    /// Lets others write. For the end of a run.
    public func close() { folder.unlock() }

    /// The size of the regular file at `path` in bytes, or nil if there is none (or a link or a folder instead).
    public func size(of path: String) -> Int64? {
        guard let (parent, name) = try? place(of: path), let facts = try? parent.facts(of: name), facts.isRegular else {
            return nil
        }
        return facts.size
    }

    /// The hash of the regular file at `path`, in lower-case hexadecimal text, or nil if it cannot be read.
    public func sha256(of path: String) -> String? {
        guard let file = try? openFile(path) else { return nil }
        return try? FileCopier.hash(file)
    }

    /// Opens a regular file to read it.
    func openFile(_ path: String) throws(POSIXFailure) -> Descriptor {
        let (parent, name) = try place(of: path)
        return try Descriptor.openRegular(name, in: parent)
    }

    /// The folder of `path` and the name in it. It is opened anew each time, for somebody may move or replace it.
    /// - Parameter isMaking: makes the folders that are missing.
    func place(of path: String, isMaking: Bool = false) throws(POSIXFailure) -> (folder: Descriptor, name: String) {
        guard Self.isRelativePath(path) else { throw .notRegular }
        var components = path.split(separator: "/")
        let name = String(components.removeLast())
        guard !components.isEmpty else { return (folder, name) }
        var parent = folder
        for component in components {
            let component = String(component)
            do throws(POSIXFailure) {
                parent = try Descriptor.open(component, in: parent, .folder)
            } catch {
                guard error.isMissing, isMaking else { throw error }
                do throws(POSIXFailure) {
                    try parent.makeFolder(component, permissions: 0o700)
                    try parent.sync()
                } catch {
                    // Another worker was faster.
                    guard error.exists else { throw error }
                }
                parent = try Descriptor.open(component, in: parent, .folder)
            }
        }
        return (parent, name)
    }

    /// Whether `path` still lies in the folder that was opened for it, and not in one that was moved away.
    func isPlace(_ folder: Descriptor, of path: some StringProtocol) -> Bool {
        guard let now = try? place(of: String(path)).folder.facts(), let then = try? folder.facts() else {
            return false
        }
        return now.isSameFile(as: then)
    }

    /// Whether the path leads into the folder by its text alone; both are absolute.
    static func isBelow(_ folder: String, _ path: String) -> Bool {
        path.hasPrefix(folder + "/") && !path.split(separator: "/").contains("..")
    }

    /// Whether every component of `path` stays in the folder and none is the work folder.
    static func isRelativePath(_ path: String) -> Bool {
        let components = path.split(separator: "/", omittingEmptySubsequences: false)
        return components.count <= 32 && components.allSatisfy { isComponent(String($0)) }
            && components.first?.lowercased() != workFolderName
    }

    /// Whether `name` is one component that stays in the folder.
    static func isComponent(_ name: String) -> Bool {
        !name.isEmpty && name != "." && name != ".." && !name.utf8.contains(UInt8(ascii: "/"))
            && !name.utf8.contains(0) && name.utf8.count <= SafeFileName.maximumBytes
    }
}
