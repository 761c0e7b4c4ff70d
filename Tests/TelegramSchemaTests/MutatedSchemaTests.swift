import TelegramSchema
import TestSupport
import Testing

@Suite("Mutated schemas")
struct MutatedSchemaTests {
    /// Pieces that mean something to the parser.
    private static let pieces: [[UInt8]] =
        [
            "//@", "//-", "//!", "@class ", "@description ", "@param_description ", "vector<", ">", ":", "=", ";", "\n",
            "\r\n", "\t",
            "---functions---", "---", "Ok", "ok", "int32", "Int32", "vector {t:Type} # [ t ] = Vector t;",
            "boolTrue = Bool;", "#",
            "1-64 characters", "; 0-getOption(\"x\")", "99999999999999999999", "may be null", "pass null",
            "for bots only", "null",
            "a:length=1-$x/bytes", "\u{FEFF}", "é", "😀",
        ].map { Array($0.utf8) } + [[0], [0xFF], [0xC3], [0x80], [0x7F]]

    private func mutate(_ bytes: inout [UInt8], using random: inout SeededGenerator) {
        func place() -> Int { Int.random(in: 0...bytes.count, using: &random) }
        let (a, b) = (place(), place())
        let range = min(a, b)..<min(max(a, b), min(a, b) + 40)
        switch Int.random(in: 0..<7, using: &random) {
        case 0: bytes.removeSubrange(range)
        case 1: bytes.insert(contentsOf: bytes[range], at: place())
        case 2: bytes.removeSubrange(a...)
        case 3: if a < bytes.count { bytes[a] = UInt8.random(in: .min ... .max, using: &random) }
        case 4: if a < bytes.count { bytes[a] ^= 1 << UInt8.random(in: 0..<8, using: &random) }
        default: bytes.insert(contentsOf: Self.pieces.randomElement(using: &random) ?? [], at: a)
        }
    }

    @Test("Each is read and prints back, or is refused with a place inside the file; none traps", arguments: 1...8)
    func neverTraps(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let original = Array(SchemaParsingTests.zoo.utf8)
        var accepted = 0
        for _ in 0..<250 {
            var bytes = original
            for _ in 0...Int.random(in: 0..<4, using: &random) { mutate(&bytes, using: &random) }
            do throws(SchemaError) {
                let schema = try Schema(parsing: bytes)
                accepted += 1
                let again = try Schema(parsing: schema.declarationsWithFacts)
                #expect(SchemaPrintingTests.bare(again, facts: true) == SchemaPrintingTests.bare(schema, facts: true))
            } catch {
                let lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
                #expect((1...lines.count).contains(error.location.line), "\(error)")
                #expect(
                    (1...(lines[min(error.location.line, lines.count) - 1].count + 1)).contains(error.location.column),
                    "\(error)")
                #expect(!error.message.isEmpty && !error.message.utf8.contains { $0 < 0x20 })
            }
        }
        // Both ways must have been taken.
        #expect(accepted > 10 && accepted < 240)
    }

    @Test("A schema that is cut at any byte is read or refused")
    func readsEveryPrefix() {
        let bytes = Array(SchemaParsingTests.zoo.utf8)
        for end in 0...bytes.count { _ = try? Schema(parsing: Array(bytes[..<end])) }
    }
}
