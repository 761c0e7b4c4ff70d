internal import CarrierCore
public import Foundation
internal import Synchronization

/// Told that a friend invites the extension.
///
/// - Parameters:
///   - from: his user id.
///   - data: what he sent, up to its first NUL.
public typealias CarrierExtensionInviteCallback = (_ carrier: Carrier, _ from: String, _ data: String?) -> Void

/// Who takes the invites of the extension.
final class ExtensionRegistration: Sendable {
    let handler: QueueConfined<CarrierExtensionInviteCallback>

    init(_ handler: @escaping CarrierExtensionInviteCallback) { self.handler = QueueConfined(handler) }
}

/// Invites beside those of the application: they go to the extension `carrier` on the friend's side.
///
/// Throws and handlers are those of ``Carrier/sendInviteFriendRequest(to:withData:responseHandler:)``. Carrier protocol,
/// sections 7.7 and 13.3.
open class CarrierExtension: NSObject {
    static let name = "carrier"

    /// The Carrier that the extension belongs to.
    public let carrier: Carrier
    private let registration = Mutex<ExtensionRegistration?>(nil)

    public init(_ carrier: Carrier) { self.carrier = carrier }

    deinit { cleanup() }

    /// A relay for media that lets this node in: one of the bootstrap nodes, chosen at random.
    ///
    /// - Throws: ``CarrierError``: `GeneralError(ecode: 9)` before the Carrier is ready, 10 without bootstrap nodes.
    open func turnServerInfo() throws -> TurnServerInfo {
        TurnServerInfo(try carrier.bridge.perform { node throws(NodeError) in try node.turnCredentials() })
    }

    /// Takes the invites from now on, in place of whoever did before.
    ///
    /// - Parameter handler: called on the callback queue.
    open func registerExtension(_ handler: @escaping CarrierExtensionInviteCallback) throws {
        let new = ExtensionRegistration(handler)
        let name = Self.name
        try carrier.bridge.perform { node throws(NodeError) in try node.register(extension: name) }
        carrier.bridge.register(new)
        // The old one goes outside of the lock.
        var old: ExtensionRegistration? = new
        registration.withLock { swap(&$0, &old) }
    }

    /// Invites a friend, also before ``registerExtension(_:)``.
    open func sendInviteFriendRequest(
        to target: String, withData data: String, _ responseHandler: @escaping CarrierFriendInviteResponseHandler
    ) throws {
        try carrier.sendInvite(try self.target(target), data, QueueConfined(responseHandler))
    }

    /// Answers an invite.
    open func replyFriendInviteRequest(
        to target: String, withStatus status: Int, _ reason: String?, _ data: String?
    ) throws {
        try carrier.reply(to: try self.target(target), status, reason, data)
    }

    /// Takes no more invites: they are dropped, unless another extension has taken over.
    open func cleanup() {
        let old = registration.withLock { registration in
            defer { registration = nil }
            return registration
        }
        guard let old, carrier.bridge.unregister(old) else { return }
        let name = Self.name
        _ = try? carrier.bridge.perform { node throws(NodeError) in node.unregister(extension: name) }
    }

    private func target(_ text: String) throws -> PeerTarget {
        PeerTarget(userID: try carrier.bridge.userID(text), extensionName: Self.name)
    }
}

extension NodeBridge {
    /// Calls who is registered at the time of the call.
    func tellExtension(_ call: @escaping @Sendable (CarrierExtensionInviteCallback, Carrier) -> Void) {
        tellCarrier { [self] carrier in
            if let registration = extensionRegistration { call(registration.handler.value, carrier) }
        }
    }
}
