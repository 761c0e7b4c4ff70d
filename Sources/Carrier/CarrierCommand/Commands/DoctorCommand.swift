import CarrierCore
import CommandLineInterface

extension CarrierTool {
    static let doctor = Command(
        "doctor", about: "Look for what keeps a node from working, and say what to do",
        discussion: "Changes nothing. Ends with 1 if something must be done.", arguments: NetworkOptions.all
    ) { invocation in
        try invocation.begin()
        let isJSON = try invocation.isJSON
        let ports = try invocation[NetworkOptions.ports]?.ports ?? 33445...33545
        var checks = Diagnosis.checks(home: try invocation.home, ports: ports)
        do {
            let file = try invocation.configurationFile(try invocation.home)
            let count = try invocation[NetworkOptions.bootstrap].count + (file?.bootstraps.count ?? 0)
            checks.append(
                count > 0
                    ? .init("bootstrap nodes", .good, "\(count) named")
                    : .init(
                        "bootstrap nodes", .note, "None is named",
                        advice: "Name one with --bootstrap, or in carrier.conf, or use --local-discovery"))
        } catch let error as CommandFailure {
            checks.append(.init("configuration", .bad, error.message, advice: "Correct the file"))
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
