/// Turns the schema's names into Swift's: the rules are in `docs/code-generation.md`.
enum SwiftNames {
    /// The words of `messageText`, `chat_id` or `MessageContent`, as written.
    static func words(_ name: String) -> [Substring] {
        var words: [Substring] = []
        var start = name.startIndex
        var index = start
        var previous: Character?
        while index < name.endIndex {
            let character = name[index]
            if character == "_" || (character.isUppercase && previous?.isUppercase != true) {
                if start < index { words.append(name[start..<index]) }
                start = character == "_" ? name.index(after: index) : index
            }
            previous = character
            index = name.index(after: index)
        }
        if start < name.endIndex { words.append(name[start...]) }
        return words
    }

    /// A struct or an enum: a capital first, and never a name that would hide one of Swift's.
    static func type(_ name: String) -> String {
        let capitalized = name.prefix(1).uppercased() + name.dropFirst()
        return ReservedNames.types.contains(capitalized) ? "TD" + capitalized : capitalized
    }

    /// A property or an argument.
    static func property(_ name: String) -> String {
        var result = ""
        for word in words(name) {
            if result.isEmpty {
                result = word.lowercased()
            } else {
                result += capitals[word.lowercased()] ?? word.prefix(1).uppercased() + word.dropFirst()
            }
        }
        // Of `description_` too: it must never stand where the redacted text does.
        if result == "description" { return "descriptionText" }
        return ReservedNames.properties.contains(result) ? result + "Value" : result
    }

    /// A property where it is used as a name of its own, not behind a dot.
    static func escaped(_ name: String) -> String {
        ReservedNames.keywords.contains(name) ? "`\(name)`" : name
    }

    private static let capitals = ["id": "ID", "ids": "IDs", "url": "URL", "urls": "URLs"]

    /// The cases of an abstract class, in the order of its constructors.
    static func cases(of className: String, constructors: [String]) -> [String] {
        let short = constructors.map { shortCase($0, in: className) }
        var counts: [String: Int] = [:]
        for name in short { counts[name, default: 0] += 1 }
        return zip(constructors, short).map { constructor, short in counts[short] == 1 ? short : constructor }
    }

    private static func shortCase(_ constructor: String, in className: String) -> String {
        let own = words(constructor)
        let shared = zip(own, words(className)).prefix { $0.lowercased() == $1.lowercased() }.count
        let rest = own.dropFirst(shared).joined()
        let name = rest.prefix(1).lowercased() + rest.dropFirst()
        let isUsable = name.first?.isLetter == true && !ReservedNames.cases.contains(name)
        return isUsable ? name : constructor
    }
}
