internal import CarrierCore

/// How a message to a friend has ended.
// The names are those of the published API.
// swift-format-ignore: AlwaysUseLowerCamelCase
public enum CarrierReceiptState: Int, Sendable {
    /// The friend's node has it.
    case ByFriend = 0
    /// An Express node keeps it for him.
    case Offline = 1
    /// It did not arrive, as far as is known: the friend went offline or was removed, nobody confirmed it for 30 seconds,
    /// or the Carrier was killed.
    case Error = 2

    init(_ state: MessageReceipt.State) {
        switch state {
        case .delivered: self = .ByFriend
        case .stored: self = .Offline
        case .failed, .timedOut: self = .Error
        }
    }
}
