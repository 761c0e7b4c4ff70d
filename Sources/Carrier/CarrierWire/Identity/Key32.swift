/// 32 bytes without a heap allocation: ids are the keys of most dictionaries here.
struct Key32: Hashable, Sendable {
    private var a: UInt64, b: UInt64, c: UInt64, d: UInt64

    init(_ bytes: [UInt8], name: String) throws(IdentifierError) {
        guard bytes.count == 32 else {
            throw IdentifierError(.length, "\(name) has 32 bytes, not \(bytes.count)")
        }
        func word(_ start: Int) -> UInt64 { bytes[start..<start + 8].reduce(0) { $0 << 8 | UInt64($1) } }
        (a, b, c, d) = (word(0), word(8), word(16), word(24))
    }

    var bytes: [UInt8] {
        [a, b, c, d].flatMap { word in (0..<8).map { UInt8(truncatingIfNeeded: word >> (56 - 8 * $0)) } }
    }

    var firstByte: UInt8 { UInt8(truncatingIfNeeded: a >> 56) }
}
