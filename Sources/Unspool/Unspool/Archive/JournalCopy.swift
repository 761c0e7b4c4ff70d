import Foundation

/// A copy of a destination's journal for one who only looks, for reading a database writes beside it.
final class JournalCopy {
    let journal: Journal
    private let folder: URL

    /// - Parameters:
    ///   - work: the destination's work folder; without it, or a journal in it, the copy is empty.
    ///   - shown: the path of the journal that is copied.
    init(of work: Descriptor?, _ shown: String) throws(DestinationError) {
        folder = FileManager.default.temporaryDirectory.appending(path: "unspool-\(UUID().uuidString)")
        do {
            try FileManager.default.createDirectory(
                at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
            let target = try Descriptor.open(folder.path, .folder)
            for suffix in ["", "-wal"] {
                let name = Journal.fileName + suffix
                guard let work, let source = try? Descriptor.open(name, in: work, .read) else { continue }
                guard try source.facts().isRegular else { throw DestinationError(POSIXFailure.notRegular, shown) }
                _ = try FileCopier.copy(source, to: Descriptor.open(name, in: target, .createNew, permissions: 0o600))
            }
            journal = try Journal(path: folder.path + "/" + Journal.fileName, shown: shown)
        } catch {
            try? FileManager.default.removeItem(at: folder)
            if let error = error as? DestinationError { throw error }
            throw DestinationError(.system, "\(shown) cannot be looked at: \(error)")
        }
    }

    deinit {
        journal.close()
        try? FileManager.default.removeItem(at: folder)
    }
}
