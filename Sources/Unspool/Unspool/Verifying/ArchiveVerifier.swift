import NativeLoop

/// Checks a tree that an export wrote against its manifest: reads every file again, needs no account, changes nothing.
public struct ArchiveVerifier: Sendable {
    /// The folder, as given.
    public let path: String
    private let tree: TreeFolder
    private let workers: Int

    /// - Parameter workers: how many files are read at a time.
    /// - Throws: a ``DestinationError`` if there is no such folder.
    public init(path: String, workers: Int = 4) throws(DestinationError) {
        self.path = path
        self.workers = max(1, workers)
        do throws(POSIXFailure) {
            tree = try TreeFolder(path: path)
        } catch {
            throw DestinationError(error, path)
        }
    }

    /// Whether an export was ever begun in the folder.
    public var holdsExport: Bool {
        [Manifest.fileName, DestinationAccess.workFolderName + "/" + Journal.fileName].contains {
            (try? tree.open($0)) != nil
        }
    }

    /// What is to be checked, and what is wrong before any file is looked at.
    private struct Plan {
        /// Nil if there is no manifest.
        var listing: ManifestListing?
        var recorded: RecordedTree?
        var journal = VerifySummary.JournalUse.absent
        var isUnfinished = false
        var findings: [VerifyFinding] = []

        /// By path, what the file should be: as the manifest says, or else as the journal recorded.
        var files: [String: [ManifestListing.Entry]] {
            var files = (listing?.entries ?? [:]).mapValues { [$0] }
            for (path, entry) in recorded?.files ?? [:] where files[path]?.contains(entry) != true {
                files[path, default: []].append(entry)
            }
            return files
        }
    }

    /// Checks everything. A cancelled task ends it early; the summary says so.
    /// - Throws: a ``DestinationError`` if nothing was exported into the tree, if a newer version did, or if it cannot be
    ///   listed.
    public func run(_ report: @Sendable (VerifyEvent) -> Void) async throws(DestinationError) -> VerifySummary {
        let plan = try plan()
        let files = plan.files.sorted { $0.key < $1.key }
        var summary = VerifySummary()
        summary.files = files.count
        summary.itemsWithoutFile = plan.listing?.itemsWithoutFile ?? 0
        summary.journal = plan.journal
        summary.isUnfinished = plan.isUnfinished
        summary.unreached = plan.recorded?.underway ?? 0
        summary.unscannedChats = plan.recorded?.unscannedChats ?? 0
        func take(_ finding: VerifyFinding) {
            summary.findings[finding.problem, default: 0] += 1
            report(.finding(finding))
        }
        let bytes = files.reduce(0) { $0 &+ max(0, $1.value.first?.size ?? 0) }
        report(.started(path: path, files: files.count, bytes: bytes))
        for finding in plan.findings { take(finding) }

        let reading = BlockingWork(label: "unspool.verify")
        await withTaskGroup(of: (finding: VerifyFinding?, bytes: Int64).self) { group in
            var next = files.makeIterator()
            func add() {
                guard !Task.isCancelled, let (path, entries) = next.next() else { return }
                let tree = tree
                group.addTask { await reading.run { Self.check(path, entries, in: tree) } }
            }
            for _ in 0..<workers { add() }
            var checked = 0
            for await (finding, bytes) in group {
                checked += 1
                summary.bytes += bytes
                if let finding { take(finding) }
                if finding == nil || finding?.problem == .manifest { summary.intactFiles += 1 }
                report(.progress(files: checked, bytes: summary.bytes))
                add()
            }
            summary.isInterrupted = checked < files.count
        }
        if !summary.isInterrupted {
            let extras = try extras(besides: plan.files)
            for extra in extras { take(extra) }
            if files.isEmpty, !extras.isEmpty, plan.recorded == nil, plan.listing?.items == 0 {
                take(
                    Self.wrongManifest(
                        "it tells of nothing, and the folder holds \(CountText.text(extras.count, "file"))"))
            }
        }
        // Of no files sha256sum says that something is wrong.
        let isCommand = plan.listing != nil && summary.files > 0
        report(.summary(summary, command: isCommand ? ChecksumFile.command(for: path) : nil))
        return summary
    }

    /// The lines of `sha256sum` for every file of the manifest and the journal, in the order of their names.
    public func checksums() throws(DestinationError) -> [UInt8] {
        ChecksumFile.bytes(try plan().files.compactMap { path, entries in entries.first?.sha256.map { (path, $0) } })
    }

    /// Writes ``checksums()`` into the tree as `SHA256SUMS`, as a whole.
    /// - Throws: a ``DestinationError``, with code `exists` if there is one that tells of other files: it is somebody else's.
    public func writeChecksums() throws(DestinationError) {
        let bytes = try checksums()
        let destination = try DestinationAccess(path: path)
        defer { destination.close() }
        if (try? tree.root.facts(of: ChecksumFile.name)) != nil {
            let known = ChecksumFile.names(in: bytes) ?? []
            guard let file = try? tree.open(ChecksumFile.name), let old = try? file.readAll(limit: 1 << 30),
                let names = ChecksumFile.names(in: old), names.isSubset(of: known)
            else {
                throw DestinationError(
                    .exists,
                    """
                    \(path)/\(ChecksumFile.name) tells of files that the manifest does not know, or has another form, and \
                    stays. Move it away, then run the same command again; or leave out --sums.
                    """)
            }
        }
        try destination.replace(ChecksumFile.name) { write throws(DestinationError) in try write(bytes) }
    }

