/// Where a library writes what it cannot tell its program in another way.
enum StandardError {
    static func write(_ text: [UInt8]) {
        var rest = text[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { writeDescriptor(2, $0.baseAddress, $0.count) }
            if count <= 0 { return }
            rest = rest.dropFirst(count)
        }
    }

    static func write(_ line: String) { write(Array((line + "\n").utf8)) }
}
