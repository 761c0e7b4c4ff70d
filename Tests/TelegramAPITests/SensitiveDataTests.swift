import Foundation
import TelegramSchema
import Testing

@testable import TelegramAPI

/// The contract with TDLib, class by class of data: what must be in no log, and what a log is for.
@Suite("Sensitive data")
struct SensitiveDataTests {
    /// A class of data, and the fields that carry it: each a type, a dot and the names.
    struct Row: CustomTestStringConvertible, Sendable {
        let what: String
        let fields: [String]

        init(_ what: String, _ fields: String...) {
            self.what = what
            self.fields = fields
        }

        var testDescription: String { what }

        var pairs: [(type: String, field: String)] {
            fields.flatMap { text in
                let parts = text.split(separator: ".")
                return parts[1].split(separator: " ").map { (String(parts[0]), String($0)) }
            }
        }
    }

    static let hidden = [
        // Secrets.
        Row(
            "the application's hash and the database's key",
            "setTdlibParameters.api_hash database_encryption_key", "setDatabaseEncryptionKey.new_encryption_key"),
        Row(
            "login codes",
            "checkAuthenticationCode.code", "checkPhoneNumberCode.code", "checkEmailAddressVerificationCode.code",
            "checkRecoveryEmailAddressCode.code", "emailAddressAuthenticationCode.code",
            "emailAddressAuthenticationAppleId.token", "emailAddressAuthenticationGoogleId.token"),
        Row(
            "passwords",
            "checkAuthenticationPassword.password", "deleteAccount.password", "getRecoveryEmailAddress.password",
            "setRecoveryEmailAddress.password new_recovery_email_address", "createTemporaryPassword.password",
            "transferChatOwnership.password", "getUpgradedGiftWithdrawalUrl.password",
            "getChatRevenueWithdrawalUrl.password", "getStarWithdrawalUrl.password",
            "getGramWithdrawalUrl.password", "getPassportElement.password", "getAllPassportElements.password",
            "setPassportElement.password", "getPassportAuthorizationFormAvailableElements.password",
            "setPassword.old_password new_password new_hint new_recovery_email_address",
            "recoverPassword.recovery_code new_password new_hint",
            "recoverAuthenticationPassword.recovery_code new_password new_hint",
            "checkPasswordRecoveryCode.recovery_code", "checkAuthenticationPasswordRecoveryCode.recovery_code",
            "callbackQueryPayloadDataWithPassword.password", "passwordState.password_hint",
            "authorizationStateWaitPassword.password_hint"),
        Row(
            "tokens to sign in with",
            "checkAuthenticationBotToken.token", "checkAuthenticationWebToken.token", "text.text",
            "phoneNumberAuthenticationSettings.authentication_tokens", "optionValueString.value"),
        Row(
            "passkeys",
            "checkAuthenticationPasskey.credential_id client_data authenticator_data signature user_handle",
            "addLoginPasskey.client_data attestation_object"),
        Row(
            "proof that it is the real application",
            "sendAuthenticationFirebaseSms.token", "sendPhoneNumberFirebaseSms.token",
            "setApplicationVerificationToken.token", "authenticationCodeTypeFirebaseIos.receipt",
            "firebaseDeviceVerificationParametersSafetyNet.nonce",
            "firebaseDeviceVerificationParametersPlayIntegrity.nonce", "updateApplicationVerificationRequired.nonce"),
        Row(
            "proxies' logins",
            "proxyTypeSocks5.username password", "proxyTypeHttp.username password", "proxyTypeMtproto.secret"),
        Row(
            "push tokens and what is pushed",
            "deviceTokenFirebaseCloudMessaging.token", "deviceTokenApplePush.device_token",
            "deviceTokenApplePushVoIP.device_token", "deviceTokenWindowsPush.access_token",
            "deviceTokenMicrosoftPush.channel_uri", "deviceTokenMicrosoftPushVoIP.channel_uri",
            "deviceTokenWebPush.endpoint p256dh_base64url auth_base64url", "deviceTokenSimplePush.endpoint",
            "deviceTokenUbuntuPush.token", "deviceTokenBlackBerryPush.token", "deviceTokenTizenPush.reg_id",
            "deviceTokenHuaweiPush.token", "firebaseAuthenticationSettingsIos.device_token",
            "processPushNotification.payload", "getPushReceiverId.payload"),
        Row(
            "keys of secret chats and calls",
            "secretChat.key_hash", "callStateReady.encryption_key config custom_parameters servers",
            "callServer.ip_address ipv6_address", "callServerTypeTelegramReflector.peer_tag",
            "callServerTypeWebrtc.username password", "groupCallJoinParameters.payload", "groupCallInfo.join_payload",
            "rtmpUrl.url stream_key"),
        // What lets its bearer in.
        Row(
            "links that sign in",
            "authorizationStateWaitOtherDeviceConfirmation.link", "confirmQrCodeAuthentication.link", "httpUrl.url",
            "loginUrlInfoOpen.url", "oauthLinkInfo.url match_codes", "checkOauthRequestMatchCode.url match_code",
            "acceptOauthRequest.url match_code", "updateNewOauthRequest.url", "webAppUrl.url",
            "getInternalLinkType.link", "getExternalLink.link", "getDeepLinkInfo.link", "getExternalLinkInfo.link",
            "internalLinkTypeOauth.url",
            "internalLinkTypeUnknownDeepLink.link"),
        Row(
            "what internal links carry",
            "internalLinkTypeAuthenticationCode.code", "internalLinkTypeUserToken.token",
            "internalLinkTypePremiumGiftCode.code", "internalLinkTypePhoneNumberConfirmation.hash phone_number",
            "internalLinkTypePassportDataRequest.public_key nonce callback_url", "searchUserByToken.token"),
        Row(
            "invite links",
            "chatInviteLink.invite_link", "joinChatByInviteLink.invite_link", "checkChatInviteLink.invite_link",
            "internalLinkTypeChatInvite.invite_link", "internalLinkTypeVideoChat.invite_hash",
            "joinVideoChat.invite_hash", "chatFolderInviteLink.invite_link", "groupCall.invite_link"),
        Row(
            "gift codes, start parameters and statistics' tokens",
            "messagePremiumGiftCode.code",
            "applyPremiumGiftCode.code", "checkPremiumGiftCode.code", "chatBoostSourceGiftCode.gift_code",
            "giveawayInfoCompleted.gift_code", "messageGift.prepaid_upgrade_hash",
            "buyGiftUpgrade.prepaid_upgrade_hash", "internalLinkTypeBotStart.start_parameter",
            "messageInvoice.start_parameter", "sendBotStartMessage.parameter", "getStatisticalGraph.token",
            "statisticalGraphData.zoom_token", "statisticalGraphAsync.token"),
        // Payments and documents.
        Row(
            "payments",
            "sendPaymentForm.order_info_id shipping_option_id", "inputCredentialsNew.data",
            "inputCredentialsApplePay.data", "inputCredentialsGooglePay.data",
            "inputCredentialsSaved.saved_credentials_id", "savedCredentials.id title",
            "paymentProviderStripe.publishable_key", "paymentProviderSmartGlocal.public_token tokenize_url",
            "inputMessageInvoice.provider_token payload provider_data", "messagePaymentSuccessfulBot.invoice_payload",
            "updateNewPreCheckoutQuery.invoice_payload shipping_option_id", "storeTransactionAppStore.receipt",
            "storeTransactionGooglePlay.purchase_token", "orderInfo.name phone_number email_address",
            "address.country_code state city street_line1 street_line2 postal_code",
            "messageGiftedStars.transaction_id", "starTransaction.id", "tonTransaction.id",
            "refundStarPayment.telegram_payment_charge_id", "messagePaymentRefunded.provider_payment_charge_id",
            "getBankCardInfo.bank_card_number", "richTextBankCardNumber.bank_card_number"),
        Row(
            "documents",
            "passportElementPhoneNumber.phone_number", "passportElementEmailAddress.email_address",
            "inputPassportElementPhoneNumber.phone_number", "inputPassportElementEmailAddress.email_address",
            "personalDetails.first_name middle_name last_name native_first_name gender country_code",
            "identityDocument.number", "datedFile.date", "encryptedCredentials.data hash secret",
            "encryptedPassportElement.data value hash"),
        // Personal data.
        Row(
            "phone numbers and e-mail addresses",
            "user.phone_number", "contact.phone_number vcard", "authenticationCodeInfo.phone_number",
            "setAuthenticationPhoneNumber.phone_number", "searchUserByPhoneNumber.phone_number",
            "sendPhoneNumberCode.phone_number", "collectibleItemTypePhoneNumber.phone_number",
            "authenticationCodeTypeMissedCall.phone_number_prefix", "setAuthenticationEmailAddress.email_address",
            "recoveryEmailAddress.recovery_email_address", "passwordState.login_email_address_pattern",
            "emailAddressAuthenticationCodeInfo.email_address_pattern",
            "importedContact.phone_number first_name last_name"),
        Row(
            "where somebody is, and on what device",
            "session.ip_address location device_model", "unconfirmedSession.location device_model",
            "connectedWebsite.ip_address location", "location.latitude longitude horizontal_accuracy",
            "birthdate.day month year", "venue.title address", "chatLocation.address"),
        Row(
            "people's names",
            "user.first_name last_name", "sharedUser.first_name last_name username", "setName.first_name last_name",
            "registerUser.first_name last_name", "messageOriginHiddenUser.sender_name",
            "notificationTypeNewPushMessage.sender_name", "messageImportInfo.sender_name", "forwardSource.sender_name",
            "storyOriginHiddenUser.poster_name", "message.author_signature", "chatAdministrator.custom_title",
            "pushMessageContentContact.name", "pushMessageContentChatAddMembers.member_name"),
        Row(
            "usernames",
            "usernames.active_usernames disabled_usernames editable_username", "setUsername.username",
            "searchPublicChat.username", "chatEventUsernameChanged.old_username new_username",
            "chatEventActiveUsernamesChanged.old_usernames new_usernames", "reorderActiveUsernames.usernames",
            "richTextMention.username", "internalLinkTypePublicChat.chat_username"),
        Row("what somebody says of themselves", "setBio.bio", "chatJoinRequest.bio", "botInfo.short_description"),
        Row(
            "titles",
            "chat.title", "updateChatTitle.title", "setChatTitle.title", "chatInviteLinkInfo.title",
            "messageChatChangeTitle.title", "chatEventTitleChanged.old_title new_title", "createForumTopic.name",
            "supergroupFullInfo.description", "setChatDescription.description"),
        Row(
            "texts of messages and drafts",
            "formattedText.text", "richTextPlain.text", "richMessageSourceMarkdown.text", "richMessageSourceHtml.text",
            "speechRecognitionResultText.text", "speechRecognitionResultPending.partial_text", "diffText.text",
            "internalLinkTypePublicChat.draft_text", "getTextEntities.text", "parseTextEntities.text",
            "messageCustomServiceAction.text", "answerCallbackQuery.text", "reportChat.text",
            "textEntityTypeTextUrl.url", "linkPreview.url title"),
        Row(
            "texts of push messages",
            "pushMessageContentText.text", "pushMessageContentPhoto.caption", "pushMessageContentVideo.caption",
            "pushMessageContentAnimation.caption", "pushMessageContentPoll.question",
            "pushMessageContentChatChangeTitle.title", "pushMessageContentChecklist.title"),
        Row(
            "what somebody looked for",
            "searchMessages.query", "searchChatMessages.query", "searchContacts.query", "searchChats.query",
            "searchChatMembers.query", "getInlineQueryResults.query", "updateNewInlineQuery.query",
            "searchHashtags.prefix", "searchPublicMessagesByTag.tag"),
        Row(
            "where files are",
            "localFile.path", "inputFileLocal.path", "remoteFile.id", "inputFileRemote.id",
            "getRemoteFile.remote_file_id", "document.file_name",
            "setTdlibParameters.database_directory files_directory"),
        Row(
            "requests in a form of their own",
            "sendCustomRequest.parameters", "customRequestResult.result", "getJsonValue.json",
            "jsonValueString.value"),
    ]

