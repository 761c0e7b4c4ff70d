/// A field of a table that is to be written: its id and value. Strings get their NUL from the writer.
struct FlatBufferField {
    enum Value {
        case uint8(UInt8)
        case uint32(UInt32)
        case uint64(UInt64)
        case string(String)
        case octets([UInt8])
        case table([FlatBufferField])
    }

    let id: Int
    let value: Value

    init(_ id: Int, _ value: Value) {
        self.id = id
        self.value = value
    }

    /// The bytes that the field takes in its table.
    var inlineSize: Int {
        switch value {
        case .uint8: 1
        case .uint32, .string, .octets, .table: 4
        case .uint64: 8
        }
    }

    /// The order in which what fields point to is written: octets last, so that a packet's size is a constant plus
    /// the number of its octets.
    var childRank: Int {
        switch value {
        case .string: 0
        case .table: 1
        case .octets: 2
        case .uint8, .uint32, .uint64: 3
        }
    }
}
