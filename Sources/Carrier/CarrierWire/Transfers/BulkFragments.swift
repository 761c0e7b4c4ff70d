/// The pieces of a message of more than 1024 bytes, in the order in which they must be sent.
///
/// All have the same number and extension; the first has the whole length; each but the last has 1024 bytes. Tox
/// delivers in order, so the receipt of the last one confirms the message. Carrier protocol, section 6.2.
///
/// ```swift
/// for piece in try BulkFragments(payload: bytes, transferID: id) {
///     let packet = try CarrierPacket.bulkMessage(piece).encoded(for: .friendMessage)
/// }
/// ```
public struct BulkFragments: RandomAccessCollection, Sendable {
    private let extensionName: String?
    private let payload: [UInt8]
    private let transferID: TransferID

    /// - Parameters:
    ///   - payload: 1 byte to 16 MiB. More than 5 MiB only reaches friends whose profile says protocol version 1 or more.
    ///   - extensionName: 1 to 63 bytes, or nil.
    ///   - transferID: a new one for each message.
    /// - Throws: ``PacketError`` if one of them has another length.
    public init(payload: [UInt8], extensionName: String? = nil, transferID: TransferID) throws(PacketError) {
        try WireText.check(octets: payload.count, limit: WireLimits.largeBulkMessage, "data")
        try WireText.check(optional: extensionName, limit: WireLimits.extensionName, "ext")
        self.extensionName = extensionName
        self.payload = payload
        self.transferID = transferID
    }

    /// The length of the message in bytes.
    public var byteCount: Int { payload.count }

    public var startIndex: Int { 0 }
    /// The number of pieces: 16,384 at most.
    public var endIndex: Int { (payload.count + WireLimits.messagePayload - 1) / WireLimits.messagePayload }

    public subscript(index: Int) -> BulkFragment {
        let start = index * WireLimits.messagePayload
        let end = Swift.min(start + WireLimits.messagePayload, payload.count)
        return BulkFragment(
            extensionName: extensionName, totalSize: index == 0 ? payload.count : nil, transferID: transferID,
            data: Array(payload[start..<end]))
    }
}
