import TelegramAPI
import Testing

@testable import Unspool

/// Checks the mapper against the schema: no file of any content may be forgotten.
struct MapperTableTests {
    /// What is never taken: smaller pictures that stand for a file, pictures of a video's moments, playlists of qualities that
    /// are taken themselves, and icons inside texts. Everything else that a content leads to has to be taken.
    private static let neverTaken: Set<String> = [
        "animation.thumbnail", "document.thumbnail", "sticker.thumbnail", "video.thumbnail", "videoNote.thumbnail",
        "messageVideo.storyboards", "pollMediaVideo.storyboards", "alternativeVideo.hls_file", "chatPhotoInfo.small",
        "richTextIcon.document",
    ]

    private static let everything: TDLibAttachmentMapper.Selection = [
        .previews, .decorations, .sizes, .qualities, .covers,
    ]

    /// Every content, with every choice for each abstract class in it, and with every choice of two for classes that hold
    /// others with files.
    private static func variants(_ sampler: SchemaSampler) -> [(content: String, choices: [String: String])] {
        var variants: [(String, [String: String])] = []
        for content in sampler.constructors(of: "MessageContent") {
            variants.append((content, [:]))
            for type in sampler.abstractClasses(in: content).sorted() where type != "MessageContent" {
                for constructor in sampler.constructors(of: type) {
                    variants.append((content, [type: constructor]))
                    for inner in sampler.abstractClasses(in: constructor).sorted() where inner != type {
                        for choice in sampler.constructors(of: inner) where sampler.hasFile(in: choice) {
                            variants.append((content, [type: constructor, inner: choice]))
                        }
                    }
                }
            }
        }
        return variants
    }

    @Test func `no file of any content is forgotten`() throws {
        let empty = try SchemaSampler()
        let variants = Self.variants(empty)
        #expect(empty.constructors(of: "MessageContent").count == 104)
        #expect(variants.count > 1000)
        let mapper = TDLibAttachmentMapper(selection: Self.everything)
        var contents: Set<String> = []
        var leftOut: Set<String> = []
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
                let reasons = Self.neverTaken.intersection(path.split(separator: "/").map(String.init))
                #expect(!reasons.isEmpty, "\(content) \(choices): \(path)")
                leftOut.formUnion(reasons)
            }
            if !sampler.files.isEmpty { contents.insert(content) }
            #expect(!mapped.items.isEmpty)
            let ids = mapped.items.compactMap { item -> Attachment.ID? in
                if case .attachment(let attachment) = item { attachment.id } else { nil }
            }
            #expect(Set(ids).count == ids.count)
        }
        #expect(leftOut == Self.neverTaken, "the list names nothing that is not there")
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

    @Test func `numbers stay the same whatever is asked for, and are taken once`() throws {
        let empty = try SchemaSampler()
        for (content, choices) in Self.variants(empty) {
            var sampler = empty
            sampler.choices = choices
            let message = try Message.sample(content: sampler.object(content))
            func items(_ selection: TDLibAttachmentMapper.Selection) -> [Attachment.ID: MappedMessage.Item] {
                let mapped = TDLibAttachmentMapper(selection: selection).map(message, isChatProtected: false)
                let pairs = mapped.items.enumerated().map { (mapped.id(at: $0.offset), $0.element) }
                for case (let id, .attachment(let attachment)) in pairs { #expect(attachment.id == id) }
                return Dictionary(pairs, uniquingKeysWith: { _, _ in .unsupported("a number twice") })
            }
            let all = items(Self.everything)
            for extra in [[], .previews, .decorations, .sizes, .qualities, .covers] as [TDLibAttachmentMapper.Selection]
            {
                for (id, item) in items(extra) where item != .nothing {
                    #expect(all[id] == item, "\(content) \(choices)")
                }
            }
        }
    }
}
