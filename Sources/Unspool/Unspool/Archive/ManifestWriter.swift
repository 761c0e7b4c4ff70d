/// Writes a destination's manifest from its journal.
enum ManifestWriter {
    /// The setting that tells which file was written last.
    static let stamp = "manifest"
    private static let chunk = 1 << 18

    /// Writes it as a whole: a reader, a kill or a full disk sees the old one or the new one.
    static func write(_ journal: Journal, to destination: DestinationAccess) throws(DestinationError) {
        let shown = destination.path + "/" + Manifest.fileName
        let temporary = "manifest.part"
        let file: Descriptor
        do throws(POSIXFailure) {
            try? destination.work.remove(temporary)
            file = try Descriptor.open(temporary, in: destination.work, .createNew)
        } catch {
            throw DestinationError(error, shown)
        }
        var bytes: [UInt8] = []
        func empty() throws(DestinationError) {
            do throws(POSIXFailure) { try file.write(bytes) } catch { throw DestinationError(error, shown) }
            bytes.removeAll(keepingCapacity: true)
        }
        do throws(DestinationError) {
            try journal.forEachLine { line throws(DestinationError) in
                bytes += line.utf8
                bytes.append(UInt8(ascii: "\n"))
                if bytes.count >= chunk { try empty() }
            }
            try empty()
        } catch {
            try? destination.work.remove(temporary)
            throw error
        }
        let facts: FileFacts
        let sha256 = (try? Descriptor.open(temporary, in: destination.work, .read)).flatMap { try? FileCopier.hash($0) }
        do throws(POSIXFailure) {
            try file.sync()
            try destination.work.rename(temporary, to: Manifest.fileName, in: destination.folder)
            try destination.folder.sync()
            facts = try file.facts()
        } catch {
            throw DestinationError(error, shown)
        }
        try journal.set(stamp, Self.stamp(of: facts, sha256: sha256))
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
