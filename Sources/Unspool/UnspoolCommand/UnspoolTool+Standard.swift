import Foundation
import TelegramClient
import TelegramSimulator

extension UnspoolTool {
    /// The tool of this process.
    static var standard: UnspoolTool {
        // A variable that is set to nothing is taken for one that is not set.
        let environment = ProcessInfo.processInfo.environment.filter { !$0.value.isEmpty }
        // For trying every way to sign in without Telegram: one of the names of `SimulatedAccount.Kind`.
        let account =
            environment["UNSPOOL_SIMULATED_ACCOUNT"].flatMap { SimulatedAccount.Kind(rawValue: $0) }
            .map { SimulatedAccount($0) } ?? .standard
        return UnspoolTool(
            openLibrary: { path in try TDJsonClient.open(path: path) },
            openSimulator: {
                var configuration = SimulatorConfiguration()
                // Slow enough for a progress bar to be seen; tests that interrupt an export want it slower.
                configuration.bytesPerSecond =
                    environment["UNSPOOL_SIMULATED_BYTES_PER_SECOND"].flatMap { Int($0) } ?? 8_000_000
                var world = SimulatedWorld.standard()
                if !world.accounts.isEmpty { world.accounts[0] = account }
                return SimulatedTelegram(world: world, configuration: configuration).transport
            },
            environment: environment, simulatedAccount: account)
    }
}
