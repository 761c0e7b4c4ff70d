/// What of a chat is wanted. A value with a pure decision; an empty one takes everything.
///
/// Conditions of different kinds must all hold; of several values of one kind (types, names, senders) one is enough.
public struct ExportSelection: Sendable, Equatable {
    /// Empty: all.
    public var types: Set<MessageType> = []
    /// When the messages were sent.
    public var window = DateWindow()
    /// The newest so many messages of which something is taken; nil: all. An album is never cut, so it can be some more.
    public var last: Int?
    /// In bytes, both ends included. A size that Telegram does not tell is in no range.
    public var minimumSize: Int64?
    /// In bytes; nil for no limit.
    public var maximumSize: Int64?
    /// Of the name that the sender gave; an attachment without one has the name that it would be given here. Empty: all.
    public var names: [GlobPattern] = []
    /// Empty: all.
    public var senders: Set<MessageSenderID> = []
    /// A forum's topic; nil: all.
    public var topic: Int32?
    /// What their captions have in them; nil for anything.
    public var caption: CaptionPattern?

    public init() {}

    /// Why a message as a whole is left out; nil if it is not.
    public func reason(toLeaveOut message: MappedMessage) -> FilterReason? {
        if !types.isEmpty, !types.contains(message.facts.type) { return .type }
        if !window.contains(message.date) { return .date }
        if !senders.isEmpty, message.facts.sender.map({ !senders.contains($0) }) ?? true { return .sender }
        if let topic, message.facts.topic != MessageTopicID(kind: .forum, id: Int64(topic)) {
            // What is in no topic is in the one called General, which is number 1.
            guard topic == 1, message.facts.topic == nil else { return .topic }
        }
        return nil
    }

    /// Why an attachment of a message that is not left out is; nil if it is taken.
    public func reason(toLeaveOut attachment: Attachment) -> FilterReason? {
        let size = attachment.file.size
        if minimumSize != nil || maximumSize != nil, size <= 0 { return .size }
        if size < minimumSize ?? 0 || size > maximumSize ?? .max { return .size }
        if !names.isEmpty, !names.contains(where: { $0.matches(attachment.name.text) }) { return .name }
        // A caption on which the pattern would take for ever leaves nothing out: better too much than too little.
        if let caption, caption.match(in: attachment.caption) == .absent { return .caption }
        return nil
    }

    /// Whether some condition is on what only the attachment tells, and not its message.
    var looksAtFiles: Bool { minimumSize != nil || maximumSize != nil || !names.isEmpty || caption != nil }

    /// The same for the same selection: a walk that was broken off is gone on with only if it looked for the same.
    public var fingerprint: String {
        let parts: [String] = [
            types.map(\.rawValue).sorted().joined(separator: ","), "\(window.since ?? -1)", "\(window.until ?? -1)",
            "\(last ?? -1)", "\(minimumSize ?? -1)", "\(maximumSize ?? -1)", "\(names.map(\.text))",
            senders.map(\.id).sorted().map(String.init).joined(separator: ","), "\(topic ?? -1)", caption?.text ?? "",
        ]
        return parts.joined(separator: "|")
    }
}
