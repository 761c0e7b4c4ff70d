public import CarrierWire

/// Somebody asks to become a friend. It is kept until it is answered.
public struct IncomingRequest: Sendable, Hashable {
    public let userID: UserID
    /// Who he says he is, and his greeting. Strangers write this.
    public let request: FriendRequest
    /// When it came first, in microseconds since 1970, to the second.
    public let firstSeen: Int64
}

extension IncomingRequest {
    init(_ stored: StoredRequest) {
        self.init(
            userID: stored.userID,
            request: FriendRequest(
                name: stored.name, briefDescription: stored.description, hello: stored.hello,
                avatarURL: stored.avatarURL), firstSeen: stored.firstSeen * 1_000_000)
    }
}

extension StoredRequest {
    init(_ incoming: IncomingRequest) {
        self.init(
            userID: incoming.userID, name: incoming.request.name, description: incoming.request.briefDescription,
            hello: incoming.request.hello, avatarURL: incoming.request.avatarURL,
            firstSeen: incoming.firstSeen / 1_000_000, lastSeen: incoming.firstSeen / 1_000_000)
    }
}
