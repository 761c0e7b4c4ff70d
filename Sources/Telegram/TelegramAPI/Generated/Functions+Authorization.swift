// Made by `tlgen generate` from the schema of TDLib 1.8.66
// (SHA-256 b8b6a863746fc580815c6d04e9e34728b654b15a12940087f06757b2097ce4c5). Don't edit.

/// `getAuthorizationState = AuthorizationState`
///
/// Needs no network. Can be called before initialization.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_authorization_state.html)
public struct GetAuthorizationState: TDFunction, CustomStringConvertible {
    public typealias Result = AuthorizationState

    public init() {
    }

    public func encode(into wire: inout WireWriter) {
        wire.empty(#"{"@type":"getAuthorizationState"}"#)
    }
}

/// `setTdlibParameters use_test_dc:Bool database_directory:string files_directory:string database_encryption_key:bytes use_file_database:Bool use_chat_info_database:Bool use_message_database:Bool use_secret_chats:Bool api_id:int32 api_hash:string system_language_code:string device_model:string system_version:string application_version:string = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1set_tdlib_parameters.html)
public struct SetTdlibParameters: TDFunction, CustomStringConvertible, CustomReflectable {
    public typealias Result = Ok
    public let useTestDc: Bool
    public let databaseDirectory: String
    public let filesDirectory: String
    public let databaseEncryptionKey: [UInt8]
    public let useFileDatabase: Bool
    public let useChatInfoDatabase: Bool
    public let useMessageDatabase: Bool
    public let useSecretChats: Bool
    public let apiID: Int32
    public let apiHash: String
    public let systemLanguageCode: String
    public let deviceModel: String
    public let systemVersion: String
    public let applicationVersion: String

