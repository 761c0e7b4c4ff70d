internal import CarrierCore

/// Told how an invite has ended. Called once, on the callback queue.
///
/// - Parameters:
///   - from: the friend's user id.
///   - status: 0 is yes; otherwise no: nobody answered for 300 seconds is status 1 with the reason `timeout`.
///   - reason: why not; nil with yes.
///   - data: what he sent, up to its first NUL; nil with no.
public typealias CarrierFriendInviteResponseHandler = (
    _ carrier: Carrier, _ from: String, _ status: Int, _ reason: String?, _ data: String?
) -> Void

/// Invites: a text to a friend who is connected, and his answer. Carrier protocol, section 7.
extension Carrier {
    /// Invites a friend to whatever the two programs mean by it.
    ///
    /// - Parameters:
    ///   - data: 1 to 8191 bytes without NUL; it travels with a NUL behind it.
    ///   - responseHandler: called once if nothing is thrown. Until then it keeps the Carrier alive, at most 300 seconds.
    /// - Throws: ``CarrierError``: `InvalidArgument` for an empty text or one with a NUL, `GeneralError(ecode: 1)` for one
    ///   that is too long or for the own user id, 9 before the Carrier is ready, 10 for somebody who is no friend;
    ///   `DHTError(ecode: 34)` if he is offline.
    public func sendInviteFriendRequest(
        to target: String, withData data: String, responseHandler: @escaping CarrierFriendInviteResponseHandler
    ) throws {
        let target = try bridge.target(target)
        try sendInvite(target, data, QueueConfined(responseHandler))
    }

    /// Answers an invite.
    ///
    /// - Parameters:
    ///   - status: 0 is yes, anything else no.
    ///   - reason: only with no, 1 to 255 bytes.
    ///   - data: only with yes, as in ``sendInviteFriendRequest(to:withData:responseHandler:)``.
    /// - Throws: ``CarrierError``: `InvalidArgument` if reason or data are missing, or there where they do not belong;
    ///   `GeneralError(ecode: 12)` if he did not invite; the others as when inviting.
    public func replyFriendInviteRequest(
        to target: String, withStatus status: Int, reason: String?, data: String?
    ) throws {
        try reply(to: try bridge.target(target), status, reason, data)
    }

    func sendInvite(
        _ target: PeerTarget, _ data: String, _ handler: QueueConfined<CarrierFriendInviteResponseHandler>
    ) throws {
        let bytes = try inviteData(data)
        try bridge.perform { [self] node throws(NodeError) in
            _ = try node.submitInvite(target, data: bytes) { answer in
                self.bridge.callHandler { self.finish(handler.value, answer) }
            }
        }
    }

    private func finish(_ handler: CarrierFriendInviteResponseHandler, _ answer: InviteAnswer) {
        let from = answer.from.userID.description
        switch answer.result {
        case .accepted(let data): handler(self, from, 0, nil, NulTerminatedText.decode(data))
        case .refused(let status, let reason): handler(self, from, Int(status), reason, nil)
        }
    }

    func reply(to target: PeerTarget, _ status: Int, _ reason: String?, _ data: String?) throws {
        let result: InviteAnswer.Result
        if status == 0 {
            guard let data, reason == nil else { throw bridge.refused("A yes has data, and no reason") }
            result = .accepted(data: try inviteData(data))
        } else {
            guard let status = Int32(exactly: status), let reason, !reason.isEmpty, data == nil else {
                throw bridge.refused("A no has a status of 32 bits and a reason, and no data")
            }
            result = .refused(status: status, reason: reason)
        }
        try bridge.perform { node throws(NodeError) in try node.reply(to: target, result) }
    }

    private func inviteData(_ text: String) throws -> [UInt8] {
        guard !text.isEmpty, !text.utf8.contains(0) else { throw bridge.refused("The data is empty or has a NUL") }
        return NulTerminatedText.encode(text)
    }
}
