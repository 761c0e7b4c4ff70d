/// An invite that arrived whole.
public struct ReceivedInvite: Sendable, Hashable {
    /// Who invites, and which extension is invited: the target of the answer.
    public let from: PeerTarget
    /// The number that the answer must have.
    public let transferID: TransferID
    public let bundle: String?
    /// 1 to 8192 bytes. For a text: ``NulTerminatedText``.
    public let data: [UInt8]

    public init(from: PeerTarget, transferID: TransferID, bundle: String?, data: [UInt8]) {
        self.from = from
        self.transferID = transferID
        self.bundle = bundle
        self.data = data
    }
}
