/// Finds the members of a JSON object whose keys a version does not know, so that they can be written back unread.
enum JSONMembers {
    /// - Parameter line: an object that was parsed already, so that its form is right.
    /// - Returns: `,"key":value` for each, byte for byte.
    static func others(in line: ArraySlice<UInt8>, than known: Set<String>) -> [UInt8] {
        var found: [UInt8] = []
        var depth = 0
        var isText = false
        var isEscaped = false
        var start: Int?
        func end(at index: Int) {
            guard let first = start else { return }
            let member = line[first..<index]
            // A key with escapes is none that this program writes.
            if let key = key(of: member), !known.contains(key) { found += [UInt8(ascii: ",")] + member }
            start = nil
        }
        for index in line.indices {
            let byte = line[index]
            if isText {
                if isEscaped {
                    isEscaped = false
                } else if byte == UInt8(ascii: "\\") {
                    isEscaped = true
                } else if byte == UInt8(ascii: "\"") {
                    isText = false
                }
                continue
            }
            switch byte {
            case UInt8(ascii: "\""):
                isText = true
                if depth == 1, start == nil { start = index }
            case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
            case UInt8(ascii: "}"), UInt8(ascii: "]"):
                if depth == 1 { end(at: index) }
                depth -= 1
            case UInt8(ascii: ","): if depth == 1 { end(at: index) }
            default: break
            }
        }
        return found
    }

    private static func key(of member: ArraySlice<UInt8>) -> String? {
        let rest = member.dropFirst()
        guard let end = rest.firstIndex(of: UInt8(ascii: "\"")) else { return nil }
        return String(decoding: rest[..<end], as: UTF8.self)
    }
}
