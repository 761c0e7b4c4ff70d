// Made by `tlgen generate` from the schema of TDLib 1.8.66
// (SHA-256 b8b6a863746fc580815c6d04e9e34728b654b15a12940087f06757b2097ce4c5). Don't edit.

/// `loadDirectMessagesChatTopics chat_id:int53 limit:int32 = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1load_direct_messages_chat_topics.html)
public struct LoadDirectMessagesChatTopics: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let chatID: Int64
    public let limit: Int32

    public init(chatID: Int64, limit: Int32) {
        self.chatID = chatID
        self.limit = limit
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"loadDirectMessagesChatTopics""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.int32(#","limit":"#, self.limit)
        wire.close()
    }
}

/// `getDirectMessagesChatTopic chat_id:int53 topic_id:int53 = DirectMessagesChatTopic`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_direct_messages_chat_topic.html)
public struct GetDirectMessagesChatTopic: TDFunction, CustomStringConvertible {
    public typealias Result = DirectMessagesChatTopic
    public let chatID: Int64
    public let topicID: Int64

    public init(chatID: Int64, topicID: Int64) {
        self.chatID = chatID
        self.topicID = topicID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"getDirectMessagesChatTopic""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.int53(#","topic_id":"#, self.topicID)
        wire.close()
    }
}

/// `getDirectMessagesChatTopicHistory chat_id:int53 topic_id:int53 from_message_id:int53 offset:int32 limit:int32 = Messages`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_direct_messages_chat_topic_history.html)
public struct GetDirectMessagesChatTopicHistory: TDFunction, CustomStringConvertible {
    public typealias Result = Messages
    public let chatID: Int64
    public let topicID: Int64
    public let fromMessageID: Int64
    public let offset: Int32
    public let limit: Int32

