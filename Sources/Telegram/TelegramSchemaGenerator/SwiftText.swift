/// Swift source that is being written, with its indentation.
struct SwiftText {
    private(set) var text = ""
    private var indentation = ""

    mutating func line(_ line: String = "") {
        if !line.isEmpty { text += indentation + line }
        text += "\n"
    }

    mutating func lines(_ lines: [String]) {
        for line in lines { self.line(line) }
    }

    mutating func documentation(_ lines: [String]) {
        for line in lines { self.line(line.isEmpty ? "///" : "/// " + line) }
    }

    /// Writes `head {`, the body one level deeper, and `}`.
    mutating func block(_ head: String, _ tail: String = "}", _ body: (inout SwiftText) -> Void) {
        line(head + " {")
        indentation += "    "
        body(&self)
        indentation.removeLast(4)
        line(tail)
    }

    /// A call or a declaration with a list of arguments, on one line if it fits.
    mutating func list(_ head: String, _ arguments: [String], _ tail: String) {
        let short = head + arguments.joined(separator: ", ") + tail
        if indentation.count + short.count <= 120 {
            line(short)
        } else {
            line(head)
            for (index, argument) in arguments.enumerated() {
                line("    " + argument + (index + 1 < arguments.count ? "," : ""))
            }
            line(tail)
        }
    }

    mutating func append(_ other: SwiftText) { text += other.text }
}
