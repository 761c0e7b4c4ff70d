// Made by `tlgen generate` from the schema of TDLib 1.8.66
// (SHA-256 b8b6a863746fc580815c6d04e9e34728b654b15a12940087f06757b2097ce4c5). Don't edit.

/// `SupergroupMembersFilter`, one of 8 constructors.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1_supergroup_members_filter.html)
public enum SupergroupMembersFilter: TDObject, CustomStringConvertible, CustomReflectable {
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
public struct SupergroupMembersFilterContacts: TDObject, CustomStringConvertible, CustomReflectable {
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
public struct SupergroupMembersFilterSearch: TDObject, CustomStringConvertible, CustomReflectable {
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
public struct SupergroupMembersFilterRestricted: TDObject, CustomStringConvertible, CustomReflectable {
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
public struct SupergroupMembersFilterBanned: TDObject, CustomStringConvertible, CustomReflectable {
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
public struct SupergroupMembersFilterMention: TDObject, CustomStringConvertible, CustomReflectable {
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
    // Changed only while one struct alone refers to it: hence safe to share, although the compiler can't see it.
    private final class Fields: @unchecked Sendable {
        var id: Int64
        var memberCount: Int32
        var status: ChatMemberStatus
        var isActive: Bool
        var upgradedToSupergroupID: Int64
        init(
            _ id: Int64,
            _ memberCount: Int32,
            _ status: ChatMemberStatus,
            _ isActive: Bool,
            _ upgradedToSupergroupID: Int64
        ) {
            self.id = id
            self.memberCount = memberCount
            self.status = status
            self.isActive = isActive
            self.upgradedToSupergroupID = upgradedToSupergroupID
        }
        func copy() -> Fields { Fields(id, memberCount, status, isActive, upgradedToSupergroupID) }
    }
    private var fields: Fields
    private mutating func unshare() {
        if !isKnownUniquelyReferenced(&fields) { fields = fields.copy() }
    }
    public var id: Int64 {
        get { fields.id }
        set { unshare(); fields.id = newValue }
    }
    public var memberCount: Int32 {
        get { fields.memberCount }
        set { unshare(); fields.memberCount = newValue }
    }
    public var status: ChatMemberStatus {
        get { fields.status }
        set { unshare(); fields.status = newValue }
    }
    public var isActive: Bool {
        get { fields.isActive }
        set { unshare(); fields.isActive = newValue }
    }
    public var upgradedToSupergroupID: Int64 {
        get { fields.upgradedToSupergroupID }
        set { unshare(); fields.upgradedToSupergroupID = newValue }
    }

