// Written by Benchmarks/Scripts/make-corpus-types. Do not edit.

public import Foundation

public indirect enum Update: Codable, Sendable {
    case updateNewMessage(UpdateNewMessage)
    case updateFile(UpdateFile)
    case updateChatLastMessage(UpdateChatLastMessage)
    case updateUser(UpdateUser)
    case updateNewChat(UpdateNewChat)
    case updateUserStatus(UpdateUserStatus)
    case updateOption(UpdateOption)
    case updateChatReadInbox(UpdateChatReadInbox)
    case updateDeleteMessages(UpdateDeleteMessages)
    case updateMessageInteractionInfo(UpdateMessageInteractionInfo)

    public init(from decoder: any Decoder) throws {
        switch try TypeKey.name(in: decoder) {
        case "updateNewMessage": self = .updateNewMessage(try UpdateNewMessage(from: decoder))
        case "updateFile": self = .updateFile(try UpdateFile(from: decoder))
        case "updateChatLastMessage": self = .updateChatLastMessage(try UpdateChatLastMessage(from: decoder))
        case "updateUser": self = .updateUser(try UpdateUser(from: decoder))
        case "updateNewChat": self = .updateNewChat(try UpdateNewChat(from: decoder))
        case "updateUserStatus": self = .updateUserStatus(try UpdateUserStatus(from: decoder))
        case "updateOption": self = .updateOption(try UpdateOption(from: decoder))
        case "updateChatReadInbox": self = .updateChatReadInbox(try UpdateChatReadInbox(from: decoder))
        case "updateDeleteMessages": self = .updateDeleteMessages(try UpdateDeleteMessages(from: decoder))
        case "updateMessageInteractionInfo":
            self = .updateMessageInteractionInfo(try UpdateMessageInteractionInfo(from: decoder))
        case let name: throw unknownConstructor(name, decoder)
        }
    }

    public func encode(to encoder: any Encoder) throws {
        switch self {
        case .updateNewMessage(let value): try value.encode(to: encoder)
        case .updateFile(let value): try value.encode(to: encoder)
        case .updateChatLastMessage(let value): try value.encode(to: encoder)
        case .updateUser(let value): try value.encode(to: encoder)
        case .updateNewChat(let value): try value.encode(to: encoder)
        case .updateUserStatus(let value): try value.encode(to: encoder)
        case .updateOption(let value): try value.encode(to: encoder)
        case .updateChatReadInbox(let value): try value.encode(to: encoder)
        case .updateDeleteMessages(let value): try value.encode(to: encoder)
        case .updateMessageInteractionInfo(let value): try value.encode(to: encoder)
        }
    }
}

public indirect enum MessageSender: Codable, Sendable {
    case messageSenderUser(MessageSenderUser)
    case messageSenderChat(MessageSenderChat)

    public init(from decoder: any Decoder) throws {
        switch try TypeKey.name(in: decoder) {
        case "messageSenderUser": self = .messageSenderUser(try MessageSenderUser(from: decoder))
        case "messageSenderChat": self = .messageSenderChat(try MessageSenderChat(from: decoder))
        case let name: throw unknownConstructor(name, decoder)
        }
    }

    public func encode(to encoder: any Encoder) throws {
        switch self {
        case .messageSenderUser(let value): try value.encode(to: encoder)
        case .messageSenderChat(let value): try value.encode(to: encoder)
        }
    }
}

public indirect enum ReactionType: Codable, Sendable {
    case reactionTypeEmoji(ReactionTypeEmoji)

    public init(from decoder: any Decoder) throws {
        switch try TypeKey.name(in: decoder) {
        case "reactionTypeEmoji": self = .reactionTypeEmoji(try ReactionTypeEmoji(from: decoder))
        case let name: throw unknownConstructor(name, decoder)
        }
    }

    public func encode(to encoder: any Encoder) throws {
        switch self {
        case .reactionTypeEmoji(let value): try value.encode(to: encoder)
        }
    }
}

public indirect enum MessageReplyTo: Codable, Sendable {
    case messageReplyToMessage(MessageReplyToMessage)

    public init(from decoder: any Decoder) throws {
        switch try TypeKey.name(in: decoder) {
        case "messageReplyToMessage": self = .messageReplyToMessage(try MessageReplyToMessage(from: decoder))
        case let name: throw unknownConstructor(name, decoder)
        }
    }

    public func encode(to encoder: any Encoder) throws {
        switch self {
        case .messageReplyToMessage(let value): try value.encode(to: encoder)
        }
    }
}

public indirect enum MessageOrigin: Codable, Sendable {
    case messageOriginUser(MessageOriginUser)

    public init(from decoder: any Decoder) throws {
        switch try TypeKey.name(in: decoder) {
        case "messageOriginUser": self = .messageOriginUser(try MessageOriginUser(from: decoder))
        case let name: throw unknownConstructor(name, decoder)
        }
    }

    public func encode(to encoder: any Encoder) throws {
        switch self {
        case .messageOriginUser(let value): try value.encode(to: encoder)
        }
    }
}

public indirect enum MessageContent: Codable, Sendable {
    case messageText(MessageText)
    case messagePhoto(MessagePhoto)
    case messageDocument(MessageDocument)
    case messageVideo(MessageVideo)

    public init(from decoder: any Decoder) throws {
        switch try TypeKey.name(in: decoder) {
        case "messageText": self = .messageText(try MessageText(from: decoder))
        case "messagePhoto": self = .messagePhoto(try MessagePhoto(from: decoder))
        case "messageDocument": self = .messageDocument(try MessageDocument(from: decoder))
        case "messageVideo": self = .messageVideo(try MessageVideo(from: decoder))
        case let name: throw unknownConstructor(name, decoder)
        }
    }

    public func encode(to encoder: any Encoder) throws {
        switch self {
        case .messageText(let value): try value.encode(to: encoder)
        case .messagePhoto(let value): try value.encode(to: encoder)
        case .messageDocument(let value): try value.encode(to: encoder)
        case .messageVideo(let value): try value.encode(to: encoder)
        }
    }
}

public indirect enum TextEntityType: Codable, Sendable {
    case textEntityTypeUrl(TextEntityTypeUrl)
    case textEntityTypeBold(TextEntityTypeBold)
    case textEntityTypeMention(TextEntityTypeMention)
    case textEntityTypeTextUrl(TextEntityTypeTextUrl)
    case textEntityTypeCustomEmoji(TextEntityTypeCustomEmoji)
    case textEntityTypePreCode(TextEntityTypePreCode)

    public init(from decoder: any Decoder) throws {
        switch try TypeKey.name(in: decoder) {
        case "textEntityTypeUrl": self = .textEntityTypeUrl(try TextEntityTypeUrl(from: decoder))
        case "textEntityTypeBold": self = .textEntityTypeBold(try TextEntityTypeBold(from: decoder))
        case "textEntityTypeMention": self = .textEntityTypeMention(try TextEntityTypeMention(from: decoder))
        case "textEntityTypeTextUrl": self = .textEntityTypeTextUrl(try TextEntityTypeTextUrl(from: decoder))
        case "textEntityTypeCustomEmoji":
            self = .textEntityTypeCustomEmoji(try TextEntityTypeCustomEmoji(from: decoder))
        case "textEntityTypePreCode": self = .textEntityTypePreCode(try TextEntityTypePreCode(from: decoder))
        case let name: throw unknownConstructor(name, decoder)
        }
    }

    public func encode(to encoder: any Encoder) throws {
        switch self {
        case .textEntityTypeUrl(let value): try value.encode(to: encoder)
        case .textEntityTypeBold(let value): try value.encode(to: encoder)
        case .textEntityTypeMention(let value): try value.encode(to: encoder)
        case .textEntityTypeTextUrl(let value): try value.encode(to: encoder)
        case .textEntityTypeCustomEmoji(let value): try value.encode(to: encoder)
        case .textEntityTypePreCode(let value): try value.encode(to: encoder)
        }
    }
}

public indirect enum LinkPreviewType: Codable, Sendable {
    case linkPreviewTypeArticle(LinkPreviewTypeArticle)

    public init(from decoder: any Decoder) throws {
        switch try TypeKey.name(in: decoder) {
        case "linkPreviewTypeArticle": self = .linkPreviewTypeArticle(try LinkPreviewTypeArticle(from: decoder))
        case let name: throw unknownConstructor(name, decoder)
        }
    }

    public func encode(to encoder: any Encoder) throws {
        switch self {
        case .linkPreviewTypeArticle(let value): try value.encode(to: encoder)
        }
    }
}

public indirect enum ThumbnailFormat: Codable, Sendable {
    case thumbnailFormatJpeg(ThumbnailFormatJpeg)

    public init(from decoder: any Decoder) throws {
        switch try TypeKey.name(in: decoder) {
        case "thumbnailFormatJpeg": self = .thumbnailFormatJpeg(try ThumbnailFormatJpeg(from: decoder))
        case let name: throw unknownConstructor(name, decoder)
        }
    }

    public func encode(to encoder: any Encoder) throws {
        switch self {
        case .thumbnailFormatJpeg(let value): try value.encode(to: encoder)
        }
    }
}

public indirect enum ReplyMarkup: Codable, Sendable {
    case replyMarkupInlineKeyboard(ReplyMarkupInlineKeyboard)

    public init(from decoder: any Decoder) throws {
        switch try TypeKey.name(in: decoder) {
        case "replyMarkupInlineKeyboard":
            self = .replyMarkupInlineKeyboard(try ReplyMarkupInlineKeyboard(from: decoder))
        case let name: throw unknownConstructor(name, decoder)
        }
    }

    public func encode(to encoder: any Encoder) throws {
        switch self {
        case .replyMarkupInlineKeyboard(let value): try value.encode(to: encoder)
        }
    }
}

public indirect enum InlineKeyboardButtonType: Codable, Sendable {
    case inlineKeyboardButtonTypeCallback(InlineKeyboardButtonTypeCallback)

    public init(from decoder: any Decoder) throws {
        switch try TypeKey.name(in: decoder) {
        case "inlineKeyboardButtonTypeCallback":
            self = .inlineKeyboardButtonTypeCallback(try InlineKeyboardButtonTypeCallback(from: decoder))
        case let name: throw unknownConstructor(name, decoder)
        }
    }

    public func encode(to encoder: any Encoder) throws {
        switch self {
        case .inlineKeyboardButtonTypeCallback(let value): try value.encode(to: encoder)
        }
    }
}

public indirect enum ButtonStyle: Codable, Sendable {
    case buttonStyleDefault(ButtonStyleDefault)

    public init(from decoder: any Decoder) throws {
        switch try TypeKey.name(in: decoder) {
        case "buttonStyleDefault": self = .buttonStyleDefault(try ButtonStyleDefault(from: decoder))
        case let name: throw unknownConstructor(name, decoder)
        }
    }

    public func encode(to encoder: any Encoder) throws {
        switch self {
        case .buttonStyleDefault(let value): try value.encode(to: encoder)
        }
    }
}

public indirect enum ChatType: Codable, Sendable {
    case chatTypePrivate(ChatTypePrivate)
    case chatTypeBasicGroup(ChatTypeBasicGroup)
    case chatTypeSupergroup(ChatTypeSupergroup)

    public init(from decoder: any Decoder) throws {
        switch try TypeKey.name(in: decoder) {
        case "chatTypePrivate": self = .chatTypePrivate(try ChatTypePrivate(from: decoder))
        case "chatTypeBasicGroup": self = .chatTypeBasicGroup(try ChatTypeBasicGroup(from: decoder))
        case "chatTypeSupergroup": self = .chatTypeSupergroup(try ChatTypeSupergroup(from: decoder))
        case let name: throw unknownConstructor(name, decoder)
        }
    }

    public func encode(to encoder: any Encoder) throws {
        switch self {
        case .chatTypePrivate(let value): try value.encode(to: encoder)
        case .chatTypeBasicGroup(let value): try value.encode(to: encoder)
        case .chatTypeSupergroup(let value): try value.encode(to: encoder)
        }
    }
}

public indirect enum ChatList: Codable, Sendable {
    case chatListMain(ChatListMain)

    public init(from decoder: any Decoder) throws {
        switch try TypeKey.name(in: decoder) {
        case "chatListMain": self = .chatListMain(try ChatListMain(from: decoder))
        case let name: throw unknownConstructor(name, decoder)
        }
    }

    public func encode(to encoder: any Encoder) throws {
        switch self {
        case .chatListMain(let value): try value.encode(to: encoder)
        }
    }
}

