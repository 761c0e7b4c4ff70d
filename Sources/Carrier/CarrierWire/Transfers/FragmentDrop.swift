/// Why a piece was dropped; for logs. More reasons may come.
public struct FragmentDrop: RawRepresentable, Sendable, Hashable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// It continues something whose first piece never came, came too long ago, or came from another friend.
    public static let noFirstFragment = FragmentDrop(rawValue: "no-first-fragment")
    /// The whole would be longer than allowed.
    public static let tooLong = FragmentDrop(rawValue: "too-long")
    /// It has more bytes than are missing. All pieces so far are dropped with it.
    public static let overrun = FragmentDrop(rawValue: "overrun")
    /// It names another extension than the first piece or the invite.
    public static let otherExtension = FragmentDrop(rawValue: "other-extension")
    /// It answers nothing that was asked of this friend, or what was asked too long ago.
    public static let unknownInvite = FragmentDrop(rawValue: "unknown-invite")
    /// The friend would have more bytes pending than he may have. All pieces so far are dropped with it.
    public static let tooMuchPending = FragmentDrop(rawValue: "too-much-pending")
}
