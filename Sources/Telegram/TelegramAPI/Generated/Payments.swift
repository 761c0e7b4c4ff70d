// Made by `tlgen generate` from the schema of TDLib 1.8.66
// (SHA-256 b8b6a863746fc580815c6d04e9e34728b654b15a12940087f06757b2097ce4c5). Don't edit.

/// `productInfo title:string description:formattedText photo:photo = ProductInfo`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1product_info.html)
public struct ProductInfo: TDDecodable, CustomStringConvertible, CustomReflectable {
    private final class Fields: Sendable {
        let title: String
        let descriptionText: FormattedText
        let photo: Photo?
        init(_ title: String, _ descriptionText: FormattedText, _ photo: Photo?) {
            self.title = title
            self.descriptionText = descriptionText
            self.photo = photo
        }
    }
    private let fields: Fields
    public var title: String { fields.title }
    public var descriptionText: FormattedText { fields.descriptionText }
    /// May be absent.
    public var photo: Photo? { fields.photo }

    public init(title: String, descriptionText: FormattedText, photo: Photo? = nil) {
        fields = Fields(title, descriptionText, photo)
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"productInfo""#)
        wire.string(#","title":"#, fields.title)
        wire.object(#","description":"#, fields.descriptionText)
        wire.object(#","photo":"#, fields.photo)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> ProductInfo? {
        wire.open(#"{"@type":"productInfo""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> ProductInfo? {
        var title: String = ""
        var descriptionText: FormattedText? = nil
        var photo: Photo? = nil
        var mark = wire.cursor
        repeat {
            wire.string(#","title":"#, &title)
            wire.object(#","description":"#, &descriptionText)
            wire.object(#","photo":"#, &photo)
        } while wire.more(&mark)
        guard 
            !wire.failed,
            let descriptionText = wire.required(consume descriptionText)
         else { wire.missing("description"); return nil }
        return ProductInfo(title: title, descriptionText: descriptionText, photo: photo)
    }
}

/// `bankCardActionOpenUrl text:string url:string = BankCardActionOpenUrl`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1bank_card_action_open_url.html)
public struct BankCardActionOpenUrl: TDDecodable, CustomStringConvertible, CustomReflectable {
    public let text: String
    public let url: String

    public init(text: String, url: String) {
        self.text = text
        self.url = url
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"bankCardActionOpenUrl""#)
        wire.string(#","text":"#, self.text)
        wire.string(#","url":"#, self.url)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> BankCardActionOpenUrl? {
        wire.open(#"{"@type":"bankCardActionOpenUrl""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> BankCardActionOpenUrl? {
        var text: String = ""
        var url: String = ""
        var mark = wire.cursor
        repeat {
            wire.string(#","text":"#, &text)
            wire.string(#","url":"#, &url)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return BankCardActionOpenUrl(text: text, url: url)
    }
}

/// `bankCardInfo title:string actions:vector<bankCardActionOpenUrl> = BankCardInfo`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1bank_card_info.html)
public struct BankCardInfo: TDDecodable, CustomStringConvertible, CustomReflectable {
    public let title: String
    public let actions: [BankCardActionOpenUrl]

    public init(title: String, actions: [BankCardActionOpenUrl]) {
        self.title = title
        self.actions = actions
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"bankCardInfo""#)
        wire.string(#","title":"#, self.title)
        wire.objects(#","actions":"#, self.actions)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> BankCardInfo? {
        wire.open(#"{"@type":"bankCardInfo""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> BankCardInfo? {
        var title: String = ""
        var actions: [BankCardActionOpenUrl] = []
        var mark = wire.cursor
        repeat {
            wire.string(#","title":"#, &title)
            wire.objects(#","actions":"#, &actions)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return BankCardInfo(title: title, actions: actions)
    }
}

/// `labeledPricePart label:string amount:int53 = LabeledPricePart`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1labeled_price_part.html)
public struct LabeledPricePart: TDDecodable, CustomStringConvertible, CustomReflectable {
    public let label: String
    public let amount: Int64

    public init(label: String, amount: Int64) {
        self.label = label
        self.amount = amount
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"labeledPricePart""#)
        wire.string(#","label":"#, self.label)
        wire.int53(#","amount":"#, self.amount)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> LabeledPricePart? {
        wire.open(#"{"@type":"labeledPricePart""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> LabeledPricePart? {
        var label: String = ""
        var amount: Int64 = 0
        var mark = wire.cursor
        repeat {
            wire.string(#","label":"#, &label)
            wire.int53(#","amount":"#, &amount)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return LabeledPricePart(label: label, amount: amount)
    }
}

/// `orderInfo name:string phone_number:string email_address:string shipping_address:address = OrderInfo`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1order_info.html)
public struct OrderInfo: TDDecodable, CustomStringConvertible, CustomReflectable {
    private final class Fields: Sendable {
        let name: String
        let phoneNumber: String
        let emailAddress: String
        let shippingAddress: Address?
        init(_ name: String, _ phoneNumber: String, _ emailAddress: String, _ shippingAddress: Address?) {
            self.name = name
            self.phoneNumber = phoneNumber
            self.emailAddress = emailAddress
            self.shippingAddress = shippingAddress
        }
    }
    private let fields: Fields
    public var name: String { fields.name }
    public var phoneNumber: String { fields.phoneNumber }
    public var emailAddress: String { fields.emailAddress }
    /// May be absent.
    public var shippingAddress: Address? { fields.shippingAddress }

    public init(name: String, phoneNumber: String, emailAddress: String, shippingAddress: Address? = nil) {
        fields = Fields(name, phoneNumber, emailAddress, shippingAddress)
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"orderInfo""#)
        wire.string(#","name":"#, fields.name)
        wire.string(#","phone_number":"#, fields.phoneNumber)
        wire.string(#","email_address":"#, fields.emailAddress)
        wire.object(#","shipping_address":"#, fields.shippingAddress)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> OrderInfo? {
        wire.open(#"{"@type":"orderInfo""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> OrderInfo? {
        var name: String = ""
        var phoneNumber: String = ""
        var emailAddress: String = ""
        var shippingAddress: Address? = nil
        var mark = wire.cursor
        repeat {
            wire.string(#","name":"#, &name)
            wire.string(#","phone_number":"#, &phoneNumber)
            wire.string(#","email_address":"#, &emailAddress)
            wire.object(#","shipping_address":"#, &shippingAddress)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return OrderInfo(
            name: name,
            phoneNumber: phoneNumber,
            emailAddress: emailAddress,
            shippingAddress: shippingAddress
        )
    }
}

/// `shippingOption id:string title:string price_parts:vector<labeledPricePart> = ShippingOption`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1shipping_option.html)
public struct ShippingOption: TDDecodable, CustomStringConvertible, CustomReflectable {
    private final class Fields: Sendable {
        let id: String
        let title: String
        let priceParts: [LabeledPricePart]
        init(_ id: String, _ title: String, _ priceParts: [LabeledPricePart]) {
            self.id = id
            self.title = title
            self.priceParts = priceParts
        }
    }
    private let fields: Fields
    public var id: String { fields.id }
    public var title: String { fields.title }
    public var priceParts: [LabeledPricePart] { fields.priceParts }

    public init(id: String, title: String, priceParts: [LabeledPricePart]) {
        fields = Fields(id, title, priceParts)
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"shippingOption""#)
        wire.string(#","id":"#, fields.id)
        wire.string(#","title":"#, fields.title)
        wire.objects(#","price_parts":"#, fields.priceParts)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> ShippingOption? {
        wire.open(#"{"@type":"shippingOption""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> ShippingOption? {
        var id: String = ""
        var title: String = ""
        var priceParts: [LabeledPricePart] = []
        var mark = wire.cursor
        repeat {
            wire.string(#","id":"#, &id)
            wire.string(#","title":"#, &title)
            wire.objects(#","price_parts":"#, &priceParts)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return ShippingOption(id: id, title: title, priceParts: priceParts)
    }
}

/// `InputCredentials`, one of 4 constructors.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1_input_credentials.html)
public enum InputCredentials: TDObject, CustomStringConvertible, CustomReflectable {
    indirect case saved(InputCredentialsSaved)
    indirect case new(InputCredentialsNew)
    indirect case applePay(InputCredentialsApplePay)
    indirect case googlePay(InputCredentialsGooglePay)
    /// A constructor that this version of the schema does not know, as its name and its JSON.
    indirect case unknown(type: String, json: String)

    public func encode(into wire: inout WireWriter) {
        switch self {
        case .saved(let value): value.encode(into: &wire)
        case .new(let value): value.encode(into: &wire)
        case .applePay(let value): value.encode(into: &wire)
        case .googlePay(let value): value.encode(into: &wire)
        case .unknown(_, let json): wire.unknown(json)
        }
    }
}

/// `inputCredentialsSaved saved_credentials_id:string = InputCredentials`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1input_credentials_saved.html)
public struct InputCredentialsSaved: TDObject, CustomStringConvertible, CustomReflectable {
    public let savedCredentialsID: String

    public init(savedCredentialsID: String) {
        self.savedCredentialsID = savedCredentialsID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"inputCredentialsSaved""#)
        wire.string(#","saved_credentials_id":"#, self.savedCredentialsID)
        wire.close()
    }
}

/// `inputCredentialsNew data:string allow_save:Bool = InputCredentials`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1input_credentials_new.html)
public struct InputCredentialsNew: TDObject, CustomStringConvertible, CustomReflectable {
    public let data: String
    public let allowSave: Bool

    public init(data: String, allowSave: Bool) {
        self.data = data
        self.allowSave = allowSave
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"inputCredentialsNew""#)
        wire.string(#","data":"#, self.data)
        wire.bool(#","allow_save":"#, self.allowSave)
        wire.close()
    }
}

/// `inputCredentialsApplePay data:string = InputCredentials`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1input_credentials_apple_pay.html)
public struct InputCredentialsApplePay: TDObject, CustomStringConvertible, CustomReflectable {
    public let data: String

    public init(data: String) {
        self.data = data
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"inputCredentialsApplePay""#)
        wire.string(#","data":"#, self.data)
        wire.close()
    }
}

/// `inputCredentialsGooglePay data:string = InputCredentials`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1input_credentials_google_pay.html)
public struct InputCredentialsGooglePay: TDObject, CustomStringConvertible, CustomReflectable {
    public let data: String

    public init(data: String) {
        self.data = data
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"inputCredentialsGooglePay""#)
        wire.string(#","data":"#, self.data)
        wire.close()
    }
}

/// `PaymentProvider`, one of 3 constructors.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1_payment_provider.html)
public enum PaymentProvider: TDDecodable, CustomStringConvertible, CustomReflectable {
    indirect case smartGlocal(PaymentProviderSmartGlocal)
    indirect case stripe(PaymentProviderStripe)
    indirect case other(PaymentProviderOther)
    /// A constructor that this version of the schema does not know, as its name and its JSON.
    indirect case unknown(type: String, json: String)

    public func encode(into wire: inout WireWriter) {
        switch self {
        case .smartGlocal(let value): value.encode(into: &wire)
        case .stripe(let value): value.encode(into: &wire)
        case .other(let value): value.encode(into: &wire)
        case .unknown(_, let json): wire.unknown(json)
        }
    }

    public static func read(_ wire: inout WireReader) -> PaymentProvider? {
        switch wire.constructor(of: .paymentProvider) {
        case 0: if let value = PaymentProviderSmartGlocal.body(&wire) { return .smartGlocal(value) }  // paymentProviderSmartGlocal
        case 1: if let value = PaymentProviderStripe.body(&wire) { return .stripe(value) }  // paymentProviderStripe
        case 2: if let value = PaymentProviderOther.body(&wire) { return .other(value) }  // paymentProviderOther
        case WireReader.nothing: break
        default: if let (type, json) = wire.takeUnknown() { return .unknown(type: type, json: json) }
        }
        return nil
    }
}

/// `paymentProviderSmartGlocal public_token:string tokenize_url:string = PaymentProvider`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1payment_provider_smart_glocal.html)
public struct PaymentProviderSmartGlocal: TDObject, CustomStringConvertible, CustomReflectable {
    public let publicToken: String
    public let tokenizeURL: String

    public init(publicToken: String, tokenizeURL: String) {
        self.publicToken = publicToken
        self.tokenizeURL = tokenizeURL
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"paymentProviderSmartGlocal""#)
        wire.string(#","public_token":"#, self.publicToken)
        wire.string(#","tokenize_url":"#, self.tokenizeURL)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> PaymentProviderSmartGlocal? {
        var publicToken: String = ""
        var tokenizeURL: String = ""
        var mark = wire.cursor
        repeat {
            wire.string(#","public_token":"#, &publicToken)
            wire.string(#","tokenize_url":"#, &tokenizeURL)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return PaymentProviderSmartGlocal(publicToken: publicToken, tokenizeURL: tokenizeURL)
    }
}

/// `paymentProviderStripe publishable_key:string need_country:Bool need_postal_code:Bool need_cardholder_name:Bool = PaymentProvider`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1payment_provider_stripe.html)
public struct PaymentProviderStripe: TDObject, CustomStringConvertible, CustomReflectable {
    public let publishableKey: String
    public let needCountry: Bool
    public let needPostalCode: Bool
    public let needCardholderName: Bool

    public init(publishableKey: String, needCountry: Bool, needPostalCode: Bool, needCardholderName: Bool) {
        self.publishableKey = publishableKey
        self.needCountry = needCountry
        self.needPostalCode = needPostalCode
        self.needCardholderName = needCardholderName
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"paymentProviderStripe""#)
        wire.string(#","publishable_key":"#, self.publishableKey)
        wire.bool(#","need_country":"#, self.needCountry)
        wire.bool(#","need_postal_code":"#, self.needPostalCode)
        wire.bool(#","need_cardholder_name":"#, self.needCardholderName)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> PaymentProviderStripe? {
        var publishableKey: String = ""
        var needCountry: Bool = false
        var needPostalCode: Bool = false
        var needCardholderName: Bool = false
        var mark = wire.cursor
        repeat {
            wire.string(#","publishable_key":"#, &publishableKey)
            wire.bool(#","need_country":"#, &needCountry)
            wire.bool(#","need_postal_code":"#, &needPostalCode)
            wire.bool(#","need_cardholder_name":"#, &needCardholderName)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return PaymentProviderStripe(
            publishableKey: publishableKey,
            needCountry: needCountry,
            needPostalCode: needPostalCode,
            needCardholderName: needCardholderName
        )
    }
}

/// `paymentProviderOther url:string = PaymentProvider`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1payment_provider_other.html)
public struct PaymentProviderOther: TDObject, CustomStringConvertible, CustomReflectable {
    public let url: String

    public init(url: String) {
        self.url = url
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"paymentProviderOther""#)
        wire.string(#","url":"#, self.url)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> PaymentProviderOther? {
        var url: String = ""
        var mark = wire.cursor
        repeat {
            wire.string(#","url":"#, &url)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return PaymentProviderOther(url: url)
    }
}

/// `paymentOption title:string url:string = PaymentOption`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1payment_option.html)
public struct PaymentOption: TDDecodable, CustomStringConvertible, CustomReflectable {
    public let title: String
    public let url: String

    public init(title: String, url: String) {
        self.title = title
        self.url = url
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"paymentOption""#)
        wire.string(#","title":"#, self.title)
        wire.string(#","url":"#, self.url)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> PaymentOption? {
        wire.open(#"{"@type":"paymentOption""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> PaymentOption? {
        var title: String = ""
        var url: String = ""
        var mark = wire.cursor
        repeat {
            wire.string(#","title":"#, &title)
            wire.string(#","url":"#, &url)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return PaymentOption(title: title, url: url)
    }
}

/// `PaymentFormType`, one of 3 constructors.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1_payment_form_type.html)
public enum PaymentFormType: TDDecodable, CustomStringConvertible, CustomReflectable {
    case regular(PaymentFormTypeRegular)
    indirect case stars(PaymentFormTypeStars)
    indirect case starSubscription(PaymentFormTypeStarSubscription)
    /// A constructor that this version of the schema does not know, as its name and its JSON.
    indirect case unknown(type: String, json: String)

    public func encode(into wire: inout WireWriter) {
        switch self {
        case .regular(let value): value.encode(into: &wire)
        case .stars(let value): value.encode(into: &wire)
        case .starSubscription(let value): value.encode(into: &wire)
        case .unknown(_, let json): wire.unknown(json)
        }
    }

    public static func read(_ wire: inout WireReader) -> PaymentFormType? {
        switch wire.constructor(of: .paymentFormType) {
        case 0: if let value = PaymentFormTypeRegular.body(&wire) { return .regular(value) }  // paymentFormTypeRegular
        case 1: if let value = PaymentFormTypeStars.body(&wire) { return .stars(value) }  // paymentFormTypeStars
        case 2: if let value = PaymentFormTypeStarSubscription.body(&wire) { return .starSubscription(value) }  // paymentFormTypeStarSubscription
        case WireReader.nothing: break
        default: if let (type, json) = wire.takeUnknown() { return .unknown(type: type, json: json) }
        }
        return nil
    }
}

/// `paymentFormTypeRegular invoice:invoice payment_provider_user_id:int53 payment_provider:PaymentProvider additional_payment_options:vector<paymentOption> saved_order_info:orderInfo saved_credentials:vector<savedCredentials> can_save_credentials:Bool need_password:Bool = PaymentFormType`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1payment_form_type_regular.html)
public struct PaymentFormTypeRegular: TDObject, CustomStringConvertible {
    private final class Fields: Sendable {
        let invoice: Invoice
        let paymentProviderUserID: Int64
        let paymentProvider: PaymentProvider
        let additionalPaymentOptions: [PaymentOption]
        let savedOrderInfo: OrderInfo?
        let savedCredentials: [SavedCredentials]
        let canSaveCredentials: Bool
        let needPassword: Bool
        init(
            _ invoice: Invoice,
            _ paymentProviderUserID: Int64,
            _ paymentProvider: PaymentProvider,
            _ additionalPaymentOptions: [PaymentOption],
            _ savedOrderInfo: OrderInfo?,
            _ savedCredentials: [SavedCredentials],
            _ canSaveCredentials: Bool,
            _ needPassword: Bool
        ) {
            self.invoice = invoice
            self.paymentProviderUserID = paymentProviderUserID
            self.paymentProvider = paymentProvider
            self.additionalPaymentOptions = additionalPaymentOptions
            self.savedOrderInfo = savedOrderInfo
            self.savedCredentials = savedCredentials
            self.canSaveCredentials = canSaveCredentials
            self.needPassword = needPassword
        }
    }
    private let fields: Fields
    public var invoice: Invoice { fields.invoice }
    public var paymentProviderUserID: Int64 { fields.paymentProviderUserID }
    public var paymentProvider: PaymentProvider { fields.paymentProvider }
    public var additionalPaymentOptions: [PaymentOption] { fields.additionalPaymentOptions }
    /// May be absent.
    public var savedOrderInfo: OrderInfo? { fields.savedOrderInfo }
    public var savedCredentials: [SavedCredentials] { fields.savedCredentials }
    public var canSaveCredentials: Bool { fields.canSaveCredentials }
    public var needPassword: Bool { fields.needPassword }

    public init(
        invoice: Invoice,
        paymentProviderUserID: Int64,
        paymentProvider: PaymentProvider,
        additionalPaymentOptions: [PaymentOption],
        savedOrderInfo: OrderInfo? = nil,
        savedCredentials: [SavedCredentials],
        canSaveCredentials: Bool,
        needPassword: Bool
    ) {
        fields = Fields(
        invoice,
        paymentProviderUserID,
        paymentProvider,
        additionalPaymentOptions,
        savedOrderInfo,
        savedCredentials,
        canSaveCredentials,
        needPassword
    )
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"paymentFormTypeRegular""#)
        wire.object(#","invoice":"#, fields.invoice)
        wire.int53(#","payment_provider_user_id":"#, fields.paymentProviderUserID)
        wire.object(#","payment_provider":"#, fields.paymentProvider)
        wire.objects(#","additional_payment_options":"#, fields.additionalPaymentOptions)
        wire.object(#","saved_order_info":"#, fields.savedOrderInfo)
        wire.objects(#","saved_credentials":"#, fields.savedCredentials)
        wire.bool(#","can_save_credentials":"#, fields.canSaveCredentials)
        wire.bool(#","need_password":"#, fields.needPassword)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> PaymentFormTypeRegular? {
        var invoice: Invoice? = nil
        var paymentProviderUserID: Int64 = 0
        var paymentProvider: PaymentProvider? = nil
        var additionalPaymentOptions: [PaymentOption] = []
        var savedOrderInfo: OrderInfo? = nil
        var savedCredentials: [SavedCredentials] = []
        var canSaveCredentials: Bool = false
        var needPassword: Bool = false
        var mark = wire.cursor
        repeat {
            wire.object(#","invoice":"#, &invoice)
            wire.int53(#","payment_provider_user_id":"#, &paymentProviderUserID)
            wire.object(#","payment_provider":"#, &paymentProvider)
            wire.objects(#","additional_payment_options":"#, &additionalPaymentOptions)
            wire.object(#","saved_order_info":"#, &savedOrderInfo)
            wire.objects(#","saved_credentials":"#, &savedCredentials)
            wire.bool(#","can_save_credentials":"#, &canSaveCredentials)
            wire.bool(#","need_password":"#, &needPassword)
        } while wire.more(&mark)
        guard 
            !wire.failed,
            let invoice = wire.required(consume invoice),
            let paymentProvider = wire.required(consume paymentProvider)
         else { wire.missing("invoice payment_provider"); return nil }
        return PaymentFormTypeRegular(
            invoice: invoice,
            paymentProviderUserID: paymentProviderUserID,
            paymentProvider: paymentProvider,
            additionalPaymentOptions: additionalPaymentOptions,
            savedOrderInfo: savedOrderInfo,
            savedCredentials: savedCredentials,
            canSaveCredentials: canSaveCredentials,
            needPassword: needPassword
        )
    }
}

/// `paymentFormTypeStars star_count:int53 = PaymentFormType`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1payment_form_type_stars.html)
public struct PaymentFormTypeStars: TDObject, CustomStringConvertible {
    public let starCount: Int64

    public init(starCount: Int64) {
        self.starCount = starCount
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"paymentFormTypeStars""#)
        wire.int53(#","star_count":"#, self.starCount)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> PaymentFormTypeStars? {
        var starCount: Int64 = 0
        var mark = wire.cursor
        repeat {
            wire.int53(#","star_count":"#, &starCount)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return PaymentFormTypeStars(starCount: starCount)
    }
}

/// `paymentFormTypeStarSubscription pricing:starSubscriptionPricing = PaymentFormType`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1payment_form_type_star_subscription.html)
public struct PaymentFormTypeStarSubscription: TDObject, CustomStringConvertible {
    public let pricing: StarSubscriptionPricing

    public init(pricing: StarSubscriptionPricing) {
        self.pricing = pricing
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"paymentFormTypeStarSubscription""#)
        wire.object(#","pricing":"#, self.pricing)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> PaymentFormTypeStarSubscription? {
        var pricing: StarSubscriptionPricing? = nil
        var mark = wire.cursor
        repeat {
            wire.object(#","pricing":"#, &pricing)
        } while wire.more(&mark)
        guard !wire.failed, let pricing = wire.required(consume pricing) else { wire.missing("pricing"); return nil }
        return PaymentFormTypeStarSubscription(pricing: pricing)
    }
}

/// `paymentForm id:int64 type:PaymentFormType seller_bot_user_id:int53 product_info:productInfo = PaymentForm`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1payment_form.html)
public struct PaymentForm: TDDecodable, CustomStringConvertible {
    public let id: Int64
    public let type: PaymentFormType
    public let sellerBotUserID: Int64
    public let productInfo: ProductInfo

    public init(id: Int64, type: PaymentFormType, sellerBotUserID: Int64, productInfo: ProductInfo) {
        self.id = id
        self.type = type
        self.sellerBotUserID = sellerBotUserID
        self.productInfo = productInfo
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"paymentForm""#)
        wire.int64(#","id":"#, self.id)
        wire.object(#","type":"#, self.type)
        wire.int53(#","seller_bot_user_id":"#, self.sellerBotUserID)
        wire.object(#","product_info":"#, self.productInfo)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> PaymentForm? {
        wire.open(#"{"@type":"paymentForm""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> PaymentForm? {
        var id: Int64 = 0
        var type: PaymentFormType? = nil
        var sellerBotUserID: Int64 = 0
        var productInfo: ProductInfo? = nil
        var mark = wire.cursor
        repeat {
            wire.int64(#","id":"#, &id)
            wire.object(#","type":"#, &type)
            wire.int53(#","seller_bot_user_id":"#, &sellerBotUserID)
            wire.object(#","product_info":"#, &productInfo)
        } while wire.more(&mark)
        guard 
            !wire.failed,
            let type = wire.required(consume type),
            let productInfo = wire.required(consume productInfo)
         else { wire.missing("type product_info"); return nil }
        return PaymentForm(id: id, type: type, sellerBotUserID: sellerBotUserID, productInfo: productInfo)
    }
}

/// `paymentResult success:Bool verification_url:string = PaymentResult`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1payment_result.html)
public struct PaymentResult: TDDecodable, CustomStringConvertible, CustomReflectable {
    public let success: Bool
    public let verificationURL: String

    public init(success: Bool, verificationURL: String) {
        self.success = success
        self.verificationURL = verificationURL
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"paymentResult""#)
        wire.bool(#","success":"#, self.success)
        wire.string(#","verification_url":"#, self.verificationURL)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> PaymentResult? {
        wire.open(#"{"@type":"paymentResult""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> PaymentResult? {
        var success: Bool = false
        var verificationURL: String = ""
        var mark = wire.cursor
        repeat {
            wire.bool(#","success":"#, &success)
            wire.string(#","verification_url":"#, &verificationURL)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return PaymentResult(success: success, verificationURL: verificationURL)
    }
}

/// `PaymentReceiptType`, one of 2 constructors.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1_payment_receipt_type.html)
public enum PaymentReceiptType: TDDecodable, CustomStringConvertible, CustomReflectable {
    case regular(PaymentReceiptTypeRegular)
    indirect case stars(PaymentReceiptTypeStars)
    /// A constructor that this version of the schema does not know, as its name and its JSON.
    indirect case unknown(type: String, json: String)

    public func encode(into wire: inout WireWriter) {
        switch self {
        case .regular(let value): value.encode(into: &wire)
        case .stars(let value): value.encode(into: &wire)
        case .unknown(_, let json): wire.unknown(json)
        }
    }

    public static func read(_ wire: inout WireReader) -> PaymentReceiptType? {
        switch wire.constructor(of: .paymentReceiptType) {
        case 0: if let value = PaymentReceiptTypeRegular.body(&wire) { return .regular(value) }  // paymentReceiptTypeRegular
        case 1: if let value = PaymentReceiptTypeStars.body(&wire) { return .stars(value) }  // paymentReceiptTypeStars
        case WireReader.nothing: break
        default: if let (type, json) = wire.takeUnknown() { return .unknown(type: type, json: json) }
        }
        return nil
    }
}

/// `paymentReceiptTypeRegular payment_provider_user_id:int53 invoice:invoice order_info:orderInfo shipping_option:shippingOption credentials_title:string tip_amount:int53 = PaymentReceiptType`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1payment_receipt_type_regular.html)
public struct PaymentReceiptTypeRegular: TDObject, CustomStringConvertible, CustomReflectable {
    private final class Fields: Sendable {
        let paymentProviderUserID: Int64
        let invoice: Invoice
        let orderInfo: OrderInfo?
        let shippingOption: ShippingOption?
        let credentialsTitle: String
        let tipAmount: Int64
        init(
            _ paymentProviderUserID: Int64,
            _ invoice: Invoice,
            _ orderInfo: OrderInfo?,
            _ shippingOption: ShippingOption?,
            _ credentialsTitle: String,
            _ tipAmount: Int64
        ) {
            self.paymentProviderUserID = paymentProviderUserID
            self.invoice = invoice
            self.orderInfo = orderInfo
            self.shippingOption = shippingOption
            self.credentialsTitle = credentialsTitle
            self.tipAmount = tipAmount
        }
    }
    private let fields: Fields
    public var paymentProviderUserID: Int64 { fields.paymentProviderUserID }
    public var invoice: Invoice { fields.invoice }
    /// May be absent.
    public var orderInfo: OrderInfo? { fields.orderInfo }
    /// May be absent.
    public var shippingOption: ShippingOption? { fields.shippingOption }
    public var credentialsTitle: String { fields.credentialsTitle }
    public var tipAmount: Int64 { fields.tipAmount }

    public init(
        paymentProviderUserID: Int64,
        invoice: Invoice,
        orderInfo: OrderInfo? = nil,
        shippingOption: ShippingOption? = nil,
        credentialsTitle: String,
        tipAmount: Int64
    ) {
        fields = Fields(paymentProviderUserID, invoice, orderInfo, shippingOption, credentialsTitle, tipAmount)
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"paymentReceiptTypeRegular""#)
        wire.int53(#","payment_provider_user_id":"#, fields.paymentProviderUserID)
        wire.object(#","invoice":"#, fields.invoice)
        wire.object(#","order_info":"#, fields.orderInfo)
        wire.object(#","shipping_option":"#, fields.shippingOption)
        wire.string(#","credentials_title":"#, fields.credentialsTitle)
        wire.int53(#","tip_amount":"#, fields.tipAmount)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> PaymentReceiptTypeRegular? {
        var paymentProviderUserID: Int64 = 0
        var invoice: Invoice? = nil
        var orderInfo: OrderInfo? = nil
        var shippingOption: ShippingOption? = nil
        var credentialsTitle: String = ""
        var tipAmount: Int64 = 0
        var mark = wire.cursor
        repeat {
            wire.int53(#","payment_provider_user_id":"#, &paymentProviderUserID)
            wire.object(#","invoice":"#, &invoice)
            wire.object(#","order_info":"#, &orderInfo)
            wire.object(#","shipping_option":"#, &shippingOption)
            wire.string(#","credentials_title":"#, &credentialsTitle)
            wire.int53(#","tip_amount":"#, &tipAmount)
        } while wire.more(&mark)
        guard !wire.failed, let invoice = wire.required(consume invoice) else { wire.missing("invoice"); return nil }
        return PaymentReceiptTypeRegular(
            paymentProviderUserID: paymentProviderUserID,
            invoice: invoice,
            orderInfo: orderInfo,
            shippingOption: shippingOption,
            credentialsTitle: credentialsTitle,
            tipAmount: tipAmount
        )
    }
}

/// `paymentReceiptTypeStars star_count:int53 transaction_id:string = PaymentReceiptType`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1payment_receipt_type_stars.html)
public struct PaymentReceiptTypeStars: TDObject, CustomStringConvertible, CustomReflectable {
    public let starCount: Int64
    public let transactionID: String

    public init(starCount: Int64, transactionID: String) {
        self.starCount = starCount
        self.transactionID = transactionID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"paymentReceiptTypeStars""#)
        wire.int53(#","star_count":"#, self.starCount)
        wire.string(#","transaction_id":"#, self.transactionID)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> PaymentReceiptTypeStars? {
        var starCount: Int64 = 0
        var transactionID: String = ""
        var mark = wire.cursor
        repeat {
            wire.int53(#","star_count":"#, &starCount)
            wire.string(#","transaction_id":"#, &transactionID)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return PaymentReceiptTypeStars(starCount: starCount, transactionID: transactionID)
    }
}

/// `paymentReceipt product_info:productInfo date:int32 seller_bot_user_id:int53 type:PaymentReceiptType = PaymentReceipt`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1payment_receipt.html)
public struct PaymentReceipt: TDDecodable, CustomStringConvertible {
    public let productInfo: ProductInfo
    /// Unix time in seconds.
    public let date: Int32
    public let sellerBotUserID: Int64
    public let type: PaymentReceiptType

    public init(productInfo: ProductInfo, date: Int32, sellerBotUserID: Int64, type: PaymentReceiptType) {
        self.productInfo = productInfo
        self.date = date
        self.sellerBotUserID = sellerBotUserID
        self.type = type
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"paymentReceipt""#)
        wire.object(#","product_info":"#, self.productInfo)
        wire.int32(#","date":"#, self.date)
        wire.int53(#","seller_bot_user_id":"#, self.sellerBotUserID)
        wire.object(#","type":"#, self.type)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> PaymentReceipt? {
        wire.open(#"{"@type":"paymentReceipt""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> PaymentReceipt? {
        var productInfo: ProductInfo? = nil
        var date: Int32 = 0
        var sellerBotUserID: Int64 = 0
        var type: PaymentReceiptType? = nil
        var mark = wire.cursor
        repeat {
            wire.object(#","product_info":"#, &productInfo)
            wire.int32(#","date":"#, &date)
            wire.int53(#","seller_bot_user_id":"#, &sellerBotUserID)
            wire.object(#","type":"#, &type)
        } while wire.more(&mark)
        guard 
            !wire.failed,
            let productInfo = wire.required(consume productInfo),
            let type = wire.required(consume type)
         else { wire.missing("product_info type"); return nil }
        return PaymentReceipt(productInfo: productInfo, date: date, sellerBotUserID: sellerBotUserID, type: type)
    }
}

/// `StorePaymentPurpose`, one of 7 constructors.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1_store_payment_purpose.html)
public enum StorePaymentPurpose: TDObject, CustomStringConvertible, CustomReflectable {
    indirect case premiumSubscription(StorePaymentPurposePremiumSubscription)
    case premiumGift(StorePaymentPurposePremiumGift)
    case premiumGiftCodes(StorePaymentPurposePremiumGiftCodes)
    indirect case premiumGiveaway(StorePaymentPurposePremiumGiveaway)
    case starGiveaway(StorePaymentPurposeStarGiveaway)
    case stars(StorePaymentPurposeStars)
    case giftedStars(StorePaymentPurposeGiftedStars)
    /// A constructor that this version of the schema does not know, as its name and its JSON.
    indirect case unknown(type: String, json: String)

    public func encode(into wire: inout WireWriter) {
        switch self {
        case .premiumSubscription(let value): value.encode(into: &wire)
        case .premiumGift(let value): value.encode(into: &wire)
        case .premiumGiftCodes(let value): value.encode(into: &wire)
        case .premiumGiveaway(let value): value.encode(into: &wire)
        case .starGiveaway(let value): value.encode(into: &wire)
        case .stars(let value): value.encode(into: &wire)
        case .giftedStars(let value): value.encode(into: &wire)
        case .unknown(_, let json): wire.unknown(json)
        }
    }
}

/// `storePaymentPurposePremiumSubscription is_restore:Bool is_upgrade:Bool = StorePaymentPurpose`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1store_payment_purpose_premium_subscription.html)
public struct StorePaymentPurposePremiumSubscription: TDObject, CustomStringConvertible {
    public let isRestore: Bool
    public let isUpgrade: Bool

    public init(isRestore: Bool, isUpgrade: Bool) {
        self.isRestore = isRestore
        self.isUpgrade = isUpgrade
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"storePaymentPurposePremiumSubscription""#)
        wire.bool(#","is_restore":"#, self.isRestore)
        wire.bool(#","is_upgrade":"#, self.isUpgrade)
        wire.close()
    }
}

/// `storePaymentPurposePremiumGift currency:string amount:int53 user_id:int53 text:formattedText = StorePaymentPurpose`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1store_payment_purpose_premium_gift.html)
public struct StorePaymentPurposePremiumGift: TDObject, CustomStringConvertible {
    private final class Fields: Sendable {
        let currency: String
        let amount: Int64
        let userID: Int64
        let text: FormattedText
        init(_ currency: String, _ amount: Int64, _ userID: Int64, _ text: FormattedText) {
            self.currency = currency
            self.amount = amount
            self.userID = userID
            self.text = text
        }
    }
    private let fields: Fields
    public var currency: String { fields.currency }
    public var amount: Int64 { fields.amount }
    public var userID: Int64 { fields.userID }
    /// Length 0 to the option `gift_text_length_max` characters.
    public var text: FormattedText { fields.text }

    public init(currency: String, amount: Int64, userID: Int64, text: FormattedText) {
        fields = Fields(currency, amount, userID, text)
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"storePaymentPurposePremiumGift""#)
        wire.string(#","currency":"#, fields.currency)
        wire.int53(#","amount":"#, fields.amount)
        wire.int53(#","user_id":"#, fields.userID)
        wire.object(#","text":"#, fields.text)
        wire.close()
    }
}

/// `storePaymentPurposePremiumGiftCodes boosted_chat_id:int53 currency:string amount:int53 user_ids:vector<int53> text:formattedText = StorePaymentPurpose`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1store_payment_purpose_premium_gift_codes.html)
public struct StorePaymentPurposePremiumGiftCodes: TDObject, CustomStringConvertible {
    private final class Fields: Sendable {
        let boostedChatID: Int64
        let currency: String
        let amount: Int64
        let userIDs: [Int64]
        let text: FormattedText
        init(_ boostedChatID: Int64, _ currency: String, _ amount: Int64, _ userIDs: [Int64], _ text: FormattedText) {
            self.boostedChatID = boostedChatID
            self.currency = currency
            self.amount = amount
            self.userIDs = userIDs
            self.text = text
        }
    }
    private let fields: Fields
    public var boostedChatID: Int64 { fields.boostedChatID }
    public var currency: String { fields.currency }
    public var amount: Int64 { fields.amount }
    public var userIDs: [Int64] { fields.userIDs }
    /// Length 0 to the option `gift_text_length_max` characters.
    public var text: FormattedText { fields.text }

    public init(boostedChatID: Int64, currency: String, amount: Int64, userIDs: [Int64], text: FormattedText) {
        fields = Fields(boostedChatID, currency, amount, userIDs, text)
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"storePaymentPurposePremiumGiftCodes""#)
        wire.int53(#","boosted_chat_id":"#, fields.boostedChatID)
        wire.string(#","currency":"#, fields.currency)
        wire.int53(#","amount":"#, fields.amount)
        wire.int53s(#","user_ids":"#, fields.userIDs)
        wire.object(#","text":"#, fields.text)
        wire.close()
    }
}

/// `storePaymentPurposePremiumGiveaway parameters:giveawayParameters currency:string amount:int53 = StorePaymentPurpose`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1store_payment_purpose_premium_giveaway.html)
public struct StorePaymentPurposePremiumGiveaway: TDObject, CustomStringConvertible {
    public let parameters: GiveawayParameters
    public let currency: String
    public let amount: Int64

    public init(parameters: GiveawayParameters, currency: String, amount: Int64) {
        self.parameters = parameters
        self.currency = currency
        self.amount = amount
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"storePaymentPurposePremiumGiveaway""#)
        wire.object(#","parameters":"#, self.parameters)
        wire.string(#","currency":"#, self.currency)
        wire.int53(#","amount":"#, self.amount)
        wire.close()
    }
}

/// `storePaymentPurposeStarGiveaway parameters:giveawayParameters currency:string amount:int53 winner_count:int32 star_count:int53 = StorePaymentPurpose`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1store_payment_purpose_star_giveaway.html)
public struct StorePaymentPurposeStarGiveaway: TDObject, CustomStringConvertible {
    private final class Fields: Sendable {
        let parameters: GiveawayParameters
        let currency: String
        let amount: Int64
        let winnerCount: Int32
        let starCount: Int64
        init(
            _ parameters: GiveawayParameters,
            _ currency: String,
            _ amount: Int64,
            _ winnerCount: Int32,
            _ starCount: Int64
        ) {
            self.parameters = parameters
            self.currency = currency
            self.amount = amount
            self.winnerCount = winnerCount
            self.starCount = starCount
        }
    }
    private let fields: Fields
    public var parameters: GiveawayParameters { fields.parameters }
    public var currency: String { fields.currency }
    public var amount: Int64 { fields.amount }
    public var winnerCount: Int32 { fields.winnerCount }
    public var starCount: Int64 { fields.starCount }

    public init(parameters: GiveawayParameters, currency: String, amount: Int64, winnerCount: Int32, starCount: Int64) {
        fields = Fields(parameters, currency, amount, winnerCount, starCount)
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"storePaymentPurposeStarGiveaway""#)
        wire.object(#","parameters":"#, fields.parameters)
        wire.string(#","currency":"#, fields.currency)
        wire.int53(#","amount":"#, fields.amount)
        wire.int32(#","winner_count":"#, fields.winnerCount)
        wire.int53(#","star_count":"#, fields.starCount)
        wire.close()
    }
}

/// `storePaymentPurposeStars currency:string amount:int53 star_count:int53 chat_id:int53 = StorePaymentPurpose`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1store_payment_purpose_stars.html)
public struct StorePaymentPurposeStars: TDObject, CustomStringConvertible {
    private final class Fields: Sendable {
        let currency: String
        let amount: Int64
        let starCount: Int64
        let chatID: Int64
        init(_ currency: String, _ amount: Int64, _ starCount: Int64, _ chatID: Int64) {
            self.currency = currency
            self.amount = amount
            self.starCount = starCount
            self.chatID = chatID
        }
    }
    private let fields: Fields
    public var currency: String { fields.currency }
    public var amount: Int64 { fields.amount }
    public var starCount: Int64 { fields.starCount }
    public var chatID: Int64 { fields.chatID }

    public init(currency: String, amount: Int64, starCount: Int64, chatID: Int64) {
        fields = Fields(currency, amount, starCount, chatID)
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"storePaymentPurposeStars""#)
        wire.string(#","currency":"#, fields.currency)
        wire.int53(#","amount":"#, fields.amount)
        wire.int53(#","star_count":"#, fields.starCount)
        wire.int53(#","chat_id":"#, fields.chatID)
        wire.close()
    }
}

/// `storePaymentPurposeGiftedStars user_id:int53 currency:string amount:int53 star_count:int53 = StorePaymentPurpose`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1store_payment_purpose_gifted_stars.html)
public struct StorePaymentPurposeGiftedStars: TDObject, CustomStringConvertible {
    private final class Fields: Sendable {
        let userID: Int64
        let currency: String
        let amount: Int64
        let starCount: Int64
        init(_ userID: Int64, _ currency: String, _ amount: Int64, _ starCount: Int64) {
            self.userID = userID
            self.currency = currency
            self.amount = amount
            self.starCount = starCount
        }
    }
    private let fields: Fields
    public var userID: Int64 { fields.userID }
    public var currency: String { fields.currency }
    public var amount: Int64 { fields.amount }
    public var starCount: Int64 { fields.starCount }

    public init(userID: Int64, currency: String, amount: Int64, starCount: Int64) {
        fields = Fields(userID, currency, amount, starCount)
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"storePaymentPurposeGiftedStars""#)
        wire.int53(#","user_id":"#, fields.userID)
        wire.string(#","currency":"#, fields.currency)
        wire.int53(#","amount":"#, fields.amount)
        wire.int53(#","star_count":"#, fields.starCount)
        wire.close()
    }
}

/// `StoreTransaction`, one of 2 constructors.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1_store_transaction.html)
public enum StoreTransaction: TDObject, CustomStringConvertible, CustomReflectable {
    indirect case appStore(StoreTransactionAppStore)
    case googlePlay(StoreTransactionGooglePlay)
    /// A constructor that this version of the schema does not know, as its name and its JSON.
    indirect case unknown(type: String, json: String)

    public func encode(into wire: inout WireWriter) {
        switch self {
        case .appStore(let value): value.encode(into: &wire)
        case .googlePlay(let value): value.encode(into: &wire)
        case .unknown(_, let json): wire.unknown(json)
        }
    }
}

/// `storeTransactionAppStore receipt:bytes = StoreTransaction`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1store_transaction_app_store.html)
public struct StoreTransactionAppStore: TDObject, CustomStringConvertible, CustomReflectable {
    public let receipt: [UInt8]

    public init(receipt: [UInt8]) {
        self.receipt = receipt
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"storeTransactionAppStore""#)
        wire.bytes(#","receipt":"#, self.receipt)
        wire.close()
    }
}

/// `storeTransactionGooglePlay package_name:string store_product_id:string purchase_token:string = StoreTransaction`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1store_transaction_google_play.html)
public struct StoreTransactionGooglePlay: TDObject, CustomStringConvertible, CustomReflectable {
    private final class Fields: Sendable {
        let packageName: String
        let storeProductID: String
        let purchaseToken: String
        init(_ packageName: String, _ storeProductID: String, _ purchaseToken: String) {
            self.packageName = packageName
            self.storeProductID = storeProductID
            self.purchaseToken = purchaseToken
        }
    }
    private let fields: Fields
    public var packageName: String { fields.packageName }
    public var storeProductID: String { fields.storeProductID }
    public var purchaseToken: String { fields.purchaseToken }

    public init(packageName: String, storeProductID: String, purchaseToken: String) {
        fields = Fields(packageName, storeProductID, purchaseToken)
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"storeTransactionGooglePlay""#)
        wire.string(#","package_name":"#, fields.packageName)
        wire.string(#","store_product_id":"#, fields.storeProductID)
        wire.string(#","purchase_token":"#, fields.purchaseToken)
        wire.close()
    }
}


#if Hashable
extension ProductInfo: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.title != right.title { return false }
        if left.descriptionText != right.descriptionText { return false }
        if left.photo != right.photo { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(title)
        hasher.combine(descriptionText)
        hasher.combine(photo)
    }
}
extension BankCardActionOpenUrl: Hashable {}
extension BankCardInfo: Hashable {}
extension LabeledPricePart: Hashable {}
extension OrderInfo: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.name != right.name { return false }
        if left.phoneNumber != right.phoneNumber { return false }
        if left.emailAddress != right.emailAddress { return false }
        if left.shippingAddress != right.shippingAddress { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(name)
        hasher.combine(phoneNumber)
        hasher.combine(emailAddress)
        hasher.combine(shippingAddress)
    }
}
extension ShippingOption: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.id != right.id { return false }
        if left.title != right.title { return false }
        if left.priceParts != right.priceParts { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(id)
        hasher.combine(title)
        hasher.combine(priceParts)
    }
}
extension InputCredentials: Hashable {}
extension InputCredentialsSaved: Hashable {}
extension InputCredentialsNew: Hashable {}
extension InputCredentialsApplePay: Hashable {}
extension InputCredentialsGooglePay: Hashable {}
extension PaymentProvider: Hashable {}
extension PaymentProviderSmartGlocal: Hashable {}
extension PaymentProviderStripe: Hashable {}
extension PaymentProviderOther: Hashable {}
extension PaymentOption: Hashable {}
extension PaymentFormType: Hashable {}
extension PaymentFormTypeRegular: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.invoice != right.invoice { return false }
        if left.paymentProviderUserID != right.paymentProviderUserID { return false }
        if left.paymentProvider != right.paymentProvider { return false }
        if left.additionalPaymentOptions != right.additionalPaymentOptions { return false }
        if left.savedOrderInfo != right.savedOrderInfo { return false }
        if left.savedCredentials != right.savedCredentials { return false }
        if left.canSaveCredentials != right.canSaveCredentials { return false }
        if left.needPassword != right.needPassword { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(invoice)
        hasher.combine(paymentProviderUserID)
        hasher.combine(paymentProvider)
        hasher.combine(additionalPaymentOptions)
        hasher.combine(savedOrderInfo)
        hasher.combine(savedCredentials)
        hasher.combine(canSaveCredentials)
        hasher.combine(needPassword)
    }
}
extension PaymentFormTypeStars: Hashable {}
extension PaymentFormTypeStarSubscription: Hashable {}
extension PaymentForm: Hashable {}
extension PaymentResult: Hashable {}
extension PaymentReceiptType: Hashable {}
extension PaymentReceiptTypeRegular: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.paymentProviderUserID != right.paymentProviderUserID { return false }
        if left.invoice != right.invoice { return false }
        if left.orderInfo != right.orderInfo { return false }
        if left.shippingOption != right.shippingOption { return false }
        if left.credentialsTitle != right.credentialsTitle { return false }
        if left.tipAmount != right.tipAmount { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(paymentProviderUserID)
        hasher.combine(invoice)
        hasher.combine(orderInfo)
        hasher.combine(shippingOption)
        hasher.combine(credentialsTitle)
        hasher.combine(tipAmount)
    }
}
extension PaymentReceiptTypeStars: Hashable {}
extension PaymentReceipt: Hashable {}
extension StorePaymentPurpose: Hashable {}
extension StorePaymentPurposePremiumSubscription: Hashable {}
extension StorePaymentPurposePremiumGift: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.currency != right.currency { return false }
        if left.amount != right.amount { return false }
        if left.userID != right.userID { return false }
        if left.text != right.text { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(currency)
        hasher.combine(amount)
        hasher.combine(userID)
        hasher.combine(text)
    }
}
extension StorePaymentPurposePremiumGiftCodes: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.boostedChatID != right.boostedChatID { return false }
        if left.currency != right.currency { return false }
        if left.amount != right.amount { return false }
        if left.userIDs != right.userIDs { return false }
        if left.text != right.text { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(boostedChatID)
        hasher.combine(currency)
        hasher.combine(amount)
        hasher.combine(userIDs)
        hasher.combine(text)
    }
}
extension StorePaymentPurposePremiumGiveaway: Hashable {}
extension StorePaymentPurposeStarGiveaway: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.parameters != right.parameters { return false }
        if left.currency != right.currency { return false }
        if left.amount != right.amount { return false }
        if left.winnerCount != right.winnerCount { return false }
        if left.starCount != right.starCount { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(parameters)
        hasher.combine(currency)
        hasher.combine(amount)
        hasher.combine(winnerCount)
        hasher.combine(starCount)
    }
}
extension StorePaymentPurposeStars: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.currency != right.currency { return false }
        if left.amount != right.amount { return false }
        if left.starCount != right.starCount { return false }
        if left.chatID != right.chatID { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(currency)
        hasher.combine(amount)
        hasher.combine(starCount)
        hasher.combine(chatID)
    }
}
extension StorePaymentPurposeGiftedStars: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.userID != right.userID { return false }
        if left.currency != right.currency { return false }
        if left.amount != right.amount { return false }
        if left.starCount != right.starCount { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(userID)
        hasher.combine(currency)
        hasher.combine(amount)
        hasher.combine(starCount)
    }
}
extension StoreTransaction: Hashable {}
extension StoreTransactionAppStore: Hashable {}
extension StoreTransactionGooglePlay: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.packageName != right.packageName { return false }
        if left.storeProductID != right.storeProductID { return false }
        if left.purchaseToken != right.purchaseToken { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(packageName)
        hasher.combine(storeProductID)
        hasher.combine(purchaseToken)
    }
}
#endif
