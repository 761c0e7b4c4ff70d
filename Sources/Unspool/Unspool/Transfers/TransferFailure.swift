/// Why a file could not be fetched. Safe to show; holds no path.
public struct TransferFailure: Error, Sendable, Equatable, CustomStringConvertible {
    public let reason: String

    public init(_ reason: String) { self.reason = reason }

    public var description: String { reason }
}
