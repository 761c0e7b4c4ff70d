import CommandLineInterface
import Foundation
import NativeLoop
import Testing

@Suite("Newline-delimited JSON")
struct JSONValueTests {
    @Test("Text survives a strict reader, and no control character is left in it")
    func escapes() throws {
        let text = String(String.UnicodeScalarView((0...0x2030).compactMap(Unicode.Scalar.init))) + "😀\u{10FFFF}\"\\"
        let json = JSONValue.object([("text", .string(text))]).text
        #expect(!json.unicodeScalars.contains { $0.value < 0x20 || $0 == "\u{2028}" || $0 == "\u{1B}" })
        let read = try #require(JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: String])
        #expect(read["text"].map { Array($0.utf8) } == Array(text.utf8))
    }

    @Test("Members keep their order, after the version of the format")
    func keepsOrder() throws {
        let recording = Recording()
        try recording.console().output.json([
            "type": "x", "b": [1, 2.5, true, .null], "a": ["z": "y"], "nan": .number(.nan),
            "big": JSONValue(UInt64.max), "max": JSONValue(Int64.max), "none": JSONValue(nil as String?),
        ])
        #expect(
            recording.output == #"{"v":1,"type":"x","b":[1,2.5,true,null],"a":{"z":"y"},"nan":null,"#
                + #""big":null,"max":9223372036854775807,"none":null}"# + "\n")
    }
}
