import BenchmarkReport
import Foundation
import TelegramClient
import Unspool

/// An account that is signed in, with folders of its own that are removed when nobody has it any more.
final class Account {
    let client: TDLibClient
    let folder: URL

    /// - Parameters:
    ///   - scratch: where its folders are made.
    ///   - proxyPort: that of the loopback Telegram.
    init(
        _ transport: any TDLibTransport, scratch: URL, phone: String, code: String, password: String,
        proxyPort: Int32? = nil
    ) async throws {
        folder = scratch.appending(path: "account-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        client = TDLibClient(transport: transport)
        let states = client.updates(of: [.authorizationState])
        // TDLib starts a client with its first request.
        _ = try await client.getOption(name: "version")
        for await update in states {
            guard case .authorizationState(let change) = update else { continue }
            switch change.authorizationState {
            case .waitTdlibParameters: try await configure(proxyPort)
            case .waitPhoneNumber: try await client.setAuthenticationPhoneNumber(phoneNumber: phone)
            case .waitCode: try await client.checkAuthenticationCode(code: code)
            case .waitPassword: try await client.checkAuthenticationPassword(password: password)
            case .ready: return
            case let other: throw BenchmarkFailure(description: "the sign-in came to \(other)")
            }
        }
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    var destination: URL { folder.appending(path: "out") }
    /// As the command's: it looks at the disks, and moves files out of the cache.
    var exportOptions: ChatExport.Options {
        var options = ChatExport.Options()
        options.room = DiskRoom(cache: files, destination: destination.path())
        return options
    }

    /// TDLib's cache.
    private var files: String { folder.path() + "files" }

    func chat(_ name: String) async throws -> ChatSummary {
        try await ChatSelector.find(name, in: ChatRepository(client: client))
    }

    private func configure(_ proxyPort: Int32?) async throws {
        let proxy = try proxyPort.map { port in
            let socks = ProxyTypeSocks5(username: "", password: "")
            return try client.submit(
                AddProxy(proxy: Proxy(server: "127.0.0.1", port: port, type: .socks5(socks)), enable: true, comment: "")
            )
        }
        try await client.setTdlibParameters(
            useTestDc: false, databaseDirectory: folder.path() + "database", filesDirectory: files,
            databaseEncryptionKey: [], useFileDatabase: true, useChatInfoDatabase: true, useMessageDatabase: true,
            useSecretChats: false, apiID: 1, apiHash: "0123456789abcdef0123456789abcdef", systemLanguageCode: "en",
            deviceModel: "benchmark", systemVersion: "1", applicationVersion: "1")
        _ = try await proxy?.value
    }
}
