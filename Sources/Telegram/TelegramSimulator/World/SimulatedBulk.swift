/// A row of messages that are made when somebody looks at them, so that a million of them take no memory.
///
/// They have the numbers from 1 to ``count`` and follow from the seed: the same row has the same messages and files on
/// every platform.
public struct SimulatedBulk: Sendable {
    /// What a message of the row holds. Sizes are bytes.
    public enum Kind: Sendable, Hashable {
        case text
        /// A file of random bytes.
        case document(size: Int)
        /// A JPEG picture, with random bytes after its end up to the size.
        case photo(size: Int)
    }

    /// How many messages there are; at most 100,000,000.
    public let count: Int
    /// What the files depend on. Rows of one world need different ones.
    public let seed: UInt64
    /// What the messages hold, in turn; texts if empty.
    public let kinds: [Kind]
    /// Who wrote them, in turn.
    public var senders: [Int64]
    /// Unix time of the first message.
    public var firstDate: Int32
    /// Seconds from one message to the next.
    public var interval: Int32 = 60

    public init(count: Int, seed: UInt64, kinds: [Kind], senders: [Int64], firstDate: Int32) {
        self.count = min(max(0, count), 100_000_000)
        self.seed = seed
        self.kinds = kinds.isEmpty ? [.text] : kinds
        self.senders = senders
        self.firstDate = firstDate
    }

    /// The message with a number from 1 to ``count``.
    public func message(number: Int64) -> SimulatedMessage {
        let index = Int(number) - 1
        let date = Int64(firstDate) + Int64(index) * Int64(interval)
        return SimulatedMessage(
            number: number, senderID: senders.isEmpty ? 0 : senders[index % senders.count],
            date: Int32(clamping: date), content: content(index))
    }

    private func content(_ index: Int) -> SimulatedContent {
        guard let media = media(at: index) else { return .text("Message \(index + 1)") }
        if case .photo = kinds[index % kinds.count] { return .photo([media]) }
        return .document(media)
    }

    /// The file of the message at an index; nil if it has none.
    func media(at index: Int) -> SimulatedMedia? {
        let recipe: SimulatedFile.Recipe
        switch kinds[index % kinds.count] {
        case .text: return nil
        case .document(let size): recipe = .random(size: size)
        case .photo(let size): recipe = .paddedJPEG(size: size)
        }
        var file = SimulatedFile(recipe, seed: seed &* 0x9E37_79B9_7F4A_7C15 &+ UInt64(index))
        file.place = SimulatedFile.Place(bulk: seed, index: Int32(index))
        if case .photo = kinds[index % kinds.count] { return SimulatedMedia(file, width: 8, height: 8) }
        return SimulatedMedia(file, name: "file \(index + 1).bin")
    }

    /// How many messages meet a condition that depends on what they hold only.
    func count(where matches: (SimulatedMessage) -> Bool) -> Int {
        let rest = count % kinds.count
        var total = 0
        for index in 0..<min(kinds.count, count) where matches(message(number: Int64(index) + 1)) {
            total += count / kinds.count + (index < rest ? 1 : 0)
        }
        return total
    }
}
