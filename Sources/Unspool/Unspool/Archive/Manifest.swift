/// The file that tells what a destination holds: a line for every item of every export into it.
public enum Manifest {
    /// The file's name in the destination.
    public static let fileName = "manifest.ndjson"
    /// What an export writes beside the files, and `unspool verify` for other tools.
    static let ownNames: Set<String> = [
        DestinationAccess.workFolderName, fileName, MessageArchive.fileName, ChecksumFile.name, ArchivePage.fileName,
    ]
    /// What older versions appended to while they ran, in the destination's work folder.
    static let oldJournalName = "journal.ndjson"

    /// Hands every item of a manifest to `body`, one after the other: it may be larger than the memory.
    ///
    /// - Parameters:
    ///   - name: of the file in `folder`.
    ///   - shown: its path for messages.
    ///   - isJournal: wrong lines are passed over, for a crash may have torn them.
    /// - Returns: false if there is no such file.
    /// - Throws: a ``DestinationError`` with code `manifest` if somebody else wrote it, with code `newer_version` if a newer
    ///   version did.
    @discardableResult
    static func forEachItem(
        of name: String = fileName, in folder: Descriptor, _ shown: String, isJournal: Bool = false,
        _ body: (ManifestItem) throws(DestinationError) -> Void
    ) throws(DestinationError) -> Bool {
        let file: Descriptor
        do throws(POSIXFailure) {
            file = try Descriptor.openRegular(name, in: folder)
        } catch {
            if error.isMissing { return false }
            throw DestinationError(error, shown)
        }
        let end = try LineReader.read(file) { line, number, isWhole throws(DestinationError) in
            let item: ManifestItem
            do {
                item = try ManifestItem(line: line)
            } catch let error as ManifestItem.NewerSchema {
                throw error.failure(shown)
            } catch {
                // A journal's line may be torn by a crash, and the item is then looked at again. A manifest is
                // written as a whole: another line than the last that is wrong is not ours, and is not to be lost.
                if isJournal || !isWhole && isTorn(line) { return }
                throw DestinationError.foreignLine(number, of: shown)
            }
            try body(item)
        }
        try end?.raise(shown)
        return true
    }

    /// Whether the line can be the beginning of one of ours.
    private static func isTorn(_ line: ArraySlice<UInt8>) -> Bool {
        let head = #"{"type":"item","v":"#.utf8
        return line.starts(with: head) || head.starts(with: line)
    }
}
