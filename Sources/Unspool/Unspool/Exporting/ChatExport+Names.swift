import TelegramAPI
import TelegramClient

/// What files are named after besides what their messages hold.
extension ChatExport {
    /// Asked only as far as the template wants it; what cannot be had stays empty.
    func fields(of attachment: Attachment) async -> NameTemplate.Fields {
        var fields = NameTemplate.Fields(chat: chat.title)
        if store.template.fields.contains(.sender), let sender = attachment.facts.sender {
            fields.sender = (try? await names.entry(of: sender))??.name ?? String(sender.id)
        }
        if let topic = attachment.facts.topic, let name = await name(of: topic) { fields.topic = name }
        return fields
    }

    /// The name of a forum's topic.
    private func name(of topic: MessageTopicID) async -> String? {
        guard topic.kind == .forum, let id = Int32(exactly: topic.id) else { return nil }
        if let known = topics[topic] { return known }
        let name = try? await client.getForumTopic(chatID: chat.id, forumTopicID: id).info.name
        // Forums have at most a few hundred; nobody can fill the memory with them.
        if topics.count >= 4096 { topics = [:] }
        topics[topic] = .some(name)
        return name
    }
}
