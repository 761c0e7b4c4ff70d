import NativeLoop
import TelegramAPI

/// What a message says: the name of its content, its text, and what else is in it.
struct ContentText {
    /// The constructor's name in TDLib, such as `messageText`; of a newer TDLib's too.
    let name: String
    private var text: FormattedText?
    private var plain = ""
    /// TDLib's own object, for contents that are more than text and files.
    private var details: JSONValue?

    init(_ content: MessageContent) {
        switch content {
        case .text(let content): (name, text) = ("messageText", content.text)
        case .photo(let content): (name, text) = ("messagePhoto", content.caption)
        case .video(let content): (name, text) = ("messageVideo", content.caption)
        case .animation(let content): (name, text) = ("messageAnimation", content.caption)
        case .audio(let content): (name, text) = ("messageAudio", content.caption)
        case .voiceNote(let content): (name, text) = ("messageVoiceNote", content.caption)
        case .document(let content): (name, text) = ("messageDocument", content.caption)
        case .paidMedia(let content): (name, text) = ("messagePaidMedia", content.caption)
        case .videoNote: name = "messageVideoNote"
        case .sticker(let content): (name, plain) = ("messageSticker", content.sticker.emoji)
        case .animatedEmoji(let content): (name, plain) = ("messageAnimatedEmoji", content.emoji)
        default:
            // A content that cannot be read again, such as one that is nested too deep, keeps its name.
            let json = content.json
            guard let value = try? JSONReader.read(Array(json.utf8)), case .object(let object) = value else {
                name = Self.name(in: json)
                return
            }
            name = Self.name(in: json)
            let members = object.members.filter { $0.name != "@type" }.compactMap(Self.withoutFiles)
            if !members.isEmpty { details = .object(members) }
        }
    }

    /// TDLib writes the constructor first.
    private static func name(in json: String) -> String {
        let head = #"{"@type":""#
        guard json.hasPrefix(head) else { return "unknown" }
        return String(json.dropFirst(head.count).prefix { $0 != "\"" })
    }

    func add(to line: inout JSONValue.Object) {
        if let text {
            if !text.text.isEmpty { line.members.append(("text", .string(text.text))) }
            if !text.entities.isEmpty { line.members.append(("entities", .array(text.entities.map(Self.entity)))) }
        } else if !plain.isEmpty {
            line.members.append(("text", .string(plain)))
        }
        if let details { line.members.append(("details", details)) }
    }

    private static func entity(_ entity: TextEntity) -> JSONValue {
        [
            "offset": .integer(Int64(entity.offset)), "length": .integer(Int64(entity.length)),
            "type": (try? JSONReader.read(Array(entity.type.json.utf8))) ?? .null,
        ]
    }

    /// Files are the manifest's; their numbers in TDLib mean nothing later, and thumbnails are large.
    private static let left: Set<String> = ["file", "minithumbnail", "thumbnail", "photoSize"]

    private static func withoutFiles(_ member: JSONValue.Member) -> JSONValue.Member? {
        withoutFiles(member.value).map { (member.name, $0) }
    }

    private static func withoutFiles(_ value: JSONValue) -> JSONValue? {
        switch value {
        case .object(let object):
            if case .string(let type)? = object.members.first(where: { $0.name == "@type" })?.value, left.contains(type)
            {
                return nil
            }
            return .object(object.members.compactMap(withoutFiles))
        case .array(let values): return .array(values.compactMap(withoutFiles))
        default: return value
        }
    }
}
