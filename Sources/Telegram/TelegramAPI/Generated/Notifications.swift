// Made by `tlgen generate` from the schema of TDLib 1.8.66
// (SHA-256 b8b6a863746fc580815c6d04e9e34728b654b15a12940087f06757b2097ce4c5). Don't edit.

/// `NotificationSettingsScope`, one of 3 constructors.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1_notification_settings_scope.html)
public enum NotificationSettingsScope: TDDecodable, CustomStringConvertible, CustomReflectable {
    /// `notificationSettingsScopePrivateChats = NotificationSettingsScope`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1notification_settings_scope_private_chats.html)
    case privateChats
    /// `notificationSettingsScopeGroupChats = NotificationSettingsScope`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1notification_settings_scope_group_chats.html)
    case groupChats
    /// `notificationSettingsScopeChannelChats = NotificationSettingsScope`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1notification_settings_scope_channel_chats.html)
    case channelChats
    /// A constructor that this version of the schema does not know, as its name and its JSON.
    indirect case unknown(type: String, json: String)

    public func encode(into wire: inout WireWriter) {
        switch self {
        case .privateChats: wire.empty(#"{"@type":"notificationSettingsScopePrivateChats"}"#)
        case .groupChats: wire.empty(#"{"@type":"notificationSettingsScopeGroupChats"}"#)
        case .channelChats: wire.empty(#"{"@type":"notificationSettingsScopeChannelChats"}"#)
        case .unknown(_, let json): wire.unknown(json)
        }
    }

    public static func read(_ wire: inout WireReader) -> NotificationSettingsScope? {
        switch wire.constructor(of: .notificationSettingsScope) {
        case 0: if wire.close() { return .privateChats }  // notificationSettingsScopePrivateChats
        case 1: if wire.close() { return .groupChats }  // notificationSettingsScopeGroupChats
        case 2: if wire.close() { return .channelChats }  // notificationSettingsScopeChannelChats
        case WireReader.nothing: break
        default: if let (type, json) = wire.takeUnknown() { return .unknown(type: type, json: json) }
        }
        return nil
    }
}

/// `NotificationType`, one of 4 constructors.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1_notification_type.html)
public enum NotificationType: TDDecodable, CustomStringConvertible, CustomReflectable {
    indirect case newMessage(NotificationTypeNewMessage)
    /// `notificationTypeNewSecretChat = NotificationType`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1notification_type_new_secret_chat.html)
    case newSecretChat
    indirect case newCall(NotificationTypeNewCall)
    case newPushMessage(NotificationTypeNewPushMessage)
    /// A constructor that this version of the schema does not know, as its name and its JSON.
    indirect case unknown(type: String, json: String)

    public func encode(into wire: inout WireWriter) {
        switch self {
        case .newMessage(let value): value.encode(into: &wire)
        case .newSecretChat: wire.empty(#"{"@type":"notificationTypeNewSecretChat"}"#)
        case .newCall(let value): value.encode(into: &wire)
        case .newPushMessage(let value): value.encode(into: &wire)
        case .unknown(_, let json): wire.unknown(json)
        }
    }

    public static func read(_ wire: inout WireReader) -> NotificationType? {
        switch wire.constructor(of: .notificationType) {
        case 0: if let value = NotificationTypeNewMessage.body(&wire) { return .newMessage(value) }  // notificationTypeNewMessage
        case 1: if wire.close() { return .newSecretChat }  // notificationTypeNewSecretChat
        case 2: if let value = NotificationTypeNewCall.body(&wire) { return .newCall(value) }  // notificationTypeNewCall
        case 3: if let value = NotificationTypeNewPushMessage.body(&wire) { return .newPushMessage(value) }  // notificationTypeNewPushMessage
        case WireReader.nothing: break
        default: if let (type, json) = wire.takeUnknown() { return .unknown(type: type, json: json) }
        }
        return nil
    }
}

/// `notificationTypeNewMessage message:message show_preview:Bool = NotificationType`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1notification_type_new_message.html)
public struct NotificationTypeNewMessage: TDObject, CustomStringConvertible {
    public let message: Message
    public let showPreview: Bool

    public init(message: Message, showPreview: Bool) {
        self.message = message
        self.showPreview = showPreview
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"notificationTypeNewMessage""#)
        wire.object(#","message":"#, self.message)
        wire.bool(#","show_preview":"#, self.showPreview)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> NotificationTypeNewMessage? {
        var message: Message? = nil
        var showPreview: Bool = false
        var mark = wire.cursor
        repeat {
            wire.object(#","message":"#, &message)
            wire.bool(#","show_preview":"#, &showPreview)
        } while wire.more(&mark)
        guard !wire.failed, let message = wire.required(consume message) else { wire.missing("message"); return nil }
        return NotificationTypeNewMessage(message: message, showPreview: showPreview)
    }
}

/// `notificationTypeNewCall call_id:int32 = NotificationType`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1notification_type_new_call.html)
public struct NotificationTypeNewCall: TDObject, CustomStringConvertible {
    public let callID: Int32

    public init(callID: Int32) {
        self.callID = callID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"notificationTypeNewCall""#)
        wire.int32(#","call_id":"#, self.callID)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> NotificationTypeNewCall? {
        var callID: Int32 = 0
        var mark = wire.cursor
        repeat {
            wire.int32(#","call_id":"#, &callID)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return NotificationTypeNewCall(callID: callID)
    }
}

/// `notificationTypeNewPushMessage message_id:int53 sender_id:MessageSender sender_name:string is_outgoing:Bool content:PushMessageContent = NotificationType`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1notification_type_new_push_message.html)
public struct NotificationTypeNewPushMessage: TDObject, CustomStringConvertible, CustomReflectable {
    private final class Fields: Sendable {
        let messageID: Int64
        let senderID: MessageSender
        let senderName: String
        let isOutgoing: Bool
        let content: PushMessageContent
        init(
            _ messageID: Int64,
            _ senderID: MessageSender,
            _ senderName: String,
            _ isOutgoing: Bool,
            _ content: PushMessageContent
        ) {
            self.messageID = messageID
            self.senderID = senderID
            self.senderName = senderName
            self.isOutgoing = isOutgoing
            self.content = content
        }
    }
    private let fields: Fields
    public var messageID: Int64 { fields.messageID }
    public var senderID: MessageSender { fields.senderID }
    public var senderName: String { fields.senderName }
    public var isOutgoing: Bool { fields.isOutgoing }
    public var content: PushMessageContent { fields.content }

    public init(
        messageID: Int64,
        senderID: MessageSender,
        senderName: String,
        isOutgoing: Bool,
        content: PushMessageContent
    ) {
        fields = Fields(messageID, senderID, senderName, isOutgoing, content)
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"notificationTypeNewPushMessage""#)
        wire.int53(#","message_id":"#, fields.messageID)
        wire.object(#","sender_id":"#, fields.senderID)
        wire.string(#","sender_name":"#, fields.senderName)
        wire.bool(#","is_outgoing":"#, fields.isOutgoing)
        wire.object(#","content":"#, fields.content)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> NotificationTypeNewPushMessage? {
        var messageID: Int64 = 0
        var senderID: MessageSender? = nil
        var senderName: String = ""
        var isOutgoing: Bool = false
        var content: PushMessageContent? = nil
        var mark = wire.cursor
        repeat {
            wire.int53(#","message_id":"#, &messageID)
            wire.object(#","sender_id":"#, &senderID)
            wire.string(#","sender_name":"#, &senderName)
            wire.bool(#","is_outgoing":"#, &isOutgoing)
            wire.object(#","content":"#, &content)
        } while wire.more(&mark)
        guard 
            !wire.failed,
            let senderID = wire.required(consume senderID),
            let content = wire.required(consume content)
         else { wire.missing("sender_id content"); return nil }
        return NotificationTypeNewPushMessage(
            messageID: messageID,
            senderID: senderID,
            senderName: senderName,
            isOutgoing: isOutgoing,
            content: content
        )
    }
}

/// `NotificationGroupType`, one of 4 constructors.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1_notification_group_type.html)
public enum NotificationGroupType: TDDecodable, CustomStringConvertible, CustomReflectable {
    /// `notificationGroupTypeMessages = NotificationGroupType`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1notification_group_type_messages.html)
    case messages
    /// `notificationGroupTypeMentions = NotificationGroupType`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1notification_group_type_mentions.html)
    case mentions
    /// `notificationGroupTypeSecretChat = NotificationGroupType`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1notification_group_type_secret_chat.html)
    case secretChat
    /// `notificationGroupTypeCalls = NotificationGroupType`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1notification_group_type_calls.html)
    case calls
    /// A constructor that this version of the schema does not know, as its name and its JSON.
    indirect case unknown(type: String, json: String)

    public func encode(into wire: inout WireWriter) {
        switch self {
        case .messages: wire.empty(#"{"@type":"notificationGroupTypeMessages"}"#)
        case .mentions: wire.empty(#"{"@type":"notificationGroupTypeMentions"}"#)
        case .secretChat: wire.empty(#"{"@type":"notificationGroupTypeSecretChat"}"#)
        case .calls: wire.empty(#"{"@type":"notificationGroupTypeCalls"}"#)
        case .unknown(_, let json): wire.unknown(json)
        }
    }

    public static func read(_ wire: inout WireReader) -> NotificationGroupType? {
        switch wire.constructor(of: .notificationGroupType) {
        case 0: if wire.close() { return .messages }  // notificationGroupTypeMessages
        case 1: if wire.close() { return .mentions }  // notificationGroupTypeMentions
        case 2: if wire.close() { return .secretChat }  // notificationGroupTypeSecretChat
        case 3: if wire.close() { return .calls }  // notificationGroupTypeCalls
        case WireReader.nothing: break
        default: if let (type, json) = wire.takeUnknown() { return .unknown(type: type, json: json) }
        }
        return nil
    }
}

/// `notificationSound id:int64 duration:int32 date:int32 title:string data:string sound:file = NotificationSound`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1notification_sound.html)
public struct NotificationSound: TDDecodable, CustomStringConvertible, CustomReflectable {
    private final class Fields: Sendable {
        let id: Int64
        let duration: Int32
        let date: Int32
        let title: String
        let data: String
        let sound: File
        init(_ id: Int64, _ duration: Int32, _ date: Int32, _ title: String, _ data: String, _ sound: File) {
            self.id = id
            self.duration = duration
            self.date = date
            self.title = title
            self.data = data
            self.sound = sound
        }
    }
    private let fields: Fields
    public var id: Int64 { fields.id }
    public var duration: Int32 { fields.duration }
    /// Unix time in seconds.
    public var date: Int32 { fields.date }
    public var title: String { fields.title }
    public var data: String { fields.data }
    public var sound: File { fields.sound }

    public init(id: Int64, duration: Int32, date: Int32, title: String, data: String, sound: File) {
        fields = Fields(id, duration, date, title, data, sound)
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"notificationSound""#)
        wire.int64(#","id":"#, fields.id)
        wire.int32(#","duration":"#, fields.duration)
        wire.int32(#","date":"#, fields.date)
        wire.string(#","title":"#, fields.title)
        wire.string(#","data":"#, fields.data)
        wire.object(#","sound":"#, fields.sound)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> NotificationSound? {
        wire.open(#"{"@type":"notificationSound""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> NotificationSound? {
        var id: Int64 = 0
        var duration: Int32 = 0
        var date: Int32 = 0
        var title: String = ""
        var data: String = ""
        var sound: File? = nil
        var mark = wire.cursor
        repeat {
            wire.int64(#","id":"#, &id)
            wire.int32(#","duration":"#, &duration)
            wire.int32(#","date":"#, &date)
            wire.string(#","title":"#, &title)
            wire.string(#","data":"#, &data)
            wire.object(#","sound":"#, &sound)
        } while wire.more(&mark)
        guard !wire.failed, let sound = wire.required(consume sound) else { wire.missing("sound"); return nil }
        return NotificationSound(id: id, duration: duration, date: date, title: title, data: data, sound: sound)
    }
}

/// `notificationSounds notification_sounds:vector<notificationSound> = NotificationSounds`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1notification_sounds.html)
public struct NotificationSounds: TDDecodable, CustomStringConvertible {
    public let notificationSounds: [NotificationSound]

    public init(notificationSounds: [NotificationSound]) {
        self.notificationSounds = notificationSounds
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"notificationSounds""#)
        wire.objects(#","notification_sounds":"#, self.notificationSounds)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> NotificationSounds? {
        wire.open(#"{"@type":"notificationSounds""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> NotificationSounds? {
        var notificationSounds: [NotificationSound] = []
        var mark = wire.cursor
        repeat {
            wire.objects(#","notification_sounds":"#, &notificationSounds)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return NotificationSounds(notificationSounds: notificationSounds)
    }
}

/// `notification id:int32 date:int32 is_silent:Bool type:NotificationType = Notification`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1notification.html)
public struct TDNotification: TDDecodable, CustomStringConvertible {
    public let id: Int32
    public let date: Int32
    public let isSilent: Bool
    public let type: NotificationType

    public init(id: Int32, date: Int32, isSilent: Bool, type: NotificationType) {
        self.id = id
        self.date = date
        self.isSilent = isSilent
        self.type = type
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"notification""#)
        wire.int32(#","id":"#, self.id)
        wire.int32(#","date":"#, self.date)
        wire.bool(#","is_silent":"#, self.isSilent)
        wire.object(#","type":"#, self.type)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> TDNotification? {
        wire.open(#"{"@type":"notification""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> TDNotification? {
        var id: Int32 = 0
        var date: Int32 = 0
        var isSilent: Bool = false
        var type: NotificationType? = nil
        var mark = wire.cursor
        repeat {
            wire.int32(#","id":"#, &id)
            wire.int32(#","date":"#, &date)
            wire.bool(#","is_silent":"#, &isSilent)
            wire.object(#","type":"#, &type)
        } while wire.more(&mark)
        guard !wire.failed, let type = wire.required(consume type) else { wire.missing("type"); return nil }
        return TDNotification(id: id, date: date, isSilent: isSilent, type: type)
    }
}

/// `notificationGroup id:int32 type:NotificationGroupType chat_id:int53 total_count:int32 notifications:vector<notification> = NotificationGroup`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1notification_group.html)
public struct NotificationGroup: TDDecodable, CustomStringConvertible {
    private final class Fields: Sendable {
        let id: Int32
        let type: NotificationGroupType
        let chatID: Int64
        let totalCount: Int32
        let notifications: [TDNotification]
        init(
            _ id: Int32,
            _ type: NotificationGroupType,
            _ chatID: Int64,
            _ totalCount: Int32,
            _ notifications: [TDNotification]
        ) {
            self.id = id
            self.type = type
            self.chatID = chatID
            self.totalCount = totalCount
            self.notifications = notifications
        }
    }
    private let fields: Fields
    public var id: Int32 { fields.id }
    public var type: NotificationGroupType { fields.type }
    public var chatID: Int64 { fields.chatID }
    public var totalCount: Int32 { fields.totalCount }
    public var notifications: [TDNotification] { fields.notifications }

    public init(
        id: Int32,
        type: NotificationGroupType,
        chatID: Int64,
        totalCount: Int32,
        notifications: [TDNotification]
    ) {
        fields = Fields(id, type, chatID, totalCount, notifications)
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"notificationGroup""#)
        wire.int32(#","id":"#, fields.id)
        wire.object(#","type":"#, fields.type)
        wire.int53(#","chat_id":"#, fields.chatID)
        wire.int32(#","total_count":"#, fields.totalCount)
        wire.objects(#","notifications":"#, fields.notifications)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> NotificationGroup? {
        wire.open(#"{"@type":"notificationGroup""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> NotificationGroup? {
        var id: Int32 = 0
        var type: NotificationGroupType? = nil
        var chatID: Int64 = 0
        var totalCount: Int32 = 0
        var notifications: [TDNotification] = []
        var mark = wire.cursor
        repeat {
            wire.int32(#","id":"#, &id)
            wire.object(#","type":"#, &type)
            wire.int53(#","chat_id":"#, &chatID)
            wire.int32(#","total_count":"#, &totalCount)
            wire.objects(#","notifications":"#, &notifications)
        } while wire.more(&mark)
        guard !wire.failed, let type = wire.required(consume type) else { wire.missing("type"); return nil }
        return NotificationGroup(
            id: id,
            type: type,
            chatID: chatID,
            totalCount: totalCount,
            notifications: notifications
        )
    }
}


#if Hashable
extension NotificationSettingsScope: Hashable {}
extension NotificationType: Hashable {}
extension NotificationTypeNewMessage: Hashable {}
extension NotificationTypeNewCall: Hashable {}
extension NotificationTypeNewPushMessage: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.messageID != right.messageID { return false }
        if left.senderID != right.senderID { return false }
        if left.senderName != right.senderName { return false }
        if left.isOutgoing != right.isOutgoing { return false }
        if left.content != right.content { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(messageID)
        hasher.combine(senderID)
        hasher.combine(senderName)
        hasher.combine(isOutgoing)
        hasher.combine(content)
    }
}
extension NotificationGroupType: Hashable {}
extension NotificationSound: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.id != right.id { return false }
        if left.duration != right.duration { return false }
        if left.date != right.date { return false }
        if left.title != right.title { return false }
        if left.data != right.data { return false }
        if left.sound != right.sound { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(id)
        hasher.combine(duration)
        hasher.combine(date)
        hasher.combine(title)
        hasher.combine(data)
        hasher.combine(sound)
    }
}
extension NotificationSounds: Hashable {}
extension TDNotification: Hashable {}
extension NotificationGroup: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.id != right.id { return false }
        if left.type != right.type { return false }
        if left.chatID != right.chatID { return false }
        if left.totalCount != right.totalCount { return false }
        if left.notifications != right.notifications { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(id)
        hasher.combine(type)
        hasher.combine(chatID)
        hasher.combine(totalCount)
        hasher.combine(notifications)
    }
}
#endif
