import Foundation
import TelegramClient
import TelegramSimulator

extension UnspoolTool {
    /// The tool of this process.
    static var standard: UnspoolTool {
        UnspoolTool(
            openLibrary: { path in try TDJsonClient.open(path: path) },
            openSimulator: {
                var configuration = SimulatorConfiguration()
                // Slow enough for a progress bar to be seen.
                configuration.bytesPerSecond = 8_000_000
                return SimulatedTelegram(configuration: configuration).transport
            },
            environment: ProcessInfo.processInfo.environment)
    }
}
