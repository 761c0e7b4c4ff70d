/// How the simulated Telegram of a process is set up: by environment variables, as a program that loads a shared library
/// has nothing else to do it with before the first request.
package struct LibrarySettings: Sendable {
    package var world: SimulatedWorld
    package var configuration = SimulatorConfiguration()
    /// Requests of the simulator, one JSON object a line, that are carried out before everything else.
    package var script: [UInt8] = []
    /// Values that were not understood, with what is allowed. The default is in force then.
    package private(set) var complaints: [String] = []

    /// - Parameters:
    ///   - environment: The variables of the process.
    ///   - readFile: The content of a file; nil if it cannot be read.
    package init(environment: [String: String], readFile: (String) -> [UInt8]?) {
        let prefix = "MARTLET_SIMULATED_"
        var complaints: [String] = []
        func number<Number: FixedWidthInteger>(_ name: String, _ allowed: ClosedRange<Number>) -> Number? {
            guard let text = environment[prefix + name], !text.isEmpty else { return nil }
            if let value = Number(text), allowed.contains(value) { return value }
            complaints.append("\(prefix + name) must be a number from \(allowed.lowerBound) to \(allowed.upperBound)")
            return nil
        }
        let seed = number("SEED", 0...UInt64.max) ?? 7
        switch environment[prefix + "WORLD"] ?? "" {
        case "", "standard": world = .standard(seed: seed)
        case "empty": world = SimulatedWorld(seed: seed)
        default:
            world = .standard(seed: seed)
            complaints.append("\(prefix)WORLD must be standard or empty")
        }
        if let name = environment[prefix + "ACCOUNT"], !name.isEmpty {
            if let kind = SimulatedAccount.Kind(rawValue: name) {
                world.accounts = [SimulatedAccount(kind)]
            } else {
                let kinds = SimulatedAccount.Kind.allCases.map(\.rawValue)
                complaints.append("\(prefix)ACCOUNT must be one of \(kinds.joined(separator: ", "))")
            }
        }
        configuration.bytesPerSecond = number("BYTES_PER_SECOND", 1...1_000_000_000_000)
        switch environment[prefix + "TIME"] ?? "" {
        case "", "real": configuration.time = .real
        case "manual": configuration.time = .manual
        default: complaints.append("\(prefix)TIME must be real or manual")
        }
        if let path = environment[prefix + "SCRIPT"], !path.isEmpty {
            if let text = readFile(path) {
                script = text
            } else {
                complaints.append("\(prefix)SCRIPT names no file that can be read: \(path)")
            }
        }
        self.complaints = complaints
    }
}
