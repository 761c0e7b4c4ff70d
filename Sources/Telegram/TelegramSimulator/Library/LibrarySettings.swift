/// How the simulated Telegram of a process is set up: by environment variables, as a program that loads a shared library
/// has nothing else to do it with before the first request.
package struct LibrarySettings: Sendable {
    private enum Time: String, CaseIterable {
        case real, manual
    }

    package static let prefix = "MARTLET_SIMULATED_"
    /// The variables that are read, without the prefix.
    package static let names = ["SEED", "WORLD", "ACCOUNT", "BYTES_PER_SECOND", "TIME", "SCRIPT"]

    package let world: SimulatedWorld
    package private(set) var configuration = SimulatorConfiguration()
    /// Requests of the simulator, one JSON object a line, that are carried out before everything else.
    package private(set) var script: [UInt8] = []
    /// Values that were not understood, with what is allowed. The default is in force then.
    package let complaints: [String]

    /// - Parameters:
    ///   - environment: The variables of the process.
    ///   - readFile: The content of a file; nil if it cannot be read.
    package init(environment: [String: String], readFile: (String) -> [UInt8]?) {
        var variables = SimulatorVariables(environment, prefix: Self.prefix)
        world = variables.world
        configuration.bytesPerSecond = variables.bytesPerSecond
        if variables.choice("TIME", Time.self) == .manual { configuration.time = .manual }
        if let path = variables.value("SCRIPT") {
            if let text = readFile(path) {
                script = text
            } else {
                variables.complain("SCRIPT", "names no file that can be read: \(path)")
            }
        }
        complaints = variables.complaints
    }
}
