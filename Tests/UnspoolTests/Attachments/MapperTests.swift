import TelegramAPI
import Testing

@testable import Unspool

struct MapperTests {
    private let mapper = TDLibAttachmentMapper()

    private func only(_ message: Message, isChatProtected: Bool = false) throws -> Attachment {
        let mapped = mapper.map(message, isChatProtected: isChatProtected)
        #expect(mapped.items.count == 1)
        guard case .attachment(let attachment)? = mapped.items.first else { throw Missing() }
        return attachment
    }

    private struct Missing: Error {}

    @Test func `of a photo the largest size is taken`() throws {
        let photo = try only(Message.sample(content: JSONSample.photoContent(caption: "sea", file: 5)))
        #expect(photo.kind == .photo)
        #expect(photo.file.id == 5)
        #expect((photo.width, photo.height) == (800, 600))
        #expect(photo.name == .init(text: "sea.jpg", source: .caption))
        #expect(photo.mimeType == "image/jpeg")
        #expect(photo.caption == "sea")
        #expect(photo.date == 1_700_000_000)
        #expect(!photo.isProtected)
    }

    @Test func `a document keeps the sender's name as it is`() throws {
        let document = try only(Message.sample(content: JSONSample.document(name: "../x", mimeType: "text/plain")))
        #expect(document.name.text == "../x")
        #expect(document.name.source == .sender)
        let nameless = try only(Message.sample(content: JSONSample.document(name: "", mimeType: "application/pdf")))
        #expect(nameless.name == .init(text: "c.pdf", source: .caption))
    }

    @Test(arguments: [
        ("", "photo.jpg", Attachment.Name.Source.madeUp), ("\\n \\n", "photo.jpg", .madeUp),
        ("🎉🎉", "photo.jpg", .madeUp),
        ("🎉\\nAt the sea\\nwith you", "At the sea.jpg", .caption),
        ("see https://example.org/a.exe", "see.jpg", .caption), ("../../etc/passwd", "photo.jpg", .madeUp),
        (
            "A very long caption that goes on and on, for as long as somebody wants to read it",
            "A very long caption that goes on and on, for as long as.jpg", .caption
        ),
    ])
    func `what has no name gets one from its caption`(caption: String, name: String, source: Attachment.Name.Source)
        throws
    {
        let photo = try only(Message.sample(content: JSONSample.photoContent(caption: caption)))
        #expect(photo.name == .init(text: name, source: source))
    }

    @Test(arguments: [
        ("report", "application/pdf", "report.pdf"), ("report v1.2", "application/pdf", "report v1.2.pdf"),
        ("REPORT", "Application/PDF; charset=x", "REPORT.pdf"),
        // Which of the two lies is not known; the sender's word stays.
        ("photo.jpg", "application/x-msdownload", "photo.jpg"), ("a.exe", "image/png", "a.exe"),
        ("Makefile", "text/plain", "Makefile"), ("archive", "application/octet-stream", "archive"),
        ("x", "image/../../png", "x"), ("x", "", "x"), ("backup.001", "", "backup.001"),
    ])
    func `a name without extension gets one by its type`(name: String, type: String, expected: String) throws {
        let document = try only(Message.sample(content: JSONSample.document(name: name, mimeType: type)))
        #expect(document.name == .init(text: name, source: .sender))
        #expect(document.fileName == expected)
    }

    @Test(arguments: [
        ("text/html", "voice note.ogg"), ("application/x-msdownload", "voice note.ogg"),
        ("audio/mpeg", "voice note.mp3"),
        ("application/ogg", "voice note.ogg"), ("", "voice note.ogg"),
    ])
    func `a voice message does not become what its type says`(type: String, name: String) throws {
        let content = """
            {"@type":"messageVoiceNote","voice_note":{"@type":"voiceNote","duration":2,"mime_type":"\(type)",\
            "voice":\(JSONSample.file(1))},"caption":\(JSONSample.text(""))}
            """
        #expect(try only(Message.sample(content: content)).fileName == name)
    }

    @Test func `all sizes of a photo are taken on request, and numbered apart`() throws {
        let message = try Message.sample(content: JSONSample.photoContent(file: 5))
        let mapped = TDLibAttachmentMapper(selection: .sizes).map(message, isChatProtected: false)
        let found = mapped.items.compactMap { item -> Attachment? in
            if case .attachment(let attachment) = item { attachment } else { nil }
        }
        #expect(found.map(\.file.id) == [5, 105, 205])
        #expect(found.map(\.id.index) == [1, 10_001, 10_002])
        #expect(found.map(\.role) == [.content, .size, .size])
        #expect(found.map(\.name.text) == ["photo.jpg", "photo 90x90.jpg", "photo 320x240.jpg"])
        #expect(found.map(\.variant) == [nil, .init(ofIndex: 1, label: "90x90"), .init(ofIndex: 1, label: "320x240")])
    }

