import CommandLineInterface
import NativeLoop
import TelegramSchema

/// `tlgen diff`: what is different in a newer schema.
enum DiffCommand {
    private static let old = Positional("OLD", as: String.self, completion: .file, help: "The older td_api.tl file")
    private static let new = Positional("NEW", as: String.self, completion: .file, help: "The newer td_api.tl file")
    private static let json = Flag("--json", help: "Write one JSON object a line")

    static let command = Command(
        "diff", about: "Show what differs between two schemas, and the version step that it makes",
        discussion: """
            The last line names the step of Semantic Versioning for users of the generated Swift: none, patch, minor or major. \
            Changes that touch only comments are counted in the text, and listed with --json.
            """,
        arguments: [old, new, json],
        examples: [.init("tlgen diff 1.8.65.tl 1.8.66.tl", "What is new in 1.8.66, for readers")],
        run: run)

    @Sendable
    private static func run(_ invocation: Invocation) async throws -> ExitCode {
        let before = try SchemaFile(try invocation[old], invocation: invocation)
        let after = try SchemaFile(try invocation[new], invocation: invocation)
        let diff = SchemaDiff(from: before.schema, to: after.schema)
        try invocation[json]
            ? write(json: diff, to: invocation.console.output) : write(text: diff, to: invocation.console.output)
        return .success
    }

    private static func write(json diff: SchemaDiff, to output: Output) throws {
        for change in diff.changes {
            try output.json([
                "type": "change", "kind": .string(change.kind.rawValue), "subject": .string(change.subject.rawValue),
                "name": .string(change.name), "detail": .string(change.detail), "step": .string(change.step.rawValue),
            ])
        }
        var counts = JSONValue.Object()
        for kind in SchemaChange.Kind.allCases { counts.members.append((kind.rawValue, JSONValue(diff.count(kind)))) }
        try output.json([
            "type": "summary", "counts": .object(counts), "total": JSONValue(diff.changes.count),
            "step": .string(diff.step.rawValue),
        ])
    }

    private static func write(text diff: SchemaDiff, to output: Output) throws {
        for change in diff.changes where change.step > .patch || change.kind != .changed {
            let mark =
                switch change.kind {
                case .added: "+"
                case .removed: "-"
                case .changed: "~"
                }
            try output.line(
                "\(mark) \(change.subject.rawValue) \(change.name): \(change.detail) [\(change.step.rawValue)]")
        }
        let quiet = diff.changes.count { $0.step <= .patch && $0.kind == .changed }
        if quiet > 0 { try output.line("~ \(quiet) changes of comments and facts [patch]") }
        let counts = SchemaChange.Kind.allCases.map { "\(diff.count($0)) \($0.rawValue)" }.joined(separator: ", ")
        try output.line("\(counts): \(diff.step.rawValue)")
    }
}

extension SchemaDiff {
    fileprivate func count(_ kind: SchemaChange.Kind) -> Int { changes.count { $0.kind == kind } }
}
