// Made by `tlgen generate` from the schema of TDLib 1.8.66
// (SHA-256 b8b6a863746fc580815c6d04e9e34728b654b15a12940087f06757b2097ce4c5). Don't edit.

/// `emailAddressAuthenticationCodeInfo email_address_pattern:string length:int32 = EmailAddressAuthenticationCodeInfo`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1email_address_authentication_code_info.html)
public struct EmailAddressAuthenticationCodeInfo: TDDecodable, CustomStringConvertible, CustomReflectable {
    public let emailAddressPattern: String
    public let length: Int32

    public init(emailAddressPattern: String, length: Int32) {
        self.emailAddressPattern = emailAddressPattern
        self.length = length
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"emailAddressAuthenticationCodeInfo""#)
        wire.string(#","email_address_pattern":"#, self.emailAddressPattern)
        wire.int32(#","length":"#, self.length)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> EmailAddressAuthenticationCodeInfo? {
        wire.open(#"{"@type":"emailAddressAuthenticationCodeInfo""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> EmailAddressAuthenticationCodeInfo? {
        var emailAddressPattern: String = ""
        var length: Int32 = 0
        var mark = wire.cursor
        repeat {
            wire.string(#","email_address_pattern":"#, &emailAddressPattern)
            wire.int32(#","length":"#, &length)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return EmailAddressAuthenticationCodeInfo(emailAddressPattern: emailAddressPattern, length: length)
    }
}

/// `EmailAddressAuthentication`, one of 3 constructors.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1_email_address_authentication.html)
public enum EmailAddressAuthentication: TDObject, CustomStringConvertible, CustomReflectable {
    indirect case code(EmailAddressAuthenticationCode)
    indirect case appleId(EmailAddressAuthenticationAppleId)
    indirect case googleId(EmailAddressAuthenticationGoogleId)
    /// A constructor that this version of the schema does not know, as its name and its JSON.
    indirect case unknown(type: String, json: String)

    public func encode(into wire: inout WireWriter) {
        switch self {
        case .code(let value): value.encode(into: &wire)
        case .appleId(let value): value.encode(into: &wire)
        case .googleId(let value): value.encode(into: &wire)
        case .unknown(_, let json): wire.unknown(json)
        }
    }
}

/// `emailAddressAuthenticationCode code:string = EmailAddressAuthentication`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1email_address_authentication_code.html)
public struct EmailAddressAuthenticationCode: TDObject, CustomStringConvertible, CustomReflectable {
    public let code: String

    public init(code: String) {
        self.code = code
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"emailAddressAuthenticationCode""#)
        wire.string(#","code":"#, self.code)
        wire.close()
    }
}

/// `emailAddressAuthenticationAppleId token:string = EmailAddressAuthentication`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1email_address_authentication_apple_id.html)
public struct EmailAddressAuthenticationAppleId: TDObject, CustomStringConvertible, CustomReflectable {
    public let token: String

    public init(token: String) {
        self.token = token
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"emailAddressAuthenticationAppleId""#)
        wire.string(#","token":"#, self.token)
        wire.close()
    }
}

/// `emailAddressAuthenticationGoogleId token:string = EmailAddressAuthentication`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1email_address_authentication_google_id.html)
public struct EmailAddressAuthenticationGoogleId: TDObject, CustomStringConvertible, CustomReflectable {
    public let token: String

    public init(token: String) {
        self.token = token
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"emailAddressAuthenticationGoogleId""#)
        wire.string(#","token":"#, self.token)
        wire.close()
    }
}

/// `EmailAddressResetState`, one of 2 constructors.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1_email_address_reset_state.html)
public enum EmailAddressResetState: TDDecodable, CustomStringConvertible, CustomReflectable {
    case available(EmailAddressResetStateAvailable)
    case pending(EmailAddressResetStatePending)
    /// A constructor that this version of the schema does not know, as its name and its JSON.
    indirect case unknown(type: String, json: String)

    public func encode(into wire: inout WireWriter) {
        switch self {
        case .available(let value): value.encode(into: &wire)
        case .pending(let value): value.encode(into: &wire)
        case .unknown(_, let json): wire.unknown(json)
        }
    }

    public static func read(_ wire: inout WireReader) -> EmailAddressResetState? {
        switch wire.constructor(of: .emailAddressResetState) {
        case 0: if let value = EmailAddressResetStateAvailable.body(&wire) { return .available(value) }  // emailAddressResetStateAvailable
        case 1: if let value = EmailAddressResetStatePending.body(&wire) { return .pending(value) }  // emailAddressResetStatePending
        case WireReader.nothing: break
        default: if let (type, json) = wire.takeUnknown() { return .unknown(type: type, json: json) }
        }
        return nil
    }
}

/// `emailAddressResetStateAvailable wait_period:int32 = EmailAddressResetState`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1email_address_reset_state_available.html)
public struct EmailAddressResetStateAvailable: TDObject, CustomStringConvertible {
    public let waitPeriod: Int32

    public init(waitPeriod: Int32) {
        self.waitPeriod = waitPeriod
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"emailAddressResetStateAvailable""#)
        wire.int32(#","wait_period":"#, self.waitPeriod)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> EmailAddressResetStateAvailable? {
        var waitPeriod: Int32 = 0
        var mark = wire.cursor
        repeat {
            wire.int32(#","wait_period":"#, &waitPeriod)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return EmailAddressResetStateAvailable(waitPeriod: waitPeriod)
    }
}

/// `emailAddressResetStatePending reset_in:int32 = EmailAddressResetState`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1email_address_reset_state_pending.html)
public struct EmailAddressResetStatePending: TDObject, CustomStringConvertible {
    public let resetIn: Int32

    public init(resetIn: Int32) {
        self.resetIn = resetIn
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"emailAddressResetStatePending""#)
        wire.int32(#","reset_in":"#, self.resetIn)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> EmailAddressResetStatePending? {
        var resetIn: Int32 = 0
        var mark = wire.cursor
        repeat {
            wire.int32(#","reset_in":"#, &resetIn)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return EmailAddressResetStatePending(resetIn: resetIn)
    }
}

/// `termsOfService text:formattedText min_user_age:int32 show_popup:Bool = TermsOfService`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1terms_of_service.html)
public struct TermsOfService: TDDecodable, CustomStringConvertible {
    public let text: FormattedText
    public let minUserAge: Int32
    public let showPopup: Bool

    public init(text: FormattedText, minUserAge: Int32, showPopup: Bool) {
        self.text = text
        self.minUserAge = minUserAge
        self.showPopup = showPopup
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"termsOfService""#)
        wire.object(#","text":"#, self.text)
        wire.int32(#","min_user_age":"#, self.minUserAge)
        wire.bool(#","show_popup":"#, self.showPopup)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> TermsOfService? {
        wire.open(#"{"@type":"termsOfService""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> TermsOfService? {
        var text: FormattedText? = nil
        var minUserAge: Int32 = 0
        var showPopup: Bool = false
        var mark = wire.cursor
        repeat {
            wire.object(#","text":"#, &text)
            wire.int32(#","min_user_age":"#, &minUserAge)
            wire.bool(#","show_popup":"#, &showPopup)
        } while wire.more(&mark)
        guard !wire.failed, let text = wire.required(consume text) else { wire.missing("text"); return nil }
        return TermsOfService(text: text, minUserAge: minUserAge, showPopup: showPopup)
    }
}

/// `passkey id:string name:string addition_date:int32 last_usage_date:int32 software_icon_custom_emoji_id:int64 = Passkey`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1passkey.html)
public struct Passkey: TDDecodable, CustomStringConvertible, CustomReflectable {
    private final class Fields: Sendable {
        let id: String
        let name: String
        let additionDate: Int32
        let lastUsageDate: Int32
        let softwareIconCustomEmojiID: Int64
        init(
            _ id: String,
            _ name: String,
            _ additionDate: Int32,
            _ lastUsageDate: Int32,
            _ softwareIconCustomEmojiID: Int64
        ) {
            self.id = id
            self.name = name
            self.additionDate = additionDate
            self.lastUsageDate = lastUsageDate
            self.softwareIconCustomEmojiID = softwareIconCustomEmojiID
        }
    }
    private let fields: Fields
    public var id: String { fields.id }
    public var name: String { fields.name }
    /// Unix time in seconds.
    public var additionDate: Int32 { fields.additionDate }
    /// Unix time in seconds.
    public var lastUsageDate: Int32 { fields.lastUsageDate }
    public var softwareIconCustomEmojiID: Int64 { fields.softwareIconCustomEmojiID }

    public init(id: String, name: String, additionDate: Int32, lastUsageDate: Int32, softwareIconCustomEmojiID: Int64) {
        fields = Fields(id, name, additionDate, lastUsageDate, softwareIconCustomEmojiID)
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"passkey""#)
        wire.string(#","id":"#, fields.id)
        wire.string(#","name":"#, fields.name)
        wire.int32(#","addition_date":"#, fields.additionDate)
        wire.int32(#","last_usage_date":"#, fields.lastUsageDate)
        wire.int64(#","software_icon_custom_emoji_id":"#, fields.softwareIconCustomEmojiID)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> Passkey? {
        wire.open(#"{"@type":"passkey""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> Passkey? {
        var id: String = ""
        var name: String = ""
        var additionDate: Int32 = 0
        var lastUsageDate: Int32 = 0
        var softwareIconCustomEmojiID: Int64 = 0
        var mark = wire.cursor
        repeat {
            wire.string(#","id":"#, &id)
            wire.string(#","name":"#, &name)
            wire.int32(#","addition_date":"#, &additionDate)
            wire.int32(#","last_usage_date":"#, &lastUsageDate)
            wire.int64(#","software_icon_custom_emoji_id":"#, &softwareIconCustomEmojiID)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return Passkey(
            id: id,
            name: name,
            additionDate: additionDate,
            lastUsageDate: lastUsageDate,
            softwareIconCustomEmojiID: softwareIconCustomEmojiID
        )
    }
}

/// `passkeys passkeys:vector<passkey> = Passkeys`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1passkeys.html)
public struct Passkeys: TDDecodable, CustomStringConvertible {
    public let passkeys: [Passkey]

    public init(passkeys: [Passkey]) {
        self.passkeys = passkeys
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"passkeys""#)
        wire.objects(#","passkeys":"#, self.passkeys)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> Passkeys? {
        wire.open(#"{"@type":"passkeys""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> Passkeys? {
        var passkeys: [Passkey] = []
        var mark = wire.cursor
        repeat {
            wire.objects(#","passkeys":"#, &passkeys)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return Passkeys(passkeys: passkeys)
    }
}

/// `passwordState has_password:Bool password_hint:string has_recovery_email_address:Bool has_passport_data:Bool recovery_email_address_code_info:emailAddressAuthenticationCodeInfo login_email_address_pattern:string pending_reset_date:int32 = PasswordState`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1password_state.html)
public struct PasswordState: TDDecodable, CustomStringConvertible, CustomReflectable {
    private final class Fields: Sendable {
        let hasPassword: Bool
        let passwordHint: String
        let hasRecoveryEmailAddress: Bool
        let hasPassportData: Bool
        let recoveryEmailAddressCodeInfo: EmailAddressAuthenticationCodeInfo?
        let loginEmailAddressPattern: String
        let pendingResetDate: Int32
        init(
            _ hasPassword: Bool,
            _ passwordHint: String,
            _ hasRecoveryEmailAddress: Bool,
            _ hasPassportData: Bool,
            _ recoveryEmailAddressCodeInfo: EmailAddressAuthenticationCodeInfo?,
            _ loginEmailAddressPattern: String,
            _ pendingResetDate: Int32
        ) {
            self.hasPassword = hasPassword
            self.passwordHint = passwordHint
            self.hasRecoveryEmailAddress = hasRecoveryEmailAddress
            self.hasPassportData = hasPassportData
            self.recoveryEmailAddressCodeInfo = recoveryEmailAddressCodeInfo
            self.loginEmailAddressPattern = loginEmailAddressPattern
            self.pendingResetDate = pendingResetDate
        }
    }
    private let fields: Fields
    public var hasPassword: Bool { fields.hasPassword }
    public var passwordHint: String { fields.passwordHint }
    public var hasRecoveryEmailAddress: Bool { fields.hasRecoveryEmailAddress }
    public var hasPassportData: Bool { fields.hasPassportData }
    /// May be absent.
    public var recoveryEmailAddressCodeInfo: EmailAddressAuthenticationCodeInfo? { fields.recoveryEmailAddressCodeInfo }
    public var loginEmailAddressPattern: String { fields.loginEmailAddressPattern }
    /// Unix time in seconds.
    public var pendingResetDate: Int32 { fields.pendingResetDate }

    public init(
        hasPassword: Bool,
        passwordHint: String,
        hasRecoveryEmailAddress: Bool,
        hasPassportData: Bool,
        recoveryEmailAddressCodeInfo: EmailAddressAuthenticationCodeInfo? = nil,
        loginEmailAddressPattern: String,
        pendingResetDate: Int32
    ) {
        fields = Fields(
        hasPassword,
        passwordHint,
        hasRecoveryEmailAddress,
        hasPassportData,
        recoveryEmailAddressCodeInfo,
        loginEmailAddressPattern,
        pendingResetDate
    )
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"passwordState""#)
        wire.bool(#","has_password":"#, fields.hasPassword)
        wire.string(#","password_hint":"#, fields.passwordHint)
        wire.bool(#","has_recovery_email_address":"#, fields.hasRecoveryEmailAddress)
        wire.bool(#","has_passport_data":"#, fields.hasPassportData)
        wire.object(#","recovery_email_address_code_info":"#, fields.recoveryEmailAddressCodeInfo)
        wire.string(#","login_email_address_pattern":"#, fields.loginEmailAddressPattern)
        wire.int32(#","pending_reset_date":"#, fields.pendingResetDate)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> PasswordState? {
        wire.open(#"{"@type":"passwordState""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> PasswordState? {
        var hasPassword: Bool = false
        var passwordHint: String = ""
        var hasRecoveryEmailAddress: Bool = false
        var hasPassportData: Bool = false
        var recoveryEmailAddressCodeInfo: EmailAddressAuthenticationCodeInfo? = nil
        var loginEmailAddressPattern: String = ""
        var pendingResetDate: Int32 = 0
        var mark = wire.cursor
        repeat {
            wire.bool(#","has_password":"#, &hasPassword)
            wire.string(#","password_hint":"#, &passwordHint)
            wire.bool(#","has_recovery_email_address":"#, &hasRecoveryEmailAddress)
            wire.bool(#","has_passport_data":"#, &hasPassportData)
            wire.object(#","recovery_email_address_code_info":"#, &recoveryEmailAddressCodeInfo)
            wire.string(#","login_email_address_pattern":"#, &loginEmailAddressPattern)
            wire.int32(#","pending_reset_date":"#, &pendingResetDate)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return PasswordState(
            hasPassword: hasPassword,
            passwordHint: passwordHint,
            hasRecoveryEmailAddress: hasRecoveryEmailAddress,
            hasPassportData: hasPassportData,
            recoveryEmailAddressCodeInfo: recoveryEmailAddressCodeInfo,
            loginEmailAddressPattern: loginEmailAddressPattern,
            pendingResetDate: pendingResetDate
        )
    }
}

/// `recoveryEmailAddress recovery_email_address:string = RecoveryEmailAddress`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1recovery_email_address.html)
public struct RecoveryEmailAddress: TDDecodable, CustomStringConvertible, CustomReflectable {
    public let recoveryEmailAddress: String

    public init(recoveryEmailAddress: String) {
        self.recoveryEmailAddress = recoveryEmailAddress
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"recoveryEmailAddress""#)
        wire.string(#","recovery_email_address":"#, self.recoveryEmailAddress)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> RecoveryEmailAddress? {
        wire.open(#"{"@type":"recoveryEmailAddress""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> RecoveryEmailAddress? {
        var recoveryEmailAddress: String = ""
        var mark = wire.cursor
        repeat {
            wire.string(#","recovery_email_address":"#, &recoveryEmailAddress)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return RecoveryEmailAddress(recoveryEmailAddress: recoveryEmailAddress)
    }
}

/// `temporaryPasswordState has_password:Bool valid_for:int32 = TemporaryPasswordState`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1temporary_password_state.html)
public struct TemporaryPasswordState: TDDecodable, CustomStringConvertible {
    public let hasPassword: Bool
    public let validFor: Int32

    public init(hasPassword: Bool, validFor: Int32) {
        self.hasPassword = hasPassword
        self.validFor = validFor
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"temporaryPasswordState""#)
        wire.bool(#","has_password":"#, self.hasPassword)
        wire.int32(#","valid_for":"#, self.validFor)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> TemporaryPasswordState? {
        wire.open(#"{"@type":"temporaryPasswordState""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> TemporaryPasswordState? {
        var hasPassword: Bool = false
        var validFor: Int32 = 0
        var mark = wire.cursor
        repeat {
            wire.bool(#","has_password":"#, &hasPassword)
            wire.int32(#","valid_for":"#, &validFor)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return TemporaryPasswordState(hasPassword: hasPassword, validFor: validFor)
    }
}

/// `closedVectorPath commands:vector<VectorPathCommand> = ClosedVectorPath`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1closed_vector_path.html)
public struct ClosedVectorPath: TDDecodable, CustomStringConvertible {
    public let commands: [VectorPathCommand]

    public init(commands: [VectorPathCommand]) {
        self.commands = commands
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"closedVectorPath""#)
        wire.objects(#","commands":"#, self.commands)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> ClosedVectorPath? {
        wire.open(#"{"@type":"closedVectorPath""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> ClosedVectorPath? {
        var commands: [VectorPathCommand] = []
        var mark = wire.cursor
        repeat {
            wire.objects(#","commands":"#, &commands)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return ClosedVectorPath(commands: commands)
    }
}

/// `contact phone_number:string first_name:string last_name:string vcard:string user_id:int53 = Contact`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1contact.html)
public struct Contact: TDDecodable, CustomStringConvertible, CustomReflectable {
    private final class Fields: Sendable {
        let phoneNumber: String
        let firstName: String
        let lastName: String
        let vcard: String
        let userID: Int64
        init(_ phoneNumber: String, _ firstName: String, _ lastName: String, _ vcard: String, _ userID: Int64) {
            self.phoneNumber = phoneNumber
            self.firstName = firstName
            self.lastName = lastName
            self.vcard = vcard
            self.userID = userID
        }
    }
    private let fields: Fields
    public var phoneNumber: String { fields.phoneNumber }
    /// Length 1 to 64 characters.
    public var firstName: String { fields.firstName }
    /// Length 0 to 64 characters.
    public var lastName: String { fields.lastName }
    /// Length 0 to 2048 bytes.
    public var vcard: String { fields.vcard }
    public var userID: Int64 { fields.userID }

    public init(phoneNumber: String, firstName: String, lastName: String, vcard: String, userID: Int64) {
        fields = Fields(phoneNumber, firstName, lastName, vcard, userID)
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"contact""#)
        wire.string(#","phone_number":"#, fields.phoneNumber)
        wire.string(#","first_name":"#, fields.firstName)
        wire.string(#","last_name":"#, fields.lastName)
        wire.string(#","vcard":"#, fields.vcard)
        wire.int53(#","user_id":"#, fields.userID)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> Contact? {
        wire.open(#"{"@type":"contact""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> Contact? {
        var phoneNumber: String = ""
        var firstName: String = ""
        var lastName: String = ""
        var vcard: String = ""
        var userID: Int64 = 0
        var mark = wire.cursor
        repeat {
            wire.string(#","phone_number":"#, &phoneNumber)
            wire.string(#","first_name":"#, &firstName)
            wire.string(#","last_name":"#, &lastName)
            wire.string(#","vcard":"#, &vcard)
            wire.int53(#","user_id":"#, &userID)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return Contact(phoneNumber: phoneNumber, firstName: firstName, lastName: lastName, vcard: vcard, userID: userID)
    }
}

/// `profilePhoto id:int64 small:file big:file minithumbnail:minithumbnail has_animation:Bool is_personal:Bool = ProfilePhoto`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1profile_photo.html)
public struct ProfilePhoto: TDDecodable, CustomStringConvertible {
    public let id: Int64
    public let small: File
    public let big: File
    /// May be absent.
    public let minithumbnail: Minithumbnail?
    public let hasAnimation: Bool
    public let isPersonal: Bool

    public init(
        id: Int64,
        small: File,
        big: File,
        minithumbnail: Minithumbnail? = nil,
        hasAnimation: Bool,
        isPersonal: Bool
    ) {
        self.id = id
        self.small = small
        self.big = big
        self.minithumbnail = minithumbnail
        self.hasAnimation = hasAnimation
        self.isPersonal = isPersonal
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"profilePhoto""#)
        wire.int64(#","id":"#, self.id)
        wire.object(#","small":"#, self.small)
        wire.object(#","big":"#, self.big)
        wire.object(#","minithumbnail":"#, self.minithumbnail)
        wire.bool(#","has_animation":"#, self.hasAnimation)
        wire.bool(#","is_personal":"#, self.isPersonal)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> ProfilePhoto? {
        wire.open(#"{"@type":"profilePhoto""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> ProfilePhoto? {
        var id: Int64 = 0
        var small: File? = nil
        var big: File? = nil
        var minithumbnail: Minithumbnail? = nil
        var hasAnimation: Bool = false
        var isPersonal: Bool = false
        var mark = wire.cursor
        repeat {
            wire.int64(#","id":"#, &id)
            wire.object(#","small":"#, &small)
            wire.object(#","big":"#, &big)
            wire.object(#","minithumbnail":"#, &minithumbnail)
            wire.bool(#","has_animation":"#, &hasAnimation)
            wire.bool(#","is_personal":"#, &isPersonal)
        } while wire.more(&mark)
        guard 
            !wire.failed,
            let small = wire.required(consume small),
            let big = wire.required(consume big)
         else { wire.missing("small big"); return nil }
        return ProfilePhoto(
            id: id,
            small: small,
            big: big,
            minithumbnail: minithumbnail,
            hasAnimation: hasAnimation,
            isPersonal: isPersonal
        )
    }
}

/// `ProfileTab`, one of 8 constructors.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1_profile_tab.html)
public enum ProfileTab: TDDecodable, CustomStringConvertible, CustomReflectable {
    /// `profileTabPosts = ProfileTab`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1profile_tab_posts.html)
    case posts
    /// `profileTabGifts = ProfileTab`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1profile_tab_gifts.html)
    case gifts
    /// `profileTabMedia = ProfileTab`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1profile_tab_media.html)
    case media
    /// `profileTabFiles = ProfileTab`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1profile_tab_files.html)
    case files
    /// `profileTabLinks = ProfileTab`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1profile_tab_links.html)
    case links
    /// `profileTabMusic = ProfileTab`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1profile_tab_music.html)
    case music
    /// `profileTabVoice = ProfileTab`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1profile_tab_voice.html)
    case voice
    /// `profileTabGifs = ProfileTab`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1profile_tab_gifs.html)
    case gifs
    /// A constructor that this version of the schema does not know, as its name and its JSON.
    indirect case unknown(type: String, json: String)

    public func encode(into wire: inout WireWriter) {
        switch self {
        case .posts: wire.empty(#"{"@type":"profileTabPosts"}"#)
        case .gifts: wire.empty(#"{"@type":"profileTabGifts"}"#)
        case .media: wire.empty(#"{"@type":"profileTabMedia"}"#)
        case .files: wire.empty(#"{"@type":"profileTabFiles"}"#)
        case .links: wire.empty(#"{"@type":"profileTabLinks"}"#)
        case .music: wire.empty(#"{"@type":"profileTabMusic"}"#)
        case .voice: wire.empty(#"{"@type":"profileTabVoice"}"#)
        case .gifs: wire.empty(#"{"@type":"profileTabGifs"}"#)
        case .unknown(_, let json): wire.unknown(json)
        }
    }

    public static func read(_ wire: inout WireReader) -> ProfileTab? {
        switch wire.constructor(of: .profileTab) {
        case 0: if wire.close() { return .posts }  // profileTabPosts
        case 1: if wire.close() { return .gifts }  // profileTabGifts
        case 2: if wire.close() { return .media }  // profileTabMedia
        case 3: if wire.close() { return .files }  // profileTabFiles
        case 4: if wire.close() { return .links }  // profileTabLinks
        case 5: if wire.close() { return .music }  // profileTabMusic
        case 6: if wire.close() { return .voice }  // profileTabVoice
        case 7: if wire.close() { return .gifs }  // profileTabGifs
        case WireReader.nothing: break
        default: if let (type, json) = wire.takeUnknown() { return .unknown(type: type, json: json) }
        }
        return nil
    }
}

/// `birthdate day:int32 month:int32 year:int32 = Birthdate`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1birthdate.html)
public struct Birthdate: TDDecodable, CustomStringConvertible, CustomReflectable {
    /// Range 1 to 31.
    public let day: Int32
    /// Range 1 to 12.
    public let month: Int32
    public let year: Int32

    public init(day: Int32, month: Int32, year: Int32) {
        self.day = day
        self.month = month
        self.year = year
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"birthdate""#)
        wire.int32(#","day":"#, self.day)
        wire.int32(#","month":"#, self.month)
        wire.int32(#","year":"#, self.year)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> Birthdate? {
        wire.open(#"{"@type":"birthdate""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> Birthdate? {
        var day: Int32 = 0
        var month: Int32 = 0
        var year: Int32 = 0
        var mark = wire.cursor
        repeat {
            wire.int32(#","day":"#, &day)
            wire.int32(#","month":"#, &month)
            wire.int32(#","year":"#, &year)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return Birthdate(day: day, month: month, year: year)
    }
}

/// `closeBirthdayUser user_id:int53 birthdate:birthdate = CloseBirthdayUser`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1close_birthday_user.html)
public struct CloseBirthdayUser: TDDecodable, CustomStringConvertible {
    public let userID: Int64
    public let birthdate: Birthdate

    public init(userID: Int64, birthdate: Birthdate) {
        self.userID = userID
        self.birthdate = birthdate
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"closeBirthdayUser""#)
        wire.int53(#","user_id":"#, self.userID)
        wire.object(#","birthdate":"#, self.birthdate)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> CloseBirthdayUser? {
        wire.open(#"{"@type":"closeBirthdayUser""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> CloseBirthdayUser? {
        var userID: Int64 = 0
        var birthdate: Birthdate? = nil
        var mark = wire.cursor
        repeat {
            wire.int53(#","user_id":"#, &userID)
            wire.object(#","birthdate":"#, &birthdate)
        } while wire.more(&mark)
        guard 
            !wire.failed,
            let birthdate = wire.required(consume birthdate)
         else { wire.missing("birthdate"); return nil }
        return CloseBirthdayUser(userID: userID, birthdate: birthdate)
    }
}

/// `connectedAffiliateProgram url:string bot_user_id:int53 parameters:affiliateProgramParameters connection_date:int32 is_disconnected:Bool user_count:int64 revenue_star_count:int53 = ConnectedAffiliateProgram`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1connected_affiliate_program.html)
public struct ConnectedAffiliateProgram: TDDecodable, CustomStringConvertible, CustomReflectable {
    private final class Fields: Sendable {
        let url: String
        let botUserID: Int64
        let parameters: AffiliateProgramParameters
        let connectionDate: Int32
        let isDisconnected: Bool
        let userCount: Int64
        let revenueStarCount: Int64
        init(
            _ url: String,
            _ botUserID: Int64,
            _ parameters: AffiliateProgramParameters,
            _ connectionDate: Int32,
            _ isDisconnected: Bool,
            _ userCount: Int64,
            _ revenueStarCount: Int64
        ) {
            self.url = url
            self.botUserID = botUserID
            self.parameters = parameters
            self.connectionDate = connectionDate
            self.isDisconnected = isDisconnected
            self.userCount = userCount
            self.revenueStarCount = revenueStarCount
        }
    }
    private let fields: Fields
    public var url: String { fields.url }
    public var botUserID: Int64 { fields.botUserID }
    public var parameters: AffiliateProgramParameters { fields.parameters }
    /// Unix time in seconds.
    public var connectionDate: Int32 { fields.connectionDate }
    public var isDisconnected: Bool { fields.isDisconnected }
    public var userCount: Int64 { fields.userCount }
    public var revenueStarCount: Int64 { fields.revenueStarCount }

    public init(
        url: String,
        botUserID: Int64,
        parameters: AffiliateProgramParameters,
        connectionDate: Int32,
        isDisconnected: Bool,
        userCount: Int64,
        revenueStarCount: Int64
    ) {
        fields = Fields(url, botUserID, parameters, connectionDate, isDisconnected, userCount, revenueStarCount)
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"connectedAffiliateProgram""#)
        wire.string(#","url":"#, fields.url)
        wire.int53(#","bot_user_id":"#, fields.botUserID)
        wire.object(#","parameters":"#, fields.parameters)
        wire.int32(#","connection_date":"#, fields.connectionDate)
        wire.bool(#","is_disconnected":"#, fields.isDisconnected)
        wire.int64(#","user_count":"#, fields.userCount)
        wire.int53(#","revenue_star_count":"#, fields.revenueStarCount)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> ConnectedAffiliateProgram? {
        wire.open(#"{"@type":"connectedAffiliateProgram""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> ConnectedAffiliateProgram? {
        var url: String = ""
        var botUserID: Int64 = 0
        var parameters: AffiliateProgramParameters? = nil
        var connectionDate: Int32 = 0
        var isDisconnected: Bool = false
        var userCount: Int64 = 0
        var revenueStarCount: Int64 = 0
        var mark = wire.cursor
        repeat {
            wire.string(#","url":"#, &url)
            wire.int53(#","bot_user_id":"#, &botUserID)
            wire.object(#","parameters":"#, &parameters)
            wire.int32(#","connection_date":"#, &connectionDate)
            wire.bool(#","is_disconnected":"#, &isDisconnected)
            wire.int64(#","user_count":"#, &userCount)
            wire.int53(#","revenue_star_count":"#, &revenueStarCount)
        } while wire.more(&mark)
        guard 
            !wire.failed,
            let parameters = wire.required(consume parameters)
         else { wire.missing("parameters"); return nil }
        return ConnectedAffiliateProgram(
            url: url,
            botUserID: botUserID,
            parameters: parameters,
            connectionDate: connectionDate,
            isDisconnected: isDisconnected,
            userCount: userCount,
            revenueStarCount: revenueStarCount
        )
    }
}

/// `connectedAffiliatePrograms total_count:int32 programs:vector<connectedAffiliateProgram> next_offset:string = ConnectedAffiliatePrograms`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1connected_affiliate_programs.html)
public struct ConnectedAffiliatePrograms: TDDecodable, CustomStringConvertible {
    public let totalCount: Int32
    public let programs: [ConnectedAffiliateProgram]
    public let nextOffset: String

    public init(totalCount: Int32, programs: [ConnectedAffiliateProgram], nextOffset: String) {
        self.totalCount = totalCount
        self.programs = programs
        self.nextOffset = nextOffset
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"connectedAffiliatePrograms""#)
        wire.int32(#","total_count":"#, self.totalCount)
        wire.objects(#","programs":"#, self.programs)
        wire.string(#","next_offset":"#, self.nextOffset)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> ConnectedAffiliatePrograms? {
        wire.open(#"{"@type":"connectedAffiliatePrograms""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> ConnectedAffiliatePrograms? {
        var totalCount: Int32 = 0
        var programs: [ConnectedAffiliateProgram] = []
        var nextOffset: String = ""
        var mark = wire.cursor
        repeat {
            wire.int32(#","total_count":"#, &totalCount)
            wire.objects(#","programs":"#, &programs)
            wire.string(#","next_offset":"#, &nextOffset)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return ConnectedAffiliatePrograms(totalCount: totalCount, programs: programs, nextOffset: nextOffset)
    }
}

/// `profileAccentColors palette_colors:vector<int32> background_colors:vector<int32> story_colors:vector<int32> = ProfileAccentColors`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1profile_accent_colors.html)
public struct ProfileAccentColors: TDDecodable, CustomStringConvertible {
    /// Length 1 to 2 colors.
    public let paletteColors: [Int32]
    /// Length 1 to 2 colors.
    public let backgroundColors: [Int32]
    public let storyColors: [Int32]

    public init(paletteColors: [Int32], backgroundColors: [Int32], storyColors: [Int32]) {
        self.paletteColors = paletteColors
        self.backgroundColors = backgroundColors
        self.storyColors = storyColors
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"profileAccentColors""#)
        wire.int32s(#","palette_colors":"#, self.paletteColors)
        wire.int32s(#","background_colors":"#, self.backgroundColors)
        wire.int32s(#","story_colors":"#, self.storyColors)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> ProfileAccentColors? {
        wire.open(#"{"@type":"profileAccentColors""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> ProfileAccentColors? {
        var paletteColors: [Int32] = []
        var backgroundColors: [Int32] = []
        var storyColors: [Int32] = []
        var mark = wire.cursor
        repeat {
            wire.int32s(#","palette_colors":"#, &paletteColors)
            wire.int32s(#","background_colors":"#, &backgroundColors)
            wire.int32s(#","story_colors":"#, &storyColors)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return ProfileAccentColors(
            paletteColors: paletteColors,
            backgroundColors: backgroundColors,
            storyColors: storyColors
        )
    }
}

/// `profileAccentColor id:int32 light_theme_colors:profileAccentColors dark_theme_colors:profileAccentColors min_supergroup_chat_boost_level:int32 min_channel_chat_boost_level:int32 = ProfileAccentColor`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1profile_accent_color.html)
public struct ProfileAccentColor: TDDecodable, CustomStringConvertible {
    private final class Fields: Sendable {
        let id: Int32
        let lightThemeColors: ProfileAccentColors
        let darkThemeColors: ProfileAccentColors
        let minSupergroupChatBoostLevel: Int32
        let minChannelChatBoostLevel: Int32
        init(
            _ id: Int32,
            _ lightThemeColors: ProfileAccentColors,
            _ darkThemeColors: ProfileAccentColors,
            _ minSupergroupChatBoostLevel: Int32,
            _ minChannelChatBoostLevel: Int32
        ) {
            self.id = id
            self.lightThemeColors = lightThemeColors
            self.darkThemeColors = darkThemeColors
            self.minSupergroupChatBoostLevel = minSupergroupChatBoostLevel
            self.minChannelChatBoostLevel = minChannelChatBoostLevel
        }
    }
    private let fields: Fields
    public var id: Int32 { fields.id }
    public var lightThemeColors: ProfileAccentColors { fields.lightThemeColors }
    public var darkThemeColors: ProfileAccentColors { fields.darkThemeColors }
    public var minSupergroupChatBoostLevel: Int32 { fields.minSupergroupChatBoostLevel }
    public var minChannelChatBoostLevel: Int32 { fields.minChannelChatBoostLevel }

    public init(
        id: Int32,
        lightThemeColors: ProfileAccentColors,
        darkThemeColors: ProfileAccentColors,
        minSupergroupChatBoostLevel: Int32,
        minChannelChatBoostLevel: Int32
    ) {
        fields = Fields(id, lightThemeColors, darkThemeColors, minSupergroupChatBoostLevel, minChannelChatBoostLevel)
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"profileAccentColor""#)
        wire.int32(#","id":"#, fields.id)
        wire.object(#","light_theme_colors":"#, fields.lightThemeColors)
        wire.object(#","dark_theme_colors":"#, fields.darkThemeColors)
        wire.int32(#","min_supergroup_chat_boost_level":"#, fields.minSupergroupChatBoostLevel)
        wire.int32(#","min_channel_chat_boost_level":"#, fields.minChannelChatBoostLevel)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> ProfileAccentColor? {
        wire.open(#"{"@type":"profileAccentColor""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> ProfileAccentColor? {
        var id: Int32 = 0
        var lightThemeColors: ProfileAccentColors? = nil
        var darkThemeColors: ProfileAccentColors? = nil
        var minSupergroupChatBoostLevel: Int32 = 0
        var minChannelChatBoostLevel: Int32 = 0
        var mark = wire.cursor
        repeat {
            wire.int32(#","id":"#, &id)
            wire.object(#","light_theme_colors":"#, &lightThemeColors)
            wire.object(#","dark_theme_colors":"#, &darkThemeColors)
            wire.int32(#","min_supergroup_chat_boost_level":"#, &minSupergroupChatBoostLevel)
            wire.int32(#","min_channel_chat_boost_level":"#, &minChannelChatBoostLevel)
        } while wire.more(&mark)
        guard 
            !wire.failed,
            let lightThemeColors = wire.required(consume lightThemeColors),
            let darkThemeColors = wire.required(consume darkThemeColors)
         else { wire.missing("light_theme_colors dark_theme_colors"); return nil }
        return ProfileAccentColor(
            id: id,
            lightThemeColors: lightThemeColors,
            darkThemeColors: darkThemeColors,
            minSupergroupChatBoostLevel: minSupergroupChatBoostLevel,
            minChannelChatBoostLevel: minChannelChatBoostLevel
        )
    }
}

/// `usernames active_usernames:vector<string> disabled_usernames:vector<string> editable_username:string collectible_usernames:vector<string> = Usernames`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1usernames.html)
public struct Usernames: TDDecodable, CustomStringConvertible, CustomReflectable {
    private final class Fields: Sendable {
        let activeUsernames: [String]
        let disabledUsernames: [String]
        let editableUsername: String
        let collectibleUsernames: [String]
        init(
            _ activeUsernames: [String],
            _ disabledUsernames: [String],
            _ editableUsername: String,
            _ collectibleUsernames: [String]
        ) {
            self.activeUsernames = activeUsernames
            self.disabledUsernames = disabledUsernames
            self.editableUsername = editableUsername
            self.collectibleUsernames = collectibleUsernames
        }
    }
    private let fields: Fields
    public var activeUsernames: [String] { fields.activeUsernames }
    public var disabledUsernames: [String] { fields.disabledUsernames }
    public var editableUsername: String { fields.editableUsername }
    public var collectibleUsernames: [String] { fields.collectibleUsernames }

    public init(
        activeUsernames: [String],
        disabledUsernames: [String],
        editableUsername: String,
        collectibleUsernames: [String]
    ) {
        fields = Fields(activeUsernames, disabledUsernames, editableUsername, collectibleUsernames)
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"usernames""#)
        wire.strings(#","active_usernames":"#, fields.activeUsernames)
        wire.strings(#","disabled_usernames":"#, fields.disabledUsernames)
        wire.string(#","editable_username":"#, fields.editableUsername)
        wire.strings(#","collectible_usernames":"#, fields.collectibleUsernames)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> Usernames? {
        wire.open(#"{"@type":"usernames""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> Usernames? {
        var activeUsernames: [String] = []
        var disabledUsernames: [String] = []
        var editableUsername: String = ""
        var collectibleUsernames: [String] = []
        var mark = wire.cursor
        repeat {
            wire.strings(#","active_usernames":"#, &activeUsernames)
            wire.strings(#","disabled_usernames":"#, &disabledUsernames)
            wire.string(#","editable_username":"#, &editableUsername)
            wire.strings(#","collectible_usernames":"#, &collectibleUsernames)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return Usernames(
            activeUsernames: activeUsernames,
            disabledUsernames: disabledUsernames,
            editableUsername: editableUsername,
            collectibleUsernames: collectibleUsernames
        )
    }
}

/// `accountInfo registration_month:int32 registration_year:int32 phone_number_country_code:string last_name_change_date:int32 last_photo_change_date:int32 = AccountInfo`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1account_info.html)
public struct AccountInfo: TDDecodable, CustomStringConvertible, CustomReflectable {
    /// Range 0 to 12.
    public let registrationMonth: Int32
    /// Range 0 to 9999.
    public let registrationYear: Int32
    public let phoneNumberCountryCode: String
    /// Unix time in seconds.
    public let lastNameChangeDate: Int32
    /// Unix time in seconds.
    public let lastPhotoChangeDate: Int32

    public init(
        registrationMonth: Int32,
        registrationYear: Int32,
        phoneNumberCountryCode: String,
        lastNameChangeDate: Int32,
        lastPhotoChangeDate: Int32
    ) {
        self.registrationMonth = registrationMonth
        self.registrationYear = registrationYear
        self.phoneNumberCountryCode = phoneNumberCountryCode
        self.lastNameChangeDate = lastNameChangeDate
        self.lastPhotoChangeDate = lastPhotoChangeDate
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"accountInfo""#)
        wire.int32(#","registration_month":"#, self.registrationMonth)
        wire.int32(#","registration_year":"#, self.registrationYear)
        wire.string(#","phone_number_country_code":"#, self.phoneNumberCountryCode)
        wire.int32(#","last_name_change_date":"#, self.lastNameChangeDate)
        wire.int32(#","last_photo_change_date":"#, self.lastPhotoChangeDate)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> AccountInfo? {
        wire.open(#"{"@type":"accountInfo""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> AccountInfo? {
        var registrationMonth: Int32 = 0
        var registrationYear: Int32 = 0
        var phoneNumberCountryCode: String = ""
        var lastNameChangeDate: Int32 = 0
        var lastPhotoChangeDate: Int32 = 0
        var mark = wire.cursor
        repeat {
            wire.int32(#","registration_month":"#, &registrationMonth)
            wire.int32(#","registration_year":"#, &registrationYear)
            wire.string(#","phone_number_country_code":"#, &phoneNumberCountryCode)
            wire.int32(#","last_name_change_date":"#, &lastNameChangeDate)
            wire.int32(#","last_photo_change_date":"#, &lastPhotoChangeDate)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return AccountInfo(
            registrationMonth: registrationMonth,
            registrationYear: registrationYear,
            phoneNumberCountryCode: phoneNumberCountryCode,
            lastNameChangeDate: lastNameChangeDate,
            lastPhotoChangeDate: lastPhotoChangeDate
        )
    }
}

/// `LoginUrlInfo`, one of 2 constructors.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1_login_url_info.html)
public enum LoginUrlInfo: TDDecodable, CustomStringConvertible, CustomReflectable {
    indirect case open(LoginUrlInfoOpen)
    case requestConfirmation(LoginUrlInfoRequestConfirmation)
    /// A constructor that this version of the schema does not know, as its name and its JSON.
    indirect case unknown(type: String, json: String)

    public func encode(into wire: inout WireWriter) {
        switch self {
        case .open(let value): value.encode(into: &wire)
        case .requestConfirmation(let value): value.encode(into: &wire)
        case .unknown(_, let json): wire.unknown(json)
        }
    }

    public static func read(_ wire: inout WireReader) -> LoginUrlInfo? {
        switch wire.constructor(of: .loginUrlInfo) {
        case 0: if let value = LoginUrlInfoOpen.body(&wire) { return .open(value) }  // loginUrlInfoOpen
        case 1: if let value = LoginUrlInfoRequestConfirmation.body(&wire) { return .requestConfirmation(value) }  // loginUrlInfoRequestConfirmation
        case WireReader.nothing: break
        default: if let (type, json) = wire.takeUnknown() { return .unknown(type: type, json: json) }
        }
        return nil
    }
}

/// `loginUrlInfoOpen url:string skip_confirmation:Bool = LoginUrlInfo`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1login_url_info_open.html)
public struct LoginUrlInfoOpen: TDObject, CustomStringConvertible, CustomReflectable {
    public let url: String
    public let skipConfirmation: Bool

    public init(url: String, skipConfirmation: Bool) {
        self.url = url
        self.skipConfirmation = skipConfirmation
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"loginUrlInfoOpen""#)
        wire.string(#","url":"#, self.url)
        wire.bool(#","skip_confirmation":"#, self.skipConfirmation)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> LoginUrlInfoOpen? {
        var url: String = ""
        var skipConfirmation: Bool = false
        var mark = wire.cursor
        repeat {
            wire.string(#","url":"#, &url)
            wire.bool(#","skip_confirmation":"#, &skipConfirmation)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return LoginUrlInfoOpen(url: url, skipConfirmation: skipConfirmation)
    }
}

/// `loginUrlInfoRequestConfirmation url:string domain:string bot_user_id:int53 request_write_access:Bool = LoginUrlInfo`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1login_url_info_request_confirmation.html)
public struct LoginUrlInfoRequestConfirmation: TDObject, CustomStringConvertible, CustomReflectable {
    private final class Fields: Sendable {
        let url: String
        let domain: String
        let botUserID: Int64
        let requestWriteAccess: Bool
        init(_ url: String, _ domain: String, _ botUserID: Int64, _ requestWriteAccess: Bool) {
            self.url = url
            self.domain = domain
            self.botUserID = botUserID
            self.requestWriteAccess = requestWriteAccess
        }
    }
    private let fields: Fields
    public var url: String { fields.url }
    public var domain: String { fields.domain }
    public var botUserID: Int64 { fields.botUserID }
    public var requestWriteAccess: Bool { fields.requestWriteAccess }

    public init(url: String, domain: String, botUserID: Int64, requestWriteAccess: Bool) {
        fields = Fields(url, domain, botUserID, requestWriteAccess)
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"loginUrlInfoRequestConfirmation""#)
        wire.string(#","url":"#, fields.url)
        wire.string(#","domain":"#, fields.domain)
        wire.int53(#","bot_user_id":"#, fields.botUserID)
        wire.bool(#","request_write_access":"#, fields.requestWriteAccess)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> LoginUrlInfoRequestConfirmation? {
        var url: String = ""
        var domain: String = ""
        var botUserID: Int64 = 0
        var requestWriteAccess: Bool = false
        var mark = wire.cursor
        repeat {
            wire.string(#","url":"#, &url)
            wire.string(#","domain":"#, &domain)
            wire.int53(#","bot_user_id":"#, &botUserID)
            wire.bool(#","request_write_access":"#, &requestWriteAccess)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return LoginUrlInfoRequestConfirmation(
            url: url,
            domain: domain,
            botUserID: botUserID,
            requestWriteAccess: requestWriteAccess
        )
    }
}

/// `phoneNumberInfo country:countryInfo country_calling_code:string formatted_phone_number:string is_anonymous:Bool = PhoneNumberInfo`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1phone_number_info.html)
public struct PhoneNumberInfo: TDDecodable, CustomStringConvertible, CustomReflectable {
    private final class Fields: Sendable {
        let country: CountryInfo?
        let countryCallingCode: String
        let formattedPhoneNumber: String
        let isAnonymous: Bool
        init(
            _ country: CountryInfo?,
            _ countryCallingCode: String,
            _ formattedPhoneNumber: String,
            _ isAnonymous: Bool
        ) {
            self.country = country
            self.countryCallingCode = countryCallingCode
            self.formattedPhoneNumber = formattedPhoneNumber
            self.isAnonymous = isAnonymous
        }
    }
    private let fields: Fields
    /// May be absent.
    public var country: CountryInfo? { fields.country }
    public var countryCallingCode: String { fields.countryCallingCode }
    public var formattedPhoneNumber: String { fields.formattedPhoneNumber }
    public var isAnonymous: Bool { fields.isAnonymous }

    public init(
        country: CountryInfo? = nil,
        countryCallingCode: String,
        formattedPhoneNumber: String,
        isAnonymous: Bool
    ) {
        fields = Fields(country, countryCallingCode, formattedPhoneNumber, isAnonymous)
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"phoneNumberInfo""#)
        wire.object(#","country":"#, fields.country)
        wire.string(#","country_calling_code":"#, fields.countryCallingCode)
        wire.string(#","formatted_phone_number":"#, fields.formattedPhoneNumber)
        wire.bool(#","is_anonymous":"#, fields.isAnonymous)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> PhoneNumberInfo? {
        wire.open(#"{"@type":"phoneNumberInfo""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> PhoneNumberInfo? {
        var country: CountryInfo? = nil
        var countryCallingCode: String = ""
        var formattedPhoneNumber: String = ""
        var isAnonymous: Bool = false
        var mark = wire.cursor
        repeat {
            wire.object(#","country":"#, &country)
            wire.string(#","country_calling_code":"#, &countryCallingCode)
            wire.string(#","formatted_phone_number":"#, &formattedPhoneNumber)
            wire.bool(#","is_anonymous":"#, &isAnonymous)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return PhoneNumberInfo(
            country: country,
            countryCallingCode: countryCallingCode,
            formattedPhoneNumber: formattedPhoneNumber,
            isAnonymous: isAnonymous
        )
    }
}

/// `personalDetails first_name:string middle_name:string last_name:string native_first_name:string native_middle_name:string native_last_name:string birthdate:date gender:string country_code:string residence_country_code:string = PersonalDetails`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1personal_details.html)
public struct PersonalDetails: TDDecodable, CustomStringConvertible, CustomReflectable {
    private final class Fields: Sendable {
        let firstName: String
        let middleName: String
        let lastName: String
        let nativeFirstName: String
        let nativeMiddleName: String
        let nativeLastName: String
        let birthdate: TDDate
        let gender: String
        let countryCode: String
        let residenceCountryCode: String
        init(
            _ firstName: String,
            _ middleName: String,
            _ lastName: String,
            _ nativeFirstName: String,
            _ nativeMiddleName: String,
            _ nativeLastName: String,
            _ birthdate: TDDate,
            _ gender: String,
            _ countryCode: String,
            _ residenceCountryCode: String
        ) {
            self.firstName = firstName
            self.middleName = middleName
            self.lastName = lastName
            self.nativeFirstName = nativeFirstName
            self.nativeMiddleName = nativeMiddleName
            self.nativeLastName = nativeLastName
            self.birthdate = birthdate
            self.gender = gender
            self.countryCode = countryCode
            self.residenceCountryCode = residenceCountryCode
        }
    }
    private let fields: Fields
    /// Length 1 to 255 characters.
    public var firstName: String { fields.firstName }
    /// Length 0 to 255 characters.
    public var middleName: String { fields.middleName }
    /// Length 1 to 255 characters.
    public var lastName: String { fields.lastName }
    /// Length 1 to 255 characters.
    public var nativeFirstName: String { fields.nativeFirstName }
    /// Length 0 to 255 characters.
    public var nativeMiddleName: String { fields.nativeMiddleName }
    /// Length 1 to 255 characters.
    public var nativeLastName: String { fields.nativeLastName }
    public var birthdate: TDDate { fields.birthdate }
    public var gender: String { fields.gender }
    public var countryCode: String { fields.countryCode }
    public var residenceCountryCode: String { fields.residenceCountryCode }

    public init(
        firstName: String,
        middleName: String,
        lastName: String,
        nativeFirstName: String,
        nativeMiddleName: String,
        nativeLastName: String,
        birthdate: TDDate,
        gender: String,
        countryCode: String,
        residenceCountryCode: String
    ) {
        fields = Fields(
        firstName,
        middleName,
        lastName,
        nativeFirstName,
        nativeMiddleName,
        nativeLastName,
        birthdate,
        gender,
        countryCode,
        residenceCountryCode
    )
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"personalDetails""#)
        wire.string(#","first_name":"#, fields.firstName)
        wire.string(#","middle_name":"#, fields.middleName)
        wire.string(#","last_name":"#, fields.lastName)
        wire.string(#","native_first_name":"#, fields.nativeFirstName)
        wire.string(#","native_middle_name":"#, fields.nativeMiddleName)
        wire.string(#","native_last_name":"#, fields.nativeLastName)
        wire.object(#","birthdate":"#, fields.birthdate)
        wire.string(#","gender":"#, fields.gender)
        wire.string(#","country_code":"#, fields.countryCode)
        wire.string(#","residence_country_code":"#, fields.residenceCountryCode)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> PersonalDetails? {
        wire.open(#"{"@type":"personalDetails""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> PersonalDetails? {
        var firstName: String = ""
        var middleName: String = ""
        var lastName: String = ""
        var nativeFirstName: String = ""
        var nativeMiddleName: String = ""
        var nativeLastName: String = ""
        var birthdate: TDDate? = nil
        var gender: String = ""
        var countryCode: String = ""
        var residenceCountryCode: String = ""
        var mark = wire.cursor
        repeat {
            wire.string(#","first_name":"#, &firstName)
            wire.string(#","middle_name":"#, &middleName)
            wire.string(#","last_name":"#, &lastName)
            wire.string(#","native_first_name":"#, &nativeFirstName)
            wire.string(#","native_middle_name":"#, &nativeMiddleName)
            wire.string(#","native_last_name":"#, &nativeLastName)
            wire.object(#","birthdate":"#, &birthdate)
            wire.string(#","gender":"#, &gender)
            wire.string(#","country_code":"#, &countryCode)
            wire.string(#","residence_country_code":"#, &residenceCountryCode)
        } while wire.more(&mark)
        guard 
            !wire.failed,
            let birthdate = wire.required(consume birthdate)
         else { wire.missing("birthdate"); return nil }
        return PersonalDetails(
            firstName: firstName,
            middleName: middleName,
            lastName: lastName,
            nativeFirstName: nativeFirstName,
            nativeMiddleName: nativeMiddleName,
            nativeLastName: nativeLastName,
            birthdate: birthdate,
            gender: gender,
            countryCode: countryCode,
            residenceCountryCode: residenceCountryCode
        )
    }
}

/// `personalDocument files:vector<datedFile> translation:vector<datedFile> = PersonalDocument`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1personal_document.html)
public struct PersonalDocument: TDDecodable, CustomStringConvertible, CustomReflectable {
    public let files: [DatedFile]
    public let translation: [DatedFile]

    public init(files: [DatedFile], translation: [DatedFile]) {
        self.files = files
        self.translation = translation
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"personalDocument""#)
        wire.objects(#","files":"#, self.files)
        wire.objects(#","translation":"#, self.translation)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> PersonalDocument? {
        wire.open(#"{"@type":"personalDocument""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> PersonalDocument? {
        var files: [DatedFile] = []
        var translation: [DatedFile] = []
        var mark = wire.cursor
        repeat {
            wire.objects(#","files":"#, &files)
            wire.objects(#","translation":"#, &translation)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return PersonalDocument(files: files, translation: translation)
    }
}

/// `phoneNumberAuthenticationSettings allow_flash_call:Bool allow_missed_call:Bool is_current_phone_number:Bool has_unknown_phone_number:Bool allow_sms_retriever_api:Bool firebase_authentication_settings:FirebaseAuthenticationSettings authentication_tokens:vector<string> = PhoneNumberAuthenticationSettings`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1phone_number_authentication_settings.html)
public struct PhoneNumberAuthenticationSettings: TDObject, CustomStringConvertible, CustomReflectable {
    public let allowFlashCall: Bool
    public let allowMissedCall: Bool
    public let isCurrentPhoneNumber: Bool
    public let hasUnknownPhoneNumber: Bool
    public let allowSmsRetrieverApi: Bool
    /// May be left out.
    public let firebaseAuthenticationSettings: FirebaseAuthenticationSettings?
    public let authenticationTokens: [String]

    public init(
        allowFlashCall: Bool,
        allowMissedCall: Bool,
        isCurrentPhoneNumber: Bool,
        hasUnknownPhoneNumber: Bool,
        allowSmsRetrieverApi: Bool,
        firebaseAuthenticationSettings: FirebaseAuthenticationSettings? = nil,
        authenticationTokens: [String]
    ) {
        self.allowFlashCall = allowFlashCall
        self.allowMissedCall = allowMissedCall
        self.isCurrentPhoneNumber = isCurrentPhoneNumber
        self.hasUnknownPhoneNumber = hasUnknownPhoneNumber
        self.allowSmsRetrieverApi = allowSmsRetrieverApi
        self.firebaseAuthenticationSettings = firebaseAuthenticationSettings
        self.authenticationTokens = authenticationTokens
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"phoneNumberAuthenticationSettings""#)
        wire.bool(#","allow_flash_call":"#, self.allowFlashCall)
        wire.bool(#","allow_missed_call":"#, self.allowMissedCall)
        wire.bool(#","is_current_phone_number":"#, self.isCurrentPhoneNumber)
        wire.bool(#","has_unknown_phone_number":"#, self.hasUnknownPhoneNumber)
        wire.bool(#","allow_sms_retriever_api":"#, self.allowSmsRetrieverApi)
        wire.object(#","firebase_authentication_settings":"#, self.firebaseAuthenticationSettings)
        wire.strings(#","authentication_tokens":"#, self.authenticationTokens)
        wire.close()
    }
}

/// `importedContact phone_number:string first_name:string last_name:string note:formattedText = ImportedContact`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1imported_contact.html)
public struct ImportedContact: TDObject, CustomStringConvertible, CustomReflectable {
    private final class Fields: Sendable {
        let phoneNumber: String
        let firstName: String
        let lastName: String
        let note: FormattedText?
        init(_ phoneNumber: String, _ firstName: String, _ lastName: String, _ note: FormattedText?) {
            self.phoneNumber = phoneNumber
            self.firstName = firstName
            self.lastName = lastName
            self.note = note
        }
    }
    private let fields: Fields
    public var phoneNumber: String { fields.phoneNumber }
    /// Length 1 to 64 characters.
    public var firstName: String { fields.firstName }
    /// Length 0 to 64 characters.
    public var lastName: String { fields.lastName }
    /// May be left out. Length 0 to the option `user_note_text_length_max` characters.
    public var note: FormattedText? { fields.note }

    public init(phoneNumber: String, firstName: String, lastName: String, note: FormattedText? = nil) {
        fields = Fields(phoneNumber, firstName, lastName, note)
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"importedContact""#)
        wire.string(#","phone_number":"#, fields.phoneNumber)
        wire.string(#","first_name":"#, fields.firstName)
        wire.string(#","last_name":"#, fields.lastName)
        wire.object(#","note":"#, fields.note)
        wire.close()
    }
}

/// `importedContacts user_ids:vector<int53> importer_count:vector<int32> = ImportedContacts`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1imported_contacts.html)
public struct ImportedContacts: TDDecodable, CustomStringConvertible {
    public let userIDs: [Int64]
    public let importerCount: [Int32]

    public init(userIDs: [Int64], importerCount: [Int32]) {
        self.userIDs = userIDs
        self.importerCount = importerCount
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"importedContacts""#)
        wire.int53s(#","user_ids":"#, self.userIDs)
        wire.int32s(#","importer_count":"#, self.importerCount)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> ImportedContacts? {
        wire.open(#"{"@type":"importedContacts""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> ImportedContacts? {
        var userIDs: [Int64] = []
        var importerCount: [Int32] = []
        var mark = wire.cursor
        repeat {
            wire.int53s(#","user_ids":"#, &userIDs)
            wire.int32s(#","importer_count":"#, &importerCount)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return ImportedContacts(userIDs: userIDs, importerCount: importerCount)
    }
}

/// `UserPrivacySettingRule`, one of 11 constructors.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1_user_privacy_setting_rule.html)
public enum UserPrivacySettingRule: TDDecodable, CustomStringConvertible, CustomReflectable {
    /// `userPrivacySettingRuleAllowAll = UserPrivacySettingRule`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1user_privacy_setting_rule_allow_all.html)
    case allowAll
    /// `userPrivacySettingRuleAllowContacts = UserPrivacySettingRule`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1user_privacy_setting_rule_allow_contacts.html)
    case allowContacts
    /// `userPrivacySettingRuleAllowBots = UserPrivacySettingRule`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1user_privacy_setting_rule_allow_bots.html)
    case allowBots
    /// `userPrivacySettingRuleAllowPremiumUsers = UserPrivacySettingRule`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1user_privacy_setting_rule_allow_premium_users.html)
    case allowPremiumUsers
    indirect case allowUsers(UserPrivacySettingRuleAllowUsers)
    indirect case allowChatMembers(UserPrivacySettingRuleAllowChatMembers)
    /// `userPrivacySettingRuleRestrictAll = UserPrivacySettingRule`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1user_privacy_setting_rule_restrict_all.html)
    case restrictAll
    /// `userPrivacySettingRuleRestrictContacts = UserPrivacySettingRule`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1user_privacy_setting_rule_restrict_contacts.html)
    case restrictContacts
    /// `userPrivacySettingRuleRestrictBots = UserPrivacySettingRule`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1user_privacy_setting_rule_restrict_bots.html)
    case restrictBots
    indirect case restrictUsers(UserPrivacySettingRuleRestrictUsers)
    indirect case restrictChatMembers(UserPrivacySettingRuleRestrictChatMembers)
    /// A constructor that this version of the schema does not know, as its name and its JSON.
    indirect case unknown(type: String, json: String)

    public func encode(into wire: inout WireWriter) {
        switch self {
        case .allowAll: wire.empty(#"{"@type":"userPrivacySettingRuleAllowAll"}"#)
        case .allowContacts: wire.empty(#"{"@type":"userPrivacySettingRuleAllowContacts"}"#)
        case .allowBots: wire.empty(#"{"@type":"userPrivacySettingRuleAllowBots"}"#)
        case .allowPremiumUsers: wire.empty(#"{"@type":"userPrivacySettingRuleAllowPremiumUsers"}"#)
        case .allowUsers(let value): value.encode(into: &wire)
        case .allowChatMembers(let value): value.encode(into: &wire)
        case .restrictAll: wire.empty(#"{"@type":"userPrivacySettingRuleRestrictAll"}"#)
        case .restrictContacts: wire.empty(#"{"@type":"userPrivacySettingRuleRestrictContacts"}"#)
        case .restrictBots: wire.empty(#"{"@type":"userPrivacySettingRuleRestrictBots"}"#)
        case .restrictUsers(let value): value.encode(into: &wire)
        case .restrictChatMembers(let value): value.encode(into: &wire)
        case .unknown(_, let json): wire.unknown(json)
        }
    }

    public static func read(_ wire: inout WireReader) -> UserPrivacySettingRule? {
        switch wire.constructor(of: .userPrivacySettingRule) {
        case 0: if wire.close() { return .allowAll }  // userPrivacySettingRuleAllowAll
        case 1: if wire.close() { return .allowContacts }  // userPrivacySettingRuleAllowContacts
        case 2: if wire.close() { return .allowBots }  // userPrivacySettingRuleAllowBots
        case 3: if wire.close() { return .allowPremiumUsers }  // userPrivacySettingRuleAllowPremiumUsers
        case 4: if let value = UserPrivacySettingRuleAllowUsers.body(&wire) { return .allowUsers(value) }  // userPrivacySettingRuleAllowUsers
        case 5: if let value = UserPrivacySettingRuleAllowChatMembers.body(&wire) { return .allowChatMembers(value) }  // userPrivacySettingRuleAllowChatMembers
        case 6: if wire.close() { return .restrictAll }  // userPrivacySettingRuleRestrictAll
        case 7: if wire.close() { return .restrictContacts }  // userPrivacySettingRuleRestrictContacts
        case 8: if wire.close() { return .restrictBots }  // userPrivacySettingRuleRestrictBots
        case 9: if let value = UserPrivacySettingRuleRestrictUsers.body(&wire) { return .restrictUsers(value) }  // userPrivacySettingRuleRestrictUsers
        case 10: if let value = UserPrivacySettingRuleRestrictChatMembers.body(&wire) { return .restrictChatMembers(value) }  // userPrivacySettingRuleRestrictChatMembers
        case WireReader.nothing: break
        default: if let (type, json) = wire.takeUnknown() { return .unknown(type: type, json: json) }
        }
        return nil
    }
}

/// `userPrivacySettingRuleAllowUsers user_ids:vector<int53> = UserPrivacySettingRule`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1user_privacy_setting_rule_allow_users.html)
public struct UserPrivacySettingRuleAllowUsers: TDObject, CustomStringConvertible {
    public let userIDs: [Int64]

    public init(userIDs: [Int64]) {
        self.userIDs = userIDs
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"userPrivacySettingRuleAllowUsers""#)
        wire.int53s(#","user_ids":"#, self.userIDs)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> UserPrivacySettingRuleAllowUsers? {
        var userIDs: [Int64] = []
        var mark = wire.cursor
        repeat {
            wire.int53s(#","user_ids":"#, &userIDs)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return UserPrivacySettingRuleAllowUsers(userIDs: userIDs)
    }
}

/// `userPrivacySettingRuleAllowChatMembers chat_ids:vector<int53> = UserPrivacySettingRule`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1user_privacy_setting_rule_allow_chat_members.html)
public struct UserPrivacySettingRuleAllowChatMembers: TDObject, CustomStringConvertible {
    public let chatIDs: [Int64]

    public init(chatIDs: [Int64]) {
        self.chatIDs = chatIDs
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"userPrivacySettingRuleAllowChatMembers""#)
        wire.int53s(#","chat_ids":"#, self.chatIDs)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> UserPrivacySettingRuleAllowChatMembers? {
        var chatIDs: [Int64] = []
        var mark = wire.cursor
        repeat {
            wire.int53s(#","chat_ids":"#, &chatIDs)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return UserPrivacySettingRuleAllowChatMembers(chatIDs: chatIDs)
    }
}

/// `userPrivacySettingRuleRestrictUsers user_ids:vector<int53> = UserPrivacySettingRule`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1user_privacy_setting_rule_restrict_users.html)
public struct UserPrivacySettingRuleRestrictUsers: TDObject, CustomStringConvertible {
    public let userIDs: [Int64]

    public init(userIDs: [Int64]) {
        self.userIDs = userIDs
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"userPrivacySettingRuleRestrictUsers""#)
        wire.int53s(#","user_ids":"#, self.userIDs)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> UserPrivacySettingRuleRestrictUsers? {
        var userIDs: [Int64] = []
        var mark = wire.cursor
        repeat {
            wire.int53s(#","user_ids":"#, &userIDs)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return UserPrivacySettingRuleRestrictUsers(userIDs: userIDs)
    }
}

/// `userPrivacySettingRuleRestrictChatMembers chat_ids:vector<int53> = UserPrivacySettingRule`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1user_privacy_setting_rule_restrict_chat_members.html)
public struct UserPrivacySettingRuleRestrictChatMembers: TDObject, CustomStringConvertible {
    public let chatIDs: [Int64]

    public init(chatIDs: [Int64]) {
        self.chatIDs = chatIDs
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"userPrivacySettingRuleRestrictChatMembers""#)
        wire.int53s(#","chat_ids":"#, self.chatIDs)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> UserPrivacySettingRuleRestrictChatMembers? {
        var chatIDs: [Int64] = []
        var mark = wire.cursor
        repeat {
            wire.int53s(#","chat_ids":"#, &chatIDs)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return UserPrivacySettingRuleRestrictChatMembers(chatIDs: chatIDs)
    }
}

/// `userPrivacySettingRules rules:vector<UserPrivacySettingRule> = UserPrivacySettingRules`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1user_privacy_setting_rules.html)
public struct UserPrivacySettingRules: TDDecodable, CustomStringConvertible {
    public let rules: [UserPrivacySettingRule]

    public init(rules: [UserPrivacySettingRule]) {
        self.rules = rules
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"userPrivacySettingRules""#)
        wire.objects(#","rules":"#, self.rules)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> UserPrivacySettingRules? {
        wire.open(#"{"@type":"userPrivacySettingRules""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> UserPrivacySettingRules? {
        var rules: [UserPrivacySettingRule] = []
        var mark = wire.cursor
        repeat {
            wire.objects(#","rules":"#, &rules)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return UserPrivacySettingRules(rules: rules)
    }
}

/// `UserPrivacySetting`, one of 14 constructors.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1_user_privacy_setting.html)
public enum UserPrivacySetting: TDDecodable, CustomStringConvertible, CustomReflectable {
    /// `userPrivacySettingShowStatus = UserPrivacySetting`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1user_privacy_setting_show_status.html)
    case showStatus
    /// `userPrivacySettingShowProfilePhoto = UserPrivacySetting`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1user_privacy_setting_show_profile_photo.html)
    case showProfilePhoto
    /// `userPrivacySettingShowLinkInForwardedMessages = UserPrivacySetting`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1user_privacy_setting_show_link_in_forwarded_messages.html)
    case showLinkInForwardedMessages
    /// `userPrivacySettingShowPhoneNumber = UserPrivacySetting`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1user_privacy_setting_show_phone_number.html)
    case showPhoneNumber
    /// `userPrivacySettingShowBio = UserPrivacySetting`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1user_privacy_setting_show_bio.html)
    case showBio
    /// `userPrivacySettingShowBirthdate = UserPrivacySetting`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1user_privacy_setting_show_birthdate.html)
    case showBirthdate
    /// `userPrivacySettingShowProfileAudio = UserPrivacySetting`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1user_privacy_setting_show_profile_audio.html)
    case showProfileAudio
    /// `userPrivacySettingAllowChatInvites = UserPrivacySetting`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1user_privacy_setting_allow_chat_invites.html)
    case allowChatInvites
    /// `userPrivacySettingAllowCalls = UserPrivacySetting`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1user_privacy_setting_allow_calls.html)
    case allowCalls
    /// `userPrivacySettingAllowPeerToPeerCalls = UserPrivacySetting`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1user_privacy_setting_allow_peer_to_peer_calls.html)
    case allowPeerToPeerCalls
    /// `userPrivacySettingAllowFindingByPhoneNumber = UserPrivacySetting`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1user_privacy_setting_allow_finding_by_phone_number.html)
    case allowFindingByPhoneNumber
    /// `userPrivacySettingAllowPrivateVoiceAndVideoNoteMessages = UserPrivacySetting`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1user_privacy_setting_allow_private_voice_and_video_note_messages.html)
    case allowPrivateVoiceAndVideoNoteMessages
    /// `userPrivacySettingAutosaveGifts = UserPrivacySetting`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1user_privacy_setting_autosave_gifts.html)
    case autosaveGifts
    /// `userPrivacySettingAllowUnpaidMessages = UserPrivacySetting`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1user_privacy_setting_allow_unpaid_messages.html)
    case allowUnpaidMessages
    /// A constructor that this version of the schema does not know, as its name and its JSON.
    indirect case unknown(type: String, json: String)

    public func encode(into wire: inout WireWriter) {
        switch self {
        case .showStatus: wire.empty(#"{"@type":"userPrivacySettingShowStatus"}"#)
        case .showProfilePhoto: wire.empty(#"{"@type":"userPrivacySettingShowProfilePhoto"}"#)
        case .showLinkInForwardedMessages: wire.empty(#"{"@type":"userPrivacySettingShowLinkInForwardedMessages"}"#)
        case .showPhoneNumber: wire.empty(#"{"@type":"userPrivacySettingShowPhoneNumber"}"#)
        case .showBio: wire.empty(#"{"@type":"userPrivacySettingShowBio"}"#)
        case .showBirthdate: wire.empty(#"{"@type":"userPrivacySettingShowBirthdate"}"#)
        case .showProfileAudio: wire.empty(#"{"@type":"userPrivacySettingShowProfileAudio"}"#)
        case .allowChatInvites: wire.empty(#"{"@type":"userPrivacySettingAllowChatInvites"}"#)
        case .allowCalls: wire.empty(#"{"@type":"userPrivacySettingAllowCalls"}"#)
        case .allowPeerToPeerCalls: wire.empty(#"{"@type":"userPrivacySettingAllowPeerToPeerCalls"}"#)
        case .allowFindingByPhoneNumber: wire.empty(#"{"@type":"userPrivacySettingAllowFindingByPhoneNumber"}"#)
        case .allowPrivateVoiceAndVideoNoteMessages: wire.empty(#"{"@type":"userPrivacySettingAllowPrivateVoiceAndVideoNoteMessages"}"#)
        case .autosaveGifts: wire.empty(#"{"@type":"userPrivacySettingAutosaveGifts"}"#)
        case .allowUnpaidMessages: wire.empty(#"{"@type":"userPrivacySettingAllowUnpaidMessages"}"#)
        case .unknown(_, let json): wire.unknown(json)
        }
    }

    public static func read(_ wire: inout WireReader) -> UserPrivacySetting? {
        switch wire.constructor(of: .userPrivacySetting) {
        case 0: if wire.close() { return .showStatus }  // userPrivacySettingShowStatus
        case 1: if wire.close() { return .showProfilePhoto }  // userPrivacySettingShowProfilePhoto
        case 2: if wire.close() { return .showLinkInForwardedMessages }  // userPrivacySettingShowLinkInForwardedMessages
        case 3: if wire.close() { return .showPhoneNumber }  // userPrivacySettingShowPhoneNumber
        case 4: if wire.close() { return .showBio }  // userPrivacySettingShowBio
        case 5: if wire.close() { return .showBirthdate }  // userPrivacySettingShowBirthdate
        case 6: if wire.close() { return .showProfileAudio }  // userPrivacySettingShowProfileAudio
        case 7: if wire.close() { return .allowChatInvites }  // userPrivacySettingAllowChatInvites
        case 8: if wire.close() { return .allowCalls }  // userPrivacySettingAllowCalls
        case 9: if wire.close() { return .allowPeerToPeerCalls }  // userPrivacySettingAllowPeerToPeerCalls
        case 10: if wire.close() { return .allowFindingByPhoneNumber }  // userPrivacySettingAllowFindingByPhoneNumber
        case 11: if wire.close() { return .allowPrivateVoiceAndVideoNoteMessages }  // userPrivacySettingAllowPrivateVoiceAndVideoNoteMessages
        case 12: if wire.close() { return .autosaveGifts }  // userPrivacySettingAutosaveGifts
        case 13: if wire.close() { return .allowUnpaidMessages }  // userPrivacySettingAllowUnpaidMessages
        case WireReader.nothing: break
        default: if let (type, json) = wire.takeUnknown() { return .unknown(type: type, json: json) }
        }
        return nil
    }
}

/// `newChatPrivacySettings allow_new_chats_from_unknown_users:Bool incoming_paid_message_star_count:int53 = NewChatPrivacySettings`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1new_chat_privacy_settings.html)
public struct NewChatPrivacySettings: TDDecodable, CustomStringConvertible {
    public let allowNewChatsFromUnknownUsers: Bool
    /// Range 0 to the option `paid_message_star_count_max`.
    public let incomingPaidMessageStarCount: Int64

    public init(allowNewChatsFromUnknownUsers: Bool, incomingPaidMessageStarCount: Int64) {
        self.allowNewChatsFromUnknownUsers = allowNewChatsFromUnknownUsers
        self.incomingPaidMessageStarCount = incomingPaidMessageStarCount
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"newChatPrivacySettings""#)
        wire.bool(#","allow_new_chats_from_unknown_users":"#, self.allowNewChatsFromUnknownUsers)
        wire.int53(#","incoming_paid_message_star_count":"#, self.incomingPaidMessageStarCount)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> NewChatPrivacySettings? {
        wire.open(#"{"@type":"newChatPrivacySettings""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> NewChatPrivacySettings? {
        var allowNewChatsFromUnknownUsers: Bool = false
        var incomingPaidMessageStarCount: Int64 = 0
        var mark = wire.cursor
        repeat {
            wire.bool(#","allow_new_chats_from_unknown_users":"#, &allowNewChatsFromUnknownUsers)
            wire.int53(#","incoming_paid_message_star_count":"#, &incomingPaidMessageStarCount)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return NewChatPrivacySettings(
            allowNewChatsFromUnknownUsers: allowNewChatsFromUnknownUsers,
            incomingPaidMessageStarCount: incomingPaidMessageStarCount
        )
    }
}

/// `accountTtl days:int32 = AccountTtl`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1account_ttl.html)
public struct AccountTtl: TDDecodable, CustomStringConvertible {
    /// Range 30 to 730 days.
    public let days: Int32

    public init(days: Int32) {
        self.days = days
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"accountTtl""#)
        wire.int32(#","days":"#, self.days)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> AccountTtl? {
        wire.open(#"{"@type":"accountTtl""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> AccountTtl? {
        var days: Int32 = 0
        var mark = wire.cursor
        repeat {
            wire.int32(#","days":"#, &days)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return AccountTtl(days: days)
    }
}

/// `SessionType`, one of 2 constructors.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1_session_type.html)
public enum SessionType: TDDecodable, CustomStringConvertible, CustomReflectable {
    case device(SessionTypeDevice)
    case connectedBot(SessionTypeConnectedBot)
    /// A constructor that this version of the schema does not know, as its name and its JSON.
    indirect case unknown(type: String, json: String)

    public func encode(into wire: inout WireWriter) {
        switch self {
        case .device(let value): value.encode(into: &wire)
        case .connectedBot(let value): value.encode(into: &wire)
        case .unknown(_, let json): wire.unknown(json)
        }
    }

    public static func read(_ wire: inout WireReader) -> SessionType? {
        switch wire.constructor(of: .sessionType) {
        case 0: if let value = SessionTypeDevice.body(&wire) { return .device(value) }  // sessionTypeDevice
        case 1: if let value = SessionTypeConnectedBot.body(&wire) { return .connectedBot(value) }  // sessionTypeConnectedBot
        case WireReader.nothing: break
        default: if let (type, json) = wire.takeUnknown() { return .unknown(type: type, json: json) }
        }
        return nil
    }
}

/// `sessionTypeDevice session_id:int64 = SessionType`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1session_type_device.html)
public struct SessionTypeDevice: TDObject, CustomStringConvertible {
    public let sessionID: Int64

    public init(sessionID: Int64) {
        self.sessionID = sessionID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"sessionTypeDevice""#)
        wire.int64(#","session_id":"#, self.sessionID)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> SessionTypeDevice? {
        var sessionID: Int64 = 0
        var mark = wire.cursor
        repeat {
            wire.int64(#","session_id":"#, &sessionID)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return SessionTypeDevice(sessionID: sessionID)
    }
}

/// `sessionTypeConnectedBot bot_user_id:int53 = SessionType`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1session_type_connected_bot.html)
public struct SessionTypeConnectedBot: TDObject, CustomStringConvertible {
    public let botUserID: Int64

    public init(botUserID: Int64) {
        self.botUserID = botUserID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"sessionTypeConnectedBot""#)
        wire.int53(#","bot_user_id":"#, self.botUserID)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> SessionTypeConnectedBot? {
        var botUserID: Int64 = 0
        var mark = wire.cursor
        repeat {
            wire.int53(#","bot_user_id":"#, &botUserID)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return SessionTypeConnectedBot(botUserID: botUserID)
    }
}

/// `SessionDeviceType`, one of 17 constructors.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1_session_device_type.html)
public enum SessionDeviceType: TDDecodable, CustomStringConvertible, CustomReflectable {
    /// `sessionDeviceTypeAndroid = SessionDeviceType`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1session_device_type_android.html)
    case android
    /// `sessionDeviceTypeApple = SessionDeviceType`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1session_device_type_apple.html)
    case apple
    /// `sessionDeviceTypeBrave = SessionDeviceType`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1session_device_type_brave.html)
    case brave
    /// `sessionDeviceTypeChrome = SessionDeviceType`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1session_device_type_chrome.html)
    case chrome
    /// `sessionDeviceTypeEdge = SessionDeviceType`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1session_device_type_edge.html)
    case edge
    /// `sessionDeviceTypeFirefox = SessionDeviceType`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1session_device_type_firefox.html)
    case firefox
    /// `sessionDeviceTypeIpad = SessionDeviceType`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1session_device_type_ipad.html)
    case ipad
    /// `sessionDeviceTypeIphone = SessionDeviceType`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1session_device_type_iphone.html)
    case iphone
    /// `sessionDeviceTypeLinux = SessionDeviceType`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1session_device_type_linux.html)
    case linux
    /// `sessionDeviceTypeMac = SessionDeviceType`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1session_device_type_mac.html)
    case mac
    /// `sessionDeviceTypeOpera = SessionDeviceType`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1session_device_type_opera.html)
    case opera
    /// `sessionDeviceTypeSafari = SessionDeviceType`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1session_device_type_safari.html)
    case safari
    /// `sessionDeviceTypeUbuntu = SessionDeviceType`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1session_device_type_ubuntu.html)
    case ubuntu
    /// `sessionDeviceTypeUnknown = SessionDeviceType`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1session_device_type_unknown.html)
    case sessionDeviceTypeUnknown
    /// `sessionDeviceTypeVivaldi = SessionDeviceType`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1session_device_type_vivaldi.html)
    case vivaldi
    /// `sessionDeviceTypeWindows = SessionDeviceType`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1session_device_type_windows.html)
    case windows
    /// `sessionDeviceTypeXbox = SessionDeviceType`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1session_device_type_xbox.html)
    case xbox
    /// A constructor that this version of the schema does not know, as its name and its JSON.
    indirect case unknown(type: String, json: String)

    public func encode(into wire: inout WireWriter) {
        switch self {
        case .android: wire.empty(#"{"@type":"sessionDeviceTypeAndroid"}"#)
        case .apple: wire.empty(#"{"@type":"sessionDeviceTypeApple"}"#)
        case .brave: wire.empty(#"{"@type":"sessionDeviceTypeBrave"}"#)
        case .chrome: wire.empty(#"{"@type":"sessionDeviceTypeChrome"}"#)
        case .edge: wire.empty(#"{"@type":"sessionDeviceTypeEdge"}"#)
        case .firefox: wire.empty(#"{"@type":"sessionDeviceTypeFirefox"}"#)
        case .ipad: wire.empty(#"{"@type":"sessionDeviceTypeIpad"}"#)
        case .iphone: wire.empty(#"{"@type":"sessionDeviceTypeIphone"}"#)
        case .linux: wire.empty(#"{"@type":"sessionDeviceTypeLinux"}"#)
        case .mac: wire.empty(#"{"@type":"sessionDeviceTypeMac"}"#)
        case .opera: wire.empty(#"{"@type":"sessionDeviceTypeOpera"}"#)
        case .safari: wire.empty(#"{"@type":"sessionDeviceTypeSafari"}"#)
        case .ubuntu: wire.empty(#"{"@type":"sessionDeviceTypeUbuntu"}"#)
        case .sessionDeviceTypeUnknown: wire.empty(#"{"@type":"sessionDeviceTypeUnknown"}"#)
        case .vivaldi: wire.empty(#"{"@type":"sessionDeviceTypeVivaldi"}"#)
        case .windows: wire.empty(#"{"@type":"sessionDeviceTypeWindows"}"#)
        case .xbox: wire.empty(#"{"@type":"sessionDeviceTypeXbox"}"#)
        case .unknown(_, let json): wire.unknown(json)
        }
    }

    public static func read(_ wire: inout WireReader) -> SessionDeviceType? {
        switch wire.constructor(of: .sessionDeviceType) {
        case 0: if wire.close() { return .android }  // sessionDeviceTypeAndroid
        case 1: if wire.close() { return .apple }  // sessionDeviceTypeApple
        case 2: if wire.close() { return .brave }  // sessionDeviceTypeBrave
        case 3: if wire.close() { return .chrome }  // sessionDeviceTypeChrome
        case 4: if wire.close() { return .edge }  // sessionDeviceTypeEdge
        case 5: if wire.close() { return .firefox }  // sessionDeviceTypeFirefox
        case 6: if wire.close() { return .ipad }  // sessionDeviceTypeIpad
        case 7: if wire.close() { return .iphone }  // sessionDeviceTypeIphone
        case 8: if wire.close() { return .linux }  // sessionDeviceTypeLinux
        case 9: if wire.close() { return .mac }  // sessionDeviceTypeMac
        case 10: if wire.close() { return .opera }  // sessionDeviceTypeOpera
        case 11: if wire.close() { return .safari }  // sessionDeviceTypeSafari
        case 12: if wire.close() { return .ubuntu }  // sessionDeviceTypeUbuntu
        case 13: if wire.close() { return .sessionDeviceTypeUnknown }  // sessionDeviceTypeUnknown
        case 14: if wire.close() { return .vivaldi }  // sessionDeviceTypeVivaldi
        case 15: if wire.close() { return .windows }  // sessionDeviceTypeWindows
        case 16: if wire.close() { return .xbox }  // sessionDeviceTypeXbox
        case WireReader.nothing: break
        default: if let (type, json) = wire.takeUnknown() { return .unknown(type: type, json: json) }
        }
        return nil
    }
}

/// `session id:int64 is_current:Bool is_password_pending:Bool is_unconfirmed:Bool can_accept_secret_chats:Bool can_accept_calls:Bool device_type:SessionDeviceType api_id:int32 application_name:string application_version:string is_official_application:Bool device_model:string platform:string system_version:string log_in_date:int32 last_active_date:int32 ip_address:string location:string = Session`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1session.html)
public struct Session: TDDecodable, CustomStringConvertible, CustomReflectable {
    private final class Fields: Sendable {
        let id: Int64
        let isCurrent: Bool
        let isPasswordPending: Bool
        let isUnconfirmed: Bool
        let canAcceptSecretChats: Bool
        let canAcceptCalls: Bool
        let deviceType: SessionDeviceType
        let apiID: Int32
        let applicationName: String
        let applicationVersion: String
        let isOfficialApplication: Bool
        let deviceModel: String
        let platform: String
        let systemVersion: String
        let logInDate: Int32
        let lastActiveDate: Int32
        let ipAddress: String
        let location: String
        init(
            _ id: Int64,
            _ isCurrent: Bool,
            _ isPasswordPending: Bool,
            _ isUnconfirmed: Bool,
            _ canAcceptSecretChats: Bool,
            _ canAcceptCalls: Bool,
            _ deviceType: SessionDeviceType,
            _ apiID: Int32,
            _ applicationName: String,
            _ applicationVersion: String,
            _ isOfficialApplication: Bool,
            _ deviceModel: String,
            _ platform: String,
            _ systemVersion: String,
            _ logInDate: Int32,
            _ lastActiveDate: Int32,
            _ ipAddress: String,
            _ location: String
        ) {
            self.id = id
            self.isCurrent = isCurrent
            self.isPasswordPending = isPasswordPending
            self.isUnconfirmed = isUnconfirmed
            self.canAcceptSecretChats = canAcceptSecretChats
            self.canAcceptCalls = canAcceptCalls
            self.deviceType = deviceType
            self.apiID = apiID
            self.applicationName = applicationName
            self.applicationVersion = applicationVersion
            self.isOfficialApplication = isOfficialApplication
            self.deviceModel = deviceModel
            self.platform = platform
            self.systemVersion = systemVersion
            self.logInDate = logInDate
            self.lastActiveDate = lastActiveDate
            self.ipAddress = ipAddress
            self.location = location
        }
    }
    private let fields: Fields
    public var id: Int64 { fields.id }
    public var isCurrent: Bool { fields.isCurrent }
    public var isPasswordPending: Bool { fields.isPasswordPending }
    public var isUnconfirmed: Bool { fields.isUnconfirmed }
    public var canAcceptSecretChats: Bool { fields.canAcceptSecretChats }
    public var canAcceptCalls: Bool { fields.canAcceptCalls }
    public var deviceType: SessionDeviceType { fields.deviceType }
    public var apiID: Int32 { fields.apiID }
    public var applicationName: String { fields.applicationName }
    public var applicationVersion: String { fields.applicationVersion }
    public var isOfficialApplication: Bool { fields.isOfficialApplication }
    public var deviceModel: String { fields.deviceModel }
    public var platform: String { fields.platform }
    public var systemVersion: String { fields.systemVersion }
    /// Unix time in seconds.
    public var logInDate: Int32 { fields.logInDate }
    /// Unix time in seconds.
    public var lastActiveDate: Int32 { fields.lastActiveDate }
    public var ipAddress: String { fields.ipAddress }
    public var location: String { fields.location }

    public init(
        id: Int64,
        isCurrent: Bool,
        isPasswordPending: Bool,
        isUnconfirmed: Bool,
        canAcceptSecretChats: Bool,
        canAcceptCalls: Bool,
        deviceType: SessionDeviceType,
        apiID: Int32,
        applicationName: String,
        applicationVersion: String,
        isOfficialApplication: Bool,
        deviceModel: String,
        platform: String,
        systemVersion: String,
        logInDate: Int32,
        lastActiveDate: Int32,
        ipAddress: String,
        location: String
    ) {
        fields = Fields(
        id,
        isCurrent,
        isPasswordPending,
        isUnconfirmed,
        canAcceptSecretChats,
        canAcceptCalls,
        deviceType,
        apiID,
        applicationName,
        applicationVersion,
        isOfficialApplication,
        deviceModel,
        platform,
        systemVersion,
        logInDate,
        lastActiveDate,
        ipAddress,
        location
    )
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"session""#)
        wire.int64(#","id":"#, fields.id)
        wire.bool(#","is_current":"#, fields.isCurrent)
        wire.bool(#","is_password_pending":"#, fields.isPasswordPending)
        wire.bool(#","is_unconfirmed":"#, fields.isUnconfirmed)
        wire.bool(#","can_accept_secret_chats":"#, fields.canAcceptSecretChats)
        wire.bool(#","can_accept_calls":"#, fields.canAcceptCalls)
        wire.object(#","device_type":"#, fields.deviceType)
        wire.int32(#","api_id":"#, fields.apiID)
        wire.string(#","application_name":"#, fields.applicationName)
        wire.string(#","application_version":"#, fields.applicationVersion)
        wire.bool(#","is_official_application":"#, fields.isOfficialApplication)
        wire.string(#","device_model":"#, fields.deviceModel)
        wire.string(#","platform":"#, fields.platform)
        wire.string(#","system_version":"#, fields.systemVersion)
        wire.int32(#","log_in_date":"#, fields.logInDate)
        wire.int32(#","last_active_date":"#, fields.lastActiveDate)
        wire.string(#","ip_address":"#, fields.ipAddress)
        wire.string(#","location":"#, fields.location)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> Session? {
        wire.open(#"{"@type":"session""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> Session? {
        var id: Int64 = 0
        var isCurrent: Bool = false
        var isPasswordPending: Bool = false
        var isUnconfirmed: Bool = false
        var canAcceptSecretChats: Bool = false
        var canAcceptCalls: Bool = false
        var deviceType: SessionDeviceType? = nil
        var apiID: Int32 = 0
        var applicationName: String = ""
        var applicationVersion: String = ""
        var isOfficialApplication: Bool = false
        var deviceModel: String = ""
        var platform: String = ""
        var systemVersion: String = ""
        var logInDate: Int32 = 0
        var lastActiveDate: Int32 = 0
        var ipAddress: String = ""
        var location: String = ""
        var mark = wire.cursor
        repeat {
            wire.int64(#","id":"#, &id)
            wire.bool(#","is_current":"#, &isCurrent)
            wire.bool(#","is_password_pending":"#, &isPasswordPending)
            wire.bool(#","is_unconfirmed":"#, &isUnconfirmed)
            wire.bool(#","can_accept_secret_chats":"#, &canAcceptSecretChats)
            wire.bool(#","can_accept_calls":"#, &canAcceptCalls)
            wire.object(#","device_type":"#, &deviceType)
            wire.int32(#","api_id":"#, &apiID)
            wire.string(#","application_name":"#, &applicationName)
            wire.string(#","application_version":"#, &applicationVersion)
            wire.bool(#","is_official_application":"#, &isOfficialApplication)
            wire.string(#","device_model":"#, &deviceModel)
            wire.string(#","platform":"#, &platform)
            wire.string(#","system_version":"#, &systemVersion)
            wire.int32(#","log_in_date":"#, &logInDate)
            wire.int32(#","last_active_date":"#, &lastActiveDate)
            wire.string(#","ip_address":"#, &ipAddress)
            wire.string(#","location":"#, &location)
        } while wire.more(&mark)
        guard 
            !wire.failed,
            let deviceType = wire.required(consume deviceType)
         else { wire.missing("device_type"); return nil }
        return Session(
            id: id,
            isCurrent: isCurrent,
            isPasswordPending: isPasswordPending,
            isUnconfirmed: isUnconfirmed,
            canAcceptSecretChats: canAcceptSecretChats,
            canAcceptCalls: canAcceptCalls,
            deviceType: deviceType,
            apiID: apiID,
            applicationName: applicationName,
            applicationVersion: applicationVersion,
            isOfficialApplication: isOfficialApplication,
            deviceModel: deviceModel,
            platform: platform,
            systemVersion: systemVersion,
            logInDate: logInDate,
            lastActiveDate: lastActiveDate,
            ipAddress: ipAddress,
            location: location
        )
    }
}

/// `sessions sessions:vector<session> inactive_session_ttl_days:int32 = Sessions`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1sessions.html)
public struct Sessions: TDDecodable, CustomStringConvertible {
    public let sessions: [Session]
    /// Range 1 to 366 days.
    public let inactiveSessionTtlDays: Int32

    public init(sessions: [Session], inactiveSessionTtlDays: Int32) {
        self.sessions = sessions
        self.inactiveSessionTtlDays = inactiveSessionTtlDays
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"sessions""#)
        wire.objects(#","sessions":"#, self.sessions)
        wire.int32(#","inactive_session_ttl_days":"#, self.inactiveSessionTtlDays)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> Sessions? {
        wire.open(#"{"@type":"sessions""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> Sessions? {
        var sessions: [Session] = []
        var inactiveSessionTtlDays: Int32 = 0
        var mark = wire.cursor
        repeat {
            wire.objects(#","sessions":"#, &sessions)
            wire.int32(#","inactive_session_ttl_days":"#, &inactiveSessionTtlDays)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return Sessions(sessions: sessions, inactiveSessionTtlDays: inactiveSessionTtlDays)
    }
}

/// `unconfirmedSession type:SessionType date:int32 device_model:string location:string = UnconfirmedSession`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1unconfirmed_session.html)
public struct UnconfirmedSession: TDDecodable, CustomStringConvertible, CustomReflectable {
    public let type: SessionType
    /// Unix time in seconds.
    public let date: Int32
    public let deviceModel: String
    public let location: String

    public init(type: SessionType, date: Int32, deviceModel: String, location: String) {
        self.type = type
        self.date = date
        self.deviceModel = deviceModel
        self.location = location
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"unconfirmedSession""#)
        wire.object(#","type":"#, self.type)
        wire.int32(#","date":"#, self.date)
        wire.string(#","device_model":"#, self.deviceModel)
        wire.string(#","location":"#, self.location)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> UnconfirmedSession? {
        wire.open(#"{"@type":"unconfirmedSession""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> UnconfirmedSession? {
        var type: SessionType? = nil
        var date: Int32 = 0
        var deviceModel: String = ""
        var location: String = ""
        var mark = wire.cursor
        repeat {
            wire.object(#","type":"#, &type)
            wire.int32(#","date":"#, &date)
            wire.string(#","device_model":"#, &deviceModel)
            wire.string(#","location":"#, &location)
        } while wire.more(&mark)
        guard !wire.failed, let type = wire.required(consume type) else { wire.missing("type"); return nil }
        return UnconfirmedSession(type: type, date: date, deviceModel: deviceModel, location: location)
    }
}

/// `connectedWebsite id:int64 domain_name:string bot_user_id:int53 browser:string platform:string log_in_date:int32 last_active_date:int32 ip_address:string location:string = ConnectedWebsite`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1connected_website.html)
public struct ConnectedWebsite: TDDecodable, CustomStringConvertible, CustomReflectable {
    private final class Fields: Sendable {
        let id: Int64
        let domainName: String
        let botUserID: Int64
        let browser: String
        let platform: String
        let logInDate: Int32
        let lastActiveDate: Int32
        let ipAddress: String
        let location: String
        init(
            _ id: Int64,
            _ domainName: String,
            _ botUserID: Int64,
            _ browser: String,
            _ platform: String,
            _ logInDate: Int32,
            _ lastActiveDate: Int32,
            _ ipAddress: String,
            _ location: String
        ) {
            self.id = id
            self.domainName = domainName
            self.botUserID = botUserID
            self.browser = browser
            self.platform = platform
            self.logInDate = logInDate
            self.lastActiveDate = lastActiveDate
            self.ipAddress = ipAddress
            self.location = location
        }
    }
    private let fields: Fields
    public var id: Int64 { fields.id }
    public var domainName: String { fields.domainName }
    public var botUserID: Int64 { fields.botUserID }
    public var browser: String { fields.browser }
    public var platform: String { fields.platform }
    /// Unix time in seconds.
    public var logInDate: Int32 { fields.logInDate }
    /// Unix time in seconds.
    public var lastActiveDate: Int32 { fields.lastActiveDate }
    public var ipAddress: String { fields.ipAddress }
    public var location: String { fields.location }

    public init(
        id: Int64,
        domainName: String,
        botUserID: Int64,
        browser: String,
        platform: String,
        logInDate: Int32,
        lastActiveDate: Int32,
        ipAddress: String,
        location: String
    ) {
        fields = Fields(id, domainName, botUserID, browser, platform, logInDate, lastActiveDate, ipAddress, location)
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"connectedWebsite""#)
        wire.int64(#","id":"#, fields.id)
        wire.string(#","domain_name":"#, fields.domainName)
        wire.int53(#","bot_user_id":"#, fields.botUserID)
        wire.string(#","browser":"#, fields.browser)
        wire.string(#","platform":"#, fields.platform)
        wire.int32(#","log_in_date":"#, fields.logInDate)
        wire.int32(#","last_active_date":"#, fields.lastActiveDate)
        wire.string(#","ip_address":"#, fields.ipAddress)
        wire.string(#","location":"#, fields.location)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> ConnectedWebsite? {
        wire.open(#"{"@type":"connectedWebsite""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> ConnectedWebsite? {
        var id: Int64 = 0
        var domainName: String = ""
        var botUserID: Int64 = 0
        var browser: String = ""
        var platform: String = ""
        var logInDate: Int32 = 0
        var lastActiveDate: Int32 = 0
        var ipAddress: String = ""
        var location: String = ""
        var mark = wire.cursor
        repeat {
            wire.int64(#","id":"#, &id)
            wire.string(#","domain_name":"#, &domainName)
            wire.int53(#","bot_user_id":"#, &botUserID)
            wire.string(#","browser":"#, &browser)
            wire.string(#","platform":"#, &platform)
            wire.int32(#","log_in_date":"#, &logInDate)
            wire.int32(#","last_active_date":"#, &lastActiveDate)
            wire.string(#","ip_address":"#, &ipAddress)
            wire.string(#","location":"#, &location)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return ConnectedWebsite(
            id: id,
            domainName: domainName,
            botUserID: botUserID,
            browser: browser,
            platform: platform,
            logInDate: logInDate,
            lastActiveDate: lastActiveDate,
            ipAddress: ipAddress,
            location: location
        )
    }
}

/// `connectedWebsites websites:vector<connectedWebsite> = ConnectedWebsites`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1connected_websites.html)
public struct ConnectedWebsites: TDDecodable, CustomStringConvertible {
    public let websites: [ConnectedWebsite]

    public init(websites: [ConnectedWebsite]) {
        self.websites = websites
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"connectedWebsites""#)
        wire.objects(#","websites":"#, self.websites)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> ConnectedWebsites? {
        wire.open(#"{"@type":"connectedWebsites""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> ConnectedWebsites? {
        var websites: [ConnectedWebsite] = []
        var mark = wire.cursor
        repeat {
            wire.objects(#","websites":"#, &websites)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return ConnectedWebsites(websites: websites)
    }
}

/// `SettingsSection`, one of 21 constructors.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1_settings_section.html)
public enum SettingsSection: TDDecodable, CustomStringConvertible, CustomReflectable {
    indirect case appearance(SettingsSectionAppearance)
    /// `settingsSectionAskQuestion = SettingsSection`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1settings_section_ask_question.html)
    case askQuestion
    indirect case business(SettingsSectionBusiness)
    indirect case chatFolders(SettingsSectionChatFolders)
    indirect case dataAndStorage(SettingsSectionDataAndStorage)
    indirect case devices(SettingsSectionDevices)
    indirect case editProfile(SettingsSectionEditProfile)
    /// `settingsSectionFaq = SettingsSection`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1settings_section_faq.html)
    case faq
    /// `settingsSectionFeatures = SettingsSection`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1settings_section_features.html)
    case features
    indirect case inAppBrowser(SettingsSectionInAppBrowser)
    indirect case language(SettingsSectionLanguage)
    indirect case myStars(SettingsSectionMyStars)
    /// `settingsSectionMyGrams = SettingsSection`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1settings_section_my_grams.html)
    case myGrams
    indirect case notifications(SettingsSectionNotifications)
    indirect case powerSaving(SettingsSectionPowerSaving)
    /// `settingsSectionPremium = SettingsSection`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1settings_section_premium.html)
    case premium
    indirect case privacyAndSecurity(SettingsSectionPrivacyAndSecurity)
    /// `settingsSectionPrivacyPolicy = SettingsSection`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1settings_section_privacy_policy.html)
    case privacyPolicy
    indirect case qrCode(SettingsSectionQrCode)
    /// `settingsSectionSearch = SettingsSection`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1settings_section_search.html)
    case search
    indirect case sendGift(SettingsSectionSendGift)
    /// A constructor that this version of the schema does not know, as its name and its JSON.
    indirect case unknown(type: String, json: String)

    public func encode(into wire: inout WireWriter) {
        switch self {
        case .appearance(let value): value.encode(into: &wire)
        case .askQuestion: wire.empty(#"{"@type":"settingsSectionAskQuestion"}"#)
        case .business(let value): value.encode(into: &wire)
        case .chatFolders(let value): value.encode(into: &wire)
        case .dataAndStorage(let value): value.encode(into: &wire)
        case .devices(let value): value.encode(into: &wire)
        case .editProfile(let value): value.encode(into: &wire)
        case .faq: wire.empty(#"{"@type":"settingsSectionFaq"}"#)
        case .features: wire.empty(#"{"@type":"settingsSectionFeatures"}"#)
        case .inAppBrowser(let value): value.encode(into: &wire)
        case .language(let value): value.encode(into: &wire)
        case .myStars(let value): value.encode(into: &wire)
        case .myGrams: wire.empty(#"{"@type":"settingsSectionMyGrams"}"#)
        case .notifications(let value): value.encode(into: &wire)
        case .powerSaving(let value): value.encode(into: &wire)
        case .premium: wire.empty(#"{"@type":"settingsSectionPremium"}"#)
        case .privacyAndSecurity(let value): value.encode(into: &wire)
        case .privacyPolicy: wire.empty(#"{"@type":"settingsSectionPrivacyPolicy"}"#)
        case .qrCode(let value): value.encode(into: &wire)
        case .search: wire.empty(#"{"@type":"settingsSectionSearch"}"#)
        case .sendGift(let value): value.encode(into: &wire)
        case .unknown(_, let json): wire.unknown(json)
        }
    }

    public static func read(_ wire: inout WireReader) -> SettingsSection? {
        switch wire.constructor(of: .settingsSection) {
        case 0: if let value = SettingsSectionAppearance.body(&wire) { return .appearance(value) }  // settingsSectionAppearance
        case 1: if wire.close() { return .askQuestion }  // settingsSectionAskQuestion
        case 2: if let value = SettingsSectionBusiness.body(&wire) { return .business(value) }  // settingsSectionBusiness
        case 3: if let value = SettingsSectionChatFolders.body(&wire) { return .chatFolders(value) }  // settingsSectionChatFolders
        case 4: if let value = SettingsSectionDataAndStorage.body(&wire) { return .dataAndStorage(value) }  // settingsSectionDataAndStorage
        case 5: if let value = SettingsSectionDevices.body(&wire) { return .devices(value) }  // settingsSectionDevices
        case 6: if let value = SettingsSectionEditProfile.body(&wire) { return .editProfile(value) }  // settingsSectionEditProfile
        case 7: if wire.close() { return .faq }  // settingsSectionFaq
        case 8: if wire.close() { return .features }  // settingsSectionFeatures
        case 9: if let value = SettingsSectionInAppBrowser.body(&wire) { return .inAppBrowser(value) }  // settingsSectionInAppBrowser
        case 10: if let value = SettingsSectionLanguage.body(&wire) { return .language(value) }  // settingsSectionLanguage
        case 11: if let value = SettingsSectionMyStars.body(&wire) { return .myStars(value) }  // settingsSectionMyStars
        case 12: if wire.close() { return .myGrams }  // settingsSectionMyGrams
        case 13: if let value = SettingsSectionNotifications.body(&wire) { return .notifications(value) }  // settingsSectionNotifications
        case 14: if let value = SettingsSectionPowerSaving.body(&wire) { return .powerSaving(value) }  // settingsSectionPowerSaving
        case 15: if wire.close() { return .premium }  // settingsSectionPremium
        case 16: if let value = SettingsSectionPrivacyAndSecurity.body(&wire) { return .privacyAndSecurity(value) }  // settingsSectionPrivacyAndSecurity
        case 17: if wire.close() { return .privacyPolicy }  // settingsSectionPrivacyPolicy
        case 18: if let value = SettingsSectionQrCode.body(&wire) { return .qrCode(value) }  // settingsSectionQrCode
        case 19: if wire.close() { return .search }  // settingsSectionSearch
        case 20: if let value = SettingsSectionSendGift.body(&wire) { return .sendGift(value) }  // settingsSectionSendGift
        case WireReader.nothing: break
        default: if let (type, json) = wire.takeUnknown() { return .unknown(type: type, json: json) }
        }
        return nil
    }
}

/// `settingsSectionAppearance subsection:string = SettingsSection`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1settings_section_appearance.html)
public struct SettingsSectionAppearance: TDObject, CustomStringConvertible {
    public let subsection: String

    public init(subsection: String) {
        self.subsection = subsection
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"settingsSectionAppearance""#)
        wire.string(#","subsection":"#, self.subsection)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> SettingsSectionAppearance? {
        var subsection: String = ""
        var mark = wire.cursor
        repeat {
            wire.string(#","subsection":"#, &subsection)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return SettingsSectionAppearance(subsection: subsection)
    }
}

/// `settingsSectionBusiness subsection:string = SettingsSection`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1settings_section_business.html)
public struct SettingsSectionBusiness: TDObject, CustomStringConvertible {
    public let subsection: String

    public init(subsection: String) {
        self.subsection = subsection
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"settingsSectionBusiness""#)
        wire.string(#","subsection":"#, self.subsection)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> SettingsSectionBusiness? {
        var subsection: String = ""
        var mark = wire.cursor
        repeat {
            wire.string(#","subsection":"#, &subsection)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return SettingsSectionBusiness(subsection: subsection)
    }
}

/// `settingsSectionChatFolders subsection:string = SettingsSection`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1settings_section_chat_folders.html)
public struct SettingsSectionChatFolders: TDObject, CustomStringConvertible {
    public let subsection: String

    public init(subsection: String) {
        self.subsection = subsection
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"settingsSectionChatFolders""#)
        wire.string(#","subsection":"#, self.subsection)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> SettingsSectionChatFolders? {
        var subsection: String = ""
        var mark = wire.cursor
        repeat {
            wire.string(#","subsection":"#, &subsection)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return SettingsSectionChatFolders(subsection: subsection)
    }
}

/// `settingsSectionDataAndStorage subsection:string = SettingsSection`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1settings_section_data_and_storage.html)
public struct SettingsSectionDataAndStorage: TDObject, CustomStringConvertible {
    public let subsection: String

    public init(subsection: String) {
        self.subsection = subsection
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"settingsSectionDataAndStorage""#)
        wire.string(#","subsection":"#, self.subsection)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> SettingsSectionDataAndStorage? {
        var subsection: String = ""
        var mark = wire.cursor
        repeat {
            wire.string(#","subsection":"#, &subsection)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return SettingsSectionDataAndStorage(subsection: subsection)
    }
}

/// `settingsSectionDevices subsection:string = SettingsSection`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1settings_section_devices.html)
public struct SettingsSectionDevices: TDObject, CustomStringConvertible {
    public let subsection: String

    public init(subsection: String) {
        self.subsection = subsection
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"settingsSectionDevices""#)
        wire.string(#","subsection":"#, self.subsection)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> SettingsSectionDevices? {
        var subsection: String = ""
        var mark = wire.cursor
        repeat {
            wire.string(#","subsection":"#, &subsection)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return SettingsSectionDevices(subsection: subsection)
    }
}

/// `settingsSectionEditProfile subsection:string = SettingsSection`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1settings_section_edit_profile.html)
public struct SettingsSectionEditProfile: TDObject, CustomStringConvertible {
    public let subsection: String

    public init(subsection: String) {
        self.subsection = subsection
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"settingsSectionEditProfile""#)
        wire.string(#","subsection":"#, self.subsection)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> SettingsSectionEditProfile? {
        var subsection: String = ""
        var mark = wire.cursor
        repeat {
            wire.string(#","subsection":"#, &subsection)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return SettingsSectionEditProfile(subsection: subsection)
    }
}

/// `settingsSectionInAppBrowser subsection:string = SettingsSection`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1settings_section_in_app_browser.html)
public struct SettingsSectionInAppBrowser: TDObject, CustomStringConvertible {
    public let subsection: String

    public init(subsection: String) {
        self.subsection = subsection
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"settingsSectionInAppBrowser""#)
        wire.string(#","subsection":"#, self.subsection)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> SettingsSectionInAppBrowser? {
        var subsection: String = ""
        var mark = wire.cursor
        repeat {
            wire.string(#","subsection":"#, &subsection)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return SettingsSectionInAppBrowser(subsection: subsection)
    }
}

/// `settingsSectionLanguage subsection:string = SettingsSection`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1settings_section_language.html)
public struct SettingsSectionLanguage: TDObject, CustomStringConvertible {
    public let subsection: String

    public init(subsection: String) {
        self.subsection = subsection
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"settingsSectionLanguage""#)
        wire.string(#","subsection":"#, self.subsection)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> SettingsSectionLanguage? {
        var subsection: String = ""
        var mark = wire.cursor
        repeat {
            wire.string(#","subsection":"#, &subsection)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return SettingsSectionLanguage(subsection: subsection)
    }
}

/// `settingsSectionMyStars subsection:string = SettingsSection`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1settings_section_my_stars.html)
public struct SettingsSectionMyStars: TDObject, CustomStringConvertible {
    public let subsection: String

    public init(subsection: String) {
        self.subsection = subsection
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"settingsSectionMyStars""#)
        wire.string(#","subsection":"#, self.subsection)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> SettingsSectionMyStars? {
        var subsection: String = ""
        var mark = wire.cursor
        repeat {
            wire.string(#","subsection":"#, &subsection)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return SettingsSectionMyStars(subsection: subsection)
    }
}

/// `settingsSectionNotifications subsection:string = SettingsSection`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1settings_section_notifications.html)
public struct SettingsSectionNotifications: TDObject, CustomStringConvertible {
    public let subsection: String

    public init(subsection: String) {
        self.subsection = subsection
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"settingsSectionNotifications""#)
        wire.string(#","subsection":"#, self.subsection)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> SettingsSectionNotifications? {
        var subsection: String = ""
        var mark = wire.cursor
        repeat {
            wire.string(#","subsection":"#, &subsection)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return SettingsSectionNotifications(subsection: subsection)
    }
}

/// `settingsSectionPowerSaving subsection:string = SettingsSection`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1settings_section_power_saving.html)
public struct SettingsSectionPowerSaving: TDObject, CustomStringConvertible {
    public let subsection: String

    public init(subsection: String) {
        self.subsection = subsection
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"settingsSectionPowerSaving""#)
        wire.string(#","subsection":"#, self.subsection)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> SettingsSectionPowerSaving? {
        var subsection: String = ""
        var mark = wire.cursor
        repeat {
            wire.string(#","subsection":"#, &subsection)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return SettingsSectionPowerSaving(subsection: subsection)
    }
}

/// `settingsSectionPrivacyAndSecurity subsection:string = SettingsSection`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1settings_section_privacy_and_security.html)
public struct SettingsSectionPrivacyAndSecurity: TDObject, CustomStringConvertible {
    public let subsection: String

    public init(subsection: String) {
        self.subsection = subsection
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"settingsSectionPrivacyAndSecurity""#)
        wire.string(#","subsection":"#, self.subsection)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> SettingsSectionPrivacyAndSecurity? {
        var subsection: String = ""
        var mark = wire.cursor
        repeat {
            wire.string(#","subsection":"#, &subsection)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return SettingsSectionPrivacyAndSecurity(subsection: subsection)
    }
}

/// `settingsSectionQrCode subsection:string = SettingsSection`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1settings_section_qr_code.html)
public struct SettingsSectionQrCode: TDObject, CustomStringConvertible {
    public let subsection: String

    public init(subsection: String) {
        self.subsection = subsection
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"settingsSectionQrCode""#)
        wire.string(#","subsection":"#, self.subsection)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> SettingsSectionQrCode? {
        var subsection: String = ""
        var mark = wire.cursor
        repeat {
            wire.string(#","subsection":"#, &subsection)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return SettingsSectionQrCode(subsection: subsection)
    }
}

/// `settingsSectionSendGift subsection:string = SettingsSection`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1settings_section_send_gift.html)
public struct SettingsSectionSendGift: TDObject, CustomStringConvertible {
    public let subsection: String

    public init(subsection: String) {
        self.subsection = subsection
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"settingsSectionSendGift""#)
        wire.string(#","subsection":"#, self.subsection)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> SettingsSectionSendGift? {
        var subsection: String = ""
        var mark = wire.cursor
        repeat {
            wire.string(#","subsection":"#, &subsection)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return SettingsSectionSendGift(subsection: subsection)
    }
}

/// `newSticker sticker:InputFile format:StickerFormat emojis:string mask_position:maskPosition keywords:vector<string> = NewSticker`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1new_sticker.html)
public struct NewSticker: TDObject, CustomStringConvertible {
    private final class Fields: Sendable {
        let sticker: InputFile
        let format: StickerFormat
        let emojis: String
        let maskPosition: MaskPosition?
        let keywords: [String]
        init(
            _ sticker: InputFile,
            _ format: StickerFormat,
            _ emojis: String,
            _ maskPosition: MaskPosition?,
            _ keywords: [String]
        ) {
            self.sticker = sticker
            self.format = format
            self.emojis = emojis
            self.maskPosition = maskPosition
            self.keywords = keywords
        }
    }
    private let fields: Fields
    public var sticker: InputFile { fields.sticker }
    public var format: StickerFormat { fields.format }
    /// Length 1 to 20 emoji.
    public var emojis: String { fields.emojis }
    /// May be left out.
    public var maskPosition: MaskPosition? { fields.maskPosition }
    public var keywords: [String] { fields.keywords }

    public init(
        sticker: InputFile,
        format: StickerFormat,
        emojis: String,
        maskPosition: MaskPosition? = nil,
        keywords: [String]
    ) {
        fields = Fields(sticker, format, emojis, maskPosition, keywords)
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"newSticker""#)
        wire.object(#","sticker":"#, fields.sticker)
        wire.object(#","format":"#, fields.format)
        wire.string(#","emojis":"#, fields.emojis)
        wire.object(#","mask_position":"#, fields.maskPosition)
        wire.strings(#","keywords":"#, fields.keywords)
        wire.close()
    }
}

/// `PhoneNumberCodeType`, one of 3 constructors.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1_phone_number_code_type.html)
public enum PhoneNumberCodeType: TDObject, CustomStringConvertible, CustomReflectable {
    /// `phoneNumberCodeTypeChange = PhoneNumberCodeType`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1phone_number_code_type_change.html)
    case change
    /// `phoneNumberCodeTypeVerify = PhoneNumberCodeType`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1phone_number_code_type_verify.html)
    case verify
    indirect case confirmOwnership(PhoneNumberCodeTypeConfirmOwnership)
    /// A constructor that this version of the schema does not know, as its name and its JSON.
    indirect case unknown(type: String, json: String)

    public func encode(into wire: inout WireWriter) {
        switch self {
        case .change: wire.empty(#"{"@type":"phoneNumberCodeTypeChange"}"#)
        case .verify: wire.empty(#"{"@type":"phoneNumberCodeTypeVerify"}"#)
        case .confirmOwnership(let value): value.encode(into: &wire)
        case .unknown(_, let json): wire.unknown(json)
        }
    }
}

/// `phoneNumberCodeTypeConfirmOwnership hash:string = PhoneNumberCodeType`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1phone_number_code_type_confirm_ownership.html)
public struct PhoneNumberCodeTypeConfirmOwnership: TDObject, CustomStringConvertible, CustomReflectable {
    public let hash: String

    public init(hash: String) {
        self.hash = hash
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"phoneNumberCodeTypeConfirmOwnership""#)
        wire.string(#","hash":"#, self.hash)
        wire.close()
    }
}


#if Hashable
extension EmailAddressAuthenticationCodeInfo: Hashable {}
extension EmailAddressAuthentication: Hashable {}
extension EmailAddressAuthenticationCode: Hashable {}
extension EmailAddressAuthenticationAppleId: Hashable {}
extension EmailAddressAuthenticationGoogleId: Hashable {}
extension EmailAddressResetState: Hashable {}
extension EmailAddressResetStateAvailable: Hashable {}
extension EmailAddressResetStatePending: Hashable {}
extension TermsOfService: Hashable {}
extension Passkey: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.id != right.id { return false }
        if left.name != right.name { return false }
        if left.additionDate != right.additionDate { return false }
        if left.lastUsageDate != right.lastUsageDate { return false }
        if left.softwareIconCustomEmojiID != right.softwareIconCustomEmojiID { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(id)
        hasher.combine(name)
        hasher.combine(additionDate)
        hasher.combine(lastUsageDate)
        hasher.combine(softwareIconCustomEmojiID)
    }
}
extension Passkeys: Hashable {}
extension PasswordState: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.hasPassword != right.hasPassword { return false }
        if left.passwordHint != right.passwordHint { return false }
        if left.hasRecoveryEmailAddress != right.hasRecoveryEmailAddress { return false }
        if left.hasPassportData != right.hasPassportData { return false }
        if left.recoveryEmailAddressCodeInfo != right.recoveryEmailAddressCodeInfo { return false }
        if left.loginEmailAddressPattern != right.loginEmailAddressPattern { return false }
        if left.pendingResetDate != right.pendingResetDate { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(hasPassword)
        hasher.combine(passwordHint)
        hasher.combine(hasRecoveryEmailAddress)
        hasher.combine(hasPassportData)
        hasher.combine(recoveryEmailAddressCodeInfo)
        hasher.combine(loginEmailAddressPattern)
        hasher.combine(pendingResetDate)
    }
}
extension RecoveryEmailAddress: Hashable {}
extension TemporaryPasswordState: Hashable {}
extension ClosedVectorPath: Hashable {}
extension Contact: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.phoneNumber != right.phoneNumber { return false }
        if left.firstName != right.firstName { return false }
        if left.lastName != right.lastName { return false }
        if left.vcard != right.vcard { return false }
        if left.userID != right.userID { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(phoneNumber)
        hasher.combine(firstName)
        hasher.combine(lastName)
        hasher.combine(vcard)
        hasher.combine(userID)
    }
}
extension ProfilePhoto: Hashable {}
extension ProfileTab: Hashable {}
extension Birthdate: Hashable {}
extension CloseBirthdayUser: Hashable {}
extension ConnectedAffiliateProgram: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.url != right.url { return false }
        if left.botUserID != right.botUserID { return false }
        if left.parameters != right.parameters { return false }
        if left.connectionDate != right.connectionDate { return false }
        if left.isDisconnected != right.isDisconnected { return false }
        if left.userCount != right.userCount { return false }
        if left.revenueStarCount != right.revenueStarCount { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(url)
        hasher.combine(botUserID)
        hasher.combine(parameters)
        hasher.combine(connectionDate)
        hasher.combine(isDisconnected)
        hasher.combine(userCount)
        hasher.combine(revenueStarCount)
    }
}
extension ConnectedAffiliatePrograms: Hashable {}
extension ProfileAccentColors: Hashable {}
extension ProfileAccentColor: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.id != right.id { return false }
        if left.lightThemeColors != right.lightThemeColors { return false }
        if left.darkThemeColors != right.darkThemeColors { return false }
        if left.minSupergroupChatBoostLevel != right.minSupergroupChatBoostLevel { return false }
        if left.minChannelChatBoostLevel != right.minChannelChatBoostLevel { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(id)
        hasher.combine(lightThemeColors)
        hasher.combine(darkThemeColors)
        hasher.combine(minSupergroupChatBoostLevel)
        hasher.combine(minChannelChatBoostLevel)
    }
}
extension Usernames: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.activeUsernames != right.activeUsernames { return false }
        if left.disabledUsernames != right.disabledUsernames { return false }
        if left.editableUsername != right.editableUsername { return false }
        if left.collectibleUsernames != right.collectibleUsernames { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(activeUsernames)
        hasher.combine(disabledUsernames)
        hasher.combine(editableUsername)
        hasher.combine(collectibleUsernames)
    }
}
extension AccountInfo: Hashable {}
extension LoginUrlInfo: Hashable {}
extension LoginUrlInfoOpen: Hashable {}
extension LoginUrlInfoRequestConfirmation: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.url != right.url { return false }
        if left.domain != right.domain { return false }
        if left.botUserID != right.botUserID { return false }
        if left.requestWriteAccess != right.requestWriteAccess { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(url)
        hasher.combine(domain)
        hasher.combine(botUserID)
        hasher.combine(requestWriteAccess)
    }
}
extension PhoneNumberInfo: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.country != right.country { return false }
        if left.countryCallingCode != right.countryCallingCode { return false }
        if left.formattedPhoneNumber != right.formattedPhoneNumber { return false }
        if left.isAnonymous != right.isAnonymous { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(country)
        hasher.combine(countryCallingCode)
        hasher.combine(formattedPhoneNumber)
        hasher.combine(isAnonymous)
    }
}
extension PersonalDetails: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.firstName != right.firstName { return false }
        if left.middleName != right.middleName { return false }
        if left.lastName != right.lastName { return false }
        if left.nativeFirstName != right.nativeFirstName { return false }
        if left.nativeMiddleName != right.nativeMiddleName { return false }
        if left.nativeLastName != right.nativeLastName { return false }
        if left.birthdate != right.birthdate { return false }
        if left.gender != right.gender { return false }
        if left.countryCode != right.countryCode { return false }
        if left.residenceCountryCode != right.residenceCountryCode { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(firstName)
        hasher.combine(middleName)
        hasher.combine(lastName)
        hasher.combine(nativeFirstName)
        hasher.combine(nativeMiddleName)
        hasher.combine(nativeLastName)
        hasher.combine(birthdate)
        hasher.combine(gender)
        hasher.combine(countryCode)
        hasher.combine(residenceCountryCode)
    }
}
extension PersonalDocument: Hashable {}
extension PhoneNumberAuthenticationSettings: Hashable {}
extension ImportedContact: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.phoneNumber != right.phoneNumber { return false }
        if left.firstName != right.firstName { return false }
        if left.lastName != right.lastName { return false }
        if left.note != right.note { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(phoneNumber)
        hasher.combine(firstName)
        hasher.combine(lastName)
        hasher.combine(note)
    }
}
extension ImportedContacts: Hashable {}
extension UserPrivacySettingRule: Hashable {}
extension UserPrivacySettingRuleAllowUsers: Hashable {}
extension UserPrivacySettingRuleAllowChatMembers: Hashable {}
extension UserPrivacySettingRuleRestrictUsers: Hashable {}
extension UserPrivacySettingRuleRestrictChatMembers: Hashable {}
extension UserPrivacySettingRules: Hashable {}
extension UserPrivacySetting: Hashable {}
extension NewChatPrivacySettings: Hashable {}
extension AccountTtl: Hashable {}
extension SessionType: Hashable {}
extension SessionTypeDevice: Hashable {}
extension SessionTypeConnectedBot: Hashable {}
extension SessionDeviceType: Hashable {}
extension Session: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.id != right.id { return false }
        if left.isCurrent != right.isCurrent { return false }
        if left.isPasswordPending != right.isPasswordPending { return false }
        if left.isUnconfirmed != right.isUnconfirmed { return false }
        if left.canAcceptSecretChats != right.canAcceptSecretChats { return false }
        if left.canAcceptCalls != right.canAcceptCalls { return false }
        if left.deviceType != right.deviceType { return false }
        if left.apiID != right.apiID { return false }
        if left.applicationName != right.applicationName { return false }
        if left.applicationVersion != right.applicationVersion { return false }
        if left.isOfficialApplication != right.isOfficialApplication { return false }
        if left.deviceModel != right.deviceModel { return false }
        if left.platform != right.platform { return false }
        if left.systemVersion != right.systemVersion { return false }
        if left.logInDate != right.logInDate { return false }
        if left.lastActiveDate != right.lastActiveDate { return false }
        if left.ipAddress != right.ipAddress { return false }
        if left.location != right.location { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(id)
        hasher.combine(isCurrent)
        hasher.combine(isPasswordPending)
        hasher.combine(isUnconfirmed)
        hasher.combine(canAcceptSecretChats)
        hasher.combine(canAcceptCalls)
        hasher.combine(deviceType)
        hasher.combine(apiID)
        hasher.combine(applicationName)
        hasher.combine(applicationVersion)
        hasher.combine(isOfficialApplication)
        hasher.combine(deviceModel)
        hasher.combine(platform)
        hasher.combine(systemVersion)
        hasher.combine(logInDate)
        hasher.combine(lastActiveDate)
        hasher.combine(ipAddress)
        hasher.combine(location)
    }
}
extension Sessions: Hashable {}
extension UnconfirmedSession: Hashable {}
extension ConnectedWebsite: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.id != right.id { return false }
        if left.domainName != right.domainName { return false }
        if left.botUserID != right.botUserID { return false }
        if left.browser != right.browser { return false }
        if left.platform != right.platform { return false }
        if left.logInDate != right.logInDate { return false }
        if left.lastActiveDate != right.lastActiveDate { return false }
        if left.ipAddress != right.ipAddress { return false }
        if left.location != right.location { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(id)
        hasher.combine(domainName)
        hasher.combine(botUserID)
        hasher.combine(browser)
        hasher.combine(platform)
        hasher.combine(logInDate)
        hasher.combine(lastActiveDate)
        hasher.combine(ipAddress)
        hasher.combine(location)
    }
}
extension ConnectedWebsites: Hashable {}
extension SettingsSection: Hashable {}
extension SettingsSectionAppearance: Hashable {}
extension SettingsSectionBusiness: Hashable {}
extension SettingsSectionChatFolders: Hashable {}
extension SettingsSectionDataAndStorage: Hashable {}
extension SettingsSectionDevices: Hashable {}
extension SettingsSectionEditProfile: Hashable {}
extension SettingsSectionInAppBrowser: Hashable {}
extension SettingsSectionLanguage: Hashable {}
extension SettingsSectionMyStars: Hashable {}
extension SettingsSectionNotifications: Hashable {}
extension SettingsSectionPowerSaving: Hashable {}
extension SettingsSectionPrivacyAndSecurity: Hashable {}
extension SettingsSectionQrCode: Hashable {}
extension SettingsSectionSendGift: Hashable {}
extension NewSticker: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.sticker != right.sticker { return false }
        if left.format != right.format { return false }
        if left.emojis != right.emojis { return false }
        if left.maskPosition != right.maskPosition { return false }
        if left.keywords != right.keywords { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(sticker)
        hasher.combine(format)
        hasher.combine(emojis)
        hasher.combine(maskPosition)
        hasher.combine(keywords)
    }
}
extension PhoneNumberCodeType: Hashable {}
extension PhoneNumberCodeTypeConfirmOwnership: Hashable {}
#endif
