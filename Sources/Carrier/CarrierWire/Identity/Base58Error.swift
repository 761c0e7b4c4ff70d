/// Why a text is not base 58: the first letter that is wrong, and where it stands.
public struct Base58Error: Error, Sendable, Hashable, CustomStringConvertible {
    /// What kind of fault it is. More kinds may come.
    public struct Code: RawRepresentable, Sendable, Hashable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The letter is no digit of base 58.
        public static let invalidCharacter = Code(rawValue: "invalid-character")
        /// With this letter the text stands for more bytes than were asked for.
        public static let tooLong = Code(rawValue: "too-long")
    }

    public let code: Code
    /// The place of ``character`` in the text; the first is 1.
    public let position: Int
    public let character: Character

    init(_ code: Code, _ position: Int, _ character: Character) {
        self.code = code
        self.position = position
        self.character = character
    }

    /// One sentence that is safe to show: a letter that is not printable ASCII is named by its number.
    public var description: String {
        switch code {
        case .tooLong: "the text is too long: character \(position) is beyond what is expected here"
        default: "character \(position), \(name), is not base 58"
        }
    }

    private var name: String {
        if let ascii = character.asciiValue, (0x21..<0x7F).contains(ascii) { return "'\(character)'" }
        let scalars = character.unicodeScalars.prefix(4).map { "U+" + String($0.value, radix: 16, uppercase: true) }
        return scalars.joined(separator: " ")
    }
}
