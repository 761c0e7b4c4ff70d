/// Counts the newest messages of which something is taken, up to a limit. An album is not cut.
struct TakenMessages: Sendable {
    private let limit: Int
    private var count = 0
    private var albumID: Int64 = 0

    /// - Parameter limit: nil for none.
    init(limit: Int?) { self.limit = limit ?? .max }

    /// Whether so many were taken that no more are wanted, but for the rest of an album.
    var isFull: Bool { count >= limit }

    func isOpen(for message: MappedMessage) -> Bool {
        !isFull || message.albumID != 0 && message.albumID == albumID
    }

    mutating func take(_ message: MappedMessage) {
        count += 1
        albumID = message.albumID
    }
}
