import Foundation
import TelegramClient

/// An account of the loopback Telegram on the real TDLib, in this process.
final class RealAccount {
    let client: TDLibClient
    private let server: LoopbackServer
    private let folder: ScratchFolder
    private var states: EventStream<Update>.Iterator

    init(_ server: LoopbackServer) throws {
        self.server = server
        folder = try ScratchFolder()
        // This copy of the library can reach nothing but the server on loopback.
        client = TDLibClient(transport: try TDJsonClient.open(path: server.loopback.library.path()))
        states = client.updates(of: [.authorizationState]).makeAsyncIterator()
    }

    /// The next state of the sign-in; `.closed` at the end.
    func nextState() async -> AuthorizationState {
        while let update = await states.next() {
            if case .authorizationState(let change) = update { return change.authorizationState }
        }
        return .closed
    }

    /// Answers every question until the account is ready.
    func signIn() async throws {
        // TDLib starts a client with its first request.
        _ = try await client.getOption(name: "version")
        while true {
            switch await nextState() {
            case .waitTdlibParameters: try await configure()
            case .waitPhoneNumber: try await client.setAuthenticationPhoneNumber(phoneNumber: server.phone)
            case .waitCode: try await client.checkAuthenticationCode(code: server.code)
            case .ready: return
            case let other: throw LoopbackFailure("Unexpected state \(other)")
            }
        }
    }

    private func configure() async throws {
        let client = client
        // TDLib takes the proxy before the parameters, and answers for it after them.
        let proxy = Proxy(
            server: "127.0.0.1", port: Int32(server.port), type: .socks5(ProxyTypeSocks5(username: "", password: "")))
        let added = try client.submit(AddProxy(proxy: proxy, enable: true, comment: ""))
        try await client.setTdlibParameters(
            useTestDc: false, databaseDirectory: folder.path("database"), filesDirectory: folder.path("files"),
            databaseEncryptionKey: [], useFileDatabase: true, useChatInfoDatabase: true, useMessageDatabase: true,
            useSecretChats: false, apiID: 1, apiHash: "0123456789abcdef0123456789abcdef", systemLanguageCode: "en",
            deviceModel: "loopback", systemVersion: "1", applicationVersion: "1")
        _ = try await added.value
    }

    /// Loads the whole main list: TDLib answers 404 when there is no more.
    func loadChats() async throws {
        while true {
            do {
                try await client.loadChats(chatList: .main, limit: 100)
            } catch let error as TDLibError where error.remote?.code == 404 {
                return
            }
        }
    }
}
