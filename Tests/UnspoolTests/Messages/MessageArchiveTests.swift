import NativeLoop
import SQLiteDatabase
import TelegramAPI
import TelegramSimulator
import TestSupport
import Testing

@testable import Unspool

/// `messages.ndjson`: what is kept of a message, and what stays over runs, edits, deletions and kills.
struct MessageArchiveTests {
    private let folder: TestFolder
    private var path: String { folder.path + "/out" }

    init() throws { folder = try TestFolder() }

    private func archive() throws -> MessageArchive {
        try MessageArchive(try DestinationAccess(path: path)) { sender in
            sender == .user(1) ? "</script>\u{202E}Ann" : nil
        }
    }

    private func lines() throws -> [[String: JSONValue]] {
        let file = try Descriptor.open(path + "/" + MessageArchive.fileName, .read)
        var lines: [[String: JSONValue]] = []
        _ = try LineReader.read(file) { line, _, isWhole in
            #expect(isWhole)
            guard case .object(let object) = try JSONReader.read(Array(line)) else { return }
            lines.append(Dictionary(uniqueKeysWithValues: object.members.map { ($0.name, $0.value) }))
        }
        return lines
    }

    private func text(_ text: String, _ number: Int64, extra: String = #""can_be_saved":true"#) throws -> Message {
        try .sample(
            content: #"{"@type":"messageText","text":\#(JSONSample.text(text))}"#, number: number, extra: extra)
    }

    @Test func `a text keeps sender, date, edit, entities, reply, forward, topic, album and reactions`() async throws {
        let message = try Message.sample(
            content: """
                {"@type":"messageText","text":{"@type":"formattedText","text":"😀 bold","entities":[{"@type":"textEntity",\
                "offset":3,"length":4,"type":{"@type":"textEntityTypeTextUrl","url":"https://example.org"}}]}}
                """,
            extra: """
                "can_be_saved":true,"edit_date":1700000500,"media_album_id":"9223372036854775807",\
                "reply_to":{"@type":"messageReplyToMessage","chat_id":-100,"message_id":3145728},\
                "forward_info":{"@type":"messageForwardInfo","origin":{"@type":"messageOriginHiddenUser",\
                "sender_name":"Bo"},"date":1600000000},"topic_id":{"@type":"messageTopicForum","forum_topic_id":7},\
                "interaction_info":{"@type":"messageInteractionInfo","view_count":5,"reactions":{"@type":\
                "messageReactions","reactions":[{"@type":"messageReaction","type":{"@type":"reactionTypeEmoji",\
                "emoji":"👍"},"total_count":2}]}}
                """)
        let archive = try archive()
        try await archive.receive([message])
        try await archive.finish()
        let line = try #require(try lines().first)
        #expect(line["type"] == "message" && line["v"] == 1 && line["chat_id"] == -100)
        #expect(line["message_id"] == 1_048_576 && line["date"] == 1_700_000_000 && line["edit_date"] == 1_700_000_500)
        #expect(line["sender_user_id"] == 1 && line["sender_name"] == "</script>\u{202E}Ann")
        #expect(line["content"] == "messageText" && line["text"] == "😀 bold")
        #expect(
            line["entities"] == [
                [
                    "offset": 3, "length": 4,
                    "type": ["@type": "textEntityTypeTextUrl", "url": "https://example.org"],
                ]
            ])
        #expect(line["reply_to"] == ["chat_id": -100, "message_id": 3_145_728])
        #expect(line["forward"] == ["name": "Bo", "date": 1_600_000_000])
        #expect(line["topic"] == ["kind": "forum", "id": 7])
        #expect(line["album_id"] == "9223372036854775807" && line["views"] == 5)
        #expect(line["reactions"] == [["emoji": "👍", "count": 2]])
    }

