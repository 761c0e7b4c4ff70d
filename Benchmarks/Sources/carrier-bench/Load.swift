import BenchmarkReport
import CCarrierPeer
import CarrierWire

/// What is sent, the same on both sides.
enum Load {
    /// The payload of short messages. Its first eight bytes are the time of sending, or zero.
    static let messageSize = 100
    static let bulkSize = 5_000_000
    static let message = [UInt8](repeating: 0, count: messageSize)

    /// What the C side sends, made once by our encoder, so that both sides' packets are equally long.
    ///
    /// The templates' bytes live as long as the process.
    static func formats() throws -> CCarrierFormats {
        let number: Int64 = 0x1122_3344_5566_7788
        guard let id = TransferID(rawValue: number) else { throw BenchmarkFailure(description: "no number") }
        let pieces = try BulkFragments(payload: [UInt8](repeating: 0, count: bulkSize), transferID: id)
        let template = { (packet: [UInt8], dataLength: Int) in
            let bytes = UnsafeMutablePointer<UInt8>.allocate(capacity: packet.count)
            bytes.initialize(from: packet, count: packet.count)
            let idBytes = withUnsafeBytes(of: number.littleEndian) { Array($0) }
            let offset = (0..<packet.count - 8).first { Array(packet[$0..<$0 + 8]) == idBytes } ?? 0
            return CCarrierTemplate(
                bytes: bytes, length: packet.count, data_length: dataLength, transfer_offset: offset)
        }
        let piece = { (index: Int) in
            template(
                try CarrierPacket.bulkMessage(pieces[index]).encoded(for: .friendMessage), pieces[index].data.count)
        }
        let formats = CCarrierFormats(
            message: template(
                try CarrierPacket.friendMessage(FriendMessage(payload: message)).encoded(for: .friendMessage),
                messageSize),
            first: try piece(0), next: try piece(1), last: try piece(pieces.count - 1), bulk_length: bulkSize)
        let lengths = [formats.message, formats.first, formats.next, formats.last].map(\.length)
        guard Set(lengths).count == lengths.count else {
            throw BenchmarkFailure(description: "the receiver in C cannot tell the packets apart: \(lengths)")
        }
        return formats
    }
}
