/// A topic of a forum.
public struct SimulatedTopic: Sendable, Hashable, Identifiable {
    /// The number of the message that made the topic; 1 for General.
    public var id: Int32
    public var name: String
    /// RGB.
    public var color: Int32 = 7_322_096
    public var creatorID: Int64
    /// Unix time, in seconds.
    public var date: Int32
    public var isPinned = false
    public var isClosed = false
    /// Only General can be hidden.
    public var isHidden = false
    public var unreadCount: Int32 = 0

    public init(id: Int32, name: String, creatorID: Int64, date: Int32) {
        self.id = id
        self.name = name
        self.creatorID = creatorID
        self.date = date
    }

    /// The number of the topic that every forum has.
    public static let generalID: Int32 = 1

    var isGeneral: Bool { id == Self.generalID }
}
