import Foundation
import TelegramClient
import Unspool

// Exports a chat of the account that `unspool login` has signed in, as `unspool export CHAT --to FOLDER --messages` does.

@main
struct ExportChats {
    static func main() async throws {
        let words = CommandLine.arguments
        guard words.count == 3 else {
            print("usage: ExportChats CHAT FOLDER")
            exit(64)
        }
        let home = try AccountHome(
            path: try AccountHome.defaultPath(environment: ProcessInfo.processInfo.environment))
        guard let credentials = try home.savedCredentials() else {
            print("No account is signed in. Run: unspool login")
            exit(77)
        }
        let client = TDLibClient(transport: try TDJsonClient.open())
        let session = TelegramSessionController(
            client: client, configuration: try SessionConfiguration(credentials: credentials, home: home))
        do {
            try await session.signIn(prompter: nil)
            try await export(words[1], to: words[2], client, home)
        } catch {
            print("\(error)")
        }
        // A process must not end with TDLib open.
        await session.close()
    }

    private static func export(
        _ title: String, to folder: String, _ client: TDLibClient, _ home: AccountHome
    ) async throws {
        let chat = try await ChatSelector.find(title, in: ChatRepository(client: client))
        var options = ExportRun.Options()
        options.keepsMessages = true
        options.accounts = [home.path]
        let run = try ExportRun(client: client, destination: folder, options: options) { event in
            if case .item(let item) = event { print(item.outcome, item.path ?? "") }
        }
        let total = try await run.run([SelectedChat(chat)])
        print(total.isComplete ? "complete" : "incomplete", total.summary.savedBytes)
    }
}
