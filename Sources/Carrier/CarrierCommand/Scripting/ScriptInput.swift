import Dispatch
import NativeLoop
import Synchronization

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// The lines of standard input, read on a thread that does nothing else.
///
/// So who writes commands never waits for the answers to be read: what is not carried out yet is in memory.
final class ScriptInput: Sendable {
    private struct State {
        var lines: [LineSplitter.Line] = []
        var hasEnded = false
    }

    private static let chunkSize = 64 * 1024

    private let state = Mutex(State())
    private let wakeUp = DispatchSemaphore(value: 0)

    /// - Throws: `SystemFailure` if the system makes no more threads.
    func start(descriptor: Int32 = 0) throws(SystemFailure) {
        try OwnedThread.start(name: "stdin") { self.read(descriptor) }
    }

    /// Waits for lines. Nil: the input has ended and all of its lines were taken.
    func next() -> [LineSplitter.Line]? {
        while true {
            let (lines, hasEnded) = state.withLock { state in
                defer { state.lines = [] }
                return (state.lines, state.hasEnded)
            }
            if !lines.isEmpty { return lines }
            if hasEnded { return nil }
            wakeUp.wait()
        }
    }

    private func read(_ descriptor: Int32) {
        var splitter = LineSplitter()
        var buffer = [UInt8](repeating: 0, count: Self.chunkSize)
        while true {
            let result = buffer.withUnsafeMutableBytes { buffer in
                Result { () throws(SystemFailure) in try SystemIO.read(descriptor, into: buffer) }
            }
            guard case .success(let count) = result, count > 0 else {
                // An input that fails is one that has ended: nobody can say more.
                if let line = splitter.end() { add([line]) }
                state.withLock { $0.hasEnded = true }
                wakeUp.signal()
                return
            }
            add(splitter.feed(buffer[..<count]))
        }
    }

    private func add(_ lines: [LineSplitter.Line]) {
        if lines.isEmpty { return }
        state.withLock { $0.lines += lines }
        wakeUp.signal()
    }
}
