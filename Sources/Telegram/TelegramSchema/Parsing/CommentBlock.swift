/// The comment lines above a declaration: `//@key text`, `//-continuation`, and `//!facts` (see ``CompactFacts``).
struct CommentBlock {
    /// One `@key text` of the block.
    struct Entry {
        let key: String
        let text: Range<Int>
        let location: SourceLocation
    }

    /// The lines joined by one blank each, without the slashes.
    private(set) var text: [UInt8] = []
    private(set) var factLines: [SourceLine] = []
    /// Which place in the file a part of `text` comes from, by its first byte.
    private var segments: [(start: Int, location: SourceLocation)] = []

    var isEmpty: Bool { text.isEmpty && factLines.isEmpty }
    var hasText: Bool { !text.isEmpty }
    var location: SourceLocation? {
        segments.first?.location ?? factLines.first.map { $0.location(at: $0.range.lowerBound) }
    }
    var isClass: Bool { text.matches("@class", at: 0, end: text.count) && (text.count == 6 || text[6] == Ascii.blank) }

    /// Adds a line that begins with `//`; false if it is a plain comment, which means nothing.
    mutating func append(_ line: SourceLine) throws(SchemaError) -> Bool {
        var start = line.range.lowerBound + 2
        if line.starts(with: "//!") {
            factLines.append(line)
            return true
        } else if line.starts(with: "//-") {
            guard hasText else {
                throw SchemaError(
                    .documentation, at: line.location(at: line.range.lowerBound),
                    "'//-' continues a comment, but there is none above it")
            }
            start += 1
            while start < line.range.upperBound, Ascii.isBlank(line.bytes[start]) { start += 1 }
        } else if !line.starts(with: "//@") {
            return false
        }
        if hasText { text.append(Ascii.blank) }
        segments.append((text.count, line.location(at: start)))
        text += line.bytes[start..<line.range.upperBound]
        return true
    }

    /// Splits the text at every `@key` that stands at the start or after a blank.
    func entries() -> [Entry] {
        var entries: [Entry] = []
        var open: (key: String, start: Int, location: SourceLocation)?
        func close(at end: Int) {
            guard let open else { return }
            entries.append(Entry(key: open.key, text: trimmed(open.start..<end), location: open.location))
        }
        let text = text
        let count = text.count
        var position = 0
        while position < count {
            if text[position] == 0x40, let end = endOfKey(at: position) {
                close(at: position)
                open = (text.text(position + 1..<end), end, location(at: position))
                position = end
            } else {
                position += 1
            }
        }
        close(at: count)
        return entries
    }

    /// The end of the key that begins at this `@`, or nil if the `@` belongs to the prose.
    private func endOfKey(at position: Int) -> Int? {
        guard position == 0 || Ascii.isBlank(text[position - 1]) else { return nil }
        var end = position + 1
        while end < text.count, Ascii.isNamePart(text[end]) { end += 1 }
        guard end > position + 1, end == text.count || Ascii.isBlank(text[end]) else { return nil }
        return end
    }

    private func trimmed(_ range: Range<Int>) -> Range<Int> {
        var (start, end) = (range.lowerBound, range.upperBound)
        while start < end, Ascii.isBlank(text[start]) { start += 1 }
        while end > start, Ascii.isBlank(text[end - 1]) { end -= 1 }
        return start..<end
    }

    private func location(at offset: Int) -> SourceLocation {
        guard let segment = segments.last(where: { $0.start <= offset }) else {
            return SourceLocation(line: 1, column: 1)
        }
        return SourceLocation(line: segment.location.line, column: segment.location.column + offset - segment.start)
    }
}
