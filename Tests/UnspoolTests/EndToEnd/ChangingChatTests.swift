import Synchronization
import TelegramSimulator
import Testing

@testable import Unspool

/// Chats that change while they are looked through, and pages that cut them anywhere.
struct ChangingChatTests {
    @Test(arguments: [1, 7, 100])
    func `what arrives during the walk is part of it, and what goes is not missed`(pageSize: Int) async throws {
        var world = SimulatedWorld()
        let bob = world.addUser("Bob")
        let id = world.addChat(.supergroup, title: "Busy")
        for number in 1...150 {
            world.addMessage(to: id, from: bob, .text("\(number)")) { $0.number += number % 5 == 0 ? 3 : 0 }
        }
        var configuration = SimulatorConfiguration()
        configuration.history.sizes = Array(repeating: pageSize, count: 400)
        configuration.history.repeatsBoundary = true
        let account = try SimulatedAccountFixture(world: world, configuration: configuration)
        try await account.signIn()
        let chat = try await ChatSelector.find("Busy", in: account.chats)
        let oldest = try #require(world.chats[id]?.messages.first?.id)
        let telegram = account.telegram
        let pages = Mutex(0)
        let report = try await account.scan(chat) { event in
            guard case .scanned = event else { return }
            // With the first page three more come, and the oldest one goes.
            guard
                pages.withLock({
                    $0 += 1
                    return $0
                }) == 1
            else { return }
            for number in 0..<3 { telegram.deliver(.text("new \(number)"), to: id, from: bob) }
            telegram.delete([oldest], in: id)
        }
        #expect(report.messages == 150 + 3 - 1)
        #expect(report.items == report.messages)
    }

    @Test(arguments: 1...8)
    func `an album that pages cut keeps its order and its one caption`(pageSize: Int) async throws {
        var world = SimulatedWorld()
        let bob = world.addUser("Bob")
        let id = world.addChat(.supergroup, title: "Albums")
        let albumID: Int64 = 13_579_246_801_234_567
        for number in 0..<12 {
            // Three photos with a gap of two in the numbers, and a text between the albums.
            let isText = number % 4 == 3
            let content: SimulatedContent =
                isText
                ? .text("between")
                : world.photo(width: 40, height: 30, caption: number % 4 == 0 ? "Album \(number / 4)" : "")
            world.addMessage(to: id, from: bob, content) {
                if number % 4 == 1 { $0.number += 2 }
                if !isText { $0.albumID = albumID + Int64(number / 4) }
            }
        }
        var configuration = SimulatorConfiguration()
        configuration.history.sizes = Array(repeating: pageSize, count: 100)
        let account = try SimulatedAccountFixture(world: world, configuration: configuration)
        try await account.signIn()
        let items = try await account.export("Albums").items.filter { $0.outcome == .saved }.sorted {
            $0.messageID < $1.messageID
        }
        #expect(items.map(\.albumID) == (0..<9).map { albumID + Int64($0 / 3) })
        #expect(items.map(\.albumIndex) == [1, 2, 3, 1, 2, 3, 1, 2, 3])
        #expect(items.map(\.caption) == (0..<9).map { "Album \($0 / 3)" })
    }
}
