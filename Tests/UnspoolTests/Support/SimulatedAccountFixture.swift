import NativeLoop
import Synchronization
import TelegramClient
import TelegramSimulator
import TestSupport
import Testing

@testable import Unspool

/// An account on a simulated Telegram, with folders of its own.
final class SimulatedAccountFixture: Sendable {
    let telegram: SimulatedTelegram
    let transport: CountingTransport
    let folder: TestFolder
    let client: TDLibClient
    let session: TelegramSessionController
    let chats: ChatRepository
    private let progress = Mutex<ExportProgress?>(nil)
    /// What the exports told last.
    var lastProgress: ExportProgress? { progress.withLock { $0 } }

    init(
        world: SimulatedWorld = .standard(), configuration: SimulatorConfiguration = SimulatorConfiguration(),
        proxy: ProxySetting = .remembered, cachePath: String? = nil, log: LogSink = .silent
    ) throws {
        telegram = SimulatedTelegram(world: world, configuration: configuration)
        transport = CountingTransport(telegram.transport)
        folder = try TestFolder()
        client = TDLibClient(transport: transport, configuration: TDLibClient.Configuration(log: log))
        var parameters = AccountParameters(
            apiID: 1, apiHash: "0123456789abcdef0123456789abcdef", databaseFolder: folder.path + "/database",
            keyStore: DatabaseKeyFile(path: folder.path + "/database-key"))
        parameters.filesFolder = folder.path + "/files"
        session = TelegramSessionController(
            client: client,
            configuration: SessionConfiguration(parameters: parameters, proxy: proxy))
        chats = ChatRepository(client: client, cache: cachePath.map { ChatCache(path: $0) })
    }

    func signIn() async throws {
        try await session.signIn(prompter: Answers.right)
    }

    var destination: String { folder.path + "/out" }

    func archive(_ options: ArchiveWriter.Options = ArchiveWriter.Options()) throws -> ArchiveWriter {
        try ArchiveWriter(
            try DestinationAccess(path: destination, outside: [folder.path + "/files"]), options: options)
    }

    /// Exports a chat by its title and collects the events.
    func export(
        _ title: String, store: (any ExportStore)? = nil, options: ChatExport.Options = ChatExport.Options()
    ) async throws -> (summary: ExportSummary, items: [ManifestItem]) {
        let chat = try await ChatSelector.find(title, in: chats)
        let items = Mutex<[ManifestItem]>([])
        let export = ChatExport(client: client, chat: chat, store: try store ?? archive(), options: options) { event in
            switch event {
            case .item(let item): items.withLock { $0.append(item) }
            case .progress(let progress): self.progress.withLock { $0 = progress }
            default: break
            }
        }
        let summary = try await export.runAndFinish(destination: destination)
        return (summary, items.withLock { $0 })
    }

    /// What a chat holds, without a destination.
    func scan(
        _ chat: ChatSummary, _ selection: ExportSelection = ExportSelection(), messages: [Int64]? = nil,
        report: @escaping @Sendable (ExportEvent) -> Void = { _ in }
    ) async throws -> ScanReport {
        let run = try ExportRun(client: client, destination: nil, options: .scan, report: report)
        let total = try await run.run([SelectedChat(chat, selection: selection, messages: messages)])
        return try #require(total.summary.scan)
    }

    /// What the destination holds, without the manifest.
    func files() throws -> [String: [UInt8]] {
        var files: [String: [UInt8]] = [:]
        for path in try TestFolder.files(in: destination) where path != Manifest.fileName {
            files[path] = try Descriptor.open(destination + "/" + path, .read).readAll(limit: .max)
        }
        return files
    }

    /// The manifest's items, in its order.
    func manifest() throws -> [ManifestItem] { try Manifest.items(in: destination) }
}

/// Answers the questions of a sign-in from lists, and remembers what was asked.
final class Answers: SignInPrompter {
    private struct State {
        var codes: [String]
        var passwords: [String]
        var asked: [(SignInQuestion, String?)] = []
    }

    private let phone: String
    private let state: Mutex<State>

    init(phone: String = SimulatedAccount.standard.phoneNumber, codes: [String], passwords: [String]) {
        self.phone = phone
        state = Mutex(State(codes: codes, passwords: passwords))
    }

    static var right: Answers { Answers(codes: ["12345"], passwords: ["hunter2"]) }

    var asked: [(question: SignInQuestion, problem: String?)] { state.withLock { $0.asked.map { ($0.0, $0.1) } } }

    func answer(_ question: SignInQuestion, problem: String?) async throws -> String {
        try state.withLock { state in
            state.asked.append((question, problem))
            func next(_ list: inout [String]) throws -> String {
                guard !list.isEmpty else { throw SignInError(.noAnswer, "no answer is left") }
                return list.removeFirst()
            }
            switch question {
            case .phoneNumber: return phone
            case .code: return try next(&state.codes)
            case .password: return try next(&state.passwords)
            default: throw SignInError(.noAnswer, "no answer")
            }
        }
    }
}