public indirect enum ChatAvailableReactions: Codable, Sendable {
    case chatAvailableReactionsAll(ChatAvailableReactionsAll)

    public init(from decoder: any Decoder) throws {
        switch try TypeKey.name(in: decoder) {
        case "chatAvailableReactionsAll":
            self = .chatAvailableReactionsAll(try ChatAvailableReactionsAll(from: decoder))
        case let name: throw unknownConstructor(name, decoder)
        }
    }

    public func encode(to encoder: any Encoder) throws {
        switch self {
        case .chatAvailableReactionsAll(let value): try value.encode(to: encoder)
        }
    }
}

public indirect enum UserStatus: Codable, Sendable {
    case userStatusOnline(UserStatusOnline)
    case userStatusOffline(UserStatusOffline)
    case userStatusRecently(UserStatusRecently)

    public init(from decoder: any Decoder) throws {
        switch try TypeKey.name(in: decoder) {
        case "userStatusOnline": self = .userStatusOnline(try UserStatusOnline(from: decoder))
        case "userStatusOffline": self = .userStatusOffline(try UserStatusOffline(from: decoder))
        case "userStatusRecently": self = .userStatusRecently(try UserStatusRecently(from: decoder))
        case let name: throw unknownConstructor(name, decoder)
        }
    }

    public func encode(to encoder: any Encoder) throws {
        switch self {
        case .userStatusOnline(let value): try value.encode(to: encoder)
        case .userStatusOffline(let value): try value.encode(to: encoder)
        case .userStatusRecently(let value): try value.encode(to: encoder)
        }
    }
}

public indirect enum UserType: Codable, Sendable {
    case userTypeRegular(UserTypeRegular)
    case userTypeBot(UserTypeBot)

    public init(from decoder: any Decoder) throws {
        switch try TypeKey.name(in: decoder) {
        case "userTypeRegular": self = .userTypeRegular(try UserTypeRegular(from: decoder))
        case "userTypeBot": self = .userTypeBot(try UserTypeBot(from: decoder))
        case let name: throw unknownConstructor(name, decoder)
        }
    }

    public func encode(to encoder: any Encoder) throws {
        switch self {
        case .userTypeRegular(let value): try value.encode(to: encoder)
        case .userTypeBot(let value): try value.encode(to: encoder)
        }
    }
}

public indirect enum EmojiStatusType: Codable, Sendable {
    case emojiStatusTypeCustomEmoji(EmojiStatusTypeCustomEmoji)

    public init(from decoder: any Decoder) throws {
        switch try TypeKey.name(in: decoder) {
        case "emojiStatusTypeCustomEmoji":
            self = .emojiStatusTypeCustomEmoji(try EmojiStatusTypeCustomEmoji(from: decoder))
        case let name: throw unknownConstructor(name, decoder)
        }
    }

    public func encode(to encoder: any Encoder) throws {
        switch self {
        case .emojiStatusTypeCustomEmoji(let value): try value.encode(to: encoder)
        }
    }
}

public indirect enum OptionValue: Codable, Sendable {
    case optionValueInteger(OptionValueInteger)
    case optionValueBoolean(OptionValueBoolean)
    case optionValueString(OptionValueString)

    public init(from decoder: any Decoder) throws {
        switch try TypeKey.name(in: decoder) {
        case "optionValueInteger": self = .optionValueInteger(try OptionValueInteger(from: decoder))
        case "optionValueBoolean": self = .optionValueBoolean(try OptionValueBoolean(from: decoder))
        case "optionValueString": self = .optionValueString(try OptionValueString(from: decoder))
        case let name: throw unknownConstructor(name, decoder)
        }
    }

    public func encode(to encoder: any Encoder) throws {
        switch self {
        case .optionValueInteger(let value): try value.encode(to: encoder)
        case .optionValueBoolean(let value): try value.encode(to: encoder)
        case .optionValueString(let value): try value.encode(to: encoder)
        }
    }
}

public struct UpdateNewMessage: Codable, Sendable {
    public let message: Message

    enum CodingKeys: String, CodingKey {
        case constructor = "@type"
        case message
    }

    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        message = try values.decode(Message.self, forKey: .message)
    }

    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encode("updateNewMessage", forKey: .constructor)
        try values.encode(message, forKey: .message)
    }
}

public struct UpdateFile: Codable, Sendable {
    public let file: File

    enum CodingKeys: String, CodingKey {
        case constructor = "@type"
        case file
    }

    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        file = try values.decode(File.self, forKey: .file)
    }

    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encode("updateFile", forKey: .constructor)
        try values.encode(file, forKey: .file)
    }
}

public struct UpdateChatLastMessage: Codable, Sendable {
    public let chatId: Int64
    public let lastMessage: Message?
    public let positions: [ChatPosition]

    enum CodingKeys: String, CodingKey {
        case constructor = "@type"
        case chatId = "chat_id"
        case lastMessage = "last_message"
        case positions
    }

    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        chatId = try values.decode(Int64.self, forKey: .chatId)
        lastMessage = try values.decodeIfPresent(Message.self, forKey: .lastMessage)
        positions = try values.decode([ChatPosition].self, forKey: .positions)
    }

    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encode("updateChatLastMessage", forKey: .constructor)
        try values.encode(chatId, forKey: .chatId)
        try values.encodeIfPresent(lastMessage, forKey: .lastMessage)
        try values.encode(positions, forKey: .positions)
    }
}

public struct UpdateUser: Codable, Sendable {
    public let user: User

    enum CodingKeys: String, CodingKey {
        case constructor = "@type"
        case user
    }

    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        user = try values.decode(User.self, forKey: .user)
    }

    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encode("updateUser", forKey: .constructor)
        try values.encode(user, forKey: .user)
    }
}

public struct UpdateNewChat: Codable, Sendable {
    public let chat: Chat

    enum CodingKeys: String, CodingKey {
        case constructor = "@type"
        case chat
    }

    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        chat = try values.decode(Chat.self, forKey: .chat)
    }

    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encode("updateNewChat", forKey: .constructor)
        try values.encode(chat, forKey: .chat)
    }
}

public struct UpdateUserStatus: Codable, Sendable {
    public let userId: Int64
    public let status: UserStatus

    enum CodingKeys: String, CodingKey {
        case constructor = "@type"
        case userId = "user_id"
        case status
    }

    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        userId = try values.decode(Int64.self, forKey: .userId)
        status = try values.decode(UserStatus.self, forKey: .status)
    }

    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encode("updateUserStatus", forKey: .constructor)
        try values.encode(userId, forKey: .userId)
        try values.encode(status, forKey: .status)
    }
}

public struct UpdateOption: Codable, Sendable {
    public let name: String
    public let value: OptionValue

    enum CodingKeys: String, CodingKey {
        case constructor = "@type"
        case name, value
    }

    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        name = try values.decode(String.self, forKey: .name)
        value = try values.decode(OptionValue.self, forKey: .value)
    }

    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encode("updateOption", forKey: .constructor)
        try values.encode(name, forKey: .name)
        try values.encode(value, forKey: .value)
    }
}

public struct UpdateChatReadInbox: Codable, Sendable {
    public let chatId: Int64
    public let lastReadInboxMessageId: Int64
    public let unreadCount: Int32

    enum CodingKeys: String, CodingKey {
        case constructor = "@type"
        case chatId = "chat_id"
        case lastReadInboxMessageId = "last_read_inbox_message_id"
        case
            unreadCount = "unread_count"
    }

    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        chatId = try values.decode(Int64.self, forKey: .chatId)
        lastReadInboxMessageId = try values.decode(Int64.self, forKey: .lastReadInboxMessageId)
        unreadCount = try values.decode(Int32.self, forKey: .unreadCount)
    }

    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encode("updateChatReadInbox", forKey: .constructor)
        try values.encode(chatId, forKey: .chatId)
        try values.encode(lastReadInboxMessageId, forKey: .lastReadInboxMessageId)
        try values.encode(unreadCount, forKey: .unreadCount)
    }
}

public struct UpdateDeleteMessages: Codable, Sendable {
    public let chatId: Int64
    public let messageIds: [Int64]
    public let isPermanent: Bool
    public let fromCache: Bool

    enum CodingKeys: String, CodingKey {
        case constructor = "@type"
        case chatId = "chat_id"
        case messageIds = "message_ids"
        case isPermanent = "is_permanent"
        case
            fromCache = "from_cache"
    }

    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        chatId = try values.decode(Int64.self, forKey: .chatId)
        messageIds = try values.decode([Int64].self, forKey: .messageIds)
        isPermanent = try values.decode(Bool.self, forKey: .isPermanent)
        fromCache = try values.decode(Bool.self, forKey: .fromCache)
    }

    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encode("updateDeleteMessages", forKey: .constructor)
        try values.encode(chatId, forKey: .chatId)
        try values.encode(messageIds, forKey: .messageIds)
        try values.encode(isPermanent, forKey: .isPermanent)
        try values.encode(fromCache, forKey: .fromCache)
    }
}

public struct UpdateMessageInteractionInfo: Codable, Sendable {
    public let chatId: Int64
    public let messageId: Int64
    public let interactionInfo: MessageInteractionInfo?

    enum CodingKeys: String, CodingKey {
        case constructor = "@type"
        case chatId = "chat_id"
        case messageId = "message_id"
        case interactionInfo = "interaction_info"
    }

    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        chatId = try values.decode(Int64.self, forKey: .chatId)
        messageId = try values.decode(Int64.self, forKey: .messageId)
        interactionInfo = try values.decodeIfPresent(MessageInteractionInfo.self, forKey: .interactionInfo)
    }

    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encode("updateMessageInteractionInfo", forKey: .constructor)
        try values.encode(chatId, forKey: .chatId)
        try values.encode(messageId, forKey: .messageId)
        try values.encodeIfPresent(interactionInfo, forKey: .interactionInfo)
    }
}

public struct Messages: Codable, Sendable {
    public let totalCount: Int32
    public let messages: [Message]

    enum CodingKeys: String, CodingKey {
        case constructor = "@type"
        case totalCount = "total_count"
        case messages
    }

    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        totalCount = try values.decode(Int32.self, forKey: .totalCount)
        messages = try values.decode([Message].self, forKey: .messages)
    }

    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encode("messages", forKey: .constructor)
        try values.encode(totalCount, forKey: .totalCount)
        try values.encode(messages, forKey: .messages)
    }
}

public struct Message: Codable, Sendable {
    public let id: Int64
    public let senderId: MessageSender
    public let receiverId: MessageSender?
    public let chatId: Int64
    public let isOutgoing: Bool
    public let isPinned: Bool
    public let isFromOffline: Bool
    public let canBeSaved: Bool
    public let hasTimestampedMedia: Bool
    public let isChannelPost: Bool
    public let isPaidStarSuggestedPost: Bool
    public let isPaidGramSuggestedPost: Bool
    public let containsUnreadMention: Bool
    public let containsUnreadPollVotes: Bool
    public let date: Int32
    public let editDate: Int32
    public let forwardInfo: MessageForwardInfo?
    public let interactionInfo: MessageInteractionInfo?
    public let unreadReactions: [Never]
    public let replyTo: MessageReplyTo?
    public let selfDestructIn: Double
    public let autoDeleteIn: Double
    public let viaBotUserId: Int64
    public let guestBotCallerId: MessageSender?
    public let senderBusinessBotUserId: Int64
    public let senderBoostCount: Int32
    public let senderTag: String
    public let paidMessageStarCount: Int64
    public let authorSignature: String
    public let mediaAlbumId: DecimalInt64
    public let effectId: DecimalInt64
    public let summaryLanguageCode: String
    public let content: MessageContent
    public let replyMarkup: ReplyMarkup?
    public let ephemeralMessageId: Int32

