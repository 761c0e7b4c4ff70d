// Made by `tlgen generate` from the schema of TDLib 1.8.66
// (SHA-256 b8b6a863746fc580815c6d04e9e34728b654b15a12940087f06757b2097ce4c5). Don't edit.

/// `getGiftChatThemes offset:string limit:int32 = GiftChatThemes`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_gift_chat_themes.html)
public struct GetGiftChatThemes: TDFunction, CustomStringConvertible {
    public typealias Result = GiftChatThemes
    public let offset: String
    public let limit: Int32

    public init(offset: String, limit: Int32) {
        self.offset = offset
        self.limit = limit
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"getGiftChatThemes""#)
        wire.string(#","offset":"#, self.offset)
        wire.int32(#","limit":"#, self.limit)
        wire.close()
    }
}

/// `getUpgradedGiftEmojiStatuses = EmojiStatuses`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_upgraded_gift_emoji_statuses.html)
public struct GetUpgradedGiftEmojiStatuses: TDFunction, CustomStringConvertible {
    public typealias Result = EmojiStatuses

    public init() {
    }

    public func encode(into wire: inout WireWriter) {
        wire.empty(#"{"@type":"getUpgradedGiftEmojiStatuses"}"#)
    }
}

/// `getPremiumStickers limit:int32 = Stickers`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_premium_stickers.html)
public struct GetPremiumStickers: TDFunction, CustomStringConvertible {
    public typealias Result = Stickers
    /// Range 0 to 100.
    public let limit: Int32

    public init(limit: Int32) {
        self.limit = limit
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"getPremiumStickers""#)
        wire.int32(#","limit":"#, self.limit)
        wire.close()
    }
}

/// `setUpgradedGiftColors upgraded_gift_colors_id:int64 = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1set_upgraded_gift_colors.html)
public struct SetUpgradedGiftColors: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let upgradedGiftColorsID: Int64

    public init(upgradedGiftColorsID: Int64) {
        self.upgradedGiftColorsID = upgradedGiftColorsID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"setUpgradedGiftColors""#)
        wire.int64(#","upgraded_gift_colors_id":"#, self.upgradedGiftColorsID)
        wire.close()
    }
}

/// `setGiftSettings settings:giftSettings = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1set_gift_settings.html)
public struct SetGiftSettings: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let settings: GiftSettings

    public init(settings: GiftSettings) {
        self.settings = settings
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"setGiftSettings""#)
        wire.object(#","settings":"#, self.settings)
        wire.close()
    }
}

/// `sendGift gift_id:int64 owner_id:MessageSender text:formattedText is_private:Bool pay_for_upgrade:Bool = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1send_gift.html)
public struct SendGift: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let giftID: Int64
    public let ownerID: MessageSender
    /// Length 0 to the option `gift_text_length_max` characters.
    public let text: FormattedText
    public let isPrivate: Bool
    public let payForUpgrade: Bool

    public init(giftID: Int64, ownerID: MessageSender, text: FormattedText, isPrivate: Bool, payForUpgrade: Bool) {
        self.giftID = giftID
        self.ownerID = ownerID
        self.text = text
        self.isPrivate = isPrivate
        self.payForUpgrade = payForUpgrade
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"sendGift""#)
        wire.int64(#","gift_id":"#, self.giftID)
        wire.object(#","owner_id":"#, self.ownerID)
        wire.object(#","text":"#, self.text)
        wire.bool(#","is_private":"#, self.isPrivate)
        wire.bool(#","pay_for_upgrade":"#, self.payForUpgrade)
        wire.close()
    }
}

/// `getGiftAuctionState auction_id:string = GiftAuctionState`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_gift_auction_state.html)
public struct GetGiftAuctionState: TDFunction, CustomStringConvertible {
    public typealias Result = GiftAuctionState
    public let auctionID: String

    public init(auctionID: String) {
        self.auctionID = auctionID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"getGiftAuctionState""#)
        wire.string(#","auction_id":"#, self.auctionID)
        wire.close()
    }
}

/// `getGiftAuctionAcquiredGifts gift_id:int64 = GiftAuctionAcquiredGifts`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_gift_auction_acquired_gifts.html)
public struct GetGiftAuctionAcquiredGifts: TDFunction, CustomStringConvertible {
    public typealias Result = GiftAuctionAcquiredGifts
    public let giftID: Int64

    public init(giftID: Int64) {
        self.giftID = giftID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"getGiftAuctionAcquiredGifts""#)
        wire.int64(#","gift_id":"#, self.giftID)
        wire.close()
    }
}

/// `openGiftAuction gift_id:int64 = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1open_gift_auction.html)
public struct OpenGiftAuction: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let giftID: Int64

    public init(giftID: Int64) {
        self.giftID = giftID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"openGiftAuction""#)
        wire.int64(#","gift_id":"#, self.giftID)
        wire.close()
    }
}

/// `closeGiftAuction gift_id:int64 = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1close_gift_auction.html)
public struct CloseGiftAuction: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let giftID: Int64

    public init(giftID: Int64) {
        self.giftID = giftID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"closeGiftAuction""#)
        wire.int64(#","gift_id":"#, self.giftID)
        wire.close()
    }
}

/// `placeGiftAuctionBid gift_id:int64 star_count:int53 user_id:int53 text:formattedText is_private:Bool = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1place_gift_auction_bid.html)
public struct PlaceGiftAuctionBid: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let giftID: Int64
    public let starCount: Int64
    public let userID: Int64
    /// Length 0 to the option `gift_text_length_max` characters.
    public let text: FormattedText
    public let isPrivate: Bool

    public init(giftID: Int64, starCount: Int64, userID: Int64, text: FormattedText, isPrivate: Bool) {
        self.giftID = giftID
        self.starCount = starCount
        self.userID = userID
        self.text = text
        self.isPrivate = isPrivate
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"placeGiftAuctionBid""#)
        wire.int64(#","gift_id":"#, self.giftID)
        wire.int53(#","star_count":"#, self.starCount)
        wire.int53(#","user_id":"#, self.userID)
        wire.object(#","text":"#, self.text)
        wire.bool(#","is_private":"#, self.isPrivate)
        wire.close()
    }
}

/// `increaseGiftAuctionBid gift_id:int64 star_count:int53 = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1increase_gift_auction_bid.html)
public struct IncreaseGiftAuctionBid: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let giftID: Int64
    public let starCount: Int64

    public init(giftID: Int64, starCount: Int64) {
        self.giftID = giftID
        self.starCount = starCount
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"increaseGiftAuctionBid""#)
        wire.int64(#","gift_id":"#, self.giftID)
        wire.int53(#","star_count":"#, self.starCount)
        wire.close()
    }
}

/// `sellGift business_connection_id:string received_gift_id:string = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1sell_gift.html)
public struct SellGift: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    /// For bots only.
    public let businessConnectionID: String
    public let receivedGiftID: String

    public init(businessConnectionID: String, receivedGiftID: String) {
        self.businessConnectionID = businessConnectionID
        self.receivedGiftID = receivedGiftID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"sellGift""#)
        wire.string(#","business_connection_id":"#, self.businessConnectionID)
        wire.string(#","received_gift_id":"#, self.receivedGiftID)
        wire.close()
    }
}

/// `toggleGiftIsSaved received_gift_id:string is_saved:Bool = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1toggle_gift_is_saved.html)
public struct ToggleGiftIsSaved: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let receivedGiftID: String
    public let isSaved: Bool

    public init(receivedGiftID: String, isSaved: Bool) {
        self.receivedGiftID = receivedGiftID
        self.isSaved = isSaved
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"toggleGiftIsSaved""#)
        wire.string(#","received_gift_id":"#, self.receivedGiftID)
        wire.bool(#","is_saved":"#, self.isSaved)
        wire.close()
    }
}

/// `getGiftUpgradePreview regular_gift_id:int64 = GiftUpgradePreview`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_gift_upgrade_preview.html)
public struct GetGiftUpgradePreview: TDFunction, CustomStringConvertible {
    public typealias Result = GiftUpgradePreview
    public let regularGiftID: Int64

    public init(regularGiftID: Int64) {
        self.regularGiftID = regularGiftID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"getGiftUpgradePreview""#)
        wire.int64(#","regular_gift_id":"#, self.regularGiftID)
        wire.close()
    }
}

/// `getUpgradedGiftVariants regular_gift_id:int64 return_upgrade_models:Bool return_craft_models:Bool = GiftUpgradeVariants`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_upgraded_gift_variants.html)
public struct GetUpgradedGiftVariants: TDFunction, CustomStringConvertible {
    public typealias Result = GiftUpgradeVariants
    public let regularGiftID: Int64
    public let returnUpgradeModels: Bool
    public let returnCraftModels: Bool

    public init(regularGiftID: Int64, returnUpgradeModels: Bool, returnCraftModels: Bool) {
        self.regularGiftID = regularGiftID
        self.returnUpgradeModels = returnUpgradeModels
        self.returnCraftModels = returnCraftModels
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"getUpgradedGiftVariants""#)
        wire.int64(#","regular_gift_id":"#, self.regularGiftID)
        wire.bool(#","return_upgrade_models":"#, self.returnUpgradeModels)
        wire.bool(#","return_craft_models":"#, self.returnCraftModels)
        wire.close()
    }
}

/// `upgradeGift business_connection_id:string received_gift_id:string keep_original_details:Bool star_count:int53 = UpgradeGiftResult`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1upgrade_gift.html)
public struct UpgradeGift: TDFunction, CustomStringConvertible {
    public typealias Result = UpgradeGiftResult
    /// For bots only.
    public let businessConnectionID: String
    public let receivedGiftID: String
    public let keepOriginalDetails: Bool
    public let starCount: Int64

    public init(businessConnectionID: String, receivedGiftID: String, keepOriginalDetails: Bool, starCount: Int64) {
        self.businessConnectionID = businessConnectionID
        self.receivedGiftID = receivedGiftID
        self.keepOriginalDetails = keepOriginalDetails
        self.starCount = starCount
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"upgradeGift""#)
        wire.string(#","business_connection_id":"#, self.businessConnectionID)
        wire.string(#","received_gift_id":"#, self.receivedGiftID)
        wire.bool(#","keep_original_details":"#, self.keepOriginalDetails)
        wire.int53(#","star_count":"#, self.starCount)
        wire.close()
    }
}

/// `buyGiftUpgrade owner_id:MessageSender prepaid_upgrade_hash:string star_count:int53 = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1buy_gift_upgrade.html)
public struct BuyGiftUpgrade: TDFunction, CustomStringConvertible, CustomReflectable {
    public typealias Result = Ok
    public let ownerID: MessageSender
    public let prepaidUpgradeHash: String
    public let starCount: Int64

    public init(ownerID: MessageSender, prepaidUpgradeHash: String, starCount: Int64) {
        self.ownerID = ownerID
        self.prepaidUpgradeHash = prepaidUpgradeHash
        self.starCount = starCount
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"buyGiftUpgrade""#)
        wire.object(#","owner_id":"#, self.ownerID)
        wire.string(#","prepaid_upgrade_hash":"#, self.prepaidUpgradeHash)
        wire.int53(#","star_count":"#, self.starCount)
        wire.close()
    }
}

/// `craftGift received_gift_ids:vector<string> = CraftGiftResult`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1craft_gift.html)
public struct CraftGift: TDFunction, CustomStringConvertible {
    public typealias Result = CraftGiftResult
    public let receivedGiftIDs: [String]

    public init(receivedGiftIDs: [String]) {
        self.receivedGiftIDs = receivedGiftIDs
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"craftGift""#)
        wire.strings(#","received_gift_ids":"#, self.receivedGiftIDs)
        wire.close()
    }
}

/// `transferGift business_connection_id:string received_gift_id:string new_owner_id:MessageSender star_count:int53 = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1transfer_gift.html)
public struct TransferGift: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    /// For bots only.
    public let businessConnectionID: String
    public let receivedGiftID: String
    public let newOwnerID: MessageSender
    public let starCount: Int64

    public init(businessConnectionID: String, receivedGiftID: String, newOwnerID: MessageSender, starCount: Int64) {
        self.businessConnectionID = businessConnectionID
        self.receivedGiftID = receivedGiftID
        self.newOwnerID = newOwnerID
        self.starCount = starCount
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"transferGift""#)
        wire.string(#","business_connection_id":"#, self.businessConnectionID)
        wire.string(#","received_gift_id":"#, self.receivedGiftID)
        wire.object(#","new_owner_id":"#, self.newOwnerID)
        wire.int53(#","star_count":"#, self.starCount)
        wire.close()
    }
}

/// `dropGiftOriginalDetails received_gift_id:string star_count:int53 = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1drop_gift_original_details.html)
public struct DropGiftOriginalDetails: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let receivedGiftID: String
    public let starCount: Int64

    public init(receivedGiftID: String, starCount: Int64) {
        self.receivedGiftID = receivedGiftID
        self.starCount = starCount
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"dropGiftOriginalDetails""#)
        wire.string(#","received_gift_id":"#, self.receivedGiftID)
        wire.int53(#","star_count":"#, self.starCount)
        wire.close()
    }
}

/// `sendResoldGift gift_name:string owner_id:MessageSender price:GiftResalePrice = GiftResaleResult`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1send_resold_gift.html)
public struct SendResoldGift: TDFunction, CustomStringConvertible, CustomReflectable {
    public typealias Result = GiftResaleResult
    public let giftName: String
    public let ownerID: MessageSender
    public let price: GiftResalePrice

    public init(giftName: String, ownerID: MessageSender, price: GiftResalePrice) {
        self.giftName = giftName
        self.ownerID = ownerID
        self.price = price
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"sendResoldGift""#)
        wire.string(#","gift_name":"#, self.giftName)
        wire.object(#","owner_id":"#, self.ownerID)
        wire.object(#","price":"#, self.price)
        wire.close()
    }
}

/// `sendGiftPurchaseOffer owner_id:MessageSender gift_name:string price:GiftResalePrice duration:int32 paid_message_star_count:int53 = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1send_gift_purchase_offer.html)
public struct SendGiftPurchaseOffer: TDFunction, CustomStringConvertible, CustomReflectable {
    public typealias Result = Ok
    public let ownerID: MessageSender
    public let giftName: String
    public let price: GiftResalePrice
    public let duration: Int32
    public let paidMessageStarCount: Int64

    public init(
        ownerID: MessageSender,
        giftName: String,
        price: GiftResalePrice,
        duration: Int32,
        paidMessageStarCount: Int64
    ) {
        self.ownerID = ownerID
        self.giftName = giftName
        self.price = price
        self.duration = duration
        self.paidMessageStarCount = paidMessageStarCount
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"sendGiftPurchaseOffer""#)
        wire.object(#","owner_id":"#, self.ownerID)
        wire.string(#","gift_name":"#, self.giftName)
        wire.object(#","price":"#, self.price)
        wire.int32(#","duration":"#, self.duration)
        wire.int53(#","paid_message_star_count":"#, self.paidMessageStarCount)
        wire.close()
    }
}

/// `processGiftPurchaseOffer message_id:int53 accept:Bool = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1process_gift_purchase_offer.html)
public struct ProcessGiftPurchaseOffer: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let messageID: Int64
    public let accept: Bool

    public init(messageID: Int64, accept: Bool) {
        self.messageID = messageID
        self.accept = accept
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"processGiftPurchaseOffer""#)
        wire.int53(#","message_id":"#, self.messageID)
        wire.bool(#","accept":"#, self.accept)
        wire.close()
    }
}

/// `getReceivedGifts business_connection_id:string owner_id:MessageSender collection_id:int32 exclude_unsaved:Bool exclude_saved:Bool exclude_unlimited:Bool exclude_upgradable:Bool exclude_non_upgradable:Bool exclude_upgraded:Bool exclude_without_colors:Bool exclude_hosted:Bool sort_by_price:Bool offset:string limit:int32 = ReceivedGifts`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_received_gifts.html)
public struct GetReceivedGifts: TDFunction, CustomStringConvertible {
    public typealias Result = ReceivedGifts
    /// For bots only.
    public let businessConnectionID: String
    public let ownerID: MessageSender
    public let collectionID: Int32
    public let excludeUnsaved: Bool
    public let excludeSaved: Bool
    public let excludeUnlimited: Bool
    public let excludeUpgradable: Bool
    public let excludeNonUpgradable: Bool
    public let excludeUpgraded: Bool
    public let excludeWithoutColors: Bool
    public let excludeHosted: Bool
    public let sortByPrice: Bool
    public let offset: String
    public let limit: Int32

    public init(
        businessConnectionID: String,
        ownerID: MessageSender,
        collectionID: Int32,
        excludeUnsaved: Bool,
        excludeSaved: Bool,
        excludeUnlimited: Bool,
        excludeUpgradable: Bool,
        excludeNonUpgradable: Bool,
        excludeUpgraded: Bool,
        excludeWithoutColors: Bool,
        excludeHosted: Bool,
        sortByPrice: Bool,
        offset: String,
        limit: Int32
    ) {
        self.businessConnectionID = businessConnectionID
        self.ownerID = ownerID
        self.collectionID = collectionID
        self.excludeUnsaved = excludeUnsaved
        self.excludeSaved = excludeSaved
        self.excludeUnlimited = excludeUnlimited
        self.excludeUpgradable = excludeUpgradable
        self.excludeNonUpgradable = excludeNonUpgradable
        self.excludeUpgraded = excludeUpgraded
        self.excludeWithoutColors = excludeWithoutColors
        self.excludeHosted = excludeHosted
        self.sortByPrice = sortByPrice
        self.offset = offset
        self.limit = limit
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"getReceivedGifts""#)
        wire.string(#","business_connection_id":"#, self.businessConnectionID)
        wire.object(#","owner_id":"#, self.ownerID)
        wire.int32(#","collection_id":"#, self.collectionID)
        wire.bool(#","exclude_unsaved":"#, self.excludeUnsaved)
        wire.bool(#","exclude_saved":"#, self.excludeSaved)
        wire.bool(#","exclude_unlimited":"#, self.excludeUnlimited)
        wire.bool(#","exclude_upgradable":"#, self.excludeUpgradable)
        wire.bool(#","exclude_non_upgradable":"#, self.excludeNonUpgradable)
        wire.bool(#","exclude_upgraded":"#, self.excludeUpgraded)
        wire.bool(#","exclude_without_colors":"#, self.excludeWithoutColors)
        wire.bool(#","exclude_hosted":"#, self.excludeHosted)
        wire.bool(#","sort_by_price":"#, self.sortByPrice)
        wire.string(#","offset":"#, self.offset)
        wire.int32(#","limit":"#, self.limit)
        wire.close()
    }
}

/// `getReceivedGift received_gift_id:string = ReceivedGift`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_received_gift.html)
public struct GetReceivedGift: TDFunction, CustomStringConvertible {
    public typealias Result = ReceivedGift
    public let receivedGiftID: String

    public init(receivedGiftID: String) {
        self.receivedGiftID = receivedGiftID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"getReceivedGift""#)
        wire.string(#","received_gift_id":"#, self.receivedGiftID)
        wire.close()
    }
}

/// `getGiftsForCrafting regular_gift_id:int64 offset:string limit:int32 = GiftsForCrafting`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_gifts_for_crafting.html)
public struct GetGiftsForCrafting: TDFunction, CustomStringConvertible {
    public typealias Result = GiftsForCrafting
    public let regularGiftID: Int64
    public let offset: String
    public let limit: Int32

    public init(regularGiftID: Int64, offset: String, limit: Int32) {
        self.regularGiftID = regularGiftID
        self.offset = offset
        self.limit = limit
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"getGiftsForCrafting""#)
        wire.int64(#","regular_gift_id":"#, self.regularGiftID)
        wire.string(#","offset":"#, self.offset)
        wire.int32(#","limit":"#, self.limit)
        wire.close()
    }
}

/// `getUpgradedGift name:string = UpgradedGift`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_upgraded_gift.html)
public struct GetUpgradedGift: TDFunction, CustomStringConvertible, CustomReflectable {
    public typealias Result = UpgradedGift
    public let name: String

    public init(name: String) {
        self.name = name
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"getUpgradedGift""#)
        wire.string(#","name":"#, self.name)
        wire.close()
    }
}

/// `getUpgradedGiftValueInfo name:string = UpgradedGiftValueInfo`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_upgraded_gift_value_info.html)
public struct GetUpgradedGiftValueInfo: TDFunction, CustomStringConvertible, CustomReflectable {
    public typealias Result = UpgradedGiftValueInfo
    public let name: String

    public init(name: String) {
        self.name = name
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"getUpgradedGiftValueInfo""#)
        wire.string(#","name":"#, self.name)
        wire.close()
    }
}

/// `getUpgradedGiftWithdrawalUrl received_gift_id:string password:string = HttpUrl`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_upgraded_gift_withdrawal_url.html)
public struct GetUpgradedGiftWithdrawalUrl: TDFunction, CustomStringConvertible, CustomReflectable {
    public typealias Result = HttpUrl
    public let receivedGiftID: String
    public let password: String

    public init(receivedGiftID: String, password: String) {
        self.receivedGiftID = receivedGiftID
        self.password = password
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"getUpgradedGiftWithdrawalUrl""#)
        wire.string(#","received_gift_id":"#, self.receivedGiftID)
        wire.string(#","password":"#, self.password)
        wire.close()
    }
}

/// `getUpgradedGiftsPromotionalAnimation = Animation`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_upgraded_gifts_promotional_animation.html)
public struct GetUpgradedGiftsPromotionalAnimation: TDFunction, CustomStringConvertible {
    public typealias Result = Animation

    public init() {
    }

    public func encode(into wire: inout WireWriter) {
        wire.empty(#"{"@type":"getUpgradedGiftsPromotionalAnimation"}"#)
    }
}

/// `setGiftResalePrice received_gift_id:string price:GiftResalePrice = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1set_gift_resale_price.html)
public struct SetGiftResalePrice: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let receivedGiftID: String
    /// May be left out.
    public let price: GiftResalePrice?

    public init(receivedGiftID: String, price: GiftResalePrice? = nil) {
        self.receivedGiftID = receivedGiftID
        self.price = price
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"setGiftResalePrice""#)
        wire.string(#","received_gift_id":"#, self.receivedGiftID)
        wire.object(#","price":"#, self.price)
        wire.close()
    }
}

/// `searchGiftsForResale gift_id:int64 order:GiftForResaleOrder for_crafting:Bool for_stars:Bool attributes:vector<UpgradedGiftAttributeId> offset:string limit:int32 = GiftsForResale`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1search_gifts_for_resale.html)
public struct SearchGiftsForResale: TDFunction, CustomStringConvertible {
    public typealias Result = GiftsForResale
    public let giftID: Int64
    public let order: GiftForResaleOrder
    public let forCrafting: Bool
    public let forStars: Bool
    public let attributes: [UpgradedGiftAttributeId]
    public let offset: String
    public let limit: Int32

    public init(
        giftID: Int64,
        order: GiftForResaleOrder,
        forCrafting: Bool,
        forStars: Bool,
        attributes: [UpgradedGiftAttributeId],
        offset: String,
        limit: Int32
    ) {
        self.giftID = giftID
        self.order = order
        self.forCrafting = forCrafting
        self.forStars = forStars
        self.attributes = attributes
        self.offset = offset
        self.limit = limit
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"searchGiftsForResale""#)
        wire.int64(#","gift_id":"#, self.giftID)
        wire.object(#","order":"#, self.order)
        wire.bool(#","for_crafting":"#, self.forCrafting)
        wire.bool(#","for_stars":"#, self.forStars)
        wire.objects(#","attributes":"#, self.attributes)
        wire.string(#","offset":"#, self.offset)
        wire.int32(#","limit":"#, self.limit)
        wire.close()
    }
}

/// `getGiftCollections owner_id:MessageSender = GiftCollections`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_gift_collections.html)
public struct GetGiftCollections: TDFunction, CustomStringConvertible {
    public typealias Result = GiftCollections
    public let ownerID: MessageSender

    public init(ownerID: MessageSender) {
        self.ownerID = ownerID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"getGiftCollections""#)
        wire.object(#","owner_id":"#, self.ownerID)
        wire.close()
    }
}

/// `createGiftCollection owner_id:MessageSender name:string received_gift_ids:vector<string> = GiftCollection`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1create_gift_collection.html)
public struct CreateGiftCollection: TDFunction, CustomStringConvertible, CustomReflectable {
    public typealias Result = GiftCollection
    public let ownerID: MessageSender
    /// Length 1 to 12 characters.
    public let name: String
    /// Length 0 to the option `gift_collection_size_max` identifiers.
    public let receivedGiftIDs: [String]

    public init(ownerID: MessageSender, name: String, receivedGiftIDs: [String]) {
        self.ownerID = ownerID
        self.name = name
        self.receivedGiftIDs = receivedGiftIDs
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"createGiftCollection""#)
        wire.object(#","owner_id":"#, self.ownerID)
        wire.string(#","name":"#, self.name)
        wire.strings(#","received_gift_ids":"#, self.receivedGiftIDs)
        wire.close()
    }
}

/// `reorderGiftCollections owner_id:MessageSender collection_ids:vector<int32> = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1reorder_gift_collections.html)
public struct ReorderGiftCollections: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let ownerID: MessageSender
    public let collectionIDs: [Int32]

    public init(ownerID: MessageSender, collectionIDs: [Int32]) {
        self.ownerID = ownerID
        self.collectionIDs = collectionIDs
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"reorderGiftCollections""#)
        wire.object(#","owner_id":"#, self.ownerID)
        wire.int32s(#","collection_ids":"#, self.collectionIDs)
        wire.close()
    }
}

/// `deleteGiftCollection owner_id:MessageSender collection_id:int32 = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1delete_gift_collection.html)
public struct DeleteGiftCollection: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let ownerID: MessageSender
    public let collectionID: Int32

    public init(ownerID: MessageSender, collectionID: Int32) {
        self.ownerID = ownerID
        self.collectionID = collectionID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"deleteGiftCollection""#)
        wire.object(#","owner_id":"#, self.ownerID)
        wire.int32(#","collection_id":"#, self.collectionID)
        wire.close()
    }
}

/// `setGiftCollectionName owner_id:MessageSender collection_id:int32 name:string = GiftCollection`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1set_gift_collection_name.html)
public struct SetGiftCollectionName: TDFunction, CustomStringConvertible, CustomReflectable {
    public typealias Result = GiftCollection
    public let ownerID: MessageSender
    public let collectionID: Int32
    /// Length 1 to 12 characters.
    public let name: String

    public init(ownerID: MessageSender, collectionID: Int32, name: String) {
        self.ownerID = ownerID
        self.collectionID = collectionID
        self.name = name
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"setGiftCollectionName""#)
        wire.object(#","owner_id":"#, self.ownerID)
        wire.int32(#","collection_id":"#, self.collectionID)
        wire.string(#","name":"#, self.name)
        wire.close()
    }
}

/// `addGiftCollectionGifts owner_id:MessageSender collection_id:int32 received_gift_ids:vector<string> = GiftCollection`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1add_gift_collection_gifts.html)
public struct AddGiftCollectionGifts: TDFunction, CustomStringConvertible {
    public typealias Result = GiftCollection
    public let ownerID: MessageSender
    public let collectionID: Int32
    /// Length 1 to the option `gift_collection_size_max` identifiers.
    public let receivedGiftIDs: [String]

    public init(ownerID: MessageSender, collectionID: Int32, receivedGiftIDs: [String]) {
        self.ownerID = ownerID
        self.collectionID = collectionID
        self.receivedGiftIDs = receivedGiftIDs
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"addGiftCollectionGifts""#)
        wire.object(#","owner_id":"#, self.ownerID)
        wire.int32(#","collection_id":"#, self.collectionID)
        wire.strings(#","received_gift_ids":"#, self.receivedGiftIDs)
        wire.close()
    }
}

/// `removeGiftCollectionGifts owner_id:MessageSender collection_id:int32 received_gift_ids:vector<string> = GiftCollection`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1remove_gift_collection_gifts.html)
public struct RemoveGiftCollectionGifts: TDFunction, CustomStringConvertible {
    public typealias Result = GiftCollection
    public let ownerID: MessageSender
    public let collectionID: Int32
    public let receivedGiftIDs: [String]

    public init(ownerID: MessageSender, collectionID: Int32, receivedGiftIDs: [String]) {
        self.ownerID = ownerID
        self.collectionID = collectionID
        self.receivedGiftIDs = receivedGiftIDs
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"removeGiftCollectionGifts""#)
        wire.object(#","owner_id":"#, self.ownerID)
        wire.int32(#","collection_id":"#, self.collectionID)
        wire.strings(#","received_gift_ids":"#, self.receivedGiftIDs)
        wire.close()
    }
}

/// `reorderGiftCollectionGifts owner_id:MessageSender collection_id:int32 received_gift_ids:vector<string> = GiftCollection`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1reorder_gift_collection_gifts.html)
public struct ReorderGiftCollectionGifts: TDFunction, CustomStringConvertible {
    public typealias Result = GiftCollection
    public let ownerID: MessageSender
    public let collectionID: Int32
    public let receivedGiftIDs: [String]

    public init(ownerID: MessageSender, collectionID: Int32, receivedGiftIDs: [String]) {
        self.ownerID = ownerID
        self.collectionID = collectionID
        self.receivedGiftIDs = receivedGiftIDs
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"reorderGiftCollectionGifts""#)
        wire.object(#","owner_id":"#, self.ownerID)
        wire.int32(#","collection_id":"#, self.collectionID)
        wire.strings(#","received_gift_ids":"#, self.receivedGiftIDs)
        wire.close()
    }
}

/// `refundStarPayment user_id:int53 telegram_payment_charge_id:string = Ok`
///
/// For bots only.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1refund_star_payment.html)
public struct RefundStarPayment: TDFunction, CustomStringConvertible, CustomReflectable {
    public typealias Result = Ok
    public let userID: Int64
    public let telegramPaymentChargeID: String

    public init(userID: Int64, telegramPaymentChargeID: String) {
        self.userID = userID
        self.telegramPaymentChargeID = telegramPaymentChargeID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"refundStarPayment""#)
        wire.int53(#","user_id":"#, self.userID)
        wire.string(#","telegram_payment_charge_id":"#, self.telegramPaymentChargeID)
        wire.close()
    }
}

/// `getTonTransactions direction:TransactionDirection offset:string limit:int32 = TonTransactions`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_ton_transactions.html)
public struct GetTonTransactions: TDFunction, CustomStringConvertible {
    public typealias Result = TonTransactions
    /// May be left out.
    public let direction: TransactionDirection?
    public let offset: String
    public let limit: Int32

    public init(direction: TransactionDirection? = nil, offset: String, limit: Int32) {
        self.direction = direction
        self.offset = offset
        self.limit = limit
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"getTonTransactions""#)
        wire.object(#","direction":"#, self.direction)
        wire.string(#","offset":"#, self.offset)
        wire.int32(#","limit":"#, self.limit)
        wire.close()
    }
}

/// `getStarWithdrawalUrl owner_id:MessageSender star_count:int53 password:string = HttpUrl`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_star_withdrawal_url.html)
public struct GetStarWithdrawalUrl: TDFunction, CustomStringConvertible, CustomReflectable {
    public typealias Result = HttpUrl
    public let ownerID: MessageSender
    public let starCount: Int64
    public let password: String

    public init(ownerID: MessageSender, starCount: Int64, password: String) {
        self.ownerID = ownerID
        self.starCount = starCount
        self.password = password
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"getStarWithdrawalUrl""#)
        wire.object(#","owner_id":"#, self.ownerID)
        wire.int53(#","star_count":"#, self.starCount)
        wire.string(#","password":"#, self.password)
        wire.close()
    }
}

/// `getStarAdAccountUrl owner_id:MessageSender = HttpUrl`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_star_ad_account_url.html)
public struct GetStarAdAccountUrl: TDFunction, CustomStringConvertible {
    public typealias Result = HttpUrl
    public let ownerID: MessageSender

    public init(ownerID: MessageSender) {
        self.ownerID = ownerID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"getStarAdAccountUrl""#)
        wire.object(#","owner_id":"#, self.ownerID)
        wire.close()
    }
}

/// `getGramWithdrawalUrl password:string = HttpUrl`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_gram_withdrawal_url.html)
public struct GetGramWithdrawalUrl: TDFunction, CustomStringConvertible, CustomReflectable {
    public typealias Result = HttpUrl
    public let password: String

    public init(password: String) {
        self.password = password
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"getGramWithdrawalUrl""#)
        wire.string(#","password":"#, self.password)
        wire.close()
    }
}

/// `getPremiumStickerExamples = Stickers`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_premium_sticker_examples.html)
public struct GetPremiumStickerExamples: TDFunction, CustomStringConvertible {
    public typealias Result = Stickers

    public init() {
    }

    public func encode(into wire: inout WireWriter) {
        wire.empty(#"{"@type":"getPremiumStickerExamples"}"#)
    }
}

/// `getPremiumInfoSticker month_count:int32 = Sticker`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_premium_info_sticker.html)
public struct GetPremiumInfoSticker: TDFunction, CustomStringConvertible {
    public typealias Result = Sticker
    public let monthCount: Int32

    public init(monthCount: Int32) {
        self.monthCount = monthCount
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"getPremiumInfoSticker""#)
        wire.int32(#","month_count":"#, self.monthCount)
        wire.close()
    }
}

/// `clickPremiumSubscriptionButton = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1click_premium_subscription_button.html)
public struct ClickPremiumSubscriptionButton: TDFunction, CustomStringConvertible {
    public typealias Result = Ok

    public init() {
    }

    public func encode(into wire: inout WireWriter) {
        wire.empty(#"{"@type":"clickPremiumSubscriptionButton"}"#)
    }
}

/// `getPremiumGiftPaymentOptions = PremiumGiftPaymentOptions`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_premium_gift_payment_options.html)
public struct GetPremiumGiftPaymentOptions: TDFunction, CustomStringConvertible {
    public typealias Result = PremiumGiftPaymentOptions

    public init() {
    }

    public func encode(into wire: inout WireWriter) {
        wire.empty(#"{"@type":"getPremiumGiftPaymentOptions"}"#)
    }
}

/// `getPremiumGiveawayPaymentOptions boosted_chat_id:int53 = PremiumGiveawayPaymentOptions`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_premium_giveaway_payment_options.html)
public struct GetPremiumGiveawayPaymentOptions: TDFunction, CustomStringConvertible {
    public typealias Result = PremiumGiveawayPaymentOptions
    public let boostedChatID: Int64

    public init(boostedChatID: Int64) {
        self.boostedChatID = boostedChatID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"getPremiumGiveawayPaymentOptions""#)
        wire.int53(#","boosted_chat_id":"#, self.boostedChatID)
        wire.close()
    }
}

/// `checkPremiumGiftCode code:string = PremiumGiftCodeInfo`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1check_premium_gift_code.html)
public struct CheckPremiumGiftCode: TDFunction, CustomStringConvertible, CustomReflectable {
    public typealias Result = PremiumGiftCodeInfo
    public let code: String

    public init(code: String) {
        self.code = code
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"checkPremiumGiftCode""#)
        wire.string(#","code":"#, self.code)
        wire.close()
    }
}

/// `applyPremiumGiftCode code:string = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1apply_premium_gift_code.html)
public struct ApplyPremiumGiftCode: TDFunction, CustomStringConvertible, CustomReflectable {
    public typealias Result = Ok
    public let code: String

    public init(code: String) {
        self.code = code
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"applyPremiumGiftCode""#)
        wire.string(#","code":"#, self.code)
        wire.close()
    }
}

/// `giftPremiumWithStars user_id:int53 star_count:int53 month_count:int32 text:formattedText = Ok`
///
/// For bots only.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1gift_premium_with_stars.html)
public struct GiftPremiumWithStars: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let userID: Int64
    public let starCount: Int64
    public let monthCount: Int32
    /// Length 0 to the option `gift_text_length_max` characters.
    public let text: FormattedText

    public init(userID: Int64, starCount: Int64, monthCount: Int32, text: FormattedText) {
        self.userID = userID
        self.starCount = starCount
        self.monthCount = monthCount
        self.text = text
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"giftPremiumWithStars""#)
        wire.int53(#","user_id":"#, self.userID)
        wire.int53(#","star_count":"#, self.starCount)
        wire.int32(#","month_count":"#, self.monthCount)
        wire.object(#","text":"#, self.text)
        wire.close()
    }
}

/// `launchPrepaidGiveaway giveaway_id:int64 parameters:giveawayParameters winner_count:int32 star_count:int53 = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1launch_prepaid_giveaway.html)
public struct LaunchPrepaidGiveaway: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let giveawayID: Int64
    public let parameters: GiveawayParameters
    public let winnerCount: Int32
    public let starCount: Int64

    public init(giveawayID: Int64, parameters: GiveawayParameters, winnerCount: Int32, starCount: Int64) {
        self.giveawayID = giveawayID
        self.parameters = parameters
        self.winnerCount = winnerCount
        self.starCount = starCount
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"launchPrepaidGiveaway""#)
        wire.int64(#","giveaway_id":"#, self.giveawayID)
        wire.object(#","parameters":"#, self.parameters)
        wire.int32(#","winner_count":"#, self.winnerCount)
        wire.int53(#","star_count":"#, self.starCount)
        wire.close()
    }
}

/// `getGiveawayInfo chat_id:int53 message_id:int53 = GiveawayInfo`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_giveaway_info.html)
public struct GetGiveawayInfo: TDFunction, CustomStringConvertible {
    public typealias Result = GiveawayInfo
    public let chatID: Int64
    public let messageID: Int64

    public init(chatID: Int64, messageID: Int64) {
        self.chatID = chatID
        self.messageID = messageID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"getGiveawayInfo""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.int53(#","message_id":"#, self.messageID)
        wire.close()
    }
}

/// `getStarPaymentOptions = StarPaymentOptions`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_star_payment_options.html)
public struct GetStarPaymentOptions: TDFunction, CustomStringConvertible {
    public typealias Result = StarPaymentOptions

    public init() {
    }

    public func encode(into wire: inout WireWriter) {
        wire.empty(#"{"@type":"getStarPaymentOptions"}"#)
    }
}

/// `getStarGiftPaymentOptions user_id:int53 = StarPaymentOptions`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_star_gift_payment_options.html)
public struct GetStarGiftPaymentOptions: TDFunction, CustomStringConvertible {
    public typealias Result = StarPaymentOptions
    public let userID: Int64

    public init(userID: Int64) {
        self.userID = userID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"getStarGiftPaymentOptions""#)
        wire.int53(#","user_id":"#, self.userID)
        wire.close()
    }
}

/// `getStarGiveawayPaymentOptions = StarGiveawayPaymentOptions`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_star_giveaway_payment_options.html)
public struct GetStarGiveawayPaymentOptions: TDFunction, CustomStringConvertible {
    public typealias Result = StarGiveawayPaymentOptions

    public init() {
    }

    public func encode(into wire: inout WireWriter) {
        wire.empty(#"{"@type":"getStarGiveawayPaymentOptions"}"#)
    }
}

/// `getStarTransactions owner_id:MessageSender subscription_id:string direction:TransactionDirection offset:string limit:int32 = StarTransactions`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_star_transactions.html)
public struct GetStarTransactions: TDFunction, CustomStringConvertible {
    public typealias Result = StarTransactions
    public let ownerID: MessageSender
    public let subscriptionID: String
    /// May be left out.
    public let direction: TransactionDirection?
    public let offset: String
    public let limit: Int32

    public init(
        ownerID: MessageSender,
        subscriptionID: String,
        direction: TransactionDirection? = nil,
        offset: String,
        limit: Int32
    ) {
        self.ownerID = ownerID
        self.subscriptionID = subscriptionID
        self.direction = direction
        self.offset = offset
        self.limit = limit
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"getStarTransactions""#)
        wire.object(#","owner_id":"#, self.ownerID)
        wire.string(#","subscription_id":"#, self.subscriptionID)
        wire.object(#","direction":"#, self.direction)
        wire.string(#","offset":"#, self.offset)
        wire.int32(#","limit":"#, self.limit)
        wire.close()
    }
}

/// `getStarSubscriptions only_expiring:Bool offset:string = StarSubscriptions`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_star_subscriptions.html)
public struct GetStarSubscriptions: TDFunction, CustomStringConvertible {
    public typealias Result = StarSubscriptions
    public let onlyExpiring: Bool
    public let offset: String

    public init(onlyExpiring: Bool, offset: String) {
        self.onlyExpiring = onlyExpiring
        self.offset = offset
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"getStarSubscriptions""#)
        wire.bool(#","only_expiring":"#, self.onlyExpiring)
        wire.string(#","offset":"#, self.offset)
        wire.close()
    }
}

/// `editStarSubscription subscription_id:string is_canceled:Bool = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1edit_star_subscription.html)
public struct EditStarSubscription: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let subscriptionID: String
    public let isCanceled: Bool

    public init(subscriptionID: String, isCanceled: Bool) {
        self.subscriptionID = subscriptionID
        self.isCanceled = isCanceled
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"editStarSubscription""#)
        wire.string(#","subscription_id":"#, self.subscriptionID)
        wire.bool(#","is_canceled":"#, self.isCanceled)
        wire.close()
    }
}

/// `reuseStarSubscription subscription_id:string = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1reuse_star_subscription.html)
public struct ReuseStarSubscription: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let subscriptionID: String

    public init(subscriptionID: String) {
        self.subscriptionID = subscriptionID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"reuseStarSubscription""#)
        wire.string(#","subscription_id":"#, self.subscriptionID)
        wire.close()
    }
}

/// `searchAffiliatePrograms affiliate:AffiliateType sort_order:AffiliateProgramSortOrder offset:string limit:int32 = FoundAffiliatePrograms`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1search_affiliate_programs.html)
public struct SearchAffiliatePrograms: TDFunction, CustomStringConvertible {
    public typealias Result = FoundAffiliatePrograms
    public let affiliate: AffiliateType
    public let sortOrder: AffiliateProgramSortOrder
    public let offset: String
    public let limit: Int32

    public init(affiliate: AffiliateType, sortOrder: AffiliateProgramSortOrder, offset: String, limit: Int32) {
        self.affiliate = affiliate
        self.sortOrder = sortOrder
        self.offset = offset
        self.limit = limit
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"searchAffiliatePrograms""#)
        wire.object(#","affiliate":"#, self.affiliate)
        wire.object(#","sort_order":"#, self.sortOrder)
        wire.string(#","offset":"#, self.offset)
        wire.int32(#","limit":"#, self.limit)
        wire.close()
    }
}

/// `connectAffiliateProgram affiliate:AffiliateType bot_user_id:int53 = ConnectedAffiliateProgram`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1connect_affiliate_program.html)
public struct ConnectAffiliateProgram: TDFunction, CustomStringConvertible {
    public typealias Result = ConnectedAffiliateProgram
    public let affiliate: AffiliateType
    public let botUserID: Int64

    public init(affiliate: AffiliateType, botUserID: Int64) {
        self.affiliate = affiliate
        self.botUserID = botUserID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"connectAffiliateProgram""#)
        wire.object(#","affiliate":"#, self.affiliate)
        wire.int53(#","bot_user_id":"#, self.botUserID)
        wire.close()
    }
}

/// `disconnectAffiliateProgram affiliate:AffiliateType url:string = ConnectedAffiliateProgram`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1disconnect_affiliate_program.html)
public struct DisconnectAffiliateProgram: TDFunction, CustomStringConvertible, CustomReflectable {
    public typealias Result = ConnectedAffiliateProgram
    public let affiliate: AffiliateType
    public let url: String

    public init(affiliate: AffiliateType, url: String) {
        self.affiliate = affiliate
        self.url = url
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"disconnectAffiliateProgram""#)
        wire.object(#","affiliate":"#, self.affiliate)
        wire.string(#","url":"#, self.url)
        wire.close()
    }
}

/// `getCollectibleItemInfo type:CollectibleItemType = CollectibleItemInfo`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_collectible_item_info.html)
public struct GetCollectibleItemInfo: TDFunction, CustomStringConvertible {
    public typealias Result = CollectibleItemInfo
    public let type: CollectibleItemType

    public init(type: CollectibleItemType) {
        self.type = type
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"getCollectibleItemInfo""#)
        wire.object(#","type":"#, self.type)
        wire.close()
    }
}

extension TDFunctionSender {
    /// `getGiftChatThemes offset:string limit:int32 = GiftChatThemes`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_gift_chat_themes.html)
    @_alwaysEmitIntoClient
    public func getGiftChatThemes(offset: String, limit: Int32) async throws -> GiftChatThemes {
        try await send(GetGiftChatThemes(offset: offset, limit: limit))
    }

    /// `getUpgradedGiftEmojiStatuses = EmojiStatuses`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_upgraded_gift_emoji_statuses.html)
    @_alwaysEmitIntoClient
    public func getUpgradedGiftEmojiStatuses() async throws -> EmojiStatuses {
        try await send(GetUpgradedGiftEmojiStatuses())
    }

    /// `getPremiumStickers limit:int32 = Stickers`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_premium_stickers.html)
    @_alwaysEmitIntoClient
    public func getPremiumStickers(limit: Int32) async throws -> Stickers {
        try await send(GetPremiumStickers(limit: limit))
    }

    /// `setUpgradedGiftColors upgraded_gift_colors_id:int64 = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1set_upgraded_gift_colors.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func setUpgradedGiftColors(upgradedGiftColorsID: Int64) async throws -> Ok {
        try await send(SetUpgradedGiftColors(upgradedGiftColorsID: upgradedGiftColorsID))
    }

    /// `setGiftSettings settings:giftSettings = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1set_gift_settings.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func setGiftSettings(settings: GiftSettings) async throws -> Ok {
        try await send(SetGiftSettings(settings: settings))
    }

    /// `sendGift gift_id:int64 owner_id:MessageSender text:formattedText is_private:Bool pay_for_upgrade:Bool = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1send_gift.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func sendGift(
        giftID: Int64,
        ownerID: MessageSender,
        text: FormattedText,
        isPrivate: Bool,
        payForUpgrade: Bool
    ) async throws -> Ok {
        try await send(SendGift(
        giftID: giftID,
        ownerID: ownerID,
        text: text,
        isPrivate: isPrivate,
        payForUpgrade: payForUpgrade
    ))
    }

    /// `getGiftAuctionState auction_id:string = GiftAuctionState`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_gift_auction_state.html)
    @_alwaysEmitIntoClient
    public func getGiftAuctionState(auctionID: String) async throws -> GiftAuctionState {
        try await send(GetGiftAuctionState(auctionID: auctionID))
    }

    /// `getGiftAuctionAcquiredGifts gift_id:int64 = GiftAuctionAcquiredGifts`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_gift_auction_acquired_gifts.html)
    @_alwaysEmitIntoClient
    public func getGiftAuctionAcquiredGifts(giftID: Int64) async throws -> GiftAuctionAcquiredGifts {
        try await send(GetGiftAuctionAcquiredGifts(giftID: giftID))
    }

    /// `openGiftAuction gift_id:int64 = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1open_gift_auction.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func openGiftAuction(giftID: Int64) async throws -> Ok {
        try await send(OpenGiftAuction(giftID: giftID))
    }

    /// `closeGiftAuction gift_id:int64 = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1close_gift_auction.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func closeGiftAuction(giftID: Int64) async throws -> Ok {
        try await send(CloseGiftAuction(giftID: giftID))
    }

    /// `placeGiftAuctionBid gift_id:int64 star_count:int53 user_id:int53 text:formattedText is_private:Bool = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1place_gift_auction_bid.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func placeGiftAuctionBid(
        giftID: Int64,
        starCount: Int64,
        userID: Int64,
        text: FormattedText,
        isPrivate: Bool
    ) async throws -> Ok {
        try await send(PlaceGiftAuctionBid(
        giftID: giftID,
        starCount: starCount,
        userID: userID,
        text: text,
        isPrivate: isPrivate
    ))
    }

    /// `increaseGiftAuctionBid gift_id:int64 star_count:int53 = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1increase_gift_auction_bid.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func increaseGiftAuctionBid(giftID: Int64, starCount: Int64) async throws -> Ok {
        try await send(IncreaseGiftAuctionBid(giftID: giftID, starCount: starCount))
    }

    /// `sellGift business_connection_id:string received_gift_id:string = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1sell_gift.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func sellGift(businessConnectionID: String, receivedGiftID: String) async throws -> Ok {
        try await send(SellGift(businessConnectionID: businessConnectionID, receivedGiftID: receivedGiftID))
    }

    /// `toggleGiftIsSaved received_gift_id:string is_saved:Bool = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1toggle_gift_is_saved.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func toggleGiftIsSaved(receivedGiftID: String, isSaved: Bool) async throws -> Ok {
        try await send(ToggleGiftIsSaved(receivedGiftID: receivedGiftID, isSaved: isSaved))
    }

    /// `getGiftUpgradePreview regular_gift_id:int64 = GiftUpgradePreview`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_gift_upgrade_preview.html)
    @_alwaysEmitIntoClient
    public func getGiftUpgradePreview(regularGiftID: Int64) async throws -> GiftUpgradePreview {
        try await send(GetGiftUpgradePreview(regularGiftID: regularGiftID))
    }

    /// `getUpgradedGiftVariants regular_gift_id:int64 return_upgrade_models:Bool return_craft_models:Bool = GiftUpgradeVariants`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_upgraded_gift_variants.html)
    @_alwaysEmitIntoClient
    public func getUpgradedGiftVariants(
        regularGiftID: Int64,
        returnUpgradeModels: Bool,
        returnCraftModels: Bool
    ) async throws -> GiftUpgradeVariants {
        try await send(GetUpgradedGiftVariants(
        regularGiftID: regularGiftID,
        returnUpgradeModels: returnUpgradeModels,
        returnCraftModels: returnCraftModels
    ))
    }

    /// `upgradeGift business_connection_id:string received_gift_id:string keep_original_details:Bool star_count:int53 = UpgradeGiftResult`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1upgrade_gift.html)
    @_alwaysEmitIntoClient
    public func upgradeGift(
        businessConnectionID: String,
        receivedGiftID: String,
        keepOriginalDetails: Bool,
        starCount: Int64
    ) async throws -> UpgradeGiftResult {
        try await send(UpgradeGift(
        businessConnectionID: businessConnectionID,
        receivedGiftID: receivedGiftID,
        keepOriginalDetails: keepOriginalDetails,
        starCount: starCount
    ))
    }

    /// `buyGiftUpgrade owner_id:MessageSender prepaid_upgrade_hash:string star_count:int53 = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1buy_gift_upgrade.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func buyGiftUpgrade(
        ownerID: MessageSender,
        prepaidUpgradeHash: String,
        starCount: Int64
    ) async throws -> Ok {
        try await send(BuyGiftUpgrade(ownerID: ownerID, prepaidUpgradeHash: prepaidUpgradeHash, starCount: starCount))
    }

    /// `craftGift received_gift_ids:vector<string> = CraftGiftResult`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1craft_gift.html)
    @_alwaysEmitIntoClient
    public func craftGift(receivedGiftIDs: [String]) async throws -> CraftGiftResult {
        try await send(CraftGift(receivedGiftIDs: receivedGiftIDs))
    }

    /// `transferGift business_connection_id:string received_gift_id:string new_owner_id:MessageSender star_count:int53 = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1transfer_gift.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func transferGift(
        businessConnectionID: String,
        receivedGiftID: String,
        newOwnerID: MessageSender,
        starCount: Int64
    ) async throws -> Ok {
        try await send(TransferGift(
        businessConnectionID: businessConnectionID,
        receivedGiftID: receivedGiftID,
        newOwnerID: newOwnerID,
        starCount: starCount
    ))
    }

    /// `dropGiftOriginalDetails received_gift_id:string star_count:int53 = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1drop_gift_original_details.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func dropGiftOriginalDetails(receivedGiftID: String, starCount: Int64) async throws -> Ok {
        try await send(DropGiftOriginalDetails(receivedGiftID: receivedGiftID, starCount: starCount))
    }

    /// `sendResoldGift gift_name:string owner_id:MessageSender price:GiftResalePrice = GiftResaleResult`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1send_resold_gift.html)
    @_alwaysEmitIntoClient
    public func sendResoldGift(
        giftName: String,
        ownerID: MessageSender,
        price: GiftResalePrice
    ) async throws -> GiftResaleResult {
        try await send(SendResoldGift(giftName: giftName, ownerID: ownerID, price: price))
    }

    /// `sendGiftPurchaseOffer owner_id:MessageSender gift_name:string price:GiftResalePrice duration:int32 paid_message_star_count:int53 = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1send_gift_purchase_offer.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func sendGiftPurchaseOffer(
        ownerID: MessageSender,
        giftName: String,
        price: GiftResalePrice,
        duration: Int32,
        paidMessageStarCount: Int64
    ) async throws -> Ok {
        try await send(SendGiftPurchaseOffer(
        ownerID: ownerID,
        giftName: giftName,
        price: price,
        duration: duration,
        paidMessageStarCount: paidMessageStarCount
    ))
    }

    /// `processGiftPurchaseOffer message_id:int53 accept:Bool = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1process_gift_purchase_offer.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func processGiftPurchaseOffer(messageID: Int64, accept: Bool) async throws -> Ok {
        try await send(ProcessGiftPurchaseOffer(messageID: messageID, accept: accept))
    }

    /// `getReceivedGifts business_connection_id:string owner_id:MessageSender collection_id:int32 exclude_unsaved:Bool exclude_saved:Bool exclude_unlimited:Bool exclude_upgradable:Bool exclude_non_upgradable:Bool exclude_upgraded:Bool exclude_without_colors:Bool exclude_hosted:Bool sort_by_price:Bool offset:string limit:int32 = ReceivedGifts`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_received_gifts.html)
    @_alwaysEmitIntoClient
    public func getReceivedGifts(
        businessConnectionID: String,
        ownerID: MessageSender,
        collectionID: Int32,
        excludeUnsaved: Bool,
        excludeSaved: Bool,
        excludeUnlimited: Bool,
        excludeUpgradable: Bool,
        excludeNonUpgradable: Bool,
        excludeUpgraded: Bool,
        excludeWithoutColors: Bool,
        excludeHosted: Bool,
        sortByPrice: Bool,
        offset: String,
        limit: Int32
    ) async throws -> ReceivedGifts {
        try await send(GetReceivedGifts(
        businessConnectionID: businessConnectionID,
        ownerID: ownerID,
        collectionID: collectionID,
        excludeUnsaved: excludeUnsaved,
        excludeSaved: excludeSaved,
        excludeUnlimited: excludeUnlimited,
        excludeUpgradable: excludeUpgradable,
        excludeNonUpgradable: excludeNonUpgradable,
        excludeUpgraded: excludeUpgraded,
        excludeWithoutColors: excludeWithoutColors,
        excludeHosted: excludeHosted,
        sortByPrice: sortByPrice,
        offset: offset,
        limit: limit
    ))
    }

    /// `getReceivedGift received_gift_id:string = ReceivedGift`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_received_gift.html)
    @_alwaysEmitIntoClient
    public func getReceivedGift(receivedGiftID: String) async throws -> ReceivedGift {
        try await send(GetReceivedGift(receivedGiftID: receivedGiftID))
    }

    /// `getGiftsForCrafting regular_gift_id:int64 offset:string limit:int32 = GiftsForCrafting`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_gifts_for_crafting.html)
    @_alwaysEmitIntoClient
    public func getGiftsForCrafting(
        regularGiftID: Int64,
        offset: String,
        limit: Int32
    ) async throws -> GiftsForCrafting {
        try await send(GetGiftsForCrafting(regularGiftID: regularGiftID, offset: offset, limit: limit))
    }

    /// `getUpgradedGift name:string = UpgradedGift`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_upgraded_gift.html)
    @_alwaysEmitIntoClient
    public func getUpgradedGift(name: String) async throws -> UpgradedGift {
        try await send(GetUpgradedGift(name: name))
    }

    /// `getUpgradedGiftValueInfo name:string = UpgradedGiftValueInfo`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_upgraded_gift_value_info.html)
    @_alwaysEmitIntoClient
    public func getUpgradedGiftValueInfo(name: String) async throws -> UpgradedGiftValueInfo {
        try await send(GetUpgradedGiftValueInfo(name: name))
    }

    /// `getUpgradedGiftWithdrawalUrl received_gift_id:string password:string = HttpUrl`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_upgraded_gift_withdrawal_url.html)
    @_alwaysEmitIntoClient
    public func getUpgradedGiftWithdrawalUrl(receivedGiftID: String, password: String) async throws -> HttpUrl {
        try await send(GetUpgradedGiftWithdrawalUrl(receivedGiftID: receivedGiftID, password: password))
    }

    /// `getUpgradedGiftsPromotionalAnimation = Animation`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_upgraded_gifts_promotional_animation.html)
    @_alwaysEmitIntoClient
    public func getUpgradedGiftsPromotionalAnimation() async throws -> Animation {
        try await send(GetUpgradedGiftsPromotionalAnimation())
    }

    /// `setGiftResalePrice received_gift_id:string price:GiftResalePrice = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1set_gift_resale_price.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func setGiftResalePrice(receivedGiftID: String, price: GiftResalePrice? = nil) async throws -> Ok {
        try await send(SetGiftResalePrice(receivedGiftID: receivedGiftID, price: price))
    }

    /// `searchGiftsForResale gift_id:int64 order:GiftForResaleOrder for_crafting:Bool for_stars:Bool attributes:vector<UpgradedGiftAttributeId> offset:string limit:int32 = GiftsForResale`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1search_gifts_for_resale.html)
    @_alwaysEmitIntoClient
    public func searchGiftsForResale(
        giftID: Int64,
        order: GiftForResaleOrder,
        forCrafting: Bool,
        forStars: Bool,
        attributes: [UpgradedGiftAttributeId],
        offset: String,
        limit: Int32
    ) async throws -> GiftsForResale {
        try await send(SearchGiftsForResale(
        giftID: giftID,
        order: order,
        forCrafting: forCrafting,
        forStars: forStars,
        attributes: attributes,
        offset: offset,
        limit: limit
    ))
    }

    /// `getGiftCollections owner_id:MessageSender = GiftCollections`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_gift_collections.html)
    @_alwaysEmitIntoClient
    public func getGiftCollections(ownerID: MessageSender) async throws -> GiftCollections {
        try await send(GetGiftCollections(ownerID: ownerID))
    }

    /// `createGiftCollection owner_id:MessageSender name:string received_gift_ids:vector<string> = GiftCollection`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1create_gift_collection.html)
    @_alwaysEmitIntoClient
    public func createGiftCollection(
        ownerID: MessageSender,
        name: String,
        receivedGiftIDs: [String]
    ) async throws -> GiftCollection {
        try await send(CreateGiftCollection(ownerID: ownerID, name: name, receivedGiftIDs: receivedGiftIDs))
    }

    /// `reorderGiftCollections owner_id:MessageSender collection_ids:vector<int32> = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1reorder_gift_collections.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func reorderGiftCollections(ownerID: MessageSender, collectionIDs: [Int32]) async throws -> Ok {
        try await send(ReorderGiftCollections(ownerID: ownerID, collectionIDs: collectionIDs))
    }

    /// `deleteGiftCollection owner_id:MessageSender collection_id:int32 = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1delete_gift_collection.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func deleteGiftCollection(ownerID: MessageSender, collectionID: Int32) async throws -> Ok {
        try await send(DeleteGiftCollection(ownerID: ownerID, collectionID: collectionID))
    }

    /// `setGiftCollectionName owner_id:MessageSender collection_id:int32 name:string = GiftCollection`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1set_gift_collection_name.html)
    @_alwaysEmitIntoClient
    public func setGiftCollectionName(
        ownerID: MessageSender,
        collectionID: Int32,
        name: String
    ) async throws -> GiftCollection {
        try await send(SetGiftCollectionName(ownerID: ownerID, collectionID: collectionID, name: name))
    }

    /// `addGiftCollectionGifts owner_id:MessageSender collection_id:int32 received_gift_ids:vector<string> = GiftCollection`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1add_gift_collection_gifts.html)
    @_alwaysEmitIntoClient
    public func addGiftCollectionGifts(
        ownerID: MessageSender,
        collectionID: Int32,
        receivedGiftIDs: [String]
    ) async throws -> GiftCollection {
        try await send(AddGiftCollectionGifts(
        ownerID: ownerID,
        collectionID: collectionID,
        receivedGiftIDs: receivedGiftIDs
    ))
    }

    /// `removeGiftCollectionGifts owner_id:MessageSender collection_id:int32 received_gift_ids:vector<string> = GiftCollection`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1remove_gift_collection_gifts.html)
    @_alwaysEmitIntoClient
    public func removeGiftCollectionGifts(
        ownerID: MessageSender,
        collectionID: Int32,
        receivedGiftIDs: [String]
    ) async throws -> GiftCollection {
        try await send(RemoveGiftCollectionGifts(
        ownerID: ownerID,
        collectionID: collectionID,
        receivedGiftIDs: receivedGiftIDs
    ))
    }

    /// `reorderGiftCollectionGifts owner_id:MessageSender collection_id:int32 received_gift_ids:vector<string> = GiftCollection`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1reorder_gift_collection_gifts.html)
    @_alwaysEmitIntoClient
    public func reorderGiftCollectionGifts(
        ownerID: MessageSender,
        collectionID: Int32,
        receivedGiftIDs: [String]
    ) async throws -> GiftCollection {
        try await send(ReorderGiftCollectionGifts(
        ownerID: ownerID,
        collectionID: collectionID,
        receivedGiftIDs: receivedGiftIDs
    ))
    }

    /// `refundStarPayment user_id:int53 telegram_payment_charge_id:string = Ok`
    ///
    /// For bots only.
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1refund_star_payment.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func refundStarPayment(userID: Int64, telegramPaymentChargeID: String) async throws -> Ok {
        try await send(RefundStarPayment(userID: userID, telegramPaymentChargeID: telegramPaymentChargeID))
    }

    /// `getTonTransactions direction:TransactionDirection offset:string limit:int32 = TonTransactions`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_ton_transactions.html)
    @_alwaysEmitIntoClient
    public func getTonTransactions(
        direction: TransactionDirection? = nil,
        offset: String,
        limit: Int32
    ) async throws -> TonTransactions {
        try await send(GetTonTransactions(direction: direction, offset: offset, limit: limit))
    }

    /// `getStarWithdrawalUrl owner_id:MessageSender star_count:int53 password:string = HttpUrl`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_star_withdrawal_url.html)
    @_alwaysEmitIntoClient
    public func getStarWithdrawalUrl(
        ownerID: MessageSender,
        starCount: Int64,
        password: String
    ) async throws -> HttpUrl {
        try await send(GetStarWithdrawalUrl(ownerID: ownerID, starCount: starCount, password: password))
    }

    /// `getStarAdAccountUrl owner_id:MessageSender = HttpUrl`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_star_ad_account_url.html)
    @_alwaysEmitIntoClient
    public func getStarAdAccountUrl(ownerID: MessageSender) async throws -> HttpUrl {
        try await send(GetStarAdAccountUrl(ownerID: ownerID))
    }

    /// `getGramWithdrawalUrl password:string = HttpUrl`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_gram_withdrawal_url.html)
    @_alwaysEmitIntoClient
    public func getGramWithdrawalUrl(password: String) async throws -> HttpUrl {
        try await send(GetGramWithdrawalUrl(password: password))
    }

    /// `getPremiumStickerExamples = Stickers`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_premium_sticker_examples.html)
    @_alwaysEmitIntoClient
    public func getPremiumStickerExamples() async throws -> Stickers {
        try await send(GetPremiumStickerExamples())
    }

    /// `getPremiumInfoSticker month_count:int32 = Sticker`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_premium_info_sticker.html)
    @_alwaysEmitIntoClient
    public func getPremiumInfoSticker(monthCount: Int32) async throws -> Sticker {
        try await send(GetPremiumInfoSticker(monthCount: monthCount))
    }

    /// `clickPremiumSubscriptionButton = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1click_premium_subscription_button.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func clickPremiumSubscriptionButton() async throws -> Ok {
        try await send(ClickPremiumSubscriptionButton())
    }

    /// `getPremiumGiftPaymentOptions = PremiumGiftPaymentOptions`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_premium_gift_payment_options.html)
    @_alwaysEmitIntoClient
    public func getPremiumGiftPaymentOptions() async throws -> PremiumGiftPaymentOptions {
        try await send(GetPremiumGiftPaymentOptions())
    }

    /// `getPremiumGiveawayPaymentOptions boosted_chat_id:int53 = PremiumGiveawayPaymentOptions`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_premium_giveaway_payment_options.html)
    @_alwaysEmitIntoClient
    public func getPremiumGiveawayPaymentOptions(boostedChatID: Int64) async throws -> PremiumGiveawayPaymentOptions {
        try await send(GetPremiumGiveawayPaymentOptions(boostedChatID: boostedChatID))
    }

    /// `checkPremiumGiftCode code:string = PremiumGiftCodeInfo`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1check_premium_gift_code.html)
    @_alwaysEmitIntoClient
    public func checkPremiumGiftCode(code: String) async throws -> PremiumGiftCodeInfo {
        try await send(CheckPremiumGiftCode(code: code))
    }

    /// `applyPremiumGiftCode code:string = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1apply_premium_gift_code.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func applyPremiumGiftCode(code: String) async throws -> Ok {
        try await send(ApplyPremiumGiftCode(code: code))
    }

    /// `giftPremiumWithStars user_id:int53 star_count:int53 month_count:int32 text:formattedText = Ok`
    ///
    /// For bots only.
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1gift_premium_with_stars.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func giftPremiumWithStars(
        userID: Int64,
        starCount: Int64,
        monthCount: Int32,
        text: FormattedText
    ) async throws -> Ok {
        try await send(GiftPremiumWithStars(userID: userID, starCount: starCount, monthCount: monthCount, text: text))
    }

    /// `launchPrepaidGiveaway giveaway_id:int64 parameters:giveawayParameters winner_count:int32 star_count:int53 = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1launch_prepaid_giveaway.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func launchPrepaidGiveaway(
        giveawayID: Int64,
        parameters: GiveawayParameters,
        winnerCount: Int32,
        starCount: Int64
    ) async throws -> Ok {
        try await send(LaunchPrepaidGiveaway(
        giveawayID: giveawayID,
        parameters: parameters,
        winnerCount: winnerCount,
        starCount: starCount
    ))
    }

    /// `getGiveawayInfo chat_id:int53 message_id:int53 = GiveawayInfo`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_giveaway_info.html)
    @_alwaysEmitIntoClient
    public func getGiveawayInfo(chatID: Int64, messageID: Int64) async throws -> GiveawayInfo {
        try await send(GetGiveawayInfo(chatID: chatID, messageID: messageID))
    }

    /// `getStarPaymentOptions = StarPaymentOptions`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_star_payment_options.html)
    @_alwaysEmitIntoClient
    public func getStarPaymentOptions() async throws -> StarPaymentOptions {
        try await send(GetStarPaymentOptions())
    }

    /// `getStarGiftPaymentOptions user_id:int53 = StarPaymentOptions`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_star_gift_payment_options.html)
    @_alwaysEmitIntoClient
    public func getStarGiftPaymentOptions(userID: Int64) async throws -> StarPaymentOptions {
        try await send(GetStarGiftPaymentOptions(userID: userID))
    }

    /// `getStarGiveawayPaymentOptions = StarGiveawayPaymentOptions`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_star_giveaway_payment_options.html)
    @_alwaysEmitIntoClient
    public func getStarGiveawayPaymentOptions() async throws -> StarGiveawayPaymentOptions {
        try await send(GetStarGiveawayPaymentOptions())
    }

    /// `getStarTransactions owner_id:MessageSender subscription_id:string direction:TransactionDirection offset:string limit:int32 = StarTransactions`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_star_transactions.html)
    @_alwaysEmitIntoClient
    public func getStarTransactions(
        ownerID: MessageSender,
        subscriptionID: String,
        direction: TransactionDirection? = nil,
        offset: String,
        limit: Int32
    ) async throws -> StarTransactions {
        try await send(GetStarTransactions(
        ownerID: ownerID,
        subscriptionID: subscriptionID,
        direction: direction,
        offset: offset,
        limit: limit
    ))
    }

    /// `getStarSubscriptions only_expiring:Bool offset:string = StarSubscriptions`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_star_subscriptions.html)
    @_alwaysEmitIntoClient
    public func getStarSubscriptions(onlyExpiring: Bool, offset: String) async throws -> StarSubscriptions {
        try await send(GetStarSubscriptions(onlyExpiring: onlyExpiring, offset: offset))
    }

    /// `editStarSubscription subscription_id:string is_canceled:Bool = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1edit_star_subscription.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func editStarSubscription(subscriptionID: String, isCanceled: Bool) async throws -> Ok {
        try await send(EditStarSubscription(subscriptionID: subscriptionID, isCanceled: isCanceled))
    }

    /// `reuseStarSubscription subscription_id:string = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1reuse_star_subscription.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func reuseStarSubscription(subscriptionID: String) async throws -> Ok {
        try await send(ReuseStarSubscription(subscriptionID: subscriptionID))
    }

    /// `searchAffiliatePrograms affiliate:AffiliateType sort_order:AffiliateProgramSortOrder offset:string limit:int32 = FoundAffiliatePrograms`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1search_affiliate_programs.html)
    @_alwaysEmitIntoClient
    public func searchAffiliatePrograms(
        affiliate: AffiliateType,
        sortOrder: AffiliateProgramSortOrder,
        offset: String,
        limit: Int32
    ) async throws -> FoundAffiliatePrograms {
        try await send(SearchAffiliatePrograms(
        affiliate: affiliate,
        sortOrder: sortOrder,
        offset: offset,
        limit: limit
    ))
    }

    /// `connectAffiliateProgram affiliate:AffiliateType bot_user_id:int53 = ConnectedAffiliateProgram`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1connect_affiliate_program.html)
    @_alwaysEmitIntoClient
    public func connectAffiliateProgram(
        affiliate: AffiliateType,
        botUserID: Int64
    ) async throws -> ConnectedAffiliateProgram {
        try await send(ConnectAffiliateProgram(affiliate: affiliate, botUserID: botUserID))
    }

    /// `disconnectAffiliateProgram affiliate:AffiliateType url:string = ConnectedAffiliateProgram`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1disconnect_affiliate_program.html)
    @_alwaysEmitIntoClient
    public func disconnectAffiliateProgram(
        affiliate: AffiliateType,
        url: String
    ) async throws -> ConnectedAffiliateProgram {
        try await send(DisconnectAffiliateProgram(affiliate: affiliate, url: url))
    }

    /// `getCollectibleItemInfo type:CollectibleItemType = CollectibleItemInfo`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_collectible_item_info.html)
    @_alwaysEmitIntoClient
    public func getCollectibleItemInfo(type: CollectibleItemType) async throws -> CollectibleItemInfo {
        try await send(GetCollectibleItemInfo(type: type))
    }
}

#if Hashable
extension GetGiftChatThemes: Hashable {}
extension GetUpgradedGiftEmojiStatuses: Hashable {}
extension GetPremiumStickers: Hashable {}
extension SetUpgradedGiftColors: Hashable {}
extension SetGiftSettings: Hashable {}
extension SendGift: Hashable {}
extension GetGiftAuctionState: Hashable {}
extension GetGiftAuctionAcquiredGifts: Hashable {}
extension OpenGiftAuction: Hashable {}
extension CloseGiftAuction: Hashable {}
extension PlaceGiftAuctionBid: Hashable {}
extension IncreaseGiftAuctionBid: Hashable {}
extension SellGift: Hashable {}
extension ToggleGiftIsSaved: Hashable {}
extension GetGiftUpgradePreview: Hashable {}
extension GetUpgradedGiftVariants: Hashable {}
extension UpgradeGift: Hashable {}
extension BuyGiftUpgrade: Hashable {}
extension CraftGift: Hashable {}
extension TransferGift: Hashable {}
extension DropGiftOriginalDetails: Hashable {}
extension SendResoldGift: Hashable {}
extension SendGiftPurchaseOffer: Hashable {}
extension ProcessGiftPurchaseOffer: Hashable {}
extension GetReceivedGifts: Hashable {}
extension GetReceivedGift: Hashable {}
extension GetGiftsForCrafting: Hashable {}
extension GetUpgradedGift: Hashable {}
extension GetUpgradedGiftValueInfo: Hashable {}
extension GetUpgradedGiftWithdrawalUrl: Hashable {}
extension GetUpgradedGiftsPromotionalAnimation: Hashable {}
extension SetGiftResalePrice: Hashable {}
extension SearchGiftsForResale: Hashable {}
extension GetGiftCollections: Hashable {}
extension CreateGiftCollection: Hashable {}
extension ReorderGiftCollections: Hashable {}
extension DeleteGiftCollection: Hashable {}
extension SetGiftCollectionName: Hashable {}
extension AddGiftCollectionGifts: Hashable {}
extension RemoveGiftCollectionGifts: Hashable {}
extension ReorderGiftCollectionGifts: Hashable {}
extension RefundStarPayment: Hashable {}
extension GetTonTransactions: Hashable {}
extension GetStarWithdrawalUrl: Hashable {}
extension GetStarAdAccountUrl: Hashable {}
extension GetGramWithdrawalUrl: Hashable {}
extension GetPremiumStickerExamples: Hashable {}
extension GetPremiumInfoSticker: Hashable {}
extension ClickPremiumSubscriptionButton: Hashable {}
extension GetPremiumGiftPaymentOptions: Hashable {}
extension GetPremiumGiveawayPaymentOptions: Hashable {}
extension CheckPremiumGiftCode: Hashable {}
extension ApplyPremiumGiftCode: Hashable {}
extension GiftPremiumWithStars: Hashable {}
extension LaunchPrepaidGiveaway: Hashable {}
extension GetGiveawayInfo: Hashable {}
extension GetStarPaymentOptions: Hashable {}
extension GetStarGiftPaymentOptions: Hashable {}
extension GetStarGiveawayPaymentOptions: Hashable {}
extension GetStarTransactions: Hashable {}
extension GetStarSubscriptions: Hashable {}
extension EditStarSubscription: Hashable {}
extension ReuseStarSubscription: Hashable {}
extension SearchAffiliatePrograms: Hashable {}
extension ConnectAffiliateProgram: Hashable {}
extension DisconnectAffiliateProgram: Hashable {}
extension GetCollectibleItemInfo: Hashable {}
#endif
