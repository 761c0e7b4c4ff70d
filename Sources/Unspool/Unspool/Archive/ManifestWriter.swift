/// Writes a destination's manifest from its journal.
enum ManifestWriter {
    /// The setting that tells which file was written last.
    static let stamp = "manifest"
    /// The setting that tells that the file is out of date. It is saved with the first change, for the run may end before
    /// the file is written.
    static let unwritten = "unwritten"
    /// The setting that tells how many lines that file has. The journal never has fewer items later, unless somebody removed them.
    static let lines = "lines"

    static func write(_ journal: Journal, to destination: DestinationAccess) throws(DestinationError) {
        var count = 0
        let facts = try destination.replace(Manifest.fileName) { write throws(DestinationError) in
            try journal.forEachLine { line throws(DestinationError) in
                // What no export can read again must not take the place of a manifest that can be.
                guard line.hasPrefix(lineBeginning), line.hasSuffix("}") else { throw journal.damaged }
                count += 1
                try write(Array(line.utf8) + [UInt8(ascii: "\n")])
            }
        }
        try journal.set(stamp, Self.stamp(of: facts, sha256: destination.sha256(of: Manifest.fileName)))
        try journal.set(lines, String(count))
        try journal.set(unwritten, nil)
    }

    private static let lineBeginning = #"{"type":"item","v":"#

    /// How many items the journal has at least; 0 if that is not known.
    static func fewestItems(_ journal: Journal) throws(DestinationError) -> Int {
        try journal.setting(lines).flatMap { Int($0) } ?? 0
    }

    /// Size and time, which are cheap to compare, and the hash, which a copy keeps. Older versions wrote no hash.
    static func stamp(of facts: FileFacts, sha256: String? = nil) -> String {
        "\(facts.size) \(facts.modified)" + (sha256.map { " " + $0 } ?? "")
    }

    /// Whether the stamp is that of a file.
    /// - Parameters:
    ///   - checksBytes: whether its hash decides, if the stamp has one; otherwise the hash is only asked for if the time differs.
    ///   - sha256: of the file.
    static func isStamp(
        _ stamp: String?, of facts: FileFacts, checksBytes: Bool = false, _ sha256: () -> String?
    ) -> Bool {
        let parts = (stamp ?? "").split(separator: " ")
        guard parts.count >= 2, parts[0] == String(facts.size) else { return false }
        let isAsOld = parts[1] == String(facts.modified)
        guard parts.count > 2, checksBytes || !isAsOld else { return isAsOld }
        return sha256() == String(parts[2])
    }
}
