import Foundation
import TelegramSchema
import TelegramSchemaGenerator
import Testing

@Suite("Making Swift from a schema")
struct SchemaGeneratorTests {
    private func text(_ declarations: String, prose: Bool = false) throws -> String {
        let source = Array(declarations.utf8)
        return try SchemaGenerator(schema: try Schema(parsing: source), source: source, prose: prose).files().map(
            \.text
        )
        .joined()
    }

    private static let small = """
        //@description Carries words that are not ours @code A number @message May be null? No
        error code:int32 message:string = Error;

        //@class Shape @description Some shape

        //@description Round @radius How far
        shapeCircle radius:double = Shape;

        //@description Nothing at all
        shapeNone = Shape;

        //@description A list of rows @rows The rows @is_persistent Whether it stays
        keyboard rows:vector<vector<error>> is_persistent:Bool = Keyboard;

        ---functions---

        //@description Gets a shape @chat_id Where @limit How many; 1-100 @hint A hint; pass null to get none
        getShape chat_id:int53 limit:int32 hint:keyboard = Shape;
        """

    @Test("Names are Swift's, and keys stay the schema's")
    func names() throws {
        let text = try text(Self.small)
        #expect(text.contains("public struct TDError: TDDecodable"))
        #expect(text.contains("public let rows: [[TDError]]"))
        #expect(text.contains("public let isPersistent: Bool"))
        #expect(text.contains(##"wire.bool(#","is_persistent":"#, self.isPersistent)"##))
        #expect(
            text.contains(
                "public func getShape(chatID: Int64, limit: Int32, hint: Keyboard? = nil) async throws -> Shape"))
        #expect(text.contains("case circle(ShapeCircle)"))
        // `none` would be Optional's.
        #expect(text.contains("case shapeNone"))
    }

    @Test("Fields are sensitive by their names, also those that a new schema adds")
    func sensitiveFields() throws {
        let text = try text(
            """
            error code:int32 message:string = Error;
            novelty login_tokens:vector<string> shape:bytes password_length:int32 has_password:Bool mime_type:string = Novelty;
            plain id:int53 date:int32 next_offset:string = Plain;
            ---functions---
            searchNovelties limit:int32 query:string = Novelty;
            """)
        let list = """
            let sensitiveFields: StaticString = \"\"\"
                novelty login_tokens shape
                searchNovelties query
                \"\"\"
            """
        #expect(text.contains(list))
        #expect(text.contains("struct Novelty: TDDecodable, CustomStringConvertible, CustomReflectable"))
        #expect(text.contains("struct Plain: TDObject, CustomStringConvertible {"))
    }

    @Test("The schema's sentences are carried only on request")
    func prose() throws {
        #expect(!(try text(Self.small)).contains("words that are not ours"))
        #expect(try text(Self.small, prose: true).contains("words that are not ours"))
    }

    @Test("The same schema gives the same bytes, and the header has its hash and no date")
    func deterministic() throws {
        let first = try text(Self.small)
        for _ in 0..<3 { #expect(try text(Self.small) == first) }
        #expect(first.contains("SHA-256 "))
        #expect(!first.contains("\(Calendar(identifier: .gregorian).component(.year, from: Date()))"))
    }

    @Test(
        "The committed code is what the generator makes of the schema",
        .enabled(if: ProcessInfo.processInfo.environment["MARTLET_TD_API"] != nil, "MARTLET_TD_API names no schema"))
    func committed() throws {
        let path = try #require(ProcessInfo.processInfo.environment["MARTLET_TD_API"])
        let source = [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
        let generator = try SchemaGenerator(schema: try Schema(parsing: source), source: source)
        let telegram = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appending(path: "Sources/Telegram")
        let folder = telegram.appending(path: "TelegramAPI/Generated")
        let files = generator.files()
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() == files.map(\.name).sorted())
        for file in files {
            let committed = try String(contentsOf: folder.appending(path: file.name), encoding: .utf8)
            #expect(committed == file.text, "\(file.name) is not what `make generate` makes")
        }
        let foundation = generator.foundationFile()
        let accessors = telegram.appending(path: "TelegramFoundation/Generated/\(foundation.name)")
        #expect(try String(contentsOf: accessors, encoding: .utf8) == foundation.text)
    }
}