    enum CodingKeys: String, CodingKey {
        case constructor = "@type"
        case id
        case senderId = "sender_id"
        case receiverId = "receiver_id"
        case chatId = "chat_id"
        case
            isOutgoing = "is_outgoing"
        case isPinned = "is_pinned"
        case isFromOffline = "is_from_offline"
        case
            canBeSaved = "can_be_saved"
        case hasTimestampedMedia = "has_timestamped_media"
        case isChannelPost = "is_channel_post"
        case
            isPaidStarSuggestedPost = "is_paid_star_suggested_post"
        case
            isPaidGramSuggestedPost = "is_paid_gram_suggested_post"
        case containsUnreadMention = "contains_unread_mention"
        case
            containsUnreadPollVotes = "contains_unread_poll_votes"
        case date
        case editDate = "edit_date"
        case
            forwardInfo = "forward_info"
        case interactionInfo = "interaction_info"
        case unreadReactions = "unread_reactions"
        case
            replyTo = "reply_to"
        case selfDestructIn = "self_destruct_in"
        case autoDeleteIn = "auto_delete_in"
        case
            viaBotUserId = "via_bot_user_id"
        case guestBotCallerId = "guest_bot_caller_id"
        case
            senderBusinessBotUserId = "sender_business_bot_user_id"
        case senderBoostCount = "sender_boost_count"
        case
            senderTag = "sender_tag"
        case paidMessageStarCount = "paid_message_star_count"
        case
            authorSignature = "author_signature"
        case mediaAlbumId = "media_album_id"
        case effectId = "effect_id"
        case
            summaryLanguageCode = "summary_language_code"
        case content
        case replyMarkup = "reply_markup"
        case
            ephemeralMessageId = "ephemeral_message_id"
    }

    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        id = try values.decode(Int64.self, forKey: .id)
        senderId = try values.decode(MessageSender.self, forKey: .senderId)
        receiverId = try values.decodeIfPresent(MessageSender.self, forKey: .receiverId)
        chatId = try values.decode(Int64.self, forKey: .chatId)
        isOutgoing = try values.decode(Bool.self, forKey: .isOutgoing)
        isPinned = try values.decode(Bool.self, forKey: .isPinned)
        isFromOffline = try values.decode(Bool.self, forKey: .isFromOffline)
        canBeSaved = try values.decode(Bool.self, forKey: .canBeSaved)
        hasTimestampedMedia = try values.decode(Bool.self, forKey: .hasTimestampedMedia)
        isChannelPost = try values.decode(Bool.self, forKey: .isChannelPost)
        isPaidStarSuggestedPost = try values.decode(Bool.self, forKey: .isPaidStarSuggestedPost)
        isPaidGramSuggestedPost = try values.decode(Bool.self, forKey: .isPaidGramSuggestedPost)
        containsUnreadMention = try values.decode(Bool.self, forKey: .containsUnreadMention)
        containsUnreadPollVotes = try values.decode(Bool.self, forKey: .containsUnreadPollVotes)
        date = try values.decode(Int32.self, forKey: .date)
        editDate = try values.decode(Int32.self, forKey: .editDate)
        forwardInfo = try values.decodeIfPresent(MessageForwardInfo.self, forKey: .forwardInfo)
        interactionInfo = try values.decodeIfPresent(MessageInteractionInfo.self, forKey: .interactionInfo)
        unreadReactions = try values.decode([Never].self, forKey: .unreadReactions)
        replyTo = try values.decodeIfPresent(MessageReplyTo.self, forKey: .replyTo)
        selfDestructIn = try values.decode(Double.self, forKey: .selfDestructIn)
        autoDeleteIn = try values.decode(Double.self, forKey: .autoDeleteIn)
        viaBotUserId = try values.decode(Int64.self, forKey: .viaBotUserId)
        guestBotCallerId = try values.decodeIfPresent(MessageSender.self, forKey: .guestBotCallerId)
        senderBusinessBotUserId = try values.decode(Int64.self, forKey: .senderBusinessBotUserId)
        senderBoostCount = try values.decode(Int32.self, forKey: .senderBoostCount)
        senderTag = try values.decode(String.self, forKey: .senderTag)
        paidMessageStarCount = try values.decode(Int64.self, forKey: .paidMessageStarCount)
        authorSignature = try values.decode(String.self, forKey: .authorSignature)
        mediaAlbumId = try values.decode(DecimalInt64.self, forKey: .mediaAlbumId)
        effectId = try values.decode(DecimalInt64.self, forKey: .effectId)
        summaryLanguageCode = try values.decode(String.self, forKey: .summaryLanguageCode)
        content = try values.decode(MessageContent.self, forKey: .content)
        replyMarkup = try values.decodeIfPresent(ReplyMarkup.self, forKey: .replyMarkup)
        ephemeralMessageId = try values.decode(Int32.self, forKey: .ephemeralMessageId)
    }

    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encode("message", forKey: .constructor)
        try values.encode(id, forKey: .id)
        try values.encode(senderId, forKey: .senderId)
        try values.encodeIfPresent(receiverId, forKey: .receiverId)
        try values.encode(chatId, forKey: .chatId)
        try values.encode(isOutgoing, forKey: .isOutgoing)
        try values.encode(isPinned, forKey: .isPinned)
        try values.encode(isFromOffline, forKey: .isFromOffline)
        try values.encode(canBeSaved, forKey: .canBeSaved)
        try values.encode(hasTimestampedMedia, forKey: .hasTimestampedMedia)
        try values.encode(isChannelPost, forKey: .isChannelPost)
        try values.encode(isPaidStarSuggestedPost, forKey: .isPaidStarSuggestedPost)
        try values.encode(isPaidGramSuggestedPost, forKey: .isPaidGramSuggestedPost)
        try values.encode(containsUnreadMention, forKey: .containsUnreadMention)
        try values.encode(containsUnreadPollVotes, forKey: .containsUnreadPollVotes)
        try values.encode(date, forKey: .date)
        try values.encode(editDate, forKey: .editDate)
        try values.encodeIfPresent(forwardInfo, forKey: .forwardInfo)
        try values.encodeIfPresent(interactionInfo, forKey: .interactionInfo)
        try values.encode(unreadReactions, forKey: .unreadReactions)
        try values.encodeIfPresent(replyTo, forKey: .replyTo)
        try values.encode(selfDestructIn, forKey: .selfDestructIn)
        try values.encode(autoDeleteIn, forKey: .autoDeleteIn)
        try values.encode(viaBotUserId, forKey: .viaBotUserId)
        try values.encodeIfPresent(guestBotCallerId, forKey: .guestBotCallerId)
        try values.encode(senderBusinessBotUserId, forKey: .senderBusinessBotUserId)
        try values.encode(senderBoostCount, forKey: .senderBoostCount)
        try values.encode(senderTag, forKey: .senderTag)
        try values.encode(paidMessageStarCount, forKey: .paidMessageStarCount)
        try values.encode(authorSignature, forKey: .authorSignature)
        try values.encode(mediaAlbumId, forKey: .mediaAlbumId)
        try values.encode(effectId, forKey: .effectId)
        try values.encode(summaryLanguageCode, forKey: .summaryLanguageCode)
        try values.encode(content, forKey: .content)
        try values.encodeIfPresent(replyMarkup, forKey: .replyMarkup)
        try values.encode(ephemeralMessageId, forKey: .ephemeralMessageId)
    }
}

public struct MessageSenderUser: Codable, Sendable {
    public let userId: Int64

    enum CodingKeys: String, CodingKey {
        case constructor = "@type"
        case userId = "user_id"
    }

    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        userId = try values.decode(Int64.self, forKey: .userId)
    }

    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encode("messageSenderUser", forKey: .constructor)
        try values.encode(userId, forKey: .userId)
    }
}

public struct MessageSenderChat: Codable, Sendable {
    public let chatId: Int64

    enum CodingKeys: String, CodingKey {
        case constructor = "@type"
        case chatId = "chat_id"
    }

    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        chatId = try values.decode(Int64.self, forKey: .chatId)
    }

    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encode("messageSenderChat", forKey: .constructor)
        try values.encode(chatId, forKey: .chatId)
    }
}

public struct MessageInteractionInfo: Codable, Sendable {
    public let viewCount: Int32
    public let forwardCount: Int32
    public let reactions: MessageReactions?

    enum CodingKeys: String, CodingKey {
        case constructor = "@type"
        case viewCount = "view_count"
        case forwardCount = "forward_count"
        case reactions
    }

    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        viewCount = try values.decode(Int32.self, forKey: .viewCount)
        forwardCount = try values.decode(Int32.self, forKey: .forwardCount)
        reactions = try values.decodeIfPresent(MessageReactions.self, forKey: .reactions)
    }

    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encode("messageInteractionInfo", forKey: .constructor)
        try values.encode(viewCount, forKey: .viewCount)
        try values.encode(forwardCount, forKey: .forwardCount)
        try values.encodeIfPresent(reactions, forKey: .reactions)
    }
}

public struct MessageReactions: Codable, Sendable {
    public let reactions: [MessageReaction]
    public let areTags: Bool
    public let paidReactors: [Never]
    public let canGetAddedReactions: Bool

    enum CodingKeys: String, CodingKey {
        case constructor = "@type"
        case reactions
        case areTags = "are_tags"
        case paidReactors = "paid_reactors"
        case
            canGetAddedReactions = "can_get_added_reactions"
    }

    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        reactions = try values.decode([MessageReaction].self, forKey: .reactions)
        areTags = try values.decode(Bool.self, forKey: .areTags)
        paidReactors = try values.decode([Never].self, forKey: .paidReactors)
        canGetAddedReactions = try values.decode(Bool.self, forKey: .canGetAddedReactions)
    }

    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encode("messageReactions", forKey: .constructor)
        try values.encode(reactions, forKey: .reactions)
        try values.encode(areTags, forKey: .areTags)
        try values.encode(paidReactors, forKey: .paidReactors)
        try values.encode(canGetAddedReactions, forKey: .canGetAddedReactions)
    }
}

public struct MessageReaction: Codable, Sendable {
    public let type: ReactionType
    public let totalCount: Int32
    public let isChosen: Bool
    public let usedSenderId: MessageSender?
    public let recentSenderIds: [MessageSender]

    enum CodingKeys: String, CodingKey {
        case constructor = "@type"
        case type
        case totalCount = "total_count"
        case isChosen = "is_chosen"
        case
            usedSenderId = "used_sender_id"
        case recentSenderIds = "recent_sender_ids"
    }

    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        type = try values.decode(ReactionType.self, forKey: .type)
        totalCount = try values.decode(Int32.self, forKey: .totalCount)
        isChosen = try values.decode(Bool.self, forKey: .isChosen)
        usedSenderId = try values.decodeIfPresent(MessageSender.self, forKey: .usedSenderId)
        recentSenderIds = try values.decode([MessageSender].self, forKey: .recentSenderIds)
    }

    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encode("messageReaction", forKey: .constructor)
        try values.encode(type, forKey: .type)
        try values.encode(totalCount, forKey: .totalCount)
        try values.encode(isChosen, forKey: .isChosen)
        try values.encodeIfPresent(usedSenderId, forKey: .usedSenderId)
        try values.encode(recentSenderIds, forKey: .recentSenderIds)
    }
}

public struct ReactionTypeEmoji: Codable, Sendable {
    public let emoji: String

    enum CodingKeys: String, CodingKey {
        case constructor = "@type"
        case emoji
    }

    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        emoji = try values.decode(String.self, forKey: .emoji)
    }

    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encode("reactionTypeEmoji", forKey: .constructor)
        try values.encode(emoji, forKey: .emoji)
    }
}

public struct MessageReplyToMessage: Codable, Sendable {
    public let chatId: Int64
    public let messageId: Int64
    public let checklistTaskId: Int32
    public let pollOptionId: String
    public let origin: MessageOrigin?
    public let originSendDate: Int32
    public let content: MessageContent?

    enum CodingKeys: String, CodingKey {
        case constructor = "@type"
        case chatId = "chat_id"
        case messageId = "message_id"
        case
            checklistTaskId = "checklist_task_id"
        case pollOptionId = "poll_option_id"
        case origin
        case
            originSendDate = "origin_send_date"
        case content
    }

    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        chatId = try values.decode(Int64.self, forKey: .chatId)
        messageId = try values.decode(Int64.self, forKey: .messageId)
        checklistTaskId = try values.decode(Int32.self, forKey: .checklistTaskId)
        pollOptionId = try values.decode(String.self, forKey: .pollOptionId)
        origin = try values.decodeIfPresent(MessageOrigin.self, forKey: .origin)
        originSendDate = try values.decode(Int32.self, forKey: .originSendDate)
        content = try values.decodeIfPresent(MessageContent.self, forKey: .content)
    }

    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encode("messageReplyToMessage", forKey: .constructor)
        try values.encode(chatId, forKey: .chatId)
        try values.encode(messageId, forKey: .messageId)
        try values.encode(checklistTaskId, forKey: .checklistTaskId)
        try values.encode(pollOptionId, forKey: .pollOptionId)
        try values.encodeIfPresent(origin, forKey: .origin)
        try values.encode(originSendDate, forKey: .originSendDate)
        try values.encodeIfPresent(content, forKey: .content)
    }
}

public struct MessageForwardInfo: Codable, Sendable {
    public let origin: MessageOrigin
    public let date: Int32
    public let publicServiceAnnouncementType: String

