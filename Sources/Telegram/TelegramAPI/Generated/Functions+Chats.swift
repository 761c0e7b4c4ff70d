// Made by `tlgen generate` from the schema of TDLib 1.8.66
// (SHA-256 b8b6a863746fc580815c6d04e9e34728b654b15a12940087f06757b2097ce4c5). Don't edit.

/// `getSecretChat secret_chat_id:int32 = SecretChat`
///
/// Needs no network.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_secret_chat.html)
public struct GetSecretChat: TDFunction, CustomStringConvertible {
    public typealias Result = SecretChat
    public let secretChatID: Int32

    public init(secretChatID: Int32) {
        self.secretChatID = secretChatID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"getSecretChat""#)
        wire.int32(#","secret_chat_id":"#, self.secretChatID)
        wire.close()
    }
}

/// `getChat chat_id:int53 = Chat`
///
/// Needs no network.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_chat.html)
public struct GetChat: TDFunction, CustomStringConvertible {
    public typealias Result = Chat
    public let chatID: Int64

    public init(chatID: Int64) {
        self.chatID = chatID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"getChat""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.close()
    }
}

/// `getChatPinnedMessage chat_id:int53 = Message`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_chat_pinned_message.html)
public struct GetChatPinnedMessage: TDFunction, CustomStringConvertible {
    public typealias Result = Message
    public let chatID: Int64

    public init(chatID: Int64) {
        self.chatID = chatID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"getChatPinnedMessage""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.close()
    }
}

/// `loadChats chat_list:ChatList limit:int32 = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1load_chats.html)
public struct LoadChats: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    /// May be left out.
    public let chatList: ChatList?
    public let limit: Int32

