import CommandLineInterface
import Unspool

enum ExportOptions {
    static let destination = Option(
        "--to", "DIR", as: PathText.self, completion: .folder,
        help: "\(destinationHelp). Needed but for --dry-run")
    static let destinationHelp =
        "The folder that the files go to; made for you alone (mode 0700) if it is not there, in a folder that has to be there"
    static let isDryRun = Flag("--dry-run", help: "Tell what would be done, and fetch and write nothing")
    static let includes = Option(
        repeated: "--include", "KIND", as: ExtraKind.self,
        help:
            "Also save 'previews' of links, 'decorations' (animated emoji, gifts, changed chat photos), all 'sizes' of photos, other 'qualities' of videos, or 'covers' of videos and music"
    )
    static let parallel = Option(
        "--parallel", "N", in: 1...64, help: "How many files are fetched at a time, 1 to 64 (usually 24)")

    /// What is taken besides what somebody sent.
    static func extras(_ invocation: Invocation) throws -> TDLibAttachmentMapper.Selection {
        try invocation[includes].reduce(into: []) { $0.insert($1.selection) }
    }

    enum ExtraKind: String, CaseIterable, ArgumentValue {
        case previews, decorations, sizes, qualities, covers

        var selection: TDLibAttachmentMapper.Selection {
            switch self {
            case .previews: .previews
            case .decorations: .decorations
            case .sizes: .sizes
            case .qualities: .qualities
            case .covers: .covers
            }
        }
    }
}

extension UnspoolTool {
    var export: Command {
        Command(
            "export", about: "Save the attachments of chats into a folder",
            discussion: """
                Walks through the whole history and saves what was sent. The folder also gets manifest.ndjson: one \
                JSON object an item, with its outcome, path, size and SHA-256. Run again, it fetches only what is new \
                or missing. Protected and self-destructing content is counted and never fetched. Conditions of different \
                kinds must all hold; what they leave out is counted as left out.
                """,
            arguments: [
                ExportOptions.destination, ExportOptions.isDryRun, ExportOptions.includes, ExportOptions.parallel,
            ] + OutputOptions.all + StorageOptions.all + SelectionOptions.all + [SelectionOptions.chats],
            examples: [
                .init("unspool export 'Family' --to family", "Save what was sent in the chat called Family"),
                .init("unspool export 'Family' --dry-run", "Only count"),
                .init(
                    "unspool export 'Family' --to new --since 7d --type photo --type video",
                    "This week's photos and videos"),
                .init("unspool export --to one --message https://t.me/c/1234567890/5", "The files of one message"),
                .init("unspool export --all-chats --to all --max-size 20M", "Everything but large files"),
            ],
            exitCodes: ExitCode.told(ExitCode.exporting)
        ) { invocation in
            let isDryRun = try invocation[ExportOptions.isDryRun]
            let destination = try invocation[ExportOptions.destination]?.text
            if destination == nil, !isDryRun { throw UsageError("'--to' is missing: the folder that the files go to") }
            var options = try runOptions(invocation)
            options.export.isDryRun = isDryRun
            let request = try SelectionRequest(invocation)
            return try await withSession(invocation) { session in
                try await session.requireAccount()
                let chats = try await request.targets(session, invocation)
                return try await export(chats, to: destination, options, session, invocation)
            }
        }
    }
}
