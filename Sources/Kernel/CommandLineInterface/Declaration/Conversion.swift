import NativeLoop

typealias Conversion<Value> =
    @Sendable (_ words: [String], _ declaration: ArgumentDeclaration) throws(UsageError) -> Value

/// How the words of an argument become its value.
enum Conversions {
    @Sendable
    static func required<Element: ArgumentValue>(
        _ words: [String], _ declaration: ArgumentDeclaration
    ) throws(UsageError) -> Element {
        guard let word = words.last else {
            let what = declaration.kind == .positional ? declaration.name : "'\(declaration.name)'"
            throw UsageError("\(what) is missing: \(declaration.help)")
        }
        return try element(word, declaration)
    }

    @Sendable
    static func optional<Element: ArgumentValue>(
        _ words: [String], _ declaration: ArgumentDeclaration
    ) throws(UsageError) -> Element? {
        guard let word = words.last else { return nil }
        return try element(word, declaration)
    }

    @Sendable
    static func repeated<Element: ArgumentValue>(
        _ words: [String], _ declaration: ArgumentDeclaration
    ) throws(UsageError) -> [Element] {
        var elements: [Element] = []
        for word in words { elements.append(try element(word, declaration)) }
        return elements
    }

    private static func element<Element: ArgumentValue>(
        _ word: String, _ declaration: ArgumentDeclaration
    ) throws(UsageError) -> Element {
        guard let element = Element(argument: word) else {
            if let problem = Element.problem(of: word) {
                let sentence = problem.hasSuffix(".") ? problem.dropLast() : problem[...]
                throw UsageError("\(shown(declaration)): \(sentence)")
            }
            throw UsageError(
                "\(shown(declaration)) must be \(Element.expectation), not \(quoted(word))",
                suggestion: nearest(to: word, in: Element.choices))
        }
        return element
    }

    /// A whole number in a range, which errors tell.
    static func optional<Element: FixedWidthInteger & Sendable>(
        in range: ClosedRange<Element>
    ) -> Conversion<Element?> {
        { words, declaration throws(UsageError) in
            guard let word = words.last else { return nil }
            guard let number = Element(word), range.contains(number) else {
                throw UsageError(
                    "\(shown(declaration)) must be a whole number from \(range.lowerBound) to \(range.upperBound), "
                        + "not \(quoted(word))")
            }
            return number
        }
    }

    private static func shown(_ declaration: ArgumentDeclaration) -> String {
        declaration.kind == .positional ? declaration.name : "'\(declaration.name)'"
    }
}
