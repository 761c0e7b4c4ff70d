internal import CToxcore

/// A version of the toxcore library, and which of them this package can be the network of.
///
/// toxcore installs no header for the structures behind `tox_options_set_operating_system`, and they differ between
/// versions, so that a version must be known before it may be used.
public struct ToxcoreVersion: Sendable, Hashable, CustomStringConvertible {
    public let major: UInt32
    public let minor: UInt32
    public let patch: UInt32

    public init(_ major: UInt32, _ minor: UInt32, _ patch: UInt32) {
        self.major = major
        self.minor = minor
        self.patch = patch
    }

    /// The version of the library in this process, by `tox_version_major`, `tox_version_minor` and `tox_version_patch`.
    public static var linked: ToxcoreVersion {
        ToxcoreVersion(tox_version_major(), tox_version_minor(), tox_version_patch())
    }

    /// The versions that ``CarrierSystem`` accepts: those that were tested, no others.
    public static let supported = [ToxcoreVersion(0, 2, 18)]

    public var description: String { "\(major).\(minor).\(patch)" }

    /// Throws ``CarrierSystemError`` with the code `unsupported-toxcore` if this version is not ``supported``.
    public func requireSupported() throws(CarrierSystemError) {
        guard Self.supported.contains(self) else { throw .unsupportedToxcore(self) }
    }
}