    enum CodingKeys: String, CodingKey {
        case constructor = "@type"
        case origin, date
        case publicServiceAnnouncementType = "public_service_announcement_type"
    }

    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        origin = try values.decode(MessageOrigin.self, forKey: .origin)
        date = try values.decode(Int32.self, forKey: .date)
        publicServiceAnnouncementType = try values.decode(String.self, forKey: .publicServiceAnnouncementType)
    }

    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encode("messageForwardInfo", forKey: .constructor)
        try values.encode(origin, forKey: .origin)
        try values.encode(date, forKey: .date)
        try values.encode(publicServiceAnnouncementType, forKey: .publicServiceAnnouncementType)
    }
}

public struct MessageOriginUser: Codable, Sendable {
    public let senderUserId: Int64

    enum CodingKeys: String, CodingKey {
        case constructor = "@type"
        case senderUserId = "sender_user_id"
    }

    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        senderUserId = try values.decode(Int64.self, forKey: .senderUserId)
    }

    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encode("messageOriginUser", forKey: .constructor)
        try values.encode(senderUserId, forKey: .senderUserId)
    }
}

public struct MessageText: Codable, Sendable {
    public let text: FormattedText
    public let linkPreview: LinkPreview?

    enum CodingKeys: String, CodingKey {
        case constructor = "@type"
        case text
        case linkPreview = "link_preview"
    }

    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        text = try values.decode(FormattedText.self, forKey: .text)
        linkPreview = try values.decodeIfPresent(LinkPreview.self, forKey: .linkPreview)
    }

    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encode("messageText", forKey: .constructor)
        try values.encode(text, forKey: .text)
        try values.encodeIfPresent(linkPreview, forKey: .linkPreview)
    }
}

public struct MessagePhoto: Codable, Sendable {
    public let photo: Photo
    public let video: Video?
    public let caption: FormattedText
    public let showCaptionAboveMedia: Bool
    public let hasSpoiler: Bool
    public let isSecret: Bool

    enum CodingKeys: String, CodingKey {
        case constructor = "@type"
        case photo, video, caption
        case showCaptionAboveMedia = "show_caption_above_media"
        case
            hasSpoiler = "has_spoiler"
        case isSecret = "is_secret"
    }

    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        photo = try values.decode(Photo.self, forKey: .photo)
        video = try values.decodeIfPresent(Video.self, forKey: .video)
        caption = try values.decode(FormattedText.self, forKey: .caption)
        showCaptionAboveMedia = try values.decode(Bool.self, forKey: .showCaptionAboveMedia)
        hasSpoiler = try values.decode(Bool.self, forKey: .hasSpoiler)
        isSecret = try values.decode(Bool.self, forKey: .isSecret)
    }

    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encode("messagePhoto", forKey: .constructor)
        try values.encode(photo, forKey: .photo)
        try values.encodeIfPresent(video, forKey: .video)
        try values.encode(caption, forKey: .caption)
        try values.encode(showCaptionAboveMedia, forKey: .showCaptionAboveMedia)
        try values.encode(hasSpoiler, forKey: .hasSpoiler)
        try values.encode(isSecret, forKey: .isSecret)
    }
}

public struct MessageDocument: Codable, Sendable {
    public let document: Document
    public let caption: FormattedText

    enum CodingKeys: String, CodingKey {
        case constructor = "@type"
        case document, caption
    }

    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        document = try values.decode(Document.self, forKey: .document)
        caption = try values.decode(FormattedText.self, forKey: .caption)
    }

    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encode("messageDocument", forKey: .constructor)
        try values.encode(document, forKey: .document)
        try values.encode(caption, forKey: .caption)
    }
}

public struct MessageVideo: Codable, Sendable {
    public let video: Video
    public let alternativeVideos: [Never]
    public let storyboards: [Never]
    public let cover: Photo?
    public let startTimestamp: Int32
    public let caption: FormattedText
    public let showCaptionAboveMedia: Bool
    public let hasSpoiler: Bool
    public let isSecret: Bool

    enum CodingKeys: String, CodingKey {
        case constructor = "@type"
        case video
        case alternativeVideos = "alternative_videos"
        case storyboards, cover
        case
            startTimestamp = "start_timestamp"
        case caption
        case showCaptionAboveMedia = "show_caption_above_media"
        case
            hasSpoiler = "has_spoiler"
        case isSecret = "is_secret"
    }

    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        video = try values.decode(Video.self, forKey: .video)
        alternativeVideos = try values.decode([Never].self, forKey: .alternativeVideos)
        storyboards = try values.decode([Never].self, forKey: .storyboards)
        cover = try values.decodeIfPresent(Photo.self, forKey: .cover)
        startTimestamp = try values.decode(Int32.self, forKey: .startTimestamp)
        caption = try values.decode(FormattedText.self, forKey: .caption)
        showCaptionAboveMedia = try values.decode(Bool.self, forKey: .showCaptionAboveMedia)
        hasSpoiler = try values.decode(Bool.self, forKey: .hasSpoiler)
        isSecret = try values.decode(Bool.self, forKey: .isSecret)
    }

    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encode("messageVideo", forKey: .constructor)
        try values.encode(video, forKey: .video)
        try values.encode(alternativeVideos, forKey: .alternativeVideos)
        try values.encode(storyboards, forKey: .storyboards)
        try values.encodeIfPresent(cover, forKey: .cover)
        try values.encode(startTimestamp, forKey: .startTimestamp)
        try values.encode(caption, forKey: .caption)
        try values.encode(showCaptionAboveMedia, forKey: .showCaptionAboveMedia)
        try values.encode(hasSpoiler, forKey: .hasSpoiler)
        try values.encode(isSecret, forKey: .isSecret)
    }
}

public struct FormattedText: Codable, Sendable {
    public let text: String
    public let entities: [TextEntity]

    enum CodingKeys: String, CodingKey {
        case constructor = "@type"
        case text, entities
    }

    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        text = try values.decode(String.self, forKey: .text)
        entities = try values.decode([TextEntity].self, forKey: .entities)
    }

    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encode("formattedText", forKey: .constructor)
        try values.encode(text, forKey: .text)
        try values.encode(entities, forKey: .entities)
    }
}

public struct TextEntity: Codable, Sendable {
    public let offset: Int32
    public let length: Int32
    public let type: TextEntityType

    enum CodingKeys: String, CodingKey {
        case constructor = "@type"
        case offset, length, type
    }

    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        offset = try values.decode(Int32.self, forKey: .offset)
        length = try values.decode(Int32.self, forKey: .length)
        type = try values.decode(TextEntityType.self, forKey: .type)
    }

    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encode("textEntity", forKey: .constructor)
        try values.encode(offset, forKey: .offset)
        try values.encode(length, forKey: .length)
        try values.encode(type, forKey: .type)
    }
}

public struct TextEntityTypeUrl: Codable, Sendable {
    enum CodingKeys: String, CodingKey {
        case constructor = "@type"
    }

    public init(from decoder: any Decoder) throws {
    }

    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encode("textEntityTypeUrl", forKey: .constructor)
    }
}

public struct TextEntityTypeBold: Codable, Sendable {
    enum CodingKeys: String, CodingKey {
        case constructor = "@type"
    }

    public init(from decoder: any Decoder) throws {
    }

    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encode("textEntityTypeBold", forKey: .constructor)
    }
}

public struct TextEntityTypeMention: Codable, Sendable {
    enum CodingKeys: String, CodingKey {
        case constructor = "@type"
    }

    public init(from decoder: any Decoder) throws {
    }

    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encode("textEntityTypeMention", forKey: .constructor)
    }
}

public struct TextEntityTypeTextUrl: Codable, Sendable {
    public let url: String

    enum CodingKeys: String, CodingKey {
        case constructor = "@type"
        case url
    }

    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        url = try values.decode(String.self, forKey: .url)
    }

    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encode("textEntityTypeTextUrl", forKey: .constructor)
        try values.encode(url, forKey: .url)
    }
}

public struct TextEntityTypeCustomEmoji: Codable, Sendable {
    public let customEmojiId: DecimalInt64

    enum CodingKeys: String, CodingKey {
        case constructor = "@type"
        case customEmojiId = "custom_emoji_id"
    }

    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        customEmojiId = try values.decode(DecimalInt64.self, forKey: .customEmojiId)
    }

    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encode("textEntityTypeCustomEmoji", forKey: .constructor)
        try values.encode(customEmojiId, forKey: .customEmojiId)
    }
}

public struct TextEntityTypePreCode: Codable, Sendable {
    public let language: String

    enum CodingKeys: String, CodingKey {
        case constructor = "@type"
        case language
    }

    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        language = try values.decode(String.self, forKey: .language)
    }

    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encode("textEntityTypePreCode", forKey: .constructor)
        try values.encode(language, forKey: .language)
    }
}

public struct LinkPreview: Codable, Sendable {
    public let url: String
    public let displayUrl: String
    public let siteName: String
    public let title: String
    public let description: FormattedText
    public let author: String
    public let type: LinkPreviewType
    public let hasLargeMedia: Bool
    public let showLargeMedia: Bool
    public let showMediaAboveDescription: Bool
    public let skipConfirmation: Bool
    public let showAboveText: Bool
    public let instantViewVersion: Int32

    enum CodingKeys: String, CodingKey {
        case constructor = "@type"
        case url
        case displayUrl = "display_url"
        case siteName = "site_name"
        case title, description,
            author, type
        case hasLargeMedia = "has_large_media"
        case showLargeMedia = "show_large_media"
        case
            showMediaAboveDescription = "show_media_above_description"
        case skipConfirmation = "skip_confirmation"
        case
            showAboveText = "show_above_text"
        case instantViewVersion = "instant_view_version"
    }

    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        url = try values.decode(String.self, forKey: .url)
        displayUrl = try values.decode(String.self, forKey: .displayUrl)
        siteName = try values.decode(String.self, forKey: .siteName)
        title = try values.decode(String.self, forKey: .title)
        description = try values.decode(FormattedText.self, forKey: .description)
        author = try values.decode(String.self, forKey: .author)
        type = try values.decode(LinkPreviewType.self, forKey: .type)
        hasLargeMedia = try values.decode(Bool.self, forKey: .hasLargeMedia)
        showLargeMedia = try values.decode(Bool.self, forKey: .showLargeMedia)
        showMediaAboveDescription = try values.decode(Bool.self, forKey: .showMediaAboveDescription)
        skipConfirmation = try values.decode(Bool.self, forKey: .skipConfirmation)
        showAboveText = try values.decode(Bool.self, forKey: .showAboveText)
        instantViewVersion = try values.decode(Int32.self, forKey: .instantViewVersion)
    }

    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encode("linkPreview", forKey: .constructor)
        try values.encode(url, forKey: .url)
        try values.encode(displayUrl, forKey: .displayUrl)
        try values.encode(siteName, forKey: .siteName)
        try values.encode(title, forKey: .title)
        try values.encode(description, forKey: .description)
        try values.encode(author, forKey: .author)
        try values.encode(type, forKey: .type)
        try values.encode(hasLargeMedia, forKey: .hasLargeMedia)
        try values.encode(showLargeMedia, forKey: .showLargeMedia)
        try values.encode(showMediaAboveDescription, forKey: .showMediaAboveDescription)
        try values.encode(skipConfirmation, forKey: .skipConfirmation)
        try values.encode(showAboveText, forKey: .showAboveText)
        try values.encode(instantViewVersion, forKey: .instantViewVersion)
    }
}

public struct LinkPreviewTypeArticle: Codable, Sendable {
    public let photo: Photo?

    enum CodingKeys: String, CodingKey {
        case constructor = "@type"
        case photo
    }

    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        photo = try values.decodeIfPresent(Photo.self, forKey: .photo)
    }

    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encode("linkPreviewTypeArticle", forKey: .constructor)
        try values.encodeIfPresent(photo, forKey: .photo)
    }
}

public struct Photo: Codable, Sendable {
    public let hasStickers: Bool
    public let minithumbnail: Minithumbnail?
    public let sizes: [PhotoSize]

    enum CodingKeys: String, CodingKey {
        case constructor = "@type"
        case hasStickers = "has_stickers"
        case minithumbnail, sizes
    }

    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        hasStickers = try values.decode(Bool.self, forKey: .hasStickers)
        minithumbnail = try values.decodeIfPresent(Minithumbnail.self, forKey: .minithumbnail)
        sizes = try values.decode([PhotoSize].self, forKey: .sizes)
    }

    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encode("photo", forKey: .constructor)
        try values.encode(hasStickers, forKey: .hasStickers)
        try values.encodeIfPresent(minithumbnail, forKey: .minithumbnail)
        try values.encode(sizes, forKey: .sizes)
    }
}

public struct PhotoSize: Codable, Sendable {
    public let type: String
    public let photo: File
    public let width: Int32
    public let height: Int32
    public let progressiveSizes: [Int32]

