/// Names of files as TDLib cleans them.
enum FileNames {
    /// Source: `cleanFileName`, measured character by character.
    static func clean(_ name: String) -> String {
        let last =
            Array(name.unicodeScalars).split(omittingEmptySubsequences: false) { $0 == "/" || $0 == "\\" }.last
            ?? [][...]
        guard let dot = last.lastIndex(of: "."), dot != last.startIndex else { return part(last, limit: 64) }
        let stem = part(last[..<dot], limit: 64)
        let suffix = part(last[last.index(after: dot)...], limit: 16)
        return [stem, suffix].filter { !$0.isEmpty }.joined(separator: ".")
    }

    private static func part(_ scalars: ArraySlice<Unicode.Scalar>, limit: Int) -> String {
        var cleaned: [Unicode.Scalar] = []
        for scalar in scalars {
            switch scalar.properties.generalCategory {
            case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .decimalNumber,
                .letterNumber, .otherNumber:
                cleaned.append(scalar)
            case .nonspacingMark, .spacingMark, .enclosingMark, .format: break
            default: cleaned.append(kept.contains(scalar) ? scalar : " ")
            }
        }
        func trim() {
            while let last = cleaned.last, last == " " || last == "." { cleaned.removeLast() }
            cleaned.trimPrefix(while: { $0 == " " || $0 == "." })
        }
        trim()
        cleaned = Array(cleaned.prefix(limit))
        trim()
        return String(String.UnicodeScalarView(cleaned))
    }

    private static let kept = Set("!#$%()+,-.;=@[]^_{}~".unicodeScalars)

    /// The names that TDLib tries for a finished file, in order, without an end.
    static func candidates(_ name: String) -> some Sequence<String> {
        let (stem, suffix) = split(name)
        return sequence(first: 0) { $0 + 1 }.lazy.map { number in
            number == 0 ? name : "\(stem)_(\(number - 1))\(suffix)"
        }
    }

    /// The part before the extension, and the extension with its dot.
    static func split(_ name: String) -> (stem: String, suffix: String) {
        guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return (name, "") }
        return (String(name[..<dot]), String(name[dot...]))
    }
}
