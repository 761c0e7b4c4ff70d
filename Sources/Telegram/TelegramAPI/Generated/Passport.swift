// Made by `tlgen generate` from the schema of TDLib 1.8.66
// (SHA-256 b8b6a863746fc580815c6d04e9e34728b654b15a12940087f06757b2097ce4c5). Don't edit.

/// `datedFile file:file date:int32 = DatedFile`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1dated_file.html)
public struct DatedFile: TDDecodable, CustomStringConvertible, CustomReflectable {
    public let file: File
    /// Unix time in seconds.
    public let date: Int32

    public init(file: File, date: Int32) {
        self.file = file
        self.date = date
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"datedFile""#)
        wire.object(#","file":"#, self.file)
        wire.int32(#","date":"#, self.date)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> DatedFile? {
        wire.open(#"{"@type":"datedFile""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> DatedFile? {
        var file: File? = nil
        var date: Int32 = 0
        var mark = wire.cursor
        repeat {
            wire.object(#","file":"#, &file)
            wire.int32(#","date":"#, &date)
        } while wire.more(&mark)
        guard !wire.failed, let file = wire.required(consume file) else { wire.missing("file"); return nil }
        return DatedFile(file: file, date: date)
    }
}

/// `PassportElementType`, one of 13 constructors.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1_passport_element_type.html)
public enum PassportElementType: TDDecodable, CustomStringConvertible, CustomReflectable {
    /// `passportElementTypePersonalDetails = PassportElementType`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1passport_element_type_personal_details.html)
    case personalDetails
    /// `passportElementTypePassport = PassportElementType`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1passport_element_type_passport.html)
    case passport
    /// `passportElementTypeDriverLicense = PassportElementType`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1passport_element_type_driver_license.html)
    case driverLicense
    /// `passportElementTypeIdentityCard = PassportElementType`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1passport_element_type_identity_card.html)
    case identityCard
    /// `passportElementTypeInternalPassport = PassportElementType`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1passport_element_type_internal_passport.html)
    case internalPassport
    /// `passportElementTypeAddress = PassportElementType`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1passport_element_type_address.html)
    case address
    /// `passportElementTypeUtilityBill = PassportElementType`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1passport_element_type_utility_bill.html)
    case utilityBill
    /// `passportElementTypeBankStatement = PassportElementType`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1passport_element_type_bank_statement.html)
    case bankStatement
    /// `passportElementTypeRentalAgreement = PassportElementType`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1passport_element_type_rental_agreement.html)
    case rentalAgreement
    /// `passportElementTypePassportRegistration = PassportElementType`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1passport_element_type_passport_registration.html)
    case passportRegistration
    /// `passportElementTypeTemporaryRegistration = PassportElementType`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1passport_element_type_temporary_registration.html)
    case temporaryRegistration
    /// `passportElementTypePhoneNumber = PassportElementType`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1passport_element_type_phone_number.html)
    case phoneNumber
    /// `passportElementTypeEmailAddress = PassportElementType`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1passport_element_type_email_address.html)
    case emailAddress
    /// A constructor that this version of the schema does not know, as its name and its JSON.
    indirect case unknown(type: String, json: String)

    public func encode(into wire: inout WireWriter) {
        switch self {
        case .personalDetails: wire.empty(#"{"@type":"passportElementTypePersonalDetails"}"#)
        case .passport: wire.empty(#"{"@type":"passportElementTypePassport"}"#)
        case .driverLicense: wire.empty(#"{"@type":"passportElementTypeDriverLicense"}"#)
        case .identityCard: wire.empty(#"{"@type":"passportElementTypeIdentityCard"}"#)
        case .internalPassport: wire.empty(#"{"@type":"passportElementTypeInternalPassport"}"#)
        case .address: wire.empty(#"{"@type":"passportElementTypeAddress"}"#)
        case .utilityBill: wire.empty(#"{"@type":"passportElementTypeUtilityBill"}"#)
        case .bankStatement: wire.empty(#"{"@type":"passportElementTypeBankStatement"}"#)
        case .rentalAgreement: wire.empty(#"{"@type":"passportElementTypeRentalAgreement"}"#)
        case .passportRegistration: wire.empty(#"{"@type":"passportElementTypePassportRegistration"}"#)
        case .temporaryRegistration: wire.empty(#"{"@type":"passportElementTypeTemporaryRegistration"}"#)
        case .phoneNumber: wire.empty(#"{"@type":"passportElementTypePhoneNumber"}"#)
        case .emailAddress: wire.empty(#"{"@type":"passportElementTypeEmailAddress"}"#)
        case .unknown(_, let json): wire.unknown(json)
        }
    }

    public static func read(_ wire: inout WireReader) -> PassportElementType? {
        switch wire.constructor(of: .passportElementType) {
        case 0: if wire.close() { return .personalDetails }  // passportElementTypePersonalDetails
        case 1: if wire.close() { return .passport }  // passportElementTypePassport
        case 2: if wire.close() { return .driverLicense }  // passportElementTypeDriverLicense
        case 3: if wire.close() { return .identityCard }  // passportElementTypeIdentityCard
        case 4: if wire.close() { return .internalPassport }  // passportElementTypeInternalPassport
        case 5: if wire.close() { return .address }  // passportElementTypeAddress
        case 6: if wire.close() { return .utilityBill }  // passportElementTypeUtilityBill
        case 7: if wire.close() { return .bankStatement }  // passportElementTypeBankStatement
        case 8: if wire.close() { return .rentalAgreement }  // passportElementTypeRentalAgreement
        case 9: if wire.close() { return .passportRegistration }  // passportElementTypePassportRegistration
        case 10: if wire.close() { return .temporaryRegistration }  // passportElementTypeTemporaryRegistration
        case 11: if wire.close() { return .phoneNumber }  // passportElementTypePhoneNumber
        case 12: if wire.close() { return .emailAddress }  // passportElementTypeEmailAddress
        case WireReader.nothing: break
        default: if let (type, json) = wire.takeUnknown() { return .unknown(type: type, json: json) }
        }
        return nil
    }
}

/// `identityDocument number:string expiration_date:date front_side:datedFile reverse_side:datedFile selfie:datedFile translation:vector<datedFile> = IdentityDocument`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1identity_document.html)
public struct IdentityDocument: TDDecodable, CustomStringConvertible, CustomReflectable {
    private final class Fields: Sendable {
        let number: String
        let expirationDate: TDDate?
        let frontSide: DatedFile
        let reverseSide: DatedFile?
        let selfie: DatedFile?
        let translation: [DatedFile]
        init(
            _ number: String,
            _ expirationDate: TDDate?,
            _ frontSide: DatedFile,
            _ reverseSide: DatedFile?,
            _ selfie: DatedFile?,
            _ translation: [DatedFile]
        ) {
            self.number = number
            self.expirationDate = expirationDate
            self.frontSide = frontSide
            self.reverseSide = reverseSide
            self.selfie = selfie
            self.translation = translation
        }
    }
    private let fields: Fields
    /// Length 1 to 24 characters.
    public var number: String { fields.number }
    /// May be absent.
    public var expirationDate: TDDate? { fields.expirationDate }
    public var frontSide: DatedFile { fields.frontSide }
    /// May be absent.
    public var reverseSide: DatedFile? { fields.reverseSide }
    /// May be absent.
    public var selfie: DatedFile? { fields.selfie }
    public var translation: [DatedFile] { fields.translation }

    public init(
        number: String,
        expirationDate: TDDate? = nil,
        frontSide: DatedFile,
        reverseSide: DatedFile? = nil,
        selfie: DatedFile? = nil,
        translation: [DatedFile]
    ) {
        fields = Fields(number, expirationDate, frontSide, reverseSide, selfie, translation)
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"identityDocument""#)
        wire.string(#","number":"#, fields.number)
        wire.object(#","expiration_date":"#, fields.expirationDate)
        wire.object(#","front_side":"#, fields.frontSide)
        wire.object(#","reverse_side":"#, fields.reverseSide)
        wire.object(#","selfie":"#, fields.selfie)
        wire.objects(#","translation":"#, fields.translation)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> IdentityDocument? {
        wire.open(#"{"@type":"identityDocument""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> IdentityDocument? {
        var number: String = ""
        var expirationDate: TDDate? = nil
        var frontSide: DatedFile? = nil
        var reverseSide: DatedFile? = nil
        var selfie: DatedFile? = nil
        var translation: [DatedFile] = []
        var mark = wire.cursor
        repeat {
            wire.string(#","number":"#, &number)
            wire.object(#","expiration_date":"#, &expirationDate)
            wire.object(#","front_side":"#, &frontSide)
            wire.object(#","reverse_side":"#, &reverseSide)
            wire.object(#","selfie":"#, &selfie)
            wire.objects(#","translation":"#, &translation)
        } while wire.more(&mark)
        guard 
            !wire.failed,
            let frontSide = wire.required(consume frontSide)
         else { wire.missing("front_side"); return nil }
        return IdentityDocument(
            number: number,
            expirationDate: expirationDate,
            frontSide: frontSide,
            reverseSide: reverseSide,
            selfie: selfie,
            translation: translation
        )
    }
}

/// `inputIdentityDocument number:string expiration_date:date front_side:InputFile reverse_side:InputFile selfie:InputFile translation:vector<InputFile> = InputIdentityDocument`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1input_identity_document.html)
public struct InputIdentityDocument: TDObject, CustomStringConvertible, CustomReflectable {
    private final class Fields: Sendable {
        let number: String
        let expirationDate: TDDate?
        let frontSide: InputFile
        let reverseSide: InputFile?
        let selfie: InputFile?
        let translation: [InputFile]
        init(
            _ number: String,
            _ expirationDate: TDDate?,
            _ frontSide: InputFile,
            _ reverseSide: InputFile?,
            _ selfie: InputFile?,
            _ translation: [InputFile]
        ) {
            self.number = number
            self.expirationDate = expirationDate
            self.frontSide = frontSide
            self.reverseSide = reverseSide
            self.selfie = selfie
            self.translation = translation
        }
    }
    private let fields: Fields
    /// Length 1 to 24 characters.
    public var number: String { fields.number }
    /// May be left out.
    public var expirationDate: TDDate? { fields.expirationDate }
    public var frontSide: InputFile { fields.frontSide }
    /// May be left out.
    public var reverseSide: InputFile? { fields.reverseSide }
    /// May be left out.
    public var selfie: InputFile? { fields.selfie }
    public var translation: [InputFile] { fields.translation }

    public init(
        number: String,
        expirationDate: TDDate? = nil,
        frontSide: InputFile,
        reverseSide: InputFile? = nil,
        selfie: InputFile? = nil,
        translation: [InputFile]
    ) {
        fields = Fields(number, expirationDate, frontSide, reverseSide, selfie, translation)
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"inputIdentityDocument""#)
        wire.string(#","number":"#, fields.number)
        wire.object(#","expiration_date":"#, fields.expirationDate)
        wire.object(#","front_side":"#, fields.frontSide)
        wire.object(#","reverse_side":"#, fields.reverseSide)
        wire.object(#","selfie":"#, fields.selfie)
        wire.objects(#","translation":"#, fields.translation)
        wire.close()
    }
}

/// `inputPersonalDocument files:vector<InputFile> translation:vector<InputFile> = InputPersonalDocument`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1input_personal_document.html)
public struct InputPersonalDocument: TDObject, CustomStringConvertible, CustomReflectable {
    public let files: [InputFile]
    public let translation: [InputFile]

    public init(files: [InputFile], translation: [InputFile]) {
        self.files = files
        self.translation = translation
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"inputPersonalDocument""#)
        wire.objects(#","files":"#, self.files)
        wire.objects(#","translation":"#, self.translation)
        wire.close()
    }
}

/// `PassportElement`, one of 13 constructors.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1_passport_element.html)
public enum PassportElement: TDDecodable, CustomStringConvertible, CustomReflectable {
    indirect case personalDetails(PassportElementPersonalDetails)
    indirect case passport(PassportElementPassport)
    indirect case driverLicense(PassportElementDriverLicense)
    indirect case identityCard(PassportElementIdentityCard)
    indirect case internalPassport(PassportElementInternalPassport)
    indirect case address(PassportElementAddress)
    indirect case utilityBill(PassportElementUtilityBill)
    indirect case bankStatement(PassportElementBankStatement)
    indirect case rentalAgreement(PassportElementRentalAgreement)
    indirect case passportRegistration(PassportElementPassportRegistration)
    indirect case temporaryRegistration(PassportElementTemporaryRegistration)
    indirect case phoneNumber(PassportElementPhoneNumber)
    indirect case emailAddress(PassportElementEmailAddress)
    /// A constructor that this version of the schema does not know, as its name and its JSON.
    indirect case unknown(type: String, json: String)

    public func encode(into wire: inout WireWriter) {
        switch self {
        case .personalDetails(let value): value.encode(into: &wire)
        case .passport(let value): value.encode(into: &wire)
        case .driverLicense(let value): value.encode(into: &wire)
        case .identityCard(let value): value.encode(into: &wire)
        case .internalPassport(let value): value.encode(into: &wire)
        case .address(let value): value.encode(into: &wire)
        case .utilityBill(let value): value.encode(into: &wire)
        case .bankStatement(let value): value.encode(into: &wire)
        case .rentalAgreement(let value): value.encode(into: &wire)
        case .passportRegistration(let value): value.encode(into: &wire)
        case .temporaryRegistration(let value): value.encode(into: &wire)
        case .phoneNumber(let value): value.encode(into: &wire)
        case .emailAddress(let value): value.encode(into: &wire)
        case .unknown(_, let json): wire.unknown(json)
        }
    }

    public static func read(_ wire: inout WireReader) -> PassportElement? {
        switch wire.constructor(of: .passportElement) {
        case 0: if let value = PassportElementPersonalDetails.body(&wire) { return .personalDetails(value) }  // passportElementPersonalDetails
        case 1: if let value = PassportElementPassport.body(&wire) { return .passport(value) }  // passportElementPassport
        case 2: if let value = PassportElementDriverLicense.body(&wire) { return .driverLicense(value) }  // passportElementDriverLicense
        case 3: if let value = PassportElementIdentityCard.body(&wire) { return .identityCard(value) }  // passportElementIdentityCard
        case 4: if let value = PassportElementInternalPassport.body(&wire) { return .internalPassport(value) }  // passportElementInternalPassport
        case 5: if let value = PassportElementAddress.body(&wire) { return .address(value) }  // passportElementAddress
        case 6: if let value = PassportElementUtilityBill.body(&wire) { return .utilityBill(value) }  // passportElementUtilityBill
        case 7: if let value = PassportElementBankStatement.body(&wire) { return .bankStatement(value) }  // passportElementBankStatement
        case 8: if let value = PassportElementRentalAgreement.body(&wire) { return .rentalAgreement(value) }  // passportElementRentalAgreement
        case 9: if let value = PassportElementPassportRegistration.body(&wire) { return .passportRegistration(value) }  // passportElementPassportRegistration
        case 10: if let value = PassportElementTemporaryRegistration.body(&wire) { return .temporaryRegistration(value) }  // passportElementTemporaryRegistration
        case 11: if let value = PassportElementPhoneNumber.body(&wire) { return .phoneNumber(value) }  // passportElementPhoneNumber
        case 12: if let value = PassportElementEmailAddress.body(&wire) { return .emailAddress(value) }  // passportElementEmailAddress
        case WireReader.nothing: break
        default: if let (type, json) = wire.takeUnknown() { return .unknown(type: type, json: json) }
        }
        return nil
    }
}

/// `passportElementPersonalDetails personal_details:personalDetails = PassportElement`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1passport_element_personal_details.html)
public struct PassportElementPersonalDetails: TDObject, CustomStringConvertible, CustomReflectable {
    public let personalDetails: PersonalDetails

    public init(personalDetails: PersonalDetails) {
        self.personalDetails = personalDetails
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"passportElementPersonalDetails""#)
        wire.object(#","personal_details":"#, self.personalDetails)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> PassportElementPersonalDetails? {
        var personalDetails: PersonalDetails? = nil
        var mark = wire.cursor
        repeat {
            wire.object(#","personal_details":"#, &personalDetails)
        } while wire.more(&mark)
        guard 
            !wire.failed,
            let personalDetails = wire.required(consume personalDetails)
         else { wire.missing("personal_details"); return nil }
        return PassportElementPersonalDetails(personalDetails: personalDetails)
    }
}

/// `passportElementPassport passport:identityDocument = PassportElement`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1passport_element_passport.html)
public struct PassportElementPassport: TDObject, CustomStringConvertible, CustomReflectable {
    public let passport: IdentityDocument

    public init(passport: IdentityDocument) {
        self.passport = passport
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"passportElementPassport""#)
        wire.object(#","passport":"#, self.passport)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> PassportElementPassport? {
        var passport: IdentityDocument? = nil
        var mark = wire.cursor
        repeat {
            wire.object(#","passport":"#, &passport)
        } while wire.more(&mark)
        guard !wire.failed, let passport = wire.required(consume passport) else { wire.missing("passport"); return nil }
        return PassportElementPassport(passport: passport)
    }
}

/// `passportElementDriverLicense driver_license:identityDocument = PassportElement`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1passport_element_driver_license.html)
public struct PassportElementDriverLicense: TDObject, CustomStringConvertible, CustomReflectable {
    public let driverLicense: IdentityDocument

    public init(driverLicense: IdentityDocument) {
        self.driverLicense = driverLicense
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"passportElementDriverLicense""#)
        wire.object(#","driver_license":"#, self.driverLicense)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> PassportElementDriverLicense? {
        var driverLicense: IdentityDocument? = nil
        var mark = wire.cursor
        repeat {
            wire.object(#","driver_license":"#, &driverLicense)
        } while wire.more(&mark)
        guard 
            !wire.failed,
            let driverLicense = wire.required(consume driverLicense)
         else { wire.missing("driver_license"); return nil }
        return PassportElementDriverLicense(driverLicense: driverLicense)
    }
}

/// `passportElementIdentityCard identity_card:identityDocument = PassportElement`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1passport_element_identity_card.html)
public struct PassportElementIdentityCard: TDObject, CustomStringConvertible, CustomReflectable {
    public let identityCard: IdentityDocument

    public init(identityCard: IdentityDocument) {
        self.identityCard = identityCard
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"passportElementIdentityCard""#)
        wire.object(#","identity_card":"#, self.identityCard)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> PassportElementIdentityCard? {
        var identityCard: IdentityDocument? = nil
        var mark = wire.cursor
        repeat {
            wire.object(#","identity_card":"#, &identityCard)
        } while wire.more(&mark)
        guard 
            !wire.failed,
            let identityCard = wire.required(consume identityCard)
         else { wire.missing("identity_card"); return nil }
        return PassportElementIdentityCard(identityCard: identityCard)
    }
}

/// `passportElementInternalPassport internal_passport:identityDocument = PassportElement`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1passport_element_internal_passport.html)
public struct PassportElementInternalPassport: TDObject, CustomStringConvertible, CustomReflectable {
    public let internalPassport: IdentityDocument

    public init(internalPassport: IdentityDocument) {
        self.internalPassport = internalPassport
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"passportElementInternalPassport""#)
        wire.object(#","internal_passport":"#, self.internalPassport)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> PassportElementInternalPassport? {
        var internalPassport: IdentityDocument? = nil
        var mark = wire.cursor
        repeat {
            wire.object(#","internal_passport":"#, &internalPassport)
        } while wire.more(&mark)
        guard 
            !wire.failed,
            let internalPassport = wire.required(consume internalPassport)
         else { wire.missing("internal_passport"); return nil }
        return PassportElementInternalPassport(internalPassport: internalPassport)
    }
}

/// `passportElementAddress address:address = PassportElement`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1passport_element_address.html)
public struct PassportElementAddress: TDObject, CustomStringConvertible, CustomReflectable {
    public let address: Address

    public init(address: Address) {
        self.address = address
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"passportElementAddress""#)
        wire.object(#","address":"#, self.address)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> PassportElementAddress? {
        var address: Address? = nil
        var mark = wire.cursor
        repeat {
            wire.object(#","address":"#, &address)
        } while wire.more(&mark)
        guard !wire.failed, let address = wire.required(consume address) else { wire.missing("address"); return nil }
        return PassportElementAddress(address: address)
    }
}

/// `passportElementUtilityBill utility_bill:personalDocument = PassportElement`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1passport_element_utility_bill.html)
public struct PassportElementUtilityBill: TDObject, CustomStringConvertible, CustomReflectable {
    public let utilityBill: PersonalDocument

    public init(utilityBill: PersonalDocument) {
        self.utilityBill = utilityBill
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"passportElementUtilityBill""#)
        wire.object(#","utility_bill":"#, self.utilityBill)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> PassportElementUtilityBill? {
        var utilityBill: PersonalDocument? = nil
        var mark = wire.cursor
        repeat {
            wire.object(#","utility_bill":"#, &utilityBill)
        } while wire.more(&mark)
        guard 
            !wire.failed,
            let utilityBill = wire.required(consume utilityBill)
         else { wire.missing("utility_bill"); return nil }
        return PassportElementUtilityBill(utilityBill: utilityBill)
    }
}

/// `passportElementBankStatement bank_statement:personalDocument = PassportElement`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1passport_element_bank_statement.html)
public struct PassportElementBankStatement: TDObject, CustomStringConvertible, CustomReflectable {
    public let bankStatement: PersonalDocument

    public init(bankStatement: PersonalDocument) {
        self.bankStatement = bankStatement
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"passportElementBankStatement""#)
        wire.object(#","bank_statement":"#, self.bankStatement)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> PassportElementBankStatement? {
        var bankStatement: PersonalDocument? = nil
        var mark = wire.cursor
        repeat {
            wire.object(#","bank_statement":"#, &bankStatement)
        } while wire.more(&mark)
        guard 
            !wire.failed,
            let bankStatement = wire.required(consume bankStatement)
         else { wire.missing("bank_statement"); return nil }
        return PassportElementBankStatement(bankStatement: bankStatement)
    }
}

/// `passportElementRentalAgreement rental_agreement:personalDocument = PassportElement`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1passport_element_rental_agreement.html)
public struct PassportElementRentalAgreement: TDObject, CustomStringConvertible, CustomReflectable {
    public let rentalAgreement: PersonalDocument

    public init(rentalAgreement: PersonalDocument) {
        self.rentalAgreement = rentalAgreement
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"passportElementRentalAgreement""#)
        wire.object(#","rental_agreement":"#, self.rentalAgreement)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> PassportElementRentalAgreement? {
        var rentalAgreement: PersonalDocument? = nil
        var mark = wire.cursor
        repeat {
            wire.object(#","rental_agreement":"#, &rentalAgreement)
        } while wire.more(&mark)
        guard 
            !wire.failed,
            let rentalAgreement = wire.required(consume rentalAgreement)
         else { wire.missing("rental_agreement"); return nil }
        return PassportElementRentalAgreement(rentalAgreement: rentalAgreement)
    }
}

/// `passportElementPassportRegistration passport_registration:personalDocument = PassportElement`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1passport_element_passport_registration.html)
public struct PassportElementPassportRegistration: TDObject, CustomStringConvertible, CustomReflectable {
    public let passportRegistration: PersonalDocument

    public init(passportRegistration: PersonalDocument) {
        self.passportRegistration = passportRegistration
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"passportElementPassportRegistration""#)
        wire.object(#","passport_registration":"#, self.passportRegistration)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> PassportElementPassportRegistration? {
        var passportRegistration: PersonalDocument? = nil
        var mark = wire.cursor
        repeat {
            wire.object(#","passport_registration":"#, &passportRegistration)
        } while wire.more(&mark)
        guard 
            !wire.failed,
            let passportRegistration = wire.required(consume passportRegistration)
         else { wire.missing("passport_registration"); return nil }
        return PassportElementPassportRegistration(passportRegistration: passportRegistration)
    }
}

/// `passportElementTemporaryRegistration temporary_registration:personalDocument = PassportElement`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1passport_element_temporary_registration.html)
public struct PassportElementTemporaryRegistration: TDObject, CustomStringConvertible, CustomReflectable {
    public let temporaryRegistration: PersonalDocument

    public init(temporaryRegistration: PersonalDocument) {
        self.temporaryRegistration = temporaryRegistration
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"passportElementTemporaryRegistration""#)
        wire.object(#","temporary_registration":"#, self.temporaryRegistration)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> PassportElementTemporaryRegistration? {
        var temporaryRegistration: PersonalDocument? = nil
        var mark = wire.cursor
        repeat {
            wire.object(#","temporary_registration":"#, &temporaryRegistration)
        } while wire.more(&mark)
        guard 
            !wire.failed,
            let temporaryRegistration = wire.required(consume temporaryRegistration)
         else { wire.missing("temporary_registration"); return nil }
        return PassportElementTemporaryRegistration(temporaryRegistration: temporaryRegistration)
    }
}

/// `passportElementPhoneNumber phone_number:string = PassportElement`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1passport_element_phone_number.html)
public struct PassportElementPhoneNumber: TDObject, CustomStringConvertible, CustomReflectable {
    public let phoneNumber: String

    public init(phoneNumber: String) {
        self.phoneNumber = phoneNumber
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"passportElementPhoneNumber""#)
        wire.string(#","phone_number":"#, self.phoneNumber)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> PassportElementPhoneNumber? {
        var phoneNumber: String = ""
        var mark = wire.cursor
        repeat {
            wire.string(#","phone_number":"#, &phoneNumber)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return PassportElementPhoneNumber(phoneNumber: phoneNumber)
    }
}

/// `passportElementEmailAddress email_address:string = PassportElement`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1passport_element_email_address.html)
public struct PassportElementEmailAddress: TDObject, CustomStringConvertible, CustomReflectable {
    public let emailAddress: String

    public init(emailAddress: String) {
        self.emailAddress = emailAddress
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"passportElementEmailAddress""#)
        wire.string(#","email_address":"#, self.emailAddress)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> PassportElementEmailAddress? {
        var emailAddress: String = ""
        var mark = wire.cursor
        repeat {
            wire.string(#","email_address":"#, &emailAddress)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return PassportElementEmailAddress(emailAddress: emailAddress)
    }
}

/// `InputPassportElement`, one of 13 constructors.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1_input_passport_element.html)
public enum InputPassportElement: TDObject, CustomStringConvertible, CustomReflectable {
    indirect case personalDetails(InputPassportElementPersonalDetails)
    indirect case passport(InputPassportElementPassport)
    indirect case driverLicense(InputPassportElementDriverLicense)
    indirect case identityCard(InputPassportElementIdentityCard)
    indirect case internalPassport(InputPassportElementInternalPassport)
    indirect case address(InputPassportElementAddress)
    indirect case utilityBill(InputPassportElementUtilityBill)
    indirect case bankStatement(InputPassportElementBankStatement)
    indirect case rentalAgreement(InputPassportElementRentalAgreement)
    indirect case passportRegistration(InputPassportElementPassportRegistration)
    indirect case temporaryRegistration(InputPassportElementTemporaryRegistration)
    indirect case phoneNumber(InputPassportElementPhoneNumber)
    indirect case emailAddress(InputPassportElementEmailAddress)
    /// A constructor that this version of the schema does not know, as its name and its JSON.
    indirect case unknown(type: String, json: String)

    public func encode(into wire: inout WireWriter) {
        switch self {
        case .personalDetails(let value): value.encode(into: &wire)
        case .passport(let value): value.encode(into: &wire)
        case .driverLicense(let value): value.encode(into: &wire)
        case .identityCard(let value): value.encode(into: &wire)
        case .internalPassport(let value): value.encode(into: &wire)
        case .address(let value): value.encode(into: &wire)
        case .utilityBill(let value): value.encode(into: &wire)
        case .bankStatement(let value): value.encode(into: &wire)
        case .rentalAgreement(let value): value.encode(into: &wire)
        case .passportRegistration(let value): value.encode(into: &wire)
        case .temporaryRegistration(let value): value.encode(into: &wire)
        case .phoneNumber(let value): value.encode(into: &wire)
        case .emailAddress(let value): value.encode(into: &wire)
        case .unknown(_, let json): wire.unknown(json)
        }
    }
}

/// `inputPassportElementPersonalDetails personal_details:personalDetails = InputPassportElement`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1input_passport_element_personal_details.html)
public struct InputPassportElementPersonalDetails: TDObject, CustomStringConvertible, CustomReflectable {
    public let personalDetails: PersonalDetails

    public init(personalDetails: PersonalDetails) {
        self.personalDetails = personalDetails
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"inputPassportElementPersonalDetails""#)
        wire.object(#","personal_details":"#, self.personalDetails)
        wire.close()
    }
}

/// `inputPassportElementPassport passport:inputIdentityDocument = InputPassportElement`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1input_passport_element_passport.html)
public struct InputPassportElementPassport: TDObject, CustomStringConvertible, CustomReflectable {
    public let passport: InputIdentityDocument

    public init(passport: InputIdentityDocument) {
        self.passport = passport
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"inputPassportElementPassport""#)
        wire.object(#","passport":"#, self.passport)
        wire.close()
    }
}

/// `inputPassportElementDriverLicense driver_license:inputIdentityDocument = InputPassportElement`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1input_passport_element_driver_license.html)
public struct InputPassportElementDriverLicense: TDObject, CustomStringConvertible, CustomReflectable {
    public let driverLicense: InputIdentityDocument

    public init(driverLicense: InputIdentityDocument) {
        self.driverLicense = driverLicense
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"inputPassportElementDriverLicense""#)
        wire.object(#","driver_license":"#, self.driverLicense)
        wire.close()
    }
}

/// `inputPassportElementIdentityCard identity_card:inputIdentityDocument = InputPassportElement`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1input_passport_element_identity_card.html)
public struct InputPassportElementIdentityCard: TDObject, CustomStringConvertible, CustomReflectable {
    public let identityCard: InputIdentityDocument

    public init(identityCard: InputIdentityDocument) {
        self.identityCard = identityCard
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"inputPassportElementIdentityCard""#)
        wire.object(#","identity_card":"#, self.identityCard)
        wire.close()
    }
}

/// `inputPassportElementInternalPassport internal_passport:inputIdentityDocument = InputPassportElement`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1input_passport_element_internal_passport.html)
public struct InputPassportElementInternalPassport: TDObject, CustomStringConvertible, CustomReflectable {
    public let internalPassport: InputIdentityDocument

    public init(internalPassport: InputIdentityDocument) {
        self.internalPassport = internalPassport
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"inputPassportElementInternalPassport""#)
        wire.object(#","internal_passport":"#, self.internalPassport)
        wire.close()
    }
}

/// `inputPassportElementAddress address:address = InputPassportElement`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1input_passport_element_address.html)
public struct InputPassportElementAddress: TDObject, CustomStringConvertible, CustomReflectable {
    public let address: Address

    public init(address: Address) {
        self.address = address
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"inputPassportElementAddress""#)
        wire.object(#","address":"#, self.address)
        wire.close()
    }
}

/// `inputPassportElementUtilityBill utility_bill:inputPersonalDocument = InputPassportElement`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1input_passport_element_utility_bill.html)
public struct InputPassportElementUtilityBill: TDObject, CustomStringConvertible, CustomReflectable {
    public let utilityBill: InputPersonalDocument

    public init(utilityBill: InputPersonalDocument) {
        self.utilityBill = utilityBill
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"inputPassportElementUtilityBill""#)
        wire.object(#","utility_bill":"#, self.utilityBill)
        wire.close()
    }
}

/// `inputPassportElementBankStatement bank_statement:inputPersonalDocument = InputPassportElement`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1input_passport_element_bank_statement.html)
public struct InputPassportElementBankStatement: TDObject, CustomStringConvertible, CustomReflectable {
    public let bankStatement: InputPersonalDocument

    public init(bankStatement: InputPersonalDocument) {
        self.bankStatement = bankStatement
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"inputPassportElementBankStatement""#)
        wire.object(#","bank_statement":"#, self.bankStatement)
        wire.close()
    }
}

/// `inputPassportElementRentalAgreement rental_agreement:inputPersonalDocument = InputPassportElement`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1input_passport_element_rental_agreement.html)
public struct InputPassportElementRentalAgreement: TDObject, CustomStringConvertible, CustomReflectable {
    public let rentalAgreement: InputPersonalDocument

    public init(rentalAgreement: InputPersonalDocument) {
        self.rentalAgreement = rentalAgreement
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"inputPassportElementRentalAgreement""#)
        wire.object(#","rental_agreement":"#, self.rentalAgreement)
        wire.close()
    }
}

/// `inputPassportElementPassportRegistration passport_registration:inputPersonalDocument = InputPassportElement`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1input_passport_element_passport_registration.html)
public struct InputPassportElementPassportRegistration: TDObject, CustomStringConvertible, CustomReflectable {
    public let passportRegistration: InputPersonalDocument

    public init(passportRegistration: InputPersonalDocument) {
        self.passportRegistration = passportRegistration
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"inputPassportElementPassportRegistration""#)
        wire.object(#","passport_registration":"#, self.passportRegistration)
        wire.close()
    }
}

/// `inputPassportElementTemporaryRegistration temporary_registration:inputPersonalDocument = InputPassportElement`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1input_passport_element_temporary_registration.html)
public struct InputPassportElementTemporaryRegistration: TDObject, CustomStringConvertible, CustomReflectable {
    public let temporaryRegistration: InputPersonalDocument

    public init(temporaryRegistration: InputPersonalDocument) {
        self.temporaryRegistration = temporaryRegistration
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"inputPassportElementTemporaryRegistration""#)
        wire.object(#","temporary_registration":"#, self.temporaryRegistration)
        wire.close()
    }
}

/// `inputPassportElementPhoneNumber phone_number:string = InputPassportElement`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1input_passport_element_phone_number.html)
public struct InputPassportElementPhoneNumber: TDObject, CustomStringConvertible, CustomReflectable {
    public let phoneNumber: String

    public init(phoneNumber: String) {
        self.phoneNumber = phoneNumber
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"inputPassportElementPhoneNumber""#)
        wire.string(#","phone_number":"#, self.phoneNumber)
        wire.close()
    }
}

/// `inputPassportElementEmailAddress email_address:string = InputPassportElement`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1input_passport_element_email_address.html)
public struct InputPassportElementEmailAddress: TDObject, CustomStringConvertible, CustomReflectable {
    public let emailAddress: String

    public init(emailAddress: String) {
        self.emailAddress = emailAddress
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"inputPassportElementEmailAddress""#)
        wire.string(#","email_address":"#, self.emailAddress)
        wire.close()
    }
}

/// `passportElements elements:vector<PassportElement> = PassportElements`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1passport_elements.html)
public struct PassportElements: TDDecodable, CustomStringConvertible, CustomReflectable {
    public let elements: [PassportElement]

    public init(elements: [PassportElement]) {
        self.elements = elements
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"passportElements""#)
        wire.objects(#","elements":"#, self.elements)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> PassportElements? {
        wire.open(#"{"@type":"passportElements""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> PassportElements? {
        var elements: [PassportElement] = []
        var mark = wire.cursor
        repeat {
            wire.objects(#","elements":"#, &elements)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return PassportElements(elements: elements)
    }
}

/// `PassportElementErrorSource`, one of 9 constructors.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1_passport_element_error_source.html)
public enum PassportElementErrorSource: TDDecodable, CustomStringConvertible, CustomReflectable {
    /// `passportElementErrorSourceUnspecified = PassportElementErrorSource`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1passport_element_error_source_unspecified.html)
    case unspecified
    indirect case dataField(PassportElementErrorSourceDataField)
    /// `passportElementErrorSourceFrontSide = PassportElementErrorSource`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1passport_element_error_source_front_side.html)
    case frontSide
    /// `passportElementErrorSourceReverseSide = PassportElementErrorSource`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1passport_element_error_source_reverse_side.html)
    case reverseSide
    /// `passportElementErrorSourceSelfie = PassportElementErrorSource`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1passport_element_error_source_selfie.html)
    case selfie
    indirect case translationFile(PassportElementErrorSourceTranslationFile)
    /// `passportElementErrorSourceTranslationFiles = PassportElementErrorSource`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1passport_element_error_source_translation_files.html)
    case translationFiles
    indirect case file(PassportElementErrorSourceFile)
    /// `passportElementErrorSourceFiles = PassportElementErrorSource`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1passport_element_error_source_files.html)
    case files
    /// A constructor that this version of the schema does not know, as its name and its JSON.
    indirect case unknown(type: String, json: String)

    public func encode(into wire: inout WireWriter) {
        switch self {
        case .unspecified: wire.empty(#"{"@type":"passportElementErrorSourceUnspecified"}"#)
        case .dataField(let value): value.encode(into: &wire)
        case .frontSide: wire.empty(#"{"@type":"passportElementErrorSourceFrontSide"}"#)
        case .reverseSide: wire.empty(#"{"@type":"passportElementErrorSourceReverseSide"}"#)
        case .selfie: wire.empty(#"{"@type":"passportElementErrorSourceSelfie"}"#)
        case .translationFile(let value): value.encode(into: &wire)
        case .translationFiles: wire.empty(#"{"@type":"passportElementErrorSourceTranslationFiles"}"#)
        case .file(let value): value.encode(into: &wire)
        case .files: wire.empty(#"{"@type":"passportElementErrorSourceFiles"}"#)
        case .unknown(_, let json): wire.unknown(json)
        }
    }

    public static func read(_ wire: inout WireReader) -> PassportElementErrorSource? {
        switch wire.constructor(of: .passportElementErrorSource) {
        case 0: if wire.close() { return .unspecified }  // passportElementErrorSourceUnspecified
        case 1: if let value = PassportElementErrorSourceDataField.body(&wire) { return .dataField(value) }  // passportElementErrorSourceDataField
        case 2: if wire.close() { return .frontSide }  // passportElementErrorSourceFrontSide
        case 3: if wire.close() { return .reverseSide }  // passportElementErrorSourceReverseSide
        case 4: if wire.close() { return .selfie }  // passportElementErrorSourceSelfie
        case 5: if let value = PassportElementErrorSourceTranslationFile.body(&wire) { return .translationFile(value) }  // passportElementErrorSourceTranslationFile
        case 6: if wire.close() { return .translationFiles }  // passportElementErrorSourceTranslationFiles
        case 7: if let value = PassportElementErrorSourceFile.body(&wire) { return .file(value) }  // passportElementErrorSourceFile
        case 8: if wire.close() { return .files }  // passportElementErrorSourceFiles
        case WireReader.nothing: break
        default: if let (type, json) = wire.takeUnknown() { return .unknown(type: type, json: json) }
        }
        return nil
    }
}

/// `passportElementErrorSourceDataField field_name:string = PassportElementErrorSource`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1passport_element_error_source_data_field.html)
public struct PassportElementErrorSourceDataField: TDObject, CustomStringConvertible, CustomReflectable {
    public let fieldName: String

    public init(fieldName: String) {
        self.fieldName = fieldName
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"passportElementErrorSourceDataField""#)
        wire.string(#","field_name":"#, self.fieldName)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> PassportElementErrorSourceDataField? {
        var fieldName: String = ""
        var mark = wire.cursor
        repeat {
            wire.string(#","field_name":"#, &fieldName)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return PassportElementErrorSourceDataField(fieldName: fieldName)
    }
}

/// `passportElementErrorSourceTranslationFile file_index:int32 = PassportElementErrorSource`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1passport_element_error_source_translation_file.html)
public struct PassportElementErrorSourceTranslationFile: TDObject, CustomStringConvertible, CustomReflectable {
    public let fileIndex: Int32

    public init(fileIndex: Int32) {
        self.fileIndex = fileIndex
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"passportElementErrorSourceTranslationFile""#)
        wire.int32(#","file_index":"#, self.fileIndex)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> PassportElementErrorSourceTranslationFile? {
        var fileIndex: Int32 = 0
        var mark = wire.cursor
        repeat {
            wire.int32(#","file_index":"#, &fileIndex)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return PassportElementErrorSourceTranslationFile(fileIndex: fileIndex)
    }
}

/// `passportElementErrorSourceFile file_index:int32 = PassportElementErrorSource`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1passport_element_error_source_file.html)
public struct PassportElementErrorSourceFile: TDObject, CustomStringConvertible, CustomReflectable {
    public let fileIndex: Int32

    public init(fileIndex: Int32) {
        self.fileIndex = fileIndex
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"passportElementErrorSourceFile""#)
        wire.int32(#","file_index":"#, self.fileIndex)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> PassportElementErrorSourceFile? {
        var fileIndex: Int32 = 0
        var mark = wire.cursor
        repeat {
            wire.int32(#","file_index":"#, &fileIndex)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return PassportElementErrorSourceFile(fileIndex: fileIndex)
    }
}

/// `passportElementError type:PassportElementType message:string source:PassportElementErrorSource = PassportElementError`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1passport_element_error.html)
public struct PassportElementError: TDDecodable, CustomStringConvertible, CustomReflectable {
    public let type: PassportElementType
    public let message: String
    public let source: PassportElementErrorSource

    public init(type: PassportElementType, message: String, source: PassportElementErrorSource) {
        self.type = type
        self.message = message
        self.source = source
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"passportElementError""#)
        wire.object(#","type":"#, self.type)
        wire.string(#","message":"#, self.message)
        wire.object(#","source":"#, self.source)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> PassportElementError? {
        wire.open(#"{"@type":"passportElementError""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> PassportElementError? {
        var type: PassportElementType? = nil
        var message: String = ""
        var source: PassportElementErrorSource? = nil
        var mark = wire.cursor
        repeat {
            wire.object(#","type":"#, &type)
            wire.string(#","message":"#, &message)
            wire.object(#","source":"#, &source)
        } while wire.more(&mark)
        guard 
            !wire.failed,
            let type = wire.required(consume type),
            let source = wire.required(consume source)
         else { wire.missing("type source"); return nil }
        return PassportElementError(type: type, message: message, source: source)
    }
}

/// `passportSuitableElement type:PassportElementType is_selfie_required:Bool is_translation_required:Bool is_native_name_required:Bool = PassportSuitableElement`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1passport_suitable_element.html)
public struct PassportSuitableElement: TDDecodable, CustomStringConvertible {
    public let type: PassportElementType
    public let isSelfieRequired: Bool
    public let isTranslationRequired: Bool
    public let isNativeNameRequired: Bool

    public init(
        type: PassportElementType,
        isSelfieRequired: Bool,
        isTranslationRequired: Bool,
        isNativeNameRequired: Bool
    ) {
        self.type = type
        self.isSelfieRequired = isSelfieRequired
        self.isTranslationRequired = isTranslationRequired
        self.isNativeNameRequired = isNativeNameRequired
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"passportSuitableElement""#)
        wire.object(#","type":"#, self.type)
        wire.bool(#","is_selfie_required":"#, self.isSelfieRequired)
        wire.bool(#","is_translation_required":"#, self.isTranslationRequired)
        wire.bool(#","is_native_name_required":"#, self.isNativeNameRequired)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> PassportSuitableElement? {
        wire.open(#"{"@type":"passportSuitableElement""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> PassportSuitableElement? {
        var type: PassportElementType? = nil
        var isSelfieRequired: Bool = false
        var isTranslationRequired: Bool = false
        var isNativeNameRequired: Bool = false
        var mark = wire.cursor
        repeat {
            wire.object(#","type":"#, &type)
            wire.bool(#","is_selfie_required":"#, &isSelfieRequired)
            wire.bool(#","is_translation_required":"#, &isTranslationRequired)
            wire.bool(#","is_native_name_required":"#, &isNativeNameRequired)
        } while wire.more(&mark)
        guard !wire.failed, let type = wire.required(consume type) else { wire.missing("type"); return nil }
        return PassportSuitableElement(
            type: type,
            isSelfieRequired: isSelfieRequired,
            isTranslationRequired: isTranslationRequired,
            isNativeNameRequired: isNativeNameRequired
        )
    }
}

/// `passportRequiredElement suitable_elements:vector<passportSuitableElement> = PassportRequiredElement`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1passport_required_element.html)
public struct PassportRequiredElement: TDDecodable, CustomStringConvertible {
    public let suitableElements: [PassportSuitableElement]

    public init(suitableElements: [PassportSuitableElement]) {
        self.suitableElements = suitableElements
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"passportRequiredElement""#)
        wire.objects(#","suitable_elements":"#, self.suitableElements)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> PassportRequiredElement? {
        wire.open(#"{"@type":"passportRequiredElement""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> PassportRequiredElement? {
        var suitableElements: [PassportSuitableElement] = []
        var mark = wire.cursor
        repeat {
            wire.objects(#","suitable_elements":"#, &suitableElements)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return PassportRequiredElement(suitableElements: suitableElements)
    }
}

/// `passportAuthorizationForm id:int32 required_elements:vector<passportRequiredElement> privacy_policy_url:string = PassportAuthorizationForm`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1passport_authorization_form.html)
public struct PassportAuthorizationForm: TDDecodable, CustomStringConvertible, CustomReflectable {
    public let id: Int32
    public let requiredElements: [PassportRequiredElement]
    public let privacyPolicyURL: String

    public init(id: Int32, requiredElements: [PassportRequiredElement], privacyPolicyURL: String) {
        self.id = id
        self.requiredElements = requiredElements
        self.privacyPolicyURL = privacyPolicyURL
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"passportAuthorizationForm""#)
        wire.int32(#","id":"#, self.id)
        wire.objects(#","required_elements":"#, self.requiredElements)
        wire.string(#","privacy_policy_url":"#, self.privacyPolicyURL)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> PassportAuthorizationForm? {
        wire.open(#"{"@type":"passportAuthorizationForm""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> PassportAuthorizationForm? {
        var id: Int32 = 0
        var requiredElements: [PassportRequiredElement] = []
        var privacyPolicyURL: String = ""
        var mark = wire.cursor
        repeat {
            wire.int32(#","id":"#, &id)
            wire.objects(#","required_elements":"#, &requiredElements)
            wire.string(#","privacy_policy_url":"#, &privacyPolicyURL)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return PassportAuthorizationForm(id: id, requiredElements: requiredElements, privacyPolicyURL: privacyPolicyURL)
    }
}

/// `passportElementsWithErrors elements:vector<PassportElement> errors:vector<passportElementError> = PassportElementsWithErrors`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1passport_elements_with_errors.html)
public struct PassportElementsWithErrors: TDDecodable, CustomStringConvertible, CustomReflectable {
    public let elements: [PassportElement]
    public let errors: [PassportElementError]

    public init(elements: [PassportElement], errors: [PassportElementError]) {
        self.elements = elements
        self.errors = errors
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"passportElementsWithErrors""#)
        wire.objects(#","elements":"#, self.elements)
        wire.objects(#","errors":"#, self.errors)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> PassportElementsWithErrors? {
        wire.open(#"{"@type":"passportElementsWithErrors""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> PassportElementsWithErrors? {
        var elements: [PassportElement] = []
        var errors: [PassportElementError] = []
        var mark = wire.cursor
        repeat {
            wire.objects(#","elements":"#, &elements)
            wire.objects(#","errors":"#, &errors)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return PassportElementsWithErrors(elements: elements, errors: errors)
    }
}

/// `encryptedCredentials data:bytes hash:bytes secret:bytes = EncryptedCredentials`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1encrypted_credentials.html)
public struct EncryptedCredentials: TDDecodable, CustomStringConvertible, CustomReflectable {
    public let data: [UInt8]
    public let hash: [UInt8]
    public let secret: [UInt8]

    public init(data: [UInt8], hash: [UInt8], secret: [UInt8]) {
        self.data = data
        self.hash = hash
        self.secret = secret
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"encryptedCredentials""#)
        wire.bytes(#","data":"#, self.data)
        wire.bytes(#","hash":"#, self.hash)
        wire.bytes(#","secret":"#, self.secret)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> EncryptedCredentials? {
        wire.open(#"{"@type":"encryptedCredentials""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> EncryptedCredentials? {
        var data: [UInt8] = []
        var hash: [UInt8] = []
        var secret: [UInt8] = []
        var mark = wire.cursor
        repeat {
            wire.bytes(#","data":"#, &data)
            wire.bytes(#","hash":"#, &hash)
            wire.bytes(#","secret":"#, &secret)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return EncryptedCredentials(data: data, hash: hash, secret: secret)
    }
}

/// `encryptedPassportElement type:PassportElementType data:bytes front_side:datedFile reverse_side:datedFile selfie:datedFile translation:vector<datedFile> files:vector<datedFile> value:string hash:string = EncryptedPassportElement`
///
/// For bots only.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1encrypted_passport_element.html)
public struct EncryptedPassportElement: TDDecodable, CustomStringConvertible, CustomReflectable {
    private final class Fields: Sendable {
        let type: PassportElementType
        let data: [UInt8]
        let frontSide: DatedFile
        let reverseSide: DatedFile?
        let selfie: DatedFile?
        let translation: [DatedFile]
        let files: [DatedFile]
        let value: String
        let hash: String
        init(
            _ type: PassportElementType,
            _ data: [UInt8],
            _ frontSide: DatedFile,
            _ reverseSide: DatedFile?,
            _ selfie: DatedFile?,
            _ translation: [DatedFile],
            _ files: [DatedFile],
            _ value: String,
            _ hash: String
        ) {
            self.type = type
            self.data = data
            self.frontSide = frontSide
            self.reverseSide = reverseSide
            self.selfie = selfie
            self.translation = translation
            self.files = files
            self.value = value
            self.hash = hash
        }
    }
    private let fields: Fields
    public var type: PassportElementType { fields.type }
    public var data: [UInt8] { fields.data }
    public var frontSide: DatedFile { fields.frontSide }
    /// May be absent.
    public var reverseSide: DatedFile? { fields.reverseSide }
    /// May be absent.
    public var selfie: DatedFile? { fields.selfie }
    public var translation: [DatedFile] { fields.translation }
    public var files: [DatedFile] { fields.files }
    public var value: String { fields.value }
    public var hash: String { fields.hash }

    public init(
        type: PassportElementType,
        data: [UInt8],
        frontSide: DatedFile,
        reverseSide: DatedFile? = nil,
        selfie: DatedFile? = nil,
        translation: [DatedFile],
        files: [DatedFile],
        value: String,
        hash: String
    ) {
        fields = Fields(type, data, frontSide, reverseSide, selfie, translation, files, value, hash)
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"encryptedPassportElement""#)
        wire.object(#","type":"#, fields.type)
        wire.bytes(#","data":"#, fields.data)
        wire.object(#","front_side":"#, fields.frontSide)
        wire.object(#","reverse_side":"#, fields.reverseSide)
        wire.object(#","selfie":"#, fields.selfie)
        wire.objects(#","translation":"#, fields.translation)
        wire.objects(#","files":"#, fields.files)
        wire.string(#","value":"#, fields.value)
        wire.string(#","hash":"#, fields.hash)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> EncryptedPassportElement? {
        wire.open(#"{"@type":"encryptedPassportElement""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> EncryptedPassportElement? {
        var type: PassportElementType? = nil
        var data: [UInt8] = []
        var frontSide: DatedFile? = nil
        var reverseSide: DatedFile? = nil
        var selfie: DatedFile? = nil
        var translation: [DatedFile] = []
        var files: [DatedFile] = []
        var value: String = ""
        var hash: String = ""
        var mark = wire.cursor
        repeat {
            wire.object(#","type":"#, &type)
            wire.bytes(#","data":"#, &data)
            wire.object(#","front_side":"#, &frontSide)
            wire.object(#","reverse_side":"#, &reverseSide)
            wire.object(#","selfie":"#, &selfie)
            wire.objects(#","translation":"#, &translation)
            wire.objects(#","files":"#, &files)
            wire.string(#","value":"#, &value)
            wire.string(#","hash":"#, &hash)
        } while wire.more(&mark)
        guard 
            !wire.failed,
            let type = wire.required(consume type),
            let frontSide = wire.required(consume frontSide)
         else { wire.missing("type front_side"); return nil }
        return EncryptedPassportElement(
            type: type,
            data: data,
            frontSide: frontSide,
            reverseSide: reverseSide,
            selfie: selfie,
            translation: translation,
            files: files,
            value: value,
            hash: hash
        )
    }
}

/// `InputPassportElementErrorSource`, one of 9 constructors.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1_input_passport_element_error_source.html)
public enum InputPassportElementErrorSource: TDObject, CustomStringConvertible, CustomReflectable {
    indirect case unspecified(InputPassportElementErrorSourceUnspecified)
    indirect case dataField(InputPassportElementErrorSourceDataField)
    indirect case frontSide(InputPassportElementErrorSourceFrontSide)
    indirect case reverseSide(InputPassportElementErrorSourceReverseSide)
    indirect case selfie(InputPassportElementErrorSourceSelfie)
    indirect case translationFile(InputPassportElementErrorSourceTranslationFile)
    indirect case translationFiles(InputPassportElementErrorSourceTranslationFiles)
    indirect case file(InputPassportElementErrorSourceFile)
    indirect case files(InputPassportElementErrorSourceFiles)
    /// A constructor that this version of the schema does not know, as its name and its JSON.
    indirect case unknown(type: String, json: String)

    public func encode(into wire: inout WireWriter) {
        switch self {
        case .unspecified(let value): value.encode(into: &wire)
        case .dataField(let value): value.encode(into: &wire)
        case .frontSide(let value): value.encode(into: &wire)
        case .reverseSide(let value): value.encode(into: &wire)
        case .selfie(let value): value.encode(into: &wire)
        case .translationFile(let value): value.encode(into: &wire)
        case .translationFiles(let value): value.encode(into: &wire)
        case .file(let value): value.encode(into: &wire)
        case .files(let value): value.encode(into: &wire)
        case .unknown(_, let json): wire.unknown(json)
        }
    }
}

/// `inputPassportElementErrorSourceUnspecified element_hash:bytes = InputPassportElementErrorSource`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1input_passport_element_error_source_unspecified.html)
public struct InputPassportElementErrorSourceUnspecified: TDObject, CustomStringConvertible, CustomReflectable {
    public let elementHash: [UInt8]

    public init(elementHash: [UInt8]) {
        self.elementHash = elementHash
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"inputPassportElementErrorSourceUnspecified""#)
        wire.bytes(#","element_hash":"#, self.elementHash)
        wire.close()
    }
}

/// `inputPassportElementErrorSourceDataField field_name:string data_hash:bytes = InputPassportElementErrorSource`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1input_passport_element_error_source_data_field.html)
public struct InputPassportElementErrorSourceDataField: TDObject, CustomStringConvertible, CustomReflectable {
    public let fieldName: String
    public let dataHash: [UInt8]

    public init(fieldName: String, dataHash: [UInt8]) {
        self.fieldName = fieldName
        self.dataHash = dataHash
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"inputPassportElementErrorSourceDataField""#)
        wire.string(#","field_name":"#, self.fieldName)
        wire.bytes(#","data_hash":"#, self.dataHash)
        wire.close()
    }
}

/// `inputPassportElementErrorSourceFrontSide file_hash:bytes = InputPassportElementErrorSource`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1input_passport_element_error_source_front_side.html)
public struct InputPassportElementErrorSourceFrontSide: TDObject, CustomStringConvertible, CustomReflectable {
    public let fileHash: [UInt8]

    public init(fileHash: [UInt8]) {
        self.fileHash = fileHash
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"inputPassportElementErrorSourceFrontSide""#)
        wire.bytes(#","file_hash":"#, self.fileHash)
        wire.close()
    }
}

/// `inputPassportElementErrorSourceReverseSide file_hash:bytes = InputPassportElementErrorSource`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1input_passport_element_error_source_reverse_side.html)
public struct InputPassportElementErrorSourceReverseSide: TDObject, CustomStringConvertible, CustomReflectable {
    public let fileHash: [UInt8]

    public init(fileHash: [UInt8]) {
        self.fileHash = fileHash
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"inputPassportElementErrorSourceReverseSide""#)
        wire.bytes(#","file_hash":"#, self.fileHash)
        wire.close()
    }
}

/// `inputPassportElementErrorSourceSelfie file_hash:bytes = InputPassportElementErrorSource`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1input_passport_element_error_source_selfie.html)
public struct InputPassportElementErrorSourceSelfie: TDObject, CustomStringConvertible, CustomReflectable {
    public let fileHash: [UInt8]

    public init(fileHash: [UInt8]) {
        self.fileHash = fileHash
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"inputPassportElementErrorSourceSelfie""#)
        wire.bytes(#","file_hash":"#, self.fileHash)
        wire.close()
    }
}

/// `inputPassportElementErrorSourceTranslationFile file_hash:bytes = InputPassportElementErrorSource`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1input_passport_element_error_source_translation_file.html)
public struct InputPassportElementErrorSourceTranslationFile: TDObject, CustomStringConvertible, CustomReflectable {
    public let fileHash: [UInt8]

    public init(fileHash: [UInt8]) {
        self.fileHash = fileHash
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"inputPassportElementErrorSourceTranslationFile""#)
        wire.bytes(#","file_hash":"#, self.fileHash)
        wire.close()
    }
}

/// `inputPassportElementErrorSourceTranslationFiles file_hashes:vector<bytes> = InputPassportElementErrorSource`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1input_passport_element_error_source_translation_files.html)
public struct InputPassportElementErrorSourceTranslationFiles: TDObject, CustomStringConvertible, CustomReflectable {
    public let fileHashes: [[UInt8]]

    public init(fileHashes: [[UInt8]]) {
        self.fileHashes = fileHashes
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"inputPassportElementErrorSourceTranslationFiles""#)
        wire.bytesList(#","file_hashes":"#, self.fileHashes)
        wire.close()
    }
}

/// `inputPassportElementErrorSourceFile file_hash:bytes = InputPassportElementErrorSource`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1input_passport_element_error_source_file.html)
public struct InputPassportElementErrorSourceFile: TDObject, CustomStringConvertible, CustomReflectable {
    public let fileHash: [UInt8]

    public init(fileHash: [UInt8]) {
        self.fileHash = fileHash
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"inputPassportElementErrorSourceFile""#)
        wire.bytes(#","file_hash":"#, self.fileHash)
        wire.close()
    }
}

/// `inputPassportElementErrorSourceFiles file_hashes:vector<bytes> = InputPassportElementErrorSource`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1input_passport_element_error_source_files.html)
public struct InputPassportElementErrorSourceFiles: TDObject, CustomStringConvertible, CustomReflectable {
    public let fileHashes: [[UInt8]]

    public init(fileHashes: [[UInt8]]) {
        self.fileHashes = fileHashes
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"inputPassportElementErrorSourceFiles""#)
        wire.bytesList(#","file_hashes":"#, self.fileHashes)
        wire.close()
    }
}

/// `inputPassportElementError type:PassportElementType message:string source:InputPassportElementErrorSource = InputPassportElementError`
///
/// For bots only.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1input_passport_element_error.html)
public struct InputPassportElementError: TDObject, CustomStringConvertible, CustomReflectable {
    public let type: PassportElementType
    public let message: String
    public let source: InputPassportElementErrorSource

    public init(type: PassportElementType, message: String, source: InputPassportElementErrorSource) {
        self.type = type
        self.message = message
        self.source = source
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"inputPassportElementError""#)
        wire.object(#","type":"#, self.type)
        wire.string(#","message":"#, self.message)
        wire.object(#","source":"#, self.source)
        wire.close()
    }
}


#if Hashable
extension DatedFile: Hashable {}
extension PassportElementType: Hashable {}
extension IdentityDocument: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.number != right.number { return false }
        if left.expirationDate != right.expirationDate { return false }
        if left.frontSide != right.frontSide { return false }
        if left.reverseSide != right.reverseSide { return false }
        if left.selfie != right.selfie { return false }
        if left.translation != right.translation { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(number)
        hasher.combine(expirationDate)
        hasher.combine(frontSide)
        hasher.combine(reverseSide)
        hasher.combine(selfie)
        hasher.combine(translation)
    }
}
extension InputIdentityDocument: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.number != right.number { return false }
        if left.expirationDate != right.expirationDate { return false }
        if left.frontSide != right.frontSide { return false }
        if left.reverseSide != right.reverseSide { return false }
        if left.selfie != right.selfie { return false }
        if left.translation != right.translation { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(number)
        hasher.combine(expirationDate)
        hasher.combine(frontSide)
        hasher.combine(reverseSide)
        hasher.combine(selfie)
        hasher.combine(translation)
    }
}
extension InputPersonalDocument: Hashable {}
extension PassportElement: Hashable {}
extension PassportElementPersonalDetails: Hashable {}
extension PassportElementPassport: Hashable {}
extension PassportElementDriverLicense: Hashable {}
extension PassportElementIdentityCard: Hashable {}
extension PassportElementInternalPassport: Hashable {}
extension PassportElementAddress: Hashable {}
extension PassportElementUtilityBill: Hashable {}
extension PassportElementBankStatement: Hashable {}
extension PassportElementRentalAgreement: Hashable {}
extension PassportElementPassportRegistration: Hashable {}
extension PassportElementTemporaryRegistration: Hashable {}
extension PassportElementPhoneNumber: Hashable {}
extension PassportElementEmailAddress: Hashable {}
extension InputPassportElement: Hashable {}
extension InputPassportElementPersonalDetails: Hashable {}
extension InputPassportElementPassport: Hashable {}
extension InputPassportElementDriverLicense: Hashable {}
extension InputPassportElementIdentityCard: Hashable {}
extension InputPassportElementInternalPassport: Hashable {}
extension InputPassportElementAddress: Hashable {}
extension InputPassportElementUtilityBill: Hashable {}
extension InputPassportElementBankStatement: Hashable {}
extension InputPassportElementRentalAgreement: Hashable {}
extension InputPassportElementPassportRegistration: Hashable {}
extension InputPassportElementTemporaryRegistration: Hashable {}
extension InputPassportElementPhoneNumber: Hashable {}
extension InputPassportElementEmailAddress: Hashable {}
extension PassportElements: Hashable {}
extension PassportElementErrorSource: Hashable {}
extension PassportElementErrorSourceDataField: Hashable {}
extension PassportElementErrorSourceTranslationFile: Hashable {}
extension PassportElementErrorSourceFile: Hashable {}
extension PassportElementError: Hashable {}
extension PassportSuitableElement: Hashable {}
extension PassportRequiredElement: Hashable {}
extension PassportAuthorizationForm: Hashable {}
extension PassportElementsWithErrors: Hashable {}
extension EncryptedCredentials: Hashable {}
extension EncryptedPassportElement: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.type != right.type { return false }
        if left.data != right.data { return false }
        if left.frontSide != right.frontSide { return false }
        if left.reverseSide != right.reverseSide { return false }
        if left.selfie != right.selfie { return false }
        if left.translation != right.translation { return false }
        if left.files != right.files { return false }
        if left.value != right.value { return false }
        if left.hash != right.hash { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(type)
        hasher.combine(data)
        hasher.combine(frontSide)
        hasher.combine(reverseSide)
        hasher.combine(selfie)
        hasher.combine(translation)
        hasher.combine(files)
        hasher.combine(value)
        hasher.combine(hash)
    }
}
extension InputPassportElementErrorSource: Hashable {}
extension InputPassportElementErrorSourceUnspecified: Hashable {}
extension InputPassportElementErrorSourceDataField: Hashable {}
extension InputPassportElementErrorSourceFrontSide: Hashable {}
extension InputPassportElementErrorSourceReverseSide: Hashable {}
extension InputPassportElementErrorSourceSelfie: Hashable {}
extension InputPassportElementErrorSourceTranslationFile: Hashable {}
extension InputPassportElementErrorSourceTranslationFiles: Hashable {}
extension InputPassportElementErrorSourceFile: Hashable {}
extension InputPassportElementErrorSourceFiles: Hashable {}
extension InputPassportElementError: Hashable {}
#endif