    public init(
        id: Int64,
        memberCount: Int32,
        status: ChatMemberStatus,
        isActive: Bool,
        upgradedToSupergroupID: Int64
    ) {
        fields = Fields(id, memberCount, status, isActive, upgradedToSupergroupID)
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"basicGroup""#)
        wire.int53(#","id":"#, fields.id)
        wire.int32(#","member_count":"#, fields.memberCount)
        wire.object(#","status":"#, fields.status)
        wire.bool(#","is_active":"#, fields.isActive)
        wire.int53(#","upgraded_to_supergroup_id":"#, fields.upgradedToSupergroupID)
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
        guard !wire.failed, let status = wire.required(consume status) else { wire.missing("status"); return nil }
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
    // Changed only while one struct alone refers to it: hence safe to share, although the compiler can't see it.
    private final class Fields: @unchecked Sendable {
        var photo: ChatPhoto?
        var descriptionText: String
        var creatorUserID: Int64
        var members: [ChatMember]
        var canHideMembers: Bool
        var canToggleAggressiveAntiSpam: Bool
        var inviteLink: ChatInviteLink?
        var botCommands: [BotCommands]
        init(
            _ photo: ChatPhoto?,
            _ descriptionText: String,
            _ creatorUserID: Int64,
            _ members: [ChatMember],
            _ canHideMembers: Bool,
            _ canToggleAggressiveAntiSpam: Bool,
            _ inviteLink: ChatInviteLink?,
            _ botCommands: [BotCommands]
        ) {
            self.photo = photo
            self.descriptionText = descriptionText
            self.creatorUserID = creatorUserID
            self.members = members
            self.canHideMembers = canHideMembers
            self.canToggleAggressiveAntiSpam = canToggleAggressiveAntiSpam
            self.inviteLink = inviteLink
            self.botCommands = botCommands
        }
        func copy() -> Fields { Fields(
            photo,
            descriptionText,
            creatorUserID,
            members,
            canHideMembers,
            canToggleAggressiveAntiSpam,
            inviteLink,
            botCommands
        ) }
    }
    private var fields: Fields
    private mutating func unshare() {
        if !isKnownUniquelyReferenced(&fields) { fields = fields.copy() }
    }
    /// May be absent.
    public var photo: ChatPhoto? {
        get { fields.photo }
        set { unshare(); fields.photo = newValue }
    }
    public var descriptionText: String {
        get { fields.descriptionText }
        set { unshare(); fields.descriptionText = newValue }
    }
    public var creatorUserID: Int64 {
        get { fields.creatorUserID }
        set { unshare(); fields.creatorUserID = newValue }
    }
    public var members: [ChatMember] {
        get { fields.members }
        set { unshare(); fields.members = newValue }
    }
    public var canHideMembers: Bool {
        get { fields.canHideMembers }
        set { unshare(); fields.canHideMembers = newValue }
    }
    public var canToggleAggressiveAntiSpam: Bool {
        get { fields.canToggleAggressiveAntiSpam }
        set { unshare(); fields.canToggleAggressiveAntiSpam = newValue }
    }
    /// May be absent.
    public var inviteLink: ChatInviteLink? {
        get { fields.inviteLink }
        set { unshare(); fields.inviteLink = newValue }
    }
    public var botCommands: [BotCommands] {
        get { fields.botCommands }
        set { unshare(); fields.botCommands = newValue }
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
        fields = Fields(
        photo,
        descriptionText,
        creatorUserID,
        members,
        canHideMembers,
        canToggleAggressiveAntiSpam,
        inviteLink,
        botCommands
    )
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"basicGroupFullInfo""#)
        wire.object(#","photo":"#, fields.photo)
        wire.string(#","description":"#, fields.descriptionText)
        wire.int53(#","creator_user_id":"#, fields.creatorUserID)
        wire.objects(#","members":"#, fields.members)
        wire.bool(#","can_hide_members":"#, fields.canHideMembers)
        wire.bool(#","can_toggle_aggressive_anti_spam":"#, fields.canToggleAggressiveAntiSpam)
        wire.object(#","invite_link":"#, fields.inviteLink)
        wire.objects(#","bot_commands":"#, fields.botCommands)
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
    // Changed only while one struct alone refers to it: hence safe to share, although the compiler can't see it.
    private final class Fields: @unchecked Sendable {
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
        init(
            _ id: Int64,
            _ usernames: Usernames?,
            _ date: Int32,
            _ status: ChatMemberStatus,
            _ memberCount: Int32,
            _ boostLevel: Int32,
            _ hasAutomaticTranslation: Bool,
            _ hasLinkedChat: Bool,
            _ hasLocation: Bool,
            _ signMessages: Bool,
            _ showMessageSender: Bool,
            _ joinToSendMessages: Bool,
            _ joinByRequest: Bool,
            _ isSlowModeEnabled: Bool,
            _ isChannel: Bool,
            _ isBroadcastGroup: Bool,
            _ isForum: Bool,
            _ isDirectMessagesGroup: Bool,
            _ isAdministeredDirectMessagesGroup: Bool,
            _ verificationStatus: VerificationStatus?,
            _ hasDirectMessagesGroup: Bool,
            _ hasForumTabs: Bool,
            _ restrictionInfo: RestrictionInfo?,
            _ paidMessageStarCount: Int64,
            _ activeStoryState: ActiveStoryState?
        ) {
            self.id = id
            self.usernames = usernames
            self.date = date
            self.status = status
            self.memberCount = memberCount
            self.boostLevel = boostLevel
            self.hasAutomaticTranslation = hasAutomaticTranslation
            self.hasLinkedChat = hasLinkedChat
            self.hasLocation = hasLocation
            self.signMessages = signMessages
            self.showMessageSender = showMessageSender
            self.joinToSendMessages = joinToSendMessages
            self.joinByRequest = joinByRequest
            self.isSlowModeEnabled = isSlowModeEnabled
            self.isChannel = isChannel
            self.isBroadcastGroup = isBroadcastGroup
            self.isForum = isForum
            self.isDirectMessagesGroup = isDirectMessagesGroup
            self.isAdministeredDirectMessagesGroup = isAdministeredDirectMessagesGroup
            self.verificationStatus = verificationStatus
            self.hasDirectMessagesGroup = hasDirectMessagesGroup
            self.hasForumTabs = hasForumTabs
            self.restrictionInfo = restrictionInfo
            self.paidMessageStarCount = paidMessageStarCount
            self.activeStoryState = activeStoryState
        }
        func copy() -> Fields { Fields(
            id,
            usernames,
            date,
            status,
            memberCount,
            boostLevel,
            hasAutomaticTranslation,
            hasLinkedChat,
            hasLocation,
            signMessages,
            showMessageSender,
            joinToSendMessages,
            joinByRequest,
            isSlowModeEnabled,
            isChannel,
            isBroadcastGroup,
            isForum,
            isDirectMessagesGroup,
            isAdministeredDirectMessagesGroup,
            verificationStatus,
            hasDirectMessagesGroup,
            hasForumTabs,
            restrictionInfo,
            paidMessageStarCount,
            activeStoryState
        ) }
    }
    private var fields: Fields
    private mutating func unshare() {
        if !isKnownUniquelyReferenced(&fields) { fields = fields.copy() }
    }
    public var id: Int64 {
        get { fields.id }
        set { unshare(); fields.id = newValue }
    }
    /// May be absent.
    public var usernames: Usernames? {
        get { fields.usernames }
        set { unshare(); fields.usernames = newValue }
    }
    /// Unix time in seconds.
    public var date: Int32 {
        get { fields.date }
        set { unshare(); fields.date = newValue }
    }
    public var status: ChatMemberStatus {
        get { fields.status }
        set { unshare(); fields.status = newValue }
    }
    public var memberCount: Int32 {
        get { fields.memberCount }
        set { unshare(); fields.memberCount = newValue }
    }
    public var boostLevel: Int32 {
        get { fields.boostLevel }
        set { unshare(); fields.boostLevel = newValue }
    }
    public var hasAutomaticTranslation: Bool {
        get { fields.hasAutomaticTranslation }
        set { unshare(); fields.hasAutomaticTranslation = newValue }
    }
    public var hasLinkedChat: Bool {
        get { fields.hasLinkedChat }
        set { unshare(); fields.hasLinkedChat = newValue }
    }
    public var hasLocation: Bool {
        get { fields.hasLocation }
        set { unshare(); fields.hasLocation = newValue }
    }
    public var signMessages: Bool {
        get { fields.signMessages }
        set { unshare(); fields.signMessages = newValue }
    }
    public var showMessageSender: Bool {
        get { fields.showMessageSender }
        set { unshare(); fields.showMessageSender = newValue }
    }
    public var joinToSendMessages: Bool {
        get { fields.joinToSendMessages }
        set { unshare(); fields.joinToSendMessages = newValue }
    }
    public var joinByRequest: Bool {
        get { fields.joinByRequest }
        set { unshare(); fields.joinByRequest = newValue }
    }
    public var isSlowModeEnabled: Bool {
        get { fields.isSlowModeEnabled }
        set { unshare(); fields.isSlowModeEnabled = newValue }
    }
    public var isChannel: Bool {
        get { fields.isChannel }
        set { unshare(); fields.isChannel = newValue }
    }
    public var isBroadcastGroup: Bool {
        get { fields.isBroadcastGroup }
        set { unshare(); fields.isBroadcastGroup = newValue }
    }
    public var isForum: Bool {
        get { fields.isForum }
        set { unshare(); fields.isForum = newValue }
    }
    public var isDirectMessagesGroup: Bool {
        get { fields.isDirectMessagesGroup }
        set { unshare(); fields.isDirectMessagesGroup = newValue }
    }
    public var isAdministeredDirectMessagesGroup: Bool {
        get { fields.isAdministeredDirectMessagesGroup }
        set { unshare(); fields.isAdministeredDirectMessagesGroup = newValue }
    }
    /// May be absent.
    public var verificationStatus: VerificationStatus? {
        get { fields.verificationStatus }
        set { unshare(); fields.verificationStatus = newValue }
    }
    public var hasDirectMessagesGroup: Bool {
        get { fields.hasDirectMessagesGroup }
        set { unshare(); fields.hasDirectMessagesGroup = newValue }
    }
    public var hasForumTabs: Bool {
        get { fields.hasForumTabs }
        set { unshare(); fields.hasForumTabs = newValue }
    }
    /// May be absent.
    public var restrictionInfo: RestrictionInfo? {
        get { fields.restrictionInfo }
        set { unshare(); fields.restrictionInfo = newValue }
    }
    public var paidMessageStarCount: Int64 {
        get { fields.paidMessageStarCount }
        set { unshare(); fields.paidMessageStarCount = newValue }
    }
    /// May be absent.
    public var activeStoryState: ActiveStoryState? {
        get { fields.activeStoryState }
        set { unshare(); fields.activeStoryState = newValue }
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
        fields = Fields(
        id,
        usernames,
        date,
        status,
        memberCount,
        boostLevel,
        hasAutomaticTranslation,
        hasLinkedChat,
        hasLocation,
        signMessages,
        showMessageSender,
        joinToSendMessages,
        joinByRequest,
        isSlowModeEnabled,
        isChannel,
        isBroadcastGroup,
        isForum,
        isDirectMessagesGroup,
        isAdministeredDirectMessagesGroup,
        verificationStatus,
        hasDirectMessagesGroup,
        hasForumTabs,
        restrictionInfo,
        paidMessageStarCount,
        activeStoryState
    )
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"supergroup""#)
        wire.int53(#","id":"#, fields.id)
        wire.object(#","usernames":"#, fields.usernames)
        wire.int32(#","date":"#, fields.date)
        wire.object(#","status":"#, fields.status)
        wire.int32(#","member_count":"#, fields.memberCount)
        wire.int32(#","boost_level":"#, fields.boostLevel)
        wire.bool(#","has_automatic_translation":"#, fields.hasAutomaticTranslation)
        wire.bool(#","has_linked_chat":"#, fields.hasLinkedChat)
        wire.bool(#","has_location":"#, fields.hasLocation)
        wire.bool(#","sign_messages":"#, fields.signMessages)
        wire.bool(#","show_message_sender":"#, fields.showMessageSender)
        wire.bool(#","join_to_send_messages":"#, fields.joinToSendMessages)
        wire.bool(#","join_by_request":"#, fields.joinByRequest)
        wire.bool(#","is_slow_mode_enabled":"#, fields.isSlowModeEnabled)
        wire.bool(#","is_channel":"#, fields.isChannel)
        wire.bool(#","is_broadcast_group":"#, fields.isBroadcastGroup)
        wire.bool(#","is_forum":"#, fields.isForum)
        wire.bool(#","is_direct_messages_group":"#, fields.isDirectMessagesGroup)
        wire.bool(#","is_administered_direct_messages_group":"#, fields.isAdministeredDirectMessagesGroup)
        wire.object(#","verification_status":"#, fields.verificationStatus)
        wire.bool(#","has_direct_messages_group":"#, fields.hasDirectMessagesGroup)
        wire.bool(#","has_forum_tabs":"#, fields.hasForumTabs)
        wire.object(#","restriction_info":"#, fields.restrictionInfo)
        wire.int53(#","paid_message_star_count":"#, fields.paidMessageStarCount)
        wire.object(#","active_story_state":"#, fields.activeStoryState)
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
        guard !wire.failed, let status = wire.required(consume status) else { wire.missing("status"); return nil }
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
    // Changed only while one struct alone refers to it: hence safe to share, although the compiler can't see it.
    private final class Fields: @unchecked Sendable {
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
        init(
            _ photo: ChatPhoto?,
            _ communityID: Int64,
            _ descriptionText: String,
            _ memberCount: Int32,
            _ administratorCount: Int32,
            _ restrictedCount: Int32,
            _ bannedCount: Int32,
            _ linkedChatID: Int64,
            _ directMessagesChatID: Int64,
            _ slowModeDelay: Int32,
            _ slowModeDelayExpiresIn: Double,
            _ canEnablePaidMessages: Bool,
            _ canEnablePaidReaction: Bool,
            _ canGetMembers: Bool,
            _ hasHiddenMembers: Bool,
            _ canHideMembers: Bool,
            _ canSetStickerSet: Bool,
            _ canSetLocation: Bool,
            _ canGetStatistics: Bool,
            _ canGetRevenueStatistics: Bool,
            _ canGetStarRevenueStatistics: Bool,
            _ canSendGift: Bool,
            _ canToggleAggressiveAntiSpam: Bool,
            _ isAllHistoryAvailable: Bool,
            _ canHaveSponsoredMessages: Bool,
            _ hasAggressiveAntiSpamEnabled: Bool,
            _ hasPaidMediaAllowed: Bool,
            _ hasPinnedStories: Bool,
            _ giftCount: Int32,
            _ myBoostCount: Int32,
            _ unrestrictBoostCount: Int32,
            _ outgoingPaidMessageStarCount: Int64,
            _ stickerSetID: Int64,
            _ customEmojiStickerSetID: Int64,
            _ location: ChatLocation?,
            _ inviteLink: ChatInviteLink?,
            _ guardBotUserID: Int64,
            _ botCommands: [BotCommands],
            _ botVerification: BotVerification?,
            _ mainProfileTab: ProfileTab?,
            _ upgradedFromBasicGroupID: Int64,
            _ upgradedFromMaxMessageID: Int64
        ) {
            self.photo = photo
            self.communityID = communityID
            self.descriptionText = descriptionText
            self.memberCount = memberCount
            self.administratorCount = administratorCount
            self.restrictedCount = restrictedCount
            self.bannedCount = bannedCount
            self.linkedChatID = linkedChatID
            self.directMessagesChatID = directMessagesChatID
            self.slowModeDelay = slowModeDelay
            self.slowModeDelayExpiresIn = slowModeDelayExpiresIn
            self.canEnablePaidMessages = canEnablePaidMessages
            self.canEnablePaidReaction = canEnablePaidReaction
            self.canGetMembers = canGetMembers
            self.hasHiddenMembers = hasHiddenMembers
            self.canHideMembers = canHideMembers
            self.canSetStickerSet = canSetStickerSet
            self.canSetLocation = canSetLocation
            self.canGetStatistics = canGetStatistics
            self.canGetRevenueStatistics = canGetRevenueStatistics
            self.canGetStarRevenueStatistics = canGetStarRevenueStatistics
            self.canSendGift = canSendGift
            self.canToggleAggressiveAntiSpam = canToggleAggressiveAntiSpam
            self.isAllHistoryAvailable = isAllHistoryAvailable
            self.canHaveSponsoredMessages = canHaveSponsoredMessages
            self.hasAggressiveAntiSpamEnabled = hasAggressiveAntiSpamEnabled
            self.hasPaidMediaAllowed = hasPaidMediaAllowed
            self.hasPinnedStories = hasPinnedStories
            self.giftCount = giftCount
            self.myBoostCount = myBoostCount
            self.unrestrictBoostCount = unrestrictBoostCount
            self.outgoingPaidMessageStarCount = outgoingPaidMessageStarCount
            self.stickerSetID = stickerSetID
            self.customEmojiStickerSetID = customEmojiStickerSetID
            self.location = location
            self.inviteLink = inviteLink
            self.guardBotUserID = guardBotUserID
            self.botCommands = botCommands
            self.botVerification = botVerification
            self.mainProfileTab = mainProfileTab
            self.upgradedFromBasicGroupID = upgradedFromBasicGroupID
            self.upgradedFromMaxMessageID = upgradedFromMaxMessageID
        }
        func copy() -> Fields { Fields(
            photo,
            communityID,
            descriptionText,
            memberCount,
            administratorCount,
            restrictedCount,
            bannedCount,
            linkedChatID,
            directMessagesChatID,
            slowModeDelay,
            slowModeDelayExpiresIn,
            canEnablePaidMessages,
            canEnablePaidReaction,
            canGetMembers,
            hasHiddenMembers,
            canHideMembers,
            canSetStickerSet,
            canSetLocation,
            canGetStatistics,
            canGetRevenueStatistics,
            canGetStarRevenueStatistics,
            canSendGift,
            canToggleAggressiveAntiSpam,
            isAllHistoryAvailable,
            canHaveSponsoredMessages,
            hasAggressiveAntiSpamEnabled,
            hasPaidMediaAllowed,
            hasPinnedStories,
            giftCount,
            myBoostCount,
            unrestrictBoostCount,
            outgoingPaidMessageStarCount,
            stickerSetID,
            customEmojiStickerSetID,
            location,
            inviteLink,
            guardBotUserID,
            botCommands,
            botVerification,
            mainProfileTab,
            upgradedFromBasicGroupID,
            upgradedFromMaxMessageID
        ) }
    }
    private var fields: Fields
    private mutating func unshare() {
        if !isKnownUniquelyReferenced(&fields) { fields = fields.copy() }
    }
    /// May be absent.
    public var photo: ChatPhoto? {
        get { fields.photo }
        set { unshare(); fields.photo = newValue }
    }
    public var communityID: Int64 {
        get { fields.communityID }
        set { unshare(); fields.communityID = newValue }
    }
    public var descriptionText: String {
        get { fields.descriptionText }
        set { unshare(); fields.descriptionText = newValue }
    }
    public var memberCount: Int32 {
        get { fields.memberCount }
        set { unshare(); fields.memberCount = newValue }
    }
    public var administratorCount: Int32 {
        get { fields.administratorCount }
        set { unshare(); fields.administratorCount = newValue }
    }
    public var restrictedCount: Int32 {
        get { fields.restrictedCount }
        set { unshare(); fields.restrictedCount = newValue }
    }
    public var bannedCount: Int32 {
        get { fields.bannedCount }
        set { unshare(); fields.bannedCount = newValue }
    }
    public var linkedChatID: Int64 {
        get { fields.linkedChatID }
        set { unshare(); fields.linkedChatID = newValue }
    }
    public var directMessagesChatID: Int64 {
        get { fields.directMessagesChatID }
        set { unshare(); fields.directMessagesChatID = newValue }
    }
    public var slowModeDelay: Int32 {
        get { fields.slowModeDelay }
        set { unshare(); fields.slowModeDelay = newValue }
    }
    public var slowModeDelayExpiresIn: Double {
        get { fields.slowModeDelayExpiresIn }
        set { unshare(); fields.slowModeDelayExpiresIn = newValue }
    }
    public var canEnablePaidMessages: Bool {
        get { fields.canEnablePaidMessages }
        set { unshare(); fields.canEnablePaidMessages = newValue }
    }
    public var canEnablePaidReaction: Bool {
        get { fields.canEnablePaidReaction }
        set { unshare(); fields.canEnablePaidReaction = newValue }
    }
    public var canGetMembers: Bool {
        get { fields.canGetMembers }
        set { unshare(); fields.canGetMembers = newValue }
    }
    public var hasHiddenMembers: Bool {
        get { fields.hasHiddenMembers }
        set { unshare(); fields.hasHiddenMembers = newValue }
    }
    public var canHideMembers: Bool {
        get { fields.canHideMembers }
        set { unshare(); fields.canHideMembers = newValue }
    }
    public var canSetStickerSet: Bool {
        get { fields.canSetStickerSet }
        set { unshare(); fields.canSetStickerSet = newValue }
    }
    public var canSetLocation: Bool {
        get { fields.canSetLocation }
        set { unshare(); fields.canSetLocation = newValue }
    }
    public var canGetStatistics: Bool {
        get { fields.canGetStatistics }
        set { unshare(); fields.canGetStatistics = newValue }
    }
    public var canGetRevenueStatistics: Bool {
        get { fields.canGetRevenueStatistics }
        set { unshare(); fields.canGetRevenueStatistics = newValue }
    }
    public var canGetStarRevenueStatistics: Bool {
        get { fields.canGetStarRevenueStatistics }
        set { unshare(); fields.canGetStarRevenueStatistics = newValue }
    }
    public var canSendGift: Bool {
        get { fields.canSendGift }
        set { unshare(); fields.canSendGift = newValue }
    }
    public var canToggleAggressiveAntiSpam: Bool {
        get { fields.canToggleAggressiveAntiSpam }
        set { unshare(); fields.canToggleAggressiveAntiSpam = newValue }
    }
    public var isAllHistoryAvailable: Bool {
        get { fields.isAllHistoryAvailable }
        set { unshare(); fields.isAllHistoryAvailable = newValue }
    }
    public var canHaveSponsoredMessages: Bool {
        get { fields.canHaveSponsoredMessages }
        set { unshare(); fields.canHaveSponsoredMessages = newValue }
    }
    public var hasAggressiveAntiSpamEnabled: Bool {
        get { fields.hasAggressiveAntiSpamEnabled }
        set { unshare(); fields.hasAggressiveAntiSpamEnabled = newValue }
    }
    public var hasPaidMediaAllowed: Bool {
        get { fields.hasPaidMediaAllowed }
        set { unshare(); fields.hasPaidMediaAllowed = newValue }
    }
    public var hasPinnedStories: Bool {
        get { fields.hasPinnedStories }
        set { unshare(); fields.hasPinnedStories = newValue }
    }
    public var giftCount: Int32 {
        get { fields.giftCount }
        set { unshare(); fields.giftCount = newValue }
    }
    public var myBoostCount: Int32 {
        get { fields.myBoostCount }
        set { unshare(); fields.myBoostCount = newValue }
    }
    public var unrestrictBoostCount: Int32 {
        get { fields.unrestrictBoostCount }
        set { unshare(); fields.unrestrictBoostCount = newValue }
    }
    public var outgoingPaidMessageStarCount: Int64 {
        get { fields.outgoingPaidMessageStarCount }
        set { unshare(); fields.outgoingPaidMessageStarCount = newValue }
    }
    public var stickerSetID: Int64 {
        get { fields.stickerSetID }
        set { unshare(); fields.stickerSetID = newValue }
    }
    public var customEmojiStickerSetID: Int64 {
        get { fields.customEmojiStickerSetID }
        set { unshare(); fields.customEmojiStickerSetID = newValue }
    }
    /// May be absent.
    public var location: ChatLocation? {
        get { fields.location }
        set { unshare(); fields.location = newValue }
    }
    /// May be absent.
    public var inviteLink: ChatInviteLink? {
        get { fields.inviteLink }
        set { unshare(); fields.inviteLink = newValue }
    }
    public var guardBotUserID: Int64 {
        get { fields.guardBotUserID }
        set { unshare(); fields.guardBotUserID = newValue }
    }
    public var botCommands: [BotCommands] {
        get { fields.botCommands }
        set { unshare(); fields.botCommands = newValue }
    }
    /// May be absent.
    public var botVerification: BotVerification? {
        get { fields.botVerification }
        set { unshare(); fields.botVerification = newValue }
    }
    /// May be absent.
    public var mainProfileTab: ProfileTab? {
        get { fields.mainProfileTab }
        set { unshare(); fields.mainProfileTab = newValue }
    }
    public var upgradedFromBasicGroupID: Int64 {
        get { fields.upgradedFromBasicGroupID }
        set { unshare(); fields.upgradedFromBasicGroupID = newValue }
    }
    public var upgradedFromMaxMessageID: Int64 {
        get { fields.upgradedFromMaxMessageID }
        set { unshare(); fields.upgradedFromMaxMessageID = newValue }
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
        fields = Fields(
        photo,
        communityID,
        descriptionText,
        memberCount,
        administratorCount,
        restrictedCount,
        bannedCount,
        linkedChatID,
        directMessagesChatID,
        slowModeDelay,
        slowModeDelayExpiresIn,
        canEnablePaidMessages,
        canEnablePaidReaction,
        canGetMembers,
        hasHiddenMembers,
        canHideMembers,
        canSetStickerSet,
        canSetLocation,
        canGetStatistics,
        canGetRevenueStatistics,
        canGetStarRevenueStatistics,
        canSendGift,
        canToggleAggressiveAntiSpam,
        isAllHistoryAvailable,
        canHaveSponsoredMessages,
        hasAggressiveAntiSpamEnabled,
        hasPaidMediaAllowed,
        hasPinnedStories,
        giftCount,
        myBoostCount,
        unrestrictBoostCount,
        outgoingPaidMessageStarCount,
        stickerSetID,
        customEmojiStickerSetID,
        location,
        inviteLink,
        guardBotUserID,
        botCommands,
        botVerification,
        mainProfileTab,
        upgradedFromBasicGroupID,
        upgradedFromMaxMessageID
    )
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"supergroupFullInfo""#)
        wire.object(#","photo":"#, fields.photo)
        wire.int53(#","community_id":"#, fields.communityID)
        wire.string(#","description":"#, fields.descriptionText)
        wire.int32(#","member_count":"#, fields.memberCount)
        wire.int32(#","administrator_count":"#, fields.administratorCount)
        wire.int32(#","restricted_count":"#, fields.restrictedCount)
        wire.int32(#","banned_count":"#, fields.bannedCount)
        wire.int53(#","linked_chat_id":"#, fields.linkedChatID)
        wire.int53(#","direct_messages_chat_id":"#, fields.directMessagesChatID)
        wire.int32(#","slow_mode_delay":"#, fields.slowModeDelay)
        wire.double(#","slow_mode_delay_expires_in":"#, fields.slowModeDelayExpiresIn)
        wire.bool(#","can_enable_paid_messages":"#, fields.canEnablePaidMessages)
        wire.bool(#","can_enable_paid_reaction":"#, fields.canEnablePaidReaction)
        wire.bool(#","can_get_members":"#, fields.canGetMembers)
        wire.bool(#","has_hidden_members":"#, fields.hasHiddenMembers)
        wire.bool(#","can_hide_members":"#, fields.canHideMembers)
        wire.bool(#","can_set_sticker_set":"#, fields.canSetStickerSet)
        wire.bool(#","can_set_location":"#, fields.canSetLocation)
        wire.bool(#","can_get_statistics":"#, fields.canGetStatistics)
        wire.bool(#","can_get_revenue_statistics":"#, fields.canGetRevenueStatistics)
        wire.bool(#","can_get_star_revenue_statistics":"#, fields.canGetStarRevenueStatistics)
        wire.bool(#","can_send_gift":"#, fields.canSendGift)
        wire.bool(#","can_toggle_aggressive_anti_spam":"#, fields.canToggleAggressiveAntiSpam)
        wire.bool(#","is_all_history_available":"#, fields.isAllHistoryAvailable)
        wire.bool(#","can_have_sponsored_messages":"#, fields.canHaveSponsoredMessages)
        wire.bool(#","has_aggressive_anti_spam_enabled":"#, fields.hasAggressiveAntiSpamEnabled)
        wire.bool(#","has_paid_media_allowed":"#, fields.hasPaidMediaAllowed)
        wire.bool(#","has_pinned_stories":"#, fields.hasPinnedStories)
        wire.int32(#","gift_count":"#, fields.giftCount)
        wire.int32(#","my_boost_count":"#, fields.myBoostCount)
        wire.int32(#","unrestrict_boost_count":"#, fields.unrestrictBoostCount)
        wire.int53(#","outgoing_paid_message_star_count":"#, fields.outgoingPaidMessageStarCount)
        wire.int64(#","sticker_set_id":"#, fields.stickerSetID)
        wire.int64(#","custom_emoji_sticker_set_id":"#, fields.customEmojiStickerSetID)
        wire.object(#","location":"#, fields.location)
        wire.object(#","invite_link":"#, fields.inviteLink)
        wire.int53(#","guard_bot_user_id":"#, fields.guardBotUserID)
        wire.objects(#","bot_commands":"#, fields.botCommands)
        wire.object(#","bot_verification":"#, fields.botVerification)
        wire.object(#","main_profile_tab":"#, fields.mainProfileTab)
        wire.int53(#","upgraded_from_basic_group_id":"#, fields.upgradedFromBasicGroupID)
        wire.int53(#","upgraded_from_max_message_id":"#, fields.upgradedFromMaxMessageID)
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
        wire.int32(#","mute_for":"#, fields.muteFor)
        wire.int64(#","sound_id":"#, fields.soundID)
        wire.bool(#","show_preview":"#, fields.showPreview)
        wire.bool(#","use_default_mute_stories":"#, fields.useDefaultMuteStories)
        wire.bool(#","mute_stories":"#, fields.muteStories)
        wire.int64(#","story_sound_id":"#, fields.storySoundID)
        wire.bool(#","show_story_poster":"#, fields.showStoryPoster)
        wire.bool(#","disable_pinned_message_notifications":"#, fields.disablePinnedMessageNotifications)
        wire.bool(#","disable_mention_notifications":"#, fields.disableMentionNotifications)
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
