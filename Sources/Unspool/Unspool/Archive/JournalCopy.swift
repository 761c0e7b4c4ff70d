import Foundation

/// A copy of a destination's journal for one who only looks, for reading a database writes beside it.
final class JournalCopy {
    let journal: Journal
    private let folder: URL
    /// Of the folder: it tells others that it is in use.
    private let lock: Descriptor
    private static let prefix = "unspool-"

    #if canImport(Darwin)
    /// Apple's SQLite answers nothing any more about a file whose name is gone.
    private static let needsNames = true
    #else
    private static let needsNames = false
    #endif

    /// - Parameters:
    ///   - work: the destination's work folder; without it, or a journal in it, the copy is empty.
    ///   - shown: the path of the journal that is copied.
    /// - Throws: a ``DestinationError``, with code `temporary_folder` if there is no room for the copy.
    init(of work: Descriptor?, _ shown: String) throws(DestinationError) {
        let folder = FileManager.default.temporaryDirectory.appending(path: Self.prefix + UUID().uuidString)
        self.folder = folder
        var isOpen = false
        // The open files are all that is needed: whatever ends the process, nothing stays.
        defer { if !isOpen || !Self.needsNames { try? FileManager.default.removeItem(at: folder) } }
        Self.removeLeftovers()
        lock = try Self.fill(folder.path, from: work, shown)
        do throws(DestinationError) {
            journal = try Journal(path: folder.path + "/" + Journal.fileName, shown: shown)
            isOpen = true
        } catch {
            // Nothing hinders this process to open its own file but the folder.
            throw error.code == .full || error.code == .notPermitted ? Self.noRoom(error.message) : error
        }
    }

    /// Removes what a process left that was ended in the middle of copying. One that is at it has its folder locked.
    private static func removeLeftovers() {
        let temporary = FileManager.default.temporaryDirectory.path
        let now = Int64(Date().timeIntervalSince1970)
        guard let parent = try? Descriptor.open(temporary, .folder, followLink: true), let names = try? parent.entries()
        else { return }
        for name in names where name.hasPrefix(prefix) {
            // A new one may not be locked yet.
            guard UUID(uuidString: String(name.dropFirst(prefix.count))) != nil,
                let changed = try? parent.modified(of: name), !(now - 60...now + 60).contains(changed),
                let folder = try? Descriptor.open(name, in: parent, .folder), folder.tryLock()
            else { continue }
            for file in (try? folder.entries()) ?? [] { try? folder.remove(file) }
            try? parent.remove(name, isFolder: true)
        }
    }

    /// An error of the journal, told as the temporary folder's if that is full.
    func blamed(for error: DestinationError) -> DestinationError {
        error.code == .full ? Self.noRoom(error.message) : error
    }

    private static func noRoom(_ reason: String) -> DestinationError {
        DestinationError(
            .temporaryFolder,
            """
            The journal cannot be copied to the temporary folder \(FileManager.default.temporaryDirectory.path): \(reason) \
            Free some space there, or set TMPDIR to another folder.
            """)
    }

    private static func noCopy(_ failure: POSIXFailure) -> DestinationError {
        let place = FileManager.default.temporaryDirectory.path
        switch failure {
        case _ where failure.isMissing || failure.isNotFolder:
            return DestinationError(
                .temporaryFolder,
                "There is no folder \(place) for temporary files. Make it, or set TMPDIR to another one.")
        case _ where failure.isForbidden || failure.isReadOnly:
            return DestinationError(
                .temporaryFolder, "\(place), for temporary files, may not be written. Set TMPDIR to another folder.")
        case _ where failure.isTooManyFiles:
            return DestinationError(
                .temporaryFolder, "The journal cannot be copied: \(DestinationError.tooManyFilesWords)")
        default: return noRoom(failure.text + ".")
        }
    }

    /// - Returns: the folder, with its lock.
    private static func fill(
        _ folder: String, from work: Descriptor?, _ shown: String
    ) throws(DestinationError) -> Descriptor {
        let target: Descriptor
        do throws(POSIXFailure) {
            try POSIX.makeFolder(folder, permissions: 0o700)
            target = try Descriptor.open(folder, .folder)
        } catch {
            throw noCopy(error)
        }
        _ = target.tryLock()
        guard let work else { return target }
        for suffix in ["", "-wal"] {
            let name = Journal.fileName + suffix
            let source: Descriptor
            do throws(POSIXFailure) {
                source = try Descriptor.openRegular(name, in: work)
            } catch {
                if error.isMissing { continue }
                throw DestinationError(reading: error, shown + suffix)
            }
            do {
                _ = try FileCopier.copy(source, to: Descriptor.open(name, in: target, .createNew, permissions: 0o600))
            } catch let error as FileCopier.ReadFailure {
                throw DestinationError(reading: error.failure, shown + suffix)
            } catch let error as POSIXFailure {
                throw noCopy(error)
            } catch {
                throw DestinationError(.system, "\(shown) cannot be looked at: \(error)")
            }
        }
        return target
    }

    deinit {
        journal.close()
        if Self.needsNames { try? FileManager.default.removeItem(at: folder) }
    }
}
