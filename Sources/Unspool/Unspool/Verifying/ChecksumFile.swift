/// A list of checksums as `sha256sum` of GNU and BSD writes and reads it.
enum ChecksumFile {
    static let name = "SHA256SUMS"

    /// One line a file. A name with a backslash or a line end is escaped, which the backslash at the start tells.
    static func bytes(_ files: [(path: String, sha256: String)]) -> [UInt8] {
        var bytes: [UInt8] = []
        for (path, sha256) in files.sorted(by: { $0.path < $1.path }) {
            let isOdd = path.utf8.contains { $0 == 0x5C || $0 == 0x0A || $0 == 0x0D }
            if isOdd { bytes.append(0x5C) }
            bytes += sha256.utf8
            bytes += "  ".utf8
            for byte in path.utf8 {
                switch byte {
                case 0x5C: bytes += #"\\"#.utf8
                case 0x0A: bytes += #"\n"#.utf8
                case 0x0D: bytes += #"\r"#.utf8
                default: bytes.append(byte)
                }
            }
            bytes.append(0x0A)
        }
        return bytes
    }

    /// The names in such a list, escaped as they are there; nil if a line is none that ``bytes(_:)`` makes.
    static func names(in bytes: [UInt8]) -> Set<ArraySlice<UInt8>>? {
        var names: Set<ArraySlice<UInt8>> = []
        for line in bytes.split(separator: 0x0A) {
            let isOdd = line.first == 0x5C
            let rest = isOdd ? line.dropFirst() : line
            let hash = rest.prefix(64)
            guard rest.count > 66, hash.allSatisfy({ (0x30...0x39).contains($0) || (0x61...0x66).contains($0) }),
                rest.dropFirst(64).starts(with: "  ".utf8)
            else { return nil }
            names.insert(rest.dropFirst(66))
        }
        return names
    }

    /// A line for a shell that checks the tree at `path` with standard tools, whatever the names.
    static func command(for path: String) -> String {
        "cd -- \(ShellWord.quoted(path)) && jq -r 'select(.path) | .sha256 + \"  \" + .path' manifest.ndjson | sort -u | "
            + "sha256sum --quiet -c"
    }
}
