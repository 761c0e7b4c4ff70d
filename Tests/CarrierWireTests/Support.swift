import CarrierWire
import TestSupport
import Testing

extension SeededGenerator {
    mutating func bytes(_ count: Int) -> [UInt8] {
        (0..<count).map { _ in UInt8.random(in: .min ... .max, using: &self) }
    }
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
