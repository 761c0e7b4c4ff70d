import TelegramClient
import TelegramSimulator
import Testing

@testable import Unspool

/// One file, with a clock on which pauses take no time.
struct FileFetcherTests {
    private let account: SimulatedAccountFixture
    private let chat: Int64
    private let clock = InstantClock()
    private let policy: FileFetcher.Policy

    init() throws {
        var world = SimulatedWorld(seed: 13)
        chat = world.addChat(.channel, title: "Chat")
        let content = SimulatedContent.document(
            world.media(.text(size: 4_000), name: "a.txt", mimeType: "text/plain"))
        world.addMessage(to: chat, content)
        account = try SimulatedAccountFixture(world: world)
        policy = FileFetcher.Policy(clock: clock)
    }

    /// Signs in and finds the attachment.
    private func attachment() async throws -> Attachment {
        try await account.signIn()
        _ = try await ChatSelector.find("Chat", in: account.chats)
        let message = try #require(
            try await account.client.getChatHistory(
                chatID: chat, fromMessageID: 0, offset: 0, limit: 1, onlyLocal: false
            ).messages.first ?? nil)
        let items = TDLibAttachmentMapper().map(message, isChatProtected: false).items
        guard case .attachment(let attachment)? = items.first else { throw TransferFailure("no attachment") }
        return attachment
    }

    private var fetcher: FileFetcher { FileFetcher(client: account.client, policy: policy) }

    @Test func `flood waits are sat out, however many, and are no failed attempts`() async throws {
        let attachment = try await attachment()
        account.telegram.add(.floodWait("downloadFile", seconds: 120, times: 5))
        _ = try await fetcher.fetch(attachment)
        #expect(clock.pauses == Array(repeating: .seconds(120), count: 5))
        #expect(account.transport.count(of: "getMessage") == 0)
        await account.session.close()
    }

    @Test func `failures among flood waits count by themselves`() async throws {
        let attachment = try await attachment()
        for seconds in 1...3 {
            account.telegram.add(.floodWait("downloadFile", seconds: seconds))
            account.telegram.add(SimulatedFault("downloadFile", .error(code: 400, message: "no \(seconds)")))
        }
        await #expect(throws: TransferFailure("no 3")) { try await fetcher.fetch(attachment) }
        #expect(
            clock.pauses == [.seconds(1), .milliseconds(500), .seconds(2), .seconds(1), .seconds(3)])
        #expect(account.transport.count(of: "downloadFile") == 6)
        await account.session.close()
    }

    @Test(arguments: ["Too Many Requests: retry after 121", "Too Many Requests"])
    func `a wait that is too long or of no told length is thrown at once`(message: String) async throws {
        let attachment = try await attachment()
        account.telegram.add(SimulatedFault("downloadFile", .error(code: 429, message: message)))
        let error = await #expect(throws: TDLibError.self) { try await fetcher.fetch(attachment) }
        #expect(error?.floodWait != nil)
        #expect(clock.pauses.isEmpty && account.transport.count(of: "downloadFile") == 1)
        await account.session.close()
    }

    @Test func `what Telegram refuses without a reason is not asked for again, and its text not told`() async throws {
        let attachment = try await attachment()
        account.telegram.add(SimulatedFault("downloadFile", .error(code: 406, message: "SECRET_REASON"), times: 9))
        let failure = await #expect(throws: TransferFailure.self) { try await fetcher.fetch(attachment) }
        #expect(failure?.reason.contains("no reason") == true)
        #expect(account.transport.count(of: "downloadFile") == 1 && clock.pauses.isEmpty)
        await account.session.close()
    }

    @Test(arguments: [2, 3]) func `a download that ended early is begun again`(times: Int) async throws {
        let attachment = try await attachment()
        account.transport.alterFiles(
            times: times, #""is_downloading_completed":true"#, #""is_downloading_completed":false"#)
        if times < policy.attempts {
            _ = try await fetcher.fetch(attachment)
        } else {
            await #expect(throws: TransferFailure("the download ended early")) { try await fetcher.fetch(attachment) }
        }
        #expect(account.transport.count(of: "downloadFile") == 3)
        #expect(clock.pauses == [.milliseconds(500), .seconds(1)])
        await account.session.close()
    }
}
