public import CommandLineInterface
import Foundation
public import Unspool

/// Which chats, and what of them; the same for `export` and `scan`.
enum SelectionOptions {
    static let chats = Positional(
        remaining: "CHAT", as: String.self,
        help:
            "A chat's identifier, @username, link, 'me', or its title or the beginning of it if no other has it; several are taken in turn"
    )
    static let isEveryChat = Flag("--all-chats", help: "Take every chat of the main list and the archive")
    static let types = Option(
        repeated: "--type", "TYPE", as: MessageType.self,
        help: """
            Only messages of this type: \(MessageType.allCases.map(\.rawValue).joined(separator: ", ")). \
            A photo that was paid for is 'paid', one in a poll is 'poll'
            """)
    static let since = Option(
        "--since", "DATE", as: DateText.self,
        help:
            "Only messages from this date on: 2024-03-31, 2024-03-31T14:30, with Z or +02:00, @UNIXTIME, or an age such as 36h, 7d, 2w, 6mo, 1y"
    )
    static let until = Option(
        "--until", "DATE", as: DateText.self,
        help:
            "Only messages before this date, written as for --since: --since 2024-03-01 --until 2024-04-01 is all of March"
    )
    static let zone = Option(
        "--time-zone", "ZONE", as: ZoneText.self,
        help: "The time zone of --since and --until, such as Europe/Berlin or UTC (usually the system's)")
    static let last = Option(
        "--last", "N", in: 1...Int(Int32.max),
        help: "Only the newest N messages of which something is taken; an album is not cut")
    static let minimumSize = Option(
        "--min-size", "SIZE", as: ByteSize.self,
        help: "Only files of at least this size: 750, 20k, 1.5M, 2G (powers of 1,000), 20Ki, 1.5Mi, 2Gi (of 1,024)")
    static let maximumSize = Option(
        "--max-size", "SIZE", as: ByteSize.self, help: "Only files of at most this size, written as for --min-size")
    static let names = Option(
        repeated: "--name", "GLOB", as: GlobPattern.self,
        help: "Only files with such a name, whatever the case: '*.pdf', 'img_????.*', '[a-c]*'")
    static let senders = Option(
        repeated: "--from", "USER", as: NonEmptyText.self,
        help: "Only messages of this sender: 'me', an identifier, @username, or a name")
    static let topic = Option(
        "--topic", "TOPIC", as: NonEmptyText.self, help: "Only this topic of a forum, by its name or number")
    static let caption = Option(
        "--caption", "REGEX", as: CaptionPattern.self,
        help: "Only files in whose caption this regular expression (ICU's syntax, any case) is found")
    static let messages = Option(
        repeated: "--message", "LINK", as: MessageLink.self,
        help:
            "Only this message: a t.me link, or its number in the one CHAT, as such links end with; a link to an album takes all of it"
    )

    /// Those that hold for what is still to come, too.
    static let lasting: [any Argument] = [
        isEveryChat, types, since, until, zone, minimumSize, maximumSize, names, senders, topic, caption,
    ]

    static let all: [any Argument] = lasting + [last, messages]
}

extension MessageType: ArgumentValue {}

extension ByteSize: ArgumentValue {
    public init?(argument: String) { self.init(argument) }
    public static var expectation: String { "a size such as 750, 20k, 1.5M or 2Gi, at most 2^60 bytes" }
}

extension GlobPattern: ArgumentValue {
    public init?(argument: String) { self.init(argument) }
    public static var expectation: String { "a pattern such as '*.pdf'" }
}

extension CaptionPattern: ArgumentValue {
    public init?(argument: String) { self.init(argument) }
    public static var expectation: String { "a regular expression of at most 1000 characters" }
}

extension MessageLink: ArgumentValue {
    public init?(argument: String) { self.init(argument) }
    public static var expectation: String {
        "a t.me link, or a message's number as such links end with, from 1 to \(Int32.max)"
    }
}

/// What a command line selects, before anything is looked up at Telegram.
struct SelectionRequest: Sendable {
    var chats: [String]
    var isEveryChat: Bool
    var selection = ExportSelection()
    var senders: [String]
    var topic: String?
    var links: [MessageLink]
    let zone: TimeZone

    /// - Throws: a `UsageError` for what does not go together.
    init(_ invocation: Invocation, now: Int64 = Int64(Date().timeIntervalSince1970)) throws {
        chats = try invocation[SelectionOptions.chats]
        isEveryChat = try invocation[SelectionOptions.isEveryChat]
        senders = try invocation[SelectionOptions.senders].map(\.text)
        topic = try invocation[SelectionOptions.topic]?.text
        links = try invocation[SelectionOptions.messages]
        zone = try invocation[SelectionOptions.zone]?.zone ?? .current
        selection.types = Set(try invocation[SelectionOptions.types])
        selection.window = DateWindow(
            since: try Self.date(invocation, SelectionOptions.since, zone, now),
            until: try Self.date(invocation, SelectionOptions.until, zone, now))
        selection.last = try invocation[SelectionOptions.last]
        selection.minimumSize = try invocation[SelectionOptions.minimumSize]?.bytes
        selection.maximumSize = try invocation[SelectionOptions.maximumSize]?.bytes
        selection.names = try invocation[SelectionOptions.names]
        selection.caption = try invocation[SelectionOptions.caption]
        try check()
    }

    private static func date(
        _ invocation: Invocation, _ option: Option<DateText?>, _ zone: TimeZone, _ now: Int64
    ) throws -> Int64? {
        guard let text = try invocation[option]?.text else { return nil }
        guard let bound = DateBound(text, zone: zone, now: now) else {
            throw UsageError("'\(option.declaration.name)' must be \(DateText.expectation), not '\(text)'")
        }
        return bound.unixTime
    }

    private func check() throws(UsageError) {
        // Most likely a shell variable that is not set. A chat without a title has an identifier.
        if chats.contains("") { throw UsageError("'CHAT' is empty: give an identifier or a title of 'unspool chats'") }
        if isEveryChat, !chats.isEmpty { throw UsageError("'--all-chats' and 'CHAT' do not go together") }
        if isEveryChat, !links.isEmpty { throw UsageError("'--all-chats' and '--message' do not go together") }
        let hasNumbers = links.contains { if case .id = $0 { true } else { false } }
        if !links.isEmpty, chats.count > 1 || (hasNumbers && chats.isEmpty) {
            throw UsageError("'--message' with a number needs exactly one 'CHAT'; t.me links need none")
        }
        if chats.isEmpty, !isEveryChat, links.isEmpty {
            throw UsageError("'CHAT' is missing: give an identifier or a title of 'unspool chats', or '--all-chats'")
        }
        if topic != nil, chats.count != 1 { throw UsageError("'--topic' needs exactly one 'CHAT'") }
        if selection.window.isEmpty, selection.window.since != nil {
            throw UsageError("'--until' must be after '--since'")
        }
        if let low = selection.minimumSize, let high = selection.maximumSize, low > high {
            throw UsageError("'--min-size' must not be above '--max-size'")
        }
    }
}
