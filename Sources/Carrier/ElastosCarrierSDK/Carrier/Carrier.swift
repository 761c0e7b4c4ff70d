internal import CarrierCore
public import Foundation

/// A peer of the Carrier network: an identity, its friends, and what they say to each other.
///
/// ```swift
/// let options = CarrierOptions()
/// options.persistentLocation = "data"
/// options.bootstrapNodes = [node]
/// let carrier = try Carrier.createInstance(options: options, delegate: delegate)
/// try carrier.start()
/// ```
///
/// May be used from any thread. Calls wait for the Carrier's own thread, which never waits for the program. All errors
/// are ``CarrierError``: calls that need the network throw `GeneralError(ecode: 9)` until ``CarrierDelegate/didBecomeReady(_:)``,
/// and all throw `IllegalState` after ``kill()``. Carrier protocol, section 13.
public final class Carrier: NSObject, Sendable {
    /// The longest message that is sent in one packet by other versions. Longer ones are sent in pieces.
    // The name is that of the published API.
    // swift-format-ignore: AlwaysUseLowerCamelCase
    public static let MAX_APP_MESSAGE_LEN: Int = 2048

    let bridge: NodeBridge

    private init(_ bridge: NodeBridge) { self.bridge = bridge }

    deinit { bridge.abandon() }

    /// Opens the identity of the folder, or makes one in an empty folder. Nothing is sent before ``start(iterateInterval:)``.
    ///
    /// - Parameters:
    ///   - options: read now; later changes change nothing.
    ///   - delegate: held weakly. Once it is gone, its callbacks are left out.
    /// - Throws: ``CarrierError``: `InvalidArgument` for an option that is missing or not valid, `GeneralError` for a
    ///   folder that is in use (16), damaged (4), or has another identity than the secret key (11), `DHTError` (23) if no
    ///   port is free, `SystemError`.
    public static func createInstance(options: CarrierOptions, delegate: any CarrierDelegate) throws -> Carrier {
        let carrier = Carrier(try NodeBridge(try options.configuration(), delegate: delegate))
        carrier.bridge.attach(carrier)
        return carrier
    }

    /// Joins the network, and returns at once. What happens is told to the delegate.
    ///
    /// - Parameter iterateInterval: milliseconds between two ``CarrierDelegate/willBecomeIdle(_:)``; 0 is 1000.
    /// - Throws: ``CarrierError``: `InvalidArgument` for a negative interval, `GeneralError(ecode: 8)` the second time.
    public func start(iterateInterval: Int = 0) throws { try bridge.start(iterateInterval) }

    /// Leaves the network for good, and waits until everything is written and the folder can be used again.
    ///
    /// From now on no method of the delegate begins; handlers that wait are still called, each with an error. Called from a
    /// callback it asks for the end and returns. It may be called before the start, and again. A Carrier that nobody
    /// holds any more ends in the same way, without anybody waiting.
    public func kill() { bridge.kill() }

    /// Whether the Carrier was connected once, and not killed since.
    public func isReady() -> Bool {
        (try? bridge.perform { node throws(NodeError) in node.isReady }) ?? false
    }

    /// Where friend requests can be sent to, in base 58. After ``kill()`` it is the last one.
    public func getAddress() -> String { bridge.address }

    /// The same as ``getUserId()``.
    public func getNodeId() -> String { getUserId() }

    /// The public key in base 58.
    public func getUserId() -> String { bridge.node.userID.description }
}
