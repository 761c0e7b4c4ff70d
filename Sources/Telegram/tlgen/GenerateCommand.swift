import CommandLineInterface
import TelegramSchemaGenerator

/// `tlgen generate`: the Swift of a schema.
enum GenerateCommand {
    private static let schema = Positional("SCHEMA", as: String.self, completion: .file, help: "A td_api.tl file")
    private static let output = Option(
        required: "--output", "DIR", as: String.self, short: "o", completion: .folder,
        help: "Where the files go; made if it is missing")
    private static let foundation = Option(
        "--foundation", "DIR", as: String.self, completion: .folder,
        help: "Where the accessors that need Foundation go; left out without this")
    private static let tdlib = Option(
        "--tdlib-version", "VERSION", as: String.self,
        help: "The version of TDLib that the schema belongs to, for the headers")
    private static let prose = Flag(
        "--prose", help: "Carry over the schema's own text, not only its signatures and facts")
    private static let check = Flag("--check", help: "Write nothing; fail if the folder is not what would be written")

    static let command = Command(
        "generate", about: "Write the Swift of a schema",
        discussion: """
            The same schema gives the same bytes on every run. Files that are as they should be are not touched, and files \
            that an earlier run made and that are not needed any more are removed; nothing else in the folder is.
            """,
        arguments: [schema, output, foundation, tdlib, prose, check],
        examples: [
            .init(
                "tlgen generate td_api.tl --output Sources/TelegramAPI/Generated",
                "Write the files, or bring them up to date"),
            .init("tlgen generate td_api.tl --output Mine --prose", "With TDLib's documentation"),
        ],
        exitCodes: [(.failure, "With --check: the folder is not up to date")],
        run: run)

    @Sendable
    private static func run(_ invocation: Invocation) async throws -> ExitCode {
        let outputPath = try invocation[output]
        let foundationPath = try invocation[foundation]
        try check(outputPath, foundationPath)
        let source = try SchemaFile(try invocation[schema], invocation: invocation)
        let generator = try source.generator(version: try invocation[tdlib], prose: try invocation[prose])
        var folders = [GeneratedFolder(path: outputPath, files: generator.files())]
        if let foundationPath {
            folders.append(GeneratedFolder(path: foundationPath, files: [generator.foundationFile()]))
        }
        let messages = invocation.console.messages
        if try invocation[check] {
            let differences = try folders.flatMap { try $0.differences() }
            for difference in differences { messages.error(difference) }
            return differences.isEmpty ? .success : .failure
        }
        for folder in folders { try folder.make() }
        // Once more, now that they exist: a link may have led nowhere, and a volume may ignore capitals.
        try check(outputPath, foundationPath)
        for folder in folders {
            let result = try folder.write()
            messages.note(
                "\(folder.path): \(folder.files.count) files, \(result.written) written, \(result.removed) removed")
        }
        return .success
    }

    /// In one folder, each part would remove the other's files as outdated. One inside the other does no harm.
    private static func check(_ output: String, _ foundation: String?) throws(UsageError) {
        guard !output.isEmpty else { throw UsageError("'--output' is empty; expected a folder") }
        guard let foundation else { return }
        guard !foundation.isEmpty else { throw UsageError("'--foundation' is empty; expected a folder") }
        guard FolderIdentity(output) != FolderIdentity(foundation) else {
            throw UsageError("'--output' and '--foundation' must be two different folders")
        }
    }
}
