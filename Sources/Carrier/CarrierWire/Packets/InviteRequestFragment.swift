/// One piece of an invite. Carrier protocol, sections 4.2 and 7.2.
public struct InviteRequestFragment: Sendable, Hashable {
    /// The extension that is invited, 1 to 31 bytes; nil: the application.
    public var extensionName: String?
    public var transferID: TransferID
    /// What ties several sessions together, 1 to 511 bytes; in the first piece only.
    public var bundle: String?
    /// The length of the whole data in bytes, at most 8192, in the first piece; nil in those after it.
    public var totalSize: Int?
    /// 1 to 1280 bytes.
    public var data: [UInt8]

    public init(
        extensionName: String? = nil, transferID: TransferID, bundle: String? = nil, totalSize: Int? = nil,
        data: [UInt8]
    ) {
        self.extensionName = extensionName
        self.transferID = transferID
        self.bundle = bundle
        self.totalSize = totalSize
        self.data = data
    }

    init(_ body: FlatBufferTable) throws(PacketError) {
        extensionName = try WireText.exact(try body.string(0), limit: WireLimits.inviteExtensionName, "ext")
        transferID = try TransferID(try body.int64(1))
        bundle = try WireText.exact(try body.string(2), limit: WireLimits.bundle, "bundle")
        totalSize = Int(try body.uint32(3))
        if totalSize == 0 { totalSize = nil }
        data = Array(try body.octets(4) ?? [])
        try validate()
    }

    func validate() throws(PacketError) {
        try WireText.check(optional: extensionName, limit: WireLimits.inviteExtensionName, "ext")
        try WireText.check(optional: bundle, limit: WireLimits.bundle, "bundle")
        if let totalSize { try WireText.check(octets: totalSize, limit: WireLimits.inviteData, "totalsz") }
        try WireText.check(octets: data.count, limit: WireLimits.inviteFragment, "data")
    }

    var fields: [FlatBufferField] {
        var fields = [FlatBufferField(1, transferID.field), FlatBufferField(4, .octets(data))]
        if let extensionName { fields.append(FlatBufferField(0, .string(extensionName))) }
        if let bundle { fields.append(FlatBufferField(2, .string(bundle))) }
        if let totalSize { fields.append(FlatBufferField(3, .uint32(UInt32(truncatingIfNeeded: totalSize)))) }
        return fields
    }
}
