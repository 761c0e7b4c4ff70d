/// A chat and what of it is wanted.
public struct SelectedChat: Sendable {
    /// The chat; of a group that was upgraded either of its two.
    public let chat: ChatSummary
    /// What of its messages and files is wanted.
    public let selection: ExportSelection
    /// TDLib's identifiers, if only these messages are wanted.
    public let messages: [Int64]?
    /// If only these items of them are wanted.
    public let items: Set<Attachment.ID>?

    /// - Parameter messages: TDLib's identifiers; nil for all.
    public init(_ chat: ChatSummary, selection: ExportSelection = ExportSelection(), messages: [Int64]? = nil) {
        self.chat = chat
        self.selection = selection
        self.messages = messages
        items = nil
    }

    /// Only what earlier runs left: see ``ExportRun/unfinishedItems()``.
    public init(_ chat: ChatSummary, retrying items: [Attachment.ID]) {
        self.chat = chat
        selection = ExportSelection()
        messages = Set(items.map(\.messageID)).sorted(by: >)
        self.items = Set(items)
    }
}
