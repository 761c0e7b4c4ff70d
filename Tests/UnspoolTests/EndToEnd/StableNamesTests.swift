import TelegramSimulator
import TestSupport
import Testing

@testable import Unspool

/// What a file is called, whatever came first, and which of two equal ones is the file.
struct StableNamesTests {
    private static let names = ["a.bin", "A.BIN", "cafe\u{301}.txt", "caf\u{E9}.txt", "2x.bin", "x.bin"]

    private func world(_ titles: [String]) -> (SimulatedWorld, [Int64]) {
        var world = SimulatedWorld()
        let chats = titles.map { title in
            let id = world.addChat(.channel, title: title)
            for number in 0..<14 {
                let file = world.media(
                    .random(size: 100 + number), name: Self.names[number % Self.names.count], mimeType: "")
                world.addMessage(to: id, .document(file))
            }
            return id
        }
        return (world, chats)
    }

    /// Exports chats one after the other into one new folder.
    private func paths(
        _ world: SimulatedWorld, _ chats: [Int64], template: String?, atOnce: Bool = false,
        windows: [DateWindow] = [DateWindow()]
    ) async throws -> [Attachment.ID: String] {
        let account = try SimulatedAccountFixture(world: world)
        try await account.signIn()
        for window in windows {
            for chat in chats {
                var options = ArchiveWriter.Options()
                options.template = try template.map { try NameTemplate($0) }
                var export = ChatExport.Options()
                export.sharesDestination = atOnce
                export.selection.window = window
                _ = try await account.export(String(chat), store: try account.archive(options), options: export)
            }
        }
        let saved = try account.manifest().filter { $0.path != nil }
        #expect(Set(saved.compactMap { $0.path.map(SafeFileName.collisionKey(of:)) }).count == saved.count)
        await account.session.close()
        return Dictionary(uniqueKeysWithValues: saved.map { ($0.id, $0.path ?? "") })
    }

    @Test(arguments: [["Family", "Family"], ["Family", "FAMILY"], ["Caf\u{E9}", "Cafe\u{301}"]])
    func `chats with one title have folders of their own, whichever is exported first or alone`(
        titles: [String]
    ) async throws {
        let (world, chats) = world(titles)
        let template = "{chat}/{id}_{name}.{ext}"
        let there = try await paths(world, chats, template: template)
        #expect(there.count == 28)
        #expect(try await paths(world, chats.reversed(), template: template) == there)
        for chat in chats {
            #expect(try await paths(world, [chat], template: template) == there.filter { $0.key.chatID == chat })
        }
    }

    @Test func `in one folder the first chat's names are plain and each other's have its number, always`() async throws
    {
        let (world, chats) = world(["One", "Two"])
        let alone = try await paths(world, [chats[0]], template: nil)
        #expect(alone.values.allSatisfy { !$0.contains("(") })
        let both = try await paths(world, chats, template: nil)
        #expect(both.filter { $0.key.chatID == chats[0] } == alone)
        #expect(both.filter { $0.key.chatID == chats[1] }.values.allSatisfy { $0.contains(" (\(chats[1]))") })
        // Of several at once none is the first.
        let atOnce = try await paths(world, chats, template: nil, atOnce: true)
        #expect(try await paths(world, chats.reversed(), template: nil, atOnce: true) == atOnce)
        #expect(atOnce.allSatisfy { $0.value.contains(" (\($0.key.chatID))") })
    }

    @Test(arguments: ["{id}_{name}.{ext}", "{id}{name}.{ext}", "{name}.{ext}"])
    func `within a chat it makes no difference in which order messages come`(template: String) async throws {
        let (world, chats) = world(["One"])
        let dates = try #require(world.chats[chats[0]]?.messages.map { Int64($0.date) })
        let whole = try await paths(world, chats, template: template)
        let older = DateWindow(until: dates[7])
        let newer = DateWindow(since: dates[7])
        for windows in [[older, newer], [newer, older], [newer, DateWindow()], [older, DateWindow()]] {
            #expect(try await paths(world, chats, template: template, windows: windows) == whole)
        }
    }

    @Test(.timeLimit(.minutes(15)), arguments: [2, 24])
    func `of equal bytes the first that is stored has the file and keeps it, and one that hangs holds up none`(
        workers: Int
    ) async throws {
        var world = SimulatedWorld()
        let id = world.addChat(.channel, title: "Chat")
        // The same bytes under identifiers of their own.
        for number in 0..<6 {
            let file = world.media(.bytes(Array(repeating: 7, count: 5000)), name: "\(number).bin", mimeType: "")
            world.addMessage(to: id, .document(file))
        }
        let account = try SimulatedAccountFixture(world: world)
        try await account.signIn()
        account.telegram.add(SimulatedFault("downloadFile", .hold))
        var options = ChatExport.Options()
        options.workers = workers
        let (told, teller) = AsyncStream<ManifestItem>.makeStream()
        let export = ChatExport(
            client: account.client, chat: try await ChatSelector.find("Chat", in: account.chats),
            store: try account.archive(), options: options
        ) { event in
            if case .item(let item) = event { teller.yield(item) }
        }
        async let summary = export.runAndFinish(destination: account.destination)
        var items: [ManifestItem] = []
        for await item in told {
            items.append(item)
            if items.count == 5 {
                while account.telegram.heldRequestCount == 0 { await Task.yield() }
                account.telegram.releaseHeldRequests()
            }
            if items.count == 6 { break }
        }
        #expect(try await summary.unreached == 0)
        #expect(items.count { $0.outcome == .saved } == 1 && items.last?.outcome == .linked)
        let manifest = try account.manifest()
        let again = try await account.export("Chat", options: options).items
        #expect(again.count == 6 && again.allSatisfy { $0.outcome == .alreadyThere })
        #expect(try account.manifest() == manifest)
        await account.session.close()
    }
}
