// Made by `tlgen generate` from the schema of TDLib 1.8.66
// (SHA-256 b8b6a863746fc580815c6d04e9e34728b654b15a12940087f06757b2097ce4c5). Don't edit.

/// The constructors' names, class by class.
let constructorNames: StaticString = """
    error
    ok
    authenticationCodeTypeTelegramMessage
    authenticationCodeTypeSms
    authenticationCodeTypeSmsWord
    authenticationCodeTypeSmsPhrase
    authenticationCodeTypeCall
    authenticationCodeTypeFlashCall
    authenticationCodeTypeMissedCall
    authenticationCodeTypeFragment
    authenticationCodeTypeFirebaseAndroid
    authenticationCodeTypeFirebaseIos
    authenticationCodeInfo
    emailAddressAuthenticationCodeInfo
    emailAddressAuthenticationCode
    emailAddressAuthenticationAppleId
    emailAddressAuthenticationGoogleId
    emailAddressResetStateAvailable
    emailAddressResetStatePending
    textEntity
    textEntities
    formattedText
    richMessage
    inputRichMessageMedia
    richMessageSourceBlocks
    richMessageSourceMarkdown
    richMessageSourceHtml
    inputRichMessage
    diffEntity
    diffText
    fixedText
    textCompositionStyleExample
    textCompositionStyle
    termsOfService
    passkey
    passkeys
    authorizationStateWaitTdlibParameters
    authorizationStateWaitPhoneNumber
    authorizationStateWaitPremiumPurchase
    authorizationStateWaitEmailAddress
    authorizationStateWaitEmailCode
    authorizationStateWaitCode
    authorizationStateWaitOtherDeviceConfirmation
    authorizationStateWaitRegistration
    authorizationStateWaitPassword
    authorizationStateReady
    authorizationStateLoggingOut
    authorizationStateClosing
    authorizationStateClosed
    firebaseDeviceVerificationParametersSafetyNet
    firebaseDeviceVerificationParametersPlayIntegrity
    passwordState
    recoveryEmailAddress
    temporaryPasswordState
    localFile
    remoteFile
    file
    inputFileId
    inputFileRemote
    inputFileLocal
    inputFileGenerated
    photoSize
    minithumbnail
    thumbnailFormatJpeg
    thumbnailFormatGif
    thumbnailFormatMpeg4
    thumbnailFormatPng
    thumbnailFormatTgs
    thumbnailFormatWebm
    thumbnailFormatWebp
    thumbnail
    maskPointForehead
    maskPointEyes
    maskPointMouth
    maskPointChin
    maskPosition
    stickerFormatWebp
    stickerFormatTgs
    stickerFormatWebm
    stickerTypeRegular
    stickerTypeMask
    stickerTypeCustomEmoji
    stickerFullTypeRegular
    stickerFullTypeMask
    stickerFullTypeCustomEmoji
    closedVectorPath
    outline
    pollOption
    inputPollOption
    pollTypeRegular
    pollTypeQuiz
    inputPollTypeRegular
    inputPollTypeQuiz
    pollVoteRestrictionReasonClosed
    pollVoteRestrictionReasonYetUnsent
    pollVoteRestrictionReasonScheduled
    pollVoteRestrictionReasonCountryRestricted
    pollVoteRestrictionReasonMembershipRequired
    pollVoteRestrictionReasonOther
    checklistTask
    inputChecklistTask
    checklist
    inputChecklist
    animation
    audio
    audios
    document
    photo
    sticker
    video
    videoNote
    voiceNote
    animatedEmoji
    contact
    location
    liveLocation
    venue
    game
    stakeDiceState
    webApp
    poll
    alternativeVideo
    videoStoryboard
    background
    backgrounds
    chatBackground
    profilePhoto
    chatPhotoInfo
    profileTabPosts
    profileTabGifts
    profileTabMedia
    profileTabFiles
    profileTabLinks
    profileTabMusic
    profileTabVoice
    profileTabGifs
    userTypeRegular
    userTypeDeleted
    userTypeBot
    userTypeUnknown
    botCommand
    botCommands
    botMenuButton
    botAccessSettings
    botVerificationParameters
    botVerification
    verificationStatus
    chatLocation
    birthdate
    closeBirthdayUser
    businessAwayMessageScheduleAlways
    businessAwayMessageScheduleOutsideOfOpeningHours
    businessAwayMessageScheduleCustom
    businessLocation
    businessRecipients
    businessAwayMessageSettings
    businessGreetingMessageSettings
    businessBotRights
    businessConnectedBot
    businessConnectedBotInfo
    businessStartPage
    inputBusinessStartPage
    businessOpeningHoursInterval
    businessOpeningHours
    businessInfo
    businessChatLink
    businessChatLinks
    inputBusinessChatLink
    businessChatLinkInfo
    chatPhotoStickerTypeRegularOrMask
    chatPhotoStickerTypeCustomEmoji
    chatPhotoSticker
    animatedChatPhoto
    chatPhoto
    chatPhotos
    inputChatPhotoPrevious
    inputChatPhotoStatic
    inputChatPhotoAnimation
    inputChatPhotoSticker
    chatPermissions
    chatAdministratorRights
    themeParameters
    webAppOpenModeCompact
    webAppOpenModeFullSize
    webAppOpenModeFullScreen
    foundWebApp
    webAppUrl
    webAppInfo
    mainWebApp
    webAppOpenParameters
    giftResalePriceStar
    giftResalePriceGram
    giftPurchaseOfferStatePending
    giftPurchaseOfferStateAccepted
    giftPurchaseOfferStateRejected
    suggestedPostPriceStar
    suggestedPostPriceGram
    suggestedPostStatePending
    suggestedPostStateApproved
    suggestedPostStateDeclined
    suggestedPostInfo
    inputSuggestedPostInfo
    suggestedPostRefundReasonPostDeleted
    suggestedPostRefundReasonPaymentRefunded
    starAmount
    starSubscriptionTypeChannel
    starSubscriptionTypeBot
    starSubscriptionPricing
    starSubscription
    starSubscriptions
    affiliateTypeCurrentUser
    affiliateTypeBot
    affiliateTypeChannel
    affiliateProgramSortOrderProfitability
    affiliateProgramSortOrderCreationDate
    affiliateProgramSortOrderRevenue
    affiliateProgramParameters
    affiliateProgramInfo
    affiliateInfo
    foundAffiliateProgram
    foundAffiliatePrograms
    connectedAffiliateProgram
    connectedAffiliatePrograms
    productInfo
    premiumPaymentOption
    premiumStatePaymentOption
    premiumGiftPaymentOption
    premiumGiftPaymentOptions
    premiumGiveawayPaymentOption
    premiumGiveawayPaymentOptions
    premiumGiftCodeInfo
    starPaymentOption
    starPaymentOptions
    starGiveawayWinnerOption
    starGiveawayPaymentOption
    starGiveawayPaymentOptions
    acceptedGiftTypes
    giftSettings
    giftAuction
    giftBackground
    giftPurchaseLimits
    giftResaleParameters
    giftCollection
    giftCollections
    canSendGiftResultOk
    canSendGiftResultFail
    upgradedGiftOriginUpgrade
    upgradedGiftOriginTransfer
    upgradedGiftOriginResale
    upgradedGiftOriginBlockchain
    upgradedGiftOriginPrepaidUpgrade
    upgradedGiftOriginOffer
    upgradedGiftOriginCraft
    upgradedGiftAttributeRarityPerMille
    upgradedGiftAttributeRarityUncommon
    upgradedGiftAttributeRarityRare
    upgradedGiftAttributeRarityEpic
    upgradedGiftAttributeRarityLegendary
    upgradedGiftModel
    upgradedGiftSymbol
    upgradedGiftBackdropColors
    upgradedGiftBackdrop
    upgradedGiftOriginalDetails
    upgradedGiftColors
    gift
    upgradedGift
    upgradedGiftValueInfo
    upgradeGiftResult
    craftGiftResultSuccess
    craftGiftResultTooEarly
    craftGiftResultInvalidGift
    craftGiftResultFail
    availableGift
    availableGifts
    giftUpgradePrice
    upgradedGiftAttributeIdModel
    upgradedGiftAttributeIdSymbol
    upgradedGiftAttributeIdBackdrop
    upgradedGiftModelCount
    upgradedGiftSymbolCount
    upgradedGiftBackdropCount
    giftForResaleOrderPrice
    giftForResaleOrderPriceChangeDate
    giftForResaleOrderNumber
    giftForResale
    giftsForResale
    giftResaleResultOk
    giftResaleResultPriceIncreased
    sentGiftRegular
    sentGiftUpgraded
    receivedGift
    receivedGifts
    attributeCraftPersistenceProbability
    giftsForCrafting
    giftUpgradePreview
    giftUpgradeVariants
    auctionBid
    userAuctionBid
    auctionRound
    auctionStateActive
    auctionStateFinished
    giftAuctionState
    giftAuctionAcquiredGift
    giftAuctionAcquiredGifts
    transactionDirectionIncoming
    transactionDirectionOutgoing
    starTransactionTypePremiumBotDeposit
    starTransactionTypeAppStoreDeposit
    starTransactionTypeGooglePlayDeposit
    starTransactionTypeFragmentDeposit
    starTransactionTypeUserDeposit
    starTransactionTypeGiveawayDeposit
    starTransactionTypeFragmentWithdrawal
    starTransactionTypeTelegramAdsWithdrawal
    starTransactionTypeTelegramApiUsage
    starTransactionTypeBotPaidMediaPurchase
    starTransactionTypeBotPaidMediaSale
    starTransactionTypeChannelPaidMediaPurchase
    starTransactionTypeChannelPaidMediaSale
    starTransactionTypeBotInvoicePurchase
    starTransactionTypeBotInvoiceSale
    starTransactionTypeBotSubscriptionPurchase
    starTransactionTypeBotSubscriptionSale
    starTransactionTypeChannelSubscriptionPurchase
    starTransactionTypeChannelSubscriptionSale
    starTransactionTypeGiftAuctionBid
    starTransactionTypeGiftPurchase
    starTransactionTypeGiftPurchaseOffer
    starTransactionTypeGiftTransfer
    starTransactionTypeGiftOriginalDetailsDrop
    starTransactionTypeGiftSale
    starTransactionTypeGiftUpgrade
    starTransactionTypeGiftUpgradePurchase
    starTransactionTypeUpgradedGiftPurchase
    starTransactionTypeUpgradedGiftSale
    starTransactionTypeChannelPaidReactionSend
    starTransactionTypeChannelPaidReactionReceive
    starTransactionTypeAffiliateProgramCommission
    starTransactionTypePaidMessageSend
    starTransactionTypePaidMessageReceive
    starTransactionTypePaidGroupCallMessageSend
    starTransactionTypePaidGroupCallMessageReceive
    starTransactionTypePaidGroupCallReactionSend
    starTransactionTypePaidGroupCallReactionReceive
    starTransactionTypeSuggestedPostPaymentSend
    starTransactionTypeSuggestedPostPaymentReceive
    starTransactionTypePremiumPurchase
    starTransactionTypeBusinessBotTransferSend
    starTransactionTypeBusinessBotTransferReceive
    starTransactionTypePublicPostSearch
    starTransactionTypeUnsupported
    starTransaction
    starTransactions
    tonTransactionTypeFragmentDeposit
    tonTransactionTypeFragmentWithdrawal
    tonTransactionTypeSuggestedPostPayment
    tonTransactionTypeGiftPurchaseOffer
    tonTransactionTypeUpgradedGiftPurchase
    tonTransactionTypeUpgradedGiftSale
    tonTransactionTypeStakeDiceStake
    tonTransactionTypeStakeDicePayout
    tonTransactionTypeUnsupported
    tonTransaction
    tonTransactions
    activeStoryStateLive
    activeStoryStateUnread
    activeStoryStateRead
    giveawayParticipantStatusEligible
    giveawayParticipantStatusParticipating
    giveawayParticipantStatusAlreadyWasMember
    giveawayParticipantStatusAdministrator
    giveawayParticipantStatusDisallowedCountry
    giveawayInfoOngoing
    giveawayInfoCompleted
    giveawayPrizePremium
    giveawayPrizeStars
    linkPreviewOptions
    accentColor
    profileAccentColors
    profileAccentColor
    communityPermissions
    communityAdministratorRights
    communityMemberStatusCreator
    communityMemberStatusAdministrator
    communityMemberStatusMember
    communityMemberStatusLeft
    communityMemberStatusBanned
    community
    userRating
    restrictionInfo
    emojiStatusTypeCustomEmoji
    emojiStatusTypeUpgradedGift
    emojiStatus
    emojiStatuses
    emojiStatusCustomEmojis
    usernames
    user
    botInfo
    userFullInfo
    users
    foundUsers
    chatAdministrator
    chatAdministrators
    chatMemberStatusCreator
    chatMemberStatusAdministrator
    chatMemberStatusMember
    chatMemberStatusRestricted
    chatMemberStatusLeft
    chatMemberStatusBanned
    chatMember
    chatMembers
    chatMembersFilterContacts
    chatMembersFilterAdministrators
    chatMembersFilterMembers
    chatMembersFilterMention
    chatMembersFilterRestricted
    chatMembersFilterBanned
    chatMembersFilterBots
    supergroupMembersFilterRecent
    supergroupMembersFilterContacts
    supergroupMembersFilterAdministrators
    supergroupMembersFilterSearch
    supergroupMembersFilterRestricted
    supergroupMembersFilterBanned
    supergroupMembersFilterMention
    supergroupMembersFilterBots
    chatJoinResultSuccess
    chatJoinResultRequestSent
    chatJoinResultGuardBotApprovalRequired
    chatJoinResultDeclined
    chatJoinRequestResultApproved
    chatJoinRequestResultDeclined
    chatJoinRequestResultQueued
    chatInviteLink
    chatInviteLinks
    chatInviteLinkCount
    chatInviteLinkCounts
    chatInviteLinkMember
    chatInviteLinkMembers
    inviteLinkChatTypeBasicGroup
    inviteLinkChatTypeSupergroup
    inviteLinkChatTypeChannel
    chatInviteLinkSubscriptionInfo
    chatInviteLinkInfo
    chatJoinRequest
    chatJoinRequests
    chatJoinRequestsInfo
    basicGroup
    basicGroupFullInfo
    supergroup
    supergroupFullInfo
    secretChatStatePending
    secretChatStateReady
    secretChatStateClosed
    secretChat
    publicPostSearchLimits
    messageSenderUser
    messageSenderChat
    messageSenders
    chatMessageSender
    chatMessageSenders
    pollVoter
    pollVoters
    messageReadDateRead
    messageReadDateUnread
    messageReadDateTooOld
    messageReadDateUserPrivacyRestricted
    messageReadDateMyPrivacyRestricted
    messageViewer
    messageViewers
    messageOriginUser
    messageOriginHiddenUser
    messageOriginChat
    messageOriginChannel
    forwardSource
    reactionTypeEmoji
    reactionTypeCustomEmoji
    reactionTypePaid
    paidReactionTypeRegular
    paidReactionTypeAnonymous
    paidReactionTypeChat
    paidReactor
    liveStoryDonors
    messageForwardInfo
    messageImportInfo
    messageReplyInfo
    messageReaction
    messageReactions
    messageInteractionInfo
    unreadReaction
    messageTopicThread
    messageTopicForum
    messageTopicDirectMessages
    messageTopicSavedMessages
    messageEffectTypeEmojiReaction
    messageEffectTypePremiumSticker
    messageEffect
    messageSendingStatePending
    messageSendingStateFailed
    textQuote
    inputTextQuote
    messageReplyToMessage
    messageReplyToStory
    inputMessageReplyToMessage
    inputMessageReplyToExternalMessage
    inputMessageReplyToStory
    inputMessageReplyToEphemeralMessage
    factCheck
    message
    messages
    foundMessages
    foundChatMessages
    foundPublicPosts
    messagePosition
    messagePositions
    messageCalendarDay
    messageCalendar
    businessMessage
    businessMessages
    messageSourceChatHistory
    messageSourceMessageThreadHistory
    messageSourceForumTopicHistory
    messageSourceDirectMessagesChatTopicHistory
    messageSourceHistoryPreview
    messageSourceChatList
    messageSourceSearch
    messageSourceChatEventLog
    messageSourceNotification
    messageSourceScreenshot
    messageSourceOther
    advertisementSponsor
    sponsoredMessage
    sponsoredMessages
    sponsoredChat
    sponsoredChats
    videoMessageAdvertisement
    videoMessageAdvertisements
    reportOption
    reportSponsoredResultOk
    reportSponsoredResultFailed
    reportSponsoredResultOptionRequired
    reportSponsoredResultAdsHidden
    reportSponsoredResultPremiumRequired
    fileDownload
    downloadedFileCounts
    foundFileDownloads
    notificationSettingsScopePrivateChats
    notificationSettingsScopeGroupChats
    notificationSettingsScopeChannelChats
    chatNotificationSettings
    scopeNotificationSettings
    reactionNotificationSourceNone
    reactionNotificationSourceContacts
    reactionNotificationSourceAll
    reactionNotificationSettings
    draftMessageContentText
    draftMessageContentRichMessage
    draftMessageContentVideoNote
    draftMessageContentVoiceNote
    draftMessage
    chatTypePrivate
    chatTypeBasicGroup
    chatTypeSupergroup
    chatTypeSecret
    chatFolderIcon
    chatFolderName
    chatFolder
    chatFolderInfo
    chatFolderInviteLink
    chatFolderInviteLinks
    chatFolderInviteLinkInfo
    recommendedChatFolder
    recommendedChatFolders
    archiveChatListSettings
    chatListMain
    chatListArchive
    chatListFolder
    chatLists
    chatSourceMtprotoProxy
    chatSourcePublicServiceAnnouncement
    chatPosition
    chatAvailableReactionsAll
    chatAvailableReactionsSome
    savedMessagesTag
    savedMessagesTags
    businessBotManageBar
    videoChat
    chat
    chats
    failedToAddMember
    failedToAddMembers
    createdBasicGroupChat
    publicChatTypeHasUsername
    publicChatTypeIsLocationBased
    accountInfo
    chatActionBarReportSpam
    chatActionBarInviteMembers
    chatActionBarReportAddBlock
    chatActionBarAddContact
    chatActionBarSharePhoneNumber
    chatActionBarJoinRequest
    buttonStyleDefault
    buttonStylePrimary
    buttonStyleDanger
    buttonStyleSuccess
    keyboardButtonTypeText
    keyboardButtonTypeRequestPhoneNumber
    keyboardButtonTypeRequestLocation
    keyboardButtonTypeRequestPoll
    keyboardButtonTypeRequestUsers
    keyboardButtonTypeRequestChat
    keyboardButtonTypeRequestManagedBot
    keyboardButtonTypeWebApp
    keyboardButton
    inlineKeyboardButtonTypeUrl
    inlineKeyboardButtonTypeLoginUrl
    inlineKeyboardButtonTypeWebApp
    inlineKeyboardButtonTypeCallback
    inlineKeyboardButtonTypeCallbackWithPassword
    inlineKeyboardButtonTypeCallbackGame
    inlineKeyboardButtonTypeSwitchInline
    inlineKeyboardButtonTypeBuy
    inlineKeyboardButtonTypeUser
    inlineKeyboardButtonTypeCopyText
    keyboardButtonSourceMessage
    keyboardButtonSourceWebApp
    inlineKeyboardButton
    replyMarkupRemoveKeyboard
    replyMarkupForceReply
    replyMarkupShowKeyboard
    replyMarkupInlineKeyboard
    loginUrlInfoOpen
    loginUrlInfoRequestConfirmation
    oauthLinkInfo
    messageThreadInfo
    savedMessagesTopicTypeMyNotes
    savedMessagesTopicTypeAuthorHidden
    savedMessagesTopicTypeSavedFromChat
    savedMessagesTopic
    directMessagesChatTopic
    forumTopicIcon
    forumTopicInfo
    forumTopic
    forumTopics
    sharedUser
    sharedChat
    builtInThemeClassic
    builtInThemeDay
    builtInThemeNight
    builtInThemeTinted
    builtInThemeArctic
    themeSettings
    richTextPlain
    richTextBold
    richTextItalic
    richTextUnderline
    richTextStrikethrough
    richTextSpoiler
    richTextSubscript
    richTextSuperscript
    richTextMarked
    richTextDateTime
    richTextMention
    richTextHashtag
    richTextCashtag
    richTextBankCardNumber
    richTextBotCommand
    richTextFixed
    richTextMentionName
    richTextUrl
    richTextEmailAddress
    richTextPhoneNumber
    richTextCustomEmoji
    richTextIcon
    richTextMathematicalExpression
    richTextDiff
    richTextReference
    richTextReferenceLink
    richTextAnchor
    richTextAnchorLink
    richTexts
    pageBlockCaption
    pageBlockListItem
    inputPageBlockListItem
    pageBlockHorizontalAlignmentLeft
    pageBlockHorizontalAlignmentCenter
    pageBlockHorizontalAlignmentRight
    pageBlockVerticalAlignmentTop
    pageBlockVerticalAlignmentMiddle
    pageBlockVerticalAlignmentBottom
    pageBlockTableCell
    pageBlockRelatedArticle
    pageBlockTitle
    pageBlockSubtitle
    pageBlockAuthorDate
    pageBlockHeader
    pageBlockSubheader
    pageBlockSectionHeading
    pageBlockKicker
    pageBlockParagraph
    pageBlockPreformatted
    pageBlockFooter
    pageBlockThinking
    pageBlockDivider
    pageBlockMathematicalExpression
    pageBlockAnchor
    pageBlockList
    pageBlockBlockQuote
    pageBlockPullQuote
    pageBlockAnimation
    pageBlockAudio
    pageBlockPhoto
    pageBlockVideo
    pageBlockVoiceNote
    pageBlockCover
    pageBlockEmbedded
    pageBlockEmbeddedPost
    pageBlockCollage
    pageBlockSlideshow
    pageBlockChatLink
    pageBlockTable
    pageBlockDetails
    pageBlockRelatedArticles
    pageBlockMap
    webPageInstantView
    linkPreviewAlbumMediaPhoto
    linkPreviewAlbumMediaVideo
    linkPreviewTypeAlbum
    linkPreviewTypeAnimation
    linkPreviewTypeApp
    linkPreviewTypeArticle
    linkPreviewTypeAudio
    linkPreviewTypeBackground
    linkPreviewTypeChannelBoost
    linkPreviewTypeChat
    linkPreviewTypeDirectMessagesChat
    linkPreviewTypeDocument
    linkPreviewTypeEmbeddedAnimationPlayer
    linkPreviewTypeEmbeddedAudioPlayer
    linkPreviewTypeEmbeddedVideoPlayer
    linkPreviewTypeExternalAudio
    linkPreviewTypeExternalVideo
    linkPreviewTypeGiftAuction
    linkPreviewTypeGiftCollection
    linkPreviewTypeGroupCall
    linkPreviewTypeInvoice
    linkPreviewTypeLiveStory
    linkPreviewTypeMessage
    linkPreviewTypePhoto
    linkPreviewTypePremiumGiftCode
    linkPreviewTypeRequestManagedBot
    linkPreviewTypeShareableChatFolder
    linkPreviewTypeSticker
    linkPreviewTypeStickerSet
    linkPreviewTypeStory
    linkPreviewTypeStoryAlbum
    linkPreviewTypeSupergroupBoost
    linkPreviewTypeTextCompositionStyle
    linkPreviewTypeTheme
    linkPreviewTypeUnsupported
    linkPreviewTypeUpgradedGift
    linkPreviewTypeUser
    linkPreviewTypeVideo
    linkPreviewTypeVideoChat
    linkPreviewTypeVideoNote
    linkPreviewTypeVoiceNote
    linkPreviewTypeWebApp
    linkPreview
    countryInfo
    countries
    phoneNumberInfo
    collectibleItemTypeUsername
    collectibleItemTypePhoneNumber
    collectibleItemInfo
    bankCardActionOpenUrl
    bankCardInfo
    address
    locationAddress
    labeledPricePart
    invoice
    orderInfo
    shippingOption
    savedCredentials
    inputCredentialsSaved
    inputCredentialsNew
    inputCredentialsApplePay
    inputCredentialsGooglePay
    paymentProviderSmartGlocal
    paymentProviderStripe
    paymentProviderOther
    paymentOption
    paymentFormTypeRegular
    paymentFormTypeStars
    paymentFormTypeStarSubscription
    paymentForm
    validatedOrderInfo
    paymentResult
    paymentReceiptTypeRegular
    paymentReceiptTypeStars
    paymentReceipt
    inputInvoiceMessage
    inputInvoiceName
    inputInvoiceTelegram
    paidMediaPreview
    paidMediaPhoto
    paidMediaVideo
    paidMediaUnsupported
    giveawayParameters
    datedFile
    passportElementTypePersonalDetails
    passportElementTypePassport
    passportElementTypeDriverLicense
    passportElementTypeIdentityCard
    passportElementTypeInternalPassport
    passportElementTypeAddress
    passportElementTypeUtilityBill
    passportElementTypeBankStatement
    passportElementTypeRentalAgreement
    passportElementTypePassportRegistration
    passportElementTypeTemporaryRegistration
    passportElementTypePhoneNumber
    passportElementTypeEmailAddress
    date
    personalDetails
    identityDocument
    inputIdentityDocument
    personalDocument
    inputPersonalDocument
    passportElementPersonalDetails
    passportElementPassport
    passportElementDriverLicense
    passportElementIdentityCard
    passportElementInternalPassport
    passportElementAddress
    passportElementUtilityBill
    passportElementBankStatement
    passportElementRentalAgreement
    passportElementPassportRegistration
    passportElementTemporaryRegistration
    passportElementPhoneNumber
    passportElementEmailAddress
    inputPassportElementPersonalDetails
    inputPassportElementPassport
    inputPassportElementDriverLicense
    inputPassportElementIdentityCard
    inputPassportElementInternalPassport
    inputPassportElementAddress
    inputPassportElementUtilityBill
    inputPassportElementBankStatement
    inputPassportElementRentalAgreement
    inputPassportElementPassportRegistration
    inputPassportElementTemporaryRegistration
    inputPassportElementPhoneNumber
    inputPassportElementEmailAddress
    passportElements
    passportElementErrorSourceUnspecified
    passportElementErrorSourceDataField
    passportElementErrorSourceFrontSide
    passportElementErrorSourceReverseSide
    passportElementErrorSourceSelfie
    passportElementErrorSourceTranslationFile
    passportElementErrorSourceTranslationFiles
    passportElementErrorSourceFile
    passportElementErrorSourceFiles
    passportElementError
    passportSuitableElement
    passportRequiredElement
    passportAuthorizationForm
    passportElementsWithErrors
    encryptedCredentials
    encryptedPassportElement
    inputPassportElementErrorSourceUnspecified
    inputPassportElementErrorSourceDataField
    inputPassportElementErrorSourceFrontSide
    inputPassportElementErrorSourceReverseSide
    inputPassportElementErrorSourceSelfie
    inputPassportElementErrorSourceTranslationFile
    inputPassportElementErrorSourceTranslationFiles
    inputPassportElementErrorSourceFile
    inputPassportElementErrorSourceFiles
    inputPassportElementError
    pollMediaAnimation
    pollMediaAudio
    pollMediaDocument
    pollMediaLink
    pollMediaLocation
    pollMediaPhoto
    pollMediaSticker
    pollMediaVenue
    pollMediaVideo
    messageText
    messageRichMessage
    messageAnimation
    messageAudio
    messageDocument
    messagePaidMedia
    messagePhoto
    messageSticker
    messageVideo
    messageVideoNote
    messageVoiceNote
    messageExpiredPhoto
    messageExpiredVideo
    messageExpiredVideoNote
    messageExpiredVoiceNote
    messageLiveLocation
    messageLocation
    messageVenue
    messageContact
    messageAnimatedEmoji
    messageDice
    messageGame
    messagePoll
    messageStakeDice
    messageStory
    messageChecklist
    messageInvoice
    messageCall
    messageGroupCall
    messageVideoChatScheduled
    messageVideoChatStarted
    messageVideoChatEnded
    messageInviteVideoChatParticipants
    messagePollOptionAdded
    messagePollOptionDeleted
    messageBasicGroupChatCreate
    messageSupergroupChatCreate
    messageChatChangeTitle
    messageChatChangePhoto
    messageChatDeletePhoto
    messageChatOwnerLeft
    messageChatOwnerChanged
    messageChatHasProtectedContentToggled
    messageChatHasProtectedContentDisableRequested
    messageChatAddMembers
    messageChatJoinByLink
    messageChatJoinByRequest
    messageChatDeleteMember
    messageChatAddedToCommunity
    messageChatRemovedFromCommunity
    messageChatUpgradeTo
    messageChatUpgradeFrom
    messagePinMessage
    messageScreenshotTaken
    messageChatSetBackground
    messageChatSetTheme
    messageChatSetMessageAutoDeleteTime
    messageChatBoost
    messageForumTopicCreated
    messageForumTopicEdited
    messageForumTopicIsClosedToggled
    messageForumTopicIsHiddenToggled
    messageSuggestProfilePhoto
    messageSuggestBirthdate
    messageCustomServiceAction
    messageGameScore
    messageManagedBotCreated
    messagePaymentSuccessful
    messagePaymentSuccessfulBot
    messagePaymentRefunded
    messageGiftedPremium
    messagePremiumGiftCode
    messageGiveawayCreated
    messageGiveaway
    messageGiveawayCompleted
    messageGiveawayWinners
    messageGiftedStars
    messageGiftedTon
    messageGiveawayPrizeStars
    messageGift
    messageUpgradedGift
    messageRefundedUpgradedGift
    messageUpgradedGiftPurchaseOffer
    messageUpgradedGiftPurchaseOfferRejected
    messagePaidMessagesRefunded
    messagePaidMessagePriceChanged
    messageDirectMessagePriceChanged
    messageChecklistTasksDone
    messageChecklistTasksAdded
    messageSuggestedPostApprovalFailed
    messageSuggestedPostApproved
    messageSuggestedPostDeclined
    messageSuggestedPostPaid
    messageSuggestedPostRefunded
    messageContactRegistered
    messageUsersShared
    messageChatShared
    messageBotWriteAccessAllowed
    messageWebAppDataSent
    messageWebAppDataReceived
    messagePassportDataSent
    messagePassportDataReceived
    messageProximityAlertTriggered
    messageUnsupported
    dateTimePartPrecisionNone
    dateTimePartPrecisionShort
    dateTimePartPrecisionLong
    dateTimeFormattingTypeRelative
    dateTimeFormattingTypeAbsolute
    textEntityTypeMention
    textEntityTypeHashtag
    textEntityTypeCashtag
    textEntityTypeBotCommand
    textEntityTypeUrl
    textEntityTypeEmailAddress
    textEntityTypePhoneNumber
    textEntityTypeBankCardNumber
    textEntityTypeBold
    textEntityTypeItalic
    textEntityTypeUnderline
    textEntityTypeStrikethrough
    textEntityTypeSpoiler
    textEntityTypeCode
    textEntityTypePre
    textEntityTypePreCode
    textEntityTypeBlockQuote
    textEntityTypeExpandableBlockQuote
    textEntityTypeTextUrl
    textEntityTypeMentionName
    textEntityTypeCustomEmoji
    textEntityTypeMediaTimestamp
    textEntityTypeDateTime
    diffEntityTypeInsert
    diffEntityTypeReplace
    diffEntityTypeDelete
    inputThumbnail
    inputAnimation
    inputAudio
    inputDocument
    inputPhoto
    inputSticker
    inputVideo
    inputVideoNote
    inputVoiceNote
    inputPaidMediaTypePhoto
    inputPaidMediaTypeVideo
    inputPaidMedia
    messageSchedulingStateSendAtDate
    messageSchedulingStateSendWhenOnline
    messageSchedulingStateSendWhenVideoProcessed
    messageSelfDestructTypeTimer
    messageSelfDestructTypeImmediately
    messageSendOptions
    messageCopyOptions
    inputPollMediaAnimation
    inputPollMediaAudio
    inputPollMediaDocument
    inputPollMediaLink
    inputPollMediaLocation
    inputPollMediaPhoto
    inputPollMediaSticker
    inputPollMediaVenue
    inputPollMediaVideo
    inputPageBlockSectionHeading
    inputPageBlockParagraph
    inputPageBlockPreformatted
    inputPageBlockFooter
    inputPageBlockThinking
    inputPageBlockDivider
    inputPageBlockMathematicalExpression
    inputPageBlockAnchor
    inputPageBlockList
    inputPageBlockBlockQuote
    inputPageBlockPullQuote
    inputPageBlockAnimation
    inputPageBlockAudio
    inputPageBlockPhoto
    inputPageBlockVideo
    inputPageBlockVoiceNote
    inputPageBlockCollage
    inputPageBlockSlideshow
    inputPageBlockTable
    inputPageBlockDetails
    inputPageBlockMap
    inputMessageText
    inputMessageRichMessage
    inputMessageAnimation
    inputMessageAudio
    inputMessageDocument
    inputMessagePaidMedia
    inputMessagePhoto
    inputMessageSticker
    inputMessageVideo
    inputMessageVideoNote
    inputMessageVoiceNote
    inputMessageLiveLocation
    inputMessageLocation
    inputMessageVenue
    inputMessageContact
    inputMessageDice
    inputMessageGame
    inputMessageInvoice
    inputMessagePoll
    inputMessageStakeDice
    inputMessageStory
    inputMessageChecklist
    inputMessageForwarded
    messageProperties
    pollOptionProperties
    searchMessagesFilterEmpty
    searchMessagesFilterAnimation
    searchMessagesFilterAudio
    searchMessagesFilterDocument
    searchMessagesFilterPhoto
    searchMessagesFilterPoll
    searchMessagesFilterVideo
    searchMessagesFilterVoiceNote
    searchMessagesFilterPhotoAndVideo
    searchMessagesFilterUrl
    searchMessagesFilterChatPhoto
    searchMessagesFilterVideoNote
    searchMessagesFilterVoiceAndVideoNote
    searchMessagesFilterMention
    searchMessagesFilterUnreadMention
    searchMessagesFilterUnreadReaction
    searchMessagesFilterUnreadPollVote
    searchMessagesFilterFailedToSend
    searchMessagesFilterPinned
    searchMessagesChatTypeFilterPrivate
    searchMessagesChatTypeFilterGroup
    searchMessagesChatTypeFilterChannel
    searchChatTypeFilterBot
    searchChatTypeFilterChannel
    chatActionTyping
    chatActionRecordingVideo
    chatActionUploadingVideo
    chatActionRecordingVoiceNote
    chatActionUploadingVoiceNote
    chatActionUploadingPhoto
    chatActionUploadingDocument
    chatActionChoosingSticker
    chatActionChoosingLocation
    chatActionChoosingContact
    chatActionStartPlayingGame
    chatActionRecordingVideoNote
    chatActionUploadingVideoNote
    chatActionWatchingAnimations
    chatActionCancel
    userStatusEmpty
    userStatusOnline
    userStatusOffline
    userStatusRecently
    userStatusLastWeek
    userStatusLastMonth
    emojiKeyword
    emojiKeywords
    stickers
    emojis
    stickerSet
    stickerSetInfo
    stickerSets
    trendingStickerSets
    emojiCategorySourceSearch
    emojiCategorySourcePremium
    emojiCategory
    emojiCategories
    emojiCategoryTypeDefault
    emojiCategoryTypeRegularStickers
    emojiCategoryTypeEmojiStatus
    emojiCategoryTypeChatPhoto
    currentWeather
    storyAreaPosition
    storyAreaTypeLocation
    storyAreaTypeVenue
    storyAreaTypeSuggestedReaction
    storyAreaTypeMessage
    storyAreaTypeLink
    storyAreaTypeWeather
    storyAreaTypeUpgradedGift
    storyArea
    inputStoryAreaTypeLocation
    inputStoryAreaTypeFoundVenue
    inputStoryAreaTypePreviousVenue
    inputStoryAreaTypeSuggestedReaction
    inputStoryAreaTypeMessage
    inputStoryAreaTypeLink
    inputStoryAreaTypeWeather
    inputStoryAreaTypeUpgradedGift
    inputStoryArea
    inputStoryAreas
    storyVideo
    storyContentTypePhoto
    storyContentTypeVideo
    storyContentTypeLive
    storyContentTypeUnsupported
    storyContentPhoto
    storyContentVideo
    storyContentLive
    storyContentUnsupported
    inputStoryContentPhoto
    inputStoryContentVideo
    storyListMain
    storyListArchive
    storyOriginPublicStory
    storyOriginHiddenUser
    storyRepostInfo
    storyInteractionInfo
    story
    stories
    foundStories
    storyAlbum
    storyAlbums
    storyFullId
    storyInfo
    chatActiveStories
    storyInteractionTypeView
    storyInteractionTypeForward
    storyInteractionTypeRepost
    storyInteraction
    storyInteractions
    quickReplyMessage
    quickReplyMessages
    quickReplyShortcut
    publicForwardMessage
    publicForwardStory
    publicForwards
    botMediaPreview
    botMediaPreviews
    botMediaPreviewInfo
    chatBoostLevelFeatures
    chatBoostFeatures
    chatBoostSourceGiftCode
    chatBoostSourceGiveaway
    chatBoostSourcePremium
    prepaidGiveaway
    chatBoostStatus
    chatBoost
    foundChatBoosts
    chatBoostSlot
    chatBoostSlots
    resendCodeReasonUserRequest
    resendCodeReasonVerificationFailed
    callDiscardReasonEmpty
    callDiscardReasonMissed
    callDiscardReasonDeclined
    callDiscardReasonDisconnected
    callDiscardReasonHungUp
    callDiscardReasonUpgradeToGroupCall
    callProtocol
    callServerTypeTelegramReflector
    callServerTypeWebrtc
    callServer
    callId
    groupCallId
    inputCallDiscarded
    inputCallFromMessage
    callStatePending
    callStateExchangingKeys
    callStateReady
    callStateHangingUp
    callStateDiscarded
    callStateError
    groupCallJoinParameters
    groupCallVideoQualityThumbnail
    groupCallVideoQualityMedium
    groupCallVideoQualityFull
    groupCallStream
    groupCallStreams
    rtmpUrl
    groupCallRecentSpeaker
    groupCall
    groupCallVideoSourceGroup
    groupCallParticipantVideoInfo
    groupCallParticipant
    groupCallParticipants
    groupCallInfo
    groupCallMessage
    groupCallMessageLevel
    inviteGroupCallParticipantResultUserPrivacyRestricted
    inviteGroupCallParticipantResultUserAlreadyParticipant
    inviteGroupCallParticipantResultUserWasBanned
    inviteGroupCallParticipantResultSuccess
    groupCallDataChannelMain
    groupCallDataChannelScreenSharing
    inputGroupCallLink
    inputGroupCallMessage
    callProblemEcho
    callProblemNoise
    callProblemInterruptions
    callProblemDistortedSpeech
    callProblemSilentLocal
    callProblemSilentRemote
    callProblemDropped
    callProblemDistortedVideo
    callProblemPixelatedVideo
    call
    firebaseAuthenticationSettingsAndroid
    firebaseAuthenticationSettingsIos
    phoneNumberAuthenticationSettings
    addedReaction
    addedReactions
    availableReaction
    availableReactions
    emojiReaction
    reactionUnavailabilityReasonAnonymousAdministrator
    reactionUnavailabilityReasonGuest
    reactionUnavailabilityReasonRestricted
    animations
    diceStickersRegular
    diceStickersSlotMachine
    importedContact
    importedContacts
    speechRecognitionResultPending
    speechRecognitionResultText
    speechRecognitionResultError
    businessConnection
    attachmentMenuBotColor
    attachmentMenuBot
    botWriteAccessAllowReasonConnectedWebsite
    botWriteAccessAllowReasonAddedToAttachmentMenu
    botWriteAccessAllowReasonLaunchedWebApp
    botWriteAccessAllowReasonAcceptedRequest
    httpUrl
    userLink
    targetChatTypes
    targetChatCurrent
    targetChatChosen
    targetChatInternalLink
    inputInlineQueryResultAnimation
    inputInlineQueryResultArticle
    inputInlineQueryResultAudio
    inputInlineQueryResultContact
    inputInlineQueryResultDocument
    inputInlineQueryResultGame
    inputInlineQueryResultLocation
    inputInlineQueryResultPhoto
    inputInlineQueryResultSticker
    inputInlineQueryResultVenue
    inputInlineQueryResultVideo
    inputInlineQueryResultVoiceNote
    inlineQueryResultArticle
    inlineQueryResultContact
    inlineQueryResultLocation
    inlineQueryResultVenue
    inlineQueryResultGame
    inlineQueryResultAnimation
    inlineQueryResultAudio
    inlineQueryResultDocument
    inlineQueryResultPhoto
    inlineQueryResultSticker
    inlineQueryResultVideo
    inlineQueryResultVoiceNote
    inlineQueryResultsButtonTypeStartBot
    inlineQueryResultsButtonTypeWebApp
    inlineQueryResultsButton
    inlineQueryResults
    inlineMessageId
    preparedInlineMessageId
    preparedInlineMessage
    callbackQueryPayloadData
    callbackQueryPayloadDataWithPassword
    callbackQueryPayloadGame
    callbackQueryAnswer
    customRequestResult
    gameHighScore
    gameHighScores
    chatEventMessageEdited
    chatEventMessageDeleted
    chatEventMessagePinned
    chatEventMessageUnpinned
    chatEventPollStopped
    chatEventMemberJoined
    chatEventMemberJoinedByInviteLink
    chatEventMemberJoinedByRequest
    chatEventMemberInvited
    chatEventMemberLeft
    chatEventMemberPromoted
    chatEventMemberRestricted
    chatEventMemberTagChanged
    chatEventMemberSubscriptionExtended
    chatEventAvailableReactionsChanged
    chatEventBackgroundChanged
    chatEventDescriptionChanged
    chatEventEmojiStatusChanged
    chatEventLinkedChatChanged
    chatEventLocationChanged
    chatEventMessageAutoDeleteTimeChanged
    chatEventPermissionsChanged
    chatEventPhotoChanged
    chatEventSlowModeDelayChanged
    chatEventStickerSetChanged
    chatEventCustomEmojiStickerSetChanged
    chatEventTitleChanged
    chatEventUsernameChanged
    chatEventActiveUsernamesChanged
    chatEventAccentColorChanged
    chatEventProfileAccentColorChanged
    chatEventHasProtectedContentToggled
    chatEventInvitesToggled
    chatEventIsAllHistoryAvailableToggled
    chatEventHasAggressiveAntiSpamEnabledToggled
    chatEventSignMessagesToggled
    chatEventShowMessageSenderToggled
    chatEventAutomaticTranslationToggled
    chatEventInviteLinkEdited
    chatEventInviteLinkRevoked
    chatEventInviteLinkDeleted
    chatEventVideoChatCreated
    chatEventVideoChatEnded
    chatEventVideoChatMuteNewParticipantsToggled
    chatEventVideoChatParticipantIsMutedToggled
    chatEventVideoChatParticipantVolumeLevelChanged
    chatEventIsForumToggled
    chatEventForumTopicCreated
    chatEventForumTopicEdited
    chatEventForumTopicToggleIsClosed
    chatEventForumTopicToggleIsHidden
    chatEventForumTopicDeleted
    chatEventForumTopicPinned
    chatEvent
    chatEvents
    chatEventLogFilters
    languagePackStringValueOrdinary
    languagePackStringValuePluralized
    languagePackStringValueDeleted
    languagePackString
    languagePackStrings
    languagePackInfo
    localizationTargetInfo
    premiumLimitTypeSupergroupCount
    premiumLimitTypePinnedChatCount
    premiumLimitTypeCreatedPublicChatCount
    premiumLimitTypeSavedAnimationCount
    premiumLimitTypeFavoriteStickerCount
    premiumLimitTypeChatFolderCount
    premiumLimitTypeChatFolderChosenChatCount
    premiumLimitTypePinnedArchivedChatCount
    premiumLimitTypePinnedSavedMessagesTopicCount
    premiumLimitTypeMessageTextLength
    premiumLimitTypeCaptionLength
    premiumLimitTypeBioLength
    premiumLimitTypeChatFolderInviteLinkCount
    premiumLimitTypeShareableChatFolderCount
    premiumLimitTypeActiveStoryCount
    premiumLimitTypeWeeklyPostedStoryCount
    premiumLimitTypeMonthlyPostedStoryCount
    premiumLimitTypeStoryCaptionLength
    premiumLimitTypeStorySuggestedReactionAreaCount
    premiumLimitTypeSimilarChatCount
    premiumLimitTypeOwnedBotCount
    premiumLimitTypeCustomTextCompositionStyleCount
    premiumFeatureIncreasedLimits
    premiumFeatureIncreasedUploadFileSize
    premiumFeatureImprovedDownloadSpeed
    premiumFeatureVoiceRecognition
    premiumFeatureDisabledAds
    premiumFeatureUniqueReactions
    premiumFeatureUniqueStickers
    premiumFeatureCustomEmoji
    premiumFeatureAdvancedChatManagement
    premiumFeatureProfileBadge
    premiumFeatureEmojiStatus
    premiumFeatureAnimatedProfilePhoto
    premiumFeatureForumTopicIcon
    premiumFeatureAppIcons
    premiumFeatureRealTimeChatTranslation
    premiumFeatureUpgradedStories
    premiumFeatureChatBoost
    premiumFeatureAccentColor
    premiumFeatureBackgroundForBoth
    premiumFeatureSavedMessagesTags
    premiumFeatureMessagePrivacy
    premiumFeatureLastSeenTimes
    premiumFeatureBusiness
    premiumFeatureMessageEffects
    premiumFeatureChecklists
    premiumFeaturePaidMessages
    premiumFeatureProtectPrivateChatContent
    premiumFeatureTextComposition
    premiumFeatureRichMessages
    businessFeatureLocation
    businessFeatureOpeningHours
    businessFeatureQuickReplies
    businessFeatureGreetingMessage
    businessFeatureAwayMessage
    businessFeatureAccountLinks
    businessFeatureStartPage
    businessFeatureBots
    businessFeatureEmojiStatus
    businessFeatureChatFolderTags
    businessFeatureUpgradedStories
    premiumStoryFeaturePriorityOrder
    premiumStoryFeatureStealthMode
    premiumStoryFeaturePermanentViewsHistory
    premiumStoryFeatureCustomExpirationDuration
    premiumStoryFeatureSaveStories
    premiumStoryFeatureLinksAndFormatting
    premiumStoryFeatureVideoQuality
    premiumLimit
    premiumFeatures
    businessFeatures
    premiumSourceLimitExceeded
    premiumSourceFeature
    premiumSourceBusinessFeature
    premiumSourceStoryFeature
    premiumSourceLink
    premiumSourceSettings
    premiumFeaturePromotionAnimation
    businessFeaturePromotionAnimation
    premiumState
    storePaymentPurposePremiumSubscription
    storePaymentPurposePremiumGift
    storePaymentPurposePremiumGiftCodes
    storePaymentPurposePremiumGiveaway
    storePaymentPurposeStarGiveaway
    storePaymentPurposeStars
    storePaymentPurposeGiftedStars
    storeTransactionAppStore
    storeTransactionGooglePlay
    telegramPaymentPurposePremiumGift
    telegramPaymentPurposePremiumGiftCodes
    telegramPaymentPurposePremiumGiveaway
    telegramPaymentPurposeStars
    telegramPaymentPurposeGiftedStars
    telegramPaymentPurposeStarGiveaway
    telegramPaymentPurposeJoinChat
    deviceTokenFirebaseCloudMessaging
    deviceTokenApplePush
    deviceTokenApplePushVoIP
    deviceTokenWindowsPush
    deviceTokenMicrosoftPush
    deviceTokenMicrosoftPushVoIP
    deviceTokenWebPush
    deviceTokenSimplePush
    deviceTokenUbuntuPush
    deviceTokenBlackBerryPush
    deviceTokenTizenPush
    deviceTokenHuaweiPush
    pushReceiverId
    backgroundFillSolid
    backgroundFillGradient
    backgroundFillFreeformGradient
    backgroundTypeWallpaper
    backgroundTypePattern
    backgroundTypeFill
    backgroundTypeChatTheme
    inputBackgroundLocal
    inputBackgroundRemote
    inputBackgroundPrevious
    emojiChatTheme
    giftChatTheme
    giftChatThemes
    chatThemeEmoji
    chatThemeGift
    inputChatThemeEmoji
    inputChatThemeGift
    timeZone
    timeZones
    hashtags
    canPostStoryResultOk
    canPostStoryResultPremiumNeeded
    canPostStoryResultBoostNeeded
    canPostStoryResultActiveStoryLimitExceeded
    canPostStoryResultWeeklyLimitExceeded
    canPostStoryResultMonthlyLimitExceeded
    canPostStoryResultLiveStoryIsActive
    startLiveStoryResultOk
    startLiveStoryResultFail
    canTransferOwnershipResultOk
    canTransferOwnershipResultPasswordNeeded
    canTransferOwnershipResultPasswordTooFresh
    canTransferOwnershipResultSessionTooFresh
    checkChatUsernameResultOk
    checkChatUsernameResultUsernameInvalid
    checkChatUsernameResultUsernameOccupied
    checkChatUsernameResultUsernamePurchasable
    checkChatUsernameResultPublicChatsTooMany
    checkChatUsernameResultPublicGroupsUnavailable
    checkStickerSetNameResultOk
    checkStickerSetNameResultNameInvalid
    checkStickerSetNameResultNameOccupied
    resetPasswordResultOk
    resetPasswordResultPending
    resetPasswordResultDeclined
    messageFileTypePrivate
    messageFileTypeGroup
    messageFileTypeUnknown
    pushMessageContentHidden
    pushMessageContentAnimation
    pushMessageContentAudio
    pushMessageContentContact
    pushMessageContentContactRegistered
    pushMessageContentDocument
    pushMessageContentGame
    pushMessageContentGameScore
    pushMessageContentInvoice
    pushMessageContentLocation
    pushMessageContentPaidMedia
    pushMessageContentPhoto
    pushMessageContentPoll
    pushMessageContentPremiumGiftCode
    pushMessageContentGiveaway
    pushMessageContentGift
    pushMessageContentUpgradedGift
    pushMessageContentScreenshotTaken
    pushMessageContentSticker
    pushMessageContentStory
    pushMessageContentText
    pushMessageContentChecklist
    pushMessageContentVideo
    pushMessageContentVideoNote
    pushMessageContentVoiceNote
    pushMessageContentBasicGroupChatCreate
    pushMessageContentVideoChatStarted
    pushMessageContentVideoChatEnded
    pushMessageContentInviteVideoChatParticipants
    pushMessageContentChatAddMembers
    pushMessageContentChatChangePhoto
    pushMessageContentChatChangeTitle
    pushMessageContentChatSetBackground
    pushMessageContentChatSetTheme
    pushMessageContentChatDeleteMember
    pushMessageContentChatJoinByLink
    pushMessageContentChatJoinByRequest
    pushMessageContentRecurringPayment
    pushMessageContentSuggestProfilePhoto
    pushMessageContentSuggestBirthdate
    pushMessageContentProximityAlertTriggered
    pushMessageContentChecklistTasksAdded
    pushMessageContentChecklistTasksDone
    pushMessageContentPollOptionAdded
    pushMessageContentMessageForwards
    pushMessageContentMediaAlbum
    notificationTypeNewMessage
    notificationTypeNewSecretChat
    notificationTypeNewCall
    notificationTypeNewPushMessage
    notificationGroupTypeMessages
    notificationGroupTypeMentions
    notificationGroupTypeSecretChat
    notificationGroupTypeCalls
    notificationSound
    notificationSounds
    notification
    notificationGroup
    proxy
    optionValueBoolean
    optionValueEmpty
    optionValueInteger
    optionValueString
    jsonObjectMember
    jsonValueNull
    jsonValueBoolean
    jsonValueNumber
    jsonValueString
    jsonValueArray
    jsonValueObject
    storyPrivacySettingsEveryone
    storyPrivacySettingsContacts
    storyPrivacySettingsCloseFriends
    storyPrivacySettingsSelectedUsers
    userPrivacySettingRuleAllowAll
    userPrivacySettingRuleAllowContacts
    userPrivacySettingRuleAllowBots
    userPrivacySettingRuleAllowPremiumUsers
    userPrivacySettingRuleAllowUsers
    userPrivacySettingRuleAllowChatMembers
    userPrivacySettingRuleRestrictAll
    userPrivacySettingRuleRestrictContacts
    userPrivacySettingRuleRestrictBots
    userPrivacySettingRuleRestrictUsers
    userPrivacySettingRuleRestrictChatMembers
    userPrivacySettingRules
    userPrivacySettingShowStatus
    userPrivacySettingShowProfilePhoto
    userPrivacySettingShowLinkInForwardedMessages
    userPrivacySettingShowPhoneNumber
    userPrivacySettingShowBio
    userPrivacySettingShowBirthdate
    userPrivacySettingShowProfileAudio
    userPrivacySettingAllowChatInvites
    userPrivacySettingAllowCalls
    userPrivacySettingAllowPeerToPeerCalls
    userPrivacySettingAllowFindingByPhoneNumber
    userPrivacySettingAllowPrivateVoiceAndVideoNoteMessages
    userPrivacySettingAutosaveGifts
    userPrivacySettingAllowUnpaidMessages
    readDatePrivacySettings
    newChatPrivacySettings
    canSendMessageToUserResultOk
    canSendMessageToUserResultUserHasPaidMessages
    canSendMessageToUserResultUserIsDeleted
    canSendMessageToUserResultUserRestrictsNewChats
    accountTtl
    messageAutoDeleteTime
    sessionTypeDevice
    sessionTypeConnectedBot
    sessionDeviceTypeAndroid
    sessionDeviceTypeApple
    sessionDeviceTypeBrave
    sessionDeviceTypeChrome
    sessionDeviceTypeEdge
    sessionDeviceTypeFirefox
    sessionDeviceTypeIpad
    sessionDeviceTypeIphone
    sessionDeviceTypeLinux
    sessionDeviceTypeMac
    sessionDeviceTypeOpera
    sessionDeviceTypeSafari
    sessionDeviceTypeUbuntu
    sessionDeviceTypeUnknown
    sessionDeviceTypeVivaldi
    sessionDeviceTypeWindows
    sessionDeviceTypeXbox
    session
    sessions
    unconfirmedSession
    connectedWebsite
    connectedWebsites
    reportReasonSpam
    reportReasonViolence
    reportReasonPornography
    reportReasonChildAbuse
    reportReasonCopyright
    reportReasonUnrelatedLocation
    reportReasonFake
    reportReasonIllegalDrugs
    reportReasonPersonalDetails
    reportReasonCustom
    reportChatResultOk
    reportChatResultOptionRequired
    reportChatResultTextRequired
    reportChatResultMessagesRequired
    reportStoryResultOk
    reportStoryResultOptionRequired
    reportStoryResultTextRequired
    settingsSectionAppearance
    settingsSectionAskQuestion
    settingsSectionBusiness
    settingsSectionChatFolders
    settingsSectionDataAndStorage
    settingsSectionDevices
    settingsSectionEditProfile
    settingsSectionFaq
    settingsSectionFeatures
    settingsSectionInAppBrowser
    settingsSectionLanguage
    settingsSectionMyStars
    settingsSectionMyGrams
    settingsSectionNotifications
    settingsSectionPowerSaving
    settingsSectionPremium
    settingsSectionPrivacyAndSecurity
    settingsSectionPrivacyPolicy
    settingsSectionQrCode
    settingsSectionSearch
    settingsSectionSendGift
    internalLinkTypeAttachmentMenuBot
    internalLinkTypeAuthenticationCode
    internalLinkTypeBackground
    internalLinkTypeBotAddToChannel
    internalLinkTypeBotStart
    internalLinkTypeBotStartInGroup
    internalLinkTypeBusinessChat
    internalLinkTypeCallsPage
    internalLinkTypeChatAffiliateProgram
    internalLinkTypeChatBoost
    internalLinkTypeChatFolderInvite
    internalLinkTypeChatInvite
    internalLinkTypeChatSelection
    internalLinkTypeContactsPage
    internalLinkTypeDirectMessagesChat
    internalLinkTypeGame
    internalLinkTypeGiftAuction
    internalLinkTypeGiftCollection
    internalLinkTypeGroupCall
    internalLinkTypeInstantView
    internalLinkTypeInvoice
    internalLinkTypeLanguagePack
    internalLinkTypeLiveStory
    internalLinkTypeMainWebApp
    internalLinkTypeMessage
    internalLinkTypeMessageDraft
    internalLinkTypeMyProfilePage
    internalLinkTypeNewChannelChat
    internalLinkTypeNewGroupChat
    internalLinkTypeNewPrivateChat
    internalLinkTypeNewStory
    internalLinkTypeOauth
    internalLinkTypePassportDataRequest
    internalLinkTypePhoneNumberConfirmation
    internalLinkTypePremiumFeaturesPage
    internalLinkTypePremiumGiftCode
    internalLinkTypePremiumGiftPurchase
    internalLinkTypeProxy
    internalLinkTypePublicChat
    internalLinkTypeQrCodeAuthentication
    internalLinkTypeRequestManagedBot
    internalLinkTypeRestorePurchases
    internalLinkTypeSavedMessages
    internalLinkTypeSearch
    internalLinkTypeSettings
    internalLinkTypeStarPurchase
    internalLinkTypeStickerSet
    internalLinkTypeStory
    internalLinkTypeStoryAlbum
    internalLinkTypeTextCompositionStyle
    internalLinkTypeTheme
    internalLinkTypeUnknownDeepLink
    internalLinkTypeUpgradedGift
    internalLinkTypeUserPhoneNumber
    internalLinkTypeUserToken
    internalLinkTypeVideoChat
    internalLinkTypeWebApp
    messageLink
    messageLinkInfo
    chatBoostLink
    chatBoostLinkInfo
    blockListMain
    blockListStories
    fileTypeNone
    fileTypeAnimation
    fileTypeAudio
    fileTypeDocument
    fileTypeLivePhotoVideo
    fileTypeNotificationSound
    fileTypePhoto
    fileTypePhotoStory
    fileTypeProfilePhoto
    fileTypeSecret
    fileTypeSecretThumbnail
    fileTypeSecure
    fileTypeSelfDestructingLivePhotoVideo
    fileTypeSelfDestructingPhoto
    fileTypeSelfDestructingVideo
    fileTypeSelfDestructingVideoNote
    fileTypeSelfDestructingVoiceNote
    fileTypeSticker
    fileTypeThumbnail
    fileTypeUnknown
    fileTypeVideo
    fileTypeVideoNote
    fileTypeVideoStory
    fileTypeVoiceNote
    fileTypeWallpaper
    storageStatisticsByFileType
    storageStatisticsByChat
    storageStatistics
    storageStatisticsFast
    databaseStatistics
    networkTypeNone
    networkTypeMobile
    networkTypeMobileRoaming
    networkTypeWiFi
    networkTypeOther
    networkStatisticsEntryFile
    networkStatisticsEntryCall
    networkStatistics
    autoDownloadSettings
    autoDownloadSettingsPresets
    autosaveSettingsScopePrivateChats
    autosaveSettingsScopeGroupChats
    autosaveSettingsScopeChannelChats
    autosaveSettingsScopeChat
    scopeAutosaveSettings
    autosaveSettingsException
    autosaveSettings
    webDomainException
    webBrowserSettings
    webBrowserTypeExternal
    webBrowserTypeInApp
    connectionStateWaitingForNetwork
    connectionStateConnectingToProxy
    connectionStateConnecting
    connectionStateUpdating
    connectionStateReady
    ageVerificationParameters
    topChatCategoryUsers
    topChatCategoryBots
    topChatCategoryGroups
    topChatCategoryChannels
    topChatCategoryInlineBots
    topChatCategoryGuestBots
    topChatCategoryWebAppBots
    topChatCategoryCalls
    topChatCategoryForwardChats
    foundPosition
    foundPositions
    tMeUrlTypeUser
    tMeUrlTypeSupergroup
    tMeUrlTypeChatInvite
    tMeUrlTypeStickerSet
    tMeUrl
    tMeUrls
    suggestedActionEnableArchiveAndMuteNewChats
    suggestedActionCheckPassword
    suggestedActionCheckPhoneNumber
    suggestedActionViewChecksHint
    suggestedActionConvertToBroadcastGroup
    suggestedActionSetPassword
    suggestedActionUpgradePremium
    suggestedActionRestorePremium
    suggestedActionSubscribeToAnnualPremium
    suggestedActionGiftPremiumForChristmas
    suggestedActionSetBirthdate
    suggestedActionSetProfilePhoto
    suggestedActionExtendPremium
    suggestedActionExtendStarSubscriptions
    suggestedActionCustom
    suggestedActionSetLoginEmailAddress
    suggestedActionAddLoginPasskey
    count
    text
    data
    seconds
    fileDownloadedPrefixSize
    starCount
    deepLinkInfo
    textParseModeMarkdown
    textParseModeHTML
    proxyTypeSocks5
    proxyTypeHttp
    proxyTypeMtproto
    addedProxy
    addedProxies
    newSticker
    dateRange
    statisticalValue
    statisticalGraphData
    statisticalGraphAsync
    statisticalGraphError
    chatStatisticsObjectTypeMessage
    chatStatisticsObjectTypeStory
    chatStatisticsInteractionInfo
    chatStatisticsMessageSenderInfo
    chatStatisticsAdministratorActionsInfo
    chatStatisticsInviterInfo
    chatStatisticsSupergroup
    chatStatisticsChannel
    chatRevenueAmount
    chatRevenueStatistics
    messageStatistics
    storyStatistics
    pollVoteStatistics
    revenueWithdrawalStatePending
    revenueWithdrawalStateSucceeded
    revenueWithdrawalStateFailed
    chatRevenueTransactionTypeUnsupported
    chatRevenueTransactionTypeSponsoredMessageEarnings
    chatRevenueTransactionTypeSuggestedPostEarnings
    chatRevenueTransactionTypeFragmentWithdrawal
    chatRevenueTransactionTypeFragmentRefund
    chatRevenueTransaction
    chatRevenueTransactions
    starRevenueStatus
    starRevenueStatistics
    gramRevenueStatus
    gramRevenueStatistics
    point
    vectorPathCommandLine
    vectorPathCommandCubicBezierCurve
    botCommandScopeDefault
    botCommandScopeAllPrivateChats
    botCommandScopeAllGroupChats
    botCommandScopeAllChatAdministrators
    botCommandScopeChat
    botCommandScopeChatAdministrators
    botCommandScopeChatMember
    phoneNumberCodeTypeChange
    phoneNumberCodeTypeVerify
    phoneNumberCodeTypeConfirmOwnership
    updateAuthorizationState
    updateNewMessage
    updateMessageSendAcknowledged
    updateMessageSendSucceeded
    updateMessageSendFailed
    updateMessageContent
    updateMessageEdited
    updateMessageIsPinned
    updateMessageInteractionInfo
    updateMessageContentOpened
    updateMessageMentionRead
    updateMessageUnreadReactions
    updateMessageContainsUnreadPollVotes
    updateMessageFactCheck
    updateMessageSuggestedPostInfo
    updateMessageLiveLocationViewed
    updateVideoPublished
    updateNewChat
    updateChatTitle
    updateChatPhoto
    updateChatAccentColors
    updateChatPermissions
    updateChatLastMessage
    updateChatPosition
    updateChatAddedToList
    updateChatRemovedFromList
    updateChatReadInbox
    updateChatReadOutbox
    updateChatActionBar
    updateChatBusinessBotManageBar
    updateChatAvailableReactions
    updateChatDraftMessage
    updateChatEmojiStatus
    updateChatMessageSender
    updateChatMessageAutoDeleteTime
    updateChatNotificationSettings
    updateChatPendingJoinRequests
    updateChatReplyMarkup
    updateChatBackground
    updateChatTheme
    updateChatUnreadMentionCount
    updateChatUnreadReactionCount
    updateChatUnreadPollVoteCount
    updateChatVideoChat
    updateChatDefaultDisableNotification
    updateChatHasProtectedContent
    updateChatIsTranslatable
    updateChatIsMarkedAsUnread
    updateChatViewAsTopics
    updateChatBlockList
    updateChatHasScheduledMessages
    updateChatFolders
    updateChatOnlineMemberCount
    updateSavedMessagesTopic
    updateSavedMessagesTopicCount
    updateDirectMessagesChatTopic
    updateTopicMessageCount
    updateQuickReplyShortcut
    updateQuickReplyShortcutDeleted
    updateQuickReplyShortcuts
    updateQuickReplyShortcutMessages
    updateForumTopicInfo
    updateForumTopic
    updateScopeNotificationSettings
    updateReactionNotificationSettings
    updateNotification
    updateNotificationGroup
    updateActiveNotifications
    updateHavePendingNotifications
    updateDeleteMessages
    updateChatAction
    updatePendingMessage
    updateCommunity
    updateUserStatus
    updateUser
    updateBasicGroup
    updateSupergroup
    updateSecretChat
    updateUserFullInfo
    updateBasicGroupFullInfo
    updateSupergroupFullInfo
    updateServiceNotification
    updateNewOauthRequest
    updateFile
    updateFileGenerationStart
    updateFileGenerationStop
    updateFileDownloads
    updateFileAddedToDownloads
    updateFileDownload
    updateFileRemovedFromDownloads
    updateApplicationVerificationRequired
    updateApplicationRecaptchaVerificationRequired
    updateCall
    updateGroupCall
    updateGroupCallParticipant
    updateGroupCallParticipants
    updateGroupCallVerificationState
    updateNewGroupCallMessage
    updateNewGroupCallPaidReaction
    updateGroupCallMessageSendFailed
    updateGroupCallMessagesDeleted
    updateLiveStoryTopDonors
    updateNewCallSignalingData
    updateGiftAuctionState
    updateActiveGiftAuctions
    updateUserPrivacySettingRules
    updateUnreadMessageCount
    updateUnreadChatCount
    updateChatJoinResult
    updateStory
    updateStoryDeleted
    updateStoryPostSucceeded
    updateStoryPostFailed
    updateChatActiveStories
    updateStoryListChatCount
    updateStoryStealthMode
    updateTrustedMiniAppBots
    updateOption
    updateStickerSet
    updateInstalledStickerSets
    updateTrendingStickerSets
    updateRecentStickers
    updateFavoriteStickers
    updateSavedAnimations
    updateSavedNotificationSounds
    updateDefaultBackground
    updateEmojiChatThemes
    updateAccentColors
    updateProfileAccentColors
    updateWebBrowserSettings
    updateLanguagePackStrings
    updateConnectionState
    updateFreezeState
    updateAgeVerificationParameters
    updateTermsOfService
    updateUnconfirmedSession
    updateAttachmentMenuBots
    updateWebAppMessageSent
    updateActiveEmojiReactions
    updateAvailableMessageEffects
    updateDefaultReactionType
    updateDefaultPaidReactionType
    updateSavedMessagesTags
    updateActiveLiveLocationMessages
    updateOwnedStarCount
    updateOwnedGramCount
    updateChatRevenueAmount
    updateStarRevenueStatus
    updateGramRevenueStatus
    updateSpeechRecognitionTrial
    updateGroupCallMessageLevels
    updateDiceEmojis
    updateStakeDiceState
    updateAnimatedEmojiMessageClicked
    updateAnimationSearchParameters
    updateTextCompositionStyles
    updateSuggestedActions
    updateSpeedLimitNotification
    updateContactCloseBirthdays
    updateAutosaveSettings
    updateBusinessConnection
    updateNewBusinessMessage
    updateBusinessMessageEdited
    updateBusinessMessagesDeleted
    updateNewInlineQuery
    updateNewChosenInlineResult
    updateNewGuestQuery
    updateNewCallbackQuery
    updateNewInlineCallbackQuery
    updateNewBusinessCallbackQuery
    updateNewShippingQuery
    updateNewPreCheckoutQuery
    updateNewCustomEvent
    updateNewCustomQuery
    updateUserSubscription
    updatePoll
    updatePollAnswer
    updateManagedBot
    updateChatMember
    updateNewChatJoinRequest
    updateChatBoost
    updateMessageReaction
    updateMessageReactions
    updatePaidMediaPurchased
    updates
    logStreamDefault
    logStreamFile
    logStreamEmpty
    logVerbosityLevel
    logTags
    userSupportInfo
    testInt
    testString
    testBytes
    testVectorInt
    testVectorIntObject
    testVectorString
    testVectorStringObject
    """

