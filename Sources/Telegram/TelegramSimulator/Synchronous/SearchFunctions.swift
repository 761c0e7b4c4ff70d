/// `searchStringsByPrefix` and `searchQuote`, for text whose normal form is plain: TDLib also transliterates.
enum SearchFunctions {
    /// - Returns: nil where TDLib would look deeper than the simulator does.
    static func strings(_ request: TLObject) -> TLObject? {
        let strings = request.vector("strings").map { value -> [UInt8] in
            if case .data(let text) = value { text } else { [] }
        }
        guard (strings + [request.data("query")]).allSatisfy(isPlain) else { return nil }
        if request.int("limit") < 0 {
            return TLObject("foundPositions", ["total_count": .int(Int64(strings.count))])
        }
        let query = words(request.data("query"))
        let found: [Int64]
        if query.isEmpty {
            found = request.bool("return_none_for_empty_query") ? [] : strings.indices.map(Int64.init)
        } else {
            found = strings.enumerated().filter { _, string in
                let words = words(string)
                return query.allSatisfy { prefix in words.contains { $0.hasPrefix(prefix) } }
            }.map { Int64($0.offset) }
        }
        let limit = max(0, Int(clamping: request.int("limit")))
        return TLObject(
            "foundPositions", ["total_count": .int(Int64(found.count)), "positions": .ids(found.prefix(limit))])
    }

    static func quote(_ request: TLObject) -> TLObject? {
        guard let text = request.object("text"), let quote = request.object("quote") else {
            return .error(400, "Text and quote must be non-empty")
        }
        guard text.vector("entities").isEmpty, quote.vector("entities").isEmpty, isPlain(text.data("text")),
            isPlain(quote.data("text"))
        else { return nil }
        let (whole, part) = (text.data("text"), quote.data("text"))
        guard !part.isEmpty, part.count <= whole.count else { return .error(404, "Not Found") }
        let wanted = request.int("quote_position")
        let places = (0...(whole.count - part.count)).filter { whole[$0...].starts(with: part) }
        // The nearest; of two that are equally near, the later one.
        let best = places.max { left, right in
            (-distance(left, wanted), left) < (-distance(right, wanted), right)
        }
        guard let best else { return .error(404, "Not Found") }
        return TLObject("foundPosition", ["position": .int(Int64(best))])
    }

    private static func distance(_ place: Int, _ wanted: Int64) -> Int64 {
        abs(Int64(place) - min(max(wanted, -1 << 40), 1 << 40))
    }

    private static func isPlain(_ text: [UInt8]) -> Bool {
        text.allSatisfy { (0x20...0x7E).contains($0) }
    }

    private static func words(_ text: [UInt8]) -> [String] {
        String(decoding: text, as: UTF8.self).lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
    }
}
