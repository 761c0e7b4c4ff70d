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
        do throws(POSIXFailure) {
            try file.sync()
            try destination.work.rename(temporary, to: Manifest.fileName, in: destination.folder)
            try destination.folder.sync()
            facts = try file.facts()
        } catch {
            throw DestinationError(error, shown)
        }
        try journal.set(stamp, Self.stamp(of: facts))
    }

    static func stamp(of facts: FileFacts) -> String { "\(facts.size) \(facts.modified)" }
}
