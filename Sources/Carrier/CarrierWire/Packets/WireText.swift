/// The rules by which texts are read from packets and checked before they are written.
enum WireText {
    /// A text that is only shown: bytes that are not UTF-8 become U+FFFD, it ends at the first NUL as native readers
    /// see it, and what is over the limit is cut at a character's boundary.
    static func shown(_ octets: ArraySlice<UInt8>?, limit: Int) -> String {
        guard let octets else { return "" }
        // A text that is mended may grow, never shrink; four spare bytes let the last character end.
        let text = String(decoding: octets.prefix { $0 != 0 }.prefix(limit + 4), as: UTF8.self)
        guard text.utf8.count > limit else { return text }
        var (end, count) = (text.startIndex, 0)
        while end < text.endIndex {
            count += text[end].utf8.count
            guard count <= limit else { break }
            text.formIndex(after: &end)
        }
        return String(text[..<end])
    }

    /// A text that is worth nothing if it is cut, such as the place of a picture: empty if it is over the limit.
    static func whole(_ octets: ArraySlice<UInt8>?, limit: Int) -> String {
        guard let octets = octets?.prefix(while: { $0 != 0 }), octets.count <= limit else { return "" }
        let text = String(decoding: octets, as: UTF8.self)
        return text.utf8.count <= limit ? text : ""
    }

    /// A text that is compared or handed on: it must be right as it is. Nil if it is absent or empty.
    static func exact(_ octets: ArraySlice<UInt8>?, limit: Int, _ name: String) throws(PacketError) -> String? {
        guard let octets, !octets.isEmpty else { return nil }
        guard octets.count <= limit else { throw PacketError(.tooLong, "'\(name)' has more than \(limit) bytes") }
        guard !octets.contains(0), let text = String(validating: octets, as: UTF8.self) else {
            throw PacketError(.invalid, "'\(name)' is no UTF-8 text without NUL")
        }
        return text
    }

    /// Refuses what a native reader would cut or overrun.
    static func check(_ text: String, limit: Int, _ name: String) throws(PacketError) {
        guard text.utf8.count <= limit else {
            throw PacketError(.tooLong, "'\(name)' has \(text.utf8.count) bytes; \(limit) are allowed")
        }
        guard !text.utf8.contains(0) else { throw PacketError(.invalid, "'\(name)' contains NUL") }
    }

    /// Refuses an empty text too; absent is fine.
    static func check(optional text: String?, limit: Int, _ name: String) throws(PacketError) {
        guard let text else { return }
        guard !text.isEmpty else { throw PacketError(.missing, "'\(name)' is empty; leave it out") }
        try check(text, limit: limit, name)
    }

    /// Refuses no octets and too many.
    static func check(octets: Int, limit: Int, _ name: String) throws(PacketError) {
        guard octets > 0 else { throw PacketError(.missing, "'\(name)' is empty") }
        guard octets <= limit else {
            throw PacketError(.tooLong, "'\(name)' has \(octets) bytes; \(limit) are allowed")
        }
    }
}
