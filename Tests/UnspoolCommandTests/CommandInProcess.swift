import CommandLineInterface
import Synchronization
import TelegramSimulator
import TestSupport

@testable import UnspoolCommand

/// The command in this process, on a simulated Telegram whose faults the test chooses.
struct CommandInProcess {
    let telegram = SimulatedTelegram()
    let folder: TestFolder

    init() throws { folder = try TestFolder() }

    var out: String { folder.path + "/out" }

    func run(_ words: String...) async -> (code: ExitCode, output: String, messages: String) { await run(words) }

    func run(_ words: [String]) async -> (code: ExitCode, output: String, messages: String) {
        let output = Mutex("")
        let messages = Mutex("")
        let console = Console(
            output: Output(
                TerminalStream { bytes in output.withLock { $0 += String(decoding: bytes, as: UTF8.self) } }),
            messages: Messages(
                TerminalStream { bytes in messages.withLock { $0 += String(decoding: bytes, as: UTF8.self) } }),
            input: Console.standard.input)
        let tool = UnspoolTool(
            openLibrary: { [telegram] _ in telegram.transport }, openSimulator: { [telegram] in telegram.transport },
            environment: ["HOME": folder.path])
        let code = await CommandLineTool(tool.command, version: "0").run(["--simulated"] + words, console: console)
        return (code, output.withLock { $0 }, messages.withLock { $0 })
    }
}
