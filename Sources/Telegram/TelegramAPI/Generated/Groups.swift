// Made by `tlgen generate` from the schema of TDLib 1.8.66
// (SHA-256 b8b6a863746fc580815c6d04e9e34728b654b15a12940087f06757b2097ce4c5). Don't edit.

/// `SupergroupMembersFilter`, one of 8 constructors.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1_supergroup_members_filter.html)
public enum SupergroupMembersFilter: TDObject, CustomStringConvertible {
    /// `supergroupMembersFilterRecent = SupergroupMembersFilter`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1supergroup_members_filter_recent.html)
    case recent
    indirect case contacts(SupergroupMembersFilterContacts)
    /// `supergroupMembersFilterAdministrators = SupergroupMembersFilter`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1supergroup_members_filter_administrators.html)
    case administrators
    indirect case search(SupergroupMembersFilterSearch)
    indirect case restricted(SupergroupMembersFilterRestricted)
    indirect case banned(SupergroupMembersFilterBanned)
    indirect case mention(SupergroupMembersFilterMention)
    /// `supergroupMembersFilterBots = SupergroupMembersFilter`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1supergroup_members_filter_bots.html)
    case bots
    /// A constructor that this version of the schema does not know, as its name and its JSON.
    indirect case unknown(type: String, json: String)

