import NativeLoop

/// The newest files of a manifest in the order of the page. It keeps where their lines stand, and reads each again when it is
/// wanted: so 150,000 files are some megabytes, however long their names and captions are.
struct PageList {
    private struct Place {
        let date: Int64
        let chatID: Int64
        let messageID: Int64
        let index: Int64
        let offset: Int64
        let length: Int

        init(_ item: PageItem, _ offset: Int64, _ length: Int) {
            (date, chatID, messageID, index) = (item.date, item.chatID, item.messageID, item.index)
            (self.offset, self.length) = (offset, length)
        }

        /// Newest first; the same order for the same items.
        static func isBefore(_ a: Place, _ b: Place) -> Bool {
            if a.date != b.date { return a.date > b.date }
            if a.chatID != b.chatID { return a.chatID < b.chatID }
            if a.messageID != b.messageID { return a.messageID > b.messageID }
            return a.index < b.index
        }
    }

    private let file: Descriptor?
    private let shown: String
    private var places: [Place] = []
    /// How many files the manifest tells of.
    private(set) var total = 0
    /// Who sent them, and the names of those whom the manifest names.
    private(set) var senders: Set<Int64> = []
    private(set) var senderNames: [Int64: String] = [:]

    /// Reads the manifest. There need not be one.
    init(of folder: Descriptor, _ path: String, largest: Int) throws(DestinationError) {
        shown = path + "/" + Manifest.fileName
        do throws(POSIXFailure) {
            file = try Descriptor.openRegular(Manifest.fileName, in: folder)
        } catch {
            guard error.isMissing else { throw DestinationError(error, shown) }
            file = nil
            return
        }
        guard let file else { return }
        // A line that is not understood is the manifest's affair, not the page's.
        let end = LineReader.read(file) { line, _, _, offset in
            guard let item = PageItem(line: line) else { return }
            add(item, Place(item, offset, line.count))
            guard places.count >= largest * 2 else { return }
            keep(largest)
        }
        if case .system(let error) = end { throw DestinationError(error, shown) }
        keep(largest)
    }

    private mutating func add(_ item: PageItem, _ place: Place) {
        total += 1
        places.append(place)
        guard let id = item.senderID else { return }
        senders.insert(id)
        // A manifest begins with the newest.
        if !item.senderName.isEmpty, senderNames[id] == nil { senderNames[id] = item.senderName }
    }

    private mutating func keep(_ count: Int) {
        places.sort(by: Place.isBefore)
        places.removeSubrange(min(count, places.count)...)
    }

    var count: Int { places.count }

    /// Hands the first files over, one after the other.
    func read(
        first limit: Int = .max, _ body: (PageItem) throws(DestinationError) -> Void
    ) throws(DestinationError) {
        guard let file else { return }
        for place in places.prefix(limit) {
            let line: [UInt8]
            do throws(POSIXFailure) { line = try file.read(place.length, at: place.offset) } catch {
                throw DestinationError(error, shown)
            }
            if let item = PageItem(line: line[...]) { try body(item) }
        }
    }
}
