#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// What a request to the simulator says, read strictly: these requests come from tests, where a typing error must show.
struct ControlArguments: Sendable {
    static let prefix = "simulator."

    let type: String
    private let members: [RawJSON.Member]

    /// - Returns: nil unless the text is a JSON object whose `@type` begins as those of the simulator do.
    init?(_ text: some Collection<UInt8>) {
        // Nearly all requests are others, and are not read twice.
        guard Self.mentionsSimulator(text), case .object(let members)? = try? JSONParser.parse(text) else { return nil }
        self.init(members: members)
        guard type.hasPrefix(Self.prefix) else { return nil }
    }

    private init(members: [RawJSON.Member]) {
        self.members = members
        if case .string(let type)? = members["@type"] {
            self.type = String(decoding: type, as: UTF8.self)
        } else {
            type = ""
        }
    }

    /// The name of the request, without the prefix.
    var name: String { String(type.dropFirst(Self.prefix.count)) }
    var extra: RawJSON? { members["@extra"] }

    /// The object as JSON text.
    var json: String {
        var writer = JSONWriter()
        writer.write(.object(members))
        return String(decoding: writer.bytes, as: UTF8.self)
    }

    func has(_ key: String) -> Bool { names(key) && members[key] != .null }

    /// Whether there is such an argument, were it null.
    func names(_ key: String) -> Bool { members[key] != nil }

    func without(_ key: String) -> ControlArguments {
        ControlArguments(members: members.filter { !$0.key.elementsEqual(key.utf8) })
    }

    /// - Throws: if there is another argument than these.
    func allow(_ names: [String]) throws(ControlFailure) {
        for member in members {
            let key = String(decoding: member.key, as: UTF8.self)
            if !names.contains(key), !["@type", "@extra", "@client_id"].contains(key) {
                let known = names.isEmpty ? "none is" : "there are " + names.joined(separator: ", ")
                throw ControlFailure("no argument is called \(key); \(known)")
            }
        }
    }

    func text(_ key: String, or absent: String? = nil) throws(ControlFailure) -> String {
        if !has(key), let absent { return absent }
        guard case .string(let bytes)? = members[key], let text = String(validating: bytes, as: UTF8.self) else {
            throw ControlFailure("\(key) must be a text")
        }
        return text
    }

    func choice(_ key: String, _ choices: [String], or absent: String? = nil) throws(ControlFailure) -> String {
        let value = try text(key, or: absent)
        guard choices.contains(value) else {
            throw ControlFailure("\(key) must be one of \(choices.joined(separator: ", "))")
        }
        return value
    }

    /// What a choice stands for.
    func choice<Value>(
        _ key: String, _ choices: [String: Value], or absent: String? = nil
    ) throws(ControlFailure) -> Value {
        guard let value = choices[try text(key, or: absent)] else {
            throw ControlFailure("\(key) must be one of \(choices.keys.sorted().joined(separator: ", "))")
        }
        return value
    }

    func flag(_ key: String, or absent: Bool? = nil) throws(ControlFailure) -> Bool {
        if !has(key), let absent { return absent }
        guard case .bool(let value)? = members[key] else { throw ControlFailure("\(key) must be true or false") }
        return value
    }

    func integer(
        _ key: String, in range: ClosedRange<Int64> = Int64.min...Int64.max, or absent: Int64? = nil
    ) throws(ControlFailure) -> Int64 {
        if !has(key), let absent { return absent }
        return try Self.integer(members[key], key, range)
    }

    func integers(
        _ key: String, in range: ClosedRange<Int64> = Int64.min...Int64.max, or absent: [Int64]? = nil
    ) throws(ControlFailure) -> [Int64] {
        if !has(key), let absent { return absent }
        guard case .array(let values)? = members[key] else { throw ControlFailure("\(key) must be a list of numbers") }
        var numbers: [Int64] = []
        for value in values { numbers.append(try Self.integer(value, key, range)) }
        return numbers
    }

