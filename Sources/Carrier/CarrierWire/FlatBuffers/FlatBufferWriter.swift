/// Writes tables front to back: the description of a table, the table, then what its fields point to.
///
/// Everything is aligned as FlatBuffers demands, so that verifying readers accept it.
struct FlatBufferWriter {
    private var bytes: [UInt8] = []

    /// The buffer that has a table of `fields` as its root. Ids must differ.
    static func buffer(_ fields: [FlatBufferField], reserving count: Int = 128) -> [UInt8] {
        var writer = FlatBufferWriter()
        writer.bytes.reserveCapacity(count)
        writer.append(UInt32(0))
        writer.patch(0, pointingTo: writer.table(fields))
        return writer.bytes
    }

    /// Appends a table and what belongs to it. Returns the table's place.
    private mutating func table(_ fields: [FlatBufferField]) -> Int {
        // The largest first, so that no field needs padding in front; those of one size by their ids, to be reproducible.
        let ordered = Self.sorted(fields) { ($1.inlineSize, $0.id) < ($0.inlineSize, $1.id) }
        let entries = fields.reduce(0) { max($0, $1.id + 1) }
        var offsets = [Int](repeating: 0, count: entries)
        var inlineSize = 4
        for field in ordered {
            offsets[field.id] = inlineSize
            inlineSize += field.inlineSize
        }

        // A 64-bit field comes first, four bytes behind the start, and must be aligned to 8.
        let alignment = ordered.first?.inlineSize == 8 ? 8 : 4
        let vtableSize = 4 + 2 * entries
        while !(bytes.count + vtableSize + 4).isMultiple(of: alignment) { bytes.append(0) }
        append(UInt16(vtableSize))
        append(UInt16(inlineSize))
        for offset in offsets { append(UInt16(offset)) }

        let start = bytes.count
        append(UInt32(vtableSize))
        for field in ordered {
            switch field.value {
            case .uint8(let value): bytes.append(value)
            case .uint32(let value): append(value)
            case .uint64(let value): append(value)
            case .string, .octets, .table: append(UInt32(0))
            }
        }
        for field in Self.sorted(fields, by: { ($0.childRank, $0.id) < ($1.childRank, $1.id) }) {
            guard let child = child(field.value) else { continue }
            patch(start + offsets[field.id], pointingTo: child)
        }
        return start
    }

    /// A message has one to four fields: moving each to its place costs a part of what a general sort does.
    @inline(__always)
    private static func sorted(
        _ fields: [FlatBufferField], by isBefore: (FlatBufferField, FlatBufferField) -> Bool
    ) -> [FlatBufferField] {
        var sorted = fields
        for index in sorted.indices.dropFirst() {
            var place = index
            while place > 0, isBefore(sorted[place], sorted[place - 1]) {
                sorted.swapAt(place, place - 1)
                place -= 1
            }
        }
        return sorted
    }

    /// Appends what a field points to, if it points to something. Returns its place.
    private mutating func child(_ value: FlatBufferField.Value) -> Int? {
        switch value {
        case .uint8, .uint32, .uint64:
            return nil
        case .table(let fields):
            return table(fields)
        case .string(let text):
            defer { bytes.append(0) }
            return vector(text.utf8)
        case .octets(let octets):
            return vector(octets)
        }
    }

    private mutating func vector(_ octets: some Collection<UInt8>) -> Int {
        while !bytes.count.isMultiple(of: 4) { bytes.append(0) }
        let start = bytes.count
        append(UInt32(octets.count))
        bytes.append(contentsOf: octets)
        return start
    }

    private mutating func append(_ value: some FixedWidthInteger) {
        withUnsafeBytes(of: value.littleEndian) { bytes.append(contentsOf: $0) }
    }

    private mutating func patch(_ place: Int, pointingTo target: Int) {
        let offset = UInt32(target - place)
        for index in 0..<4 { bytes[place + index] = UInt8(truncatingIfNeeded: offset >> (8 * index)) }
    }
}
