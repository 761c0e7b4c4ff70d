internal import CSodium

/// Bytes that are written once and overwritten with zeros when nobody needs them any more.
///
/// An array would not do: it is copied where it grows, and freed as it is.
final class SecretMemory: Sendable {
    let count: Int
    /// Written by `init` alone, before the object can be shared. So reading needs no lock.
    nonisolated(unsafe) private let start: UnsafeMutablePointer<UInt8>

    /// - Parameter write: gets `count` zeros to write to.
    init<Failure: Error>(
        count: Int, _ write: (UnsafeMutablePointer<UInt8>) throws(Failure) -> Void
    ) throws(Failure) {
        self.count = count
        start = .allocate(capacity: count)
        start.initialize(repeating: 0, count: count)
        // If this throws, `deinit` runs: all that is stored has its value.
        try write(start)
    }

    deinit {
        sodium_memzero(start, count)
        start.deallocate()
    }

    /// The pointer is valid during the call.
    func withBytes<Result>(_ body: (UnsafePointer<UInt8>) -> Result) -> Result { body(UnsafePointer(start)) }

    /// Compares in a time that depends on the lengths only.
    func equals(_ other: SecretMemory) -> Bool {
        count == other.count && sodium_memcmp(start, other.start, count) == 0
    }
}
