// Made by `tlgen generate` from the schema of TDLib 1.8.66
// (SHA-256 b8b6a863746fc580815c6d04e9e34728b654b15a12940087f06757b2097ce4c5). Don't edit.

extension Update {
    /// Which update it is, without what it says.
    public struct Kind: Sendable, Hashable {
        /// The place among the constructors of this version of the schema: never store it.
        public let index: Int
        init(_ index: Int) { self.index = index }

        /// The kind of update that a constructor is; nil if it is none.
        public init?(_ constructor: ConstructorID) {
            guard constructor.classID == .update else { return nil }
            index = Int(constructor.index)
        }

        /// How many kinds there are; indices are below it.
        public static let count = 184

        public static let authorizationState = Kind(0)
        public static let newMessage = Kind(1)
        public static let messageSendAcknowledged = Kind(2)
        public static let messageSendSucceeded = Kind(3)
        public static let messageSendFailed = Kind(4)
        public static let messageContent = Kind(5)
        public static let messageEdited = Kind(6)
        public static let messageIsPinned = Kind(7)
        public static let messageInteractionInfo = Kind(8)
        public static let messageContentOpened = Kind(9)
        public static let messageMentionRead = Kind(10)
        public static let messageUnreadReactions = Kind(11)
        public static let messageContainsUnreadPollVotes = Kind(12)
        public static let messageFactCheck = Kind(13)
        public static let messageSuggestedPostInfo = Kind(14)
        public static let messageLiveLocationViewed = Kind(15)
        public static let videoPublished = Kind(16)
        public static let newChat = Kind(17)
        public static let chatTitle = Kind(18)
        public static let chatPhoto = Kind(19)
        public static let chatAccentColors = Kind(20)
        public static let chatPermissions = Kind(21)
        public static let chatLastMessage = Kind(22)
        public static let chatPosition = Kind(23)
        public static let chatAddedToList = Kind(24)
        public static let chatRemovedFromList = Kind(25)
        public static let chatReadInbox = Kind(26)
        public static let chatReadOutbox = Kind(27)
        public static let chatActionBar = Kind(28)
        public static let chatBusinessBotManageBar = Kind(29)
        public static let chatAvailableReactions = Kind(30)
        public static let chatDraftMessage = Kind(31)
        public static let chatEmojiStatus = Kind(32)
        public static let chatMessageSender = Kind(33)
        public static let chatMessageAutoDeleteTime = Kind(34)
        public static let chatNotificationSettings = Kind(35)
        public static let chatPendingJoinRequests = Kind(36)
        public static let chatReplyMarkup = Kind(37)
        public static let chatBackground = Kind(38)
        public static let chatTheme = Kind(39)
        public static let chatUnreadMentionCount = Kind(40)
        public static let chatUnreadReactionCount = Kind(41)
        public static let chatUnreadPollVoteCount = Kind(42)
        public static let chatVideoChat = Kind(43)
        public static let chatDefaultDisableNotification = Kind(44)
        public static let chatHasProtectedContent = Kind(45)
        public static let chatIsTranslatable = Kind(46)
        public static let chatIsMarkedAsUnread = Kind(47)
        public static let chatViewAsTopics = Kind(48)
        public static let chatBlockList = Kind(49)
        public static let chatHasScheduledMessages = Kind(50)
        public static let chatFolders = Kind(51)
        public static let chatOnlineMemberCount = Kind(52)
        public static let savedMessagesTopic = Kind(53)
        public static let savedMessagesTopicCount = Kind(54)
        public static let directMessagesChatTopic = Kind(55)
        public static let topicMessageCount = Kind(56)
        public static let quickReplyShortcut = Kind(57)
        public static let quickReplyShortcutDeleted = Kind(58)
        public static let quickReplyShortcuts = Kind(59)
        public static let quickReplyShortcutMessages = Kind(60)
        public static let forumTopicInfo = Kind(61)
        public static let forumTopic = Kind(62)
        public static let scopeNotificationSettings = Kind(63)
        public static let reactionNotificationSettings = Kind(64)
        public static let notification = Kind(65)
        public static let notificationGroup = Kind(66)
        public static let activeNotifications = Kind(67)
        public static let havePendingNotifications = Kind(68)
        public static let deleteMessages = Kind(69)
        public static let chatAction = Kind(70)
        public static let pendingMessage = Kind(71)
        public static let community = Kind(72)
        public static let userStatus = Kind(73)
        public static let user = Kind(74)
        public static let basicGroup = Kind(75)
        public static let supergroup = Kind(76)
        public static let secretChat = Kind(77)
        public static let userFullInfo = Kind(78)
        public static let basicGroupFullInfo = Kind(79)
        public static let supergroupFullInfo = Kind(80)
        public static let serviceNotification = Kind(81)
        public static let newOauthRequest = Kind(82)
        public static let file = Kind(83)
        public static let fileGenerationStart = Kind(84)
        public static let fileGenerationStop = Kind(85)
        public static let fileDownloads = Kind(86)
        public static let fileAddedToDownloads = Kind(87)
        public static let fileDownload = Kind(88)
        public static let fileRemovedFromDownloads = Kind(89)
        public static let applicationVerificationRequired = Kind(90)
        public static let applicationRecaptchaVerificationRequired = Kind(91)
        public static let call = Kind(92)
        public static let groupCall = Kind(93)
        public static let groupCallParticipant = Kind(94)
        public static let groupCallParticipants = Kind(95)
        public static let groupCallVerificationState = Kind(96)
        public static let newGroupCallMessage = Kind(97)
        public static let newGroupCallPaidReaction = Kind(98)
        public static let groupCallMessageSendFailed = Kind(99)
        public static let groupCallMessagesDeleted = Kind(100)
        public static let liveStoryTopDonors = Kind(101)
        public static let newCallSignalingData = Kind(102)
        public static let giftAuctionState = Kind(103)
        public static let activeGiftAuctions = Kind(104)
        public static let userPrivacySettingRules = Kind(105)
        public static let unreadMessageCount = Kind(106)
        public static let unreadChatCount = Kind(107)
        public static let chatJoinResult = Kind(108)
        public static let story = Kind(109)
        public static let storyDeleted = Kind(110)
        public static let storyPostSucceeded = Kind(111)
        public static let storyPostFailed = Kind(112)
        public static let chatActiveStories = Kind(113)
        public static let storyListChatCount = Kind(114)
        public static let storyStealthMode = Kind(115)
        public static let trustedMiniAppBots = Kind(116)
        public static let option = Kind(117)
        public static let stickerSet = Kind(118)
        public static let installedStickerSets = Kind(119)
        public static let trendingStickerSets = Kind(120)
        public static let recentStickers = Kind(121)
        public static let favoriteStickers = Kind(122)
        public static let savedAnimations = Kind(123)
        public static let savedNotificationSounds = Kind(124)
        public static let defaultBackground = Kind(125)
        public static let emojiChatThemes = Kind(126)
        public static let accentColors = Kind(127)
        public static let profileAccentColors = Kind(128)
        public static let webBrowserSettings = Kind(129)
        public static let languagePackStrings = Kind(130)
        public static let connectionState = Kind(131)
        public static let freezeState = Kind(132)
        public static let ageVerificationParameters = Kind(133)
        public static let termsOfService = Kind(134)
        public static let unconfirmedSession = Kind(135)
        public static let attachmentMenuBots = Kind(136)
        public static let webAppMessageSent = Kind(137)
        public static let activeEmojiReactions = Kind(138)
        public static let availableMessageEffects = Kind(139)
        public static let defaultReactionType = Kind(140)
        public static let defaultPaidReactionType = Kind(141)
        public static let savedMessagesTags = Kind(142)
        public static let activeLiveLocationMessages = Kind(143)
        public static let ownedStarCount = Kind(144)
        public static let ownedGramCount = Kind(145)
        public static let chatRevenueAmount = Kind(146)
        public static let starRevenueStatus = Kind(147)
        public static let gramRevenueStatus = Kind(148)
        public static let speechRecognitionTrial = Kind(149)
        public static let groupCallMessageLevels = Kind(150)
        public static let diceEmojis = Kind(151)
        public static let stakeDiceState = Kind(152)
        public static let animatedEmojiMessageClicked = Kind(153)
        public static let animationSearchParameters = Kind(154)
        public static let textCompositionStyles = Kind(155)
        public static let suggestedActions = Kind(156)
        public static let speedLimitNotification = Kind(157)
        public static let contactCloseBirthdays = Kind(158)
        public static let autosaveSettings = Kind(159)
        public static let businessConnection = Kind(160)
        public static let newBusinessMessage = Kind(161)
        public static let businessMessageEdited = Kind(162)
        public static let businessMessagesDeleted = Kind(163)
        public static let newInlineQuery = Kind(164)
        public static let newChosenInlineResult = Kind(165)
        public static let newGuestQuery = Kind(166)
        public static let newCallbackQuery = Kind(167)
        public static let newInlineCallbackQuery = Kind(168)
        public static let newBusinessCallbackQuery = Kind(169)
        public static let newShippingQuery = Kind(170)
        public static let newPreCheckoutQuery = Kind(171)
        public static let newCustomEvent = Kind(172)
        public static let newCustomQuery = Kind(173)
        public static let userSubscription = Kind(174)
        public static let poll = Kind(175)
        public static let pollAnswer = Kind(176)
        public static let managedBot = Kind(177)
        public static let chatMember = Kind(178)
        public static let newChatJoinRequest = Kind(179)
        public static let chatBoost = Kind(180)
        public static let messageReaction = Kind(181)
        public static let messageReactions = Kind(182)
        public static let paidMediaPurchased = Kind(183)
    }

