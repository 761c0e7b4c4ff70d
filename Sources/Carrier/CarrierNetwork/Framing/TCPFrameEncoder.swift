/// Puts the magic before every frame of what toxcore sends on a TCP connection.
///
/// The handshake passes unchanged. A frame is two bytes of length, the higher first, and as many bytes as they say. The
/// bytes may come in pieces of any size.
struct TCPFrameEncoder: Sendable {
    private enum Expected {
        case handshake(left: Int)
        case length
        case lowByte(high: UInt8)
        case body(left: Int)
    }

    private var expected: Expected

    init(role: TCPRole) { expected = .handshake(left: role.outgoingHandshake) }

    /// Appends what goes on the wire for these bytes; all of it can be sent at once.
    mutating func encode(_ bytes: UnsafeRawBufferPointer, into queue: inout ByteQueue) {
        var position = 0
        while position < bytes.count {
            switch expected {
            case .handshake(let left):
                let taken = min(left, bytes.count - position)
                queue.append(UnsafeRawBufferPointer(rebasing: bytes[position..<position + taken]))
                position += taken
                expected = taken < left ? .handshake(left: left - taken) : .length
            case .length:
                for index in 0..<CarrierMagic.count { queue.append(CarrierMagic.byte(at: index)) }
                queue.append(bytes[position])
                expected = .lowByte(high: bytes[position])
                position += 1
            case .lowByte(let high):
                queue.append(bytes[position])
                let length = Int(high) << 8 | Int(bytes[position])
                expected = length > 0 ? .body(left: length) : .length
                position += 1
            case .body(let left):
                let taken = min(left, bytes.count - position)
                queue.append(UnsafeRawBufferPointer(rebasing: bytes[position..<position + taken]))
                position += taken
                expected = taken < left ? .body(left: left - taken) : .length
            }
        }
    }
}
