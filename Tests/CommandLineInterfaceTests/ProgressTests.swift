import Synchronization
import Testing

@testable import CommandLineInterface

@Suite("Progress")
struct ProgressTests {
    @Test("On a terminal the line is drawn over, ten times a second, and its end always")
    func drawsOnTerminal() {
        var renderer = ProgressRenderer(isTerminal: true, width: 60)
        #expect(
            renderer.show(Progress("a.png", completed: 5, of: 10), at: .zero)
                == "\ra.png [##########----------]  50 % 5 of 10")
        #expect(renderer.show(Progress("a.png", completed: 6, of: 10), at: .milliseconds(50)) == nil)
        let shorter = renderer.show(Progress("b", completed: 6, of: 10), at: .milliseconds(150))
        #expect(shorter == "\rb [############--------]  60 % 6 of 10    ")
        #expect(renderer.show(Progress("b", completed: 10, of: 10), at: .milliseconds(151)) != nil)
        #expect(renderer.clear() == "\r" + String(repeating: " ", count: 39) + "\r")
        #expect(renderer.clear() == "")
    }

    @Test("Elsewhere there is a line every ten seconds")
    func writesLines() {
        var renderer = ProgressRenderer(isTerminal: false, width: 80)
        #expect(renderer.show(Progress("a", completed: 0, of: 20), at: .zero) == nil)
        #expect(renderer.show(Progress("a", completed: 2, of: 20), at: .seconds(9)) == nil)
        #expect(renderer.show(Progress("a", completed: 2, of: nil), at: .seconds(10)) == "a: 2\n")
        #expect(
            renderer.show(Progress("a", completed: 1500, of: 20_000_000, isBytes: true), at: .seconds(20))
                == "a: 1.5 kB of 20.0 MB (0 %)\n")
        #expect(renderer.clear() == "")
    }

    @Test("A line fits into the terminal and moves no cursor, whatever the label is", arguments: [1, 20, 49, 60, 200])
    func fits(width: Int) {
        var renderer = ProgressRenderer(isTerminal: true, width: width)
        let label = String(repeating: "ü\u{1B}[2J\n", count: 100)
        let text = renderer.show(Progress(label, completed: .max, of: 3, isBytes: true), at: .zero) ?? ""
        #expect(text.count <= max(20, width))
        #expect(!text.dropFirst().unicodeScalars.contains { $0.value < 0x20 })
    }

    @Test(
        "Odd numbers are no trouble",
        arguments: [(Int64.min, Int64.max), (0, 0), (5, -1), (7, 3), (Int64.max, 1)] as [(Int64, Int64)])
    func survives(completed: Int64, total: Int64) {
        var renderer = ProgressRenderer(isTerminal: true, width: 80)
        #expect(renderer.show(Progress("x", completed: completed, of: total, isBytes: true), at: .zero) != nil)
    }

    @Test("A message removes the drawn line first; quiet leaves only errors")
    func mixesWithMessages() {
        let recording = Recording()
        let messages = recording.console(isTerminal: true, width: 30).messages
        messages.progress(Progress("a", completed: 1, of: nil))
        messages.note("hello")
        #expect(recording.messages == "\ra 1\r   \rhello\n")
        messages.setQuiet(true)
        messages.progress(Progress("a", completed: 2, of: nil))
        messages.note("hello")
        messages.error("bad")
        messages.endProgress()
        #expect(recording.messages == "\ra 1\r   \rhello\nbad\n")
    }

    @Test("Text from elsewhere cannot control the terminal")
    func isPrintable() throws {
        let recording = Recording()
        let console = recording.console()
        try console.output.line("a\u{1B}[2Jb\r\u{9B}\tü😀\n")
        console.messages.error("x\u{7}y")
        console.messages.note("\u{0}")
        #expect(recording.output == "a\u{FFFD}[2Jb\u{FFFD}\u{FFFD}\tü😀\n\n")
        #expect(recording.messages == "x\u{FFFD}y\n\u{FFFD}\n")
    }
}
