// Made by `tlgen generate` from the schema of TDLib 1.8.66
// (SHA-256 b8b6a863746fc580815c6d04e9e34728b654b15a12940087f06757b2097ce4c5). Don't edit.

/// `Update`, one of 184 constructors.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1_update.html)
public enum Update: TDDecodable, CustomStringConvertible, CustomReflectable {
    indirect case authorizationState(UpdateAuthorizationState)
    indirect case newMessage(UpdateNewMessage)
    indirect case messageSendAcknowledged(UpdateMessageSendAcknowledged)
    indirect case messageSendSucceeded(UpdateMessageSendSucceeded)
    case messageSendFailed(UpdateMessageSendFailed)
    indirect case messageContent(UpdateMessageContent)
    indirect case messageEdited(UpdateMessageEdited)
    indirect case messageIsPinned(UpdateMessageIsPinned)
    indirect case messageInteractionInfo(UpdateMessageInteractionInfo)
    indirect case messageContentOpened(UpdateMessageContentOpened)
    indirect case messageMentionRead(UpdateMessageMentionRead)
    indirect case messageUnreadReactions(UpdateMessageUnreadReactions)
    indirect case messageContainsUnreadPollVotes(UpdateMessageContainsUnreadPollVotes)
    indirect case messageFactCheck(UpdateMessageFactCheck)
    case messageSuggestedPostInfo(UpdateMessageSuggestedPostInfo)
    indirect case messageLiveLocationViewed(UpdateMessageLiveLocationViewed)
    indirect case videoPublished(UpdateVideoPublished)
    indirect case newChat(UpdateNewChat)
    indirect case chatTitle(UpdateChatTitle)
    indirect case chatPhoto(UpdateChatPhoto)
    case chatAccentColors(UpdateChatAccentColors)
    indirect case chatPermissions(UpdateChatPermissions)
    indirect case chatLastMessage(UpdateChatLastMessage)
    case chatPosition(UpdateChatPosition)
    indirect case chatAddedToList(UpdateChatAddedToList)
    indirect case chatRemovedFromList(UpdateChatRemovedFromList)
    indirect case chatReadInbox(UpdateChatReadInbox)
    indirect case chatReadOutbox(UpdateChatReadOutbox)
    indirect case chatActionBar(UpdateChatActionBar)
    case chatBusinessBotManageBar(UpdateChatBusinessBotManageBar)
    indirect case chatAvailableReactions(UpdateChatAvailableReactions)
    indirect case chatDraftMessage(UpdateChatDraftMessage)
    indirect case chatEmojiStatus(UpdateChatEmojiStatus)
    indirect case chatMessageSender(UpdateChatMessageSender)
    indirect case chatMessageAutoDeleteTime(UpdateChatMessageAutoDeleteTime)
    indirect case chatNotificationSettings(UpdateChatNotificationSettings)
    indirect case chatPendingJoinRequests(UpdateChatPendingJoinRequests)
    indirect case chatReplyMarkup(UpdateChatReplyMarkup)
    indirect case chatBackground(UpdateChatBackground)
    indirect case chatTheme(UpdateChatTheme)
    indirect case chatUnreadMentionCount(UpdateChatUnreadMentionCount)
    indirect case chatUnreadReactionCount(UpdateChatUnreadReactionCount)
    indirect case chatUnreadPollVoteCount(UpdateChatUnreadPollVoteCount)
    indirect case chatVideoChat(UpdateChatVideoChat)
    indirect case chatDefaultDisableNotification(UpdateChatDefaultDisableNotification)
    indirect case chatHasProtectedContent(UpdateChatHasProtectedContent)
    indirect case chatIsTranslatable(UpdateChatIsTranslatable)
    indirect case chatIsMarkedAsUnread(UpdateChatIsMarkedAsUnread)
    indirect case chatViewAsTopics(UpdateChatViewAsTopics)
    indirect case chatBlockList(UpdateChatBlockList)
    indirect case chatHasScheduledMessages(UpdateChatHasScheduledMessages)
    indirect case chatFolders(UpdateChatFolders)
    indirect case chatOnlineMemberCount(UpdateChatOnlineMemberCount)
    case savedMessagesTopic(UpdateSavedMessagesTopic)
    indirect case savedMessagesTopicCount(UpdateSavedMessagesTopicCount)
    indirect case directMessagesChatTopic(UpdateDirectMessagesChatTopic)
    indirect case topicMessageCount(UpdateTopicMessageCount)
    case quickReplyShortcut(UpdateQuickReplyShortcut)
    indirect case quickReplyShortcutDeleted(UpdateQuickReplyShortcutDeleted)
    indirect case quickReplyShortcuts(UpdateQuickReplyShortcuts)
    indirect case quickReplyShortcutMessages(UpdateQuickReplyShortcutMessages)
    indirect case forumTopicInfo(UpdateForumTopicInfo)
    case forumTopic(UpdateForumTopic)
    indirect case scopeNotificationSettings(UpdateScopeNotificationSettings)
    indirect case reactionNotificationSettings(UpdateReactionNotificationSettings)
    indirect case notification(UpdateNotification)
    case notificationGroup(UpdateNotificationGroup)
    indirect case activeNotifications(UpdateActiveNotifications)
    indirect case havePendingNotifications(UpdateHavePendingNotifications)
    indirect case deleteMessages(UpdateDeleteMessages)
    indirect case chatAction(UpdateChatAction)
    indirect case pendingMessage(UpdatePendingMessage)
    case community(UpdateCommunity)
    indirect case userStatus(UpdateUserStatus)
    indirect case user(UpdateUser)
    indirect case basicGroup(UpdateBasicGroup)
    indirect case supergroup(UpdateSupergroup)
    indirect case secretChat(UpdateSecretChat)
    indirect case userFullInfo(UpdateUserFullInfo)
    indirect case basicGroupFullInfo(UpdateBasicGroupFullInfo)
    indirect case supergroupFullInfo(UpdateSupergroupFullInfo)
    indirect case serviceNotification(UpdateServiceNotification)
    case newOauthRequest(UpdateNewOauthRequest)
    indirect case file(UpdateFile)
    case fileGenerationStart(UpdateFileGenerationStart)
    indirect case fileGenerationStop(UpdateFileGenerationStop)
    indirect case fileDownloads(UpdateFileDownloads)
    case fileAddedToDownloads(UpdateFileAddedToDownloads)
    indirect case fileDownload(UpdateFileDownload)
    indirect case fileRemovedFromDownloads(UpdateFileRemovedFromDownloads)
    indirect case applicationVerificationRequired(UpdateApplicationVerificationRequired)
    case applicationRecaptchaVerificationRequired(UpdateApplicationRecaptchaVerificationRequired)
    case call(UpdateCall)
    indirect case groupCall(UpdateGroupCall)
    indirect case groupCallParticipant(UpdateGroupCallParticipant)
    indirect case groupCallParticipants(UpdateGroupCallParticipants)
    indirect case groupCallVerificationState(UpdateGroupCallVerificationState)
    case newGroupCallMessage(UpdateNewGroupCallMessage)
    indirect case newGroupCallPaidReaction(UpdateNewGroupCallPaidReaction)
    indirect case groupCallMessageSendFailed(UpdateGroupCallMessageSendFailed)
    indirect case groupCallMessagesDeleted(UpdateGroupCallMessagesDeleted)
    indirect case liveStoryTopDonors(UpdateLiveStoryTopDonors)
    indirect case newCallSignalingData(UpdateNewCallSignalingData)
    indirect case giftAuctionState(UpdateGiftAuctionState)
    indirect case activeGiftAuctions(UpdateActiveGiftAuctions)
    indirect case userPrivacySettingRules(UpdateUserPrivacySettingRules)
    indirect case unreadMessageCount(UpdateUnreadMessageCount)
    indirect case unreadChatCount(UpdateUnreadChatCount)
    indirect case chatJoinResult(UpdateChatJoinResult)
    indirect case story(UpdateStory)
    indirect case storyDeleted(UpdateStoryDeleted)
    indirect case storyPostSucceeded(UpdateStoryPostSucceeded)
    case storyPostFailed(UpdateStoryPostFailed)
    indirect case chatActiveStories(UpdateChatActiveStories)
    indirect case storyListChatCount(UpdateStoryListChatCount)
    indirect case storyStealthMode(UpdateStoryStealthMode)
    indirect case trustedMiniAppBots(UpdateTrustedMiniAppBots)
    indirect case option(UpdateOption)
    indirect case stickerSet(UpdateStickerSet)
    indirect case installedStickerSets(UpdateInstalledStickerSets)
    indirect case trendingStickerSets(UpdateTrendingStickerSets)
    indirect case recentStickers(UpdateRecentStickers)
    indirect case favoriteStickers(UpdateFavoriteStickers)
    indirect case savedAnimations(UpdateSavedAnimations)
    indirect case savedNotificationSounds(UpdateSavedNotificationSounds)
    indirect case defaultBackground(UpdateDefaultBackground)
    indirect case emojiChatThemes(UpdateEmojiChatThemes)
    indirect case accentColors(UpdateAccentColors)
    indirect case profileAccentColors(UpdateProfileAccentColors)
    indirect case webBrowserSettings(UpdateWebBrowserSettings)
    case languagePackStrings(UpdateLanguagePackStrings)
    indirect case connectionState(UpdateConnectionState)
    indirect case freezeState(UpdateFreezeState)
    case ageVerificationParameters(UpdateAgeVerificationParameters)
    case termsOfService(UpdateTermsOfService)
    case unconfirmedSession(UpdateUnconfirmedSession)
    indirect case attachmentMenuBots(UpdateAttachmentMenuBots)
    indirect case webAppMessageSent(UpdateWebAppMessageSent)
    indirect case activeEmojiReactions(UpdateActiveEmojiReactions)
    indirect case availableMessageEffects(UpdateAvailableMessageEffects)
    indirect case defaultReactionType(UpdateDefaultReactionType)
    indirect case defaultPaidReactionType(UpdateDefaultPaidReactionType)
    indirect case savedMessagesTags(UpdateSavedMessagesTags)
    indirect case activeLiveLocationMessages(UpdateActiveLiveLocationMessages)
    indirect case ownedStarCount(UpdateOwnedStarCount)
    indirect case ownedGramCount(UpdateOwnedGramCount)
    indirect case chatRevenueAmount(UpdateChatRevenueAmount)
    indirect case starRevenueStatus(UpdateStarRevenueStatus)
    indirect case gramRevenueStatus(UpdateGramRevenueStatus)
    indirect case speechRecognitionTrial(UpdateSpeechRecognitionTrial)
    indirect case groupCallMessageLevels(UpdateGroupCallMessageLevels)
    indirect case diceEmojis(UpdateDiceEmojis)
    indirect case stakeDiceState(UpdateStakeDiceState)
    indirect case animatedEmojiMessageClicked(UpdateAnimatedEmojiMessageClicked)
    indirect case animationSearchParameters(UpdateAnimationSearchParameters)
    indirect case textCompositionStyles(UpdateTextCompositionStyles)
    indirect case suggestedActions(UpdateSuggestedActions)
    indirect case speedLimitNotification(UpdateSpeedLimitNotification)
    indirect case contactCloseBirthdays(UpdateContactCloseBirthdays)
    indirect case autosaveSettings(UpdateAutosaveSettings)
    indirect case businessConnection(UpdateBusinessConnection)
    indirect case newBusinessMessage(UpdateNewBusinessMessage)
    indirect case businessMessageEdited(UpdateBusinessMessageEdited)
    indirect case businessMessagesDeleted(UpdateBusinessMessagesDeleted)
    case newInlineQuery(UpdateNewInlineQuery)
    case newChosenInlineResult(UpdateNewChosenInlineResult)
    indirect case newGuestQuery(UpdateNewGuestQuery)
    case newCallbackQuery(UpdateNewCallbackQuery)
    case newInlineCallbackQuery(UpdateNewInlineCallbackQuery)
    case newBusinessCallbackQuery(UpdateNewBusinessCallbackQuery)
    case newShippingQuery(UpdateNewShippingQuery)
    case newPreCheckoutQuery(UpdateNewPreCheckoutQuery)
    indirect case newCustomEvent(UpdateNewCustomEvent)
    indirect case newCustomQuery(UpdateNewCustomQuery)
    indirect case userSubscription(UpdateUserSubscription)
    indirect case poll(UpdatePoll)
    indirect case pollAnswer(UpdatePollAnswer)
    indirect case managedBot(UpdateManagedBot)
    case chatMember(UpdateChatMember)
    case newChatJoinRequest(UpdateNewChatJoinRequest)
    indirect case chatBoost(UpdateChatBoost)
    case messageReaction(UpdateMessageReaction)
    indirect case messageReactions(UpdateMessageReactions)
    indirect case paidMediaPurchased(UpdatePaidMediaPurchased)
    /// A constructor that this version of the schema does not know, as its name and its JSON.
    indirect case unknown(type: String, json: String)

    public func encode(into wire: inout WireWriter) {
        switch self {
        case .authorizationState(let value): value.encode(into: &wire)
        case .newMessage(let value): value.encode(into: &wire)
        case .messageSendAcknowledged(let value): value.encode(into: &wire)
        case .messageSendSucceeded(let value): value.encode(into: &wire)
        case .messageSendFailed(let value): value.encode(into: &wire)
        case .messageContent(let value): value.encode(into: &wire)
        case .messageEdited(let value): value.encode(into: &wire)
        case .messageIsPinned(let value): value.encode(into: &wire)
        case .messageInteractionInfo(let value): value.encode(into: &wire)
        case .messageContentOpened(let value): value.encode(into: &wire)
        case .messageMentionRead(let value): value.encode(into: &wire)
        case .messageUnreadReactions(let value): value.encode(into: &wire)
        case .messageContainsUnreadPollVotes(let value): value.encode(into: &wire)
        case .messageFactCheck(let value): value.encode(into: &wire)
        case .messageSuggestedPostInfo(let value): value.encode(into: &wire)
        case .messageLiveLocationViewed(let value): value.encode(into: &wire)
        case .videoPublished(let value): value.encode(into: &wire)
        case .newChat(let value): value.encode(into: &wire)
        case .chatTitle(let value): value.encode(into: &wire)
        case .chatPhoto(let value): value.encode(into: &wire)
        case .chatAccentColors(let value): value.encode(into: &wire)
        case .chatPermissions(let value): value.encode(into: &wire)
        case .chatLastMessage(let value): value.encode(into: &wire)
        case .chatPosition(let value): value.encode(into: &wire)
        case .chatAddedToList(let value): value.encode(into: &wire)
        case .chatRemovedFromList(let value): value.encode(into: &wire)
        case .chatReadInbox(let value): value.encode(into: &wire)
        case .chatReadOutbox(let value): value.encode(into: &wire)
        case .chatActionBar(let value): value.encode(into: &wire)
        case .chatBusinessBotManageBar(let value): value.encode(into: &wire)
        case .chatAvailableReactions(let value): value.encode(into: &wire)
        case .chatDraftMessage(let value): value.encode(into: &wire)
        case .chatEmojiStatus(let value): value.encode(into: &wire)
        case .chatMessageSender(let value): value.encode(into: &wire)
        case .chatMessageAutoDeleteTime(let value): value.encode(into: &wire)
        case .chatNotificationSettings(let value): value.encode(into: &wire)
        case .chatPendingJoinRequests(let value): value.encode(into: &wire)
        case .chatReplyMarkup(let value): value.encode(into: &wire)
        case .chatBackground(let value): value.encode(into: &wire)
        case .chatTheme(let value): value.encode(into: &wire)
        case .chatUnreadMentionCount(let value): value.encode(into: &wire)
        case .chatUnreadReactionCount(let value): value.encode(into: &wire)
        case .chatUnreadPollVoteCount(let value): value.encode(into: &wire)
        case .chatVideoChat(let value): value.encode(into: &wire)
        case .chatDefaultDisableNotification(let value): value.encode(into: &wire)
        case .chatHasProtectedContent(let value): value.encode(into: &wire)
        case .chatIsTranslatable(let value): value.encode(into: &wire)
        case .chatIsMarkedAsUnread(let value): value.encode(into: &wire)
        case .chatViewAsTopics(let value): value.encode(into: &wire)
        case .chatBlockList(let value): value.encode(into: &wire)
        case .chatHasScheduledMessages(let value): value.encode(into: &wire)
        case .chatFolders(let value): value.encode(into: &wire)
        case .chatOnlineMemberCount(let value): value.encode(into: &wire)
        case .savedMessagesTopic(let value): value.encode(into: &wire)
        case .savedMessagesTopicCount(let value): value.encode(into: &wire)
        case .directMessagesChatTopic(let value): value.encode(into: &wire)
        case .topicMessageCount(let value): value.encode(into: &wire)
        case .quickReplyShortcut(let value): value.encode(into: &wire)
        case .quickReplyShortcutDeleted(let value): value.encode(into: &wire)
        case .quickReplyShortcuts(let value): value.encode(into: &wire)
        case .quickReplyShortcutMessages(let value): value.encode(into: &wire)
        case .forumTopicInfo(let value): value.encode(into: &wire)
        case .forumTopic(let value): value.encode(into: &wire)
        case .scopeNotificationSettings(let value): value.encode(into: &wire)
        case .reactionNotificationSettings(let value): value.encode(into: &wire)
        case .notification(let value): value.encode(into: &wire)
        case .notificationGroup(let value): value.encode(into: &wire)
        case .activeNotifications(let value): value.encode(into: &wire)
        case .havePendingNotifications(let value): value.encode(into: &wire)
        case .deleteMessages(let value): value.encode(into: &wire)
        case .chatAction(let value): value.encode(into: &wire)
        case .pendingMessage(let value): value.encode(into: &wire)
        case .community(let value): value.encode(into: &wire)
        case .userStatus(let value): value.encode(into: &wire)
        case .user(let value): value.encode(into: &wire)
        case .basicGroup(let value): value.encode(into: &wire)
        case .supergroup(let value): value.encode(into: &wire)
        case .secretChat(let value): value.encode(into: &wire)
        case .userFullInfo(let value): value.encode(into: &wire)
        case .basicGroupFullInfo(let value): value.encode(into: &wire)
        case .supergroupFullInfo(let value): value.encode(into: &wire)
        case .serviceNotification(let value): value.encode(into: &wire)
        case .newOauthRequest(let value): value.encode(into: &wire)
        case .file(let value): value.encode(into: &wire)
        case .fileGenerationStart(let value): value.encode(into: &wire)
        case .fileGenerationStop(let value): value.encode(into: &wire)
        case .fileDownloads(let value): value.encode(into: &wire)
        case .fileAddedToDownloads(let value): value.encode(into: &wire)
        case .fileDownload(let value): value.encode(into: &wire)
        case .fileRemovedFromDownloads(let value): value.encode(into: &wire)
        case .applicationVerificationRequired(let value): value.encode(into: &wire)
        case .applicationRecaptchaVerificationRequired(let value): value.encode(into: &wire)
        case .call(let value): value.encode(into: &wire)
        case .groupCall(let value): value.encode(into: &wire)
        case .groupCallParticipant(let value): value.encode(into: &wire)
        case .groupCallParticipants(let value): value.encode(into: &wire)
        case .groupCallVerificationState(let value): value.encode(into: &wire)
        case .newGroupCallMessage(let value): value.encode(into: &wire)
        case .newGroupCallPaidReaction(let value): value.encode(into: &wire)
        case .groupCallMessageSendFailed(let value): value.encode(into: &wire)
        case .groupCallMessagesDeleted(let value): value.encode(into: &wire)
        case .liveStoryTopDonors(let value): value.encode(into: &wire)
        case .newCallSignalingData(let value): value.encode(into: &wire)
        case .giftAuctionState(let value): value.encode(into: &wire)
        case .activeGiftAuctions(let value): value.encode(into: &wire)
        case .userPrivacySettingRules(let value): value.encode(into: &wire)
        case .unreadMessageCount(let value): value.encode(into: &wire)
        case .unreadChatCount(let value): value.encode(into: &wire)
        case .chatJoinResult(let value): value.encode(into: &wire)
        case .story(let value): value.encode(into: &wire)
        case .storyDeleted(let value): value.encode(into: &wire)
        case .storyPostSucceeded(let value): value.encode(into: &wire)
        case .storyPostFailed(let value): value.encode(into: &wire)
        case .chatActiveStories(let value): value.encode(into: &wire)
        case .storyListChatCount(let value): value.encode(into: &wire)
        case .storyStealthMode(let value): value.encode(into: &wire)
        case .trustedMiniAppBots(let value): value.encode(into: &wire)
        case .option(let value): value.encode(into: &wire)
        case .stickerSet(let value): value.encode(into: &wire)
        case .installedStickerSets(let value): value.encode(into: &wire)
        case .trendingStickerSets(let value): value.encode(into: &wire)
        case .recentStickers(let value): value.encode(into: &wire)
        case .favoriteStickers(let value): value.encode(into: &wire)
        case .savedAnimations(let value): value.encode(into: &wire)
        case .savedNotificationSounds(let value): value.encode(into: &wire)
        case .defaultBackground(let value): value.encode(into: &wire)
        case .emojiChatThemes(let value): value.encode(into: &wire)
        case .accentColors(let value): value.encode(into: &wire)
        case .profileAccentColors(let value): value.encode(into: &wire)
        case .webBrowserSettings(let value): value.encode(into: &wire)
        case .languagePackStrings(let value): value.encode(into: &wire)
        case .connectionState(let value): value.encode(into: &wire)
        case .freezeState(let value): value.encode(into: &wire)
        case .ageVerificationParameters(let value): value.encode(into: &wire)
        case .termsOfService(let value): value.encode(into: &wire)
        case .unconfirmedSession(let value): value.encode(into: &wire)
        case .attachmentMenuBots(let value): value.encode(into: &wire)
        case .webAppMessageSent(let value): value.encode(into: &wire)
        case .activeEmojiReactions(let value): value.encode(into: &wire)
        case .availableMessageEffects(let value): value.encode(into: &wire)
        case .defaultReactionType(let value): value.encode(into: &wire)
        case .defaultPaidReactionType(let value): value.encode(into: &wire)
        case .savedMessagesTags(let value): value.encode(into: &wire)
        case .activeLiveLocationMessages(let value): value.encode(into: &wire)
        case .ownedStarCount(let value): value.encode(into: &wire)
        case .ownedGramCount(let value): value.encode(into: &wire)
        case .chatRevenueAmount(let value): value.encode(into: &wire)
        case .starRevenueStatus(let value): value.encode(into: &wire)
        case .gramRevenueStatus(let value): value.encode(into: &wire)
        case .speechRecognitionTrial(let value): value.encode(into: &wire)
        case .groupCallMessageLevels(let value): value.encode(into: &wire)
        case .diceEmojis(let value): value.encode(into: &wire)
        case .stakeDiceState(let value): value.encode(into: &wire)
        case .animatedEmojiMessageClicked(let value): value.encode(into: &wire)
        case .animationSearchParameters(let value): value.encode(into: &wire)
        case .textCompositionStyles(let value): value.encode(into: &wire)
        case .suggestedActions(let value): value.encode(into: &wire)
        case .speedLimitNotification(let value): value.encode(into: &wire)
        case .contactCloseBirthdays(let value): value.encode(into: &wire)
        case .autosaveSettings(let value): value.encode(into: &wire)
        case .businessConnection(let value): value.encode(into: &wire)
        case .newBusinessMessage(let value): value.encode(into: &wire)
        case .businessMessageEdited(let value): value.encode(into: &wire)
        case .businessMessagesDeleted(let value): value.encode(into: &wire)
        case .newInlineQuery(let value): value.encode(into: &wire)
        case .newChosenInlineResult(let value): value.encode(into: &wire)
        case .newGuestQuery(let value): value.encode(into: &wire)
        case .newCallbackQuery(let value): value.encode(into: &wire)
        case .newInlineCallbackQuery(let value): value.encode(into: &wire)
        case .newBusinessCallbackQuery(let value): value.encode(into: &wire)
        case .newShippingQuery(let value): value.encode(into: &wire)
        case .newPreCheckoutQuery(let value): value.encode(into: &wire)
        case .newCustomEvent(let value): value.encode(into: &wire)
        case .newCustomQuery(let value): value.encode(into: &wire)
        case .userSubscription(let value): value.encode(into: &wire)
        case .poll(let value): value.encode(into: &wire)
        case .pollAnswer(let value): value.encode(into: &wire)
        case .managedBot(let value): value.encode(into: &wire)
        case .chatMember(let value): value.encode(into: &wire)
        case .newChatJoinRequest(let value): value.encode(into: &wire)
        case .chatBoost(let value): value.encode(into: &wire)
        case .messageReaction(let value): value.encode(into: &wire)
        case .messageReactions(let value): value.encode(into: &wire)
        case .paidMediaPurchased(let value): value.encode(into: &wire)
        case .unknown(_, let json): wire.unknown(json)
        }
    }

