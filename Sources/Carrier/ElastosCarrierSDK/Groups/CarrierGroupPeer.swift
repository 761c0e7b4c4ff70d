internal import CarrierCore
public import Foundation

/// A member of a group.
public final class CarrierGroupPeer: NSObject, Sendable {
    /// In base 58.
    public let userId: String?
    /// Empty if he has none.
    public let name: String?

    init(_ peer: GroupPeer) {
        userId = peer.userID.description
        name = peer.name
    }
}
