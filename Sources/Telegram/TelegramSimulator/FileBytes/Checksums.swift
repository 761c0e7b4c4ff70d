/// The checksums that file formats carry.
enum Checksums {
    /// CRC-32 of PNG, ZIP and gzip (reflected, polynomial 0x04C11DB7).
    static func crc32(_ bytes: some Sequence<UInt8>) -> Int {
        var crc: UInt32 = 0xFFFF_FFFF
        for byte in bytes {
            crc = reflectedTable[Int(UInt8(truncatingIfNeeded: crc) ^ byte)] ^ crc >> 8
        }
        return Int(crc ^ 0xFFFF_FFFF)
    }

    /// CRC-32 of Ogg pages (not reflected, same polynomial, RFC 3533).
    static func oggCRC32(_ bytes: some Sequence<UInt8>) -> Int {
        var crc: UInt32 = 0
        for byte in bytes {
            crc = plainTable[Int(UInt8(truncatingIfNeeded: crc >> 24) ^ byte)] ^ crc << 8
        }
        return Int(crc)
    }

    /// Adler-32 of zlib streams (RFC 1950).
    static func adler32(_ bytes: some Sequence<UInt8>) -> Int {
        var low: UInt32 = 1
        var high: UInt32 = 0
        for byte in bytes {
            low = (low + UInt32(byte)) % 65_521
            high = (high + low) % 65_521
        }
        return Int(high << 16 | low)
    }

    private static let reflectedTable: [UInt32] = (0..<256).map { (index: UInt32) in
        (0..<8).reduce(index) { value, _ in value & 1 == 1 ? value >> 1 ^ 0xEDB8_8320 : value >> 1 }
    }

    private static let plainTable: [UInt32] = (0..<256).map { (index: UInt32) in
        (0..<8).reduce(index << 24) { value, _ in value >> 31 == 1 ? value << 1 ^ 0x04C1_1DB7 : value << 1 }
    }
}
