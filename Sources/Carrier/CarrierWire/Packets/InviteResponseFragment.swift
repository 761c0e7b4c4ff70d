/// One piece of the answer to an invite. Carrier protocol, sections 4.2 and 7.4.
public struct InviteResponseFragment: Sendable, Hashable {
    /// What the answer says.
    public enum Answer: Sendable, Hashable {
        /// Yes (status 0). `totalSize` is the length of the whole data in bytes, at most 8192, in the first piece and
        /// nil in those after it; `data` has 1 to 1280 bytes.
        case accepted(totalSize: Int?, data: [UInt8])
        /// No: any status but 0, and why, 1 to 255 bytes. A peer's reason may be missing: it is empty then.
        case refused(status: Int32, reason: String)
    }

    /// The extension that was invited, 1 to 31 bytes; nil: the application.
    public var extensionName: String?
    /// The number of the invite.
    public var transferID: TransferID
    /// What ties several sessions together, 1 to 511 bytes; in the first piece only.
    public var bundle: String?
    public var answer: Answer

    public init(
        extensionName: String? = nil, transferID: TransferID, bundle: String? = nil, answer: Answer
    ) {
        self.extensionName = extensionName
        self.transferID = transferID
        self.bundle = bundle
        self.answer = answer
    }

    init(_ body: FlatBufferTable) throws(PacketError) {
        extensionName = try WireText.exact(try body.string(0), limit: WireLimits.inviteExtensionName, "ext")
        transferID = try TransferID(try body.int64(1))
        bundle = try WireText.exact(try body.string(2), limit: WireLimits.bundle, "bundle")
        let status = try body.int32(4)
        if status != 0 {
            answer = .refused(
                status: status, reason: WireText.shown(try body.string(5), limit: WireLimits.reason))
            return
        }
        let totalSize = Int(try body.uint32(3))
        let data = Array(try body.octets(6) ?? [])
        answer = .accepted(totalSize: totalSize == 0 ? nil : totalSize, data: data)
        try validateData()
    }

    func validate() throws(PacketError) {
        try WireText.check(optional: extensionName, limit: WireLimits.inviteExtensionName, "ext")
        try WireText.check(optional: bundle, limit: WireLimits.bundle, "bundle")
        try validateData()
        if case .refused(let status, let reason) = answer {
            guard status != 0 else { throw PacketError(.invalid, "'status' of a refusal is not 0") }
            try WireText.check(optional: reason, limit: WireLimits.reason, "reason")
        }
    }

    private func validateData() throws(PacketError) {
        guard case .accepted(let totalSize, let data) = answer else { return }
        if let totalSize { try WireText.check(octets: totalSize, limit: WireLimits.inviteData, "totalsz") }
        try WireText.check(octets: data.count, limit: WireLimits.inviteFragment, "data")
    }

    var fields: [FlatBufferField] {
        var fields = [FlatBufferField(1, transferID.field)]
        if let extensionName { fields.append(FlatBufferField(0, .string(extensionName))) }
        if let bundle { fields.append(FlatBufferField(2, .string(bundle))) }
        switch answer {
        case .accepted(let totalSize, let data):
            if let totalSize { fields.append(FlatBufferField(3, .uint32(UInt32(truncatingIfNeeded: totalSize)))) }
            fields.append(FlatBufferField(6, .octets(data)))
        case .refused(let status, let reason):
            fields.append(FlatBufferField(4, .uint32(UInt32(bitPattern: status))))
            fields.append(FlatBufferField(5, .string(reason)))
        }
        return fields
    }
}
