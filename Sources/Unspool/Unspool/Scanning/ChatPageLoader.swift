public import TelegramAPI
import TelegramClient

/// Gets one page of a chat's history.
public protocol ChatPageLoader: Sendable {
    /// The messages below an identifier, newest first; 0 is above the newest. Empty only at the end of the history.
    func page(below messageID: Int64) async throws -> [Message]
}

/// Pages from TDLib, which asks its memory, its database and the server. Source: `getChatHistory`.
public struct TDLibChatPageLoader<Sender: TDFunctionSender>: ChatPageLoader {
    private let sender: Sender
    private let chatID: Int64

    public init(_ sender: Sender, chatID: Int64) {
        self.sender = sender
        self.chatID = chatID
    }

    public func page(below messageID: Int64) async throws -> [Message] {
        let page = try await sender.getChatHistory(
            chatID: chatID, fromMessageID: messageID, offset: 0, limit: 100, onlyLocal: false)
        // The schema lets the place of a message be empty; TDLib's history has no such places.
        return page.messages.compactMap { $0 }
    }
}

/// The messages of a chat, page by page, newest first, each once.
public struct HistoryPages<Loader: ChatPageLoader>: AsyncSequence, Sendable {
    public typealias Element = [Message]
    private let loader: Loader

    public init(_ loader: Loader) {
        self.loader = loader
    }

    public struct Iterator: AsyncIteratorProtocol {
        let loader: Loader
        /// How far the walk has come.
        public private(set) var scanner = HistoryScanner()

        /// - Throws: what the loader throws; the walk may then be gone on with.
        public mutating func next() async throws -> [Message]? {
            while case .load(let messageID) = scanner.step {
                let page = try await loader.page(below: messageID)
                let new = scanner.receive(page.map(\.id)).map { page[$0] }
                if !new.isEmpty { return new }
            }
            return nil
        }
    }

    public func makeAsyncIterator() -> Iterator { Iterator(loader: loader) }
}
