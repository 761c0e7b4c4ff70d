#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// What a received line says before it is decoded: its constructor, its client and the request that it answers.
///
/// Found at the line's two ends, where TDLib writes them, in well under 0.1 µs.
public struct WireEnvelope: Sendable, Hashable {
    /// The constructor of the object; ``ConstructorID/unknown`` if the schema has none of that name.
    public let constructor: ConstructorID
    /// The client it is for; 0 if there is no `@client_id`.
    public let clientID: Int32
    /// The number in the `@extra` of the request that this answers; nil for updates and for an `@extra` of another form.
    public let extra: UInt64?
    /// Whether there is an `@extra` of any form, so that this is an answer.
    public let isAnswer: Bool

    /// Whether this is the answer to a request that failed.
    public var isError: Bool { constructor.classID == .error }
    /// Whether this is an update that the schema knows.
    public var isUpdate: Bool { constructor.classID == .update }

    /// - Parameter text: one object as TDLib writes it, followed by a NUL byte. Lines in another form are read too, slower.
    public init(_ text: UnsafeBufferPointer<UInt8>) {
        self = Self.quick(text) ?? Self.slow(text)
    }

    private init(constructor: ConstructorID, clientID: Int32, extra: UInt64?, isAnswer: Bool) {
        self.constructor = constructor
        self.clientID = clientID
        self.extra = extra
        self.isAnswer = isAnswer
    }

    /// Reads `{"@type":"NAME"…,"@extra":"DIGITS","@client_id":DIGITS}`; nil if the line has another form.
    private static func quick(_ text: UnsafeBufferPointer<UInt8>) -> WireEnvelope? {
        let head: StaticString = #"{"@type":""#
        guard let start = text.baseAddress, text.count > head.utf8CodeUnitCount, hasText(head, at: start) else {
            return nil
        }
        let (length, constructor) = ConstructorTable.shared.find(start + 10, end: start + text.count)
        guard length != nil else { return nil }

        var last = text.count - 1
        guard text[last] == UInt8(ascii: "}") else { return nil }
        guard let (client, clientStart) = number(before: last, in: text) else { return nil }
        let clientKey: StaticString = #","@client_id":"#
        guard clientStart > clientKey.utf8CodeUnitCount + 10,
            hasText(clientKey, at: start + (clientStart - clientKey.utf8CodeUnitCount)),
            let clientID = Int32(exactly: client)
        else { return nil }
        last = clientStart - clientKey.utf8CodeUnitCount - 1

        // A quote, digits, and the key before them; a field of the object itself can't be called "@extra".
        let extraKey: StaticString = #","@extra":""#
        guard text[last] == UInt8(ascii: "\""), let (extra, extraStart) = number(before: last, in: text),
            extraStart > extraKey.utf8CodeUnitCount + 10,
            hasText(extraKey, at: start + (extraStart - extraKey.utf8CodeUnitCount))
        else {
            // An `@extra` of another form would have to be looked for: only ours are digits, but raw requests may have any.
            if constructor.classID == .update {
                return WireEnvelope(constructor: constructor, clientID: clientID, extra: nil, isAnswer: false)
            }
            return nil
        }
        return WireEnvelope(constructor: constructor, clientID: clientID, extra: extra, isAnswer: true)
    }

    /// The decimal number that ends before `index`, and where it starts.
    @inline(__always)
    private static func number(before index: Int, in text: UnsafeBufferPointer<UInt8>) -> (UInt64, Int)? {
        var place = index
        var value: UInt64 = 0
        var power: UInt64 = 1
        while place > 0, index - place < 19, case let digit = text[place - 1] &- UInt8(ascii: "0"), digit < 10 {
            value += UInt64(digit) * power
            power = power &* 10
            place -= 1
        }
        return place < index ? (value, place) : nil
    }

    @inline(__always)
    private static func hasText(_ text: StaticString, at place: UnsafePointer<UInt8>) -> Bool {
        memcmp(place, text.utf8Start, text.utf8CodeUnitCount) == 0
    }

    /// Walks over the outermost object's keys.
    private static func slow(_ text: UnsafeBufferPointer<UInt8>) -> WireEnvelope {
        var constructor = ConstructorID.unknown
        var clientID: Int32 = 0
        var extra: UInt64?
        var isAnswer = false
        guard let start = text.baseAddress else {
            return WireEnvelope(constructor: constructor, clientID: 0, extra: nil, isAnswer: false)
        }
        var scanner = JSONScanner(start, end: start + text.count)
        var isFirst = true
        var hasType = false
        while scanner.skip(isFirst ? "{" : ",") {
            isFirst = false
            scanner.skipWhitespace()
            let keyStart = scanner.cursor + 1
            guard scanner.skipString() else { break }
            let key = JSONText.unescape(UnsafeBufferPointer(start: keyStart, count: scanner.cursor - 1 - keyStart))
            guard scanner.skip(":") else { break }
            scanner.skipWhitespace()
            let valueStart = scanner.cursor
            guard scanner.skipValue() else { break }
            let value = String(
                decoding: UnsafeBufferPointer(start: valueStart, count: scanner.cursor - valueStart), as: UTF8.self)
            switch key {
            // Of two equal keys the first counts, for the reader and for TDLib.
            case "@type" where !hasType:
                hasType = true
                if value.hasPrefix("\"") {
                    constructor = ConstructorTable.shared.find(valueStart + 1, end: start + text.count).id
                }
            case "@client_id": clientID = Int32(value) ?? 0
            case "@extra":
                isAnswer = true
                if value.hasPrefix("\""), value.utf8.count > 2 { extra = UInt64(value.dropFirst().dropLast()) }
            default: break
            }
        }
        return WireEnvelope(constructor: constructor, clientID: clientID, extra: extra, isAnswer: isAnswer)
    }
}
