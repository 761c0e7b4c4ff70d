import Foundation
import NativeLoop

/// `index.html`: one page with everything in it that shows the files of a destination, from its manifest.
///
/// It opens from the disk, asks for nothing but the files beside it, and works as a plain list without JavaScript.
public struct ArchivePage: Sendable {
    /// The file's name in the destination.
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

    /// Writes the page from the manifest, as a whole. Blocks for as long as reading the manifest twice takes; of each file only
    /// where its line stands is in memory.
    /// - Returns: how many files it shows.
    /// - Throws: a ``DestinationError``, with code `exists` if there is a page that somebody else wrote, which stays.
    @discardableResult
    public func write() throws(DestinationError) -> Int {
        try checkOwner()
        let list = try PageList(of: destination.folder, destination.path, largest: Self.largestGrid)
        var names = list.senderNames
        let missing = list.senders.subtracting(names.keys)
        if !missing.isEmpty { names.merge(try readNames(of: missing)) { known, _ in known } }
        try destination.replace(Self.fileName) { write throws(DestinationError) in
            try render(list, names, write)
        }
        return list.count
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

    /// The names of senders that the manifest does not tell, as far as the messages do.
    private func readNames(of senders: Set<Int64>) throws(DestinationError) -> [Int64: String] {
        var names: [Int64: String] = [:]
        var wanted = senders
        do throws(POSIXFailure) {
            let file = try Descriptor.openRegular(MessageArchive.fileName, in: destination.folder)
            let end = LineReader.read(file) { line, _, _ in
                guard !wanted.isEmpty, let value = try? JSONReader.read(Array(line)), case .object(let object) = value
                else { return }
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
            if case .system(let error) = end { throw error }
        } catch {
            if !error.isMissing { throw DestinationError(error, destination.path + "/" + MessageArchive.fileName) }
        }
        return names
    }
}
