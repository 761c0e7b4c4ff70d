import CommandLineInterface
import Unspool

/// Looks up at Telegram what a command line selects.
extension SelectionRequest {
    /// The chats, with what of each is wanted. Those in which none of the wanted senders is are left out, and told.
    func targets(_ session: CommandSession, _ invocation: Invocation) async throws -> [SelectedChat] {
        var targets: [SelectedChat] = []
        var senders: SelectedSenders?
        if !self.senders.isEmpty {
            try await session.chats.load(.main)
            senders = try await SelectedSenders(self.senders, session.sender)
        }
        for (chat, messages) in try await chosen(session) where !targets.contains(where: { $0.chat.id == chat.id }) {
            var selection = selection
            if let topic { selection.topic = try await TopicSelector.find(topic, in: chat, session.sender) }
            if var wanted = senders {
                selection.senders = try await wanted.senders(in: chat, await session.chats.current, session.sender)
                senders = wanted
                if selection.senders.isEmpty {
                    try invocation.warn("Nobody of --from was found in \(chat.shownTitle): nothing is taken there.")
                    continue
                }
            }
            targets.append(SelectedChat(chat, selection: selection, messages: messages))
        }
        try senders?.requireEveryName()
        if isEveryChat, targets.isEmpty { try invocation.warn("There is no chat to look through.") }
        return targets
    }

    /// The chats, with the messages that are wanted if not all are.
    private func chosen(_ session: CommandSession) async throws -> [(chat: ChatSummary, messages: [Int64]?)] {
        if !links.isEmpty {
            var chat: ChatSummary?
            if let name = chats.first { chat = try await ChatSelector.find(name, in: session.chats) }
            var found: [(chat: ChatSummary, messages: [Int64]?)] = []
            let messages = try await MessageLinkResolver(session.sender).resolve(links, in: chat?.id)
            for (id, messages) in messages.sorted(by: { $0.key < $1.key }) {
                guard let chat = try await session.chats.chat(id) else {
                    throw SelectionError("The account cannot see the chat \(id).")
                }
                found.append((chat, messages))
            }
            return found
        }
        if isEveryChat {
            try await session.chats.loadAll()
            let snapshot = await session.chats.current
            return (snapshot.list(.main) + snapshot.list(.archive)).map { ($0, nil) }
        }
        var found: [(chat: ChatSummary, messages: [Int64]?)] = []
        for name in chats { found.append((try await ChatSelector.find(name, in: session.chats), nil)) }
        return found
    }
}
