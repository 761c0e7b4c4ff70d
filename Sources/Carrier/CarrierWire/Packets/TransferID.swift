/// The number (`tid`) that ties the pieces of a long message or invite together, and an answer to its invite.
///
/// It is never zero. Make it of 63 random bits: native receivers look at nothing else. Carrier protocol, section 6.2.
public struct TransferID: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int64

    /// Nil for zero.
    public init?(rawValue: Int64) {
        guard rawValue != 0 else { return nil }
        self.rawValue = rawValue
    }

    /// A number of 63 random bits.
    public init(using random: inout some RandomNumberGenerator) {
        rawValue = Int64.random(in: 1 ... .max, using: &random)
    }

    /// Reads a `tid`, which every piece must have.
    init(_ number: Int64) throws(PacketError) {
        guard number != 0 else { throw PacketError(.missing, "'tid' is zero") }
        rawValue = number
    }

    var field: FlatBufferField.Value { .uint64(UInt64(bitPattern: rawValue)) }
}
