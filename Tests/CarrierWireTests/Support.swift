import CarrierWire
import Testing

/// SplitMix64: the same numbers on every run.
struct SeededGenerator: RandomNumberGenerator {
    var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var value = state
        value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
        value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
        return value ^ (value >> 31)
    }

    mutating func bytes(_ count: Int) -> [UInt8] {
        (0..<count).map { _ in UInt8.random(in: .min ... .max, using: &self) }
    }
}

/// The bytes of pairs of hexadecimal digits.
func hex(_ text: String) -> [UInt8] {
    let digits = text.compactMap(\.hexDigitValue)
    return stride(from: 0, to: digits.count - 1, by: 2).map { UInt8(digits[$0] << 4 | digits[$0 + 1]) }
}

/// Lower-case hexadecimal digits.
func hex(_ bytes: [UInt8]) -> String {
    bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
}

/// The two identities of the protocol's test vectors, section 14.1.
enum Peers {
    static let a = id("WpSggvhoqoVW4XJvfjsB52dvVunYSQWrz6XiuMQVsCf")
    static let b = id("6rvZvM15TRkYozYPXwXPiAMFpXPmiVoTPtCT6uqSLd1X")

    private static func id(_ text: String) -> UserID {
        do { return try UserID(text) } catch { preconditionFailure("\(error)") }
    }
}

/// The `tid` of the protocol's test vectors.
let vectorID = transferID(0x0102_0304_0506_0708)

/// `number` must not be 0.
func transferID(_ number: Int64) -> TransferID {
    guard let id = TransferID(rawValue: number) else { preconditionFailure("0 is no tid") }
    return id
}
