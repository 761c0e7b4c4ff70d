import Foundation
import TelegramAPI
import Testing

@Suite("Small stacks")
struct SmallStackTests {
    /// Threads of Swift's pool and of other programs have as little as this.
    private static let stackSize = 512 << 10

    @Test(
        "The deepest nesting is read, described, written and freed",
        arguments: [
            (#"{"@type":"richTextBold","text":"#, #"{"@type":"richTextPlain","text":"x"}"#, "}", 1),
            (#"{"@type":"richTexts","texts":["#, "", "]}", 2),
            // White space: the text is normalized and read again.
            (#" { "text" : "#, #"{"@type":"richTextPlain","text":"x"}"#, #" , "@type" : "richTextBold" } "#, 1),
            (#"{"@type":"richTextUnheardOf","text":"#, "[]", "}", 1),
        ])
    func deepestNesting(open: String, core: String, close: String, levels: Int) async throws {
        for depth in [97, 98, 99, 126, 127, 128, 129, 10_000] {
            let count = depth / levels
            let json = String(repeating: open, count: count) + core + String(repeating: close, count: count)
            let outcome = await onSmallStack {
                guard let value = try? RichText(json: json) else { return "refused" }
                _ = value.description
                return (try? value.jsonBytes()) == nil ? "read" : "read and written"
            }
            // TDLib takes and writes less than what we read; a reader that takes anything is no limit at all.
            #expect(depth > 97 || outcome == "read and written")
            #expect(depth < 10_000 || outcome == "refused")
        }
    }

    private func onSmallStack(_ body: @escaping @Sendable () -> String) async -> String {
        await withCheckedContinuation { continuation in
            let thread = Thread { continuation.resume(returning: body()) }
            thread.stackSize = Self.stackSize
            thread.start()
        }
    }
}