    public static func read(_ wire: inout WireReader) -> Update? {
        switch wire.constructor(of: .update) {
        case 0: if let value = UpdateAuthorizationState.body(&wire) { return .authorizationState(value) }  // updateAuthorizationState
        case 1: if let value = UpdateNewMessage.body(&wire) { return .newMessage(value) }  // updateNewMessage
        case 2: if let value = UpdateMessageSendAcknowledged.body(&wire) { return .messageSendAcknowledged(value) }  // updateMessageSendAcknowledged
        case 3: if let value = UpdateMessageSendSucceeded.body(&wire) { return .messageSendSucceeded(value) }  // updateMessageSendSucceeded
        case 4: if let value = UpdateMessageSendFailed.body(&wire) { return .messageSendFailed(value) }  // updateMessageSendFailed
        case 5: if let value = UpdateMessageContent.body(&wire) { return .messageContent(value) }  // updateMessageContent
        case 6: if let value = UpdateMessageEdited.body(&wire) { return .messageEdited(value) }  // updateMessageEdited
        case 7: if let value = UpdateMessageIsPinned.body(&wire) { return .messageIsPinned(value) }  // updateMessageIsPinned
        case 8: if let value = UpdateMessageInteractionInfo.body(&wire) { return .messageInteractionInfo(value) }  // updateMessageInteractionInfo
        case 9: if let value = UpdateMessageContentOpened.body(&wire) { return .messageContentOpened(value) }  // updateMessageContentOpened
        case 10: if let value = UpdateMessageMentionRead.body(&wire) { return .messageMentionRead(value) }  // updateMessageMentionRead
        case 11: if let value = UpdateMessageUnreadReactions.body(&wire) { return .messageUnreadReactions(value) }  // updateMessageUnreadReactions
        case 12: if let value = UpdateMessageContainsUnreadPollVotes.body(&wire) { return .messageContainsUnreadPollVotes(value) }  // updateMessageContainsUnreadPollVotes
        case 13: if let value = UpdateMessageFactCheck.body(&wire) { return .messageFactCheck(value) }  // updateMessageFactCheck
        case 14: if let value = UpdateMessageSuggestedPostInfo.body(&wire) { return .messageSuggestedPostInfo(value) }  // updateMessageSuggestedPostInfo
        case 15: if let value = UpdateMessageLiveLocationViewed.body(&wire) { return .messageLiveLocationViewed(value) }  // updateMessageLiveLocationViewed
        case 16: if let value = UpdateVideoPublished.body(&wire) { return .videoPublished(value) }  // updateVideoPublished
        case 17: if let value = UpdateNewChat.body(&wire) { return .newChat(value) }  // updateNewChat
        case 18: if let value = UpdateChatTitle.body(&wire) { return .chatTitle(value) }  // updateChatTitle
        case 19: if let value = UpdateChatPhoto.body(&wire) { return .chatPhoto(value) }  // updateChatPhoto
        case 20: if let value = UpdateChatAccentColors.body(&wire) { return .chatAccentColors(value) }  // updateChatAccentColors
        case 21: if let value = UpdateChatPermissions.body(&wire) { return .chatPermissions(value) }  // updateChatPermissions
        case 22: if let value = UpdateChatLastMessage.body(&wire) { return .chatLastMessage(value) }  // updateChatLastMessage
        case 23: if let value = UpdateChatPosition.body(&wire) { return .chatPosition(value) }  // updateChatPosition
        case 24: if let value = UpdateChatAddedToList.body(&wire) { return .chatAddedToList(value) }  // updateChatAddedToList
        case 25: if let value = UpdateChatRemovedFromList.body(&wire) { return .chatRemovedFromList(value) }  // updateChatRemovedFromList
        case 26: if let value = UpdateChatReadInbox.body(&wire) { return .chatReadInbox(value) }  // updateChatReadInbox
        case 27: if let value = UpdateChatReadOutbox.body(&wire) { return .chatReadOutbox(value) }  // updateChatReadOutbox
        case 28: if let value = UpdateChatActionBar.body(&wire) { return .chatActionBar(value) }  // updateChatActionBar
        case 29: if let value = UpdateChatBusinessBotManageBar.body(&wire) { return .chatBusinessBotManageBar(value) }  // updateChatBusinessBotManageBar
        case 30: if let value = UpdateChatAvailableReactions.body(&wire) { return .chatAvailableReactions(value) }  // updateChatAvailableReactions
        case 31: if let value = UpdateChatDraftMessage.body(&wire) { return .chatDraftMessage(value) }  // updateChatDraftMessage
        case 32: if let value = UpdateChatEmojiStatus.body(&wire) { return .chatEmojiStatus(value) }  // updateChatEmojiStatus
        case 33: if let value = UpdateChatMessageSender.body(&wire) { return .chatMessageSender(value) }  // updateChatMessageSender
        case 34: if let value = UpdateChatMessageAutoDeleteTime.body(&wire) { return .chatMessageAutoDeleteTime(value) }  // updateChatMessageAutoDeleteTime
        case 35: if let value = UpdateChatNotificationSettings.body(&wire) { return .chatNotificationSettings(value) }  // updateChatNotificationSettings
        case 36: if let value = UpdateChatPendingJoinRequests.body(&wire) { return .chatPendingJoinRequests(value) }  // updateChatPendingJoinRequests
        case 37: if let value = UpdateChatReplyMarkup.body(&wire) { return .chatReplyMarkup(value) }  // updateChatReplyMarkup
        case 38: if let value = UpdateChatBackground.body(&wire) { return .chatBackground(value) }  // updateChatBackground
        case 39: if let value = UpdateChatTheme.body(&wire) { return .chatTheme(value) }  // updateChatTheme
        case 40: if let value = UpdateChatUnreadMentionCount.body(&wire) { return .chatUnreadMentionCount(value) }  // updateChatUnreadMentionCount
        case 41: if let value = UpdateChatUnreadReactionCount.body(&wire) { return .chatUnreadReactionCount(value) }  // updateChatUnreadReactionCount
        case 42: if let value = UpdateChatUnreadPollVoteCount.body(&wire) { return .chatUnreadPollVoteCount(value) }  // updateChatUnreadPollVoteCount
        case 43: if let value = UpdateChatVideoChat.body(&wire) { return .chatVideoChat(value) }  // updateChatVideoChat
        case 44: if let value = UpdateChatDefaultDisableNotification.body(&wire) { return .chatDefaultDisableNotification(value) }  // updateChatDefaultDisableNotification
        case 45: if let value = UpdateChatHasProtectedContent.body(&wire) { return .chatHasProtectedContent(value) }  // updateChatHasProtectedContent
        case 46: if let value = UpdateChatIsTranslatable.body(&wire) { return .chatIsTranslatable(value) }  // updateChatIsTranslatable
        case 47: if let value = UpdateChatIsMarkedAsUnread.body(&wire) { return .chatIsMarkedAsUnread(value) }  // updateChatIsMarkedAsUnread
        case 48: if let value = UpdateChatViewAsTopics.body(&wire) { return .chatViewAsTopics(value) }  // updateChatViewAsTopics
        case 49: if let value = UpdateChatBlockList.body(&wire) { return .chatBlockList(value) }  // updateChatBlockList
        case 50: if let value = UpdateChatHasScheduledMessages.body(&wire) { return .chatHasScheduledMessages(value) }  // updateChatHasScheduledMessages
        case 51: if let value = UpdateChatFolders.body(&wire) { return .chatFolders(value) }  // updateChatFolders
        case 52: if let value = UpdateChatOnlineMemberCount.body(&wire) { return .chatOnlineMemberCount(value) }  // updateChatOnlineMemberCount
        case 53: if let value = UpdateSavedMessagesTopic.body(&wire) { return .savedMessagesTopic(value) }  // updateSavedMessagesTopic
        case 54: if let value = UpdateSavedMessagesTopicCount.body(&wire) { return .savedMessagesTopicCount(value) }  // updateSavedMessagesTopicCount
        case 55: if let value = UpdateDirectMessagesChatTopic.body(&wire) { return .directMessagesChatTopic(value) }  // updateDirectMessagesChatTopic
        case 56: if let value = UpdateTopicMessageCount.body(&wire) { return .topicMessageCount(value) }  // updateTopicMessageCount
        case 57: if let value = UpdateQuickReplyShortcut.body(&wire) { return .quickReplyShortcut(value) }  // updateQuickReplyShortcut
        case 58: if let value = UpdateQuickReplyShortcutDeleted.body(&wire) { return .quickReplyShortcutDeleted(value) }  // updateQuickReplyShortcutDeleted
        case 59: if let value = UpdateQuickReplyShortcuts.body(&wire) { return .quickReplyShortcuts(value) }  // updateQuickReplyShortcuts
        case 60: if let value = UpdateQuickReplyShortcutMessages.body(&wire) { return .quickReplyShortcutMessages(value) }  // updateQuickReplyShortcutMessages
        case 61: if let value = UpdateForumTopicInfo.body(&wire) { return .forumTopicInfo(value) }  // updateForumTopicInfo
        case 62: if let value = UpdateForumTopic.body(&wire) { return .forumTopic(value) }  // updateForumTopic
        case 63: if let value = UpdateScopeNotificationSettings.body(&wire) { return .scopeNotificationSettings(value) }  // updateScopeNotificationSettings
        case 64: if let value = UpdateReactionNotificationSettings.body(&wire) { return .reactionNotificationSettings(value) }  // updateReactionNotificationSettings
        case 65: if let value = UpdateNotification.body(&wire) { return .notification(value) }  // updateNotification
        case 66: if let value = UpdateNotificationGroup.body(&wire) { return .notificationGroup(value) }  // updateNotificationGroup
        case 67: if let value = UpdateActiveNotifications.body(&wire) { return .activeNotifications(value) }  // updateActiveNotifications
        case 68: if let value = UpdateHavePendingNotifications.body(&wire) { return .havePendingNotifications(value) }  // updateHavePendingNotifications
        case 69: if let value = UpdateDeleteMessages.body(&wire) { return .deleteMessages(value) }  // updateDeleteMessages
        case 70: if let value = UpdateChatAction.body(&wire) { return .chatAction(value) }  // updateChatAction
        case 71: if let value = UpdatePendingMessage.body(&wire) { return .pendingMessage(value) }  // updatePendingMessage
        case 72: if let value = UpdateCommunity.body(&wire) { return .community(value) }  // updateCommunity
        case 73: if let value = UpdateUserStatus.body(&wire) { return .userStatus(value) }  // updateUserStatus
        case 74: if let value = UpdateUser.body(&wire) { return .user(value) }  // updateUser
        case 75: if let value = UpdateBasicGroup.body(&wire) { return .basicGroup(value) }  // updateBasicGroup
        case 76: if let value = UpdateSupergroup.body(&wire) { return .supergroup(value) }  // updateSupergroup
        case 77: if let value = UpdateSecretChat.body(&wire) { return .secretChat(value) }  // updateSecretChat
        case 78: if let value = UpdateUserFullInfo.body(&wire) { return .userFullInfo(value) }  // updateUserFullInfo
        case 79: if let value = UpdateBasicGroupFullInfo.body(&wire) { return .basicGroupFullInfo(value) }  // updateBasicGroupFullInfo
        case 80: if let value = UpdateSupergroupFullInfo.body(&wire) { return .supergroupFullInfo(value) }  // updateSupergroupFullInfo
        case 81: if let value = UpdateServiceNotification.body(&wire) { return .serviceNotification(value) }  // updateServiceNotification
        case 82: if let value = UpdateNewOauthRequest.body(&wire) { return .newOauthRequest(value) }  // updateNewOauthRequest
        case 83: if let value = UpdateFile.body(&wire) { return .file(value) }  // updateFile
        case 84: if let value = UpdateFileGenerationStart.body(&wire) { return .fileGenerationStart(value) }  // updateFileGenerationStart
        case 85: if let value = UpdateFileGenerationStop.body(&wire) { return .fileGenerationStop(value) }  // updateFileGenerationStop
        case 86: if let value = UpdateFileDownloads.body(&wire) { return .fileDownloads(value) }  // updateFileDownloads
        case 87: if let value = UpdateFileAddedToDownloads.body(&wire) { return .fileAddedToDownloads(value) }  // updateFileAddedToDownloads
        case 88: if let value = UpdateFileDownload.body(&wire) { return .fileDownload(value) }  // updateFileDownload
        case 89: if let value = UpdateFileRemovedFromDownloads.body(&wire) { return .fileRemovedFromDownloads(value) }  // updateFileRemovedFromDownloads
        case 90: if let value = UpdateApplicationVerificationRequired.body(&wire) { return .applicationVerificationRequired(value) }  // updateApplicationVerificationRequired
        case 91: if let value = UpdateApplicationRecaptchaVerificationRequired.body(&wire) { return .applicationRecaptchaVerificationRequired(value) }  // updateApplicationRecaptchaVerificationRequired
        case 92: if let value = UpdateCall.body(&wire) { return .call(value) }  // updateCall
        case 93: if let value = UpdateGroupCall.body(&wire) { return .groupCall(value) }  // updateGroupCall
        case 94: if let value = UpdateGroupCallParticipant.body(&wire) { return .groupCallParticipant(value) }  // updateGroupCallParticipant
        case 95: if let value = UpdateGroupCallParticipants.body(&wire) { return .groupCallParticipants(value) }  // updateGroupCallParticipants
        case 96: if let value = UpdateGroupCallVerificationState.body(&wire) { return .groupCallVerificationState(value) }  // updateGroupCallVerificationState
        case 97: if let value = UpdateNewGroupCallMessage.body(&wire) { return .newGroupCallMessage(value) }  // updateNewGroupCallMessage
        case 98: if let value = UpdateNewGroupCallPaidReaction.body(&wire) { return .newGroupCallPaidReaction(value) }  // updateNewGroupCallPaidReaction
        case 99: if let value = UpdateGroupCallMessageSendFailed.body(&wire) { return .groupCallMessageSendFailed(value) }  // updateGroupCallMessageSendFailed
        case 100: if let value = UpdateGroupCallMessagesDeleted.body(&wire) { return .groupCallMessagesDeleted(value) }  // updateGroupCallMessagesDeleted
        case 101: if let value = UpdateLiveStoryTopDonors.body(&wire) { return .liveStoryTopDonors(value) }  // updateLiveStoryTopDonors
        case 102: if let value = UpdateNewCallSignalingData.body(&wire) { return .newCallSignalingData(value) }  // updateNewCallSignalingData
        case 103: if let value = UpdateGiftAuctionState.body(&wire) { return .giftAuctionState(value) }  // updateGiftAuctionState
        case 104: if let value = UpdateActiveGiftAuctions.body(&wire) { return .activeGiftAuctions(value) }  // updateActiveGiftAuctions
        case 105: if let value = UpdateUserPrivacySettingRules.body(&wire) { return .userPrivacySettingRules(value) }  // updateUserPrivacySettingRules
        case 106: if let value = UpdateUnreadMessageCount.body(&wire) { return .unreadMessageCount(value) }  // updateUnreadMessageCount
        case 107: if let value = UpdateUnreadChatCount.body(&wire) { return .unreadChatCount(value) }  // updateUnreadChatCount
        case 108: if let value = UpdateChatJoinResult.body(&wire) { return .chatJoinResult(value) }  // updateChatJoinResult
        case 109: if let value = UpdateStory.body(&wire) { return .story(value) }  // updateStory
        case 110: if let value = UpdateStoryDeleted.body(&wire) { return .storyDeleted(value) }  // updateStoryDeleted
        case 111: if let value = UpdateStoryPostSucceeded.body(&wire) { return .storyPostSucceeded(value) }  // updateStoryPostSucceeded
        case 112: if let value = UpdateStoryPostFailed.body(&wire) { return .storyPostFailed(value) }  // updateStoryPostFailed
        case 113: if let value = UpdateChatActiveStories.body(&wire) { return .chatActiveStories(value) }  // updateChatActiveStories
        case 114: if let value = UpdateStoryListChatCount.body(&wire) { return .storyListChatCount(value) }  // updateStoryListChatCount
        case 115: if let value = UpdateStoryStealthMode.body(&wire) { return .storyStealthMode(value) }  // updateStoryStealthMode
        case 116: if let value = UpdateTrustedMiniAppBots.body(&wire) { return .trustedMiniAppBots(value) }  // updateTrustedMiniAppBots
        case 117: if let value = UpdateOption.body(&wire) { return .option(value) }  // updateOption
        case 118: if let value = UpdateStickerSet.body(&wire) { return .stickerSet(value) }  // updateStickerSet
        case 119: if let value = UpdateInstalledStickerSets.body(&wire) { return .installedStickerSets(value) }  // updateInstalledStickerSets
        case 120: if let value = UpdateTrendingStickerSets.body(&wire) { return .trendingStickerSets(value) }  // updateTrendingStickerSets
        case 121: if let value = UpdateRecentStickers.body(&wire) { return .recentStickers(value) }  // updateRecentStickers
        case 122: if let value = UpdateFavoriteStickers.body(&wire) { return .favoriteStickers(value) }  // updateFavoriteStickers
        case 123: if let value = UpdateSavedAnimations.body(&wire) { return .savedAnimations(value) }  // updateSavedAnimations
        case 124: if let value = UpdateSavedNotificationSounds.body(&wire) { return .savedNotificationSounds(value) }  // updateSavedNotificationSounds
        case 125: if let value = UpdateDefaultBackground.body(&wire) { return .defaultBackground(value) }  // updateDefaultBackground
        case 126: if let value = UpdateEmojiChatThemes.body(&wire) { return .emojiChatThemes(value) }  // updateEmojiChatThemes
        case 127: if let value = UpdateAccentColors.body(&wire) { return .accentColors(value) }  // updateAccentColors
        case 128: if let value = UpdateProfileAccentColors.body(&wire) { return .profileAccentColors(value) }  // updateProfileAccentColors
        case 129: if let value = UpdateWebBrowserSettings.body(&wire) { return .webBrowserSettings(value) }  // updateWebBrowserSettings
        case 130: if let value = UpdateLanguagePackStrings.body(&wire) { return .languagePackStrings(value) }  // updateLanguagePackStrings
        case 131: if let value = UpdateConnectionState.body(&wire) { return .connectionState(value) }  // updateConnectionState
        case 132: if let value = UpdateFreezeState.body(&wire) { return .freezeState(value) }  // updateFreezeState
        case 133: if let value = UpdateAgeVerificationParameters.body(&wire) { return .ageVerificationParameters(value) }  // updateAgeVerificationParameters
        case 134: if let value = UpdateTermsOfService.body(&wire) { return .termsOfService(value) }  // updateTermsOfService
        case 135: if let value = UpdateUnconfirmedSession.body(&wire) { return .unconfirmedSession(value) }  // updateUnconfirmedSession
        case 136: if let value = UpdateAttachmentMenuBots.body(&wire) { return .attachmentMenuBots(value) }  // updateAttachmentMenuBots
        case 137: if let value = UpdateWebAppMessageSent.body(&wire) { return .webAppMessageSent(value) }  // updateWebAppMessageSent
        case 138: if let value = UpdateActiveEmojiReactions.body(&wire) { return .activeEmojiReactions(value) }  // updateActiveEmojiReactions
        case 139: if let value = UpdateAvailableMessageEffects.body(&wire) { return .availableMessageEffects(value) }  // updateAvailableMessageEffects
        case 140: if let value = UpdateDefaultReactionType.body(&wire) { return .defaultReactionType(value) }  // updateDefaultReactionType
        case 141: if let value = UpdateDefaultPaidReactionType.body(&wire) { return .defaultPaidReactionType(value) }  // updateDefaultPaidReactionType
        case 142: if let value = UpdateSavedMessagesTags.body(&wire) { return .savedMessagesTags(value) }  // updateSavedMessagesTags
        case 143: if let value = UpdateActiveLiveLocationMessages.body(&wire) { return .activeLiveLocationMessages(value) }  // updateActiveLiveLocationMessages
        case 144: if let value = UpdateOwnedStarCount.body(&wire) { return .ownedStarCount(value) }  // updateOwnedStarCount
        case 145: if let value = UpdateOwnedGramCount.body(&wire) { return .ownedGramCount(value) }  // updateOwnedGramCount
        case 146: if let value = UpdateChatRevenueAmount.body(&wire) { return .chatRevenueAmount(value) }  // updateChatRevenueAmount
        case 147: if let value = UpdateStarRevenueStatus.body(&wire) { return .starRevenueStatus(value) }  // updateStarRevenueStatus
        case 148: if let value = UpdateGramRevenueStatus.body(&wire) { return .gramRevenueStatus(value) }  // updateGramRevenueStatus
        case 149: if let value = UpdateSpeechRecognitionTrial.body(&wire) { return .speechRecognitionTrial(value) }  // updateSpeechRecognitionTrial
        case 150: if let value = UpdateGroupCallMessageLevels.body(&wire) { return .groupCallMessageLevels(value) }  // updateGroupCallMessageLevels
        case 151: if let value = UpdateDiceEmojis.body(&wire) { return .diceEmojis(value) }  // updateDiceEmojis
        case 152: if let value = UpdateStakeDiceState.body(&wire) { return .stakeDiceState(value) }  // updateStakeDiceState
        case 153: if let value = UpdateAnimatedEmojiMessageClicked.body(&wire) { return .animatedEmojiMessageClicked(value) }  // updateAnimatedEmojiMessageClicked
        case 154: if let value = UpdateAnimationSearchParameters.body(&wire) { return .animationSearchParameters(value) }  // updateAnimationSearchParameters
        case 155: if let value = UpdateTextCompositionStyles.body(&wire) { return .textCompositionStyles(value) }  // updateTextCompositionStyles
        case 156: if let value = UpdateSuggestedActions.body(&wire) { return .suggestedActions(value) }  // updateSuggestedActions
        case 157: if let value = UpdateSpeedLimitNotification.body(&wire) { return .speedLimitNotification(value) }  // updateSpeedLimitNotification
        case 158: if let value = UpdateContactCloseBirthdays.body(&wire) { return .contactCloseBirthdays(value) }  // updateContactCloseBirthdays
        case 159: if let value = UpdateAutosaveSettings.body(&wire) { return .autosaveSettings(value) }  // updateAutosaveSettings
        case 160: if let value = UpdateBusinessConnection.body(&wire) { return .businessConnection(value) }  // updateBusinessConnection
        case 161: if let value = UpdateNewBusinessMessage.body(&wire) { return .newBusinessMessage(value) }  // updateNewBusinessMessage
        case 162: if let value = UpdateBusinessMessageEdited.body(&wire) { return .businessMessageEdited(value) }  // updateBusinessMessageEdited
        case 163: if let value = UpdateBusinessMessagesDeleted.body(&wire) { return .businessMessagesDeleted(value) }  // updateBusinessMessagesDeleted
        case 164: if let value = UpdateNewInlineQuery.body(&wire) { return .newInlineQuery(value) }  // updateNewInlineQuery
        case 165: if let value = UpdateNewChosenInlineResult.body(&wire) { return .newChosenInlineResult(value) }  // updateNewChosenInlineResult
        case 166: if let value = UpdateNewGuestQuery.body(&wire) { return .newGuestQuery(value) }  // updateNewGuestQuery
        case 167: if let value = UpdateNewCallbackQuery.body(&wire) { return .newCallbackQuery(value) }  // updateNewCallbackQuery
        case 168: if let value = UpdateNewInlineCallbackQuery.body(&wire) { return .newInlineCallbackQuery(value) }  // updateNewInlineCallbackQuery
        case 169: if let value = UpdateNewBusinessCallbackQuery.body(&wire) { return .newBusinessCallbackQuery(value) }  // updateNewBusinessCallbackQuery
        case 170: if let value = UpdateNewShippingQuery.body(&wire) { return .newShippingQuery(value) }  // updateNewShippingQuery
        case 171: if let value = UpdateNewPreCheckoutQuery.body(&wire) { return .newPreCheckoutQuery(value) }  // updateNewPreCheckoutQuery
        case 172: if let value = UpdateNewCustomEvent.body(&wire) { return .newCustomEvent(value) }  // updateNewCustomEvent
        case 173: if let value = UpdateNewCustomQuery.body(&wire) { return .newCustomQuery(value) }  // updateNewCustomQuery
        case 174: if let value = UpdateUserSubscription.body(&wire) { return .userSubscription(value) }  // updateUserSubscription
        case 175: if let value = UpdatePoll.body(&wire) { return .poll(value) }  // updatePoll
        case 176: if let value = UpdatePollAnswer.body(&wire) { return .pollAnswer(value) }  // updatePollAnswer
        case 177: if let value = UpdateManagedBot.body(&wire) { return .managedBot(value) }  // updateManagedBot
        case 178: if let value = UpdateChatMember.body(&wire) { return .chatMember(value) }  // updateChatMember
        case 179: if let value = UpdateNewChatJoinRequest.body(&wire) { return .newChatJoinRequest(value) }  // updateNewChatJoinRequest
        case 180: if let value = UpdateChatBoost.body(&wire) { return .chatBoost(value) }  // updateChatBoost
        case 181: if let value = UpdateMessageReaction.body(&wire) { return .messageReaction(value) }  // updateMessageReaction
        case 182: if let value = UpdateMessageReactions.body(&wire) { return .messageReactions(value) }  // updateMessageReactions
        case 183: if let value = UpdatePaidMediaPurchased.body(&wire) { return .paidMediaPurchased(value) }  // updatePaidMediaPurchased
        case WireReader.nothing: break
        default: if let (type, json) = wire.takeUnknown() { return .unknown(type: type, json: json) }
        }
        return nil
    }
}

/// `updateAuthorizationState authorization_state:AuthorizationState = Update`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1update_authorization_state.html)
public struct UpdateAuthorizationState: TDObject, CustomStringConvertible {
    public let authorizationState: AuthorizationState

