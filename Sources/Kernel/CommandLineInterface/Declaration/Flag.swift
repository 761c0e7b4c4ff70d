/// `--name`: true if it is given.
public struct Flag: Argument {
    public let declaration: ArgumentDeclaration

    public init(_ name: String, short: Character? = nil, help: String) {
        declaration = ArgumentDeclaration(kind: .flag, name: name, short: short, valueName: "", help: help)
    }

    public func value(of words: [String]) throws(UsageError) -> Bool { !words.isEmpty }
}