    public init(chatList: ChatList? = nil, limit: Int32) {
        self.chatList = chatList
        self.limit = limit
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"loadChats""#)
        wire.object(#","chat_list":"#, self.chatList)
        wire.int32(#","limit":"#, self.limit)
        wire.close()
    }
}

/// `getChats chat_list:ChatList limit:int32 = Chats`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_chats.html)
public struct GetChats: TDFunction, CustomStringConvertible {
    public typealias Result = Chats
    /// May be left out.
    public let chatList: ChatList?
    public let limit: Int32

    public init(chatList: ChatList? = nil, limit: Int32) {
        self.chatList = chatList
        self.limit = limit
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"getChats""#)
        wire.object(#","chat_list":"#, self.chatList)
        wire.int32(#","limit":"#, self.limit)
        wire.close()
    }
}

/// `searchPublicChat username:string = Chat`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1search_public_chat.html)
public struct SearchPublicChat: TDFunction, CustomStringConvertible, CustomReflectable {
    public typealias Result = Chat
    public let username: String

    public init(username: String) {
        self.username = username
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"searchPublicChat""#)
        wire.string(#","username":"#, self.username)
        wire.close()
    }
}

/// `searchPublicChats query:string type_filter:SearchChatTypeFilter = Chats`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1search_public_chats.html)
public struct SearchPublicChats: TDFunction, CustomStringConvertible, CustomReflectable {
    public typealias Result = Chats
    public let query: String
    /// May be left out.
    public let typeFilter: SearchChatTypeFilter?

    public init(query: String, typeFilter: SearchChatTypeFilter? = nil) {
        self.query = query
        self.typeFilter = typeFilter
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"searchPublicChats""#)
        wire.string(#","query":"#, self.query)
        wire.object(#","type_filter":"#, self.typeFilter)
        wire.close()
    }
}

/// `searchChats query:string type_filter:SearchChatTypeFilter limit:int32 = Chats`
///
/// Needs no network.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1search_chats.html)
public struct SearchChats: TDFunction, CustomStringConvertible, CustomReflectable {
    public typealias Result = Chats
    public let query: String
    /// May be left out.
    public let typeFilter: SearchChatTypeFilter?
    public let limit: Int32

    public init(query: String, typeFilter: SearchChatTypeFilter? = nil, limit: Int32) {
        self.query = query
        self.typeFilter = typeFilter
        self.limit = limit
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"searchChats""#)
        wire.string(#","query":"#, self.query)
        wire.object(#","type_filter":"#, self.typeFilter)
        wire.int32(#","limit":"#, self.limit)
        wire.close()
    }
}

/// `searchChatsOnServer query:string type_filter:SearchChatTypeFilter limit:int32 = Chats`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1search_chats_on_server.html)
public struct SearchChatsOnServer: TDFunction, CustomStringConvertible, CustomReflectable {
    public typealias Result = Chats
    public let query: String
    /// May be left out.
    public let typeFilter: SearchChatTypeFilter?
    public let limit: Int32

    public init(query: String, typeFilter: SearchChatTypeFilter? = nil, limit: Int32) {
        self.query = query
        self.typeFilter = typeFilter
        self.limit = limit
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"searchChatsOnServer""#)
        wire.string(#","query":"#, self.query)
        wire.object(#","type_filter":"#, self.typeFilter)
        wire.int32(#","limit":"#, self.limit)
        wire.close()
    }
}

/// `getRecommendedChats = Chats`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_recommended_chats.html)
public struct GetRecommendedChats: TDFunction, CustomStringConvertible {
    public typealias Result = Chats

    public init() {
    }

    public func encode(into wire: inout WireWriter) {
        wire.empty(#"{"@type":"getRecommendedChats"}"#)
    }
}

/// `getChatSimilarChats chat_id:int53 = Chats`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_chat_similar_chats.html)
public struct GetChatSimilarChats: TDFunction, CustomStringConvertible {
    public typealias Result = Chats
    public let chatID: Int64

    public init(chatID: Int64) {
        self.chatID = chatID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"getChatSimilarChats""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.close()
    }
}

/// `getChatSimilarChatCount chat_id:int53 return_local:Bool = Count`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_chat_similar_chat_count.html)
public struct GetChatSimilarChatCount: TDFunction, CustomStringConvertible {
    public typealias Result = Count
    public let chatID: Int64
    public let returnLocal: Bool

    public init(chatID: Int64, returnLocal: Bool) {
        self.chatID = chatID
        self.returnLocal = returnLocal
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"getChatSimilarChatCount""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.bool(#","return_local":"#, self.returnLocal)
        wire.close()
    }
}

/// `openChatSimilarChat chat_id:int53 opened_chat_id:int53 = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1open_chat_similar_chat.html)
public struct OpenChatSimilarChat: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let chatID: Int64
    public let openedChatID: Int64

    public init(chatID: Int64, openedChatID: Int64) {
        self.chatID = chatID
        self.openedChatID = openedChatID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"openChatSimilarChat""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.int53(#","opened_chat_id":"#, self.openedChatID)
        wire.close()
    }
}

/// `getTopChats category:TopChatCategory limit:int32 = Chats`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_top_chats.html)
public struct GetTopChats: TDFunction, CustomStringConvertible {
    public typealias Result = Chats
    public let category: TopChatCategory
    public let limit: Int32

    public init(category: TopChatCategory, limit: Int32) {
        self.category = category
        self.limit = limit
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"getTopChats""#)
        wire.object(#","category":"#, self.category)
        wire.int32(#","limit":"#, self.limit)
        wire.close()
    }
}

/// `removeTopChat category:TopChatCategory chat_id:int53 = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1remove_top_chat.html)
public struct RemoveTopChat: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let category: TopChatCategory
    public let chatID: Int64

    public init(category: TopChatCategory, chatID: Int64) {
        self.category = category
        self.chatID = chatID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"removeTopChat""#)
        wire.object(#","category":"#, self.category)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.close()
    }
}

/// `searchRecentlyFoundChats query:string type_filter:SearchChatTypeFilter limit:int32 = Chats`
///
/// Needs no network.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1search_recently_found_chats.html)
public struct SearchRecentlyFoundChats: TDFunction, CustomStringConvertible, CustomReflectable {
    public typealias Result = Chats
    public let query: String
    /// May be left out.
    public let typeFilter: SearchChatTypeFilter?
    public let limit: Int32

    public init(query: String, typeFilter: SearchChatTypeFilter? = nil, limit: Int32) {
        self.query = query
        self.typeFilter = typeFilter
        self.limit = limit
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"searchRecentlyFoundChats""#)
        wire.string(#","query":"#, self.query)
        wire.object(#","type_filter":"#, self.typeFilter)
        wire.int32(#","limit":"#, self.limit)
        wire.close()
    }
}

/// `addRecentlyFoundChat chat_id:int53 = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1add_recently_found_chat.html)
public struct AddRecentlyFoundChat: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let chatID: Int64

    public init(chatID: Int64) {
        self.chatID = chatID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"addRecentlyFoundChat""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.close()
    }
}

/// `removeRecentlyFoundChat chat_id:int53 = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1remove_recently_found_chat.html)
public struct RemoveRecentlyFoundChat: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let chatID: Int64

    public init(chatID: Int64) {
        self.chatID = chatID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"removeRecentlyFoundChat""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.close()
    }
}

/// `clearRecentlyFoundChats = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1clear_recently_found_chats.html)
public struct ClearRecentlyFoundChats: TDFunction, CustomStringConvertible {
    public typealias Result = Ok

    public init() {
    }

    public func encode(into wire: inout WireWriter) {
        wire.empty(#"{"@type":"clearRecentlyFoundChats"}"#)
    }
}

/// `getRecentlyOpenedChats limit:int32 = Chats`
///
/// Needs no network.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_recently_opened_chats.html)
public struct GetRecentlyOpenedChats: TDFunction, CustomStringConvertible {
    public typealias Result = Chats
    public let limit: Int32

    public init(limit: Int32) {
        self.limit = limit
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"getRecentlyOpenedChats""#)
        wire.int32(#","limit":"#, self.limit)
        wire.close()
    }
}

/// `checkChatUsername chat_id:int53 username:string = CheckChatUsernameResult`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1check_chat_username.html)
public struct CheckChatUsername: TDFunction, CustomStringConvertible, CustomReflectable {
    public typealias Result = CheckChatUsernameResult
    public let chatID: Int64
    public let username: String

    public init(chatID: Int64, username: String) {
        self.chatID = chatID
        self.username = username
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"checkChatUsername""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.string(#","username":"#, self.username)
        wire.close()
    }
}

/// `getCreatedPublicChats type:PublicChatType = Chats`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_created_public_chats.html)
public struct GetCreatedPublicChats: TDFunction, CustomStringConvertible {
    public typealias Result = Chats
    public let type: PublicChatType

    public init(type: PublicChatType) {
        self.type = type
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"getCreatedPublicChats""#)
        wire.object(#","type":"#, self.type)
        wire.close()
    }
}

/// `checkCreatedPublicChatsLimit type:PublicChatType = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1check_created_public_chats_limit.html)
public struct CheckCreatedPublicChatsLimit: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let type: PublicChatType

    public init(type: PublicChatType) {
        self.type = type
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"checkCreatedPublicChatsLimit""#)
        wire.object(#","type":"#, self.type)
        wire.close()
    }
}

/// `setPinnedSavedMessagesTopics saved_messages_topic_ids:vector<int53> = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1set_pinned_saved_messages_topics.html)
public struct SetPinnedSavedMessagesTopics: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let savedMessagesTopicIDs: [Int64]

    public init(savedMessagesTopicIDs: [Int64]) {
        self.savedMessagesTopicIDs = savedMessagesTopicIDs
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"setPinnedSavedMessagesTopics""#)
        wire.int53s(#","saved_messages_topic_ids":"#, self.savedMessagesTopicIDs)
        wire.close()
    }
}

/// `getChatHistory chat_id:int53 from_message_id:int53 offset:int32 limit:int32 only_local:Bool = Messages`
///
/// Needs no network.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_chat_history.html)
public struct GetChatHistory: TDFunction, CustomStringConvertible {
    public typealias Result = Messages
    public let chatID: Int64
    public let fromMessageID: Int64
    public let offset: Int32
    public let limit: Int32
    public let onlyLocal: Bool

    public init(chatID: Int64, fromMessageID: Int64, offset: Int32, limit: Int32, onlyLocal: Bool) {
        self.chatID = chatID
        self.fromMessageID = fromMessageID
        self.offset = offset
        self.limit = limit
        self.onlyLocal = onlyLocal
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"getChatHistory""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.int53(#","from_message_id":"#, self.fromMessageID)
        wire.int32(#","offset":"#, self.offset)
        wire.int32(#","limit":"#, self.limit)
        wire.bool(#","only_local":"#, self.onlyLocal)
        wire.close()
    }
}

/// `deleteChatHistory chat_id:int53 remove_from_chat_list:Bool revoke:Bool = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1delete_chat_history.html)
public struct DeleteChatHistory: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let chatID: Int64
    public let removeFromChatList: Bool
    public let revoke: Bool

    public init(chatID: Int64, removeFromChatList: Bool, revoke: Bool) {
        self.chatID = chatID
        self.removeFromChatList = removeFromChatList
        self.revoke = revoke
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"deleteChatHistory""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.bool(#","remove_from_chat_list":"#, self.removeFromChatList)
        wire.bool(#","revoke":"#, self.revoke)
        wire.close()
    }
}

/// `deleteChat chat_id:int53 = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1delete_chat.html)
public struct DeleteChat: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let chatID: Int64

    public init(chatID: Int64) {
        self.chatID = chatID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"deleteChat""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.close()
    }
}

/// `searchChatMessages chat_id:int53 topic_id:MessageTopic query:string sender_id:MessageSender from_message_id:int53 offset:int32 limit:int32 filter:SearchMessagesFilter = FoundChatMessages`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1search_chat_messages.html)
public struct SearchChatMessages: TDFunction, CustomStringConvertible, CustomReflectable {
    public typealias Result = FoundChatMessages
    public let chatID: Int64
    /// May be left out.
    public let topicID: MessageTopic?
    public let query: String
    /// May be left out.
    public let senderID: MessageSender?
    public let fromMessageID: Int64
    public let offset: Int32
    public let limit: Int32
    /// May be left out.
    public let filter: SearchMessagesFilter?

    public init(
        chatID: Int64,
        topicID: MessageTopic? = nil,
        query: String,
        senderID: MessageSender? = nil,
        fromMessageID: Int64,
        offset: Int32,
        limit: Int32,
        filter: SearchMessagesFilter? = nil
    ) {
        self.chatID = chatID
        self.topicID = topicID
        self.query = query
        self.senderID = senderID
        self.fromMessageID = fromMessageID
        self.offset = offset
        self.limit = limit
        self.filter = filter
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"searchChatMessages""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.object(#","topic_id":"#, self.topicID)
        wire.string(#","query":"#, self.query)
        wire.object(#","sender_id":"#, self.senderID)
        wire.int53(#","from_message_id":"#, self.fromMessageID)
        wire.int32(#","offset":"#, self.offset)
        wire.int32(#","limit":"#, self.limit)
        wire.object(#","filter":"#, self.filter)
        wire.close()
    }
}

/// `getPublicPostSearchLimits query:string = PublicPostSearchLimits`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_public_post_search_limits.html)
public struct GetPublicPostSearchLimits: TDFunction, CustomStringConvertible, CustomReflectable {
    public typealias Result = PublicPostSearchLimits
    public let query: String

    public init(query: String) {
        self.query = query
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"getPublicPostSearchLimits""#)
        wire.string(#","query":"#, self.query)
        wire.close()
    }
}

/// `searchPublicPosts query:string offset:string limit:int32 star_count:int53 = FoundPublicPosts`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1search_public_posts.html)
public struct SearchPublicPosts: TDFunction, CustomStringConvertible, CustomReflectable {
    public typealias Result = FoundPublicPosts
    public let query: String
    public let offset: String
    public let limit: Int32
    public let starCount: Int64

    public init(query: String, offset: String, limit: Int32, starCount: Int64) {
        self.query = query
        self.offset = offset
        self.limit = limit
        self.starCount = starCount
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"searchPublicPosts""#)
        wire.string(#","query":"#, self.query)
        wire.string(#","offset":"#, self.offset)
        wire.int32(#","limit":"#, self.limit)
        wire.int53(#","star_count":"#, self.starCount)
        wire.close()
    }
}

/// `searchPublicMessagesByTag tag:string offset:string limit:int32 = FoundMessages`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1search_public_messages_by_tag.html)
public struct SearchPublicMessagesByTag: TDFunction, CustomStringConvertible, CustomReflectable {
    public typealias Result = FoundMessages
    public let tag: String
    public let offset: String
    public let limit: Int32

    public init(tag: String, offset: String, limit: Int32) {
        self.tag = tag
        self.offset = offset
        self.limit = limit
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"searchPublicMessagesByTag""#)
        wire.string(#","tag":"#, self.tag)
        wire.string(#","offset":"#, self.offset)
        wire.int32(#","limit":"#, self.limit)
        wire.close()
    }
}

/// `searchPublicStoriesByTag story_poster_chat_id:int53 tag:string offset:string limit:int32 = FoundStories`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1search_public_stories_by_tag.html)
public struct SearchPublicStoriesByTag: TDFunction, CustomStringConvertible, CustomReflectable {
    public typealias Result = FoundStories
    public let storyPosterChatID: Int64
    public let tag: String
    public let offset: String
    public let limit: Int32

    public init(storyPosterChatID: Int64, tag: String, offset: String, limit: Int32) {
        self.storyPosterChatID = storyPosterChatID
        self.tag = tag
        self.offset = offset
        self.limit = limit
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"searchPublicStoriesByTag""#)
        wire.int53(#","story_poster_chat_id":"#, self.storyPosterChatID)
        wire.string(#","tag":"#, self.tag)
        wire.string(#","offset":"#, self.offset)
        wire.int32(#","limit":"#, self.limit)
        wire.close()
    }
}

/// `searchPublicStoriesByLocation address:locationAddress offset:string limit:int32 = FoundStories`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1search_public_stories_by_location.html)
public struct SearchPublicStoriesByLocation: TDFunction, CustomStringConvertible {
    public typealias Result = FoundStories
    public let address: LocationAddress
    public let offset: String
    public let limit: Int32

    public init(address: LocationAddress, offset: String, limit: Int32) {
        self.address = address
        self.offset = offset
        self.limit = limit
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"searchPublicStoriesByLocation""#)
        wire.object(#","address":"#, self.address)
        wire.string(#","offset":"#, self.offset)
        wire.int32(#","limit":"#, self.limit)
        wire.close()
    }
}

/// `searchPublicStoriesByVenue venue_provider:string venue_id:string offset:string limit:int32 = FoundStories`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1search_public_stories_by_venue.html)
public struct SearchPublicStoriesByVenue: TDFunction, CustomStringConvertible {
    public typealias Result = FoundStories
    public let venueProvider: String
    public let venueID: String
    public let offset: String
    public let limit: Int32

    public init(venueProvider: String, venueID: String, offset: String, limit: Int32) {
        self.venueProvider = venueProvider
        self.venueID = venueID
        self.offset = offset
        self.limit = limit
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"searchPublicStoriesByVenue""#)
        wire.string(#","venue_provider":"#, self.venueProvider)
        wire.string(#","venue_id":"#, self.venueID)
        wire.string(#","offset":"#, self.offset)
        wire.int32(#","limit":"#, self.limit)
        wire.close()
    }
}

/// `searchChatRecentLocationMessages chat_id:int53 limit:int32 = Messages`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1search_chat_recent_location_messages.html)
public struct SearchChatRecentLocationMessages: TDFunction, CustomStringConvertible {
    public typealias Result = Messages
    public let chatID: Int64
    public let limit: Int32

    public init(chatID: Int64, limit: Int32) {
        self.chatID = chatID
        self.limit = limit
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"searchChatRecentLocationMessages""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.int32(#","limit":"#, self.limit)
        wire.close()
    }
}

/// `getChatMessageByDate chat_id:int53 date:int32 = Message`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_chat_message_by_date.html)
public struct GetChatMessageByDate: TDFunction, CustomStringConvertible {
    public typealias Result = Message
    public let chatID: Int64
    /// Unix time in seconds.
    public let date: Int32

    public init(chatID: Int64, date: Int32) {
        self.chatID = chatID
        self.date = date
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"getChatMessageByDate""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.int32(#","date":"#, self.date)
        wire.close()
    }
}

/// `getChatSparseMessagePositions chat_id:int53 filter:SearchMessagesFilter from_message_id:int53 limit:int32 saved_messages_topic_id:int53 = MessagePositions`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_chat_sparse_message_positions.html)
public struct GetChatSparseMessagePositions: TDFunction, CustomStringConvertible {
    public typealias Result = MessagePositions
    public let chatID: Int64
    public let filter: SearchMessagesFilter
    public let fromMessageID: Int64
    /// Range 50 to 2000.
    public let limit: Int32
    public let savedMessagesTopicID: Int64

    public init(
        chatID: Int64,
        filter: SearchMessagesFilter,
        fromMessageID: Int64,
        limit: Int32,
        savedMessagesTopicID: Int64
    ) {
        self.chatID = chatID
        self.filter = filter
        self.fromMessageID = fromMessageID
        self.limit = limit
        self.savedMessagesTopicID = savedMessagesTopicID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"getChatSparseMessagePositions""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.object(#","filter":"#, self.filter)
        wire.int53(#","from_message_id":"#, self.fromMessageID)
        wire.int32(#","limit":"#, self.limit)
        wire.int53(#","saved_messages_topic_id":"#, self.savedMessagesTopicID)
        wire.close()
    }
}

/// `getChatMessageCalendar chat_id:int53 topic_id:MessageTopic filter:SearchMessagesFilter from_message_id:int53 = MessageCalendar`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_chat_message_calendar.html)
public struct GetChatMessageCalendar: TDFunction, CustomStringConvertible {
    public typealias Result = MessageCalendar
    public let chatID: Int64
    /// May be left out.
    public let topicID: MessageTopic?
    public let filter: SearchMessagesFilter
    public let fromMessageID: Int64

    public init(chatID: Int64, topicID: MessageTopic? = nil, filter: SearchMessagesFilter, fromMessageID: Int64) {
        self.chatID = chatID
        self.topicID = topicID
        self.filter = filter
        self.fromMessageID = fromMessageID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"getChatMessageCalendar""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.object(#","topic_id":"#, self.topicID)
        wire.object(#","filter":"#, self.filter)
        wire.int53(#","from_message_id":"#, self.fromMessageID)
        wire.close()
    }
}

/// `getChatMessageCount chat_id:int53 topic_id:MessageTopic filter:SearchMessagesFilter return_local:Bool = Count`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_chat_message_count.html)
public struct GetChatMessageCount: TDFunction, CustomStringConvertible {
    public typealias Result = Count
    public let chatID: Int64
    /// May be left out.
    public let topicID: MessageTopic?
    public let filter: SearchMessagesFilter
    public let returnLocal: Bool

    public init(chatID: Int64, topicID: MessageTopic? = nil, filter: SearchMessagesFilter, returnLocal: Bool) {
        self.chatID = chatID
        self.topicID = topicID
        self.filter = filter
        self.returnLocal = returnLocal
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"getChatMessageCount""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.object(#","topic_id":"#, self.topicID)
        wire.object(#","filter":"#, self.filter)
        wire.bool(#","return_local":"#, self.returnLocal)
        wire.close()
    }
}

/// `getChatMessagePosition chat_id:int53 topic_id:MessageTopic filter:SearchMessagesFilter message_id:int53 = Count`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_chat_message_position.html)
public struct GetChatMessagePosition: TDFunction, CustomStringConvertible {
    public typealias Result = Count
    public let chatID: Int64
    /// May be left out.
    public let topicID: MessageTopic?
    public let filter: SearchMessagesFilter
    public let messageID: Int64

    public init(chatID: Int64, topicID: MessageTopic? = nil, filter: SearchMessagesFilter, messageID: Int64) {
        self.chatID = chatID
        self.topicID = topicID
        self.filter = filter
        self.messageID = messageID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"getChatMessagePosition""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.object(#","topic_id":"#, self.topicID)
        wire.object(#","filter":"#, self.filter)
        wire.int53(#","message_id":"#, self.messageID)
        wire.close()
    }
}

/// `getChatScheduledMessages chat_id:int53 = Messages`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_chat_scheduled_messages.html)
public struct GetChatScheduledMessages: TDFunction, CustomStringConvertible {
    public typealias Result = Messages
    public let chatID: Int64

    public init(chatID: Int64) {
        self.chatID = chatID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"getChatScheduledMessages""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.close()
    }
}

/// `getChatSponsoredMessages chat_id:int53 = SponsoredMessages`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_chat_sponsored_messages.html)
public struct GetChatSponsoredMessages: TDFunction, CustomStringConvertible {
    public typealias Result = SponsoredMessages
    public let chatID: Int64

    public init(chatID: Int64) {
        self.chatID = chatID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"getChatSponsoredMessages""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.close()
    }
}

/// `clickChatSponsoredMessage chat_id:int53 message_id:int53 is_media_click:Bool from_fullscreen:Bool = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1click_chat_sponsored_message.html)
public struct ClickChatSponsoredMessage: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let chatID: Int64
    public let messageID: Int64
    public let isMediaClick: Bool
    public let fromFullscreen: Bool

    public init(chatID: Int64, messageID: Int64, isMediaClick: Bool, fromFullscreen: Bool) {
        self.chatID = chatID
        self.messageID = messageID
        self.isMediaClick = isMediaClick
        self.fromFullscreen = fromFullscreen
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"clickChatSponsoredMessage""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.int53(#","message_id":"#, self.messageID)
        wire.bool(#","is_media_click":"#, self.isMediaClick)
        wire.bool(#","from_fullscreen":"#, self.fromFullscreen)
        wire.close()
    }
}

/// `reportChatSponsoredMessage chat_id:int53 message_id:int53 option_id:bytes = ReportSponsoredResult`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1report_chat_sponsored_message.html)
public struct ReportChatSponsoredMessage: TDFunction, CustomStringConvertible, CustomReflectable {
    public typealias Result = ReportSponsoredResult
    public let chatID: Int64
    public let messageID: Int64
    public let optionID: [UInt8]

    public init(chatID: Int64, messageID: Int64, optionID: [UInt8]) {
        self.chatID = chatID
        self.messageID = messageID
        self.optionID = optionID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"reportChatSponsoredMessage""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.int53(#","message_id":"#, self.messageID)
        wire.bytes(#","option_id":"#, self.optionID)
        wire.close()
    }
}

/// `getChatAvailableMessageSenders chat_id:int53 = ChatMessageSenders`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_chat_available_message_senders.html)
public struct GetChatAvailableMessageSenders: TDFunction, CustomStringConvertible {
    public typealias Result = ChatMessageSenders
    public let chatID: Int64

    public init(chatID: Int64) {
        self.chatID = chatID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"getChatAvailableMessageSenders""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.close()
    }
}

/// `setChatMessageSender chat_id:int53 message_sender_id:MessageSender = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1set_chat_message_sender.html)
public struct SetChatMessageSender: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let chatID: Int64
    public let messageSenderID: MessageSender

    public init(chatID: Int64, messageSenderID: MessageSender) {
        self.chatID = chatID
        self.messageSenderID = messageSenderID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"setChatMessageSender""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.object(#","message_sender_id":"#, self.messageSenderID)
        wire.close()
    }
}

/// `deleteChatMessagesBySender chat_id:int53 sender_id:MessageSender = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1delete_chat_messages_by_sender.html)
public struct DeleteChatMessagesBySender: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let chatID: Int64
    public let senderID: MessageSender

    public init(chatID: Int64, senderID: MessageSender) {
        self.chatID = chatID
        self.senderID = senderID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"deleteChatMessagesBySender""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.object(#","sender_id":"#, self.senderID)
        wire.close()
    }
}

/// `deleteChatMessagesByDate chat_id:int53 min_date:int32 max_date:int32 revoke:Bool = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1delete_chat_messages_by_date.html)
public struct DeleteChatMessagesByDate: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let chatID: Int64
    public let minDate: Int32
    public let maxDate: Int32
    public let revoke: Bool

    public init(chatID: Int64, minDate: Int32, maxDate: Int32, revoke: Bool) {
        self.chatID = chatID
        self.minDate = minDate
        self.maxDate = maxDate
        self.revoke = revoke
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"deleteChatMessagesByDate""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.int32(#","min_date":"#, self.minDate)
        wire.int32(#","max_date":"#, self.maxDate)
        wire.bool(#","revoke":"#, self.revoke)
        wire.close()
    }
}

/// `setPinnedForumTopics chat_id:int53 forum_topic_ids:vector<int32> = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1set_pinned_forum_topics.html)
public struct SetPinnedForumTopics: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let chatID: Int64
    public let forumTopicIDs: [Int32]

    public init(chatID: Int64, forumTopicIDs: [Int32]) {
        self.chatID = chatID
        self.forumTopicIDs = forumTopicIDs
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"setPinnedForumTopics""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.int32s(#","forum_topic_ids":"#, self.forumTopicIDs)
        wire.close()
    }
}

/// `getChatAvailablePaidMessageReactionSenders chat_id:int53 = MessageSenders`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_chat_available_paid_message_reaction_senders.html)
public struct GetChatAvailablePaidMessageReactionSenders: TDFunction, CustomStringConvertible {
    public typealias Result = MessageSenders
    public let chatID: Int64

    public init(chatID: Int64) {
        self.chatID = chatID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"getChatAvailablePaidMessageReactionSenders""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.close()
    }
}

/// `setDefaultReactionType reaction_type:ReactionType = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1set_default_reaction_type.html)
public struct SetDefaultReactionType: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let reactionType: ReactionType

    public init(reactionType: ReactionType) {
        self.reactionType = reactionType
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"setDefaultReactionType""#)
        wire.object(#","reaction_type":"#, self.reactionType)
        wire.close()
    }
}

/// `shareChatWithBot source:KeyboardButtonSource button_id:int32 shared_chat_id:int53 only_check:Bool = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1share_chat_with_bot.html)
public struct ShareChatWithBot: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let source: KeyboardButtonSource
    public let buttonID: Int32
    public let sharedChatID: Int64
    public let onlyCheck: Bool

    public init(source: KeyboardButtonSource, buttonID: Int32, sharedChatID: Int64, onlyCheck: Bool) {
        self.source = source
        self.buttonID = buttonID
        self.sharedChatID = sharedChatID
        self.onlyCheck = onlyCheck
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"shareChatWithBot""#)
        wire.object(#","source":"#, self.source)
        wire.int32(#","button_id":"#, self.buttonID)
        wire.int53(#","shared_chat_id":"#, self.sharedChatID)
        wire.bool(#","only_check":"#, self.onlyCheck)
        wire.close()
    }
}

/// `getMainWebApp chat_id:int53 bot_user_id:int53 start_parameter:string parameters:webAppOpenParameters = MainWebApp`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_main_web_app.html)
public struct GetMainWebApp: TDFunction, CustomStringConvertible, CustomReflectable {
    public typealias Result = MainWebApp
    public let chatID: Int64
    public let botUserID: Int64
    public let startParameter: String
    public let parameters: WebAppOpenParameters

    public init(chatID: Int64, botUserID: Int64, startParameter: String, parameters: WebAppOpenParameters) {
        self.chatID = chatID
        self.botUserID = botUserID
        self.startParameter = startParameter
        self.parameters = parameters
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"getMainWebApp""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.int53(#","bot_user_id":"#, self.botUserID)
        wire.string(#","start_parameter":"#, self.startParameter)
        wire.object(#","parameters":"#, self.parameters)
        wire.close()
    }
}

/// `deleteChatReplyMarkup chat_id:int53 message_id:int53 = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1delete_chat_reply_markup.html)
public struct DeleteChatReplyMarkup: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let chatID: Int64
    public let messageID: Int64

    public init(chatID: Int64, messageID: Int64) {
        self.chatID = chatID
        self.messageID = messageID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"deleteChatReplyMarkup""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.int53(#","message_id":"#, self.messageID)
        wire.close()
    }
}

/// `sendChatAction chat_id:int53 topic_id:MessageTopic business_connection_id:string action:ChatAction = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1send_chat_action.html)
public struct SendChatAction: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let chatID: Int64
    /// May be left out.
    public let topicID: MessageTopic?
    /// For bots only.
    public let businessConnectionID: String
    /// May be left out.
    public let action: ChatAction?

    public init(chatID: Int64, topicID: MessageTopic? = nil, businessConnectionID: String, action: ChatAction? = nil) {
        self.chatID = chatID
        self.topicID = topicID
        self.businessConnectionID = businessConnectionID
        self.action = action
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"sendChatAction""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.object(#","topic_id":"#, self.topicID)
        wire.string(#","business_connection_id":"#, self.businessConnectionID)
        wire.object(#","action":"#, self.action)
        wire.close()
    }
}

/// `openChat chat_id:int53 = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1open_chat.html)
public struct OpenChat: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let chatID: Int64

    public init(chatID: Int64) {
        self.chatID = chatID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"openChat""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.close()
    }
}

/// `closeChat chat_id:int53 = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1close_chat.html)
public struct CloseChat: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let chatID: Int64

    public init(chatID: Int64) {
        self.chatID = chatID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"closeChat""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.close()
    }
}

/// `readAllChatMentions chat_id:int53 = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1read_all_chat_mentions.html)
public struct ReadAllChatMentions: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let chatID: Int64

    public init(chatID: Int64) {
        self.chatID = chatID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"readAllChatMentions""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.close()
    }
}

/// `readAllChatReactions chat_id:int53 = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1read_all_chat_reactions.html)
public struct ReadAllChatReactions: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let chatID: Int64

    public init(chatID: Int64) {
        self.chatID = chatID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"readAllChatReactions""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.close()
    }
}

/// `readAllChatPollVotes chat_id:int53 = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1read_all_chat_poll_votes.html)
public struct ReadAllChatPollVotes: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let chatID: Int64

    public init(chatID: Int64) {
        self.chatID = chatID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"readAllChatPollVotes""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.close()
    }
}

/// `createPrivateChat user_id:int53 force:Bool = Chat`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1create_private_chat.html)
public struct CreatePrivateChat: TDFunction, CustomStringConvertible {
    public typealias Result = Chat
    public let userID: Int64
    public let force: Bool

    public init(userID: Int64, force: Bool) {
        self.userID = userID
        self.force = force
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"createPrivateChat""#)
        wire.int53(#","user_id":"#, self.userID)
        wire.bool(#","force":"#, self.force)
        wire.close()
    }
}

/// `createSecretChat secret_chat_id:int32 = Chat`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1create_secret_chat.html)
public struct CreateSecretChat: TDFunction, CustomStringConvertible {
    public typealias Result = Chat
    public let secretChatID: Int32

    public init(secretChatID: Int32) {
        self.secretChatID = secretChatID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"createSecretChat""#)
        wire.int32(#","secret_chat_id":"#, self.secretChatID)
        wire.close()
    }
}

/// `getChatListsToAddChat chat_id:int53 = ChatLists`
///
/// Needs no network.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_chat_lists_to_add_chat.html)
public struct GetChatListsToAddChat: TDFunction, CustomStringConvertible {
    public typealias Result = ChatLists
    public let chatID: Int64

    public init(chatID: Int64) {
        self.chatID = chatID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"getChatListsToAddChat""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.close()
    }
}

/// `addChatToList chat_id:int53 chat_list:ChatList = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1add_chat_to_list.html)
public struct AddChatToList: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let chatID: Int64
    public let chatList: ChatList

    public init(chatID: Int64, chatList: ChatList) {
        self.chatID = chatID
        self.chatList = chatList
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"addChatToList""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.object(#","chat_list":"#, self.chatList)
        wire.close()
    }
}

/// `getChatFolder chat_folder_id:int32 = ChatFolder`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_chat_folder.html)
public struct GetChatFolder: TDFunction, CustomStringConvertible {
    public typealias Result = ChatFolder
    public let chatFolderID: Int32

    public init(chatFolderID: Int32) {
        self.chatFolderID = chatFolderID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"getChatFolder""#)
        wire.int32(#","chat_folder_id":"#, self.chatFolderID)
        wire.close()
    }
}

/// `createChatFolder folder:chatFolder = ChatFolderInfo`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1create_chat_folder.html)
public struct CreateChatFolder: TDFunction, CustomStringConvertible {
    public typealias Result = ChatFolderInfo
    public let folder: ChatFolder

    public init(folder: ChatFolder) {
        self.folder = folder
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"createChatFolder""#)
        wire.object(#","folder":"#, self.folder)
        wire.close()
    }
}

/// `editChatFolder chat_folder_id:int32 folder:chatFolder = ChatFolderInfo`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1edit_chat_folder.html)
public struct EditChatFolder: TDFunction, CustomStringConvertible {
    public typealias Result = ChatFolderInfo
    public let chatFolderID: Int32
    public let folder: ChatFolder

    public init(chatFolderID: Int32, folder: ChatFolder) {
        self.chatFolderID = chatFolderID
        self.folder = folder
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"editChatFolder""#)
        wire.int32(#","chat_folder_id":"#, self.chatFolderID)
        wire.object(#","folder":"#, self.folder)
        wire.close()
    }
}

/// `deleteChatFolder chat_folder_id:int32 leave_chat_ids:vector<int53> = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1delete_chat_folder.html)
public struct DeleteChatFolder: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let chatFolderID: Int32
    public let leaveChatIDs: [Int64]

    public init(chatFolderID: Int32, leaveChatIDs: [Int64]) {
        self.chatFolderID = chatFolderID
        self.leaveChatIDs = leaveChatIDs
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"deleteChatFolder""#)
        wire.int32(#","chat_folder_id":"#, self.chatFolderID)
        wire.int53s(#","leave_chat_ids":"#, self.leaveChatIDs)
        wire.close()
    }
}

/// `getChatFolderChatsToLeave chat_folder_id:int32 = Chats`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_chat_folder_chats_to_leave.html)
public struct GetChatFolderChatsToLeave: TDFunction, CustomStringConvertible {
    public typealias Result = Chats
    public let chatFolderID: Int32

    public init(chatFolderID: Int32) {
        self.chatFolderID = chatFolderID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"getChatFolderChatsToLeave""#)
        wire.int32(#","chat_folder_id":"#, self.chatFolderID)
        wire.close()
    }
}

/// `getChatFolderChatCount folder:chatFolder = Count`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_chat_folder_chat_count.html)
public struct GetChatFolderChatCount: TDFunction, CustomStringConvertible {
    public typealias Result = Count
    public let folder: ChatFolder

    public init(folder: ChatFolder) {
        self.folder = folder
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"getChatFolderChatCount""#)
        wire.object(#","folder":"#, self.folder)
        wire.close()
    }
}

/// `reorderChatFolders chat_folder_ids:vector<int32> main_chat_list_position:int32 = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1reorder_chat_folders.html)
public struct ReorderChatFolders: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let chatFolderIDs: [Int32]
    public let mainChatListPosition: Int32

    public init(chatFolderIDs: [Int32], mainChatListPosition: Int32) {
        self.chatFolderIDs = chatFolderIDs
        self.mainChatListPosition = mainChatListPosition
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"reorderChatFolders""#)
        wire.int32s(#","chat_folder_ids":"#, self.chatFolderIDs)
        wire.int32(#","main_chat_list_position":"#, self.mainChatListPosition)
        wire.close()
    }
}

/// `toggleChatFolderTags are_tags_enabled:Bool = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1toggle_chat_folder_tags.html)
public struct ToggleChatFolderTags: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let areTagsEnabled: Bool

    public init(areTagsEnabled: Bool) {
        self.areTagsEnabled = areTagsEnabled
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"toggleChatFolderTags""#)
        wire.bool(#","are_tags_enabled":"#, self.areTagsEnabled)
        wire.close()
    }
}

/// `getRecommendedChatFolders = RecommendedChatFolders`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_recommended_chat_folders.html)
public struct GetRecommendedChatFolders: TDFunction, CustomStringConvertible {
    public typealias Result = RecommendedChatFolders

    public init() {
    }

    public func encode(into wire: inout WireWriter) {
        wire.empty(#"{"@type":"getRecommendedChatFolders"}"#)
    }
}

/// `getChatFolderDefaultIconName folder:chatFolder = ChatFolderIcon`
///
/// Can be called synchronously.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_chat_folder_default_icon_name.html)
public struct GetChatFolderDefaultIconName: TDSynchronousFunction, CustomStringConvertible {
    public typealias Result = ChatFolderIcon
    public let folder: ChatFolder

    public init(folder: ChatFolder) {
        self.folder = folder
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"getChatFolderDefaultIconName""#)
        wire.object(#","folder":"#, self.folder)
        wire.close()
    }
}

/// `getChatsForChatFolderInviteLink chat_folder_id:int32 = Chats`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_chats_for_chat_folder_invite_link.html)
public struct GetChatsForChatFolderInviteLink: TDFunction, CustomStringConvertible {
    public typealias Result = Chats
    public let chatFolderID: Int32

    public init(chatFolderID: Int32) {
        self.chatFolderID = chatFolderID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"getChatsForChatFolderInviteLink""#)
        wire.int32(#","chat_folder_id":"#, self.chatFolderID)
        wire.close()
    }
}

/// `createChatFolderInviteLink chat_folder_id:int32 name:string chat_ids:vector<int53> = ChatFolderInviteLink`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1create_chat_folder_invite_link.html)
public struct CreateChatFolderInviteLink: TDFunction, CustomStringConvertible, CustomReflectable {
    public typealias Result = ChatFolderInviteLink
    public let chatFolderID: Int32
    /// Length 0 to 32 characters.
    public let name: String
    public let chatIDs: [Int64]

    public init(chatFolderID: Int32, name: String, chatIDs: [Int64]) {
        self.chatFolderID = chatFolderID
        self.name = name
        self.chatIDs = chatIDs
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"createChatFolderInviteLink""#)
        wire.int32(#","chat_folder_id":"#, self.chatFolderID)
        wire.string(#","name":"#, self.name)
        wire.int53s(#","chat_ids":"#, self.chatIDs)
        wire.close()
    }
}

/// `getChatFolderInviteLinks chat_folder_id:int32 = ChatFolderInviteLinks`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_chat_folder_invite_links.html)
public struct GetChatFolderInviteLinks: TDFunction, CustomStringConvertible {
    public typealias Result = ChatFolderInviteLinks
    public let chatFolderID: Int32

    public init(chatFolderID: Int32) {
        self.chatFolderID = chatFolderID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"getChatFolderInviteLinks""#)
        wire.int32(#","chat_folder_id":"#, self.chatFolderID)
        wire.close()
    }
}

/// `editChatFolderInviteLink chat_folder_id:int32 invite_link:string name:string chat_ids:vector<int53> = ChatFolderInviteLink`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1edit_chat_folder_invite_link.html)
public struct EditChatFolderInviteLink: TDFunction, CustomStringConvertible, CustomReflectable {
    public typealias Result = ChatFolderInviteLink
    public let chatFolderID: Int32
    public let inviteLink: String
    /// Length 0 to 32 characters.
    public let name: String
    public let chatIDs: [Int64]

    public init(chatFolderID: Int32, inviteLink: String, name: String, chatIDs: [Int64]) {
        self.chatFolderID = chatFolderID
        self.inviteLink = inviteLink
        self.name = name
        self.chatIDs = chatIDs
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"editChatFolderInviteLink""#)
        wire.int32(#","chat_folder_id":"#, self.chatFolderID)
        wire.string(#","invite_link":"#, self.inviteLink)
        wire.string(#","name":"#, self.name)
        wire.int53s(#","chat_ids":"#, self.chatIDs)
        wire.close()
    }
}

/// `deleteChatFolderInviteLink chat_folder_id:int32 invite_link:string = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1delete_chat_folder_invite_link.html)
public struct DeleteChatFolderInviteLink: TDFunction, CustomStringConvertible, CustomReflectable {
    public typealias Result = Ok
    public let chatFolderID: Int32
    public let inviteLink: String

    public init(chatFolderID: Int32, inviteLink: String) {
        self.chatFolderID = chatFolderID
        self.inviteLink = inviteLink
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"deleteChatFolderInviteLink""#)
        wire.int32(#","chat_folder_id":"#, self.chatFolderID)
        wire.string(#","invite_link":"#, self.inviteLink)
        wire.close()
    }
}

/// `checkChatFolderInviteLink invite_link:string = ChatFolderInviteLinkInfo`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1check_chat_folder_invite_link.html)
public struct CheckChatFolderInviteLink: TDFunction, CustomStringConvertible, CustomReflectable {
    public typealias Result = ChatFolderInviteLinkInfo
    public let inviteLink: String

    public init(inviteLink: String) {
        self.inviteLink = inviteLink
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"checkChatFolderInviteLink""#)
        wire.string(#","invite_link":"#, self.inviteLink)
        wire.close()
    }
}

/// `addChatFolderByInviteLink invite_link:string chat_ids:vector<int53> = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1add_chat_folder_by_invite_link.html)
public struct AddChatFolderByInviteLink: TDFunction, CustomStringConvertible, CustomReflectable {
    public typealias Result = Ok
    public let inviteLink: String
    public let chatIDs: [Int64]

    public init(inviteLink: String, chatIDs: [Int64]) {
        self.inviteLink = inviteLink
        self.chatIDs = chatIDs
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"addChatFolderByInviteLink""#)
        wire.string(#","invite_link":"#, self.inviteLink)
        wire.int53s(#","chat_ids":"#, self.chatIDs)
        wire.close()
    }
}

/// `getChatFolderNewChats chat_folder_id:int32 = Chats`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_chat_folder_new_chats.html)
public struct GetChatFolderNewChats: TDFunction, CustomStringConvertible {
    public typealias Result = Chats
    public let chatFolderID: Int32

    public init(chatFolderID: Int32) {
        self.chatFolderID = chatFolderID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"getChatFolderNewChats""#)
        wire.int32(#","chat_folder_id":"#, self.chatFolderID)
        wire.close()
    }
}

/// `processChatFolderNewChats chat_folder_id:int32 added_chat_ids:vector<int53> = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1process_chat_folder_new_chats.html)
public struct ProcessChatFolderNewChats: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let chatFolderID: Int32
    public let addedChatIDs: [Int64]

    public init(chatFolderID: Int32, addedChatIDs: [Int64]) {
        self.chatFolderID = chatFolderID
        self.addedChatIDs = addedChatIDs
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"processChatFolderNewChats""#)
        wire.int32(#","chat_folder_id":"#, self.chatFolderID)
        wire.int53s(#","added_chat_ids":"#, self.addedChatIDs)
        wire.close()
    }
}

/// `getArchiveChatListSettings = ArchiveChatListSettings`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_archive_chat_list_settings.html)
public struct GetArchiveChatListSettings: TDFunction, CustomStringConvertible {
    public typealias Result = ArchiveChatListSettings

    public init() {
    }

    public func encode(into wire: inout WireWriter) {
        wire.empty(#"{"@type":"getArchiveChatListSettings"}"#)
    }
}

/// `setArchiveChatListSettings settings:archiveChatListSettings = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1set_archive_chat_list_settings.html)
public struct SetArchiveChatListSettings: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let settings: ArchiveChatListSettings

    public init(settings: ArchiveChatListSettings) {
        self.settings = settings
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"setArchiveChatListSettings""#)
        wire.object(#","settings":"#, self.settings)
        wire.close()
    }
}

/// `setChatTitle chat_id:int53 title:string = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1set_chat_title.html)
public struct SetChatTitle: TDFunction, CustomStringConvertible, CustomReflectable {
    public typealias Result = Ok
    public let chatID: Int64
    /// Length 1 to 128 characters.
    public let title: String

    public init(chatID: Int64, title: String) {
        self.chatID = chatID
        self.title = title
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"setChatTitle""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.string(#","title":"#, self.title)
        wire.close()
    }
}

/// `setChatPhoto chat_id:int53 photo:InputChatPhoto = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1set_chat_photo.html)
public struct SetChatPhoto: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let chatID: Int64
    /// May be left out.
    public let photo: InputChatPhoto?

    public init(chatID: Int64, photo: InputChatPhoto? = nil) {
        self.chatID = chatID
        self.photo = photo
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"setChatPhoto""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.object(#","photo":"#, self.photo)
        wire.close()
    }
}

/// `setChatAccentColor chat_id:int53 accent_color_id:int32 background_custom_emoji_id:int64 = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1set_chat_accent_color.html)
public struct SetChatAccentColor: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let chatID: Int64
    public let accentColorID: Int32
    public let backgroundCustomEmojiID: Int64

    public init(chatID: Int64, accentColorID: Int32, backgroundCustomEmojiID: Int64) {
        self.chatID = chatID
        self.accentColorID = accentColorID
        self.backgroundCustomEmojiID = backgroundCustomEmojiID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"setChatAccentColor""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.int32(#","accent_color_id":"#, self.accentColorID)
        wire.int64(#","background_custom_emoji_id":"#, self.backgroundCustomEmojiID)
        wire.close()
    }
}

/// `setChatProfileAccentColor chat_id:int53 profile_accent_color_id:int32 profile_background_custom_emoji_id:int64 = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1set_chat_profile_accent_color.html)
public struct SetChatProfileAccentColor: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let chatID: Int64
    public let profileAccentColorID: Int32
    public let profileBackgroundCustomEmojiID: Int64

    public init(chatID: Int64, profileAccentColorID: Int32, profileBackgroundCustomEmojiID: Int64) {
        self.chatID = chatID
        self.profileAccentColorID = profileAccentColorID
        self.profileBackgroundCustomEmojiID = profileBackgroundCustomEmojiID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"setChatProfileAccentColor""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.int32(#","profile_accent_color_id":"#, self.profileAccentColorID)
        wire.int64(#","profile_background_custom_emoji_id":"#, self.profileBackgroundCustomEmojiID)
        wire.close()
    }
}

/// `setChatMessageAutoDeleteTime chat_id:int53 message_auto_delete_time:int32 = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1set_chat_message_auto_delete_time.html)
public struct SetChatMessageAutoDeleteTime: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let chatID: Int64
    public let messageAutoDeleteTime: Int32

    public init(chatID: Int64, messageAutoDeleteTime: Int32) {
        self.chatID = chatID
        self.messageAutoDeleteTime = messageAutoDeleteTime
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"setChatMessageAutoDeleteTime""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.int32(#","message_auto_delete_time":"#, self.messageAutoDeleteTime)
        wire.close()
    }
}

/// `setChatEmojiStatus chat_id:int53 emoji_status:emojiStatus = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1set_chat_emoji_status.html)
public struct SetChatEmojiStatus: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let chatID: Int64
    /// May be left out.
    public let emojiStatus: EmojiStatus?

    public init(chatID: Int64, emojiStatus: EmojiStatus? = nil) {
        self.chatID = chatID
        self.emojiStatus = emojiStatus
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"setChatEmojiStatus""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.object(#","emoji_status":"#, self.emojiStatus)
        wire.close()
    }
}

/// `setChatBackground chat_id:int53 background:InputBackground type:BackgroundType dark_theme_dimming:int32 only_for_self:Bool = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1set_chat_background.html)
public struct SetChatBackground: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let chatID: Int64
    /// May be left out.
    public let background: InputBackground?
    /// May be left out.
    public let type: BackgroundType?
    /// Range 0 to 100.
    public let darkThemeDimming: Int32
    public let onlyForSelf: Bool

    public init(
        chatID: Int64,
        background: InputBackground? = nil,
        type: BackgroundType? = nil,
        darkThemeDimming: Int32,
        onlyForSelf: Bool
    ) {
        self.chatID = chatID
        self.background = background
        self.type = type
        self.darkThemeDimming = darkThemeDimming
        self.onlyForSelf = onlyForSelf
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"setChatBackground""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.object(#","background":"#, self.background)
        wire.object(#","type":"#, self.type)
        wire.int32(#","dark_theme_dimming":"#, self.darkThemeDimming)
        wire.bool(#","only_for_self":"#, self.onlyForSelf)
        wire.close()
    }
}

/// `deleteChatBackground chat_id:int53 restore_previous:Bool = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1delete_chat_background.html)
public struct DeleteChatBackground: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let chatID: Int64
    public let restorePrevious: Bool

    public init(chatID: Int64, restorePrevious: Bool) {
        self.chatID = chatID
        self.restorePrevious = restorePrevious
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"deleteChatBackground""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.bool(#","restore_previous":"#, self.restorePrevious)
        wire.close()
    }
}

/// `setChatTheme chat_id:int53 theme:InputChatTheme = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1set_chat_theme.html)
public struct SetChatTheme: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let chatID: Int64
    /// May be left out.
    public let theme: InputChatTheme?

    public init(chatID: Int64, theme: InputChatTheme? = nil) {
        self.chatID = chatID
        self.theme = theme
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"setChatTheme""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.object(#","theme":"#, self.theme)
        wire.close()
    }
}

/// `setChatDraftMessage chat_id:int53 topic_id:MessageTopic draft_message:draftMessage = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1set_chat_draft_message.html)
public struct SetChatDraftMessage: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let chatID: Int64
    /// May be left out.
    public let topicID: MessageTopic?
    /// May be left out.
    public let draftMessage: DraftMessage?

    public init(chatID: Int64, topicID: MessageTopic? = nil, draftMessage: DraftMessage? = nil) {
        self.chatID = chatID
        self.topicID = topicID
        self.draftMessage = draftMessage
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"setChatDraftMessage""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.object(#","topic_id":"#, self.topicID)
        wire.object(#","draft_message":"#, self.draftMessage)
        wire.close()
    }
}

/// `setChatNotificationSettings chat_id:int53 notification_settings:chatNotificationSettings = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1set_chat_notification_settings.html)
public struct SetChatNotificationSettings: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let chatID: Int64
    public let notificationSettings: ChatNotificationSettings

    public init(chatID: Int64, notificationSettings: ChatNotificationSettings) {
        self.chatID = chatID
        self.notificationSettings = notificationSettings
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"setChatNotificationSettings""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.object(#","notification_settings":"#, self.notificationSettings)
        wire.close()
    }
}

/// `toggleChatHasProtectedContent chat_id:int53 has_protected_content:Bool = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1toggle_chat_has_protected_content.html)
public struct ToggleChatHasProtectedContent: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let chatID: Int64
    public let hasProtectedContent: Bool

    public init(chatID: Int64, hasProtectedContent: Bool) {
        self.chatID = chatID
        self.hasProtectedContent = hasProtectedContent
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"toggleChatHasProtectedContent""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.bool(#","has_protected_content":"#, self.hasProtectedContent)
        wire.close()
    }
}

/// `processChatHasProtectedContentDisableRequest chat_id:int53 request_message_id:int53 approve:Bool = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1process_chat_has_protected_content_disable_request.html)
public struct ProcessChatHasProtectedContentDisableRequest: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let chatID: Int64
    public let requestMessageID: Int64
    public let approve: Bool

    public init(chatID: Int64, requestMessageID: Int64, approve: Bool) {
        self.chatID = chatID
        self.requestMessageID = requestMessageID
        self.approve = approve
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"processChatHasProtectedContentDisableRequest""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.int53(#","request_message_id":"#, self.requestMessageID)
        wire.bool(#","approve":"#, self.approve)
        wire.close()
    }
}

/// `toggleChatViewAsTopics chat_id:int53 view_as_topics:Bool = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1toggle_chat_view_as_topics.html)
public struct ToggleChatViewAsTopics: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let chatID: Int64
    public let viewAsTopics: Bool

    public init(chatID: Int64, viewAsTopics: Bool) {
        self.chatID = chatID
        self.viewAsTopics = viewAsTopics
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"toggleChatViewAsTopics""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.bool(#","view_as_topics":"#, self.viewAsTopics)
        wire.close()
    }
}

/// `toggleChatIsTranslatable chat_id:int53 is_translatable:Bool = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1toggle_chat_is_translatable.html)
public struct ToggleChatIsTranslatable: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let chatID: Int64
    public let isTranslatable: Bool

    public init(chatID: Int64, isTranslatable: Bool) {
        self.chatID = chatID
        self.isTranslatable = isTranslatable
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"toggleChatIsTranslatable""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.bool(#","is_translatable":"#, self.isTranslatable)
        wire.close()
    }
}

/// `toggleChatIsMarkedAsUnread chat_id:int53 is_marked_as_unread:Bool = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1toggle_chat_is_marked_as_unread.html)
public struct ToggleChatIsMarkedAsUnread: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let chatID: Int64
    public let isMarkedAsUnread: Bool

    public init(chatID: Int64, isMarkedAsUnread: Bool) {
        self.chatID = chatID
        self.isMarkedAsUnread = isMarkedAsUnread
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"toggleChatIsMarkedAsUnread""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.bool(#","is_marked_as_unread":"#, self.isMarkedAsUnread)
        wire.close()
    }
}

/// `toggleChatDefaultDisableNotification chat_id:int53 default_disable_notification:Bool = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1toggle_chat_default_disable_notification.html)
public struct ToggleChatDefaultDisableNotification: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let chatID: Int64
    public let defaultDisableNotification: Bool

    public init(chatID: Int64, defaultDisableNotification: Bool) {
        self.chatID = chatID
        self.defaultDisableNotification = defaultDisableNotification
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"toggleChatDefaultDisableNotification""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.bool(#","default_disable_notification":"#, self.defaultDisableNotification)
        wire.close()
    }
}

/// `setChatAvailableReactions chat_id:int53 available_reactions:ChatAvailableReactions = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1set_chat_available_reactions.html)
public struct SetChatAvailableReactions: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let chatID: Int64
    public let availableReactions: ChatAvailableReactions

    public init(chatID: Int64, availableReactions: ChatAvailableReactions) {
        self.chatID = chatID
        self.availableReactions = availableReactions
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"setChatAvailableReactions""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.object(#","available_reactions":"#, self.availableReactions)
        wire.close()
    }
}

/// `setChatClientData chat_id:int53 client_data:string = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1set_chat_client_data.html)
public struct SetChatClientData: TDFunction, CustomStringConvertible, CustomReflectable {
    public typealias Result = Ok
    public let chatID: Int64
    public let clientData: String

    public init(chatID: Int64, clientData: String) {
        self.chatID = chatID
        self.clientData = clientData
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"setChatClientData""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.string(#","client_data":"#, self.clientData)
        wire.close()
    }
}

/// `setChatDescription chat_id:int53 description:string = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1set_chat_description.html)
public struct SetChatDescription: TDFunction, CustomStringConvertible, CustomReflectable {
    public typealias Result = Ok
    public let chatID: Int64
    /// Length 0 to 255 characters.
    public let descriptionText: String

    public init(chatID: Int64, descriptionText: String) {
        self.chatID = chatID
        self.descriptionText = descriptionText
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"setChatDescription""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.string(#","description":"#, self.descriptionText)
        wire.close()
    }
}

/// `setChatDiscussionGroup chat_id:int53 discussion_chat_id:int53 = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1set_chat_discussion_group.html)
public struct SetChatDiscussionGroup: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let chatID: Int64
    public let discussionChatID: Int64

    public init(chatID: Int64, discussionChatID: Int64) {
        self.chatID = chatID
        self.discussionChatID = discussionChatID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"setChatDiscussionGroup""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.int53(#","discussion_chat_id":"#, self.discussionChatID)
        wire.close()
    }
}

/// `setChatDirectMessagesGroup chat_id:int53 is_enabled:Bool paid_message_star_count:int53 = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1set_chat_direct_messages_group.html)
public struct SetChatDirectMessagesGroup: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let chatID: Int64
    public let isEnabled: Bool
    /// Range 0 to the option `paid_message_star_count_max`.
    public let paidMessageStarCount: Int64

    public init(chatID: Int64, isEnabled: Bool, paidMessageStarCount: Int64) {
        self.chatID = chatID
        self.isEnabled = isEnabled
        self.paidMessageStarCount = paidMessageStarCount
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"setChatDirectMessagesGroup""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.bool(#","is_enabled":"#, self.isEnabled)
        wire.int53(#","paid_message_star_count":"#, self.paidMessageStarCount)
        wire.close()
    }
}

/// `setChatLocation chat_id:int53 location:chatLocation = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1set_chat_location.html)
public struct SetChatLocation: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let chatID: Int64
    public let location: ChatLocation

    public init(chatID: Int64, location: ChatLocation) {
        self.chatID = chatID
        self.location = location
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"setChatLocation""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.object(#","location":"#, self.location)
        wire.close()
    }
}

/// `setChatSlowModeDelay chat_id:int53 slow_mode_delay:int32 = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1set_chat_slow_mode_delay.html)
public struct SetChatSlowModeDelay: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let chatID: Int64
    public let slowModeDelay: Int32

    public init(chatID: Int64, slowModeDelay: Int32) {
        self.chatID = chatID
        self.slowModeDelay = slowModeDelay
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"setChatSlowModeDelay""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.int32(#","slow_mode_delay":"#, self.slowModeDelay)
        wire.close()
    }
}

/// `pinChatMessage chat_id:int53 message_id:int53 disable_notification:Bool only_for_self:Bool = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1pin_chat_message.html)
public struct PinChatMessage: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let chatID: Int64
    public let messageID: Int64
    public let disableNotification: Bool
    public let onlyForSelf: Bool

    public init(chatID: Int64, messageID: Int64, disableNotification: Bool, onlyForSelf: Bool) {
        self.chatID = chatID
        self.messageID = messageID
        self.disableNotification = disableNotification
        self.onlyForSelf = onlyForSelf
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"pinChatMessage""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.int53(#","message_id":"#, self.messageID)
        wire.bool(#","disable_notification":"#, self.disableNotification)
        wire.bool(#","only_for_self":"#, self.onlyForSelf)
        wire.close()
    }
}

/// `unpinChatMessage chat_id:int53 message_id:int53 = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1unpin_chat_message.html)
public struct UnpinChatMessage: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let chatID: Int64
    public let messageID: Int64

    public init(chatID: Int64, messageID: Int64) {
        self.chatID = chatID
        self.messageID = messageID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"unpinChatMessage""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.int53(#","message_id":"#, self.messageID)
        wire.close()
    }
}

/// `unpinAllChatMessages chat_id:int53 = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1unpin_all_chat_messages.html)
public struct UnpinAllChatMessages: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let chatID: Int64

    public init(chatID: Int64) {
        self.chatID = chatID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"unpinAllChatMessages""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.close()
    }
}

/// `joinChat chat_id:int53 = ChatJoinResult`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1join_chat.html)
public struct JoinChat: TDFunction, CustomStringConvertible {
    public typealias Result = ChatJoinResult
    public let chatID: Int64

    public init(chatID: Int64) {
        self.chatID = chatID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"joinChat""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.close()
    }
}

/// `leaveChat chat_id:int53 = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1leave_chat.html)
public struct LeaveChat: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let chatID: Int64

    public init(chatID: Int64) {
        self.chatID = chatID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"leaveChat""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.close()
    }
}

/// `transferChatOwnership chat_id:int53 user_id:int53 password:string = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1transfer_chat_ownership.html)
public struct TransferChatOwnership: TDFunction, CustomStringConvertible, CustomReflectable {
    public typealias Result = Ok
    public let chatID: Int64
    public let userID: Int64
    public let password: String

    public init(chatID: Int64, userID: Int64, password: String) {
        self.chatID = chatID
        self.userID = userID
        self.password = password
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"transferChatOwnership""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.int53(#","user_id":"#, self.userID)
        wire.string(#","password":"#, self.password)
        wire.close()
    }
}

/// `getChatOwnerAfterLeaving chat_id:int53 = User`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_chat_owner_after_leaving.html)
public struct GetChatOwnerAfterLeaving: TDFunction, CustomStringConvertible {
    public typealias Result = User
    public let chatID: Int64

    public init(chatID: Int64) {
        self.chatID = chatID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"getChatOwnerAfterLeaving""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.close()
    }
}

/// `getChatNotificationSettingsExceptions scope:NotificationSettingsScope compare_sound:Bool = Chats`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_chat_notification_settings_exceptions.html)
public struct GetChatNotificationSettingsExceptions: TDFunction, CustomStringConvertible {
    public typealias Result = Chats
    /// May be left out.
    public let scope: NotificationSettingsScope?
    public let compareSound: Bool

    public init(scope: NotificationSettingsScope? = nil, compareSound: Bool) {
        self.scope = scope
        self.compareSound = compareSound
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"getChatNotificationSettingsExceptions""#)
        wire.object(#","scope":"#, self.scope)
        wire.bool(#","compare_sound":"#, self.compareSound)
        wire.close()
    }
}

/// `toggleChatIsPinned chat_list:ChatList chat_id:int53 is_pinned:Bool = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1toggle_chat_is_pinned.html)
public struct ToggleChatIsPinned: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let chatList: ChatList
    public let chatID: Int64
    public let isPinned: Bool

    public init(chatList: ChatList, chatID: Int64, isPinned: Bool) {
        self.chatList = chatList
        self.chatID = chatID
        self.isPinned = isPinned
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"toggleChatIsPinned""#)
        wire.object(#","chat_list":"#, self.chatList)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.bool(#","is_pinned":"#, self.isPinned)
        wire.close()
    }
}

/// `setPinnedChats chat_list:ChatList chat_ids:vector<int53> = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1set_pinned_chats.html)
public struct SetPinnedChats: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let chatList: ChatList
    public let chatIDs: [Int64]

    public init(chatList: ChatList, chatIDs: [Int64]) {
        self.chatList = chatList
        self.chatIDs = chatIDs
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"setPinnedChats""#)
        wire.object(#","chat_list":"#, self.chatList)
        wire.int53s(#","chat_ids":"#, self.chatIDs)
        wire.close()
    }
}

/// `readChatList chat_list:ChatList = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1read_chat_list.html)
public struct ReadChatList: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let chatList: ChatList

    public init(chatList: ChatList) {
        self.chatList = chatList
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"readChatList""#)
        wire.object(#","chat_list":"#, self.chatList)
        wire.close()
    }
}

/// `getChatsToPostStories = Chats`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_chats_to_post_stories.html)
public struct GetChatsToPostStories: TDFunction, CustomStringConvertible {
    public typealias Result = Chats

    public init() {
    }

    public func encode(into wire: inout WireWriter) {
        wire.empty(#"{"@type":"getChatsToPostStories"}"#)
    }
}

/// `loadActiveStories story_list:StoryList = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1load_active_stories.html)
public struct LoadActiveStories: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let storyList: StoryList

    public init(storyList: StoryList) {
        self.storyList = storyList
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"loadActiveStories""#)
        wire.object(#","story_list":"#, self.storyList)
        wire.close()
    }
}

/// `setChatActiveStoriesList chat_id:int53 story_list:StoryList = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1set_chat_active_stories_list.html)
public struct SetChatActiveStoriesList: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let chatID: Int64
    public let storyList: StoryList

    public init(chatID: Int64, storyList: StoryList) {
        self.chatID = chatID
        self.storyList = storyList
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"setChatActiveStoriesList""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.object(#","story_list":"#, self.storyList)
        wire.close()
    }
}

/// `getChatActiveStories chat_id:int53 = ChatActiveStories`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_chat_active_stories.html)
public struct GetChatActiveStories: TDFunction, CustomStringConvertible {
    public typealias Result = ChatActiveStories
    public let chatID: Int64

    public init(chatID: Int64) {
        self.chatID = chatID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"getChatActiveStories""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.close()
    }
}

/// `getChatPostedToChatPageStories chat_id:int53 from_story_id:int32 limit:int32 = Stories`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_chat_posted_to_chat_page_stories.html)
public struct GetChatPostedToChatPageStories: TDFunction, CustomStringConvertible {
    public typealias Result = Stories
    public let chatID: Int64
    public let fromStoryID: Int32
    public let limit: Int32

    public init(chatID: Int64, fromStoryID: Int32, limit: Int32) {
        self.chatID = chatID
        self.fromStoryID = fromStoryID
        self.limit = limit
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"getChatPostedToChatPageStories""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.int32(#","from_story_id":"#, self.fromStoryID)
        wire.int32(#","limit":"#, self.limit)
        wire.close()
    }
}

/// `getChatArchivedStories chat_id:int53 from_story_id:int32 limit:int32 = Stories`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_chat_archived_stories.html)
public struct GetChatArchivedStories: TDFunction, CustomStringConvertible {
    public typealias Result = Stories
    public let chatID: Int64
    public let fromStoryID: Int32
    public let limit: Int32

    public init(chatID: Int64, fromStoryID: Int32, limit: Int32) {
        self.chatID = chatID
        self.fromStoryID = fromStoryID
        self.limit = limit
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"getChatArchivedStories""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.int32(#","from_story_id":"#, self.fromStoryID)
        wire.int32(#","limit":"#, self.limit)
        wire.close()
    }
}

/// `setChatPinnedStories chat_id:int53 story_ids:vector<int32> = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1set_chat_pinned_stories.html)
public struct SetChatPinnedStories: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let chatID: Int64
    public let storyIDs: [Int32]

    public init(chatID: Int64, storyIDs: [Int32]) {
        self.chatID = chatID
        self.storyIDs = storyIDs
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"setChatPinnedStories""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.int32s(#","story_ids":"#, self.storyIDs)
        wire.close()
    }
}

/// `getChatStoryInteractions story_poster_chat_id:int53 story_id:int32 reaction_type:ReactionType prefer_forwards:Bool offset:string limit:int32 = StoryInteractions`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_chat_story_interactions.html)
public struct GetChatStoryInteractions: TDFunction, CustomStringConvertible {
    public typealias Result = StoryInteractions
    public let storyPosterChatID: Int64
    public let storyID: Int32
    /// May be left out.
    public let reactionType: ReactionType?
    public let preferForwards: Bool
    public let offset: String
    public let limit: Int32

    public init(
        storyPosterChatID: Int64,
        storyID: Int32,
        reactionType: ReactionType? = nil,
        preferForwards: Bool,
        offset: String,
        limit: Int32
    ) {
        self.storyPosterChatID = storyPosterChatID
        self.storyID = storyID
        self.reactionType = reactionType
        self.preferForwards = preferForwards
        self.offset = offset
        self.limit = limit
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"getChatStoryInteractions""#)
        wire.int53(#","story_poster_chat_id":"#, self.storyPosterChatID)
        wire.int32(#","story_id":"#, self.storyID)
        wire.object(#","reaction_type":"#, self.reactionType)
        wire.bool(#","prefer_forwards":"#, self.preferForwards)
        wire.string(#","offset":"#, self.offset)
        wire.int32(#","limit":"#, self.limit)
        wire.close()
    }
}

/// `getChatStoryAlbums chat_id:int53 = StoryAlbums`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_chat_story_albums.html)
public struct GetChatStoryAlbums: TDFunction, CustomStringConvertible {
    public typealias Result = StoryAlbums
    public let chatID: Int64

    public init(chatID: Int64) {
        self.chatID = chatID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"getChatStoryAlbums""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.close()
    }
}

/// `getAvailableChatBoostSlots = ChatBoostSlots`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_available_chat_boost_slots.html)
public struct GetAvailableChatBoostSlots: TDFunction, CustomStringConvertible {
    public typealias Result = ChatBoostSlots

    public init() {
    }

    public func encode(into wire: inout WireWriter) {
        wire.empty(#"{"@type":"getAvailableChatBoostSlots"}"#)
    }
}

/// `boostChat chat_id:int53 slot_ids:vector<int32> = ChatBoostSlots`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1boost_chat.html)
public struct BoostChat: TDFunction, CustomStringConvertible {
    public typealias Result = ChatBoostSlots
    public let chatID: Int64
    public let slotIDs: [Int32]

    public init(chatID: Int64, slotIDs: [Int32]) {
        self.chatID = chatID
        self.slotIDs = slotIDs
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"boostChat""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.int32s(#","slot_ids":"#, self.slotIDs)
        wire.close()
    }
}

/// `getDefaultEmojiStatuses = EmojiStatusCustomEmojis`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_default_emoji_statuses.html)
public struct GetDefaultEmojiStatuses: TDFunction, CustomStringConvertible {
    public typealias Result = EmojiStatusCustomEmojis

    public init() {
    }

    public func encode(into wire: inout WireWriter) {
        wire.empty(#"{"@type":"getDefaultEmojiStatuses"}"#)
    }
}

/// `getDefaultChatEmojiStatuses = EmojiStatusCustomEmojis`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_default_chat_emoji_statuses.html)
public struct GetDefaultChatEmojiStatuses: TDFunction, CustomStringConvertible {
    public typealias Result = EmojiStatusCustomEmojis

    public init() {
    }

    public func encode(into wire: inout WireWriter) {
        wire.empty(#"{"@type":"getDefaultChatEmojiStatuses"}"#)
    }
}

/// `getDisallowedChatEmojiStatuses = EmojiStatusCustomEmojis`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_disallowed_chat_emoji_statuses.html)
public struct GetDisallowedChatEmojiStatuses: TDFunction, CustomStringConvertible {
    public typealias Result = EmojiStatusCustomEmojis

    public init() {
    }

    public func encode(into wire: inout WireWriter) {
        wire.empty(#"{"@type":"getDisallowedChatEmojiStatuses"}"#)
    }
}

/// `createChatSubscriptionInviteLink chat_id:int53 name:string subscription_pricing:starSubscriptionPricing = ChatInviteLink`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1create_chat_subscription_invite_link.html)
public struct CreateChatSubscriptionInviteLink: TDFunction, CustomStringConvertible, CustomReflectable {
    public typealias Result = ChatInviteLink
    public let chatID: Int64
    /// Length 0 to 32 characters.
    public let name: String
    public let subscriptionPricing: StarSubscriptionPricing

    public init(chatID: Int64, name: String, subscriptionPricing: StarSubscriptionPricing) {
        self.chatID = chatID
        self.name = name
        self.subscriptionPricing = subscriptionPricing
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"createChatSubscriptionInviteLink""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.string(#","name":"#, self.name)
        wire.object(#","subscription_pricing":"#, self.subscriptionPricing)
        wire.close()
    }
}

/// `editChatSubscriptionInviteLink chat_id:int53 invite_link:string name:string = ChatInviteLink`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1edit_chat_subscription_invite_link.html)
public struct EditChatSubscriptionInviteLink: TDFunction, CustomStringConvertible, CustomReflectable {
    public typealias Result = ChatInviteLink
    public let chatID: Int64
    public let inviteLink: String
    /// Length 0 to 32 characters.
    public let name: String

    public init(chatID: Int64, inviteLink: String, name: String) {
        self.chatID = chatID
        self.inviteLink = inviteLink
        self.name = name
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"editChatSubscriptionInviteLink""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.string(#","invite_link":"#, self.inviteLink)
        wire.string(#","name":"#, self.name)
        wire.close()
    }
}

/// `joinChatByInviteLink invite_link:string = ChatJoinResult`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1join_chat_by_invite_link.html)
public struct JoinChatByInviteLink: TDFunction, CustomStringConvertible, CustomReflectable {
    public typealias Result = ChatJoinResult
    public let inviteLink: String

    public init(inviteLink: String) {
        self.inviteLink = inviteLink
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"joinChatByInviteLink""#)
        wire.string(#","invite_link":"#, self.inviteLink)
        wire.close()
    }
}

/// `getArchivedStickerSets sticker_type:StickerType offset_sticker_set_id:int64 limit:int32 = StickerSets`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_archived_sticker_sets.html)
public struct GetArchivedStickerSets: TDFunction, CustomStringConvertible {
    public typealias Result = StickerSets
    public let stickerType: StickerType
    public let offsetStickerSetID: Int64
    public let limit: Int32

    public init(stickerType: StickerType, offsetStickerSetID: Int64, limit: Int32) {
        self.stickerType = stickerType
        self.offsetStickerSetID = offsetStickerSetID
        self.limit = limit
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"getArchivedStickerSets""#)
        wire.object(#","sticker_type":"#, self.stickerType)
        wire.int64(#","offset_sticker_set_id":"#, self.offsetStickerSetID)
        wire.int32(#","limit":"#, self.limit)
        wire.close()
    }
}

/// `getDefaultChatPhotoCustomEmojiStickers = Stickers`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_default_chat_photo_custom_emoji_stickers.html)
public struct GetDefaultChatPhotoCustomEmojiStickers: TDFunction, CustomStringConvertible {
    public typealias Result = Stickers

    public init() {
    }

    public func encode(into wire: inout WireWriter) {
        wire.empty(#"{"@type":"getDefaultChatPhotoCustomEmojiStickers"}"#)
    }
}

/// `getDefaultProfilePhotoCustomEmojiStickers = Stickers`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_default_profile_photo_custom_emoji_stickers.html)
public struct GetDefaultProfilePhotoCustomEmojiStickers: TDFunction, CustomStringConvertible {
    public typealias Result = Stickers

    public init() {
    }

    public func encode(into wire: inout WireWriter) {
        wire.empty(#"{"@type":"getDefaultProfilePhotoCustomEmojiStickers"}"#)
    }
}

/// `getDefaultBackgroundCustomEmojiStickers = Stickers`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_default_background_custom_emoji_stickers.html)
public struct GetDefaultBackgroundCustomEmojiStickers: TDFunction, CustomStringConvertible {
    public typealias Result = Stickers

    public init() {
    }

    public func encode(into wire: inout WireWriter) {
        wire.empty(#"{"@type":"getDefaultBackgroundCustomEmojiStickers"}"#)
    }
}

/// `reorderActiveUsernames usernames:vector<string> = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1reorder_active_usernames.html)
public struct ReorderActiveUsernames: TDFunction, CustomStringConvertible, CustomReflectable {
    public typealias Result = Ok
    public let usernames: [String]

    public init(usernames: [String]) {
        self.usernames = usernames
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"reorderActiveUsernames""#)
        wire.strings(#","usernames":"#, self.usernames)
        wire.close()
    }
}

/// `setMainProfileTab main_profile_tab:ProfileTab = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1set_main_profile_tab.html)
public struct SetMainProfileTab: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let mainProfileTab: ProfileTab

    public init(mainProfileTab: ProfileTab) {
        self.mainProfileTab = mainProfileTab
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"setMainProfileTab""#)
        wire.object(#","main_profile_tab":"#, self.mainProfileTab)
        wire.close()
    }
}

/// `setDefaultGroupAdministratorRights default_group_administrator_rights:chatAdministratorRights = Ok`
///
/// For bots only.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1set_default_group_administrator_rights.html)
public struct SetDefaultGroupAdministratorRights: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    /// May be left out.
    public let defaultGroupAdministratorRights: ChatAdministratorRights?

    public init(defaultGroupAdministratorRights: ChatAdministratorRights? = nil) {
        self.defaultGroupAdministratorRights = defaultGroupAdministratorRights
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"setDefaultGroupAdministratorRights""#)
        wire.object(#","default_group_administrator_rights":"#, self.defaultGroupAdministratorRights)
        wire.close()
    }
}

/// `setDefaultChannelAdministratorRights default_channel_administrator_rights:chatAdministratorRights = Ok`
///
/// For bots only.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1set_default_channel_administrator_rights.html)
public struct SetDefaultChannelAdministratorRights: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    /// May be left out.
    public let defaultChannelAdministratorRights: ChatAdministratorRights?

    public init(defaultChannelAdministratorRights: ChatAdministratorRights? = nil) {
        self.defaultChannelAdministratorRights = defaultChannelAdministratorRights
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"setDefaultChannelAdministratorRights""#)
        wire.object(#","default_channel_administrator_rights":"#, self.defaultChannelAdministratorRights)
        wire.close()
    }
}

/// `getActiveSessions = Sessions`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_active_sessions.html)
public struct GetActiveSessions: TDFunction, CustomStringConvertible {
    public typealias Result = Sessions

    public init() {
    }

    public func encode(into wire: inout WireWriter) {
        wire.empty(#"{"@type":"getActiveSessions"}"#)
    }
}

/// `closeSecretChat secret_chat_id:int32 = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1close_secret_chat.html)
public struct CloseSecretChat: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let secretChatID: Int32

    public init(secretChatID: Int32) {
        self.secretChatID = secretChatID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"closeSecretChat""#)
        wire.int32(#","secret_chat_id":"#, self.secretChatID)
        wire.close()
    }
}

/// `getAvailableGifts = AvailableGifts`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_available_gifts.html)
public struct GetAvailableGifts: TDFunction, CustomStringConvertible {
    public typealias Result = AvailableGifts

    public init() {
    }

    public func encode(into wire: inout WireWriter) {
        wire.empty(#"{"@type":"getAvailableGifts"}"#)
    }
}

/// `setPinnedGifts owner_id:MessageSender received_gift_ids:vector<string> = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1set_pinned_gifts.html)
public struct SetPinnedGifts: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let ownerID: MessageSender
    public let receivedGiftIDs: [String]

    public init(ownerID: MessageSender, receivedGiftIDs: [String]) {
        self.ownerID = ownerID
        self.receivedGiftIDs = receivedGiftIDs
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"setPinnedGifts""#)
        wire.object(#","owner_id":"#, self.ownerID)
        wire.strings(#","received_gift_ids":"#, self.receivedGiftIDs)
        wire.close()
    }
}

/// `toggleChatGiftNotifications chat_id:int53 are_enabled:Bool = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1toggle_chat_gift_notifications.html)
public struct ToggleChatGiftNotifications: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let chatID: Int64
    public let areEnabled: Bool

    public init(chatID: Int64, areEnabled: Bool) {
        self.chatID = chatID
        self.areEnabled = areEnabled
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"toggleChatGiftNotifications""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.bool(#","are_enabled":"#, self.areEnabled)
        wire.close()
    }
}

/// `setDefaultBackground background:InputBackground type:BackgroundType for_dark_theme:Bool = Background`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1set_default_background.html)
public struct SetDefaultBackground: TDFunction, CustomStringConvertible {
    public typealias Result = Background
    /// May be left out.
    public let background: InputBackground?
    /// May be left out.
    public let type: BackgroundType?
    public let forDarkTheme: Bool

    public init(background: InputBackground? = nil, type: BackgroundType? = nil, forDarkTheme: Bool) {
        self.background = background
        self.type = type
        self.forDarkTheme = forDarkTheme
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"setDefaultBackground""#)
        wire.object(#","background":"#, self.background)
        wire.object(#","type":"#, self.type)
        wire.bool(#","for_dark_theme":"#, self.forDarkTheme)
        wire.close()
    }
}

/// `deleteDefaultBackground for_dark_theme:Bool = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1delete_default_background.html)
public struct DeleteDefaultBackground: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let forDarkTheme: Bool

    public init(forDarkTheme: Bool) {
        self.forDarkTheme = forDarkTheme
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"deleteDefaultBackground""#)
        wire.bool(#","for_dark_theme":"#, self.forDarkTheme)
        wire.close()
    }
}

/// `getRecentlyVisitedTMeUrls referrer:string = TMeUrls`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_recently_visited_t_me_urls.html)
public struct GetRecentlyVisitedTMeUrls: TDFunction, CustomStringConvertible {
    public typealias Result = TMeUrls
    public let referrer: String

    public init(referrer: String) {
        self.referrer = referrer
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"getRecentlyVisitedTMeUrls""#)
        wire.string(#","referrer":"#, self.referrer)
        wire.close()
    }
}

/// `setChatPaidMessageStarCount chat_id:int53 paid_message_star_count:int53 = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1set_chat_paid_message_star_count.html)
public struct SetChatPaidMessageStarCount: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let chatID: Int64
    /// Range 0 to the option `paid_message_star_count_max`.
    public let paidMessageStarCount: Int64

    public init(chatID: Int64, paidMessageStarCount: Int64) {
        self.chatID = chatID
        self.paidMessageStarCount = paidMessageStarCount
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"setChatPaidMessageStarCount""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.int53(#","paid_message_star_count":"#, self.paidMessageStarCount)
        wire.close()
    }
}

/// `setDefaultMessageAutoDeleteTime message_auto_delete_time:messageAutoDeleteTime = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1set_default_message_auto_delete_time.html)
public struct SetDefaultMessageAutoDeleteTime: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let messageAutoDeleteTime: MessageAutoDeleteTime

    public init(messageAutoDeleteTime: MessageAutoDeleteTime) {
        self.messageAutoDeleteTime = messageAutoDeleteTime
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"setDefaultMessageAutoDeleteTime""#)
        wire.object(#","message_auto_delete_time":"#, self.messageAutoDeleteTime)
        wire.close()
    }
}

/// `getDefaultMessageAutoDeleteTime = MessageAutoDeleteTime`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_default_message_auto_delete_time.html)
public struct GetDefaultMessageAutoDeleteTime: TDFunction, CustomStringConvertible {
    public typealias Result = MessageAutoDeleteTime

    public init() {
    }

    public func encode(into wire: inout WireWriter) {
        wire.empty(#"{"@type":"getDefaultMessageAutoDeleteTime"}"#)
    }
}

/// `removeChatActionBar chat_id:int53 = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1remove_chat_action_bar.html)
public struct RemoveChatActionBar: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let chatID: Int64

    public init(chatID: Int64) {
        self.chatID = chatID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"removeChatActionBar""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.close()
    }
}

/// `reportChat chat_id:int53 option_id:bytes message_ids:vector<int53> text:string = ReportChatResult`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1report_chat.html)
public struct ReportChat: TDFunction, CustomStringConvertible, CustomReflectable {
    public typealias Result = ReportChatResult
    public let chatID: Int64
    public let optionID: [UInt8]
    public let messageIDs: [Int64]
    /// Length 0 to 1024 characters.
    public let text: String

    public init(chatID: Int64, optionID: [UInt8], messageIDs: [Int64], text: String) {
        self.chatID = chatID
        self.optionID = optionID
        self.messageIDs = messageIDs
        self.text = text
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"reportChat""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.bytes(#","option_id":"#, self.optionID)
        wire.int53s(#","message_ids":"#, self.messageIDs)
        wire.string(#","text":"#, self.text)
        wire.close()
    }
}

/// `reportChatPhoto chat_id:int53 file_id:int32 reason:ReportReason text:string = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1report_chat_photo.html)
public struct ReportChatPhoto: TDFunction, CustomStringConvertible, CustomReflectable {
    public typealias Result = Ok
    public let chatID: Int64
    public let fileID: Int32
    public let reason: ReportReason
    /// Length 0 to 1024 characters.
    public let text: String

    public init(chatID: Int64, fileID: Int32, reason: ReportReason, text: String) {
        self.chatID = chatID
        self.fileID = fileID
        self.reason = reason
        self.text = text
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"reportChatPhoto""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.int32(#","file_id":"#, self.fileID)
        wire.object(#","reason":"#, self.reason)
        wire.string(#","text":"#, self.text)
        wire.close()
    }
}

/// `setChatAffiliateProgram chat_id:int53 parameters:affiliateProgramParameters = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1set_chat_affiliate_program.html)
public struct SetChatAffiliateProgram: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let chatID: Int64
    /// May be left out.
    public let parameters: AffiliateProgramParameters?

    public init(chatID: Int64, parameters: AffiliateProgramParameters? = nil) {
        self.chatID = chatID
        self.parameters = parameters
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"setChatAffiliateProgram""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.object(#","parameters":"#, self.parameters)
        wire.close()
    }
}

/// `searchChatAffiliateProgram username:string referrer:string = Chat`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1search_chat_affiliate_program.html)
public struct SearchChatAffiliateProgram: TDFunction, CustomStringConvertible, CustomReflectable {
    public typealias Result = Chat
    public let username: String
    public let referrer: String

    public init(username: String, referrer: String) {
        self.username = username
        self.referrer = referrer
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"searchChatAffiliateProgram""#)
        wire.string(#","username":"#, self.username)
        wire.string(#","referrer":"#, self.referrer)
        wire.close()
    }
}

extension TDFunctionSender {
    /// `getSecretChat secret_chat_id:int32 = SecretChat`
    ///
    /// Needs no network.
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_secret_chat.html)
    @_alwaysEmitIntoClient
    public func getSecretChat(secretChatID: Int32) async throws -> SecretChat {
        try await send(GetSecretChat(secretChatID: secretChatID))
    }

    /// `getChat chat_id:int53 = Chat`
    ///
    /// Needs no network.
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_chat.html)
    @_alwaysEmitIntoClient
    public func getChat(chatID: Int64) async throws -> Chat {
        try await send(GetChat(chatID: chatID))
    }

    /// `getChatPinnedMessage chat_id:int53 = Message`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_chat_pinned_message.html)
    @_alwaysEmitIntoClient
    public func getChatPinnedMessage(chatID: Int64) async throws -> Message {
        try await send(GetChatPinnedMessage(chatID: chatID))
    }

    /// `loadChats chat_list:ChatList limit:int32 = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1load_chats.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func loadChats(chatList: ChatList? = nil, limit: Int32) async throws -> Ok {
        try await send(LoadChats(chatList: chatList, limit: limit))
    }

    /// `getChats chat_list:ChatList limit:int32 = Chats`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_chats.html)
    @_alwaysEmitIntoClient
    public func getChats(chatList: ChatList? = nil, limit: Int32) async throws -> Chats {
        try await send(GetChats(chatList: chatList, limit: limit))
    }

    /// `searchPublicChat username:string = Chat`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1search_public_chat.html)
    @_alwaysEmitIntoClient
    public func searchPublicChat(username: String) async throws -> Chat {
        try await send(SearchPublicChat(username: username))
    }

    /// `searchPublicChats query:string type_filter:SearchChatTypeFilter = Chats`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1search_public_chats.html)
    @_alwaysEmitIntoClient
    public func searchPublicChats(query: String, typeFilter: SearchChatTypeFilter? = nil) async throws -> Chats {
        try await send(SearchPublicChats(query: query, typeFilter: typeFilter))
    }

    /// `searchChats query:string type_filter:SearchChatTypeFilter limit:int32 = Chats`
    ///
    /// Needs no network.
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1search_chats.html)
    @_alwaysEmitIntoClient
    public func searchChats(
        query: String,
        typeFilter: SearchChatTypeFilter? = nil,
        limit: Int32
    ) async throws -> Chats {
        try await send(SearchChats(query: query, typeFilter: typeFilter, limit: limit))
    }

    /// `searchChatsOnServer query:string type_filter:SearchChatTypeFilter limit:int32 = Chats`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1search_chats_on_server.html)
    @_alwaysEmitIntoClient
    public func searchChatsOnServer(
        query: String,
        typeFilter: SearchChatTypeFilter? = nil,
        limit: Int32
    ) async throws -> Chats {
        try await send(SearchChatsOnServer(query: query, typeFilter: typeFilter, limit: limit))
    }

    /// `getRecommendedChats = Chats`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_recommended_chats.html)
    @_alwaysEmitIntoClient
    public func getRecommendedChats() async throws -> Chats {
        try await send(GetRecommendedChats())
    }

    /// `getChatSimilarChats chat_id:int53 = Chats`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_chat_similar_chats.html)
    @_alwaysEmitIntoClient
    public func getChatSimilarChats(chatID: Int64) async throws -> Chats {
        try await send(GetChatSimilarChats(chatID: chatID))
    }

    /// `getChatSimilarChatCount chat_id:int53 return_local:Bool = Count`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_chat_similar_chat_count.html)
    @_alwaysEmitIntoClient
    public func getChatSimilarChatCount(chatID: Int64, returnLocal: Bool) async throws -> Count {
        try await send(GetChatSimilarChatCount(chatID: chatID, returnLocal: returnLocal))
    }

    /// `openChatSimilarChat chat_id:int53 opened_chat_id:int53 = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1open_chat_similar_chat.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func openChatSimilarChat(chatID: Int64, openedChatID: Int64) async throws -> Ok {
        try await send(OpenChatSimilarChat(chatID: chatID, openedChatID: openedChatID))
    }

    /// `getTopChats category:TopChatCategory limit:int32 = Chats`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_top_chats.html)
    @_alwaysEmitIntoClient
    public func getTopChats(category: TopChatCategory, limit: Int32) async throws -> Chats {
        try await send(GetTopChats(category: category, limit: limit))
    }

    /// `removeTopChat category:TopChatCategory chat_id:int53 = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1remove_top_chat.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func removeTopChat(category: TopChatCategory, chatID: Int64) async throws -> Ok {
        try await send(RemoveTopChat(category: category, chatID: chatID))
    }

    /// `searchRecentlyFoundChats query:string type_filter:SearchChatTypeFilter limit:int32 = Chats`
    ///
    /// Needs no network.
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1search_recently_found_chats.html)
    @_alwaysEmitIntoClient
    public func searchRecentlyFoundChats(
        query: String,
        typeFilter: SearchChatTypeFilter? = nil,
        limit: Int32
    ) async throws -> Chats {
        try await send(SearchRecentlyFoundChats(query: query, typeFilter: typeFilter, limit: limit))
    }

    /// `addRecentlyFoundChat chat_id:int53 = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1add_recently_found_chat.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func addRecentlyFoundChat(chatID: Int64) async throws -> Ok {
        try await send(AddRecentlyFoundChat(chatID: chatID))
    }

    /// `removeRecentlyFoundChat chat_id:int53 = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1remove_recently_found_chat.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func removeRecentlyFoundChat(chatID: Int64) async throws -> Ok {
        try await send(RemoveRecentlyFoundChat(chatID: chatID))
    }

    /// `clearRecentlyFoundChats = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1clear_recently_found_chats.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func clearRecentlyFoundChats() async throws -> Ok {
        try await send(ClearRecentlyFoundChats())
    }

    /// `getRecentlyOpenedChats limit:int32 = Chats`
    ///
    /// Needs no network.
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_recently_opened_chats.html)
    @_alwaysEmitIntoClient
    public func getRecentlyOpenedChats(limit: Int32) async throws -> Chats {
        try await send(GetRecentlyOpenedChats(limit: limit))
    }

    /// `checkChatUsername chat_id:int53 username:string = CheckChatUsernameResult`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1check_chat_username.html)
    @_alwaysEmitIntoClient
    public func checkChatUsername(chatID: Int64, username: String) async throws -> CheckChatUsernameResult {
        try await send(CheckChatUsername(chatID: chatID, username: username))
    }

    /// `getCreatedPublicChats type:PublicChatType = Chats`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_created_public_chats.html)
    @_alwaysEmitIntoClient
    public func getCreatedPublicChats(type: PublicChatType) async throws -> Chats {
        try await send(GetCreatedPublicChats(type: type))
    }

    /// `checkCreatedPublicChatsLimit type:PublicChatType = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1check_created_public_chats_limit.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func checkCreatedPublicChatsLimit(type: PublicChatType) async throws -> Ok {
        try await send(CheckCreatedPublicChatsLimit(type: type))
    }

    /// `setPinnedSavedMessagesTopics saved_messages_topic_ids:vector<int53> = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1set_pinned_saved_messages_topics.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func setPinnedSavedMessagesTopics(savedMessagesTopicIDs: [Int64]) async throws -> Ok {
        try await send(SetPinnedSavedMessagesTopics(savedMessagesTopicIDs: savedMessagesTopicIDs))
    }

    /// `getChatHistory chat_id:int53 from_message_id:int53 offset:int32 limit:int32 only_local:Bool = Messages`
    ///
    /// Needs no network.
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_chat_history.html)
    @_alwaysEmitIntoClient
    public func getChatHistory(
        chatID: Int64,
        fromMessageID: Int64,
        offset: Int32,
        limit: Int32,
        onlyLocal: Bool
    ) async throws -> Messages {
        try await send(GetChatHistory(
        chatID: chatID,
        fromMessageID: fromMessageID,
        offset: offset,
        limit: limit,
        onlyLocal: onlyLocal
    ))
    }

    /// `deleteChatHistory chat_id:int53 remove_from_chat_list:Bool revoke:Bool = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1delete_chat_history.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func deleteChatHistory(chatID: Int64, removeFromChatList: Bool, revoke: Bool) async throws -> Ok {
        try await send(DeleteChatHistory(chatID: chatID, removeFromChatList: removeFromChatList, revoke: revoke))
    }

    /// `deleteChat chat_id:int53 = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1delete_chat.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func deleteChat(chatID: Int64) async throws -> Ok {
        try await send(DeleteChat(chatID: chatID))
    }

    /// `searchChatMessages chat_id:int53 topic_id:MessageTopic query:string sender_id:MessageSender from_message_id:int53 offset:int32 limit:int32 filter:SearchMessagesFilter = FoundChatMessages`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1search_chat_messages.html)
    @_alwaysEmitIntoClient
    public func searchChatMessages(
        chatID: Int64,
        topicID: MessageTopic? = nil,
        query: String,
        senderID: MessageSender? = nil,
        fromMessageID: Int64,
        offset: Int32,
        limit: Int32,
        filter: SearchMessagesFilter? = nil
    ) async throws -> FoundChatMessages {
        try await send(SearchChatMessages(
        chatID: chatID,
        topicID: topicID,
        query: query,
        senderID: senderID,
        fromMessageID: fromMessageID,
        offset: offset,
        limit: limit,
        filter: filter
    ))
    }

    /// `getPublicPostSearchLimits query:string = PublicPostSearchLimits`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_public_post_search_limits.html)
    @_alwaysEmitIntoClient
    public func getPublicPostSearchLimits(query: String) async throws -> PublicPostSearchLimits {
        try await send(GetPublicPostSearchLimits(query: query))
    }

    /// `searchPublicPosts query:string offset:string limit:int32 star_count:int53 = FoundPublicPosts`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1search_public_posts.html)
    @_alwaysEmitIntoClient
    public func searchPublicPosts(
        query: String,
        offset: String,
        limit: Int32,
        starCount: Int64
    ) async throws -> FoundPublicPosts {
        try await send(SearchPublicPosts(query: query, offset: offset, limit: limit, starCount: starCount))
    }

    /// `searchPublicMessagesByTag tag:string offset:string limit:int32 = FoundMessages`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1search_public_messages_by_tag.html)
    @_alwaysEmitIntoClient
    public func searchPublicMessagesByTag(tag: String, offset: String, limit: Int32) async throws -> FoundMessages {
        try await send(SearchPublicMessagesByTag(tag: tag, offset: offset, limit: limit))
    }

    /// `searchPublicStoriesByTag story_poster_chat_id:int53 tag:string offset:string limit:int32 = FoundStories`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1search_public_stories_by_tag.html)
    @_alwaysEmitIntoClient
    public func searchPublicStoriesByTag(
        storyPosterChatID: Int64,
        tag: String,
        offset: String,
        limit: Int32
    ) async throws -> FoundStories {
        try await send(SearchPublicStoriesByTag(
        storyPosterChatID: storyPosterChatID,
        tag: tag,
        offset: offset,
        limit: limit
    ))
    }

    /// `searchPublicStoriesByLocation address:locationAddress offset:string limit:int32 = FoundStories`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1search_public_stories_by_location.html)
    @_alwaysEmitIntoClient
    public func searchPublicStoriesByLocation(
        address: LocationAddress,
        offset: String,
        limit: Int32
    ) async throws -> FoundStories {
        try await send(SearchPublicStoriesByLocation(address: address, offset: offset, limit: limit))
    }

    /// `searchPublicStoriesByVenue venue_provider:string venue_id:string offset:string limit:int32 = FoundStories`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1search_public_stories_by_venue.html)
    @_alwaysEmitIntoClient
    public func searchPublicStoriesByVenue(
        venueProvider: String,
        venueID: String,
        offset: String,
        limit: Int32
    ) async throws -> FoundStories {
        try await send(SearchPublicStoriesByVenue(
        venueProvider: venueProvider,
        venueID: venueID,
        offset: offset,
        limit: limit
    ))
    }

    /// `searchChatRecentLocationMessages chat_id:int53 limit:int32 = Messages`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1search_chat_recent_location_messages.html)
    @_alwaysEmitIntoClient
    public func searchChatRecentLocationMessages(chatID: Int64, limit: Int32) async throws -> Messages {
        try await send(SearchChatRecentLocationMessages(chatID: chatID, limit: limit))
    }

    /// `getChatMessageByDate chat_id:int53 date:int32 = Message`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_chat_message_by_date.html)
    @_alwaysEmitIntoClient
    public func getChatMessageByDate(chatID: Int64, date: Int32) async throws -> Message {
        try await send(GetChatMessageByDate(chatID: chatID, date: date))
    }

    /// `getChatSparseMessagePositions chat_id:int53 filter:SearchMessagesFilter from_message_id:int53 limit:int32 saved_messages_topic_id:int53 = MessagePositions`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_chat_sparse_message_positions.html)
    @_alwaysEmitIntoClient
    public func getChatSparseMessagePositions(
        chatID: Int64,
        filter: SearchMessagesFilter,
        fromMessageID: Int64,
        limit: Int32,
        savedMessagesTopicID: Int64
    ) async throws -> MessagePositions {
        try await send(GetChatSparseMessagePositions(
        chatID: chatID,
        filter: filter,
        fromMessageID: fromMessageID,
        limit: limit,
        savedMessagesTopicID: savedMessagesTopicID
    ))
    }

    /// `getChatMessageCalendar chat_id:int53 topic_id:MessageTopic filter:SearchMessagesFilter from_message_id:int53 = MessageCalendar`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_chat_message_calendar.html)
    @_alwaysEmitIntoClient
    public func getChatMessageCalendar(
        chatID: Int64,
        topicID: MessageTopic? = nil,
        filter: SearchMessagesFilter,
        fromMessageID: Int64
    ) async throws -> MessageCalendar {
        try await send(GetChatMessageCalendar(
        chatID: chatID,
        topicID: topicID,
        filter: filter,
        fromMessageID: fromMessageID
    ))
    }

    /// `getChatMessageCount chat_id:int53 topic_id:MessageTopic filter:SearchMessagesFilter return_local:Bool = Count`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_chat_message_count.html)
    @_alwaysEmitIntoClient
    public func getChatMessageCount(
        chatID: Int64,
        topicID: MessageTopic? = nil,
        filter: SearchMessagesFilter,
        returnLocal: Bool
    ) async throws -> Count {
        try await send(GetChatMessageCount(chatID: chatID, topicID: topicID, filter: filter, returnLocal: returnLocal))
    }

    /// `getChatMessagePosition chat_id:int53 topic_id:MessageTopic filter:SearchMessagesFilter message_id:int53 = Count`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_chat_message_position.html)
    @_alwaysEmitIntoClient
    public func getChatMessagePosition(
        chatID: Int64,
        topicID: MessageTopic? = nil,
        filter: SearchMessagesFilter,
        messageID: Int64
    ) async throws -> Count {
        try await send(GetChatMessagePosition(chatID: chatID, topicID: topicID, filter: filter, messageID: messageID))
    }

    /// `getChatScheduledMessages chat_id:int53 = Messages`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_chat_scheduled_messages.html)
    @_alwaysEmitIntoClient
    public func getChatScheduledMessages(chatID: Int64) async throws -> Messages {
        try await send(GetChatScheduledMessages(chatID: chatID))
    }

    /// `getChatSponsoredMessages chat_id:int53 = SponsoredMessages`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_chat_sponsored_messages.html)
    @_alwaysEmitIntoClient
    public func getChatSponsoredMessages(chatID: Int64) async throws -> SponsoredMessages {
        try await send(GetChatSponsoredMessages(chatID: chatID))
    }

    /// `clickChatSponsoredMessage chat_id:int53 message_id:int53 is_media_click:Bool from_fullscreen:Bool = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1click_chat_sponsored_message.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func clickChatSponsoredMessage(
        chatID: Int64,
        messageID: Int64,
        isMediaClick: Bool,
        fromFullscreen: Bool
    ) async throws -> Ok {
        try await send(ClickChatSponsoredMessage(
        chatID: chatID,
        messageID: messageID,
        isMediaClick: isMediaClick,
        fromFullscreen: fromFullscreen
    ))
    }

    /// `reportChatSponsoredMessage chat_id:int53 message_id:int53 option_id:bytes = ReportSponsoredResult`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1report_chat_sponsored_message.html)
    @_alwaysEmitIntoClient
    public func reportChatSponsoredMessage(
        chatID: Int64,
        messageID: Int64,
        optionID: [UInt8]
    ) async throws -> ReportSponsoredResult {
        try await send(ReportChatSponsoredMessage(chatID: chatID, messageID: messageID, optionID: optionID))
    }

    /// `getChatAvailableMessageSenders chat_id:int53 = ChatMessageSenders`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_chat_available_message_senders.html)
    @_alwaysEmitIntoClient
    public func getChatAvailableMessageSenders(chatID: Int64) async throws -> ChatMessageSenders {
        try await send(GetChatAvailableMessageSenders(chatID: chatID))
    }

    /// `setChatMessageSender chat_id:int53 message_sender_id:MessageSender = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1set_chat_message_sender.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func setChatMessageSender(chatID: Int64, messageSenderID: MessageSender) async throws -> Ok {
        try await send(SetChatMessageSender(chatID: chatID, messageSenderID: messageSenderID))
    }

    /// `deleteChatMessagesBySender chat_id:int53 sender_id:MessageSender = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1delete_chat_messages_by_sender.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func deleteChatMessagesBySender(chatID: Int64, senderID: MessageSender) async throws -> Ok {
        try await send(DeleteChatMessagesBySender(chatID: chatID, senderID: senderID))
    }

    /// `deleteChatMessagesByDate chat_id:int53 min_date:int32 max_date:int32 revoke:Bool = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1delete_chat_messages_by_date.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func deleteChatMessagesByDate(
        chatID: Int64,
        minDate: Int32,
        maxDate: Int32,
        revoke: Bool
    ) async throws -> Ok {
        try await send(DeleteChatMessagesByDate(chatID: chatID, minDate: minDate, maxDate: maxDate, revoke: revoke))
    }

    /// `setPinnedForumTopics chat_id:int53 forum_topic_ids:vector<int32> = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1set_pinned_forum_topics.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func setPinnedForumTopics(chatID: Int64, forumTopicIDs: [Int32]) async throws -> Ok {
        try await send(SetPinnedForumTopics(chatID: chatID, forumTopicIDs: forumTopicIDs))
    }

    /// `getChatAvailablePaidMessageReactionSenders chat_id:int53 = MessageSenders`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_chat_available_paid_message_reaction_senders.html)
    @_alwaysEmitIntoClient
    public func getChatAvailablePaidMessageReactionSenders(chatID: Int64) async throws -> MessageSenders {
        try await send(GetChatAvailablePaidMessageReactionSenders(chatID: chatID))
    }

    /// `setDefaultReactionType reaction_type:ReactionType = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1set_default_reaction_type.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func setDefaultReactionType(reactionType: ReactionType) async throws -> Ok {
        try await send(SetDefaultReactionType(reactionType: reactionType))
    }

    /// `shareChatWithBot source:KeyboardButtonSource button_id:int32 shared_chat_id:int53 only_check:Bool = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1share_chat_with_bot.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func shareChatWithBot(
        source: KeyboardButtonSource,
        buttonID: Int32,
        sharedChatID: Int64,
        onlyCheck: Bool
    ) async throws -> Ok {
        try await send(ShareChatWithBot(
        source: source,
        buttonID: buttonID,
        sharedChatID: sharedChatID,
        onlyCheck: onlyCheck
    ))
    }

    /// `getMainWebApp chat_id:int53 bot_user_id:int53 start_parameter:string parameters:webAppOpenParameters = MainWebApp`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_main_web_app.html)
    @_alwaysEmitIntoClient
    public func getMainWebApp(
        chatID: Int64,
        botUserID: Int64,
        startParameter: String,
        parameters: WebAppOpenParameters
    ) async throws -> MainWebApp {
        try await send(GetMainWebApp(
        chatID: chatID,
        botUserID: botUserID,
        startParameter: startParameter,
        parameters: parameters
    ))
    }

    /// `deleteChatReplyMarkup chat_id:int53 message_id:int53 = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1delete_chat_reply_markup.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func deleteChatReplyMarkup(chatID: Int64, messageID: Int64) async throws -> Ok {
        try await send(DeleteChatReplyMarkup(chatID: chatID, messageID: messageID))
    }

    /// `sendChatAction chat_id:int53 topic_id:MessageTopic business_connection_id:string action:ChatAction = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1send_chat_action.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func sendChatAction(
        chatID: Int64,
        topicID: MessageTopic? = nil,
        businessConnectionID: String,
        action: ChatAction? = nil
    ) async throws -> Ok {
        try await send(SendChatAction(
        chatID: chatID,
        topicID: topicID,
        businessConnectionID: businessConnectionID,
        action: action
    ))
    }

    /// `openChat chat_id:int53 = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1open_chat.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func openChat(chatID: Int64) async throws -> Ok {
        try await send(OpenChat(chatID: chatID))
    }

    /// `closeChat chat_id:int53 = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1close_chat.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func closeChat(chatID: Int64) async throws -> Ok {
        try await send(CloseChat(chatID: chatID))
    }

    /// `readAllChatMentions chat_id:int53 = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1read_all_chat_mentions.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func readAllChatMentions(chatID: Int64) async throws -> Ok {
        try await send(ReadAllChatMentions(chatID: chatID))
    }

    /// `readAllChatReactions chat_id:int53 = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1read_all_chat_reactions.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func readAllChatReactions(chatID: Int64) async throws -> Ok {
        try await send(ReadAllChatReactions(chatID: chatID))
    }

    /// `readAllChatPollVotes chat_id:int53 = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1read_all_chat_poll_votes.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func readAllChatPollVotes(chatID: Int64) async throws -> Ok {
        try await send(ReadAllChatPollVotes(chatID: chatID))
    }

    /// `createPrivateChat user_id:int53 force:Bool = Chat`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1create_private_chat.html)
    @_alwaysEmitIntoClient
    public func createPrivateChat(userID: Int64, force: Bool) async throws -> Chat {
        try await send(CreatePrivateChat(userID: userID, force: force))
    }

    /// `createSecretChat secret_chat_id:int32 = Chat`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1create_secret_chat.html)
    @_alwaysEmitIntoClient
    public func createSecretChat(secretChatID: Int32) async throws -> Chat {
        try await send(CreateSecretChat(secretChatID: secretChatID))
    }

    /// `getChatListsToAddChat chat_id:int53 = ChatLists`
    ///
    /// Needs no network.
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_chat_lists_to_add_chat.html)
    @_alwaysEmitIntoClient
    public func getChatListsToAddChat(chatID: Int64) async throws -> ChatLists {
        try await send(GetChatListsToAddChat(chatID: chatID))
    }

    /// `addChatToList chat_id:int53 chat_list:ChatList = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1add_chat_to_list.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func addChatToList(chatID: Int64, chatList: ChatList) async throws -> Ok {
        try await send(AddChatToList(chatID: chatID, chatList: chatList))
    }

    /// `getChatFolder chat_folder_id:int32 = ChatFolder`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_chat_folder.html)
    @_alwaysEmitIntoClient
    public func getChatFolder(chatFolderID: Int32) async throws -> ChatFolder {
        try await send(GetChatFolder(chatFolderID: chatFolderID))
    }

    /// `createChatFolder folder:chatFolder = ChatFolderInfo`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1create_chat_folder.html)
    @_alwaysEmitIntoClient
    public func createChatFolder(folder: ChatFolder) async throws -> ChatFolderInfo {
        try await send(CreateChatFolder(folder: folder))
    }

    /// `editChatFolder chat_folder_id:int32 folder:chatFolder = ChatFolderInfo`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1edit_chat_folder.html)
    @_alwaysEmitIntoClient
    public func editChatFolder(chatFolderID: Int32, folder: ChatFolder) async throws -> ChatFolderInfo {
        try await send(EditChatFolder(chatFolderID: chatFolderID, folder: folder))
    }

    /// `deleteChatFolder chat_folder_id:int32 leave_chat_ids:vector<int53> = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1delete_chat_folder.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func deleteChatFolder(chatFolderID: Int32, leaveChatIDs: [Int64]) async throws -> Ok {
        try await send(DeleteChatFolder(chatFolderID: chatFolderID, leaveChatIDs: leaveChatIDs))
    }

    /// `getChatFolderChatsToLeave chat_folder_id:int32 = Chats`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_chat_folder_chats_to_leave.html)
    @_alwaysEmitIntoClient
    public func getChatFolderChatsToLeave(chatFolderID: Int32) async throws -> Chats {
        try await send(GetChatFolderChatsToLeave(chatFolderID: chatFolderID))
    }

    /// `getChatFolderChatCount folder:chatFolder = Count`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_chat_folder_chat_count.html)
    @_alwaysEmitIntoClient
    public func getChatFolderChatCount(folder: ChatFolder) async throws -> Count {
        try await send(GetChatFolderChatCount(folder: folder))
    }

    /// `reorderChatFolders chat_folder_ids:vector<int32> main_chat_list_position:int32 = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1reorder_chat_folders.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func reorderChatFolders(chatFolderIDs: [Int32], mainChatListPosition: Int32) async throws -> Ok {
        try await send(ReorderChatFolders(chatFolderIDs: chatFolderIDs, mainChatListPosition: mainChatListPosition))
    }

    /// `toggleChatFolderTags are_tags_enabled:Bool = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1toggle_chat_folder_tags.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func toggleChatFolderTags(areTagsEnabled: Bool) async throws -> Ok {
        try await send(ToggleChatFolderTags(areTagsEnabled: areTagsEnabled))
    }

    /// `getRecommendedChatFolders = RecommendedChatFolders`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_recommended_chat_folders.html)
    @_alwaysEmitIntoClient
    public func getRecommendedChatFolders() async throws -> RecommendedChatFolders {
        try await send(GetRecommendedChatFolders())
    }

    /// `getChatFolderDefaultIconName folder:chatFolder = ChatFolderIcon`
    ///
    /// Can be called synchronously.
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_chat_folder_default_icon_name.html)
    @_alwaysEmitIntoClient
    public func getChatFolderDefaultIconName(folder: ChatFolder) async throws -> ChatFolderIcon {
        try await send(GetChatFolderDefaultIconName(folder: folder))
    }

    /// `getChatsForChatFolderInviteLink chat_folder_id:int32 = Chats`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_chats_for_chat_folder_invite_link.html)
    @_alwaysEmitIntoClient
    public func getChatsForChatFolderInviteLink(chatFolderID: Int32) async throws -> Chats {
        try await send(GetChatsForChatFolderInviteLink(chatFolderID: chatFolderID))
    }

    /// `createChatFolderInviteLink chat_folder_id:int32 name:string chat_ids:vector<int53> = ChatFolderInviteLink`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1create_chat_folder_invite_link.html)
    @_alwaysEmitIntoClient
    public func createChatFolderInviteLink(
        chatFolderID: Int32,
        name: String,
        chatIDs: [Int64]
    ) async throws -> ChatFolderInviteLink {
        try await send(CreateChatFolderInviteLink(chatFolderID: chatFolderID, name: name, chatIDs: chatIDs))
    }

    /// `getChatFolderInviteLinks chat_folder_id:int32 = ChatFolderInviteLinks`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_chat_folder_invite_links.html)
    @_alwaysEmitIntoClient
    public func getChatFolderInviteLinks(chatFolderID: Int32) async throws -> ChatFolderInviteLinks {
        try await send(GetChatFolderInviteLinks(chatFolderID: chatFolderID))
    }

    /// `editChatFolderInviteLink chat_folder_id:int32 invite_link:string name:string chat_ids:vector<int53> = ChatFolderInviteLink`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1edit_chat_folder_invite_link.html)
    @_alwaysEmitIntoClient
    public func editChatFolderInviteLink(
        chatFolderID: Int32,
        inviteLink: String,
        name: String,
        chatIDs: [Int64]
    ) async throws -> ChatFolderInviteLink {
        try await send(EditChatFolderInviteLink(
        chatFolderID: chatFolderID,
        inviteLink: inviteLink,
        name: name,
        chatIDs: chatIDs
    ))
    }

    /// `deleteChatFolderInviteLink chat_folder_id:int32 invite_link:string = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1delete_chat_folder_invite_link.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func deleteChatFolderInviteLink(chatFolderID: Int32, inviteLink: String) async throws -> Ok {
        try await send(DeleteChatFolderInviteLink(chatFolderID: chatFolderID, inviteLink: inviteLink))
    }

    /// `checkChatFolderInviteLink invite_link:string = ChatFolderInviteLinkInfo`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1check_chat_folder_invite_link.html)
    @_alwaysEmitIntoClient
    public func checkChatFolderInviteLink(inviteLink: String) async throws -> ChatFolderInviteLinkInfo {
        try await send(CheckChatFolderInviteLink(inviteLink: inviteLink))
    }

    /// `addChatFolderByInviteLink invite_link:string chat_ids:vector<int53> = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1add_chat_folder_by_invite_link.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func addChatFolderByInviteLink(inviteLink: String, chatIDs: [Int64]) async throws -> Ok {
        try await send(AddChatFolderByInviteLink(inviteLink: inviteLink, chatIDs: chatIDs))
    }

    /// `getChatFolderNewChats chat_folder_id:int32 = Chats`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_chat_folder_new_chats.html)
    @_alwaysEmitIntoClient
    public func getChatFolderNewChats(chatFolderID: Int32) async throws -> Chats {
        try await send(GetChatFolderNewChats(chatFolderID: chatFolderID))
    }

    /// `processChatFolderNewChats chat_folder_id:int32 added_chat_ids:vector<int53> = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1process_chat_folder_new_chats.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func processChatFolderNewChats(chatFolderID: Int32, addedChatIDs: [Int64]) async throws -> Ok {
        try await send(ProcessChatFolderNewChats(chatFolderID: chatFolderID, addedChatIDs: addedChatIDs))
    }

    /// `getArchiveChatListSettings = ArchiveChatListSettings`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_archive_chat_list_settings.html)
    @_alwaysEmitIntoClient
    public func getArchiveChatListSettings() async throws -> ArchiveChatListSettings {
        try await send(GetArchiveChatListSettings())
    }

    /// `setArchiveChatListSettings settings:archiveChatListSettings = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1set_archive_chat_list_settings.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func setArchiveChatListSettings(settings: ArchiveChatListSettings) async throws -> Ok {
        try await send(SetArchiveChatListSettings(settings: settings))
    }

    /// `setChatTitle chat_id:int53 title:string = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1set_chat_title.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func setChatTitle(chatID: Int64, title: String) async throws -> Ok {
        try await send(SetChatTitle(chatID: chatID, title: title))
    }

    /// `setChatPhoto chat_id:int53 photo:InputChatPhoto = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1set_chat_photo.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func setChatPhoto(chatID: Int64, photo: InputChatPhoto? = nil) async throws -> Ok {
        try await send(SetChatPhoto(chatID: chatID, photo: photo))
    }

    /// `setChatAccentColor chat_id:int53 accent_color_id:int32 background_custom_emoji_id:int64 = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1set_chat_accent_color.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func setChatAccentColor(
        chatID: Int64,
        accentColorID: Int32,
        backgroundCustomEmojiID: Int64
    ) async throws -> Ok {
        try await send(SetChatAccentColor(
        chatID: chatID,
        accentColorID: accentColorID,
        backgroundCustomEmojiID: backgroundCustomEmojiID
    ))
    }

    /// `setChatProfileAccentColor chat_id:int53 profile_accent_color_id:int32 profile_background_custom_emoji_id:int64 = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1set_chat_profile_accent_color.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func setChatProfileAccentColor(
        chatID: Int64,
        profileAccentColorID: Int32,
        profileBackgroundCustomEmojiID: Int64
    ) async throws -> Ok {
        try await send(SetChatProfileAccentColor(
        chatID: chatID,
        profileAccentColorID: profileAccentColorID,
        profileBackgroundCustomEmojiID: profileBackgroundCustomEmojiID
    ))
    }

    /// `setChatMessageAutoDeleteTime chat_id:int53 message_auto_delete_time:int32 = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1set_chat_message_auto_delete_time.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func setChatMessageAutoDeleteTime(chatID: Int64, messageAutoDeleteTime: Int32) async throws -> Ok {
        try await send(SetChatMessageAutoDeleteTime(chatID: chatID, messageAutoDeleteTime: messageAutoDeleteTime))
    }

    /// `setChatEmojiStatus chat_id:int53 emoji_status:emojiStatus = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1set_chat_emoji_status.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func setChatEmojiStatus(chatID: Int64, emojiStatus: EmojiStatus? = nil) async throws -> Ok {
        try await send(SetChatEmojiStatus(chatID: chatID, emojiStatus: emojiStatus))
    }

    /// `setChatBackground chat_id:int53 background:InputBackground type:BackgroundType dark_theme_dimming:int32 only_for_self:Bool = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1set_chat_background.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func setChatBackground(
        chatID: Int64,
        background: InputBackground? = nil,
        type: BackgroundType? = nil,
        darkThemeDimming: Int32,
        onlyForSelf: Bool
    ) async throws -> Ok {
        try await send(SetChatBackground(
        chatID: chatID,
        background: background,
        type: type,
        darkThemeDimming: darkThemeDimming,
        onlyForSelf: onlyForSelf
    ))
    }

    /// `deleteChatBackground chat_id:int53 restore_previous:Bool = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1delete_chat_background.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func deleteChatBackground(chatID: Int64, restorePrevious: Bool) async throws -> Ok {
        try await send(DeleteChatBackground(chatID: chatID, restorePrevious: restorePrevious))
    }

    /// `setChatTheme chat_id:int53 theme:InputChatTheme = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1set_chat_theme.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func setChatTheme(chatID: Int64, theme: InputChatTheme? = nil) async throws -> Ok {
        try await send(SetChatTheme(chatID: chatID, theme: theme))
    }

    /// `setChatDraftMessage chat_id:int53 topic_id:MessageTopic draft_message:draftMessage = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1set_chat_draft_message.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func setChatDraftMessage(
        chatID: Int64,
        topicID: MessageTopic? = nil,
        draftMessage: DraftMessage? = nil
    ) async throws -> Ok {
        try await send(SetChatDraftMessage(chatID: chatID, topicID: topicID, draftMessage: draftMessage))
    }

    /// `setChatNotificationSettings chat_id:int53 notification_settings:chatNotificationSettings = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1set_chat_notification_settings.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func setChatNotificationSettings(
        chatID: Int64,
        notificationSettings: ChatNotificationSettings
    ) async throws -> Ok {
        try await send(SetChatNotificationSettings(chatID: chatID, notificationSettings: notificationSettings))
    }

    /// `toggleChatHasProtectedContent chat_id:int53 has_protected_content:Bool = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1toggle_chat_has_protected_content.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func toggleChatHasProtectedContent(chatID: Int64, hasProtectedContent: Bool) async throws -> Ok {
        try await send(ToggleChatHasProtectedContent(chatID: chatID, hasProtectedContent: hasProtectedContent))
    }

    /// `processChatHasProtectedContentDisableRequest chat_id:int53 request_message_id:int53 approve:Bool = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1process_chat_has_protected_content_disable_request.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func processChatHasProtectedContentDisableRequest(
        chatID: Int64,
        requestMessageID: Int64,
        approve: Bool
    ) async throws -> Ok {
        try await send(ProcessChatHasProtectedContentDisableRequest(
        chatID: chatID,
        requestMessageID: requestMessageID,
        approve: approve
    ))
    }

    /// `toggleChatViewAsTopics chat_id:int53 view_as_topics:Bool = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1toggle_chat_view_as_topics.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func toggleChatViewAsTopics(chatID: Int64, viewAsTopics: Bool) async throws -> Ok {
        try await send(ToggleChatViewAsTopics(chatID: chatID, viewAsTopics: viewAsTopics))
    }

    /// `toggleChatIsTranslatable chat_id:int53 is_translatable:Bool = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1toggle_chat_is_translatable.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func toggleChatIsTranslatable(chatID: Int64, isTranslatable: Bool) async throws -> Ok {
        try await send(ToggleChatIsTranslatable(chatID: chatID, isTranslatable: isTranslatable))
    }

    /// `toggleChatIsMarkedAsUnread chat_id:int53 is_marked_as_unread:Bool = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1toggle_chat_is_marked_as_unread.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func toggleChatIsMarkedAsUnread(chatID: Int64, isMarkedAsUnread: Bool) async throws -> Ok {
        try await send(ToggleChatIsMarkedAsUnread(chatID: chatID, isMarkedAsUnread: isMarkedAsUnread))
    }

    /// `toggleChatDefaultDisableNotification chat_id:int53 default_disable_notification:Bool = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1toggle_chat_default_disable_notification.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func toggleChatDefaultDisableNotification(
        chatID: Int64,
        defaultDisableNotification: Bool
    ) async throws -> Ok {
        try await send(ToggleChatDefaultDisableNotification(
        chatID: chatID,
        defaultDisableNotification: defaultDisableNotification
    ))
    }

    /// `setChatAvailableReactions chat_id:int53 available_reactions:ChatAvailableReactions = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1set_chat_available_reactions.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func setChatAvailableReactions(
        chatID: Int64,
        availableReactions: ChatAvailableReactions
    ) async throws -> Ok {
        try await send(SetChatAvailableReactions(chatID: chatID, availableReactions: availableReactions))
    }

    /// `setChatClientData chat_id:int53 client_data:string = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1set_chat_client_data.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func setChatClientData(chatID: Int64, clientData: String) async throws -> Ok {
        try await send(SetChatClientData(chatID: chatID, clientData: clientData))
    }

    /// `setChatDescription chat_id:int53 description:string = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1set_chat_description.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func setChatDescription(chatID: Int64, descriptionText: String) async throws -> Ok {
        try await send(SetChatDescription(chatID: chatID, descriptionText: descriptionText))
    }

    /// `setChatDiscussionGroup chat_id:int53 discussion_chat_id:int53 = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1set_chat_discussion_group.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func setChatDiscussionGroup(chatID: Int64, discussionChatID: Int64) async throws -> Ok {
        try await send(SetChatDiscussionGroup(chatID: chatID, discussionChatID: discussionChatID))
    }

    /// `setChatDirectMessagesGroup chat_id:int53 is_enabled:Bool paid_message_star_count:int53 = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1set_chat_direct_messages_group.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func setChatDirectMessagesGroup(
        chatID: Int64,
        isEnabled: Bool,
        paidMessageStarCount: Int64
    ) async throws -> Ok {
        try await send(SetChatDirectMessagesGroup(
        chatID: chatID,
        isEnabled: isEnabled,
        paidMessageStarCount: paidMessageStarCount
    ))
    }

    /// `setChatLocation chat_id:int53 location:chatLocation = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1set_chat_location.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func setChatLocation(chatID: Int64, location: ChatLocation) async throws -> Ok {
        try await send(SetChatLocation(chatID: chatID, location: location))
    }

    /// `setChatSlowModeDelay chat_id:int53 slow_mode_delay:int32 = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1set_chat_slow_mode_delay.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func setChatSlowModeDelay(chatID: Int64, slowModeDelay: Int32) async throws -> Ok {
        try await send(SetChatSlowModeDelay(chatID: chatID, slowModeDelay: slowModeDelay))
    }

    /// `pinChatMessage chat_id:int53 message_id:int53 disable_notification:Bool only_for_self:Bool = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1pin_chat_message.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func pinChatMessage(
        chatID: Int64,
        messageID: Int64,
        disableNotification: Bool,
        onlyForSelf: Bool
    ) async throws -> Ok {
        try await send(PinChatMessage(
        chatID: chatID,
        messageID: messageID,
        disableNotification: disableNotification,
        onlyForSelf: onlyForSelf
    ))
    }

    /// `unpinChatMessage chat_id:int53 message_id:int53 = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1unpin_chat_message.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func unpinChatMessage(chatID: Int64, messageID: Int64) async throws -> Ok {
        try await send(UnpinChatMessage(chatID: chatID, messageID: messageID))
    }

    /// `unpinAllChatMessages chat_id:int53 = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1unpin_all_chat_messages.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func unpinAllChatMessages(chatID: Int64) async throws -> Ok {
        try await send(UnpinAllChatMessages(chatID: chatID))
    }

    /// `joinChat chat_id:int53 = ChatJoinResult`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1join_chat.html)
    @_alwaysEmitIntoClient
    public func joinChat(chatID: Int64) async throws -> ChatJoinResult {
        try await send(JoinChat(chatID: chatID))
    }

    /// `leaveChat chat_id:int53 = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1leave_chat.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func leaveChat(chatID: Int64) async throws -> Ok {
        try await send(LeaveChat(chatID: chatID))
    }

    /// `transferChatOwnership chat_id:int53 user_id:int53 password:string = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1transfer_chat_ownership.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func transferChatOwnership(chatID: Int64, userID: Int64, password: String) async throws -> Ok {
        try await send(TransferChatOwnership(chatID: chatID, userID: userID, password: password))
    }

    /// `getChatOwnerAfterLeaving chat_id:int53 = User`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_chat_owner_after_leaving.html)
    @_alwaysEmitIntoClient
    public func getChatOwnerAfterLeaving(chatID: Int64) async throws -> User {
        try await send(GetChatOwnerAfterLeaving(chatID: chatID))
    }

    /// `getChatNotificationSettingsExceptions scope:NotificationSettingsScope compare_sound:Bool = Chats`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_chat_notification_settings_exceptions.html)
    @_alwaysEmitIntoClient
    public func getChatNotificationSettingsExceptions(
        scope: NotificationSettingsScope? = nil,
        compareSound: Bool
    ) async throws -> Chats {
        try await send(GetChatNotificationSettingsExceptions(scope: scope, compareSound: compareSound))
    }

    /// `toggleChatIsPinned chat_list:ChatList chat_id:int53 is_pinned:Bool = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1toggle_chat_is_pinned.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func toggleChatIsPinned(chatList: ChatList, chatID: Int64, isPinned: Bool) async throws -> Ok {
        try await send(ToggleChatIsPinned(chatList: chatList, chatID: chatID, isPinned: isPinned))
    }

    /// `setPinnedChats chat_list:ChatList chat_ids:vector<int53> = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1set_pinned_chats.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func setPinnedChats(chatList: ChatList, chatIDs: [Int64]) async throws -> Ok {
        try await send(SetPinnedChats(chatList: chatList, chatIDs: chatIDs))
    }

    /// `readChatList chat_list:ChatList = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1read_chat_list.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func readChatList(chatList: ChatList) async throws -> Ok {
        try await send(ReadChatList(chatList: chatList))
    }

    /// `getChatsToPostStories = Chats`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_chats_to_post_stories.html)
    @_alwaysEmitIntoClient
    public func getChatsToPostStories() async throws -> Chats {
        try await send(GetChatsToPostStories())
    }

    /// `loadActiveStories story_list:StoryList = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1load_active_stories.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func loadActiveStories(storyList: StoryList) async throws -> Ok {
        try await send(LoadActiveStories(storyList: storyList))
    }

    /// `setChatActiveStoriesList chat_id:int53 story_list:StoryList = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1set_chat_active_stories_list.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func setChatActiveStoriesList(chatID: Int64, storyList: StoryList) async throws -> Ok {
        try await send(SetChatActiveStoriesList(chatID: chatID, storyList: storyList))
    }

    /// `getChatActiveStories chat_id:int53 = ChatActiveStories`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_chat_active_stories.html)
    @_alwaysEmitIntoClient
    public func getChatActiveStories(chatID: Int64) async throws -> ChatActiveStories {
        try await send(GetChatActiveStories(chatID: chatID))
    }

    /// `getChatPostedToChatPageStories chat_id:int53 from_story_id:int32 limit:int32 = Stories`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_chat_posted_to_chat_page_stories.html)
    @_alwaysEmitIntoClient
    public func getChatPostedToChatPageStories(
        chatID: Int64,
        fromStoryID: Int32,
        limit: Int32
    ) async throws -> Stories {
        try await send(GetChatPostedToChatPageStories(chatID: chatID, fromStoryID: fromStoryID, limit: limit))
    }

    /// `getChatArchivedStories chat_id:int53 from_story_id:int32 limit:int32 = Stories`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_chat_archived_stories.html)
    @_alwaysEmitIntoClient
    public func getChatArchivedStories(chatID: Int64, fromStoryID: Int32, limit: Int32) async throws -> Stories {
        try await send(GetChatArchivedStories(chatID: chatID, fromStoryID: fromStoryID, limit: limit))
    }

    /// `setChatPinnedStories chat_id:int53 story_ids:vector<int32> = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1set_chat_pinned_stories.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func setChatPinnedStories(chatID: Int64, storyIDs: [Int32]) async throws -> Ok {
        try await send(SetChatPinnedStories(chatID: chatID, storyIDs: storyIDs))
    }

    /// `getChatStoryInteractions story_poster_chat_id:int53 story_id:int32 reaction_type:ReactionType prefer_forwards:Bool offset:string limit:int32 = StoryInteractions`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_chat_story_interactions.html)
    @_alwaysEmitIntoClient
    public func getChatStoryInteractions(
        storyPosterChatID: Int64,
        storyID: Int32,
        reactionType: ReactionType? = nil,
        preferForwards: Bool,
        offset: String,
        limit: Int32
    ) async throws -> StoryInteractions {
        try await send(GetChatStoryInteractions(
        storyPosterChatID: storyPosterChatID,
        storyID: storyID,
        reactionType: reactionType,
        preferForwards: preferForwards,
        offset: offset,
        limit: limit
    ))
    }

    /// `getChatStoryAlbums chat_id:int53 = StoryAlbums`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_chat_story_albums.html)
    @_alwaysEmitIntoClient
    public func getChatStoryAlbums(chatID: Int64) async throws -> StoryAlbums {
        try await send(GetChatStoryAlbums(chatID: chatID))
    }

    /// `getAvailableChatBoostSlots = ChatBoostSlots`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_available_chat_boost_slots.html)
    @_alwaysEmitIntoClient
    public func getAvailableChatBoostSlots() async throws -> ChatBoostSlots {
        try await send(GetAvailableChatBoostSlots())
    }

    /// `boostChat chat_id:int53 slot_ids:vector<int32> = ChatBoostSlots`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1boost_chat.html)
    @_alwaysEmitIntoClient
    public func boostChat(chatID: Int64, slotIDs: [Int32]) async throws -> ChatBoostSlots {
        try await send(BoostChat(chatID: chatID, slotIDs: slotIDs))
    }

    /// `getDefaultEmojiStatuses = EmojiStatusCustomEmojis`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_default_emoji_statuses.html)
    @_alwaysEmitIntoClient
    public func getDefaultEmojiStatuses() async throws -> EmojiStatusCustomEmojis {
        try await send(GetDefaultEmojiStatuses())
    }

    /// `getDefaultChatEmojiStatuses = EmojiStatusCustomEmojis`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_default_chat_emoji_statuses.html)
    @_alwaysEmitIntoClient
    public func getDefaultChatEmojiStatuses() async throws -> EmojiStatusCustomEmojis {
        try await send(GetDefaultChatEmojiStatuses())
    }

    /// `getDisallowedChatEmojiStatuses = EmojiStatusCustomEmojis`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_disallowed_chat_emoji_statuses.html)
    @_alwaysEmitIntoClient
    public func getDisallowedChatEmojiStatuses() async throws -> EmojiStatusCustomEmojis {
        try await send(GetDisallowedChatEmojiStatuses())
    }

    /// `createChatSubscriptionInviteLink chat_id:int53 name:string subscription_pricing:starSubscriptionPricing = ChatInviteLink`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1create_chat_subscription_invite_link.html)
    @_alwaysEmitIntoClient
    public func createChatSubscriptionInviteLink(
        chatID: Int64,
        name: String,
        subscriptionPricing: StarSubscriptionPricing
    ) async throws -> ChatInviteLink {
        try await send(CreateChatSubscriptionInviteLink(
        chatID: chatID,
        name: name,
        subscriptionPricing: subscriptionPricing
    ))
    }

    /// `editChatSubscriptionInviteLink chat_id:int53 invite_link:string name:string = ChatInviteLink`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1edit_chat_subscription_invite_link.html)
    @_alwaysEmitIntoClient
    public func editChatSubscriptionInviteLink(
        chatID: Int64,
        inviteLink: String,
        name: String
    ) async throws -> ChatInviteLink {
        try await send(EditChatSubscriptionInviteLink(chatID: chatID, inviteLink: inviteLink, name: name))
    }

    /// `joinChatByInviteLink invite_link:string = ChatJoinResult`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1join_chat_by_invite_link.html)
    @_alwaysEmitIntoClient
    public func joinChatByInviteLink(inviteLink: String) async throws -> ChatJoinResult {
        try await send(JoinChatByInviteLink(inviteLink: inviteLink))
    }

    /// `getArchivedStickerSets sticker_type:StickerType offset_sticker_set_id:int64 limit:int32 = StickerSets`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_archived_sticker_sets.html)
    @_alwaysEmitIntoClient
    public func getArchivedStickerSets(
        stickerType: StickerType,
        offsetStickerSetID: Int64,
        limit: Int32
    ) async throws -> StickerSets {
        try await send(GetArchivedStickerSets(
        stickerType: stickerType,
        offsetStickerSetID: offsetStickerSetID,
        limit: limit
    ))
    }

    /// `getDefaultChatPhotoCustomEmojiStickers = Stickers`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_default_chat_photo_custom_emoji_stickers.html)
    @_alwaysEmitIntoClient
    public func getDefaultChatPhotoCustomEmojiStickers() async throws -> Stickers {
        try await send(GetDefaultChatPhotoCustomEmojiStickers())
    }

    /// `getDefaultProfilePhotoCustomEmojiStickers = Stickers`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_default_profile_photo_custom_emoji_stickers.html)
    @_alwaysEmitIntoClient
    public func getDefaultProfilePhotoCustomEmojiStickers() async throws -> Stickers {
        try await send(GetDefaultProfilePhotoCustomEmojiStickers())
    }

    /// `getDefaultBackgroundCustomEmojiStickers = Stickers`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_default_background_custom_emoji_stickers.html)
    @_alwaysEmitIntoClient
    public func getDefaultBackgroundCustomEmojiStickers() async throws -> Stickers {
        try await send(GetDefaultBackgroundCustomEmojiStickers())
    }

    /// `reorderActiveUsernames usernames:vector<string> = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1reorder_active_usernames.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func reorderActiveUsernames(usernames: [String]) async throws -> Ok {
        try await send(ReorderActiveUsernames(usernames: usernames))
    }

    /// `setMainProfileTab main_profile_tab:ProfileTab = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1set_main_profile_tab.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func setMainProfileTab(mainProfileTab: ProfileTab) async throws -> Ok {
        try await send(SetMainProfileTab(mainProfileTab: mainProfileTab))
    }

    /// `setDefaultGroupAdministratorRights default_group_administrator_rights:chatAdministratorRights = Ok`
    ///
    /// For bots only.
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1set_default_group_administrator_rights.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func setDefaultGroupAdministratorRights(
        defaultGroupAdministratorRights: ChatAdministratorRights? = nil
    ) async throws -> Ok {
        try await send(SetDefaultGroupAdministratorRights(
        defaultGroupAdministratorRights: defaultGroupAdministratorRights
    ))
    }

    /// `setDefaultChannelAdministratorRights default_channel_administrator_rights:chatAdministratorRights = Ok`
    ///
    /// For bots only.
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1set_default_channel_administrator_rights.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func setDefaultChannelAdministratorRights(
        defaultChannelAdministratorRights: ChatAdministratorRights? = nil
    ) async throws -> Ok {
        try await send(SetDefaultChannelAdministratorRights(
        defaultChannelAdministratorRights: defaultChannelAdministratorRights
    ))
    }

    /// `getActiveSessions = Sessions`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_active_sessions.html)
    @_alwaysEmitIntoClient
    public func getActiveSessions() async throws -> Sessions {
        try await send(GetActiveSessions())
    }

    /// `closeSecretChat secret_chat_id:int32 = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1close_secret_chat.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func closeSecretChat(secretChatID: Int32) async throws -> Ok {
        try await send(CloseSecretChat(secretChatID: secretChatID))
    }

    /// `getAvailableGifts = AvailableGifts`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_available_gifts.html)
    @_alwaysEmitIntoClient
    public func getAvailableGifts() async throws -> AvailableGifts {
        try await send(GetAvailableGifts())
    }

    /// `setPinnedGifts owner_id:MessageSender received_gift_ids:vector<string> = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1set_pinned_gifts.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func setPinnedGifts(ownerID: MessageSender, receivedGiftIDs: [String]) async throws -> Ok {
        try await send(SetPinnedGifts(ownerID: ownerID, receivedGiftIDs: receivedGiftIDs))
    }

    /// `toggleChatGiftNotifications chat_id:int53 are_enabled:Bool = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1toggle_chat_gift_notifications.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func toggleChatGiftNotifications(chatID: Int64, areEnabled: Bool) async throws -> Ok {
        try await send(ToggleChatGiftNotifications(chatID: chatID, areEnabled: areEnabled))
    }

    /// `setDefaultBackground background:InputBackground type:BackgroundType for_dark_theme:Bool = Background`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1set_default_background.html)
    @_alwaysEmitIntoClient
    public func setDefaultBackground(
        background: InputBackground? = nil,
        type: BackgroundType? = nil,
        forDarkTheme: Bool
    ) async throws -> Background {
        try await send(SetDefaultBackground(background: background, type: type, forDarkTheme: forDarkTheme))
    }

    /// `deleteDefaultBackground for_dark_theme:Bool = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1delete_default_background.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func deleteDefaultBackground(forDarkTheme: Bool) async throws -> Ok {
        try await send(DeleteDefaultBackground(forDarkTheme: forDarkTheme))
    }

    /// `getRecentlyVisitedTMeUrls referrer:string = TMeUrls`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_recently_visited_t_me_urls.html)
    @_alwaysEmitIntoClient
    public func getRecentlyVisitedTMeUrls(referrer: String) async throws -> TMeUrls {
        try await send(GetRecentlyVisitedTMeUrls(referrer: referrer))
    }

    /// `setChatPaidMessageStarCount chat_id:int53 paid_message_star_count:int53 = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1set_chat_paid_message_star_count.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func setChatPaidMessageStarCount(chatID: Int64, paidMessageStarCount: Int64) async throws -> Ok {
        try await send(SetChatPaidMessageStarCount(chatID: chatID, paidMessageStarCount: paidMessageStarCount))
    }

    /// `setDefaultMessageAutoDeleteTime message_auto_delete_time:messageAutoDeleteTime = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1set_default_message_auto_delete_time.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func setDefaultMessageAutoDeleteTime(messageAutoDeleteTime: MessageAutoDeleteTime) async throws -> Ok {
        try await send(SetDefaultMessageAutoDeleteTime(messageAutoDeleteTime: messageAutoDeleteTime))
    }

    /// `getDefaultMessageAutoDeleteTime = MessageAutoDeleteTime`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_default_message_auto_delete_time.html)
    @_alwaysEmitIntoClient
    public func getDefaultMessageAutoDeleteTime() async throws -> MessageAutoDeleteTime {
        try await send(GetDefaultMessageAutoDeleteTime())
    }

    /// `removeChatActionBar chat_id:int53 = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1remove_chat_action_bar.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func removeChatActionBar(chatID: Int64) async throws -> Ok {
        try await send(RemoveChatActionBar(chatID: chatID))
    }

    /// `reportChat chat_id:int53 option_id:bytes message_ids:vector<int53> text:string = ReportChatResult`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1report_chat.html)
    @_alwaysEmitIntoClient
    public func reportChat(
        chatID: Int64,
        optionID: [UInt8],
        messageIDs: [Int64],
        text: String
    ) async throws -> ReportChatResult {
        try await send(ReportChat(chatID: chatID, optionID: optionID, messageIDs: messageIDs, text: text))
    }

    /// `reportChatPhoto chat_id:int53 file_id:int32 reason:ReportReason text:string = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1report_chat_photo.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func reportChatPhoto(chatID: Int64, fileID: Int32, reason: ReportReason, text: String) async throws -> Ok {
        try await send(ReportChatPhoto(chatID: chatID, fileID: fileID, reason: reason, text: text))
    }

    /// `setChatAffiliateProgram chat_id:int53 parameters:affiliateProgramParameters = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1set_chat_affiliate_program.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func setChatAffiliateProgram(
        chatID: Int64,
        parameters: AffiliateProgramParameters? = nil
    ) async throws -> Ok {
        try await send(SetChatAffiliateProgram(chatID: chatID, parameters: parameters))
    }

    /// `searchChatAffiliateProgram username:string referrer:string = Chat`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1search_chat_affiliate_program.html)
    @_alwaysEmitIntoClient
    public func searchChatAffiliateProgram(username: String, referrer: String) async throws -> Chat {
        try await send(SearchChatAffiliateProgram(username: username, referrer: referrer))
    }
}

#if Hashable
extension GetSecretChat: Hashable {}
extension GetChat: Hashable {}
extension GetChatPinnedMessage: Hashable {}
extension LoadChats: Hashable {}
extension GetChats: Hashable {}
extension SearchPublicChat: Hashable {}
extension SearchPublicChats: Hashable {}
extension SearchChats: Hashable {}
extension SearchChatsOnServer: Hashable {}
extension GetRecommendedChats: Hashable {}
extension GetChatSimilarChats: Hashable {}
extension GetChatSimilarChatCount: Hashable {}
extension OpenChatSimilarChat: Hashable {}
extension GetTopChats: Hashable {}
extension RemoveTopChat: Hashable {}
extension SearchRecentlyFoundChats: Hashable {}
extension AddRecentlyFoundChat: Hashable {}
extension RemoveRecentlyFoundChat: Hashable {}
extension ClearRecentlyFoundChats: Hashable {}
extension GetRecentlyOpenedChats: Hashable {}
extension CheckChatUsername: Hashable {}
extension GetCreatedPublicChats: Hashable {}
extension CheckCreatedPublicChatsLimit: Hashable {}
extension SetPinnedSavedMessagesTopics: Hashable {}
extension GetChatHistory: Hashable {}
extension DeleteChatHistory: Hashable {}
extension DeleteChat: Hashable {}
extension SearchChatMessages: Hashable {}
extension GetPublicPostSearchLimits: Hashable {}
extension SearchPublicPosts: Hashable {}
extension SearchPublicMessagesByTag: Hashable {}
extension SearchPublicStoriesByTag: Hashable {}
extension SearchPublicStoriesByLocation: Hashable {}
extension SearchPublicStoriesByVenue: Hashable {}
extension SearchChatRecentLocationMessages: Hashable {}
extension GetChatMessageByDate: Hashable {}
extension GetChatSparseMessagePositions: Hashable {}
extension GetChatMessageCalendar: Hashable {}
extension GetChatMessageCount: Hashable {}
extension GetChatMessagePosition: Hashable {}
extension GetChatScheduledMessages: Hashable {}
extension GetChatSponsoredMessages: Hashable {}
extension ClickChatSponsoredMessage: Hashable {}
extension ReportChatSponsoredMessage: Hashable {}
extension GetChatAvailableMessageSenders: Hashable {}
extension SetChatMessageSender: Hashable {}
extension DeleteChatMessagesBySender: Hashable {}
extension DeleteChatMessagesByDate: Hashable {}
extension SetPinnedForumTopics: Hashable {}
extension GetChatAvailablePaidMessageReactionSenders: Hashable {}
extension SetDefaultReactionType: Hashable {}
extension ShareChatWithBot: Hashable {}
extension GetMainWebApp: Hashable {}
extension DeleteChatReplyMarkup: Hashable {}
extension SendChatAction: Hashable {}
extension OpenChat: Hashable {}
extension CloseChat: Hashable {}
extension ReadAllChatMentions: Hashable {}
extension ReadAllChatReactions: Hashable {}
extension ReadAllChatPollVotes: Hashable {}
extension CreatePrivateChat: Hashable {}
extension CreateSecretChat: Hashable {}
extension GetChatListsToAddChat: Hashable {}
extension AddChatToList: Hashable {}
extension GetChatFolder: Hashable {}
extension CreateChatFolder: Hashable {}
extension EditChatFolder: Hashable {}
extension DeleteChatFolder: Hashable {}
extension GetChatFolderChatsToLeave: Hashable {}
extension GetChatFolderChatCount: Hashable {}
extension ReorderChatFolders: Hashable {}
extension ToggleChatFolderTags: Hashable {}
extension GetRecommendedChatFolders: Hashable {}
extension GetChatFolderDefaultIconName: Hashable {}
extension GetChatsForChatFolderInviteLink: Hashable {}
extension CreateChatFolderInviteLink: Hashable {}
extension GetChatFolderInviteLinks: Hashable {}
extension EditChatFolderInviteLink: Hashable {}
extension DeleteChatFolderInviteLink: Hashable {}
extension CheckChatFolderInviteLink: Hashable {}
extension AddChatFolderByInviteLink: Hashable {}
extension GetChatFolderNewChats: Hashable {}
extension ProcessChatFolderNewChats: Hashable {}
extension GetArchiveChatListSettings: Hashable {}
extension SetArchiveChatListSettings: Hashable {}
extension SetChatTitle: Hashable {}
extension SetChatPhoto: Hashable {}
extension SetChatAccentColor: Hashable {}
extension SetChatProfileAccentColor: Hashable {}
extension SetChatMessageAutoDeleteTime: Hashable {}
extension SetChatEmojiStatus: Hashable {}
extension SetChatBackground: Hashable {}
extension DeleteChatBackground: Hashable {}
extension SetChatTheme: Hashable {}
extension SetChatDraftMessage: Hashable {}
extension SetChatNotificationSettings: Hashable {}
extension ToggleChatHasProtectedContent: Hashable {}
extension ProcessChatHasProtectedContentDisableRequest: Hashable {}
extension ToggleChatViewAsTopics: Hashable {}
extension ToggleChatIsTranslatable: Hashable {}
extension ToggleChatIsMarkedAsUnread: Hashable {}
extension ToggleChatDefaultDisableNotification: Hashable {}
extension SetChatAvailableReactions: Hashable {}
extension SetChatClientData: Hashable {}
extension SetChatDescription: Hashable {}
extension SetChatDiscussionGroup: Hashable {}
extension SetChatDirectMessagesGroup: Hashable {}
extension SetChatLocation: Hashable {}
extension SetChatSlowModeDelay: Hashable {}
extension PinChatMessage: Hashable {}
extension UnpinChatMessage: Hashable {}
extension UnpinAllChatMessages: Hashable {}
extension JoinChat: Hashable {}
extension LeaveChat: Hashable {}
extension TransferChatOwnership: Hashable {}
extension GetChatOwnerAfterLeaving: Hashable {}
extension GetChatNotificationSettingsExceptions: Hashable {}
extension ToggleChatIsPinned: Hashable {}
extension SetPinnedChats: Hashable {}
extension ReadChatList: Hashable {}
extension GetChatsToPostStories: Hashable {}
extension LoadActiveStories: Hashable {}
extension SetChatActiveStoriesList: Hashable {}
extension GetChatActiveStories: Hashable {}
extension GetChatPostedToChatPageStories: Hashable {}
extension GetChatArchivedStories: Hashable {}
extension SetChatPinnedStories: Hashable {}
extension GetChatStoryInteractions: Hashable {}
extension GetChatStoryAlbums: Hashable {}
extension GetAvailableChatBoostSlots: Hashable {}
extension BoostChat: Hashable {}
extension GetDefaultEmojiStatuses: Hashable {}
extension GetDefaultChatEmojiStatuses: Hashable {}
extension GetDisallowedChatEmojiStatuses: Hashable {}
extension CreateChatSubscriptionInviteLink: Hashable {}
extension EditChatSubscriptionInviteLink: Hashable {}
extension JoinChatByInviteLink: Hashable {}
extension GetArchivedStickerSets: Hashable {}
extension GetDefaultChatPhotoCustomEmojiStickers: Hashable {}
extension GetDefaultProfilePhotoCustomEmojiStickers: Hashable {}
extension GetDefaultBackgroundCustomEmojiStickers: Hashable {}
extension ReorderActiveUsernames: Hashable {}
extension SetMainProfileTab: Hashable {}
extension SetDefaultGroupAdministratorRights: Hashable {}
extension SetDefaultChannelAdministratorRights: Hashable {}
extension GetActiveSessions: Hashable {}
extension CloseSecretChat: Hashable {}
extension GetAvailableGifts: Hashable {}
extension SetPinnedGifts: Hashable {}
extension ToggleChatGiftNotifications: Hashable {}
extension SetDefaultBackground: Hashable {}
extension DeleteDefaultBackground: Hashable {}
extension GetRecentlyVisitedTMeUrls: Hashable {}
extension SetChatPaidMessageStarCount: Hashable {}
extension SetDefaultMessageAutoDeleteTime: Hashable {}
extension GetDefaultMessageAutoDeleteTime: Hashable {}
extension RemoveChatActionBar: Hashable {}
extension ReportChat: Hashable {}
extension ReportChatPhoto: Hashable {}
extension SetChatAffiliateProgram: Hashable {}
extension SearchChatAffiliateProgram: Hashable {}
#endif