    public init(authorizationState: AuthorizationState) {
        self.authorizationState = authorizationState
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"updateAuthorizationState""#)
        wire.object(#","authorization_state":"#, self.authorizationState)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> UpdateAuthorizationState? {
        var authorizationState: AuthorizationState? = nil
        var mark = wire.cursor
        repeat {
            wire.object(#","authorization_state":"#, &authorizationState)
        } while wire.more(&mark)
        guard 
            !wire.failed,
            let authorizationState = wire.required(consume authorizationState)
         else { wire.missing("authorization_state"); return nil }
        return UpdateAuthorizationState(authorizationState: authorizationState)
    }
}

/// `updateNewMessage message:message = Update`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1update_new_message.html)
public struct UpdateNewMessage: TDObject, CustomStringConvertible {
    public let message: Message

    public init(message: Message) {
        self.message = message
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"updateNewMessage""#)
        wire.object(#","message":"#, self.message)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> UpdateNewMessage? {
        var message: Message? = nil
        var mark = wire.cursor
        repeat {
            wire.object(#","message":"#, &message)
        } while wire.more(&mark)
        guard !wire.failed, let message = wire.required(consume message) else { wire.missing("message"); return nil }
        return UpdateNewMessage(message: message)
    }
}

/// `updateMessageSendAcknowledged chat_id:int53 message_id:int53 = Update`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1update_message_send_acknowledged.html)
public struct UpdateMessageSendAcknowledged: TDObject, CustomStringConvertible {
    public let chatID: Int64
    public let messageID: Int64

    public init(chatID: Int64, messageID: Int64) {
        self.chatID = chatID
        self.messageID = messageID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"updateMessageSendAcknowledged""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.int53(#","message_id":"#, self.messageID)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> UpdateMessageSendAcknowledged? {
        var chatID: Int64 = 0
        var messageID: Int64 = 0
        var mark = wire.cursor
        repeat {
            wire.int53(#","chat_id":"#, &chatID)
            wire.int53(#","message_id":"#, &messageID)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return UpdateMessageSendAcknowledged(chatID: chatID, messageID: messageID)
    }
}

/// `updateMessageSendSucceeded message:message old_message_id:int53 = Update`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1update_message_send_succeeded.html)
public struct UpdateMessageSendSucceeded: TDObject, CustomStringConvertible {
    public let message: Message
    public let oldMessageID: Int64

    public init(message: Message, oldMessageID: Int64) {
        self.message = message
        self.oldMessageID = oldMessageID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"updateMessageSendSucceeded""#)
        wire.object(#","message":"#, self.message)
        wire.int53(#","old_message_id":"#, self.oldMessageID)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> UpdateMessageSendSucceeded? {
        var message: Message? = nil
        var oldMessageID: Int64 = 0
        var mark = wire.cursor
        repeat {
            wire.object(#","message":"#, &message)
            wire.int53(#","old_message_id":"#, &oldMessageID)
        } while wire.more(&mark)
        guard !wire.failed, let message = wire.required(consume message) else { wire.missing("message"); return nil }
        return UpdateMessageSendSucceeded(message: message, oldMessageID: oldMessageID)
    }
}

/// `updateMessageSendFailed message:message old_message_id:int53 error:error = Update`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1update_message_send_failed.html)
public struct UpdateMessageSendFailed: TDObject, CustomStringConvertible {
    private final class Fields: Sendable {
        let message: Message
        let oldMessageID: Int64
        let error: TDError
        init(_ message: Message, _ oldMessageID: Int64, _ error: TDError) {
            self.message = message
            self.oldMessageID = oldMessageID
            self.error = error
        }
    }
    private let fields: Fields
    public var message: Message { fields.message }
    public var oldMessageID: Int64 { fields.oldMessageID }
    public var error: TDError { fields.error }

    public init(message: Message, oldMessageID: Int64, error: TDError) {
        fields = Fields(message, oldMessageID, error)
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"updateMessageSendFailed""#)
        wire.object(#","message":"#, fields.message)
        wire.int53(#","old_message_id":"#, fields.oldMessageID)
        wire.object(#","error":"#, fields.error)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> UpdateMessageSendFailed? {
        var message: Message? = nil
        var oldMessageID: Int64 = 0
        var error: TDError? = nil
        var mark = wire.cursor
        repeat {
            wire.object(#","message":"#, &message)
            wire.int53(#","old_message_id":"#, &oldMessageID)
            wire.object(#","error":"#, &error)
        } while wire.more(&mark)
        guard 
            !wire.failed,
            let message = wire.required(consume message),
            let error = wire.required(consume error)
         else { wire.missing("message error"); return nil }
        return UpdateMessageSendFailed(message: message, oldMessageID: oldMessageID, error: error)
    }
}

/// `updateMessageContent chat_id:int53 message_id:int53 new_content:MessageContent = Update`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1update_message_content.html)
public struct UpdateMessageContent: TDObject, CustomStringConvertible {
    public let chatID: Int64
    public let messageID: Int64
    public let newContent: MessageContent

    public init(chatID: Int64, messageID: Int64, newContent: MessageContent) {
        self.chatID = chatID
        self.messageID = messageID
        self.newContent = newContent
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"updateMessageContent""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.int53(#","message_id":"#, self.messageID)
        wire.object(#","new_content":"#, self.newContent)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> UpdateMessageContent? {
        var chatID: Int64 = 0
        var messageID: Int64 = 0
        var newContent: MessageContent? = nil
        var mark = wire.cursor
        repeat {
            wire.int53(#","chat_id":"#, &chatID)
            wire.int53(#","message_id":"#, &messageID)
            wire.object(#","new_content":"#, &newContent)
        } while wire.more(&mark)
        guard 
            !wire.failed,
            let newContent = wire.required(consume newContent)
         else { wire.missing("new_content"); return nil }
        return UpdateMessageContent(chatID: chatID, messageID: messageID, newContent: newContent)
    }
}

/// `updateMessageEdited chat_id:int53 message_id:int53 edit_date:int32 reply_markup:ReplyMarkup = Update`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1update_message_edited.html)
public struct UpdateMessageEdited: TDObject, CustomStringConvertible {
    public let chatID: Int64
    public let messageID: Int64
    /// Unix time in seconds.
    public let editDate: Int32
    /// May be absent.
    public let replyMarkup: ReplyMarkup?

    public init(chatID: Int64, messageID: Int64, editDate: Int32, replyMarkup: ReplyMarkup? = nil) {
        self.chatID = chatID
        self.messageID = messageID
        self.editDate = editDate
        self.replyMarkup = replyMarkup
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"updateMessageEdited""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.int53(#","message_id":"#, self.messageID)
        wire.int32(#","edit_date":"#, self.editDate)
        wire.object(#","reply_markup":"#, self.replyMarkup)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> UpdateMessageEdited? {
        var chatID: Int64 = 0
        var messageID: Int64 = 0
        var editDate: Int32 = 0
        var replyMarkup: ReplyMarkup? = nil
        var mark = wire.cursor
        repeat {
            wire.int53(#","chat_id":"#, &chatID)
            wire.int53(#","message_id":"#, &messageID)
            wire.int32(#","edit_date":"#, &editDate)
            wire.object(#","reply_markup":"#, &replyMarkup)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return UpdateMessageEdited(chatID: chatID, messageID: messageID, editDate: editDate, replyMarkup: replyMarkup)
    }
}

/// `updateMessageIsPinned chat_id:int53 message_id:int53 is_pinned:Bool = Update`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1update_message_is_pinned.html)
public struct UpdateMessageIsPinned: TDObject, CustomStringConvertible {
    public let chatID: Int64
    public let messageID: Int64
    public let isPinned: Bool

    public init(chatID: Int64, messageID: Int64, isPinned: Bool) {
        self.chatID = chatID
        self.messageID = messageID
        self.isPinned = isPinned
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"updateMessageIsPinned""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.int53(#","message_id":"#, self.messageID)
        wire.bool(#","is_pinned":"#, self.isPinned)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> UpdateMessageIsPinned? {
        var chatID: Int64 = 0
        var messageID: Int64 = 0
        var isPinned: Bool = false
        var mark = wire.cursor
        repeat {
            wire.int53(#","chat_id":"#, &chatID)
            wire.int53(#","message_id":"#, &messageID)
            wire.bool(#","is_pinned":"#, &isPinned)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return UpdateMessageIsPinned(chatID: chatID, messageID: messageID, isPinned: isPinned)
    }
}

/// `updateMessageInteractionInfo chat_id:int53 message_id:int53 interaction_info:messageInteractionInfo = Update`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1update_message_interaction_info.html)
public struct UpdateMessageInteractionInfo: TDObject, CustomStringConvertible {
    public let chatID: Int64
    public let messageID: Int64
    /// May be absent.
    public let interactionInfo: MessageInteractionInfo?

    public init(chatID: Int64, messageID: Int64, interactionInfo: MessageInteractionInfo? = nil) {
        self.chatID = chatID
        self.messageID = messageID
        self.interactionInfo = interactionInfo
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"updateMessageInteractionInfo""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.int53(#","message_id":"#, self.messageID)
        wire.object(#","interaction_info":"#, self.interactionInfo)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> UpdateMessageInteractionInfo? {
        var chatID: Int64 = 0
        var messageID: Int64 = 0
        var interactionInfo: MessageInteractionInfo? = nil
        var mark = wire.cursor
        repeat {
            wire.int53(#","chat_id":"#, &chatID)
            wire.int53(#","message_id":"#, &messageID)
            wire.object(#","interaction_info":"#, &interactionInfo)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return UpdateMessageInteractionInfo(chatID: chatID, messageID: messageID, interactionInfo: interactionInfo)
    }
}

/// `updateMessageContentOpened chat_id:int53 message_id:int53 = Update`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1update_message_content_opened.html)
public struct UpdateMessageContentOpened: TDObject, CustomStringConvertible {
    public let chatID: Int64
    public let messageID: Int64

    public init(chatID: Int64, messageID: Int64) {
        self.chatID = chatID
        self.messageID = messageID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"updateMessageContentOpened""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.int53(#","message_id":"#, self.messageID)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> UpdateMessageContentOpened? {
        var chatID: Int64 = 0
        var messageID: Int64 = 0
        var mark = wire.cursor
        repeat {
            wire.int53(#","chat_id":"#, &chatID)
            wire.int53(#","message_id":"#, &messageID)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return UpdateMessageContentOpened(chatID: chatID, messageID: messageID)
    }
}

/// `updateMessageMentionRead chat_id:int53 message_id:int53 unread_mention_count:int32 = Update`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1update_message_mention_read.html)
public struct UpdateMessageMentionRead: TDObject, CustomStringConvertible {
    public let chatID: Int64
    public let messageID: Int64
    public let unreadMentionCount: Int32

    public init(chatID: Int64, messageID: Int64, unreadMentionCount: Int32) {
        self.chatID = chatID
        self.messageID = messageID
        self.unreadMentionCount = unreadMentionCount
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"updateMessageMentionRead""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.int53(#","message_id":"#, self.messageID)
        wire.int32(#","unread_mention_count":"#, self.unreadMentionCount)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> UpdateMessageMentionRead? {
        var chatID: Int64 = 0
        var messageID: Int64 = 0
        var unreadMentionCount: Int32 = 0
        var mark = wire.cursor
        repeat {
            wire.int53(#","chat_id":"#, &chatID)
            wire.int53(#","message_id":"#, &messageID)
            wire.int32(#","unread_mention_count":"#, &unreadMentionCount)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return UpdateMessageMentionRead(chatID: chatID, messageID: messageID, unreadMentionCount: unreadMentionCount)
    }
}

/// `updateMessageUnreadReactions chat_id:int53 message_id:int53 unread_reactions:vector<unreadReaction> unread_reaction_count:int32 = Update`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1update_message_unread_reactions.html)
public struct UpdateMessageUnreadReactions: TDObject, CustomStringConvertible {
    public let chatID: Int64
    public let messageID: Int64
    public let unreadReactions: [UnreadReaction]
    public let unreadReactionCount: Int32

    public init(chatID: Int64, messageID: Int64, unreadReactions: [UnreadReaction], unreadReactionCount: Int32) {
        self.chatID = chatID
        self.messageID = messageID
        self.unreadReactions = unreadReactions
        self.unreadReactionCount = unreadReactionCount
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"updateMessageUnreadReactions""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.int53(#","message_id":"#, self.messageID)
        wire.objects(#","unread_reactions":"#, self.unreadReactions)
        wire.int32(#","unread_reaction_count":"#, self.unreadReactionCount)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> UpdateMessageUnreadReactions? {
        var chatID: Int64 = 0
        var messageID: Int64 = 0
        var unreadReactions: [UnreadReaction] = []
        var unreadReactionCount: Int32 = 0
        var mark = wire.cursor
        repeat {
            wire.int53(#","chat_id":"#, &chatID)
            wire.int53(#","message_id":"#, &messageID)
            wire.objects(#","unread_reactions":"#, &unreadReactions)
            wire.int32(#","unread_reaction_count":"#, &unreadReactionCount)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return UpdateMessageUnreadReactions(
            chatID: chatID,
            messageID: messageID,
            unreadReactions: unreadReactions,
            unreadReactionCount: unreadReactionCount
        )
    }
}

/// `updateMessageContainsUnreadPollVotes chat_id:int53 message_id:int53 contains_unread_poll_votes:Bool unread_poll_vote_count:int32 = Update`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1update_message_contains_unread_poll_votes.html)
public struct UpdateMessageContainsUnreadPollVotes: TDObject, CustomStringConvertible {
    public let chatID: Int64
    public let messageID: Int64
    public let containsUnreadPollVotes: Bool
    public let unreadPollVoteCount: Int32

    public init(chatID: Int64, messageID: Int64, containsUnreadPollVotes: Bool, unreadPollVoteCount: Int32) {
        self.chatID = chatID
        self.messageID = messageID
        self.containsUnreadPollVotes = containsUnreadPollVotes
        self.unreadPollVoteCount = unreadPollVoteCount
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"updateMessageContainsUnreadPollVotes""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.int53(#","message_id":"#, self.messageID)
        wire.bool(#","contains_unread_poll_votes":"#, self.containsUnreadPollVotes)
        wire.int32(#","unread_poll_vote_count":"#, self.unreadPollVoteCount)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> UpdateMessageContainsUnreadPollVotes? {
        var chatID: Int64 = 0
        var messageID: Int64 = 0
        var containsUnreadPollVotes: Bool = false
        var unreadPollVoteCount: Int32 = 0
        var mark = wire.cursor
        repeat {
            wire.int53(#","chat_id":"#, &chatID)
            wire.int53(#","message_id":"#, &messageID)
            wire.bool(#","contains_unread_poll_votes":"#, &containsUnreadPollVotes)
            wire.int32(#","unread_poll_vote_count":"#, &unreadPollVoteCount)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return UpdateMessageContainsUnreadPollVotes(
            chatID: chatID,
            messageID: messageID,
            containsUnreadPollVotes: containsUnreadPollVotes,
            unreadPollVoteCount: unreadPollVoteCount
        )
    }
}

/// `updateMessageFactCheck chat_id:int53 message_id:int53 fact_check:factCheck = Update`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1update_message_fact_check.html)
public struct UpdateMessageFactCheck: TDObject, CustomStringConvertible {
    public let chatID: Int64
    public let messageID: Int64
    public let factCheck: FactCheck

    public init(chatID: Int64, messageID: Int64, factCheck: FactCheck) {
        self.chatID = chatID
        self.messageID = messageID
        self.factCheck = factCheck
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"updateMessageFactCheck""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.int53(#","message_id":"#, self.messageID)
        wire.object(#","fact_check":"#, self.factCheck)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> UpdateMessageFactCheck? {
        var chatID: Int64 = 0
        var messageID: Int64 = 0
        var factCheck: FactCheck? = nil
        var mark = wire.cursor
        repeat {
            wire.int53(#","chat_id":"#, &chatID)
            wire.int53(#","message_id":"#, &messageID)
            wire.object(#","fact_check":"#, &factCheck)
        } while wire.more(&mark)
        guard 
            !wire.failed,
            let factCheck = wire.required(consume factCheck)
         else { wire.missing("fact_check"); return nil }
        return UpdateMessageFactCheck(chatID: chatID, messageID: messageID, factCheck: factCheck)
    }
}

/// `updateMessageSuggestedPostInfo chat_id:int53 message_id:int53 suggested_post_info:suggestedPostInfo = Update`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1update_message_suggested_post_info.html)
public struct UpdateMessageSuggestedPostInfo: TDObject, CustomStringConvertible {
    private final class Fields: Sendable {
        let chatID: Int64
        let messageID: Int64
        let suggestedPostInfo: SuggestedPostInfo
        init(_ chatID: Int64, _ messageID: Int64, _ suggestedPostInfo: SuggestedPostInfo) {
            self.chatID = chatID
            self.messageID = messageID
            self.suggestedPostInfo = suggestedPostInfo
        }
    }
    private let fields: Fields
    public var chatID: Int64 { fields.chatID }
    public var messageID: Int64 { fields.messageID }
    public var suggestedPostInfo: SuggestedPostInfo { fields.suggestedPostInfo }

    public init(chatID: Int64, messageID: Int64, suggestedPostInfo: SuggestedPostInfo) {
        fields = Fields(chatID, messageID, suggestedPostInfo)
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"updateMessageSuggestedPostInfo""#)
        wire.int53(#","chat_id":"#, fields.chatID)
        wire.int53(#","message_id":"#, fields.messageID)
        wire.object(#","suggested_post_info":"#, fields.suggestedPostInfo)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> UpdateMessageSuggestedPostInfo? {
        var chatID: Int64 = 0
        var messageID: Int64 = 0
        var suggestedPostInfo: SuggestedPostInfo? = nil
        var mark = wire.cursor
        repeat {
            wire.int53(#","chat_id":"#, &chatID)
            wire.int53(#","message_id":"#, &messageID)
            wire.object(#","suggested_post_info":"#, &suggestedPostInfo)
        } while wire.more(&mark)
        guard 
            !wire.failed,
            let suggestedPostInfo = wire.required(consume suggestedPostInfo)
         else { wire.missing("suggested_post_info"); return nil }
        return UpdateMessageSuggestedPostInfo(
            chatID: chatID,
            messageID: messageID,
            suggestedPostInfo: suggestedPostInfo
        )
    }
}

/// `updateMessageLiveLocationViewed chat_id:int53 message_id:int53 = Update`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1update_message_live_location_viewed.html)
public struct UpdateMessageLiveLocationViewed: TDObject, CustomStringConvertible {
    public let chatID: Int64
    public let messageID: Int64

    public init(chatID: Int64, messageID: Int64) {
        self.chatID = chatID
        self.messageID = messageID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"updateMessageLiveLocationViewed""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.int53(#","message_id":"#, self.messageID)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> UpdateMessageLiveLocationViewed? {
        var chatID: Int64 = 0
        var messageID: Int64 = 0
        var mark = wire.cursor
        repeat {
            wire.int53(#","chat_id":"#, &chatID)
            wire.int53(#","message_id":"#, &messageID)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return UpdateMessageLiveLocationViewed(chatID: chatID, messageID: messageID)
    }
}

/// `updateVideoPublished chat_id:int53 message_id:int53 = Update`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1update_video_published.html)
public struct UpdateVideoPublished: TDObject, CustomStringConvertible {
    public let chatID: Int64
    public let messageID: Int64

    public init(chatID: Int64, messageID: Int64) {
        self.chatID = chatID
        self.messageID = messageID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"updateVideoPublished""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.int53(#","message_id":"#, self.messageID)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> UpdateVideoPublished? {
        var chatID: Int64 = 0
        var messageID: Int64 = 0
        var mark = wire.cursor
        repeat {
            wire.int53(#","chat_id":"#, &chatID)
            wire.int53(#","message_id":"#, &messageID)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return UpdateVideoPublished(chatID: chatID, messageID: messageID)
    }
}

/// `updateNewChat chat:chat = Update`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1update_new_chat.html)
public struct UpdateNewChat: TDObject, CustomStringConvertible {
    public let chat: Chat

    public init(chat: Chat) {
        self.chat = chat
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"updateNewChat""#)
        wire.object(#","chat":"#, self.chat)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> UpdateNewChat? {
        var chat: Chat? = nil
        var mark = wire.cursor
        repeat {
            wire.object(#","chat":"#, &chat)
        } while wire.more(&mark)
        guard !wire.failed, let chat = wire.required(consume chat) else { wire.missing("chat"); return nil }
        return UpdateNewChat(chat: chat)
    }
}

/// `updateChatTitle chat_id:int53 title:string = Update`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1update_chat_title.html)
public struct UpdateChatTitle: TDObject, CustomStringConvertible, CustomReflectable {
    public let chatID: Int64
    public let title: String

    public init(chatID: Int64, title: String) {
        self.chatID = chatID
        self.title = title
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"updateChatTitle""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.string(#","title":"#, self.title)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> UpdateChatTitle? {
        var chatID: Int64 = 0
        var title: String = ""
        var mark = wire.cursor
        repeat {
            wire.int53(#","chat_id":"#, &chatID)
            wire.string(#","title":"#, &title)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return UpdateChatTitle(chatID: chatID, title: title)
    }
}

/// `updateChatPhoto chat_id:int53 photo:chatPhotoInfo = Update`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1update_chat_photo.html)
public struct UpdateChatPhoto: TDObject, CustomStringConvertible {
    public let chatID: Int64
    /// May be absent.
    public let photo: ChatPhotoInfo?

    public init(chatID: Int64, photo: ChatPhotoInfo? = nil) {
        self.chatID = chatID
        self.photo = photo
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"updateChatPhoto""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.object(#","photo":"#, self.photo)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> UpdateChatPhoto? {
        var chatID: Int64 = 0
        var photo: ChatPhotoInfo? = nil
        var mark = wire.cursor
        repeat {
            wire.int53(#","chat_id":"#, &chatID)
            wire.object(#","photo":"#, &photo)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return UpdateChatPhoto(chatID: chatID, photo: photo)
    }
}

/// `updateChatAccentColors chat_id:int53 accent_color_id:int32 background_custom_emoji_id:int64 upgraded_gift_colors:upgradedGiftColors profile_accent_color_id:int32 profile_background_custom_emoji_id:int64 = Update`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1update_chat_accent_colors.html)
public struct UpdateChatAccentColors: TDObject, CustomStringConvertible {
    private final class Fields: Sendable {
        let chatID: Int64
        let accentColorID: Int32
        let backgroundCustomEmojiID: Int64
        let upgradedGiftColors: UpgradedGiftColors?
        let profileAccentColorID: Int32
        let profileBackgroundCustomEmojiID: Int64
        init(
            _ chatID: Int64,
            _ accentColorID: Int32,
            _ backgroundCustomEmojiID: Int64,
            _ upgradedGiftColors: UpgradedGiftColors?,
            _ profileAccentColorID: Int32,
            _ profileBackgroundCustomEmojiID: Int64
        ) {
            self.chatID = chatID
            self.accentColorID = accentColorID
            self.backgroundCustomEmojiID = backgroundCustomEmojiID
            self.upgradedGiftColors = upgradedGiftColors
            self.profileAccentColorID = profileAccentColorID
            self.profileBackgroundCustomEmojiID = profileBackgroundCustomEmojiID
        }
    }
    private let fields: Fields
    public var chatID: Int64 { fields.chatID }
    public var accentColorID: Int32 { fields.accentColorID }
    public var backgroundCustomEmojiID: Int64 { fields.backgroundCustomEmojiID }
    /// May be absent.
    public var upgradedGiftColors: UpgradedGiftColors? { fields.upgradedGiftColors }
    public var profileAccentColorID: Int32 { fields.profileAccentColorID }
    public var profileBackgroundCustomEmojiID: Int64 { fields.profileBackgroundCustomEmojiID }

    public init(
        chatID: Int64,
        accentColorID: Int32,
        backgroundCustomEmojiID: Int64,
        upgradedGiftColors: UpgradedGiftColors? = nil,
        profileAccentColorID: Int32,
        profileBackgroundCustomEmojiID: Int64
    ) {
        fields = Fields(
        chatID,
        accentColorID,
        backgroundCustomEmojiID,
        upgradedGiftColors,
        profileAccentColorID,
        profileBackgroundCustomEmojiID
    )
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"updateChatAccentColors""#)
        wire.int53(#","chat_id":"#, fields.chatID)
        wire.int32(#","accent_color_id":"#, fields.accentColorID)
        wire.int64(#","background_custom_emoji_id":"#, fields.backgroundCustomEmojiID)
        wire.object(#","upgraded_gift_colors":"#, fields.upgradedGiftColors)
        wire.int32(#","profile_accent_color_id":"#, fields.profileAccentColorID)
        wire.int64(#","profile_background_custom_emoji_id":"#, fields.profileBackgroundCustomEmojiID)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> UpdateChatAccentColors? {
        var chatID: Int64 = 0
        var accentColorID: Int32 = 0
        var backgroundCustomEmojiID: Int64 = 0
        var upgradedGiftColors: UpgradedGiftColors? = nil
        var profileAccentColorID: Int32 = 0
        var profileBackgroundCustomEmojiID: Int64 = 0
        var mark = wire.cursor
        repeat {
            wire.int53(#","chat_id":"#, &chatID)
            wire.int32(#","accent_color_id":"#, &accentColorID)
            wire.int64(#","background_custom_emoji_id":"#, &backgroundCustomEmojiID)
            wire.object(#","upgraded_gift_colors":"#, &upgradedGiftColors)
            wire.int32(#","profile_accent_color_id":"#, &profileAccentColorID)
            wire.int64(#","profile_background_custom_emoji_id":"#, &profileBackgroundCustomEmojiID)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return UpdateChatAccentColors(
            chatID: chatID,
            accentColorID: accentColorID,
            backgroundCustomEmojiID: backgroundCustomEmojiID,
            upgradedGiftColors: upgradedGiftColors,
            profileAccentColorID: profileAccentColorID,
            profileBackgroundCustomEmojiID: profileBackgroundCustomEmojiID
        )
    }
}

/// `updateChatPermissions chat_id:int53 permissions:chatPermissions = Update`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1update_chat_permissions.html)
public struct UpdateChatPermissions: TDObject, CustomStringConvertible {
    public let chatID: Int64
    public let permissions: ChatPermissions

    public init(chatID: Int64, permissions: ChatPermissions) {
        self.chatID = chatID
        self.permissions = permissions
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"updateChatPermissions""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.object(#","permissions":"#, self.permissions)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> UpdateChatPermissions? {
        var chatID: Int64 = 0
        var permissions: ChatPermissions? = nil
        var mark = wire.cursor
        repeat {
            wire.int53(#","chat_id":"#, &chatID)
            wire.object(#","permissions":"#, &permissions)
        } while wire.more(&mark)
        guard 
            !wire.failed,
            let permissions = wire.required(consume permissions)
         else { wire.missing("permissions"); return nil }
        return UpdateChatPermissions(chatID: chatID, permissions: permissions)
    }
}

/// `updateChatLastMessage chat_id:int53 last_message:message positions:vector<chatPosition> = Update`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1update_chat_last_message.html)
public struct UpdateChatLastMessage: TDObject, CustomStringConvertible {
    public let chatID: Int64
    /// May be absent.
    public let lastMessage: Message?
    public let positions: [ChatPosition]

    public init(chatID: Int64, lastMessage: Message? = nil, positions: [ChatPosition]) {
        self.chatID = chatID
        self.lastMessage = lastMessage
        self.positions = positions
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"updateChatLastMessage""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.object(#","last_message":"#, self.lastMessage)
        wire.objects(#","positions":"#, self.positions)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> UpdateChatLastMessage? {
        var chatID: Int64 = 0
        var lastMessage: Message? = nil
        var positions: [ChatPosition] = []
        var mark = wire.cursor
        repeat {
            wire.int53(#","chat_id":"#, &chatID)
            wire.object(#","last_message":"#, &lastMessage)
            wire.objects(#","positions":"#, &positions)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return UpdateChatLastMessage(chatID: chatID, lastMessage: lastMessage, positions: positions)
    }
}

/// `updateChatPosition chat_id:int53 position:chatPosition = Update`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1update_chat_position.html)
public struct UpdateChatPosition: TDObject, CustomStringConvertible {
    private final class Fields: Sendable {
        let chatID: Int64
        let position: ChatPosition
        init(_ chatID: Int64, _ position: ChatPosition) {
            self.chatID = chatID
            self.position = position
        }
    }
    private let fields: Fields
    public var chatID: Int64 { fields.chatID }
    public var position: ChatPosition { fields.position }

    public init(chatID: Int64, position: ChatPosition) {
        fields = Fields(chatID, position)
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"updateChatPosition""#)
        wire.int53(#","chat_id":"#, fields.chatID)
        wire.object(#","position":"#, fields.position)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> UpdateChatPosition? {
        var chatID: Int64 = 0
        var position: ChatPosition? = nil
        var mark = wire.cursor
        repeat {
            wire.int53(#","chat_id":"#, &chatID)
            wire.object(#","position":"#, &position)
        } while wire.more(&mark)
        guard !wire.failed, let position = wire.required(consume position) else { wire.missing("position"); return nil }
        return UpdateChatPosition(chatID: chatID, position: position)
    }
}

/// `updateChatAddedToList chat_id:int53 chat_list:ChatList = Update`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1update_chat_added_to_list.html)
public struct UpdateChatAddedToList: TDObject, CustomStringConvertible {
    public let chatID: Int64
    public let chatList: ChatList

    public init(chatID: Int64, chatList: ChatList) {
        self.chatID = chatID
        self.chatList = chatList
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"updateChatAddedToList""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.object(#","chat_list":"#, self.chatList)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> UpdateChatAddedToList? {
        var chatID: Int64 = 0
        var chatList: ChatList? = nil
        var mark = wire.cursor
        repeat {
            wire.int53(#","chat_id":"#, &chatID)
            wire.object(#","chat_list":"#, &chatList)
        } while wire.more(&mark)
        guard 
            !wire.failed,
            let chatList = wire.required(consume chatList)
         else { wire.missing("chat_list"); return nil }
        return UpdateChatAddedToList(chatID: chatID, chatList: chatList)
    }
}

/// `updateChatRemovedFromList chat_id:int53 chat_list:ChatList = Update`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1update_chat_removed_from_list.html)
public struct UpdateChatRemovedFromList: TDObject, CustomStringConvertible {
    public let chatID: Int64
    public let chatList: ChatList

    public init(chatID: Int64, chatList: ChatList) {
        self.chatID = chatID
        self.chatList = chatList
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"updateChatRemovedFromList""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.object(#","chat_list":"#, self.chatList)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> UpdateChatRemovedFromList? {
        var chatID: Int64 = 0
        var chatList: ChatList? = nil
        var mark = wire.cursor
        repeat {
            wire.int53(#","chat_id":"#, &chatID)
            wire.object(#","chat_list":"#, &chatList)
        } while wire.more(&mark)
        guard 
            !wire.failed,
            let chatList = wire.required(consume chatList)
         else { wire.missing("chat_list"); return nil }
        return UpdateChatRemovedFromList(chatID: chatID, chatList: chatList)
    }
}

/// `updateChatReadInbox chat_id:int53 last_read_inbox_message_id:int53 unread_count:int32 = Update`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1update_chat_read_inbox.html)
public struct UpdateChatReadInbox: TDObject, CustomStringConvertible {
    public let chatID: Int64
    public let lastReadInboxMessageID: Int64
    public let unreadCount: Int32

    public init(chatID: Int64, lastReadInboxMessageID: Int64, unreadCount: Int32) {
        self.chatID = chatID
        self.lastReadInboxMessageID = lastReadInboxMessageID
        self.unreadCount = unreadCount
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"updateChatReadInbox""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.int53(#","last_read_inbox_message_id":"#, self.lastReadInboxMessageID)
        wire.int32(#","unread_count":"#, self.unreadCount)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> UpdateChatReadInbox? {
        var chatID: Int64 = 0
        var lastReadInboxMessageID: Int64 = 0
        var unreadCount: Int32 = 0
        var mark = wire.cursor
        repeat {
            wire.int53(#","chat_id":"#, &chatID)
            wire.int53(#","last_read_inbox_message_id":"#, &lastReadInboxMessageID)
            wire.int32(#","unread_count":"#, &unreadCount)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return UpdateChatReadInbox(
            chatID: chatID,
            lastReadInboxMessageID: lastReadInboxMessageID,
            unreadCount: unreadCount
        )
    }
}

/// `updateChatReadOutbox chat_id:int53 last_read_outbox_message_id:int53 = Update`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1update_chat_read_outbox.html)
public struct UpdateChatReadOutbox: TDObject, CustomStringConvertible {
    public let chatID: Int64
    public let lastReadOutboxMessageID: Int64

    public init(chatID: Int64, lastReadOutboxMessageID: Int64) {
        self.chatID = chatID
        self.lastReadOutboxMessageID = lastReadOutboxMessageID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"updateChatReadOutbox""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.int53(#","last_read_outbox_message_id":"#, self.lastReadOutboxMessageID)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> UpdateChatReadOutbox? {
        var chatID: Int64 = 0
        var lastReadOutboxMessageID: Int64 = 0
        var mark = wire.cursor
        repeat {
            wire.int53(#","chat_id":"#, &chatID)
            wire.int53(#","last_read_outbox_message_id":"#, &lastReadOutboxMessageID)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return UpdateChatReadOutbox(chatID: chatID, lastReadOutboxMessageID: lastReadOutboxMessageID)
    }
}

/// `updateChatActionBar chat_id:int53 action_bar:ChatActionBar = Update`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1update_chat_action_bar.html)
public struct UpdateChatActionBar: TDObject, CustomStringConvertible {
    public let chatID: Int64
    /// May be absent.
    public let actionBar: ChatActionBar?

    public init(chatID: Int64, actionBar: ChatActionBar? = nil) {
        self.chatID = chatID
        self.actionBar = actionBar
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"updateChatActionBar""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.object(#","action_bar":"#, self.actionBar)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> UpdateChatActionBar? {
        var chatID: Int64 = 0
        var actionBar: ChatActionBar? = nil
        var mark = wire.cursor
        repeat {
            wire.int53(#","chat_id":"#, &chatID)
            wire.object(#","action_bar":"#, &actionBar)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return UpdateChatActionBar(chatID: chatID, actionBar: actionBar)
    }
}

/// `updateChatBusinessBotManageBar chat_id:int53 business_bot_manage_bar:businessBotManageBar = Update`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1update_chat_business_bot_manage_bar.html)
public struct UpdateChatBusinessBotManageBar: TDObject, CustomStringConvertible {
    private final class Fields: Sendable {
        let chatID: Int64
        let businessBotManageBar: BusinessBotManageBar?
        init(_ chatID: Int64, _ businessBotManageBar: BusinessBotManageBar?) {
            self.chatID = chatID
            self.businessBotManageBar = businessBotManageBar
        }
    }
    private let fields: Fields
    public var chatID: Int64 { fields.chatID }
    /// May be absent.
    public var businessBotManageBar: BusinessBotManageBar? { fields.businessBotManageBar }

    public init(chatID: Int64, businessBotManageBar: BusinessBotManageBar? = nil) {
        fields = Fields(chatID, businessBotManageBar)
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"updateChatBusinessBotManageBar""#)
        wire.int53(#","chat_id":"#, fields.chatID)
        wire.object(#","business_bot_manage_bar":"#, fields.businessBotManageBar)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> UpdateChatBusinessBotManageBar? {
        var chatID: Int64 = 0
        var businessBotManageBar: BusinessBotManageBar? = nil
        var mark = wire.cursor
        repeat {
            wire.int53(#","chat_id":"#, &chatID)
            wire.object(#","business_bot_manage_bar":"#, &businessBotManageBar)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return UpdateChatBusinessBotManageBar(chatID: chatID, businessBotManageBar: businessBotManageBar)
    }
}

/// `updateChatAvailableReactions chat_id:int53 available_reactions:ChatAvailableReactions = Update`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1update_chat_available_reactions.html)
public struct UpdateChatAvailableReactions: TDObject, CustomStringConvertible {
    public let chatID: Int64
    public let availableReactions: ChatAvailableReactions

    public init(chatID: Int64, availableReactions: ChatAvailableReactions) {
        self.chatID = chatID
        self.availableReactions = availableReactions
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"updateChatAvailableReactions""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.object(#","available_reactions":"#, self.availableReactions)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> UpdateChatAvailableReactions? {
        var chatID: Int64 = 0
        var availableReactions: ChatAvailableReactions? = nil
        var mark = wire.cursor
        repeat {
            wire.int53(#","chat_id":"#, &chatID)
            wire.object(#","available_reactions":"#, &availableReactions)
        } while wire.more(&mark)
        guard 
            !wire.failed,
            let availableReactions = wire.required(consume availableReactions)
         else { wire.missing("available_reactions"); return nil }
        return UpdateChatAvailableReactions(chatID: chatID, availableReactions: availableReactions)
    }
}

/// `updateChatDraftMessage chat_id:int53 draft_message:draftMessage positions:vector<chatPosition> = Update`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1update_chat_draft_message.html)
public struct UpdateChatDraftMessage: TDObject, CustomStringConvertible {
    public let chatID: Int64
    /// May be absent.
    public let draftMessage: DraftMessage?
    public let positions: [ChatPosition]

    public init(chatID: Int64, draftMessage: DraftMessage? = nil, positions: [ChatPosition]) {
        self.chatID = chatID
        self.draftMessage = draftMessage
        self.positions = positions
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"updateChatDraftMessage""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.object(#","draft_message":"#, self.draftMessage)
        wire.objects(#","positions":"#, self.positions)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> UpdateChatDraftMessage? {
        var chatID: Int64 = 0
        var draftMessage: DraftMessage? = nil
        var positions: [ChatPosition] = []
        var mark = wire.cursor
        repeat {
            wire.int53(#","chat_id":"#, &chatID)
            wire.object(#","draft_message":"#, &draftMessage)
            wire.objects(#","positions":"#, &positions)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return UpdateChatDraftMessage(chatID: chatID, draftMessage: draftMessage, positions: positions)
    }
}

/// `updateChatEmojiStatus chat_id:int53 emoji_status:emojiStatus = Update`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1update_chat_emoji_status.html)
public struct UpdateChatEmojiStatus: TDObject, CustomStringConvertible {
    public let chatID: Int64
    /// May be absent.
    public let emojiStatus: EmojiStatus?

    public init(chatID: Int64, emojiStatus: EmojiStatus? = nil) {
        self.chatID = chatID
        self.emojiStatus = emojiStatus
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"updateChatEmojiStatus""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.object(#","emoji_status":"#, self.emojiStatus)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> UpdateChatEmojiStatus? {
        var chatID: Int64 = 0
        var emojiStatus: EmojiStatus? = nil
        var mark = wire.cursor
        repeat {
            wire.int53(#","chat_id":"#, &chatID)
            wire.object(#","emoji_status":"#, &emojiStatus)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return UpdateChatEmojiStatus(chatID: chatID, emojiStatus: emojiStatus)
    }
}

/// `updateChatMessageSender chat_id:int53 message_sender_id:MessageSender = Update`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1update_chat_message_sender.html)
public struct UpdateChatMessageSender: TDObject, CustomStringConvertible {
    public let chatID: Int64
    /// May be absent.
    public let messageSenderID: MessageSender?

    public init(chatID: Int64, messageSenderID: MessageSender? = nil) {
        self.chatID = chatID
        self.messageSenderID = messageSenderID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"updateChatMessageSender""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.object(#","message_sender_id":"#, self.messageSenderID)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> UpdateChatMessageSender? {
        var chatID: Int64 = 0
        var messageSenderID: MessageSender? = nil
        var mark = wire.cursor
        repeat {
            wire.int53(#","chat_id":"#, &chatID)
            wire.object(#","message_sender_id":"#, &messageSenderID)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return UpdateChatMessageSender(chatID: chatID, messageSenderID: messageSenderID)
    }
}

/// `updateChatMessageAutoDeleteTime chat_id:int53 message_auto_delete_time:int32 = Update`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1update_chat_message_auto_delete_time.html)
public struct UpdateChatMessageAutoDeleteTime: TDObject, CustomStringConvertible {
    public let chatID: Int64
    public let messageAutoDeleteTime: Int32

    public init(chatID: Int64, messageAutoDeleteTime: Int32) {
        self.chatID = chatID
        self.messageAutoDeleteTime = messageAutoDeleteTime
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"updateChatMessageAutoDeleteTime""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.int32(#","message_auto_delete_time":"#, self.messageAutoDeleteTime)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> UpdateChatMessageAutoDeleteTime? {
        var chatID: Int64 = 0
        var messageAutoDeleteTime: Int32 = 0
        var mark = wire.cursor
        repeat {
            wire.int53(#","chat_id":"#, &chatID)
            wire.int32(#","message_auto_delete_time":"#, &messageAutoDeleteTime)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return UpdateChatMessageAutoDeleteTime(chatID: chatID, messageAutoDeleteTime: messageAutoDeleteTime)
    }
}

/// `updateChatNotificationSettings chat_id:int53 notification_settings:chatNotificationSettings = Update`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1update_chat_notification_settings.html)
public struct UpdateChatNotificationSettings: TDObject, CustomStringConvertible {
    public let chatID: Int64
    public let notificationSettings: ChatNotificationSettings

    public init(chatID: Int64, notificationSettings: ChatNotificationSettings) {
        self.chatID = chatID
        self.notificationSettings = notificationSettings
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"updateChatNotificationSettings""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.object(#","notification_settings":"#, self.notificationSettings)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> UpdateChatNotificationSettings? {
        var chatID: Int64 = 0
        var notificationSettings: ChatNotificationSettings? = nil
        var mark = wire.cursor
        repeat {
            wire.int53(#","chat_id":"#, &chatID)
            wire.object(#","notification_settings":"#, &notificationSettings)
        } while wire.more(&mark)
        guard 
            !wire.failed,
            let notificationSettings = wire.required(consume notificationSettings)
         else { wire.missing("notification_settings"); return nil }
        return UpdateChatNotificationSettings(chatID: chatID, notificationSettings: notificationSettings)
    }
}

/// `updateChatPendingJoinRequests chat_id:int53 pending_join_requests:chatJoinRequestsInfo = Update`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1update_chat_pending_join_requests.html)
public struct UpdateChatPendingJoinRequests: TDObject, CustomStringConvertible {
    public let chatID: Int64
    /// May be absent.
    public let pendingJoinRequests: ChatJoinRequestsInfo?

    public init(chatID: Int64, pendingJoinRequests: ChatJoinRequestsInfo? = nil) {
        self.chatID = chatID
        self.pendingJoinRequests = pendingJoinRequests
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"updateChatPendingJoinRequests""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.object(#","pending_join_requests":"#, self.pendingJoinRequests)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> UpdateChatPendingJoinRequests? {
        var chatID: Int64 = 0
        var pendingJoinRequests: ChatJoinRequestsInfo? = nil
        var mark = wire.cursor
        repeat {
            wire.int53(#","chat_id":"#, &chatID)
            wire.object(#","pending_join_requests":"#, &pendingJoinRequests)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return UpdateChatPendingJoinRequests(chatID: chatID, pendingJoinRequests: pendingJoinRequests)
    }
}

/// `updateChatReplyMarkup chat_id:int53 reply_markup_message:message = Update`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1update_chat_reply_markup.html)
public struct UpdateChatReplyMarkup: TDObject, CustomStringConvertible {
    public let chatID: Int64
    /// May be absent.
    public let replyMarkupMessage: Message?

    public init(chatID: Int64, replyMarkupMessage: Message? = nil) {
        self.chatID = chatID
        self.replyMarkupMessage = replyMarkupMessage
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"updateChatReplyMarkup""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.object(#","reply_markup_message":"#, self.replyMarkupMessage)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> UpdateChatReplyMarkup? {
        var chatID: Int64 = 0
        var replyMarkupMessage: Message? = nil
        var mark = wire.cursor
        repeat {
            wire.int53(#","chat_id":"#, &chatID)
            wire.object(#","reply_markup_message":"#, &replyMarkupMessage)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return UpdateChatReplyMarkup(chatID: chatID, replyMarkupMessage: replyMarkupMessage)
    }
}

/// `updateChatBackground chat_id:int53 background:chatBackground = Update`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1update_chat_background.html)
public struct UpdateChatBackground: TDObject, CustomStringConvertible {
    public let chatID: Int64
    /// May be absent.
    public let background: ChatBackground?

    public init(chatID: Int64, background: ChatBackground? = nil) {
        self.chatID = chatID
        self.background = background
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"updateChatBackground""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.object(#","background":"#, self.background)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> UpdateChatBackground? {
        var chatID: Int64 = 0
        var background: ChatBackground? = nil
        var mark = wire.cursor
        repeat {
            wire.int53(#","chat_id":"#, &chatID)
            wire.object(#","background":"#, &background)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return UpdateChatBackground(chatID: chatID, background: background)
    }
}

/// `updateChatTheme chat_id:int53 theme:ChatTheme = Update`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1update_chat_theme.html)
public struct UpdateChatTheme: TDObject, CustomStringConvertible {
    public let chatID: Int64
    /// May be absent.
    public let theme: ChatTheme?

    public init(chatID: Int64, theme: ChatTheme? = nil) {
        self.chatID = chatID
        self.theme = theme
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"updateChatTheme""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.object(#","theme":"#, self.theme)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> UpdateChatTheme? {
        var chatID: Int64 = 0
        var theme: ChatTheme? = nil
        var mark = wire.cursor
        repeat {
            wire.int53(#","chat_id":"#, &chatID)
            wire.object(#","theme":"#, &theme)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return UpdateChatTheme(chatID: chatID, theme: theme)
    }
}

/// `updateChatUnreadMentionCount chat_id:int53 unread_mention_count:int32 = Update`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1update_chat_unread_mention_count.html)
public struct UpdateChatUnreadMentionCount: TDObject, CustomStringConvertible {
    public let chatID: Int64
    public let unreadMentionCount: Int32

    public init(chatID: Int64, unreadMentionCount: Int32) {
        self.chatID = chatID
        self.unreadMentionCount = unreadMentionCount
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"updateChatUnreadMentionCount""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.int32(#","unread_mention_count":"#, self.unreadMentionCount)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> UpdateChatUnreadMentionCount? {
        var chatID: Int64 = 0
        var unreadMentionCount: Int32 = 0
        var mark = wire.cursor
        repeat {
            wire.int53(#","chat_id":"#, &chatID)
            wire.int32(#","unread_mention_count":"#, &unreadMentionCount)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return UpdateChatUnreadMentionCount(chatID: chatID, unreadMentionCount: unreadMentionCount)
    }
}

/// `updateChatUnreadReactionCount chat_id:int53 unread_reaction_count:int32 = Update`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1update_chat_unread_reaction_count.html)
public struct UpdateChatUnreadReactionCount: TDObject, CustomStringConvertible {
    public let chatID: Int64
    public let unreadReactionCount: Int32

    public init(chatID: Int64, unreadReactionCount: Int32) {
        self.chatID = chatID
        self.unreadReactionCount = unreadReactionCount
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"updateChatUnreadReactionCount""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.int32(#","unread_reaction_count":"#, self.unreadReactionCount)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> UpdateChatUnreadReactionCount? {
        var chatID: Int64 = 0
        var unreadReactionCount: Int32 = 0
        var mark = wire.cursor
        repeat {
            wire.int53(#","chat_id":"#, &chatID)
            wire.int32(#","unread_reaction_count":"#, &unreadReactionCount)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return UpdateChatUnreadReactionCount(chatID: chatID, unreadReactionCount: unreadReactionCount)
    }
}

/// `updateChatUnreadPollVoteCount chat_id:int53 unread_poll_vote_count:int32 = Update`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1update_chat_unread_poll_vote_count.html)
public struct UpdateChatUnreadPollVoteCount: TDObject, CustomStringConvertible {
    public let chatID: Int64
    public let unreadPollVoteCount: Int32

    public init(chatID: Int64, unreadPollVoteCount: Int32) {
        self.chatID = chatID
        self.unreadPollVoteCount = unreadPollVoteCount
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"updateChatUnreadPollVoteCount""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.int32(#","unread_poll_vote_count":"#, self.unreadPollVoteCount)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> UpdateChatUnreadPollVoteCount? {
        var chatID: Int64 = 0
        var unreadPollVoteCount: Int32 = 0
        var mark = wire.cursor
        repeat {
            wire.int53(#","chat_id":"#, &chatID)
            wire.int32(#","unread_poll_vote_count":"#, &unreadPollVoteCount)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return UpdateChatUnreadPollVoteCount(chatID: chatID, unreadPollVoteCount: unreadPollVoteCount)
    }
}

/// `updateChatVideoChat chat_id:int53 video_chat:videoChat = Update`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1update_chat_video_chat.html)
public struct UpdateChatVideoChat: TDObject, CustomStringConvertible {
    public let chatID: Int64
    public let videoChat: VideoChat

    public init(chatID: Int64, videoChat: VideoChat) {
        self.chatID = chatID
        self.videoChat = videoChat
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"updateChatVideoChat""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.object(#","video_chat":"#, self.videoChat)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> UpdateChatVideoChat? {
        var chatID: Int64 = 0
        var videoChat: VideoChat? = nil
        var mark = wire.cursor
        repeat {
            wire.int53(#","chat_id":"#, &chatID)
            wire.object(#","video_chat":"#, &videoChat)
        } while wire.more(&mark)
        guard 
            !wire.failed,
            let videoChat = wire.required(consume videoChat)
         else { wire.missing("video_chat"); return nil }
        return UpdateChatVideoChat(chatID: chatID, videoChat: videoChat)
    }
}

/// `updateChatDefaultDisableNotification chat_id:int53 default_disable_notification:Bool = Update`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1update_chat_default_disable_notification.html)
public struct UpdateChatDefaultDisableNotification: TDObject, CustomStringConvertible {
    public let chatID: Int64
    public let defaultDisableNotification: Bool

    public init(chatID: Int64, defaultDisableNotification: Bool) {
        self.chatID = chatID
        self.defaultDisableNotification = defaultDisableNotification
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"updateChatDefaultDisableNotification""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.bool(#","default_disable_notification":"#, self.defaultDisableNotification)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> UpdateChatDefaultDisableNotification? {
        var chatID: Int64 = 0
        var defaultDisableNotification: Bool = false
        var mark = wire.cursor
        repeat {
            wire.int53(#","chat_id":"#, &chatID)
            wire.bool(#","default_disable_notification":"#, &defaultDisableNotification)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return UpdateChatDefaultDisableNotification(
            chatID: chatID,
            defaultDisableNotification: defaultDisableNotification
        )
    }
}

/// `updateChatHasProtectedContent chat_id:int53 has_protected_content:Bool = Update`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1update_chat_has_protected_content.html)
public struct UpdateChatHasProtectedContent: TDObject, CustomStringConvertible {
    public let chatID: Int64
    public let hasProtectedContent: Bool

    public init(chatID: Int64, hasProtectedContent: Bool) {
        self.chatID = chatID
        self.hasProtectedContent = hasProtectedContent
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"updateChatHasProtectedContent""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.bool(#","has_protected_content":"#, self.hasProtectedContent)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> UpdateChatHasProtectedContent? {
        var chatID: Int64 = 0
        var hasProtectedContent: Bool = false
        var mark = wire.cursor
        repeat {
            wire.int53(#","chat_id":"#, &chatID)
            wire.bool(#","has_protected_content":"#, &hasProtectedContent)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return UpdateChatHasProtectedContent(chatID: chatID, hasProtectedContent: hasProtectedContent)
    }
}

/// `updateChatIsTranslatable chat_id:int53 is_translatable:Bool = Update`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1update_chat_is_translatable.html)
public struct UpdateChatIsTranslatable: TDObject, CustomStringConvertible {
    public let chatID: Int64
    public let isTranslatable: Bool

    public init(chatID: Int64, isTranslatable: Bool) {
        self.chatID = chatID
        self.isTranslatable = isTranslatable
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"updateChatIsTranslatable""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.bool(#","is_translatable":"#, self.isTranslatable)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> UpdateChatIsTranslatable? {
        var chatID: Int64 = 0
        var isTranslatable: Bool = false
        var mark = wire.cursor
        repeat {
            wire.int53(#","chat_id":"#, &chatID)
            wire.bool(#","is_translatable":"#, &isTranslatable)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return UpdateChatIsTranslatable(chatID: chatID, isTranslatable: isTranslatable)
    }
}

/// `updateChatIsMarkedAsUnread chat_id:int53 is_marked_as_unread:Bool = Update`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1update_chat_is_marked_as_unread.html)
public struct UpdateChatIsMarkedAsUnread: TDObject, CustomStringConvertible {
    public let chatID: Int64
    public let isMarkedAsUnread: Bool

    public init(chatID: Int64, isMarkedAsUnread: Bool) {
        self.chatID = chatID
        self.isMarkedAsUnread = isMarkedAsUnread
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"updateChatIsMarkedAsUnread""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.bool(#","is_marked_as_unread":"#, self.isMarkedAsUnread)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> UpdateChatIsMarkedAsUnread? {
        var chatID: Int64 = 0
        var isMarkedAsUnread: Bool = false
        var mark = wire.cursor
        repeat {
            wire.int53(#","chat_id":"#, &chatID)
            wire.bool(#","is_marked_as_unread":"#, &isMarkedAsUnread)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return UpdateChatIsMarkedAsUnread(chatID: chatID, isMarkedAsUnread: isMarkedAsUnread)
    }
}

/// `updateChatViewAsTopics chat_id:int53 view_as_topics:Bool = Update`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1update_chat_view_as_topics.html)
public struct UpdateChatViewAsTopics: TDObject, CustomStringConvertible {
    public let chatID: Int64
    public let viewAsTopics: Bool

    public init(chatID: Int64, viewAsTopics: Bool) {
        self.chatID = chatID
        self.viewAsTopics = viewAsTopics
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"updateChatViewAsTopics""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.bool(#","view_as_topics":"#, self.viewAsTopics)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> UpdateChatViewAsTopics? {
        var chatID: Int64 = 0
        var viewAsTopics: Bool = false
        var mark = wire.cursor
        repeat {
            wire.int53(#","chat_id":"#, &chatID)
            wire.bool(#","view_as_topics":"#, &viewAsTopics)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return UpdateChatViewAsTopics(chatID: chatID, viewAsTopics: viewAsTopics)
    }
}

/// `updateChatBlockList chat_id:int53 block_list:BlockList = Update`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1update_chat_block_list.html)
public struct UpdateChatBlockList: TDObject, CustomStringConvertible {
    public let chatID: Int64
    /// May be absent.
    public let blockList: BlockList?

    public init(chatID: Int64, blockList: BlockList? = nil) {
        self.chatID = chatID
        self.blockList = blockList
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"updateChatBlockList""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.object(#","block_list":"#, self.blockList)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> UpdateChatBlockList? {
        var chatID: Int64 = 0
        var blockList: BlockList? = nil
        var mark = wire.cursor
        repeat {
            wire.int53(#","chat_id":"#, &chatID)
            wire.object(#","block_list":"#, &blockList)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return UpdateChatBlockList(chatID: chatID, blockList: blockList)
    }
}

/// `updateChatHasScheduledMessages chat_id:int53 has_scheduled_messages:Bool = Update`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1update_chat_has_scheduled_messages.html)
public struct UpdateChatHasScheduledMessages: TDObject, CustomStringConvertible {
    public let chatID: Int64
    public let hasScheduledMessages: Bool

    public init(chatID: Int64, hasScheduledMessages: Bool) {
        self.chatID = chatID
        self.hasScheduledMessages = hasScheduledMessages
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"updateChatHasScheduledMessages""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.bool(#","has_scheduled_messages":"#, self.hasScheduledMessages)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> UpdateChatHasScheduledMessages? {
        var chatID: Int64 = 0
        var hasScheduledMessages: Bool = false
        var mark = wire.cursor
        repeat {
            wire.int53(#","chat_id":"#, &chatID)
            wire.bool(#","has_scheduled_messages":"#, &hasScheduledMessages)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return UpdateChatHasScheduledMessages(chatID: chatID, hasScheduledMessages: hasScheduledMessages)
    }
}

/// `updateChatFolders chat_folders:vector<chatFolderInfo> main_chat_list_position:int32 are_tags_enabled:Bool = Update`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1update_chat_folders.html)
public struct UpdateChatFolders: TDObject, CustomStringConvertible {
    public let chatFolders: [ChatFolderInfo]
    public let mainChatListPosition: Int32
    public let areTagsEnabled: Bool

    public init(chatFolders: [ChatFolderInfo], mainChatListPosition: Int32, areTagsEnabled: Bool) {
        self.chatFolders = chatFolders
        self.mainChatListPosition = mainChatListPosition
        self.areTagsEnabled = areTagsEnabled
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"updateChatFolders""#)
        wire.objects(#","chat_folders":"#, self.chatFolders)
        wire.int32(#","main_chat_list_position":"#, self.mainChatListPosition)
        wire.bool(#","are_tags_enabled":"#, self.areTagsEnabled)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> UpdateChatFolders? {
        var chatFolders: [ChatFolderInfo] = []
        var mainChatListPosition: Int32 = 0
        var areTagsEnabled: Bool = false
        var mark = wire.cursor
        repeat {
            wire.objects(#","chat_folders":"#, &chatFolders)
            wire.int32(#","main_chat_list_position":"#, &mainChatListPosition)
            wire.bool(#","are_tags_enabled":"#, &areTagsEnabled)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return UpdateChatFolders(
            chatFolders: chatFolders,
            mainChatListPosition: mainChatListPosition,
            areTagsEnabled: areTagsEnabled
        )
    }
}

/// `updateChatOnlineMemberCount chat_id:int53 online_member_count:int32 = Update`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1update_chat_online_member_count.html)
public struct UpdateChatOnlineMemberCount: TDObject, CustomStringConvertible {
    public let chatID: Int64
    public let onlineMemberCount: Int32

    public init(chatID: Int64, onlineMemberCount: Int32) {
        self.chatID = chatID
        self.onlineMemberCount = onlineMemberCount
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"updateChatOnlineMemberCount""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.int32(#","online_member_count":"#, self.onlineMemberCount)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> UpdateChatOnlineMemberCount? {
        var chatID: Int64 = 0
        var onlineMemberCount: Int32 = 0
        var mark = wire.cursor
        repeat {
            wire.int53(#","chat_id":"#, &chatID)
            wire.int32(#","online_member_count":"#, &onlineMemberCount)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return UpdateChatOnlineMemberCount(chatID: chatID, onlineMemberCount: onlineMemberCount)
    }
}

/// `updateSavedMessagesTopic topic:savedMessagesTopic = Update`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1update_saved_messages_topic.html)
public struct UpdateSavedMessagesTopic: TDObject, CustomStringConvertible {
    private final class Fields: Sendable {
        let topic: SavedMessagesTopic
        init(_ topic: SavedMessagesTopic) {
            self.topic = topic
        }
    }
    private let fields: Fields
    public var topic: SavedMessagesTopic { fields.topic }

    public init(topic: SavedMessagesTopic) {
        fields = Fields(topic)
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"updateSavedMessagesTopic""#)
        wire.object(#","topic":"#, fields.topic)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> UpdateSavedMessagesTopic? {
        var topic: SavedMessagesTopic? = nil
        var mark = wire.cursor
        repeat {
            wire.object(#","topic":"#, &topic)
        } while wire.more(&mark)
        guard !wire.failed, let topic = wire.required(consume topic) else { wire.missing("topic"); return nil }
        return UpdateSavedMessagesTopic(topic: topic)
    }
}

/// `updateSavedMessagesTopicCount topic_count:int32 = Update`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1update_saved_messages_topic_count.html)
public struct UpdateSavedMessagesTopicCount: TDObject, CustomStringConvertible {
    public let topicCount: Int32

    public init(topicCount: Int32) {
        self.topicCount = topicCount
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"updateSavedMessagesTopicCount""#)
        wire.int32(#","topic_count":"#, self.topicCount)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> UpdateSavedMessagesTopicCount? {
        var topicCount: Int32 = 0
        var mark = wire.cursor
        repeat {
            wire.int32(#","topic_count":"#, &topicCount)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return UpdateSavedMessagesTopicCount(topicCount: topicCount)
    }
}

/// `updateDirectMessagesChatTopic topic:directMessagesChatTopic = Update`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1update_direct_messages_chat_topic.html)
public struct UpdateDirectMessagesChatTopic: TDObject, CustomStringConvertible {
    public let topic: DirectMessagesChatTopic

    public init(topic: DirectMessagesChatTopic) {
        self.topic = topic
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"updateDirectMessagesChatTopic""#)
        wire.object(#","topic":"#, self.topic)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> UpdateDirectMessagesChatTopic? {
        var topic: DirectMessagesChatTopic? = nil
        var mark = wire.cursor
        repeat {
            wire.object(#","topic":"#, &topic)
        } while wire.more(&mark)
        guard !wire.failed, let topic = wire.required(consume topic) else { wire.missing("topic"); return nil }
        return UpdateDirectMessagesChatTopic(topic: topic)
    }
}

/// `updateTopicMessageCount chat_id:int53 topic_id:MessageTopic message_count:int32 = Update`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1update_topic_message_count.html)
public struct UpdateTopicMessageCount: TDObject, CustomStringConvertible {
    public let chatID: Int64
    public let topicID: MessageTopic
    public let messageCount: Int32

    public init(chatID: Int64, topicID: MessageTopic, messageCount: Int32) {
        self.chatID = chatID
        self.topicID = topicID
        self.messageCount = messageCount
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"updateTopicMessageCount""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.object(#","topic_id":"#, self.topicID)
        wire.int32(#","message_count":"#, self.messageCount)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> UpdateTopicMessageCount? {
        var chatID: Int64 = 0
        var topicID: MessageTopic? = nil
        var messageCount: Int32 = 0
        var mark = wire.cursor
        repeat {
            wire.int53(#","chat_id":"#, &chatID)
            wire.object(#","topic_id":"#, &topicID)
            wire.int32(#","message_count":"#, &messageCount)
        } while wire.more(&mark)
        guard !wire.failed, let topicID = wire.required(consume topicID) else { wire.missing("topic_id"); return nil }
        return UpdateTopicMessageCount(chatID: chatID, topicID: topicID, messageCount: messageCount)
    }
}

/// `updateQuickReplyShortcut shortcut:quickReplyShortcut = Update`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1update_quick_reply_shortcut.html)
public struct UpdateQuickReplyShortcut: TDObject, CustomStringConvertible {
    private final class Fields: Sendable {
        let shortcut: QuickReplyShortcut
        init(_ shortcut: QuickReplyShortcut) {
            self.shortcut = shortcut
        }
    }
    private let fields: Fields
    public var shortcut: QuickReplyShortcut { fields.shortcut }

    public init(shortcut: QuickReplyShortcut) {
        fields = Fields(shortcut)
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"updateQuickReplyShortcut""#)
        wire.object(#","shortcut":"#, fields.shortcut)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> UpdateQuickReplyShortcut? {
        var shortcut: QuickReplyShortcut? = nil
        var mark = wire.cursor
        repeat {
            wire.object(#","shortcut":"#, &shortcut)
        } while wire.more(&mark)
        guard !wire.failed, let shortcut = wire.required(consume shortcut) else { wire.missing("shortcut"); return nil }
        return UpdateQuickReplyShortcut(shortcut: shortcut)
    }
}

/// `updateQuickReplyShortcutDeleted shortcut_id:int32 = Update`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1update_quick_reply_shortcut_deleted.html)
public struct UpdateQuickReplyShortcutDeleted: TDObject, CustomStringConvertible {
    public let shortcutID: Int32

    public init(shortcutID: Int32) {
        self.shortcutID = shortcutID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"updateQuickReplyShortcutDeleted""#)
        wire.int32(#","shortcut_id":"#, self.shortcutID)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> UpdateQuickReplyShortcutDeleted? {
        var shortcutID: Int32 = 0
        var mark = wire.cursor
        repeat {
            wire.int32(#","shortcut_id":"#, &shortcutID)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return UpdateQuickReplyShortcutDeleted(shortcutID: shortcutID)
    }
}

/// `updateQuickReplyShortcuts shortcut_ids:vector<int32> = Update`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1update_quick_reply_shortcuts.html)
public struct UpdateQuickReplyShortcuts: TDObject, CustomStringConvertible {
    public let shortcutIDs: [Int32]

    public init(shortcutIDs: [Int32]) {
        self.shortcutIDs = shortcutIDs
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"updateQuickReplyShortcuts""#)
        wire.int32s(#","shortcut_ids":"#, self.shortcutIDs)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> UpdateQuickReplyShortcuts? {
        var shortcutIDs: [Int32] = []
        var mark = wire.cursor
        repeat {
            wire.int32s(#","shortcut_ids":"#, &shortcutIDs)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return UpdateQuickReplyShortcuts(shortcutIDs: shortcutIDs)
    }
}

/// `updateQuickReplyShortcutMessages shortcut_id:int32 messages:vector<quickReplyMessage> = Update`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1update_quick_reply_shortcut_messages.html)
public struct UpdateQuickReplyShortcutMessages: TDObject, CustomStringConvertible {
    public let shortcutID: Int32
    public let messages: [QuickReplyMessage]

    public init(shortcutID: Int32, messages: [QuickReplyMessage]) {
        self.shortcutID = shortcutID
        self.messages = messages
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"updateQuickReplyShortcutMessages""#)
        wire.int32(#","shortcut_id":"#, self.shortcutID)
        wire.objects(#","messages":"#, self.messages)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> UpdateQuickReplyShortcutMessages? {
        var shortcutID: Int32 = 0
        var messages: [QuickReplyMessage] = []
        var mark = wire.cursor
        repeat {
            wire.int32(#","shortcut_id":"#, &shortcutID)
            wire.objects(#","messages":"#, &messages)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return UpdateQuickReplyShortcutMessages(shortcutID: shortcutID, messages: messages)
    }
}

/// `updateForumTopicInfo info:forumTopicInfo = Update`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1update_forum_topic_info.html)
public struct UpdateForumTopicInfo: TDObject, CustomStringConvertible {
    public let info: ForumTopicInfo

    public init(info: ForumTopicInfo) {
        self.info = info
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"updateForumTopicInfo""#)
        wire.object(#","info":"#, self.info)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> UpdateForumTopicInfo? {
        var info: ForumTopicInfo? = nil
        var mark = wire.cursor
        repeat {
            wire.object(#","info":"#, &info)
        } while wire.more(&mark)
        guard !wire.failed, let info = wire.required(consume info) else { wire.missing("info"); return nil }
        return UpdateForumTopicInfo(info: info)
    }
}

/// `updateForumTopic chat_id:int53 forum_topic_id:int32 is_pinned:Bool last_read_inbox_message_id:int53 last_read_outbox_message_id:int53 unread_mention_count:int32 unread_reaction_count:int32 unread_poll_vote_count:int32 notification_settings:chatNotificationSettings draft_message:draftMessage = Update`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1update_forum_topic.html)
public struct UpdateForumTopic: TDObject, CustomStringConvertible {
    private final class Fields: Sendable {
        let chatID: Int64
        let forumTopicID: Int32
        let isPinned: Bool
        let lastReadInboxMessageID: Int64
        let lastReadOutboxMessageID: Int64
        let unreadMentionCount: Int32
        let unreadReactionCount: Int32
        let unreadPollVoteCount: Int32
        let notificationSettings: ChatNotificationSettings
        let draftMessage: DraftMessage?
        init(
            _ chatID: Int64,
            _ forumTopicID: Int32,
            _ isPinned: Bool,
            _ lastReadInboxMessageID: Int64,
            _ lastReadOutboxMessageID: Int64,
            _ unreadMentionCount: Int32,
            _ unreadReactionCount: Int32,
            _ unreadPollVoteCount: Int32,
            _ notificationSettings: ChatNotificationSettings,
            _ draftMessage: DraftMessage?
        ) {
            self.chatID = chatID
            self.forumTopicID = forumTopicID
            self.isPinned = isPinned
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
    public var chatID: Int64 { fields.chatID }
    public var forumTopicID: Int32 { fields.forumTopicID }
    public var isPinned: Bool { fields.isPinned }
    public var lastReadInboxMessageID: Int64 { fields.lastReadInboxMessageID }
    public var lastReadOutboxMessageID: Int64 { fields.lastReadOutboxMessageID }
    public var unreadMentionCount: Int32 { fields.unreadMentionCount }
    public var unreadReactionCount: Int32 { fields.unreadReactionCount }
    public var unreadPollVoteCount: Int32 { fields.unreadPollVoteCount }
    public var notificationSettings: ChatNotificationSettings { fields.notificationSettings }
    /// May be absent.
    public var draftMessage: DraftMessage? { fields.draftMessage }

    public init(
        chatID: Int64,
        forumTopicID: Int32,
        isPinned: Bool,
        lastReadInboxMessageID: Int64,
        lastReadOutboxMessageID: Int64,
        unreadMentionCount: Int32,
        unreadReactionCount: Int32,
        unreadPollVoteCount: Int32,
        notificationSettings: ChatNotificationSettings,
        draftMessage: DraftMessage? = nil
    ) {
        fields = Fields(
        chatID,
        forumTopicID,
        isPinned,
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
        wire.open(#"{"@type":"updateForumTopic""#)
        wire.int53(#","chat_id":"#, fields.chatID)
        wire.int32(#","forum_topic_id":"#, fields.forumTopicID)
        wire.bool(#","is_pinned":"#, fields.isPinned)
        wire.int53(#","last_read_inbox_message_id":"#, fields.lastReadInboxMessageID)
        wire.int53(#","last_read_outbox_message_id":"#, fields.lastReadOutboxMessageID)
        wire.int32(#","unread_mention_count":"#, fields.unreadMentionCount)
        wire.int32(#","unread_reaction_count":"#, fields.unreadReactionCount)
        wire.int32(#","unread_poll_vote_count":"#, fields.unreadPollVoteCount)
        wire.object(#","notification_settings":"#, fields.notificationSettings)
        wire.object(#","draft_message":"#, fields.draftMessage)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> UpdateForumTopic? {
        var chatID: Int64 = 0
        var forumTopicID: Int32 = 0
        var isPinned: Bool = false
        var lastReadInboxMessageID: Int64 = 0
        var lastReadOutboxMessageID: Int64 = 0
        var unreadMentionCount: Int32 = 0
        var unreadReactionCount: Int32 = 0
        var unreadPollVoteCount: Int32 = 0
        var notificationSettings: ChatNotificationSettings? = nil
        var draftMessage: DraftMessage? = nil
        var mark = wire.cursor
        repeat {
            wire.int53(#","chat_id":"#, &chatID)
            wire.int32(#","forum_topic_id":"#, &forumTopicID)
            wire.bool(#","is_pinned":"#, &isPinned)
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
            let notificationSettings = wire.required(consume notificationSettings)
         else { wire.missing("notification_settings"); return nil }
        return UpdateForumTopic(
            chatID: chatID,
            forumTopicID: forumTopicID,
            isPinned: isPinned,
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

/// `updateScopeNotificationSettings scope:NotificationSettingsScope notification_settings:scopeNotificationSettings = Update`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1update_scope_notification_settings.html)
public struct UpdateScopeNotificationSettings: TDObject, CustomStringConvertible {
    public let scope: NotificationSettingsScope
    public let notificationSettings: ScopeNotificationSettings

    public init(scope: NotificationSettingsScope, notificationSettings: ScopeNotificationSettings) {
        self.scope = scope
        self.notificationSettings = notificationSettings
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"updateScopeNotificationSettings""#)
        wire.object(#","scope":"#, self.scope)
        wire.object(#","notification_settings":"#, self.notificationSettings)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> UpdateScopeNotificationSettings? {
        var scope: NotificationSettingsScope? = nil
        var notificationSettings: ScopeNotificationSettings? = nil
        var mark = wire.cursor
        repeat {
            wire.object(#","scope":"#, &scope)
            wire.object(#","notification_settings":"#, &notificationSettings)
        } while wire.more(&mark)
        guard 
            !wire.failed,
            let scope = wire.required(consume scope),
            let notificationSettings = wire.required(consume notificationSettings)
         else { wire.missing("scope notification_settings"); return nil }
        return UpdateScopeNotificationSettings(scope: scope, notificationSettings: notificationSettings)
    }
}

/// `updateReactionNotificationSettings notification_settings:reactionNotificationSettings = Update`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1update_reaction_notification_settings.html)
public struct UpdateReactionNotificationSettings: TDObject, CustomStringConvertible {
    public let notificationSettings: ReactionNotificationSettings

    public init(notificationSettings: ReactionNotificationSettings) {
        self.notificationSettings = notificationSettings
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"updateReactionNotificationSettings""#)
        wire.object(#","notification_settings":"#, self.notificationSettings)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> UpdateReactionNotificationSettings? {
        var notificationSettings: ReactionNotificationSettings? = nil
        var mark = wire.cursor
        repeat {
            wire.object(#","notification_settings":"#, &notificationSettings)
        } while wire.more(&mark)
        guard 
            !wire.failed,
            let notificationSettings = wire.required(consume notificationSettings)
         else { wire.missing("notification_settings"); return nil }
        return UpdateReactionNotificationSettings(notificationSettings: notificationSettings)
    }
}

/// `updateNotification notification_group_id:int32 notification:notification = Update`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1update_notification.html)
public struct UpdateNotification: TDObject, CustomStringConvertible {
    public let notificationGroupID: Int32
    public let notification: TDNotification

    public init(notificationGroupID: Int32, notification: TDNotification) {
        self.notificationGroupID = notificationGroupID
        self.notification = notification
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"updateNotification""#)
        wire.int32(#","notification_group_id":"#, self.notificationGroupID)
        wire.object(#","notification":"#, self.notification)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> UpdateNotification? {
        var notificationGroupID: Int32 = 0
        var notification: TDNotification? = nil
        var mark = wire.cursor
        repeat {
            wire.int32(#","notification_group_id":"#, &notificationGroupID)
            wire.object(#","notification":"#, &notification)
        } while wire.more(&mark)
        guard 
            !wire.failed,
            let notification = wire.required(consume notification)
         else { wire.missing("notification"); return nil }
        return UpdateNotification(notificationGroupID: notificationGroupID, notification: notification)
    }
}

/// `updateNotificationGroup notification_group_id:int32 type:NotificationGroupType chat_id:int53 notification_settings_chat_id:int53 notification_sound_id:int64 total_count:int32 added_notifications:vector<notification> removed_notification_ids:vector<int32> = Update`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1update_notification_group.html)
public struct UpdateNotificationGroup: TDObject, CustomStringConvertible {
    private final class Fields: Sendable {
        let notificationGroupID: Int32
        let type: NotificationGroupType
        let chatID: Int64
        let notificationSettingsChatID: Int64
        let notificationSoundID: Int64
        let totalCount: Int32
        let addedNotifications: [TDNotification]
        let removedNotificationIDs: [Int32]
        init(
            _ notificationGroupID: Int32,
            _ type: NotificationGroupType,
            _ chatID: Int64,
            _ notificationSettingsChatID: Int64,
            _ notificationSoundID: Int64,
            _ totalCount: Int32,
            _ addedNotifications: [TDNotification],
            _ removedNotificationIDs: [Int32]
        ) {
            self.notificationGroupID = notificationGroupID
            self.type = type
            self.chatID = chatID
            self.notificationSettingsChatID = notificationSettingsChatID
            self.notificationSoundID = notificationSoundID
            self.totalCount = totalCount
            self.addedNotifications = addedNotifications
            self.removedNotificationIDs = removedNotificationIDs
        }
    }
    private let fields: Fields
    public var notificationGroupID: Int32 { fields.notificationGroupID }
    public var type: NotificationGroupType { fields.type }
    public var chatID: Int64 { fields.chatID }
    public var notificationSettingsChatID: Int64 { fields.notificationSettingsChatID }
    public var notificationSoundID: Int64 { fields.notificationSoundID }
    public var totalCount: Int32 { fields.totalCount }
    public var addedNotifications: [TDNotification] { fields.addedNotifications }
    public var removedNotificationIDs: [Int32] { fields.removedNotificationIDs }

    public init(
        notificationGroupID: Int32,
        type: NotificationGroupType,
        chatID: Int64,
        notificationSettingsChatID: Int64,
        notificationSoundID: Int64,
        totalCount: Int32,
        addedNotifications: [TDNotification],
        removedNotificationIDs: [Int32]
    ) {
        fields = Fields(
        notificationGroupID,
        type,
        chatID,
        notificationSettingsChatID,
        notificationSoundID,
        totalCount,
        addedNotifications,
        removedNotificationIDs
    )
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"updateNotificationGroup""#)
        wire.int32(#","notification_group_id":"#, fields.notificationGroupID)
        wire.object(#","type":"#, fields.type)
        wire.int53(#","chat_id":"#, fields.chatID)
        wire.int53(#","notification_settings_chat_id":"#, fields.notificationSettingsChatID)
        wire.int64(#","notification_sound_id":"#, fields.notificationSoundID)
        wire.int32(#","total_count":"#, fields.totalCount)
        wire.objects(#","added_notifications":"#, fields.addedNotifications)
        wire.int32s(#","removed_notification_ids":"#, fields.removedNotificationIDs)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> UpdateNotificationGroup? {
        var notificationGroupID: Int32 = 0
        var type: NotificationGroupType? = nil
        var chatID: Int64 = 0
        var notificationSettingsChatID: Int64 = 0
        var notificationSoundID: Int64 = 0
        var totalCount: Int32 = 0
        var addedNotifications: [TDNotification] = []
        var removedNotificationIDs: [Int32] = []
        var mark = wire.cursor
        repeat {
            wire.int32(#","notification_group_id":"#, &notificationGroupID)
            wire.object(#","type":"#, &type)
            wire.int53(#","chat_id":"#, &chatID)
            wire.int53(#","notification_settings_chat_id":"#, &notificationSettingsChatID)
            wire.int64(#","notification_sound_id":"#, &notificationSoundID)
            wire.int32(#","total_count":"#, &totalCount)
            wire.objects(#","added_notifications":"#, &addedNotifications)
            wire.int32s(#","removed_notification_ids":"#, &removedNotificationIDs)
        } while wire.more(&mark)
        guard !wire.failed, let type = wire.required(consume type) else { wire.missing("type"); return nil }
        return UpdateNotificationGroup(
            notificationGroupID: notificationGroupID,
            type: type,
            chatID: chatID,
            notificationSettingsChatID: notificationSettingsChatID,
            notificationSoundID: notificationSoundID,
            totalCount: totalCount,
            addedNotifications: addedNotifications,
            removedNotificationIDs: removedNotificationIDs
        )
    }
}

/// `updateActiveNotifications groups:vector<notificationGroup> = Update`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1update_active_notifications.html)
public struct UpdateActiveNotifications: TDObject, CustomStringConvertible {
    public let groups: [NotificationGroup]

    public init(groups: [NotificationGroup]) {
        self.groups = groups
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"updateActiveNotifications""#)
        wire.objects(#","groups":"#, self.groups)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> UpdateActiveNotifications? {
        var groups: [NotificationGroup] = []
        var mark = wire.cursor
        repeat {
            wire.objects(#","groups":"#, &groups)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return UpdateActiveNotifications(groups: groups)
    }
}

/// `updateHavePendingNotifications have_delayed_notifications:Bool have_unreceived_notifications:Bool = Update`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1update_have_pending_notifications.html)
public struct UpdateHavePendingNotifications: TDObject, CustomStringConvertible {
    public let haveDelayedNotifications: Bool
    public let haveUnreceivedNotifications: Bool

    public init(haveDelayedNotifications: Bool, haveUnreceivedNotifications: Bool) {
        self.haveDelayedNotifications = haveDelayedNotifications
        self.haveUnreceivedNotifications = haveUnreceivedNotifications
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"updateHavePendingNotifications""#)
        wire.bool(#","have_delayed_notifications":"#, self.haveDelayedNotifications)
        wire.bool(#","have_unreceived_notifications":"#, self.haveUnreceivedNotifications)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> UpdateHavePendingNotifications? {
        var haveDelayedNotifications: Bool = false
        var haveUnreceivedNotifications: Bool = false
        var mark = wire.cursor
        repeat {
            wire.bool(#","have_delayed_notifications":"#, &haveDelayedNotifications)
            wire.bool(#","have_unreceived_notifications":"#, &haveUnreceivedNotifications)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return UpdateHavePendingNotifications(
            haveDelayedNotifications: haveDelayedNotifications,
            haveUnreceivedNotifications: haveUnreceivedNotifications
        )
    }
}

/// `updateDeleteMessages chat_id:int53 message_ids:vector<int53> is_permanent:Bool from_cache:Bool = Update`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1update_delete_messages.html)
public struct UpdateDeleteMessages: TDObject, CustomStringConvertible {
    public let chatID: Int64
    public let messageIDs: [Int64]
    public let isPermanent: Bool
    public let fromCache: Bool

    public init(chatID: Int64, messageIDs: [Int64], isPermanent: Bool, fromCache: Bool) {
        self.chatID = chatID
        self.messageIDs = messageIDs
        self.isPermanent = isPermanent
        self.fromCache = fromCache
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"updateDeleteMessages""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.int53s(#","message_ids":"#, self.messageIDs)
        wire.bool(#","is_permanent":"#, self.isPermanent)
        wire.bool(#","from_cache":"#, self.fromCache)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> UpdateDeleteMessages? {
        var chatID: Int64 = 0
        var messageIDs: [Int64] = []
        var isPermanent: Bool = false
        var fromCache: Bool = false
        var mark = wire.cursor
        repeat {
            wire.int53(#","chat_id":"#, &chatID)
            wire.int53s(#","message_ids":"#, &messageIDs)
            wire.bool(#","is_permanent":"#, &isPermanent)
            wire.bool(#","from_cache":"#, &fromCache)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return UpdateDeleteMessages(
            chatID: chatID,
            messageIDs: messageIDs,
            isPermanent: isPermanent,
            fromCache: fromCache
        )
    }
}

/// `updateChatAction chat_id:int53 topic_id:MessageTopic sender_id:MessageSender action:ChatAction = Update`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1update_chat_action.html)
public struct UpdateChatAction: TDObject, CustomStringConvertible {
    public let chatID: Int64
    /// May be absent.
    public let topicID: MessageTopic?
    public let senderID: MessageSender
    public let action: ChatAction

    public init(chatID: Int64, topicID: MessageTopic? = nil, senderID: MessageSender, action: ChatAction) {
        self.chatID = chatID
        self.topicID = topicID
        self.senderID = senderID
        self.action = action
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"updateChatAction""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.object(#","topic_id":"#, self.topicID)
        wire.object(#","sender_id":"#, self.senderID)
        wire.object(#","action":"#, self.action)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> UpdateChatAction? {
        var chatID: Int64 = 0
        var topicID: MessageTopic? = nil
        var senderID: MessageSender? = nil
        var action: ChatAction? = nil
        var mark = wire.cursor
        repeat {
            wire.int53(#","chat_id":"#, &chatID)
            wire.object(#","topic_id":"#, &topicID)
            wire.object(#","sender_id":"#, &senderID)
            wire.object(#","action":"#, &action)
        } while wire.more(&mark)
        guard 
            !wire.failed,
            let senderID = wire.required(consume senderID),
            let action = wire.required(consume action)
         else { wire.missing("sender_id action"); return nil }
        return UpdateChatAction(chatID: chatID, topicID: topicID, senderID: senderID, action: action)
    }
}

/// `updatePendingMessage chat_id:int53 forum_topic_id:int32 draft_id:int64 content:MessageContent = Update`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1update_pending_message.html)
public struct UpdatePendingMessage: TDObject, CustomStringConvertible {
    public let chatID: Int64
    public let forumTopicID: Int32
    public let draftID: Int64
    public let content: MessageContent

    public init(chatID: Int64, forumTopicID: Int32, draftID: Int64, content: MessageContent) {
        self.chatID = chatID
        self.forumTopicID = forumTopicID
        self.draftID = draftID
        self.content = content
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"updatePendingMessage""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.int32(#","forum_topic_id":"#, self.forumTopicID)
        wire.int64(#","draft_id":"#, self.draftID)
        wire.object(#","content":"#, self.content)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> UpdatePendingMessage? {
        var chatID: Int64 = 0
        var forumTopicID: Int32 = 0
        var draftID: Int64 = 0
        var content: MessageContent? = nil
        var mark = wire.cursor
        repeat {
            wire.int53(#","chat_id":"#, &chatID)
            wire.int32(#","forum_topic_id":"#, &forumTopicID)
            wire.int64(#","draft_id":"#, &draftID)
            wire.object(#","content":"#, &content)
        } while wire.more(&mark)
        guard !wire.failed, let content = wire.required(consume content) else { wire.missing("content"); return nil }
        return UpdatePendingMessage(chatID: chatID, forumTopicID: forumTopicID, draftID: draftID, content: content)
    }
}

/// `updateCommunity community:community = Update`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1update_community.html)
public struct UpdateCommunity: TDObject, CustomStringConvertible {
    private final class Fields: Sendable {
        let community: Community
        init(_ community: Community) {
            self.community = community
        }
    }
    private let fields: Fields
    public var community: Community { fields.community }

    public init(community: Community) {
        fields = Fields(community)
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"updateCommunity""#)
        wire.object(#","community":"#, fields.community)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> UpdateCommunity? {
        var community: Community? = nil
        var mark = wire.cursor
        repeat {
            wire.object(#","community":"#, &community)
        } while wire.more(&mark)
        guard 
            !wire.failed,
            let community = wire.required(consume community)
         else { wire.missing("community"); return nil }
        return UpdateCommunity(community: community)
    }
}

/// `updateUserStatus user_id:int53 status:UserStatus = Update`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1update_user_status.html)
public struct UpdateUserStatus: TDObject, CustomStringConvertible {
    public let userID: Int64
    public let status: UserStatus

    public init(userID: Int64, status: UserStatus) {
        self.userID = userID
        self.status = status
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"updateUserStatus""#)
        wire.int53(#","user_id":"#, self.userID)
        wire.object(#","status":"#, self.status)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> UpdateUserStatus? {
        var userID: Int64 = 0
        var status: UserStatus? = nil
        var mark = wire.cursor
        repeat {
            wire.int53(#","user_id":"#, &userID)
            wire.object(#","status":"#, &status)
        } while wire.more(&mark)
        guard !wire.failed, let status = wire.required(consume status) else { wire.missing("status"); return nil }
        return UpdateUserStatus(userID: userID, status: status)
    }
}

/// `updateUser user:user = Update`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1update_user.html)
public struct UpdateUser: TDObject, CustomStringConvertible {
    public let user: User

    public init(user: User) {
        self.user = user
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"updateUser""#)
        wire.object(#","user":"#, self.user)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> UpdateUser? {
        var user: User? = nil
        var mark = wire.cursor
        repeat {
            wire.object(#","user":"#, &user)
        } while wire.more(&mark)
        guard !wire.failed, let user = wire.required(consume user) else { wire.missing("user"); return nil }
        return UpdateUser(user: user)
    }
}

/// `updateBasicGroup basic_group:basicGroup = Update`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1update_basic_group.html)
public struct UpdateBasicGroup: TDObject, CustomStringConvertible {
    public let basicGroup: BasicGroup

    public init(basicGroup: BasicGroup) {
        self.basicGroup = basicGroup
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"updateBasicGroup""#)
        wire.object(#","basic_group":"#, self.basicGroup)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> UpdateBasicGroup? {
        var basicGroup: BasicGroup? = nil
        var mark = wire.cursor
        repeat {
            wire.object(#","basic_group":"#, &basicGroup)
        } while wire.more(&mark)
        guard 
            !wire.failed,
            let basicGroup = wire.required(consume basicGroup)
         else { wire.missing("basic_group"); return nil }
        return UpdateBasicGroup(basicGroup: basicGroup)
    }
}

/// `updateSupergroup supergroup:supergroup = Update`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1update_supergroup.html)
public struct UpdateSupergroup: TDObject, CustomStringConvertible {
    public let supergroup: Supergroup

    public init(supergroup: Supergroup) {
        self.supergroup = supergroup
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"updateSupergroup""#)
        wire.object(#","supergroup":"#, self.supergroup)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> UpdateSupergroup? {
        var supergroup: Supergroup? = nil
        var mark = wire.cursor
        repeat {
            wire.object(#","supergroup":"#, &supergroup)
        } while wire.more(&mark)
        guard 
            !wire.failed,
            let supergroup = wire.required(consume supergroup)
         else { wire.missing("supergroup"); return nil }
        return UpdateSupergroup(supergroup: supergroup)
    }
}

/// `updateSecretChat secret_chat:secretChat = Update`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1update_secret_chat.html)
public struct UpdateSecretChat: TDObject, CustomStringConvertible {
    public let secretChat: SecretChat

    public init(secretChat: SecretChat) {
        self.secretChat = secretChat
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"updateSecretChat""#)
        wire.object(#","secret_chat":"#, self.secretChat)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> UpdateSecretChat? {
        var secretChat: SecretChat? = nil
        var mark = wire.cursor
        repeat {
            wire.object(#","secret_chat":"#, &secretChat)
        } while wire.more(&mark)
        guard 
            !wire.failed,
            let secretChat = wire.required(consume secretChat)
         else { wire.missing("secret_chat"); return nil }
        return UpdateSecretChat(secretChat: secretChat)
    }
}

/// `updateUserFullInfo user_id:int53 user_full_info:userFullInfo = Update`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1update_user_full_info.html)
public struct UpdateUserFullInfo: TDObject, CustomStringConvertible {
    public let userID: Int64
    public let userFullInfo: UserFullInfo

    public init(userID: Int64, userFullInfo: UserFullInfo) {
        self.userID = userID
        self.userFullInfo = userFullInfo
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"updateUserFullInfo""#)
        wire.int53(#","user_id":"#, self.userID)
        wire.object(#","user_full_info":"#, self.userFullInfo)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> UpdateUserFullInfo? {
        var userID: Int64 = 0
        var userFullInfo: UserFullInfo? = nil
        var mark = wire.cursor
        repeat {
            wire.int53(#","user_id":"#, &userID)
            wire.object(#","user_full_info":"#, &userFullInfo)
        } while wire.more(&mark)
        guard 
            !wire.failed,
            let userFullInfo = wire.required(consume userFullInfo)
         else { wire.missing("user_full_info"); return nil }
        return UpdateUserFullInfo(userID: userID, userFullInfo: userFullInfo)
    }
}

/// `updateBasicGroupFullInfo basic_group_id:int53 basic_group_full_info:basicGroupFullInfo = Update`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1update_basic_group_full_info.html)
public struct UpdateBasicGroupFullInfo: TDObject, CustomStringConvertible {
    public let basicGroupID: Int64
    public let basicGroupFullInfo: BasicGroupFullInfo

    public init(basicGroupID: Int64, basicGroupFullInfo: BasicGroupFullInfo) {
        self.basicGroupID = basicGroupID
        self.basicGroupFullInfo = basicGroupFullInfo
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"updateBasicGroupFullInfo""#)
        wire.int53(#","basic_group_id":"#, self.basicGroupID)
        wire.object(#","basic_group_full_info":"#, self.basicGroupFullInfo)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> UpdateBasicGroupFullInfo? {
        var basicGroupID: Int64 = 0
        var basicGroupFullInfo: BasicGroupFullInfo? = nil
        var mark = wire.cursor
        repeat {
            wire.int53(#","basic_group_id":"#, &basicGroupID)
            wire.object(#","basic_group_full_info":"#, &basicGroupFullInfo)
        } while wire.more(&mark)
        guard 
            !wire.failed,
            let basicGroupFullInfo = wire.required(consume basicGroupFullInfo)
         else { wire.missing("basic_group_full_info"); return nil }
        return UpdateBasicGroupFullInfo(basicGroupID: basicGroupID, basicGroupFullInfo: basicGroupFullInfo)
    }
}

/// `updateSupergroupFullInfo supergroup_id:int53 supergroup_full_info:supergroupFullInfo = Update`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1update_supergroup_full_info.html)
public struct UpdateSupergroupFullInfo: TDObject, CustomStringConvertible {
    public let supergroupID: Int64
    public let supergroupFullInfo: SupergroupFullInfo

    public init(supergroupID: Int64, supergroupFullInfo: SupergroupFullInfo) {
        self.supergroupID = supergroupID
        self.supergroupFullInfo = supergroupFullInfo
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"updateSupergroupFullInfo""#)
        wire.int53(#","supergroup_id":"#, self.supergroupID)
        wire.object(#","supergroup_full_info":"#, self.supergroupFullInfo)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> UpdateSupergroupFullInfo? {
        var supergroupID: Int64 = 0
        var supergroupFullInfo: SupergroupFullInfo? = nil
        var mark = wire.cursor
        repeat {
            wire.int53(#","supergroup_id":"#, &supergroupID)
            wire.object(#","supergroup_full_info":"#, &supergroupFullInfo)
        } while wire.more(&mark)
        guard 
            !wire.failed,
            let supergroupFullInfo = wire.required(consume supergroupFullInfo)
         else { wire.missing("supergroup_full_info"); return nil }
        return UpdateSupergroupFullInfo(supergroupID: supergroupID, supergroupFullInfo: supergroupFullInfo)
    }
}

/// `updateServiceNotification type:string content:MessageContent = Update`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1update_service_notification.html)
public struct UpdateServiceNotification: TDObject, CustomStringConvertible {
    public let type: String
    public let content: MessageContent

    public init(type: String, content: MessageContent) {
        self.type = type
        self.content = content
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"updateServiceNotification""#)
        wire.string(#","type":"#, self.type)
        wire.object(#","content":"#, self.content)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> UpdateServiceNotification? {
        var type: String = ""
        var content: MessageContent? = nil
        var mark = wire.cursor
        repeat {
            wire.string(#","type":"#, &type)
            wire.object(#","content":"#, &content)
        } while wire.more(&mark)
        guard !wire.failed, let content = wire.required(consume content) else { wire.missing("content"); return nil }
        return UpdateServiceNotification(type: type, content: content)
    }
}

/// `updateNewOauthRequest domain:string location:string url:string = Update`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1update_new_oauth_request.html)
public struct UpdateNewOauthRequest: TDObject, CustomStringConvertible, CustomReflectable {
    private final class Fields: Sendable {
        let domain: String
        let location: String
        let url: String
        init(_ domain: String, _ location: String, _ url: String) {
            self.domain = domain
            self.location = location
            self.url = url
        }
    }
    private let fields: Fields
    public var domain: String { fields.domain }
    public var location: String { fields.location }
    public var url: String { fields.url }

    public init(domain: String, location: String, url: String) {
        fields = Fields(domain, location, url)
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"updateNewOauthRequest""#)
        wire.string(#","domain":"#, fields.domain)
        wire.string(#","location":"#, fields.location)
        wire.string(#","url":"#, fields.url)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> UpdateNewOauthRequest? {
        var domain: String = ""
        var location: String = ""
        var url: String = ""
        var mark = wire.cursor
        repeat {
            wire.string(#","domain":"#, &domain)
            wire.string(#","location":"#, &location)
            wire.string(#","url":"#, &url)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return UpdateNewOauthRequest(domain: domain, location: location, url: url)
    }
}

/// `updateFile file:file = Update`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1update_file.html)
public struct UpdateFile: TDObject, CustomStringConvertible {
    public let file: File

    public init(file: File) {
        self.file = file
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"updateFile""#)
        wire.object(#","file":"#, self.file)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> UpdateFile? {
        var file: File? = nil
        var mark = wire.cursor
        repeat {
            wire.object(#","file":"#, &file)
        } while wire.more(&mark)
        guard !wire.failed, let file = wire.required(consume file) else { wire.missing("file"); return nil }
        return UpdateFile(file: file)
    }
}

/// `updateFileGenerationStart generation_id:int64 original_path:string destination_path:string conversion:string = Update`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1update_file_generation_start.html)
public struct UpdateFileGenerationStart: TDObject, CustomStringConvertible, CustomReflectable {
    private final class Fields: Sendable {
        let generationID: Int64
        let originalPath: String
        let destinationPath: String
        let conversion: String
        init(_ generationID: Int64, _ originalPath: String, _ destinationPath: String, _ conversion: String) {
            self.generationID = generationID
            self.originalPath = originalPath
            self.destinationPath = destinationPath
            self.conversion = conversion
        }
    }
    private let fields: Fields
    public var generationID: Int64 { fields.generationID }
    public var originalPath: String { fields.originalPath }
    public var destinationPath: String { fields.destinationPath }
    public var conversion: String { fields.conversion }

    public init(generationID: Int64, originalPath: String, destinationPath: String, conversion: String) {
        fields = Fields(generationID, originalPath, destinationPath, conversion)
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"updateFileGenerationStart""#)
        wire.int64(#","generation_id":"#, fields.generationID)
        wire.string(#","original_path":"#, fields.originalPath)
        wire.string(#","destination_path":"#, fields.destinationPath)
        wire.string(#","conversion":"#, fields.conversion)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> UpdateFileGenerationStart? {
        var generationID: Int64 = 0
        var originalPath: String = ""
        var destinationPath: String = ""
        var conversion: String = ""
        var mark = wire.cursor
        repeat {
            wire.int64(#","generation_id":"#, &generationID)
            wire.string(#","original_path":"#, &originalPath)
            wire.string(#","destination_path":"#, &destinationPath)
            wire.string(#","conversion":"#, &conversion)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return UpdateFileGenerationStart(
            generationID: generationID,
            originalPath: originalPath,
            destinationPath: destinationPath,
            conversion: conversion
        )
    }
}

/// `updateFileGenerationStop generation_id:int64 = Update`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1update_file_generation_stop.html)
public struct UpdateFileGenerationStop: TDObject, CustomStringConvertible {
    public let generationID: Int64

    public init(generationID: Int64) {
        self.generationID = generationID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"updateFileGenerationStop""#)
        wire.int64(#","generation_id":"#, self.generationID)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> UpdateFileGenerationStop? {
        var generationID: Int64 = 0
        var mark = wire.cursor
        repeat {
            wire.int64(#","generation_id":"#, &generationID)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return UpdateFileGenerationStop(generationID: generationID)
    }
}

/// `updateFileDownloads total_size:int53 total_count:int32 downloaded_size:int53 = Update`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1update_file_downloads.html)
public struct UpdateFileDownloads: TDObject, CustomStringConvertible {
    public let totalSize: Int64
    public let totalCount: Int32
    public let downloadedSize: Int64

    public init(totalSize: Int64, totalCount: Int32, downloadedSize: Int64) {
        self.totalSize = totalSize
        self.totalCount = totalCount
        self.downloadedSize = downloadedSize
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"updateFileDownloads""#)
        wire.int53(#","total_size":"#, self.totalSize)
        wire.int32(#","total_count":"#, self.totalCount)
        wire.int53(#","downloaded_size":"#, self.downloadedSize)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> UpdateFileDownloads? {
        var totalSize: Int64 = 0
        var totalCount: Int32 = 0
        var downloadedSize: Int64 = 0
        var mark = wire.cursor
        repeat {
            wire.int53(#","total_size":"#, &totalSize)
            wire.int32(#","total_count":"#, &totalCount)
            wire.int53(#","downloaded_size":"#, &downloadedSize)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return UpdateFileDownloads(totalSize: totalSize, totalCount: totalCount, downloadedSize: downloadedSize)
    }
}

/// `updateFileAddedToDownloads file_download:fileDownload counts:downloadedFileCounts = Update`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1update_file_added_to_downloads.html)
public struct UpdateFileAddedToDownloads: TDObject, CustomStringConvertible {
    private final class Fields: Sendable {
        let fileDownload: FileDownload
        let counts: DownloadedFileCounts
        init(_ fileDownload: FileDownload, _ counts: DownloadedFileCounts) {
            self.fileDownload = fileDownload
            self.counts = counts
        }
    }
    private let fields: Fields
    public var fileDownload: FileDownload { fields.fileDownload }
    public var counts: DownloadedFileCounts { fields.counts }

    public init(fileDownload: FileDownload, counts: DownloadedFileCounts) {
        fields = Fields(fileDownload, counts)
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"updateFileAddedToDownloads""#)
        wire.object(#","file_download":"#, fields.fileDownload)
        wire.object(#","counts":"#, fields.counts)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> UpdateFileAddedToDownloads? {
        var fileDownload: FileDownload? = nil
        var counts: DownloadedFileCounts? = nil
        var mark = wire.cursor
        repeat {
            wire.object(#","file_download":"#, &fileDownload)
            wire.object(#","counts":"#, &counts)
        } while wire.more(&mark)
        guard 
            !wire.failed,
            let fileDownload = wire.required(consume fileDownload),
            let counts = wire.required(consume counts)
         else { wire.missing("file_download counts"); return nil }
        return UpdateFileAddedToDownloads(fileDownload: fileDownload, counts: counts)
    }
}

/// `updateFileDownload file_id:int32 complete_date:int32 is_paused:Bool counts:downloadedFileCounts = Update`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1update_file_download.html)
public struct UpdateFileDownload: TDObject, CustomStringConvertible {
    public let fileID: Int32
    /// Unix time in seconds.
    public let completeDate: Int32
    public let isPaused: Bool
    public let counts: DownloadedFileCounts

    public init(fileID: Int32, completeDate: Int32, isPaused: Bool, counts: DownloadedFileCounts) {
        self.fileID = fileID
        self.completeDate = completeDate
        self.isPaused = isPaused
        self.counts = counts
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"updateFileDownload""#)
        wire.int32(#","file_id":"#, self.fileID)
        wire.int32(#","complete_date":"#, self.completeDate)
        wire.bool(#","is_paused":"#, self.isPaused)
        wire.object(#","counts":"#, self.counts)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> UpdateFileDownload? {
        var fileID: Int32 = 0
        var completeDate: Int32 = 0
        var isPaused: Bool = false
        var counts: DownloadedFileCounts? = nil
        var mark = wire.cursor
        repeat {
            wire.int32(#","file_id":"#, &fileID)
            wire.int32(#","complete_date":"#, &completeDate)
            wire.bool(#","is_paused":"#, &isPaused)
            wire.object(#","counts":"#, &counts)
        } while wire.more(&mark)
        guard !wire.failed, let counts = wire.required(consume counts) else { wire.missing("counts"); return nil }
        return UpdateFileDownload(fileID: fileID, completeDate: completeDate, isPaused: isPaused, counts: counts)
    }
}

/// `updateFileRemovedFromDownloads file_id:int32 counts:downloadedFileCounts = Update`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1update_file_removed_from_downloads.html)
public struct UpdateFileRemovedFromDownloads: TDObject, CustomStringConvertible {
    public let fileID: Int32
    public let counts: DownloadedFileCounts

    public init(fileID: Int32, counts: DownloadedFileCounts) {
        self.fileID = fileID
        self.counts = counts
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"updateFileRemovedFromDownloads""#)
        wire.int32(#","file_id":"#, self.fileID)
        wire.object(#","counts":"#, self.counts)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> UpdateFileRemovedFromDownloads? {
        var fileID: Int32 = 0
        var counts: DownloadedFileCounts? = nil
        var mark = wire.cursor
        repeat {
            wire.int32(#","file_id":"#, &fileID)
            wire.object(#","counts":"#, &counts)
        } while wire.more(&mark)
        guard !wire.failed, let counts = wire.required(consume counts) else { wire.missing("counts"); return nil }
        return UpdateFileRemovedFromDownloads(fileID: fileID, counts: counts)
    }
}

/// `updateApplicationVerificationRequired verification_id:int53 nonce:string cloud_project_number:int64 = Update`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1update_application_verification_required.html)
public struct UpdateApplicationVerificationRequired: TDObject, CustomStringConvertible, CustomReflectable {
    public let verificationID: Int64
    public let nonce: String
    public let cloudProjectNumber: Int64

    public init(verificationID: Int64, nonce: String, cloudProjectNumber: Int64) {
        self.verificationID = verificationID
        self.nonce = nonce
        self.cloudProjectNumber = cloudProjectNumber
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"updateApplicationVerificationRequired""#)
        wire.int53(#","verification_id":"#, self.verificationID)
        wire.string(#","nonce":"#, self.nonce)
        wire.int64(#","cloud_project_number":"#, self.cloudProjectNumber)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> UpdateApplicationVerificationRequired? {
        var verificationID: Int64 = 0
        var nonce: String = ""
        var cloudProjectNumber: Int64 = 0
        var mark = wire.cursor
        repeat {
            wire.int53(#","verification_id":"#, &verificationID)
            wire.string(#","nonce":"#, &nonce)
            wire.int64(#","cloud_project_number":"#, &cloudProjectNumber)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return UpdateApplicationVerificationRequired(
            verificationID: verificationID,
            nonce: nonce,
            cloudProjectNumber: cloudProjectNumber
        )
    }
}

/// `updateApplicationRecaptchaVerificationRequired verification_id:int53 action:string recaptcha_key_id:string = Update`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1update_application_recaptcha_verification_required.html)
public struct UpdateApplicationRecaptchaVerificationRequired: TDObject, CustomStringConvertible {
    private final class Fields: Sendable {
        let verificationID: Int64
        let action: String
        let recaptchaKeyID: String
        init(_ verificationID: Int64, _ action: String, _ recaptchaKeyID: String) {
            self.verificationID = verificationID
            self.action = action
            self.recaptchaKeyID = recaptchaKeyID
        }
    }
    private let fields: Fields
    public var verificationID: Int64 { fields.verificationID }
    public var action: String { fields.action }
    public var recaptchaKeyID: String { fields.recaptchaKeyID }

    public init(verificationID: Int64, action: String, recaptchaKeyID: String) {
        fields = Fields(verificationID, action, recaptchaKeyID)
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"updateApplicationRecaptchaVerificationRequired""#)
        wire.int53(#","verification_id":"#, fields.verificationID)
        wire.string(#","action":"#, fields.action)
        wire.string(#","recaptcha_key_id":"#, fields.recaptchaKeyID)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> UpdateApplicationRecaptchaVerificationRequired? {
        var verificationID: Int64 = 0
        var action: String = ""
        var recaptchaKeyID: String = ""
        var mark = wire.cursor
        repeat {
            wire.int53(#","verification_id":"#, &verificationID)
            wire.string(#","action":"#, &action)
            wire.string(#","recaptcha_key_id":"#, &recaptchaKeyID)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return UpdateApplicationRecaptchaVerificationRequired(
            verificationID: verificationID,
            action: action,
            recaptchaKeyID: recaptchaKeyID
        )
    }
}

/// `updateCall call:call = Update`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1update_call.html)
public struct UpdateCall: TDObject, CustomStringConvertible {
    private final class Fields: Sendable {
        let call: Call
        init(_ call: Call) {
            self.call = call
        }
    }
    private let fields: Fields
    public var call: Call { fields.call }

    public init(call: Call) {
        fields = Fields(call)
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"updateCall""#)
        wire.object(#","call":"#, fields.call)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> UpdateCall? {
        var call: Call? = nil
        var mark = wire.cursor
        repeat {
            wire.object(#","call":"#, &call)
        } while wire.more(&mark)
        guard !wire.failed, let call = wire.required(consume call) else { wire.missing("call"); return nil }
        return UpdateCall(call: call)
    }
}

/// `updateGroupCall group_call:groupCall = Update`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1update_group_call.html)
public struct UpdateGroupCall: TDObject, CustomStringConvertible {
    public let groupCall: GroupCall

    public init(groupCall: GroupCall) {
        self.groupCall = groupCall
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"updateGroupCall""#)
        wire.object(#","group_call":"#, self.groupCall)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> UpdateGroupCall? {
        var groupCall: GroupCall? = nil
        var mark = wire.cursor
        repeat {
            wire.object(#","group_call":"#, &groupCall)
        } while wire.more(&mark)
        guard 
            !wire.failed,
            let groupCall = wire.required(consume groupCall)
         else { wire.missing("group_call"); return nil }
        return UpdateGroupCall(groupCall: groupCall)
    }
}

/// `updateGroupCallParticipant group_call_id:int32 participant:groupCallParticipant = Update`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1update_group_call_participant.html)
public struct UpdateGroupCallParticipant: TDObject, CustomStringConvertible {
    public let groupCallID: Int32
    public let participant: GroupCallParticipant

    public init(groupCallID: Int32, participant: GroupCallParticipant) {
        self.groupCallID = groupCallID
        self.participant = participant
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"updateGroupCallParticipant""#)
        wire.int32(#","group_call_id":"#, self.groupCallID)
        wire.object(#","participant":"#, self.participant)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> UpdateGroupCallParticipant? {
        var groupCallID: Int32 = 0
        var participant: GroupCallParticipant? = nil
        var mark = wire.cursor
        repeat {
            wire.int32(#","group_call_id":"#, &groupCallID)
            wire.object(#","participant":"#, &participant)
        } while wire.more(&mark)
        guard 
            !wire.failed,
            let participant = wire.required(consume participant)
         else { wire.missing("participant"); return nil }
        return UpdateGroupCallParticipant(groupCallID: groupCallID, participant: participant)
    }
}

/// `updateGroupCallParticipants group_call_id:int32 participant_user_ids:vector<int64> = Update`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1update_group_call_participants.html)
public struct UpdateGroupCallParticipants: TDObject, CustomStringConvertible {
    public let groupCallID: Int32
    public let participantUserIDs: [Int64]

    public init(groupCallID: Int32, participantUserIDs: [Int64]) {
        self.groupCallID = groupCallID
        self.participantUserIDs = participantUserIDs
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"updateGroupCallParticipants""#)
        wire.int32(#","group_call_id":"#, self.groupCallID)
        wire.int64s(#","participant_user_ids":"#, self.participantUserIDs)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> UpdateGroupCallParticipants? {
        var groupCallID: Int32 = 0
        var participantUserIDs: [Int64] = []
        var mark = wire.cursor
        repeat {
            wire.int32(#","group_call_id":"#, &groupCallID)
            wire.int64s(#","participant_user_ids":"#, &participantUserIDs)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return UpdateGroupCallParticipants(groupCallID: groupCallID, participantUserIDs: participantUserIDs)
    }
}

/// `updateGroupCallVerificationState group_call_id:int32 generation:int32 emojis:vector<string> = Update`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1update_group_call_verification_state.html)
public struct UpdateGroupCallVerificationState: TDObject, CustomStringConvertible {
    public let groupCallID: Int32
    public let generation: Int32
    public let emojis: [String]

    public init(groupCallID: Int32, generation: Int32, emojis: [String]) {
        self.groupCallID = groupCallID
        self.generation = generation
        self.emojis = emojis
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"updateGroupCallVerificationState""#)
        wire.int32(#","group_call_id":"#, self.groupCallID)
        wire.int32(#","generation":"#, self.generation)
        wire.strings(#","emojis":"#, self.emojis)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> UpdateGroupCallVerificationState? {
        var groupCallID: Int32 = 0
        var generation: Int32 = 0
        var emojis: [String] = []
        var mark = wire.cursor
        repeat {
            wire.int32(#","group_call_id":"#, &groupCallID)
            wire.int32(#","generation":"#, &generation)
            wire.strings(#","emojis":"#, &emojis)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return UpdateGroupCallVerificationState(groupCallID: groupCallID, generation: generation, emojis: emojis)
    }
}

/// `updateNewGroupCallMessage group_call_id:int32 message:groupCallMessage = Update`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1update_new_group_call_message.html)
public struct UpdateNewGroupCallMessage: TDObject, CustomStringConvertible {
    private final class Fields: Sendable {
        let groupCallID: Int32
        let message: GroupCallMessage
        init(_ groupCallID: Int32, _ message: GroupCallMessage) {
            self.groupCallID = groupCallID
            self.message = message
        }
    }
    private let fields: Fields
    public var groupCallID: Int32 { fields.groupCallID }
    public var message: GroupCallMessage { fields.message }

    public init(groupCallID: Int32, message: GroupCallMessage) {
        fields = Fields(groupCallID, message)
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"updateNewGroupCallMessage""#)
        wire.int32(#","group_call_id":"#, fields.groupCallID)
        wire.object(#","message":"#, fields.message)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> UpdateNewGroupCallMessage? {
        var groupCallID: Int32 = 0
        var message: GroupCallMessage? = nil
        var mark = wire.cursor
        repeat {
            wire.int32(#","group_call_id":"#, &groupCallID)
            wire.object(#","message":"#, &message)
        } while wire.more(&mark)
        guard !wire.failed, let message = wire.required(consume message) else { wire.missing("message"); return nil }
        return UpdateNewGroupCallMessage(groupCallID: groupCallID, message: message)
    }
}

/// `updateNewGroupCallPaidReaction group_call_id:int32 sender_id:MessageSender star_count:int53 = Update`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1update_new_group_call_paid_reaction.html)
public struct UpdateNewGroupCallPaidReaction: TDObject, CustomStringConvertible {
    public let groupCallID: Int32
    public let senderID: MessageSender
    public let starCount: Int64

    public init(groupCallID: Int32, senderID: MessageSender, starCount: Int64) {
        self.groupCallID = groupCallID
        self.senderID = senderID
        self.starCount = starCount
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"updateNewGroupCallPaidReaction""#)
        wire.int32(#","group_call_id":"#, self.groupCallID)
        wire.object(#","sender_id":"#, self.senderID)
        wire.int53(#","star_count":"#, self.starCount)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> UpdateNewGroupCallPaidReaction? {
        var groupCallID: Int32 = 0
        var senderID: MessageSender? = nil
        var starCount: Int64 = 0
        var mark = wire.cursor
        repeat {
            wire.int32(#","group_call_id":"#, &groupCallID)
            wire.object(#","sender_id":"#, &senderID)
            wire.int53(#","star_count":"#, &starCount)
        } while wire.more(&mark)
        guard 
            !wire.failed,
            let senderID = wire.required(consume senderID)
         else { wire.missing("sender_id"); return nil }
        return UpdateNewGroupCallPaidReaction(groupCallID: groupCallID, senderID: senderID, starCount: starCount)
    }
}

/// `updateGroupCallMessageSendFailed group_call_id:int32 message_id:int32 error:error = Update`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1update_group_call_message_send_failed.html)
public struct UpdateGroupCallMessageSendFailed: TDObject, CustomStringConvertible {
    public let groupCallID: Int32
    public let messageID: Int32
    public let error: TDError

    public init(groupCallID: Int32, messageID: Int32, error: TDError) {
        self.groupCallID = groupCallID
        self.messageID = messageID
        self.error = error
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"updateGroupCallMessageSendFailed""#)
        wire.int32(#","group_call_id":"#, self.groupCallID)
        wire.int32(#","message_id":"#, self.messageID)
        wire.object(#","error":"#, self.error)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> UpdateGroupCallMessageSendFailed? {
        var groupCallID: Int32 = 0
        var messageID: Int32 = 0
        var error: TDError? = nil
        var mark = wire.cursor
        repeat {
            wire.int32(#","group_call_id":"#, &groupCallID)
            wire.int32(#","message_id":"#, &messageID)
            wire.object(#","error":"#, &error)
        } while wire.more(&mark)
        guard !wire.failed, let error = wire.required(consume error) else { wire.missing("error"); return nil }
        return UpdateGroupCallMessageSendFailed(groupCallID: groupCallID, messageID: messageID, error: error)
    }
}

/// `updateGroupCallMessagesDeleted group_call_id:int32 message_ids:vector<int32> = Update`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1update_group_call_messages_deleted.html)
public struct UpdateGroupCallMessagesDeleted: TDObject, CustomStringConvertible {
    public let groupCallID: Int32
    public let messageIDs: [Int32]

    public init(groupCallID: Int32, messageIDs: [Int32]) {
        self.groupCallID = groupCallID
        self.messageIDs = messageIDs
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"updateGroupCallMessagesDeleted""#)
        wire.int32(#","group_call_id":"#, self.groupCallID)
        wire.int32s(#","message_ids":"#, self.messageIDs)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> UpdateGroupCallMessagesDeleted? {
        var groupCallID: Int32 = 0
        var messageIDs: [Int32] = []
        var mark = wire.cursor
        repeat {
            wire.int32(#","group_call_id":"#, &groupCallID)
            wire.int32s(#","message_ids":"#, &messageIDs)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return UpdateGroupCallMessagesDeleted(groupCallID: groupCallID, messageIDs: messageIDs)
    }
}

/// `updateLiveStoryTopDonors group_call_id:int32 donors:liveStoryDonors = Update`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1update_live_story_top_donors.html)
public struct UpdateLiveStoryTopDonors: TDObject, CustomStringConvertible {
    public let groupCallID: Int32
    public let donors: LiveStoryDonors

    public init(groupCallID: Int32, donors: LiveStoryDonors) {
        self.groupCallID = groupCallID
        self.donors = donors
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"updateLiveStoryTopDonors""#)
        wire.int32(#","group_call_id":"#, self.groupCallID)
        wire.object(#","donors":"#, self.donors)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> UpdateLiveStoryTopDonors? {
        var groupCallID: Int32 = 0
        var donors: LiveStoryDonors? = nil
        var mark = wire.cursor
        repeat {
            wire.int32(#","group_call_id":"#, &groupCallID)
            wire.object(#","donors":"#, &donors)
        } while wire.more(&mark)
        guard !wire.failed, let donors = wire.required(consume donors) else { wire.missing("donors"); return nil }
        return UpdateLiveStoryTopDonors(groupCallID: groupCallID, donors: donors)
    }
}

/// `updateNewCallSignalingData call_id:int32 data:bytes = Update`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1update_new_call_signaling_data.html)
public struct UpdateNewCallSignalingData: TDObject, CustomStringConvertible, CustomReflectable {
    public let callID: Int32
    public let data: [UInt8]

    public init(callID: Int32, data: [UInt8]) {
        self.callID = callID
        self.data = data
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"updateNewCallSignalingData""#)
        wire.int32(#","call_id":"#, self.callID)
        wire.bytes(#","data":"#, self.data)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> UpdateNewCallSignalingData? {
        var callID: Int32 = 0
        var data: [UInt8] = []
        var mark = wire.cursor
        repeat {
            wire.int32(#","call_id":"#, &callID)
            wire.bytes(#","data":"#, &data)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return UpdateNewCallSignalingData(callID: callID, data: data)
    }
}

/// `updateGiftAuctionState state:giftAuctionState = Update`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1update_gift_auction_state.html)
public struct UpdateGiftAuctionState: TDObject, CustomStringConvertible {
    public let state: GiftAuctionState

    public init(state: GiftAuctionState) {
        self.state = state
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"updateGiftAuctionState""#)
        wire.object(#","state":"#, self.state)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> UpdateGiftAuctionState? {
        var state: GiftAuctionState? = nil
        var mark = wire.cursor
        repeat {
            wire.object(#","state":"#, &state)
        } while wire.more(&mark)
        guard !wire.failed, let state = wire.required(consume state) else { wire.missing("state"); return nil }
        return UpdateGiftAuctionState(state: state)
    }
}

/// `updateActiveGiftAuctions states:vector<giftAuctionState> = Update`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1update_active_gift_auctions.html)
public struct UpdateActiveGiftAuctions: TDObject, CustomStringConvertible {
    public let states: [GiftAuctionState]

    public init(states: [GiftAuctionState]) {
        self.states = states
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"updateActiveGiftAuctions""#)
        wire.objects(#","states":"#, self.states)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> UpdateActiveGiftAuctions? {
        var states: [GiftAuctionState] = []
        var mark = wire.cursor
        repeat {
            wire.objects(#","states":"#, &states)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return UpdateActiveGiftAuctions(states: states)
    }
}

/// `updateUserPrivacySettingRules setting:UserPrivacySetting rules:userPrivacySettingRules = Update`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1update_user_privacy_setting_rules.html)
public struct UpdateUserPrivacySettingRules: TDObject, CustomStringConvertible {
    public let setting: UserPrivacySetting
    public let rules: UserPrivacySettingRules

    public init(setting: UserPrivacySetting, rules: UserPrivacySettingRules) {
        self.setting = setting
        self.rules = rules
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"updateUserPrivacySettingRules""#)
        wire.object(#","setting":"#, self.setting)
        wire.object(#","rules":"#, self.rules)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> UpdateUserPrivacySettingRules? {
        var setting: UserPrivacySetting? = nil
        var rules: UserPrivacySettingRules? = nil
        var mark = wire.cursor
        repeat {
            wire.object(#","setting":"#, &setting)
            wire.object(#","rules":"#, &rules)
        } while wire.more(&mark)
        guard 
            !wire.failed,
            let setting = wire.required(consume setting),
            let rules = wire.required(consume rules)
         else { wire.missing("setting rules"); return nil }
        return UpdateUserPrivacySettingRules(setting: setting, rules: rules)
    }
}

/// `updateUnreadMessageCount chat_list:ChatList unread_count:int32 unread_unmuted_count:int32 = Update`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1update_unread_message_count.html)
public struct UpdateUnreadMessageCount: TDObject, CustomStringConvertible {
    public let chatList: ChatList
    public let unreadCount: Int32
    public let unreadUnmutedCount: Int32

    public init(chatList: ChatList, unreadCount: Int32, unreadUnmutedCount: Int32) {
        self.chatList = chatList
        self.unreadCount = unreadCount
        self.unreadUnmutedCount = unreadUnmutedCount
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"updateUnreadMessageCount""#)
        wire.object(#","chat_list":"#, self.chatList)
        wire.int32(#","unread_count":"#, self.unreadCount)
        wire.int32(#","unread_unmuted_count":"#, self.unreadUnmutedCount)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> UpdateUnreadMessageCount? {
        var chatList: ChatList? = nil
        var unreadCount: Int32 = 0
        var unreadUnmutedCount: Int32 = 0
        var mark = wire.cursor
        repeat {
            wire.object(#","chat_list":"#, &chatList)
            wire.int32(#","unread_count":"#, &unreadCount)
            wire.int32(#","unread_unmuted_count":"#, &unreadUnmutedCount)
        } while wire.more(&mark)
        guard 
            !wire.failed,
            let chatList = wire.required(consume chatList)
         else { wire.missing("chat_list"); return nil }
        return UpdateUnreadMessageCount(
            chatList: chatList,
            unreadCount: unreadCount,
            unreadUnmutedCount: unreadUnmutedCount
        )
    }
}

/// `updateUnreadChatCount chat_list:ChatList total_count:int32 unread_count:int32 unread_unmuted_count:int32 marked_as_unread_count:int32 marked_as_unread_unmuted_count:int32 = Update`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1update_unread_chat_count.html)
public struct UpdateUnreadChatCount: TDObject, CustomStringConvertible {
    public let chatList: ChatList
    public let totalCount: Int32
    public let unreadCount: Int32
    public let unreadUnmutedCount: Int32
    public let markedAsUnreadCount: Int32
    public let markedAsUnreadUnmutedCount: Int32

    public init(
        chatList: ChatList,
        totalCount: Int32,
        unreadCount: Int32,
        unreadUnmutedCount: Int32,
        markedAsUnreadCount: Int32,
        markedAsUnreadUnmutedCount: Int32
    ) {
        self.chatList = chatList
        self.totalCount = totalCount
        self.unreadCount = unreadCount
        self.unreadUnmutedCount = unreadUnmutedCount
        self.markedAsUnreadCount = markedAsUnreadCount
        self.markedAsUnreadUnmutedCount = markedAsUnreadUnmutedCount
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"updateUnreadChatCount""#)
        wire.object(#","chat_list":"#, self.chatList)
        wire.int32(#","total_count":"#, self.totalCount)
        wire.int32(#","unread_count":"#, self.unreadCount)
        wire.int32(#","unread_unmuted_count":"#, self.unreadUnmutedCount)
        wire.int32(#","marked_as_unread_count":"#, self.markedAsUnreadCount)
        wire.int32(#","marked_as_unread_unmuted_count":"#, self.markedAsUnreadUnmutedCount)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> UpdateUnreadChatCount? {
        var chatList: ChatList? = nil
        var totalCount: Int32 = 0
        var unreadCount: Int32 = 0
        var unreadUnmutedCount: Int32 = 0
        var markedAsUnreadCount: Int32 = 0
        var markedAsUnreadUnmutedCount: Int32 = 0
        var mark = wire.cursor
        repeat {
            wire.object(#","chat_list":"#, &chatList)
            wire.int32(#","total_count":"#, &totalCount)
            wire.int32(#","unread_count":"#, &unreadCount)
            wire.int32(#","unread_unmuted_count":"#, &unreadUnmutedCount)
            wire.int32(#","marked_as_unread_count":"#, &markedAsUnreadCount)
            wire.int32(#","marked_as_unread_unmuted_count":"#, &markedAsUnreadUnmutedCount)
        } while wire.more(&mark)
        guard 
            !wire.failed,
            let chatList = wire.required(consume chatList)
         else { wire.missing("chat_list"); return nil }
        return UpdateUnreadChatCount(
            chatList: chatList,
            totalCount: totalCount,
            unreadCount: unreadCount,
            unreadUnmutedCount: unreadUnmutedCount,
            markedAsUnreadCount: markedAsUnreadCount,
            markedAsUnreadUnmutedCount: markedAsUnreadUnmutedCount
        )
    }
}

/// `updateChatJoinResult query_id:int64 chat_id:int53 result:ChatJoinRequestResult = Update`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1update_chat_join_result.html)
public struct UpdateChatJoinResult: TDObject, CustomStringConvertible {
    public let queryID: Int64
    public let chatID: Int64
    public let result: ChatJoinRequestResult

    public init(queryID: Int64, chatID: Int64, result: ChatJoinRequestResult) {
        self.queryID = queryID
        self.chatID = chatID
        self.result = result
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"updateChatJoinResult""#)
        wire.int64(#","query_id":"#, self.queryID)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.object(#","result":"#, self.result)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> UpdateChatJoinResult? {
        var queryID: Int64 = 0
        var chatID: Int64 = 0
        var result: ChatJoinRequestResult? = nil
        var mark = wire.cursor
        repeat {
            wire.int64(#","query_id":"#, &queryID)
            wire.int53(#","chat_id":"#, &chatID)
            wire.object(#","result":"#, &result)
        } while wire.more(&mark)
        guard !wire.failed, let result = wire.required(consume result) else { wire.missing("result"); return nil }
        return UpdateChatJoinResult(queryID: queryID, chatID: chatID, result: result)
    }
}

/// `updateStory story:story = Update`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1update_story.html)
public struct UpdateStory: TDObject, CustomStringConvertible {
    public let story: Story

    public init(story: Story) {
        self.story = story
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"updateStory""#)
        wire.object(#","story":"#, self.story)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> UpdateStory? {
        var story: Story? = nil
        var mark = wire.cursor
        repeat {
            wire.object(#","story":"#, &story)
        } while wire.more(&mark)
        guard !wire.failed, let story = wire.required(consume story) else { wire.missing("story"); return nil }
        return UpdateStory(story: story)
    }
}

/// `updateStoryDeleted story_poster_chat_id:int53 story_id:int32 = Update`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1update_story_deleted.html)
public struct UpdateStoryDeleted: TDObject, CustomStringConvertible {
    public let storyPosterChatID: Int64
    public let storyID: Int32

    public init(storyPosterChatID: Int64, storyID: Int32) {
        self.storyPosterChatID = storyPosterChatID
        self.storyID = storyID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"updateStoryDeleted""#)
        wire.int53(#","story_poster_chat_id":"#, self.storyPosterChatID)
        wire.int32(#","story_id":"#, self.storyID)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> UpdateStoryDeleted? {
        var storyPosterChatID: Int64 = 0
        var storyID: Int32 = 0
        var mark = wire.cursor
        repeat {
            wire.int53(#","story_poster_chat_id":"#, &storyPosterChatID)
            wire.int32(#","story_id":"#, &storyID)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return UpdateStoryDeleted(storyPosterChatID: storyPosterChatID, storyID: storyID)
    }
}

/// `updateStoryPostSucceeded story:story old_story_id:int32 = Update`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1update_story_post_succeeded.html)
public struct UpdateStoryPostSucceeded: TDObject, CustomStringConvertible {
    public let story: Story
    public let oldStoryID: Int32

    public init(story: Story, oldStoryID: Int32) {
        self.story = story
        self.oldStoryID = oldStoryID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"updateStoryPostSucceeded""#)
        wire.object(#","story":"#, self.story)
        wire.int32(#","old_story_id":"#, self.oldStoryID)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> UpdateStoryPostSucceeded? {
        var story: Story? = nil
        var oldStoryID: Int32 = 0
        var mark = wire.cursor
        repeat {
            wire.object(#","story":"#, &story)
            wire.int32(#","old_story_id":"#, &oldStoryID)
        } while wire.more(&mark)
        guard !wire.failed, let story = wire.required(consume story) else { wire.missing("story"); return nil }
        return UpdateStoryPostSucceeded(story: story, oldStoryID: oldStoryID)
    }
}

/// `updateStoryPostFailed story:story error:error error_type:CanPostStoryResult = Update`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1update_story_post_failed.html)
public struct UpdateStoryPostFailed: TDObject, CustomStringConvertible {
    private final class Fields: Sendable {
        let story: Story
        let error: TDError
        let errorType: CanPostStoryResult?
        init(_ story: Story, _ error: TDError, _ errorType: CanPostStoryResult?) {
            self.story = story
            self.error = error
            self.errorType = errorType
        }
    }
    private let fields: Fields
    public var story: Story { fields.story }
    public var error: TDError { fields.error }
    /// May be absent.
    public var errorType: CanPostStoryResult? { fields.errorType }

    public init(story: Story, error: TDError, errorType: CanPostStoryResult? = nil) {
        fields = Fields(story, error, errorType)
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"updateStoryPostFailed""#)
        wire.object(#","story":"#, fields.story)
        wire.object(#","error":"#, fields.error)
        wire.object(#","error_type":"#, fields.errorType)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> UpdateStoryPostFailed? {
        var story: Story? = nil
        var error: TDError? = nil
        var errorType: CanPostStoryResult? = nil
        var mark = wire.cursor
        repeat {
            wire.object(#","story":"#, &story)
            wire.object(#","error":"#, &error)
            wire.object(#","error_type":"#, &errorType)
        } while wire.more(&mark)
        guard 
            !wire.failed,
            let story = wire.required(consume story),
            let error = wire.required(consume error)
         else { wire.missing("story error"); return nil }
        return UpdateStoryPostFailed(story: story, error: error, errorType: errorType)
    }
}

/// `updateChatActiveStories active_stories:chatActiveStories = Update`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1update_chat_active_stories.html)
public struct UpdateChatActiveStories: TDObject, CustomStringConvertible {
    public let activeStories: ChatActiveStories

    public init(activeStories: ChatActiveStories) {
        self.activeStories = activeStories
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"updateChatActiveStories""#)
        wire.object(#","active_stories":"#, self.activeStories)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> UpdateChatActiveStories? {
        var activeStories: ChatActiveStories? = nil
        var mark = wire.cursor
        repeat {
            wire.object(#","active_stories":"#, &activeStories)
        } while wire.more(&mark)
        guard 
            !wire.failed,
            let activeStories = wire.required(consume activeStories)
         else { wire.missing("active_stories"); return nil }
        return UpdateChatActiveStories(activeStories: activeStories)
    }
}

/// `updateStoryListChatCount story_list:StoryList chat_count:int32 = Update`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1update_story_list_chat_count.html)
public struct UpdateStoryListChatCount: TDObject, CustomStringConvertible {
    public let storyList: StoryList
    public let chatCount: Int32

    public init(storyList: StoryList, chatCount: Int32) {
        self.storyList = storyList
        self.chatCount = chatCount
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"updateStoryListChatCount""#)
        wire.object(#","story_list":"#, self.storyList)
        wire.int32(#","chat_count":"#, self.chatCount)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> UpdateStoryListChatCount? {
        var storyList: StoryList? = nil
        var chatCount: Int32 = 0
        var mark = wire.cursor
        repeat {
            wire.object(#","story_list":"#, &storyList)
            wire.int32(#","chat_count":"#, &chatCount)
        } while wire.more(&mark)
        guard 
            !wire.failed,
            let storyList = wire.required(consume storyList)
         else { wire.missing("story_list"); return nil }
        return UpdateStoryListChatCount(storyList: storyList, chatCount: chatCount)
    }
}

/// `updateStoryStealthMode active_until_date:int32 cooldown_until_date:int32 = Update`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1update_story_stealth_mode.html)
public struct UpdateStoryStealthMode: TDObject, CustomStringConvertible {
    /// Unix time in seconds.
    public let activeUntilDate: Int32
    /// Unix time in seconds.
    public let cooldownUntilDate: Int32

    public init(activeUntilDate: Int32, cooldownUntilDate: Int32) {
        self.activeUntilDate = activeUntilDate
        self.cooldownUntilDate = cooldownUntilDate
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"updateStoryStealthMode""#)
        wire.int32(#","active_until_date":"#, self.activeUntilDate)
        wire.int32(#","cooldown_until_date":"#, self.cooldownUntilDate)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> UpdateStoryStealthMode? {
        var activeUntilDate: Int32 = 0
        var cooldownUntilDate: Int32 = 0
        var mark = wire.cursor
        repeat {
            wire.int32(#","active_until_date":"#, &activeUntilDate)
            wire.int32(#","cooldown_until_date":"#, &cooldownUntilDate)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return UpdateStoryStealthMode(activeUntilDate: activeUntilDate, cooldownUntilDate: cooldownUntilDate)
    }
}

/// `updateTrustedMiniAppBots bot_user_ids:vector<int53> = Update`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1update_trusted_mini_app_bots.html)
public struct UpdateTrustedMiniAppBots: TDObject, CustomStringConvertible {
    public let botUserIDs: [Int64]

    public init(botUserIDs: [Int64]) {
        self.botUserIDs = botUserIDs
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"updateTrustedMiniAppBots""#)
        wire.int53s(#","bot_user_ids":"#, self.botUserIDs)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> UpdateTrustedMiniAppBots? {
        var botUserIDs: [Int64] = []
        var mark = wire.cursor
        repeat {
            wire.int53s(#","bot_user_ids":"#, &botUserIDs)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return UpdateTrustedMiniAppBots(botUserIDs: botUserIDs)
    }
}

/// `updateOption name:string value:OptionValue = Update`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1update_option.html)
public struct UpdateOption: TDObject, CustomStringConvertible {
    public let name: String
    public let value: OptionValue

    public init(name: String, value: OptionValue) {
        self.name = name
        self.value = value
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"updateOption""#)
        wire.string(#","name":"#, self.name)
        wire.object(#","value":"#, self.value)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> UpdateOption? {
        var name: String = ""
        var value: OptionValue? = nil
        var mark = wire.cursor
        repeat {
            wire.string(#","name":"#, &name)
            wire.object(#","value":"#, &value)
        } while wire.more(&mark)
        guard !wire.failed, let value = wire.required(consume value) else { wire.missing("value"); return nil }
        return UpdateOption(name: name, value: value)
    }
}

/// `updateStickerSet sticker_set:stickerSet = Update`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1update_sticker_set.html)
public struct UpdateStickerSet: TDObject, CustomStringConvertible {
    public let stickerSet: StickerSet

    public init(stickerSet: StickerSet) {
        self.stickerSet = stickerSet
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"updateStickerSet""#)
        wire.object(#","sticker_set":"#, self.stickerSet)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> UpdateStickerSet? {
        var stickerSet: StickerSet? = nil
        var mark = wire.cursor
        repeat {
            wire.object(#","sticker_set":"#, &stickerSet)
        } while wire.more(&mark)
        guard 
            !wire.failed,
            let stickerSet = wire.required(consume stickerSet)
         else { wire.missing("sticker_set"); return nil }
        return UpdateStickerSet(stickerSet: stickerSet)
    }
}

/// `updateInstalledStickerSets sticker_type:StickerType sticker_set_ids:vector<int64> = Update`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1update_installed_sticker_sets.html)
public struct UpdateInstalledStickerSets: TDObject, CustomStringConvertible {
    public let stickerType: StickerType
    public let stickerSetIDs: [Int64]

    public init(stickerType: StickerType, stickerSetIDs: [Int64]) {
        self.stickerType = stickerType
        self.stickerSetIDs = stickerSetIDs
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"updateInstalledStickerSets""#)
        wire.object(#","sticker_type":"#, self.stickerType)
        wire.int64s(#","sticker_set_ids":"#, self.stickerSetIDs)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> UpdateInstalledStickerSets? {
        var stickerType: StickerType? = nil
        var stickerSetIDs: [Int64] = []
        var mark = wire.cursor
        repeat {
            wire.object(#","sticker_type":"#, &stickerType)
            wire.int64s(#","sticker_set_ids":"#, &stickerSetIDs)
        } while wire.more(&mark)
        guard 
            !wire.failed,
            let stickerType = wire.required(consume stickerType)
         else { wire.missing("sticker_type"); return nil }
        return UpdateInstalledStickerSets(stickerType: stickerType, stickerSetIDs: stickerSetIDs)
    }
}

/// `updateTrendingStickerSets sticker_type:StickerType sticker_sets:trendingStickerSets = Update`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1update_trending_sticker_sets.html)
public struct UpdateTrendingStickerSets: TDObject, CustomStringConvertible {
    public let stickerType: StickerType
    public let stickerSets: TrendingStickerSets

    public init(stickerType: StickerType, stickerSets: TrendingStickerSets) {
        self.stickerType = stickerType
        self.stickerSets = stickerSets
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"updateTrendingStickerSets""#)
        wire.object(#","sticker_type":"#, self.stickerType)
        wire.object(#","sticker_sets":"#, self.stickerSets)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> UpdateTrendingStickerSets? {
        var stickerType: StickerType? = nil
        var stickerSets: TrendingStickerSets? = nil
        var mark = wire.cursor
        repeat {
            wire.object(#","sticker_type":"#, &stickerType)
            wire.object(#","sticker_sets":"#, &stickerSets)
        } while wire.more(&mark)
        guard 
            !wire.failed,
            let stickerType = wire.required(consume stickerType),
            let stickerSets = wire.required(consume stickerSets)
         else { wire.missing("sticker_type sticker_sets"); return nil }
        return UpdateTrendingStickerSets(stickerType: stickerType, stickerSets: stickerSets)
    }
}

/// `updateRecentStickers is_attached:Bool sticker_ids:vector<int32> = Update`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1update_recent_stickers.html)
public struct UpdateRecentStickers: TDObject, CustomStringConvertible {
    public let isAttached: Bool
    public let stickerIDs: [Int32]

    public init(isAttached: Bool, stickerIDs: [Int32]) {
        self.isAttached = isAttached
        self.stickerIDs = stickerIDs
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"updateRecentStickers""#)
        wire.bool(#","is_attached":"#, self.isAttached)
        wire.int32s(#","sticker_ids":"#, self.stickerIDs)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> UpdateRecentStickers? {
        var isAttached: Bool = false
        var stickerIDs: [Int32] = []
        var mark = wire.cursor
        repeat {
            wire.bool(#","is_attached":"#, &isAttached)
            wire.int32s(#","sticker_ids":"#, &stickerIDs)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return UpdateRecentStickers(isAttached: isAttached, stickerIDs: stickerIDs)
    }
}

/// `updateFavoriteStickers sticker_ids:vector<int32> = Update`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1update_favorite_stickers.html)
public struct UpdateFavoriteStickers: TDObject, CustomStringConvertible {
    public let stickerIDs: [Int32]

    public init(stickerIDs: [Int32]) {
        self.stickerIDs = stickerIDs
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"updateFavoriteStickers""#)
        wire.int32s(#","sticker_ids":"#, self.stickerIDs)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> UpdateFavoriteStickers? {
        var stickerIDs: [Int32] = []
        var mark = wire.cursor
        repeat {
            wire.int32s(#","sticker_ids":"#, &stickerIDs)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return UpdateFavoriteStickers(stickerIDs: stickerIDs)
    }
}

/// `updateSavedAnimations animation_ids:vector<int32> = Update`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1update_saved_animations.html)
public struct UpdateSavedAnimations: TDObject, CustomStringConvertible {
    public let animationIDs: [Int32]

    public init(animationIDs: [Int32]) {
        self.animationIDs = animationIDs
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"updateSavedAnimations""#)
        wire.int32s(#","animation_ids":"#, self.animationIDs)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> UpdateSavedAnimations? {
        var animationIDs: [Int32] = []
        var mark = wire.cursor
        repeat {
            wire.int32s(#","animation_ids":"#, &animationIDs)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return UpdateSavedAnimations(animationIDs: animationIDs)
    }
}

/// `updateSavedNotificationSounds notification_sound_ids:vector<int64> = Update`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1update_saved_notification_sounds.html)
public struct UpdateSavedNotificationSounds: TDObject, CustomStringConvertible {
    public let notificationSoundIDs: [Int64]

    public init(notificationSoundIDs: [Int64]) {
        self.notificationSoundIDs = notificationSoundIDs
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"updateSavedNotificationSounds""#)
        wire.int64s(#","notification_sound_ids":"#, self.notificationSoundIDs)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> UpdateSavedNotificationSounds? {
        var notificationSoundIDs: [Int64] = []
        var mark = wire.cursor
        repeat {
            wire.int64s(#","notification_sound_ids":"#, &notificationSoundIDs)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return UpdateSavedNotificationSounds(notificationSoundIDs: notificationSoundIDs)
    }
}

/// `updateDefaultBackground for_dark_theme:Bool background:background = Update`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1update_default_background.html)
public struct UpdateDefaultBackground: TDObject, CustomStringConvertible {
    public let forDarkTheme: Bool
    /// May be absent.
    public let background: Background?

    public init(forDarkTheme: Bool, background: Background? = nil) {
        self.forDarkTheme = forDarkTheme
        self.background = background
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"updateDefaultBackground""#)
        wire.bool(#","for_dark_theme":"#, self.forDarkTheme)
        wire.object(#","background":"#, self.background)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> UpdateDefaultBackground? {
        var forDarkTheme: Bool = false
        var background: Background? = nil
        var mark = wire.cursor
        repeat {
            wire.bool(#","for_dark_theme":"#, &forDarkTheme)
            wire.object(#","background":"#, &background)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return UpdateDefaultBackground(forDarkTheme: forDarkTheme, background: background)
    }
}

/// `updateEmojiChatThemes chat_themes:vector<emojiChatTheme> = Update`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1update_emoji_chat_themes.html)
public struct UpdateEmojiChatThemes: TDObject, CustomStringConvertible {
    public let chatThemes: [EmojiChatTheme]

    public init(chatThemes: [EmojiChatTheme]) {
        self.chatThemes = chatThemes
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"updateEmojiChatThemes""#)
        wire.objects(#","chat_themes":"#, self.chatThemes)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> UpdateEmojiChatThemes? {
        var chatThemes: [EmojiChatTheme] = []
        var mark = wire.cursor
        repeat {
            wire.objects(#","chat_themes":"#, &chatThemes)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return UpdateEmojiChatThemes(chatThemes: chatThemes)
    }
}

/// `updateAccentColors colors:vector<accentColor> available_accent_color_ids:vector<int32> = Update`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1update_accent_colors.html)
public struct UpdateAccentColors: TDObject, CustomStringConvertible {
    public let colors: [AccentColor]
    public let availableAccentColorIDs: [Int32]

    public init(colors: [AccentColor], availableAccentColorIDs: [Int32]) {
        self.colors = colors
        self.availableAccentColorIDs = availableAccentColorIDs
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"updateAccentColors""#)
        wire.objects(#","colors":"#, self.colors)
        wire.int32s(#","available_accent_color_ids":"#, self.availableAccentColorIDs)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> UpdateAccentColors? {
        var colors: [AccentColor] = []
        var availableAccentColorIDs: [Int32] = []
        var mark = wire.cursor
        repeat {
            wire.objects(#","colors":"#, &colors)
            wire.int32s(#","available_accent_color_ids":"#, &availableAccentColorIDs)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return UpdateAccentColors(colors: colors, availableAccentColorIDs: availableAccentColorIDs)
    }
}

/// `updateProfileAccentColors colors:vector<profileAccentColor> available_accent_color_ids:vector<int32> = Update`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1update_profile_accent_colors.html)
public struct UpdateProfileAccentColors: TDObject, CustomStringConvertible {
    public let colors: [ProfileAccentColor]
    public let availableAccentColorIDs: [Int32]

    public init(colors: [ProfileAccentColor], availableAccentColorIDs: [Int32]) {
        self.colors = colors
        self.availableAccentColorIDs = availableAccentColorIDs
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"updateProfileAccentColors""#)
        wire.objects(#","colors":"#, self.colors)
        wire.int32s(#","available_accent_color_ids":"#, self.availableAccentColorIDs)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> UpdateProfileAccentColors? {
        var colors: [ProfileAccentColor] = []
        var availableAccentColorIDs: [Int32] = []
        var mark = wire.cursor
        repeat {
            wire.objects(#","colors":"#, &colors)
            wire.int32s(#","available_accent_color_ids":"#, &availableAccentColorIDs)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return UpdateProfileAccentColors(colors: colors, availableAccentColorIDs: availableAccentColorIDs)
    }
}

/// `updateWebBrowserSettings settings:webBrowserSettings = Update`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1update_web_browser_settings.html)
public struct UpdateWebBrowserSettings: TDObject, CustomStringConvertible {
    public let settings: WebBrowserSettings

    public init(settings: WebBrowserSettings) {
        self.settings = settings
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"updateWebBrowserSettings""#)
        wire.object(#","settings":"#, self.settings)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> UpdateWebBrowserSettings? {
        var settings: WebBrowserSettings? = nil
        var mark = wire.cursor
        repeat {
            wire.object(#","settings":"#, &settings)
        } while wire.more(&mark)
        guard !wire.failed, let settings = wire.required(consume settings) else { wire.missing("settings"); return nil }
        return UpdateWebBrowserSettings(settings: settings)
    }
}

/// `updateLanguagePackStrings localization_target:string language_pack_id:string strings:vector<languagePackString> = Update`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1update_language_pack_strings.html)
public struct UpdateLanguagePackStrings: TDObject, CustomStringConvertible {
    private final class Fields: Sendable {
        let localizationTarget: String
        let languagePackID: String
        let strings: [LanguagePackString]
        init(_ localizationTarget: String, _ languagePackID: String, _ strings: [LanguagePackString]) {
            self.localizationTarget = localizationTarget
            self.languagePackID = languagePackID
            self.strings = strings
        }
    }
    private let fields: Fields
    public var localizationTarget: String { fields.localizationTarget }
    public var languagePackID: String { fields.languagePackID }
    public var strings: [LanguagePackString] { fields.strings }

    public init(localizationTarget: String, languagePackID: String, strings: [LanguagePackString]) {
        fields = Fields(localizationTarget, languagePackID, strings)
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"updateLanguagePackStrings""#)
        wire.string(#","localization_target":"#, fields.localizationTarget)
        wire.string(#","language_pack_id":"#, fields.languagePackID)
        wire.objects(#","strings":"#, fields.strings)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> UpdateLanguagePackStrings? {
        var localizationTarget: String = ""
        var languagePackID: String = ""
        var strings: [LanguagePackString] = []
        var mark = wire.cursor
        repeat {
            wire.string(#","localization_target":"#, &localizationTarget)
            wire.string(#","language_pack_id":"#, &languagePackID)
            wire.objects(#","strings":"#, &strings)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return UpdateLanguagePackStrings(
            localizationTarget: localizationTarget,
            languagePackID: languagePackID,
            strings: strings
        )
    }
}

/// `updateConnectionState state:ConnectionState = Update`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1update_connection_state.html)
public struct UpdateConnectionState: TDObject, CustomStringConvertible {
    public let state: ConnectionState

    public init(state: ConnectionState) {
        self.state = state
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"updateConnectionState""#)
        wire.object(#","state":"#, self.state)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> UpdateConnectionState? {
        var state: ConnectionState? = nil
        var mark = wire.cursor
        repeat {
            wire.object(#","state":"#, &state)
        } while wire.more(&mark)
        guard !wire.failed, let state = wire.required(consume state) else { wire.missing("state"); return nil }
        return UpdateConnectionState(state: state)
    }
}

/// `updateFreezeState is_frozen:Bool freezing_date:int32 deletion_date:int32 appeal_link:string = Update`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1update_freeze_state.html)
public struct UpdateFreezeState: TDObject, CustomStringConvertible, CustomReflectable {
    public let isFrozen: Bool
    /// Unix time in seconds.
    public let freezingDate: Int32
    /// Unix time in seconds.
    public let deletionDate: Int32
    public let appealLink: String

    public init(isFrozen: Bool, freezingDate: Int32, deletionDate: Int32, appealLink: String) {
        self.isFrozen = isFrozen
        self.freezingDate = freezingDate
        self.deletionDate = deletionDate
        self.appealLink = appealLink
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"updateFreezeState""#)
        wire.bool(#","is_frozen":"#, self.isFrozen)
        wire.int32(#","freezing_date":"#, self.freezingDate)
        wire.int32(#","deletion_date":"#, self.deletionDate)
        wire.string(#","appeal_link":"#, self.appealLink)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> UpdateFreezeState? {
        var isFrozen: Bool = false
        var freezingDate: Int32 = 0
        var deletionDate: Int32 = 0
        var appealLink: String = ""
        var mark = wire.cursor
        repeat {
            wire.bool(#","is_frozen":"#, &isFrozen)
            wire.int32(#","freezing_date":"#, &freezingDate)
            wire.int32(#","deletion_date":"#, &deletionDate)
            wire.string(#","appeal_link":"#, &appealLink)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return UpdateFreezeState(
            isFrozen: isFrozen,
            freezingDate: freezingDate,
            deletionDate: deletionDate,
            appealLink: appealLink
        )
    }
}

/// `updateAgeVerificationParameters parameters:ageVerificationParameters = Update`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1update_age_verification_parameters.html)
public struct UpdateAgeVerificationParameters: TDObject, CustomStringConvertible {
    private final class Fields: Sendable {
        let parameters: AgeVerificationParameters?
        init(_ parameters: AgeVerificationParameters?) {
            self.parameters = parameters
        }
    }
    private let fields: Fields
    /// May be absent.
    public var parameters: AgeVerificationParameters? { fields.parameters }

    public init(parameters: AgeVerificationParameters? = nil) {
        fields = Fields(parameters)
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"updateAgeVerificationParameters""#)
        wire.object(#","parameters":"#, fields.parameters)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> UpdateAgeVerificationParameters? {
        var parameters: AgeVerificationParameters? = nil
        var mark = wire.cursor
        repeat {
            wire.object(#","parameters":"#, &parameters)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return UpdateAgeVerificationParameters(parameters: parameters)
    }
}

/// `updateTermsOfService terms_of_service_id:string terms_of_service:termsOfService = Update`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1update_terms_of_service.html)
public struct UpdateTermsOfService: TDObject, CustomStringConvertible {
    private final class Fields: Sendable {
        let termsOfServiceID: String
        let termsOfService: TermsOfService
        init(_ termsOfServiceID: String, _ termsOfService: TermsOfService) {
            self.termsOfServiceID = termsOfServiceID
            self.termsOfService = termsOfService
        }
    }
    private let fields: Fields
    public var termsOfServiceID: String { fields.termsOfServiceID }
    public var termsOfService: TermsOfService { fields.termsOfService }

    public init(termsOfServiceID: String, termsOfService: TermsOfService) {
        fields = Fields(termsOfServiceID, termsOfService)
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"updateTermsOfService""#)
        wire.string(#","terms_of_service_id":"#, fields.termsOfServiceID)
        wire.object(#","terms_of_service":"#, fields.termsOfService)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> UpdateTermsOfService? {
        var termsOfServiceID: String = ""
        var termsOfService: TermsOfService? = nil
        var mark = wire.cursor
        repeat {
            wire.string(#","terms_of_service_id":"#, &termsOfServiceID)
            wire.object(#","terms_of_service":"#, &termsOfService)
        } while wire.more(&mark)
        guard 
            !wire.failed,
            let termsOfService = wire.required(consume termsOfService)
         else { wire.missing("terms_of_service"); return nil }
        return UpdateTermsOfService(termsOfServiceID: termsOfServiceID, termsOfService: termsOfService)
    }
}

/// `updateUnconfirmedSession session:unconfirmedSession unconfirmed_session_count:int32 = Update`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1update_unconfirmed_session.html)
public struct UpdateUnconfirmedSession: TDObject, CustomStringConvertible {
    private final class Fields: Sendable {
        let session: UnconfirmedSession?
        let unconfirmedSessionCount: Int32
        init(_ session: UnconfirmedSession?, _ unconfirmedSessionCount: Int32) {
            self.session = session
            self.unconfirmedSessionCount = unconfirmedSessionCount
        }
    }
    private let fields: Fields
    /// May be absent.
    public var session: UnconfirmedSession? { fields.session }
    public var unconfirmedSessionCount: Int32 { fields.unconfirmedSessionCount }

    public init(session: UnconfirmedSession? = nil, unconfirmedSessionCount: Int32) {
        fields = Fields(session, unconfirmedSessionCount)
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"updateUnconfirmedSession""#)
        wire.object(#","session":"#, fields.session)
        wire.int32(#","unconfirmed_session_count":"#, fields.unconfirmedSessionCount)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> UpdateUnconfirmedSession? {
        var session: UnconfirmedSession? = nil
        var unconfirmedSessionCount: Int32 = 0
        var mark = wire.cursor
        repeat {
            wire.object(#","session":"#, &session)
            wire.int32(#","unconfirmed_session_count":"#, &unconfirmedSessionCount)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return UpdateUnconfirmedSession(session: session, unconfirmedSessionCount: unconfirmedSessionCount)
    }
}

/// `updateAttachmentMenuBots bots:vector<attachmentMenuBot> = Update`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1update_attachment_menu_bots.html)
public struct UpdateAttachmentMenuBots: TDObject, CustomStringConvertible {
    public let bots: [AttachmentMenuBot]

    public init(bots: [AttachmentMenuBot]) {
        self.bots = bots
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"updateAttachmentMenuBots""#)
        wire.objects(#","bots":"#, self.bots)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> UpdateAttachmentMenuBots? {
        var bots: [AttachmentMenuBot] = []
        var mark = wire.cursor
        repeat {
            wire.objects(#","bots":"#, &bots)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return UpdateAttachmentMenuBots(bots: bots)
    }
}

/// `updateWebAppMessageSent web_app_launch_id:int64 = Update`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1update_web_app_message_sent.html)
public struct UpdateWebAppMessageSent: TDObject, CustomStringConvertible {
    public let webAppLaunchID: Int64

    public init(webAppLaunchID: Int64) {
        self.webAppLaunchID = webAppLaunchID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"updateWebAppMessageSent""#)
        wire.int64(#","web_app_launch_id":"#, self.webAppLaunchID)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> UpdateWebAppMessageSent? {
        var webAppLaunchID: Int64 = 0
        var mark = wire.cursor
        repeat {
            wire.int64(#","web_app_launch_id":"#, &webAppLaunchID)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return UpdateWebAppMessageSent(webAppLaunchID: webAppLaunchID)
    }
}

/// `updateActiveEmojiReactions emojis:vector<string> = Update`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1update_active_emoji_reactions.html)
public struct UpdateActiveEmojiReactions: TDObject, CustomStringConvertible {
    public let emojis: [String]

    public init(emojis: [String]) {
        self.emojis = emojis
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"updateActiveEmojiReactions""#)
        wire.strings(#","emojis":"#, self.emojis)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> UpdateActiveEmojiReactions? {
        var emojis: [String] = []
        var mark = wire.cursor
        repeat {
            wire.strings(#","emojis":"#, &emojis)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return UpdateActiveEmojiReactions(emojis: emojis)
    }
}

/// `updateAvailableMessageEffects reaction_effect_ids:vector<int64> sticker_effect_ids:vector<int64> = Update`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1update_available_message_effects.html)
public struct UpdateAvailableMessageEffects: TDObject, CustomStringConvertible {
    public let reactionEffectIDs: [Int64]
    public let stickerEffectIDs: [Int64]

    public init(reactionEffectIDs: [Int64], stickerEffectIDs: [Int64]) {
        self.reactionEffectIDs = reactionEffectIDs
        self.stickerEffectIDs = stickerEffectIDs
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"updateAvailableMessageEffects""#)
        wire.int64s(#","reaction_effect_ids":"#, self.reactionEffectIDs)
        wire.int64s(#","sticker_effect_ids":"#, self.stickerEffectIDs)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> UpdateAvailableMessageEffects? {
        var reactionEffectIDs: [Int64] = []
        var stickerEffectIDs: [Int64] = []
        var mark = wire.cursor
        repeat {
            wire.int64s(#","reaction_effect_ids":"#, &reactionEffectIDs)
            wire.int64s(#","sticker_effect_ids":"#, &stickerEffectIDs)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return UpdateAvailableMessageEffects(reactionEffectIDs: reactionEffectIDs, stickerEffectIDs: stickerEffectIDs)
    }
}

/// `updateDefaultReactionType reaction_type:ReactionType = Update`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1update_default_reaction_type.html)
public struct UpdateDefaultReactionType: TDObject, CustomStringConvertible {
    public let reactionType: ReactionType

    public init(reactionType: ReactionType) {
        self.reactionType = reactionType
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"updateDefaultReactionType""#)
        wire.object(#","reaction_type":"#, self.reactionType)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> UpdateDefaultReactionType? {
        var reactionType: ReactionType? = nil
        var mark = wire.cursor
        repeat {
            wire.object(#","reaction_type":"#, &reactionType)
        } while wire.more(&mark)
        guard 
            !wire.failed,
            let reactionType = wire.required(consume reactionType)
         else { wire.missing("reaction_type"); return nil }
        return UpdateDefaultReactionType(reactionType: reactionType)
    }
}

/// `updateDefaultPaidReactionType type:PaidReactionType = Update`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1update_default_paid_reaction_type.html)
public struct UpdateDefaultPaidReactionType: TDObject, CustomStringConvertible {
    public let type: PaidReactionType

    public init(type: PaidReactionType) {
        self.type = type
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"updateDefaultPaidReactionType""#)
        wire.object(#","type":"#, self.type)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> UpdateDefaultPaidReactionType? {
        var type: PaidReactionType? = nil
        var mark = wire.cursor
        repeat {
            wire.object(#","type":"#, &type)
        } while wire.more(&mark)
        guard !wire.failed, let type = wire.required(consume type) else { wire.missing("type"); return nil }
        return UpdateDefaultPaidReactionType(type: type)
    }
}

/// `updateSavedMessagesTags saved_messages_topic_id:int53 tags:savedMessagesTags = Update`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1update_saved_messages_tags.html)
public struct UpdateSavedMessagesTags: TDObject, CustomStringConvertible {
    public let savedMessagesTopicID: Int64
    public let tags: SavedMessagesTags

    public init(savedMessagesTopicID: Int64, tags: SavedMessagesTags) {
        self.savedMessagesTopicID = savedMessagesTopicID
        self.tags = tags
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"updateSavedMessagesTags""#)
        wire.int53(#","saved_messages_topic_id":"#, self.savedMessagesTopicID)
        wire.object(#","tags":"#, self.tags)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> UpdateSavedMessagesTags? {
        var savedMessagesTopicID: Int64 = 0
        var tags: SavedMessagesTags? = nil
        var mark = wire.cursor
        repeat {
            wire.int53(#","saved_messages_topic_id":"#, &savedMessagesTopicID)
            wire.object(#","tags":"#, &tags)
        } while wire.more(&mark)
        guard !wire.failed, let tags = wire.required(consume tags) else { wire.missing("tags"); return nil }
        return UpdateSavedMessagesTags(savedMessagesTopicID: savedMessagesTopicID, tags: tags)
    }
}

/// `updateActiveLiveLocationMessages messages:vector<message> = Update`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1update_active_live_location_messages.html)
public struct UpdateActiveLiveLocationMessages: TDObject, CustomStringConvertible {
    public let messages: [Message]

    public init(messages: [Message]) {
        self.messages = messages
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"updateActiveLiveLocationMessages""#)
        wire.objects(#","messages":"#, self.messages)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> UpdateActiveLiveLocationMessages? {
        var messages: [Message] = []
        var mark = wire.cursor
        repeat {
            wire.objects(#","messages":"#, &messages)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return UpdateActiveLiveLocationMessages(messages: messages)
    }
}

/// `updateOwnedStarCount star_amount:starAmount = Update`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1update_owned_star_count.html)
public struct UpdateOwnedStarCount: TDObject, CustomStringConvertible {
    public let starAmount: StarAmount

    public init(starAmount: StarAmount) {
        self.starAmount = starAmount
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"updateOwnedStarCount""#)
        wire.object(#","star_amount":"#, self.starAmount)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> UpdateOwnedStarCount? {
        var starAmount: StarAmount? = nil
        var mark = wire.cursor
        repeat {
            wire.object(#","star_amount":"#, &starAmount)
        } while wire.more(&mark)
        guard 
            !wire.failed,
            let starAmount = wire.required(consume starAmount)
         else { wire.missing("star_amount"); return nil }
        return UpdateOwnedStarCount(starAmount: starAmount)
    }
}

/// `updateOwnedGramCount gram_amount:int53 = Update`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1update_owned_gram_count.html)
public struct UpdateOwnedGramCount: TDObject, CustomStringConvertible {
    public let gramAmount: Int64

    public init(gramAmount: Int64) {
        self.gramAmount = gramAmount
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"updateOwnedGramCount""#)
        wire.int53(#","gram_amount":"#, self.gramAmount)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> UpdateOwnedGramCount? {
        var gramAmount: Int64 = 0
        var mark = wire.cursor
        repeat {
            wire.int53(#","gram_amount":"#, &gramAmount)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return UpdateOwnedGramCount(gramAmount: gramAmount)
    }
}

/// `updateChatRevenueAmount chat_id:int53 revenue_amount:chatRevenueAmount = Update`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1update_chat_revenue_amount.html)
public struct UpdateChatRevenueAmount: TDObject, CustomStringConvertible {
    public let chatID: Int64
    public let revenueAmount: ChatRevenueAmount

    public init(chatID: Int64, revenueAmount: ChatRevenueAmount) {
        self.chatID = chatID
        self.revenueAmount = revenueAmount
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"updateChatRevenueAmount""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.object(#","revenue_amount":"#, self.revenueAmount)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> UpdateChatRevenueAmount? {
        var chatID: Int64 = 0
        var revenueAmount: ChatRevenueAmount? = nil
        var mark = wire.cursor
        repeat {
            wire.int53(#","chat_id":"#, &chatID)
            wire.object(#","revenue_amount":"#, &revenueAmount)
        } while wire.more(&mark)
        guard 
            !wire.failed,
            let revenueAmount = wire.required(consume revenueAmount)
         else { wire.missing("revenue_amount"); return nil }
        return UpdateChatRevenueAmount(chatID: chatID, revenueAmount: revenueAmount)
    }
}

/// `updateStarRevenueStatus owner_id:MessageSender status:starRevenueStatus = Update`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1update_star_revenue_status.html)
public struct UpdateStarRevenueStatus: TDObject, CustomStringConvertible {
    public let ownerID: MessageSender
    public let status: StarRevenueStatus

    public init(ownerID: MessageSender, status: StarRevenueStatus) {
        self.ownerID = ownerID
        self.status = status
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"updateStarRevenueStatus""#)
        wire.object(#","owner_id":"#, self.ownerID)
        wire.object(#","status":"#, self.status)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> UpdateStarRevenueStatus? {
        var ownerID: MessageSender? = nil
        var status: StarRevenueStatus? = nil
        var mark = wire.cursor
        repeat {
            wire.object(#","owner_id":"#, &ownerID)
            wire.object(#","status":"#, &status)
        } while wire.more(&mark)
        guard 
            !wire.failed,
            let ownerID = wire.required(consume ownerID),
            let status = wire.required(consume status)
         else { wire.missing("owner_id status"); return nil }
        return UpdateStarRevenueStatus(ownerID: ownerID, status: status)
    }
}

/// `updateGramRevenueStatus status:gramRevenueStatus = Update`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1update_gram_revenue_status.html)
public struct UpdateGramRevenueStatus: TDObject, CustomStringConvertible {
    public let status: GramRevenueStatus

    public init(status: GramRevenueStatus) {
        self.status = status
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"updateGramRevenueStatus""#)
        wire.object(#","status":"#, self.status)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> UpdateGramRevenueStatus? {
        var status: GramRevenueStatus? = nil
        var mark = wire.cursor
        repeat {
            wire.object(#","status":"#, &status)
        } while wire.more(&mark)
        guard !wire.failed, let status = wire.required(consume status) else { wire.missing("status"); return nil }
        return UpdateGramRevenueStatus(status: status)
    }
}

/// `updateSpeechRecognitionTrial max_media_duration:int32 weekly_count:int32 left_count:int32 next_reset_date:int32 = Update`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1update_speech_recognition_trial.html)
public struct UpdateSpeechRecognitionTrial: TDObject, CustomStringConvertible {
    public let maxMediaDuration: Int32
    public let weeklyCount: Int32
    public let leftCount: Int32
    /// Unix time in seconds.
    public let nextResetDate: Int32

    public init(maxMediaDuration: Int32, weeklyCount: Int32, leftCount: Int32, nextResetDate: Int32) {
        self.maxMediaDuration = maxMediaDuration
        self.weeklyCount = weeklyCount
        self.leftCount = leftCount
        self.nextResetDate = nextResetDate
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"updateSpeechRecognitionTrial""#)
        wire.int32(#","max_media_duration":"#, self.maxMediaDuration)
        wire.int32(#","weekly_count":"#, self.weeklyCount)
        wire.int32(#","left_count":"#, self.leftCount)
        wire.int32(#","next_reset_date":"#, self.nextResetDate)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> UpdateSpeechRecognitionTrial? {
        var maxMediaDuration: Int32 = 0
        var weeklyCount: Int32 = 0
        var leftCount: Int32 = 0
        var nextResetDate: Int32 = 0
        var mark = wire.cursor
        repeat {
            wire.int32(#","max_media_duration":"#, &maxMediaDuration)
            wire.int32(#","weekly_count":"#, &weeklyCount)
            wire.int32(#","left_count":"#, &leftCount)
            wire.int32(#","next_reset_date":"#, &nextResetDate)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return UpdateSpeechRecognitionTrial(
            maxMediaDuration: maxMediaDuration,
            weeklyCount: weeklyCount,
            leftCount: leftCount,
            nextResetDate: nextResetDate
        )
    }
}

/// `updateGroupCallMessageLevels levels:vector<groupCallMessageLevel> = Update`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1update_group_call_message_levels.html)
public struct UpdateGroupCallMessageLevels: TDObject, CustomStringConvertible {
    public let levels: [GroupCallMessageLevel]

    public init(levels: [GroupCallMessageLevel]) {
        self.levels = levels
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"updateGroupCallMessageLevels""#)
        wire.objects(#","levels":"#, self.levels)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> UpdateGroupCallMessageLevels? {
        var levels: [GroupCallMessageLevel] = []
        var mark = wire.cursor
        repeat {
            wire.objects(#","levels":"#, &levels)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return UpdateGroupCallMessageLevels(levels: levels)
    }
}

/// `updateDiceEmojis emojis:vector<string> = Update`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1update_dice_emojis.html)
public struct UpdateDiceEmojis: TDObject, CustomStringConvertible {
    public let emojis: [String]

    public init(emojis: [String]) {
        self.emojis = emojis
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"updateDiceEmojis""#)
        wire.strings(#","emojis":"#, self.emojis)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> UpdateDiceEmojis? {
        var emojis: [String] = []
        var mark = wire.cursor
        repeat {
            wire.strings(#","emojis":"#, &emojis)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return UpdateDiceEmojis(emojis: emojis)
    }
}

/// `updateStakeDiceState state:stakeDiceState = Update`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1update_stake_dice_state.html)
public struct UpdateStakeDiceState: TDObject, CustomStringConvertible {
    public let state: StakeDiceState

    public init(state: StakeDiceState) {
        self.state = state
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"updateStakeDiceState""#)
        wire.object(#","state":"#, self.state)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> UpdateStakeDiceState? {
        var state: StakeDiceState? = nil
        var mark = wire.cursor
        repeat {
            wire.object(#","state":"#, &state)
        } while wire.more(&mark)
        guard !wire.failed, let state = wire.required(consume state) else { wire.missing("state"); return nil }
        return UpdateStakeDiceState(state: state)
    }
}

/// `updateAnimatedEmojiMessageClicked chat_id:int53 message_id:int53 sticker:sticker = Update`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1update_animated_emoji_message_clicked.html)
public struct UpdateAnimatedEmojiMessageClicked: TDObject, CustomStringConvertible {
    public let chatID: Int64
    public let messageID: Int64
    public let sticker: Sticker

    public init(chatID: Int64, messageID: Int64, sticker: Sticker) {
        self.chatID = chatID
        self.messageID = messageID
        self.sticker = sticker
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"updateAnimatedEmojiMessageClicked""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.int53(#","message_id":"#, self.messageID)
        wire.object(#","sticker":"#, self.sticker)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> UpdateAnimatedEmojiMessageClicked? {
        var chatID: Int64 = 0
        var messageID: Int64 = 0
        var sticker: Sticker? = nil
        var mark = wire.cursor
        repeat {
            wire.int53(#","chat_id":"#, &chatID)
            wire.int53(#","message_id":"#, &messageID)
            wire.object(#","sticker":"#, &sticker)
        } while wire.more(&mark)
        guard !wire.failed, let sticker = wire.required(consume sticker) else { wire.missing("sticker"); return nil }
        return UpdateAnimatedEmojiMessageClicked(chatID: chatID, messageID: messageID, sticker: sticker)
    }
}

/// `updateAnimationSearchParameters provider:string emojis:vector<string> = Update`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1update_animation_search_parameters.html)
public struct UpdateAnimationSearchParameters: TDObject, CustomStringConvertible {
    public let provider: String
    public let emojis: [String]

    public init(provider: String, emojis: [String]) {
        self.provider = provider
        self.emojis = emojis
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"updateAnimationSearchParameters""#)
        wire.string(#","provider":"#, self.provider)
        wire.strings(#","emojis":"#, self.emojis)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> UpdateAnimationSearchParameters? {
        var provider: String = ""
        var emojis: [String] = []
        var mark = wire.cursor
        repeat {
            wire.string(#","provider":"#, &provider)
            wire.strings(#","emojis":"#, &emojis)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return UpdateAnimationSearchParameters(provider: provider, emojis: emojis)
    }
}

/// `updateTextCompositionStyles styles:vector<textCompositionStyle> = Update`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1update_text_composition_styles.html)
public struct UpdateTextCompositionStyles: TDObject, CustomStringConvertible {
    public let styles: [TextCompositionStyle]

    public init(styles: [TextCompositionStyle]) {
        self.styles = styles
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"updateTextCompositionStyles""#)
        wire.objects(#","styles":"#, self.styles)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> UpdateTextCompositionStyles? {
        var styles: [TextCompositionStyle] = []
        var mark = wire.cursor
        repeat {
            wire.objects(#","styles":"#, &styles)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return UpdateTextCompositionStyles(styles: styles)
    }
}

/// `updateSuggestedActions added_actions:vector<SuggestedAction> removed_actions:vector<SuggestedAction> = Update`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1update_suggested_actions.html)
public struct UpdateSuggestedActions: TDObject, CustomStringConvertible {
    public let addedActions: [SuggestedAction]
    public let removedActions: [SuggestedAction]

    public init(addedActions: [SuggestedAction], removedActions: [SuggestedAction]) {
        self.addedActions = addedActions
        self.removedActions = removedActions
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"updateSuggestedActions""#)
        wire.objects(#","added_actions":"#, self.addedActions)
        wire.objects(#","removed_actions":"#, self.removedActions)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> UpdateSuggestedActions? {
        var addedActions: [SuggestedAction] = []
        var removedActions: [SuggestedAction] = []
        var mark = wire.cursor
        repeat {
            wire.objects(#","added_actions":"#, &addedActions)
            wire.objects(#","removed_actions":"#, &removedActions)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return UpdateSuggestedActions(addedActions: addedActions, removedActions: removedActions)
    }
}

/// `updateSpeedLimitNotification is_upload:Bool = Update`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1update_speed_limit_notification.html)
public struct UpdateSpeedLimitNotification: TDObject, CustomStringConvertible {
    public let isUpload: Bool

    public init(isUpload: Bool) {
        self.isUpload = isUpload
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"updateSpeedLimitNotification""#)
        wire.bool(#","is_upload":"#, self.isUpload)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> UpdateSpeedLimitNotification? {
        var isUpload: Bool = false
        var mark = wire.cursor
        repeat {
            wire.bool(#","is_upload":"#, &isUpload)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return UpdateSpeedLimitNotification(isUpload: isUpload)
    }
}

/// `updateContactCloseBirthdays close_birthday_users:vector<closeBirthdayUser> = Update`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1update_contact_close_birthdays.html)
public struct UpdateContactCloseBirthdays: TDObject, CustomStringConvertible {
    public let closeBirthdayUsers: [CloseBirthdayUser]

    public init(closeBirthdayUsers: [CloseBirthdayUser]) {
        self.closeBirthdayUsers = closeBirthdayUsers
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"updateContactCloseBirthdays""#)
        wire.objects(#","close_birthday_users":"#, self.closeBirthdayUsers)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> UpdateContactCloseBirthdays? {
        var closeBirthdayUsers: [CloseBirthdayUser] = []
        var mark = wire.cursor
        repeat {
            wire.objects(#","close_birthday_users":"#, &closeBirthdayUsers)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return UpdateContactCloseBirthdays(closeBirthdayUsers: closeBirthdayUsers)
    }
}

/// `updateAutosaveSettings scope:AutosaveSettingsScope settings:scopeAutosaveSettings = Update`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1update_autosave_settings.html)
public struct UpdateAutosaveSettings: TDObject, CustomStringConvertible {
    public let scope: AutosaveSettingsScope
    /// May be absent.
    public let settings: ScopeAutosaveSettings?

    public init(scope: AutosaveSettingsScope, settings: ScopeAutosaveSettings? = nil) {
        self.scope = scope
        self.settings = settings
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"updateAutosaveSettings""#)
        wire.object(#","scope":"#, self.scope)
        wire.object(#","settings":"#, self.settings)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> UpdateAutosaveSettings? {
        var scope: AutosaveSettingsScope? = nil
        var settings: ScopeAutosaveSettings? = nil
        var mark = wire.cursor
        repeat {
            wire.object(#","scope":"#, &scope)
            wire.object(#","settings":"#, &settings)
        } while wire.more(&mark)
        guard !wire.failed, let scope = wire.required(consume scope) else { wire.missing("scope"); return nil }
        return UpdateAutosaveSettings(scope: scope, settings: settings)
    }
}

/// `updateBusinessConnection connection:businessConnection = Update`
///
/// For bots only.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1update_business_connection.html)
public struct UpdateBusinessConnection: TDObject, CustomStringConvertible {
    public let connection: BusinessConnection

    public init(connection: BusinessConnection) {
        self.connection = connection
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"updateBusinessConnection""#)
        wire.object(#","connection":"#, self.connection)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> UpdateBusinessConnection? {
        var connection: BusinessConnection? = nil
        var mark = wire.cursor
        repeat {
            wire.object(#","connection":"#, &connection)
        } while wire.more(&mark)
        guard 
            !wire.failed,
            let connection = wire.required(consume connection)
         else { wire.missing("connection"); return nil }
        return UpdateBusinessConnection(connection: connection)
    }
}

/// `updateNewBusinessMessage connection_id:string message:businessMessage = Update`
///
/// For bots only.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1update_new_business_message.html)
public struct UpdateNewBusinessMessage: TDObject, CustomStringConvertible {
    public let connectionID: String
    public let message: BusinessMessage

    public init(connectionID: String, message: BusinessMessage) {
        self.connectionID = connectionID
        self.message = message
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"updateNewBusinessMessage""#)
        wire.string(#","connection_id":"#, self.connectionID)
        wire.object(#","message":"#, self.message)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> UpdateNewBusinessMessage? {
        var connectionID: String = ""
        var message: BusinessMessage? = nil
        var mark = wire.cursor
        repeat {
            wire.string(#","connection_id":"#, &connectionID)
            wire.object(#","message":"#, &message)
        } while wire.more(&mark)
        guard !wire.failed, let message = wire.required(consume message) else { wire.missing("message"); return nil }
        return UpdateNewBusinessMessage(connectionID: connectionID, message: message)
    }
}

/// `updateBusinessMessageEdited connection_id:string message:businessMessage = Update`
///
/// For bots only.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1update_business_message_edited.html)
public struct UpdateBusinessMessageEdited: TDObject, CustomStringConvertible {
    public let connectionID: String
    public let message: BusinessMessage

    public init(connectionID: String, message: BusinessMessage) {
        self.connectionID = connectionID
        self.message = message
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"updateBusinessMessageEdited""#)
        wire.string(#","connection_id":"#, self.connectionID)
        wire.object(#","message":"#, self.message)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> UpdateBusinessMessageEdited? {
        var connectionID: String = ""
        var message: BusinessMessage? = nil
        var mark = wire.cursor
        repeat {
            wire.string(#","connection_id":"#, &connectionID)
            wire.object(#","message":"#, &message)
        } while wire.more(&mark)
        guard !wire.failed, let message = wire.required(consume message) else { wire.missing("message"); return nil }
        return UpdateBusinessMessageEdited(connectionID: connectionID, message: message)
    }
}

/// `updateBusinessMessagesDeleted connection_id:string chat_id:int53 message_ids:vector<int53> = Update`
///
/// For bots only.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1update_business_messages_deleted.html)
public struct UpdateBusinessMessagesDeleted: TDObject, CustomStringConvertible {
    public let connectionID: String
    public let chatID: Int64
    public let messageIDs: [Int64]

    public init(connectionID: String, chatID: Int64, messageIDs: [Int64]) {
        self.connectionID = connectionID
        self.chatID = chatID
        self.messageIDs = messageIDs
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"updateBusinessMessagesDeleted""#)
        wire.string(#","connection_id":"#, self.connectionID)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.int53s(#","message_ids":"#, self.messageIDs)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> UpdateBusinessMessagesDeleted? {
        var connectionID: String = ""
        var chatID: Int64 = 0
        var messageIDs: [Int64] = []
        var mark = wire.cursor
        repeat {
            wire.string(#","connection_id":"#, &connectionID)
            wire.int53(#","chat_id":"#, &chatID)
            wire.int53s(#","message_ids":"#, &messageIDs)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return UpdateBusinessMessagesDeleted(connectionID: connectionID, chatID: chatID, messageIDs: messageIDs)
    }
}

/// `updateNewInlineQuery id:int64 sender_user_id:int53 user_location:location chat_type:ChatType query:string offset:string = Update`
///
/// For bots only.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1update_new_inline_query.html)
public struct UpdateNewInlineQuery: TDObject, CustomStringConvertible, CustomReflectable {
    private final class Fields: Sendable {
        let id: Int64
        let senderUserID: Int64
        let userLocation: Location?
        let chatType: ChatType?
        let query: String
        let offset: String
        init(
            _ id: Int64,
            _ senderUserID: Int64,
            _ userLocation: Location?,
            _ chatType: ChatType?,
            _ query: String,
            _ offset: String
        ) {
            self.id = id
            self.senderUserID = senderUserID
            self.userLocation = userLocation
            self.chatType = chatType
            self.query = query
            self.offset = offset
        }
    }
    private let fields: Fields
    public var id: Int64 { fields.id }
    public var senderUserID: Int64 { fields.senderUserID }
    /// May be absent.
    public var userLocation: Location? { fields.userLocation }
    /// May be absent.
    public var chatType: ChatType? { fields.chatType }
    public var query: String { fields.query }
    public var offset: String { fields.offset }

    public init(
        id: Int64,
        senderUserID: Int64,
        userLocation: Location? = nil,
        chatType: ChatType? = nil,
        query: String,
        offset: String
    ) {
        fields = Fields(id, senderUserID, userLocation, chatType, query, offset)
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"updateNewInlineQuery""#)
        wire.int64(#","id":"#, fields.id)
        wire.int53(#","sender_user_id":"#, fields.senderUserID)
        wire.object(#","user_location":"#, fields.userLocation)
        wire.object(#","chat_type":"#, fields.chatType)
        wire.string(#","query":"#, fields.query)
        wire.string(#","offset":"#, fields.offset)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> UpdateNewInlineQuery? {
        var id: Int64 = 0
        var senderUserID: Int64 = 0
        var userLocation: Location? = nil
        var chatType: ChatType? = nil
        var query: String = ""
        var offset: String = ""
        var mark = wire.cursor
        repeat {
            wire.int64(#","id":"#, &id)
            wire.int53(#","sender_user_id":"#, &senderUserID)
            wire.object(#","user_location":"#, &userLocation)
            wire.object(#","chat_type":"#, &chatType)
            wire.string(#","query":"#, &query)
            wire.string(#","offset":"#, &offset)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return UpdateNewInlineQuery(
            id: id,
            senderUserID: senderUserID,
            userLocation: userLocation,
            chatType: chatType,
            query: query,
            offset: offset
        )
    }
}

/// `updateNewChosenInlineResult sender_user_id:int53 user_location:location query:string result_id:string inline_message_id:string = Update`
///
/// For bots only.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1update_new_chosen_inline_result.html)
public struct UpdateNewChosenInlineResult: TDObject, CustomStringConvertible, CustomReflectable {
    private final class Fields: Sendable {
        let senderUserID: Int64
        let userLocation: Location?
        let query: String
        let resultID: String
        let inlineMessageID: String
        init(
            _ senderUserID: Int64,
            _ userLocation: Location?,
            _ query: String,
            _ resultID: String,
            _ inlineMessageID: String
        ) {
            self.senderUserID = senderUserID
            self.userLocation = userLocation
            self.query = query
            self.resultID = resultID
            self.inlineMessageID = inlineMessageID
        }
    }
    private let fields: Fields
    public var senderUserID: Int64 { fields.senderUserID }
    /// May be absent.
    public var userLocation: Location? { fields.userLocation }
    public var query: String { fields.query }
    public var resultID: String { fields.resultID }
    public var inlineMessageID: String { fields.inlineMessageID }

    public init(
        senderUserID: Int64,
        userLocation: Location? = nil,
        query: String,
        resultID: String,
        inlineMessageID: String
    ) {
        fields = Fields(senderUserID, userLocation, query, resultID, inlineMessageID)
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"updateNewChosenInlineResult""#)
        wire.int53(#","sender_user_id":"#, fields.senderUserID)
        wire.object(#","user_location":"#, fields.userLocation)
        wire.string(#","query":"#, fields.query)
        wire.string(#","result_id":"#, fields.resultID)
        wire.string(#","inline_message_id":"#, fields.inlineMessageID)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> UpdateNewChosenInlineResult? {
        var senderUserID: Int64 = 0
        var userLocation: Location? = nil
        var query: String = ""
        var resultID: String = ""
        var inlineMessageID: String = ""
        var mark = wire.cursor
        repeat {
            wire.int53(#","sender_user_id":"#, &senderUserID)
            wire.object(#","user_location":"#, &userLocation)
            wire.string(#","query":"#, &query)
            wire.string(#","result_id":"#, &resultID)
            wire.string(#","inline_message_id":"#, &inlineMessageID)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return UpdateNewChosenInlineResult(
            senderUserID: senderUserID,
            userLocation: userLocation,
            query: query,
            resultID: resultID,
            inlineMessageID: inlineMessageID
        )
    }
}

/// `updateNewGuestQuery id:int64 message:message reference_messages:vector<message> = Update`
///
/// For bots only.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1update_new_guest_query.html)
public struct UpdateNewGuestQuery: TDObject, CustomStringConvertible {
    public let id: Int64
    public let message: Message
    public let referenceMessages: [Message]

    public init(id: Int64, message: Message, referenceMessages: [Message]) {
        self.id = id
        self.message = message
        self.referenceMessages = referenceMessages
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"updateNewGuestQuery""#)
        wire.int64(#","id":"#, self.id)
        wire.object(#","message":"#, self.message)
        wire.objects(#","reference_messages":"#, self.referenceMessages)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> UpdateNewGuestQuery? {
        var id: Int64 = 0
        var message: Message? = nil
        var referenceMessages: [Message] = []
        var mark = wire.cursor
        repeat {
            wire.int64(#","id":"#, &id)
            wire.object(#","message":"#, &message)
            wire.objects(#","reference_messages":"#, &referenceMessages)
        } while wire.more(&mark)
        guard !wire.failed, let message = wire.required(consume message) else { wire.missing("message"); return nil }
        return UpdateNewGuestQuery(id: id, message: message, referenceMessages: referenceMessages)
    }
}

/// `updateNewCallbackQuery id:int64 sender_user_id:int53 chat_id:int53 message_id:int53 chat_instance:int64 payload:CallbackQueryPayload = Update`
///
/// For bots only.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1update_new_callback_query.html)
public struct UpdateNewCallbackQuery: TDObject, CustomStringConvertible {
    private final class Fields: Sendable {
        let id: Int64
        let senderUserID: Int64
        let chatID: Int64
        let messageID: Int64
        let chatInstance: Int64
        let payload: CallbackQueryPayload
        init(
            _ id: Int64,
            _ senderUserID: Int64,
            _ chatID: Int64,
            _ messageID: Int64,
            _ chatInstance: Int64,
            _ payload: CallbackQueryPayload
        ) {
            self.id = id
            self.senderUserID = senderUserID
            self.chatID = chatID
            self.messageID = messageID
            self.chatInstance = chatInstance
            self.payload = payload
        }
    }
    private let fields: Fields
    public var id: Int64 { fields.id }
    public var senderUserID: Int64 { fields.senderUserID }
    public var chatID: Int64 { fields.chatID }
    public var messageID: Int64 { fields.messageID }
    public var chatInstance: Int64 { fields.chatInstance }
    public var payload: CallbackQueryPayload { fields.payload }

    public init(
        id: Int64,
        senderUserID: Int64,
        chatID: Int64,
        messageID: Int64,
        chatInstance: Int64,
        payload: CallbackQueryPayload
    ) {
        fields = Fields(id, senderUserID, chatID, messageID, chatInstance, payload)
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"updateNewCallbackQuery""#)
        wire.int64(#","id":"#, fields.id)
        wire.int53(#","sender_user_id":"#, fields.senderUserID)
        wire.int53(#","chat_id":"#, fields.chatID)
        wire.int53(#","message_id":"#, fields.messageID)
        wire.int64(#","chat_instance":"#, fields.chatInstance)
        wire.object(#","payload":"#, fields.payload)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> UpdateNewCallbackQuery? {
        var id: Int64 = 0
        var senderUserID: Int64 = 0
        var chatID: Int64 = 0
        var messageID: Int64 = 0
        var chatInstance: Int64 = 0
        var payload: CallbackQueryPayload? = nil
        var mark = wire.cursor
        repeat {
            wire.int64(#","id":"#, &id)
            wire.int53(#","sender_user_id":"#, &senderUserID)
            wire.int53(#","chat_id":"#, &chatID)
            wire.int53(#","message_id":"#, &messageID)
            wire.int64(#","chat_instance":"#, &chatInstance)
            wire.object(#","payload":"#, &payload)
        } while wire.more(&mark)
        guard !wire.failed, let payload = wire.required(consume payload) else { wire.missing("payload"); return nil }
        return UpdateNewCallbackQuery(
            id: id,
            senderUserID: senderUserID,
            chatID: chatID,
            messageID: messageID,
            chatInstance: chatInstance,
            payload: payload
        )
    }
}

/// `updateNewInlineCallbackQuery id:int64 sender_user_id:int53 inline_message_id:string chat_instance:int64 payload:CallbackQueryPayload = Update`
///
/// For bots only.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1update_new_inline_callback_query.html)
public struct UpdateNewInlineCallbackQuery: TDObject, CustomStringConvertible {
    private final class Fields: Sendable {
        let id: Int64
        let senderUserID: Int64
        let inlineMessageID: String
        let chatInstance: Int64
        let payload: CallbackQueryPayload
        init(
            _ id: Int64,
            _ senderUserID: Int64,
            _ inlineMessageID: String,
            _ chatInstance: Int64,
            _ payload: CallbackQueryPayload
        ) {
            self.id = id
            self.senderUserID = senderUserID
            self.inlineMessageID = inlineMessageID
            self.chatInstance = chatInstance
            self.payload = payload
        }
    }
    private let fields: Fields
    public var id: Int64 { fields.id }
    public var senderUserID: Int64 { fields.senderUserID }
    public var inlineMessageID: String { fields.inlineMessageID }
    public var chatInstance: Int64 { fields.chatInstance }
    public var payload: CallbackQueryPayload { fields.payload }

    public init(
        id: Int64,
        senderUserID: Int64,
        inlineMessageID: String,
        chatInstance: Int64,
        payload: CallbackQueryPayload
    ) {
        fields = Fields(id, senderUserID, inlineMessageID, chatInstance, payload)
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"updateNewInlineCallbackQuery""#)
        wire.int64(#","id":"#, fields.id)
        wire.int53(#","sender_user_id":"#, fields.senderUserID)
        wire.string(#","inline_message_id":"#, fields.inlineMessageID)
        wire.int64(#","chat_instance":"#, fields.chatInstance)
        wire.object(#","payload":"#, fields.payload)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> UpdateNewInlineCallbackQuery? {
        var id: Int64 = 0
        var senderUserID: Int64 = 0
        var inlineMessageID: String = ""
        var chatInstance: Int64 = 0
        var payload: CallbackQueryPayload? = nil
        var mark = wire.cursor
        repeat {
            wire.int64(#","id":"#, &id)
            wire.int53(#","sender_user_id":"#, &senderUserID)
            wire.string(#","inline_message_id":"#, &inlineMessageID)
            wire.int64(#","chat_instance":"#, &chatInstance)
            wire.object(#","payload":"#, &payload)
        } while wire.more(&mark)
        guard !wire.failed, let payload = wire.required(consume payload) else { wire.missing("payload"); return nil }
        return UpdateNewInlineCallbackQuery(
            id: id,
            senderUserID: senderUserID,
            inlineMessageID: inlineMessageID,
            chatInstance: chatInstance,
            payload: payload
        )
    }
}

/// `updateNewBusinessCallbackQuery id:int64 sender_user_id:int53 connection_id:string message:businessMessage chat_instance:int64 payload:CallbackQueryPayload = Update`
///
/// For bots only.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1update_new_business_callback_query.html)
public struct UpdateNewBusinessCallbackQuery: TDObject, CustomStringConvertible {
    private final class Fields: Sendable {
        let id: Int64
        let senderUserID: Int64
        let connectionID: String
        let message: BusinessMessage
        let chatInstance: Int64
        let payload: CallbackQueryPayload
        init(
            _ id: Int64,
            _ senderUserID: Int64,
            _ connectionID: String,
            _ message: BusinessMessage,
            _ chatInstance: Int64,
            _ payload: CallbackQueryPayload
        ) {
            self.id = id
            self.senderUserID = senderUserID
            self.connectionID = connectionID
            self.message = message
            self.chatInstance = chatInstance
            self.payload = payload
        }
    }
    private let fields: Fields
    public var id: Int64 { fields.id }
    public var senderUserID: Int64 { fields.senderUserID }
    public var connectionID: String { fields.connectionID }
    public var message: BusinessMessage { fields.message }
    public var chatInstance: Int64 { fields.chatInstance }
    public var payload: CallbackQueryPayload { fields.payload }

    public init(
        id: Int64,
        senderUserID: Int64,
        connectionID: String,
        message: BusinessMessage,
        chatInstance: Int64,
        payload: CallbackQueryPayload
    ) {
        fields = Fields(id, senderUserID, connectionID, message, chatInstance, payload)
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"updateNewBusinessCallbackQuery""#)
        wire.int64(#","id":"#, fields.id)
        wire.int53(#","sender_user_id":"#, fields.senderUserID)
        wire.string(#","connection_id":"#, fields.connectionID)
        wire.object(#","message":"#, fields.message)
        wire.int64(#","chat_instance":"#, fields.chatInstance)
        wire.object(#","payload":"#, fields.payload)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> UpdateNewBusinessCallbackQuery? {
        var id: Int64 = 0
        var senderUserID: Int64 = 0
        var connectionID: String = ""
        var message: BusinessMessage? = nil
        var chatInstance: Int64 = 0
        var payload: CallbackQueryPayload? = nil
        var mark = wire.cursor
        repeat {
            wire.int64(#","id":"#, &id)
            wire.int53(#","sender_user_id":"#, &senderUserID)
            wire.string(#","connection_id":"#, &connectionID)
            wire.object(#","message":"#, &message)
            wire.int64(#","chat_instance":"#, &chatInstance)
            wire.object(#","payload":"#, &payload)
        } while wire.more(&mark)
        guard 
            !wire.failed,
            let message = wire.required(consume message),
            let payload = wire.required(consume payload)
         else { wire.missing("message payload"); return nil }
        return UpdateNewBusinessCallbackQuery(
            id: id,
            senderUserID: senderUserID,
            connectionID: connectionID,
            message: message,
            chatInstance: chatInstance,
            payload: payload
        )
    }
}

/// `updateNewShippingQuery id:int64 sender_user_id:int53 invoice_payload:string shipping_address:address = Update`
///
/// For bots only.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1update_new_shipping_query.html)
public struct UpdateNewShippingQuery: TDObject, CustomStringConvertible, CustomReflectable {
    private final class Fields: Sendable {
        let id: Int64
        let senderUserID: Int64
        let invoicePayload: String
        let shippingAddress: Address
        init(_ id: Int64, _ senderUserID: Int64, _ invoicePayload: String, _ shippingAddress: Address) {
            self.id = id
            self.senderUserID = senderUserID
            self.invoicePayload = invoicePayload
            self.shippingAddress = shippingAddress
        }
    }
    private let fields: Fields
    public var id: Int64 { fields.id }
    public var senderUserID: Int64 { fields.senderUserID }
    public var invoicePayload: String { fields.invoicePayload }
    public var shippingAddress: Address { fields.shippingAddress }

    public init(id: Int64, senderUserID: Int64, invoicePayload: String, shippingAddress: Address) {
        fields = Fields(id, senderUserID, invoicePayload, shippingAddress)
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"updateNewShippingQuery""#)
        wire.int64(#","id":"#, fields.id)
        wire.int53(#","sender_user_id":"#, fields.senderUserID)
        wire.string(#","invoice_payload":"#, fields.invoicePayload)
        wire.object(#","shipping_address":"#, fields.shippingAddress)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> UpdateNewShippingQuery? {
        var id: Int64 = 0
        var senderUserID: Int64 = 0
        var invoicePayload: String = ""
        var shippingAddress: Address? = nil
        var mark = wire.cursor
        repeat {
            wire.int64(#","id":"#, &id)
            wire.int53(#","sender_user_id":"#, &senderUserID)
            wire.string(#","invoice_payload":"#, &invoicePayload)
            wire.object(#","shipping_address":"#, &shippingAddress)
        } while wire.more(&mark)
        guard 
            !wire.failed,
            let shippingAddress = wire.required(consume shippingAddress)
         else { wire.missing("shipping_address"); return nil }
        return UpdateNewShippingQuery(
            id: id,
            senderUserID: senderUserID,
            invoicePayload: invoicePayload,
            shippingAddress: shippingAddress
        )
    }
}

/// `updateNewPreCheckoutQuery id:int64 sender_user_id:int53 currency:string total_amount:int53 invoice_payload:bytes shipping_option_id:string order_info:orderInfo = Update`
///
/// For bots only.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1update_new_pre_checkout_query.html)
public struct UpdateNewPreCheckoutQuery: TDObject, CustomStringConvertible, CustomReflectable {
    private final class Fields: Sendable {
        let id: Int64
        let senderUserID: Int64
        let currency: String
        let totalAmount: Int64
        let invoicePayload: [UInt8]
        let shippingOptionID: String
        let orderInfo: OrderInfo?
        init(
            _ id: Int64,
            _ senderUserID: Int64,
            _ currency: String,
            _ totalAmount: Int64,
            _ invoicePayload: [UInt8],
            _ shippingOptionID: String,
            _ orderInfo: OrderInfo?
        ) {
            self.id = id
            self.senderUserID = senderUserID
            self.currency = currency
            self.totalAmount = totalAmount
            self.invoicePayload = invoicePayload
            self.shippingOptionID = shippingOptionID
            self.orderInfo = orderInfo
        }
    }
    private let fields: Fields
    public var id: Int64 { fields.id }
    public var senderUserID: Int64 { fields.senderUserID }
    public var currency: String { fields.currency }
    public var totalAmount: Int64 { fields.totalAmount }
    public var invoicePayload: [UInt8] { fields.invoicePayload }
    public var shippingOptionID: String { fields.shippingOptionID }
    /// May be absent.
    public var orderInfo: OrderInfo? { fields.orderInfo }

    public init(
        id: Int64,
        senderUserID: Int64,
        currency: String,
        totalAmount: Int64,
        invoicePayload: [UInt8],
        shippingOptionID: String,
        orderInfo: OrderInfo? = nil
    ) {
        fields = Fields(id, senderUserID, currency, totalAmount, invoicePayload, shippingOptionID, orderInfo)
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"updateNewPreCheckoutQuery""#)
        wire.int64(#","id":"#, fields.id)
        wire.int53(#","sender_user_id":"#, fields.senderUserID)
        wire.string(#","currency":"#, fields.currency)
        wire.int53(#","total_amount":"#, fields.totalAmount)
        wire.bytes(#","invoice_payload":"#, fields.invoicePayload)
        wire.string(#","shipping_option_id":"#, fields.shippingOptionID)
        wire.object(#","order_info":"#, fields.orderInfo)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> UpdateNewPreCheckoutQuery? {
        var id: Int64 = 0
        var senderUserID: Int64 = 0
        var currency: String = ""
        var totalAmount: Int64 = 0
        var invoicePayload: [UInt8] = []
        var shippingOptionID: String = ""
        var orderInfo: OrderInfo? = nil
        var mark = wire.cursor
        repeat {
            wire.int64(#","id":"#, &id)
            wire.int53(#","sender_user_id":"#, &senderUserID)
            wire.string(#","currency":"#, &currency)
            wire.int53(#","total_amount":"#, &totalAmount)
            wire.bytes(#","invoice_payload":"#, &invoicePayload)
            wire.string(#","shipping_option_id":"#, &shippingOptionID)
            wire.object(#","order_info":"#, &orderInfo)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return UpdateNewPreCheckoutQuery(
            id: id,
            senderUserID: senderUserID,
            currency: currency,
            totalAmount: totalAmount,
            invoicePayload: invoicePayload,
            shippingOptionID: shippingOptionID,
            orderInfo: orderInfo
        )
    }
}

/// `updateNewCustomEvent event:string = Update`
///
/// For bots only.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1update_new_custom_event.html)
public struct UpdateNewCustomEvent: TDObject, CustomStringConvertible, CustomReflectable {
    public let event: String

    public init(event: String) {
        self.event = event
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"updateNewCustomEvent""#)
        wire.string(#","event":"#, self.event)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> UpdateNewCustomEvent? {
        var event: String = ""
        var mark = wire.cursor
        repeat {
            wire.string(#","event":"#, &event)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return UpdateNewCustomEvent(event: event)
    }
}

/// `updateNewCustomQuery id:int64 data:string timeout:int32 = Update`
///
/// For bots only.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1update_new_custom_query.html)
public struct UpdateNewCustomQuery: TDObject, CustomStringConvertible, CustomReflectable {
    public let id: Int64
    public let data: String
    public let timeout: Int32

    public init(id: Int64, data: String, timeout: Int32) {
        self.id = id
        self.data = data
        self.timeout = timeout
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"updateNewCustomQuery""#)
        wire.int64(#","id":"#, self.id)
        wire.string(#","data":"#, self.data)
        wire.int32(#","timeout":"#, self.timeout)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> UpdateNewCustomQuery? {
        var id: Int64 = 0
        var data: String = ""
        var timeout: Int32 = 0
        var mark = wire.cursor
        repeat {
            wire.int64(#","id":"#, &id)
            wire.string(#","data":"#, &data)
            wire.int32(#","timeout":"#, &timeout)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return UpdateNewCustomQuery(id: id, data: data, timeout: timeout)
    }
}

/// `updateUserSubscription user_id:int53 payload:string is_canceled:Bool is_restored:Bool is_payment_failed:Bool = Update`
///
/// For bots only.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1update_user_subscription.html)
public struct UpdateUserSubscription: TDObject, CustomStringConvertible, CustomReflectable {
    public let userID: Int64
    public let payload: String
    public let isCanceled: Bool
    public let isRestored: Bool
    public let isPaymentFailed: Bool

    public init(userID: Int64, payload: String, isCanceled: Bool, isRestored: Bool, isPaymentFailed: Bool) {
        self.userID = userID
        self.payload = payload
        self.isCanceled = isCanceled
        self.isRestored = isRestored
        self.isPaymentFailed = isPaymentFailed
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"updateUserSubscription""#)
        wire.int53(#","user_id":"#, self.userID)
        wire.string(#","payload":"#, self.payload)
        wire.bool(#","is_canceled":"#, self.isCanceled)
        wire.bool(#","is_restored":"#, self.isRestored)
        wire.bool(#","is_payment_failed":"#, self.isPaymentFailed)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> UpdateUserSubscription? {
        var userID: Int64 = 0
        var payload: String = ""
        var isCanceled: Bool = false
        var isRestored: Bool = false
        var isPaymentFailed: Bool = false
        var mark = wire.cursor
        repeat {
            wire.int53(#","user_id":"#, &userID)
            wire.string(#","payload":"#, &payload)
            wire.bool(#","is_canceled":"#, &isCanceled)
            wire.bool(#","is_restored":"#, &isRestored)
            wire.bool(#","is_payment_failed":"#, &isPaymentFailed)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return UpdateUserSubscription(
            userID: userID,
            payload: payload,
            isCanceled: isCanceled,
            isRestored: isRestored,
            isPaymentFailed: isPaymentFailed
        )
    }
}

/// `updatePoll poll:poll = Update`
///
/// For bots only.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1update_poll.html)
public struct UpdatePoll: TDObject, CustomStringConvertible {
    public let poll: Poll

    public init(poll: Poll) {
        self.poll = poll
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"updatePoll""#)
        wire.object(#","poll":"#, self.poll)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> UpdatePoll? {
        var poll: Poll? = nil
        var mark = wire.cursor
        repeat {
            wire.object(#","poll":"#, &poll)
        } while wire.more(&mark)
        guard !wire.failed, let poll = wire.required(consume poll) else { wire.missing("poll"); return nil }
        return UpdatePoll(poll: poll)
    }
}

/// `updatePollAnswer poll_id:int64 voter_id:MessageSender option_ids:vector<string> option_positions:vector<int32> = Update`
///
/// For bots only.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1update_poll_answer.html)
public struct UpdatePollAnswer: TDObject, CustomStringConvertible {
    public let pollID: Int64
    public let voterID: MessageSender
    public let optionIDs: [String]
    public let optionPositions: [Int32]

    public init(pollID: Int64, voterID: MessageSender, optionIDs: [String], optionPositions: [Int32]) {
        self.pollID = pollID
        self.voterID = voterID
        self.optionIDs = optionIDs
        self.optionPositions = optionPositions
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"updatePollAnswer""#)
        wire.int64(#","poll_id":"#, self.pollID)
        wire.object(#","voter_id":"#, self.voterID)
        wire.strings(#","option_ids":"#, self.optionIDs)
        wire.int32s(#","option_positions":"#, self.optionPositions)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> UpdatePollAnswer? {
        var pollID: Int64 = 0
        var voterID: MessageSender? = nil
        var optionIDs: [String] = []
        var optionPositions: [Int32] = []
        var mark = wire.cursor
        repeat {
            wire.int64(#","poll_id":"#, &pollID)
            wire.object(#","voter_id":"#, &voterID)
            wire.strings(#","option_ids":"#, &optionIDs)
            wire.int32s(#","option_positions":"#, &optionPositions)
        } while wire.more(&mark)
        guard !wire.failed, let voterID = wire.required(consume voterID) else { wire.missing("voter_id"); return nil }
        return UpdatePollAnswer(
            pollID: pollID,
            voterID: voterID,
            optionIDs: optionIDs,
            optionPositions: optionPositions
        )
    }
}

/// `updateManagedBot user_id:int53 bot_user_id:int53 = Update`
///
/// For bots only.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1update_managed_bot.html)
public struct UpdateManagedBot: TDObject, CustomStringConvertible {
    public let userID: Int64
    public let botUserID: Int64

    public init(userID: Int64, botUserID: Int64) {
        self.userID = userID
        self.botUserID = botUserID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"updateManagedBot""#)
        wire.int53(#","user_id":"#, self.userID)
        wire.int53(#","bot_user_id":"#, self.botUserID)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> UpdateManagedBot? {
        var userID: Int64 = 0
        var botUserID: Int64 = 0
        var mark = wire.cursor
        repeat {
            wire.int53(#","user_id":"#, &userID)
            wire.int53(#","bot_user_id":"#, &botUserID)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return UpdateManagedBot(userID: userID, botUserID: botUserID)
    }
}

/// `updateChatMember chat_id:int53 actor_user_id:int53 date:int32 invite_link:chatInviteLink via_join_request:Bool via_chat_folder_invite_link:Bool old_chat_member:chatMember new_chat_member:chatMember = Update`
///
/// For bots only.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1update_chat_member.html)
public struct UpdateChatMember: TDObject, CustomStringConvertible {
    private final class Fields: Sendable {
        let chatID: Int64
        let actorUserID: Int64
        let date: Int32
        let inviteLink: ChatInviteLink?
        let viaJoinRequest: Bool
        let viaChatFolderInviteLink: Bool
        let oldChatMember: ChatMember
        let newChatMember: ChatMember
        init(
            _ chatID: Int64,
            _ actorUserID: Int64,
            _ date: Int32,
            _ inviteLink: ChatInviteLink?,
            _ viaJoinRequest: Bool,
            _ viaChatFolderInviteLink: Bool,
            _ oldChatMember: ChatMember,
            _ newChatMember: ChatMember
        ) {
            self.chatID = chatID
            self.actorUserID = actorUserID
            self.date = date
            self.inviteLink = inviteLink
            self.viaJoinRequest = viaJoinRequest
            self.viaChatFolderInviteLink = viaChatFolderInviteLink
            self.oldChatMember = oldChatMember
            self.newChatMember = newChatMember
        }
    }
    private let fields: Fields
    public var chatID: Int64 { fields.chatID }
    public var actorUserID: Int64 { fields.actorUserID }
    /// Unix time in seconds.
    public var date: Int32 { fields.date }
    /// May be absent.
    public var inviteLink: ChatInviteLink? { fields.inviteLink }
    public var viaJoinRequest: Bool { fields.viaJoinRequest }
    public var viaChatFolderInviteLink: Bool { fields.viaChatFolderInviteLink }
    public var oldChatMember: ChatMember { fields.oldChatMember }
    public var newChatMember: ChatMember { fields.newChatMember }

    public init(
        chatID: Int64,
        actorUserID: Int64,
        date: Int32,
        inviteLink: ChatInviteLink? = nil,
        viaJoinRequest: Bool,
        viaChatFolderInviteLink: Bool,
        oldChatMember: ChatMember,
        newChatMember: ChatMember
    ) {
        fields = Fields(
        chatID,
        actorUserID,
        date,
        inviteLink,
        viaJoinRequest,
        viaChatFolderInviteLink,
        oldChatMember,
        newChatMember
    )
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"updateChatMember""#)
        wire.int53(#","chat_id":"#, fields.chatID)
        wire.int53(#","actor_user_id":"#, fields.actorUserID)
        wire.int32(#","date":"#, fields.date)
        wire.object(#","invite_link":"#, fields.inviteLink)
        wire.bool(#","via_join_request":"#, fields.viaJoinRequest)
        wire.bool(#","via_chat_folder_invite_link":"#, fields.viaChatFolderInviteLink)
        wire.object(#","old_chat_member":"#, fields.oldChatMember)
        wire.object(#","new_chat_member":"#, fields.newChatMember)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> UpdateChatMember? {
        var chatID: Int64 = 0
        var actorUserID: Int64 = 0
        var date: Int32 = 0
        var inviteLink: ChatInviteLink? = nil
        var viaJoinRequest: Bool = false
        var viaChatFolderInviteLink: Bool = false
        var oldChatMember: ChatMember? = nil
        var newChatMember: ChatMember? = nil
        var mark = wire.cursor
        repeat {
            wire.int53(#","chat_id":"#, &chatID)
            wire.int53(#","actor_user_id":"#, &actorUserID)
            wire.int32(#","date":"#, &date)
            wire.object(#","invite_link":"#, &inviteLink)
            wire.bool(#","via_join_request":"#, &viaJoinRequest)
            wire.bool(#","via_chat_folder_invite_link":"#, &viaChatFolderInviteLink)
            wire.object(#","old_chat_member":"#, &oldChatMember)
            wire.object(#","new_chat_member":"#, &newChatMember)
        } while wire.more(&mark)
        guard 
            !wire.failed,
            let oldChatMember = wire.required(consume oldChatMember),
            let newChatMember = wire.required(consume newChatMember)
         else { wire.missing("old_chat_member new_chat_member"); return nil }
        return UpdateChatMember(
            chatID: chatID,
            actorUserID: actorUserID,
            date: date,
            inviteLink: inviteLink,
            viaJoinRequest: viaJoinRequest,
            viaChatFolderInviteLink: viaChatFolderInviteLink,
            oldChatMember: oldChatMember,
            newChatMember: newChatMember
        )
    }
}

/// `updateNewChatJoinRequest chat_id:int53 request:chatJoinRequest user_chat_id:int53 invite_link:chatInviteLink query_id:int64 = Update`
///
/// For bots only.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1update_new_chat_join_request.html)
public struct UpdateNewChatJoinRequest: TDObject, CustomStringConvertible {
    private final class Fields: Sendable {
        let chatID: Int64
        let request: ChatJoinRequest
        let userChatID: Int64
        let inviteLink: ChatInviteLink?
        let queryID: Int64
        init(
            _ chatID: Int64,
            _ request: ChatJoinRequest,
            _ userChatID: Int64,
            _ inviteLink: ChatInviteLink?,
            _ queryID: Int64
        ) {
            self.chatID = chatID
            self.request = request
            self.userChatID = userChatID
            self.inviteLink = inviteLink
            self.queryID = queryID
        }
    }
    private let fields: Fields
    public var chatID: Int64 { fields.chatID }
    public var request: ChatJoinRequest { fields.request }
    public var userChatID: Int64 { fields.userChatID }
    /// May be absent.
    public var inviteLink: ChatInviteLink? { fields.inviteLink }
    public var queryID: Int64 { fields.queryID }

    public init(
        chatID: Int64,
        request: ChatJoinRequest,
        userChatID: Int64,
        inviteLink: ChatInviteLink? = nil,
        queryID: Int64
    ) {
        fields = Fields(chatID, request, userChatID, inviteLink, queryID)
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"updateNewChatJoinRequest""#)
        wire.int53(#","chat_id":"#, fields.chatID)
        wire.object(#","request":"#, fields.request)
        wire.int53(#","user_chat_id":"#, fields.userChatID)
        wire.object(#","invite_link":"#, fields.inviteLink)
        wire.int64(#","query_id":"#, fields.queryID)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> UpdateNewChatJoinRequest? {
        var chatID: Int64 = 0
        var request: ChatJoinRequest? = nil
        var userChatID: Int64 = 0
        var inviteLink: ChatInviteLink? = nil
        var queryID: Int64 = 0
        var mark = wire.cursor
        repeat {
            wire.int53(#","chat_id":"#, &chatID)
            wire.object(#","request":"#, &request)
            wire.int53(#","user_chat_id":"#, &userChatID)
            wire.object(#","invite_link":"#, &inviteLink)
            wire.int64(#","query_id":"#, &queryID)
        } while wire.more(&mark)
        guard !wire.failed, let request = wire.required(consume request) else { wire.missing("request"); return nil }
        return UpdateNewChatJoinRequest(
            chatID: chatID,
            request: request,
            userChatID: userChatID,
            inviteLink: inviteLink,
            queryID: queryID
        )
    }
}

/// `updateChatBoost chat_id:int53 boost:chatBoost = Update`
///
/// For bots only.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1update_chat_boost.html)
public struct UpdateChatBoost: TDObject, CustomStringConvertible {
    public let chatID: Int64
    public let boost: ChatBoost

    public init(chatID: Int64, boost: ChatBoost) {
        self.chatID = chatID
        self.boost = boost
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"updateChatBoost""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.object(#","boost":"#, self.boost)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> UpdateChatBoost? {
        var chatID: Int64 = 0
        var boost: ChatBoost? = nil
        var mark = wire.cursor
        repeat {
            wire.int53(#","chat_id":"#, &chatID)
            wire.object(#","boost":"#, &boost)
        } while wire.more(&mark)
        guard !wire.failed, let boost = wire.required(consume boost) else { wire.missing("boost"); return nil }
        return UpdateChatBoost(chatID: chatID, boost: boost)
    }
}

/// `updateMessageReaction chat_id:int53 message_id:int53 actor_id:MessageSender date:int32 old_reaction_types:vector<ReactionType> new_reaction_types:vector<ReactionType> = Update`
///
/// For bots only.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1update_message_reaction.html)
public struct UpdateMessageReaction: TDObject, CustomStringConvertible {
    private final class Fields: Sendable {
        let chatID: Int64
        let messageID: Int64
        let actorID: MessageSender
        let date: Int32
        let oldReactionTypes: [ReactionType]
        let newReactionTypes: [ReactionType]
        init(
            _ chatID: Int64,
            _ messageID: Int64,
            _ actorID: MessageSender,
            _ date: Int32,
            _ oldReactionTypes: [ReactionType],
            _ newReactionTypes: [ReactionType]
        ) {
            self.chatID = chatID
            self.messageID = messageID
            self.actorID = actorID
            self.date = date
            self.oldReactionTypes = oldReactionTypes
            self.newReactionTypes = newReactionTypes
        }
    }
    private let fields: Fields
    public var chatID: Int64 { fields.chatID }
    public var messageID: Int64 { fields.messageID }
    public var actorID: MessageSender { fields.actorID }
    /// Unix time in seconds.
    public var date: Int32 { fields.date }
    public var oldReactionTypes: [ReactionType] { fields.oldReactionTypes }
    public var newReactionTypes: [ReactionType] { fields.newReactionTypes }

    public init(
        chatID: Int64,
        messageID: Int64,
        actorID: MessageSender,
        date: Int32,
        oldReactionTypes: [ReactionType],
        newReactionTypes: [ReactionType]
    ) {
        fields = Fields(chatID, messageID, actorID, date, oldReactionTypes, newReactionTypes)
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"updateMessageReaction""#)
        wire.int53(#","chat_id":"#, fields.chatID)
        wire.int53(#","message_id":"#, fields.messageID)
        wire.object(#","actor_id":"#, fields.actorID)
        wire.int32(#","date":"#, fields.date)
        wire.objects(#","old_reaction_types":"#, fields.oldReactionTypes)
        wire.objects(#","new_reaction_types":"#, fields.newReactionTypes)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> UpdateMessageReaction? {
        var chatID: Int64 = 0
        var messageID: Int64 = 0
        var actorID: MessageSender? = nil
        var date: Int32 = 0
        var oldReactionTypes: [ReactionType] = []
        var newReactionTypes: [ReactionType] = []
        var mark = wire.cursor
        repeat {
            wire.int53(#","chat_id":"#, &chatID)
            wire.int53(#","message_id":"#, &messageID)
            wire.object(#","actor_id":"#, &actorID)
            wire.int32(#","date":"#, &date)
            wire.objects(#","old_reaction_types":"#, &oldReactionTypes)
            wire.objects(#","new_reaction_types":"#, &newReactionTypes)
        } while wire.more(&mark)
        guard !wire.failed, let actorID = wire.required(consume actorID) else { wire.missing("actor_id"); return nil }
        return UpdateMessageReaction(
            chatID: chatID,
            messageID: messageID,
            actorID: actorID,
            date: date,
            oldReactionTypes: oldReactionTypes,
            newReactionTypes: newReactionTypes
        )
    }
}

/// `updateMessageReactions chat_id:int53 message_id:int53 date:int32 reactions:vector<messageReaction> = Update`
///
/// For bots only.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1update_message_reactions.html)
public struct UpdateMessageReactions: TDObject, CustomStringConvertible {
    public let chatID: Int64
    public let messageID: Int64
    /// Unix time in seconds.
    public let date: Int32
    public let reactions: [MessageReaction]

    public init(chatID: Int64, messageID: Int64, date: Int32, reactions: [MessageReaction]) {
        self.chatID = chatID
        self.messageID = messageID
        self.date = date
        self.reactions = reactions
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"updateMessageReactions""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.int53(#","message_id":"#, self.messageID)
        wire.int32(#","date":"#, self.date)
        wire.objects(#","reactions":"#, self.reactions)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> UpdateMessageReactions? {
        var chatID: Int64 = 0
        var messageID: Int64 = 0
        var date: Int32 = 0
        var reactions: [MessageReaction] = []
        var mark = wire.cursor
        repeat {
            wire.int53(#","chat_id":"#, &chatID)
            wire.int53(#","message_id":"#, &messageID)
            wire.int32(#","date":"#, &date)
            wire.objects(#","reactions":"#, &reactions)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return UpdateMessageReactions(chatID: chatID, messageID: messageID, date: date, reactions: reactions)
    }
}

/// `updatePaidMediaPurchased user_id:int53 payload:string = Update`
///
/// For bots only.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1update_paid_media_purchased.html)
public struct UpdatePaidMediaPurchased: TDObject, CustomStringConvertible, CustomReflectable {
    public let userID: Int64
    public let payload: String

    public init(userID: Int64, payload: String) {
        self.userID = userID
        self.payload = payload
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"updatePaidMediaPurchased""#)
        wire.int53(#","user_id":"#, self.userID)
        wire.string(#","payload":"#, self.payload)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> UpdatePaidMediaPurchased? {
        var userID: Int64 = 0
        var payload: String = ""
        var mark = wire.cursor
        repeat {
            wire.int53(#","user_id":"#, &userID)
            wire.string(#","payload":"#, &payload)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return UpdatePaidMediaPurchased(userID: userID, payload: payload)
    }
}

/// `updates updates:vector<Update> = Updates`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1updates.html)
public struct Updates: TDDecodable, CustomStringConvertible {
    public let updates: [Update]

    public init(updates: [Update]) {
        self.updates = updates
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"updates""#)
        wire.objects(#","updates":"#, self.updates)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> Updates? {
        wire.open(#"{"@type":"updates""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> Updates? {
        var updates: [Update] = []
        var mark = wire.cursor
        repeat {
            wire.objects(#","updates":"#, &updates)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return Updates(updates: updates)
    }
}


#if Hashable
extension Update: Hashable {}
extension UpdateAuthorizationState: Hashable {}
extension UpdateNewMessage: Hashable {}
extension UpdateMessageSendAcknowledged: Hashable {}
extension UpdateMessageSendSucceeded: Hashable {}
extension UpdateMessageSendFailed: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.message != right.message { return false }
        if left.oldMessageID != right.oldMessageID { return false }
        if left.error != right.error { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(message)
        hasher.combine(oldMessageID)
        hasher.combine(error)
    }
}
extension UpdateMessageContent: Hashable {}
extension UpdateMessageEdited: Hashable {}
extension UpdateMessageIsPinned: Hashable {}
extension UpdateMessageInteractionInfo: Hashable {}
extension UpdateMessageContentOpened: Hashable {}
extension UpdateMessageMentionRead: Hashable {}
extension UpdateMessageUnreadReactions: Hashable {}
extension UpdateMessageContainsUnreadPollVotes: Hashable {}
extension UpdateMessageFactCheck: Hashable {}
extension UpdateMessageSuggestedPostInfo: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.chatID != right.chatID { return false }
        if left.messageID != right.messageID { return false }
        if left.suggestedPostInfo != right.suggestedPostInfo { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(chatID)
        hasher.combine(messageID)
        hasher.combine(suggestedPostInfo)
    }
}
extension UpdateMessageLiveLocationViewed: Hashable {}
extension UpdateVideoPublished: Hashable {}
extension UpdateNewChat: Hashable {}
extension UpdateChatTitle: Hashable {}
extension UpdateChatPhoto: Hashable {}
extension UpdateChatAccentColors: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.chatID != right.chatID { return false }
        if left.accentColorID != right.accentColorID { return false }
        if left.backgroundCustomEmojiID != right.backgroundCustomEmojiID { return false }
        if left.upgradedGiftColors != right.upgradedGiftColors { return false }
        if left.profileAccentColorID != right.profileAccentColorID { return false }
        if left.profileBackgroundCustomEmojiID != right.profileBackgroundCustomEmojiID { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(chatID)
        hasher.combine(accentColorID)
        hasher.combine(backgroundCustomEmojiID)
        hasher.combine(upgradedGiftColors)
        hasher.combine(profileAccentColorID)
        hasher.combine(profileBackgroundCustomEmojiID)
    }
}
extension UpdateChatPermissions: Hashable {}
extension UpdateChatLastMessage: Hashable {}
extension UpdateChatPosition: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.chatID != right.chatID { return false }
        if left.position != right.position { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(chatID)
        hasher.combine(position)
    }
}
extension UpdateChatAddedToList: Hashable {}
extension UpdateChatRemovedFromList: Hashable {}
extension UpdateChatReadInbox: Hashable {}
extension UpdateChatReadOutbox: Hashable {}
extension UpdateChatActionBar: Hashable {}
extension UpdateChatBusinessBotManageBar: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.chatID != right.chatID { return false }
        if left.businessBotManageBar != right.businessBotManageBar { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(chatID)
        hasher.combine(businessBotManageBar)
    }
}
extension UpdateChatAvailableReactions: Hashable {}
extension UpdateChatDraftMessage: Hashable {}
extension UpdateChatEmojiStatus: Hashable {}
extension UpdateChatMessageSender: Hashable {}
extension UpdateChatMessageAutoDeleteTime: Hashable {}
extension UpdateChatNotificationSettings: Hashable {}
extension UpdateChatPendingJoinRequests: Hashable {}
extension UpdateChatReplyMarkup: Hashable {}
extension UpdateChatBackground: Hashable {}
extension UpdateChatTheme: Hashable {}
extension UpdateChatUnreadMentionCount: Hashable {}
extension UpdateChatUnreadReactionCount: Hashable {}
extension UpdateChatUnreadPollVoteCount: Hashable {}
extension UpdateChatVideoChat: Hashable {}
extension UpdateChatDefaultDisableNotification: Hashable {}
extension UpdateChatHasProtectedContent: Hashable {}
extension UpdateChatIsTranslatable: Hashable {}
extension UpdateChatIsMarkedAsUnread: Hashable {}
extension UpdateChatViewAsTopics: Hashable {}
extension UpdateChatBlockList: Hashable {}
extension UpdateChatHasScheduledMessages: Hashable {}
extension UpdateChatFolders: Hashable {}
extension UpdateChatOnlineMemberCount: Hashable {}
extension UpdateSavedMessagesTopic: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.topic != right.topic { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(topic)
    }
}
extension UpdateSavedMessagesTopicCount: Hashable {}
extension UpdateDirectMessagesChatTopic: Hashable {}
extension UpdateTopicMessageCount: Hashable {}
extension UpdateQuickReplyShortcut: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.shortcut != right.shortcut { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(shortcut)
    }
}
extension UpdateQuickReplyShortcutDeleted: Hashable {}
extension UpdateQuickReplyShortcuts: Hashable {}
extension UpdateQuickReplyShortcutMessages: Hashable {}
extension UpdateForumTopicInfo: Hashable {}
extension UpdateForumTopic: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.chatID != right.chatID { return false }
        if left.forumTopicID != right.forumTopicID { return false }
        if left.isPinned != right.isPinned { return false }
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
        hasher.combine(chatID)
        hasher.combine(forumTopicID)
        hasher.combine(isPinned)
        hasher.combine(lastReadInboxMessageID)
        hasher.combine(lastReadOutboxMessageID)
        hasher.combine(unreadMentionCount)
        hasher.combine(unreadReactionCount)
        hasher.combine(unreadPollVoteCount)
        hasher.combine(notificationSettings)
        hasher.combine(draftMessage)
    }
}
extension UpdateScopeNotificationSettings: Hashable {}
extension UpdateReactionNotificationSettings: Hashable {}
extension UpdateNotification: Hashable {}
extension UpdateNotificationGroup: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.notificationGroupID != right.notificationGroupID { return false }
        if left.type != right.type { return false }
        if left.chatID != right.chatID { return false }
        if left.notificationSettingsChatID != right.notificationSettingsChatID { return false }
        if left.notificationSoundID != right.notificationSoundID { return false }
        if left.totalCount != right.totalCount { return false }
        if left.addedNotifications != right.addedNotifications { return false }
        if left.removedNotificationIDs != right.removedNotificationIDs { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(notificationGroupID)
        hasher.combine(type)
        hasher.combine(chatID)
        hasher.combine(notificationSettingsChatID)
        hasher.combine(notificationSoundID)
        hasher.combine(totalCount)
        hasher.combine(addedNotifications)
        hasher.combine(removedNotificationIDs)
    }
}
extension UpdateActiveNotifications: Hashable {}
extension UpdateHavePendingNotifications: Hashable {}
extension UpdateDeleteMessages: Hashable {}
extension UpdateChatAction: Hashable {}
extension UpdatePendingMessage: Hashable {}
extension UpdateCommunity: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.community != right.community { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(community)
    }
}
extension UpdateUserStatus: Hashable {}
extension UpdateUser: Hashable {}
extension UpdateBasicGroup: Hashable {}
extension UpdateSupergroup: Hashable {}
extension UpdateSecretChat: Hashable {}
extension UpdateUserFullInfo: Hashable {}
extension UpdateBasicGroupFullInfo: Hashable {}
extension UpdateSupergroupFullInfo: Hashable {}
extension UpdateServiceNotification: Hashable {}
extension UpdateNewOauthRequest: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.domain != right.domain { return false }
        if left.location != right.location { return false }
        if left.url != right.url { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(domain)
        hasher.combine(location)
        hasher.combine(url)
    }
}
extension UpdateFile: Hashable {}
extension UpdateFileGenerationStart: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.generationID != right.generationID { return false }
        if left.originalPath != right.originalPath { return false }
        if left.destinationPath != right.destinationPath { return false }
        if left.conversion != right.conversion { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(generationID)
        hasher.combine(originalPath)
        hasher.combine(destinationPath)
        hasher.combine(conversion)
    }
}
extension UpdateFileGenerationStop: Hashable {}
extension UpdateFileDownloads: Hashable {}
extension UpdateFileAddedToDownloads: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.fileDownload != right.fileDownload { return false }
        if left.counts != right.counts { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(fileDownload)
        hasher.combine(counts)
    }
}
extension UpdateFileDownload: Hashable {}
extension UpdateFileRemovedFromDownloads: Hashable {}
extension UpdateApplicationVerificationRequired: Hashable {}
extension UpdateApplicationRecaptchaVerificationRequired: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.verificationID != right.verificationID { return false }
        if left.action != right.action { return false }
        if left.recaptchaKeyID != right.recaptchaKeyID { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(verificationID)
        hasher.combine(action)
        hasher.combine(recaptchaKeyID)
    }
}
extension UpdateCall: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.call != right.call { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(call)
    }
}
extension UpdateGroupCall: Hashable {}
extension UpdateGroupCallParticipant: Hashable {}
extension UpdateGroupCallParticipants: Hashable {}
extension UpdateGroupCallVerificationState: Hashable {}
extension UpdateNewGroupCallMessage: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.groupCallID != right.groupCallID { return false }
        if left.message != right.message { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(groupCallID)
        hasher.combine(message)
    }
}
extension UpdateNewGroupCallPaidReaction: Hashable {}
extension UpdateGroupCallMessageSendFailed: Hashable {}
extension UpdateGroupCallMessagesDeleted: Hashable {}
extension UpdateLiveStoryTopDonors: Hashable {}
extension UpdateNewCallSignalingData: Hashable {}
extension UpdateGiftAuctionState: Hashable {}
extension UpdateActiveGiftAuctions: Hashable {}
extension UpdateUserPrivacySettingRules: Hashable {}
extension UpdateUnreadMessageCount: Hashable {}
extension UpdateUnreadChatCount: Hashable {}
extension UpdateChatJoinResult: Hashable {}
extension UpdateStory: Hashable {}
extension UpdateStoryDeleted: Hashable {}
extension UpdateStoryPostSucceeded: Hashable {}
extension UpdateStoryPostFailed: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.story != right.story { return false }
        if left.error != right.error { return false }
        if left.errorType != right.errorType { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(story)
        hasher.combine(error)
        hasher.combine(errorType)
    }
}
extension UpdateChatActiveStories: Hashable {}
extension UpdateStoryListChatCount: Hashable {}
extension UpdateStoryStealthMode: Hashable {}
extension UpdateTrustedMiniAppBots: Hashable {}
extension UpdateOption: Hashable {}
extension UpdateStickerSet: Hashable {}
extension UpdateInstalledStickerSets: Hashable {}
extension UpdateTrendingStickerSets: Hashable {}
extension UpdateRecentStickers: Hashable {}
extension UpdateFavoriteStickers: Hashable {}
extension UpdateSavedAnimations: Hashable {}
extension UpdateSavedNotificationSounds: Hashable {}
extension UpdateDefaultBackground: Hashable {}
extension UpdateEmojiChatThemes: Hashable {}
extension UpdateAccentColors: Hashable {}
extension UpdateProfileAccentColors: Hashable {}
extension UpdateWebBrowserSettings: Hashable {}
extension UpdateLanguagePackStrings: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.localizationTarget != right.localizationTarget { return false }
        if left.languagePackID != right.languagePackID { return false }
        if left.strings != right.strings { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(localizationTarget)
        hasher.combine(languagePackID)
        hasher.combine(strings)
    }
}
extension UpdateConnectionState: Hashable {}
extension UpdateFreezeState: Hashable {}
extension UpdateAgeVerificationParameters: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.parameters != right.parameters { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(parameters)
    }
}
extension UpdateTermsOfService: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.termsOfServiceID != right.termsOfServiceID { return false }
        if left.termsOfService != right.termsOfService { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(termsOfServiceID)
        hasher.combine(termsOfService)
    }
}
extension UpdateUnconfirmedSession: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.session != right.session { return false }
        if left.unconfirmedSessionCount != right.unconfirmedSessionCount { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(session)
        hasher.combine(unconfirmedSessionCount)
    }
}
extension UpdateAttachmentMenuBots: Hashable {}
extension UpdateWebAppMessageSent: Hashable {}
extension UpdateActiveEmojiReactions: Hashable {}
extension UpdateAvailableMessageEffects: Hashable {}
extension UpdateDefaultReactionType: Hashable {}
extension UpdateDefaultPaidReactionType: Hashable {}
extension UpdateSavedMessagesTags: Hashable {}
extension UpdateActiveLiveLocationMessages: Hashable {}
extension UpdateOwnedStarCount: Hashable {}
extension UpdateOwnedGramCount: Hashable {}
extension UpdateChatRevenueAmount: Hashable {}
extension UpdateStarRevenueStatus: Hashable {}
extension UpdateGramRevenueStatus: Hashable {}
extension UpdateSpeechRecognitionTrial: Hashable {}
extension UpdateGroupCallMessageLevels: Hashable {}
extension UpdateDiceEmojis: Hashable {}
extension UpdateStakeDiceState: Hashable {}
extension UpdateAnimatedEmojiMessageClicked: Hashable {}
extension UpdateAnimationSearchParameters: Hashable {}
extension UpdateTextCompositionStyles: Hashable {}
extension UpdateSuggestedActions: Hashable {}
extension UpdateSpeedLimitNotification: Hashable {}
extension UpdateContactCloseBirthdays: Hashable {}
extension UpdateAutosaveSettings: Hashable {}
extension UpdateBusinessConnection: Hashable {}
extension UpdateNewBusinessMessage: Hashable {}
extension UpdateBusinessMessageEdited: Hashable {}
extension UpdateBusinessMessagesDeleted: Hashable {}
extension UpdateNewInlineQuery: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.id != right.id { return false }
        if left.senderUserID != right.senderUserID { return false }
        if left.userLocation != right.userLocation { return false }
        if left.chatType != right.chatType { return false }
        if left.query != right.query { return false }
        if left.offset != right.offset { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(id)
        hasher.combine(senderUserID)
        hasher.combine(userLocation)
        hasher.combine(chatType)
        hasher.combine(query)
        hasher.combine(offset)
    }
}
extension UpdateNewChosenInlineResult: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.senderUserID != right.senderUserID { return false }
        if left.userLocation != right.userLocation { return false }
        if left.query != right.query { return false }
        if left.resultID != right.resultID { return false }
        if left.inlineMessageID != right.inlineMessageID { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(senderUserID)
        hasher.combine(userLocation)
        hasher.combine(query)
        hasher.combine(resultID)
        hasher.combine(inlineMessageID)
    }
}
extension UpdateNewGuestQuery: Hashable {}
extension UpdateNewCallbackQuery: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.id != right.id { return false }
        if left.senderUserID != right.senderUserID { return false }
        if left.chatID != right.chatID { return false }
        if left.messageID != right.messageID { return false }
        if left.chatInstance != right.chatInstance { return false }
        if left.payload != right.payload { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(id)
        hasher.combine(senderUserID)
        hasher.combine(chatID)
        hasher.combine(messageID)
        hasher.combine(chatInstance)
        hasher.combine(payload)
    }
}
extension UpdateNewInlineCallbackQuery: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.id != right.id { return false }
        if left.senderUserID != right.senderUserID { return false }
        if left.inlineMessageID != right.inlineMessageID { return false }
        if left.chatInstance != right.chatInstance { return false }
        if left.payload != right.payload { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(id)
        hasher.combine(senderUserID)
        hasher.combine(inlineMessageID)
        hasher.combine(chatInstance)
        hasher.combine(payload)
    }
}
extension UpdateNewBusinessCallbackQuery: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.id != right.id { return false }
        if left.senderUserID != right.senderUserID { return false }
        if left.connectionID != right.connectionID { return false }
        if left.message != right.message { return false }
        if left.chatInstance != right.chatInstance { return false }
        if left.payload != right.payload { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(id)
        hasher.combine(senderUserID)
        hasher.combine(connectionID)
        hasher.combine(message)
        hasher.combine(chatInstance)
        hasher.combine(payload)
    }
}
extension UpdateNewShippingQuery: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.id != right.id { return false }
        if left.senderUserID != right.senderUserID { return false }
        if left.invoicePayload != right.invoicePayload { return false }
        if left.shippingAddress != right.shippingAddress { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(id)
        hasher.combine(senderUserID)
        hasher.combine(invoicePayload)
        hasher.combine(shippingAddress)
    }
}
extension UpdateNewPreCheckoutQuery: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.id != right.id { return false }
        if left.senderUserID != right.senderUserID { return false }
        if left.currency != right.currency { return false }
        if left.totalAmount != right.totalAmount { return false }
        if left.invoicePayload != right.invoicePayload { return false }
        if left.shippingOptionID != right.shippingOptionID { return false }
        if left.orderInfo != right.orderInfo { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(id)
        hasher.combine(senderUserID)
        hasher.combine(currency)
        hasher.combine(totalAmount)
        hasher.combine(invoicePayload)
        hasher.combine(shippingOptionID)
        hasher.combine(orderInfo)
    }
}
extension UpdateNewCustomEvent: Hashable {}
extension UpdateNewCustomQuery: Hashable {}
extension UpdateUserSubscription: Hashable {}
extension UpdatePoll: Hashable {}
extension UpdatePollAnswer: Hashable {}
extension UpdateManagedBot: Hashable {}
extension UpdateChatMember: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.chatID != right.chatID { return false }
        if left.actorUserID != right.actorUserID { return false }
        if left.date != right.date { return false }
        if left.inviteLink != right.inviteLink { return false }
        if left.viaJoinRequest != right.viaJoinRequest { return false }
        if left.viaChatFolderInviteLink != right.viaChatFolderInviteLink { return false }
        if left.oldChatMember != right.oldChatMember { return false }
        if left.newChatMember != right.newChatMember { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(chatID)
        hasher.combine(actorUserID)
        hasher.combine(date)
        hasher.combine(inviteLink)
        hasher.combine(viaJoinRequest)
        hasher.combine(viaChatFolderInviteLink)
        hasher.combine(oldChatMember)
        hasher.combine(newChatMember)
    }
}
extension UpdateNewChatJoinRequest: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.chatID != right.chatID { return false }
        if left.request != right.request { return false }
        if left.userChatID != right.userChatID { return false }
        if left.inviteLink != right.inviteLink { return false }
        if left.queryID != right.queryID { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(chatID)
        hasher.combine(request)
        hasher.combine(userChatID)
        hasher.combine(inviteLink)
        hasher.combine(queryID)
    }
}
extension UpdateChatBoost: Hashable {}
extension UpdateMessageReaction: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.chatID != right.chatID { return false }
        if left.messageID != right.messageID { return false }
        if left.actorID != right.actorID { return false }
        if left.date != right.date { return false }
        if left.oldReactionTypes != right.oldReactionTypes { return false }
        if left.newReactionTypes != right.newReactionTypes { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(chatID)
        hasher.combine(messageID)
        hasher.combine(actorID)
        hasher.combine(date)
        hasher.combine(oldReactionTypes)
        hasher.combine(newReactionTypes)
    }
}
extension UpdateMessageReactions: Hashable {}
extension UpdatePaidMediaPurchased: Hashable {}
extension Updates: Hashable {}
#endif
