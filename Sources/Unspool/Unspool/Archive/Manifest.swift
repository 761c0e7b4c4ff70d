import Foundation

/// What a destination holds: every item of every export into it, by identity.
public struct Manifest: Sendable {
    /// The file's name in the destination.
    public static let fileName = "manifest.ndjson"
    /// The name of the lines that a running export appends, in the destination's work folder.
    static let journalName = "journal.ndjson"
    /// A manifest of a million items has about 400 MB.
    private static let largestFile = 4 << 30

    private var items: [Attachment.ID: ManifestItem] = [:]
    /// Which item keeps the bytes of a content.
    private var holders: [String: Attachment.ID] = [:]
    /// Which item a name belongs to, by ``SafeFileName/collisionKey``.
    private var names: [String: Attachment.ID] = [:]

    public init() {}

    public var count: Int { items.count }

    public subscript(id: Attachment.ID) -> ManifestItem? { items[id] }

    /// The saved item that has the content of this unique identifier.
    public func holder(of uniqueID: String) -> ManifestItem? {
        guard !uniqueID.isEmpty, let id = holders[uniqueID], let item = items[id] else { return nil }
        // The item may hold something else by now.
        return item.uniqueID == uniqueID ? item : nil
    }

    /// Whether the name is another item's.
    public func isTaken(_ name: SafeFileName, for id: Attachment.ID) -> Bool {
        guard let owner = names[name.collisionKey] else { return false }
        return owner != id
    }

    /// The line that `item` would drive out although it alone tells of a file, under a free identity of its own.
    ///
    /// Such identities have an index of 0 and below, which no item of a message has.
    func displaced(by item: ManifestItem) -> ManifestItem? {
        // A run that was killed in between may have moved the line already; the file is then the moved line's.
        guard var old = items[item.id], old.outcome == .saved, let path = old.path, path != item.path,
            names[SafeFileName(path).collisionKey] == item.id
        else { return nil }
        old.index = 0
        while items[old.id] != nil { old.index -= 1 }
        return old
    }

    /// Puts the item in the place of what is known of its identity.
    public mutating func record(_ item: ManifestItem) {
        items[item.id] = item
        guard item.outcome == .saved, let path = item.path else { return }
        names[SafeFileName(path).collisionKey] = item.id
        if let uniqueID = item.uniqueID { holders[uniqueID] = item.id }
    }

    func items(of chatID: Int64) -> some Sequence<ManifestItem> { items.values.lazy.filter { $0.chatID == chatID } }

    /// Every item, newest message of the lowest chat first: the same bytes for the same items.
    public var sorted: [ManifestItem] {
        items.values.sorted { a, b in
            if a.chatID != b.chatID { return a.chatID < b.chatID }
            if a.messageID != b.messageID { return a.messageID > b.messageID }
            return a.index < b.index
        }
    }
}

extension Manifest {
    /// Why a manifest cannot be read.
    enum ReadFailure: Error, Equatable {
        case line(Int)
        case newer
    }

    /// Takes the lines of a manifest. A last line that was cut off is passed over.
    mutating func read(_ bytes: [UInt8], isJournal: Bool = false) throws(ReadFailure) {
        let decoder = JSONDecoder()
        var number = 0
        for line in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
            number += 1
            guard !line.isEmpty else { continue }
            do {
                record(try decoder.decode(ManifestItem.self, from: Data(line)))
            } catch is ManifestItem.NewerSchema {
                throw .newer
            } catch {
                // A journal's line may be torn by a crash, and the item is then looked at again. A manifest is
                // written as a whole: another line than the last that is wrong is not ours, and is not to be lost.
                guard isJournal || line.endIndex == bytes.endIndex && Self.isTorn(line) else { throw .line(number) }
            }
        }
    }

    /// Whether the line can be the beginning of one of ours.
    private static func isTorn(_ line: ArraySlice<UInt8>) -> Bool {
        let head = #"{"type":"item","v":"#.utf8
        return line.starts(with: head) || head.starts(with: line)
    }

    /// Reads manifest and journal of a destination.
    /// - Returns: also whether there was a journal, as a killed run leaves it.
    static func load(
        folder: Descriptor, work: Descriptor?, path: String
    ) throws(DestinationError) -> (manifest: Manifest, hasJournal: Bool) {
        var manifest = Manifest()
        _ = try manifest.read(fileName, in: folder, path + "/" + fileName)
        guard let work else { return (manifest, false) }
        let shown = path + "/" + DestinationAccess.workFolderName + "/" + journalName
        let hasJournal = try manifest.read(journalName, in: work, shown, isJournal: true)
        return (manifest, hasJournal)
    }

    /// - Returns: whether there is such a file.
    private mutating func read(
        _ name: String, in folder: Descriptor, _ shown: String, isJournal: Bool = false
    ) throws(DestinationError) -> Bool {
        guard let bytes = try Self.bytes(of: name, in: folder, shown) else { return false }
        do throws(ReadFailure) {
            try read(bytes, isJournal: isJournal)
        } catch {
            switch error {
            case .newer:
                throw DestinationError(.manifest, "\(shown) was written by a newer unspool. Update this one.")
            case .line(let number):
                throw DestinationError(
                    .manifest, "\(shown) has a line \(number) that unspool did not write. Move the file away.")
            }
        }
        return true
    }

    private static func bytes(
        of name: String, in folder: Descriptor, _ shown: String
    ) throws(DestinationError) -> [UInt8]? {
        do throws(POSIXFailure) {
            let file = try Descriptor.open(name, in: folder, .read)
            guard try file.facts().isRegular else { throw POSIXFailure.notRegular }
            return try file.readAll(limit: largestFile)
        } catch {
            if error.isMissing { return nil }
            throw DestinationError(error, shown)
        }
    }

    /// All lines, in UTF-8.
    var bytes: [UInt8] { sorted.flatMap(\.lineBytes) }
}
