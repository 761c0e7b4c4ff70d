import TelegramSchema

/// Fields that no description may show: secrets, bearer links, payments and documents, and personal data.
///
/// Names that a new version of the schema adds are covered where a rule goes by the field's name or the type's prefix.
enum SensitiveFields {
    static func contains(_ combinator: Combinator, _ field: String) -> Bool {
        if fields.contains(field) { return true }
        if types.contains(combinator.name) { return true }
        if typePrefixes.contains(where: { combinator.name.hasPrefix($0) }) { return true }
        if field.contains("password") || field.contains("email_address") {
            guard case .bool? = combinator.fields.first(where: { $0.name == field })?.type else { return true }
        }
        return pairs[combinator.name]?.contains(field) ?? false
    }

    /// Sensitive wherever they occur.
    private static let fields: Set<String> = [
        "api_hash", "database_encryption_key", "new_encryption_key", "recovery_code", "token", "authentication_token",
        "authentication_tokens", "credential_id", "client_data", "authenticator_data", "attestation_object",
        "signature",
        "user_handle", "nonce", "receipt", "purchase_token", "device_token", "access_token", "channel_uri",
        "p256dh_base64url", "auth_base64url", "reg_id", "encryption_key", "key_hash", "peer_tag", "stream_key",
        "invite_link",
        "invite_hash", "gift_code", "prepaid_upgrade_hash", "start_parameter", "zoom_token", "bank_card_number",
        "bank_card_number_hash", "saved_credentials_id", "provider_token", "provider_data", "invoice_payload",
        "telegram_payment_charge_id", "provider_payment_charge_id", "transaction_id", "order_info_id",
        "shipping_option_id",
        "publishable_key", "public_token", "tokenize_url", "match_code", "match_codes", "phone_number", "phone_numbers",
        "vcard",
        "ip_address", "ipv6_address", "first_name", "last_name", "new_hint", "password_hint", "hint", "bio",
        "short_description",
        "latitude", "longitude",
    ]

    /// Sensitive as a whole.
    private static let types: Set<String> = [
        "emailAddressAuthenticationCode", "emailAddressAuthenticationAppleId", "emailAddressAuthenticationGoogleId",
        "proxyTypeSocks5", "proxyTypeHttp", "proxyTypeMtproto", "callServer", "callServerTypeTelegramReflector",
        "callServerTypeWebrtc", "callServerTypeTelegram", "orderInfo", "address", "location", "birthdate",
        "importedContact",
        "savedCredentials", "encryptedCredentials", "encryptedPassportElement", "personalDetails", "identityDocument",
        "datedFile", "personalDocument", "personalDocuments", "usernames", "customRequestResult", "rtmpUrl", "text",
    ]

    private static let typePrefixes = [
        "passportElement", "inputPassportElement", "inputPersonalDocument", "inputIdentityDocument", "inputCredentials",
        "deviceToken", "firebaseDeviceVerificationParameters", "firebaseAuthenticationSettingsIos",
        "checkAuthentication",
        "recoverAuthentication", "recoverPassword", "setPassword", "checkPasswordRecovery", "checkPhoneNumberCode",
        "checkEmailAddress", "checkRecoveryEmail", "confirmQrCode",
    ]

    private static let pairs: [String: Set<String>] = [
        "authorizationStateWaitOtherDeviceConfirmation": ["link"],
        "authenticationCodeInfo": ["phone_number"],
        "authenticationCodeTypeFlashCall": ["pattern"],
        "authenticationCodeTypeMissedCall": ["phone_number_prefix"],
        "authenticationCodeTypeFragment": ["url"],
        "callStateReady": ["config", "encryption_key", "servers", "custom_parameters"],
        "groupCallJoinParameters": ["payload"],
        "groupCallInfo": ["join_payload"],
        "processPushNotification": ["payload"],
        "getPushReceiverId": ["payload"],
        "httpUrl": ["url"],
        "loginUrlInfoOpen": ["url"],
        "loginUrlInfoRequestConfirmation": ["url"],
        "oauthLinkInfo": ["url", "match_codes"],
        "updateNewOauthRequest": ["url"],
        "webAppInfo": ["url"],
        "webAppUrl": ["url"],
        "mainWebApp": ["url"],
        "internalLinkTypeAuthenticationCode": ["code"],
        "internalLinkTypePremiumGiftCode": ["code"],
        "internalLinkTypePhoneNumberConfirmation": ["hash", "phone_number"],
        "internalLinkTypePassportDataRequest": ["public_key", "nonce", "callback_url"],
        "internalLinkTypeProxy": ["proxy", "server", "port", "type"],
        "premiumGiftCodeInfo": ["code"],
        "applyPremiumGiftCode": ["code"],
        "checkPremiumGiftCode": ["code"],
        "messagePremiumGiftCode": ["code"],
        "sendPaymentForm": ["credentials", "order_info_id", "shipping_option_id"],
        "inputMessageInvoice": ["provider_token", "payload", "provider_data"],
        "richTextBankCardNumber": ["bank_card_number", "text"],
        "session": ["location", "device_model", "ip_address"],
        "unconfirmedSession": ["location", "device_model"],
        "connectedWebsite": ["location", "ip_address"],
        "chat": ["title"],
        "updateChatTitle": ["title"],
        "formattedText": ["text"],
        "richTextPlain": ["text"],
        "chatInviteLinkInfo": ["title"],
        "remoteFile": ["id"],
        "localFile": ["path"],
        "sendCustomRequest": ["parameters"],
        "optionValueString": ["value"],
        "setTdlibParameters": ["database_directory", "files_directory"],
        "storageStatistics": ["by_chat"],
        "setLogStream": ["log_stream"],
        "logStreamFile": ["path"],
        "inputFileLocal": ["path"],
        "inputFileRemote": ["id"],
        "getRemoteFile": ["remote_file_id"],
        "getJsonValue": ["json"],
        "searchMessages": ["query"],
        "searchChatMessages": ["query"],
        "searchUserByPhoneNumber": ["phone_number"],
        "setBio": ["bio"],
        "setName": ["first_name", "last_name"],
        "registerUser": ["first_name", "last_name"],
        "parseTextEntities": ["text"],
        "getTextEntities": ["text"],
        "testCallString": ["x"],
        "testCallBytes": ["x"],
    ]
}
