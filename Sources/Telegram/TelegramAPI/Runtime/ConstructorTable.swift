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
    ///   - names: the constructors' names in order of their classes, each followed by a line feed.
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
                var next = name
                while next < end, next.pointee != UInt8(ascii: "\n") { next += 1 }
                let length = next - name
                let hash = Self.hash(name, length)
                var place = Int(hash) & mask
                while table[place].length != 0 { place = (place + 1) & mask }
                table[place] = Slot(
                    hash: hash, name: name, length: UInt32(truncatingIfNeeded: length),
                    id: ConstructorID(
                        classID: ClassID(UInt16(truncatingIfNeeded: classIndex)),
                        index: UInt16(truncatingIfNeeded: index)))
                name = next < end ? next + 1 : end
            }
        }
    }

    @inline(__always)
    private static func hash(_ name: UnsafePointer<UInt8>, _ length: Int) -> UInt32 {
        var hash = UInt64(truncatingIfNeeded: length)
        var offset = 0
        while offset &+ 8 <= length {
            let word = UnsafeRawPointer(name + offset).loadUnaligned(as: UInt64.self)
            hash = (hash ^ word) &* 0x9E37_79B9_7F4A_7C15
            hash ^= hash >> 32
            offset &+= 8
        }
        var rest: UInt64 = 0
        while offset < length {
            rest = rest << 8 | UInt64(name[offset])
            offset &+= 1
        }
        hash = (hash ^ rest) &* 0x9E37_79B9_7F4A_7C15
        return UInt32(truncatingIfNeeded: hash >> 32)
    }

    /// Finds the name that begins at `name` and ends before a quote.
    /// - Returns: its length, nil if it has an escape or no end; and its constructor, ``ConstructorID/unknown`` if there is none.
    @inline(__always)
    func find(_ name: UnsafePointer<UInt8>, end: UnsafePointer<UInt8>) -> (length: Int?, id: ConstructorID) {
        var next = name
        while next.pointee != UInt8(ascii: "\"") {
            if next.pointee == UInt8(ascii: "\\") || next == end { return (nil, .unknown) }
            next += 1
        }
        let length = next - name
        let hash = Self.hash(name, length)
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
}
