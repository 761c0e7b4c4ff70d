import TelegramSchema

/// The doc comments of generated code: the declaration, the facts that a program needs, and the official page.
///
/// The schema's own sentences are only carried over on request: they are not ours to publish.
struct Documentation {
    /// Whether to carry the schema's own text.
    let prose: Bool

    func lines(for combinator: Combinator) -> [String] {
        var lines = wrapped(prose ? combinator.documentation : "")
        lines.append("`\(combinator.declaration.dropLast())`")
        var facts: [String] = []
        if combinator.facts.isForBotsOnly { facts.append("For bots only.") }
        if combinator.facts.isForUsersOnly { facts.append("Not for bots.") }
        if combinator.facts.isSynchronous { facts.append("Can be called synchronously.") }
        if combinator.facts.isOffline { facts.append("Needs no network.") }
        if combinator.facts.isCallableBeforeInitialization {
            facts.append("Can be called before initialization.")
        } else if combinator.facts.isCallableBeforeAuthorization {
            facts.append("Can be called before authorization.")
        }
        if !facts.isEmpty { lines += ["", facts.joined(separator: " ")] }
        lines += ["", "[TDLib's page](\(Self.page(combinator.name)))"]
        return lines
    }

    func lines(for resultClass: ResultClass) -> [String] {
        wrapped(prose ? resultClass.documentation : "") + [
            "`\(resultClass.name)`, one of \(resultClass.constructors.count) constructors.", "",
            "[TDLib's page](\(Self.page(resultClass.name)))",
        ]
    }

    func lines(for field: Field) -> [String] {
        var facts: [String] = []
        if field.facts.mayBeNull {
            if case .vector = field.type {
                facts.append("Elements may be absent.")
            } else {
                facts.append("May be absent.")
            }
        }
        if field.facts.passNull { facts.append("May be left out.") }
        if field.facts.isUnixTime { facts.append("Unix time in seconds.") }
        if field.facts.isUTF16 { facts.append("In UTF-16 code units.") }
        if let range = field.facts.length { facts.append("Length \(text(range)).") }
        if let range = field.facts.value { facts.append("Range \(text(range)).") }
        if field.facts.isForBotsOnly { facts.append("For bots only.") }
        return wrapped(prose ? field.documentation : "") + (facts.isEmpty ? [] : [facts.joined(separator: " ")])
    }

    private func text(_ range: FieldFacts.Range) -> String {
        let upper =
            switch range.upper {
            case .number(let number): "\(number)"
            case .option(let name): "the option `\(name)`"
            }
        return "\(range.lower) to \(upper)\(range.unit.isEmpty ? "" : " \(range.unit)")"
    }

    /// The page of TDLib's documentation for a name of the schema.
    static func page(_ name: String) -> String {
        var path = ""
        for character in name {
            if character.isUppercase { path += "_" + character.lowercased() } else { path.append(character) }
        }
        return "https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1\(path).html"
    }

    /// Lines of at most about 110 characters.
    private func wrapped(_ text: String) -> [String] {
        guard !text.isEmpty else { return [] }
        var lines = [""]
        for word in text.split(separator: " ") {
            let last = lines[lines.count - 1]
            if !last.isEmpty, last.count + word.count > 108 {
                lines.append(String(word))
            } else {
                lines[lines.count - 1] = last.isEmpty ? String(word) : last + " " + word
            }
        }
        return lines + [""]
    }
}
