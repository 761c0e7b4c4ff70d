import NativeLoop
import Synchronization

/// A file that is complete and hashed in the destination, but has only a temporary name.
public struct StagedFile: Sendable {
    let temporaryName: String
    /// In bytes.
    public let size: Int64
    /// Lower-case hexadecimal text.
    public let sha256: String
    /// Open until it is flushed, so that no error of writing it to the medium is missed; nil if it is.
    var unflushed: Descriptor?
    /// What it gets only with its name; nil if it has that.
    var late: DestinationAccess.LateFacts?
}

extension DestinationAccess {
    /// Why a file could not be staged: the cache's fault or the destination's.
    public enum StagingError: Error, Sendable, Equatable {
        case cache(TransferFailure)
        case destination(DestinationError)
    }

    /// Brings a file of TDLib's cache here under a temporary name, and hashes it.
    /// - Parameters:
    ///   - expectedSize: in bytes; 0 if Telegram does not tell.
    ///   - key: makes the temporary name; two calls at a time must differ in it.
    ///   - modified: Unix time that the file gets as its modification time.
    ///   - cache: if the file is removed from TDLib's cache afterwards: it then gets a second name here, if it can.
    ///     Otherwise it is copied.
    public func stage(
        cachePath: String, expectedSize: Int64, key: UInt64, modified: Int64, movingOutOf cache: MovableCache? = nil
    ) throws(StagingError) -> StagedFile {
        let source: Descriptor
        do throws(POSIXFailure) {
            source = try Descriptor.open(cachePath, .read)
        } catch {
            throw .cache(
                TransferFailure(
                    error.isMissing
                        ? "the downloaded file is gone" : "the downloaded file cannot be read: \(error.text)"))
        }
        guard let facts = try? source.facts() else {
            throw .cache(TransferFailure("the downloaded file cannot be read"))
        }
        guard facts.isRegular else { throw .cache(TransferFailure("the download is not a regular file")) }
        guard facts.size > 0 else { throw .cache(TransferFailure("the downloaded file is empty")) }
        guard expectedSize <= 0 || facts.size == expectedSize else {
            throw .cache(
                TransferFailure(
                    "the downloaded file has \(CountText.text(facts.size, "byte")) instead of \(expectedSize)"))
        }
        let name = "\(key).part"
        do throws(StagingError) {
            if let cache,
                let staged = try move(cachePath, outOf: cache, source, facts, to: name, modified: modified)
            {
                return staged
            }
            let staged = try copy(source, to: name, modified: modified)
            guard staged.size == facts.size else {
                throw .cache(TransferFailure("the downloaded file changed while it was read"))
            }
            return staged
        } catch {
            try? work.remove(name)
            throw error
        }
    }

    private func copy(_ source: Descriptor, to name: String, modified: Int64) throws(StagingError) -> StagedFile {
        do {
            let target = try Descriptor.open(name, in: work, .createNew)
            let (size, sha256) = try clone(source, to: target) ?? FileCopier.copy(source, to: target)
            date { () throws(POSIXFailure) in try target.setTimes(modified: modified) }
            return try staged(target, name, size, sha256)
        } catch {
            throw failure(error, name)
        }
    }

    /// Small files are flushed together before they get their names, a large one while others are fetched.
    func staged(
        _ file: Descriptor, _ name: String, _ size: Int64, _ sha256: String
    ) throws(POSIXFailure) -> StagedFile {
        let isLarge = size > Self.largestTogether
        if isLarge { try file.sync() }
        return StagedFile(temporaryName: name, size: size, sha256: sha256, unflushed: isLarge ? nil : file)
    }

    /// Whose fault it was: reading is the cache's.
    func failure(_ error: any Error, _ name: String) -> StagingError {
        switch error {
        case let error as POSIXFailure:
            .destination(DestinationError(error, path + "/" + Self.workFolderName + "/" + name))
        case let error as FileCopier.ReadFailure:
            .cache(TransferFailure("the downloaded file cannot be read: \(error.failure.text)"))
        default: .destination(DestinationError(.system, "\(error)"))
        }
    }

    /// Shares the bytes of `source` with `target` and hashes them; nil where the file system cannot, which is asked once.
    private func clone(_ source: Descriptor, to target: Descriptor) throws -> (size: Int64, sha256: String)? {
        guard !knowsNoClones.load(ordering: .relaxed) else { return nil }
        guard target.clone(source) else {
            knowsNoClones.store(true, ordering: .relaxed)
            return nil
        }
        return try FileCopier.facts(of: source)
    }

    private static let largestTogether: Int64 = 1 << 20
    /// From so many files on all of the file system is flushed at once. That also waits for what other programs have written
    /// there, so it does not pay for a few.
    private static let fewestTogether = 8

    /// Waits until the bytes of staged files are on the medium.
    /// - Returns: for each what hindered it.
    private func flush(_ files: [StagedFile]) -> [DestinationError?] {
        let unflushed = files.count { $0.unflushed != nil }
        if unflushed >= Self.fewestTogether, work.syncFileSystem() { return files.map { _ in nil } }
        return files.map { file in
            do throws(POSIXFailure) {
                try file.unflushed?.sync()
                return nil
            } catch {
                return DestinationError(error, "\(path)/\(Self.workFolderName)/\(file.temporaryName)")
            }
        }
    }

