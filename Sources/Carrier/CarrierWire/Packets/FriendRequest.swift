/// A request to become a friend: who asks, and his greeting.
///
/// What arrives is mended and shortened as in ``UserInfo``. Carrier protocol, sections 4.2 and 5.
public struct FriendRequest: Sendable, Hashable {
    /// At most 63 bytes.
    public var name: String
    /// At most 127 bytes.
    public var briefDescription: String
    /// The greeting. It is limited by the packet: 940 bytes with everything (section 3.7).
    public var hello: String
    /// The place of the picture, at most 255 bytes; empty from peers before 6.1. That it is this field is inferred
    /// (section 15, point 2), so it is written only if it is not empty.
    public var avatarURL: String

    public init(name: String = "", briefDescription: String = "", hello: String, avatarURL: String = "") {
        self.name = name
        self.briefDescription = briefDescription
        self.hello = hello
        self.avatarURL = avatarURL
    }

    init(_ body: FlatBufferTable) throws(PacketError) {
        name = WireText.shown(try body.string(0), limit: WireLimits.name)
        briefDescription = WireText.shown(try body.string(1), limit: WireLimits.briefDescription)
        hello = WireText.shown(try body.string(2), limit: WireLimits.friendRequest)
        avatarURL = WireText.whole(try body.string(3), limit: WireLimits.avatarURL)
    }

    func validate() throws(PacketError) {
        try WireText.check(name, limit: WireLimits.name, "name")
        try WireText.check(briefDescription, limit: WireLimits.briefDescription, "descr")
        guard !hello.isEmpty else { throw PacketError(.missing, "'hello' is empty") }
        try WireText.check(hello, limit: WireLimits.deliverableFriendRequest, "hello")
        try WireText.check(avatarURL, limit: WireLimits.avatarURL, "avatar_url")
    }

    var fields: [FlatBufferField] {
        var fields = [
            FlatBufferField(0, .string(name)), FlatBufferField(1, .string(briefDescription)),
            FlatBufferField(2, .string(hello)),
        ]
        if !avatarURL.isEmpty { fields.append(FlatBufferField(3, .string(avatarURL))) }
        return fields
    }
}
