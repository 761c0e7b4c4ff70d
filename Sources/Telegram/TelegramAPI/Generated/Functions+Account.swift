// Made by `tlgen generate` from the schema of TDLib 1.8.66
// (SHA-256 b8b6a863746fc580815c6d04e9e34728b654b15a12940087f06757b2097ce4c5). Don't edit.

/// `getPasswordState = PasswordState`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_password_state.html)
public struct GetPasswordState: TDFunction, CustomStringConvertible {
    public typealias Result = PasswordState

    public init() {
    }

    public func encode(into wire: inout WireWriter) {
        wire.empty(#"{"@type":"getPasswordState"}"#)
    }
}

/// `setPassword old_password:string new_password:string new_hint:string set_recovery_email_address:Bool new_recovery_email_address:string = PasswordState`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1set_password.html)
public struct SetPassword: TDFunction, CustomStringConvertible, CustomReflectable {
    public typealias Result = PasswordState
    public let oldPassword: String
    public let newPassword: String
    public let newHint: String
    public let setRecoveryEmailAddress: Bool
    public let newRecoveryEmailAddress: String

    public init(
        oldPassword: String,
        newPassword: String,
        newHint: String,
        setRecoveryEmailAddress: Bool,
        newRecoveryEmailAddress: String
    ) {
        self.oldPassword = oldPassword
        self.newPassword = newPassword
        self.newHint = newHint
        self.setRecoveryEmailAddress = setRecoveryEmailAddress
        self.newRecoveryEmailAddress = newRecoveryEmailAddress
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"setPassword""#)
        wire.string(#","old_password":"#, self.oldPassword)
        wire.string(#","new_password":"#, self.newPassword)
        wire.string(#","new_hint":"#, self.newHint)
        wire.bool(#","set_recovery_email_address":"#, self.setRecoveryEmailAddress)
        wire.string(#","new_recovery_email_address":"#, self.newRecoveryEmailAddress)
        wire.close()
    }
}

/// `isLoginEmailAddressRequired = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1is_login_email_address_required.html)
public struct IsLoginEmailAddressRequired: TDFunction, CustomStringConvertible {
    public typealias Result = Ok

    public init() {
    }

    public func encode(into wire: inout WireWriter) {
        wire.empty(#"{"@type":"isLoginEmailAddressRequired"}"#)
    }
}

/// `setLoginEmailAddress new_login_email_address:string = EmailAddressAuthenticationCodeInfo`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1set_login_email_address.html)
public struct SetLoginEmailAddress: TDFunction, CustomStringConvertible, CustomReflectable {
    public typealias Result = EmailAddressAuthenticationCodeInfo
    public let newLoginEmailAddress: String

    public init(newLoginEmailAddress: String) {
        self.newLoginEmailAddress = newLoginEmailAddress
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"setLoginEmailAddress""#)
        wire.string(#","new_login_email_address":"#, self.newLoginEmailAddress)
        wire.close()
    }
}

/// `resendLoginEmailAddressCode = EmailAddressAuthenticationCodeInfo`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1resend_login_email_address_code.html)
public struct ResendLoginEmailAddressCode: TDFunction, CustomStringConvertible {
    public typealias Result = EmailAddressAuthenticationCodeInfo

    public init() {
    }

    public func encode(into wire: inout WireWriter) {
        wire.empty(#"{"@type":"resendLoginEmailAddressCode"}"#)
    }
}

/// `checkLoginEmailAddressCode code:EmailAddressAuthentication = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1check_login_email_address_code.html)
public struct CheckLoginEmailAddressCode: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let code: EmailAddressAuthentication

    public init(code: EmailAddressAuthentication) {
        self.code = code
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"checkLoginEmailAddressCode""#)
        wire.object(#","code":"#, self.code)
        wire.close()
    }
}

/// `getRecoveryEmailAddress password:string = RecoveryEmailAddress`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_recovery_email_address.html)
public struct GetRecoveryEmailAddress: TDFunction, CustomStringConvertible, CustomReflectable {
    public typealias Result = RecoveryEmailAddress
    public let password: String

    public init(password: String) {
        self.password = password
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"getRecoveryEmailAddress""#)
        wire.string(#","password":"#, self.password)
        wire.close()
    }
}

/// `setRecoveryEmailAddress password:string new_recovery_email_address:string = PasswordState`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1set_recovery_email_address.html)
public struct SetRecoveryEmailAddress: TDFunction, CustomStringConvertible, CustomReflectable {
    public typealias Result = PasswordState
    public let password: String
    public let newRecoveryEmailAddress: String

    public init(password: String, newRecoveryEmailAddress: String) {
        self.password = password
        self.newRecoveryEmailAddress = newRecoveryEmailAddress
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"setRecoveryEmailAddress""#)
        wire.string(#","password":"#, self.password)
        wire.string(#","new_recovery_email_address":"#, self.newRecoveryEmailAddress)
        wire.close()
    }
}

/// `checkRecoveryEmailAddressCode code:string = PasswordState`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1check_recovery_email_address_code.html)
public struct CheckRecoveryEmailAddressCode: TDFunction, CustomStringConvertible, CustomReflectable {
    public typealias Result = PasswordState
    public let code: String

    public init(code: String) {
        self.code = code
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"checkRecoveryEmailAddressCode""#)
        wire.string(#","code":"#, self.code)
        wire.close()
    }
}

/// `resendRecoveryEmailAddressCode = PasswordState`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1resend_recovery_email_address_code.html)
public struct ResendRecoveryEmailAddressCode: TDFunction, CustomStringConvertible {
    public typealias Result = PasswordState

    public init() {
    }

    public func encode(into wire: inout WireWriter) {
        wire.empty(#"{"@type":"resendRecoveryEmailAddressCode"}"#)
    }
}

/// `cancelRecoveryEmailAddressVerification = PasswordState`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1cancel_recovery_email_address_verification.html)
public struct CancelRecoveryEmailAddressVerification: TDFunction, CustomStringConvertible {
    public typealias Result = PasswordState

    public init() {
    }

    public func encode(into wire: inout WireWriter) {
        wire.empty(#"{"@type":"cancelRecoveryEmailAddressVerification"}"#)
    }
}

/// `requestPasswordRecovery = EmailAddressAuthenticationCodeInfo`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1request_password_recovery.html)
public struct RequestPasswordRecovery: TDFunction, CustomStringConvertible {
    public typealias Result = EmailAddressAuthenticationCodeInfo

    public init() {
    }

    public func encode(into wire: inout WireWriter) {
        wire.empty(#"{"@type":"requestPasswordRecovery"}"#)
    }
}

/// `checkPasswordRecoveryCode recovery_code:string = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1check_password_recovery_code.html)
public struct CheckPasswordRecoveryCode: TDFunction, CustomStringConvertible, CustomReflectable {
    public typealias Result = Ok
    public let recoveryCode: String

    public init(recoveryCode: String) {
        self.recoveryCode = recoveryCode
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"checkPasswordRecoveryCode""#)
        wire.string(#","recovery_code":"#, self.recoveryCode)
        wire.close()
    }
}

/// `recoverPassword recovery_code:string new_password:string new_hint:string = PasswordState`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1recover_password.html)
public struct RecoverPassword: TDFunction, CustomStringConvertible, CustomReflectable {
    public typealias Result = PasswordState
    public let recoveryCode: String
    public let newPassword: String
    public let newHint: String

    public init(recoveryCode: String, newPassword: String, newHint: String) {
        self.recoveryCode = recoveryCode
        self.newPassword = newPassword
        self.newHint = newHint
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"recoverPassword""#)
        wire.string(#","recovery_code":"#, self.recoveryCode)
        wire.string(#","new_password":"#, self.newPassword)
        wire.string(#","new_hint":"#, self.newHint)
        wire.close()
    }
}

/// `resetPassword = ResetPasswordResult`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1reset_password.html)
public struct ResetPassword: TDFunction, CustomStringConvertible {
    public typealias Result = ResetPasswordResult

    public init() {
    }

    public func encode(into wire: inout WireWriter) {
        wire.empty(#"{"@type":"resetPassword"}"#)
    }
}

/// `cancelPasswordReset = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1cancel_password_reset.html)
public struct CancelPasswordReset: TDFunction, CustomStringConvertible {
    public typealias Result = Ok

    public init() {
    }

    public func encode(into wire: inout WireWriter) {
        wire.empty(#"{"@type":"cancelPasswordReset"}"#)
    }
}

/// `createTemporaryPassword password:string valid_for:int32 = TemporaryPasswordState`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1create_temporary_password.html)
public struct CreateTemporaryPassword: TDFunction, CustomStringConvertible, CustomReflectable {
    public typealias Result = TemporaryPasswordState
    public let password: String
    public let validFor: Int32

    public init(password: String, validFor: Int32) {
        self.password = password
        self.validFor = validFor
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"createTemporaryPassword""#)
        wire.string(#","password":"#, self.password)
        wire.int32(#","valid_for":"#, self.validFor)
        wire.close()
    }
}

/// `getTemporaryPasswordState = TemporaryPasswordState`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_temporary_password_state.html)
public struct GetTemporaryPasswordState: TDFunction, CustomStringConvertible {
    public typealias Result = TemporaryPasswordState

    public init() {
    }

    public func encode(into wire: inout WireWriter) {
        wire.empty(#"{"@type":"getTemporaryPasswordState"}"#)
    }
}

/// `getPasskeyParameters = Text`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_passkey_parameters.html)
public struct GetPasskeyParameters: TDFunction, CustomStringConvertible {
    public typealias Result = Text

    public init() {
    }

    public func encode(into wire: inout WireWriter) {
        wire.empty(#"{"@type":"getPasskeyParameters"}"#)
    }
}

/// `addLoginPasskey client_data:string attestation_object:bytes = Passkey`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1add_login_passkey.html)
public struct AddLoginPasskey: TDFunction, CustomStringConvertible, CustomReflectable {
    public typealias Result = Passkey
    public let clientData: String
    public let attestationObject: [UInt8]

    public init(clientData: String, attestationObject: [UInt8]) {
        self.clientData = clientData
        self.attestationObject = attestationObject
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"addLoginPasskey""#)
        wire.string(#","client_data":"#, self.clientData)
        wire.bytes(#","attestation_object":"#, self.attestationObject)
        wire.close()
    }
}

/// `getLoginPasskeys = Passkeys`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_login_passkeys.html)
public struct GetLoginPasskeys: TDFunction, CustomStringConvertible {
    public typealias Result = Passkeys

    public init() {
    }

    public func encode(into wire: inout WireWriter) {
        wire.empty(#"{"@type":"getLoginPasskeys"}"#)
    }
}

/// `removeLoginPasskey passkey_id:string = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1remove_login_passkey.html)
public struct RemoveLoginPasskey: TDFunction, CustomStringConvertible, CustomReflectable {
    public typealias Result = Ok
    public let passkeyID: String

    public init(passkeyID: String) {
        self.passkeyID = passkeyID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"removeLoginPasskey""#)
        wire.string(#","passkey_id":"#, self.passkeyID)
        wire.close()
    }
}

/// `hideContactCloseBirthdays = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1hide_contact_close_birthdays.html)
public struct HideContactCloseBirthdays: TDFunction, CustomStringConvertible {
    public typealias Result = Ok

    public init() {
    }

    public func encode(into wire: inout WireWriter) {
        wire.empty(#"{"@type":"hideContactCloseBirthdays"}"#)
    }
}

/// `getLoginUrlInfo chat_id:int53 message_id:int53 button_id:int53 = LoginUrlInfo`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_login_url_info.html)
public struct GetLoginUrlInfo: TDFunction, CustomStringConvertible {
    public typealias Result = LoginUrlInfo
    public let chatID: Int64
    public let messageID: Int64
    public let buttonID: Int64

    public init(chatID: Int64, messageID: Int64, buttonID: Int64) {
        self.chatID = chatID
        self.messageID = messageID
        self.buttonID = buttonID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"getLoginUrlInfo""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.int53(#","message_id":"#, self.messageID)
        wire.int53(#","button_id":"#, self.buttonID)
        wire.close()
    }
}

/// `getLoginUrl chat_id:int53 message_id:int53 button_id:int53 allow_write_access:Bool = HttpUrl`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_login_url.html)
public struct GetLoginUrl: TDFunction, CustomStringConvertible {
    public typealias Result = HttpUrl
    public let chatID: Int64
    public let messageID: Int64
    public let buttonID: Int64
    public let allowWriteAccess: Bool

    public init(chatID: Int64, messageID: Int64, buttonID: Int64, allowWriteAccess: Bool) {
        self.chatID = chatID
        self.messageID = messageID
        self.buttonID = buttonID
        self.allowWriteAccess = allowWriteAccess
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"getLoginUrl""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.int53(#","message_id":"#, self.messageID)
        wire.int53(#","button_id":"#, self.buttonID)
        wire.bool(#","allow_write_access":"#, self.allowWriteAccess)
        wire.close()
    }
}

/// `createNewBasicGroupChat user_ids:vector<int53> title:string message_auto_delete_time:int32 = CreatedBasicGroupChat`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1create_new_basic_group_chat.html)
public struct CreateNewBasicGroupChat: TDFunction, CustomStringConvertible, CustomReflectable {
    public typealias Result = CreatedBasicGroupChat
    public let userIDs: [Int64]
    /// Length 1 to 128 characters.
    public let title: String
    public let messageAutoDeleteTime: Int32

    public init(userIDs: [Int64], title: String, messageAutoDeleteTime: Int32) {
        self.userIDs = userIDs
        self.title = title
        self.messageAutoDeleteTime = messageAutoDeleteTime
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"createNewBasicGroupChat""#)
        wire.int53s(#","user_ids":"#, self.userIDs)
        wire.string(#","title":"#, self.title)
        wire.int32(#","message_auto_delete_time":"#, self.messageAutoDeleteTime)
        wire.close()
    }
}

/// `createNewSupergroupChat title:string is_forum:Bool is_channel:Bool description:string location:chatLocation message_auto_delete_time:int32 for_import:Bool = Chat`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1create_new_supergroup_chat.html)
public struct CreateNewSupergroupChat: TDFunction, CustomStringConvertible, CustomReflectable {
    public typealias Result = Chat
    /// Length 1 to 128 characters.
    public let title: String
    public let isForum: Bool
    public let isChannel: Bool
    /// Length 0 to 255 characters.
    public let descriptionText: String
    /// May be left out.
    public let location: ChatLocation?
    public let messageAutoDeleteTime: Int32
    public let forImport: Bool

    public init(
        title: String,
        isForum: Bool,
        isChannel: Bool,
        descriptionText: String,
        location: ChatLocation? = nil,
        messageAutoDeleteTime: Int32,
        forImport: Bool
    ) {
        self.title = title
        self.isForum = isForum
        self.isChannel = isChannel
        self.descriptionText = descriptionText
        self.location = location
        self.messageAutoDeleteTime = messageAutoDeleteTime
        self.forImport = forImport
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"createNewSupergroupChat""#)
        wire.string(#","title":"#, self.title)
        wire.bool(#","is_forum":"#, self.isForum)
        wire.bool(#","is_channel":"#, self.isChannel)
        wire.string(#","description":"#, self.descriptionText)
        wire.object(#","location":"#, self.location)
        wire.int32(#","message_auto_delete_time":"#, self.messageAutoDeleteTime)
        wire.bool(#","for_import":"#, self.forImport)
        wire.close()
    }
}

/// `createNewSecretChat user_id:int53 = Chat`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1create_new_secret_chat.html)
public struct CreateNewSecretChat: TDFunction, CustomStringConvertible {
    public typealias Result = Chat
    public let userID: Int64

    public init(userID: Int64) {
        self.userID = userID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"createNewSecretChat""#)
        wire.int53(#","user_id":"#, self.userID)
        wire.close()
    }
}

/// `addContact user_id:int53 contact:importedContact share_phone_number:Bool = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1add_contact.html)
public struct AddContact: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let userID: Int64
    public let contact: ImportedContact
    public let sharePhoneNumber: Bool

    public init(userID: Int64, contact: ImportedContact, sharePhoneNumber: Bool) {
        self.userID = userID
        self.contact = contact
        self.sharePhoneNumber = sharePhoneNumber
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"addContact""#)
        wire.int53(#","user_id":"#, self.userID)
        wire.object(#","contact":"#, self.contact)
        wire.bool(#","share_phone_number":"#, self.sharePhoneNumber)
        wire.close()
    }
}

/// `importContacts contacts:vector<importedContact> = ImportedContacts`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1import_contacts.html)
public struct ImportContacts: TDFunction, CustomStringConvertible {
    public typealias Result = ImportedContacts
    public let contacts: [ImportedContact]

    public init(contacts: [ImportedContact]) {
        self.contacts = contacts
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"importContacts""#)
        wire.objects(#","contacts":"#, self.contacts)
        wire.close()
    }
}

/// `getContacts = Users`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_contacts.html)
public struct GetContacts: TDFunction, CustomStringConvertible {
    public typealias Result = Users

    public init() {
    }

    public func encode(into wire: inout WireWriter) {
        wire.empty(#"{"@type":"getContacts"}"#)
    }
}

/// `searchContacts query:string limit:int32 = Users`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1search_contacts.html)
public struct SearchContacts: TDFunction, CustomStringConvertible, CustomReflectable {
    public typealias Result = Users
    public let query: String
    public let limit: Int32

    public init(query: String, limit: Int32) {
        self.query = query
        self.limit = limit
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"searchContacts""#)
        wire.string(#","query":"#, self.query)
        wire.int32(#","limit":"#, self.limit)
        wire.close()
    }
}

/// `removeContacts user_ids:vector<int53> = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1remove_contacts.html)
public struct RemoveContacts: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let userIDs: [Int64]

    public init(userIDs: [Int64]) {
        self.userIDs = userIDs
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"removeContacts""#)
        wire.int53s(#","user_ids":"#, self.userIDs)
        wire.close()
    }
}

/// `getImportedContactCount = Count`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_imported_contact_count.html)
public struct GetImportedContactCount: TDFunction, CustomStringConvertible {
    public typealias Result = Count

    public init() {
    }

    public func encode(into wire: inout WireWriter) {
        wire.empty(#"{"@type":"getImportedContactCount"}"#)
    }
}

/// `changeImportedContacts contacts:vector<importedContact> = ImportedContacts`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1change_imported_contacts.html)
public struct ChangeImportedContacts: TDFunction, CustomStringConvertible {
    public typealias Result = ImportedContacts
    public let contacts: [ImportedContact]

    public init(contacts: [ImportedContact]) {
        self.contacts = contacts
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"changeImportedContacts""#)
        wire.objects(#","contacts":"#, self.contacts)
        wire.close()
    }
}

/// `clearImportedContacts = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1clear_imported_contacts.html)
public struct ClearImportedContacts: TDFunction, CustomStringConvertible {
    public typealias Result = Ok

    public init() {
    }

    public func encode(into wire: inout WireWriter) {
        wire.empty(#"{"@type":"clearImportedContacts"}"#)
    }
}

/// `setCloseFriends user_ids:vector<int53> = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1set_close_friends.html)
public struct SetCloseFriends: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let userIDs: [Int64]

    public init(userIDs: [Int64]) {
        self.userIDs = userIDs
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"setCloseFriends""#)
        wire.int53s(#","user_ids":"#, self.userIDs)
        wire.close()
    }
}

/// `getCloseFriends = Users`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_close_friends.html)
public struct GetCloseFriends: TDFunction, CustomStringConvertible {
    public typealias Result = Users

    public init() {
    }

    public func encode(into wire: inout WireWriter) {
        wire.empty(#"{"@type":"getCloseFriends"}"#)
    }
}

/// `getPersonalChatHistory user_id:int53 limit:int32 = Messages`
///
/// For bots only.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_personal_chat_history.html)
public struct GetPersonalChatHistory: TDFunction, CustomStringConvertible {
    public typealias Result = Messages
    public let userID: Int64
    /// Range 1 to 20.
    public let limit: Int32

    public init(userID: Int64, limit: Int32) {
        self.userID = userID
        self.limit = limit
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"getPersonalChatHistory""#)
        wire.int53(#","user_id":"#, self.userID)
        wire.int32(#","limit":"#, self.limit)
        wire.close()
    }
}

/// `sharePhoneNumber user_id:int53 = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1share_phone_number.html)
public struct SharePhoneNumber: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let userID: Int64

    public init(userID: Int64) {
        self.userID = userID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"sharePhoneNumber""#)
        wire.int53(#","user_id":"#, self.userID)
        wire.close()
    }
}

/// `isProfileAudio file_id:int32 = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1is_profile_audio.html)
public struct IsProfileAudio: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let fileID: Int32

    public init(fileID: Int32) {
        self.fileID = fileID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"isProfileAudio""#)
        wire.int32(#","file_id":"#, self.fileID)
        wire.close()
    }
}

/// `addProfileAudio audio:inputAudio = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1add_profile_audio.html)
public struct AddProfileAudio: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let audio: InputAudio

    public init(audio: InputAudio) {
        self.audio = audio
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"addProfileAudio""#)
        wire.object(#","audio":"#, self.audio)
        wire.close()
    }
}

/// `setProfileAudioPosition file_id:int32 after_file_id:int32 = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1set_profile_audio_position.html)
public struct SetProfileAudioPosition: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let fileID: Int32
    public let afterFileID: Int32

    public init(fileID: Int32, afterFileID: Int32) {
        self.fileID = fileID
        self.afterFileID = afterFileID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"setProfileAudioPosition""#)
        wire.int32(#","file_id":"#, self.fileID)
        wire.int32(#","after_file_id":"#, self.afterFileID)
        wire.close()
    }
}

/// `removeProfileAudio file_id:int32 = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1remove_profile_audio.html)
public struct RemoveProfileAudio: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let fileID: Int32

    public init(fileID: Int32) {
        self.fileID = fileID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"removeProfileAudio""#)
        wire.int32(#","file_id":"#, self.fileID)
        wire.close()
    }
}

/// `setProfilePhoto photo:InputChatPhoto is_public:Bool = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1set_profile_photo.html)
public struct SetProfilePhoto: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let photo: InputChatPhoto
    public let isPublic: Bool

    public init(photo: InputChatPhoto, isPublic: Bool) {
        self.photo = photo
        self.isPublic = isPublic
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"setProfilePhoto""#)
        wire.object(#","photo":"#, self.photo)
        wire.bool(#","is_public":"#, self.isPublic)
        wire.close()
    }
}

/// `deleteProfilePhoto profile_photo_id:int64 = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1delete_profile_photo.html)
public struct DeleteProfilePhoto: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let profilePhotoID: Int64

    public init(profilePhotoID: Int64) {
        self.profilePhotoID = profilePhotoID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"deleteProfilePhoto""#)
        wire.int64(#","profile_photo_id":"#, self.profilePhotoID)
        wire.close()
    }
}

/// `setProfileAccentColor profile_accent_color_id:int32 profile_background_custom_emoji_id:int64 = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1set_profile_accent_color.html)
public struct SetProfileAccentColor: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let profileAccentColorID: Int32
    public let profileBackgroundCustomEmojiID: Int64

    public init(profileAccentColorID: Int32, profileBackgroundCustomEmojiID: Int64) {
        self.profileAccentColorID = profileAccentColorID
        self.profileBackgroundCustomEmojiID = profileBackgroundCustomEmojiID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"setProfileAccentColor""#)
        wire.int32(#","profile_accent_color_id":"#, self.profileAccentColorID)
        wire.int64(#","profile_background_custom_emoji_id":"#, self.profileBackgroundCustomEmojiID)
        wire.close()
    }
}

/// `setName first_name:string last_name:string = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1set_name.html)
public struct SetName: TDFunction, CustomStringConvertible, CustomReflectable {
    public typealias Result = Ok
    /// Length 1 to 64 characters.
    public let firstName: String
    /// Length 0 to 64 characters.
    public let lastName: String

    public init(firstName: String, lastName: String) {
        self.firstName = firstName
        self.lastName = lastName
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"setName""#)
        wire.string(#","first_name":"#, self.firstName)
        wire.string(#","last_name":"#, self.lastName)
        wire.close()
    }
}

/// `setBio bio:string = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1set_bio.html)
public struct SetBio: TDFunction, CustomStringConvertible, CustomReflectable {
    public typealias Result = Ok
    /// Length 0 to the option `bio_length_max` characters.
    public let bio: String

    public init(bio: String) {
        self.bio = bio
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"setBio""#)
        wire.string(#","bio":"#, self.bio)
        wire.close()
    }
}

/// `setUsername username:string = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1set_username.html)
public struct SetUsername: TDFunction, CustomStringConvertible, CustomReflectable {
    public typealias Result = Ok
    public let username: String

    public init(username: String) {
        self.username = username
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"setUsername""#)
        wire.string(#","username":"#, self.username)
        wire.close()
    }
}

/// `toggleUsernameIsActive username:string is_active:Bool = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1toggle_username_is_active.html)
public struct ToggleUsernameIsActive: TDFunction, CustomStringConvertible, CustomReflectable {
    public typealias Result = Ok
    public let username: String
    public let isActive: Bool

    public init(username: String, isActive: Bool) {
        self.username = username
        self.isActive = isActive
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"toggleUsernameIsActive""#)
        wire.string(#","username":"#, self.username)
        wire.bool(#","is_active":"#, self.isActive)
        wire.close()
    }
}

/// `setBirthdate birthdate:birthdate = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1set_birthdate.html)
public struct SetBirthdate: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    /// May be left out.
    public let birthdate: Birthdate?

    public init(birthdate: Birthdate? = nil) {
        self.birthdate = birthdate
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"setBirthdate""#)
        wire.object(#","birthdate":"#, self.birthdate)
        wire.close()
    }
}

/// `setPersonalChat chat_id:int53 = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1set_personal_chat.html)
public struct SetPersonalChat: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let chatID: Int64

    public init(chatID: Int64) {
        self.chatID = chatID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"setPersonalChat""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.close()
    }
}

/// `sendPhoneNumberCode phone_number:string settings:phoneNumberAuthenticationSettings type:PhoneNumberCodeType = AuthenticationCodeInfo`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1send_phone_number_code.html)
public struct SendPhoneNumberCode: TDFunction, CustomStringConvertible, CustomReflectable {
    public typealias Result = AuthenticationCodeInfo
    public let phoneNumber: String
    /// May be left out.
    public let settings: PhoneNumberAuthenticationSettings?
    public let type: PhoneNumberCodeType

    public init(phoneNumber: String, settings: PhoneNumberAuthenticationSettings? = nil, type: PhoneNumberCodeType) {
        self.phoneNumber = phoneNumber
        self.settings = settings
        self.type = type
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"sendPhoneNumberCode""#)
        wire.string(#","phone_number":"#, self.phoneNumber)
        wire.object(#","settings":"#, self.settings)
        wire.object(#","type":"#, self.type)
        wire.close()
    }
}

/// `sendPhoneNumberFirebaseSms token:string = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1send_phone_number_firebase_sms.html)
public struct SendPhoneNumberFirebaseSms: TDFunction, CustomStringConvertible, CustomReflectable {
    public typealias Result = Ok
    public let token: String

    public init(token: String) {
        self.token = token
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"sendPhoneNumberFirebaseSms""#)
        wire.string(#","token":"#, self.token)
        wire.close()
    }
}

/// `reportPhoneNumberCodeMissing mobile_network_code:string = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1report_phone_number_code_missing.html)
public struct ReportPhoneNumberCodeMissing: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let mobileNetworkCode: String

    public init(mobileNetworkCode: String) {
        self.mobileNetworkCode = mobileNetworkCode
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"reportPhoneNumberCodeMissing""#)
        wire.string(#","mobile_network_code":"#, self.mobileNetworkCode)
        wire.close()
    }
}

/// `resendPhoneNumberCode reason:ResendCodeReason = AuthenticationCodeInfo`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1resend_phone_number_code.html)
public struct ResendPhoneNumberCode: TDFunction, CustomStringConvertible {
    public typealias Result = AuthenticationCodeInfo
    /// May be left out.
    public let reason: ResendCodeReason?

    public init(reason: ResendCodeReason? = nil) {
        self.reason = reason
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"resendPhoneNumberCode""#)
        wire.object(#","reason":"#, self.reason)
        wire.close()
    }
}

/// `checkPhoneNumberCode code:string = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1check_phone_number_code.html)
public struct CheckPhoneNumberCode: TDFunction, CustomStringConvertible, CustomReflectable {
    public typealias Result = Ok
    public let code: String

    public init(code: String) {
        self.code = code
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"checkPhoneNumberCode""#)
        wire.string(#","code":"#, self.code)
        wire.close()
    }
}

/// `terminateSession session_id:int64 = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1terminate_session.html)
public struct TerminateSession: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let sessionID: Int64

    public init(sessionID: Int64) {
        self.sessionID = sessionID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"terminateSession""#)
        wire.int64(#","session_id":"#, self.sessionID)
        wire.close()
    }
}

/// `terminateAllOtherSessions = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1terminate_all_other_sessions.html)
public struct TerminateAllOtherSessions: TDFunction, CustomStringConvertible {
    public typealias Result = Ok

    public init() {
    }

    public func encode(into wire: inout WireWriter) {
        wire.empty(#"{"@type":"terminateAllOtherSessions"}"#)
    }
}

/// `confirmSession session_id:int64 = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1confirm_session.html)
public struct ConfirmSession: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let sessionID: Int64

    public init(sessionID: Int64) {
        self.sessionID = sessionID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"confirmSession""#)
        wire.int64(#","session_id":"#, self.sessionID)
        wire.close()
    }
}

/// `toggleSessionCanAcceptCalls session_id:int64 can_accept_calls:Bool = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1toggle_session_can_accept_calls.html)
public struct ToggleSessionCanAcceptCalls: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let sessionID: Int64
    public let canAcceptCalls: Bool

    public init(sessionID: Int64, canAcceptCalls: Bool) {
        self.sessionID = sessionID
        self.canAcceptCalls = canAcceptCalls
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"toggleSessionCanAcceptCalls""#)
        wire.int64(#","session_id":"#, self.sessionID)
        wire.bool(#","can_accept_calls":"#, self.canAcceptCalls)
        wire.close()
    }
}

/// `toggleSessionCanAcceptSecretChats session_id:int64 can_accept_secret_chats:Bool = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1toggle_session_can_accept_secret_chats.html)
public struct ToggleSessionCanAcceptSecretChats: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let sessionID: Int64
    public let canAcceptSecretChats: Bool

    public init(sessionID: Int64, canAcceptSecretChats: Bool) {
        self.sessionID = sessionID
        self.canAcceptSecretChats = canAcceptSecretChats
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"toggleSessionCanAcceptSecretChats""#)
        wire.int64(#","session_id":"#, self.sessionID)
        wire.bool(#","can_accept_secret_chats":"#, self.canAcceptSecretChats)
        wire.close()
    }
}

/// `getConnectedWebsites = ConnectedWebsites`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_connected_websites.html)
public struct GetConnectedWebsites: TDFunction, CustomStringConvertible {
    public typealias Result = ConnectedWebsites

    public init() {
    }

    public func encode(into wire: inout WireWriter) {
        wire.empty(#"{"@type":"getConnectedWebsites"}"#)
    }
}

/// `setUserPrivacySettingRules setting:UserPrivacySetting rules:userPrivacySettingRules = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1set_user_privacy_setting_rules.html)
public struct SetUserPrivacySettingRules: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let setting: UserPrivacySetting
    public let rules: UserPrivacySettingRules

    public init(setting: UserPrivacySetting, rules: UserPrivacySettingRules) {
        self.setting = setting
        self.rules = rules
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"setUserPrivacySettingRules""#)
        wire.object(#","setting":"#, self.setting)
        wire.object(#","rules":"#, self.rules)
        wire.close()
    }
}

/// `getUserPrivacySettingRules setting:UserPrivacySetting = UserPrivacySettingRules`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_user_privacy_setting_rules.html)
public struct GetUserPrivacySettingRules: TDFunction, CustomStringConvertible {
    public typealias Result = UserPrivacySettingRules
    public let setting: UserPrivacySetting

    public init(setting: UserPrivacySetting) {
        self.setting = setting
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"getUserPrivacySettingRules""#)
        wire.object(#","setting":"#, self.setting)
        wire.close()
    }
}

/// `setNewChatPrivacySettings settings:newChatPrivacySettings = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1set_new_chat_privacy_settings.html)
public struct SetNewChatPrivacySettings: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let settings: NewChatPrivacySettings

    public init(settings: NewChatPrivacySettings) {
        self.settings = settings
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"setNewChatPrivacySettings""#)
        wire.object(#","settings":"#, self.settings)
        wire.close()
    }
}

/// `getNewChatPrivacySettings = NewChatPrivacySettings`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_new_chat_privacy_settings.html)
public struct GetNewChatPrivacySettings: TDFunction, CustomStringConvertible {
    public typealias Result = NewChatPrivacySettings

    public init() {
    }

    public func encode(into wire: inout WireWriter) {
        wire.empty(#"{"@type":"getNewChatPrivacySettings"}"#)
    }
}

/// `setAccountTtl ttl:accountTtl = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1set_account_ttl.html)
public struct SetAccountTtl: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let ttl: AccountTtl

    public init(ttl: AccountTtl) {
        self.ttl = ttl
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"setAccountTtl""#)
        wire.object(#","ttl":"#, self.ttl)
        wire.close()
    }
}

/// `getAccountTtl = AccountTtl`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_account_ttl.html)
public struct GetAccountTtl: TDFunction, CustomStringConvertible {
    public typealias Result = AccountTtl

    public init() {
    }

    public func encode(into wire: inout WireWriter) {
        wire.empty(#"{"@type":"getAccountTtl"}"#)
    }
}

/// `deleteAccount reason:string password:string = Ok`
///
/// Can be called before authorization.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1delete_account.html)
public struct DeleteAccount: TDFunction, CustomStringConvertible, CustomReflectable {
    public typealias Result = Ok
    public let reason: String
    public let password: String

    public init(reason: String, password: String) {
        self.reason = reason
        self.password = password
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"deleteAccount""#)
        wire.string(#","reason":"#, self.reason)
        wire.string(#","password":"#, self.password)
        wire.close()
    }
}

/// `sendEmailAddressVerificationCode email_address:string = EmailAddressAuthenticationCodeInfo`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1send_email_address_verification_code.html)
public struct SendEmailAddressVerificationCode: TDFunction, CustomStringConvertible, CustomReflectable {
    public typealias Result = EmailAddressAuthenticationCodeInfo
    public let emailAddress: String

    public init(emailAddress: String) {
        self.emailAddress = emailAddress
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"sendEmailAddressVerificationCode""#)
        wire.string(#","email_address":"#, self.emailAddress)
        wire.close()
    }
}

/// `resendEmailAddressVerificationCode = EmailAddressAuthenticationCodeInfo`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1resend_email_address_verification_code.html)
public struct ResendEmailAddressVerificationCode: TDFunction, CustomStringConvertible {
    public typealias Result = EmailAddressAuthenticationCodeInfo

    public init() {
    }

    public func encode(into wire: inout WireWriter) {
        wire.empty(#"{"@type":"resendEmailAddressVerificationCode"}"#)
    }
}

/// `checkEmailAddressVerificationCode code:string = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1check_email_address_verification_code.html)
public struct CheckEmailAddressVerificationCode: TDFunction, CustomStringConvertible, CustomReflectable {
    public typealias Result = Ok
    public let code: String

    public init(code: String) {
        self.code = code
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"checkEmailAddressVerificationCode""#)
        wire.string(#","code":"#, self.code)
        wire.close()
    }
}

/// `createNewStickerSet user_id:int53 title:string name:string sticker_type:StickerType needs_repainting:Bool stickers:vector<newSticker> source:string = StickerSet`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1create_new_sticker_set.html)
public struct CreateNewStickerSet: TDFunction, CustomStringConvertible, CustomReflectable {
    public typealias Result = StickerSet
    public let userID: Int64
    /// Length 1 to 64 characters.
    public let title: String
    /// Length 0 to 64 characters.
    public let name: String
    public let stickerType: StickerType
    public let needsRepainting: Bool
    /// Length 1 to 200 stickers.
    public let stickers: [NewSticker]
    public let source: String

    public init(
        userID: Int64,
        title: String,
        name: String,
        stickerType: StickerType,
        needsRepainting: Bool,
        stickers: [NewSticker],
        source: String
    ) {
        self.userID = userID
        self.title = title
        self.name = name
        self.stickerType = stickerType
        self.needsRepainting = needsRepainting
        self.stickers = stickers
        self.source = source
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"createNewStickerSet""#)
        wire.int53(#","user_id":"#, self.userID)
        wire.string(#","title":"#, self.title)
        wire.string(#","name":"#, self.name)
        wire.object(#","sticker_type":"#, self.stickerType)
        wire.bool(#","needs_repainting":"#, self.needsRepainting)
        wire.objects(#","stickers":"#, self.stickers)
        wire.string(#","source":"#, self.source)
        wire.close()
    }
}

/// `getConnectedAffiliateProgram affiliate:AffiliateType bot_user_id:int53 = ConnectedAffiliateProgram`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_connected_affiliate_program.html)
public struct GetConnectedAffiliateProgram: TDFunction, CustomStringConvertible {
    public typealias Result = ConnectedAffiliateProgram
    public let affiliate: AffiliateType
    public let botUserID: Int64

    public init(affiliate: AffiliateType, botUserID: Int64) {
        self.affiliate = affiliate
        self.botUserID = botUserID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"getConnectedAffiliateProgram""#)
        wire.object(#","affiliate":"#, self.affiliate)
        wire.int53(#","bot_user_id":"#, self.botUserID)
        wire.close()
    }
}

/// `getConnectedAffiliatePrograms affiliate:AffiliateType offset:string limit:int32 = ConnectedAffiliatePrograms`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_connected_affiliate_programs.html)
public struct GetConnectedAffiliatePrograms: TDFunction, CustomStringConvertible {
    public typealias Result = ConnectedAffiliatePrograms
    public let affiliate: AffiliateType
    public let offset: String
    public let limit: Int32

    public init(affiliate: AffiliateType, offset: String, limit: Int32) {
        self.affiliate = affiliate
        self.offset = offset
        self.limit = limit
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"getConnectedAffiliatePrograms""#)
        wire.object(#","affiliate":"#, self.affiliate)
        wire.string(#","offset":"#, self.offset)
        wire.int32(#","limit":"#, self.limit)
        wire.close()
    }
}

/// `acceptTermsOfService terms_of_service_id:string = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1accept_terms_of_service.html)
public struct AcceptTermsOfService: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let termsOfServiceID: String

    public init(termsOfServiceID: String) {
        self.termsOfServiceID = termsOfServiceID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"acceptTermsOfService""#)
        wire.string(#","terms_of_service_id":"#, self.termsOfServiceID)
        wire.close()
    }
}

/// `getPhoneNumberInfo phone_number_prefix:string = PhoneNumberInfo`
///
/// Can be called before authorization.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_phone_number_info.html)
public struct GetPhoneNumberInfo: TDFunction, CustomStringConvertible, CustomReflectable {
    public typealias Result = PhoneNumberInfo
    public let phoneNumberPrefix: String

    public init(phoneNumberPrefix: String) {
        self.phoneNumberPrefix = phoneNumberPrefix
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"getPhoneNumberInfo""#)
        wire.string(#","phone_number_prefix":"#, self.phoneNumberPrefix)
        wire.close()
    }
}

/// `getPhoneNumberInfoSync language_code:string phone_number_prefix:string = PhoneNumberInfo`
///
/// Can be called synchronously.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_phone_number_info_sync.html)
public struct GetPhoneNumberInfoSync: TDSynchronousFunction, CustomStringConvertible, CustomReflectable {
    public typealias Result = PhoneNumberInfo
    public let languageCode: String
    public let phoneNumberPrefix: String

    public init(languageCode: String, phoneNumberPrefix: String) {
        self.languageCode = languageCode
        self.phoneNumberPrefix = phoneNumberPrefix
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"getPhoneNumberInfoSync""#)
        wire.string(#","language_code":"#, self.languageCode)
        wire.string(#","phone_number_prefix":"#, self.phoneNumberPrefix)
        wire.close()
    }
}

extension TDFunctionSender {
    /// `getPasswordState = PasswordState`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_password_state.html)
    @_alwaysEmitIntoClient
    public func getPasswordState() async throws -> PasswordState {
        try await send(GetPasswordState())
    }

    /// `setPassword old_password:string new_password:string new_hint:string set_recovery_email_address:Bool new_recovery_email_address:string = PasswordState`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1set_password.html)
    @_alwaysEmitIntoClient
    public func setPassword(
        oldPassword: String,
        newPassword: String,
        newHint: String,
        setRecoveryEmailAddress: Bool,
        newRecoveryEmailAddress: String
    ) async throws -> PasswordState {
        try await send(SetPassword(
        oldPassword: oldPassword,
        newPassword: newPassword,
        newHint: newHint,
        setRecoveryEmailAddress: setRecoveryEmailAddress,
        newRecoveryEmailAddress: newRecoveryEmailAddress
    ))
    }

    /// `isLoginEmailAddressRequired = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1is_login_email_address_required.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func isLoginEmailAddressRequired() async throws -> Ok {
        try await send(IsLoginEmailAddressRequired())
    }

    /// `setLoginEmailAddress new_login_email_address:string = EmailAddressAuthenticationCodeInfo`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1set_login_email_address.html)
    @_alwaysEmitIntoClient
    public func setLoginEmailAddress(newLoginEmailAddress: String) async throws -> EmailAddressAuthenticationCodeInfo {
        try await send(SetLoginEmailAddress(newLoginEmailAddress: newLoginEmailAddress))
    }

    /// `resendLoginEmailAddressCode = EmailAddressAuthenticationCodeInfo`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1resend_login_email_address_code.html)
    @_alwaysEmitIntoClient
    public func resendLoginEmailAddressCode() async throws -> EmailAddressAuthenticationCodeInfo {
        try await send(ResendLoginEmailAddressCode())
    }

    /// `checkLoginEmailAddressCode code:EmailAddressAuthentication = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1check_login_email_address_code.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func checkLoginEmailAddressCode(code: EmailAddressAuthentication) async throws -> Ok {
        try await send(CheckLoginEmailAddressCode(code: code))
    }

    /// `getRecoveryEmailAddress password:string = RecoveryEmailAddress`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_recovery_email_address.html)
    @_alwaysEmitIntoClient
    public func getRecoveryEmailAddress(password: String) async throws -> RecoveryEmailAddress {
        try await send(GetRecoveryEmailAddress(password: password))
    }

    /// `setRecoveryEmailAddress password:string new_recovery_email_address:string = PasswordState`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1set_recovery_email_address.html)
    @_alwaysEmitIntoClient
    public func setRecoveryEmailAddress(
        password: String,
        newRecoveryEmailAddress: String
    ) async throws -> PasswordState {
        try await send(SetRecoveryEmailAddress(password: password, newRecoveryEmailAddress: newRecoveryEmailAddress))
    }

    /// `checkRecoveryEmailAddressCode code:string = PasswordState`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1check_recovery_email_address_code.html)
    @_alwaysEmitIntoClient
    public func checkRecoveryEmailAddressCode(code: String) async throws -> PasswordState {
        try await send(CheckRecoveryEmailAddressCode(code: code))
    }

    /// `resendRecoveryEmailAddressCode = PasswordState`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1resend_recovery_email_address_code.html)
    @_alwaysEmitIntoClient
    public func resendRecoveryEmailAddressCode() async throws -> PasswordState {
        try await send(ResendRecoveryEmailAddressCode())
    }

    /// `cancelRecoveryEmailAddressVerification = PasswordState`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1cancel_recovery_email_address_verification.html)
    @_alwaysEmitIntoClient
    public func cancelRecoveryEmailAddressVerification() async throws -> PasswordState {
        try await send(CancelRecoveryEmailAddressVerification())
    }

    /// `requestPasswordRecovery = EmailAddressAuthenticationCodeInfo`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1request_password_recovery.html)
    @_alwaysEmitIntoClient
    public func requestPasswordRecovery() async throws -> EmailAddressAuthenticationCodeInfo {
        try await send(RequestPasswordRecovery())
    }

    /// `checkPasswordRecoveryCode recovery_code:string = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1check_password_recovery_code.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func checkPasswordRecoveryCode(recoveryCode: String) async throws -> Ok {
        try await send(CheckPasswordRecoveryCode(recoveryCode: recoveryCode))
    }

    /// `recoverPassword recovery_code:string new_password:string new_hint:string = PasswordState`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1recover_password.html)
    @_alwaysEmitIntoClient
    public func recoverPassword(
        recoveryCode: String,
        newPassword: String,
        newHint: String
    ) async throws -> PasswordState {
        try await send(RecoverPassword(recoveryCode: recoveryCode, newPassword: newPassword, newHint: newHint))
    }

    /// `resetPassword = ResetPasswordResult`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1reset_password.html)
    @_alwaysEmitIntoClient
    public func resetPassword() async throws -> ResetPasswordResult {
        try await send(ResetPassword())
    }

    /// `cancelPasswordReset = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1cancel_password_reset.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func cancelPasswordReset() async throws -> Ok {
        try await send(CancelPasswordReset())
    }

    /// `createTemporaryPassword password:string valid_for:int32 = TemporaryPasswordState`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1create_temporary_password.html)
    @_alwaysEmitIntoClient
    public func createTemporaryPassword(password: String, validFor: Int32) async throws -> TemporaryPasswordState {
        try await send(CreateTemporaryPassword(password: password, validFor: validFor))
    }

    /// `getTemporaryPasswordState = TemporaryPasswordState`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_temporary_password_state.html)
    @_alwaysEmitIntoClient
    public func getTemporaryPasswordState() async throws -> TemporaryPasswordState {
        try await send(GetTemporaryPasswordState())
    }

    /// `getPasskeyParameters = Text`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_passkey_parameters.html)
    @_alwaysEmitIntoClient
    public func getPasskeyParameters() async throws -> Text {
        try await send(GetPasskeyParameters())
    }

    /// `addLoginPasskey client_data:string attestation_object:bytes = Passkey`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1add_login_passkey.html)
    @_alwaysEmitIntoClient
    public func addLoginPasskey(clientData: String, attestationObject: [UInt8]) async throws -> Passkey {
        try await send(AddLoginPasskey(clientData: clientData, attestationObject: attestationObject))
    }

    /// `getLoginPasskeys = Passkeys`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_login_passkeys.html)
    @_alwaysEmitIntoClient
    public func getLoginPasskeys() async throws -> Passkeys {
        try await send(GetLoginPasskeys())
    }

    /// `removeLoginPasskey passkey_id:string = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1remove_login_passkey.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func removeLoginPasskey(passkeyID: String) async throws -> Ok {
        try await send(RemoveLoginPasskey(passkeyID: passkeyID))
    }

    /// `hideContactCloseBirthdays = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1hide_contact_close_birthdays.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func hideContactCloseBirthdays() async throws -> Ok {
        try await send(HideContactCloseBirthdays())
    }

    /// `getLoginUrlInfo chat_id:int53 message_id:int53 button_id:int53 = LoginUrlInfo`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_login_url_info.html)
    @_alwaysEmitIntoClient
    public func getLoginUrlInfo(chatID: Int64, messageID: Int64, buttonID: Int64) async throws -> LoginUrlInfo {
        try await send(GetLoginUrlInfo(chatID: chatID, messageID: messageID, buttonID: buttonID))
    }

    /// `getLoginUrl chat_id:int53 message_id:int53 button_id:int53 allow_write_access:Bool = HttpUrl`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_login_url.html)
    @_alwaysEmitIntoClient
    public func getLoginUrl(
        chatID: Int64,
        messageID: Int64,
        buttonID: Int64,
        allowWriteAccess: Bool
    ) async throws -> HttpUrl {
        try await send(GetLoginUrl(
        chatID: chatID,
        messageID: messageID,
        buttonID: buttonID,
        allowWriteAccess: allowWriteAccess
    ))
    }

    /// `createNewBasicGroupChat user_ids:vector<int53> title:string message_auto_delete_time:int32 = CreatedBasicGroupChat`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1create_new_basic_group_chat.html)
    @_alwaysEmitIntoClient
    public func createNewBasicGroupChat(
        userIDs: [Int64],
        title: String,
        messageAutoDeleteTime: Int32
    ) async throws -> CreatedBasicGroupChat {
        try await send(CreateNewBasicGroupChat(
        userIDs: userIDs,
        title: title,
        messageAutoDeleteTime: messageAutoDeleteTime
    ))
    }

    /// `createNewSupergroupChat title:string is_forum:Bool is_channel:Bool description:string location:chatLocation message_auto_delete_time:int32 for_import:Bool = Chat`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1create_new_supergroup_chat.html)
    @_alwaysEmitIntoClient
    public func createNewSupergroupChat(
        title: String,
        isForum: Bool,
        isChannel: Bool,
        descriptionText: String,
        location: ChatLocation? = nil,
        messageAutoDeleteTime: Int32,
        forImport: Bool
    ) async throws -> Chat {
        try await send(CreateNewSupergroupChat(
        title: title,
        isForum: isForum,
        isChannel: isChannel,
        descriptionText: descriptionText,
        location: location,
        messageAutoDeleteTime: messageAutoDeleteTime,
        forImport: forImport
    ))
    }

    /// `createNewSecretChat user_id:int53 = Chat`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1create_new_secret_chat.html)
    @_alwaysEmitIntoClient
    public func createNewSecretChat(userID: Int64) async throws -> Chat {
        try await send(CreateNewSecretChat(userID: userID))
    }

    /// `addContact user_id:int53 contact:importedContact share_phone_number:Bool = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1add_contact.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func addContact(userID: Int64, contact: ImportedContact, sharePhoneNumber: Bool) async throws -> Ok {
        try await send(AddContact(userID: userID, contact: contact, sharePhoneNumber: sharePhoneNumber))
    }

    /// `importContacts contacts:vector<importedContact> = ImportedContacts`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1import_contacts.html)
    @_alwaysEmitIntoClient
    public func importContacts(contacts: [ImportedContact]) async throws -> ImportedContacts {
        try await send(ImportContacts(contacts: contacts))
    }

    /// `getContacts = Users`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_contacts.html)
    @_alwaysEmitIntoClient
    public func getContacts() async throws -> Users {
        try await send(GetContacts())
    }

    /// `searchContacts query:string limit:int32 = Users`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1search_contacts.html)
    @_alwaysEmitIntoClient
    public func searchContacts(query: String, limit: Int32) async throws -> Users {
        try await send(SearchContacts(query: query, limit: limit))
    }

    /// `removeContacts user_ids:vector<int53> = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1remove_contacts.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func removeContacts(userIDs: [Int64]) async throws -> Ok {
        try await send(RemoveContacts(userIDs: userIDs))
    }

    /// `getImportedContactCount = Count`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_imported_contact_count.html)
    @_alwaysEmitIntoClient
    public func getImportedContactCount() async throws -> Count {
        try await send(GetImportedContactCount())
    }

    /// `changeImportedContacts contacts:vector<importedContact> = ImportedContacts`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1change_imported_contacts.html)
    @_alwaysEmitIntoClient
    public func changeImportedContacts(contacts: [ImportedContact]) async throws -> ImportedContacts {
        try await send(ChangeImportedContacts(contacts: contacts))
    }

    /// `clearImportedContacts = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1clear_imported_contacts.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func clearImportedContacts() async throws -> Ok {
        try await send(ClearImportedContacts())
    }

    /// `setCloseFriends user_ids:vector<int53> = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1set_close_friends.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func setCloseFriends(userIDs: [Int64]) async throws -> Ok {
        try await send(SetCloseFriends(userIDs: userIDs))
    }

    /// `getCloseFriends = Users`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_close_friends.html)
    @_alwaysEmitIntoClient
    public func getCloseFriends() async throws -> Users {
        try await send(GetCloseFriends())
    }

    /// `getPersonalChatHistory user_id:int53 limit:int32 = Messages`
    ///
    /// For bots only.
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_personal_chat_history.html)
    @_alwaysEmitIntoClient
    public func getPersonalChatHistory(userID: Int64, limit: Int32) async throws -> Messages {
        try await send(GetPersonalChatHistory(userID: userID, limit: limit))
    }

    /// `sharePhoneNumber user_id:int53 = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1share_phone_number.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func sharePhoneNumber(userID: Int64) async throws -> Ok {
        try await send(SharePhoneNumber(userID: userID))
    }

    /// `isProfileAudio file_id:int32 = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1is_profile_audio.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func isProfileAudio(fileID: Int32) async throws -> Ok {
        try await send(IsProfileAudio(fileID: fileID))
    }

    /// `addProfileAudio audio:inputAudio = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1add_profile_audio.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func addProfileAudio(audio: InputAudio) async throws -> Ok {
        try await send(AddProfileAudio(audio: audio))
    }

    /// `setProfileAudioPosition file_id:int32 after_file_id:int32 = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1set_profile_audio_position.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func setProfileAudioPosition(fileID: Int32, afterFileID: Int32) async throws -> Ok {
        try await send(SetProfileAudioPosition(fileID: fileID, afterFileID: afterFileID))
    }

    /// `removeProfileAudio file_id:int32 = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1remove_profile_audio.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func removeProfileAudio(fileID: Int32) async throws -> Ok {
        try await send(RemoveProfileAudio(fileID: fileID))
    }

    /// `setProfilePhoto photo:InputChatPhoto is_public:Bool = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1set_profile_photo.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func setProfilePhoto(photo: InputChatPhoto, isPublic: Bool) async throws -> Ok {
        try await send(SetProfilePhoto(photo: photo, isPublic: isPublic))
    }

    /// `deleteProfilePhoto profile_photo_id:int64 = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1delete_profile_photo.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func deleteProfilePhoto(profilePhotoID: Int64) async throws -> Ok {
        try await send(DeleteProfilePhoto(profilePhotoID: profilePhotoID))
    }

    /// `setProfileAccentColor profile_accent_color_id:int32 profile_background_custom_emoji_id:int64 = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1set_profile_accent_color.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func setProfileAccentColor(
        profileAccentColorID: Int32,
        profileBackgroundCustomEmojiID: Int64
    ) async throws -> Ok {
        try await send(SetProfileAccentColor(
        profileAccentColorID: profileAccentColorID,
        profileBackgroundCustomEmojiID: profileBackgroundCustomEmojiID
    ))
    }

    /// `setName first_name:string last_name:string = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1set_name.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func setName(firstName: String, lastName: String) async throws -> Ok {
        try await send(SetName(firstName: firstName, lastName: lastName))
    }

    /// `setBio bio:string = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1set_bio.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func setBio(bio: String) async throws -> Ok {
        try await send(SetBio(bio: bio))
    }

    /// `setUsername username:string = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1set_username.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func setUsername(username: String) async throws -> Ok {
        try await send(SetUsername(username: username))
    }

    /// `toggleUsernameIsActive username:string is_active:Bool = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1toggle_username_is_active.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func toggleUsernameIsActive(username: String, isActive: Bool) async throws -> Ok {
        try await send(ToggleUsernameIsActive(username: username, isActive: isActive))
    }

    /// `setBirthdate birthdate:birthdate = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1set_birthdate.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func setBirthdate(birthdate: Birthdate? = nil) async throws -> Ok {
        try await send(SetBirthdate(birthdate: birthdate))
    }

    /// `setPersonalChat chat_id:int53 = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1set_personal_chat.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func setPersonalChat(chatID: Int64) async throws -> Ok {
        try await send(SetPersonalChat(chatID: chatID))
    }

    /// `sendPhoneNumberCode phone_number:string settings:phoneNumberAuthenticationSettings type:PhoneNumberCodeType = AuthenticationCodeInfo`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1send_phone_number_code.html)
    @_alwaysEmitIntoClient
    public func sendPhoneNumberCode(
        phoneNumber: String,
        settings: PhoneNumberAuthenticationSettings? = nil,
        type: PhoneNumberCodeType
    ) async throws -> AuthenticationCodeInfo {
        try await send(SendPhoneNumberCode(phoneNumber: phoneNumber, settings: settings, type: type))
    }

    /// `sendPhoneNumberFirebaseSms token:string = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1send_phone_number_firebase_sms.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func sendPhoneNumberFirebaseSms(token: String) async throws -> Ok {
        try await send(SendPhoneNumberFirebaseSms(token: token))
    }

    /// `reportPhoneNumberCodeMissing mobile_network_code:string = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1report_phone_number_code_missing.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func reportPhoneNumberCodeMissing(mobileNetworkCode: String) async throws -> Ok {
        try await send(ReportPhoneNumberCodeMissing(mobileNetworkCode: mobileNetworkCode))
    }

    /// `resendPhoneNumberCode reason:ResendCodeReason = AuthenticationCodeInfo`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1resend_phone_number_code.html)
    @_alwaysEmitIntoClient
    public func resendPhoneNumberCode(reason: ResendCodeReason? = nil) async throws -> AuthenticationCodeInfo {
        try await send(ResendPhoneNumberCode(reason: reason))
    }

    /// `checkPhoneNumberCode code:string = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1check_phone_number_code.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func checkPhoneNumberCode(code: String) async throws -> Ok {
        try await send(CheckPhoneNumberCode(code: code))
    }

    /// `terminateSession session_id:int64 = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1terminate_session.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func terminateSession(sessionID: Int64) async throws -> Ok {
        try await send(TerminateSession(sessionID: sessionID))
    }

    /// `terminateAllOtherSessions = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1terminate_all_other_sessions.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func terminateAllOtherSessions() async throws -> Ok {
        try await send(TerminateAllOtherSessions())
    }

    /// `confirmSession session_id:int64 = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1confirm_session.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func confirmSession(sessionID: Int64) async throws -> Ok {
        try await send(ConfirmSession(sessionID: sessionID))
    }

    /// `toggleSessionCanAcceptCalls session_id:int64 can_accept_calls:Bool = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1toggle_session_can_accept_calls.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func toggleSessionCanAcceptCalls(sessionID: Int64, canAcceptCalls: Bool) async throws -> Ok {
        try await send(ToggleSessionCanAcceptCalls(sessionID: sessionID, canAcceptCalls: canAcceptCalls))
    }

    /// `toggleSessionCanAcceptSecretChats session_id:int64 can_accept_secret_chats:Bool = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1toggle_session_can_accept_secret_chats.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func toggleSessionCanAcceptSecretChats(sessionID: Int64, canAcceptSecretChats: Bool) async throws -> Ok {
        try await send(ToggleSessionCanAcceptSecretChats(
        sessionID: sessionID,
        canAcceptSecretChats: canAcceptSecretChats
    ))
    }

    /// `getConnectedWebsites = ConnectedWebsites`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_connected_websites.html)
    @_alwaysEmitIntoClient
    public func getConnectedWebsites() async throws -> ConnectedWebsites {
        try await send(GetConnectedWebsites())
    }

    /// `setUserPrivacySettingRules setting:UserPrivacySetting rules:userPrivacySettingRules = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1set_user_privacy_setting_rules.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func setUserPrivacySettingRules(
        setting: UserPrivacySetting,
        rules: UserPrivacySettingRules
    ) async throws -> Ok {
        try await send(SetUserPrivacySettingRules(setting: setting, rules: rules))
    }

    /// `getUserPrivacySettingRules setting:UserPrivacySetting = UserPrivacySettingRules`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_user_privacy_setting_rules.html)
    @_alwaysEmitIntoClient
    public func getUserPrivacySettingRules(setting: UserPrivacySetting) async throws -> UserPrivacySettingRules {
        try await send(GetUserPrivacySettingRules(setting: setting))
    }

    /// `setNewChatPrivacySettings settings:newChatPrivacySettings = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1set_new_chat_privacy_settings.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func setNewChatPrivacySettings(settings: NewChatPrivacySettings) async throws -> Ok {
        try await send(SetNewChatPrivacySettings(settings: settings))
    }

    /// `getNewChatPrivacySettings = NewChatPrivacySettings`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_new_chat_privacy_settings.html)
    @_alwaysEmitIntoClient
    public func getNewChatPrivacySettings() async throws -> NewChatPrivacySettings {
        try await send(GetNewChatPrivacySettings())
    }

    /// `setAccountTtl ttl:accountTtl = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1set_account_ttl.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func setAccountTtl(ttl: AccountTtl) async throws -> Ok {
        try await send(SetAccountTtl(ttl: ttl))
    }

    /// `getAccountTtl = AccountTtl`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_account_ttl.html)
    @_alwaysEmitIntoClient
    public func getAccountTtl() async throws -> AccountTtl {
        try await send(GetAccountTtl())
    }

    /// `deleteAccount reason:string password:string = Ok`
    ///
    /// Can be called before authorization.
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1delete_account.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func deleteAccount(reason: String, password: String) async throws -> Ok {
        try await send(DeleteAccount(reason: reason, password: password))
    }

    /// `sendEmailAddressVerificationCode email_address:string = EmailAddressAuthenticationCodeInfo`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1send_email_address_verification_code.html)
    @_alwaysEmitIntoClient
    public func sendEmailAddressVerificationCode(
        emailAddress: String
    ) async throws -> EmailAddressAuthenticationCodeInfo {
        try await send(SendEmailAddressVerificationCode(emailAddress: emailAddress))
    }

    /// `resendEmailAddressVerificationCode = EmailAddressAuthenticationCodeInfo`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1resend_email_address_verification_code.html)
    @_alwaysEmitIntoClient
    public func resendEmailAddressVerificationCode() async throws -> EmailAddressAuthenticationCodeInfo {
        try await send(ResendEmailAddressVerificationCode())
    }

    /// `checkEmailAddressVerificationCode code:string = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1check_email_address_verification_code.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func checkEmailAddressVerificationCode(code: String) async throws -> Ok {
        try await send(CheckEmailAddressVerificationCode(code: code))
    }

    /// `createNewStickerSet user_id:int53 title:string name:string sticker_type:StickerType needs_repainting:Bool stickers:vector<newSticker> source:string = StickerSet`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1create_new_sticker_set.html)
    @_alwaysEmitIntoClient
    public func createNewStickerSet(
        userID: Int64,
        title: String,
        name: String,
        stickerType: StickerType,
        needsRepainting: Bool,
        stickers: [NewSticker],
        source: String
    ) async throws -> StickerSet {
        try await send(CreateNewStickerSet(
        userID: userID,
        title: title,
        name: name,
        stickerType: stickerType,
        needsRepainting: needsRepainting,
        stickers: stickers,
        source: source
    ))
    }

    /// `getConnectedAffiliateProgram affiliate:AffiliateType bot_user_id:int53 = ConnectedAffiliateProgram`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_connected_affiliate_program.html)
    @_alwaysEmitIntoClient
    public func getConnectedAffiliateProgram(
        affiliate: AffiliateType,
        botUserID: Int64
    ) async throws -> ConnectedAffiliateProgram {
        try await send(GetConnectedAffiliateProgram(affiliate: affiliate, botUserID: botUserID))
    }

    /// `getConnectedAffiliatePrograms affiliate:AffiliateType offset:string limit:int32 = ConnectedAffiliatePrograms`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_connected_affiliate_programs.html)
    @_alwaysEmitIntoClient
    public func getConnectedAffiliatePrograms(
        affiliate: AffiliateType,
        offset: String,
        limit: Int32
    ) async throws -> ConnectedAffiliatePrograms {
        try await send(GetConnectedAffiliatePrograms(affiliate: affiliate, offset: offset, limit: limit))
    }

    /// `acceptTermsOfService terms_of_service_id:string = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1accept_terms_of_service.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func acceptTermsOfService(termsOfServiceID: String) async throws -> Ok {
        try await send(AcceptTermsOfService(termsOfServiceID: termsOfServiceID))
    }

    /// `getPhoneNumberInfo phone_number_prefix:string = PhoneNumberInfo`
    ///
    /// Can be called before authorization.
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_phone_number_info.html)
    @_alwaysEmitIntoClient
    public func getPhoneNumberInfo(phoneNumberPrefix: String) async throws -> PhoneNumberInfo {
        try await send(GetPhoneNumberInfo(phoneNumberPrefix: phoneNumberPrefix))
    }

    /// `getPhoneNumberInfoSync language_code:string phone_number_prefix:string = PhoneNumberInfo`
    ///
    /// Can be called synchronously.
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_phone_number_info_sync.html)
    @_alwaysEmitIntoClient
    public func getPhoneNumberInfoSync(
        languageCode: String,
        phoneNumberPrefix: String
    ) async throws -> PhoneNumberInfo {
        try await send(GetPhoneNumberInfoSync(languageCode: languageCode, phoneNumberPrefix: phoneNumberPrefix))
    }
}

#if Hashable
extension GetPasswordState: Hashable {}
extension SetPassword: Hashable {}
extension IsLoginEmailAddressRequired: Hashable {}
extension SetLoginEmailAddress: Hashable {}
extension ResendLoginEmailAddressCode: Hashable {}
extension CheckLoginEmailAddressCode: Hashable {}
extension GetRecoveryEmailAddress: Hashable {}
extension SetRecoveryEmailAddress: Hashable {}
extension CheckRecoveryEmailAddressCode: Hashable {}
extension ResendRecoveryEmailAddressCode: Hashable {}
extension CancelRecoveryEmailAddressVerification: Hashable {}
extension RequestPasswordRecovery: Hashable {}
extension CheckPasswordRecoveryCode: Hashable {}
extension RecoverPassword: Hashable {}
extension ResetPassword: Hashable {}
extension CancelPasswordReset: Hashable {}
extension CreateTemporaryPassword: Hashable {}
extension GetTemporaryPasswordState: Hashable {}
extension GetPasskeyParameters: Hashable {}
extension AddLoginPasskey: Hashable {}
extension GetLoginPasskeys: Hashable {}
extension RemoveLoginPasskey: Hashable {}
extension HideContactCloseBirthdays: Hashable {}
extension GetLoginUrlInfo: Hashable {}
extension GetLoginUrl: Hashable {}
extension CreateNewBasicGroupChat: Hashable {}
extension CreateNewSupergroupChat: Hashable {}
extension CreateNewSecretChat: Hashable {}
extension AddContact: Hashable {}
extension ImportContacts: Hashable {}
extension GetContacts: Hashable {}
extension SearchContacts: Hashable {}
extension RemoveContacts: Hashable {}
extension GetImportedContactCount: Hashable {}
extension ChangeImportedContacts: Hashable {}
extension ClearImportedContacts: Hashable {}
extension SetCloseFriends: Hashable {}
extension GetCloseFriends: Hashable {}
extension GetPersonalChatHistory: Hashable {}
extension SharePhoneNumber: Hashable {}
extension IsProfileAudio: Hashable {}
extension AddProfileAudio: Hashable {}
extension SetProfileAudioPosition: Hashable {}
extension RemoveProfileAudio: Hashable {}
extension SetProfilePhoto: Hashable {}
extension DeleteProfilePhoto: Hashable {}
extension SetProfileAccentColor: Hashable {}
extension SetName: Hashable {}
extension SetBio: Hashable {}
extension SetUsername: Hashable {}
extension ToggleUsernameIsActive: Hashable {}
extension SetBirthdate: Hashable {}
extension SetPersonalChat: Hashable {}
extension SendPhoneNumberCode: Hashable {}
extension SendPhoneNumberFirebaseSms: Hashable {}
extension ReportPhoneNumberCodeMissing: Hashable {}
extension ResendPhoneNumberCode: Hashable {}
extension CheckPhoneNumberCode: Hashable {}
extension TerminateSession: Hashable {}
extension TerminateAllOtherSessions: Hashable {}
extension ConfirmSession: Hashable {}
extension ToggleSessionCanAcceptCalls: Hashable {}
extension ToggleSessionCanAcceptSecretChats: Hashable {}
extension GetConnectedWebsites: Hashable {}
extension SetUserPrivacySettingRules: Hashable {}
extension GetUserPrivacySettingRules: Hashable {}
extension SetNewChatPrivacySettings: Hashable {}
extension GetNewChatPrivacySettings: Hashable {}
extension SetAccountTtl: Hashable {}
extension GetAccountTtl: Hashable {}
extension DeleteAccount: Hashable {}
extension SendEmailAddressVerificationCode: Hashable {}
extension ResendEmailAddressVerificationCode: Hashable {}
extension CheckEmailAddressVerificationCode: Hashable {}
extension CreateNewStickerSet: Hashable {}
extension GetConnectedAffiliateProgram: Hashable {}
extension GetConnectedAffiliatePrograms: Hashable {}
extension AcceptTermsOfService: Hashable {}
extension GetPhoneNumberInfo: Hashable {}
extension GetPhoneNumberInfoSync: Hashable {}
#endif
