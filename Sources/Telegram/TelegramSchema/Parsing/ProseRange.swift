extension FieldFacts.Range {
    /// Units that the prose names after a range.
    private static let units: Set<String> = [
        "characters", "bytes", "seconds", "days", "tasks", "options", "identifiers", "stickers", "colors", "emoji",
    ]

    /// Finds the first `1-64` or `0-getOption("name")` that stands as a clause of its own: after `;`, `,`, `(`,
    /// "must be", "list of", "with" or at the start, so that "ISO 3166-1" and "one of 1-6 is" are no ranges.
    init?(prose text: [UInt8], _ range: Swift.Range<Int>) {
        var position = range.lowerBound
        while position < range.upperBound {
            if text[position] == 0x2D, let found = Self(text, range, hyphen: position) {
                self = found
                return
            }
            position += 1
        }
        return nil
    }

    private init?(_ text: [UInt8], _ range: Swift.Range<Int>, hyphen: Int) {
        var start = hyphen
        while start > range.lowerBound, Ascii.isDigit(text[start - 1]) { start -= 1 }
        guard start < hyphen, let lower = Int64(text.text(start..<hyphen)),
            Self.isClauseStart(text, range.lowerBound..<start)
        else { return nil }

        var end = hyphen + 1
        let upper: FieldFacts.Bound
        if text.matches("getOption(\"", at: end, end: range.upperBound) {
            let nameStart = end + 11
            end = nameStart
            while end < range.upperBound, Ascii.isNamePart(text[end]) { end += 1 }
            guard end > nameStart, text.matches("\")", at: end, end: range.upperBound) else { return nil }
            upper = .option(text.text(nameStart..<end))
            end += 2
        } else {
            while end < range.upperBound, Ascii.isDigit(text[end]) { end += 1 }
            guard let number = Int64(text.text(hyphen + 1..<end)), lower <= number else { return nil }
            upper = .number(number)
        }
        // Something like `0-7*24*60` or `1-2-3` is not understood.
        guard end == range.upperBound || " .;,)".utf8.contains(text[end]) else { return nil }

        let wordStart = min(end + 1, range.upperBound)
        var wordEnd = wordStart
        while wordEnd < range.upperBound, Ascii.isLowercase(text[wordEnd]) { wordEnd += 1 }
        let word = text.text(wordStart..<wordEnd)
        let isUnit = end < range.upperBound && text[end] == Ascii.blank && Self.units.contains(word)
        self.init(lower: lower, upper: upper, unit: isUnit ? word : "")
    }

    private static func isClauseStart(_ text: [UInt8], _ before: Swift.Range<Int>) -> Bool {
        func endsWith(_ ending: StaticString) -> Bool {
            text.matches(ending, at: before.upperBound - ending.utf8CodeUnitCount, end: before.upperBound)
        }
        if before.isEmpty { return true }
        let endings: [StaticString] = ["; ", ", ", "(", "must be ", "list of ", "with "]
        return endings.contains { $0.utf8CodeUnitCount <= before.count && endsWith($0) }
    }
}
