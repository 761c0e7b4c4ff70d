// Made by `tlgen generate` from the schema of TDLib 1.8.66
// (SHA-256 b8b6a863746fc580815c6d04e9e34728b654b15a12940087f06757b2097ce4c5). Don't edit.

/// `savedMessagesTag tag:ReactionType label:string count:int32 = SavedMessagesTag`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1saved_messages_tag.html)
public struct SavedMessagesTag: TDDecodable, CustomStringConvertible, CustomReflectable {
    public let tag: ReactionType
    /// Length 0 to 12 characters.
    public let label: String
    public let count: Int32

    public init(tag: ReactionType, label: String, count: Int32) {
        self.tag = tag
        self.label = label
        self.count = count
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"savedMessagesTag""#)
        wire.object(#","tag":"#, self.tag)
        wire.string(#","label":"#, self.label)
        wire.int32(#","count":"#, self.count)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> SavedMessagesTag? {
        wire.open(#"{"@type":"savedMessagesTag""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> SavedMessagesTag? {
        var tag: ReactionType? = nil
        var label: String = ""
        var count: Int32 = 0
        var mark = wire.cursor
        repeat {
            wire.object(#","tag":"#, &tag)
            wire.string(#","label":"#, &label)
            wire.int32(#","count":"#, &count)
        } while wire.more(&mark)
        guard !wire.failed, let tag = wire.required(consume tag) else { wire.missing("tag"); return nil }
        return SavedMessagesTag(tag: tag, label: label, count: count)
    }
}

/// `savedMessagesTags tags:vector<savedMessagesTag> = SavedMessagesTags`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1saved_messages_tags.html)
public struct SavedMessagesTags: TDDecodable, CustomStringConvertible {
    public let tags: [SavedMessagesTag]

    public init(tags: [SavedMessagesTag]) {
        self.tags = tags
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"savedMessagesTags""#)
        wire.objects(#","tags":"#, self.tags)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> SavedMessagesTags? {
        wire.open(#"{"@type":"savedMessagesTags""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> SavedMessagesTags? {
        var tags: [SavedMessagesTag] = []
        var mark = wire.cursor
        repeat {
            wire.objects(#","tags":"#, &tags)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return SavedMessagesTags(tags: tags)
    }
}

/// `SavedMessagesTopicType`, one of 3 constructors.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1_saved_messages_topic_type.html)
public enum SavedMessagesTopicType: TDDecodable, CustomStringConvertible, CustomReflectable {
    /// `savedMessagesTopicTypeMyNotes = SavedMessagesTopicType`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1saved_messages_topic_type_my_notes.html)
    case myNotes
    /// `savedMessagesTopicTypeAuthorHidden = SavedMessagesTopicType`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1saved_messages_topic_type_author_hidden.html)
    case authorHidden
    case savedFromChat(SavedMessagesTopicTypeSavedFromChat)
    /// A constructor that this version of the schema does not know, as its name and its JSON.
    indirect case unknown(type: String, json: String)

    public func encode(into wire: inout WireWriter) {
        switch self {
        case .myNotes: wire.empty(#"{"@type":"savedMessagesTopicTypeMyNotes"}"#)
        case .authorHidden: wire.empty(#"{"@type":"savedMessagesTopicTypeAuthorHidden"}"#)
        case .savedFromChat(let value): value.encode(into: &wire)
        case .unknown(_, let json): wire.unknown(json)
        }
    }

    public static func read(_ wire: inout WireReader) -> SavedMessagesTopicType? {
        switch wire.constructor(of: .savedMessagesTopicType) {
        case 0: if wire.close() { return .myNotes }  // savedMessagesTopicTypeMyNotes
        case 1: if wire.close() { return .authorHidden }  // savedMessagesTopicTypeAuthorHidden
        case 2: if let value = SavedMessagesTopicTypeSavedFromChat.body(&wire) { return .savedFromChat(value) }  // savedMessagesTopicTypeSavedFromChat
        case WireReader.nothing: break
        default: if let (type, json) = wire.takeUnknown() { return .unknown(type: type, json: json) }
        }
        return nil
    }
}

/// `savedMessagesTopicTypeSavedFromChat chat_id:int53 = SavedMessagesTopicType`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1saved_messages_topic_type_saved_from_chat.html)
public struct SavedMessagesTopicTypeSavedFromChat: TDObject, CustomStringConvertible {
    public let chatID: Int64

    public init(chatID: Int64) {
        self.chatID = chatID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"savedMessagesTopicTypeSavedFromChat""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> SavedMessagesTopicTypeSavedFromChat? {
        var chatID: Int64 = 0
        var mark = wire.cursor
        repeat {
            wire.int53(#","chat_id":"#, &chatID)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return SavedMessagesTopicTypeSavedFromChat(chatID: chatID)
    }
}

/// `savedMessagesTopic id:int53 type:SavedMessagesTopicType is_pinned:Bool order:int64 last_message:message draft_message:draftMessage = SavedMessagesTopic`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1saved_messages_topic.html)
public struct SavedMessagesTopic: TDDecodable, CustomStringConvertible {
    public let id: Int64
    public let type: SavedMessagesTopicType
    public let isPinned: Bool
    public let order: Int64
    /// May be absent.
    public let lastMessage: Message?
    /// May be absent.
    public let draftMessage: DraftMessage?

    public init(
        id: Int64,
        type: SavedMessagesTopicType,
        isPinned: Bool,
        order: Int64,
        lastMessage: Message? = nil,
        draftMessage: DraftMessage? = nil
    ) {
        self.id = id
        self.type = type
        self.isPinned = isPinned
        self.order = order
        self.lastMessage = lastMessage
        self.draftMessage = draftMessage
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"savedMessagesTopic""#)
        wire.int53(#","id":"#, self.id)
        wire.object(#","type":"#, self.type)
        wire.bool(#","is_pinned":"#, self.isPinned)
        wire.int64(#","order":"#, self.order)
        wire.object(#","last_message":"#, self.lastMessage)
        wire.object(#","draft_message":"#, self.draftMessage)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> SavedMessagesTopic? {
        wire.open(#"{"@type":"savedMessagesTopic""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> SavedMessagesTopic? {
        var id: Int64 = 0
        var type: SavedMessagesTopicType? = nil
        var isPinned: Bool = false
        var order: Int64 = 0
        var lastMessage: Message? = nil
        var draftMessage: DraftMessage? = nil
        var mark = wire.cursor
        repeat {
            wire.int53(#","id":"#, &id)
            wire.object(#","type":"#, &type)
            wire.bool(#","is_pinned":"#, &isPinned)
            wire.int64(#","order":"#, &order)
            wire.object(#","last_message":"#, &lastMessage)
            wire.object(#","draft_message":"#, &draftMessage)
        } while wire.more(&mark)
        guard !wire.failed, let type = wire.required(consume type) else { wire.missing("type"); return nil }
        return SavedMessagesTopic(
            id: id,
            type: type,
            isPinned: isPinned,
            order: order,
            lastMessage: lastMessage,
            draftMessage: draftMessage
        )
    }
}

/// `directMessagesChatTopic chat_id:int53 id:int53 sender_id:MessageSender order:int64 can_send_unpaid_messages:Bool is_marked_as_unread:Bool unread_count:int53 last_read_inbox_message_id:int53 last_read_outbox_message_id:int53 unread_reaction_count:int53 last_message:message draft_message:draftMessage = DirectMessagesChatTopic`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1direct_messages_chat_topic.html)
public struct DirectMessagesChatTopic: TDDecodable, CustomStringConvertible {
    private final class Fields: Sendable {
        let chatID: Int64
        let id: Int64
        let senderID: MessageSender
        let order: Int64
        let canSendUnpaidMessages: Bool
        let isMarkedAsUnread: Bool
        let unreadCount: Int64
        let lastReadInboxMessageID: Int64
        let lastReadOutboxMessageID: Int64
        let unreadReactionCount: Int64
        let lastMessage: Message?
        let draftMessage: DraftMessage?
        init(
            _ chatID: Int64,
            _ id: Int64,
            _ senderID: MessageSender,
            _ order: Int64,
            _ canSendUnpaidMessages: Bool,
            _ isMarkedAsUnread: Bool,
            _ unreadCount: Int64,
            _ lastReadInboxMessageID: Int64,
            _ lastReadOutboxMessageID: Int64,
            _ unreadReactionCount: Int64,
            _ lastMessage: Message?,
            _ draftMessage: DraftMessage?
        ) {
            self.chatID = chatID
            self.id = id
            self.senderID = senderID
            self.order = order
            self.canSendUnpaidMessages = canSendUnpaidMessages
            self.isMarkedAsUnread = isMarkedAsUnread
            self.unreadCount = unreadCount
            self.lastReadInboxMessageID = lastReadInboxMessageID
            self.lastReadOutboxMessageID = lastReadOutboxMessageID
            self.unreadReactionCount = unreadReactionCount
            self.lastMessage = lastMessage
            self.draftMessage = draftMessage
        }
    }
    private let fields: Fields
    public var chatID: Int64 { fields.chatID }
    public var id: Int64 { fields.id }
    public var senderID: MessageSender { fields.senderID }
    public var order: Int64 { fields.order }
    public var canSendUnpaidMessages: Bool { fields.canSendUnpaidMessages }
    public var isMarkedAsUnread: Bool { fields.isMarkedAsUnread }
    public var unreadCount: Int64 { fields.unreadCount }
    public var lastReadInboxMessageID: Int64 { fields.lastReadInboxMessageID }
    public var lastReadOutboxMessageID: Int64 { fields.lastReadOutboxMessageID }
    public var unreadReactionCount: Int64 { fields.unreadReactionCount }
    /// May be absent.
    public var lastMessage: Message? { fields.lastMessage }
    /// May be absent.
    public var draftMessage: DraftMessage? { fields.draftMessage }

    public init(
        chatID: Int64,
        id: Int64,
        senderID: MessageSender,
        order: Int64,
        canSendUnpaidMessages: Bool,
        isMarkedAsUnread: Bool,
        unreadCount: Int64,
        lastReadInboxMessageID: Int64,
        lastReadOutboxMessageID: Int64,
        unreadReactionCount: Int64,
        lastMessage: Message? = nil,
        draftMessage: DraftMessage? = nil
    ) {
        fields = Fields(
        chatID,
        id,
        senderID,
        order,
        canSendUnpaidMessages,
        isMarkedAsUnread,
        unreadCount,
        lastReadInboxMessageID,
        lastReadOutboxMessageID,
        unreadReactionCount,
        lastMessage,
        draftMessage
    )
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"directMessagesChatTopic""#)
        wire.int53(#","chat_id":"#, fields.chatID)
        wire.int53(#","id":"#, fields.id)
        wire.object(#","sender_id":"#, fields.senderID)
        wire.int64(#","order":"#, fields.order)
        wire.bool(#","can_send_unpaid_messages":"#, fields.canSendUnpaidMessages)
        wire.bool(#","is_marked_as_unread":"#, fields.isMarkedAsUnread)
        wire.int53(#","unread_count":"#, fields.unreadCount)
        wire.int53(#","last_read_inbox_message_id":"#, fields.lastReadInboxMessageID)
        wire.int53(#","last_read_outbox_message_id":"#, fields.lastReadOutboxMessageID)
        wire.int53(#","unread_reaction_count":"#, fields.unreadReactionCount)
        wire.object(#","last_message":"#, fields.lastMessage)
        wire.object(#","draft_message":"#, fields.draftMessage)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> DirectMessagesChatTopic? {
        wire.open(#"{"@type":"directMessagesChatTopic""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> DirectMessagesChatTopic? {
        var chatID: Int64 = 0
        var id: Int64 = 0
        var senderID: MessageSender? = nil
        var order: Int64 = 0
        var canSendUnpaidMessages: Bool = false
        var isMarkedAsUnread: Bool = false
        var unreadCount: Int64 = 0
        var lastReadInboxMessageID: Int64 = 0
        var lastReadOutboxMessageID: Int64 = 0
        var unreadReactionCount: Int64 = 0
        var lastMessage: Message? = nil
        var draftMessage: DraftMessage? = nil
        var mark = wire.cursor
        repeat {
            wire.int53(#","chat_id":"#, &chatID)
            wire.int53(#","id":"#, &id)
            wire.object(#","sender_id":"#, &senderID)
            wire.int64(#","order":"#, &order)
            wire.bool(#","can_send_unpaid_messages":"#, &canSendUnpaidMessages)
            wire.bool(#","is_marked_as_unread":"#, &isMarkedAsUnread)
            wire.int53(#","unread_count":"#, &unreadCount)
            wire.int53(#","last_read_inbox_message_id":"#, &lastReadInboxMessageID)
            wire.int53(#","last_read_outbox_message_id":"#, &lastReadOutboxMessageID)
            wire.int53(#","unread_reaction_count":"#, &unreadReactionCount)
            wire.object(#","last_message":"#, &lastMessage)
            wire.object(#","draft_message":"#, &draftMessage)
        } while wire.more(&mark)
        guard 
            !wire.failed,
            let senderID = wire.required(consume senderID)
         else { wire.missing("sender_id"); return nil }
        return DirectMessagesChatTopic(
            chatID: chatID,
            id: id,
            senderID: senderID,
            order: order,
            canSendUnpaidMessages: canSendUnpaidMessages,
            isMarkedAsUnread: isMarkedAsUnread,
            unreadCount: unreadCount,
            lastReadInboxMessageID: lastReadInboxMessageID,
            lastReadOutboxMessageID: lastReadOutboxMessageID,
            unreadReactionCount: unreadReactionCount,
            lastMessage: lastMessage,
            draftMessage: draftMessage
        )
    }
}

/// `forumTopicIcon color:int32 custom_emoji_id:int64 = ForumTopicIcon`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1forum_topic_icon.html)
public struct ForumTopicIcon: TDDecodable, CustomStringConvertible {
    public let color: Int32
    public let customEmojiID: Int64

    public init(color: Int32, customEmojiID: Int64) {
        self.color = color
        self.customEmojiID = customEmojiID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"forumTopicIcon""#)
        wire.int32(#","color":"#, self.color)
        wire.int64(#","custom_emoji_id":"#, self.customEmojiID)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> ForumTopicIcon? {
        wire.open(#"{"@type":"forumTopicIcon""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> ForumTopicIcon? {
        var color: Int32 = 0
        var customEmojiID: Int64 = 0
        var mark = wire.cursor
        repeat {
            wire.int32(#","color":"#, &color)
            wire.int64(#","custom_emoji_id":"#, &customEmojiID)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return ForumTopicIcon(color: color, customEmojiID: customEmojiID)
    }
}

/// `forumTopicInfo chat_id:int53 forum_topic_id:int32 name:string icon:forumTopicIcon creation_date:int32 creator_id:MessageSender is_general:Bool is_outgoing:Bool is_closed:Bool is_hidden:Bool is_name_implicit:Bool = ForumTopicInfo`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1forum_topic_info.html)
public struct ForumTopicInfo: TDDecodable, CustomStringConvertible, CustomReflectable {
    private final class Fields: Sendable {
        let chatID: Int64
        let forumTopicID: Int32
        let name: String
        let icon: ForumTopicIcon
        let creationDate: Int32
        let creatorID: MessageSender
        let isGeneral: Bool
        let isOutgoing: Bool
        let isClosed: Bool
        let isHidden: Bool
        let isNameImplicit: Bool
        init(
            _ chatID: Int64,
            _ forumTopicID: Int32,
            _ name: String,
            _ icon: ForumTopicIcon,
            _ creationDate: Int32,
            _ creatorID: MessageSender,
            _ isGeneral: Bool,
            _ isOutgoing: Bool,
            _ isClosed: Bool,
            _ isHidden: Bool,
            _ isNameImplicit: Bool
        ) {
            self.chatID = chatID
            self.forumTopicID = forumTopicID
            self.name = name
            self.icon = icon
            self.creationDate = creationDate
            self.creatorID = creatorID
            self.isGeneral = isGeneral
            self.isOutgoing = isOutgoing
            self.isClosed = isClosed
            self.isHidden = isHidden
            self.isNameImplicit = isNameImplicit
        }
    }
    private let fields: Fields
    public var chatID: Int64 { fields.chatID }
    public var forumTopicID: Int32 { fields.forumTopicID }
    public var name: String { fields.name }
    public var icon: ForumTopicIcon { fields.icon }
    /// Unix time in seconds.
    public var creationDate: Int32 { fields.creationDate }
    public var creatorID: MessageSender { fields.creatorID }
    public var isGeneral: Bool { fields.isGeneral }
    public var isOutgoing: Bool { fields.isOutgoing }
    public var isClosed: Bool { fields.isClosed }
    public var isHidden: Bool { fields.isHidden }
    public var isNameImplicit: Bool { fields.isNameImplicit }

    public init(
        chatID: Int64,
        forumTopicID: Int32,
        name: String,
        icon: ForumTopicIcon,
        creationDate: Int32,
        creatorID: MessageSender,
        isGeneral: Bool,
        isOutgoing: Bool,
        isClosed: Bool,
        isHidden: Bool,
        isNameImplicit: Bool
    ) {
        fields = Fields(
        chatID,
        forumTopicID,
        name,
        icon,
        creationDate,
        creatorID,
        isGeneral,
        isOutgoing,
        isClosed,
        isHidden,
        isNameImplicit
    )
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"forumTopicInfo""#)
        wire.int53(#","chat_id":"#, fields.chatID)
        wire.int32(#","forum_topic_id":"#, fields.forumTopicID)
        wire.string(#","name":"#, fields.name)
        wire.object(#","icon":"#, fields.icon)
        wire.int32(#","creation_date":"#, fields.creationDate)
        wire.object(#","creator_id":"#, fields.creatorID)
        wire.bool(#","is_general":"#, fields.isGeneral)
        wire.bool(#","is_outgoing":"#, fields.isOutgoing)
        wire.bool(#","is_closed":"#, fields.isClosed)
        wire.bool(#","is_hidden":"#, fields.isHidden)
        wire.bool(#","is_name_implicit":"#, fields.isNameImplicit)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> ForumTopicInfo? {
        wire.open(#"{"@type":"forumTopicInfo""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> ForumTopicInfo? {
        var chatID: Int64 = 0
        var forumTopicID: Int32 = 0
        var name: String = ""
        var icon: ForumTopicIcon? = nil
        var creationDate: Int32 = 0
        var creatorID: MessageSender? = nil
        var isGeneral: Bool = false
        var isOutgoing: Bool = false
        var isClosed: Bool = false
        var isHidden: Bool = false
        var isNameImplicit: Bool = false
        var mark = wire.cursor
        repeat {
            wire.int53(#","chat_id":"#, &chatID)
            wire.int32(#","forum_topic_id":"#, &forumTopicID)
            wire.string(#","name":"#, &name)
            wire.object(#","icon":"#, &icon)
            wire.int32(#","creation_date":"#, &creationDate)
            wire.object(#","creator_id":"#, &creatorID)
            wire.bool(#","is_general":"#, &isGeneral)
            wire.bool(#","is_outgoing":"#, &isOutgoing)
            wire.bool(#","is_closed":"#, &isClosed)
            wire.bool(#","is_hidden":"#, &isHidden)
            wire.bool(#","is_name_implicit":"#, &isNameImplicit)
        } while wire.more(&mark)
        guard 
            !wire.failed,
            let icon = wire.required(consume icon),
            let creatorID = wire.required(consume creatorID)
         else { wire.missing("icon creator_id"); return nil }
        return ForumTopicInfo(
            chatID: chatID,
            forumTopicID: forumTopicID,
            name: name,
            icon: icon,
            creationDate: creationDate,
            creatorID: creatorID,
            isGeneral: isGeneral,
            isOutgoing: isOutgoing,
            isClosed: isClosed,
            isHidden: isHidden,
            isNameImplicit: isNameImplicit
        )
    }
}

/// `forumTopic info:forumTopicInfo last_message:message order:int64 is_pinned:Bool unread_count:int32 last_read_inbox_message_id:int53 last_read_outbox_message_id:int53 unread_mention_count:int32 unread_reaction_count:int32 unread_poll_vote_count:int32 notification_settings:chatNotificationSettings draft_message:draftMessage = ForumTopic`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1forum_topic.html)
public struct ForumTopic: TDDecodable, CustomStringConvertible {
    private final class Fields: Sendable {
        let info: ForumTopicInfo
        let lastMessage: Message?
        let order: Int64
        let isPinned: Bool
        let unreadCount: Int32
        let lastReadInboxMessageID: Int64
        let lastReadOutboxMessageID: Int64
        let unreadMentionCount: Int32
        let unreadReactionCount: Int32
        let unreadPollVoteCount: Int32
        let notificationSettings: ChatNotificationSettings
        let draftMessage: DraftMessage?
        init(
            _ info: ForumTopicInfo,
            _ lastMessage: Message?,
            _ order: Int64,
            _ isPinned: Bool,
            _ unreadCount: Int32,
            _ lastReadInboxMessageID: Int64,
            _ lastReadOutboxMessageID: Int64,
            _ unreadMentionCount: Int32,
            _ unreadReactionCount: Int32,
            _ unreadPollVoteCount: Int32,
            _ notificationSettings: ChatNotificationSettings,
            _ draftMessage: DraftMessage?
        ) {
            self.info = info
            self.lastMessage = lastMessage
            self.order = order
            self.isPinned = isPinned
            self.unreadCount = unreadCount
            self.lastReadInboxMessageID = lastReadInboxMessageID
            self.lastReadOutboxMessageID = lastReadOutboxMessageID
            self.unreadMentionCount = unreadMentionCount
            self.unreadReactionCount = unreadReactionCount
            self.unreadPollVoteCount = unreadPollVoteCount
            self.notificationSettings = notificationSettings
            self.draftMessage = draftMessage
        }
    }
    private let fields: Fields
    public var info: ForumTopicInfo { fields.info }
    /// May be absent.
    public var lastMessage: Message? { fields.lastMessage }
    public var order: Int64 { fields.order }
    public var isPinned: Bool { fields.isPinned }
    public var unreadCount: Int32 { fields.unreadCount }
    public var lastReadInboxMessageID: Int64 { fields.lastReadInboxMessageID }
    public var lastReadOutboxMessageID: Int64 { fields.lastReadOutboxMessageID }
    public var unreadMentionCount: Int32 { fields.unreadMentionCount }
    public var unreadReactionCount: Int32 { fields.unreadReactionCount }
    public var unreadPollVoteCount: Int32 { fields.unreadPollVoteCount }
    public var notificationSettings: ChatNotificationSettings { fields.notificationSettings }
    /// May be absent.
    public var draftMessage: DraftMessage? { fields.draftMessage }

    public init(
        info: ForumTopicInfo,
        lastMessage: Message? = nil,
        order: Int64,
        isPinned: Bool,
        unreadCount: Int32,
        lastReadInboxMessageID: Int64,
        lastReadOutboxMessageID: Int64,
        unreadMentionCount: Int32,
        unreadReactionCount: Int32,
        unreadPollVoteCount: Int32,
        notificationSettings: ChatNotificationSettings,
        draftMessage: DraftMessage? = nil
    ) {
        fields = Fields(
        info,
        lastMessage,
        order,
        isPinned,
        unreadCount,
        lastReadInboxMessageID,
        lastReadOutboxMessageID,
        unreadMentionCount,
        unreadReactionCount,
        unreadPollVoteCount,
        notificationSettings,
        draftMessage
    )
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"forumTopic""#)
        wire.object(#","info":"#, fields.info)
        wire.object(#","last_message":"#, fields.lastMessage)
        wire.int64(#","order":"#, fields.order)
        wire.bool(#","is_pinned":"#, fields.isPinned)
        wire.int32(#","unread_count":"#, fields.unreadCount)
        wire.int53(#","last_read_inbox_message_id":"#, fields.lastReadInboxMessageID)
        wire.int53(#","last_read_outbox_message_id":"#, fields.lastReadOutboxMessageID)
        wire.int32(#","unread_mention_count":"#, fields.unreadMentionCount)
        wire.int32(#","unread_reaction_count":"#, fields.unreadReactionCount)
        wire.int32(#","unread_poll_vote_count":"#, fields.unreadPollVoteCount)
        wire.object(#","notification_settings":"#, fields.notificationSettings)
        wire.object(#","draft_message":"#, fields.draftMessage)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> ForumTopic? {
        wire.open(#"{"@type":"forumTopic""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> ForumTopic? {
        var info: ForumTopicInfo? = nil
        var lastMessage: Message? = nil
        var order: Int64 = 0
        var isPinned: Bool = false
        var unreadCount: Int32 = 0
        var lastReadInboxMessageID: Int64 = 0
        var lastReadOutboxMessageID: Int64 = 0
        var unreadMentionCount: Int32 = 0
        var unreadReactionCount: Int32 = 0
        var unreadPollVoteCount: Int32 = 0
        var notificationSettings: ChatNotificationSettings? = nil
        var draftMessage: DraftMessage? = nil
        var mark = wire.cursor
        repeat {
            wire.object(#","info":"#, &info)
            wire.object(#","last_message":"#, &lastMessage)
            wire.int64(#","order":"#, &order)
            wire.bool(#","is_pinned":"#, &isPinned)
            wire.int32(#","unread_count":"#, &unreadCount)
            wire.int53(#","last_read_inbox_message_id":"#, &lastReadInboxMessageID)
            wire.int53(#","last_read_outbox_message_id":"#, &lastReadOutboxMessageID)
            wire.int32(#","unread_mention_count":"#, &unreadMentionCount)
            wire.int32(#","unread_reaction_count":"#, &unreadReactionCount)
            wire.int32(#","unread_poll_vote_count":"#, &unreadPollVoteCount)
            wire.object(#","notification_settings":"#, &notificationSettings)
            wire.object(#","draft_message":"#, &draftMessage)
        } while wire.more(&mark)
        guard 
            !wire.failed,
            let info = wire.required(consume info),
            let notificationSettings = wire.required(consume notificationSettings)
         else { wire.missing("info notification_settings"); return nil }
        return ForumTopic(
            info: info,
            lastMessage: lastMessage,
            order: order,
            isPinned: isPinned,
            unreadCount: unreadCount,
            lastReadInboxMessageID: lastReadInboxMessageID,
            lastReadOutboxMessageID: lastReadOutboxMessageID,
            unreadMentionCount: unreadMentionCount,
            unreadReactionCount: unreadReactionCount,
            unreadPollVoteCount: unreadPollVoteCount,
            notificationSettings: notificationSettings,
            draftMessage: draftMessage
        )
    }
}

/// `forumTopics total_count:int32 topics:vector<forumTopic> next_offset_date:int32 next_offset_message_id:int53 next_offset_forum_topic_id:int32 = ForumTopics`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1forum_topics.html)
public struct ForumTopics: TDDecodable, CustomStringConvertible {
    private final class Fields: Sendable {
        let totalCount: Int32
        let topics: [ForumTopic]
        let nextOffsetDate: Int32
        let nextOffsetMessageID: Int64
        let nextOffsetForumTopicID: Int32
        init(
            _ totalCount: Int32,
            _ topics: [ForumTopic],
            _ nextOffsetDate: Int32,
            _ nextOffsetMessageID: Int64,
            _ nextOffsetForumTopicID: Int32
        ) {
            self.totalCount = totalCount
            self.topics = topics
            self.nextOffsetDate = nextOffsetDate
            self.nextOffsetMessageID = nextOffsetMessageID
            self.nextOffsetForumTopicID = nextOffsetForumTopicID
        }
    }
    private let fields: Fields
    public var totalCount: Int32 { fields.totalCount }
    public var topics: [ForumTopic] { fields.topics }
    public var nextOffsetDate: Int32 { fields.nextOffsetDate }
    public var nextOffsetMessageID: Int64 { fields.nextOffsetMessageID }
    public var nextOffsetForumTopicID: Int32 { fields.nextOffsetForumTopicID }

    public init(
        totalCount: Int32,
        topics: [ForumTopic],
        nextOffsetDate: Int32,
        nextOffsetMessageID: Int64,
        nextOffsetForumTopicID: Int32
    ) {
        fields = Fields(totalCount, topics, nextOffsetDate, nextOffsetMessageID, nextOffsetForumTopicID)
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"forumTopics""#)
        wire.int32(#","total_count":"#, fields.totalCount)
        wire.objects(#","topics":"#, fields.topics)
        wire.int32(#","next_offset_date":"#, fields.nextOffsetDate)
        wire.int53(#","next_offset_message_id":"#, fields.nextOffsetMessageID)
        wire.int32(#","next_offset_forum_topic_id":"#, fields.nextOffsetForumTopicID)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> ForumTopics? {
        wire.open(#"{"@type":"forumTopics""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> ForumTopics? {
        var totalCount: Int32 = 0
        var topics: [ForumTopic] = []
        var nextOffsetDate: Int32 = 0
        var nextOffsetMessageID: Int64 = 0
        var nextOffsetForumTopicID: Int32 = 0
        var mark = wire.cursor
        repeat {
            wire.int32(#","total_count":"#, &totalCount)
            wire.objects(#","topics":"#, &topics)
            wire.int32(#","next_offset_date":"#, &nextOffsetDate)
            wire.int53(#","next_offset_message_id":"#, &nextOffsetMessageID)
            wire.int32(#","next_offset_forum_topic_id":"#, &nextOffsetForumTopicID)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return ForumTopics(
            totalCount: totalCount,
            topics: topics,
            nextOffsetDate: nextOffsetDate,
            nextOffsetMessageID: nextOffsetMessageID,
            nextOffsetForumTopicID: nextOffsetForumTopicID
        )
    }
}


#if Hashable
extension SavedMessagesTag: Hashable {}
extension SavedMessagesTags: Hashable {}
extension SavedMessagesTopicType: Hashable {}
extension SavedMessagesTopicTypeSavedFromChat: Hashable {}
extension SavedMessagesTopic: Hashable {}
extension DirectMessagesChatTopic: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.chatID != right.chatID { return false }
        if left.id != right.id { return false }
        if left.senderID != right.senderID { return false }
        if left.order != right.order { return false }
        if left.canSendUnpaidMessages != right.canSendUnpaidMessages { return false }
        if left.isMarkedAsUnread != right.isMarkedAsUnread { return false }
        if left.unreadCount != right.unreadCount { return false }
        if left.lastReadInboxMessageID != right.lastReadInboxMessageID { return false }
        if left.lastReadOutboxMessageID != right.lastReadOutboxMessageID { return false }
        if left.unreadReactionCount != right.unreadReactionCount { return false }
        if left.lastMessage != right.lastMessage { return false }
        if left.draftMessage != right.draftMessage { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(chatID)
        hasher.combine(id)
        hasher.combine(senderID)
        hasher.combine(order)
        hasher.combine(canSendUnpaidMessages)
        hasher.combine(isMarkedAsUnread)
        hasher.combine(unreadCount)
        hasher.combine(lastReadInboxMessageID)
        hasher.combine(lastReadOutboxMessageID)
        hasher.combine(unreadReactionCount)
        hasher.combine(lastMessage)
        hasher.combine(draftMessage)
    }
}
extension ForumTopicIcon: Hashable {}
extension ForumTopicInfo: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.chatID != right.chatID { return false }
        if left.forumTopicID != right.forumTopicID { return false }
        if left.name != right.name { return false }
        if left.icon != right.icon { return false }
        if left.creationDate != right.creationDate { return false }
        if left.creatorID != right.creatorID { return false }
        if left.isGeneral != right.isGeneral { return false }
        if left.isOutgoing != right.isOutgoing { return false }
        if left.isClosed != right.isClosed { return false }
        if left.isHidden != right.isHidden { return false }
        if left.isNameImplicit != right.isNameImplicit { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(chatID)
        hasher.combine(forumTopicID)
        hasher.combine(name)
        hasher.combine(icon)
        hasher.combine(creationDate)
        hasher.combine(creatorID)
        hasher.combine(isGeneral)
        hasher.combine(isOutgoing)
        hasher.combine(isClosed)
        hasher.combine(isHidden)
        hasher.combine(isNameImplicit)
    }
}
extension ForumTopic: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.info != right.info { return false }
        if left.lastMessage != right.lastMessage { return false }
        if left.order != right.order { return false }
        if left.isPinned != right.isPinned { return false }
        if left.unreadCount != right.unreadCount { return false }
        if left.lastReadInboxMessageID != right.lastReadInboxMessageID { return false }
        if left.lastReadOutboxMessageID != right.lastReadOutboxMessageID { return false }
        if left.unreadMentionCount != right.unreadMentionCount { return false }
        if left.unreadReactionCount != right.unreadReactionCount { return false }
        if left.unreadPollVoteCount != right.unreadPollVoteCount { return false }
        if left.notificationSettings != right.notificationSettings { return false }
        if left.draftMessage != right.draftMessage { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(info)
        hasher.combine(lastMessage)
        hasher.combine(order)
        hasher.combine(isPinned)
        hasher.combine(unreadCount)
        hasher.combine(lastReadInboxMessageID)
        hasher.combine(lastReadOutboxMessageID)
        hasher.combine(unreadMentionCount)
        hasher.combine(unreadReactionCount)
        hasher.combine(unreadPollVoteCount)
        hasher.combine(notificationSettings)
        hasher.combine(draftMessage)
    }
}
extension ForumTopics: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.totalCount != right.totalCount { return false }
        if left.topics != right.topics { return false }
        if left.nextOffsetDate != right.nextOffsetDate { return false }
        if left.nextOffsetMessageID != right.nextOffsetMessageID { return false }
        if left.nextOffsetForumTopicID != right.nextOffsetForumTopicID { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(totalCount)
        hasher.combine(topics)
        hasher.combine(nextOffsetDate)
        hasher.combine(nextOffsetMessageID)
        hasher.combine(nextOffsetForumTopicID)
    }
}
#endif
