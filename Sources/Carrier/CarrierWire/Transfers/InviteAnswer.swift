/// The whole answer to an invite that we sent.
public struct InviteAnswer: Sendable, Hashable {
    /// What the answer says.
    public enum Result: Sendable, Hashable {
        /// Yes, with 1 to 8192 bytes. For a text: ``NulTerminatedText``.
        case accepted(data: [UInt8])
        /// No: any status but 0, and why; the reason may be empty.
        case refused(status: Int32, reason: String)

        /// What native Carrier reports when no answer came in time: status 1, reason `timeout`.
        public static let timeout = Result.refused(status: 1, reason: "timeout")
    }

    /// Whom the invite was for.
    public let from: PeerTarget
    /// The number of the invite.
    public let transferID: TransferID
    public let bundle: String?
    public let result: Result

    public init(from: PeerTarget, transferID: TransferID, bundle: String? = nil, result: Result) {
        self.from = from
        self.transferID = transferID
        self.bundle = bundle
        self.result = result
    }
}
