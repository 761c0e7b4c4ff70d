// Made by `tlgen generate` from the schema of TDLib 1.8.66
// (SHA-256 b8b6a863746fc580815c6d04e9e34728b654b15a12940087f06757b2097ce4c5). Don't edit.

/// `getPassportElement type:PassportElementType password:string = PassportElement`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_passport_element.html)
public struct GetPassportElement: TDFunction, CustomStringConvertible, CustomReflectable {
    public typealias Result = PassportElement
    public let type: PassportElementType
    public let password: String

    public init(type: PassportElementType, password: String) {
        self.type = type
        self.password = password
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"getPassportElement""#)
        wire.object(#","type":"#, self.type)
        wire.string(#","password":"#, self.password)
        wire.close()
    }
}

/// `getAllPassportElements password:string = PassportElements`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_all_passport_elements.html)
public struct GetAllPassportElements: TDFunction, CustomStringConvertible, CustomReflectable {
    public typealias Result = PassportElements
    public let password: String

    public init(password: String) {
        self.password = password
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"getAllPassportElements""#)
        wire.string(#","password":"#, self.password)
        wire.close()
    }
}

/// `setPassportElement element:InputPassportElement password:string = PassportElement`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1set_passport_element.html)
public struct SetPassportElement: TDFunction, CustomStringConvertible, CustomReflectable {
    public typealias Result = PassportElement
    public let element: InputPassportElement
    public let password: String

    public init(element: InputPassportElement, password: String) {
        self.element = element
        self.password = password
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"setPassportElement""#)
        wire.object(#","element":"#, self.element)
        wire.string(#","password":"#, self.password)
        wire.close()
    }
}

/// `deletePassportElement type:PassportElementType = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1delete_passport_element.html)
public struct DeletePassportElement: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let type: PassportElementType

    public init(type: PassportElementType) {
        self.type = type
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"deletePassportElement""#)
        wire.object(#","type":"#, self.type)
        wire.close()
    }
}

/// `setPassportElementErrors user_id:int53 errors:vector<inputPassportElementError> = Ok`
///
/// For bots only.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1set_passport_element_errors.html)
public struct SetPassportElementErrors: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let userID: Int64
    public let errors: [InputPassportElementError]

    public init(userID: Int64, errors: [InputPassportElementError]) {
        self.userID = userID
        self.errors = errors
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"setPassportElementErrors""#)
        wire.int53(#","user_id":"#, self.userID)
        wire.objects(#","errors":"#, self.errors)
        wire.close()
    }
}

/// `getPassportAuthorizationForm bot_user_id:int53 scope:string public_key:string nonce:string = PassportAuthorizationForm`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_passport_authorization_form.html)
public struct GetPassportAuthorizationForm: TDFunction, CustomStringConvertible, CustomReflectable {
    public typealias Result = PassportAuthorizationForm
    public let botUserID: Int64
    public let scope: String
    public let publicKey: String
    public let nonce: String

    public init(botUserID: Int64, scope: String, publicKey: String, nonce: String) {
        self.botUserID = botUserID
        self.scope = scope
        self.publicKey = publicKey
        self.nonce = nonce
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"getPassportAuthorizationForm""#)
        wire.int53(#","bot_user_id":"#, self.botUserID)
        wire.string(#","scope":"#, self.scope)
        wire.string(#","public_key":"#, self.publicKey)
        wire.string(#","nonce":"#, self.nonce)
        wire.close()
    }
}

/// `getPassportAuthorizationFormAvailableElements authorization_form_id:int32 password:string = PassportElementsWithErrors`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_passport_authorization_form_available_elements.html)
public struct GetPassportAuthorizationFormAvailableElements: TDFunction, CustomStringConvertible, CustomReflectable {
    public typealias Result = PassportElementsWithErrors
    public let authorizationFormID: Int32
    public let password: String

    public init(authorizationFormID: Int32, password: String) {
        self.authorizationFormID = authorizationFormID
        self.password = password
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"getPassportAuthorizationFormAvailableElements""#)
        wire.int32(#","authorization_form_id":"#, self.authorizationFormID)
        wire.string(#","password":"#, self.password)
        wire.close()
    }
}

/// `sendPassportAuthorizationForm authorization_form_id:int32 types:vector<PassportElementType> = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1send_passport_authorization_form.html)
public struct SendPassportAuthorizationForm: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let authorizationFormID: Int32
    public let types: [PassportElementType]

    public init(authorizationFormID: Int32, types: [PassportElementType]) {
        self.authorizationFormID = authorizationFormID
        self.types = types
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"sendPassportAuthorizationForm""#)
        wire.int32(#","authorization_form_id":"#, self.authorizationFormID)
        wire.objects(#","types":"#, self.types)
        wire.close()
    }
}

extension TDFunctionSender {
    /// `getPassportElement type:PassportElementType password:string = PassportElement`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_passport_element.html)
    @_alwaysEmitIntoClient
    public func getPassportElement(type: PassportElementType, password: String) async throws -> PassportElement {
        try await send(GetPassportElement(type: type, password: password))
    }

    /// `getAllPassportElements password:string = PassportElements`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_all_passport_elements.html)
    @_alwaysEmitIntoClient
    public func getAllPassportElements(password: String) async throws -> PassportElements {
        try await send(GetAllPassportElements(password: password))
    }

    /// `setPassportElement element:InputPassportElement password:string = PassportElement`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1set_passport_element.html)
    @_alwaysEmitIntoClient
    public func setPassportElement(element: InputPassportElement, password: String) async throws -> PassportElement {
        try await send(SetPassportElement(element: element, password: password))
    }

    /// `deletePassportElement type:PassportElementType = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1delete_passport_element.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func deletePassportElement(type: PassportElementType) async throws -> Ok {
        try await send(DeletePassportElement(type: type))
    }

    /// `setPassportElementErrors user_id:int53 errors:vector<inputPassportElementError> = Ok`
    ///
    /// For bots only.
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1set_passport_element_errors.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func setPassportElementErrors(userID: Int64, errors: [InputPassportElementError]) async throws -> Ok {
        try await send(SetPassportElementErrors(userID: userID, errors: errors))
    }

    /// `getPassportAuthorizationForm bot_user_id:int53 scope:string public_key:string nonce:string = PassportAuthorizationForm`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_passport_authorization_form.html)
    @_alwaysEmitIntoClient
    public func getPassportAuthorizationForm(
        botUserID: Int64,
        scope: String,
        publicKey: String,
        nonce: String
    ) async throws -> PassportAuthorizationForm {
        try await send(GetPassportAuthorizationForm(
        botUserID: botUserID,
        scope: scope,
        publicKey: publicKey,
        nonce: nonce
    ))
    }

    /// `getPassportAuthorizationFormAvailableElements authorization_form_id:int32 password:string = PassportElementsWithErrors`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_passport_authorization_form_available_elements.html)
    @_alwaysEmitIntoClient
    public func getPassportAuthorizationFormAvailableElements(
        authorizationFormID: Int32,
        password: String
    ) async throws -> PassportElementsWithErrors {
        try await send(GetPassportAuthorizationFormAvailableElements(
        authorizationFormID: authorizationFormID,
        password: password
    ))
    }

    /// `sendPassportAuthorizationForm authorization_form_id:int32 types:vector<PassportElementType> = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1send_passport_authorization_form.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func sendPassportAuthorizationForm(
        authorizationFormID: Int32,
        types: [PassportElementType]
    ) async throws -> Ok {
        try await send(SendPassportAuthorizationForm(authorizationFormID: authorizationFormID, types: types))
    }
}

#if Hashable
extension GetPassportElement: Hashable {}
extension GetAllPassportElements: Hashable {}
extension SetPassportElement: Hashable {}
extension DeletePassportElement: Hashable {}
extension SetPassportElementErrors: Hashable {}
extension GetPassportAuthorizationForm: Hashable {}
extension GetPassportAuthorizationFormAvailableElements: Hashable {}
extension SendPassportAuthorizationForm: Hashable {}
#endif
