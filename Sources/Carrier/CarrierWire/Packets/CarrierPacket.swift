/// What one Tox message, status message or friend request of Carrier says.
///
/// ```swift
/// let packet = try CarrierPacket(decoding: bytes, from: .friendMessage)
/// if case .friendMessage(let message) = packet { … }
/// ```
///
/// Carrier protocol, section 4.
public enum CarrierPacket: Sendable, Hashable {
    case userInfo(UserInfo)
    case friendRequest(FriendRequest)
    case friendMessage(FriendMessage)
    case inviteRequest(InviteRequestFragment)
    case inviteResponse(InviteResponseFragment)
    case bulkMessage(BulkFragment)

    /// Reads a packet. Any bytes may be given: every offset and size is checked before it is used.
    ///
    /// Any valid FlatBuffers layout is accepted, native Carrier's 64-bit fields at odd multiples of 4 too. Unknown
    /// fields are skipped. Texts that are only shown (profile, greeting, reason) are mended and shortened; see the
    /// bodies.
    ///
    /// - Throws: ``PacketError``. The packet is to be dropped then.
    public init(decoding bytes: [UInt8], from channel: PacketChannel) throws(PacketError) {
        guard bytes.count <= channel.maximumSize else {
            throw PacketError(.tooLong, "the packet has \(bytes.count) bytes; \(channel.maximumSize) are allowed")
        }
        let root = try FlatBufferTable(rootOf: bytes)
        let number = try root.uint8(0)
        guard let type = PacketType(rawValue: number) else {
            throw PacketError(.unknownType, "packets of type \(number) are not known")
        }
        guard channel.carries(type) else {
            throw PacketError(.wrongChannel, "packets of type \(number) do not come this way")
        }
        guard try root.uint8(1) == type.bodyTag else {
            throw PacketError(.contradiction, "the tag of the body does not belong to type \(number)")
        }
        guard let body = try root.table(2) else { throw PacketError(.missing, "the packet has no body") }
        self =
            switch type {
            case .userInfo: .userInfo(try UserInfo(body))
            case .friendRequest: .friendRequest(try FriendRequest(body))
            case .friendMessage:
                .friendMessage(try FriendMessage(body, maximumPayload: channel.maximumMessagePayload))
            case .inviteRequest: .inviteRequest(try InviteRequestFragment(body))
            case .inviteResponse: .inviteResponse(try InviteResponseFragment(body))
            case .bulkMessage: .bulkMessage(try BulkFragment(body))
            }
    }

    /// The packet's bytes, which every FlatBuffers reader and native Carrier accept.
    ///
    /// - Throws: ``PacketError`` if a field is longer than ``WireLimits`` allows, is missing or contains NUL, if the
    ///   whole is longer than ``PacketChannel/maximumSentSize``, or if such packets do not travel on `channel`.
    public func encoded(for channel: PacketChannel) throws(PacketError) -> [UInt8] {
        guard channel.carries(type) else {
            throw PacketError(.wrongChannel, "packets of type \(type.rawValue) do not go this way")
        }
        switch self {
        case .userInfo(let body): try body.validate()
        case .friendRequest(let body): try body.validate()
        case .friendMessage(let body): try body.validate(isSentThroughExpress: channel == .expressMessage)
        case .inviteRequest(let body): try body.validate()
        case .inviteResponse(let body): try body.validate()
        case .bulkMessage(let body): try body.validate()
        }
        let bytes = uncheckedBytes
        guard bytes.count <= channel.maximumSentSize else {
            throw PacketError(
                .tooLong, "the packet would have \(bytes.count) bytes; \(channel.maximumSentSize) are allowed")
        }
        return bytes
    }

    /// The bytes without a check of the fields.
    var uncheckedBytes: [UInt8] {
        let (fields, octets): ([FlatBufferField], Int) =
            switch self {
            case .userInfo(let body): (body.fields, 1024)
            case .friendRequest(let body): (body.fields, 1024)
            case .friendMessage(let body): (body.fields, body.payload.count)
            case .inviteRequest(let body): (body.fields, body.data.count)
            case .inviteResponse(let body): (body.fields, WireLimits.inviteFragment)
            case .bulkMessage(let body): (body.fields, body.data.count)
            }
        return FlatBufferWriter.buffer(
            [
                FlatBufferField(0, .uint8(type.rawValue)), FlatBufferField(1, .uint8(type.bodyTag)),
                FlatBufferField(2, .table(fields)),
            ], reserving: octets + 256)
    }

    private var type: PacketType {
        switch self {
        case .userInfo: .userInfo
        case .friendRequest: .friendRequest
        case .friendMessage: .friendMessage
        case .inviteRequest: .inviteRequest
        case .inviteResponse: .inviteResponse
        case .bulkMessage: .bulkMessage
        }
    }
}
