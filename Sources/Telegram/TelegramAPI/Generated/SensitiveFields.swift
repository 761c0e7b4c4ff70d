// Made by `tlgen generate` from the schema of TDLib 1.8.66
// (SHA-256 b8b6a863746fc580815c6d04e9e34728b654b15a12940087f06757b2097ce4c5). Don't edit.

/// Fields that descriptions leave out: one line a type, its name first.
let sensitiveFields: StaticString = """
    authenticationCodeTypeSmsWord first_letter
    authenticationCodeTypeSmsPhrase first_word
    authenticationCodeTypeFlashCall pattern
    authenticationCodeTypeMissedCall phone_number_prefix
    authenticationCodeTypeFragment url
    authenticationCodeTypeFirebaseIos receipt
    authenticationCodeInfo phone_number
    emailAddressAuthenticationCodeInfo email_address_pattern
    emailAddressAuthenticationCode code
    emailAddressAuthenticationAppleId token
    emailAddressAuthenticationGoogleId token
    formattedText text
    richMessageSourceMarkdown text
    richMessageSourceHtml text
    diffText text
    textCompositionStyle name title prompt
    passkey id name
    authorizationStateWaitPremiumPurchase support_email_address support_email_subject
    authorizationStateWaitOtherDeviceConfirmation link
    authorizationStateWaitPassword password_hint recovery_email_address_pattern
    firebaseDeviceVerificationParametersSafetyNet nonce
    firebaseDeviceVerificationParametersPlayIntegrity nonce
    passwordState password_hint login_email_address_pattern
    recoveryEmailAddress recovery_email_address
    localFile path
    remoteFile id
    inputFileRemote id
    inputFileLocal path
    inputFileGenerated original_path conversion
    minithumbnail data
    animation file_name
    audio title file_name
    document file_name
    video file_name
    videoNote waveform
    voiceNote waveform
    contact phone_number first_name last_name vcard
    location latitude longitude horizontal_accuracy
    venue title address
    game short_name title description
    stakeDiceState state_hash
    webApp short_name title description
    background name
    userTypeBot inline_query_placeholder
    botCommand description
    botMenuButton text url
    botVerificationParameters organization_name
    chatLocation address
    birthdate day month year
    businessLocation address
    businessConnectedBotInfo device_model location
    businessStartPage title message
    inputBusinessStartPage title message
    businessChatLink link title
    inputBusinessChatLink title
    webAppUrl url
    starSubscriptionTypeChannel invite_link
    starSubscriptionTypeBot title invoice_link
    connectedAffiliateProgram url
    productInfo title
    premiumStatePaymentOption last_transaction_id
    giftCollection name
    upgradedGiftModel name
    upgradedGiftSymbol name
    upgradedGiftBackdrop name
    upgradedGift title name owner_address owner_name gift_address
    upgradedGiftValueInfo fragment_url
    availableGift title
    receivedGift prepaid_upgrade_hash
    auctionStateFinished fragment_url
    starTransactionTypeBotPaidMediaSale payload
    starTransactionTypeBotInvoiceSale invoice_payload
    starTransactionTypeBotSubscriptionSale invoice_payload
    starTransaction id
    tonTransaction id
    giveawayInfoCompleted gift_code
    linkPreviewOptions url
    community name
    emojiStatusTypeUpgradedGift gift_title gift_name
    usernames active_usernames disabled_usernames editable_username collectible_usernames
    user first_name last_name phone_number
    botInfo short_description description privacy_policy_url
    chatAdministrator custom_title
    chatMember tag
    supergroupMembersFilterContacts query
    supergroupMembersFilterSearch query
    supergroupMembersFilterRestricted query
    supergroupMembersFilterBanned query
    supergroupMembersFilterMention query
    chatInviteLink invite_link name
    chatInviteLinkInfo title description
    chatJoinRequest bio
    basicGroupFullInfo description
    supergroupFullInfo description
    secretChat key_hash
    messageOriginHiddenUser sender_name
    messageOriginChat author_signature
    messageOriginChannel author_signature
    forwardSource sender_name
    messageImportInfo sender_name
    message sender_tag author_signature
    advertisementSponsor url
    sponsoredMessage title button_text
    videoMessageAdvertisement text title
    reportOption id text
    reportSponsoredResultOptionRequired title
    draftMessageContentVideoNote file_path
    draftMessageContentVoiceNote file_path waveform
    chatFolderInviteLink invite_link name
    recommendedChatFolder description
    chatSourcePublicServiceAnnouncement text
    savedMessagesTag label
    businessBotManageBar manage_url
    chat title client_data
    accountInfo phone_number_country_code
    chatActionBarJoinRequest title
    keyboardButtonTypeRequestManagedBot suggested_name suggested_username
    keyboardButtonTypeWebApp url
    keyboardButton text
    inlineKeyboardButtonTypeUrl url
    inlineKeyboardButtonTypeLoginUrl url forward_text
    inlineKeyboardButtonTypeWebApp url
    inlineKeyboardButtonTypeCallback data
    inlineKeyboardButtonTypeCallbackWithPassword data
    inlineKeyboardButtonTypeSwitchInline query
    inlineKeyboardButtonTypeCopyText text
    inlineKeyboardButton text
    replyMarkupForceReply input_field_placeholder
    replyMarkupShowKeyboard input_field_placeholder
    loginUrlInfoOpen url
    loginUrlInfoRequestConfirmation url
    oauthLinkInfo url verified_app_name ip_address location match_codes
    forumTopicInfo name
    sharedUser first_name last_name username
    sharedChat title username
    richTextPlain text
    richTextMention username
    richTextHashtag hashtag
    richTextCashtag cashtag
    richTextBankCardNumber text bank_card_number
    richTextBotCommand bot_command
    richTextUrl url
    richTextEmailAddress email_address
    richTextPhoneNumber phone_number
    richTextCustomEmoji alternative_text
    richTextMathematicalExpression expression
    richTextReference name
    richTextReferenceLink reference_name url
    richTextAnchor name
    richTextAnchorLink anchor_name url
    pageBlockListItem label
    pageBlockRelatedArticle url title description author
    pageBlockMathematicalExpression expression
    pageBlockAnchor name
    pageBlockPhoto url
    pageBlockEmbedded url html
    pageBlockEmbeddedPost url author
    pageBlockChatLink title username
    linkPreviewTypeAlbum caption
    linkPreviewTypeEmbeddedAnimationPlayer url
    linkPreviewTypeEmbeddedAudioPlayer url
    linkPreviewTypeEmbeddedVideoPlayer url
    linkPreviewTypeExternalAudio url
    linkPreviewTypeExternalVideo url
    linkPreview url display_url site_name title author
    phoneNumberInfo formatted_phone_number
    collectibleItemTypeUsername username
    collectibleItemTypePhoneNumber phone_number
    collectibleItemInfo url
    bankCardActionOpenUrl text url
    bankCardInfo title
    address country_code state city street_line1 street_line2 postal_code
    locationAddress country_code state city street
    labeledPricePart label
    invoice recurring_payment_terms_of_service_url terms_of_service_url
    orderInfo name phone_number email_address shipping_address
    shippingOption title
    savedCredentials id title
    inputCredentialsSaved saved_credentials_id
    inputCredentialsNew data allow_save
    inputCredentialsApplePay data
    inputCredentialsGooglePay data
    paymentProviderSmartGlocal public_token tokenize_url
    paymentProviderStripe publishable_key
    paymentProviderOther url
    paymentOption title url
    validatedOrderInfo order_info_id
    paymentResult verification_url
    paymentReceiptTypeRegular credentials_title
    paymentReceiptTypeStars transaction_id
    inputInvoiceName name
    giveawayParameters prize_description
    datedFile file date
    personalDetails first_name middle_name last_name native_first_name native_middle_name native_last_name birthdate gender country_code residence_country_code
    identityDocument number expiration_date front_side reverse_side selfie translation
    inputIdentityDocument number expiration_date front_side reverse_side selfie translation
    personalDocument files translation
    inputPersonalDocument files translation
    passportElementPersonalDetails personal_details
    passportElementPassport passport
    passportElementDriverLicense driver_license
    passportElementIdentityCard identity_card
    passportElementInternalPassport internal_passport
    passportElementAddress address
    passportElementUtilityBill utility_bill
    passportElementBankStatement bank_statement
    passportElementRentalAgreement rental_agreement
    passportElementPassportRegistration passport_registration
    passportElementTemporaryRegistration temporary_registration
    passportElementPhoneNumber phone_number
    passportElementEmailAddress email_address
    inputPassportElementPersonalDetails personal_details
    inputPassportElementPassport passport
    inputPassportElementDriverLicense driver_license
    inputPassportElementIdentityCard identity_card
    inputPassportElementInternalPassport internal_passport
    inputPassportElementAddress address
    inputPassportElementUtilityBill utility_bill
    inputPassportElementBankStatement bank_statement
    inputPassportElementRentalAgreement rental_agreement
    inputPassportElementPassportRegistration passport_registration
    inputPassportElementTemporaryRegistration temporary_registration
    inputPassportElementPhoneNumber phone_number
    inputPassportElementEmailAddress email_address
    passportElements elements
    passportElementErrorSourceDataField field_name
    passportElementErrorSourceTranslationFile file_index
    passportElementErrorSourceFile file_index
    passportElementError type message source
    passportAuthorizationForm privacy_policy_url
    passportElementsWithErrors elements errors
    encryptedCredentials data hash secret
    encryptedPassportElement type data front_side reverse_side selfie translation files value hash
    inputPassportElementErrorSourceUnspecified element_hash
    inputPassportElementErrorSourceDataField field_name data_hash
    inputPassportElementErrorSourceFrontSide file_hash
    inputPassportElementErrorSourceReverseSide file_hash
    inputPassportElementErrorSourceSelfie file_hash
    inputPassportElementErrorSourceTranslationFile file_hash
    inputPassportElementErrorSourceTranslationFiles file_hashes
    inputPassportElementErrorSourceFile file_hash
    inputPassportElementErrorSourceFiles file_hashes
    inputPassportElementError type message source
    pollMediaLink url
    messageInvoice start_parameter
    messageBasicGroupChatCreate title
    messageSupergroupChatCreate title
    messageChatChangeTitle title
    messageChatUpgradeFrom title
    messageForumTopicCreated name
    messageForumTopicEdited name
    messageCustomServiceAction text
    messagePaymentSuccessful invoice_name
    messagePaymentSuccessfulBot invoice_payload shipping_option_id telegram_payment_charge_id provider_payment_charge_id
    messagePaymentRefunded invoice_payload telegram_payment_charge_id provider_payment_charge_id
    messagePremiumGiftCode code
    messageGiveawayWinners prize_description
    messageGiftedStars transaction_id
    messageGiftedTon transaction_id
    messageGiveawayPrizeStars transaction_id
    messageGift prepaid_upgrade_hash
    messageSuggestedPostDeclined comment
    messageWebAppDataSent button_text
    messageWebAppDataReceived button_text data
    textEntityTypeTextUrl url
    diffEntityTypeReplace old_text
    inputAudio title
    inputVoiceNote waveform
    inputPollMediaLink url
    inputPageBlockMathematicalExpression expression
    inputPageBlockAnchor name
    inputMessagePaidMedia payload
    inputMessageGame game_short_name
    inputMessageInvoice title description photo_url payload provider_token provider_data start_parameter
    inputMessageStakeDice state_hash
    stickerSet title
    stickerSetInfo title
    storyAreaTypeLink url
    storyAreaTypeUpgradedGift gift_name
    inputStoryAreaTypeLink url
    inputStoryAreaTypeUpgradedGift gift_name
    storyOriginHiddenUser poster_name
    storyAlbum name
    quickReplyShortcut name
    chatBoostSourceGiftCode gift_code
    chatBoostSourceGiveaway gift_code
    chatBoostStatus boost_url
    callDiscardReasonUpgradeToGroupCall invite_link
    callServerTypeTelegramReflector peer_tag
    callServerTypeWebrtc username password
    callServer ip_address ipv6_address
    callStateReady servers config encryption_key custom_parameters
    groupCallJoinParameters payload
    rtmpUrl url stream_key
    groupCall title invite_link
    groupCallParticipant bio
    groupCallInfo join_payload
    inputGroupCallLink link
    firebaseAuthenticationSettingsIos device_token
    phoneNumberAuthenticationSettings authentication_tokens
    emojiReaction title
    importedContact phone_number first_name last_name note
    speechRecognitionResultPending partial_text
    speechRecognitionResultText text
    attachmentMenuBot name
    botWriteAccessAllowReasonConnectedWebsite domain_name
    httpUrl url
    userLink url
    inputInlineQueryResultAnimation title thumbnail_url video_url
    inputInlineQueryResultArticle url title description thumbnail_url
    inputInlineQueryResultAudio title audio_url
    inputInlineQueryResultContact thumbnail_url
    inputInlineQueryResultDocument title description document_url thumbnail_url
    inputInlineQueryResultGame game_short_name
    inputInlineQueryResultLocation title thumbnail_url
    inputInlineQueryResultPhoto title description thumbnail_url photo_url
    inputInlineQueryResultSticker thumbnail_url sticker_url
    inputInlineQueryResultVenue thumbnail_url
    inputInlineQueryResultVideo title description thumbnail_url video_url
    inputInlineQueryResultVoiceNote title voice_note_url
    inlineQueryResultArticle url title description
    inlineQueryResultLocation title
    inlineQueryResultAnimation title
    inlineQueryResultDocument title description
    inlineQueryResultPhoto title description
    inlineQueryResultVideo title description
    inlineQueryResultVoiceNote title
    inlineQueryResultsButtonTypeStartBot parameter
    inlineQueryResultsButtonTypeWebApp url
    inlineQueryResultsButton text
    callbackQueryPayloadData data
    callbackQueryPayloadDataWithPassword password data
    callbackQueryPayloadGame game_short_name
    callbackQueryAnswer text url
    customRequestResult result
    chatEventMemberTagChanged old_tag new_tag
    chatEventDescriptionChanged old_description new_description
    chatEventTitleChanged old_title new_title
    chatEventUsernameChanged old_username new_username
    chatEventActiveUsernamesChanged old_usernames new_usernames
    languagePackInfo translation_url
    storeTransactionAppStore receipt
    storeTransactionGooglePlay package_name purchase_token
    telegramPaymentPurposeJoinChat invite_link
    deviceTokenFirebaseCloudMessaging token
    deviceTokenApplePush device_token
    deviceTokenApplePushVoIP device_token
    deviceTokenWindowsPush access_token
    deviceTokenMicrosoftPush channel_uri
    deviceTokenMicrosoftPushVoIP channel_uri
    deviceTokenWebPush endpoint p256dh_base64url auth_base64url
    deviceTokenSimplePush endpoint
    deviceTokenUbuntuPush token
    deviceTokenBlackBerryPush token
    deviceTokenTizenPush reg_id
    deviceTokenHuaweiPush token
    emojiChatTheme name
    chatThemeEmoji name
    inputChatThemeEmoji name
    inputChatThemeGift name
    hashtags hashtags
    messageFileTypePrivate name
    messageFileTypeGroup title
    pushMessageContentAnimation caption
    pushMessageContentContact name
    pushMessageContentGame title
    pushMessageContentGameScore title
    pushMessageContentPhoto caption
    pushMessageContentPoll question
    pushMessageContentText text
    pushMessageContentChecklist title
    pushMessageContentVideo caption
    pushMessageContentChatAddMembers member_name
    pushMessageContentChatChangeTitle title
    pushMessageContentChatSetTheme name
    pushMessageContentChatDeleteMember member_name
    pushMessageContentPollOptionAdded text
    notificationTypeNewPushMessage sender_name
    notificationSound title data
    optionValueString value
    jsonValueString value
    session device_model ip_address location
    unconfirmedSession device_model location
    connectedWebsite domain_name ip_address location
    reportChatResultOptionRequired title
    reportChatResultTextRequired option_id
    reportStoryResultOptionRequired title
    reportStoryResultTextRequired option_id
    internalLinkTypeAttachmentMenuBot bot_username url
    internalLinkTypeAuthenticationCode code
    internalLinkTypeBotAddToChannel bot_username
    internalLinkTypeBotStart bot_username start_parameter
    internalLinkTypeBotStartInGroup bot_username start_parameter
    internalLinkTypeBusinessChat link_name
    internalLinkTypeChatAffiliateProgram username
    internalLinkTypeChatBoost url
    internalLinkTypeChatFolderInvite invite_link
    internalLinkTypeChatInvite invite_link
    internalLinkTypeDirectMessagesChat channel_username
    internalLinkTypeGame bot_username game_short_name
    internalLinkTypeGiftCollection gift_owner_username
    internalLinkTypeGroupCall invite_link
    internalLinkTypeInstantView url fallback_url
    internalLinkTypeInvoice invoice_name
    internalLinkTypeLiveStory story_poster_username
    internalLinkTypeMainWebApp bot_username start_parameter
    internalLinkTypeMessage url
    internalLinkTypeOauth url
    internalLinkTypePassportDataRequest bot_user_id scope public_key nonce callback_url
    internalLinkTypePhoneNumberConfirmation hash phone_number
    internalLinkTypePremiumGiftCode code
    internalLinkTypeProxy proxy
    internalLinkTypePublicChat chat_username draft_text
    internalLinkTypeRequestManagedBot manager_bot_username suggested_bot_username suggested_bot_name
    internalLinkTypeStory story_poster_username
    internalLinkTypeStoryAlbum story_album_owner_username
    internalLinkTypeTextCompositionStyle style_name
    internalLinkTypeUnknownDeepLink link
    internalLinkTypeUpgradedGift name
    internalLinkTypeUserPhoneNumber phone_number draft_text
    internalLinkTypeUserToken token
    internalLinkTypeVideoChat chat_username invite_hash
    internalLinkTypeWebApp bot_username web_app_short_name start_parameter
    messageLink link
    chatBoostLink link
    webDomainException url title
    ageVerificationParameters verification_bot_username
    tMeUrl url
    suggestedActionExtendPremium manage_premium_subscription_url
    suggestedActionCustom name url
    text text
    data data
    proxyTypeSocks5 username password
    proxyTypeHttp username password
    proxyTypeMtproto secret
    addedProxy comment
    statisticalGraphData json_data zoom_token
    statisticalGraphAsync token
    revenueWithdrawalStateSucceeded url
    phoneNumberCodeTypeConfirmOwnership hash
    updateChatTitle title
    updateNewOauthRequest location url
    updateFileGenerationStart original_path destination_path conversion
    updateApplicationVerificationRequired nonce
    updateNewCallSignalingData data
    updateFreezeState appeal_link
    updateNewInlineQuery query
    updateNewChosenInlineResult query
    updateNewShippingQuery invoice_payload
    updateNewPreCheckoutQuery invoice_payload shipping_option_id
    updateNewCustomEvent event
    updateNewCustomQuery data
    updateUserSubscription payload
    updatePaidMediaPurchased payload
    logStreamFile path
    userSupportInfo author
    testBytes value
    setTdlibParameters database_directory files_directory database_encryption_key api_hash device_model
    setAuthenticationPhoneNumber phone_number
    checkAuthenticationPremiumPurchase currency
    setAuthenticationEmailAddress email_address
    checkAuthenticationCode code
    checkAuthenticationPasskey credential_id client_data authenticator_data signature user_handle
    checkAuthenticationWebToken token
    registerUser first_name last_name
    checkAuthenticationPassword password
    checkAuthenticationPasswordRecoveryCode recovery_code
    recoverAuthenticationPassword recovery_code new_password new_hint
    sendAuthenticationFirebaseSms token
    checkAuthenticationBotToken token
    confirmQrCodeAuthentication link
    setDatabaseEncryptionKey new_encryption_key
    setPassword old_password new_password new_hint new_recovery_email_address
    setLoginEmailAddress new_login_email_address
    getRecoveryEmailAddress password
    setRecoveryEmailAddress password new_recovery_email_address
    checkRecoveryEmailAddressCode code
    checkPasswordRecoveryCode recovery_code
    recoverPassword recovery_code new_password new_hint
    createTemporaryPassword password
    getRemoteFile remote_file_id
    searchPublicChat username
    searchPublicChats query
    searchChats query
    searchChatsOnServer query
    searchRecentlyFoundChats query
    checkChatUsername username
    searchChatMessages query
    searchMessages query
    searchSecretMessages query
    searchSavedMessages query
    searchOutgoingDocumentMessages query
    getPublicPostSearchLimits query
    searchPublicPosts query
    searchPublicMessagesByTag tag
    searchPublicStoriesByTag tag
    getSearchedForTags tag_prefix
    removeSearchedForTag tag
    reportChatSponsoredMessage option_id
    getSearchSponsoredChats query
    reportSponsoredChat option_id
    reportVideoMessageAdvertisement option_id
    getMessageLinkInfo url
    createTextCompositionStyle title prompt
    editTextCompositionStyle name title prompt
    deleteTextCompositionStyle name
    searchTextCompositionStyle name
    getTextCompositionStyleExample name
    addTextCompositionStyle name
    removeTextCompositionStyle name
    composeTextWithAi style_name
    composeRichMessageWithAi style_name custom_prompt
    createRichMessageWithAi prompt
    sendBotStartMessage parameter
    setBusinessAccountName first_name last_name
    setBusinessAccountBio bio
    setBusinessAccountUsername username
    checkQuickReplyShortcutName name
    setQuickReplyShortcutName name
    addQuickReplyShortcutMessage shortcut_name
    addQuickReplyShortcutInlineQueryResultMessage shortcut_name
    addQuickReplyShortcutMessageAlbum shortcut_name
    readdQuickReplyShortcutMessages shortcut_name
    createForumTopic name
    editForumTopic name
    getForumTopics query
    addLoginPasskey client_data attestation_object
    removeLoginPasskey passkey_id
    setSavedMessagesTagLabel label
    getTextEntities text
    parseTextEntities text
    getFileMimeType file_name
    cleanFileName file_name
    getLanguagePackString language_pack_database_path
    getJsonValue json
    getInlineQueryResults query
    searchWebApp web_app_short_name
    getWebAppLinkUrl web_app_short_name start_parameter
    getMainWebApp start_parameter
    getWebAppUrl url
    sendWebAppData button_text data
    openWebApp url
    checkWebAppFileDownload file_name url
    answerChatJoinRequestQuery url
    answerCallbackQuery text url
    getInternalLinkType link
    getExternalLinkInfo link
    getExternalLink link
    getLinkWebBrowserType link
    getOauthLinkInfo url
    checkOauthRequestMatchCode url match_code
    acceptOauthRequest url match_code
    declineOauthRequest url
    createNewBasicGroupChat title
    createNewSupergroupChat title description
    createChatFolderInviteLink name
    editChatFolderInviteLink invite_link name
    deleteChatFolderInviteLink invite_link
    checkChatFolderInviteLink invite_link
    addChatFolderByInviteLink invite_link
    setChatTitle title
    setChatClientData client_data
    setChatDescription description
    setChatMemberTag tag
    transferChatOwnership password
    searchChatMembers query
    getStoryInteractions query
    reportStory option_id text
    createStoryAlbum name
    setStoryAlbumName name
    getChatBoostLinkInfo url
    getSuggestedFileName directory
    writeGeneratedFilePart data
    searchFileDownloads query
    setApplicationVerificationToken token
    getMessageFileType message_file_head
    createChatInviteLink name
    createChatSubscriptionInviteLink name
    editChatInviteLink invite_link name
    editChatSubscriptionInviteLink invite_link name
    getChatInviteLink invite_link
    getChatInviteLinks offset_invite_link
    getChatInviteLinkMembers invite_link
    revokeChatInviteLink invite_link
    deleteRevokedChatInviteLink invite_link
    checkChatInviteLink invite_link
    joinChatByInviteLink invite_link
    getChatJoinRequests invite_link query
    processChatJoinRequests invite_link
    declineSuggestedPost comment
    sendCallSignalingData data
    discardCall invite_link
    sendCallRating comment
    sendCallDebugInformation debug_information
    createVideoChat title
    joinVideoChat invite_hash
    startGroupCallScreenSharing payload
    setVideoChatTitle title
    startGroupCallRecording title
    encryptGroupCallData data
    decryptGroupCallData data
    searchContacts query
    searchUserByPhoneNumber phone_number
    getStickers query
    getAllStickerEmojis query
    searchStickers query
    searchStickerSet name
    searchInstalledStickerSets query
    searchStickerSets query
    searchEmojis text
    getKeywordEmojis text
    searchHashtags prefix
    removeRecentHashtag hashtag
    getWebPageInstantView url
    setName first_name last_name
    setBio bio
    setUsername username
    toggleUsernameIsActive username
    reorderActiveUsernames usernames
    sendPhoneNumberCode phone_number
    sendPhoneNumberFirebaseSms token
    checkPhoneNumberCode code
    editBusinessChatLink link
    deleteBusinessChatLink link
    getBusinessChatLinkInfo link_name
    searchUserByToken token
    sendWebAppCustomRequest parameters
    checkBotUsername username
    createBot name username
    setBotName name
    toggleBotUsernameIsActive username
    reorderBotActiveUsernames usernames
    setBotInfoDescription description
    setBotInfoShortDescription short_description
    setMessageSenderBotVerification custom_description
    setSupergroupUsername username
    toggleSupergroupUsernameIsActive username
    reorderSupergroupActiveUsernames usernames
    getChatEventLog query
    sendPaymentForm order_info_id shipping_option_id
    buyGiftUpgrade prepaid_upgrade_hash
    sendResoldGift gift_name
    sendGiftPurchaseOffer gift_name
    getUpgradedGift name
    getUpgradedGiftValueInfo name
    getUpgradedGiftWithdrawalUrl password
    createGiftCollection name
    setGiftCollectionName name
    refundStarPayment telegram_payment_charge_id
    getBackgroundUrl name
    searchBackground name
    processPushNotification payload
    getPushReceiverId payload
    deleteAccount reason password
    reportChat option_id text
    reportChatPhoto text
    getChatRevenueWithdrawalUrl password
    getStarWithdrawalUrl password
    getGramWithdrawalUrl password
    getStatisticalGraph token
    addWebBrowserSettingsException url
    removeWebBrowserSettingsException url
    getBankCardInfo bank_card_number
    getPassportElement password
    getAllPassportElements password
    setPassportElement password
    sendEmailAddressVerificationCode email_address
    checkEmailAddressVerificationCode code
    getPassportAuthorizationForm public_key nonce
    getPassportAuthorizationFormAvailableElements password
    getSuggestedStickerSetName title
    checkStickerSetName name
    createNewStickerSet title name
    addStickerToSet name
    replaceStickerInSet name
    setStickerSetThumbnail name
    setCustomEmojiStickerSetThumbnail name
    setStickerSetTitle name title
    deleteStickerSet name
    checkPremiumGiftCode code
    applyPremiumGiftCode code
    editUserStarSubscription telegram_payment_charge_id
    searchChatAffiliateProgram username
    disconnectAffiliateProgram url
    searchStringsByPrefix strings query
    sendCustomRequest parameters
    answerCustomQuery data
    getPhoneNumberInfo phone_number_prefix
    getPhoneNumberInfoSync phone_number_prefix
    getDeepLinkInfo link
    addProxy comment
    editProxy comment
    addLogMessage text
    testCallBytes x
    """