    @Test func `service messages keep their details, media their items, and unknown contents their name`() async throws
    {
        let archive = try archive()
        try await archive.receive([
            try .sample(content: #"{"@type":"messageChatChangeTitle","title":"New"}"#, number: 1),
            try .sample(content: JSONSample.photoContent(caption: "Sea"), number: 2),
            try .sample(
                content: #"{"@type":"messageFromTheFuture","file":{"@type":"file","id":4},"x":[1]}"#, number: 3),
        ])
        try await archive.finish()
        let lines = try lines()
        #expect(lines.map { $0["content"] } == ["messageChatChangeTitle", "messagePhoto", "messageFromTheFuture"])
        #expect(lines[0]["details"] == ["title": "New"])
        #expect(lines[1]["text"] == "Sea" && lines[1]["items"] == [["index": 1, "kind": "photo"]])
        #expect(lines[2]["details"] == ["x": [1]])
    }

    @Test func `a later run replaces what was edited, marks what was deleted, and doubles nothing`() async throws {
        for round in 0..<3 {
            do {
                let archive = try archive()
                try await archive.receive([try text("second \(round)", 2), try text("first", 1)])
                if round == 1 { try await archive.delete([1 << 20, 99 << 20], in: -100) }
                try await archive.finish()
            }
            // Without its database the file is read again.
            if round == 1 {
                let work = try Descriptor.open(path + "/.unspool", .folder)
                for name in try work.entries() { try work.remove(name) }
                let again = try archive()
                #expect(try await again.count == 2)
                try await again.delete([], in: -100)
                try await again.finish()
                #expect(try lines().map { $0["deleted"] } == [true, nil])
            }
            #expect(try lines().map { $0["text"] } == ["first", .string("second \(round)")])
        }
        // It came again, so it is there.
        #expect(try lines().map { $0["deleted"] } == [nil, nil])
    }

    @Test func `what was kept before it was protected stays, and protected text is not kept`() async throws {
        let archive = try archive()
        let protected = #""can_be_saved":false"#
        let opened = try Message.sample(content: JSONSample.photoContent(caption: "gone", isSecret: true), number: 3)
        try await archive.receive([try text("open", 1), try text("secret", 2, extra: protected), opened])
        try await archive.receive([try text("open", 1, extra: protected)])
        try await archive.finish()
        let lines = try lines()
        #expect(lines.map { $0["text"] } == ["open", nil, nil])
        #expect(lines.map { $0["protected"] } == [nil, true, true])
    }

    @Test func `a run that was killed loses no message`() async throws {
        do {
            let killed = try archive()
            try await killed.receive([try text("a", 1)])
        }
        let next = try archive()
        try await next.receive([try text("b", 2)])
        try await next.finish()
        #expect(try lines().map { $0["text"] } == ["a", "b"])
    }

    @Test func `what a killed run kept is in the file after the next run, though that keeps nothing`() async throws {
        do {
            let first = try archive()
            try await first.receive([try text("a", 1)])
            try await first.finish()
            try await first.receive([try text("b", 2)])
        }
        try await archive().finish()
        #expect(try lines().map { $0["text"] } == ["a", "b"])
        let before = try Descriptor.open(path + "/" + MessageArchive.fileName, .read).facts()
        try await archive().finish()
        let after = try Descriptor.open(path + "/" + MessageArchive.fileName, .read).facts()
        #expect(before.inode == after.inode)
    }

    @Test(arguments: ["{}", "no JSON", #"{"type":"message","v":2,"chat_id":1,"message_id":1}"#])
    func `a file that this version did not write is refused and left alone`(line: String) throws {
        _ = try DestinationAccess(path: path)
        let folder = try Descriptor.open(path, .folder)
        try Descriptor.open(MessageArchive.fileName, in: folder, .createNew).write(Array((line + "\n").utf8))
        #expect(throws: DestinationError.self) { try archive() }
        #expect(
            try Descriptor.open(MessageArchive.fileName, in: folder, .read).readAll(limit: 99)
                == Array((line + "\n").utf8))
    }

    @Test func `a database that takes no lines of the file is named, not the file`() throws {
        let database = try DestinationAccess(path: path).path + "/.unspool/messages.sqlite"
        try Database(path: database, schema: MessageArchiveSchema.schema)
            .execute("CREATE TRIGGER refusal BEFORE INSERT ON message BEGIN SELECT RAISE(FAIL, 'no'); END")
        let line = #"{"type":"message","v":1,"chat_id":1,"message_id":1}"#
        try Descriptor.open(MessageArchive.fileName, in: .open(path, .folder), .createNew).write(Array(line.utf8))
        let error = #expect(throws: DestinationError.self) { try archive() }
        #expect(error?.message.hasPrefix(database) == true, "\(String(describing: error))")
    }

    @Test(arguments: ["mine", #"{"type":"message","v":2,"chat_id":1,"message_id":1}"#])
    func `nor is one replaced that came into the place of ours`(line: String) async throws {
        do {
            // It has the folder's lock while it is there.
            let first = try archive()
            try await first.receive([try text("a", 1)])
            try await first.finish()
        }
        let folder = try Descriptor.open(path, .folder)
        try folder.remove(MessageArchive.fileName)
        try Descriptor.open(MessageArchive.fileName, in: folder, .createNew).write(Array((line + "\n").utf8))
        let error = #expect(throws: DestinationError.self) { try archive() }
        #expect(error?.code == (line == "mine" ? .manifest : .newerVersion))
    }

    @Test func `an export hands every message of the chat over`() async throws {
        let account = try SimulatedAccountFixture()
        try await account.signIn()
        let destination = try DestinationAccess(path: account.destination)
        var options = ChatExport.Options()
        options.messages = try MessageArchive(destination)
        let summary = try await account.export(
            "Holiday Photos", store: ArchiveWriter(destination), options: options
        ).summary
        let file = try Descriptor.open(account.destination + "/" + MessageArchive.fileName, .read)
        var count = 0
        _ = try LineReader.read(file) { _, _, _ in count += 1 }
        #expect(count == summary.messages && count > 5)
        await account.session.close()
    }
}
