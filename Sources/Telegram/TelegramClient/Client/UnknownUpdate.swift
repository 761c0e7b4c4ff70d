/// The two things that are known of any object: the name of its constructor and its JSON.
struct UnknownUpdate {
    let type: String
    let json: String

    init(_ text: UnsafeBufferPointer<UInt8>) {
        json = String(decoding: text, as: UTF8.self)
        // TDLib writes `{"@type":"name"…`; the name is only for people and logs.
        let name = text.dropFirst(10).prefix { $0 != UInt8(ascii: "\"") }
        type = json.hasPrefix(#"{"@type":""#) ? String(decoding: name, as: UTF8.self) : ""
    }
}