    enum CodingKeys: String, CodingKey {
        case constructor = "@type"
        case type, photo, width, height
        case progressiveSizes = "progressive_sizes"
    }

    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        type = try values.decode(String.self, forKey: .type)
        photo = try values.decode(File.self, forKey: .photo)
        width = try values.decode(Int32.self, forKey: .width)
        height = try values.decode(Int32.self, forKey: .height)
        progressiveSizes = try values.decode([Int32].self, forKey: .progressiveSizes)
    }

    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encode("photoSize", forKey: .constructor)
        try values.encode(type, forKey: .type)
        try values.encode(photo, forKey: .photo)
        try values.encode(width, forKey: .width)
        try values.encode(height, forKey: .height)
        try values.encode(progressiveSizes, forKey: .progressiveSizes)
    }
}

public struct Minithumbnail: Codable, Sendable {
    public let width: Int32
    public let height: Int32
    public let data: Data

    enum CodingKeys: String, CodingKey {
        case constructor = "@type"
        case width, height, data
    }

    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        width = try values.decode(Int32.self, forKey: .width)
        height = try values.decode(Int32.self, forKey: .height)
        data = try values.decode(Data.self, forKey: .data)
    }

    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encode("minithumbnail", forKey: .constructor)
        try values.encode(width, forKey: .width)
        try values.encode(height, forKey: .height)
        try values.encode(data, forKey: .data)
    }
}

public struct Thumbnail: Codable, Sendable {
    public let format: ThumbnailFormat
    public let width: Int32
    public let height: Int32
    public let file: File

    enum CodingKeys: String, CodingKey {
        case constructor = "@type"
        case format, width, height, file
    }

    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        format = try values.decode(ThumbnailFormat.self, forKey: .format)
        width = try values.decode(Int32.self, forKey: .width)
        height = try values.decode(Int32.self, forKey: .height)
        file = try values.decode(File.self, forKey: .file)
    }

    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encode("thumbnail", forKey: .constructor)
        try values.encode(format, forKey: .format)
        try values.encode(width, forKey: .width)
        try values.encode(height, forKey: .height)
        try values.encode(file, forKey: .file)
    }
}

public struct ThumbnailFormatJpeg: Codable, Sendable {
    enum CodingKeys: String, CodingKey {
        case constructor = "@type"
    }

    public init(from decoder: any Decoder) throws {
    }

    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encode("thumbnailFormatJpeg", forKey: .constructor)
    }
}

public struct Video: Codable, Sendable {
    public let duration: Int32
    public let width: Int32
    public let height: Int32
    public let fileName: String
    public let mimeType: String
    public let hasStickers: Bool
    public let supportsStreaming: Bool
    public let minithumbnail: Minithumbnail?
    public let thumbnail: Thumbnail?
    public let video: File

    enum CodingKeys: String, CodingKey {
        case constructor = "@type"
        case duration, width, height
        case fileName = "file_name"
        case mimeType = "mime_type"
        case
            hasStickers = "has_stickers"
        case supportsStreaming = "supports_streaming"
        case minithumbnail, thumbnail, video
    }

    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        duration = try values.decode(Int32.self, forKey: .duration)
        width = try values.decode(Int32.self, forKey: .width)
        height = try values.decode(Int32.self, forKey: .height)
        fileName = try values.decode(String.self, forKey: .fileName)
        mimeType = try values.decode(String.self, forKey: .mimeType)
        hasStickers = try values.decode(Bool.self, forKey: .hasStickers)
        supportsStreaming = try values.decode(Bool.self, forKey: .supportsStreaming)
        minithumbnail = try values.decodeIfPresent(Minithumbnail.self, forKey: .minithumbnail)
        thumbnail = try values.decodeIfPresent(Thumbnail.self, forKey: .thumbnail)
        video = try values.decode(File.self, forKey: .video)
    }

    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encode("video", forKey: .constructor)
        try values.encode(duration, forKey: .duration)
        try values.encode(width, forKey: .width)
        try values.encode(height, forKey: .height)
        try values.encode(fileName, forKey: .fileName)
        try values.encode(mimeType, forKey: .mimeType)
        try values.encode(hasStickers, forKey: .hasStickers)
        try values.encode(supportsStreaming, forKey: .supportsStreaming)
        try values.encodeIfPresent(minithumbnail, forKey: .minithumbnail)
        try values.encodeIfPresent(thumbnail, forKey: .thumbnail)
        try values.encode(video, forKey: .video)
    }
}

public struct Document: Codable, Sendable {
    public let fileName: String
    public let mimeType: String
    public let minithumbnail: Minithumbnail?
    public let thumbnail: Thumbnail?
    public let document: File

    enum CodingKeys: String, CodingKey {
        case constructor = "@type"
        case fileName = "file_name"
        case mimeType = "mime_type"
        case minithumbnail, thumbnail, document
    }

    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        fileName = try values.decode(String.self, forKey: .fileName)
        mimeType = try values.decode(String.self, forKey: .mimeType)
        minithumbnail = try values.decodeIfPresent(Minithumbnail.self, forKey: .minithumbnail)
        thumbnail = try values.decodeIfPresent(Thumbnail.self, forKey: .thumbnail)
        document = try values.decode(File.self, forKey: .document)
    }

    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encode("document", forKey: .constructor)
        try values.encode(fileName, forKey: .fileName)
        try values.encode(mimeType, forKey: .mimeType)
        try values.encodeIfPresent(minithumbnail, forKey: .minithumbnail)
        try values.encodeIfPresent(thumbnail, forKey: .thumbnail)
        try values.encode(document, forKey: .document)
    }
}

public struct File: Codable, Sendable {
    public let id: Int32
    public let size: Int64
    public let expectedSize: Int64
    public let local: LocalFile
    public let remote: RemoteFile

    enum CodingKeys: String, CodingKey {
        case constructor = "@type"
        case id, size
        case expectedSize = "expected_size"
        case local, remote
    }

    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        id = try values.decode(Int32.self, forKey: .id)
        size = try values.decode(Int64.self, forKey: .size)
        expectedSize = try values.decode(Int64.self, forKey: .expectedSize)
        local = try values.decode(LocalFile.self, forKey: .local)
        remote = try values.decode(RemoteFile.self, forKey: .remote)
    }

    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encode("file", forKey: .constructor)
        try values.encode(id, forKey: .id)
        try values.encode(size, forKey: .size)
        try values.encode(expectedSize, forKey: .expectedSize)
        try values.encode(local, forKey: .local)
        try values.encode(remote, forKey: .remote)
    }
}

public struct LocalFile: Codable, Sendable {
    public let path: String
    public let canBeDownloaded: Bool
    public let canBeDeleted: Bool
    public let isDownloadingActive: Bool
    public let isDownloadingCompleted: Bool
    public let downloadOffset: Int64
    public let downloadedPrefixSize: Int64
    public let downloadedSize: Int64

    enum CodingKeys: String, CodingKey {
        case constructor = "@type"
        case path
        case canBeDownloaded = "can_be_downloaded"
        case canBeDeleted = "can_be_deleted"
        case
            isDownloadingActive = "is_downloading_active"
        case isDownloadingCompleted = "is_downloading_completed"
        case
            downloadOffset = "download_offset"
        case downloadedPrefixSize = "downloaded_prefix_size"
        case
            downloadedSize = "downloaded_size"
    }

    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        path = try values.decode(String.self, forKey: .path)
        canBeDownloaded = try values.decode(Bool.self, forKey: .canBeDownloaded)
        canBeDeleted = try values.decode(Bool.self, forKey: .canBeDeleted)
        isDownloadingActive = try values.decode(Bool.self, forKey: .isDownloadingActive)
        isDownloadingCompleted = try values.decode(Bool.self, forKey: .isDownloadingCompleted)
        downloadOffset = try values.decode(Int64.self, forKey: .downloadOffset)
        downloadedPrefixSize = try values.decode(Int64.self, forKey: .downloadedPrefixSize)
        downloadedSize = try values.decode(Int64.self, forKey: .downloadedSize)
    }

    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encode("localFile", forKey: .constructor)
        try values.encode(path, forKey: .path)
        try values.encode(canBeDownloaded, forKey: .canBeDownloaded)
        try values.encode(canBeDeleted, forKey: .canBeDeleted)
        try values.encode(isDownloadingActive, forKey: .isDownloadingActive)
        try values.encode(isDownloadingCompleted, forKey: .isDownloadingCompleted)
        try values.encode(downloadOffset, forKey: .downloadOffset)
        try values.encode(downloadedPrefixSize, forKey: .downloadedPrefixSize)
        try values.encode(downloadedSize, forKey: .downloadedSize)
    }
}

public struct RemoteFile: Codable, Sendable {
    public let id: String
    public let uniqueId: String
    public let isUploadingActive: Bool
    public let isUploadingCompleted: Bool
    public let uploadedSize: Int64

    enum CodingKeys: String, CodingKey {
        case constructor = "@type"
        case id
        case uniqueId = "unique_id"
        case isUploadingActive = "is_uploading_active"
        case
            isUploadingCompleted = "is_uploading_completed"
        case uploadedSize = "uploaded_size"
    }

    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        id = try values.decode(String.self, forKey: .id)
        uniqueId = try values.decode(String.self, forKey: .uniqueId)
        isUploadingActive = try values.decode(Bool.self, forKey: .isUploadingActive)
        isUploadingCompleted = try values.decode(Bool.self, forKey: .isUploadingCompleted)
        uploadedSize = try values.decode(Int64.self, forKey: .uploadedSize)
    }

    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encode("remoteFile", forKey: .constructor)
        try values.encode(id, forKey: .id)
        try values.encode(uniqueId, forKey: .uniqueId)
        try values.encode(isUploadingActive, forKey: .isUploadingActive)
        try values.encode(isUploadingCompleted, forKey: .isUploadingCompleted)
        try values.encode(uploadedSize, forKey: .uploadedSize)
    }
}

public struct ReplyMarkupInlineKeyboard: Codable, Sendable {
    public let rows: [[InlineKeyboardButton]]

    enum CodingKeys: String, CodingKey {
        case constructor = "@type"
        case rows
    }

    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        rows = try values.decode([[InlineKeyboardButton]].self, forKey: .rows)
    }

    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encode("replyMarkupInlineKeyboard", forKey: .constructor)
        try values.encode(rows, forKey: .rows)
    }
}

public struct InlineKeyboardButton: Codable, Sendable {
    public let text: String
    public let iconCustomEmojiId: DecimalInt64
    public let style: ButtonStyle
    public let type: InlineKeyboardButtonType

    enum CodingKeys: String, CodingKey {
        case constructor = "@type"
        case text
        case iconCustomEmojiId = "icon_custom_emoji_id"
        case style, type
    }

    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        text = try values.decode(String.self, forKey: .text)
        iconCustomEmojiId = try values.decode(DecimalInt64.self, forKey: .iconCustomEmojiId)
        style = try values.decode(ButtonStyle.self, forKey: .style)
        type = try values.decode(InlineKeyboardButtonType.self, forKey: .type)
    }

    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encode("inlineKeyboardButton", forKey: .constructor)
        try values.encode(text, forKey: .text)
        try values.encode(iconCustomEmojiId, forKey: .iconCustomEmojiId)
        try values.encode(style, forKey: .style)
        try values.encode(type, forKey: .type)
    }
}

public struct InlineKeyboardButtonTypeCallback: Codable, Sendable {
    public let data: Data

    enum CodingKeys: String, CodingKey {
        case constructor = "@type"
        case data
    }

    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        data = try values.decode(Data.self, forKey: .data)
    }

    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encode("inlineKeyboardButtonTypeCallback", forKey: .constructor)
        try values.encode(data, forKey: .data)
    }
}

public struct ButtonStyleDefault: Codable, Sendable {
    enum CodingKeys: String, CodingKey {
        case constructor = "@type"
    }

    public init(from decoder: any Decoder) throws {
    }

    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encode("buttonStyleDefault", forKey: .constructor)
    }
}

