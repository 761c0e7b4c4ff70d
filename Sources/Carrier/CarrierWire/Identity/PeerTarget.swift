/// Whom a message or invite is for: a friend, and the extension on his side if there is one.
///
/// Its text is `<user id>` or `<user id>:<extension>`. Carrier protocol, sections 6.1 and 7.1.
public struct PeerTarget: Hashable, Sendable, CustomStringConvertible {
    public let userID: UserID
    /// The name of the extension, 1 to 63 bytes (invites allow 31), or nil.
    public let extensionName: String?

    public init(userID: UserID, extensionName: String? = nil) {
        self.userID = userID
        self.extensionName = extensionName
    }

    /// - Parameter text: the id, and after a `:` the extension's name, 1 to 63 bytes without NUL.
    /// - Throws: ``IdentifierError``.
    public init(_ text: String) throws(IdentifierError) {
        let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
        userID = try UserID(String(parts[0]))
        guard parts.count > 1 else {
            extensionName = nil
            return
        }
        let name = String(parts[1])
        guard (1...WireLimits.extensionName).contains(name.utf8.count), !name.utf8.contains(0) else {
            throw IdentifierError(
                .extensionName, "After ':' a name of 1 to \(WireLimits.extensionName) bytes is expected")
        }
        extensionName = name
    }

    public var description: String { extensionName.map { "\(userID):\($0)" } ?? userID.description }
}
