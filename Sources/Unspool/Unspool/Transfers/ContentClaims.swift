/// Sees to it that the same content is fetched once, although several items that hold it are at work at a time.
struct ContentClaims {
    private var waiting: [String: [Attachment]] = [:]

    /// Claims the content for this attachment.
    /// - Returns: false if another one has claimed it; this one then waits for ``release(_:)``.
    mutating func claim(_ attachment: Attachment) -> Bool {
        let content = attachment.file.uniqueID
        // Without an identifier nothing is known to be the same.
        guard !content.isEmpty else { return true }
        guard waiting[content] != nil else {
            waiting[content] = []
            return true
        }
        waiting[content, default: []].append(attachment)
        return false
    }

    /// Whether an attachment has claimed the content.
    func isClaimed(_ attachment: Attachment) -> Bool { waiting[attachment.file.uniqueID] != nil }

    /// Gives the claim up, with or without success.
    /// - Returns: the attachments that waited.
    mutating func release(_ attachment: Attachment) -> [Attachment] {
        waiting.removeValue(forKey: attachment.file.uniqueID) ?? []
    }
}
