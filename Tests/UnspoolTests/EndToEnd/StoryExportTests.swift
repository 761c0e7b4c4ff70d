import TelegramSimulator
import Testing

@testable import Unspool

/// Shared stories, whose content has to be asked for.
struct StoryExportTests {
    private let account: SimulatedAccountFixture

    init() async throws {
        account = try SimulatedAccountFixture(world: .complete())
        try await account.signIn()
    }

    private var chat: String {
        get throws {
            let chats = account.telegram.world.chats.values
            func sharesStory(_ message: SimulatedMessage) -> Bool {
                guard case .json(let text, _) = message.content else { return false }
                return text.contains("messageStory")
            }
            let chat = try #require(chats.first { $0.messages.contains(where: sharesStory) })
            return String(chat.id)
        }
    }

    @Test(arguments: [(403, "FORBIDDEN"), (406, "HIDDEN"), (500, "Internal Server Error")] as [(Int32, String)])
    func `a story that Telegram does not give fails alone, and comes when it does`(
        code: Int32, message: String
    ) async throws {
        account.telegram.add(SimulatedFault("getStory", .error(code: code, message: message)))
        let (summary, items) = try await account.export(try chat)
        let failed = items.filter { $0.outcome == .failed }
        #expect(failed.count == 1 && summary.counts[.saved] ?? 0 > 0 && summary.isScanComplete)
        #expect(failed.first?.reason?.contains(message) == (code != 406))
        let again = try await account.export(try chat)
        #expect(again.summary.isComplete && again.summary.counts[.saved] == 1)
        await account.session.close()
    }

    @Test func `a story that is there is not asked for again, one that was lost is`() async throws {
        let first = try await account.export(try chat).summary
        #expect(first.isComplete && account.transport.count(of: "getStory") == 1)
        let before = account.transport.functions.count
        let second = try await account.export(try chat).summary
        #expect(second.counts[.saved] == nil && second.counts[.alreadyThere] == first.counts[.saved])
        #expect(second.total == first.total)
        // What is new can be found only by paging, and the names of chats by looking.
        let paging: Set<String> = ["getChatHistory", "getChat", "loadChats", "getBasicGroup", "getSupergroupFullInfo"]
        let asked = Set(account.transport.functions.dropFirst(before))
        #expect(asked.isSubset(of: paging), "\(asked)")
        await account.session.close()
    }
}
