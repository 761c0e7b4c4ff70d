import Foundation
import TelegramClient
import TelegramSimulator

extension UnspoolTool {
    /// The tool of this process.
    static var standard: UnspoolTool {
        // A variable that is set to nothing is taken for one that is not set.
        let environment = ProcessInfo.processInfo.environment.filter { !$0.value.isEmpty }
        let variables = SimulatorVariables(environment, prefix: "UNSPOOL_SIMULATED_")
        var problem = variables.complaints.first
        if let path = environment["UNSPOOL_SIMULATED_EVENTS"], !isReadable(path) {
            problem = "UNSPOOL_SIMULATED_EVENTS is no file or named pipe that can be read"
        }
        return UnspoolTool(
            openLibrary: { path in try TDJsonClient.open(path: path) },
            openSimulator: {
                var configuration = SimulatorConfiguration()
                // Slow enough for a progress bar to be seen; tests that interrupt an export want it slower.
                configuration.bytesPerSecond = variables.bytesPerSecond ?? 8_000_000
                let telegram = SimulatedTelegram(world: variables.world, configuration: configuration)
                if let path = environment["UNSPOOL_SIMULATED_EVENTS"] { follow(path, telegram) }
                return telegram.transport
            },
            environment: environment, simulatedAccount: variables.account, simulatorProblem: problem)
    }

    /// Lets things happen on the simulated Telegram: requests of docs/simulated-tdjson.md, one a line, of a file or, while the
    /// command runs, a named pipe.
    private static func follow(_ path: String, _ telegram: SimulatedTelegram) {
        Thread {
            guard let file = FileHandle(forReadingAtPath: path) else { return }
            var rest = Data()
            var number = 0
            func perform(_ line: Data) {
                number += 1
                guard let problem = telegram.perform(line) else { return }
                let text = "simulated Telegram: line \(number) of UNSPOOL_SIMULATED_EVENTS: \(problem)\n"
                FileHandle.standardError.write(Data(text.utf8))
            }
            while case let data = file.availableData, !data.isEmpty {
                rest += data
                while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
                    let line = rest[..<end]
                    rest = Data(rest[(end + 1)...])
                    perform(line)
                }
            }
            // A last line may end with the file.
            if !rest.isEmpty { perform(rest) }
        }.start()
    }

    private static func isReadable(_ path: String) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && !isFolder.boolValue
            && FileManager.default.isReadableFile(atPath: path)
    }
}
