import TelegramSchema
import Testing

@Suite("Facts in prose")
struct ProseFactsTests {
    private func field(_ type: String, _ prose: String) throws -> FieldFacts {
        let schema = try Schema(
            parsing: "//@description A thing @it \(prose)\nthing it:\(type) = Thing;\n//@description B\nother = Other;")
        return schema.constructors[0].fields[0].facts
    }

    private func function(_ prose: String) throws -> CombinatorFacts {
        try Schema(parsing: "ok = Ok;\n---functions---\n//@description \(prose)\ngo = Ok;").functions[0].facts
    }

    @Test("What may be absent counts for objects and elements, never for scalars")
    func readsNullability() throws {
        #expect(try field("other", "The rest; may be null").mayBeNull)
        #expect(try field("vector<other>", "All; May be null if gone").mayBeNull)
        #expect(try !field("int32", "A number; may be null").mayBeNull)
        #expect(try !field("other", "Must be valid and not null").mayBeNull)
        #expect(try field("other", "Options; pass null to use none").passNull)
        #expect(try !field("string", "Text; pass null").passNull)
    }

    @Test("Who may call a function, and when")
    func readsCallers() throws {
        #expect(try function("Does it; for bots only").isForBotsOnly)
        #expect(try !function("Works in chats with bots only").isForBotsOnly)
        #expect(try !function("Relevant for regular users and bots only").isForBotsOnly)
        #expect(try function("Relevant for regular users only").isForUsersOnly)
        #expect(try function("Does it. Can be called synchronously").isSynchronous)
        #expect(try !function("Loads it asynchronously").isSynchronous)
        #expect(try function("Does it. This is an offline method").isOffline)
        #expect(try !function("Does it. This is an offline method").isOfflineConditionally)
        #expect(try function("This is an offline method if cached").isOfflineConditionally)
        #expect(try function("Can be called before authorization").isCallableBeforeAuthorization)
        #expect(try !function("Pays before authorization").isCallableBeforeAuthorization)
        #expect(try function("Can be called before initialization").isCallableBeforeInitialization)
    }

    @Test("A fact survives a line break in the prose")
    func readsAcrossLines() throws {
        #expect(try function("Does it. Can be called\n//-before authorization").isCallableBeforeAuthorization)
    }

    @Test("Times and UTF-16 counts")
    func readsUnits() throws {
        #expect(try field("int32", "Point in time (Unix timestamp) when it began").isUnixTime)
        #expect(try !field("string", "A Unix timestamp as text").isUnixTime)
        #expect(try field("int32", "Offset, in UTF-16 code units").isUTF16)
        #expect(try field("string", "Payload; only for bots").isForBotsOnly)
        #expect(try field("Bool", "True, to ask for the title; bots only").isForBotsOnly)
    }

    @Test(
        "Ranges of lengths",
        arguments: [
            ("Name; 1-64 characters", FieldFacts.Range(lower: 1, upper: .number(64), unit: "characters")),
            ("Card; 0-2048 bytes in length", FieldFacts.Range(lower: 0, upper: .number(2048), unit: "bytes")),
            (
                "Bio; 0-getOption(\"bio_length_max\") characters without line feeds",
                FieldFacts.Range(lower: 0, upper: .option("bio_length_max"), unit: "characters")
            ),
            ("Words; 0-getOption(\"x_max\").", FieldFacts.Range(lower: 0, upper: .option("x_max"), unit: "")),
        ])
    func readsLengths(_ prose: String, _ range: FieldFacts.Range) throws {
        let facts = try field("string", prose)
        #expect(facts.length == range)
        #expect(facts.value == nil)
    }

    @Test(
        "Ranges of values",
        arguments: [
            ("Priority of the download (1-32). The higher", 1, 32, ""), ("Per row, 5-25", 5, 25, ""),
            ("Zoom level; 13-20", 13, 20, ""), ("Time; must be 30-730 days", 30, 730, "days"),
        ])
    func readsValues(_ prose: String, _ lower: Int64, _ upper: Int64, _ unit: String) throws {
        let facts = try field("int32", prose)
        #expect(facts.value == FieldFacts.Range(lower: lower, upper: .number(upper), unit: unit))
        #expect(facts.length == nil)
    }

    @Test(
        "What only looks like a range is none",
        arguments: [
            "A two-letter ISO 3166-1 alpha-2 code", "One if the outcome is 1-6 correspondingly", "Minutes; 0-7*24*60",
            "Descending; 9-3", "Huge; 0-99999999999999999999", "Open; 0-", "Open; 0-getOption(\"\")", "0-getOption(\"a",
        ])
    func passesOverOthers(_ prose: String) throws {
        #expect(try field("string", prose).length == nil)
        #expect(try field("int53", prose).value == nil)
    }
}
