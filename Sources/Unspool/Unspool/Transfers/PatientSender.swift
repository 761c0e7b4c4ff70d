public import TelegramAPI
import TelegramClient

/// Sends functions and sits out the waits that Telegram asks for.
public struct PatientSender: TDFunctionSender {
    private let sender: any TDFunctionSender
    private let patience: FloodPatience

    /// - Parameters:
    ///   - longestWait: the longest wait that is sat out, in seconds; after a request that asks for a longer one its error is
    ///     thrown.
    ///   - announce: gets a sentence for people at the beginning of a wait.
    public init(
        _ sender: any TDFunctionSender, longestWait: Int, clock: any Clock<Duration> = ContinuousClock(),
        announce: @escaping @Sendable (String) -> Void = { _ in }
    ) {
        self.init(
            sender, FloodPatience(longest: longestWait, clock: clock) { announce(ExportProblem.waiting($0)) })
    }

    init(_ sender: any TDFunctionSender, _ patience: FloodPatience) {
        self.sender = sender
        self.patience = patience
    }

    /// - Throws: what the sender throws; `CancellationError`, also during a wait.
    public func send<Function: TDFunction>(_ function: Function) async throws -> Function.Result {
        try await patience { try await sender.send(function) }
    }
}
