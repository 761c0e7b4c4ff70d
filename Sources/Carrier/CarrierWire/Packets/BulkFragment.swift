/// One piece of a message of more than 1024 bytes. Carrier protocol, sections 4.2, 6.2 and 6.4.
public struct BulkFragment: Sendable, Hashable {
    /// The extension that the message is for, 1 to 63 bytes; nil: the application.
    public var extensionName: String?
    /// The length of the whole message in bytes, at most 16 MiB, in the first piece; nil in those after it.
    public var totalSize: Int?
    public var transferID: TransferID
    /// 1 to 1024 bytes.
    public var data: [UInt8]

    public init(extensionName: String? = nil, totalSize: Int? = nil, transferID: TransferID, data: [UInt8]) {
        self.extensionName = extensionName
        self.totalSize = totalSize
        self.transferID = transferID
        self.data = data
    }

    init(_ body: FlatBufferTable) throws(PacketError) {
        extensionName = try WireText.exact(try body.string(0), limit: WireLimits.extensionName, "ext")
        totalSize = Int(try body.uint32(1))
        if totalSize == 0 { totalSize = nil }
        transferID = try TransferID(try body.int64(2))
        data = Array(try body.octets(3) ?? [])
        try validate()
    }

    func validate() throws(PacketError) {
        try WireText.check(optional: extensionName, limit: WireLimits.extensionName, "ext")
        if let totalSize {
            try WireText.check(octets: totalSize, limit: WireLimits.largeBulkMessage, "totalsz")
        }
        try WireText.check(octets: data.count, limit: WireLimits.messagePayload, "data")
    }

    var fields: [FlatBufferField] {
        var fields = [FlatBufferField(2, transferID.field), FlatBufferField(3, .octets(data))]
        if let extensionName { fields.append(FlatBufferField(0, .string(extensionName))) }
        // The size was checked to fit.
        if let totalSize { fields.append(FlatBufferField(1, .uint32(UInt32(truncatingIfNeeded: totalSize)))) }
        return fields
    }
}
