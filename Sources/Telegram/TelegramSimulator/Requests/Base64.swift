/// Standard base64 with padding, with TDLib's error texts.
enum Base64 {
    struct Failure: Error, Equatable {
        var message: String
    }

    static func decode(_ text: [UInt8]) -> Result<[UInt8], Failure> {
        guard text.count % 4 == 0 else { return .failure(Failure(message: "Wrong padding length")) }
        let padding = text.reversed().prefix { $0 == UInt8(ascii: "=") }.count
        guard padding <= 2 else { return .failure(Failure(message: "Wrong string padding")) }
        var bytes: [UInt8] = []
        var bits: UInt32 = 0
        var count = 0
        for symbol in text.dropLast(padding) {
            guard let value = value(of: symbol) else {
                return .failure(Failure(message: "Wrong character in the string"))
            }
            bits = bits << 6 | value
            count += 6
            if count >= 8 {
                count -= 8
                bytes.append(UInt8(truncatingIfNeeded: bits >> count))
                bits &= (1 << count) - 1
            }
        }
        guard bits == 0 else { return .failure(Failure(message: "Wrong padding in the string")) }
        return .success(bytes)
    }

    static func encode(_ bytes: [UInt8]) -> [UInt8] {
        var text: [UInt8] = []
        text.reserveCapacity((bytes.count + 2) / 3 * 4)
        for start in stride(from: 0, to: bytes.count, by: 3) {
            let group = bytes[start..<min(start + 3, bytes.count)]
            var bits: UInt32 = 0
            for offset in 0..<3 {
                bits = bits << 8 | (start + offset < bytes.count ? UInt32(bytes[start + offset]) : 0)
            }
            for position in 0..<4 {
                text.append(
                    position <= group.count ? alphabet[Int(bits >> (18 - 6 * position) & 63)] : UInt8(ascii: "="))
            }
        }
        return text
    }

    private static let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

    private static func value(of symbol: UInt8) -> UInt32? {
        switch symbol {
        case UInt8(ascii: "A")...UInt8(ascii: "Z"): UInt32(symbol - UInt8(ascii: "A"))
        case UInt8(ascii: "a")...UInt8(ascii: "z"): UInt32(symbol - UInt8(ascii: "a")) + 26
        case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(symbol - UInt8(ascii: "0")) + 52
        case UInt8(ascii: "+"): 62
        case UInt8(ascii: "/"): 63
        default: nil
        }
    }
}
