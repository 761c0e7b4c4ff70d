// Made by `tlgen generate` from the schema of TDLib 1.8.66
// (SHA-256 b8b6a863746fc580815c6d04e9e34728b654b15a12940087f06757b2097ce4c5). Don't edit.

/// `GiftResalePrice`, one of 2 constructors.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1_gift_resale_price.html)
public enum GiftResalePrice: TDDecodable, CustomStringConvertible, CustomReflectable {
    case star(GiftResalePriceStar)
    case gram(GiftResalePriceGram)
    /// A constructor that this version of the schema does not know, as its name and its JSON.
    indirect case unknown(type: String, json: String)

    public func encode(into wire: inout WireWriter) {
        switch self {
        case .star(let value): value.encode(into: &wire)
        case .gram(let value): value.encode(into: &wire)
        case .unknown(_, let json): wire.unknown(json)
        }
    }

    public static func read(_ wire: inout WireReader) -> GiftResalePrice? {
        switch wire.constructor(of: .giftResalePrice) {
        case 0: if let value = GiftResalePriceStar.body(&wire) { return .star(value) }  // giftResalePriceStar
        case 1: if let value = GiftResalePriceGram.body(&wire) { return .gram(value) }  // giftResalePriceGram
        case WireReader.nothing: break
        default: if let (type, json) = wire.takeUnknown() { return .unknown(type: type, json: json) }
        }
        return nil
    }
}

/// `giftResalePriceStar star_count:int53 = GiftResalePrice`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1gift_resale_price_star.html)
public struct GiftResalePriceStar: TDObject, CustomStringConvertible {
    public let starCount: Int64

