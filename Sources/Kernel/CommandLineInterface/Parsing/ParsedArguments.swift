/// The words that were given for each argument.
struct ParsedArguments: Sendable {
    let words: [String: [String]]

    func value<A: Argument>(of argument: A) throws(UsageError) -> A.Value {
        try argument.value(of: words[argument.declaration.name] ?? [])
    }

    /// Throws what is wrong with the words of this argument.
    func check<A: Argument>(_ argument: A) throws(UsageError) {
        _ = try value(of: argument)
    }
}
