/// What a program can use of the prose about a declaration or a field.
struct ProseFacts: OptionSet {
    let rawValue: UInt16

    static let mayBeNull = ProseFacts(rawValue: 1 << 0)
    static let passNull = ProseFacts(rawValue: 1 << 1)
    static let botsOnly = ProseFacts(rawValue: 1 << 2)
    static let usersOnly = ProseFacts(rawValue: 1 << 3)
    static let synchronous = ProseFacts(rawValue: 1 << 4)
    static let offline = ProseFacts(rawValue: 1 << 5)
    static let offlineConditionally = ProseFacts(rawValue: 1 << 6)
    static let beforeAuthorization = ProseFacts(rawValue: 1 << 7)
    static let beforeInitialization = ProseFacts(rawValue: 1 << 8)
    static let unixTime = ProseFacts(rawValue: 1 << 9)
    static let utf16 = ProseFacts(rawValue: 1 << 10)

    /// Phrases in lower case; each begins where a word begins.
    private static let phrases: [(phrase: StaticString, fact: ProseFacts)] = [
        ("may be null", .mayBeNull),
        ("pass null", .passNull),
        ("for bots only", .botsOnly),
        ("regular users only", .usersOnly),
        ("called synchronously", .synchronous),
        ("offline method", .offline),
        ("offline method if", .offlineConditionally),
        ("called before authorization", .beforeAuthorization),
        ("called before initialization", .beforeInitialization),
        ("unix timestamp", .unixTime),
        ("utf-16", .utf16),
    ]
    /// Phrases that count only after a semicolon: elsewhere they speak of something else ("chats with bots only").
    private static let clauses: [(phrase: StaticString, fact: ProseFacts)] = [
        ("; bots only", .botsOnly), ("; only for bots", .botsOnly),
    ]

    init(rawValue: UInt16) { self.rawValue = rawValue }

    /// Finds every phrase in a part of the text.
    init(in text: [UInt8], _ range: Range<Int>) {
        self = []
        let end = range.upperBound
        var position = range.lowerBound
        var isInWord = false
        while position < end {
            let byte = text[position]
            if byte == 0x3B {
                find(Self.clauses, in: text, at: position, end: end)
            } else if !isInWord {
                switch byte | 0x20 {
                // The first letters of the phrases.
                case 0x63, 0x66, 0x6D, 0x6F, 0x70, 0x72, 0x75: find(Self.phrases, in: text, at: position, end: end)
                default: break
                }
            }
            isInWord = byte > 0x3F || (byte > 0x2F && byte < 0x3A)
            position += 1
        }
    }

    private mutating func find(
        _ phrases: [(phrase: StaticString, fact: ProseFacts)], in text: [UInt8], at position: Int, end: Int
    ) {
        for (phrase, fact) in phrases where Self.matches(phrase, in: text, at: position, end: end) { insert(fact) }
    }

    private static func matches(_ phrase: StaticString, in text: [UInt8], at position: Int, end: Int) -> Bool {
        phrase.withUTF8Buffer { phrase in
            guard end - position >= phrase.count else { return false }
            for offset in 0..<phrase.count {
                let byte = text[position + offset]
                guard byte == phrase[offset] || (Ascii.isUppercase(byte) && byte | 0x20 == phrase[offset]) else {
                    return false
                }
            }
            return true
        }
    }
}

extension CombinatorFacts {
    init(_ prose: ProseFacts) {
        isForBotsOnly = prose.contains(.botsOnly)
        isForUsersOnly = prose.contains(.usersOnly)
        isSynchronous = prose.contains(.synchronous)
        isOffline = prose.contains(.offline)
        isOfflineConditionally = prose.contains(.offlineConditionally)
        isCallableBeforeAuthorization = prose.contains(.beforeAuthorization)
        isCallableBeforeInitialization = prose.contains(.beforeInitialization)
    }
}

extension FieldFacts {
    /// The facts in the text of a field of this type; those that the type cannot have are passed over.
    init(prose text: [UInt8], _ range: Swift.Range<Int>, type: FieldType) {
        let prose = ProseFacts(in: text, range)
        isForBotsOnly = prose.contains(.botsOnly)
        mayBeNull = prose.contains(.mayBeNull) && (type.isObject || type.isVector)
        passNull = prose.contains(.passNull) && type.isObject
        isUnixTime = prose.contains(.unixTime) && type.isInteger
        isUTF16 = prose.contains(.utf16) && type.isInteger
        guard type != .bool, let found = FieldFacts.Range(prose: text, range) else { return }
        if type.isInteger || type == .double { value = found } else { length = found }
    }
}

extension FieldType {
    var isObject: Bool {
        switch self {
        case .constructor, .abstractClass: true
        default: false
        }
    }

    var isVector: Bool { if case .vector = self { true } else { false } }
    var isInteger: Bool { self == .int32 || self == .int53 || self == .int64 }
}
