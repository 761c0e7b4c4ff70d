import TelegramAPI
import TelegramClient

/// What files are named after besides what their messages hold.
extension ChatExport {
    /// Names that do not exist stay empty.
    /// - Throws: a ``TransferFailure`` if one cannot be had now: without it the file would have another name for good. A
    ///   `TDLibError` that ends the run; `CancellationError`.
    func fields(of attachment: Attachment) async throws -> NameTemplate.Fields {
        var fields = NameTemplate.Fields(chat: chat.title)
        do {
            if let sender = attachment.facts.sender {
                fields.senderName = try await names.entry(of: sender)?.name ?? ""
                fields.sender = fields.senderName.isEmpty ? String(sender.id) : fields.senderName
            }
            if let topic = attachment.facts.topic { fields.topic = try await name(of: topic) ?? "" }
        } catch let error as TDLibError where error.concernsOneThing {
            throw TransferFailure(ExportProblem.text(for: error))
        }
        return fields
    }

    /// The name of a forum's topic; nil if there is none.
    private func name(of topic: MessageTopicID) async throws -> String? {
        guard topic.kind == .forum, let id = Int32(exactly: topic.id) else { return nil }
        if let known = topics[topic] { return known }
        let name: String?
        do {
            name = try await sender.getForumTopic(chatID: chat.id, forumTopicID: id).info.name
        } catch let error as TDLibError where error.isNotFound {
            name = nil
        }
        // Forums have at most a few hundred; nobody can fill the memory with them.
        if topics.count >= 4096 { topics = [:] }
        topics[topic] = .some(name)
        return name
    }
}
