/// Ends a command with a message on standard error.
public struct CommandFailure: Error, Sendable, Equatable, CustomStringConvertible {
    public let exitCode: ExitCode
    /// One line that says what failed and what to do.
    public let message: String

    public init(_ message: String, exitCode: ExitCode = .failure) {
        self.message = message
        self.exitCode = exitCode
    }

    public var description: String { message }
}
