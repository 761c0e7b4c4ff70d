/// What became of a message. Carrier protocol, section 6.3; the numbers are those of the published API.
public enum ReceiptState: Int, Sendable, Hashable {
    /// The friend has it.
    case byFriend = 0
    /// An Express node keeps it for him.
    case offline = 1
    /// It is lost.
    case error = 2
}
