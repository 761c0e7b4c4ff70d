/// The facts of a declaration as one comment line that a program reads back, without TDLib's prose.
///
///     //! synchronous before-authorization message_thread:null,bots limit:value=1-100 text:length=0-$bio_length_max/characters
///
/// First the facts of the declaration, then those of its fields as `name:fact,fact`.
enum CompactFacts {
    private static let combinatorFacts: [(name: String, fact: any WritableKeyPath<CombinatorFacts, Bool> & Sendable)] =
        [
            ("bots", \.isForBotsOnly),
            ("users", \.isForUsersOnly),
            ("synchronous", \.isSynchronous),
            ("offline", \.isOffline),
            ("offline-if", \.isOfflineConditionally),
            ("before-authorization", \.isCallableBeforeAuthorization),
            ("before-initialization", \.isCallableBeforeInitialization),
        ]

    private static let fieldFacts: [(name: String, fact: any WritableKeyPath<FieldFacts, Bool> & Sendable)] = [
        ("null", \.mayBeNull),
        ("pass-null", \.passNull),
        ("bots", \.isForBotsOnly),
        ("unix-time", \.isUnixTime),
        ("utf16", \.isUTF16),
    ]

    private static let ranges: [(name: String, fact: any WritableKeyPath<FieldFacts, FieldFacts.Range?> & Sendable)] = [
        ("length", \.length),
        ("value", \.value),
    ]

    // MARK: Writing

    /// The line without its line end, or nil if there are no facts.
    static func line(for combinator: Combinator) -> String? {
        var items = combinatorFacts.filter { combinator.facts[keyPath: $0.fact] }.map(\.name)
        for field in combinator.fields {
            var facts = fieldFacts.filter { field.facts[keyPath: $0.fact] }.map(\.name)
            for (name, fact) in ranges {
                if let range = field.facts[keyPath: fact] { facts.append("\(name)=\(text(range))") }
            }
            if !facts.isEmpty { items.append("\(field.name):\(facts.joined(separator: ","))") }
        }
        return items.isEmpty ? nil : "//! " + items.joined(separator: " ")
    }

    private static func text(_ range: FieldFacts.Range) -> String {
        let upper =
            switch range.upper {
            case .number(let number): String(number)
            case .option(let name): "$\(name)"
            }
        return "\(range.lower)-\(upper)\(range.unit.isEmpty ? "" : "/\(range.unit)")"
    }

    // MARK: Reading

    /// Sets the facts that the line names.
    static func apply(_ line: SourceLine, to combinator: inout Combinator) throws(SchemaError) {
        var position = line.range.lowerBound + 3
        while position < line.range.upperBound {
            guard !Ascii.isBlank(line.bytes[position]) else {
                position += 1
                continue
            }
            let start = position
            while position < line.range.upperBound, !Ascii.isBlank(line.bytes[position]) { position += 1 }
            let item = line.bytes.text(start..<position)
            guard apply(item, to: &combinator) else {
                throw SchemaError(
                    .documentation, at: line.location(at: start),
                    "'\(item.prefix(40))' is no fact about '\(combinator.name)'")
            }
        }
    }

    private static func apply(_ item: String, to combinator: inout Combinator) -> Bool {
        let parts = item.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count == 2 else {
            guard let fact = combinatorFacts.first(where: { $0.name == item })?.fact else { return false }
            combinator.facts[keyPath: fact] = true
            return true
        }
        guard let index = combinator.fields.firstIndex(where: { $0.name == parts[0] }) else { return false }
        return parts[1].split(separator: ",", omittingEmptySubsequences: false).allSatisfy {
            apply($0, to: &combinator.fields[index].facts)
        }
    }

    private static func apply(_ item: Substring, to facts: inout FieldFacts) -> Bool {
        if let fact = fieldFacts.first(where: { $0.name == item })?.fact {
            facts[keyPath: fact] = true
            return true
        }
        let parts = item.split(separator: "=", maxSplits: 1)
        guard parts.count == 2, let fact = ranges.first(where: { $0.name == parts[0] })?.fact,
            let range = range(parts[1])
        else { return false }
        facts[keyPath: fact] = range
        return true
    }

    private static func range(_ text: Substring) -> FieldFacts.Range? {
        let parts = text.split(separator: "/", maxSplits: 1)
        guard let bounds = parts.first?.split(separator: "-", maxSplits: 1), bounds.count == 2,
            let lower = Int64(bounds[0])
        else { return nil }
        let unit = parts.count == 2 ? String(parts[1]) : ""
        if bounds[1].first == "$" {
            return FieldFacts.Range(lower: lower, upper: .option(String(bounds[1].dropFirst())), unit: unit)
        }
        guard let upper = Int64(bounds[1]) else { return nil }
        return FieldFacts.Range(lower: lower, upper: .number(upper), unit: unit)
    }
}