    public func encode(into wire: inout WireWriter) {
        switch self {
        case .recent: wire.empty(#"{"@type":"supergroupMembersFilterRecent"}"#)
        case .contacts(let value): value.encode(into: &wire)
        case .administrators: wire.empty(#"{"@type":"supergroupMembersFilterAdministrators"}"#)
        case .search(let value): value.encode(into: &wire)
        case .restricted(let value): value.encode(into: &wire)
        case .banned(let value): value.encode(into: &wire)
        case .mention(let value): value.encode(into: &wire)
        case .bots: wire.empty(#"{"@type":"supergroupMembersFilterBots"}"#)
        case .unknown(_, let json): wire.unknown(json)
        }
    }
}

/// `supergroupMembersFilterContacts query:string = SupergroupMembersFilter`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1supergroup_members_filter_contacts.html)
public struct SupergroupMembersFilterContacts: TDObject, CustomStringConvertible {
    public let query: String

    public init(query: String) {
        self.query = query
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"supergroupMembersFilterContacts""#)
        wire.string(#","query":"#, self.query)
        wire.close()
    }
}

/// `supergroupMembersFilterSearch query:string = SupergroupMembersFilter`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1supergroup_members_filter_search.html)
public struct SupergroupMembersFilterSearch: TDObject, CustomStringConvertible {
    public let query: String

    public init(query: String) {
        self.query = query
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"supergroupMembersFilterSearch""#)
        wire.string(#","query":"#, self.query)
        wire.close()
    }
}

/// `supergroupMembersFilterRestricted query:string = SupergroupMembersFilter`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1supergroup_members_filter_restricted.html)
public struct SupergroupMembersFilterRestricted: TDObject, CustomStringConvertible {
    public let query: String

    public init(query: String) {
        self.query = query
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"supergroupMembersFilterRestricted""#)
        wire.string(#","query":"#, self.query)
        wire.close()
    }
}

/// `supergroupMembersFilterBanned query:string = SupergroupMembersFilter`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1supergroup_members_filter_banned.html)
public struct SupergroupMembersFilterBanned: TDObject, CustomStringConvertible {
    public let query: String

    public init(query: String) {
        self.query = query
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"supergroupMembersFilterBanned""#)
        wire.string(#","query":"#, self.query)
        wire.close()
    }
}

/// `supergroupMembersFilterMention query:string topic_id:MessageTopic = SupergroupMembersFilter`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1supergroup_members_filter_mention.html)
public struct SupergroupMembersFilterMention: TDObject, CustomStringConvertible {
    public let query: String
    /// May be left out.
    public let topicID: MessageTopic?

    public init(query: String, topicID: MessageTopic? = nil) {
        self.query = query
        self.topicID = topicID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"supergroupMembersFilterMention""#)
        wire.string(#","query":"#, self.query)
        wire.object(#","topic_id":"#, self.topicID)
        wire.close()
    }
}

/// `basicGroup id:int53 member_count:int32 status:ChatMemberStatus is_active:Bool upgraded_to_supergroup_id:int53 = BasicGroup`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1basic_group.html)
public struct BasicGroup: TDDecodable, CustomStringConvertible {
    private struct Values: Sendable {
        var id: Int64
        var memberCount: Int32
        var status: ChatMemberStatus
        var isActive: Bool
        var upgradedToSupergroupID: Int64
    }
    private final class Fields: Sendable {
        let values: Values
        init(_ values: Values) { self.values = values }
    }
    private var fields: Fields
    public var id: Int64 {
        get { fields.values.id }
        set {
            var values = fields.values
            values.id = newValue
            fields = Fields(values)
        }
    }
    public var memberCount: Int32 {
        get { fields.values.memberCount }
        set {
            var values = fields.values
            values.memberCount = newValue
            fields = Fields(values)
        }
    }
    public var status: ChatMemberStatus {
        get { fields.values.status }
        set {
            var values = fields.values
            values.status = newValue
            fields = Fields(values)
        }
    }
    public var isActive: Bool {
        get { fields.values.isActive }
        set {
            var values = fields.values
            values.isActive = newValue
            fields = Fields(values)
        }
    }
    public var upgradedToSupergroupID: Int64 {
        get { fields.values.upgradedToSupergroupID }
        set {
            var values = fields.values
            values.upgradedToSupergroupID = newValue
            fields = Fields(values)
        }
    }

    public init(
        id: Int64,
        memberCount: Int32,
        status: ChatMemberStatus,
        isActive: Bool,
        upgradedToSupergroupID: Int64
    ) {
        fields = Fields(Values(
        id: id,
        memberCount: memberCount,
        status: status,
        isActive: isActive,
        upgradedToSupergroupID: upgradedToSupergroupID
    ))
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"basicGroup""#)
        wire.int53(#","id":"#, fields.values.id)
        wire.int32(#","member_count":"#, fields.values.memberCount)
        wire.object(#","status":"#, fields.values.status)
        wire.bool(#","is_active":"#, fields.values.isActive)
        wire.int53(#","upgraded_to_supergroup_id":"#, fields.values.upgradedToSupergroupID)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> BasicGroup? {
        wire.open(#"{"@type":"basicGroup""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> BasicGroup? {
        var id: Int64 = 0
        var memberCount: Int32 = 0
        var status: ChatMemberStatus? = nil
        var isActive: Bool = false
        var upgradedToSupergroupID: Int64 = 0
        var mark = wire.cursor
        repeat {
            wire.int53(#","id":"#, &id)
            wire.int32(#","member_count":"#, &memberCount)
            wire.object(#","status":"#, &status)
            wire.bool(#","is_active":"#, &isActive)
            wire.int53(#","upgraded_to_supergroup_id":"#, &upgradedToSupergroupID)
        } while wire.more(&mark)
        guard !wire.failed, let status = wire.required(status) else { wire.missing("status"); return nil }
        return BasicGroup(
            id: id,
            memberCount: memberCount,
            status: status,
            isActive: isActive,
            upgradedToSupergroupID: upgradedToSupergroupID
        )
    }
}

/// `basicGroupFullInfo photo:chatPhoto description:string creator_user_id:int53 members:vector<chatMember> can_hide_members:Bool can_toggle_aggressive_anti_spam:Bool invite_link:chatInviteLink bot_commands:vector<botCommands> = BasicGroupFullInfo`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1basic_group_full_info.html)
public struct BasicGroupFullInfo: TDDecodable, CustomStringConvertible, CustomReflectable {
    private struct Values: Sendable {
        var photo: ChatPhoto?
        var descriptionText: String
        var creatorUserID: Int64
        var members: [ChatMember]
        var canHideMembers: Bool
        var canToggleAggressiveAntiSpam: Bool
        var inviteLink: ChatInviteLink?
        var botCommands: [BotCommands]
    }
    private final class Fields: Sendable {
        let values: Values
        init(_ values: Values) { self.values = values }
    }
    private var fields: Fields
    /// May be absent.
    public var photo: ChatPhoto? {
        get { fields.values.photo }
        set {
            var values = fields.values
            values.photo = newValue
            fields = Fields(values)
        }
    }
    public var descriptionText: String {
        get { fields.values.descriptionText }
        set {
            var values = fields.values
            values.descriptionText = newValue
            fields = Fields(values)
        }
    }
    public var creatorUserID: Int64 {
        get { fields.values.creatorUserID }
        set {
            var values = fields.values
            values.creatorUserID = newValue
            fields = Fields(values)
        }
    }
    public var members: [ChatMember] {
        get { fields.values.members }
        set {
            var values = fields.values
            values.members = newValue
            fields = Fields(values)
        }
    }
    public var canHideMembers: Bool {
        get { fields.values.canHideMembers }
        set {
            var values = fields.values
            values.canHideMembers = newValue
            fields = Fields(values)
        }
    }
    public var canToggleAggressiveAntiSpam: Bool {
        get { fields.values.canToggleAggressiveAntiSpam }
        set {
            var values = fields.values
            values.canToggleAggressiveAntiSpam = newValue
            fields = Fields(values)
        }
    }
    /// May be absent.
    public var inviteLink: ChatInviteLink? {
        get { fields.values.inviteLink }
        set {
            var values = fields.values
            values.inviteLink = newValue
            fields = Fields(values)
        }
    }
    public var botCommands: [BotCommands] {
        get { fields.values.botCommands }
        set {
            var values = fields.values
            values.botCommands = newValue
            fields = Fields(values)
        }
    }

    public init(
        photo: ChatPhoto? = nil,
        descriptionText: String,
        creatorUserID: Int64,
        members: [ChatMember],
        canHideMembers: Bool,
        canToggleAggressiveAntiSpam: Bool,
        inviteLink: ChatInviteLink? = nil,
        botCommands: [BotCommands]
    ) {
        fields = Fields(Values(
        photo: photo,
        descriptionText: descriptionText,
        creatorUserID: creatorUserID,
        members: members,
        canHideMembers: canHideMembers,
        canToggleAggressiveAntiSpam: canToggleAggressiveAntiSpam,
        inviteLink: inviteLink,
        botCommands: botCommands
    ))
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"basicGroupFullInfo""#)
        wire.object(#","photo":"#, fields.values.photo)
        wire.string(#","description":"#, fields.values.descriptionText)
        wire.int53(#","creator_user_id":"#, fields.values.creatorUserID)
        wire.objects(#","members":"#, fields.values.members)
        wire.bool(#","can_hide_members":"#, fields.values.canHideMembers)
        wire.bool(#","can_toggle_aggressive_anti_spam":"#, fields.values.canToggleAggressiveAntiSpam)
        wire.object(#","invite_link":"#, fields.values.inviteLink)
        wire.objects(#","bot_commands":"#, fields.values.botCommands)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> BasicGroupFullInfo? {
        wire.open(#"{"@type":"basicGroupFullInfo""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> BasicGroupFullInfo? {
        var photo: ChatPhoto? = nil
        var descriptionText: String = ""
        var creatorUserID: Int64 = 0
        var members: [ChatMember] = []
        var canHideMembers: Bool = false
        var canToggleAggressiveAntiSpam: Bool = false
        var inviteLink: ChatInviteLink? = nil
        var botCommands: [BotCommands] = []
        var mark = wire.cursor
        repeat {
            wire.object(#","photo":"#, &photo)
            wire.string(#","description":"#, &descriptionText)
            wire.int53(#","creator_user_id":"#, &creatorUserID)
            wire.objects(#","members":"#, &members)
            wire.bool(#","can_hide_members":"#, &canHideMembers)
            wire.bool(#","can_toggle_aggressive_anti_spam":"#, &canToggleAggressiveAntiSpam)
            wire.object(#","invite_link":"#, &inviteLink)
            wire.objects(#","bot_commands":"#, &botCommands)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return BasicGroupFullInfo(
            photo: photo,
            descriptionText: descriptionText,
            creatorUserID: creatorUserID,
            members: members,
            canHideMembers: canHideMembers,
            canToggleAggressiveAntiSpam: canToggleAggressiveAntiSpam,
            inviteLink: inviteLink,
            botCommands: botCommands
        )
    }
}

/// `supergroup id:int53 usernames:usernames date:int32 status:ChatMemberStatus member_count:int32 boost_level:int32 has_automatic_translation:Bool has_linked_chat:Bool has_location:Bool sign_messages:Bool show_message_sender:Bool join_to_send_messages:Bool join_by_request:Bool is_slow_mode_enabled:Bool is_channel:Bool is_broadcast_group:Bool is_forum:Bool is_direct_messages_group:Bool is_administered_direct_messages_group:Bool verification_status:verificationStatus has_direct_messages_group:Bool has_forum_tabs:Bool restriction_info:restrictionInfo paid_message_star_count:int53 active_story_state:ActiveStoryState = Supergroup`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1supergroup.html)
public struct Supergroup: TDDecodable, CustomStringConvertible {
    private struct Values: Sendable {
        var id: Int64
        var usernames: Usernames?
        var date: Int32
        var status: ChatMemberStatus
        var memberCount: Int32
        var boostLevel: Int32
        var hasAutomaticTranslation: Bool
        var hasLinkedChat: Bool
        var hasLocation: Bool
        var signMessages: Bool
        var showMessageSender: Bool
        var joinToSendMessages: Bool
        var joinByRequest: Bool
        var isSlowModeEnabled: Bool
        var isChannel: Bool
        var isBroadcastGroup: Bool
        var isForum: Bool
        var isDirectMessagesGroup: Bool
        var isAdministeredDirectMessagesGroup: Bool
        var verificationStatus: VerificationStatus?
        var hasDirectMessagesGroup: Bool
        var hasForumTabs: Bool
        var restrictionInfo: RestrictionInfo?
        var paidMessageStarCount: Int64
        var activeStoryState: ActiveStoryState?
    }
    private final class Fields: Sendable {
        let values: Values
        init(_ values: Values) { self.values = values }
    }
    private var fields: Fields
    public var id: Int64 {
        get { fields.values.id }
        set {
            var values = fields.values
            values.id = newValue
            fields = Fields(values)
        }
    }
    /// May be absent.
    public var usernames: Usernames? {
        get { fields.values.usernames }
        set {
            var values = fields.values
            values.usernames = newValue
            fields = Fields(values)
        }
    }
    /// Unix time in seconds.
    public var date: Int32 {
        get { fields.values.date }
        set {
            var values = fields.values
            values.date = newValue
            fields = Fields(values)
        }
    }
    public var status: ChatMemberStatus {
        get { fields.values.status }
        set {
            var values = fields.values
            values.status = newValue
            fields = Fields(values)
        }
    }
    public var memberCount: Int32 {
        get { fields.values.memberCount }
        set {
            var values = fields.values
            values.memberCount = newValue
            fields = Fields(values)
        }
    }
    public var boostLevel: Int32 {
        get { fields.values.boostLevel }
        set {
            var values = fields.values
            values.boostLevel = newValue
            fields = Fields(values)
        }
    }
    public var hasAutomaticTranslation: Bool {
        get { fields.values.hasAutomaticTranslation }
        set {
            var values = fields.values
            values.hasAutomaticTranslation = newValue
            fields = Fields(values)
        }
    }
    public var hasLinkedChat: Bool {
        get { fields.values.hasLinkedChat }
        set {
            var values = fields.values
            values.hasLinkedChat = newValue
            fields = Fields(values)
        }
    }
    public var hasLocation: Bool {
        get { fields.values.hasLocation }
        set {
            var values = fields.values
            values.hasLocation = newValue
            fields = Fields(values)
        }
    }
    public var signMessages: Bool {
        get { fields.values.signMessages }
        set {
            var values = fields.values
            values.signMessages = newValue
            fields = Fields(values)
        }
    }
    public var showMessageSender: Bool {
        get { fields.values.showMessageSender }
        set {
            var values = fields.values
            values.showMessageSender = newValue
            fields = Fields(values)
        }
    }
    public var joinToSendMessages: Bool {
        get { fields.values.joinToSendMessages }
        set {
            var values = fields.values
            values.joinToSendMessages = newValue
            fields = Fields(values)
        }
    }
    public var joinByRequest: Bool {
        get { fields.values.joinByRequest }
        set {
            var values = fields.values
            values.joinByRequest = newValue
            fields = Fields(values)
        }
    }
    public var isSlowModeEnabled: Bool {
        get { fields.values.isSlowModeEnabled }
        set {
            var values = fields.values
            values.isSlowModeEnabled = newValue
            fields = Fields(values)
        }
    }
    public var isChannel: Bool {
        get { fields.values.isChannel }
        set {
            var values = fields.values
            values.isChannel = newValue
            fields = Fields(values)
        }
    }
    public var isBroadcastGroup: Bool {
        get { fields.values.isBroadcastGroup }
        set {
            var values = fields.values
            values.isBroadcastGroup = newValue
            fields = Fields(values)
        }
    }
    public var isForum: Bool {
        get { fields.values.isForum }
        set {
            var values = fields.values
            values.isForum = newValue
            fields = Fields(values)
        }
    }
    public var isDirectMessagesGroup: Bool {
        get { fields.values.isDirectMessagesGroup }
        set {
            var values = fields.values
            values.isDirectMessagesGroup = newValue
            fields = Fields(values)
        }
    }
    public var isAdministeredDirectMessagesGroup: Bool {
        get { fields.values.isAdministeredDirectMessagesGroup }
        set {
            var values = fields.values
            values.isAdministeredDirectMessagesGroup = newValue
            fields = Fields(values)
        }
    }
    /// May be absent.
    public var verificationStatus: VerificationStatus? {
        get { fields.values.verificationStatus }
        set {
            var values = fields.values
            values.verificationStatus = newValue
            fields = Fields(values)
        }
    }
    public var hasDirectMessagesGroup: Bool {
        get { fields.values.hasDirectMessagesGroup }
        set {
            var values = fields.values
            values.hasDirectMessagesGroup = newValue
            fields = Fields(values)
        }
    }
    public var hasForumTabs: Bool {
        get { fields.values.hasForumTabs }
        set {
            var values = fields.values
            values.hasForumTabs = newValue
            fields = Fields(values)
        }
    }
    /// May be absent.
    public var restrictionInfo: RestrictionInfo? {
        get { fields.values.restrictionInfo }
        set {
            var values = fields.values
            values.restrictionInfo = newValue
            fields = Fields(values)
        }
    }
    public var paidMessageStarCount: Int64 {
        get { fields.values.paidMessageStarCount }
        set {
            var values = fields.values
            values.paidMessageStarCount = newValue
            fields = Fields(values)
        }
    }
    /// May be absent.
    public var activeStoryState: ActiveStoryState? {
        get { fields.values.activeStoryState }
        set {
            var values = fields.values
            values.activeStoryState = newValue
            fields = Fields(values)
        }
    }

    public init(
        id: Int64,
        usernames: Usernames? = nil,
        date: Int32,
        status: ChatMemberStatus,
        memberCount: Int32,
        boostLevel: Int32,
        hasAutomaticTranslation: Bool,
        hasLinkedChat: Bool,
        hasLocation: Bool,
        signMessages: Bool,
        showMessageSender: Bool,
        joinToSendMessages: Bool,
        joinByRequest: Bool,
        isSlowModeEnabled: Bool,
        isChannel: Bool,
        isBroadcastGroup: Bool,
        isForum: Bool,
        isDirectMessagesGroup: Bool,
        isAdministeredDirectMessagesGroup: Bool,
        verificationStatus: VerificationStatus? = nil,
        hasDirectMessagesGroup: Bool,
        hasForumTabs: Bool,
        restrictionInfo: RestrictionInfo? = nil,
        paidMessageStarCount: Int64,
        activeStoryState: ActiveStoryState? = nil
    ) {
        fields = Fields(Values(
        id: id,
        usernames: usernames,
        date: date,
        status: status,
        memberCount: memberCount,
        boostLevel: boostLevel,
        hasAutomaticTranslation: hasAutomaticTranslation,
        hasLinkedChat: hasLinkedChat,
        hasLocation: hasLocation,
        signMessages: signMessages,
        showMessageSender: showMessageSender,
        joinToSendMessages: joinToSendMessages,
        joinByRequest: joinByRequest,
        isSlowModeEnabled: isSlowModeEnabled,
        isChannel: isChannel,
        isBroadcastGroup: isBroadcastGroup,
        isForum: isForum,
        isDirectMessagesGroup: isDirectMessagesGroup,
        isAdministeredDirectMessagesGroup: isAdministeredDirectMessagesGroup,
        verificationStatus: verificationStatus,
        hasDirectMessagesGroup: hasDirectMessagesGroup,
        hasForumTabs: hasForumTabs,
        restrictionInfo: restrictionInfo,
        paidMessageStarCount: paidMessageStarCount,
        activeStoryState: activeStoryState
    ))
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"supergroup""#)
        wire.int53(#","id":"#, fields.values.id)
        wire.object(#","usernames":"#, fields.values.usernames)
        wire.int32(#","date":"#, fields.values.date)
        wire.object(#","status":"#, fields.values.status)
        wire.int32(#","member_count":"#, fields.values.memberCount)
        wire.int32(#","boost_level":"#, fields.values.boostLevel)
        wire.bool(#","has_automatic_translation":"#, fields.values.hasAutomaticTranslation)
        wire.bool(#","has_linked_chat":"#, fields.values.hasLinkedChat)
        wire.bool(#","has_location":"#, fields.values.hasLocation)
        wire.bool(#","sign_messages":"#, fields.values.signMessages)
        wire.bool(#","show_message_sender":"#, fields.values.showMessageSender)
        wire.bool(#","join_to_send_messages":"#, fields.values.joinToSendMessages)
        wire.bool(#","join_by_request":"#, fields.values.joinByRequest)
        wire.bool(#","is_slow_mode_enabled":"#, fields.values.isSlowModeEnabled)
        wire.bool(#","is_channel":"#, fields.values.isChannel)
        wire.bool(#","is_broadcast_group":"#, fields.values.isBroadcastGroup)
        wire.bool(#","is_forum":"#, fields.values.isForum)
        wire.bool(#","is_direct_messages_group":"#, fields.values.isDirectMessagesGroup)
        wire.bool(#","is_administered_direct_messages_group":"#, fields.values.isAdministeredDirectMessagesGroup)
        wire.object(#","verification_status":"#, fields.values.verificationStatus)
        wire.bool(#","has_direct_messages_group":"#, fields.values.hasDirectMessagesGroup)
        wire.bool(#","has_forum_tabs":"#, fields.values.hasForumTabs)
        wire.object(#","restriction_info":"#, fields.values.restrictionInfo)
        wire.int53(#","paid_message_star_count":"#, fields.values.paidMessageStarCount)
        wire.object(#","active_story_state":"#, fields.values.activeStoryState)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> Supergroup? {
        wire.open(#"{"@type":"supergroup""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> Supergroup? {
        var id: Int64 = 0
        var usernames: Usernames? = nil
        var date: Int32 = 0
        var status: ChatMemberStatus? = nil
        var memberCount: Int32 = 0
        var boostLevel: Int32 = 0
        var hasAutomaticTranslation: Bool = false
        var hasLinkedChat: Bool = false
        var hasLocation: Bool = false
        var signMessages: Bool = false
        var showMessageSender: Bool = false
        var joinToSendMessages: Bool = false
        var joinByRequest: Bool = false
        var isSlowModeEnabled: Bool = false
        var isChannel: Bool = false
        var isBroadcastGroup: Bool = false
        var isForum: Bool = false
        var isDirectMessagesGroup: Bool = false
        var isAdministeredDirectMessagesGroup: Bool = false
        var verificationStatus: VerificationStatus? = nil
        var hasDirectMessagesGroup: Bool = false
        var hasForumTabs: Bool = false
        var restrictionInfo: RestrictionInfo? = nil
        var paidMessageStarCount: Int64 = 0
        var activeStoryState: ActiveStoryState? = nil
        var mark = wire.cursor
        repeat {
            wire.int53(#","id":"#, &id)
            wire.object(#","usernames":"#, &usernames)
            wire.int32(#","date":"#, &date)
            wire.object(#","status":"#, &status)
            wire.int32(#","member_count":"#, &memberCount)
            wire.int32(#","boost_level":"#, &boostLevel)
            wire.bool(#","has_automatic_translation":"#, &hasAutomaticTranslation)
            wire.bool(#","has_linked_chat":"#, &hasLinkedChat)
            wire.bool(#","has_location":"#, &hasLocation)
            wire.bool(#","sign_messages":"#, &signMessages)
            wire.bool(#","show_message_sender":"#, &showMessageSender)
            wire.bool(#","join_to_send_messages":"#, &joinToSendMessages)
            wire.bool(#","join_by_request":"#, &joinByRequest)
            wire.bool(#","is_slow_mode_enabled":"#, &isSlowModeEnabled)
            wire.bool(#","is_channel":"#, &isChannel)
            wire.bool(#","is_broadcast_group":"#, &isBroadcastGroup)
            wire.bool(#","is_forum":"#, &isForum)
            wire.bool(#","is_direct_messages_group":"#, &isDirectMessagesGroup)
            wire.bool(#","is_administered_direct_messages_group":"#, &isAdministeredDirectMessagesGroup)
            wire.object(#","verification_status":"#, &verificationStatus)
            wire.bool(#","has_direct_messages_group":"#, &hasDirectMessagesGroup)
            wire.bool(#","has_forum_tabs":"#, &hasForumTabs)
            wire.object(#","restriction_info":"#, &restrictionInfo)
            wire.int53(#","paid_message_star_count":"#, &paidMessageStarCount)
            wire.object(#","active_story_state":"#, &activeStoryState)
        } while wire.more(&mark)
        guard !wire.failed, let status = wire.required(status) else { wire.missing("status"); return nil }
        return Supergroup(
            id: id,
            usernames: usernames,
            date: date,
            status: status,
            memberCount: memberCount,
            boostLevel: boostLevel,
            hasAutomaticTranslation: hasAutomaticTranslation,
            hasLinkedChat: hasLinkedChat,
            hasLocation: hasLocation,
            signMessages: signMessages,
            showMessageSender: showMessageSender,
            joinToSendMessages: joinToSendMessages,
            joinByRequest: joinByRequest,
            isSlowModeEnabled: isSlowModeEnabled,
            isChannel: isChannel,
            isBroadcastGroup: isBroadcastGroup,
            isForum: isForum,
            isDirectMessagesGroup: isDirectMessagesGroup,
            isAdministeredDirectMessagesGroup: isAdministeredDirectMessagesGroup,
            verificationStatus: verificationStatus,
            hasDirectMessagesGroup: hasDirectMessagesGroup,
            hasForumTabs: hasForumTabs,
            restrictionInfo: restrictionInfo,
            paidMessageStarCount: paidMessageStarCount,
            activeStoryState: activeStoryState
        )
    }
}

/// `supergroupFullInfo photo:chatPhoto community_id:int53 description:string member_count:int32 administrator_count:int32 restricted_count:int32 banned_count:int32 linked_chat_id:int53 direct_messages_chat_id:int53 slow_mode_delay:int32 slow_mode_delay_expires_in:double can_enable_paid_messages:Bool can_enable_paid_reaction:Bool can_get_members:Bool has_hidden_members:Bool can_hide_members:Bool can_set_sticker_set:Bool can_set_location:Bool can_get_statistics:Bool can_get_revenue_statistics:Bool can_get_star_revenue_statistics:Bool can_send_gift:Bool can_toggle_aggressive_anti_spam:Bool is_all_history_available:Bool can_have_sponsored_messages:Bool has_aggressive_anti_spam_enabled:Bool has_paid_media_allowed:Bool has_pinned_stories:Bool gift_count:int32 my_boost_count:int32 unrestrict_boost_count:int32 outgoing_paid_message_star_count:int53 sticker_set_id:int64 custom_emoji_sticker_set_id:int64 location:chatLocation invite_link:chatInviteLink guard_bot_user_id:int53 bot_commands:vector<botCommands> bot_verification:botVerification main_profile_tab:ProfileTab upgraded_from_basic_group_id:int53 upgraded_from_max_message_id:int53 = SupergroupFullInfo`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1supergroup_full_info.html)
public struct SupergroupFullInfo: TDDecodable, CustomStringConvertible, CustomReflectable {
    private struct Values: Sendable {
        var photo: ChatPhoto?
        var communityID: Int64
        var descriptionText: String
        var memberCount: Int32
        var administratorCount: Int32
        var restrictedCount: Int32
        var bannedCount: Int32
        var linkedChatID: Int64
        var directMessagesChatID: Int64
        var slowModeDelay: Int32
        var slowModeDelayExpiresIn: Double
        var canEnablePaidMessages: Bool
        var canEnablePaidReaction: Bool
        var canGetMembers: Bool
        var hasHiddenMembers: Bool
        var canHideMembers: Bool
        var canSetStickerSet: Bool
        var canSetLocation: Bool
        var canGetStatistics: Bool
        var canGetRevenueStatistics: Bool
        var canGetStarRevenueStatistics: Bool
        var canSendGift: Bool
        var canToggleAggressiveAntiSpam: Bool
        var isAllHistoryAvailable: Bool
        var canHaveSponsoredMessages: Bool
        var hasAggressiveAntiSpamEnabled: Bool
        var hasPaidMediaAllowed: Bool
        var hasPinnedStories: Bool
        var giftCount: Int32
        var myBoostCount: Int32
        var unrestrictBoostCount: Int32
        var outgoingPaidMessageStarCount: Int64
        var stickerSetID: Int64
        var customEmojiStickerSetID: Int64
        var location: ChatLocation?
        var inviteLink: ChatInviteLink?
        var guardBotUserID: Int64
        var botCommands: [BotCommands]
        var botVerification: BotVerification?
        var mainProfileTab: ProfileTab?
        var upgradedFromBasicGroupID: Int64
        var upgradedFromMaxMessageID: Int64
    }
    private final class Fields: Sendable {
        let values: Values
        init(_ values: Values) { self.values = values }
    }
    private var fields: Fields
    /// May be absent.
    public var photo: ChatPhoto? {
        get { fields.values.photo }
        set {
            var values = fields.values
            values.photo = newValue
            fields = Fields(values)
        }
    }
    public var communityID: Int64 {
        get { fields.values.communityID }
        set {
            var values = fields.values
            values.communityID = newValue
            fields = Fields(values)
        }
    }
    public var descriptionText: String {
        get { fields.values.descriptionText }
        set {
            var values = fields.values
            values.descriptionText = newValue
            fields = Fields(values)
        }
    }
    public var memberCount: Int32 {
        get { fields.values.memberCount }
        set {
            var values = fields.values
            values.memberCount = newValue
            fields = Fields(values)
        }
    }
    public var administratorCount: Int32 {
        get { fields.values.administratorCount }
        set {
            var values = fields.values
            values.administratorCount = newValue
            fields = Fields(values)
        }
    }
    public var restrictedCount: Int32 {
        get { fields.values.restrictedCount }
        set {
            var values = fields.values
            values.restrictedCount = newValue
            fields = Fields(values)
        }
    }
    public var bannedCount: Int32 {
        get { fields.values.bannedCount }
        set {
            var values = fields.values
            values.bannedCount = newValue
            fields = Fields(values)
        }
    }
    public var linkedChatID: Int64 {
        get { fields.values.linkedChatID }
        set {
            var values = fields.values
            values.linkedChatID = newValue
            fields = Fields(values)
        }
    }
    public var directMessagesChatID: Int64 {
        get { fields.values.directMessagesChatID }
        set {
            var values = fields.values
            values.directMessagesChatID = newValue
            fields = Fields(values)
        }
    }
    public var slowModeDelay: Int32 {
        get { fields.values.slowModeDelay }
        set {
            var values = fields.values
            values.slowModeDelay = newValue
            fields = Fields(values)
        }
    }
    public var slowModeDelayExpiresIn: Double {
        get { fields.values.slowModeDelayExpiresIn }
        set {
            var values = fields.values
            values.slowModeDelayExpiresIn = newValue
            fields = Fields(values)
        }
    }
    public var canEnablePaidMessages: Bool {
        get { fields.values.canEnablePaidMessages }
        set {
            var values = fields.values
            values.canEnablePaidMessages = newValue
            fields = Fields(values)
        }
    }
    public var canEnablePaidReaction: Bool {
        get { fields.values.canEnablePaidReaction }
        set {
            var values = fields.values
            values.canEnablePaidReaction = newValue
            fields = Fields(values)
        }
    }
    public var canGetMembers: Bool {
        get { fields.values.canGetMembers }
        set {
            var values = fields.values
            values.canGetMembers = newValue
            fields = Fields(values)
        }
    }
    public var hasHiddenMembers: Bool {
        get { fields.values.hasHiddenMembers }
        set {
            var values = fields.values
            values.hasHiddenMembers = newValue
            fields = Fields(values)
        }
    }
    public var canHideMembers: Bool {
        get { fields.values.canHideMembers }
        set {
            var values = fields.values
            values.canHideMembers = newValue
            fields = Fields(values)
        }
    }
    public var canSetStickerSet: Bool {
        get { fields.values.canSetStickerSet }
        set {
            var values = fields.values
            values.canSetStickerSet = newValue
            fields = Fields(values)
        }
    }
    public var canSetLocation: Bool {
        get { fields.values.canSetLocation }
        set {
            var values = fields.values
            values.canSetLocation = newValue
            fields = Fields(values)
        }
    }
    public var canGetStatistics: Bool {
        get { fields.values.canGetStatistics }
        set {
            var values = fields.values
            values.canGetStatistics = newValue
            fields = Fields(values)
        }
    }
    public var canGetRevenueStatistics: Bool {
        get { fields.values.canGetRevenueStatistics }
        set {
            var values = fields.values
            values.canGetRevenueStatistics = newValue
            fields = Fields(values)
        }
    }
    public var canGetStarRevenueStatistics: Bool {
        get { fields.values.canGetStarRevenueStatistics }
        set {
            var values = fields.values
            values.canGetStarRevenueStatistics = newValue
            fields = Fields(values)
        }
    }
    public var canSendGift: Bool {
        get { fields.values.canSendGift }
        set {
            var values = fields.values
            values.canSendGift = newValue
            fields = Fields(values)
        }
    }
    public var canToggleAggressiveAntiSpam: Bool {
        get { fields.values.canToggleAggressiveAntiSpam }
        set {
            var values = fields.values
            values.canToggleAggressiveAntiSpam = newValue
            fields = Fields(values)
        }
    }
    public var isAllHistoryAvailable: Bool {
        get { fields.values.isAllHistoryAvailable }
        set {
            var values = fields.values
            values.isAllHistoryAvailable = newValue
            fields = Fields(values)
        }
    }
    public var canHaveSponsoredMessages: Bool {
        get { fields.values.canHaveSponsoredMessages }
        set {
            var values = fields.values
            values.canHaveSponsoredMessages = newValue
            fields = Fields(values)
        }
    }
    public var hasAggressiveAntiSpamEnabled: Bool {
        get { fields.values.hasAggressiveAntiSpamEnabled }
        set {
            var values = fields.values
            values.hasAggressiveAntiSpamEnabled = newValue
            fields = Fields(values)
        }
    }
    public var hasPaidMediaAllowed: Bool {
        get { fields.values.hasPaidMediaAllowed }
        set {
            var values = fields.values
            values.hasPaidMediaAllowed = newValue
            fields = Fields(values)
        }
    }
    public var hasPinnedStories: Bool {
        get { fields.values.hasPinnedStories }
        set {
            var values = fields.values
            values.hasPinnedStories = newValue
            fields = Fields(values)
        }
    }
    public var giftCount: Int32 {
        get { fields.values.giftCount }
        set {
            var values = fields.values
            values.giftCount = newValue
            fields = Fields(values)
        }
    }
    public var myBoostCount: Int32 {
        get { fields.values.myBoostCount }
        set {
            var values = fields.values
            values.myBoostCount = newValue
            fields = Fields(values)
        }
    }
    public var unrestrictBoostCount: Int32 {
        get { fields.values.unrestrictBoostCount }
        set {
            var values = fields.values
            values.unrestrictBoostCount = newValue
            fields = Fields(values)
        }
    }
    public var outgoingPaidMessageStarCount: Int64 {
        get { fields.values.outgoingPaidMessageStarCount }
        set {
            var values = fields.values
            values.outgoingPaidMessageStarCount = newValue
            fields = Fields(values)
        }
    }
    public var stickerSetID: Int64 {
        get { fields.values.stickerSetID }
        set {
            var values = fields.values
            values.stickerSetID = newValue
            fields = Fields(values)
        }
    }
    public var customEmojiStickerSetID: Int64 {
        get { fields.values.customEmojiStickerSetID }
        set {
            var values = fields.values
            values.customEmojiStickerSetID = newValue
            fields = Fields(values)
        }
    }
    /// May be absent.
    public var location: ChatLocation? {
        get { fields.values.location }
        set {
            var values = fields.values
            values.location = newValue
            fields = Fields(values)
        }
    }
    /// May be absent.
    public var inviteLink: ChatInviteLink? {
        get { fields.values.inviteLink }
        set {
            var values = fields.values
            values.inviteLink = newValue
            fields = Fields(values)
        }
    }
    public var guardBotUserID: Int64 {
        get { fields.values.guardBotUserID }
        set {
            var values = fields.values
            values.guardBotUserID = newValue
            fields = Fields(values)
        }
    }
    public var botCommands: [BotCommands] {
        get { fields.values.botCommands }
        set {
            var values = fields.values
            values.botCommands = newValue
            fields = Fields(values)
        }
    }
    /// May be absent.
    public var botVerification: BotVerification? {
        get { fields.values.botVerification }
        set {
            var values = fields.values
            values.botVerification = newValue
            fields = Fields(values)
        }
    }
    /// May be absent.
    public var mainProfileTab: ProfileTab? {
        get { fields.values.mainProfileTab }
        set {
            var values = fields.values
            values.mainProfileTab = newValue
            fields = Fields(values)
        }
    }
    public var upgradedFromBasicGroupID: Int64 {
        get { fields.values.upgradedFromBasicGroupID }
        set {
            var values = fields.values
            values.upgradedFromBasicGroupID = newValue
            fields = Fields(values)
        }
    }
    public var upgradedFromMaxMessageID: Int64 {
        get { fields.values.upgradedFromMaxMessageID }
        set {
            var values = fields.values
            values.upgradedFromMaxMessageID = newValue
            fields = Fields(values)
        }
    }

    public init(
        photo: ChatPhoto? = nil,
        communityID: Int64,
        descriptionText: String,
        memberCount: Int32,
        administratorCount: Int32,
        restrictedCount: Int32,
        bannedCount: Int32,
        linkedChatID: Int64,
        directMessagesChatID: Int64,
        slowModeDelay: Int32,
        slowModeDelayExpiresIn: Double,
        canEnablePaidMessages: Bool,
        canEnablePaidReaction: Bool,
        canGetMembers: Bool,
        hasHiddenMembers: Bool,
        canHideMembers: Bool,
        canSetStickerSet: Bool,
        canSetLocation: Bool,
        canGetStatistics: Bool,
        canGetRevenueStatistics: Bool,
        canGetStarRevenueStatistics: Bool,
        canSendGift: Bool,
        canToggleAggressiveAntiSpam: Bool,
        isAllHistoryAvailable: Bool,
        canHaveSponsoredMessages: Bool,
        hasAggressiveAntiSpamEnabled: Bool,
        hasPaidMediaAllowed: Bool,
        hasPinnedStories: Bool,
        giftCount: Int32,
        myBoostCount: Int32,
        unrestrictBoostCount: Int32,
        outgoingPaidMessageStarCount: Int64,
        stickerSetID: Int64,
        customEmojiStickerSetID: Int64,
        location: ChatLocation? = nil,
        inviteLink: ChatInviteLink? = nil,
        guardBotUserID: Int64,
        botCommands: [BotCommands],
        botVerification: BotVerification? = nil,
        mainProfileTab: ProfileTab? = nil,
        upgradedFromBasicGroupID: Int64,
        upgradedFromMaxMessageID: Int64
    ) {
        fields = Fields(Values(
        photo: photo,
        communityID: communityID,
        descriptionText: descriptionText,
        memberCount: memberCount,
        administratorCount: administratorCount,
        restrictedCount: restrictedCount,
        bannedCount: bannedCount,
        linkedChatID: linkedChatID,
        directMessagesChatID: directMessagesChatID,
        slowModeDelay: slowModeDelay,
        slowModeDelayExpiresIn: slowModeDelayExpiresIn,
        canEnablePaidMessages: canEnablePaidMessages,
        canEnablePaidReaction: canEnablePaidReaction,
        canGetMembers: canGetMembers,
        hasHiddenMembers: hasHiddenMembers,
        canHideMembers: canHideMembers,
        canSetStickerSet: canSetStickerSet,
        canSetLocation: canSetLocation,
        canGetStatistics: canGetStatistics,
        canGetRevenueStatistics: canGetRevenueStatistics,
        canGetStarRevenueStatistics: canGetStarRevenueStatistics,
        canSendGift: canSendGift,
        canToggleAggressiveAntiSpam: canToggleAggressiveAntiSpam,
        isAllHistoryAvailable: isAllHistoryAvailable,
        canHaveSponsoredMessages: canHaveSponsoredMessages,
        hasAggressiveAntiSpamEnabled: hasAggressiveAntiSpamEnabled,
        hasPaidMediaAllowed: hasPaidMediaAllowed,
        hasPinnedStories: hasPinnedStories,
        giftCount: giftCount,
        myBoostCount: myBoostCount,
        unrestrictBoostCount: unrestrictBoostCount,
        outgoingPaidMessageStarCount: outgoingPaidMessageStarCount,
        stickerSetID: stickerSetID,
        customEmojiStickerSetID: customEmojiStickerSetID,
        location: location,
        inviteLink: inviteLink,
        guardBotUserID: guardBotUserID,
        botCommands: botCommands,
        botVerification: botVerification,
        mainProfileTab: mainProfileTab,
        upgradedFromBasicGroupID: upgradedFromBasicGroupID,
        upgradedFromMaxMessageID: upgradedFromMaxMessageID
    ))
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"supergroupFullInfo""#)
        wire.object(#","photo":"#, fields.values.photo)
        wire.int53(#","community_id":"#, fields.values.communityID)
        wire.string(#","description":"#, fields.values.descriptionText)
        wire.int32(#","member_count":"#, fields.values.memberCount)
        wire.int32(#","administrator_count":"#, fields.values.administratorCount)
        wire.int32(#","restricted_count":"#, fields.values.restrictedCount)
        wire.int32(#","banned_count":"#, fields.values.bannedCount)
        wire.int53(#","linked_chat_id":"#, fields.values.linkedChatID)
        wire.int53(#","direct_messages_chat_id":"#, fields.values.directMessagesChatID)
        wire.int32(#","slow_mode_delay":"#, fields.values.slowModeDelay)
        wire.double(#","slow_mode_delay_expires_in":"#, fields.values.slowModeDelayExpiresIn)
        wire.bool(#","can_enable_paid_messages":"#, fields.values.canEnablePaidMessages)
        wire.bool(#","can_enable_paid_reaction":"#, fields.values.canEnablePaidReaction)
        wire.bool(#","can_get_members":"#, fields.values.canGetMembers)
        wire.bool(#","has_hidden_members":"#, fields.values.hasHiddenMembers)
        wire.bool(#","can_hide_members":"#, fields.values.canHideMembers)
        wire.bool(#","can_set_sticker_set":"#, fields.values.canSetStickerSet)
        wire.bool(#","can_set_location":"#, fields.values.canSetLocation)
        wire.bool(#","can_get_statistics":"#, fields.values.canGetStatistics)
        wire.bool(#","can_get_revenue_statistics":"#, fields.values.canGetRevenueStatistics)
        wire.bool(#","can_get_star_revenue_statistics":"#, fields.values.canGetStarRevenueStatistics)
        wire.bool(#","can_send_gift":"#, fields.values.canSendGift)
        wire.bool(#","can_toggle_aggressive_anti_spam":"#, fields.values.canToggleAggressiveAntiSpam)
        wire.bool(#","is_all_history_available":"#, fields.values.isAllHistoryAvailable)
        wire.bool(#","can_have_sponsored_messages":"#, fields.values.canHaveSponsoredMessages)
        wire.bool(#","has_aggressive_anti_spam_enabled":"#, fields.values.hasAggressiveAntiSpamEnabled)
        wire.bool(#","has_paid_media_allowed":"#, fields.values.hasPaidMediaAllowed)
        wire.bool(#","has_pinned_stories":"#, fields.values.hasPinnedStories)
        wire.int32(#","gift_count":"#, fields.values.giftCount)
        wire.int32(#","my_boost_count":"#, fields.values.myBoostCount)
        wire.int32(#","unrestrict_boost_count":"#, fields.values.unrestrictBoostCount)
        wire.int53(#","outgoing_paid_message_star_count":"#, fields.values.outgoingPaidMessageStarCount)
        wire.int64(#","sticker_set_id":"#, fields.values.stickerSetID)
        wire.int64(#","custom_emoji_sticker_set_id":"#, fields.values.customEmojiStickerSetID)
        wire.object(#","location":"#, fields.values.location)
        wire.object(#","invite_link":"#, fields.values.inviteLink)
        wire.int53(#","guard_bot_user_id":"#, fields.values.guardBotUserID)
        wire.objects(#","bot_commands":"#, fields.values.botCommands)
        wire.object(#","bot_verification":"#, fields.values.botVerification)
        wire.object(#","main_profile_tab":"#, fields.values.mainProfileTab)
        wire.int53(#","upgraded_from_basic_group_id":"#, fields.values.upgradedFromBasicGroupID)
        wire.int53(#","upgraded_from_max_message_id":"#, fields.values.upgradedFromMaxMessageID)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> SupergroupFullInfo? {
        wire.open(#"{"@type":"supergroupFullInfo""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> SupergroupFullInfo? {
        var photo: ChatPhoto? = nil
        var communityID: Int64 = 0
        var descriptionText: String = ""
        var memberCount: Int32 = 0
        var administratorCount: Int32 = 0
        var restrictedCount: Int32 = 0
        var bannedCount: Int32 = 0
        var linkedChatID: Int64 = 0
        var directMessagesChatID: Int64 = 0
        var slowModeDelay: Int32 = 0
        var slowModeDelayExpiresIn: Double = 0.0
        var canEnablePaidMessages: Bool = false
        var canEnablePaidReaction: Bool = false
        var canGetMembers: Bool = false
        var hasHiddenMembers: Bool = false
        var canHideMembers: Bool = false
        var canSetStickerSet: Bool = false
        var canSetLocation: Bool = false
        var canGetStatistics: Bool = false
        var canGetRevenueStatistics: Bool = false
        var canGetStarRevenueStatistics: Bool = false
        var canSendGift: Bool = false
        var canToggleAggressiveAntiSpam: Bool = false
        var isAllHistoryAvailable: Bool = false
        var canHaveSponsoredMessages: Bool = false
        var hasAggressiveAntiSpamEnabled: Bool = false
        var hasPaidMediaAllowed: Bool = false
        var hasPinnedStories: Bool = false
        var giftCount: Int32 = 0
        var myBoostCount: Int32 = 0
        var unrestrictBoostCount: Int32 = 0
        var outgoingPaidMessageStarCount: Int64 = 0
        var stickerSetID: Int64 = 0
        var customEmojiStickerSetID: Int64 = 0
        var location: ChatLocation? = nil
        var inviteLink: ChatInviteLink? = nil
        var guardBotUserID: Int64 = 0
        var botCommands: [BotCommands] = []
        var botVerification: BotVerification? = nil
        var mainProfileTab: ProfileTab? = nil
        var upgradedFromBasicGroupID: Int64 = 0
        var upgradedFromMaxMessageID: Int64 = 0
        var mark = wire.cursor
        repeat {
            wire.object(#","photo":"#, &photo)
            wire.int53(#","community_id":"#, &communityID)
            wire.string(#","description":"#, &descriptionText)
            wire.int32(#","member_count":"#, &memberCount)
            wire.int32(#","administrator_count":"#, &administratorCount)
            wire.int32(#","restricted_count":"#, &restrictedCount)
            wire.int32(#","banned_count":"#, &bannedCount)
            wire.int53(#","linked_chat_id":"#, &linkedChatID)
            wire.int53(#","direct_messages_chat_id":"#, &directMessagesChatID)
            wire.int32(#","slow_mode_delay":"#, &slowModeDelay)
            wire.double(#","slow_mode_delay_expires_in":"#, &slowModeDelayExpiresIn)
            wire.bool(#","can_enable_paid_messages":"#, &canEnablePaidMessages)
            wire.bool(#","can_enable_paid_reaction":"#, &canEnablePaidReaction)
            wire.bool(#","can_get_members":"#, &canGetMembers)
            wire.bool(#","has_hidden_members":"#, &hasHiddenMembers)
            wire.bool(#","can_hide_members":"#, &canHideMembers)
            wire.bool(#","can_set_sticker_set":"#, &canSetStickerSet)
            wire.bool(#","can_set_location":"#, &canSetLocation)
            wire.bool(#","can_get_statistics":"#, &canGetStatistics)
            wire.bool(#","can_get_revenue_statistics":"#, &canGetRevenueStatistics)
            wire.bool(#","can_get_star_revenue_statistics":"#, &canGetStarRevenueStatistics)
            wire.bool(#","can_send_gift":"#, &canSendGift)
            wire.bool(#","can_toggle_aggressive_anti_spam":"#, &canToggleAggressiveAntiSpam)
            wire.bool(#","is_all_history_available":"#, &isAllHistoryAvailable)
            wire.bool(#","can_have_sponsored_messages":"#, &canHaveSponsoredMessages)
            wire.bool(#","has_aggressive_anti_spam_enabled":"#, &hasAggressiveAntiSpamEnabled)
            wire.bool(#","has_paid_media_allowed":"#, &hasPaidMediaAllowed)
            wire.bool(#","has_pinned_stories":"#, &hasPinnedStories)
            wire.int32(#","gift_count":"#, &giftCount)
            wire.int32(#","my_boost_count":"#, &myBoostCount)
            wire.int32(#","unrestrict_boost_count":"#, &unrestrictBoostCount)
            wire.int53(#","outgoing_paid_message_star_count":"#, &outgoingPaidMessageStarCount)
            wire.int64(#","sticker_set_id":"#, &stickerSetID)
            wire.int64(#","custom_emoji_sticker_set_id":"#, &customEmojiStickerSetID)
            wire.object(#","location":"#, &location)
            wire.object(#","invite_link":"#, &inviteLink)
            wire.int53(#","guard_bot_user_id":"#, &guardBotUserID)
            wire.objects(#","bot_commands":"#, &botCommands)
            wire.object(#","bot_verification":"#, &botVerification)
            wire.object(#","main_profile_tab":"#, &mainProfileTab)
            wire.int53(#","upgraded_from_basic_group_id":"#, &upgradedFromBasicGroupID)
            wire.int53(#","upgraded_from_max_message_id":"#, &upgradedFromMaxMessageID)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return SupergroupFullInfo(
            photo: photo,
            communityID: communityID,
            descriptionText: descriptionText,
            memberCount: memberCount,
            administratorCount: administratorCount,
            restrictedCount: restrictedCount,
            bannedCount: bannedCount,
            linkedChatID: linkedChatID,
            directMessagesChatID: directMessagesChatID,
            slowModeDelay: slowModeDelay,
            slowModeDelayExpiresIn: slowModeDelayExpiresIn,
            canEnablePaidMessages: canEnablePaidMessages,
            canEnablePaidReaction: canEnablePaidReaction,
            canGetMembers: canGetMembers,
            hasHiddenMembers: hasHiddenMembers,
            canHideMembers: canHideMembers,
            canSetStickerSet: canSetStickerSet,
            canSetLocation: canSetLocation,
            canGetStatistics: canGetStatistics,
            canGetRevenueStatistics: canGetRevenueStatistics,
            canGetStarRevenueStatistics: canGetStarRevenueStatistics,
            canSendGift: canSendGift,
            canToggleAggressiveAntiSpam: canToggleAggressiveAntiSpam,
            isAllHistoryAvailable: isAllHistoryAvailable,
            canHaveSponsoredMessages: canHaveSponsoredMessages,
            hasAggressiveAntiSpamEnabled: hasAggressiveAntiSpamEnabled,
            hasPaidMediaAllowed: hasPaidMediaAllowed,
            hasPinnedStories: hasPinnedStories,
            giftCount: giftCount,
            myBoostCount: myBoostCount,
            unrestrictBoostCount: unrestrictBoostCount,
            outgoingPaidMessageStarCount: outgoingPaidMessageStarCount,
            stickerSetID: stickerSetID,
            customEmojiStickerSetID: customEmojiStickerSetID,
            location: location,
            inviteLink: inviteLink,
            guardBotUserID: guardBotUserID,
            botCommands: botCommands,
            botVerification: botVerification,
            mainProfileTab: mainProfileTab,
            upgradedFromBasicGroupID: upgradedFromBasicGroupID,
            upgradedFromMaxMessageID: upgradedFromMaxMessageID
        )
    }
}

/// `scopeNotificationSettings mute_for:int32 sound_id:int64 show_preview:Bool use_default_mute_stories:Bool mute_stories:Bool story_sound_id:int64 show_story_poster:Bool disable_pinned_message_notifications:Bool disable_mention_notifications:Bool = ScopeNotificationSettings`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1scope_notification_settings.html)
public struct ScopeNotificationSettings: TDDecodable, CustomStringConvertible {
    private final class Fields: Sendable {
        let muteFor: Int32
        let soundID: Int64
        let showPreview: Bool
        let useDefaultMuteStories: Bool
        let muteStories: Bool
        let storySoundID: Int64
        let showStoryPoster: Bool
        let disablePinnedMessageNotifications: Bool
        let disableMentionNotifications: Bool
        init(
            _ muteFor: Int32,
            _ soundID: Int64,
            _ showPreview: Bool,
            _ useDefaultMuteStories: Bool,
            _ muteStories: Bool,
            _ storySoundID: Int64,
            _ showStoryPoster: Bool,
            _ disablePinnedMessageNotifications: Bool,
            _ disableMentionNotifications: Bool
        ) {
            self.muteFor = muteFor
            self.soundID = soundID
            self.showPreview = showPreview
            self.useDefaultMuteStories = useDefaultMuteStories
            self.muteStories = muteStories
            self.storySoundID = storySoundID
            self.showStoryPoster = showStoryPoster
            self.disablePinnedMessageNotifications = disablePinnedMessageNotifications
            self.disableMentionNotifications = disableMentionNotifications
        }
    }
    private let fields: Fields
    public var muteFor: Int32 { fields.muteFor }
    public var soundID: Int64 { fields.soundID }
    public var showPreview: Bool { fields.showPreview }
    public var useDefaultMuteStories: Bool { fields.useDefaultMuteStories }
    public var muteStories: Bool { fields.muteStories }
    public var storySoundID: Int64 { fields.storySoundID }
    public var showStoryPoster: Bool { fields.showStoryPoster }
    public var disablePinnedMessageNotifications: Bool { fields.disablePinnedMessageNotifications }
    public var disableMentionNotifications: Bool { fields.disableMentionNotifications }

    public init(
        muteFor: Int32,
        soundID: Int64,
        showPreview: Bool,
        useDefaultMuteStories: Bool,
        muteStories: Bool,
        storySoundID: Int64,
        showStoryPoster: Bool,
        disablePinnedMessageNotifications: Bool,
        disableMentionNotifications: Bool
    ) {
        fields = Fields(
        muteFor,
        soundID,
        showPreview,
        useDefaultMuteStories,
        muteStories,
        storySoundID,
        showStoryPoster,
        disablePinnedMessageNotifications,
        disableMentionNotifications
    )
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"scopeNotificationSettings""#)
        wire.int32(#","mute_for":"#, self.muteFor)
        wire.int64(#","sound_id":"#, self.soundID)
        wire.bool(#","show_preview":"#, self.showPreview)
        wire.bool(#","use_default_mute_stories":"#, self.useDefaultMuteStories)
        wire.bool(#","mute_stories":"#, self.muteStories)
        wire.int64(#","story_sound_id":"#, self.storySoundID)
        wire.bool(#","show_story_poster":"#, self.showStoryPoster)
        wire.bool(#","disable_pinned_message_notifications":"#, self.disablePinnedMessageNotifications)
        wire.bool(#","disable_mention_notifications":"#, self.disableMentionNotifications)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> ScopeNotificationSettings? {
        wire.open(#"{"@type":"scopeNotificationSettings""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> ScopeNotificationSettings? {
        var muteFor: Int32 = 0
        var soundID: Int64 = 0
        var showPreview: Bool = false
        var useDefaultMuteStories: Bool = false
        var muteStories: Bool = false
        var storySoundID: Int64 = 0
        var showStoryPoster: Bool = false
        var disablePinnedMessageNotifications: Bool = false
        var disableMentionNotifications: Bool = false
        var mark = wire.cursor
        repeat {
            wire.int32(#","mute_for":"#, &muteFor)
            wire.int64(#","sound_id":"#, &soundID)
            wire.bool(#","show_preview":"#, &showPreview)
            wire.bool(#","use_default_mute_stories":"#, &useDefaultMuteStories)
            wire.bool(#","mute_stories":"#, &muteStories)
            wire.int64(#","story_sound_id":"#, &storySoundID)
            wire.bool(#","show_story_poster":"#, &showStoryPoster)
            wire.bool(#","disable_pinned_message_notifications":"#, &disablePinnedMessageNotifications)
            wire.bool(#","disable_mention_notifications":"#, &disableMentionNotifications)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return ScopeNotificationSettings(
            muteFor: muteFor,
            soundID: soundID,
            showPreview: showPreview,
            useDefaultMuteStories: useDefaultMuteStories,
            muteStories: muteStories,
            storySoundID: storySoundID,
            showStoryPoster: showStoryPoster,
            disablePinnedMessageNotifications: disablePinnedMessageNotifications,
            disableMentionNotifications: disableMentionNotifications
        )
    }
}

/// `scopeAutosaveSettings autosave_photos:Bool autosave_videos:Bool max_video_file_size:int53 = ScopeAutosaveSettings`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1scope_autosave_settings.html)
public struct ScopeAutosaveSettings: TDDecodable, CustomStringConvertible {
    public let autosavePhotos: Bool
    public let autosaveVideos: Bool
    public let maxVideoFileSize: Int64

    public init(autosavePhotos: Bool, autosaveVideos: Bool, maxVideoFileSize: Int64) {
        self.autosavePhotos = autosavePhotos
        self.autosaveVideos = autosaveVideos
        self.maxVideoFileSize = maxVideoFileSize
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"scopeAutosaveSettings""#)
        wire.bool(#","autosave_photos":"#, self.autosavePhotos)
        wire.bool(#","autosave_videos":"#, self.autosaveVideos)
        wire.int53(#","max_video_file_size":"#, self.maxVideoFileSize)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> ScopeAutosaveSettings? {
        wire.open(#"{"@type":"scopeAutosaveSettings""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> ScopeAutosaveSettings? {
        var autosavePhotos: Bool = false
        var autosaveVideos: Bool = false
        var maxVideoFileSize: Int64 = 0
        var mark = wire.cursor
        repeat {
            wire.bool(#","autosave_photos":"#, &autosavePhotos)
            wire.bool(#","autosave_videos":"#, &autosaveVideos)
            wire.int53(#","max_video_file_size":"#, &maxVideoFileSize)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return ScopeAutosaveSettings(
            autosavePhotos: autosavePhotos,
            autosaveVideos: autosaveVideos,
            maxVideoFileSize: maxVideoFileSize
        )
    }
}


#if Hashable
extension SupergroupMembersFilter: Hashable {}
extension SupergroupMembersFilterContacts: Hashable {}
extension SupergroupMembersFilterSearch: Hashable {}
extension SupergroupMembersFilterRestricted: Hashable {}
extension SupergroupMembersFilterBanned: Hashable {}
extension SupergroupMembersFilterMention: Hashable {}
extension BasicGroup: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.id != right.id { return false }
        if left.memberCount != right.memberCount { return false }
        if left.status != right.status { return false }
        if left.isActive != right.isActive { return false }
        if left.upgradedToSupergroupID != right.upgradedToSupergroupID { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(id)
        hasher.combine(memberCount)
        hasher.combine(status)
        hasher.combine(isActive)
        hasher.combine(upgradedToSupergroupID)
    }
}
extension BasicGroupFullInfo: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.photo != right.photo { return false }
        if left.descriptionText != right.descriptionText { return false }
        if left.creatorUserID != right.creatorUserID { return false }
        if left.members != right.members { return false }
        if left.canHideMembers != right.canHideMembers { return false }
        if left.canToggleAggressiveAntiSpam != right.canToggleAggressiveAntiSpam { return false }
        if left.inviteLink != right.inviteLink { return false }
        if left.botCommands != right.botCommands { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(photo)
        hasher.combine(descriptionText)
        hasher.combine(creatorUserID)
        hasher.combine(members)
        hasher.combine(canHideMembers)
        hasher.combine(canToggleAggressiveAntiSpam)
        hasher.combine(inviteLink)
        hasher.combine(botCommands)
    }
}
extension Supergroup: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.id != right.id { return false }
        if left.usernames != right.usernames { return false }
        if left.date != right.date { return false }
        if left.status != right.status { return false }
        if left.memberCount != right.memberCount { return false }
        if left.boostLevel != right.boostLevel { return false }
        if left.hasAutomaticTranslation != right.hasAutomaticTranslation { return false }
        if left.hasLinkedChat != right.hasLinkedChat { return false }
        if left.hasLocation != right.hasLocation { return false }
        if left.signMessages != right.signMessages { return false }
        if left.showMessageSender != right.showMessageSender { return false }
        if left.joinToSendMessages != right.joinToSendMessages { return false }
        if left.joinByRequest != right.joinByRequest { return false }
        if left.isSlowModeEnabled != right.isSlowModeEnabled { return false }
        if left.isChannel != right.isChannel { return false }
        if left.isBroadcastGroup != right.isBroadcastGroup { return false }
        if left.isForum != right.isForum { return false }
        if left.isDirectMessagesGroup != right.isDirectMessagesGroup { return false }
        if left.isAdministeredDirectMessagesGroup != right.isAdministeredDirectMessagesGroup { return false }
        if left.verificationStatus != right.verificationStatus { return false }
        if left.hasDirectMessagesGroup != right.hasDirectMessagesGroup { return false }
        if left.hasForumTabs != right.hasForumTabs { return false }
        if left.restrictionInfo != right.restrictionInfo { return false }
        if left.paidMessageStarCount != right.paidMessageStarCount { return false }
        if left.activeStoryState != right.activeStoryState { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(id)
        hasher.combine(usernames)
        hasher.combine(date)
        hasher.combine(status)
        hasher.combine(memberCount)
        hasher.combine(boostLevel)
        hasher.combine(hasAutomaticTranslation)
        hasher.combine(hasLinkedChat)
        hasher.combine(hasLocation)
        hasher.combine(signMessages)
        hasher.combine(showMessageSender)
        hasher.combine(joinToSendMessages)
        hasher.combine(joinByRequest)
        hasher.combine(isSlowModeEnabled)
        hasher.combine(isChannel)
        hasher.combine(isBroadcastGroup)
        hasher.combine(isForum)
        hasher.combine(isDirectMessagesGroup)
        hasher.combine(isAdministeredDirectMessagesGroup)
        hasher.combine(verificationStatus)
        hasher.combine(hasDirectMessagesGroup)
        hasher.combine(hasForumTabs)
        hasher.combine(restrictionInfo)
        hasher.combine(paidMessageStarCount)
        hasher.combine(activeStoryState)
    }
}
extension SupergroupFullInfo: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.photo != right.photo { return false }
        if left.communityID != right.communityID { return false }
        if left.descriptionText != right.descriptionText { return false }
        if left.memberCount != right.memberCount { return false }
        if left.administratorCount != right.administratorCount { return false }
        if left.restrictedCount != right.restrictedCount { return false }
        if left.bannedCount != right.bannedCount { return false }
        if left.linkedChatID != right.linkedChatID { return false }
        if left.directMessagesChatID != right.directMessagesChatID { return false }
        if left.slowModeDelay != right.slowModeDelay { return false }
        if left.slowModeDelayExpiresIn != right.slowModeDelayExpiresIn { return false }
        if left.canEnablePaidMessages != right.canEnablePaidMessages { return false }
        if left.canEnablePaidReaction != right.canEnablePaidReaction { return false }
        if left.canGetMembers != right.canGetMembers { return false }
        if left.hasHiddenMembers != right.hasHiddenMembers { return false }
        if left.canHideMembers != right.canHideMembers { return false }
        if left.canSetStickerSet != right.canSetStickerSet { return false }
        if left.canSetLocation != right.canSetLocation { return false }
        if left.canGetStatistics != right.canGetStatistics { return false }
        if left.canGetRevenueStatistics != right.canGetRevenueStatistics { return false }
        if left.canGetStarRevenueStatistics != right.canGetStarRevenueStatistics { return false }
        if left.canSendGift != right.canSendGift { return false }
        if left.canToggleAggressiveAntiSpam != right.canToggleAggressiveAntiSpam { return false }
        if left.isAllHistoryAvailable != right.isAllHistoryAvailable { return false }
        if left.canHaveSponsoredMessages != right.canHaveSponsoredMessages { return false }
        if left.hasAggressiveAntiSpamEnabled != right.hasAggressiveAntiSpamEnabled { return false }
        if left.hasPaidMediaAllowed != right.hasPaidMediaAllowed { return false }
        if left.hasPinnedStories != right.hasPinnedStories { return false }
        if left.giftCount != right.giftCount { return false }
        if left.myBoostCount != right.myBoostCount { return false }
        if left.unrestrictBoostCount != right.unrestrictBoostCount { return false }
        if left.outgoingPaidMessageStarCount != right.outgoingPaidMessageStarCount { return false }
        if left.stickerSetID != right.stickerSetID { return false }
        if left.customEmojiStickerSetID != right.customEmojiStickerSetID { return false }
        if left.location != right.location { return false }
        if left.inviteLink != right.inviteLink { return false }
        if left.guardBotUserID != right.guardBotUserID { return false }
        if left.botCommands != right.botCommands { return false }
        if left.botVerification != right.botVerification { return false }
        if left.mainProfileTab != right.mainProfileTab { return false }
        if left.upgradedFromBasicGroupID != right.upgradedFromBasicGroupID { return false }
        if left.upgradedFromMaxMessageID != right.upgradedFromMaxMessageID { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(photo)
        hasher.combine(communityID)
        hasher.combine(descriptionText)
        hasher.combine(memberCount)
        hasher.combine(administratorCount)
        hasher.combine(restrictedCount)
        hasher.combine(bannedCount)
        hasher.combine(linkedChatID)
        hasher.combine(directMessagesChatID)
        hasher.combine(slowModeDelay)
        hasher.combine(slowModeDelayExpiresIn)
        hasher.combine(canEnablePaidMessages)
        hasher.combine(canEnablePaidReaction)
        hasher.combine(canGetMembers)
        hasher.combine(hasHiddenMembers)
        hasher.combine(canHideMembers)
        hasher.combine(canSetStickerSet)
        hasher.combine(canSetLocation)
        hasher.combine(canGetStatistics)
        hasher.combine(canGetRevenueStatistics)
        hasher.combine(canGetStarRevenueStatistics)
        hasher.combine(canSendGift)
        hasher.combine(canToggleAggressiveAntiSpam)
        hasher.combine(isAllHistoryAvailable)
        hasher.combine(canHaveSponsoredMessages)
        hasher.combine(hasAggressiveAntiSpamEnabled)
        hasher.combine(hasPaidMediaAllowed)
        hasher.combine(hasPinnedStories)
        hasher.combine(giftCount)
        hasher.combine(myBoostCount)
        hasher.combine(unrestrictBoostCount)
        hasher.combine(outgoingPaidMessageStarCount)
        hasher.combine(stickerSetID)
        hasher.combine(customEmojiStickerSetID)
        hasher.combine(location)
        hasher.combine(inviteLink)
        hasher.combine(guardBotUserID)
        hasher.combine(botCommands)
        hasher.combine(botVerification)
        hasher.combine(mainProfileTab)
        hasher.combine(upgradedFromBasicGroupID)
        hasher.combine(upgradedFromMaxMessageID)
    }
}
extension ScopeNotificationSettings: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.muteFor != right.muteFor { return false }
        if left.soundID != right.soundID { return false }
        if left.showPreview != right.showPreview { return false }
        if left.useDefaultMuteStories != right.useDefaultMuteStories { return false }
        if left.muteStories != right.muteStories { return false }
        if left.storySoundID != right.storySoundID { return false }
        if left.showStoryPoster != right.showStoryPoster { return false }
        if left.disablePinnedMessageNotifications != right.disablePinnedMessageNotifications { return false }
        if left.disableMentionNotifications != right.disableMentionNotifications { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(muteFor)
        hasher.combine(soundID)
        hasher.combine(showPreview)
        hasher.combine(useDefaultMuteStories)
        hasher.combine(muteStories)
        hasher.combine(storySoundID)
        hasher.combine(showStoryPoster)
        hasher.combine(disablePinnedMessageNotifications)
        hasher.combine(disableMentionNotifications)
    }
}
extension ScopeAutosaveSettings: Hashable {}
#endif
