// Made by `tlgen generate` from the schema of TDLib 1.8.66
// (SHA-256 b8b6a863746fc580815c6d04e9e34728b654b15a12940087f06757b2097ce4c5). Don't edit.

/// `getBasicGroup basic_group_id:int53 = BasicGroup`
///
/// Needs no network.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_basic_group.html)
public struct GetBasicGroup: TDFunction, CustomStringConvertible {
    public typealias Result = BasicGroup
    public let basicGroupID: Int64

    public init(basicGroupID: Int64) {
        self.basicGroupID = basicGroupID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"getBasicGroup""#)
        wire.int53(#","basic_group_id":"#, self.basicGroupID)
        wire.close()
    }
}

/// `getBasicGroupFullInfo basic_group_id:int53 = BasicGroupFullInfo`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_basic_group_full_info.html)
public struct GetBasicGroupFullInfo: TDFunction, CustomStringConvertible {
    public typealias Result = BasicGroupFullInfo
    public let basicGroupID: Int64

    public init(basicGroupID: Int64) {
        self.basicGroupID = basicGroupID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"getBasicGroupFullInfo""#)
        wire.int53(#","basic_group_id":"#, self.basicGroupID)
        wire.close()
    }
}

/// `getSupergroup supergroup_id:int53 = Supergroup`
///
/// Needs no network.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_supergroup.html)
public struct GetSupergroup: TDFunction, CustomStringConvertible {
    public typealias Result = Supergroup
    public let supergroupID: Int64

    public init(supergroupID: Int64) {
        self.supergroupID = supergroupID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"getSupergroup""#)
        wire.int53(#","supergroup_id":"#, self.supergroupID)
        wire.close()
    }
}

/// `getSupergroupFullInfo supergroup_id:int53 = SupergroupFullInfo`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_supergroup_full_info.html)
public struct GetSupergroupFullInfo: TDFunction, CustomStringConvertible {
    public typealias Result = SupergroupFullInfo
    public let supergroupID: Int64

    public init(supergroupID: Int64) {
        self.supergroupID = supergroupID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"getSupergroupFullInfo""#)
        wire.int53(#","supergroup_id":"#, self.supergroupID)
        wire.close()
    }
}

/// `getSuitableDiscussionChats = Chats`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_suitable_discussion_chats.html)
public struct GetSuitableDiscussionChats: TDFunction, CustomStringConvertible {
    public typealias Result = Chats

    public init() {
    }

    public func encode(into wire: inout WireWriter) {
        wire.empty(#"{"@type":"getSuitableDiscussionChats"}"#)
    }
}

/// `getInactiveSupergroupChats = Chats`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_inactive_supergroup_chats.html)
public struct GetInactiveSupergroupChats: TDFunction, CustomStringConvertible {
    public typealias Result = Chats

    public init() {
    }

    public func encode(into wire: inout WireWriter) {
        wire.empty(#"{"@type":"getInactiveSupergroupChats"}"#)
    }
}

/// `getSuitablePersonalChats = Chats`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_suitable_personal_chats.html)
public struct GetSuitablePersonalChats: TDFunction, CustomStringConvertible {
    public typealias Result = Chats

    public init() {
    }

    public func encode(into wire: inout WireWriter) {
        wire.empty(#"{"@type":"getSuitablePersonalChats"}"#)
    }
}

/// `createBasicGroupChat basic_group_id:int53 force:Bool = Chat`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1create_basic_group_chat.html)
public struct CreateBasicGroupChat: TDFunction, CustomStringConvertible {
    public typealias Result = Chat
    public let basicGroupID: Int64
    public let force: Bool

