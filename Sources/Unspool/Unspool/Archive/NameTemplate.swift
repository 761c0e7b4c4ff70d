import Foundation
import NativeLoop

/// How the files of a destination are named: text with fields, such as `{date:yyyy-MM}/{id}_{name}.{ext}`.
///
/// A path follows from the attachment alone, whatever came before it: a template without `{id}`, or with one that cannot be
/// told from what stands beside it, gets it added. Every component becomes a ``SafeFileName``; only the template's own `/`
/// makes folders.
public struct NameTemplate: Sendable, Equatable {
    /// What a template may name.
    public enum Field: String, Sendable, CaseIterable {
        /// The chat's title and identifier: two chats can have one title.
        case chat
        /// The message's date in UTC, usually as `yyyy-MM-dd`.
        case date
        /// The number of the message, and which of its files it is from the second on.
        case id
        /// The name that the sender gave, without its extension.
        case name
        /// The extension without its dot; a dot before a missing one falls away.
        case ext
        /// Who sent it.
        case sender
        /// The topic's name.
        case topic
        /// The album's number.
        case album
    }

    /// What an attachment does not tell by itself.
    public struct Fields: Sendable, Equatable {
        /// The chat's title.
        public var chat = ""
        /// The sender's name, or what stands for it in a path; empty if there is none.
        public var sender = ""
        /// The topic's name; empty if there is none.
        public var topic = ""
        /// What the sender is called, without what stands for a name in a path; empty if that is not known.
        public var senderName = ""

        public init(chat: String = "", sender: String = "", topic: String = "") {
            self.chat = chat
            self.sender = sender
            self.topic = topic
        }
    }

    /// What is wrong with a template, for people.
    public struct Failure: Error, Sendable, Equatable, CustomStringConvertible {
        /// What is wrong, with what was probably meant.
        public let message: String
        public var description: String { message }
    }

    enum Part: Sendable, Equatable {
        case text(String)
        case field(Field, format: String)
    }

    /// The template as it was given.
    public let text: String
    let components: [[Part]]

    /// `{id}_{name}.{ext}`
    public static let standard = NameTemplate(
        text: "{id}_{name}.{ext}",
        components: [
            [
                .field(.id, format: ""), .text("_"), .field(.name, format: ""), .text("."), .field(.ext, format: ""),
            ]
        ])

    private init(text: String, components: [[Part]]) {
        self.text = text
        self.components = components
    }

    /// - Throws: a ``Failure`` that names what is wrong, and the nearest field for an unknown one.
    public init(_ text: String) throws(Failure) {
        var components: [[Part]] = []
        for component in text.split(separator: "/", omittingEmptySubsequences: false) {
            let parts = try Self.parts(of: component)
            let literal = parts.map { if case .text(let text) = $0 { text } else { "x" } }.joined()
            guard !component.isEmpty, !literal.allSatisfy({ $0 == "." || $0 == " " }) else {
                throw Failure(message: "The template '\(text)' has an empty folder or file name, or one of dots alone.")
            }
            components.append(parts)
        }
        guard components.count <= 16 else { throw Failure(message: "The template has more than 16 folders.") }
        if !components.contains(where: Self.tellsID) { Self.addID(to: &components[components.count - 1]) }
        self.init(text: text, components: components)
    }

    /// Which fields it uses.
    public var fields: Set<Field> {
        Set(components.joined().compactMap { if case .field(let field, _) = $0 { field } else { nil } })
    }

