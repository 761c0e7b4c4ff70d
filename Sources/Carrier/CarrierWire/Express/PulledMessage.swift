/// What an Express node kept for us: the opened content of one frame of a pull. Carrier protocol, sections 4.2 and 8.5.
public struct PulledMessage: Sendable, Hashable {
    /// What ``payload`` is. Nodes may send kinds that are not named here; such frames are to be skipped.
    public struct Kind: RawRepresentable, Sendable, Hashable {
        public let rawValue: UInt8
        public init(rawValue: UInt8) { self.rawValue = rawValue }

        /// `M`: a sealed packet with a message.
        public static let message = Kind(rawValue: 0x4D)
        /// `R`: a packet with a friend request, not sealed.
        public static let friendRequest = Kind(rawValue: 0x52)
    }

    /// The node's number; no client uses it.
    public var id: UInt64
    public var from: UserID
    public var kind: Kind
    /// Microseconds since 1970 by the node's clock.
    public var timestamp: UInt64
    /// The part of the path that the sender used, 1 to 52 bytes: our address for a request, our user id for a message.
    public var address: String
    /// At least 1 byte.
    public var payload: [UInt8]

    /// A message of 16 MiB, the overheads of its packet and seal, and this table.
    private static let maximumSize = WireLimits.largeBulkMessage + 1024
    private static let maximumAddress = 52

    public init(
        id: UInt64, from: UserID, kind: Kind, timestamp: UInt64, address: String, payload: [UInt8]
    ) {
        self.id = id
        self.from = from
        self.kind = kind
        self.timestamp = timestamp
        self.address = address
        self.payload = payload
    }

    /// Reads what was in a frame. Any bytes may be given.
    ///
    /// - Throws: ``PacketError``. The frame is to be skipped then.
    public init(decoding bytes: [UInt8]) throws(PacketError) {
        guard bytes.count <= Self.maximumSize else {
            throw PacketError(.tooLong, "the frame has \(bytes.count) bytes; \(Self.maximumSize) are allowed")
        }
        let root = try FlatBufferTable(rootOf: bytes)
        id = try root.uint64(0)
        guard let from = try WireText.exact(try root.string(1), limit: Self.maximumAddress, "from") else {
            throw PacketError(.missing, "'from' is empty")
        }
        do throws(IdentifierError) {
            self.from = try UserID(writtenByPeer: from)
        } catch {
            throw PacketError(.invalid, "'from' is no user id")
        }
        kind = Kind(rawValue: try root.uint8(2))
        timestamp = try root.uint64(3)
        guard let address = try WireText.exact(try root.string(4), limit: Self.maximumAddress, "address") else {
            throw PacketError(.missing, "'address' is empty")
        }
        self.address = address
        payload = Array(try root.octets(5) ?? [])
        guard !payload.isEmpty else { throw PacketError(.missing, "'payload' is empty") }
    }

    /// The bytes of the frame's content: what a node writes.
    ///
    /// - Throws: ``PacketError`` if the address or payload is empty or too long.
    public func encoded() throws(PacketError) -> [UInt8] {
        guard !address.isEmpty else { throw PacketError(.missing, "'address' is empty") }
        try WireText.check(address, limit: Self.maximumAddress, "address")
        try WireText.check(octets: payload.count, limit: Self.maximumSize, "payload")
        var fields = [
            FlatBufferField(1, .string(from.description)), FlatBufferField(4, .string(address)),
            FlatBufferField(5, .octets(payload)),
        ]
        if id != 0 { fields.append(FlatBufferField(0, .uint64(id))) }
        if kind.rawValue != 0 { fields.append(FlatBufferField(2, .uint8(kind.rawValue))) }
        if timestamp != 0 { fields.append(FlatBufferField(3, .uint64(timestamp))) }
        let bytes = FlatBufferWriter.buffer(fields, reserving: payload.count + 256)
        guard bytes.count <= Self.maximumSize else {
            throw PacketError(.tooLong, "the frame would have \(bytes.count) bytes; \(Self.maximumSize) are allowed")
        }
        return bytes
    }
}
