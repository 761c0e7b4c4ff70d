// Made by `tlgen generate` from the schema of TDLib 1.8.66
// (SHA-256 b8b6a863746fc580815c6d04e9e34728b654b15a12940087f06757b2097ce4c5). Don't edit.

/// `UserType`, one of 4 constructors.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1_user_type.html)
public enum UserType: TDDecodable, CustomStringConvertible, CustomReflectable {
    /// `userTypeRegular = UserType`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1user_type_regular.html)
    case regular
    /// `userTypeDeleted = UserType`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1user_type_deleted.html)
    case deleted
    case bot(UserTypeBot)
    /// `userTypeUnknown = UserType`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1user_type_unknown.html)
    case userTypeUnknown
    /// A constructor that this version of the schema does not know, as its name and its JSON.
    indirect case unknown(type: String, json: String)

    public func encode(into wire: inout WireWriter) {
        switch self {
        case .regular: wire.empty(#"{"@type":"userTypeRegular"}"#)
        case .deleted: wire.empty(#"{"@type":"userTypeDeleted"}"#)
        case .bot(let value): value.encode(into: &wire)
        case .userTypeUnknown: wire.empty(#"{"@type":"userTypeUnknown"}"#)
        case .unknown(_, let json): wire.unknown(json)
        }
    }

    public static func read(_ wire: inout WireReader) -> UserType? {
        switch wire.constructor(of: .userType) {
        case 0: if wire.close() { return .regular }  // userTypeRegular
        case 1: if wire.close() { return .deleted }  // userTypeDeleted
        case 2: if let value = UserTypeBot.body(&wire) { return .bot(value) }  // userTypeBot
        case 3: if wire.close() { return .userTypeUnknown }  // userTypeUnknown
        case WireReader.nothing: break
        default: if let (type, json) = wire.takeUnknown() { return .unknown(type: type, json: json) }
        }
        return nil
    }
}

/// `userTypeBot can_be_edited:Bool can_join_groups:Bool can_read_all_group_messages:Bool has_main_web_app:Bool has_topics:Bool allows_users_to_create_topics:Bool can_manage_bots:Bool is_inline:Bool inline_query_placeholder:string supports_guest_queries:Bool is_guard:Bool need_location:Bool can_connect_to_business:Bool can_be_added_to_attachment_menu:Bool active_user_count:int32 = UserType`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1user_type_bot.html)
public struct UserTypeBot: TDObject, CustomStringConvertible, CustomReflectable {
    private final class Fields: Sendable {
        let canBeEdited: Bool
        let canJoinGroups: Bool
        let canReadAllGroupMessages: Bool
        let hasMainWebApp: Bool
        let hasTopics: Bool
        let allowsUsersToCreateTopics: Bool
        let canManageBots: Bool
        let isInline: Bool
        let inlineQueryPlaceholder: String
        let supportsGuestQueries: Bool
        let isGuard: Bool
        let needLocation: Bool
        let canConnectToBusiness: Bool
        let canBeAddedToAttachmentMenu: Bool
        let activeUserCount: Int32
        init(
            _ canBeEdited: Bool,
            _ canJoinGroups: Bool,
            _ canReadAllGroupMessages: Bool,
            _ hasMainWebApp: Bool,
            _ hasTopics: Bool,
            _ allowsUsersToCreateTopics: Bool,
            _ canManageBots: Bool,
            _ isInline: Bool,
            _ inlineQueryPlaceholder: String,
            _ supportsGuestQueries: Bool,
            _ isGuard: Bool,
            _ needLocation: Bool,
            _ canConnectToBusiness: Bool,
            _ canBeAddedToAttachmentMenu: Bool,
            _ activeUserCount: Int32
        ) {
            self.canBeEdited = canBeEdited
            self.canJoinGroups = canJoinGroups
            self.canReadAllGroupMessages = canReadAllGroupMessages
            self.hasMainWebApp = hasMainWebApp
            self.hasTopics = hasTopics
            self.allowsUsersToCreateTopics = allowsUsersToCreateTopics
            self.canManageBots = canManageBots
            self.isInline = isInline
            self.inlineQueryPlaceholder = inlineQueryPlaceholder
            self.supportsGuestQueries = supportsGuestQueries
            self.isGuard = isGuard
            self.needLocation = needLocation
            self.canConnectToBusiness = canConnectToBusiness
            self.canBeAddedToAttachmentMenu = canBeAddedToAttachmentMenu
            self.activeUserCount = activeUserCount
        }
    }
    private let fields: Fields
    public var canBeEdited: Bool { fields.canBeEdited }
    public var canJoinGroups: Bool { fields.canJoinGroups }
    public var canReadAllGroupMessages: Bool { fields.canReadAllGroupMessages }
    public var hasMainWebApp: Bool { fields.hasMainWebApp }
    public var hasTopics: Bool { fields.hasTopics }
    public var allowsUsersToCreateTopics: Bool { fields.allowsUsersToCreateTopics }
    public var canManageBots: Bool { fields.canManageBots }
    public var isInline: Bool { fields.isInline }
    public var inlineQueryPlaceholder: String { fields.inlineQueryPlaceholder }
    public var supportsGuestQueries: Bool { fields.supportsGuestQueries }
    public var isGuard: Bool { fields.isGuard }
    public var needLocation: Bool { fields.needLocation }
    public var canConnectToBusiness: Bool { fields.canConnectToBusiness }
    public var canBeAddedToAttachmentMenu: Bool { fields.canBeAddedToAttachmentMenu }
    public var activeUserCount: Int32 { fields.activeUserCount }

    public init(
        canBeEdited: Bool,
        canJoinGroups: Bool,
        canReadAllGroupMessages: Bool,
        hasMainWebApp: Bool,
        hasTopics: Bool,
        allowsUsersToCreateTopics: Bool,
        canManageBots: Bool,
        isInline: Bool,
        inlineQueryPlaceholder: String,
        supportsGuestQueries: Bool,
        isGuard: Bool,
        needLocation: Bool,
        canConnectToBusiness: Bool,
        canBeAddedToAttachmentMenu: Bool,
        activeUserCount: Int32
    ) {
        fields = Fields(
        canBeEdited,
        canJoinGroups,
        canReadAllGroupMessages,
        hasMainWebApp,
        hasTopics,
        allowsUsersToCreateTopics,
        canManageBots,
        isInline,
        inlineQueryPlaceholder,
        supportsGuestQueries,
        isGuard,
        needLocation,
        canConnectToBusiness,
        canBeAddedToAttachmentMenu,
        activeUserCount
    )
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"userTypeBot""#)
        wire.bool(#","can_be_edited":"#, fields.canBeEdited)
        wire.bool(#","can_join_groups":"#, fields.canJoinGroups)
        wire.bool(#","can_read_all_group_messages":"#, fields.canReadAllGroupMessages)
        wire.bool(#","has_main_web_app":"#, fields.hasMainWebApp)
        wire.bool(#","has_topics":"#, fields.hasTopics)
        wire.bool(#","allows_users_to_create_topics":"#, fields.allowsUsersToCreateTopics)
        wire.bool(#","can_manage_bots":"#, fields.canManageBots)
        wire.bool(#","is_inline":"#, fields.isInline)
        wire.string(#","inline_query_placeholder":"#, fields.inlineQueryPlaceholder)
        wire.bool(#","supports_guest_queries":"#, fields.supportsGuestQueries)
        wire.bool(#","is_guard":"#, fields.isGuard)
        wire.bool(#","need_location":"#, fields.needLocation)
        wire.bool(#","can_connect_to_business":"#, fields.canConnectToBusiness)
        wire.bool(#","can_be_added_to_attachment_menu":"#, fields.canBeAddedToAttachmentMenu)
        wire.int32(#","active_user_count":"#, fields.activeUserCount)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> UserTypeBot? {
        var canBeEdited: Bool = false
        var canJoinGroups: Bool = false
        var canReadAllGroupMessages: Bool = false
        var hasMainWebApp: Bool = false
        var hasTopics: Bool = false
        var allowsUsersToCreateTopics: Bool = false
        var canManageBots: Bool = false
        var isInline: Bool = false
        var inlineQueryPlaceholder: String = ""
        var supportsGuestQueries: Bool = false
        var isGuard: Bool = false
        var needLocation: Bool = false
        var canConnectToBusiness: Bool = false
        var canBeAddedToAttachmentMenu: Bool = false
        var activeUserCount: Int32 = 0
        var mark = wire.cursor
        repeat {
            wire.bool(#","can_be_edited":"#, &canBeEdited)
            wire.bool(#","can_join_groups":"#, &canJoinGroups)
            wire.bool(#","can_read_all_group_messages":"#, &canReadAllGroupMessages)
            wire.bool(#","has_main_web_app":"#, &hasMainWebApp)
            wire.bool(#","has_topics":"#, &hasTopics)
            wire.bool(#","allows_users_to_create_topics":"#, &allowsUsersToCreateTopics)
            wire.bool(#","can_manage_bots":"#, &canManageBots)
            wire.bool(#","is_inline":"#, &isInline)
            wire.string(#","inline_query_placeholder":"#, &inlineQueryPlaceholder)
            wire.bool(#","supports_guest_queries":"#, &supportsGuestQueries)
            wire.bool(#","is_guard":"#, &isGuard)
            wire.bool(#","need_location":"#, &needLocation)
            wire.bool(#","can_connect_to_business":"#, &canConnectToBusiness)
            wire.bool(#","can_be_added_to_attachment_menu":"#, &canBeAddedToAttachmentMenu)
            wire.int32(#","active_user_count":"#, &activeUserCount)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return UserTypeBot(
            canBeEdited: canBeEdited,
            canJoinGroups: canJoinGroups,
            canReadAllGroupMessages: canReadAllGroupMessages,
            hasMainWebApp: hasMainWebApp,
            hasTopics: hasTopics,
            allowsUsersToCreateTopics: allowsUsersToCreateTopics,
            canManageBots: canManageBots,
            isInline: isInline,
            inlineQueryPlaceholder: inlineQueryPlaceholder,
            supportsGuestQueries: supportsGuestQueries,
            isGuard: isGuard,
            needLocation: needLocation,
            canConnectToBusiness: canConnectToBusiness,
            canBeAddedToAttachmentMenu: canBeAddedToAttachmentMenu,
            activeUserCount: activeUserCount
        )
    }
}

/// `userAuctionBid star_count:int53 bid_date:int32 next_bid_star_count:int53 owner_id:MessageSender was_returned:Bool = UserAuctionBid`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1user_auction_bid.html)
public struct UserAuctionBid: TDDecodable, CustomStringConvertible {
    public let starCount: Int64
    /// Unix time in seconds.
    public let bidDate: Int32
    public let nextBidStarCount: Int64
    public let ownerID: MessageSender
    public let wasReturned: Bool

    public init(starCount: Int64, bidDate: Int32, nextBidStarCount: Int64, ownerID: MessageSender, wasReturned: Bool) {
        self.starCount = starCount
        self.bidDate = bidDate
        self.nextBidStarCount = nextBidStarCount
        self.ownerID = ownerID
        self.wasReturned = wasReturned
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"userAuctionBid""#)
        wire.int53(#","star_count":"#, self.starCount)
        wire.int32(#","bid_date":"#, self.bidDate)
        wire.int53(#","next_bid_star_count":"#, self.nextBidStarCount)
        wire.object(#","owner_id":"#, self.ownerID)
        wire.bool(#","was_returned":"#, self.wasReturned)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> UserAuctionBid? {
        wire.open(#"{"@type":"userAuctionBid""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> UserAuctionBid? {
        var starCount: Int64 = 0
        var bidDate: Int32 = 0
        var nextBidStarCount: Int64 = 0
        var ownerID: MessageSender? = nil
        var wasReturned: Bool = false
        var mark = wire.cursor
        repeat {
            wire.int53(#","star_count":"#, &starCount)
            wire.int32(#","bid_date":"#, &bidDate)
            wire.int53(#","next_bid_star_count":"#, &nextBidStarCount)
            wire.object(#","owner_id":"#, &ownerID)
            wire.bool(#","was_returned":"#, &wasReturned)
        } while wire.more(&mark)
        guard !wire.failed, let ownerID = wire.required(consume ownerID) else { wire.missing("owner_id"); return nil }
        return UserAuctionBid(
            starCount: starCount,
            bidDate: bidDate,
            nextBidStarCount: nextBidStarCount,
            ownerID: ownerID,
            wasReturned: wasReturned
        )
    }
}

/// `userRating level:int32 is_maximum_level_reached:Bool rating:int53 current_level_rating:int53 next_level_rating:int53 = UserRating`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1user_rating.html)
public struct UserRating: TDDecodable, CustomStringConvertible {
    public let level: Int32
    public let isMaximumLevelReached: Bool
    public let rating: Int64
    public let currentLevelRating: Int64
    public let nextLevelRating: Int64

    public init(
        level: Int32,
        isMaximumLevelReached: Bool,
        rating: Int64,
        currentLevelRating: Int64,
        nextLevelRating: Int64
    ) {
        self.level = level
        self.isMaximumLevelReached = isMaximumLevelReached
        self.rating = rating
        self.currentLevelRating = currentLevelRating
        self.nextLevelRating = nextLevelRating
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"userRating""#)
        wire.int32(#","level":"#, self.level)
        wire.bool(#","is_maximum_level_reached":"#, self.isMaximumLevelReached)
        wire.int53(#","rating":"#, self.rating)
        wire.int53(#","current_level_rating":"#, self.currentLevelRating)
        wire.int53(#","next_level_rating":"#, self.nextLevelRating)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> UserRating? {
        wire.open(#"{"@type":"userRating""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> UserRating? {
        var level: Int32 = 0
        var isMaximumLevelReached: Bool = false
        var rating: Int64 = 0
        var currentLevelRating: Int64 = 0
        var nextLevelRating: Int64 = 0
        var mark = wire.cursor
        repeat {
            wire.int32(#","level":"#, &level)
            wire.bool(#","is_maximum_level_reached":"#, &isMaximumLevelReached)
            wire.int53(#","rating":"#, &rating)
            wire.int53(#","current_level_rating":"#, &currentLevelRating)
            wire.int53(#","next_level_rating":"#, &nextLevelRating)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return UserRating(
            level: level,
            isMaximumLevelReached: isMaximumLevelReached,
            rating: rating,
            currentLevelRating: currentLevelRating,
            nextLevelRating: nextLevelRating
        )
    }
}

/// `user id:int53 first_name:string last_name:string usernames:usernames phone_number:string status:UserStatus profile_photo:profilePhoto accent_color_id:int32 background_custom_emoji_id:int64 upgraded_gift_colors:upgradedGiftColors profile_accent_color_id:int32 profile_background_custom_emoji_id:int64 emoji_status:emojiStatus is_contact:Bool is_mutual_contact:Bool is_close_friend:Bool verification_status:verificationStatus is_premium:Bool is_support:Bool restriction_info:restrictionInfo active_story_state:ActiveStoryState restricts_new_chats:Bool paid_message_star_count:int53 have_access:Bool type:UserType language_code:string added_to_attachment_menu:Bool = User`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1user.html)
public struct User: TDDecodable, CustomStringConvertible, CustomReflectable {
    // Changed only while one struct alone refers to it: hence safe to share, although the compiler can't see it.
    private final class Fields: @unchecked Sendable {
        var id: Int64
        var firstName: String
        var lastName: String
        var usernames: Usernames?
        var phoneNumber: String
        var status: UserStatus
        var profilePhoto: ProfilePhoto?
        var accentColorID: Int32
        var backgroundCustomEmojiID: Int64
        var upgradedGiftColors: UpgradedGiftColors?
        var profileAccentColorID: Int32
        var profileBackgroundCustomEmojiID: Int64
        var emojiStatus: EmojiStatus?
        var isContact: Bool
        var isMutualContact: Bool
        var isCloseFriend: Bool
        var verificationStatus: VerificationStatus?
        var isPremium: Bool
        var isSupport: Bool
        var restrictionInfo: RestrictionInfo?
        var activeStoryState: ActiveStoryState?
        var restrictsNewChats: Bool
        var paidMessageStarCount: Int64
        var haveAccess: Bool
        var type: UserType
        var languageCode: String
        var addedToAttachmentMenu: Bool
        init(
            _ id: Int64,
            _ firstName: String,
            _ lastName: String,
            _ usernames: Usernames?,
            _ phoneNumber: String,
            _ status: UserStatus,
            _ profilePhoto: ProfilePhoto?,
            _ accentColorID: Int32,
            _ backgroundCustomEmojiID: Int64,
            _ upgradedGiftColors: UpgradedGiftColors?,
            _ profileAccentColorID: Int32,
            _ profileBackgroundCustomEmojiID: Int64,
            _ emojiStatus: EmojiStatus?,
            _ isContact: Bool,
            _ isMutualContact: Bool,
            _ isCloseFriend: Bool,
            _ verificationStatus: VerificationStatus?,
            _ isPremium: Bool,
            _ isSupport: Bool,
            _ restrictionInfo: RestrictionInfo?,
            _ activeStoryState: ActiveStoryState?,
            _ restrictsNewChats: Bool,
            _ paidMessageStarCount: Int64,
            _ haveAccess: Bool,
            _ type: UserType,
            _ languageCode: String,
            _ addedToAttachmentMenu: Bool
        ) {
            self.id = id
            self.firstName = firstName
            self.lastName = lastName
            self.usernames = usernames
            self.phoneNumber = phoneNumber
            self.status = status
            self.profilePhoto = profilePhoto
            self.accentColorID = accentColorID
            self.backgroundCustomEmojiID = backgroundCustomEmojiID
            self.upgradedGiftColors = upgradedGiftColors
            self.profileAccentColorID = profileAccentColorID
            self.profileBackgroundCustomEmojiID = profileBackgroundCustomEmojiID
            self.emojiStatus = emojiStatus
            self.isContact = isContact
            self.isMutualContact = isMutualContact
            self.isCloseFriend = isCloseFriend
            self.verificationStatus = verificationStatus
            self.isPremium = isPremium
            self.isSupport = isSupport
            self.restrictionInfo = restrictionInfo
            self.activeStoryState = activeStoryState
            self.restrictsNewChats = restrictsNewChats
            self.paidMessageStarCount = paidMessageStarCount
            self.haveAccess = haveAccess
            self.type = type
            self.languageCode = languageCode
            self.addedToAttachmentMenu = addedToAttachmentMenu
        }
        func copy() -> Fields { Fields(
            id,
            firstName,
            lastName,
            usernames,
            phoneNumber,
            status,
            profilePhoto,
            accentColorID,
            backgroundCustomEmojiID,
            upgradedGiftColors,
            profileAccentColorID,
            profileBackgroundCustomEmojiID,
            emojiStatus,
            isContact,
            isMutualContact,
            isCloseFriend,
            verificationStatus,
            isPremium,
            isSupport,
            restrictionInfo,
            activeStoryState,
            restrictsNewChats,
            paidMessageStarCount,
            haveAccess,
            type,
            languageCode,
            addedToAttachmentMenu
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
    public var firstName: String {
        get { fields.firstName }
        set { unshare(); fields.firstName = newValue }
    }
    public var lastName: String {
        get { fields.lastName }
        set { unshare(); fields.lastName = newValue }
    }
    /// May be absent.
    public var usernames: Usernames? {
        get { fields.usernames }
        set { unshare(); fields.usernames = newValue }
    }
    public var phoneNumber: String {
        get { fields.phoneNumber }
        set { unshare(); fields.phoneNumber = newValue }
    }
    public var status: UserStatus {
        get { fields.status }
        set { unshare(); fields.status = newValue }
    }
    /// May be absent.
    public var profilePhoto: ProfilePhoto? {
        get { fields.profilePhoto }
        set { unshare(); fields.profilePhoto = newValue }
    }
    public var accentColorID: Int32 {
        get { fields.accentColorID }
        set { unshare(); fields.accentColorID = newValue }
    }
    public var backgroundCustomEmojiID: Int64 {
        get { fields.backgroundCustomEmojiID }
        set { unshare(); fields.backgroundCustomEmojiID = newValue }
    }
    /// May be absent.
    public var upgradedGiftColors: UpgradedGiftColors? {
        get { fields.upgradedGiftColors }
        set { unshare(); fields.upgradedGiftColors = newValue }
    }
    public var profileAccentColorID: Int32 {
        get { fields.profileAccentColorID }
        set { unshare(); fields.profileAccentColorID = newValue }
    }
    public var profileBackgroundCustomEmojiID: Int64 {
        get { fields.profileBackgroundCustomEmojiID }
        set { unshare(); fields.profileBackgroundCustomEmojiID = newValue }
    }
    /// May be absent.
    public var emojiStatus: EmojiStatus? {
        get { fields.emojiStatus }
        set { unshare(); fields.emojiStatus = newValue }
    }
    public var isContact: Bool {
        get { fields.isContact }
        set { unshare(); fields.isContact = newValue }
    }
    public var isMutualContact: Bool {
        get { fields.isMutualContact }
        set { unshare(); fields.isMutualContact = newValue }
    }
    public var isCloseFriend: Bool {
        get { fields.isCloseFriend }
        set { unshare(); fields.isCloseFriend = newValue }
    }
    /// May be absent.
    public var verificationStatus: VerificationStatus? {
        get { fields.verificationStatus }
        set { unshare(); fields.verificationStatus = newValue }
    }
    public var isPremium: Bool {
        get { fields.isPremium }
        set { unshare(); fields.isPremium = newValue }
    }
    public var isSupport: Bool {
        get { fields.isSupport }
        set { unshare(); fields.isSupport = newValue }
    }
    /// May be absent.
    public var restrictionInfo: RestrictionInfo? {
        get { fields.restrictionInfo }
        set { unshare(); fields.restrictionInfo = newValue }
    }
    /// May be absent.
    public var activeStoryState: ActiveStoryState? {
        get { fields.activeStoryState }
        set { unshare(); fields.activeStoryState = newValue }
    }
    public var restrictsNewChats: Bool {
        get { fields.restrictsNewChats }
        set { unshare(); fields.restrictsNewChats = newValue }
    }
    public var paidMessageStarCount: Int64 {
        get { fields.paidMessageStarCount }
        set { unshare(); fields.paidMessageStarCount = newValue }
    }
    public var haveAccess: Bool {
        get { fields.haveAccess }
        set { unshare(); fields.haveAccess = newValue }
    }
    public var type: UserType {
        get { fields.type }
        set { unshare(); fields.type = newValue }
    }
    public var languageCode: String {
        get { fields.languageCode }
        set { unshare(); fields.languageCode = newValue }
    }
    public var addedToAttachmentMenu: Bool {
        get { fields.addedToAttachmentMenu }
        set { unshare(); fields.addedToAttachmentMenu = newValue }
    }

    public init(
        id: Int64,
        firstName: String,
        lastName: String,
        usernames: Usernames? = nil,
        phoneNumber: String,
        status: UserStatus,
        profilePhoto: ProfilePhoto? = nil,
        accentColorID: Int32,
        backgroundCustomEmojiID: Int64,
        upgradedGiftColors: UpgradedGiftColors? = nil,
        profileAccentColorID: Int32,
        profileBackgroundCustomEmojiID: Int64,
        emojiStatus: EmojiStatus? = nil,
        isContact: Bool,
        isMutualContact: Bool,
        isCloseFriend: Bool,
        verificationStatus: VerificationStatus? = nil,
        isPremium: Bool,
        isSupport: Bool,
        restrictionInfo: RestrictionInfo? = nil,
        activeStoryState: ActiveStoryState? = nil,
        restrictsNewChats: Bool,
        paidMessageStarCount: Int64,
        haveAccess: Bool,
        type: UserType,
        languageCode: String,
        addedToAttachmentMenu: Bool
    ) {
        fields = Fields(
        id,
        firstName,
        lastName,
        usernames,
        phoneNumber,
        status,
        profilePhoto,
        accentColorID,
        backgroundCustomEmojiID,
        upgradedGiftColors,
        profileAccentColorID,
        profileBackgroundCustomEmojiID,
        emojiStatus,
        isContact,
        isMutualContact,
        isCloseFriend,
        verificationStatus,
        isPremium,
        isSupport,
        restrictionInfo,
        activeStoryState,
        restrictsNewChats,
        paidMessageStarCount,
        haveAccess,
        type,
        languageCode,
        addedToAttachmentMenu
    )
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"user""#)
        wire.int53(#","id":"#, fields.id)
        wire.string(#","first_name":"#, fields.firstName)
        wire.string(#","last_name":"#, fields.lastName)
        wire.object(#","usernames":"#, fields.usernames)
        wire.string(#","phone_number":"#, fields.phoneNumber)
        wire.object(#","status":"#, fields.status)
        wire.object(#","profile_photo":"#, fields.profilePhoto)
        wire.int32(#","accent_color_id":"#, fields.accentColorID)
        wire.int64(#","background_custom_emoji_id":"#, fields.backgroundCustomEmojiID)
        wire.object(#","upgraded_gift_colors":"#, fields.upgradedGiftColors)
        wire.int32(#","profile_accent_color_id":"#, fields.profileAccentColorID)
        wire.int64(#","profile_background_custom_emoji_id":"#, fields.profileBackgroundCustomEmojiID)
        wire.object(#","emoji_status":"#, fields.emojiStatus)
        wire.bool(#","is_contact":"#, fields.isContact)
        wire.bool(#","is_mutual_contact":"#, fields.isMutualContact)
        wire.bool(#","is_close_friend":"#, fields.isCloseFriend)
        wire.object(#","verification_status":"#, fields.verificationStatus)
        wire.bool(#","is_premium":"#, fields.isPremium)
        wire.bool(#","is_support":"#, fields.isSupport)
        wire.object(#","restriction_info":"#, fields.restrictionInfo)
        wire.object(#","active_story_state":"#, fields.activeStoryState)
        wire.bool(#","restricts_new_chats":"#, fields.restrictsNewChats)
        wire.int53(#","paid_message_star_count":"#, fields.paidMessageStarCount)
        wire.bool(#","have_access":"#, fields.haveAccess)
        wire.object(#","type":"#, fields.type)
        wire.string(#","language_code":"#, fields.languageCode)
        wire.bool(#","added_to_attachment_menu":"#, fields.addedToAttachmentMenu)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> User? {
        wire.open(#"{"@type":"user""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> User? {
        var id: Int64 = 0
        var firstName: String = ""
        var lastName: String = ""
        var usernames: Usernames? = nil
        var phoneNumber: String = ""
        var status: UserStatus? = nil
        var profilePhoto: ProfilePhoto? = nil
        var accentColorID: Int32 = 0
        var backgroundCustomEmojiID: Int64 = 0
        var upgradedGiftColors: UpgradedGiftColors? = nil
        var profileAccentColorID: Int32 = 0
        var profileBackgroundCustomEmojiID: Int64 = 0
        var emojiStatus: EmojiStatus? = nil
        var isContact: Bool = false
        var isMutualContact: Bool = false
        var isCloseFriend: Bool = false
        var verificationStatus: VerificationStatus? = nil
        var isPremium: Bool = false
        var isSupport: Bool = false
        var restrictionInfo: RestrictionInfo? = nil
        var activeStoryState: ActiveStoryState? = nil
        var restrictsNewChats: Bool = false
        var paidMessageStarCount: Int64 = 0
        var haveAccess: Bool = false
        var type: UserType? = nil
        var languageCode: String = ""
        var addedToAttachmentMenu: Bool = false
        var mark = wire.cursor
        repeat {
            wire.int53(#","id":"#, &id)
            wire.string(#","first_name":"#, &firstName)
            wire.string(#","last_name":"#, &lastName)
            wire.object(#","usernames":"#, &usernames)
            wire.string(#","phone_number":"#, &phoneNumber)
            wire.object(#","status":"#, &status)
            wire.object(#","profile_photo":"#, &profilePhoto)
            wire.int32(#","accent_color_id":"#, &accentColorID)
            wire.int64(#","background_custom_emoji_id":"#, &backgroundCustomEmojiID)
            wire.object(#","upgraded_gift_colors":"#, &upgradedGiftColors)
            wire.int32(#","profile_accent_color_id":"#, &profileAccentColorID)
            wire.int64(#","profile_background_custom_emoji_id":"#, &profileBackgroundCustomEmojiID)
            wire.object(#","emoji_status":"#, &emojiStatus)
            wire.bool(#","is_contact":"#, &isContact)
            wire.bool(#","is_mutual_contact":"#, &isMutualContact)
            wire.bool(#","is_close_friend":"#, &isCloseFriend)
            wire.object(#","verification_status":"#, &verificationStatus)
            wire.bool(#","is_premium":"#, &isPremium)
            wire.bool(#","is_support":"#, &isSupport)
            wire.object(#","restriction_info":"#, &restrictionInfo)
            wire.object(#","active_story_state":"#, &activeStoryState)
            wire.bool(#","restricts_new_chats":"#, &restrictsNewChats)
            wire.int53(#","paid_message_star_count":"#, &paidMessageStarCount)
            wire.bool(#","have_access":"#, &haveAccess)
            wire.object(#","type":"#, &type)
            wire.string(#","language_code":"#, &languageCode)
            wire.bool(#","added_to_attachment_menu":"#, &addedToAttachmentMenu)
        } while wire.more(&mark)
        guard 
            !wire.failed,
            let status = wire.required(consume status),
            let type = wire.required(consume type)
         else { wire.missing("status type"); return nil }
        return User(
            id: id,
            firstName: firstName,
            lastName: lastName,
            usernames: usernames,
            phoneNumber: phoneNumber,
            status: status,
            profilePhoto: profilePhoto,
            accentColorID: accentColorID,
            backgroundCustomEmojiID: backgroundCustomEmojiID,
            upgradedGiftColors: upgradedGiftColors,
            profileAccentColorID: profileAccentColorID,
            profileBackgroundCustomEmojiID: profileBackgroundCustomEmojiID,
            emojiStatus: emojiStatus,
            isContact: isContact,
            isMutualContact: isMutualContact,
            isCloseFriend: isCloseFriend,
            verificationStatus: verificationStatus,
            isPremium: isPremium,
            isSupport: isSupport,
            restrictionInfo: restrictionInfo,
            activeStoryState: activeStoryState,
            restrictsNewChats: restrictsNewChats,
            paidMessageStarCount: paidMessageStarCount,
            haveAccess: haveAccess,
            type: type,
            languageCode: languageCode,
            addedToAttachmentMenu: addedToAttachmentMenu
        )
    }
}

/// `userFullInfo personal_photo:chatPhoto photo:chatPhoto public_photo:chatPhoto community_id:int53 block_list:BlockList can_be_called:Bool supports_video_calls:Bool has_private_calls:Bool has_private_forwards:Bool has_restricted_voice_and_video_note_messages:Bool has_posted_to_profile_stories:Bool has_sponsored_messages_enabled:Bool need_phone_number_privacy_exception:Bool set_chat_background:Bool uses_unofficial_app:Bool bio:formattedText birthdate:birthdate personal_chat_id:int53 gift_count:int32 group_in_common_count:int32 incoming_paid_message_star_count:int53 outgoing_paid_message_star_count:int53 gift_settings:giftSettings bot_verification:botVerification main_profile_tab:ProfileTab first_profile_audio:audio rating:userRating pending_rating:userRating pending_rating_date:int32 note:formattedText business_info:businessInfo bot_info:botInfo = UserFullInfo`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1user_full_info.html)
public struct UserFullInfo: TDDecodable, CustomStringConvertible {
    // Changed only while one struct alone refers to it: hence safe to share, although the compiler can't see it.
    private final class Fields: @unchecked Sendable {
        var personalPhoto: ChatPhoto?
        var photo: ChatPhoto?
        var publicPhoto: ChatPhoto?
        var communityID: Int64
        var blockList: BlockList?
        var canBeCalled: Bool
        var supportsVideoCalls: Bool
        var hasPrivateCalls: Bool
        var hasPrivateForwards: Bool
        var hasRestrictedVoiceAndVideoNoteMessages: Bool
        var hasPostedToProfileStories: Bool
        var hasSponsoredMessagesEnabled: Bool
        var needPhoneNumberPrivacyException: Bool
        var setChatBackground: Bool
        var usesUnofficialApp: Bool
        var bio: FormattedText?
        var birthdate: Birthdate?
        var personalChatID: Int64
        var giftCount: Int32
        var groupInCommonCount: Int32
        var incomingPaidMessageStarCount: Int64
        var outgoingPaidMessageStarCount: Int64
        var giftSettings: GiftSettings
        var botVerification: BotVerification?
        var mainProfileTab: ProfileTab?
        var firstProfileAudio: Audio?
        var rating: UserRating?
        var pendingRating: UserRating?
        var pendingRatingDate: Int32
        var note: FormattedText?
        var businessInfo: BusinessInfo?
        var botInfo: BotInfo?
        init(
            _ personalPhoto: ChatPhoto?,
            _ photo: ChatPhoto?,
            _ publicPhoto: ChatPhoto?,
            _ communityID: Int64,
            _ blockList: BlockList?,
            _ canBeCalled: Bool,
            _ supportsVideoCalls: Bool,
            _ hasPrivateCalls: Bool,
            _ hasPrivateForwards: Bool,
            _ hasRestrictedVoiceAndVideoNoteMessages: Bool,
            _ hasPostedToProfileStories: Bool,
            _ hasSponsoredMessagesEnabled: Bool,
            _ needPhoneNumberPrivacyException: Bool,
            _ setChatBackground: Bool,
            _ usesUnofficialApp: Bool,
            _ bio: FormattedText?,
            _ birthdate: Birthdate?,
            _ personalChatID: Int64,
            _ giftCount: Int32,
            _ groupInCommonCount: Int32,
            _ incomingPaidMessageStarCount: Int64,
            _ outgoingPaidMessageStarCount: Int64,
            _ giftSettings: GiftSettings,
            _ botVerification: BotVerification?,
            _ mainProfileTab: ProfileTab?,
            _ firstProfileAudio: Audio?,
            _ rating: UserRating?,
            _ pendingRating: UserRating?,
            _ pendingRatingDate: Int32,
            _ note: FormattedText?,
            _ businessInfo: BusinessInfo?,
            _ botInfo: BotInfo?
        ) {
            self.personalPhoto = personalPhoto
            self.photo = photo
            self.publicPhoto = publicPhoto
            self.communityID = communityID
            self.blockList = blockList
            self.canBeCalled = canBeCalled
            self.supportsVideoCalls = supportsVideoCalls
            self.hasPrivateCalls = hasPrivateCalls
            self.hasPrivateForwards = hasPrivateForwards
            self.hasRestrictedVoiceAndVideoNoteMessages = hasRestrictedVoiceAndVideoNoteMessages
            self.hasPostedToProfileStories = hasPostedToProfileStories
            self.hasSponsoredMessagesEnabled = hasSponsoredMessagesEnabled
            self.needPhoneNumberPrivacyException = needPhoneNumberPrivacyException
            self.setChatBackground = setChatBackground
            self.usesUnofficialApp = usesUnofficialApp
            self.bio = bio
            self.birthdate = birthdate
            self.personalChatID = personalChatID
            self.giftCount = giftCount
            self.groupInCommonCount = groupInCommonCount
            self.incomingPaidMessageStarCount = incomingPaidMessageStarCount
            self.outgoingPaidMessageStarCount = outgoingPaidMessageStarCount
            self.giftSettings = giftSettings
            self.botVerification = botVerification
            self.mainProfileTab = mainProfileTab
            self.firstProfileAudio = firstProfileAudio
            self.rating = rating
            self.pendingRating = pendingRating
            self.pendingRatingDate = pendingRatingDate
            self.note = note
            self.businessInfo = businessInfo
            self.botInfo = botInfo
        }
        func copy() -> Fields { Fields(
            personalPhoto,
            photo,
            publicPhoto,
            communityID,
            blockList,
            canBeCalled,
            supportsVideoCalls,
            hasPrivateCalls,
            hasPrivateForwards,
            hasRestrictedVoiceAndVideoNoteMessages,
            hasPostedToProfileStories,
            hasSponsoredMessagesEnabled,
            needPhoneNumberPrivacyException,
            setChatBackground,
            usesUnofficialApp,
            bio,
            birthdate,
            personalChatID,
            giftCount,
            groupInCommonCount,
            incomingPaidMessageStarCount,
            outgoingPaidMessageStarCount,
            giftSettings,
            botVerification,
            mainProfileTab,
            firstProfileAudio,
            rating,
            pendingRating,
            pendingRatingDate,
            note,
            businessInfo,
            botInfo
        ) }
    }
    private var fields: Fields
    private mutating func unshare() {
        if !isKnownUniquelyReferenced(&fields) { fields = fields.copy() }
    }
    /// May be absent.
    public var personalPhoto: ChatPhoto? {
        get { fields.personalPhoto }
        set { unshare(); fields.personalPhoto = newValue }
    }
    /// May be absent.
    public var photo: ChatPhoto? {
        get { fields.photo }
        set { unshare(); fields.photo = newValue }
    }
    /// May be absent.
    public var publicPhoto: ChatPhoto? {
        get { fields.publicPhoto }
        set { unshare(); fields.publicPhoto = newValue }
    }
    /// For bots only.
    public var communityID: Int64 {
        get { fields.communityID }
        set { unshare(); fields.communityID = newValue }
    }
    /// May be absent.
    public var blockList: BlockList? {
        get { fields.blockList }
        set { unshare(); fields.blockList = newValue }
    }
    public var canBeCalled: Bool {
        get { fields.canBeCalled }
        set { unshare(); fields.canBeCalled = newValue }
    }
    public var supportsVideoCalls: Bool {
        get { fields.supportsVideoCalls }
        set { unshare(); fields.supportsVideoCalls = newValue }
    }
    public var hasPrivateCalls: Bool {
        get { fields.hasPrivateCalls }
        set { unshare(); fields.hasPrivateCalls = newValue }
    }
    public var hasPrivateForwards: Bool {
        get { fields.hasPrivateForwards }
        set { unshare(); fields.hasPrivateForwards = newValue }
    }
    public var hasRestrictedVoiceAndVideoNoteMessages: Bool {
        get { fields.hasRestrictedVoiceAndVideoNoteMessages }
        set { unshare(); fields.hasRestrictedVoiceAndVideoNoteMessages = newValue }
    }
    public var hasPostedToProfileStories: Bool {
        get { fields.hasPostedToProfileStories }
        set { unshare(); fields.hasPostedToProfileStories = newValue }
    }
    public var hasSponsoredMessagesEnabled: Bool {
        get { fields.hasSponsoredMessagesEnabled }
        set { unshare(); fields.hasSponsoredMessagesEnabled = newValue }
    }
    public var needPhoneNumberPrivacyException: Bool {
        get { fields.needPhoneNumberPrivacyException }
        set { unshare(); fields.needPhoneNumberPrivacyException = newValue }
    }
    public var setChatBackground: Bool {
        get { fields.setChatBackground }
        set { unshare(); fields.setChatBackground = newValue }
    }
    public var usesUnofficialApp: Bool {
        get { fields.usesUnofficialApp }
        set { unshare(); fields.usesUnofficialApp = newValue }
    }
    /// May be absent.
    public var bio: FormattedText? {
        get { fields.bio }
        set { unshare(); fields.bio = newValue }
    }
    /// May be absent.
    public var birthdate: Birthdate? {
        get { fields.birthdate }
        set { unshare(); fields.birthdate = newValue }
    }
    public var personalChatID: Int64 {
        get { fields.personalChatID }
        set { unshare(); fields.personalChatID = newValue }
    }
    public var giftCount: Int32 {
        get { fields.giftCount }
        set { unshare(); fields.giftCount = newValue }
    }
    public var groupInCommonCount: Int32 {
        get { fields.groupInCommonCount }
        set { unshare(); fields.groupInCommonCount = newValue }
    }
    public var incomingPaidMessageStarCount: Int64 {
        get { fields.incomingPaidMessageStarCount }
        set { unshare(); fields.incomingPaidMessageStarCount = newValue }
    }
    public var outgoingPaidMessageStarCount: Int64 {
        get { fields.outgoingPaidMessageStarCount }
        set { unshare(); fields.outgoingPaidMessageStarCount = newValue }
    }
    public var giftSettings: GiftSettings {
        get { fields.giftSettings }
        set { unshare(); fields.giftSettings = newValue }
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
    /// May be absent.
    public var firstProfileAudio: Audio? {
        get { fields.firstProfileAudio }
        set { unshare(); fields.firstProfileAudio = newValue }
    }
    /// May be absent.
    public var rating: UserRating? {
        get { fields.rating }
        set { unshare(); fields.rating = newValue }
    }
    /// May be absent.
    public var pendingRating: UserRating? {
        get { fields.pendingRating }
        set { unshare(); fields.pendingRating = newValue }
    }
    /// Unix time in seconds.
    public var pendingRatingDate: Int32 {
        get { fields.pendingRatingDate }
        set { unshare(); fields.pendingRatingDate = newValue }
    }
    /// May be absent.
    public var note: FormattedText? {
        get { fields.note }
        set { unshare(); fields.note = newValue }
    }
    /// May be absent.
    public var businessInfo: BusinessInfo? {
        get { fields.businessInfo }
        set { unshare(); fields.businessInfo = newValue }
    }
    /// May be absent.
    public var botInfo: BotInfo? {
        get { fields.botInfo }
        set { unshare(); fields.botInfo = newValue }
    }

    public init(
        personalPhoto: ChatPhoto? = nil,
        photo: ChatPhoto? = nil,
        publicPhoto: ChatPhoto? = nil,
        communityID: Int64,
        blockList: BlockList? = nil,
        canBeCalled: Bool,
        supportsVideoCalls: Bool,
        hasPrivateCalls: Bool,
        hasPrivateForwards: Bool,
        hasRestrictedVoiceAndVideoNoteMessages: Bool,
        hasPostedToProfileStories: Bool,
        hasSponsoredMessagesEnabled: Bool,
        needPhoneNumberPrivacyException: Bool,
        setChatBackground: Bool,
        usesUnofficialApp: Bool,
        bio: FormattedText? = nil,
        birthdate: Birthdate? = nil,
        personalChatID: Int64,
        giftCount: Int32,
        groupInCommonCount: Int32,
        incomingPaidMessageStarCount: Int64,
        outgoingPaidMessageStarCount: Int64,
        giftSettings: GiftSettings,
        botVerification: BotVerification? = nil,
        mainProfileTab: ProfileTab? = nil,
        firstProfileAudio: Audio? = nil,
        rating: UserRating? = nil,
        pendingRating: UserRating? = nil,
        pendingRatingDate: Int32,
        note: FormattedText? = nil,
        businessInfo: BusinessInfo? = nil,
        botInfo: BotInfo? = nil
    ) {
        fields = Fields(
        personalPhoto,
        photo,
        publicPhoto,
        communityID,
        blockList,
        canBeCalled,
        supportsVideoCalls,
        hasPrivateCalls,
        hasPrivateForwards,
        hasRestrictedVoiceAndVideoNoteMessages,
        hasPostedToProfileStories,
        hasSponsoredMessagesEnabled,
        needPhoneNumberPrivacyException,
        setChatBackground,
        usesUnofficialApp,
        bio,
        birthdate,
        personalChatID,
        giftCount,
        groupInCommonCount,
        incomingPaidMessageStarCount,
        outgoingPaidMessageStarCount,
        giftSettings,
        botVerification,
        mainProfileTab,
        firstProfileAudio,
        rating,
        pendingRating,
        pendingRatingDate,
        note,
        businessInfo,
        botInfo
    )
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"userFullInfo""#)
        wire.object(#","personal_photo":"#, fields.personalPhoto)
        wire.object(#","photo":"#, fields.photo)
        wire.object(#","public_photo":"#, fields.publicPhoto)
        wire.int53(#","community_id":"#, fields.communityID)
        wire.object(#","block_list":"#, fields.blockList)
        wire.bool(#","can_be_called":"#, fields.canBeCalled)
        wire.bool(#","supports_video_calls":"#, fields.supportsVideoCalls)
        wire.bool(#","has_private_calls":"#, fields.hasPrivateCalls)
        wire.bool(#","has_private_forwards":"#, fields.hasPrivateForwards)
        wire.bool(#","has_restricted_voice_and_video_note_messages":"#, fields.hasRestrictedVoiceAndVideoNoteMessages)
        wire.bool(#","has_posted_to_profile_stories":"#, fields.hasPostedToProfileStories)
        wire.bool(#","has_sponsored_messages_enabled":"#, fields.hasSponsoredMessagesEnabled)
        wire.bool(#","need_phone_number_privacy_exception":"#, fields.needPhoneNumberPrivacyException)
        wire.bool(#","set_chat_background":"#, fields.setChatBackground)
        wire.bool(#","uses_unofficial_app":"#, fields.usesUnofficialApp)
        wire.object(#","bio":"#, fields.bio)
        wire.object(#","birthdate":"#, fields.birthdate)
        wire.int53(#","personal_chat_id":"#, fields.personalChatID)
        wire.int32(#","gift_count":"#, fields.giftCount)
        wire.int32(#","group_in_common_count":"#, fields.groupInCommonCount)
        wire.int53(#","incoming_paid_message_star_count":"#, fields.incomingPaidMessageStarCount)
        wire.int53(#","outgoing_paid_message_star_count":"#, fields.outgoingPaidMessageStarCount)
        wire.object(#","gift_settings":"#, fields.giftSettings)
        wire.object(#","bot_verification":"#, fields.botVerification)
        wire.object(#","main_profile_tab":"#, fields.mainProfileTab)
        wire.object(#","first_profile_audio":"#, fields.firstProfileAudio)
        wire.object(#","rating":"#, fields.rating)
        wire.object(#","pending_rating":"#, fields.pendingRating)
        wire.int32(#","pending_rating_date":"#, fields.pendingRatingDate)
        wire.object(#","note":"#, fields.note)
        wire.object(#","business_info":"#, fields.businessInfo)
        wire.object(#","bot_info":"#, fields.botInfo)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> UserFullInfo? {
        wire.open(#"{"@type":"userFullInfo""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> UserFullInfo? {
        var personalPhoto: ChatPhoto? = nil
        var photo: ChatPhoto? = nil
        var publicPhoto: ChatPhoto? = nil
        var communityID: Int64 = 0
        var blockList: BlockList? = nil
        var canBeCalled: Bool = false
        var supportsVideoCalls: Bool = false
        var hasPrivateCalls: Bool = false
        var hasPrivateForwards: Bool = false
        var hasRestrictedVoiceAndVideoNoteMessages: Bool = false
        var hasPostedToProfileStories: Bool = false
        var hasSponsoredMessagesEnabled: Bool = false
        var needPhoneNumberPrivacyException: Bool = false
        var setChatBackground: Bool = false
        var usesUnofficialApp: Bool = false
        var bio: FormattedText? = nil
        var birthdate: Birthdate? = nil
        var personalChatID: Int64 = 0
        var giftCount: Int32 = 0
        var groupInCommonCount: Int32 = 0
        var incomingPaidMessageStarCount: Int64 = 0
        var outgoingPaidMessageStarCount: Int64 = 0
        var giftSettings: GiftSettings? = nil
        var botVerification: BotVerification? = nil
        var mainProfileTab: ProfileTab? = nil
        var firstProfileAudio: Audio? = nil
        var rating: UserRating? = nil
        var pendingRating: UserRating? = nil
        var pendingRatingDate: Int32 = 0
        var note: FormattedText? = nil
        var businessInfo: BusinessInfo? = nil
        var botInfo: BotInfo? = nil
        var mark = wire.cursor
        repeat {
            wire.object(#","personal_photo":"#, &personalPhoto)
            wire.object(#","photo":"#, &photo)
            wire.object(#","public_photo":"#, &publicPhoto)
            wire.int53(#","community_id":"#, &communityID)
            wire.object(#","block_list":"#, &blockList)
            wire.bool(#","can_be_called":"#, &canBeCalled)
            wire.bool(#","supports_video_calls":"#, &supportsVideoCalls)
            wire.bool(#","has_private_calls":"#, &hasPrivateCalls)
            wire.bool(#","has_private_forwards":"#, &hasPrivateForwards)
            wire.bool(#","has_restricted_voice_and_video_note_messages":"#, &hasRestrictedVoiceAndVideoNoteMessages)
            wire.bool(#","has_posted_to_profile_stories":"#, &hasPostedToProfileStories)
            wire.bool(#","has_sponsored_messages_enabled":"#, &hasSponsoredMessagesEnabled)
            wire.bool(#","need_phone_number_privacy_exception":"#, &needPhoneNumberPrivacyException)
            wire.bool(#","set_chat_background":"#, &setChatBackground)
            wire.bool(#","uses_unofficial_app":"#, &usesUnofficialApp)
            wire.object(#","bio":"#, &bio)
            wire.object(#","birthdate":"#, &birthdate)
            wire.int53(#","personal_chat_id":"#, &personalChatID)
            wire.int32(#","gift_count":"#, &giftCount)
            wire.int32(#","group_in_common_count":"#, &groupInCommonCount)
            wire.int53(#","incoming_paid_message_star_count":"#, &incomingPaidMessageStarCount)
            wire.int53(#","outgoing_paid_message_star_count":"#, &outgoingPaidMessageStarCount)
            wire.object(#","gift_settings":"#, &giftSettings)
            wire.object(#","bot_verification":"#, &botVerification)
            wire.object(#","main_profile_tab":"#, &mainProfileTab)
            wire.object(#","first_profile_audio":"#, &firstProfileAudio)
            wire.object(#","rating":"#, &rating)
            wire.object(#","pending_rating":"#, &pendingRating)
            wire.int32(#","pending_rating_date":"#, &pendingRatingDate)
            wire.object(#","note":"#, &note)
            wire.object(#","business_info":"#, &businessInfo)
            wire.object(#","bot_info":"#, &botInfo)
        } while wire.more(&mark)
        guard 
            !wire.failed,
            let giftSettings = wire.required(consume giftSettings)
         else { wire.missing("gift_settings"); return nil }
        return UserFullInfo(
            personalPhoto: personalPhoto,
            photo: photo,
            publicPhoto: publicPhoto,
            communityID: communityID,
            blockList: blockList,
            canBeCalled: canBeCalled,
            supportsVideoCalls: supportsVideoCalls,
            hasPrivateCalls: hasPrivateCalls,
            hasPrivateForwards: hasPrivateForwards,
            hasRestrictedVoiceAndVideoNoteMessages: hasRestrictedVoiceAndVideoNoteMessages,
            hasPostedToProfileStories: hasPostedToProfileStories,
            hasSponsoredMessagesEnabled: hasSponsoredMessagesEnabled,
            needPhoneNumberPrivacyException: needPhoneNumberPrivacyException,
            setChatBackground: setChatBackground,
            usesUnofficialApp: usesUnofficialApp,
            bio: bio,
            birthdate: birthdate,
            personalChatID: personalChatID,
            giftCount: giftCount,
            groupInCommonCount: groupInCommonCount,
            incomingPaidMessageStarCount: incomingPaidMessageStarCount,
            outgoingPaidMessageStarCount: outgoingPaidMessageStarCount,
            giftSettings: giftSettings,
            botVerification: botVerification,
            mainProfileTab: mainProfileTab,
            firstProfileAudio: firstProfileAudio,
            rating: rating,
            pendingRating: pendingRating,
            pendingRatingDate: pendingRatingDate,
            note: note,
            businessInfo: businessInfo,
            botInfo: botInfo
        )
    }
}

/// `users total_count:int32 user_ids:vector<int53> = Users`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1users.html)
public struct Users: TDDecodable, CustomStringConvertible {
    public let totalCount: Int32
    public let userIDs: [Int64]

    public init(totalCount: Int32, userIDs: [Int64]) {
        self.totalCount = totalCount
        self.userIDs = userIDs
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"users""#)
        wire.int32(#","total_count":"#, self.totalCount)
        wire.int53s(#","user_ids":"#, self.userIDs)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> Users? {
        wire.open(#"{"@type":"users""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> Users? {
        var totalCount: Int32 = 0
        var userIDs: [Int64] = []
        var mark = wire.cursor
        repeat {
            wire.int32(#","total_count":"#, &totalCount)
            wire.int53s(#","user_ids":"#, &userIDs)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return Users(totalCount: totalCount, userIDs: userIDs)
    }
}

/// `UserStatus`, one of 6 constructors.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1_user_status.html)
public enum UserStatus: TDDecodable, CustomStringConvertible, CustomReflectable {
    /// `userStatusEmpty = UserStatus`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1user_status_empty.html)
    case empty
    case online(UserStatusOnline)
    case offline(UserStatusOffline)
    case recently(UserStatusRecently)
    case lastWeek(UserStatusLastWeek)
    case lastMonth(UserStatusLastMonth)
    /// A constructor that this version of the schema does not know, as its name and its JSON.
    indirect case unknown(type: String, json: String)

    public func encode(into wire: inout WireWriter) {
        switch self {
        case .empty: wire.empty(#"{"@type":"userStatusEmpty"}"#)
        case .online(let value): value.encode(into: &wire)
        case .offline(let value): value.encode(into: &wire)
        case .recently(let value): value.encode(into: &wire)
        case .lastWeek(let value): value.encode(into: &wire)
        case .lastMonth(let value): value.encode(into: &wire)
        case .unknown(_, let json): wire.unknown(json)
        }
    }

    public static func read(_ wire: inout WireReader) -> UserStatus? {
        switch wire.constructor(of: .userStatus) {
        case 0: if wire.close() { return .empty }  // userStatusEmpty
        case 1: if let value = UserStatusOnline.body(&wire) { return .online(value) }  // userStatusOnline
        case 2: if let value = UserStatusOffline.body(&wire) { return .offline(value) }  // userStatusOffline
        case 3: if let value = UserStatusRecently.body(&wire) { return .recently(value) }  // userStatusRecently
        case 4: if let value = UserStatusLastWeek.body(&wire) { return .lastWeek(value) }  // userStatusLastWeek
        case 5: if let value = UserStatusLastMonth.body(&wire) { return .lastMonth(value) }  // userStatusLastMonth
        case WireReader.nothing: break
        default: if let (type, json) = wire.takeUnknown() { return .unknown(type: type, json: json) }
        }
        return nil
    }
}

/// `userStatusOnline expires:int32 = UserStatus`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1user_status_online.html)
public struct UserStatusOnline: TDObject, CustomStringConvertible {
    /// Unix time in seconds.
    public let expires: Int32

    public init(expires: Int32) {
        self.expires = expires
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"userStatusOnline""#)
        wire.int32(#","expires":"#, self.expires)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> UserStatusOnline? {
        var expires: Int32 = 0
        var mark = wire.cursor
        repeat {
            wire.int32(#","expires":"#, &expires)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return UserStatusOnline(expires: expires)
    }
}

/// `userStatusOffline was_online:int32 = UserStatus`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1user_status_offline.html)
public struct UserStatusOffline: TDObject, CustomStringConvertible {
    /// Unix time in seconds.
    public let wasOnline: Int32

    public init(wasOnline: Int32) {
        self.wasOnline = wasOnline
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"userStatusOffline""#)
        wire.int32(#","was_online":"#, self.wasOnline)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> UserStatusOffline? {
        var wasOnline: Int32 = 0
        var mark = wire.cursor
        repeat {
            wire.int32(#","was_online":"#, &wasOnline)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return UserStatusOffline(wasOnline: wasOnline)
    }
}

/// `userStatusRecently by_my_privacy_settings:Bool = UserStatus`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1user_status_recently.html)
public struct UserStatusRecently: TDObject, CustomStringConvertible {
    public let byMyPrivacySettings: Bool

    public init(byMyPrivacySettings: Bool) {
        self.byMyPrivacySettings = byMyPrivacySettings
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"userStatusRecently""#)
        wire.bool(#","by_my_privacy_settings":"#, self.byMyPrivacySettings)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> UserStatusRecently? {
        var byMyPrivacySettings: Bool = false
        var mark = wire.cursor
        repeat {
            wire.bool(#","by_my_privacy_settings":"#, &byMyPrivacySettings)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return UserStatusRecently(byMyPrivacySettings: byMyPrivacySettings)
    }
}

/// `userStatusLastWeek by_my_privacy_settings:Bool = UserStatus`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1user_status_last_week.html)
public struct UserStatusLastWeek: TDObject, CustomStringConvertible {
    public let byMyPrivacySettings: Bool

    public init(byMyPrivacySettings: Bool) {
        self.byMyPrivacySettings = byMyPrivacySettings
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"userStatusLastWeek""#)
        wire.bool(#","by_my_privacy_settings":"#, self.byMyPrivacySettings)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> UserStatusLastWeek? {
        var byMyPrivacySettings: Bool = false
        var mark = wire.cursor
        repeat {
            wire.bool(#","by_my_privacy_settings":"#, &byMyPrivacySettings)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return UserStatusLastWeek(byMyPrivacySettings: byMyPrivacySettings)
    }
}

/// `userStatusLastMonth by_my_privacy_settings:Bool = UserStatus`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1user_status_last_month.html)
public struct UserStatusLastMonth: TDObject, CustomStringConvertible {
    public let byMyPrivacySettings: Bool

    public init(byMyPrivacySettings: Bool) {
        self.byMyPrivacySettings = byMyPrivacySettings
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"userStatusLastMonth""#)
        wire.bool(#","by_my_privacy_settings":"#, self.byMyPrivacySettings)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> UserStatusLastMonth? {
        var byMyPrivacySettings: Bool = false
        var mark = wire.cursor
        repeat {
            wire.bool(#","by_my_privacy_settings":"#, &byMyPrivacySettings)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return UserStatusLastMonth(byMyPrivacySettings: byMyPrivacySettings)
    }
}

/// `userLink url:string expires_in:int32 = UserLink`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1user_link.html)
public struct UserLink: TDDecodable, CustomStringConvertible, CustomReflectable {
    public let url: String
    public let expiresIn: Int32

    public init(url: String, expiresIn: Int32) {
        self.url = url
        self.expiresIn = expiresIn
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"userLink""#)
        wire.string(#","url":"#, self.url)
        wire.int32(#","expires_in":"#, self.expiresIn)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> UserLink? {
        wire.open(#"{"@type":"userLink""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> UserLink? {
        var url: String = ""
        var expiresIn: Int32 = 0
        var mark = wire.cursor
        repeat {
            wire.string(#","url":"#, &url)
            wire.int32(#","expires_in":"#, &expiresIn)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return UserLink(url: url, expiresIn: expiresIn)
    }
}

/// `VectorPathCommand`, one of 2 constructors.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1_vector_path_command.html)
public enum VectorPathCommand: TDDecodable, CustomStringConvertible, CustomReflectable {
    indirect case line(VectorPathCommandLine)
    case cubicBezierCurve(VectorPathCommandCubicBezierCurve)
    /// A constructor that this version of the schema does not know, as its name and its JSON.
    indirect case unknown(type: String, json: String)

    public func encode(into wire: inout WireWriter) {
        switch self {
        case .line(let value): value.encode(into: &wire)
        case .cubicBezierCurve(let value): value.encode(into: &wire)
        case .unknown(_, let json): wire.unknown(json)
        }
    }

    public static func read(_ wire: inout WireReader) -> VectorPathCommand? {
        switch wire.constructor(of: .vectorPathCommand) {
        case 0: if let value = VectorPathCommandLine.body(&wire) { return .line(value) }  // vectorPathCommandLine
        case 1: if let value = VectorPathCommandCubicBezierCurve.body(&wire) { return .cubicBezierCurve(value) }  // vectorPathCommandCubicBezierCurve
        case WireReader.nothing: break
        default: if let (type, json) = wire.takeUnknown() { return .unknown(type: type, json: json) }
        }
        return nil
    }
}

/// `vectorPathCommandLine end_point:point = VectorPathCommand`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1vector_path_command_line.html)
public struct VectorPathCommandLine: TDObject, CustomStringConvertible {
    public let endPoint: Point

    public init(endPoint: Point) {
        self.endPoint = endPoint
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"vectorPathCommandLine""#)
        wire.object(#","end_point":"#, self.endPoint)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> VectorPathCommandLine? {
        var endPoint: Point? = nil
        var mark = wire.cursor
        repeat {
            wire.object(#","end_point":"#, &endPoint)
        } while wire.more(&mark)
        guard 
            !wire.failed,
            let endPoint = wire.required(consume endPoint)
         else { wire.missing("end_point"); return nil }
        return VectorPathCommandLine(endPoint: endPoint)
    }
}

/// `vectorPathCommandCubicBezierCurve start_control_point:point end_control_point:point end_point:point = VectorPathCommand`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1vector_path_command_cubic_bezier_curve.html)
public struct VectorPathCommandCubicBezierCurve: TDObject, CustomStringConvertible {
    private final class Fields: Sendable {
        let startControlPoint: Point
        let endControlPoint: Point
        let endPoint: Point
        init(_ startControlPoint: Point, _ endControlPoint: Point, _ endPoint: Point) {
            self.startControlPoint = startControlPoint
            self.endControlPoint = endControlPoint
            self.endPoint = endPoint
        }
    }
    private let fields: Fields
    public var startControlPoint: Point { fields.startControlPoint }
    public var endControlPoint: Point { fields.endControlPoint }
    public var endPoint: Point { fields.endPoint }

    public init(startControlPoint: Point, endControlPoint: Point, endPoint: Point) {
        fields = Fields(startControlPoint, endControlPoint, endPoint)
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"vectorPathCommandCubicBezierCurve""#)
        wire.object(#","start_control_point":"#, fields.startControlPoint)
        wire.object(#","end_control_point":"#, fields.endControlPoint)
        wire.object(#","end_point":"#, fields.endPoint)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> VectorPathCommandCubicBezierCurve? {
        var startControlPoint: Point? = nil
        var endControlPoint: Point? = nil
        var endPoint: Point? = nil
        var mark = wire.cursor
        repeat {
            wire.object(#","start_control_point":"#, &startControlPoint)
            wire.object(#","end_control_point":"#, &endControlPoint)
            wire.object(#","end_point":"#, &endPoint)
        } while wire.more(&mark)
        guard 
            !wire.failed,
            let startControlPoint = wire.required(consume startControlPoint),
            let endControlPoint = wire.required(consume endControlPoint),
            let endPoint = wire.required(consume endPoint)
         else { wire.missing("start_control_point end_control_point end_point"); return nil }
        return VectorPathCommandCubicBezierCurve(
            startControlPoint: startControlPoint,
            endControlPoint: endControlPoint,
            endPoint: endPoint
        )
    }
}

/// `userSupportInfo message:formattedText author:string date:int32 = UserSupportInfo`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1user_support_info.html)
public struct UserSupportInfo: TDDecodable, CustomStringConvertible, CustomReflectable {
    private final class Fields: Sendable {
        let message: FormattedText
        let author: String
        let date: Int32
        init(_ message: FormattedText, _ author: String, _ date: Int32) {
            self.message = message
            self.author = author
            self.date = date
        }
    }
    private let fields: Fields
    public var message: FormattedText { fields.message }
    public var author: String { fields.author }
    public var date: Int32 { fields.date }

    public init(message: FormattedText, author: String, date: Int32) {
        fields = Fields(message, author, date)
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"userSupportInfo""#)
        wire.object(#","message":"#, fields.message)
        wire.string(#","author":"#, fields.author)
        wire.int32(#","date":"#, fields.date)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> UserSupportInfo? {
        wire.open(#"{"@type":"userSupportInfo""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> UserSupportInfo? {
        var message: FormattedText? = nil
        var author: String = ""
        var date: Int32 = 0
        var mark = wire.cursor
        repeat {
            wire.object(#","message":"#, &message)
            wire.string(#","author":"#, &author)
            wire.int32(#","date":"#, &date)
        } while wire.more(&mark)
        guard !wire.failed, let message = wire.required(consume message) else { wire.missing("message"); return nil }
        return UserSupportInfo(message: message, author: author, date: date)
    }
}


#if Hashable
extension UserType: Hashable {}
extension UserTypeBot: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.canBeEdited != right.canBeEdited { return false }
        if left.canJoinGroups != right.canJoinGroups { return false }
        if left.canReadAllGroupMessages != right.canReadAllGroupMessages { return false }
        if left.hasMainWebApp != right.hasMainWebApp { return false }
        if left.hasTopics != right.hasTopics { return false }
        if left.allowsUsersToCreateTopics != right.allowsUsersToCreateTopics { return false }
        if left.canManageBots != right.canManageBots { return false }
        if left.isInline != right.isInline { return false }
        if left.inlineQueryPlaceholder != right.inlineQueryPlaceholder { return false }
        if left.supportsGuestQueries != right.supportsGuestQueries { return false }
        if left.isGuard != right.isGuard { return false }
        if left.needLocation != right.needLocation { return false }
        if left.canConnectToBusiness != right.canConnectToBusiness { return false }
        if left.canBeAddedToAttachmentMenu != right.canBeAddedToAttachmentMenu { return false }
        if left.activeUserCount != right.activeUserCount { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(canBeEdited)
        hasher.combine(canJoinGroups)
        hasher.combine(canReadAllGroupMessages)
        hasher.combine(hasMainWebApp)
        hasher.combine(hasTopics)
        hasher.combine(allowsUsersToCreateTopics)
        hasher.combine(canManageBots)
        hasher.combine(isInline)
        hasher.combine(inlineQueryPlaceholder)
        hasher.combine(supportsGuestQueries)
        hasher.combine(isGuard)
        hasher.combine(needLocation)
        hasher.combine(canConnectToBusiness)
        hasher.combine(canBeAddedToAttachmentMenu)
        hasher.combine(activeUserCount)
    }
}
extension UserAuctionBid: Hashable {}
extension UserRating: Hashable {}
extension User: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.id != right.id { return false }
        if left.firstName != right.firstName { return false }
        if left.lastName != right.lastName { return false }
        if left.usernames != right.usernames { return false }
        if left.phoneNumber != right.phoneNumber { return false }
        if left.status != right.status { return false }
        if left.profilePhoto != right.profilePhoto { return false }
        if left.accentColorID != right.accentColorID { return false }
        if left.backgroundCustomEmojiID != right.backgroundCustomEmojiID { return false }
        if left.upgradedGiftColors != right.upgradedGiftColors { return false }
        if left.profileAccentColorID != right.profileAccentColorID { return false }
        if left.profileBackgroundCustomEmojiID != right.profileBackgroundCustomEmojiID { return false }
        if left.emojiStatus != right.emojiStatus { return false }
        if left.isContact != right.isContact { return false }
        if left.isMutualContact != right.isMutualContact { return false }
        if left.isCloseFriend != right.isCloseFriend { return false }
        if left.verificationStatus != right.verificationStatus { return false }
        if left.isPremium != right.isPremium { return false }
        if left.isSupport != right.isSupport { return false }
        if left.restrictionInfo != right.restrictionInfo { return false }
        if left.activeStoryState != right.activeStoryState { return false }
        if left.restrictsNewChats != right.restrictsNewChats { return false }
        if left.paidMessageStarCount != right.paidMessageStarCount { return false }
        if left.haveAccess != right.haveAccess { return false }
        if left.type != right.type { return false }
        if left.languageCode != right.languageCode { return false }
        if left.addedToAttachmentMenu != right.addedToAttachmentMenu { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(id)
        hasher.combine(firstName)
        hasher.combine(lastName)
        hasher.combine(usernames)
        hasher.combine(phoneNumber)
        hasher.combine(status)
        hasher.combine(profilePhoto)
        hasher.combine(accentColorID)
        hasher.combine(backgroundCustomEmojiID)
        hasher.combine(upgradedGiftColors)
        hasher.combine(profileAccentColorID)
        hasher.combine(profileBackgroundCustomEmojiID)
        hasher.combine(emojiStatus)
        hasher.combine(isContact)
        hasher.combine(isMutualContact)
        hasher.combine(isCloseFriend)
        hasher.combine(verificationStatus)
        hasher.combine(isPremium)
        hasher.combine(isSupport)
        hasher.combine(restrictionInfo)
        hasher.combine(activeStoryState)
        hasher.combine(restrictsNewChats)
        hasher.combine(paidMessageStarCount)
        hasher.combine(haveAccess)
        hasher.combine(type)
        hasher.combine(languageCode)
        hasher.combine(addedToAttachmentMenu)
    }
}
extension UserFullInfo: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.personalPhoto != right.personalPhoto { return false }
        if left.photo != right.photo { return false }
        if left.publicPhoto != right.publicPhoto { return false }
        if left.communityID != right.communityID { return false }
        if left.blockList != right.blockList { return false }
        if left.canBeCalled != right.canBeCalled { return false }
        if left.supportsVideoCalls != right.supportsVideoCalls { return false }
        if left.hasPrivateCalls != right.hasPrivateCalls { return false }
        if left.hasPrivateForwards != right.hasPrivateForwards { return false }
        if left.hasRestrictedVoiceAndVideoNoteMessages != right.hasRestrictedVoiceAndVideoNoteMessages { return false }
        if left.hasPostedToProfileStories != right.hasPostedToProfileStories { return false }
        if left.hasSponsoredMessagesEnabled != right.hasSponsoredMessagesEnabled { return false }
        if left.needPhoneNumberPrivacyException != right.needPhoneNumberPrivacyException { return false }
        if left.setChatBackground != right.setChatBackground { return false }
        if left.usesUnofficialApp != right.usesUnofficialApp { return false }
        if left.bio != right.bio { return false }
        if left.birthdate != right.birthdate { return false }
        if left.personalChatID != right.personalChatID { return false }
        if left.giftCount != right.giftCount { return false }
        if left.groupInCommonCount != right.groupInCommonCount { return false }
        if left.incomingPaidMessageStarCount != right.incomingPaidMessageStarCount { return false }
        if left.outgoingPaidMessageStarCount != right.outgoingPaidMessageStarCount { return false }
        if left.giftSettings != right.giftSettings { return false }
        if left.botVerification != right.botVerification { return false }
        if left.mainProfileTab != right.mainProfileTab { return false }
        if left.firstProfileAudio != right.firstProfileAudio { return false }
        if left.rating != right.rating { return false }
        if left.pendingRating != right.pendingRating { return false }
        if left.pendingRatingDate != right.pendingRatingDate { return false }
        if left.note != right.note { return false }
        if left.businessInfo != right.businessInfo { return false }
        if left.botInfo != right.botInfo { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(personalPhoto)
        hasher.combine(photo)
        hasher.combine(publicPhoto)
        hasher.combine(communityID)
        hasher.combine(blockList)
        hasher.combine(canBeCalled)
        hasher.combine(supportsVideoCalls)
        hasher.combine(hasPrivateCalls)
        hasher.combine(hasPrivateForwards)
        hasher.combine(hasRestrictedVoiceAndVideoNoteMessages)
        hasher.combine(hasPostedToProfileStories)
        hasher.combine(hasSponsoredMessagesEnabled)
        hasher.combine(needPhoneNumberPrivacyException)
        hasher.combine(setChatBackground)
        hasher.combine(usesUnofficialApp)
        hasher.combine(bio)
        hasher.combine(birthdate)
        hasher.combine(personalChatID)
        hasher.combine(giftCount)
        hasher.combine(groupInCommonCount)
        hasher.combine(incomingPaidMessageStarCount)
        hasher.combine(outgoingPaidMessageStarCount)
        hasher.combine(giftSettings)
        hasher.combine(botVerification)
        hasher.combine(mainProfileTab)
        hasher.combine(firstProfileAudio)
        hasher.combine(rating)
        hasher.combine(pendingRating)
        hasher.combine(pendingRatingDate)
        hasher.combine(note)
        hasher.combine(businessInfo)
        hasher.combine(botInfo)
    }
}
extension Users: Hashable {}
extension UserStatus: Hashable {}
extension UserStatusOnline: Hashable {}
extension UserStatusOffline: Hashable {}
extension UserStatusRecently: Hashable {}
extension UserStatusLastWeek: Hashable {}
extension UserStatusLastMonth: Hashable {}
extension UserLink: Hashable {}
extension VectorPathCommand: Hashable {}
extension VectorPathCommandLine: Hashable {}
extension VectorPathCommandCubicBezierCurve: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.startControlPoint != right.startControlPoint { return false }
        if left.endControlPoint != right.endControlPoint { return false }
        if left.endPoint != right.endPoint { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(startControlPoint)
        hasher.combine(endControlPoint)
        hasher.combine(endPoint)
    }
}
extension UserSupportInfo: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.message != right.message { return false }
        if left.author != right.author { return false }
        if left.date != right.date { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(message)
        hasher.combine(author)
        hasher.combine(date)
    }
}
#endif