    /// Whether two items of one chat cannot get the same component, whatever their names hold: the number is in it, and it can be
    /// told where it begins and ends. In `{id}{name}`, `1` and `2x` could be `12` and `x`.
    private static func tellsID(_ parts: [Part]) -> Bool {
        func isFixed(_ part: Part) -> Bool {
            switch part {
            case .text, .field(.date, _), .field(.album, _), .field(.chat, _): true
            default: false
            }
        }
        func ends(_ part: Part?, _ edge: (String) -> Character?) -> Bool {
            switch part {
            case nil, .field(.chat, _): true
            case .text(let text): edge(text).map { !($0.isNumber || $0 == "-") } ?? false
            default: false
            }
        }
        return parts.indices.contains { place in
            guard case .field(.id, _) = parts[place] else { return false }
            let before = parts[..<place]
            var after = parts[(place + 1)...]
            if ends(before.last, \.last), before.allSatisfy(isFixed), ends(after.first, \.first) { return true }
            // An extension has no dot and no blank, but may be missing, with its dot.
            if case .field(.ext, _)? = after.last, after.first == .text("."), after.count == 2 {
                if case .text(let text)? = before.last, text.last == "." { return false }
                after = []
            }
            return ends(before.last, \.last) && ends(after.first, \.first) && after.allSatisfy(isFixed)
        }
    }

    private static func addID(to parts: inout [Part]) {
        let id: [Part] = [.text(" ("), .field(.id, format: ""), .text(")")]
        let ext = parts.lastIndex { if case .field(.ext, _) = $0 { true } else { false } }
        // Before the dot of the extension.
        guard let ext, ext == parts.count - 1, ext > 0, case .text(let text) = parts[ext - 1], text.hasSuffix(".")
        else {
            parts += id
            return
        }
        parts[ext - 1] = .text(String(text.dropLast()))
        parts.insert(contentsOf: id + [.text(".")], at: ext)
    }

    private static func parts(of component: Substring) throws(Failure) -> [Part] {
        var parts: [Part] = []
        var rest = component
        while let open = rest.firstIndex(where: { $0 == "{" || $0 == "}" }) {
            if open > rest.startIndex { parts.append(.text(String(rest[..<open]))) }
            guard rest[open] == "{", let close = rest[open...].firstIndex(of: "}") else {
                throw Failure(message: "The template has a '\(rest[open])' without its partner in '\(component)'.")
            }
            let inner = rest[rest.index(after: open)..<close]
            let name = inner.prefix { $0 != ":" }
            let format = String(inner.dropFirst(name.count + 1))
            guard let field = Field(rawValue: String(name)) else {
                let names = Field.allCases.map(\.rawValue)
                let nearest = NativeLoop.nearest(to: String(name), in: names).map { " Did you mean '{\($0)}'?" } ?? ""
                throw Failure(
                    message: """
                        The template has an unknown field '{\(name)}'.\(nearest) There are \
                        \(names.map { "{\($0)}" }.joined(separator: " ")).
                        """)
            }
            guard inner.count == name.count || field == .date && isFormat(format) else {
                throw Failure(
                    message:
                        "'{\(inner)}': only a date has a format, of yyyy, MM, dd, HH, mm, ss and '-', '_', '.', ' '.")
            }
            parts.append(.field(field, format: format))
            rest = rest[rest.index(after: close)...]
        }
        if !rest.isEmpty { parts.append(.text(String(rest))) }
        return parts
    }
}

extension NameTemplate {
    private static let dateWords = ["yyyy", "MM", "dd", "HH", "mm", "ss"]

    private static func isFormat(_ format: String) -> Bool {
        var rest = format[...]
        while !rest.isEmpty {
            if let word = dateWords.first(where: { rest.hasPrefix($0) }) {
                rest = rest.dropFirst(word.count)
            } else if "-_. ".contains(rest[rest.startIndex]) {
                rest = rest.dropFirst()
            } else {
                return false
            }
        }
        return !format.isEmpty
    }

    /// The path that an attachment may get, best first.
    ///
    /// The first is only this attachment's. What can have it all the same is a file that the message held before an edit, or a
    /// stranger's.
    /// - Parameter isOwn: whether the folder is the chat's own; the names of other chats have their identifiers.
    func path(_ attempt: Int, for attachment: Attachment, _ fields: Fields, isOwn: Bool = true) -> String {
        let values = values(of: attachment, fields)
        var names: [String] = []
        for parts in components.dropLast() {
            let name = Self.render(parts, values, attachment.id.chatID)
            // A message in no topic goes to the folder above.
            if !name.isEmpty { names.append(SafeFileName(name).value) }
        }
        let needsChat = !isOwn && !self.fields.contains(.chat)
        var suffix = ""
        if attempt > 0 || needsChat { suffix = " (\(attachment.id.chatID)" }
        if attempt > (needsChat ? 0 : 1) { suffix += " \(attempt + (needsChat ? 1 : 0))" }
        if !suffix.isEmpty { suffix += ")" }
        let name = SafeFileName(
            Self.render(
                components[components.count - 1], values, attachment.id.chatID,
                room: SafeFileName.maximumBytes - suffix.utf8.count), fallback: values[.id] ?? "")
        names.append(suffix.isEmpty ? name.value : name.suffixed(by: suffix).value)
        if Self.reserved.contains(SafeFileName(names[0]).collisionKey) { names[0] = "_" + names[0] }
        return names.joined(separator: "/")
    }

