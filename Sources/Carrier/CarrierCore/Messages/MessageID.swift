/// The number of a message that this process sent: 1, 2, 3 and so on. It does not travel.
public typealias MessageID = UInt32
