import CommandLineInterface
import Unspool

/// What an export writes beside the files.
enum OutputOptions {
    static let messages = Flag(
        "--messages", help: "Also keep every message, texts and service messages too, in messages.ndjson")

    static let all: [any Argument] = [messages]
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
}
