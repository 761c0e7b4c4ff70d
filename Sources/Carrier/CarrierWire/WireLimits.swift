/// How long things may be on the wire, in bytes without a NUL, unless something else is said.
///
/// Carrier protocol, sections 1.4, 3.6, 3.7, 6.1 and 7.1.
public enum WireLimits {
    // MARK: A profile

    public static let name = 63
    public static let briefDescription = 127
    public static let gender = 31
    public static let phone = 31
    public static let email = 127
    public static let region = 127
    /// A friend's label: kept on this device, never sent.
    public static let label = 63
    public static let platform = 15
    public static let osVersion = 31
    public static let appVersion = 63
    public static let avatarURL = 255
    public static let url = 255
    public static let ens = 63
    public static let extra = 255

    // MARK: Messages and invites

    /// The payload of a message that fits one packet, and of one piece of a longer message.
    public static let messagePayload = 1024
    /// The payload of a message to any friend: 5 MiB.
    public static let bulkMessage = 5 * 1024 * 1024
    /// The payload of a message to a friend whose profile says protocol version 1 or more: 16 MiB.
    public static let largeBulkMessage = 16 * 1024 * 1024
    /// The extension's name in a message.
    public static let extensionName = 63
    /// The extension's name in an invite.
    public static let inviteExtensionName = 31
    public static let inviteData = 8192
    /// The data in one piece of an invite.
    public static let inviteFragment = 1280
    public static let bundle = 511
    public static let reason = 255

    // MARK: What Tox carries

    /// A Tox status message, which holds the profile.
    public static let statusMessage = 1007
    /// A friend request that arrives: what Tox allows.
    public static let friendRequest = 1016
    /// A friend request that is sent: longer ones are accepted by Tox and never arrive.
    public static let deliverableFriendRequest = 940
    /// A Tox friend message.
    public static let friendMessage = 1372
}
