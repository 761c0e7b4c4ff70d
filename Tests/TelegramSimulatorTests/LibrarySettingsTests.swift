import Testing

@testable import TelegramSimulator

struct LibrarySettingsTests {
    private func settings(_ values: [String: String], files: [String: String] = [:]) -> LibrarySettings {
        LibrarySettings(environment: values) { files[$0].map { Array($0.utf8) } }
    }

    @Test func `without variables it is the standard world in real time`() {
        let settings = settings([:])
        #expect(settings.complaints.isEmpty && settings.script.isEmpty)
        #expect(settings.world.chats.count > 10 && settings.world.seed == 7)
        #expect(settings.configuration.bytesPerSecond == nil)
    }

    @Test func `variables choose world, seed, speed, clock and script`() {
        let settings = settings(
            [
                "MARTLET_SIMULATED_SEED": "12", "MARTLET_SIMULATED_WORLD": "empty",
                "MARTLET_SIMULATED_ACCOUNT": "email",
                "MARTLET_SIMULATED_BYTES_PER_SECOND": "1000", "MARTLET_SIMULATED_TIME": "manual",
                "MARTLET_SIMULATED_SCRIPT": "/script",
            ],
            files: ["/script": "{}"])
        #expect(settings.complaints.isEmpty)
        #expect(settings.world.seed == 12 && settings.world.chats.isEmpty)
        #expect(settings.world.accounts.count == 1 && settings.world.accounts[0].signIn.email != nil)
        #expect(settings.configuration.bytesPerSecond == 1_000)
        guard case .manual = settings.configuration.time else {
            Issue.record("the clock is not moved by hand")
            return
        }
        #expect(settings.script == Array("{}".utf8))
    }

    @Test func `the complete world has what the standard one lacks`() {
        let settings = settings(["MARTLET_SIMULATED_WORLD": "complete"])
        #expect(settings.complaints.isEmpty)
        #expect(settings.world.chats.values.contains { $0.isForum })
        #expect(!settings.world.folders.isEmpty && !settings.world.stories.isEmpty)
    }

    @Test func `variables of another program have another prefix`() {
        let variables = SimulatorVariables(
            ["OTHER_WORLD": "complete", "OTHER_ACCOUNT": "bot", "MARTLET_SIMULATED_SEED": "x"], prefix: "OTHER_")
        #expect(variables.complaints.isEmpty && variables.account.botToken != nil)
        #expect(variables.world.chats.values.contains { $0.isForum })
    }

    @Test(arguments: [
        ("SEED", "-1"), ("SEED", "seven"), ("WORLD", "Standard"), ("BYTES_PER_SECOND", "0"),
        ("BYTES_PER_SECOND", "99999999999999999999"), ("TIME", "fast"), ("ACCOUNT", "nobody"), ("SCRIPT", "/nothing"),
    ])
    func `a value that is not understood is told and leaves the default`(name: String, value: String) throws {
        let settings = settings(["MARTLET_SIMULATED_" + name: value])
        #expect(try #require(settings.complaints.first).hasPrefix("MARTLET_SIMULATED_" + name))
        #expect(settings.world.seed == 7 && settings.configuration.bytesPerSecond == nil)
    }
}
