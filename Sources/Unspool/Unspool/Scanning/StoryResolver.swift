import TelegramClient

/// Asks for the content of shared stories.
struct StoryResolver: Sendable {
    private let sender: PatientSender
    private let mapper: TDLibAttachmentMapper

    init(_ sender: PatientSender, _ mapper: TDLibAttachmentMapper) {
        self.sender = sender
        self.mapper = mapper
    }

    /// The message with the content of its story; it stays as it is if Telegram does not have it. Source: `getStory`.
    func resolve(_ message: MappedMessage, in chat: ChatSummary) async throws -> MappedMessage {
        guard case .story(let story)? = message.items.first else { return message }
        do {
            let story = try await sender.getStory(
                storyPosterChatID: story.posterChatID, storyID: story.storyID, onlyLocal: false)
            return mapper.map(story, in: message, isProtected: chat.hasProtectedContent)
        } catch let error as TDLibError where error.isNotFound {
            return message
        } catch let error as TDLibError where error.concernsOneThing {
            // Of a chat with many one is no reason to take nothing else.
            var unreached = message
            unreached.items = [.unreached(ExportProblem.text(for: error))]
            return unreached
        }
    }
}
