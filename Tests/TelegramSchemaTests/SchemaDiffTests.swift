import TelegramSchema
import Testing

@Suite("Comparing schemas")
struct SchemaDiffTests {
    /// `shape` is sent and received, `gift` is only received, `inputGift` only sent.
    private func schema(
        shape: String = "shape a:int32 = Shape;", gift: String = "gift a:int32 b:string = Gift;",
        input: String = "inputGift a:int32 b:string = InputGift;", types: String = "",
        send: String = "send gift:inputGift shape:shape = Gift;", functions: String = "", name: String = "Mood"
    ) throws -> Schema {
        try Schema(
            parsing: """
                //@class \(name) @description Moods

                moodGood = \(name);
                moodBad level:int32 = \(name);
                \(shape)
                \(gift)
                \(input)
                \(types)
                ---functions---
                \(send)
                getMood shape:shape = \(name);
                \(functions)
                """)
    }

    private func describe(_ diff: SchemaDiff) -> [String] {
        diff.changes.map { "\($0.step) \($0.kind) \($0.subject) \($0.name): \($0.detail)" }
    }

    @Test("The same schema is no step")
    func findsNothing() throws {
        let diff = SchemaDiff(from: try schema(), to: try schema())
        #expect(diff.changes == [])
        #expect(diff.step == .none)
    }

    @Test("What is new is a minor step, and the way back is a major one")
    func findsAdditions() throws {
        let new = try schema(types: "moodOdd = Mood;\nhat a:int53 = Hat;", functions: "getHat = Hat;")
        let diff = SchemaDiff(from: try schema(), to: new)
        #expect(
            describe(diff) == [
                "minor added class Hat: one constructor", "minor added constructor moodOdd: moodOdd = Mood;",
                "minor added constructor hat: hat a:int53 = Hat;", "minor added function getHat: getHat = Hat;",
            ])
        let back = SchemaDiff(from: new, to: try schema())
        #expect(back.changes.map(\.kind) == [.removed, .removed, .removed, .removed])
        #expect(back.step == .major)
    }

    @Test("A new field breaks those who make the object, unless it is optional or only TDLib makes it")
    func weighsNewFields() throws {
        let old = try schema()
        let optional = "//@description S @a A @c C; pass null\ninputGift a:int32 b:string c:shape = InputGift;"
        #expect(
            describe(SchemaDiff(from: old, to: try schema(gift: "gift a:int32 c:bytes b:string = Gift;")))
                == ["minor added field gift.c: bytes"])
        #expect(
            describe(SchemaDiff(from: old, to: try schema(input: "inputGift a:int32 c:bytes b:string = InputGift;")))
                == ["major added field inputGift.c: bytes"])
        #expect(
            describe(SchemaDiff(from: old, to: try schema(input: optional)))
                .contains("minor added field inputGift.c: shape?"))
        #expect(SchemaDiff(from: old, to: try schema(input: optional)).step == .minor)
        #expect(
            describe(SchemaDiff(from: old, to: try schema(send: "send gift:inputGift shape:shape now:Bool = Gift;")))
                == ["major added argument send.now: Bool"])
    }

    @Test("Changed types, results and orders")
    func weighsChanges() throws {
        let old = try schema()
        #expect(
            describe(SchemaDiff(from: old, to: try schema(gift: "gift b:bytes a:int53 = Gift;"))) == [
                "major changed field gift.a: int32 → int53", "major changed field gift.b: string → bytes",
                "patch changed constructor gift: order of fields",
            ])
        #expect(
            describe(SchemaDiff(from: old, to: try schema(input: "inputGift b:string a:int32 = InputGift;")))
                == ["major changed constructor inputGift: order of fields"])
        #expect(
            describe(SchemaDiff(from: old, to: try schema(send: "send gift:inputGift shape:shape = Shape;"))).first
                == "major changed function send: Gift → Shape")
        #expect(
            describe(SchemaDiff(from: try schema(types: "x a:int53 = X;"), to: try schema(types: "x a:int64 = X;")))
                == ["patch changed field x.a: int53 → int64"])
        #expect(
            describe(SchemaDiff(from: try schema(types: "x = X;"), to: try schema(types: "x a:int64 = X;"))).first
                == "major changed constructor x: no fields → fields")
        #expect(
            describe(SchemaDiff(from: try schema(types: "x = X;"), to: try schema(types: "//@class X\n\nx = X;")))
                == ["major changed class X: one constructor → abstract"])
    }

    @Test("What may be absent changes the Swift of what is received; what is only sent can become optional")
    func weighsNullability() throws {
        func gift(_ prose: String) throws -> Schema {
            try schema(gift: "//@description G @a A @b \(prose)\ngift a:int32 b:shape = Gift;")
        }
        #expect(SchemaDiff(from: try gift("B"), to: try gift("B; may be null")).step == .major)
        #expect(SchemaDiff(from: try gift("B; may be null"), to: try gift("B")).step == .major)

        func send(_ prose: String) throws -> Schema {
            try schema(send: "//@description S @gift \(prose) @shape S\nsend gift:inputGift shape:shape = Gift;")
        }
        let wider = SchemaDiff(from: try send("G"), to: try send("G; pass null"))
        #expect(describe(wider).first == "minor changed argument send.gift: inputGift → inputGift?")
        #expect(wider.step == .minor)
        #expect(SchemaDiff(from: try send("G; pass null"), to: try send("G")).step == .major)
    }

    @Test("Comments and facts alone are a patch; whether a function is synchronous is more")
    func weighsProse() throws {
        func get(_ prose: String) throws -> Schema { try schema(functions: "//@description \(prose)\nget = Shape;") }
        #expect(describe(SchemaDiff(from: try get("A"), to: try get("B"))) == ["patch changed function get: comment"])
        #expect(SchemaDiff(from: try get("A"), to: try get("A; for bots only")).step == .patch)
        #expect(SchemaDiff(from: try get("A"), to: try get("Can be called synchronously")).step == .minor)
        #expect(SchemaDiff(from: try get("Can be called synchronously"), to: try get("A")).step == .major)
    }
}
