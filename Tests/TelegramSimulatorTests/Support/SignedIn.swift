import TelegramSimulator
import TestSupport

/// A client that has signed in to a simulated Telegram, without its chats.
final class SignedIn {
    let telegram: SimulatedTelegram
    let folder: TestFolder
    let conversation: Conversation

    init(
        _ telegram: SimulatedTelegram = SimulatedTelegram(), folder: TestFolder? = nil,
        phoneNumber: String = "+15550100", code: String = "12345", password: String? = "hunter2"
    ) throws {
        self.telegram = telegram
        self.folder = try folder ?? TestFolder()
        conversation = Conversation(telegram.transport)
        conversation.call(parameters(self.folder.path))
        conversation.call(#"{"@type":"setAuthenticationPhoneNumber","phone_number":"\#(phoneNumber)"}"#)
        conversation.call(#"{"@type":"checkAuthenticationCode","code":"\#(code)"}"#)
        if let password {
            conversation.call(#"{"@type":"checkAuthenticationPassword","password":"\#(password)"}"#)
        }
        conversation.drain()
        conversation.lines = []
    }

    func loadAll() {
        for list in ["chatListMain", "chatListArchive"] {
            conversation.call(#"{"@type":"loadChats","chat_list":{"@type":"\#(list)"},"limit":100}"#)
        }
        // The numbers of unread chats come after the answer.
        conversation.drain()
    }

    /// The chat with a title; the private one, if there is a secret one as well.
    func chat(_ title: String) -> Int64 {
        telegram.world.chats.values.filter { $0.title == title }.map(\.id).max() ?? 0
    }
}
