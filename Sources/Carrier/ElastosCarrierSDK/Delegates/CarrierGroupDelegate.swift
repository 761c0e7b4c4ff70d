public import Foundation

/// What happens in groups. Every method is optional: what is not implemented does nothing.
///
/// All are called on the callback queue of the Carrier, `org.elastos.queue`, one after the other.
public protocol CarrierGroupDelegate: AnyObject {
    /// The group is connected: messages can be sent.
    func groupDidConnect(_ group: CarrierGroup)

    /// Somebody said something; the own messages come back too.
    ///
    /// - Parameters:
    ///   - from: the user id of the peer.
    ///   - data: 1 to 1024 bytes.
    func didReceiveGroupMessage(_ group: CarrierGroup, _ from: String, _ data: Data)

    /// A peer gave the group another title.
    func groupTitleDidChange(_ group: CarrierGroup, _ from: String, _ newTitle: String)

    /// A peer has another name.
    func groupPeerNameDidChange(_ group: CarrierGroup, _ from: String, _ newName: String)

    /// Somebody came or went.
    func groupPeerListDidChange(_ group: CarrierGroup)
}

extension CarrierGroupDelegate {
    public func groupDidConnect(_ group: CarrierGroup) {}
    public func didReceiveGroupMessage(_ group: CarrierGroup, _ from: String, _ data: Data) {}
    public func groupTitleDidChange(_ group: CarrierGroup, _ from: String, _ newTitle: String) {}
    public func groupPeerNameDidChange(_ group: CarrierGroup, _ from: String, _ newName: String) {}
    public func groupPeerListDidChange(_ group: CarrierGroup) {}
}
