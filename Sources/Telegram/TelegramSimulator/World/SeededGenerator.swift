/// Random numbers that are the same for the same seed on every platform (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed
    }

    /// A generator that depends on a seed and a name, and on nothing drawn before.
    init(seed: UInt64, name: String) {
        // FNV-1a: Swift's own hashes differ from run to run.
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in name.utf8 {
            hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3
        }
        state = seed ^ hash
    }

    mutating func next() -> UInt64 {
        state &+= Self.step
        return Self.mix(state)
    }

    private static let step: UInt64 = 0x9E37_79B9_7F4A_7C15

    private static func mix(_ state: UInt64) -> UInt64 {
        var value = state
        value = (value ^ value >> 30) &* 0xBF58_476D_1CE4_E5B9
        value = (value ^ value >> 27) &* 0x94D0_49BB_1331_11EB
        return value ^ value >> 31
    }

    mutating func bytes(_ wanted: Int) -> [UInt8] {
        let count = max(0, wanted)
        var bytes: [UInt8] = []
        bytes.reserveCapacity(count + 8)
        while bytes.count < count {
            var word = next().littleEndian
            withUnsafeBytes(of: &word) { bytes += $0 }
        }
        bytes.removeLast(bytes.count - count)
        return bytes
    }

    /// A part of what ``bytes(_:)`` gives, without making what comes before.
    func bytes(_ range: Range<Int>) -> [UInt8] {
        guard range.lowerBound >= 0, !range.isEmpty else { return [] }
        let first = range.lowerBound / 8
        let last = (range.upperBound + 7) / 8
        let words = [UInt64](unsafeUninitializedCapacity: last - first) { buffer, count in
            var state = state &+ UInt64(first) &* Self.step
            for index in 0..<(last - first) {
                state &+= Self.step
                buffer[index] = Self.mix(state).littleEndian
            }
            count = last - first
        }
        let begin = range.lowerBound - first * 8
        return words.withUnsafeBytes { Array($0[begin..<(begin + range.count)]) }
    }
}
