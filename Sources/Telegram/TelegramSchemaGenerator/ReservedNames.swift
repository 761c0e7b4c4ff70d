/// Names that generated code must not take, because a file that imports it would then mean ours where it means Swift's.
enum ReservedNames {
    /// Public types of Swift, its concurrency and regular expressions, Foundation, Dispatch, Observation and Testing that have
    /// one-word names, and of the runtime beside the generated code.
    static let types: Set<String> = [
        // Swift
        "Any", "AnyClass", "AnyHashable", "AnyKeyPath", "AnyObject", "Array", "ArraySlice", "Bool", "Character",
        "Class",
        "ClosedRange", "Codable", "Collection", "Comparable", "Decodable", "Decoder", "Dictionary", "Double",
        "Duration",
        "Encodable", "Encoder", "Equatable", "Error", "Float", "Hashable", "Hasher", "Identifiable", "Int", "Int8",
        "Int16",
        "Int32", "Int64", "Int128", "Iterator", "KeyPath", "Mirror", "Never", "ObjectIdentifier", "Optional",
        "Protocol",
        "Range", "Result", "Self", "Sendable", "Sequence", "Set", "Slice", "StaticString", "Strideable", "String",
        "Substring",
        "Type", "UInt", "UInt8", "UInt16", "UInt32", "UInt64", "Unicode", "Unmanaged", "Void", "Zip2Sequence", "Span",
        "RawSpan", "InlineArray", "Regex", "Actor", "MainActor", "Task", "TaskGroup", "Clock", "Executor", "Instant",
        "CancellationError", "AsyncSequence", "AsyncStream", "Mutex", "Atomic", "Equivalence",
        // Foundation
        "Bundle", "Calendar", "CharacterSet", "Data", "Date", "DateComponents", "DateInterval", "Decimal", "Dimension",
        "FileHandle", "FileManager", "Formatter", "Host", "HTTPCookie", "IndexPath", "IndexSet", "InputStream",
        "JSONDecoder",
        "JSONEncoder", "Locale", "Measurement", "Notification", "NotificationCenter", "Operation", "OperationQueue",
        "OutputStream", "Pipe", "Port", "Predicate", "Process", "ProcessInfo", "Progress", "RunLoop", "Scanner",
        "Stream",
        "Thread", "TimeInterval", "TimeZone", "Timer", "Unit", "URL", "URLRequest", "URLSession", "UUID",
        "UserDefaults",
        "Lock", "Morphology", "Expression", "AttributedString", "PersonNameComponents",
        // Dispatch, Observation, Testing
        "DispatchQueue", "Observable", "Test", "Tag", "Trait", "Suite", "Comment", "Issue", "Attachment",
        "Confirmation",
        // the runtime beside the generated code
        "ClassID", "ConstructorID", "ConstructorTable", "WireReader", "WireWriter", "WireEnvelope", "Base64",
        "JSONText",
        "JSONScanner", "JSONNormalizer", "RedactedDescription", "SchemaDeclarations", "TDObject", "TDDecodable",
        "TDFunction",
        "TDSynchronousFunction", "TDFunctionSender", "TDDecodingError", "TDEncodingError",
        // types inside the generated ones
        "Fields", "Kind",
    ]

    /// Words that need back quotes where they stand alone.
    static let keywords: Set<String> = [
        "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer", "deinit", "do",
        "else", "enum",
        "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import", "in", "inout",
        "internal",
        "is", "let", "nil", "operator", "precedencegroup", "private", "protocol", "public", "repeat", "rethrows",
        "return",
        "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias", "var",
        "where",
        "while",
        // Not reserved everywhere, but where a value stands.
        "await", "init", "self",
    ]

    /// Words that can't be a property even with back quotes, or that mean something else there.
    static let properties: Set<String> = [
        "self", "init", "Self", "Type", "json", "customMirror", "fields", "encode", "unshare", "copy", "makeDate",
        "hashValue",
    ]

    /// Words that can't be a case: they would be Optional's, the type itself, or the case for what the schema does not know.
    static let cases: Set<String> = [
        "none", "some", "unknown", "init", "self", "Type", "Self", "Protocol", "description", "json",
    ]

    /// Words that mean something else behind a dot, with back quotes too.
    static let afterDot: Set<String> = ["init", "self"]

    /// What the ``ClassID`` of a class cannot be called.
    static let classIDs: Set<String> = afterDot.union(["none"])

    /// What no constructor can be as a case: every enum has `unknown` already.
    static let members: Set<String> = afterDot.union(["unknown"])

    /// What `Update` has besides: ``TableWriter`` writes a list of its kinds, and how many they are.
    static let updateMembers: Set<String> = ["count"]
}
