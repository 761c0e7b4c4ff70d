// Made by `tlgen generate` from the schema of TDLib 1.8.66
// (SHA-256 b8b6a863746fc580815c6d04e9e34728b654b15a12940087f06757b2097ce4c5). Don't edit.

/// `answerShippingQuery shipping_query_id:int64 shipping_options:vector<shippingOption> error_message:string = Ok`
///
/// For bots only.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1answer_shipping_query.html)
public struct AnswerShippingQuery: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let shippingQueryID: Int64
    public let shippingOptions: [ShippingOption]
    public let errorMessage: String

    public init(shippingQueryID: Int64, shippingOptions: [ShippingOption], errorMessage: String) {
        self.shippingQueryID = shippingQueryID
        self.shippingOptions = shippingOptions
        self.errorMessage = errorMessage
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"answerShippingQuery""#)
        wire.int64(#","shipping_query_id":"#, self.shippingQueryID)
        wire.objects(#","shipping_options":"#, self.shippingOptions)
        wire.string(#","error_message":"#, self.errorMessage)
        wire.close()
    }
}

/// `getPaymentForm input_invoice:InputInvoice theme:themeParameters = PaymentForm`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_payment_form.html)
public struct GetPaymentForm: TDFunction, CustomStringConvertible {
    public typealias Result = PaymentForm
    public let inputInvoice: InputInvoice
    /// May be left out.
    public let theme: ThemeParameters?

    public init(inputInvoice: InputInvoice, theme: ThemeParameters? = nil) {
        self.inputInvoice = inputInvoice
        self.theme = theme
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"getPaymentForm""#)
        wire.object(#","input_invoice":"#, self.inputInvoice)
        wire.object(#","theme":"#, self.theme)
        wire.close()
    }
}

/// `validateOrderInfo input_invoice:InputInvoice order_info:orderInfo allow_save:Bool = ValidatedOrderInfo`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1validate_order_info.html)
public struct ValidateOrderInfo: TDFunction, CustomStringConvertible {
    public typealias Result = ValidatedOrderInfo
    public let inputInvoice: InputInvoice
    /// May be left out.
    public let orderInfo: OrderInfo?
    public let allowSave: Bool

    public init(inputInvoice: InputInvoice, orderInfo: OrderInfo? = nil, allowSave: Bool) {
        self.inputInvoice = inputInvoice
        self.orderInfo = orderInfo
        self.allowSave = allowSave
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"validateOrderInfo""#)
        wire.object(#","input_invoice":"#, self.inputInvoice)
        wire.object(#","order_info":"#, self.orderInfo)
        wire.bool(#","allow_save":"#, self.allowSave)
        wire.close()
    }
}

/// `sendPaymentForm input_invoice:InputInvoice payment_form_id:int64 order_info_id:string shipping_option_id:string credentials:InputCredentials tip_amount:int53 = PaymentResult`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1send_payment_form.html)
public struct SendPaymentForm: TDFunction, CustomStringConvertible, CustomReflectable {
    public typealias Result = PaymentResult
    public let inputInvoice: InputInvoice
    public let paymentFormID: Int64
    public let orderInfoID: String
    public let shippingOptionID: String
    /// May be left out.
    public let credentials: InputCredentials?
    public let tipAmount: Int64

    public init(
        inputInvoice: InputInvoice,
        paymentFormID: Int64,
        orderInfoID: String,
        shippingOptionID: String,
        credentials: InputCredentials? = nil,
        tipAmount: Int64
    ) {
        self.inputInvoice = inputInvoice
        self.paymentFormID = paymentFormID
        self.orderInfoID = orderInfoID
        self.shippingOptionID = shippingOptionID
        self.credentials = credentials
        self.tipAmount = tipAmount
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"sendPaymentForm""#)
        wire.object(#","input_invoice":"#, self.inputInvoice)
        wire.int64(#","payment_form_id":"#, self.paymentFormID)
        wire.string(#","order_info_id":"#, self.orderInfoID)
        wire.string(#","shipping_option_id":"#, self.shippingOptionID)
        wire.object(#","credentials":"#, self.credentials)
        wire.int53(#","tip_amount":"#, self.tipAmount)
        wire.close()
    }
}

/// `getPaymentReceipt chat_id:int53 message_id:int53 = PaymentReceipt`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_payment_receipt.html)
public struct GetPaymentReceipt: TDFunction, CustomStringConvertible {
    public typealias Result = PaymentReceipt
    public let chatID: Int64
    public let messageID: Int64

    public init(chatID: Int64, messageID: Int64) {
        self.chatID = chatID
        self.messageID = messageID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"getPaymentReceipt""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.int53(#","message_id":"#, self.messageID)
        wire.close()
    }
}

/// `getBankCardInfo bank_card_number:string = BankCardInfo`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_bank_card_info.html)
public struct GetBankCardInfo: TDFunction, CustomStringConvertible, CustomReflectable {
    public typealias Result = BankCardInfo
    public let bankCardNumber: String

    public init(bankCardNumber: String) {
        self.bankCardNumber = bankCardNumber
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"getBankCardInfo""#)
        wire.string(#","bank_card_number":"#, self.bankCardNumber)
        wire.close()
    }
}

/// `canPurchaseFromStore purpose:StorePaymentPurpose = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1can_purchase_from_store.html)
public struct CanPurchaseFromStore: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let purpose: StorePaymentPurpose

    public init(purpose: StorePaymentPurpose) {
        self.purpose = purpose
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"canPurchaseFromStore""#)
        wire.object(#","purpose":"#, self.purpose)
        wire.close()
    }
}

/// `assignStoreTransaction transaction:StoreTransaction purpose:StorePaymentPurpose = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1assign_store_transaction.html)
public struct AssignStoreTransaction: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let transaction: StoreTransaction
    public let purpose: StorePaymentPurpose

    public init(transaction: StoreTransaction, purpose: StorePaymentPurpose) {
        self.transaction = transaction
        self.purpose = purpose
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"assignStoreTransaction""#)
        wire.object(#","transaction":"#, self.transaction)
        wire.object(#","purpose":"#, self.purpose)
        wire.close()
    }
}

extension TDFunctionSender {
    /// `answerShippingQuery shipping_query_id:int64 shipping_options:vector<shippingOption> error_message:string = Ok`
    ///
    /// For bots only.
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1answer_shipping_query.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func answerShippingQuery(
        shippingQueryID: Int64,
        shippingOptions: [ShippingOption],
        errorMessage: String
    ) async throws -> Ok {
        try await send(AnswerShippingQuery(
        shippingQueryID: shippingQueryID,
        shippingOptions: shippingOptions,
        errorMessage: errorMessage
    ))
    }

    /// `getPaymentForm input_invoice:InputInvoice theme:themeParameters = PaymentForm`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_payment_form.html)
    @_alwaysEmitIntoClient
    public func getPaymentForm(inputInvoice: InputInvoice, theme: ThemeParameters? = nil) async throws -> PaymentForm {
        try await send(GetPaymentForm(inputInvoice: inputInvoice, theme: theme))
    }

    /// `validateOrderInfo input_invoice:InputInvoice order_info:orderInfo allow_save:Bool = ValidatedOrderInfo`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1validate_order_info.html)
    @_alwaysEmitIntoClient
    public func validateOrderInfo(
        inputInvoice: InputInvoice,
        orderInfo: OrderInfo? = nil,
        allowSave: Bool
    ) async throws -> ValidatedOrderInfo {
        try await send(ValidateOrderInfo(inputInvoice: inputInvoice, orderInfo: orderInfo, allowSave: allowSave))
    }

    /// `sendPaymentForm input_invoice:InputInvoice payment_form_id:int64 order_info_id:string shipping_option_id:string credentials:InputCredentials tip_amount:int53 = PaymentResult`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1send_payment_form.html)
    @_alwaysEmitIntoClient
    public func sendPaymentForm(
        inputInvoice: InputInvoice,
        paymentFormID: Int64,
        orderInfoID: String,
        shippingOptionID: String,
        credentials: InputCredentials? = nil,
        tipAmount: Int64
    ) async throws -> PaymentResult {
        try await send(SendPaymentForm(
        inputInvoice: inputInvoice,
        paymentFormID: paymentFormID,
        orderInfoID: orderInfoID,
        shippingOptionID: shippingOptionID,
        credentials: credentials,
        tipAmount: tipAmount
    ))
    }

    /// `getPaymentReceipt chat_id:int53 message_id:int53 = PaymentReceipt`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_payment_receipt.html)
    @_alwaysEmitIntoClient
    public func getPaymentReceipt(chatID: Int64, messageID: Int64) async throws -> PaymentReceipt {
        try await send(GetPaymentReceipt(chatID: chatID, messageID: messageID))
    }

    /// `getBankCardInfo bank_card_number:string = BankCardInfo`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_bank_card_info.html)
    @_alwaysEmitIntoClient
    public func getBankCardInfo(bankCardNumber: String) async throws -> BankCardInfo {
        try await send(GetBankCardInfo(bankCardNumber: bankCardNumber))
    }

    /// `canPurchaseFromStore purpose:StorePaymentPurpose = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1can_purchase_from_store.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func canPurchaseFromStore(purpose: StorePaymentPurpose) async throws -> Ok {
        try await send(CanPurchaseFromStore(purpose: purpose))
    }

    /// `assignStoreTransaction transaction:StoreTransaction purpose:StorePaymentPurpose = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1assign_store_transaction.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func assignStoreTransaction(transaction: StoreTransaction, purpose: StorePaymentPurpose) async throws -> Ok {
        try await send(AssignStoreTransaction(transaction: transaction, purpose: purpose))
    }
}

#if Hashable
extension AnswerShippingQuery: Hashable {}
extension GetPaymentForm: Hashable {}
extension ValidateOrderInfo: Hashable {}
extension SendPaymentForm: Hashable {}
extension GetPaymentReceipt: Hashable {}
extension GetBankCardInfo: Hashable {}
extension CanPurchaseFromStore: Hashable {}
extension AssignStoreTransaction: Hashable {}
#endif
