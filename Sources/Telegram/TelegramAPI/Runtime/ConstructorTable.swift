#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// A class of the generated schema: an abstract class, or the class of one constructor.
public struct ClassID: Sendable, Hashable {
    let rawValue: UInt16
    init(_ rawValue: UInt16) { self.rawValue = rawValue }

    /// No class of the schema.
    static let none = ClassID(.max)
}

/// A constructor as its class and its place among the class's constructors.
///
/// The numbers belong to one version of the schema: never store them.
public struct ConstructorID: Sendable, Hashable {
    let classID: ClassID
    let index: UInt16

    /// A constructor that the schema does not know.
    static let unknown = ConstructorID(classID: .none, index: 0)
}

/// Finds constructors by the names that JSON gives: one hash table for all of them.
///
/// The memory is allocated once, written before it is shared, and never freed: that is why this is safe to share
/// although pointers are not `Sendable`.
struct ConstructorTable: @unchecked Sendable {
    static let shared = ConstructorTable(names: constructorNames, counts: constructorCounts)

    private struct Slot {
        var hash: UInt32
        var name: UnsafePointer<UInt8>
        var length: UInt32
        var id: ConstructorID
    }

    private let slots: UnsafePointer<Slot>
    private let mask: Int

    /// - Parameters:
    ///   - names: the constructors' names in order of their classes, each followed by a quote and a line feed.
    ///   - counts: how many constructors each class has.
    private init(names: StaticString, counts: [UInt16]) {
        let total = counts.reduce(0) { $0 + Int($1) }
        var size = 16
        while size < total * 4 { size *= 2 }
        let free = Slot(hash: 0, name: names.utf8Start, length: 0, id: .unknown)
        let table = UnsafeMutablePointer<Slot>.allocate(capacity: size)
        table.initialize(repeating: free, count: size)
        mask = size - 1
        slots = UnsafePointer(table)

        var name = names.utf8Start
        let end = name + names.utf8CodeUnitCount
        for (classIndex, count) in counts.enumerated() {
            for index in 0..<Int(count) {
                guard let (hash, length) = Self.hash(name, end: end) else { return }
                var place = Int(hash) & mask
                while table[place].length != 0 { place = (place + 1) & mask }
                table[place] = Slot(
                    hash: hash, name: name, length: UInt32(truncatingIfNeeded: length),
                    id: ConstructorID(
                        classID: ClassID(UInt16(truncatingIfNeeded: classIndex)),
                        index: UInt16(truncatingIfNeeded: index)))
                name += length + 2
            }
        }
    }

    /// Finds the name that begins at `name` and ends before a quote.
    /// - Returns: its length, nil if it has an escape or no end; and its constructor, ``ConstructorID/unknown`` if there is none.
    @inline(__always)
    func find(_ name: UnsafePointer<UInt8>, end: UnsafePointer<UInt8>) -> (length: Int?, id: ConstructorID) {
        guard let (hash, length) = Self.hash(name, end: end) else { return (nil, .unknown) }
        var place = Int(hash) & mask
        while slots[place].length != 0 {
            if slots[place].hash == hash, Int(slots[place].length) == length,
                memcmp(slots[place].name, name, length) == 0
            {
                return (length, slots[place].id)
            }
            place = (place + 1) & mask
        }
        return (length, .unknown)
    }

    /// The hash and the length of the name that begins at `name` and ends before a quote; nil if it has an escape or no end.
    @inline(__always)
    private static func hash(_ name: UnsafePointer<UInt8>, end: UnsafePointer<UInt8>) -> (hash: UInt32, length: Int)? {
        let high: UInt64 = 0x8080_8080_8080_8080
        let ones: UInt64 = 0x0101_0101_0101_0101
        var hash: UInt64 = 0
        var next = name
        while true {
            // Eight bytes at a time, until one of them is a quote or a backslash.
            let word = Self.word(next, end: end)
            let quote = word ^ (ones &* UInt64(UInt8(ascii: "\"")))
            let backslash = word ^ (ones &* UInt64(UInt8(ascii: "\\")))
            let found = ((quote &- ones) & ~quote | (backslash &- ones) & ~backslash) & high
            if found != 0 {
                let count = found.trailingZeroBitCount >> 3
                guard next[count] == UInt8(ascii: "\"") else { return nil }
                hash = mix(hash, word & (1 << (UInt64(count) &* 8) &- 1))
                return (UInt32(truncatingIfNeeded: hash >> 32), next + count - name)
            }
            if end - next < 8 { return nil }
            hash = mix(hash, word)
            next += 8
        }
    }

    @inline(__always)
    private static func mix(_ hash: UInt64, _ word: UInt64) -> UInt64 {
        let product = (hash ^ word) &* 0x9E37_79B9_7F4A_7C15
        return product ^ product >> 32
    }

    /// The next eight bytes, the first as the lowest; zero for those behind the end.
    @inline(__always)
    private static func word(_ start: UnsafePointer<UInt8>, end: UnsafePointer<UInt8>) -> UInt64 {
        if end - start >= 8 { return UnsafeRawPointer(start).loadUnaligned(as: UInt64.self).littleEndian }
        var word: UInt64 = 0
        for offset in 0..<max(end - start, 0) { word |= UInt64(start[offset]) << (UInt64(offset) &* 8) }
        return word
    }
}