    public init(basicGroupID: Int64, force: Bool) {
        self.basicGroupID = basicGroupID
        self.force = force
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"createBasicGroupChat""#)
        wire.int53(#","basic_group_id":"#, self.basicGroupID)
        wire.bool(#","force":"#, self.force)
        wire.close()
    }
}

/// `createSupergroupChat supergroup_id:int53 force:Bool = Chat`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1create_supergroup_chat.html)
public struct CreateSupergroupChat: TDFunction, CustomStringConvertible {
    public typealias Result = Chat
    public let supergroupID: Int64
    public let force: Bool

    public init(supergroupID: Int64, force: Bool) {
        self.supergroupID = supergroupID
        self.force = force
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"createSupergroupChat""#)
        wire.int53(#","supergroup_id":"#, self.supergroupID)
        wire.bool(#","force":"#, self.force)
        wire.close()
    }
}

/// `upgradeBasicGroupChatToSupergroupChat chat_id:int53 = Chat`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1upgrade_basic_group_chat_to_supergroup_chat.html)
public struct UpgradeBasicGroupChatToSupergroupChat: TDFunction, CustomStringConvertible {
    public typealias Result = Chat
    public let chatID: Int64

    public init(chatID: Int64) {
        self.chatID = chatID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"upgradeBasicGroupChatToSupergroupChat""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.close()
    }
}

/// `getScopeNotificationSettings scope:NotificationSettingsScope = ScopeNotificationSettings`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_scope_notification_settings.html)
public struct GetScopeNotificationSettings: TDFunction, CustomStringConvertible {
    public typealias Result = ScopeNotificationSettings
    public let scope: NotificationSettingsScope

    public init(scope: NotificationSettingsScope) {
        self.scope = scope
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"getScopeNotificationSettings""#)
        wire.object(#","scope":"#, self.scope)
        wire.close()
    }
}

/// `setScopeNotificationSettings scope:NotificationSettingsScope notification_settings:scopeNotificationSettings = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1set_scope_notification_settings.html)
public struct SetScopeNotificationSettings: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let scope: NotificationSettingsScope
    public let notificationSettings: ScopeNotificationSettings

    public init(scope: NotificationSettingsScope, notificationSettings: ScopeNotificationSettings) {
        self.scope = scope
        self.notificationSettings = notificationSettings
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"setScopeNotificationSettings""#)
        wire.object(#","scope":"#, self.scope)
        wire.object(#","notification_settings":"#, self.notificationSettings)
        wire.close()
    }
}

/// `setInactiveSessionTtl inactive_session_ttl_days:int32 = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1set_inactive_session_ttl.html)
public struct SetInactiveSessionTtl: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    /// Range 1 to 366 days.
    public let inactiveSessionTtlDays: Int32

    public init(inactiveSessionTtlDays: Int32) {
        self.inactiveSessionTtlDays = inactiveSessionTtlDays
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"setInactiveSessionTtl""#)
        wire.int32(#","inactive_session_ttl_days":"#, self.inactiveSessionTtlDays)
        wire.close()
    }
}

/// `setSupergroupUsername supergroup_id:int53 username:string = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1set_supergroup_username.html)
public struct SetSupergroupUsername: TDFunction, CustomStringConvertible, CustomReflectable {
    public typealias Result = Ok
    public let supergroupID: Int64
    public let username: String

    public init(supergroupID: Int64, username: String) {
        self.supergroupID = supergroupID
        self.username = username
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"setSupergroupUsername""#)
        wire.int53(#","supergroup_id":"#, self.supergroupID)
        wire.string(#","username":"#, self.username)
        wire.close()
    }
}

/// `toggleSupergroupUsernameIsActive supergroup_id:int53 username:string is_active:Bool = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1toggle_supergroup_username_is_active.html)
public struct ToggleSupergroupUsernameIsActive: TDFunction, CustomStringConvertible, CustomReflectable {
    public typealias Result = Ok
    public let supergroupID: Int64
    public let username: String
    public let isActive: Bool

    public init(supergroupID: Int64, username: String, isActive: Bool) {
        self.supergroupID = supergroupID
        self.username = username
        self.isActive = isActive
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"toggleSupergroupUsernameIsActive""#)
        wire.int53(#","supergroup_id":"#, self.supergroupID)
        wire.string(#","username":"#, self.username)
        wire.bool(#","is_active":"#, self.isActive)
        wire.close()
    }
}

/// `disableAllSupergroupUsernames supergroup_id:int53 = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1disable_all_supergroup_usernames.html)
public struct DisableAllSupergroupUsernames: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let supergroupID: Int64

    public init(supergroupID: Int64) {
        self.supergroupID = supergroupID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"disableAllSupergroupUsernames""#)
        wire.int53(#","supergroup_id":"#, self.supergroupID)
        wire.close()
    }
}

/// `reorderSupergroupActiveUsernames supergroup_id:int53 usernames:vector<string> = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1reorder_supergroup_active_usernames.html)
public struct ReorderSupergroupActiveUsernames: TDFunction, CustomStringConvertible, CustomReflectable {
    public typealias Result = Ok
    public let supergroupID: Int64
    public let usernames: [String]

    public init(supergroupID: Int64, usernames: [String]) {
        self.supergroupID = supergroupID
        self.usernames = usernames
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"reorderSupergroupActiveUsernames""#)
        wire.int53(#","supergroup_id":"#, self.supergroupID)
        wire.strings(#","usernames":"#, self.usernames)
        wire.close()
    }
}

/// `setSupergroupStickerSet supergroup_id:int53 sticker_set_id:int64 = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1set_supergroup_sticker_set.html)
public struct SetSupergroupStickerSet: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let supergroupID: Int64
    public let stickerSetID: Int64

    public init(supergroupID: Int64, stickerSetID: Int64) {
        self.supergroupID = supergroupID
        self.stickerSetID = stickerSetID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"setSupergroupStickerSet""#)
        wire.int53(#","supergroup_id":"#, self.supergroupID)
        wire.int64(#","sticker_set_id":"#, self.stickerSetID)
        wire.close()
    }
}

/// `setSupergroupCustomEmojiStickerSet supergroup_id:int53 custom_emoji_sticker_set_id:int64 = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1set_supergroup_custom_emoji_sticker_set.html)
public struct SetSupergroupCustomEmojiStickerSet: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let supergroupID: Int64
    public let customEmojiStickerSetID: Int64

    public init(supergroupID: Int64, customEmojiStickerSetID: Int64) {
        self.supergroupID = supergroupID
        self.customEmojiStickerSetID = customEmojiStickerSetID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"setSupergroupCustomEmojiStickerSet""#)
        wire.int53(#","supergroup_id":"#, self.supergroupID)
        wire.int64(#","custom_emoji_sticker_set_id":"#, self.customEmojiStickerSetID)
        wire.close()
    }
}

/// `setSupergroupUnrestrictBoostCount supergroup_id:int53 unrestrict_boost_count:int32 = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1set_supergroup_unrestrict_boost_count.html)
public struct SetSupergroupUnrestrictBoostCount: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let supergroupID: Int64
    /// Range 0 to 8.
    public let unrestrictBoostCount: Int32

    public init(supergroupID: Int64, unrestrictBoostCount: Int32) {
        self.supergroupID = supergroupID
        self.unrestrictBoostCount = unrestrictBoostCount
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"setSupergroupUnrestrictBoostCount""#)
        wire.int53(#","supergroup_id":"#, self.supergroupID)
        wire.int32(#","unrestrict_boost_count":"#, self.unrestrictBoostCount)
        wire.close()
    }
}

/// `setSupergroupMainProfileTab supergroup_id:int53 main_profile_tab:ProfileTab = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1set_supergroup_main_profile_tab.html)
public struct SetSupergroupMainProfileTab: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let supergroupID: Int64
    public let mainProfileTab: ProfileTab

    public init(supergroupID: Int64, mainProfileTab: ProfileTab) {
        self.supergroupID = supergroupID
        self.mainProfileTab = mainProfileTab
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"setSupergroupMainProfileTab""#)
        wire.int53(#","supergroup_id":"#, self.supergroupID)
        wire.object(#","main_profile_tab":"#, self.mainProfileTab)
        wire.close()
    }
}

/// `toggleSupergroupSignMessages supergroup_id:int53 sign_messages:Bool show_message_sender:Bool = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1toggle_supergroup_sign_messages.html)
public struct ToggleSupergroupSignMessages: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let supergroupID: Int64
    public let signMessages: Bool
    public let showMessageSender: Bool

    public init(supergroupID: Int64, signMessages: Bool, showMessageSender: Bool) {
        self.supergroupID = supergroupID
        self.signMessages = signMessages
        self.showMessageSender = showMessageSender
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"toggleSupergroupSignMessages""#)
        wire.int53(#","supergroup_id":"#, self.supergroupID)
        wire.bool(#","sign_messages":"#, self.signMessages)
        wire.bool(#","show_message_sender":"#, self.showMessageSender)
        wire.close()
    }
}

/// `toggleSupergroupJoinToSendMessages supergroup_id:int53 join_to_send_messages:Bool = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1toggle_supergroup_join_to_send_messages.html)
public struct ToggleSupergroupJoinToSendMessages: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let supergroupID: Int64
    public let joinToSendMessages: Bool

    public init(supergroupID: Int64, joinToSendMessages: Bool) {
        self.supergroupID = supergroupID
        self.joinToSendMessages = joinToSendMessages
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"toggleSupergroupJoinToSendMessages""#)
        wire.int53(#","supergroup_id":"#, self.supergroupID)
        wire.bool(#","join_to_send_messages":"#, self.joinToSendMessages)
        wire.close()
    }
}

/// `toggleSupergroupJoinByRequest supergroup_id:int53 join_by_request:Bool guard_bot_user_id:int53 apply_to_invite_links:Bool = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1toggle_supergroup_join_by_request.html)
public struct ToggleSupergroupJoinByRequest: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let supergroupID: Int64
    public let joinByRequest: Bool
    public let guardBotUserID: Int64
    public let applyToInviteLinks: Bool

    public init(supergroupID: Int64, joinByRequest: Bool, guardBotUserID: Int64, applyToInviteLinks: Bool) {
        self.supergroupID = supergroupID
        self.joinByRequest = joinByRequest
        self.guardBotUserID = guardBotUserID
        self.applyToInviteLinks = applyToInviteLinks
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"toggleSupergroupJoinByRequest""#)
        wire.int53(#","supergroup_id":"#, self.supergroupID)
        wire.bool(#","join_by_request":"#, self.joinByRequest)
        wire.int53(#","guard_bot_user_id":"#, self.guardBotUserID)
        wire.bool(#","apply_to_invite_links":"#, self.applyToInviteLinks)
        wire.close()
    }
}

/// `toggleSupergroupIsAllHistoryAvailable supergroup_id:int53 is_all_history_available:Bool = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1toggle_supergroup_is_all_history_available.html)
public struct ToggleSupergroupIsAllHistoryAvailable: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let supergroupID: Int64
    public let isAllHistoryAvailable: Bool

    public init(supergroupID: Int64, isAllHistoryAvailable: Bool) {
        self.supergroupID = supergroupID
        self.isAllHistoryAvailable = isAllHistoryAvailable
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"toggleSupergroupIsAllHistoryAvailable""#)
        wire.int53(#","supergroup_id":"#, self.supergroupID)
        wire.bool(#","is_all_history_available":"#, self.isAllHistoryAvailable)
        wire.close()
    }
}

/// `toggleSupergroupCanHaveSponsoredMessages supergroup_id:int53 can_have_sponsored_messages:Bool = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1toggle_supergroup_can_have_sponsored_messages.html)
public struct ToggleSupergroupCanHaveSponsoredMessages: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let supergroupID: Int64
    public let canHaveSponsoredMessages: Bool

    public init(supergroupID: Int64, canHaveSponsoredMessages: Bool) {
        self.supergroupID = supergroupID
        self.canHaveSponsoredMessages = canHaveSponsoredMessages
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"toggleSupergroupCanHaveSponsoredMessages""#)
        wire.int53(#","supergroup_id":"#, self.supergroupID)
        wire.bool(#","can_have_sponsored_messages":"#, self.canHaveSponsoredMessages)
        wire.close()
    }
}

/// `toggleSupergroupHasAutomaticTranslation supergroup_id:int53 has_automatic_translation:Bool = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1toggle_supergroup_has_automatic_translation.html)
public struct ToggleSupergroupHasAutomaticTranslation: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let supergroupID: Int64
    public let hasAutomaticTranslation: Bool

    public init(supergroupID: Int64, hasAutomaticTranslation: Bool) {
        self.supergroupID = supergroupID
        self.hasAutomaticTranslation = hasAutomaticTranslation
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"toggleSupergroupHasAutomaticTranslation""#)
        wire.int53(#","supergroup_id":"#, self.supergroupID)
        wire.bool(#","has_automatic_translation":"#, self.hasAutomaticTranslation)
        wire.close()
    }
}

/// `toggleSupergroupHasHiddenMembers supergroup_id:int53 has_hidden_members:Bool = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1toggle_supergroup_has_hidden_members.html)
public struct ToggleSupergroupHasHiddenMembers: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let supergroupID: Int64
    public let hasHiddenMembers: Bool

    public init(supergroupID: Int64, hasHiddenMembers: Bool) {
        self.supergroupID = supergroupID
        self.hasHiddenMembers = hasHiddenMembers
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"toggleSupergroupHasHiddenMembers""#)
        wire.int53(#","supergroup_id":"#, self.supergroupID)
        wire.bool(#","has_hidden_members":"#, self.hasHiddenMembers)
        wire.close()
    }
}

/// `toggleSupergroupHasAggressiveAntiSpamEnabled supergroup_id:int53 has_aggressive_anti_spam_enabled:Bool = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1toggle_supergroup_has_aggressive_anti_spam_enabled.html)
public struct ToggleSupergroupHasAggressiveAntiSpamEnabled: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let supergroupID: Int64
    public let hasAggressiveAntiSpamEnabled: Bool

    public init(supergroupID: Int64, hasAggressiveAntiSpamEnabled: Bool) {
        self.supergroupID = supergroupID
        self.hasAggressiveAntiSpamEnabled = hasAggressiveAntiSpamEnabled
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"toggleSupergroupHasAggressiveAntiSpamEnabled""#)
        wire.int53(#","supergroup_id":"#, self.supergroupID)
        wire.bool(#","has_aggressive_anti_spam_enabled":"#, self.hasAggressiveAntiSpamEnabled)
        wire.close()
    }
}

/// `toggleSupergroupIsForum supergroup_id:int53 is_forum:Bool has_forum_tabs:Bool = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1toggle_supergroup_is_forum.html)
public struct ToggleSupergroupIsForum: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let supergroupID: Int64
    public let isForum: Bool
    public let hasForumTabs: Bool

    public init(supergroupID: Int64, isForum: Bool, hasForumTabs: Bool) {
        self.supergroupID = supergroupID
        self.isForum = isForum
        self.hasForumTabs = hasForumTabs
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"toggleSupergroupIsForum""#)
        wire.int53(#","supergroup_id":"#, self.supergroupID)
        wire.bool(#","is_forum":"#, self.isForum)
        wire.bool(#","has_forum_tabs":"#, self.hasForumTabs)
        wire.close()
    }
}

/// `toggleSupergroupIsBroadcastGroup supergroup_id:int53 = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1toggle_supergroup_is_broadcast_group.html)
public struct ToggleSupergroupIsBroadcastGroup: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let supergroupID: Int64

    public init(supergroupID: Int64) {
        self.supergroupID = supergroupID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"toggleSupergroupIsBroadcastGroup""#)
        wire.int53(#","supergroup_id":"#, self.supergroupID)
        wire.close()
    }
}

/// `reportSupergroupSpam supergroup_id:int53 message_ids:vector<int53> = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1report_supergroup_spam.html)
public struct ReportSupergroupSpam: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let supergroupID: Int64
    public let messageIDs: [Int64]

    public init(supergroupID: Int64, messageIDs: [Int64]) {
        self.supergroupID = supergroupID
        self.messageIDs = messageIDs
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"reportSupergroupSpam""#)
        wire.int53(#","supergroup_id":"#, self.supergroupID)
        wire.int53s(#","message_ids":"#, self.messageIDs)
        wire.close()
    }
}

/// `reportSupergroupAntiSpamFalsePositive supergroup_id:int53 message_id:int53 = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1report_supergroup_anti_spam_false_positive.html)
public struct ReportSupergroupAntiSpamFalsePositive: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let supergroupID: Int64
    public let messageID: Int64

    public init(supergroupID: Int64, messageID: Int64) {
        self.supergroupID = supergroupID
        self.messageID = messageID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"reportSupergroupAntiSpamFalsePositive""#)
        wire.int53(#","supergroup_id":"#, self.supergroupID)
        wire.int53(#","message_id":"#, self.messageID)
        wire.close()
    }
}

/// `getSupergroupMembers supergroup_id:int53 filter:SupergroupMembersFilter offset:int32 limit:int32 = ChatMembers`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_supergroup_members.html)
public struct GetSupergroupMembers: TDFunction, CustomStringConvertible {
    public typealias Result = ChatMembers
    public let supergroupID: Int64
    /// May be left out.
    public let filter: SupergroupMembersFilter?
    public let offset: Int32
    public let limit: Int32

    public init(supergroupID: Int64, filter: SupergroupMembersFilter? = nil, offset: Int32, limit: Int32) {
        self.supergroupID = supergroupID
        self.filter = filter
        self.offset = offset
        self.limit = limit
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"getSupergroupMembers""#)
        wire.int53(#","supergroup_id":"#, self.supergroupID)
        wire.object(#","filter":"#, self.filter)
        wire.int32(#","offset":"#, self.offset)
        wire.int32(#","limit":"#, self.limit)
        wire.close()
    }
}

extension TDFunctionSender {
    /// `getBasicGroup basic_group_id:int53 = BasicGroup`
    ///
    /// Needs no network.
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_basic_group.html)
    @_alwaysEmitIntoClient
    public func getBasicGroup(basicGroupID: Int64) async throws -> BasicGroup {
        try await send(GetBasicGroup(basicGroupID: basicGroupID))
    }

    /// `getBasicGroupFullInfo basic_group_id:int53 = BasicGroupFullInfo`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_basic_group_full_info.html)
    @_alwaysEmitIntoClient
    public func getBasicGroupFullInfo(basicGroupID: Int64) async throws -> BasicGroupFullInfo {
        try await send(GetBasicGroupFullInfo(basicGroupID: basicGroupID))
    }

    /// `getSupergroup supergroup_id:int53 = Supergroup`
    ///
    /// Needs no network.
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_supergroup.html)
    @_alwaysEmitIntoClient
    public func getSupergroup(supergroupID: Int64) async throws -> Supergroup {
        try await send(GetSupergroup(supergroupID: supergroupID))
    }

    /// `getSupergroupFullInfo supergroup_id:int53 = SupergroupFullInfo`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_supergroup_full_info.html)
    @_alwaysEmitIntoClient
    public func getSupergroupFullInfo(supergroupID: Int64) async throws -> SupergroupFullInfo {
        try await send(GetSupergroupFullInfo(supergroupID: supergroupID))
    }

    /// `getSuitableDiscussionChats = Chats`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_suitable_discussion_chats.html)
    @_alwaysEmitIntoClient
    public func getSuitableDiscussionChats() async throws -> Chats {
        try await send(GetSuitableDiscussionChats())
    }

    /// `getInactiveSupergroupChats = Chats`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_inactive_supergroup_chats.html)
    @_alwaysEmitIntoClient
    public func getInactiveSupergroupChats() async throws -> Chats {
        try await send(GetInactiveSupergroupChats())
    }

    /// `getSuitablePersonalChats = Chats`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_suitable_personal_chats.html)
    @_alwaysEmitIntoClient
    public func getSuitablePersonalChats() async throws -> Chats {
        try await send(GetSuitablePersonalChats())
    }

    /// `createBasicGroupChat basic_group_id:int53 force:Bool = Chat`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1create_basic_group_chat.html)
    @_alwaysEmitIntoClient
    public func createBasicGroupChat(basicGroupID: Int64, force: Bool) async throws -> Chat {
        try await send(CreateBasicGroupChat(basicGroupID: basicGroupID, force: force))
    }

    /// `createSupergroupChat supergroup_id:int53 force:Bool = Chat`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1create_supergroup_chat.html)
    @_alwaysEmitIntoClient
    public func createSupergroupChat(supergroupID: Int64, force: Bool) async throws -> Chat {
        try await send(CreateSupergroupChat(supergroupID: supergroupID, force: force))
    }

    /// `upgradeBasicGroupChatToSupergroupChat chat_id:int53 = Chat`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1upgrade_basic_group_chat_to_supergroup_chat.html)
    @_alwaysEmitIntoClient
    public func upgradeBasicGroupChatToSupergroupChat(chatID: Int64) async throws -> Chat {
        try await send(UpgradeBasicGroupChatToSupergroupChat(chatID: chatID))
    }

    /// `getScopeNotificationSettings scope:NotificationSettingsScope = ScopeNotificationSettings`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_scope_notification_settings.html)
    @_alwaysEmitIntoClient
    public func getScopeNotificationSettings(
        scope: NotificationSettingsScope
    ) async throws -> ScopeNotificationSettings {
        try await send(GetScopeNotificationSettings(scope: scope))
    }

    /// `setScopeNotificationSettings scope:NotificationSettingsScope notification_settings:scopeNotificationSettings = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1set_scope_notification_settings.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func setScopeNotificationSettings(
        scope: NotificationSettingsScope,
        notificationSettings: ScopeNotificationSettings
    ) async throws -> Ok {
        try await send(SetScopeNotificationSettings(scope: scope, notificationSettings: notificationSettings))
    }

    /// `setInactiveSessionTtl inactive_session_ttl_days:int32 = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1set_inactive_session_ttl.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func setInactiveSessionTtl(inactiveSessionTtlDays: Int32) async throws -> Ok {
        try await send(SetInactiveSessionTtl(inactiveSessionTtlDays: inactiveSessionTtlDays))
    }

    /// `setSupergroupUsername supergroup_id:int53 username:string = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1set_supergroup_username.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func setSupergroupUsername(supergroupID: Int64, username: String) async throws -> Ok {
        try await send(SetSupergroupUsername(supergroupID: supergroupID, username: username))
    }

    /// `toggleSupergroupUsernameIsActive supergroup_id:int53 username:string is_active:Bool = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1toggle_supergroup_username_is_active.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func toggleSupergroupUsernameIsActive(
        supergroupID: Int64,
        username: String,
        isActive: Bool
    ) async throws -> Ok {
        try await send(ToggleSupergroupUsernameIsActive(
        supergroupID: supergroupID,
        username: username,
        isActive: isActive
    ))
    }

    /// `disableAllSupergroupUsernames supergroup_id:int53 = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1disable_all_supergroup_usernames.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func disableAllSupergroupUsernames(supergroupID: Int64) async throws -> Ok {
        try await send(DisableAllSupergroupUsernames(supergroupID: supergroupID))
    }

    /// `reorderSupergroupActiveUsernames supergroup_id:int53 usernames:vector<string> = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1reorder_supergroup_active_usernames.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func reorderSupergroupActiveUsernames(supergroupID: Int64, usernames: [String]) async throws -> Ok {
        try await send(ReorderSupergroupActiveUsernames(supergroupID: supergroupID, usernames: usernames))
    }

    /// `setSupergroupStickerSet supergroup_id:int53 sticker_set_id:int64 = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1set_supergroup_sticker_set.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func setSupergroupStickerSet(supergroupID: Int64, stickerSetID: Int64) async throws -> Ok {
        try await send(SetSupergroupStickerSet(supergroupID: supergroupID, stickerSetID: stickerSetID))
    }

    /// `setSupergroupCustomEmojiStickerSet supergroup_id:int53 custom_emoji_sticker_set_id:int64 = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1set_supergroup_custom_emoji_sticker_set.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func setSupergroupCustomEmojiStickerSet(
        supergroupID: Int64,
        customEmojiStickerSetID: Int64
    ) async throws -> Ok {
        try await send(SetSupergroupCustomEmojiStickerSet(
        supergroupID: supergroupID,
        customEmojiStickerSetID: customEmojiStickerSetID
    ))
    }

    /// `setSupergroupUnrestrictBoostCount supergroup_id:int53 unrestrict_boost_count:int32 = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1set_supergroup_unrestrict_boost_count.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func setSupergroupUnrestrictBoostCount(supergroupID: Int64, unrestrictBoostCount: Int32) async throws -> Ok {
        try await send(SetSupergroupUnrestrictBoostCount(
        supergroupID: supergroupID,
        unrestrictBoostCount: unrestrictBoostCount
    ))
    }

    /// `setSupergroupMainProfileTab supergroup_id:int53 main_profile_tab:ProfileTab = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1set_supergroup_main_profile_tab.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func setSupergroupMainProfileTab(supergroupID: Int64, mainProfileTab: ProfileTab) async throws -> Ok {
        try await send(SetSupergroupMainProfileTab(supergroupID: supergroupID, mainProfileTab: mainProfileTab))
    }

    /// `toggleSupergroupSignMessages supergroup_id:int53 sign_messages:Bool show_message_sender:Bool = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1toggle_supergroup_sign_messages.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func toggleSupergroupSignMessages(
        supergroupID: Int64,
        signMessages: Bool,
        showMessageSender: Bool
    ) async throws -> Ok {
        try await send(ToggleSupergroupSignMessages(
        supergroupID: supergroupID,
        signMessages: signMessages,
        showMessageSender: showMessageSender
    ))
    }

    /// `toggleSupergroupJoinToSendMessages supergroup_id:int53 join_to_send_messages:Bool = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1toggle_supergroup_join_to_send_messages.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func toggleSupergroupJoinToSendMessages(supergroupID: Int64, joinToSendMessages: Bool) async throws -> Ok {
        try await send(ToggleSupergroupJoinToSendMessages(
        supergroupID: supergroupID,
        joinToSendMessages: joinToSendMessages
    ))
    }

    /// `toggleSupergroupJoinByRequest supergroup_id:int53 join_by_request:Bool guard_bot_user_id:int53 apply_to_invite_links:Bool = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1toggle_supergroup_join_by_request.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func toggleSupergroupJoinByRequest(
        supergroupID: Int64,
        joinByRequest: Bool,
        guardBotUserID: Int64,
        applyToInviteLinks: Bool
    ) async throws -> Ok {
        try await send(ToggleSupergroupJoinByRequest(
        supergroupID: supergroupID,
        joinByRequest: joinByRequest,
        guardBotUserID: guardBotUserID,
        applyToInviteLinks: applyToInviteLinks
    ))
    }

    /// `toggleSupergroupIsAllHistoryAvailable supergroup_id:int53 is_all_history_available:Bool = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1toggle_supergroup_is_all_history_available.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func toggleSupergroupIsAllHistoryAvailable(
        supergroupID: Int64,
        isAllHistoryAvailable: Bool
    ) async throws -> Ok {
        try await send(ToggleSupergroupIsAllHistoryAvailable(
        supergroupID: supergroupID,
        isAllHistoryAvailable: isAllHistoryAvailable
    ))
    }

    /// `toggleSupergroupCanHaveSponsoredMessages supergroup_id:int53 can_have_sponsored_messages:Bool = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1toggle_supergroup_can_have_sponsored_messages.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func toggleSupergroupCanHaveSponsoredMessages(
        supergroupID: Int64,
        canHaveSponsoredMessages: Bool
    ) async throws -> Ok {
        try await send(ToggleSupergroupCanHaveSponsoredMessages(
        supergroupID: supergroupID,
        canHaveSponsoredMessages: canHaveSponsoredMessages
    ))
    }

    /// `toggleSupergroupHasAutomaticTranslation supergroup_id:int53 has_automatic_translation:Bool = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1toggle_supergroup_has_automatic_translation.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func toggleSupergroupHasAutomaticTranslation(
        supergroupID: Int64,
        hasAutomaticTranslation: Bool
    ) async throws -> Ok {
        try await send(ToggleSupergroupHasAutomaticTranslation(
        supergroupID: supergroupID,
        hasAutomaticTranslation: hasAutomaticTranslation
    ))
    }

    /// `toggleSupergroupHasHiddenMembers supergroup_id:int53 has_hidden_members:Bool = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1toggle_supergroup_has_hidden_members.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func toggleSupergroupHasHiddenMembers(supergroupID: Int64, hasHiddenMembers: Bool) async throws -> Ok {
        try await send(ToggleSupergroupHasHiddenMembers(supergroupID: supergroupID, hasHiddenMembers: hasHiddenMembers))
    }

    /// `toggleSupergroupHasAggressiveAntiSpamEnabled supergroup_id:int53 has_aggressive_anti_spam_enabled:Bool = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1toggle_supergroup_has_aggressive_anti_spam_enabled.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func toggleSupergroupHasAggressiveAntiSpamEnabled(
        supergroupID: Int64,
        hasAggressiveAntiSpamEnabled: Bool
    ) async throws -> Ok {
        try await send(ToggleSupergroupHasAggressiveAntiSpamEnabled(
        supergroupID: supergroupID,
        hasAggressiveAntiSpamEnabled: hasAggressiveAntiSpamEnabled
    ))
    }

    /// `toggleSupergroupIsForum supergroup_id:int53 is_forum:Bool has_forum_tabs:Bool = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1toggle_supergroup_is_forum.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func toggleSupergroupIsForum(supergroupID: Int64, isForum: Bool, hasForumTabs: Bool) async throws -> Ok {
        try await send(ToggleSupergroupIsForum(
        supergroupID: supergroupID,
        isForum: isForum,
        hasForumTabs: hasForumTabs
    ))
    }

    /// `toggleSupergroupIsBroadcastGroup supergroup_id:int53 = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1toggle_supergroup_is_broadcast_group.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func toggleSupergroupIsBroadcastGroup(supergroupID: Int64) async throws -> Ok {
        try await send(ToggleSupergroupIsBroadcastGroup(supergroupID: supergroupID))
    }

    /// `reportSupergroupSpam supergroup_id:int53 message_ids:vector<int53> = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1report_supergroup_spam.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func reportSupergroupSpam(supergroupID: Int64, messageIDs: [Int64]) async throws -> Ok {
        try await send(ReportSupergroupSpam(supergroupID: supergroupID, messageIDs: messageIDs))
    }

    /// `reportSupergroupAntiSpamFalsePositive supergroup_id:int53 message_id:int53 = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1report_supergroup_anti_spam_false_positive.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func reportSupergroupAntiSpamFalsePositive(supergroupID: Int64, messageID: Int64) async throws -> Ok {
        try await send(ReportSupergroupAntiSpamFalsePositive(supergroupID: supergroupID, messageID: messageID))
    }

    /// `getSupergroupMembers supergroup_id:int53 filter:SupergroupMembersFilter offset:int32 limit:int32 = ChatMembers`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_supergroup_members.html)
    @_alwaysEmitIntoClient
    public func getSupergroupMembers(
        supergroupID: Int64,
        filter: SupergroupMembersFilter? = nil,
        offset: Int32,
        limit: Int32
    ) async throws -> ChatMembers {
        try await send(GetSupergroupMembers(supergroupID: supergroupID, filter: filter, offset: offset, limit: limit))
    }
}

#if Hashable
extension GetBasicGroup: Hashable {}
extension GetBasicGroupFullInfo: Hashable {}
extension GetSupergroup: Hashable {}
extension GetSupergroupFullInfo: Hashable {}
extension GetSuitableDiscussionChats: Hashable {}
extension GetInactiveSupergroupChats: Hashable {}
extension GetSuitablePersonalChats: Hashable {}
extension CreateBasicGroupChat: Hashable {}
extension CreateSupergroupChat: Hashable {}
extension UpgradeBasicGroupChatToSupergroupChat: Hashable {}
extension GetScopeNotificationSettings: Hashable {}
extension SetScopeNotificationSettings: Hashable {}
extension SetInactiveSessionTtl: Hashable {}
extension SetSupergroupUsername: Hashable {}
extension ToggleSupergroupUsernameIsActive: Hashable {}
extension DisableAllSupergroupUsernames: Hashable {}
extension ReorderSupergroupActiveUsernames: Hashable {}
extension SetSupergroupStickerSet: Hashable {}
extension SetSupergroupCustomEmojiStickerSet: Hashable {}
extension SetSupergroupUnrestrictBoostCount: Hashable {}
extension SetSupergroupMainProfileTab: Hashable {}
extension ToggleSupergroupSignMessages: Hashable {}
extension ToggleSupergroupJoinToSendMessages: Hashable {}
extension ToggleSupergroupJoinByRequest: Hashable {}
extension ToggleSupergroupIsAllHistoryAvailable: Hashable {}
extension ToggleSupergroupCanHaveSponsoredMessages: Hashable {}
extension ToggleSupergroupHasAutomaticTranslation: Hashable {}
extension ToggleSupergroupHasHiddenMembers: Hashable {}
extension ToggleSupergroupHasAggressiveAntiSpamEnabled: Hashable {}
extension ToggleSupergroupIsForum: Hashable {}
extension ToggleSupergroupIsBroadcastGroup: Hashable {}
extension ReportSupergroupSpam: Hashable {}
extension ReportSupergroupAntiSpamFalsePositive: Hashable {}
extension GetSupergroupMembers: Hashable {}
#endif
