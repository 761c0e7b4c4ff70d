import CommandLineInterface
import Testing

struct TextTableTests {
    @Test(arguments: [
        ("", 0), ("abc", 3), ("é", 1), ("e\u{301}", 1), ("美玲", 4), ("한국", 4), ("ｶﾅ", 2), ("ＡＢ", 4), ("🌸", 2), ("👨‍👩‍👧", 2),
        ("🇩🇪", 2), ("❤️", 2), ("❤", 1), ("👍🏽", 2), ("שלום", 4), ("กำ", 1), ("\u{200B}", 0), ("\u{1B}", 0), ("ß", 1),
    ])
    func `a text is as wide as a terminal shows it`(text: String, width: Int) {
        #expect(DisplayWidth.of(text) == width)
    }

    @Test func `columns stay in line whatever the writing`() {
        var table = TextTable([("ID", .left), ("TITLE", .left), ("N", .right), ("EMPTY", .left)])
        table.add(["1", "Notes", "7"])
        table.add(["-100200", "美玲 🌸", "1234"])
        let lines = table.lines()
        #expect(lines == ["ID       TITLE       N", "1        Notes       7", "-100200  美玲 🌸  1234"])
        #expect(Set(lines.map(DisplayWidth.of)) == [22])
    }

    @Test func `the flexible column is cut to the terminal, between characters`() {
        var table = TextTable([("ID", .left), ("TITLE", .left), ("N", .right)])
        table.add(["1", String(repeating: "美", count: 30), "5"])
        let lines = table.lines(width: 30, flexible: 1)
        #expect(lines.allSatisfy { DisplayWidth.of($0) <= 30 })
        #expect(lines[1] == "1   " + String(repeating: "美", count: 11) + "…  5")
    }
}
