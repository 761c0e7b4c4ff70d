// Made by `tlgen generate` from the schema of TDLib 1.8.66
// (SHA-256 b8b6a863746fc580815c6d04e9e34728b654b15a12940087f06757b2097ce4c5). Don't edit.

/// `getEmojiReaction emoji:string = EmojiReaction`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_emoji_reaction.html)
public struct GetEmojiReaction: TDFunction, CustomStringConvertible {
    public typealias Result = EmojiReaction
    public let emoji: String

    public init(emoji: String) {
        self.emoji = emoji
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"getEmojiReaction""#)
        wire.string(#","emoji":"#, self.emoji)
        wire.close()
    }
}

/// `clearRecentReactions = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1clear_recent_reactions.html)
public struct ClearRecentReactions: TDFunction, CustomStringConvertible {
    public typealias Result = Ok

    public init() {
    }

    public func encode(into wire: inout WireWriter) {
        wire.empty(#"{"@type":"clearRecentReactions"}"#)
    }
}

/// `deleteAllRecentMessageReactionsFromSender chat_id:int53 sender_id:MessageSender = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1delete_all_recent_message_reactions_from_sender.html)
public struct DeleteAllRecentMessageReactionsFromSender: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let chatID: Int64
    public let senderID: MessageSender

    public init(chatID: Int64, senderID: MessageSender) {
        self.chatID = chatID
        self.senderID = senderID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"deleteAllRecentMessageReactionsFromSender""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.object(#","sender_id":"#, self.senderID)
        wire.close()
    }
}

/// `clickAnimatedEmojiMessage chat_id:int53 message_id:int53 = Sticker`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1click_animated_emoji_message.html)
public struct ClickAnimatedEmojiMessage: TDFunction, CustomStringConvertible {
    public typealias Result = Sticker
    public let chatID: Int64
    public let messageID: Int64

    public init(chatID: Int64, messageID: Int64) {
        self.chatID = chatID
        self.messageID = messageID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"clickAnimatedEmojiMessage""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.int53(#","message_id":"#, self.messageID)
        wire.close()
    }
}

/// `getStakeDiceState = StakeDiceState`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_stake_dice_state.html)
public struct GetStakeDiceState: TDFunction, CustomStringConvertible {
    public typealias Result = StakeDiceState

    public init() {
    }

    public func encode(into wire: inout WireWriter) {
        wire.empty(#"{"@type":"getStakeDiceState"}"#)
    }
}

/// `setReactionNotificationSettings notification_settings:reactionNotificationSettings = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1set_reaction_notification_settings.html)
public struct SetReactionNotificationSettings: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let notificationSettings: ReactionNotificationSettings

    public init(notificationSettings: ReactionNotificationSettings) {
        self.notificationSettings = notificationSettings
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"setReactionNotificationSettings""#)
        wire.object(#","notification_settings":"#, self.notificationSettings)
        wire.close()
    }
}

/// `getRecentEmojiStatuses = EmojiStatuses`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_recent_emoji_statuses.html)
public struct GetRecentEmojiStatuses: TDFunction, CustomStringConvertible {
    public typealias Result = EmojiStatuses

    public init() {
    }

    public func encode(into wire: inout WireWriter) {
        wire.empty(#"{"@type":"getRecentEmojiStatuses"}"#)
    }
}

/// `clearRecentEmojiStatuses = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1clear_recent_emoji_statuses.html)
public struct ClearRecentEmojiStatuses: TDFunction, CustomStringConvertible {
    public typealias Result = Ok

    public init() {
    }

    public func encode(into wire: inout WireWriter) {
        wire.empty(#"{"@type":"clearRecentEmojiStatuses"}"#)
    }
}

/// `getStickerOutline sticker_file_id:int32 for_animated_emoji:Bool for_clicked_animated_emoji_message:Bool = Outline`
///
/// Needs no network.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_sticker_outline.html)
public struct GetStickerOutline: TDFunction, CustomStringConvertible {
    public typealias Result = Outline
    public let stickerFileID: Int32
    public let forAnimatedEmoji: Bool
    public let forClickedAnimatedEmojiMessage: Bool

