import NativeLoop
import Synchronization

/// Standard input: prompts on a terminal, lines otherwise.
public final class Input: Sendable {
    /// The longest line that is taken, in bytes.
    public static let maximumLineLength = 64 * 1024

    private let descriptor: Int32
    private let prompts: TerminalStream
    /// What was read past the last line.
    private let rest = Mutex<[UInt8]>([])

    public let isTerminal: Bool

    init(descriptor: Int32, prompts: TerminalStream) {
        self.descriptor = descriptor
        self.prompts = prompts
        isTerminal = Platform.isTerminal(descriptor)
    }

    /// Asks for a line: with a prompt on a terminal, otherwise silently for the next line of the input.
    ///
    /// - Parameter isSecret: whether the terminal does not show what is typed. It shows it again afterwards in any case.
    /// - Throws: `ConsoleError` if the input has ended or fails; `CancellationError` on an interrupt.
    public func ask(_ prompt: String, isSecret: Bool = false) async throws -> String {
        if isTerminal { try prompts.write(Array(prompt.utf8)) }
        guard let line = try await line(isSecret: isSecret) else {
            throw ConsoleError("standard input ended where an answer to \"\(prompt)\" was expected")
        }
        return line
    }

    /// The next line without its end, or nil at the end of the input.
    public func line() async throws -> String? { try await line(isSecret: false) }

    private func line(isSecret: Bool) async throws -> String? {
        // Reading blocks, so it happens on a thread of its own.
        let result = await withCheckedContinuation {
            (continuation: CheckedContinuation<Result<String?, any Error>, Never>) in
            do {
                try OwnedThread.start(name: "stdin") { [self] in
                    continuation.resume(returning: Result { try read(isSecret: isSecret) })
                }
            } catch {
                continuation.resume(returning: .failure(error))
            }
        }
        return try result.get()
    }

    private func read(isSecret: Bool) throws -> String? {
        guard isSecret, isTerminal else { return try readLine() }
        let echo = try Platform.hideTyping(descriptor)
        defer {
            echo.restore()
            try? prompts.write([0x0A])
        }
        return try readLine()
    }

    private func readLine() throws -> String? {
        try rest.withLock { rest in
            while true {
                if let end = rest.firstIndex(of: 0x0A) {
                    let line = rest[..<end]
                    defer { rest.removeSubrange(...end) }
                    return try text(line)
                }
                guard rest.count <= Self.maximumLineLength else {
                    throw ConsoleError("a line of standard input is longer than \(Self.maximumLineLength) bytes")
                }
                let more = try Platform.read(descriptor)
                if more.isEmpty {
                    if rest.isEmpty { return nil }
                    defer { rest = [] }
                    return try text(rest[...])
                }
                rest += more
            }
        }
    }

    private func text(_ line: ArraySlice<UInt8>) throws -> String {
        let line = line.last == 0x0D ? line.dropLast() : line
        guard let text = String(validating: line, as: UTF8.self), !line.contains(0) else {
            throw ConsoleError("a line of standard input is not UTF-8 text")
        }
        return text
    }
}
