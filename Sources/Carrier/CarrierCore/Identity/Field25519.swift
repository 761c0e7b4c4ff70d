/// A number modulo 2²⁵⁵ − 19, for public points only: its time may tell what it is.
///
/// libsodium maps Edwards points to Montgomery ones and not back, so this little is done here.
struct Field25519 {
    private static let mask: UInt64 = 1 << 51 - 1

    /// Five digits of 51 bits, the lowest first. Each may exceed 51 bits by a little.
    private var a, b, c, d, e: UInt64

    static let zero = Field25519(0, 0, 0, 0, 0)
    static let one = Field25519(1, 0, 0, 0, 0)

    private init(_ a: UInt64, _ b: UInt64, _ c: UInt64, _ d: UInt64, _ e: UInt64) {
        (self.a, self.b, self.c, self.d, self.e) = (a, b, c, d, e)
    }

    /// Nil unless there are 32 bytes. They are the number with the lowest byte first; the top bit is ignored, and
    /// numbers from 2²⁵⁵ − 19 on are taken modulo it.
    init?(littleEndian bytes: [UInt8]) {
        guard bytes.count == 32 else { return nil }
        func word(_ start: Int) -> UInt64 { bytes[start..<start + 8].reversed().reduce(0) { $0 << 8 | UInt64($1) } }
        let (w, x, y, z) = (word(0), word(8), word(16), word(24))
        self.init(
            w & Self.mask, (w >> 51 | x << 13) & Self.mask, (x >> 38 | y << 26) & Self.mask,
            (y >> 25 | z << 39) & Self.mask, (z >> 12) & Self.mask)
    }

    /// The 32 bytes of the number below 2²⁵⁵ − 19, the lowest first. The top bit is 0.
    var littleEndian: [UInt8] {
        let once = carried.carried
        // How often 2²⁵⁵ − 19 fits (0 or 1): whether adding 19 carries out of the top.
        var quotient = (once.a &+ 19) >> 51
        for digit in [once.b, once.c, once.d, once.e] { quotient = (digit &+ quotient) >> 51 }
        var digits = [once.a &+ 19 &* quotient, once.b, once.c, once.d, once.e]
        for index in 0..<4 {
            digits[index + 1] &+= digits[index] >> 51
            digits[index] &= Self.mask
        }
        digits[4] &= Self.mask
        let words = [
            digits[0] | digits[1] << 51, digits[1] >> 13 | digits[2] << 38, digits[2] >> 26 | digits[3] << 25,
            digits[3] >> 39 | digits[4] << 12,
        ]
        return words.flatMap { word in (0..<8).map { UInt8(truncatingIfNeeded: word >> (8 * $0)) } }
    }

    var isZero: Bool { littleEndian.allSatisfy { $0 == 0 } }

    /// The same number with digits of 51 bits, the lowest of up to a little more.
    private var carried: Field25519 {
        var result = self
        result.b &+= result.a >> 51
        result.c &+= result.b >> 51
        result.d &+= result.c >> 51
        result.e &+= result.d >> 51
        return Field25519(
            result.a & Self.mask &+ 19 &* (result.e >> 51), result.b & Self.mask, result.c & Self.mask,
            result.d & Self.mask, result.e & Self.mask)
    }

    static func + (x: Field25519, y: Field25519) -> Field25519 {
        Field25519(x.a &+ y.a, x.b &+ y.b, x.c &+ y.c, x.d &+ y.d, x.e &+ y.e).carried
    }

    static func - (x: Field25519, y: Field25519) -> Field25519 {
        // 4 (2²⁵⁵ − 19) is added, so that no digit falls below zero.
        let (low, high) = (4 &* (mask &- 18), 4 &* mask)
        return Field25519(
            x.a &+ low &- y.a, x.b &+ high &- y.b, x.c &+ high &- y.c, x.d &+ high &- y.d, x.e &+ high &- y.e
        ).carried
    }

    static func * (x: Field25519, y: Field25519) -> Field25519 {
        func product(_ one: UInt64, _ other: UInt64) -> UInt128 { UInt128(one) &* UInt128(other) }
        // What lies above 2²⁵⁵ comes back times 19. Digits are below 2⁵², so that sums stay below 2¹¹².
        let (b19, c19, d19, e19) = (19 &* y.b, 19 &* y.c, 19 &* y.d, 19 &* y.e)
        var a = product(x.a, y.a)
        a &+= product(x.b, e19) &+ product(x.c, d19) &+ product(x.d, c19) &+ product(x.e, b19)
        var b = product(x.a, y.b) &+ product(x.b, y.a)
        b &+= product(x.c, e19) &+ product(x.d, d19) &+ product(x.e, c19)
        var c = product(x.a, y.c) &+ product(x.b, y.b) &+ product(x.c, y.a)
        c &+= product(x.d, e19) &+ product(x.e, d19)
        var d = product(x.a, y.d) &+ product(x.b, y.c) &+ product(x.c, y.b)
        d &+= product(x.d, y.a) &+ product(x.e, e19)
        var e = product(x.a, y.e) &+ product(x.b, y.d) &+ product(x.c, y.c)
        e &+= product(x.d, y.b) &+ product(x.e, y.a)

        let mask = UInt128(Self.mask)
        b &+= a >> 51
        c &+= b >> 51
        d &+= c >> 51
        e &+= d >> 51
        a = a & mask &+ 19 &* (e >> 51)
        b = b & mask &+ a >> 51
        func low(_ sum: UInt128) -> UInt64 { UInt64(truncatingIfNeeded: sum & mask) }
        return Field25519(low(a), UInt64(truncatingIfNeeded: b), low(c), low(d), low(e))
    }

    /// 1 divided by the number, or zero for zero: the power of 2²⁵⁵ − 21, by Fermat's little theorem.
    var inverse: Field25519 {
        var result = Field25519.one
        // All bits of the exponent are 1 but those of 2 and 4.
        for bit in stride(from: 254, through: 0, by: -1) {
            result = result * result
            if bit != 2, bit != 4 { result = result * self }
        }
        return result
    }

    /// The y of the Edwards points whose Montgomery form is u: (u − 1) / (u + 1). Nil for u = −1, which has none.
    static func edwardsY(ofMontgomeryU u: [UInt8]) -> [UInt8]? {
        guard let u = Field25519(littleEndian: u) else { return nil }
        let denominator = u + .one
        guard !denominator.isZero else { return nil }
        return ((u - .one) * denominator.inverse).littleEndian
    }
}