/// How many constructors each class has.
let constructorCounts: [UInt16] = [
    1, 1, 10, 1, 1, 3, 2, 1, 1, 1, 1, 1, 3, 1, 1, 1, 1, 1, 1, 1, 1, 1, 13, 2, 1,
    1, 1, 1, 1, 1, 4, 1, 1, 7, 1, 4, 1, 3, 3, 3, 1, 1, 1, 1, 2, 2, 6, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 8, 4, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 3, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 2, 1, 1, 1, 1, 4, 1, 1, 1, 3, 1, 1, 1, 1, 1, 2, 3, 2, 3, 1,
    1, 2, 1, 2, 1, 1, 1, 3, 3, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 7, 5, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    4, 1, 1, 1, 3, 1, 1, 1, 3, 1, 1, 2, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 1, 1,
    1, 2, 45, 1, 1, 9, 1, 1, 3, 5, 2, 2, 1, 1, 1, 1, 1, 1, 5, 1, 1, 1, 2, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 6, 1, 1, 7, 8, 4, 3, 1, 1, 1, 1, 1, 1, 3, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 3, 1, 1, 2, 1, 1, 1, 1, 1, 5, 1, 1, 4, 1, 3, 3, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 4, 2, 1, 2, 1, 1, 2, 4, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 11, 1, 1, 1, 1, 1, 1, 1, 1, 5, 1, 1, 1, 3, 1, 1, 3, 1, 4, 1, 4, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 3, 1, 2, 1, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 1, 6,
    4, 8, 1, 10, 2, 1, 4, 2, 1, 1, 3, 1, 1, 1, 1, 1, 1, 1, 1, 5, 1, 29, 1, 1, 1,
    3, 3, 1, 1, 32, 1, 2, 40, 1, 1, 1, 1, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 4, 3,
    1, 3, 1, 1, 1, 2, 1, 3, 4, 1, 1, 13, 1, 1, 1, 1, 1, 1, 13, 13, 1, 9, 1, 1, 1,
    1, 1, 1, 1, 9, 1, 9, 104, 3, 2, 23, 3, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 1, 3, 2,
    1, 1, 9, 21, 23, 1, 1, 19, 3, 2, 15, 6, 1, 1, 1, 1, 1, 1, 1, 1, 2, 1, 1, 4, 1,
    1, 7, 1, 8, 1, 1, 1, 4, 4, 2, 2, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 3, 1, 1,
    1, 1, 1, 2, 1, 1, 1, 1, 1, 1, 3, 1, 1, 1, 1, 1, 1, 2, 6, 1, 2, 1, 1, 1, 2,
    6, 1, 3, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 4, 2, 2, 9, 1, 2, 1, 1, 1, 1,
    1, 1, 3, 1, 2, 1, 1, 3, 1, 1, 1, 4, 1, 1, 1, 3, 12, 12, 2, 1, 1, 1, 1, 1, 3,
    1, 1, 1, 1, 53, 1, 1, 1, 3, 1, 1, 1, 1, 22, 29, 11, 7, 1, 1, 1, 6, 1, 1, 1, 7,
    2, 7, 12, 1, 3, 4, 3, 1, 1, 1, 2, 2, 1, 1, 1, 7, 2, 4, 6, 3, 3, 3, 46, 4, 4,
    1, 1, 1, 1, 1, 4, 1, 6, 4, 11, 1, 14, 1, 1, 4, 1, 1, 2, 17, 1, 1, 1, 1, 1, 10,
    4, 3, 21, 57, 1, 1, 1, 1, 2, 25, 1, 1, 1, 1, 1, 5, 2, 1, 1, 1, 4, 1, 1, 1, 1,
    1, 2, 5, 1, 9, 1, 1, 4, 1, 1, 17, 1, 1, 1, 1, 1, 1, 1, 2, 3, 1, 1, 1, 1, 1,
    3, 2, 1, 1, 1, 1, 2, 1, 1, 1, 1, 1, 3, 5, 1, 1, 1, 1, 1, 1, 1, 2, 7, 3, 184,
    1, 3, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
]

