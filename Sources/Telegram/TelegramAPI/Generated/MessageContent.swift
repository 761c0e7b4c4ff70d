// Made by `tlgen generate` from the schema of TDLib 1.8.66
// (SHA-256 b8b6a863746fc580815c6d04e9e34728b654b15a12940087f06757b2097ce4c5). Don't edit.

/// `MessageContent`, one of 104 constructors.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1_message_content.html)
public enum MessageContent: TDDecodable, CustomStringConvertible, CustomReflectable {
    case text(MessageText)
    indirect case richMessage(MessageRichMessage)
    case animation(MessageAnimation)
    indirect case audio(MessageAudio)
    indirect case document(MessageDocument)
    case paidMedia(MessagePaidMedia)
    case photo(MessagePhoto)
    indirect case sticker(MessageSticker)
    case video(MessageVideo)
    indirect case videoNote(MessageVideoNote)
    case voiceNote(MessageVoiceNote)
    /// `messageExpiredPhoto = MessageContent`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1message_expired_photo.html)
    case expiredPhoto
    /// `messageExpiredVideo = MessageContent`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1message_expired_video.html)
    case expiredVideo
    /// `messageExpiredVideoNote = MessageContent`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1message_expired_video_note.html)
    case expiredVideoNote
    /// `messageExpiredVoiceNote = MessageContent`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1message_expired_voice_note.html)
    case expiredVoiceNote
    indirect case liveLocation(MessageLiveLocation)
    indirect case location(MessageLocation)
    indirect case venue(MessageVenue)
    indirect case contact(MessageContact)
    case animatedEmoji(MessageAnimatedEmoji)
    case dice(MessageDice)
    indirect case game(MessageGame)
    case poll(MessagePoll)
    case stakeDice(MessageStakeDice)
    indirect case story(MessageStory)
    case checklist(MessageChecklist)
    case invoice(MessageInvoice)
    indirect case call(MessageCall)
    indirect case groupCall(MessageGroupCall)
    indirect case videoChatScheduled(MessageVideoChatScheduled)
    indirect case videoChatStarted(MessageVideoChatStarted)
    indirect case videoChatEnded(MessageVideoChatEnded)
    indirect case inviteVideoChatParticipants(MessageInviteVideoChatParticipants)
    case pollOptionAdded(MessagePollOptionAdded)
    case pollOptionDeleted(MessagePollOptionDeleted)
    indirect case basicGroupChatCreate(MessageBasicGroupChatCreate)
    indirect case supergroupChatCreate(MessageSupergroupChatCreate)
    indirect case chatChangeTitle(MessageChatChangeTitle)
    indirect case chatChangePhoto(MessageChatChangePhoto)
    /// `messageChatDeletePhoto = MessageContent`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1message_chat_delete_photo.html)
    case chatDeletePhoto
    indirect case chatOwnerLeft(MessageChatOwnerLeft)
    indirect case chatOwnerChanged(MessageChatOwnerChanged)
    indirect case chatHasProtectedContentToggled(MessageChatHasProtectedContentToggled)
    indirect case chatHasProtectedContentDisableRequested(MessageChatHasProtectedContentDisableRequested)
    indirect case chatAddMembers(MessageChatAddMembers)
    /// `messageChatJoinByLink = MessageContent`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1message_chat_join_by_link.html)
    case chatJoinByLink
    /// `messageChatJoinByRequest = MessageContent`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1message_chat_join_by_request.html)
    case chatJoinByRequest
    indirect case chatDeleteMember(MessageChatDeleteMember)
    indirect case chatAddedToCommunity(MessageChatAddedToCommunity)
    /// `messageChatRemovedFromCommunity = MessageContent`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1message_chat_removed_from_community.html)
    case chatRemovedFromCommunity
    indirect case chatUpgradeTo(MessageChatUpgradeTo)
    indirect case chatUpgradeFrom(MessageChatUpgradeFrom)
    indirect case pinMessage(MessagePinMessage)
    /// `messageScreenshotTaken = MessageContent`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1message_screenshot_taken.html)
    case screenshotTaken
    indirect case chatSetBackground(MessageChatSetBackground)
    indirect case chatSetTheme(MessageChatSetTheme)
    indirect case chatSetMessageAutoDeleteTime(MessageChatSetMessageAutoDeleteTime)
    indirect case chatBoost(MessageChatBoost)
    case forumTopicCreated(MessageForumTopicCreated)
    indirect case forumTopicEdited(MessageForumTopicEdited)
    indirect case forumTopicIsClosedToggled(MessageForumTopicIsClosedToggled)
    indirect case forumTopicIsHiddenToggled(MessageForumTopicIsHiddenToggled)
    indirect case suggestProfilePhoto(MessageSuggestProfilePhoto)
    indirect case suggestBirthdate(MessageSuggestBirthdate)
    indirect case customServiceAction(MessageCustomServiceAction)
    indirect case gameScore(MessageGameScore)
    indirect case managedBotCreated(MessageManagedBotCreated)
    case paymentSuccessful(MessagePaymentSuccessful)
    case paymentSuccessfulBot(MessagePaymentSuccessfulBot)
    case paymentRefunded(MessagePaymentRefunded)
    case giftedPremium(MessageGiftedPremium)
    case premiumGiftCode(MessagePremiumGiftCode)
    indirect case giveawayCreated(MessageGiveawayCreated)
    indirect case giveaway(MessageGiveaway)
    indirect case giveawayCompleted(MessageGiveawayCompleted)
    case giveawayWinners(MessageGiveawayWinners)
    case giftedStars(MessageGiftedStars)
    case giftedTon(MessageGiftedTon)
    case giveawayPrizeStars(MessageGiveawayPrizeStars)
    case gift(MessageGift)
    case upgradedGift(MessageUpgradedGift)
    indirect case refundedUpgradedGift(MessageRefundedUpgradedGift)
    indirect case upgradedGiftPurchaseOffer(MessageUpgradedGiftPurchaseOffer)
    indirect case upgradedGiftPurchaseOfferRejected(MessageUpgradedGiftPurchaseOfferRejected)
    indirect case paidMessagesRefunded(MessagePaidMessagesRefunded)
    indirect case paidMessagePriceChanged(MessagePaidMessagePriceChanged)
    indirect case directMessagePriceChanged(MessageDirectMessagePriceChanged)
    indirect case checklistTasksDone(MessageChecklistTasksDone)
    indirect case checklistTasksAdded(MessageChecklistTasksAdded)
    indirect case suggestedPostApprovalFailed(MessageSuggestedPostApprovalFailed)
    indirect case suggestedPostApproved(MessageSuggestedPostApproved)
    indirect case suggestedPostDeclined(MessageSuggestedPostDeclined)
    indirect case suggestedPostPaid(MessageSuggestedPostPaid)
    indirect case suggestedPostRefunded(MessageSuggestedPostRefunded)
    /// `messageContactRegistered = MessageContent`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1message_contact_registered.html)
    case contactRegistered
    indirect case usersShared(MessageUsersShared)
    indirect case chatShared(MessageChatShared)
    indirect case botWriteAccessAllowed(MessageBotWriteAccessAllowed)
    indirect case webAppDataSent(MessageWebAppDataSent)
    indirect case webAppDataReceived(MessageWebAppDataReceived)
    indirect case passportDataSent(MessagePassportDataSent)
    indirect case passportDataReceived(MessagePassportDataReceived)
    indirect case proximityAlertTriggered(MessageProximityAlertTriggered)
    /// `messageUnsupported = MessageContent`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1message_unsupported.html)
    case unsupported
    /// A constructor that this version of the schema does not know, as its name and its JSON.
    indirect case unknown(type: String, json: String)

