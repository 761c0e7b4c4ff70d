import Synchronization
import Testing

@testable import CommandLineInterface

@Suite("Progress")
struct ProgressTests {
    @Test("On a terminal the line is drawn over, ten times a second, and its end always")
    func drawsOnTerminal() {
        var renderer = ProgressRenderer(isTerminal: true)
        #expect(
            renderer.show(Progress("a.png", completed: 5, of: 10), width: 60, at: .zero)
                == "\ra.png [##########----------]  50 % 5 of 10")
        #expect(renderer.show(Progress("a.png", completed: 6, of: 10), width: 60, at: .milliseconds(50)) == nil)
        let shorter = renderer.show(Progress("b", completed: 6, of: 10), width: 60, at: .milliseconds(150))
        #expect(shorter == "\rb [############--------]  60 % 6 of 10    ")
        #expect(renderer.show(Progress("b", completed: 10, of: 10), width: 60, at: .milliseconds(151)) != nil)
        #expect(renderer.clear(width: 60) == "\r" + String(repeating: " ", count: 39) + "\r")
        #expect(renderer.clear(width: 60) == "")
    }

    @Test("Elsewhere there is a line every ten seconds")
    func writesLines() {
        var renderer = ProgressRenderer(isTerminal: false)
        #expect(renderer.show(Progress("a", completed: 0, of: 20), width: 80, at: .zero) == nil)
        #expect(renderer.show(Progress("a", completed: 2, of: 20), width: 80, at: .seconds(9)) == nil)
        #expect(renderer.show(Progress("a", completed: 2, of: nil), width: 80, at: .seconds(10)) == "a: 2\n")
        #expect(
            renderer.show(Progress("a", completed: 1500, of: 20_000_000, isBytes: true), width: 80, at: .seconds(20))
                == "a: 1.5 kB of 20.0 MB (0 %)\n")
        #expect(renderer.clear(width: 80) == "")
    }

    @Test("A line fits into the terminal and moves no cursor, whatever the label is", arguments: [1, 20, 49, 60, 200])
    func fits(width: Int) {
        var renderer = ProgressRenderer(isTerminal: true)
        let label = String(repeating: "ü\u{1B}[2J\n", count: 100)
        let text = renderer.show(Progress(label, completed: .max, of: 3, isBytes: true), width: width, at: .zero) ?? ""
        #expect(text.count <= max(20, width))
        #expect(!text.dropFirst().unicodeScalars.contains { $0.value < 0x20 })
    }

    @Test(
        "Odd numbers are no trouble",
        arguments: [(Int64.min, Int64.max), (0, 0), (5, -1), (7, 3), (Int64.max, 1)] as [(Int64, Int64)])
    func survives(completed: Int64, total: Int64) {
        var renderer = ProgressRenderer(isTerminal: true)
        #expect(
            renderer.show(Progress("x", completed: completed, of: total, isBytes: true), width: 80, at: .zero) != nil)
    }

    @Test("Several lines are drawn over in their place, as wide as the terminal is now, and removed as a whole")
    func drawsSeveralLines() throws {
        var renderer = ProgressRenderer(isTerminal: true, movesCursor: true)
        let details = (0..<9).map { Progress("日本語 \($0)", completed: $0, of: 9) }
        let first = renderer.show(Progress("all", completed: 1, of: 9), details: details, width: 40, at: .zero) ?? ""
        #expect(first.split(separator: "\n").count == ProgressRenderer.largestCount && !first.contains("\u{1B}[4A"))
        let second =
            renderer.show(Progress("all", completed: 2, of: 9), details: [details[0]], width: 40, at: .seconds(1)) ?? ""
        #expect(second.hasPrefix("\r\u{1B}[4A") && second.hasSuffix("\u{1B}[J"))
        for line in second.split(separator: "\n") {
            let text = line.replacing("\u{1B}[4A", with: "").replacing("\u{1B}[K", with: "").replacing(
                "\u{1B}[J", with: "")
            #expect(DisplayWidth.of(String(text.drop { $0 == "\r" })) <= 40)
        }
        #expect(renderer.clear(width: 40) == "\r\u{1B}[1A\u{1B}[J")
        #expect(renderer.clear(width: 40) == "")
    }

    @Test("Without the right to move the cursor there is one line and no escape sequence")
    func drawsOneLineOnDumbTerminal() {
        var renderer = ProgressRenderer(isTerminal: true)
        let text = renderer.show(
            Progress("a", completed: 1, of: 2), details: [Progress("b", completed: 1, of: 2)], width: 60, at: .zero)
        #expect(text == "\ra [##########----------]  50 % 1 of 2")
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
