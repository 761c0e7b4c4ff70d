import CommandLineInterface
import Foundation
import Testing

@Suite("Completions and manual page")
struct DocumentationTests {
    /// Runs a program with a text as its input; nil if it is not installed.
    private func run(_ program: String, _ arguments: [String], input: String) throws -> (status: Int32, output: String)?
    {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        guard let path = folders.map({ "\($0)/\(program)" }).first(where: FileManager.default.isExecutableFile) else {
            return nil
        }
        let file = FileManager.default.temporaryDirectory.appending(path: "cli-\(UUID().uuidString)")
        try Data(input.utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: path)
        process.arguments = arguments
        process.standardInput = try FileHandle(forReadingFrom: file)
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardError = pipe
        try process.run()
        let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return (process.terminationStatus, output)
    }

    @Test(
        "bash completes subcommands, options and choices",
        arguments: [
            ("zoo f", "feed"), ("zoo --h", "--home --help"), ("zoo feed --ta", "--tag"),
            ("zoo feed --food ", "hay fish leaves"),
            ("zoo --home x feed --food=hay --amount 3 --q", "--quiet"), ("zoo --completions z", "zsh"),
        ])
    func bashCompletes(_ line: String, _ expected: String) async throws {
        let script = await Zoo.run("--completions", "bash").output
        let words = line.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
        let test = """
            \(script)
            COMP_WORDS=(\(words.map { "'\($0)'" }.joined(separator: " ")))
            COMP_CWORD=\(words.count - 1)
            _zoo
            echo "${COMPREPLY[*]}"
            """
        guard let result = try run("bash", [], input: test) else { return }
        #expect(result.status == 0)
        #expect(result.output == expected + "\n")
    }

    @Test("Every shell accepts its script", arguments: [("bash", ["-n"]), ("zsh", ["-n"]), ("fish", ["-n"])])
    func shellsAccept(_ shell: String, _ arguments: [String]) async throws {
        let script = await Zoo.run("--completions", shell).output
        #expect(script.contains("food"))
        guard let result = try run(shell, arguments, input: script) else { return }
        #expect(result.status == 0, "\(result.output)")
    }

    @Test("The manual page has every command and option, and groff has nothing to complain about")
    func manualPage() async throws {
        let page = await Zoo.run("--manual").output
        for text in [
            ".SH NAME\nzoo \\- Keep animals\n", "\\-\\-food FOOD", ".SH EXAMPLES", "There is no food",
            ".SH EXIT STATUS",
        ] {
            #expect(page.contains(text), "\(text)")
        }
        guard let result = try run("groff", ["-man", "-Tascii", "-ww"], input: page) else { return }
        #expect(result.status == 0)
        #expect(!result.output.contains("warning"))
    }
}
