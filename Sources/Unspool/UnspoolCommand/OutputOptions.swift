import CommandLineInterface
import Unspool

/// What an export writes beside the files.
enum OutputOptions {
    static let messages = Flag(
        "--messages", help: "Also keep every message, texts and service messages too, in messages.ndjson")

    static let isWithoutPage = Flag("--no-html", help: "Write no index.html, the page that shows the files")

    static let all: [any Argument] = [messages, isWithoutPage]
}

extension UnspoolTool {
    func messageArchive(
        _ destination: DestinationAccess, _ selection: TDLibAttachmentMapper.Selection, _ session: CommandSession
    ) throws -> MessageArchive {
        let names = NameBook(client: session.client)
        return try MessageArchive(destination, mapper: TDLibAttachmentMapper(selection: selection)) { sender in
            try await names.entry(of: sender)?.name
        }
    }

    /// Writes the page that shows what is in the folder. An export that is done is not undone because of it.
    func writePage(to path: String, _ titles: [Int64: String], _ invocation: Invocation) {
        do {
            // Nothing was exported: a folder without a manifest stays one.
            guard try !invocation[OutputOptions.isWithoutPage], ArchivePage.isWanted(in: path) else { return }
            let destination = try DestinationAccess(path: path)
            defer { destination.close() }
            let names = Set(titles.values)
            let title = names.count == 1 ? names.first ?? "" : ""
            try ArchivePage(destination, title: title.isEmpty ? "Telegram files" : title, chatTitles: titles).write()
        } catch {
            invocation.console.messages.error("\(ArchivePage.fileName) was not written: \(error)")
        }
    }
}
