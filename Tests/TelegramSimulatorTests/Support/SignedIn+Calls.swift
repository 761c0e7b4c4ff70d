import TelegramAPI
import Testing

@testable import TelegramSimulator

extension SignedIn {
    /// The answer to a function that must succeed.
    func call(_ request: String) throws -> String {
        let line = try #require(conversation.call(request))
        try #require(!line.hasPrefix(#"{"@type":"error""#), "\(line)")
        return line
    }

    /// The text of the error that answers a request, behind its code.
    func error(_ request: String) throws -> String {
        let line = try #require(conversation.call(request))
        let error = try TDError(json: line.utf8)
        return "\(error.code) \(error.message)"
    }

    /// The number that a file has in this client; nil if it has not been shown.
    func fileID(of file: SimulatedFile) -> Int32? {
        telegram.core.withEngine { engine in
            engine.session(conversation.clientID).files.entries.values.first { $0.file == file }?.id
        }
    }

    func found(_ arguments: String) throws -> FoundChatMessages {
        try FoundChatMessages(json: call(#"{"@type":"searchChatMessages",\#(arguments)}"#).utf8)
    }
}
