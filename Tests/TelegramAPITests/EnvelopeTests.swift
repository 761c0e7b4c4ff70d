import TelegramAPI
import Testing

@Suite("The envelope of a line")
struct EnvelopeTests {
    private func envelope(_ json: String) -> WireEnvelope {
        let text = Array(json.utf8) + [0]
        return text.withUnsafeBufferPointer { WireEnvelope(UnsafeBufferPointer(rebasing: $0.dropLast())) }
    }

    @Test("An update names its kind and its client")
    func update() {
        let line = envelope(#"{"@type":"updateChatTitle","chat_id":5,"title":"x","@client_id":12}"#)
        #expect(line.clientID == 12)
        #expect(!line.isAnswer)
        #expect(Update.Kind(line.constructor) == .chatTitle)
    }

    @Test(
        "An answer names its request, in TDLib's form and in any other",
        arguments: [
            #"{"@type":"ok","@extra":"18446744073709551615","@client_id":3}"#,
            #"{"@extra":"18446744073709551615","@client_id":3,"@type":"ok"}"#,
            #"{ "@type" : "ok", "@client_id" : 3 , "@extra" : "18446744073709551615" }"#,
        ])
    func answer(json: String) {
        let line = envelope(json)
        #expect(line.clientID == 3)
        #expect(line.isAnswer)
        #expect(line.extra == .max)
        #expect(!line.isError)
    }

    @Test("An error is seen as one, with and without a request")
    func error() {
        #expect(envelope(#"{"@type":"error","code":400,"message":"x","@extra":"7","@client_id":1}"#).isError)
        let alone = envelope(#"{"@type":"error","code":400,"message":"x","@client_id":1}"#)
        #expect(alone.isError)
        #expect(!alone.isAnswer)
    }

    @Test(
        "Another form of @extra is an answer without a number",
        arguments: ["null", "7", "[1]", #"{"a":1}"#, #""x7""#, #""""#])
    func foreignExtra(extra: String) {
        let line = envelope(#"{"@type":"ok","@extra":\#(extra),"@client_id":1}"#)
        #expect(line.isAnswer)
        #expect(line.extra == nil)
        #expect(line.clientID == 1)
    }

    @Test("Text inside a field can't pass for the tail")
    func hostileTail() {
        let line = envelope(
            #"{"@type":"updateChatTitle","chat_id":5,"title":",\"@extra\":\"9\",\"@client_id\":8}","@client_id":1}"#)
        #expect(line.clientID == 1)
        #expect(!line.isAnswer)
    }

    @Test("Of two types the first counts, as it does for the reader")
    func twoTypes() {
        let line = envelope(#"{"chat_id":5,"@type":"updateChatTitle","@type":"updateOption"}"#)
        #expect(Update.Kind(line.constructor) == .chatTitle)
    }

    @Test(
        "What is no object is nobody's", arguments: ["", "{", "[]", "x", #"{"@type""#, #"{"@type":"#, #"{"@type":7}"#])
    func malformed(json: String) {
        let line = envelope(json)
        #expect(line.clientID == 0)
        #expect(!line.isAnswer)
        #expect(Update.Kind(line.constructor) == nil)
    }
}
