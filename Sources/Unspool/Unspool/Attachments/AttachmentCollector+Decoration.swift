import TelegramAPI

extension AttachmentCollector {
    /// What Telegram shows for an event or an effect; nobody sent it to be kept.
    mutating func collectDecoration(_ content: MessageContent) {
        role = .decoration
        switch content {
        case .animatedEmoji(let content):
            if let sticker = content.animatedEmoji.sticker { add(sticker) }
            if let sound = content.animatedEmoji.sound { add(sound, .audio, mimeType: "audio/ogg") }
        case .dice(let content):
            for stickers in [content.initialState, content.finalState] { collect(stickers) }
        case .stakeDice(let content):
            for stickers in [content.initialState, content.finalState] { collect(stickers) }
        case .chatChangePhoto(let content): add(content.photo)
        case .suggestProfilePhoto(let content): add(content.photo)
        case .chatSetBackground(let content): add(content.background.background)
        case .chatSetTheme(let content): if let theme = content.theme { collect(theme) }
        case .giftedPremium(let content): if let sticker = content.sticker { add(sticker) }
        case .premiumGiftCode(let content): if let sticker = content.sticker { add(sticker) }
        case .giveaway(let content): if let sticker = content.sticker { add(sticker) }
        case .giftedStars(let content): if let sticker = content.sticker { add(sticker) }
        case .giftedTon(let content): if let sticker = content.sticker { add(sticker) }
        case .giveawayPrizeStars(let content): if let sticker = content.sticker { add(sticker) }
        case .gift(let content): add(content.gift.sticker)
        case .refundedUpgradedGift(let content): add(content.gift.sticker)
        case .upgradedGift(let content): add(content.gift)
        case .upgradedGiftPurchaseOffer(let content): add(content.gift)
        case .upgradedGiftPurchaseOfferRejected(let content): add(content.gift)
        case .usersShared(let content):
            for user in content.users { if let photo = user.photo { add(photo) } }
        case .chatShared(let content): if let photo = content.chat.photo { add(photo) }
        case .botWriteAccessAllowed(let content):
            if case .launchedWebApp(let reason) = content.reason {
                add(reason.webApp.photo)
                if let animation = reason.webApp.animation { add(animation) }
            }
        default: break
        }
    }

    private mutating func collect(_ stickers: DiceStickers?) {
        switch stickers {
        case .regular(let stickers): add(stickers.sticker)
        case .slotMachine(let stickers):
            add(stickers.background)
            add(stickers.lever)
            add(stickers.leftReel)
            add(stickers.centerReel)
            add(stickers.rightReel)
        case .unknown, nil: break
        }
    }

    private mutating func collect(_ theme: ChatTheme) {
        guard case .gift(let gift) = theme else { return }
        add(gift.giftTheme.gift)
        add(gift.giftTheme.lightSettings)
        add(gift.giftTheme.darkSettings)
    }
}
