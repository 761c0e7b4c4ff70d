import CommandLineInterface
import NativeLoop
import Synchronization

/// Writes events to standard output, each as one line and at once.
///
/// Nothing is kept back in a buffer: when ``write(_:base64:)`` returns, the line is the kernel's, and a process that is
/// killed a moment later has lost nothing of it.
final class EventWriter: Sendable {
    private let descriptor: Int32
    private let onFailure: @Sendable (SystemFailure) -> Void
    /// Whether the first event, which tells the version of the format, was written.
    private let hasBegun = Mutex(false)

    /// - Parameter onFailure: called when nothing can be written any more, on the thread that tried.
    init(descriptor: Int32 = 1, onFailure: @escaping @Sendable (SystemFailure) -> Void) {
        self.descriptor = descriptor
        self.onFailure = onFailure
    }

    /// - Parameter base64: bytes that become the last member. They may be many, so they are not made a text first.
    func write(_ event: JSONValue.Object, base64: [UInt8]? = nil) {
        hasBegun.withLock { hasBegun in
            let members = hasBegun ? event.members : [("v", 1)] + event.members
            hasBegun = true
            var line = Array(JSONValue.object(members).text.utf8)
            if let base64 {
                line.removeLast()
                line += Array(",\"base64\":\"".utf8)
                line += Base64.encode(base64)
                line += Array("\"}".utf8)
            }
            line.append(0x0A)
            do throws(SystemFailure) {
                try SystemIO.write(descriptor, line, path: "standard output")
            } catch {
                onFailure(error)
            }
        }
    }
}
