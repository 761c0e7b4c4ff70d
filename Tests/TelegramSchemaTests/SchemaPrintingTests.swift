import TelegramSchema
import Testing

@Suite("Printing a schema")
struct SchemaPrintingTests {
    /// Everything but locations and prose.
    static func bare(_ combinators: [Combinator], facts: Bool) -> [Combinator] {
        combinators.map { combinator in
            Combinator(
                name: combinator.name,
                fields: combinator.fields.map {
                    Field(name: $0.name, type: $0.type, facts: facts ? $0.facts : FieldFacts())
                },
                result: combinator.result, facts: facts ? combinator.facts : CombinatorFacts())
        }
    }

    static func bare(_ schema: Schema, facts: Bool) -> Schema {
        Schema(
            constructors: bare(schema.constructors, facts: facts), functions: bare(schema.functions, facts: facts),
            classes: schema.classes.map {
                ResultClass(name: $0.name, isAbstract: $0.isAbstract, documentation: "", constructors: $0.constructors)
            })
    }

    @Test("What is printed reads back as the same schema, without prose", arguments: [false, true])
    func readsBack(facts: Bool) throws {
        let schema = try Schema(parsing: SchemaParsingTests.zoo)
        let text = facts ? schema.declarationsWithFacts : schema.declarations
        var warnings: [SchemaWarning] = []
        let again = try Schema(parsing: Array(text.utf8), warnings: &warnings)
        #expect(warnings == [])
        #expect(Self.bare(again, facts: true) == Self.bare(schema, facts: facts))
        #expect(!text.contains("description A"))
    }

    @Test("A declaration is printed as it was written")
    func printsDeclarations() throws {
        let line = "a one:int32 two:vector<vector<bytes>> three:double four:Bool five:a six:int64 seven:int53 = A;"
        let schema = try Schema(parsing: line.replacing(" ", with: "  "))
        #expect(schema.constructors[0].declaration == line)
    }

    @Test("Facts are printed in a form that a program reads")
    func printsFacts() throws {
        let schema = try Schema(
            parsing: """
                ok = Ok;
                ---functions---
                //@description Goes. Can be called synchronously. Can be called before authorization
                //@text Text; 0-getOption("text_max") characters @limit How many; 1-100 @to Whom; pass null; for bots only
                go text:string limit:int32 to:ok = Ok;
                """)
        #expect(
            schema.declarationsWithFacts.contains(
                """

                //! synchronous before-authorization text:length=0-$text_max/characters limit:value=1-100 to:pass-null,bots
                go text:string limit:int32 to:ok = Ok;

                """))
    }
}
