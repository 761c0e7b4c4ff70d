public import TelegramAPI
import TelegramClient

/// Finds the topic of a forum that a command means.
public enum TopicSelector {
    /// - Parameter text: a topic's number, or a name that only one has (exactly, or else but for upper and lower case).
    /// - Throws: a ``SelectionError``; a `TDLibError`; `CancellationError`. See ``ForumTopicList``.
    public static func find(_ text: String, in chat: ChatSummary, _ sender: some TDFunctionSender) async throws -> Int32
    {
        let topics: [ForumTopic]
        do {
            topics = try await ForumTopicList.load(of: chat.id, sender)
        } catch let error as TDLibError where error.isNotFound {
            throw SelectionError("\(chat.shownTitle) has no topics.")
        }
        if let number = Int32(text), topics.contains(where: { $0.id == number }) { return number }
        let exact = topics.filter { $0.name == text }
        let matches = exact.isEmpty ? topics.filter { $0.name.lowercased() == text.lowercased() } : exact
        guard let match = matches.first else {
            let names = topics.prefix(20).map { "\($0.id) \(UnprintableText.removed(from: $0.name))" }
            throw SelectionError(
                "No topic has the number or name “\(UnprintableText.removed(from: text))”. There are: \(names.joined(separator: ", "))"
            )
        }
        guard matches.count == 1 else {
            let ids = matches.map { String($0.id) }.joined(separator: ", ")
            throw SelectionError("\(matches.count) topics have this name. Name one by its number: \(ids)")
        }
        return match.id
    }
}
