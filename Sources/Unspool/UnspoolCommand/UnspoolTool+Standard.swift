import Foundation
import TelegramClient
import TelegramSimulator

extension UnspoolTool {
    /// The tool of this process.
    static var standard: UnspoolTool {
        let environment = ProcessInfo.processInfo.environment
        return UnspoolTool(
            openLibrary: { path in try TDJsonClient.open(path: path) },
            openSimulator: {
                var configuration = SimulatorConfiguration()
                // Slow enough for a progress bar to be seen; tests that interrupt an export want it slower.
                configuration.bytesPerSecond =
                    environment["UNSPOOL_SIMULATED_BYTES_PER_SECOND"].flatMap { Int($0) } ?? 8_000_000
                return SimulatedTelegram(configuration: configuration).transport
            },
            environment: environment)
    }
}
