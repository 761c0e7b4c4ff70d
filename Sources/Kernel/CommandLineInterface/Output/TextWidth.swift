/// How many columns of a terminal a text covers.
enum TextWidth {
    static func columns(_ text: String) -> Int { text.reduce(0) { $0 + columns($1) } }

    /// The text, or as much of it as fits with an ellipsis.
    static func cut(_ text: String, to room: Int) -> String {
        if columns(text) <= room { return text }
        var result = ""
        var used = 0
        for character in text {
            let next = columns(character)
            guard used + next < room else { break }
            used += next
            result.append(character)
        }
        return room > 0 ? result + "…" : ""
    }

    private static func columns(_ character: Character) -> Int {
        guard let scalar = character.unicodeScalars.first else { return 0 }
        switch scalar.value {
        // East Asian wide and full-width characters, and emoji.
        case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60,
            0xFFE0...0xFFE6, 0x1F300...0x1FAFF, 0x20000...0x3FFFD:
            return 2
        default: return 1
        }
    }
}