    public init(starCount: Int64) {
        self.starCount = starCount
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"giftResalePriceStar""#)
        wire.int53(#","star_count":"#, self.starCount)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> GiftResalePriceStar? {
        var starCount: Int64 = 0
        var mark = wire.cursor
        repeat {
            wire.int53(#","star_count":"#, &starCount)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return GiftResalePriceStar(starCount: starCount)
    }
}

/// `giftResalePriceGram gram_cent_count:int53 = GiftResalePrice`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1gift_resale_price_gram.html)
public struct GiftResalePriceGram: TDObject, CustomStringConvertible {
    public let gramCentCount: Int64

    public init(gramCentCount: Int64) {
        self.gramCentCount = gramCentCount
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"giftResalePriceGram""#)
        wire.int53(#","gram_cent_count":"#, self.gramCentCount)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> GiftResalePriceGram? {
        var gramCentCount: Int64 = 0
        var mark = wire.cursor
        repeat {
            wire.int53(#","gram_cent_count":"#, &gramCentCount)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return GiftResalePriceGram(gramCentCount: gramCentCount)
    }
}

/// `GiftPurchaseOfferState`, one of 3 constructors.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1_gift_purchase_offer_state.html)
public enum GiftPurchaseOfferState: TDDecodable, CustomStringConvertible, CustomReflectable {
    /// `giftPurchaseOfferStatePending = GiftPurchaseOfferState`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1gift_purchase_offer_state_pending.html)
    case pending
    /// `giftPurchaseOfferStateAccepted = GiftPurchaseOfferState`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1gift_purchase_offer_state_accepted.html)
    case accepted
    /// `giftPurchaseOfferStateRejected = GiftPurchaseOfferState`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1gift_purchase_offer_state_rejected.html)
    case rejected
    /// A constructor that this version of the schema does not know, as its name and its JSON.
    indirect case unknown(type: String, json: String)

    public func encode(into wire: inout WireWriter) {
        switch self {
        case .pending: wire.empty(#"{"@type":"giftPurchaseOfferStatePending"}"#)
        case .accepted: wire.empty(#"{"@type":"giftPurchaseOfferStateAccepted"}"#)
        case .rejected: wire.empty(#"{"@type":"giftPurchaseOfferStateRejected"}"#)
        case .unknown(_, let json): wire.unknown(json)
        }
    }

    public static func read(_ wire: inout WireReader) -> GiftPurchaseOfferState? {
        switch wire.constructor(of: .giftPurchaseOfferState) {
        case 0: if wire.close() { return .pending }  // giftPurchaseOfferStatePending
        case 1: if wire.close() { return .accepted }  // giftPurchaseOfferStateAccepted
        case 2: if wire.close() { return .rejected }  // giftPurchaseOfferStateRejected
        case WireReader.nothing: break
        default: if let (type, json) = wire.takeUnknown() { return .unknown(type: type, json: json) }
        }
        return nil
    }
}

/// `starAmount star_count:int53 nanostar_count:int32 = StarAmount`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1star_amount.html)
public struct StarAmount: TDDecodable, CustomStringConvertible {
    public let starCount: Int64
    public let nanostarCount: Int32

    public init(starCount: Int64, nanostarCount: Int32) {
        self.starCount = starCount
        self.nanostarCount = nanostarCount
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"starAmount""#)
        wire.int53(#","star_count":"#, self.starCount)
        wire.int32(#","nanostar_count":"#, self.nanostarCount)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> StarAmount? {
        wire.open(#"{"@type":"starAmount""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> StarAmount? {
        var starCount: Int64 = 0
        var nanostarCount: Int32 = 0
        var mark = wire.cursor
        repeat {
            wire.int53(#","star_count":"#, &starCount)
            wire.int32(#","nanostar_count":"#, &nanostarCount)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return StarAmount(starCount: starCount, nanostarCount: nanostarCount)
    }
}

/// `StarSubscriptionType`, one of 2 constructors.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1_star_subscription_type.html)
public enum StarSubscriptionType: TDDecodable, CustomStringConvertible, CustomReflectable {
    indirect case channel(StarSubscriptionTypeChannel)
    case bot(StarSubscriptionTypeBot)
    /// A constructor that this version of the schema does not know, as its name and its JSON.
    indirect case unknown(type: String, json: String)

    public func encode(into wire: inout WireWriter) {
        switch self {
        case .channel(let value): value.encode(into: &wire)
        case .bot(let value): value.encode(into: &wire)
        case .unknown(_, let json): wire.unknown(json)
        }
    }

    public static func read(_ wire: inout WireReader) -> StarSubscriptionType? {
        switch wire.constructor(of: .starSubscriptionType) {
        case 0: if let value = StarSubscriptionTypeChannel.body(&wire) { return .channel(value) }  // starSubscriptionTypeChannel
        case 1: if let value = StarSubscriptionTypeBot.body(&wire) { return .bot(value) }  // starSubscriptionTypeBot
        case WireReader.nothing: break
        default: if let (type, json) = wire.takeUnknown() { return .unknown(type: type, json: json) }
        }
        return nil
    }
}

/// `starSubscriptionTypeChannel can_reuse:Bool invite_link:string = StarSubscriptionType`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1star_subscription_type_channel.html)
public struct StarSubscriptionTypeChannel: TDObject, CustomStringConvertible, CustomReflectable {
    public let canReuse: Bool
    public let inviteLink: String

    public init(canReuse: Bool, inviteLink: String) {
        self.canReuse = canReuse
        self.inviteLink = inviteLink
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"starSubscriptionTypeChannel""#)
        wire.bool(#","can_reuse":"#, self.canReuse)
        wire.string(#","invite_link":"#, self.inviteLink)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> StarSubscriptionTypeChannel? {
        var canReuse: Bool = false
        var inviteLink: String = ""
        var mark = wire.cursor
        repeat {
            wire.bool(#","can_reuse":"#, &canReuse)
            wire.string(#","invite_link":"#, &inviteLink)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return StarSubscriptionTypeChannel(canReuse: canReuse, inviteLink: inviteLink)
    }
}

/// `starSubscriptionTypeBot is_canceled_by_bot:Bool title:string photo:photo invoice_link:string = StarSubscriptionType`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1star_subscription_type_bot.html)
public struct StarSubscriptionTypeBot: TDObject, CustomStringConvertible, CustomReflectable {
    private final class Fields: Sendable {
        let isCanceledByBot: Bool
        let title: String
        let photo: Photo
        let invoiceLink: String
        init(_ isCanceledByBot: Bool, _ title: String, _ photo: Photo, _ invoiceLink: String) {
            self.isCanceledByBot = isCanceledByBot
            self.title = title
            self.photo = photo
            self.invoiceLink = invoiceLink
        }
    }
    private let fields: Fields
    public var isCanceledByBot: Bool { fields.isCanceledByBot }
    public var title: String { fields.title }
    public var photo: Photo { fields.photo }
    public var invoiceLink: String { fields.invoiceLink }

    public init(isCanceledByBot: Bool, title: String, photo: Photo, invoiceLink: String) {
        fields = Fields(isCanceledByBot, title, photo, invoiceLink)
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"starSubscriptionTypeBot""#)
        wire.bool(#","is_canceled_by_bot":"#, fields.isCanceledByBot)
        wire.string(#","title":"#, fields.title)
        wire.object(#","photo":"#, fields.photo)
        wire.string(#","invoice_link":"#, fields.invoiceLink)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> StarSubscriptionTypeBot? {
        var isCanceledByBot: Bool = false
        var title: String = ""
        var photo: Photo? = nil
        var invoiceLink: String = ""
        var mark = wire.cursor
        repeat {
            wire.bool(#","is_canceled_by_bot":"#, &isCanceledByBot)
            wire.string(#","title":"#, &title)
            wire.object(#","photo":"#, &photo)
            wire.string(#","invoice_link":"#, &invoiceLink)
        } while wire.more(&mark)
        guard !wire.failed, let photo = wire.required(consume photo) else { wire.missing("photo"); return nil }
        return StarSubscriptionTypeBot(
            isCanceledByBot: isCanceledByBot,
            title: title,
            photo: photo,
            invoiceLink: invoiceLink
        )
    }
}

/// `starSubscriptionPricing period:int32 star_count:int53 = StarSubscriptionPricing`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1star_subscription_pricing.html)
public struct StarSubscriptionPricing: TDDecodable, CustomStringConvertible {
    public let period: Int32
    public let starCount: Int64

    public init(period: Int32, starCount: Int64) {
        self.period = period
        self.starCount = starCount
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"starSubscriptionPricing""#)
        wire.int32(#","period":"#, self.period)
        wire.int53(#","star_count":"#, self.starCount)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> StarSubscriptionPricing? {
        wire.open(#"{"@type":"starSubscriptionPricing""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> StarSubscriptionPricing? {
        var period: Int32 = 0
        var starCount: Int64 = 0
        var mark = wire.cursor
        repeat {
            wire.int32(#","period":"#, &period)
            wire.int53(#","star_count":"#, &starCount)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return StarSubscriptionPricing(period: period, starCount: starCount)
    }
}

/// `starSubscription id:string chat_id:int53 expiration_date:int32 is_canceled:Bool is_expiring:Bool pricing:starSubscriptionPricing type:StarSubscriptionType = StarSubscription`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1star_subscription.html)
public struct StarSubscription: TDDecodable, CustomStringConvertible {
    private final class Fields: Sendable {
        let id: String
        let chatID: Int64
        let expirationDate: Int32
        let isCanceled: Bool
        let isExpiring: Bool
        let pricing: StarSubscriptionPricing
        let type: StarSubscriptionType
        init(
            _ id: String,
            _ chatID: Int64,
            _ expirationDate: Int32,
            _ isCanceled: Bool,
            _ isExpiring: Bool,
            _ pricing: StarSubscriptionPricing,
            _ type: StarSubscriptionType
        ) {
            self.id = id
            self.chatID = chatID
            self.expirationDate = expirationDate
            self.isCanceled = isCanceled
            self.isExpiring = isExpiring
            self.pricing = pricing
            self.type = type
        }
    }
    private let fields: Fields
    public var id: String { fields.id }
    public var chatID: Int64 { fields.chatID }
    /// Unix time in seconds.
    public var expirationDate: Int32 { fields.expirationDate }
    public var isCanceled: Bool { fields.isCanceled }
    public var isExpiring: Bool { fields.isExpiring }
    public var pricing: StarSubscriptionPricing { fields.pricing }
    public var type: StarSubscriptionType { fields.type }

    public init(
        id: String,
        chatID: Int64,
        expirationDate: Int32,
        isCanceled: Bool,
        isExpiring: Bool,
        pricing: StarSubscriptionPricing,
        type: StarSubscriptionType
    ) {
        fields = Fields(id, chatID, expirationDate, isCanceled, isExpiring, pricing, type)
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"starSubscription""#)
        wire.string(#","id":"#, fields.id)
        wire.int53(#","chat_id":"#, fields.chatID)
        wire.int32(#","expiration_date":"#, fields.expirationDate)
        wire.bool(#","is_canceled":"#, fields.isCanceled)
        wire.bool(#","is_expiring":"#, fields.isExpiring)
        wire.object(#","pricing":"#, fields.pricing)
        wire.object(#","type":"#, fields.type)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> StarSubscription? {
        wire.open(#"{"@type":"starSubscription""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> StarSubscription? {
        var id: String = ""
        var chatID: Int64 = 0
        var expirationDate: Int32 = 0
        var isCanceled: Bool = false
        var isExpiring: Bool = false
        var pricing: StarSubscriptionPricing? = nil
        var type: StarSubscriptionType? = nil
        var mark = wire.cursor
        repeat {
            wire.string(#","id":"#, &id)
            wire.int53(#","chat_id":"#, &chatID)
            wire.int32(#","expiration_date":"#, &expirationDate)
            wire.bool(#","is_canceled":"#, &isCanceled)
            wire.bool(#","is_expiring":"#, &isExpiring)
            wire.object(#","pricing":"#, &pricing)
            wire.object(#","type":"#, &type)
        } while wire.more(&mark)
        guard 
            !wire.failed,
            let pricing = wire.required(consume pricing),
            let type = wire.required(consume type)
         else { wire.missing("pricing type"); return nil }
        return StarSubscription(
            id: id,
            chatID: chatID,
            expirationDate: expirationDate,
            isCanceled: isCanceled,
            isExpiring: isExpiring,
            pricing: pricing,
            type: type
        )
    }
}

/// `starSubscriptions star_amount:starAmount subscriptions:vector<starSubscription> required_star_count:int53 next_offset:string = StarSubscriptions`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1star_subscriptions.html)
public struct StarSubscriptions: TDDecodable, CustomStringConvertible {
    private final class Fields: Sendable {
        let starAmount: StarAmount
        let subscriptions: [StarSubscription]
        let requiredStarCount: Int64
        let nextOffset: String
        init(
            _ starAmount: StarAmount,
            _ subscriptions: [StarSubscription],
            _ requiredStarCount: Int64,
            _ nextOffset: String
        ) {
            self.starAmount = starAmount
            self.subscriptions = subscriptions
            self.requiredStarCount = requiredStarCount
            self.nextOffset = nextOffset
        }
    }
    private let fields: Fields
    public var starAmount: StarAmount { fields.starAmount }
    public var subscriptions: [StarSubscription] { fields.subscriptions }
    public var requiredStarCount: Int64 { fields.requiredStarCount }
    public var nextOffset: String { fields.nextOffset }

    public init(
        starAmount: StarAmount,
        subscriptions: [StarSubscription],
        requiredStarCount: Int64,
        nextOffset: String
    ) {
        fields = Fields(starAmount, subscriptions, requiredStarCount, nextOffset)
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"starSubscriptions""#)
        wire.object(#","star_amount":"#, fields.starAmount)
        wire.objects(#","subscriptions":"#, fields.subscriptions)
        wire.int53(#","required_star_count":"#, fields.requiredStarCount)
        wire.string(#","next_offset":"#, fields.nextOffset)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> StarSubscriptions? {
        wire.open(#"{"@type":"starSubscriptions""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> StarSubscriptions? {
        var starAmount: StarAmount? = nil
        var subscriptions: [StarSubscription] = []
        var requiredStarCount: Int64 = 0
        var nextOffset: String = ""
        var mark = wire.cursor
        repeat {
            wire.object(#","star_amount":"#, &starAmount)
            wire.objects(#","subscriptions":"#, &subscriptions)
            wire.int53(#","required_star_count":"#, &requiredStarCount)
            wire.string(#","next_offset":"#, &nextOffset)
        } while wire.more(&mark)
        guard 
            !wire.failed,
            let starAmount = wire.required(consume starAmount)
         else { wire.missing("star_amount"); return nil }
        return StarSubscriptions(
            starAmount: starAmount,
            subscriptions: subscriptions,
            requiredStarCount: requiredStarCount,
            nextOffset: nextOffset
        )
    }
}

/// `AffiliateType`, one of 3 constructors.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1_affiliate_type.html)
public enum AffiliateType: TDObject, CustomStringConvertible, CustomReflectable {
    /// `affiliateTypeCurrentUser = AffiliateType`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1affiliate_type_current_user.html)
    case currentUser
    case bot(AffiliateTypeBot)
    case channel(AffiliateTypeChannel)
    /// A constructor that this version of the schema does not know, as its name and its JSON.
    indirect case unknown(type: String, json: String)

    public func encode(into wire: inout WireWriter) {
        switch self {
        case .currentUser: wire.empty(#"{"@type":"affiliateTypeCurrentUser"}"#)
        case .bot(let value): value.encode(into: &wire)
        case .channel(let value): value.encode(into: &wire)
        case .unknown(_, let json): wire.unknown(json)
        }
    }
}

/// `affiliateTypeBot user_id:int53 = AffiliateType`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1affiliate_type_bot.html)
public struct AffiliateTypeBot: TDObject, CustomStringConvertible {
    public let userID: Int64

    public init(userID: Int64) {
        self.userID = userID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"affiliateTypeBot""#)
        wire.int53(#","user_id":"#, self.userID)
        wire.close()
    }
}

/// `affiliateTypeChannel chat_id:int53 = AffiliateType`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1affiliate_type_channel.html)
public struct AffiliateTypeChannel: TDObject, CustomStringConvertible {
    public let chatID: Int64

    public init(chatID: Int64) {
        self.chatID = chatID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"affiliateTypeChannel""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.close()
    }
}

/// `AffiliateProgramSortOrder`, one of 3 constructors.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1_affiliate_program_sort_order.html)
public enum AffiliateProgramSortOrder: TDObject, CustomStringConvertible, CustomReflectable {
    /// `affiliateProgramSortOrderProfitability = AffiliateProgramSortOrder`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1affiliate_program_sort_order_profitability.html)
    case profitability
    /// `affiliateProgramSortOrderCreationDate = AffiliateProgramSortOrder`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1affiliate_program_sort_order_creation_date.html)
    case creationDate
    /// `affiliateProgramSortOrderRevenue = AffiliateProgramSortOrder`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1affiliate_program_sort_order_revenue.html)
    case revenue
    /// A constructor that this version of the schema does not know, as its name and its JSON.
    indirect case unknown(type: String, json: String)

    public func encode(into wire: inout WireWriter) {
        switch self {
        case .profitability: wire.empty(#"{"@type":"affiliateProgramSortOrderProfitability"}"#)
        case .creationDate: wire.empty(#"{"@type":"affiliateProgramSortOrderCreationDate"}"#)
        case .revenue: wire.empty(#"{"@type":"affiliateProgramSortOrderRevenue"}"#)
        case .unknown(_, let json): wire.unknown(json)
        }
    }
}

/// `affiliateProgramParameters commission_per_mille:int32 month_count:int32 = AffiliateProgramParameters`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1affiliate_program_parameters.html)
public struct AffiliateProgramParameters: TDDecodable, CustomStringConvertible {
    public let commissionPerMille: Int32
    /// Range 0 to 36.
    public let monthCount: Int32

    public init(commissionPerMille: Int32, monthCount: Int32) {
        self.commissionPerMille = commissionPerMille
        self.monthCount = monthCount
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"affiliateProgramParameters""#)
        wire.int32(#","commission_per_mille":"#, self.commissionPerMille)
        wire.int32(#","month_count":"#, self.monthCount)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> AffiliateProgramParameters? {
        wire.open(#"{"@type":"affiliateProgramParameters""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> AffiliateProgramParameters? {
        var commissionPerMille: Int32 = 0
        var monthCount: Int32 = 0
        var mark = wire.cursor
        repeat {
            wire.int32(#","commission_per_mille":"#, &commissionPerMille)
            wire.int32(#","month_count":"#, &monthCount)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return AffiliateProgramParameters(commissionPerMille: commissionPerMille, monthCount: monthCount)
    }
}

/// `affiliateProgramInfo parameters:affiliateProgramParameters end_date:int32 daily_revenue_per_user_amount:starAmount = AffiliateProgramInfo`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1affiliate_program_info.html)
public struct AffiliateProgramInfo: TDDecodable, CustomStringConvertible {
    public let parameters: AffiliateProgramParameters
    /// Unix time in seconds.
    public let endDate: Int32
    public let dailyRevenuePerUserAmount: StarAmount

    public init(parameters: AffiliateProgramParameters, endDate: Int32, dailyRevenuePerUserAmount: StarAmount) {
        self.parameters = parameters
        self.endDate = endDate
        self.dailyRevenuePerUserAmount = dailyRevenuePerUserAmount
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"affiliateProgramInfo""#)
        wire.object(#","parameters":"#, self.parameters)
        wire.int32(#","end_date":"#, self.endDate)
        wire.object(#","daily_revenue_per_user_amount":"#, self.dailyRevenuePerUserAmount)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> AffiliateProgramInfo? {
        wire.open(#"{"@type":"affiliateProgramInfo""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> AffiliateProgramInfo? {
        var parameters: AffiliateProgramParameters? = nil
        var endDate: Int32 = 0
        var dailyRevenuePerUserAmount: StarAmount? = nil
        var mark = wire.cursor
        repeat {
            wire.object(#","parameters":"#, &parameters)
            wire.int32(#","end_date":"#, &endDate)
            wire.object(#","daily_revenue_per_user_amount":"#, &dailyRevenuePerUserAmount)
        } while wire.more(&mark)
        guard 
            !wire.failed,
            let parameters = wire.required(consume parameters),
            let dailyRevenuePerUserAmount = wire.required(consume dailyRevenuePerUserAmount)
         else { wire.missing("parameters daily_revenue_per_user_amount"); return nil }
        return AffiliateProgramInfo(
            parameters: parameters,
            endDate: endDate,
            dailyRevenuePerUserAmount: dailyRevenuePerUserAmount
        )
    }
}

/// `affiliateInfo commission_per_mille:int32 affiliate_chat_id:int53 star_amount:starAmount = AffiliateInfo`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1affiliate_info.html)
public struct AffiliateInfo: TDDecodable, CustomStringConvertible {
    public let commissionPerMille: Int32
    public let affiliateChatID: Int64
    public let starAmount: StarAmount

    public init(commissionPerMille: Int32, affiliateChatID: Int64, starAmount: StarAmount) {
        self.commissionPerMille = commissionPerMille
        self.affiliateChatID = affiliateChatID
        self.starAmount = starAmount
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"affiliateInfo""#)
        wire.int32(#","commission_per_mille":"#, self.commissionPerMille)
        wire.int53(#","affiliate_chat_id":"#, self.affiliateChatID)
        wire.object(#","star_amount":"#, self.starAmount)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> AffiliateInfo? {
        wire.open(#"{"@type":"affiliateInfo""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> AffiliateInfo? {
        var commissionPerMille: Int32 = 0
        var affiliateChatID: Int64 = 0
        var starAmount: StarAmount? = nil
        var mark = wire.cursor
        repeat {
            wire.int32(#","commission_per_mille":"#, &commissionPerMille)
            wire.int53(#","affiliate_chat_id":"#, &affiliateChatID)
            wire.object(#","star_amount":"#, &starAmount)
        } while wire.more(&mark)
        guard 
            !wire.failed,
            let starAmount = wire.required(consume starAmount)
         else { wire.missing("star_amount"); return nil }
        return AffiliateInfo(
            commissionPerMille: commissionPerMille,
            affiliateChatID: affiliateChatID,
            starAmount: starAmount
        )
    }
}

/// `premiumGiftPaymentOption currency:string amount:int53 star_count:int53 discount_percentage:int32 month_count:int32 store_product_id:string sticker:sticker = PremiumGiftPaymentOption`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1premium_gift_payment_option.html)
public struct PremiumGiftPaymentOption: TDDecodable, CustomStringConvertible {
    private final class Fields: Sendable {
        let currency: String
        let amount: Int64
        let starCount: Int64
        let discountPercentage: Int32
        let monthCount: Int32
        let storeProductID: String
        let sticker: Sticker?
        init(
            _ currency: String,
            _ amount: Int64,
            _ starCount: Int64,
            _ discountPercentage: Int32,
            _ monthCount: Int32,
            _ storeProductID: String,
            _ sticker: Sticker?
        ) {
            self.currency = currency
            self.amount = amount
            self.starCount = starCount
            self.discountPercentage = discountPercentage
            self.monthCount = monthCount
            self.storeProductID = storeProductID
            self.sticker = sticker
        }
    }
    private let fields: Fields
    public var currency: String { fields.currency }
    public var amount: Int64 { fields.amount }
    public var starCount: Int64 { fields.starCount }
    public var discountPercentage: Int32 { fields.discountPercentage }
    public var monthCount: Int32 { fields.monthCount }
    public var storeProductID: String { fields.storeProductID }
    /// May be absent.
    public var sticker: Sticker? { fields.sticker }

    public init(
        currency: String,
        amount: Int64,
        starCount: Int64,
        discountPercentage: Int32,
        monthCount: Int32,
        storeProductID: String,
        sticker: Sticker? = nil
    ) {
        fields = Fields(currency, amount, starCount, discountPercentage, monthCount, storeProductID, sticker)
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"premiumGiftPaymentOption""#)
        wire.string(#","currency":"#, fields.currency)
        wire.int53(#","amount":"#, fields.amount)
        wire.int53(#","star_count":"#, fields.starCount)
        wire.int32(#","discount_percentage":"#, fields.discountPercentage)
        wire.int32(#","month_count":"#, fields.monthCount)
        wire.string(#","store_product_id":"#, fields.storeProductID)
        wire.object(#","sticker":"#, fields.sticker)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> PremiumGiftPaymentOption? {
        wire.open(#"{"@type":"premiumGiftPaymentOption""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> PremiumGiftPaymentOption? {
        var currency: String = ""
        var amount: Int64 = 0
        var starCount: Int64 = 0
        var discountPercentage: Int32 = 0
        var monthCount: Int32 = 0
        var storeProductID: String = ""
        var sticker: Sticker? = nil
        var mark = wire.cursor
        repeat {
            wire.string(#","currency":"#, &currency)
            wire.int53(#","amount":"#, &amount)
            wire.int53(#","star_count":"#, &starCount)
            wire.int32(#","discount_percentage":"#, &discountPercentage)
            wire.int32(#","month_count":"#, &monthCount)
            wire.string(#","store_product_id":"#, &storeProductID)
            wire.object(#","sticker":"#, &sticker)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return PremiumGiftPaymentOption(
            currency: currency,
            amount: amount,
            starCount: starCount,
            discountPercentage: discountPercentage,
            monthCount: monthCount,
            storeProductID: storeProductID,
            sticker: sticker
        )
    }
}

/// `premiumGiftPaymentOptions options:vector<premiumGiftPaymentOption> = PremiumGiftPaymentOptions`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1premium_gift_payment_options.html)
public struct PremiumGiftPaymentOptions: TDDecodable, CustomStringConvertible {
    public let options: [PremiumGiftPaymentOption]

    public init(options: [PremiumGiftPaymentOption]) {
        self.options = options
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"premiumGiftPaymentOptions""#)
        wire.objects(#","options":"#, self.options)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> PremiumGiftPaymentOptions? {
        wire.open(#"{"@type":"premiumGiftPaymentOptions""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> PremiumGiftPaymentOptions? {
        var options: [PremiumGiftPaymentOption] = []
        var mark = wire.cursor
        repeat {
            wire.objects(#","options":"#, &options)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return PremiumGiftPaymentOptions(options: options)
    }
}

/// `premiumGiveawayPaymentOption currency:string amount:int53 winner_count:int32 month_count:int32 store_product_id:string store_product_quantity:int32 = PremiumGiveawayPaymentOption`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1premium_giveaway_payment_option.html)
public struct PremiumGiveawayPaymentOption: TDDecodable, CustomStringConvertible {
    private final class Fields: Sendable {
        let currency: String
        let amount: Int64
        let winnerCount: Int32
        let monthCount: Int32
        let storeProductID: String
        let storeProductQuantity: Int32
        init(
            _ currency: String,
            _ amount: Int64,
            _ winnerCount: Int32,
            _ monthCount: Int32,
            _ storeProductID: String,
            _ storeProductQuantity: Int32
        ) {
            self.currency = currency
            self.amount = amount
            self.winnerCount = winnerCount
            self.monthCount = monthCount
            self.storeProductID = storeProductID
            self.storeProductQuantity = storeProductQuantity
        }
    }
    private let fields: Fields
    public var currency: String { fields.currency }
    public var amount: Int64 { fields.amount }
    public var winnerCount: Int32 { fields.winnerCount }
    public var monthCount: Int32 { fields.monthCount }
    public var storeProductID: String { fields.storeProductID }
    public var storeProductQuantity: Int32 { fields.storeProductQuantity }

    public init(
        currency: String,
        amount: Int64,
        winnerCount: Int32,
        monthCount: Int32,
        storeProductID: String,
        storeProductQuantity: Int32
    ) {
        fields = Fields(currency, amount, winnerCount, monthCount, storeProductID, storeProductQuantity)
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"premiumGiveawayPaymentOption""#)
        wire.string(#","currency":"#, fields.currency)
        wire.int53(#","amount":"#, fields.amount)
        wire.int32(#","winner_count":"#, fields.winnerCount)
        wire.int32(#","month_count":"#, fields.monthCount)
        wire.string(#","store_product_id":"#, fields.storeProductID)
        wire.int32(#","store_product_quantity":"#, fields.storeProductQuantity)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> PremiumGiveawayPaymentOption? {
        wire.open(#"{"@type":"premiumGiveawayPaymentOption""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> PremiumGiveawayPaymentOption? {
        var currency: String = ""
        var amount: Int64 = 0
        var winnerCount: Int32 = 0
        var monthCount: Int32 = 0
        var storeProductID: String = ""
        var storeProductQuantity: Int32 = 0
        var mark = wire.cursor
        repeat {
            wire.string(#","currency":"#, &currency)
            wire.int53(#","amount":"#, &amount)
            wire.int32(#","winner_count":"#, &winnerCount)
            wire.int32(#","month_count":"#, &monthCount)
            wire.string(#","store_product_id":"#, &storeProductID)
            wire.int32(#","store_product_quantity":"#, &storeProductQuantity)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return PremiumGiveawayPaymentOption(
            currency: currency,
            amount: amount,
            winnerCount: winnerCount,
            monthCount: monthCount,
            storeProductID: storeProductID,
            storeProductQuantity: storeProductQuantity
        )
    }
}

/// `premiumGiveawayPaymentOptions options:vector<premiumGiveawayPaymentOption> = PremiumGiveawayPaymentOptions`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1premium_giveaway_payment_options.html)
public struct PremiumGiveawayPaymentOptions: TDDecodable, CustomStringConvertible {
    public let options: [PremiumGiveawayPaymentOption]

    public init(options: [PremiumGiveawayPaymentOption]) {
        self.options = options
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"premiumGiveawayPaymentOptions""#)
        wire.objects(#","options":"#, self.options)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> PremiumGiveawayPaymentOptions? {
        wire.open(#"{"@type":"premiumGiveawayPaymentOptions""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> PremiumGiveawayPaymentOptions? {
        var options: [PremiumGiveawayPaymentOption] = []
        var mark = wire.cursor
        repeat {
            wire.objects(#","options":"#, &options)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return PremiumGiveawayPaymentOptions(options: options)
    }
}

/// `premiumGiftCodeInfo creator_id:MessageSender creation_date:int32 is_from_giveaway:Bool giveaway_message_id:int53 month_count:int32 day_count:int32 user_id:int53 use_date:int32 = PremiumGiftCodeInfo`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1premium_gift_code_info.html)
public struct PremiumGiftCodeInfo: TDDecodable, CustomStringConvertible {
    private final class Fields: Sendable {
        let creatorID: MessageSender?
        let creationDate: Int32
        let isFromGiveaway: Bool
        let giveawayMessageID: Int64
        let monthCount: Int32
        let dayCount: Int32
        let userID: Int64
        let useDate: Int32
        init(
            _ creatorID: MessageSender?,
            _ creationDate: Int32,
            _ isFromGiveaway: Bool,
            _ giveawayMessageID: Int64,
            _ monthCount: Int32,
            _ dayCount: Int32,
            _ userID: Int64,
            _ useDate: Int32
        ) {
            self.creatorID = creatorID
            self.creationDate = creationDate
            self.isFromGiveaway = isFromGiveaway
            self.giveawayMessageID = giveawayMessageID
            self.monthCount = monthCount
            self.dayCount = dayCount
            self.userID = userID
            self.useDate = useDate
        }
    }
    private let fields: Fields
    /// May be absent.
    public var creatorID: MessageSender? { fields.creatorID }
    /// Unix time in seconds.
    public var creationDate: Int32 { fields.creationDate }
    public var isFromGiveaway: Bool { fields.isFromGiveaway }
    public var giveawayMessageID: Int64 { fields.giveawayMessageID }
    public var monthCount: Int32 { fields.monthCount }
    public var dayCount: Int32 { fields.dayCount }
    public var userID: Int64 { fields.userID }
    /// Unix time in seconds.
    public var useDate: Int32 { fields.useDate }

    public init(
        creatorID: MessageSender? = nil,
        creationDate: Int32,
        isFromGiveaway: Bool,
        giveawayMessageID: Int64,
        monthCount: Int32,
        dayCount: Int32,
        userID: Int64,
        useDate: Int32
    ) {
        fields = Fields(
        creatorID,
        creationDate,
        isFromGiveaway,
        giveawayMessageID,
        monthCount,
        dayCount,
        userID,
        useDate
    )
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"premiumGiftCodeInfo""#)
        wire.object(#","creator_id":"#, fields.creatorID)
        wire.int32(#","creation_date":"#, fields.creationDate)
        wire.bool(#","is_from_giveaway":"#, fields.isFromGiveaway)
        wire.int53(#","giveaway_message_id":"#, fields.giveawayMessageID)
        wire.int32(#","month_count":"#, fields.monthCount)
        wire.int32(#","day_count":"#, fields.dayCount)
        wire.int53(#","user_id":"#, fields.userID)
        wire.int32(#","use_date":"#, fields.useDate)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> PremiumGiftCodeInfo? {
        wire.open(#"{"@type":"premiumGiftCodeInfo""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> PremiumGiftCodeInfo? {
        var creatorID: MessageSender? = nil
        var creationDate: Int32 = 0
        var isFromGiveaway: Bool = false
        var giveawayMessageID: Int64 = 0
        var monthCount: Int32 = 0
        var dayCount: Int32 = 0
        var userID: Int64 = 0
        var useDate: Int32 = 0
        var mark = wire.cursor
        repeat {
            wire.object(#","creator_id":"#, &creatorID)
            wire.int32(#","creation_date":"#, &creationDate)
            wire.bool(#","is_from_giveaway":"#, &isFromGiveaway)
            wire.int53(#","giveaway_message_id":"#, &giveawayMessageID)
            wire.int32(#","month_count":"#, &monthCount)
            wire.int32(#","day_count":"#, &dayCount)
            wire.int53(#","user_id":"#, &userID)
            wire.int32(#","use_date":"#, &useDate)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return PremiumGiftCodeInfo(
            creatorID: creatorID,
            creationDate: creationDate,
            isFromGiveaway: isFromGiveaway,
            giveawayMessageID: giveawayMessageID,
            monthCount: monthCount,
            dayCount: dayCount,
            userID: userID,
            useDate: useDate
        )
    }
}

/// `starPaymentOption currency:string amount:int53 star_count:int53 store_product_id:string is_additional:Bool = StarPaymentOption`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1star_payment_option.html)
public struct StarPaymentOption: TDDecodable, CustomStringConvertible {
    private final class Fields: Sendable {
        let currency: String
        let amount: Int64
        let starCount: Int64
        let storeProductID: String
        let isAdditional: Bool
        init(_ currency: String, _ amount: Int64, _ starCount: Int64, _ storeProductID: String, _ isAdditional: Bool) {
            self.currency = currency
            self.amount = amount
            self.starCount = starCount
            self.storeProductID = storeProductID
            self.isAdditional = isAdditional
        }
    }
    private let fields: Fields
    public var currency: String { fields.currency }
    public var amount: Int64 { fields.amount }
    public var starCount: Int64 { fields.starCount }
    public var storeProductID: String { fields.storeProductID }
    public var isAdditional: Bool { fields.isAdditional }

    public init(currency: String, amount: Int64, starCount: Int64, storeProductID: String, isAdditional: Bool) {
        fields = Fields(currency, amount, starCount, storeProductID, isAdditional)
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"starPaymentOption""#)
        wire.string(#","currency":"#, fields.currency)
        wire.int53(#","amount":"#, fields.amount)
        wire.int53(#","star_count":"#, fields.starCount)
        wire.string(#","store_product_id":"#, fields.storeProductID)
        wire.bool(#","is_additional":"#, fields.isAdditional)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> StarPaymentOption? {
        wire.open(#"{"@type":"starPaymentOption""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> StarPaymentOption? {
        var currency: String = ""
        var amount: Int64 = 0
        var starCount: Int64 = 0
        var storeProductID: String = ""
        var isAdditional: Bool = false
        var mark = wire.cursor
        repeat {
            wire.string(#","currency":"#, &currency)
            wire.int53(#","amount":"#, &amount)
            wire.int53(#","star_count":"#, &starCount)
            wire.string(#","store_product_id":"#, &storeProductID)
            wire.bool(#","is_additional":"#, &isAdditional)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return StarPaymentOption(
            currency: currency,
            amount: amount,
            starCount: starCount,
            storeProductID: storeProductID,
            isAdditional: isAdditional
        )
    }
}

/// `starPaymentOptions options:vector<starPaymentOption> = StarPaymentOptions`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1star_payment_options.html)
public struct StarPaymentOptions: TDDecodable, CustomStringConvertible {
    public let options: [StarPaymentOption]

    public init(options: [StarPaymentOption]) {
        self.options = options
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"starPaymentOptions""#)
        wire.objects(#","options":"#, self.options)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> StarPaymentOptions? {
        wire.open(#"{"@type":"starPaymentOptions""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> StarPaymentOptions? {
        var options: [StarPaymentOption] = []
        var mark = wire.cursor
        repeat {
            wire.objects(#","options":"#, &options)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return StarPaymentOptions(options: options)
    }
}

/// `starGiveawayWinnerOption winner_count:int32 won_star_count:int53 is_default:Bool = StarGiveawayWinnerOption`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1star_giveaway_winner_option.html)
public struct StarGiveawayWinnerOption: TDDecodable, CustomStringConvertible {
    public let winnerCount: Int32
    public let wonStarCount: Int64
    public let isDefault: Bool

    public init(winnerCount: Int32, wonStarCount: Int64, isDefault: Bool) {
        self.winnerCount = winnerCount
        self.wonStarCount = wonStarCount
        self.isDefault = isDefault
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"starGiveawayWinnerOption""#)
        wire.int32(#","winner_count":"#, self.winnerCount)
        wire.int53(#","won_star_count":"#, self.wonStarCount)
        wire.bool(#","is_default":"#, self.isDefault)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> StarGiveawayWinnerOption? {
        wire.open(#"{"@type":"starGiveawayWinnerOption""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> StarGiveawayWinnerOption? {
        var winnerCount: Int32 = 0
        var wonStarCount: Int64 = 0
        var isDefault: Bool = false
        var mark = wire.cursor
        repeat {
            wire.int32(#","winner_count":"#, &winnerCount)
            wire.int53(#","won_star_count":"#, &wonStarCount)
            wire.bool(#","is_default":"#, &isDefault)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return StarGiveawayWinnerOption(winnerCount: winnerCount, wonStarCount: wonStarCount, isDefault: isDefault)
    }
}

/// `starGiveawayPaymentOption currency:string amount:int53 star_count:int53 store_product_id:string yearly_boost_count:int32 winner_options:vector<starGiveawayWinnerOption> is_default:Bool is_additional:Bool = StarGiveawayPaymentOption`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1star_giveaway_payment_option.html)
public struct StarGiveawayPaymentOption: TDDecodable, CustomStringConvertible {
    private final class Fields: Sendable {
        let currency: String
        let amount: Int64
        let starCount: Int64
        let storeProductID: String
        let yearlyBoostCount: Int32
        let winnerOptions: [StarGiveawayWinnerOption]
        let isDefault: Bool
        let isAdditional: Bool
        init(
            _ currency: String,
            _ amount: Int64,
            _ starCount: Int64,
            _ storeProductID: String,
            _ yearlyBoostCount: Int32,
            _ winnerOptions: [StarGiveawayWinnerOption],
            _ isDefault: Bool,
            _ isAdditional: Bool
        ) {
            self.currency = currency
            self.amount = amount
            self.starCount = starCount
            self.storeProductID = storeProductID
            self.yearlyBoostCount = yearlyBoostCount
            self.winnerOptions = winnerOptions
            self.isDefault = isDefault
            self.isAdditional = isAdditional
        }
    }
    private let fields: Fields
    public var currency: String { fields.currency }
    public var amount: Int64 { fields.amount }
    public var starCount: Int64 { fields.starCount }
    public var storeProductID: String { fields.storeProductID }
    public var yearlyBoostCount: Int32 { fields.yearlyBoostCount }
    public var winnerOptions: [StarGiveawayWinnerOption] { fields.winnerOptions }
    public var isDefault: Bool { fields.isDefault }
    public var isAdditional: Bool { fields.isAdditional }

    public init(
        currency: String,
        amount: Int64,
        starCount: Int64,
        storeProductID: String,
        yearlyBoostCount: Int32,
        winnerOptions: [StarGiveawayWinnerOption],
        isDefault: Bool,
        isAdditional: Bool
    ) {
        fields = Fields(
        currency,
        amount,
        starCount,
        storeProductID,
        yearlyBoostCount,
        winnerOptions,
        isDefault,
        isAdditional
    )
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"starGiveawayPaymentOption""#)
        wire.string(#","currency":"#, fields.currency)
        wire.int53(#","amount":"#, fields.amount)
        wire.int53(#","star_count":"#, fields.starCount)
        wire.string(#","store_product_id":"#, fields.storeProductID)
        wire.int32(#","yearly_boost_count":"#, fields.yearlyBoostCount)
        wire.objects(#","winner_options":"#, fields.winnerOptions)
        wire.bool(#","is_default":"#, fields.isDefault)
        wire.bool(#","is_additional":"#, fields.isAdditional)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> StarGiveawayPaymentOption? {
        wire.open(#"{"@type":"starGiveawayPaymentOption""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> StarGiveawayPaymentOption? {
        var currency: String = ""
        var amount: Int64 = 0
        var starCount: Int64 = 0
        var storeProductID: String = ""
        var yearlyBoostCount: Int32 = 0
        var winnerOptions: [StarGiveawayWinnerOption] = []
        var isDefault: Bool = false
        var isAdditional: Bool = false
        var mark = wire.cursor
        repeat {
            wire.string(#","currency":"#, &currency)
            wire.int53(#","amount":"#, &amount)
            wire.int53(#","star_count":"#, &starCount)
            wire.string(#","store_product_id":"#, &storeProductID)
            wire.int32(#","yearly_boost_count":"#, &yearlyBoostCount)
            wire.objects(#","winner_options":"#, &winnerOptions)
            wire.bool(#","is_default":"#, &isDefault)
            wire.bool(#","is_additional":"#, &isAdditional)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return StarGiveawayPaymentOption(
            currency: currency,
            amount: amount,
            starCount: starCount,
            storeProductID: storeProductID,
            yearlyBoostCount: yearlyBoostCount,
            winnerOptions: winnerOptions,
            isDefault: isDefault,
            isAdditional: isAdditional
        )
    }
}

/// `starGiveawayPaymentOptions options:vector<starGiveawayPaymentOption> = StarGiveawayPaymentOptions`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1star_giveaway_payment_options.html)
public struct StarGiveawayPaymentOptions: TDDecodable, CustomStringConvertible {
    public let options: [StarGiveawayPaymentOption]

    public init(options: [StarGiveawayPaymentOption]) {
        self.options = options
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"starGiveawayPaymentOptions""#)
        wire.objects(#","options":"#, self.options)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> StarGiveawayPaymentOptions? {
        wire.open(#"{"@type":"starGiveawayPaymentOptions""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> StarGiveawayPaymentOptions? {
        var options: [StarGiveawayPaymentOption] = []
        var mark = wire.cursor
        repeat {
            wire.objects(#","options":"#, &options)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return StarGiveawayPaymentOptions(options: options)
    }
}

/// `giftSettings show_gift_button:Bool accepted_gift_types:acceptedGiftTypes = GiftSettings`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1gift_settings.html)
public struct GiftSettings: TDDecodable, CustomStringConvertible {
    public let showGiftButton: Bool
    public let acceptedGiftTypes: AcceptedGiftTypes

    public init(showGiftButton: Bool, acceptedGiftTypes: AcceptedGiftTypes) {
        self.showGiftButton = showGiftButton
        self.acceptedGiftTypes = acceptedGiftTypes
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"giftSettings""#)
        wire.bool(#","show_gift_button":"#, self.showGiftButton)
        wire.object(#","accepted_gift_types":"#, self.acceptedGiftTypes)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> GiftSettings? {
        wire.open(#"{"@type":"giftSettings""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> GiftSettings? {
        var showGiftButton: Bool = false
        var acceptedGiftTypes: AcceptedGiftTypes? = nil
        var mark = wire.cursor
        repeat {
            wire.bool(#","show_gift_button":"#, &showGiftButton)
            wire.object(#","accepted_gift_types":"#, &acceptedGiftTypes)
        } while wire.more(&mark)
        guard 
            !wire.failed,
            let acceptedGiftTypes = wire.required(consume acceptedGiftTypes)
         else { wire.missing("accepted_gift_types"); return nil }
        return GiftSettings(showGiftButton: showGiftButton, acceptedGiftTypes: acceptedGiftTypes)
    }
}

/// `giftAuction id:string gifts_per_round:int32 start_date:int32 = GiftAuction`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1gift_auction.html)
public struct GiftAuction: TDDecodable, CustomStringConvertible {
    public let id: String
    public let giftsPerRound: Int32
    /// Unix time in seconds.
    public let startDate: Int32

    public init(id: String, giftsPerRound: Int32, startDate: Int32) {
        self.id = id
        self.giftsPerRound = giftsPerRound
        self.startDate = startDate
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"giftAuction""#)
        wire.string(#","id":"#, self.id)
        wire.int32(#","gifts_per_round":"#, self.giftsPerRound)
        wire.int32(#","start_date":"#, self.startDate)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> GiftAuction? {
        wire.open(#"{"@type":"giftAuction""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> GiftAuction? {
        var id: String = ""
        var giftsPerRound: Int32 = 0
        var startDate: Int32 = 0
        var mark = wire.cursor
        repeat {
            wire.string(#","id":"#, &id)
            wire.int32(#","gifts_per_round":"#, &giftsPerRound)
            wire.int32(#","start_date":"#, &startDate)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return GiftAuction(id: id, giftsPerRound: giftsPerRound, startDate: startDate)
    }
}

/// `giftBackground center_color:int32 edge_color:int32 text_color:int32 = GiftBackground`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1gift_background.html)
public struct GiftBackground: TDDecodable, CustomStringConvertible {
    public let centerColor: Int32
    public let edgeColor: Int32
    public let textColor: Int32

    public init(centerColor: Int32, edgeColor: Int32, textColor: Int32) {
        self.centerColor = centerColor
        self.edgeColor = edgeColor
        self.textColor = textColor
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"giftBackground""#)
        wire.int32(#","center_color":"#, self.centerColor)
        wire.int32(#","edge_color":"#, self.edgeColor)
        wire.int32(#","text_color":"#, self.textColor)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> GiftBackground? {
        wire.open(#"{"@type":"giftBackground""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> GiftBackground? {
        var centerColor: Int32 = 0
        var edgeColor: Int32 = 0
        var textColor: Int32 = 0
        var mark = wire.cursor
        repeat {
            wire.int32(#","center_color":"#, &centerColor)
            wire.int32(#","edge_color":"#, &edgeColor)
            wire.int32(#","text_color":"#, &textColor)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return GiftBackground(centerColor: centerColor, edgeColor: edgeColor, textColor: textColor)
    }
}

/// `giftPurchaseLimits total_count:int32 remaining_count:int32 = GiftPurchaseLimits`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1gift_purchase_limits.html)
public struct GiftPurchaseLimits: TDDecodable, CustomStringConvertible {
    public let totalCount: Int32
    public let remainingCount: Int32

    public init(totalCount: Int32, remainingCount: Int32) {
        self.totalCount = totalCount
        self.remainingCount = remainingCount
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"giftPurchaseLimits""#)
        wire.int32(#","total_count":"#, self.totalCount)
        wire.int32(#","remaining_count":"#, self.remainingCount)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> GiftPurchaseLimits? {
        wire.open(#"{"@type":"giftPurchaseLimits""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> GiftPurchaseLimits? {
        var totalCount: Int32 = 0
        var remainingCount: Int32 = 0
        var mark = wire.cursor
        repeat {
            wire.int32(#","total_count":"#, &totalCount)
            wire.int32(#","remaining_count":"#, &remainingCount)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return GiftPurchaseLimits(totalCount: totalCount, remainingCount: remainingCount)
    }
}

/// `giftResaleParameters star_count:int53 gram_cent_count:int53 gram_only:Bool = GiftResaleParameters`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1gift_resale_parameters.html)
public struct GiftResaleParameters: TDDecodable, CustomStringConvertible {
    public let starCount: Int64
    public let gramCentCount: Int64
    public let gramOnly: Bool

    public init(starCount: Int64, gramCentCount: Int64, gramOnly: Bool) {
        self.starCount = starCount
        self.gramCentCount = gramCentCount
        self.gramOnly = gramOnly
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"giftResaleParameters""#)
        wire.int53(#","star_count":"#, self.starCount)
        wire.int53(#","gram_cent_count":"#, self.gramCentCount)
        wire.bool(#","gram_only":"#, self.gramOnly)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> GiftResaleParameters? {
        wire.open(#"{"@type":"giftResaleParameters""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> GiftResaleParameters? {
        var starCount: Int64 = 0
        var gramCentCount: Int64 = 0
        var gramOnly: Bool = false
        var mark = wire.cursor
        repeat {
            wire.int53(#","star_count":"#, &starCount)
            wire.int53(#","gram_cent_count":"#, &gramCentCount)
            wire.bool(#","gram_only":"#, &gramOnly)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return GiftResaleParameters(starCount: starCount, gramCentCount: gramCentCount, gramOnly: gramOnly)
    }
}

/// `giftCollection id:int32 name:string icon:sticker gift_count:int32 = GiftCollection`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1gift_collection.html)
public struct GiftCollection: TDDecodable, CustomStringConvertible, CustomReflectable {
    private final class Fields: Sendable {
        let id: Int32
        let name: String
        let icon: Sticker?
        let giftCount: Int32
        init(_ id: Int32, _ name: String, _ icon: Sticker?, _ giftCount: Int32) {
            self.id = id
            self.name = name
            self.icon = icon
            self.giftCount = giftCount
        }
    }
    private let fields: Fields
    public var id: Int32 { fields.id }
    public var name: String { fields.name }
    /// May be absent.
    public var icon: Sticker? { fields.icon }
    public var giftCount: Int32 { fields.giftCount }

    public init(id: Int32, name: String, icon: Sticker? = nil, giftCount: Int32) {
        fields = Fields(id, name, icon, giftCount)
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"giftCollection""#)
        wire.int32(#","id":"#, fields.id)
        wire.string(#","name":"#, fields.name)
        wire.object(#","icon":"#, fields.icon)
        wire.int32(#","gift_count":"#, fields.giftCount)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> GiftCollection? {
        wire.open(#"{"@type":"giftCollection""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> GiftCollection? {
        var id: Int32 = 0
        var name: String = ""
        var icon: Sticker? = nil
        var giftCount: Int32 = 0
        var mark = wire.cursor
        repeat {
            wire.int32(#","id":"#, &id)
            wire.string(#","name":"#, &name)
            wire.object(#","icon":"#, &icon)
            wire.int32(#","gift_count":"#, &giftCount)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return GiftCollection(id: id, name: name, icon: icon, giftCount: giftCount)
    }
}

/// `giftCollections collections:vector<giftCollection> = GiftCollections`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1gift_collections.html)
public struct GiftCollections: TDDecodable, CustomStringConvertible {
    public let collections: [GiftCollection]

    public init(collections: [GiftCollection]) {
        self.collections = collections
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"giftCollections""#)
        wire.objects(#","collections":"#, self.collections)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> GiftCollections? {
        wire.open(#"{"@type":"giftCollections""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> GiftCollections? {
        var collections: [GiftCollection] = []
        var mark = wire.cursor
        repeat {
            wire.objects(#","collections":"#, &collections)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return GiftCollections(collections: collections)
    }
}

/// `UpgradedGiftOrigin`, one of 7 constructors.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1_upgraded_gift_origin.html)
public enum UpgradedGiftOrigin: TDDecodable, CustomStringConvertible, CustomReflectable {
    indirect case upgrade(UpgradedGiftOriginUpgrade)
    /// `upgradedGiftOriginTransfer = UpgradedGiftOrigin`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1upgraded_gift_origin_transfer.html)
    case transfer
    indirect case resale(UpgradedGiftOriginResale)
    /// `upgradedGiftOriginBlockchain = UpgradedGiftOrigin`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1upgraded_gift_origin_blockchain.html)
    case blockchain
    /// `upgradedGiftOriginPrepaidUpgrade = UpgradedGiftOrigin`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1upgraded_gift_origin_prepaid_upgrade.html)
    case prepaidUpgrade
    indirect case offer(UpgradedGiftOriginOffer)
    /// `upgradedGiftOriginCraft = UpgradedGiftOrigin`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1upgraded_gift_origin_craft.html)
    case craft
    /// A constructor that this version of the schema does not know, as its name and its JSON.
    indirect case unknown(type: String, json: String)

    public func encode(into wire: inout WireWriter) {
        switch self {
        case .upgrade(let value): value.encode(into: &wire)
        case .transfer: wire.empty(#"{"@type":"upgradedGiftOriginTransfer"}"#)
        case .resale(let value): value.encode(into: &wire)
        case .blockchain: wire.empty(#"{"@type":"upgradedGiftOriginBlockchain"}"#)
        case .prepaidUpgrade: wire.empty(#"{"@type":"upgradedGiftOriginPrepaidUpgrade"}"#)
        case .offer(let value): value.encode(into: &wire)
        case .craft: wire.empty(#"{"@type":"upgradedGiftOriginCraft"}"#)
        case .unknown(_, let json): wire.unknown(json)
        }
    }

    public static func read(_ wire: inout WireReader) -> UpgradedGiftOrigin? {
        switch wire.constructor(of: .upgradedGiftOrigin) {
        case 0: if let value = UpgradedGiftOriginUpgrade.body(&wire) { return .upgrade(value) }  // upgradedGiftOriginUpgrade
        case 1: if wire.close() { return .transfer }  // upgradedGiftOriginTransfer
        case 2: if let value = UpgradedGiftOriginResale.body(&wire) { return .resale(value) }  // upgradedGiftOriginResale
        case 3: if wire.close() { return .blockchain }  // upgradedGiftOriginBlockchain
        case 4: if wire.close() { return .prepaidUpgrade }  // upgradedGiftOriginPrepaidUpgrade
        case 5: if let value = UpgradedGiftOriginOffer.body(&wire) { return .offer(value) }  // upgradedGiftOriginOffer
        case 6: if wire.close() { return .craft }  // upgradedGiftOriginCraft
        case WireReader.nothing: break
        default: if let (type, json) = wire.takeUnknown() { return .unknown(type: type, json: json) }
        }
        return nil
    }
}

/// `upgradedGiftOriginUpgrade gift_message_id:int53 = UpgradedGiftOrigin`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1upgraded_gift_origin_upgrade.html)
public struct UpgradedGiftOriginUpgrade: TDObject, CustomStringConvertible {
    public let giftMessageID: Int64

    public init(giftMessageID: Int64) {
        self.giftMessageID = giftMessageID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"upgradedGiftOriginUpgrade""#)
        wire.int53(#","gift_message_id":"#, self.giftMessageID)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> UpgradedGiftOriginUpgrade? {
        var giftMessageID: Int64 = 0
        var mark = wire.cursor
        repeat {
            wire.int53(#","gift_message_id":"#, &giftMessageID)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return UpgradedGiftOriginUpgrade(giftMessageID: giftMessageID)
    }
}

/// `upgradedGiftOriginResale price:GiftResalePrice = UpgradedGiftOrigin`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1upgraded_gift_origin_resale.html)
public struct UpgradedGiftOriginResale: TDObject, CustomStringConvertible {
    public let price: GiftResalePrice

    public init(price: GiftResalePrice) {
        self.price = price
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"upgradedGiftOriginResale""#)
        wire.object(#","price":"#, self.price)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> UpgradedGiftOriginResale? {
        var price: GiftResalePrice? = nil
        var mark = wire.cursor
        repeat {
            wire.object(#","price":"#, &price)
        } while wire.more(&mark)
        guard !wire.failed, let price = wire.required(consume price) else { wire.missing("price"); return nil }
        return UpgradedGiftOriginResale(price: price)
    }
}

/// `upgradedGiftOriginOffer price:GiftResalePrice = UpgradedGiftOrigin`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1upgraded_gift_origin_offer.html)
public struct UpgradedGiftOriginOffer: TDObject, CustomStringConvertible {
    public let price: GiftResalePrice

    public init(price: GiftResalePrice) {
        self.price = price
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"upgradedGiftOriginOffer""#)
        wire.object(#","price":"#, self.price)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> UpgradedGiftOriginOffer? {
        var price: GiftResalePrice? = nil
        var mark = wire.cursor
        repeat {
            wire.object(#","price":"#, &price)
        } while wire.more(&mark)
        guard !wire.failed, let price = wire.required(consume price) else { wire.missing("price"); return nil }
        return UpgradedGiftOriginOffer(price: price)
    }
}

/// `UpgradedGiftAttributeRarity`, one of 5 constructors.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1_upgraded_gift_attribute_rarity.html)
public enum UpgradedGiftAttributeRarity: TDDecodable, CustomStringConvertible, CustomReflectable {
    case perMille(UpgradedGiftAttributeRarityPerMille)
    /// `upgradedGiftAttributeRarityUncommon = UpgradedGiftAttributeRarity`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1upgraded_gift_attribute_rarity_uncommon.html)
    case uncommon
    /// `upgradedGiftAttributeRarityRare = UpgradedGiftAttributeRarity`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1upgraded_gift_attribute_rarity_rare.html)
    case rare
    /// `upgradedGiftAttributeRarityEpic = UpgradedGiftAttributeRarity`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1upgraded_gift_attribute_rarity_epic.html)
    case epic
    /// `upgradedGiftAttributeRarityLegendary = UpgradedGiftAttributeRarity`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1upgraded_gift_attribute_rarity_legendary.html)
    case legendary
    /// A constructor that this version of the schema does not know, as its name and its JSON.
    indirect case unknown(type: String, json: String)

    public func encode(into wire: inout WireWriter) {
        switch self {
        case .perMille(let value): value.encode(into: &wire)
        case .uncommon: wire.empty(#"{"@type":"upgradedGiftAttributeRarityUncommon"}"#)
        case .rare: wire.empty(#"{"@type":"upgradedGiftAttributeRarityRare"}"#)
        case .epic: wire.empty(#"{"@type":"upgradedGiftAttributeRarityEpic"}"#)
        case .legendary: wire.empty(#"{"@type":"upgradedGiftAttributeRarityLegendary"}"#)
        case .unknown(_, let json): wire.unknown(json)
        }
    }

    public static func read(_ wire: inout WireReader) -> UpgradedGiftAttributeRarity? {
        switch wire.constructor(of: .upgradedGiftAttributeRarity) {
        case 0: if let value = UpgradedGiftAttributeRarityPerMille.body(&wire) { return .perMille(value) }  // upgradedGiftAttributeRarityPerMille
        case 1: if wire.close() { return .uncommon }  // upgradedGiftAttributeRarityUncommon
        case 2: if wire.close() { return .rare }  // upgradedGiftAttributeRarityRare
        case 3: if wire.close() { return .epic }  // upgradedGiftAttributeRarityEpic
        case 4: if wire.close() { return .legendary }  // upgradedGiftAttributeRarityLegendary
        case WireReader.nothing: break
        default: if let (type, json) = wire.takeUnknown() { return .unknown(type: type, json: json) }
        }
        return nil
    }
}

/// `upgradedGiftAttributeRarityPerMille per_mille:int32 = UpgradedGiftAttributeRarity`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1upgraded_gift_attribute_rarity_per_mille.html)
public struct UpgradedGiftAttributeRarityPerMille: TDObject, CustomStringConvertible {
    public let perMille: Int32

    public init(perMille: Int32) {
        self.perMille = perMille
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"upgradedGiftAttributeRarityPerMille""#)
        wire.int32(#","per_mille":"#, self.perMille)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> UpgradedGiftAttributeRarityPerMille? {
        var perMille: Int32 = 0
        var mark = wire.cursor
        repeat {
            wire.int32(#","per_mille":"#, &perMille)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return UpgradedGiftAttributeRarityPerMille(perMille: perMille)
    }
}

/// `upgradedGiftModel name:string sticker:sticker rarity:UpgradedGiftAttributeRarity is_crafted:Bool = UpgradedGiftModel`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1upgraded_gift_model.html)
public struct UpgradedGiftModel: TDDecodable, CustomStringConvertible, CustomReflectable {
    private final class Fields: Sendable {
        let name: String
        let sticker: Sticker
        let rarity: UpgradedGiftAttributeRarity
        let isCrafted: Bool
        init(_ name: String, _ sticker: Sticker, _ rarity: UpgradedGiftAttributeRarity, _ isCrafted: Bool) {
            self.name = name
            self.sticker = sticker
            self.rarity = rarity
            self.isCrafted = isCrafted
        }
    }
    private let fields: Fields
    public var name: String { fields.name }
    public var sticker: Sticker { fields.sticker }
    public var rarity: UpgradedGiftAttributeRarity { fields.rarity }
    public var isCrafted: Bool { fields.isCrafted }

    public init(name: String, sticker: Sticker, rarity: UpgradedGiftAttributeRarity, isCrafted: Bool) {
        fields = Fields(name, sticker, rarity, isCrafted)
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"upgradedGiftModel""#)
        wire.string(#","name":"#, fields.name)
        wire.object(#","sticker":"#, fields.sticker)
        wire.object(#","rarity":"#, fields.rarity)
        wire.bool(#","is_crafted":"#, fields.isCrafted)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> UpgradedGiftModel? {
        wire.open(#"{"@type":"upgradedGiftModel""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> UpgradedGiftModel? {
        var name: String = ""
        var sticker: Sticker? = nil
        var rarity: UpgradedGiftAttributeRarity? = nil
        var isCrafted: Bool = false
        var mark = wire.cursor
        repeat {
            wire.string(#","name":"#, &name)
            wire.object(#","sticker":"#, &sticker)
            wire.object(#","rarity":"#, &rarity)
            wire.bool(#","is_crafted":"#, &isCrafted)
        } while wire.more(&mark)
        guard 
            !wire.failed,
            let sticker = wire.required(consume sticker),
            let rarity = wire.required(consume rarity)
         else { wire.missing("sticker rarity"); return nil }
        return UpgradedGiftModel(name: name, sticker: sticker, rarity: rarity, isCrafted: isCrafted)
    }
}

/// `upgradedGiftSymbol name:string sticker:sticker rarity:UpgradedGiftAttributeRarity = UpgradedGiftSymbol`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1upgraded_gift_symbol.html)
public struct UpgradedGiftSymbol: TDDecodable, CustomStringConvertible, CustomReflectable {
    public let name: String
    public let sticker: Sticker
    public let rarity: UpgradedGiftAttributeRarity

    public init(name: String, sticker: Sticker, rarity: UpgradedGiftAttributeRarity) {
        self.name = name
        self.sticker = sticker
        self.rarity = rarity
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"upgradedGiftSymbol""#)
        wire.string(#","name":"#, self.name)
        wire.object(#","sticker":"#, self.sticker)
        wire.object(#","rarity":"#, self.rarity)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> UpgradedGiftSymbol? {
        wire.open(#"{"@type":"upgradedGiftSymbol""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> UpgradedGiftSymbol? {
        var name: String = ""
        var sticker: Sticker? = nil
        var rarity: UpgradedGiftAttributeRarity? = nil
        var mark = wire.cursor
        repeat {
            wire.string(#","name":"#, &name)
            wire.object(#","sticker":"#, &sticker)
            wire.object(#","rarity":"#, &rarity)
        } while wire.more(&mark)
        guard 
            !wire.failed,
            let sticker = wire.required(consume sticker),
            let rarity = wire.required(consume rarity)
         else { wire.missing("sticker rarity"); return nil }
        return UpgradedGiftSymbol(name: name, sticker: sticker, rarity: rarity)
    }
}

/// `upgradedGiftBackdropColors center_color:int32 edge_color:int32 symbol_color:int32 text_color:int32 = UpgradedGiftBackdropColors`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1upgraded_gift_backdrop_colors.html)
public struct UpgradedGiftBackdropColors: TDDecodable, CustomStringConvertible {
    public let centerColor: Int32
    public let edgeColor: Int32
    public let symbolColor: Int32
    public let textColor: Int32

    public init(centerColor: Int32, edgeColor: Int32, symbolColor: Int32, textColor: Int32) {
        self.centerColor = centerColor
        self.edgeColor = edgeColor
        self.symbolColor = symbolColor
        self.textColor = textColor
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"upgradedGiftBackdropColors""#)
        wire.int32(#","center_color":"#, self.centerColor)
        wire.int32(#","edge_color":"#, self.edgeColor)
        wire.int32(#","symbol_color":"#, self.symbolColor)
        wire.int32(#","text_color":"#, self.textColor)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> UpgradedGiftBackdropColors? {
        wire.open(#"{"@type":"upgradedGiftBackdropColors""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> UpgradedGiftBackdropColors? {
        var centerColor: Int32 = 0
        var edgeColor: Int32 = 0
        var symbolColor: Int32 = 0
        var textColor: Int32 = 0
        var mark = wire.cursor
        repeat {
            wire.int32(#","center_color":"#, &centerColor)
            wire.int32(#","edge_color":"#, &edgeColor)
            wire.int32(#","symbol_color":"#, &symbolColor)
            wire.int32(#","text_color":"#, &textColor)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return UpgradedGiftBackdropColors(
            centerColor: centerColor,
            edgeColor: edgeColor,
            symbolColor: symbolColor,
            textColor: textColor
        )
    }
}

/// `upgradedGiftBackdrop id:int32 name:string colors:upgradedGiftBackdropColors rarity:UpgradedGiftAttributeRarity = UpgradedGiftBackdrop`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1upgraded_gift_backdrop.html)
public struct UpgradedGiftBackdrop: TDDecodable, CustomStringConvertible, CustomReflectable {
    private final class Fields: Sendable {
        let id: Int32
        let name: String
        let colors: UpgradedGiftBackdropColors
        let rarity: UpgradedGiftAttributeRarity
        init(_ id: Int32, _ name: String, _ colors: UpgradedGiftBackdropColors, _ rarity: UpgradedGiftAttributeRarity) {
            self.id = id
            self.name = name
            self.colors = colors
            self.rarity = rarity
        }
    }
    private let fields: Fields
    public var id: Int32 { fields.id }
    public var name: String { fields.name }
    public var colors: UpgradedGiftBackdropColors { fields.colors }
    public var rarity: UpgradedGiftAttributeRarity { fields.rarity }

    public init(id: Int32, name: String, colors: UpgradedGiftBackdropColors, rarity: UpgradedGiftAttributeRarity) {
        fields = Fields(id, name, colors, rarity)
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"upgradedGiftBackdrop""#)
        wire.int32(#","id":"#, fields.id)
        wire.string(#","name":"#, fields.name)
        wire.object(#","colors":"#, fields.colors)
        wire.object(#","rarity":"#, fields.rarity)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> UpgradedGiftBackdrop? {
        wire.open(#"{"@type":"upgradedGiftBackdrop""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> UpgradedGiftBackdrop? {
        var id: Int32 = 0
        var name: String = ""
        var colors: UpgradedGiftBackdropColors? = nil
        var rarity: UpgradedGiftAttributeRarity? = nil
        var mark = wire.cursor
        repeat {
            wire.int32(#","id":"#, &id)
            wire.string(#","name":"#, &name)
            wire.object(#","colors":"#, &colors)
            wire.object(#","rarity":"#, &rarity)
        } while wire.more(&mark)
        guard 
            !wire.failed,
            let colors = wire.required(consume colors),
            let rarity = wire.required(consume rarity)
         else { wire.missing("colors rarity"); return nil }
        return UpgradedGiftBackdrop(id: id, name: name, colors: colors, rarity: rarity)
    }
}

/// `upgradedGiftOriginalDetails sender_id:MessageSender receiver_id:MessageSender text:formattedText date:int32 = UpgradedGiftOriginalDetails`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1upgraded_gift_original_details.html)
public struct UpgradedGiftOriginalDetails: TDDecodable, CustomStringConvertible {
    /// May be absent.
    public let senderID: MessageSender?
    public let receiverID: MessageSender
    public let text: FormattedText
    /// Unix time in seconds.
    public let date: Int32

    public init(senderID: MessageSender? = nil, receiverID: MessageSender, text: FormattedText, date: Int32) {
        self.senderID = senderID
        self.receiverID = receiverID
        self.text = text
        self.date = date
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"upgradedGiftOriginalDetails""#)
        wire.object(#","sender_id":"#, self.senderID)
        wire.object(#","receiver_id":"#, self.receiverID)
        wire.object(#","text":"#, self.text)
        wire.int32(#","date":"#, self.date)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> UpgradedGiftOriginalDetails? {
        wire.open(#"{"@type":"upgradedGiftOriginalDetails""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> UpgradedGiftOriginalDetails? {
        var senderID: MessageSender? = nil
        var receiverID: MessageSender? = nil
        var text: FormattedText? = nil
        var date: Int32 = 0
        var mark = wire.cursor
        repeat {
            wire.object(#","sender_id":"#, &senderID)
            wire.object(#","receiver_id":"#, &receiverID)
            wire.object(#","text":"#, &text)
            wire.int32(#","date":"#, &date)
        } while wire.more(&mark)
        guard 
            !wire.failed,
            let receiverID = wire.required(consume receiverID),
            let text = wire.required(consume text)
         else { wire.missing("receiver_id text"); return nil }
        return UpgradedGiftOriginalDetails(senderID: senderID, receiverID: receiverID, text: text, date: date)
    }
}

/// `upgradedGiftColors id:int64 model_custom_emoji_id:int64 symbol_custom_emoji_id:int64 light_theme_accent_color:int32 light_theme_colors:vector<int32> dark_theme_accent_color:int32 dark_theme_colors:vector<int32> = UpgradedGiftColors`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1upgraded_gift_colors.html)
public struct UpgradedGiftColors: TDDecodable, CustomStringConvertible {
    private final class Fields: Sendable {
        let id: Int64
        let modelCustomEmojiID: Int64
        let symbolCustomEmojiID: Int64
        let lightThemeAccentColor: Int32
        let lightThemeColors: [Int32]
        let darkThemeAccentColor: Int32
        let darkThemeColors: [Int32]
        init(
            _ id: Int64,
            _ modelCustomEmojiID: Int64,
            _ symbolCustomEmojiID: Int64,
            _ lightThemeAccentColor: Int32,
            _ lightThemeColors: [Int32],
            _ darkThemeAccentColor: Int32,
            _ darkThemeColors: [Int32]
        ) {
            self.id = id
            self.modelCustomEmojiID = modelCustomEmojiID
            self.symbolCustomEmojiID = symbolCustomEmojiID
            self.lightThemeAccentColor = lightThemeAccentColor
            self.lightThemeColors = lightThemeColors
            self.darkThemeAccentColor = darkThemeAccentColor
            self.darkThemeColors = darkThemeColors
        }
    }
    private let fields: Fields
    public var id: Int64 { fields.id }
    public var modelCustomEmojiID: Int64 { fields.modelCustomEmojiID }
    public var symbolCustomEmojiID: Int64 { fields.symbolCustomEmojiID }
    public var lightThemeAccentColor: Int32 { fields.lightThemeAccentColor }
    /// Length 1 to 3 colors.
    public var lightThemeColors: [Int32] { fields.lightThemeColors }
    public var darkThemeAccentColor: Int32 { fields.darkThemeAccentColor }
    /// Length 1 to 3 colors.
    public var darkThemeColors: [Int32] { fields.darkThemeColors }

    public init(
        id: Int64,
        modelCustomEmojiID: Int64,
        symbolCustomEmojiID: Int64,
        lightThemeAccentColor: Int32,
        lightThemeColors: [Int32],
        darkThemeAccentColor: Int32,
        darkThemeColors: [Int32]
    ) {
        fields = Fields(
        id,
        modelCustomEmojiID,
        symbolCustomEmojiID,
        lightThemeAccentColor,
        lightThemeColors,
        darkThemeAccentColor,
        darkThemeColors
    )
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"upgradedGiftColors""#)
        wire.int64(#","id":"#, fields.id)
        wire.int64(#","model_custom_emoji_id":"#, fields.modelCustomEmojiID)
        wire.int64(#","symbol_custom_emoji_id":"#, fields.symbolCustomEmojiID)
        wire.int32(#","light_theme_accent_color":"#, fields.lightThemeAccentColor)
        wire.int32s(#","light_theme_colors":"#, fields.lightThemeColors)
        wire.int32(#","dark_theme_accent_color":"#, fields.darkThemeAccentColor)
        wire.int32s(#","dark_theme_colors":"#, fields.darkThemeColors)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> UpgradedGiftColors? {
        wire.open(#"{"@type":"upgradedGiftColors""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> UpgradedGiftColors? {
        var id: Int64 = 0
        var modelCustomEmojiID: Int64 = 0
        var symbolCustomEmojiID: Int64 = 0
        var lightThemeAccentColor: Int32 = 0
        var lightThemeColors: [Int32] = []
        var darkThemeAccentColor: Int32 = 0
        var darkThemeColors: [Int32] = []
        var mark = wire.cursor
        repeat {
            wire.int64(#","id":"#, &id)
            wire.int64(#","model_custom_emoji_id":"#, &modelCustomEmojiID)
            wire.int64(#","symbol_custom_emoji_id":"#, &symbolCustomEmojiID)
            wire.int32(#","light_theme_accent_color":"#, &lightThemeAccentColor)
            wire.int32s(#","light_theme_colors":"#, &lightThemeColors)
            wire.int32(#","dark_theme_accent_color":"#, &darkThemeAccentColor)
            wire.int32s(#","dark_theme_colors":"#, &darkThemeColors)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return UpgradedGiftColors(
            id: id,
            modelCustomEmojiID: modelCustomEmojiID,
            symbolCustomEmojiID: symbolCustomEmojiID,
            lightThemeAccentColor: lightThemeAccentColor,
            lightThemeColors: lightThemeColors,
            darkThemeAccentColor: darkThemeAccentColor,
            darkThemeColors: darkThemeColors
        )
    }
}

/// `gift id:int64 publisher_chat_id:int53 sticker:sticker star_count:int53 default_sell_star_count:int53 upgrade_star_count:int53 upgrade_variant_count:int32 has_colors:Bool is_for_birthday:Bool is_premium:Bool auction_info:giftAuction next_send_date:int32 user_limits:giftPurchaseLimits overall_limits:giftPurchaseLimits background:giftBackground first_send_date:int32 last_send_date:int32 = Gift`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1gift.html)
public struct Gift: TDDecodable, CustomStringConvertible {
    private final class Fields: Sendable {
        let id: Int64
        let publisherChatID: Int64
        let sticker: Sticker
        let starCount: Int64
        let defaultSellStarCount: Int64
        let upgradeStarCount: Int64
        let upgradeVariantCount: Int32
        let hasColors: Bool
        let isForBirthday: Bool
        let isPremium: Bool
        let auctionInfo: GiftAuction?
        let nextSendDate: Int32
        let userLimits: GiftPurchaseLimits?
        let overallLimits: GiftPurchaseLimits?
        let background: GiftBackground
        let firstSendDate: Int32
        let lastSendDate: Int32
        init(
            _ id: Int64,
            _ publisherChatID: Int64,
            _ sticker: Sticker,
            _ starCount: Int64,
            _ defaultSellStarCount: Int64,
            _ upgradeStarCount: Int64,
            _ upgradeVariantCount: Int32,
            _ hasColors: Bool,
            _ isForBirthday: Bool,
            _ isPremium: Bool,
            _ auctionInfo: GiftAuction?,
            _ nextSendDate: Int32,
            _ userLimits: GiftPurchaseLimits?,
            _ overallLimits: GiftPurchaseLimits?,
            _ background: GiftBackground,
            _ firstSendDate: Int32,
            _ lastSendDate: Int32
        ) {
            self.id = id
            self.publisherChatID = publisherChatID
            self.sticker = sticker
            self.starCount = starCount
            self.defaultSellStarCount = defaultSellStarCount
            self.upgradeStarCount = upgradeStarCount
            self.upgradeVariantCount = upgradeVariantCount
            self.hasColors = hasColors
            self.isForBirthday = isForBirthday
            self.isPremium = isPremium
            self.auctionInfo = auctionInfo
            self.nextSendDate = nextSendDate
            self.userLimits = userLimits
            self.overallLimits = overallLimits
            self.background = background
            self.firstSendDate = firstSendDate
            self.lastSendDate = lastSendDate
        }
    }
    private let fields: Fields
    public var id: Int64 { fields.id }
    public var publisherChatID: Int64 { fields.publisherChatID }
    public var sticker: Sticker { fields.sticker }
    public var starCount: Int64 { fields.starCount }
    public var defaultSellStarCount: Int64 { fields.defaultSellStarCount }
    public var upgradeStarCount: Int64 { fields.upgradeStarCount }
    public var upgradeVariantCount: Int32 { fields.upgradeVariantCount }
    public var hasColors: Bool { fields.hasColors }
    public var isForBirthday: Bool { fields.isForBirthday }
    public var isPremium: Bool { fields.isPremium }
    /// May be absent.
    public var auctionInfo: GiftAuction? { fields.auctionInfo }
    /// Unix time in seconds.
    public var nextSendDate: Int32 { fields.nextSendDate }
    /// May be absent.
    public var userLimits: GiftPurchaseLimits? { fields.userLimits }
    /// May be absent.
    public var overallLimits: GiftPurchaseLimits? { fields.overallLimits }
    public var background: GiftBackground { fields.background }
    /// Unix time in seconds.
    public var firstSendDate: Int32 { fields.firstSendDate }
    /// Unix time in seconds.
    public var lastSendDate: Int32 { fields.lastSendDate }

    public init(
        id: Int64,
        publisherChatID: Int64,
        sticker: Sticker,
        starCount: Int64,
        defaultSellStarCount: Int64,
        upgradeStarCount: Int64,
        upgradeVariantCount: Int32,
        hasColors: Bool,
        isForBirthday: Bool,
        isPremium: Bool,
        auctionInfo: GiftAuction? = nil,
        nextSendDate: Int32,
        userLimits: GiftPurchaseLimits? = nil,
        overallLimits: GiftPurchaseLimits? = nil,
        background: GiftBackground,
        firstSendDate: Int32,
        lastSendDate: Int32
    ) {
        fields = Fields(
        id,
        publisherChatID,
        sticker,
        starCount,
        defaultSellStarCount,
        upgradeStarCount,
        upgradeVariantCount,
        hasColors,
        isForBirthday,
        isPremium,
        auctionInfo,
        nextSendDate,
        userLimits,
        overallLimits,
        background,
        firstSendDate,
        lastSendDate
    )
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"gift""#)
        wire.int64(#","id":"#, fields.id)
        wire.int53(#","publisher_chat_id":"#, fields.publisherChatID)
        wire.object(#","sticker":"#, fields.sticker)
        wire.int53(#","star_count":"#, fields.starCount)
        wire.int53(#","default_sell_star_count":"#, fields.defaultSellStarCount)
        wire.int53(#","upgrade_star_count":"#, fields.upgradeStarCount)
        wire.int32(#","upgrade_variant_count":"#, fields.upgradeVariantCount)
        wire.bool(#","has_colors":"#, fields.hasColors)
        wire.bool(#","is_for_birthday":"#, fields.isForBirthday)
        wire.bool(#","is_premium":"#, fields.isPremium)
        wire.object(#","auction_info":"#, fields.auctionInfo)
        wire.int32(#","next_send_date":"#, fields.nextSendDate)
        wire.object(#","user_limits":"#, fields.userLimits)
        wire.object(#","overall_limits":"#, fields.overallLimits)
        wire.object(#","background":"#, fields.background)
        wire.int32(#","first_send_date":"#, fields.firstSendDate)
        wire.int32(#","last_send_date":"#, fields.lastSendDate)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> Gift? {
        wire.open(#"{"@type":"gift""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> Gift? {
        var id: Int64 = 0
        var publisherChatID: Int64 = 0
        var sticker: Sticker? = nil
        var starCount: Int64 = 0
        var defaultSellStarCount: Int64 = 0
        var upgradeStarCount: Int64 = 0
        var upgradeVariantCount: Int32 = 0
        var hasColors: Bool = false
        var isForBirthday: Bool = false
        var isPremium: Bool = false
        var auctionInfo: GiftAuction? = nil
        var nextSendDate: Int32 = 0
        var userLimits: GiftPurchaseLimits? = nil
        var overallLimits: GiftPurchaseLimits? = nil
        var background: GiftBackground? = nil
        var firstSendDate: Int32 = 0
        var lastSendDate: Int32 = 0
        var mark = wire.cursor
        repeat {
            wire.int64(#","id":"#, &id)
            wire.int53(#","publisher_chat_id":"#, &publisherChatID)
            wire.object(#","sticker":"#, &sticker)
            wire.int53(#","star_count":"#, &starCount)
            wire.int53(#","default_sell_star_count":"#, &defaultSellStarCount)
            wire.int53(#","upgrade_star_count":"#, &upgradeStarCount)
            wire.int32(#","upgrade_variant_count":"#, &upgradeVariantCount)
            wire.bool(#","has_colors":"#, &hasColors)
            wire.bool(#","is_for_birthday":"#, &isForBirthday)
            wire.bool(#","is_premium":"#, &isPremium)
            wire.object(#","auction_info":"#, &auctionInfo)
            wire.int32(#","next_send_date":"#, &nextSendDate)
            wire.object(#","user_limits":"#, &userLimits)
            wire.object(#","overall_limits":"#, &overallLimits)
            wire.object(#","background":"#, &background)
            wire.int32(#","first_send_date":"#, &firstSendDate)
            wire.int32(#","last_send_date":"#, &lastSendDate)
        } while wire.more(&mark)
        guard 
            !wire.failed,
            let sticker = wire.required(consume sticker),
            let background = wire.required(consume background)
         else { wire.missing("sticker background"); return nil }
        return Gift(
            id: id,
            publisherChatID: publisherChatID,
            sticker: sticker,
            starCount: starCount,
            defaultSellStarCount: defaultSellStarCount,
            upgradeStarCount: upgradeStarCount,
            upgradeVariantCount: upgradeVariantCount,
            hasColors: hasColors,
            isForBirthday: isForBirthday,
            isPremium: isPremium,
            auctionInfo: auctionInfo,
            nextSendDate: nextSendDate,
            userLimits: userLimits,
            overallLimits: overallLimits,
            background: background,
            firstSendDate: firstSendDate,
            lastSendDate: lastSendDate
        )
    }
}

/// `upgradedGift id:int64 regular_gift_id:int64 publisher_chat_id:int53 title:string name:string number:int32 total_upgraded_count:int32 max_upgraded_count:int32 is_burned:Bool is_crafted:Bool is_premium:Bool is_theme_available:Bool used_theme_chat_id:int53 host_id:MessageSender owner_id:MessageSender owner_address:string owner_name:string gift_address:string model:upgradedGiftModel symbol:upgradedGiftSymbol backdrop:upgradedGiftBackdrop original_details:upgradedGiftOriginalDetails colors:upgradedGiftColors resale_parameters:giftResaleParameters can_send_purchase_offer:Bool craft_probability_per_mille:int32 value_currency:string value_amount:int53 value_usd_amount:int53 = UpgradedGift`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1upgraded_gift.html)
public struct UpgradedGift: TDDecodable, CustomStringConvertible, CustomReflectable {
    private final class Fields: Sendable {
        let id: Int64
        let regularGiftID: Int64
        let publisherChatID: Int64
        let title: String
        let name: String
        let number: Int32
        let totalUpgradedCount: Int32
        let maxUpgradedCount: Int32
        let isBurned: Bool
        let isCrafted: Bool
        let isPremium: Bool
        let isThemeAvailable: Bool
        let usedThemeChatID: Int64
        let hostID: MessageSender?
        let ownerID: MessageSender?
        let ownerAddress: String
        let ownerName: String
        let giftAddress: String
        let model: UpgradedGiftModel
        let symbol: UpgradedGiftSymbol
        let backdrop: UpgradedGiftBackdrop
        let originalDetails: UpgradedGiftOriginalDetails?
        let colors: UpgradedGiftColors?
        let resaleParameters: GiftResaleParameters?
        let canSendPurchaseOffer: Bool
        let craftProbabilityPerMille: Int32
        let valueCurrency: String
        let valueAmount: Int64
        let valueUsdAmount: Int64
        init(
            _ id: Int64,
            _ regularGiftID: Int64,
            _ publisherChatID: Int64,
            _ title: String,
            _ name: String,
            _ number: Int32,
            _ totalUpgradedCount: Int32,
            _ maxUpgradedCount: Int32,
            _ isBurned: Bool,
            _ isCrafted: Bool,
            _ isPremium: Bool,
            _ isThemeAvailable: Bool,
            _ usedThemeChatID: Int64,
            _ hostID: MessageSender?,
            _ ownerID: MessageSender?,
            _ ownerAddress: String,
            _ ownerName: String,
            _ giftAddress: String,
            _ model: UpgradedGiftModel,
            _ symbol: UpgradedGiftSymbol,
            _ backdrop: UpgradedGiftBackdrop,
            _ originalDetails: UpgradedGiftOriginalDetails?,
            _ colors: UpgradedGiftColors?,
            _ resaleParameters: GiftResaleParameters?,
            _ canSendPurchaseOffer: Bool,
            _ craftProbabilityPerMille: Int32,
            _ valueCurrency: String,
            _ valueAmount: Int64,
            _ valueUsdAmount: Int64
        ) {
            self.id = id
            self.regularGiftID = regularGiftID
            self.publisherChatID = publisherChatID
            self.title = title
            self.name = name
            self.number = number
            self.totalUpgradedCount = totalUpgradedCount
            self.maxUpgradedCount = maxUpgradedCount
            self.isBurned = isBurned
            self.isCrafted = isCrafted
            self.isPremium = isPremium
            self.isThemeAvailable = isThemeAvailable
            self.usedThemeChatID = usedThemeChatID
            self.hostID = hostID
            self.ownerID = ownerID
            self.ownerAddress = ownerAddress
            self.ownerName = ownerName
            self.giftAddress = giftAddress
            self.model = model
            self.symbol = symbol
            self.backdrop = backdrop
            self.originalDetails = originalDetails
            self.colors = colors
            self.resaleParameters = resaleParameters
            self.canSendPurchaseOffer = canSendPurchaseOffer
            self.craftProbabilityPerMille = craftProbabilityPerMille
            self.valueCurrency = valueCurrency
            self.valueAmount = valueAmount
            self.valueUsdAmount = valueUsdAmount
        }
    }
    private let fields: Fields
    public var id: Int64 { fields.id }
    public var regularGiftID: Int64 { fields.regularGiftID }
    public var publisherChatID: Int64 { fields.publisherChatID }
    public var title: String { fields.title }
    public var name: String { fields.name }
    public var number: Int32 { fields.number }
    public var totalUpgradedCount: Int32 { fields.totalUpgradedCount }
    public var maxUpgradedCount: Int32 { fields.maxUpgradedCount }
    public var isBurned: Bool { fields.isBurned }
    public var isCrafted: Bool { fields.isCrafted }
    public var isPremium: Bool { fields.isPremium }
    public var isThemeAvailable: Bool { fields.isThemeAvailable }
    public var usedThemeChatID: Int64 { fields.usedThemeChatID }
    /// May be absent.
    public var hostID: MessageSender? { fields.hostID }
    /// May be absent.
    public var ownerID: MessageSender? { fields.ownerID }
    public var ownerAddress: String { fields.ownerAddress }
    public var ownerName: String { fields.ownerName }
    public var giftAddress: String { fields.giftAddress }
    public var model: UpgradedGiftModel { fields.model }
    public var symbol: UpgradedGiftSymbol { fields.symbol }
    public var backdrop: UpgradedGiftBackdrop { fields.backdrop }
    /// May be absent.
    public var originalDetails: UpgradedGiftOriginalDetails? { fields.originalDetails }
    /// May be absent.
    public var colors: UpgradedGiftColors? { fields.colors }
    /// May be absent.
    public var resaleParameters: GiftResaleParameters? { fields.resaleParameters }
    public var canSendPurchaseOffer: Bool { fields.canSendPurchaseOffer }
    public var craftProbabilityPerMille: Int32 { fields.craftProbabilityPerMille }
    public var valueCurrency: String { fields.valueCurrency }
    public var valueAmount: Int64 { fields.valueAmount }
    public var valueUsdAmount: Int64 { fields.valueUsdAmount }

    public init(
        id: Int64,
        regularGiftID: Int64,
        publisherChatID: Int64,
        title: String,
        name: String,
        number: Int32,
        totalUpgradedCount: Int32,
        maxUpgradedCount: Int32,
        isBurned: Bool,
        isCrafted: Bool,
        isPremium: Bool,
        isThemeAvailable: Bool,
        usedThemeChatID: Int64,
        hostID: MessageSender? = nil,
        ownerID: MessageSender? = nil,
        ownerAddress: String,
        ownerName: String,
        giftAddress: String,
        model: UpgradedGiftModel,
        symbol: UpgradedGiftSymbol,
        backdrop: UpgradedGiftBackdrop,
        originalDetails: UpgradedGiftOriginalDetails? = nil,
        colors: UpgradedGiftColors? = nil,
        resaleParameters: GiftResaleParameters? = nil,
        canSendPurchaseOffer: Bool,
        craftProbabilityPerMille: Int32,
        valueCurrency: String,
        valueAmount: Int64,
        valueUsdAmount: Int64
    ) {
        fields = Fields(
        id,
        regularGiftID,
        publisherChatID,
        title,
        name,
        number,
        totalUpgradedCount,
        maxUpgradedCount,
        isBurned,
        isCrafted,
        isPremium,
        isThemeAvailable,
        usedThemeChatID,
        hostID,
        ownerID,
        ownerAddress,
        ownerName,
        giftAddress,
        model,
        symbol,
        backdrop,
        originalDetails,
        colors,
        resaleParameters,
        canSendPurchaseOffer,
        craftProbabilityPerMille,
        valueCurrency,
        valueAmount,
        valueUsdAmount
    )
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"upgradedGift""#)
        wire.int64(#","id":"#, fields.id)
        wire.int64(#","regular_gift_id":"#, fields.regularGiftID)
        wire.int53(#","publisher_chat_id":"#, fields.publisherChatID)
        wire.string(#","title":"#, fields.title)
        wire.string(#","name":"#, fields.name)
        wire.int32(#","number":"#, fields.number)
        wire.int32(#","total_upgraded_count":"#, fields.totalUpgradedCount)
        wire.int32(#","max_upgraded_count":"#, fields.maxUpgradedCount)
        wire.bool(#","is_burned":"#, fields.isBurned)
        wire.bool(#","is_crafted":"#, fields.isCrafted)
        wire.bool(#","is_premium":"#, fields.isPremium)
        wire.bool(#","is_theme_available":"#, fields.isThemeAvailable)
        wire.int53(#","used_theme_chat_id":"#, fields.usedThemeChatID)
        wire.object(#","host_id":"#, fields.hostID)
        wire.object(#","owner_id":"#, fields.ownerID)
        wire.string(#","owner_address":"#, fields.ownerAddress)
        wire.string(#","owner_name":"#, fields.ownerName)
        wire.string(#","gift_address":"#, fields.giftAddress)
        wire.object(#","model":"#, fields.model)
        wire.object(#","symbol":"#, fields.symbol)
        wire.object(#","backdrop":"#, fields.backdrop)
        wire.object(#","original_details":"#, fields.originalDetails)
        wire.object(#","colors":"#, fields.colors)
        wire.object(#","resale_parameters":"#, fields.resaleParameters)
        wire.bool(#","can_send_purchase_offer":"#, fields.canSendPurchaseOffer)
        wire.int32(#","craft_probability_per_mille":"#, fields.craftProbabilityPerMille)
        wire.string(#","value_currency":"#, fields.valueCurrency)
        wire.int53(#","value_amount":"#, fields.valueAmount)
        wire.int53(#","value_usd_amount":"#, fields.valueUsdAmount)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> UpgradedGift? {
        wire.open(#"{"@type":"upgradedGift""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> UpgradedGift? {
        var id: Int64 = 0
        var regularGiftID: Int64 = 0
        var publisherChatID: Int64 = 0
        var title: String = ""
        var name: String = ""
        var number: Int32 = 0
        var totalUpgradedCount: Int32 = 0
        var maxUpgradedCount: Int32 = 0
        var isBurned: Bool = false
        var isCrafted: Bool = false
        var isPremium: Bool = false
        var isThemeAvailable: Bool = false
        var usedThemeChatID: Int64 = 0
        var hostID: MessageSender? = nil
        var ownerID: MessageSender? = nil
        var ownerAddress: String = ""
        var ownerName: String = ""
        var giftAddress: String = ""
        var model: UpgradedGiftModel? = nil
        var symbol: UpgradedGiftSymbol? = nil
        var backdrop: UpgradedGiftBackdrop? = nil
        var originalDetails: UpgradedGiftOriginalDetails? = nil
        var colors: UpgradedGiftColors? = nil
        var resaleParameters: GiftResaleParameters? = nil
        var canSendPurchaseOffer: Bool = false
        var craftProbabilityPerMille: Int32 = 0
        var valueCurrency: String = ""
        var valueAmount: Int64 = 0
        var valueUsdAmount: Int64 = 0
        var mark = wire.cursor
        repeat {
            wire.int64(#","id":"#, &id)
            wire.int64(#","regular_gift_id":"#, &regularGiftID)
            wire.int53(#","publisher_chat_id":"#, &publisherChatID)
            wire.string(#","title":"#, &title)
            wire.string(#","name":"#, &name)
            wire.int32(#","number":"#, &number)
            wire.int32(#","total_upgraded_count":"#, &totalUpgradedCount)
            wire.int32(#","max_upgraded_count":"#, &maxUpgradedCount)
            wire.bool(#","is_burned":"#, &isBurned)
            wire.bool(#","is_crafted":"#, &isCrafted)
            wire.bool(#","is_premium":"#, &isPremium)
            wire.bool(#","is_theme_available":"#, &isThemeAvailable)
            wire.int53(#","used_theme_chat_id":"#, &usedThemeChatID)
            wire.object(#","host_id":"#, &hostID)
            wire.object(#","owner_id":"#, &ownerID)
            wire.string(#","owner_address":"#, &ownerAddress)
            wire.string(#","owner_name":"#, &ownerName)
            wire.string(#","gift_address":"#, &giftAddress)
            wire.object(#","model":"#, &model)
            wire.object(#","symbol":"#, &symbol)
            wire.object(#","backdrop":"#, &backdrop)
            wire.object(#","original_details":"#, &originalDetails)
            wire.object(#","colors":"#, &colors)
            wire.object(#","resale_parameters":"#, &resaleParameters)
            wire.bool(#","can_send_purchase_offer":"#, &canSendPurchaseOffer)
            wire.int32(#","craft_probability_per_mille":"#, &craftProbabilityPerMille)
            wire.string(#","value_currency":"#, &valueCurrency)
            wire.int53(#","value_amount":"#, &valueAmount)
            wire.int53(#","value_usd_amount":"#, &valueUsdAmount)
        } while wire.more(&mark)
        guard 
            !wire.failed,
            let model = wire.required(consume model),
            let symbol = wire.required(consume symbol),
            let backdrop = wire.required(consume backdrop)
         else { wire.missing("model symbol backdrop"); return nil }
        return UpgradedGift(
            id: id,
            regularGiftID: regularGiftID,
            publisherChatID: publisherChatID,
            title: title,
            name: name,
            number: number,
            totalUpgradedCount: totalUpgradedCount,
            maxUpgradedCount: maxUpgradedCount,
            isBurned: isBurned,
            isCrafted: isCrafted,
            isPremium: isPremium,
            isThemeAvailable: isThemeAvailable,
            usedThemeChatID: usedThemeChatID,
            hostID: hostID,
            ownerID: ownerID,
            ownerAddress: ownerAddress,
            ownerName: ownerName,
            giftAddress: giftAddress,
            model: model,
            symbol: symbol,
            backdrop: backdrop,
            originalDetails: originalDetails,
            colors: colors,
            resaleParameters: resaleParameters,
            canSendPurchaseOffer: canSendPurchaseOffer,
            craftProbabilityPerMille: craftProbabilityPerMille,
            valueCurrency: valueCurrency,
            valueAmount: valueAmount,
            valueUsdAmount: valueUsdAmount
        )
    }
}

/// `upgradedGiftValueInfo currency:string value:int53 is_value_average:Bool initial_sale_date:int32 initial_sale_star_count:int53 initial_sale_price:int53 last_sale_date:int32 last_sale_price:int53 is_last_sale_on_fragment:Bool minimum_price:int53 average_sale_price:int53 telegram_listed_gift_count:int32 fragment_listed_gift_count:int32 fragment_url:string = UpgradedGiftValueInfo`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1upgraded_gift_value_info.html)
public struct UpgradedGiftValueInfo: TDDecodable, CustomStringConvertible, CustomReflectable {
    private final class Fields: Sendable {
        let currency: String
        let value: Int64
        let isValueAverage: Bool
        let initialSaleDate: Int32
        let initialSaleStarCount: Int64
        let initialSalePrice: Int64
        let lastSaleDate: Int32
        let lastSalePrice: Int64
        let isLastSaleOnFragment: Bool
        let minimumPrice: Int64
        let averageSalePrice: Int64
        let telegramListedGiftCount: Int32
        let fragmentListedGiftCount: Int32
        let fragmentURL: String
        init(
            _ currency: String,
            _ value: Int64,
            _ isValueAverage: Bool,
            _ initialSaleDate: Int32,
            _ initialSaleStarCount: Int64,
            _ initialSalePrice: Int64,
            _ lastSaleDate: Int32,
            _ lastSalePrice: Int64,
            _ isLastSaleOnFragment: Bool,
            _ minimumPrice: Int64,
            _ averageSalePrice: Int64,
            _ telegramListedGiftCount: Int32,
            _ fragmentListedGiftCount: Int32,
            _ fragmentURL: String
        ) {
            self.currency = currency
            self.value = value
            self.isValueAverage = isValueAverage
            self.initialSaleDate = initialSaleDate
            self.initialSaleStarCount = initialSaleStarCount
            self.initialSalePrice = initialSalePrice
            self.lastSaleDate = lastSaleDate
            self.lastSalePrice = lastSalePrice
            self.isLastSaleOnFragment = isLastSaleOnFragment
            self.minimumPrice = minimumPrice
            self.averageSalePrice = averageSalePrice
            self.telegramListedGiftCount = telegramListedGiftCount
            self.fragmentListedGiftCount = fragmentListedGiftCount
            self.fragmentURL = fragmentURL
        }
    }
    private let fields: Fields
    public var currency: String { fields.currency }
    public var value: Int64 { fields.value }
    public var isValueAverage: Bool { fields.isValueAverage }
    /// Unix time in seconds.
    public var initialSaleDate: Int32 { fields.initialSaleDate }
    public var initialSaleStarCount: Int64 { fields.initialSaleStarCount }
    public var initialSalePrice: Int64 { fields.initialSalePrice }
    /// Unix time in seconds.
    public var lastSaleDate: Int32 { fields.lastSaleDate }
    public var lastSalePrice: Int64 { fields.lastSalePrice }
    public var isLastSaleOnFragment: Bool { fields.isLastSaleOnFragment }
    public var minimumPrice: Int64 { fields.minimumPrice }
    public var averageSalePrice: Int64 { fields.averageSalePrice }
    public var telegramListedGiftCount: Int32 { fields.telegramListedGiftCount }
    public var fragmentListedGiftCount: Int32 { fields.fragmentListedGiftCount }
    public var fragmentURL: String { fields.fragmentURL }

    public init(
        currency: String,
        value: Int64,
        isValueAverage: Bool,
        initialSaleDate: Int32,
        initialSaleStarCount: Int64,
        initialSalePrice: Int64,
        lastSaleDate: Int32,
        lastSalePrice: Int64,
        isLastSaleOnFragment: Bool,
        minimumPrice: Int64,
        averageSalePrice: Int64,
        telegramListedGiftCount: Int32,
        fragmentListedGiftCount: Int32,
        fragmentURL: String
    ) {
        fields = Fields(
        currency,
        value,
        isValueAverage,
        initialSaleDate,
        initialSaleStarCount,
        initialSalePrice,
        lastSaleDate,
        lastSalePrice,
        isLastSaleOnFragment,
        minimumPrice,
        averageSalePrice,
        telegramListedGiftCount,
        fragmentListedGiftCount,
        fragmentURL
    )
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"upgradedGiftValueInfo""#)
        wire.string(#","currency":"#, fields.currency)
        wire.int53(#","value":"#, fields.value)
        wire.bool(#","is_value_average":"#, fields.isValueAverage)
        wire.int32(#","initial_sale_date":"#, fields.initialSaleDate)
        wire.int53(#","initial_sale_star_count":"#, fields.initialSaleStarCount)
        wire.int53(#","initial_sale_price":"#, fields.initialSalePrice)
        wire.int32(#","last_sale_date":"#, fields.lastSaleDate)
        wire.int53(#","last_sale_price":"#, fields.lastSalePrice)
        wire.bool(#","is_last_sale_on_fragment":"#, fields.isLastSaleOnFragment)
        wire.int53(#","minimum_price":"#, fields.minimumPrice)
        wire.int53(#","average_sale_price":"#, fields.averageSalePrice)
        wire.int32(#","telegram_listed_gift_count":"#, fields.telegramListedGiftCount)
        wire.int32(#","fragment_listed_gift_count":"#, fields.fragmentListedGiftCount)
        wire.string(#","fragment_url":"#, fields.fragmentURL)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> UpgradedGiftValueInfo? {
        wire.open(#"{"@type":"upgradedGiftValueInfo""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> UpgradedGiftValueInfo? {
        var currency: String = ""
        var value: Int64 = 0
        var isValueAverage: Bool = false
        var initialSaleDate: Int32 = 0
        var initialSaleStarCount: Int64 = 0
        var initialSalePrice: Int64 = 0
        var lastSaleDate: Int32 = 0
        var lastSalePrice: Int64 = 0
        var isLastSaleOnFragment: Bool = false
        var minimumPrice: Int64 = 0
        var averageSalePrice: Int64 = 0
        var telegramListedGiftCount: Int32 = 0
        var fragmentListedGiftCount: Int32 = 0
        var fragmentURL: String = ""
        var mark = wire.cursor
        repeat {
            wire.string(#","currency":"#, &currency)
            wire.int53(#","value":"#, &value)
            wire.bool(#","is_value_average":"#, &isValueAverage)
            wire.int32(#","initial_sale_date":"#, &initialSaleDate)
            wire.int53(#","initial_sale_star_count":"#, &initialSaleStarCount)
            wire.int53(#","initial_sale_price":"#, &initialSalePrice)
            wire.int32(#","last_sale_date":"#, &lastSaleDate)
            wire.int53(#","last_sale_price":"#, &lastSalePrice)
            wire.bool(#","is_last_sale_on_fragment":"#, &isLastSaleOnFragment)
            wire.int53(#","minimum_price":"#, &minimumPrice)
            wire.int53(#","average_sale_price":"#, &averageSalePrice)
            wire.int32(#","telegram_listed_gift_count":"#, &telegramListedGiftCount)
            wire.int32(#","fragment_listed_gift_count":"#, &fragmentListedGiftCount)
            wire.string(#","fragment_url":"#, &fragmentURL)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return UpgradedGiftValueInfo(
            currency: currency,
            value: value,
            isValueAverage: isValueAverage,
            initialSaleDate: initialSaleDate,
            initialSaleStarCount: initialSaleStarCount,
            initialSalePrice: initialSalePrice,
            lastSaleDate: lastSaleDate,
            lastSalePrice: lastSalePrice,
            isLastSaleOnFragment: isLastSaleOnFragment,
            minimumPrice: minimumPrice,
            averageSalePrice: averageSalePrice,
            telegramListedGiftCount: telegramListedGiftCount,
            fragmentListedGiftCount: fragmentListedGiftCount,
            fragmentURL: fragmentURL
        )
    }
}

/// `CraftGiftResult`, one of 4 constructors.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1_craft_gift_result.html)
public enum CraftGiftResult: TDDecodable, CustomStringConvertible, CustomReflectable {
    indirect case success(CraftGiftResultSuccess)
    indirect case tooEarly(CraftGiftResultTooEarly)
    /// `craftGiftResultInvalidGift = CraftGiftResult`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1craft_gift_result_invalid_gift.html)
    case invalidGift
    /// `craftGiftResultFail = CraftGiftResult`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1craft_gift_result_fail.html)
    case fail
    /// A constructor that this version of the schema does not know, as its name and its JSON.
    indirect case unknown(type: String, json: String)

    public func encode(into wire: inout WireWriter) {
        switch self {
        case .success(let value): value.encode(into: &wire)
        case .tooEarly(let value): value.encode(into: &wire)
        case .invalidGift: wire.empty(#"{"@type":"craftGiftResultInvalidGift"}"#)
        case .fail: wire.empty(#"{"@type":"craftGiftResultFail"}"#)
        case .unknown(_, let json): wire.unknown(json)
        }
    }

    public static func read(_ wire: inout WireReader) -> CraftGiftResult? {
        switch wire.constructor(of: .craftGiftResult) {
        case 0: if let value = CraftGiftResultSuccess.body(&wire) { return .success(value) }  // craftGiftResultSuccess
        case 1: if let value = CraftGiftResultTooEarly.body(&wire) { return .tooEarly(value) }  // craftGiftResultTooEarly
        case 2: if wire.close() { return .invalidGift }  // craftGiftResultInvalidGift
        case 3: if wire.close() { return .fail }  // craftGiftResultFail
        case WireReader.nothing: break
        default: if let (type, json) = wire.takeUnknown() { return .unknown(type: type, json: json) }
        }
        return nil
    }
}

/// `craftGiftResultSuccess gift:upgradedGift received_gift_id:string = CraftGiftResult`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1craft_gift_result_success.html)
public struct CraftGiftResultSuccess: TDObject, CustomStringConvertible {
    public let gift: UpgradedGift
    public let receivedGiftID: String

    public init(gift: UpgradedGift, receivedGiftID: String) {
        self.gift = gift
        self.receivedGiftID = receivedGiftID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"craftGiftResultSuccess""#)
        wire.object(#","gift":"#, self.gift)
        wire.string(#","received_gift_id":"#, self.receivedGiftID)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> CraftGiftResultSuccess? {
        var gift: UpgradedGift? = nil
        var receivedGiftID: String = ""
        var mark = wire.cursor
        repeat {
            wire.object(#","gift":"#, &gift)
            wire.string(#","received_gift_id":"#, &receivedGiftID)
        } while wire.more(&mark)
        guard !wire.failed, let gift = wire.required(consume gift) else { wire.missing("gift"); return nil }
        return CraftGiftResultSuccess(gift: gift, receivedGiftID: receivedGiftID)
    }
}

/// `craftGiftResultTooEarly retry_after:int32 = CraftGiftResult`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1craft_gift_result_too_early.html)
public struct CraftGiftResultTooEarly: TDObject, CustomStringConvertible {
    public let retryAfter: Int32

    public init(retryAfter: Int32) {
        self.retryAfter = retryAfter
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"craftGiftResultTooEarly""#)
        wire.int32(#","retry_after":"#, self.retryAfter)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> CraftGiftResultTooEarly? {
        var retryAfter: Int32 = 0
        var mark = wire.cursor
        repeat {
            wire.int32(#","retry_after":"#, &retryAfter)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return CraftGiftResultTooEarly(retryAfter: retryAfter)
    }
}

/// `giftUpgradePrice date:int32 star_count:int53 = GiftUpgradePrice`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1gift_upgrade_price.html)
public struct GiftUpgradePrice: TDDecodable, CustomStringConvertible {
    /// Unix time in seconds.
    public let date: Int32
    public let starCount: Int64

    public init(date: Int32, starCount: Int64) {
        self.date = date
        self.starCount = starCount
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"giftUpgradePrice""#)
        wire.int32(#","date":"#, self.date)
        wire.int53(#","star_count":"#, self.starCount)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> GiftUpgradePrice? {
        wire.open(#"{"@type":"giftUpgradePrice""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> GiftUpgradePrice? {
        var date: Int32 = 0
        var starCount: Int64 = 0
        var mark = wire.cursor
        repeat {
            wire.int32(#","date":"#, &date)
            wire.int53(#","star_count":"#, &starCount)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return GiftUpgradePrice(date: date, starCount: starCount)
    }
}

/// `UpgradedGiftAttributeId`, one of 3 constructors.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1_upgraded_gift_attribute_id.html)
public enum UpgradedGiftAttributeId: TDObject, CustomStringConvertible, CustomReflectable {
    case model(UpgradedGiftAttributeIdModel)
    case symbol(UpgradedGiftAttributeIdSymbol)
    case backdrop(UpgradedGiftAttributeIdBackdrop)
    /// A constructor that this version of the schema does not know, as its name and its JSON.
    indirect case unknown(type: String, json: String)

    public func encode(into wire: inout WireWriter) {
        switch self {
        case .model(let value): value.encode(into: &wire)
        case .symbol(let value): value.encode(into: &wire)
        case .backdrop(let value): value.encode(into: &wire)
        case .unknown(_, let json): wire.unknown(json)
        }
    }
}

/// `upgradedGiftAttributeIdModel sticker_id:int64 = UpgradedGiftAttributeId`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1upgraded_gift_attribute_id_model.html)
public struct UpgradedGiftAttributeIdModel: TDObject, CustomStringConvertible {
    public let stickerID: Int64

    public init(stickerID: Int64) {
        self.stickerID = stickerID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"upgradedGiftAttributeIdModel""#)
        wire.int64(#","sticker_id":"#, self.stickerID)
        wire.close()
    }
}

/// `upgradedGiftAttributeIdSymbol sticker_id:int64 = UpgradedGiftAttributeId`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1upgraded_gift_attribute_id_symbol.html)
public struct UpgradedGiftAttributeIdSymbol: TDObject, CustomStringConvertible {
    public let stickerID: Int64

    public init(stickerID: Int64) {
        self.stickerID = stickerID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"upgradedGiftAttributeIdSymbol""#)
        wire.int64(#","sticker_id":"#, self.stickerID)
        wire.close()
    }
}

/// `upgradedGiftAttributeIdBackdrop backdrop_id:int32 = UpgradedGiftAttributeId`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1upgraded_gift_attribute_id_backdrop.html)
public struct UpgradedGiftAttributeIdBackdrop: TDObject, CustomStringConvertible {
    public let backdropID: Int32

    public init(backdropID: Int32) {
        self.backdropID = backdropID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"upgradedGiftAttributeIdBackdrop""#)
        wire.int32(#","backdrop_id":"#, self.backdropID)
        wire.close()
    }
}

/// `upgradedGiftModelCount model:upgradedGiftModel total_count:int32 = UpgradedGiftModelCount`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1upgraded_gift_model_count.html)
public struct UpgradedGiftModelCount: TDDecodable, CustomStringConvertible {
    public let model: UpgradedGiftModel
    public let totalCount: Int32

    public init(model: UpgradedGiftModel, totalCount: Int32) {
        self.model = model
        self.totalCount = totalCount
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"upgradedGiftModelCount""#)
        wire.object(#","model":"#, self.model)
        wire.int32(#","total_count":"#, self.totalCount)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> UpgradedGiftModelCount? {
        wire.open(#"{"@type":"upgradedGiftModelCount""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> UpgradedGiftModelCount? {
        var model: UpgradedGiftModel? = nil
        var totalCount: Int32 = 0
        var mark = wire.cursor
        repeat {
            wire.object(#","model":"#, &model)
            wire.int32(#","total_count":"#, &totalCount)
        } while wire.more(&mark)
        guard !wire.failed, let model = wire.required(consume model) else { wire.missing("model"); return nil }
        return UpgradedGiftModelCount(model: model, totalCount: totalCount)
    }
}

/// `upgradedGiftSymbolCount symbol:upgradedGiftSymbol total_count:int32 = UpgradedGiftSymbolCount`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1upgraded_gift_symbol_count.html)
public struct UpgradedGiftSymbolCount: TDDecodable, CustomStringConvertible {
    private final class Fields: Sendable {
        let symbol: UpgradedGiftSymbol
        let totalCount: Int32
        init(_ symbol: UpgradedGiftSymbol, _ totalCount: Int32) {
            self.symbol = symbol
            self.totalCount = totalCount
        }
    }
    private let fields: Fields
    public var symbol: UpgradedGiftSymbol { fields.symbol }
    public var totalCount: Int32 { fields.totalCount }

    public init(symbol: UpgradedGiftSymbol, totalCount: Int32) {
        fields = Fields(symbol, totalCount)
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"upgradedGiftSymbolCount""#)
        wire.object(#","symbol":"#, fields.symbol)
        wire.int32(#","total_count":"#, fields.totalCount)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> UpgradedGiftSymbolCount? {
        wire.open(#"{"@type":"upgradedGiftSymbolCount""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> UpgradedGiftSymbolCount? {
        var symbol: UpgradedGiftSymbol? = nil
        var totalCount: Int32 = 0
        var mark = wire.cursor
        repeat {
            wire.object(#","symbol":"#, &symbol)
            wire.int32(#","total_count":"#, &totalCount)
        } while wire.more(&mark)
        guard !wire.failed, let symbol = wire.required(consume symbol) else { wire.missing("symbol"); return nil }
        return UpgradedGiftSymbolCount(symbol: symbol, totalCount: totalCount)
    }
}

/// `upgradedGiftBackdropCount backdrop:upgradedGiftBackdrop total_count:int32 = UpgradedGiftBackdropCount`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1upgraded_gift_backdrop_count.html)
public struct UpgradedGiftBackdropCount: TDDecodable, CustomStringConvertible {
    public let backdrop: UpgradedGiftBackdrop
    public let totalCount: Int32

    public init(backdrop: UpgradedGiftBackdrop, totalCount: Int32) {
        self.backdrop = backdrop
        self.totalCount = totalCount
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"upgradedGiftBackdropCount""#)
        wire.object(#","backdrop":"#, self.backdrop)
        wire.int32(#","total_count":"#, self.totalCount)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> UpgradedGiftBackdropCount? {
        wire.open(#"{"@type":"upgradedGiftBackdropCount""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> UpgradedGiftBackdropCount? {
        var backdrop: UpgradedGiftBackdrop? = nil
        var totalCount: Int32 = 0
        var mark = wire.cursor
        repeat {
            wire.object(#","backdrop":"#, &backdrop)
            wire.int32(#","total_count":"#, &totalCount)
        } while wire.more(&mark)
        guard !wire.failed, let backdrop = wire.required(consume backdrop) else { wire.missing("backdrop"); return nil }
        return UpgradedGiftBackdropCount(backdrop: backdrop, totalCount: totalCount)
    }
}

/// `GiftForResaleOrder`, one of 3 constructors.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1_gift_for_resale_order.html)
public enum GiftForResaleOrder: TDObject, CustomStringConvertible, CustomReflectable {
    /// `giftForResaleOrderPrice = GiftForResaleOrder`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1gift_for_resale_order_price.html)
    case price
    /// `giftForResaleOrderPriceChangeDate = GiftForResaleOrder`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1gift_for_resale_order_price_change_date.html)
    case priceChangeDate
    /// `giftForResaleOrderNumber = GiftForResaleOrder`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1gift_for_resale_order_number.html)
    case number
    /// A constructor that this version of the schema does not know, as its name and its JSON.
    indirect case unknown(type: String, json: String)

    public func encode(into wire: inout WireWriter) {
        switch self {
        case .price: wire.empty(#"{"@type":"giftForResaleOrderPrice"}"#)
        case .priceChangeDate: wire.empty(#"{"@type":"giftForResaleOrderPriceChangeDate"}"#)
        case .number: wire.empty(#"{"@type":"giftForResaleOrderNumber"}"#)
        case .unknown(_, let json): wire.unknown(json)
        }
    }
}

/// `giftForResale gift:upgradedGift received_gift_id:string = GiftForResale`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1gift_for_resale.html)
public struct GiftForResale: TDDecodable, CustomStringConvertible {
    public let gift: UpgradedGift
    public let receivedGiftID: String

    public init(gift: UpgradedGift, receivedGiftID: String) {
        self.gift = gift
        self.receivedGiftID = receivedGiftID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"giftForResale""#)
        wire.object(#","gift":"#, self.gift)
        wire.string(#","received_gift_id":"#, self.receivedGiftID)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> GiftForResale? {
        wire.open(#"{"@type":"giftForResale""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> GiftForResale? {
        var gift: UpgradedGift? = nil
        var receivedGiftID: String = ""
        var mark = wire.cursor
        repeat {
            wire.object(#","gift":"#, &gift)
            wire.string(#","received_gift_id":"#, &receivedGiftID)
        } while wire.more(&mark)
        guard !wire.failed, let gift = wire.required(consume gift) else { wire.missing("gift"); return nil }
        return GiftForResale(gift: gift, receivedGiftID: receivedGiftID)
    }
}

/// `giftsForResale total_count:int32 gifts:vector<giftForResale> models:vector<upgradedGiftModelCount> symbols:vector<upgradedGiftSymbolCount> backdrops:vector<upgradedGiftBackdropCount> next_offset:string = GiftsForResale`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1gifts_for_resale.html)
public struct GiftsForResale: TDDecodable, CustomStringConvertible {
    private final class Fields: Sendable {
        let totalCount: Int32
        let gifts: [GiftForResale]
        let models: [UpgradedGiftModelCount]
        let symbols: [UpgradedGiftSymbolCount]
        let backdrops: [UpgradedGiftBackdropCount]
        let nextOffset: String
        init(
            _ totalCount: Int32,
            _ gifts: [GiftForResale],
            _ models: [UpgradedGiftModelCount],
            _ symbols: [UpgradedGiftSymbolCount],
            _ backdrops: [UpgradedGiftBackdropCount],
            _ nextOffset: String
        ) {
            self.totalCount = totalCount
            self.gifts = gifts
            self.models = models
            self.symbols = symbols
            self.backdrops = backdrops
            self.nextOffset = nextOffset
        }
    }
    private let fields: Fields
    public var totalCount: Int32 { fields.totalCount }
    public var gifts: [GiftForResale] { fields.gifts }
    public var models: [UpgradedGiftModelCount] { fields.models }
    public var symbols: [UpgradedGiftSymbolCount] { fields.symbols }
    public var backdrops: [UpgradedGiftBackdropCount] { fields.backdrops }
    public var nextOffset: String { fields.nextOffset }

    public init(
        totalCount: Int32,
        gifts: [GiftForResale],
        models: [UpgradedGiftModelCount],
        symbols: [UpgradedGiftSymbolCount],
        backdrops: [UpgradedGiftBackdropCount],
        nextOffset: String
    ) {
        fields = Fields(totalCount, gifts, models, symbols, backdrops, nextOffset)
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"giftsForResale""#)
        wire.int32(#","total_count":"#, fields.totalCount)
        wire.objects(#","gifts":"#, fields.gifts)
        wire.objects(#","models":"#, fields.models)
        wire.objects(#","symbols":"#, fields.symbols)
        wire.objects(#","backdrops":"#, fields.backdrops)
        wire.string(#","next_offset":"#, fields.nextOffset)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> GiftsForResale? {
        wire.open(#"{"@type":"giftsForResale""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> GiftsForResale? {
        var totalCount: Int32 = 0
        var gifts: [GiftForResale] = []
        var models: [UpgradedGiftModelCount] = []
        var symbols: [UpgradedGiftSymbolCount] = []
        var backdrops: [UpgradedGiftBackdropCount] = []
        var nextOffset: String = ""
        var mark = wire.cursor
        repeat {
            wire.int32(#","total_count":"#, &totalCount)
            wire.objects(#","gifts":"#, &gifts)
            wire.objects(#","models":"#, &models)
            wire.objects(#","symbols":"#, &symbols)
            wire.objects(#","backdrops":"#, &backdrops)
            wire.string(#","next_offset":"#, &nextOffset)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return GiftsForResale(
            totalCount: totalCount,
            gifts: gifts,
            models: models,
            symbols: symbols,
            backdrops: backdrops,
            nextOffset: nextOffset
        )
    }
}

/// `GiftResaleResult`, one of 2 constructors.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1_gift_resale_result.html)
public enum GiftResaleResult: TDDecodable, CustomStringConvertible, CustomReflectable {
    indirect case ok(GiftResaleResultOk)
    indirect case priceIncreased(GiftResaleResultPriceIncreased)
    /// A constructor that this version of the schema does not know, as its name and its JSON.
    indirect case unknown(type: String, json: String)

    public func encode(into wire: inout WireWriter) {
        switch self {
        case .ok(let value): value.encode(into: &wire)
        case .priceIncreased(let value): value.encode(into: &wire)
        case .unknown(_, let json): wire.unknown(json)
        }
    }

    public static func read(_ wire: inout WireReader) -> GiftResaleResult? {
        switch wire.constructor(of: .giftResaleResult) {
        case 0: if let value = GiftResaleResultOk.body(&wire) { return .ok(value) }  // giftResaleResultOk
        case 1: if let value = GiftResaleResultPriceIncreased.body(&wire) { return .priceIncreased(value) }  // giftResaleResultPriceIncreased
        case WireReader.nothing: break
        default: if let (type, json) = wire.takeUnknown() { return .unknown(type: type, json: json) }
        }
        return nil
    }
}

/// `giftResaleResultOk received_gift_id:string = GiftResaleResult`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1gift_resale_result_ok.html)
public struct GiftResaleResultOk: TDObject, CustomStringConvertible {
    public let receivedGiftID: String

    public init(receivedGiftID: String) {
        self.receivedGiftID = receivedGiftID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"giftResaleResultOk""#)
        wire.string(#","received_gift_id":"#, self.receivedGiftID)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> GiftResaleResultOk? {
        var receivedGiftID: String = ""
        var mark = wire.cursor
        repeat {
            wire.string(#","received_gift_id":"#, &receivedGiftID)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return GiftResaleResultOk(receivedGiftID: receivedGiftID)
    }
}

/// `giftResaleResultPriceIncreased price:GiftResalePrice = GiftResaleResult`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1gift_resale_result_price_increased.html)
public struct GiftResaleResultPriceIncreased: TDObject, CustomStringConvertible {
    public let price: GiftResalePrice

    public init(price: GiftResalePrice) {
        self.price = price
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"giftResaleResultPriceIncreased""#)
        wire.object(#","price":"#, self.price)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> GiftResaleResultPriceIncreased? {
        var price: GiftResalePrice? = nil
        var mark = wire.cursor
        repeat {
            wire.object(#","price":"#, &price)
        } while wire.more(&mark)
        guard !wire.failed, let price = wire.required(consume price) else { wire.missing("price"); return nil }
        return GiftResaleResultPriceIncreased(price: price)
    }
}

/// `receivedGift received_gift_id:string sender_id:MessageSender text:formattedText unique_gift_number:int32 is_private:Bool is_saved:Bool is_pinned:Bool can_be_upgraded:Bool can_be_transferred:Bool was_refunded:Bool date:int32 gift:SentGift collection_ids:vector<int32> sell_star_count:int53 prepaid_upgrade_star_count:int53 is_upgrade_separate:Bool transfer_star_count:int53 drop_original_details_star_count:int53 next_transfer_date:int32 next_resale_date:int32 export_date:int32 prepaid_upgrade_hash:string craft_date:int32 = ReceivedGift`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1received_gift.html)
public struct ReceivedGift: TDDecodable, CustomStringConvertible, CustomReflectable {
    private final class Fields: Sendable {
        let receivedGiftID: String
        let senderID: MessageSender?
        let text: FormattedText
        let uniqueGiftNumber: Int32
        let isPrivate: Bool
        let isSaved: Bool
        let isPinned: Bool
        let canBeUpgraded: Bool
        let canBeTransferred: Bool
        let wasRefunded: Bool
        let date: Int32
        let gift: SentGift
        let collectionIDs: [Int32]
        let sellStarCount: Int64
        let prepaidUpgradeStarCount: Int64
        let isUpgradeSeparate: Bool
        let transferStarCount: Int64
        let dropOriginalDetailsStarCount: Int64
        let nextTransferDate: Int32
        let nextResaleDate: Int32
        let exportDate: Int32
        let prepaidUpgradeHash: String
        let craftDate: Int32
        init(
            _ receivedGiftID: String,
            _ senderID: MessageSender?,
            _ text: FormattedText,
            _ uniqueGiftNumber: Int32,
            _ isPrivate: Bool,
            _ isSaved: Bool,
            _ isPinned: Bool,
            _ canBeUpgraded: Bool,
            _ canBeTransferred: Bool,
            _ wasRefunded: Bool,
            _ date: Int32,
            _ gift: SentGift,
            _ collectionIDs: [Int32],
            _ sellStarCount: Int64,
            _ prepaidUpgradeStarCount: Int64,
            _ isUpgradeSeparate: Bool,
            _ transferStarCount: Int64,
            _ dropOriginalDetailsStarCount: Int64,
            _ nextTransferDate: Int32,
            _ nextResaleDate: Int32,
            _ exportDate: Int32,
            _ prepaidUpgradeHash: String,
            _ craftDate: Int32
        ) {
            self.receivedGiftID = receivedGiftID
            self.senderID = senderID
            self.text = text
            self.uniqueGiftNumber = uniqueGiftNumber
            self.isPrivate = isPrivate
            self.isSaved = isSaved
            self.isPinned = isPinned
            self.canBeUpgraded = canBeUpgraded
            self.canBeTransferred = canBeTransferred
            self.wasRefunded = wasRefunded
            self.date = date
            self.gift = gift
            self.collectionIDs = collectionIDs
            self.sellStarCount = sellStarCount
            self.prepaidUpgradeStarCount = prepaidUpgradeStarCount
            self.isUpgradeSeparate = isUpgradeSeparate
            self.transferStarCount = transferStarCount
            self.dropOriginalDetailsStarCount = dropOriginalDetailsStarCount
            self.nextTransferDate = nextTransferDate
            self.nextResaleDate = nextResaleDate
            self.exportDate = exportDate
            self.prepaidUpgradeHash = prepaidUpgradeHash
            self.craftDate = craftDate
        }
    }
    private let fields: Fields
    public var receivedGiftID: String { fields.receivedGiftID }
    /// May be absent.
    public var senderID: MessageSender? { fields.senderID }
    public var text: FormattedText { fields.text }
    public var uniqueGiftNumber: Int32 { fields.uniqueGiftNumber }
    public var isPrivate: Bool { fields.isPrivate }
    public var isSaved: Bool { fields.isSaved }
    public var isPinned: Bool { fields.isPinned }
    public var canBeUpgraded: Bool { fields.canBeUpgraded }
    public var canBeTransferred: Bool { fields.canBeTransferred }
    public var wasRefunded: Bool { fields.wasRefunded }
    /// Unix time in seconds.
    public var date: Int32 { fields.date }
    public var gift: SentGift { fields.gift }
    public var collectionIDs: [Int32] { fields.collectionIDs }
    public var sellStarCount: Int64 { fields.sellStarCount }
    public var prepaidUpgradeStarCount: Int64 { fields.prepaidUpgradeStarCount }
    public var isUpgradeSeparate: Bool { fields.isUpgradeSeparate }
    public var transferStarCount: Int64 { fields.transferStarCount }
    public var dropOriginalDetailsStarCount: Int64 { fields.dropOriginalDetailsStarCount }
    /// Unix time in seconds.
    public var nextTransferDate: Int32 { fields.nextTransferDate }
    /// Unix time in seconds.
    public var nextResaleDate: Int32 { fields.nextResaleDate }
    /// Unix time in seconds.
    public var exportDate: Int32 { fields.exportDate }
    public var prepaidUpgradeHash: String { fields.prepaidUpgradeHash }
    /// Unix time in seconds.
    public var craftDate: Int32 { fields.craftDate }

    public init(
        receivedGiftID: String,
        senderID: MessageSender? = nil,
        text: FormattedText,
        uniqueGiftNumber: Int32,
        isPrivate: Bool,
        isSaved: Bool,
        isPinned: Bool,
        canBeUpgraded: Bool,
        canBeTransferred: Bool,
        wasRefunded: Bool,
        date: Int32,
        gift: SentGift,
        collectionIDs: [Int32],
        sellStarCount: Int64,
        prepaidUpgradeStarCount: Int64,
        isUpgradeSeparate: Bool,
        transferStarCount: Int64,
        dropOriginalDetailsStarCount: Int64,
        nextTransferDate: Int32,
        nextResaleDate: Int32,
        exportDate: Int32,
        prepaidUpgradeHash: String,
        craftDate: Int32
    ) {
        fields = Fields(
        receivedGiftID,
        senderID,
        text,
        uniqueGiftNumber,
        isPrivate,
        isSaved,
        isPinned,
        canBeUpgraded,
        canBeTransferred,
        wasRefunded,
        date,
        gift,
        collectionIDs,
        sellStarCount,
        prepaidUpgradeStarCount,
        isUpgradeSeparate,
        transferStarCount,
        dropOriginalDetailsStarCount,
        nextTransferDate,
        nextResaleDate,
        exportDate,
        prepaidUpgradeHash,
        craftDate
    )
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"receivedGift""#)
        wire.string(#","received_gift_id":"#, fields.receivedGiftID)
        wire.object(#","sender_id":"#, fields.senderID)
        wire.object(#","text":"#, fields.text)
        wire.int32(#","unique_gift_number":"#, fields.uniqueGiftNumber)
        wire.bool(#","is_private":"#, fields.isPrivate)
        wire.bool(#","is_saved":"#, fields.isSaved)
        wire.bool(#","is_pinned":"#, fields.isPinned)
        wire.bool(#","can_be_upgraded":"#, fields.canBeUpgraded)
        wire.bool(#","can_be_transferred":"#, fields.canBeTransferred)
        wire.bool(#","was_refunded":"#, fields.wasRefunded)
        wire.int32(#","date":"#, fields.date)
        wire.object(#","gift":"#, fields.gift)
        wire.int32s(#","collection_ids":"#, fields.collectionIDs)
        wire.int53(#","sell_star_count":"#, fields.sellStarCount)
        wire.int53(#","prepaid_upgrade_star_count":"#, fields.prepaidUpgradeStarCount)
        wire.bool(#","is_upgrade_separate":"#, fields.isUpgradeSeparate)
        wire.int53(#","transfer_star_count":"#, fields.transferStarCount)
        wire.int53(#","drop_original_details_star_count":"#, fields.dropOriginalDetailsStarCount)
        wire.int32(#","next_transfer_date":"#, fields.nextTransferDate)
        wire.int32(#","next_resale_date":"#, fields.nextResaleDate)
        wire.int32(#","export_date":"#, fields.exportDate)
        wire.string(#","prepaid_upgrade_hash":"#, fields.prepaidUpgradeHash)
        wire.int32(#","craft_date":"#, fields.craftDate)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> ReceivedGift? {
        wire.open(#"{"@type":"receivedGift""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> ReceivedGift? {
        var receivedGiftID: String = ""
        var senderID: MessageSender? = nil
        var text: FormattedText? = nil
        var uniqueGiftNumber: Int32 = 0
        var isPrivate: Bool = false
        var isSaved: Bool = false
        var isPinned: Bool = false
        var canBeUpgraded: Bool = false
        var canBeTransferred: Bool = false
        var wasRefunded: Bool = false
        var date: Int32 = 0
        var gift: SentGift? = nil
        var collectionIDs: [Int32] = []
        var sellStarCount: Int64 = 0
        var prepaidUpgradeStarCount: Int64 = 0
        var isUpgradeSeparate: Bool = false
        var transferStarCount: Int64 = 0
        var dropOriginalDetailsStarCount: Int64 = 0
        var nextTransferDate: Int32 = 0
        var nextResaleDate: Int32 = 0
        var exportDate: Int32 = 0
        var prepaidUpgradeHash: String = ""
        var craftDate: Int32 = 0
        var mark = wire.cursor
        repeat {
            wire.string(#","received_gift_id":"#, &receivedGiftID)
            wire.object(#","sender_id":"#, &senderID)
            wire.object(#","text":"#, &text)
            wire.int32(#","unique_gift_number":"#, &uniqueGiftNumber)
            wire.bool(#","is_private":"#, &isPrivate)
            wire.bool(#","is_saved":"#, &isSaved)
            wire.bool(#","is_pinned":"#, &isPinned)
            wire.bool(#","can_be_upgraded":"#, &canBeUpgraded)
            wire.bool(#","can_be_transferred":"#, &canBeTransferred)
            wire.bool(#","was_refunded":"#, &wasRefunded)
            wire.int32(#","date":"#, &date)
            wire.object(#","gift":"#, &gift)
            wire.int32s(#","collection_ids":"#, &collectionIDs)
            wire.int53(#","sell_star_count":"#, &sellStarCount)
            wire.int53(#","prepaid_upgrade_star_count":"#, &prepaidUpgradeStarCount)
            wire.bool(#","is_upgrade_separate":"#, &isUpgradeSeparate)
            wire.int53(#","transfer_star_count":"#, &transferStarCount)
            wire.int53(#","drop_original_details_star_count":"#, &dropOriginalDetailsStarCount)
            wire.int32(#","next_transfer_date":"#, &nextTransferDate)
            wire.int32(#","next_resale_date":"#, &nextResaleDate)
            wire.int32(#","export_date":"#, &exportDate)
            wire.string(#","prepaid_upgrade_hash":"#, &prepaidUpgradeHash)
            wire.int32(#","craft_date":"#, &craftDate)
        } while wire.more(&mark)
        guard 
            !wire.failed,
            let text = wire.required(consume text),
            let gift = wire.required(consume gift)
         else { wire.missing("text gift"); return nil }
        return ReceivedGift(
            receivedGiftID: receivedGiftID,
            senderID: senderID,
            text: text,
            uniqueGiftNumber: uniqueGiftNumber,
            isPrivate: isPrivate,
            isSaved: isSaved,
            isPinned: isPinned,
            canBeUpgraded: canBeUpgraded,
            canBeTransferred: canBeTransferred,
            wasRefunded: wasRefunded,
            date: date,
            gift: gift,
            collectionIDs: collectionIDs,
            sellStarCount: sellStarCount,
            prepaidUpgradeStarCount: prepaidUpgradeStarCount,
            isUpgradeSeparate: isUpgradeSeparate,
            transferStarCount: transferStarCount,
            dropOriginalDetailsStarCount: dropOriginalDetailsStarCount,
            nextTransferDate: nextTransferDate,
            nextResaleDate: nextResaleDate,
            exportDate: exportDate,
            prepaidUpgradeHash: prepaidUpgradeHash,
            craftDate: craftDate
        )
    }
}

/// `receivedGifts total_count:int32 gifts:vector<receivedGift> are_notifications_enabled:Bool next_offset:string = ReceivedGifts`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1received_gifts.html)
public struct ReceivedGifts: TDDecodable, CustomStringConvertible {
    private final class Fields: Sendable {
        let totalCount: Int32
        let gifts: [ReceivedGift]
        let areNotificationsEnabled: Bool
        let nextOffset: String
        init(_ totalCount: Int32, _ gifts: [ReceivedGift], _ areNotificationsEnabled: Bool, _ nextOffset: String) {
            self.totalCount = totalCount
            self.gifts = gifts
            self.areNotificationsEnabled = areNotificationsEnabled
            self.nextOffset = nextOffset
        }
    }
    private let fields: Fields
    public var totalCount: Int32 { fields.totalCount }
    public var gifts: [ReceivedGift] { fields.gifts }
    public var areNotificationsEnabled: Bool { fields.areNotificationsEnabled }
    public var nextOffset: String { fields.nextOffset }

    public init(totalCount: Int32, gifts: [ReceivedGift], areNotificationsEnabled: Bool, nextOffset: String) {
        fields = Fields(totalCount, gifts, areNotificationsEnabled, nextOffset)
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"receivedGifts""#)
        wire.int32(#","total_count":"#, fields.totalCount)
        wire.objects(#","gifts":"#, fields.gifts)
        wire.bool(#","are_notifications_enabled":"#, fields.areNotificationsEnabled)
        wire.string(#","next_offset":"#, fields.nextOffset)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> ReceivedGifts? {
        wire.open(#"{"@type":"receivedGifts""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> ReceivedGifts? {
        var totalCount: Int32 = 0
        var gifts: [ReceivedGift] = []
        var areNotificationsEnabled: Bool = false
        var nextOffset: String = ""
        var mark = wire.cursor
        repeat {
            wire.int32(#","total_count":"#, &totalCount)
            wire.objects(#","gifts":"#, &gifts)
            wire.bool(#","are_notifications_enabled":"#, &areNotificationsEnabled)
            wire.string(#","next_offset":"#, &nextOffset)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return ReceivedGifts(
            totalCount: totalCount,
            gifts: gifts,
            areNotificationsEnabled: areNotificationsEnabled,
            nextOffset: nextOffset
        )
    }
}

/// `giftsForCrafting total_count:int32 gifts:vector<receivedGift> attribute_persistence_probabilities:vector<attributeCraftPersistenceProbability> next_offset:string = GiftsForCrafting`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1gifts_for_crafting.html)
public struct GiftsForCrafting: TDDecodable, CustomStringConvertible {
    private final class Fields: Sendable {
        let totalCount: Int32
        let gifts: [ReceivedGift]
        let attributePersistenceProbabilities: [AttributeCraftPersistenceProbability]
        let nextOffset: String
        init(
            _ totalCount: Int32,
            _ gifts: [ReceivedGift],
            _ attributePersistenceProbabilities: [AttributeCraftPersistenceProbability],
            _ nextOffset: String
        ) {
            self.totalCount = totalCount
            self.gifts = gifts
            self.attributePersistenceProbabilities = attributePersistenceProbabilities
            self.nextOffset = nextOffset
        }
    }
    private let fields: Fields
    public var totalCount: Int32 { fields.totalCount }
    public var gifts: [ReceivedGift] { fields.gifts }
    public var attributePersistenceProbabilities: [AttributeCraftPersistenceProbability] { fields.attributePersistenceProbabilities }
    public var nextOffset: String { fields.nextOffset }

    public init(
        totalCount: Int32,
        gifts: [ReceivedGift],
        attributePersistenceProbabilities: [AttributeCraftPersistenceProbability],
        nextOffset: String
    ) {
        fields = Fields(totalCount, gifts, attributePersistenceProbabilities, nextOffset)
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"giftsForCrafting""#)
        wire.int32(#","total_count":"#, fields.totalCount)
        wire.objects(#","gifts":"#, fields.gifts)
        wire.objects(#","attribute_persistence_probabilities":"#, fields.attributePersistenceProbabilities)
        wire.string(#","next_offset":"#, fields.nextOffset)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> GiftsForCrafting? {
        wire.open(#"{"@type":"giftsForCrafting""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> GiftsForCrafting? {
        var totalCount: Int32 = 0
        var gifts: [ReceivedGift] = []
        var attributePersistenceProbabilities: [AttributeCraftPersistenceProbability] = []
        var nextOffset: String = ""
        var mark = wire.cursor
        repeat {
            wire.int32(#","total_count":"#, &totalCount)
            wire.objects(#","gifts":"#, &gifts)
            wire.objects(#","attribute_persistence_probabilities":"#, &attributePersistenceProbabilities)
            wire.string(#","next_offset":"#, &nextOffset)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return GiftsForCrafting(
            totalCount: totalCount,
            gifts: gifts,
            attributePersistenceProbabilities: attributePersistenceProbabilities,
            nextOffset: nextOffset
        )
    }
}

/// `giftUpgradePreview models:vector<upgradedGiftModel> symbols:vector<upgradedGiftSymbol> backdrops:vector<upgradedGiftBackdrop> prices:vector<giftUpgradePrice> next_prices:vector<giftUpgradePrice> = GiftUpgradePreview`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1gift_upgrade_preview.html)
public struct GiftUpgradePreview: TDDecodable, CustomStringConvertible {
    private final class Fields: Sendable {
        let models: [UpgradedGiftModel]
        let symbols: [UpgradedGiftSymbol]
        let backdrops: [UpgradedGiftBackdrop]
        let prices: [GiftUpgradePrice]
        let nextPrices: [GiftUpgradePrice]
        init(
            _ models: [UpgradedGiftModel],
            _ symbols: [UpgradedGiftSymbol],
            _ backdrops: [UpgradedGiftBackdrop],
            _ prices: [GiftUpgradePrice],
            _ nextPrices: [GiftUpgradePrice]
        ) {
            self.models = models
            self.symbols = symbols
            self.backdrops = backdrops
            self.prices = prices
            self.nextPrices = nextPrices
        }
    }
    private let fields: Fields
    public var models: [UpgradedGiftModel] { fields.models }
    public var symbols: [UpgradedGiftSymbol] { fields.symbols }
    public var backdrops: [UpgradedGiftBackdrop] { fields.backdrops }
    public var prices: [GiftUpgradePrice] { fields.prices }
    public var nextPrices: [GiftUpgradePrice] { fields.nextPrices }

    public init(
        models: [UpgradedGiftModel],
        symbols: [UpgradedGiftSymbol],
        backdrops: [UpgradedGiftBackdrop],
        prices: [GiftUpgradePrice],
        nextPrices: [GiftUpgradePrice]
    ) {
        fields = Fields(models, symbols, backdrops, prices, nextPrices)
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"giftUpgradePreview""#)
        wire.objects(#","models":"#, fields.models)
        wire.objects(#","symbols":"#, fields.symbols)
        wire.objects(#","backdrops":"#, fields.backdrops)
        wire.objects(#","prices":"#, fields.prices)
        wire.objects(#","next_prices":"#, fields.nextPrices)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> GiftUpgradePreview? {
        wire.open(#"{"@type":"giftUpgradePreview""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> GiftUpgradePreview? {
        var models: [UpgradedGiftModel] = []
        var symbols: [UpgradedGiftSymbol] = []
        var backdrops: [UpgradedGiftBackdrop] = []
        var prices: [GiftUpgradePrice] = []
        var nextPrices: [GiftUpgradePrice] = []
        var mark = wire.cursor
        repeat {
            wire.objects(#","models":"#, &models)
            wire.objects(#","symbols":"#, &symbols)
            wire.objects(#","backdrops":"#, &backdrops)
            wire.objects(#","prices":"#, &prices)
            wire.objects(#","next_prices":"#, &nextPrices)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return GiftUpgradePreview(
            models: models,
            symbols: symbols,
            backdrops: backdrops,
            prices: prices,
            nextPrices: nextPrices
        )
    }
}

/// `giftUpgradeVariants models:vector<upgradedGiftModel> symbols:vector<upgradedGiftSymbol> backdrops:vector<upgradedGiftBackdrop> = GiftUpgradeVariants`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1gift_upgrade_variants.html)
public struct GiftUpgradeVariants: TDDecodable, CustomStringConvertible {
    public let models: [UpgradedGiftModel]
    public let symbols: [UpgradedGiftSymbol]
    public let backdrops: [UpgradedGiftBackdrop]

    public init(models: [UpgradedGiftModel], symbols: [UpgradedGiftSymbol], backdrops: [UpgradedGiftBackdrop]) {
        self.models = models
        self.symbols = symbols
        self.backdrops = backdrops
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"giftUpgradeVariants""#)
        wire.objects(#","models":"#, self.models)
        wire.objects(#","symbols":"#, self.symbols)
        wire.objects(#","backdrops":"#, self.backdrops)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> GiftUpgradeVariants? {
        wire.open(#"{"@type":"giftUpgradeVariants""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> GiftUpgradeVariants? {
        var models: [UpgradedGiftModel] = []
        var symbols: [UpgradedGiftSymbol] = []
        var backdrops: [UpgradedGiftBackdrop] = []
        var mark = wire.cursor
        repeat {
            wire.objects(#","models":"#, &models)
            wire.objects(#","symbols":"#, &symbols)
            wire.objects(#","backdrops":"#, &backdrops)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return GiftUpgradeVariants(models: models, symbols: symbols, backdrops: backdrops)
    }
}

/// `auctionBid star_count:int53 bid_date:int32 position:int32 = AuctionBid`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1auction_bid.html)
public struct AuctionBid: TDDecodable, CustomStringConvertible {
    public let starCount: Int64
    /// Unix time in seconds.
    public let bidDate: Int32
    public let position: Int32

    public init(starCount: Int64, bidDate: Int32, position: Int32) {
        self.starCount = starCount
        self.bidDate = bidDate
        self.position = position
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"auctionBid""#)
        wire.int53(#","star_count":"#, self.starCount)
        wire.int32(#","bid_date":"#, self.bidDate)
        wire.int32(#","position":"#, self.position)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> AuctionBid? {
        wire.open(#"{"@type":"auctionBid""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> AuctionBid? {
        var starCount: Int64 = 0
        var bidDate: Int32 = 0
        var position: Int32 = 0
        var mark = wire.cursor
        repeat {
            wire.int53(#","star_count":"#, &starCount)
            wire.int32(#","bid_date":"#, &bidDate)
            wire.int32(#","position":"#, &position)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return AuctionBid(starCount: starCount, bidDate: bidDate, position: position)
    }
}

/// `auctionRound number:int32 duration:int32 extend_time:int32 top_winner_count:int32 = AuctionRound`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1auction_round.html)
public struct AuctionRound: TDDecodable, CustomStringConvertible {
    public let number: Int32
    public let duration: Int32
    public let extendTime: Int32
    public let topWinnerCount: Int32

    public init(number: Int32, duration: Int32, extendTime: Int32, topWinnerCount: Int32) {
        self.number = number
        self.duration = duration
        self.extendTime = extendTime
        self.topWinnerCount = topWinnerCount
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"auctionRound""#)
        wire.int32(#","number":"#, self.number)
        wire.int32(#","duration":"#, self.duration)
        wire.int32(#","extend_time":"#, self.extendTime)
        wire.int32(#","top_winner_count":"#, self.topWinnerCount)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> AuctionRound? {
        wire.open(#"{"@type":"auctionRound""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> AuctionRound? {
        var number: Int32 = 0
        var duration: Int32 = 0
        var extendTime: Int32 = 0
        var topWinnerCount: Int32 = 0
        var mark = wire.cursor
        repeat {
            wire.int32(#","number":"#, &number)
            wire.int32(#","duration":"#, &duration)
            wire.int32(#","extend_time":"#, &extendTime)
            wire.int32(#","top_winner_count":"#, &topWinnerCount)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return AuctionRound(number: number, duration: duration, extendTime: extendTime, topWinnerCount: topWinnerCount)
    }
}

/// `AuctionState`, one of 2 constructors.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1_auction_state.html)
public enum AuctionState: TDDecodable, CustomStringConvertible, CustomReflectable {
    case active(AuctionStateActive)
    case finished(AuctionStateFinished)
    /// A constructor that this version of the schema does not know, as its name and its JSON.
    indirect case unknown(type: String, json: String)

    public func encode(into wire: inout WireWriter) {
        switch self {
        case .active(let value): value.encode(into: &wire)
        case .finished(let value): value.encode(into: &wire)
        case .unknown(_, let json): wire.unknown(json)
        }
    }

    public static func read(_ wire: inout WireReader) -> AuctionState? {
        switch wire.constructor(of: .auctionState) {
        case 0: if let value = AuctionStateActive.body(&wire) { return .active(value) }  // auctionStateActive
        case 1: if let value = AuctionStateFinished.body(&wire) { return .finished(value) }  // auctionStateFinished
        case WireReader.nothing: break
        default: if let (type, json) = wire.takeUnknown() { return .unknown(type: type, json: json) }
        }
        return nil
    }
}

/// `auctionStateActive start_date:int32 end_date:int32 min_bid:int53 bid_levels:vector<auctionBid> top_bidder_user_ids:vector<int53> rounds:vector<auctionRound> current_round_end_date:int32 current_round_number:int32 total_round_count:int32 distributed_item_count:int32 left_item_count:int32 acquired_item_count:int32 user_bid:userAuctionBid = AuctionState`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1auction_state_active.html)
public struct AuctionStateActive: TDObject, CustomStringConvertible {
    private final class Fields: Sendable {
        let startDate: Int32
        let endDate: Int32
        let minBid: Int64
        let bidLevels: [AuctionBid]
        let topBidderUserIDs: [Int64]
        let rounds: [AuctionRound]
        let currentRoundEndDate: Int32
        let currentRoundNumber: Int32
        let totalRoundCount: Int32
        let distributedItemCount: Int32
        let leftItemCount: Int32
        let acquiredItemCount: Int32
        let userBid: UserAuctionBid?
        init(
            _ startDate: Int32,
            _ endDate: Int32,
            _ minBid: Int64,
            _ bidLevels: [AuctionBid],
            _ topBidderUserIDs: [Int64],
            _ rounds: [AuctionRound],
            _ currentRoundEndDate: Int32,
            _ currentRoundNumber: Int32,
            _ totalRoundCount: Int32,
            _ distributedItemCount: Int32,
            _ leftItemCount: Int32,
            _ acquiredItemCount: Int32,
            _ userBid: UserAuctionBid?
        ) {
            self.startDate = startDate
            self.endDate = endDate
            self.minBid = minBid
            self.bidLevels = bidLevels
            self.topBidderUserIDs = topBidderUserIDs
            self.rounds = rounds
            self.currentRoundEndDate = currentRoundEndDate
            self.currentRoundNumber = currentRoundNumber
            self.totalRoundCount = totalRoundCount
            self.distributedItemCount = distributedItemCount
            self.leftItemCount = leftItemCount
            self.acquiredItemCount = acquiredItemCount
            self.userBid = userBid
        }
    }
    private let fields: Fields
    /// Unix time in seconds.
    public var startDate: Int32 { fields.startDate }
    /// Unix time in seconds.
    public var endDate: Int32 { fields.endDate }
    public var minBid: Int64 { fields.minBid }
    public var bidLevels: [AuctionBid] { fields.bidLevels }
    public var topBidderUserIDs: [Int64] { fields.topBidderUserIDs }
    public var rounds: [AuctionRound] { fields.rounds }
    /// Unix time in seconds.
    public var currentRoundEndDate: Int32 { fields.currentRoundEndDate }
    public var currentRoundNumber: Int32 { fields.currentRoundNumber }
    public var totalRoundCount: Int32 { fields.totalRoundCount }
    public var distributedItemCount: Int32 { fields.distributedItemCount }
    public var leftItemCount: Int32 { fields.leftItemCount }
    public var acquiredItemCount: Int32 { fields.acquiredItemCount }
    /// May be absent.
    public var userBid: UserAuctionBid? { fields.userBid }

    public init(
        startDate: Int32,
        endDate: Int32,
        minBid: Int64,
        bidLevels: [AuctionBid],
        topBidderUserIDs: [Int64],
        rounds: [AuctionRound],
        currentRoundEndDate: Int32,
        currentRoundNumber: Int32,
        totalRoundCount: Int32,
        distributedItemCount: Int32,
        leftItemCount: Int32,
        acquiredItemCount: Int32,
        userBid: UserAuctionBid? = nil
    ) {
        fields = Fields(
        startDate,
        endDate,
        minBid,
        bidLevels,
        topBidderUserIDs,
        rounds,
        currentRoundEndDate,
        currentRoundNumber,
        totalRoundCount,
        distributedItemCount,
        leftItemCount,
        acquiredItemCount,
        userBid
    )
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"auctionStateActive""#)
        wire.int32(#","start_date":"#, fields.startDate)
        wire.int32(#","end_date":"#, fields.endDate)
        wire.int53(#","min_bid":"#, fields.minBid)
        wire.objects(#","bid_levels":"#, fields.bidLevels)
        wire.int53s(#","top_bidder_user_ids":"#, fields.topBidderUserIDs)
        wire.objects(#","rounds":"#, fields.rounds)
        wire.int32(#","current_round_end_date":"#, fields.currentRoundEndDate)
        wire.int32(#","current_round_number":"#, fields.currentRoundNumber)
        wire.int32(#","total_round_count":"#, fields.totalRoundCount)
        wire.int32(#","distributed_item_count":"#, fields.distributedItemCount)
        wire.int32(#","left_item_count":"#, fields.leftItemCount)
        wire.int32(#","acquired_item_count":"#, fields.acquiredItemCount)
        wire.object(#","user_bid":"#, fields.userBid)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> AuctionStateActive? {
        var startDate: Int32 = 0
        var endDate: Int32 = 0
        var minBid: Int64 = 0
        var bidLevels: [AuctionBid] = []
        var topBidderUserIDs: [Int64] = []
        var rounds: [AuctionRound] = []
        var currentRoundEndDate: Int32 = 0
        var currentRoundNumber: Int32 = 0
        var totalRoundCount: Int32 = 0
        var distributedItemCount: Int32 = 0
        var leftItemCount: Int32 = 0
        var acquiredItemCount: Int32 = 0
        var userBid: UserAuctionBid? = nil
        var mark = wire.cursor
        repeat {
            wire.int32(#","start_date":"#, &startDate)
            wire.int32(#","end_date":"#, &endDate)
            wire.int53(#","min_bid":"#, &minBid)
            wire.objects(#","bid_levels":"#, &bidLevels)
            wire.int53s(#","top_bidder_user_ids":"#, &topBidderUserIDs)
            wire.objects(#","rounds":"#, &rounds)
            wire.int32(#","current_round_end_date":"#, &currentRoundEndDate)
            wire.int32(#","current_round_number":"#, &currentRoundNumber)
            wire.int32(#","total_round_count":"#, &totalRoundCount)
            wire.int32(#","distributed_item_count":"#, &distributedItemCount)
            wire.int32(#","left_item_count":"#, &leftItemCount)
            wire.int32(#","acquired_item_count":"#, &acquiredItemCount)
            wire.object(#","user_bid":"#, &userBid)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return AuctionStateActive(
            startDate: startDate,
            endDate: endDate,
            minBid: minBid,
            bidLevels: bidLevels,
            topBidderUserIDs: topBidderUserIDs,
            rounds: rounds,
            currentRoundEndDate: currentRoundEndDate,
            currentRoundNumber: currentRoundNumber,
            totalRoundCount: totalRoundCount,
            distributedItemCount: distributedItemCount,
            leftItemCount: leftItemCount,
            acquiredItemCount: acquiredItemCount,
            userBid: userBid
        )
    }
}

/// `auctionStateFinished start_date:int32 end_date:int32 average_price:int53 acquired_item_count:int32 telegram_listed_item_count:int32 fragment_listed_item_count:int32 fragment_url:string = AuctionState`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1auction_state_finished.html)
public struct AuctionStateFinished: TDObject, CustomStringConvertible, CustomReflectable {
    private final class Fields: Sendable {
        let startDate: Int32
        let endDate: Int32
        let averagePrice: Int64
        let acquiredItemCount: Int32
        let telegramListedItemCount: Int32
        let fragmentListedItemCount: Int32
        let fragmentURL: String
        init(
            _ startDate: Int32,
            _ endDate: Int32,
            _ averagePrice: Int64,
            _ acquiredItemCount: Int32,
            _ telegramListedItemCount: Int32,
            _ fragmentListedItemCount: Int32,
            _ fragmentURL: String
        ) {
            self.startDate = startDate
            self.endDate = endDate
            self.averagePrice = averagePrice
            self.acquiredItemCount = acquiredItemCount
            self.telegramListedItemCount = telegramListedItemCount
            self.fragmentListedItemCount = fragmentListedItemCount
            self.fragmentURL = fragmentURL
        }
    }
    private let fields: Fields
    /// Unix time in seconds.
    public var startDate: Int32 { fields.startDate }
    /// Unix time in seconds.
    public var endDate: Int32 { fields.endDate }
    public var averagePrice: Int64 { fields.averagePrice }
    public var acquiredItemCount: Int32 { fields.acquiredItemCount }
    public var telegramListedItemCount: Int32 { fields.telegramListedItemCount }
    public var fragmentListedItemCount: Int32 { fields.fragmentListedItemCount }
    public var fragmentURL: String { fields.fragmentURL }

    public init(
        startDate: Int32,
        endDate: Int32,
        averagePrice: Int64,
        acquiredItemCount: Int32,
        telegramListedItemCount: Int32,
        fragmentListedItemCount: Int32,
        fragmentURL: String
    ) {
        fields = Fields(
        startDate,
        endDate,
        averagePrice,
        acquiredItemCount,
        telegramListedItemCount,
        fragmentListedItemCount,
        fragmentURL
    )
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"auctionStateFinished""#)
        wire.int32(#","start_date":"#, fields.startDate)
        wire.int32(#","end_date":"#, fields.endDate)
        wire.int53(#","average_price":"#, fields.averagePrice)
        wire.int32(#","acquired_item_count":"#, fields.acquiredItemCount)
        wire.int32(#","telegram_listed_item_count":"#, fields.telegramListedItemCount)
        wire.int32(#","fragment_listed_item_count":"#, fields.fragmentListedItemCount)
        wire.string(#","fragment_url":"#, fields.fragmentURL)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> AuctionStateFinished? {
        var startDate: Int32 = 0
        var endDate: Int32 = 0
        var averagePrice: Int64 = 0
        var acquiredItemCount: Int32 = 0
        var telegramListedItemCount: Int32 = 0
        var fragmentListedItemCount: Int32 = 0
        var fragmentURL: String = ""
        var mark = wire.cursor
        repeat {
            wire.int32(#","start_date":"#, &startDate)
            wire.int32(#","end_date":"#, &endDate)
            wire.int53(#","average_price":"#, &averagePrice)
            wire.int32(#","acquired_item_count":"#, &acquiredItemCount)
            wire.int32(#","telegram_listed_item_count":"#, &telegramListedItemCount)
            wire.int32(#","fragment_listed_item_count":"#, &fragmentListedItemCount)
            wire.string(#","fragment_url":"#, &fragmentURL)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return AuctionStateFinished(
            startDate: startDate,
            endDate: endDate,
            averagePrice: averagePrice,
            acquiredItemCount: acquiredItemCount,
            telegramListedItemCount: telegramListedItemCount,
            fragmentListedItemCount: fragmentListedItemCount,
            fragmentURL: fragmentURL
        )
    }
}

/// `giftAuctionState gift:gift state:AuctionState = GiftAuctionState`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1gift_auction_state.html)
public struct GiftAuctionState: TDDecodable, CustomStringConvertible {
    public let gift: Gift
    public let state: AuctionState

    public init(gift: Gift, state: AuctionState) {
        self.gift = gift
        self.state = state
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"giftAuctionState""#)
        wire.object(#","gift":"#, self.gift)
        wire.object(#","state":"#, self.state)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> GiftAuctionState? {
        wire.open(#"{"@type":"giftAuctionState""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> GiftAuctionState? {
        var gift: Gift? = nil
        var state: AuctionState? = nil
        var mark = wire.cursor
        repeat {
            wire.object(#","gift":"#, &gift)
            wire.object(#","state":"#, &state)
        } while wire.more(&mark)
        guard 
            !wire.failed,
            let gift = wire.required(consume gift),
            let state = wire.required(consume state)
         else { wire.missing("gift state"); return nil }
        return GiftAuctionState(gift: gift, state: state)
    }
}

/// `giftAuctionAcquiredGift receiver_id:MessageSender date:int32 star_count:int53 auction_round_number:int32 auction_round_position:int32 unique_gift_number:int32 text:formattedText is_private:Bool = GiftAuctionAcquiredGift`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1gift_auction_acquired_gift.html)
public struct GiftAuctionAcquiredGift: TDDecodable, CustomStringConvertible {
    private final class Fields: Sendable {
        let receiverID: MessageSender
        let date: Int32
        let starCount: Int64
        let auctionRoundNumber: Int32
        let auctionRoundPosition: Int32
        let uniqueGiftNumber: Int32
        let text: FormattedText
        let isPrivate: Bool
        init(
            _ receiverID: MessageSender,
            _ date: Int32,
            _ starCount: Int64,
            _ auctionRoundNumber: Int32,
            _ auctionRoundPosition: Int32,
            _ uniqueGiftNumber: Int32,
            _ text: FormattedText,
            _ isPrivate: Bool
        ) {
            self.receiverID = receiverID
            self.date = date
            self.starCount = starCount
            self.auctionRoundNumber = auctionRoundNumber
            self.auctionRoundPosition = auctionRoundPosition
            self.uniqueGiftNumber = uniqueGiftNumber
            self.text = text
            self.isPrivate = isPrivate
        }
    }
    private let fields: Fields
    public var receiverID: MessageSender { fields.receiverID }
    /// Unix time in seconds.
    public var date: Int32 { fields.date }
    public var starCount: Int64 { fields.starCount }
    public var auctionRoundNumber: Int32 { fields.auctionRoundNumber }
    public var auctionRoundPosition: Int32 { fields.auctionRoundPosition }
    public var uniqueGiftNumber: Int32 { fields.uniqueGiftNumber }
    public var text: FormattedText { fields.text }
    public var isPrivate: Bool { fields.isPrivate }

    public init(
        receiverID: MessageSender,
        date: Int32,
        starCount: Int64,
        auctionRoundNumber: Int32,
        auctionRoundPosition: Int32,
        uniqueGiftNumber: Int32,
        text: FormattedText,
        isPrivate: Bool
    ) {
        fields = Fields(
        receiverID,
        date,
        starCount,
        auctionRoundNumber,
        auctionRoundPosition,
        uniqueGiftNumber,
        text,
        isPrivate
    )
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"giftAuctionAcquiredGift""#)
        wire.object(#","receiver_id":"#, fields.receiverID)
        wire.int32(#","date":"#, fields.date)
        wire.int53(#","star_count":"#, fields.starCount)
        wire.int32(#","auction_round_number":"#, fields.auctionRoundNumber)
        wire.int32(#","auction_round_position":"#, fields.auctionRoundPosition)
        wire.int32(#","unique_gift_number":"#, fields.uniqueGiftNumber)
        wire.object(#","text":"#, fields.text)
        wire.bool(#","is_private":"#, fields.isPrivate)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> GiftAuctionAcquiredGift? {
        wire.open(#"{"@type":"giftAuctionAcquiredGift""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> GiftAuctionAcquiredGift? {
        var receiverID: MessageSender? = nil
        var date: Int32 = 0
        var starCount: Int64 = 0
        var auctionRoundNumber: Int32 = 0
        var auctionRoundPosition: Int32 = 0
        var uniqueGiftNumber: Int32 = 0
        var text: FormattedText? = nil
        var isPrivate: Bool = false
        var mark = wire.cursor
        repeat {
            wire.object(#","receiver_id":"#, &receiverID)
            wire.int32(#","date":"#, &date)
            wire.int53(#","star_count":"#, &starCount)
            wire.int32(#","auction_round_number":"#, &auctionRoundNumber)
            wire.int32(#","auction_round_position":"#, &auctionRoundPosition)
            wire.int32(#","unique_gift_number":"#, &uniqueGiftNumber)
            wire.object(#","text":"#, &text)
            wire.bool(#","is_private":"#, &isPrivate)
        } while wire.more(&mark)
        guard 
            !wire.failed,
            let receiverID = wire.required(consume receiverID),
            let text = wire.required(consume text)
         else { wire.missing("receiver_id text"); return nil }
        return GiftAuctionAcquiredGift(
            receiverID: receiverID,
            date: date,
            starCount: starCount,
            auctionRoundNumber: auctionRoundNumber,
            auctionRoundPosition: auctionRoundPosition,
            uniqueGiftNumber: uniqueGiftNumber,
            text: text,
            isPrivate: isPrivate
        )
    }
}

/// `giftAuctionAcquiredGifts gifts:vector<giftAuctionAcquiredGift> = GiftAuctionAcquiredGifts`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1gift_auction_acquired_gifts.html)
public struct GiftAuctionAcquiredGifts: TDDecodable, CustomStringConvertible {
    public let gifts: [GiftAuctionAcquiredGift]

    public init(gifts: [GiftAuctionAcquiredGift]) {
        self.gifts = gifts
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"giftAuctionAcquiredGifts""#)
        wire.objects(#","gifts":"#, self.gifts)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> GiftAuctionAcquiredGifts? {
        wire.open(#"{"@type":"giftAuctionAcquiredGifts""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> GiftAuctionAcquiredGifts? {
        var gifts: [GiftAuctionAcquiredGift] = []
        var mark = wire.cursor
        repeat {
            wire.objects(#","gifts":"#, &gifts)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return GiftAuctionAcquiredGifts(gifts: gifts)
    }
}

/// `StarTransactionType`, one of 45 constructors.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1_star_transaction_type.html)
public enum StarTransactionType: TDDecodable, CustomStringConvertible, CustomReflectable {
    /// `starTransactionTypePremiumBotDeposit = StarTransactionType`
    ///
    /// Not for bots.
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1star_transaction_type_premium_bot_deposit.html)
    case premiumBotDeposit
    /// `starTransactionTypeAppStoreDeposit = StarTransactionType`
    ///
    /// Not for bots.
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1star_transaction_type_app_store_deposit.html)
    case appStoreDeposit
    /// `starTransactionTypeGooglePlayDeposit = StarTransactionType`
    ///
    /// Not for bots.
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1star_transaction_type_google_play_deposit.html)
    case googlePlayDeposit
    /// `starTransactionTypeFragmentDeposit = StarTransactionType`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1star_transaction_type_fragment_deposit.html)
    case fragmentDeposit
    indirect case userDeposit(StarTransactionTypeUserDeposit)
    indirect case giveawayDeposit(StarTransactionTypeGiveawayDeposit)
    indirect case fragmentWithdrawal(StarTransactionTypeFragmentWithdrawal)
    /// `starTransactionTypeTelegramAdsWithdrawal = StarTransactionType`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1star_transaction_type_telegram_ads_withdrawal.html)
    case telegramAdsWithdrawal
    indirect case telegramApiUsage(StarTransactionTypeTelegramApiUsage)
    indirect case botPaidMediaPurchase(StarTransactionTypeBotPaidMediaPurchase)
    case botPaidMediaSale(StarTransactionTypeBotPaidMediaSale)
    indirect case channelPaidMediaPurchase(StarTransactionTypeChannelPaidMediaPurchase)
    indirect case channelPaidMediaSale(StarTransactionTypeChannelPaidMediaSale)
    indirect case botInvoicePurchase(StarTransactionTypeBotInvoicePurchase)
    case botInvoiceSale(StarTransactionTypeBotInvoiceSale)
    indirect case botSubscriptionPurchase(StarTransactionTypeBotSubscriptionPurchase)
    case botSubscriptionSale(StarTransactionTypeBotSubscriptionSale)
    indirect case channelSubscriptionPurchase(StarTransactionTypeChannelSubscriptionPurchase)
    indirect case channelSubscriptionSale(StarTransactionTypeChannelSubscriptionSale)
    indirect case giftAuctionBid(StarTransactionTypeGiftAuctionBid)
    indirect case giftPurchase(StarTransactionTypeGiftPurchase)
    indirect case giftPurchaseOffer(StarTransactionTypeGiftPurchaseOffer)
    indirect case giftTransfer(StarTransactionTypeGiftTransfer)
    indirect case giftOriginalDetailsDrop(StarTransactionTypeGiftOriginalDetailsDrop)
    indirect case giftSale(StarTransactionTypeGiftSale)
    indirect case giftUpgrade(StarTransactionTypeGiftUpgrade)
    indirect case giftUpgradePurchase(StarTransactionTypeGiftUpgradePurchase)
    indirect case upgradedGiftPurchase(StarTransactionTypeUpgradedGiftPurchase)
    case upgradedGiftSale(StarTransactionTypeUpgradedGiftSale)
    indirect case channelPaidReactionSend(StarTransactionTypeChannelPaidReactionSend)
    indirect case channelPaidReactionReceive(StarTransactionTypeChannelPaidReactionReceive)
    indirect case affiliateProgramCommission(StarTransactionTypeAffiliateProgramCommission)
    indirect case paidMessageSend(StarTransactionTypePaidMessageSend)
    indirect case paidMessageReceive(StarTransactionTypePaidMessageReceive)
    indirect case paidGroupCallMessageSend(StarTransactionTypePaidGroupCallMessageSend)
    indirect case paidGroupCallMessageReceive(StarTransactionTypePaidGroupCallMessageReceive)
    indirect case paidGroupCallReactionSend(StarTransactionTypePaidGroupCallReactionSend)
    indirect case paidGroupCallReactionReceive(StarTransactionTypePaidGroupCallReactionReceive)
    indirect case suggestedPostPaymentSend(StarTransactionTypeSuggestedPostPaymentSend)
    indirect case suggestedPostPaymentReceive(StarTransactionTypeSuggestedPostPaymentReceive)
    indirect case premiumPurchase(StarTransactionTypePremiumPurchase)
    indirect case businessBotTransferSend(StarTransactionTypeBusinessBotTransferSend)
    indirect case businessBotTransferReceive(StarTransactionTypeBusinessBotTransferReceive)
    /// `starTransactionTypePublicPostSearch = StarTransactionType`
    ///
    /// Not for bots.
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1star_transaction_type_public_post_search.html)
    case publicPostSearch
    /// `starTransactionTypeUnsupported = StarTransactionType`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1star_transaction_type_unsupported.html)
    case unsupported
    /// A constructor that this version of the schema does not know, as its name and its JSON.
    indirect case unknown(type: String, json: String)

    public func encode(into wire: inout WireWriter) {
        switch self {
        case .premiumBotDeposit: wire.empty(#"{"@type":"starTransactionTypePremiumBotDeposit"}"#)
        case .appStoreDeposit: wire.empty(#"{"@type":"starTransactionTypeAppStoreDeposit"}"#)
        case .googlePlayDeposit: wire.empty(#"{"@type":"starTransactionTypeGooglePlayDeposit"}"#)
        case .fragmentDeposit: wire.empty(#"{"@type":"starTransactionTypeFragmentDeposit"}"#)
        case .userDeposit(let value): value.encode(into: &wire)
        case .giveawayDeposit(let value): value.encode(into: &wire)
        case .fragmentWithdrawal(let value): value.encode(into: &wire)
        case .telegramAdsWithdrawal: wire.empty(#"{"@type":"starTransactionTypeTelegramAdsWithdrawal"}"#)
        case .telegramApiUsage(let value): value.encode(into: &wire)
        case .botPaidMediaPurchase(let value): value.encode(into: &wire)
        case .botPaidMediaSale(let value): value.encode(into: &wire)
        case .channelPaidMediaPurchase(let value): value.encode(into: &wire)
        case .channelPaidMediaSale(let value): value.encode(into: &wire)
        case .botInvoicePurchase(let value): value.encode(into: &wire)
        case .botInvoiceSale(let value): value.encode(into: &wire)
        case .botSubscriptionPurchase(let value): value.encode(into: &wire)
        case .botSubscriptionSale(let value): value.encode(into: &wire)
        case .channelSubscriptionPurchase(let value): value.encode(into: &wire)
        case .channelSubscriptionSale(let value): value.encode(into: &wire)
        case .giftAuctionBid(let value): value.encode(into: &wire)
        case .giftPurchase(let value): value.encode(into: &wire)
        case .giftPurchaseOffer(let value): value.encode(into: &wire)
        case .giftTransfer(let value): value.encode(into: &wire)
        case .giftOriginalDetailsDrop(let value): value.encode(into: &wire)
        case .giftSale(let value): value.encode(into: &wire)
        case .giftUpgrade(let value): value.encode(into: &wire)
        case .giftUpgradePurchase(let value): value.encode(into: &wire)
        case .upgradedGiftPurchase(let value): value.encode(into: &wire)
        case .upgradedGiftSale(let value): value.encode(into: &wire)
        case .channelPaidReactionSend(let value): value.encode(into: &wire)
        case .channelPaidReactionReceive(let value): value.encode(into: &wire)
        case .affiliateProgramCommission(let value): value.encode(into: &wire)
        case .paidMessageSend(let value): value.encode(into: &wire)
        case .paidMessageReceive(let value): value.encode(into: &wire)
        case .paidGroupCallMessageSend(let value): value.encode(into: &wire)
        case .paidGroupCallMessageReceive(let value): value.encode(into: &wire)
        case .paidGroupCallReactionSend(let value): value.encode(into: &wire)
        case .paidGroupCallReactionReceive(let value): value.encode(into: &wire)
        case .suggestedPostPaymentSend(let value): value.encode(into: &wire)
        case .suggestedPostPaymentReceive(let value): value.encode(into: &wire)
        case .premiumPurchase(let value): value.encode(into: &wire)
        case .businessBotTransferSend(let value): value.encode(into: &wire)
        case .businessBotTransferReceive(let value): value.encode(into: &wire)
        case .publicPostSearch: wire.empty(#"{"@type":"starTransactionTypePublicPostSearch"}"#)
        case .unsupported: wire.empty(#"{"@type":"starTransactionTypeUnsupported"}"#)
        case .unknown(_, let json): wire.unknown(json)
        }
    }

    public static func read(_ wire: inout WireReader) -> StarTransactionType? {
        switch wire.constructor(of: .starTransactionType) {
        case 0: if wire.close() { return .premiumBotDeposit }  // starTransactionTypePremiumBotDeposit
        case 1: if wire.close() { return .appStoreDeposit }  // starTransactionTypeAppStoreDeposit
        case 2: if wire.close() { return .googlePlayDeposit }  // starTransactionTypeGooglePlayDeposit
        case 3: if wire.close() { return .fragmentDeposit }  // starTransactionTypeFragmentDeposit
        case 4: if let value = StarTransactionTypeUserDeposit.body(&wire) { return .userDeposit(value) }  // starTransactionTypeUserDeposit
        case 5: if let value = StarTransactionTypeGiveawayDeposit.body(&wire) { return .giveawayDeposit(value) }  // starTransactionTypeGiveawayDeposit
        case 6: if let value = StarTransactionTypeFragmentWithdrawal.body(&wire) { return .fragmentWithdrawal(value) }  // starTransactionTypeFragmentWithdrawal
        case 7: if wire.close() { return .telegramAdsWithdrawal }  // starTransactionTypeTelegramAdsWithdrawal
        case 8: if let value = StarTransactionTypeTelegramApiUsage.body(&wire) { return .telegramApiUsage(value) }  // starTransactionTypeTelegramApiUsage
        case 9: if let value = StarTransactionTypeBotPaidMediaPurchase.body(&wire) { return .botPaidMediaPurchase(value) }  // starTransactionTypeBotPaidMediaPurchase
        case 10: if let value = StarTransactionTypeBotPaidMediaSale.body(&wire) { return .botPaidMediaSale(value) }  // starTransactionTypeBotPaidMediaSale
        case 11: if let value = StarTransactionTypeChannelPaidMediaPurchase.body(&wire) { return .channelPaidMediaPurchase(value) }  // starTransactionTypeChannelPaidMediaPurchase
        case 12: if let value = StarTransactionTypeChannelPaidMediaSale.body(&wire) { return .channelPaidMediaSale(value) }  // starTransactionTypeChannelPaidMediaSale
        case 13: if let value = StarTransactionTypeBotInvoicePurchase.body(&wire) { return .botInvoicePurchase(value) }  // starTransactionTypeBotInvoicePurchase
        case 14: if let value = StarTransactionTypeBotInvoiceSale.body(&wire) { return .botInvoiceSale(value) }  // starTransactionTypeBotInvoiceSale
        case 15: if let value = StarTransactionTypeBotSubscriptionPurchase.body(&wire) { return .botSubscriptionPurchase(value) }  // starTransactionTypeBotSubscriptionPurchase
        case 16: if let value = StarTransactionTypeBotSubscriptionSale.body(&wire) { return .botSubscriptionSale(value) }  // starTransactionTypeBotSubscriptionSale
        case 17: if let value = StarTransactionTypeChannelSubscriptionPurchase.body(&wire) { return .channelSubscriptionPurchase(value) }  // starTransactionTypeChannelSubscriptionPurchase
        case 18: if let value = StarTransactionTypeChannelSubscriptionSale.body(&wire) { return .channelSubscriptionSale(value) }  // starTransactionTypeChannelSubscriptionSale
        case 19: if let value = StarTransactionTypeGiftAuctionBid.body(&wire) { return .giftAuctionBid(value) }  // starTransactionTypeGiftAuctionBid
        case 20: if let value = StarTransactionTypeGiftPurchase.body(&wire) { return .giftPurchase(value) }  // starTransactionTypeGiftPurchase
        case 21: if let value = StarTransactionTypeGiftPurchaseOffer.body(&wire) { return .giftPurchaseOffer(value) }  // starTransactionTypeGiftPurchaseOffer
        case 22: if let value = StarTransactionTypeGiftTransfer.body(&wire) { return .giftTransfer(value) }  // starTransactionTypeGiftTransfer
        case 23: if let value = StarTransactionTypeGiftOriginalDetailsDrop.body(&wire) { return .giftOriginalDetailsDrop(value) }  // starTransactionTypeGiftOriginalDetailsDrop
        case 24: if let value = StarTransactionTypeGiftSale.body(&wire) { return .giftSale(value) }  // starTransactionTypeGiftSale
        case 25: if let value = StarTransactionTypeGiftUpgrade.body(&wire) { return .giftUpgrade(value) }  // starTransactionTypeGiftUpgrade
        case 26: if let value = StarTransactionTypeGiftUpgradePurchase.body(&wire) { return .giftUpgradePurchase(value) }  // starTransactionTypeGiftUpgradePurchase
        case 27: if let value = StarTransactionTypeUpgradedGiftPurchase.body(&wire) { return .upgradedGiftPurchase(value) }  // starTransactionTypeUpgradedGiftPurchase
        case 28: if let value = StarTransactionTypeUpgradedGiftSale.body(&wire) { return .upgradedGiftSale(value) }  // starTransactionTypeUpgradedGiftSale
        case 29: if let value = StarTransactionTypeChannelPaidReactionSend.body(&wire) { return .channelPaidReactionSend(value) }  // starTransactionTypeChannelPaidReactionSend
        case 30: if let value = StarTransactionTypeChannelPaidReactionReceive.body(&wire) { return .channelPaidReactionReceive(value) }  // starTransactionTypeChannelPaidReactionReceive
        case 31: if let value = StarTransactionTypeAffiliateProgramCommission.body(&wire) { return .affiliateProgramCommission(value) }  // starTransactionTypeAffiliateProgramCommission
        case 32: if let value = StarTransactionTypePaidMessageSend.body(&wire) { return .paidMessageSend(value) }  // starTransactionTypePaidMessageSend
        case 33: if let value = StarTransactionTypePaidMessageReceive.body(&wire) { return .paidMessageReceive(value) }  // starTransactionTypePaidMessageReceive
        case 34: if let value = StarTransactionTypePaidGroupCallMessageSend.body(&wire) { return .paidGroupCallMessageSend(value) }  // starTransactionTypePaidGroupCallMessageSend
        case 35: if let value = StarTransactionTypePaidGroupCallMessageReceive.body(&wire) { return .paidGroupCallMessageReceive(value) }  // starTransactionTypePaidGroupCallMessageReceive
        case 36: if let value = StarTransactionTypePaidGroupCallReactionSend.body(&wire) { return .paidGroupCallReactionSend(value) }  // starTransactionTypePaidGroupCallReactionSend
        case 37: if let value = StarTransactionTypePaidGroupCallReactionReceive.body(&wire) { return .paidGroupCallReactionReceive(value) }  // starTransactionTypePaidGroupCallReactionReceive
        case 38: if let value = StarTransactionTypeSuggestedPostPaymentSend.body(&wire) { return .suggestedPostPaymentSend(value) }  // starTransactionTypeSuggestedPostPaymentSend
        case 39: if let value = StarTransactionTypeSuggestedPostPaymentReceive.body(&wire) { return .suggestedPostPaymentReceive(value) }  // starTransactionTypeSuggestedPostPaymentReceive
        case 40: if let value = StarTransactionTypePremiumPurchase.body(&wire) { return .premiumPurchase(value) }  // starTransactionTypePremiumPurchase
        case 41: if let value = StarTransactionTypeBusinessBotTransferSend.body(&wire) { return .businessBotTransferSend(value) }  // starTransactionTypeBusinessBotTransferSend
        case 42: if let value = StarTransactionTypeBusinessBotTransferReceive.body(&wire) { return .businessBotTransferReceive(value) }  // starTransactionTypeBusinessBotTransferReceive
        case 43: if wire.close() { return .publicPostSearch }  // starTransactionTypePublicPostSearch
        case 44: if wire.close() { return .unsupported }  // starTransactionTypeUnsupported
        case WireReader.nothing: break
        default: if let (type, json) = wire.takeUnknown() { return .unknown(type: type, json: json) }
        }
        return nil
    }
}

/// `starTransactionTypeUserDeposit user_id:int53 sticker:sticker = StarTransactionType`
///
/// Not for bots.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1star_transaction_type_user_deposit.html)
public struct StarTransactionTypeUserDeposit: TDObject, CustomStringConvertible {
    public let userID: Int64
    /// May be absent.
    public let sticker: Sticker?

    public init(userID: Int64, sticker: Sticker? = nil) {
        self.userID = userID
        self.sticker = sticker
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"starTransactionTypeUserDeposit""#)
        wire.int53(#","user_id":"#, self.userID)
        wire.object(#","sticker":"#, self.sticker)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> StarTransactionTypeUserDeposit? {
        var userID: Int64 = 0
        var sticker: Sticker? = nil
        var mark = wire.cursor
        repeat {
            wire.int53(#","user_id":"#, &userID)
            wire.object(#","sticker":"#, &sticker)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return StarTransactionTypeUserDeposit(userID: userID, sticker: sticker)
    }
}

/// `starTransactionTypeGiveawayDeposit chat_id:int53 giveaway_message_id:int53 = StarTransactionType`
///
/// Not for bots.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1star_transaction_type_giveaway_deposit.html)
public struct StarTransactionTypeGiveawayDeposit: TDObject, CustomStringConvertible {
    public let chatID: Int64
    public let giveawayMessageID: Int64

    public init(chatID: Int64, giveawayMessageID: Int64) {
        self.chatID = chatID
        self.giveawayMessageID = giveawayMessageID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"starTransactionTypeGiveawayDeposit""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.int53(#","giveaway_message_id":"#, self.giveawayMessageID)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> StarTransactionTypeGiveawayDeposit? {
        var chatID: Int64 = 0
        var giveawayMessageID: Int64 = 0
        var mark = wire.cursor
        repeat {
            wire.int53(#","chat_id":"#, &chatID)
            wire.int53(#","giveaway_message_id":"#, &giveawayMessageID)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return StarTransactionTypeGiveawayDeposit(chatID: chatID, giveawayMessageID: giveawayMessageID)
    }
}

/// `starTransactionTypeFragmentWithdrawal withdrawal_state:RevenueWithdrawalState = StarTransactionType`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1star_transaction_type_fragment_withdrawal.html)
public struct StarTransactionTypeFragmentWithdrawal: TDObject, CustomStringConvertible {
    /// May be absent.
    public let withdrawalState: RevenueWithdrawalState?

    public init(withdrawalState: RevenueWithdrawalState? = nil) {
        self.withdrawalState = withdrawalState
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"starTransactionTypeFragmentWithdrawal""#)
        wire.object(#","withdrawal_state":"#, self.withdrawalState)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> StarTransactionTypeFragmentWithdrawal? {
        var withdrawalState: RevenueWithdrawalState? = nil
        var mark = wire.cursor
        repeat {
            wire.object(#","withdrawal_state":"#, &withdrawalState)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return StarTransactionTypeFragmentWithdrawal(withdrawalState: withdrawalState)
    }
}

/// `starTransactionTypeTelegramApiUsage request_count:int32 = StarTransactionType`
///
/// For bots only.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1star_transaction_type_telegram_api_usage.html)
public struct StarTransactionTypeTelegramApiUsage: TDObject, CustomStringConvertible {
    public let requestCount: Int32

    public init(requestCount: Int32) {
        self.requestCount = requestCount
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"starTransactionTypeTelegramApiUsage""#)
        wire.int32(#","request_count":"#, self.requestCount)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> StarTransactionTypeTelegramApiUsage? {
        var requestCount: Int32 = 0
        var mark = wire.cursor
        repeat {
            wire.int32(#","request_count":"#, &requestCount)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return StarTransactionTypeTelegramApiUsage(requestCount: requestCount)
    }
}

/// `starTransactionTypeBotPaidMediaPurchase user_id:int53 media:vector<PaidMedia> = StarTransactionType`
///
/// Not for bots.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1star_transaction_type_bot_paid_media_purchase.html)
public struct StarTransactionTypeBotPaidMediaPurchase: TDObject, CustomStringConvertible {
    public let userID: Int64
    public let media: [PaidMedia]

    public init(userID: Int64, media: [PaidMedia]) {
        self.userID = userID
        self.media = media
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"starTransactionTypeBotPaidMediaPurchase""#)
        wire.int53(#","user_id":"#, self.userID)
        wire.objects(#","media":"#, self.media)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> StarTransactionTypeBotPaidMediaPurchase? {
        var userID: Int64 = 0
        var media: [PaidMedia] = []
        var mark = wire.cursor
        repeat {
            wire.int53(#","user_id":"#, &userID)
            wire.objects(#","media":"#, &media)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return StarTransactionTypeBotPaidMediaPurchase(userID: userID, media: media)
    }
}

/// `starTransactionTypeBotPaidMediaSale user_id:int53 media:vector<PaidMedia> payload:string affiliate:affiliateInfo = StarTransactionType`
///
/// For bots only.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1star_transaction_type_bot_paid_media_sale.html)
public struct StarTransactionTypeBotPaidMediaSale: TDObject, CustomStringConvertible, CustomReflectable {
    private final class Fields: Sendable {
        let userID: Int64
        let media: [PaidMedia]
        let payload: String
        let affiliate: AffiliateInfo?
        init(_ userID: Int64, _ media: [PaidMedia], _ payload: String, _ affiliate: AffiliateInfo?) {
            self.userID = userID
            self.media = media
            self.payload = payload
            self.affiliate = affiliate
        }
    }
    private let fields: Fields
    public var userID: Int64 { fields.userID }
    public var media: [PaidMedia] { fields.media }
    public var payload: String { fields.payload }
    /// May be absent.
    public var affiliate: AffiliateInfo? { fields.affiliate }

    public init(userID: Int64, media: [PaidMedia], payload: String, affiliate: AffiliateInfo? = nil) {
        fields = Fields(userID, media, payload, affiliate)
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"starTransactionTypeBotPaidMediaSale""#)
        wire.int53(#","user_id":"#, fields.userID)
        wire.objects(#","media":"#, fields.media)
        wire.string(#","payload":"#, fields.payload)
        wire.object(#","affiliate":"#, fields.affiliate)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> StarTransactionTypeBotPaidMediaSale? {
        var userID: Int64 = 0
        var media: [PaidMedia] = []
        var payload: String = ""
        var affiliate: AffiliateInfo? = nil
        var mark = wire.cursor
        repeat {
            wire.int53(#","user_id":"#, &userID)
            wire.objects(#","media":"#, &media)
            wire.string(#","payload":"#, &payload)
            wire.object(#","affiliate":"#, &affiliate)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return StarTransactionTypeBotPaidMediaSale(userID: userID, media: media, payload: payload, affiliate: affiliate)
    }
}

/// `starTransactionTypeChannelPaidMediaPurchase chat_id:int53 message_id:int53 media:vector<PaidMedia> = StarTransactionType`
///
/// Not for bots.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1star_transaction_type_channel_paid_media_purchase.html)
public struct StarTransactionTypeChannelPaidMediaPurchase: TDObject, CustomStringConvertible {
    public let chatID: Int64
    public let messageID: Int64
    public let media: [PaidMedia]

    public init(chatID: Int64, messageID: Int64, media: [PaidMedia]) {
        self.chatID = chatID
        self.messageID = messageID
        self.media = media
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"starTransactionTypeChannelPaidMediaPurchase""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.int53(#","message_id":"#, self.messageID)
        wire.objects(#","media":"#, self.media)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> StarTransactionTypeChannelPaidMediaPurchase? {
        var chatID: Int64 = 0
        var messageID: Int64 = 0
        var media: [PaidMedia] = []
        var mark = wire.cursor
        repeat {
            wire.int53(#","chat_id":"#, &chatID)
            wire.int53(#","message_id":"#, &messageID)
            wire.objects(#","media":"#, &media)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return StarTransactionTypeChannelPaidMediaPurchase(chatID: chatID, messageID: messageID, media: media)
    }
}

/// `starTransactionTypeChannelPaidMediaSale user_id:int53 message_id:int53 media:vector<PaidMedia> = StarTransactionType`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1star_transaction_type_channel_paid_media_sale.html)
public struct StarTransactionTypeChannelPaidMediaSale: TDObject, CustomStringConvertible {
    public let userID: Int64
    public let messageID: Int64
    public let media: [PaidMedia]

    public init(userID: Int64, messageID: Int64, media: [PaidMedia]) {
        self.userID = userID
        self.messageID = messageID
        self.media = media
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"starTransactionTypeChannelPaidMediaSale""#)
        wire.int53(#","user_id":"#, self.userID)
        wire.int53(#","message_id":"#, self.messageID)
        wire.objects(#","media":"#, self.media)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> StarTransactionTypeChannelPaidMediaSale? {
        var userID: Int64 = 0
        var messageID: Int64 = 0
        var media: [PaidMedia] = []
        var mark = wire.cursor
        repeat {
            wire.int53(#","user_id":"#, &userID)
            wire.int53(#","message_id":"#, &messageID)
            wire.objects(#","media":"#, &media)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return StarTransactionTypeChannelPaidMediaSale(userID: userID, messageID: messageID, media: media)
    }
}

/// `starTransactionTypeBotInvoicePurchase user_id:int53 product_info:productInfo = StarTransactionType`
///
/// Not for bots.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1star_transaction_type_bot_invoice_purchase.html)
public struct StarTransactionTypeBotInvoicePurchase: TDObject, CustomStringConvertible {
    public let userID: Int64
    public let productInfo: ProductInfo

    public init(userID: Int64, productInfo: ProductInfo) {
        self.userID = userID
        self.productInfo = productInfo
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"starTransactionTypeBotInvoicePurchase""#)
        wire.int53(#","user_id":"#, self.userID)
        wire.object(#","product_info":"#, self.productInfo)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> StarTransactionTypeBotInvoicePurchase? {
        var userID: Int64 = 0
        var productInfo: ProductInfo? = nil
        var mark = wire.cursor
        repeat {
            wire.int53(#","user_id":"#, &userID)
            wire.object(#","product_info":"#, &productInfo)
        } while wire.more(&mark)
        guard 
            !wire.failed,
            let productInfo = wire.required(consume productInfo)
         else { wire.missing("product_info"); return nil }
        return StarTransactionTypeBotInvoicePurchase(userID: userID, productInfo: productInfo)
    }
}

/// `starTransactionTypeBotInvoiceSale user_id:int53 product_info:productInfo invoice_payload:bytes affiliate:affiliateInfo = StarTransactionType`
///
/// For bots only.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1star_transaction_type_bot_invoice_sale.html)
public struct StarTransactionTypeBotInvoiceSale: TDObject, CustomStringConvertible, CustomReflectable {
    private final class Fields: Sendable {
        let userID: Int64
        let productInfo: ProductInfo
        let invoicePayload: [UInt8]
        let affiliate: AffiliateInfo?
        init(_ userID: Int64, _ productInfo: ProductInfo, _ invoicePayload: [UInt8], _ affiliate: AffiliateInfo?) {
            self.userID = userID
            self.productInfo = productInfo
            self.invoicePayload = invoicePayload
            self.affiliate = affiliate
        }
    }
    private let fields: Fields
    public var userID: Int64 { fields.userID }
    public var productInfo: ProductInfo { fields.productInfo }
    public var invoicePayload: [UInt8] { fields.invoicePayload }
    /// May be absent.
    public var affiliate: AffiliateInfo? { fields.affiliate }

    public init(userID: Int64, productInfo: ProductInfo, invoicePayload: [UInt8], affiliate: AffiliateInfo? = nil) {
        fields = Fields(userID, productInfo, invoicePayload, affiliate)
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"starTransactionTypeBotInvoiceSale""#)
        wire.int53(#","user_id":"#, fields.userID)
        wire.object(#","product_info":"#, fields.productInfo)
        wire.bytes(#","invoice_payload":"#, fields.invoicePayload)
        wire.object(#","affiliate":"#, fields.affiliate)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> StarTransactionTypeBotInvoiceSale? {
        var userID: Int64 = 0
        var productInfo: ProductInfo? = nil
        var invoicePayload: [UInt8] = []
        var affiliate: AffiliateInfo? = nil
        var mark = wire.cursor
        repeat {
            wire.int53(#","user_id":"#, &userID)
            wire.object(#","product_info":"#, &productInfo)
            wire.bytes(#","invoice_payload":"#, &invoicePayload)
            wire.object(#","affiliate":"#, &affiliate)
        } while wire.more(&mark)
        guard 
            !wire.failed,
            let productInfo = wire.required(consume productInfo)
         else { wire.missing("product_info"); return nil }
        return StarTransactionTypeBotInvoiceSale(
            userID: userID,
            productInfo: productInfo,
            invoicePayload: invoicePayload,
            affiliate: affiliate
        )
    }
}

/// `starTransactionTypeBotSubscriptionPurchase user_id:int53 subscription_period:int32 product_info:productInfo = StarTransactionType`
///
/// Not for bots.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1star_transaction_type_bot_subscription_purchase.html)
public struct StarTransactionTypeBotSubscriptionPurchase: TDObject, CustomStringConvertible {
    public let userID: Int64
    public let subscriptionPeriod: Int32
    public let productInfo: ProductInfo

    public init(userID: Int64, subscriptionPeriod: Int32, productInfo: ProductInfo) {
        self.userID = userID
        self.subscriptionPeriod = subscriptionPeriod
        self.productInfo = productInfo
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"starTransactionTypeBotSubscriptionPurchase""#)
        wire.int53(#","user_id":"#, self.userID)
        wire.int32(#","subscription_period":"#, self.subscriptionPeriod)
        wire.object(#","product_info":"#, self.productInfo)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> StarTransactionTypeBotSubscriptionPurchase? {
        var userID: Int64 = 0
        var subscriptionPeriod: Int32 = 0
        var productInfo: ProductInfo? = nil
        var mark = wire.cursor
        repeat {
            wire.int53(#","user_id":"#, &userID)
            wire.int32(#","subscription_period":"#, &subscriptionPeriod)
            wire.object(#","product_info":"#, &productInfo)
        } while wire.more(&mark)
        guard 
            !wire.failed,
            let productInfo = wire.required(consume productInfo)
         else { wire.missing("product_info"); return nil }
        return StarTransactionTypeBotSubscriptionPurchase(
            userID: userID,
            subscriptionPeriod: subscriptionPeriod,
            productInfo: productInfo
        )
    }
}

/// `starTransactionTypeBotSubscriptionSale user_id:int53 subscription_period:int32 product_info:productInfo invoice_payload:bytes affiliate:affiliateInfo = StarTransactionType`
///
/// For bots only.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1star_transaction_type_bot_subscription_sale.html)
public struct StarTransactionTypeBotSubscriptionSale: TDObject, CustomStringConvertible, CustomReflectable {
    private final class Fields: Sendable {
        let userID: Int64
        let subscriptionPeriod: Int32
        let productInfo: ProductInfo
        let invoicePayload: [UInt8]
        let affiliate: AffiliateInfo?
        init(
            _ userID: Int64,
            _ subscriptionPeriod: Int32,
            _ productInfo: ProductInfo,
            _ invoicePayload: [UInt8],
            _ affiliate: AffiliateInfo?
        ) {
            self.userID = userID
            self.subscriptionPeriod = subscriptionPeriod
            self.productInfo = productInfo
            self.invoicePayload = invoicePayload
            self.affiliate = affiliate
        }
    }
    private let fields: Fields
    public var userID: Int64 { fields.userID }
    public var subscriptionPeriod: Int32 { fields.subscriptionPeriod }
    public var productInfo: ProductInfo { fields.productInfo }
    public var invoicePayload: [UInt8] { fields.invoicePayload }
    /// May be absent.
    public var affiliate: AffiliateInfo? { fields.affiliate }

    public init(
        userID: Int64,
        subscriptionPeriod: Int32,
        productInfo: ProductInfo,
        invoicePayload: [UInt8],
        affiliate: AffiliateInfo? = nil
    ) {
        fields = Fields(userID, subscriptionPeriod, productInfo, invoicePayload, affiliate)
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"starTransactionTypeBotSubscriptionSale""#)
        wire.int53(#","user_id":"#, fields.userID)
        wire.int32(#","subscription_period":"#, fields.subscriptionPeriod)
        wire.object(#","product_info":"#, fields.productInfo)
        wire.bytes(#","invoice_payload":"#, fields.invoicePayload)
        wire.object(#","affiliate":"#, fields.affiliate)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> StarTransactionTypeBotSubscriptionSale? {
        var userID: Int64 = 0
        var subscriptionPeriod: Int32 = 0
        var productInfo: ProductInfo? = nil
        var invoicePayload: [UInt8] = []
        var affiliate: AffiliateInfo? = nil
        var mark = wire.cursor
        repeat {
            wire.int53(#","user_id":"#, &userID)
            wire.int32(#","subscription_period":"#, &subscriptionPeriod)
            wire.object(#","product_info":"#, &productInfo)
            wire.bytes(#","invoice_payload":"#, &invoicePayload)
            wire.object(#","affiliate":"#, &affiliate)
        } while wire.more(&mark)
        guard 
            !wire.failed,
            let productInfo = wire.required(consume productInfo)
         else { wire.missing("product_info"); return nil }
        return StarTransactionTypeBotSubscriptionSale(
            userID: userID,
            subscriptionPeriod: subscriptionPeriod,
            productInfo: productInfo,
            invoicePayload: invoicePayload,
            affiliate: affiliate
        )
    }
}

/// `starTransactionTypeChannelSubscriptionPurchase chat_id:int53 subscription_period:int32 = StarTransactionType`
///
/// Not for bots.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1star_transaction_type_channel_subscription_purchase.html)
public struct StarTransactionTypeChannelSubscriptionPurchase: TDObject, CustomStringConvertible {
    public let chatID: Int64
    public let subscriptionPeriod: Int32

    public init(chatID: Int64, subscriptionPeriod: Int32) {
        self.chatID = chatID
        self.subscriptionPeriod = subscriptionPeriod
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"starTransactionTypeChannelSubscriptionPurchase""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.int32(#","subscription_period":"#, self.subscriptionPeriod)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> StarTransactionTypeChannelSubscriptionPurchase? {
        var chatID: Int64 = 0
        var subscriptionPeriod: Int32 = 0
        var mark = wire.cursor
        repeat {
            wire.int53(#","chat_id":"#, &chatID)
            wire.int32(#","subscription_period":"#, &subscriptionPeriod)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return StarTransactionTypeChannelSubscriptionPurchase(chatID: chatID, subscriptionPeriod: subscriptionPeriod)
    }
}

/// `starTransactionTypeChannelSubscriptionSale user_id:int53 subscription_period:int32 = StarTransactionType`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1star_transaction_type_channel_subscription_sale.html)
public struct StarTransactionTypeChannelSubscriptionSale: TDObject, CustomStringConvertible {
    public let userID: Int64
    public let subscriptionPeriod: Int32

    public init(userID: Int64, subscriptionPeriod: Int32) {
        self.userID = userID
        self.subscriptionPeriod = subscriptionPeriod
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"starTransactionTypeChannelSubscriptionSale""#)
        wire.int53(#","user_id":"#, self.userID)
        wire.int32(#","subscription_period":"#, self.subscriptionPeriod)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> StarTransactionTypeChannelSubscriptionSale? {
        var userID: Int64 = 0
        var subscriptionPeriod: Int32 = 0
        var mark = wire.cursor
        repeat {
            wire.int53(#","user_id":"#, &userID)
            wire.int32(#","subscription_period":"#, &subscriptionPeriod)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return StarTransactionTypeChannelSubscriptionSale(userID: userID, subscriptionPeriod: subscriptionPeriod)
    }
}

/// `starTransactionTypeGiftAuctionBid owner_id:MessageSender gift:gift = StarTransactionType`
///
/// Not for bots.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1star_transaction_type_gift_auction_bid.html)
public struct StarTransactionTypeGiftAuctionBid: TDObject, CustomStringConvertible {
    public let ownerID: MessageSender
    public let gift: Gift

    public init(ownerID: MessageSender, gift: Gift) {
        self.ownerID = ownerID
        self.gift = gift
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"starTransactionTypeGiftAuctionBid""#)
        wire.object(#","owner_id":"#, self.ownerID)
        wire.object(#","gift":"#, self.gift)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> StarTransactionTypeGiftAuctionBid? {
        var ownerID: MessageSender? = nil
        var gift: Gift? = nil
        var mark = wire.cursor
        repeat {
            wire.object(#","owner_id":"#, &ownerID)
            wire.object(#","gift":"#, &gift)
        } while wire.more(&mark)
        guard 
            !wire.failed,
            let ownerID = wire.required(consume ownerID),
            let gift = wire.required(consume gift)
         else { wire.missing("owner_id gift"); return nil }
        return StarTransactionTypeGiftAuctionBid(ownerID: ownerID, gift: gift)
    }
}

/// `starTransactionTypeGiftPurchase owner_id:MessageSender gift:gift = StarTransactionType`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1star_transaction_type_gift_purchase.html)
public struct StarTransactionTypeGiftPurchase: TDObject, CustomStringConvertible {
    public let ownerID: MessageSender
    public let gift: Gift

    public init(ownerID: MessageSender, gift: Gift) {
        self.ownerID = ownerID
        self.gift = gift
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"starTransactionTypeGiftPurchase""#)
        wire.object(#","owner_id":"#, self.ownerID)
        wire.object(#","gift":"#, self.gift)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> StarTransactionTypeGiftPurchase? {
        var ownerID: MessageSender? = nil
        var gift: Gift? = nil
        var mark = wire.cursor
        repeat {
            wire.object(#","owner_id":"#, &ownerID)
            wire.object(#","gift":"#, &gift)
        } while wire.more(&mark)
        guard 
            !wire.failed,
            let ownerID = wire.required(consume ownerID),
            let gift = wire.required(consume gift)
         else { wire.missing("owner_id gift"); return nil }
        return StarTransactionTypeGiftPurchase(ownerID: ownerID, gift: gift)
    }
}

/// `starTransactionTypeGiftPurchaseOffer gift:upgradedGift = StarTransactionType`
///
/// Not for bots.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1star_transaction_type_gift_purchase_offer.html)
public struct StarTransactionTypeGiftPurchaseOffer: TDObject, CustomStringConvertible {
    public let gift: UpgradedGift

    public init(gift: UpgradedGift) {
        self.gift = gift
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"starTransactionTypeGiftPurchaseOffer""#)
        wire.object(#","gift":"#, self.gift)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> StarTransactionTypeGiftPurchaseOffer? {
        var gift: UpgradedGift? = nil
        var mark = wire.cursor
        repeat {
            wire.object(#","gift":"#, &gift)
        } while wire.more(&mark)
        guard !wire.failed, let gift = wire.required(consume gift) else { wire.missing("gift"); return nil }
        return StarTransactionTypeGiftPurchaseOffer(gift: gift)
    }
}

/// `starTransactionTypeGiftTransfer owner_id:MessageSender gift:upgradedGift = StarTransactionType`
///
/// Not for bots.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1star_transaction_type_gift_transfer.html)
public struct StarTransactionTypeGiftTransfer: TDObject, CustomStringConvertible {
    public let ownerID: MessageSender
    public let gift: UpgradedGift

    public init(ownerID: MessageSender, gift: UpgradedGift) {
        self.ownerID = ownerID
        self.gift = gift
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"starTransactionTypeGiftTransfer""#)
        wire.object(#","owner_id":"#, self.ownerID)
        wire.object(#","gift":"#, self.gift)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> StarTransactionTypeGiftTransfer? {
        var ownerID: MessageSender? = nil
        var gift: UpgradedGift? = nil
        var mark = wire.cursor
        repeat {
            wire.object(#","owner_id":"#, &ownerID)
            wire.object(#","gift":"#, &gift)
        } while wire.more(&mark)
        guard 
            !wire.failed,
            let ownerID = wire.required(consume ownerID),
            let gift = wire.required(consume gift)
         else { wire.missing("owner_id gift"); return nil }
        return StarTransactionTypeGiftTransfer(ownerID: ownerID, gift: gift)
    }
}

/// `starTransactionTypeGiftOriginalDetailsDrop owner_id:MessageSender gift:upgradedGift = StarTransactionType`
///
/// Not for bots.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1star_transaction_type_gift_original_details_drop.html)
public struct StarTransactionTypeGiftOriginalDetailsDrop: TDObject, CustomStringConvertible {
    public let ownerID: MessageSender
    public let gift: UpgradedGift

    public init(ownerID: MessageSender, gift: UpgradedGift) {
        self.ownerID = ownerID
        self.gift = gift
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"starTransactionTypeGiftOriginalDetailsDrop""#)
        wire.object(#","owner_id":"#, self.ownerID)
        wire.object(#","gift":"#, self.gift)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> StarTransactionTypeGiftOriginalDetailsDrop? {
        var ownerID: MessageSender? = nil
        var gift: UpgradedGift? = nil
        var mark = wire.cursor
        repeat {
            wire.object(#","owner_id":"#, &ownerID)
            wire.object(#","gift":"#, &gift)
        } while wire.more(&mark)
        guard 
            !wire.failed,
            let ownerID = wire.required(consume ownerID),
            let gift = wire.required(consume gift)
         else { wire.missing("owner_id gift"); return nil }
        return StarTransactionTypeGiftOriginalDetailsDrop(ownerID: ownerID, gift: gift)
    }
}

/// `starTransactionTypeGiftSale user_id:int53 gift:gift = StarTransactionType`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1star_transaction_type_gift_sale.html)
public struct StarTransactionTypeGiftSale: TDObject, CustomStringConvertible {
    public let userID: Int64
    public let gift: Gift

    public init(userID: Int64, gift: Gift) {
        self.userID = userID
        self.gift = gift
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"starTransactionTypeGiftSale""#)
        wire.int53(#","user_id":"#, self.userID)
        wire.object(#","gift":"#, self.gift)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> StarTransactionTypeGiftSale? {
        var userID: Int64 = 0
        var gift: Gift? = nil
        var mark = wire.cursor
        repeat {
            wire.int53(#","user_id":"#, &userID)
            wire.object(#","gift":"#, &gift)
        } while wire.more(&mark)
        guard !wire.failed, let gift = wire.required(consume gift) else { wire.missing("gift"); return nil }
        return StarTransactionTypeGiftSale(userID: userID, gift: gift)
    }
}

/// `starTransactionTypeGiftUpgrade user_id:int53 gift:upgradedGift = StarTransactionType`
///
/// Not for bots.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1star_transaction_type_gift_upgrade.html)
public struct StarTransactionTypeGiftUpgrade: TDObject, CustomStringConvertible {
    public let userID: Int64
    public let gift: UpgradedGift

    public init(userID: Int64, gift: UpgradedGift) {
        self.userID = userID
        self.gift = gift
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"starTransactionTypeGiftUpgrade""#)
        wire.int53(#","user_id":"#, self.userID)
        wire.object(#","gift":"#, self.gift)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> StarTransactionTypeGiftUpgrade? {
        var userID: Int64 = 0
        var gift: UpgradedGift? = nil
        var mark = wire.cursor
        repeat {
            wire.int53(#","user_id":"#, &userID)
            wire.object(#","gift":"#, &gift)
        } while wire.more(&mark)
        guard !wire.failed, let gift = wire.required(consume gift) else { wire.missing("gift"); return nil }
        return StarTransactionTypeGiftUpgrade(userID: userID, gift: gift)
    }
}

/// `starTransactionTypeGiftUpgradePurchase owner_id:MessageSender gift:gift = StarTransactionType`
///
/// Not for bots.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1star_transaction_type_gift_upgrade_purchase.html)
public struct StarTransactionTypeGiftUpgradePurchase: TDObject, CustomStringConvertible {
    public let ownerID: MessageSender
    public let gift: Gift

    public init(ownerID: MessageSender, gift: Gift) {
        self.ownerID = ownerID
        self.gift = gift
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"starTransactionTypeGiftUpgradePurchase""#)
        wire.object(#","owner_id":"#, self.ownerID)
        wire.object(#","gift":"#, self.gift)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> StarTransactionTypeGiftUpgradePurchase? {
        var ownerID: MessageSender? = nil
        var gift: Gift? = nil
        var mark = wire.cursor
        repeat {
            wire.object(#","owner_id":"#, &ownerID)
            wire.object(#","gift":"#, &gift)
        } while wire.more(&mark)
        guard 
            !wire.failed,
            let ownerID = wire.required(consume ownerID),
            let gift = wire.required(consume gift)
         else { wire.missing("owner_id gift"); return nil }
        return StarTransactionTypeGiftUpgradePurchase(ownerID: ownerID, gift: gift)
    }
}

/// `starTransactionTypeUpgradedGiftPurchase user_id:int53 gift:upgradedGift = StarTransactionType`
///
/// Not for bots.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1star_transaction_type_upgraded_gift_purchase.html)
public struct StarTransactionTypeUpgradedGiftPurchase: TDObject, CustomStringConvertible {
    public let userID: Int64
    public let gift: UpgradedGift

    public init(userID: Int64, gift: UpgradedGift) {
        self.userID = userID
        self.gift = gift
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"starTransactionTypeUpgradedGiftPurchase""#)
        wire.int53(#","user_id":"#, self.userID)
        wire.object(#","gift":"#, self.gift)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> StarTransactionTypeUpgradedGiftPurchase? {
        var userID: Int64 = 0
        var gift: UpgradedGift? = nil
        var mark = wire.cursor
        repeat {
            wire.int53(#","user_id":"#, &userID)
            wire.object(#","gift":"#, &gift)
        } while wire.more(&mark)
        guard !wire.failed, let gift = wire.required(consume gift) else { wire.missing("gift"); return nil }
        return StarTransactionTypeUpgradedGiftPurchase(userID: userID, gift: gift)
    }
}

/// `starTransactionTypeUpgradedGiftSale user_id:int53 gift:upgradedGift commission_per_mille:int32 commission_star_amount:starAmount via_offer:Bool = StarTransactionType`
///
/// Not for bots.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1star_transaction_type_upgraded_gift_sale.html)
public struct StarTransactionTypeUpgradedGiftSale: TDObject, CustomStringConvertible {
    private final class Fields: Sendable {
        let userID: Int64
        let gift: UpgradedGift
        let commissionPerMille: Int32
        let commissionStarAmount: StarAmount
        let viaOffer: Bool
        init(
            _ userID: Int64,
            _ gift: UpgradedGift,
            _ commissionPerMille: Int32,
            _ commissionStarAmount: StarAmount,
            _ viaOffer: Bool
        ) {
            self.userID = userID
            self.gift = gift
            self.commissionPerMille = commissionPerMille
            self.commissionStarAmount = commissionStarAmount
            self.viaOffer = viaOffer
        }
    }
    private let fields: Fields
    public var userID: Int64 { fields.userID }
    public var gift: UpgradedGift { fields.gift }
    public var commissionPerMille: Int32 { fields.commissionPerMille }
    public var commissionStarAmount: StarAmount { fields.commissionStarAmount }
    public var viaOffer: Bool { fields.viaOffer }

    public init(
        userID: Int64,
        gift: UpgradedGift,
        commissionPerMille: Int32,
        commissionStarAmount: StarAmount,
        viaOffer: Bool
    ) {
        fields = Fields(userID, gift, commissionPerMille, commissionStarAmount, viaOffer)
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"starTransactionTypeUpgradedGiftSale""#)
        wire.int53(#","user_id":"#, fields.userID)
        wire.object(#","gift":"#, fields.gift)
        wire.int32(#","commission_per_mille":"#, fields.commissionPerMille)
        wire.object(#","commission_star_amount":"#, fields.commissionStarAmount)
        wire.bool(#","via_offer":"#, fields.viaOffer)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> StarTransactionTypeUpgradedGiftSale? {
        var userID: Int64 = 0
        var gift: UpgradedGift? = nil
        var commissionPerMille: Int32 = 0
        var commissionStarAmount: StarAmount? = nil
        var viaOffer: Bool = false
        var mark = wire.cursor
        repeat {
            wire.int53(#","user_id":"#, &userID)
            wire.object(#","gift":"#, &gift)
            wire.int32(#","commission_per_mille":"#, &commissionPerMille)
            wire.object(#","commission_star_amount":"#, &commissionStarAmount)
            wire.bool(#","via_offer":"#, &viaOffer)
        } while wire.more(&mark)
        guard 
            !wire.failed,
            let gift = wire.required(consume gift),
            let commissionStarAmount = wire.required(consume commissionStarAmount)
         else { wire.missing("gift commission_star_amount"); return nil }
        return StarTransactionTypeUpgradedGiftSale(
            userID: userID,
            gift: gift,
            commissionPerMille: commissionPerMille,
            commissionStarAmount: commissionStarAmount,
            viaOffer: viaOffer
        )
    }
}

/// `starTransactionTypeChannelPaidReactionSend chat_id:int53 message_id:int53 = StarTransactionType`
///
/// Not for bots.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1star_transaction_type_channel_paid_reaction_send.html)
public struct StarTransactionTypeChannelPaidReactionSend: TDObject, CustomStringConvertible {
    public let chatID: Int64
    public let messageID: Int64

    public init(chatID: Int64, messageID: Int64) {
        self.chatID = chatID
        self.messageID = messageID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"starTransactionTypeChannelPaidReactionSend""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.int53(#","message_id":"#, self.messageID)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> StarTransactionTypeChannelPaidReactionSend? {
        var chatID: Int64 = 0
        var messageID: Int64 = 0
        var mark = wire.cursor
        repeat {
            wire.int53(#","chat_id":"#, &chatID)
            wire.int53(#","message_id":"#, &messageID)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return StarTransactionTypeChannelPaidReactionSend(chatID: chatID, messageID: messageID)
    }
}

/// `starTransactionTypeChannelPaidReactionReceive user_id:int53 message_id:int53 = StarTransactionType`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1star_transaction_type_channel_paid_reaction_receive.html)
public struct StarTransactionTypeChannelPaidReactionReceive: TDObject, CustomStringConvertible {
    public let userID: Int64
    public let messageID: Int64

    public init(userID: Int64, messageID: Int64) {
        self.userID = userID
        self.messageID = messageID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"starTransactionTypeChannelPaidReactionReceive""#)
        wire.int53(#","user_id":"#, self.userID)
        wire.int53(#","message_id":"#, self.messageID)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> StarTransactionTypeChannelPaidReactionReceive? {
        var userID: Int64 = 0
        var messageID: Int64 = 0
        var mark = wire.cursor
        repeat {
            wire.int53(#","user_id":"#, &userID)
            wire.int53(#","message_id":"#, &messageID)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return StarTransactionTypeChannelPaidReactionReceive(userID: userID, messageID: messageID)
    }
}

/// `starTransactionTypeAffiliateProgramCommission chat_id:int53 commission_per_mille:int32 = StarTransactionType`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1star_transaction_type_affiliate_program_commission.html)
public struct StarTransactionTypeAffiliateProgramCommission: TDObject, CustomStringConvertible {
    public let chatID: Int64
    public let commissionPerMille: Int32

    public init(chatID: Int64, commissionPerMille: Int32) {
        self.chatID = chatID
        self.commissionPerMille = commissionPerMille
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"starTransactionTypeAffiliateProgramCommission""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.int32(#","commission_per_mille":"#, self.commissionPerMille)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> StarTransactionTypeAffiliateProgramCommission? {
        var chatID: Int64 = 0
        var commissionPerMille: Int32 = 0
        var mark = wire.cursor
        repeat {
            wire.int53(#","chat_id":"#, &chatID)
            wire.int32(#","commission_per_mille":"#, &commissionPerMille)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return StarTransactionTypeAffiliateProgramCommission(chatID: chatID, commissionPerMille: commissionPerMille)
    }
}

/// `starTransactionTypePaidMessageSend chat_id:int53 message_count:int32 = StarTransactionType`
///
/// Not for bots.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1star_transaction_type_paid_message_send.html)
public struct StarTransactionTypePaidMessageSend: TDObject, CustomStringConvertible {
    public let chatID: Int64
    public let messageCount: Int32

    public init(chatID: Int64, messageCount: Int32) {
        self.chatID = chatID
        self.messageCount = messageCount
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"starTransactionTypePaidMessageSend""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.int32(#","message_count":"#, self.messageCount)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> StarTransactionTypePaidMessageSend? {
        var chatID: Int64 = 0
        var messageCount: Int32 = 0
        var mark = wire.cursor
        repeat {
            wire.int53(#","chat_id":"#, &chatID)
            wire.int32(#","message_count":"#, &messageCount)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return StarTransactionTypePaidMessageSend(chatID: chatID, messageCount: messageCount)
    }
}

/// `starTransactionTypePaidMessageReceive sender_id:MessageSender message_count:int32 commission_per_mille:int32 commission_star_amount:starAmount = StarTransactionType`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1star_transaction_type_paid_message_receive.html)
public struct StarTransactionTypePaidMessageReceive: TDObject, CustomStringConvertible {
    public let senderID: MessageSender
    public let messageCount: Int32
    public let commissionPerMille: Int32
    public let commissionStarAmount: StarAmount

    public init(
        senderID: MessageSender,
        messageCount: Int32,
        commissionPerMille: Int32,
        commissionStarAmount: StarAmount
    ) {
        self.senderID = senderID
        self.messageCount = messageCount
        self.commissionPerMille = commissionPerMille
        self.commissionStarAmount = commissionStarAmount
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"starTransactionTypePaidMessageReceive""#)
        wire.object(#","sender_id":"#, self.senderID)
        wire.int32(#","message_count":"#, self.messageCount)
        wire.int32(#","commission_per_mille":"#, self.commissionPerMille)
        wire.object(#","commission_star_amount":"#, self.commissionStarAmount)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> StarTransactionTypePaidMessageReceive? {
        var senderID: MessageSender? = nil
        var messageCount: Int32 = 0
        var commissionPerMille: Int32 = 0
        var commissionStarAmount: StarAmount? = nil
        var mark = wire.cursor
        repeat {
            wire.object(#","sender_id":"#, &senderID)
            wire.int32(#","message_count":"#, &messageCount)
            wire.int32(#","commission_per_mille":"#, &commissionPerMille)
            wire.object(#","commission_star_amount":"#, &commissionStarAmount)
        } while wire.more(&mark)
        guard 
            !wire.failed,
            let senderID = wire.required(consume senderID),
            let commissionStarAmount = wire.required(consume commissionStarAmount)
         else { wire.missing("sender_id commission_star_amount"); return nil }
        return StarTransactionTypePaidMessageReceive(
            senderID: senderID,
            messageCount: messageCount,
            commissionPerMille: commissionPerMille,
            commissionStarAmount: commissionStarAmount
        )
    }
}

/// `starTransactionTypePaidGroupCallMessageSend chat_id:int53 = StarTransactionType`
///
/// Not for bots.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1star_transaction_type_paid_group_call_message_send.html)
public struct StarTransactionTypePaidGroupCallMessageSend: TDObject, CustomStringConvertible {
    public let chatID: Int64

    public init(chatID: Int64) {
        self.chatID = chatID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"starTransactionTypePaidGroupCallMessageSend""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> StarTransactionTypePaidGroupCallMessageSend? {
        var chatID: Int64 = 0
        var mark = wire.cursor
        repeat {
            wire.int53(#","chat_id":"#, &chatID)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return StarTransactionTypePaidGroupCallMessageSend(chatID: chatID)
    }
}

/// `starTransactionTypePaidGroupCallMessageReceive sender_id:MessageSender commission_per_mille:int32 commission_star_amount:starAmount = StarTransactionType`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1star_transaction_type_paid_group_call_message_receive.html)
public struct StarTransactionTypePaidGroupCallMessageReceive: TDObject, CustomStringConvertible {
    public let senderID: MessageSender
    public let commissionPerMille: Int32
    public let commissionStarAmount: StarAmount

    public init(senderID: MessageSender, commissionPerMille: Int32, commissionStarAmount: StarAmount) {
        self.senderID = senderID
        self.commissionPerMille = commissionPerMille
        self.commissionStarAmount = commissionStarAmount
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"starTransactionTypePaidGroupCallMessageReceive""#)
        wire.object(#","sender_id":"#, self.senderID)
        wire.int32(#","commission_per_mille":"#, self.commissionPerMille)
        wire.object(#","commission_star_amount":"#, self.commissionStarAmount)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> StarTransactionTypePaidGroupCallMessageReceive? {
        var senderID: MessageSender? = nil
        var commissionPerMille: Int32 = 0
        var commissionStarAmount: StarAmount? = nil
        var mark = wire.cursor
        repeat {
            wire.object(#","sender_id":"#, &senderID)
            wire.int32(#","commission_per_mille":"#, &commissionPerMille)
            wire.object(#","commission_star_amount":"#, &commissionStarAmount)
        } while wire.more(&mark)
        guard 
            !wire.failed,
            let senderID = wire.required(consume senderID),
            let commissionStarAmount = wire.required(consume commissionStarAmount)
         else { wire.missing("sender_id commission_star_amount"); return nil }
        return StarTransactionTypePaidGroupCallMessageReceive(
            senderID: senderID,
            commissionPerMille: commissionPerMille,
            commissionStarAmount: commissionStarAmount
        )
    }
}

/// `starTransactionTypePaidGroupCallReactionSend chat_id:int53 = StarTransactionType`
///
/// Not for bots.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1star_transaction_type_paid_group_call_reaction_send.html)
public struct StarTransactionTypePaidGroupCallReactionSend: TDObject, CustomStringConvertible {
    public let chatID: Int64

    public init(chatID: Int64) {
        self.chatID = chatID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"starTransactionTypePaidGroupCallReactionSend""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> StarTransactionTypePaidGroupCallReactionSend? {
        var chatID: Int64 = 0
        var mark = wire.cursor
        repeat {
            wire.int53(#","chat_id":"#, &chatID)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return StarTransactionTypePaidGroupCallReactionSend(chatID: chatID)
    }
}

/// `starTransactionTypePaidGroupCallReactionReceive sender_id:MessageSender commission_per_mille:int32 commission_star_amount:starAmount = StarTransactionType`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1star_transaction_type_paid_group_call_reaction_receive.html)
public struct StarTransactionTypePaidGroupCallReactionReceive: TDObject, CustomStringConvertible {
    public let senderID: MessageSender
    public let commissionPerMille: Int32
    public let commissionStarAmount: StarAmount

    public init(senderID: MessageSender, commissionPerMille: Int32, commissionStarAmount: StarAmount) {
        self.senderID = senderID
        self.commissionPerMille = commissionPerMille
        self.commissionStarAmount = commissionStarAmount
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"starTransactionTypePaidGroupCallReactionReceive""#)
        wire.object(#","sender_id":"#, self.senderID)
        wire.int32(#","commission_per_mille":"#, self.commissionPerMille)
        wire.object(#","commission_star_amount":"#, self.commissionStarAmount)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> StarTransactionTypePaidGroupCallReactionReceive? {
        var senderID: MessageSender? = nil
        var commissionPerMille: Int32 = 0
        var commissionStarAmount: StarAmount? = nil
        var mark = wire.cursor
        repeat {
            wire.object(#","sender_id":"#, &senderID)
            wire.int32(#","commission_per_mille":"#, &commissionPerMille)
            wire.object(#","commission_star_amount":"#, &commissionStarAmount)
        } while wire.more(&mark)
        guard 
            !wire.failed,
            let senderID = wire.required(consume senderID),
            let commissionStarAmount = wire.required(consume commissionStarAmount)
         else { wire.missing("sender_id commission_star_amount"); return nil }
        return StarTransactionTypePaidGroupCallReactionReceive(
            senderID: senderID,
            commissionPerMille: commissionPerMille,
            commissionStarAmount: commissionStarAmount
        )
    }
}

/// `starTransactionTypeSuggestedPostPaymentSend chat_id:int53 = StarTransactionType`
///
/// Not for bots.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1star_transaction_type_suggested_post_payment_send.html)
public struct StarTransactionTypeSuggestedPostPaymentSend: TDObject, CustomStringConvertible {
    public let chatID: Int64

    public init(chatID: Int64) {
        self.chatID = chatID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"starTransactionTypeSuggestedPostPaymentSend""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> StarTransactionTypeSuggestedPostPaymentSend? {
        var chatID: Int64 = 0
        var mark = wire.cursor
        repeat {
            wire.int53(#","chat_id":"#, &chatID)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return StarTransactionTypeSuggestedPostPaymentSend(chatID: chatID)
    }
}

/// `starTransactionTypeSuggestedPostPaymentReceive user_id:int53 = StarTransactionType`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1star_transaction_type_suggested_post_payment_receive.html)
public struct StarTransactionTypeSuggestedPostPaymentReceive: TDObject, CustomStringConvertible {
    public let userID: Int64

    public init(userID: Int64) {
        self.userID = userID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"starTransactionTypeSuggestedPostPaymentReceive""#)
        wire.int53(#","user_id":"#, self.userID)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> StarTransactionTypeSuggestedPostPaymentReceive? {
        var userID: Int64 = 0
        var mark = wire.cursor
        repeat {
            wire.int53(#","user_id":"#, &userID)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return StarTransactionTypeSuggestedPostPaymentReceive(userID: userID)
    }
}

/// `starTransactionTypePremiumPurchase user_id:int53 month_count:int32 sticker:sticker = StarTransactionType`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1star_transaction_type_premium_purchase.html)
public struct StarTransactionTypePremiumPurchase: TDObject, CustomStringConvertible {
    public let userID: Int64
    public let monthCount: Int32
    /// May be absent.
    public let sticker: Sticker?

    public init(userID: Int64, monthCount: Int32, sticker: Sticker? = nil) {
        self.userID = userID
        self.monthCount = monthCount
        self.sticker = sticker
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"starTransactionTypePremiumPurchase""#)
        wire.int53(#","user_id":"#, self.userID)
        wire.int32(#","month_count":"#, self.monthCount)
        wire.object(#","sticker":"#, self.sticker)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> StarTransactionTypePremiumPurchase? {
        var userID: Int64 = 0
        var monthCount: Int32 = 0
        var sticker: Sticker? = nil
        var mark = wire.cursor
        repeat {
            wire.int53(#","user_id":"#, &userID)
            wire.int32(#","month_count":"#, &monthCount)
            wire.object(#","sticker":"#, &sticker)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return StarTransactionTypePremiumPurchase(userID: userID, monthCount: monthCount, sticker: sticker)
    }
}

/// `starTransactionTypeBusinessBotTransferSend user_id:int53 = StarTransactionType`
///
/// Not for bots.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1star_transaction_type_business_bot_transfer_send.html)
public struct StarTransactionTypeBusinessBotTransferSend: TDObject, CustomStringConvertible {
    public let userID: Int64

    public init(userID: Int64) {
        self.userID = userID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"starTransactionTypeBusinessBotTransferSend""#)
        wire.int53(#","user_id":"#, self.userID)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> StarTransactionTypeBusinessBotTransferSend? {
        var userID: Int64 = 0
        var mark = wire.cursor
        repeat {
            wire.int53(#","user_id":"#, &userID)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return StarTransactionTypeBusinessBotTransferSend(userID: userID)
    }
}

/// `starTransactionTypeBusinessBotTransferReceive user_id:int53 = StarTransactionType`
///
/// For bots only.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1star_transaction_type_business_bot_transfer_receive.html)
public struct StarTransactionTypeBusinessBotTransferReceive: TDObject, CustomStringConvertible {
    public let userID: Int64

    public init(userID: Int64) {
        self.userID = userID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"starTransactionTypeBusinessBotTransferReceive""#)
        wire.int53(#","user_id":"#, self.userID)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> StarTransactionTypeBusinessBotTransferReceive? {
        var userID: Int64 = 0
        var mark = wire.cursor
        repeat {
            wire.int53(#","user_id":"#, &userID)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return StarTransactionTypeBusinessBotTransferReceive(userID: userID)
    }
}

/// `starTransaction id:string star_amount:starAmount is_refund:Bool date:int32 type:StarTransactionType = StarTransaction`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1star_transaction.html)
public struct StarTransaction: TDDecodable, CustomStringConvertible, CustomReflectable {
    private final class Fields: Sendable {
        let id: String
        let starAmount: StarAmount
        let isRefund: Bool
        let date: Int32
        let type: StarTransactionType
        init(_ id: String, _ starAmount: StarAmount, _ isRefund: Bool, _ date: Int32, _ type: StarTransactionType) {
            self.id = id
            self.starAmount = starAmount
            self.isRefund = isRefund
            self.date = date
            self.type = type
        }
    }
    private let fields: Fields
    public var id: String { fields.id }
    public var starAmount: StarAmount { fields.starAmount }
    public var isRefund: Bool { fields.isRefund }
    /// Unix time in seconds.
    public var date: Int32 { fields.date }
    public var type: StarTransactionType { fields.type }

    public init(id: String, starAmount: StarAmount, isRefund: Bool, date: Int32, type: StarTransactionType) {
        fields = Fields(id, starAmount, isRefund, date, type)
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"starTransaction""#)
        wire.string(#","id":"#, fields.id)
        wire.object(#","star_amount":"#, fields.starAmount)
        wire.bool(#","is_refund":"#, fields.isRefund)
        wire.int32(#","date":"#, fields.date)
        wire.object(#","type":"#, fields.type)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> StarTransaction? {
        wire.open(#"{"@type":"starTransaction""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> StarTransaction? {
        var id: String = ""
        var starAmount: StarAmount? = nil
        var isRefund: Bool = false
        var date: Int32 = 0
        var type: StarTransactionType? = nil
        var mark = wire.cursor
        repeat {
            wire.string(#","id":"#, &id)
            wire.object(#","star_amount":"#, &starAmount)
            wire.bool(#","is_refund":"#, &isRefund)
            wire.int32(#","date":"#, &date)
            wire.object(#","type":"#, &type)
        } while wire.more(&mark)
        guard 
            !wire.failed,
            let starAmount = wire.required(consume starAmount),
            let type = wire.required(consume type)
         else { wire.missing("star_amount type"); return nil }
        return StarTransaction(id: id, starAmount: starAmount, isRefund: isRefund, date: date, type: type)
    }
}

/// `starTransactions star_amount:starAmount transactions:vector<starTransaction> next_offset:string = StarTransactions`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1star_transactions.html)
public struct StarTransactions: TDDecodable, CustomStringConvertible {
    private final class Fields: Sendable {
        let starAmount: StarAmount
        let transactions: [StarTransaction]
        let nextOffset: String
        init(_ starAmount: StarAmount, _ transactions: [StarTransaction], _ nextOffset: String) {
            self.starAmount = starAmount
            self.transactions = transactions
            self.nextOffset = nextOffset
        }
    }
    private let fields: Fields
    public var starAmount: StarAmount { fields.starAmount }
    public var transactions: [StarTransaction] { fields.transactions }
    public var nextOffset: String { fields.nextOffset }

    public init(starAmount: StarAmount, transactions: [StarTransaction], nextOffset: String) {
        fields = Fields(starAmount, transactions, nextOffset)
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"starTransactions""#)
        wire.object(#","star_amount":"#, fields.starAmount)
        wire.objects(#","transactions":"#, fields.transactions)
        wire.string(#","next_offset":"#, fields.nextOffset)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> StarTransactions? {
        wire.open(#"{"@type":"starTransactions""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> StarTransactions? {
        var starAmount: StarAmount? = nil
        var transactions: [StarTransaction] = []
        var nextOffset: String = ""
        var mark = wire.cursor
        repeat {
            wire.object(#","star_amount":"#, &starAmount)
            wire.objects(#","transactions":"#, &transactions)
            wire.string(#","next_offset":"#, &nextOffset)
        } while wire.more(&mark)
        guard 
            !wire.failed,
            let starAmount = wire.required(consume starAmount)
         else { wire.missing("star_amount"); return nil }
        return StarTransactions(starAmount: starAmount, transactions: transactions, nextOffset: nextOffset)
    }
}

/// `TonTransactionType`, one of 9 constructors.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1_ton_transaction_type.html)
public enum TonTransactionType: TDDecodable, CustomStringConvertible, CustomReflectable {
    indirect case fragmentDeposit(TonTransactionTypeFragmentDeposit)
    indirect case fragmentWithdrawal(TonTransactionTypeFragmentWithdrawal)
    indirect case suggestedPostPayment(TonTransactionTypeSuggestedPostPayment)
    indirect case giftPurchaseOffer(TonTransactionTypeGiftPurchaseOffer)
    indirect case upgradedGiftPurchase(TonTransactionTypeUpgradedGiftPurchase)
    case upgradedGiftSale(TonTransactionTypeUpgradedGiftSale)
    /// `tonTransactionTypeStakeDiceStake = TonTransactionType`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1ton_transaction_type_stake_dice_stake.html)
    case stakeDiceStake
    /// `tonTransactionTypeStakeDicePayout = TonTransactionType`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1ton_transaction_type_stake_dice_payout.html)
    case stakeDicePayout
    /// `tonTransactionTypeUnsupported = TonTransactionType`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1ton_transaction_type_unsupported.html)
    case unsupported
    /// A constructor that this version of the schema does not know, as its name and its JSON.
    indirect case unknown(type: String, json: String)

    public func encode(into wire: inout WireWriter) {
        switch self {
        case .fragmentDeposit(let value): value.encode(into: &wire)
        case .fragmentWithdrawal(let value): value.encode(into: &wire)
        case .suggestedPostPayment(let value): value.encode(into: &wire)
        case .giftPurchaseOffer(let value): value.encode(into: &wire)
        case .upgradedGiftPurchase(let value): value.encode(into: &wire)
        case .upgradedGiftSale(let value): value.encode(into: &wire)
        case .stakeDiceStake: wire.empty(#"{"@type":"tonTransactionTypeStakeDiceStake"}"#)
        case .stakeDicePayout: wire.empty(#"{"@type":"tonTransactionTypeStakeDicePayout"}"#)
        case .unsupported: wire.empty(#"{"@type":"tonTransactionTypeUnsupported"}"#)
        case .unknown(_, let json): wire.unknown(json)
        }
    }

    public static func read(_ wire: inout WireReader) -> TonTransactionType? {
        switch wire.constructor(of: .tonTransactionType) {
        case 0: if let value = TonTransactionTypeFragmentDeposit.body(&wire) { return .fragmentDeposit(value) }  // tonTransactionTypeFragmentDeposit
        case 1: if let value = TonTransactionTypeFragmentWithdrawal.body(&wire) { return .fragmentWithdrawal(value) }  // tonTransactionTypeFragmentWithdrawal
        case 2: if let value = TonTransactionTypeSuggestedPostPayment.body(&wire) { return .suggestedPostPayment(value) }  // tonTransactionTypeSuggestedPostPayment
        case 3: if let value = TonTransactionTypeGiftPurchaseOffer.body(&wire) { return .giftPurchaseOffer(value) }  // tonTransactionTypeGiftPurchaseOffer
        case 4: if let value = TonTransactionTypeUpgradedGiftPurchase.body(&wire) { return .upgradedGiftPurchase(value) }  // tonTransactionTypeUpgradedGiftPurchase
        case 5: if let value = TonTransactionTypeUpgradedGiftSale.body(&wire) { return .upgradedGiftSale(value) }  // tonTransactionTypeUpgradedGiftSale
        case 6: if wire.close() { return .stakeDiceStake }  // tonTransactionTypeStakeDiceStake
        case 7: if wire.close() { return .stakeDicePayout }  // tonTransactionTypeStakeDicePayout
        case 8: if wire.close() { return .unsupported }  // tonTransactionTypeUnsupported
        case WireReader.nothing: break
        default: if let (type, json) = wire.takeUnknown() { return .unknown(type: type, json: json) }
        }
        return nil
    }
}

/// `tonTransactionTypeFragmentDeposit is_gift:Bool sticker:sticker = TonTransactionType`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1ton_transaction_type_fragment_deposit.html)
public struct TonTransactionTypeFragmentDeposit: TDObject, CustomStringConvertible {
    public let isGift: Bool
    /// May be absent.
    public let sticker: Sticker?

    public init(isGift: Bool, sticker: Sticker? = nil) {
        self.isGift = isGift
        self.sticker = sticker
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"tonTransactionTypeFragmentDeposit""#)
        wire.bool(#","is_gift":"#, self.isGift)
        wire.object(#","sticker":"#, self.sticker)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> TonTransactionTypeFragmentDeposit? {
        var isGift: Bool = false
        var sticker: Sticker? = nil
        var mark = wire.cursor
        repeat {
            wire.bool(#","is_gift":"#, &isGift)
            wire.object(#","sticker":"#, &sticker)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return TonTransactionTypeFragmentDeposit(isGift: isGift, sticker: sticker)
    }
}

/// `tonTransactionTypeFragmentWithdrawal withdrawal_state:RevenueWithdrawalState = TonTransactionType`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1ton_transaction_type_fragment_withdrawal.html)
public struct TonTransactionTypeFragmentWithdrawal: TDObject, CustomStringConvertible {
    /// May be absent.
    public let withdrawalState: RevenueWithdrawalState?

    public init(withdrawalState: RevenueWithdrawalState? = nil) {
        self.withdrawalState = withdrawalState
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"tonTransactionTypeFragmentWithdrawal""#)
        wire.object(#","withdrawal_state":"#, self.withdrawalState)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> TonTransactionTypeFragmentWithdrawal? {
        var withdrawalState: RevenueWithdrawalState? = nil
        var mark = wire.cursor
        repeat {
            wire.object(#","withdrawal_state":"#, &withdrawalState)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return TonTransactionTypeFragmentWithdrawal(withdrawalState: withdrawalState)
    }
}

/// `tonTransactionTypeSuggestedPostPayment chat_id:int53 = TonTransactionType`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1ton_transaction_type_suggested_post_payment.html)
public struct TonTransactionTypeSuggestedPostPayment: TDObject, CustomStringConvertible {
    public let chatID: Int64

    public init(chatID: Int64) {
        self.chatID = chatID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"tonTransactionTypeSuggestedPostPayment""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> TonTransactionTypeSuggestedPostPayment? {
        var chatID: Int64 = 0
        var mark = wire.cursor
        repeat {
            wire.int53(#","chat_id":"#, &chatID)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return TonTransactionTypeSuggestedPostPayment(chatID: chatID)
    }
}

/// `tonTransactionTypeGiftPurchaseOffer gift:upgradedGift = TonTransactionType`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1ton_transaction_type_gift_purchase_offer.html)
public struct TonTransactionTypeGiftPurchaseOffer: TDObject, CustomStringConvertible {
    public let gift: UpgradedGift

    public init(gift: UpgradedGift) {
        self.gift = gift
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"tonTransactionTypeGiftPurchaseOffer""#)
        wire.object(#","gift":"#, self.gift)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> TonTransactionTypeGiftPurchaseOffer? {
        var gift: UpgradedGift? = nil
        var mark = wire.cursor
        repeat {
            wire.object(#","gift":"#, &gift)
        } while wire.more(&mark)
        guard !wire.failed, let gift = wire.required(consume gift) else { wire.missing("gift"); return nil }
        return TonTransactionTypeGiftPurchaseOffer(gift: gift)
    }
}

/// `tonTransactionTypeUpgradedGiftPurchase user_id:int53 gift:upgradedGift = TonTransactionType`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1ton_transaction_type_upgraded_gift_purchase.html)
public struct TonTransactionTypeUpgradedGiftPurchase: TDObject, CustomStringConvertible {
    public let userID: Int64
    public let gift: UpgradedGift

    public init(userID: Int64, gift: UpgradedGift) {
        self.userID = userID
        self.gift = gift
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"tonTransactionTypeUpgradedGiftPurchase""#)
        wire.int53(#","user_id":"#, self.userID)
        wire.object(#","gift":"#, self.gift)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> TonTransactionTypeUpgradedGiftPurchase? {
        var userID: Int64 = 0
        var gift: UpgradedGift? = nil
        var mark = wire.cursor
        repeat {
            wire.int53(#","user_id":"#, &userID)
            wire.object(#","gift":"#, &gift)
        } while wire.more(&mark)
        guard !wire.failed, let gift = wire.required(consume gift) else { wire.missing("gift"); return nil }
        return TonTransactionTypeUpgradedGiftPurchase(userID: userID, gift: gift)
    }
}

/// `tonTransactionTypeUpgradedGiftSale user_id:int53 gift:upgradedGift commission_per_mille:int32 commission_gram_amount:int53 via_offer:Bool = TonTransactionType`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1ton_transaction_type_upgraded_gift_sale.html)
public struct TonTransactionTypeUpgradedGiftSale: TDObject, CustomStringConvertible {
    private final class Fields: Sendable {
        let userID: Int64
        let gift: UpgradedGift
        let commissionPerMille: Int32
        let commissionGramAmount: Int64
        let viaOffer: Bool
        init(
            _ userID: Int64,
            _ gift: UpgradedGift,
            _ commissionPerMille: Int32,
            _ commissionGramAmount: Int64,
            _ viaOffer: Bool
        ) {
            self.userID = userID
            self.gift = gift
            self.commissionPerMille = commissionPerMille
            self.commissionGramAmount = commissionGramAmount
            self.viaOffer = viaOffer
        }
    }
    private let fields: Fields
    public var userID: Int64 { fields.userID }
    public var gift: UpgradedGift { fields.gift }
    public var commissionPerMille: Int32 { fields.commissionPerMille }
    public var commissionGramAmount: Int64 { fields.commissionGramAmount }
    public var viaOffer: Bool { fields.viaOffer }

    public init(
        userID: Int64,
        gift: UpgradedGift,
        commissionPerMille: Int32,
        commissionGramAmount: Int64,
        viaOffer: Bool
    ) {
        fields = Fields(userID, gift, commissionPerMille, commissionGramAmount, viaOffer)
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"tonTransactionTypeUpgradedGiftSale""#)
        wire.int53(#","user_id":"#, fields.userID)
        wire.object(#","gift":"#, fields.gift)
        wire.int32(#","commission_per_mille":"#, fields.commissionPerMille)
        wire.int53(#","commission_gram_amount":"#, fields.commissionGramAmount)
        wire.bool(#","via_offer":"#, fields.viaOffer)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> TonTransactionTypeUpgradedGiftSale? {
        var userID: Int64 = 0
        var gift: UpgradedGift? = nil
        var commissionPerMille: Int32 = 0
        var commissionGramAmount: Int64 = 0
        var viaOffer: Bool = false
        var mark = wire.cursor
        repeat {
            wire.int53(#","user_id":"#, &userID)
            wire.object(#","gift":"#, &gift)
            wire.int32(#","commission_per_mille":"#, &commissionPerMille)
            wire.int53(#","commission_gram_amount":"#, &commissionGramAmount)
            wire.bool(#","via_offer":"#, &viaOffer)
        } while wire.more(&mark)
        guard !wire.failed, let gift = wire.required(consume gift) else { wire.missing("gift"); return nil }
        return TonTransactionTypeUpgradedGiftSale(
            userID: userID,
            gift: gift,
            commissionPerMille: commissionPerMille,
            commissionGramAmount: commissionGramAmount,
            viaOffer: viaOffer
        )
    }
}

/// `tonTransaction id:string gram_amount:int53 is_refund:Bool date:int32 type:TonTransactionType = TonTransaction`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1ton_transaction.html)
public struct TonTransaction: TDDecodable, CustomStringConvertible, CustomReflectable {
    private final class Fields: Sendable {
        let id: String
        let gramAmount: Int64
        let isRefund: Bool
        let date: Int32
        let type: TonTransactionType
        init(_ id: String, _ gramAmount: Int64, _ isRefund: Bool, _ date: Int32, _ type: TonTransactionType) {
            self.id = id
            self.gramAmount = gramAmount
            self.isRefund = isRefund
            self.date = date
            self.type = type
        }
    }
    private let fields: Fields
    public var id: String { fields.id }
    public var gramAmount: Int64 { fields.gramAmount }
    public var isRefund: Bool { fields.isRefund }
    /// Unix time in seconds.
    public var date: Int32 { fields.date }
    public var type: TonTransactionType { fields.type }

    public init(id: String, gramAmount: Int64, isRefund: Bool, date: Int32, type: TonTransactionType) {
        fields = Fields(id, gramAmount, isRefund, date, type)
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"tonTransaction""#)
        wire.string(#","id":"#, fields.id)
        wire.int53(#","gram_amount":"#, fields.gramAmount)
        wire.bool(#","is_refund":"#, fields.isRefund)
        wire.int32(#","date":"#, fields.date)
        wire.object(#","type":"#, fields.type)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> TonTransaction? {
        wire.open(#"{"@type":"tonTransaction""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> TonTransaction? {
        var id: String = ""
        var gramAmount: Int64 = 0
        var isRefund: Bool = false
        var date: Int32 = 0
        var type: TonTransactionType? = nil
        var mark = wire.cursor
        repeat {
            wire.string(#","id":"#, &id)
            wire.int53(#","gram_amount":"#, &gramAmount)
            wire.bool(#","is_refund":"#, &isRefund)
            wire.int32(#","date":"#, &date)
            wire.object(#","type":"#, &type)
        } while wire.more(&mark)
        guard !wire.failed, let type = wire.required(consume type) else { wire.missing("type"); return nil }
        return TonTransaction(id: id, gramAmount: gramAmount, isRefund: isRefund, date: date, type: type)
    }
}

/// `tonTransactions gram_amount:int53 transactions:vector<tonTransaction> next_offset:string = TonTransactions`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1ton_transactions.html)
public struct TonTransactions: TDDecodable, CustomStringConvertible {
    public let gramAmount: Int64
    public let transactions: [TonTransaction]
    public let nextOffset: String

    public init(gramAmount: Int64, transactions: [TonTransaction], nextOffset: String) {
        self.gramAmount = gramAmount
        self.transactions = transactions
        self.nextOffset = nextOffset
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"tonTransactions""#)
        wire.int53(#","gram_amount":"#, self.gramAmount)
        wire.objects(#","transactions":"#, self.transactions)
        wire.string(#","next_offset":"#, self.nextOffset)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> TonTransactions? {
        wire.open(#"{"@type":"tonTransactions""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> TonTransactions? {
        var gramAmount: Int64 = 0
        var transactions: [TonTransaction] = []
        var nextOffset: String = ""
        var mark = wire.cursor
        repeat {
            wire.int53(#","gram_amount":"#, &gramAmount)
            wire.objects(#","transactions":"#, &transactions)
            wire.string(#","next_offset":"#, &nextOffset)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return TonTransactions(gramAmount: gramAmount, transactions: transactions, nextOffset: nextOffset)
    }
}

/// `GiveawayParticipantStatus`, one of 5 constructors.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1_giveaway_participant_status.html)
public enum GiveawayParticipantStatus: TDDecodable, CustomStringConvertible, CustomReflectable {
    /// `giveawayParticipantStatusEligible = GiveawayParticipantStatus`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1giveaway_participant_status_eligible.html)
    case eligible
    /// `giveawayParticipantStatusParticipating = GiveawayParticipantStatus`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1giveaway_participant_status_participating.html)
    case participating
    indirect case alreadyWasMember(GiveawayParticipantStatusAlreadyWasMember)
    indirect case administrator(GiveawayParticipantStatusAdministrator)
    indirect case disallowedCountry(GiveawayParticipantStatusDisallowedCountry)
    /// A constructor that this version of the schema does not know, as its name and its JSON.
    indirect case unknown(type: String, json: String)

    public func encode(into wire: inout WireWriter) {
        switch self {
        case .eligible: wire.empty(#"{"@type":"giveawayParticipantStatusEligible"}"#)
        case .participating: wire.empty(#"{"@type":"giveawayParticipantStatusParticipating"}"#)
        case .alreadyWasMember(let value): value.encode(into: &wire)
        case .administrator(let value): value.encode(into: &wire)
        case .disallowedCountry(let value): value.encode(into: &wire)
        case .unknown(_, let json): wire.unknown(json)
        }
    }

    public static func read(_ wire: inout WireReader) -> GiveawayParticipantStatus? {
        switch wire.constructor(of: .giveawayParticipantStatus) {
        case 0: if wire.close() { return .eligible }  // giveawayParticipantStatusEligible
        case 1: if wire.close() { return .participating }  // giveawayParticipantStatusParticipating
        case 2: if let value = GiveawayParticipantStatusAlreadyWasMember.body(&wire) { return .alreadyWasMember(value) }  // giveawayParticipantStatusAlreadyWasMember
        case 3: if let value = GiveawayParticipantStatusAdministrator.body(&wire) { return .administrator(value) }  // giveawayParticipantStatusAdministrator
        case 4: if let value = GiveawayParticipantStatusDisallowedCountry.body(&wire) { return .disallowedCountry(value) }  // giveawayParticipantStatusDisallowedCountry
        case WireReader.nothing: break
        default: if let (type, json) = wire.takeUnknown() { return .unknown(type: type, json: json) }
        }
        return nil
    }
}

/// `giveawayParticipantStatusAlreadyWasMember joined_chat_date:int32 = GiveawayParticipantStatus`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1giveaway_participant_status_already_was_member.html)
public struct GiveawayParticipantStatusAlreadyWasMember: TDObject, CustomStringConvertible {
    /// Unix time in seconds.
    public let joinedChatDate: Int32

    public init(joinedChatDate: Int32) {
        self.joinedChatDate = joinedChatDate
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"giveawayParticipantStatusAlreadyWasMember""#)
        wire.int32(#","joined_chat_date":"#, self.joinedChatDate)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> GiveawayParticipantStatusAlreadyWasMember? {
        var joinedChatDate: Int32 = 0
        var mark = wire.cursor
        repeat {
            wire.int32(#","joined_chat_date":"#, &joinedChatDate)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return GiveawayParticipantStatusAlreadyWasMember(joinedChatDate: joinedChatDate)
    }
}

/// `giveawayParticipantStatusAdministrator chat_id:int53 = GiveawayParticipantStatus`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1giveaway_participant_status_administrator.html)
public struct GiveawayParticipantStatusAdministrator: TDObject, CustomStringConvertible {
    public let chatID: Int64

    public init(chatID: Int64) {
        self.chatID = chatID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"giveawayParticipantStatusAdministrator""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> GiveawayParticipantStatusAdministrator? {
        var chatID: Int64 = 0
        var mark = wire.cursor
        repeat {
            wire.int53(#","chat_id":"#, &chatID)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return GiveawayParticipantStatusAdministrator(chatID: chatID)
    }
}

/// `giveawayParticipantStatusDisallowedCountry user_country_code:string = GiveawayParticipantStatus`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1giveaway_participant_status_disallowed_country.html)
public struct GiveawayParticipantStatusDisallowedCountry: TDObject, CustomStringConvertible {
    public let userCountryCode: String

    public init(userCountryCode: String) {
        self.userCountryCode = userCountryCode
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"giveawayParticipantStatusDisallowedCountry""#)
        wire.string(#","user_country_code":"#, self.userCountryCode)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> GiveawayParticipantStatusDisallowedCountry? {
        var userCountryCode: String = ""
        var mark = wire.cursor
        repeat {
            wire.string(#","user_country_code":"#, &userCountryCode)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return GiveawayParticipantStatusDisallowedCountry(userCountryCode: userCountryCode)
    }
}

/// `GiveawayInfo`, one of 2 constructors.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1_giveaway_info.html)
public enum GiveawayInfo: TDDecodable, CustomStringConvertible, CustomReflectable {
    indirect case ongoing(GiveawayInfoOngoing)
    case completed(GiveawayInfoCompleted)
    /// A constructor that this version of the schema does not know, as its name and its JSON.
    indirect case unknown(type: String, json: String)

    public func encode(into wire: inout WireWriter) {
        switch self {
        case .ongoing(let value): value.encode(into: &wire)
        case .completed(let value): value.encode(into: &wire)
        case .unknown(_, let json): wire.unknown(json)
        }
    }

    public static func read(_ wire: inout WireReader) -> GiveawayInfo? {
        switch wire.constructor(of: .giveawayInfo) {
        case 0: if let value = GiveawayInfoOngoing.body(&wire) { return .ongoing(value) }  // giveawayInfoOngoing
        case 1: if let value = GiveawayInfoCompleted.body(&wire) { return .completed(value) }  // giveawayInfoCompleted
        case WireReader.nothing: break
        default: if let (type, json) = wire.takeUnknown() { return .unknown(type: type, json: json) }
        }
        return nil
    }
}

/// `giveawayInfoOngoing creation_date:int32 status:GiveawayParticipantStatus is_ended:Bool = GiveawayInfo`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1giveaway_info_ongoing.html)
public struct GiveawayInfoOngoing: TDObject, CustomStringConvertible {
    /// Unix time in seconds.
    public let creationDate: Int32
    public let status: GiveawayParticipantStatus
    public let isEnded: Bool

    public init(creationDate: Int32, status: GiveawayParticipantStatus, isEnded: Bool) {
        self.creationDate = creationDate
        self.status = status
        self.isEnded = isEnded
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"giveawayInfoOngoing""#)
        wire.int32(#","creation_date":"#, self.creationDate)
        wire.object(#","status":"#, self.status)
        wire.bool(#","is_ended":"#, self.isEnded)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> GiveawayInfoOngoing? {
        var creationDate: Int32 = 0
        var status: GiveawayParticipantStatus? = nil
        var isEnded: Bool = false
        var mark = wire.cursor
        repeat {
            wire.int32(#","creation_date":"#, &creationDate)
            wire.object(#","status":"#, &status)
            wire.bool(#","is_ended":"#, &isEnded)
        } while wire.more(&mark)
        guard !wire.failed, let status = wire.required(consume status) else { wire.missing("status"); return nil }
        return GiveawayInfoOngoing(creationDate: creationDate, status: status, isEnded: isEnded)
    }
}

/// `giveawayInfoCompleted creation_date:int32 actual_winners_selection_date:int32 was_refunded:Bool is_winner:Bool winner_count:int32 activation_count:int32 gift_code:string won_star_count:int53 = GiveawayInfo`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1giveaway_info_completed.html)
public struct GiveawayInfoCompleted: TDObject, CustomStringConvertible, CustomReflectable {
    private final class Fields: Sendable {
        let creationDate: Int32
        let actualWinnersSelectionDate: Int32
        let wasRefunded: Bool
        let isWinner: Bool
        let winnerCount: Int32
        let activationCount: Int32
        let giftCode: String
        let wonStarCount: Int64
        init(
            _ creationDate: Int32,
            _ actualWinnersSelectionDate: Int32,
            _ wasRefunded: Bool,
            _ isWinner: Bool,
            _ winnerCount: Int32,
            _ activationCount: Int32,
            _ giftCode: String,
            _ wonStarCount: Int64
        ) {
            self.creationDate = creationDate
            self.actualWinnersSelectionDate = actualWinnersSelectionDate
            self.wasRefunded = wasRefunded
            self.isWinner = isWinner
            self.winnerCount = winnerCount
            self.activationCount = activationCount
            self.giftCode = giftCode
            self.wonStarCount = wonStarCount
        }
    }
    private let fields: Fields
    /// Unix time in seconds.
    public var creationDate: Int32 { fields.creationDate }
    /// Unix time in seconds.
    public var actualWinnersSelectionDate: Int32 { fields.actualWinnersSelectionDate }
    public var wasRefunded: Bool { fields.wasRefunded }
    public var isWinner: Bool { fields.isWinner }
    public var winnerCount: Int32 { fields.winnerCount }
    public var activationCount: Int32 { fields.activationCount }
    public var giftCode: String { fields.giftCode }
    public var wonStarCount: Int64 { fields.wonStarCount }

    public init(
        creationDate: Int32,
        actualWinnersSelectionDate: Int32,
        wasRefunded: Bool,
        isWinner: Bool,
        winnerCount: Int32,
        activationCount: Int32,
        giftCode: String,
        wonStarCount: Int64
    ) {
        fields = Fields(
        creationDate,
        actualWinnersSelectionDate,
        wasRefunded,
        isWinner,
        winnerCount,
        activationCount,
        giftCode,
        wonStarCount
    )
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"giveawayInfoCompleted""#)
        wire.int32(#","creation_date":"#, fields.creationDate)
        wire.int32(#","actual_winners_selection_date":"#, fields.actualWinnersSelectionDate)
        wire.bool(#","was_refunded":"#, fields.wasRefunded)
        wire.bool(#","is_winner":"#, fields.isWinner)
        wire.int32(#","winner_count":"#, fields.winnerCount)
        wire.int32(#","activation_count":"#, fields.activationCount)
        wire.string(#","gift_code":"#, fields.giftCode)
        wire.int53(#","won_star_count":"#, fields.wonStarCount)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> GiveawayInfoCompleted? {
        var creationDate: Int32 = 0
        var actualWinnersSelectionDate: Int32 = 0
        var wasRefunded: Bool = false
        var isWinner: Bool = false
        var winnerCount: Int32 = 0
        var activationCount: Int32 = 0
        var giftCode: String = ""
        var wonStarCount: Int64 = 0
        var mark = wire.cursor
        repeat {
            wire.int32(#","creation_date":"#, &creationDate)
            wire.int32(#","actual_winners_selection_date":"#, &actualWinnersSelectionDate)
            wire.bool(#","was_refunded":"#, &wasRefunded)
            wire.bool(#","is_winner":"#, &isWinner)
            wire.int32(#","winner_count":"#, &winnerCount)
            wire.int32(#","activation_count":"#, &activationCount)
            wire.string(#","gift_code":"#, &giftCode)
            wire.int53(#","won_star_count":"#, &wonStarCount)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return GiveawayInfoCompleted(
            creationDate: creationDate,
            actualWinnersSelectionDate: actualWinnersSelectionDate,
            wasRefunded: wasRefunded,
            isWinner: isWinner,
            winnerCount: winnerCount,
            activationCount: activationCount,
            giftCode: giftCode,
            wonStarCount: wonStarCount
        )
    }
}

/// `GiveawayPrize`, one of 2 constructors.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1_giveaway_prize.html)
public enum GiveawayPrize: TDDecodable, CustomStringConvertible, CustomReflectable {
    case premium(GiveawayPrizePremium)
    case stars(GiveawayPrizeStars)
    /// A constructor that this version of the schema does not know, as its name and its JSON.
    indirect case unknown(type: String, json: String)

    public func encode(into wire: inout WireWriter) {
        switch self {
        case .premium(let value): value.encode(into: &wire)
        case .stars(let value): value.encode(into: &wire)
        case .unknown(_, let json): wire.unknown(json)
        }
    }

    public static func read(_ wire: inout WireReader) -> GiveawayPrize? {
        switch wire.constructor(of: .giveawayPrize) {
        case 0: if let value = GiveawayPrizePremium.body(&wire) { return .premium(value) }  // giveawayPrizePremium
        case 1: if let value = GiveawayPrizeStars.body(&wire) { return .stars(value) }  // giveawayPrizeStars
        case WireReader.nothing: break
        default: if let (type, json) = wire.takeUnknown() { return .unknown(type: type, json: json) }
        }
        return nil
    }
}

/// `giveawayPrizePremium month_count:int32 = GiveawayPrize`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1giveaway_prize_premium.html)
public struct GiveawayPrizePremium: TDObject, CustomStringConvertible {
    public let monthCount: Int32

    public init(monthCount: Int32) {
        self.monthCount = monthCount
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"giveawayPrizePremium""#)
        wire.int32(#","month_count":"#, self.monthCount)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> GiveawayPrizePremium? {
        var monthCount: Int32 = 0
        var mark = wire.cursor
        repeat {
            wire.int32(#","month_count":"#, &monthCount)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return GiveawayPrizePremium(monthCount: monthCount)
    }
}

/// `giveawayPrizeStars star_count:int53 = GiveawayPrize`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1giveaway_prize_stars.html)
public struct GiveawayPrizeStars: TDObject, CustomStringConvertible {
    public let starCount: Int64

    public init(starCount: Int64) {
        self.starCount = starCount
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"giveawayPrizeStars""#)
        wire.int53(#","star_count":"#, self.starCount)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> GiveawayPrizeStars? {
        var starCount: Int64 = 0
        var mark = wire.cursor
        repeat {
            wire.int53(#","star_count":"#, &starCount)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return GiveawayPrizeStars(starCount: starCount)
    }
}

/// `CollectibleItemType`, one of 2 constructors.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1_collectible_item_type.html)
public enum CollectibleItemType: TDObject, CustomStringConvertible, CustomReflectable {
    indirect case username(CollectibleItemTypeUsername)
    indirect case phoneNumber(CollectibleItemTypePhoneNumber)
    /// A constructor that this version of the schema does not know, as its name and its JSON.
    indirect case unknown(type: String, json: String)

    public func encode(into wire: inout WireWriter) {
        switch self {
        case .username(let value): value.encode(into: &wire)
        case .phoneNumber(let value): value.encode(into: &wire)
        case .unknown(_, let json): wire.unknown(json)
        }
    }
}

/// `collectibleItemTypeUsername username:string = CollectibleItemType`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1collectible_item_type_username.html)
public struct CollectibleItemTypeUsername: TDObject, CustomStringConvertible, CustomReflectable {
    public let username: String

    public init(username: String) {
        self.username = username
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"collectibleItemTypeUsername""#)
        wire.string(#","username":"#, self.username)
        wire.close()
    }
}

/// `collectibleItemTypePhoneNumber phone_number:string = CollectibleItemType`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1collectible_item_type_phone_number.html)
public struct CollectibleItemTypePhoneNumber: TDObject, CustomStringConvertible, CustomReflectable {
    public let phoneNumber: String

    public init(phoneNumber: String) {
        self.phoneNumber = phoneNumber
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"collectibleItemTypePhoneNumber""#)
        wire.string(#","phone_number":"#, self.phoneNumber)
        wire.close()
    }
}

/// `collectibleItemInfo purchase_date:int32 currency:string amount:int53 cryptocurrency:string cryptocurrency_amount:int64 url:string = CollectibleItemInfo`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1collectible_item_info.html)
public struct CollectibleItemInfo: TDDecodable, CustomStringConvertible, CustomReflectable {
    private final class Fields: Sendable {
        let purchaseDate: Int32
        let currency: String
        let amount: Int64
        let cryptocurrency: String
        let cryptocurrencyAmount: Int64
        let url: String
        init(
            _ purchaseDate: Int32,
            _ currency: String,
            _ amount: Int64,
            _ cryptocurrency: String,
            _ cryptocurrencyAmount: Int64,
            _ url: String
        ) {
            self.purchaseDate = purchaseDate
            self.currency = currency
            self.amount = amount
            self.cryptocurrency = cryptocurrency
            self.cryptocurrencyAmount = cryptocurrencyAmount
            self.url = url
        }
    }
    private let fields: Fields
    /// Unix time in seconds.
    public var purchaseDate: Int32 { fields.purchaseDate }
    public var currency: String { fields.currency }
    public var amount: Int64 { fields.amount }
    public var cryptocurrency: String { fields.cryptocurrency }
    public var cryptocurrencyAmount: Int64 { fields.cryptocurrencyAmount }
    public var url: String { fields.url }

    public init(
        purchaseDate: Int32,
        currency: String,
        amount: Int64,
        cryptocurrency: String,
        cryptocurrencyAmount: Int64,
        url: String
    ) {
        fields = Fields(purchaseDate, currency, amount, cryptocurrency, cryptocurrencyAmount, url)
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"collectibleItemInfo""#)
        wire.int32(#","purchase_date":"#, fields.purchaseDate)
        wire.string(#","currency":"#, fields.currency)
        wire.int53(#","amount":"#, fields.amount)
        wire.string(#","cryptocurrency":"#, fields.cryptocurrency)
        wire.int64(#","cryptocurrency_amount":"#, fields.cryptocurrencyAmount)
        wire.string(#","url":"#, fields.url)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> CollectibleItemInfo? {
        wire.open(#"{"@type":"collectibleItemInfo""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> CollectibleItemInfo? {
        var purchaseDate: Int32 = 0
        var currency: String = ""
        var amount: Int64 = 0
        var cryptocurrency: String = ""
        var cryptocurrencyAmount: Int64 = 0
        var url: String = ""
        var mark = wire.cursor
        repeat {
            wire.int32(#","purchase_date":"#, &purchaseDate)
            wire.string(#","currency":"#, &currency)
            wire.int53(#","amount":"#, &amount)
            wire.string(#","cryptocurrency":"#, &cryptocurrency)
            wire.int64(#","cryptocurrency_amount":"#, &cryptocurrencyAmount)
            wire.string(#","url":"#, &url)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return CollectibleItemInfo(
            purchaseDate: purchaseDate,
            currency: currency,
            amount: amount,
            cryptocurrency: cryptocurrency,
            cryptocurrencyAmount: cryptocurrencyAmount,
            url: url
        )
    }
}

/// `giveawayParameters boosted_chat_id:int53 additional_chat_ids:vector<int53> winners_selection_date:int32 only_new_members:Bool has_public_winners:Bool country_codes:vector<string> prize_description:string = GiveawayParameters`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1giveaway_parameters.html)
public struct GiveawayParameters: TDDecodable, CustomStringConvertible, CustomReflectable {
    private final class Fields: Sendable {
        let boostedChatID: Int64
        let additionalChatIDs: [Int64]
        let winnersSelectionDate: Int32
        let onlyNewMembers: Bool
        let hasPublicWinners: Bool
        let countryCodes: [String]
        let prizeDescription: String
        init(
            _ boostedChatID: Int64,
            _ additionalChatIDs: [Int64],
            _ winnersSelectionDate: Int32,
            _ onlyNewMembers: Bool,
            _ hasPublicWinners: Bool,
            _ countryCodes: [String],
            _ prizeDescription: String
        ) {
            self.boostedChatID = boostedChatID
            self.additionalChatIDs = additionalChatIDs
            self.winnersSelectionDate = winnersSelectionDate
            self.onlyNewMembers = onlyNewMembers
            self.hasPublicWinners = hasPublicWinners
            self.countryCodes = countryCodes
            self.prizeDescription = prizeDescription
        }
    }
    private let fields: Fields
    public var boostedChatID: Int64 { fields.boostedChatID }
    public var additionalChatIDs: [Int64] { fields.additionalChatIDs }
    /// Unix time in seconds. Range 60 to the option `giveaway_duration_max` seconds.
    public var winnersSelectionDate: Int32 { fields.winnersSelectionDate }
    public var onlyNewMembers: Bool { fields.onlyNewMembers }
    public var hasPublicWinners: Bool { fields.hasPublicWinners }
    public var countryCodes: [String] { fields.countryCodes }
    /// Length 0 to 128 characters.
    public var prizeDescription: String { fields.prizeDescription }

    public init(
        boostedChatID: Int64,
        additionalChatIDs: [Int64],
        winnersSelectionDate: Int32,
        onlyNewMembers: Bool,
        hasPublicWinners: Bool,
        countryCodes: [String],
        prizeDescription: String
    ) {
        fields = Fields(
        boostedChatID,
        additionalChatIDs,
        winnersSelectionDate,
        onlyNewMembers,
        hasPublicWinners,
        countryCodes,
        prizeDescription
    )
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"giveawayParameters""#)
        wire.int53(#","boosted_chat_id":"#, fields.boostedChatID)
        wire.int53s(#","additional_chat_ids":"#, fields.additionalChatIDs)
        wire.int32(#","winners_selection_date":"#, fields.winnersSelectionDate)
        wire.bool(#","only_new_members":"#, fields.onlyNewMembers)
        wire.bool(#","has_public_winners":"#, fields.hasPublicWinners)
        wire.strings(#","country_codes":"#, fields.countryCodes)
        wire.string(#","prize_description":"#, fields.prizeDescription)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> GiveawayParameters? {
        wire.open(#"{"@type":"giveawayParameters""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> GiveawayParameters? {
        var boostedChatID: Int64 = 0
        var additionalChatIDs: [Int64] = []
        var winnersSelectionDate: Int32 = 0
        var onlyNewMembers: Bool = false
        var hasPublicWinners: Bool = false
        var countryCodes: [String] = []
        var prizeDescription: String = ""
        var mark = wire.cursor
        repeat {
            wire.int53(#","boosted_chat_id":"#, &boostedChatID)
            wire.int53s(#","additional_chat_ids":"#, &additionalChatIDs)
            wire.int32(#","winners_selection_date":"#, &winnersSelectionDate)
            wire.bool(#","only_new_members":"#, &onlyNewMembers)
            wire.bool(#","has_public_winners":"#, &hasPublicWinners)
            wire.strings(#","country_codes":"#, &countryCodes)
            wire.string(#","prize_description":"#, &prizeDescription)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return GiveawayParameters(
            boostedChatID: boostedChatID,
            additionalChatIDs: additionalChatIDs,
            winnersSelectionDate: winnersSelectionDate,
            onlyNewMembers: onlyNewMembers,
            hasPublicWinners: hasPublicWinners,
            countryCodes: countryCodes,
            prizeDescription: prizeDescription
        )
    }
}

/// `prepaidGiveaway id:int64 winner_count:int32 prize:GiveawayPrize boost_count:int32 payment_date:int32 = PrepaidGiveaway`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1prepaid_giveaway.html)
public struct PrepaidGiveaway: TDDecodable, CustomStringConvertible {
    public let id: Int64
    public let winnerCount: Int32
    public let prize: GiveawayPrize
    public let boostCount: Int32
    /// Unix time in seconds.
    public let paymentDate: Int32

    public init(id: Int64, winnerCount: Int32, prize: GiveawayPrize, boostCount: Int32, paymentDate: Int32) {
        self.id = id
        self.winnerCount = winnerCount
        self.prize = prize
        self.boostCount = boostCount
        self.paymentDate = paymentDate
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"prepaidGiveaway""#)
        wire.int64(#","id":"#, self.id)
        wire.int32(#","winner_count":"#, self.winnerCount)
        wire.object(#","prize":"#, self.prize)
        wire.int32(#","boost_count":"#, self.boostCount)
        wire.int32(#","payment_date":"#, self.paymentDate)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> PrepaidGiveaway? {
        wire.open(#"{"@type":"prepaidGiveaway""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> PrepaidGiveaway? {
        var id: Int64 = 0
        var winnerCount: Int32 = 0
        var prize: GiveawayPrize? = nil
        var boostCount: Int32 = 0
        var paymentDate: Int32 = 0
        var mark = wire.cursor
        repeat {
            wire.int64(#","id":"#, &id)
            wire.int32(#","winner_count":"#, &winnerCount)
            wire.object(#","prize":"#, &prize)
            wire.int32(#","boost_count":"#, &boostCount)
            wire.int32(#","payment_date":"#, &paymentDate)
        } while wire.more(&mark)
        guard !wire.failed, let prize = wire.required(consume prize) else { wire.missing("prize"); return nil }
        return PrepaidGiveaway(
            id: id,
            winnerCount: winnerCount,
            prize: prize,
            boostCount: boostCount,
            paymentDate: paymentDate
        )
    }
}

/// `giftChatTheme gift:upgradedGift light_settings:themeSettings dark_settings:themeSettings = GiftChatTheme`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1gift_chat_theme.html)
public struct GiftChatTheme: TDDecodable, CustomStringConvertible {
    public let gift: UpgradedGift
    public let lightSettings: ThemeSettings
    public let darkSettings: ThemeSettings

    public init(gift: UpgradedGift, lightSettings: ThemeSettings, darkSettings: ThemeSettings) {
        self.gift = gift
        self.lightSettings = lightSettings
        self.darkSettings = darkSettings
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"giftChatTheme""#)
        wire.object(#","gift":"#, self.gift)
        wire.object(#","light_settings":"#, self.lightSettings)
        wire.object(#","dark_settings":"#, self.darkSettings)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> GiftChatTheme? {
        wire.open(#"{"@type":"giftChatTheme""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> GiftChatTheme? {
        var gift: UpgradedGift? = nil
        var lightSettings: ThemeSettings? = nil
        var darkSettings: ThemeSettings? = nil
        var mark = wire.cursor
        repeat {
            wire.object(#","gift":"#, &gift)
            wire.object(#","light_settings":"#, &lightSettings)
            wire.object(#","dark_settings":"#, &darkSettings)
        } while wire.more(&mark)
        guard 
            !wire.failed,
            let gift = wire.required(consume gift),
            let lightSettings = wire.required(consume lightSettings),
            let darkSettings = wire.required(consume darkSettings)
         else { wire.missing("gift light_settings dark_settings"); return nil }
        return GiftChatTheme(gift: gift, lightSettings: lightSettings, darkSettings: darkSettings)
    }
}

/// `giftChatThemes themes:vector<giftChatTheme> next_offset:string = GiftChatThemes`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1gift_chat_themes.html)
public struct GiftChatThemes: TDDecodable, CustomStringConvertible {
    public let themes: [GiftChatTheme]
    public let nextOffset: String

    public init(themes: [GiftChatTheme], nextOffset: String) {
        self.themes = themes
        self.nextOffset = nextOffset
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"giftChatThemes""#)
        wire.objects(#","themes":"#, self.themes)
        wire.string(#","next_offset":"#, self.nextOffset)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> GiftChatThemes? {
        wire.open(#"{"@type":"giftChatThemes""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> GiftChatThemes? {
        var themes: [GiftChatTheme] = []
        var nextOffset: String = ""
        var mark = wire.cursor
        repeat {
            wire.objects(#","themes":"#, &themes)
            wire.string(#","next_offset":"#, &nextOffset)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return GiftChatThemes(themes: themes, nextOffset: nextOffset)
    }
}

/// `StartLiveStoryResult`, one of 2 constructors.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1_start_live_story_result.html)
public enum StartLiveStoryResult: TDDecodable, CustomStringConvertible, CustomReflectable {
    indirect case ok(StartLiveStoryResultOk)
    indirect case fail(StartLiveStoryResultFail)
    /// A constructor that this version of the schema does not know, as its name and its JSON.
    indirect case unknown(type: String, json: String)

    public func encode(into wire: inout WireWriter) {
        switch self {
        case .ok(let value): value.encode(into: &wire)
        case .fail(let value): value.encode(into: &wire)
        case .unknown(_, let json): wire.unknown(json)
        }
    }

    public static func read(_ wire: inout WireReader) -> StartLiveStoryResult? {
        switch wire.constructor(of: .startLiveStoryResult) {
        case 0: if let value = StartLiveStoryResultOk.body(&wire) { return .ok(value) }  // startLiveStoryResultOk
        case 1: if let value = StartLiveStoryResultFail.body(&wire) { return .fail(value) }  // startLiveStoryResultFail
        case WireReader.nothing: break
        default: if let (type, json) = wire.takeUnknown() { return .unknown(type: type, json: json) }
        }
        return nil
    }
}

/// `startLiveStoryResultOk story:story = StartLiveStoryResult`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1start_live_story_result_ok.html)
public struct StartLiveStoryResultOk: TDObject, CustomStringConvertible {
    public let story: Story

    public init(story: Story) {
        self.story = story
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"startLiveStoryResultOk""#)
        wire.object(#","story":"#, self.story)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> StartLiveStoryResultOk? {
        var story: Story? = nil
        var mark = wire.cursor
        repeat {
            wire.object(#","story":"#, &story)
        } while wire.more(&mark)
        guard !wire.failed, let story = wire.required(consume story) else { wire.missing("story"); return nil }
        return StartLiveStoryResultOk(story: story)
    }
}

/// `startLiveStoryResultFail error_type:CanPostStoryResult = StartLiveStoryResult`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1start_live_story_result_fail.html)
public struct StartLiveStoryResultFail: TDObject, CustomStringConvertible {
    public let errorType: CanPostStoryResult

    public init(errorType: CanPostStoryResult) {
        self.errorType = errorType
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"startLiveStoryResultFail""#)
        wire.object(#","error_type":"#, self.errorType)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> StartLiveStoryResultFail? {
        var errorType: CanPostStoryResult? = nil
        var mark = wire.cursor
        repeat {
            wire.object(#","error_type":"#, &errorType)
        } while wire.more(&mark)
        guard 
            !wire.failed,
            let errorType = wire.required(consume errorType)
         else { wire.missing("error_type"); return nil }
        return StartLiveStoryResultFail(errorType: errorType)
    }
}

/// `starCount star_count:int53 = StarCount`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1star_count.html)
public struct StarCount: TDDecodable, CustomStringConvertible {
    public let starCount: Int64

    public init(starCount: Int64) {
        self.starCount = starCount
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"starCount""#)
        wire.int53(#","star_count":"#, self.starCount)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> StarCount? {
        wire.open(#"{"@type":"starCount""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> StarCount? {
        var starCount: Int64 = 0
        var mark = wire.cursor
        repeat {
            wire.int53(#","star_count":"#, &starCount)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return StarCount(starCount: starCount)
    }
}


#if Hashable
extension GiftResalePrice: Hashable {}
extension GiftResalePriceStar: Hashable {}
extension GiftResalePriceGram: Hashable {}
extension GiftPurchaseOfferState: Hashable {}
extension StarAmount: Hashable {}
extension StarSubscriptionType: Hashable {}
extension StarSubscriptionTypeChannel: Hashable {}
extension StarSubscriptionTypeBot: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.isCanceledByBot != right.isCanceledByBot { return false }
        if left.title != right.title { return false }
        if left.photo != right.photo { return false }
        if left.invoiceLink != right.invoiceLink { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(isCanceledByBot)
        hasher.combine(title)
        hasher.combine(photo)
        hasher.combine(invoiceLink)
    }
}
extension StarSubscriptionPricing: Hashable {}
extension StarSubscription: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.id != right.id { return false }
        if left.chatID != right.chatID { return false }
        if left.expirationDate != right.expirationDate { return false }
        if left.isCanceled != right.isCanceled { return false }
        if left.isExpiring != right.isExpiring { return false }
        if left.pricing != right.pricing { return false }
        if left.type != right.type { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(id)
        hasher.combine(chatID)
        hasher.combine(expirationDate)
        hasher.combine(isCanceled)
        hasher.combine(isExpiring)
        hasher.combine(pricing)
        hasher.combine(type)
    }
}
extension StarSubscriptions: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.starAmount != right.starAmount { return false }
        if left.subscriptions != right.subscriptions { return false }
        if left.requiredStarCount != right.requiredStarCount { return false }
        if left.nextOffset != right.nextOffset { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(starAmount)
        hasher.combine(subscriptions)
        hasher.combine(requiredStarCount)
        hasher.combine(nextOffset)
    }
}
extension AffiliateType: Hashable {}
extension AffiliateTypeBot: Hashable {}
extension AffiliateTypeChannel: Hashable {}
extension AffiliateProgramSortOrder: Hashable {}
extension AffiliateProgramParameters: Hashable {}
extension AffiliateProgramInfo: Hashable {}
extension AffiliateInfo: Hashable {}
extension PremiumGiftPaymentOption: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.currency != right.currency { return false }
        if left.amount != right.amount { return false }
        if left.starCount != right.starCount { return false }
        if left.discountPercentage != right.discountPercentage { return false }
        if left.monthCount != right.monthCount { return false }
        if left.storeProductID != right.storeProductID { return false }
        if left.sticker != right.sticker { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(currency)
        hasher.combine(amount)
        hasher.combine(starCount)
        hasher.combine(discountPercentage)
        hasher.combine(monthCount)
        hasher.combine(storeProductID)
        hasher.combine(sticker)
    }
}
extension PremiumGiftPaymentOptions: Hashable {}
extension PremiumGiveawayPaymentOption: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.currency != right.currency { return false }
        if left.amount != right.amount { return false }
        if left.winnerCount != right.winnerCount { return false }
        if left.monthCount != right.monthCount { return false }
        if left.storeProductID != right.storeProductID { return false }
        if left.storeProductQuantity != right.storeProductQuantity { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(currency)
        hasher.combine(amount)
        hasher.combine(winnerCount)
        hasher.combine(monthCount)
        hasher.combine(storeProductID)
        hasher.combine(storeProductQuantity)
    }
}
extension PremiumGiveawayPaymentOptions: Hashable {}
extension PremiumGiftCodeInfo: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.creatorID != right.creatorID { return false }
        if left.creationDate != right.creationDate { return false }
        if left.isFromGiveaway != right.isFromGiveaway { return false }
        if left.giveawayMessageID != right.giveawayMessageID { return false }
        if left.monthCount != right.monthCount { return false }
        if left.dayCount != right.dayCount { return false }
        if left.userID != right.userID { return false }
        if left.useDate != right.useDate { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(creatorID)
        hasher.combine(creationDate)
        hasher.combine(isFromGiveaway)
        hasher.combine(giveawayMessageID)
        hasher.combine(monthCount)
        hasher.combine(dayCount)
        hasher.combine(userID)
        hasher.combine(useDate)
    }
}
extension StarPaymentOption: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.currency != right.currency { return false }
        if left.amount != right.amount { return false }
        if left.starCount != right.starCount { return false }
        if left.storeProductID != right.storeProductID { return false }
        if left.isAdditional != right.isAdditional { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(currency)
        hasher.combine(amount)
        hasher.combine(starCount)
        hasher.combine(storeProductID)
        hasher.combine(isAdditional)
    }
}
extension StarPaymentOptions: Hashable {}
extension StarGiveawayWinnerOption: Hashable {}
extension StarGiveawayPaymentOption: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.currency != right.currency { return false }
        if left.amount != right.amount { return false }
        if left.starCount != right.starCount { return false }
        if left.storeProductID != right.storeProductID { return false }
        if left.yearlyBoostCount != right.yearlyBoostCount { return false }
        if left.winnerOptions != right.winnerOptions { return false }
        if left.isDefault != right.isDefault { return false }
        if left.isAdditional != right.isAdditional { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(currency)
        hasher.combine(amount)
        hasher.combine(starCount)
        hasher.combine(storeProductID)
        hasher.combine(yearlyBoostCount)
        hasher.combine(winnerOptions)
        hasher.combine(isDefault)
        hasher.combine(isAdditional)
    }
}
extension StarGiveawayPaymentOptions: Hashable {}
extension GiftSettings: Hashable {}
extension GiftAuction: Hashable {}
extension GiftBackground: Hashable {}
extension GiftPurchaseLimits: Hashable {}
extension GiftResaleParameters: Hashable {}
extension GiftCollection: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.id != right.id { return false }
        if left.name != right.name { return false }
        if left.icon != right.icon { return false }
        if left.giftCount != right.giftCount { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(id)
        hasher.combine(name)
        hasher.combine(icon)
        hasher.combine(giftCount)
    }
}
extension GiftCollections: Hashable {}
extension UpgradedGiftOrigin: Hashable {}
extension UpgradedGiftOriginUpgrade: Hashable {}
extension UpgradedGiftOriginResale: Hashable {}
extension UpgradedGiftOriginOffer: Hashable {}
extension UpgradedGiftAttributeRarity: Hashable {}
extension UpgradedGiftAttributeRarityPerMille: Hashable {}
extension UpgradedGiftModel: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.name != right.name { return false }
        if left.sticker != right.sticker { return false }
        if left.rarity != right.rarity { return false }
        if left.isCrafted != right.isCrafted { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(name)
        hasher.combine(sticker)
        hasher.combine(rarity)
        hasher.combine(isCrafted)
    }
}
extension UpgradedGiftSymbol: Hashable {}
extension UpgradedGiftBackdropColors: Hashable {}
extension UpgradedGiftBackdrop: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.id != right.id { return false }
        if left.name != right.name { return false }
        if left.colors != right.colors { return false }
        if left.rarity != right.rarity { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(id)
        hasher.combine(name)
        hasher.combine(colors)
        hasher.combine(rarity)
    }
}
extension UpgradedGiftOriginalDetails: Hashable {}
extension UpgradedGiftColors: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.id != right.id { return false }
        if left.modelCustomEmojiID != right.modelCustomEmojiID { return false }
        if left.symbolCustomEmojiID != right.symbolCustomEmojiID { return false }
        if left.lightThemeAccentColor != right.lightThemeAccentColor { return false }
        if left.lightThemeColors != right.lightThemeColors { return false }
        if left.darkThemeAccentColor != right.darkThemeAccentColor { return false }
        if left.darkThemeColors != right.darkThemeColors { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(id)
        hasher.combine(modelCustomEmojiID)
        hasher.combine(symbolCustomEmojiID)
        hasher.combine(lightThemeAccentColor)
        hasher.combine(lightThemeColors)
        hasher.combine(darkThemeAccentColor)
        hasher.combine(darkThemeColors)
    }
}
extension Gift: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.id != right.id { return false }
        if left.publisherChatID != right.publisherChatID { return false }
        if left.sticker != right.sticker { return false }
        if left.starCount != right.starCount { return false }
        if left.defaultSellStarCount != right.defaultSellStarCount { return false }
        if left.upgradeStarCount != right.upgradeStarCount { return false }
        if left.upgradeVariantCount != right.upgradeVariantCount { return false }
        if left.hasColors != right.hasColors { return false }
        if left.isForBirthday != right.isForBirthday { return false }
        if left.isPremium != right.isPremium { return false }
        if left.auctionInfo != right.auctionInfo { return false }
        if left.nextSendDate != right.nextSendDate { return false }
        if left.userLimits != right.userLimits { return false }
        if left.overallLimits != right.overallLimits { return false }
        if left.background != right.background { return false }
        if left.firstSendDate != right.firstSendDate { return false }
        if left.lastSendDate != right.lastSendDate { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(id)
        hasher.combine(publisherChatID)
        hasher.combine(sticker)
        hasher.combine(starCount)
        hasher.combine(defaultSellStarCount)
        hasher.combine(upgradeStarCount)
        hasher.combine(upgradeVariantCount)
        hasher.combine(hasColors)
        hasher.combine(isForBirthday)
        hasher.combine(isPremium)
        hasher.combine(auctionInfo)
        hasher.combine(nextSendDate)
        hasher.combine(userLimits)
        hasher.combine(overallLimits)
        hasher.combine(background)
        hasher.combine(firstSendDate)
        hasher.combine(lastSendDate)
    }
}
extension UpgradedGift: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.id != right.id { return false }
        if left.regularGiftID != right.regularGiftID { return false }
        if left.publisherChatID != right.publisherChatID { return false }
        if left.title != right.title { return false }
        if left.name != right.name { return false }
        if left.number != right.number { return false }
        if left.totalUpgradedCount != right.totalUpgradedCount { return false }
        if left.maxUpgradedCount != right.maxUpgradedCount { return false }
        if left.isBurned != right.isBurned { return false }
        if left.isCrafted != right.isCrafted { return false }
        if left.isPremium != right.isPremium { return false }
        if left.isThemeAvailable != right.isThemeAvailable { return false }
        if left.usedThemeChatID != right.usedThemeChatID { return false }
        if left.hostID != right.hostID { return false }
        if left.ownerID != right.ownerID { return false }
        if left.ownerAddress != right.ownerAddress { return false }
        if left.ownerName != right.ownerName { return false }
        if left.giftAddress != right.giftAddress { return false }
        if left.model != right.model { return false }
        if left.symbol != right.symbol { return false }
        if left.backdrop != right.backdrop { return false }
        if left.originalDetails != right.originalDetails { return false }
        if left.colors != right.colors { return false }
        if left.resaleParameters != right.resaleParameters { return false }
        if left.canSendPurchaseOffer != right.canSendPurchaseOffer { return false }
        if left.craftProbabilityPerMille != right.craftProbabilityPerMille { return false }
        if left.valueCurrency != right.valueCurrency { return false }
        if left.valueAmount != right.valueAmount { return false }
        if left.valueUsdAmount != right.valueUsdAmount { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(id)
        hasher.combine(regularGiftID)
        hasher.combine(publisherChatID)
        hasher.combine(title)
        hasher.combine(name)
        hasher.combine(number)
        hasher.combine(totalUpgradedCount)
        hasher.combine(maxUpgradedCount)
        hasher.combine(isBurned)
        hasher.combine(isCrafted)
        hasher.combine(isPremium)
        hasher.combine(isThemeAvailable)
        hasher.combine(usedThemeChatID)
        hasher.combine(hostID)
        hasher.combine(ownerID)
        hasher.combine(ownerAddress)
        hasher.combine(ownerName)
        hasher.combine(giftAddress)
        hasher.combine(model)
        hasher.combine(symbol)
        hasher.combine(backdrop)
        hasher.combine(originalDetails)
        hasher.combine(colors)
        hasher.combine(resaleParameters)
        hasher.combine(canSendPurchaseOffer)
        hasher.combine(craftProbabilityPerMille)
        hasher.combine(valueCurrency)
        hasher.combine(valueAmount)
        hasher.combine(valueUsdAmount)
    }
}
extension UpgradedGiftValueInfo: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.currency != right.currency { return false }
        if left.value != right.value { return false }
        if left.isValueAverage != right.isValueAverage { return false }
        if left.initialSaleDate != right.initialSaleDate { return false }
        if left.initialSaleStarCount != right.initialSaleStarCount { return false }
        if left.initialSalePrice != right.initialSalePrice { return false }
        if left.lastSaleDate != right.lastSaleDate { return false }
        if left.lastSalePrice != right.lastSalePrice { return false }
        if left.isLastSaleOnFragment != right.isLastSaleOnFragment { return false }
        if left.minimumPrice != right.minimumPrice { return false }
        if left.averageSalePrice != right.averageSalePrice { return false }
        if left.telegramListedGiftCount != right.telegramListedGiftCount { return false }
        if left.fragmentListedGiftCount != right.fragmentListedGiftCount { return false }
        if left.fragmentURL != right.fragmentURL { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(currency)
        hasher.combine(value)
        hasher.combine(isValueAverage)
        hasher.combine(initialSaleDate)
        hasher.combine(initialSaleStarCount)
        hasher.combine(initialSalePrice)
        hasher.combine(lastSaleDate)
        hasher.combine(lastSalePrice)
        hasher.combine(isLastSaleOnFragment)
        hasher.combine(minimumPrice)
        hasher.combine(averageSalePrice)
        hasher.combine(telegramListedGiftCount)
        hasher.combine(fragmentListedGiftCount)
        hasher.combine(fragmentURL)
    }
}
extension CraftGiftResult: Hashable {}
extension CraftGiftResultSuccess: Hashable {}
extension CraftGiftResultTooEarly: Hashable {}
extension GiftUpgradePrice: Hashable {}
extension UpgradedGiftAttributeId: Hashable {}
extension UpgradedGiftAttributeIdModel: Hashable {}
extension UpgradedGiftAttributeIdSymbol: Hashable {}
extension UpgradedGiftAttributeIdBackdrop: Hashable {}
extension UpgradedGiftModelCount: Hashable {}
extension UpgradedGiftSymbolCount: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.symbol != right.symbol { return false }
        if left.totalCount != right.totalCount { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(symbol)
        hasher.combine(totalCount)
    }
}
extension UpgradedGiftBackdropCount: Hashable {}
extension GiftForResaleOrder: Hashable {}
extension GiftForResale: Hashable {}
extension GiftsForResale: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.totalCount != right.totalCount { return false }
        if left.gifts != right.gifts { return false }
        if left.models != right.models { return false }
        if left.symbols != right.symbols { return false }
        if left.backdrops != right.backdrops { return false }
        if left.nextOffset != right.nextOffset { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(totalCount)
        hasher.combine(gifts)
        hasher.combine(models)
        hasher.combine(symbols)
        hasher.combine(backdrops)
        hasher.combine(nextOffset)
    }
}
extension GiftResaleResult: Hashable {}
extension GiftResaleResultOk: Hashable {}
extension GiftResaleResultPriceIncreased: Hashable {}
extension ReceivedGift: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.receivedGiftID != right.receivedGiftID { return false }
        if left.senderID != right.senderID { return false }
        if left.text != right.text { return false }
        if left.uniqueGiftNumber != right.uniqueGiftNumber { return false }
        if left.isPrivate != right.isPrivate { return false }
        if left.isSaved != right.isSaved { return false }
        if left.isPinned != right.isPinned { return false }
        if left.canBeUpgraded != right.canBeUpgraded { return false }
        if left.canBeTransferred != right.canBeTransferred { return false }
        if left.wasRefunded != right.wasRefunded { return false }
        if left.date != right.date { return false }
        if left.gift != right.gift { return false }
        if left.collectionIDs != right.collectionIDs { return false }
        if left.sellStarCount != right.sellStarCount { return false }
        if left.prepaidUpgradeStarCount != right.prepaidUpgradeStarCount { return false }
        if left.isUpgradeSeparate != right.isUpgradeSeparate { return false }
        if left.transferStarCount != right.transferStarCount { return false }
        if left.dropOriginalDetailsStarCount != right.dropOriginalDetailsStarCount { return false }
        if left.nextTransferDate != right.nextTransferDate { return false }
        if left.nextResaleDate != right.nextResaleDate { return false }
        if left.exportDate != right.exportDate { return false }
        if left.prepaidUpgradeHash != right.prepaidUpgradeHash { return false }
        if left.craftDate != right.craftDate { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(receivedGiftID)
        hasher.combine(senderID)
        hasher.combine(text)
        hasher.combine(uniqueGiftNumber)
        hasher.combine(isPrivate)
        hasher.combine(isSaved)
        hasher.combine(isPinned)
        hasher.combine(canBeUpgraded)
        hasher.combine(canBeTransferred)
        hasher.combine(wasRefunded)
        hasher.combine(date)
        hasher.combine(gift)
        hasher.combine(collectionIDs)
        hasher.combine(sellStarCount)
        hasher.combine(prepaidUpgradeStarCount)
        hasher.combine(isUpgradeSeparate)
        hasher.combine(transferStarCount)
        hasher.combine(dropOriginalDetailsStarCount)
        hasher.combine(nextTransferDate)
        hasher.combine(nextResaleDate)
        hasher.combine(exportDate)
        hasher.combine(prepaidUpgradeHash)
        hasher.combine(craftDate)
    }
}
extension ReceivedGifts: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.totalCount != right.totalCount { return false }
        if left.gifts != right.gifts { return false }
        if left.areNotificationsEnabled != right.areNotificationsEnabled { return false }
        if left.nextOffset != right.nextOffset { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(totalCount)
        hasher.combine(gifts)
        hasher.combine(areNotificationsEnabled)
        hasher.combine(nextOffset)
    }
}
extension GiftsForCrafting: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.totalCount != right.totalCount { return false }
        if left.gifts != right.gifts { return false }
        if left.attributePersistenceProbabilities != right.attributePersistenceProbabilities { return false }
        if left.nextOffset != right.nextOffset { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(totalCount)
        hasher.combine(gifts)
        hasher.combine(attributePersistenceProbabilities)
        hasher.combine(nextOffset)
    }
}
extension GiftUpgradePreview: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.models != right.models { return false }
        if left.symbols != right.symbols { return false }
        if left.backdrops != right.backdrops { return false }
        if left.prices != right.prices { return false }
        if left.nextPrices != right.nextPrices { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(models)
        hasher.combine(symbols)
        hasher.combine(backdrops)
        hasher.combine(prices)
        hasher.combine(nextPrices)
    }
}
extension GiftUpgradeVariants: Hashable {}
extension AuctionBid: Hashable {}
extension AuctionRound: Hashable {}
extension AuctionState: Hashable {}
extension AuctionStateActive: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.startDate != right.startDate { return false }
        if left.endDate != right.endDate { return false }
        if left.minBid != right.minBid { return false }
        if left.bidLevels != right.bidLevels { return false }
        if left.topBidderUserIDs != right.topBidderUserIDs { return false }
        if left.rounds != right.rounds { return false }
        if left.currentRoundEndDate != right.currentRoundEndDate { return false }
        if left.currentRoundNumber != right.currentRoundNumber { return false }
        if left.totalRoundCount != right.totalRoundCount { return false }
        if left.distributedItemCount != right.distributedItemCount { return false }
        if left.leftItemCount != right.leftItemCount { return false }
        if left.acquiredItemCount != right.acquiredItemCount { return false }
        if left.userBid != right.userBid { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(startDate)
        hasher.combine(endDate)
        hasher.combine(minBid)
        hasher.combine(bidLevels)
        hasher.combine(topBidderUserIDs)
        hasher.combine(rounds)
        hasher.combine(currentRoundEndDate)
        hasher.combine(currentRoundNumber)
        hasher.combine(totalRoundCount)
        hasher.combine(distributedItemCount)
        hasher.combine(leftItemCount)
        hasher.combine(acquiredItemCount)
        hasher.combine(userBid)
    }
}
extension AuctionStateFinished: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.startDate != right.startDate { return false }
        if left.endDate != right.endDate { return false }
        if left.averagePrice != right.averagePrice { return false }
        if left.acquiredItemCount != right.acquiredItemCount { return false }
        if left.telegramListedItemCount != right.telegramListedItemCount { return false }
        if left.fragmentListedItemCount != right.fragmentListedItemCount { return false }
        if left.fragmentURL != right.fragmentURL { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(startDate)
        hasher.combine(endDate)
        hasher.combine(averagePrice)
        hasher.combine(acquiredItemCount)
        hasher.combine(telegramListedItemCount)
        hasher.combine(fragmentListedItemCount)
        hasher.combine(fragmentURL)
    }
}
extension GiftAuctionState: Hashable {}
extension GiftAuctionAcquiredGift: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.receiverID != right.receiverID { return false }
        if left.date != right.date { return false }
        if left.starCount != right.starCount { return false }
        if left.auctionRoundNumber != right.auctionRoundNumber { return false }
        if left.auctionRoundPosition != right.auctionRoundPosition { return false }
        if left.uniqueGiftNumber != right.uniqueGiftNumber { return false }
        if left.text != right.text { return false }
        if left.isPrivate != right.isPrivate { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(receiverID)
        hasher.combine(date)
        hasher.combine(starCount)
        hasher.combine(auctionRoundNumber)
        hasher.combine(auctionRoundPosition)
        hasher.combine(uniqueGiftNumber)
        hasher.combine(text)
        hasher.combine(isPrivate)
    }
}
extension GiftAuctionAcquiredGifts: Hashable {}
extension StarTransactionType: Hashable {}
extension StarTransactionTypeUserDeposit: Hashable {}
extension StarTransactionTypeGiveawayDeposit: Hashable {}
extension StarTransactionTypeFragmentWithdrawal: Hashable {}
extension StarTransactionTypeTelegramApiUsage: Hashable {}
extension StarTransactionTypeBotPaidMediaPurchase: Hashable {}
extension StarTransactionTypeBotPaidMediaSale: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.userID != right.userID { return false }
        if left.media != right.media { return false }
        if left.payload != right.payload { return false }
        if left.affiliate != right.affiliate { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(userID)
        hasher.combine(media)
        hasher.combine(payload)
        hasher.combine(affiliate)
    }
}
extension StarTransactionTypeChannelPaidMediaPurchase: Hashable {}
extension StarTransactionTypeChannelPaidMediaSale: Hashable {}
extension StarTransactionTypeBotInvoicePurchase: Hashable {}
extension StarTransactionTypeBotInvoiceSale: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.userID != right.userID { return false }
        if left.productInfo != right.productInfo { return false }
        if left.invoicePayload != right.invoicePayload { return false }
        if left.affiliate != right.affiliate { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(userID)
        hasher.combine(productInfo)
        hasher.combine(invoicePayload)
        hasher.combine(affiliate)
    }
}
extension StarTransactionTypeBotSubscriptionPurchase: Hashable {}
extension StarTransactionTypeBotSubscriptionSale: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.userID != right.userID { return false }
        if left.subscriptionPeriod != right.subscriptionPeriod { return false }
        if left.productInfo != right.productInfo { return false }
        if left.invoicePayload != right.invoicePayload { return false }
        if left.affiliate != right.affiliate { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(userID)
        hasher.combine(subscriptionPeriod)
        hasher.combine(productInfo)
        hasher.combine(invoicePayload)
        hasher.combine(affiliate)
    }
}
extension StarTransactionTypeChannelSubscriptionPurchase: Hashable {}
extension StarTransactionTypeChannelSubscriptionSale: Hashable {}
extension StarTransactionTypeGiftAuctionBid: Hashable {}
extension StarTransactionTypeGiftPurchase: Hashable {}
extension StarTransactionTypeGiftPurchaseOffer: Hashable {}
extension StarTransactionTypeGiftTransfer: Hashable {}
extension StarTransactionTypeGiftOriginalDetailsDrop: Hashable {}
extension StarTransactionTypeGiftSale: Hashable {}
extension StarTransactionTypeGiftUpgrade: Hashable {}
extension StarTransactionTypeGiftUpgradePurchase: Hashable {}
extension StarTransactionTypeUpgradedGiftPurchase: Hashable {}
extension StarTransactionTypeUpgradedGiftSale: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.userID != right.userID { return false }
        if left.gift != right.gift { return false }
        if left.commissionPerMille != right.commissionPerMille { return false }
        if left.commissionStarAmount != right.commissionStarAmount { return false }
        if left.viaOffer != right.viaOffer { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(userID)
        hasher.combine(gift)
        hasher.combine(commissionPerMille)
        hasher.combine(commissionStarAmount)
        hasher.combine(viaOffer)
    }
}
extension StarTransactionTypeChannelPaidReactionSend: Hashable {}
extension StarTransactionTypeChannelPaidReactionReceive: Hashable {}
extension StarTransactionTypeAffiliateProgramCommission: Hashable {}
extension StarTransactionTypePaidMessageSend: Hashable {}
extension StarTransactionTypePaidMessageReceive: Hashable {}
extension StarTransactionTypePaidGroupCallMessageSend: Hashable {}
extension StarTransactionTypePaidGroupCallMessageReceive: Hashable {}
extension StarTransactionTypePaidGroupCallReactionSend: Hashable {}
extension StarTransactionTypePaidGroupCallReactionReceive: Hashable {}
extension StarTransactionTypeSuggestedPostPaymentSend: Hashable {}
extension StarTransactionTypeSuggestedPostPaymentReceive: Hashable {}
extension StarTransactionTypePremiumPurchase: Hashable {}
extension StarTransactionTypeBusinessBotTransferSend: Hashable {}
extension StarTransactionTypeBusinessBotTransferReceive: Hashable {}
extension StarTransaction: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.id != right.id { return false }
        if left.starAmount != right.starAmount { return false }
        if left.isRefund != right.isRefund { return false }
        if left.date != right.date { return false }
        if left.type != right.type { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(id)
        hasher.combine(starAmount)
        hasher.combine(isRefund)
        hasher.combine(date)
        hasher.combine(type)
    }
}
extension StarTransactions: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.starAmount != right.starAmount { return false }
        if left.transactions != right.transactions { return false }
        if left.nextOffset != right.nextOffset { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(starAmount)
        hasher.combine(transactions)
        hasher.combine(nextOffset)
    }
}
extension TonTransactionType: Hashable {}
extension TonTransactionTypeFragmentDeposit: Hashable {}
extension TonTransactionTypeFragmentWithdrawal: Hashable {}
extension TonTransactionTypeSuggestedPostPayment: Hashable {}
extension TonTransactionTypeGiftPurchaseOffer: Hashable {}
extension TonTransactionTypeUpgradedGiftPurchase: Hashable {}
extension TonTransactionTypeUpgradedGiftSale: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.userID != right.userID { return false }
        if left.gift != right.gift { return false }
        if left.commissionPerMille != right.commissionPerMille { return false }
        if left.commissionGramAmount != right.commissionGramAmount { return false }
        if left.viaOffer != right.viaOffer { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(userID)
        hasher.combine(gift)
        hasher.combine(commissionPerMille)
        hasher.combine(commissionGramAmount)
        hasher.combine(viaOffer)
    }
}
extension TonTransaction: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.id != right.id { return false }
        if left.gramAmount != right.gramAmount { return false }
        if left.isRefund != right.isRefund { return false }
        if left.date != right.date { return false }
        if left.type != right.type { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(id)
        hasher.combine(gramAmount)
        hasher.combine(isRefund)
        hasher.combine(date)
        hasher.combine(type)
    }
}
extension TonTransactions: Hashable {}
extension GiveawayParticipantStatus: Hashable {}
extension GiveawayParticipantStatusAlreadyWasMember: Hashable {}
extension GiveawayParticipantStatusAdministrator: Hashable {}
extension GiveawayParticipantStatusDisallowedCountry: Hashable {}
extension GiveawayInfo: Hashable {}
extension GiveawayInfoOngoing: Hashable {}
extension GiveawayInfoCompleted: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.creationDate != right.creationDate { return false }
        if left.actualWinnersSelectionDate != right.actualWinnersSelectionDate { return false }
        if left.wasRefunded != right.wasRefunded { return false }
        if left.isWinner != right.isWinner { return false }
        if left.winnerCount != right.winnerCount { return false }
        if left.activationCount != right.activationCount { return false }
        if left.giftCode != right.giftCode { return false }
        if left.wonStarCount != right.wonStarCount { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(creationDate)
        hasher.combine(actualWinnersSelectionDate)
        hasher.combine(wasRefunded)
        hasher.combine(isWinner)
        hasher.combine(winnerCount)
        hasher.combine(activationCount)
        hasher.combine(giftCode)
        hasher.combine(wonStarCount)
    }
}
extension GiveawayPrize: Hashable {}
extension GiveawayPrizePremium: Hashable {}
extension GiveawayPrizeStars: Hashable {}
extension CollectibleItemType: Hashable {}
extension CollectibleItemTypeUsername: Hashable {}
extension CollectibleItemTypePhoneNumber: Hashable {}
extension CollectibleItemInfo: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.purchaseDate != right.purchaseDate { return false }
        if left.currency != right.currency { return false }
        if left.amount != right.amount { return false }
        if left.cryptocurrency != right.cryptocurrency { return false }
        if left.cryptocurrencyAmount != right.cryptocurrencyAmount { return false }
        if left.url != right.url { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(purchaseDate)
        hasher.combine(currency)
        hasher.combine(amount)
        hasher.combine(cryptocurrency)
        hasher.combine(cryptocurrencyAmount)
        hasher.combine(url)
    }
}
extension GiveawayParameters: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.boostedChatID != right.boostedChatID { return false }
        if left.additionalChatIDs != right.additionalChatIDs { return false }
        if left.winnersSelectionDate != right.winnersSelectionDate { return false }
        if left.onlyNewMembers != right.onlyNewMembers { return false }
        if left.hasPublicWinners != right.hasPublicWinners { return false }
        if left.countryCodes != right.countryCodes { return false }
        if left.prizeDescription != right.prizeDescription { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(boostedChatID)
        hasher.combine(additionalChatIDs)
        hasher.combine(winnersSelectionDate)
        hasher.combine(onlyNewMembers)
        hasher.combine(hasPublicWinners)
        hasher.combine(countryCodes)
        hasher.combine(prizeDescription)
    }
}
extension PrepaidGiveaway: Hashable {}
extension GiftChatTheme: Hashable {}
extension GiftChatThemes: Hashable {}
extension StartLiveStoryResult: Hashable {}
extension StartLiveStoryResultOk: Hashable {}
extension StartLiveStoryResultFail: Hashable {}
extension StarCount: Hashable {}
#endif
