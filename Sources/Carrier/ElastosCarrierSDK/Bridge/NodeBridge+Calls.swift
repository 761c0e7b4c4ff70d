internal import CarrierCore
internal import NativeLoop

/// What the program calls, on its way to the node.
extension NodeBridge {
    /// Runs `body` on the node's thread and waits for it; its errors become those of the published API.
    func perform<Result: Sendable>(
        _ body: @escaping @Sendable (isolated CarrierNode) throws(NodeError) -> Result
    ) throws -> Result {
        try checkAlive()
        do throws(NodeError) { return try node.performAndWait(body) } catch { throw failure(error) }
    }

    /// The error that the program gets; what it has no room for goes to the log.
    func failure(_ error: NodeError) -> CarrierError {
        log(.debug, "A call failed: \(error.description)")
        return CarrierError(error)
    }

    /// An argument that the published API refuses itself.
    func refused(_ reason: String) -> CarrierError {
        log(.debug, "A call was refused: \(reason)")
        return .InvalidArgument
    }

    func userID(_ text: String) throws -> UserID {
        if text.isEmpty { throw refused("The user id is empty") }
        do throws(IdentifierError) { return try UserID(text) } catch {
            throw failure(NodeError(.invalidArguments, error.message))
        }
    }

    func target(_ text: String) throws -> PeerTarget {
        if text.isEmpty { throw refused("The target is empty") }
        do throws(IdentifierError) { return try PeerTarget(text) } catch {
            throw failure(NodeError(.invalidArguments, error.message))
        }
    }
}
