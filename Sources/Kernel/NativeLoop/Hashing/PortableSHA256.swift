/// SHA-256 (FIPS 180-4) without a library of C, for what must build without one: the generator names the schema by it, the
/// simulator its files. Slow beside OpenSSL, which `unspool` hashes with.
package enum PortableSHA256 {
    /// The digest in lower-case hexadecimal.
    package static func hex(_ message: [UInt8]) -> String {
        let digits = Array("0123456789abcdef")
        return String(hash(message).flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] })
    }

    /// The 32 bytes of the digest.
    package static func hash(_ message: [UInt8]) -> [UInt8] { hash(message[...]) }

    /// The 32 bytes of the digest of a part of an array, which is not copied.
    package static func hash(_ message: ArraySlice<UInt8>) -> [UInt8] {
        var state: [UInt32] = [
            0x6A09_E667, 0xBB67_AE85, 0x3C6E_F372, 0xA54F_F53A, 0x510E_527F, 0x9B05_688C, 0x1F83_D9AB, 0x5BE0_CD19,
        ]
        // What does not fill a block, a one bit, zeros, and the number of bits.
        var end = Array(message.suffix(message.count % 64)) + [0x80]
        end += [UInt8](repeating: 0, count: (120 - end.count) % 64)
        for shift in stride(from: 56, through: 0, by: -8) {
            end.append(UInt8(truncatingIfNeeded: (UInt64(message.count) << 3) >> UInt64(shift)))
        }
        // The constants are looked up once: doing it in each round would cost a third of the time.
        constants.withUnsafeBufferPointer { constants in
            state.withUnsafeMutableBufferPointer { state in
                withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 64) { words in
                    func compressBlocks(_ bytes: UnsafeBufferPointer<UInt8>) {
                        for block in stride(from: 0, through: bytes.count - 64, by: 64) {
                            compress(bytes, block, words, constants, state)
                        }
                    }
                    message.withUnsafeBufferPointer(compressBlocks)
                    end.withUnsafeBufferPointer(compressBlocks)
                }
            }
        }
        return state.flatMap { word in (0..<4).map { UInt8(truncatingIfNeeded: word >> (24 - 8 * $0)) } }
    }

    private static func compress(
        _ bytes: UnsafeBufferPointer<UInt8>, _ block: Int, _ words: UnsafeMutableBufferPointer<UInt32>,
        _ constants: UnsafeBufferPointer<UInt32>, _ state: UnsafeMutableBufferPointer<UInt32>
    ) {
        for index in 0..<16 {
            let start = block + 4 * index
            words[index] =
                UInt32(bytes[start]) << 24 | UInt32(bytes[start + 1]) << 16 | UInt32(bytes[start + 2]) << 8
                | UInt32(bytes[start + 3])
        }
        for index in 16..<64 {
            let early = words[index - 15]
            let late = words[index - 2]
            words[index] =
                words[index - 16] &+ (rotated(early, 7) ^ rotated(early, 18) ^ early >> 3) &+ words[index - 7]
                &+ (rotated(late, 17) ^ rotated(late, 19) ^ late >> 10)
        }
        var (a, b, c, d) = (state[0], state[1], state[2], state[3])
        var (e, f, g, h) = (state[4], state[5], state[6], state[7])
        for index in 0..<64 {
            let first =
                h &+ (rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25)) &+ (e & f ^ ~e & g) &+ constants[index]
                &+ words[index]
            let second = (rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22)) &+ (a & b ^ a & c ^ b & c)
            (h, g, f, e) = (g, f, e, d &+ first)
            (d, c, b, a) = (c, b, a, first &+ second)
        }
        for (index, value) in [a, b, c, d, e, f, g, h].enumerated() {
            state[index] &+= value
        }
    }

    private static func rotated(_ value: UInt32, _ count: UInt32) -> UInt32 {
        value &>> count | value &<< (32 - count)
    }

    /// The first 32 bits of the fractional parts of the cube roots of the first 64 primes, computed in integers.
    private static let constants: [UInt32] = {
        var primes: [UInt64] = []
        var candidate: UInt64 = 2
        while primes.count < 64 {
            if !primes.contains(where: { candidate % $0 == 0 }) { primes.append(candidate) }
            candidate += 1
        }
        return primes.map { prime in
            // The largest x with x³ ≤ prime · 2⁹⁶, by bits from the top; x is below 2³⁵.
            var root: UInt64 = 0
            for bit in stride(from: 34, through: 0, by: -1) {
                let trial = root | 1 << UInt64(bit)
                let square = trial.multipliedFullWidth(by: trial)
                // trial² < 2⁷⁰: its cube in three words is compared with prime · 2⁹⁶.
                let low = square.low.multipliedFullWidth(by: trial)
                let high = square.high &* trial &+ low.high
                if high < prime << 32 || (high == prime << 32 && low.low == 0) { root = trial }
            }
            return UInt32(truncatingIfNeeded: root)
        }
    }()
}
