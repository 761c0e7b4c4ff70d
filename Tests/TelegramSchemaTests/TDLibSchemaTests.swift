import Foundation
import TelegramSchema
import Testing

/// The schema of TDLib 1.8.66 is not part of this package: `MARTLET_TD_API` names the file.
enum TDLibSchema {
    static let path = ProcessInfo.processInfo.environment["MARTLET_TD_API"] ?? ""
    static var isAvailable: Bool { !path.isEmpty }

    static func read() throws -> [UInt8] {
        Array(try Data(contentsOf: URL(fileURLWithPath: path)))
    }
}

@Suite("TDLib's own schema", .enabled(if: TDLibSchema.isAvailable, "skipped: MARTLET_TD_API names no td_api.tl"))
struct TDLibSchemaTests {
    private static let read = Result {
        var warnings: [SchemaWarning] = []
        let text = try TDLibSchema.read()
        return (text: text, schema: try Schema(parsing: text, warnings: &warnings), warnings: warnings)
    }

    let text: [UInt8]
    let schema: Schema
    let warnings: [SchemaWarning]

    init() throws {
        (text, schema, warnings) = try Self.read.get()
    }

    private var typeFields: [Field] { schema.constructors.flatMap(\.fields) }
    private var arguments: [Field] { schema.functions.flatMap(\.fields) }

    @Test("Every declaration is found, without a warning")
    func countsDeclarations() throws {
        #expect(warnings == [])
        #expect(schema.constructors.count == 2159)
        #expect(schema.functions.count == 1010)
        #expect(schema.classes.count == 737)
        #expect(schema.classes.count(where: \.isAbstract) == 211)
        #expect(schema.constructors.count(where: \.fields.isEmpty) == 563)
        #expect(schema.functions.count(where: \.fields.isEmpty) == 107)
        #expect(typeFields.count == 4799)
        #expect(arguments.count == 2101)
        #expect(Set(schema.functions.map(\.result)).count == 284)
        #expect(schema.functions.count { $0.result == "Ok" } == 471)
        for (name, count) in [
            ("Update", 184), ("MessageContent", 104), ("AuthorizationState", 13), ("FileType", 25),
            ("LinkPreviewType", 40),
        ] {
            #expect(schema.classes.first { $0.name == name }?.constructors.count == count, "\(name)")
        }
        #expect(schema.constructors.map(\.fields.count).max() == 43)
    }

    @Test("Every constructor, function, class and field has its prose")
    func readsAllProse() {
        #expect((schema.constructors + schema.functions).allSatisfy { !$0.documentation.isEmpty })
        #expect((typeFields + arguments).allSatisfy { !$0.documentation.isEmpty })
        #expect(schema.classes.allSatisfy { $0.documentation.isEmpty != $0.isAbstract })
        let texts =
            (schema.constructors + schema.functions).map(\.documentation)
            + (typeFields + arguments).map(\.documentation)
        #expect(!texts.contains { $0.contains("@") || $0.contains("//-") || $0.contains("  ") })
    }

    @Test("Statistics are what was counted")
    func countsEverything() {
        let statistics = SchemaStatistics(schema)
        let counts = Dictionary(uniqueKeysWithValues: statistics.counts.map { ($0.name, $0.value) })
        #expect(counts["constructors"] == 2159)
        #expect(counts["sent"] == 918)
        #expect(counts["received"] == 1831)
        #expect(counts["sent-and-received"] == 590)
        #expect(statistics.largestClasses.first?.name == "Update")
        #expect(
            Dictionary(uniqueKeysWithValues: statistics.fieldTypes.map { ($0.type, $0.count) }) == [
                "Bool": 855, "string": 818, "int32": 802, "object": 784, "int53": 528, "class": 449,
                "vector<object>": 197, "int64": 129, "vector<class>": 50, "vector<int32>": 39, "double": 38,
                "bytes": 37,
                "vector<int53>": 36, "vector<string>": 25, "vector<int64>": 6, "vector<bytes>": 2,
                "vector<vector<object>>": 4,
            ])
        #expect(
            Dictionary(uniqueKeysWithValues: statistics.argumentTypes.map { ($0.type, $0.count) }) == [
                "int53": 573, "string": 414, "int32": 321, "class": 267, "Bool": 233, "object": 126, "int64": 61,
                "vector<int53>": 28, "vector<int32>": 19, "bytes": 16, "vector<string>": 16, "vector<class>": 10,
                "vector<object>": 10, "vector<int64>": 4, "double": 3,
            ])
    }

    @Test("Compared with itself without prose, only comments and facts differ")
    func comparesWithItself() throws {
        #expect(SchemaDiff(from: schema, to: schema).changes == [])
        let bare = try Schema(parsing: schema.declarationsWithFacts)
        #expect(SchemaDiff(from: schema, to: bare).step == .patch)
        #expect(SchemaDiff(from: bare, to: bare).step == .none)
    }

    @Test("What may be absent is what the prose says")
    func countsOptionality() {
        #expect(typeFields.count(where: \.facts.mayBeNull) == 368)
        let vectors = schema.constructors.filter {
            $0.fields.contains { $0.facts.mayBeNull && $0.type.description.hasPrefix("vector") }
        }
        #expect(vectors.map(\.name) == ["messages", "quickReplyMessages"])
        #expect(typeFields.count(where: \.facts.passNull) == 77)
        #expect(arguments.count(where: \.facts.passNull) == 146)
        #expect(typeFields.count { $0.facts.mayBeNull && $0.facts.passNull } == 7)
    }

    @Test("Who may call a function, and when, is what the prose says")
    func countsCallers() {
        // One function more says "bots only", but of chats with bots.
        #expect(schema.functions.count(where: \.facts.isForBotsOnly) == 68)
        #expect(schema.functions.count(where: \.facts.isSynchronous) == 28)
        #expect(schema.functions.count(where: \.facts.isOffline) == 34)
        #expect(schema.functions.count(where: \.facts.isOfflineConditionally) == 7)
        #expect(schema.constructors.count(where: \.facts.isForUsersOnly) == 25)
        // 30 times "for bots only", 7 times "bots only" and once "only for bots" as clauses of their own.
        #expect((typeFields + arguments).count(where: \.facts.isForBotsOnly) == 38)
        #expect((typeFields + arguments).count(where: \.facts.isUnixTime) == 155)
        #expect((typeFields + arguments).count(where: \.facts.isUTF16) == 7)
    }

    @Test("Printed without prose, each line is the one that was read, and reads back as the same")
    func roundTrips() throws {
        let read = String(decoding: text, as: UTF8.self).split(separator: "\n").filter { !$0.hasPrefix("//") }
        let printed = schema.declarations.split(separator: "\n").filter { !$0.hasPrefix("//") }
        #expect(read == printed)
        for facts in [false, true] {
            let again = try Schema(parsing: facts ? schema.declarationsWithFacts : schema.declarations)
            #expect(SchemaPrintingTests.bare(again, facts: true) == SchemaPrintingTests.bare(schema, facts: facts))
        }
    }

    @Test("Reading takes well under a second, also in a debug build")
    func isFast() throws {
        // Time of this thread, since other tests run beside it.
        func seconds() -> Double {
            var time = timespec()
            clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
            return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
        }
        let start = seconds()
        _ = try Schema(parsing: text)
        #expect(seconds() - start < 1)
    }
}
