import CommandLineInterface
import NativeLoop
import Unspool

/// Tells where a sign-in and the connection stand while a command waits for Telegram.
struct SignInWatch {
    private let tasks: [Task<Void, Never>]

    /// Says on standard error when Telegram cannot be reached for a while, instead of nothing.
    init(connectionOf controller: TelegramSessionController, _ messages: Messages) {
        tasks = [
            Task {
                var said: ConnectionStage?
                for await stage in controller.connection.coalesced {
                    if stage == .ready {
                        if said != nil { messages.note(stage.text) }
                        said = nil
                        continue
                    }
                    // What is over at once is not worth a line.
                    try? await Task.sleep(for: .seconds(2))
                    guard !Task.isCancelled, controller.connection.current == stage, stage != said else { continue }
                    messages.note(stage.text)
                    said = stage
                }
            }
        ]
    }

    /// Writes a JSON line for each state of the sign-in, until it is ready or closed, and for each of the connection.
    init(statesOf controller: TelegramSessionController, _ output: Output) {
        tasks = [
            Task {
                for await stage in controller.stages {
                    if let line = ResultLine.signIn(stage) { try? output.line(line) }
                    if stage == .ready { return }
                }
            },
            Task {
                for await stage in controller.connection { try? output.line(ResultLine.connection(stage)) }
            },
        ]
    }

    /// Ends the lines; those of states that have come are written first, once the sign-in is ready or closed. None is written
    /// afterwards.
    func end() async {
        for task in tasks.dropFirst() { task.cancel() }
        for task in tasks { await task.value }
    }

    func cancel() { for task in tasks { task.cancel() } }
}
