// Made by `tlgen generate` from the schema of TDLib 1.8.66
// (SHA-256 b8b6a863746fc580815c6d04e9e34728b654b15a12940087f06757b2097ce4c5). Don't edit.

/// `AuthenticationCodeType`, one of 10 constructors.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1_authentication_code_type.html)
public enum AuthenticationCodeType: TDDecodable, CustomStringConvertible, CustomReflectable {
    indirect case telegramMessage(AuthenticationCodeTypeTelegramMessage)
    indirect case sms(AuthenticationCodeTypeSms)
    indirect case smsWord(AuthenticationCodeTypeSmsWord)
    indirect case smsPhrase(AuthenticationCodeTypeSmsPhrase)
    indirect case call(AuthenticationCodeTypeCall)
    indirect case flashCall(AuthenticationCodeTypeFlashCall)
    indirect case missedCall(AuthenticationCodeTypeMissedCall)
    indirect case fragment(AuthenticationCodeTypeFragment)
    indirect case firebaseAndroid(AuthenticationCodeTypeFirebaseAndroid)
    indirect case firebaseIos(AuthenticationCodeTypeFirebaseIos)
    /// A constructor that this version of the schema does not know, as its name and its JSON.
    indirect case unknown(type: String, json: String)

    public func encode(into wire: inout WireWriter) {
        switch self {
        case .telegramMessage(let value): value.encode(into: &wire)
        case .sms(let value): value.encode(into: &wire)
        case .smsWord(let value): value.encode(into: &wire)
        case .smsPhrase(let value): value.encode(into: &wire)
        case .call(let value): value.encode(into: &wire)
        case .flashCall(let value): value.encode(into: &wire)
        case .missedCall(let value): value.encode(into: &wire)
        case .fragment(let value): value.encode(into: &wire)
        case .firebaseAndroid(let value): value.encode(into: &wire)
        case .firebaseIos(let value): value.encode(into: &wire)
        case .unknown(_, let json): wire.unknown(json)
        }
    }

    public static func read(_ wire: inout WireReader) -> AuthenticationCodeType? {
        switch wire.constructor(of: .authenticationCodeType) {
        case 0: if let value = AuthenticationCodeTypeTelegramMessage.body(&wire) { return .telegramMessage(value) }  // authenticationCodeTypeTelegramMessage
        case 1: if let value = AuthenticationCodeTypeSms.body(&wire) { return .sms(value) }  // authenticationCodeTypeSms
        case 2: if let value = AuthenticationCodeTypeSmsWord.body(&wire) { return .smsWord(value) }  // authenticationCodeTypeSmsWord
        case 3: if let value = AuthenticationCodeTypeSmsPhrase.body(&wire) { return .smsPhrase(value) }  // authenticationCodeTypeSmsPhrase
        case 4: if let value = AuthenticationCodeTypeCall.body(&wire) { return .call(value) }  // authenticationCodeTypeCall
        case 5: if let value = AuthenticationCodeTypeFlashCall.body(&wire) { return .flashCall(value) }  // authenticationCodeTypeFlashCall
        case 6: if let value = AuthenticationCodeTypeMissedCall.body(&wire) { return .missedCall(value) }  // authenticationCodeTypeMissedCall
        case 7: if let value = AuthenticationCodeTypeFragment.body(&wire) { return .fragment(value) }  // authenticationCodeTypeFragment
        case 8: if let value = AuthenticationCodeTypeFirebaseAndroid.body(&wire) { return .firebaseAndroid(value) }  // authenticationCodeTypeFirebaseAndroid
        case 9: if let value = AuthenticationCodeTypeFirebaseIos.body(&wire) { return .firebaseIos(value) }  // authenticationCodeTypeFirebaseIos
        case WireReader.nothing: break
        default: if let (type, json) = wire.takeUnknown() { return .unknown(type: type, json: json) }
        }
        return nil
    }
}

/// `authenticationCodeTypeTelegramMessage length:int32 = AuthenticationCodeType`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1authentication_code_type_telegram_message.html)
public struct AuthenticationCodeTypeTelegramMessage: TDObject, CustomStringConvertible {
    public let length: Int32