    @Test func `the qualities and the cover of a video are taken on request, and the video as it was sent is told`()
        throws
    {
        let cover = JSONSample.photo([(90, 90, 30), (640, 360, 31)])
        let content = """
            {"@type":"messageVideo","video":{"@type":"video","duration":9,"width":1920,"height":1080,\
            "file_name":"trip.mov","mime_type":"video/quicktime","video":\(JSONSample.file(1))},"alternative_videos":[\
            \([(20, 1280, 720, "h264"), (21, 640, 360, "h265")].map(JSONSample.alternative).joined(separator: ","))],\
            "cover":\(cover),"caption":\(JSONSample.text("c"))}
            """
        let message = try Message.sample(content: content)
        #expect(try only(message).file.id == 1)
        let mapped = TDLibAttachmentMapper(selection: [.qualities, .covers]).map(message, isChatProtected: true)
        let found = mapped.items.compactMap { item -> Attachment? in
            if case .attachment(let attachment) = item { attachment } else { nil }
        }
        #expect(found.map(\.file.id) == [1, 20, 21, 31])
        #expect(found.map(\.id.index) == [1, 11_001, 11_002, 12_001])
        #expect(found.map(\.role) == [.content, .quality, .quality, .cover])
        #expect(
            found.map(\.name.text) == [
                "trip.mov", "trip h264 1280x720.mp4", "trip h265 640x360.mp4", "trip cover.jpg",
            ])
        let protected = found.filter(\.isProtected)
        #expect(protected.count == 4)
    }

    @Test func `media deep inside a rich message are found`() throws {
        var block = "{\"@type\":\"pageBlockPhoto\",\"photo\":\(JSONSample.photo([(9, 9, 77)])),\"url\":\"\"}"
        for depth in 0..<30 {
            block =
                depth.isMultiple(of: 2)
                ? "{\"@type\":\"pageBlockDetails\",\"header\":{\"@type\":\"richTextPlain\",\"text\":\"h\"},\"blocks\":[\(block)]}"
                : "{\"@type\":\"pageBlockBlockQuote\",\"blocks\":[\(block)]}"
        }
        let content = "{\"@type\":\"messageRichMessage\",\"message\":{\"@type\":\"richMessage\",\"blocks\":[\(block)]}}"
        #expect(try only(Message.sample(content: content)).file.id == 77)
    }

    @Test func `no message can hold so many items that their numbers meet`() throws {
        let sizes = JSONSample.photo([(9, 9, 1), (10, 10, 2)])
        let media = Array(repeating: "{\"@type\":\"paidMediaPhoto\",\"photo\":\(sizes)}", count: 12_000)
        let content = """
            {"@type":"messagePaidMedia","star_count":"1","media":[\(media.joined(separator: ","))],\
            "caption":\(JSONSample.text(""))}
            """
        let mapped = TDLibAttachmentMapper(selection: .sizes).map(
            try Message.sample(content: content), isChatProtected: false)
        #expect(Set(mapped.items.indices.map { mapped.id(at: $0) }).count == mapped.items.count)
        #expect(mapped.items.last == .unsupported("more than 9998 items"))
    }

    @Test func `music without a file name is named after performer and title`() throws {
        let audio = try only(
            Message.sample(
                content: """
                    {"@type":"messageAudio","audio":{"@type":"audio","duration":9,"title":"T","performer":"P",\
                    "file_name":"","mime_type":"audio/mpeg","audio":\(JSONSample.file(1))},"caption":\(JSONSample.text(""))}
                    """))
        #expect(audio.name.text == "P - T.mp3")
        #expect(audio.name.source == .title)
        #expect(audio.duration == 9)
    }

    @Test func `every item of an album has its identifier, exactly`() throws {
        let extra = "\"can_be_saved\":true,\"media_album_id\":\"7123456789012345677\""
        let message = try Message.sample(content: JSONSample.photoContent(), extra: extra)
        #expect(try only(message).album?.id == 7_123_456_789_012_345_677)
        #expect(mapper.map(message, isChatProtected: false).albumID == 7_123_456_789_012_345_677)
    }

    @Test func `what must not be saved is marked`() throws {
        let open = try Message.sample(content: JSONSample.photoContent())
        #expect(try !only(open).isProtected)
        #expect(try only(open, isChatProtected: true).isProtected)
        #expect(
            try only(Message.sample(content: JSONSample.photoContent(), extra: "\"can_be_saved\":false")).isProtected)
        #expect(try only(Message.sample(content: JSONSample.photoContent(isSecret: true))).isProtected)
        let timer =
            "\"can_be_saved\":true,\"self_destruct_type\":{\"@type\":\"messageSelfDestructTypeTimer\",\"self_destruct_time\":5}"
        #expect(try only(Message.sample(content: JSONSample.photoContent(), extra: timer)).isProtected)
    }

    @Test(arguments: [
        ("{\"@type\":\"messageExpiredPhoto\"}", MappedMessage.Item.expired(.photo)),
        ("{\"@type\":\"messageExpiredVoiceNote\"}", .expired(.voiceNote)),
        ("{\"@type\":\"messageUnsupported\"}", .unsupported("messageUnsupported")),
        ("{\"@type\":\"messageHologram\",\"x\":1}", .unsupported("messageHologram")),
        ("{\"@type\":\"messageScreenshotTaken\"}", .nothing),
        (
            "{\"@type\":\"messageStory\",\"story_poster_chat_id\":7,\"story_id\":3,\"via_mention\":false}",
            .story(.init(posterChatID: 7, storyID: 3))
        ),
        (
            "{\"@type\":\"messagePaidMedia\",\"star_count\":5,\"media\":[{\"@type\":\"paidMediaPreview\",\"width\":1}],\"caption\":{\"@type\":\"formattedText\"}}",
            .locked
        ),
    ])
    func `contents without a file are told apart`(content: String, item: MappedMessage.Item) throws {
        #expect(mapper.map(try Message.sample(content: content), isChatProtected: false).items == [item])
    }

    @Test(arguments: [
        (
            "{\"@type\":\"messageTopicThread\",\"message_thread_id\":4194304}",
            MessageTopicID(kind: .thread, id: 4 << 20)
        ),
        ("{\"@type\":\"messageTopicForum\",\"forum_topic_id\":7}", MessageTopicID(kind: .forum, id: 7)),
        (
            "{\"@type\":\"messageTopicDirectMessages\",\"direct_messages_chat_topic_id\":9}",
            MessageTopicID(kind: .directMessages, id: 9)
        ),
        (
            "{\"@type\":\"messageTopicSavedMessages\",\"saved_messages_topic_id\":-5}",
            MessageTopicID(kind: .savedMessages, id: -5)
        ),
        ("{\"@type\":\"messageTopicFromTheFuture\",\"x\":1}", nil),
    ])
    func `the facts of a message go with each of its items`(topic: String, id: MessageTopicID?) throws {
        let message = try Message.sample(
            content: JSONSample.photoContent(),
            extra: "\"can_be_saved\":true,\"edit_date\":1700000100,\"author_signature\":\"Ann\",\"topic_id\":\(topic)")
        let facts = MessageFacts(
            sender: .user(1), authorSignature: "Ann", editDate: 1_700_000_100, topic: id, type: .photo)
        #expect(try only(message).facts == facts)
        #expect(mapper.map(message, isChatProtected: false).facts == facts)
    }

    @Test func `a story's media take the message's place`() throws {
        let message = MappedMessage(chatID: 1, messageID: 2 << 20, date: 3, albumID: 0, items: [])
        let story = try Story(
            json: """
                {"@type":"story","id":3,"poster_chat_id":7,"can_be_forwarded":true,\
                "privacy_settings":{"@type":"storyPrivacySettingsContacts","except_user_ids":[]},\
                "content":{"@type":"storyContentVideo","video":{"@type":"storyVideo","duration":2.5,"width":9,"height":16,\
                "video":\(JSONSample.file(4))}},"caption":\(JSONSample.text("day"))}
                """)
        let mapped = mapper.map(story, in: message, isProtected: false)
        guard case .attachment(let video)? = mapped.items.first else {
            Issue.record("no attachment")
            return
        }
        #expect(video.id == .init(chatID: 1, messageID: 2 << 20, index: 1))
        #expect(video.kind == .video && video.duration == 2.5 && video.caption == "day" && video.date == 3)
    }
}
