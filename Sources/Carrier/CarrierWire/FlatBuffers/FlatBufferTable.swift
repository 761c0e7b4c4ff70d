/// A table of a FlatBuffers buffer, every part of which is checked before it is read.
///
/// Any valid layout is accepted: a table description (vtable) before or behind its table, shared, longer or shorter
/// than what we know, children in any order. 64-bit fields need an alignment of 4 only, because native Carrier writes
/// them so. No bytes whatsoever make it trap or read outside of the buffer. Carrier protocol, sections 4.3 and 4.5.
struct FlatBufferTable {
    private let buffer: [UInt8]
    private let position: Int
    private let vtable: Int
    private let vtableSize: Int
    /// The size of the table with its offset to the description, without what its fields point to.
    private let inlineSize: Int

    /// The root table of `buffer`, which has neither a file identifier nor a size in front.
    init(rootOf buffer: [UInt8]) throws(PacketError) {
        guard buffer.count <= Int32.max else { throw PacketError(.malformed, "the buffer is larger than 2 GiB") }
        try self.init(in: buffer, at: try Self.target(in: buffer, of: 0))
    }

    private init(in buffer: [UInt8], at position: Int) throws(PacketError) {
        guard position.isMultiple(of: 4), Self.contains(buffer, position, 4) else {
            throw PacketError(.malformed, "a table is misplaced")
        }
        // The offset is signed and counts backwards: the description may stand behind its table.
        let vtable = position - Int(Int32(truncatingIfNeeded: Self.load(UInt32.self, buffer, position)))
        guard vtable >= 0, vtable.isMultiple(of: 2), Self.contains(buffer, vtable, 4) else {
            throw PacketError(.malformed, "the description of a table is misplaced")
        }
        let vtableSize = Int(Self.load(UInt16.self, buffer, vtable))
        let inlineSize = Int(Self.load(UInt16.self, buffer, vtable + 2))
        guard vtableSize >= 4, vtableSize.isMultiple(of: 2), Self.contains(buffer, vtable, vtableSize) else {
            throw PacketError(.malformed, "the description of a table has a wrong size")
        }
        guard inlineSize >= 4, Self.contains(buffer, position, inlineSize) else {
            throw PacketError(.malformed, "a table has a wrong size")
        }
        self.buffer = buffer
        self.position = position
        self.vtable = vtable
        self.vtableSize = vtableSize
        self.inlineSize = inlineSize
    }

    // MARK: Fields

    func uint8(_ id: Int) throws(PacketError) -> UInt8 {
        try field(id, size: 1, alignment: 1).map { buffer[$0] } ?? 0
    }

    func uint32(_ id: Int) throws(PacketError) -> UInt32 {
        try field(id, size: 4, alignment: 4).map { Self.load(UInt32.self, buffer, $0) } ?? 0
    }

    func int32(_ id: Int) throws(PacketError) -> Int32 { Int32(truncatingIfNeeded: try uint32(id)) }

    func uint64(_ id: Int) throws(PacketError) -> UInt64 {
        try field(id, size: 8, alignment: 4).map { Self.load(UInt64.self, buffer, $0) } ?? 0
    }

    func int64(_ id: Int) throws(PacketError) -> Int64 { Int64(truncatingIfNeeded: try uint64(id)) }

    /// The octets of a vector of bytes; nil if the field is absent.
    func octets(_ id: Int) throws(PacketError) -> ArraySlice<UInt8>? {
        guard let field = try field(id, size: 4, alignment: 4) else { return nil }
        let start = try Self.target(in: buffer, of: field)
        guard start.isMultiple(of: 4) else { throw PacketError(.malformed, "field \(id) is misplaced") }
        let count = Int(Self.load(UInt32.self, buffer, start))
        guard Self.contains(buffer, start + 4, count) else {
            throw PacketError(.malformed, "field \(id) is longer than the buffer")
        }
        return buffer[start + 4..<start + 4 + count]
    }

    /// The octets of a string without the NUL that must follow them; nil if the field is absent.
    func string(_ id: Int) throws(PacketError) -> ArraySlice<UInt8>? {
        guard let octets = try octets(id) else { return nil }
        guard octets.endIndex < buffer.count, buffer[octets.endIndex] == 0 else {
            throw PacketError(.malformed, "the string in field \(id) does not end with NUL")
        }
        return octets
    }

    func table(_ id: Int) throws(PacketError) -> FlatBufferTable? {
        guard let field = try field(id, size: 4, alignment: 4) else { return nil }
        return try FlatBufferTable(in: buffer, at: try Self.target(in: buffer, of: field))
    }

    // MARK: Checks

    /// The place of a field that lies wholly in the table; nil if it is absent.
    private func field(_ id: Int, size: Int, alignment: Int) throws(PacketError) -> Int? {
        let entry = 4 + 2 * id
        guard entry + 2 <= vtableSize else { return nil }
        let offset = Int(Self.load(UInt16.self, buffer, vtable + entry))
        if offset == 0 { return nil }
        guard offset >= 4, offset + size <= inlineSize, (position + offset).isMultiple(of: alignment) else {
            throw PacketError(.malformed, "field \(id) is misplaced")
        }
        return position + offset
    }

    /// Where the offset at `place` points to; four bytes are there at least.
    private static func target(in buffer: [UInt8], of place: Int) throws(PacketError) -> Int {
        guard contains(buffer, place, 4) else { throw PacketError(.malformed, "the buffer is too short") }
        let offset = Int(load(UInt32.self, buffer, place))
        guard offset >= 4, contains(buffer, place + offset, 4) else {
            throw PacketError(.malformed, "an offset leads out of the buffer")
        }
        return place + offset
    }

    private static func contains(_ buffer: [UInt8], _ start: Int, _ count: Int) -> Bool {
        count <= buffer.count && start <= buffer.count - count
    }

    /// A little-endian number at any alignment; `place` was checked.
    private static func load<Number: FixedWidthInteger & BitwiseCopyable>(
        _: Number.Type, _ buffer: [UInt8], _ place: Int
    ) -> Number {
        buffer.withUnsafeBytes { Number(littleEndian: $0.loadUnaligned(fromByteOffset: place, as: Number.self)) }
    }
}
