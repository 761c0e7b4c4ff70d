/// The names that an attachment may get in the destination, best first.
///
/// A name begins with the message's number, so it follows from the attachment's identity alone: two attachments of a
/// chat never want the same one, in whatever order they come.
enum AttachmentFileName {
    static func candidate(_ attempt: Int, for attachment: Attachment) -> SafeFileName {
        let given = SafeFileName(
            attachment.fileName, fallback: Attachment.Name.made(attachment.kind, attachment.mimeType).text)
        let index = attachment.id.index > 1 ? "-\(attachment.id.index)" : ""
        let name = given.prefixed(by: "\(number(of: attachment.id.messageID))\(index)_")
        switch attempt {
        case 0: return name
        // The same number in another chat that was exported into the same folder.
        case 1: return name.suffixed(by: " (\(attachment.id.chatID))")
        default: return name.suffixed(by: " (\(attachment.id.chatID) \(attempt))")
        }
    }

    /// The number that links to the message carry. Messages that have none (secret chats) keep their identifier.
    static func number(of messageID: Int64) -> Int64 {
        messageID > 0 && messageID % (1 << 20) == 0 ? messageID >> 20 : messageID
    }
}
