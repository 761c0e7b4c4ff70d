// Made by `tlgen generate` from the schema of TDLib 1.8.66
// (SHA-256 b8b6a863746fc580815c6d04e9e34728b654b15a12940087f06757b2097ce4c5). Don't edit.

/// Fields that descriptions leave out: one line a type, its name first.
let sensitiveFields: StaticString = """
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
    authorizationStateWaitPremiumPurchase support_email_address
    authorizationStateWaitEmailCode email_address_reset_state
    authorizationStateWaitOtherDeviceConfirmation link
    authorizationStateWaitPassword password_hint recovery_email_address_pattern
    firebaseDeviceVerificationParametersSafetyNet nonce
    firebaseDeviceVerificationParametersPlayIntegrity nonce cloud_project_number
    passwordState password_hint recovery_email_address_code_info login_email_address_pattern
    recoveryEmailAddress recovery_email_address
    localFile path
    remoteFile id
    inputFileRemote id
    inputFileLocal path
    contact phone_number first_name last_name vcard
    location latitude longitude horizontal_accuracy
    birthdate day month year
    webAppUrl url
    webAppInfo url
    mainWebApp url
    starSubscriptionTypeChannel invite_link
    receivedGift prepaid_upgrade_hash
    starTransactionTypeBotInvoiceSale invoice_payload
    starTransactionTypeBotSubscriptionSale invoice_payload
    giveawayInfoCompleted gift_code
    usernames active_usernames disabled_usernames editable_username collectible_usernames
    user first_name last_name phone_number
    botInfo short_description
    userFullInfo bio
    chatInviteLink invite_link
    chatInviteLinkInfo title
    chatJoinRequest bio
    basicGroupFullInfo invite_link
    supergroupFullInfo invite_link
    secretChat key_hash
    chatFolderInviteLink invite_link
    chat title client_data
    loginUrlInfoOpen url
    loginUrlInfoRequestConfirmation url
    oauthLinkInfo url ip_address match_codes
    sharedUser first_name last_name
    richTextPlain text
    richTextBankCardNumber text bank_card_number
    richTextEmailAddress email_address
    richTextPhoneNumber phone_number
    collectibleItemTypePhoneNumber phone_number
    address country_code state city street_line1 street_line2 postal_code
    orderInfo name phone_number email_address shipping_address
    savedCredentials id title
    inputCredentialsSaved saved_credentials_id
    inputCredentialsNew data allow_save
    inputCredentialsApplePay data
    inputCredentialsGooglePay data
    paymentProviderSmartGlocal public_token tokenize_url
    paymentProviderStripe publishable_key
    validatedOrderInfo order_info_id
    paymentReceiptTypeStars transaction_id
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
    messageInvoice start_parameter
    messagePaymentSuccessfulBot invoice_payload shipping_option_id telegram_payment_charge_id provider_payment_charge_id
    messagePaymentRefunded invoice_payload telegram_payment_charge_id provider_payment_charge_id
    messagePremiumGiftCode code
    messageGiftedStars transaction_id
    messageGiftedTon transaction_id
    messageGiveawayPrizeStars transaction_id
    messageGift prepaid_upgrade_hash
    inputMessageInvoice payload provider_token provider_data start_parameter
    chatBoostSourceGiftCode gift_code
    chatBoostSourceGiveaway gift_code
    callDiscardReasonUpgradeToGroupCall invite_link
    callServerTypeTelegramReflector peer_tag is_tcp
    callServerTypeWebrtc username password supports_turn supports_stun
    callServer id ip_address ipv6_address port type
    callStateReady servers config encryption_key custom_parameters
    groupCallJoinParameters payload
    rtmpUrl url stream_key
    groupCall invite_link
    groupCallParticipant bio
    groupCallInfo join_payload
    firebaseAuthenticationSettingsIos device_token is_app_sandbox
    phoneNumberAuthenticationSettings authentication_tokens
    importedContact phone_number first_name last_name note
    httpUrl url
    callbackQueryPayloadDataWithPassword password
    customRequestResult result
    chatEventMemberJoinedByInviteLink invite_link
    chatEventMemberJoinedByRequest invite_link
    chatEventInviteLinkRevoked invite_link
    chatEventInviteLinkDeleted invite_link
    storeTransactionAppStore receipt
    storeTransactionGooglePlay purchase_token
    telegramPaymentPurposeJoinChat invite_link
    deviceTokenFirebaseCloudMessaging token encrypt
    deviceTokenApplePush device_token is_app_sandbox
    deviceTokenApplePushVoIP device_token is_app_sandbox encrypt
    deviceTokenWindowsPush access_token
    deviceTokenMicrosoftPush channel_uri
    deviceTokenMicrosoftPushVoIP channel_uri
    deviceTokenWebPush endpoint p256dh_base64url auth_base64url
    deviceTokenSimplePush endpoint
    deviceTokenUbuntuPush token
    deviceTokenBlackBerryPush token
    deviceTokenTizenPush reg_id
    deviceTokenHuaweiPush token encrypt
    optionValueString value
    session device_model ip_address location
    unconfirmedSession device_model location
    connectedWebsite ip_address location
    internalLinkTypeAuthenticationCode code
    internalLinkTypeBotStart start_parameter
    internalLinkTypeBotStartInGroup start_parameter
    internalLinkTypeChatFolderInvite invite_link
    internalLinkTypeChatInvite invite_link
    internalLinkTypeGroupCall invite_link
    internalLinkTypeMainWebApp start_parameter
    internalLinkTypePassportDataRequest public_key nonce callback_url
    internalLinkTypePhoneNumberConfirmation hash phone_number
    internalLinkTypePremiumGiftCode code
    internalLinkTypeProxy proxy
    internalLinkTypeUserPhoneNumber phone_number
    internalLinkTypeUserToken token
    internalLinkTypeVideoChat invite_hash
    internalLinkTypeWebApp start_parameter
    storageStatistics by_chat
    text text
    proxyTypeSocks5 username password
    proxyTypeHttp username password http_only
    proxyTypeMtproto secret
    statisticalGraphData zoom_token
    statisticalGraphAsync token
    updateChatTitle title
    updateNewOauthRequest url
    updateApplicationVerificationRequired nonce
    updateNewShippingQuery invoice_payload
    updateNewPreCheckoutQuery invoice_payload shipping_option_id
    updateChatMember invite_link
    updateNewChatJoinRequest invite_link
    logStreamFile path
    setTdlibParameters database_directory files_directory database_encryption_key api_hash
    setAuthenticationPhoneNumber phone_number
    checkAuthenticationPremiumPurchase premium_day_count currency amount
    setAuthenticationEmailAddress email_address
    checkAuthenticationEmailCode code
    checkAuthenticationCode code
    checkAuthenticationPasskey credential_id client_data authenticator_data signature user_handle
    checkAuthenticationWebToken token dc_id
    registerUser first_name last_name
    checkAuthenticationPassword password
    checkAuthenticationPasswordRecoveryCode recovery_code
    recoverAuthenticationPassword recovery_code new_password new_hint
    sendAuthenticationFirebaseSms token
    checkAuthenticationBotToken token
    confirmQrCodeAuthentication link
    setDatabaseEncryptionKey new_encryption_key
    setPassword old_password new_password new_hint set_recovery_email_address new_recovery_email_address
    setLoginEmailAddress new_login_email_address
    getRecoveryEmailAddress password
    setRecoveryEmailAddress password new_recovery_email_address
    checkRecoveryEmailAddressCode code
    checkPasswordRecoveryCode recovery_code
    recoverPassword recovery_code new_password new_hint
    createTemporaryPassword password
    getRemoteFile remote_file_id
    searchChatMessages query
    searchMessages query
    setBusinessAccountName first_name last_name
    setBusinessAccountBio bio
    addLoginPasskey client_data attestation_object
    getTextEntities text
    parseTextEntities text
    getJsonValue json
    getWebAppLinkUrl start_parameter
    getMainWebApp start_parameter
    checkOauthRequestMatchCode match_code
    acceptOauthRequest match_code
    editChatFolderInviteLink invite_link
    deleteChatFolderInviteLink invite_link
    checkChatFolderInviteLink invite_link
    addChatFolderByInviteLink invite_link
    setChatClientData client_data
    transferChatOwnership password
    setApplicationVerificationToken token
    editChatInviteLink invite_link
    editChatSubscriptionInviteLink invite_link
    getChatInviteLink invite_link
    getChatInviteLinkMembers invite_link
    revokeChatInviteLink invite_link
    deleteRevokedChatInviteLink invite_link
    checkChatInviteLink invite_link
    joinChatByInviteLink invite_link
    getChatJoinRequests invite_link
    processChatJoinRequests invite_link
    discardCall invite_link
    joinVideoChat invite_hash
    searchUserByPhoneNumber phone_number
    setName first_name last_name
    setBio bio
    sendPhoneNumberCode phone_number
    sendPhoneNumberFirebaseSms token
    checkPhoneNumberCode code
    searchUserByToken token
    setBotInfoShortDescription short_description
    sendPaymentForm order_info_id shipping_option_id credentials
    buyGiftUpgrade prepaid_upgrade_hash
    getUpgradedGiftWithdrawalUrl password
    refundStarPayment telegram_payment_charge_id
    registerDevice device_token
    processPushNotification payload
    getPushReceiverId payload
    deleteAccount password
    getChatRevenueWithdrawalUrl password
    getStarWithdrawalUrl password
    getGramWithdrawalUrl password
    getStatisticalGraph token
    getBankCardInfo bank_card_number
    getPassportElement password
    getAllPassportElements password
    setPassportElement password
    sendEmailAddressVerificationCode email_address
    checkEmailAddressVerificationCode code
    getPassportAuthorizationForm nonce
    getPassportAuthorizationFormAvailableElements password
    checkPremiumGiftCode code
    applyPremiumGiftCode code
    editUserStarSubscription telegram_payment_charge_id
    sendCustomRequest parameters
    setLogStream log_stream
    testCallString x
    testCallBytes x
    """