    /// Flushes staged files, gives them their names, then flushes each folder once.
    /// - Parameter afterNaming: for tests; what may happen before the names are looked at again.
    /// - Returns: for each what hindered it: a ``DestinationError`` with code `exists` if there is something of that
    ///   name; the file stays staged then.
    func publish(
        _ files: [(file: StagedFile, path: String)], afterNaming: () -> Void = {}
    ) -> [DestinationError?] {
        // By path, of this batch alone: somebody may move or replace a folder.
        var folders: [Substring: Descriptor] = [:]
        let completed = files.map { file, path -> DestinationError? in
            do throws(POSIXFailure) {
                try complete(file)
                return nil
            } catch {
                return DestinationError(error, self.path + "/" + path)
            }
        }
        let flushed = zip(completed, flush(files.map(\.file))).map { $0 ?? $1 }
        var results = zip(files, flushed).map { file, failure -> DestinationError? in
            if let failure { return failure }
            let (file, path) = file
            do throws(POSIXFailure) {
                let (opened, name) = try place(of: path, isMaking: true)
                let parent = folders[path.dropLast(name.count)] ?? opened
                try work.renameWithoutReplacing(file.temporaryName, to: name, in: parent)
                folders[path.dropLast(name.count)] = parent
                return nil
            } catch {
                let shown = self.path + "/" + path
                guard error.isNotFolder || error.isLink else { return DestinationError(error, shown) }
                return DestinationError(
                    .unsafePath,
                    "\(shown): a link or a file is in the place of a folder, and none is followed. Move it away.")
            }
        }
        // From here on these files are the destination's, whatever becomes of the flush.
        var isNamed = results.map { $0 == nil }
        afterNaming()
        for (prefix, folder) in folders {
            do throws(POSIXFailure) {
                try folder.sync()
            } catch {
                let failure = DestinationError(error, "\(path)/\(prefix)")
                for index in files.indices where isNamed[index] && isDirectly(files[index].path, in: prefix) {
                    results[index] = failure
                }
            }
            guard !prefix.isEmpty, !isPlace(folder, of: prefix + "_") else { continue }
            for (index, (file, path)) in files.enumerated() where isNamed[index] && isDirectly(path, in: prefix) {
                try? folder.rename(String(path.dropFirst(prefix.count)), to: file.temporaryName, in: work)
                isNamed[index] = false
                results[index] = DestinationError(
                    .system, "\(self.path)/\(path): its folder was moved or replaced. Run the same command again.")
            }
        }
        for (file, isNamed) in zip(files, isNamed) where !isNamed { undo(file.file) }
        return results
    }

    private func isDirectly(_ path: String, in folder: Substring) -> Bool {
        path.hasPrefix(folder) && !path.dropFirst(folder.count).contains("/")
    }

    /// Flushes a staged file, gives it its name and flushes the folder.
    /// - Throws: a ``DestinationError`` with code `exists` if there is something of that name; the file stays staged.
    public func publish(_ file: StagedFile, as path: String) throws(DestinationError) {
        if let error = publish([(file, path)])[0] { throw error }
    }

    /// The file that a killed run staged, if it is whole. It may have been moved here.
    func staged(_ name: String, size: Int64, sha256: String, modified: Int64?) -> StagedFile? {
        guard Self.isComponent(name), name.hasSuffix(".part"), let file = try? Descriptor.open(name, in: work, .read),
            let facts = try? file.facts(), facts.isRegular, facts.size == size, (try? FileCopier.hash(file)) == sha256
        else { return nil }
        var staged = StagedFile(temporaryName: name, size: size, sha256: sha256, unflushed: file)
        staged.late = LateFacts(
            permissions: newFile()?.mode ?? facts.mode, modified: modified ?? facts.modified / 1_000_000_000,
            before: facts)
        return staged
    }

    /// Removes a staged file that is not wanted after all.
    public func discard(_ file: StagedFile) {
        try? work.remove(file.temporaryName)
    }
}

/// Copies and hashes in one pass.
enum FileCopier {
    struct ReadFailure: Error {
        let failure: POSIXFailure
    }

    private static let chunk = 1 << 20

    static func copy(_ source: Descriptor, to target: Descriptor) throws -> (size: Int64, sha256: String) {
        try pass(over: source) { (bytes) throws(POSIXFailure) in try target.write(bytes) }
    }

    static func hash(_ source: Descriptor) throws -> String { try facts(of: source).sha256 }

    /// Of the first `limit` bytes.
    static func hash(_ source: Descriptor, limit: Int64) throws -> String {
        try pass(over: source, limit: limit) { _ in }.sha256
    }

    static func facts(of source: Descriptor) throws -> (size: Int64, sha256: String) { try pass(over: source) { _ in } }

    private static func pass(
        over source: Descriptor, limit: Int64 = .max, _ body: (UnsafeRawBufferPointer) throws(POSIXFailure) -> Void
    ) throws -> (size: Int64, sha256: String) {
        let size = min(chunk, max(4096, Int(truncatingIfNeeded: (try? source.facts().size) ?? 0) + 1))
        let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: size, alignment: 16)
        defer { buffer.deallocate() }
        var hash = try SHA256()
        var total: Int64 = 0
        while true {
            let count: Int
            do throws(POSIXFailure) { count = try source.read(into: buffer) } catch {
                throw ReadFailure(failure: error)
            }
            let wanted = Int(clamping: min(Int64(count), limit - total))
            guard wanted > 0 else { break }
            let bytes = UnsafeRawBufferPointer(rebasing: buffer[..<wanted])
            try hash.update(bytes)
            try body(bytes)
            total += Int64(wanted)
        }
        return (total, SHA256.hexadecimal(try hash.finish()))
    }
}
