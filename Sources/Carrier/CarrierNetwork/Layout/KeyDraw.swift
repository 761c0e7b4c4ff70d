internal import CSodium
internal import Dispatch
internal import Synchronization

#if canImport(Darwin)
internal import Darwin
#elseif canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#endif

/// Gives toxcore a key of ours where it draws one.
///
/// toxcore makes a new key for its place in the network at every start and has no way to be given one; a server needs the
/// same key every time. It has libsodium draw the key, and libsodium lets a program say where random bytes come from.
package enum KeyDraw {
    private struct Replacement: Sendable {
        let thread: pthread_t
        let key: [UInt8]
        /// How many draws of 32 bytes come before the one that gets the key.
        var drawsBefore: Int
    }

    /// Held for the whole of ``with(_:drawsBefore:_:)``: libsodium has one source for the process.
    private static let turn = DispatchSemaphore(value: 1)
    private static let replacement = Mutex<Replacement?>(nil)

    /// Runs `body`; on this thread one of libsodium's draws of 32 bytes gives `key` meanwhile. Every other draw, and every
    /// other thread, gets the system's random bytes.
    package static func with<Result, Failure: Error>(
        _ key: [UInt8], drawsBefore: Int, _ body: () throws(Failure) -> Result
    ) throws(Failure) -> Result {
        turn.wait()
        defer { turn.signal() }
        replacement.withLock { $0 = Replacement(thread: pthread_self(), key: key, drawsBefore: drawsBefore) }
        var source = randombytes_implementation(
            implementation_name: { martlet_system_randomness().pointee.implementation_name?() },
            random: { martlet_system_randomness().pointee.random?() ?? 0 },
            stir: nil, uniform: nil,
            buf: { KeyDraw.fill($0, $1) },
            close: nil)
        return try withUnsafeMutablePointer(to: &source) { source throws(Failure) in
            randombytes_set_implementation(source)
            defer {
                randombytes_set_implementation(martlet_system_randomness())
                replacement.withLock { $0 = nil }
            }
            return try body()
        }
    }

    private static func fill(_ bytes: UnsafeMutableRawPointer?, _ count: Int) {
        guard let bytes else { return }
        let key: [UInt8]? = replacement.withLock { replacement in
            guard let waiting = replacement, waiting.key.count == count,
                pthread_equal(waiting.thread, pthread_self()) != 0
            else { return nil }
            if waiting.drawsBefore == 0 {
                replacement = nil
                return waiting.key
            }
            replacement?.drawsBefore -= 1
            return nil
        }
        if let key {
            bytes.copyMemory(from: key, byteCount: count)
        } else {
            martlet_system_randomness().pointee.buf?(bytes, count)
        }
    }
}
