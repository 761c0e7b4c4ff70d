import NativeLoop

/// Text from outside, made harmless for a page.
enum HTMLText {
    /// For the text of an element and for an attribute in quotation marks.
    static func escaped(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "'": result += "&#39;"
            default: result.unicodeScalars.append(UnprintableText.contains(scalar) ? " " : scalar)
            }
        }
        return result
    }

    /// A relative path as an address: all but letters, digits and `-._~/` is percent-encoded, so that nothing in it is
    /// taken for a scheme, a query or a fragment.
    static func address(_ path: String) -> String {
        let digits = Array("0123456789ABCDEF")
        var result = ""
        for byte in path.utf8 {
            let isPlain =
                (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
                || "-._~/".utf8.contains(byte)
            if isPlain {
                result.unicodeScalars.append(Unicode.Scalar(byte))
            } else {
                result += "%\(digits[Int(byte >> 4)])\(digits[Int(byte & 15)])"
            }
        }
        return result
    }

    /// JSON for a script element: no `<` is left, so nothing in it ends the element or begins a comment.
    static func scriptData(_ value: JSONValue) -> [UInt8] {
        var bytes: [UInt8] = []
        for byte in value.text.utf8 {
            if byte == UInt8(ascii: "<") { bytes += #"\u003c"#.utf8 } else { bytes.append(byte) }
        }
        return bytes
    }
}
