/// A JSON value as TDLib's reader sees it.
///
/// Strings are bytes and numbers are text, because TDLib accepts both unread: a string need not be UTF-8, and `--e`
/// is a number that comes back unchanged in `@extra`.
enum RawJSON: Equatable, Sendable {
    case null
    case bool(Bool)
    case number([UInt8])
    case string([UInt8])
    case array([RawJSON])
    case object([Member])

    struct Member: Equatable, Sendable {
        var key: [UInt8]
        var value: RawJSON
    }

    /// The name that TDLib's error texts give to the kind of a value.
    var kindName: String {
        switch self {
        case .null: "Null"
        case .bool: "Boolean"
        case .number: "Number"
        case .string: "String"
        case .array: "Array"
        case .object: "Object"
        }
    }
}

extension [RawJSON.Member] {
    /// The value of a key. Of equal keys the first counts.
    subscript(key: String) -> RawJSON? {
        first { $0.key.elementsEqual(key.utf8) }?.value
    }
}
