/// A story of a user, group or channel.
public struct SimulatedStory: Sendable, Identifiable {
    public struct ID: Sendable, Hashable {
        public var chatID: Int64
        public var number: Int32

        public init(chatID: Int64, number: Int32) {
            self.chatID = chatID
            self.number = number
        }
    }

    public var id: ID
    /// Unix time, in seconds.
    public var date: Int32
    /// A photo or a video with the caption; anything else is shown as unsupported.
    public var content: SimulatedContent
    /// Whether it must not be forwarded or saved.
    public var isProtected = false

    public init(id: ID, date: Int32, content: SimulatedContent) {
        self.id = id
        self.date = date
        self.content = content
    }
}
