/// Reads a file line by line, whatever its size, with one line in memory at a time.
struct LineReader {
    enum Failure: Error {
        case system(POSIXFailure)
        /// The line of this number is longer than ``longest``.
        case tooLong(Int)
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
}