    public init(length: Int32) {
        self.length = length
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"authenticationCodeTypeTelegramMessage""#)
        wire.int32(#","length":"#, self.length)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> AuthenticationCodeTypeTelegramMessage? {
        var length: Int32 = 0
        var mark = wire.cursor
        repeat {
            wire.int32(#","length":"#, &length)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return AuthenticationCodeTypeTelegramMessage(length: length)
    }
}

/// `authenticationCodeTypeSms length:int32 = AuthenticationCodeType`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1authentication_code_type_sms.html)
public struct AuthenticationCodeTypeSms: TDObject, CustomStringConvertible {
    public let length: Int32

    public init(length: Int32) {
        self.length = length
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"authenticationCodeTypeSms""#)
        wire.int32(#","length":"#, self.length)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> AuthenticationCodeTypeSms? {
        var length: Int32 = 0
        var mark = wire.cursor
        repeat {
            wire.int32(#","length":"#, &length)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return AuthenticationCodeTypeSms(length: length)
    }
}

/// `authenticationCodeTypeSmsWord first_letter:string = AuthenticationCodeType`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1authentication_code_type_sms_word.html)
public struct AuthenticationCodeTypeSmsWord: TDObject, CustomStringConvertible, CustomReflectable {
    public let firstLetter: String

    public init(firstLetter: String) {
        self.firstLetter = firstLetter
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"authenticationCodeTypeSmsWord""#)
        wire.string(#","first_letter":"#, self.firstLetter)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> AuthenticationCodeTypeSmsWord? {
        var firstLetter: String = ""
        var mark = wire.cursor
        repeat {
            wire.string(#","first_letter":"#, &firstLetter)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return AuthenticationCodeTypeSmsWord(firstLetter: firstLetter)
    }
}

/// `authenticationCodeTypeSmsPhrase first_word:string = AuthenticationCodeType`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1authentication_code_type_sms_phrase.html)
public struct AuthenticationCodeTypeSmsPhrase: TDObject, CustomStringConvertible, CustomReflectable {
    public let firstWord: String

    public init(firstWord: String) {
        self.firstWord = firstWord
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"authenticationCodeTypeSmsPhrase""#)
        wire.string(#","first_word":"#, self.firstWord)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> AuthenticationCodeTypeSmsPhrase? {
        var firstWord: String = ""
        var mark = wire.cursor
        repeat {
            wire.string(#","first_word":"#, &firstWord)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return AuthenticationCodeTypeSmsPhrase(firstWord: firstWord)
    }
}

/// `authenticationCodeTypeCall length:int32 = AuthenticationCodeType`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1authentication_code_type_call.html)
public struct AuthenticationCodeTypeCall: TDObject, CustomStringConvertible {
    public let length: Int32

    public init(length: Int32) {
        self.length = length
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"authenticationCodeTypeCall""#)
        wire.int32(#","length":"#, self.length)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> AuthenticationCodeTypeCall? {
        var length: Int32 = 0
        var mark = wire.cursor
        repeat {
            wire.int32(#","length":"#, &length)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return AuthenticationCodeTypeCall(length: length)
    }
}

/// `authenticationCodeTypeFlashCall pattern:string = AuthenticationCodeType`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1authentication_code_type_flash_call.html)
public struct AuthenticationCodeTypeFlashCall: TDObject, CustomStringConvertible, CustomReflectable {
    public let pattern: String

    public init(pattern: String) {
        self.pattern = pattern
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"authenticationCodeTypeFlashCall""#)
        wire.string(#","pattern":"#, self.pattern)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> AuthenticationCodeTypeFlashCall? {
        var pattern: String = ""
        var mark = wire.cursor
        repeat {
            wire.string(#","pattern":"#, &pattern)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return AuthenticationCodeTypeFlashCall(pattern: pattern)
    }
}

/// `authenticationCodeTypeMissedCall phone_number_prefix:string length:int32 = AuthenticationCodeType`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1authentication_code_type_missed_call.html)
public struct AuthenticationCodeTypeMissedCall: TDObject, CustomStringConvertible, CustomReflectable {
    public let phoneNumberPrefix: String
    public let length: Int32

    public init(phoneNumberPrefix: String, length: Int32) {
        self.phoneNumberPrefix = phoneNumberPrefix
        self.length = length
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"authenticationCodeTypeMissedCall""#)
        wire.string(#","phone_number_prefix":"#, self.phoneNumberPrefix)
        wire.int32(#","length":"#, self.length)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> AuthenticationCodeTypeMissedCall? {
        var phoneNumberPrefix: String = ""
        var length: Int32 = 0
        var mark = wire.cursor
        repeat {
            wire.string(#","phone_number_prefix":"#, &phoneNumberPrefix)
            wire.int32(#","length":"#, &length)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return AuthenticationCodeTypeMissedCall(phoneNumberPrefix: phoneNumberPrefix, length: length)
    }
}

/// `authenticationCodeTypeFragment url:string length:int32 = AuthenticationCodeType`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1authentication_code_type_fragment.html)
public struct AuthenticationCodeTypeFragment: TDObject, CustomStringConvertible, CustomReflectable {
    public let url: String
    public let length: Int32

    public init(url: String, length: Int32) {
        self.url = url
        self.length = length
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"authenticationCodeTypeFragment""#)
        wire.string(#","url":"#, self.url)
        wire.int32(#","length":"#, self.length)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> AuthenticationCodeTypeFragment? {
        var url: String = ""
        var length: Int32 = 0
        var mark = wire.cursor
        repeat {
            wire.string(#","url":"#, &url)
            wire.int32(#","length":"#, &length)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return AuthenticationCodeTypeFragment(url: url, length: length)
    }
}

/// `authenticationCodeTypeFirebaseAndroid device_verification_parameters:FirebaseDeviceVerificationParameters length:int32 = AuthenticationCodeType`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1authentication_code_type_firebase_android.html)
public struct AuthenticationCodeTypeFirebaseAndroid: TDObject, CustomStringConvertible {
    public let deviceVerificationParameters: FirebaseDeviceVerificationParameters
    public let length: Int32

    public init(deviceVerificationParameters: FirebaseDeviceVerificationParameters, length: Int32) {
        self.deviceVerificationParameters = deviceVerificationParameters
        self.length = length
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"authenticationCodeTypeFirebaseAndroid""#)
        wire.object(#","device_verification_parameters":"#, self.deviceVerificationParameters)
        wire.int32(#","length":"#, self.length)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> AuthenticationCodeTypeFirebaseAndroid? {
        var deviceVerificationParameters: FirebaseDeviceVerificationParameters? = nil
        var length: Int32 = 0
        var mark = wire.cursor
        repeat {
            wire.object(#","device_verification_parameters":"#, &deviceVerificationParameters)
            wire.int32(#","length":"#, &length)
        } while wire.more(&mark)
        guard 
            !wire.failed,
            let deviceVerificationParameters = wire.required(consume deviceVerificationParameters)
         else { wire.missing("device_verification_parameters"); return nil }
        return AuthenticationCodeTypeFirebaseAndroid(
            deviceVerificationParameters: deviceVerificationParameters,
            length: length
        )
    }
}

/// `authenticationCodeTypeFirebaseIos receipt:string push_timeout:int32 length:int32 = AuthenticationCodeType`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1authentication_code_type_firebase_ios.html)
public struct AuthenticationCodeTypeFirebaseIos: TDObject, CustomStringConvertible, CustomReflectable {
    public let receipt: String
    public let pushTimeout: Int32
    public let length: Int32

    public init(receipt: String, pushTimeout: Int32, length: Int32) {
        self.receipt = receipt
        self.pushTimeout = pushTimeout
        self.length = length
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"authenticationCodeTypeFirebaseIos""#)
        wire.string(#","receipt":"#, self.receipt)
        wire.int32(#","push_timeout":"#, self.pushTimeout)
        wire.int32(#","length":"#, self.length)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> AuthenticationCodeTypeFirebaseIos? {
        var receipt: String = ""
        var pushTimeout: Int32 = 0
        var length: Int32 = 0
        var mark = wire.cursor
        repeat {
            wire.string(#","receipt":"#, &receipt)
            wire.int32(#","push_timeout":"#, &pushTimeout)
            wire.int32(#","length":"#, &length)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return AuthenticationCodeTypeFirebaseIos(receipt: receipt, pushTimeout: pushTimeout, length: length)
    }
}

/// `authenticationCodeInfo phone_number:string type:AuthenticationCodeType next_type:AuthenticationCodeType timeout:int32 = AuthenticationCodeInfo`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1authentication_code_info.html)
public struct AuthenticationCodeInfo: TDDecodable, CustomStringConvertible, CustomReflectable {
    private final class Fields: Sendable {
        let phoneNumber: String
        let type: AuthenticationCodeType
        let nextType: AuthenticationCodeType?
        let timeout: Int32
        init(
            _ phoneNumber: String,
            _ type: AuthenticationCodeType,
            _ nextType: AuthenticationCodeType?,
            _ timeout: Int32
        ) {
            self.phoneNumber = phoneNumber
            self.type = type
            self.nextType = nextType
            self.timeout = timeout
        }
    }
    private let fields: Fields
    public var phoneNumber: String { fields.phoneNumber }
    public var type: AuthenticationCodeType { fields.type }
    /// May be absent.
    public var nextType: AuthenticationCodeType? { fields.nextType }
    public var timeout: Int32 { fields.timeout }

    public init(
        phoneNumber: String,
        type: AuthenticationCodeType,
        nextType: AuthenticationCodeType? = nil,
        timeout: Int32
    ) {
        fields = Fields(phoneNumber, type, nextType, timeout)
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"authenticationCodeInfo""#)
        wire.string(#","phone_number":"#, fields.phoneNumber)
        wire.object(#","type":"#, fields.type)
        wire.object(#","next_type":"#, fields.nextType)
        wire.int32(#","timeout":"#, fields.timeout)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> AuthenticationCodeInfo? {
        wire.open(#"{"@type":"authenticationCodeInfo""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> AuthenticationCodeInfo? {
        var phoneNumber: String = ""
        var type: AuthenticationCodeType? = nil
        var nextType: AuthenticationCodeType? = nil
        var timeout: Int32 = 0
        var mark = wire.cursor
        repeat {
            wire.string(#","phone_number":"#, &phoneNumber)
            wire.object(#","type":"#, &type)
            wire.object(#","next_type":"#, &nextType)
            wire.int32(#","timeout":"#, &timeout)
        } while wire.more(&mark)
        guard !wire.failed, let type = wire.required(consume type) else { wire.missing("type"); return nil }
        return AuthenticationCodeInfo(phoneNumber: phoneNumber, type: type, nextType: nextType, timeout: timeout)
    }
}

/// `AuthorizationState`, one of 13 constructors.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1_authorization_state.html)
public enum AuthorizationState: TDDecodable, CustomStringConvertible, CustomReflectable {
    /// `authorizationStateWaitTdlibParameters = AuthorizationState`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1authorization_state_wait_tdlib_parameters.html)
    case waitTdlibParameters
    /// `authorizationStateWaitPhoneNumber = AuthorizationState`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1authorization_state_wait_phone_number.html)
    case waitPhoneNumber
    case waitPremiumPurchase(AuthorizationStateWaitPremiumPurchase)
    indirect case waitEmailAddress(AuthorizationStateWaitEmailAddress)
    case waitEmailCode(AuthorizationStateWaitEmailCode)
    indirect case waitCode(AuthorizationStateWaitCode)
    indirect case waitOtherDeviceConfirmation(AuthorizationStateWaitOtherDeviceConfirmation)
    indirect case waitRegistration(AuthorizationStateWaitRegistration)
    case waitPassword(AuthorizationStateWaitPassword)
    /// `authorizationStateReady = AuthorizationState`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1authorization_state_ready.html)
    case ready
    /// `authorizationStateLoggingOut = AuthorizationState`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1authorization_state_logging_out.html)
    case loggingOut
    /// `authorizationStateClosing = AuthorizationState`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1authorization_state_closing.html)
    case closing
    /// `authorizationStateClosed = AuthorizationState`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1authorization_state_closed.html)
    case closed
    /// A constructor that this version of the schema does not know, as its name and its JSON.
    indirect case unknown(type: String, json: String)

    public func encode(into wire: inout WireWriter) {
        switch self {
        case .waitTdlibParameters: wire.empty(#"{"@type":"authorizationStateWaitTdlibParameters"}"#)
        case .waitPhoneNumber: wire.empty(#"{"@type":"authorizationStateWaitPhoneNumber"}"#)
        case .waitPremiumPurchase(let value): value.encode(into: &wire)
        case .waitEmailAddress(let value): value.encode(into: &wire)
        case .waitEmailCode(let value): value.encode(into: &wire)
        case .waitCode(let value): value.encode(into: &wire)
        case .waitOtherDeviceConfirmation(let value): value.encode(into: &wire)
        case .waitRegistration(let value): value.encode(into: &wire)
        case .waitPassword(let value): value.encode(into: &wire)
        case .ready: wire.empty(#"{"@type":"authorizationStateReady"}"#)
        case .loggingOut: wire.empty(#"{"@type":"authorizationStateLoggingOut"}"#)
        case .closing: wire.empty(#"{"@type":"authorizationStateClosing"}"#)
        case .closed: wire.empty(#"{"@type":"authorizationStateClosed"}"#)
        case .unknown(_, let json): wire.unknown(json)
        }
    }

    public static func read(_ wire: inout WireReader) -> AuthorizationState? {
        switch wire.constructor(of: .authorizationState) {
        case 0: if wire.close() { return .waitTdlibParameters }  // authorizationStateWaitTdlibParameters
        case 1: if wire.close() { return .waitPhoneNumber }  // authorizationStateWaitPhoneNumber
        case 2: if let value = AuthorizationStateWaitPremiumPurchase.body(&wire) { return .waitPremiumPurchase(value) }  // authorizationStateWaitPremiumPurchase
        case 3: if let value = AuthorizationStateWaitEmailAddress.body(&wire) { return .waitEmailAddress(value) }  // authorizationStateWaitEmailAddress
        case 4: if let value = AuthorizationStateWaitEmailCode.body(&wire) { return .waitEmailCode(value) }  // authorizationStateWaitEmailCode
        case 5: if let value = AuthorizationStateWaitCode.body(&wire) { return .waitCode(value) }  // authorizationStateWaitCode
        case 6: if let value = AuthorizationStateWaitOtherDeviceConfirmation.body(&wire) { return .waitOtherDeviceConfirmation(value) }  // authorizationStateWaitOtherDeviceConfirmation
        case 7: if let value = AuthorizationStateWaitRegistration.body(&wire) { return .waitRegistration(value) }  // authorizationStateWaitRegistration
        case 8: if let value = AuthorizationStateWaitPassword.body(&wire) { return .waitPassword(value) }  // authorizationStateWaitPassword
        case 9: if wire.close() { return .ready }  // authorizationStateReady
        case 10: if wire.close() { return .loggingOut }  // authorizationStateLoggingOut
        case 11: if wire.close() { return .closing }  // authorizationStateClosing
        case 12: if wire.close() { return .closed }  // authorizationStateClosed
        case WireReader.nothing: break
        default: if let (type, json) = wire.takeUnknown() { return .unknown(type: type, json: json) }
        }
        return nil
    }
}

/// `authorizationStateWaitPremiumPurchase store_product_id:string premium_day_count:int32 support_email_address:string support_email_subject:string = AuthorizationState`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1authorization_state_wait_premium_purchase.html)
public struct AuthorizationStateWaitPremiumPurchase: TDObject, CustomStringConvertible, CustomReflectable {
    private final class Fields: Sendable {
        let storeProductID: String
        let premiumDayCount: Int32
        let supportEmailAddress: String
        let supportEmailSubject: String
        init(
            _ storeProductID: String,
            _ premiumDayCount: Int32,
            _ supportEmailAddress: String,
            _ supportEmailSubject: String
        ) {
            self.storeProductID = storeProductID
            self.premiumDayCount = premiumDayCount
            self.supportEmailAddress = supportEmailAddress
            self.supportEmailSubject = supportEmailSubject
        }
    }
    private let fields: Fields
    public var storeProductID: String { fields.storeProductID }
    public var premiumDayCount: Int32 { fields.premiumDayCount }
    public var supportEmailAddress: String { fields.supportEmailAddress }
    public var supportEmailSubject: String { fields.supportEmailSubject }

    public init(
        storeProductID: String,
        premiumDayCount: Int32,
        supportEmailAddress: String,
        supportEmailSubject: String
    ) {
        fields = Fields(storeProductID, premiumDayCount, supportEmailAddress, supportEmailSubject)
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"authorizationStateWaitPremiumPurchase""#)
        wire.string(#","store_product_id":"#, fields.storeProductID)
        wire.int32(#","premium_day_count":"#, fields.premiumDayCount)
        wire.string(#","support_email_address":"#, fields.supportEmailAddress)
        wire.string(#","support_email_subject":"#, fields.supportEmailSubject)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> AuthorizationStateWaitPremiumPurchase? {
        var storeProductID: String = ""
        var premiumDayCount: Int32 = 0
        var supportEmailAddress: String = ""
        var supportEmailSubject: String = ""
        var mark = wire.cursor
        repeat {
            wire.string(#","store_product_id":"#, &storeProductID)
            wire.int32(#","premium_day_count":"#, &premiumDayCount)
            wire.string(#","support_email_address":"#, &supportEmailAddress)
            wire.string(#","support_email_subject":"#, &supportEmailSubject)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return AuthorizationStateWaitPremiumPurchase(
            storeProductID: storeProductID,
            premiumDayCount: premiumDayCount,
            supportEmailAddress: supportEmailAddress,
            supportEmailSubject: supportEmailSubject
        )
    }
}

/// `authorizationStateWaitEmailAddress allow_apple_id:Bool allow_google_id:Bool = AuthorizationState`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1authorization_state_wait_email_address.html)
public struct AuthorizationStateWaitEmailAddress: TDObject, CustomStringConvertible {
    public let allowAppleID: Bool
    public let allowGoogleID: Bool

    public init(allowAppleID: Bool, allowGoogleID: Bool) {
        self.allowAppleID = allowAppleID
        self.allowGoogleID = allowGoogleID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"authorizationStateWaitEmailAddress""#)
        wire.bool(#","allow_apple_id":"#, self.allowAppleID)
        wire.bool(#","allow_google_id":"#, self.allowGoogleID)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> AuthorizationStateWaitEmailAddress? {
        var allowAppleID: Bool = false
        var allowGoogleID: Bool = false
        var mark = wire.cursor
        repeat {
            wire.bool(#","allow_apple_id":"#, &allowAppleID)
            wire.bool(#","allow_google_id":"#, &allowGoogleID)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return AuthorizationStateWaitEmailAddress(allowAppleID: allowAppleID, allowGoogleID: allowGoogleID)
    }
}

/// `authorizationStateWaitEmailCode allow_apple_id:Bool allow_google_id:Bool code_info:emailAddressAuthenticationCodeInfo email_address_reset_state:EmailAddressResetState = AuthorizationState`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1authorization_state_wait_email_code.html)
public struct AuthorizationStateWaitEmailCode: TDObject, CustomStringConvertible {
    private final class Fields: Sendable {
        let allowAppleID: Bool
        let allowGoogleID: Bool
        let codeInfo: EmailAddressAuthenticationCodeInfo
        let emailAddressResetState: EmailAddressResetState?
        init(
            _ allowAppleID: Bool,
            _ allowGoogleID: Bool,
            _ codeInfo: EmailAddressAuthenticationCodeInfo,
            _ emailAddressResetState: EmailAddressResetState?
        ) {
            self.allowAppleID = allowAppleID
            self.allowGoogleID = allowGoogleID
            self.codeInfo = codeInfo
            self.emailAddressResetState = emailAddressResetState
        }
    }
    private let fields: Fields
    public var allowAppleID: Bool { fields.allowAppleID }
    public var allowGoogleID: Bool { fields.allowGoogleID }
    public var codeInfo: EmailAddressAuthenticationCodeInfo { fields.codeInfo }
    /// May be absent.
    public var emailAddressResetState: EmailAddressResetState? { fields.emailAddressResetState }

    public init(
        allowAppleID: Bool,
        allowGoogleID: Bool,
        codeInfo: EmailAddressAuthenticationCodeInfo,
        emailAddressResetState: EmailAddressResetState? = nil
    ) {
        fields = Fields(allowAppleID, allowGoogleID, codeInfo, emailAddressResetState)
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"authorizationStateWaitEmailCode""#)
        wire.bool(#","allow_apple_id":"#, fields.allowAppleID)
        wire.bool(#","allow_google_id":"#, fields.allowGoogleID)
        wire.object(#","code_info":"#, fields.codeInfo)
        wire.object(#","email_address_reset_state":"#, fields.emailAddressResetState)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> AuthorizationStateWaitEmailCode? {
        var allowAppleID: Bool = false
        var allowGoogleID: Bool = false
        var codeInfo: EmailAddressAuthenticationCodeInfo? = nil
        var emailAddressResetState: EmailAddressResetState? = nil
        var mark = wire.cursor
        repeat {
            wire.bool(#","allow_apple_id":"#, &allowAppleID)
            wire.bool(#","allow_google_id":"#, &allowGoogleID)
            wire.object(#","code_info":"#, &codeInfo)
            wire.object(#","email_address_reset_state":"#, &emailAddressResetState)
        } while wire.more(&mark)
        guard 
            !wire.failed,
            let codeInfo = wire.required(consume codeInfo)
         else { wire.missing("code_info"); return nil }
        return AuthorizationStateWaitEmailCode(
            allowAppleID: allowAppleID,
            allowGoogleID: allowGoogleID,
            codeInfo: codeInfo,
            emailAddressResetState: emailAddressResetState
        )
    }
}

/// `authorizationStateWaitCode code_info:authenticationCodeInfo = AuthorizationState`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1authorization_state_wait_code.html)
public struct AuthorizationStateWaitCode: TDObject, CustomStringConvertible {
    public let codeInfo: AuthenticationCodeInfo

    public init(codeInfo: AuthenticationCodeInfo) {
        self.codeInfo = codeInfo
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"authorizationStateWaitCode""#)
        wire.object(#","code_info":"#, self.codeInfo)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> AuthorizationStateWaitCode? {
        var codeInfo: AuthenticationCodeInfo? = nil
        var mark = wire.cursor
        repeat {
            wire.object(#","code_info":"#, &codeInfo)
        } while wire.more(&mark)
        guard 
            !wire.failed,
            let codeInfo = wire.required(consume codeInfo)
         else { wire.missing("code_info"); return nil }
        return AuthorizationStateWaitCode(codeInfo: codeInfo)
    }
}

/// `authorizationStateWaitOtherDeviceConfirmation link:string = AuthorizationState`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1authorization_state_wait_other_device_confirmation.html)
public struct AuthorizationStateWaitOtherDeviceConfirmation: TDObject, CustomStringConvertible, CustomReflectable {
    public let link: String

    public init(link: String) {
        self.link = link
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"authorizationStateWaitOtherDeviceConfirmation""#)
        wire.string(#","link":"#, self.link)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> AuthorizationStateWaitOtherDeviceConfirmation? {
        var link: String = ""
        var mark = wire.cursor
        repeat {
            wire.string(#","link":"#, &link)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return AuthorizationStateWaitOtherDeviceConfirmation(link: link)
    }
}

/// `authorizationStateWaitRegistration terms_of_service:termsOfService = AuthorizationState`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1authorization_state_wait_registration.html)
public struct AuthorizationStateWaitRegistration: TDObject, CustomStringConvertible {
    public let termsOfService: TermsOfService

    public init(termsOfService: TermsOfService) {
        self.termsOfService = termsOfService
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"authorizationStateWaitRegistration""#)
        wire.object(#","terms_of_service":"#, self.termsOfService)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> AuthorizationStateWaitRegistration? {
        var termsOfService: TermsOfService? = nil
        var mark = wire.cursor
        repeat {
            wire.object(#","terms_of_service":"#, &termsOfService)
        } while wire.more(&mark)
        guard 
            !wire.failed,
            let termsOfService = wire.required(consume termsOfService)
         else { wire.missing("terms_of_service"); return nil }
        return AuthorizationStateWaitRegistration(termsOfService: termsOfService)
    }
}

/// `authorizationStateWaitPassword password_hint:string has_recovery_email_address:Bool has_passport_data:Bool recovery_email_address_pattern:string = AuthorizationState`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1authorization_state_wait_password.html)
public struct AuthorizationStateWaitPassword: TDObject, CustomStringConvertible, CustomReflectable {
    private final class Fields: Sendable {
        let passwordHint: String
        let hasRecoveryEmailAddress: Bool
        let hasPassportData: Bool
        let recoveryEmailAddressPattern: String
        init(
            _ passwordHint: String,
            _ hasRecoveryEmailAddress: Bool,
            _ hasPassportData: Bool,
            _ recoveryEmailAddressPattern: String
        ) {
            self.passwordHint = passwordHint
            self.hasRecoveryEmailAddress = hasRecoveryEmailAddress
            self.hasPassportData = hasPassportData
            self.recoveryEmailAddressPattern = recoveryEmailAddressPattern
        }
    }
    private let fields: Fields
    public var passwordHint: String { fields.passwordHint }
    public var hasRecoveryEmailAddress: Bool { fields.hasRecoveryEmailAddress }
    public var hasPassportData: Bool { fields.hasPassportData }
    public var recoveryEmailAddressPattern: String { fields.recoveryEmailAddressPattern }

    public init(
        passwordHint: String,
        hasRecoveryEmailAddress: Bool,
        hasPassportData: Bool,
        recoveryEmailAddressPattern: String
    ) {
        fields = Fields(passwordHint, hasRecoveryEmailAddress, hasPassportData, recoveryEmailAddressPattern)
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"authorizationStateWaitPassword""#)
        wire.string(#","password_hint":"#, fields.passwordHint)
        wire.bool(#","has_recovery_email_address":"#, fields.hasRecoveryEmailAddress)
        wire.bool(#","has_passport_data":"#, fields.hasPassportData)
        wire.string(#","recovery_email_address_pattern":"#, fields.recoveryEmailAddressPattern)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> AuthorizationStateWaitPassword? {
        var passwordHint: String = ""
        var hasRecoveryEmailAddress: Bool = false
        var hasPassportData: Bool = false
        var recoveryEmailAddressPattern: String = ""
        var mark = wire.cursor
        repeat {
            wire.string(#","password_hint":"#, &passwordHint)
            wire.bool(#","has_recovery_email_address":"#, &hasRecoveryEmailAddress)
            wire.bool(#","has_passport_data":"#, &hasPassportData)
            wire.string(#","recovery_email_address_pattern":"#, &recoveryEmailAddressPattern)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return AuthorizationStateWaitPassword(
            passwordHint: passwordHint,
            hasRecoveryEmailAddress: hasRecoveryEmailAddress,
            hasPassportData: hasPassportData,
            recoveryEmailAddressPattern: recoveryEmailAddressPattern
        )
    }
}

/// `FirebaseDeviceVerificationParameters`, one of 2 constructors.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1_firebase_device_verification_parameters.html)
public enum FirebaseDeviceVerificationParameters: TDDecodable, CustomStringConvertible, CustomReflectable {
    indirect case safetyNet(FirebaseDeviceVerificationParametersSafetyNet)
    indirect case playIntegrity(FirebaseDeviceVerificationParametersPlayIntegrity)
    /// A constructor that this version of the schema does not know, as its name and its JSON.
    indirect case unknown(type: String, json: String)

    public func encode(into wire: inout WireWriter) {
        switch self {
        case .safetyNet(let value): value.encode(into: &wire)
        case .playIntegrity(let value): value.encode(into: &wire)
        case .unknown(_, let json): wire.unknown(json)
        }
    }

    public static func read(_ wire: inout WireReader) -> FirebaseDeviceVerificationParameters? {
        switch wire.constructor(of: .firebaseDeviceVerificationParameters) {
        case 0: if let value = FirebaseDeviceVerificationParametersSafetyNet.body(&wire) { return .safetyNet(value) }  // firebaseDeviceVerificationParametersSafetyNet
        case 1: if let value = FirebaseDeviceVerificationParametersPlayIntegrity.body(&wire) { return .playIntegrity(value) }  // firebaseDeviceVerificationParametersPlayIntegrity
        case WireReader.nothing: break
        default: if let (type, json) = wire.takeUnknown() { return .unknown(type: type, json: json) }
        }
        return nil
    }
}

/// `firebaseDeviceVerificationParametersSafetyNet nonce:bytes = FirebaseDeviceVerificationParameters`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1firebase_device_verification_parameters_safety_net.html)
public struct FirebaseDeviceVerificationParametersSafetyNet: TDObject, CustomStringConvertible, CustomReflectable {
    public let nonce: [UInt8]

    public init(nonce: [UInt8]) {
        self.nonce = nonce
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"firebaseDeviceVerificationParametersSafetyNet""#)
        wire.bytes(#","nonce":"#, self.nonce)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> FirebaseDeviceVerificationParametersSafetyNet? {
        var nonce: [UInt8] = []
        var mark = wire.cursor
        repeat {
            wire.bytes(#","nonce":"#, &nonce)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return FirebaseDeviceVerificationParametersSafetyNet(nonce: nonce)
    }
}

/// `firebaseDeviceVerificationParametersPlayIntegrity nonce:string cloud_project_number:int64 = FirebaseDeviceVerificationParameters`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1firebase_device_verification_parameters_play_integrity.html)
public struct FirebaseDeviceVerificationParametersPlayIntegrity: TDObject, CustomStringConvertible, CustomReflectable {
    public let nonce: String
    public let cloudProjectNumber: Int64

    public init(nonce: String, cloudProjectNumber: Int64) {
        self.nonce = nonce
        self.cloudProjectNumber = cloudProjectNumber
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"firebaseDeviceVerificationParametersPlayIntegrity""#)
        wire.string(#","nonce":"#, self.nonce)
        wire.int64(#","cloud_project_number":"#, self.cloudProjectNumber)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> FirebaseDeviceVerificationParametersPlayIntegrity? {
        var nonce: String = ""
        var cloudProjectNumber: Int64 = 0
        var mark = wire.cursor
        repeat {
            wire.string(#","nonce":"#, &nonce)
            wire.int64(#","cloud_project_number":"#, &cloudProjectNumber)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return FirebaseDeviceVerificationParametersPlayIntegrity(nonce: nonce, cloudProjectNumber: cloudProjectNumber)
    }
}

/// `currentWeather temperature:double emoji:string = CurrentWeather`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1current_weather.html)
public struct CurrentWeather: TDDecodable, CustomStringConvertible {
    public let temperature: Double
    public let emoji: String

    public init(temperature: Double, emoji: String) {
        self.temperature = temperature
        self.emoji = emoji
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"currentWeather""#)
        wire.double(#","temperature":"#, self.temperature)
        wire.string(#","emoji":"#, self.emoji)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> CurrentWeather? {
        wire.open(#"{"@type":"currentWeather""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> CurrentWeather? {
        var temperature: Double = 0.0
        var emoji: String = ""
        var mark = wire.cursor
        repeat {
            wire.double(#","temperature":"#, &temperature)
            wire.string(#","emoji":"#, &emoji)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return CurrentWeather(temperature: temperature, emoji: emoji)
    }
}

/// `FirebaseAuthenticationSettings`, one of 2 constructors.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1_firebase_authentication_settings.html)
public enum FirebaseAuthenticationSettings: TDObject, CustomStringConvertible, CustomReflectable {
    /// `firebaseAuthenticationSettingsAndroid = FirebaseAuthenticationSettings`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1firebase_authentication_settings_android.html)
    case android
    indirect case ios(FirebaseAuthenticationSettingsIos)
    /// A constructor that this version of the schema does not know, as its name and its JSON.
    indirect case unknown(type: String, json: String)

    public func encode(into wire: inout WireWriter) {
        switch self {
        case .android: wire.empty(#"{"@type":"firebaseAuthenticationSettingsAndroid"}"#)
        case .ios(let value): value.encode(into: &wire)
        case .unknown(_, let json): wire.unknown(json)
        }
    }
}

/// `firebaseAuthenticationSettingsIos device_token:string is_app_sandbox:Bool = FirebaseAuthenticationSettings`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1firebase_authentication_settings_ios.html)
public struct FirebaseAuthenticationSettingsIos: TDObject, CustomStringConvertible, CustomReflectable {
    public let deviceToken: String
    public let isAppSandbox: Bool

    public init(deviceToken: String, isAppSandbox: Bool) {
        self.deviceToken = deviceToken
        self.isAppSandbox = isAppSandbox
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"firebaseAuthenticationSettingsIos""#)
        wire.string(#","device_token":"#, self.deviceToken)
        wire.bool(#","is_app_sandbox":"#, self.isAppSandbox)
        wire.close()
    }
}

/// `DeviceToken`, one of 12 constructors.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1_device_token.html)
public enum DeviceToken: TDObject, CustomStringConvertible, CustomReflectable {
    indirect case firebaseCloudMessaging(DeviceTokenFirebaseCloudMessaging)
    indirect case applePush(DeviceTokenApplePush)
    indirect case applePushVoIP(DeviceTokenApplePushVoIP)
    indirect case windowsPush(DeviceTokenWindowsPush)
    indirect case microsoftPush(DeviceTokenMicrosoftPush)
    indirect case microsoftPushVoIP(DeviceTokenMicrosoftPushVoIP)
    case webPush(DeviceTokenWebPush)
    indirect case simplePush(DeviceTokenSimplePush)
    indirect case ubuntuPush(DeviceTokenUbuntuPush)
    indirect case blackBerryPush(DeviceTokenBlackBerryPush)
    indirect case tizenPush(DeviceTokenTizenPush)
    indirect case huaweiPush(DeviceTokenHuaweiPush)
    /// A constructor that this version of the schema does not know, as its name and its JSON.
    indirect case unknown(type: String, json: String)

    public func encode(into wire: inout WireWriter) {
        switch self {
        case .firebaseCloudMessaging(let value): value.encode(into: &wire)
        case .applePush(let value): value.encode(into: &wire)
        case .applePushVoIP(let value): value.encode(into: &wire)
        case .windowsPush(let value): value.encode(into: &wire)
        case .microsoftPush(let value): value.encode(into: &wire)
        case .microsoftPushVoIP(let value): value.encode(into: &wire)
        case .webPush(let value): value.encode(into: &wire)
        case .simplePush(let value): value.encode(into: &wire)
        case .ubuntuPush(let value): value.encode(into: &wire)
        case .blackBerryPush(let value): value.encode(into: &wire)
        case .tizenPush(let value): value.encode(into: &wire)
        case .huaweiPush(let value): value.encode(into: &wire)
        case .unknown(_, let json): wire.unknown(json)
        }
    }
}

/// `deviceTokenFirebaseCloudMessaging token:string encrypt:Bool = DeviceToken`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1device_token_firebase_cloud_messaging.html)
public struct DeviceTokenFirebaseCloudMessaging: TDObject, CustomStringConvertible, CustomReflectable {
    public let token: String
    public let encrypt: Bool

    public init(token: String, encrypt: Bool) {
        self.token = token
        self.encrypt = encrypt
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"deviceTokenFirebaseCloudMessaging""#)
        wire.string(#","token":"#, self.token)
        wire.bool(#","encrypt":"#, self.encrypt)
        wire.close()
    }
}

/// `deviceTokenApplePush device_token:string is_app_sandbox:Bool = DeviceToken`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1device_token_apple_push.html)
public struct DeviceTokenApplePush: TDObject, CustomStringConvertible, CustomReflectable {
    public let deviceToken: String
    public let isAppSandbox: Bool

    public init(deviceToken: String, isAppSandbox: Bool) {
        self.deviceToken = deviceToken
        self.isAppSandbox = isAppSandbox
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"deviceTokenApplePush""#)
        wire.string(#","device_token":"#, self.deviceToken)
        wire.bool(#","is_app_sandbox":"#, self.isAppSandbox)
        wire.close()
    }
}

/// `deviceTokenApplePushVoIP device_token:string is_app_sandbox:Bool encrypt:Bool = DeviceToken`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1device_token_apple_push_vo_i_p.html)
public struct DeviceTokenApplePushVoIP: TDObject, CustomStringConvertible, CustomReflectable {
    public let deviceToken: String
    public let isAppSandbox: Bool
    public let encrypt: Bool

    public init(deviceToken: String, isAppSandbox: Bool, encrypt: Bool) {
        self.deviceToken = deviceToken
        self.isAppSandbox = isAppSandbox
        self.encrypt = encrypt
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"deviceTokenApplePushVoIP""#)
        wire.string(#","device_token":"#, self.deviceToken)
        wire.bool(#","is_app_sandbox":"#, self.isAppSandbox)
        wire.bool(#","encrypt":"#, self.encrypt)
        wire.close()
    }
}

/// `deviceTokenWindowsPush access_token:string = DeviceToken`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1device_token_windows_push.html)
public struct DeviceTokenWindowsPush: TDObject, CustomStringConvertible, CustomReflectable {
    public let accessToken: String

    public init(accessToken: String) {
        self.accessToken = accessToken
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"deviceTokenWindowsPush""#)
        wire.string(#","access_token":"#, self.accessToken)
        wire.close()
    }
}

/// `deviceTokenMicrosoftPush channel_uri:string = DeviceToken`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1device_token_microsoft_push.html)
public struct DeviceTokenMicrosoftPush: TDObject, CustomStringConvertible, CustomReflectable {
    public let channelUri: String

    public init(channelUri: String) {
        self.channelUri = channelUri
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"deviceTokenMicrosoftPush""#)
        wire.string(#","channel_uri":"#, self.channelUri)
        wire.close()
    }
}

/// `deviceTokenMicrosoftPushVoIP channel_uri:string = DeviceToken`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1device_token_microsoft_push_vo_i_p.html)
public struct DeviceTokenMicrosoftPushVoIP: TDObject, CustomStringConvertible, CustomReflectable {
    public let channelUri: String

    public init(channelUri: String) {
        self.channelUri = channelUri
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"deviceTokenMicrosoftPushVoIP""#)
        wire.string(#","channel_uri":"#, self.channelUri)
        wire.close()
    }
}

/// `deviceTokenWebPush endpoint:string p256dh_base64url:string auth_base64url:string = DeviceToken`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1device_token_web_push.html)
public struct DeviceTokenWebPush: TDObject, CustomStringConvertible, CustomReflectable {
    private final class Fields: Sendable {
        let endpoint: String
        let p256dhBase64url: String
        let authBase64url: String
        init(_ endpoint: String, _ p256dhBase64url: String, _ authBase64url: String) {
            self.endpoint = endpoint
            self.p256dhBase64url = p256dhBase64url
            self.authBase64url = authBase64url
        }
    }
    private let fields: Fields
    public var endpoint: String { fields.endpoint }
    public var p256dhBase64url: String { fields.p256dhBase64url }
    public var authBase64url: String { fields.authBase64url }

    public init(endpoint: String, p256dhBase64url: String, authBase64url: String) {
        fields = Fields(endpoint, p256dhBase64url, authBase64url)
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"deviceTokenWebPush""#)
        wire.string(#","endpoint":"#, fields.endpoint)
        wire.string(#","p256dh_base64url":"#, fields.p256dhBase64url)
        wire.string(#","auth_base64url":"#, fields.authBase64url)
        wire.close()
    }
}

/// `deviceTokenSimplePush endpoint:string = DeviceToken`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1device_token_simple_push.html)
public struct DeviceTokenSimplePush: TDObject, CustomStringConvertible, CustomReflectable {
    public let endpoint: String

    public init(endpoint: String) {
        self.endpoint = endpoint
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"deviceTokenSimplePush""#)
        wire.string(#","endpoint":"#, self.endpoint)
        wire.close()
    }
}

/// `deviceTokenUbuntuPush token:string = DeviceToken`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1device_token_ubuntu_push.html)
public struct DeviceTokenUbuntuPush: TDObject, CustomStringConvertible, CustomReflectable {
    public let token: String

    public init(token: String) {
        self.token = token
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"deviceTokenUbuntuPush""#)
        wire.string(#","token":"#, self.token)
        wire.close()
    }
}

/// `deviceTokenBlackBerryPush token:string = DeviceToken`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1device_token_black_berry_push.html)
public struct DeviceTokenBlackBerryPush: TDObject, CustomStringConvertible, CustomReflectable {
    public let token: String

    public init(token: String) {
        self.token = token
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"deviceTokenBlackBerryPush""#)
        wire.string(#","token":"#, self.token)
        wire.close()
    }
}

/// `deviceTokenTizenPush reg_id:string = DeviceToken`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1device_token_tizen_push.html)
public struct DeviceTokenTizenPush: TDObject, CustomStringConvertible, CustomReflectable {
    public let regID: String

    public init(regID: String) {
        self.regID = regID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"deviceTokenTizenPush""#)
        wire.string(#","reg_id":"#, self.regID)
        wire.close()
    }
}

/// `deviceTokenHuaweiPush token:string encrypt:Bool = DeviceToken`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1device_token_huawei_push.html)
public struct DeviceTokenHuaweiPush: TDObject, CustomStringConvertible, CustomReflectable {
    public let token: String
    public let encrypt: Bool

    public init(token: String, encrypt: Bool) {
        self.token = token
        self.encrypt = encrypt
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"deviceTokenHuaweiPush""#)
        wire.string(#","token":"#, self.token)
        wire.bool(#","encrypt":"#, self.encrypt)
        wire.close()
    }
}

/// `pushReceiverId id:int64 = PushReceiverId`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1push_receiver_id.html)
public struct PushReceiverId: TDDecodable, CustomStringConvertible {
    public let id: Int64

    public init(id: Int64) {
        self.id = id
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"pushReceiverId""#)
        wire.int64(#","id":"#, self.id)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> PushReceiverId? {
        wire.open(#"{"@type":"pushReceiverId""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> PushReceiverId? {
        var id: Int64 = 0
        var mark = wire.cursor
        repeat {
            wire.int64(#","id":"#, &id)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return PushReceiverId(id: id)
    }
}

/// `PushMessageContent`, one of 46 constructors.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1_push_message_content.html)
public enum PushMessageContent: TDDecodable, CustomStringConvertible, CustomReflectable {
    indirect case hidden(PushMessageContentHidden)
    indirect case animation(PushMessageContentAnimation)
    indirect case audio(PushMessageContentAudio)
    indirect case contact(PushMessageContentContact)
    indirect case contactRegistered(PushMessageContentContactRegistered)
    indirect case document(PushMessageContentDocument)
    indirect case game(PushMessageContentGame)
    indirect case gameScore(PushMessageContentGameScore)
    indirect case invoice(PushMessageContentInvoice)
    indirect case location(PushMessageContentLocation)
    indirect case paidMedia(PushMessageContentPaidMedia)
    case photo(PushMessageContentPhoto)
    indirect case poll(PushMessageContentPoll)
    indirect case premiumGiftCode(PushMessageContentPremiumGiftCode)
    indirect case giveaway(PushMessageContentGiveaway)
    indirect case gift(PushMessageContentGift)
    indirect case upgradedGift(PushMessageContentUpgradedGift)
    /// `pushMessageContentScreenshotTaken = PushMessageContent`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1push_message_content_screenshot_taken.html)
    case screenshotTaken
    indirect case sticker(PushMessageContentSticker)
    indirect case story(PushMessageContentStory)
    indirect case text(PushMessageContentText)
    indirect case checklist(PushMessageContentChecklist)
    indirect case video(PushMessageContentVideo)
    indirect case videoNote(PushMessageContentVideoNote)
    indirect case voiceNote(PushMessageContentVoiceNote)
    /// `pushMessageContentBasicGroupChatCreate = PushMessageContent`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1push_message_content_basic_group_chat_create.html)
    case basicGroupChatCreate
    /// `pushMessageContentVideoChatStarted = PushMessageContent`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1push_message_content_video_chat_started.html)
    case videoChatStarted
    /// `pushMessageContentVideoChatEnded = PushMessageContent`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1push_message_content_video_chat_ended.html)
    case videoChatEnded
    indirect case inviteVideoChatParticipants(PushMessageContentInviteVideoChatParticipants)
    indirect case chatAddMembers(PushMessageContentChatAddMembers)
    /// `pushMessageContentChatChangePhoto = PushMessageContent`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1push_message_content_chat_change_photo.html)
    case chatChangePhoto
    indirect case chatChangeTitle(PushMessageContentChatChangeTitle)
    indirect case chatSetBackground(PushMessageContentChatSetBackground)
    indirect case chatSetTheme(PushMessageContentChatSetTheme)
    indirect case chatDeleteMember(PushMessageContentChatDeleteMember)
    /// `pushMessageContentChatJoinByLink = PushMessageContent`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1push_message_content_chat_join_by_link.html)
    case chatJoinByLink
    /// `pushMessageContentChatJoinByRequest = PushMessageContent`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1push_message_content_chat_join_by_request.html)
    case chatJoinByRequest
    indirect case recurringPayment(PushMessageContentRecurringPayment)
    /// `pushMessageContentSuggestProfilePhoto = PushMessageContent`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1push_message_content_suggest_profile_photo.html)
    case suggestProfilePhoto
    /// `pushMessageContentSuggestBirthdate = PushMessageContent`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1push_message_content_suggest_birthdate.html)
    case suggestBirthdate
    indirect case proximityAlertTriggered(PushMessageContentProximityAlertTriggered)
    indirect case checklistTasksAdded(PushMessageContentChecklistTasksAdded)
    indirect case checklistTasksDone(PushMessageContentChecklistTasksDone)
    indirect case pollOptionAdded(PushMessageContentPollOptionAdded)
    indirect case messageForwards(PushMessageContentMessageForwards)
    indirect case mediaAlbum(PushMessageContentMediaAlbum)
    /// A constructor that this version of the schema does not know, as its name and its JSON.
    indirect case unknown(type: String, json: String)

    public func encode(into wire: inout WireWriter) {
        switch self {
        case .hidden(let value): value.encode(into: &wire)
        case .animation(let value): value.encode(into: &wire)
        case .audio(let value): value.encode(into: &wire)
        case .contact(let value): value.encode(into: &wire)
        case .contactRegistered(let value): value.encode(into: &wire)
        case .document(let value): value.encode(into: &wire)
        case .game(let value): value.encode(into: &wire)
        case .gameScore(let value): value.encode(into: &wire)
        case .invoice(let value): value.encode(into: &wire)
        case .location(let value): value.encode(into: &wire)
        case .paidMedia(let value): value.encode(into: &wire)
        case .photo(let value): value.encode(into: &wire)
        case .poll(let value): value.encode(into: &wire)
        case .premiumGiftCode(let value): value.encode(into: &wire)
        case .giveaway(let value): value.encode(into: &wire)
        case .gift(let value): value.encode(into: &wire)
        case .upgradedGift(let value): value.encode(into: &wire)
        case .screenshotTaken: wire.empty(#"{"@type":"pushMessageContentScreenshotTaken"}"#)
        case .sticker(let value): value.encode(into: &wire)
        case .story(let value): value.encode(into: &wire)
        case .text(let value): value.encode(into: &wire)
        case .checklist(let value): value.encode(into: &wire)
        case .video(let value): value.encode(into: &wire)
        case .videoNote(let value): value.encode(into: &wire)
        case .voiceNote(let value): value.encode(into: &wire)
        case .basicGroupChatCreate: wire.empty(#"{"@type":"pushMessageContentBasicGroupChatCreate"}"#)
        case .videoChatStarted: wire.empty(#"{"@type":"pushMessageContentVideoChatStarted"}"#)
        case .videoChatEnded: wire.empty(#"{"@type":"pushMessageContentVideoChatEnded"}"#)
        case .inviteVideoChatParticipants(let value): value.encode(into: &wire)
        case .chatAddMembers(let value): value.encode(into: &wire)
        case .chatChangePhoto: wire.empty(#"{"@type":"pushMessageContentChatChangePhoto"}"#)
        case .chatChangeTitle(let value): value.encode(into: &wire)
        case .chatSetBackground(let value): value.encode(into: &wire)
        case .chatSetTheme(let value): value.encode(into: &wire)
        case .chatDeleteMember(let value): value.encode(into: &wire)
        case .chatJoinByLink: wire.empty(#"{"@type":"pushMessageContentChatJoinByLink"}"#)
        case .chatJoinByRequest: wire.empty(#"{"@type":"pushMessageContentChatJoinByRequest"}"#)
        case .recurringPayment(let value): value.encode(into: &wire)
        case .suggestProfilePhoto: wire.empty(#"{"@type":"pushMessageContentSuggestProfilePhoto"}"#)
        case .suggestBirthdate: wire.empty(#"{"@type":"pushMessageContentSuggestBirthdate"}"#)
        case .proximityAlertTriggered(let value): value.encode(into: &wire)
        case .checklistTasksAdded(let value): value.encode(into: &wire)
        case .checklistTasksDone(let value): value.encode(into: &wire)
        case .pollOptionAdded(let value): value.encode(into: &wire)
        case .messageForwards(let value): value.encode(into: &wire)
        case .mediaAlbum(let value): value.encode(into: &wire)
        case .unknown(_, let json): wire.unknown(json)
        }
    }

    public static func read(_ wire: inout WireReader) -> PushMessageContent? {
        switch wire.constructor(of: .pushMessageContent) {
        case 0: if let value = PushMessageContentHidden.body(&wire) { return .hidden(value) }  // pushMessageContentHidden
        case 1: if let value = PushMessageContentAnimation.body(&wire) { return .animation(value) }  // pushMessageContentAnimation
        case 2: if let value = PushMessageContentAudio.body(&wire) { return .audio(value) }  // pushMessageContentAudio
        case 3: if let value = PushMessageContentContact.body(&wire) { return .contact(value) }  // pushMessageContentContact
        case 4: if let value = PushMessageContentContactRegistered.body(&wire) { return .contactRegistered(value) }  // pushMessageContentContactRegistered
        case 5: if let value = PushMessageContentDocument.body(&wire) { return .document(value) }  // pushMessageContentDocument
        case 6: if let value = PushMessageContentGame.body(&wire) { return .game(value) }  // pushMessageContentGame
        case 7: if let value = PushMessageContentGameScore.body(&wire) { return .gameScore(value) }  // pushMessageContentGameScore
        case 8: if let value = PushMessageContentInvoice.body(&wire) { return .invoice(value) }  // pushMessageContentInvoice
        case 9: if let value = PushMessageContentLocation.body(&wire) { return .location(value) }  // pushMessageContentLocation
        case 10: if let value = PushMessageContentPaidMedia.body(&wire) { return .paidMedia(value) }  // pushMessageContentPaidMedia
        case 11: if let value = PushMessageContentPhoto.body(&wire) { return .photo(value) }  // pushMessageContentPhoto
        case 12: if let value = PushMessageContentPoll.body(&wire) { return .poll(value) }  // pushMessageContentPoll
        case 13: if let value = PushMessageContentPremiumGiftCode.body(&wire) { return .premiumGiftCode(value) }  // pushMessageContentPremiumGiftCode
        case 14: if let value = PushMessageContentGiveaway.body(&wire) { return .giveaway(value) }  // pushMessageContentGiveaway
        case 15: if let value = PushMessageContentGift.body(&wire) { return .gift(value) }  // pushMessageContentGift
        case 16: if let value = PushMessageContentUpgradedGift.body(&wire) { return .upgradedGift(value) }  // pushMessageContentUpgradedGift
        case 17: if wire.close() { return .screenshotTaken }  // pushMessageContentScreenshotTaken
        case 18: if let value = PushMessageContentSticker.body(&wire) { return .sticker(value) }  // pushMessageContentSticker
        case 19: if let value = PushMessageContentStory.body(&wire) { return .story(value) }  // pushMessageContentStory
        case 20: if let value = PushMessageContentText.body(&wire) { return .text(value) }  // pushMessageContentText
        case 21: if let value = PushMessageContentChecklist.body(&wire) { return .checklist(value) }  // pushMessageContentChecklist
        case 22: if let value = PushMessageContentVideo.body(&wire) { return .video(value) }  // pushMessageContentVideo
        case 23: if let value = PushMessageContentVideoNote.body(&wire) { return .videoNote(value) }  // pushMessageContentVideoNote
        case 24: if let value = PushMessageContentVoiceNote.body(&wire) { return .voiceNote(value) }  // pushMessageContentVoiceNote
        case 25: if wire.close() { return .basicGroupChatCreate }  // pushMessageContentBasicGroupChatCreate
        case 26: if wire.close() { return .videoChatStarted }  // pushMessageContentVideoChatStarted
        case 27: if wire.close() { return .videoChatEnded }  // pushMessageContentVideoChatEnded
        case 28: if let value = PushMessageContentInviteVideoChatParticipants.body(&wire) { return .inviteVideoChatParticipants(value) }  // pushMessageContentInviteVideoChatParticipants
        case 29: if let value = PushMessageContentChatAddMembers.body(&wire) { return .chatAddMembers(value) }  // pushMessageContentChatAddMembers
        case 30: if wire.close() { return .chatChangePhoto }  // pushMessageContentChatChangePhoto
        case 31: if let value = PushMessageContentChatChangeTitle.body(&wire) { return .chatChangeTitle(value) }  // pushMessageContentChatChangeTitle
        case 32: if let value = PushMessageContentChatSetBackground.body(&wire) { return .chatSetBackground(value) }  // pushMessageContentChatSetBackground
        case 33: if let value = PushMessageContentChatSetTheme.body(&wire) { return .chatSetTheme(value) }  // pushMessageContentChatSetTheme
        case 34: if let value = PushMessageContentChatDeleteMember.body(&wire) { return .chatDeleteMember(value) }  // pushMessageContentChatDeleteMember
        case 35: if wire.close() { return .chatJoinByLink }  // pushMessageContentChatJoinByLink
        case 36: if wire.close() { return .chatJoinByRequest }  // pushMessageContentChatJoinByRequest
        case 37: if let value = PushMessageContentRecurringPayment.body(&wire) { return .recurringPayment(value) }  // pushMessageContentRecurringPayment
        case 38: if wire.close() { return .suggestProfilePhoto }  // pushMessageContentSuggestProfilePhoto
        case 39: if wire.close() { return .suggestBirthdate }  // pushMessageContentSuggestBirthdate
        case 40: if let value = PushMessageContentProximityAlertTriggered.body(&wire) { return .proximityAlertTriggered(value) }  // pushMessageContentProximityAlertTriggered
        case 41: if let value = PushMessageContentChecklistTasksAdded.body(&wire) { return .checklistTasksAdded(value) }  // pushMessageContentChecklistTasksAdded
        case 42: if let value = PushMessageContentChecklistTasksDone.body(&wire) { return .checklistTasksDone(value) }  // pushMessageContentChecklistTasksDone
        case 43: if let value = PushMessageContentPollOptionAdded.body(&wire) { return .pollOptionAdded(value) }  // pushMessageContentPollOptionAdded
        case 44: if let value = PushMessageContentMessageForwards.body(&wire) { return .messageForwards(value) }  // pushMessageContentMessageForwards
        case 45: if let value = PushMessageContentMediaAlbum.body(&wire) { return .mediaAlbum(value) }  // pushMessageContentMediaAlbum
        case WireReader.nothing: break
        default: if let (type, json) = wire.takeUnknown() { return .unknown(type: type, json: json) }
        }
        return nil
    }
}

/// `pushMessageContentHidden is_pinned:Bool = PushMessageContent`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1push_message_content_hidden.html)
public struct PushMessageContentHidden: TDObject, CustomStringConvertible {
    public let isPinned: Bool

    public init(isPinned: Bool) {
        self.isPinned = isPinned
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"pushMessageContentHidden""#)
        wire.bool(#","is_pinned":"#, self.isPinned)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> PushMessageContentHidden? {
        var isPinned: Bool = false
        var mark = wire.cursor
        repeat {
            wire.bool(#","is_pinned":"#, &isPinned)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return PushMessageContentHidden(isPinned: isPinned)
    }
}

/// `pushMessageContentAnimation animation:animation caption:string is_pinned:Bool = PushMessageContent`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1push_message_content_animation.html)
public struct PushMessageContentAnimation: TDObject, CustomStringConvertible, CustomReflectable {
    /// May be absent.
    public let animation: Animation?
    public let caption: String
    public let isPinned: Bool

    public init(animation: Animation? = nil, caption: String, isPinned: Bool) {
        self.animation = animation
        self.caption = caption
        self.isPinned = isPinned
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"pushMessageContentAnimation""#)
        wire.object(#","animation":"#, self.animation)
        wire.string(#","caption":"#, self.caption)
        wire.bool(#","is_pinned":"#, self.isPinned)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> PushMessageContentAnimation? {
        var animation: Animation? = nil
        var caption: String = ""
        var isPinned: Bool = false
        var mark = wire.cursor
        repeat {
            wire.object(#","animation":"#, &animation)
            wire.string(#","caption":"#, &caption)
            wire.bool(#","is_pinned":"#, &isPinned)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return PushMessageContentAnimation(animation: animation, caption: caption, isPinned: isPinned)
    }
}

/// `pushMessageContentAudio audio:audio is_pinned:Bool = PushMessageContent`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1push_message_content_audio.html)
public struct PushMessageContentAudio: TDObject, CustomStringConvertible {
    /// May be absent.
    public let audio: Audio?
    public let isPinned: Bool

    public init(audio: Audio? = nil, isPinned: Bool) {
        self.audio = audio
        self.isPinned = isPinned
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"pushMessageContentAudio""#)
        wire.object(#","audio":"#, self.audio)
        wire.bool(#","is_pinned":"#, self.isPinned)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> PushMessageContentAudio? {
        var audio: Audio? = nil
        var isPinned: Bool = false
        var mark = wire.cursor
        repeat {
            wire.object(#","audio":"#, &audio)
            wire.bool(#","is_pinned":"#, &isPinned)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return PushMessageContentAudio(audio: audio, isPinned: isPinned)
    }
}

/// `pushMessageContentContact name:string is_pinned:Bool = PushMessageContent`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1push_message_content_contact.html)
public struct PushMessageContentContact: TDObject, CustomStringConvertible, CustomReflectable {
    public let name: String
    public let isPinned: Bool

    public init(name: String, isPinned: Bool) {
        self.name = name
        self.isPinned = isPinned
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"pushMessageContentContact""#)
        wire.string(#","name":"#, self.name)
        wire.bool(#","is_pinned":"#, self.isPinned)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> PushMessageContentContact? {
        var name: String = ""
        var isPinned: Bool = false
        var mark = wire.cursor
        repeat {
            wire.string(#","name":"#, &name)
            wire.bool(#","is_pinned":"#, &isPinned)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return PushMessageContentContact(name: name, isPinned: isPinned)
    }
}

/// `pushMessageContentContactRegistered as_premium_account:Bool = PushMessageContent`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1push_message_content_contact_registered.html)
public struct PushMessageContentContactRegistered: TDObject, CustomStringConvertible {
    public let asPremiumAccount: Bool

    public init(asPremiumAccount: Bool) {
        self.asPremiumAccount = asPremiumAccount
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"pushMessageContentContactRegistered""#)
        wire.bool(#","as_premium_account":"#, self.asPremiumAccount)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> PushMessageContentContactRegistered? {
        var asPremiumAccount: Bool = false
        var mark = wire.cursor
        repeat {
            wire.bool(#","as_premium_account":"#, &asPremiumAccount)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return PushMessageContentContactRegistered(asPremiumAccount: asPremiumAccount)
    }
}

/// `pushMessageContentDocument document:document is_pinned:Bool = PushMessageContent`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1push_message_content_document.html)
public struct PushMessageContentDocument: TDObject, CustomStringConvertible {
    /// May be absent.
    public let document: Document?
    public let isPinned: Bool

    public init(document: Document? = nil, isPinned: Bool) {
        self.document = document
        self.isPinned = isPinned
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"pushMessageContentDocument""#)
        wire.object(#","document":"#, self.document)
        wire.bool(#","is_pinned":"#, self.isPinned)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> PushMessageContentDocument? {
        var document: Document? = nil
        var isPinned: Bool = false
        var mark = wire.cursor
        repeat {
            wire.object(#","document":"#, &document)
            wire.bool(#","is_pinned":"#, &isPinned)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return PushMessageContentDocument(document: document, isPinned: isPinned)
    }
}

/// `pushMessageContentGame title:string is_pinned:Bool = PushMessageContent`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1push_message_content_game.html)
public struct PushMessageContentGame: TDObject, CustomStringConvertible, CustomReflectable {
    public let title: String
    public let isPinned: Bool

    public init(title: String, isPinned: Bool) {
        self.title = title
        self.isPinned = isPinned
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"pushMessageContentGame""#)
        wire.string(#","title":"#, self.title)
        wire.bool(#","is_pinned":"#, self.isPinned)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> PushMessageContentGame? {
        var title: String = ""
        var isPinned: Bool = false
        var mark = wire.cursor
        repeat {
            wire.string(#","title":"#, &title)
            wire.bool(#","is_pinned":"#, &isPinned)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return PushMessageContentGame(title: title, isPinned: isPinned)
    }
}

/// `pushMessageContentGameScore title:string score:int32 is_pinned:Bool = PushMessageContent`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1push_message_content_game_score.html)
public struct PushMessageContentGameScore: TDObject, CustomStringConvertible, CustomReflectable {
    public let title: String
    public let score: Int32
    public let isPinned: Bool

    public init(title: String, score: Int32, isPinned: Bool) {
        self.title = title
        self.score = score
        self.isPinned = isPinned
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"pushMessageContentGameScore""#)
        wire.string(#","title":"#, self.title)
        wire.int32(#","score":"#, self.score)
        wire.bool(#","is_pinned":"#, self.isPinned)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> PushMessageContentGameScore? {
        var title: String = ""
        var score: Int32 = 0
        var isPinned: Bool = false
        var mark = wire.cursor
        repeat {
            wire.string(#","title":"#, &title)
            wire.int32(#","score":"#, &score)
            wire.bool(#","is_pinned":"#, &isPinned)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return PushMessageContentGameScore(title: title, score: score, isPinned: isPinned)
    }
}

/// `pushMessageContentInvoice price:string is_pinned:Bool = PushMessageContent`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1push_message_content_invoice.html)
public struct PushMessageContentInvoice: TDObject, CustomStringConvertible {
    public let price: String
    public let isPinned: Bool

    public init(price: String, isPinned: Bool) {
        self.price = price
        self.isPinned = isPinned
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"pushMessageContentInvoice""#)
        wire.string(#","price":"#, self.price)
        wire.bool(#","is_pinned":"#, self.isPinned)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> PushMessageContentInvoice? {
        var price: String = ""
        var isPinned: Bool = false
        var mark = wire.cursor
        repeat {
            wire.string(#","price":"#, &price)
            wire.bool(#","is_pinned":"#, &isPinned)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return PushMessageContentInvoice(price: price, isPinned: isPinned)
    }
}

/// `pushMessageContentLocation is_live:Bool is_pinned:Bool = PushMessageContent`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1push_message_content_location.html)
public struct PushMessageContentLocation: TDObject, CustomStringConvertible {
    public let isLive: Bool
    public let isPinned: Bool

    public init(isLive: Bool, isPinned: Bool) {
        self.isLive = isLive
        self.isPinned = isPinned
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"pushMessageContentLocation""#)
        wire.bool(#","is_live":"#, self.isLive)
        wire.bool(#","is_pinned":"#, self.isPinned)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> PushMessageContentLocation? {
        var isLive: Bool = false
        var isPinned: Bool = false
        var mark = wire.cursor
        repeat {
            wire.bool(#","is_live":"#, &isLive)
            wire.bool(#","is_pinned":"#, &isPinned)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return PushMessageContentLocation(isLive: isLive, isPinned: isPinned)
    }
}

/// `pushMessageContentPaidMedia star_count:int53 is_pinned:Bool = PushMessageContent`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1push_message_content_paid_media.html)
public struct PushMessageContentPaidMedia: TDObject, CustomStringConvertible {
    public let starCount: Int64
    public let isPinned: Bool

    public init(starCount: Int64, isPinned: Bool) {
        self.starCount = starCount
        self.isPinned = isPinned
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"pushMessageContentPaidMedia""#)
        wire.int53(#","star_count":"#, self.starCount)
        wire.bool(#","is_pinned":"#, self.isPinned)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> PushMessageContentPaidMedia? {
        var starCount: Int64 = 0
        var isPinned: Bool = false
        var mark = wire.cursor
        repeat {
            wire.int53(#","star_count":"#, &starCount)
            wire.bool(#","is_pinned":"#, &isPinned)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return PushMessageContentPaidMedia(starCount: starCount, isPinned: isPinned)
    }
}

/// `pushMessageContentPhoto photo:photo caption:string is_secret:Bool is_pinned:Bool = PushMessageContent`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1push_message_content_photo.html)
public struct PushMessageContentPhoto: TDObject, CustomStringConvertible, CustomReflectable {
    private final class Fields: Sendable {
        let photo: Photo?
        let caption: String
        let isSecret: Bool
        let isPinned: Bool
        init(_ photo: Photo?, _ caption: String, _ isSecret: Bool, _ isPinned: Bool) {
            self.photo = photo
            self.caption = caption
            self.isSecret = isSecret
            self.isPinned = isPinned
        }
    }
    private let fields: Fields
    /// May be absent.
    public var photo: Photo? { fields.photo }
    public var caption: String { fields.caption }
    public var isSecret: Bool { fields.isSecret }
    public var isPinned: Bool { fields.isPinned }

    public init(photo: Photo? = nil, caption: String, isSecret: Bool, isPinned: Bool) {
        fields = Fields(photo, caption, isSecret, isPinned)
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"pushMessageContentPhoto""#)
        wire.object(#","photo":"#, fields.photo)
        wire.string(#","caption":"#, fields.caption)
        wire.bool(#","is_secret":"#, fields.isSecret)
        wire.bool(#","is_pinned":"#, fields.isPinned)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> PushMessageContentPhoto? {
        var photo: Photo? = nil
        var caption: String = ""
        var isSecret: Bool = false
        var isPinned: Bool = false
        var mark = wire.cursor
        repeat {
            wire.object(#","photo":"#, &photo)
            wire.string(#","caption":"#, &caption)
            wire.bool(#","is_secret":"#, &isSecret)
            wire.bool(#","is_pinned":"#, &isPinned)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return PushMessageContentPhoto(photo: photo, caption: caption, isSecret: isSecret, isPinned: isPinned)
    }
}

/// `pushMessageContentPoll question:string is_regular:Bool is_pinned:Bool = PushMessageContent`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1push_message_content_poll.html)
public struct PushMessageContentPoll: TDObject, CustomStringConvertible, CustomReflectable {
    public let question: String
    public let isRegular: Bool
    public let isPinned: Bool

    public init(question: String, isRegular: Bool, isPinned: Bool) {
        self.question = question
        self.isRegular = isRegular
        self.isPinned = isPinned
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"pushMessageContentPoll""#)
        wire.string(#","question":"#, self.question)
        wire.bool(#","is_regular":"#, self.isRegular)
        wire.bool(#","is_pinned":"#, self.isPinned)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> PushMessageContentPoll? {
        var question: String = ""
        var isRegular: Bool = false
        var isPinned: Bool = false
        var mark = wire.cursor
        repeat {
            wire.string(#","question":"#, &question)
            wire.bool(#","is_regular":"#, &isRegular)
            wire.bool(#","is_pinned":"#, &isPinned)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return PushMessageContentPoll(question: question, isRegular: isRegular, isPinned: isPinned)
    }
}

/// `pushMessageContentPremiumGiftCode month_count:int32 = PushMessageContent`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1push_message_content_premium_gift_code.html)
public struct PushMessageContentPremiumGiftCode: TDObject, CustomStringConvertible {
    public let monthCount: Int32

    public init(monthCount: Int32) {
        self.monthCount = monthCount
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"pushMessageContentPremiumGiftCode""#)
        wire.int32(#","month_count":"#, self.monthCount)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> PushMessageContentPremiumGiftCode? {
        var monthCount: Int32 = 0
        var mark = wire.cursor
        repeat {
            wire.int32(#","month_count":"#, &monthCount)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return PushMessageContentPremiumGiftCode(monthCount: monthCount)
    }
}

/// `pushMessageContentGiveaway winner_count:int32 prize:GiveawayPrize is_pinned:Bool = PushMessageContent`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1push_message_content_giveaway.html)
public struct PushMessageContentGiveaway: TDObject, CustomStringConvertible {
    public let winnerCount: Int32
    /// May be absent.
    public let prize: GiveawayPrize?
    public let isPinned: Bool

    public init(winnerCount: Int32, prize: GiveawayPrize? = nil, isPinned: Bool) {
        self.winnerCount = winnerCount
        self.prize = prize
        self.isPinned = isPinned
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"pushMessageContentGiveaway""#)
        wire.int32(#","winner_count":"#, self.winnerCount)
        wire.object(#","prize":"#, self.prize)
        wire.bool(#","is_pinned":"#, self.isPinned)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> PushMessageContentGiveaway? {
        var winnerCount: Int32 = 0
        var prize: GiveawayPrize? = nil
        var isPinned: Bool = false
        var mark = wire.cursor
        repeat {
            wire.int32(#","winner_count":"#, &winnerCount)
            wire.object(#","prize":"#, &prize)
            wire.bool(#","is_pinned":"#, &isPinned)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return PushMessageContentGiveaway(winnerCount: winnerCount, prize: prize, isPinned: isPinned)
    }
}

/// `pushMessageContentGift star_count:int53 is_prepaid_upgrade:Bool = PushMessageContent`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1push_message_content_gift.html)
public struct PushMessageContentGift: TDObject, CustomStringConvertible {
    public let starCount: Int64
    public let isPrepaidUpgrade: Bool

    public init(starCount: Int64, isPrepaidUpgrade: Bool) {
        self.starCount = starCount
        self.isPrepaidUpgrade = isPrepaidUpgrade
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"pushMessageContentGift""#)
        wire.int53(#","star_count":"#, self.starCount)
        wire.bool(#","is_prepaid_upgrade":"#, self.isPrepaidUpgrade)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> PushMessageContentGift? {
        var starCount: Int64 = 0
        var isPrepaidUpgrade: Bool = false
        var mark = wire.cursor
        repeat {
            wire.int53(#","star_count":"#, &starCount)
            wire.bool(#","is_prepaid_upgrade":"#, &isPrepaidUpgrade)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return PushMessageContentGift(starCount: starCount, isPrepaidUpgrade: isPrepaidUpgrade)
    }
}

/// `pushMessageContentUpgradedGift is_upgrade:Bool is_prepaid_upgrade:Bool = PushMessageContent`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1push_message_content_upgraded_gift.html)
public struct PushMessageContentUpgradedGift: TDObject, CustomStringConvertible {
    public let isUpgrade: Bool
    public let isPrepaidUpgrade: Bool

    public init(isUpgrade: Bool, isPrepaidUpgrade: Bool) {
        self.isUpgrade = isUpgrade
        self.isPrepaidUpgrade = isPrepaidUpgrade
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"pushMessageContentUpgradedGift""#)
        wire.bool(#","is_upgrade":"#, self.isUpgrade)
        wire.bool(#","is_prepaid_upgrade":"#, self.isPrepaidUpgrade)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> PushMessageContentUpgradedGift? {
        var isUpgrade: Bool = false
        var isPrepaidUpgrade: Bool = false
        var mark = wire.cursor
        repeat {
            wire.bool(#","is_upgrade":"#, &isUpgrade)
            wire.bool(#","is_prepaid_upgrade":"#, &isPrepaidUpgrade)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return PushMessageContentUpgradedGift(isUpgrade: isUpgrade, isPrepaidUpgrade: isPrepaidUpgrade)
    }
}

/// `pushMessageContentSticker sticker:sticker emoji:string is_pinned:Bool = PushMessageContent`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1push_message_content_sticker.html)
public struct PushMessageContentSticker: TDObject, CustomStringConvertible {
    /// May be absent.
    public let sticker: Sticker?
    public let emoji: String
    public let isPinned: Bool

    public init(sticker: Sticker? = nil, emoji: String, isPinned: Bool) {
        self.sticker = sticker
        self.emoji = emoji
        self.isPinned = isPinned
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"pushMessageContentSticker""#)
        wire.object(#","sticker":"#, self.sticker)
        wire.string(#","emoji":"#, self.emoji)
        wire.bool(#","is_pinned":"#, self.isPinned)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> PushMessageContentSticker? {
        var sticker: Sticker? = nil
        var emoji: String = ""
        var isPinned: Bool = false
        var mark = wire.cursor
        repeat {
            wire.object(#","sticker":"#, &sticker)
            wire.string(#","emoji":"#, &emoji)
            wire.bool(#","is_pinned":"#, &isPinned)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return PushMessageContentSticker(sticker: sticker, emoji: emoji, isPinned: isPinned)
    }
}

/// `pushMessageContentStory is_mention:Bool is_pinned:Bool = PushMessageContent`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1push_message_content_story.html)
public struct PushMessageContentStory: TDObject, CustomStringConvertible {
    public let isMention: Bool
    public let isPinned: Bool

    public init(isMention: Bool, isPinned: Bool) {
        self.isMention = isMention
        self.isPinned = isPinned
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"pushMessageContentStory""#)
        wire.bool(#","is_mention":"#, self.isMention)
        wire.bool(#","is_pinned":"#, self.isPinned)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> PushMessageContentStory? {
        var isMention: Bool = false
        var isPinned: Bool = false
        var mark = wire.cursor
        repeat {
            wire.bool(#","is_mention":"#, &isMention)
            wire.bool(#","is_pinned":"#, &isPinned)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return PushMessageContentStory(isMention: isMention, isPinned: isPinned)
    }
}

/// `pushMessageContentText text:string is_pinned:Bool = PushMessageContent`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1push_message_content_text.html)
public struct PushMessageContentText: TDObject, CustomStringConvertible, CustomReflectable {
    public let text: String
    public let isPinned: Bool

    public init(text: String, isPinned: Bool) {
        self.text = text
        self.isPinned = isPinned
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"pushMessageContentText""#)
        wire.string(#","text":"#, self.text)
        wire.bool(#","is_pinned":"#, self.isPinned)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> PushMessageContentText? {
        var text: String = ""
        var isPinned: Bool = false
        var mark = wire.cursor
        repeat {
            wire.string(#","text":"#, &text)
            wire.bool(#","is_pinned":"#, &isPinned)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return PushMessageContentText(text: text, isPinned: isPinned)
    }
}

/// `pushMessageContentChecklist title:string is_pinned:Bool = PushMessageContent`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1push_message_content_checklist.html)
public struct PushMessageContentChecklist: TDObject, CustomStringConvertible, CustomReflectable {
    public let title: String
    public let isPinned: Bool

    public init(title: String, isPinned: Bool) {
        self.title = title
        self.isPinned = isPinned
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"pushMessageContentChecklist""#)
        wire.string(#","title":"#, self.title)
        wire.bool(#","is_pinned":"#, self.isPinned)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> PushMessageContentChecklist? {
        var title: String = ""
        var isPinned: Bool = false
        var mark = wire.cursor
        repeat {
            wire.string(#","title":"#, &title)
            wire.bool(#","is_pinned":"#, &isPinned)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return PushMessageContentChecklist(title: title, isPinned: isPinned)
    }
}

/// `pushMessageContentVideo video:video caption:string is_secret:Bool is_pinned:Bool = PushMessageContent`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1push_message_content_video.html)
public struct PushMessageContentVideo: TDObject, CustomStringConvertible, CustomReflectable {
    /// May be absent.
    public let video: Video?
    public let caption: String
    public let isSecret: Bool
    public let isPinned: Bool

    public init(video: Video? = nil, caption: String, isSecret: Bool, isPinned: Bool) {
        self.video = video
        self.caption = caption
        self.isSecret = isSecret
        self.isPinned = isPinned
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"pushMessageContentVideo""#)
        wire.object(#","video":"#, self.video)
        wire.string(#","caption":"#, self.caption)
        wire.bool(#","is_secret":"#, self.isSecret)
        wire.bool(#","is_pinned":"#, self.isPinned)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> PushMessageContentVideo? {
        var video: Video? = nil
        var caption: String = ""
        var isSecret: Bool = false
        var isPinned: Bool = false
        var mark = wire.cursor
        repeat {
            wire.object(#","video":"#, &video)
            wire.string(#","caption":"#, &caption)
            wire.bool(#","is_secret":"#, &isSecret)
            wire.bool(#","is_pinned":"#, &isPinned)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return PushMessageContentVideo(video: video, caption: caption, isSecret: isSecret, isPinned: isPinned)
    }
}

/// `pushMessageContentVideoNote video_note:videoNote is_pinned:Bool = PushMessageContent`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1push_message_content_video_note.html)
public struct PushMessageContentVideoNote: TDObject, CustomStringConvertible {
    /// May be absent.
    public let videoNote: VideoNote?
    public let isPinned: Bool

    public init(videoNote: VideoNote? = nil, isPinned: Bool) {
        self.videoNote = videoNote
        self.isPinned = isPinned
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"pushMessageContentVideoNote""#)
        wire.object(#","video_note":"#, self.videoNote)
        wire.bool(#","is_pinned":"#, self.isPinned)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> PushMessageContentVideoNote? {
        var videoNote: VideoNote? = nil
        var isPinned: Bool = false
        var mark = wire.cursor
        repeat {
            wire.object(#","video_note":"#, &videoNote)
            wire.bool(#","is_pinned":"#, &isPinned)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return PushMessageContentVideoNote(videoNote: videoNote, isPinned: isPinned)
    }
}

/// `pushMessageContentVoiceNote voice_note:voiceNote is_pinned:Bool = PushMessageContent`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1push_message_content_voice_note.html)
public struct PushMessageContentVoiceNote: TDObject, CustomStringConvertible {
    /// May be absent.
    public let voiceNote: VoiceNote?
    public let isPinned: Bool

    public init(voiceNote: VoiceNote? = nil, isPinned: Bool) {
        self.voiceNote = voiceNote
        self.isPinned = isPinned
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"pushMessageContentVoiceNote""#)
        wire.object(#","voice_note":"#, self.voiceNote)
        wire.bool(#","is_pinned":"#, self.isPinned)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> PushMessageContentVoiceNote? {
        var voiceNote: VoiceNote? = nil
        var isPinned: Bool = false
        var mark = wire.cursor
        repeat {
            wire.object(#","voice_note":"#, &voiceNote)
            wire.bool(#","is_pinned":"#, &isPinned)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return PushMessageContentVoiceNote(voiceNote: voiceNote, isPinned: isPinned)
    }
}

/// `pushMessageContentInviteVideoChatParticipants is_current_user:Bool = PushMessageContent`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1push_message_content_invite_video_chat_participants.html)
public struct PushMessageContentInviteVideoChatParticipants: TDObject, CustomStringConvertible {
    public let isCurrentUser: Bool

    public init(isCurrentUser: Bool) {
        self.isCurrentUser = isCurrentUser
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"pushMessageContentInviteVideoChatParticipants""#)
        wire.bool(#","is_current_user":"#, self.isCurrentUser)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> PushMessageContentInviteVideoChatParticipants? {
        var isCurrentUser: Bool = false
        var mark = wire.cursor
        repeat {
            wire.bool(#","is_current_user":"#, &isCurrentUser)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return PushMessageContentInviteVideoChatParticipants(isCurrentUser: isCurrentUser)
    }
}

/// `pushMessageContentChatAddMembers member_name:string is_current_user:Bool is_returned:Bool = PushMessageContent`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1push_message_content_chat_add_members.html)
public struct PushMessageContentChatAddMembers: TDObject, CustomStringConvertible, CustomReflectable {
    public let memberName: String
    public let isCurrentUser: Bool
    public let isReturned: Bool

    public init(memberName: String, isCurrentUser: Bool, isReturned: Bool) {
        self.memberName = memberName
        self.isCurrentUser = isCurrentUser
        self.isReturned = isReturned
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"pushMessageContentChatAddMembers""#)
        wire.string(#","member_name":"#, self.memberName)
        wire.bool(#","is_current_user":"#, self.isCurrentUser)
        wire.bool(#","is_returned":"#, self.isReturned)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> PushMessageContentChatAddMembers? {
        var memberName: String = ""
        var isCurrentUser: Bool = false
        var isReturned: Bool = false
        var mark = wire.cursor
        repeat {
            wire.string(#","member_name":"#, &memberName)
            wire.bool(#","is_current_user":"#, &isCurrentUser)
            wire.bool(#","is_returned":"#, &isReturned)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return PushMessageContentChatAddMembers(
            memberName: memberName,
            isCurrentUser: isCurrentUser,
            isReturned: isReturned
        )
    }
}

/// `pushMessageContentChatChangeTitle title:string = PushMessageContent`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1push_message_content_chat_change_title.html)
public struct PushMessageContentChatChangeTitle: TDObject, CustomStringConvertible, CustomReflectable {
    public let title: String

    public init(title: String) {
        self.title = title
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"pushMessageContentChatChangeTitle""#)
        wire.string(#","title":"#, self.title)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> PushMessageContentChatChangeTitle? {
        var title: String = ""
        var mark = wire.cursor
        repeat {
            wire.string(#","title":"#, &title)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return PushMessageContentChatChangeTitle(title: title)
    }
}

/// `pushMessageContentChatSetBackground is_same:Bool = PushMessageContent`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1push_message_content_chat_set_background.html)
public struct PushMessageContentChatSetBackground: TDObject, CustomStringConvertible {
    public let isSame: Bool

    public init(isSame: Bool) {
        self.isSame = isSame
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"pushMessageContentChatSetBackground""#)
        wire.bool(#","is_same":"#, self.isSame)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> PushMessageContentChatSetBackground? {
        var isSame: Bool = false
        var mark = wire.cursor
        repeat {
            wire.bool(#","is_same":"#, &isSame)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return PushMessageContentChatSetBackground(isSame: isSame)
    }
}

/// `pushMessageContentChatSetTheme name:string = PushMessageContent`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1push_message_content_chat_set_theme.html)
public struct PushMessageContentChatSetTheme: TDObject, CustomStringConvertible, CustomReflectable {
    public let name: String

    public init(name: String) {
        self.name = name
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"pushMessageContentChatSetTheme""#)
        wire.string(#","name":"#, self.name)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> PushMessageContentChatSetTheme? {
        var name: String = ""
        var mark = wire.cursor
        repeat {
            wire.string(#","name":"#, &name)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return PushMessageContentChatSetTheme(name: name)
    }
}

/// `pushMessageContentChatDeleteMember member_name:string is_current_user:Bool is_left:Bool = PushMessageContent`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1push_message_content_chat_delete_member.html)
public struct PushMessageContentChatDeleteMember: TDObject, CustomStringConvertible, CustomReflectable {
    public let memberName: String
    public let isCurrentUser: Bool
    public let isLeft: Bool

    public init(memberName: String, isCurrentUser: Bool, isLeft: Bool) {
        self.memberName = memberName
        self.isCurrentUser = isCurrentUser
        self.isLeft = isLeft
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"pushMessageContentChatDeleteMember""#)
        wire.string(#","member_name":"#, self.memberName)
        wire.bool(#","is_current_user":"#, self.isCurrentUser)
        wire.bool(#","is_left":"#, self.isLeft)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> PushMessageContentChatDeleteMember? {
        var memberName: String = ""
        var isCurrentUser: Bool = false
        var isLeft: Bool = false
        var mark = wire.cursor
        repeat {
            wire.string(#","member_name":"#, &memberName)
            wire.bool(#","is_current_user":"#, &isCurrentUser)
            wire.bool(#","is_left":"#, &isLeft)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return PushMessageContentChatDeleteMember(memberName: memberName, isCurrentUser: isCurrentUser, isLeft: isLeft)
    }
}

/// `pushMessageContentRecurringPayment amount:string = PushMessageContent`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1push_message_content_recurring_payment.html)
public struct PushMessageContentRecurringPayment: TDObject, CustomStringConvertible {
    public let amount: String

    public init(amount: String) {
        self.amount = amount
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"pushMessageContentRecurringPayment""#)
        wire.string(#","amount":"#, self.amount)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> PushMessageContentRecurringPayment? {
        var amount: String = ""
        var mark = wire.cursor
        repeat {
            wire.string(#","amount":"#, &amount)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return PushMessageContentRecurringPayment(amount: amount)
    }
}

/// `pushMessageContentProximityAlertTriggered distance:int32 = PushMessageContent`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1push_message_content_proximity_alert_triggered.html)
public struct PushMessageContentProximityAlertTriggered: TDObject, CustomStringConvertible {
    public let distance: Int32

    public init(distance: Int32) {
        self.distance = distance
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"pushMessageContentProximityAlertTriggered""#)
        wire.int32(#","distance":"#, self.distance)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> PushMessageContentProximityAlertTriggered? {
        var distance: Int32 = 0
        var mark = wire.cursor
        repeat {
            wire.int32(#","distance":"#, &distance)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return PushMessageContentProximityAlertTriggered(distance: distance)
    }
}

/// `pushMessageContentChecklistTasksAdded task_count:int32 = PushMessageContent`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1push_message_content_checklist_tasks_added.html)
public struct PushMessageContentChecklistTasksAdded: TDObject, CustomStringConvertible {
    public let taskCount: Int32

    public init(taskCount: Int32) {
        self.taskCount = taskCount
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"pushMessageContentChecklistTasksAdded""#)
        wire.int32(#","task_count":"#, self.taskCount)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> PushMessageContentChecklistTasksAdded? {
        var taskCount: Int32 = 0
        var mark = wire.cursor
        repeat {
            wire.int32(#","task_count":"#, &taskCount)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return PushMessageContentChecklistTasksAdded(taskCount: taskCount)
    }
}

/// `pushMessageContentChecklistTasksDone task_count:int32 = PushMessageContent`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1push_message_content_checklist_tasks_done.html)
public struct PushMessageContentChecklistTasksDone: TDObject, CustomStringConvertible {
    public let taskCount: Int32

    public init(taskCount: Int32) {
        self.taskCount = taskCount
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"pushMessageContentChecklistTasksDone""#)
        wire.int32(#","task_count":"#, self.taskCount)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> PushMessageContentChecklistTasksDone? {
        var taskCount: Int32 = 0
        var mark = wire.cursor
        repeat {
            wire.int32(#","task_count":"#, &taskCount)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return PushMessageContentChecklistTasksDone(taskCount: taskCount)
    }
}

/// `pushMessageContentPollOptionAdded text:string = PushMessageContent`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1push_message_content_poll_option_added.html)
public struct PushMessageContentPollOptionAdded: TDObject, CustomStringConvertible, CustomReflectable {
    public let text: String

    public init(text: String) {
        self.text = text
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"pushMessageContentPollOptionAdded""#)
        wire.string(#","text":"#, self.text)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> PushMessageContentPollOptionAdded? {
        var text: String = ""
        var mark = wire.cursor
        repeat {
            wire.string(#","text":"#, &text)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return PushMessageContentPollOptionAdded(text: text)
    }
}

/// `pushMessageContentMessageForwards total_count:int32 = PushMessageContent`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1push_message_content_message_forwards.html)
public struct PushMessageContentMessageForwards: TDObject, CustomStringConvertible {
    public let totalCount: Int32

    public init(totalCount: Int32) {
        self.totalCount = totalCount
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"pushMessageContentMessageForwards""#)
        wire.int32(#","total_count":"#, self.totalCount)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> PushMessageContentMessageForwards? {
        var totalCount: Int32 = 0
        var mark = wire.cursor
        repeat {
            wire.int32(#","total_count":"#, &totalCount)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return PushMessageContentMessageForwards(totalCount: totalCount)
    }
}

/// `pushMessageContentMediaAlbum total_count:int32 has_photos:Bool has_videos:Bool has_audios:Bool has_documents:Bool = PushMessageContent`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1push_message_content_media_album.html)
public struct PushMessageContentMediaAlbum: TDObject, CustomStringConvertible {
    public let totalCount: Int32
    public let hasPhotos: Bool
    public let hasVideos: Bool
    public let hasAudios: Bool
    public let hasDocuments: Bool

    public init(totalCount: Int32, hasPhotos: Bool, hasVideos: Bool, hasAudios: Bool, hasDocuments: Bool) {
        self.totalCount = totalCount
        self.hasPhotos = hasPhotos
        self.hasVideos = hasVideos
        self.hasAudios = hasAudios
        self.hasDocuments = hasDocuments
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"pushMessageContentMediaAlbum""#)
        wire.int32(#","total_count":"#, self.totalCount)
        wire.bool(#","has_photos":"#, self.hasPhotos)
        wire.bool(#","has_videos":"#, self.hasVideos)
        wire.bool(#","has_audios":"#, self.hasAudios)
        wire.bool(#","has_documents":"#, self.hasDocuments)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> PushMessageContentMediaAlbum? {
        var totalCount: Int32 = 0
        var hasPhotos: Bool = false
        var hasVideos: Bool = false
        var hasAudios: Bool = false
        var hasDocuments: Bool = false
        var mark = wire.cursor
        repeat {
            wire.int32(#","total_count":"#, &totalCount)
            wire.bool(#","has_photos":"#, &hasPhotos)
            wire.bool(#","has_videos":"#, &hasVideos)
            wire.bool(#","has_audios":"#, &hasAudios)
            wire.bool(#","has_documents":"#, &hasDocuments)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return PushMessageContentMediaAlbum(
            totalCount: totalCount,
            hasPhotos: hasPhotos,
            hasVideos: hasVideos,
            hasAudios: hasAudios,
            hasDocuments: hasDocuments
        )
    }
}

/// `OptionValue`, one of 4 constructors.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1_option_value.html)
public enum OptionValue: TDDecodable, CustomStringConvertible, CustomReflectable {
    indirect case boolean(OptionValueBoolean)
    /// `optionValueEmpty = OptionValue`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1option_value_empty.html)
    case empty
    indirect case integer(OptionValueInteger)
    indirect case string(OptionValueString)
    /// A constructor that this version of the schema does not know, as its name and its JSON.
    indirect case unknown(type: String, json: String)

    public func encode(into wire: inout WireWriter) {
        switch self {
        case .boolean(let value): value.encode(into: &wire)
        case .empty: wire.empty(#"{"@type":"optionValueEmpty"}"#)
        case .integer(let value): value.encode(into: &wire)
        case .string(let value): value.encode(into: &wire)
        case .unknown(_, let json): wire.unknown(json)
        }
    }

    public static func read(_ wire: inout WireReader) -> OptionValue? {
        switch wire.constructor(of: .optionValue) {
        case 0: if let value = OptionValueBoolean.body(&wire) { return .boolean(value) }  // optionValueBoolean
        case 1: if wire.close() { return .empty }  // optionValueEmpty
        case 2: if let value = OptionValueInteger.body(&wire) { return .integer(value) }  // optionValueInteger
        case 3: if let value = OptionValueString.body(&wire) { return .string(value) }  // optionValueString
        case WireReader.nothing: break
        default: if let (type, json) = wire.takeUnknown() { return .unknown(type: type, json: json) }
        }
        return nil
    }
}

/// `optionValueBoolean value:Bool = OptionValue`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1option_value_boolean.html)
public struct OptionValueBoolean: TDObject, CustomStringConvertible {
    public let value: Bool

    public init(value: Bool) {
        self.value = value
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"optionValueBoolean""#)
        wire.bool(#","value":"#, self.value)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> OptionValueBoolean? {
        var value: Bool = false
        var mark = wire.cursor
        repeat {
            wire.bool(#","value":"#, &value)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return OptionValueBoolean(value: value)
    }
}

/// `optionValueInteger value:int64 = OptionValue`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1option_value_integer.html)
public struct OptionValueInteger: TDObject, CustomStringConvertible {
    public let value: Int64

    public init(value: Int64) {
        self.value = value
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"optionValueInteger""#)
        wire.int64(#","value":"#, self.value)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> OptionValueInteger? {
        var value: Int64 = 0
        var mark = wire.cursor
        repeat {
            wire.int64(#","value":"#, &value)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return OptionValueInteger(value: value)
    }
}

/// `optionValueString value:string = OptionValue`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1option_value_string.html)
public struct OptionValueString: TDObject, CustomStringConvertible, CustomReflectable {
    public let value: String

    public init(value: String) {
        self.value = value
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"optionValueString""#)
        wire.string(#","value":"#, self.value)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> OptionValueString? {
        var value: String = ""
        var mark = wire.cursor
        repeat {
            wire.string(#","value":"#, &value)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return OptionValueString(value: value)
    }
}

/// `LogStream`, one of 3 constructors.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1_log_stream.html)
public enum LogStream: TDDecodable, CustomStringConvertible, CustomReflectable {
    /// `logStreamDefault = LogStream`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1log_stream_default.html)
    case `default`
    indirect case file(LogStreamFile)
    /// `logStreamEmpty = LogStream`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1log_stream_empty.html)
    case empty
    /// A constructor that this version of the schema does not know, as its name and its JSON.
    indirect case unknown(type: String, json: String)

    public func encode(into wire: inout WireWriter) {
        switch self {
        case .default: wire.empty(#"{"@type":"logStreamDefault"}"#)
        case .file(let value): value.encode(into: &wire)
        case .empty: wire.empty(#"{"@type":"logStreamEmpty"}"#)
        case .unknown(_, let json): wire.unknown(json)
        }
    }

    public static func read(_ wire: inout WireReader) -> LogStream? {
        switch wire.constructor(of: .logStream) {
        case 0: if wire.close() { return .default }  // logStreamDefault
        case 1: if let value = LogStreamFile.body(&wire) { return .file(value) }  // logStreamFile
        case 2: if wire.close() { return .empty }  // logStreamEmpty
        case WireReader.nothing: break
        default: if let (type, json) = wire.takeUnknown() { return .unknown(type: type, json: json) }
        }
        return nil
    }
}

/// `logStreamFile path:string max_file_size:int53 redirect_stderr:Bool = LogStream`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1log_stream_file.html)
public struct LogStreamFile: TDObject, CustomStringConvertible, CustomReflectable {
    public let path: String
    public let maxFileSize: Int64
    public let redirectStderr: Bool

    public init(path: String, maxFileSize: Int64, redirectStderr: Bool) {
        self.path = path
        self.maxFileSize = maxFileSize
        self.redirectStderr = redirectStderr
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"logStreamFile""#)
        wire.string(#","path":"#, self.path)
        wire.int53(#","max_file_size":"#, self.maxFileSize)
        wire.bool(#","redirect_stderr":"#, self.redirectStderr)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> LogStreamFile? {
        var path: String = ""
        var maxFileSize: Int64 = 0
        var redirectStderr: Bool = false
        var mark = wire.cursor
        repeat {
            wire.string(#","path":"#, &path)
            wire.int53(#","max_file_size":"#, &maxFileSize)
            wire.bool(#","redirect_stderr":"#, &redirectStderr)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return LogStreamFile(path: path, maxFileSize: maxFileSize, redirectStderr: redirectStderr)
    }
}

/// `logVerbosityLevel verbosity_level:int32 = LogVerbosityLevel`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1log_verbosity_level.html)
public struct LogVerbosityLevel: TDDecodable, CustomStringConvertible {
    public let verbosityLevel: Int32

    public init(verbosityLevel: Int32) {
        self.verbosityLevel = verbosityLevel
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"logVerbosityLevel""#)
        wire.int32(#","verbosity_level":"#, self.verbosityLevel)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> LogVerbosityLevel? {
        wire.open(#"{"@type":"logVerbosityLevel""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> LogVerbosityLevel? {
        var verbosityLevel: Int32 = 0
        var mark = wire.cursor
        repeat {
            wire.int32(#","verbosity_level":"#, &verbosityLevel)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return LogVerbosityLevel(verbosityLevel: verbosityLevel)
    }
}

/// `logTags tags:vector<string> = LogTags`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1log_tags.html)
public struct LogTags: TDDecodable, CustomStringConvertible {
    public let tags: [String]

    public init(tags: [String]) {
        self.tags = tags
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"logTags""#)
        wire.strings(#","tags":"#, self.tags)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> LogTags? {
        wire.open(#"{"@type":"logTags""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> LogTags? {
        var tags: [String] = []
        var mark = wire.cursor
        repeat {
            wire.strings(#","tags":"#, &tags)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return LogTags(tags: tags)
    }
}


#if Hashable
extension AuthenticationCodeType: Hashable {}
extension AuthenticationCodeTypeTelegramMessage: Hashable {}
extension AuthenticationCodeTypeSms: Hashable {}
extension AuthenticationCodeTypeSmsWord: Hashable {}
extension AuthenticationCodeTypeSmsPhrase: Hashable {}
extension AuthenticationCodeTypeCall: Hashable {}
extension AuthenticationCodeTypeFlashCall: Hashable {}
extension AuthenticationCodeTypeMissedCall: Hashable {}
extension AuthenticationCodeTypeFragment: Hashable {}
extension AuthenticationCodeTypeFirebaseAndroid: Hashable {}
extension AuthenticationCodeTypeFirebaseIos: Hashable {}
extension AuthenticationCodeInfo: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.phoneNumber != right.phoneNumber { return false }
        if left.type != right.type { return false }
        if left.nextType != right.nextType { return false }
        if left.timeout != right.timeout { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(phoneNumber)
        hasher.combine(type)
        hasher.combine(nextType)
        hasher.combine(timeout)
    }
}
extension AuthorizationState: Hashable {}
extension AuthorizationStateWaitPremiumPurchase: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.storeProductID != right.storeProductID { return false }
        if left.premiumDayCount != right.premiumDayCount { return false }
        if left.supportEmailAddress != right.supportEmailAddress { return false }
        if left.supportEmailSubject != right.supportEmailSubject { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(storeProductID)
        hasher.combine(premiumDayCount)
        hasher.combine(supportEmailAddress)
        hasher.combine(supportEmailSubject)
    }
}
extension AuthorizationStateWaitEmailAddress: Hashable {}
extension AuthorizationStateWaitEmailCode: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.allowAppleID != right.allowAppleID { return false }
        if left.allowGoogleID != right.allowGoogleID { return false }
        if left.codeInfo != right.codeInfo { return false }
        if left.emailAddressResetState != right.emailAddressResetState { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(allowAppleID)
        hasher.combine(allowGoogleID)
        hasher.combine(codeInfo)
        hasher.combine(emailAddressResetState)
    }
}
extension AuthorizationStateWaitCode: Hashable {}
extension AuthorizationStateWaitOtherDeviceConfirmation: Hashable {}
extension AuthorizationStateWaitRegistration: Hashable {}
extension AuthorizationStateWaitPassword: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.passwordHint != right.passwordHint { return false }
        if left.hasRecoveryEmailAddress != right.hasRecoveryEmailAddress { return false }
        if left.hasPassportData != right.hasPassportData { return false }
        if left.recoveryEmailAddressPattern != right.recoveryEmailAddressPattern { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(passwordHint)
        hasher.combine(hasRecoveryEmailAddress)
        hasher.combine(hasPassportData)
        hasher.combine(recoveryEmailAddressPattern)
    }
}
extension FirebaseDeviceVerificationParameters: Hashable {}
extension FirebaseDeviceVerificationParametersSafetyNet: Hashable {}
extension FirebaseDeviceVerificationParametersPlayIntegrity: Hashable {}
extension CurrentWeather: Hashable {}
extension FirebaseAuthenticationSettings: Hashable {}
extension FirebaseAuthenticationSettingsIos: Hashable {}
extension DeviceToken: Hashable {}
extension DeviceTokenFirebaseCloudMessaging: Hashable {}
extension DeviceTokenApplePush: Hashable {}
extension DeviceTokenApplePushVoIP: Hashable {}
extension DeviceTokenWindowsPush: Hashable {}
extension DeviceTokenMicrosoftPush: Hashable {}
extension DeviceTokenMicrosoftPushVoIP: Hashable {}
extension DeviceTokenWebPush: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.endpoint != right.endpoint { return false }
        if left.p256dhBase64url != right.p256dhBase64url { return false }
        if left.authBase64url != right.authBase64url { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(endpoint)
        hasher.combine(p256dhBase64url)
        hasher.combine(authBase64url)
    }
}
extension DeviceTokenSimplePush: Hashable {}
extension DeviceTokenUbuntuPush: Hashable {}
extension DeviceTokenBlackBerryPush: Hashable {}
extension DeviceTokenTizenPush: Hashable {}
extension DeviceTokenHuaweiPush: Hashable {}
extension PushReceiverId: Hashable {}
extension PushMessageContent: Hashable {}
extension PushMessageContentHidden: Hashable {}
extension PushMessageContentAnimation: Hashable {}
extension PushMessageContentAudio: Hashable {}
extension PushMessageContentContact: Hashable {}
extension PushMessageContentContactRegistered: Hashable {}
extension PushMessageContentDocument: Hashable {}
extension PushMessageContentGame: Hashable {}
extension PushMessageContentGameScore: Hashable {}
extension PushMessageContentInvoice: Hashable {}
extension PushMessageContentLocation: Hashable {}
extension PushMessageContentPaidMedia: Hashable {}
extension PushMessageContentPhoto: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.photo != right.photo { return false }
        if left.caption != right.caption { return false }
        if left.isSecret != right.isSecret { return false }
        if left.isPinned != right.isPinned { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(photo)
        hasher.combine(caption)
        hasher.combine(isSecret)
        hasher.combine(isPinned)
    }
}
extension PushMessageContentPoll: Hashable {}
extension PushMessageContentPremiumGiftCode: Hashable {}
extension PushMessageContentGiveaway: Hashable {}
extension PushMessageContentGift: Hashable {}
extension PushMessageContentUpgradedGift: Hashable {}
extension PushMessageContentSticker: Hashable {}
extension PushMessageContentStory: Hashable {}
extension PushMessageContentText: Hashable {}
extension PushMessageContentChecklist: Hashable {}
extension PushMessageContentVideo: Hashable {}
extension PushMessageContentVideoNote: Hashable {}
extension PushMessageContentVoiceNote: Hashable {}
extension PushMessageContentInviteVideoChatParticipants: Hashable {}
extension PushMessageContentChatAddMembers: Hashable {}
extension PushMessageContentChatChangeTitle: Hashable {}
extension PushMessageContentChatSetBackground: Hashable {}
extension PushMessageContentChatSetTheme: Hashable {}
extension PushMessageContentChatDeleteMember: Hashable {}
extension PushMessageContentRecurringPayment: Hashable {}
extension PushMessageContentProximityAlertTriggered: Hashable {}
extension PushMessageContentChecklistTasksAdded: Hashable {}
extension PushMessageContentChecklistTasksDone: Hashable {}
extension PushMessageContentPollOptionAdded: Hashable {}
extension PushMessageContentMessageForwards: Hashable {}
extension PushMessageContentMediaAlbum: Hashable {}
extension OptionValue: Hashable {}
extension OptionValueBoolean: Hashable {}
extension OptionValueInteger: Hashable {}
extension OptionValueString: Hashable {}
extension LogStream: Hashable {}
extension LogStreamFile: Hashable {}
extension LogVerbosityLevel: Hashable {}
extension LogTags: Hashable {}
#endif