    /// The kind; nil for an update that the schema does not know.
    public var kind: Kind? {
        switch self {
        case .authorizationState: .authorizationState
        case .newMessage: .newMessage
        case .messageSendAcknowledged: .messageSendAcknowledged
        case .messageSendSucceeded: .messageSendSucceeded
        case .messageSendFailed: .messageSendFailed
        case .messageContent: .messageContent
        case .messageEdited: .messageEdited
        case .messageIsPinned: .messageIsPinned
        case .messageInteractionInfo: .messageInteractionInfo
        case .messageContentOpened: .messageContentOpened
        case .messageMentionRead: .messageMentionRead
        case .messageUnreadReactions: .messageUnreadReactions
        case .messageContainsUnreadPollVotes: .messageContainsUnreadPollVotes
        case .messageFactCheck: .messageFactCheck
        case .messageSuggestedPostInfo: .messageSuggestedPostInfo
        case .messageLiveLocationViewed: .messageLiveLocationViewed
        case .videoPublished: .videoPublished
        case .newChat: .newChat
        case .chatTitle: .chatTitle
        case .chatPhoto: .chatPhoto
        case .chatAccentColors: .chatAccentColors
        case .chatPermissions: .chatPermissions
        case .chatLastMessage: .chatLastMessage
        case .chatPosition: .chatPosition
        case .chatAddedToList: .chatAddedToList
        case .chatRemovedFromList: .chatRemovedFromList
        case .chatReadInbox: .chatReadInbox
        case .chatReadOutbox: .chatReadOutbox
        case .chatActionBar: .chatActionBar
        case .chatBusinessBotManageBar: .chatBusinessBotManageBar
        case .chatAvailableReactions: .chatAvailableReactions
        case .chatDraftMessage: .chatDraftMessage
        case .chatEmojiStatus: .chatEmojiStatus
        case .chatMessageSender: .chatMessageSender
        case .chatMessageAutoDeleteTime: .chatMessageAutoDeleteTime
        case .chatNotificationSettings: .chatNotificationSettings
        case .chatPendingJoinRequests: .chatPendingJoinRequests
        case .chatReplyMarkup: .chatReplyMarkup
        case .chatBackground: .chatBackground
        case .chatTheme: .chatTheme
        case .chatUnreadMentionCount: .chatUnreadMentionCount
        case .chatUnreadReactionCount: .chatUnreadReactionCount
        case .chatUnreadPollVoteCount: .chatUnreadPollVoteCount
        case .chatVideoChat: .chatVideoChat
        case .chatDefaultDisableNotification: .chatDefaultDisableNotification
        case .chatHasProtectedContent: .chatHasProtectedContent
        case .chatIsTranslatable: .chatIsTranslatable
        case .chatIsMarkedAsUnread: .chatIsMarkedAsUnread
        case .chatViewAsTopics: .chatViewAsTopics
        case .chatBlockList: .chatBlockList
        case .chatHasScheduledMessages: .chatHasScheduledMessages
        case .chatFolders: .chatFolders
        case .chatOnlineMemberCount: .chatOnlineMemberCount
        case .savedMessagesTopic: .savedMessagesTopic
        case .savedMessagesTopicCount: .savedMessagesTopicCount
        case .directMessagesChatTopic: .directMessagesChatTopic
        case .topicMessageCount: .topicMessageCount
        case .quickReplyShortcut: .quickReplyShortcut
        case .quickReplyShortcutDeleted: .quickReplyShortcutDeleted
        case .quickReplyShortcuts: .quickReplyShortcuts
        case .quickReplyShortcutMessages: .quickReplyShortcutMessages
        case .forumTopicInfo: .forumTopicInfo
        case .forumTopic: .forumTopic
        case .scopeNotificationSettings: .scopeNotificationSettings
        case .reactionNotificationSettings: .reactionNotificationSettings
        case .notification: .notification
        case .notificationGroup: .notificationGroup
        case .activeNotifications: .activeNotifications
        case .havePendingNotifications: .havePendingNotifications
        case .deleteMessages: .deleteMessages
        case .chatAction: .chatAction
        case .pendingMessage: .pendingMessage
        case .community: .community
        case .userStatus: .userStatus
        case .user: .user
        case .basicGroup: .basicGroup
        case .supergroup: .supergroup
        case .secretChat: .secretChat
        case .userFullInfo: .userFullInfo
        case .basicGroupFullInfo: .basicGroupFullInfo
        case .supergroupFullInfo: .supergroupFullInfo
        case .serviceNotification: .serviceNotification
        case .newOauthRequest: .newOauthRequest
        case .file: .file
        case .fileGenerationStart: .fileGenerationStart
        case .fileGenerationStop: .fileGenerationStop
        case .fileDownloads: .fileDownloads
        case .fileAddedToDownloads: .fileAddedToDownloads
        case .fileDownload: .fileDownload
        case .fileRemovedFromDownloads: .fileRemovedFromDownloads
        case .applicationVerificationRequired: .applicationVerificationRequired
        case .applicationRecaptchaVerificationRequired: .applicationRecaptchaVerificationRequired
        case .call: .call
        case .groupCall: .groupCall
        case .groupCallParticipant: .groupCallParticipant
        case .groupCallParticipants: .groupCallParticipants
        case .groupCallVerificationState: .groupCallVerificationState
        case .newGroupCallMessage: .newGroupCallMessage
        case .newGroupCallPaidReaction: .newGroupCallPaidReaction
        case .groupCallMessageSendFailed: .groupCallMessageSendFailed
        case .groupCallMessagesDeleted: .groupCallMessagesDeleted
        case .liveStoryTopDonors: .liveStoryTopDonors
        case .newCallSignalingData: .newCallSignalingData
        case .giftAuctionState: .giftAuctionState
        case .activeGiftAuctions: .activeGiftAuctions
        case .userPrivacySettingRules: .userPrivacySettingRules
        case .unreadMessageCount: .unreadMessageCount
        case .unreadChatCount: .unreadChatCount
        case .chatJoinResult: .chatJoinResult
        case .story: .story
        case .storyDeleted: .storyDeleted
        case .storyPostSucceeded: .storyPostSucceeded
        case .storyPostFailed: .storyPostFailed
        case .chatActiveStories: .chatActiveStories
        case .storyListChatCount: .storyListChatCount
        case .storyStealthMode: .storyStealthMode
        case .trustedMiniAppBots: .trustedMiniAppBots
        case .option: .option
        case .stickerSet: .stickerSet
        case .installedStickerSets: .installedStickerSets
        case .trendingStickerSets: .trendingStickerSets
        case .recentStickers: .recentStickers
        case .favoriteStickers: .favoriteStickers
        case .savedAnimations: .savedAnimations
        case .savedNotificationSounds: .savedNotificationSounds
        case .defaultBackground: .defaultBackground
        case .emojiChatThemes: .emojiChatThemes
        case .accentColors: .accentColors
        case .profileAccentColors: .profileAccentColors
        case .webBrowserSettings: .webBrowserSettings
        case .languagePackStrings: .languagePackStrings
        case .connectionState: .connectionState
        case .freezeState: .freezeState
        case .ageVerificationParameters: .ageVerificationParameters
        case .termsOfService: .termsOfService
        case .unconfirmedSession: .unconfirmedSession
        case .attachmentMenuBots: .attachmentMenuBots
        case .webAppMessageSent: .webAppMessageSent
        case .activeEmojiReactions: .activeEmojiReactions
        case .availableMessageEffects: .availableMessageEffects
        case .defaultReactionType: .defaultReactionType
        case .defaultPaidReactionType: .defaultPaidReactionType
        case .savedMessagesTags: .savedMessagesTags
        case .activeLiveLocationMessages: .activeLiveLocationMessages
        case .ownedStarCount: .ownedStarCount
        case .ownedGramCount: .ownedGramCount
        case .chatRevenueAmount: .chatRevenueAmount
        case .starRevenueStatus: .starRevenueStatus
        case .gramRevenueStatus: .gramRevenueStatus
        case .speechRecognitionTrial: .speechRecognitionTrial
        case .groupCallMessageLevels: .groupCallMessageLevels
        case .diceEmojis: .diceEmojis
        case .stakeDiceState: .stakeDiceState
        case .animatedEmojiMessageClicked: .animatedEmojiMessageClicked
        case .animationSearchParameters: .animationSearchParameters
        case .textCompositionStyles: .textCompositionStyles
        case .suggestedActions: .suggestedActions
        case .speedLimitNotification: .speedLimitNotification
        case .contactCloseBirthdays: .contactCloseBirthdays
        case .autosaveSettings: .autosaveSettings
        case .businessConnection: .businessConnection
        case .newBusinessMessage: .newBusinessMessage
        case .businessMessageEdited: .businessMessageEdited
        case .businessMessagesDeleted: .businessMessagesDeleted
        case .newInlineQuery: .newInlineQuery
        case .newChosenInlineResult: .newChosenInlineResult
        case .newGuestQuery: .newGuestQuery
        case .newCallbackQuery: .newCallbackQuery
        case .newInlineCallbackQuery: .newInlineCallbackQuery
        case .newBusinessCallbackQuery: .newBusinessCallbackQuery
        case .newShippingQuery: .newShippingQuery
        case .newPreCheckoutQuery: .newPreCheckoutQuery
        case .newCustomEvent: .newCustomEvent
        case .newCustomQuery: .newCustomQuery
        case .userSubscription: .userSubscription
        case .poll: .poll
        case .pollAnswer: .pollAnswer
        case .managedBot: .managedBot
        case .chatMember: .chatMember
        case .newChatJoinRequest: .newChatJoinRequest
        case .chatBoost: .chatBoost
        case .messageReaction: .messageReaction
        case .messageReactions: .messageReactions
        case .paidMediaPurchased: .paidMediaPurchased
        case .unknown: nil
        }
    }
}
