/// What happens to messages on the simulated Telegram.
extension SimulatedTelegram {
    /// Messages of one album arrive together.
    /// - Returns: Their identifiers.
    @discardableResult
    public func deliverAlbum(_ contents: [SimulatedContent], to chatID: Int64, from sender: Int64? = nil) -> [Int64] {
        let first = world.chats[chatID]?.messages.last?.number ?? 0
        let album = 24_680_135_790_246_801 &+ chatID &+ (first << 8)
        return contents.map { deliver($0, to: chatID, from: sender) { $0.albumID = album } }
    }

    /// Somebody opens media that self-destruct, on whatever device: their time begins to run.
    public func open(_ messageID: Int64, in chatID: Int64) {
        core.withEngine { engine in engine.open(messageID, in: chatID) }
    }

    /// Media that can expire are gone now.
    public func expire(_ messageID: Int64, in chatID: Int64) {
        core.withEngine { engine in engine.expire(messageID, in: chatID) }
    }

    /// The files of a message cannot be fetched until it is read again.
    public func expireReferences(of messageID: Int64, in chatID: Int64) {
        core.withEngine { engine in
            if let message = engine.world.chats[chatID]?.message(id: messageID) { engine.expireReferences(of: message) }
        }
    }
}
