import NativeLoop
import Testing

@Suite struct JSONReaderTests {
    private func read(_ text: String) throws -> JSONValue { try JSONReader.read(Array(text.utf8)) }

    @Test func `values are read as they were written`() throws {
        let text = #"{"a":[1,-2,0.5,true,false,null,"x"],"b":{"c":""},"d":"\"\\\/\b\f\n\r\té\ud83d\ude00"}"#
        guard case .object(let object) = try read(" \(text)\r\n") else { return #expect(Bool(false)) }
        #expect(object.members.map(\.name) == ["a", "b", "d"])
        #expect(object.members[0].value == [1, -2, 0.5, true, false, .null, "x"])
        #expect(object.members[2].value == "\"\\/\u{8}\u{C}\n\r\té😀")
        #expect(try read("9223372036854775807") == .integer(.max))
        #expect(try read("9223372036854775808") == .number(9_223_372_036_854_775_808))
    }

    @Test(arguments: [
        "", " ", "{", "}", "[1,]", "[1 2]", "{\"a\"}", "{\"a\":1,}", "{a:1}", "01", "+1", "1.", ".5", "1e", "-", "tru",
        "nul",
        "\"", "\"\\x\"", "\"\\u12\"", "\"\\udc00\"", "\"\\ud800\\u0041\"", "\"\t\"", "1 1", "{\"a\":1,\"a\":2}", "NaN",
        "'a'",
    ])
    func `what is no JSON is refused`(text: String) {
        #expect(throws: JSONReader.Failure.self) { try read(text) }
    }

    @Test func `bytes that are not UTF-8 are refused`() {
        for bytes: [UInt8] in [[0x22, 0xFF, 0x22], [0x22, 0xC0, 0x80, 0x22], [0x22, 0xED, 0xA0, 0x80, 0x22]] {
            #expect(throws: JSONReader.Failure.self) { try JSONReader.read(bytes) }
        }
    }

    @Test func `depth has a limit`() throws {
        let depth = JSONReader.depthLimit
        _ = try read(String(repeating: "[", count: depth) + String(repeating: "]", count: depth))
        #expect(throws: JSONReader.Failure.self) { try read(String(repeating: "[", count: depth + 2)) }
    }
}
