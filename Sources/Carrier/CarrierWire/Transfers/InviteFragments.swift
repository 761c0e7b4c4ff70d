/// Cuts the data of invites and answers into pieces that Tox carries.
///
/// The first piece has the bundle and the whole length. A piece has at most 1280 bytes, the first as many less as its
/// bundle has, and fewer where the packet would exceed Tox's 1372 bytes: there native peers fail to send. Receivers
/// accept any size. Carrier protocol, sections 4.4, 7.2 and 7.4.
public enum InviteFragments {
    /// The pieces of an invite, in the order in which they must be sent.
    ///
    /// - Parameters:
    ///   - data: 1 to 8192 bytes. Texts get a NUL first: ``NulTerminatedText``.
    ///   - extensionName: 1 to 31 bytes, or nil.
    ///   - bundle: 1 to 511 bytes, or nil.
    /// - Throws: ``PacketError`` if one of them has another length.
    public static func request(
        data: [UInt8], extensionName: String? = nil, bundle: String? = nil, transferID: TransferID
    ) throws(PacketError) -> [InviteRequestFragment] {
        try check(data, extensionName, bundle)
        return cut(data, bundle: bundle) { piece, isFirst in
            InviteRequestFragment(
                extensionName: extensionName, transferID: transferID, bundle: isFirst ? bundle : nil,
                totalSize: isFirst ? data.count : nil, data: piece)
        } packet: {
            .inviteRequest($0)
        }
    }

    /// The pieces of a yes, in the order in which they must be sent. Parameters and errors are those of an invite.
    public static func acceptance(
        data: [UInt8], extensionName: String? = nil, bundle: String? = nil, transferID: TransferID
    ) throws(PacketError) -> [InviteResponseFragment] {
        try check(data, extensionName, bundle)
        return cut(data, bundle: bundle) { piece, isFirst in
            InviteResponseFragment(
                extensionName: extensionName, transferID: transferID, bundle: isFirst ? bundle : nil,
                answer: .accepted(totalSize: isFirst ? data.count : nil, data: piece))
        } packet: {
            .inviteResponse($0)
        }
    }

    /// The one piece of a no.
    ///
    /// - Parameters:
    ///   - status: any number but 0.
    ///   - reason: 1 to 255 bytes.
    /// - Throws: ``PacketError`` if something else is given.
    public static func refusal(
        status: Int32, reason: String, extensionName: String? = nil, bundle: String? = nil, transferID: TransferID
    ) throws(PacketError) -> InviteResponseFragment {
        let piece = InviteResponseFragment(
            extensionName: extensionName, transferID: transferID, bundle: bundle,
            answer: .refused(status: status, reason: reason))
        try piece.validate()
        return piece
    }

    private static func check(_ data: [UInt8], _ extensionName: String?, _ bundle: String?) throws(PacketError) {
        try WireText.check(octets: data.count, limit: WireLimits.inviteData, "data")
        try WireText.check(optional: extensionName, limit: WireLimits.inviteExtensionName, "ext")
        try WireText.check(optional: bundle, limit: WireLimits.bundle, "bundle")
    }

    private static func cut<Piece>(
        _ data: [UInt8], bundle: String?, piece: (_ data: [UInt8], _ isFirst: Bool) -> Piece,
        packet: (Piece) -> CarrierPacket
    ) -> [Piece] {
        var pieces: [Piece] = []
        var rest = data[...]
        while !rest.isEmpty {
            let isFirst = pieces.isEmpty
            // The writer puts octets last, so that each costs one byte of the packet.
            let overhead = packet(piece([], isFirst)).uncheckedBytes.count
            let unit = WireLimits.inviteFragment - (isFirst ? bundle?.utf8.count ?? 0 : 0)
            let part = rest.prefix(max(1, min(unit, WireLimits.friendMessage - overhead)))
            pieces.append(piece(Array(part), isFirst))
            rest = rest.dropFirst(part.count)
        }
        return pieces
    }
}