    static let shown = [
        Row(
            "ids",
            "message.id chat_id via_bot_user_id", "user.id", "chat.id", "getChat.chat_id", "remoteFile.unique_id",
            "file.id", "downloadFile.file_id", "searchChatMessages.chat_id from_message_id offset limit"),
        Row("dates", "message.date edit_date", "session.last_active_date", "userStatusOffline.was_online"),
        Row(
            "sizes and counts",
            "file.size expected_size", "localFile.downloaded_size download_offset", "video.duration width height",
            "updateChatReadInbox.unread_count", "authenticationCodeTypeSms.length"),
        Row(
            "types and versions",
            "document.mime_type", "session.application_name application_version", "user.language_code",
            "setTdlibParameters.api_id system_version"),
        Row(
            "states",
            "localFile.is_downloading_completed is_downloading_active", "message.is_pinned",
            "updateOption.name", "setOption.name", "passwordState.has_password"),
        Row("errors", "error.code message"),
    ]

    private static let schema: [String: Combinator] = {
        let schema = try? Schema(parsing: SchemaDeclarations.text.description)
        return Dictionary(uniqueKeysWithValues: (schema?.constructors ?? []).map { ($0.name, $0) })
            .merging((schema?.functions ?? []).map { ($0.name, $0) }) { $1 }
    }()

