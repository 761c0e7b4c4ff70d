internal import CarrierCore

/// What a person says of himself; that he is connected is another thing.
// The names are those of the published API.
// swift-format-ignore: AlwaysUseLowerCamelCase
public enum CarrierPresenceStatus: Int, Sendable {
    /// He is there.
    case None = 0
    case Away = 1
    case Busy = 2

    init(_ presence: Presence) {
        switch presence {
        case .none: self = .None
        case .away: self = .Away
        case .busy: self = .Busy
        }
    }

    var presence: Presence {
        switch self {
        case .None: .none
        case .Away: .away
        case .Busy: .busy
        }
    }
}
