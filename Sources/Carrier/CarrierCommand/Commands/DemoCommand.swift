import CarrierCore
import CommandLineInterface
import NativeLoop

extension CarrierTool {
    static let demo = Command(
        "demo", about: "Show two nodes meet and talk, on this machine alone",
        discussion: """
            Starts a bootstrap server and two nodes in this process, on loopback and in folders that are removed \
            afterwards. Ends with 0 only if every step was seen.
            """,
        examples: [.init("carrier demo", "Takes about 12 seconds")]
    ) { invocation in
        try invocation.begin()
        let isJSON = try invocation.isJSON
        let console = invocation.console
        return try await withNodeErrors {
            try await withTemporaryFolder { folder in
                let demo = Demo(folder: folder) { step in
                    if isJSON {
                        try console.output.json(
                            JSONValue.Object(
                                [("step", .string(step.name)), ("seconds", .number(step.seconds))] + step.members))
                    } else {
                        try console.output.line("\(step.time)  \(step.text)")
                    }
                }
                return try await withThrowingTaskGroup(of: Bool.self) { group in
                    group.addTask {
                        try await demo.run()
                        return true
                    }
                    group.addTask {
                        try await Task.sleep(for: .seconds(Demo.timeLimit))
                        return false
                    }
                    defer { group.cancelAll() }
                    if try await group.next() == true { return .success }
                    throw CommandFailure(
                        "the demo did not end in \(Demo.timeLimit) s; 'carrier doctor' may know why",
                        exitCode: .noAnswer)
                }
            }
        }
    }
}