    private func plan() throws(DestinationError) -> Plan {
        var plan = Plan()
        let snapshot = try TreeSnapshot(of: tree, path)
        func journalIsDamaged(_ text: String) {
            let shown = DestinationAccess.workFolderName + "/" + Journal.fileName
            plan.findings.append(VerifyFinding(problem: .journal, path: shown, detail: text))
        }
        switch snapshot.journal {
        case .absent: break
        case .inUse: plan.journal = .inUse
        case .damaged(let text): journalIsDamaged(text)
        case .copied(let copy):
            do throws(DestinationError) {
                (plan.recorded, plan.journal) = (try RecordedTree(copy, in: tree), .compared)
            } catch {
                guard ![.newerVersion, .temporaryFolder].contains(error.code) else { throw error }
                journalIsDamaged(error.message)
            }
        }
        guard let manifest = snapshot.manifest else {
            guard plan.journal != .inUse else {
                throw DestinationError(
                    .inUse,
                    "An export is writing to \(path) and has written no \(Manifest.fileName) yet. Wait for it to end.")
            }
            if !plan.findings.isEmpty {
                throw DestinationError(
                    .manifest,
                    """
                    \(path) holds no \(Manifest.fileName), and its journal cannot be read. Move \
                    \(DestinationAccess.workFolderName) away and run the same export again: it takes files that are there.
                    """)
            }
            guard plan.recorded.map(\.isBlank) == false else {
                throw DestinationError(.missing, "\(path) holds no \(Manifest.fileName): no export was written there.")
            }
            plan.isUnfinished = true
            return plan
        }
        let listing = try listing(manifest)
        plan.listing = listing
        if let recorded = plan.recorded, recorded.isCut, listing.items > recorded.items {
            (plan.recorded, plan.journal) = (nil, .absent)
            journalIsDamaged(
                """
                it tells of \(recorded.items), and the manifest of \(CountText.text(listing.items, "item")): run the same export again, \
                which takes them from the manifest
                """)
        }
        plan.findings += listing.findings
        if let recorded = plan.recorded, recorded.fingerprint != listing.fingerprint || recorded.isAhead(of: listing) {
            if !recorded.knows(manifest) {
                let counts = ", and tells of \(CountText.text(listing.items, "item")) instead of \(recorded.items)"
                // An export reads no manifest with such lines.
                let advice = listing.findings.isEmpty ? ": run the same export again, which writes it anew" : ""
                plan.findings.append(
                    Self.wrongManifest(
                        "it is not as it was recorded\(listing.items == recorded.items ? "" : counts)\(advice)"))
            } else if recorded.isAhead(of: listing) {
                plan.isUnfinished = true
            }
        }
        return plan
    }

    private static func wrongManifest(_ detail: String) -> VerifyFinding {
        VerifyFinding(problem: .manifest, path: Manifest.fileName, detail: detail)
    }

    private func listing(_ manifest: Descriptor) throws(DestinationError) -> ManifestListing {
        let shown = path + "/" + Manifest.fileName
        var listing = ManifestListing()
        let failure = LineReader.read(manifest) { line, number, _ in listing.read(line, number: number) }
        if let version = listing.newerVersion {
            throw DestinationError.newer(shown, version: version, known: ManifestItem.schemaVersion)
        }
        try failure?.raise(shown)
        return listing
    }

    private func extras(besides files: [String: [ManifestListing.Entry]]) throws(DestinationError) -> [VerifyFinding] {
        do throws(POSIXFailure) {
            return try tree.paths(leavingOut: Manifest.ownNames).filter { files[$0] == nil }.map {
                VerifyFinding(problem: .extra, path: $0, detail: "the manifest does not tell of it")
            }
        } catch {
            throw DestinationError(error, path)
        }
    }

    /// - Parameter entries: what the file may be; the manifest's comes first.
    private static func check(
        _ path: String, _ entries: [ManifestListing.Entry], in tree: TreeFolder
    ) -> (finding: VerifyFinding?, bytes: Int64) {
        guard let first = entries.first else { return (nil, 0) }
        let (finding, bytes) = check(path, first, in: tree)
        guard finding != nil, entries.count > 1, check(path, entries[1], in: tree).finding == nil else {
            return (finding, bytes)
        }
        return (wrongManifest("it tells of other bytes than those that were recorded and are there: \(path)"), bytes)
    }

    private static func check(
        _ path: String, _ entry: ManifestListing.Entry, in tree: TreeFolder
    ) -> (finding: VerifyFinding?, bytes: Int64) {
        func found(_ problem: VerifyFinding.Problem, _ detail: String) -> VerifyFinding {
            VerifyFinding(problem: problem, path: path, detail: detail)
        }
        let file: Descriptor
        let size: Int64
        do throws(POSIXFailure) {
            file = try tree.open(path)
            size = try file.facts().size
        } catch {
            if error.isMissing { return (found(.missing, "nothing is there"), 0) }
            let isOther = error.isLink || error.isNotFolder || error == .notRegular
            return (
                isOther
                    ? found(.notAFile, "a link or something else is there, and is not followed")
                    : found(.unreadable, error.text), 0
            )
        }
        if let expected = entry.size, size != expected {
            return (
                found(size < expected ? .cut : .changed, "it has \(CountText.text(size, "byte")), and had \(expected)"),
                0
            )
        }
        guard let sha256 = try? FileCopier.hash(file) else { return (found(.unreadable, "it cannot be read"), 0) }
        guard sha256 != entry.sha256 else { return (nil, size) }
        return (found(.changed, "its SHA-256 is \(sha256), and was \(entry.sha256 ?? "not recorded")"), size)
    }
}
