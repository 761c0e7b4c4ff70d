/// A file that is complete, hashed and flushed in the destination, but has only a temporary name.
public struct StagedFile: Sendable, Equatable {
    let temporaryName: String
    /// In bytes.
    public let size: Int64
    /// Lower-case hexadecimal text.
    public let sha256: String
}

extension DestinationAccess {
    /// Why a file could not be staged: the cache's fault or the destination's.
    public enum StagingError: Error, Sendable, Equatable {
        case cache(CacheFileError)
        case destination(DestinationError)
    }

    /// Copies a file of TDLib's cache under a temporary name, hashed and flushed.
    /// - Parameters:
    ///   - expectedSize: in bytes; 0 if Telegram does not tell.
    ///   - key: makes the temporary name; two calls at a time must differ in it.
    ///   - modified: Unix time that the file gets as its modification time.
    public func stage(
        cachePath: String, expectedSize: Int64, key: UInt64, modified: Int64
    ) throws(StagingError) -> StagedFile {
        let source: Descriptor
        do throws(POSIXFailure) {
            source = try Descriptor.open(cachePath, .read)
        } catch {
            throw .cache(
                CacheFileError(
                    error.isMissing
                        ? "the downloaded file is gone" : "the downloaded file cannot be read: \(error.text)"))
        }
        guard let facts = try? source.facts() else {
            throw .cache(CacheFileError("the downloaded file cannot be read"))
        }
        guard facts.isRegular else { throw .cache(CacheFileError("the download is not a regular file")) }
        guard expectedSize <= 0 || facts.size == expectedSize else {
            throw .cache(CacheFileError("the downloaded file has \(facts.size) bytes instead of \(expectedSize)"))
        }
        let name = "\(key).part"
        do throws(StagingError) {
            return try copy(source, to: name, modified: modified)
        } catch {
            try? work.remove(name)
            throw error
        }
    }

    private func copy(_ source: Descriptor, to name: String, modified: Int64) throws(StagingError) -> StagedFile {
        let shown = path + "/" + Self.workFolderName + "/" + name
        do {
            let target = try Descriptor.open(name, in: work, .createNew)
            let (size, sha256) = try FileCopier.copy(source, to: target)
            // A date that the file system cannot hold is no reason to lose the file.
            try? target.setTimes(modified: modified)
            try target.sync()
            return StagedFile(temporaryName: name, size: size, sha256: sha256)
        } catch let error as POSIXFailure {
            throw .destination(DestinationError(error, shown))
        } catch let error as FileCopier.ReadFailure {
            throw .cache(CacheFileError("the downloaded file cannot be read: \(error.failure.text)"))
        } catch {
            throw .destination(DestinationError(.system, "\(error)"))
        }
    }

    /// Gives a staged file its name and flushes the folder.
    /// - Throws: a ``DestinationError`` with code `exists` if there is something of that name; the file stays staged.
    public func publish(_ file: StagedFile, as name: SafeFileName) throws(DestinationError) {
        do throws(POSIXFailure) {
            try work.renameWithoutReplacing(file.temporaryName, to: name.value, in: folder)
            try folder.sync()
        } catch {
            throw DestinationError(error, path + "/" + name.value)
        }
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

    static func hash(_ source: Descriptor) throws -> String {
        try pass(over: source) { _ in }.sha256
    }

    private static func pass(
        over source: Descriptor, _ body: (UnsafeRawBufferPointer) throws(POSIXFailure) -> Void
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
            guard count > 0 else { break }
            let bytes = UnsafeRawBufferPointer(rebasing: buffer[..<count])
            try hash.update(bytes)
            try body(bytes)
            total += Int64(count)
        }
        return (total, SHA256.hexadecimal(try hash.finish()))
    }
}
