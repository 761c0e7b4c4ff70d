/// Files that are in the destination already.
extension DestinationAccess {
    /// What a file in the destination is, compared with a staged one.
    enum Likeness: Sendable {
        case same
        /// It is cut short, or empty.
        case beginning
        case other
    }

    func compare(_ path: String, with staged: StagedFile) -> Likeness {
        guard let found = try? openFile(path), let facts = try? found.facts(), facts.size <= staged.size else {
            return .other
        }
        if facts.size == staged.size { return (try? FileCopier.hash(found)) == staged.sha256 ? .same : .other }
        guard let whole = try? Descriptor.open(staged.temporaryName, in: work, .read),
            let start = try? FileCopier.hash(whole, limit: facts.size), let other = try? FileCopier.hash(found)
        else { return .other }
        return start == other ? .beginning : .other
    }

    func remove(_ path: String) {
        guard let (parent, name) = try? place(of: path) else { return }
        try? parent.remove(name)
    }

    /// Makes a second file of one in the destination, under a temporary name.
    /// - Parameters:
    ///   - staged: the temporary name, and what the file holds.
    ///   - isCopying: whether the bytes are copied where the file system knows neither link nor clone.
    /// - Returns: nil if they are not, or if the file has changed.
    func duplicate(
        _ path: String, _ policy: DuplicatePolicy, _ staged: StagedFile, modified: Int64, isCopying: Bool
    ) throws(DestinationError) -> StagedFile? {
        do {
            let (parent, name) = try place(of: path)
            if policy == .link, parent.link(name, to: staged.temporaryName, in: work) { return staged }
            let source = try openFile(path)
            let target = try Descriptor.open(staged.temporaryName, in: work, .createNew)
            guard (policy == .clone && target.clone(source)) || isCopying else {
                try work.remove(staged.temporaryName)
                return nil
            }
            if try target.facts().size == 0 {
                guard try FileCopier.copy(source, to: target) == (staged.size, staged.sha256) else {
                    try work.remove(staged.temporaryName)
                    return nil
                }
            }
            date { () throws(POSIXFailure) in try target.setTimes(modified: modified) }
            try target.sync()
            return staged
        } catch let error as POSIXFailure {
            try? work.remove(staged.temporaryName)
            throw DestinationError(error, self.path + "/" + path)
        } catch {
            try? work.remove(staged.temporaryName)
            throw DestinationError(.system, "\(self.path)/\(path): \(error)")
        }
    }
}
