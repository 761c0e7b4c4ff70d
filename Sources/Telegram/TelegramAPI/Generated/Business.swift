// Made by `tlgen generate` from the schema of TDLib 1.8.66
// (SHA-256 b8b6a863746fc580815c6d04e9e34728b654b15a12940087f06757b2097ce4c5). Don't edit.

/// `BusinessAwayMessageSchedule`, one of 3 constructors.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1_business_away_message_schedule.html)
public enum BusinessAwayMessageSchedule: TDDecodable, CustomStringConvertible, CustomReflectable {
    /// `businessAwayMessageScheduleAlways = BusinessAwayMessageSchedule`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1business_away_message_schedule_always.html)
    case always
    /// `businessAwayMessageScheduleOutsideOfOpeningHours = BusinessAwayMessageSchedule`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1business_away_message_schedule_outside_of_opening_hours.html)
    case outsideOfOpeningHours
    indirect case custom(BusinessAwayMessageScheduleCustom)
    /// A constructor that this version of the schema does not know, as its name and its JSON.
    indirect case unknown(type: String, json: String)

    public func encode(into wire: inout WireWriter) {
        switch self {
        case .always: wire.empty(#"{"@type":"businessAwayMessageScheduleAlways"}"#)
        case .outsideOfOpeningHours: wire.empty(#"{"@type":"businessAwayMessageScheduleOutsideOfOpeningHours"}"#)
        case .custom(let value): value.encode(into: &wire)
        case .unknown(_, let json): wire.unknown(json)
        }
    }

    public static func read(_ wire: inout WireReader) -> BusinessAwayMessageSchedule? {
        switch wire.constructor(of: .businessAwayMessageSchedule) {
        case 0: if wire.close() { return .always }  // businessAwayMessageScheduleAlways
        case 1: if wire.close() { return .outsideOfOpeningHours }  // businessAwayMessageScheduleOutsideOfOpeningHours
        case 2: if let value = BusinessAwayMessageScheduleCustom.body(&wire) { return .custom(value) }  // businessAwayMessageScheduleCustom
        case WireReader.nothing: break
        default: if let (type, json) = wire.takeUnknown() { return .unknown(type: type, json: json) }
        }
        return nil
    }
}

/// `businessAwayMessageScheduleCustom start_date:int32 end_date:int32 = BusinessAwayMessageSchedule`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1business_away_message_schedule_custom.html)
public struct BusinessAwayMessageScheduleCustom: TDObject, CustomStringConvertible {
    /// Unix time in seconds.
    public let startDate: Int32
    /// Unix time in seconds.
    public let endDate: Int32

    public init(startDate: Int32, endDate: Int32) {
        self.startDate = startDate
        self.endDate = endDate
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"businessAwayMessageScheduleCustom""#)
        wire.int32(#","start_date":"#, self.startDate)
        wire.int32(#","end_date":"#, self.endDate)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> BusinessAwayMessageScheduleCustom? {
        var startDate: Int32 = 0
        var endDate: Int32 = 0
        var mark = wire.cursor
        repeat {
            wire.int32(#","start_date":"#, &startDate)
            wire.int32(#","end_date":"#, &endDate)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return BusinessAwayMessageScheduleCustom(startDate: startDate, endDate: endDate)
    }
}

/// `businessLocation location:location address:string = BusinessLocation`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1business_location.html)
public struct BusinessLocation: TDDecodable, CustomStringConvertible, CustomReflectable {
    private final class Fields: Sendable {
        let location: Location?
        let address: String
        init(_ location: Location?, _ address: String) {
            self.location = location
            self.address = address
        }
    }
    private let fields: Fields
    /// May be absent.
    public var location: Location? { fields.location }
    /// Length 1 to 96 characters.
    public var address: String { fields.address }

    public init(location: Location? = nil, address: String) {
        fields = Fields(location, address)
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"businessLocation""#)
        wire.object(#","location":"#, fields.location)
        wire.string(#","address":"#, fields.address)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> BusinessLocation? {
        wire.open(#"{"@type":"businessLocation""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> BusinessLocation? {
        var location: Location? = nil
        var address: String = ""
        var mark = wire.cursor
        repeat {
            wire.object(#","location":"#, &location)
            wire.string(#","address":"#, &address)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return BusinessLocation(location: location, address: address)
    }
}

/// `businessRecipients chat_ids:vector<int53> excluded_chat_ids:vector<int53> select_existing_chats:Bool select_new_chats:Bool select_contacts:Bool select_non_contacts:Bool exclude_selected:Bool = BusinessRecipients`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1business_recipients.html)
public struct BusinessRecipients: TDDecodable, CustomStringConvertible {
    public let chatIDs: [Int64]
    public let excludedChatIDs: [Int64]
    public let selectExistingChats: Bool
    public let selectNewChats: Bool
    public let selectContacts: Bool
    public let selectNonContacts: Bool
    public let excludeSelected: Bool

    public init(
        chatIDs: [Int64],
        excludedChatIDs: [Int64],
        selectExistingChats: Bool,
        selectNewChats: Bool,
        selectContacts: Bool,
        selectNonContacts: Bool,
        excludeSelected: Bool
    ) {
        self.chatIDs = chatIDs
        self.excludedChatIDs = excludedChatIDs
        self.selectExistingChats = selectExistingChats
        self.selectNewChats = selectNewChats
        self.selectContacts = selectContacts
        self.selectNonContacts = selectNonContacts
        self.excludeSelected = excludeSelected
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"businessRecipients""#)
        wire.int53s(#","chat_ids":"#, self.chatIDs)
        wire.int53s(#","excluded_chat_ids":"#, self.excludedChatIDs)
        wire.bool(#","select_existing_chats":"#, self.selectExistingChats)
        wire.bool(#","select_new_chats":"#, self.selectNewChats)
        wire.bool(#","select_contacts":"#, self.selectContacts)
        wire.bool(#","select_non_contacts":"#, self.selectNonContacts)
        wire.bool(#","exclude_selected":"#, self.excludeSelected)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> BusinessRecipients? {
        wire.open(#"{"@type":"businessRecipients""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> BusinessRecipients? {
        var chatIDs: [Int64] = []
        var excludedChatIDs: [Int64] = []
        var selectExistingChats: Bool = false
        var selectNewChats: Bool = false
        var selectContacts: Bool = false
        var selectNonContacts: Bool = false
        var excludeSelected: Bool = false
        var mark = wire.cursor
        repeat {
            wire.int53s(#","chat_ids":"#, &chatIDs)
            wire.int53s(#","excluded_chat_ids":"#, &excludedChatIDs)
            wire.bool(#","select_existing_chats":"#, &selectExistingChats)
            wire.bool(#","select_new_chats":"#, &selectNewChats)
            wire.bool(#","select_contacts":"#, &selectContacts)
            wire.bool(#","select_non_contacts":"#, &selectNonContacts)
            wire.bool(#","exclude_selected":"#, &excludeSelected)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return BusinessRecipients(
            chatIDs: chatIDs,
            excludedChatIDs: excludedChatIDs,
            selectExistingChats: selectExistingChats,
            selectNewChats: selectNewChats,
            selectContacts: selectContacts,
            selectNonContacts: selectNonContacts,
            excludeSelected: excludeSelected
        )
    }
}

/// `businessAwayMessageSettings shortcut_id:int32 recipients:businessRecipients schedule:BusinessAwayMessageSchedule offline_only:Bool = BusinessAwayMessageSettings`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1business_away_message_settings.html)
public struct BusinessAwayMessageSettings: TDDecodable, CustomStringConvertible {
    private final class Fields: Sendable {
        let shortcutID: Int32
        let recipients: BusinessRecipients
        let schedule: BusinessAwayMessageSchedule
        let offlineOnly: Bool
        init(
            _ shortcutID: Int32,
            _ recipients: BusinessRecipients,
            _ schedule: BusinessAwayMessageSchedule,
            _ offlineOnly: Bool
        ) {
            self.shortcutID = shortcutID
            self.recipients = recipients
            self.schedule = schedule
            self.offlineOnly = offlineOnly
        }
    }
    private let fields: Fields
    public var shortcutID: Int32 { fields.shortcutID }
    public var recipients: BusinessRecipients { fields.recipients }
    public var schedule: BusinessAwayMessageSchedule { fields.schedule }
    public var offlineOnly: Bool { fields.offlineOnly }

    public init(
        shortcutID: Int32,
        recipients: BusinessRecipients,
        schedule: BusinessAwayMessageSchedule,
        offlineOnly: Bool
    ) {
        fields = Fields(shortcutID, recipients, schedule, offlineOnly)
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"businessAwayMessageSettings""#)
        wire.int32(#","shortcut_id":"#, fields.shortcutID)
        wire.object(#","recipients":"#, fields.recipients)
        wire.object(#","schedule":"#, fields.schedule)
        wire.bool(#","offline_only":"#, fields.offlineOnly)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> BusinessAwayMessageSettings? {
        wire.open(#"{"@type":"businessAwayMessageSettings""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> BusinessAwayMessageSettings? {
        var shortcutID: Int32 = 0
        var recipients: BusinessRecipients? = nil
        var schedule: BusinessAwayMessageSchedule? = nil
        var offlineOnly: Bool = false
        var mark = wire.cursor
        repeat {
            wire.int32(#","shortcut_id":"#, &shortcutID)
            wire.object(#","recipients":"#, &recipients)
            wire.object(#","schedule":"#, &schedule)
            wire.bool(#","offline_only":"#, &offlineOnly)
        } while wire.more(&mark)
        guard 
            !wire.failed,
            let recipients = wire.required(consume recipients),
            let schedule = wire.required(consume schedule)
         else { wire.missing("recipients schedule"); return nil }
        return BusinessAwayMessageSettings(
            shortcutID: shortcutID,
            recipients: recipients,
            schedule: schedule,
            offlineOnly: offlineOnly
        )
    }
}

/// `businessGreetingMessageSettings shortcut_id:int32 recipients:businessRecipients inactivity_days:int32 = BusinessGreetingMessageSettings`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1business_greeting_message_settings.html)
public struct BusinessGreetingMessageSettings: TDDecodable, CustomStringConvertible {
    private final class Fields: Sendable {
        let shortcutID: Int32
        let recipients: BusinessRecipients
        let inactivityDays: Int32
        init(_ shortcutID: Int32, _ recipients: BusinessRecipients, _ inactivityDays: Int32) {
            self.shortcutID = shortcutID
            self.recipients = recipients
            self.inactivityDays = inactivityDays
        }
    }
    private let fields: Fields
    public var shortcutID: Int32 { fields.shortcutID }
    public var recipients: BusinessRecipients { fields.recipients }
    public var inactivityDays: Int32 { fields.inactivityDays }

    public init(shortcutID: Int32, recipients: BusinessRecipients, inactivityDays: Int32) {
        fields = Fields(shortcutID, recipients, inactivityDays)
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"businessGreetingMessageSettings""#)
        wire.int32(#","shortcut_id":"#, fields.shortcutID)
        wire.object(#","recipients":"#, fields.recipients)
        wire.int32(#","inactivity_days":"#, fields.inactivityDays)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> BusinessGreetingMessageSettings? {
        wire.open(#"{"@type":"businessGreetingMessageSettings""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> BusinessGreetingMessageSettings? {
        var shortcutID: Int32 = 0
        var recipients: BusinessRecipients? = nil
        var inactivityDays: Int32 = 0
        var mark = wire.cursor
        repeat {
            wire.int32(#","shortcut_id":"#, &shortcutID)
            wire.object(#","recipients":"#, &recipients)
            wire.int32(#","inactivity_days":"#, &inactivityDays)
        } while wire.more(&mark)
        guard 
            !wire.failed,
            let recipients = wire.required(consume recipients)
         else { wire.missing("recipients"); return nil }
        return BusinessGreetingMessageSettings(
            shortcutID: shortcutID,
            recipients: recipients,
            inactivityDays: inactivityDays
        )
    }
}

/// `businessBotRights can_reply:Bool can_read_messages:Bool can_delete_sent_messages:Bool can_delete_all_messages:Bool can_edit_name:Bool can_edit_bio:Bool can_edit_profile_photo:Bool can_edit_username:Bool can_view_gifts_and_stars:Bool can_sell_gifts:Bool can_change_gift_settings:Bool can_transfer_and_upgrade_gifts:Bool can_transfer_stars:Bool can_manage_stories:Bool = BusinessBotRights`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1business_bot_rights.html)
public struct BusinessBotRights: TDDecodable, CustomStringConvertible {
    public let canReply: Bool
    public let canReadMessages: Bool
    public let canDeleteSentMessages: Bool
    public let canDeleteAllMessages: Bool
    public let canEditName: Bool
    public let canEditBio: Bool
    public let canEditProfilePhoto: Bool
    public let canEditUsername: Bool
    public let canViewGiftsAndStars: Bool
    public let canSellGifts: Bool
    public let canChangeGiftSettings: Bool
    public let canTransferAndUpgradeGifts: Bool
    public let canTransferStars: Bool
    public let canManageStories: Bool

    public init(
        canReply: Bool,
        canReadMessages: Bool,
        canDeleteSentMessages: Bool,
        canDeleteAllMessages: Bool,
        canEditName: Bool,
        canEditBio: Bool,
        canEditProfilePhoto: Bool,
        canEditUsername: Bool,
        canViewGiftsAndStars: Bool,
        canSellGifts: Bool,
        canChangeGiftSettings: Bool,
        canTransferAndUpgradeGifts: Bool,
        canTransferStars: Bool,
        canManageStories: Bool
    ) {
        self.canReply = canReply
        self.canReadMessages = canReadMessages
        self.canDeleteSentMessages = canDeleteSentMessages
        self.canDeleteAllMessages = canDeleteAllMessages
        self.canEditName = canEditName
        self.canEditBio = canEditBio
        self.canEditProfilePhoto = canEditProfilePhoto
        self.canEditUsername = canEditUsername
        self.canViewGiftsAndStars = canViewGiftsAndStars
        self.canSellGifts = canSellGifts
        self.canChangeGiftSettings = canChangeGiftSettings
        self.canTransferAndUpgradeGifts = canTransferAndUpgradeGifts
        self.canTransferStars = canTransferStars
        self.canManageStories = canManageStories
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"businessBotRights""#)
        wire.bool(#","can_reply":"#, self.canReply)
        wire.bool(#","can_read_messages":"#, self.canReadMessages)
        wire.bool(#","can_delete_sent_messages":"#, self.canDeleteSentMessages)
        wire.bool(#","can_delete_all_messages":"#, self.canDeleteAllMessages)
        wire.bool(#","can_edit_name":"#, self.canEditName)
        wire.bool(#","can_edit_bio":"#, self.canEditBio)
        wire.bool(#","can_edit_profile_photo":"#, self.canEditProfilePhoto)
        wire.bool(#","can_edit_username":"#, self.canEditUsername)
        wire.bool(#","can_view_gifts_and_stars":"#, self.canViewGiftsAndStars)
        wire.bool(#","can_sell_gifts":"#, self.canSellGifts)
        wire.bool(#","can_change_gift_settings":"#, self.canChangeGiftSettings)
        wire.bool(#","can_transfer_and_upgrade_gifts":"#, self.canTransferAndUpgradeGifts)
        wire.bool(#","can_transfer_stars":"#, self.canTransferStars)
        wire.bool(#","can_manage_stories":"#, self.canManageStories)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> BusinessBotRights? {
        wire.open(#"{"@type":"businessBotRights""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> BusinessBotRights? {
        var canReply: Bool = false
        var canReadMessages: Bool = false
        var canDeleteSentMessages: Bool = false
        var canDeleteAllMessages: Bool = false
        var canEditName: Bool = false
        var canEditBio: Bool = false
        var canEditProfilePhoto: Bool = false
        var canEditUsername: Bool = false
        var canViewGiftsAndStars: Bool = false
        var canSellGifts: Bool = false
        var canChangeGiftSettings: Bool = false
        var canTransferAndUpgradeGifts: Bool = false
        var canTransferStars: Bool = false
        var canManageStories: Bool = false
        var mark = wire.cursor
        repeat {
            wire.bool(#","can_reply":"#, &canReply)
            wire.bool(#","can_read_messages":"#, &canReadMessages)
            wire.bool(#","can_delete_sent_messages":"#, &canDeleteSentMessages)
            wire.bool(#","can_delete_all_messages":"#, &canDeleteAllMessages)
            wire.bool(#","can_edit_name":"#, &canEditName)
            wire.bool(#","can_edit_bio":"#, &canEditBio)
            wire.bool(#","can_edit_profile_photo":"#, &canEditProfilePhoto)
            wire.bool(#","can_edit_username":"#, &canEditUsername)
            wire.bool(#","can_view_gifts_and_stars":"#, &canViewGiftsAndStars)
            wire.bool(#","can_sell_gifts":"#, &canSellGifts)
            wire.bool(#","can_change_gift_settings":"#, &canChangeGiftSettings)
            wire.bool(#","can_transfer_and_upgrade_gifts":"#, &canTransferAndUpgradeGifts)
            wire.bool(#","can_transfer_stars":"#, &canTransferStars)
            wire.bool(#","can_manage_stories":"#, &canManageStories)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return BusinessBotRights(
            canReply: canReply,
            canReadMessages: canReadMessages,
            canDeleteSentMessages: canDeleteSentMessages,
            canDeleteAllMessages: canDeleteAllMessages,
            canEditName: canEditName,
            canEditBio: canEditBio,
            canEditProfilePhoto: canEditProfilePhoto,
            canEditUsername: canEditUsername,
            canViewGiftsAndStars: canViewGiftsAndStars,
            canSellGifts: canSellGifts,
            canChangeGiftSettings: canChangeGiftSettings,
            canTransferAndUpgradeGifts: canTransferAndUpgradeGifts,
            canTransferStars: canTransferStars,
            canManageStories: canManageStories
        )
    }
}

/// `businessConnectedBot bot_user_id:int53 recipients:businessRecipients rights:businessBotRights = BusinessConnectedBot`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1business_connected_bot.html)
public struct BusinessConnectedBot: TDDecodable, CustomStringConvertible {
    private final class Fields: Sendable {
        let botUserID: Int64
        let recipients: BusinessRecipients
        let rights: BusinessBotRights
        init(_ botUserID: Int64, _ recipients: BusinessRecipients, _ rights: BusinessBotRights) {
            self.botUserID = botUserID
            self.recipients = recipients
            self.rights = rights
        }
    }
    private let fields: Fields
    public var botUserID: Int64 { fields.botUserID }
    public var recipients: BusinessRecipients { fields.recipients }
    public var rights: BusinessBotRights { fields.rights }

    public init(botUserID: Int64, recipients: BusinessRecipients, rights: BusinessBotRights) {
        fields = Fields(botUserID, recipients, rights)
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"businessConnectedBot""#)
        wire.int53(#","bot_user_id":"#, fields.botUserID)
        wire.object(#","recipients":"#, fields.recipients)
        wire.object(#","rights":"#, fields.rights)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> BusinessConnectedBot? {
        wire.open(#"{"@type":"businessConnectedBot""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> BusinessConnectedBot? {
        var botUserID: Int64 = 0
        var recipients: BusinessRecipients? = nil
        var rights: BusinessBotRights? = nil
        var mark = wire.cursor
        repeat {
            wire.int53(#","bot_user_id":"#, &botUserID)
            wire.object(#","recipients":"#, &recipients)
            wire.object(#","rights":"#, &rights)
        } while wire.more(&mark)
        guard 
            !wire.failed,
            let recipients = wire.required(consume recipients),
            let rights = wire.required(consume rights)
         else { wire.missing("recipients rights"); return nil }
        return BusinessConnectedBot(botUserID: botUserID, recipients: recipients, rights: rights)
    }
}

/// `businessConnectedBotInfo bot:businessConnectedBot connection_date:int32 device_model:string location:string = BusinessConnectedBotInfo`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1business_connected_bot_info.html)
public struct BusinessConnectedBotInfo: TDDecodable, CustomStringConvertible, CustomReflectable {
    private final class Fields: Sendable {
        let bot: BusinessConnectedBot
        let connectionDate: Int32
        let deviceModel: String
        let location: String
        init(_ bot: BusinessConnectedBot, _ connectionDate: Int32, _ deviceModel: String, _ location: String) {
            self.bot = bot
            self.connectionDate = connectionDate
            self.deviceModel = deviceModel
            self.location = location
        }
    }
    private let fields: Fields
    public var bot: BusinessConnectedBot { fields.bot }
    /// Unix time in seconds.
    public var connectionDate: Int32 { fields.connectionDate }
    public var deviceModel: String { fields.deviceModel }
    public var location: String { fields.location }

    public init(bot: BusinessConnectedBot, connectionDate: Int32, deviceModel: String, location: String) {
        fields = Fields(bot, connectionDate, deviceModel, location)
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"businessConnectedBotInfo""#)
        wire.object(#","bot":"#, fields.bot)
        wire.int32(#","connection_date":"#, fields.connectionDate)
        wire.string(#","device_model":"#, fields.deviceModel)
        wire.string(#","location":"#, fields.location)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> BusinessConnectedBotInfo? {
        wire.open(#"{"@type":"businessConnectedBotInfo""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> BusinessConnectedBotInfo? {
        var bot: BusinessConnectedBot? = nil
        var connectionDate: Int32 = 0
        var deviceModel: String = ""
        var location: String = ""
        var mark = wire.cursor
        repeat {
            wire.object(#","bot":"#, &bot)
            wire.int32(#","connection_date":"#, &connectionDate)
            wire.string(#","device_model":"#, &deviceModel)
            wire.string(#","location":"#, &location)
        } while wire.more(&mark)
        guard !wire.failed, let bot = wire.required(consume bot) else { wire.missing("bot"); return nil }
        return BusinessConnectedBotInfo(
            bot: bot,
            connectionDate: connectionDate,
            deviceModel: deviceModel,
            location: location
        )
    }
}

/// `businessStartPage title:string message:string sticker:sticker = BusinessStartPage`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1business_start_page.html)
public struct BusinessStartPage: TDDecodable, CustomStringConvertible, CustomReflectable {
    public let title: String
    public let message: String
    /// May be absent.
    public let sticker: Sticker?

    public init(title: String, message: String, sticker: Sticker? = nil) {
        self.title = title
        self.message = message
        self.sticker = sticker
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"businessStartPage""#)
        wire.string(#","title":"#, self.title)
        wire.string(#","message":"#, self.message)
        wire.object(#","sticker":"#, self.sticker)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> BusinessStartPage? {
        wire.open(#"{"@type":"businessStartPage""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> BusinessStartPage? {
        var title: String = ""
        var message: String = ""
        var sticker: Sticker? = nil
        var mark = wire.cursor
        repeat {
            wire.string(#","title":"#, &title)
            wire.string(#","message":"#, &message)
            wire.object(#","sticker":"#, &sticker)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return BusinessStartPage(title: title, message: message, sticker: sticker)
    }
}

/// `businessOpeningHoursInterval start_minute:int32 end_minute:int32 = BusinessOpeningHoursInterval`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1business_opening_hours_interval.html)
public struct BusinessOpeningHoursInterval: TDDecodable, CustomStringConvertible {
    public let startMinute: Int32
    public let endMinute: Int32

    public init(startMinute: Int32, endMinute: Int32) {
        self.startMinute = startMinute
        self.endMinute = endMinute
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"businessOpeningHoursInterval""#)
        wire.int32(#","start_minute":"#, self.startMinute)
        wire.int32(#","end_minute":"#, self.endMinute)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> BusinessOpeningHoursInterval? {
        wire.open(#"{"@type":"businessOpeningHoursInterval""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> BusinessOpeningHoursInterval? {
        var startMinute: Int32 = 0
        var endMinute: Int32 = 0
        var mark = wire.cursor
        repeat {
            wire.int32(#","start_minute":"#, &startMinute)
            wire.int32(#","end_minute":"#, &endMinute)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return BusinessOpeningHoursInterval(startMinute: startMinute, endMinute: endMinute)
    }
}

/// `businessOpeningHours time_zone_id:string opening_hours:vector<businessOpeningHoursInterval> = BusinessOpeningHours`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1business_opening_hours.html)
public struct BusinessOpeningHours: TDDecodable, CustomStringConvertible {
    public let timeZoneID: String
    public let openingHours: [BusinessOpeningHoursInterval]

    public init(timeZoneID: String, openingHours: [BusinessOpeningHoursInterval]) {
        self.timeZoneID = timeZoneID
        self.openingHours = openingHours
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"businessOpeningHours""#)
        wire.string(#","time_zone_id":"#, self.timeZoneID)
        wire.objects(#","opening_hours":"#, self.openingHours)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> BusinessOpeningHours? {
        wire.open(#"{"@type":"businessOpeningHours""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> BusinessOpeningHours? {
        var timeZoneID: String = ""
        var openingHours: [BusinessOpeningHoursInterval] = []
        var mark = wire.cursor
        repeat {
            wire.string(#","time_zone_id":"#, &timeZoneID)
            wire.objects(#","opening_hours":"#, &openingHours)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return BusinessOpeningHours(timeZoneID: timeZoneID, openingHours: openingHours)
    }
}

/// `businessInfo location:businessLocation opening_hours:businessOpeningHours local_opening_hours:businessOpeningHours next_open_in:int32 next_close_in:int32 greeting_message_settings:businessGreetingMessageSettings away_message_settings:businessAwayMessageSettings start_page:businessStartPage = BusinessInfo`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1business_info.html)
public struct BusinessInfo: TDDecodable, CustomStringConvertible {
    private final class Fields: Sendable {
        let location: BusinessLocation?
        let openingHours: BusinessOpeningHours?
        let localOpeningHours: BusinessOpeningHours?
        let nextOpenIn: Int32
        let nextCloseIn: Int32
        let greetingMessageSettings: BusinessGreetingMessageSettings?
        let awayMessageSettings: BusinessAwayMessageSettings?
        let startPage: BusinessStartPage?
        init(
            _ location: BusinessLocation?,
            _ openingHours: BusinessOpeningHours?,
            _ localOpeningHours: BusinessOpeningHours?,
            _ nextOpenIn: Int32,
            _ nextCloseIn: Int32,
            _ greetingMessageSettings: BusinessGreetingMessageSettings?,
            _ awayMessageSettings: BusinessAwayMessageSettings?,
            _ startPage: BusinessStartPage?
        ) {
            self.location = location
            self.openingHours = openingHours
            self.localOpeningHours = localOpeningHours
            self.nextOpenIn = nextOpenIn
            self.nextCloseIn = nextCloseIn
            self.greetingMessageSettings = greetingMessageSettings
            self.awayMessageSettings = awayMessageSettings
            self.startPage = startPage
        }
    }
    private let fields: Fields
    /// May be absent.
    public var location: BusinessLocation? { fields.location }
    /// May be absent.
    public var openingHours: BusinessOpeningHours? { fields.openingHours }
    /// May be absent.
    public var localOpeningHours: BusinessOpeningHours? { fields.localOpeningHours }
    public var nextOpenIn: Int32 { fields.nextOpenIn }
    public var nextCloseIn: Int32 { fields.nextCloseIn }
    /// May be absent.
    public var greetingMessageSettings: BusinessGreetingMessageSettings? { fields.greetingMessageSettings }
    /// May be absent.
    public var awayMessageSettings: BusinessAwayMessageSettings? { fields.awayMessageSettings }
    /// May be absent.
    public var startPage: BusinessStartPage? { fields.startPage }

    public init(
        location: BusinessLocation? = nil,
        openingHours: BusinessOpeningHours? = nil,
        localOpeningHours: BusinessOpeningHours? = nil,
        nextOpenIn: Int32,
        nextCloseIn: Int32,
        greetingMessageSettings: BusinessGreetingMessageSettings? = nil,
        awayMessageSettings: BusinessAwayMessageSettings? = nil,
        startPage: BusinessStartPage? = nil
    ) {
        fields = Fields(
        location,
        openingHours,
        localOpeningHours,
        nextOpenIn,
        nextCloseIn,
        greetingMessageSettings,
        awayMessageSettings,
        startPage
    )
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"businessInfo""#)
        wire.object(#","location":"#, fields.location)
        wire.object(#","opening_hours":"#, fields.openingHours)
        wire.object(#","local_opening_hours":"#, fields.localOpeningHours)
        wire.int32(#","next_open_in":"#, fields.nextOpenIn)
        wire.int32(#","next_close_in":"#, fields.nextCloseIn)
        wire.object(#","greeting_message_settings":"#, fields.greetingMessageSettings)
        wire.object(#","away_message_settings":"#, fields.awayMessageSettings)
        wire.object(#","start_page":"#, fields.startPage)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> BusinessInfo? {
        wire.open(#"{"@type":"businessInfo""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> BusinessInfo? {
        var location: BusinessLocation? = nil
        var openingHours: BusinessOpeningHours? = nil
        var localOpeningHours: BusinessOpeningHours? = nil
        var nextOpenIn: Int32 = 0
        var nextCloseIn: Int32 = 0
        var greetingMessageSettings: BusinessGreetingMessageSettings? = nil
        var awayMessageSettings: BusinessAwayMessageSettings? = nil
        var startPage: BusinessStartPage? = nil
        var mark = wire.cursor
        repeat {
            wire.object(#","location":"#, &location)
            wire.object(#","opening_hours":"#, &openingHours)
            wire.object(#","local_opening_hours":"#, &localOpeningHours)
            wire.int32(#","next_open_in":"#, &nextOpenIn)
            wire.int32(#","next_close_in":"#, &nextCloseIn)
            wire.object(#","greeting_message_settings":"#, &greetingMessageSettings)
            wire.object(#","away_message_settings":"#, &awayMessageSettings)
            wire.object(#","start_page":"#, &startPage)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return BusinessInfo(
            location: location,
            openingHours: openingHours,
            localOpeningHours: localOpeningHours,
            nextOpenIn: nextOpenIn,
            nextCloseIn: nextCloseIn,
            greetingMessageSettings: greetingMessageSettings,
            awayMessageSettings: awayMessageSettings,
            startPage: startPage
        )
    }
}

/// `businessChatLink link:string text:formattedText title:string view_count:int32 = BusinessChatLink`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1business_chat_link.html)
public struct BusinessChatLink: TDDecodable, CustomStringConvertible, CustomReflectable {
    private final class Fields: Sendable {
        let link: String
        let text: FormattedText
        let title: String
        let viewCount: Int32
        init(_ link: String, _ text: FormattedText, _ title: String, _ viewCount: Int32) {
            self.link = link
            self.text = text
            self.title = title
            self.viewCount = viewCount
        }
    }
    private let fields: Fields
    public var link: String { fields.link }
    public var text: FormattedText { fields.text }
    public var title: String { fields.title }
    public var viewCount: Int32 { fields.viewCount }

    public init(link: String, text: FormattedText, title: String, viewCount: Int32) {
        fields = Fields(link, text, title, viewCount)
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"businessChatLink""#)
        wire.string(#","link":"#, fields.link)
        wire.object(#","text":"#, fields.text)
        wire.string(#","title":"#, fields.title)
        wire.int32(#","view_count":"#, fields.viewCount)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> BusinessChatLink? {
        wire.open(#"{"@type":"businessChatLink""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> BusinessChatLink? {
        var link: String = ""
        var text: FormattedText? = nil
        var title: String = ""
        var viewCount: Int32 = 0
        var mark = wire.cursor
        repeat {
            wire.string(#","link":"#, &link)
            wire.object(#","text":"#, &text)
            wire.string(#","title":"#, &title)
            wire.int32(#","view_count":"#, &viewCount)
        } while wire.more(&mark)
        guard !wire.failed, let text = wire.required(consume text) else { wire.missing("text"); return nil }
        return BusinessChatLink(link: link, text: text, title: title, viewCount: viewCount)
    }
}

/// `businessChatLinks links:vector<businessChatLink> = BusinessChatLinks`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1business_chat_links.html)
public struct BusinessChatLinks: TDDecodable, CustomStringConvertible {
    public let links: [BusinessChatLink]

    public init(links: [BusinessChatLink]) {
        self.links = links
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"businessChatLinks""#)
        wire.objects(#","links":"#, self.links)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> BusinessChatLinks? {
        wire.open(#"{"@type":"businessChatLinks""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> BusinessChatLinks? {
        var links: [BusinessChatLink] = []
        var mark = wire.cursor
        repeat {
            wire.objects(#","links":"#, &links)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return BusinessChatLinks(links: links)
    }
}

/// `businessChatLinkInfo chat_id:int53 text:formattedText = BusinessChatLinkInfo`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1business_chat_link_info.html)
public struct BusinessChatLinkInfo: TDDecodable, CustomStringConvertible {
    public let chatID: Int64
    public let text: FormattedText

    public init(chatID: Int64, text: FormattedText) {
        self.chatID = chatID
        self.text = text
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"businessChatLinkInfo""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.object(#","text":"#, self.text)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> BusinessChatLinkInfo? {
        wire.open(#"{"@type":"businessChatLinkInfo""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> BusinessChatLinkInfo? {
        var chatID: Int64 = 0
        var text: FormattedText? = nil
        var mark = wire.cursor
        repeat {
            wire.int53(#","chat_id":"#, &chatID)
            wire.object(#","text":"#, &text)
        } while wire.more(&mark)
        guard !wire.failed, let text = wire.required(consume text) else { wire.missing("text"); return nil }
        return BusinessChatLinkInfo(chatID: chatID, text: text)
    }
}

/// `businessMessage message:message reply_to_message:message = BusinessMessage`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1business_message.html)
public struct BusinessMessage: TDDecodable, CustomStringConvertible {
    public let message: Message
    /// May be absent.
    public let replyToMessage: Message?

    public init(message: Message, replyToMessage: Message? = nil) {
        self.message = message
        self.replyToMessage = replyToMessage
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"businessMessage""#)
        wire.object(#","message":"#, self.message)
        wire.object(#","reply_to_message":"#, self.replyToMessage)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> BusinessMessage? {
        wire.open(#"{"@type":"businessMessage""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> BusinessMessage? {
        var message: Message? = nil
        var replyToMessage: Message? = nil
        var mark = wire.cursor
        repeat {
            wire.object(#","message":"#, &message)
            wire.object(#","reply_to_message":"#, &replyToMessage)
        } while wire.more(&mark)
        guard !wire.failed, let message = wire.required(consume message) else { wire.missing("message"); return nil }
        return BusinessMessage(message: message, replyToMessage: replyToMessage)
    }
}

/// `businessMessages messages:vector<businessMessage> = BusinessMessages`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1business_messages.html)
public struct BusinessMessages: TDDecodable, CustomStringConvertible {
    public let messages: [BusinessMessage]

    public init(messages: [BusinessMessage]) {
        self.messages = messages
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"businessMessages""#)
        wire.objects(#","messages":"#, self.messages)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> BusinessMessages? {
        wire.open(#"{"@type":"businessMessages""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> BusinessMessages? {
        var messages: [BusinessMessage] = []
        var mark = wire.cursor
        repeat {
            wire.objects(#","messages":"#, &messages)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return BusinessMessages(messages: messages)
    }
}

/// `businessBotManageBar bot_user_id:int53 manage_url:string is_bot_paused:Bool can_bot_reply:Bool = BusinessBotManageBar`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1business_bot_manage_bar.html)
public struct BusinessBotManageBar: TDDecodable, CustomStringConvertible, CustomReflectable {
    public let botUserID: Int64
    public let manageURL: String
    public let isBotPaused: Bool
    public let canBotReply: Bool

    public init(botUserID: Int64, manageURL: String, isBotPaused: Bool, canBotReply: Bool) {
        self.botUserID = botUserID
        self.manageURL = manageURL
        self.isBotPaused = isBotPaused
        self.canBotReply = canBotReply
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"businessBotManageBar""#)
        wire.int53(#","bot_user_id":"#, self.botUserID)
        wire.string(#","manage_url":"#, self.manageURL)
        wire.bool(#","is_bot_paused":"#, self.isBotPaused)
        wire.bool(#","can_bot_reply":"#, self.canBotReply)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> BusinessBotManageBar? {
        wire.open(#"{"@type":"businessBotManageBar""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> BusinessBotManageBar? {
        var botUserID: Int64 = 0
        var manageURL: String = ""
        var isBotPaused: Bool = false
        var canBotReply: Bool = false
        var mark = wire.cursor
        repeat {
            wire.int53(#","bot_user_id":"#, &botUserID)
            wire.string(#","manage_url":"#, &manageURL)
            wire.bool(#","is_bot_paused":"#, &isBotPaused)
            wire.bool(#","can_bot_reply":"#, &canBotReply)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return BusinessBotManageBar(
            botUserID: botUserID,
            manageURL: manageURL,
            isBotPaused: isBotPaused,
            canBotReply: canBotReply
        )
    }
}

/// `quickReplyMessage id:int53 sending_state:MessageSendingState can_be_edited:Bool reply_to_message_id:int53 via_bot_user_id:int53 media_album_id:int64 content:MessageContent reply_markup:ReplyMarkup = QuickReplyMessage`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1quick_reply_message.html)
public struct QuickReplyMessage: TDDecodable, CustomStringConvertible {
    private final class Fields: Sendable {
        let id: Int64
        let sendingState: MessageSendingState?
        let canBeEdited: Bool
        let replyToMessageID: Int64
        let viaBotUserID: Int64
        let mediaAlbumID: Int64
        let content: MessageContent
        let replyMarkup: ReplyMarkup?
        init(
            _ id: Int64,
            _ sendingState: MessageSendingState?,
            _ canBeEdited: Bool,
            _ replyToMessageID: Int64,
            _ viaBotUserID: Int64,
            _ mediaAlbumID: Int64,
            _ content: MessageContent,
            _ replyMarkup: ReplyMarkup?
        ) {
            self.id = id
            self.sendingState = sendingState
            self.canBeEdited = canBeEdited
            self.replyToMessageID = replyToMessageID
            self.viaBotUserID = viaBotUserID
            self.mediaAlbumID = mediaAlbumID
            self.content = content
            self.replyMarkup = replyMarkup
        }
    }
    private let fields: Fields
    public var id: Int64 { fields.id }
    /// May be absent.
    public var sendingState: MessageSendingState? { fields.sendingState }
    public var canBeEdited: Bool { fields.canBeEdited }
    public var replyToMessageID: Int64 { fields.replyToMessageID }
    public var viaBotUserID: Int64 { fields.viaBotUserID }
    public var mediaAlbumID: Int64 { fields.mediaAlbumID }
    public var content: MessageContent { fields.content }
    /// May be absent.
    public var replyMarkup: ReplyMarkup? { fields.replyMarkup }

    public init(
        id: Int64,
        sendingState: MessageSendingState? = nil,
        canBeEdited: Bool,
        replyToMessageID: Int64,
        viaBotUserID: Int64,
        mediaAlbumID: Int64,
        content: MessageContent,
        replyMarkup: ReplyMarkup? = nil
    ) {
        fields = Fields(
        id,
        sendingState,
        canBeEdited,
        replyToMessageID,
        viaBotUserID,
        mediaAlbumID,
        content,
        replyMarkup
    )
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"quickReplyMessage""#)
        wire.int53(#","id":"#, fields.id)
        wire.object(#","sending_state":"#, fields.sendingState)
        wire.bool(#","can_be_edited":"#, fields.canBeEdited)
        wire.int53(#","reply_to_message_id":"#, fields.replyToMessageID)
        wire.int53(#","via_bot_user_id":"#, fields.viaBotUserID)
        wire.int64(#","media_album_id":"#, fields.mediaAlbumID)
        wire.object(#","content":"#, fields.content)
        wire.object(#","reply_markup":"#, fields.replyMarkup)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> QuickReplyMessage? {
        wire.open(#"{"@type":"quickReplyMessage""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> QuickReplyMessage? {
        var id: Int64 = 0
        var sendingState: MessageSendingState? = nil
        var canBeEdited: Bool = false
        var replyToMessageID: Int64 = 0
        var viaBotUserID: Int64 = 0
        var mediaAlbumID: Int64 = 0
        var content: MessageContent? = nil
        var replyMarkup: ReplyMarkup? = nil
        var mark = wire.cursor
        repeat {
            wire.int53(#","id":"#, &id)
            wire.object(#","sending_state":"#, &sendingState)
            wire.bool(#","can_be_edited":"#, &canBeEdited)
            wire.int53(#","reply_to_message_id":"#, &replyToMessageID)
            wire.int53(#","via_bot_user_id":"#, &viaBotUserID)
            wire.int64(#","media_album_id":"#, &mediaAlbumID)
            wire.object(#","content":"#, &content)
            wire.object(#","reply_markup":"#, &replyMarkup)
        } while wire.more(&mark)
        guard !wire.failed, let content = wire.required(consume content) else { wire.missing("content"); return nil }
        return QuickReplyMessage(
            id: id,
            sendingState: sendingState,
            canBeEdited: canBeEdited,
            replyToMessageID: replyToMessageID,
            viaBotUserID: viaBotUserID,
            mediaAlbumID: mediaAlbumID,
            content: content,
            replyMarkup: replyMarkup
        )
    }
}

/// `quickReplyMessages messages:vector<quickReplyMessage> = QuickReplyMessages`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1quick_reply_messages.html)
public struct QuickReplyMessages: TDDecodable, CustomStringConvertible {
    /// Elements may be absent.
    public let messages: [QuickReplyMessage?]

    public init(messages: [QuickReplyMessage?]) {
        self.messages = messages
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"quickReplyMessages""#)
        wire.optionalObjects(#","messages":"#, self.messages)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> QuickReplyMessages? {
        wire.open(#"{"@type":"quickReplyMessages""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> QuickReplyMessages? {
        var messages: [QuickReplyMessage?] = []
        var mark = wire.cursor
        repeat {
            wire.optionalObjects(#","messages":"#, &messages)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return QuickReplyMessages(messages: messages)
    }
}

/// `quickReplyShortcut id:int32 name:string first_message:quickReplyMessage message_count:int32 = QuickReplyShortcut`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1quick_reply_shortcut.html)
public struct QuickReplyShortcut: TDDecodable, CustomStringConvertible, CustomReflectable {
    public let id: Int32
    public let name: String
    public let firstMessage: QuickReplyMessage
    public let messageCount: Int32

    public init(id: Int32, name: String, firstMessage: QuickReplyMessage, messageCount: Int32) {
        self.id = id
        self.name = name
        self.firstMessage = firstMessage
        self.messageCount = messageCount
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"quickReplyShortcut""#)
        wire.int32(#","id":"#, self.id)
        wire.string(#","name":"#, self.name)
        wire.object(#","first_message":"#, self.firstMessage)
        wire.int32(#","message_count":"#, self.messageCount)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> QuickReplyShortcut? {
        wire.open(#"{"@type":"quickReplyShortcut""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> QuickReplyShortcut? {
        var id: Int32 = 0
        var name: String = ""
        var firstMessage: QuickReplyMessage? = nil
        var messageCount: Int32 = 0
        var mark = wire.cursor
        repeat {
            wire.int32(#","id":"#, &id)
            wire.string(#","name":"#, &name)
            wire.object(#","first_message":"#, &firstMessage)
            wire.int32(#","message_count":"#, &messageCount)
        } while wire.more(&mark)
        guard 
            !wire.failed,
            let firstMessage = wire.required(consume firstMessage)
         else { wire.missing("first_message"); return nil }
        return QuickReplyShortcut(id: id, name: name, firstMessage: firstMessage, messageCount: messageCount)
    }
}

/// `businessConnection id:string user_id:int53 user_chat_id:int53 date:int32 rights:businessBotRights is_enabled:Bool = BusinessConnection`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1business_connection.html)
public struct BusinessConnection: TDDecodable, CustomStringConvertible {
    private final class Fields: Sendable {
        let id: String
        let userID: Int64
        let userChatID: Int64
        let date: Int32
        let rights: BusinessBotRights?
        let isEnabled: Bool
        init(
            _ id: String,
            _ userID: Int64,
            _ userChatID: Int64,
            _ date: Int32,
            _ rights: BusinessBotRights?,
            _ isEnabled: Bool
        ) {
            self.id = id
            self.userID = userID
            self.userChatID = userChatID
            self.date = date
            self.rights = rights
            self.isEnabled = isEnabled
        }
    }
    private let fields: Fields
    public var id: String { fields.id }
    public var userID: Int64 { fields.userID }
    public var userChatID: Int64 { fields.userChatID }
    /// Unix time in seconds.
    public var date: Int32 { fields.date }
    /// May be absent.
    public var rights: BusinessBotRights? { fields.rights }
    public var isEnabled: Bool { fields.isEnabled }

    public init(
        id: String,
        userID: Int64,
        userChatID: Int64,
        date: Int32,
        rights: BusinessBotRights? = nil,
        isEnabled: Bool
    ) {
        fields = Fields(id, userID, userChatID, date, rights, isEnabled)
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"businessConnection""#)
        wire.string(#","id":"#, fields.id)
        wire.int53(#","user_id":"#, fields.userID)
        wire.int53(#","user_chat_id":"#, fields.userChatID)
        wire.int32(#","date":"#, fields.date)
        wire.object(#","rights":"#, fields.rights)
        wire.bool(#","is_enabled":"#, fields.isEnabled)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> BusinessConnection? {
        wire.open(#"{"@type":"businessConnection""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> BusinessConnection? {
        var id: String = ""
        var userID: Int64 = 0
        var userChatID: Int64 = 0
        var date: Int32 = 0
        var rights: BusinessBotRights? = nil
        var isEnabled: Bool = false
        var mark = wire.cursor
        repeat {
            wire.string(#","id":"#, &id)
            wire.int53(#","user_id":"#, &userID)
            wire.int53(#","user_chat_id":"#, &userChatID)
            wire.int32(#","date":"#, &date)
            wire.object(#","rights":"#, &rights)
            wire.bool(#","is_enabled":"#, &isEnabled)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return BusinessConnection(
            id: id,
            userID: userID,
            userChatID: userChatID,
            date: date,
            rights: rights,
            isEnabled: isEnabled
        )
    }
}

/// `BusinessFeature`, one of 11 constructors.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1_business_feature.html)
public enum BusinessFeature: TDDecodable, CustomStringConvertible, CustomReflectable {
    /// `businessFeatureLocation = BusinessFeature`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1business_feature_location.html)
    case location
    /// `businessFeatureOpeningHours = BusinessFeature`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1business_feature_opening_hours.html)
    case openingHours
    /// `businessFeatureQuickReplies = BusinessFeature`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1business_feature_quick_replies.html)
    case quickReplies
    /// `businessFeatureGreetingMessage = BusinessFeature`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1business_feature_greeting_message.html)
    case greetingMessage
    /// `businessFeatureAwayMessage = BusinessFeature`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1business_feature_away_message.html)
    case awayMessage
    /// `businessFeatureAccountLinks = BusinessFeature`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1business_feature_account_links.html)
    case accountLinks
    /// `businessFeatureStartPage = BusinessFeature`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1business_feature_start_page.html)
    case startPage
    /// `businessFeatureBots = BusinessFeature`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1business_feature_bots.html)
    case bots
    /// `businessFeatureEmojiStatus = BusinessFeature`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1business_feature_emoji_status.html)
    case emojiStatus
    /// `businessFeatureChatFolderTags = BusinessFeature`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1business_feature_chat_folder_tags.html)
    case chatFolderTags
    /// `businessFeatureUpgradedStories = BusinessFeature`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1business_feature_upgraded_stories.html)
    case upgradedStories
    /// A constructor that this version of the schema does not know, as its name and its JSON.
    indirect case unknown(type: String, json: String)

    public func encode(into wire: inout WireWriter) {
        switch self {
        case .location: wire.empty(#"{"@type":"businessFeatureLocation"}"#)
        case .openingHours: wire.empty(#"{"@type":"businessFeatureOpeningHours"}"#)
        case .quickReplies: wire.empty(#"{"@type":"businessFeatureQuickReplies"}"#)
        case .greetingMessage: wire.empty(#"{"@type":"businessFeatureGreetingMessage"}"#)
        case .awayMessage: wire.empty(#"{"@type":"businessFeatureAwayMessage"}"#)
        case .accountLinks: wire.empty(#"{"@type":"businessFeatureAccountLinks"}"#)
        case .startPage: wire.empty(#"{"@type":"businessFeatureStartPage"}"#)
        case .bots: wire.empty(#"{"@type":"businessFeatureBots"}"#)
        case .emojiStatus: wire.empty(#"{"@type":"businessFeatureEmojiStatus"}"#)
        case .chatFolderTags: wire.empty(#"{"@type":"businessFeatureChatFolderTags"}"#)
        case .upgradedStories: wire.empty(#"{"@type":"businessFeatureUpgradedStories"}"#)
        case .unknown(_, let json): wire.unknown(json)
        }
    }

    public static func read(_ wire: inout WireReader) -> BusinessFeature? {
        switch wire.constructor(of: .businessFeature) {
        case 0: if wire.close() { return .location }  // businessFeatureLocation
        case 1: if wire.close() { return .openingHours }  // businessFeatureOpeningHours
        case 2: if wire.close() { return .quickReplies }  // businessFeatureQuickReplies
        case 3: if wire.close() { return .greetingMessage }  // businessFeatureGreetingMessage
        case 4: if wire.close() { return .awayMessage }  // businessFeatureAwayMessage
        case 5: if wire.close() { return .accountLinks }  // businessFeatureAccountLinks
        case 6: if wire.close() { return .startPage }  // businessFeatureStartPage
        case 7: if wire.close() { return .bots }  // businessFeatureBots
        case 8: if wire.close() { return .emojiStatus }  // businessFeatureEmojiStatus
        case 9: if wire.close() { return .chatFolderTags }  // businessFeatureChatFolderTags
        case 10: if wire.close() { return .upgradedStories }  // businessFeatureUpgradedStories
        case WireReader.nothing: break
        default: if let (type, json) = wire.takeUnknown() { return .unknown(type: type, json: json) }
        }
        return nil
    }
}

/// `businessFeatures features:vector<BusinessFeature> = BusinessFeatures`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1business_features.html)
public struct BusinessFeatures: TDDecodable, CustomStringConvertible {
    public let features: [BusinessFeature]

    public init(features: [BusinessFeature]) {
        self.features = features
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"businessFeatures""#)
        wire.objects(#","features":"#, self.features)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> BusinessFeatures? {
        wire.open(#"{"@type":"businessFeatures""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> BusinessFeatures? {
        var features: [BusinessFeature] = []
        var mark = wire.cursor
        repeat {
            wire.objects(#","features":"#, &features)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return BusinessFeatures(features: features)
    }
}

/// `businessFeaturePromotionAnimation feature:BusinessFeature animation:animation = BusinessFeaturePromotionAnimation`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1business_feature_promotion_animation.html)
public struct BusinessFeaturePromotionAnimation: TDDecodable, CustomStringConvertible {
    public let feature: BusinessFeature
    public let animation: Animation

    public init(feature: BusinessFeature, animation: Animation) {
        self.feature = feature
        self.animation = animation
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"businessFeaturePromotionAnimation""#)
        wire.object(#","feature":"#, self.feature)
        wire.object(#","animation":"#, self.animation)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> BusinessFeaturePromotionAnimation? {
        wire.open(#"{"@type":"businessFeaturePromotionAnimation""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> BusinessFeaturePromotionAnimation? {
        var feature: BusinessFeature? = nil
        var animation: Animation? = nil
        var mark = wire.cursor
        repeat {
            wire.object(#","feature":"#, &feature)
            wire.object(#","animation":"#, &animation)
        } while wire.more(&mark)
        guard 
            !wire.failed,
            let feature = wire.required(consume feature),
            let animation = wire.required(consume animation)
         else { wire.missing("feature animation"); return nil }
        return BusinessFeaturePromotionAnimation(feature: feature, animation: animation)
    }
}


#if Hashable
extension BusinessAwayMessageSchedule: Hashable {}
extension BusinessAwayMessageScheduleCustom: Hashable {}
extension BusinessLocation: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.location != right.location { return false }
        if left.address != right.address { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(location)
        hasher.combine(address)
    }
}
extension BusinessRecipients: Hashable {}
extension BusinessAwayMessageSettings: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.shortcutID != right.shortcutID { return false }
        if left.recipients != right.recipients { return false }
        if left.schedule != right.schedule { return false }
        if left.offlineOnly != right.offlineOnly { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(shortcutID)
        hasher.combine(recipients)
        hasher.combine(schedule)
        hasher.combine(offlineOnly)
    }
}
extension BusinessGreetingMessageSettings: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.shortcutID != right.shortcutID { return false }
        if left.recipients != right.recipients { return false }
        if left.inactivityDays != right.inactivityDays { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(shortcutID)
        hasher.combine(recipients)
        hasher.combine(inactivityDays)
    }
}
extension BusinessBotRights: Hashable {}
extension BusinessConnectedBot: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.botUserID != right.botUserID { return false }
        if left.recipients != right.recipients { return false }
        if left.rights != right.rights { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(botUserID)
        hasher.combine(recipients)
        hasher.combine(rights)
    }
}
extension BusinessConnectedBotInfo: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.bot != right.bot { return false }
        if left.connectionDate != right.connectionDate { return false }
        if left.deviceModel != right.deviceModel { return false }
        if left.location != right.location { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(bot)
        hasher.combine(connectionDate)
        hasher.combine(deviceModel)
        hasher.combine(location)
    }
}
extension BusinessStartPage: Hashable {}
extension BusinessOpeningHoursInterval: Hashable {}
extension BusinessOpeningHours: Hashable {}
extension BusinessInfo: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.location != right.location { return false }
        if left.openingHours != right.openingHours { return false }
        if left.localOpeningHours != right.localOpeningHours { return false }
        if left.nextOpenIn != right.nextOpenIn { return false }
        if left.nextCloseIn != right.nextCloseIn { return false }
        if left.greetingMessageSettings != right.greetingMessageSettings { return false }
        if left.awayMessageSettings != right.awayMessageSettings { return false }
        if left.startPage != right.startPage { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(location)
        hasher.combine(openingHours)
        hasher.combine(localOpeningHours)
        hasher.combine(nextOpenIn)
        hasher.combine(nextCloseIn)
        hasher.combine(greetingMessageSettings)
        hasher.combine(awayMessageSettings)
        hasher.combine(startPage)
    }
}
extension BusinessChatLink: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.link != right.link { return false }
        if left.text != right.text { return false }
        if left.title != right.title { return false }
        if left.viewCount != right.viewCount { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(link)
        hasher.combine(text)
        hasher.combine(title)
        hasher.combine(viewCount)
    }
}
extension BusinessChatLinks: Hashable {}
extension BusinessChatLinkInfo: Hashable {}
extension BusinessMessage: Hashable {}
extension BusinessMessages: Hashable {}
extension BusinessBotManageBar: Hashable {}
extension QuickReplyMessage: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.id != right.id { return false }
        if left.sendingState != right.sendingState { return false }
        if left.canBeEdited != right.canBeEdited { return false }
        if left.replyToMessageID != right.replyToMessageID { return false }
        if left.viaBotUserID != right.viaBotUserID { return false }
        if left.mediaAlbumID != right.mediaAlbumID { return false }
        if left.content != right.content { return false }
        if left.replyMarkup != right.replyMarkup { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(id)
        hasher.combine(sendingState)
        hasher.combine(canBeEdited)
        hasher.combine(replyToMessageID)
        hasher.combine(viaBotUserID)
        hasher.combine(mediaAlbumID)
        hasher.combine(content)
        hasher.combine(replyMarkup)
    }
}
extension QuickReplyMessages: Hashable {}
extension QuickReplyShortcut: Hashable {}
extension BusinessConnection: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.id != right.id { return false }
        if left.userID != right.userID { return false }
        if left.userChatID != right.userChatID { return false }
        if left.date != right.date { return false }
        if left.rights != right.rights { return false }
        if left.isEnabled != right.isEnabled { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(id)
        hasher.combine(userID)
        hasher.combine(userChatID)
        hasher.combine(date)
        hasher.combine(rights)
        hasher.combine(isEnabled)
    }
}
extension BusinessFeature: Hashable {}
extension BusinessFeatures: Hashable {}
extension BusinessFeaturePromotionAnimation: Hashable {}
#endif
