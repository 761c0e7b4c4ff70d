internal import CSodium

/// What toxcore makes keys and nonces of: libsodium's random numbers.
enum SecureRandom {
    /// Must have succeeded before the other functions are called. It may be called often and from any thread.
    static func prepare() throws(CarrierSystemError) {
        guard sodium_init() >= 0 else { throw .noRandomness }
    }

    static func fill(_ bytes: UnsafeMutablePointer<UInt8>?, _ length: Int) {
        guard let bytes, length > 0 else { return }
        randombytes_buf(bytes, length)
    }

    /// Each number from 0 to one below the bound is equally likely; 0 if the bound is 0 or 1.
    static func number(below bound: UInt32) -> UInt32 { bound < 2 ? 0 : randombytes_uniform(bound) }
}
