import Testing

@testable import Unspool

struct PatternTests {
    @Test(arguments: [
        ("*.pdf", "Report.PDF", true), ("*.pdf", "report.pdf.exe", false), ("*", "", true), ("?", "", false),
        ("a?c", "abc", true), ("a*c*e", "abcde", true), ("a*c*e", "abcd", false), ("[a-c]x", "bx", true),
        ("[!a-c]x", "bx", false), ("[!a-c]x", "dx", true), ("[]]", "]", true), ("\\*", "*", true), ("\\*", "a", false),
        ("*é*", "CAFÉ 1", true), ("日?", "日本", true), ("**b", "aab", true), ("[a-]", "-", true),
    ])
    func `a pattern for names`(pattern: String, name: String, fits: Bool) throws {
        #expect(try #require(GlobPattern(pattern)).matches(name) == fits)
    }

    @Test(arguments: ["", "[", "[a", "[z-a]", "a\\", "[]", String(repeating: "a", count: 1000)])
    func `no pattern for names`(pattern: String) {
        #expect(GlobPattern(pattern) == nil)
    }

    @Test func `a pattern of many stars ends`() throws {
        let pattern = try #require(GlobPattern(String(repeating: "*a", count: 200) + "b"))
        #expect(!pattern.matches(String(repeating: "a", count: 4000)))
    }

    @Test(
        arguments: [
            ("beach|sea", "At the BEACH", .found), ("^day \\d+$", "Day 12", .found), ("^day$", "Day 12", .absent),
            ("\\p{Han}", "你好", .found), ("😀", "a 😀", .found), ("x", "", .absent),
        ] as [(String, String, CaptionPattern.Match)])
    func `a pattern for captions`(pattern: String, caption: String, match: CaptionPattern.Match) throws {
        #expect(try #require(CaptionPattern(pattern)).match(in: caption) == match)
    }

    @Test(arguments: ["", "(", "[", "a{2,1}", "*", String(repeating: "a", count: 1001)])
    func `no pattern for captions`(pattern: String) {
        #expect(CaptionPattern(pattern) == nil)
    }

    @Test(.timeLimit(.minutes(15)), arguments: ["(a+)+$", "(a|aa)+$", "(.*a){25}$", "(a*)*b", "^(\\w+\\s?)*$"])
    func `a pattern that would take for ever is broken off`(pattern: String) throws {
        let expression = try #require(CaptionPattern(pattern))
        for text in [String(repeating: "a", count: 4000) + "!", String(repeating: "😀a", count: 100_000)] {
            let match = expression.match(in: text)
            #expect(match == .undecided || match == .absent || match == .found)
        }
        #expect(try #require(CaptionPattern("(a+)+$")).match(in: String(repeating: "a", count: 60) + "!") == .undecided)
    }

    @Test(
        arguments: [
            ("0", 0), ("750", 750), ("750B", 750), ("20k", 20_000), ("20KB", 20_000), ("1.5M", 1_500_000),
            ("2G", 2_000_000_000),
            ("20Ki", 20_480), ("1.5MiB", 1_572_864), ("2gib", 2_147_483_648), ("0.000001k", 0),
            ("0.1T", 100_000_000_000),
        ] as [(String, Int64)])
    func `a size`(text: String, bytes: Int64) {
        #expect(ByteSize(text)?.bytes == bytes)
    }

    @Test(arguments: [
        "", "k", "-1", "1.5", "1.k", ".5k", "5x", "5i", "5ki5", "99999999999999999999", "9999999T", "1 k", "٣k",
    ])
    func `no size`(text: String) {
        #expect(ByteSize(text) == nil)
    }

    @Test(
        arguments: [
            ("https://t.me/c/1400000001/5", .link("https://t.me/c/1400000001/5")),
            ("t.me/name/7", .link("t.me/name/7")),
            ("tg://privatepost?channel=1&post=2", .link("tg://privatepost?channel=1&post=2")), ("5", .id(5 << 20)),
            // Up to 2^31 - 1 it is a link's number, also where it could be TDLib's identifier.
            ("1048576", .id(1 << 40)), ("5242881", .id(5_242_881 << 20)), ("2147483647", .id(2_147_483_647 << 20)),
            ("2147483648", .id(2048 << 20)), ("2251799812636672", .id(2_147_483_647 << 20)),
        ] as [(String, MessageLink)])
    func `a message`(text: String, link: MessageLink) {
        #expect(MessageLink(text) == link)
    }

    @Test(arguments: ["", "0", "-5", "https://example.com/1", "abc", "2251799812636673", "99999999999999999999"])
    func `no message`(text: String) {
        #expect(MessageLink(text) == nil)
    }
}