    public init(stickerFileID: Int32, forAnimatedEmoji: Bool, forClickedAnimatedEmojiMessage: Bool) {
        self.stickerFileID = stickerFileID
        self.forAnimatedEmoji = forAnimatedEmoji
        self.forClickedAnimatedEmojiMessage = forClickedAnimatedEmojiMessage
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"getStickerOutline""#)
        wire.int32(#","sticker_file_id":"#, self.stickerFileID)
        wire.bool(#","for_animated_emoji":"#, self.forAnimatedEmoji)
        wire.bool(#","for_clicked_animated_emoji_message":"#, self.forClickedAnimatedEmojiMessage)
        wire.close()
    }
}

/// `getStickerOutlineSvgPath sticker_file_id:int32 for_animated_emoji:Bool for_clicked_animated_emoji_message:Bool = Text`
///
/// Needs no network.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_sticker_outline_svg_path.html)
public struct GetStickerOutlineSvgPath: TDFunction, CustomStringConvertible {
    public typealias Result = Text
    public let stickerFileID: Int32
    public let forAnimatedEmoji: Bool
    public let forClickedAnimatedEmojiMessage: Bool

    public init(stickerFileID: Int32, forAnimatedEmoji: Bool, forClickedAnimatedEmojiMessage: Bool) {
        self.stickerFileID = stickerFileID
        self.forAnimatedEmoji = forAnimatedEmoji
        self.forClickedAnimatedEmojiMessage = forClickedAnimatedEmojiMessage
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"getStickerOutlineSvgPath""#)
        wire.int32(#","sticker_file_id":"#, self.stickerFileID)
        wire.bool(#","for_animated_emoji":"#, self.forAnimatedEmoji)
        wire.bool(#","for_clicked_animated_emoji_message":"#, self.forClickedAnimatedEmojiMessage)
        wire.close()
    }
}

/// `getStickers sticker_type:StickerType query:string limit:int32 chat_id:int53 = Stickers`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_stickers.html)
public struct GetStickers: TDFunction, CustomStringConvertible, CustomReflectable {
    public typealias Result = Stickers
    public let stickerType: StickerType
    public let query: String
    public let limit: Int32
    public let chatID: Int64

    public init(stickerType: StickerType, query: String, limit: Int32, chatID: Int64) {
        self.stickerType = stickerType
        self.query = query
        self.limit = limit
        self.chatID = chatID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"getStickers""#)
        wire.object(#","sticker_type":"#, self.stickerType)
        wire.string(#","query":"#, self.query)
        wire.int32(#","limit":"#, self.limit)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.close()
    }
}

/// `getAllStickerEmojis sticker_type:StickerType query:string chat_id:int53 return_only_main_emoji:Bool = Emojis`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_all_sticker_emojis.html)
public struct GetAllStickerEmojis: TDFunction, CustomStringConvertible, CustomReflectable {
    public typealias Result = Emojis
    public let stickerType: StickerType
    public let query: String
    public let chatID: Int64
    public let returnOnlyMainEmoji: Bool

    public init(stickerType: StickerType, query: String, chatID: Int64, returnOnlyMainEmoji: Bool) {
        self.stickerType = stickerType
        self.query = query
        self.chatID = chatID
        self.returnOnlyMainEmoji = returnOnlyMainEmoji
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"getAllStickerEmojis""#)
        wire.object(#","sticker_type":"#, self.stickerType)
        wire.string(#","query":"#, self.query)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.bool(#","return_only_main_emoji":"#, self.returnOnlyMainEmoji)
        wire.close()
    }
}

/// `searchStickers sticker_type:StickerType emojis:string query:string input_language_codes:vector<string> offset:int32 limit:int32 = Stickers`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1search_stickers.html)
public struct SearchStickers: TDFunction, CustomStringConvertible, CustomReflectable {
    public typealias Result = Stickers
    public let stickerType: StickerType
    public let emojis: String
    public let query: String
    public let inputLanguageCodes: [String]
    public let offset: Int32
    /// Range 0 to 100.
    public let limit: Int32

    public init(
        stickerType: StickerType,
        emojis: String,
        query: String,
        inputLanguageCodes: [String],
        offset: Int32,
        limit: Int32
    ) {
        self.stickerType = stickerType
        self.emojis = emojis
        self.query = query
        self.inputLanguageCodes = inputLanguageCodes
        self.offset = offset
        self.limit = limit
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"searchStickers""#)
        wire.object(#","sticker_type":"#, self.stickerType)
        wire.string(#","emojis":"#, self.emojis)
        wire.string(#","query":"#, self.query)
        wire.strings(#","input_language_codes":"#, self.inputLanguageCodes)
        wire.int32(#","offset":"#, self.offset)
        wire.int32(#","limit":"#, self.limit)
        wire.close()
    }
}

/// `getGreetingStickers = Stickers`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_greeting_stickers.html)
public struct GetGreetingStickers: TDFunction, CustomStringConvertible {
    public typealias Result = Stickers

    public init() {
    }

    public func encode(into wire: inout WireWriter) {
        wire.empty(#"{"@type":"getGreetingStickers"}"#)
    }
}

/// `getTrendingStickerSets sticker_type:StickerType offset:int32 limit:int32 = TrendingStickerSets`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_trending_sticker_sets.html)
public struct GetTrendingStickerSets: TDFunction, CustomStringConvertible {
    public typealias Result = TrendingStickerSets
    public let stickerType: StickerType
    public let offset: Int32
    public let limit: Int32

    public init(stickerType: StickerType, offset: Int32, limit: Int32) {
        self.stickerType = stickerType
        self.offset = offset
        self.limit = limit
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"getTrendingStickerSets""#)
        wire.object(#","sticker_type":"#, self.stickerType)
        wire.int32(#","offset":"#, self.offset)
        wire.int32(#","limit":"#, self.limit)
        wire.close()
    }
}

/// `getAttachedStickerSets file_id:int32 = StickerSets`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_attached_sticker_sets.html)
public struct GetAttachedStickerSets: TDFunction, CustomStringConvertible {
    public typealias Result = StickerSets
    public let fileID: Int32

    public init(fileID: Int32) {
        self.fileID = fileID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"getAttachedStickerSets""#)
        wire.int32(#","file_id":"#, self.fileID)
        wire.close()
    }
}

/// `getStickerSet set_id:int64 = StickerSet`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_sticker_set.html)
public struct GetStickerSet: TDFunction, CustomStringConvertible {
    public typealias Result = StickerSet
    public let setID: Int64

    public init(setID: Int64) {
        self.setID = setID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"getStickerSet""#)
        wire.int64(#","set_id":"#, self.setID)
        wire.close()
    }
}

/// `getStickerSetName set_id:int64 = Text`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_sticker_set_name.html)
public struct GetStickerSetName: TDFunction, CustomStringConvertible {
    public typealias Result = Text
    public let setID: Int64

    public init(setID: Int64) {
        self.setID = setID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"getStickerSetName""#)
        wire.int64(#","set_id":"#, self.setID)
        wire.close()
    }
}

/// `searchStickerSet name:string ignore_cache:Bool = StickerSet`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1search_sticker_set.html)
public struct SearchStickerSet: TDFunction, CustomStringConvertible, CustomReflectable {
    public typealias Result = StickerSet
    public let name: String
    public let ignoreCache: Bool

    public init(name: String, ignoreCache: Bool) {
        self.name = name
        self.ignoreCache = ignoreCache
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"searchStickerSet""#)
        wire.string(#","name":"#, self.name)
        wire.bool(#","ignore_cache":"#, self.ignoreCache)
        wire.close()
    }
}

/// `searchStickerSets sticker_type:StickerType query:string = StickerSets`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1search_sticker_sets.html)
public struct SearchStickerSets: TDFunction, CustomStringConvertible, CustomReflectable {
    public typealias Result = StickerSets
    public let stickerType: StickerType
    public let query: String

    public init(stickerType: StickerType, query: String) {
        self.stickerType = stickerType
        self.query = query
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"searchStickerSets""#)
        wire.object(#","sticker_type":"#, self.stickerType)
        wire.string(#","query":"#, self.query)
        wire.close()
    }
}

/// `changeStickerSet set_id:int64 is_installed:Bool is_archived:Bool = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1change_sticker_set.html)
public struct ChangeStickerSet: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let setID: Int64
    public let isInstalled: Bool
    public let isArchived: Bool

    public init(setID: Int64, isInstalled: Bool, isArchived: Bool) {
        self.setID = setID
        self.isInstalled = isInstalled
        self.isArchived = isArchived
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"changeStickerSet""#)
        wire.int64(#","set_id":"#, self.setID)
        wire.bool(#","is_installed":"#, self.isInstalled)
        wire.bool(#","is_archived":"#, self.isArchived)
        wire.close()
    }
}

/// `viewTrendingStickerSets sticker_set_ids:vector<int64> = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1view_trending_sticker_sets.html)
public struct ViewTrendingStickerSets: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let stickerSetIDs: [Int64]

    public init(stickerSetIDs: [Int64]) {
        self.stickerSetIDs = stickerSetIDs
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"viewTrendingStickerSets""#)
        wire.int64s(#","sticker_set_ids":"#, self.stickerSetIDs)
        wire.close()
    }
}

/// `getRecentStickers is_attached:Bool = Stickers`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_recent_stickers.html)
public struct GetRecentStickers: TDFunction, CustomStringConvertible {
    public typealias Result = Stickers
    public let isAttached: Bool

    public init(isAttached: Bool) {
        self.isAttached = isAttached
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"getRecentStickers""#)
        wire.bool(#","is_attached":"#, self.isAttached)
        wire.close()
    }
}

/// `addRecentSticker is_attached:Bool sticker:InputFile = Stickers`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1add_recent_sticker.html)
public struct AddRecentSticker: TDFunction, CustomStringConvertible {
    public typealias Result = Stickers
    public let isAttached: Bool
    public let sticker: InputFile

    public init(isAttached: Bool, sticker: InputFile) {
        self.isAttached = isAttached
        self.sticker = sticker
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"addRecentSticker""#)
        wire.bool(#","is_attached":"#, self.isAttached)
        wire.object(#","sticker":"#, self.sticker)
        wire.close()
    }
}

/// `removeRecentSticker is_attached:Bool sticker:InputFile = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1remove_recent_sticker.html)
public struct RemoveRecentSticker: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let isAttached: Bool
    public let sticker: InputFile

    public init(isAttached: Bool, sticker: InputFile) {
        self.isAttached = isAttached
        self.sticker = sticker
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"removeRecentSticker""#)
        wire.bool(#","is_attached":"#, self.isAttached)
        wire.object(#","sticker":"#, self.sticker)
        wire.close()
    }
}

/// `clearRecentStickers is_attached:Bool = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1clear_recent_stickers.html)
public struct ClearRecentStickers: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let isAttached: Bool

    public init(isAttached: Bool) {
        self.isAttached = isAttached
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"clearRecentStickers""#)
        wire.bool(#","is_attached":"#, self.isAttached)
        wire.close()
    }
}

/// `getFavoriteStickers = Stickers`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_favorite_stickers.html)
public struct GetFavoriteStickers: TDFunction, CustomStringConvertible {
    public typealias Result = Stickers

    public init() {
    }

    public func encode(into wire: inout WireWriter) {
        wire.empty(#"{"@type":"getFavoriteStickers"}"#)
    }
}

/// `addFavoriteSticker sticker:InputFile = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1add_favorite_sticker.html)
public struct AddFavoriteSticker: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let sticker: InputFile

    public init(sticker: InputFile) {
        self.sticker = sticker
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"addFavoriteSticker""#)
        wire.object(#","sticker":"#, self.sticker)
        wire.close()
    }
}

/// `removeFavoriteSticker sticker:InputFile = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1remove_favorite_sticker.html)
public struct RemoveFavoriteSticker: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let sticker: InputFile

    public init(sticker: InputFile) {
        self.sticker = sticker
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"removeFavoriteSticker""#)
        wire.object(#","sticker":"#, self.sticker)
        wire.close()
    }
}

/// `getStickerEmojis sticker:InputFile = Emojis`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_sticker_emojis.html)
public struct GetStickerEmojis: TDFunction, CustomStringConvertible {
    public typealias Result = Emojis
    public let sticker: InputFile

    public init(sticker: InputFile) {
        self.sticker = sticker
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"getStickerEmojis""#)
        wire.object(#","sticker":"#, self.sticker)
        wire.close()
    }
}

/// `searchEmojis text:string input_language_codes:vector<string> = EmojiKeywords`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1search_emojis.html)
public struct SearchEmojis: TDFunction, CustomStringConvertible, CustomReflectable {
    public typealias Result = EmojiKeywords
    public let text: String
    public let inputLanguageCodes: [String]

    public init(text: String, inputLanguageCodes: [String]) {
        self.text = text
        self.inputLanguageCodes = inputLanguageCodes
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"searchEmojis""#)
        wire.string(#","text":"#, self.text)
        wire.strings(#","input_language_codes":"#, self.inputLanguageCodes)
        wire.close()
    }
}

/// `getKeywordEmojis text:string input_language_codes:vector<string> = Emojis`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_keyword_emojis.html)
public struct GetKeywordEmojis: TDFunction, CustomStringConvertible, CustomReflectable {
    public typealias Result = Emojis
    public let text: String
    public let inputLanguageCodes: [String]

    public init(text: String, inputLanguageCodes: [String]) {
        self.text = text
        self.inputLanguageCodes = inputLanguageCodes
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"getKeywordEmojis""#)
        wire.string(#","text":"#, self.text)
        wire.strings(#","input_language_codes":"#, self.inputLanguageCodes)
        wire.close()
    }
}

/// `getEmojiCategories type:EmojiCategoryType = EmojiCategories`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_emoji_categories.html)
public struct GetEmojiCategories: TDFunction, CustomStringConvertible {
    public typealias Result = EmojiCategories
    /// May be left out.
    public let type: EmojiCategoryType?

    public init(type: EmojiCategoryType? = nil) {
        self.type = type
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"getEmojiCategories""#)
        wire.object(#","type":"#, self.type)
        wire.close()
    }
}

/// `getAnimatedEmoji emoji:string = AnimatedEmoji`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_animated_emoji.html)
public struct GetAnimatedEmoji: TDFunction, CustomStringConvertible {
    public typealias Result = AnimatedEmoji
    public let emoji: String

    public init(emoji: String) {
        self.emoji = emoji
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"getAnimatedEmoji""#)
        wire.string(#","emoji":"#, self.emoji)
        wire.close()
    }
}

/// `getEmojiSuggestionsUrl language_code:string = HttpUrl`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_emoji_suggestions_url.html)
public struct GetEmojiSuggestionsUrl: TDFunction, CustomStringConvertible {
    public typealias Result = HttpUrl
    public let languageCode: String

    public init(languageCode: String) {
        self.languageCode = languageCode
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"getEmojiSuggestionsUrl""#)
        wire.string(#","language_code":"#, self.languageCode)
        wire.close()
    }
}

/// `getRecentInlineBots = Users`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_recent_inline_bots.html)
public struct GetRecentInlineBots: TDFunction, CustomStringConvertible {
    public typealias Result = Users

    public init() {
    }

    public func encode(into wire: inout WireWriter) {
        wire.empty(#"{"@type":"getRecentInlineBots"}"#)
    }
}

/// `removeRecentHashtag hashtag:string = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1remove_recent_hashtag.html)
public struct RemoveRecentHashtag: TDFunction, CustomStringConvertible, CustomReflectable {
    public typealias Result = Ok
    public let hashtag: String

    public init(hashtag: String) {
        self.hashtag = hashtag
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"removeRecentHashtag""#)
        wire.string(#","hashtag":"#, self.hashtag)
        wire.close()
    }
}

/// `setEmojiStatus emoji_status:emojiStatus = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1set_emoji_status.html)
public struct SetEmojiStatus: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    /// May be left out.
    public let emojiStatus: EmojiStatus?

    public init(emojiStatus: EmojiStatus? = nil) {
        self.emojiStatus = emojiStatus
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"setEmojiStatus""#)
        wire.object(#","emoji_status":"#, self.emojiStatus)
        wire.close()
    }
}

/// `uploadStickerFile user_id:int53 sticker_format:StickerFormat sticker:InputFile = File`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1upload_sticker_file.html)
public struct UploadStickerFile: TDFunction, CustomStringConvertible {
    public typealias Result = File
    public let userID: Int64
    public let stickerFormat: StickerFormat
    public let sticker: InputFile

    public init(userID: Int64, stickerFormat: StickerFormat, sticker: InputFile) {
        self.userID = userID
        self.stickerFormat = stickerFormat
        self.sticker = sticker
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"uploadStickerFile""#)
        wire.int53(#","user_id":"#, self.userID)
        wire.object(#","sticker_format":"#, self.stickerFormat)
        wire.object(#","sticker":"#, self.sticker)
        wire.close()
    }
}

/// `checkStickerSetName name:string = CheckStickerSetNameResult`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1check_sticker_set_name.html)
public struct CheckStickerSetName: TDFunction, CustomStringConvertible, CustomReflectable {
    public typealias Result = CheckStickerSetNameResult
    public let name: String

    public init(name: String) {
        self.name = name
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"checkStickerSetName""#)
        wire.string(#","name":"#, self.name)
        wire.close()
    }
}

/// `addStickerToSet user_id:int53 name:string sticker:newSticker = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1add_sticker_to_set.html)
public struct AddStickerToSet: TDFunction, CustomStringConvertible, CustomReflectable {
    public typealias Result = Ok
    public let userID: Int64
    public let name: String
    public let sticker: NewSticker

    public init(userID: Int64, name: String, sticker: NewSticker) {
        self.userID = userID
        self.name = name
        self.sticker = sticker
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"addStickerToSet""#)
        wire.int53(#","user_id":"#, self.userID)
        wire.string(#","name":"#, self.name)
        wire.object(#","sticker":"#, self.sticker)
        wire.close()
    }
}

/// `replaceStickerInSet user_id:int53 name:string old_sticker:InputFile new_sticker:newSticker = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1replace_sticker_in_set.html)
public struct ReplaceStickerInSet: TDFunction, CustomStringConvertible, CustomReflectable {
    public typealias Result = Ok
    public let userID: Int64
    public let name: String
    public let oldSticker: InputFile
    public let newSticker: NewSticker

    public init(userID: Int64, name: String, oldSticker: InputFile, newSticker: NewSticker) {
        self.userID = userID
        self.name = name
        self.oldSticker = oldSticker
        self.newSticker = newSticker
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"replaceStickerInSet""#)
        wire.int53(#","user_id":"#, self.userID)
        wire.string(#","name":"#, self.name)
        wire.object(#","old_sticker":"#, self.oldSticker)
        wire.object(#","new_sticker":"#, self.newSticker)
        wire.close()
    }
}

/// `setStickerSetThumbnail user_id:int53 name:string thumbnail:InputFile format:StickerFormat = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1set_sticker_set_thumbnail.html)
public struct SetStickerSetThumbnail: TDFunction, CustomStringConvertible, CustomReflectable {
    public typealias Result = Ok
    public let userID: Int64
    public let name: String
    /// May be left out.
    public let thumbnail: InputFile?
    /// May be left out.
    public let format: StickerFormat?

    public init(userID: Int64, name: String, thumbnail: InputFile? = nil, format: StickerFormat? = nil) {
        self.userID = userID
        self.name = name
        self.thumbnail = thumbnail
        self.format = format
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"setStickerSetThumbnail""#)
        wire.int53(#","user_id":"#, self.userID)
        wire.string(#","name":"#, self.name)
        wire.object(#","thumbnail":"#, self.thumbnail)
        wire.object(#","format":"#, self.format)
        wire.close()
    }
}

/// `setStickerSetTitle name:string title:string = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1set_sticker_set_title.html)
public struct SetStickerSetTitle: TDFunction, CustomStringConvertible, CustomReflectable {
    public typealias Result = Ok
    public let name: String
    public let title: String

    public init(name: String, title: String) {
        self.name = name
        self.title = title
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"setStickerSetTitle""#)
        wire.string(#","name":"#, self.name)
        wire.string(#","title":"#, self.title)
        wire.close()
    }
}

/// `deleteStickerSet name:string = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1delete_sticker_set.html)
public struct DeleteStickerSet: TDFunction, CustomStringConvertible, CustomReflectable {
    public typealias Result = Ok
    public let name: String

    public init(name: String) {
        self.name = name
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"deleteStickerSet""#)
        wire.string(#","name":"#, self.name)
        wire.close()
    }
}

/// `setStickerPositionInSet sticker:InputFile position:int32 = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1set_sticker_position_in_set.html)
public struct SetStickerPositionInSet: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let sticker: InputFile
    public let position: Int32

    public init(sticker: InputFile, position: Int32) {
        self.sticker = sticker
        self.position = position
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"setStickerPositionInSet""#)
        wire.object(#","sticker":"#, self.sticker)
        wire.int32(#","position":"#, self.position)
        wire.close()
    }
}

/// `removeStickerFromSet sticker:InputFile = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1remove_sticker_from_set.html)
public struct RemoveStickerFromSet: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let sticker: InputFile

    public init(sticker: InputFile) {
        self.sticker = sticker
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"removeStickerFromSet""#)
        wire.object(#","sticker":"#, self.sticker)
        wire.close()
    }
}

/// `setStickerEmojis sticker:InputFile emojis:string = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1set_sticker_emojis.html)
public struct SetStickerEmojis: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let sticker: InputFile
    /// Length 1 to 20 emoji.
    public let emojis: String

    public init(sticker: InputFile, emojis: String) {
        self.sticker = sticker
        self.emojis = emojis
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"setStickerEmojis""#)
        wire.object(#","sticker":"#, self.sticker)
        wire.string(#","emojis":"#, self.emojis)
        wire.close()
    }
}

/// `setStickerKeywords sticker:InputFile keywords:vector<string> = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1set_sticker_keywords.html)
public struct SetStickerKeywords: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let sticker: InputFile
    public let keywords: [String]

    public init(sticker: InputFile, keywords: [String]) {
        self.sticker = sticker
        self.keywords = keywords
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"setStickerKeywords""#)
        wire.object(#","sticker":"#, self.sticker)
        wire.strings(#","keywords":"#, self.keywords)
        wire.close()
    }
}

/// `setStickerMaskPosition sticker:InputFile mask_position:maskPosition = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1set_sticker_mask_position.html)
public struct SetStickerMaskPosition: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let sticker: InputFile
    /// May be left out.
    public let maskPosition: MaskPosition?

    public init(sticker: InputFile, maskPosition: MaskPosition? = nil) {
        self.sticker = sticker
        self.maskPosition = maskPosition
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"setStickerMaskPosition""#)
        wire.object(#","sticker":"#, self.sticker)
        wire.object(#","mask_position":"#, self.maskPosition)
        wire.close()
    }
}

/// `getMapThumbnailFile location:location zoom:int32 width:int32 height:int32 scale:int32 chat_id:int53 = File`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_map_thumbnail_file.html)
public struct GetMapThumbnailFile: TDFunction, CustomStringConvertible {
    public typealias Result = File
    public let location: Location
    /// Range 13 to 20.
    public let zoom: Int32
    /// Range 16 to 1024.
    public let width: Int32
    /// Range 16 to 1024.
    public let height: Int32
    /// Range 1 to 3.
    public let scale: Int32
    public let chatID: Int64

    public init(location: Location, zoom: Int32, width: Int32, height: Int32, scale: Int32, chatID: Int64) {
        self.location = location
        self.zoom = zoom
        self.width = width
        self.height = height
        self.scale = scale
        self.chatID = chatID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"getMapThumbnailFile""#)
        wire.object(#","location":"#, self.location)
        wire.int32(#","zoom":"#, self.zoom)
        wire.int32(#","width":"#, self.width)
        wire.int32(#","height":"#, self.height)
        wire.int32(#","scale":"#, self.scale)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.close()
    }
}

extension TDFunctionSender {
    /// `getEmojiReaction emoji:string = EmojiReaction`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_emoji_reaction.html)
    @_alwaysEmitIntoClient
    public func getEmojiReaction(emoji: String) async throws -> EmojiReaction {
        try await send(GetEmojiReaction(emoji: emoji))
    }

    /// `clearRecentReactions = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1clear_recent_reactions.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func clearRecentReactions() async throws -> Ok {
        try await send(ClearRecentReactions())
    }

    /// `deleteAllRecentMessageReactionsFromSender chat_id:int53 sender_id:MessageSender = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1delete_all_recent_message_reactions_from_sender.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func deleteAllRecentMessageReactionsFromSender(chatID: Int64, senderID: MessageSender) async throws -> Ok {
        try await send(DeleteAllRecentMessageReactionsFromSender(chatID: chatID, senderID: senderID))
    }

    /// `clickAnimatedEmojiMessage chat_id:int53 message_id:int53 = Sticker`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1click_animated_emoji_message.html)
    @_alwaysEmitIntoClient
    public func clickAnimatedEmojiMessage(chatID: Int64, messageID: Int64) async throws -> Sticker {
        try await send(ClickAnimatedEmojiMessage(chatID: chatID, messageID: messageID))
    }

    /// `getStakeDiceState = StakeDiceState`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_stake_dice_state.html)
    @_alwaysEmitIntoClient
    public func getStakeDiceState() async throws -> StakeDiceState {
        try await send(GetStakeDiceState())
    }

    /// `setReactionNotificationSettings notification_settings:reactionNotificationSettings = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1set_reaction_notification_settings.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func setReactionNotificationSettings(notificationSettings: ReactionNotificationSettings) async throws -> Ok {
        try await send(SetReactionNotificationSettings(notificationSettings: notificationSettings))
    }

    /// `getRecentEmojiStatuses = EmojiStatuses`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_recent_emoji_statuses.html)
    @_alwaysEmitIntoClient
    public func getRecentEmojiStatuses() async throws -> EmojiStatuses {
        try await send(GetRecentEmojiStatuses())
    }

    /// `clearRecentEmojiStatuses = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1clear_recent_emoji_statuses.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func clearRecentEmojiStatuses() async throws -> Ok {
        try await send(ClearRecentEmojiStatuses())
    }

    /// `getStickerOutline sticker_file_id:int32 for_animated_emoji:Bool for_clicked_animated_emoji_message:Bool = Outline`
    ///
    /// Needs no network.
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_sticker_outline.html)
    @_alwaysEmitIntoClient
    public func getStickerOutline(
        stickerFileID: Int32,
        forAnimatedEmoji: Bool,
        forClickedAnimatedEmojiMessage: Bool
    ) async throws -> Outline {
        try await send(GetStickerOutline(
        stickerFileID: stickerFileID,
        forAnimatedEmoji: forAnimatedEmoji,
        forClickedAnimatedEmojiMessage: forClickedAnimatedEmojiMessage
    ))
    }

    /// `getStickerOutlineSvgPath sticker_file_id:int32 for_animated_emoji:Bool for_clicked_animated_emoji_message:Bool = Text`
    ///
    /// Needs no network.
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_sticker_outline_svg_path.html)
    @_alwaysEmitIntoClient
    public func getStickerOutlineSvgPath(
        stickerFileID: Int32,
        forAnimatedEmoji: Bool,
        forClickedAnimatedEmojiMessage: Bool
    ) async throws -> Text {
        try await send(GetStickerOutlineSvgPath(
        stickerFileID: stickerFileID,
        forAnimatedEmoji: forAnimatedEmoji,
        forClickedAnimatedEmojiMessage: forClickedAnimatedEmojiMessage
    ))
    }

    /// `getStickers sticker_type:StickerType query:string limit:int32 chat_id:int53 = Stickers`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_stickers.html)
    @_alwaysEmitIntoClient
    public func getStickers(
        stickerType: StickerType,
        query: String,
        limit: Int32,
        chatID: Int64
    ) async throws -> Stickers {
        try await send(GetStickers(stickerType: stickerType, query: query, limit: limit, chatID: chatID))
    }

    /// `getAllStickerEmojis sticker_type:StickerType query:string chat_id:int53 return_only_main_emoji:Bool = Emojis`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_all_sticker_emojis.html)
    @_alwaysEmitIntoClient
    public func getAllStickerEmojis(
        stickerType: StickerType,
        query: String,
        chatID: Int64,
        returnOnlyMainEmoji: Bool
    ) async throws -> Emojis {
        try await send(GetAllStickerEmojis(
        stickerType: stickerType,
        query: query,
        chatID: chatID,
        returnOnlyMainEmoji: returnOnlyMainEmoji
    ))
    }

    /// `searchStickers sticker_type:StickerType emojis:string query:string input_language_codes:vector<string> offset:int32 limit:int32 = Stickers`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1search_stickers.html)
    @_alwaysEmitIntoClient
    public func searchStickers(
        stickerType: StickerType,
        emojis: String,
        query: String,
        inputLanguageCodes: [String],
        offset: Int32,
        limit: Int32
    ) async throws -> Stickers {
        try await send(SearchStickers(
        stickerType: stickerType,
        emojis: emojis,
        query: query,
        inputLanguageCodes: inputLanguageCodes,
        offset: offset,
        limit: limit
    ))
    }

    /// `getGreetingStickers = Stickers`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_greeting_stickers.html)
    @_alwaysEmitIntoClient
    public func getGreetingStickers() async throws -> Stickers {
        try await send(GetGreetingStickers())
    }

    /// `getTrendingStickerSets sticker_type:StickerType offset:int32 limit:int32 = TrendingStickerSets`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_trending_sticker_sets.html)
    @_alwaysEmitIntoClient
    public func getTrendingStickerSets(
        stickerType: StickerType,
        offset: Int32,
        limit: Int32
    ) async throws -> TrendingStickerSets {
        try await send(GetTrendingStickerSets(stickerType: stickerType, offset: offset, limit: limit))
    }

    /// `getAttachedStickerSets file_id:int32 = StickerSets`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_attached_sticker_sets.html)
    @_alwaysEmitIntoClient
    public func getAttachedStickerSets(fileID: Int32) async throws -> StickerSets {
        try await send(GetAttachedStickerSets(fileID: fileID))
    }

    /// `getStickerSet set_id:int64 = StickerSet`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_sticker_set.html)
    @_alwaysEmitIntoClient
    public func getStickerSet(setID: Int64) async throws -> StickerSet {
        try await send(GetStickerSet(setID: setID))
    }

    /// `getStickerSetName set_id:int64 = Text`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_sticker_set_name.html)
    @_alwaysEmitIntoClient
    public func getStickerSetName(setID: Int64) async throws -> Text {
        try await send(GetStickerSetName(setID: setID))
    }

    /// `searchStickerSet name:string ignore_cache:Bool = StickerSet`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1search_sticker_set.html)
    @_alwaysEmitIntoClient
    public func searchStickerSet(name: String, ignoreCache: Bool) async throws -> StickerSet {
        try await send(SearchStickerSet(name: name, ignoreCache: ignoreCache))
    }

    /// `searchStickerSets sticker_type:StickerType query:string = StickerSets`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1search_sticker_sets.html)
    @_alwaysEmitIntoClient
    public func searchStickerSets(stickerType: StickerType, query: String) async throws -> StickerSets {
        try await send(SearchStickerSets(stickerType: stickerType, query: query))
    }

    /// `changeStickerSet set_id:int64 is_installed:Bool is_archived:Bool = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1change_sticker_set.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func changeStickerSet(setID: Int64, isInstalled: Bool, isArchived: Bool) async throws -> Ok {
        try await send(ChangeStickerSet(setID: setID, isInstalled: isInstalled, isArchived: isArchived))
    }

    /// `viewTrendingStickerSets sticker_set_ids:vector<int64> = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1view_trending_sticker_sets.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func viewTrendingStickerSets(stickerSetIDs: [Int64]) async throws -> Ok {
        try await send(ViewTrendingStickerSets(stickerSetIDs: stickerSetIDs))
    }

    /// `getRecentStickers is_attached:Bool = Stickers`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_recent_stickers.html)
    @_alwaysEmitIntoClient
    public func getRecentStickers(isAttached: Bool) async throws -> Stickers {
        try await send(GetRecentStickers(isAttached: isAttached))
    }

    /// `addRecentSticker is_attached:Bool sticker:InputFile = Stickers`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1add_recent_sticker.html)
    @_alwaysEmitIntoClient
    public func addRecentSticker(isAttached: Bool, sticker: InputFile) async throws -> Stickers {
        try await send(AddRecentSticker(isAttached: isAttached, sticker: sticker))
    }

    /// `removeRecentSticker is_attached:Bool sticker:InputFile = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1remove_recent_sticker.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func removeRecentSticker(isAttached: Bool, sticker: InputFile) async throws -> Ok {
        try await send(RemoveRecentSticker(isAttached: isAttached, sticker: sticker))
    }

    /// `clearRecentStickers is_attached:Bool = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1clear_recent_stickers.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func clearRecentStickers(isAttached: Bool) async throws -> Ok {
        try await send(ClearRecentStickers(isAttached: isAttached))
    }

    /// `getFavoriteStickers = Stickers`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_favorite_stickers.html)
    @_alwaysEmitIntoClient
    public func getFavoriteStickers() async throws -> Stickers {
        try await send(GetFavoriteStickers())
    }

    /// `addFavoriteSticker sticker:InputFile = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1add_favorite_sticker.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func addFavoriteSticker(sticker: InputFile) async throws -> Ok {
        try await send(AddFavoriteSticker(sticker: sticker))
    }

    /// `removeFavoriteSticker sticker:InputFile = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1remove_favorite_sticker.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func removeFavoriteSticker(sticker: InputFile) async throws -> Ok {
        try await send(RemoveFavoriteSticker(sticker: sticker))
    }

    /// `getStickerEmojis sticker:InputFile = Emojis`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_sticker_emojis.html)
    @_alwaysEmitIntoClient
    public func getStickerEmojis(sticker: InputFile) async throws -> Emojis {
        try await send(GetStickerEmojis(sticker: sticker))
    }

    /// `searchEmojis text:string input_language_codes:vector<string> = EmojiKeywords`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1search_emojis.html)
    @_alwaysEmitIntoClient
    public func searchEmojis(text: String, inputLanguageCodes: [String]) async throws -> EmojiKeywords {
        try await send(SearchEmojis(text: text, inputLanguageCodes: inputLanguageCodes))
    }

    /// `getKeywordEmojis text:string input_language_codes:vector<string> = Emojis`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_keyword_emojis.html)
    @_alwaysEmitIntoClient
    public func getKeywordEmojis(text: String, inputLanguageCodes: [String]) async throws -> Emojis {
        try await send(GetKeywordEmojis(text: text, inputLanguageCodes: inputLanguageCodes))
    }

    /// `getEmojiCategories type:EmojiCategoryType = EmojiCategories`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_emoji_categories.html)
    @_alwaysEmitIntoClient
    public func getEmojiCategories(type: EmojiCategoryType? = nil) async throws -> EmojiCategories {
        try await send(GetEmojiCategories(type: type))
    }

    /// `getAnimatedEmoji emoji:string = AnimatedEmoji`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_animated_emoji.html)
    @_alwaysEmitIntoClient
    public func getAnimatedEmoji(emoji: String) async throws -> AnimatedEmoji {
        try await send(GetAnimatedEmoji(emoji: emoji))
    }

    /// `getEmojiSuggestionsUrl language_code:string = HttpUrl`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_emoji_suggestions_url.html)
    @_alwaysEmitIntoClient
    public func getEmojiSuggestionsUrl(languageCode: String) async throws -> HttpUrl {
        try await send(GetEmojiSuggestionsUrl(languageCode: languageCode))
    }

    /// `getRecentInlineBots = Users`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_recent_inline_bots.html)
    @_alwaysEmitIntoClient
    public func getRecentInlineBots() async throws -> Users {
        try await send(GetRecentInlineBots())
    }

    /// `removeRecentHashtag hashtag:string = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1remove_recent_hashtag.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func removeRecentHashtag(hashtag: String) async throws -> Ok {
        try await send(RemoveRecentHashtag(hashtag: hashtag))
    }

    /// `setEmojiStatus emoji_status:emojiStatus = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1set_emoji_status.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func setEmojiStatus(emojiStatus: EmojiStatus? = nil) async throws -> Ok {
        try await send(SetEmojiStatus(emojiStatus: emojiStatus))
    }

    /// `uploadStickerFile user_id:int53 sticker_format:StickerFormat sticker:InputFile = File`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1upload_sticker_file.html)
    @_alwaysEmitIntoClient
    public func uploadStickerFile(
        userID: Int64,
        stickerFormat: StickerFormat,
        sticker: InputFile
    ) async throws -> File {
        try await send(UploadStickerFile(userID: userID, stickerFormat: stickerFormat, sticker: sticker))
    }

    /// `checkStickerSetName name:string = CheckStickerSetNameResult`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1check_sticker_set_name.html)
    @_alwaysEmitIntoClient
    public func checkStickerSetName(name: String) async throws -> CheckStickerSetNameResult {
        try await send(CheckStickerSetName(name: name))
    }

    /// `addStickerToSet user_id:int53 name:string sticker:newSticker = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1add_sticker_to_set.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func addStickerToSet(userID: Int64, name: String, sticker: NewSticker) async throws -> Ok {
        try await send(AddStickerToSet(userID: userID, name: name, sticker: sticker))
    }

    /// `replaceStickerInSet user_id:int53 name:string old_sticker:InputFile new_sticker:newSticker = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1replace_sticker_in_set.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func replaceStickerInSet(
        userID: Int64,
        name: String,
        oldSticker: InputFile,
        newSticker: NewSticker
    ) async throws -> Ok {
        try await send(ReplaceStickerInSet(userID: userID, name: name, oldSticker: oldSticker, newSticker: newSticker))
    }

    /// `setStickerSetThumbnail user_id:int53 name:string thumbnail:InputFile format:StickerFormat = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1set_sticker_set_thumbnail.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func setStickerSetThumbnail(
        userID: Int64,
        name: String,
        thumbnail: InputFile? = nil,
        format: StickerFormat? = nil
    ) async throws -> Ok {
        try await send(SetStickerSetThumbnail(userID: userID, name: name, thumbnail: thumbnail, format: format))
    }

    /// `setStickerSetTitle name:string title:string = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1set_sticker_set_title.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func setStickerSetTitle(name: String, title: String) async throws -> Ok {
        try await send(SetStickerSetTitle(name: name, title: title))
    }

    /// `deleteStickerSet name:string = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1delete_sticker_set.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func deleteStickerSet(name: String) async throws -> Ok {
        try await send(DeleteStickerSet(name: name))
    }

    /// `setStickerPositionInSet sticker:InputFile position:int32 = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1set_sticker_position_in_set.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func setStickerPositionInSet(sticker: InputFile, position: Int32) async throws -> Ok {
        try await send(SetStickerPositionInSet(sticker: sticker, position: position))
    }

    /// `removeStickerFromSet sticker:InputFile = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1remove_sticker_from_set.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func removeStickerFromSet(sticker: InputFile) async throws -> Ok {
        try await send(RemoveStickerFromSet(sticker: sticker))
    }

    /// `setStickerEmojis sticker:InputFile emojis:string = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1set_sticker_emojis.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func setStickerEmojis(sticker: InputFile, emojis: String) async throws -> Ok {
        try await send(SetStickerEmojis(sticker: sticker, emojis: emojis))
    }

    /// `setStickerKeywords sticker:InputFile keywords:vector<string> = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1set_sticker_keywords.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func setStickerKeywords(sticker: InputFile, keywords: [String]) async throws -> Ok {
        try await send(SetStickerKeywords(sticker: sticker, keywords: keywords))
    }

    /// `setStickerMaskPosition sticker:InputFile mask_position:maskPosition = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1set_sticker_mask_position.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func setStickerMaskPosition(sticker: InputFile, maskPosition: MaskPosition? = nil) async throws -> Ok {
        try await send(SetStickerMaskPosition(sticker: sticker, maskPosition: maskPosition))
    }

    /// `getMapThumbnailFile location:location zoom:int32 width:int32 height:int32 scale:int32 chat_id:int53 = File`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_map_thumbnail_file.html)
    @_alwaysEmitIntoClient
    public func getMapThumbnailFile(
        location: Location,
        zoom: Int32,
        width: Int32,
        height: Int32,
        scale: Int32,
        chatID: Int64
    ) async throws -> File {
        try await send(GetMapThumbnailFile(
        location: location,
        zoom: zoom,
        width: width,
        height: height,
        scale: scale,
        chatID: chatID
    ))
    }
}

#if Hashable
extension GetEmojiReaction: Hashable {}
extension ClearRecentReactions: Hashable {}
extension DeleteAllRecentMessageReactionsFromSender: Hashable {}
extension ClickAnimatedEmojiMessage: Hashable {}
extension GetStakeDiceState: Hashable {}
extension SetReactionNotificationSettings: Hashable {}
extension GetRecentEmojiStatuses: Hashable {}
extension ClearRecentEmojiStatuses: Hashable {}
extension GetStickerOutline: Hashable {}
extension GetStickerOutlineSvgPath: Hashable {}
extension GetStickers: Hashable {}
extension GetAllStickerEmojis: Hashable {}
extension SearchStickers: Hashable {}
extension GetGreetingStickers: Hashable {}
extension GetTrendingStickerSets: Hashable {}
extension GetAttachedStickerSets: Hashable {}
extension GetStickerSet: Hashable {}
extension GetStickerSetName: Hashable {}
extension SearchStickerSet: Hashable {}
extension SearchStickerSets: Hashable {}
extension ChangeStickerSet: Hashable {}
extension ViewTrendingStickerSets: Hashable {}
extension GetRecentStickers: Hashable {}
extension AddRecentSticker: Hashable {}
extension RemoveRecentSticker: Hashable {}
extension ClearRecentStickers: Hashable {}
extension GetFavoriteStickers: Hashable {}
extension AddFavoriteSticker: Hashable {}
extension RemoveFavoriteSticker: Hashable {}
extension GetStickerEmojis: Hashable {}
extension SearchEmojis: Hashable {}
extension GetKeywordEmojis: Hashable {}
extension GetEmojiCategories: Hashable {}
extension GetAnimatedEmoji: Hashable {}
extension GetEmojiSuggestionsUrl: Hashable {}
extension GetRecentInlineBots: Hashable {}
extension RemoveRecentHashtag: Hashable {}
extension SetEmojiStatus: Hashable {}
extension UploadStickerFile: Hashable {}
extension CheckStickerSetName: Hashable {}
extension AddStickerToSet: Hashable {}
extension ReplaceStickerInSet: Hashable {}
extension SetStickerSetThumbnail: Hashable {}
extension SetStickerSetTitle: Hashable {}
extension DeleteStickerSet: Hashable {}
extension SetStickerPositionInSet: Hashable {}
extension RemoveStickerFromSet: Hashable {}
extension SetStickerEmojis: Hashable {}
extension SetStickerKeywords: Hashable {}
extension SetStickerMaskPosition: Hashable {}
extension GetMapThumbnailFile: Hashable {}
#endif
