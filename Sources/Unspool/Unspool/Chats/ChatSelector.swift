import NativeLoop

/// Finds the one chat that a command means.
public enum ChatSelector {
    /// Why there is not exactly one.
    public struct Failure: Error, Sendable, Equatable, CustomStringConvertible {
        /// Several chats have the title; empty if none has.
        public let candidates: [ChatSummary]
        public let message: String

        public var description: String { message }
    }

    /// - Parameter text: an identifier, or a title that only one chat has.
    /// - Throws: a ``Failure`` with the chats to choose from; a `TDLibError`; `CancellationError`.
    public static func find(_ text: String, in repository: ChatRepository) async throws -> ChatSummary {
        let id = Int64(text)
        if let id, let chat = try await repository.chat(id) { return chat }
        // A chat that is in no loaded part of a list is not known yet, not even by its identifier.
        try await repository.load(.main)
        try await repository.load(.archive)
        if let id, let chat = try await repository.chat(id) { return chat }
        let matches = await repository.current.chats(titled: text)
        guard let match = matches.first else {
            throw Failure(
                candidates: [],
                message:
                    "No chat has the identifier or title “\(UnprintableText.removed(from: text))”. List them: unspool chats"
            )
        }
        guard matches.count == 1 else {
            let ids = matches.map { String($0.id) }.joined(separator: ", ")
            throw Failure(
                candidates: matches,
                message: "\(matches.count) chats have this title. Name one by its identifier: \(ids)")
        }
        return match
    }
}