public struct Chat: Codable, Sendable {
    public let id: Int64
    public let type: ChatType
    public let title: String
    public let photo: ChatPhotoInfo?
    public let accentColorId: Int32
    public let backgroundCustomEmojiId: DecimalInt64
    public let profileAccentColorId: Int32
    public let profileBackgroundCustomEmojiId: DecimalInt64
    public let permissions: ChatPermissions
    public let lastMessage: Message?
    public let positions: [ChatPosition]
    public let chatLists: [ChatList]
    public let messageSenderId: MessageSender?
    public let hasProtectedContent: Bool
    public let isTranslatable: Bool
    public let isMarkedAsUnread: Bool
    public let viewAsTopics: Bool
    public let hasScheduledMessages: Bool
    public let canBeDeletedOnlyForSelf: Bool
    public let canBeDeletedForAllUsers: Bool
    public let canBeReported: Bool
    public let defaultDisableNotification: Bool
    public let unreadCount: Int32
    public let lastReadInboxMessageId: Int64
    public let lastReadOutboxMessageId: Int64
    public let unreadMentionCount: Int32
    public let unreadReactionCount: Int32
    public let unreadPollVoteCount: Int32
    public let notificationSettings: ChatNotificationSettings
    public let availableReactions: ChatAvailableReactions
    public let messageAutoDeleteTime: Int32
    public let emojiStatus: EmojiStatus?
    public let videoChat: VideoChat
    public let replyMarkupMessageId: Int64
    public let clientData: String

    enum CodingKeys: String, CodingKey {
        case constructor = "@type"
        case id, type, title, photo
        case accentColorId = "accent_color_id"
        case
            backgroundCustomEmojiId = "background_custom_emoji_id"
        case profileAccentColorId = "profile_accent_color_id"
        case
            profileBackgroundCustomEmojiId = "profile_background_custom_emoji_id"
        case permissions
        case
            lastMessage = "last_message"
        case positions
        case chatLists = "chat_lists"
        case messageSenderId = "message_sender_id"
        case
            hasProtectedContent = "has_protected_content"
        case isTranslatable = "is_translatable"
        case
            isMarkedAsUnread = "is_marked_as_unread"
        case viewAsTopics = "view_as_topics"
        case
            hasScheduledMessages = "has_scheduled_messages"
        case canBeDeletedOnlyForSelf = "can_be_deleted_only_for_self"
        case
            canBeDeletedForAllUsers = "can_be_deleted_for_all_users"
        case canBeReported = "can_be_reported"
        case
            defaultDisableNotification = "default_disable_notification"
        case unreadCount = "unread_count"
        case
            lastReadInboxMessageId = "last_read_inbox_message_id"
        case
            lastReadOutboxMessageId = "last_read_outbox_message_id"
        case unreadMentionCount = "unread_mention_count"
        case
            unreadReactionCount = "unread_reaction_count"
        case unreadPollVoteCount = "unread_poll_vote_count"
        case
            notificationSettings = "notification_settings"
        case availableReactions = "available_reactions"
        case
            messageAutoDeleteTime = "message_auto_delete_time"
        case emojiStatus = "emoji_status"
        case videoChat = "video_chat"
        case
            replyMarkupMessageId = "reply_markup_message_id"
        case clientData = "client_data"
    }

    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        id = try values.decode(Int64.self, forKey: .id)
        type = try values.decode(ChatType.self, forKey: .type)
        title = try values.decode(String.self, forKey: .title)
        photo = try values.decodeIfPresent(ChatPhotoInfo.self, forKey: .photo)
        accentColorId = try values.decode(Int32.self, forKey: .accentColorId)
        backgroundCustomEmojiId = try values.decode(DecimalInt64.self, forKey: .backgroundCustomEmojiId)
        profileAccentColorId = try values.decode(Int32.self, forKey: .profileAccentColorId)
        profileBackgroundCustomEmojiId = try values.decode(DecimalInt64.self, forKey: .profileBackgroundCustomEmojiId)
        permissions = try values.decode(ChatPermissions.self, forKey: .permissions)
        lastMessage = try values.decodeIfPresent(Message.self, forKey: .lastMessage)
        positions = try values.decode([ChatPosition].self, forKey: .positions)
        chatLists = try values.decode([ChatList].self, forKey: .chatLists)
        messageSenderId = try values.decodeIfPresent(MessageSender.self, forKey: .messageSenderId)
        hasProtectedContent = try values.decode(Bool.self, forKey: .hasProtectedContent)
        isTranslatable = try values.decode(Bool.self, forKey: .isTranslatable)
        isMarkedAsUnread = try values.decode(Bool.self, forKey: .isMarkedAsUnread)
        viewAsTopics = try values.decode(Bool.self, forKey: .viewAsTopics)
        hasScheduledMessages = try values.decode(Bool.self, forKey: .hasScheduledMessages)
        canBeDeletedOnlyForSelf = try values.decode(Bool.self, forKey: .canBeDeletedOnlyForSelf)
        canBeDeletedForAllUsers = try values.decode(Bool.self, forKey: .canBeDeletedForAllUsers)
        canBeReported = try values.decode(Bool.self, forKey: .canBeReported)
        defaultDisableNotification = try values.decode(Bool.self, forKey: .defaultDisableNotification)
        unreadCount = try values.decode(Int32.self, forKey: .unreadCount)
        lastReadInboxMessageId = try values.decode(Int64.self, forKey: .lastReadInboxMessageId)
        lastReadOutboxMessageId = try values.decode(Int64.self, forKey: .lastReadOutboxMessageId)
        unreadMentionCount = try values.decode(Int32.self, forKey: .unreadMentionCount)
        unreadReactionCount = try values.decode(Int32.self, forKey: .unreadReactionCount)
        unreadPollVoteCount = try values.decode(Int32.self, forKey: .unreadPollVoteCount)
        notificationSettings = try values.decode(ChatNotificationSettings.self, forKey: .notificationSettings)
        availableReactions = try values.decode(ChatAvailableReactions.self, forKey: .availableReactions)
        messageAutoDeleteTime = try values.decode(Int32.self, forKey: .messageAutoDeleteTime)
        emojiStatus = try values.decodeIfPresent(EmojiStatus.self, forKey: .emojiStatus)
        videoChat = try values.decode(VideoChat.self, forKey: .videoChat)
        replyMarkupMessageId = try values.decode(Int64.self, forKey: .replyMarkupMessageId)
        clientData = try values.decode(String.self, forKey: .clientData)
    }

    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encode("chat", forKey: .constructor)
        try values.encode(id, forKey: .id)
        try values.encode(type, forKey: .type)
        try values.encode(title, forKey: .title)
        try values.encodeIfPresent(photo, forKey: .photo)
        try values.encode(accentColorId, forKey: .accentColorId)
        try values.encode(backgroundCustomEmojiId, forKey: .backgroundCustomEmojiId)
        try values.encode(profileAccentColorId, forKey: .profileAccentColorId)
        try values.encode(profileBackgroundCustomEmojiId, forKey: .profileBackgroundCustomEmojiId)
        try values.encode(permissions, forKey: .permissions)
        try values.encodeIfPresent(lastMessage, forKey: .lastMessage)
        try values.encode(positions, forKey: .positions)
        try values.encode(chatLists, forKey: .chatLists)
        try values.encodeIfPresent(messageSenderId, forKey: .messageSenderId)
        try values.encode(hasProtectedContent, forKey: .hasProtectedContent)
        try values.encode(isTranslatable, forKey: .isTranslatable)
        try values.encode(isMarkedAsUnread, forKey: .isMarkedAsUnread)
        try values.encode(viewAsTopics, forKey: .viewAsTopics)
        try values.encode(hasScheduledMessages, forKey: .hasScheduledMessages)
        try values.encode(canBeDeletedOnlyForSelf, forKey: .canBeDeletedOnlyForSelf)
        try values.encode(canBeDeletedForAllUsers, forKey: .canBeDeletedForAllUsers)
        try values.encode(canBeReported, forKey: .canBeReported)
        try values.encode(defaultDisableNotification, forKey: .defaultDisableNotification)
        try values.encode(unreadCount, forKey: .unreadCount)
        try values.encode(lastReadInboxMessageId, forKey: .lastReadInboxMessageId)
        try values.encode(lastReadOutboxMessageId, forKey: .lastReadOutboxMessageId)
        try values.encode(unreadMentionCount, forKey: .unreadMentionCount)
        try values.encode(unreadReactionCount, forKey: .unreadReactionCount)
        try values.encode(unreadPollVoteCount, forKey: .unreadPollVoteCount)
        try values.encode(notificationSettings, forKey: .notificationSettings)
        try values.encode(availableReactions, forKey: .availableReactions)
        try values.encode(messageAutoDeleteTime, forKey: .messageAutoDeleteTime)
        try values.encodeIfPresent(emojiStatus, forKey: .emojiStatus)
        try values.encode(videoChat, forKey: .videoChat)
        try values.encode(replyMarkupMessageId, forKey: .replyMarkupMessageId)
        try values.encode(clientData, forKey: .clientData)
    }
}

public struct ChatTypePrivate: Codable, Sendable {
    public let userId: Int64

    enum CodingKeys: String, CodingKey {
        case constructor = "@type"
        case userId = "user_id"
    }

    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        userId = try values.decode(Int64.self, forKey: .userId)
    }

    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encode("chatTypePrivate", forKey: .constructor)
        try values.encode(userId, forKey: .userId)
    }
}

public struct ChatTypeBasicGroup: Codable, Sendable {
    public let basicGroupId: Int64

    enum CodingKeys: String, CodingKey {
        case constructor = "@type"
        case basicGroupId = "basic_group_id"
    }

    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        basicGroupId = try values.decode(Int64.self, forKey: .basicGroupId)
    }

    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encode("chatTypeBasicGroup", forKey: .constructor)
        try values.encode(basicGroupId, forKey: .basicGroupId)
    }
}

public struct ChatTypeSupergroup: Codable, Sendable {
    public let supergroupId: Int64
    public let isChannel: Bool

    enum CodingKeys: String, CodingKey {
        case constructor = "@type"
        case supergroupId = "supergroup_id"
        case isChannel = "is_channel"
    }

    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        supergroupId = try values.decode(Int64.self, forKey: .supergroupId)
        isChannel = try values.decode(Bool.self, forKey: .isChannel)
    }

    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encode("chatTypeSupergroup", forKey: .constructor)
        try values.encode(supergroupId, forKey: .supergroupId)
        try values.encode(isChannel, forKey: .isChannel)
    }
}

public struct ChatPhotoInfo: Codable, Sendable {
    public let small: File
    public let big: File
    public let minithumbnail: Minithumbnail?
    public let hasAnimation: Bool
    public let isPersonal: Bool

    enum CodingKeys: String, CodingKey {
        case constructor = "@type"
        case small, big, minithumbnail
        case hasAnimation = "has_animation"
        case
            isPersonal = "is_personal"
    }

    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        small = try values.decode(File.self, forKey: .small)
        big = try values.decode(File.self, forKey: .big)
        minithumbnail = try values.decodeIfPresent(Minithumbnail.self, forKey: .minithumbnail)
        hasAnimation = try values.decode(Bool.self, forKey: .hasAnimation)
        isPersonal = try values.decode(Bool.self, forKey: .isPersonal)
    }

    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encode("chatPhotoInfo", forKey: .constructor)
        try values.encode(small, forKey: .small)
        try values.encode(big, forKey: .big)
        try values.encodeIfPresent(minithumbnail, forKey: .minithumbnail)
        try values.encode(hasAnimation, forKey: .hasAnimation)
        try values.encode(isPersonal, forKey: .isPersonal)
    }
}

public struct ChatPermissions: Codable, Sendable {
    public let canSendBasicMessages: Bool
    public let canSendAudios: Bool
    public let canSendDocuments: Bool
    public let canSendPhotos: Bool
    public let canSendVideos: Bool
    public let canSendVideoNotes: Bool
    public let canSendVoiceNotes: Bool
    public let canSendPolls: Bool
    public let canSendOtherMessages: Bool
    public let canAddLinkPreviews: Bool
    public let canReactToMessages: Bool
    public let canEditTag: Bool
    public let canChangeInfo: Bool
    public let canInviteUsers: Bool
    public let canPinMessages: Bool
    public let canCreateTopics: Bool

