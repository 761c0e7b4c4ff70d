extension CarrierNode {
    /// What lets this node use a relay for media: one of the bootstrap nodes, which run TURN under the same key, chosen
    /// at random. Each call gives another name and password.
    ///
    /// - Throws: ``NodeError``: not ready, or ``NodeError/Code/notExist`` without bootstrap nodes.
    public func turnCredentials() throws(NodeError) -> TurnCredentials {
        let key = try SecretKey(bytes: try readyTox().secretKey)
        guard let relay = configuration.network.bootstrapNodes.randomElement() else {
            throw NodeError(.notExist, "There is no bootstrap node that could be a relay: configure one")
        }
        return try TurnCredentials(
            host: relay.host, relay: relay.key, key: key, nonce: try Sodium.randomBytes(TurnCredentials.nonceSize))
    }
}
