/// What a schema consists of, in numbers.
public struct SchemaStatistics: Sendable {
    /// One number, with a name that programs can use, such as `functions`.
    public struct Count: Sendable, Equatable {
        public let name: String
        public let value: Int
        /// What is counted, for people.
        public let meaning: String
    }

    public let counts: [Count]
    /// How many fields of objects have each type, most frequent first. Vectors are told apart by their elements.
    public let fieldTypes: [(type: String, count: Int)]
    /// The same of the arguments of functions.
    public let argumentTypes: [(type: String, count: Int)]
    /// The abstract classes by the number of their constructors, largest first.
    public let largestClasses: [(name: String, count: Int)]

    public init(_ schema: Schema) {
        let fields = schema.constructors.flatMap(\.fields)
        let arguments = schema.functions.flatMap(\.fields)
        let both = fields + arguments
        let reachability = SchemaReachability(schema)
        let abstract = schema.classes.filter(\.isAbstract)
        counts = [
            Count(name: "constructors", value: schema.constructors.count, meaning: "object constructors"),
            Count(name: "functions", value: schema.functions.count, meaning: "functions"),
            Count(name: "classes", value: schema.classes.count, meaning: "result classes"),
            Count(name: "abstract-classes", value: abstract.count, meaning: "of these, abstract"),
            Count(name: "fields", value: fields.count, meaning: "fields of objects"),
            Count(name: "arguments", value: arguments.count, meaning: "arguments of functions"),
            Count(
                name: "constructors-without-fields", value: schema.constructors.count(where: \.fields.isEmpty),
                meaning: "constructors without fields"),
            Count(
                name: "functions-without-arguments", value: schema.functions.count(where: \.fields.isEmpty),
                meaning: "functions without arguments"),
            Count(name: "sent", value: reachability.sent.count, meaning: "constructors that can be sent"),
            Count(name: "received", value: reachability.received.count, meaning: "constructors that can be received"),
            Count(
                name: "sent-and-received", value: reachability.sent.intersection(reachability.received).count,
                meaning: "constructors that can be both"),
            Count(name: "may-be-null", value: both.count(where: \.facts.mayBeNull), meaning: "fields that may be null"),
            Count(
                name: "pass-null", value: both.count(where: \.facts.passNull),
                meaning: "arguments and fields that null may be passed for"),
            Count(name: "unix-times", value: both.count(where: \.facts.isUnixTime), meaning: "Unix times"),
            Count(
                name: "synchronous", value: schema.functions.count(where: \.facts.isSynchronous),
                meaning: "functions that can be called synchronously"),
            Count(
                name: "offline", value: schema.functions.count(where: \.facts.isOffline),
                meaning: "functions that need no network"),
            Count(
                name: "bots-only", value: schema.functions.count(where: \.facts.isForBotsOnly),
                meaning: "functions for bots only"),
        ]
        fieldTypes = Self.types(of: fields)
        argumentTypes = Self.types(of: arguments)
        largestClasses = Self.sorted(abstract.map { ($0.name, $0.constructors.count) })
    }

    private static func types(of fields: [Field]) -> [(type: String, count: Int)] {
        var counts: [String: Int] = [:]
        for field in fields { counts[kind(of: field.type), default: 0] += 1 }
        return sorted(Array(counts)).map { (type: $0.name, count: $0.count) }
    }

    private static func kind(of type: FieldType) -> String {
        switch type {
        case .constructor: "object"
        case .abstractClass: "class"
        case .vector(let element): "vector<\(kind(of: element))>"
        default: type.description
        }
    }

    private static func sorted(_ counts: [(String, Int)]) -> [(name: String, count: Int)] {
        counts.sorted { ($1.1, $0.0) < ($0.1, $1.0) }.map { (name: $0.0, count: $0.1) }
    }
}
