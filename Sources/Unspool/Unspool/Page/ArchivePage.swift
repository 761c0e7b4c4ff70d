import Foundation
import NativeLoop

/// `index.html`: one page with everything in it that shows the files of a destination, from its manifest.
///
/// It opens from the disk, asks for nothing but the files beside it, and works as a plain list without JavaScript.
public struct ArchivePage: Sendable {
    public static let fileName = "index.html"
    /// So many files are shown, the newest: browsers give no element a greater height than such a grid has.
    static let largestGrid = 150_000
    /// So many are in the list that needs no JavaScript.
    static let largestList = 2_000

    private let destination: DestinationAccess
    let title: String
    let chatTitles: [Int64: String]

    /// - Parameters:
    ///   - title: of the page; not trusted.
    ///   - chatTitles: as far as they are known; not trusted.
    public init(_ destination: DestinationAccess, title: String, chatTitles: [Int64: String] = [:]) {
        self.destination = destination
        self.title = title
        self.chatTitles = chatTitles
    }

    /// Whether the folder holds a manifest to make a page of.
    public static func isWanted(in path: String) -> Bool {
        guard let folder = try? TreeFolder(path: path) else { return false }
        return (try? folder.open(Manifest.fileName)) != nil
    }

    /// Writes the page from the manifest, as a whole. Blocks for as long as reading the manifest takes.
    /// - Returns: how many files it shows.
    /// - Throws: a ``DestinationError``, with code `exists` if there is a page that somebody else wrote, which stays.
    @discardableResult
    public func write() throws(DestinationError) -> Int {
        try checkOwner()
        let (items, total) = try readItems()
        let names = try readNames(for: items)
        try destination.replace(Self.fileName) { write throws(DestinationError) in
            try render(items, total: total, names, write)
        }
        return items.count
    }

    private func checkOwner() throws(DestinationError) {
        guard (try? destination.folder.facts(of: Self.fileName)) != nil else { return }
        let beginning = Array(Self.beginning.utf8)
        guard let file = try? destination.openFile(Self.fileName),
            let bytes = try? file.readAll(limit: beginning.count),
            bytes.starts(with: beginning)
        else {
            throw DestinationError(
                .exists,
                "\(destination.path)/\(Self.fileName) is somebody else's page and stays. Move it, or use --no-html.")
        }
    }

    private func lines(
        of name: String, _ body: (ArraySlice<UInt8>) -> Void
    ) throws(DestinationError) {
        do throws(POSIXFailure) {
            let file = try Descriptor.open(name, in: destination.folder, .read)
            guard try file.facts().isRegular else { throw POSIXFailure.notRegular }
            // A line that is not understood is the manifest's affair, not the page's.
            if case .system(let error) = LineReader.read(file, { line, _, _ in body(line) }) { throw error }
        } catch {
            if !error.isMissing { throw DestinationError(error, destination.path + "/" + name) }
        }
    }

    /// The newest files, and how many there are.
    private func readItems() throws(DestinationError) -> (items: [PageItem], total: Int) {
        var items: [PageItem] = []
        var total = 0
        try lines(of: Manifest.fileName) { line in
            guard let item = PageItem(line: line) else { return }
            total += 1
            items.append(item)
            guard items.count >= Self.largestGrid * 2 else { return }
            items.sort(by: PageItem.isBefore)
            items.removeSubrange(Self.largestGrid...)
        }
        items.sort(by: PageItem.isBefore)
        return (Array(items.prefix(Self.largestGrid)), total)
    }

    /// The names of senders that the manifest does not tell, as far as the messages do.
    private func readNames(for items: [PageItem]) throws(DestinationError) -> [Int64: String] {
        var names: [Int64: String] = [:]
        var wanted: Set<Int64> = []
        for item in items {
            guard let id = item.senderID else { continue }
            if item.senderName.isEmpty { wanted.insert(id) } else { names[id] = item.senderName }
        }
        wanted.subtract(names.keys)
        guard !wanted.isEmpty else { return names }
        try lines(of: MessageArchive.fileName) { line in
            guard !wanted.isEmpty, let value = try? JSONReader.read(Array(line)), case .object(let object) = value
            else {
                return
            }
            var id: Int64?
            var name = ""
            for member in object.members {
                switch (member.name, member.value) {
                case ("sender_user_id", .integer(let number)), ("sender_chat_id", .integer(let number)): id = number
                case ("sender_name", .string(let text)): name = text
                default: break
                }
            }
            guard let id, !name.isEmpty, wanted.remove(id) != nil else { return }
            names[id] = name
        }
        return names
    }
}
