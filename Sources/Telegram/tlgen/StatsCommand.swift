import CommandLineInterface
import NativeLoop
import TelegramSchema

/// `tlgen stats`: a schema in numbers.
enum StatsCommand {
    private static let schema = Positional("SCHEMA", as: String.self, completion: .file, help: "A td_api.tl file")
    private static let json = Flag("--json", help: "Write one JSON object on a line")

    static let command = Command(
        "stats", about: "Count what a schema declares", arguments: [schema, json],
        examples: [.init("tlgen stats td_api.tl --json", "The numbers, for programs")],
        run: run)

    @Sendable
    private static func run(_ invocation: Invocation) async throws -> ExitCode {
        let file = try SchemaFile(try invocation[schema], invocation: invocation)
        let statistics = SchemaStatistics(file.schema)
        let output = invocation.console.output
        guard try !invocation[json] else {
            try output.json([
                "type": "statistics", "counts": object(statistics.counts.map { ($0.name, $0.value) }),
                "field_types": object(statistics.fieldTypes.map { ($0.type, $0.count) }),
                "argument_types": object(statistics.argumentTypes.map { ($0.type, $0.count) }),
                "largest_classes": object(statistics.largestClasses.prefix(10).map { ($0.name, $0.count) }),
            ])
            return .success
        }
        try output.write(lines("", statistics.counts.map { ($0.meaning, $0.value) }))
        try output.write(lines("\nFields by type:\n", statistics.fieldTypes.map { ($0.type, $0.count) }))
        try output.write(lines("\nArguments by type:\n", statistics.argumentTypes.map { ($0.type, $0.count) }))
        try output.write(
            lines("\nLargest classes:\n", statistics.largestClasses.prefix(10).map { ($0.name, $0.count) }))
        return .success
    }

    private static func object(_ counts: [(String, Int)]) -> JSONValue {
        .object(counts.map { (name: $0.0, value: JSONValue($0.1)) })
    }

    private static func lines(_ title: String, _ counts: [(String, Int)]) -> String {
        title
            + counts.map { name, count in
                let digits = String(count)
                return String(repeating: " ", count: max(0, 6 - digits.count)) + digits + "  \(name)\n"
            }.joined()
    }
}
