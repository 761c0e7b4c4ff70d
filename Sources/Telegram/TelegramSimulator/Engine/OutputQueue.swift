/// What `receive` hands out, first in, first out.
struct OutputQueue {
    enum Item {
        case text([UInt8])
        /// A receive that returns early with nothing, as TDLib's does once before a client's last update.
        case nothing
    }

    private var items: [Item] = []
    private var head = 0

    var isEmpty: Bool { head == items.count }

    mutating func append(_ item: Item) { items.append(item) }

    mutating func popFirst() -> Item? {
        guard head < items.count else { return nil }
        let item = items[head]
        items[head] = .nothing
        head += 1
        if head == items.count {
            items.removeAll(keepingCapacity: true)
            head = 0
        } else if head >= 1_024, head * 2 > items.count {
            items.removeFirst(head)
            head = 0
        }
        return item
    }
}