extension ClassID {
    static let error = ClassID(0)
    static let authenticationCodeType = ClassID(2)
    static let emailAddressAuthentication = ClassID(5)
    static let emailAddressResetState = ClassID(6)
    static let richMessageSource = ClassID(12)
    static let authorizationState = ClassID(22)
    static let firebaseDeviceVerificationParameters = ClassID(23)
    static let inputFile = ClassID(30)
    static let thumbnailFormat = ClassID(33)
    static let maskPoint = ClassID(35)
    static let stickerFormat = ClassID(37)
    static let stickerType = ClassID(38)
    static let stickerFullType = ClassID(39)
    static let pollType = ClassID(44)
    static let inputPollType = ClassID(45)
    static let pollVoteRestrictionReason = ClassID(46)
    static let profileTab = ClassID(76)
    static let userType = ClassID(77)
    static let businessAwayMessageSchedule = ClassID(88)
    static let chatPhotoStickerType = ClassID(105)
    static let inputChatPhoto = ClassID(110)
    static let webAppOpenMode = ClassID(114)
    static let giftResalePrice = ClassID(120)
    static let giftPurchaseOfferState = ClassID(121)
    static let suggestedPostPrice = ClassID(122)
    static let suggestedPostState = ClassID(123)
    static let suggestedPostRefundReason = ClassID(126)
    static let starSubscriptionType = ClassID(128)
    static let affiliateType = ClassID(132)
    static let affiliateProgramSortOrder = ClassID(133)
    static let canSendGiftResult = ClassID(162)
    static let upgradedGiftOrigin = ClassID(163)
    static let upgradedGiftAttributeRarity = ClassID(164)
    static let craftGiftResult = ClassID(175)
    static let upgradedGiftAttributeId = ClassID(179)
    static let giftForResaleOrder = ClassID(183)
    static let giftResaleResult = ClassID(186)
    static let sentGift = ClassID(187)
    static let auctionState = ClassID(197)
    static let transactionDirection = ClassID(201)
    static let starTransactionType = ClassID(202)
    static let tonTransactionType = ClassID(205)
    static let activeStoryState = ClassID(208)
    static let giveawayParticipantStatus = ClassID(209)
    static let giveawayInfo = ClassID(210)
    static let giveawayPrize = ClassID(211)
    static let communityMemberStatus = ClassID(218)
    static let emojiStatusType = ClassID(222)
    static let chatMemberStatus = ClassID(234)
    static let chatMembersFilter = ClassID(237)
    static let supergroupMembersFilter = ClassID(238)
    static let chatJoinResult = ClassID(239)
    static let chatJoinRequestResult = ClassID(240)
    static let inviteLinkChatType = ClassID(247)
    static let secretChatState = ClassID(257)
    static let messageSender = ClassID(260)
    static let messageReadDate = ClassID(266)
    static let messageOrigin = ClassID(269)
    static let reactionType = ClassID(271)
    static let paidReactionType = ClassID(272)
    static let messageTopic = ClassID(282)
    static let messageEffectType = ClassID(283)
    static let messageSendingState = ClassID(285)
    static let messageReplyTo = ClassID(288)
    static let inputMessageReplyTo = ClassID(289)
    static let messageSource = ClassID(302)
    static let reportSponsoredResult = ClassID(311)
    static let notificationSettingsScope = ClassID(315)
    static let reactionNotificationSource = ClassID(318)
    static let draftMessageContent = ClassID(320)
    static let chatType = ClassID(322)
    static let chatList = ClassID(333)
    static let chatSource = ClassID(335)
    static let chatAvailableReactions = ClassID(337)
    static let publicChatType = ClassID(347)
    static let chatActionBar = ClassID(349)
    static let buttonStyle = ClassID(350)
    static let keyboardButtonType = ClassID(351)
    static let inlineKeyboardButtonType = ClassID(353)
    static let keyboardButtonSource = ClassID(354)
    static let replyMarkup = ClassID(356)
    static let loginUrlInfo = ClassID(357)
    static let savedMessagesTopicType = ClassID(360)
    static let builtInTheme = ClassID(369)
    static let richText = ClassID(371)
    static let pageBlockHorizontalAlignment = ClassID(375)
    static let pageBlockVerticalAlignment = ClassID(376)
    static let pageBlock = ClassID(379)
    static let linkPreviewAlbumMedia = ClassID(381)
    static let linkPreviewType = ClassID(382)
    static let collectibleItemType = ClassID(387)
    static let inputCredentials = ClassID(398)
    static let paymentProvider = ClassID(399)
    static let paymentFormType = ClassID(401)
    static let paymentReceiptType = ClassID(405)
    static let inputInvoice = ClassID(407)
    static let paidMedia = ClassID(408)
    static let passportElementType = ClassID(411)
    static let passportElement = ClassID(418)
    static let inputPassportElement = ClassID(419)
    static let passportElementErrorSource = ClassID(421)
    static let inputPassportElementErrorSource = ClassID(429)
    static let pollMedia = ClassID(431)
    static let messageContent = ClassID(432)
    static let dateTimePartPrecision = ClassID(433)
    static let dateTimeFormattingType = ClassID(434)
    static let textEntityType = ClassID(435)
    static let diffEntityType = ClassID(436)
    static let inputPaidMediaType = ClassID(446)
    static let messageSchedulingState = ClassID(448)
    static let messageSelfDestructType = ClassID(449)
    static let inputPollMedia = ClassID(452)
    static let inputPageBlock = ClassID(453)
    static let inputMessageContent = ClassID(454)
    static let searchMessagesFilter = ClassID(457)
    static let searchMessagesChatTypeFilter = ClassID(458)
    static let searchChatTypeFilter = ClassID(459)
    static let chatAction = ClassID(460)
    static let userStatus = ClassID(461)
    static let emojiCategorySource = ClassID(470)
    static let emojiCategoryType = ClassID(473)
    static let storyAreaType = ClassID(476)
    static let inputStoryAreaType = ClassID(478)
    static let storyContentType = ClassID(482)
    static let storyContent = ClassID(483)
    static let inputStoryContent = ClassID(484)
    static let storyList = ClassID(485)
    static let storyOrigin = ClassID(486)
    static let storyInteractionType = ClassID(497)
    static let publicForward = ClassID(503)
    static let chatBoostSource = ClassID(510)
    static let resendCodeReason = ClassID(517)
    static let callDiscardReason = ClassID(518)
    static let callServerType = ClassID(520)
    static let inputCall = ClassID(524)
    static let callState = ClassID(525)
    static let groupCallVideoQuality = ClassID(527)
    static let inviteGroupCallParticipantResult = ClassID(540)
    static let groupCallDataChannel = ClassID(541)
    static let inputGroupCall = ClassID(542)
    static let callProblem = ClassID(543)
    static let firebaseAuthenticationSettings = ClassID(545)
    static let reactionUnavailabilityReason = ClassID(552)
    static let diceStickers = ClassID(554)
    static let speechRecognitionResult = ClassID(557)
    static let botWriteAccessAllowReason = ClassID(561)
    static let targetChat = ClassID(565)
    static let inputInlineQueryResult = ClassID(566)
    static let inlineQueryResult = ClassID(567)
    static let inlineQueryResultsButtonType = ClassID(568)
    static let callbackQueryPayload = ClassID(574)
    static let chatEventAction = ClassID(579)
    static let languagePackStringValue = ClassID(583)
    static let premiumLimitType = ClassID(588)
    static let premiumFeature = ClassID(589)
    static let businessFeature = ClassID(590)
    static let premiumStoryFeature = ClassID(591)
    static let premiumSource = ClassID(595)
    static let storePaymentPurpose = ClassID(599)
    static let storeTransaction = ClassID(600)
    static let telegramPaymentPurpose = ClassID(601)
    static let deviceToken = ClassID(602)
    static let backgroundFill = ClassID(604)
    static let backgroundType = ClassID(605)
    static let inputBackground = ClassID(606)
    static let chatTheme = ClassID(610)
    static let inputChatTheme = ClassID(611)
    static let canPostStoryResult = ClassID(615)
    static let startLiveStoryResult = ClassID(616)
    static let canTransferOwnershipResult = ClassID(617)
    static let checkChatUsernameResult = ClassID(618)
    static let checkStickerSetNameResult = ClassID(619)
    static let resetPasswordResult = ClassID(620)
    static let messageFileType = ClassID(621)
    static let pushMessageContent = ClassID(622)
    static let notificationType = ClassID(623)
    static let notificationGroupType = ClassID(624)
    static let optionValue = ClassID(630)
    static let jsonValue = ClassID(632)
    static let storyPrivacySettings = ClassID(633)
    static let userPrivacySettingRule = ClassID(634)
    static let userPrivacySetting = ClassID(636)
    static let canSendMessageToUserResult = ClassID(639)
    static let sessionType = ClassID(642)
    static let sessionDeviceType = ClassID(643)
    static let reportReason = ClassID(649)
    static let reportChatResult = ClassID(650)
    static let reportStoryResult = ClassID(651)
    static let settingsSection = ClassID(652)
    static let internalLinkType = ClassID(653)
    static let blockList = ClassID(658)
    static let fileType = ClassID(659)
    static let networkType = ClassID(665)
    static let networkStatisticsEntry = ClassID(666)
    static let autosaveSettingsScope = ClassID(670)
    static let webBrowserType = ClassID(676)
    static let connectionState = ClassID(677)
    static let topChatCategory = ClassID(679)
    static let tMeUrlType = ClassID(682)
    static let suggestedAction = ClassID(685)
    static let textParseMode = ClassID(693)
    static let proxyType = ClassID(694)
    static let statisticalGraph = ClassID(700)
    static let chatStatisticsObjectType = ClassID(701)
    static let chatStatistics = ClassID(706)
    static let revenueWithdrawalState = ClassID(712)
    static let chatRevenueTransactionType = ClassID(713)
    static let vectorPathCommand = ClassID(721)
    static let botCommandScope = ClassID(722)
    static let phoneNumberCodeType = ClassID(723)
    static let update = ClassID(724)
    static let logStream = ClassID(726)
}
