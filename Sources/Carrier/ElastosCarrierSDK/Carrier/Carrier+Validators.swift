internal import CarrierCore
internal import NativeLoop

/// What needs no instance.
extension Carrier {
    /// The version of this package, not of native Carrier.
    public static func getVersion() -> String { "martlet \(PackageVersion.current)" }

    /// Whether this is an address: base 58 of 38 bytes, whose checksum is right.
    public static func isValidAddress(_ address: String) -> Bool { (try? Address(address)) != nil }

    /// Whether this is a user id: base 58 of 32 bytes.
    public static func isValidUserId(_ id: String) -> Bool { (try? UserID(id)) != nil }

    /// The user id in an address, or nil if it is no address.
    public static func getUserIdFromAddress(_ address: String) -> String? {
        (try? Address(address))?.userID.description
    }
}
