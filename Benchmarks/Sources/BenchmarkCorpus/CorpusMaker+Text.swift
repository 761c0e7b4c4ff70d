/// Words of several scripts, since everything outside ASCII is escaped and so is slower to read.
enum Words {
    static let english = split(
        """
        the harbour office opens at nine and closes when last boat has left so bring your ticket early
        please send photographs of every page before Friday because printing takes two full days afterwards
        """)
    static let russian = split(
        """
        завтра утром поезд приходит на второй путь возьми с собой документы карту зонт потом зайдём
        за хлебом молоком обратно пойдём пешком через парк если не будет дождя
        """)
    static let spanish = split("mañana señor también está corazón qué cumpleaños próximo año canción jardín")
    static let chinese = split("明天 会议 照片 文件 收到 谢谢 城市 火车 朋友 学习 版本")
    static let emoji = ["😀", "🔥", "👍", "❤️", "🎉", "😂", "🚀", "🇪🇺", "👨‍👩‍👧"]

    private static func split(_ text: String) -> [String] { text.split { $0 == " " || $0 == "\n" }.map(String.init) }
}

extension CorpusMaker {
    mutating func words(_ count: ClosedRange<Int64>) -> String {
        let pool =
            switch dice.number(0...99) {
            case ..<55: Words.english
            case ..<85: Words.russian
            case ..<95: Words.spanish
            default: Words.chinese
            }
        let parts = (0..<dice.number(count)).map { _ in
            let word = dice.pick(pool)
            return switch dice.number(0...999) {
            case ..<30: word + " " + dice.pick(Words.emoji)
            case ..<45: "\"" + word + "\""
            case ..<55: word + "\n"
            case ..<60: "C:\\folder\\" + word
            default: word
            }
        }
        return parts.joined(separator: " ")
    }

    mutating func formatted(_ count: ClosedRange<Int64>) -> Object {
        let text = words(count)
        let size = Int64(text.utf16.count)
        var entities: Value = []
        if dice.happens(0.35) {
            entities = list(1...3) { maker in
                let offset = maker.dice.number(0...max(0, size - 1))
                let length = maker.random(1...max(1, size - offset))
                return .object(
                    Object(
                        "textEntity",
                        ["offset": .number(offset), "length": length, "type": .object(maker.entityType())]))
            }
        }
        return Object("formattedText", ["text": .text(text), "entities": entities])
    }

    private mutating func entityType() -> Object {
        switch dice.number(0...99) {
        case ..<30: Object("textEntityTypeUrl")
        case ..<50: Object("textEntityTypeBold")
        case ..<65: Object("textEntityTypeMention")
        case ..<80:
            Object("textEntityTypeTextUrl", ["url": .text("https://example.com/a?b=\(dice.number(0...999_999))&c=d")])
        case ..<90: Object("textEntityTypeCustomEmoji", ["custom_emoji_id": random(0...1 << 62)])
        default: Object("textEntityTypePreCode", ["language": "swift"])
        }
    }
}
