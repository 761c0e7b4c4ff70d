// Made by `tlgen generate` from the schema of TDLib 1.8.66
// (SHA-256 b8b6a863746fc580815c6d04e9e34728b654b15a12940087f06757b2097ce4c5). Don't edit.

/// `sendQuickReplyShortcutMessages chat_id:int53 shortcut_id:int32 sending_id:int32 = Messages`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1send_quick_reply_shortcut_messages.html)
public struct SendQuickReplyShortcutMessages: TDFunction, CustomStringConvertible {
    public typealias Result = Messages
    public let chatID: Int64
    public let shortcutID: Int32
    public let sendingID: Int32

    public init(chatID: Int64, shortcutID: Int32, sendingID: Int32) {
        self.chatID = chatID
        self.shortcutID = shortcutID
        self.sendingID = sendingID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"sendQuickReplyShortcutMessages""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.int32(#","shortcut_id":"#, self.shortcutID)
        wire.int32(#","sending_id":"#, self.sendingID)
        wire.close()
    }
}

/// `sendBusinessMessage business_connection_id:string chat_id:int53 reply_to:InputMessageReplyTo disable_notification:Bool protect_content:Bool effect_id:int64 reply_markup:ReplyMarkup input_message_content:InputMessageContent = BusinessMessage`
///
/// For bots only.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1send_business_message.html)
public struct SendBusinessMessage: TDFunction, CustomStringConvertible {
    public typealias Result = BusinessMessage
    public let businessConnectionID: String
    public let chatID: Int64
    /// May be left out.
    public let replyTo: InputMessageReplyTo?
    public let disableNotification: Bool
    public let protectContent: Bool
    public let effectID: Int64
    /// May be left out.
    public let replyMarkup: ReplyMarkup?
    public let inputMessageContent: InputMessageContent

