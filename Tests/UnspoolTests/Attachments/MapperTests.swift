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
        #expect(photo.name.text == "photo.jpg")
        #expect(photo.name.source == .madeUp)
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
        #expect(nameless.name.text == "document.pdf")
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
        let facts = MessageFacts(sender: .user(1), authorSignature: "Ann", editDate: 1_700_000_100, topic: id)
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