    private static let text = "S3cret-Value"
    private static let number = "77007"

    @Test("What the contract calls sensitive is redacted", arguments: hidden)
    func redacted(row: Row) throws {
        for (type, field) in row.pairs {
            let object = try Self.object(type, field)
            for text in Self.texts(of: object) {
                #expect(!text.contains(Self.text) && !text.contains(Self.number), "\(type).\(field): \(text)")
            }
            #expect("\(object)".contains(#""\#(field)":‹redacted›"#), "\(type).\(field)")
            let swift = try #require(Self.swiftType(type), "\(type)")
            #expect(swift is any CustomReflectable.Type, "\(type)")
        }
    }

    @Test("What a log is for is shown", arguments: shown)
    func visible(row: Row) throws {
        for (type, field) in row.pairs {
            let object = try Self.object(type, field)
            let value = try Self.value(type, field)
            #expect("\(object)".contains(#""\#(field)":\#(value)"#), "\(type).\(field): \(object)")
        }
    }

    /// An object in which only one field has a value: typed if TDLib sends it, else as JSON within a known class.
    private static func object(_ type: String, _ field: String) throws -> any TDObject {
        let json = #"{"@type":"\#(type)","\#(field)":\#(try value(type, field))}"#
        let text = Array(json.utf8) + [0]
        let object = text.withUnsafeBufferPointer { buffer in
            try? decodeObject(UnsafeBufferPointer(rebasing: buffer.dropLast()))
        }
        return object ?? Update.unknown(type: type, json: json)
    }

    /// A field's value in JSON, of the type that the schema says.
    private static func value(_ type: String, _ field: String) throws -> String {
        func value(_ type: FieldType) -> String {
            switch type {
            case .string: "\"\(text)\""
            case .bytes: "\"\(Data(text.utf8).base64EncodedString())\""
            case .int32, .int53: number
            case .int64: "\"\(number)\""
            case .double: "\(number).5"
            case .bool: "true"
            case .vector(let element): "[\(value(element))]"
            case .constructor(let name): #"{"@type":"\#(name)"}"#
            case .abstractClass: "null"
            }
        }
        let found = schema[type]?.fields.first { $0.name == field }
        return value(try #require(found, "the schema has no \(type).\(field)").type)
    }

    private static func texts(of object: any TDObject) -> [String] {
        var dumped = ""
        dump(object, to: &dumped)
        return ["\(object)", String(reflecting: object), "\([object])", dumped]
    }

    /// The struct of a constructor or a function, to see whether a mirror shows it: not every one can be read from JSON.
    private static func swiftType(_ type: String) -> Any.Type? {
        let name = type.prefix(1).uppercased() + type.dropFirst()
        return _typeByName("11TelegramAPI\(name.utf8.count)\(name)V")
    }
}
