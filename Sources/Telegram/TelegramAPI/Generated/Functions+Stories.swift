// Made by `tlgen generate` from the schema of TDLib 1.8.66
// (SHA-256 b8b6a863746fc580815c6d04e9e34728b654b15a12940087f06757b2097ce4c5). Don't edit.

/// `getStory story_poster_chat_id:int53 story_id:int32 only_local:Bool = Story`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_story.html)
public struct GetStory: TDFunction, CustomStringConvertible {
    public typealias Result = Story
    public let storyPosterChatID: Int64
    public let storyID: Int32
    public let onlyLocal: Bool

    public init(storyPosterChatID: Int64, storyID: Int32, onlyLocal: Bool) {
        self.storyPosterChatID = storyPosterChatID
        self.storyID = storyID
        self.onlyLocal = onlyLocal
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"getStory""#)
        wire.int53(#","story_poster_chat_id":"#, self.storyPosterChatID)
        wire.int32(#","story_id":"#, self.storyID)
        wire.bool(#","only_local":"#, self.onlyLocal)
        wire.close()
    }
}

/// `canPostStory chat_id:int53 = CanPostStoryResult`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1can_post_story.html)
public struct CanPostStory: TDFunction, CustomStringConvertible {
    public typealias Result = CanPostStoryResult
    public let chatID: Int64

    public init(chatID: Int64) {
        self.chatID = chatID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"canPostStory""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.close()
    }
}

/// `postStory chat_id:int53 content:InputStoryContent areas:inputStoryAreas caption:formattedText privacy_settings:StoryPrivacySettings album_ids:vector<int32> active_period:int32 from_story_full_id:storyFullId is_posted_to_chat_page:Bool protect_content:Bool = Story`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1post_story.html)
public struct PostStory: TDFunction, CustomStringConvertible {
    public typealias Result = Story
    public let chatID: Int64
    public let content: InputStoryContent
    /// May be left out.
    public let areas: InputStoryAreas?
    /// May be left out. Length 0 to the option `story_caption_length_max` characters.
    public let caption: FormattedText?
    public let privacySettings: StoryPrivacySettings
    public let albumIDs: [Int32]
    public let activePeriod: Int32
    /// May be left out.
    public let fromStoryFullID: StoryFullId?
    public let isPostedToChatPage: Bool
    public let protectContent: Bool

    public init(
        chatID: Int64,
        content: InputStoryContent,
        areas: InputStoryAreas? = nil,
        caption: FormattedText? = nil,
        privacySettings: StoryPrivacySettings,
        albumIDs: [Int32],
        activePeriod: Int32,
        fromStoryFullID: StoryFullId? = nil,
        isPostedToChatPage: Bool,
        protectContent: Bool
    ) {
        self.chatID = chatID
        self.content = content
        self.areas = areas
        self.caption = caption
        self.privacySettings = privacySettings
        self.albumIDs = albumIDs
        self.activePeriod = activePeriod
        self.fromStoryFullID = fromStoryFullID
        self.isPostedToChatPage = isPostedToChatPage
        self.protectContent = protectContent
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"postStory""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.object(#","content":"#, self.content)
        wire.object(#","areas":"#, self.areas)
        wire.object(#","caption":"#, self.caption)
        wire.object(#","privacy_settings":"#, self.privacySettings)
        wire.int32s(#","album_ids":"#, self.albumIDs)
        wire.int32(#","active_period":"#, self.activePeriod)
        wire.object(#","from_story_full_id":"#, self.fromStoryFullID)
        wire.bool(#","is_posted_to_chat_page":"#, self.isPostedToChatPage)
        wire.bool(#","protect_content":"#, self.protectContent)
        wire.close()
    }
}

/// `editStory story_poster_chat_id:int53 story_id:int32 content:InputStoryContent areas:inputStoryAreas caption:formattedText = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1edit_story.html)
public struct EditStory: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let storyPosterChatID: Int64
    public let storyID: Int32
    /// May be left out.
    public let content: InputStoryContent?
    /// May be left out.
    public let areas: InputStoryAreas?
    /// May be left out.
    public let caption: FormattedText?

    public init(
        storyPosterChatID: Int64,
        storyID: Int32,
        content: InputStoryContent? = nil,
        areas: InputStoryAreas? = nil,
        caption: FormattedText? = nil
    ) {
        self.storyPosterChatID = storyPosterChatID
        self.storyID = storyID
        self.content = content
        self.areas = areas
        self.caption = caption
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"editStory""#)
        wire.int53(#","story_poster_chat_id":"#, self.storyPosterChatID)
        wire.int32(#","story_id":"#, self.storyID)
        wire.object(#","content":"#, self.content)
        wire.object(#","areas":"#, self.areas)
        wire.object(#","caption":"#, self.caption)
        wire.close()
    }
}

/// `editStoryCover story_poster_chat_id:int53 story_id:int32 cover_frame_timestamp:double = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1edit_story_cover.html)
public struct EditStoryCover: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let storyPosterChatID: Int64
    public let storyID: Int32
    public let coverFrameTimestamp: Double

    public init(storyPosterChatID: Int64, storyID: Int32, coverFrameTimestamp: Double) {
        self.storyPosterChatID = storyPosterChatID
        self.storyID = storyID
        self.coverFrameTimestamp = coverFrameTimestamp
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"editStoryCover""#)
        wire.int53(#","story_poster_chat_id":"#, self.storyPosterChatID)
        wire.int32(#","story_id":"#, self.storyID)
        wire.double(#","cover_frame_timestamp":"#, self.coverFrameTimestamp)
        wire.close()
    }
}

/// `setStoryPrivacySettings story_id:int32 privacy_settings:StoryPrivacySettings = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1set_story_privacy_settings.html)
public struct SetStoryPrivacySettings: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let storyID: Int32
    public let privacySettings: StoryPrivacySettings

    public init(storyID: Int32, privacySettings: StoryPrivacySettings) {
        self.storyID = storyID
        self.privacySettings = privacySettings
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"setStoryPrivacySettings""#)
        wire.int32(#","story_id":"#, self.storyID)
        wire.object(#","privacy_settings":"#, self.privacySettings)
        wire.close()
    }
}

/// `toggleStoryIsPostedToChatPage story_poster_chat_id:int53 story_id:int32 is_posted_to_chat_page:Bool = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1toggle_story_is_posted_to_chat_page.html)
public struct ToggleStoryIsPostedToChatPage: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let storyPosterChatID: Int64
    public let storyID: Int32
    public let isPostedToChatPage: Bool

    public init(storyPosterChatID: Int64, storyID: Int32, isPostedToChatPage: Bool) {
        self.storyPosterChatID = storyPosterChatID
        self.storyID = storyID
        self.isPostedToChatPage = isPostedToChatPage
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"toggleStoryIsPostedToChatPage""#)
        wire.int53(#","story_poster_chat_id":"#, self.storyPosterChatID)
        wire.int32(#","story_id":"#, self.storyID)
        wire.bool(#","is_posted_to_chat_page":"#, self.isPostedToChatPage)
        wire.close()
    }
}

/// `deleteStory story_poster_chat_id:int53 story_id:int32 = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1delete_story.html)
public struct DeleteStory: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let storyPosterChatID: Int64
    public let storyID: Int32

    public init(storyPosterChatID: Int64, storyID: Int32) {
        self.storyPosterChatID = storyPosterChatID
        self.storyID = storyID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"deleteStory""#)
        wire.int53(#","story_poster_chat_id":"#, self.storyPosterChatID)
        wire.int32(#","story_id":"#, self.storyID)
        wire.close()
    }
}

/// `getStoryNotificationSettingsExceptions = Chats`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_story_notification_settings_exceptions.html)
public struct GetStoryNotificationSettingsExceptions: TDFunction, CustomStringConvertible {
    public typealias Result = Chats

    public init() {
    }

    public func encode(into wire: inout WireWriter) {
        wire.empty(#"{"@type":"getStoryNotificationSettingsExceptions"}"#)
    }
}

/// `openStory story_poster_chat_id:int53 story_id:int32 = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1open_story.html)
public struct OpenStory: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let storyPosterChatID: Int64
    public let storyID: Int32

    public init(storyPosterChatID: Int64, storyID: Int32) {
        self.storyPosterChatID = storyPosterChatID
        self.storyID = storyID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"openStory""#)
        wire.int53(#","story_poster_chat_id":"#, self.storyPosterChatID)
        wire.int32(#","story_id":"#, self.storyID)
        wire.close()
    }
}

/// `closeStory story_poster_chat_id:int53 story_id:int32 = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1close_story.html)
public struct CloseStory: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let storyPosterChatID: Int64
    public let storyID: Int32

    public init(storyPosterChatID: Int64, storyID: Int32) {
        self.storyPosterChatID = storyPosterChatID
        self.storyID = storyID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"closeStory""#)
        wire.int53(#","story_poster_chat_id":"#, self.storyPosterChatID)
        wire.int32(#","story_id":"#, self.storyID)
        wire.close()
    }
}

/// `getStoryAvailableReactions row_size:int32 = AvailableReactions`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_story_available_reactions.html)
public struct GetStoryAvailableReactions: TDFunction, CustomStringConvertible {
    public typealias Result = AvailableReactions
    /// Range 5 to 25.
    public let rowSize: Int32

    public init(rowSize: Int32) {
        self.rowSize = rowSize
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"getStoryAvailableReactions""#)
        wire.int32(#","row_size":"#, self.rowSize)
        wire.close()
    }
}

/// `setStoryReaction story_poster_chat_id:int53 story_id:int32 reaction_type:ReactionType update_recent_reactions:Bool = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1set_story_reaction.html)
public struct SetStoryReaction: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let storyPosterChatID: Int64
    public let storyID: Int32
    /// May be left out.
    public let reactionType: ReactionType?
    public let updateRecentReactions: Bool

    public init(
        storyPosterChatID: Int64,
        storyID: Int32,
        reactionType: ReactionType? = nil,
        updateRecentReactions: Bool
    ) {
        self.storyPosterChatID = storyPosterChatID
        self.storyID = storyID
        self.reactionType = reactionType
        self.updateRecentReactions = updateRecentReactions
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"setStoryReaction""#)
        wire.int53(#","story_poster_chat_id":"#, self.storyPosterChatID)
        wire.int32(#","story_id":"#, self.storyID)
        wire.object(#","reaction_type":"#, self.reactionType)
        wire.bool(#","update_recent_reactions":"#, self.updateRecentReactions)
        wire.close()
    }
}

/// `getStoryInteractions story_id:int32 query:string only_contacts:Bool prefer_forwards:Bool prefer_with_reaction:Bool offset:string limit:int32 = StoryInteractions`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_story_interactions.html)
public struct GetStoryInteractions: TDFunction, CustomStringConvertible, CustomReflectable {
    public typealias Result = StoryInteractions
    public let storyID: Int32
    public let query: String
    public let onlyContacts: Bool
    public let preferForwards: Bool
    public let preferWithReaction: Bool
    public let offset: String
    public let limit: Int32

    public init(
        storyID: Int32,
        query: String,
        onlyContacts: Bool,
        preferForwards: Bool,
        preferWithReaction: Bool,
        offset: String,
        limit: Int32
    ) {
        self.storyID = storyID
        self.query = query
        self.onlyContacts = onlyContacts
        self.preferForwards = preferForwards
        self.preferWithReaction = preferWithReaction
        self.offset = offset
        self.limit = limit
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"getStoryInteractions""#)
        wire.int32(#","story_id":"#, self.storyID)
        wire.string(#","query":"#, self.query)
        wire.bool(#","only_contacts":"#, self.onlyContacts)
        wire.bool(#","prefer_forwards":"#, self.preferForwards)
        wire.bool(#","prefer_with_reaction":"#, self.preferWithReaction)
        wire.string(#","offset":"#, self.offset)
        wire.int32(#","limit":"#, self.limit)
        wire.close()
    }
}

/// `reportStory story_poster_chat_id:int53 story_id:int32 option_id:bytes text:string = ReportStoryResult`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1report_story.html)
public struct ReportStory: TDFunction, CustomStringConvertible, CustomReflectable {
    public typealias Result = ReportStoryResult
    public let storyPosterChatID: Int64
    public let storyID: Int32
    public let optionID: [UInt8]
    /// Length 0 to 1024 characters.
    public let text: String

    public init(storyPosterChatID: Int64, storyID: Int32, optionID: [UInt8], text: String) {
        self.storyPosterChatID = storyPosterChatID
        self.storyID = storyID
        self.optionID = optionID
        self.text = text
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"reportStory""#)
        wire.int53(#","story_poster_chat_id":"#, self.storyPosterChatID)
        wire.int32(#","story_id":"#, self.storyID)
        wire.bytes(#","option_id":"#, self.optionID)
        wire.string(#","text":"#, self.text)
        wire.close()
    }
}

/// `activateStoryStealthMode = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1activate_story_stealth_mode.html)
public struct ActivateStoryStealthMode: TDFunction, CustomStringConvertible {
    public typealias Result = Ok

    public init() {
    }

    public func encode(into wire: inout WireWriter) {
        wire.empty(#"{"@type":"activateStoryStealthMode"}"#)
    }
}

/// `getStoryPublicForwards story_poster_chat_id:int53 story_id:int32 offset:string limit:int32 = PublicForwards`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_story_public_forwards.html)
public struct GetStoryPublicForwards: TDFunction, CustomStringConvertible {
    public typealias Result = PublicForwards
    public let storyPosterChatID: Int64
    public let storyID: Int32
    public let offset: String
    public let limit: Int32

    public init(storyPosterChatID: Int64, storyID: Int32, offset: String, limit: Int32) {
        self.storyPosterChatID = storyPosterChatID
        self.storyID = storyID
        self.offset = offset
        self.limit = limit
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"getStoryPublicForwards""#)
        wire.int53(#","story_poster_chat_id":"#, self.storyPosterChatID)
        wire.int32(#","story_id":"#, self.storyID)
        wire.string(#","offset":"#, self.offset)
        wire.int32(#","limit":"#, self.limit)
        wire.close()
    }
}

/// `getStoryAlbumStories chat_id:int53 story_album_id:int32 offset:int32 limit:int32 = Stories`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_story_album_stories.html)
public struct GetStoryAlbumStories: TDFunction, CustomStringConvertible {
    public typealias Result = Stories
    public let chatID: Int64
    public let storyAlbumID: Int32
    public let offset: Int32
    public let limit: Int32

    public init(chatID: Int64, storyAlbumID: Int32, offset: Int32, limit: Int32) {
        self.chatID = chatID
        self.storyAlbumID = storyAlbumID
        self.offset = offset
        self.limit = limit
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"getStoryAlbumStories""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.int32(#","story_album_id":"#, self.storyAlbumID)
        wire.int32(#","offset":"#, self.offset)
        wire.int32(#","limit":"#, self.limit)
        wire.close()
    }
}

/// `createStoryAlbum story_poster_chat_id:int53 name:string story_ids:vector<int32> = StoryAlbum`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1create_story_album.html)
public struct CreateStoryAlbum: TDFunction, CustomStringConvertible, CustomReflectable {
    public typealias Result = StoryAlbum
    public let storyPosterChatID: Int64
    /// Length 1 to 12 characters.
    public let name: String
    /// Length 0 to the option `story_album_size_max` identifiers.
    public let storyIDs: [Int32]

    public init(storyPosterChatID: Int64, name: String, storyIDs: [Int32]) {
        self.storyPosterChatID = storyPosterChatID
        self.name = name
        self.storyIDs = storyIDs
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"createStoryAlbum""#)
        wire.int53(#","story_poster_chat_id":"#, self.storyPosterChatID)
        wire.string(#","name":"#, self.name)
        wire.int32s(#","story_ids":"#, self.storyIDs)
        wire.close()
    }
}

/// `reorderStoryAlbums chat_id:int53 story_album_ids:vector<int32> = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1reorder_story_albums.html)
public struct ReorderStoryAlbums: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let chatID: Int64
    public let storyAlbumIDs: [Int32]

    public init(chatID: Int64, storyAlbumIDs: [Int32]) {
        self.chatID = chatID
        self.storyAlbumIDs = storyAlbumIDs
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"reorderStoryAlbums""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.int32s(#","story_album_ids":"#, self.storyAlbumIDs)
        wire.close()
    }
}

/// `deleteStoryAlbum chat_id:int53 story_album_id:int32 = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1delete_story_album.html)
public struct DeleteStoryAlbum: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let chatID: Int64
    public let storyAlbumID: Int32

    public init(chatID: Int64, storyAlbumID: Int32) {
        self.chatID = chatID
        self.storyAlbumID = storyAlbumID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"deleteStoryAlbum""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.int32(#","story_album_id":"#, self.storyAlbumID)
        wire.close()
    }
}

/// `setStoryAlbumName chat_id:int53 story_album_id:int32 name:string = StoryAlbum`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1set_story_album_name.html)
public struct SetStoryAlbumName: TDFunction, CustomStringConvertible, CustomReflectable {
    public typealias Result = StoryAlbum
    public let chatID: Int64
    public let storyAlbumID: Int32
    /// Length 1 to 12 characters.
    public let name: String

    public init(chatID: Int64, storyAlbumID: Int32, name: String) {
        self.chatID = chatID
        self.storyAlbumID = storyAlbumID
        self.name = name
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"setStoryAlbumName""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.int32(#","story_album_id":"#, self.storyAlbumID)
        wire.string(#","name":"#, self.name)
        wire.close()
    }
}

/// `addStoryAlbumStories chat_id:int53 story_album_id:int32 story_ids:vector<int32> = StoryAlbum`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1add_story_album_stories.html)
public struct AddStoryAlbumStories: TDFunction, CustomStringConvertible {
    public typealias Result = StoryAlbum
    public let chatID: Int64
    public let storyAlbumID: Int32
    /// Length 1 to the option `story_album_size_max` identifiers.
    public let storyIDs: [Int32]

    public init(chatID: Int64, storyAlbumID: Int32, storyIDs: [Int32]) {
        self.chatID = chatID
        self.storyAlbumID = storyAlbumID
        self.storyIDs = storyIDs
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"addStoryAlbumStories""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.int32(#","story_album_id":"#, self.storyAlbumID)
        wire.int32s(#","story_ids":"#, self.storyIDs)
        wire.close()
    }
}

/// `removeStoryAlbumStories chat_id:int53 story_album_id:int32 story_ids:vector<int32> = StoryAlbum`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1remove_story_album_stories.html)
public struct RemoveStoryAlbumStories: TDFunction, CustomStringConvertible {
    public typealias Result = StoryAlbum
    public let chatID: Int64
    public let storyAlbumID: Int32
    public let storyIDs: [Int32]

    public init(chatID: Int64, storyAlbumID: Int32, storyIDs: [Int32]) {
        self.chatID = chatID
        self.storyAlbumID = storyAlbumID
        self.storyIDs = storyIDs
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"removeStoryAlbumStories""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.int32(#","story_album_id":"#, self.storyAlbumID)
        wire.int32s(#","story_ids":"#, self.storyIDs)
        wire.close()
    }
}

/// `reorderStoryAlbumStories chat_id:int53 story_album_id:int32 story_ids:vector<int32> = StoryAlbum`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1reorder_story_album_stories.html)
public struct ReorderStoryAlbumStories: TDFunction, CustomStringConvertible {
    public typealias Result = StoryAlbum
    public let chatID: Int64
    public let storyAlbumID: Int32
    public let storyIDs: [Int32]

    public init(chatID: Int64, storyAlbumID: Int32, storyIDs: [Int32]) {
        self.chatID = chatID
        self.storyAlbumID = storyAlbumID
        self.storyIDs = storyIDs
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"reorderStoryAlbumStories""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.int32(#","story_album_id":"#, self.storyAlbumID)
        wire.int32s(#","story_ids":"#, self.storyIDs)
        wire.close()
    }
}

/// `getStoryStatistics chat_id:int53 story_id:int32 is_dark:Bool = StoryStatistics`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_story_statistics.html)
public struct GetStoryStatistics: TDFunction, CustomStringConvertible {
    public typealias Result = StoryStatistics
    public let chatID: Int64
    public let storyID: Int32
    public let isDark: Bool

    public init(chatID: Int64, storyID: Int32, isDark: Bool) {
        self.chatID = chatID
        self.storyID = storyID
        self.isDark = isDark
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"getStoryStatistics""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.int32(#","story_id":"#, self.storyID)
        wire.bool(#","is_dark":"#, self.isDark)
        wire.close()
    }
}

extension TDFunctionSender {
    /// `getStory story_poster_chat_id:int53 story_id:int32 only_local:Bool = Story`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_story.html)
    @_alwaysEmitIntoClient
    public func getStory(storyPosterChatID: Int64, storyID: Int32, onlyLocal: Bool) async throws -> Story {
        try await send(GetStory(storyPosterChatID: storyPosterChatID, storyID: storyID, onlyLocal: onlyLocal))
    }

    /// `canPostStory chat_id:int53 = CanPostStoryResult`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1can_post_story.html)
    @_alwaysEmitIntoClient
    public func canPostStory(chatID: Int64) async throws -> CanPostStoryResult {
        try await send(CanPostStory(chatID: chatID))
    }

    /// `postStory chat_id:int53 content:InputStoryContent areas:inputStoryAreas caption:formattedText privacy_settings:StoryPrivacySettings album_ids:vector<int32> active_period:int32 from_story_full_id:storyFullId is_posted_to_chat_page:Bool protect_content:Bool = Story`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1post_story.html)
    @_alwaysEmitIntoClient
    public func postStory(
        chatID: Int64,
        content: InputStoryContent,
        areas: InputStoryAreas? = nil,
        caption: FormattedText? = nil,
        privacySettings: StoryPrivacySettings,
        albumIDs: [Int32],
        activePeriod: Int32,
        fromStoryFullID: StoryFullId? = nil,
        isPostedToChatPage: Bool,
        protectContent: Bool
    ) async throws -> Story {
        try await send(PostStory(
        chatID: chatID,
        content: content,
        areas: areas,
        caption: caption,
        privacySettings: privacySettings,
        albumIDs: albumIDs,
        activePeriod: activePeriod,
        fromStoryFullID: fromStoryFullID,
        isPostedToChatPage: isPostedToChatPage,
        protectContent: protectContent
    ))
    }

    /// `editStory story_poster_chat_id:int53 story_id:int32 content:InputStoryContent areas:inputStoryAreas caption:formattedText = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1edit_story.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func editStory(
        storyPosterChatID: Int64,
        storyID: Int32,
        content: InputStoryContent? = nil,
        areas: InputStoryAreas? = nil,
        caption: FormattedText? = nil
    ) async throws -> Ok {
        try await send(EditStory(
        storyPosterChatID: storyPosterChatID,
        storyID: storyID,
        content: content,
        areas: areas,
        caption: caption
    ))
    }

    /// `editStoryCover story_poster_chat_id:int53 story_id:int32 cover_frame_timestamp:double = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1edit_story_cover.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func editStoryCover(
        storyPosterChatID: Int64,
        storyID: Int32,
        coverFrameTimestamp: Double
    ) async throws -> Ok {
        try await send(EditStoryCover(
        storyPosterChatID: storyPosterChatID,
        storyID: storyID,
        coverFrameTimestamp: coverFrameTimestamp
    ))
    }

    /// `setStoryPrivacySettings story_id:int32 privacy_settings:StoryPrivacySettings = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1set_story_privacy_settings.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func setStoryPrivacySettings(storyID: Int32, privacySettings: StoryPrivacySettings) async throws -> Ok {
        try await send(SetStoryPrivacySettings(storyID: storyID, privacySettings: privacySettings))
    }

    /// `toggleStoryIsPostedToChatPage story_poster_chat_id:int53 story_id:int32 is_posted_to_chat_page:Bool = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1toggle_story_is_posted_to_chat_page.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func toggleStoryIsPostedToChatPage(
        storyPosterChatID: Int64,
        storyID: Int32,
        isPostedToChatPage: Bool
    ) async throws -> Ok {
        try await send(ToggleStoryIsPostedToChatPage(
        storyPosterChatID: storyPosterChatID,
        storyID: storyID,
        isPostedToChatPage: isPostedToChatPage
    ))
    }

    /// `deleteStory story_poster_chat_id:int53 story_id:int32 = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1delete_story.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func deleteStory(storyPosterChatID: Int64, storyID: Int32) async throws -> Ok {
        try await send(DeleteStory(storyPosterChatID: storyPosterChatID, storyID: storyID))
    }

    /// `getStoryNotificationSettingsExceptions = Chats`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_story_notification_settings_exceptions.html)
    @_alwaysEmitIntoClient
    public func getStoryNotificationSettingsExceptions() async throws -> Chats {
        try await send(GetStoryNotificationSettingsExceptions())
    }

    /// `openStory story_poster_chat_id:int53 story_id:int32 = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1open_story.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func openStory(storyPosterChatID: Int64, storyID: Int32) async throws -> Ok {
        try await send(OpenStory(storyPosterChatID: storyPosterChatID, storyID: storyID))
    }

    /// `closeStory story_poster_chat_id:int53 story_id:int32 = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1close_story.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func closeStory(storyPosterChatID: Int64, storyID: Int32) async throws -> Ok {
        try await send(CloseStory(storyPosterChatID: storyPosterChatID, storyID: storyID))
    }

    /// `getStoryAvailableReactions row_size:int32 = AvailableReactions`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_story_available_reactions.html)
    @_alwaysEmitIntoClient
    public func getStoryAvailableReactions(rowSize: Int32) async throws -> AvailableReactions {
        try await send(GetStoryAvailableReactions(rowSize: rowSize))
    }

    /// `setStoryReaction story_poster_chat_id:int53 story_id:int32 reaction_type:ReactionType update_recent_reactions:Bool = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1set_story_reaction.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func setStoryReaction(
        storyPosterChatID: Int64,
        storyID: Int32,
        reactionType: ReactionType? = nil,
        updateRecentReactions: Bool
    ) async throws -> Ok {
        try await send(SetStoryReaction(
        storyPosterChatID: storyPosterChatID,
        storyID: storyID,
        reactionType: reactionType,
        updateRecentReactions: updateRecentReactions
    ))
    }

    /// `getStoryInteractions story_id:int32 query:string only_contacts:Bool prefer_forwards:Bool prefer_with_reaction:Bool offset:string limit:int32 = StoryInteractions`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_story_interactions.html)
    @_alwaysEmitIntoClient
    public func getStoryInteractions(
        storyID: Int32,
        query: String,
        onlyContacts: Bool,
        preferForwards: Bool,
        preferWithReaction: Bool,
        offset: String,
        limit: Int32
    ) async throws -> StoryInteractions {
        try await send(GetStoryInteractions(
        storyID: storyID,
        query: query,
        onlyContacts: onlyContacts,
        preferForwards: preferForwards,
        preferWithReaction: preferWithReaction,
        offset: offset,
        limit: limit
    ))
    }

    /// `reportStory story_poster_chat_id:int53 story_id:int32 option_id:bytes text:string = ReportStoryResult`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1report_story.html)
    @_alwaysEmitIntoClient
    public func reportStory(
        storyPosterChatID: Int64,
        storyID: Int32,
        optionID: [UInt8],
        text: String
    ) async throws -> ReportStoryResult {
        try await send(ReportStory(
        storyPosterChatID: storyPosterChatID,
        storyID: storyID,
        optionID: optionID,
        text: text
    ))
    }

    /// `activateStoryStealthMode = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1activate_story_stealth_mode.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func activateStoryStealthMode() async throws -> Ok {
        try await send(ActivateStoryStealthMode())
    }

    /// `getStoryPublicForwards story_poster_chat_id:int53 story_id:int32 offset:string limit:int32 = PublicForwards`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_story_public_forwards.html)
    @_alwaysEmitIntoClient
    public func getStoryPublicForwards(
        storyPosterChatID: Int64,
        storyID: Int32,
        offset: String,
        limit: Int32
    ) async throws -> PublicForwards {
        try await send(GetStoryPublicForwards(
        storyPosterChatID: storyPosterChatID,
        storyID: storyID,
        offset: offset,
        limit: limit
    ))
    }

    /// `getStoryAlbumStories chat_id:int53 story_album_id:int32 offset:int32 limit:int32 = Stories`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_story_album_stories.html)
    @_alwaysEmitIntoClient
    public func getStoryAlbumStories(
        chatID: Int64,
        storyAlbumID: Int32,
        offset: Int32,
        limit: Int32
    ) async throws -> Stories {
        try await send(GetStoryAlbumStories(chatID: chatID, storyAlbumID: storyAlbumID, offset: offset, limit: limit))
    }

    /// `createStoryAlbum story_poster_chat_id:int53 name:string story_ids:vector<int32> = StoryAlbum`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1create_story_album.html)
    @_alwaysEmitIntoClient
    public func createStoryAlbum(storyPosterChatID: Int64, name: String, storyIDs: [Int32]) async throws -> StoryAlbum {
        try await send(CreateStoryAlbum(storyPosterChatID: storyPosterChatID, name: name, storyIDs: storyIDs))
    }

    /// `reorderStoryAlbums chat_id:int53 story_album_ids:vector<int32> = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1reorder_story_albums.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func reorderStoryAlbums(chatID: Int64, storyAlbumIDs: [Int32]) async throws -> Ok {
        try await send(ReorderStoryAlbums(chatID: chatID, storyAlbumIDs: storyAlbumIDs))
    }

    /// `deleteStoryAlbum chat_id:int53 story_album_id:int32 = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1delete_story_album.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func deleteStoryAlbum(chatID: Int64, storyAlbumID: Int32) async throws -> Ok {
        try await send(DeleteStoryAlbum(chatID: chatID, storyAlbumID: storyAlbumID))
    }

    /// `setStoryAlbumName chat_id:int53 story_album_id:int32 name:string = StoryAlbum`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1set_story_album_name.html)
    @_alwaysEmitIntoClient
    public func setStoryAlbumName(chatID: Int64, storyAlbumID: Int32, name: String) async throws -> StoryAlbum {
        try await send(SetStoryAlbumName(chatID: chatID, storyAlbumID: storyAlbumID, name: name))
    }

    /// `addStoryAlbumStories chat_id:int53 story_album_id:int32 story_ids:vector<int32> = StoryAlbum`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1add_story_album_stories.html)
    @_alwaysEmitIntoClient
    public func addStoryAlbumStories(chatID: Int64, storyAlbumID: Int32, storyIDs: [Int32]) async throws -> StoryAlbum {
        try await send(AddStoryAlbumStories(chatID: chatID, storyAlbumID: storyAlbumID, storyIDs: storyIDs))
    }

    /// `removeStoryAlbumStories chat_id:int53 story_album_id:int32 story_ids:vector<int32> = StoryAlbum`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1remove_story_album_stories.html)
    @_alwaysEmitIntoClient
    public func removeStoryAlbumStories(
        chatID: Int64,
        storyAlbumID: Int32,
        storyIDs: [Int32]
    ) async throws -> StoryAlbum {
        try await send(RemoveStoryAlbumStories(chatID: chatID, storyAlbumID: storyAlbumID, storyIDs: storyIDs))
    }

    /// `reorderStoryAlbumStories chat_id:int53 story_album_id:int32 story_ids:vector<int32> = StoryAlbum`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1reorder_story_album_stories.html)
    @_alwaysEmitIntoClient
    public func reorderStoryAlbumStories(
        chatID: Int64,
        storyAlbumID: Int32,
        storyIDs: [Int32]
    ) async throws -> StoryAlbum {
        try await send(ReorderStoryAlbumStories(chatID: chatID, storyAlbumID: storyAlbumID, storyIDs: storyIDs))
    }

    /// `getStoryStatistics chat_id:int53 story_id:int32 is_dark:Bool = StoryStatistics`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_story_statistics.html)
    @_alwaysEmitIntoClient
    public func getStoryStatistics(chatID: Int64, storyID: Int32, isDark: Bool) async throws -> StoryStatistics {
        try await send(GetStoryStatistics(chatID: chatID, storyID: storyID, isDark: isDark))
    }
}

#if Hashable
extension GetStory: Hashable {}
extension CanPostStory: Hashable {}
extension PostStory: Hashable {}
extension EditStory: Hashable {}
extension EditStoryCover: Hashable {}
extension SetStoryPrivacySettings: Hashable {}
extension ToggleStoryIsPostedToChatPage: Hashable {}
extension DeleteStory: Hashable {}
extension GetStoryNotificationSettingsExceptions: Hashable {}
extension OpenStory: Hashable {}
extension CloseStory: Hashable {}
extension GetStoryAvailableReactions: Hashable {}
extension SetStoryReaction: Hashable {}
extension GetStoryInteractions: Hashable {}
extension ReportStory: Hashable {}
extension ActivateStoryStealthMode: Hashable {}
extension GetStoryPublicForwards: Hashable {}
extension GetStoryAlbumStories: Hashable {}
extension CreateStoryAlbum: Hashable {}
extension ReorderStoryAlbums: Hashable {}
extension DeleteStoryAlbum: Hashable {}
extension SetStoryAlbumName: Hashable {}
extension AddStoryAlbumStories: Hashable {}
extension RemoveStoryAlbumStories: Hashable {}
extension ReorderStoryAlbumStories: Hashable {}
extension GetStoryStatistics: Hashable {}
#endif