    public init(
        useTestDc: Bool,
        databaseDirectory: String,
        filesDirectory: String,
        databaseEncryptionKey: [UInt8],
        useFileDatabase: Bool,
        useChatInfoDatabase: Bool,
        useMessageDatabase: Bool,
        useSecretChats: Bool,
        apiID: Int32,
        apiHash: String,
        systemLanguageCode: String,
        deviceModel: String,
        systemVersion: String,
        applicationVersion: String
    ) {
        self.useTestDc = useTestDc
        self.databaseDirectory = databaseDirectory
        self.filesDirectory = filesDirectory
        self.databaseEncryptionKey = databaseEncryptionKey
        self.useFileDatabase = useFileDatabase
        self.useChatInfoDatabase = useChatInfoDatabase
        self.useMessageDatabase = useMessageDatabase
        self.useSecretChats = useSecretChats
        self.apiID = apiID
        self.apiHash = apiHash
        self.systemLanguageCode = systemLanguageCode
        self.deviceModel = deviceModel
        self.systemVersion = systemVersion
        self.applicationVersion = applicationVersion
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"setTdlibParameters""#)
        wire.bool(#","use_test_dc":"#, self.useTestDc)
        wire.string(#","database_directory":"#, self.databaseDirectory)
        wire.string(#","files_directory":"#, self.filesDirectory)
        wire.bytes(#","database_encryption_key":"#, self.databaseEncryptionKey)
        wire.bool(#","use_file_database":"#, self.useFileDatabase)
        wire.bool(#","use_chat_info_database":"#, self.useChatInfoDatabase)
        wire.bool(#","use_message_database":"#, self.useMessageDatabase)
        wire.bool(#","use_secret_chats":"#, self.useSecretChats)
        wire.int32(#","api_id":"#, self.apiID)
        wire.string(#","api_hash":"#, self.apiHash)
        wire.string(#","system_language_code":"#, self.systemLanguageCode)
        wire.string(#","device_model":"#, self.deviceModel)
        wire.string(#","system_version":"#, self.systemVersion)
        wire.string(#","application_version":"#, self.applicationVersion)
        wire.close()
    }
}

/// `setAuthenticationPhoneNumber phone_number:string settings:phoneNumberAuthenticationSettings = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1set_authentication_phone_number.html)
public struct SetAuthenticationPhoneNumber: TDFunction, CustomStringConvertible, CustomReflectable {
    public typealias Result = Ok
    public let phoneNumber: String
    /// May be left out.
    public let settings: PhoneNumberAuthenticationSettings?

    public init(phoneNumber: String, settings: PhoneNumberAuthenticationSettings? = nil) {
        self.phoneNumber = phoneNumber
        self.settings = settings
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"setAuthenticationPhoneNumber""#)
        wire.string(#","phone_number":"#, self.phoneNumber)
        wire.object(#","settings":"#, self.settings)
        wire.close()
    }
}

/// `checkAuthenticationPremiumPurchase premium_day_count:int32 currency:string amount:int53 = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1check_authentication_premium_purchase.html)
public struct CheckAuthenticationPremiumPurchase: TDFunction, CustomStringConvertible, CustomReflectable {
    public typealias Result = Ok
    public let premiumDayCount: Int32
    public let currency: String
    public let amount: Int64

    public init(premiumDayCount: Int32, currency: String, amount: Int64) {
        self.premiumDayCount = premiumDayCount
        self.currency = currency
        self.amount = amount
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"checkAuthenticationPremiumPurchase""#)
        wire.int32(#","premium_day_count":"#, self.premiumDayCount)
        wire.string(#","currency":"#, self.currency)
        wire.int53(#","amount":"#, self.amount)
        wire.close()
    }
}

/// `setAuthenticationPremiumPurchaseTransaction transaction:StoreTransaction is_restore:Bool premium_day_count:int32 currency:string amount:int53 = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1set_authentication_premium_purchase_transaction.html)
public struct SetAuthenticationPremiumPurchaseTransaction: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let transaction: StoreTransaction
    public let isRestore: Bool
    public let premiumDayCount: Int32
    public let currency: String
    public let amount: Int64

    public init(
        transaction: StoreTransaction,
        isRestore: Bool,
        premiumDayCount: Int32,
        currency: String,
        amount: Int64
    ) {
        self.transaction = transaction
        self.isRestore = isRestore
        self.premiumDayCount = premiumDayCount
        self.currency = currency
        self.amount = amount
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"setAuthenticationPremiumPurchaseTransaction""#)
        wire.object(#","transaction":"#, self.transaction)
        wire.bool(#","is_restore":"#, self.isRestore)
        wire.int32(#","premium_day_count":"#, self.premiumDayCount)
        wire.string(#","currency":"#, self.currency)
        wire.int53(#","amount":"#, self.amount)
        wire.close()
    }
}

/// `setAuthenticationEmailAddress email_address:string = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1set_authentication_email_address.html)
public struct SetAuthenticationEmailAddress: TDFunction, CustomStringConvertible, CustomReflectable {
    public typealias Result = Ok
    public let emailAddress: String

    public init(emailAddress: String) {
        self.emailAddress = emailAddress
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"setAuthenticationEmailAddress""#)
        wire.string(#","email_address":"#, self.emailAddress)
        wire.close()
    }
}

/// `resendAuthenticationCode reason:ResendCodeReason = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1resend_authentication_code.html)
public struct ResendAuthenticationCode: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    /// May be left out.
    public let reason: ResendCodeReason?

    public init(reason: ResendCodeReason? = nil) {
        self.reason = reason
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"resendAuthenticationCode""#)
        wire.object(#","reason":"#, self.reason)
        wire.close()
    }
}

/// `checkAuthenticationEmailCode code:EmailAddressAuthentication = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1check_authentication_email_code.html)
public struct CheckAuthenticationEmailCode: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let code: EmailAddressAuthentication

    public init(code: EmailAddressAuthentication) {
        self.code = code
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"checkAuthenticationEmailCode""#)
        wire.object(#","code":"#, self.code)
        wire.close()
    }
}

/// `checkAuthenticationCode code:string = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1check_authentication_code.html)
public struct CheckAuthenticationCode: TDFunction, CustomStringConvertible, CustomReflectable {
    public typealias Result = Ok
    public let code: String

    public init(code: String) {
        self.code = code
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"checkAuthenticationCode""#)
        wire.string(#","code":"#, self.code)
        wire.close()
    }
}

/// `requestQrCodeAuthentication other_user_ids:vector<int53> = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1request_qr_code_authentication.html)
public struct RequestQrCodeAuthentication: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let otherUserIDs: [Int64]

    public init(otherUserIDs: [Int64]) {
        self.otherUserIDs = otherUserIDs
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"requestQrCodeAuthentication""#)
        wire.int53s(#","other_user_ids":"#, self.otherUserIDs)
        wire.close()
    }
}

/// `getAuthenticationPasskeyParameters = Text`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_authentication_passkey_parameters.html)
public struct GetAuthenticationPasskeyParameters: TDFunction, CustomStringConvertible {
    public typealias Result = Text

    public init() {
    }

    public func encode(into wire: inout WireWriter) {
        wire.empty(#"{"@type":"getAuthenticationPasskeyParameters"}"#)
    }
}

/// `checkAuthenticationPasskey credential_id:string client_data:string authenticator_data:bytes signature:bytes user_handle:bytes = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1check_authentication_passkey.html)
public struct CheckAuthenticationPasskey: TDFunction, CustomStringConvertible, CustomReflectable {
    public typealias Result = Ok
    public let credentialID: String
    public let clientData: String
    public let authenticatorData: [UInt8]
    public let signature: [UInt8]
    public let userHandle: [UInt8]

    public init(
        credentialID: String,
        clientData: String,
        authenticatorData: [UInt8],
        signature: [UInt8],
        userHandle: [UInt8]
    ) {
        self.credentialID = credentialID
        self.clientData = clientData
        self.authenticatorData = authenticatorData
        self.signature = signature
        self.userHandle = userHandle
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"checkAuthenticationPasskey""#)
        wire.string(#","credential_id":"#, self.credentialID)
        wire.string(#","client_data":"#, self.clientData)
        wire.bytes(#","authenticator_data":"#, self.authenticatorData)
        wire.bytes(#","signature":"#, self.signature)
        wire.bytes(#","user_handle":"#, self.userHandle)
        wire.close()
    }
}

/// `checkAuthenticationWebToken token:string dc_id:int32 = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1check_authentication_web_token.html)
public struct CheckAuthenticationWebToken: TDFunction, CustomStringConvertible, CustomReflectable {
    public typealias Result = Ok
    public let token: String
    public let dcID: Int32

    public init(token: String, dcID: Int32) {
        self.token = token
        self.dcID = dcID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"checkAuthenticationWebToken""#)
        wire.string(#","token":"#, self.token)
        wire.int32(#","dc_id":"#, self.dcID)
        wire.close()
    }
}

/// `resetAuthenticationEmailAddress = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1reset_authentication_email_address.html)
public struct ResetAuthenticationEmailAddress: TDFunction, CustomStringConvertible {
    public typealias Result = Ok

    public init() {
    }

    public func encode(into wire: inout WireWriter) {
        wire.empty(#"{"@type":"resetAuthenticationEmailAddress"}"#)
    }
}

/// `checkAuthenticationPassword password:string = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1check_authentication_password.html)
public struct CheckAuthenticationPassword: TDFunction, CustomStringConvertible, CustomReflectable {
    public typealias Result = Ok
    public let password: String

    public init(password: String) {
        self.password = password
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"checkAuthenticationPassword""#)
        wire.string(#","password":"#, self.password)
        wire.close()
    }
}

/// `requestAuthenticationPasswordRecovery = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1request_authentication_password_recovery.html)
public struct RequestAuthenticationPasswordRecovery: TDFunction, CustomStringConvertible {
    public typealias Result = Ok

    public init() {
    }

    public func encode(into wire: inout WireWriter) {
        wire.empty(#"{"@type":"requestAuthenticationPasswordRecovery"}"#)
    }
}

/// `checkAuthenticationPasswordRecoveryCode recovery_code:string = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1check_authentication_password_recovery_code.html)
public struct CheckAuthenticationPasswordRecoveryCode: TDFunction, CustomStringConvertible, CustomReflectable {
    public typealias Result = Ok
    public let recoveryCode: String

    public init(recoveryCode: String) {
        self.recoveryCode = recoveryCode
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"checkAuthenticationPasswordRecoveryCode""#)
        wire.string(#","recovery_code":"#, self.recoveryCode)
        wire.close()
    }
}

/// `recoverAuthenticationPassword recovery_code:string new_password:string new_hint:string = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1recover_authentication_password.html)
public struct RecoverAuthenticationPassword: TDFunction, CustomStringConvertible, CustomReflectable {
    public typealias Result = Ok
    public let recoveryCode: String
    public let newPassword: String
    public let newHint: String

    public init(recoveryCode: String, newPassword: String, newHint: String) {
        self.recoveryCode = recoveryCode
        self.newPassword = newPassword
        self.newHint = newHint
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"recoverAuthenticationPassword""#)
        wire.string(#","recovery_code":"#, self.recoveryCode)
        wire.string(#","new_password":"#, self.newPassword)
        wire.string(#","new_hint":"#, self.newHint)
        wire.close()
    }
}

/// `sendAuthenticationFirebaseSms token:string = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1send_authentication_firebase_sms.html)
public struct SendAuthenticationFirebaseSms: TDFunction, CustomStringConvertible, CustomReflectable {
    public typealias Result = Ok
    public let token: String

    public init(token: String) {
        self.token = token
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"sendAuthenticationFirebaseSms""#)
        wire.string(#","token":"#, self.token)
        wire.close()
    }
}

/// `reportAuthenticationCodeMissing mobile_network_code:string = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1report_authentication_code_missing.html)
public struct ReportAuthenticationCodeMissing: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let mobileNetworkCode: String

    public init(mobileNetworkCode: String) {
        self.mobileNetworkCode = mobileNetworkCode
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"reportAuthenticationCodeMissing""#)
        wire.string(#","mobile_network_code":"#, self.mobileNetworkCode)
        wire.close()
    }
}

/// `checkAuthenticationBotToken token:string = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1check_authentication_bot_token.html)
public struct CheckAuthenticationBotToken: TDFunction, CustomStringConvertible, CustomReflectable {
    public typealias Result = Ok
    public let token: String

    public init(token: String) {
        self.token = token
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"checkAuthenticationBotToken""#)
        wire.string(#","token":"#, self.token)
        wire.close()
    }
}

/// `confirmQrCodeAuthentication link:string = Session`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1confirm_qr_code_authentication.html)
public struct ConfirmQrCodeAuthentication: TDFunction, CustomStringConvertible, CustomReflectable {
    public typealias Result = Session
    public let link: String

    public init(link: String) {
        self.link = link
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"confirmQrCodeAuthentication""#)
        wire.string(#","link":"#, self.link)
        wire.close()
    }
}

/// `getCurrentState = Updates`
///
/// Can be called before initialization.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_current_state.html)
public struct GetCurrentState: TDFunction, CustomStringConvertible {
    public typealias Result = Updates

    public init() {
    }

    public func encode(into wire: inout WireWriter) {
        wire.empty(#"{"@type":"getCurrentState"}"#)
    }
}

/// `getCurrentWeather location:location = CurrentWeather`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_current_weather.html)
public struct GetCurrentWeather: TDFunction, CustomStringConvertible {
    public typealias Result = CurrentWeather
    public let location: Location

    public init(location: Location) {
        self.location = location
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"getCurrentWeather""#)
        wire.object(#","location":"#, self.location)
        wire.close()
    }
}

/// `setApplicationVerificationToken verification_id:int53 token:string = Ok`
///
/// Can be called before authorization.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1set_application_verification_token.html)
public struct SetApplicationVerificationToken: TDFunction, CustomStringConvertible, CustomReflectable {
    public typealias Result = Ok
    public let verificationID: Int64
    public let token: String

    public init(verificationID: Int64, token: String) {
        self.verificationID = verificationID
        self.token = token
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"setApplicationVerificationToken""#)
        wire.int53(#","verification_id":"#, self.verificationID)
        wire.string(#","token":"#, self.token)
        wire.close()
    }
}

/// `registerDevice device_token:DeviceToken other_user_ids:vector<int53> = PushReceiverId`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1register_device.html)
public struct RegisterDevice: TDFunction, CustomStringConvertible {
    public typealias Result = PushReceiverId
    public let deviceToken: DeviceToken
    public let otherUserIDs: [Int64]

    public init(deviceToken: DeviceToken, otherUserIDs: [Int64]) {
        self.deviceToken = deviceToken
        self.otherUserIDs = otherUserIDs
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"registerDevice""#)
        wire.object(#","device_token":"#, self.deviceToken)
        wire.int53s(#","other_user_ids":"#, self.otherUserIDs)
        wire.close()
    }
}

/// `processPushNotification payload:string = Ok`
///
/// Can be called before authorization.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1process_push_notification.html)
public struct ProcessPushNotification: TDFunction, CustomStringConvertible, CustomReflectable {
    public typealias Result = Ok
    public let payload: String

    public init(payload: String) {
        self.payload = payload
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"processPushNotification""#)
        wire.string(#","payload":"#, self.payload)
        wire.close()
    }
}

/// `getPushReceiverId payload:string = PushReceiverId`
///
/// Can be called synchronously.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_push_receiver_id.html)
public struct GetPushReceiverId: TDSynchronousFunction, CustomStringConvertible, CustomReflectable {
    public typealias Result = PushReceiverId
    public let payload: String

    public init(payload: String) {
        self.payload = payload
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"getPushReceiverId""#)
        wire.string(#","payload":"#, self.payload)
        wire.close()
    }
}

/// `getOption name:string = OptionValue`
///
/// Can be called synchronously. Can be called before authorization.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_option.html)
public struct GetOption: TDSynchronousFunction, CustomStringConvertible {
    public typealias Result = OptionValue
    public let name: String

    public init(name: String) {
        self.name = name
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"getOption""#)
        wire.string(#","name":"#, self.name)
        wire.close()
    }
}

/// `setOption name:string value:OptionValue = Ok`
///
/// Can be called before authorization.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1set_option.html)
public struct SetOption: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let name: String
    /// May be left out.
    public let value: OptionValue?

    public init(name: String, value: OptionValue? = nil) {
        self.name = name
        self.value = value
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"setOption""#)
        wire.string(#","name":"#, self.name)
        wire.object(#","value":"#, self.value)
        wire.close()
    }
}

/// `getApplicationConfig = JsonValue`
///
/// Can be called before authorization.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_application_config.html)
public struct GetApplicationConfig: TDFunction, CustomStringConvertible {
    public typealias Result = JsonValue

    public init() {
    }

    public func encode(into wire: inout WireWriter) {
        wire.empty(#"{"@type":"getApplicationConfig"}"#)
    }
}

/// `saveApplicationLogEvent type:string chat_id:int53 data:JsonValue = Ok`
///
/// Can be called before authorization.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1save_application_log_event.html)
public struct SaveApplicationLogEvent: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let type: String
    public let chatID: Int64
    public let data: JsonValue

    public init(type: String, chatID: Int64, data: JsonValue) {
        self.type = type
        self.chatID = chatID
        self.data = data
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"saveApplicationLogEvent""#)
        wire.string(#","type":"#, self.type)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.object(#","data":"#, self.data)
        wire.close()
    }
}

/// `getApplicationDownloadLink = HttpUrl`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_application_download_link.html)
public struct GetApplicationDownloadLink: TDFunction, CustomStringConvertible {
    public typealias Result = HttpUrl

    public init() {
    }

    public func encode(into wire: inout WireWriter) {
        wire.empty(#"{"@type":"getApplicationDownloadLink"}"#)
    }
}

/// `setLogStream log_stream:LogStream = Ok`
///
/// Can be called synchronously.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1set_log_stream.html)
public struct SetLogStream: TDSynchronousFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let logStream: LogStream

    public init(logStream: LogStream) {
        self.logStream = logStream
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"setLogStream""#)
        wire.object(#","log_stream":"#, self.logStream)
        wire.close()
    }
}

/// `getLogStream = LogStream`
///
/// Can be called synchronously.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_log_stream.html)
public struct GetLogStream: TDSynchronousFunction, CustomStringConvertible {
    public typealias Result = LogStream

    public init() {
    }

    public func encode(into wire: inout WireWriter) {
        wire.empty(#"{"@type":"getLogStream"}"#)
    }
}

/// `setLogVerbosityLevel new_verbosity_level:int32 = Ok`
///
/// Can be called synchronously.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1set_log_verbosity_level.html)
public struct SetLogVerbosityLevel: TDSynchronousFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let newVerbosityLevel: Int32

    public init(newVerbosityLevel: Int32) {
        self.newVerbosityLevel = newVerbosityLevel
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"setLogVerbosityLevel""#)
        wire.int32(#","new_verbosity_level":"#, self.newVerbosityLevel)
        wire.close()
    }
}

/// `getLogVerbosityLevel = LogVerbosityLevel`
///
/// Can be called synchronously.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_log_verbosity_level.html)
public struct GetLogVerbosityLevel: TDSynchronousFunction, CustomStringConvertible {
    public typealias Result = LogVerbosityLevel

    public init() {
    }

    public func encode(into wire: inout WireWriter) {
        wire.empty(#"{"@type":"getLogVerbosityLevel"}"#)
    }
}

/// `getLogTags = LogTags`
///
/// Can be called synchronously.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_log_tags.html)
public struct GetLogTags: TDSynchronousFunction, CustomStringConvertible {
    public typealias Result = LogTags

    public init() {
    }

    public func encode(into wire: inout WireWriter) {
        wire.empty(#"{"@type":"getLogTags"}"#)
    }
}

/// `setLogTagVerbosityLevel tag:string new_verbosity_level:int32 = Ok`
///
/// Can be called synchronously.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1set_log_tag_verbosity_level.html)
public struct SetLogTagVerbosityLevel: TDSynchronousFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let tag: String
    /// Range 1 to 1024.
    public let newVerbosityLevel: Int32

    public init(tag: String, newVerbosityLevel: Int32) {
        self.tag = tag
        self.newVerbosityLevel = newVerbosityLevel
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"setLogTagVerbosityLevel""#)
        wire.string(#","tag":"#, self.tag)
        wire.int32(#","new_verbosity_level":"#, self.newVerbosityLevel)
        wire.close()
    }
}

/// `getLogTagVerbosityLevel tag:string = LogVerbosityLevel`
///
/// Can be called synchronously.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_log_tag_verbosity_level.html)
public struct GetLogTagVerbosityLevel: TDSynchronousFunction, CustomStringConvertible {
    public typealias Result = LogVerbosityLevel
    public let tag: String

    public init(tag: String) {
        self.tag = tag
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"getLogTagVerbosityLevel""#)
        wire.string(#","tag":"#, self.tag)
        wire.close()
    }
}

/// `addLogMessage verbosity_level:int32 text:string = Ok`
///
/// Can be called synchronously.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1add_log_message.html)
public struct AddLogMessage: TDSynchronousFunction, CustomStringConvertible, CustomReflectable {
    public typealias Result = Ok
    /// Range 0 to 1023.
    public let verbosityLevel: Int32
    public let text: String

    public init(verbosityLevel: Int32, text: String) {
        self.verbosityLevel = verbosityLevel
        self.text = text
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"addLogMessage""#)
        wire.int32(#","verbosity_level":"#, self.verbosityLevel)
        wire.string(#","text":"#, self.text)
        wire.close()
    }
}

extension TDFunctionSender {
    /// `getAuthorizationState = AuthorizationState`
    ///
    /// Needs no network. Can be called before initialization.
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_authorization_state.html)
    @_alwaysEmitIntoClient
    public func getAuthorizationState() async throws -> AuthorizationState {
        try await send(GetAuthorizationState())
    }

    /// `setTdlibParameters use_test_dc:Bool database_directory:string files_directory:string database_encryption_key:bytes use_file_database:Bool use_chat_info_database:Bool use_message_database:Bool use_secret_chats:Bool api_id:int32 api_hash:string system_language_code:string device_model:string system_version:string application_version:string = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1set_tdlib_parameters.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func setTdlibParameters(
        useTestDc: Bool,
        databaseDirectory: String,
        filesDirectory: String,
        databaseEncryptionKey: [UInt8],
        useFileDatabase: Bool,
        useChatInfoDatabase: Bool,
        useMessageDatabase: Bool,
        useSecretChats: Bool,
        apiID: Int32,
        apiHash: String,
        systemLanguageCode: String,
        deviceModel: String,
        systemVersion: String,
        applicationVersion: String
    ) async throws -> Ok {
        try await send(SetTdlibParameters(
        useTestDc: useTestDc,
        databaseDirectory: databaseDirectory,
        filesDirectory: filesDirectory,
        databaseEncryptionKey: databaseEncryptionKey,
        useFileDatabase: useFileDatabase,
        useChatInfoDatabase: useChatInfoDatabase,
        useMessageDatabase: useMessageDatabase,
        useSecretChats: useSecretChats,
        apiID: apiID,
        apiHash: apiHash,
        systemLanguageCode: systemLanguageCode,
        deviceModel: deviceModel,
        systemVersion: systemVersion,
        applicationVersion: applicationVersion
    ))
    }

    /// `setAuthenticationPhoneNumber phone_number:string settings:phoneNumberAuthenticationSettings = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1set_authentication_phone_number.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func setAuthenticationPhoneNumber(
        phoneNumber: String,
        settings: PhoneNumberAuthenticationSettings? = nil
    ) async throws -> Ok {
        try await send(SetAuthenticationPhoneNumber(phoneNumber: phoneNumber, settings: settings))
    }

    /// `checkAuthenticationPremiumPurchase premium_day_count:int32 currency:string amount:int53 = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1check_authentication_premium_purchase.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func checkAuthenticationPremiumPurchase(
        premiumDayCount: Int32,
        currency: String,
        amount: Int64
    ) async throws -> Ok {
        try await send(CheckAuthenticationPremiumPurchase(
        premiumDayCount: premiumDayCount,
        currency: currency,
        amount: amount
    ))
    }

    /// `setAuthenticationPremiumPurchaseTransaction transaction:StoreTransaction is_restore:Bool premium_day_count:int32 currency:string amount:int53 = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1set_authentication_premium_purchase_transaction.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func setAuthenticationPremiumPurchaseTransaction(
        transaction: StoreTransaction,
        isRestore: Bool,
        premiumDayCount: Int32,
        currency: String,
        amount: Int64
    ) async throws -> Ok {
        try await send(SetAuthenticationPremiumPurchaseTransaction(
        transaction: transaction,
        isRestore: isRestore,
        premiumDayCount: premiumDayCount,
        currency: currency,
        amount: amount
    ))
    }

    /// `setAuthenticationEmailAddress email_address:string = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1set_authentication_email_address.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func setAuthenticationEmailAddress(emailAddress: String) async throws -> Ok {
        try await send(SetAuthenticationEmailAddress(emailAddress: emailAddress))
    }

    /// `resendAuthenticationCode reason:ResendCodeReason = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1resend_authentication_code.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func resendAuthenticationCode(reason: ResendCodeReason? = nil) async throws -> Ok {
        try await send(ResendAuthenticationCode(reason: reason))
    }

    /// `checkAuthenticationEmailCode code:EmailAddressAuthentication = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1check_authentication_email_code.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func checkAuthenticationEmailCode(code: EmailAddressAuthentication) async throws -> Ok {
        try await send(CheckAuthenticationEmailCode(code: code))
    }

    /// `checkAuthenticationCode code:string = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1check_authentication_code.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func checkAuthenticationCode(code: String) async throws -> Ok {
        try await send(CheckAuthenticationCode(code: code))
    }

    /// `requestQrCodeAuthentication other_user_ids:vector<int53> = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1request_qr_code_authentication.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func requestQrCodeAuthentication(otherUserIDs: [Int64]) async throws -> Ok {
        try await send(RequestQrCodeAuthentication(otherUserIDs: otherUserIDs))
    }

    /// `getAuthenticationPasskeyParameters = Text`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_authentication_passkey_parameters.html)
    @_alwaysEmitIntoClient
    public func getAuthenticationPasskeyParameters() async throws -> Text {
        try await send(GetAuthenticationPasskeyParameters())
    }

    /// `checkAuthenticationPasskey credential_id:string client_data:string authenticator_data:bytes signature:bytes user_handle:bytes = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1check_authentication_passkey.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func checkAuthenticationPasskey(
        credentialID: String,
        clientData: String,
        authenticatorData: [UInt8],
        signature: [UInt8],
        userHandle: [UInt8]
    ) async throws -> Ok {
        try await send(CheckAuthenticationPasskey(
        credentialID: credentialID,
        clientData: clientData,
        authenticatorData: authenticatorData,
        signature: signature,
        userHandle: userHandle
    ))
    }

    /// `checkAuthenticationWebToken token:string dc_id:int32 = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1check_authentication_web_token.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func checkAuthenticationWebToken(token: String, dcID: Int32) async throws -> Ok {
        try await send(CheckAuthenticationWebToken(token: token, dcID: dcID))
    }

    /// `resetAuthenticationEmailAddress = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1reset_authentication_email_address.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func resetAuthenticationEmailAddress() async throws -> Ok {
        try await send(ResetAuthenticationEmailAddress())
    }

    /// `checkAuthenticationPassword password:string = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1check_authentication_password.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func checkAuthenticationPassword(password: String) async throws -> Ok {
        try await send(CheckAuthenticationPassword(password: password))
    }

    /// `requestAuthenticationPasswordRecovery = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1request_authentication_password_recovery.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func requestAuthenticationPasswordRecovery() async throws -> Ok {
        try await send(RequestAuthenticationPasswordRecovery())
    }

    /// `checkAuthenticationPasswordRecoveryCode recovery_code:string = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1check_authentication_password_recovery_code.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func checkAuthenticationPasswordRecoveryCode(recoveryCode: String) async throws -> Ok {
        try await send(CheckAuthenticationPasswordRecoveryCode(recoveryCode: recoveryCode))
    }

    /// `recoverAuthenticationPassword recovery_code:string new_password:string new_hint:string = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1recover_authentication_password.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func recoverAuthenticationPassword(
        recoveryCode: String,
        newPassword: String,
        newHint: String
    ) async throws -> Ok {
        try await send(RecoverAuthenticationPassword(
        recoveryCode: recoveryCode,
        newPassword: newPassword,
        newHint: newHint
    ))
    }

    /// `sendAuthenticationFirebaseSms token:string = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1send_authentication_firebase_sms.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func sendAuthenticationFirebaseSms(token: String) async throws -> Ok {
        try await send(SendAuthenticationFirebaseSms(token: token))
    }

    /// `reportAuthenticationCodeMissing mobile_network_code:string = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1report_authentication_code_missing.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func reportAuthenticationCodeMissing(mobileNetworkCode: String) async throws -> Ok {
        try await send(ReportAuthenticationCodeMissing(mobileNetworkCode: mobileNetworkCode))
    }

    /// `checkAuthenticationBotToken token:string = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1check_authentication_bot_token.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func checkAuthenticationBotToken(token: String) async throws -> Ok {
        try await send(CheckAuthenticationBotToken(token: token))
    }

    /// `confirmQrCodeAuthentication link:string = Session`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1confirm_qr_code_authentication.html)
    @_alwaysEmitIntoClient
    public func confirmQrCodeAuthentication(link: String) async throws -> Session {
        try await send(ConfirmQrCodeAuthentication(link: link))
    }

    /// `getCurrentState = Updates`
    ///
    /// Can be called before initialization.
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_current_state.html)
    @_alwaysEmitIntoClient
    public func getCurrentState() async throws -> Updates {
        try await send(GetCurrentState())
    }

    /// `getCurrentWeather location:location = CurrentWeather`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_current_weather.html)
    @_alwaysEmitIntoClient
    public func getCurrentWeather(location: Location) async throws -> CurrentWeather {
        try await send(GetCurrentWeather(location: location))
    }

    /// `setApplicationVerificationToken verification_id:int53 token:string = Ok`
    ///
    /// Can be called before authorization.
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1set_application_verification_token.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func setApplicationVerificationToken(verificationID: Int64, token: String) async throws -> Ok {
        try await send(SetApplicationVerificationToken(verificationID: verificationID, token: token))
    }

    /// `registerDevice device_token:DeviceToken other_user_ids:vector<int53> = PushReceiverId`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1register_device.html)
    @_alwaysEmitIntoClient
    public func registerDevice(deviceToken: DeviceToken, otherUserIDs: [Int64]) async throws -> PushReceiverId {
        try await send(RegisterDevice(deviceToken: deviceToken, otherUserIDs: otherUserIDs))
    }

    /// `processPushNotification payload:string = Ok`
    ///
    /// Can be called before authorization.
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1process_push_notification.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func processPushNotification(payload: String) async throws -> Ok {
        try await send(ProcessPushNotification(payload: payload))
    }

    /// `getPushReceiverId payload:string = PushReceiverId`
    ///
    /// Can be called synchronously.
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_push_receiver_id.html)
    @_alwaysEmitIntoClient
    public func getPushReceiverId(payload: String) async throws -> PushReceiverId {
        try await send(GetPushReceiverId(payload: payload))
    }

    /// `getOption name:string = OptionValue`
    ///
    /// Can be called synchronously. Can be called before authorization.
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_option.html)
    @_alwaysEmitIntoClient
    public func getOption(name: String) async throws -> OptionValue {
        try await send(GetOption(name: name))
    }

    /// `setOption name:string value:OptionValue = Ok`
    ///
    /// Can be called before authorization.
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1set_option.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func setOption(name: String, value: OptionValue? = nil) async throws -> Ok {
        try await send(SetOption(name: name, value: value))
    }

    /// `getApplicationConfig = JsonValue`
    ///
    /// Can be called before authorization.
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_application_config.html)
    @_alwaysEmitIntoClient
    public func getApplicationConfig() async throws -> JsonValue {
        try await send(GetApplicationConfig())
    }

    /// `saveApplicationLogEvent type:string chat_id:int53 data:JsonValue = Ok`
    ///
    /// Can be called before authorization.
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1save_application_log_event.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func saveApplicationLogEvent(type: String, chatID: Int64, data: JsonValue) async throws -> Ok {
        try await send(SaveApplicationLogEvent(type: type, chatID: chatID, data: data))
    }

    /// `getApplicationDownloadLink = HttpUrl`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_application_download_link.html)
    @_alwaysEmitIntoClient
    public func getApplicationDownloadLink() async throws -> HttpUrl {
        try await send(GetApplicationDownloadLink())
    }

    /// `setLogStream log_stream:LogStream = Ok`
    ///
    /// Can be called synchronously.
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1set_log_stream.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func setLogStream(logStream: LogStream) async throws -> Ok {
        try await send(SetLogStream(logStream: logStream))
    }

    /// `getLogStream = LogStream`
    ///
    /// Can be called synchronously.
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_log_stream.html)
    @_alwaysEmitIntoClient
    public func getLogStream() async throws -> LogStream {
        try await send(GetLogStream())
    }

    /// `setLogVerbosityLevel new_verbosity_level:int32 = Ok`
    ///
    /// Can be called synchronously.
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1set_log_verbosity_level.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func setLogVerbosityLevel(newVerbosityLevel: Int32) async throws -> Ok {
        try await send(SetLogVerbosityLevel(newVerbosityLevel: newVerbosityLevel))
    }

    /// `getLogVerbosityLevel = LogVerbosityLevel`
    ///
    /// Can be called synchronously.
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_log_verbosity_level.html)
    @_alwaysEmitIntoClient
    public func getLogVerbosityLevel() async throws -> LogVerbosityLevel {
        try await send(GetLogVerbosityLevel())
    }

    /// `getLogTags = LogTags`
    ///
    /// Can be called synchronously.
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_log_tags.html)
    @_alwaysEmitIntoClient
    public func getLogTags() async throws -> LogTags {
        try await send(GetLogTags())
    }

    /// `setLogTagVerbosityLevel tag:string new_verbosity_level:int32 = Ok`
    ///
    /// Can be called synchronously.
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1set_log_tag_verbosity_level.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func setLogTagVerbosityLevel(tag: String, newVerbosityLevel: Int32) async throws -> Ok {
        try await send(SetLogTagVerbosityLevel(tag: tag, newVerbosityLevel: newVerbosityLevel))
    }

    /// `getLogTagVerbosityLevel tag:string = LogVerbosityLevel`
    ///
    /// Can be called synchronously.
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_log_tag_verbosity_level.html)
    @_alwaysEmitIntoClient
    public func getLogTagVerbosityLevel(tag: String) async throws -> LogVerbosityLevel {
        try await send(GetLogTagVerbosityLevel(tag: tag))
    }

    /// `addLogMessage verbosity_level:int32 text:string = Ok`
    ///
    /// Can be called synchronously.
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1add_log_message.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func addLogMessage(verbosityLevel: Int32, text: String) async throws -> Ok {
        try await send(AddLogMessage(verbosityLevel: verbosityLevel, text: text))
    }
}

#if Hashable
extension GetAuthorizationState: Hashable {}
extension SetTdlibParameters: Hashable {}
extension SetAuthenticationPhoneNumber: Hashable {}
extension CheckAuthenticationPremiumPurchase: Hashable {}
extension SetAuthenticationPremiumPurchaseTransaction: Hashable {}
extension SetAuthenticationEmailAddress: Hashable {}
extension ResendAuthenticationCode: Hashable {}
extension CheckAuthenticationEmailCode: Hashable {}
extension CheckAuthenticationCode: Hashable {}
extension RequestQrCodeAuthentication: Hashable {}
extension GetAuthenticationPasskeyParameters: Hashable {}
extension CheckAuthenticationPasskey: Hashable {}
extension CheckAuthenticationWebToken: Hashable {}
extension ResetAuthenticationEmailAddress: Hashable {}
extension CheckAuthenticationPassword: Hashable {}
extension RequestAuthenticationPasswordRecovery: Hashable {}
extension CheckAuthenticationPasswordRecoveryCode: Hashable {}
extension RecoverAuthenticationPassword: Hashable {}
extension SendAuthenticationFirebaseSms: Hashable {}
extension ReportAuthenticationCodeMissing: Hashable {}
extension CheckAuthenticationBotToken: Hashable {}
extension ConfirmQrCodeAuthentication: Hashable {}
extension GetCurrentState: Hashable {}
extension GetCurrentWeather: Hashable {}
extension SetApplicationVerificationToken: Hashable {}
extension RegisterDevice: Hashable {}
extension ProcessPushNotification: Hashable {}
extension GetPushReceiverId: Hashable {}
extension GetOption: Hashable {}
extension SetOption: Hashable {}
extension GetApplicationConfig: Hashable {}
extension SaveApplicationLogEvent: Hashable {}
extension GetApplicationDownloadLink: Hashable {}
extension SetLogStream: Hashable {}
extension GetLogStream: Hashable {}
extension SetLogVerbosityLevel: Hashable {}
extension GetLogVerbosityLevel: Hashable {}
extension GetLogTags: Hashable {}
extension SetLogTagVerbosityLevel: Hashable {}
extension GetLogTagVerbosityLevel: Hashable {}
extension AddLogMessage: Hashable {}
#endif