    enum CodingKeys: String, CodingKey {
        case constructor = "@type"
        case canSendBasicMessages = "can_send_basic_messages"
        case
            canSendAudios = "can_send_audios"
        case canSendDocuments = "can_send_documents"
        case canSendPhotos = "can_send_photos"
        case
            canSendVideos = "can_send_videos"
        case canSendVideoNotes = "can_send_video_notes"
        case
            canSendVoiceNotes = "can_send_voice_notes"
        case canSendPolls = "can_send_polls"
        case
            canSendOtherMessages = "can_send_other_messages"
        case canAddLinkPreviews = "can_add_link_previews"
        case
            canReactToMessages = "can_react_to_messages"
        case canEditTag = "can_edit_tag"
        case canChangeInfo = "can_change_info"
        case
            canInviteUsers = "can_invite_users"
        case canPinMessages = "can_pin_messages"
        case
            canCreateTopics = "can_create_topics"
    }

    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        canSendBasicMessages = try values.decode(Bool.self, forKey: .canSendBasicMessages)
        canSendAudios = try values.decode(Bool.self, forKey: .canSendAudios)
        canSendDocuments = try values.decode(Bool.self, forKey: .canSendDocuments)
        canSendPhotos = try values.decode(Bool.self, forKey: .canSendPhotos)
        canSendVideos = try values.decode(Bool.self, forKey: .canSendVideos)
        canSendVideoNotes = try values.decode(Bool.self, forKey: .canSendVideoNotes)
        canSendVoiceNotes = try values.decode(Bool.self, forKey: .canSendVoiceNotes)
        canSendPolls = try values.decode(Bool.self, forKey: .canSendPolls)
        canSendOtherMessages = try values.decode(Bool.self, forKey: .canSendOtherMessages)
        canAddLinkPreviews = try values.decode(Bool.self, forKey: .canAddLinkPreviews)
        canReactToMessages = try values.decode(Bool.self, forKey: .canReactToMessages)
        canEditTag = try values.decode(Bool.self, forKey: .canEditTag)
        canChangeInfo = try values.decode(Bool.self, forKey: .canChangeInfo)
        canInviteUsers = try values.decode(Bool.self, forKey: .canInviteUsers)
        canPinMessages = try values.decode(Bool.self, forKey: .canPinMessages)
        canCreateTopics = try values.decode(Bool.self, forKey: .canCreateTopics)
    }

    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encode("chatPermissions", forKey: .constructor)
        try values.encode(canSendBasicMessages, forKey: .canSendBasicMessages)
        try values.encode(canSendAudios, forKey: .canSendAudios)
        try values.encode(canSendDocuments, forKey: .canSendDocuments)
        try values.encode(canSendPhotos, forKey: .canSendPhotos)
        try values.encode(canSendVideos, forKey: .canSendVideos)
        try values.encode(canSendVideoNotes, forKey: .canSendVideoNotes)
        try values.encode(canSendVoiceNotes, forKey: .canSendVoiceNotes)
        try values.encode(canSendPolls, forKey: .canSendPolls)
        try values.encode(canSendOtherMessages, forKey: .canSendOtherMessages)
        try values.encode(canAddLinkPreviews, forKey: .canAddLinkPreviews)
        try values.encode(canReactToMessages, forKey: .canReactToMessages)
        try values.encode(canEditTag, forKey: .canEditTag)
        try values.encode(canChangeInfo, forKey: .canChangeInfo)
        try values.encode(canInviteUsers, forKey: .canInviteUsers)
        try values.encode(canPinMessages, forKey: .canPinMessages)
        try values.encode(canCreateTopics, forKey: .canCreateTopics)
    }
}

public struct ChatPosition: Codable, Sendable {
    public let list: ChatList
    public let order: DecimalInt64
    public let isPinned: Bool

    enum CodingKeys: String, CodingKey {
        case constructor = "@type"
        case list, order
        case isPinned = "is_pinned"
    }

    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        list = try values.decode(ChatList.self, forKey: .list)
        order = try values.decode(DecimalInt64.self, forKey: .order)
        isPinned = try values.decode(Bool.self, forKey: .isPinned)
    }

    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encode("chatPosition", forKey: .constructor)
        try values.encode(list, forKey: .list)
        try values.encode(order, forKey: .order)
        try values.encode(isPinned, forKey: .isPinned)
    }
}

public struct ChatListMain: Codable, Sendable {
    enum CodingKeys: String, CodingKey {
        case constructor = "@type"
    }

    public init(from decoder: any Decoder) throws {
    }

    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encode("chatListMain", forKey: .constructor)
    }
}

public struct ChatNotificationSettings: Codable, Sendable {
    public let useDefaultMuteFor: Bool
    public let muteFor: Int32
    public let useDefaultSound: Bool
    public let soundId: DecimalInt64
    public let useDefaultShowPreview: Bool
    public let showPreview: Bool
    public let useDefaultMuteStories: Bool
    public let muteStories: Bool
    public let useDefaultStorySound: Bool
    public let storySoundId: DecimalInt64
    public let useDefaultShowStoryPoster: Bool
    public let showStoryPoster: Bool
    public let useDefaultDisablePinnedMessageNotifications: Bool
    public let disablePinnedMessageNotifications: Bool
    public let useDefaultDisableMentionNotifications: Bool
    public let disableMentionNotifications: Bool

    enum CodingKeys: String, CodingKey {
        case constructor = "@type"
        case useDefaultMuteFor = "use_default_mute_for"
        case muteFor = "mute_for"
        case
            useDefaultSound = "use_default_sound"
        case soundId = "sound_id"
        case
            useDefaultShowPreview = "use_default_show_preview"
        case showPreview = "show_preview"
        case
            useDefaultMuteStories = "use_default_mute_stories"
        case muteStories = "mute_stories"
        case
            useDefaultStorySound = "use_default_story_sound"
        case storySoundId = "story_sound_id"
        case
            useDefaultShowStoryPoster = "use_default_show_story_poster"
        case showStoryPoster = "show_story_poster"
        case
            useDefaultDisablePinnedMessageNotifications = "use_default_disable_pinned_message_notifications"
        case
            disablePinnedMessageNotifications = "disable_pinned_message_notifications"
        case
            useDefaultDisableMentionNotifications = "use_default_disable_mention_notifications"
        case
            disableMentionNotifications = "disable_mention_notifications"
    }

    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        useDefaultMuteFor = try values.decode(Bool.self, forKey: .useDefaultMuteFor)
        muteFor = try values.decode(Int32.self, forKey: .muteFor)
        useDefaultSound = try values.decode(Bool.self, forKey: .useDefaultSound)
        soundId = try values.decode(DecimalInt64.self, forKey: .soundId)
        useDefaultShowPreview = try values.decode(Bool.self, forKey: .useDefaultShowPreview)
        showPreview = try values.decode(Bool.self, forKey: .showPreview)
        useDefaultMuteStories = try values.decode(Bool.self, forKey: .useDefaultMuteStories)
        muteStories = try values.decode(Bool.self, forKey: .muteStories)
        useDefaultStorySound = try values.decode(Bool.self, forKey: .useDefaultStorySound)
        storySoundId = try values.decode(DecimalInt64.self, forKey: .storySoundId)
        useDefaultShowStoryPoster = try values.decode(Bool.self, forKey: .useDefaultShowStoryPoster)
        showStoryPoster = try values.decode(Bool.self, forKey: .showStoryPoster)
        useDefaultDisablePinnedMessageNotifications = try values.decode(
            Bool.self, forKey: .useDefaultDisablePinnedMessageNotifications)
        disablePinnedMessageNotifications = try values.decode(Bool.self, forKey: .disablePinnedMessageNotifications)
        useDefaultDisableMentionNotifications = try values.decode(
            Bool.self, forKey: .useDefaultDisableMentionNotifications)
        disableMentionNotifications = try values.decode(Bool.self, forKey: .disableMentionNotifications)
    }

    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encode("chatNotificationSettings", forKey: .constructor)
        try values.encode(useDefaultMuteFor, forKey: .useDefaultMuteFor)
        try values.encode(muteFor, forKey: .muteFor)
        try values.encode(useDefaultSound, forKey: .useDefaultSound)
        try values.encode(soundId, forKey: .soundId)
        try values.encode(useDefaultShowPreview, forKey: .useDefaultShowPreview)
        try values.encode(showPreview, forKey: .showPreview)
        try values.encode(useDefaultMuteStories, forKey: .useDefaultMuteStories)
        try values.encode(muteStories, forKey: .muteStories)
        try values.encode(useDefaultStorySound, forKey: .useDefaultStorySound)
        try values.encode(storySoundId, forKey: .storySoundId)
        try values.encode(useDefaultShowStoryPoster, forKey: .useDefaultShowStoryPoster)
        try values.encode(showStoryPoster, forKey: .showStoryPoster)
        try values.encode(
            useDefaultDisablePinnedMessageNotifications, forKey: .useDefaultDisablePinnedMessageNotifications)
        try values.encode(disablePinnedMessageNotifications, forKey: .disablePinnedMessageNotifications)
        try values.encode(useDefaultDisableMentionNotifications, forKey: .useDefaultDisableMentionNotifications)
        try values.encode(disableMentionNotifications, forKey: .disableMentionNotifications)
    }
}

public struct ChatAvailableReactionsAll: Codable, Sendable {
    public let maxReactionCount: Int32

    enum CodingKeys: String, CodingKey {
        case constructor = "@type"
        case maxReactionCount = "max_reaction_count"
    }

    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        maxReactionCount = try values.decode(Int32.self, forKey: .maxReactionCount)
    }

    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encode("chatAvailableReactionsAll", forKey: .constructor)
        try values.encode(maxReactionCount, forKey: .maxReactionCount)
    }
}

public struct VideoChat: Codable, Sendable {
    public let groupCallId: Int32
    public let hasParticipants: Bool
    public let defaultParticipantId: MessageSender?

    enum CodingKeys: String, CodingKey {
        case constructor = "@type"
        case groupCallId = "group_call_id"
        case hasParticipants = "has_participants"
        case
            defaultParticipantId = "default_participant_id"
    }

    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        groupCallId = try values.decode(Int32.self, forKey: .groupCallId)
        hasParticipants = try values.decode(Bool.self, forKey: .hasParticipants)
        defaultParticipantId = try values.decodeIfPresent(MessageSender.self, forKey: .defaultParticipantId)
    }

    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encode("videoChat", forKey: .constructor)
        try values.encode(groupCallId, forKey: .groupCallId)
        try values.encode(hasParticipants, forKey: .hasParticipants)
        try values.encodeIfPresent(defaultParticipantId, forKey: .defaultParticipantId)
    }
}

public struct User: Codable, Sendable {
    public let id: Int64
    public let firstName: String
    public let lastName: String
    public let usernames: Usernames?
    public let phoneNumber: String
    public let status: UserStatus
    public let profilePhoto: ProfilePhoto?
    public let accentColorId: Int32
    public let backgroundCustomEmojiId: DecimalInt64
    public let profileAccentColorId: Int32
    public let profileBackgroundCustomEmojiId: DecimalInt64
    public let emojiStatus: EmojiStatus?
    public let isContact: Bool
    public let isMutualContact: Bool
    public let isCloseFriend: Bool
    public let isPremium: Bool
    public let isSupport: Bool
    public let restrictsNewChats: Bool
    public let paidMessageStarCount: Int64
    public let haveAccess: Bool
    public let type: UserType
    public let languageCode: String
    public let addedToAttachmentMenu: Bool

