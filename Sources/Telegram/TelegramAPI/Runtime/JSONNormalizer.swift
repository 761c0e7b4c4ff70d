/// Copies JSON into TDLib's form: no white space, plain keys, `@type` first in every object.
struct JSONNormalizer {
    var scanner: JSONScanner
    private(set) var output: [UInt8] = []
    private(set) var isTooDeep = false

    init(scanner: JSONScanner) {
        self.scanner = scanner
    }

    /// Copies one value.
    mutating func value(depth: Int) -> Bool {
        scanner.skipWhitespace()
        switch scanner.cursor.pointee {
        case UInt8(ascii: "{"): return container(depth: depth) { $0.object(depth: depth + 1) }
        case UInt8(ascii: "["): return container(depth: depth) { $0.array(depth: depth + 1) }
        default:
            let start = scanner.cursor
            guard scanner.skipValue() else { return false }
            output.append(contentsOf: UnsafeBufferPointer(start: start, count: scanner.cursor - start))
            return true
        }
    }

    private mutating func container(depth: Int, _ body: (inout JSONNormalizer) -> Bool) -> Bool {
        guard depth < WireReader.depthLimit else {
            isTooDeep = true
            return false
        }
        return body(&self)
    }

    private mutating func array(depth: Int) -> Bool {
        _ = scanner.skip("[")
        output.append(UInt8(ascii: "["))
        if !scanner.skip("]") {
            var isFirst = true
            repeat {
                if !isFirst { output.append(UInt8(ascii: ",")) }
                isFirst = false
                guard value(depth: depth) else { return false }
            } while scanner.skip(",")
            guard scanner.skip("]") else { return false }
        }
        output.append(UInt8(ascii: "]"))
        return true
    }

    private mutating func object(depth: Int) -> Bool {
        _ = scanner.skip("{")
        output.append(contentsOf: #"{"@type":"#.utf8)
        let typePlace = output.count
        var type: [UInt8]?
        if !scanner.skip("}") {
            repeat {
                scanner.skipWhitespace()
                let keyStart = scanner.cursor + 1
                guard scanner.skipString() else { return false }
                let rawKey = UnsafeBufferPointer(start: keyStart, count: scanner.cursor - 1 - keyStart)
                guard let key = JSONText.unescape(rawKey), scanner.skip(":") else { return false }
                let pair = output.count
                output.append(UInt8(ascii: ","))
                var writer = WireWriter()
                writer.text(key)
                writer.withBytes { output.append(contentsOf: $0) }
                output.append(UInt8(ascii: ":"))
                let valueStart = output.count
                guard value(depth: depth) else { return false }
                if key == "@type" {
                    // The first counts, as in TDLib.
                    type = type ?? Array(output[valueStart...])
                    output.removeSubrange(pair...)
                }
            } while scanner.skip(",")
            guard scanner.skip("}") else { return false }
        }
        output.insert(contentsOf: type ?? [UInt8(ascii: "\""), UInt8(ascii: "\"")], at: typePlace)
        output.append(UInt8(ascii: "}"))
        return true
    }
}
