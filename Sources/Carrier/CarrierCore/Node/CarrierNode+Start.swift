/// Running for programs that are not async.
extension CarrierNode {
    /// The same as ``run()`` without a task, and without waiting. The node lives until it has stopped.
    ///
    /// No thread of Swift's pool takes part. So programs may block all of those, such as with
    /// ``performAndWait(_:)`` or while they wait for `ended`: nothing that they wait for needs one.
    /// - Parameter ended: called once, on the node's thread, when the node has stopped.
    /// - Throws: ``NodeError/Code/alreadyRun`` if it ran before.
    public func start(_ ended: @escaping @Sendable () -> Void) throws(NodeError) {
        guard try beginTurns() else {
            ended()
            return
        }
        // A cycle, which the end breaks.
        self.ended = {
            withExtendedLifetime(self) { ended() }
        }
    }
}