    public init(
        businessConnectionID: String,
        chatID: Int64,
        replyTo: InputMessageReplyTo? = nil,
        disableNotification: Bool,
        protectContent: Bool,
        effectID: Int64,
        replyMarkup: ReplyMarkup? = nil,
        inputMessageContent: InputMessageContent
    ) {
        self.businessConnectionID = businessConnectionID
        self.chatID = chatID
        self.replyTo = replyTo
        self.disableNotification = disableNotification
        self.protectContent = protectContent
        self.effectID = effectID
        self.replyMarkup = replyMarkup
        self.inputMessageContent = inputMessageContent
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"sendBusinessMessage""#)
        wire.string(#","business_connection_id":"#, self.businessConnectionID)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.object(#","reply_to":"#, self.replyTo)
        wire.bool(#","disable_notification":"#, self.disableNotification)
        wire.bool(#","protect_content":"#, self.protectContent)
        wire.int64(#","effect_id":"#, self.effectID)
        wire.object(#","reply_markup":"#, self.replyMarkup)
        wire.object(#","input_message_content":"#, self.inputMessageContent)
        wire.close()
    }
}

/// `sendBusinessMessageAlbum business_connection_id:string chat_id:int53 reply_to:InputMessageReplyTo disable_notification:Bool protect_content:Bool effect_id:int64 input_message_contents:vector<InputMessageContent> = BusinessMessages`
///
/// For bots only.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1send_business_message_album.html)
public struct SendBusinessMessageAlbum: TDFunction, CustomStringConvertible {
    public typealias Result = BusinessMessages
    public let businessConnectionID: String
    public let chatID: Int64
    /// May be left out.
    public let replyTo: InputMessageReplyTo?
    public let disableNotification: Bool
    public let protectContent: Bool
    public let effectID: Int64
    public let inputMessageContents: [InputMessageContent]

    public init(
        businessConnectionID: String,
        chatID: Int64,
        replyTo: InputMessageReplyTo? = nil,
        disableNotification: Bool,
        protectContent: Bool,
        effectID: Int64,
        inputMessageContents: [InputMessageContent]
    ) {
        self.businessConnectionID = businessConnectionID
        self.chatID = chatID
        self.replyTo = replyTo
        self.disableNotification = disableNotification
        self.protectContent = protectContent
        self.effectID = effectID
        self.inputMessageContents = inputMessageContents
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"sendBusinessMessageAlbum""#)
        wire.string(#","business_connection_id":"#, self.businessConnectionID)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.object(#","reply_to":"#, self.replyTo)
        wire.bool(#","disable_notification":"#, self.disableNotification)
        wire.bool(#","protect_content":"#, self.protectContent)
        wire.int64(#","effect_id":"#, self.effectID)
        wire.objects(#","input_message_contents":"#, self.inputMessageContents)
        wire.close()
    }
}

/// `editBusinessMessageText business_connection_id:string chat_id:int53 message_id:int53 reply_markup:ReplyMarkup input_message_content:InputMessageContent = BusinessMessage`
///
/// For bots only.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1edit_business_message_text.html)
public struct EditBusinessMessageText: TDFunction, CustomStringConvertible {
    public typealias Result = BusinessMessage
    public let businessConnectionID: String
    public let chatID: Int64
    public let messageID: Int64
    /// May be left out.
    public let replyMarkup: ReplyMarkup?
    public let inputMessageContent: InputMessageContent

    public init(
        businessConnectionID: String,
        chatID: Int64,
        messageID: Int64,
        replyMarkup: ReplyMarkup? = nil,
        inputMessageContent: InputMessageContent
    ) {
        self.businessConnectionID = businessConnectionID
        self.chatID = chatID
        self.messageID = messageID
        self.replyMarkup = replyMarkup
        self.inputMessageContent = inputMessageContent
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"editBusinessMessageText""#)
        wire.string(#","business_connection_id":"#, self.businessConnectionID)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.int53(#","message_id":"#, self.messageID)
        wire.object(#","reply_markup":"#, self.replyMarkup)
        wire.object(#","input_message_content":"#, self.inputMessageContent)
        wire.close()
    }
}

/// `editBusinessMessageLiveLocation business_connection_id:string chat_id:int53 message_id:int53 reply_markup:ReplyMarkup location:liveLocation = BusinessMessage`
///
/// For bots only.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1edit_business_message_live_location.html)
public struct EditBusinessMessageLiveLocation: TDFunction, CustomStringConvertible {
    public typealias Result = BusinessMessage
    public let businessConnectionID: String
    public let chatID: Int64
    public let messageID: Int64
    /// May be left out.
    public let replyMarkup: ReplyMarkup?
    /// May be left out.
    public let location: LiveLocation?

    public init(
        businessConnectionID: String,
        chatID: Int64,
        messageID: Int64,
        replyMarkup: ReplyMarkup? = nil,
        location: LiveLocation? = nil
    ) {
        self.businessConnectionID = businessConnectionID
        self.chatID = chatID
        self.messageID = messageID
        self.replyMarkup = replyMarkup
        self.location = location
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"editBusinessMessageLiveLocation""#)
        wire.string(#","business_connection_id":"#, self.businessConnectionID)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.int53(#","message_id":"#, self.messageID)
        wire.object(#","reply_markup":"#, self.replyMarkup)
        wire.object(#","location":"#, self.location)
        wire.close()
    }
}

/// `editBusinessMessageChecklist business_connection_id:string chat_id:int53 message_id:int53 reply_markup:ReplyMarkup checklist:inputChecklist = BusinessMessage`
///
/// For bots only.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1edit_business_message_checklist.html)
public struct EditBusinessMessageChecklist: TDFunction, CustomStringConvertible {
    public typealias Result = BusinessMessage
    public let businessConnectionID: String
    public let chatID: Int64
    public let messageID: Int64
    /// May be left out.
    public let replyMarkup: ReplyMarkup?
    public let checklist: InputChecklist

    public init(
        businessConnectionID: String,
        chatID: Int64,
        messageID: Int64,
        replyMarkup: ReplyMarkup? = nil,
        checklist: InputChecklist
    ) {
        self.businessConnectionID = businessConnectionID
        self.chatID = chatID
        self.messageID = messageID
        self.replyMarkup = replyMarkup
        self.checklist = checklist
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"editBusinessMessageChecklist""#)
        wire.string(#","business_connection_id":"#, self.businessConnectionID)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.int53(#","message_id":"#, self.messageID)
        wire.object(#","reply_markup":"#, self.replyMarkup)
        wire.object(#","checklist":"#, self.checklist)
        wire.close()
    }
}

/// `editBusinessMessageMedia business_connection_id:string chat_id:int53 message_id:int53 reply_markup:ReplyMarkup input_message_content:InputMessageContent = BusinessMessage`
///
/// For bots only.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1edit_business_message_media.html)
public struct EditBusinessMessageMedia: TDFunction, CustomStringConvertible {
    public typealias Result = BusinessMessage
    public let businessConnectionID: String
    public let chatID: Int64
    public let messageID: Int64
    /// May be left out. For bots only.
    public let replyMarkup: ReplyMarkup?
    public let inputMessageContent: InputMessageContent

    public init(
        businessConnectionID: String,
        chatID: Int64,
        messageID: Int64,
        replyMarkup: ReplyMarkup? = nil,
        inputMessageContent: InputMessageContent
    ) {
        self.businessConnectionID = businessConnectionID
        self.chatID = chatID
        self.messageID = messageID
        self.replyMarkup = replyMarkup
        self.inputMessageContent = inputMessageContent
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"editBusinessMessageMedia""#)
        wire.string(#","business_connection_id":"#, self.businessConnectionID)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.int53(#","message_id":"#, self.messageID)
        wire.object(#","reply_markup":"#, self.replyMarkup)
        wire.object(#","input_message_content":"#, self.inputMessageContent)
        wire.close()
    }
}

/// `editBusinessMessageCaption business_connection_id:string chat_id:int53 message_id:int53 reply_markup:ReplyMarkup caption:formattedText show_caption_above_media:Bool = BusinessMessage`
///
/// For bots only.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1edit_business_message_caption.html)
public struct EditBusinessMessageCaption: TDFunction, CustomStringConvertible {
    public typealias Result = BusinessMessage
    public let businessConnectionID: String
    public let chatID: Int64
    public let messageID: Int64
    /// May be left out.
    public let replyMarkup: ReplyMarkup?
    /// May be left out. Length 0 to the option `message_caption_length_max` characters.
    public let caption: FormattedText?
    public let showCaptionAboveMedia: Bool

    public init(
        businessConnectionID: String,
        chatID: Int64,
        messageID: Int64,
        replyMarkup: ReplyMarkup? = nil,
        caption: FormattedText? = nil,
        showCaptionAboveMedia: Bool
    ) {
        self.businessConnectionID = businessConnectionID
        self.chatID = chatID
        self.messageID = messageID
        self.replyMarkup = replyMarkup
        self.caption = caption
        self.showCaptionAboveMedia = showCaptionAboveMedia
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"editBusinessMessageCaption""#)
        wire.string(#","business_connection_id":"#, self.businessConnectionID)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.int53(#","message_id":"#, self.messageID)
        wire.object(#","reply_markup":"#, self.replyMarkup)
        wire.object(#","caption":"#, self.caption)
        wire.bool(#","show_caption_above_media":"#, self.showCaptionAboveMedia)
        wire.close()
    }
}

/// `editBusinessMessageReplyMarkup business_connection_id:string chat_id:int53 message_id:int53 reply_markup:ReplyMarkup = BusinessMessage`
///
/// For bots only.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1edit_business_message_reply_markup.html)
public struct EditBusinessMessageReplyMarkup: TDFunction, CustomStringConvertible {
    public typealias Result = BusinessMessage
    public let businessConnectionID: String
    public let chatID: Int64
    public let messageID: Int64
    /// May be left out.
    public let replyMarkup: ReplyMarkup?

    public init(businessConnectionID: String, chatID: Int64, messageID: Int64, replyMarkup: ReplyMarkup? = nil) {
        self.businessConnectionID = businessConnectionID
        self.chatID = chatID
        self.messageID = messageID
        self.replyMarkup = replyMarkup
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"editBusinessMessageReplyMarkup""#)
        wire.string(#","business_connection_id":"#, self.businessConnectionID)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.int53(#","message_id":"#, self.messageID)
        wire.object(#","reply_markup":"#, self.replyMarkup)
        wire.close()
    }
}

/// `stopBusinessPoll business_connection_id:string chat_id:int53 message_id:int53 reply_markup:ReplyMarkup = BusinessMessage`
///
/// For bots only.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1stop_business_poll.html)
public struct StopBusinessPoll: TDFunction, CustomStringConvertible {
    public typealias Result = BusinessMessage
    public let businessConnectionID: String
    public let chatID: Int64
    public let messageID: Int64
    /// May be left out.
    public let replyMarkup: ReplyMarkup?

    public init(businessConnectionID: String, chatID: Int64, messageID: Int64, replyMarkup: ReplyMarkup? = nil) {
        self.businessConnectionID = businessConnectionID
        self.chatID = chatID
        self.messageID = messageID
        self.replyMarkup = replyMarkup
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"stopBusinessPoll""#)
        wire.string(#","business_connection_id":"#, self.businessConnectionID)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.int53(#","message_id":"#, self.messageID)
        wire.object(#","reply_markup":"#, self.replyMarkup)
        wire.close()
    }
}

/// `setBusinessMessageIsPinned business_connection_id:string chat_id:int53 message_id:int53 is_pinned:Bool = Ok`
///
/// For bots only.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1set_business_message_is_pinned.html)
public struct SetBusinessMessageIsPinned: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let businessConnectionID: String
    public let chatID: Int64
    public let messageID: Int64
    public let isPinned: Bool

    public init(businessConnectionID: String, chatID: Int64, messageID: Int64, isPinned: Bool) {
        self.businessConnectionID = businessConnectionID
        self.chatID = chatID
        self.messageID = messageID
        self.isPinned = isPinned
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"setBusinessMessageIsPinned""#)
        wire.string(#","business_connection_id":"#, self.businessConnectionID)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.int53(#","message_id":"#, self.messageID)
        wire.bool(#","is_pinned":"#, self.isPinned)
        wire.close()
    }
}

/// `readBusinessMessage business_connection_id:string chat_id:int53 message_id:int53 = Ok`
///
/// For bots only.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1read_business_message.html)
public struct ReadBusinessMessage: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let businessConnectionID: String
    public let chatID: Int64
    public let messageID: Int64

    public init(businessConnectionID: String, chatID: Int64, messageID: Int64) {
        self.businessConnectionID = businessConnectionID
        self.chatID = chatID
        self.messageID = messageID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"readBusinessMessage""#)
        wire.string(#","business_connection_id":"#, self.businessConnectionID)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.int53(#","message_id":"#, self.messageID)
        wire.close()
    }
}

/// `deleteBusinessMessages business_connection_id:string message_ids:vector<int53> = Ok`
///
/// For bots only.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1delete_business_messages.html)
public struct DeleteBusinessMessages: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let businessConnectionID: String
    public let messageIDs: [Int64]

    public init(businessConnectionID: String, messageIDs: [Int64]) {
        self.businessConnectionID = businessConnectionID
        self.messageIDs = messageIDs
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"deleteBusinessMessages""#)
        wire.string(#","business_connection_id":"#, self.businessConnectionID)
        wire.int53s(#","message_ids":"#, self.messageIDs)
        wire.close()
    }
}

/// `editBusinessStory story_poster_chat_id:int53 story_id:int32 content:InputStoryContent areas:inputStoryAreas caption:formattedText privacy_settings:StoryPrivacySettings = Story`
///
/// For bots only.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1edit_business_story.html)
public struct EditBusinessStory: TDFunction, CustomStringConvertible {
    public typealias Result = Story
    public let storyPosterChatID: Int64
    public let storyID: Int32
    public let content: InputStoryContent
    public let areas: InputStoryAreas
    public let caption: FormattedText
    public let privacySettings: StoryPrivacySettings

    public init(
        storyPosterChatID: Int64,
        storyID: Int32,
        content: InputStoryContent,
        areas: InputStoryAreas,
        caption: FormattedText,
        privacySettings: StoryPrivacySettings
    ) {
        self.storyPosterChatID = storyPosterChatID
        self.storyID = storyID
        self.content = content
        self.areas = areas
        self.caption = caption
        self.privacySettings = privacySettings
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"editBusinessStory""#)
        wire.int53(#","story_poster_chat_id":"#, self.storyPosterChatID)
        wire.int32(#","story_id":"#, self.storyID)
        wire.object(#","content":"#, self.content)
        wire.object(#","areas":"#, self.areas)
        wire.object(#","caption":"#, self.caption)
        wire.object(#","privacy_settings":"#, self.privacySettings)
        wire.close()
    }
}

/// `deleteBusinessStory business_connection_id:string story_id:int32 = Ok`
///
/// For bots only.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1delete_business_story.html)
public struct DeleteBusinessStory: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let businessConnectionID: String
    public let storyID: Int32

    public init(businessConnectionID: String, storyID: Int32) {
        self.businessConnectionID = businessConnectionID
        self.storyID = storyID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"deleteBusinessStory""#)
        wire.string(#","business_connection_id":"#, self.businessConnectionID)
        wire.int32(#","story_id":"#, self.storyID)
        wire.close()
    }
}

/// `setBusinessAccountName business_connection_id:string first_name:string last_name:string = Ok`
///
/// For bots only.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1set_business_account_name.html)
public struct SetBusinessAccountName: TDFunction, CustomStringConvertible, CustomReflectable {
    public typealias Result = Ok
    public let businessConnectionID: String
    /// Length 1 to 64 characters.
    public let firstName: String
    /// Length 0 to 64 characters.
    public let lastName: String

    public init(businessConnectionID: String, firstName: String, lastName: String) {
        self.businessConnectionID = businessConnectionID
        self.firstName = firstName
        self.lastName = lastName
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"setBusinessAccountName""#)
        wire.string(#","business_connection_id":"#, self.businessConnectionID)
        wire.string(#","first_name":"#, self.firstName)
        wire.string(#","last_name":"#, self.lastName)
        wire.close()
    }
}

/// `setBusinessAccountBio business_connection_id:string bio:string = Ok`
///
/// For bots only.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1set_business_account_bio.html)
public struct SetBusinessAccountBio: TDFunction, CustomStringConvertible, CustomReflectable {
    public typealias Result = Ok
    public let businessConnectionID: String
    /// Length 0 to the option `bio_length_max` characters.
    public let bio: String

    public init(businessConnectionID: String, bio: String) {
        self.businessConnectionID = businessConnectionID
        self.bio = bio
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"setBusinessAccountBio""#)
        wire.string(#","business_connection_id":"#, self.businessConnectionID)
        wire.string(#","bio":"#, self.bio)
        wire.close()
    }
}

/// `setBusinessAccountProfilePhoto business_connection_id:string photo:InputChatPhoto is_public:Bool = Ok`
///
/// For bots only.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1set_business_account_profile_photo.html)
public struct SetBusinessAccountProfilePhoto: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let businessConnectionID: String
    /// May be left out.
    public let photo: InputChatPhoto?
    public let isPublic: Bool

    public init(businessConnectionID: String, photo: InputChatPhoto? = nil, isPublic: Bool) {
        self.businessConnectionID = businessConnectionID
        self.photo = photo
        self.isPublic = isPublic
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"setBusinessAccountProfilePhoto""#)
        wire.string(#","business_connection_id":"#, self.businessConnectionID)
        wire.object(#","photo":"#, self.photo)
        wire.bool(#","is_public":"#, self.isPublic)
        wire.close()
    }
}

/// `setBusinessAccountUsername business_connection_id:string username:string = Ok`
///
/// For bots only.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1set_business_account_username.html)
public struct SetBusinessAccountUsername: TDFunction, CustomStringConvertible, CustomReflectable {
    public typealias Result = Ok
    public let businessConnectionID: String
    public let username: String

    public init(businessConnectionID: String, username: String) {
        self.businessConnectionID = businessConnectionID
        self.username = username
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"setBusinessAccountUsername""#)
        wire.string(#","business_connection_id":"#, self.businessConnectionID)
        wire.string(#","username":"#, self.username)
        wire.close()
    }
}

/// `setBusinessAccountGiftSettings business_connection_id:string settings:giftSettings = Ok`
///
/// For bots only.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1set_business_account_gift_settings.html)
public struct SetBusinessAccountGiftSettings: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let businessConnectionID: String
    public let settings: GiftSettings

    public init(businessConnectionID: String, settings: GiftSettings) {
        self.businessConnectionID = businessConnectionID
        self.settings = settings
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"setBusinessAccountGiftSettings""#)
        wire.string(#","business_connection_id":"#, self.businessConnectionID)
        wire.object(#","settings":"#, self.settings)
        wire.close()
    }
}

/// `getBusinessAccountStarAmount business_connection_id:string = StarAmount`
///
/// For bots only.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_business_account_star_amount.html)
public struct GetBusinessAccountStarAmount: TDFunction, CustomStringConvertible {
    public typealias Result = StarAmount
    public let businessConnectionID: String

    public init(businessConnectionID: String) {
        self.businessConnectionID = businessConnectionID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"getBusinessAccountStarAmount""#)
        wire.string(#","business_connection_id":"#, self.businessConnectionID)
        wire.close()
    }
}

/// `transferBusinessAccountStars business_connection_id:string star_count:int53 = Ok`
///
/// For bots only.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1transfer_business_account_stars.html)
public struct TransferBusinessAccountStars: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let businessConnectionID: String
    public let starCount: Int64

    public init(businessConnectionID: String, starCount: Int64) {
        self.businessConnectionID = businessConnectionID
        self.starCount = starCount
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"transferBusinessAccountStars""#)
        wire.string(#","business_connection_id":"#, self.businessConnectionID)
        wire.int53(#","star_count":"#, self.starCount)
        wire.close()
    }
}

/// `checkQuickReplyShortcutName name:string = Ok`
///
/// Can be called synchronously.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1check_quick_reply_shortcut_name.html)
public struct CheckQuickReplyShortcutName: TDSynchronousFunction, CustomStringConvertible, CustomReflectable {
    public typealias Result = Ok
    /// Length 1 to 32 characters.
    public let name: String

    public init(name: String) {
        self.name = name
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"checkQuickReplyShortcutName""#)
        wire.string(#","name":"#, self.name)
        wire.close()
    }
}

/// `loadQuickReplyShortcuts = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1load_quick_reply_shortcuts.html)
public struct LoadQuickReplyShortcuts: TDFunction, CustomStringConvertible {
    public typealias Result = Ok

    public init() {
    }

    public func encode(into wire: inout WireWriter) {
        wire.empty(#"{"@type":"loadQuickReplyShortcuts"}"#)
    }
}

/// `setQuickReplyShortcutName shortcut_id:int32 name:string = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1set_quick_reply_shortcut_name.html)
public struct SetQuickReplyShortcutName: TDFunction, CustomStringConvertible, CustomReflectable {
    public typealias Result = Ok
    public let shortcutID: Int32
    public let name: String

    public init(shortcutID: Int32, name: String) {
        self.shortcutID = shortcutID
        self.name = name
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"setQuickReplyShortcutName""#)
        wire.int32(#","shortcut_id":"#, self.shortcutID)
        wire.string(#","name":"#, self.name)
        wire.close()
    }
}

/// `deleteQuickReplyShortcut shortcut_id:int32 = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1delete_quick_reply_shortcut.html)
public struct DeleteQuickReplyShortcut: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let shortcutID: Int32

    public init(shortcutID: Int32) {
        self.shortcutID = shortcutID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"deleteQuickReplyShortcut""#)
        wire.int32(#","shortcut_id":"#, self.shortcutID)
        wire.close()
    }
}

/// `reorderQuickReplyShortcuts shortcut_ids:vector<int32> = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1reorder_quick_reply_shortcuts.html)
public struct ReorderQuickReplyShortcuts: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let shortcutIDs: [Int32]

    public init(shortcutIDs: [Int32]) {
        self.shortcutIDs = shortcutIDs
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"reorderQuickReplyShortcuts""#)
        wire.int32s(#","shortcut_ids":"#, self.shortcutIDs)
        wire.close()
    }
}

/// `loadQuickReplyShortcutMessages shortcut_id:int32 = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1load_quick_reply_shortcut_messages.html)
public struct LoadQuickReplyShortcutMessages: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let shortcutID: Int32

    public init(shortcutID: Int32) {
        self.shortcutID = shortcutID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"loadQuickReplyShortcutMessages""#)
        wire.int32(#","shortcut_id":"#, self.shortcutID)
        wire.close()
    }
}

/// `deleteQuickReplyShortcutMessages shortcut_id:int32 message_ids:vector<int53> = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1delete_quick_reply_shortcut_messages.html)
public struct DeleteQuickReplyShortcutMessages: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let shortcutID: Int32
    public let messageIDs: [Int64]

    public init(shortcutID: Int32, messageIDs: [Int64]) {
        self.shortcutID = shortcutID
        self.messageIDs = messageIDs
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"deleteQuickReplyShortcutMessages""#)
        wire.int32(#","shortcut_id":"#, self.shortcutID)
        wire.int53s(#","message_ids":"#, self.messageIDs)
        wire.close()
    }
}

/// `addQuickReplyShortcutMessage shortcut_name:string reply_to_message_id:int53 input_message_content:InputMessageContent = QuickReplyMessage`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1add_quick_reply_shortcut_message.html)
public struct AddQuickReplyShortcutMessage: TDFunction, CustomStringConvertible, CustomReflectable {
    public typealias Result = QuickReplyMessage
    public let shortcutName: String
    public let replyToMessageID: Int64
    public let inputMessageContent: InputMessageContent

    public init(shortcutName: String, replyToMessageID: Int64, inputMessageContent: InputMessageContent) {
        self.shortcutName = shortcutName
        self.replyToMessageID = replyToMessageID
        self.inputMessageContent = inputMessageContent
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"addQuickReplyShortcutMessage""#)
        wire.string(#","shortcut_name":"#, self.shortcutName)
        wire.int53(#","reply_to_message_id":"#, self.replyToMessageID)
        wire.object(#","input_message_content":"#, self.inputMessageContent)
        wire.close()
    }
}

/// `addQuickReplyShortcutInlineQueryResultMessage shortcut_name:string reply_to_message_id:int53 query_id:int64 result_id:string hide_via_bot:Bool = QuickReplyMessage`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1add_quick_reply_shortcut_inline_query_result_message.html)
public struct AddQuickReplyShortcutInlineQueryResultMessage: TDFunction, CustomStringConvertible, CustomReflectable {
    public typealias Result = QuickReplyMessage
    public let shortcutName: String
    public let replyToMessageID: Int64
    public let queryID: Int64
    public let resultID: String
    public let hideViaBot: Bool

    public init(shortcutName: String, replyToMessageID: Int64, queryID: Int64, resultID: String, hideViaBot: Bool) {
        self.shortcutName = shortcutName
        self.replyToMessageID = replyToMessageID
        self.queryID = queryID
        self.resultID = resultID
        self.hideViaBot = hideViaBot
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"addQuickReplyShortcutInlineQueryResultMessage""#)
        wire.string(#","shortcut_name":"#, self.shortcutName)
        wire.int53(#","reply_to_message_id":"#, self.replyToMessageID)
        wire.int64(#","query_id":"#, self.queryID)
        wire.string(#","result_id":"#, self.resultID)
        wire.bool(#","hide_via_bot":"#, self.hideViaBot)
        wire.close()
    }
}

/// `addQuickReplyShortcutMessageAlbum shortcut_name:string reply_to_message_id:int53 input_message_contents:vector<InputMessageContent> = QuickReplyMessages`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1add_quick_reply_shortcut_message_album.html)
public struct AddQuickReplyShortcutMessageAlbum: TDFunction, CustomStringConvertible, CustomReflectable {
    public typealias Result = QuickReplyMessages
    public let shortcutName: String
    public let replyToMessageID: Int64
    public let inputMessageContents: [InputMessageContent]

    public init(shortcutName: String, replyToMessageID: Int64, inputMessageContents: [InputMessageContent]) {
        self.shortcutName = shortcutName
        self.replyToMessageID = replyToMessageID
        self.inputMessageContents = inputMessageContents
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"addQuickReplyShortcutMessageAlbum""#)
        wire.string(#","shortcut_name":"#, self.shortcutName)
        wire.int53(#","reply_to_message_id":"#, self.replyToMessageID)
        wire.objects(#","input_message_contents":"#, self.inputMessageContents)
        wire.close()
    }
}

/// `readdQuickReplyShortcutMessages shortcut_name:string message_ids:vector<int53> = QuickReplyMessages`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1readd_quick_reply_shortcut_messages.html)
public struct ReaddQuickReplyShortcutMessages: TDFunction, CustomStringConvertible, CustomReflectable {
    public typealias Result = QuickReplyMessages
    public let shortcutName: String
    public let messageIDs: [Int64]

    public init(shortcutName: String, messageIDs: [Int64]) {
        self.shortcutName = shortcutName
        self.messageIDs = messageIDs
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"readdQuickReplyShortcutMessages""#)
        wire.string(#","shortcut_name":"#, self.shortcutName)
        wire.int53s(#","message_ids":"#, self.messageIDs)
        wire.close()
    }
}

/// `editQuickReplyMessage shortcut_id:int32 message_id:int53 input_message_content:InputMessageContent = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1edit_quick_reply_message.html)
public struct EditQuickReplyMessage: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let shortcutID: Int32
    public let messageID: Int64
    public let inputMessageContent: InputMessageContent

    public init(shortcutID: Int32, messageID: Int64, inputMessageContent: InputMessageContent) {
        self.shortcutID = shortcutID
        self.messageID = messageID
        self.inputMessageContent = inputMessageContent
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"editQuickReplyMessage""#)
        wire.int32(#","shortcut_id":"#, self.shortcutID)
        wire.int53(#","message_id":"#, self.messageID)
        wire.object(#","input_message_content":"#, self.inputMessageContent)
        wire.close()
    }
}

/// `getBusinessConnection connection_id:string = BusinessConnection`
///
/// For bots only.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_business_connection.html)
public struct GetBusinessConnection: TDFunction, CustomStringConvertible {
    public typealias Result = BusinessConnection
    public let connectionID: String

    public init(connectionID: String) {
        self.connectionID = connectionID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"getBusinessConnection""#)
        wire.string(#","connection_id":"#, self.connectionID)
        wire.close()
    }
}

/// `setBusinessLocation location:businessLocation = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1set_business_location.html)
public struct SetBusinessLocation: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    /// May be left out.
    public let location: BusinessLocation?

    public init(location: BusinessLocation? = nil) {
        self.location = location
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"setBusinessLocation""#)
        wire.object(#","location":"#, self.location)
        wire.close()
    }
}

/// `setBusinessOpeningHours opening_hours:businessOpeningHours = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1set_business_opening_hours.html)
public struct SetBusinessOpeningHours: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    /// May be left out.
    public let openingHours: BusinessOpeningHours?

    public init(openingHours: BusinessOpeningHours? = nil) {
        self.openingHours = openingHours
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"setBusinessOpeningHours""#)
        wire.object(#","opening_hours":"#, self.openingHours)
        wire.close()
    }
}

/// `setBusinessGreetingMessageSettings greeting_message_settings:businessGreetingMessageSettings = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1set_business_greeting_message_settings.html)
public struct SetBusinessGreetingMessageSettings: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    /// May be left out.
    public let greetingMessageSettings: BusinessGreetingMessageSettings?

    public init(greetingMessageSettings: BusinessGreetingMessageSettings? = nil) {
        self.greetingMessageSettings = greetingMessageSettings
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"setBusinessGreetingMessageSettings""#)
        wire.object(#","greeting_message_settings":"#, self.greetingMessageSettings)
        wire.close()
    }
}

/// `setBusinessAwayMessageSettings away_message_settings:businessAwayMessageSettings = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1set_business_away_message_settings.html)
public struct SetBusinessAwayMessageSettings: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    /// May be left out.
    public let awayMessageSettings: BusinessAwayMessageSettings?

    public init(awayMessageSettings: BusinessAwayMessageSettings? = nil) {
        self.awayMessageSettings = awayMessageSettings
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"setBusinessAwayMessageSettings""#)
        wire.object(#","away_message_settings":"#, self.awayMessageSettings)
        wire.close()
    }
}

/// `setBusinessStartPage start_page:inputBusinessStartPage = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1set_business_start_page.html)
public struct SetBusinessStartPage: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    /// May be left out.
    public let startPage: InputBusinessStartPage?

    public init(startPage: InputBusinessStartPage? = nil) {
        self.startPage = startPage
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"setBusinessStartPage""#)
        wire.object(#","start_page":"#, self.startPage)
        wire.close()
    }
}

/// `getBusinessConnectedBot = BusinessConnectedBotInfo`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_business_connected_bot.html)
public struct GetBusinessConnectedBot: TDFunction, CustomStringConvertible {
    public typealias Result = BusinessConnectedBotInfo

    public init() {
    }

    public func encode(into wire: inout WireWriter) {
        wire.empty(#"{"@type":"getBusinessConnectedBot"}"#)
    }
}

/// `setBusinessConnectedBot bot:businessConnectedBot = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1set_business_connected_bot.html)
public struct SetBusinessConnectedBot: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let bot: BusinessConnectedBot

    public init(bot: BusinessConnectedBot) {
        self.bot = bot
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"setBusinessConnectedBot""#)
        wire.object(#","bot":"#, self.bot)
        wire.close()
    }
}

/// `confirmBusinessConnectedBot bot_user_id:int53 = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1confirm_business_connected_bot.html)
public struct ConfirmBusinessConnectedBot: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let botUserID: Int64

    public init(botUserID: Int64) {
        self.botUserID = botUserID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"confirmBusinessConnectedBot""#)
        wire.int53(#","bot_user_id":"#, self.botUserID)
        wire.close()
    }
}

/// `deleteBusinessConnectedBot bot_user_id:int53 = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1delete_business_connected_bot.html)
public struct DeleteBusinessConnectedBot: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let botUserID: Int64

    public init(botUserID: Int64) {
        self.botUserID = botUserID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"deleteBusinessConnectedBot""#)
        wire.int53(#","bot_user_id":"#, self.botUserID)
        wire.close()
    }
}

/// `toggleBusinessConnectedBotChatIsPaused chat_id:int53 is_paused:Bool = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1toggle_business_connected_bot_chat_is_paused.html)
public struct ToggleBusinessConnectedBotChatIsPaused: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let chatID: Int64
    public let isPaused: Bool

    public init(chatID: Int64, isPaused: Bool) {
        self.chatID = chatID
        self.isPaused = isPaused
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"toggleBusinessConnectedBotChatIsPaused""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.bool(#","is_paused":"#, self.isPaused)
        wire.close()
    }
}

/// `removeBusinessConnectedBotFromChat chat_id:int53 = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1remove_business_connected_bot_from_chat.html)
public struct RemoveBusinessConnectedBotFromChat: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let chatID: Int64

    public init(chatID: Int64) {
        self.chatID = chatID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"removeBusinessConnectedBotFromChat""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.close()
    }
}

/// `getBusinessChatLinks = BusinessChatLinks`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_business_chat_links.html)
public struct GetBusinessChatLinks: TDFunction, CustomStringConvertible {
    public typealias Result = BusinessChatLinks

    public init() {
    }

    public func encode(into wire: inout WireWriter) {
        wire.empty(#"{"@type":"getBusinessChatLinks"}"#)
    }
}

/// `createBusinessChatLink link_info:inputBusinessChatLink = BusinessChatLink`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1create_business_chat_link.html)
public struct CreateBusinessChatLink: TDFunction, CustomStringConvertible {
    public typealias Result = BusinessChatLink
    public let linkInfo: InputBusinessChatLink

    public init(linkInfo: InputBusinessChatLink) {
        self.linkInfo = linkInfo
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"createBusinessChatLink""#)
        wire.object(#","link_info":"#, self.linkInfo)
        wire.close()
    }
}

/// `editBusinessChatLink link:string link_info:inputBusinessChatLink = BusinessChatLink`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1edit_business_chat_link.html)
public struct EditBusinessChatLink: TDFunction, CustomStringConvertible, CustomReflectable {
    public typealias Result = BusinessChatLink
    public let link: String
    public let linkInfo: InputBusinessChatLink

    public init(link: String, linkInfo: InputBusinessChatLink) {
        self.link = link
        self.linkInfo = linkInfo
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"editBusinessChatLink""#)
        wire.string(#","link":"#, self.link)
        wire.object(#","link_info":"#, self.linkInfo)
        wire.close()
    }
}

/// `deleteBusinessChatLink link:string = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1delete_business_chat_link.html)
public struct DeleteBusinessChatLink: TDFunction, CustomStringConvertible, CustomReflectable {
    public typealias Result = Ok
    public let link: String

    public init(link: String) {
        self.link = link
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"deleteBusinessChatLink""#)
        wire.string(#","link":"#, self.link)
        wire.close()
    }
}

/// `getBusinessChatLinkInfo link_name:string = BusinessChatLinkInfo`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_business_chat_link_info.html)
public struct GetBusinessChatLinkInfo: TDFunction, CustomStringConvertible, CustomReflectable {
    public typealias Result = BusinessChatLinkInfo
    public let linkName: String

    public init(linkName: String) {
        self.linkName = linkName
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"getBusinessChatLinkInfo""#)
        wire.string(#","link_name":"#, self.linkName)
        wire.close()
    }
}

/// `getBusinessFeatures source:BusinessFeature = BusinessFeatures`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_business_features.html)
public struct GetBusinessFeatures: TDFunction, CustomStringConvertible {
    public typealias Result = BusinessFeatures
    /// May be left out.
    public let source: BusinessFeature?

    public init(source: BusinessFeature? = nil) {
        self.source = source
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"getBusinessFeatures""#)
        wire.object(#","source":"#, self.source)
        wire.close()
    }
}

extension TDFunctionSender {
    /// `sendQuickReplyShortcutMessages chat_id:int53 shortcut_id:int32 sending_id:int32 = Messages`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1send_quick_reply_shortcut_messages.html)
    @_alwaysEmitIntoClient
    public func sendQuickReplyShortcutMessages(
        chatID: Int64,
        shortcutID: Int32,
        sendingID: Int32
    ) async throws -> Messages {
        try await send(SendQuickReplyShortcutMessages(chatID: chatID, shortcutID: shortcutID, sendingID: sendingID))
    }

    /// `sendBusinessMessage business_connection_id:string chat_id:int53 reply_to:InputMessageReplyTo disable_notification:Bool protect_content:Bool effect_id:int64 reply_markup:ReplyMarkup input_message_content:InputMessageContent = BusinessMessage`
    ///
    /// For bots only.
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1send_business_message.html)
    @_alwaysEmitIntoClient
    public func sendBusinessMessage(
        businessConnectionID: String,
        chatID: Int64,
        replyTo: InputMessageReplyTo? = nil,
        disableNotification: Bool,
        protectContent: Bool,
        effectID: Int64,
        replyMarkup: ReplyMarkup? = nil,
        inputMessageContent: InputMessageContent
    ) async throws -> BusinessMessage {
        try await send(SendBusinessMessage(
        businessConnectionID: businessConnectionID,
        chatID: chatID,
        replyTo: replyTo,
        disableNotification: disableNotification,
        protectContent: protectContent,
        effectID: effectID,
        replyMarkup: replyMarkup,
        inputMessageContent: inputMessageContent
    ))
    }

    /// `sendBusinessMessageAlbum business_connection_id:string chat_id:int53 reply_to:InputMessageReplyTo disable_notification:Bool protect_content:Bool effect_id:int64 input_message_contents:vector<InputMessageContent> = BusinessMessages`
    ///
    /// For bots only.
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1send_business_message_album.html)
    @_alwaysEmitIntoClient
    public func sendBusinessMessageAlbum(
        businessConnectionID: String,
        chatID: Int64,
        replyTo: InputMessageReplyTo? = nil,
        disableNotification: Bool,
        protectContent: Bool,
        effectID: Int64,
        inputMessageContents: [InputMessageContent]
    ) async throws -> BusinessMessages {
        try await send(SendBusinessMessageAlbum(
        businessConnectionID: businessConnectionID,
        chatID: chatID,
        replyTo: replyTo,
        disableNotification: disableNotification,
        protectContent: protectContent,
        effectID: effectID,
        inputMessageContents: inputMessageContents
    ))
    }

    /// `editBusinessMessageText business_connection_id:string chat_id:int53 message_id:int53 reply_markup:ReplyMarkup input_message_content:InputMessageContent = BusinessMessage`
    ///
    /// For bots only.
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1edit_business_message_text.html)
    @_alwaysEmitIntoClient
    public func editBusinessMessageText(
        businessConnectionID: String,
        chatID: Int64,
        messageID: Int64,
        replyMarkup: ReplyMarkup? = nil,
        inputMessageContent: InputMessageContent
    ) async throws -> BusinessMessage {
        try await send(EditBusinessMessageText(
        businessConnectionID: businessConnectionID,
        chatID: chatID,
        messageID: messageID,
        replyMarkup: replyMarkup,
        inputMessageContent: inputMessageContent
    ))
    }

    /// `editBusinessMessageLiveLocation business_connection_id:string chat_id:int53 message_id:int53 reply_markup:ReplyMarkup location:liveLocation = BusinessMessage`
    ///
    /// For bots only.
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1edit_business_message_live_location.html)
    @_alwaysEmitIntoClient
    public func editBusinessMessageLiveLocation(
        businessConnectionID: String,
        chatID: Int64,
        messageID: Int64,
        replyMarkup: ReplyMarkup? = nil,
        location: LiveLocation? = nil
    ) async throws -> BusinessMessage {
        try await send(EditBusinessMessageLiveLocation(
        businessConnectionID: businessConnectionID,
        chatID: chatID,
        messageID: messageID,
        replyMarkup: replyMarkup,
        location: location
    ))
    }

    /// `editBusinessMessageChecklist business_connection_id:string chat_id:int53 message_id:int53 reply_markup:ReplyMarkup checklist:inputChecklist = BusinessMessage`
    ///
    /// For bots only.
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1edit_business_message_checklist.html)
    @_alwaysEmitIntoClient
    public func editBusinessMessageChecklist(
        businessConnectionID: String,
        chatID: Int64,
        messageID: Int64,
        replyMarkup: ReplyMarkup? = nil,
        checklist: InputChecklist
    ) async throws -> BusinessMessage {
        try await send(EditBusinessMessageChecklist(
        businessConnectionID: businessConnectionID,
        chatID: chatID,
        messageID: messageID,
        replyMarkup: replyMarkup,
        checklist: checklist
    ))
    }

    /// `editBusinessMessageMedia business_connection_id:string chat_id:int53 message_id:int53 reply_markup:ReplyMarkup input_message_content:InputMessageContent = BusinessMessage`
    ///
    /// For bots only.
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1edit_business_message_media.html)
    @_alwaysEmitIntoClient
    public func editBusinessMessageMedia(
        businessConnectionID: String,
        chatID: Int64,
        messageID: Int64,
        replyMarkup: ReplyMarkup? = nil,
        inputMessageContent: InputMessageContent
    ) async throws -> BusinessMessage {
        try await send(EditBusinessMessageMedia(
        businessConnectionID: businessConnectionID,
        chatID: chatID,
        messageID: messageID,
        replyMarkup: replyMarkup,
        inputMessageContent: inputMessageContent
    ))
    }

    /// `editBusinessMessageCaption business_connection_id:string chat_id:int53 message_id:int53 reply_markup:ReplyMarkup caption:formattedText show_caption_above_media:Bool = BusinessMessage`
    ///
    /// For bots only.
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1edit_business_message_caption.html)
    @_alwaysEmitIntoClient
    public func editBusinessMessageCaption(
        businessConnectionID: String,
        chatID: Int64,
        messageID: Int64,
        replyMarkup: ReplyMarkup? = nil,
        caption: FormattedText? = nil,
        showCaptionAboveMedia: Bool
    ) async throws -> BusinessMessage {
        try await send(EditBusinessMessageCaption(
        businessConnectionID: businessConnectionID,
        chatID: chatID,
        messageID: messageID,
        replyMarkup: replyMarkup,
        caption: caption,
        showCaptionAboveMedia: showCaptionAboveMedia
    ))
    }

    /// `editBusinessMessageReplyMarkup business_connection_id:string chat_id:int53 message_id:int53 reply_markup:ReplyMarkup = BusinessMessage`
    ///
    /// For bots only.
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1edit_business_message_reply_markup.html)
    @_alwaysEmitIntoClient
    public func editBusinessMessageReplyMarkup(
        businessConnectionID: String,
        chatID: Int64,
        messageID: Int64,
        replyMarkup: ReplyMarkup? = nil
    ) async throws -> BusinessMessage {
        try await send(EditBusinessMessageReplyMarkup(
        businessConnectionID: businessConnectionID,
        chatID: chatID,
        messageID: messageID,
        replyMarkup: replyMarkup
    ))
    }

    /// `stopBusinessPoll business_connection_id:string chat_id:int53 message_id:int53 reply_markup:ReplyMarkup = BusinessMessage`
    ///
    /// For bots only.
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1stop_business_poll.html)
    @_alwaysEmitIntoClient
    public func stopBusinessPoll(
        businessConnectionID: String,
        chatID: Int64,
        messageID: Int64,
        replyMarkup: ReplyMarkup? = nil
    ) async throws -> BusinessMessage {
        try await send(StopBusinessPoll(
        businessConnectionID: businessConnectionID,
        chatID: chatID,
        messageID: messageID,
        replyMarkup: replyMarkup
    ))
    }

    /// `setBusinessMessageIsPinned business_connection_id:string chat_id:int53 message_id:int53 is_pinned:Bool = Ok`
    ///
    /// For bots only.
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1set_business_message_is_pinned.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func setBusinessMessageIsPinned(
        businessConnectionID: String,
        chatID: Int64,
        messageID: Int64,
        isPinned: Bool
    ) async throws -> Ok {
        try await send(SetBusinessMessageIsPinned(
        businessConnectionID: businessConnectionID,
        chatID: chatID,
        messageID: messageID,
        isPinned: isPinned
    ))
    }

    /// `readBusinessMessage business_connection_id:string chat_id:int53 message_id:int53 = Ok`
    ///
    /// For bots only.
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1read_business_message.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func readBusinessMessage(businessConnectionID: String, chatID: Int64, messageID: Int64) async throws -> Ok {
        try await send(ReadBusinessMessage(
        businessConnectionID: businessConnectionID,
        chatID: chatID,
        messageID: messageID
    ))
    }

    /// `deleteBusinessMessages business_connection_id:string message_ids:vector<int53> = Ok`
    ///
    /// For bots only.
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1delete_business_messages.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func deleteBusinessMessages(businessConnectionID: String, messageIDs: [Int64]) async throws -> Ok {
        try await send(DeleteBusinessMessages(businessConnectionID: businessConnectionID, messageIDs: messageIDs))
    }

    /// `editBusinessStory story_poster_chat_id:int53 story_id:int32 content:InputStoryContent areas:inputStoryAreas caption:formattedText privacy_settings:StoryPrivacySettings = Story`
    ///
    /// For bots only.
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1edit_business_story.html)
    @_alwaysEmitIntoClient
    public func editBusinessStory(
        storyPosterChatID: Int64,
        storyID: Int32,
        content: InputStoryContent,
        areas: InputStoryAreas,
        caption: FormattedText,
        privacySettings: StoryPrivacySettings
    ) async throws -> Story {
        try await send(EditBusinessStory(
        storyPosterChatID: storyPosterChatID,
        storyID: storyID,
        content: content,
        areas: areas,
        caption: caption,
        privacySettings: privacySettings
    ))
    }

    /// `deleteBusinessStory business_connection_id:string story_id:int32 = Ok`
    ///
    /// For bots only.
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1delete_business_story.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func deleteBusinessStory(businessConnectionID: String, storyID: Int32) async throws -> Ok {
        try await send(DeleteBusinessStory(businessConnectionID: businessConnectionID, storyID: storyID))
    }

    /// `setBusinessAccountName business_connection_id:string first_name:string last_name:string = Ok`
    ///
    /// For bots only.
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1set_business_account_name.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func setBusinessAccountName(
        businessConnectionID: String,
        firstName: String,
        lastName: String
    ) async throws -> Ok {
        try await send(SetBusinessAccountName(
        businessConnectionID: businessConnectionID,
        firstName: firstName,
        lastName: lastName
    ))
    }

    /// `setBusinessAccountBio business_connection_id:string bio:string = Ok`
    ///
    /// For bots only.
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1set_business_account_bio.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func setBusinessAccountBio(businessConnectionID: String, bio: String) async throws -> Ok {
        try await send(SetBusinessAccountBio(businessConnectionID: businessConnectionID, bio: bio))
    }

    /// `setBusinessAccountProfilePhoto business_connection_id:string photo:InputChatPhoto is_public:Bool = Ok`
    ///
    /// For bots only.
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1set_business_account_profile_photo.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func setBusinessAccountProfilePhoto(
        businessConnectionID: String,
        photo: InputChatPhoto? = nil,
        isPublic: Bool
    ) async throws -> Ok {
        try await send(SetBusinessAccountProfilePhoto(
        businessConnectionID: businessConnectionID,
        photo: photo,
        isPublic: isPublic
    ))
    }

    /// `setBusinessAccountUsername business_connection_id:string username:string = Ok`
    ///
    /// For bots only.
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1set_business_account_username.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func setBusinessAccountUsername(businessConnectionID: String, username: String) async throws -> Ok {
        try await send(SetBusinessAccountUsername(businessConnectionID: businessConnectionID, username: username))
    }

    /// `setBusinessAccountGiftSettings business_connection_id:string settings:giftSettings = Ok`
    ///
    /// For bots only.
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1set_business_account_gift_settings.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func setBusinessAccountGiftSettings(
        businessConnectionID: String,
        settings: GiftSettings
    ) async throws -> Ok {
        try await send(SetBusinessAccountGiftSettings(businessConnectionID: businessConnectionID, settings: settings))
    }

    /// `getBusinessAccountStarAmount business_connection_id:string = StarAmount`
    ///
    /// For bots only.
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_business_account_star_amount.html)
    @_alwaysEmitIntoClient
    public func getBusinessAccountStarAmount(businessConnectionID: String) async throws -> StarAmount {
        try await send(GetBusinessAccountStarAmount(businessConnectionID: businessConnectionID))
    }

    /// `transferBusinessAccountStars business_connection_id:string star_count:int53 = Ok`
    ///
    /// For bots only.
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1transfer_business_account_stars.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func transferBusinessAccountStars(businessConnectionID: String, starCount: Int64) async throws -> Ok {
        try await send(TransferBusinessAccountStars(businessConnectionID: businessConnectionID, starCount: starCount))
    }

    /// `checkQuickReplyShortcutName name:string = Ok`
    ///
    /// Can be called synchronously.
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1check_quick_reply_shortcut_name.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func checkQuickReplyShortcutName(name: String) async throws -> Ok {
        try await send(CheckQuickReplyShortcutName(name: name))
    }

    /// `loadQuickReplyShortcuts = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1load_quick_reply_shortcuts.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func loadQuickReplyShortcuts() async throws -> Ok {
        try await send(LoadQuickReplyShortcuts())
    }

    /// `setQuickReplyShortcutName shortcut_id:int32 name:string = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1set_quick_reply_shortcut_name.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func setQuickReplyShortcutName(shortcutID: Int32, name: String) async throws -> Ok {
        try await send(SetQuickReplyShortcutName(shortcutID: shortcutID, name: name))
    }

    /// `deleteQuickReplyShortcut shortcut_id:int32 = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1delete_quick_reply_shortcut.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func deleteQuickReplyShortcut(shortcutID: Int32) async throws -> Ok {
        try await send(DeleteQuickReplyShortcut(shortcutID: shortcutID))
    }

    /// `reorderQuickReplyShortcuts shortcut_ids:vector<int32> = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1reorder_quick_reply_shortcuts.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func reorderQuickReplyShortcuts(shortcutIDs: [Int32]) async throws -> Ok {
        try await send(ReorderQuickReplyShortcuts(shortcutIDs: shortcutIDs))
    }

    /// `loadQuickReplyShortcutMessages shortcut_id:int32 = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1load_quick_reply_shortcut_messages.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func loadQuickReplyShortcutMessages(shortcutID: Int32) async throws -> Ok {
        try await send(LoadQuickReplyShortcutMessages(shortcutID: shortcutID))
    }

    /// `deleteQuickReplyShortcutMessages shortcut_id:int32 message_ids:vector<int53> = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1delete_quick_reply_shortcut_messages.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func deleteQuickReplyShortcutMessages(shortcutID: Int32, messageIDs: [Int64]) async throws -> Ok {
        try await send(DeleteQuickReplyShortcutMessages(shortcutID: shortcutID, messageIDs: messageIDs))
    }

    /// `addQuickReplyShortcutMessage shortcut_name:string reply_to_message_id:int53 input_message_content:InputMessageContent = QuickReplyMessage`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1add_quick_reply_shortcut_message.html)
    @_alwaysEmitIntoClient
    public func addQuickReplyShortcutMessage(
        shortcutName: String,
        replyToMessageID: Int64,
        inputMessageContent: InputMessageContent
    ) async throws -> QuickReplyMessage {
        try await send(AddQuickReplyShortcutMessage(
        shortcutName: shortcutName,
        replyToMessageID: replyToMessageID,
        inputMessageContent: inputMessageContent
    ))
    }

    /// `addQuickReplyShortcutInlineQueryResultMessage shortcut_name:string reply_to_message_id:int53 query_id:int64 result_id:string hide_via_bot:Bool = QuickReplyMessage`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1add_quick_reply_shortcut_inline_query_result_message.html)
    @_alwaysEmitIntoClient
    public func addQuickReplyShortcutInlineQueryResultMessage(
        shortcutName: String,
        replyToMessageID: Int64,
        queryID: Int64,
        resultID: String,
        hideViaBot: Bool
    ) async throws -> QuickReplyMessage {
        try await send(AddQuickReplyShortcutInlineQueryResultMessage(
        shortcutName: shortcutName,
        replyToMessageID: replyToMessageID,
        queryID: queryID,
        resultID: resultID,
        hideViaBot: hideViaBot
    ))
    }

    /// `addQuickReplyShortcutMessageAlbum shortcut_name:string reply_to_message_id:int53 input_message_contents:vector<InputMessageContent> = QuickReplyMessages`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1add_quick_reply_shortcut_message_album.html)
    @_alwaysEmitIntoClient
    public func addQuickReplyShortcutMessageAlbum(
        shortcutName: String,
        replyToMessageID: Int64,
        inputMessageContents: [InputMessageContent]
    ) async throws -> QuickReplyMessages {
        try await send(AddQuickReplyShortcutMessageAlbum(
        shortcutName: shortcutName,
        replyToMessageID: replyToMessageID,
        inputMessageContents: inputMessageContents
    ))
    }

    /// `readdQuickReplyShortcutMessages shortcut_name:string message_ids:vector<int53> = QuickReplyMessages`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1readd_quick_reply_shortcut_messages.html)
    @_alwaysEmitIntoClient
    public func readdQuickReplyShortcutMessages(
        shortcutName: String,
        messageIDs: [Int64]
    ) async throws -> QuickReplyMessages {
        try await send(ReaddQuickReplyShortcutMessages(shortcutName: shortcutName, messageIDs: messageIDs))
    }

    /// `editQuickReplyMessage shortcut_id:int32 message_id:int53 input_message_content:InputMessageContent = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1edit_quick_reply_message.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func editQuickReplyMessage(
        shortcutID: Int32,
        messageID: Int64,
        inputMessageContent: InputMessageContent
    ) async throws -> Ok {
        try await send(EditQuickReplyMessage(
        shortcutID: shortcutID,
        messageID: messageID,
        inputMessageContent: inputMessageContent
    ))
    }

    /// `getBusinessConnection connection_id:string = BusinessConnection`
    ///
    /// For bots only.
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_business_connection.html)
    @_alwaysEmitIntoClient
    public func getBusinessConnection(connectionID: String) async throws -> BusinessConnection {
        try await send(GetBusinessConnection(connectionID: connectionID))
    }

    /// `setBusinessLocation location:businessLocation = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1set_business_location.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func setBusinessLocation(location: BusinessLocation? = nil) async throws -> Ok {
        try await send(SetBusinessLocation(location: location))
    }

    /// `setBusinessOpeningHours opening_hours:businessOpeningHours = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1set_business_opening_hours.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func setBusinessOpeningHours(openingHours: BusinessOpeningHours? = nil) async throws -> Ok {
        try await send(SetBusinessOpeningHours(openingHours: openingHours))
    }

    /// `setBusinessGreetingMessageSettings greeting_message_settings:businessGreetingMessageSettings = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1set_business_greeting_message_settings.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func setBusinessGreetingMessageSettings(
        greetingMessageSettings: BusinessGreetingMessageSettings? = nil
    ) async throws -> Ok {
        try await send(SetBusinessGreetingMessageSettings(greetingMessageSettings: greetingMessageSettings))
    }

    /// `setBusinessAwayMessageSettings away_message_settings:businessAwayMessageSettings = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1set_business_away_message_settings.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func setBusinessAwayMessageSettings(
        awayMessageSettings: BusinessAwayMessageSettings? = nil
    ) async throws -> Ok {
        try await send(SetBusinessAwayMessageSettings(awayMessageSettings: awayMessageSettings))
    }

    /// `setBusinessStartPage start_page:inputBusinessStartPage = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1set_business_start_page.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func setBusinessStartPage(startPage: InputBusinessStartPage? = nil) async throws -> Ok {
        try await send(SetBusinessStartPage(startPage: startPage))
    }

    /// `getBusinessConnectedBot = BusinessConnectedBotInfo`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_business_connected_bot.html)
    @_alwaysEmitIntoClient
    public func getBusinessConnectedBot() async throws -> BusinessConnectedBotInfo {
        try await send(GetBusinessConnectedBot())
    }

    /// `setBusinessConnectedBot bot:businessConnectedBot = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1set_business_connected_bot.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func setBusinessConnectedBot(bot: BusinessConnectedBot) async throws -> Ok {
        try await send(SetBusinessConnectedBot(bot: bot))
    }

    /// `confirmBusinessConnectedBot bot_user_id:int53 = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1confirm_business_connected_bot.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func confirmBusinessConnectedBot(botUserID: Int64) async throws -> Ok {
        try await send(ConfirmBusinessConnectedBot(botUserID: botUserID))
    }

    /// `deleteBusinessConnectedBot bot_user_id:int53 = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1delete_business_connected_bot.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func deleteBusinessConnectedBot(botUserID: Int64) async throws -> Ok {
        try await send(DeleteBusinessConnectedBot(botUserID: botUserID))
    }

    /// `toggleBusinessConnectedBotChatIsPaused chat_id:int53 is_paused:Bool = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1toggle_business_connected_bot_chat_is_paused.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func toggleBusinessConnectedBotChatIsPaused(chatID: Int64, isPaused: Bool) async throws -> Ok {
        try await send(ToggleBusinessConnectedBotChatIsPaused(chatID: chatID, isPaused: isPaused))
    }

    /// `removeBusinessConnectedBotFromChat chat_id:int53 = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1remove_business_connected_bot_from_chat.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func removeBusinessConnectedBotFromChat(chatID: Int64) async throws -> Ok {
        try await send(RemoveBusinessConnectedBotFromChat(chatID: chatID))
    }

    /// `getBusinessChatLinks = BusinessChatLinks`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_business_chat_links.html)
    @_alwaysEmitIntoClient
    public func getBusinessChatLinks() async throws -> BusinessChatLinks {
        try await send(GetBusinessChatLinks())
    }

    /// `createBusinessChatLink link_info:inputBusinessChatLink = BusinessChatLink`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1create_business_chat_link.html)
    @_alwaysEmitIntoClient
    public func createBusinessChatLink(linkInfo: InputBusinessChatLink) async throws -> BusinessChatLink {
        try await send(CreateBusinessChatLink(linkInfo: linkInfo))
    }

    /// `editBusinessChatLink link:string link_info:inputBusinessChatLink = BusinessChatLink`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1edit_business_chat_link.html)
    @_alwaysEmitIntoClient
    public func editBusinessChatLink(link: String, linkInfo: InputBusinessChatLink) async throws -> BusinessChatLink {
        try await send(EditBusinessChatLink(link: link, linkInfo: linkInfo))
    }

    /// `deleteBusinessChatLink link:string = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1delete_business_chat_link.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func deleteBusinessChatLink(link: String) async throws -> Ok {
        try await send(DeleteBusinessChatLink(link: link))
    }

    /// `getBusinessChatLinkInfo link_name:string = BusinessChatLinkInfo`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_business_chat_link_info.html)
    @_alwaysEmitIntoClient
    public func getBusinessChatLinkInfo(linkName: String) async throws -> BusinessChatLinkInfo {
        try await send(GetBusinessChatLinkInfo(linkName: linkName))
    }

    /// `getBusinessFeatures source:BusinessFeature = BusinessFeatures`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_business_features.html)
    @_alwaysEmitIntoClient
    public func getBusinessFeatures(source: BusinessFeature? = nil) async throws -> BusinessFeatures {
        try await send(GetBusinessFeatures(source: source))
    }
}

#if Hashable
extension SendQuickReplyShortcutMessages: Hashable {}
extension SendBusinessMessage: Hashable {}
extension SendBusinessMessageAlbum: Hashable {}
extension EditBusinessMessageText: Hashable {}
extension EditBusinessMessageLiveLocation: Hashable {}
extension EditBusinessMessageChecklist: Hashable {}
extension EditBusinessMessageMedia: Hashable {}
extension EditBusinessMessageCaption: Hashable {}
extension EditBusinessMessageReplyMarkup: Hashable {}
extension StopBusinessPoll: Hashable {}
extension SetBusinessMessageIsPinned: Hashable {}
extension ReadBusinessMessage: Hashable {}
extension DeleteBusinessMessages: Hashable {}
extension EditBusinessStory: Hashable {}
extension DeleteBusinessStory: Hashable {}
extension SetBusinessAccountName: Hashable {}
extension SetBusinessAccountBio: Hashable {}
extension SetBusinessAccountProfilePhoto: Hashable {}
extension SetBusinessAccountUsername: Hashable {}
extension SetBusinessAccountGiftSettings: Hashable {}
extension GetBusinessAccountStarAmount: Hashable {}
extension TransferBusinessAccountStars: Hashable {}
extension CheckQuickReplyShortcutName: Hashable {}
extension LoadQuickReplyShortcuts: Hashable {}
extension SetQuickReplyShortcutName: Hashable {}
extension DeleteQuickReplyShortcut: Hashable {}
extension ReorderQuickReplyShortcuts: Hashable {}
extension LoadQuickReplyShortcutMessages: Hashable {}
extension DeleteQuickReplyShortcutMessages: Hashable {}
extension AddQuickReplyShortcutMessage: Hashable {}
extension AddQuickReplyShortcutInlineQueryResultMessage: Hashable {}
extension AddQuickReplyShortcutMessageAlbum: Hashable {}
extension ReaddQuickReplyShortcutMessages: Hashable {}
extension EditQuickReplyMessage: Hashable {}
extension GetBusinessConnection: Hashable {}
extension SetBusinessLocation: Hashable {}
extension SetBusinessOpeningHours: Hashable {}
extension SetBusinessGreetingMessageSettings: Hashable {}
extension SetBusinessAwayMessageSettings: Hashable {}
extension SetBusinessStartPage: Hashable {}
extension GetBusinessConnectedBot: Hashable {}
extension SetBusinessConnectedBot: Hashable {}
extension ConfirmBusinessConnectedBot: Hashable {}
extension DeleteBusinessConnectedBot: Hashable {}
extension ToggleBusinessConnectedBotChatIsPaused: Hashable {}
extension RemoveBusinessConnectedBotFromChat: Hashable {}
extension GetBusinessChatLinks: Hashable {}
extension CreateBusinessChatLink: Hashable {}
extension EditBusinessChatLink: Hashable {}
extension DeleteBusinessChatLink: Hashable {}
extension GetBusinessChatLinkInfo: Hashable {}
extension GetBusinessFeatures: Hashable {}
#endif
