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
        guard let line = try await onOwnThread({ try self.answer(to: prompt, isSecret: isSecret) }) else {
            throw ConsoleError("standard input ended where an answer to \"\(prompt)\" was expected")
        }
        return line
    }

    /// The next line without its end, or nil at the end of the input.
    /// - Throws: `ConsoleError` if the input fails or is no text; `CancellationError` on an interrupt.
    public func line() async throws -> String? { try await onOwnThread { try self.readLine() } }

    /// Reading blocks, so it happens on a thread of its own.
    private func onOwnThread(_ read: @escaping @Sendable () throws -> String?) async throws -> String? {
        let result = await withCheckedContinuation {
            (continuation: CheckedContinuation<Result<String?, any Error>, Never>) in
            do {
                try OwnedThread.start(name: "stdin") { continuation.resume(returning: Result { try read() }) }
            } catch {
                continuation.resume(returning: .failure(error))
            }
        }
        return try result.get()
    }

    private func answer(to prompt: String, isSecret: Bool) throws -> String? {
        guard isTerminal else { return try readLine() }
        // Typing is hidden before the prompt invites to it.
        if isSecret { try Platform.hideTyping(descriptor) }
        defer { if isSecret { Platform.restoreTerminal() } }
        try prompts.write(Array(printable(prompt).utf8))
        defer { if isSecret { try? prompts.write([0x0A]) } }
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
