/// Takes what is in a destination's files into its journal: of older versions, or if the journal was lost.
enum JournalIntake {
    static func take(
        _ folder: Descriptor, _ work: Descriptor?, _ path: String, into journal: Journal
    ) throws(DestinationError) {
        let known = try journal.setting(ManifestWriter.stamp)
        let facts = try? folder.facts(of: Manifest.fileName)
        let wasEmpty = try journal.isEmpty
        var isChanged = facts == nil && !wasEmpty
        func sha256() -> String? {
            (try? Descriptor.open(Manifest.fileName, in: folder, .read)).flatMap { try? FileCopier.hash($0) }
        }
        // Items that somebody removed are taken from the manifest again.
        let isWhole = try journal.counts().items >= ManifestWriter.fewestItems(journal)
        if let facts, isWhole, ManifestWriter.isStamp(known, of: facts, sha256) {
            // As the journal knows it, but a newer version may have written both.
            try LineReader.checkFirst(
                of: Manifest.fileName, in: folder, path + "/" + Manifest.fileName, type: "item",
                known: ManifestItem.schemaVersion)
            // Of a copy the time is another; the next run need not read it again.
            let hash = known?.split(separator: " ").dropFirst(2).first.map(String.init)
            let stamp = ManifestWriter.stamp(of: facts, sha256: hash)
            if stamp != known { try journal.set(ManifestWriter.stamp, stamp) }
        } else if let facts {
            try Manifest.forEachItem(in: folder, path + "/" + Manifest.fileName) { item throws(DestinationError) in
                // Another version worked in the folder, or an older manifest was put back: what tells of a file counts.
                if !wasEmpty, let known = try journal.item(item.id) {
                    guard !known.isStored, item.isStored else { return }
                }
                try journal.record(item, ownsFile: item.outcome == .saved)
            }
            isChanged = !wasEmpty
            try journal.set(ManifestWriter.stamp, ManifestWriter.stamp(of: facts, sha256: sha256()))
        }
        if let work {
            let shown = path + "/" + DestinationAccess.workFolderName + "/" + Manifest.oldJournalName
            let hasOld = try Manifest.forEachItem(of: Manifest.oldJournalName, in: work, shown, isJournal: true) {
                item throws(DestinationError) in
                try journal.record(item, ownsFile: item.outcome == .saved)
            }
            isChanged = isChanged || hasOld
        }
        try journal.claimOwnFiles()
        if isChanged { try journal.set(ManifestWriter.unwritten, "1") }
        try journal.flush()
    }
}
