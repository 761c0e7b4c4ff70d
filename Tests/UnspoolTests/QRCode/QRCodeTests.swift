import Foundation
import TestSupport
import Testing

@testable import Unspool

struct QRCodeTests {
    private let code: QRCode

    init() throws { code = try QRCode("tg://login?token=" + String(repeating: "aB3_", count: 11)) }

    @Test func `has the standard's finders and quiet zone`() {
        let margin = QRCode.margin
        #expect(margin == 4 && code.side >= 21 + 2 * margin && (code.side - 2 * margin - 17) % 4 == 0)
        for place in 0..<code.side {
            for ring in 0..<margin {
                #expect(
                    !code.isDark(row: ring, column: place) && !code.isDark(row: code.side - 1 - ring, column: place))
                #expect(
                    !code.isDark(row: place, column: ring) && !code.isDark(row: place, column: code.side - 1 - ring))
            }
        }
        let last = code.side - margin - 7
        for (row, column) in [(margin, margin), (margin, last), (last, margin)] {
            for offset in 0..<7 {
                #expect(
                    code.isDark(row: row, column: column + offset) && code.isDark(row: row + 6, column: column + offset)
                )
            }
            #expect(!code.isDark(row: row + 1, column: column + 1) && code.isDark(row: row + 3, column: column + 3))
        }
    }

    @Test(arguments: [true, false])
    func `the terminal's lines hold every module`(isColored: Bool) {
        let lines = code.lines(isColored: isColored)
        #expect(lines.count == (code.side + 1) / 2)
        for (index, line) in lines.enumerated() {
            let text = line.replacing("\u{1B}[38;5;16;48;5;231m", with: "").replacing("\u{1B}[0m", with: "")
            #expect(text.count == code.side)
            for (column, character) in text.enumerated() {
                let inked = (top: "▀█".contains(character), bottom: "▄█".contains(character))
                // With colours ink is dark; without, it is the light of a dark terminal.
                #expect(inked.top == (code.isDark(row: 2 * index, column: column) == isColored))
                #expect(inked.bottom == (code.isDark(row: 2 * index + 1, column: column) == isColored))
            }
        }
    }

    @Test func `its picture is a PNG that its owner alone can read, and goes`() throws {
        let folder = try TestFolder()
        let path = folder.path + "/qr.png"
        let file = try QRCodeFile(code, path: path)
        let first = try #require(FileManager.default.contents(atPath: path))
        #expect(first.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]))
        // Width and height of the header.
        let side = UInt32(code.side * 8)
        let bytes = [UInt8](first)
        for offset in [16, 20] {
            #expect(bytes[offset..<offset + 4].reduce(0) { $0 << 8 | UInt32($1) } == side)
        }
        #expect(try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int == 0o600)
        try file.replace(with: try QRCode("tg://login?token=other"))
        #expect(FileManager.default.contents(atPath: path) != first)
        #expect(throws: AccountError.self) { try QRCodeFile(code, path: path) }
        #expect(FileManager.default.fileExists(atPath: path))
        file.remove()
        #expect(!FileManager.default.fileExists(atPath: path))
    }

    @Test func `a link that is too long is an error`() {
        #expect(throws: AccountError.self) { try QRCode(String(repeating: "x", count: 4_000)) }
        #expect(throws: AccountError.self) { try QRCode("") }
    }
}
