/// Why a file could not be fetched, or what TDLib says is a whole file is none. Safe to show; holds no path.
public struct TransferFailure: Error, Sendable, Equatable, CustomStringConvertible {
    /// For people and the manifest, without a full stop.
    public let reason: String

    public init(_ reason: String) { self.reason = reason }

    public var description: String { reason }
}
