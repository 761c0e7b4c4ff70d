import TelegramSimulator
import Testing

@testable import Unspool

struct IncludedFormsTests {
    @Test func `what else is included adds files and changes nothing of those that are there`() async throws {
        let account = try SimulatedAccountFixture()
        try await account.signIn()
        let title = "Martlet Archive"
        let plain = try await account.export(title)
        let before = try account.manifest()
        var options = ChatExport.Options()
        options.extras = [.previews, .decorations, .sizes, .qualities, .covers]
        let all = try await account.export(title, options: options)
        #expect(all.summary.counts[.failed] ?? 0 == plain.summary.counts[.failed] ?? 0)
        let roles = Set(all.items.filter { $0.outcome == .saved || $0.outcome == .linked }.compactMap(\.role))
        #expect(roles.contains("size"))
        // Everything that was saved is still there under its number and its name.
        for item in plain.items where item.isStored {
            let now = try account.manifest()[item.id]
            #expect(now?.path == item.path && now?.sha256 == item.sha256)
        }
        #expect(Set(all.items.map(\.id)).count == all.items.count)
        let sizes = all.items.filter { $0.role == "size" }
        #expect(sizes.allSatisfy { $0.index > 10_000 })
        let again = try await account.export(title, options: options)
        #expect(again.summary.counts[.saved] ?? 0 == 0 && again.summary.total == all.summary.total)
        let fewer = try await account.export(title)
        #expect(fewer.summary.total == plain.summary.total && fewer.summary.counts[.saved] ?? 0 == 0)
        for item in sizes where item.isStored { #expect(try account.manifest()[item.id]?.path == item.path) }
        #expect(before[plain.items[0].id] != nil)
        await account.session.close()
    }
}
