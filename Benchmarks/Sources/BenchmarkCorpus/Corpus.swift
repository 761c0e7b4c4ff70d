/// JSON lines such as `td_receive` returns, without a NUL or a newline: made up, the same on every run.
public struct Corpus: Sendable {
    /// Updates of about 2.1 KB each on average.
    public let updates: [[UInt8]]
    /// Responses of the kind `messages`, each with 100 messages.
    public let responses: [[UInt8]]

    public var lines: [[UInt8]] { updates + responses }
    public var byteCount: Int { lines.reduce(0) { $0 + $1.count } }

    /// The proportions are those of an account that loads its chats: `responses` is one in 200.
    public init(updateCount: Int, responseCount: Int, seed: UInt64 = 1) {
        let table = FieldTable(corpusSchemaText)
        var maker = CorpusMaker(seed: seed)
        var writer = LineWriter(table: table)
        updates = (0..<updateCount).map { _ in
            writer.write(maker.update(), tail: #","@client_id":1"#)
            return writer.line
        }
        responses = (0..<responseCount).map { index in
            writer.write(maker.messages(count: 100), tail: #","@extra":"\#(index)","@client_id":1"#)
            return writer.line
        }
    }
}
