/// The standard alphabet of RFC 4648 section 4, with padding: how JSON holds TDLib's `bytes`.
enum Base64 {
    /// - Returns: nil if a character is foreign, or the length or the padding is wrong.
    static func decode(_ text: UnsafeBufferPointer<UInt8>) -> [UInt8]? {
        guard text.count.isMultiple(of: 4) else { return nil }
        guard let last = text.last else { return [] }
        let padding = last != UInt8(ascii: "=") ? 0 : text[text.count - 2] != UInt8(ascii: "=") ? 1 : 2
        let count = text.count / 4 * 3 - padding
        var seen: UInt32 = 0
        // Each four bytes that are written are three of the result, and one that the next ones overwrite.
        let bytes = [UInt8](unsafeUninitializedCapacity: text.count / 4 * 3 + 1) { output, filled in
            values.withUnsafeBufferPointer { values in
                guard let values = values.baseAddress, var input = text.baseAddress, var place = output.baseAddress
                else { return }
                func decode(padding: Int) {
                    var group = values[Int(input[0])] | values[256 + Int(input[1])]
                    if padding < 2 { group |= values[512 + Int(input[2])] }
                    if padding < 1 { group |= values[768 + Int(input[3])] }
                    seen |= group
                    UnsafeMutableRawPointer(place).storeBytes(of: group.littleEndian, as: UInt32.self)
                    input += 4
                    place += 3
                }
                for _ in 1..<(text.count / 4) { decode(padding: 0) }
                decode(padding: padding)
                filled = count
            }
        }
        return seen & foreign == 0 ? bytes : nil
    }

    /// Writes `(bytes.count + 2) / 3 * 4` characters.
    static func encode(_ bytes: UnsafeBufferPointer<UInt8>, into output: UnsafeMutablePointer<UInt8>) {
        let alphabet = alphabet
        var place = output
        var index = 0
        while index < bytes.count {
            let rest = bytes.count - index
            let group =
                UInt32(bytes[index]) << 16 | (rest > 1 ? UInt32(bytes[index + 1]) << 8 : 0)
                | (rest > 2 ? UInt32(bytes[index + 2]) : 0)
            place[0] = alphabet[Int(group >> 18)]
            place[1] = alphabet[Int(group >> 12 & 63)]
            place[2] = rest > 1 ? alphabet[Int(group >> 6 & 63)] : UInt8(ascii: "=")
            place[3] = rest > 2 ? alphabet[Int(group & 63)] : UInt8(ascii: "=")
            place += 4
            index += 3
        }
    }

    private static let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

    /// A mark in a byte that is no part of the result.
    private static let foreign: UInt32 = 1 << 31

    /// For each of a group's four characters, a table of the bits that it gives to three bytes, the first byte lowest.
    private static let values: [UInt32] = {
        var values = [UInt32](repeating: foreign, count: 4 * 256)
        for (value, character) in alphabet.enumerated() {
            let value = UInt32(value)
            let place = Int(character)
            values[place] = value << 2
            values[256 + place] = value >> 4 | (value & 0x0F) << 12
            values[512 + place] = value << 6 & 0xFF00 | (value & 0x03) << 22
            values[768 + place] = value << 16
        }
        return values
    }()
}
