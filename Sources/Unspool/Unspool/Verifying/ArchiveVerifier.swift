import NativeLoop

/// Checks a tree that an export wrote against its manifest: reads every file again, needs no account, changes nothing.
public struct ArchiveVerifier: Sendable {
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

    /// What an export writes beside the files.
    static let ownNames: Set<String> = [
        DestinationAccess.workFolderName, Manifest.fileName, MessageArchive.fileName, ChecksumFile.name,
        ArchivePage.fileName,
    ]

    /// Checks everything. A cancelled task ends it early; the summary says so.
    /// - Throws: a ``DestinationError`` if the tree has no manifest or cannot be listed.
    public func run(_ report: @Sendable (VerifyEvent) -> Void) async throws(DestinationError) -> VerifySummary {
        let listing = try listing()
        let files = listing.entries.sorted { $0.key < $1.key }
        var summary = VerifySummary()
        summary.files = files.count
        summary.itemsWithoutFile = listing.itemsWithoutFile
        func take(_ finding: VerifyFinding) {
            summary.findings[finding.problem, default: 0] += 1
            report(.finding(finding))
        }
        report(.started(path: path, files: files.count, bytes: files.reduce(0) { $0 &+ max(0, $1.value.size ?? 0) }))
        for finding in listing.findings { take(finding) }

        let reading = BlockingWork(label: "unspool.verify")
        await withTaskGroup(of: (finding: VerifyFinding?, bytes: Int64).self) { group in
            var next = files.makeIterator()
            func add() {
                guard !Task.isCancelled, let (path, entry) = next.next() else { return }
                let tree = tree
                group.addTask { await reading.run { Self.check(path, entry, in: tree) } }
            }
            for _ in 0..<workers { add() }
            var checked = 0
            for await (finding, bytes) in group {
                checked += 1
                summary.bytes += bytes
                if let finding { take(finding) } else { summary.intactFiles += 1 }
                report(.progress(files: checked, bytes: summary.bytes))
                add()
            }
            summary.isInterrupted = checked < files.count
        }
        if !summary.isInterrupted {
            for extra in try extras(besides: listing) { take(extra) }
        }
        report(.summary(summary, command: ChecksumFile.command(for: path)))
        return summary
    }

    /// The lines of `sha256sum` for every file of the manifest, in the order of their names.
    public func checksums() throws(DestinationError) -> [UInt8] {
        ChecksumFile.bytes(try listing().entries.compactMap { path, entry in entry.sha256.map { (path, $0) } })
    }

    /// Writes ``checksums()`` into the tree as `SHA256SUMS`, as a whole.
    public func writeChecksums() throws(DestinationError) {
        let bytes = try checksums()
        let destination = try DestinationAccess(path: path)
        defer { destination.close() }
        try destination.replace(ChecksumFile.name) { write throws(DestinationError) in try write(bytes) }
    }

    private func listing() throws(DestinationError) -> ManifestListing {
        let shown = path + "/" + Manifest.fileName
        var listing = ManifestListing()
        let failure: LineReader.Failure?
        do throws(POSIXFailure) {
            let file = try tree.open(Manifest.fileName)
            failure = LineReader.read(file) { line, number, _ in listing.read(line, number: number) }
        } catch {
            guard error.isMissing else { throw DestinationError(error, shown) }
            throw DestinationError(.missing, "\(path) holds no \(Manifest.fileName): no export was written there.")
        }
        switch failure {
        case .system(let error): throw DestinationError(error, shown)
        case .tooLong(let number):
            throw DestinationError(.manifest, "\(shown) has a line \(number) that unspool did not write.")
        case nil: return listing
        }
    }

    private func extras(besides listing: ManifestListing) throws(DestinationError) -> [VerifyFinding] {
        do throws(POSIXFailure) {
            return try tree.paths(leavingOut: Self.ownNames).filter { listing.entries[$0] == nil }.map {
                VerifyFinding(problem: .extra, path: $0, detail: "the manifest does not tell of it")
            }
        } catch {
            throw DestinationError(error, path)
        }
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
                found(size < expected ? .cut : .changed, "it has \(size) bytes, and had \(expected)"), 0
            )
        }
        guard let sha256 = try? FileCopier.hash(file) else { return (found(.unreadable, "it cannot be read"), 0) }
        guard sha256 != entry.sha256 else { return (nil, size) }
        return (found(.changed, "its SHA-256 is \(sha256), and was \(entry.sha256 ?? "not recorded")"), size)
    }
}
