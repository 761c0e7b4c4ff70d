import TestSupport
import Testing
import Unspool

struct SafeFileNameTests {
    @Test(arguments: [
        ("a/b\\c:d*e?f\"g<h>i|j\n.mp4", "a_b_c_d_e_f_g_h_i_j .mp4"),
        ("../../etc/passwd", "_.._etc_passwd"),
        ("/etc/shadow", "_etc_shadow"),
        ("C:\\Windows\\system32\\con.txt", "C__Windows_system32_con.txt"),
        ("CON", "_CON"),
        ("con.txt", "_con.txt"),
        ("COM¹", "_COM¹"),
        ("nul .tar.gz", "_nul .tar.gz"),
        ("CONSOLE", "CONSOLE"),
        ("...", "file"),
        ("..", "file"),
        (".", "file"),
        ("", "file"),
        (" \t ", "file"),
        (".bashrc", "bashrc"),
        ("name. . .", "name"),
        ("line1\nline2\t\u{1B}[31mred.txt", "line1 line2 [31mred.txt"),
        ("photo\u{202E}gpj.exe", "photogpj.exe"),
        ("a\u{0}b.txt", "a b.txt"),
        ("cafe\u{301}.txt", "caf\u{E9}.txt"),
        ("отчёт №5 — 会議 📎.pdf", "отчёт №5 — 会議 📎.pdf"),
        ("👩‍👩‍👧‍👦.jpg", "👩‍👩‍👧‍👦.jpg"),
        ("x\u{2028}y\u{A0}z", "x y z"),
    ])
    func `cleans a name`(name: String, expected: String) {
        #expect(SafeFileName(name).value == expected)
    }

    @Test func `cuts a long name between characters and keeps the extension`() {
        let name = SafeFileName("long " + String(repeating: "ы", count: 240) + ".txt").value
        #expect(name.utf8.count <= 255)
        #expect(name.utf8.count >= 253)
        #expect(name.hasSuffix("ы.txt"))

        let family = SafeFileName(String(repeating: "👩‍👩‍👧‍👦", count: 40) + ".jpeg").value
        #expect(family.utf8.count <= 255)
        #expect(family.hasSuffix("👩‍👩‍👧‍👦.jpeg"))

        let marks = SafeFileName("a" + String(repeating: "\u{301}\u{316}", count: 4000) + ".txt").value
        #expect(marks.utf8.count <= 255)
        #expect(marks.hasSuffix(".txt"))

        #expect(SafeFileName(String(repeating: "a.", count: 4000)).value.utf8.count <= 255)
        #expect(SafeFileName("x." + String(repeating: "e", count: 4000)).value.utf8.count <= 255)
    }

    @Test func `a name made of random characters is one safe component and stays as it is`() {
        var generator = SeededGenerator(seed: 7)
        let pool: [Unicode.Scalar] =
            "./\\:*?\"<>| aZ09-_~\n\r\t\u{0}\u{1B}\u{7F}\u{85}\u{202E}\u{2066}\u{200D}\u{301}\u{FEFF}\u{FFFE}é日😀ß\u{1F1E9}\u{E0067}"
            .unicodeScalars.map { $0 }
        for _ in 0..<2_000 {
            let count = Int(generator.next() % 300)
            var text = String.UnicodeScalarView()
            for _ in 0..<count { text.append(pool[Int(generator.next() % UInt64(pool.count))]) }
            let name = SafeFileName(String(text))
            let value = name.value
            #expect(!value.isEmpty && value.utf8.count <= 255)
            #expect(!value.unicodeScalars.contains { "/\\:*?\"<>|".unicodeScalars.contains($0) || $0.value < 32 })
            #expect(value.first != "." && value.last != "." && value.last != " " && value.first != " ")
            #expect(SafeFileName(value) == name)
        }
    }

    @Test func `names that a file system may take for one have one collision key`() {
        #expect(SafeFileName("REPORT.PDF").collisionKey == SafeFileName("report.pdf").collisionKey)
        #expect(SafeFileName("cafe\u{301}").collisionKey == SafeFileName("CAF\u{C9}").collisionKey)
        #expect(SafeFileName("ΣΑΣ").collisionKey == SafeFileName("σας").collisionKey)
        #expect(SafeFileName("a").collisionKey != SafeFileName("b").collisionKey)
    }

    @Test func `a suffix keeps the limit and the extension`() {
        let long = SafeFileName(String(repeating: "n", count: 300) + ".png")
        #expect(long.suffixed(by: " (2)").value.hasSuffix("n (2).png"))
        #expect(long.suffixed(by: " (2)").value.utf8.count == 255)
    }
}
