internal import CarrierNetwork
public import CarrierWire
public import NativeLoop

/// What a data folder says of its identity, read without taking the folder: also while a node has it.
///
/// ```swift
/// if let identity = try StoredIdentity.read(folder: "data") { print(identity.address) }
/// ```
/// Nothing is written, and no network is used.
public struct StoredIdentity: Sendable {
    public let userID: UserID
    public let address: Address
    /// The profile as it was stored.
    public let profile: UserInfo
    /// The friends as they were stored, in the order in which they were added; nobody is connected.
    public let friends: [FriendInfo]
    private let secretKey: SecretKey

    /// - Returns: nil if the folder is not there or holds no identity.
    /// - Throws: ``NodeError``: the identity is damaged or of another revision, or cannot be read.
    public static func read(folder: String) throws(NodeError) -> StoredIdentity? {
        // A valid journal is the newer content: native Carrier left it when it was stopped between two steps.
        for name in ["carrier.data.journal", "carrier.data"] {
            switch try DataFile.read(folder + "/" + name) {
            case .valid(let data, _): return try StoredIdentity(data)
            case .invalid(let reason, _) where name == "carrier.data":
                throw NodeError(
                    .badPersistentData,
                    "\"\(folder)/\(name)\" cannot be used. \(reason). `carrier restore` brings a backup back")
            case .invalid, .missing: break
            }
        }
        return nil
    }

    /// Makes an identity in a folder that has none.
    ///
    /// - Parameter secretKey: the 32 bytes that it gets; nil makes a new one.
    /// - Throws: ``NodeError``: ``NodeError/Code/alreadyExist`` if there is one, ``NodeError/Code/busy`` if a node has the
    ///   folder, or of the system.
    public static func make(folder path: String, secretKey: Secret<[UInt8]>? = nil) throws(NodeError) -> StoredIdentity
    {
        let folder = try DataFolder(path: path)
        defer { folder.close() }
        if try folder.load() != nil {
            throw NodeError(.alreadyExist, "\"\(path)\" has an identity already. Name another folder for a new one")
        }
        let key = if let secretKey { try SecretKey(bytes: secretKey.revealed) } else { try SecretKey.generate() }
        let instance = try offlineInstance(.secretKey(key.revealedBytes))
        let data = CarrierData(savedata: instance.savedata, labels: [:])
        try folder.store(data)
        return try StoredIdentity(data)
    }

    private init(_ data: CarrierData) throws(NodeError) {
        let instance = try Self.offlineInstance(.savedata(data.savedata))
        secretKey = try SecretKey(bytes: instance.secretKey)
        userID = secretKey.publicKey
        address = Address(userID: userID, nospam: Nospam(rawValue: instance.nospam))
        profile = instance.savedProfile ?? UserInfo()
        friends = instance.savedFriends(labels: data.labels).map(\.info)
    }

    /// Only toxcore knows its own savedata: it reads it without a socket, and is never run.
    private static func offlineInstance(_ identity: ToxOptions.Identity) throws(NodeError) -> ToxInstance {
        var options = ToxOptions(identity: identity)
        options.isUDPEnabled = false
        return try ToxInstance(options)
    }

    /// Signs bytes with the identity, as a node does: 64 bytes that ``CarrierIdentity/verify(_:of:by:)`` checks.
    ///
    /// - Parameter message: at least one byte.
    public func sign(_ message: [UInt8]) throws(NodeError) -> [UInt8] {
        try IdentitySignature.sign(message, with: secretKey)
    }
}
