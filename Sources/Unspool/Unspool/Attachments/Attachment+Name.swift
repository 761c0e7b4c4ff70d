extension Attachment {
    /// A name and who gave it.
    public struct Name: Sendable, Equatable {
        /// Where a name comes from.
        public enum Source: String, Sendable {
            /// As the sender's program sent it: not to be trusted.
            case sender
            /// From title and performer of a piece of music: not to be trusted either.
            case title
            /// From the first line of the text beside it: nor this.
            case caption
            /// Made up here from the kind and the MIME type.
            case madeUp = "made_up"
        }

        /// With its extension, if there is one. Not cleaned.
        public let text: String
        /// Who gave it.
        public let source: Source
    }

    /// ``Attachment/name-swift.property`` with an extension by the MIME type, if the sender gave none. Not cleaned.
    ///
    /// The sender's extension stays whatever the MIME type says: which of the two lies is not known. Plain text gets none,
    /// as programs call everything so that they do not know, and `Makefile` has its name on purpose.
    public var fileName: String {
        // Of a name that nothing can be kept of, the made one will be taken.
        let given = SafeFileName(name.text, fallback: Name.made(kind, mimeType).text).pathExtension
        // "minutes v1.2" has no extension.
        guard given.dropFirst().allSatisfy(\.isNumber) else { return name.text }
        // Telegram cuts names to 255 characters, and the extension goes first.
        if MIMEExtension.essence(mimeType) == "text/plain", name.text.unicodeScalars.count < 255 { return name.text }
        return name.text + MIMEExtension.of(mimeType, for: kind)
    }

    /// Takes another caption, and a name from it if nobody gave a better one.
    mutating func setCaption(_ text: String) {
        caption = text
        guard name.source == .madeUp, role == .content || variant != nil else { return }
        name = Name.made(kind, mimeType, caption: text, detail: variant?.label ?? "")
    }
}

extension Attachment.Name {
    /// At most so many characters of a caption make a name.
    private static let longestCaption = 60

    /// A name for what was sent without one.
    /// - Parameter detail: what tells it from others of the same message, such as a size.
    static func made(_ kind: AttachmentKind, _ mimeType: String, caption: String = "", detail: String = "") -> Self {
        let words = firstWords(of: caption)
        let stem = words.isEmpty ? kind.stem : words
        return Self(
            text: stem + (detail.isEmpty ? "" : " " + detail) + MIMEExtension.of(mimeType, for: kind),
            source: words.isEmpty ? .madeUp : .caption)
    }

    /// The first line with a letter or digit, cut between words.
    private static func firstWords(of caption: String) -> String {
        // A caption has at most some thousand characters; what comes from outside may have more.
        let lines = caption.prefix(4096).split(whereSeparator: \.isNewline)
        guard let line = lines.first(where: { $0.contains { $0.isLetter || $0.isNumber } }) else { return "" }
        // A link or a path would be cut at its last dot as if that were an extension.
        let words = line.split(whereSeparator: \.isWhitespace).filter { !$0.contains("/") && !$0.contains("\\") }
        var text = ""
        for word in words {
            let longer = text.isEmpty ? String(word) : text + " " + word
            guard longer.count <= longestCaption else {
                return text.isEmpty ? String(word.prefix(longestCaption)) : text
            }
            text = longer
        }
        return text.contains { $0.isLetter || $0.isNumber } ? text : ""
    }
}
