internal import CSodium

/// libsodium, made ready once in this process.
package enum Sodium {
    /// A static constant: the first use runs `sodium_init` and every other thread waits for it.
    private static let isReady = sodium_init() >= 0

    /// To be called before any function of libsodium whose result depends on its set-up.
    ///
    /// - Throws: ``NodeError`` with ``NodeError/Code/encrypt`` if the system gives no random numbers.
    package static func prepare() throws(NodeError) {
        guard isReady else {
            throw NodeError(.encrypt, "libsodium cannot start: the system gives no random numbers. Check /dev/urandom")
        }
    }

    /// `count` bytes from the system's source of secure random numbers.
    ///
    /// - Throws: ``NodeError`` as ``prepare()``.
    package static func randomBytes(_ count: Int) throws(NodeError) -> [UInt8] {
        try prepare()
        return [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
            if let start = buffer.baseAddress { randombytes_buf(start, count) }
            initialized = count
        }
    }
}