    func texts(_ key: String) throws(ControlFailure) -> [String] {
        guard case .array(let values)? = members[key] else { throw ControlFailure("\(key) must be a list of texts") }
        var texts: [String] = []
        for value in values {
            guard case .string(let bytes) = value, let text = String(validating: bytes, as: UTF8.self) else {
                throw ControlFailure("\(key) must be a list of texts")
            }
            texts.append(text)
        }
        return texts
    }

    private static func integer(
        _ value: RawJSON?, _ key: String, _ range: ClosedRange<Int64>
    ) throws(ControlFailure) -> Int64 {
        switch value {
        case .number(let digits), .string(let digits):
            if let number = Int64(String(decoding: digits, as: UTF8.self)), range.contains(number) { return number }
        default: break
        }
        let isAny = range.lowerBound == .min && range.upperBound == .max
        throw ControlFailure(
            "\(key) must be a whole number\(isAny ? "" : " from \(range.lowerBound) to \(range.upperBound)")")
    }

    func number(_ key: String, in range: ClosedRange<Double>) throws(ControlFailure) -> Double {
        guard let number = Self.number(members[key], range) else {
            throw ControlFailure("\(key) must be a number from \(range.lowerBound) to \(range.upperBound)")
        }
        return number
    }

    private static func number(_ value: RawJSON?, _ range: ClosedRange<Double>) -> Double? {
        guard case .number(let digits)? = value, let number = Double(String(decoding: digits, as: UTF8.self)),
            range.contains(number)
        else { return nil }
        return number
    }

    private static let seconds = 0...1e9

    /// Seconds, as a number that may have a fraction.
    func duration(_ key: String) throws(ControlFailure) -> Duration {
        guard let seconds = Self.number(members[key], Self.seconds) else {
            throw ControlFailure("\(key) must be a number of seconds from 0 to 1000000000")
        }
        return .seconds(seconds)
    }

    /// The least and the most seconds; nil if the argument is absent.
    func durations(_ key: String) throws(ControlFailure) -> ClosedRange<Duration>? {
        guard has(key) else { return nil }
        if case .array(let values)? = members[key], values.count == 2,
            let least = Self.number(values[0], Self.seconds), let most = Self.number(values[1], Self.seconds),
            least <= most
        {
            return .seconds(least)...(.seconds(most))
        }
        throw ControlFailure("\(key) must be the least and the most seconds")
    }

    func object(_ key: String) throws(ControlFailure) -> ControlArguments {
        guard case .object(let members)? = members[key] else { throw ControlFailure("\(key) must be an object") }
        return ControlArguments(members: members)
    }

    func objects(_ key: String) throws(ControlFailure) -> [ControlArguments] {
        guard case .array(let values)? = members[key] else { throw ControlFailure("\(key) must be a list of objects") }
        var objects: [ControlArguments] = []
        for value in values {
            guard case .object(let members) = value else { throw ControlFailure("\(key) must be a list of objects") }
            objects.append(ControlArguments(members: members))
        }
        return objects
    }

    private static func mentionsSimulator(_ text: some Collection<UInt8>) -> Bool {
        let wanted = Array(("\"" + prefix).utf8)
        return text.withContiguousStorageIfAvailable { holds($0, wanted) }
            ?? Array(text).withUnsafeBufferPointer { holds($0, wanted) }
    }

    private static func holds(_ text: UnsafeBufferPointer<UInt8>, _ wanted: [UInt8]) -> Bool {
        guard var place = text.baseAddress else { return false }
        let end = place + text.count
        while let quote = memchr(place, Int32(wanted[0]), end - place) {
            let found = UnsafePointer(quote.assumingMemoryBound(to: UInt8.self))
            if end - found < wanted.count { return false }
            if memcmp(found, wanted, wanted.count) == 0 { return true }
            place = found + 1
        }
        return false
    }
}

/// Why a request to the simulator was not carried out.
struct ControlFailure: Error {
    let message: String

    init(_ message: String) { self.message = message }
}

extension RawJSON {
    static func text(_ text: String) -> RawJSON { .string(Array(text.utf8)) }
    static func int(_ number: Int64) -> RawJSON { .number(Array(String(number).utf8)) }
}

extension RawJSON.Member {
    init(_ key: String, _ value: RawJSON) { self.init(key: Array(key.utf8), value: value) }
}
