import NativeLoop

/// What happens while a tree is checked, in order.
public enum VerifyEvent: Sendable, Equatable {
    /// The manifest was read.
    case started(path: String, files: Int, bytes: Int64)
    case progress(files: Int, bytes: Int64)
    case finding(VerifyFinding)
    /// The last one. The command checks the same with standard tools; nil without a manifest or files.
    case summary(VerifySummary, command: String?)

    /// The line of `--json`, without its line feed; nil for progress.
    public var jsonLine: String? {
        switch self {
        case .started(let path, let files, let bytes):
            return JSONLine.text(
                "verify_started",
                [("path", .string(path)), ("files", .integer(Int64(files))), ("bytes", .integer(bytes))])
        case .progress: return nil
        case .finding(let finding): return JSONLine.text("verify_finding", finding.members)
        case .summary(let summary, let command):
            return JSONLine.text("verify_summary", summary.members + (command.map { [("command", .string($0))] } ?? []))
        }
    }
}
