import TelegramSchema
import Testing

@Suite("Reading a schema")
struct SchemaParsingTests {
    /// The built-in lines and a class, a plain object and two functions, with comments of every form.
    static let zoo = """
        double ? = Double;
        string ? = String;

        int32 = Int32;
        int53 = Int53;
        int64 = Int64;
        bytes = Bytes;

        boolFalse = Bool;
        boolTrue = Bool;

        vector {t:Type} # [ t ] = Vector t;

        //@class Animal @description A thing
        //-with legs

        //@description A cat
        animalCat = Animal;

        //@description A herd of sheep, all
        //-of them
        //-together @size How many; 1-100 @leader The first one; may be null if none
        animalHerd size:int32 leader:shepherd = Animal;

        //@description The person @param_description What is known about them @names Every name
        shepherd description:string names:vector<vector<string>> = Shepherd;

        //@description Nothing
        ok = Ok;

        ---functions---

        //@description Finds an animal. Can be called synchronously
        //@description_text Text to look for
        //@kind Kind of animal; pass null for any
        findAnimal description_text:string kind:Animal = Animal;

        rest = Ok;
        """

    @Test("Classes, constructors, functions, fields and comments are read in order")
    func readsEverything() throws {
        var warnings: [SchemaWarning] = []
        let schema = try Schema(parsing: Array(Self.zoo.utf8), warnings: &warnings)
        #expect(warnings == [])
        #expect(schema.constructors.map(\.name) == ["animalCat", "animalHerd", "shepherd", "ok"])
        #expect(schema.functions.map(\.name) == ["findAnimal", "rest"])
        #expect(schema.classes.map(\.name) == ["Animal", "Shepherd", "Ok"])
        #expect(schema.classes.map(\.isAbstract) == [true, false, false])
        #expect(schema.classes[0].constructors == [0, 1])
        #expect(schema.classes[0].documentation == "A thing with legs")

        let herd = schema.constructors[1]
        #expect(herd.documentation == "A herd of sheep, all of them together")
        #expect(herd.fields.map(\.name) == ["size", "leader"])
        #expect(herd.fields.map(\.type) == [.int32, .constructor("shepherd")])
        #expect(herd.fields[0].documentation == "How many; 1-100")
        #expect(herd.fields[0].facts.value == FieldFacts.Range(lower: 1, upper: .number(100), unit: ""))
        #expect(herd.fields[1].facts.mayBeNull)
        #expect(herd.location == SourceLocation(line: 23, column: 1))

        let shepherd = schema.constructors[2]
        #expect(shepherd.documentation == "The person")
        #expect(shepherd.fields.map(\.documentation) == ["What is known about them", "Every name"])
        #expect(shepherd.fields[1].type == .vector(.vector(.string)))

        let find = schema.functions[0]
        #expect(find.facts.isSynchronous)
        #expect(find.result == "Animal")
        #expect(find.fields[1].type == .abstractClass("Animal"))
        #expect(find.fields[1].facts.passNull)
    }

    @Test("The built-in declarations are read without a warning, and nothing comes from them")
    func skipsBuiltIns() throws {
        var warnings: [SchemaWarning] = []
        let builtIns = Self.zoo.split(separator: "//@class")[0]
        let schema = try Schema(parsing: Array("\(builtIns)\nok = Ok;\n---functions---\n".utf8), warnings: &warnings)
        #expect(schema.constructors.map(\.name) == ["ok"])
        #expect(schema.classes.map(\.name) == ["Ok"])
        #expect(warnings == [])
    }

    @Test("A vector of vectors keeps its nesting")
    func readsNestedVectors() throws {
        let schema = try Schema(
            parsing: """
                keyboardButton text:string = KeyboardButton;
                replyMarkupShowKeyboard rows:vector<vector<keyboardButton>> is_persistent:Bool = ReplyMarkup;
                """)
        let markup = schema.constructors[1]
        #expect(markup.fields[0].type == .vector(.vector(.constructor("keyboardButton"))))
        #expect(markup.fields[1] == Field(name: "is_persistent", type: .bool))
    }

    @Test("Comments on one line are split into one summary and a text for every argument")
    func readsOneLineComments() throws {
        let schema = try Schema(
            parsing: """
                count value:int53 = Count;
                ---functions---
                //@description Returns how much is there, in bytes @file_id Which one @offset From where, in bytes
                getSize file_id:int32 offset:int53 = Count;
                """)
        let function = schema.functions[0]
        #expect(function.documentation == "Returns how much is there, in bytes")
        #expect(function.fields.map(\.documentation) == ["Which one", "From where, in bytes"])
    }

    @Test("A continuation line is joined by one blank and leaves no trace of its mark")
    func joinsContinuationLines() throws {
        let schema = try Schema(
            parsing:
                "//@description Returns messages. The messages are sorted.  \n//-  For speed, the number varies\nok = Ok;"
        )
        #expect(
            schema.constructors[0].documentation
                == "Returns messages. The messages are sorted. For speed, the number varies")
    }

    @Test(
        "An @ inside the prose belongs to the prose", arguments: ["mail a@b.c", "a @ b", "ask @someone, or", "end @"])
    func keepsAtSigns(_ prose: String) throws {
        let schema = try Schema(parsing: "//@description \(prose)\nok = Ok;")
        #expect(schema.constructors[0].documentation == prose)
    }

    @Test("Windows line ends, a byte order mark, tabs and a missing last line end are accepted")
    func readsForeignLineEnds() throws {
        let schema = try Schema(
            parsing: "\u{FEFF}//@description Yes @a One\r\nthing\ta:int32 = Thing; \r\n---functions---\r\ngo = Thing;")
        #expect(schema.constructors[0].documentation == "Yes")
        #expect(schema.constructors[0].fields[0].documentation == "One")
        #expect(schema.functions.map(\.name) == ["go"])
    }

    @Test("What is odd but harmless is a warning with its place")
    func collectsWarnings() throws {
        var warnings: [SchemaWarning] = []
        let text = """
            // plain
            //@description One @b B @a A
            one a:int32 b:int32 = One;
            //@description Two
            two a:int32 = Two;
            //@description Nobody
            """
        _ = try Schema(parsing: Array(text.utf8), warnings: &warnings)
        #expect(warnings.map(\.location.line) == [1, 2, 5, 6, 6])
        #expect(warnings[2].description == "5:1: warning: no comment describes the field 'a' of 'two'")
    }
}
