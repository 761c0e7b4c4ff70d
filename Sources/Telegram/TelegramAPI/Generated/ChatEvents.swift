// Made by `tlgen generate` from the schema of TDLib 1.8.66
// (SHA-256 b8b6a863746fc580815c6d04e9e34728b654b15a12940087f06757b2097ce4c5). Don't edit.

/// `ChatEventAction`, one of 53 constructors.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1_chat_event_action.html)
public enum ChatEventAction: TDDecodable, CustomStringConvertible, CustomReflectable {
    indirect case messageEdited(ChatEventMessageEdited)
    indirect case messageDeleted(ChatEventMessageDeleted)
    indirect case messagePinned(ChatEventMessagePinned)
    indirect case messageUnpinned(ChatEventMessageUnpinned)
    indirect case pollStopped(ChatEventPollStopped)
    /// `chatEventMemberJoined = ChatEventAction`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1chat_event_member_joined.html)
    case memberJoined
    indirect case memberJoinedByInviteLink(ChatEventMemberJoinedByInviteLink)
    indirect case memberJoinedByRequest(ChatEventMemberJoinedByRequest)
    indirect case memberInvited(ChatEventMemberInvited)
    /// `chatEventMemberLeft = ChatEventAction`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1chat_event_member_left.html)
    case memberLeft
    indirect case memberPromoted(ChatEventMemberPromoted)
    indirect case memberRestricted(ChatEventMemberRestricted)
    case memberTagChanged(ChatEventMemberTagChanged)
    indirect case memberSubscriptionExtended(ChatEventMemberSubscriptionExtended)
    indirect case availableReactionsChanged(ChatEventAvailableReactionsChanged)
    indirect case backgroundChanged(ChatEventBackgroundChanged)
    indirect case descriptionChanged(ChatEventDescriptionChanged)
    indirect case emojiStatusChanged(ChatEventEmojiStatusChanged)
    indirect case linkedChatChanged(ChatEventLinkedChatChanged)
    indirect case locationChanged(ChatEventLocationChanged)
    indirect case messageAutoDeleteTimeChanged(ChatEventMessageAutoDeleteTimeChanged)
    indirect case permissionsChanged(ChatEventPermissionsChanged)
    indirect case photoChanged(ChatEventPhotoChanged)
    indirect case slowModeDelayChanged(ChatEventSlowModeDelayChanged)
    indirect case stickerSetChanged(ChatEventStickerSetChanged)
    indirect case customEmojiStickerSetChanged(ChatEventCustomEmojiStickerSetChanged)
    indirect case titleChanged(ChatEventTitleChanged)
    indirect case usernameChanged(ChatEventUsernameChanged)
    indirect case activeUsernamesChanged(ChatEventActiveUsernamesChanged)
    indirect case accentColorChanged(ChatEventAccentColorChanged)
    indirect case profileAccentColorChanged(ChatEventProfileAccentColorChanged)
    indirect case hasProtectedContentToggled(ChatEventHasProtectedContentToggled)
    indirect case invitesToggled(ChatEventInvitesToggled)
    indirect case isAllHistoryAvailableToggled(ChatEventIsAllHistoryAvailableToggled)
    indirect case hasAggressiveAntiSpamEnabledToggled(ChatEventHasAggressiveAntiSpamEnabledToggled)
    indirect case signMessagesToggled(ChatEventSignMessagesToggled)
    indirect case showMessageSenderToggled(ChatEventShowMessageSenderToggled)
    indirect case automaticTranslationToggled(ChatEventAutomaticTranslationToggled)
    indirect case inviteLinkEdited(ChatEventInviteLinkEdited)
    indirect case inviteLinkRevoked(ChatEventInviteLinkRevoked)
    indirect case inviteLinkDeleted(ChatEventInviteLinkDeleted)
    indirect case videoChatCreated(ChatEventVideoChatCreated)
    indirect case videoChatEnded(ChatEventVideoChatEnded)
    indirect case videoChatMuteNewParticipantsToggled(ChatEventVideoChatMuteNewParticipantsToggled)
    indirect case videoChatParticipantIsMutedToggled(ChatEventVideoChatParticipantIsMutedToggled)
    indirect case videoChatParticipantVolumeLevelChanged(ChatEventVideoChatParticipantVolumeLevelChanged)
    indirect case isForumToggled(ChatEventIsForumToggled)
    indirect case forumTopicCreated(ChatEventForumTopicCreated)
    indirect case forumTopicEdited(ChatEventForumTopicEdited)
    indirect case forumTopicToggleIsClosed(ChatEventForumTopicToggleIsClosed)
    indirect case forumTopicToggleIsHidden(ChatEventForumTopicToggleIsHidden)
    indirect case forumTopicDeleted(ChatEventForumTopicDeleted)
    indirect case forumTopicPinned(ChatEventForumTopicPinned)
    /// A constructor that this version of the schema does not know, as its name and its JSON.
    indirect case unknown(type: String, json: String)