    public init(chatID: Int64, topicID: Int64, fromMessageID: Int64, offset: Int32, limit: Int32) {
        self.chatID = chatID
        self.topicID = topicID
        self.fromMessageID = fromMessageID
        self.offset = offset
        self.limit = limit
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"getDirectMessagesChatTopicHistory""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.int53(#","topic_id":"#, self.topicID)
        wire.int53(#","from_message_id":"#, self.fromMessageID)
        wire.int32(#","offset":"#, self.offset)
        wire.int32(#","limit":"#, self.limit)
        wire.close()
    }
}

/// `getDirectMessagesChatTopicMessageByDate chat_id:int53 topic_id:int53 date:int32 = Message`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_direct_messages_chat_topic_message_by_date.html)
public struct GetDirectMessagesChatTopicMessageByDate: TDFunction, CustomStringConvertible {
    public typealias Result = Message
    public let chatID: Int64
    public let topicID: Int64
    /// Unix time in seconds.
    public let date: Int32

    public init(chatID: Int64, topicID: Int64, date: Int32) {
        self.chatID = chatID
        self.topicID = topicID
        self.date = date
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"getDirectMessagesChatTopicMessageByDate""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.int53(#","topic_id":"#, self.topicID)
        wire.int32(#","date":"#, self.date)
        wire.close()
    }
}

/// `deleteDirectMessagesChatTopicHistory chat_id:int53 topic_id:int53 = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1delete_direct_messages_chat_topic_history.html)
public struct DeleteDirectMessagesChatTopicHistory: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let chatID: Int64
    public let topicID: Int64

    public init(chatID: Int64, topicID: Int64) {
        self.chatID = chatID
        self.topicID = topicID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"deleteDirectMessagesChatTopicHistory""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.int53(#","topic_id":"#, self.topicID)
        wire.close()
    }
}

/// `deleteDirectMessagesChatTopicMessagesByDate chat_id:int53 topic_id:int53 min_date:int32 max_date:int32 = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1delete_direct_messages_chat_topic_messages_by_date.html)
public struct DeleteDirectMessagesChatTopicMessagesByDate: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let chatID: Int64
    public let topicID: Int64
    public let minDate: Int32
    public let maxDate: Int32

    public init(chatID: Int64, topicID: Int64, minDate: Int32, maxDate: Int32) {
        self.chatID = chatID
        self.topicID = topicID
        self.minDate = minDate
        self.maxDate = maxDate
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"deleteDirectMessagesChatTopicMessagesByDate""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.int53(#","topic_id":"#, self.topicID)
        wire.int32(#","min_date":"#, self.minDate)
        wire.int32(#","max_date":"#, self.maxDate)
        wire.close()
    }
}

/// `setDirectMessagesChatTopicIsMarkedAsUnread chat_id:int53 topic_id:int53 is_marked_as_unread:Bool = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1set_direct_messages_chat_topic_is_marked_as_unread.html)
public struct SetDirectMessagesChatTopicIsMarkedAsUnread: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let chatID: Int64
    public let topicID: Int64
    public let isMarkedAsUnread: Bool

    public init(chatID: Int64, topicID: Int64, isMarkedAsUnread: Bool) {
        self.chatID = chatID
        self.topicID = topicID
        self.isMarkedAsUnread = isMarkedAsUnread
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"setDirectMessagesChatTopicIsMarkedAsUnread""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.int53(#","topic_id":"#, self.topicID)
        wire.bool(#","is_marked_as_unread":"#, self.isMarkedAsUnread)
        wire.close()
    }
}

/// `unpinAllDirectMessagesChatTopicMessages chat_id:int53 topic_id:int53 = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1unpin_all_direct_messages_chat_topic_messages.html)
public struct UnpinAllDirectMessagesChatTopicMessages: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let chatID: Int64
    public let topicID: Int64

    public init(chatID: Int64, topicID: Int64) {
        self.chatID = chatID
        self.topicID = topicID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"unpinAllDirectMessagesChatTopicMessages""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.int53(#","topic_id":"#, self.topicID)
        wire.close()
    }
}

/// `readAllDirectMessagesChatTopicReactions chat_id:int53 topic_id:int53 = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1read_all_direct_messages_chat_topic_reactions.html)
public struct ReadAllDirectMessagesChatTopicReactions: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let chatID: Int64
    public let topicID: Int64

    public init(chatID: Int64, topicID: Int64) {
        self.chatID = chatID
        self.topicID = topicID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"readAllDirectMessagesChatTopicReactions""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.int53(#","topic_id":"#, self.topicID)
        wire.close()
    }
}

/// `getDirectMessagesChatTopicRevenue chat_id:int53 topic_id:int53 = StarCount`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_direct_messages_chat_topic_revenue.html)
public struct GetDirectMessagesChatTopicRevenue: TDFunction, CustomStringConvertible {
    public typealias Result = StarCount
    public let chatID: Int64
    public let topicID: Int64

    public init(chatID: Int64, topicID: Int64) {
        self.chatID = chatID
        self.topicID = topicID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"getDirectMessagesChatTopicRevenue""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.int53(#","topic_id":"#, self.topicID)
        wire.close()
    }
}

/// `toggleDirectMessagesChatTopicCanSendUnpaidMessages chat_id:int53 topic_id:int53 can_send_unpaid_messages:Bool refund_payments:Bool = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1toggle_direct_messages_chat_topic_can_send_unpaid_messages.html)
public struct ToggleDirectMessagesChatTopicCanSendUnpaidMessages: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let chatID: Int64
    public let topicID: Int64
    public let canSendUnpaidMessages: Bool
    public let refundPayments: Bool

    public init(chatID: Int64, topicID: Int64, canSendUnpaidMessages: Bool, refundPayments: Bool) {
        self.chatID = chatID
        self.topicID = topicID
        self.canSendUnpaidMessages = canSendUnpaidMessages
        self.refundPayments = refundPayments
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"toggleDirectMessagesChatTopicCanSendUnpaidMessages""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.int53(#","topic_id":"#, self.topicID)
        wire.bool(#","can_send_unpaid_messages":"#, self.canSendUnpaidMessages)
        wire.bool(#","refund_payments":"#, self.refundPayments)
        wire.close()
    }
}

/// `loadSavedMessagesTopics limit:int32 = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1load_saved_messages_topics.html)
public struct LoadSavedMessagesTopics: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let limit: Int32

    public init(limit: Int32) {
        self.limit = limit
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"loadSavedMessagesTopics""#)
        wire.int32(#","limit":"#, self.limit)
        wire.close()
    }
}

/// `getSavedMessagesTopicHistory saved_messages_topic_id:int53 from_message_id:int53 offset:int32 limit:int32 = Messages`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_saved_messages_topic_history.html)
public struct GetSavedMessagesTopicHistory: TDFunction, CustomStringConvertible {
    public typealias Result = Messages
    public let savedMessagesTopicID: Int64
    public let fromMessageID: Int64
    public let offset: Int32
    public let limit: Int32

    public init(savedMessagesTopicID: Int64, fromMessageID: Int64, offset: Int32, limit: Int32) {
        self.savedMessagesTopicID = savedMessagesTopicID
        self.fromMessageID = fromMessageID
        self.offset = offset
        self.limit = limit
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"getSavedMessagesTopicHistory""#)
        wire.int53(#","saved_messages_topic_id":"#, self.savedMessagesTopicID)
        wire.int53(#","from_message_id":"#, self.fromMessageID)
        wire.int32(#","offset":"#, self.offset)
        wire.int32(#","limit":"#, self.limit)
        wire.close()
    }
}

/// `getSavedMessagesTopicMessageByDate saved_messages_topic_id:int53 date:int32 = Message`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_saved_messages_topic_message_by_date.html)
public struct GetSavedMessagesTopicMessageByDate: TDFunction, CustomStringConvertible {
    public typealias Result = Message
    public let savedMessagesTopicID: Int64
    /// Unix time in seconds.
    public let date: Int32

    public init(savedMessagesTopicID: Int64, date: Int32) {
        self.savedMessagesTopicID = savedMessagesTopicID
        self.date = date
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"getSavedMessagesTopicMessageByDate""#)
        wire.int53(#","saved_messages_topic_id":"#, self.savedMessagesTopicID)
        wire.int32(#","date":"#, self.date)
        wire.close()
    }
}

/// `deleteSavedMessagesTopicHistory saved_messages_topic_id:int53 = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1delete_saved_messages_topic_history.html)
public struct DeleteSavedMessagesTopicHistory: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let savedMessagesTopicID: Int64

    public init(savedMessagesTopicID: Int64) {
        self.savedMessagesTopicID = savedMessagesTopicID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"deleteSavedMessagesTopicHistory""#)
        wire.int53(#","saved_messages_topic_id":"#, self.savedMessagesTopicID)
        wire.close()
    }
}

/// `deleteSavedMessagesTopicMessagesByDate saved_messages_topic_id:int53 min_date:int32 max_date:int32 = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1delete_saved_messages_topic_messages_by_date.html)
public struct DeleteSavedMessagesTopicMessagesByDate: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let savedMessagesTopicID: Int64
    public let minDate: Int32
    public let maxDate: Int32

    public init(savedMessagesTopicID: Int64, minDate: Int32, maxDate: Int32) {
        self.savedMessagesTopicID = savedMessagesTopicID
        self.minDate = minDate
        self.maxDate = maxDate
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"deleteSavedMessagesTopicMessagesByDate""#)
        wire.int53(#","saved_messages_topic_id":"#, self.savedMessagesTopicID)
        wire.int32(#","min_date":"#, self.minDate)
        wire.int32(#","max_date":"#, self.maxDate)
        wire.close()
    }
}

/// `toggleSavedMessagesTopicIsPinned saved_messages_topic_id:int53 is_pinned:Bool = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1toggle_saved_messages_topic_is_pinned.html)
public struct ToggleSavedMessagesTopicIsPinned: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let savedMessagesTopicID: Int64
    public let isPinned: Bool

    public init(savedMessagesTopicID: Int64, isPinned: Bool) {
        self.savedMessagesTopicID = savedMessagesTopicID
        self.isPinned = isPinned
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"toggleSavedMessagesTopicIsPinned""#)
        wire.int53(#","saved_messages_topic_id":"#, self.savedMessagesTopicID)
        wire.bool(#","is_pinned":"#, self.isPinned)
        wire.close()
    }
}

/// `searchSavedMessages saved_messages_topic_id:int53 tag:ReactionType query:string from_message_id:int53 offset:int32 limit:int32 = FoundChatMessages`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1search_saved_messages.html)
public struct SearchSavedMessages: TDFunction, CustomStringConvertible, CustomReflectable {
    public typealias Result = FoundChatMessages
    public let savedMessagesTopicID: Int64
    /// May be left out.
    public let tag: ReactionType?
    public let query: String
    public let fromMessageID: Int64
    public let offset: Int32
    public let limit: Int32

    public init(
        savedMessagesTopicID: Int64,
        tag: ReactionType? = nil,
        query: String,
        fromMessageID: Int64,
        offset: Int32,
        limit: Int32
    ) {
        self.savedMessagesTopicID = savedMessagesTopicID
        self.tag = tag
        self.query = query
        self.fromMessageID = fromMessageID
        self.offset = offset
        self.limit = limit
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"searchSavedMessages""#)
        wire.int53(#","saved_messages_topic_id":"#, self.savedMessagesTopicID)
        wire.object(#","tag":"#, self.tag)
        wire.string(#","query":"#, self.query)
        wire.int53(#","from_message_id":"#, self.fromMessageID)
        wire.int32(#","offset":"#, self.offset)
        wire.int32(#","limit":"#, self.limit)
        wire.close()
    }
}

/// `getForumTopicDefaultIcons = Stickers`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_forum_topic_default_icons.html)
public struct GetForumTopicDefaultIcons: TDFunction, CustomStringConvertible {
    public typealias Result = Stickers

    public init() {
    }

    public func encode(into wire: inout WireWriter) {
        wire.empty(#"{"@type":"getForumTopicDefaultIcons"}"#)
    }
}

/// `createForumTopic chat_id:int53 name:string is_name_implicit:Bool icon:forumTopicIcon = ForumTopicInfo`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1create_forum_topic.html)
public struct CreateForumTopic: TDFunction, CustomStringConvertible, CustomReflectable {
    public typealias Result = ForumTopicInfo
    public let chatID: Int64
    /// Length 1 to 128 characters.
    public let name: String
    public let isNameImplicit: Bool
    public let icon: ForumTopicIcon

    public init(chatID: Int64, name: String, isNameImplicit: Bool, icon: ForumTopicIcon) {
        self.chatID = chatID
        self.name = name
        self.isNameImplicit = isNameImplicit
        self.icon = icon
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"createForumTopic""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.string(#","name":"#, self.name)
        wire.bool(#","is_name_implicit":"#, self.isNameImplicit)
        wire.object(#","icon":"#, self.icon)
        wire.close()
    }
}

/// `editForumTopic chat_id:int53 forum_topic_id:int32 name:string edit_icon_custom_emoji:Bool icon_custom_emoji_id:int64 = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1edit_forum_topic.html)
public struct EditForumTopic: TDFunction, CustomStringConvertible, CustomReflectable {
    public typealias Result = Ok
    public let chatID: Int64
    public let forumTopicID: Int32
    /// Length 0 to 128 characters.
    public let name: String
    public let editIconCustomEmoji: Bool
    public let iconCustomEmojiID: Int64

    public init(chatID: Int64, forumTopicID: Int32, name: String, editIconCustomEmoji: Bool, iconCustomEmojiID: Int64) {
        self.chatID = chatID
        self.forumTopicID = forumTopicID
        self.name = name
        self.editIconCustomEmoji = editIconCustomEmoji
        self.iconCustomEmojiID = iconCustomEmojiID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"editForumTopic""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.int32(#","forum_topic_id":"#, self.forumTopicID)
        wire.string(#","name":"#, self.name)
        wire.bool(#","edit_icon_custom_emoji":"#, self.editIconCustomEmoji)
        wire.int64(#","icon_custom_emoji_id":"#, self.iconCustomEmojiID)
        wire.close()
    }
}

/// `getForumTopic chat_id:int53 forum_topic_id:int32 = ForumTopic`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_forum_topic.html)
public struct GetForumTopic: TDFunction, CustomStringConvertible {
    public typealias Result = ForumTopic
    public let chatID: Int64
    public let forumTopicID: Int32

    public init(chatID: Int64, forumTopicID: Int32) {
        self.chatID = chatID
        self.forumTopicID = forumTopicID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"getForumTopic""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.int32(#","forum_topic_id":"#, self.forumTopicID)
        wire.close()
    }
}

/// `getForumTopicHistory chat_id:int53 forum_topic_id:int32 from_message_id:int53 offset:int32 limit:int32 = Messages`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_forum_topic_history.html)
public struct GetForumTopicHistory: TDFunction, CustomStringConvertible {
    public typealias Result = Messages
    public let chatID: Int64
    public let forumTopicID: Int32
    public let fromMessageID: Int64
    public let offset: Int32
    public let limit: Int32

    public init(chatID: Int64, forumTopicID: Int32, fromMessageID: Int64, offset: Int32, limit: Int32) {
        self.chatID = chatID
        self.forumTopicID = forumTopicID
        self.fromMessageID = fromMessageID
        self.offset = offset
        self.limit = limit
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"getForumTopicHistory""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.int32(#","forum_topic_id":"#, self.forumTopicID)
        wire.int53(#","from_message_id":"#, self.fromMessageID)
        wire.int32(#","offset":"#, self.offset)
        wire.int32(#","limit":"#, self.limit)
        wire.close()
    }
}

/// `getForumTopicLink chat_id:int53 forum_topic_id:int32 = MessageLink`
///
/// Needs no network.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_forum_topic_link.html)
public struct GetForumTopicLink: TDFunction, CustomStringConvertible {
    public typealias Result = MessageLink
    public let chatID: Int64
    public let forumTopicID: Int32

    public init(chatID: Int64, forumTopicID: Int32) {
        self.chatID = chatID
        self.forumTopicID = forumTopicID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"getForumTopicLink""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.int32(#","forum_topic_id":"#, self.forumTopicID)
        wire.close()
    }
}

/// `getForumTopics chat_id:int53 query:string offset_date:int32 offset_message_id:int53 offset_forum_topic_id:int32 limit:int32 = ForumTopics`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_forum_topics.html)
public struct GetForumTopics: TDFunction, CustomStringConvertible, CustomReflectable {
    public typealias Result = ForumTopics
    public let chatID: Int64
    public let query: String
    public let offsetDate: Int32
    public let offsetMessageID: Int64
    public let offsetForumTopicID: Int32
    public let limit: Int32

    public init(
        chatID: Int64,
        query: String,
        offsetDate: Int32,
        offsetMessageID: Int64,
        offsetForumTopicID: Int32,
        limit: Int32
    ) {
        self.chatID = chatID
        self.query = query
        self.offsetDate = offsetDate
        self.offsetMessageID = offsetMessageID
        self.offsetForumTopicID = offsetForumTopicID
        self.limit = limit
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"getForumTopics""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.string(#","query":"#, self.query)
        wire.int32(#","offset_date":"#, self.offsetDate)
        wire.int53(#","offset_message_id":"#, self.offsetMessageID)
        wire.int32(#","offset_forum_topic_id":"#, self.offsetForumTopicID)
        wire.int32(#","limit":"#, self.limit)
        wire.close()
    }
}

/// `setForumTopicNotificationSettings chat_id:int53 forum_topic_id:int32 notification_settings:chatNotificationSettings = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1set_forum_topic_notification_settings.html)
public struct SetForumTopicNotificationSettings: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let chatID: Int64
    public let forumTopicID: Int32
    public let notificationSettings: ChatNotificationSettings

    public init(chatID: Int64, forumTopicID: Int32, notificationSettings: ChatNotificationSettings) {
        self.chatID = chatID
        self.forumTopicID = forumTopicID
        self.notificationSettings = notificationSettings
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"setForumTopicNotificationSettings""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.int32(#","forum_topic_id":"#, self.forumTopicID)
        wire.object(#","notification_settings":"#, self.notificationSettings)
        wire.close()
    }
}

/// `toggleForumTopicIsClosed chat_id:int53 forum_topic_id:int32 is_closed:Bool = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1toggle_forum_topic_is_closed.html)
public struct ToggleForumTopicIsClosed: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let chatID: Int64
    public let forumTopicID: Int32
    public let isClosed: Bool

    public init(chatID: Int64, forumTopicID: Int32, isClosed: Bool) {
        self.chatID = chatID
        self.forumTopicID = forumTopicID
        self.isClosed = isClosed
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"toggleForumTopicIsClosed""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.int32(#","forum_topic_id":"#, self.forumTopicID)
        wire.bool(#","is_closed":"#, self.isClosed)
        wire.close()
    }
}

/// `toggleGeneralForumTopicIsHidden chat_id:int53 is_hidden:Bool = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1toggle_general_forum_topic_is_hidden.html)
public struct ToggleGeneralForumTopicIsHidden: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let chatID: Int64
    public let isHidden: Bool

    public init(chatID: Int64, isHidden: Bool) {
        self.chatID = chatID
        self.isHidden = isHidden
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"toggleGeneralForumTopicIsHidden""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.bool(#","is_hidden":"#, self.isHidden)
        wire.close()
    }
}

/// `toggleForumTopicIsPinned chat_id:int53 forum_topic_id:int32 is_pinned:Bool = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1toggle_forum_topic_is_pinned.html)
public struct ToggleForumTopicIsPinned: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let chatID: Int64
    public let forumTopicID: Int32
    public let isPinned: Bool

    public init(chatID: Int64, forumTopicID: Int32, isPinned: Bool) {
        self.chatID = chatID
        self.forumTopicID = forumTopicID
        self.isPinned = isPinned
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"toggleForumTopicIsPinned""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.int32(#","forum_topic_id":"#, self.forumTopicID)
        wire.bool(#","is_pinned":"#, self.isPinned)
        wire.close()
    }
}

/// `deleteForumTopic chat_id:int53 forum_topic_id:int32 = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1delete_forum_topic.html)
public struct DeleteForumTopic: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let chatID: Int64
    public let forumTopicID: Int32

    public init(chatID: Int64, forumTopicID: Int32) {
        self.chatID = chatID
        self.forumTopicID = forumTopicID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"deleteForumTopic""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.int32(#","forum_topic_id":"#, self.forumTopicID)
        wire.close()
    }
}

/// `readAllForumTopicMentions chat_id:int53 forum_topic_id:int32 = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1read_all_forum_topic_mentions.html)
public struct ReadAllForumTopicMentions: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let chatID: Int64
    public let forumTopicID: Int32

    public init(chatID: Int64, forumTopicID: Int32) {
        self.chatID = chatID
        self.forumTopicID = forumTopicID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"readAllForumTopicMentions""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.int32(#","forum_topic_id":"#, self.forumTopicID)
        wire.close()
    }
}

/// `readAllForumTopicReactions chat_id:int53 forum_topic_id:int32 = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1read_all_forum_topic_reactions.html)
public struct ReadAllForumTopicReactions: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let chatID: Int64
    public let forumTopicID: Int32

    public init(chatID: Int64, forumTopicID: Int32) {
        self.chatID = chatID
        self.forumTopicID = forumTopicID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"readAllForumTopicReactions""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.int32(#","forum_topic_id":"#, self.forumTopicID)
        wire.close()
    }
}

/// `readAllForumTopicPollVotes chat_id:int53 forum_topic_id:int32 = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1read_all_forum_topic_poll_votes.html)
public struct ReadAllForumTopicPollVotes: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let chatID: Int64
    public let forumTopicID: Int32

    public init(chatID: Int64, forumTopicID: Int32) {
        self.chatID = chatID
        self.forumTopicID = forumTopicID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"readAllForumTopicPollVotes""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.int32(#","forum_topic_id":"#, self.forumTopicID)
        wire.close()
    }
}

/// `unpinAllForumTopicMessages chat_id:int53 forum_topic_id:int32 = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1unpin_all_forum_topic_messages.html)
public struct UnpinAllForumTopicMessages: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let chatID: Int64
    public let forumTopicID: Int32

    public init(chatID: Int64, forumTopicID: Int32) {
        self.chatID = chatID
        self.forumTopicID = forumTopicID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"unpinAllForumTopicMessages""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.int32(#","forum_topic_id":"#, self.forumTopicID)
        wire.close()
    }
}

/// `getSavedMessagesTags saved_messages_topic_id:int53 = SavedMessagesTags`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_saved_messages_tags.html)
public struct GetSavedMessagesTags: TDFunction, CustomStringConvertible {
    public typealias Result = SavedMessagesTags
    public let savedMessagesTopicID: Int64

    public init(savedMessagesTopicID: Int64) {
        self.savedMessagesTopicID = savedMessagesTopicID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"getSavedMessagesTags""#)
        wire.int53(#","saved_messages_topic_id":"#, self.savedMessagesTopicID)
        wire.close()
    }
}

/// `setSavedMessagesTagLabel tag:ReactionType label:string = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1set_saved_messages_tag_label.html)
public struct SetSavedMessagesTagLabel: TDFunction, CustomStringConvertible, CustomReflectable {
    public typealias Result = Ok
    public let tag: ReactionType
    /// Length 0 to 12 characters.
    public let label: String

    public init(tag: ReactionType, label: String) {
        self.tag = tag
        self.label = label
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"setSavedMessagesTagLabel""#)
        wire.object(#","tag":"#, self.tag)
        wire.string(#","label":"#, self.label)
        wire.close()
    }
}

extension TDFunctionSender {
    /// `loadDirectMessagesChatTopics chat_id:int53 limit:int32 = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1load_direct_messages_chat_topics.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func loadDirectMessagesChatTopics(chatID: Int64, limit: Int32) async throws -> Ok {
        try await send(LoadDirectMessagesChatTopics(chatID: chatID, limit: limit))
    }

    /// `getDirectMessagesChatTopic chat_id:int53 topic_id:int53 = DirectMessagesChatTopic`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_direct_messages_chat_topic.html)
    @_alwaysEmitIntoClient
    public func getDirectMessagesChatTopic(chatID: Int64, topicID: Int64) async throws -> DirectMessagesChatTopic {
        try await send(GetDirectMessagesChatTopic(chatID: chatID, topicID: topicID))
    }

    /// `getDirectMessagesChatTopicHistory chat_id:int53 topic_id:int53 from_message_id:int53 offset:int32 limit:int32 = Messages`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_direct_messages_chat_topic_history.html)
    @_alwaysEmitIntoClient
    public func getDirectMessagesChatTopicHistory(
        chatID: Int64,
        topicID: Int64,
        fromMessageID: Int64,
        offset: Int32,
        limit: Int32
    ) async throws -> Messages {
        try await send(GetDirectMessagesChatTopicHistory(
        chatID: chatID,
        topicID: topicID,
        fromMessageID: fromMessageID,
        offset: offset,
        limit: limit
    ))
    }

    /// `getDirectMessagesChatTopicMessageByDate chat_id:int53 topic_id:int53 date:int32 = Message`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_direct_messages_chat_topic_message_by_date.html)
    @_alwaysEmitIntoClient
    public func getDirectMessagesChatTopicMessageByDate(
        chatID: Int64,
        topicID: Int64,
        date: Int32
    ) async throws -> Message {
        try await send(GetDirectMessagesChatTopicMessageByDate(chatID: chatID, topicID: topicID, date: date))
    }

    /// `deleteDirectMessagesChatTopicHistory chat_id:int53 topic_id:int53 = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1delete_direct_messages_chat_topic_history.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func deleteDirectMessagesChatTopicHistory(chatID: Int64, topicID: Int64) async throws -> Ok {
        try await send(DeleteDirectMessagesChatTopicHistory(chatID: chatID, topicID: topicID))
    }

    /// `deleteDirectMessagesChatTopicMessagesByDate chat_id:int53 topic_id:int53 min_date:int32 max_date:int32 = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1delete_direct_messages_chat_topic_messages_by_date.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func deleteDirectMessagesChatTopicMessagesByDate(
        chatID: Int64,
        topicID: Int64,
        minDate: Int32,
        maxDate: Int32
    ) async throws -> Ok {
        try await send(DeleteDirectMessagesChatTopicMessagesByDate(
        chatID: chatID,
        topicID: topicID,
        minDate: minDate,
        maxDate: maxDate
    ))
    }

    /// `setDirectMessagesChatTopicIsMarkedAsUnread chat_id:int53 topic_id:int53 is_marked_as_unread:Bool = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1set_direct_messages_chat_topic_is_marked_as_unread.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func setDirectMessagesChatTopicIsMarkedAsUnread(
        chatID: Int64,
        topicID: Int64,
        isMarkedAsUnread: Bool
    ) async throws -> Ok {
        try await send(SetDirectMessagesChatTopicIsMarkedAsUnread(
        chatID: chatID,
        topicID: topicID,
        isMarkedAsUnread: isMarkedAsUnread
    ))
    }

    /// `unpinAllDirectMessagesChatTopicMessages chat_id:int53 topic_id:int53 = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1unpin_all_direct_messages_chat_topic_messages.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func unpinAllDirectMessagesChatTopicMessages(chatID: Int64, topicID: Int64) async throws -> Ok {
        try await send(UnpinAllDirectMessagesChatTopicMessages(chatID: chatID, topicID: topicID))
    }

    /// `readAllDirectMessagesChatTopicReactions chat_id:int53 topic_id:int53 = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1read_all_direct_messages_chat_topic_reactions.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func readAllDirectMessagesChatTopicReactions(chatID: Int64, topicID: Int64) async throws -> Ok {
        try await send(ReadAllDirectMessagesChatTopicReactions(chatID: chatID, topicID: topicID))
    }

    /// `getDirectMessagesChatTopicRevenue chat_id:int53 topic_id:int53 = StarCount`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_direct_messages_chat_topic_revenue.html)
    @_alwaysEmitIntoClient
    public func getDirectMessagesChatTopicRevenue(chatID: Int64, topicID: Int64) async throws -> StarCount {
        try await send(GetDirectMessagesChatTopicRevenue(chatID: chatID, topicID: topicID))
    }

    /// `toggleDirectMessagesChatTopicCanSendUnpaidMessages chat_id:int53 topic_id:int53 can_send_unpaid_messages:Bool refund_payments:Bool = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1toggle_direct_messages_chat_topic_can_send_unpaid_messages.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func toggleDirectMessagesChatTopicCanSendUnpaidMessages(
        chatID: Int64,
        topicID: Int64,
        canSendUnpaidMessages: Bool,
        refundPayments: Bool
    ) async throws -> Ok {
        try await send(ToggleDirectMessagesChatTopicCanSendUnpaidMessages(
        chatID: chatID,
        topicID: topicID,
        canSendUnpaidMessages: canSendUnpaidMessages,
        refundPayments: refundPayments
    ))
    }

    /// `loadSavedMessagesTopics limit:int32 = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1load_saved_messages_topics.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func loadSavedMessagesTopics(limit: Int32) async throws -> Ok {
        try await send(LoadSavedMessagesTopics(limit: limit))
    }

    /// `getSavedMessagesTopicHistory saved_messages_topic_id:int53 from_message_id:int53 offset:int32 limit:int32 = Messages`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_saved_messages_topic_history.html)
    @_alwaysEmitIntoClient
    public func getSavedMessagesTopicHistory(
        savedMessagesTopicID: Int64,
        fromMessageID: Int64,
        offset: Int32,
        limit: Int32
    ) async throws -> Messages {
        try await send(GetSavedMessagesTopicHistory(
        savedMessagesTopicID: savedMessagesTopicID,
        fromMessageID: fromMessageID,
        offset: offset,
        limit: limit
    ))
    }

    /// `getSavedMessagesTopicMessageByDate saved_messages_topic_id:int53 date:int32 = Message`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_saved_messages_topic_message_by_date.html)
    @_alwaysEmitIntoClient
    public func getSavedMessagesTopicMessageByDate(savedMessagesTopicID: Int64, date: Int32) async throws -> Message {
        try await send(GetSavedMessagesTopicMessageByDate(savedMessagesTopicID: savedMessagesTopicID, date: date))
    }

    /// `deleteSavedMessagesTopicHistory saved_messages_topic_id:int53 = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1delete_saved_messages_topic_history.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func deleteSavedMessagesTopicHistory(savedMessagesTopicID: Int64) async throws -> Ok {
        try await send(DeleteSavedMessagesTopicHistory(savedMessagesTopicID: savedMessagesTopicID))
    }

    /// `deleteSavedMessagesTopicMessagesByDate saved_messages_topic_id:int53 min_date:int32 max_date:int32 = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1delete_saved_messages_topic_messages_by_date.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func deleteSavedMessagesTopicMessagesByDate(
        savedMessagesTopicID: Int64,
        minDate: Int32,
        maxDate: Int32
    ) async throws -> Ok {
        try await send(DeleteSavedMessagesTopicMessagesByDate(
        savedMessagesTopicID: savedMessagesTopicID,
        minDate: minDate,
        maxDate: maxDate
    ))
    }

    /// `toggleSavedMessagesTopicIsPinned saved_messages_topic_id:int53 is_pinned:Bool = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1toggle_saved_messages_topic_is_pinned.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func toggleSavedMessagesTopicIsPinned(savedMessagesTopicID: Int64, isPinned: Bool) async throws -> Ok {
        try await send(ToggleSavedMessagesTopicIsPinned(savedMessagesTopicID: savedMessagesTopicID, isPinned: isPinned))
    }

    /// `searchSavedMessages saved_messages_topic_id:int53 tag:ReactionType query:string from_message_id:int53 offset:int32 limit:int32 = FoundChatMessages`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1search_saved_messages.html)
    @_alwaysEmitIntoClient
    public func searchSavedMessages(
        savedMessagesTopicID: Int64,
        tag: ReactionType? = nil,
        query: String,
        fromMessageID: Int64,
        offset: Int32,
        limit: Int32
    ) async throws -> FoundChatMessages {
        try await send(SearchSavedMessages(
        savedMessagesTopicID: savedMessagesTopicID,
        tag: tag,
        query: query,
        fromMessageID: fromMessageID,
        offset: offset,
        limit: limit
    ))
    }

    /// `getForumTopicDefaultIcons = Stickers`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_forum_topic_default_icons.html)
    @_alwaysEmitIntoClient
    public func getForumTopicDefaultIcons() async throws -> Stickers {
        try await send(GetForumTopicDefaultIcons())
    }

    /// `createForumTopic chat_id:int53 name:string is_name_implicit:Bool icon:forumTopicIcon = ForumTopicInfo`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1create_forum_topic.html)
    @_alwaysEmitIntoClient
    public func createForumTopic(
        chatID: Int64,
        name: String,
        isNameImplicit: Bool,
        icon: ForumTopicIcon
    ) async throws -> ForumTopicInfo {
        try await send(CreateForumTopic(chatID: chatID, name: name, isNameImplicit: isNameImplicit, icon: icon))
    }

    /// `editForumTopic chat_id:int53 forum_topic_id:int32 name:string edit_icon_custom_emoji:Bool icon_custom_emoji_id:int64 = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1edit_forum_topic.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func editForumTopic(
        chatID: Int64,
        forumTopicID: Int32,
        name: String,
        editIconCustomEmoji: Bool,
        iconCustomEmojiID: Int64
    ) async throws -> Ok {
        try await send(EditForumTopic(
        chatID: chatID,
        forumTopicID: forumTopicID,
        name: name,
        editIconCustomEmoji: editIconCustomEmoji,
        iconCustomEmojiID: iconCustomEmojiID
    ))
    }

    /// `getForumTopic chat_id:int53 forum_topic_id:int32 = ForumTopic`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_forum_topic.html)
    @_alwaysEmitIntoClient
    public func getForumTopic(chatID: Int64, forumTopicID: Int32) async throws -> ForumTopic {
        try await send(GetForumTopic(chatID: chatID, forumTopicID: forumTopicID))
    }

    /// `getForumTopicHistory chat_id:int53 forum_topic_id:int32 from_message_id:int53 offset:int32 limit:int32 = Messages`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_forum_topic_history.html)
    @_alwaysEmitIntoClient
    public func getForumTopicHistory(
        chatID: Int64,
        forumTopicID: Int32,
        fromMessageID: Int64,
        offset: Int32,
        limit: Int32
    ) async throws -> Messages {
        try await send(GetForumTopicHistory(
        chatID: chatID,
        forumTopicID: forumTopicID,
        fromMessageID: fromMessageID,
        offset: offset,
        limit: limit
    ))
    }

    /// `getForumTopicLink chat_id:int53 forum_topic_id:int32 = MessageLink`
    ///
    /// Needs no network.
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_forum_topic_link.html)
    @_alwaysEmitIntoClient
    public func getForumTopicLink(chatID: Int64, forumTopicID: Int32) async throws -> MessageLink {
        try await send(GetForumTopicLink(chatID: chatID, forumTopicID: forumTopicID))
    }

    /// `getForumTopics chat_id:int53 query:string offset_date:int32 offset_message_id:int53 offset_forum_topic_id:int32 limit:int32 = ForumTopics`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_forum_topics.html)
    @_alwaysEmitIntoClient
    public func getForumTopics(
        chatID: Int64,
        query: String,
        offsetDate: Int32,
        offsetMessageID: Int64,
        offsetForumTopicID: Int32,
        limit: Int32
    ) async throws -> ForumTopics {
        try await send(GetForumTopics(
        chatID: chatID,
        query: query,
        offsetDate: offsetDate,
        offsetMessageID: offsetMessageID,
        offsetForumTopicID: offsetForumTopicID,
        limit: limit
    ))
    }

    /// `setForumTopicNotificationSettings chat_id:int53 forum_topic_id:int32 notification_settings:chatNotificationSettings = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1set_forum_topic_notification_settings.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func setForumTopicNotificationSettings(
        chatID: Int64,
        forumTopicID: Int32,
        notificationSettings: ChatNotificationSettings
    ) async throws -> Ok {
        try await send(SetForumTopicNotificationSettings(
        chatID: chatID,
        forumTopicID: forumTopicID,
        notificationSettings: notificationSettings
    ))
    }

    /// `toggleForumTopicIsClosed chat_id:int53 forum_topic_id:int32 is_closed:Bool = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1toggle_forum_topic_is_closed.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func toggleForumTopicIsClosed(chatID: Int64, forumTopicID: Int32, isClosed: Bool) async throws -> Ok {
        try await send(ToggleForumTopicIsClosed(chatID: chatID, forumTopicID: forumTopicID, isClosed: isClosed))
    }

    /// `toggleGeneralForumTopicIsHidden chat_id:int53 is_hidden:Bool = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1toggle_general_forum_topic_is_hidden.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func toggleGeneralForumTopicIsHidden(chatID: Int64, isHidden: Bool) async throws -> Ok {
        try await send(ToggleGeneralForumTopicIsHidden(chatID: chatID, isHidden: isHidden))
    }

    /// `toggleForumTopicIsPinned chat_id:int53 forum_topic_id:int32 is_pinned:Bool = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1toggle_forum_topic_is_pinned.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func toggleForumTopicIsPinned(chatID: Int64, forumTopicID: Int32, isPinned: Bool) async throws -> Ok {
        try await send(ToggleForumTopicIsPinned(chatID: chatID, forumTopicID: forumTopicID, isPinned: isPinned))
    }

    /// `deleteForumTopic chat_id:int53 forum_topic_id:int32 = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1delete_forum_topic.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func deleteForumTopic(chatID: Int64, forumTopicID: Int32) async throws -> Ok {
        try await send(DeleteForumTopic(chatID: chatID, forumTopicID: forumTopicID))
    }

    /// `readAllForumTopicMentions chat_id:int53 forum_topic_id:int32 = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1read_all_forum_topic_mentions.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func readAllForumTopicMentions(chatID: Int64, forumTopicID: Int32) async throws -> Ok {
        try await send(ReadAllForumTopicMentions(chatID: chatID, forumTopicID: forumTopicID))
    }

    /// `readAllForumTopicReactions chat_id:int53 forum_topic_id:int32 = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1read_all_forum_topic_reactions.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func readAllForumTopicReactions(chatID: Int64, forumTopicID: Int32) async throws -> Ok {
        try await send(ReadAllForumTopicReactions(chatID: chatID, forumTopicID: forumTopicID))
    }

    /// `readAllForumTopicPollVotes chat_id:int53 forum_topic_id:int32 = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1read_all_forum_topic_poll_votes.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func readAllForumTopicPollVotes(chatID: Int64, forumTopicID: Int32) async throws -> Ok {
        try await send(ReadAllForumTopicPollVotes(chatID: chatID, forumTopicID: forumTopicID))
    }

    /// `unpinAllForumTopicMessages chat_id:int53 forum_topic_id:int32 = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1unpin_all_forum_topic_messages.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func unpinAllForumTopicMessages(chatID: Int64, forumTopicID: Int32) async throws -> Ok {
        try await send(UnpinAllForumTopicMessages(chatID: chatID, forumTopicID: forumTopicID))
    }

    /// `getSavedMessagesTags saved_messages_topic_id:int53 = SavedMessagesTags`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_saved_messages_tags.html)
    @_alwaysEmitIntoClient
    public func getSavedMessagesTags(savedMessagesTopicID: Int64) async throws -> SavedMessagesTags {
        try await send(GetSavedMessagesTags(savedMessagesTopicID: savedMessagesTopicID))
    }

    /// `setSavedMessagesTagLabel tag:ReactionType label:string = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1set_saved_messages_tag_label.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func setSavedMessagesTagLabel(tag: ReactionType, label: String) async throws -> Ok {
        try await send(SetSavedMessagesTagLabel(tag: tag, label: label))
    }
}

#if Hashable
extension LoadDirectMessagesChatTopics: Hashable {}
extension GetDirectMessagesChatTopic: Hashable {}
extension GetDirectMessagesChatTopicHistory: Hashable {}
extension GetDirectMessagesChatTopicMessageByDate: Hashable {}
extension DeleteDirectMessagesChatTopicHistory: Hashable {}
extension DeleteDirectMessagesChatTopicMessagesByDate: Hashable {}
extension SetDirectMessagesChatTopicIsMarkedAsUnread: Hashable {}
extension UnpinAllDirectMessagesChatTopicMessages: Hashable {}
extension ReadAllDirectMessagesChatTopicReactions: Hashable {}
extension GetDirectMessagesChatTopicRevenue: Hashable {}
extension ToggleDirectMessagesChatTopicCanSendUnpaidMessages: Hashable {}
extension LoadSavedMessagesTopics: Hashable {}
extension GetSavedMessagesTopicHistory: Hashable {}
extension GetSavedMessagesTopicMessageByDate: Hashable {}
extension DeleteSavedMessagesTopicHistory: Hashable {}
extension DeleteSavedMessagesTopicMessagesByDate: Hashable {}
extension ToggleSavedMessagesTopicIsPinned: Hashable {}
extension SearchSavedMessages: Hashable {}
extension GetForumTopicDefaultIcons: Hashable {}
extension CreateForumTopic: Hashable {}
extension EditForumTopic: Hashable {}
extension GetForumTopic: Hashable {}
extension GetForumTopicHistory: Hashable {}
extension GetForumTopicLink: Hashable {}
extension GetForumTopics: Hashable {}
extension SetForumTopicNotificationSettings: Hashable {}
extension ToggleForumTopicIsClosed: Hashable {}
extension ToggleGeneralForumTopicIsHidden: Hashable {}
extension ToggleForumTopicIsPinned: Hashable {}
extension DeleteForumTopic: Hashable {}
extension ReadAllForumTopicMentions: Hashable {}
extension ReadAllForumTopicReactions: Hashable {}
extension ReadAllForumTopicPollVotes: Hashable {}
extension UnpinAllForumTopicMessages: Hashable {}
extension GetSavedMessagesTags: Hashable {}
extension SetSavedMessagesTagLabel: Hashable {}
#endif
