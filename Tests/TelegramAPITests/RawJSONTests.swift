import TelegramAPI
import Testing

@Suite("JSON that somebody else wrote")
struct RawJSONTests {
    @Test(
        "What TDLib survives passes",
        arguments: [
            "{}", " [1, 2.5e3, \"\\ud83d\\ude00\", null] ", #"{"a":{"b":[true,false]}}"#, "\"é\"",
        ])
    func passes(json: String) throws {
        try RawJSON.check(json.utf8)
    }

    @Test(
        "What could end the process is refused",
        arguments: [
            #"{"@extra":"\ud800"}"#, #"{"@extra":"\udc00\ud800"}"#, #"{"\ud800":1}"#, #"{"a":"\u00"}"#, "{", "{}{}", "",
        ])
    func refused(json: String) {
        #expect(throws: TDDecodingError.self) { try RawJSON.check(json.utf8) }
    }

    @Test("Invalid UTF-8 is refused", arguments: [[0xFF], [0xC3], [0xED, 0xA0, 0x80]] as [[UInt8]])
    func invalidUTF8(bytes: [UInt8]) {
        #expect(throws: TDDecodingError.self) { try RawJSON.check([0x22] + bytes + [0x22]) }
    }

    @Test("Nesting as deep as TDLib accepts passes, one level more does not")
    func depth() throws {
        func nested(_ depth: Int) -> String {
            String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
        }
        try RawJSON.check(nested(RawJSON.depthLimit).utf8)
        let error = #expect(throws: TDDecodingError.self) { try RawJSON.check(nested(RawJSON.depthLimit + 1).utf8) }
        #expect(error?.code == .tooDeep)
    }
}
