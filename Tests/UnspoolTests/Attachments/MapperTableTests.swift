import TelegramAPI
import Testing

@testable import Unspool

/// Checks the mapper against the schema: no file of any content may be forgotten.
struct MapperTableTests {
    /// Parts of a path to a file that is not an attachment: previews of others, other qualities, icons in texts.
    private static let leftOut = [
        ".thumbnail", ".album_cover_thumbnail", ".external_album_covers", ".alternative_videos", ".storyboards",
        ".cover/", "chatPhotoInfo.small", "richTextIcon", "paidMediaVideo.cover", ".cover",
    ]

    /// Every content, with every choice for each abstract class in it.
    private static func variants(_ sampler: SchemaSampler) -> [(content: String, choices: [String: String])] {
        var variants: [(String, [String: String])] = []
        for content in sampler.constructors(of: "MessageContent") {
            variants.append((content, [:]))
            for type in sampler.abstractClasses(in: content).sorted() where type != "MessageContent" {
                for constructor in sampler.constructors(of: type) { variants.append((content, [type: constructor])) }
            }
        }
        return variants
    }

    @Test func `no file of any content is forgotten`() throws {
        let empty = try SchemaSampler()
        let variants = Self.variants(empty)
        #expect(empty.constructors(of: "MessageContent").count == 104)
        #expect(variants.count > 1000)
        let mapper = TDLibAttachmentMapper(selection: [.previews, .decorations])
        var contents: Set<String> = []
        for (content, choices) in variants {
            var sampler = empty
            sampler.choices = choices
            let json = sampler.object(content)
            let message = try Message.sample(content: json)
            let mapped = mapper.map(message, isChatProtected: false)
            let found = Set(
                mapped.items.compactMap { item -> Int32? in
                    guard case .attachment(let attachment) = item else { return nil }
                    #expect(attachment.file.uniqueID == "u\(attachment.file.id)")
                    return attachment.file.id
                })
            for (file, path) in sampler.files where !found.contains(file) {
                let isLeftOut = Self.leftOut.contains { path.contains($0) }
                #expect(isLeftOut, "\(content) \(choices): \(path)")
            }
            if !sampler.files.isEmpty { contents.insert(content) }
            #expect(!mapped.items.isEmpty)
            let ids = mapped.items.compactMap { item -> Attachment.ID? in
                if case .attachment(let attachment) = item { attachment.id } else { nil }
            }
            #expect(Set(ids).count == ids.count)
        }
        // Those with files in the schema's 104.
        #expect(contents.count > 35)
    }

    @Test func `without a request for more, only what was sent is taken`() throws {
        let empty = try SchemaSampler()
        let expected: Set<String> = [
            "messagePhoto", "messageVideo", "messageAnimation", "messageAudio", "messageVoiceNote", "messageVideoNote",
            "messageDocument", "messageSticker", "messagePaidMedia", "messageInvoice", "messageGame", "messagePoll",
            "messageRichMessage", "messagePassportDataReceived",
        ]
        var found: Set<String> = []
        let mapper = TDLibAttachmentMapper()
        for (content, choices) in Self.variants(empty) {
            var sampler = empty
            sampler.choices = choices
            let mapped = mapper.map(try Message.sample(content: sampler.object(content)), isChatProtected: false)
            for case .attachment(let attachment) in mapped.items {
                #expect(attachment.role == .content)
                found.insert(content)
            }
        }
        #expect(found == expected)
    }

    @Test func `numbers stay the same whatever is asked for`() throws {
        var sampler = try SchemaSampler()
        let message = try Message.sample(content: sampler.object("messageSticker"))
        func ids(_ selection: TDLibAttachmentMapper.Selection) -> [Attachment.ID] {
            TDLibAttachmentMapper(selection: selection).map(message, isChatProtected: false).items.compactMap {
                if case .attachment(let attachment) = $0 { attachment.id } else { nil }
            }
        }
        #expect(ids([]) == Array(ids([.decorations]).prefix(ids([]).count)))
    }
}
