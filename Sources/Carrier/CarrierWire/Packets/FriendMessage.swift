/// A message that fits one packet, or a message of any length through Express. Carrier protocol, sections 4.2 and 6.
public struct FriendMessage: Sendable, Hashable {
    /// The extension that the message is for, 1 to 63 bytes; nil: the application.
    public var extensionName: String?
    /// Exactly the bytes that the application gave: 1 to 1024 through Tox, up to 16 MiB through Express.
    public var payload: [UInt8]

    public init(extensionName: String? = nil, payload: [UInt8]) {
        self.extensionName = extensionName
        self.payload = payload
    }

    init(_ body: FlatBufferTable, maximumPayload: Int) throws(PacketError) {
        extensionName = try WireText.exact(try body.string(0), limit: WireLimits.extensionName, "ext")
        let octets = try body.octets(1) ?? []
        try WireText.check(octets: octets.count, limit: maximumPayload, "msg")
        payload = Array(octets)
    }

    func validate(isSentThroughExpress: Bool) throws(PacketError) {
        try WireText.check(optional: extensionName, limit: WireLimits.extensionName, "ext")
        let limit = isSentThroughExpress ? WireLimits.largeBulkMessage : WireLimits.messagePayload
        try WireText.check(octets: payload.count, limit: limit, "msg")
    }

    var fields: [FlatBufferField] {
        var fields = [FlatBufferField(1, .octets(payload))]
        if let extensionName { fields.append(FlatBufferField(0, .string(extensionName))) }
        return fields
    }
}
