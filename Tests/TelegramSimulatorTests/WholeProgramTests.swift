import Foundation
import TelegramClient
import TelegramSimulator
import Testing

@Suite("The program of docs/simulator.md")
struct WholeProgramTests {
    @Test("signs in and lists the chats", arguments: 0..<2)
    func signsIn(_: Int) async throws {
        let telegram = SimulatedTelegram(seed: 7)
        let client = TDLibClient(transport: telegram.transport)
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        let parameters = AccountParameters(
            apiID: 1, apiHash: "0123456789abcdef0123456789abcdef", databaseFolder: folder.path())
        let coordinator = Coordinator(client: client, parameters: parameters)
        _ = try await coordinator.start()
        signingIn: for await state in coordinator.authorizationState {
            switch state {
            case .waitPhoneNumber: try await coordinator.setAuthenticationPhoneNumber(phoneNumber: "+15550100")
            case .waitCode: try await coordinator.checkAuthenticationCode(code: "12345")
            case .waitPassword: try await coordinator.checkAuthenticationPassword(password: "hunter2")
            case .ready: break signingIn
            default: break
            }
        }
        #expect(try await !coordinator.getChats(chatList: .main, limit: 100).chatIDs.isEmpty)
        await coordinator.close()
    }
}
