import TelegramAPI
import Testing

@Suite("Writing objects")
struct WritingTests {
    @Test("Functions are written with their fields in order, and absent objects are left out")
    func functions() {
        #expect(GetChat(chatID: -1_000_000_000_123).json == #"{"@type":"getChat","chat_id":-1000000000123}"#)
        #expect(LoadChats(limit: 10).json == #"{"@type":"loadChats","limit":10}"#)
        #expect(
            LoadChats(chatList: .archive, limit: 10).json
                == #"{"@type":"loadChats","chat_list":{"@type":"chatListArchive"},"limit":10}"#)
        #expect(GetMe().json == #"{"@type":"getMe"}"#)
    }

    private static let texts: [String] = [
        "", "plain", "\"quoted\" \\ back", "\n\r\t\u{8}\u{C}\u{0}\u{1F}", "é中😀 — Ж", "a\u{0}b",
        String(repeating: "x\"é", count: 300),
    ]

    @Test("Text is escaped, and read back the same", arguments: texts)
    func text(_ value: String) throws {
        let object = Text(text: value)
        #expect(try Text(json: object.json).text == value)

        var writer = WireWriter(escapesNonASCII: true)
        object.encode(into: &writer)
        let ascii = writer.withBytes { [UInt8]($0) }
        #expect(ascii.allSatisfy { $0 < 0x80 })
        #expect(try Text(json: ascii).text == value)
    }

    @Test("Bytes of any length go through base64", arguments: 0..<20)
    func bytes(count: Int) throws {
        let value = (0..<count).map { UInt8(truncatingIfNeeded: $0 * 37) }
        #expect(try TestBytes(json: TestBytes(value: value).json).value == value)
    }

    private static let integerValues: [Int64] = [.min, -1, 0, 9, 10, 9_007_199_254_740_993, .max]

    @Test("Numbers at the ends of their ranges are exact", arguments: integerValues)
    func integers(_ value: Int64) throws {
        guard
            case .integer(let read) = try OptionValue(json: OptionValue.integer(OptionValueInteger(value: value)).json)
        else {
            Issue.record("not an integer")
            return
        }
        #expect(read.value == value)
    }

    private static let doubleValues: [Double] = [
        0, -0.5, 1e-7, 0.3333333333333333, 12.5, 1e300, 4.9e-324, .greatestFiniteMagnitude,
    ]

    @Test("Doubles are exact", arguments: doubleValues)
    func doubles(_ value: Double) throws {
        guard case .number(let read) = try JsonValue(json: JsonValue.number(JsonValueNumber(value: value)).json) else {
            Issue.record("not a number")
            return
        }
        #expect(read.value == value)
    }

    private static let notFiniteValues: [Double] = [.infinity, -.infinity, .nan]

    @Test("A number that is not finite is refused", arguments: notFiniteValues)
    func notFinite(_ value: Double) {
        let error = #expect(throws: TDEncodingError.self) { try JsonValueNumber(value: value).jsonBytes() }
        #expect(error?.code == .notFinite)
    }

    @Test("Nesting that TDLib would refuse is refused")
    func depth() throws {
        func nested(_ depth: Int) -> JsonValue {
            (0..<depth).reduce(JsonValue.null) { inner, _ in .array(JsonValueArray(values: [inner])) }
        }
        _ = try nested(40).jsonBytes()
        let error = #expect(throws: TDEncodingError.self) { try nested(60).jsonBytes() }
        #expect(error?.code == .tooDeep)
    }

    @Test("A value of any depth is refused without going into it, on a stack of any size")
    func anyDepth() async {
        var value = JsonValue.null
        for _ in 0..<10_000 { value = .array(JsonValueArray(values: [value])) }
        let deep = value
        let error = #expect(throws: TDEncodingError.self) { try deep.jsonBytes() }
        #expect(error?.code == .tooDeep)
        #expect(deep.json == "null")
    }

    @Test("An unknown object may be as deep as any other, and holds no NUL byte", arguments: [98, 99, 127])
    func unknownDepth(levels: Int) {
        let vectors = String(repeating: "[", count: levels - 1) + String(repeating: "]", count: levels - 1)
        let list = ChatList.unknown(type: "x", json: #"{"@type":"x","y":\#(vectors)}"#)
        #expect(((try? list.jsonBytes()) != nil) == (levels <= 99))
        #expect(throws: TDEncodingError.self) {
            try ChatList.unknown(type: "x", json: "{\"@type\":\"x\",\"y\":\"a\0b\"}").jsonBytes()
        }
    }

    @Test(
        "An unknown object is written as it came, and only if it is JSON",
        arguments: [
            "", "{", "{}x", "{\"a\":\"\u{5C}ud800\"}", #"{"@type":"x"},"chat_id":1"#,
        ])
    func unknown(json: String) {
        let error = #expect(throws: TDEncodingError.self) { try ChatList.unknown(type: "x", json: json).jsonBytes() }
        #expect(error?.code == .malformed)
        #expect(ChatList.unknown(type: "x", json: #"{"@type":"x","a":[1]}"#).json == #"{"@type":"x","a":[1]}"#)
    }
}
