import NativeLoop

/// Reads a file line by line, whatever its size, with one line in memory at a time.
struct LineReader {
    enum Failure: Error {
        case system(POSIXFailure)
        /// The line of this number is longer than ``longest``.
        case tooLong(Int)

        /// Throws it as what it means for a file that this program writes.
        func raise(_ shown: String) throws(DestinationError) {
            switch self {
            case .system(let error): throw DestinationError(error, shown)
            case .tooLong(let number): throw .foreignLine(number, of: shown)
            }
        }
    }

    /// In bytes. A message has at most some 100 kB.
    static let longest = 16 << 20

    /// Hands each line that is not empty to `body`, without its line feed and with its number from 1.
    /// - Parameter body: also gets whether a line feed follows, which the last line may lack.
    static func read<Thrown: Error>(
        _ file: Descriptor, _ body: (_ line: ArraySlice<UInt8>, _ number: Int, _ isWhole: Bool) throws(Thrown) -> Void
    ) throws(Thrown) -> Failure? {
        try read(file) { (line, number, isWhole, _) throws(Thrown) in try body(line, number, isWhole) }
    }

    /// The same with the place of each line in the file, in bytes from where the reading began.
    static func read<Thrown: Error>(
        _ file: Descriptor,
        _ body: (_ line: ArraySlice<UInt8>, _ number: Int, _ isWhole: Bool, _ offset: Int64) throws(Thrown) -> Void
    ) throws(Thrown) -> Failure? {
        var passed: Int64 = 0
        var rest: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 1 << 18)
        var number = 0
        while true {
            let count: Int
            switch chunk.withUnsafeMutableBytes({ buffer in
                Result { () throws(POSIXFailure) in try file.read(into: buffer) }
            }) {
            case .success(let value): count = value
            case .failure(let error): return .system(error)
            }
            if count == 0 { break }
            rest.append(contentsOf: chunk[..<count])
            var start = rest.startIndex
            while let end = rest[start...].firstIndex(of: UInt8(ascii: "\n")) {
                number += 1
                if end > start { try body(rest[start..<end], number, true, passed + Int64(start)) }
                start = end + 1
            }
            rest.removeSubrange(..<start)
            passed += Int64(start)
            if rest.count > longest { return .tooLong(number + 1) }
        }
        if !rest.isEmpty { try body(rest[...], number + 1, false, passed) }
        return nil
    }

    /// Looks only at the first line of a file that is known to this program as it is, for a newer one may have written it.
    /// - Throws: a ``DestinationError`` with code `newer_version`; with code `manifest` if somebody else wrote it.
    static func checkFirst(
        of name: String, in folder: Descriptor, _ shown: String, type: String, known: Int64
    ) throws(DestinationError) {
        let limit = 1 << 20
        // A line that is longer than that is looked at by nobody.
        guard let bytes = try? Descriptor.openRegular(name, in: folder).readAll(limit: limit),
            let line = bytes.split(separator: UInt8(ascii: "\n"), maxSplits: 1).first, line.count < limit
        else { return }
        guard case .object(let object)? = try? JSONReader.read(Array(line)),
            object.members.contains(where: { $0.name == "type" && $0.value == .string(type) }),
            case .integer(let version)? = object.members.first(where: { $0.name == "v" })?.value
        else { throw .foreignLine(1, of: shown) }
        if version > known { throw .newer(shown, version: version, known: known) }
    }
}
