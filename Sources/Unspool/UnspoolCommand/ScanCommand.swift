import CommandLineInterface
import NativeLoop
import Unspool

extension UnspoolTool {
    var scan: Command {
        Command(
            "scan", about: "Tell what chats hold, before a byte is fetched",
            discussion: """
                Looks through chats and tells how many files an export with the same options would save, their sizes by \
                kind, the time that they span, and what is left out and why. Messages outside --since and --until are not \
                looked at, nor those that Telegram can leave out itself; files with the same content are counted each.
                """,
            arguments: SelectionOptions.all + [ExportOptions.includes, SelectionOptions.chats],
            examples: [
                .init("unspool scan 'Family'", "What is in the chat called Family"),
                .init("unspool scan --all-chats --json", "One JSON object a chat"),
                .init("unspool scan 'Family' --type video --min-size 100M", "How many large videos there are"),
                .init(
                    "unspool scan 'Family' --since 2024-01-01 --until 2025-01-01 --time-zone Europe/Berlin", "One year"),
            ],
            exitCodes: ExitCode.documented
        ) { invocation in
            let request = try SelectionRequest(invocation)
            let isJSON = try invocation[GlobalOptions.isJSON]
            let extras = try ExportOptions.extras(invocation)
            return try await withSession(invocation) { session in
                try await session.requireAccount()
                let console = invocation.console
                let lines = OutputLines(console.output)
                let targets = try await request.targets(session)
                var total = ScanReport()
                for target in targets {
                    let title = UnprintableText.removed(from: target.chat.title)
                    let scan = ChatScan(
                        client: session.client, chat: target.chat, selection: target.selection, extras: extras,
                        messages: target.messages,
                        warn: { text in
                            console.messages.note(text)
                            if isJSON, let line = ExportEvent.warning(text).jsonLine { lines.write(line) }
                        })
                    let report = try await scan.run { report in
                        console.messages.progress(
                            Progress("\(title): messages", completed: Int64(report.messages), of: nil))
                    }
                    console.messages.endProgress()
                    total.add(report)
                    if isJSON {
                        lines.write(report.jsonLine(of: target.chat))
                    } else {
                        lines.write(ScanTable.lines(report, title: title, zone: request.zone))
                    }
                    // Nobody reads any more: the other chats need not be looked through.
                    try lines.finish()
                }
                if targets.count > 1 {
                    if isJSON {
                        lines.write(total.jsonLine(of: nil))
                    } else {
                        let title = "All \(targets.count) chats"
                        lines.write(ScanTable.lines(total, title: title, zone: request.zone))
                    }
                }
                try lines.finish()
                return .success
            }
        }
    }
}