    enum CodingKeys: String, CodingKey {
        case constructor = "@type"
        case id
        case firstName = "first_name"
        case lastName = "last_name"
        case usernames
        case
            phoneNumber = "phone_number"
        case status
        case profilePhoto = "profile_photo"
        case accentColorId = "accent_color_id"
        case
            backgroundCustomEmojiId = "background_custom_emoji_id"
        case profileAccentColorId = "profile_accent_color_id"
        case
            profileBackgroundCustomEmojiId = "profile_background_custom_emoji_id"
        case emojiStatus = "emoji_status"
        case
            isContact = "is_contact"
        case isMutualContact = "is_mutual_contact"
        case isCloseFriend = "is_close_friend"
        case
            isPremium = "is_premium"
        case isSupport = "is_support"
        case restrictsNewChats = "restricts_new_chats"
        case
            paidMessageStarCount = "paid_message_star_count"
        case haveAccess = "have_access"
        case type
        case
            languageCode = "language_code"
        case addedToAttachmentMenu = "added_to_attachment_menu"
    }

    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        id = try values.decode(Int64.self, forKey: .id)
        firstName = try values.decode(String.self, forKey: .firstName)
        lastName = try values.decode(String.self, forKey: .lastName)
        usernames = try values.decodeIfPresent(Usernames.self, forKey: .usernames)
        phoneNumber = try values.decode(String.self, forKey: .phoneNumber)
        status = try values.decode(UserStatus.self, forKey: .status)
        profilePhoto = try values.decodeIfPresent(ProfilePhoto.self, forKey: .profilePhoto)
        accentColorId = try values.decode(Int32.self, forKey: .accentColorId)
        backgroundCustomEmojiId = try values.decode(DecimalInt64.self, forKey: .backgroundCustomEmojiId)
        profileAccentColorId = try values.decode(Int32.self, forKey: .profileAccentColorId)
        profileBackgroundCustomEmojiId = try values.decode(DecimalInt64.self, forKey: .profileBackgroundCustomEmojiId)
        emojiStatus = try values.decodeIfPresent(EmojiStatus.self, forKey: .emojiStatus)
        isContact = try values.decode(Bool.self, forKey: .isContact)
        isMutualContact = try values.decode(Bool.self, forKey: .isMutualContact)
        isCloseFriend = try values.decode(Bool.self, forKey: .isCloseFriend)
        isPremium = try values.decode(Bool.self, forKey: .isPremium)
        isSupport = try values.decode(Bool.self, forKey: .isSupport)
        restrictsNewChats = try values.decode(Bool.self, forKey: .restrictsNewChats)
        paidMessageStarCount = try values.decode(Int64.self, forKey: .paidMessageStarCount)
        haveAccess = try values.decode(Bool.self, forKey: .haveAccess)
        type = try values.decode(UserType.self, forKey: .type)
        languageCode = try values.decode(String.self, forKey: .languageCode)
        addedToAttachmentMenu = try values.decode(Bool.self, forKey: .addedToAttachmentMenu)
    }

    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encode("user", forKey: .constructor)
        try values.encode(id, forKey: .id)
        try values.encode(firstName, forKey: .firstName)
        try values.encode(lastName, forKey: .lastName)
        try values.encodeIfPresent(usernames, forKey: .usernames)
        try values.encode(phoneNumber, forKey: .phoneNumber)
        try values.encode(status, forKey: .status)
        try values.encodeIfPresent(profilePhoto, forKey: .profilePhoto)
        try values.encode(accentColorId, forKey: .accentColorId)
        try values.encode(backgroundCustomEmojiId, forKey: .backgroundCustomEmojiId)
        try values.encode(profileAccentColorId, forKey: .profileAccentColorId)
        try values.encode(profileBackgroundCustomEmojiId, forKey: .profileBackgroundCustomEmojiId)
        try values.encodeIfPresent(emojiStatus, forKey: .emojiStatus)
        try values.encode(isContact, forKey: .isContact)
        try values.encode(isMutualContact, forKey: .isMutualContact)
        try values.encode(isCloseFriend, forKey: .isCloseFriend)
        try values.encode(isPremium, forKey: .isPremium)
        try values.encode(isSupport, forKey: .isSupport)
        try values.encode(restrictsNewChats, forKey: .restrictsNewChats)
        try values.encode(paidMessageStarCount, forKey: .paidMessageStarCount)
        try values.encode(haveAccess, forKey: .haveAccess)
        try values.encode(type, forKey: .type)
        try values.encode(languageCode, forKey: .languageCode)
        try values.encode(addedToAttachmentMenu, forKey: .addedToAttachmentMenu)
    }
}

public struct Usernames: Codable, Sendable {
    public let activeUsernames: [String]
    public let disabledUsernames: [String]
    public let editableUsername: String
    public let collectibleUsernames: [String]

    enum CodingKeys: String, CodingKey {
        case constructor = "@type"
        case activeUsernames = "active_usernames"
        case disabledUsernames = "disabled_usernames"
        case
            editableUsername = "editable_username"
        case collectibleUsernames = "collectible_usernames"
    }

    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        activeUsernames = try values.decode([String].self, forKey: .activeUsernames)
        disabledUsernames = try values.decode([String].self, forKey: .disabledUsernames)
        editableUsername = try values.decode(String.self, forKey: .editableUsername)
        collectibleUsernames = try values.decode([String].self, forKey: .collectibleUsernames)
    }

    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encode("usernames", forKey: .constructor)
        try values.encode(activeUsernames, forKey: .activeUsernames)
        try values.encode(disabledUsernames, forKey: .disabledUsernames)
        try values.encode(editableUsername, forKey: .editableUsername)
        try values.encode(collectibleUsernames, forKey: .collectibleUsernames)
    }
}

public struct UserStatusOnline: Codable, Sendable {
    public let expires: Int32

    enum CodingKeys: String, CodingKey {
        case constructor = "@type"
        case expires
    }

    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        expires = try values.decode(Int32.self, forKey: .expires)
    }

    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encode("userStatusOnline", forKey: .constructor)
        try values.encode(expires, forKey: .expires)
    }
}

public struct UserStatusOffline: Codable, Sendable {
    public let wasOnline: Int32

    enum CodingKeys: String, CodingKey {
        case constructor = "@type"
        case wasOnline = "was_online"
    }

    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        wasOnline = try values.decode(Int32.self, forKey: .wasOnline)
    }

    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encode("userStatusOffline", forKey: .constructor)
        try values.encode(wasOnline, forKey: .wasOnline)
    }
}

public struct UserStatusRecently: Codable, Sendable {
    public let byMyPrivacySettings: Bool

    enum CodingKeys: String, CodingKey {
        case constructor = "@type"
        case byMyPrivacySettings = "by_my_privacy_settings"
    }

    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        byMyPrivacySettings = try values.decode(Bool.self, forKey: .byMyPrivacySettings)
    }

    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encode("userStatusRecently", forKey: .constructor)
        try values.encode(byMyPrivacySettings, forKey: .byMyPrivacySettings)
    }
}

public struct ProfilePhoto: Codable, Sendable {
    public let id: DecimalInt64
    public let small: File
    public let big: File
    public let minithumbnail: Minithumbnail?
    public let hasAnimation: Bool
    public let isPersonal: Bool

    enum CodingKeys: String, CodingKey {
        case constructor = "@type"
        case id, small, big, minithumbnail
        case hasAnimation = "has_animation"
        case
            isPersonal = "is_personal"
    }

    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        id = try values.decode(DecimalInt64.self, forKey: .id)
        small = try values.decode(File.self, forKey: .small)
        big = try values.decode(File.self, forKey: .big)
        minithumbnail = try values.decodeIfPresent(Minithumbnail.self, forKey: .minithumbnail)
        hasAnimation = try values.decode(Bool.self, forKey: .hasAnimation)
        isPersonal = try values.decode(Bool.self, forKey: .isPersonal)
    }

    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encode("profilePhoto", forKey: .constructor)
        try values.encode(id, forKey: .id)
        try values.encode(small, forKey: .small)
        try values.encode(big, forKey: .big)
        try values.encodeIfPresent(minithumbnail, forKey: .minithumbnail)
        try values.encode(hasAnimation, forKey: .hasAnimation)
        try values.encode(isPersonal, forKey: .isPersonal)
    }
}

public struct UserTypeRegular: Codable, Sendable {
    enum CodingKeys: String, CodingKey {
        case constructor = "@type"
    }

    public init(from decoder: any Decoder) throws {
    }

    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encode("userTypeRegular", forKey: .constructor)
    }
}

public struct UserTypeBot: Codable, Sendable {
    public let canBeEdited: Bool
    public let canJoinGroups: Bool
    public let canReadAllGroupMessages: Bool
    public let hasMainWebApp: Bool
    public let hasTopics: Bool
    public let allowsUsersToCreateTopics: Bool
    public let canManageBots: Bool
    public let isInline: Bool
    public let inlineQueryPlaceholder: String
    public let supportsGuestQueries: Bool
    public let isGuard: Bool
    public let needLocation: Bool
    public let canConnectToBusiness: Bool
    public let canBeAddedToAttachmentMenu: Bool
    public let activeUserCount: Int32

    enum CodingKeys: String, CodingKey {
        case constructor = "@type"
        case canBeEdited = "can_be_edited"
        case canJoinGroups = "can_join_groups"
        case
            canReadAllGroupMessages = "can_read_all_group_messages"
        case hasMainWebApp = "has_main_web_app"
        case
            hasTopics = "has_topics"
        case allowsUsersToCreateTopics = "allows_users_to_create_topics"
        case
            canManageBots = "can_manage_bots"
        case isInline = "is_inline"
        case
            inlineQueryPlaceholder = "inline_query_placeholder"
        case supportsGuestQueries = "supports_guest_queries"
        case
            isGuard = "is_guard"
        case needLocation = "need_location"
        case canConnectToBusiness = "can_connect_to_business"
        case
            canBeAddedToAttachmentMenu = "can_be_added_to_attachment_menu"
        case activeUserCount = "active_user_count"
    }

    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        canBeEdited = try values.decode(Bool.self, forKey: .canBeEdited)
        canJoinGroups = try values.decode(Bool.self, forKey: .canJoinGroups)
        canReadAllGroupMessages = try values.decode(Bool.self, forKey: .canReadAllGroupMessages)
        hasMainWebApp = try values.decode(Bool.self, forKey: .hasMainWebApp)
        hasTopics = try values.decode(Bool.self, forKey: .hasTopics)
        allowsUsersToCreateTopics = try values.decode(Bool.self, forKey: .allowsUsersToCreateTopics)
        canManageBots = try values.decode(Bool.self, forKey: .canManageBots)
        isInline = try values.decode(Bool.self, forKey: .isInline)
        inlineQueryPlaceholder = try values.decode(String.self, forKey: .inlineQueryPlaceholder)
        supportsGuestQueries = try values.decode(Bool.self, forKey: .supportsGuestQueries)
        isGuard = try values.decode(Bool.self, forKey: .isGuard)
        needLocation = try values.decode(Bool.self, forKey: .needLocation)
        canConnectToBusiness = try values.decode(Bool.self, forKey: .canConnectToBusiness)
        canBeAddedToAttachmentMenu = try values.decode(Bool.self, forKey: .canBeAddedToAttachmentMenu)
        activeUserCount = try values.decode(Int32.self, forKey: .activeUserCount)
    }

    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encode("userTypeBot", forKey: .constructor)
        try values.encode(canBeEdited, forKey: .canBeEdited)
        try values.encode(canJoinGroups, forKey: .canJoinGroups)
        try values.encode(canReadAllGroupMessages, forKey: .canReadAllGroupMessages)
        try values.encode(hasMainWebApp, forKey: .hasMainWebApp)
        try values.encode(hasTopics, forKey: .hasTopics)
        try values.encode(allowsUsersToCreateTopics, forKey: .allowsUsersToCreateTopics)
        try values.encode(canManageBots, forKey: .canManageBots)
        try values.encode(isInline, forKey: .isInline)
        try values.encode(inlineQueryPlaceholder, forKey: .inlineQueryPlaceholder)
        try values.encode(supportsGuestQueries, forKey: .supportsGuestQueries)
        try values.encode(isGuard, forKey: .isGuard)
        try values.encode(needLocation, forKey: .needLocation)
        try values.encode(canConnectToBusiness, forKey: .canConnectToBusiness)
        try values.encode(canBeAddedToAttachmentMenu, forKey: .canBeAddedToAttachmentMenu)
        try values.encode(activeUserCount, forKey: .activeUserCount)
    }
}

public struct EmojiStatus: Codable, Sendable {
    public let type: EmojiStatusType
    public let expirationDate: Int32

    enum CodingKeys: String, CodingKey {
        case constructor = "@type"
        case type
        case expirationDate = "expiration_date"
    }

    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        type = try values.decode(EmojiStatusType.self, forKey: .type)
        expirationDate = try values.decode(Int32.self, forKey: .expirationDate)
    }

    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encode("emojiStatus", forKey: .constructor)
        try values.encode(type, forKey: .type)
        try values.encode(expirationDate, forKey: .expirationDate)
    }
}

public struct EmojiStatusTypeCustomEmoji: Codable, Sendable {
    public let customEmojiId: DecimalInt64

    enum CodingKeys: String, CodingKey {
        case constructor = "@type"
        case customEmojiId = "custom_emoji_id"
    }

    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        customEmojiId = try values.decode(DecimalInt64.self, forKey: .customEmojiId)
    }

    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encode("emojiStatusTypeCustomEmoji", forKey: .constructor)
        try values.encode(customEmojiId, forKey: .customEmojiId)
    }
}

public struct OptionValueInteger: Codable, Sendable {
    public let value: DecimalInt64

    enum CodingKeys: String, CodingKey {
        case constructor = "@type"
        case value
    }

    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        value = try values.decode(DecimalInt64.self, forKey: .value)
    }

    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encode("optionValueInteger", forKey: .constructor)
        try values.encode(value, forKey: .value)
    }
}

public struct OptionValueBoolean: Codable, Sendable {
    public let value: Bool

    enum CodingKeys: String, CodingKey {
        case constructor = "@type"
        case value
    }

    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        value = try values.decode(Bool.self, forKey: .value)
    }

    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encode("optionValueBoolean", forKey: .constructor)
        try values.encode(value, forKey: .value)
    }
}

public struct OptionValueString: Codable, Sendable {
    public let value: String

    enum CodingKeys: String, CodingKey {
        case constructor = "@type"
        case value
    }

    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        value = try values.decode(String.self, forKey: .value)
    }

    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encode("optionValueString", forKey: .constructor)
        try values.encode(value, forKey: .value)
    }
}
