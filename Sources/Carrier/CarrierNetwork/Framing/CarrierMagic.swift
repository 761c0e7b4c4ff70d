/// The four bytes that set Carrier's traffic apart from that of Tox.
enum CarrierMagic {
    static let count = 4
    static let value: UInt32 = 0x6976_6567

    /// The byte at a place from 0 to 3, in the order of the wire.
    static func byte(at index: Int) -> UInt8 {
        UInt8(truncatingIfNeeded: value >> UInt32(truncatingIfNeeded: 24 - 8 * index))
    }
}
