import Foundation
import Testing

@Suite("unspool signs in on the real TDLib", .onLoopbackTelegram, .serialized, .timeLimit(.minutes(15)))
struct UnspoolSignInTests {
    @Test("with phone and code, lists the chats, and signs out")
    func signsInListsAndSignsOut() async throws {
        let server = try LoopbackServer()
        let unspool = try UnspoolProcess(server)
        try await unspool.signIn()

        var titles: [Int: String] = [:]
        // TDLib moves the archived chat to the main list once, and between the two it is in neither.
        for _ in 0..<3 where titles[-1_001_400_000_003] == nil {
            let chats = try await unspool.run("chats", "--json")
            #expect(chats.status == 0, "\(chats.messages)")
            for chat in try chats.objects() {
                if let id = chat["id"] as? Int, let title = chat["title"] as? String { titles[id] = title }
            }
        }
        #expect(titles[-1_001_400_000_001] == "Archive Channel")
        #expect(titles[777_000_003] == "美玲 🌸")
        #expect(titles[777_000_004] == "שלום עולם")
        #expect(titles[-1_001_400_000_003] == "Old news", "the archived chat is listed too")

        let logout = try await unspool.run("logout")
        #expect(logout.status == 0, "\(logout.messages)")
        let after = try await unspool.run("chats", "--json")
        #expect(after.status != 0, "nobody is signed in any more")
        #expect(after.output.isEmpty)
    }

    @Test("with a password after the code")
    func signsInWithPassword() async throws {
        let server = try LoopbackServer()
        try server.command("password", ["value": "hunter2"])
        let unspool = try UnspoolProcess(server)
        let outcome = try await unspool.run("login", "--phone", server.phone, input: [server.code, "hunter2"])
        #expect(outcome.status == 0, "\(outcome.messages)")
        #expect(!(outcome.output + outcome.messages).contains("hunter2"))
        #expect(try await unspool.run("chats", "--json").status == 0)
    }

    @Test("says what was wrong with the code, and ends when no other comes")
    func refusesWrongCode() async throws {
        let server = try LoopbackServer()
        let unspool = try UnspoolProcess(server)
        let outcome = try await unspool.run("login", "--phone", server.phone, input: ["00000"])
        #expect(outcome.status != 0)
        #expect(!outcome.messages.isEmpty)
        #expect(try await unspool.run("chats").status != 0)
    }
}
