// Made by `tlgen generate` from the schema of TDLib 1.8.66
// (SHA-256 b8b6a863746fc580815c6d04e9e34728b654b15a12940087f06757b2097ce4c5). Don't edit.

/// `error code:int32 message:string = Error`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1error.html)
public struct TDError: TDDecodable, CustomStringConvertible {
    public let code: Int32
    public let message: String

    public init(code: Int32, message: String) {
        self.code = code
        self.message = message
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"error""#)
        wire.int32(#","code":"#, self.code)
        wire.string(#","message":"#, self.message)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> TDError? {
        wire.open(#"{"@type":"error""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> TDError? {
        var code: Int32 = 0
        var message: String = ""
        var mark = wire.cursor
        repeat {
            wire.int32(#","code":"#, &code)
            wire.string(#","message":"#, &message)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return TDError(code: code, message: message)
    }
}

/// `ok = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1ok.html)
public struct Ok: TDDecodable, CustomStringConvertible {

    public init() {
    }

    public func encode(into wire: inout WireWriter) {
        wire.empty(#"{"@type":"ok"}"#)
    }

    public static func read(_ wire: inout WireReader) -> Ok? {
        wire.open(#"{"@type":"ok""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> Ok? {
        wire.close() ? Ok() : nil
    }
}

/// `location latitude:double longitude:double horizontal_accuracy:double = Location`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1location.html)
public struct Location: TDDecodable, CustomStringConvertible, CustomReflectable {
    public let latitude: Double
    public let longitude: Double
    public let horizontalAccuracy: Double

    public init(latitude: Double, longitude: Double, horizontalAccuracy: Double) {
        self.latitude = latitude
        self.longitude = longitude
        self.horizontalAccuracy = horizontalAccuracy
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"location""#)
        wire.double(#","latitude":"#, self.latitude)
        wire.double(#","longitude":"#, self.longitude)
        wire.double(#","horizontal_accuracy":"#, self.horizontalAccuracy)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> Location? {
        wire.open(#"{"@type":"location""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> Location? {
        var latitude: Double = 0.0
        var longitude: Double = 0.0
        var horizontalAccuracy: Double = 0.0
        var mark = wire.cursor
        repeat {
            wire.double(#","latitude":"#, &latitude)
            wire.double(#","longitude":"#, &longitude)
            wire.double(#","horizontal_accuracy":"#, &horizontalAccuracy)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return Location(latitude: latitude, longitude: longitude, horizontalAccuracy: horizontalAccuracy)
    }
}

/// `venue location:location title:string address:string provider:string id:string type:string = Venue`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1venue.html)
public struct Venue: TDDecodable, CustomStringConvertible, CustomReflectable {
    private final class Fields: Sendable {
        let location: Location
        let title: String
        let address: String
        let provider: String
        let id: String
        let type: String
        init(
            _ location: Location,
            _ title: String,
            _ address: String,
            _ provider: String,
            _ id: String,
            _ type: String
        ) {
            self.location = location
            self.title = title
            self.address = address
            self.provider = provider
            self.id = id
            self.type = type
        }
    }
    private let fields: Fields
    public var location: Location { fields.location }
    public var title: String { fields.title }
    public var address: String { fields.address }
    public var provider: String { fields.provider }
    public var id: String { fields.id }
    public var type: String { fields.type }

    public init(location: Location, title: String, address: String, provider: String, id: String, type: String) {
        fields = Fields(location, title, address, provider, id, type)
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"venue""#)
        wire.object(#","location":"#, fields.location)
        wire.string(#","title":"#, fields.title)
        wire.string(#","address":"#, fields.address)
        wire.string(#","provider":"#, fields.provider)
        wire.string(#","id":"#, fields.id)
        wire.string(#","type":"#, fields.type)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> Venue? {
        wire.open(#"{"@type":"venue""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> Venue? {
        var location: Location? = nil
        var title: String = ""
        var address: String = ""
        var provider: String = ""
        var id: String = ""
        var type: String = ""
        var mark = wire.cursor
        repeat {
            wire.object(#","location":"#, &location)
            wire.string(#","title":"#, &title)
            wire.string(#","address":"#, &address)
            wire.string(#","provider":"#, &provider)
            wire.string(#","id":"#, &id)
            wire.string(#","type":"#, &type)
        } while wire.more(&mark)
        guard !wire.failed, let location = wire.required(consume location) else { wire.missing("location"); return nil }
        return Venue(location: location, title: title, address: address, provider: provider, id: id, type: type)
    }
}

/// `stakeDiceState state_hash:string stake_gram_amount:int53 suggested_stake_gram_amounts:vector<int53> current_streak:int32 prize_per_mille:vector<int32> streak_prize_per_mille:int32 = StakeDiceState`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1stake_dice_state.html)
public struct StakeDiceState: TDDecodable, CustomStringConvertible, CustomReflectable {
    private final class Fields: Sendable {
        let stateHash: String
        let stakeGramAmount: Int64
        let suggestedStakeGramAmounts: [Int64]
        let currentStreak: Int32
        let prizePerMille: [Int32]
        let streakPrizePerMille: Int32
        init(
            _ stateHash: String,
            _ stakeGramAmount: Int64,
            _ suggestedStakeGramAmounts: [Int64],
            _ currentStreak: Int32,
            _ prizePerMille: [Int32],
            _ streakPrizePerMille: Int32
        ) {
            self.stateHash = stateHash
            self.stakeGramAmount = stakeGramAmount
            self.suggestedStakeGramAmounts = suggestedStakeGramAmounts
            self.currentStreak = currentStreak
            self.prizePerMille = prizePerMille
            self.streakPrizePerMille = streakPrizePerMille
        }
    }
    private let fields: Fields
    public var stateHash: String { fields.stateHash }
    public var stakeGramAmount: Int64 { fields.stakeGramAmount }
    public var suggestedStakeGramAmounts: [Int64] { fields.suggestedStakeGramAmounts }
    /// Range 0 to 2.
    public var currentStreak: Int32 { fields.currentStreak }
    public var prizePerMille: [Int32] { fields.prizePerMille }
    public var streakPrizePerMille: Int32 { fields.streakPrizePerMille }

    public init(
        stateHash: String,
        stakeGramAmount: Int64,
        suggestedStakeGramAmounts: [Int64],
        currentStreak: Int32,
        prizePerMille: [Int32],
        streakPrizePerMille: Int32
    ) {
        fields = Fields(
        stateHash,
        stakeGramAmount,
        suggestedStakeGramAmounts,
        currentStreak,
        prizePerMille,
        streakPrizePerMille
    )
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"stakeDiceState""#)
        wire.string(#","state_hash":"#, fields.stateHash)
        wire.int53(#","stake_gram_amount":"#, fields.stakeGramAmount)
        wire.int53s(#","suggested_stake_gram_amounts":"#, fields.suggestedStakeGramAmounts)
        wire.int32(#","current_streak":"#, fields.currentStreak)
        wire.int32s(#","prize_per_mille":"#, fields.prizePerMille)
        wire.int32(#","streak_prize_per_mille":"#, fields.streakPrizePerMille)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> StakeDiceState? {
        wire.open(#"{"@type":"stakeDiceState""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> StakeDiceState? {
        var stateHash: String = ""
        var stakeGramAmount: Int64 = 0
        var suggestedStakeGramAmounts: [Int64] = []
        var currentStreak: Int32 = 0
        var prizePerMille: [Int32] = []
        var streakPrizePerMille: Int32 = 0
        var mark = wire.cursor
        repeat {
            wire.string(#","state_hash":"#, &stateHash)
            wire.int53(#","stake_gram_amount":"#, &stakeGramAmount)
            wire.int53s(#","suggested_stake_gram_amounts":"#, &suggestedStakeGramAmounts)
            wire.int32(#","current_streak":"#, &currentStreak)
            wire.int32s(#","prize_per_mille":"#, &prizePerMille)
            wire.int32(#","streak_prize_per_mille":"#, &streakPrizePerMille)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return StakeDiceState(
            stateHash: stateHash,
            stakeGramAmount: stakeGramAmount,
            suggestedStakeGramAmounts: suggestedStakeGramAmounts,
            currentStreak: currentStreak,
            prizePerMille: prizePerMille,
            streakPrizePerMille: streakPrizePerMille
        )
    }
}

/// `verificationStatus is_verified:Bool is_scam:Bool is_fake:Bool bot_verification_icon_custom_emoji_id:int64 = VerificationStatus`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1verification_status.html)
public struct VerificationStatus: TDDecodable, CustomStringConvertible {
    public let isVerified: Bool
    public let isScam: Bool
    public let isFake: Bool
    public let botVerificationIconCustomEmojiID: Int64

    public init(isVerified: Bool, isScam: Bool, isFake: Bool, botVerificationIconCustomEmojiID: Int64) {
        self.isVerified = isVerified
        self.isScam = isScam
        self.isFake = isFake
        self.botVerificationIconCustomEmojiID = botVerificationIconCustomEmojiID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"verificationStatus""#)
        wire.bool(#","is_verified":"#, self.isVerified)
        wire.bool(#","is_scam":"#, self.isScam)
        wire.bool(#","is_fake":"#, self.isFake)
        wire.int64(#","bot_verification_icon_custom_emoji_id":"#, self.botVerificationIconCustomEmojiID)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> VerificationStatus? {
        wire.open(#"{"@type":"verificationStatus""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> VerificationStatus? {
        var isVerified: Bool = false
        var isScam: Bool = false
        var isFake: Bool = false
        var botVerificationIconCustomEmojiID: Int64 = 0
        var mark = wire.cursor
        repeat {
            wire.bool(#","is_verified":"#, &isVerified)
            wire.bool(#","is_scam":"#, &isScam)
            wire.bool(#","is_fake":"#, &isFake)
            wire.int64(#","bot_verification_icon_custom_emoji_id":"#, &botVerificationIconCustomEmojiID)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return VerificationStatus(
            isVerified: isVerified,
            isScam: isScam,
            isFake: isFake,
            botVerificationIconCustomEmojiID: botVerificationIconCustomEmojiID
        )
    }
}

/// `acceptedGiftTypes unlimited_gifts:Bool limited_gifts:Bool upgraded_gifts:Bool gifts_from_channels:Bool premium_subscription:Bool = AcceptedGiftTypes`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1accepted_gift_types.html)
public struct AcceptedGiftTypes: TDDecodable, CustomStringConvertible {
    public let unlimitedGifts: Bool
    public let limitedGifts: Bool
    public let upgradedGifts: Bool
    public let giftsFromChannels: Bool
    public let premiumSubscription: Bool

    public init(
        unlimitedGifts: Bool,
        limitedGifts: Bool,
        upgradedGifts: Bool,
        giftsFromChannels: Bool,
        premiumSubscription: Bool
    ) {
        self.unlimitedGifts = unlimitedGifts
        self.limitedGifts = limitedGifts
        self.upgradedGifts = upgradedGifts
        self.giftsFromChannels = giftsFromChannels
        self.premiumSubscription = premiumSubscription
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"acceptedGiftTypes""#)
        wire.bool(#","unlimited_gifts":"#, self.unlimitedGifts)
        wire.bool(#","limited_gifts":"#, self.limitedGifts)
        wire.bool(#","upgraded_gifts":"#, self.upgradedGifts)
        wire.bool(#","gifts_from_channels":"#, self.giftsFromChannels)
        wire.bool(#","premium_subscription":"#, self.premiumSubscription)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> AcceptedGiftTypes? {
        wire.open(#"{"@type":"acceptedGiftTypes""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> AcceptedGiftTypes? {
        var unlimitedGifts: Bool = false
        var limitedGifts: Bool = false
        var upgradedGifts: Bool = false
        var giftsFromChannels: Bool = false
        var premiumSubscription: Bool = false
        var mark = wire.cursor
        repeat {
            wire.bool(#","unlimited_gifts":"#, &unlimitedGifts)
            wire.bool(#","limited_gifts":"#, &limitedGifts)
            wire.bool(#","upgraded_gifts":"#, &upgradedGifts)
            wire.bool(#","gifts_from_channels":"#, &giftsFromChannels)
            wire.bool(#","premium_subscription":"#, &premiumSubscription)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return AcceptedGiftTypes(
            unlimitedGifts: unlimitedGifts,
            limitedGifts: limitedGifts,
            upgradedGifts: upgradedGifts,
            giftsFromChannels: giftsFromChannels,
            premiumSubscription: premiumSubscription
        )
    }
}

/// `upgradeGiftResult gift:upgradedGift received_gift_id:string is_saved:Bool can_be_transferred:Bool transfer_star_count:int53 drop_original_details_star_count:int53 next_transfer_date:int32 next_resale_date:int32 export_date:int32 = UpgradeGiftResult`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1upgrade_gift_result.html)
public struct UpgradeGiftResult: TDDecodable, CustomStringConvertible {
    private final class Fields: Sendable {
        let gift: UpgradedGift
        let receivedGiftID: String
        let isSaved: Bool
        let canBeTransferred: Bool
        let transferStarCount: Int64
        let dropOriginalDetailsStarCount: Int64
        let nextTransferDate: Int32
        let nextResaleDate: Int32
        let exportDate: Int32
        init(
            _ gift: UpgradedGift,
            _ receivedGiftID: String,
            _ isSaved: Bool,
            _ canBeTransferred: Bool,
            _ transferStarCount: Int64,
            _ dropOriginalDetailsStarCount: Int64,
            _ nextTransferDate: Int32,
            _ nextResaleDate: Int32,
            _ exportDate: Int32
        ) {
            self.gift = gift
            self.receivedGiftID = receivedGiftID
            self.isSaved = isSaved
            self.canBeTransferred = canBeTransferred
            self.transferStarCount = transferStarCount
            self.dropOriginalDetailsStarCount = dropOriginalDetailsStarCount
            self.nextTransferDate = nextTransferDate
            self.nextResaleDate = nextResaleDate
            self.exportDate = exportDate
        }
    }
    private let fields: Fields
    public var gift: UpgradedGift { fields.gift }
    public var receivedGiftID: String { fields.receivedGiftID }
    public var isSaved: Bool { fields.isSaved }
    public var canBeTransferred: Bool { fields.canBeTransferred }
    public var transferStarCount: Int64 { fields.transferStarCount }
    public var dropOriginalDetailsStarCount: Int64 { fields.dropOriginalDetailsStarCount }
    /// Unix time in seconds.
    public var nextTransferDate: Int32 { fields.nextTransferDate }
    /// Unix time in seconds.
    public var nextResaleDate: Int32 { fields.nextResaleDate }
    /// Unix time in seconds.
    public var exportDate: Int32 { fields.exportDate }

    public init(
        gift: UpgradedGift,
        receivedGiftID: String,
        isSaved: Bool,
        canBeTransferred: Bool,
        transferStarCount: Int64,
        dropOriginalDetailsStarCount: Int64,
        nextTransferDate: Int32,
        nextResaleDate: Int32,
        exportDate: Int32
    ) {
        fields = Fields(
        gift,
        receivedGiftID,
        isSaved,
        canBeTransferred,
        transferStarCount,
        dropOriginalDetailsStarCount,
        nextTransferDate,
        nextResaleDate,
        exportDate
    )
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"upgradeGiftResult""#)
        wire.object(#","gift":"#, fields.gift)
        wire.string(#","received_gift_id":"#, fields.receivedGiftID)
        wire.bool(#","is_saved":"#, fields.isSaved)
        wire.bool(#","can_be_transferred":"#, fields.canBeTransferred)
        wire.int53(#","transfer_star_count":"#, fields.transferStarCount)
        wire.int53(#","drop_original_details_star_count":"#, fields.dropOriginalDetailsStarCount)
        wire.int32(#","next_transfer_date":"#, fields.nextTransferDate)
        wire.int32(#","next_resale_date":"#, fields.nextResaleDate)
        wire.int32(#","export_date":"#, fields.exportDate)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> UpgradeGiftResult? {
        wire.open(#"{"@type":"upgradeGiftResult""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> UpgradeGiftResult? {
        var gift: UpgradedGift? = nil
        var receivedGiftID: String = ""
        var isSaved: Bool = false
        var canBeTransferred: Bool = false
        var transferStarCount: Int64 = 0
        var dropOriginalDetailsStarCount: Int64 = 0
        var nextTransferDate: Int32 = 0
        var nextResaleDate: Int32 = 0
        var exportDate: Int32 = 0
        var mark = wire.cursor
        repeat {
            wire.object(#","gift":"#, &gift)
            wire.string(#","received_gift_id":"#, &receivedGiftID)
            wire.bool(#","is_saved":"#, &isSaved)
            wire.bool(#","can_be_transferred":"#, &canBeTransferred)
            wire.int53(#","transfer_star_count":"#, &transferStarCount)
            wire.int53(#","drop_original_details_star_count":"#, &dropOriginalDetailsStarCount)
            wire.int32(#","next_transfer_date":"#, &nextTransferDate)
            wire.int32(#","next_resale_date":"#, &nextResaleDate)
            wire.int32(#","export_date":"#, &exportDate)
        } while wire.more(&mark)
        guard !wire.failed, let gift = wire.required(consume gift) else { wire.missing("gift"); return nil }
        return UpgradeGiftResult(
            gift: gift,
            receivedGiftID: receivedGiftID,
            isSaved: isSaved,
            canBeTransferred: canBeTransferred,
            transferStarCount: transferStarCount,
            dropOriginalDetailsStarCount: dropOriginalDetailsStarCount,
            nextTransferDate: nextTransferDate,
            nextResaleDate: nextResaleDate,
            exportDate: exportDate
        )
    }
}

/// `SentGift`, one of 2 constructors.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1_sent_gift.html)
public enum SentGift: TDDecodable, CustomStringConvertible, CustomReflectable {
    indirect case regular(SentGiftRegular)
    indirect case upgraded(SentGiftUpgraded)
    /// A constructor that this version of the schema does not know, as its name and its JSON.
    indirect case unknown(type: String, json: String)

    public func encode(into wire: inout WireWriter) {
        switch self {
        case .regular(let value): value.encode(into: &wire)
        case .upgraded(let value): value.encode(into: &wire)
        case .unknown(_, let json): wire.unknown(json)
        }
    }

    public static func read(_ wire: inout WireReader) -> SentGift? {
        switch wire.constructor(of: .sentGift) {
        case 0: if let value = SentGiftRegular.body(&wire) { return .regular(value) }  // sentGiftRegular
        case 1: if let value = SentGiftUpgraded.body(&wire) { return .upgraded(value) }  // sentGiftUpgraded
        case WireReader.nothing: break
        default: if let (type, json) = wire.takeUnknown() { return .unknown(type: type, json: json) }
        }
        return nil
    }
}

/// `sentGiftRegular gift:gift = SentGift`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1sent_gift_regular.html)
public struct SentGiftRegular: TDObject, CustomStringConvertible {
    public let gift: Gift

    public init(gift: Gift) {
        self.gift = gift
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"sentGiftRegular""#)
        wire.object(#","gift":"#, self.gift)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> SentGiftRegular? {
        var gift: Gift? = nil
        var mark = wire.cursor
        repeat {
            wire.object(#","gift":"#, &gift)
        } while wire.more(&mark)
        guard !wire.failed, let gift = wire.required(consume gift) else { wire.missing("gift"); return nil }
        return SentGiftRegular(gift: gift)
    }
}

/// `sentGiftUpgraded gift:upgradedGift = SentGift`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1sent_gift_upgraded.html)
public struct SentGiftUpgraded: TDObject, CustomStringConvertible {
    public let gift: UpgradedGift

    public init(gift: UpgradedGift) {
        self.gift = gift
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"sentGiftUpgraded""#)
        wire.object(#","gift":"#, self.gift)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> SentGiftUpgraded? {
        var gift: UpgradedGift? = nil
        var mark = wire.cursor
        repeat {
            wire.object(#","gift":"#, &gift)
        } while wire.more(&mark)
        guard !wire.failed, let gift = wire.required(consume gift) else { wire.missing("gift"); return nil }
        return SentGiftUpgraded(gift: gift)
    }
}

/// `attributeCraftPersistenceProbability persistence_chance_per_mille:vector<int32> = AttributeCraftPersistenceProbability`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1attribute_craft_persistence_probability.html)
public struct AttributeCraftPersistenceProbability: TDDecodable, CustomStringConvertible {
    public let persistenceChancePerMille: [Int32]

    public init(persistenceChancePerMille: [Int32]) {
        self.persistenceChancePerMille = persistenceChancePerMille
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"attributeCraftPersistenceProbability""#)
        wire.int32s(#","persistence_chance_per_mille":"#, self.persistenceChancePerMille)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> AttributeCraftPersistenceProbability? {
        wire.open(#"{"@type":"attributeCraftPersistenceProbability""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> AttributeCraftPersistenceProbability? {
        var persistenceChancePerMille: [Int32] = []
        var mark = wire.cursor
        repeat {
            wire.int32s(#","persistence_chance_per_mille":"#, &persistenceChancePerMille)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return AttributeCraftPersistenceProbability(persistenceChancePerMille: persistenceChancePerMille)
    }
}

/// `TransactionDirection`, one of 2 constructors.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1_transaction_direction.html)
public enum TransactionDirection: TDObject, CustomStringConvertible, CustomReflectable {
    /// `transactionDirectionIncoming = TransactionDirection`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1transaction_direction_incoming.html)
    case incoming
    /// `transactionDirectionOutgoing = TransactionDirection`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1transaction_direction_outgoing.html)
    case outgoing
    /// A constructor that this version of the schema does not know, as its name and its JSON.
    indirect case unknown(type: String, json: String)

    public func encode(into wire: inout WireWriter) {
        switch self {
        case .incoming: wire.empty(#"{"@type":"transactionDirectionIncoming"}"#)
        case .outgoing: wire.empty(#"{"@type":"transactionDirectionOutgoing"}"#)
        case .unknown(_, let json): wire.unknown(json)
        }
    }
}

/// `restrictionInfo restriction_reason:string has_sensitive_content:Bool = RestrictionInfo`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1restriction_info.html)
public struct RestrictionInfo: TDDecodable, CustomStringConvertible {
    public let restrictionReason: String
    public let hasSensitiveContent: Bool

    public init(restrictionReason: String, hasSensitiveContent: Bool) {
        self.restrictionReason = restrictionReason
        self.hasSensitiveContent = hasSensitiveContent
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"restrictionInfo""#)
        wire.string(#","restriction_reason":"#, self.restrictionReason)
        wire.bool(#","has_sensitive_content":"#, self.hasSensitiveContent)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> RestrictionInfo? {
        wire.open(#"{"@type":"restrictionInfo""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> RestrictionInfo? {
        var restrictionReason: String = ""
        var hasSensitiveContent: Bool = false
        var mark = wire.cursor
        repeat {
            wire.string(#","restriction_reason":"#, &restrictionReason)
            wire.bool(#","has_sensitive_content":"#, &hasSensitiveContent)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return RestrictionInfo(restrictionReason: restrictionReason, hasSensitiveContent: hasSensitiveContent)
    }
}

/// `SecretChatState`, one of 3 constructors.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1_secret_chat_state.html)
public enum SecretChatState: TDDecodable, CustomStringConvertible, CustomReflectable {
    /// `secretChatStatePending = SecretChatState`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1secret_chat_state_pending.html)
    case pending
    /// `secretChatStateReady = SecretChatState`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1secret_chat_state_ready.html)
    case ready
    /// `secretChatStateClosed = SecretChatState`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1secret_chat_state_closed.html)
    case closed
    /// A constructor that this version of the schema does not know, as its name and its JSON.
    indirect case unknown(type: String, json: String)

    public func encode(into wire: inout WireWriter) {
        switch self {
        case .pending: wire.empty(#"{"@type":"secretChatStatePending"}"#)
        case .ready: wire.empty(#"{"@type":"secretChatStateReady"}"#)
        case .closed: wire.empty(#"{"@type":"secretChatStateClosed"}"#)
        case .unknown(_, let json): wire.unknown(json)
        }
    }

    public static func read(_ wire: inout WireReader) -> SecretChatState? {
        switch wire.constructor(of: .secretChatState) {
        case 0: if wire.close() { return .pending }  // secretChatStatePending
        case 1: if wire.close() { return .ready }  // secretChatStateReady
        case 2: if wire.close() { return .closed }  // secretChatStateClosed
        case WireReader.nothing: break
        default: if let (type, json) = wire.takeUnknown() { return .unknown(type: type, json: json) }
        }
        return nil
    }
}

/// `secretChat id:int32 user_id:int53 state:SecretChatState is_outbound:Bool key_hash:bytes layer:int32 = SecretChat`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1secret_chat.html)
public struct SecretChat: TDDecodable, CustomStringConvertible, CustomReflectable {
    // Changed only while one struct alone refers to it: hence safe to share, although the compiler can't see it.
    private final class Fields: @unchecked Sendable {
        var id: Int32
        var userID: Int64
        var state: SecretChatState
        var isOutbound: Bool
        var keyHash: [UInt8]
        var layer: Int32
        init(
            _ id: Int32,
            _ userID: Int64,
            _ state: SecretChatState,
            _ isOutbound: Bool,
            _ keyHash: [UInt8],
            _ layer: Int32
        ) {
            self.id = id
            self.userID = userID
            self.state = state
            self.isOutbound = isOutbound
            self.keyHash = keyHash
            self.layer = layer
        }
        func copy() -> Fields { Fields(id, userID, state, isOutbound, keyHash, layer) }
    }
    private var fields: Fields
    private mutating func unshare() {
        if !isKnownUniquelyReferenced(&fields) { fields = fields.copy() }
    }
    public var id: Int32 {
        get { fields.id }
        set { unshare(); fields.id = newValue }
    }
    public var userID: Int64 {
        get { fields.userID }
        set { unshare(); fields.userID = newValue }
    }
    public var state: SecretChatState {
        get { fields.state }
        set { unshare(); fields.state = newValue }
    }
    public var isOutbound: Bool {
        get { fields.isOutbound }
        set { unshare(); fields.isOutbound = newValue }
    }
    public var keyHash: [UInt8] {
        get { fields.keyHash }
        set { unshare(); fields.keyHash = newValue }
    }
    public var layer: Int32 {
        get { fields.layer }
        set { unshare(); fields.layer = newValue }
    }

    public init(id: Int32, userID: Int64, state: SecretChatState, isOutbound: Bool, keyHash: [UInt8], layer: Int32) {
        fields = Fields(id, userID, state, isOutbound, keyHash, layer)
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"secretChat""#)
        wire.int32(#","id":"#, fields.id)
        wire.int53(#","user_id":"#, fields.userID)
        wire.object(#","state":"#, fields.state)
        wire.bool(#","is_outbound":"#, fields.isOutbound)
        wire.bytes(#","key_hash":"#, fields.keyHash)
        wire.int32(#","layer":"#, fields.layer)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> SecretChat? {
        wire.open(#"{"@type":"secretChat""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> SecretChat? {
        var id: Int32 = 0
        var userID: Int64 = 0
        var state: SecretChatState? = nil
        var isOutbound: Bool = false
        var keyHash: [UInt8] = []
        var layer: Int32 = 0
        var mark = wire.cursor
        repeat {
            wire.int32(#","id":"#, &id)
            wire.int53(#","user_id":"#, &userID)
            wire.object(#","state":"#, &state)
            wire.bool(#","is_outbound":"#, &isOutbound)
            wire.bytes(#","key_hash":"#, &keyHash)
            wire.int32(#","layer":"#, &layer)
        } while wire.more(&mark)
        guard !wire.failed, let state = wire.required(consume state) else { wire.missing("state"); return nil }
        return SecretChat(id: id, userID: userID, state: state, isOutbound: isOutbound, keyHash: keyHash, layer: layer)
    }
}

/// `advertisementSponsor url:string photo:photo info:string = AdvertisementSponsor`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1advertisement_sponsor.html)
public struct AdvertisementSponsor: TDDecodable, CustomStringConvertible, CustomReflectable {
    private final class Fields: Sendable {
        let url: String
        let photo: Photo?
        let info: String
        init(_ url: String, _ photo: Photo?, _ info: String) {
            self.url = url
            self.photo = photo
            self.info = info
        }
    }
    private let fields: Fields
    public var url: String { fields.url }
    /// May be absent.
    public var photo: Photo? { fields.photo }
    public var info: String { fields.info }

    public init(url: String, photo: Photo? = nil, info: String) {
        fields = Fields(url, photo, info)
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"advertisementSponsor""#)
        wire.string(#","url":"#, fields.url)
        wire.object(#","photo":"#, fields.photo)
        wire.string(#","info":"#, fields.info)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> AdvertisementSponsor? {
        wire.open(#"{"@type":"advertisementSponsor""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> AdvertisementSponsor? {
        var url: String = ""
        var photo: Photo? = nil
        var info: String = ""
        var mark = wire.cursor
        repeat {
            wire.string(#","url":"#, &url)
            wire.object(#","photo":"#, &photo)
            wire.string(#","info":"#, &info)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return AdvertisementSponsor(url: url, photo: photo, info: info)
    }
}

/// `failedToAddMember user_id:int53 premium_would_allow_invite:Bool premium_required_to_send_messages:Bool = FailedToAddMember`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1failed_to_add_member.html)
public struct FailedToAddMember: TDDecodable, CustomStringConvertible {
    public let userID: Int64
    public let premiumWouldAllowInvite: Bool
    public let premiumRequiredToSendMessages: Bool

    public init(userID: Int64, premiumWouldAllowInvite: Bool, premiumRequiredToSendMessages: Bool) {
        self.userID = userID
        self.premiumWouldAllowInvite = premiumWouldAllowInvite
        self.premiumRequiredToSendMessages = premiumRequiredToSendMessages
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"failedToAddMember""#)
        wire.int53(#","user_id":"#, self.userID)
        wire.bool(#","premium_would_allow_invite":"#, self.premiumWouldAllowInvite)
        wire.bool(#","premium_required_to_send_messages":"#, self.premiumRequiredToSendMessages)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> FailedToAddMember? {
        wire.open(#"{"@type":"failedToAddMember""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> FailedToAddMember? {
        var userID: Int64 = 0
        var premiumWouldAllowInvite: Bool = false
        var premiumRequiredToSendMessages: Bool = false
        var mark = wire.cursor
        repeat {
            wire.int53(#","user_id":"#, &userID)
            wire.bool(#","premium_would_allow_invite":"#, &premiumWouldAllowInvite)
            wire.bool(#","premium_required_to_send_messages":"#, &premiumRequiredToSendMessages)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return FailedToAddMember(
            userID: userID,
            premiumWouldAllowInvite: premiumWouldAllowInvite,
            premiumRequiredToSendMessages: premiumRequiredToSendMessages
        )
    }
}

/// `failedToAddMembers failed_to_add_members:vector<failedToAddMember> = FailedToAddMembers`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1failed_to_add_members.html)
public struct FailedToAddMembers: TDDecodable, CustomStringConvertible {
    public let failedToAddMembers: [FailedToAddMember]

    public init(failedToAddMembers: [FailedToAddMember]) {
        self.failedToAddMembers = failedToAddMembers
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"failedToAddMembers""#)
        wire.objects(#","failed_to_add_members":"#, self.failedToAddMembers)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> FailedToAddMembers? {
        wire.open(#"{"@type":"failedToAddMembers""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> FailedToAddMembers? {
        var failedToAddMembers: [FailedToAddMember] = []
        var mark = wire.cursor
        repeat {
            wire.objects(#","failed_to_add_members":"#, &failedToAddMembers)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return FailedToAddMembers(failedToAddMembers: failedToAddMembers)
    }
}

/// `createdBasicGroupChat chat_id:int53 failed_to_add_members:failedToAddMembers = CreatedBasicGroupChat`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1created_basic_group_chat.html)
public struct CreatedBasicGroupChat: TDDecodable, CustomStringConvertible {
    public let chatID: Int64
    public let failedToAddMembers: FailedToAddMembers

    public init(chatID: Int64, failedToAddMembers: FailedToAddMembers) {
        self.chatID = chatID
        self.failedToAddMembers = failedToAddMembers
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"createdBasicGroupChat""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.object(#","failed_to_add_members":"#, self.failedToAddMembers)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> CreatedBasicGroupChat? {
        wire.open(#"{"@type":"createdBasicGroupChat""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> CreatedBasicGroupChat? {
        var chatID: Int64 = 0
        var failedToAddMembers: FailedToAddMembers? = nil
        var mark = wire.cursor
        repeat {
            wire.int53(#","chat_id":"#, &chatID)
            wire.object(#","failed_to_add_members":"#, &failedToAddMembers)
        } while wire.more(&mark)
        guard 
            !wire.failed,
            let failedToAddMembers = wire.required(consume failedToAddMembers)
         else { wire.missing("failed_to_add_members"); return nil }
        return CreatedBasicGroupChat(chatID: chatID, failedToAddMembers: failedToAddMembers)
    }
}

/// `ButtonStyle`, one of 4 constructors.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1_button_style.html)
public enum ButtonStyle: TDDecodable, CustomStringConvertible, CustomReflectable {
    /// `buttonStyleDefault = ButtonStyle`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1button_style_default.html)
    case `default`
    /// `buttonStylePrimary = ButtonStyle`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1button_style_primary.html)
    case primary
    /// `buttonStyleDanger = ButtonStyle`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1button_style_danger.html)
    case danger
    /// `buttonStyleSuccess = ButtonStyle`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1button_style_success.html)
    case success
    /// A constructor that this version of the schema does not know, as its name and its JSON.
    indirect case unknown(type: String, json: String)

    public func encode(into wire: inout WireWriter) {
        switch self {
        case .default: wire.empty(#"{"@type":"buttonStyleDefault"}"#)
        case .primary: wire.empty(#"{"@type":"buttonStylePrimary"}"#)
        case .danger: wire.empty(#"{"@type":"buttonStyleDanger"}"#)
        case .success: wire.empty(#"{"@type":"buttonStyleSuccess"}"#)
        case .unknown(_, let json): wire.unknown(json)
        }
    }

    public static func read(_ wire: inout WireReader) -> ButtonStyle? {
        switch wire.constructor(of: .buttonStyle) {
        case 0: if wire.close() { return .default }  // buttonStyleDefault
        case 1: if wire.close() { return .primary }  // buttonStylePrimary
        case 2: if wire.close() { return .danger }  // buttonStyleDanger
        case 3: if wire.close() { return .success }  // buttonStyleSuccess
        case WireReader.nothing: break
        default: if let (type, json) = wire.takeUnknown() { return .unknown(type: type, json: json) }
        }
        return nil
    }
}

/// `sharedUser user_id:int53 first_name:string last_name:string username:string photo:photo = SharedUser`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1shared_user.html)
public struct SharedUser: TDDecodable, CustomStringConvertible, CustomReflectable {
    private final class Fields: Sendable {
        let userID: Int64
        let firstName: String
        let lastName: String
        let username: String
        let photo: Photo?
        init(_ userID: Int64, _ firstName: String, _ lastName: String, _ username: String, _ photo: Photo?) {
            self.userID = userID
            self.firstName = firstName
            self.lastName = lastName
            self.username = username
            self.photo = photo
        }
    }
    private let fields: Fields
    public var userID: Int64 { fields.userID }
    /// For bots only.
    public var firstName: String { fields.firstName }
    /// For bots only.
    public var lastName: String { fields.lastName }
    /// For bots only.
    public var username: String { fields.username }
    /// May be absent. For bots only.
    public var photo: Photo? { fields.photo }

    public init(userID: Int64, firstName: String, lastName: String, username: String, photo: Photo? = nil) {
        fields = Fields(userID, firstName, lastName, username, photo)
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"sharedUser""#)
        wire.int53(#","user_id":"#, fields.userID)
        wire.string(#","first_name":"#, fields.firstName)
        wire.string(#","last_name":"#, fields.lastName)
        wire.string(#","username":"#, fields.username)
        wire.object(#","photo":"#, fields.photo)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> SharedUser? {
        wire.open(#"{"@type":"sharedUser""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> SharedUser? {
        var userID: Int64 = 0
        var firstName: String = ""
        var lastName: String = ""
        var username: String = ""
        var photo: Photo? = nil
        var mark = wire.cursor
        repeat {
            wire.int53(#","user_id":"#, &userID)
            wire.string(#","first_name":"#, &firstName)
            wire.string(#","last_name":"#, &lastName)
            wire.string(#","username":"#, &username)
            wire.object(#","photo":"#, &photo)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return SharedUser(userID: userID, firstName: firstName, lastName: lastName, username: username, photo: photo)
    }
}

/// `sharedChat chat_id:int53 title:string username:string photo:photo = SharedChat`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1shared_chat.html)
public struct SharedChat: TDDecodable, CustomStringConvertible, CustomReflectable {
    private final class Fields: Sendable {
        let chatID: Int64
        let title: String
        let username: String
        let photo: Photo?
        init(_ chatID: Int64, _ title: String, _ username: String, _ photo: Photo?) {
            self.chatID = chatID
            self.title = title
            self.username = username
            self.photo = photo
        }
    }
    private let fields: Fields
    public var chatID: Int64 { fields.chatID }
    /// For bots only.
    public var title: String { fields.title }
    /// For bots only.
    public var username: String { fields.username }
    /// May be absent. For bots only.
    public var photo: Photo? { fields.photo }

    public init(chatID: Int64, title: String, username: String, photo: Photo? = nil) {
        fields = Fields(chatID, title, username, photo)
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"sharedChat""#)
        wire.int53(#","chat_id":"#, fields.chatID)
        wire.string(#","title":"#, fields.title)
        wire.string(#","username":"#, fields.username)
        wire.object(#","photo":"#, fields.photo)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> SharedChat? {
        wire.open(#"{"@type":"sharedChat""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> SharedChat? {
        var chatID: Int64 = 0
        var title: String = ""
        var username: String = ""
        var photo: Photo? = nil
        var mark = wire.cursor
        repeat {
            wire.int53(#","chat_id":"#, &chatID)
            wire.string(#","title":"#, &title)
            wire.string(#","username":"#, &username)
            wire.object(#","photo":"#, &photo)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return SharedChat(chatID: chatID, title: title, username: username, photo: photo)
    }
}

/// `BuiltInTheme`, one of 5 constructors.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1_built_in_theme.html)
public enum BuiltInTheme: TDDecodable, CustomStringConvertible, CustomReflectable {
    /// `builtInThemeClassic = BuiltInTheme`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1built_in_theme_classic.html)
    case classic
    /// `builtInThemeDay = BuiltInTheme`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1built_in_theme_day.html)
    case day
    /// `builtInThemeNight = BuiltInTheme`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1built_in_theme_night.html)
    case night
    /// `builtInThemeTinted = BuiltInTheme`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1built_in_theme_tinted.html)
    case tinted
    /// `builtInThemeArctic = BuiltInTheme`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1built_in_theme_arctic.html)
    case arctic
    /// A constructor that this version of the schema does not know, as its name and its JSON.
    indirect case unknown(type: String, json: String)

    public func encode(into wire: inout WireWriter) {
        switch self {
        case .classic: wire.empty(#"{"@type":"builtInThemeClassic"}"#)
        case .day: wire.empty(#"{"@type":"builtInThemeDay"}"#)
        case .night: wire.empty(#"{"@type":"builtInThemeNight"}"#)
        case .tinted: wire.empty(#"{"@type":"builtInThemeTinted"}"#)
        case .arctic: wire.empty(#"{"@type":"builtInThemeArctic"}"#)
        case .unknown(_, let json): wire.unknown(json)
        }
    }

    public static func read(_ wire: inout WireReader) -> BuiltInTheme? {
        switch wire.constructor(of: .builtInTheme) {
        case 0: if wire.close() { return .classic }  // builtInThemeClassic
        case 1: if wire.close() { return .day }  // builtInThemeDay
        case 2: if wire.close() { return .night }  // builtInThemeNight
        case 3: if wire.close() { return .tinted }  // builtInThemeTinted
        case 4: if wire.close() { return .arctic }  // builtInThemeArctic
        case WireReader.nothing: break
        default: if let (type, json) = wire.takeUnknown() { return .unknown(type: type, json: json) }
        }
        return nil
    }
}

/// `address country_code:string state:string city:string street_line1:string street_line2:string postal_code:string = Address`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1address.html)
public struct Address: TDDecodable, CustomStringConvertible, CustomReflectable {
    private final class Fields: Sendable {
        let countryCode: String
        let state: String
        let city: String
        let streetLine1: String
        let streetLine2: String
        let postalCode: String
        init(
            _ countryCode: String,
            _ state: String,
            _ city: String,
            _ streetLine1: String,
            _ streetLine2: String,
            _ postalCode: String
        ) {
            self.countryCode = countryCode
            self.state = state
            self.city = city
            self.streetLine1 = streetLine1
            self.streetLine2 = streetLine2
            self.postalCode = postalCode
        }
    }
    private let fields: Fields
    public var countryCode: String { fields.countryCode }
    public var state: String { fields.state }
    public var city: String { fields.city }
    public var streetLine1: String { fields.streetLine1 }
    public var streetLine2: String { fields.streetLine2 }
    public var postalCode: String { fields.postalCode }

    public init(
        countryCode: String,
        state: String,
        city: String,
        streetLine1: String,
        streetLine2: String,
        postalCode: String
    ) {
        fields = Fields(countryCode, state, city, streetLine1, streetLine2, postalCode)
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"address""#)
        wire.string(#","country_code":"#, fields.countryCode)
        wire.string(#","state":"#, fields.state)
        wire.string(#","city":"#, fields.city)
        wire.string(#","street_line1":"#, fields.streetLine1)
        wire.string(#","street_line2":"#, fields.streetLine2)
        wire.string(#","postal_code":"#, fields.postalCode)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> Address? {
        wire.open(#"{"@type":"address""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> Address? {
        var countryCode: String = ""
        var state: String = ""
        var city: String = ""
        var streetLine1: String = ""
        var streetLine2: String = ""
        var postalCode: String = ""
        var mark = wire.cursor
        repeat {
            wire.string(#","country_code":"#, &countryCode)
            wire.string(#","state":"#, &state)
            wire.string(#","city":"#, &city)
            wire.string(#","street_line1":"#, &streetLine1)
            wire.string(#","street_line2":"#, &streetLine2)
            wire.string(#","postal_code":"#, &postalCode)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return Address(
            countryCode: countryCode,
            state: state,
            city: city,
            streetLine1: streetLine1,
            streetLine2: streetLine2,
            postalCode: postalCode
        )
    }
}

/// `locationAddress country_code:string state:string city:string street:string = LocationAddress`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1location_address.html)
public struct LocationAddress: TDDecodable, CustomStringConvertible, CustomReflectable {
    private final class Fields: Sendable {
        let countryCode: String
        let state: String
        let city: String
        let street: String
        init(_ countryCode: String, _ state: String, _ city: String, _ street: String) {
            self.countryCode = countryCode
            self.state = state
            self.city = city
            self.street = street
        }
    }
    private let fields: Fields
    public var countryCode: String { fields.countryCode }
    public var state: String { fields.state }
    public var city: String { fields.city }
    public var street: String { fields.street }

    public init(countryCode: String, state: String, city: String, street: String) {
        fields = Fields(countryCode, state, city, street)
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"locationAddress""#)
        wire.string(#","country_code":"#, fields.countryCode)
        wire.string(#","state":"#, fields.state)
        wire.string(#","city":"#, fields.city)
        wire.string(#","street":"#, fields.street)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> LocationAddress? {
        wire.open(#"{"@type":"locationAddress""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> LocationAddress? {
        var countryCode: String = ""
        var state: String = ""
        var city: String = ""
        var street: String = ""
        var mark = wire.cursor
        repeat {
            wire.string(#","country_code":"#, &countryCode)
            wire.string(#","state":"#, &state)
            wire.string(#","city":"#, &city)
            wire.string(#","street":"#, &street)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return LocationAddress(countryCode: countryCode, state: state, city: city, street: street)
    }
}

/// `validatedOrderInfo order_info_id:string shipping_options:vector<shippingOption> = ValidatedOrderInfo`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1validated_order_info.html)
public struct ValidatedOrderInfo: TDDecodable, CustomStringConvertible, CustomReflectable {
    public let orderInfoID: String
    public let shippingOptions: [ShippingOption]

    public init(orderInfoID: String, shippingOptions: [ShippingOption]) {
        self.orderInfoID = orderInfoID
        self.shippingOptions = shippingOptions
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"validatedOrderInfo""#)
        wire.string(#","order_info_id":"#, self.orderInfoID)
        wire.objects(#","shipping_options":"#, self.shippingOptions)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> ValidatedOrderInfo? {
        wire.open(#"{"@type":"validatedOrderInfo""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> ValidatedOrderInfo? {
        var orderInfoID: String = ""
        var shippingOptions: [ShippingOption] = []
        var mark = wire.cursor
        repeat {
            wire.string(#","order_info_id":"#, &orderInfoID)
            wire.objects(#","shipping_options":"#, &shippingOptions)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return ValidatedOrderInfo(orderInfoID: orderInfoID, shippingOptions: shippingOptions)
    }
}

/// `ResendCodeReason`, one of 2 constructors.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1_resend_code_reason.html)
public enum ResendCodeReason: TDObject, CustomStringConvertible, CustomReflectable {
    /// `resendCodeReasonUserRequest = ResendCodeReason`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1resend_code_reason_user_request.html)
    case userRequest
    indirect case verificationFailed(ResendCodeReasonVerificationFailed)
    /// A constructor that this version of the schema does not know, as its name and its JSON.
    indirect case unknown(type: String, json: String)

    public func encode(into wire: inout WireWriter) {
        switch self {
        case .userRequest: wire.empty(#"{"@type":"resendCodeReasonUserRequest"}"#)
        case .verificationFailed(let value): value.encode(into: &wire)
        case .unknown(_, let json): wire.unknown(json)
        }
    }
}

/// `resendCodeReasonVerificationFailed error_message:string = ResendCodeReason`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1resend_code_reason_verification_failed.html)
public struct ResendCodeReasonVerificationFailed: TDObject, CustomStringConvertible {
    public let errorMessage: String

    public init(errorMessage: String) {
        self.errorMessage = errorMessage
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"resendCodeReasonVerificationFailed""#)
        wire.string(#","error_message":"#, self.errorMessage)
        wire.close()
    }
}

/// `SpeechRecognitionResult`, one of 3 constructors.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1_speech_recognition_result.html)
public enum SpeechRecognitionResult: TDDecodable, CustomStringConvertible, CustomReflectable {
    indirect case pending(SpeechRecognitionResultPending)
    indirect case text(SpeechRecognitionResultText)
    indirect case error(SpeechRecognitionResultError)
    /// A constructor that this version of the schema does not know, as its name and its JSON.
    indirect case unknown(type: String, json: String)

    public func encode(into wire: inout WireWriter) {
        switch self {
        case .pending(let value): value.encode(into: &wire)
        case .text(let value): value.encode(into: &wire)
        case .error(let value): value.encode(into: &wire)
        case .unknown(_, let json): wire.unknown(json)
        }
    }

    public static func read(_ wire: inout WireReader) -> SpeechRecognitionResult? {
        switch wire.constructor(of: .speechRecognitionResult) {
        case 0: if let value = SpeechRecognitionResultPending.body(&wire) { return .pending(value) }  // speechRecognitionResultPending
        case 1: if let value = SpeechRecognitionResultText.body(&wire) { return .text(value) }  // speechRecognitionResultText
        case 2: if let value = SpeechRecognitionResultError.body(&wire) { return .error(value) }  // speechRecognitionResultError
        case WireReader.nothing: break
        default: if let (type, json) = wire.takeUnknown() { return .unknown(type: type, json: json) }
        }
        return nil
    }
}

/// `speechRecognitionResultPending partial_text:string = SpeechRecognitionResult`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1speech_recognition_result_pending.html)
public struct SpeechRecognitionResultPending: TDObject, CustomStringConvertible, CustomReflectable {
    public let partialText: String

    public init(partialText: String) {
        self.partialText = partialText
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"speechRecognitionResultPending""#)
        wire.string(#","partial_text":"#, self.partialText)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> SpeechRecognitionResultPending? {
        var partialText: String = ""
        var mark = wire.cursor
        repeat {
            wire.string(#","partial_text":"#, &partialText)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return SpeechRecognitionResultPending(partialText: partialText)
    }
}

/// `speechRecognitionResultText text:string = SpeechRecognitionResult`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1speech_recognition_result_text.html)
public struct SpeechRecognitionResultText: TDObject, CustomStringConvertible, CustomReflectable {
    public let text: String

    public init(text: String) {
        self.text = text
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"speechRecognitionResultText""#)
        wire.string(#","text":"#, self.text)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> SpeechRecognitionResultText? {
        var text: String = ""
        var mark = wire.cursor
        repeat {
            wire.string(#","text":"#, &text)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return SpeechRecognitionResultText(text: text)
    }
}

/// `speechRecognitionResultError error:error = SpeechRecognitionResult`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1speech_recognition_result_error.html)
public struct SpeechRecognitionResultError: TDObject, CustomStringConvertible {
    public let error: TDError

    public init(error: TDError) {
        self.error = error
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"speechRecognitionResultError""#)
        wire.object(#","error":"#, self.error)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> SpeechRecognitionResultError? {
        var error: TDError? = nil
        var mark = wire.cursor
        repeat {
            wire.object(#","error":"#, &error)
        } while wire.more(&mark)
        guard !wire.failed, let error = wire.required(consume error) else { wire.missing("error"); return nil }
        return SpeechRecognitionResultError(error: error)
    }
}

/// `httpUrl url:string = HttpUrl`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1http_url.html)
public struct HttpUrl: TDDecodable, CustomStringConvertible, CustomReflectable {
    public let url: String

    public init(url: String) {
        self.url = url
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"httpUrl""#)
        wire.string(#","url":"#, self.url)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> HttpUrl? {
        wire.open(#"{"@type":"httpUrl""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> HttpUrl? {
        var url: String = ""
        var mark = wire.cursor
        repeat {
            wire.string(#","url":"#, &url)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return HttpUrl(url: url)
    }
}

/// `TelegramPaymentPurpose`, one of 7 constructors.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1_telegram_payment_purpose.html)
public enum TelegramPaymentPurpose: TDObject, CustomStringConvertible, CustomReflectable {
    case premiumGift(TelegramPaymentPurposePremiumGift)
    case premiumGiftCodes(TelegramPaymentPurposePremiumGiftCodes)
    case premiumGiveaway(TelegramPaymentPurposePremiumGiveaway)
    case stars(TelegramPaymentPurposeStars)
    case giftedStars(TelegramPaymentPurposeGiftedStars)
    case starGiveaway(TelegramPaymentPurposeStarGiveaway)
    indirect case joinChat(TelegramPaymentPurposeJoinChat)
    /// A constructor that this version of the schema does not know, as its name and its JSON.
    indirect case unknown(type: String, json: String)

    public func encode(into wire: inout WireWriter) {
        switch self {
        case .premiumGift(let value): value.encode(into: &wire)
        case .premiumGiftCodes(let value): value.encode(into: &wire)
        case .premiumGiveaway(let value): value.encode(into: &wire)
        case .stars(let value): value.encode(into: &wire)
        case .giftedStars(let value): value.encode(into: &wire)
        case .starGiveaway(let value): value.encode(into: &wire)
        case .joinChat(let value): value.encode(into: &wire)
        case .unknown(_, let json): wire.unknown(json)
        }
    }
}

/// `telegramPaymentPurposePremiumGift currency:string amount:int53 user_id:int53 month_count:int32 text:formattedText = TelegramPaymentPurpose`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1telegram_payment_purpose_premium_gift.html)
public struct TelegramPaymentPurposePremiumGift: TDObject, CustomStringConvertible {
    private final class Fields: Sendable {
        let currency: String
        let amount: Int64
        let userID: Int64
        let monthCount: Int32
        let text: FormattedText
        init(_ currency: String, _ amount: Int64, _ userID: Int64, _ monthCount: Int32, _ text: FormattedText) {
            self.currency = currency
            self.amount = amount
            self.userID = userID
            self.monthCount = monthCount
            self.text = text
        }
    }
    private let fields: Fields
    public var currency: String { fields.currency }
    public var amount: Int64 { fields.amount }
    public var userID: Int64 { fields.userID }
    public var monthCount: Int32 { fields.monthCount }
    /// Length 0 to the option `gift_text_length_max` characters.
    public var text: FormattedText { fields.text }

    public init(currency: String, amount: Int64, userID: Int64, monthCount: Int32, text: FormattedText) {
        fields = Fields(currency, amount, userID, monthCount, text)
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"telegramPaymentPurposePremiumGift""#)
        wire.string(#","currency":"#, fields.currency)
        wire.int53(#","amount":"#, fields.amount)
        wire.int53(#","user_id":"#, fields.userID)
        wire.int32(#","month_count":"#, fields.monthCount)
        wire.object(#","text":"#, fields.text)
        wire.close()
    }
}

/// `telegramPaymentPurposePremiumGiftCodes boosted_chat_id:int53 currency:string amount:int53 user_ids:vector<int53> month_count:int32 text:formattedText = TelegramPaymentPurpose`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1telegram_payment_purpose_premium_gift_codes.html)
public struct TelegramPaymentPurposePremiumGiftCodes: TDObject, CustomStringConvertible {
    private final class Fields: Sendable {
        let boostedChatID: Int64
        let currency: String
        let amount: Int64
        let userIDs: [Int64]
        let monthCount: Int32
        let text: FormattedText
        init(
            _ boostedChatID: Int64,
            _ currency: String,
            _ amount: Int64,
            _ userIDs: [Int64],
            _ monthCount: Int32,
            _ text: FormattedText
        ) {
            self.boostedChatID = boostedChatID
            self.currency = currency
            self.amount = amount
            self.userIDs = userIDs
            self.monthCount = monthCount
            self.text = text
        }
    }
    private let fields: Fields
    public var boostedChatID: Int64 { fields.boostedChatID }
    public var currency: String { fields.currency }
    public var amount: Int64 { fields.amount }
    public var userIDs: [Int64] { fields.userIDs }
    public var monthCount: Int32 { fields.monthCount }
    /// Length 0 to the option `gift_text_length_max` characters.
    public var text: FormattedText { fields.text }

    public init(
        boostedChatID: Int64,
        currency: String,
        amount: Int64,
        userIDs: [Int64],
        monthCount: Int32,
        text: FormattedText
    ) {
        fields = Fields(boostedChatID, currency, amount, userIDs, monthCount, text)
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"telegramPaymentPurposePremiumGiftCodes""#)
        wire.int53(#","boosted_chat_id":"#, fields.boostedChatID)
        wire.string(#","currency":"#, fields.currency)
        wire.int53(#","amount":"#, fields.amount)
        wire.int53s(#","user_ids":"#, fields.userIDs)
        wire.int32(#","month_count":"#, fields.monthCount)
        wire.object(#","text":"#, fields.text)
        wire.close()
    }
}

/// `telegramPaymentPurposePremiumGiveaway parameters:giveawayParameters currency:string amount:int53 winner_count:int32 month_count:int32 = TelegramPaymentPurpose`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1telegram_payment_purpose_premium_giveaway.html)
public struct TelegramPaymentPurposePremiumGiveaway: TDObject, CustomStringConvertible {
    private final class Fields: Sendable {
        let parameters: GiveawayParameters
        let currency: String
        let amount: Int64
        let winnerCount: Int32
        let monthCount: Int32
        init(
            _ parameters: GiveawayParameters,
            _ currency: String,
            _ amount: Int64,
            _ winnerCount: Int32,
            _ monthCount: Int32
        ) {
            self.parameters = parameters
            self.currency = currency
            self.amount = amount
            self.winnerCount = winnerCount
            self.monthCount = monthCount
        }
    }
    private let fields: Fields
    public var parameters: GiveawayParameters { fields.parameters }
    public var currency: String { fields.currency }
    public var amount: Int64 { fields.amount }
    public var winnerCount: Int32 { fields.winnerCount }
    public var monthCount: Int32 { fields.monthCount }

    public init(
        parameters: GiveawayParameters,
        currency: String,
        amount: Int64,
        winnerCount: Int32,
        monthCount: Int32
    ) {
        fields = Fields(parameters, currency, amount, winnerCount, monthCount)
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"telegramPaymentPurposePremiumGiveaway""#)
        wire.object(#","parameters":"#, fields.parameters)
        wire.string(#","currency":"#, fields.currency)
        wire.int53(#","amount":"#, fields.amount)
        wire.int32(#","winner_count":"#, fields.winnerCount)
        wire.int32(#","month_count":"#, fields.monthCount)
        wire.close()
    }
}

/// `telegramPaymentPurposeStars currency:string amount:int53 star_count:int53 chat_id:int53 = TelegramPaymentPurpose`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1telegram_payment_purpose_stars.html)
public struct TelegramPaymentPurposeStars: TDObject, CustomStringConvertible {
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
        wire.open(#"{"@type":"telegramPaymentPurposeStars""#)
        wire.string(#","currency":"#, fields.currency)
        wire.int53(#","amount":"#, fields.amount)
        wire.int53(#","star_count":"#, fields.starCount)
        wire.int53(#","chat_id":"#, fields.chatID)
        wire.close()
    }
}

/// `telegramPaymentPurposeGiftedStars user_id:int53 currency:string amount:int53 star_count:int53 = TelegramPaymentPurpose`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1telegram_payment_purpose_gifted_stars.html)
public struct TelegramPaymentPurposeGiftedStars: TDObject, CustomStringConvertible {
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
        wire.open(#"{"@type":"telegramPaymentPurposeGiftedStars""#)
        wire.int53(#","user_id":"#, fields.userID)
        wire.string(#","currency":"#, fields.currency)
        wire.int53(#","amount":"#, fields.amount)
        wire.int53(#","star_count":"#, fields.starCount)
        wire.close()
    }
}

/// `telegramPaymentPurposeStarGiveaway parameters:giveawayParameters currency:string amount:int53 winner_count:int32 star_count:int53 = TelegramPaymentPurpose`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1telegram_payment_purpose_star_giveaway.html)
public struct TelegramPaymentPurposeStarGiveaway: TDObject, CustomStringConvertible {
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
        wire.open(#"{"@type":"telegramPaymentPurposeStarGiveaway""#)
        wire.object(#","parameters":"#, fields.parameters)
        wire.string(#","currency":"#, fields.currency)
        wire.int53(#","amount":"#, fields.amount)
        wire.int32(#","winner_count":"#, fields.winnerCount)
        wire.int53(#","star_count":"#, fields.starCount)
        wire.close()
    }
}

/// `telegramPaymentPurposeJoinChat invite_link:string = TelegramPaymentPurpose`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1telegram_payment_purpose_join_chat.html)
public struct TelegramPaymentPurposeJoinChat: TDObject, CustomStringConvertible, CustomReflectable {
    public let inviteLink: String

    public init(inviteLink: String) {
        self.inviteLink = inviteLink
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"telegramPaymentPurposeJoinChat""#)
        wire.string(#","invite_link":"#, self.inviteLink)
        wire.close()
    }
}

/// `timeZone id:string name:string utc_time_offset:int32 = TimeZone`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1time_zone.html)
public struct TDTimeZone: TDDecodable, CustomStringConvertible {
    private final class Fields: Sendable {
        let id: String
        let name: String
        let utcTimeOffset: Int32
        init(_ id: String, _ name: String, _ utcTimeOffset: Int32) {
            self.id = id
            self.name = name
            self.utcTimeOffset = utcTimeOffset
        }
    }
    private let fields: Fields
    public var id: String { fields.id }
    public var name: String { fields.name }
    public var utcTimeOffset: Int32 { fields.utcTimeOffset }

    public init(id: String, name: String, utcTimeOffset: Int32) {
        fields = Fields(id, name, utcTimeOffset)
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"timeZone""#)
        wire.string(#","id":"#, fields.id)
        wire.string(#","name":"#, fields.name)
        wire.int32(#","utc_time_offset":"#, fields.utcTimeOffset)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> TDTimeZone? {
        wire.open(#"{"@type":"timeZone""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> TDTimeZone? {
        var id: String = ""
        var name: String = ""
        var utcTimeOffset: Int32 = 0
        var mark = wire.cursor
        repeat {
            wire.string(#","id":"#, &id)
            wire.string(#","name":"#, &name)
            wire.int32(#","utc_time_offset":"#, &utcTimeOffset)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return TDTimeZone(id: id, name: name, utcTimeOffset: utcTimeOffset)
    }
}

/// `timeZones time_zones:vector<timeZone> = TimeZones`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1time_zones.html)
public struct TimeZones: TDDecodable, CustomStringConvertible {
    public let timeZones: [TDTimeZone]

    public init(timeZones: [TDTimeZone]) {
        self.timeZones = timeZones
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"timeZones""#)
        wire.objects(#","time_zones":"#, self.timeZones)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> TimeZones? {
        wire.open(#"{"@type":"timeZones""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> TimeZones? {
        var timeZones: [TDTimeZone] = []
        var mark = wire.cursor
        repeat {
            wire.objects(#","time_zones":"#, &timeZones)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return TimeZones(timeZones: timeZones)
    }
}

/// `CheckChatUsernameResult`, one of 6 constructors.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1_check_chat_username_result.html)
public enum CheckChatUsernameResult: TDDecodable, CustomStringConvertible, CustomReflectable {
    /// `checkChatUsernameResultOk = CheckChatUsernameResult`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1check_chat_username_result_ok.html)
    case ok
    /// `checkChatUsernameResultUsernameInvalid = CheckChatUsernameResult`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1check_chat_username_result_username_invalid.html)
    case usernameInvalid
    /// `checkChatUsernameResultUsernameOccupied = CheckChatUsernameResult`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1check_chat_username_result_username_occupied.html)
    case usernameOccupied
    /// `checkChatUsernameResultUsernamePurchasable = CheckChatUsernameResult`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1check_chat_username_result_username_purchasable.html)
    case usernamePurchasable
    /// `checkChatUsernameResultPublicChatsTooMany = CheckChatUsernameResult`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1check_chat_username_result_public_chats_too_many.html)
    case publicChatsTooMany
    /// `checkChatUsernameResultPublicGroupsUnavailable = CheckChatUsernameResult`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1check_chat_username_result_public_groups_unavailable.html)
    case publicGroupsUnavailable
    /// A constructor that this version of the schema does not know, as its name and its JSON.
    indirect case unknown(type: String, json: String)

    public func encode(into wire: inout WireWriter) {
        switch self {
        case .ok: wire.empty(#"{"@type":"checkChatUsernameResultOk"}"#)
        case .usernameInvalid: wire.empty(#"{"@type":"checkChatUsernameResultUsernameInvalid"}"#)
        case .usernameOccupied: wire.empty(#"{"@type":"checkChatUsernameResultUsernameOccupied"}"#)
        case .usernamePurchasable: wire.empty(#"{"@type":"checkChatUsernameResultUsernamePurchasable"}"#)
        case .publicChatsTooMany: wire.empty(#"{"@type":"checkChatUsernameResultPublicChatsTooMany"}"#)
        case .publicGroupsUnavailable: wire.empty(#"{"@type":"checkChatUsernameResultPublicGroupsUnavailable"}"#)
        case .unknown(_, let json): wire.unknown(json)
        }
    }

    public static func read(_ wire: inout WireReader) -> CheckChatUsernameResult? {
        switch wire.constructor(of: .checkChatUsernameResult) {
        case 0: if wire.close() { return .ok }  // checkChatUsernameResultOk
        case 1: if wire.close() { return .usernameInvalid }  // checkChatUsernameResultUsernameInvalid
        case 2: if wire.close() { return .usernameOccupied }  // checkChatUsernameResultUsernameOccupied
        case 3: if wire.close() { return .usernamePurchasable }  // checkChatUsernameResultUsernamePurchasable
        case 4: if wire.close() { return .publicChatsTooMany }  // checkChatUsernameResultPublicChatsTooMany
        case 5: if wire.close() { return .publicGroupsUnavailable }  // checkChatUsernameResultPublicGroupsUnavailable
        case WireReader.nothing: break
        default: if let (type, json) = wire.takeUnknown() { return .unknown(type: type, json: json) }
        }
        return nil
    }
}

/// `CheckStickerSetNameResult`, one of 3 constructors.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1_check_sticker_set_name_result.html)
public enum CheckStickerSetNameResult: TDDecodable, CustomStringConvertible, CustomReflectable {
    /// `checkStickerSetNameResultOk = CheckStickerSetNameResult`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1check_sticker_set_name_result_ok.html)
    case ok
    /// `checkStickerSetNameResultNameInvalid = CheckStickerSetNameResult`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1check_sticker_set_name_result_name_invalid.html)
    case nameInvalid
    /// `checkStickerSetNameResultNameOccupied = CheckStickerSetNameResult`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1check_sticker_set_name_result_name_occupied.html)
    case nameOccupied
    /// A constructor that this version of the schema does not know, as its name and its JSON.
    indirect case unknown(type: String, json: String)

    public func encode(into wire: inout WireWriter) {
        switch self {
        case .ok: wire.empty(#"{"@type":"checkStickerSetNameResultOk"}"#)
        case .nameInvalid: wire.empty(#"{"@type":"checkStickerSetNameResultNameInvalid"}"#)
        case .nameOccupied: wire.empty(#"{"@type":"checkStickerSetNameResultNameOccupied"}"#)
        case .unknown(_, let json): wire.unknown(json)
        }
    }

    public static func read(_ wire: inout WireReader) -> CheckStickerSetNameResult? {
        switch wire.constructor(of: .checkStickerSetNameResult) {
        case 0: if wire.close() { return .ok }  // checkStickerSetNameResultOk
        case 1: if wire.close() { return .nameInvalid }  // checkStickerSetNameResultNameInvalid
        case 2: if wire.close() { return .nameOccupied }  // checkStickerSetNameResultNameOccupied
        case WireReader.nothing: break
        default: if let (type, json) = wire.takeUnknown() { return .unknown(type: type, json: json) }
        }
        return nil
    }
}

/// `ResetPasswordResult`, one of 3 constructors.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1_reset_password_result.html)
public enum ResetPasswordResult: TDDecodable, CustomStringConvertible, CustomReflectable {
    /// `resetPasswordResultOk = ResetPasswordResult`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1reset_password_result_ok.html)
    case ok
    case pending(ResetPasswordResultPending)
    case declined(ResetPasswordResultDeclined)
    /// A constructor that this version of the schema does not know, as its name and its JSON.
    indirect case unknown(type: String, json: String)

    public func encode(into wire: inout WireWriter) {
        switch self {
        case .ok: wire.empty(#"{"@type":"resetPasswordResultOk"}"#)
        case .pending(let value): value.encode(into: &wire)
        case .declined(let value): value.encode(into: &wire)
        case .unknown(_, let json): wire.unknown(json)
        }
    }

    public static func read(_ wire: inout WireReader) -> ResetPasswordResult? {
        switch wire.constructor(of: .resetPasswordResult) {
        case 0: if wire.close() { return .ok }  // resetPasswordResultOk
        case 1: if let value = ResetPasswordResultPending.body(&wire) { return .pending(value) }  // resetPasswordResultPending
        case 2: if let value = ResetPasswordResultDeclined.body(&wire) { return .declined(value) }  // resetPasswordResultDeclined
        case WireReader.nothing: break
        default: if let (type, json) = wire.takeUnknown() { return .unknown(type: type, json: json) }
        }
        return nil
    }
}

/// `resetPasswordResultPending pending_reset_date:int32 = ResetPasswordResult`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1reset_password_result_pending.html)
public struct ResetPasswordResultPending: TDObject, CustomStringConvertible {
    /// Unix time in seconds.
    public let pendingResetDate: Int32

    public init(pendingResetDate: Int32) {
        self.pendingResetDate = pendingResetDate
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"resetPasswordResultPending""#)
        wire.int32(#","pending_reset_date":"#, self.pendingResetDate)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> ResetPasswordResultPending? {
        var pendingResetDate: Int32 = 0
        var mark = wire.cursor
        repeat {
            wire.int32(#","pending_reset_date":"#, &pendingResetDate)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return ResetPasswordResultPending(pendingResetDate: pendingResetDate)
    }
}

/// `resetPasswordResultDeclined retry_date:int32 = ResetPasswordResult`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1reset_password_result_declined.html)
public struct ResetPasswordResultDeclined: TDObject, CustomStringConvertible {
    /// Unix time in seconds.
    public let retryDate: Int32

    public init(retryDate: Int32) {
        self.retryDate = retryDate
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"resetPasswordResultDeclined""#)
        wire.int32(#","retry_date":"#, self.retryDate)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> ResetPasswordResultDeclined? {
        var retryDate: Int32 = 0
        var mark = wire.cursor
        repeat {
            wire.int32(#","retry_date":"#, &retryDate)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return ResetPasswordResultDeclined(retryDate: retryDate)
    }
}

/// `readDatePrivacySettings show_read_date:Bool = ReadDatePrivacySettings`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1read_date_privacy_settings.html)
public struct ReadDatePrivacySettings: TDDecodable, CustomStringConvertible {
    public let showReadDate: Bool

    public init(showReadDate: Bool) {
        self.showReadDate = showReadDate
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"readDatePrivacySettings""#)
        wire.bool(#","show_read_date":"#, self.showReadDate)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> ReadDatePrivacySettings? {
        wire.open(#"{"@type":"readDatePrivacySettings""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> ReadDatePrivacySettings? {
        var showReadDate: Bool = false
        var mark = wire.cursor
        repeat {
            wire.bool(#","show_read_date":"#, &showReadDate)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return ReadDatePrivacySettings(showReadDate: showReadDate)
    }
}

/// `BlockList`, one of 2 constructors.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1_block_list.html)
public enum BlockList: TDDecodable, CustomStringConvertible, CustomReflectable {
    /// `blockListMain = BlockList`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1block_list_main.html)
    case main
    /// `blockListStories = BlockList`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1block_list_stories.html)
    case stories
    /// A constructor that this version of the schema does not know, as its name and its JSON.
    indirect case unknown(type: String, json: String)

    public func encode(into wire: inout WireWriter) {
        switch self {
        case .main: wire.empty(#"{"@type":"blockListMain"}"#)
        case .stories: wire.empty(#"{"@type":"blockListStories"}"#)
        case .unknown(_, let json): wire.unknown(json)
        }
    }

    public static func read(_ wire: inout WireReader) -> BlockList? {
        switch wire.constructor(of: .blockList) {
        case 0: if wire.close() { return .main }  // blockListMain
        case 1: if wire.close() { return .stories }  // blockListStories
        case WireReader.nothing: break
        default: if let (type, json) = wire.takeUnknown() { return .unknown(type: type, json: json) }
        }
        return nil
    }
}

/// `ConnectionState`, one of 5 constructors.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1_connection_state.html)
public enum ConnectionState: TDDecodable, CustomStringConvertible, CustomReflectable {
    /// `connectionStateWaitingForNetwork = ConnectionState`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1connection_state_waiting_for_network.html)
    case waitingForNetwork
    /// `connectionStateConnectingToProxy = ConnectionState`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1connection_state_connecting_to_proxy.html)
    case connectingToProxy
    /// `connectionStateConnecting = ConnectionState`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1connection_state_connecting.html)
    case connecting
    /// `connectionStateUpdating = ConnectionState`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1connection_state_updating.html)
    case updating
    /// `connectionStateReady = ConnectionState`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1connection_state_ready.html)
    case ready
    /// A constructor that this version of the schema does not know, as its name and its JSON.
    indirect case unknown(type: String, json: String)

    public func encode(into wire: inout WireWriter) {
        switch self {
        case .waitingForNetwork: wire.empty(#"{"@type":"connectionStateWaitingForNetwork"}"#)
        case .connectingToProxy: wire.empty(#"{"@type":"connectionStateConnectingToProxy"}"#)
        case .connecting: wire.empty(#"{"@type":"connectionStateConnecting"}"#)
        case .updating: wire.empty(#"{"@type":"connectionStateUpdating"}"#)
        case .ready: wire.empty(#"{"@type":"connectionStateReady"}"#)
        case .unknown(_, let json): wire.unknown(json)
        }
    }

    public static func read(_ wire: inout WireReader) -> ConnectionState? {
        switch wire.constructor(of: .connectionState) {
        case 0: if wire.close() { return .waitingForNetwork }  // connectionStateWaitingForNetwork
        case 1: if wire.close() { return .connectingToProxy }  // connectionStateConnectingToProxy
        case 2: if wire.close() { return .connecting }  // connectionStateConnecting
        case 3: if wire.close() { return .updating }  // connectionStateUpdating
        case 4: if wire.close() { return .ready }  // connectionStateReady
        case WireReader.nothing: break
        default: if let (type, json) = wire.takeUnknown() { return .unknown(type: type, json: json) }
        }
        return nil
    }
}

/// `ageVerificationParameters min_age:int32 verification_bot_username:string country:string = AgeVerificationParameters`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1age_verification_parameters.html)
public struct AgeVerificationParameters: TDDecodable, CustomStringConvertible, CustomReflectable {
    public let minAge: Int32
    public let verificationBotUsername: String
    public let country: String

    public init(minAge: Int32, verificationBotUsername: String, country: String) {
        self.minAge = minAge
        self.verificationBotUsername = verificationBotUsername
        self.country = country
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"ageVerificationParameters""#)
        wire.int32(#","min_age":"#, self.minAge)
        wire.string(#","verification_bot_username":"#, self.verificationBotUsername)
        wire.string(#","country":"#, self.country)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> AgeVerificationParameters? {
        wire.open(#"{"@type":"ageVerificationParameters""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> AgeVerificationParameters? {
        var minAge: Int32 = 0
        var verificationBotUsername: String = ""
        var country: String = ""
        var mark = wire.cursor
        repeat {
            wire.int32(#","min_age":"#, &minAge)
            wire.string(#","verification_bot_username":"#, &verificationBotUsername)
            wire.string(#","country":"#, &country)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return AgeVerificationParameters(
            minAge: minAge,
            verificationBotUsername: verificationBotUsername,
            country: country
        )
    }
}

/// `count count:int32 = Count`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1count.html)
public struct Count: TDDecodable, CustomStringConvertible {
    public let count: Int32

    public init(count: Int32) {
        self.count = count
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"count""#)
        wire.int32(#","count":"#, self.count)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> Count? {
        wire.open(#"{"@type":"count""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> Count? {
        var count: Int32 = 0
        var mark = wire.cursor
        repeat {
            wire.int32(#","count":"#, &count)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return Count(count: count)
    }
}

/// `data data:bytes = Data`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1data.html)
public struct TDData: TDDecodable, CustomStringConvertible, CustomReflectable {
    public let data: [UInt8]

    public init(data: [UInt8]) {
        self.data = data
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"data""#)
        wire.bytes(#","data":"#, self.data)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> TDData? {
        wire.open(#"{"@type":"data""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> TDData? {
        var data: [UInt8] = []
        var mark = wire.cursor
        repeat {
            wire.bytes(#","data":"#, &data)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return TDData(data: data)
    }
}

/// `seconds seconds:double = Seconds`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1seconds.html)
public struct Seconds: TDDecodable, CustomStringConvertible {
    public let seconds: Double

    public init(seconds: Double) {
        self.seconds = seconds
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"seconds""#)
        wire.double(#","seconds":"#, self.seconds)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> Seconds? {
        wire.open(#"{"@type":"seconds""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> Seconds? {
        var seconds: Double = 0.0
        var mark = wire.cursor
        repeat {
            wire.double(#","seconds":"#, &seconds)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return Seconds(seconds: seconds)
    }
}

/// `point x:double y:double = Point`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1point.html)
public struct Point: TDDecodable, CustomStringConvertible {
    public let x: Double
    public let y: Double

    public init(x: Double, y: Double) {
        self.x = x
        self.y = y
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"point""#)
        wire.double(#","x":"#, self.x)
        wire.double(#","y":"#, self.y)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> Point? {
        wire.open(#"{"@type":"point""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> Point? {
        var x: Double = 0.0
        var y: Double = 0.0
        var mark = wire.cursor
        repeat {
            wire.double(#","x":"#, &x)
            wire.double(#","y":"#, &y)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return Point(x: x, y: y)
    }
}


#if Hashable
extension TDError: Hashable {}
extension Ok: Hashable {}
extension Location: Hashable {}
extension Venue: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.location != right.location { return false }
        if left.title != right.title { return false }
        if left.address != right.address { return false }
        if left.provider != right.provider { return false }
        if left.id != right.id { return false }
        if left.type != right.type { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(location)
        hasher.combine(title)
        hasher.combine(address)
        hasher.combine(provider)
        hasher.combine(id)
        hasher.combine(type)
    }
}
extension StakeDiceState: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.stateHash != right.stateHash { return false }
        if left.stakeGramAmount != right.stakeGramAmount { return false }
        if left.suggestedStakeGramAmounts != right.suggestedStakeGramAmounts { return false }
        if left.currentStreak != right.currentStreak { return false }
        if left.prizePerMille != right.prizePerMille { return false }
        if left.streakPrizePerMille != right.streakPrizePerMille { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(stateHash)
        hasher.combine(stakeGramAmount)
        hasher.combine(suggestedStakeGramAmounts)
        hasher.combine(currentStreak)
        hasher.combine(prizePerMille)
        hasher.combine(streakPrizePerMille)
    }
}
extension VerificationStatus: Hashable {}
extension AcceptedGiftTypes: Hashable {}
extension UpgradeGiftResult: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.gift != right.gift { return false }
        if left.receivedGiftID != right.receivedGiftID { return false }
        if left.isSaved != right.isSaved { return false }
        if left.canBeTransferred != right.canBeTransferred { return false }
        if left.transferStarCount != right.transferStarCount { return false }
        if left.dropOriginalDetailsStarCount != right.dropOriginalDetailsStarCount { return false }
        if left.nextTransferDate != right.nextTransferDate { return false }
        if left.nextResaleDate != right.nextResaleDate { return false }
        if left.exportDate != right.exportDate { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(gift)
        hasher.combine(receivedGiftID)
        hasher.combine(isSaved)
        hasher.combine(canBeTransferred)
        hasher.combine(transferStarCount)
        hasher.combine(dropOriginalDetailsStarCount)
        hasher.combine(nextTransferDate)
        hasher.combine(nextResaleDate)
        hasher.combine(exportDate)
    }
}
extension SentGift: Hashable {}
extension SentGiftRegular: Hashable {}
extension SentGiftUpgraded: Hashable {}
extension AttributeCraftPersistenceProbability: Hashable {}
extension TransactionDirection: Hashable {}
extension RestrictionInfo: Hashable {}
extension SecretChatState: Hashable {}
extension SecretChat: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.id != right.id { return false }
        if left.userID != right.userID { return false }
        if left.state != right.state { return false }
        if left.isOutbound != right.isOutbound { return false }
        if left.keyHash != right.keyHash { return false }
        if left.layer != right.layer { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(id)
        hasher.combine(userID)
        hasher.combine(state)
        hasher.combine(isOutbound)
        hasher.combine(keyHash)
        hasher.combine(layer)
    }
}
extension AdvertisementSponsor: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.url != right.url { return false }
        if left.photo != right.photo { return false }
        if left.info != right.info { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(url)
        hasher.combine(photo)
        hasher.combine(info)
    }
}
extension FailedToAddMember: Hashable {}
extension FailedToAddMembers: Hashable {}
extension CreatedBasicGroupChat: Hashable {}
extension ButtonStyle: Hashable {}
extension SharedUser: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.userID != right.userID { return false }
        if left.firstName != right.firstName { return false }
        if left.lastName != right.lastName { return false }
        if left.username != right.username { return false }
        if left.photo != right.photo { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(userID)
        hasher.combine(firstName)
        hasher.combine(lastName)
        hasher.combine(username)
        hasher.combine(photo)
    }
}
extension SharedChat: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.chatID != right.chatID { return false }
        if left.title != right.title { return false }
        if left.username != right.username { return false }
        if left.photo != right.photo { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(chatID)
        hasher.combine(title)
        hasher.combine(username)
        hasher.combine(photo)
    }
}
extension BuiltInTheme: Hashable {}
extension Address: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.countryCode != right.countryCode { return false }
        if left.state != right.state { return false }
        if left.city != right.city { return false }
        if left.streetLine1 != right.streetLine1 { return false }
        if left.streetLine2 != right.streetLine2 { return false }
        if left.postalCode != right.postalCode { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(countryCode)
        hasher.combine(state)
        hasher.combine(city)
        hasher.combine(streetLine1)
        hasher.combine(streetLine2)
        hasher.combine(postalCode)
    }
}
extension LocationAddress: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.countryCode != right.countryCode { return false }
        if left.state != right.state { return false }
        if left.city != right.city { return false }
        if left.street != right.street { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(countryCode)
        hasher.combine(state)
        hasher.combine(city)
        hasher.combine(street)
    }
}
extension ValidatedOrderInfo: Hashable {}
extension ResendCodeReason: Hashable {}
extension ResendCodeReasonVerificationFailed: Hashable {}
extension SpeechRecognitionResult: Hashable {}
extension SpeechRecognitionResultPending: Hashable {}
extension SpeechRecognitionResultText: Hashable {}
extension SpeechRecognitionResultError: Hashable {}
extension HttpUrl: Hashable {}
extension TelegramPaymentPurpose: Hashable {}
extension TelegramPaymentPurposePremiumGift: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.currency != right.currency { return false }
        if left.amount != right.amount { return false }
        if left.userID != right.userID { return false }
        if left.monthCount != right.monthCount { return false }
        if left.text != right.text { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(currency)
        hasher.combine(amount)
        hasher.combine(userID)
        hasher.combine(monthCount)
        hasher.combine(text)
    }
}
extension TelegramPaymentPurposePremiumGiftCodes: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.boostedChatID != right.boostedChatID { return false }
        if left.currency != right.currency { return false }
        if left.amount != right.amount { return false }
        if left.userIDs != right.userIDs { return false }
        if left.monthCount != right.monthCount { return false }
        if left.text != right.text { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(boostedChatID)
        hasher.combine(currency)
        hasher.combine(amount)
        hasher.combine(userIDs)
        hasher.combine(monthCount)
        hasher.combine(text)
    }
}
extension TelegramPaymentPurposePremiumGiveaway: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.parameters != right.parameters { return false }
        if left.currency != right.currency { return false }
        if left.amount != right.amount { return false }
        if left.winnerCount != right.winnerCount { return false }
        if left.monthCount != right.monthCount { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(parameters)
        hasher.combine(currency)
        hasher.combine(amount)
        hasher.combine(winnerCount)
        hasher.combine(monthCount)
    }
}
extension TelegramPaymentPurposeStars: Hashable {
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
extension TelegramPaymentPurposeGiftedStars: Hashable {
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
extension TelegramPaymentPurposeStarGiveaway: Hashable {
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
extension TelegramPaymentPurposeJoinChat: Hashable {}
extension TDTimeZone: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.id != right.id { return false }
        if left.name != right.name { return false }
        if left.utcTimeOffset != right.utcTimeOffset { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(id)
        hasher.combine(name)
        hasher.combine(utcTimeOffset)
    }
}
extension TimeZones: Hashable {}
extension CheckChatUsernameResult: Hashable {}
extension CheckStickerSetNameResult: Hashable {}
extension ResetPasswordResult: Hashable {}
extension ResetPasswordResultPending: Hashable {}
extension ResetPasswordResultDeclined: Hashable {}
extension ReadDatePrivacySettings: Hashable {}
extension BlockList: Hashable {}
extension ConnectionState: Hashable {}
extension AgeVerificationParameters: Hashable {}
extension Count: Hashable {}
extension TDData: Hashable {}
extension Seconds: Hashable {}
extension Point: Hashable {}
#endif