    public func encode(into wire: inout WireWriter) {
        switch self {
        case .text(let value): value.encode(into: &wire)
        case .richMessage(let value): value.encode(into: &wire)
        case .animation(let value): value.encode(into: &wire)
        case .audio(let value): value.encode(into: &wire)
        case .document(let value): value.encode(into: &wire)
        case .paidMedia(let value): value.encode(into: &wire)
        case .photo(let value): value.encode(into: &wire)
        case .sticker(let value): value.encode(into: &wire)
        case .video(let value): value.encode(into: &wire)
        case .videoNote(let value): value.encode(into: &wire)
        case .voiceNote(let value): value.encode(into: &wire)
        case .expiredPhoto: wire.empty(#"{"@type":"messageExpiredPhoto"}"#)
        case .expiredVideo: wire.empty(#"{"@type":"messageExpiredVideo"}"#)
        case .expiredVideoNote: wire.empty(#"{"@type":"messageExpiredVideoNote"}"#)
        case .expiredVoiceNote: wire.empty(#"{"@type":"messageExpiredVoiceNote"}"#)
        case .liveLocation(let value): value.encode(into: &wire)
        case .location(let value): value.encode(into: &wire)
        case .venue(let value): value.encode(into: &wire)
        case .contact(let value): value.encode(into: &wire)
        case .animatedEmoji(let value): value.encode(into: &wire)
        case .dice(let value): value.encode(into: &wire)
        case .game(let value): value.encode(into: &wire)
        case .poll(let value): value.encode(into: &wire)
        case .stakeDice(let value): value.encode(into: &wire)
        case .story(let value): value.encode(into: &wire)
        case .checklist(let value): value.encode(into: &wire)
        case .invoice(let value): value.encode(into: &wire)
        case .call(let value): value.encode(into: &wire)
        case .groupCall(let value): value.encode(into: &wire)
        case .videoChatScheduled(let value): value.encode(into: &wire)
        case .videoChatStarted(let value): value.encode(into: &wire)
        case .videoChatEnded(let value): value.encode(into: &wire)
        case .inviteVideoChatParticipants(let value): value.encode(into: &wire)
        case .pollOptionAdded(let value): value.encode(into: &wire)
        case .pollOptionDeleted(let value): value.encode(into: &wire)
        case .basicGroupChatCreate(let value): value.encode(into: &wire)
        case .supergroupChatCreate(let value): value.encode(into: &wire)
        case .chatChangeTitle(let value): value.encode(into: &wire)
        case .chatChangePhoto(let value): value.encode(into: &wire)
        case .chatDeletePhoto: wire.empty(#"{"@type":"messageChatDeletePhoto"}"#)
        case .chatOwnerLeft(let value): value.encode(into: &wire)
        case .chatOwnerChanged(let value): value.encode(into: &wire)
        case .chatHasProtectedContentToggled(let value): value.encode(into: &wire)
        case .chatHasProtectedContentDisableRequested(let value): value.encode(into: &wire)
        case .chatAddMembers(let value): value.encode(into: &wire)
        case .chatJoinByLink: wire.empty(#"{"@type":"messageChatJoinByLink"}"#)
        case .chatJoinByRequest: wire.empty(#"{"@type":"messageChatJoinByRequest"}"#)
        case .chatDeleteMember(let value): value.encode(into: &wire)
        case .chatAddedToCommunity(let value): value.encode(into: &wire)
        case .chatRemovedFromCommunity: wire.empty(#"{"@type":"messageChatRemovedFromCommunity"}"#)
        case .chatUpgradeTo(let value): value.encode(into: &wire)
        case .chatUpgradeFrom(let value): value.encode(into: &wire)
        case .pinMessage(let value): value.encode(into: &wire)
        case .screenshotTaken: wire.empty(#"{"@type":"messageScreenshotTaken"}"#)
        case .chatSetBackground(let value): value.encode(into: &wire)
        case .chatSetTheme(let value): value.encode(into: &wire)
        case .chatSetMessageAutoDeleteTime(let value): value.encode(into: &wire)
        case .chatBoost(let value): value.encode(into: &wire)
        case .forumTopicCreated(let value): value.encode(into: &wire)
        case .forumTopicEdited(let value): value.encode(into: &wire)
        case .forumTopicIsClosedToggled(let value): value.encode(into: &wire)
        case .forumTopicIsHiddenToggled(let value): value.encode(into: &wire)
        case .suggestProfilePhoto(let value): value.encode(into: &wire)
        case .suggestBirthdate(let value): value.encode(into: &wire)
        case .customServiceAction(let value): value.encode(into: &wire)
        case .gameScore(let value): value.encode(into: &wire)
        case .managedBotCreated(let value): value.encode(into: &wire)
        case .paymentSuccessful(let value): value.encode(into: &wire)
        case .paymentSuccessfulBot(let value): value.encode(into: &wire)
        case .paymentRefunded(let value): value.encode(into: &wire)
        case .giftedPremium(let value): value.encode(into: &wire)
        case .premiumGiftCode(let value): value.encode(into: &wire)
        case .giveawayCreated(let value): value.encode(into: &wire)
        case .giveaway(let value): value.encode(into: &wire)
        case .giveawayCompleted(let value): value.encode(into: &wire)
        case .giveawayWinners(let value): value.encode(into: &wire)
        case .giftedStars(let value): value.encode(into: &wire)
        case .giftedTon(let value): value.encode(into: &wire)
        case .giveawayPrizeStars(let value): value.encode(into: &wire)
        case .gift(let value): value.encode(into: &wire)
        case .upgradedGift(let value): value.encode(into: &wire)
        case .refundedUpgradedGift(let value): value.encode(into: &wire)
        case .upgradedGiftPurchaseOffer(let value): value.encode(into: &wire)
        case .upgradedGiftPurchaseOfferRejected(let value): value.encode(into: &wire)
        case .paidMessagesRefunded(let value): value.encode(into: &wire)
        case .paidMessagePriceChanged(let value): value.encode(into: &wire)
        case .directMessagePriceChanged(let value): value.encode(into: &wire)
        case .checklistTasksDone(let value): value.encode(into: &wire)
        case .checklistTasksAdded(let value): value.encode(into: &wire)
        case .suggestedPostApprovalFailed(let value): value.encode(into: &wire)
        case .suggestedPostApproved(let value): value.encode(into: &wire)
        case .suggestedPostDeclined(let value): value.encode(into: &wire)
        case .suggestedPostPaid(let value): value.encode(into: &wire)
        case .suggestedPostRefunded(let value): value.encode(into: &wire)
        case .contactRegistered: wire.empty(#"{"@type":"messageContactRegistered"}"#)
        case .usersShared(let value): value.encode(into: &wire)
        case .chatShared(let value): value.encode(into: &wire)
        case .botWriteAccessAllowed(let value): value.encode(into: &wire)
        case .webAppDataSent(let value): value.encode(into: &wire)
        case .webAppDataReceived(let value): value.encode(into: &wire)
        case .passportDataSent(let value): value.encode(into: &wire)
        case .passportDataReceived(let value): value.encode(into: &wire)
        case .proximityAlertTriggered(let value): value.encode(into: &wire)
        case .unsupported: wire.empty(#"{"@type":"messageUnsupported"}"#)
        case .unknown(_, let json): wire.unknown(json)
        }
    }

    public static func read(_ wire: inout WireReader) -> MessageContent? {
        switch wire.constructor(of: .messageContent) {
        case 0: if let value = MessageText.body(&wire) { return .text(value) }  // messageText
        case 1: if let value = MessageRichMessage.body(&wire) { return .richMessage(value) }  // messageRichMessage
        case 2: if let value = MessageAnimation.body(&wire) { return .animation(value) }  // messageAnimation
        case 3: if let value = MessageAudio.body(&wire) { return .audio(value) }  // messageAudio
        case 4: if let value = MessageDocument.body(&wire) { return .document(value) }  // messageDocument
        case 5: if let value = MessagePaidMedia.body(&wire) { return .paidMedia(value) }  // messagePaidMedia
        case 6: if let value = MessagePhoto.body(&wire) { return .photo(value) }  // messagePhoto
        case 7: if let value = MessageSticker.body(&wire) { return .sticker(value) }  // messageSticker
        case 8: if let value = MessageVideo.body(&wire) { return .video(value) }  // messageVideo
        case 9: if let value = MessageVideoNote.body(&wire) { return .videoNote(value) }  // messageVideoNote
        case 10: if let value = MessageVoiceNote.body(&wire) { return .voiceNote(value) }  // messageVoiceNote
        case 11: if wire.close() { return .expiredPhoto }  // messageExpiredPhoto
        case 12: if wire.close() { return .expiredVideo }  // messageExpiredVideo
        case 13: if wire.close() { return .expiredVideoNote }  // messageExpiredVideoNote
        case 14: if wire.close() { return .expiredVoiceNote }  // messageExpiredVoiceNote
        case 15: if let value = MessageLiveLocation.body(&wire) { return .liveLocation(value) }  // messageLiveLocation
        case 16: if let value = MessageLocation.body(&wire) { return .location(value) }  // messageLocation
        case 17: if let value = MessageVenue.body(&wire) { return .venue(value) }  // messageVenue
        case 18: if let value = MessageContact.body(&wire) { return .contact(value) }  // messageContact
        case 19: if let value = MessageAnimatedEmoji.body(&wire) { return .animatedEmoji(value) }  // messageAnimatedEmoji
        case 20: if let value = MessageDice.body(&wire) { return .dice(value) }  // messageDice
        case 21: if let value = MessageGame.body(&wire) { return .game(value) }  // messageGame
        case 22: if let value = MessagePoll.body(&wire) { return .poll(value) }  // messagePoll
        case 23: if let value = MessageStakeDice.body(&wire) { return .stakeDice(value) }  // messageStakeDice
        case 24: if let value = MessageStory.body(&wire) { return .story(value) }  // messageStory
        case 25: if let value = MessageChecklist.body(&wire) { return .checklist(value) }  // messageChecklist
        case 26: if let value = MessageInvoice.body(&wire) { return .invoice(value) }  // messageInvoice
        case 27: if let value = MessageCall.body(&wire) { return .call(value) }  // messageCall
        case 28: if let value = MessageGroupCall.body(&wire) { return .groupCall(value) }  // messageGroupCall
        case 29: if let value = MessageVideoChatScheduled.body(&wire) { return .videoChatScheduled(value) }  // messageVideoChatScheduled
        case 30: if let value = MessageVideoChatStarted.body(&wire) { return .videoChatStarted(value) }  // messageVideoChatStarted
        case 31: if let value = MessageVideoChatEnded.body(&wire) { return .videoChatEnded(value) }  // messageVideoChatEnded
        case 32: if let value = MessageInviteVideoChatParticipants.body(&wire) { return .inviteVideoChatParticipants(value) }  // messageInviteVideoChatParticipants
        case 33: if let value = MessagePollOptionAdded.body(&wire) { return .pollOptionAdded(value) }  // messagePollOptionAdded
        case 34: if let value = MessagePollOptionDeleted.body(&wire) { return .pollOptionDeleted(value) }  // messagePollOptionDeleted
        case 35: if let value = MessageBasicGroupChatCreate.body(&wire) { return .basicGroupChatCreate(value) }  // messageBasicGroupChatCreate
        case 36: if let value = MessageSupergroupChatCreate.body(&wire) { return .supergroupChatCreate(value) }  // messageSupergroupChatCreate
        case 37: if let value = MessageChatChangeTitle.body(&wire) { return .chatChangeTitle(value) }  // messageChatChangeTitle
        case 38: if let value = MessageChatChangePhoto.body(&wire) { return .chatChangePhoto(value) }  // messageChatChangePhoto
        case 39: if wire.close() { return .chatDeletePhoto }  // messageChatDeletePhoto
        case 40: if let value = MessageChatOwnerLeft.body(&wire) { return .chatOwnerLeft(value) }  // messageChatOwnerLeft
        case 41: if let value = MessageChatOwnerChanged.body(&wire) { return .chatOwnerChanged(value) }  // messageChatOwnerChanged
        case 42: if let value = MessageChatHasProtectedContentToggled.body(&wire) { return .chatHasProtectedContentToggled(value) }  // messageChatHasProtectedContentToggled
        case 43: if let value = MessageChatHasProtectedContentDisableRequested.body(&wire) { return .chatHasProtectedContentDisableRequested(value) }  // messageChatHasProtectedContentDisableRequested
        case 44: if let value = MessageChatAddMembers.body(&wire) { return .chatAddMembers(value) }  // messageChatAddMembers
        case 45: if wire.close() { return .chatJoinByLink }  // messageChatJoinByLink
        case 46: if wire.close() { return .chatJoinByRequest }  // messageChatJoinByRequest
        case 47: if let value = MessageChatDeleteMember.body(&wire) { return .chatDeleteMember(value) }  // messageChatDeleteMember
        case 48: if let value = MessageChatAddedToCommunity.body(&wire) { return .chatAddedToCommunity(value) }  // messageChatAddedToCommunity
        case 49: if wire.close() { return .chatRemovedFromCommunity }  // messageChatRemovedFromCommunity
        case 50: if let value = MessageChatUpgradeTo.body(&wire) { return .chatUpgradeTo(value) }  // messageChatUpgradeTo
        case 51: if let value = MessageChatUpgradeFrom.body(&wire) { return .chatUpgradeFrom(value) }  // messageChatUpgradeFrom
        case 52: if let value = MessagePinMessage.body(&wire) { return .pinMessage(value) }  // messagePinMessage
        case 53: if wire.close() { return .screenshotTaken }  // messageScreenshotTaken
        case 54: if let value = MessageChatSetBackground.body(&wire) { return .chatSetBackground(value) }  // messageChatSetBackground
        case 55: if let value = MessageChatSetTheme.body(&wire) { return .chatSetTheme(value) }  // messageChatSetTheme
        case 56: if let value = MessageChatSetMessageAutoDeleteTime.body(&wire) { return .chatSetMessageAutoDeleteTime(value) }  // messageChatSetMessageAutoDeleteTime
        case 57: if let value = MessageChatBoost.body(&wire) { return .chatBoost(value) }  // messageChatBoost
        case 58: if let value = MessageForumTopicCreated.body(&wire) { return .forumTopicCreated(value) }  // messageForumTopicCreated
        case 59: if let value = MessageForumTopicEdited.body(&wire) { return .forumTopicEdited(value) }  // messageForumTopicEdited
        case 60: if let value = MessageForumTopicIsClosedToggled.body(&wire) { return .forumTopicIsClosedToggled(value) }  // messageForumTopicIsClosedToggled
        case 61: if let value = MessageForumTopicIsHiddenToggled.body(&wire) { return .forumTopicIsHiddenToggled(value) }  // messageForumTopicIsHiddenToggled
        case 62: if let value = MessageSuggestProfilePhoto.body(&wire) { return .suggestProfilePhoto(value) }  // messageSuggestProfilePhoto
        case 63: if let value = MessageSuggestBirthdate.body(&wire) { return .suggestBirthdate(value) }  // messageSuggestBirthdate
        case 64: if let value = MessageCustomServiceAction.body(&wire) { return .customServiceAction(value) }  // messageCustomServiceAction
        case 65: if let value = MessageGameScore.body(&wire) { return .gameScore(value) }  // messageGameScore
        case 66: if let value = MessageManagedBotCreated.body(&wire) { return .managedBotCreated(value) }  // messageManagedBotCreated
        case 67: if let value = MessagePaymentSuccessful.body(&wire) { return .paymentSuccessful(value) }  // messagePaymentSuccessful
        case 68: if let value = MessagePaymentSuccessfulBot.body(&wire) { return .paymentSuccessfulBot(value) }  // messagePaymentSuccessfulBot
        case 69: if let value = MessagePaymentRefunded.body(&wire) { return .paymentRefunded(value) }  // messagePaymentRefunded
        case 70: if let value = MessageGiftedPremium.body(&wire) { return .giftedPremium(value) }  // messageGiftedPremium
        case 71: if let value = MessagePremiumGiftCode.body(&wire) { return .premiumGiftCode(value) }  // messagePremiumGiftCode
        case 72: if let value = MessageGiveawayCreated.body(&wire) { return .giveawayCreated(value) }  // messageGiveawayCreated
        case 73: if let value = MessageGiveaway.body(&wire) { return .giveaway(value) }  // messageGiveaway
        case 74: if let value = MessageGiveawayCompleted.body(&wire) { return .giveawayCompleted(value) }  // messageGiveawayCompleted
        case 75: if let value = MessageGiveawayWinners.body(&wire) { return .giveawayWinners(value) }  // messageGiveawayWinners
        case 76: if let value = MessageGiftedStars.body(&wire) { return .giftedStars(value) }  // messageGiftedStars
        case 77: if let value = MessageGiftedTon.body(&wire) { return .giftedTon(value) }  // messageGiftedTon
        case 78: if let value = MessageGiveawayPrizeStars.body(&wire) { return .giveawayPrizeStars(value) }  // messageGiveawayPrizeStars
        case 79: if let value = MessageGift.body(&wire) { return .gift(value) }  // messageGift
        case 80: if let value = MessageUpgradedGift.body(&wire) { return .upgradedGift(value) }  // messageUpgradedGift
        case 81: if let value = MessageRefundedUpgradedGift.body(&wire) { return .refundedUpgradedGift(value) }  // messageRefundedUpgradedGift
        case 82: if let value = MessageUpgradedGiftPurchaseOffer.body(&wire) { return .upgradedGiftPurchaseOffer(value) }  // messageUpgradedGiftPurchaseOffer
        case 83: if let value = MessageUpgradedGiftPurchaseOfferRejected.body(&wire) { return .upgradedGiftPurchaseOfferRejected(value) }  // messageUpgradedGiftPurchaseOfferRejected
        case 84: if let value = MessagePaidMessagesRefunded.body(&wire) { return .paidMessagesRefunded(value) }  // messagePaidMessagesRefunded
        case 85: if let value = MessagePaidMessagePriceChanged.body(&wire) { return .paidMessagePriceChanged(value) }  // messagePaidMessagePriceChanged
        case 86: if let value = MessageDirectMessagePriceChanged.body(&wire) { return .directMessagePriceChanged(value) }  // messageDirectMessagePriceChanged
        case 87: if let value = MessageChecklistTasksDone.body(&wire) { return .checklistTasksDone(value) }  // messageChecklistTasksDone
        case 88: if let value = MessageChecklistTasksAdded.body(&wire) { return .checklistTasksAdded(value) }  // messageChecklistTasksAdded
        case 89: if let value = MessageSuggestedPostApprovalFailed.body(&wire) { return .suggestedPostApprovalFailed(value) }  // messageSuggestedPostApprovalFailed
        case 90: if let value = MessageSuggestedPostApproved.body(&wire) { return .suggestedPostApproved(value) }  // messageSuggestedPostApproved
        case 91: if let value = MessageSuggestedPostDeclined.body(&wire) { return .suggestedPostDeclined(value) }  // messageSuggestedPostDeclined
        case 92: if let value = MessageSuggestedPostPaid.body(&wire) { return .suggestedPostPaid(value) }  // messageSuggestedPostPaid
        case 93: if let value = MessageSuggestedPostRefunded.body(&wire) { return .suggestedPostRefunded(value) }  // messageSuggestedPostRefunded
        case 94: if wire.close() { return .contactRegistered }  // messageContactRegistered
        case 95: if let value = MessageUsersShared.body(&wire) { return .usersShared(value) }  // messageUsersShared
        case 96: if let value = MessageChatShared.body(&wire) { return .chatShared(value) }  // messageChatShared
        case 97: if let value = MessageBotWriteAccessAllowed.body(&wire) { return .botWriteAccessAllowed(value) }  // messageBotWriteAccessAllowed
        case 98: if let value = MessageWebAppDataSent.body(&wire) { return .webAppDataSent(value) }  // messageWebAppDataSent
        case 99: if let value = MessageWebAppDataReceived.body(&wire) { return .webAppDataReceived(value) }  // messageWebAppDataReceived
        case 100: if let value = MessagePassportDataSent.body(&wire) { return .passportDataSent(value) }  // messagePassportDataSent
        case 101: if let value = MessagePassportDataReceived.body(&wire) { return .passportDataReceived(value) }  // messagePassportDataReceived
        case 102: if let value = MessageProximityAlertTriggered.body(&wire) { return .proximityAlertTriggered(value) }  // messageProximityAlertTriggered
        case 103: if wire.close() { return .unsupported }  // messageUnsupported
        case WireReader.nothing: break
        default: if let (type, json) = wire.takeUnknown() { return .unknown(type: type, json: json) }
        }
        return nil
    }
}

/// `messageText text:formattedText link_preview:linkPreview link_preview_options:linkPreviewOptions = MessageContent`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1message_text.html)
public struct MessageText: TDObject, CustomStringConvertible {
    private final class Fields: Sendable {
        let text: FormattedText
        let linkPreview: LinkPreview?
        let linkPreviewOptions: LinkPreviewOptions?
        init(_ text: FormattedText, _ linkPreview: LinkPreview?, _ linkPreviewOptions: LinkPreviewOptions?) {
            self.text = text
            self.linkPreview = linkPreview
            self.linkPreviewOptions = linkPreviewOptions
        }
    }
    private let fields: Fields
    public var text: FormattedText { fields.text }
    /// May be absent.
    public var linkPreview: LinkPreview? { fields.linkPreview }
    /// May be absent.
    public var linkPreviewOptions: LinkPreviewOptions? { fields.linkPreviewOptions }

    public init(text: FormattedText, linkPreview: LinkPreview? = nil, linkPreviewOptions: LinkPreviewOptions? = nil) {
        fields = Fields(text, linkPreview, linkPreviewOptions)
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"messageText""#)
        wire.object(#","text":"#, fields.text)
        wire.object(#","link_preview":"#, fields.linkPreview)
        wire.object(#","link_preview_options":"#, fields.linkPreviewOptions)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> MessageText? {
        var text: FormattedText? = nil
        var linkPreview: LinkPreview? = nil
        var linkPreviewOptions: LinkPreviewOptions? = nil
        var mark = wire.cursor
        repeat {
            wire.object(#","text":"#, &text)
            wire.object(#","link_preview":"#, &linkPreview)
            wire.object(#","link_preview_options":"#, &linkPreviewOptions)
        } while wire.more(&mark)
        guard !wire.failed, let text = wire.required(consume text) else { wire.missing("text"); return nil }
        return MessageText(text: text, linkPreview: linkPreview, linkPreviewOptions: linkPreviewOptions)
    }
}

/// `messageRichMessage message:richMessage = MessageContent`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1message_rich_message.html)
public struct MessageRichMessage: TDObject, CustomStringConvertible {
    public let message: RichMessage

    public init(message: RichMessage) {
        self.message = message
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"messageRichMessage""#)
        wire.object(#","message":"#, self.message)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> MessageRichMessage? {
        var message: RichMessage? = nil
        var mark = wire.cursor
        repeat {
            wire.object(#","message":"#, &message)
        } while wire.more(&mark)
        guard !wire.failed, let message = wire.required(consume message) else { wire.missing("message"); return nil }
        return MessageRichMessage(message: message)
    }
}

/// `messageAnimation animation:animation caption:formattedText show_caption_above_media:Bool has_spoiler:Bool is_secret:Bool = MessageContent`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1message_animation.html)
public struct MessageAnimation: TDObject, CustomStringConvertible {
    private final class Fields: Sendable {
        let animation: Animation
        let caption: FormattedText
        let showCaptionAboveMedia: Bool
        let hasSpoiler: Bool
        let isSecret: Bool
        init(
            _ animation: Animation,
            _ caption: FormattedText,
            _ showCaptionAboveMedia: Bool,
            _ hasSpoiler: Bool,
            _ isSecret: Bool
        ) {
            self.animation = animation
            self.caption = caption
            self.showCaptionAboveMedia = showCaptionAboveMedia
            self.hasSpoiler = hasSpoiler
            self.isSecret = isSecret
        }
    }
    private let fields: Fields
    public var animation: Animation { fields.animation }
    public var caption: FormattedText { fields.caption }
    public var showCaptionAboveMedia: Bool { fields.showCaptionAboveMedia }
    public var hasSpoiler: Bool { fields.hasSpoiler }
    public var isSecret: Bool { fields.isSecret }

    public init(
        animation: Animation,
        caption: FormattedText,
        showCaptionAboveMedia: Bool,
        hasSpoiler: Bool,
        isSecret: Bool
    ) {
        fields = Fields(animation, caption, showCaptionAboveMedia, hasSpoiler, isSecret)
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"messageAnimation""#)
        wire.object(#","animation":"#, fields.animation)
        wire.object(#","caption":"#, fields.caption)
        wire.bool(#","show_caption_above_media":"#, fields.showCaptionAboveMedia)
        wire.bool(#","has_spoiler":"#, fields.hasSpoiler)
        wire.bool(#","is_secret":"#, fields.isSecret)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> MessageAnimation? {
        var animation: Animation? = nil
        var caption: FormattedText? = nil
        var showCaptionAboveMedia: Bool = false
        var hasSpoiler: Bool = false
        var isSecret: Bool = false
        var mark = wire.cursor
        repeat {
            wire.object(#","animation":"#, &animation)
            wire.object(#","caption":"#, &caption)
            wire.bool(#","show_caption_above_media":"#, &showCaptionAboveMedia)
            wire.bool(#","has_spoiler":"#, &hasSpoiler)
            wire.bool(#","is_secret":"#, &isSecret)
        } while wire.more(&mark)
        guard 
            !wire.failed,
            let animation = wire.required(consume animation),
            let caption = wire.required(consume caption)
         else { wire.missing("animation caption"); return nil }
        return MessageAnimation(
            animation: animation,
            caption: caption,
            showCaptionAboveMedia: showCaptionAboveMedia,
            hasSpoiler: hasSpoiler,
            isSecret: isSecret
        )
    }
}

/// `messageAudio audio:audio caption:formattedText = MessageContent`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1message_audio.html)
public struct MessageAudio: TDObject, CustomStringConvertible {
    public let audio: Audio
    public let caption: FormattedText

    public init(audio: Audio, caption: FormattedText) {
        self.audio = audio
        self.caption = caption
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"messageAudio""#)
        wire.object(#","audio":"#, self.audio)
        wire.object(#","caption":"#, self.caption)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> MessageAudio? {
        var audio: Audio? = nil
        var caption: FormattedText? = nil
        var mark = wire.cursor
        repeat {
            wire.object(#","audio":"#, &audio)
            wire.object(#","caption":"#, &caption)
        } while wire.more(&mark)
        guard 
            !wire.failed,
            let audio = wire.required(consume audio),
            let caption = wire.required(consume caption)
         else { wire.missing("audio caption"); return nil }
        return MessageAudio(audio: audio, caption: caption)
    }
}

/// `messageDocument document:document caption:formattedText = MessageContent`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1message_document.html)
public struct MessageDocument: TDObject, CustomStringConvertible {
    public let document: Document
    public let caption: FormattedText

    public init(document: Document, caption: FormattedText) {
        self.document = document
        self.caption = caption
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"messageDocument""#)
        wire.object(#","document":"#, self.document)
        wire.object(#","caption":"#, self.caption)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> MessageDocument? {
        var document: Document? = nil
        var caption: FormattedText? = nil
        var mark = wire.cursor
        repeat {
            wire.object(#","document":"#, &document)
            wire.object(#","caption":"#, &caption)
        } while wire.more(&mark)
        guard 
            !wire.failed,
            let document = wire.required(consume document),
            let caption = wire.required(consume caption)
         else { wire.missing("document caption"); return nil }
        return MessageDocument(document: document, caption: caption)
    }
}

/// `messagePaidMedia star_count:int53 media:vector<PaidMedia> caption:formattedText show_caption_above_media:Bool = MessageContent`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1message_paid_media.html)
public struct MessagePaidMedia: TDObject, CustomStringConvertible {
    private final class Fields: Sendable {
        let starCount: Int64
        let media: [PaidMedia]
        let caption: FormattedText
        let showCaptionAboveMedia: Bool
        init(_ starCount: Int64, _ media: [PaidMedia], _ caption: FormattedText, _ showCaptionAboveMedia: Bool) {
            self.starCount = starCount
            self.media = media
            self.caption = caption
            self.showCaptionAboveMedia = showCaptionAboveMedia
        }
    }
    private let fields: Fields
    public var starCount: Int64 { fields.starCount }
    public var media: [PaidMedia] { fields.media }
    public var caption: FormattedText { fields.caption }
    public var showCaptionAboveMedia: Bool { fields.showCaptionAboveMedia }

    public init(starCount: Int64, media: [PaidMedia], caption: FormattedText, showCaptionAboveMedia: Bool) {
        fields = Fields(starCount, media, caption, showCaptionAboveMedia)
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"messagePaidMedia""#)
        wire.int53(#","star_count":"#, fields.starCount)
        wire.objects(#","media":"#, fields.media)
        wire.object(#","caption":"#, fields.caption)
        wire.bool(#","show_caption_above_media":"#, fields.showCaptionAboveMedia)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> MessagePaidMedia? {
        var starCount: Int64 = 0
        var media: [PaidMedia] = []
        var caption: FormattedText? = nil
        var showCaptionAboveMedia: Bool = false
        var mark = wire.cursor
        repeat {
            wire.int53(#","star_count":"#, &starCount)
            wire.objects(#","media":"#, &media)
            wire.object(#","caption":"#, &caption)
            wire.bool(#","show_caption_above_media":"#, &showCaptionAboveMedia)
        } while wire.more(&mark)
        guard !wire.failed, let caption = wire.required(consume caption) else { wire.missing("caption"); return nil }
        return MessagePaidMedia(
            starCount: starCount,
            media: media,
            caption: caption,
            showCaptionAboveMedia: showCaptionAboveMedia
        )
    }
}

/// `messagePhoto photo:photo video:video caption:formattedText show_caption_above_media:Bool has_spoiler:Bool is_secret:Bool = MessageContent`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1message_photo.html)
public struct MessagePhoto: TDObject, CustomStringConvertible {
    private final class Fields: Sendable {
        let photo: Photo
        let video: Video?
        let caption: FormattedText
        let showCaptionAboveMedia: Bool
        let hasSpoiler: Bool
        let isSecret: Bool
        init(
            _ photo: Photo,
            _ video: Video?,
            _ caption: FormattedText,
            _ showCaptionAboveMedia: Bool,
            _ hasSpoiler: Bool,
            _ isSecret: Bool
        ) {
            self.photo = photo
            self.video = video
            self.caption = caption
            self.showCaptionAboveMedia = showCaptionAboveMedia
            self.hasSpoiler = hasSpoiler
            self.isSecret = isSecret
        }
    }
    private let fields: Fields
    public var photo: Photo { fields.photo }
    /// May be absent.
    public var video: Video? { fields.video }
    public var caption: FormattedText { fields.caption }
    public var showCaptionAboveMedia: Bool { fields.showCaptionAboveMedia }
    public var hasSpoiler: Bool { fields.hasSpoiler }
    public var isSecret: Bool { fields.isSecret }

    public init(
        photo: Photo,
        video: Video? = nil,
        caption: FormattedText,
        showCaptionAboveMedia: Bool,
        hasSpoiler: Bool,
        isSecret: Bool
    ) {
        fields = Fields(photo, video, caption, showCaptionAboveMedia, hasSpoiler, isSecret)
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"messagePhoto""#)
        wire.object(#","photo":"#, fields.photo)
        wire.object(#","video":"#, fields.video)
        wire.object(#","caption":"#, fields.caption)
        wire.bool(#","show_caption_above_media":"#, fields.showCaptionAboveMedia)
        wire.bool(#","has_spoiler":"#, fields.hasSpoiler)
        wire.bool(#","is_secret":"#, fields.isSecret)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> MessagePhoto? {
        var photo: Photo? = nil
        var video: Video? = nil
        var caption: FormattedText? = nil
        var showCaptionAboveMedia: Bool = false
        var hasSpoiler: Bool = false
        var isSecret: Bool = false
        var mark = wire.cursor
        repeat {
            wire.object(#","photo":"#, &photo)
            wire.object(#","video":"#, &video)
            wire.object(#","caption":"#, &caption)
            wire.bool(#","show_caption_above_media":"#, &showCaptionAboveMedia)
            wire.bool(#","has_spoiler":"#, &hasSpoiler)
            wire.bool(#","is_secret":"#, &isSecret)
        } while wire.more(&mark)
        guard 
            !wire.failed,
            let photo = wire.required(consume photo),
            let caption = wire.required(consume caption)
         else { wire.missing("photo caption"); return nil }
        return MessagePhoto(
            photo: photo,
            video: video,
            caption: caption,
            showCaptionAboveMedia: showCaptionAboveMedia,
            hasSpoiler: hasSpoiler,
            isSecret: isSecret
        )
    }
}

/// `messageSticker sticker:sticker is_premium:Bool = MessageContent`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1message_sticker.html)
public struct MessageSticker: TDObject, CustomStringConvertible {
    public let sticker: Sticker
    public let isPremium: Bool

    public init(sticker: Sticker, isPremium: Bool) {
        self.sticker = sticker
        self.isPremium = isPremium
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"messageSticker""#)
        wire.object(#","sticker":"#, self.sticker)
        wire.bool(#","is_premium":"#, self.isPremium)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> MessageSticker? {
        var sticker: Sticker? = nil
        var isPremium: Bool = false
        var mark = wire.cursor
        repeat {
            wire.object(#","sticker":"#, &sticker)
            wire.bool(#","is_premium":"#, &isPremium)
        } while wire.more(&mark)
        guard !wire.failed, let sticker = wire.required(consume sticker) else { wire.missing("sticker"); return nil }
        return MessageSticker(sticker: sticker, isPremium: isPremium)
    }
}

/// `messageVideo video:video alternative_videos:vector<alternativeVideo> storyboards:vector<videoStoryboard> cover:photo start_timestamp:int32 caption:formattedText show_caption_above_media:Bool has_spoiler:Bool is_secret:Bool = MessageContent`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1message_video.html)
public struct MessageVideo: TDObject, CustomStringConvertible {
    private final class Fields: Sendable {
        let video: Video
        let alternativeVideos: [AlternativeVideo]
        let storyboards: [VideoStoryboard]
        let cover: Photo?
        let startTimestamp: Int32
        let caption: FormattedText
        let showCaptionAboveMedia: Bool
        let hasSpoiler: Bool
        let isSecret: Bool
        init(
            _ video: Video,
            _ alternativeVideos: [AlternativeVideo],
            _ storyboards: [VideoStoryboard],
            _ cover: Photo?,
            _ startTimestamp: Int32,
            _ caption: FormattedText,
            _ showCaptionAboveMedia: Bool,
            _ hasSpoiler: Bool,
            _ isSecret: Bool
        ) {
            self.video = video
            self.alternativeVideos = alternativeVideos
            self.storyboards = storyboards
            self.cover = cover
            self.startTimestamp = startTimestamp
            self.caption = caption
            self.showCaptionAboveMedia = showCaptionAboveMedia
            self.hasSpoiler = hasSpoiler
            self.isSecret = isSecret
        }
    }
    private let fields: Fields
    public var video: Video { fields.video }
    public var alternativeVideos: [AlternativeVideo] { fields.alternativeVideos }
    public var storyboards: [VideoStoryboard] { fields.storyboards }
    /// May be absent.
    public var cover: Photo? { fields.cover }
    public var startTimestamp: Int32 { fields.startTimestamp }
    public var caption: FormattedText { fields.caption }
    public var showCaptionAboveMedia: Bool { fields.showCaptionAboveMedia }
    public var hasSpoiler: Bool { fields.hasSpoiler }
    public var isSecret: Bool { fields.isSecret }

    public init(
        video: Video,
        alternativeVideos: [AlternativeVideo],
        storyboards: [VideoStoryboard],
        cover: Photo? = nil,
        startTimestamp: Int32,
        caption: FormattedText,
        showCaptionAboveMedia: Bool,
        hasSpoiler: Bool,
        isSecret: Bool
    ) {
        fields = Fields(
        video,
        alternativeVideos,
        storyboards,
        cover,
        startTimestamp,
        caption,
        showCaptionAboveMedia,
        hasSpoiler,
        isSecret
    )
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"messageVideo""#)
        wire.object(#","video":"#, fields.video)
        wire.objects(#","alternative_videos":"#, fields.alternativeVideos)
        wire.objects(#","storyboards":"#, fields.storyboards)
        wire.object(#","cover":"#, fields.cover)
        wire.int32(#","start_timestamp":"#, fields.startTimestamp)
        wire.object(#","caption":"#, fields.caption)
        wire.bool(#","show_caption_above_media":"#, fields.showCaptionAboveMedia)
        wire.bool(#","has_spoiler":"#, fields.hasSpoiler)
        wire.bool(#","is_secret":"#, fields.isSecret)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> MessageVideo? {
        var video: Video? = nil
        var alternativeVideos: [AlternativeVideo] = []
        var storyboards: [VideoStoryboard] = []
        var cover: Photo? = nil
        var startTimestamp: Int32 = 0
        var caption: FormattedText? = nil
        var showCaptionAboveMedia: Bool = false
        var hasSpoiler: Bool = false
        var isSecret: Bool = false
        var mark = wire.cursor
        repeat {
            wire.object(#","video":"#, &video)
            wire.objects(#","alternative_videos":"#, &alternativeVideos)
            wire.objects(#","storyboards":"#, &storyboards)
            wire.object(#","cover":"#, &cover)
            wire.int32(#","start_timestamp":"#, &startTimestamp)
            wire.object(#","caption":"#, &caption)
            wire.bool(#","show_caption_above_media":"#, &showCaptionAboveMedia)
            wire.bool(#","has_spoiler":"#, &hasSpoiler)
            wire.bool(#","is_secret":"#, &isSecret)
        } while wire.more(&mark)
        guard 
            !wire.failed,
            let video = wire.required(consume video),
            let caption = wire.required(consume caption)
         else { wire.missing("video caption"); return nil }
        return MessageVideo(
            video: video,
            alternativeVideos: alternativeVideos,
            storyboards: storyboards,
            cover: cover,
            startTimestamp: startTimestamp,
            caption: caption,
            showCaptionAboveMedia: showCaptionAboveMedia,
            hasSpoiler: hasSpoiler,
            isSecret: isSecret
        )
    }
}

/// `messageVideoNote video_note:videoNote is_viewed:Bool is_secret:Bool = MessageContent`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1message_video_note.html)
public struct MessageVideoNote: TDObject, CustomStringConvertible {
    public let videoNote: VideoNote
    public let isViewed: Bool
    public let isSecret: Bool

    public init(videoNote: VideoNote, isViewed: Bool, isSecret: Bool) {
        self.videoNote = videoNote
        self.isViewed = isViewed
        self.isSecret = isSecret
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"messageVideoNote""#)
        wire.object(#","video_note":"#, self.videoNote)
        wire.bool(#","is_viewed":"#, self.isViewed)
        wire.bool(#","is_secret":"#, self.isSecret)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> MessageVideoNote? {
        var videoNote: VideoNote? = nil
        var isViewed: Bool = false
        var isSecret: Bool = false
        var mark = wire.cursor
        repeat {
            wire.object(#","video_note":"#, &videoNote)
            wire.bool(#","is_viewed":"#, &isViewed)
            wire.bool(#","is_secret":"#, &isSecret)
        } while wire.more(&mark)
        guard 
            !wire.failed,
            let videoNote = wire.required(consume videoNote)
         else { wire.missing("video_note"); return nil }
        return MessageVideoNote(videoNote: videoNote, isViewed: isViewed, isSecret: isSecret)
    }
}

/// `messageVoiceNote voice_note:voiceNote caption:formattedText is_listened:Bool = MessageContent`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1message_voice_note.html)
public struct MessageVoiceNote: TDObject, CustomStringConvertible {
    private final class Fields: Sendable {
        let voiceNote: VoiceNote
        let caption: FormattedText
        let isListened: Bool
        init(_ voiceNote: VoiceNote, _ caption: FormattedText, _ isListened: Bool) {
            self.voiceNote = voiceNote
            self.caption = caption
            self.isListened = isListened
        }
    }
    private let fields: Fields
    public var voiceNote: VoiceNote { fields.voiceNote }
    public var caption: FormattedText { fields.caption }
    public var isListened: Bool { fields.isListened }

    public init(voiceNote: VoiceNote, caption: FormattedText, isListened: Bool) {
        fields = Fields(voiceNote, caption, isListened)
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"messageVoiceNote""#)
        wire.object(#","voice_note":"#, fields.voiceNote)
        wire.object(#","caption":"#, fields.caption)
        wire.bool(#","is_listened":"#, fields.isListened)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> MessageVoiceNote? {
        var voiceNote: VoiceNote? = nil
        var caption: FormattedText? = nil
        var isListened: Bool = false
        var mark = wire.cursor
        repeat {
            wire.object(#","voice_note":"#, &voiceNote)
            wire.object(#","caption":"#, &caption)
            wire.bool(#","is_listened":"#, &isListened)
        } while wire.more(&mark)
        guard 
            !wire.failed,
            let voiceNote = wire.required(consume voiceNote),
            let caption = wire.required(consume caption)
         else { wire.missing("voice_note caption"); return nil }
        return MessageVoiceNote(voiceNote: voiceNote, caption: caption, isListened: isListened)
    }
}

/// `messageLiveLocation location:liveLocation expires_in:int32 = MessageContent`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1message_live_location.html)
public struct MessageLiveLocation: TDObject, CustomStringConvertible {
    public let location: LiveLocation
    public let expiresIn: Int32

    public init(location: LiveLocation, expiresIn: Int32) {
        self.location = location
        self.expiresIn = expiresIn
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"messageLiveLocation""#)
        wire.object(#","location":"#, self.location)
        wire.int32(#","expires_in":"#, self.expiresIn)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> MessageLiveLocation? {
        var location: LiveLocation? = nil
        var expiresIn: Int32 = 0
        var mark = wire.cursor
        repeat {
            wire.object(#","location":"#, &location)
            wire.int32(#","expires_in":"#, &expiresIn)
        } while wire.more(&mark)
        guard !wire.failed, let location = wire.required(consume location) else { wire.missing("location"); return nil }
        return MessageLiveLocation(location: location, expiresIn: expiresIn)
    }
}

/// `messageLocation location:location = MessageContent`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1message_location.html)
public struct MessageLocation: TDObject, CustomStringConvertible {
    public let location: Location

    public init(location: Location) {
        self.location = location
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"messageLocation""#)
        wire.object(#","location":"#, self.location)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> MessageLocation? {
        var location: Location? = nil
        var mark = wire.cursor
        repeat {
            wire.object(#","location":"#, &location)
        } while wire.more(&mark)
        guard !wire.failed, let location = wire.required(consume location) else { wire.missing("location"); return nil }
        return MessageLocation(location: location)
    }
}

/// `messageVenue venue:venue = MessageContent`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1message_venue.html)
public struct MessageVenue: TDObject, CustomStringConvertible {
    public let venue: Venue

    public init(venue: Venue) {
        self.venue = venue
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"messageVenue""#)
        wire.object(#","venue":"#, self.venue)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> MessageVenue? {
        var venue: Venue? = nil
        var mark = wire.cursor
        repeat {
            wire.object(#","venue":"#, &venue)
        } while wire.more(&mark)
        guard !wire.failed, let venue = wire.required(consume venue) else { wire.missing("venue"); return nil }
        return MessageVenue(venue: venue)
    }
}

/// `messageContact contact:contact = MessageContent`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1message_contact.html)
public struct MessageContact: TDObject, CustomStringConvertible {
    public let contact: Contact

    public init(contact: Contact) {
        self.contact = contact
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"messageContact""#)
        wire.object(#","contact":"#, self.contact)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> MessageContact? {
        var contact: Contact? = nil
        var mark = wire.cursor
        repeat {
            wire.object(#","contact":"#, &contact)
        } while wire.more(&mark)
        guard !wire.failed, let contact = wire.required(consume contact) else { wire.missing("contact"); return nil }
        return MessageContact(contact: contact)
    }
}

/// `messageAnimatedEmoji animated_emoji:animatedEmoji emoji:string = MessageContent`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1message_animated_emoji.html)
public struct MessageAnimatedEmoji: TDObject, CustomStringConvertible {
    private final class Fields: Sendable {
        let animatedEmoji: AnimatedEmoji
        let emoji: String
        init(_ animatedEmoji: AnimatedEmoji, _ emoji: String) {
            self.animatedEmoji = animatedEmoji
            self.emoji = emoji
        }
    }
    private let fields: Fields
    public var animatedEmoji: AnimatedEmoji { fields.animatedEmoji }
    public var emoji: String { fields.emoji }

    public init(animatedEmoji: AnimatedEmoji, emoji: String) {
        fields = Fields(animatedEmoji, emoji)
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"messageAnimatedEmoji""#)
        wire.object(#","animated_emoji":"#, fields.animatedEmoji)
        wire.string(#","emoji":"#, fields.emoji)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> MessageAnimatedEmoji? {
        var animatedEmoji: AnimatedEmoji? = nil
        var emoji: String = ""
        var mark = wire.cursor
        repeat {
            wire.object(#","animated_emoji":"#, &animatedEmoji)
            wire.string(#","emoji":"#, &emoji)
        } while wire.more(&mark)
        guard 
            !wire.failed,
            let animatedEmoji = wire.required(consume animatedEmoji)
         else { wire.missing("animated_emoji"); return nil }
        return MessageAnimatedEmoji(animatedEmoji: animatedEmoji, emoji: emoji)
    }
}

/// `messageDice initial_state:DiceStickers final_state:DiceStickers emoji:string value:int32 success_animation_frame_number:int32 = MessageContent`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1message_dice.html)
public struct MessageDice: TDObject, CustomStringConvertible {
    private final class Fields: Sendable {
        let initialState: DiceStickers?
        let finalState: DiceStickers?
        let emoji: String
        let value: Int32
        let successAnimationFrameNumber: Int32
        init(
            _ initialState: DiceStickers?,
            _ finalState: DiceStickers?,
            _ emoji: String,
            _ value: Int32,
            _ successAnimationFrameNumber: Int32
        ) {
            self.initialState = initialState
            self.finalState = finalState
            self.emoji = emoji
            self.value = value
            self.successAnimationFrameNumber = successAnimationFrameNumber
        }
    }
    private let fields: Fields
    /// May be absent.
    public var initialState: DiceStickers? { fields.initialState }
    /// May be absent.
    public var finalState: DiceStickers? { fields.finalState }
    public var emoji: String { fields.emoji }
    public var value: Int32 { fields.value }
    public var successAnimationFrameNumber: Int32 { fields.successAnimationFrameNumber }

    public init(
        initialState: DiceStickers? = nil,
        finalState: DiceStickers? = nil,
        emoji: String,
        value: Int32,
        successAnimationFrameNumber: Int32
    ) {
        fields = Fields(initialState, finalState, emoji, value, successAnimationFrameNumber)
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"messageDice""#)
        wire.object(#","initial_state":"#, fields.initialState)
        wire.object(#","final_state":"#, fields.finalState)
        wire.string(#","emoji":"#, fields.emoji)
        wire.int32(#","value":"#, fields.value)
        wire.int32(#","success_animation_frame_number":"#, fields.successAnimationFrameNumber)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> MessageDice? {
        var initialState: DiceStickers? = nil
        var finalState: DiceStickers? = nil
        var emoji: String = ""
        var value: Int32 = 0
        var successAnimationFrameNumber: Int32 = 0
        var mark = wire.cursor
        repeat {
            wire.object(#","initial_state":"#, &initialState)
            wire.object(#","final_state":"#, &finalState)
            wire.string(#","emoji":"#, &emoji)
            wire.int32(#","value":"#, &value)
            wire.int32(#","success_animation_frame_number":"#, &successAnimationFrameNumber)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return MessageDice(
            initialState: initialState,
            finalState: finalState,
            emoji: emoji,
            value: value,
            successAnimationFrameNumber: successAnimationFrameNumber
        )
    }
}

/// `messageGame game:game = MessageContent`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1message_game.html)
public struct MessageGame: TDObject, CustomStringConvertible {
    public let game: Game

    public init(game: Game) {
        self.game = game
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"messageGame""#)
        wire.object(#","game":"#, self.game)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> MessageGame? {
        var game: Game? = nil
        var mark = wire.cursor
        repeat {
            wire.object(#","game":"#, &game)
        } while wire.more(&mark)
        guard !wire.failed, let game = wire.required(consume game) else { wire.missing("game"); return nil }
        return MessageGame(game: game)
    }
}

/// `messagePoll poll:poll description:formattedText media:PollMedia can_add_option:Bool = MessageContent`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1message_poll.html)
public struct MessagePoll: TDObject, CustomStringConvertible {
    private final class Fields: Sendable {
        let poll: Poll
        let descriptionText: FormattedText
        let media: PollMedia?
        let canAddOption: Bool
        init(_ poll: Poll, _ descriptionText: FormattedText, _ media: PollMedia?, _ canAddOption: Bool) {
            self.poll = poll
            self.descriptionText = descriptionText
            self.media = media
            self.canAddOption = canAddOption
        }
    }
    private let fields: Fields
    public var poll: Poll { fields.poll }
    public var descriptionText: FormattedText { fields.descriptionText }
    /// May be absent.
    public var media: PollMedia? { fields.media }
    public var canAddOption: Bool { fields.canAddOption }

    public init(poll: Poll, descriptionText: FormattedText, media: PollMedia? = nil, canAddOption: Bool) {
        fields = Fields(poll, descriptionText, media, canAddOption)
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"messagePoll""#)
        wire.object(#","poll":"#, fields.poll)
        wire.object(#","description":"#, fields.descriptionText)
        wire.object(#","media":"#, fields.media)
        wire.bool(#","can_add_option":"#, fields.canAddOption)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> MessagePoll? {
        var poll: Poll? = nil
        var descriptionText: FormattedText? = nil
        var media: PollMedia? = nil
        var canAddOption: Bool = false
        var mark = wire.cursor
        repeat {
            wire.object(#","poll":"#, &poll)
            wire.object(#","description":"#, &descriptionText)
            wire.object(#","media":"#, &media)
            wire.bool(#","can_add_option":"#, &canAddOption)
        } while wire.more(&mark)
        guard 
            !wire.failed,
            let poll = wire.required(consume poll),
            let descriptionText = wire.required(consume descriptionText)
         else { wire.missing("poll description"); return nil }
        return MessagePoll(poll: poll, descriptionText: descriptionText, media: media, canAddOption: canAddOption)
    }
}

/// `messageStakeDice initial_state:DiceStickers final_state:DiceStickers value:int32 stake_gram_amount:int53 prize_gram_amount:int53 = MessageContent`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1message_stake_dice.html)
public struct MessageStakeDice: TDObject, CustomStringConvertible {
    private final class Fields: Sendable {
        let initialState: DiceStickers?
        let finalState: DiceStickers?
        let value: Int32
        let stakeGramAmount: Int64
        let prizeGramAmount: Int64
        init(
            _ initialState: DiceStickers?,
            _ finalState: DiceStickers?,
            _ value: Int32,
            _ stakeGramAmount: Int64,
            _ prizeGramAmount: Int64
        ) {
            self.initialState = initialState
            self.finalState = finalState
            self.value = value
            self.stakeGramAmount = stakeGramAmount
            self.prizeGramAmount = prizeGramAmount
        }
    }
    private let fields: Fields
    /// May be absent.
    public var initialState: DiceStickers? { fields.initialState }
    /// May be absent.
    public var finalState: DiceStickers? { fields.finalState }
    public var value: Int32 { fields.value }
    public var stakeGramAmount: Int64 { fields.stakeGramAmount }
    public var prizeGramAmount: Int64 { fields.prizeGramAmount }

    public init(
        initialState: DiceStickers? = nil,
        finalState: DiceStickers? = nil,
        value: Int32,
        stakeGramAmount: Int64,
        prizeGramAmount: Int64
    ) {
        fields = Fields(initialState, finalState, value, stakeGramAmount, prizeGramAmount)
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"messageStakeDice""#)
        wire.object(#","initial_state":"#, fields.initialState)
        wire.object(#","final_state":"#, fields.finalState)
        wire.int32(#","value":"#, fields.value)
        wire.int53(#","stake_gram_amount":"#, fields.stakeGramAmount)
        wire.int53(#","prize_gram_amount":"#, fields.prizeGramAmount)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> MessageStakeDice? {
        var initialState: DiceStickers? = nil
        var finalState: DiceStickers? = nil
        var value: Int32 = 0
        var stakeGramAmount: Int64 = 0
        var prizeGramAmount: Int64 = 0
        var mark = wire.cursor
        repeat {
            wire.object(#","initial_state":"#, &initialState)
            wire.object(#","final_state":"#, &finalState)
            wire.int32(#","value":"#, &value)
            wire.int53(#","stake_gram_amount":"#, &stakeGramAmount)
            wire.int53(#","prize_gram_amount":"#, &prizeGramAmount)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return MessageStakeDice(
            initialState: initialState,
            finalState: finalState,
            value: value,
            stakeGramAmount: stakeGramAmount,
            prizeGramAmount: prizeGramAmount
        )
    }
}

/// `messageStory story_poster_chat_id:int53 story_id:int32 via_mention:Bool = MessageContent`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1message_story.html)
public struct MessageStory: TDObject, CustomStringConvertible {
    public let storyPosterChatID: Int64
    public let storyID: Int32
    public let viaMention: Bool

    public init(storyPosterChatID: Int64, storyID: Int32, viaMention: Bool) {
        self.storyPosterChatID = storyPosterChatID
        self.storyID = storyID
        self.viaMention = viaMention
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"messageStory""#)
        wire.int53(#","story_poster_chat_id":"#, self.storyPosterChatID)
        wire.int32(#","story_id":"#, self.storyID)
        wire.bool(#","via_mention":"#, self.viaMention)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> MessageStory? {
        var storyPosterChatID: Int64 = 0
        var storyID: Int32 = 0
        var viaMention: Bool = false
        var mark = wire.cursor
        repeat {
            wire.int53(#","story_poster_chat_id":"#, &storyPosterChatID)
            wire.int32(#","story_id":"#, &storyID)
            wire.bool(#","via_mention":"#, &viaMention)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return MessageStory(storyPosterChatID: storyPosterChatID, storyID: storyID, viaMention: viaMention)
    }
}

/// `messageChecklist list:checklist = MessageContent`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1message_checklist.html)
public struct MessageChecklist: TDObject, CustomStringConvertible {
    private final class Fields: Sendable {
        let list: Checklist
        init(_ list: Checklist) {
            self.list = list
        }
    }
    private let fields: Fields
    public var list: Checklist { fields.list }

    public init(list: Checklist) {
        fields = Fields(list)
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"messageChecklist""#)
        wire.object(#","list":"#, fields.list)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> MessageChecklist? {
        var list: Checklist? = nil
        var mark = wire.cursor
        repeat {
            wire.object(#","list":"#, &list)
        } while wire.more(&mark)
        guard !wire.failed, let list = wire.required(consume list) else { wire.missing("list"); return nil }
        return MessageChecklist(list: list)
    }
}

/// `messageInvoice product_info:productInfo currency:string total_amount:int53 start_parameter:string is_test:Bool need_shipping_address:Bool receipt_message_id:int53 paid_media:PaidMedia paid_media_caption:formattedText = MessageContent`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1message_invoice.html)
public struct MessageInvoice: TDObject, CustomStringConvertible, CustomReflectable {
    private final class Fields: Sendable {
        let productInfo: ProductInfo
        let currency: String
        let totalAmount: Int64
        let startParameter: String
        let isTest: Bool
        let needShippingAddress: Bool
        let receiptMessageID: Int64
        let paidMedia: PaidMedia?
        let paidMediaCaption: FormattedText?
        init(
            _ productInfo: ProductInfo,
            _ currency: String,
            _ totalAmount: Int64,
            _ startParameter: String,
            _ isTest: Bool,
            _ needShippingAddress: Bool,
            _ receiptMessageID: Int64,
            _ paidMedia: PaidMedia?,
            _ paidMediaCaption: FormattedText?
        ) {
            self.productInfo = productInfo
            self.currency = currency
            self.totalAmount = totalAmount
            self.startParameter = startParameter
            self.isTest = isTest
            self.needShippingAddress = needShippingAddress
            self.receiptMessageID = receiptMessageID
            self.paidMedia = paidMedia
            self.paidMediaCaption = paidMediaCaption
        }
    }
    private let fields: Fields
    public var productInfo: ProductInfo { fields.productInfo }
    public var currency: String { fields.currency }
    public var totalAmount: Int64 { fields.totalAmount }
    public var startParameter: String { fields.startParameter }
    public var isTest: Bool { fields.isTest }
    public var needShippingAddress: Bool { fields.needShippingAddress }
    public var receiptMessageID: Int64 { fields.receiptMessageID }
    /// May be absent.
    public var paidMedia: PaidMedia? { fields.paidMedia }
    /// May be absent.
    public var paidMediaCaption: FormattedText? { fields.paidMediaCaption }

    public init(
        productInfo: ProductInfo,
        currency: String,
        totalAmount: Int64,
        startParameter: String,
        isTest: Bool,
        needShippingAddress: Bool,
        receiptMessageID: Int64,
        paidMedia: PaidMedia? = nil,
        paidMediaCaption: FormattedText? = nil
    ) {
        fields = Fields(
        productInfo,
        currency,
        totalAmount,
        startParameter,
        isTest,
        needShippingAddress,
        receiptMessageID,
        paidMedia,
        paidMediaCaption
    )
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"messageInvoice""#)
        wire.object(#","product_info":"#, fields.productInfo)
        wire.string(#","currency":"#, fields.currency)
        wire.int53(#","total_amount":"#, fields.totalAmount)
        wire.string(#","start_parameter":"#, fields.startParameter)
        wire.bool(#","is_test":"#, fields.isTest)
        wire.bool(#","need_shipping_address":"#, fields.needShippingAddress)
        wire.int53(#","receipt_message_id":"#, fields.receiptMessageID)
        wire.object(#","paid_media":"#, fields.paidMedia)
        wire.object(#","paid_media_caption":"#, fields.paidMediaCaption)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> MessageInvoice? {
        var productInfo: ProductInfo? = nil
        var currency: String = ""
        var totalAmount: Int64 = 0
        var startParameter: String = ""
        var isTest: Bool = false
        var needShippingAddress: Bool = false
        var receiptMessageID: Int64 = 0
        var paidMedia: PaidMedia? = nil
        var paidMediaCaption: FormattedText? = nil
        var mark = wire.cursor
        repeat {
            wire.object(#","product_info":"#, &productInfo)
            wire.string(#","currency":"#, &currency)
            wire.int53(#","total_amount":"#, &totalAmount)
            wire.string(#","start_parameter":"#, &startParameter)
            wire.bool(#","is_test":"#, &isTest)
            wire.bool(#","need_shipping_address":"#, &needShippingAddress)
            wire.int53(#","receipt_message_id":"#, &receiptMessageID)
            wire.object(#","paid_media":"#, &paidMedia)
            wire.object(#","paid_media_caption":"#, &paidMediaCaption)
        } while wire.more(&mark)
        guard 
            !wire.failed,
            let productInfo = wire.required(consume productInfo)
         else { wire.missing("product_info"); return nil }
        return MessageInvoice(
            productInfo: productInfo,
            currency: currency,
            totalAmount: totalAmount,
            startParameter: startParameter,
            isTest: isTest,
            needShippingAddress: needShippingAddress,
            receiptMessageID: receiptMessageID,
            paidMedia: paidMedia,
            paidMediaCaption: paidMediaCaption
        )
    }
}

/// `messageCall unique_id:int64 is_video:Bool discard_reason:CallDiscardReason duration:int32 = MessageContent`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1message_call.html)
public struct MessageCall: TDObject, CustomStringConvertible {
    public let uniqueID: Int64
    public let isVideo: Bool
    public let discardReason: CallDiscardReason
    public let duration: Int32

    public init(uniqueID: Int64, isVideo: Bool, discardReason: CallDiscardReason, duration: Int32) {
        self.uniqueID = uniqueID
        self.isVideo = isVideo
        self.discardReason = discardReason
        self.duration = duration
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"messageCall""#)
        wire.int64(#","unique_id":"#, self.uniqueID)
        wire.bool(#","is_video":"#, self.isVideo)
        wire.object(#","discard_reason":"#, self.discardReason)
        wire.int32(#","duration":"#, self.duration)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> MessageCall? {
        var uniqueID: Int64 = 0
        var isVideo: Bool = false
        var discardReason: CallDiscardReason? = nil
        var duration: Int32 = 0
        var mark = wire.cursor
        repeat {
            wire.int64(#","unique_id":"#, &uniqueID)
            wire.bool(#","is_video":"#, &isVideo)
            wire.object(#","discard_reason":"#, &discardReason)
            wire.int32(#","duration":"#, &duration)
        } while wire.more(&mark)
        guard 
            !wire.failed,
            let discardReason = wire.required(consume discardReason)
         else { wire.missing("discard_reason"); return nil }
        return MessageCall(uniqueID: uniqueID, isVideo: isVideo, discardReason: discardReason, duration: duration)
    }
}

/// `messageGroupCall unique_id:int64 is_active:Bool was_missed:Bool is_video:Bool duration:int32 other_participant_ids:vector<MessageSender> = MessageContent`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1message_group_call.html)
public struct MessageGroupCall: TDObject, CustomStringConvertible {
    public let uniqueID: Int64
    public let isActive: Bool
    public let wasMissed: Bool
    public let isVideo: Bool
    public let duration: Int32
    public let otherParticipantIDs: [MessageSender]

    public init(
        uniqueID: Int64,
        isActive: Bool,
        wasMissed: Bool,
        isVideo: Bool,
        duration: Int32,
        otherParticipantIDs: [MessageSender]
    ) {
        self.uniqueID = uniqueID
        self.isActive = isActive
        self.wasMissed = wasMissed
        self.isVideo = isVideo
        self.duration = duration
        self.otherParticipantIDs = otherParticipantIDs
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"messageGroupCall""#)
        wire.int64(#","unique_id":"#, self.uniqueID)
        wire.bool(#","is_active":"#, self.isActive)
        wire.bool(#","was_missed":"#, self.wasMissed)
        wire.bool(#","is_video":"#, self.isVideo)
        wire.int32(#","duration":"#, self.duration)
        wire.objects(#","other_participant_ids":"#, self.otherParticipantIDs)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> MessageGroupCall? {
        var uniqueID: Int64 = 0
        var isActive: Bool = false
        var wasMissed: Bool = false
        var isVideo: Bool = false
        var duration: Int32 = 0
        var otherParticipantIDs: [MessageSender] = []
        var mark = wire.cursor
        repeat {
            wire.int64(#","unique_id":"#, &uniqueID)
            wire.bool(#","is_active":"#, &isActive)
            wire.bool(#","was_missed":"#, &wasMissed)
            wire.bool(#","is_video":"#, &isVideo)
            wire.int32(#","duration":"#, &duration)
            wire.objects(#","other_participant_ids":"#, &otherParticipantIDs)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return MessageGroupCall(
            uniqueID: uniqueID,
            isActive: isActive,
            wasMissed: wasMissed,
            isVideo: isVideo,
            duration: duration,
            otherParticipantIDs: otherParticipantIDs
        )
    }
}

/// `messageVideoChatScheduled group_call_id:int32 start_date:int32 = MessageContent`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1message_video_chat_scheduled.html)
public struct MessageVideoChatScheduled: TDObject, CustomStringConvertible {
    public let groupCallID: Int32
    /// Unix time in seconds.
    public let startDate: Int32

    public init(groupCallID: Int32, startDate: Int32) {
        self.groupCallID = groupCallID
        self.startDate = startDate
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"messageVideoChatScheduled""#)
        wire.int32(#","group_call_id":"#, self.groupCallID)
        wire.int32(#","start_date":"#, self.startDate)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> MessageVideoChatScheduled? {
        var groupCallID: Int32 = 0
        var startDate: Int32 = 0
        var mark = wire.cursor
        repeat {
            wire.int32(#","group_call_id":"#, &groupCallID)
            wire.int32(#","start_date":"#, &startDate)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return MessageVideoChatScheduled(groupCallID: groupCallID, startDate: startDate)
    }
}

/// `messageVideoChatStarted group_call_id:int32 = MessageContent`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1message_video_chat_started.html)
public struct MessageVideoChatStarted: TDObject, CustomStringConvertible {
    public let groupCallID: Int32

    public init(groupCallID: Int32) {
        self.groupCallID = groupCallID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"messageVideoChatStarted""#)
        wire.int32(#","group_call_id":"#, self.groupCallID)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> MessageVideoChatStarted? {
        var groupCallID: Int32 = 0
        var mark = wire.cursor
        repeat {
            wire.int32(#","group_call_id":"#, &groupCallID)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return MessageVideoChatStarted(groupCallID: groupCallID)
    }
}

/// `messageVideoChatEnded duration:int32 = MessageContent`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1message_video_chat_ended.html)
public struct MessageVideoChatEnded: TDObject, CustomStringConvertible {
    public let duration: Int32

    public init(duration: Int32) {
        self.duration = duration
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"messageVideoChatEnded""#)
        wire.int32(#","duration":"#, self.duration)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> MessageVideoChatEnded? {
        var duration: Int32 = 0
        var mark = wire.cursor
        repeat {
            wire.int32(#","duration":"#, &duration)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return MessageVideoChatEnded(duration: duration)
    }
}

/// `messageInviteVideoChatParticipants group_call_id:int32 user_ids:vector<int53> = MessageContent`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1message_invite_video_chat_participants.html)
public struct MessageInviteVideoChatParticipants: TDObject, CustomStringConvertible {
    public let groupCallID: Int32
    public let userIDs: [Int64]

    public init(groupCallID: Int32, userIDs: [Int64]) {
        self.groupCallID = groupCallID
        self.userIDs = userIDs
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"messageInviteVideoChatParticipants""#)
        wire.int32(#","group_call_id":"#, self.groupCallID)
        wire.int53s(#","user_ids":"#, self.userIDs)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> MessageInviteVideoChatParticipants? {
        var groupCallID: Int32 = 0
        var userIDs: [Int64] = []
        var mark = wire.cursor
        repeat {
            wire.int32(#","group_call_id":"#, &groupCallID)
            wire.int53s(#","user_ids":"#, &userIDs)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return MessageInviteVideoChatParticipants(groupCallID: groupCallID, userIDs: userIDs)
    }
}

/// `messagePollOptionAdded poll_message_id:int53 option_id:string text:formattedText = MessageContent`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1message_poll_option_added.html)
public struct MessagePollOptionAdded: TDObject, CustomStringConvertible {
    private final class Fields: Sendable {
        let pollMessageID: Int64
        let optionID: String
        let text: FormattedText
        init(_ pollMessageID: Int64, _ optionID: String, _ text: FormattedText) {
            self.pollMessageID = pollMessageID
            self.optionID = optionID
            self.text = text
        }
    }
    private let fields: Fields
    public var pollMessageID: Int64 { fields.pollMessageID }
    public var optionID: String { fields.optionID }
    /// Length 1 to 100 characters.
    public var text: FormattedText { fields.text }

    public init(pollMessageID: Int64, optionID: String, text: FormattedText) {
        fields = Fields(pollMessageID, optionID, text)
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"messagePollOptionAdded""#)
        wire.int53(#","poll_message_id":"#, fields.pollMessageID)
        wire.string(#","option_id":"#, fields.optionID)
        wire.object(#","text":"#, fields.text)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> MessagePollOptionAdded? {
        var pollMessageID: Int64 = 0
        var optionID: String = ""
        var text: FormattedText? = nil
        var mark = wire.cursor
        repeat {
            wire.int53(#","poll_message_id":"#, &pollMessageID)
            wire.string(#","option_id":"#, &optionID)
            wire.object(#","text":"#, &text)
        } while wire.more(&mark)
        guard !wire.failed, let text = wire.required(consume text) else { wire.missing("text"); return nil }
        return MessagePollOptionAdded(pollMessageID: pollMessageID, optionID: optionID, text: text)
    }
}

/// `messagePollOptionDeleted poll_message_id:int53 option_id:string text:formattedText = MessageContent`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1message_poll_option_deleted.html)
public struct MessagePollOptionDeleted: TDObject, CustomStringConvertible {
    private final class Fields: Sendable {
        let pollMessageID: Int64
        let optionID: String
        let text: FormattedText
        init(_ pollMessageID: Int64, _ optionID: String, _ text: FormattedText) {
            self.pollMessageID = pollMessageID
            self.optionID = optionID
            self.text = text
        }
    }
    private let fields: Fields
    public var pollMessageID: Int64 { fields.pollMessageID }
    public var optionID: String { fields.optionID }
    /// Length 1 to 100 characters.
    public var text: FormattedText { fields.text }

    public init(pollMessageID: Int64, optionID: String, text: FormattedText) {
        fields = Fields(pollMessageID, optionID, text)
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"messagePollOptionDeleted""#)
        wire.int53(#","poll_message_id":"#, fields.pollMessageID)
        wire.string(#","option_id":"#, fields.optionID)
        wire.object(#","text":"#, fields.text)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> MessagePollOptionDeleted? {
        var pollMessageID: Int64 = 0
        var optionID: String = ""
        var text: FormattedText? = nil
        var mark = wire.cursor
        repeat {
            wire.int53(#","poll_message_id":"#, &pollMessageID)
            wire.string(#","option_id":"#, &optionID)
            wire.object(#","text":"#, &text)
        } while wire.more(&mark)
        guard !wire.failed, let text = wire.required(consume text) else { wire.missing("text"); return nil }
        return MessagePollOptionDeleted(pollMessageID: pollMessageID, optionID: optionID, text: text)
    }
}

/// `messageBasicGroupChatCreate title:string member_user_ids:vector<int53> = MessageContent`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1message_basic_group_chat_create.html)
public struct MessageBasicGroupChatCreate: TDObject, CustomStringConvertible, CustomReflectable {
    public let title: String
    public let memberUserIDs: [Int64]

    public init(title: String, memberUserIDs: [Int64]) {
        self.title = title
        self.memberUserIDs = memberUserIDs
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"messageBasicGroupChatCreate""#)
        wire.string(#","title":"#, self.title)
        wire.int53s(#","member_user_ids":"#, self.memberUserIDs)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> MessageBasicGroupChatCreate? {
        var title: String = ""
        var memberUserIDs: [Int64] = []
        var mark = wire.cursor
        repeat {
            wire.string(#","title":"#, &title)
            wire.int53s(#","member_user_ids":"#, &memberUserIDs)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return MessageBasicGroupChatCreate(title: title, memberUserIDs: memberUserIDs)
    }
}

/// `messageSupergroupChatCreate title:string = MessageContent`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1message_supergroup_chat_create.html)
public struct MessageSupergroupChatCreate: TDObject, CustomStringConvertible, CustomReflectable {
    public let title: String

    public init(title: String) {
        self.title = title
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"messageSupergroupChatCreate""#)
        wire.string(#","title":"#, self.title)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> MessageSupergroupChatCreate? {
        var title: String = ""
        var mark = wire.cursor
        repeat {
            wire.string(#","title":"#, &title)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return MessageSupergroupChatCreate(title: title)
    }
}

/// `messageChatChangeTitle title:string = MessageContent`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1message_chat_change_title.html)
public struct MessageChatChangeTitle: TDObject, CustomStringConvertible, CustomReflectable {
    public let title: String

    public init(title: String) {
        self.title = title
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"messageChatChangeTitle""#)
        wire.string(#","title":"#, self.title)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> MessageChatChangeTitle? {
        var title: String = ""
        var mark = wire.cursor
        repeat {
            wire.string(#","title":"#, &title)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return MessageChatChangeTitle(title: title)
    }
}

/// `messageChatChangePhoto photo:chatPhoto = MessageContent`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1message_chat_change_photo.html)
public struct MessageChatChangePhoto: TDObject, CustomStringConvertible {
    public let photo: ChatPhoto

    public init(photo: ChatPhoto) {
        self.photo = photo
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"messageChatChangePhoto""#)
        wire.object(#","photo":"#, self.photo)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> MessageChatChangePhoto? {
        var photo: ChatPhoto? = nil
        var mark = wire.cursor
        repeat {
            wire.object(#","photo":"#, &photo)
        } while wire.more(&mark)
        guard !wire.failed, let photo = wire.required(consume photo) else { wire.missing("photo"); return nil }
        return MessageChatChangePhoto(photo: photo)
    }
}

/// `messageChatOwnerLeft new_owner_user_id:int53 = MessageContent`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1message_chat_owner_left.html)
public struct MessageChatOwnerLeft: TDObject, CustomStringConvertible {
    public let newOwnerUserID: Int64

    public init(newOwnerUserID: Int64) {
        self.newOwnerUserID = newOwnerUserID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"messageChatOwnerLeft""#)
        wire.int53(#","new_owner_user_id":"#, self.newOwnerUserID)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> MessageChatOwnerLeft? {
        var newOwnerUserID: Int64 = 0
        var mark = wire.cursor
        repeat {
            wire.int53(#","new_owner_user_id":"#, &newOwnerUserID)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return MessageChatOwnerLeft(newOwnerUserID: newOwnerUserID)
    }
}

/// `messageChatOwnerChanged new_owner_user_id:int53 = MessageContent`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1message_chat_owner_changed.html)
public struct MessageChatOwnerChanged: TDObject, CustomStringConvertible {
    public let newOwnerUserID: Int64

    public init(newOwnerUserID: Int64) {
        self.newOwnerUserID = newOwnerUserID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"messageChatOwnerChanged""#)
        wire.int53(#","new_owner_user_id":"#, self.newOwnerUserID)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> MessageChatOwnerChanged? {
        var newOwnerUserID: Int64 = 0
        var mark = wire.cursor
        repeat {
            wire.int53(#","new_owner_user_id":"#, &newOwnerUserID)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return MessageChatOwnerChanged(newOwnerUserID: newOwnerUserID)
    }
}

/// `messageChatHasProtectedContentToggled request_message_id:int53 old_has_protected_content:Bool new_has_protected_content:Bool = MessageContent`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1message_chat_has_protected_content_toggled.html)
public struct MessageChatHasProtectedContentToggled: TDObject, CustomStringConvertible {
    public let requestMessageID: Int64
    public let oldHasProtectedContent: Bool
    public let newHasProtectedContent: Bool

    public init(requestMessageID: Int64, oldHasProtectedContent: Bool, newHasProtectedContent: Bool) {
        self.requestMessageID = requestMessageID
        self.oldHasProtectedContent = oldHasProtectedContent
        self.newHasProtectedContent = newHasProtectedContent
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"messageChatHasProtectedContentToggled""#)
        wire.int53(#","request_message_id":"#, self.requestMessageID)
        wire.bool(#","old_has_protected_content":"#, self.oldHasProtectedContent)
        wire.bool(#","new_has_protected_content":"#, self.newHasProtectedContent)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> MessageChatHasProtectedContentToggled? {
        var requestMessageID: Int64 = 0
        var oldHasProtectedContent: Bool = false
        var newHasProtectedContent: Bool = false
        var mark = wire.cursor
        repeat {
            wire.int53(#","request_message_id":"#, &requestMessageID)
            wire.bool(#","old_has_protected_content":"#, &oldHasProtectedContent)
            wire.bool(#","new_has_protected_content":"#, &newHasProtectedContent)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return MessageChatHasProtectedContentToggled(
            requestMessageID: requestMessageID,
            oldHasProtectedContent: oldHasProtectedContent,
            newHasProtectedContent: newHasProtectedContent
        )
    }
}

/// `messageChatHasProtectedContentDisableRequested is_expired:Bool = MessageContent`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1message_chat_has_protected_content_disable_requested.html)
public struct MessageChatHasProtectedContentDisableRequested: TDObject, CustomStringConvertible {
    public let isExpired: Bool

    public init(isExpired: Bool) {
        self.isExpired = isExpired
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"messageChatHasProtectedContentDisableRequested""#)
        wire.bool(#","is_expired":"#, self.isExpired)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> MessageChatHasProtectedContentDisableRequested? {
        var isExpired: Bool = false
        var mark = wire.cursor
        repeat {
            wire.bool(#","is_expired":"#, &isExpired)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return MessageChatHasProtectedContentDisableRequested(isExpired: isExpired)
    }
}

/// `messageChatAddMembers member_user_ids:vector<int53> = MessageContent`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1message_chat_add_members.html)
public struct MessageChatAddMembers: TDObject, CustomStringConvertible {
    public let memberUserIDs: [Int64]

    public init(memberUserIDs: [Int64]) {
        self.memberUserIDs = memberUserIDs
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"messageChatAddMembers""#)
        wire.int53s(#","member_user_ids":"#, self.memberUserIDs)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> MessageChatAddMembers? {
        var memberUserIDs: [Int64] = []
        var mark = wire.cursor
        repeat {
            wire.int53s(#","member_user_ids":"#, &memberUserIDs)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return MessageChatAddMembers(memberUserIDs: memberUserIDs)
    }
}

/// `messageChatDeleteMember user_id:int53 = MessageContent`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1message_chat_delete_member.html)
public struct MessageChatDeleteMember: TDObject, CustomStringConvertible {
    public let userID: Int64

    public init(userID: Int64) {
        self.userID = userID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"messageChatDeleteMember""#)
        wire.int53(#","user_id":"#, self.userID)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> MessageChatDeleteMember? {
        var userID: Int64 = 0
        var mark = wire.cursor
        repeat {
            wire.int53(#","user_id":"#, &userID)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return MessageChatDeleteMember(userID: userID)
    }
}

/// `messageChatAddedToCommunity community_id:int53 = MessageContent`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1message_chat_added_to_community.html)
public struct MessageChatAddedToCommunity: TDObject, CustomStringConvertible {
    public let communityID: Int64

    public init(communityID: Int64) {
        self.communityID = communityID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"messageChatAddedToCommunity""#)
        wire.int53(#","community_id":"#, self.communityID)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> MessageChatAddedToCommunity? {
        var communityID: Int64 = 0
        var mark = wire.cursor
        repeat {
            wire.int53(#","community_id":"#, &communityID)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return MessageChatAddedToCommunity(communityID: communityID)
    }
}

/// `messageChatUpgradeTo supergroup_id:int53 = MessageContent`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1message_chat_upgrade_to.html)
public struct MessageChatUpgradeTo: TDObject, CustomStringConvertible {
    public let supergroupID: Int64

    public init(supergroupID: Int64) {
        self.supergroupID = supergroupID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"messageChatUpgradeTo""#)
        wire.int53(#","supergroup_id":"#, self.supergroupID)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> MessageChatUpgradeTo? {
        var supergroupID: Int64 = 0
        var mark = wire.cursor
        repeat {
            wire.int53(#","supergroup_id":"#, &supergroupID)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return MessageChatUpgradeTo(supergroupID: supergroupID)
    }
}

/// `messageChatUpgradeFrom title:string basic_group_id:int53 = MessageContent`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1message_chat_upgrade_from.html)
public struct MessageChatUpgradeFrom: TDObject, CustomStringConvertible, CustomReflectable {
    public let title: String
    public let basicGroupID: Int64

    public init(title: String, basicGroupID: Int64) {
        self.title = title
        self.basicGroupID = basicGroupID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"messageChatUpgradeFrom""#)
        wire.string(#","title":"#, self.title)
        wire.int53(#","basic_group_id":"#, self.basicGroupID)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> MessageChatUpgradeFrom? {
        var title: String = ""
        var basicGroupID: Int64 = 0
        var mark = wire.cursor
        repeat {
            wire.string(#","title":"#, &title)
            wire.int53(#","basic_group_id":"#, &basicGroupID)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return MessageChatUpgradeFrom(title: title, basicGroupID: basicGroupID)
    }
}

/// `messagePinMessage message_id:int53 = MessageContent`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1message_pin_message.html)
public struct MessagePinMessage: TDObject, CustomStringConvertible {
    public let messageID: Int64

    public init(messageID: Int64) {
        self.messageID = messageID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"messagePinMessage""#)
        wire.int53(#","message_id":"#, self.messageID)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> MessagePinMessage? {
        var messageID: Int64 = 0
        var mark = wire.cursor
        repeat {
            wire.int53(#","message_id":"#, &messageID)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return MessagePinMessage(messageID: messageID)
    }
}

/// `messageChatSetBackground old_background_message_id:int53 background:chatBackground only_for_self:Bool = MessageContent`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1message_chat_set_background.html)
public struct MessageChatSetBackground: TDObject, CustomStringConvertible {
    public let oldBackgroundMessageID: Int64
    public let background: ChatBackground
    public let onlyForSelf: Bool

    public init(oldBackgroundMessageID: Int64, background: ChatBackground, onlyForSelf: Bool) {
        self.oldBackgroundMessageID = oldBackgroundMessageID
        self.background = background
        self.onlyForSelf = onlyForSelf
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"messageChatSetBackground""#)
        wire.int53(#","old_background_message_id":"#, self.oldBackgroundMessageID)
        wire.object(#","background":"#, self.background)
        wire.bool(#","only_for_self":"#, self.onlyForSelf)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> MessageChatSetBackground? {
        var oldBackgroundMessageID: Int64 = 0
        var background: ChatBackground? = nil
        var onlyForSelf: Bool = false
        var mark = wire.cursor
        repeat {
            wire.int53(#","old_background_message_id":"#, &oldBackgroundMessageID)
            wire.object(#","background":"#, &background)
            wire.bool(#","only_for_self":"#, &onlyForSelf)
        } while wire.more(&mark)
        guard 
            !wire.failed,
            let background = wire.required(consume background)
         else { wire.missing("background"); return nil }
        return MessageChatSetBackground(
            oldBackgroundMessageID: oldBackgroundMessageID,
            background: background,
            onlyForSelf: onlyForSelf
        )
    }
}

/// `messageChatSetTheme theme:ChatTheme = MessageContent`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1message_chat_set_theme.html)
public struct MessageChatSetTheme: TDObject, CustomStringConvertible {
    /// May be absent.
    public let theme: ChatTheme?

    public init(theme: ChatTheme? = nil) {
        self.theme = theme
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"messageChatSetTheme""#)
        wire.object(#","theme":"#, self.theme)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> MessageChatSetTheme? {
        var theme: ChatTheme? = nil
        var mark = wire.cursor
        repeat {
            wire.object(#","theme":"#, &theme)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return MessageChatSetTheme(theme: theme)
    }
}

/// `messageChatSetMessageAutoDeleteTime message_auto_delete_time:int32 from_user_id:int53 = MessageContent`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1message_chat_set_message_auto_delete_time.html)
public struct MessageChatSetMessageAutoDeleteTime: TDObject, CustomStringConvertible {
    public let messageAutoDeleteTime: Int32
    public let fromUserID: Int64

    public init(messageAutoDeleteTime: Int32, fromUserID: Int64) {
        self.messageAutoDeleteTime = messageAutoDeleteTime
        self.fromUserID = fromUserID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"messageChatSetMessageAutoDeleteTime""#)
        wire.int32(#","message_auto_delete_time":"#, self.messageAutoDeleteTime)
        wire.int53(#","from_user_id":"#, self.fromUserID)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> MessageChatSetMessageAutoDeleteTime? {
        var messageAutoDeleteTime: Int32 = 0
        var fromUserID: Int64 = 0
        var mark = wire.cursor
        repeat {
            wire.int32(#","message_auto_delete_time":"#, &messageAutoDeleteTime)
            wire.int53(#","from_user_id":"#, &fromUserID)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return MessageChatSetMessageAutoDeleteTime(messageAutoDeleteTime: messageAutoDeleteTime, fromUserID: fromUserID)
    }
}

/// `messageChatBoost boost_count:int32 = MessageContent`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1message_chat_boost.html)
public struct MessageChatBoost: TDObject, CustomStringConvertible {
    public let boostCount: Int32

    public init(boostCount: Int32) {
        self.boostCount = boostCount
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"messageChatBoost""#)
        wire.int32(#","boost_count":"#, self.boostCount)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> MessageChatBoost? {
        var boostCount: Int32 = 0
        var mark = wire.cursor
        repeat {
            wire.int32(#","boost_count":"#, &boostCount)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return MessageChatBoost(boostCount: boostCount)
    }
}

/// `messageForumTopicCreated name:string is_name_implicit:Bool icon:forumTopicIcon = MessageContent`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1message_forum_topic_created.html)
public struct MessageForumTopicCreated: TDObject, CustomStringConvertible, CustomReflectable {
    private final class Fields: Sendable {
        let name: String
        let isNameImplicit: Bool
        let icon: ForumTopicIcon
        init(_ name: String, _ isNameImplicit: Bool, _ icon: ForumTopicIcon) {
            self.name = name
            self.isNameImplicit = isNameImplicit
            self.icon = icon
        }
    }
    private let fields: Fields
    public var name: String { fields.name }
    public var isNameImplicit: Bool { fields.isNameImplicit }
    public var icon: ForumTopicIcon { fields.icon }

    public init(name: String, isNameImplicit: Bool, icon: ForumTopicIcon) {
        fields = Fields(name, isNameImplicit, icon)
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"messageForumTopicCreated""#)
        wire.string(#","name":"#, fields.name)
        wire.bool(#","is_name_implicit":"#, fields.isNameImplicit)
        wire.object(#","icon":"#, fields.icon)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> MessageForumTopicCreated? {
        var name: String = ""
        var isNameImplicit: Bool = false
        var icon: ForumTopicIcon? = nil
        var mark = wire.cursor
        repeat {
            wire.string(#","name":"#, &name)
            wire.bool(#","is_name_implicit":"#, &isNameImplicit)
            wire.object(#","icon":"#, &icon)
        } while wire.more(&mark)
        guard !wire.failed, let icon = wire.required(consume icon) else { wire.missing("icon"); return nil }
        return MessageForumTopicCreated(name: name, isNameImplicit: isNameImplicit, icon: icon)
    }
}

/// `messageForumTopicEdited name:string edit_icon_custom_emoji_id:Bool icon_custom_emoji_id:int64 = MessageContent`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1message_forum_topic_edited.html)
public struct MessageForumTopicEdited: TDObject, CustomStringConvertible, CustomReflectable {
    public let name: String
    public let editIconCustomEmojiID: Bool
    public let iconCustomEmojiID: Int64

    public init(name: String, editIconCustomEmojiID: Bool, iconCustomEmojiID: Int64) {
        self.name = name
        self.editIconCustomEmojiID = editIconCustomEmojiID
        self.iconCustomEmojiID = iconCustomEmojiID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"messageForumTopicEdited""#)
        wire.string(#","name":"#, self.name)
        wire.bool(#","edit_icon_custom_emoji_id":"#, self.editIconCustomEmojiID)
        wire.int64(#","icon_custom_emoji_id":"#, self.iconCustomEmojiID)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> MessageForumTopicEdited? {
        var name: String = ""
        var editIconCustomEmojiID: Bool = false
        var iconCustomEmojiID: Int64 = 0
        var mark = wire.cursor
        repeat {
            wire.string(#","name":"#, &name)
            wire.bool(#","edit_icon_custom_emoji_id":"#, &editIconCustomEmojiID)
            wire.int64(#","icon_custom_emoji_id":"#, &iconCustomEmojiID)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return MessageForumTopicEdited(
            name: name,
            editIconCustomEmojiID: editIconCustomEmojiID,
            iconCustomEmojiID: iconCustomEmojiID
        )
    }
}

/// `messageForumTopicIsClosedToggled is_closed:Bool = MessageContent`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1message_forum_topic_is_closed_toggled.html)
public struct MessageForumTopicIsClosedToggled: TDObject, CustomStringConvertible {
    public let isClosed: Bool

    public init(isClosed: Bool) {
        self.isClosed = isClosed
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"messageForumTopicIsClosedToggled""#)
        wire.bool(#","is_closed":"#, self.isClosed)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> MessageForumTopicIsClosedToggled? {
        var isClosed: Bool = false
        var mark = wire.cursor
        repeat {
            wire.bool(#","is_closed":"#, &isClosed)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return MessageForumTopicIsClosedToggled(isClosed: isClosed)
    }
}

/// `messageForumTopicIsHiddenToggled is_hidden:Bool = MessageContent`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1message_forum_topic_is_hidden_toggled.html)
public struct MessageForumTopicIsHiddenToggled: TDObject, CustomStringConvertible {
    public let isHidden: Bool

    public init(isHidden: Bool) {
        self.isHidden = isHidden
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"messageForumTopicIsHiddenToggled""#)
        wire.bool(#","is_hidden":"#, self.isHidden)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> MessageForumTopicIsHiddenToggled? {
        var isHidden: Bool = false
        var mark = wire.cursor
        repeat {
            wire.bool(#","is_hidden":"#, &isHidden)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return MessageForumTopicIsHiddenToggled(isHidden: isHidden)
    }
}

/// `messageSuggestProfilePhoto photo:chatPhoto = MessageContent`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1message_suggest_profile_photo.html)
public struct MessageSuggestProfilePhoto: TDObject, CustomStringConvertible {
    public let photo: ChatPhoto

    public init(photo: ChatPhoto) {
        self.photo = photo
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"messageSuggestProfilePhoto""#)
        wire.object(#","photo":"#, self.photo)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> MessageSuggestProfilePhoto? {
        var photo: ChatPhoto? = nil
        var mark = wire.cursor
        repeat {
            wire.object(#","photo":"#, &photo)
        } while wire.more(&mark)
        guard !wire.failed, let photo = wire.required(consume photo) else { wire.missing("photo"); return nil }
        return MessageSuggestProfilePhoto(photo: photo)
    }
}

/// `messageSuggestBirthdate birthdate:birthdate = MessageContent`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1message_suggest_birthdate.html)
public struct MessageSuggestBirthdate: TDObject, CustomStringConvertible {
    public let birthdate: Birthdate

    public init(birthdate: Birthdate) {
        self.birthdate = birthdate
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"messageSuggestBirthdate""#)
        wire.object(#","birthdate":"#, self.birthdate)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> MessageSuggestBirthdate? {
        var birthdate: Birthdate? = nil
        var mark = wire.cursor
        repeat {
            wire.object(#","birthdate":"#, &birthdate)
        } while wire.more(&mark)
        guard 
            !wire.failed,
            let birthdate = wire.required(consume birthdate)
         else { wire.missing("birthdate"); return nil }
        return MessageSuggestBirthdate(birthdate: birthdate)
    }
}

/// `messageCustomServiceAction text:string = MessageContent`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1message_custom_service_action.html)
public struct MessageCustomServiceAction: TDObject, CustomStringConvertible, CustomReflectable {
    public let text: String

    public init(text: String) {
        self.text = text
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"messageCustomServiceAction""#)
        wire.string(#","text":"#, self.text)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> MessageCustomServiceAction? {
        var text: String = ""
        var mark = wire.cursor
        repeat {
            wire.string(#","text":"#, &text)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return MessageCustomServiceAction(text: text)
    }
}

/// `messageGameScore game_message_id:int53 game_id:int64 score:int32 = MessageContent`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1message_game_score.html)
public struct MessageGameScore: TDObject, CustomStringConvertible {
    public let gameMessageID: Int64
    public let gameID: Int64
    public let score: Int32

    public init(gameMessageID: Int64, gameID: Int64, score: Int32) {
        self.gameMessageID = gameMessageID
        self.gameID = gameID
        self.score = score
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"messageGameScore""#)
        wire.int53(#","game_message_id":"#, self.gameMessageID)
        wire.int64(#","game_id":"#, self.gameID)
        wire.int32(#","score":"#, self.score)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> MessageGameScore? {
        var gameMessageID: Int64 = 0
        var gameID: Int64 = 0
        var score: Int32 = 0
        var mark = wire.cursor
        repeat {
            wire.int53(#","game_message_id":"#, &gameMessageID)
            wire.int64(#","game_id":"#, &gameID)
            wire.int32(#","score":"#, &score)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return MessageGameScore(gameMessageID: gameMessageID, gameID: gameID, score: score)
    }
}

/// `messageManagedBotCreated bot_user_id:int53 = MessageContent`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1message_managed_bot_created.html)
public struct MessageManagedBotCreated: TDObject, CustomStringConvertible {
    public let botUserID: Int64

    public init(botUserID: Int64) {
        self.botUserID = botUserID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"messageManagedBotCreated""#)
        wire.int53(#","bot_user_id":"#, self.botUserID)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> MessageManagedBotCreated? {
        var botUserID: Int64 = 0
        var mark = wire.cursor
        repeat {
            wire.int53(#","bot_user_id":"#, &botUserID)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return MessageManagedBotCreated(botUserID: botUserID)
    }
}

/// `messagePaymentSuccessful invoice_chat_id:int53 invoice_message_id:int53 currency:string total_amount:int53 subscription_until_date:int32 is_recurring:Bool is_first_recurring:Bool invoice_name:string = MessageContent`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1message_payment_successful.html)
public struct MessagePaymentSuccessful: TDObject, CustomStringConvertible, CustomReflectable {
    private final class Fields: Sendable {
        let invoiceChatID: Int64
        let invoiceMessageID: Int64
        let currency: String
        let totalAmount: Int64
        let subscriptionUntilDate: Int32
        let isRecurring: Bool
        let isFirstRecurring: Bool
        let invoiceName: String
        init(
            _ invoiceChatID: Int64,
            _ invoiceMessageID: Int64,
            _ currency: String,
            _ totalAmount: Int64,
            _ subscriptionUntilDate: Int32,
            _ isRecurring: Bool,
            _ isFirstRecurring: Bool,
            _ invoiceName: String
        ) {
            self.invoiceChatID = invoiceChatID
            self.invoiceMessageID = invoiceMessageID
            self.currency = currency
            self.totalAmount = totalAmount
            self.subscriptionUntilDate = subscriptionUntilDate
            self.isRecurring = isRecurring
            self.isFirstRecurring = isFirstRecurring
            self.invoiceName = invoiceName
        }
    }
    private let fields: Fields
    public var invoiceChatID: Int64 { fields.invoiceChatID }
    public var invoiceMessageID: Int64 { fields.invoiceMessageID }
    public var currency: String { fields.currency }
    public var totalAmount: Int64 { fields.totalAmount }
    /// Unix time in seconds.
    public var subscriptionUntilDate: Int32 { fields.subscriptionUntilDate }
    public var isRecurring: Bool { fields.isRecurring }
    public var isFirstRecurring: Bool { fields.isFirstRecurring }
    public var invoiceName: String { fields.invoiceName }

    public init(
        invoiceChatID: Int64,
        invoiceMessageID: Int64,
        currency: String,
        totalAmount: Int64,
        subscriptionUntilDate: Int32,
        isRecurring: Bool,
        isFirstRecurring: Bool,
        invoiceName: String
    ) {
        fields = Fields(
        invoiceChatID,
        invoiceMessageID,
        currency,
        totalAmount,
        subscriptionUntilDate,
        isRecurring,
        isFirstRecurring,
        invoiceName
    )
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"messagePaymentSuccessful""#)
        wire.int53(#","invoice_chat_id":"#, fields.invoiceChatID)
        wire.int53(#","invoice_message_id":"#, fields.invoiceMessageID)
        wire.string(#","currency":"#, fields.currency)
        wire.int53(#","total_amount":"#, fields.totalAmount)
        wire.int32(#","subscription_until_date":"#, fields.subscriptionUntilDate)
        wire.bool(#","is_recurring":"#, fields.isRecurring)
        wire.bool(#","is_first_recurring":"#, fields.isFirstRecurring)
        wire.string(#","invoice_name":"#, fields.invoiceName)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> MessagePaymentSuccessful? {
        var invoiceChatID: Int64 = 0
        var invoiceMessageID: Int64 = 0
        var currency: String = ""
        var totalAmount: Int64 = 0
        var subscriptionUntilDate: Int32 = 0
        var isRecurring: Bool = false
        var isFirstRecurring: Bool = false
        var invoiceName: String = ""
        var mark = wire.cursor
        repeat {
            wire.int53(#","invoice_chat_id":"#, &invoiceChatID)
            wire.int53(#","invoice_message_id":"#, &invoiceMessageID)
            wire.string(#","currency":"#, &currency)
            wire.int53(#","total_amount":"#, &totalAmount)
            wire.int32(#","subscription_until_date":"#, &subscriptionUntilDate)
            wire.bool(#","is_recurring":"#, &isRecurring)
            wire.bool(#","is_first_recurring":"#, &isFirstRecurring)
            wire.string(#","invoice_name":"#, &invoiceName)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return MessagePaymentSuccessful(
            invoiceChatID: invoiceChatID,
            invoiceMessageID: invoiceMessageID,
            currency: currency,
            totalAmount: totalAmount,
            subscriptionUntilDate: subscriptionUntilDate,
            isRecurring: isRecurring,
            isFirstRecurring: isFirstRecurring,
            invoiceName: invoiceName
        )
    }
}

/// `messagePaymentSuccessfulBot currency:string total_amount:int53 subscription_until_date:int32 is_recurring:Bool is_first_recurring:Bool invoice_payload:bytes shipping_option_id:string order_info:orderInfo telegram_payment_charge_id:string provider_payment_charge_id:string = MessageContent`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1message_payment_successful_bot.html)
public struct MessagePaymentSuccessfulBot: TDObject, CustomStringConvertible, CustomReflectable {
    private final class Fields: Sendable {
        let currency: String
        let totalAmount: Int64
        let subscriptionUntilDate: Int32
        let isRecurring: Bool
        let isFirstRecurring: Bool
        let invoicePayload: [UInt8]
        let shippingOptionID: String
        let orderInfo: OrderInfo?
        let telegramPaymentChargeID: String
        let providerPaymentChargeID: String
        init(
            _ currency: String,
            _ totalAmount: Int64,
            _ subscriptionUntilDate: Int32,
            _ isRecurring: Bool,
            _ isFirstRecurring: Bool,
            _ invoicePayload: [UInt8],
            _ shippingOptionID: String,
            _ orderInfo: OrderInfo?,
            _ telegramPaymentChargeID: String,
            _ providerPaymentChargeID: String
        ) {
            self.currency = currency
            self.totalAmount = totalAmount
            self.subscriptionUntilDate = subscriptionUntilDate
            self.isRecurring = isRecurring
            self.isFirstRecurring = isFirstRecurring
            self.invoicePayload = invoicePayload
            self.shippingOptionID = shippingOptionID
            self.orderInfo = orderInfo
            self.telegramPaymentChargeID = telegramPaymentChargeID
            self.providerPaymentChargeID = providerPaymentChargeID
        }
    }
    private let fields: Fields
    public var currency: String { fields.currency }
    public var totalAmount: Int64 { fields.totalAmount }
    /// Unix time in seconds.
    public var subscriptionUntilDate: Int32 { fields.subscriptionUntilDate }
    public var isRecurring: Bool { fields.isRecurring }
    public var isFirstRecurring: Bool { fields.isFirstRecurring }
    public var invoicePayload: [UInt8] { fields.invoicePayload }
    /// For bots only.
    public var shippingOptionID: String { fields.shippingOptionID }
    /// May be absent. For bots only.
    public var orderInfo: OrderInfo? { fields.orderInfo }
    public var telegramPaymentChargeID: String { fields.telegramPaymentChargeID }
    public var providerPaymentChargeID: String { fields.providerPaymentChargeID }

    public init(
        currency: String,
        totalAmount: Int64,
        subscriptionUntilDate: Int32,
        isRecurring: Bool,
        isFirstRecurring: Bool,
        invoicePayload: [UInt8],
        shippingOptionID: String,
        orderInfo: OrderInfo? = nil,
        telegramPaymentChargeID: String,
        providerPaymentChargeID: String
    ) {
        fields = Fields(
        currency,
        totalAmount,
        subscriptionUntilDate,
        isRecurring,
        isFirstRecurring,
        invoicePayload,
        shippingOptionID,
        orderInfo,
        telegramPaymentChargeID,
        providerPaymentChargeID
    )
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"messagePaymentSuccessfulBot""#)
        wire.string(#","currency":"#, fields.currency)
        wire.int53(#","total_amount":"#, fields.totalAmount)
        wire.int32(#","subscription_until_date":"#, fields.subscriptionUntilDate)
        wire.bool(#","is_recurring":"#, fields.isRecurring)
        wire.bool(#","is_first_recurring":"#, fields.isFirstRecurring)
        wire.bytes(#","invoice_payload":"#, fields.invoicePayload)
        wire.string(#","shipping_option_id":"#, fields.shippingOptionID)
        wire.object(#","order_info":"#, fields.orderInfo)
        wire.string(#","telegram_payment_charge_id":"#, fields.telegramPaymentChargeID)
        wire.string(#","provider_payment_charge_id":"#, fields.providerPaymentChargeID)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> MessagePaymentSuccessfulBot? {
        var currency: String = ""
        var totalAmount: Int64 = 0
        var subscriptionUntilDate: Int32 = 0
        var isRecurring: Bool = false
        var isFirstRecurring: Bool = false
        var invoicePayload: [UInt8] = []
        var shippingOptionID: String = ""
        var orderInfo: OrderInfo? = nil
        var telegramPaymentChargeID: String = ""
        var providerPaymentChargeID: String = ""
        var mark = wire.cursor
        repeat {
            wire.string(#","currency":"#, &currency)
            wire.int53(#","total_amount":"#, &totalAmount)
            wire.int32(#","subscription_until_date":"#, &subscriptionUntilDate)
            wire.bool(#","is_recurring":"#, &isRecurring)
            wire.bool(#","is_first_recurring":"#, &isFirstRecurring)
            wire.bytes(#","invoice_payload":"#, &invoicePayload)
            wire.string(#","shipping_option_id":"#, &shippingOptionID)
            wire.object(#","order_info":"#, &orderInfo)
            wire.string(#","telegram_payment_charge_id":"#, &telegramPaymentChargeID)
            wire.string(#","provider_payment_charge_id":"#, &providerPaymentChargeID)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return MessagePaymentSuccessfulBot(
            currency: currency,
            totalAmount: totalAmount,
            subscriptionUntilDate: subscriptionUntilDate,
            isRecurring: isRecurring,
            isFirstRecurring: isFirstRecurring,
            invoicePayload: invoicePayload,
            shippingOptionID: shippingOptionID,
            orderInfo: orderInfo,
            telegramPaymentChargeID: telegramPaymentChargeID,
            providerPaymentChargeID: providerPaymentChargeID
        )
    }
}

/// `messagePaymentRefunded owner_id:MessageSender currency:string total_amount:int53 invoice_payload:bytes telegram_payment_charge_id:string provider_payment_charge_id:string = MessageContent`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1message_payment_refunded.html)
public struct MessagePaymentRefunded: TDObject, CustomStringConvertible, CustomReflectable {
    private final class Fields: Sendable {
        let ownerID: MessageSender
        let currency: String
        let totalAmount: Int64
        let invoicePayload: [UInt8]
        let telegramPaymentChargeID: String
        let providerPaymentChargeID: String
        init(
            _ ownerID: MessageSender,
            _ currency: String,
            _ totalAmount: Int64,
            _ invoicePayload: [UInt8],
            _ telegramPaymentChargeID: String,
            _ providerPaymentChargeID: String
        ) {
            self.ownerID = ownerID
            self.currency = currency
            self.totalAmount = totalAmount
            self.invoicePayload = invoicePayload
            self.telegramPaymentChargeID = telegramPaymentChargeID
            self.providerPaymentChargeID = providerPaymentChargeID
        }
    }
    private let fields: Fields
    public var ownerID: MessageSender { fields.ownerID }
    public var currency: String { fields.currency }
    public var totalAmount: Int64 { fields.totalAmount }
    /// For bots only.
    public var invoicePayload: [UInt8] { fields.invoicePayload }
    public var telegramPaymentChargeID: String { fields.telegramPaymentChargeID }
    public var providerPaymentChargeID: String { fields.providerPaymentChargeID }

    public init(
        ownerID: MessageSender,
        currency: String,
        totalAmount: Int64,
        invoicePayload: [UInt8],
        telegramPaymentChargeID: String,
        providerPaymentChargeID: String
    ) {
        fields = Fields(
        ownerID,
        currency,
        totalAmount,
        invoicePayload,
        telegramPaymentChargeID,
        providerPaymentChargeID
    )
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"messagePaymentRefunded""#)
        wire.object(#","owner_id":"#, fields.ownerID)
        wire.string(#","currency":"#, fields.currency)
        wire.int53(#","total_amount":"#, fields.totalAmount)
        wire.bytes(#","invoice_payload":"#, fields.invoicePayload)
        wire.string(#","telegram_payment_charge_id":"#, fields.telegramPaymentChargeID)
        wire.string(#","provider_payment_charge_id":"#, fields.providerPaymentChargeID)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> MessagePaymentRefunded? {
        var ownerID: MessageSender? = nil
        var currency: String = ""
        var totalAmount: Int64 = 0
        var invoicePayload: [UInt8] = []
        var telegramPaymentChargeID: String = ""
        var providerPaymentChargeID: String = ""
        var mark = wire.cursor
        repeat {
            wire.object(#","owner_id":"#, &ownerID)
            wire.string(#","currency":"#, &currency)
            wire.int53(#","total_amount":"#, &totalAmount)
            wire.bytes(#","invoice_payload":"#, &invoicePayload)
            wire.string(#","telegram_payment_charge_id":"#, &telegramPaymentChargeID)
            wire.string(#","provider_payment_charge_id":"#, &providerPaymentChargeID)
        } while wire.more(&mark)
        guard !wire.failed, let ownerID = wire.required(consume ownerID) else { wire.missing("owner_id"); return nil }
        return MessagePaymentRefunded(
            ownerID: ownerID,
            currency: currency,
            totalAmount: totalAmount,
            invoicePayload: invoicePayload,
            telegramPaymentChargeID: telegramPaymentChargeID,
            providerPaymentChargeID: providerPaymentChargeID
        )
    }
}

/// `messageGiftedPremium gifter_user_id:int53 receiver_user_id:int53 text:formattedText currency:string amount:int53 cryptocurrency:string cryptocurrency_amount:int64 month_count:int32 day_count:int32 sticker:sticker = MessageContent`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1message_gifted_premium.html)
public struct MessageGiftedPremium: TDObject, CustomStringConvertible {
    private final class Fields: Sendable {
        let gifterUserID: Int64
        let receiverUserID: Int64
        let text: FormattedText
        let currency: String
        let amount: Int64
        let cryptocurrency: String
        let cryptocurrencyAmount: Int64
        let monthCount: Int32
        let dayCount: Int32
        let sticker: Sticker?
        init(
            _ gifterUserID: Int64,
            _ receiverUserID: Int64,
            _ text: FormattedText,
            _ currency: String,
            _ amount: Int64,
            _ cryptocurrency: String,
            _ cryptocurrencyAmount: Int64,
            _ monthCount: Int32,
            _ dayCount: Int32,
            _ sticker: Sticker?
        ) {
            self.gifterUserID = gifterUserID
            self.receiverUserID = receiverUserID
            self.text = text
            self.currency = currency
            self.amount = amount
            self.cryptocurrency = cryptocurrency
            self.cryptocurrencyAmount = cryptocurrencyAmount
            self.monthCount = monthCount
            self.dayCount = dayCount
            self.sticker = sticker
        }
    }
    private let fields: Fields
    public var gifterUserID: Int64 { fields.gifterUserID }
    public var receiverUserID: Int64 { fields.receiverUserID }
    public var text: FormattedText { fields.text }
    public var currency: String { fields.currency }
    public var amount: Int64 { fields.amount }
    public var cryptocurrency: String { fields.cryptocurrency }
    public var cryptocurrencyAmount: Int64 { fields.cryptocurrencyAmount }
    public var monthCount: Int32 { fields.monthCount }
    public var dayCount: Int32 { fields.dayCount }
    /// May be absent.
    public var sticker: Sticker? { fields.sticker }

    public init(
        gifterUserID: Int64,
        receiverUserID: Int64,
        text: FormattedText,
        currency: String,
        amount: Int64,
        cryptocurrency: String,
        cryptocurrencyAmount: Int64,
        monthCount: Int32,
        dayCount: Int32,
        sticker: Sticker? = nil
    ) {
        fields = Fields(
        gifterUserID,
        receiverUserID,
        text,
        currency,
        amount,
        cryptocurrency,
        cryptocurrencyAmount,
        monthCount,
        dayCount,
        sticker
    )
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"messageGiftedPremium""#)
        wire.int53(#","gifter_user_id":"#, fields.gifterUserID)
        wire.int53(#","receiver_user_id":"#, fields.receiverUserID)
        wire.object(#","text":"#, fields.text)
        wire.string(#","currency":"#, fields.currency)
        wire.int53(#","amount":"#, fields.amount)
        wire.string(#","cryptocurrency":"#, fields.cryptocurrency)
        wire.int64(#","cryptocurrency_amount":"#, fields.cryptocurrencyAmount)
        wire.int32(#","month_count":"#, fields.monthCount)
        wire.int32(#","day_count":"#, fields.dayCount)
        wire.object(#","sticker":"#, fields.sticker)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> MessageGiftedPremium? {
        var gifterUserID: Int64 = 0
        var receiverUserID: Int64 = 0
        var text: FormattedText? = nil
        var currency: String = ""
        var amount: Int64 = 0
        var cryptocurrency: String = ""
        var cryptocurrencyAmount: Int64 = 0
        var monthCount: Int32 = 0
        var dayCount: Int32 = 0
        var sticker: Sticker? = nil
        var mark = wire.cursor
        repeat {
            wire.int53(#","gifter_user_id":"#, &gifterUserID)
            wire.int53(#","receiver_user_id":"#, &receiverUserID)
            wire.object(#","text":"#, &text)
            wire.string(#","currency":"#, &currency)
            wire.int53(#","amount":"#, &amount)
            wire.string(#","cryptocurrency":"#, &cryptocurrency)
            wire.int64(#","cryptocurrency_amount":"#, &cryptocurrencyAmount)
            wire.int32(#","month_count":"#, &monthCount)
            wire.int32(#","day_count":"#, &dayCount)
            wire.object(#","sticker":"#, &sticker)
        } while wire.more(&mark)
        guard !wire.failed, let text = wire.required(consume text) else { wire.missing("text"); return nil }
        return MessageGiftedPremium(
            gifterUserID: gifterUserID,
            receiverUserID: receiverUserID,
            text: text,
            currency: currency,
            amount: amount,
            cryptocurrency: cryptocurrency,
            cryptocurrencyAmount: cryptocurrencyAmount,
            monthCount: monthCount,
            dayCount: dayCount,
            sticker: sticker
        )
    }
}

/// `messagePremiumGiftCode creator_id:MessageSender text:formattedText is_from_giveaway:Bool is_unclaimed:Bool currency:string amount:int53 cryptocurrency:string cryptocurrency_amount:int64 month_count:int32 day_count:int32 sticker:sticker code:string = MessageContent`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1message_premium_gift_code.html)
public struct MessagePremiumGiftCode: TDObject, CustomStringConvertible, CustomReflectable {
    private final class Fields: Sendable {
        let creatorID: MessageSender?
        let text: FormattedText
        let isFromGiveaway: Bool
        let isUnclaimed: Bool
        let currency: String
        let amount: Int64
        let cryptocurrency: String
        let cryptocurrencyAmount: Int64
        let monthCount: Int32
        let dayCount: Int32
        let sticker: Sticker?
        let code: String
        init(
            _ creatorID: MessageSender?,
            _ text: FormattedText,
            _ isFromGiveaway: Bool,
            _ isUnclaimed: Bool,
            _ currency: String,
            _ amount: Int64,
            _ cryptocurrency: String,
            _ cryptocurrencyAmount: Int64,
            _ monthCount: Int32,
            _ dayCount: Int32,
            _ sticker: Sticker?,
            _ code: String
        ) {
            self.creatorID = creatorID
            self.text = text
            self.isFromGiveaway = isFromGiveaway
            self.isUnclaimed = isUnclaimed
            self.currency = currency
            self.amount = amount
            self.cryptocurrency = cryptocurrency
            self.cryptocurrencyAmount = cryptocurrencyAmount
            self.monthCount = monthCount
            self.dayCount = dayCount
            self.sticker = sticker
            self.code = code
        }
    }
    private let fields: Fields
    /// May be absent.
    public var creatorID: MessageSender? { fields.creatorID }
    public var text: FormattedText { fields.text }
    public var isFromGiveaway: Bool { fields.isFromGiveaway }
    public var isUnclaimed: Bool { fields.isUnclaimed }
    public var currency: String { fields.currency }
    public var amount: Int64 { fields.amount }
    public var cryptocurrency: String { fields.cryptocurrency }
    public var cryptocurrencyAmount: Int64 { fields.cryptocurrencyAmount }
    public var monthCount: Int32 { fields.monthCount }
    public var dayCount: Int32 { fields.dayCount }
    /// May be absent.
    public var sticker: Sticker? { fields.sticker }
    public var code: String { fields.code }

    public init(
        creatorID: MessageSender? = nil,
        text: FormattedText,
        isFromGiveaway: Bool,
        isUnclaimed: Bool,
        currency: String,
        amount: Int64,
        cryptocurrency: String,
        cryptocurrencyAmount: Int64,
        monthCount: Int32,
        dayCount: Int32,
        sticker: Sticker? = nil,
        code: String
    ) {
        fields = Fields(
        creatorID,
        text,
        isFromGiveaway,
        isUnclaimed,
        currency,
        amount,
        cryptocurrency,
        cryptocurrencyAmount,
        monthCount,
        dayCount,
        sticker,
        code
    )
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"messagePremiumGiftCode""#)
        wire.object(#","creator_id":"#, fields.creatorID)
        wire.object(#","text":"#, fields.text)
        wire.bool(#","is_from_giveaway":"#, fields.isFromGiveaway)
        wire.bool(#","is_unclaimed":"#, fields.isUnclaimed)
        wire.string(#","currency":"#, fields.currency)
        wire.int53(#","amount":"#, fields.amount)
        wire.string(#","cryptocurrency":"#, fields.cryptocurrency)
        wire.int64(#","cryptocurrency_amount":"#, fields.cryptocurrencyAmount)
        wire.int32(#","month_count":"#, fields.monthCount)
        wire.int32(#","day_count":"#, fields.dayCount)
        wire.object(#","sticker":"#, fields.sticker)
        wire.string(#","code":"#, fields.code)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> MessagePremiumGiftCode? {
        var creatorID: MessageSender? = nil
        var text: FormattedText? = nil
        var isFromGiveaway: Bool = false
        var isUnclaimed: Bool = false
        var currency: String = ""
        var amount: Int64 = 0
        var cryptocurrency: String = ""
        var cryptocurrencyAmount: Int64 = 0
        var monthCount: Int32 = 0
        var dayCount: Int32 = 0
        var sticker: Sticker? = nil
        var code: String = ""
        var mark = wire.cursor
        repeat {
            wire.object(#","creator_id":"#, &creatorID)
            wire.object(#","text":"#, &text)
            wire.bool(#","is_from_giveaway":"#, &isFromGiveaway)
            wire.bool(#","is_unclaimed":"#, &isUnclaimed)
            wire.string(#","currency":"#, &currency)
            wire.int53(#","amount":"#, &amount)
            wire.string(#","cryptocurrency":"#, &cryptocurrency)
            wire.int64(#","cryptocurrency_amount":"#, &cryptocurrencyAmount)
            wire.int32(#","month_count":"#, &monthCount)
            wire.int32(#","day_count":"#, &dayCount)
            wire.object(#","sticker":"#, &sticker)
            wire.string(#","code":"#, &code)
        } while wire.more(&mark)
        guard !wire.failed, let text = wire.required(consume text) else { wire.missing("text"); return nil }
        return MessagePremiumGiftCode(
            creatorID: creatorID,
            text: text,
            isFromGiveaway: isFromGiveaway,
            isUnclaimed: isUnclaimed,
            currency: currency,
            amount: amount,
            cryptocurrency: cryptocurrency,
            cryptocurrencyAmount: cryptocurrencyAmount,
            monthCount: monthCount,
            dayCount: dayCount,
            sticker: sticker,
            code: code
        )
    }
}

/// `messageGiveawayCreated star_count:int53 = MessageContent`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1message_giveaway_created.html)
public struct MessageGiveawayCreated: TDObject, CustomStringConvertible {
    public let starCount: Int64

    public init(starCount: Int64) {
        self.starCount = starCount
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"messageGiveawayCreated""#)
        wire.int53(#","star_count":"#, self.starCount)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> MessageGiveawayCreated? {
        var starCount: Int64 = 0
        var mark = wire.cursor
        repeat {
            wire.int53(#","star_count":"#, &starCount)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return MessageGiveawayCreated(starCount: starCount)
    }
}

/// `messageGiveaway parameters:giveawayParameters winner_count:int32 prize:GiveawayPrize sticker:sticker = MessageContent`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1message_giveaway.html)
public struct MessageGiveaway: TDObject, CustomStringConvertible {
    public let parameters: GiveawayParameters
    public let winnerCount: Int32
    public let prize: GiveawayPrize
    /// May be absent.
    public let sticker: Sticker?

    public init(parameters: GiveawayParameters, winnerCount: Int32, prize: GiveawayPrize, sticker: Sticker? = nil) {
        self.parameters = parameters
        self.winnerCount = winnerCount
        self.prize = prize
        self.sticker = sticker
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"messageGiveaway""#)
        wire.object(#","parameters":"#, self.parameters)
        wire.int32(#","winner_count":"#, self.winnerCount)
        wire.object(#","prize":"#, self.prize)
        wire.object(#","sticker":"#, self.sticker)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> MessageGiveaway? {
        var parameters: GiveawayParameters? = nil
        var winnerCount: Int32 = 0
        var prize: GiveawayPrize? = nil
        var sticker: Sticker? = nil
        var mark = wire.cursor
        repeat {
            wire.object(#","parameters":"#, &parameters)
            wire.int32(#","winner_count":"#, &winnerCount)
            wire.object(#","prize":"#, &prize)
            wire.object(#","sticker":"#, &sticker)
        } while wire.more(&mark)
        guard 
            !wire.failed,
            let parameters = wire.required(consume parameters),
            let prize = wire.required(consume prize)
         else { wire.missing("parameters prize"); return nil }
        return MessageGiveaway(parameters: parameters, winnerCount: winnerCount, prize: prize, sticker: sticker)
    }
}

/// `messageGiveawayCompleted giveaway_message_id:int53 winner_count:int32 is_star_giveaway:Bool unclaimed_prize_count:int32 = MessageContent`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1message_giveaway_completed.html)
public struct MessageGiveawayCompleted: TDObject, CustomStringConvertible {
    public let giveawayMessageID: Int64
    public let winnerCount: Int32
    public let isStarGiveaway: Bool
    public let unclaimedPrizeCount: Int32

    public init(giveawayMessageID: Int64, winnerCount: Int32, isStarGiveaway: Bool, unclaimedPrizeCount: Int32) {
        self.giveawayMessageID = giveawayMessageID
        self.winnerCount = winnerCount
        self.isStarGiveaway = isStarGiveaway
        self.unclaimedPrizeCount = unclaimedPrizeCount
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"messageGiveawayCompleted""#)
        wire.int53(#","giveaway_message_id":"#, self.giveawayMessageID)
        wire.int32(#","winner_count":"#, self.winnerCount)
        wire.bool(#","is_star_giveaway":"#, self.isStarGiveaway)
        wire.int32(#","unclaimed_prize_count":"#, self.unclaimedPrizeCount)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> MessageGiveawayCompleted? {
        var giveawayMessageID: Int64 = 0
        var winnerCount: Int32 = 0
        var isStarGiveaway: Bool = false
        var unclaimedPrizeCount: Int32 = 0
        var mark = wire.cursor
        repeat {
            wire.int53(#","giveaway_message_id":"#, &giveawayMessageID)
            wire.int32(#","winner_count":"#, &winnerCount)
            wire.bool(#","is_star_giveaway":"#, &isStarGiveaway)
            wire.int32(#","unclaimed_prize_count":"#, &unclaimedPrizeCount)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return MessageGiveawayCompleted(
            giveawayMessageID: giveawayMessageID,
            winnerCount: winnerCount,
            isStarGiveaway: isStarGiveaway,
            unclaimedPrizeCount: unclaimedPrizeCount
        )
    }
}

/// `messageGiveawayWinners boosted_chat_id:int53 giveaway_message_id:int53 additional_chat_count:int32 actual_winners_selection_date:int32 only_new_members:Bool was_refunded:Bool prize:GiveawayPrize prize_description:string winner_count:int32 winner_user_ids:vector<int53> unclaimed_prize_count:int32 = MessageContent`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1message_giveaway_winners.html)
public struct MessageGiveawayWinners: TDObject, CustomStringConvertible, CustomReflectable {
    private final class Fields: Sendable {
        let boostedChatID: Int64
        let giveawayMessageID: Int64
        let additionalChatCount: Int32
        let actualWinnersSelectionDate: Int32
        let onlyNewMembers: Bool
        let wasRefunded: Bool
        let prize: GiveawayPrize
        let prizeDescription: String
        let winnerCount: Int32
        let winnerUserIDs: [Int64]
        let unclaimedPrizeCount: Int32
        init(
            _ boostedChatID: Int64,
            _ giveawayMessageID: Int64,
            _ additionalChatCount: Int32,
            _ actualWinnersSelectionDate: Int32,
            _ onlyNewMembers: Bool,
            _ wasRefunded: Bool,
            _ prize: GiveawayPrize,
            _ prizeDescription: String,
            _ winnerCount: Int32,
            _ winnerUserIDs: [Int64],
            _ unclaimedPrizeCount: Int32
        ) {
            self.boostedChatID = boostedChatID
            self.giveawayMessageID = giveawayMessageID
            self.additionalChatCount = additionalChatCount
            self.actualWinnersSelectionDate = actualWinnersSelectionDate
            self.onlyNewMembers = onlyNewMembers
            self.wasRefunded = wasRefunded
            self.prize = prize
            self.prizeDescription = prizeDescription
            self.winnerCount = winnerCount
            self.winnerUserIDs = winnerUserIDs
            self.unclaimedPrizeCount = unclaimedPrizeCount
        }
    }
    private let fields: Fields
    public var boostedChatID: Int64 { fields.boostedChatID }
    public var giveawayMessageID: Int64 { fields.giveawayMessageID }
    public var additionalChatCount: Int32 { fields.additionalChatCount }
    /// Unix time in seconds.
    public var actualWinnersSelectionDate: Int32 { fields.actualWinnersSelectionDate }
    public var onlyNewMembers: Bool { fields.onlyNewMembers }
    public var wasRefunded: Bool { fields.wasRefunded }
    public var prize: GiveawayPrize { fields.prize }
    public var prizeDescription: String { fields.prizeDescription }
    public var winnerCount: Int32 { fields.winnerCount }
    public var winnerUserIDs: [Int64] { fields.winnerUserIDs }
    public var unclaimedPrizeCount: Int32 { fields.unclaimedPrizeCount }

    public init(
        boostedChatID: Int64,
        giveawayMessageID: Int64,
        additionalChatCount: Int32,
        actualWinnersSelectionDate: Int32,
        onlyNewMembers: Bool,
        wasRefunded: Bool,
        prize: GiveawayPrize,
        prizeDescription: String,
        winnerCount: Int32,
        winnerUserIDs: [Int64],
        unclaimedPrizeCount: Int32
    ) {
        fields = Fields(
        boostedChatID,
        giveawayMessageID,
        additionalChatCount,
        actualWinnersSelectionDate,
        onlyNewMembers,
        wasRefunded,
        prize,
        prizeDescription,
        winnerCount,
        winnerUserIDs,
        unclaimedPrizeCount
    )
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"messageGiveawayWinners""#)
        wire.int53(#","boosted_chat_id":"#, fields.boostedChatID)
        wire.int53(#","giveaway_message_id":"#, fields.giveawayMessageID)
        wire.int32(#","additional_chat_count":"#, fields.additionalChatCount)
        wire.int32(#","actual_winners_selection_date":"#, fields.actualWinnersSelectionDate)
        wire.bool(#","only_new_members":"#, fields.onlyNewMembers)
        wire.bool(#","was_refunded":"#, fields.wasRefunded)
        wire.object(#","prize":"#, fields.prize)
        wire.string(#","prize_description":"#, fields.prizeDescription)
        wire.int32(#","winner_count":"#, fields.winnerCount)
        wire.int53s(#","winner_user_ids":"#, fields.winnerUserIDs)
        wire.int32(#","unclaimed_prize_count":"#, fields.unclaimedPrizeCount)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> MessageGiveawayWinners? {
        var boostedChatID: Int64 = 0
        var giveawayMessageID: Int64 = 0
        var additionalChatCount: Int32 = 0
        var actualWinnersSelectionDate: Int32 = 0
        var onlyNewMembers: Bool = false
        var wasRefunded: Bool = false
        var prize: GiveawayPrize? = nil
        var prizeDescription: String = ""
        var winnerCount: Int32 = 0
        var winnerUserIDs: [Int64] = []
        var unclaimedPrizeCount: Int32 = 0
        var mark = wire.cursor
        repeat {
            wire.int53(#","boosted_chat_id":"#, &boostedChatID)
            wire.int53(#","giveaway_message_id":"#, &giveawayMessageID)
            wire.int32(#","additional_chat_count":"#, &additionalChatCount)
            wire.int32(#","actual_winners_selection_date":"#, &actualWinnersSelectionDate)
            wire.bool(#","only_new_members":"#, &onlyNewMembers)
            wire.bool(#","was_refunded":"#, &wasRefunded)
            wire.object(#","prize":"#, &prize)
            wire.string(#","prize_description":"#, &prizeDescription)
            wire.int32(#","winner_count":"#, &winnerCount)
            wire.int53s(#","winner_user_ids":"#, &winnerUserIDs)
            wire.int32(#","unclaimed_prize_count":"#, &unclaimedPrizeCount)
        } while wire.more(&mark)
        guard !wire.failed, let prize = wire.required(consume prize) else { wire.missing("prize"); return nil }
        return MessageGiveawayWinners(
            boostedChatID: boostedChatID,
            giveawayMessageID: giveawayMessageID,
            additionalChatCount: additionalChatCount,
            actualWinnersSelectionDate: actualWinnersSelectionDate,
            onlyNewMembers: onlyNewMembers,
            wasRefunded: wasRefunded,
            prize: prize,
            prizeDescription: prizeDescription,
            winnerCount: winnerCount,
            winnerUserIDs: winnerUserIDs,
            unclaimedPrizeCount: unclaimedPrizeCount
        )
    }
}

/// `messageGiftedStars gifter_user_id:int53 receiver_user_id:int53 currency:string amount:int53 cryptocurrency:string cryptocurrency_amount:int64 star_count:int53 transaction_id:string sticker:sticker = MessageContent`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1message_gifted_stars.html)
public struct MessageGiftedStars: TDObject, CustomStringConvertible, CustomReflectable {
    private final class Fields: Sendable {
        let gifterUserID: Int64
        let receiverUserID: Int64
        let currency: String
        let amount: Int64
        let cryptocurrency: String
        let cryptocurrencyAmount: Int64
        let starCount: Int64
        let transactionID: String
        let sticker: Sticker?
        init(
            _ gifterUserID: Int64,
            _ receiverUserID: Int64,
            _ currency: String,
            _ amount: Int64,
            _ cryptocurrency: String,
            _ cryptocurrencyAmount: Int64,
            _ starCount: Int64,
            _ transactionID: String,
            _ sticker: Sticker?
        ) {
            self.gifterUserID = gifterUserID
            self.receiverUserID = receiverUserID
            self.currency = currency
            self.amount = amount
            self.cryptocurrency = cryptocurrency
            self.cryptocurrencyAmount = cryptocurrencyAmount
            self.starCount = starCount
            self.transactionID = transactionID
            self.sticker = sticker
        }
    }
    private let fields: Fields
    public var gifterUserID: Int64 { fields.gifterUserID }
    public var receiverUserID: Int64 { fields.receiverUserID }
    public var currency: String { fields.currency }
    public var amount: Int64 { fields.amount }
    public var cryptocurrency: String { fields.cryptocurrency }
    public var cryptocurrencyAmount: Int64 { fields.cryptocurrencyAmount }
    public var starCount: Int64 { fields.starCount }
    public var transactionID: String { fields.transactionID }
    /// May be absent.
    public var sticker: Sticker? { fields.sticker }

    public init(
        gifterUserID: Int64,
        receiverUserID: Int64,
        currency: String,
        amount: Int64,
        cryptocurrency: String,
        cryptocurrencyAmount: Int64,
        starCount: Int64,
        transactionID: String,
        sticker: Sticker? = nil
    ) {
        fields = Fields(
        gifterUserID,
        receiverUserID,
        currency,
        amount,
        cryptocurrency,
        cryptocurrencyAmount,
        starCount,
        transactionID,
        sticker
    )
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"messageGiftedStars""#)
        wire.int53(#","gifter_user_id":"#, fields.gifterUserID)
        wire.int53(#","receiver_user_id":"#, fields.receiverUserID)
        wire.string(#","currency":"#, fields.currency)
        wire.int53(#","amount":"#, fields.amount)
        wire.string(#","cryptocurrency":"#, fields.cryptocurrency)
        wire.int64(#","cryptocurrency_amount":"#, fields.cryptocurrencyAmount)
        wire.int53(#","star_count":"#, fields.starCount)
        wire.string(#","transaction_id":"#, fields.transactionID)
        wire.object(#","sticker":"#, fields.sticker)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> MessageGiftedStars? {
        var gifterUserID: Int64 = 0
        var receiverUserID: Int64 = 0
        var currency: String = ""
        var amount: Int64 = 0
        var cryptocurrency: String = ""
        var cryptocurrencyAmount: Int64 = 0
        var starCount: Int64 = 0
        var transactionID: String = ""
        var sticker: Sticker? = nil
        var mark = wire.cursor
        repeat {
            wire.int53(#","gifter_user_id":"#, &gifterUserID)
            wire.int53(#","receiver_user_id":"#, &receiverUserID)
            wire.string(#","currency":"#, &currency)
            wire.int53(#","amount":"#, &amount)
            wire.string(#","cryptocurrency":"#, &cryptocurrency)
            wire.int64(#","cryptocurrency_amount":"#, &cryptocurrencyAmount)
            wire.int53(#","star_count":"#, &starCount)
            wire.string(#","transaction_id":"#, &transactionID)
            wire.object(#","sticker":"#, &sticker)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return MessageGiftedStars(
            gifterUserID: gifterUserID,
            receiverUserID: receiverUserID,
            currency: currency,
            amount: amount,
            cryptocurrency: cryptocurrency,
            cryptocurrencyAmount: cryptocurrencyAmount,
            starCount: starCount,
            transactionID: transactionID,
            sticker: sticker
        )
    }
}

/// `messageGiftedTon gifter_user_id:int53 receiver_user_id:int53 gram_amount:int53 transaction_id:string sticker:sticker = MessageContent`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1message_gifted_ton.html)
public struct MessageGiftedTon: TDObject, CustomStringConvertible, CustomReflectable {
    private final class Fields: Sendable {
        let gifterUserID: Int64
        let receiverUserID: Int64
        let gramAmount: Int64
        let transactionID: String
        let sticker: Sticker?
        init(
            _ gifterUserID: Int64,
            _ receiverUserID: Int64,
            _ gramAmount: Int64,
            _ transactionID: String,
            _ sticker: Sticker?
        ) {
            self.gifterUserID = gifterUserID
            self.receiverUserID = receiverUserID
            self.gramAmount = gramAmount
            self.transactionID = transactionID
            self.sticker = sticker
        }
    }
    private let fields: Fields
    public var gifterUserID: Int64 { fields.gifterUserID }
    public var receiverUserID: Int64 { fields.receiverUserID }
    public var gramAmount: Int64 { fields.gramAmount }
    public var transactionID: String { fields.transactionID }
    /// May be absent.
    public var sticker: Sticker? { fields.sticker }

    public init(
        gifterUserID: Int64,
        receiverUserID: Int64,
        gramAmount: Int64,
        transactionID: String,
        sticker: Sticker? = nil
    ) {
        fields = Fields(gifterUserID, receiverUserID, gramAmount, transactionID, sticker)
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"messageGiftedTon""#)
        wire.int53(#","gifter_user_id":"#, fields.gifterUserID)
        wire.int53(#","receiver_user_id":"#, fields.receiverUserID)
        wire.int53(#","gram_amount":"#, fields.gramAmount)
        wire.string(#","transaction_id":"#, fields.transactionID)
        wire.object(#","sticker":"#, fields.sticker)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> MessageGiftedTon? {
        var gifterUserID: Int64 = 0
        var receiverUserID: Int64 = 0
        var gramAmount: Int64 = 0
        var transactionID: String = ""
        var sticker: Sticker? = nil
        var mark = wire.cursor
        repeat {
            wire.int53(#","gifter_user_id":"#, &gifterUserID)
            wire.int53(#","receiver_user_id":"#, &receiverUserID)
            wire.int53(#","gram_amount":"#, &gramAmount)
            wire.string(#","transaction_id":"#, &transactionID)
            wire.object(#","sticker":"#, &sticker)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return MessageGiftedTon(
            gifterUserID: gifterUserID,
            receiverUserID: receiverUserID,
            gramAmount: gramAmount,
            transactionID: transactionID,
            sticker: sticker
        )
    }
}

/// `messageGiveawayPrizeStars star_count:int53 transaction_id:string boosted_chat_id:int53 giveaway_message_id:int53 is_unclaimed:Bool sticker:sticker = MessageContent`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1message_giveaway_prize_stars.html)
public struct MessageGiveawayPrizeStars: TDObject, CustomStringConvertible, CustomReflectable {
    private final class Fields: Sendable {
        let starCount: Int64
        let transactionID: String
        let boostedChatID: Int64
        let giveawayMessageID: Int64
        let isUnclaimed: Bool
        let sticker: Sticker?
        init(
            _ starCount: Int64,
            _ transactionID: String,
            _ boostedChatID: Int64,
            _ giveawayMessageID: Int64,
            _ isUnclaimed: Bool,
            _ sticker: Sticker?
        ) {
            self.starCount = starCount
            self.transactionID = transactionID
            self.boostedChatID = boostedChatID
            self.giveawayMessageID = giveawayMessageID
            self.isUnclaimed = isUnclaimed
            self.sticker = sticker
        }
    }
    private let fields: Fields
    public var starCount: Int64 { fields.starCount }
    public var transactionID: String { fields.transactionID }
    public var boostedChatID: Int64 { fields.boostedChatID }
    public var giveawayMessageID: Int64 { fields.giveawayMessageID }
    public var isUnclaimed: Bool { fields.isUnclaimed }
    /// May be absent.
    public var sticker: Sticker? { fields.sticker }

    public init(
        starCount: Int64,
        transactionID: String,
        boostedChatID: Int64,
        giveawayMessageID: Int64,
        isUnclaimed: Bool,
        sticker: Sticker? = nil
    ) {
        fields = Fields(starCount, transactionID, boostedChatID, giveawayMessageID, isUnclaimed, sticker)
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"messageGiveawayPrizeStars""#)
        wire.int53(#","star_count":"#, fields.starCount)
        wire.string(#","transaction_id":"#, fields.transactionID)
        wire.int53(#","boosted_chat_id":"#, fields.boostedChatID)
        wire.int53(#","giveaway_message_id":"#, fields.giveawayMessageID)
        wire.bool(#","is_unclaimed":"#, fields.isUnclaimed)
        wire.object(#","sticker":"#, fields.sticker)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> MessageGiveawayPrizeStars? {
        var starCount: Int64 = 0
        var transactionID: String = ""
        var boostedChatID: Int64 = 0
        var giveawayMessageID: Int64 = 0
        var isUnclaimed: Bool = false
        var sticker: Sticker? = nil
        var mark = wire.cursor
        repeat {
            wire.int53(#","star_count":"#, &starCount)
            wire.string(#","transaction_id":"#, &transactionID)
            wire.int53(#","boosted_chat_id":"#, &boostedChatID)
            wire.int53(#","giveaway_message_id":"#, &giveawayMessageID)
            wire.bool(#","is_unclaimed":"#, &isUnclaimed)
            wire.object(#","sticker":"#, &sticker)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return MessageGiveawayPrizeStars(
            starCount: starCount,
            transactionID: transactionID,
            boostedChatID: boostedChatID,
            giveawayMessageID: giveawayMessageID,
            isUnclaimed: isUnclaimed,
            sticker: sticker
        )
    }
}

/// `messageGift gift:gift sender_id:MessageSender receiver_id:MessageSender received_gift_id:string text:formattedText unique_gift_number:int32 sell_star_count:int53 prepaid_upgrade_star_count:int53 is_upgrade_separate:Bool is_from_auction:Bool is_private:Bool is_saved:Bool is_prepaid_upgrade:Bool can_be_upgraded:Bool was_converted:Bool was_upgraded:Bool was_refunded:Bool upgraded_received_gift_id:string prepaid_upgrade_hash:string = MessageContent`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1message_gift.html)
public struct MessageGift: TDObject, CustomStringConvertible, CustomReflectable {
    private final class Fields: Sendable {
        let gift: Gift
        let senderID: MessageSender?
        let receiverID: MessageSender
        let receivedGiftID: String
        let text: FormattedText
        let uniqueGiftNumber: Int32
        let sellStarCount: Int64
        let prepaidUpgradeStarCount: Int64
        let isUpgradeSeparate: Bool
        let isFromAuction: Bool
        let isPrivate: Bool
        let isSaved: Bool
        let isPrepaidUpgrade: Bool
        let canBeUpgraded: Bool
        let wasConverted: Bool
        let wasUpgraded: Bool
        let wasRefunded: Bool
        let upgradedReceivedGiftID: String
        let prepaidUpgradeHash: String
        init(
            _ gift: Gift,
            _ senderID: MessageSender?,
            _ receiverID: MessageSender,
            _ receivedGiftID: String,
            _ text: FormattedText,
            _ uniqueGiftNumber: Int32,
            _ sellStarCount: Int64,
            _ prepaidUpgradeStarCount: Int64,
            _ isUpgradeSeparate: Bool,
            _ isFromAuction: Bool,
            _ isPrivate: Bool,
            _ isSaved: Bool,
            _ isPrepaidUpgrade: Bool,
            _ canBeUpgraded: Bool,
            _ wasConverted: Bool,
            _ wasUpgraded: Bool,
            _ wasRefunded: Bool,
            _ upgradedReceivedGiftID: String,
            _ prepaidUpgradeHash: String
        ) {
            self.gift = gift
            self.senderID = senderID
            self.receiverID = receiverID
            self.receivedGiftID = receivedGiftID
            self.text = text
            self.uniqueGiftNumber = uniqueGiftNumber
            self.sellStarCount = sellStarCount
            self.prepaidUpgradeStarCount = prepaidUpgradeStarCount
            self.isUpgradeSeparate = isUpgradeSeparate
            self.isFromAuction = isFromAuction
            self.isPrivate = isPrivate
            self.isSaved = isSaved
            self.isPrepaidUpgrade = isPrepaidUpgrade
            self.canBeUpgraded = canBeUpgraded
            self.wasConverted = wasConverted
            self.wasUpgraded = wasUpgraded
            self.wasRefunded = wasRefunded
            self.upgradedReceivedGiftID = upgradedReceivedGiftID
            self.prepaidUpgradeHash = prepaidUpgradeHash
        }
    }
    private let fields: Fields
    public var gift: Gift { fields.gift }
    /// May be absent.
    public var senderID: MessageSender? { fields.senderID }
    public var receiverID: MessageSender { fields.receiverID }
    public var receivedGiftID: String { fields.receivedGiftID }
    public var text: FormattedText { fields.text }
    public var uniqueGiftNumber: Int32 { fields.uniqueGiftNumber }
    public var sellStarCount: Int64 { fields.sellStarCount }
    public var prepaidUpgradeStarCount: Int64 { fields.prepaidUpgradeStarCount }
    public var isUpgradeSeparate: Bool { fields.isUpgradeSeparate }
    public var isFromAuction: Bool { fields.isFromAuction }
    public var isPrivate: Bool { fields.isPrivate }
    public var isSaved: Bool { fields.isSaved }
    public var isPrepaidUpgrade: Bool { fields.isPrepaidUpgrade }
    public var canBeUpgraded: Bool { fields.canBeUpgraded }
    public var wasConverted: Bool { fields.wasConverted }
    public var wasUpgraded: Bool { fields.wasUpgraded }
    public var wasRefunded: Bool { fields.wasRefunded }
    public var upgradedReceivedGiftID: String { fields.upgradedReceivedGiftID }
    public var prepaidUpgradeHash: String { fields.prepaidUpgradeHash }

    public init(
        gift: Gift,
        senderID: MessageSender? = nil,
        receiverID: MessageSender,
        receivedGiftID: String,
        text: FormattedText,
        uniqueGiftNumber: Int32,
        sellStarCount: Int64,
        prepaidUpgradeStarCount: Int64,
        isUpgradeSeparate: Bool,
        isFromAuction: Bool,
        isPrivate: Bool,
        isSaved: Bool,
        isPrepaidUpgrade: Bool,
        canBeUpgraded: Bool,
        wasConverted: Bool,
        wasUpgraded: Bool,
        wasRefunded: Bool,
        upgradedReceivedGiftID: String,
        prepaidUpgradeHash: String
    ) {
        fields = Fields(
        gift,
        senderID,
        receiverID,
        receivedGiftID,
        text,
        uniqueGiftNumber,
        sellStarCount,
        prepaidUpgradeStarCount,
        isUpgradeSeparate,
        isFromAuction,
        isPrivate,
        isSaved,
        isPrepaidUpgrade,
        canBeUpgraded,
        wasConverted,
        wasUpgraded,
        wasRefunded,
        upgradedReceivedGiftID,
        prepaidUpgradeHash
    )
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"messageGift""#)
        wire.object(#","gift":"#, fields.gift)
        wire.object(#","sender_id":"#, fields.senderID)
        wire.object(#","receiver_id":"#, fields.receiverID)
        wire.string(#","received_gift_id":"#, fields.receivedGiftID)
        wire.object(#","text":"#, fields.text)
        wire.int32(#","unique_gift_number":"#, fields.uniqueGiftNumber)
        wire.int53(#","sell_star_count":"#, fields.sellStarCount)
        wire.int53(#","prepaid_upgrade_star_count":"#, fields.prepaidUpgradeStarCount)
        wire.bool(#","is_upgrade_separate":"#, fields.isUpgradeSeparate)
        wire.bool(#","is_from_auction":"#, fields.isFromAuction)
        wire.bool(#","is_private":"#, fields.isPrivate)
        wire.bool(#","is_saved":"#, fields.isSaved)
        wire.bool(#","is_prepaid_upgrade":"#, fields.isPrepaidUpgrade)
        wire.bool(#","can_be_upgraded":"#, fields.canBeUpgraded)
        wire.bool(#","was_converted":"#, fields.wasConverted)
        wire.bool(#","was_upgraded":"#, fields.wasUpgraded)
        wire.bool(#","was_refunded":"#, fields.wasRefunded)
        wire.string(#","upgraded_received_gift_id":"#, fields.upgradedReceivedGiftID)
        wire.string(#","prepaid_upgrade_hash":"#, fields.prepaidUpgradeHash)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> MessageGift? {
        var gift: Gift? = nil
        var senderID: MessageSender? = nil
        var receiverID: MessageSender? = nil
        var receivedGiftID: String = ""
        var text: FormattedText? = nil
        var uniqueGiftNumber: Int32 = 0
        var sellStarCount: Int64 = 0
        var prepaidUpgradeStarCount: Int64 = 0
        var isUpgradeSeparate: Bool = false
        var isFromAuction: Bool = false
        var isPrivate: Bool = false
        var isSaved: Bool = false
        var isPrepaidUpgrade: Bool = false
        var canBeUpgraded: Bool = false
        var wasConverted: Bool = false
        var wasUpgraded: Bool = false
        var wasRefunded: Bool = false
        var upgradedReceivedGiftID: String = ""
        var prepaidUpgradeHash: String = ""
        var mark = wire.cursor
        repeat {
            wire.object(#","gift":"#, &gift)
            wire.object(#","sender_id":"#, &senderID)
            wire.object(#","receiver_id":"#, &receiverID)
            wire.string(#","received_gift_id":"#, &receivedGiftID)
            wire.object(#","text":"#, &text)
            wire.int32(#","unique_gift_number":"#, &uniqueGiftNumber)
            wire.int53(#","sell_star_count":"#, &sellStarCount)
            wire.int53(#","prepaid_upgrade_star_count":"#, &prepaidUpgradeStarCount)
            wire.bool(#","is_upgrade_separate":"#, &isUpgradeSeparate)
            wire.bool(#","is_from_auction":"#, &isFromAuction)
            wire.bool(#","is_private":"#, &isPrivate)
            wire.bool(#","is_saved":"#, &isSaved)
            wire.bool(#","is_prepaid_upgrade":"#, &isPrepaidUpgrade)
            wire.bool(#","can_be_upgraded":"#, &canBeUpgraded)
            wire.bool(#","was_converted":"#, &wasConverted)
            wire.bool(#","was_upgraded":"#, &wasUpgraded)
            wire.bool(#","was_refunded":"#, &wasRefunded)
            wire.string(#","upgraded_received_gift_id":"#, &upgradedReceivedGiftID)
            wire.string(#","prepaid_upgrade_hash":"#, &prepaidUpgradeHash)
        } while wire.more(&mark)
        guard 
            !wire.failed,
            let gift = wire.required(consume gift),
            let receiverID = wire.required(consume receiverID),
            let text = wire.required(consume text)
         else { wire.missing("gift receiver_id text"); return nil }
        return MessageGift(
            gift: gift,
            senderID: senderID,
            receiverID: receiverID,
            receivedGiftID: receivedGiftID,
            text: text,
            uniqueGiftNumber: uniqueGiftNumber,
            sellStarCount: sellStarCount,
            prepaidUpgradeStarCount: prepaidUpgradeStarCount,
            isUpgradeSeparate: isUpgradeSeparate,
            isFromAuction: isFromAuction,
            isPrivate: isPrivate,
            isSaved: isSaved,
            isPrepaidUpgrade: isPrepaidUpgrade,
            canBeUpgraded: canBeUpgraded,
            wasConverted: wasConverted,
            wasUpgraded: wasUpgraded,
            wasRefunded: wasRefunded,
            upgradedReceivedGiftID: upgradedReceivedGiftID,
            prepaidUpgradeHash: prepaidUpgradeHash
        )
    }
}

/// `messageUpgradedGift gift:upgradedGift sender_id:MessageSender receiver_id:MessageSender origin:UpgradedGiftOrigin received_gift_id:string is_saved:Bool can_be_transferred:Bool was_transferred:Bool transfer_star_count:int53 drop_original_details_star_count:int53 next_transfer_date:int32 next_resale_date:int32 export_date:int32 craft_date:int32 = MessageContent`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1message_upgraded_gift.html)
public struct MessageUpgradedGift: TDObject, CustomStringConvertible {
    private final class Fields: Sendable {
        let gift: UpgradedGift
        let senderID: MessageSender?
        let receiverID: MessageSender
        let origin: UpgradedGiftOrigin
        let receivedGiftID: String
        let isSaved: Bool
        let canBeTransferred: Bool
        let wasTransferred: Bool
        let transferStarCount: Int64
        let dropOriginalDetailsStarCount: Int64
        let nextTransferDate: Int32
        let nextResaleDate: Int32
        let exportDate: Int32
        let craftDate: Int32
        init(
            _ gift: UpgradedGift,
            _ senderID: MessageSender?,
            _ receiverID: MessageSender,
            _ origin: UpgradedGiftOrigin,
            _ receivedGiftID: String,
            _ isSaved: Bool,
            _ canBeTransferred: Bool,
            _ wasTransferred: Bool,
            _ transferStarCount: Int64,
            _ dropOriginalDetailsStarCount: Int64,
            _ nextTransferDate: Int32,
            _ nextResaleDate: Int32,
            _ exportDate: Int32,
            _ craftDate: Int32
        ) {
            self.gift = gift
            self.senderID = senderID
            self.receiverID = receiverID
            self.origin = origin
            self.receivedGiftID = receivedGiftID
            self.isSaved = isSaved
            self.canBeTransferred = canBeTransferred
            self.wasTransferred = wasTransferred
            self.transferStarCount = transferStarCount
            self.dropOriginalDetailsStarCount = dropOriginalDetailsStarCount
            self.nextTransferDate = nextTransferDate
            self.nextResaleDate = nextResaleDate
            self.exportDate = exportDate
            self.craftDate = craftDate
        }
    }
    private let fields: Fields
    public var gift: UpgradedGift { fields.gift }
    /// May be absent.
    public var senderID: MessageSender? { fields.senderID }
    public var receiverID: MessageSender { fields.receiverID }
    public var origin: UpgradedGiftOrigin { fields.origin }
    public var receivedGiftID: String { fields.receivedGiftID }
    public var isSaved: Bool { fields.isSaved }
    public var canBeTransferred: Bool { fields.canBeTransferred }
    public var wasTransferred: Bool { fields.wasTransferred }
    public var transferStarCount: Int64 { fields.transferStarCount }
    public var dropOriginalDetailsStarCount: Int64 { fields.dropOriginalDetailsStarCount }
    /// Unix time in seconds.
    public var nextTransferDate: Int32 { fields.nextTransferDate }
    /// Unix time in seconds.
    public var nextResaleDate: Int32 { fields.nextResaleDate }
    /// Unix time in seconds.
    public var exportDate: Int32 { fields.exportDate }
    /// Unix time in seconds.
    public var craftDate: Int32 { fields.craftDate }

    public init(
        gift: UpgradedGift,
        senderID: MessageSender? = nil,
        receiverID: MessageSender,
        origin: UpgradedGiftOrigin,
        receivedGiftID: String,
        isSaved: Bool,
        canBeTransferred: Bool,
        wasTransferred: Bool,
        transferStarCount: Int64,
        dropOriginalDetailsStarCount: Int64,
        nextTransferDate: Int32,
        nextResaleDate: Int32,
        exportDate: Int32,
        craftDate: Int32
    ) {
        fields = Fields(
        gift,
        senderID,
        receiverID,
        origin,
        receivedGiftID,
        isSaved,
        canBeTransferred,
        wasTransferred,
        transferStarCount,
        dropOriginalDetailsStarCount,
        nextTransferDate,
        nextResaleDate,
        exportDate,
        craftDate
    )
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"messageUpgradedGift""#)
        wire.object(#","gift":"#, fields.gift)
        wire.object(#","sender_id":"#, fields.senderID)
        wire.object(#","receiver_id":"#, fields.receiverID)
        wire.object(#","origin":"#, fields.origin)
        wire.string(#","received_gift_id":"#, fields.receivedGiftID)
        wire.bool(#","is_saved":"#, fields.isSaved)
        wire.bool(#","can_be_transferred":"#, fields.canBeTransferred)
        wire.bool(#","was_transferred":"#, fields.wasTransferred)
        wire.int53(#","transfer_star_count":"#, fields.transferStarCount)
        wire.int53(#","drop_original_details_star_count":"#, fields.dropOriginalDetailsStarCount)
        wire.int32(#","next_transfer_date":"#, fields.nextTransferDate)
        wire.int32(#","next_resale_date":"#, fields.nextResaleDate)
        wire.int32(#","export_date":"#, fields.exportDate)
        wire.int32(#","craft_date":"#, fields.craftDate)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> MessageUpgradedGift? {
        var gift: UpgradedGift? = nil
        var senderID: MessageSender? = nil
        var receiverID: MessageSender? = nil
        var origin: UpgradedGiftOrigin? = nil
        var receivedGiftID: String = ""
        var isSaved: Bool = false
        var canBeTransferred: Bool = false
        var wasTransferred: Bool = false
        var transferStarCount: Int64 = 0
        var dropOriginalDetailsStarCount: Int64 = 0
        var nextTransferDate: Int32 = 0
        var nextResaleDate: Int32 = 0
        var exportDate: Int32 = 0
        var craftDate: Int32 = 0
        var mark = wire.cursor
        repeat {
            wire.object(#","gift":"#, &gift)
            wire.object(#","sender_id":"#, &senderID)
            wire.object(#","receiver_id":"#, &receiverID)
            wire.object(#","origin":"#, &origin)
            wire.string(#","received_gift_id":"#, &receivedGiftID)
            wire.bool(#","is_saved":"#, &isSaved)
            wire.bool(#","can_be_transferred":"#, &canBeTransferred)
            wire.bool(#","was_transferred":"#, &wasTransferred)
            wire.int53(#","transfer_star_count":"#, &transferStarCount)
            wire.int53(#","drop_original_details_star_count":"#, &dropOriginalDetailsStarCount)
            wire.int32(#","next_transfer_date":"#, &nextTransferDate)
            wire.int32(#","next_resale_date":"#, &nextResaleDate)
            wire.int32(#","export_date":"#, &exportDate)
            wire.int32(#","craft_date":"#, &craftDate)
        } while wire.more(&mark)
        guard 
            !wire.failed,
            let gift = wire.required(consume gift),
            let receiverID = wire.required(consume receiverID),
            let origin = wire.required(consume origin)
         else { wire.missing("gift receiver_id origin"); return nil }
        return MessageUpgradedGift(
            gift: gift,
            senderID: senderID,
            receiverID: receiverID,
            origin: origin,
            receivedGiftID: receivedGiftID,
            isSaved: isSaved,
            canBeTransferred: canBeTransferred,
            wasTransferred: wasTransferred,
            transferStarCount: transferStarCount,
            dropOriginalDetailsStarCount: dropOriginalDetailsStarCount,
            nextTransferDate: nextTransferDate,
            nextResaleDate: nextResaleDate,
            exportDate: exportDate,
            craftDate: craftDate
        )
    }
}

/// `messageRefundedUpgradedGift gift:gift sender_id:MessageSender receiver_id:MessageSender origin:UpgradedGiftOrigin = MessageContent`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1message_refunded_upgraded_gift.html)
public struct MessageRefundedUpgradedGift: TDObject, CustomStringConvertible {
    public let gift: Gift
    public let senderID: MessageSender
    public let receiverID: MessageSender
    public let origin: UpgradedGiftOrigin

    public init(gift: Gift, senderID: MessageSender, receiverID: MessageSender, origin: UpgradedGiftOrigin) {
        self.gift = gift
        self.senderID = senderID
        self.receiverID = receiverID
        self.origin = origin
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"messageRefundedUpgradedGift""#)
        wire.object(#","gift":"#, self.gift)
        wire.object(#","sender_id":"#, self.senderID)
        wire.object(#","receiver_id":"#, self.receiverID)
        wire.object(#","origin":"#, self.origin)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> MessageRefundedUpgradedGift? {
        var gift: Gift? = nil
        var senderID: MessageSender? = nil
        var receiverID: MessageSender? = nil
        var origin: UpgradedGiftOrigin? = nil
        var mark = wire.cursor
        repeat {
            wire.object(#","gift":"#, &gift)
            wire.object(#","sender_id":"#, &senderID)
            wire.object(#","receiver_id":"#, &receiverID)
            wire.object(#","origin":"#, &origin)
        } while wire.more(&mark)
        guard 
            !wire.failed,
            let gift = wire.required(consume gift),
            let senderID = wire.required(consume senderID),
            let receiverID = wire.required(consume receiverID),
            let origin = wire.required(consume origin)
         else { wire.missing("gift sender_id receiver_id origin"); return nil }
        return MessageRefundedUpgradedGift(gift: gift, senderID: senderID, receiverID: receiverID, origin: origin)
    }
}

/// `messageUpgradedGiftPurchaseOffer gift:upgradedGift state:GiftPurchaseOfferState price:GiftResalePrice expiration_date:int32 = MessageContent`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1message_upgraded_gift_purchase_offer.html)
public struct MessageUpgradedGiftPurchaseOffer: TDObject, CustomStringConvertible {
    public let gift: UpgradedGift
    public let state: GiftPurchaseOfferState
    public let price: GiftResalePrice
    /// Unix time in seconds.
    public let expirationDate: Int32

    public init(gift: UpgradedGift, state: GiftPurchaseOfferState, price: GiftResalePrice, expirationDate: Int32) {
        self.gift = gift
        self.state = state
        self.price = price
        self.expirationDate = expirationDate
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"messageUpgradedGiftPurchaseOffer""#)
        wire.object(#","gift":"#, self.gift)
        wire.object(#","state":"#, self.state)
        wire.object(#","price":"#, self.price)
        wire.int32(#","expiration_date":"#, self.expirationDate)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> MessageUpgradedGiftPurchaseOffer? {
        var gift: UpgradedGift? = nil
        var state: GiftPurchaseOfferState? = nil
        var price: GiftResalePrice? = nil
        var expirationDate: Int32 = 0
        var mark = wire.cursor
        repeat {
            wire.object(#","gift":"#, &gift)
            wire.object(#","state":"#, &state)
            wire.object(#","price":"#, &price)
            wire.int32(#","expiration_date":"#, &expirationDate)
        } while wire.more(&mark)
        guard 
            !wire.failed,
            let gift = wire.required(consume gift),
            let state = wire.required(consume state),
            let price = wire.required(consume price)
         else { wire.missing("gift state price"); return nil }
        return MessageUpgradedGiftPurchaseOffer(gift: gift, state: state, price: price, expirationDate: expirationDate)
    }
}

/// `messageUpgradedGiftPurchaseOfferRejected gift:upgradedGift price:GiftResalePrice offer_message_id:int53 was_expired:Bool = MessageContent`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1message_upgraded_gift_purchase_offer_rejected.html)
public struct MessageUpgradedGiftPurchaseOfferRejected: TDObject, CustomStringConvertible {
    public let gift: UpgradedGift
    public let price: GiftResalePrice
    public let offerMessageID: Int64
    public let wasExpired: Bool

    public init(gift: UpgradedGift, price: GiftResalePrice, offerMessageID: Int64, wasExpired: Bool) {
        self.gift = gift
        self.price = price
        self.offerMessageID = offerMessageID
        self.wasExpired = wasExpired
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"messageUpgradedGiftPurchaseOfferRejected""#)
        wire.object(#","gift":"#, self.gift)
        wire.object(#","price":"#, self.price)
        wire.int53(#","offer_message_id":"#, self.offerMessageID)
        wire.bool(#","was_expired":"#, self.wasExpired)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> MessageUpgradedGiftPurchaseOfferRejected? {
        var gift: UpgradedGift? = nil
        var price: GiftResalePrice? = nil
        var offerMessageID: Int64 = 0
        var wasExpired: Bool = false
        var mark = wire.cursor
        repeat {
            wire.object(#","gift":"#, &gift)
            wire.object(#","price":"#, &price)
            wire.int53(#","offer_message_id":"#, &offerMessageID)
            wire.bool(#","was_expired":"#, &wasExpired)
        } while wire.more(&mark)
        guard 
            !wire.failed,
            let gift = wire.required(consume gift),
            let price = wire.required(consume price)
         else { wire.missing("gift price"); return nil }
        return MessageUpgradedGiftPurchaseOfferRejected(
            gift: gift,
            price: price,
            offerMessageID: offerMessageID,
            wasExpired: wasExpired
        )
    }
}

/// `messagePaidMessagesRefunded message_count:int32 star_count:int53 = MessageContent`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1message_paid_messages_refunded.html)
public struct MessagePaidMessagesRefunded: TDObject, CustomStringConvertible {
    public let messageCount: Int32
    public let starCount: Int64

    public init(messageCount: Int32, starCount: Int64) {
        self.messageCount = messageCount
        self.starCount = starCount
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"messagePaidMessagesRefunded""#)
        wire.int32(#","message_count":"#, self.messageCount)
        wire.int53(#","star_count":"#, self.starCount)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> MessagePaidMessagesRefunded? {
        var messageCount: Int32 = 0
        var starCount: Int64 = 0
        var mark = wire.cursor
        repeat {
            wire.int32(#","message_count":"#, &messageCount)
            wire.int53(#","star_count":"#, &starCount)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return MessagePaidMessagesRefunded(messageCount: messageCount, starCount: starCount)
    }
}

/// `messagePaidMessagePriceChanged paid_message_star_count:int53 = MessageContent`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1message_paid_message_price_changed.html)
public struct MessagePaidMessagePriceChanged: TDObject, CustomStringConvertible {
    public let paidMessageStarCount: Int64

    public init(paidMessageStarCount: Int64) {
        self.paidMessageStarCount = paidMessageStarCount
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"messagePaidMessagePriceChanged""#)
        wire.int53(#","paid_message_star_count":"#, self.paidMessageStarCount)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> MessagePaidMessagePriceChanged? {
        var paidMessageStarCount: Int64 = 0
        var mark = wire.cursor
        repeat {
            wire.int53(#","paid_message_star_count":"#, &paidMessageStarCount)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return MessagePaidMessagePriceChanged(paidMessageStarCount: paidMessageStarCount)
    }
}

/// `messageDirectMessagePriceChanged is_enabled:Bool paid_message_star_count:int53 = MessageContent`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1message_direct_message_price_changed.html)
public struct MessageDirectMessagePriceChanged: TDObject, CustomStringConvertible {
    public let isEnabled: Bool
    public let paidMessageStarCount: Int64

    public init(isEnabled: Bool, paidMessageStarCount: Int64) {
        self.isEnabled = isEnabled
        self.paidMessageStarCount = paidMessageStarCount
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"messageDirectMessagePriceChanged""#)
        wire.bool(#","is_enabled":"#, self.isEnabled)
        wire.int53(#","paid_message_star_count":"#, self.paidMessageStarCount)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> MessageDirectMessagePriceChanged? {
        var isEnabled: Bool = false
        var paidMessageStarCount: Int64 = 0
        var mark = wire.cursor
        repeat {
            wire.bool(#","is_enabled":"#, &isEnabled)
            wire.int53(#","paid_message_star_count":"#, &paidMessageStarCount)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return MessageDirectMessagePriceChanged(isEnabled: isEnabled, paidMessageStarCount: paidMessageStarCount)
    }
}

/// `messageChecklistTasksDone checklist_message_id:int53 marked_as_done_task_ids:vector<int32> marked_as_not_done_task_ids:vector<int32> = MessageContent`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1message_checklist_tasks_done.html)
public struct MessageChecklistTasksDone: TDObject, CustomStringConvertible {
    public let checklistMessageID: Int64
    public let markedAsDoneTaskIDs: [Int32]
    public let markedAsNotDoneTaskIDs: [Int32]

    public init(checklistMessageID: Int64, markedAsDoneTaskIDs: [Int32], markedAsNotDoneTaskIDs: [Int32]) {
        self.checklistMessageID = checklistMessageID
        self.markedAsDoneTaskIDs = markedAsDoneTaskIDs
        self.markedAsNotDoneTaskIDs = markedAsNotDoneTaskIDs
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"messageChecklistTasksDone""#)
        wire.int53(#","checklist_message_id":"#, self.checklistMessageID)
        wire.int32s(#","marked_as_done_task_ids":"#, self.markedAsDoneTaskIDs)
        wire.int32s(#","marked_as_not_done_task_ids":"#, self.markedAsNotDoneTaskIDs)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> MessageChecklistTasksDone? {
        var checklistMessageID: Int64 = 0
        var markedAsDoneTaskIDs: [Int32] = []
        var markedAsNotDoneTaskIDs: [Int32] = []
        var mark = wire.cursor
        repeat {
            wire.int53(#","checklist_message_id":"#, &checklistMessageID)
            wire.int32s(#","marked_as_done_task_ids":"#, &markedAsDoneTaskIDs)
            wire.int32s(#","marked_as_not_done_task_ids":"#, &markedAsNotDoneTaskIDs)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return MessageChecklistTasksDone(
            checklistMessageID: checklistMessageID,
            markedAsDoneTaskIDs: markedAsDoneTaskIDs,
            markedAsNotDoneTaskIDs: markedAsNotDoneTaskIDs
        )
    }
}

/// `messageChecklistTasksAdded checklist_message_id:int53 tasks:vector<checklistTask> = MessageContent`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1message_checklist_tasks_added.html)
public struct MessageChecklistTasksAdded: TDObject, CustomStringConvertible {
    public let checklistMessageID: Int64
    public let tasks: [ChecklistTask]

    public init(checklistMessageID: Int64, tasks: [ChecklistTask]) {
        self.checklistMessageID = checklistMessageID
        self.tasks = tasks
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"messageChecklistTasksAdded""#)
        wire.int53(#","checklist_message_id":"#, self.checklistMessageID)
        wire.objects(#","tasks":"#, self.tasks)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> MessageChecklistTasksAdded? {
        var checklistMessageID: Int64 = 0
        var tasks: [ChecklistTask] = []
        var mark = wire.cursor
        repeat {
            wire.int53(#","checklist_message_id":"#, &checklistMessageID)
            wire.objects(#","tasks":"#, &tasks)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return MessageChecklistTasksAdded(checklistMessageID: checklistMessageID, tasks: tasks)
    }
}

/// `messageSuggestedPostApprovalFailed suggested_post_message_id:int53 price:SuggestedPostPrice = MessageContent`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1message_suggested_post_approval_failed.html)
public struct MessageSuggestedPostApprovalFailed: TDObject, CustomStringConvertible {
    public let suggestedPostMessageID: Int64
    public let price: SuggestedPostPrice

    public init(suggestedPostMessageID: Int64, price: SuggestedPostPrice) {
        self.suggestedPostMessageID = suggestedPostMessageID
        self.price = price
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"messageSuggestedPostApprovalFailed""#)
        wire.int53(#","suggested_post_message_id":"#, self.suggestedPostMessageID)
        wire.object(#","price":"#, self.price)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> MessageSuggestedPostApprovalFailed? {
        var suggestedPostMessageID: Int64 = 0
        var price: SuggestedPostPrice? = nil
        var mark = wire.cursor
        repeat {
            wire.int53(#","suggested_post_message_id":"#, &suggestedPostMessageID)
            wire.object(#","price":"#, &price)
        } while wire.more(&mark)
        guard !wire.failed, let price = wire.required(consume price) else { wire.missing("price"); return nil }
        return MessageSuggestedPostApprovalFailed(suggestedPostMessageID: suggestedPostMessageID, price: price)
    }
}

/// `messageSuggestedPostApproved suggested_post_message_id:int53 price:SuggestedPostPrice send_date:int32 = MessageContent`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1message_suggested_post_approved.html)
public struct MessageSuggestedPostApproved: TDObject, CustomStringConvertible {
    public let suggestedPostMessageID: Int64
    /// May be absent.
    public let price: SuggestedPostPrice?
    /// Unix time in seconds.
    public let sendDate: Int32

    public init(suggestedPostMessageID: Int64, price: SuggestedPostPrice? = nil, sendDate: Int32) {
        self.suggestedPostMessageID = suggestedPostMessageID
        self.price = price
        self.sendDate = sendDate
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"messageSuggestedPostApproved""#)
        wire.int53(#","suggested_post_message_id":"#, self.suggestedPostMessageID)
        wire.object(#","price":"#, self.price)
        wire.int32(#","send_date":"#, self.sendDate)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> MessageSuggestedPostApproved? {
        var suggestedPostMessageID: Int64 = 0
        var price: SuggestedPostPrice? = nil
        var sendDate: Int32 = 0
        var mark = wire.cursor
        repeat {
            wire.int53(#","suggested_post_message_id":"#, &suggestedPostMessageID)
            wire.object(#","price":"#, &price)
            wire.int32(#","send_date":"#, &sendDate)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return MessageSuggestedPostApproved(
            suggestedPostMessageID: suggestedPostMessageID,
            price: price,
            sendDate: sendDate
        )
    }
}

/// `messageSuggestedPostDeclined suggested_post_message_id:int53 comment:string = MessageContent`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1message_suggested_post_declined.html)
public struct MessageSuggestedPostDeclined: TDObject, CustomStringConvertible, CustomReflectable {
    public let suggestedPostMessageID: Int64
    public let comment: String

    public init(suggestedPostMessageID: Int64, comment: String) {
        self.suggestedPostMessageID = suggestedPostMessageID
        self.comment = comment
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"messageSuggestedPostDeclined""#)
        wire.int53(#","suggested_post_message_id":"#, self.suggestedPostMessageID)
        wire.string(#","comment":"#, self.comment)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> MessageSuggestedPostDeclined? {
        var suggestedPostMessageID: Int64 = 0
        var comment: String = ""
        var mark = wire.cursor
        repeat {
            wire.int53(#","suggested_post_message_id":"#, &suggestedPostMessageID)
            wire.string(#","comment":"#, &comment)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return MessageSuggestedPostDeclined(suggestedPostMessageID: suggestedPostMessageID, comment: comment)
    }
}

/// `messageSuggestedPostPaid suggested_post_message_id:int53 star_amount:starAmount gram_amount:int53 = MessageContent`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1message_suggested_post_paid.html)
public struct MessageSuggestedPostPaid: TDObject, CustomStringConvertible {
    public let suggestedPostMessageID: Int64
    public let starAmount: StarAmount
    public let gramAmount: Int64

    public init(suggestedPostMessageID: Int64, starAmount: StarAmount, gramAmount: Int64) {
        self.suggestedPostMessageID = suggestedPostMessageID
        self.starAmount = starAmount
        self.gramAmount = gramAmount
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"messageSuggestedPostPaid""#)
        wire.int53(#","suggested_post_message_id":"#, self.suggestedPostMessageID)
        wire.object(#","star_amount":"#, self.starAmount)
        wire.int53(#","gram_amount":"#, self.gramAmount)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> MessageSuggestedPostPaid? {
        var suggestedPostMessageID: Int64 = 0
        var starAmount: StarAmount? = nil
        var gramAmount: Int64 = 0
        var mark = wire.cursor
        repeat {
            wire.int53(#","suggested_post_message_id":"#, &suggestedPostMessageID)
            wire.object(#","star_amount":"#, &starAmount)
            wire.int53(#","gram_amount":"#, &gramAmount)
        } while wire.more(&mark)
        guard 
            !wire.failed,
            let starAmount = wire.required(consume starAmount)
         else { wire.missing("star_amount"); return nil }
        return MessageSuggestedPostPaid(
            suggestedPostMessageID: suggestedPostMessageID,
            starAmount: starAmount,
            gramAmount: gramAmount
        )
    }
}

/// `messageSuggestedPostRefunded suggested_post_message_id:int53 reason:SuggestedPostRefundReason = MessageContent`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1message_suggested_post_refunded.html)
public struct MessageSuggestedPostRefunded: TDObject, CustomStringConvertible {
    public let suggestedPostMessageID: Int64
    public let reason: SuggestedPostRefundReason

    public init(suggestedPostMessageID: Int64, reason: SuggestedPostRefundReason) {
        self.suggestedPostMessageID = suggestedPostMessageID
        self.reason = reason
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"messageSuggestedPostRefunded""#)
        wire.int53(#","suggested_post_message_id":"#, self.suggestedPostMessageID)
        wire.object(#","reason":"#, self.reason)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> MessageSuggestedPostRefunded? {
        var suggestedPostMessageID: Int64 = 0
        var reason: SuggestedPostRefundReason? = nil
        var mark = wire.cursor
        repeat {
            wire.int53(#","suggested_post_message_id":"#, &suggestedPostMessageID)
            wire.object(#","reason":"#, &reason)
        } while wire.more(&mark)
        guard !wire.failed, let reason = wire.required(consume reason) else { wire.missing("reason"); return nil }
        return MessageSuggestedPostRefunded(suggestedPostMessageID: suggestedPostMessageID, reason: reason)
    }
}

/// `messageUsersShared users:vector<sharedUser> button_id:int32 = MessageContent`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1message_users_shared.html)
public struct MessageUsersShared: TDObject, CustomStringConvertible {
    public let users: [SharedUser]
    public let buttonID: Int32

    public init(users: [SharedUser], buttonID: Int32) {
        self.users = users
        self.buttonID = buttonID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"messageUsersShared""#)
        wire.objects(#","users":"#, self.users)
        wire.int32(#","button_id":"#, self.buttonID)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> MessageUsersShared? {
        var users: [SharedUser] = []
        var buttonID: Int32 = 0
        var mark = wire.cursor
        repeat {
            wire.objects(#","users":"#, &users)
            wire.int32(#","button_id":"#, &buttonID)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return MessageUsersShared(users: users, buttonID: buttonID)
    }
}

/// `messageChatShared chat:sharedChat button_id:int32 = MessageContent`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1message_chat_shared.html)
public struct MessageChatShared: TDObject, CustomStringConvertible {
    public let chat: SharedChat
    public let buttonID: Int32

    public init(chat: SharedChat, buttonID: Int32) {
        self.chat = chat
        self.buttonID = buttonID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"messageChatShared""#)
        wire.object(#","chat":"#, self.chat)
        wire.int32(#","button_id":"#, self.buttonID)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> MessageChatShared? {
        var chat: SharedChat? = nil
        var buttonID: Int32 = 0
        var mark = wire.cursor
        repeat {
            wire.object(#","chat":"#, &chat)
            wire.int32(#","button_id":"#, &buttonID)
        } while wire.more(&mark)
        guard !wire.failed, let chat = wire.required(consume chat) else { wire.missing("chat"); return nil }
        return MessageChatShared(chat: chat, buttonID: buttonID)
    }
}

/// `messageBotWriteAccessAllowed reason:BotWriteAccessAllowReason = MessageContent`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1message_bot_write_access_allowed.html)
public struct MessageBotWriteAccessAllowed: TDObject, CustomStringConvertible {
    public let reason: BotWriteAccessAllowReason

    public init(reason: BotWriteAccessAllowReason) {
        self.reason = reason
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"messageBotWriteAccessAllowed""#)
        wire.object(#","reason":"#, self.reason)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> MessageBotWriteAccessAllowed? {
        var reason: BotWriteAccessAllowReason? = nil
        var mark = wire.cursor
        repeat {
            wire.object(#","reason":"#, &reason)
        } while wire.more(&mark)
        guard !wire.failed, let reason = wire.required(consume reason) else { wire.missing("reason"); return nil }
        return MessageBotWriteAccessAllowed(reason: reason)
    }
}

/// `messageWebAppDataSent button_text:string = MessageContent`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1message_web_app_data_sent.html)
public struct MessageWebAppDataSent: TDObject, CustomStringConvertible, CustomReflectable {
    public let buttonText: String

    public init(buttonText: String) {
        self.buttonText = buttonText
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"messageWebAppDataSent""#)
        wire.string(#","button_text":"#, self.buttonText)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> MessageWebAppDataSent? {
        var buttonText: String = ""
        var mark = wire.cursor
        repeat {
            wire.string(#","button_text":"#, &buttonText)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return MessageWebAppDataSent(buttonText: buttonText)
    }
}

/// `messageWebAppDataReceived button_text:string data:string = MessageContent`
///
/// For bots only.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1message_web_app_data_received.html)
public struct MessageWebAppDataReceived: TDObject, CustomStringConvertible, CustomReflectable {
    public let buttonText: String
    public let data: String

    public init(buttonText: String, data: String) {
        self.buttonText = buttonText
        self.data = data
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"messageWebAppDataReceived""#)
        wire.string(#","button_text":"#, self.buttonText)
        wire.string(#","data":"#, self.data)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> MessageWebAppDataReceived? {
        var buttonText: String = ""
        var data: String = ""
        var mark = wire.cursor
        repeat {
            wire.string(#","button_text":"#, &buttonText)
            wire.string(#","data":"#, &data)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return MessageWebAppDataReceived(buttonText: buttonText, data: data)
    }
}

/// `messagePassportDataSent types:vector<PassportElementType> = MessageContent`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1message_passport_data_sent.html)
public struct MessagePassportDataSent: TDObject, CustomStringConvertible {
    public let types: [PassportElementType]

    public init(types: [PassportElementType]) {
        self.types = types
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"messagePassportDataSent""#)
        wire.objects(#","types":"#, self.types)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> MessagePassportDataSent? {
        var types: [PassportElementType] = []
        var mark = wire.cursor
        repeat {
            wire.objects(#","types":"#, &types)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return MessagePassportDataSent(types: types)
    }
}

/// `messagePassportDataReceived elements:vector<encryptedPassportElement> credentials:encryptedCredentials = MessageContent`
///
/// For bots only.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1message_passport_data_received.html)
public struct MessagePassportDataReceived: TDObject, CustomStringConvertible {
    public let elements: [EncryptedPassportElement]
    public let credentials: EncryptedCredentials

    public init(elements: [EncryptedPassportElement], credentials: EncryptedCredentials) {
        self.elements = elements
        self.credentials = credentials
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"messagePassportDataReceived""#)
        wire.objects(#","elements":"#, self.elements)
        wire.object(#","credentials":"#, self.credentials)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> MessagePassportDataReceived? {
        var elements: [EncryptedPassportElement] = []
        var credentials: EncryptedCredentials? = nil
        var mark = wire.cursor
        repeat {
            wire.objects(#","elements":"#, &elements)
            wire.object(#","credentials":"#, &credentials)
        } while wire.more(&mark)
        guard 
            !wire.failed,
            let credentials = wire.required(consume credentials)
         else { wire.missing("credentials"); return nil }
        return MessagePassportDataReceived(elements: elements, credentials: credentials)
    }
}

/// `messageProximityAlertTriggered traveler_id:MessageSender watcher_id:MessageSender distance:int32 = MessageContent`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1message_proximity_alert_triggered.html)
public struct MessageProximityAlertTriggered: TDObject, CustomStringConvertible {
    public let travelerID: MessageSender
    public let watcherID: MessageSender
    public let distance: Int32

    public init(travelerID: MessageSender, watcherID: MessageSender, distance: Int32) {
        self.travelerID = travelerID
        self.watcherID = watcherID
        self.distance = distance
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"messageProximityAlertTriggered""#)
        wire.object(#","traveler_id":"#, self.travelerID)
        wire.object(#","watcher_id":"#, self.watcherID)
        wire.int32(#","distance":"#, self.distance)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> MessageProximityAlertTriggered? {
        var travelerID: MessageSender? = nil
        var watcherID: MessageSender? = nil
        var distance: Int32 = 0
        var mark = wire.cursor
        repeat {
            wire.object(#","traveler_id":"#, &travelerID)
            wire.object(#","watcher_id":"#, &watcherID)
            wire.int32(#","distance":"#, &distance)
        } while wire.more(&mark)
        guard 
            !wire.failed,
            let travelerID = wire.required(consume travelerID),
            let watcherID = wire.required(consume watcherID)
         else { wire.missing("traveler_id watcher_id"); return nil }
        return MessageProximityAlertTriggered(travelerID: travelerID, watcherID: watcherID, distance: distance)
    }
}


#if Hashable
extension MessageContent: Hashable {}
extension MessageText: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.text != right.text { return false }
        if left.linkPreview != right.linkPreview { return false }
        if left.linkPreviewOptions != right.linkPreviewOptions { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(text)
        hasher.combine(linkPreview)
        hasher.combine(linkPreviewOptions)
    }
}
extension MessageRichMessage: Hashable {}
extension MessageAnimation: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.animation != right.animation { return false }
        if left.caption != right.caption { return false }
        if left.showCaptionAboveMedia != right.showCaptionAboveMedia { return false }
        if left.hasSpoiler != right.hasSpoiler { return false }
        if left.isSecret != right.isSecret { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(animation)
        hasher.combine(caption)
        hasher.combine(showCaptionAboveMedia)
        hasher.combine(hasSpoiler)
        hasher.combine(isSecret)
    }
}
extension MessageAudio: Hashable {}
extension MessageDocument: Hashable {}
extension MessagePaidMedia: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.starCount != right.starCount { return false }
        if left.media != right.media { return false }
        if left.caption != right.caption { return false }
        if left.showCaptionAboveMedia != right.showCaptionAboveMedia { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(starCount)
        hasher.combine(media)
        hasher.combine(caption)
        hasher.combine(showCaptionAboveMedia)
    }
}
extension MessagePhoto: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.photo != right.photo { return false }
        if left.video != right.video { return false }
        if left.caption != right.caption { return false }
        if left.showCaptionAboveMedia != right.showCaptionAboveMedia { return false }
        if left.hasSpoiler != right.hasSpoiler { return false }
        if left.isSecret != right.isSecret { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(photo)
        hasher.combine(video)
        hasher.combine(caption)
        hasher.combine(showCaptionAboveMedia)
        hasher.combine(hasSpoiler)
        hasher.combine(isSecret)
    }
}
extension MessageSticker: Hashable {}
extension MessageVideo: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.video != right.video { return false }
        if left.alternativeVideos != right.alternativeVideos { return false }
        if left.storyboards != right.storyboards { return false }
        if left.cover != right.cover { return false }
        if left.startTimestamp != right.startTimestamp { return false }
        if left.caption != right.caption { return false }
        if left.showCaptionAboveMedia != right.showCaptionAboveMedia { return false }
        if left.hasSpoiler != right.hasSpoiler { return false }
        if left.isSecret != right.isSecret { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(video)
        hasher.combine(alternativeVideos)
        hasher.combine(storyboards)
        hasher.combine(cover)
        hasher.combine(startTimestamp)
        hasher.combine(caption)
        hasher.combine(showCaptionAboveMedia)
        hasher.combine(hasSpoiler)
        hasher.combine(isSecret)
    }
}
extension MessageVideoNote: Hashable {}
extension MessageVoiceNote: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.voiceNote != right.voiceNote { return false }
        if left.caption != right.caption { return false }
        if left.isListened != right.isListened { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(voiceNote)
        hasher.combine(caption)
        hasher.combine(isListened)
    }
}
extension MessageLiveLocation: Hashable {}
extension MessageLocation: Hashable {}
extension MessageVenue: Hashable {}
extension MessageContact: Hashable {}
extension MessageAnimatedEmoji: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.animatedEmoji != right.animatedEmoji { return false }
        if left.emoji != right.emoji { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(animatedEmoji)
        hasher.combine(emoji)
    }
}
extension MessageDice: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.initialState != right.initialState { return false }
        if left.finalState != right.finalState { return false }
        if left.emoji != right.emoji { return false }
        if left.value != right.value { return false }
        if left.successAnimationFrameNumber != right.successAnimationFrameNumber { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(initialState)
        hasher.combine(finalState)
        hasher.combine(emoji)
        hasher.combine(value)
        hasher.combine(successAnimationFrameNumber)
    }
}
extension MessageGame: Hashable {}
extension MessagePoll: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.poll != right.poll { return false }
        if left.descriptionText != right.descriptionText { return false }
        if left.media != right.media { return false }
        if left.canAddOption != right.canAddOption { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(poll)
        hasher.combine(descriptionText)
        hasher.combine(media)
        hasher.combine(canAddOption)
    }
}
extension MessageStakeDice: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.initialState != right.initialState { return false }
        if left.finalState != right.finalState { return false }
        if left.value != right.value { return false }
        if left.stakeGramAmount != right.stakeGramAmount { return false }
        if left.prizeGramAmount != right.prizeGramAmount { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(initialState)
        hasher.combine(finalState)
        hasher.combine(value)
        hasher.combine(stakeGramAmount)
        hasher.combine(prizeGramAmount)
    }
}
extension MessageStory: Hashable {}
extension MessageChecklist: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.list != right.list { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(list)
    }
}
extension MessageInvoice: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.productInfo != right.productInfo { return false }
        if left.currency != right.currency { return false }
        if left.totalAmount != right.totalAmount { return false }
        if left.startParameter != right.startParameter { return false }
        if left.isTest != right.isTest { return false }
        if left.needShippingAddress != right.needShippingAddress { return false }
        if left.receiptMessageID != right.receiptMessageID { return false }
        if left.paidMedia != right.paidMedia { return false }
        if left.paidMediaCaption != right.paidMediaCaption { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(productInfo)
        hasher.combine(currency)
        hasher.combine(totalAmount)
        hasher.combine(startParameter)
        hasher.combine(isTest)
        hasher.combine(needShippingAddress)
        hasher.combine(receiptMessageID)
        hasher.combine(paidMedia)
        hasher.combine(paidMediaCaption)
    }
}
extension MessageCall: Hashable {}
extension MessageGroupCall: Hashable {}
extension MessageVideoChatScheduled: Hashable {}
extension MessageVideoChatStarted: Hashable {}
extension MessageVideoChatEnded: Hashable {}
extension MessageInviteVideoChatParticipants: Hashable {}
extension MessagePollOptionAdded: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.pollMessageID != right.pollMessageID { return false }
        if left.optionID != right.optionID { return false }
        if left.text != right.text { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(pollMessageID)
        hasher.combine(optionID)
        hasher.combine(text)
    }
}
extension MessagePollOptionDeleted: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.pollMessageID != right.pollMessageID { return false }
        if left.optionID != right.optionID { return false }
        if left.text != right.text { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(pollMessageID)
        hasher.combine(optionID)
        hasher.combine(text)
    }
}
extension MessageBasicGroupChatCreate: Hashable {}
extension MessageSupergroupChatCreate: Hashable {}
extension MessageChatChangeTitle: Hashable {}
extension MessageChatChangePhoto: Hashable {}
extension MessageChatOwnerLeft: Hashable {}
extension MessageChatOwnerChanged: Hashable {}
extension MessageChatHasProtectedContentToggled: Hashable {}
extension MessageChatHasProtectedContentDisableRequested: Hashable {}
extension MessageChatAddMembers: Hashable {}
extension MessageChatDeleteMember: Hashable {}
extension MessageChatAddedToCommunity: Hashable {}
extension MessageChatUpgradeTo: Hashable {}
extension MessageChatUpgradeFrom: Hashable {}
extension MessagePinMessage: Hashable {}
extension MessageChatSetBackground: Hashable {}
extension MessageChatSetTheme: Hashable {}
extension MessageChatSetMessageAutoDeleteTime: Hashable {}
extension MessageChatBoost: Hashable {}
extension MessageForumTopicCreated: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.name != right.name { return false }
        if left.isNameImplicit != right.isNameImplicit { return false }
        if left.icon != right.icon { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(name)
        hasher.combine(isNameImplicit)
        hasher.combine(icon)
    }
}
extension MessageForumTopicEdited: Hashable {}
extension MessageForumTopicIsClosedToggled: Hashable {}
extension MessageForumTopicIsHiddenToggled: Hashable {}
extension MessageSuggestProfilePhoto: Hashable {}
extension MessageSuggestBirthdate: Hashable {}
extension MessageCustomServiceAction: Hashable {}
extension MessageGameScore: Hashable {}
extension MessageManagedBotCreated: Hashable {}
extension MessagePaymentSuccessful: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.invoiceChatID != right.invoiceChatID { return false }
        if left.invoiceMessageID != right.invoiceMessageID { return false }
        if left.currency != right.currency { return false }
        if left.totalAmount != right.totalAmount { return false }
        if left.subscriptionUntilDate != right.subscriptionUntilDate { return false }
        if left.isRecurring != right.isRecurring { return false }
        if left.isFirstRecurring != right.isFirstRecurring { return false }
        if left.invoiceName != right.invoiceName { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(invoiceChatID)
        hasher.combine(invoiceMessageID)
        hasher.combine(currency)
        hasher.combine(totalAmount)
        hasher.combine(subscriptionUntilDate)
        hasher.combine(isRecurring)
        hasher.combine(isFirstRecurring)
        hasher.combine(invoiceName)
    }
}
extension MessagePaymentSuccessfulBot: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.currency != right.currency { return false }
        if left.totalAmount != right.totalAmount { return false }
        if left.subscriptionUntilDate != right.subscriptionUntilDate { return false }
        if left.isRecurring != right.isRecurring { return false }
        if left.isFirstRecurring != right.isFirstRecurring { return false }
        if left.invoicePayload != right.invoicePayload { return false }
        if left.shippingOptionID != right.shippingOptionID { return false }
        if left.orderInfo != right.orderInfo { return false }
        if left.telegramPaymentChargeID != right.telegramPaymentChargeID { return false }
        if left.providerPaymentChargeID != right.providerPaymentChargeID { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(currency)
        hasher.combine(totalAmount)
        hasher.combine(subscriptionUntilDate)
        hasher.combine(isRecurring)
        hasher.combine(isFirstRecurring)
        hasher.combine(invoicePayload)
        hasher.combine(shippingOptionID)
        hasher.combine(orderInfo)
        hasher.combine(telegramPaymentChargeID)
        hasher.combine(providerPaymentChargeID)
    }
}
extension MessagePaymentRefunded: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.ownerID != right.ownerID { return false }
        if left.currency != right.currency { return false }
        if left.totalAmount != right.totalAmount { return false }
        if left.invoicePayload != right.invoicePayload { return false }
        if left.telegramPaymentChargeID != right.telegramPaymentChargeID { return false }
        if left.providerPaymentChargeID != right.providerPaymentChargeID { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(ownerID)
        hasher.combine(currency)
        hasher.combine(totalAmount)
        hasher.combine(invoicePayload)
        hasher.combine(telegramPaymentChargeID)
        hasher.combine(providerPaymentChargeID)
    }
}
extension MessageGiftedPremium: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.gifterUserID != right.gifterUserID { return false }
        if left.receiverUserID != right.receiverUserID { return false }
        if left.text != right.text { return false }
        if left.currency != right.currency { return false }
        if left.amount != right.amount { return false }
        if left.cryptocurrency != right.cryptocurrency { return false }
        if left.cryptocurrencyAmount != right.cryptocurrencyAmount { return false }
        if left.monthCount != right.monthCount { return false }
        if left.dayCount != right.dayCount { return false }
        if left.sticker != right.sticker { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(gifterUserID)
        hasher.combine(receiverUserID)
        hasher.combine(text)
        hasher.combine(currency)
        hasher.combine(amount)
        hasher.combine(cryptocurrency)
        hasher.combine(cryptocurrencyAmount)
        hasher.combine(monthCount)
        hasher.combine(dayCount)
        hasher.combine(sticker)
    }
}
extension MessagePremiumGiftCode: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.creatorID != right.creatorID { return false }
        if left.text != right.text { return false }
        if left.isFromGiveaway != right.isFromGiveaway { return false }
        if left.isUnclaimed != right.isUnclaimed { return false }
        if left.currency != right.currency { return false }
        if left.amount != right.amount { return false }
        if left.cryptocurrency != right.cryptocurrency { return false }
        if left.cryptocurrencyAmount != right.cryptocurrencyAmount { return false }
        if left.monthCount != right.monthCount { return false }
        if left.dayCount != right.dayCount { return false }
        if left.sticker != right.sticker { return false }
        if left.code != right.code { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(creatorID)
        hasher.combine(text)
        hasher.combine(isFromGiveaway)
        hasher.combine(isUnclaimed)
        hasher.combine(currency)
        hasher.combine(amount)
        hasher.combine(cryptocurrency)
        hasher.combine(cryptocurrencyAmount)
        hasher.combine(monthCount)
        hasher.combine(dayCount)
        hasher.combine(sticker)
        hasher.combine(code)
    }
}
extension MessageGiveawayCreated: Hashable {}
extension MessageGiveaway: Hashable {}
extension MessageGiveawayCompleted: Hashable {}
extension MessageGiveawayWinners: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.boostedChatID != right.boostedChatID { return false }
        if left.giveawayMessageID != right.giveawayMessageID { return false }
        if left.additionalChatCount != right.additionalChatCount { return false }
        if left.actualWinnersSelectionDate != right.actualWinnersSelectionDate { return false }
        if left.onlyNewMembers != right.onlyNewMembers { return false }
        if left.wasRefunded != right.wasRefunded { return false }
        if left.prize != right.prize { return false }
        if left.prizeDescription != right.prizeDescription { return false }
        if left.winnerCount != right.winnerCount { return false }
        if left.winnerUserIDs != right.winnerUserIDs { return false }
        if left.unclaimedPrizeCount != right.unclaimedPrizeCount { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(boostedChatID)
        hasher.combine(giveawayMessageID)
        hasher.combine(additionalChatCount)
        hasher.combine(actualWinnersSelectionDate)
        hasher.combine(onlyNewMembers)
        hasher.combine(wasRefunded)
        hasher.combine(prize)
        hasher.combine(prizeDescription)
        hasher.combine(winnerCount)
        hasher.combine(winnerUserIDs)
        hasher.combine(unclaimedPrizeCount)
    }
}
extension MessageGiftedStars: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.gifterUserID != right.gifterUserID { return false }
        if left.receiverUserID != right.receiverUserID { return false }
        if left.currency != right.currency { return false }
        if left.amount != right.amount { return false }
        if left.cryptocurrency != right.cryptocurrency { return false }
        if left.cryptocurrencyAmount != right.cryptocurrencyAmount { return false }
        if left.starCount != right.starCount { return false }
        if left.transactionID != right.transactionID { return false }
        if left.sticker != right.sticker { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(gifterUserID)
        hasher.combine(receiverUserID)
        hasher.combine(currency)
        hasher.combine(amount)
        hasher.combine(cryptocurrency)
        hasher.combine(cryptocurrencyAmount)
        hasher.combine(starCount)
        hasher.combine(transactionID)
        hasher.combine(sticker)
    }
}
extension MessageGiftedTon: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.gifterUserID != right.gifterUserID { return false }
        if left.receiverUserID != right.receiverUserID { return false }
        if left.gramAmount != right.gramAmount { return false }
        if left.transactionID != right.transactionID { return false }
        if left.sticker != right.sticker { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(gifterUserID)
        hasher.combine(receiverUserID)
        hasher.combine(gramAmount)
        hasher.combine(transactionID)
        hasher.combine(sticker)
    }
}
extension MessageGiveawayPrizeStars: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.starCount != right.starCount { return false }
        if left.transactionID != right.transactionID { return false }
        if left.boostedChatID != right.boostedChatID { return false }
        if left.giveawayMessageID != right.giveawayMessageID { return false }
        if left.isUnclaimed != right.isUnclaimed { return false }
        if left.sticker != right.sticker { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(starCount)
        hasher.combine(transactionID)
        hasher.combine(boostedChatID)
        hasher.combine(giveawayMessageID)
        hasher.combine(isUnclaimed)
        hasher.combine(sticker)
    }
}
extension MessageGift: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.gift != right.gift { return false }
        if left.senderID != right.senderID { return false }
        if left.receiverID != right.receiverID { return false }
        if left.receivedGiftID != right.receivedGiftID { return false }
        if left.text != right.text { return false }
        if left.uniqueGiftNumber != right.uniqueGiftNumber { return false }
        if left.sellStarCount != right.sellStarCount { return false }
        if left.prepaidUpgradeStarCount != right.prepaidUpgradeStarCount { return false }
        if left.isUpgradeSeparate != right.isUpgradeSeparate { return false }
        if left.isFromAuction != right.isFromAuction { return false }
        if left.isPrivate != right.isPrivate { return false }
        if left.isSaved != right.isSaved { return false }
        if left.isPrepaidUpgrade != right.isPrepaidUpgrade { return false }
        if left.canBeUpgraded != right.canBeUpgraded { return false }
        if left.wasConverted != right.wasConverted { return false }
        if left.wasUpgraded != right.wasUpgraded { return false }
        if left.wasRefunded != right.wasRefunded { return false }
        if left.upgradedReceivedGiftID != right.upgradedReceivedGiftID { return false }
        if left.prepaidUpgradeHash != right.prepaidUpgradeHash { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(gift)
        hasher.combine(senderID)
        hasher.combine(receiverID)
        hasher.combine(receivedGiftID)
        hasher.combine(text)
        hasher.combine(uniqueGiftNumber)
        hasher.combine(sellStarCount)
        hasher.combine(prepaidUpgradeStarCount)
        hasher.combine(isUpgradeSeparate)
        hasher.combine(isFromAuction)
        hasher.combine(isPrivate)
        hasher.combine(isSaved)
        hasher.combine(isPrepaidUpgrade)
        hasher.combine(canBeUpgraded)
        hasher.combine(wasConverted)
        hasher.combine(wasUpgraded)
        hasher.combine(wasRefunded)
        hasher.combine(upgradedReceivedGiftID)
        hasher.combine(prepaidUpgradeHash)
    }
}
extension MessageUpgradedGift: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.gift != right.gift { return false }
        if left.senderID != right.senderID { return false }
        if left.receiverID != right.receiverID { return false }
        if left.origin != right.origin { return false }
        if left.receivedGiftID != right.receivedGiftID { return false }
        if left.isSaved != right.isSaved { return false }
        if left.canBeTransferred != right.canBeTransferred { return false }
        if left.wasTransferred != right.wasTransferred { return false }
        if left.transferStarCount != right.transferStarCount { return false }
        if left.dropOriginalDetailsStarCount != right.dropOriginalDetailsStarCount { return false }
        if left.nextTransferDate != right.nextTransferDate { return false }
        if left.nextResaleDate != right.nextResaleDate { return false }
        if left.exportDate != right.exportDate { return false }
        if left.craftDate != right.craftDate { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(gift)
        hasher.combine(senderID)
        hasher.combine(receiverID)
        hasher.combine(origin)
        hasher.combine(receivedGiftID)
        hasher.combine(isSaved)
        hasher.combine(canBeTransferred)
        hasher.combine(wasTransferred)
        hasher.combine(transferStarCount)
        hasher.combine(dropOriginalDetailsStarCount)
        hasher.combine(nextTransferDate)
        hasher.combine(nextResaleDate)
        hasher.combine(exportDate)
        hasher.combine(craftDate)
    }
}
extension MessageRefundedUpgradedGift: Hashable {}
extension MessageUpgradedGiftPurchaseOffer: Hashable {}
extension MessageUpgradedGiftPurchaseOfferRejected: Hashable {}
extension MessagePaidMessagesRefunded: Hashable {}
extension MessagePaidMessagePriceChanged: Hashable {}
extension MessageDirectMessagePriceChanged: Hashable {}
extension MessageChecklistTasksDone: Hashable {}
extension MessageChecklistTasksAdded: Hashable {}
extension MessageSuggestedPostApprovalFailed: Hashable {}
extension MessageSuggestedPostApproved: Hashable {}
extension MessageSuggestedPostDeclined: Hashable {}
extension MessageSuggestedPostPaid: Hashable {}
extension MessageSuggestedPostRefunded: Hashable {}
extension MessageUsersShared: Hashable {}
extension MessageChatShared: Hashable {}
extension MessageBotWriteAccessAllowed: Hashable {}
extension MessageWebAppDataSent: Hashable {}
extension MessageWebAppDataReceived: Hashable {}
extension MessagePassportDataSent: Hashable {}
extension MessagePassportDataReceived: Hashable {}
extension MessageProximityAlertTriggered: Hashable {}
#endif
