public import TelegramAPI
public import TelegramClient

/// Finds the topic of a forum that a command means.
public enum TopicSelector {
    /// - Parameter text: a topic's number, or a name that only one has (exactly, or else but for upper and lower case).
    /// - Throws: a ``SelectionError``; a `TDLibError`; `CancellationError`. Source: `getForumTopics`.
    public static func find(_ text: String, in chat: ChatSummary, _ sender: some TDFunctionSender) async throws -> Int32
    {
        var topics: [ForumTopicInfo] = []
        var place = (date: Int32(0), message: Int64(0), topic: Int32(0))
        do {
            // Telegram takes no more than a few thousand topics.
            for _ in 0..<1000 {
                let page = try await sender.getForumTopics(
                    chatID: chat.id, query: "", offsetDate: place.date, offsetMessageID: place.message,
                    offsetForumTopicID: place.topic, limit: 100)
                let known = Set(topics.map(\.forumTopicID))
                let new = page.topics.map(\.info).filter { !known.contains($0.forumTopicID) }
                topics += new
                place = (page.nextOffsetDate, page.nextOffsetMessageID, page.nextOffsetForumTopicID)
                if new.isEmpty || place == (0, 0, 0) { break }
            }
        } catch let error as TDLibError where [400, 404].contains(error.remote?.code) {
            throw SelectionError("\(UnprintableText.removed(from: chat.title)) has no topics.")
        }
        if let number = Int32(text), topics.contains(where: { $0.forumTopicID == number }) { return number }
        let exact = topics.filter { $0.name == text }
        let matches = exact.isEmpty ? topics.filter { $0.name.lowercased() == text.lowercased() } : exact
        guard let match = matches.first else {
            let names = topics.prefix(20).map { "\($0.forumTopicID) \(UnprintableText.removed(from: $0.name))" }
            throw SelectionError(
                "No topic has the number or name “\(UnprintableText.removed(from: text))”. There are: \(names.joined(separator: ", "))"
            )
        }
        guard matches.count == 1 else {
            let ids = matches.map { String($0.forumTopicID) }.joined(separator: ", ")
            throw SelectionError("\(matches.count) topics have this name. Name one by its number: \(ids)")
        }
        return match.forumTopicID
    }
}
