/// The journal and the manifest of a tree as one export left them.
struct TreeSnapshot {
    enum JournalState {
        case copied(JournalCopy)
        case absent
        /// An export is at work.
        case inUse
        case damaged(String)
    }

    let journal: JournalState
    /// Nil if there is none. An export that begins later replaces the file, and not what is open here.
    let manifest: Descriptor?

    /// Holds up exports, which get the code `in_use`, while the journal is copied, and nobody who only looks.
    /// - Throws: a ``DestinationError`` with code `newer_version`, `temporary_folder`, or what opening the manifest failed with.
    init(of tree: TreeFolder, _ path: String) throws(DestinationError) {
        // A journal that is written meanwhile would be torn.
        let isFree = tree.root.tryLock(isShared: true)
        defer { if isFree { tree.root.unlock() } }
        do throws(POSIXFailure) {
            manifest = try tree.open(Manifest.fileName)
        } catch {
            guard error.isMissing else { throw DestinationError(error, path + "/" + Manifest.fileName) }
            manifest = nil
        }
        journal = try Self.copyJournal(of: tree, path, isFree: isFree)
    }

    private static func copyJournal(
        of tree: TreeFolder, _ path: String, isFree: Bool
    ) throws(DestinationError) -> JournalState {
        let shown = path + "/" + DestinationAccess.workFolderName
        let work: Descriptor
        do throws(POSIXFailure) {
            work = try Descriptor.open(DestinationAccess.workFolderName, in: tree.root, .folder)
            _ = try work.facts(of: Journal.fileName)
        } catch {
            return error.isMissing ? .absent : .damaged(DestinationError(reading: error, shown).message)
        }
        guard isFree else { return .inUse }
        do throws(DestinationError) {
            return .copied(try JournalCopy(of: work, shown + "/" + Journal.fileName))
        } catch {
            guard ![.newerVersion, .temporaryFolder].contains(error.code) else { throw error }
            return .damaged(error.message)
        }
    }
}
