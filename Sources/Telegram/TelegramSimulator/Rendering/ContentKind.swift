/// What TDLib calls the content of a message, without making it.
extension SimulatedContent {
    /// The name of the constructor of `MessageContent`.
    func constructor(in kind: SimulatedChat.Kind) -> String {
        switch self {
        case .text, .link: "messageText"
        case .photo: "messagePhoto"
        case .video: "messageVideo"
        case .animation: "messageAnimation"
        case .audio: "messageAudio"
        case .voiceNote: "messageVoiceNote"
        case .videoNote: "messageVideoNote"
        case .document: "messageDocument"
        case .sticker: "messageSticker"
        case .paidMedia: "messagePaidMedia"
        case .poll: "messagePoll"
        case .location: "messageLocation"
        case .contact: "messageContact"
        case .expired(.photo): "messageExpiredPhoto"
        case .expired(.video): "messageExpiredVideo"
        case .expired(.videoNote): "messageExpiredVideoNote"
        case .expired(.voiceNote): "messageExpiredVoiceNote"
        case .chatCreated: kind == .basicGroup ? "messageBasicGroupChatCreate" : "messageSupergroupChatCreate"
        case .pinned: "messagePinMessage"
        case .joinedByLink: "messageChatJoinByLink"
        case .topicCreated: "messageForumTopicCreated"
        case .topicRenamed: "messageForumTopicEdited"
        case .topicClosed: "messageForumTopicIsClosedToggled"
        case .topicHidden: "messageForumTopicIsHiddenToggled"
        case .upgradedTo: "messageChatUpgradeTo"
        case .upgradedFrom: "messageChatUpgradeFrom"
        case .unsupported: "messageUnsupported"
        case .json(let text, _): Self.constructor(ofJSON: text)
        }
    }

    private static func constructor(ofJSON text: String) -> String {
        // As the package's own types write it; other texts are read.
        let prefix = #"{"@type":""#
        if text.hasPrefix(prefix) { return String(text.dropFirst(prefix.count).prefix { $0 != "\"" }) }
        guard case .object(let members)? = try? JSONParser.parse(text.utf8), case .string(let name) = members["@type"]
        else { return "messageUnsupported" }
        return String(decoding: name, as: UTF8.self)
    }

    /// Contents that people send; all others are service messages, which no search by text finds.
    static let userContents: Set<String> = [
        "messageText", "messageRichMessage", "messageAnimation", "messageAudio", "messageDocument", "messagePaidMedia",
        "messagePhoto", "messageSticker", "messageVideo", "messageVideoNote", "messageVoiceNote",
        "messageExpiredPhoto", "messageExpiredVideo", "messageExpiredVideoNote", "messageExpiredVoiceNote",
        "messageLiveLocation", "messageLocation", "messageVenue", "messageContact", "messageAnimatedEmoji",
        "messageDice", "messageGame", "messagePoll", "messageStakeDice", "messageStory", "messageChecklist",
        "messageInvoice", "messageGiveaway", "messageGiveawayWinners", "messageUnsupported",
    ]
}
