/// Bytes that go in at the end and out at the front, in one piece of memory that is used again.
struct ByteQueue: Sendable {
    private var storage: [UInt8] = []
    private var head = 0

    var count: Int { storage.count - head }
    var isEmpty: Bool { count == 0 }

    mutating func append(_ byte: UInt8) { storage.append(byte) }

    mutating func append(_ bytes: UnsafeRawBufferPointer) { storage.append(contentsOf: bytes) }

    func withUnsafeBytes<Result>(_ body: (UnsafeRawBufferPointer) -> Result) -> Result {
        storage.withUnsafeBytes { body(UnsafeRawBufferPointer(rebasing: $0[head...])) }
    }

    /// Removes that many bytes, or all if there are fewer.
    mutating func removeFirst(_ number: Int) {
        head += min(max(number, 0), count)
        if head == storage.count {
            // What a burst has grown is given back; the usual few frames keep their memory.
            storage.removeAll(keepingCapacity: storage.capacity <= 1 << 16)
            head = 0
        } else if head > 4096, head * 2 > storage.count {
            // Moving the rest costs no more than the removals before it.
            storage.removeFirst(head)
            head = 0
        }
    }

    mutating func removeAll() {
        storage = []
        head = 0
    }
}
