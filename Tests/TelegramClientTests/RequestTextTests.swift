import Testing

@testable import TelegramClient

@Suite struct RequestTextTests {
    private func flaw(_ json: some Sequence<UInt8>) -> RequestText.Flaw? {
        do throws(RequestText.Flaw) {
            _ = try RequestText.prepared(json, extra: 7)
            return nil
        } catch {
            return error
        }
    }

    @Test func putsItsOwnExtraFirst() throws {
        let text = try RequestText.prepared(#" {"@type":"testCallEmpty","@extra":5}"#.utf8, extra: 7)
        #expect(
            String(decoding: text, as: UTF8.self) == "{\"@extra\":\"7\",\"@type\":\"testCallEmpty\",\"@extra\":5}\0")
        let empty = try RequestText.prepared("{ }".utf8, extra: 7)
        #expect(String(decoding: empty, as: UTF8.self) == "{\"@extra\":\"7\" }\0")
    }

    @Test(arguments: [
        #"{"a":[1,-2.5e+3,0,true,false,null,"x\n\u00e9\ud83d\ude00"],"b":{}}"#,
        #"{"@type":"getJsonValue","json":"\"\\ud83d\\ude00\""}"#,
        #"{"@type":"sendMessage","json":"\\ud800"}"#,
    ]) func takesWhatIsJSON(_ json: String) {
        #expect(flaw(json.utf8) == nil)
    }

    @Test(arguments: [
        "", "[]", "null", "\"x\"", "1",
    ]) func takesOnlyAnObject(_ json: String) {
        #expect(flaw(json.utf8) == .notAnObject)
    }

    @Test(arguments: [
        "{", #"{"a"}"#, #"{"a":1,}"#, #"{"a":01}"#, #"{"a":.5}"#, #"{"a":1}x"#, #"{"a":NaN}"#, #"{'a':1}"#,
        #"{"a":tru}"#,
        #"{"a":"\x"}"#, #"{"a":"\u12g4"}"#, "{\"a\":\"\0\"}", "{\"a\":\"x\ny\"}", #"{"a":[1,]}"#, #"{"a":"x"#,
        #"{"a" 1}"#,
    ]) func refusesWhatTDLibCouldNotRead(_ json: String) {
        guard case .malformed? = flaw(json.utf8) else {
            Issue.record("accepted, or refused for another reason: \(json)")
            return
        }
    }

    @Test(arguments: [
        #"{"a":"\ud800"}"#, #"{"a":"\udc00"}"#, #"{"a":"\ud800\ud800"}"#, #"{"a":"\ud800x"}"#, #"{"\udfff":1}"#,
        #"{"@type":"getJsonValue","json":"\"\\ud800\""}"#,
        #"{"json":"\"\\uD800\\n\"","@type":"getJs\u006fnValue"}"#,
        #"{"@type":12345,"json":"\\udc00"}"#,
    ]) func refusesHalfASurrogatePairWhereverTDLibWouldReadIt(_ json: String) {
        #expect(flaw(json.utf8) == .loneSurrogate)
    }

    @Test func refusesBytesThatAreNotUTF8() {
        #expect(flaw(Array(#"{"a":""#.utf8) + [0xFF] + Array(#""}"#.utf8)) == .notUTF8)
        // A surrogate in UTF-8, and an overlong form.
        #expect(flaw(Array(#"{"a":""#.utf8) + [0xED, 0xA0, 0x80] + Array(#""}"#.utf8)) == .notUTF8)
        #expect(flaw(Array(#"{"a":""#.utf8) + [0xC0, 0x80] + Array(#""}"#.utf8)) == .notUTF8)
    }

    @Test func allowsAsManyLevelsAsTDLib() {
        func arrays(_ count: Int) -> String {
            #"{"x":"# + String(repeating: "[", count: count) + String(repeating: "]", count: count) + "}"
        }
        func objects(_ count: Int) -> String {
            #"{"x":"# + String(repeating: #"{"y":"#, count: count) + "1" + String(repeating: "}", count: count) + "}"
        }
        #expect(flaw(arrays(100).utf8) == nil)
        #expect(flaw(arrays(101).utf8) == .tooDeep)
        #expect(flaw(objects(99).utf8) == nil)
        #expect(flaw(objects(100).utf8) == .tooDeep)
        #expect(flaw(arrays(1_000_000).utf8) == .tooDeep)
    }

    @Test func everyCutOfARequestIsRefused() {
        let json = Array(#"{"@type":"x","a":[1.5e3,true,{"b":"\ud83d\ude00é"}],"c":null}"#.utf8)
        for count in json.indices { #expect(flaw(json[..<count]) != nil) }
        #expect(flaw(json) == nil)
    }
}
