/// The file that tells what a destination holds: a line for every item of every export into it.
public enum Manifest {
    /// The file's name in the destination.
    public static let fileName = "manifest.ndjson"
    /// What older versions appended to while they ran, in the destination's work folder.
    static let oldJournalName = "journal.ndjson"
    /// A line has about 400 bytes; what is longer than this is none of ours.
    private static let longestLine = 16 << 20

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
            file = try Descriptor.open(name, in: folder, .read)
            guard try file.facts().isRegular else { throw POSIXFailure.notRegular }
        } catch {
            if error.isMissing { return false }
            throw DestinationError(error, shown)
        }
        var number = 0
        try forEachLine(of: file, shown) { line, isWhole throws(DestinationError) in
            number += 1
            guard !line.isEmpty else { return }
            let item: ManifestItem
            do {
                item = try ManifestItem(line: line)
            } catch let error as ManifestItem.NewerSchema {
                throw error.failure(shown)
            } catch {
                // A journal's line may be torn by a crash, and the item is then looked at again. A manifest is
                // written as a whole: another line than the last that is wrong is not ours, and is not to be lost.
                if isJournal || !isWhole && isTorn(line) { return }
                throw DestinationError(
                    .manifest, "\(shown) has a line \(number) that unspool did not write. Move the file away.")
            }
            try body(item)
        }
        return true
    }

    /// Looks at the first line alone.
    /// - Throws: a ``DestinationError`` with code `newer_version` if a newer version wrote it.
    static func checkVersion(in folder: Descriptor, _ shown: String) throws(DestinationError) {
        guard let file = try? Descriptor.open(fileName, in: folder, .read),
            let line = try? file.readAll(limit: 1 << 20).split(separator: UInt8(ascii: "\n"), maxSplits: 1).first
        else { return }
        do {
            _ = try ManifestItem(line: line)
        } catch let error as ManifestItem.NewerSchema {
            throw error.failure(shown)
        } catch {
            // Whatever else is wrong with it is not this check's.
        }
    }

    /// - Parameter body: gets each line, and whether a line feed ended it.
    private static func forEachLine(
        of file: Descriptor, _ shown: String,
        _ body: (ArraySlice<UInt8>, _ isWhole: Bool) throws(DestinationError) -> Void
    ) throws(DestinationError) {
        var kept: [UInt8] = []
        while true {
            let bytes: [UInt8]
            do throws(POSIXFailure) { bytes = try file.readAll(limit: 1 << 16) } catch {
                throw DestinationError(error, shown)
            }
            if bytes.isEmpty { break }
            // What is kept holds no line feed.
            var searched = kept.count
            kept += bytes
            var start = 0
            while let end = kept[searched...].firstIndex(of: UInt8(ascii: "\n")) {
                try body(kept[start..<end], true)
                start = end + 1
                searched = start
            }
            kept.removeSubrange(..<start)
            guard kept.count <= longestLine else {
                throw DestinationError(.manifest, "\(shown) has a line that unspool did not write. Move the file away.")
            }
        }
        try body(kept[...], false)
    }

    /// Whether the line can be the beginning of one of ours.
    private static func isTorn(_ line: ArraySlice<UInt8>) -> Bool {
        let head = #"{"type":"item","v":"#.utf8
        return line.starts(with: head) || head.starts(with: line)
    }
}
