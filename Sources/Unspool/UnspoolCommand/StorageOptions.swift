public import CommandLineInterface
public import Unspool

/// How an export stores and fetches: options of `export` and `retry`.
enum StorageOptions {
    static let template = Option(
        "--template", "TEXT", as: NameTemplate.self,
        help: """
            How files are named, as in the run before or '{id}_{name}.{ext}'; '/' makes folders. Fields: {chat} {date} {date:yyyy-MM} {id} {name} \
            {ext} {sender} {topic} {album}. What is there already keeps its name
            """)
    static let duplicates = Option(
        "--duplicates", "HOW", as: DuplicatePolicy.self,
        help: """
            What an item gets whose content is there already: a 'pointer' in the manifest (usual), a hard 'link', a 'clone' that \
            takes no room where the file system can, or a 'copy'
            """)
    static let checksContent = Flag(
        "--check-content",
        help: "Compare what is there with its SHA-256, not only its size, and fetch again what differs")
    static let keepsCache = Flag("--keep-cache", help: "Leave TDLib its own copy of every file")
    static let longestWait = Option(
        "--max-wait", "SECONDS", in: 0...1_000_000,
        help:
            "The longest wait that Telegram may ask for (usually 120); after a longer one the command ends and says until when"
    )

    static let all: [any Argument] = [template, duplicates, checksContent, keepsCache, longestWait]

    /// Puts them into a run's options.
    static func apply(_ invocation: Invocation, to options: inout ExportRun.Options) throws {
        options.archive.template = try invocation[template]
        if let duplicates = try invocation[duplicates] { options.archive.duplicates = duplicates }
        options.archive.checksContent = try invocation[checksContent]
        options.export.workers = try invocation[ExportOptions.parallel] ?? options.export.workers
        options.export.continuations = { CommandLineTool.continuations }
        options.export.trimsCache = try !invocation[keepsCache]
        try applyWait(invocation, to: &options)
    }

    static func applyWait(_ invocation: Invocation, to options: inout ExportRun.Options) throws {
        if let seconds = try invocation[longestWait] { options.export.fetching.longestFloodWait = seconds }
    }
}

extension DuplicatePolicy: ArgumentValue {}
