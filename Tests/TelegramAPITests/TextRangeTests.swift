import TelegramAPI
import Testing

@Suite("Places in text")
struct TextRangeTests {
    @Test("Offsets count UTF-16 code units")
    func emoji() {
        let bold = TextEntity(offset: 3, length: 5, type: .bold)
        #expect(FormattedText(text: "😀qwerty", entities: [bold]).substring(of: bold) == "werty")
    }

    private static let outsideRanges: [(Int32, Int32)] = [
        (-1, 1), (0, -1), (7, 1), (0, 9), (.max, .max), (1, 1), (0, 1),
    ]

    @Test("What does not lie in the text, or cuts a character in two, is nothing", arguments: outsideRanges)
    func outside(offset: Int32, length: Int32) {
        let entity = TextEntity(offset: offset, length: length, type: .bold)
        #expect(FormattedText(text: "😀abc", entities: []).substring(of: entity) == nil)
    }

    @Test("The whole text and the empty place at its end lie in it")
    func ends() {
        #expect("😀".range(utf16Offset: 0, length: 2) != nil)
        #expect("😀".range(utf16Offset: 2, length: 0) != nil)
    }
}
