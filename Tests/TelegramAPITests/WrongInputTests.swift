import TelegramAPI
import Testing

@Suite("Input that is wrong")
struct WrongInputTests {
    @Test(
        "A wrong value is an error that names the path",
        arguments: [
            (#"{"@type":"textEntity","offset":true,"length":5,"type":{"@type":"textEntityTypeBold"}}"#, "offset"),
            (#"{"@type":"textEntity","offset":1.5,"length":5,"type":{"@type":"textEntityTypeBold"}}"#, "offset"),
            (#"{"@type":"textEntity","offset":1E16412,"length":5,"type":{"@type":"textEntityTypeBold"}}"#, "offset"),
            (#"{"@type":"textEntity","offset":2147483648,"length":5,"type":{"@type":"textEntityTypeBold"}}"#, "offset"),
            (#"{"@type":"textEntity","offset":"1x","length":5,"type":{"@type":"textEntityTypeBold"}}"#, "offset"),
            (#"{"@type":"textEntity","offset":1,"length":5,"type":7}"#, "type"),
            (
                #"{"@type":"textEntity","offset":1,"length":5,"type":{"@type":"textEntityTypeTextUrl","url":[]}}"#,
                "type.url"
            ),
        ])
    func wrongValue(json: String, path: String) throws {
        let error = #expect(throws: TDDecodingError.self) { try TextEntity(json: json) }
        #expect(error?.code == .wrongValue)
        #expect(error?.path == path)
    }

    @Test("The path leads through vectors")
    func pathThroughVectors() throws {
        let bold = #""type":{"@type":"textEntityTypeBold"}}"#
        let good = #"{"@type":"textEntity","offset":0,"length":1,\#(bold)"#
        let bad = #"{"@type":"textEntity","offset":0,"length":"y",\#(bold)"#
        let json = #"{"@type":"formattedText","text":"x","entities":[\#(good),\#(bad)]}"#
        let error = #expect(throws: TDDecodingError.self) { try FormattedText(json: json) }
        #expect(error?.path == "entities[1].length")
        #expect("\(try #require(error))".contains("entities[1].length"))
    }

    @Test("A required object that is missing is its zero value, all the way down")
    func missingObject() throws {
        let entity = try TextEntity(json: #"{"@type":"textEntity","offset":1,"length":5}"#)
        guard case .unknown(type: "", json: "null") = entity.type else {
            Issue.record("\(entity)")
            return
        }
        let update = try Update(
            json:
                #"{"@type":"updateAuthorizationState","authorization_state":{"@type":"authorizationStateWaitRegistration"}}"#
        )
        guard case .authorizationState(let state) = update,
            case .waitRegistration(let registration) = state.authorizationState
        else {
            Issue.record("\(update)")
            return
        }
        #expect(registration.termsOfService.text.text == "")
    }

    @Test("null is a zero value where there is one, and nothing where an object may be absent")
    func nulls() throws {
        let inner = """
            {"@type":"file","id":null,"size":null,"expected_size":null,"local":{"@type":"localFile"},\
            "remote":{"@type":"remoteFile"}}
            """
        let file = try Document(
            json: """
                {"@type":"document","file_name":null,"mime_type":null,"minithumbnail":null,"thumbnail":null,\
                "document":\(inner)}
                """)
        #expect(file.fileName == "")
        #expect(file.thumbnail == nil)
        #expect(file.document.size == 0)
        #expect(file.document.local.path == "")
    }

    @Test(
        "Text that is not JSON is malformed",
        arguments: [
            "", " ", "{", "}", "[]", "null", "7", "\"x\"", #"{"@type""#, #"{"@type":"ok""#, #"{"@type":"ok"}x"#,
            #"{"@type":"ok",}"#,
            #"{"@type":"ok","a"}"#, #"{"@type":"ok","a":}"#, #"{"@type":"ok","a":tru}"#, #"{"@type":"ok","a":01}"#,
            #"{"@type":"ok","a":"\u12"}"#, #"{"@type":"ok","a":"\ud800"}"#, #"{"@type":"ok" "a":1}"#,
            "{\"@type\":\"ok\",\"a\":\"",
        ])
    func malformed(json: String) {
        #expect(throws: TDDecodingError.self) { try Ok(json: json) }
    }

    @Test("Text in invalid UTF-8 is refused")
    func invalidUTF8() {
        let head = Array(#"{"@type":"text","text":""#.utf8)
        for bytes in [[0xFF], [0xC0, 0x80], [0xED, 0xA0, 0x80]] as [[UInt8]] {
            let json: [UInt8] = head + bytes + Array("\"}".utf8)
            #expect(throws: TDDecodingError.self) { try Text(json: json) }
        }
    }

    @Test(
        "Base64 with a foreign character, a wrong length or wrong padding is refused",
        arguments: [
            "A", "AA", "AAA", "A===", "=AAA", "AA-_", "AA A", "AAAA=",
        ])
    func wrongBase64(text: String) {
        #expect(throws: TDDecodingError.self) { try TestBytes(json: #"{"@type":"testBytes","value":"\#(text)"}"#) }
    }

    @Test(
        "Nesting is bounded, whether known, unknown or in another form",
        arguments: [
            (#"{"@type":"richTextBold","text":"#, "}"),
            (#"{"@type":"richTextNew","text":"#, "}"),
            (#"{ "@type":"richTextBold","text":"#, "}"),
        ])
    func deepNesting(open: String, close: String) {
        let depth = 100_000
        let plain = #"{"@type":"richTextPlain","text":""}"#
        let json = "\(String(repeating: open, count: depth))\(plain)\(String(repeating: close, count: depth))"
        let error = #expect(throws: TDDecodingError.self) { try RichText(json: json) }
        #expect(error?.code == .tooDeep)
    }

    @Test("Half a thousand fields that are unknown, repeated or in reverse order are read in one pass each")
    func manyUnknownFields() throws {
        let unknown = (0..<500).map { #""x\#($0)":{"a":[\#($0)]}"# }.joined(separator: ",")
        let entity = try TextEntity(
            json:
                #"{"@type":"textEntity",\#(unknown),"length":5,"length":6,"offset":1,"type":{"@type":"textEntityTypeBold"}}"#
        )
        #expect(entity.length == 6)
    }
}
