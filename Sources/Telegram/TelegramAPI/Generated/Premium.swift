// Made by `tlgen generate` from the schema of TDLib 1.8.66
// (SHA-256 b8b6a863746fc580815c6d04e9e34728b654b15a12940087f06757b2097ce4c5). Don't edit.

/// `premiumPaymentOption currency:string amount:int53 discount_percentage:int32 month_count:int32 store_product_id:string payment_link:InternalLinkType = PremiumPaymentOption`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1premium_payment_option.html)
public struct PremiumPaymentOption: TDDecodable, CustomStringConvertible {
    public let currency: String
    public let amount: Int64
    public let discountPercentage: Int32
    public let monthCount: Int32
    public let storeProductID: String
    /// May be absent.
    public let paymentLink: InternalLinkType?

    public init(
        currency: String,
        amount: Int64,
        discountPercentage: Int32,
        monthCount: Int32,
        storeProductID: String,
        paymentLink: InternalLinkType? = nil
    ) {
        self.currency = currency
        self.amount = amount
        self.discountPercentage = discountPercentage
        self.monthCount = monthCount
        self.storeProductID = storeProductID
        self.paymentLink = paymentLink
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"premiumPaymentOption""#)
        wire.string(#","currency":"#, self.currency)
        wire.int53(#","amount":"#, self.amount)
        wire.int32(#","discount_percentage":"#, self.discountPercentage)
        wire.int32(#","month_count":"#, self.monthCount)
        wire.string(#","store_product_id":"#, self.storeProductID)
        wire.object(#","payment_link":"#, self.paymentLink)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> PremiumPaymentOption? {
        wire.open(#"{"@type":"premiumPaymentOption""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> PremiumPaymentOption? {
        var currency: String = ""
        var amount: Int64 = 0
        var discountPercentage: Int32 = 0
        var monthCount: Int32 = 0
        var storeProductID: String = ""
        var paymentLink: InternalLinkType? = nil
        var mark = wire.cursor
        repeat {
            wire.string(#","currency":"#, &currency)
            wire.int53(#","amount":"#, &amount)
            wire.int32(#","discount_percentage":"#, &discountPercentage)
            wire.int32(#","month_count":"#, &monthCount)
            wire.string(#","store_product_id":"#, &storeProductID)
            wire.object(#","payment_link":"#, &paymentLink)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return PremiumPaymentOption(
            currency: currency,
            amount: amount,
            discountPercentage: discountPercentage,
            monthCount: monthCount,
            storeProductID: storeProductID,
            paymentLink: paymentLink
        )
    }
}

/// `premiumStatePaymentOption payment_option:premiumPaymentOption is_current:Bool is_upgrade:Bool last_transaction_id:string = PremiumStatePaymentOption`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1premium_state_payment_option.html)
public struct PremiumStatePaymentOption: TDDecodable, CustomStringConvertible, CustomReflectable {
    private final class Fields: Sendable {
        let paymentOption: PremiumPaymentOption
        let isCurrent: Bool
        let isUpgrade: Bool
        let lastTransactionID: String
        init(_ paymentOption: PremiumPaymentOption, _ isCurrent: Bool, _ isUpgrade: Bool, _ lastTransactionID: String) {
            self.paymentOption = paymentOption
            self.isCurrent = isCurrent
            self.isUpgrade = isUpgrade
            self.lastTransactionID = lastTransactionID
        }
    }
    private let fields: Fields
    public var paymentOption: PremiumPaymentOption { fields.paymentOption }
    public var isCurrent: Bool { fields.isCurrent }
    public var isUpgrade: Bool { fields.isUpgrade }
    public var lastTransactionID: String { fields.lastTransactionID }

    public init(paymentOption: PremiumPaymentOption, isCurrent: Bool, isUpgrade: Bool, lastTransactionID: String) {
        fields = Fields(paymentOption, isCurrent, isUpgrade, lastTransactionID)
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"premiumStatePaymentOption""#)
        wire.object(#","payment_option":"#, fields.paymentOption)
        wire.bool(#","is_current":"#, fields.isCurrent)
        wire.bool(#","is_upgrade":"#, fields.isUpgrade)
        wire.string(#","last_transaction_id":"#, fields.lastTransactionID)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> PremiumStatePaymentOption? {
        wire.open(#"{"@type":"premiumStatePaymentOption""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> PremiumStatePaymentOption? {
        var paymentOption: PremiumPaymentOption? = nil
        var isCurrent: Bool = false
        var isUpgrade: Bool = false
        var lastTransactionID: String = ""
        var mark = wire.cursor
        repeat {
            wire.object(#","payment_option":"#, &paymentOption)
            wire.bool(#","is_current":"#, &isCurrent)
            wire.bool(#","is_upgrade":"#, &isUpgrade)
            wire.string(#","last_transaction_id":"#, &lastTransactionID)
        } while wire.more(&mark)
        guard 
            !wire.failed,
            let paymentOption = wire.required(consume paymentOption)
         else { wire.missing("payment_option"); return nil }
        return PremiumStatePaymentOption(
            paymentOption: paymentOption,
            isCurrent: isCurrent,
            isUpgrade: isUpgrade,
            lastTransactionID: lastTransactionID
        )
    }
}

/// `PremiumLimitType`, one of 22 constructors.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1_premium_limit_type.html)
public enum PremiumLimitType: TDDecodable, CustomStringConvertible, CustomReflectable {
    /// `premiumLimitTypeSupergroupCount = PremiumLimitType`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1premium_limit_type_supergroup_count.html)
    case supergroupCount
    /// `premiumLimitTypePinnedChatCount = PremiumLimitType`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1premium_limit_type_pinned_chat_count.html)
    case pinnedChatCount
    /// `premiumLimitTypeCreatedPublicChatCount = PremiumLimitType`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1premium_limit_type_created_public_chat_count.html)
    case createdPublicChatCount
    /// `premiumLimitTypeSavedAnimationCount = PremiumLimitType`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1premium_limit_type_saved_animation_count.html)
    case savedAnimationCount
    /// `premiumLimitTypeFavoriteStickerCount = PremiumLimitType`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1premium_limit_type_favorite_sticker_count.html)
    case favoriteStickerCount
    /// `premiumLimitTypeChatFolderCount = PremiumLimitType`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1premium_limit_type_chat_folder_count.html)
    case chatFolderCount
    /// `premiumLimitTypeChatFolderChosenChatCount = PremiumLimitType`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1premium_limit_type_chat_folder_chosen_chat_count.html)
    case chatFolderChosenChatCount
    /// `premiumLimitTypePinnedArchivedChatCount = PremiumLimitType`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1premium_limit_type_pinned_archived_chat_count.html)
    case pinnedArchivedChatCount
    /// `premiumLimitTypePinnedSavedMessagesTopicCount = PremiumLimitType`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1premium_limit_type_pinned_saved_messages_topic_count.html)
    case pinnedSavedMessagesTopicCount
    /// `premiumLimitTypeMessageTextLength = PremiumLimitType`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1premium_limit_type_message_text_length.html)
    case messageTextLength
    /// `premiumLimitTypeCaptionLength = PremiumLimitType`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1premium_limit_type_caption_length.html)
    case captionLength
    /// `premiumLimitTypeBioLength = PremiumLimitType`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1premium_limit_type_bio_length.html)
    case bioLength
    /// `premiumLimitTypeChatFolderInviteLinkCount = PremiumLimitType`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1premium_limit_type_chat_folder_invite_link_count.html)
    case chatFolderInviteLinkCount
    /// `premiumLimitTypeShareableChatFolderCount = PremiumLimitType`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1premium_limit_type_shareable_chat_folder_count.html)
    case shareableChatFolderCount
    /// `premiumLimitTypeActiveStoryCount = PremiumLimitType`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1premium_limit_type_active_story_count.html)
    case activeStoryCount
    /// `premiumLimitTypeWeeklyPostedStoryCount = PremiumLimitType`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1premium_limit_type_weekly_posted_story_count.html)
    case weeklyPostedStoryCount
    /// `premiumLimitTypeMonthlyPostedStoryCount = PremiumLimitType`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1premium_limit_type_monthly_posted_story_count.html)
    case monthlyPostedStoryCount
    /// `premiumLimitTypeStoryCaptionLength = PremiumLimitType`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1premium_limit_type_story_caption_length.html)
    case storyCaptionLength
    /// `premiumLimitTypeStorySuggestedReactionAreaCount = PremiumLimitType`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1premium_limit_type_story_suggested_reaction_area_count.html)
    case storySuggestedReactionAreaCount
    /// `premiumLimitTypeSimilarChatCount = PremiumLimitType`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1premium_limit_type_similar_chat_count.html)
    case similarChatCount
    /// `premiumLimitTypeOwnedBotCount = PremiumLimitType`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1premium_limit_type_owned_bot_count.html)
    case ownedBotCount
    /// `premiumLimitTypeCustomTextCompositionStyleCount = PremiumLimitType`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1premium_limit_type_custom_text_composition_style_count.html)
    case customTextCompositionStyleCount
    /// A constructor that this version of the schema does not know, as its name and its JSON.
    indirect case unknown(type: String, json: String)

    public func encode(into wire: inout WireWriter) {
        switch self {
        case .supergroupCount: wire.empty(#"{"@type":"premiumLimitTypeSupergroupCount"}"#)
        case .pinnedChatCount: wire.empty(#"{"@type":"premiumLimitTypePinnedChatCount"}"#)
        case .createdPublicChatCount: wire.empty(#"{"@type":"premiumLimitTypeCreatedPublicChatCount"}"#)
        case .savedAnimationCount: wire.empty(#"{"@type":"premiumLimitTypeSavedAnimationCount"}"#)
        case .favoriteStickerCount: wire.empty(#"{"@type":"premiumLimitTypeFavoriteStickerCount"}"#)
        case .chatFolderCount: wire.empty(#"{"@type":"premiumLimitTypeChatFolderCount"}"#)
        case .chatFolderChosenChatCount: wire.empty(#"{"@type":"premiumLimitTypeChatFolderChosenChatCount"}"#)
        case .pinnedArchivedChatCount: wire.empty(#"{"@type":"premiumLimitTypePinnedArchivedChatCount"}"#)
        case .pinnedSavedMessagesTopicCount: wire.empty(#"{"@type":"premiumLimitTypePinnedSavedMessagesTopicCount"}"#)
        case .messageTextLength: wire.empty(#"{"@type":"premiumLimitTypeMessageTextLength"}"#)
        case .captionLength: wire.empty(#"{"@type":"premiumLimitTypeCaptionLength"}"#)
        case .bioLength: wire.empty(#"{"@type":"premiumLimitTypeBioLength"}"#)
        case .chatFolderInviteLinkCount: wire.empty(#"{"@type":"premiumLimitTypeChatFolderInviteLinkCount"}"#)
        case .shareableChatFolderCount: wire.empty(#"{"@type":"premiumLimitTypeShareableChatFolderCount"}"#)
        case .activeStoryCount: wire.empty(#"{"@type":"premiumLimitTypeActiveStoryCount"}"#)
        case .weeklyPostedStoryCount: wire.empty(#"{"@type":"premiumLimitTypeWeeklyPostedStoryCount"}"#)
        case .monthlyPostedStoryCount: wire.empty(#"{"@type":"premiumLimitTypeMonthlyPostedStoryCount"}"#)
        case .storyCaptionLength: wire.empty(#"{"@type":"premiumLimitTypeStoryCaptionLength"}"#)
        case .storySuggestedReactionAreaCount: wire.empty(#"{"@type":"premiumLimitTypeStorySuggestedReactionAreaCount"}"#)
        case .similarChatCount: wire.empty(#"{"@type":"premiumLimitTypeSimilarChatCount"}"#)
        case .ownedBotCount: wire.empty(#"{"@type":"premiumLimitTypeOwnedBotCount"}"#)
        case .customTextCompositionStyleCount: wire.empty(#"{"@type":"premiumLimitTypeCustomTextCompositionStyleCount"}"#)
        case .unknown(_, let json): wire.unknown(json)
        }
    }

    public static func read(_ wire: inout WireReader) -> PremiumLimitType? {
        switch wire.constructor(of: .premiumLimitType) {
        case 0: if wire.close() { return .supergroupCount }  // premiumLimitTypeSupergroupCount
        case 1: if wire.close() { return .pinnedChatCount }  // premiumLimitTypePinnedChatCount
        case 2: if wire.close() { return .createdPublicChatCount }  // premiumLimitTypeCreatedPublicChatCount
        case 3: if wire.close() { return .savedAnimationCount }  // premiumLimitTypeSavedAnimationCount
        case 4: if wire.close() { return .favoriteStickerCount }  // premiumLimitTypeFavoriteStickerCount
        case 5: if wire.close() { return .chatFolderCount }  // premiumLimitTypeChatFolderCount
        case 6: if wire.close() { return .chatFolderChosenChatCount }  // premiumLimitTypeChatFolderChosenChatCount
        case 7: if wire.close() { return .pinnedArchivedChatCount }  // premiumLimitTypePinnedArchivedChatCount
        case 8: if wire.close() { return .pinnedSavedMessagesTopicCount }  // premiumLimitTypePinnedSavedMessagesTopicCount
        case 9: if wire.close() { return .messageTextLength }  // premiumLimitTypeMessageTextLength
        case 10: if wire.close() { return .captionLength }  // premiumLimitTypeCaptionLength
        case 11: if wire.close() { return .bioLength }  // premiumLimitTypeBioLength
        case 12: if wire.close() { return .chatFolderInviteLinkCount }  // premiumLimitTypeChatFolderInviteLinkCount
        case 13: if wire.close() { return .shareableChatFolderCount }  // premiumLimitTypeShareableChatFolderCount
        case 14: if wire.close() { return .activeStoryCount }  // premiumLimitTypeActiveStoryCount
        case 15: if wire.close() { return .weeklyPostedStoryCount }  // premiumLimitTypeWeeklyPostedStoryCount
        case 16: if wire.close() { return .monthlyPostedStoryCount }  // premiumLimitTypeMonthlyPostedStoryCount
        case 17: if wire.close() { return .storyCaptionLength }  // premiumLimitTypeStoryCaptionLength
        case 18: if wire.close() { return .storySuggestedReactionAreaCount }  // premiumLimitTypeStorySuggestedReactionAreaCount
        case 19: if wire.close() { return .similarChatCount }  // premiumLimitTypeSimilarChatCount
        case 20: if wire.close() { return .ownedBotCount }  // premiumLimitTypeOwnedBotCount
        case 21: if wire.close() { return .customTextCompositionStyleCount }  // premiumLimitTypeCustomTextCompositionStyleCount
        case WireReader.nothing: break
        default: if let (type, json) = wire.takeUnknown() { return .unknown(type: type, json: json) }
        }
        return nil
    }
}

/// `PremiumFeature`, one of 29 constructors.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1_premium_feature.html)
public enum PremiumFeature: TDDecodable, CustomStringConvertible, CustomReflectable {
    /// `premiumFeatureIncreasedLimits = PremiumFeature`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1premium_feature_increased_limits.html)
    case increasedLimits
    /// `premiumFeatureIncreasedUploadFileSize = PremiumFeature`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1premium_feature_increased_upload_file_size.html)
    case increasedUploadFileSize
    /// `premiumFeatureImprovedDownloadSpeed = PremiumFeature`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1premium_feature_improved_download_speed.html)
    case improvedDownloadSpeed
    /// `premiumFeatureVoiceRecognition = PremiumFeature`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1premium_feature_voice_recognition.html)
    case voiceRecognition
    /// `premiumFeatureDisabledAds = PremiumFeature`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1premium_feature_disabled_ads.html)
    case disabledAds
    /// `premiumFeatureUniqueReactions = PremiumFeature`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1premium_feature_unique_reactions.html)
    case uniqueReactions
    /// `premiumFeatureUniqueStickers = PremiumFeature`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1premium_feature_unique_stickers.html)
    case uniqueStickers
    /// `premiumFeatureCustomEmoji = PremiumFeature`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1premium_feature_custom_emoji.html)
    case customEmoji
    /// `premiumFeatureAdvancedChatManagement = PremiumFeature`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1premium_feature_advanced_chat_management.html)
    case advancedChatManagement
    /// `premiumFeatureProfileBadge = PremiumFeature`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1premium_feature_profile_badge.html)
    case profileBadge
    /// `premiumFeatureEmojiStatus = PremiumFeature`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1premium_feature_emoji_status.html)
    case emojiStatus
    /// `premiumFeatureAnimatedProfilePhoto = PremiumFeature`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1premium_feature_animated_profile_photo.html)
    case animatedProfilePhoto
    /// `premiumFeatureForumTopicIcon = PremiumFeature`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1premium_feature_forum_topic_icon.html)
    case forumTopicIcon
    /// `premiumFeatureAppIcons = PremiumFeature`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1premium_feature_app_icons.html)
    case appIcons
    /// `premiumFeatureRealTimeChatTranslation = PremiumFeature`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1premium_feature_real_time_chat_translation.html)
    case realTimeChatTranslation
    /// `premiumFeatureUpgradedStories = PremiumFeature`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1premium_feature_upgraded_stories.html)
    case upgradedStories
    /// `premiumFeatureChatBoost = PremiumFeature`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1premium_feature_chat_boost.html)
    case chatBoost
    /// `premiumFeatureAccentColor = PremiumFeature`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1premium_feature_accent_color.html)
    case accentColor
    /// `premiumFeatureBackgroundForBoth = PremiumFeature`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1premium_feature_background_for_both.html)
    case backgroundForBoth
    /// `premiumFeatureSavedMessagesTags = PremiumFeature`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1premium_feature_saved_messages_tags.html)
    case savedMessagesTags
    /// `premiumFeatureMessagePrivacy = PremiumFeature`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1premium_feature_message_privacy.html)
    case messagePrivacy
    /// `premiumFeatureLastSeenTimes = PremiumFeature`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1premium_feature_last_seen_times.html)
    case lastSeenTimes
    /// `premiumFeatureBusiness = PremiumFeature`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1premium_feature_business.html)
    case business
    /// `premiumFeatureMessageEffects = PremiumFeature`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1premium_feature_message_effects.html)
    case messageEffects
    /// `premiumFeatureChecklists = PremiumFeature`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1premium_feature_checklists.html)
    case checklists
    /// `premiumFeaturePaidMessages = PremiumFeature`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1premium_feature_paid_messages.html)
    case paidMessages
    /// `premiumFeatureProtectPrivateChatContent = PremiumFeature`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1premium_feature_protect_private_chat_content.html)
    case protectPrivateChatContent
    /// `premiumFeatureTextComposition = PremiumFeature`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1premium_feature_text_composition.html)
    case textComposition
    /// `premiumFeatureRichMessages = PremiumFeature`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1premium_feature_rich_messages.html)
    case richMessages
    /// A constructor that this version of the schema does not know, as its name and its JSON.
    indirect case unknown(type: String, json: String)

    public func encode(into wire: inout WireWriter) {
        switch self {
        case .increasedLimits: wire.empty(#"{"@type":"premiumFeatureIncreasedLimits"}"#)
        case .increasedUploadFileSize: wire.empty(#"{"@type":"premiumFeatureIncreasedUploadFileSize"}"#)
        case .improvedDownloadSpeed: wire.empty(#"{"@type":"premiumFeatureImprovedDownloadSpeed"}"#)
        case .voiceRecognition: wire.empty(#"{"@type":"premiumFeatureVoiceRecognition"}"#)
        case .disabledAds: wire.empty(#"{"@type":"premiumFeatureDisabledAds"}"#)
        case .uniqueReactions: wire.empty(#"{"@type":"premiumFeatureUniqueReactions"}"#)
        case .uniqueStickers: wire.empty(#"{"@type":"premiumFeatureUniqueStickers"}"#)
        case .customEmoji: wire.empty(#"{"@type":"premiumFeatureCustomEmoji"}"#)
        case .advancedChatManagement: wire.empty(#"{"@type":"premiumFeatureAdvancedChatManagement"}"#)
        case .profileBadge: wire.empty(#"{"@type":"premiumFeatureProfileBadge"}"#)
        case .emojiStatus: wire.empty(#"{"@type":"premiumFeatureEmojiStatus"}"#)
        case .animatedProfilePhoto: wire.empty(#"{"@type":"premiumFeatureAnimatedProfilePhoto"}"#)
        case .forumTopicIcon: wire.empty(#"{"@type":"premiumFeatureForumTopicIcon"}"#)
        case .appIcons: wire.empty(#"{"@type":"premiumFeatureAppIcons"}"#)
        case .realTimeChatTranslation: wire.empty(#"{"@type":"premiumFeatureRealTimeChatTranslation"}"#)
        case .upgradedStories: wire.empty(#"{"@type":"premiumFeatureUpgradedStories"}"#)
        case .chatBoost: wire.empty(#"{"@type":"premiumFeatureChatBoost"}"#)
        case .accentColor: wire.empty(#"{"@type":"premiumFeatureAccentColor"}"#)
        case .backgroundForBoth: wire.empty(#"{"@type":"premiumFeatureBackgroundForBoth"}"#)
        case .savedMessagesTags: wire.empty(#"{"@type":"premiumFeatureSavedMessagesTags"}"#)
        case .messagePrivacy: wire.empty(#"{"@type":"premiumFeatureMessagePrivacy"}"#)
        case .lastSeenTimes: wire.empty(#"{"@type":"premiumFeatureLastSeenTimes"}"#)
        case .business: wire.empty(#"{"@type":"premiumFeatureBusiness"}"#)
        case .messageEffects: wire.empty(#"{"@type":"premiumFeatureMessageEffects"}"#)
        case .checklists: wire.empty(#"{"@type":"premiumFeatureChecklists"}"#)
        case .paidMessages: wire.empty(#"{"@type":"premiumFeaturePaidMessages"}"#)
        case .protectPrivateChatContent: wire.empty(#"{"@type":"premiumFeatureProtectPrivateChatContent"}"#)
        case .textComposition: wire.empty(#"{"@type":"premiumFeatureTextComposition"}"#)
        case .richMessages: wire.empty(#"{"@type":"premiumFeatureRichMessages"}"#)
        case .unknown(_, let json): wire.unknown(json)
        }
    }

    public static func read(_ wire: inout WireReader) -> PremiumFeature? {
        switch wire.constructor(of: .premiumFeature) {
        case 0: if wire.close() { return .increasedLimits }  // premiumFeatureIncreasedLimits
        case 1: if wire.close() { return .increasedUploadFileSize }  // premiumFeatureIncreasedUploadFileSize
        case 2: if wire.close() { return .improvedDownloadSpeed }  // premiumFeatureImprovedDownloadSpeed
        case 3: if wire.close() { return .voiceRecognition }  // premiumFeatureVoiceRecognition
        case 4: if wire.close() { return .disabledAds }  // premiumFeatureDisabledAds
        case 5: if wire.close() { return .uniqueReactions }  // premiumFeatureUniqueReactions
        case 6: if wire.close() { return .uniqueStickers }  // premiumFeatureUniqueStickers
        case 7: if wire.close() { return .customEmoji }  // premiumFeatureCustomEmoji
        case 8: if wire.close() { return .advancedChatManagement }  // premiumFeatureAdvancedChatManagement
        case 9: if wire.close() { return .profileBadge }  // premiumFeatureProfileBadge
        case 10: if wire.close() { return .emojiStatus }  // premiumFeatureEmojiStatus
        case 11: if wire.close() { return .animatedProfilePhoto }  // premiumFeatureAnimatedProfilePhoto
        case 12: if wire.close() { return .forumTopicIcon }  // premiumFeatureForumTopicIcon
        case 13: if wire.close() { return .appIcons }  // premiumFeatureAppIcons
        case 14: if wire.close() { return .realTimeChatTranslation }  // premiumFeatureRealTimeChatTranslation
        case 15: if wire.close() { return .upgradedStories }  // premiumFeatureUpgradedStories
        case 16: if wire.close() { return .chatBoost }  // premiumFeatureChatBoost
        case 17: if wire.close() { return .accentColor }  // premiumFeatureAccentColor
        case 18: if wire.close() { return .backgroundForBoth }  // premiumFeatureBackgroundForBoth
        case 19: if wire.close() { return .savedMessagesTags }  // premiumFeatureSavedMessagesTags
        case 20: if wire.close() { return .messagePrivacy }  // premiumFeatureMessagePrivacy
        case 21: if wire.close() { return .lastSeenTimes }  // premiumFeatureLastSeenTimes
        case 22: if wire.close() { return .business }  // premiumFeatureBusiness
        case 23: if wire.close() { return .messageEffects }  // premiumFeatureMessageEffects
        case 24: if wire.close() { return .checklists }  // premiumFeatureChecklists
        case 25: if wire.close() { return .paidMessages }  // premiumFeaturePaidMessages
        case 26: if wire.close() { return .protectPrivateChatContent }  // premiumFeatureProtectPrivateChatContent
        case 27: if wire.close() { return .textComposition }  // premiumFeatureTextComposition
        case 28: if wire.close() { return .richMessages }  // premiumFeatureRichMessages
        case WireReader.nothing: break
        default: if let (type, json) = wire.takeUnknown() { return .unknown(type: type, json: json) }
        }
        return nil
    }
}

/// `PremiumStoryFeature`, one of 7 constructors.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1_premium_story_feature.html)
public enum PremiumStoryFeature: TDObject, CustomStringConvertible, CustomReflectable {
    /// `premiumStoryFeaturePriorityOrder = PremiumStoryFeature`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1premium_story_feature_priority_order.html)
    case priorityOrder
    /// `premiumStoryFeatureStealthMode = PremiumStoryFeature`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1premium_story_feature_stealth_mode.html)
    case stealthMode
    /// `premiumStoryFeaturePermanentViewsHistory = PremiumStoryFeature`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1premium_story_feature_permanent_views_history.html)
    case permanentViewsHistory
    /// `premiumStoryFeatureCustomExpirationDuration = PremiumStoryFeature`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1premium_story_feature_custom_expiration_duration.html)
    case customExpirationDuration
    /// `premiumStoryFeatureSaveStories = PremiumStoryFeature`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1premium_story_feature_save_stories.html)
    case saveStories
    /// `premiumStoryFeatureLinksAndFormatting = PremiumStoryFeature`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1premium_story_feature_links_and_formatting.html)
    case linksAndFormatting
    /// `premiumStoryFeatureVideoQuality = PremiumStoryFeature`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1premium_story_feature_video_quality.html)
    case videoQuality
    /// A constructor that this version of the schema does not know, as its name and its JSON.
    indirect case unknown(type: String, json: String)

    public func encode(into wire: inout WireWriter) {
        switch self {
        case .priorityOrder: wire.empty(#"{"@type":"premiumStoryFeaturePriorityOrder"}"#)
        case .stealthMode: wire.empty(#"{"@type":"premiumStoryFeatureStealthMode"}"#)
        case .permanentViewsHistory: wire.empty(#"{"@type":"premiumStoryFeaturePermanentViewsHistory"}"#)
        case .customExpirationDuration: wire.empty(#"{"@type":"premiumStoryFeatureCustomExpirationDuration"}"#)
        case .saveStories: wire.empty(#"{"@type":"premiumStoryFeatureSaveStories"}"#)
        case .linksAndFormatting: wire.empty(#"{"@type":"premiumStoryFeatureLinksAndFormatting"}"#)
        case .videoQuality: wire.empty(#"{"@type":"premiumStoryFeatureVideoQuality"}"#)
        case .unknown(_, let json): wire.unknown(json)
        }
    }
}

/// `premiumLimit type:PremiumLimitType default_value:int32 premium_value:int32 = PremiumLimit`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1premium_limit.html)
public struct PremiumLimit: TDDecodable, CustomStringConvertible {
    public let type: PremiumLimitType
    public let defaultValue: Int32
    public let premiumValue: Int32

    public init(type: PremiumLimitType, defaultValue: Int32, premiumValue: Int32) {
        self.type = type
        self.defaultValue = defaultValue
        self.premiumValue = premiumValue
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"premiumLimit""#)
        wire.object(#","type":"#, self.type)
        wire.int32(#","default_value":"#, self.defaultValue)
        wire.int32(#","premium_value":"#, self.premiumValue)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> PremiumLimit? {
        wire.open(#"{"@type":"premiumLimit""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> PremiumLimit? {
        var type: PremiumLimitType? = nil
        var defaultValue: Int32 = 0
        var premiumValue: Int32 = 0
        var mark = wire.cursor
        repeat {
            wire.object(#","type":"#, &type)
            wire.int32(#","default_value":"#, &defaultValue)
            wire.int32(#","premium_value":"#, &premiumValue)
        } while wire.more(&mark)
        guard !wire.failed, let type = wire.required(consume type) else { wire.missing("type"); return nil }
        return PremiumLimit(type: type, defaultValue: defaultValue, premiumValue: premiumValue)
    }
}

/// `premiumFeatures features:vector<PremiumFeature> limits:vector<premiumLimit> payment_link:InternalLinkType = PremiumFeatures`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1premium_features.html)
public struct PremiumFeatures: TDDecodable, CustomStringConvertible {
    public let features: [PremiumFeature]
    public let limits: [PremiumLimit]
    /// May be absent.
    public let paymentLink: InternalLinkType?

    public init(features: [PremiumFeature], limits: [PremiumLimit], paymentLink: InternalLinkType? = nil) {
        self.features = features
        self.limits = limits
        self.paymentLink = paymentLink
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"premiumFeatures""#)
        wire.objects(#","features":"#, self.features)
        wire.objects(#","limits":"#, self.limits)
        wire.object(#","payment_link":"#, self.paymentLink)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> PremiumFeatures? {
        wire.open(#"{"@type":"premiumFeatures""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> PremiumFeatures? {
        var features: [PremiumFeature] = []
        var limits: [PremiumLimit] = []
        var paymentLink: InternalLinkType? = nil
        var mark = wire.cursor
        repeat {
            wire.objects(#","features":"#, &features)
            wire.objects(#","limits":"#, &limits)
            wire.object(#","payment_link":"#, &paymentLink)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return PremiumFeatures(features: features, limits: limits, paymentLink: paymentLink)
    }
}

/// `PremiumSource`, one of 6 constructors.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1_premium_source.html)
public enum PremiumSource: TDObject, CustomStringConvertible, CustomReflectable {
    indirect case limitExceeded(PremiumSourceLimitExceeded)
    indirect case feature(PremiumSourceFeature)
    indirect case businessFeature(PremiumSourceBusinessFeature)
    indirect case storyFeature(PremiumSourceStoryFeature)
    indirect case link(PremiumSourceLink)
    /// `premiumSourceSettings = PremiumSource`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1premium_source_settings.html)
    case settings
    /// A constructor that this version of the schema does not know, as its name and its JSON.
    indirect case unknown(type: String, json: String)

    public func encode(into wire: inout WireWriter) {
        switch self {
        case .limitExceeded(let value): value.encode(into: &wire)
        case .feature(let value): value.encode(into: &wire)
        case .businessFeature(let value): value.encode(into: &wire)
        case .storyFeature(let value): value.encode(into: &wire)
        case .link(let value): value.encode(into: &wire)
        case .settings: wire.empty(#"{"@type":"premiumSourceSettings"}"#)
        case .unknown(_, let json): wire.unknown(json)
        }
    }
}

/// `premiumSourceLimitExceeded limit_type:PremiumLimitType = PremiumSource`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1premium_source_limit_exceeded.html)
public struct PremiumSourceLimitExceeded: TDObject, CustomStringConvertible {
    public let limitType: PremiumLimitType

    public init(limitType: PremiumLimitType) {
        self.limitType = limitType
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"premiumSourceLimitExceeded""#)
        wire.object(#","limit_type":"#, self.limitType)
        wire.close()
    }
}

/// `premiumSourceFeature feature:PremiumFeature = PremiumSource`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1premium_source_feature.html)
public struct PremiumSourceFeature: TDObject, CustomStringConvertible {
    public let feature: PremiumFeature

    public init(feature: PremiumFeature) {
        self.feature = feature
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"premiumSourceFeature""#)
        wire.object(#","feature":"#, self.feature)
        wire.close()
    }
}

/// `premiumSourceBusinessFeature feature:BusinessFeature = PremiumSource`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1premium_source_business_feature.html)
public struct PremiumSourceBusinessFeature: TDObject, CustomStringConvertible {
    /// May be left out.
    public let feature: BusinessFeature?

    public init(feature: BusinessFeature? = nil) {
        self.feature = feature
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"premiumSourceBusinessFeature""#)
        wire.object(#","feature":"#, self.feature)
        wire.close()
    }
}

/// `premiumSourceStoryFeature feature:PremiumStoryFeature = PremiumSource`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1premium_source_story_feature.html)
public struct PremiumSourceStoryFeature: TDObject, CustomStringConvertible {
    public let feature: PremiumStoryFeature

    public init(feature: PremiumStoryFeature) {
        self.feature = feature
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"premiumSourceStoryFeature""#)
        wire.object(#","feature":"#, self.feature)
        wire.close()
    }
}

/// `premiumSourceLink referrer:string = PremiumSource`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1premium_source_link.html)
public struct PremiumSourceLink: TDObject, CustomStringConvertible {
    public let referrer: String

    public init(referrer: String) {
        self.referrer = referrer
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"premiumSourceLink""#)
        wire.string(#","referrer":"#, self.referrer)
        wire.close()
    }
}

/// `premiumFeaturePromotionAnimation feature:PremiumFeature animation:animation = PremiumFeaturePromotionAnimation`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1premium_feature_promotion_animation.html)
public struct PremiumFeaturePromotionAnimation: TDDecodable, CustomStringConvertible {
    public let feature: PremiumFeature
    public let animation: Animation

    public init(feature: PremiumFeature, animation: Animation) {
        self.feature = feature
        self.animation = animation
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"premiumFeaturePromotionAnimation""#)
        wire.object(#","feature":"#, self.feature)
        wire.object(#","animation":"#, self.animation)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> PremiumFeaturePromotionAnimation? {
        wire.open(#"{"@type":"premiumFeaturePromotionAnimation""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> PremiumFeaturePromotionAnimation? {
        var feature: PremiumFeature? = nil
        var animation: Animation? = nil
        var mark = wire.cursor
        repeat {
            wire.object(#","feature":"#, &feature)
            wire.object(#","animation":"#, &animation)
        } while wire.more(&mark)
        guard 
            !wire.failed,
            let feature = wire.required(consume feature),
            let animation = wire.required(consume animation)
         else { wire.missing("feature animation"); return nil }
        return PremiumFeaturePromotionAnimation(feature: feature, animation: animation)
    }
}

/// `premiumState state:formattedText payment_options:vector<premiumStatePaymentOption> animations:vector<premiumFeaturePromotionAnimation> business_animations:vector<businessFeaturePromotionAnimation> = PremiumState`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1premium_state.html)
public struct PremiumState: TDDecodable, CustomStringConvertible {
    private final class Fields: Sendable {
        let state: FormattedText
        let paymentOptions: [PremiumStatePaymentOption]
        let animations: [PremiumFeaturePromotionAnimation]
        let businessAnimations: [BusinessFeaturePromotionAnimation]
        init(
            _ state: FormattedText,
            _ paymentOptions: [PremiumStatePaymentOption],
            _ animations: [PremiumFeaturePromotionAnimation],
            _ businessAnimations: [BusinessFeaturePromotionAnimation]
        ) {
            self.state = state
            self.paymentOptions = paymentOptions
            self.animations = animations
            self.businessAnimations = businessAnimations
        }
    }
    private let fields: Fields
    public var state: FormattedText { fields.state }
    public var paymentOptions: [PremiumStatePaymentOption] { fields.paymentOptions }
    public var animations: [PremiumFeaturePromotionAnimation] { fields.animations }
    public var businessAnimations: [BusinessFeaturePromotionAnimation] { fields.businessAnimations }

    public init(
        state: FormattedText,
        paymentOptions: [PremiumStatePaymentOption],
        animations: [PremiumFeaturePromotionAnimation],
        businessAnimations: [BusinessFeaturePromotionAnimation]
    ) {
        fields = Fields(state, paymentOptions, animations, businessAnimations)
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"premiumState""#)
        wire.object(#","state":"#, fields.state)
        wire.objects(#","payment_options":"#, fields.paymentOptions)
        wire.objects(#","animations":"#, fields.animations)
        wire.objects(#","business_animations":"#, fields.businessAnimations)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> PremiumState? {
        wire.open(#"{"@type":"premiumState""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> PremiumState? {
        var state: FormattedText? = nil
        var paymentOptions: [PremiumStatePaymentOption] = []
        var animations: [PremiumFeaturePromotionAnimation] = []
        var businessAnimations: [BusinessFeaturePromotionAnimation] = []
        var mark = wire.cursor
        repeat {
            wire.object(#","state":"#, &state)
            wire.objects(#","payment_options":"#, &paymentOptions)
            wire.objects(#","animations":"#, &animations)
            wire.objects(#","business_animations":"#, &businessAnimations)
        } while wire.more(&mark)
        guard !wire.failed, let state = wire.required(consume state) else { wire.missing("state"); return nil }
        return PremiumState(
            state: state,
            paymentOptions: paymentOptions,
            animations: animations,
            businessAnimations: businessAnimations
        )
    }
}


#if Hashable
extension PremiumPaymentOption: Hashable {}
extension PremiumStatePaymentOption: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.paymentOption != right.paymentOption { return false }
        if left.isCurrent != right.isCurrent { return false }
        if left.isUpgrade != right.isUpgrade { return false }
        if left.lastTransactionID != right.lastTransactionID { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(paymentOption)
        hasher.combine(isCurrent)
        hasher.combine(isUpgrade)
        hasher.combine(lastTransactionID)
    }
}
extension PremiumLimitType: Hashable {}
extension PremiumFeature: Hashable {}
extension PremiumStoryFeature: Hashable {}
extension PremiumLimit: Hashable {}
extension PremiumFeatures: Hashable {}
extension PremiumSource: Hashable {}
extension PremiumSourceLimitExceeded: Hashable {}
extension PremiumSourceFeature: Hashable {}
extension PremiumSourceBusinessFeature: Hashable {}
extension PremiumSourceStoryFeature: Hashable {}
extension PremiumSourceLink: Hashable {}
extension PremiumFeaturePromotionAnimation: Hashable {}
extension PremiumState: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.state != right.state { return false }
        if left.paymentOptions != right.paymentOptions { return false }
        if left.animations != right.animations { return false }
        if left.businessAnimations != right.businessAnimations { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(state)
        hasher.combine(paymentOptions)
        hasher.combine(animations)
        hasher.combine(businessAnimations)
    }
}
#endif
