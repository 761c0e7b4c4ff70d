import CarrierCore
import CommandLineInterface
import NativeLoop

extension CarrierTool {
    static let doctor = Command(
        "doctor", about: "Look for what keeps a node from working, and say what to do",
        discussion: "Changes nothing. Ends with 1 if something must be done.", arguments: NetworkOptions.all
    ) { invocation in
        try invocation.begin()
        let isJSON = try invocation.isJSON
        var file: CarrierConfigurationFile?
        var fault: Diagnosis.Check?
        do { file = try invocation.configurationFile(try invocation.home) } catch let error as CommandFailure {
            fault = .init("configuration", .bad, error.message, advice: "Correct the file")
        }
        let ports = try invocation[NetworkOptions.ports]?.ports ?? file?.ports ?? NodeConfiguration.Network.defaultPorts
        var checks = Diagnosis.checks(home: try invocation.home, ports: ports)
        if let fault {
            checks.append(fault)
        } else {
            let count = try invocation[NetworkOptions.bootstrap].count + (file?.bootstraps.count ?? 0)
            checks.append(
                count > 0
                    ? .init("bootstrap nodes", .good, "\(count) named")
                    : .init(
                        "bootstrap nodes", .note, "None is named",
                        advice: "Name one with --bootstrap, or in carrier.conf, or use --local-discovery"))
        }
        for check in checks {
            if isJSON {
                try invocation.console.output.json([
                    "check": .string(check.name), "state": .string(check.state.rawValue),
                    "finding": .string(check.finding), "advice": JSONValue(check.advice),
                ])
            } else {
                try invocation.console.output.line("\(check.state.mark) \(check.name): \(check.finding)")
                if let advice = check.advice { try invocation.console.output.line("    \(advice)") }
            }
        }
        return checks.contains { $0.state == .bad } ? .failure : .success
    }
}
