/// A peer's profile, which travels as his Tox status message.
///
/// The limits are those of ``WireLimits``, in bytes of UTF-8. A profile that arrives is made to fit: texts end at the
/// first NUL, are mended where they are not UTF-8 and shortened at a character's boundary; addresses of the web that
/// are too long are left out. Peers before 6.1 send none of the fields from `protocolVersion` on.
/// Carrier protocol, sections 1.4, 1.5 and 4.2.
public struct UserInfo: Sendable, Hashable {
    public var hasAvatar = false
    public var name = ""
    public var briefDescription = ""
    public var phone = ""
    public var gender = ""
    public var email = ""
    public var region = ""

    /// 0: not known. 1: takes messages of up to 16 MiB. 2: the application also acknowledges texts on its own.
    public var protocolVersion: UInt32 = 0
    public var platform = ""
    public var osVersion = ""
    public var appVersion = ""

    public var avatarURL = ""
    public var url = ""
    public var ens = ""
    public var extra = ""

    public init() {}

    /// How many bytes a message to this peer may have: 5 MiB, or 16 MiB if he says protocol version 1 or more.
    ///
    /// Carrier protocol, section 6.1.
    public var maximumMessageSize: Int {
        protocolVersion >= 1 ? WireLimits.largeBulkMessage : WireLimits.bulkMessage
    }

    init(_ body: FlatBufferTable) throws(PacketError) {
        hasAvatar = try body.uint8(0) != 0
        name = WireText.shown(try body.string(1), limit: WireLimits.name)
        briefDescription = WireText.shown(try body.string(2), limit: WireLimits.briefDescription)
        phone = WireText.shown(try body.string(3), limit: WireLimits.phone)
        gender = WireText.shown(try body.string(4), limit: WireLimits.gender)
        email = WireText.shown(try body.string(5), limit: WireLimits.email)
        region = WireText.shown(try body.string(6), limit: WireLimits.region)
        protocolVersion = try body.uint32(7)
        platform = WireText.shown(try body.string(8), limit: WireLimits.platform)
        osVersion = WireText.shown(try body.string(9), limit: WireLimits.osVersion)
        appVersion = WireText.shown(try body.string(10), limit: WireLimits.appVersion)
        avatarURL = WireText.whole(try body.string(11), limit: WireLimits.avatarURL)
        url = WireText.whole(try body.string(12), limit: WireLimits.url)
        ens = WireText.shown(try body.string(13), limit: WireLimits.ens)
        extra = WireText.shown(try body.string(14), limit: WireLimits.extra)
    }

    func validate() throws(PacketError) {
        try WireText.check(name, limit: WireLimits.name, "name")
        try WireText.check(briefDescription, limit: WireLimits.briefDescription, "descr")
        try WireText.check(phone, limit: WireLimits.phone, "phone")
        try WireText.check(gender, limit: WireLimits.gender, "gender")
        try WireText.check(email, limit: WireLimits.email, "email")
        try WireText.check(region, limit: WireLimits.region, "region")
        try WireText.check(platform, limit: WireLimits.platform, "platform")
        try WireText.check(osVersion, limit: WireLimits.osVersion, "os_version")
        try WireText.check(appVersion, limit: WireLimits.appVersion, "app_version")
        try WireText.check(avatarURL, limit: WireLimits.avatarURL, "avatar_url")
        try WireText.check(url, limit: WireLimits.url, "url")
        try WireText.check(ens, limit: WireLimits.ens, "ens")
        try WireText.check(extra, limit: WireLimits.extra, "extra")
    }

    var fields: [FlatBufferField] {
        var fields: [FlatBufferField] = hasAvatar ? [FlatBufferField(0, .uint8(1))] : []
        // Native always writes these, so that a reader which takes them for granted finds them.
        for (id, text) in [(1, name), (2, briefDescription), (3, phone), (4, gender), (5, email), (6, region)] {
            fields.append(FlatBufferField(id, .string(text)))
        }
        if protocolVersion != 0 { fields.append(FlatBufferField(7, .uint32(protocolVersion))) }
        let added = [
            (8, platform), (9, osVersion), (10, appVersion), (11, avatarURL), (12, url), (13, ens), (14, extra),
        ]
        for (id, text) in added where !text.isEmpty { fields.append(FlatBufferField(id, .string(text))) }
        return fields
    }
}
