/// Which file a type or a function goes to: a fixed table, so that a new version of the schema changes few files.
enum Topics {
    /// The topic of a class or of a function, by the longest entry that its words contain at their start.
    static func topic(of name: String, isFunction: Bool) -> String {
        var words = SwiftNames.words(name).map { $0.prefix(1).uppercased() + $0.dropFirst() }
        if isFunction { words.removeFirst() }
        // Functions carry adjectives in front (`getAllPassportElements`), so every later start is tried too.
        for start in words.indices {
            let rest = words[start...].joined()
            let match = table.filter { rest.hasPrefix($0.prefix) }.max { $0.prefix.count < $1.prefix.count }
            if let match { return match.topic }
            if !isFunction { break }
        }
        return "Other"
    }

    private static let table: [(prefix: String, topic: String)] =
        entries.flatMap { topic, prefixes in prefixes.split(separator: " ").map { (String($0), topic) } }

    private static let entries: [(String, String)] = [
        (
            "Account",
            "Account Session Sessions Connected Unconfirmed Settings Email Phone Personal Birthdate Profile UserPrivacy Close CloseBirthday Privacy Terms Ttl Username Usernames Bio Name Contact Contacts Imported New Password Recovery Temporary Login Passkey Passkeys Two"
        ),
        (
            "Authorization",
            "Authorization Authentication Firebase Tdlib Log Logging Option Current Application Qr Push Device Receiver"
        ),
        ("Backgrounds", "Background Theme Themes Accent Color Fill Freeform Builtin Installed"),
        (
            "Bots",
            "Bot Bots Commands Command Menu Inline Web WebApp Callback Attachment Managed Prepared Game Owned Oauth Custom Allowed"
        ),
        ("Business", "Business Quick QuickReply Timezones Connected"),
        ("Calls", "Call Calls Group GroupCall Video VideoChat Rtmp Live Voice Invite"),
        ("ChatEvents", "ChatEvent"),
        (
            "Chats",
            "Chat Chats Active Available Archive Recommended Public Top Main Similar Default Pinned Recently Report Can Community Communities Target"
        ),
        (
            "ChatMembers",
            "ChatMember ChatMembers ChatAdministrator ChatAdministrators ChatInvite ChatJoin ChatBoost ChatPermissions ChatStatistics Blocked Added Banned"
        ),
        (
            "Emoji",
            "Emoji Emojis Animated Reaction Reactions Unread Dice Sticker Stickers Recent Trending Mask Favorite Thumbnail Outline"
        ),
        (
            "Files",
            "File Files Local Remote Downloaded Download Downloads Input InputFile Storage Database Animation Audio Document Photo Minithumbnail Alternative Image Autosave Auto Network Suggested Found Saved Preliminary"
        ),
        ("Forum", "Forum Direct DirectMessages Topic SavedMessages SavedMessagesTopic Feedback General"),
        (
            "Gifts",
            "Gift Gifts Upgraded UpgradedGift Received Auction Premium PremiumGift Giveaway Star Stars Ton Gram Affiliate Collectible Prepaid Craft"
        ),
        ("Groups", "Supergroup Basic BasicGroup Scope Discussion Suitable Inactive Nearby"),
        ("InternalLinks", "Internal InternalLink Link LinkPreview Deep External Proxy Proxies MessageLink"),
        (
            "Language",
            "Language Localization Country Countries Text Texts Formatted Markdown Translate Translated Json Hashtag Hashtags Date Diff TM Search Popular Fixed"
        ),
        ("MessageContent", "MessageContent"),
        (
            "Messages",
            "Message Messages Draft Reply Scheduled Sponsored Paid Keyboard Checklist Fact Ephemeral Forward Forwarded Invoice Poll Polls Send Sending Album Pending Content"
        ),
        ("InputMessages", "InputMessage InputPoll InputChecklist InputInvoice InputPaid InputTextQuote InputInline"),
        ("Notifications", "Notification Notifications NotificationSound Ringtone"),
        ("Passport", "Passport InputPassport InputIdentity InputPersonal Identity Encrypted Dated"),
        (
            "Payments",
            "Payment Payments Shipping Order Labeled Bank Credentials InputCredentials Store Product Tip Saved Currency Successful"
        ),
        (
            "Premium",
            "PremiumFeature PremiumFeatures PremiumLimit PremiumSource PremiumState PremiumStory PremiumPayment"
        ),
        ("RichText", "Rich Page Pages PageBlock Instant InputPageBlock InputRich"),
        ("Statistics", "Statistical Statistics Revenue ChatRevenue StarRevenue GramRevenue"),
        ("Stories", "Story Stories StoryAlbum ActiveStory"),
        ("Tests", "Test"),
        ("Updates", "Update"),
        ("Users", "User Users Vector Support Emojistatus Me"),
    ]
}
