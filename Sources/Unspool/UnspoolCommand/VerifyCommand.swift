import CommandLineInterface
import NativeLoop
import Unspool

enum VerifyOptions {
    static let folder = Positional(
        "DIR", as: String.self, help: "The folder of an export, with its manifest.ndjson")
    static let writesChecksums = Flag(
        "--sums", help: "Also write SHA256SUMS into DIR, for 'sha256sum -c SHA256SUMS' there")
}

extension UnspoolTool {
    var verify: Command {
        Command(
            "verify", about: "Check that an exported folder still is as its manifest says",
            discussion: """
                Reads every file again and compares size and SHA-256. Tells what is missing, cut short, changed or cannot \
                be read, and which files the manifest does not know; those do no harm. Needs no account and no network, \
                changes nothing, and follows no symbolic link in the folder.
                """,
            arguments: [VerifyOptions.folder, VerifyOptions.writesChecksums],
            examples: [
                .init("unspool verify family", "Check the folder family"),
                .init("unspool verify family --json", "One JSON object a finding, and a summary"),
            ],
            exitCodes: [
                (.failure, "Something is missing, cut short, changed or unreadable"),
                (.dataError, "The folder's manifest cannot be read"),
                (.noInput, "There is no such folder, or no manifest in it"),
            ]
        ) { invocation in
            let console = invocation.console
            console.messages.setQuiet(try invocation[GlobalOptions.isQuiet])
            let reporter = VerifyReporter(console, isJSON: try invocation[GlobalOptions.isJSON])
            let summary: VerifySummary
            do {
                let verifier = try ArchiveVerifier(path: try invocation[VerifyOptions.folder])
                if try invocation[VerifyOptions.writesChecksums] { try verifier.writeChecksums() }
                summary = try await verifier.run { reporter.report($0) }
            } catch let error as DestinationError where error.code == .missing || error.code == .notAFolder {
                throw CommandFailure(error.message, exitCode: .noInput)
            } catch {
                throw CommandFailure(error) ?? error
            }
            try reporter.finish()
            if summary.isInterrupted { throw CancellationError() }
            guard summary.isIntact else {
                let count = summary.files - summary.intactFiles
                throw CommandFailure("\(count) of \(summary.files) files, or the manifest, are not as they were")
            }
            return .success
        }
    }
}

/// Shows the events of a check: findings and summary on standard output, progress on standard error.
private final class VerifyReporter: Sendable {
    private let lines: OutputLines
    private let console: Console
    private let isJSON: Bool

    init(_ console: Console, isJSON: Bool) {
        self.console = console
        self.isJSON = isJSON
        lines = OutputLines(console.output)
    }

    func finish() throws { try lines.finish() }

    func report(_ event: VerifyEvent) {
        if isJSON, let line = event.jsonLine { lines.write(line) }
        switch event {
        case .started(let path, let files, let bytes):
            lines.total = bytes
            console.messages.note("Checking \(files) files of \(UnprintableText.removed(from: path)).")
        case .progress(let files, let bytes):
            console.messages.progress(Progress("\(files) files", completed: bytes, of: lines.total, isBytes: true))
        case .finding(let finding):
            guard !isJSON else { return }
            let name = UnprintableText.removed(from: finding.path)
            let word = finding.problem.rawValue.split(separator: "_").joined(separator: " ")
            lines.write("\(word): \(name): \(UnprintableText.removed(from: finding.detail))")
        case .summary(let summary, let command):
            console.messages.endProgress()
            if !isJSON {
                lines.write("\(summary.intactFiles) of \(summary.files) files are as the manifest says.")
                if summary.itemsWithoutFile > 0 {
                    lines.write("\(summary.itemsWithoutFile) items have no file: protected, expired or failed.")
                }
            }
            console.messages.note("The same with standard tools: \(command)")
        }
    }
}
