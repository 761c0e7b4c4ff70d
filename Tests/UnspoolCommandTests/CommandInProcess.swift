import Foundation
import Synchronization
import TelegramSimulator
import TestSupport

@testable import CommandLineInterface
@testable import UnspoolCommand

/// The command in this process, on a simulated Telegram whose faults the test chooses.
struct CommandInProcess {
    let telegram: SimulatedTelegram
    let folder: TestFolder

    init(world: SimulatedWorld = .standard()) throws {
        telegram = SimulatedTelegram(world: world)
        folder = try TestFolder()
    }

    var out: String { folder.path + "/out" }

    func run(_ words: String...) async -> (code: ExitCode, output: String, messages: String) { await run(words) }

    /// - Parameters:
    ///   - isSimulated: false to go the way of the real library, with api id and hash; the Telegram is the same.
    ///   - input: lines of standard input, then its end; nil for the process's own.
    func run(
        _ words: [String], isSimulated: Bool = true, input: String? = nil
    ) async -> (code: ExitCode, output: String, messages: String) {
        let typed = Pipe()
        try? typed.fileHandleForWriting.write(contentsOf: Data((input ?? "").utf8))
        try? typed.fileHandleForWriting.close()
        let prompts = TerminalStream { _ in }
        let output = Mutex("")
        let messages = Mutex("")
        let console = Console(
            output: Output(
                TerminalStream { bytes in output.withLock { $0 += String(decoding: bytes, as: UTF8.self) } }),
            messages: Messages(
                TerminalStream { bytes in messages.withLock { $0 += String(decoding: bytes, as: UTF8.self) } }),
            input: input == nil
                ? Console.standard.input
                : Input(descriptor: typed.fileHandleForReading.fileDescriptor, prompts: prompts))
        let tool = UnspoolTool(
            openLibrary: { [telegram] _ in telegram.transport }, openSimulator: { [telegram] in telegram.transport },
            environment: ["HOME": folder.path])
        let code = await CommandLineTool(tool.command, version: "0").run(
            (isSimulated ? ["--simulated"] : []) + words, console: console)
        try? typed.fileHandleForReading.close()
        return (code, output.withLock { $0 }, messages.withLock { $0 })
    }
}
