import CommandLineInterface
import Unspool

extension Invocation {
    /// Tells people on standard error, and programs by a line `warning` of standard output.
    func warn(_ text: String) throws {
        console.messages.note(text)
        guard try self[GlobalOptions.isJSON], let line = ExportEvent.warning(text).jsonLine else { return }
        try console.output.line(line)
    }
}