    public func encode(into wire: inout WireWriter) {
        switch self {
        case .messageEdited(let value): value.encode(into: &wire)
        case .messageDeleted(let value): value.encode(into: &wire)
        case .messagePinned(let value): value.encode(into: &wire)
        case .messageUnpinned(let value): value.encode(into: &wire)
        case .pollStopped(let value): value.encode(into: &wire)
        case .memberJoined: wire.empty(#"{"@type":"chatEventMemberJoined"}"#)
        case .memberJoinedByInviteLink(let value): value.encode(into: &wire)
        case .memberJoinedByRequest(let value): value.encode(into: &wire)
        case .memberInvited(let value): value.encode(into: &wire)
        case .memberLeft: wire.empty(#"{"@type":"chatEventMemberLeft"}"#)
        case .memberPromoted(let value): value.encode(into: &wire)
        case .memberRestricted(let value): value.encode(into: &wire)
        case .memberTagChanged(let value): value.encode(into: &wire)
        case .memberSubscriptionExtended(let value): value.encode(into: &wire)
        case .availableReactionsChanged(let value): value.encode(into: &wire)
        case .backgroundChanged(let value): value.encode(into: &wire)
        case .descriptionChanged(let value): value.encode(into: &wire)
        case .emojiStatusChanged(let value): value.encode(into: &wire)
        case .linkedChatChanged(let value): value.encode(into: &wire)
        case .locationChanged(let value): value.encode(into: &wire)
        case .messageAutoDeleteTimeChanged(let value): value.encode(into: &wire)
        case .permissionsChanged(let value): value.encode(into: &wire)
        case .photoChanged(let value): value.encode(into: &wire)
        case .slowModeDelayChanged(let value): value.encode(into: &wire)
        case .stickerSetChanged(let value): value.encode(into: &wire)
        case .customEmojiStickerSetChanged(let value): value.encode(into: &wire)
        case .titleChanged(let value): value.encode(into: &wire)
        case .usernameChanged(let value): value.encode(into: &wire)
        case .activeUsernamesChanged(let value): value.encode(into: &wire)
        case .accentColorChanged(let value): value.encode(into: &wire)
        case .profileAccentColorChanged(let value): value.encode(into: &wire)
        case .hasProtectedContentToggled(let value): value.encode(into: &wire)
        case .invitesToggled(let value): value.encode(into: &wire)
        case .isAllHistoryAvailableToggled(let value): value.encode(into: &wire)
        case .hasAggressiveAntiSpamEnabledToggled(let value): value.encode(into: &wire)
        case .signMessagesToggled(let value): value.encode(into: &wire)
        case .showMessageSenderToggled(let value): value.encode(into: &wire)
        case .automaticTranslationToggled(let value): value.encode(into: &wire)
        case .inviteLinkEdited(let value): value.encode(into: &wire)
        case .inviteLinkRevoked(let value): value.encode(into: &wire)
        case .inviteLinkDeleted(let value): value.encode(into: &wire)
        case .videoChatCreated(let value): value.encode(into: &wire)
        case .videoChatEnded(let value): value.encode(into: &wire)
        case .videoChatMuteNewParticipantsToggled(let value): value.encode(into: &wire)
        case .videoChatParticipantIsMutedToggled(let value): value.encode(into: &wire)
        case .videoChatParticipantVolumeLevelChanged(let value): value.encode(into: &wire)
        case .isForumToggled(let value): value.encode(into: &wire)
        case .forumTopicCreated(let value): value.encode(into: &wire)
        case .forumTopicEdited(let value): value.encode(into: &wire)
        case .forumTopicToggleIsClosed(let value): value.encode(into: &wire)
        case .forumTopicToggleIsHidden(let value): value.encode(into: &wire)
        case .forumTopicDeleted(let value): value.encode(into: &wire)
        case .forumTopicPinned(let value): value.encode(into: &wire)
        case .unknown(_, let json): wire.unknown(json)
        }
    }

    public static func read(_ wire: inout WireReader) -> ChatEventAction? {
        switch wire.constructor(of: .chatEventAction) {
        case 0: if let value = ChatEventMessageEdited.body(&wire) { return .messageEdited(value) }  // chatEventMessageEdited
        case 1: if let value = ChatEventMessageDeleted.body(&wire) { return .messageDeleted(value) }  // chatEventMessageDeleted
        case 2: if let value = ChatEventMessagePinned.body(&wire) { return .messagePinned(value) }  // chatEventMessagePinned
        case 3: if let value = ChatEventMessageUnpinned.body(&wire) { return .messageUnpinned(value) }  // chatEventMessageUnpinned
        case 4: if let value = ChatEventPollStopped.body(&wire) { return .pollStopped(value) }  // chatEventPollStopped
        case 5: if wire.close() { return .memberJoined }  // chatEventMemberJoined
        case 6: if let value = ChatEventMemberJoinedByInviteLink.body(&wire) { return .memberJoinedByInviteLink(value) }  // chatEventMemberJoinedByInviteLink
        case 7: if let value = ChatEventMemberJoinedByRequest.body(&wire) { return .memberJoinedByRequest(value) }  // chatEventMemberJoinedByRequest
        case 8: if let value = ChatEventMemberInvited.body(&wire) { return .memberInvited(value) }  // chatEventMemberInvited
        case 9: if wire.close() { return .memberLeft }  // chatEventMemberLeft
        case 10: if let value = ChatEventMemberPromoted.body(&wire) { return .memberPromoted(value) }  // chatEventMemberPromoted
        case 11: if let value = ChatEventMemberRestricted.body(&wire) { return .memberRestricted(value) }  // chatEventMemberRestricted
        case 12: if let value = ChatEventMemberTagChanged.body(&wire) { return .memberTagChanged(value) }  // chatEventMemberTagChanged
        case 13: if let value = ChatEventMemberSubscriptionExtended.body(&wire) { return .memberSubscriptionExtended(value) }  // chatEventMemberSubscriptionExtended
        case 14: if let value = ChatEventAvailableReactionsChanged.body(&wire) { return .availableReactionsChanged(value) }  // chatEventAvailableReactionsChanged
        case 15: if let value = ChatEventBackgroundChanged.body(&wire) { return .backgroundChanged(value) }  // chatEventBackgroundChanged
        case 16: if let value = ChatEventDescriptionChanged.body(&wire) { return .descriptionChanged(value) }  // chatEventDescriptionChanged
        case 17: if let value = ChatEventEmojiStatusChanged.body(&wire) { return .emojiStatusChanged(value) }  // chatEventEmojiStatusChanged
        case 18: if let value = ChatEventLinkedChatChanged.body(&wire) { return .linkedChatChanged(value) }  // chatEventLinkedChatChanged
        case 19: if let value = ChatEventLocationChanged.body(&wire) { return .locationChanged(value) }  // chatEventLocationChanged
        case 20: if let value = ChatEventMessageAutoDeleteTimeChanged.body(&wire) { return .messageAutoDeleteTimeChanged(value) }  // chatEventMessageAutoDeleteTimeChanged
        case 21: if let value = ChatEventPermissionsChanged.body(&wire) { return .permissionsChanged(value) }  // chatEventPermissionsChanged
        case 22: if let value = ChatEventPhotoChanged.body(&wire) { return .photoChanged(value) }  // chatEventPhotoChanged
        case 23: if let value = ChatEventSlowModeDelayChanged.body(&wire) { return .slowModeDelayChanged(value) }  // chatEventSlowModeDelayChanged
        case 24: if let value = ChatEventStickerSetChanged.body(&wire) { return .stickerSetChanged(value) }  // chatEventStickerSetChanged
        case 25: if let value = ChatEventCustomEmojiStickerSetChanged.body(&wire) { return .customEmojiStickerSetChanged(value) }  // chatEventCustomEmojiStickerSetChanged
        case 26: if let value = ChatEventTitleChanged.body(&wire) { return .titleChanged(value) }  // chatEventTitleChanged
        case 27: if let value = ChatEventUsernameChanged.body(&wire) { return .usernameChanged(value) }  // chatEventUsernameChanged
        case 28: if let value = ChatEventActiveUsernamesChanged.body(&wire) { return .activeUsernamesChanged(value) }  // chatEventActiveUsernamesChanged
        case 29: if let value = ChatEventAccentColorChanged.body(&wire) { return .accentColorChanged(value) }  // chatEventAccentColorChanged
        case 30: if let value = ChatEventProfileAccentColorChanged.body(&wire) { return .profileAccentColorChanged(value) }  // chatEventProfileAccentColorChanged
        case 31: if let value = ChatEventHasProtectedContentToggled.body(&wire) { return .hasProtectedContentToggled(value) }  // chatEventHasProtectedContentToggled
        case 32: if let value = ChatEventInvitesToggled.body(&wire) { return .invitesToggled(value) }  // chatEventInvitesToggled
        case 33: if let value = ChatEventIsAllHistoryAvailableToggled.body(&wire) { return .isAllHistoryAvailableToggled(value) }  // chatEventIsAllHistoryAvailableToggled
        case 34: if let value = ChatEventHasAggressiveAntiSpamEnabledToggled.body(&wire) { return .hasAggressiveAntiSpamEnabledToggled(value) }  // chatEventHasAggressiveAntiSpamEnabledToggled
        case 35: if let value = ChatEventSignMessagesToggled.body(&wire) { return .signMessagesToggled(value) }  // chatEventSignMessagesToggled
        case 36: if let value = ChatEventShowMessageSenderToggled.body(&wire) { return .showMessageSenderToggled(value) }  // chatEventShowMessageSenderToggled
        case 37: if let value = ChatEventAutomaticTranslationToggled.body(&wire) { return .automaticTranslationToggled(value) }  // chatEventAutomaticTranslationToggled
        case 38: if let value = ChatEventInviteLinkEdited.body(&wire) { return .inviteLinkEdited(value) }  // chatEventInviteLinkEdited
        case 39: if let value = ChatEventInviteLinkRevoked.body(&wire) { return .inviteLinkRevoked(value) }  // chatEventInviteLinkRevoked
        case 40: if let value = ChatEventInviteLinkDeleted.body(&wire) { return .inviteLinkDeleted(value) }  // chatEventInviteLinkDeleted
        case 41: if let value = ChatEventVideoChatCreated.body(&wire) { return .videoChatCreated(value) }  // chatEventVideoChatCreated
        case 42: if let value = ChatEventVideoChatEnded.body(&wire) { return .videoChatEnded(value) }  // chatEventVideoChatEnded
        case 43: if let value = ChatEventVideoChatMuteNewParticipantsToggled.body(&wire) { return .videoChatMuteNewParticipantsToggled(value) }  // chatEventVideoChatMuteNewParticipantsToggled
        case 44: if let value = ChatEventVideoChatParticipantIsMutedToggled.body(&wire) { return .videoChatParticipantIsMutedToggled(value) }  // chatEventVideoChatParticipantIsMutedToggled
        case 45: if let value = ChatEventVideoChatParticipantVolumeLevelChanged.body(&wire) { return .videoChatParticipantVolumeLevelChanged(value) }  // chatEventVideoChatParticipantVolumeLevelChanged
        case 46: if let value = ChatEventIsForumToggled.body(&wire) { return .isForumToggled(value) }  // chatEventIsForumToggled
        case 47: if let value = ChatEventForumTopicCreated.body(&wire) { return .forumTopicCreated(value) }  // chatEventForumTopicCreated
        case 48: if let value = ChatEventForumTopicEdited.body(&wire) { return .forumTopicEdited(value) }  // chatEventForumTopicEdited
        case 49: if let value = ChatEventForumTopicToggleIsClosed.body(&wire) { return .forumTopicToggleIsClosed(value) }  // chatEventForumTopicToggleIsClosed
        case 50: if let value = ChatEventForumTopicToggleIsHidden.body(&wire) { return .forumTopicToggleIsHidden(value) }  // chatEventForumTopicToggleIsHidden
        case 51: if let value = ChatEventForumTopicDeleted.body(&wire) { return .forumTopicDeleted(value) }  // chatEventForumTopicDeleted
        case 52: if let value = ChatEventForumTopicPinned.body(&wire) { return .forumTopicPinned(value) }  // chatEventForumTopicPinned
        case WireReader.nothing: break
        default: if let (type, json) = wire.takeUnknown() { return .unknown(type: type, json: json) }
        }
        return nil
    }
}

/// `chatEventMessageEdited old_message:message new_message:message = ChatEventAction`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1chat_event_message_edited.html)
public struct ChatEventMessageEdited: TDObject, CustomStringConvertible {
    public let oldMessage: Message
    public let newMessage: Message

    public init(oldMessage: Message, newMessage: Message) {
        self.oldMessage = oldMessage
        self.newMessage = newMessage
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"chatEventMessageEdited""#)
        wire.object(#","old_message":"#, self.oldMessage)
        wire.object(#","new_message":"#, self.newMessage)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> ChatEventMessageEdited? {
        var oldMessage: Message? = nil
        var newMessage: Message? = nil
        var mark = wire.cursor
        repeat {
            wire.object(#","old_message":"#, &oldMessage)
            wire.object(#","new_message":"#, &newMessage)
        } while wire.more(&mark)
        guard 
            !wire.failed,
            let oldMessage = wire.required(consume oldMessage),
            let newMessage = wire.required(consume newMessage)
         else { wire.missing("old_message new_message"); return nil }
        return ChatEventMessageEdited(oldMessage: oldMessage, newMessage: newMessage)
    }
}

/// `chatEventMessageDeleted message:message can_report_anti_spam_false_positive:Bool = ChatEventAction`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1chat_event_message_deleted.html)
public struct ChatEventMessageDeleted: TDObject, CustomStringConvertible {
    public let message: Message
    public let canReportAntiSpamFalsePositive: Bool

    public init(message: Message, canReportAntiSpamFalsePositive: Bool) {
        self.message = message
        self.canReportAntiSpamFalsePositive = canReportAntiSpamFalsePositive
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"chatEventMessageDeleted""#)
        wire.object(#","message":"#, self.message)
        wire.bool(#","can_report_anti_spam_false_positive":"#, self.canReportAntiSpamFalsePositive)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> ChatEventMessageDeleted? {
        var message: Message? = nil
        var canReportAntiSpamFalsePositive: Bool = false
        var mark = wire.cursor
        repeat {
            wire.object(#","message":"#, &message)
            wire.bool(#","can_report_anti_spam_false_positive":"#, &canReportAntiSpamFalsePositive)
        } while wire.more(&mark)
        guard !wire.failed, let message = wire.required(consume message) else { wire.missing("message"); return nil }
        return ChatEventMessageDeleted(message: message, canReportAntiSpamFalsePositive: canReportAntiSpamFalsePositive)
    }
}

/// `chatEventMessagePinned message:message = ChatEventAction`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1chat_event_message_pinned.html)
public struct ChatEventMessagePinned: TDObject, CustomStringConvertible {
    public let message: Message

    public init(message: Message) {
        self.message = message
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"chatEventMessagePinned""#)
        wire.object(#","message":"#, self.message)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> ChatEventMessagePinned? {
        var message: Message? = nil
        var mark = wire.cursor
        repeat {
            wire.object(#","message":"#, &message)
        } while wire.more(&mark)
        guard !wire.failed, let message = wire.required(consume message) else { wire.missing("message"); return nil }
        return ChatEventMessagePinned(message: message)
    }
}

/// `chatEventMessageUnpinned message:message = ChatEventAction`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1chat_event_message_unpinned.html)
public struct ChatEventMessageUnpinned: TDObject, CustomStringConvertible {
    public let message: Message

    public init(message: Message) {
        self.message = message
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"chatEventMessageUnpinned""#)
        wire.object(#","message":"#, self.message)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> ChatEventMessageUnpinned? {
        var message: Message? = nil
        var mark = wire.cursor
        repeat {
            wire.object(#","message":"#, &message)
        } while wire.more(&mark)
        guard !wire.failed, let message = wire.required(consume message) else { wire.missing("message"); return nil }
        return ChatEventMessageUnpinned(message: message)
    }
}

/// `chatEventPollStopped message:message = ChatEventAction`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1chat_event_poll_stopped.html)
public struct ChatEventPollStopped: TDObject, CustomStringConvertible {
    public let message: Message

    public init(message: Message) {
        self.message = message
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"chatEventPollStopped""#)
        wire.object(#","message":"#, self.message)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> ChatEventPollStopped? {
        var message: Message? = nil
        var mark = wire.cursor
        repeat {
            wire.object(#","message":"#, &message)
        } while wire.more(&mark)
        guard !wire.failed, let message = wire.required(consume message) else { wire.missing("message"); return nil }
        return ChatEventPollStopped(message: message)
    }
}

/// `chatEventMemberJoinedByInviteLink invite_link:chatInviteLink via_chat_folder_invite_link:Bool = ChatEventAction`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1chat_event_member_joined_by_invite_link.html)
public struct ChatEventMemberJoinedByInviteLink: TDObject, CustomStringConvertible {
    public let inviteLink: ChatInviteLink
    public let viaChatFolderInviteLink: Bool

    public init(inviteLink: ChatInviteLink, viaChatFolderInviteLink: Bool) {
        self.inviteLink = inviteLink
        self.viaChatFolderInviteLink = viaChatFolderInviteLink
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"chatEventMemberJoinedByInviteLink""#)
        wire.object(#","invite_link":"#, self.inviteLink)
        wire.bool(#","via_chat_folder_invite_link":"#, self.viaChatFolderInviteLink)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> ChatEventMemberJoinedByInviteLink? {
        var inviteLink: ChatInviteLink? = nil
        var viaChatFolderInviteLink: Bool = false
        var mark = wire.cursor
        repeat {
            wire.object(#","invite_link":"#, &inviteLink)
            wire.bool(#","via_chat_folder_invite_link":"#, &viaChatFolderInviteLink)
        } while wire.more(&mark)
        guard 
            !wire.failed,
            let inviteLink = wire.required(consume inviteLink)
         else { wire.missing("invite_link"); return nil }
        return ChatEventMemberJoinedByInviteLink(
            inviteLink: inviteLink,
            viaChatFolderInviteLink: viaChatFolderInviteLink
        )
    }
}

/// `chatEventMemberJoinedByRequest approver_user_id:int53 invite_link:chatInviteLink = ChatEventAction`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1chat_event_member_joined_by_request.html)
public struct ChatEventMemberJoinedByRequest: TDObject, CustomStringConvertible {
    public let approverUserID: Int64
    /// May be absent.
    public let inviteLink: ChatInviteLink?

    public init(approverUserID: Int64, inviteLink: ChatInviteLink? = nil) {
        self.approverUserID = approverUserID
        self.inviteLink = inviteLink
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"chatEventMemberJoinedByRequest""#)
        wire.int53(#","approver_user_id":"#, self.approverUserID)
        wire.object(#","invite_link":"#, self.inviteLink)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> ChatEventMemberJoinedByRequest? {
        var approverUserID: Int64 = 0
        var inviteLink: ChatInviteLink? = nil
        var mark = wire.cursor
        repeat {
            wire.int53(#","approver_user_id":"#, &approverUserID)
            wire.object(#","invite_link":"#, &inviteLink)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return ChatEventMemberJoinedByRequest(approverUserID: approverUserID, inviteLink: inviteLink)
    }
}

/// `chatEventMemberInvited user_id:int53 status:ChatMemberStatus = ChatEventAction`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1chat_event_member_invited.html)
public struct ChatEventMemberInvited: TDObject, CustomStringConvertible {
    public let userID: Int64
    public let status: ChatMemberStatus

    public init(userID: Int64, status: ChatMemberStatus) {
        self.userID = userID
        self.status = status
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"chatEventMemberInvited""#)
        wire.int53(#","user_id":"#, self.userID)
        wire.object(#","status":"#, self.status)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> ChatEventMemberInvited? {
        var userID: Int64 = 0
        var status: ChatMemberStatus? = nil
        var mark = wire.cursor
        repeat {
            wire.int53(#","user_id":"#, &userID)
            wire.object(#","status":"#, &status)
        } while wire.more(&mark)
        guard !wire.failed, let status = wire.required(consume status) else { wire.missing("status"); return nil }
        return ChatEventMemberInvited(userID: userID, status: status)
    }
}

/// `chatEventMemberPromoted user_id:int53 old_status:ChatMemberStatus new_status:ChatMemberStatus = ChatEventAction`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1chat_event_member_promoted.html)
public struct ChatEventMemberPromoted: TDObject, CustomStringConvertible {
    public let userID: Int64
    public let oldStatus: ChatMemberStatus
    public let newStatus: ChatMemberStatus

    public init(userID: Int64, oldStatus: ChatMemberStatus, newStatus: ChatMemberStatus) {
        self.userID = userID
        self.oldStatus = oldStatus
        self.newStatus = newStatus
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"chatEventMemberPromoted""#)
        wire.int53(#","user_id":"#, self.userID)
        wire.object(#","old_status":"#, self.oldStatus)
        wire.object(#","new_status":"#, self.newStatus)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> ChatEventMemberPromoted? {
        var userID: Int64 = 0
        var oldStatus: ChatMemberStatus? = nil
        var newStatus: ChatMemberStatus? = nil
        var mark = wire.cursor
        repeat {
            wire.int53(#","user_id":"#, &userID)
            wire.object(#","old_status":"#, &oldStatus)
            wire.object(#","new_status":"#, &newStatus)
        } while wire.more(&mark)
        guard 
            !wire.failed,
            let oldStatus = wire.required(consume oldStatus),
            let newStatus = wire.required(consume newStatus)
         else { wire.missing("old_status new_status"); return nil }
        return ChatEventMemberPromoted(userID: userID, oldStatus: oldStatus, newStatus: newStatus)
    }
}

/// `chatEventMemberRestricted member_id:MessageSender old_status:ChatMemberStatus new_status:ChatMemberStatus = ChatEventAction`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1chat_event_member_restricted.html)
public struct ChatEventMemberRestricted: TDObject, CustomStringConvertible {
    public let memberID: MessageSender
    public let oldStatus: ChatMemberStatus
    public let newStatus: ChatMemberStatus

    public init(memberID: MessageSender, oldStatus: ChatMemberStatus, newStatus: ChatMemberStatus) {
        self.memberID = memberID
        self.oldStatus = oldStatus
        self.newStatus = newStatus
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"chatEventMemberRestricted""#)
        wire.object(#","member_id":"#, self.memberID)
        wire.object(#","old_status":"#, self.oldStatus)
        wire.object(#","new_status":"#, self.newStatus)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> ChatEventMemberRestricted? {
        var memberID: MessageSender? = nil
        var oldStatus: ChatMemberStatus? = nil
        var newStatus: ChatMemberStatus? = nil
        var mark = wire.cursor
        repeat {
            wire.object(#","member_id":"#, &memberID)
            wire.object(#","old_status":"#, &oldStatus)
            wire.object(#","new_status":"#, &newStatus)
        } while wire.more(&mark)
        guard 
            !wire.failed,
            let memberID = wire.required(consume memberID),
            let oldStatus = wire.required(consume oldStatus),
            let newStatus = wire.required(consume newStatus)
         else { wire.missing("member_id old_status new_status"); return nil }
        return ChatEventMemberRestricted(memberID: memberID, oldStatus: oldStatus, newStatus: newStatus)
    }
}

/// `chatEventMemberTagChanged user_id:int53 old_tag:string new_tag:string = ChatEventAction`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1chat_event_member_tag_changed.html)
public struct ChatEventMemberTagChanged: TDObject, CustomStringConvertible, CustomReflectable {
    private final class Fields: Sendable {
        let userID: Int64
        let oldTag: String
        let newTag: String
        init(_ userID: Int64, _ oldTag: String, _ newTag: String) {
            self.userID = userID
            self.oldTag = oldTag
            self.newTag = newTag
        }
    }
    private let fields: Fields
    public var userID: Int64 { fields.userID }
    public var oldTag: String { fields.oldTag }
    public var newTag: String { fields.newTag }

    public init(userID: Int64, oldTag: String, newTag: String) {
        fields = Fields(userID, oldTag, newTag)
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"chatEventMemberTagChanged""#)
        wire.int53(#","user_id":"#, fields.userID)
        wire.string(#","old_tag":"#, fields.oldTag)
        wire.string(#","new_tag":"#, fields.newTag)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> ChatEventMemberTagChanged? {
        var userID: Int64 = 0
        var oldTag: String = ""
        var newTag: String = ""
        var mark = wire.cursor
        repeat {
            wire.int53(#","user_id":"#, &userID)
            wire.string(#","old_tag":"#, &oldTag)
            wire.string(#","new_tag":"#, &newTag)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return ChatEventMemberTagChanged(userID: userID, oldTag: oldTag, newTag: newTag)
    }
}

/// `chatEventMemberSubscriptionExtended user_id:int53 old_status:ChatMemberStatus new_status:ChatMemberStatus = ChatEventAction`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1chat_event_member_subscription_extended.html)
public struct ChatEventMemberSubscriptionExtended: TDObject, CustomStringConvertible {
    public let userID: Int64
    public let oldStatus: ChatMemberStatus
    public let newStatus: ChatMemberStatus

    public init(userID: Int64, oldStatus: ChatMemberStatus, newStatus: ChatMemberStatus) {
        self.userID = userID
        self.oldStatus = oldStatus
        self.newStatus = newStatus
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"chatEventMemberSubscriptionExtended""#)
        wire.int53(#","user_id":"#, self.userID)
        wire.object(#","old_status":"#, self.oldStatus)
        wire.object(#","new_status":"#, self.newStatus)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> ChatEventMemberSubscriptionExtended? {
        var userID: Int64 = 0
        var oldStatus: ChatMemberStatus? = nil
        var newStatus: ChatMemberStatus? = nil
        var mark = wire.cursor
        repeat {
            wire.int53(#","user_id":"#, &userID)
            wire.object(#","old_status":"#, &oldStatus)
            wire.object(#","new_status":"#, &newStatus)
        } while wire.more(&mark)
        guard 
            !wire.failed,
            let oldStatus = wire.required(consume oldStatus),
            let newStatus = wire.required(consume newStatus)
         else { wire.missing("old_status new_status"); return nil }
        return ChatEventMemberSubscriptionExtended(userID: userID, oldStatus: oldStatus, newStatus: newStatus)
    }
}

/// `chatEventAvailableReactionsChanged old_available_reactions:ChatAvailableReactions new_available_reactions:ChatAvailableReactions = ChatEventAction`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1chat_event_available_reactions_changed.html)
public struct ChatEventAvailableReactionsChanged: TDObject, CustomStringConvertible {
    public let oldAvailableReactions: ChatAvailableReactions
    public let newAvailableReactions: ChatAvailableReactions

    public init(oldAvailableReactions: ChatAvailableReactions, newAvailableReactions: ChatAvailableReactions) {
        self.oldAvailableReactions = oldAvailableReactions
        self.newAvailableReactions = newAvailableReactions
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"chatEventAvailableReactionsChanged""#)
        wire.object(#","old_available_reactions":"#, self.oldAvailableReactions)
        wire.object(#","new_available_reactions":"#, self.newAvailableReactions)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> ChatEventAvailableReactionsChanged? {
        var oldAvailableReactions: ChatAvailableReactions? = nil
        var newAvailableReactions: ChatAvailableReactions? = nil
        var mark = wire.cursor
        repeat {
            wire.object(#","old_available_reactions":"#, &oldAvailableReactions)
            wire.object(#","new_available_reactions":"#, &newAvailableReactions)
        } while wire.more(&mark)
        guard 
            !wire.failed,
            let oldAvailableReactions = wire.required(consume oldAvailableReactions),
            let newAvailableReactions = wire.required(consume newAvailableReactions)
         else { wire.missing("old_available_reactions new_available_reactions"); return nil }
        return ChatEventAvailableReactionsChanged(
            oldAvailableReactions: oldAvailableReactions,
            newAvailableReactions: newAvailableReactions
        )
    }
}

/// `chatEventBackgroundChanged old_background:chatBackground new_background:chatBackground = ChatEventAction`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1chat_event_background_changed.html)
public struct ChatEventBackgroundChanged: TDObject, CustomStringConvertible {
    /// May be absent.
    public let oldBackground: ChatBackground?
    /// May be absent.
    public let newBackground: ChatBackground?

    public init(oldBackground: ChatBackground? = nil, newBackground: ChatBackground? = nil) {
        self.oldBackground = oldBackground
        self.newBackground = newBackground
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"chatEventBackgroundChanged""#)
        wire.object(#","old_background":"#, self.oldBackground)
        wire.object(#","new_background":"#, self.newBackground)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> ChatEventBackgroundChanged? {
        var oldBackground: ChatBackground? = nil
        var newBackground: ChatBackground? = nil
        var mark = wire.cursor
        repeat {
            wire.object(#","old_background":"#, &oldBackground)
            wire.object(#","new_background":"#, &newBackground)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return ChatEventBackgroundChanged(oldBackground: oldBackground, newBackground: newBackground)
    }
}

/// `chatEventDescriptionChanged old_description:string new_description:string = ChatEventAction`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1chat_event_description_changed.html)
public struct ChatEventDescriptionChanged: TDObject, CustomStringConvertible, CustomReflectable {
    public let oldDescription: String
    public let newDescription: String

    public init(oldDescription: String, newDescription: String) {
        self.oldDescription = oldDescription
        self.newDescription = newDescription
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"chatEventDescriptionChanged""#)
        wire.string(#","old_description":"#, self.oldDescription)
        wire.string(#","new_description":"#, self.newDescription)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> ChatEventDescriptionChanged? {
        var oldDescription: String = ""
        var newDescription: String = ""
        var mark = wire.cursor
        repeat {
            wire.string(#","old_description":"#, &oldDescription)
            wire.string(#","new_description":"#, &newDescription)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return ChatEventDescriptionChanged(oldDescription: oldDescription, newDescription: newDescription)
    }
}

/// `chatEventEmojiStatusChanged old_emoji_status:emojiStatus new_emoji_status:emojiStatus = ChatEventAction`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1chat_event_emoji_status_changed.html)
public struct ChatEventEmojiStatusChanged: TDObject, CustomStringConvertible {
    /// May be absent.
    public let oldEmojiStatus: EmojiStatus?
    /// May be absent.
    public let newEmojiStatus: EmojiStatus?

    public init(oldEmojiStatus: EmojiStatus? = nil, newEmojiStatus: EmojiStatus? = nil) {
        self.oldEmojiStatus = oldEmojiStatus
        self.newEmojiStatus = newEmojiStatus
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"chatEventEmojiStatusChanged""#)
        wire.object(#","old_emoji_status":"#, self.oldEmojiStatus)
        wire.object(#","new_emoji_status":"#, self.newEmojiStatus)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> ChatEventEmojiStatusChanged? {
        var oldEmojiStatus: EmojiStatus? = nil
        var newEmojiStatus: EmojiStatus? = nil
        var mark = wire.cursor
        repeat {
            wire.object(#","old_emoji_status":"#, &oldEmojiStatus)
            wire.object(#","new_emoji_status":"#, &newEmojiStatus)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return ChatEventEmojiStatusChanged(oldEmojiStatus: oldEmojiStatus, newEmojiStatus: newEmojiStatus)
    }
}

/// `chatEventLinkedChatChanged old_linked_chat_id:int53 new_linked_chat_id:int53 = ChatEventAction`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1chat_event_linked_chat_changed.html)
public struct ChatEventLinkedChatChanged: TDObject, CustomStringConvertible {
    public let oldLinkedChatID: Int64
    public let newLinkedChatID: Int64

    public init(oldLinkedChatID: Int64, newLinkedChatID: Int64) {
        self.oldLinkedChatID = oldLinkedChatID
        self.newLinkedChatID = newLinkedChatID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"chatEventLinkedChatChanged""#)
        wire.int53(#","old_linked_chat_id":"#, self.oldLinkedChatID)
        wire.int53(#","new_linked_chat_id":"#, self.newLinkedChatID)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> ChatEventLinkedChatChanged? {
        var oldLinkedChatID: Int64 = 0
        var newLinkedChatID: Int64 = 0
        var mark = wire.cursor
        repeat {
            wire.int53(#","old_linked_chat_id":"#, &oldLinkedChatID)
            wire.int53(#","new_linked_chat_id":"#, &newLinkedChatID)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return ChatEventLinkedChatChanged(oldLinkedChatID: oldLinkedChatID, newLinkedChatID: newLinkedChatID)
    }
}

/// `chatEventLocationChanged old_location:chatLocation new_location:chatLocation = ChatEventAction`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1chat_event_location_changed.html)
public struct ChatEventLocationChanged: TDObject, CustomStringConvertible {
    /// May be absent.
    public let oldLocation: ChatLocation?
    /// May be absent.
    public let newLocation: ChatLocation?

    public init(oldLocation: ChatLocation? = nil, newLocation: ChatLocation? = nil) {
        self.oldLocation = oldLocation
        self.newLocation = newLocation
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"chatEventLocationChanged""#)
        wire.object(#","old_location":"#, self.oldLocation)
        wire.object(#","new_location":"#, self.newLocation)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> ChatEventLocationChanged? {
        var oldLocation: ChatLocation? = nil
        var newLocation: ChatLocation? = nil
        var mark = wire.cursor
        repeat {
            wire.object(#","old_location":"#, &oldLocation)
            wire.object(#","new_location":"#, &newLocation)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return ChatEventLocationChanged(oldLocation: oldLocation, newLocation: newLocation)
    }
}

/// `chatEventMessageAutoDeleteTimeChanged old_message_auto_delete_time:int32 new_message_auto_delete_time:int32 = ChatEventAction`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1chat_event_message_auto_delete_time_changed.html)
public struct ChatEventMessageAutoDeleteTimeChanged: TDObject, CustomStringConvertible {
    public let oldMessageAutoDeleteTime: Int32
    public let newMessageAutoDeleteTime: Int32

    public init(oldMessageAutoDeleteTime: Int32, newMessageAutoDeleteTime: Int32) {
        self.oldMessageAutoDeleteTime = oldMessageAutoDeleteTime
        self.newMessageAutoDeleteTime = newMessageAutoDeleteTime
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"chatEventMessageAutoDeleteTimeChanged""#)
        wire.int32(#","old_message_auto_delete_time":"#, self.oldMessageAutoDeleteTime)
        wire.int32(#","new_message_auto_delete_time":"#, self.newMessageAutoDeleteTime)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> ChatEventMessageAutoDeleteTimeChanged? {
        var oldMessageAutoDeleteTime: Int32 = 0
        var newMessageAutoDeleteTime: Int32 = 0
        var mark = wire.cursor
        repeat {
            wire.int32(#","old_message_auto_delete_time":"#, &oldMessageAutoDeleteTime)
            wire.int32(#","new_message_auto_delete_time":"#, &newMessageAutoDeleteTime)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return ChatEventMessageAutoDeleteTimeChanged(
            oldMessageAutoDeleteTime: oldMessageAutoDeleteTime,
            newMessageAutoDeleteTime: newMessageAutoDeleteTime
        )
    }
}

/// `chatEventPermissionsChanged old_permissions:chatPermissions new_permissions:chatPermissions = ChatEventAction`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1chat_event_permissions_changed.html)
public struct ChatEventPermissionsChanged: TDObject, CustomStringConvertible {
    public let oldPermissions: ChatPermissions
    public let newPermissions: ChatPermissions

    public init(oldPermissions: ChatPermissions, newPermissions: ChatPermissions) {
        self.oldPermissions = oldPermissions
        self.newPermissions = newPermissions
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"chatEventPermissionsChanged""#)
        wire.object(#","old_permissions":"#, self.oldPermissions)
        wire.object(#","new_permissions":"#, self.newPermissions)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> ChatEventPermissionsChanged? {
        var oldPermissions: ChatPermissions? = nil
        var newPermissions: ChatPermissions? = nil
        var mark = wire.cursor
        repeat {
            wire.object(#","old_permissions":"#, &oldPermissions)
            wire.object(#","new_permissions":"#, &newPermissions)
        } while wire.more(&mark)
        guard 
            !wire.failed,
            let oldPermissions = wire.required(consume oldPermissions),
            let newPermissions = wire.required(consume newPermissions)
         else { wire.missing("old_permissions new_permissions"); return nil }
        return ChatEventPermissionsChanged(oldPermissions: oldPermissions, newPermissions: newPermissions)
    }
}

/// `chatEventPhotoChanged old_photo:chatPhoto new_photo:chatPhoto = ChatEventAction`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1chat_event_photo_changed.html)
public struct ChatEventPhotoChanged: TDObject, CustomStringConvertible {
    /// May be absent.
    public let oldPhoto: ChatPhoto?
    /// May be absent.
    public let newPhoto: ChatPhoto?

    public init(oldPhoto: ChatPhoto? = nil, newPhoto: ChatPhoto? = nil) {
        self.oldPhoto = oldPhoto
        self.newPhoto = newPhoto
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"chatEventPhotoChanged""#)
        wire.object(#","old_photo":"#, self.oldPhoto)
        wire.object(#","new_photo":"#, self.newPhoto)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> ChatEventPhotoChanged? {
        var oldPhoto: ChatPhoto? = nil
        var newPhoto: ChatPhoto? = nil
        var mark = wire.cursor
        repeat {
            wire.object(#","old_photo":"#, &oldPhoto)
            wire.object(#","new_photo":"#, &newPhoto)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return ChatEventPhotoChanged(oldPhoto: oldPhoto, newPhoto: newPhoto)
    }
}

/// `chatEventSlowModeDelayChanged old_slow_mode_delay:int32 new_slow_mode_delay:int32 = ChatEventAction`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1chat_event_slow_mode_delay_changed.html)
public struct ChatEventSlowModeDelayChanged: TDObject, CustomStringConvertible {
    public let oldSlowModeDelay: Int32
    public let newSlowModeDelay: Int32

    public init(oldSlowModeDelay: Int32, newSlowModeDelay: Int32) {
        self.oldSlowModeDelay = oldSlowModeDelay
        self.newSlowModeDelay = newSlowModeDelay
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"chatEventSlowModeDelayChanged""#)
        wire.int32(#","old_slow_mode_delay":"#, self.oldSlowModeDelay)
        wire.int32(#","new_slow_mode_delay":"#, self.newSlowModeDelay)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> ChatEventSlowModeDelayChanged? {
        var oldSlowModeDelay: Int32 = 0
        var newSlowModeDelay: Int32 = 0
        var mark = wire.cursor
        repeat {
            wire.int32(#","old_slow_mode_delay":"#, &oldSlowModeDelay)
            wire.int32(#","new_slow_mode_delay":"#, &newSlowModeDelay)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return ChatEventSlowModeDelayChanged(oldSlowModeDelay: oldSlowModeDelay, newSlowModeDelay: newSlowModeDelay)
    }
}

/// `chatEventStickerSetChanged old_sticker_set_id:int64 new_sticker_set_id:int64 = ChatEventAction`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1chat_event_sticker_set_changed.html)
public struct ChatEventStickerSetChanged: TDObject, CustomStringConvertible {
    public let oldStickerSetID: Int64
    public let newStickerSetID: Int64

    public init(oldStickerSetID: Int64, newStickerSetID: Int64) {
        self.oldStickerSetID = oldStickerSetID
        self.newStickerSetID = newStickerSetID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"chatEventStickerSetChanged""#)
        wire.int64(#","old_sticker_set_id":"#, self.oldStickerSetID)
        wire.int64(#","new_sticker_set_id":"#, self.newStickerSetID)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> ChatEventStickerSetChanged? {
        var oldStickerSetID: Int64 = 0
        var newStickerSetID: Int64 = 0
        var mark = wire.cursor
        repeat {
            wire.int64(#","old_sticker_set_id":"#, &oldStickerSetID)
            wire.int64(#","new_sticker_set_id":"#, &newStickerSetID)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return ChatEventStickerSetChanged(oldStickerSetID: oldStickerSetID, newStickerSetID: newStickerSetID)
    }
}

/// `chatEventCustomEmojiStickerSetChanged old_sticker_set_id:int64 new_sticker_set_id:int64 = ChatEventAction`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1chat_event_custom_emoji_sticker_set_changed.html)
public struct ChatEventCustomEmojiStickerSetChanged: TDObject, CustomStringConvertible {
    public let oldStickerSetID: Int64
    public let newStickerSetID: Int64

    public init(oldStickerSetID: Int64, newStickerSetID: Int64) {
        self.oldStickerSetID = oldStickerSetID
        self.newStickerSetID = newStickerSetID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"chatEventCustomEmojiStickerSetChanged""#)
        wire.int64(#","old_sticker_set_id":"#, self.oldStickerSetID)
        wire.int64(#","new_sticker_set_id":"#, self.newStickerSetID)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> ChatEventCustomEmojiStickerSetChanged? {
        var oldStickerSetID: Int64 = 0
        var newStickerSetID: Int64 = 0
        var mark = wire.cursor
        repeat {
            wire.int64(#","old_sticker_set_id":"#, &oldStickerSetID)
            wire.int64(#","new_sticker_set_id":"#, &newStickerSetID)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return ChatEventCustomEmojiStickerSetChanged(oldStickerSetID: oldStickerSetID, newStickerSetID: newStickerSetID)
    }
}

/// `chatEventTitleChanged old_title:string new_title:string = ChatEventAction`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1chat_event_title_changed.html)
public struct ChatEventTitleChanged: TDObject, CustomStringConvertible, CustomReflectable {
    public let oldTitle: String
    public let newTitle: String

    public init(oldTitle: String, newTitle: String) {
        self.oldTitle = oldTitle
        self.newTitle = newTitle
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"chatEventTitleChanged""#)
        wire.string(#","old_title":"#, self.oldTitle)
        wire.string(#","new_title":"#, self.newTitle)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> ChatEventTitleChanged? {
        var oldTitle: String = ""
        var newTitle: String = ""
        var mark = wire.cursor
        repeat {
            wire.string(#","old_title":"#, &oldTitle)
            wire.string(#","new_title":"#, &newTitle)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return ChatEventTitleChanged(oldTitle: oldTitle, newTitle: newTitle)
    }
}

/// `chatEventUsernameChanged old_username:string new_username:string = ChatEventAction`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1chat_event_username_changed.html)
public struct ChatEventUsernameChanged: TDObject, CustomStringConvertible, CustomReflectable {
    public let oldUsername: String
    public let newUsername: String

    public init(oldUsername: String, newUsername: String) {
        self.oldUsername = oldUsername
        self.newUsername = newUsername
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"chatEventUsernameChanged""#)
        wire.string(#","old_username":"#, self.oldUsername)
        wire.string(#","new_username":"#, self.newUsername)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> ChatEventUsernameChanged? {
        var oldUsername: String = ""
        var newUsername: String = ""
        var mark = wire.cursor
        repeat {
            wire.string(#","old_username":"#, &oldUsername)
            wire.string(#","new_username":"#, &newUsername)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return ChatEventUsernameChanged(oldUsername: oldUsername, newUsername: newUsername)
    }
}

/// `chatEventActiveUsernamesChanged old_usernames:vector<string> new_usernames:vector<string> = ChatEventAction`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1chat_event_active_usernames_changed.html)
public struct ChatEventActiveUsernamesChanged: TDObject, CustomStringConvertible, CustomReflectable {
    public let oldUsernames: [String]
    public let newUsernames: [String]

    public init(oldUsernames: [String], newUsernames: [String]) {
        self.oldUsernames = oldUsernames
        self.newUsernames = newUsernames
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"chatEventActiveUsernamesChanged""#)
        wire.strings(#","old_usernames":"#, self.oldUsernames)
        wire.strings(#","new_usernames":"#, self.newUsernames)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> ChatEventActiveUsernamesChanged? {
        var oldUsernames: [String] = []
        var newUsernames: [String] = []
        var mark = wire.cursor
        repeat {
            wire.strings(#","old_usernames":"#, &oldUsernames)
            wire.strings(#","new_usernames":"#, &newUsernames)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return ChatEventActiveUsernamesChanged(oldUsernames: oldUsernames, newUsernames: newUsernames)
    }
}

/// `chatEventAccentColorChanged old_accent_color_id:int32 old_background_custom_emoji_id:int64 new_accent_color_id:int32 new_background_custom_emoji_id:int64 = ChatEventAction`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1chat_event_accent_color_changed.html)
public struct ChatEventAccentColorChanged: TDObject, CustomStringConvertible {
    public let oldAccentColorID: Int32
    public let oldBackgroundCustomEmojiID: Int64
    public let newAccentColorID: Int32
    public let newBackgroundCustomEmojiID: Int64

    public init(
        oldAccentColorID: Int32,
        oldBackgroundCustomEmojiID: Int64,
        newAccentColorID: Int32,
        newBackgroundCustomEmojiID: Int64
    ) {
        self.oldAccentColorID = oldAccentColorID
        self.oldBackgroundCustomEmojiID = oldBackgroundCustomEmojiID
        self.newAccentColorID = newAccentColorID
        self.newBackgroundCustomEmojiID = newBackgroundCustomEmojiID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"chatEventAccentColorChanged""#)
        wire.int32(#","old_accent_color_id":"#, self.oldAccentColorID)
        wire.int64(#","old_background_custom_emoji_id":"#, self.oldBackgroundCustomEmojiID)
        wire.int32(#","new_accent_color_id":"#, self.newAccentColorID)
        wire.int64(#","new_background_custom_emoji_id":"#, self.newBackgroundCustomEmojiID)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> ChatEventAccentColorChanged? {
        var oldAccentColorID: Int32 = 0
        var oldBackgroundCustomEmojiID: Int64 = 0
        var newAccentColorID: Int32 = 0
        var newBackgroundCustomEmojiID: Int64 = 0
        var mark = wire.cursor
        repeat {
            wire.int32(#","old_accent_color_id":"#, &oldAccentColorID)
            wire.int64(#","old_background_custom_emoji_id":"#, &oldBackgroundCustomEmojiID)
            wire.int32(#","new_accent_color_id":"#, &newAccentColorID)
            wire.int64(#","new_background_custom_emoji_id":"#, &newBackgroundCustomEmojiID)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return ChatEventAccentColorChanged(
            oldAccentColorID: oldAccentColorID,
            oldBackgroundCustomEmojiID: oldBackgroundCustomEmojiID,
            newAccentColorID: newAccentColorID,
            newBackgroundCustomEmojiID: newBackgroundCustomEmojiID
        )
    }
}

/// `chatEventProfileAccentColorChanged old_profile_accent_color_id:int32 old_profile_background_custom_emoji_id:int64 new_profile_accent_color_id:int32 new_profile_background_custom_emoji_id:int64 = ChatEventAction`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1chat_event_profile_accent_color_changed.html)
public struct ChatEventProfileAccentColorChanged: TDObject, CustomStringConvertible {
    public let oldProfileAccentColorID: Int32
    public let oldProfileBackgroundCustomEmojiID: Int64
    public let newProfileAccentColorID: Int32
    public let newProfileBackgroundCustomEmojiID: Int64

    public init(
        oldProfileAccentColorID: Int32,
        oldProfileBackgroundCustomEmojiID: Int64,
        newProfileAccentColorID: Int32,
        newProfileBackgroundCustomEmojiID: Int64
    ) {
        self.oldProfileAccentColorID = oldProfileAccentColorID
        self.oldProfileBackgroundCustomEmojiID = oldProfileBackgroundCustomEmojiID
        self.newProfileAccentColorID = newProfileAccentColorID
        self.newProfileBackgroundCustomEmojiID = newProfileBackgroundCustomEmojiID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"chatEventProfileAccentColorChanged""#)
        wire.int32(#","old_profile_accent_color_id":"#, self.oldProfileAccentColorID)
        wire.int64(#","old_profile_background_custom_emoji_id":"#, self.oldProfileBackgroundCustomEmojiID)
        wire.int32(#","new_profile_accent_color_id":"#, self.newProfileAccentColorID)
        wire.int64(#","new_profile_background_custom_emoji_id":"#, self.newProfileBackgroundCustomEmojiID)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> ChatEventProfileAccentColorChanged? {
        var oldProfileAccentColorID: Int32 = 0
        var oldProfileBackgroundCustomEmojiID: Int64 = 0
        var newProfileAccentColorID: Int32 = 0
        var newProfileBackgroundCustomEmojiID: Int64 = 0
        var mark = wire.cursor
        repeat {
            wire.int32(#","old_profile_accent_color_id":"#, &oldProfileAccentColorID)
            wire.int64(#","old_profile_background_custom_emoji_id":"#, &oldProfileBackgroundCustomEmojiID)
            wire.int32(#","new_profile_accent_color_id":"#, &newProfileAccentColorID)
            wire.int64(#","new_profile_background_custom_emoji_id":"#, &newProfileBackgroundCustomEmojiID)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return ChatEventProfileAccentColorChanged(
            oldProfileAccentColorID: oldProfileAccentColorID,
            oldProfileBackgroundCustomEmojiID: oldProfileBackgroundCustomEmojiID,
            newProfileAccentColorID: newProfileAccentColorID,
            newProfileBackgroundCustomEmojiID: newProfileBackgroundCustomEmojiID
        )
    }
}

/// `chatEventHasProtectedContentToggled has_protected_content:Bool = ChatEventAction`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1chat_event_has_protected_content_toggled.html)
public struct ChatEventHasProtectedContentToggled: TDObject, CustomStringConvertible {
    public let hasProtectedContent: Bool

    public init(hasProtectedContent: Bool) {
        self.hasProtectedContent = hasProtectedContent
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"chatEventHasProtectedContentToggled""#)
        wire.bool(#","has_protected_content":"#, self.hasProtectedContent)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> ChatEventHasProtectedContentToggled? {
        var hasProtectedContent: Bool = false
        var mark = wire.cursor
        repeat {
            wire.bool(#","has_protected_content":"#, &hasProtectedContent)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return ChatEventHasProtectedContentToggled(hasProtectedContent: hasProtectedContent)
    }
}

/// `chatEventInvitesToggled can_invite_users:Bool = ChatEventAction`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1chat_event_invites_toggled.html)
public struct ChatEventInvitesToggled: TDObject, CustomStringConvertible {
    public let canInviteUsers: Bool

    public init(canInviteUsers: Bool) {
        self.canInviteUsers = canInviteUsers
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"chatEventInvitesToggled""#)
        wire.bool(#","can_invite_users":"#, self.canInviteUsers)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> ChatEventInvitesToggled? {
        var canInviteUsers: Bool = false
        var mark = wire.cursor
        repeat {
            wire.bool(#","can_invite_users":"#, &canInviteUsers)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return ChatEventInvitesToggled(canInviteUsers: canInviteUsers)
    }
}

/// `chatEventIsAllHistoryAvailableToggled is_all_history_available:Bool = ChatEventAction`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1chat_event_is_all_history_available_toggled.html)
public struct ChatEventIsAllHistoryAvailableToggled: TDObject, CustomStringConvertible {
    public let isAllHistoryAvailable: Bool

    public init(isAllHistoryAvailable: Bool) {
        self.isAllHistoryAvailable = isAllHistoryAvailable
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"chatEventIsAllHistoryAvailableToggled""#)
        wire.bool(#","is_all_history_available":"#, self.isAllHistoryAvailable)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> ChatEventIsAllHistoryAvailableToggled? {
        var isAllHistoryAvailable: Bool = false
        var mark = wire.cursor
        repeat {
            wire.bool(#","is_all_history_available":"#, &isAllHistoryAvailable)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return ChatEventIsAllHistoryAvailableToggled(isAllHistoryAvailable: isAllHistoryAvailable)
    }
}

/// `chatEventHasAggressiveAntiSpamEnabledToggled has_aggressive_anti_spam_enabled:Bool = ChatEventAction`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1chat_event_has_aggressive_anti_spam_enabled_toggled.html)
public struct ChatEventHasAggressiveAntiSpamEnabledToggled: TDObject, CustomStringConvertible {
    public let hasAggressiveAntiSpamEnabled: Bool

    public init(hasAggressiveAntiSpamEnabled: Bool) {
        self.hasAggressiveAntiSpamEnabled = hasAggressiveAntiSpamEnabled
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"chatEventHasAggressiveAntiSpamEnabledToggled""#)
        wire.bool(#","has_aggressive_anti_spam_enabled":"#, self.hasAggressiveAntiSpamEnabled)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> ChatEventHasAggressiveAntiSpamEnabledToggled? {
        var hasAggressiveAntiSpamEnabled: Bool = false
        var mark = wire.cursor
        repeat {
            wire.bool(#","has_aggressive_anti_spam_enabled":"#, &hasAggressiveAntiSpamEnabled)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return ChatEventHasAggressiveAntiSpamEnabledToggled(hasAggressiveAntiSpamEnabled: hasAggressiveAntiSpamEnabled)
    }
}

/// `chatEventSignMessagesToggled sign_messages:Bool = ChatEventAction`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1chat_event_sign_messages_toggled.html)
public struct ChatEventSignMessagesToggled: TDObject, CustomStringConvertible {
    public let signMessages: Bool

    public init(signMessages: Bool) {
        self.signMessages = signMessages
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"chatEventSignMessagesToggled""#)
        wire.bool(#","sign_messages":"#, self.signMessages)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> ChatEventSignMessagesToggled? {
        var signMessages: Bool = false
        var mark = wire.cursor
        repeat {
            wire.bool(#","sign_messages":"#, &signMessages)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return ChatEventSignMessagesToggled(signMessages: signMessages)
    }
}

/// `chatEventShowMessageSenderToggled show_message_sender:Bool = ChatEventAction`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1chat_event_show_message_sender_toggled.html)
public struct ChatEventShowMessageSenderToggled: TDObject, CustomStringConvertible {
    public let showMessageSender: Bool

    public init(showMessageSender: Bool) {
        self.showMessageSender = showMessageSender
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"chatEventShowMessageSenderToggled""#)
        wire.bool(#","show_message_sender":"#, self.showMessageSender)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> ChatEventShowMessageSenderToggled? {
        var showMessageSender: Bool = false
        var mark = wire.cursor
        repeat {
            wire.bool(#","show_message_sender":"#, &showMessageSender)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return ChatEventShowMessageSenderToggled(showMessageSender: showMessageSender)
    }
}

/// `chatEventAutomaticTranslationToggled has_automatic_translation:Bool = ChatEventAction`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1chat_event_automatic_translation_toggled.html)
public struct ChatEventAutomaticTranslationToggled: TDObject, CustomStringConvertible {
    public let hasAutomaticTranslation: Bool

    public init(hasAutomaticTranslation: Bool) {
        self.hasAutomaticTranslation = hasAutomaticTranslation
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"chatEventAutomaticTranslationToggled""#)
        wire.bool(#","has_automatic_translation":"#, self.hasAutomaticTranslation)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> ChatEventAutomaticTranslationToggled? {
        var hasAutomaticTranslation: Bool = false
        var mark = wire.cursor
        repeat {
            wire.bool(#","has_automatic_translation":"#, &hasAutomaticTranslation)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return ChatEventAutomaticTranslationToggled(hasAutomaticTranslation: hasAutomaticTranslation)
    }
}

/// `chatEventInviteLinkEdited old_invite_link:chatInviteLink new_invite_link:chatInviteLink = ChatEventAction`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1chat_event_invite_link_edited.html)
public struct ChatEventInviteLinkEdited: TDObject, CustomStringConvertible {
    public let oldInviteLink: ChatInviteLink
    public let newInviteLink: ChatInviteLink

    public init(oldInviteLink: ChatInviteLink, newInviteLink: ChatInviteLink) {
        self.oldInviteLink = oldInviteLink
        self.newInviteLink = newInviteLink
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"chatEventInviteLinkEdited""#)
        wire.object(#","old_invite_link":"#, self.oldInviteLink)
        wire.object(#","new_invite_link":"#, self.newInviteLink)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> ChatEventInviteLinkEdited? {
        var oldInviteLink: ChatInviteLink? = nil
        var newInviteLink: ChatInviteLink? = nil
        var mark = wire.cursor
        repeat {
            wire.object(#","old_invite_link":"#, &oldInviteLink)
            wire.object(#","new_invite_link":"#, &newInviteLink)
        } while wire.more(&mark)
        guard 
            !wire.failed,
            let oldInviteLink = wire.required(consume oldInviteLink),
            let newInviteLink = wire.required(consume newInviteLink)
         else { wire.missing("old_invite_link new_invite_link"); return nil }
        return ChatEventInviteLinkEdited(oldInviteLink: oldInviteLink, newInviteLink: newInviteLink)
    }
}

/// `chatEventInviteLinkRevoked invite_link:chatInviteLink = ChatEventAction`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1chat_event_invite_link_revoked.html)
public struct ChatEventInviteLinkRevoked: TDObject, CustomStringConvertible {
    public let inviteLink: ChatInviteLink

    public init(inviteLink: ChatInviteLink) {
        self.inviteLink = inviteLink
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"chatEventInviteLinkRevoked""#)
        wire.object(#","invite_link":"#, self.inviteLink)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> ChatEventInviteLinkRevoked? {
        var inviteLink: ChatInviteLink? = nil
        var mark = wire.cursor
        repeat {
            wire.object(#","invite_link":"#, &inviteLink)
        } while wire.more(&mark)
        guard 
            !wire.failed,
            let inviteLink = wire.required(consume inviteLink)
         else { wire.missing("invite_link"); return nil }
        return ChatEventInviteLinkRevoked(inviteLink: inviteLink)
    }
}

/// `chatEventInviteLinkDeleted invite_link:chatInviteLink = ChatEventAction`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1chat_event_invite_link_deleted.html)
public struct ChatEventInviteLinkDeleted: TDObject, CustomStringConvertible {
    public let inviteLink: ChatInviteLink

    public init(inviteLink: ChatInviteLink) {
        self.inviteLink = inviteLink
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"chatEventInviteLinkDeleted""#)
        wire.object(#","invite_link":"#, self.inviteLink)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> ChatEventInviteLinkDeleted? {
        var inviteLink: ChatInviteLink? = nil
        var mark = wire.cursor
        repeat {
            wire.object(#","invite_link":"#, &inviteLink)
        } while wire.more(&mark)
        guard 
            !wire.failed,
            let inviteLink = wire.required(consume inviteLink)
         else { wire.missing("invite_link"); return nil }
        return ChatEventInviteLinkDeleted(inviteLink: inviteLink)
    }
}

/// `chatEventVideoChatCreated group_call_id:int32 = ChatEventAction`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1chat_event_video_chat_created.html)
public struct ChatEventVideoChatCreated: TDObject, CustomStringConvertible {
    public let groupCallID: Int32

    public init(groupCallID: Int32) {
        self.groupCallID = groupCallID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"chatEventVideoChatCreated""#)
        wire.int32(#","group_call_id":"#, self.groupCallID)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> ChatEventVideoChatCreated? {
        var groupCallID: Int32 = 0
        var mark = wire.cursor
        repeat {
            wire.int32(#","group_call_id":"#, &groupCallID)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return ChatEventVideoChatCreated(groupCallID: groupCallID)
    }
}

/// `chatEventVideoChatEnded group_call_id:int32 = ChatEventAction`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1chat_event_video_chat_ended.html)
public struct ChatEventVideoChatEnded: TDObject, CustomStringConvertible {
    public let groupCallID: Int32

    public init(groupCallID: Int32) {
        self.groupCallID = groupCallID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"chatEventVideoChatEnded""#)
        wire.int32(#","group_call_id":"#, self.groupCallID)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> ChatEventVideoChatEnded? {
        var groupCallID: Int32 = 0
        var mark = wire.cursor
        repeat {
            wire.int32(#","group_call_id":"#, &groupCallID)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return ChatEventVideoChatEnded(groupCallID: groupCallID)
    }
}

/// `chatEventVideoChatMuteNewParticipantsToggled mute_new_participants:Bool = ChatEventAction`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1chat_event_video_chat_mute_new_participants_toggled.html)
public struct ChatEventVideoChatMuteNewParticipantsToggled: TDObject, CustomStringConvertible {
    public let muteNewParticipants: Bool

    public init(muteNewParticipants: Bool) {
        self.muteNewParticipants = muteNewParticipants
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"chatEventVideoChatMuteNewParticipantsToggled""#)
        wire.bool(#","mute_new_participants":"#, self.muteNewParticipants)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> ChatEventVideoChatMuteNewParticipantsToggled? {
        var muteNewParticipants: Bool = false
        var mark = wire.cursor
        repeat {
            wire.bool(#","mute_new_participants":"#, &muteNewParticipants)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return ChatEventVideoChatMuteNewParticipantsToggled(muteNewParticipants: muteNewParticipants)
    }
}

/// `chatEventVideoChatParticipantIsMutedToggled participant_id:MessageSender is_muted:Bool = ChatEventAction`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1chat_event_video_chat_participant_is_muted_toggled.html)
public struct ChatEventVideoChatParticipantIsMutedToggled: TDObject, CustomStringConvertible {
    public let participantID: MessageSender
    public let isMuted: Bool

    public init(participantID: MessageSender, isMuted: Bool) {
        self.participantID = participantID
        self.isMuted = isMuted
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"chatEventVideoChatParticipantIsMutedToggled""#)
        wire.object(#","participant_id":"#, self.participantID)
        wire.bool(#","is_muted":"#, self.isMuted)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> ChatEventVideoChatParticipantIsMutedToggled? {
        var participantID: MessageSender? = nil
        var isMuted: Bool = false
        var mark = wire.cursor
        repeat {
            wire.object(#","participant_id":"#, &participantID)
            wire.bool(#","is_muted":"#, &isMuted)
        } while wire.more(&mark)
        guard 
            !wire.failed,
            let participantID = wire.required(consume participantID)
         else { wire.missing("participant_id"); return nil }
        return ChatEventVideoChatParticipantIsMutedToggled(participantID: participantID, isMuted: isMuted)
    }
}

/// `chatEventVideoChatParticipantVolumeLevelChanged participant_id:MessageSender volume_level:int32 = ChatEventAction`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1chat_event_video_chat_participant_volume_level_changed.html)
public struct ChatEventVideoChatParticipantVolumeLevelChanged: TDObject, CustomStringConvertible {
    public let participantID: MessageSender
    /// Range 1 to 20000.
    public let volumeLevel: Int32

    public init(participantID: MessageSender, volumeLevel: Int32) {
        self.participantID = participantID
        self.volumeLevel = volumeLevel
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"chatEventVideoChatParticipantVolumeLevelChanged""#)
        wire.object(#","participant_id":"#, self.participantID)
        wire.int32(#","volume_level":"#, self.volumeLevel)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> ChatEventVideoChatParticipantVolumeLevelChanged? {
        var participantID: MessageSender? = nil
        var volumeLevel: Int32 = 0
        var mark = wire.cursor
        repeat {
            wire.object(#","participant_id":"#, &participantID)
            wire.int32(#","volume_level":"#, &volumeLevel)
        } while wire.more(&mark)
        guard 
            !wire.failed,
            let participantID = wire.required(consume participantID)
         else { wire.missing("participant_id"); return nil }
        return ChatEventVideoChatParticipantVolumeLevelChanged(participantID: participantID, volumeLevel: volumeLevel)
    }
}

/// `chatEventIsForumToggled is_forum:Bool = ChatEventAction`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1chat_event_is_forum_toggled.html)
public struct ChatEventIsForumToggled: TDObject, CustomStringConvertible {
    public let isForum: Bool

    public init(isForum: Bool) {
        self.isForum = isForum
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"chatEventIsForumToggled""#)
        wire.bool(#","is_forum":"#, self.isForum)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> ChatEventIsForumToggled? {
        var isForum: Bool = false
        var mark = wire.cursor
        repeat {
            wire.bool(#","is_forum":"#, &isForum)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return ChatEventIsForumToggled(isForum: isForum)
    }
}

/// `chatEventForumTopicCreated topic_info:forumTopicInfo = ChatEventAction`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1chat_event_forum_topic_created.html)
public struct ChatEventForumTopicCreated: TDObject, CustomStringConvertible {
    public let topicInfo: ForumTopicInfo

    public init(topicInfo: ForumTopicInfo) {
        self.topicInfo = topicInfo
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"chatEventForumTopicCreated""#)
        wire.object(#","topic_info":"#, self.topicInfo)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> ChatEventForumTopicCreated? {
        var topicInfo: ForumTopicInfo? = nil
        var mark = wire.cursor
        repeat {
            wire.object(#","topic_info":"#, &topicInfo)
        } while wire.more(&mark)
        guard 
            !wire.failed,
            let topicInfo = wire.required(consume topicInfo)
         else { wire.missing("topic_info"); return nil }
        return ChatEventForumTopicCreated(topicInfo: topicInfo)
    }
}

/// `chatEventForumTopicEdited old_topic_info:forumTopicInfo new_topic_info:forumTopicInfo = ChatEventAction`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1chat_event_forum_topic_edited.html)
public struct ChatEventForumTopicEdited: TDObject, CustomStringConvertible {
    public let oldTopicInfo: ForumTopicInfo
    public let newTopicInfo: ForumTopicInfo

    public init(oldTopicInfo: ForumTopicInfo, newTopicInfo: ForumTopicInfo) {
        self.oldTopicInfo = oldTopicInfo
        self.newTopicInfo = newTopicInfo
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"chatEventForumTopicEdited""#)
        wire.object(#","old_topic_info":"#, self.oldTopicInfo)
        wire.object(#","new_topic_info":"#, self.newTopicInfo)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> ChatEventForumTopicEdited? {
        var oldTopicInfo: ForumTopicInfo? = nil
        var newTopicInfo: ForumTopicInfo? = nil
        var mark = wire.cursor
        repeat {
            wire.object(#","old_topic_info":"#, &oldTopicInfo)
            wire.object(#","new_topic_info":"#, &newTopicInfo)
        } while wire.more(&mark)
        guard 
            !wire.failed,
            let oldTopicInfo = wire.required(consume oldTopicInfo),
            let newTopicInfo = wire.required(consume newTopicInfo)
         else { wire.missing("old_topic_info new_topic_info"); return nil }
        return ChatEventForumTopicEdited(oldTopicInfo: oldTopicInfo, newTopicInfo: newTopicInfo)
    }
}

/// `chatEventForumTopicToggleIsClosed topic_info:forumTopicInfo = ChatEventAction`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1chat_event_forum_topic_toggle_is_closed.html)
public struct ChatEventForumTopicToggleIsClosed: TDObject, CustomStringConvertible {
    public let topicInfo: ForumTopicInfo

    public init(topicInfo: ForumTopicInfo) {
        self.topicInfo = topicInfo
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"chatEventForumTopicToggleIsClosed""#)
        wire.object(#","topic_info":"#, self.topicInfo)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> ChatEventForumTopicToggleIsClosed? {
        var topicInfo: ForumTopicInfo? = nil
        var mark = wire.cursor
        repeat {
            wire.object(#","topic_info":"#, &topicInfo)
        } while wire.more(&mark)
        guard 
            !wire.failed,
            let topicInfo = wire.required(consume topicInfo)
         else { wire.missing("topic_info"); return nil }
        return ChatEventForumTopicToggleIsClosed(topicInfo: topicInfo)
    }
}

/// `chatEventForumTopicToggleIsHidden topic_info:forumTopicInfo = ChatEventAction`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1chat_event_forum_topic_toggle_is_hidden.html)
public struct ChatEventForumTopicToggleIsHidden: TDObject, CustomStringConvertible {
    public let topicInfo: ForumTopicInfo

    public init(topicInfo: ForumTopicInfo) {
        self.topicInfo = topicInfo
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"chatEventForumTopicToggleIsHidden""#)
        wire.object(#","topic_info":"#, self.topicInfo)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> ChatEventForumTopicToggleIsHidden? {
        var topicInfo: ForumTopicInfo? = nil
        var mark = wire.cursor
        repeat {
            wire.object(#","topic_info":"#, &topicInfo)
        } while wire.more(&mark)
        guard 
            !wire.failed,
            let topicInfo = wire.required(consume topicInfo)
         else { wire.missing("topic_info"); return nil }
        return ChatEventForumTopicToggleIsHidden(topicInfo: topicInfo)
    }
}

/// `chatEventForumTopicDeleted topic_info:forumTopicInfo = ChatEventAction`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1chat_event_forum_topic_deleted.html)
public struct ChatEventForumTopicDeleted: TDObject, CustomStringConvertible {
    public let topicInfo: ForumTopicInfo

    public init(topicInfo: ForumTopicInfo) {
        self.topicInfo = topicInfo
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"chatEventForumTopicDeleted""#)
        wire.object(#","topic_info":"#, self.topicInfo)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> ChatEventForumTopicDeleted? {
        var topicInfo: ForumTopicInfo? = nil
        var mark = wire.cursor
        repeat {
            wire.object(#","topic_info":"#, &topicInfo)
        } while wire.more(&mark)
        guard 
            !wire.failed,
            let topicInfo = wire.required(consume topicInfo)
         else { wire.missing("topic_info"); return nil }
        return ChatEventForumTopicDeleted(topicInfo: topicInfo)
    }
}

/// `chatEventForumTopicPinned old_topic_info:forumTopicInfo new_topic_info:forumTopicInfo = ChatEventAction`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1chat_event_forum_topic_pinned.html)
public struct ChatEventForumTopicPinned: TDObject, CustomStringConvertible {
    /// May be absent.
    public let oldTopicInfo: ForumTopicInfo?
    /// May be absent.
    public let newTopicInfo: ForumTopicInfo?

    public init(oldTopicInfo: ForumTopicInfo? = nil, newTopicInfo: ForumTopicInfo? = nil) {
        self.oldTopicInfo = oldTopicInfo
        self.newTopicInfo = newTopicInfo
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"chatEventForumTopicPinned""#)
        wire.object(#","old_topic_info":"#, self.oldTopicInfo)
        wire.object(#","new_topic_info":"#, self.newTopicInfo)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> ChatEventForumTopicPinned? {
        var oldTopicInfo: ForumTopicInfo? = nil
        var newTopicInfo: ForumTopicInfo? = nil
        var mark = wire.cursor
        repeat {
            wire.object(#","old_topic_info":"#, &oldTopicInfo)
            wire.object(#","new_topic_info":"#, &newTopicInfo)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return ChatEventForumTopicPinned(oldTopicInfo: oldTopicInfo, newTopicInfo: newTopicInfo)
    }
}

/// `chatEvent id:int64 date:int32 member_id:MessageSender action:ChatEventAction = ChatEvent`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1chat_event.html)
public struct ChatEvent: TDDecodable, CustomStringConvertible {
    public let id: Int64
    /// Unix time in seconds.
    public let date: Int32
    public let memberID: MessageSender
    public let action: ChatEventAction

    public init(id: Int64, date: Int32, memberID: MessageSender, action: ChatEventAction) {
        self.id = id
        self.date = date
        self.memberID = memberID
        self.action = action
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"chatEvent""#)
        wire.int64(#","id":"#, self.id)
        wire.int32(#","date":"#, self.date)
        wire.object(#","member_id":"#, self.memberID)
        wire.object(#","action":"#, self.action)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> ChatEvent? {
        wire.open(#"{"@type":"chatEvent""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> ChatEvent? {
        var id: Int64 = 0
        var date: Int32 = 0
        var memberID: MessageSender? = nil
        var action: ChatEventAction? = nil
        var mark = wire.cursor
        repeat {
            wire.int64(#","id":"#, &id)
            wire.int32(#","date":"#, &date)
            wire.object(#","member_id":"#, &memberID)
            wire.object(#","action":"#, &action)
        } while wire.more(&mark)
        guard 
            !wire.failed,
            let memberID = wire.required(consume memberID),
            let action = wire.required(consume action)
         else { wire.missing("member_id action"); return nil }
        return ChatEvent(id: id, date: date, memberID: memberID, action: action)
    }
}

/// `chatEvents events:vector<chatEvent> = ChatEvents`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1chat_events.html)
public struct ChatEvents: TDDecodable, CustomStringConvertible {
    public let events: [ChatEvent]

    public init(events: [ChatEvent]) {
        self.events = events
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"chatEvents""#)
        wire.objects(#","events":"#, self.events)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> ChatEvents? {
        wire.open(#"{"@type":"chatEvents""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> ChatEvents? {
        var events: [ChatEvent] = []
        var mark = wire.cursor
        repeat {
            wire.objects(#","events":"#, &events)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return ChatEvents(events: events)
    }
}

/// `chatEventLogFilters message_edits:Bool message_deletions:Bool message_pins:Bool member_joins:Bool member_leaves:Bool member_invites:Bool member_promotions:Bool member_restrictions:Bool member_tag_changes:Bool info_changes:Bool setting_changes:Bool invite_link_changes:Bool video_chat_changes:Bool forum_changes:Bool subscription_extensions:Bool = ChatEventLogFilters`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1chat_event_log_filters.html)
public struct ChatEventLogFilters: TDObject, CustomStringConvertible {
    public let messageEdits: Bool
    public let messageDeletions: Bool
    public let messagePins: Bool
    public let memberJoins: Bool
    public let memberLeaves: Bool
    public let memberInvites: Bool
    public let memberPromotions: Bool
    public let memberRestrictions: Bool
    public let memberTagChanges: Bool
    public let infoChanges: Bool
    public let settingChanges: Bool
    public let inviteLinkChanges: Bool
    public let videoChatChanges: Bool
    public let forumChanges: Bool
    public let subscriptionExtensions: Bool

    public init(
        messageEdits: Bool,
        messageDeletions: Bool,
        messagePins: Bool,
        memberJoins: Bool,
        memberLeaves: Bool,
        memberInvites: Bool,
        memberPromotions: Bool,
        memberRestrictions: Bool,
        memberTagChanges: Bool,
        infoChanges: Bool,
        settingChanges: Bool,
        inviteLinkChanges: Bool,
        videoChatChanges: Bool,
        forumChanges: Bool,
        subscriptionExtensions: Bool
    ) {
        self.messageEdits = messageEdits
        self.messageDeletions = messageDeletions
        self.messagePins = messagePins
        self.memberJoins = memberJoins
        self.memberLeaves = memberLeaves
        self.memberInvites = memberInvites
        self.memberPromotions = memberPromotions
        self.memberRestrictions = memberRestrictions
        self.memberTagChanges = memberTagChanges
        self.infoChanges = infoChanges
        self.settingChanges = settingChanges
        self.inviteLinkChanges = inviteLinkChanges
        self.videoChatChanges = videoChatChanges
        self.forumChanges = forumChanges
        self.subscriptionExtensions = subscriptionExtensions
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"chatEventLogFilters""#)
        wire.bool(#","message_edits":"#, self.messageEdits)
        wire.bool(#","message_deletions":"#, self.messageDeletions)
        wire.bool(#","message_pins":"#, self.messagePins)
        wire.bool(#","member_joins":"#, self.memberJoins)
        wire.bool(#","member_leaves":"#, self.memberLeaves)
        wire.bool(#","member_invites":"#, self.memberInvites)
        wire.bool(#","member_promotions":"#, self.memberPromotions)
        wire.bool(#","member_restrictions":"#, self.memberRestrictions)
        wire.bool(#","member_tag_changes":"#, self.memberTagChanges)
        wire.bool(#","info_changes":"#, self.infoChanges)
        wire.bool(#","setting_changes":"#, self.settingChanges)
        wire.bool(#","invite_link_changes":"#, self.inviteLinkChanges)
        wire.bool(#","video_chat_changes":"#, self.videoChatChanges)
        wire.bool(#","forum_changes":"#, self.forumChanges)
        wire.bool(#","subscription_extensions":"#, self.subscriptionExtensions)
        wire.close()
    }
}


#if Hashable
extension ChatEventAction: Hashable {}
extension ChatEventMessageEdited: Hashable {}
extension ChatEventMessageDeleted: Hashable {}
extension ChatEventMessagePinned: Hashable {}
extension ChatEventMessageUnpinned: Hashable {}
extension ChatEventPollStopped: Hashable {}
extension ChatEventMemberJoinedByInviteLink: Hashable {}
extension ChatEventMemberJoinedByRequest: Hashable {}
extension ChatEventMemberInvited: Hashable {}
extension ChatEventMemberPromoted: Hashable {}
extension ChatEventMemberRestricted: Hashable {}
extension ChatEventMemberTagChanged: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.userID != right.userID { return false }
        if left.oldTag != right.oldTag { return false }
        if left.newTag != right.newTag { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(userID)
        hasher.combine(oldTag)
        hasher.combine(newTag)
    }
}
extension ChatEventMemberSubscriptionExtended: Hashable {}
extension ChatEventAvailableReactionsChanged: Hashable {}
extension ChatEventBackgroundChanged: Hashable {}
extension ChatEventDescriptionChanged: Hashable {}
extension ChatEventEmojiStatusChanged: Hashable {}
extension ChatEventLinkedChatChanged: Hashable {}
extension ChatEventLocationChanged: Hashable {}
extension ChatEventMessageAutoDeleteTimeChanged: Hashable {}
extension ChatEventPermissionsChanged: Hashable {}
extension ChatEventPhotoChanged: Hashable {}
extension ChatEventSlowModeDelayChanged: Hashable {}
extension ChatEventStickerSetChanged: Hashable {}
extension ChatEventCustomEmojiStickerSetChanged: Hashable {}
extension ChatEventTitleChanged: Hashable {}
extension ChatEventUsernameChanged: Hashable {}
extension ChatEventActiveUsernamesChanged: Hashable {}
extension ChatEventAccentColorChanged: Hashable {}
extension ChatEventProfileAccentColorChanged: Hashable {}
extension ChatEventHasProtectedContentToggled: Hashable {}
extension ChatEventInvitesToggled: Hashable {}
extension ChatEventIsAllHistoryAvailableToggled: Hashable {}
extension ChatEventHasAggressiveAntiSpamEnabledToggled: Hashable {}
extension ChatEventSignMessagesToggled: Hashable {}
extension ChatEventShowMessageSenderToggled: Hashable {}
extension ChatEventAutomaticTranslationToggled: Hashable {}
extension ChatEventInviteLinkEdited: Hashable {}
extension ChatEventInviteLinkRevoked: Hashable {}
extension ChatEventInviteLinkDeleted: Hashable {}
extension ChatEventVideoChatCreated: Hashable {}
extension ChatEventVideoChatEnded: Hashable {}
extension ChatEventVideoChatMuteNewParticipantsToggled: Hashable {}
extension ChatEventVideoChatParticipantIsMutedToggled: Hashable {}
extension ChatEventVideoChatParticipantVolumeLevelChanged: Hashable {}
extension ChatEventIsForumToggled: Hashable {}
extension ChatEventForumTopicCreated: Hashable {}
extension ChatEventForumTopicEdited: Hashable {}
extension ChatEventForumTopicToggleIsClosed: Hashable {}
extension ChatEventForumTopicToggleIsHidden: Hashable {}
extension ChatEventForumTopicDeleted: Hashable {}
extension ChatEventForumTopicPinned: Hashable {}
extension ChatEvent: Hashable {}
extension ChatEvents: Hashable {}
extension ChatEventLogFilters: Hashable {}
#endif
