import CommandLineInterface
import Foundation
import NativeLoop
import TelegramClient
import Unspool

enum ChatsOptions {
    static let isArchive = Flag("--archive", help: "Only the archive")
    static let folder = Option("--folder", "NAME", as: NonEmptyText.self, help: "Only a folder, by its name")
    static let search = Option(
        "--search", "TEXT", as: String.self, help: "Only chats with all of these words in the title or username")
    static let showsTopics = Flag("--topics", help: "Also the topics of forums")
    static let isCached = Flag(
        "--cached", help: "Show what the last listing told, without Telegram: at once, and while another command runs")
}

extension UnspoolTool {
    var chats: Command {
        Command(
            "chats", about: "List the account's chats",
            discussion: """
                The main list in Telegram's order, then the archive: identifier, kind, title, unread messages, time of the \
                last message, members where Telegram tells them, and as notes the @username and what else is known. Any of \
                identifier, title and @username names a chat for the other commands. Columns have a heading, and one in which \
                nothing stands is left out; scripts take --json.
                """,
            arguments: [
                ChatsOptions.isArchive, ChatsOptions.folder, ChatsOptions.search, ChatsOptions.showsTopics,
                ChatsOptions.isCached, StorageOptions.longestWait,
            ],
            examples: [
                .init("unspool chats --json", "One JSON object a chat"),
                .init("unspool chats --folder Work --search 'photos 2024'", "Find a chat in a folder"),
                .init("unspool chats --search team --topics", "The topics of a forum, for export --topic"),
                .init("unspool chats --cached", "Without network, what was known last"),
            ],
            exitCodes: ExitCode.told(
                ExitCode.opening,
                own: [(.noInput, "There is no such folder, nothing is kept for --cached, or an answer was needed")])
        ) { invocation in
            let isArchive = try invocation[ChatsOptions.isArchive]
            let folder = try invocation[ChatsOptions.folder]?.text
            let showsTopics = try invocation[ChatsOptions.showsTopics]
            if isArchive, folder != nil { throw UsageError("'--archive' and '--folder' exclude each other") }
            if try invocation[ChatsOptions.isCached] {
                if showsTopics { throw UsageError("'--topics' needs Telegram: leave '--cached' out") }
                let cache = ChatCache(path: AccountLayout(try homePath(invocation)).chatCache)
                return try await telling {
                    guard let snapshot = await cache.load() else { throw ChatListing.Problem.nothingCached }
                    try show(try ChatListing(snapshot, isArchive: isArchive, folder: folder), topics: [:], invocation)
                    return .success
                }
            }
            return try await withSession(invocation) { session in
                try await session.requireAccount()
                if let folder {
                    // Telegram tells the folders before the chats.
                    try await session.chats.load(.main)
                    try await session.chats.load(try ChatListing.folder(folder, in: await session.chats.current).list)
                } else if isArchive {
                    try await session.chats.load(.archive)
                } else {
                    try await session.chats.loadAll()
                }
                let listing = try ChatListing(await session.chats.current, isArchive: isArchive, folder: folder)
                var topics: [Int64: [Unspool.ForumTopic]] = [:]
                if showsTopics {
                    let search = try invocation[ChatsOptions.search] ?? ""
                    for (_, chat) in listing.chats(matching: search) where chat.isForum {
                        topics[chat.id] = try await ForumTopicList.load(of: chat.id, session.sender)
                    }
                }
                try show(listing, topics: topics, invocation)
                return .success
            }
        }
    }

    private func show(
        _ listing: ChatListing, topics: [Int64: [Unspool.ForumTopic]], _ invocation: Invocation
    ) throws {
        let chats = listing.chats(matching: try invocation[ChatsOptions.search] ?? "")
        let output = invocation.console.output
        if try invocation[GlobalOptions.isJSON] {
            for (list, chat) in chats {
                try output.line(ResultLine.chat(chat, list: list.text, folder: listing.folder?.name))
                for topic in topics[chat.id] ?? [] { try output.line(ResultLine.topic(topic, chatID: chat.id)) }
            }
            return
        }
        guard !chats.isEmpty else { return invocation.console.messages.note("No chat.") }
        try show(chats, topics: topics, output)
    }

    /// Writes chats as a table.
    func show(
        _ chats: [(list: ChatListName, chat: ChatSummary)], topics: [Int64: [Unspool.ForumTopic]] = [:],
        _ output: Output
    ) throws {
        var table = TextTable([
            ("ID", .left), ("KIND", .left), ("TITLE", .left), ("UNREAD", .right), ("LAST MESSAGE", .left),
            ("MEMBERS", .right), ("NOTES", .left),
        ])
        for (list, chat) in chats {
            table.add(ChatRow.cells(chat, in: list))
            for topic in topics[chat.id] ?? [] { table.add(ChatRow.cells(topic)) }
        }
        for line in table.lines(width: output.isTerminal ? output.width : nil, flexible: 2) { try output.line(line) }
    }
}

/// The cells of a table of chats.
private enum ChatRow {
    static func cells(_ chat: ChatSummary, in list: ChatListName) -> [String] {
        let notes = [
            chat.username.isEmpty ? nil : "@" + UnprintableText.removed(from: chat.username),
            list == .archive ? "archived" : nil, chat.isPinned ? "pinned" : nil, chat.isForum ? "forum" : nil,
            chat.hasProtectedContent ? "protected" : nil,
        ].compactMap { $0 }
        let unread = chat.unreadCount > 0 ? String(chat.unreadCount) : chat.isMarkedAsUnread ? "marked" : ""
        return [
            String(chat.id), chat.kind.rawValue, chat.shownTitle, unread, time(chat.lastMessageDate),
            chat.memberCount.map(String.init) ?? "", notes.joined(separator: ", "),
        ]
    }

    static func cells(_ topic: Unspool.ForumTopic) -> [String] {
        let notes = [
            topic.isPinned ? "pinned" : nil, topic.isClosed ? "closed" : nil, topic.isHidden ? "hidden" : nil,
        ].compactMap { $0 }
        return [
            "  \(topic.id)", "topic", "  " + UnprintableText.removed(from: topic.name),
            topic.unreadCount > 0 ? String(topic.unreadCount) : "", time(topic.lastMessageDate), "",
            notes.joined(separator: ", "),
        ]
    }

    /// In the time zone of the machine, as sorting wants it.
    private static func time(_ date: Int64) -> String {
        date > 0 ? DateBound.text(of: date, in: .current) : ""
    }
}
