import CommandLineInterface
import NativeLoop

/// What the tests of the command-line kit run as a process.
enum Fixture {
    static let isStubborn = Flag("--stubborn", help: "Take no notice of the first interrupt")

    static let ask = Command("ask", about: "Ask for a name and a password") { invocation in
        let console = invocation.console
        let name = try await console.input.ask("Name: ")
        let password = try await console.input.ask("Password: ", isSecret: true)
        try console.output.json([
            "type": "answers", "name": .string(name), "letters": JSONValue(password.count),
            "terminal": .bool(console.input.isTerminal),
        ])
        return .success
    }

    static let wait = Command("wait", about: "Wait for an interrupt", arguments: [isStubborn]) { invocation in
        try invocation.console.output.line("ready")
        if try invocation[isStubborn] {
            await withTaskCancellationHandler {
                await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in }
            } onCancel: {
                try? invocation.console.output.line("no")
            }
        }
        try await Task.sleep(for: .seconds(3600))
        return .success
    }
}

await CommandLineTool(
    Command("fixture", about: "Test the kit", subcommands: [Fixture.ask, Fixture.wait]), version: "1"
).main()
