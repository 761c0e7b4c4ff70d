/// Requires and removes the magic before every frame of what a peer sends on a TCP connection.
///
/// The handshake passes unchanged. The bytes may come in pieces of any size.
struct TCPFrameDecoder: Sendable {
    /// Where a magic should be, the peer sent something else. Nothing after it can be read.
    struct WrongMagic: Error {}

    private enum Expected {
        case handshake(left: Int)
        case magic(seen: Int)
        case length
        case lowByte(high: UInt8)
        case body(left: Int)
        case nothing
    }

    private var expected: Expected
    /// How many bytes were handed over of a handshake or frame whose end has not come yet.
    ///
    /// toxcore takes only whole ones, so this is how to tell bytes that it will take from bytes that it will leave.
    private(set) var openBytes = 0

    init(role: TCPRole) { expected = .handshake(left: role.incomingHandshake) }

    /// Appends what toxcore may read of these bytes, which is never more than they are.
    ///
    /// Throws at the first byte that belongs to no magic, and at each later call with bytes. What came before it is appended.
    mutating func decode(_ bytes: UnsafeRawBufferPointer, into queue: inout ByteQueue) throws(WrongMagic) {
        var position = 0
        while position < bytes.count {
            switch expected {
            case .handshake(let left):
                let taken = copy(bytes, position, left, &queue)
                position += taken
                if taken < left { expected = .handshake(left: left - taken) } else { expectFrame() }
            case .magic(let seen):
                guard bytes[position] == CarrierMagic.byte(at: seen) else {
                    expected = .nothing
                    throw WrongMagic()
                }
                expected = seen + 1 < CarrierMagic.count ? .magic(seen: seen + 1) : .length
                position += 1
            case .length:
                queue.append(bytes[position])
                openBytes = 1
                expected = .lowByte(high: bytes[position])
                position += 1
            case .lowByte(let high):
                queue.append(bytes[position])
                openBytes = 2
                let length = Int(high) << 8 | Int(bytes[position])
                if length > 0 { expected = .body(left: length) } else { expectFrame() }
                position += 1
            case .body(let left):
                let taken = copy(bytes, position, left, &queue)
                position += taken
                if taken < left { expected = .body(left: left - taken) } else { expectFrame() }
            case .nothing:
                throw WrongMagic()
            }
        }
    }

    private mutating func copy(
        _ bytes: UnsafeRawBufferPointer, _ position: Int, _ limit: Int, _ queue: inout ByteQueue
    ) -> Int {
        let taken = min(limit, bytes.count - position)
        queue.append(UnsafeRawBufferPointer(rebasing: bytes[position..<position + taken]))
        openBytes += taken
        return taken
    }

    private mutating func expectFrame() {
        expected = .magic(seen: 0)
        openBytes = 0
    }
}
