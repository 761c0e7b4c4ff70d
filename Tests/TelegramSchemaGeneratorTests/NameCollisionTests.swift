import TelegramSchema
import TelegramSchemaGenerator
import Testing

@Suite("Names of a schema that would be one name in Swift")
struct NameCollisionTests {
    private func generator(_ declarations: String) throws -> SchemaGenerator {
        let source = Array(declarations.utf8)
        return try SchemaGenerator(schema: try Schema(parsing: source), source: source)
    }

    private func error(_ declarations: String) throws -> SchemaError? {
        let source = Array(declarations.utf8)
        let schema = try Schema(parsing: source)
        do throws(SchemaError) {
            _ = try SchemaGenerator(schema: schema, source: source)
            return nil
        } catch {
            return error
        }
    }

    @Test(
        "Two fields of one object are refused, with their line",
        arguments: [
            ("chat_id:int53 chatId:int53", "'chat_id' and 'chatId'", "chatID"),
            ("a:int32 a_:int32", "'a' and 'a_'", "a"),
            ("description:string description_text:string", "'description' and 'description_text'", "descriptionText"),
            ("description_:string description:string", "'description_' and 'description'", "descriptionText"),
            ("json:string json_value:string", "'json' and 'json_value'", "jsonValue"),
            ("wire:int32 wire_value:int32", "'wire' and 'wire_value'", "wireValue"),
            // The accessor that needs Foundation.
            ("data:bytes data_value:string", "'data_value' and 'data'", "dataValue"),
        ])
    func fields(_ fields: String, _ names: String, _ swift: String) throws {
        for (declarations, name, line) in [
            ("ok = Ok;\nthing \(fields) = Thing;", "thing", 2),
            ("ok = Ok;\n---functions---\ngetThing \(fields) = Ok;", "getThing", 3),
        ] where !(name == "getThing" && (fields.contains("bytes"))) {
            let error = try #require(try error(declarations))
            #expect(error.code == .nameCollision)
            #expect(
                error.description == "\(line):1: the fields \(names) of '\(name)' would both be '\(swift)' in Swift")
        }
    }

    @Test(
        "Two types are refused, with the line of the second",
        arguments: [
            (
                "//@class Foo\n\nfoo x:int32 = Foo;\nbar = Foo;",
                "3:1: the constructor 'foo' and the class 'Foo' (line 3) would both be the type 'Foo' in Swift"
            ),
            (
                "//@class MessageText\n\nplain = MessageText;\nrich = MessageText;\nmessageText x:int32 = Other;",
                "5:1: the constructor 'messageText' and the class 'MessageText' (line 3) would both be the type "
                    + "'MessageText' in Swift"
            ),
            (
                "messageText x:int32 = Other;\n//@class MessageText\n\nplain = MessageText;",
                "4:1: the class 'MessageText' and the constructor 'messageText' (line 1) would both be the type "
                    + "'MessageText' in Swift"
            ),
            (
                "error = Error;\n---functions---\ntDError = Error;",
                "3:1: the function 'tDError' and the constructor 'error' (line 1) would both be the type 'TDError' in Swift"
            ),
            (
                "//@class Foo\n\nbar = Foo;\n---functions---\nfoo = Foo;",
                "5:1: the function 'foo' and the class 'Foo' (line 3) would both be the type 'Foo' in Swift"
            ),
        ])
    func types(_ declarations: String, _ expected: String) throws {
        let error = try #require(try error(declarations))
        #expect(error.code == .nameCollision)
        #expect(error.description == expected)
    }

    @Test(
        "Cases that are one, or that Swift cannot have, are refused with their line",
        arguments: [
            (
                "//@class Foo\n\nfooA = Foo;\nfoo_a = Foo;\nfooFooA = Foo;",
                "5:1: 'fooA' and 'fooFooA' would both be the case 'fooA' of 'Foo' in Swift"
            ),
            (
                "//@class Foo\n\nunknown = Foo;",
                "3:1: 'unknown' would be the case 'unknown' of 'Foo' in Swift, which has another meaning there"
            ),
            (
                "//@class Foo\n\na = Foo;\ninit = Foo;",
                "4:1: 'init' would be the case 'init' of 'Foo' in Swift, which has another meaning there"
            ),
            (
                "//@class Update\n\nupdateCount = Update;",
                "3:1: 'updateCount' would be the case 'count' of 'Update' in Swift, which has another meaning there"
            ),
            ("//@class None\n\na = None;", "3:1: the class 'None' would be '.none' in Swift"),
        ])
    func cases(_ declarations: String, _ expected: String) throws {
        let error = try #require(try error(declarations))
        #expect(error.code == .nameCollision)
        #expect(error.description == expected)
    }

    @Test(
        "Names that only look alike are no collision",
        arguments: [
            // Without fields it is a case of its class, and no type.
            "//@class Foo\n\nfoo = Foo;\nbar = Foo;",
            "//@class Foo\n\nbar = Foo;\n//@class Other\n\nfoo = Other;",
            "a x:int32 = A;\nb x:int32 = B;",
            "//@class Foo\n\nfooA = Foo;\nfoo_a = Foo;",
            "thing chat_id:int53 chat_ids:vector<int53> = Thing;",
        ])
    func allowed(_ declarations: String) throws {
        #expect(try error(declarations) == nil)
    }

    @Test("Words that begin an expression stand in back quotes, in the trait's code too", arguments: ["await", "try"])
    func keywords(_ word: String) throws {
        // Large enough to be kept behind a reference.
        let generator = try generator(
            "ok = Ok;\nlarge \(word):bytes a:string b:string c:string = Large;\n---functions---\nsetIt \(word):int32 = Ok;"
        )
        let text = generator.files().map(\.text).joined()
        #expect(text.contains("hasher.combine(`\(word)`)"))
        #expect(text.contains("fields = Fields(`\(word)`, a, b, c)"))
        #expect(text.contains("send(SetIt(\(word): `\(word)`))"))
        #expect(generator.foundationFile().text.contains("Data(`\(word)`)"))
    }

    @Test("Fields that would hide what the generated code uses are told apart from it")
    func hiding() throws {
        let text = try generator(
            """
            ok = Ok;
            fields x:int32 = Fields;
            large hasher:string self:string copy:string description_:string of:fields = Large;
            ---functions---
            setIt send:int32 = Ok;
            """
        ).files().map(\.text).joined()
        #expect(text.contains("hasher.combine(self.hasher)"))
        #expect(text.contains("hasher.combine(selfValue)"))
        #expect(text.contains("hasher.combine(copyValue)"))
        #expect(text.contains("public var descriptionText: String"))
        #expect(text.contains("public var of: TDFields"))
        #expect(text.contains("try await self.send(SetIt(send: send))"))
    }

    @Test("A class with one constructor is the struct of that constructor, whatever its name is")
    func soleConstructor() throws {
        let text = try generator("bar x:int32 = Foo;\n---functions---\ngetFoo = Foo;").files().map(\.text).joined()
        #expect(text.contains("public struct Bar: TDDecodable"))
        #expect(text.contains("public typealias Result = Bar"))
        #expect(text.contains("    Bar.self,"))
        #expect(!text.contains("-> Foo"))
    }
}
