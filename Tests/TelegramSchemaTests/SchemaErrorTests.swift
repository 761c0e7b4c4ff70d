import TelegramSchema
import Testing

@Suite("Refusing a malformed schema")
struct SchemaErrorTests {
    struct Case: CustomTestStringConvertible, Sendable {
        let text: String
        let code: SchemaError.Code
        let line: Int
        let column: Int
        let says: String
        var testDescription: String { says }

        init(_ text: String, _ code: SchemaError.Code, _ line: Int, _ column: Int, _ says: String) {
            (self.text, self.code, self.line, self.column, self.says) = (text, code, line, column, says)
        }
    }

    static let cases: [Case] = [
        Case("", .syntax, 1, 1, "expected a declaration, found the end of the file"),
        Case("\n\n//@description x\n", .syntax, 3, 1, "expected a declaration"),
        Case("ok = Ok", .syntax, 1, 8, "expected ';' at the end of the declaration of 'ok', found the end of the line"),
        Case("ok = ", .syntax, 1, 5, "expected a result class"),
        Case("ok = ok;", .syntax, 1, 6, "expected a result class, which begins with a capital letter, found 'ok;'"),
        Case("ok", .syntax, 1, 3, "expected a blank, then a field or '='"),
        Case("Ok = Ok;", .syntax, 1, 1, "expected the name of a constructor or function"),
        Case("ok = Ok; // done", .syntax, 1, 10, "expected the end of the line after ';', found '// done'"),
        Case("ok a = Ok;", .syntax, 1, 5, "expected ':' and the type of the field 'a'"),
        Case("ok a: = Ok;", .syntax, 1, 6, "expected a type, found ' = Ok;'"),
        Case("ok flags:# = Ok;", .syntax, 1, 10, "expected a type, found '# = Ok;'"),
        Case("ok a:int32b:int32 = Ok;", .syntax, 1, 12, "expected a blank, then a field or '='"),
        Case("ok a:vector = Ok;", .syntax, 1, 12, "expected '<' and the element type after 'vector'"),
        Case("ok a:vector<int32 = Ok;", .syntax, 1, 18, "expected '>' after the element type"),
        Case("ok a:vector<> = Ok;", .syntax, 1, 13, "expected a type, found '> = Ok;'"),
        Case("---types---\nok = Ok;", .syntax, 1, 1, "expected '---functions---'"),
        Case(
            "ok a:" + String(repeating: "vector<", count: 40_000), .limit, 1, 6 + 17 * 7, "expected at most 16 nested"),
        Case("int32 = Int64;", .duplicate, 1, 1, "'int32' is a built-in name; expected 'int32 = Int32;'"),
        Case("other = Int32;", .classDeclaration, 1, 9, "'Int32' is built in"),
        Case("ok a:Int32 = Ok;", .unknownType, 1, 6, "'Int32' is not a field type; expected 'int32'"),
        Case("ok = Ok;\nok = Ok;", .duplicate, 2, 1, "'ok' is already declared in line 1"),
        Case("ok = Ok;\n---functions---\nok = Ok;", .duplicate, 3, 1, "'ok' is already declared in line 1"),
        Case("ok = Ok;\n---functions---\n---functions---", .duplicate, 3, 1, "'---functions---' stands here a second"),
        Case("ok a:int32 a:int53 = Ok;", .duplicate, 1, 12, "'ok' has two fields called 'a'"),
        Case("ok a:chat = Ok;", .unknownType, 1, 6, "no constructor 'chat' is declared"),
        Case("ok a:go = Ok;\n---functions---\ngo = Ok;", .unknownType, 1, 6, "no constructor 'go' is declared"),
        Case("ok a:Chat = Ok;", .unknownType, 1, 6, "no class 'Chat' is declared"),
        Case("ok a:Ok = Ok;", .unknownType, 1, 6, "'Ok' is no abstract class"),
        Case("ok = Ok;\n---functions---\ngo = Gone;", .unknownType, 3, 6, "no class 'Gone' is declared"),
        Case("a = A;\nb = A;", .classDeclaration, 2, 1, "'A' has a second constructor; expected '//@class A'"),
        Case("//@class B\n\na = A;", .classDeclaration, 1, 3, "the class 'B' is announced but has no constructor"),
        Case("a = A;\n//@class A\n\nb = A;", .duplicate, 2, 3, "'@class A' must stand once, before"),
        Case("//@class A @description x @other y\n\na = A;", .documentation, 1, 27, "'@class A' has only one"),
        Case("//@class\n\na = A;", .documentation, 1, 3, "expected the name of a class"),
        Case("//-more\nok = Ok;", .documentation, 1, 1, "'//-' continues a comment, but there is none"),
        Case(
            "//@description x\n//-y @b z\nok a:int32 = Ok;", .documentation, 2, 6, "'ok' has no field 'b' for '@b'"),
        Case("//@description x @a y @a z\nok a:int32 = Ok;", .duplicate, 1, 23, "'@a' stands twice above 'ok'"),
        Case("//! a:wrong\nok a:int32 = Ok;", .documentation, 1, 5, "'a:wrong' is no fact about 'ok'"),
        Case("//! a:length=9-\nok a:int32 = Ok;", .documentation, 1, 5, "is no fact about 'ok'"),
        Case("ok\u{0} = Ok;", .encoding, 1, 3, "found the control character 0x0"),
        Case("ok = Ok;\r\r\nb = B;", .encoding, 1, 9, "found the control character 0xd"),
    ]

    @Test("One error says where and what was expected", arguments: cases)
    func saysWhatIsWrong(_ wrong: Case) throws {
        let error = try #require(throws: SchemaError.self) { try Schema(parsing: wrong.text) }
        #expect(error.code == wrong.code)
        #expect(error.location == SourceLocation(line: wrong.line, column: wrong.column))
        #expect(error.message.contains(wrong.says), "\(error)")
    }

    @Test("Bytes that are not UTF-8 are refused with their place")
    func refusesInvalidUTF8() throws {
        let bytes = Array("ok = Ok;\n//@description é".utf8) + [0xC3, 0x28]
        let error = try #require(throws: SchemaError.self) { try Schema(parsing: bytes) }
        #expect(error.code == .encoding)
        #expect(error.location == SourceLocation(line: 2, column: 18))
        #expect(error.description == "2:18: expected UTF-8, found the byte 0xc3; is this a td_api.tl file?")
    }

    @Test("A program file is refused")
    func refusesBinary() {
        let bytes: [UInt8] = [0x7F, 0x45, 0x4C, 0x46, 2, 1, 1, 0, 0, 0, 0, 0]
        #expect(throws: SchemaError.self) { try Schema(parsing: bytes) }
    }
}
