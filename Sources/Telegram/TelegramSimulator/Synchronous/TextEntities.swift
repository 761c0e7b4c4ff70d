/// `getTextEntities` for text of simple words: plain ones, emoji, `@mention`, `#hashtag`, `/command` and `$CASHTAG`.
enum TextEntities {
    /// - Returns: nil for text in which TDLib might find something else, such as a link, a number or an address.
    static func find(in text: String) -> [TLObject]? {
        var entities: [TLObject] = []
        var offset = 0
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            for word in line.split(separator: " ", omittingEmptySubsequences: false) {
                let core = word.prefix { !",;?!".contains($0) }
                guard word.dropFirst(core.count).allSatisfy({ ",;?!".contains($0) }) else { return nil }
                switch kind(of: core) {
                case .plain: break
                case .entity(let type):
                    entities.append(
                        TLObject(
                            "textEntity",
                            [
                                "offset": .int(Int64(offset)), "length": .int(Int64(core.utf16.count)),
                                "type": .object(TLObject("textEntityType\(type)")),
                            ]))
                case .unknown: return nil
                }
                offset += word.utf16.count + 1
            }
        }
        return entities
    }

    private enum Kind {
        case plain
        case entity(String)
        case unknown
    }

    private static func kind(of word: Substring) -> Kind {
        guard let first = word.first else { return .plain }
        let name = word.dropFirst()
        if word.unicodeScalars.allSatisfy(\.properties.isEmojiPresentation) { return .plain }
        guard word.allSatisfy(\.isASCII) else { return .unknown }
        if word.allSatisfy(\.isLetter) { return .plain }
        guard !name.isEmpty, name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }) else { return .unknown }
        switch first {
        case "@":
            let isName = (4...32).contains(name.count) || ["gif", "pic", "vid"].contains(name)
            return isName ? .entity("Mention") : .plain
        case "#":
            return name.contains(where: \.isLetter) && name.count <= 256 ? .entity("Hashtag") : .plain
        case "/": return name.count <= 64 ? .entity("BotCommand") : .plain
        case "$":
            let isTicker = name.count <= 8 && name.allSatisfy { ("A"..."Z").contains($0) }
            return isTicker ? .entity("Cashtag") : .plain
        default: return .unknown
        }
    }
}
