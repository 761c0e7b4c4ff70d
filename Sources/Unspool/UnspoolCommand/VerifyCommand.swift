import CommandLineInterface
import NativeLoop
import Unspool

enum VerifyOptions {
    static let folder = Positional(
        "DIR", as: PathText.self, completion: .folder, help: "The folder of an export, with its manifest.ndjson")
    static let writesChecksums = Flag(
        "--sums", help: "Also write SHA256SUMS into DIR, for 'sha256sum -c SHA256SUMS' there")
}

extension UnspoolTool {
    var verify: Command {
        Command(
            "verify", about: "Check that an exported folder still is as its manifest says",
            discussion: """
                Reads every file again and compares size and SHA-256. Tells what is missing, cut short, changed or cannot \
                be read, and which files the manifest does not know; those do no harm. After an export that was ended \
                before it wrote the manifest, what its journal recorded is checked. Needs no account and no network, \
                changes nothing, and follows no symbolic link in the folder.
                """,
            arguments: [VerifyOptions.folder, VerifyOptions.writesChecksums],
            examples: [
                .init("unspool verify family", "Check the folder family"),
                .init("unspool verify family --json", "One JSON object a finding, and a summary"),
                .init("unspool verify family --sums", "Also write SHA256SUMS, for sha256sum -c"),
            ],
            exitCodes: ExitCode.told(
                [.configuration],
                own: [
                    ExitCode.exposedConfiguration,
                    (.failure, "Something is missing, cut short, changed or unreadable, or the manifest is"),
                    (.incomplete, "What was exported is there, but the export did not reach everything"),
                    (.destinationFull, "There is no room for SHA256SUMS"),
                    (.dataError, "The folder's manifest, or a line of it, cannot be read, or a newer version wrote it"),
                    (.noInput, "There is no such folder, or nothing was exported into it"),
                    (
                        .cannotCreate,
                        "SHA256SUMS is somebody else's, the manifest is a link, or the folder cannot be read or written to"
                    ),
                    (.ioError, "Standard output failed, or there is no room for temporary files"),
                    (.temporaryFailure, "An export is at work in the folder; try again later"),
                ])
        ) { invocation in
            let console = invocation.console
            console.messages.setQuiet(try invocation[GlobalOptions.isQuiet])
            let reporter = VerifyReporter(
                console, isJSON: try invocation[GlobalOptions.isJSON],
                hasChecksums: try invocation[VerifyOptions.writesChecksums])
            let summary: VerifySummary
            let path = try invocation[VerifyOptions.folder].text
            do {
                let verifier = try ArchiveVerifier(path: path)
                if try invocation[VerifyOptions.writesChecksums] { try verifier.writeChecksums() }
                summary = try await verifier.run { reporter.report($0) }
            } catch let error as DestinationError where [.missing, .notAFolder].contains(error.code) {
                throw CommandFailure(error.message, exitCode: .noInput)
            } catch {
                throw CommandFailure(error) ?? error
            }
            try reporter.finish()
            if summary.isInterrupted { throw CancellationError() }
            if let damage = summary.damage {
                throw CommandFailure(damage, exitCode: summary.findings[.badLine] == nil ? .failure : .dataError)
            }
            if let rest = summary.rest(of: path) { throw CommandFailure(rest, exitCode: .incomplete) }
            return .success
        }
    }
}

/// Shows the events of a check: findings and summary on standard output, progress on standard error.
private final class VerifyReporter: Sendable {
    private let lines: OutputLines
    private let console: Console
    private let isJSON: Bool
    /// Whether SHA256SUMS is in the folder.
    private let hasChecksums: Bool

    init(_ console: Console, isJSON: Bool, hasChecksums: Bool) {
        self.console = console
        self.isJSON = isJSON
        self.hasChecksums = hasChecksums
        lines = OutputLines(console.output)
    }

    func finish() throws { try lines.finish() }

    func report(_ event: VerifyEvent) {
        if isJSON, let line = event.jsonLine { lines.write(line) }
        switch event {
        case .started(let path, let files, let bytes):
            lines.total = bytes
            console.messages.note(
                "Checking \(CountText.text(files, "file")) of \(UnprintableText.removed(from: path)).")
        case .progress(let files, let bytes):
            console.messages.progress(
                Progress(CountText.text(files, "file"), completed: bytes, of: lines.total, isBytes: true))
        case .finding(let finding):
            guard !isJSON else { return }
            let name = UnprintableText.removed(from: finding.path)
            let word = finding.problem.rawValue.split(separator: "_").joined(separator: " ")
            lines.write("\(word): \(name): \(UnprintableText.removed(from: finding.detail))")
        case .summary(let summary, let command):
            console.messages.endProgress()
            if !isJSON { for line in summary.lines { lines.write(line) } }
            if summary.journal == .inUse {
                console.messages.note("An export is at work there, so its journal was not looked at.")
            }
            let sums = "sha256sum --quiet -c SHA256SUMS, in the folder"
            if let command { console.messages.note("The same with standard tools: \(hasChecksums ? sums : command)") }
        }
    }
}

extension VerifySummary {
    /// For people.
    fileprivate var lines: [String] {
        let verb = files == 1 || intactFiles == 1 ? "is" : "are"
        let source = isUnfinished ? "journal" : "manifest"
        var lines = ["\(intactFiles) of \(CountText.text(files, "file")) \(verb) as the \(source) says."]
        if let count = findings[.badLine] {
            lines.append(
                "\(CountText.text(count, "line")) of the manifest cannot be read: what such a line told of was not checked."
            )
        }
        if let count = findings[.extra] {
            lines.append("\(CountText.text(count, "file")) that the manifest does not tell of.")
        }
        if itemsWithoutFile > 0 {
            lines.append("\(CountText.text(itemsWithoutFile, "item")) without a file: protected, expired or failed.")
        }
        if unreached > 0 { lines.append("\(CountText.text(unreached, "item")) found and not fetched yet.") }
        if unscannedChats > 0 {
            lines.append("\(CountText.text(unscannedChats, "chat")) not looked through to the end.")
        }
        if isUnfinished { lines.append("The last export was ended before it wrote its manifest.") }
        if damage == nil, isWhole, !isInterrupted { lines.append("All is well.") }
        return lines
    }

    /// What the export did not do, and what to run; nil for nothing.
    fileprivate func rest(of path: String) -> String? {
        guard !isWhole else { return nil }
        var text = "the export is unfinished"
        if unreached > 0 { text += ": \(CountText.text(unreached, "item")) missing" }
        text += ". Run the same export again, which continues it"
        if unreached > 0, unscannedChats == 0 {
            text += "; or: unspool retry \(ShellWord.quoted(UnprintableText.removed(from: path)))"
        }
        return text
    }

    /// What is not as it was, in one sentence; nil for nothing.
    fileprivate var damage: String? {
        guard !isIntact, !isInterrupted else { return nil }
        var parts: [String] = []
        if intactFiles < files {
            parts.append("not as before: \(files - intactFiles) of \(CountText.text(files, "file"))")
        }
        if let count = findings[.badLine] {
            parts.append(
                """
                \(CountText.text(count, "line")) of the manifest cannot be read: move it away and run the same export again
                """)
        }
        if findings[.changed] != nil {
            parts.append("the same export with --check-content fetches again what was changed")
        }
        if findings[.manifest] != nil { parts.append("the manifest is not what was written") }
        if findings[.journal] != nil { parts.append("the journal cannot be used") }
        return parts.joined(separator: "; ")
    }
}
