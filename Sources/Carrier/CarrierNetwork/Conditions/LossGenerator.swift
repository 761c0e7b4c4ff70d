/// Decides which datagrams are lost. SplitMix64: small, and the same on every platform.
struct LossGenerator: Sendable {
    private var state: UInt64
    private let loss: Double

    init(loss: Double, seed: UInt64) {
        self.loss = loss
        state = seed
    }

    mutating func drops() -> Bool {
        guard loss > 0 else { return false }
        state &+= 0x9E37_79B9_7F4A_7C15
        var number = state
        number = (number ^ (number >> 30)) &* 0xBF58_476D_1CE4_E5B9
        number = (number ^ (number >> 27)) &* 0x94D0_49BB_1331_11EB
        number ^= number >> 31
        // The upper 53 bits are a fraction from 0 to below 1.
        return Double(number >> 11) * 0x1p-53 < loss
    }
}
