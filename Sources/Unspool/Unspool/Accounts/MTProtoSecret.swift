import Foundation

/// What an MTProto proxy is asked with. Source: TDLib refuses others with `Wrong proxy secret`, once it runs.
enum MTProtoSecret {
    /// Whether it is 16 bytes, 0xdd and 16 bytes, or 0xee, 16 bytes and a domain, in hexadecimal or base64.
    static func isValid(_ text: String) -> Bool {
        guard let bytes = hexadecimal(text) ?? base64(text) else { return false }
        switch bytes.count {
        case 16: return true
        case 17: return bytes[0] == 0xDD
        // TDLib's longest domain.
        case 18...17 + 182: return bytes[0] == 0xEE
        default: return false
        }
    }

    private static func hexadecimal(_ text: String) -> [UInt8]? {
        let digits = text.utf8.map { UInt8(String(UnicodeScalar($0)), radix: 16) }
        guard digits.count.isMultiple(of: 2) else { return nil }
        var bytes: [UInt8] = []
        for index in stride(from: 0, to: digits.count, by: 2) {
            guard let high = digits[index], let low = digits[index + 1] else { return nil }
            bytes.append(high << 4 | low)
        }
        return bytes
    }

    /// With either alphabet, with or without padding.
    private static func base64(_ text: String) -> [UInt8]? {
        var text = text.replacing("-", with: "+").replacing("_", with: "/")
        while text.hasSuffix("=") { text.removeLast() }
        text += String(repeating: "=", count: (4 - text.utf8.count % 4) % 4)
        return Data(base64Encoded: text).map { Array($0) }
    }
}