    /// What an export itself writes into the destination, as ``SafeFileName/collisionKey``.
    private static let reserved = Set(Manifest.ownNames.map { $0.lowercased() })

    private func values(of attachment: Attachment, _ fields: Fields) -> [Field: String] {
        let given = SafeFileName(
            attachment.fileName, fallback: Attachment.Name.made(attachment.kind, attachment.mimeType).text)
        let (stem, ext) = SafeFileName.split(given.value)
        let index = attachment.id.index > 1 ? "-\(attachment.id.index)" : ""
        return [
            .chat: Self.safe(fields.chat), .sender: Self.safe(fields.sender), .topic: Self.safe(fields.topic),
            .date: String(attachment.date), .id: "\(Self.number(of: attachment.id.messageID))\(index)",
            .name: stem, .ext: String(ext.dropFirst()), .album: attachment.album.map { String($0.id) } ?? "",
        ]
    }

    /// A value that is no component yet, and may be empty.
    private static func safe(_ text: String) -> String {
        text.isEmpty ? "" : SafeFileName(text, fallback: "_").value
    }

    private static func render(
        _ parts: [Part], _ values: [Field: String], _ chatID: Int64, room: Int = SafeFileName.maximumBytes
    ) -> String {
        func text(_ nameLimit: Int) -> String {
            parts.map { part in
                switch part {
                case .text(let text): return text
                case .field(.date, let format): return date(values[.date] ?? "", format.isEmpty ? "yyyy-MM-dd" : format)
                case .field(let field, _):
                    let value = values[field] ?? ""
                    let isLong = field != .id && field != .ext && value.utf8.count > nameLimit
                    let cut = isLong ? SafeFileName.prefix(of: value, bytes: nameLimit) : value
                    guard field == .chat else { return cut }
                    return cut.isEmpty ? "(\(chatID))" : "\(cut) (\(chatID))"
                }
            }.joined()
        }
        // Long names are cut, so that the number and the extension stay.
        var limit = SafeFileName.maximumBytes
        while true {
            let whole = text(limit)
            let excess = whole.utf8.count - room
            guard excess > 0, limit > 8 else { return whole }
            limit = max(8, min(limit, longest(parts, values, limit)) - excess)
        }
    }

    private static func longest(_ parts: [Part], _ values: [Field: String], _ limit: Int) -> Int {
        parts.map { part in
            guard case .field(let field, _) = part, field != .id, field != .ext else { return 0 }
            return min(limit, values[field]?.utf8.count ?? 0)
        }.max() ?? 0
    }

    private static func date(_ seconds: String, _ format: String) -> String {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? .current
        let units: Set<Calendar.Component> = [.year, .month, .day, .hour, .minute, .second]
        let date = calendar.dateComponents(units, from: Date(timeIntervalSince1970: Double(seconds) ?? 0))
        let values = [date.year, date.month, date.day, date.hour, date.minute, date.second]
        return zip(dateWords, values).reduce(format) { text, word in
            let digits = String(word.1 ?? 0)
            return text.replacing(
                word.0, with: String(repeating: "0", count: max(0, word.0.count - digits.count)) + digits)
        }
    }

    /// The number that links to the message carry. Messages that have none (secret chats) keep their identifier.
    static func number(of messageID: Int64) -> Int64 {
        messageID > 0 && messageID % (1 << 20) == 0 ? messageID >> 20 : messageID
    }
}
