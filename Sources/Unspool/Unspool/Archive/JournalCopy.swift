import Foundation

/// A copy of a destination's journal for one who only looks, for reading a database writes beside it.
final class JournalCopy {
    let journal: Journal
    private let folder: URL

    /// - Parameters:
    ///   - work: the destination's work folder; without it, or a journal in it, the copy is empty.
    ///   - shown: the path of the journal that is copied.
    /// - Throws: a ``DestinationError``, with code `temporary_folder` if there is no room for the copy.
    init(of work: Descriptor?, _ shown: String) throws(DestinationError) {
        folder = FileManager.default.temporaryDirectory.appending(path: "unspool-\(UUID().uuidString)")
        do throws(DestinationError) {
            try Self.fill(folder.path, from: work, shown)
            do throws(DestinationError) {
                journal = try Journal(path: folder.path + "/" + Journal.fileName, shown: shown)
            } catch {
                // Nothing hinders this process to open its own file but the folder.
                throw error.code == .full || error.code == .notPermitted ? Self.noRoom(error.message) : error
            }
        } catch {
            try? FileManager.default.removeItem(at: folder)
            throw error
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

    private static func fill(_ folder: String, from work: Descriptor?, _ shown: String) throws(DestinationError) {
        let target: Descriptor
        do throws(POSIXFailure) {
            try POSIX.makeFolder(folder, permissions: 0o700)
            target = try Descriptor.open(folder, .folder)
        } catch {
            throw noRoom(error.text + ".")
        }
        guard let work else { return }
        for suffix in ["", "-wal"] {
            let name = Journal.fileName + suffix
            let source: Descriptor
            do throws(POSIXFailure) {
                source = try Descriptor.open(name, in: work, .read)
                guard try source.facts().isRegular else { throw .notRegular }
            } catch {
                if error.isMissing { continue }
                throw DestinationError(reading: error, shown + suffix)
            }
            do {
                _ = try FileCopier.copy(source, to: Descriptor.open(name, in: target, .createNew, permissions: 0o600))
            } catch let error as FileCopier.ReadFailure {
                throw DestinationError(reading: error.failure, shown + suffix)
            } catch let error as POSIXFailure {
                throw noRoom(error.text + ".")
            } catch {
                throw DestinationError(.system, "\(shown) cannot be looked at: \(error)")
            }
        }
    }

    deinit {
        journal.close()
        try? FileManager.default.removeItem(at: folder)
    }
}
