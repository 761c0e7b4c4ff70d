import CommandLineInterface
import TelegramAPI
import TelegramSimulator
import Unspool

enum DemoOptions {
    static let destination = Option(
        "--to", "DIR", as: PathText.self, completion: .folder,
        help: "\(ExportOptions.destinationHelp) (usually unspool-demo)")
    static let chat = Option(
        "--chat", "TITLE", as: NonEmptyText.self, help: "Which chat to export (usually Holiday Photos)")
}

extension UnspoolTool {
    /// What `make demo` shows. It is the other commands in a row, on the simulator.
    var demo: Command {
        Command(
            "demo", about: "Show everything on a simulated Telegram: sign in, list chats, export one",
            discussion: "Needs --simulated. The same code as the other commands runs, on a Telegram in this process.",
            arguments: [DemoOptions.destination, DemoOptions.chat],
            examples: [.init("unspool --simulated demo --to photos", "Leaves the exported files in photos")],
            exitCodes: ExitCode.told(ExitCode.exporting.filter { $0 != .unavailable })
        ) { invocation in
            guard try invocation[GlobalOptions.isSimulated] else {
                throw UsageError("'demo' needs --simulated before it: it is not made for a real account")
            }
            return try await withSession(invocation) { session in
                let console = invocation.console
                let isJSON = try invocation[GlobalOptions.isJSON]
                let prompter = DemoPrompter(console: console, account: simulatedAccount)
                try await session.controller.signIn(prompter: prompter)
                let me = try await session.sender.getMe()
                console.messages.note("Signed in as \(me.firstName). Its chats:")
                try await session.chats.loadAll()
                if !isJSON {
                    try show(try ChatListing(await session.chats.current).chats(), console.output)
                    try console.output.line("")
                }
                let title = try invocation[DemoOptions.chat]?.text ?? "Holiday Photos"
                let chat = try await ChatSelector.find(title, in: session.chats)
                let destination = try invocation[DemoOptions.destination]?.text ?? "unspool-demo"
                return try await export(
                    [SelectedChat(chat)], to: destination, try runOptions(invocation), session, invocation)
            }
        }
    }
}

/// Answers by itself, and shows what would be asked.
struct DemoPrompter: SignInPrompter {
    let console: Console
    let account: SimulatedAccount

    func answer(_ question: SignInQuestion, problem: String?) async throws -> String {
        let answer = try await SimulatedPrompter(account: account).answer(question, problem: problem)
        console.messages.note("\(question.prompt): \(answer)")
        return answer
    }
}
