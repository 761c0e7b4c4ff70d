internal import CarrierWire
internal import NativeLoop

#if canImport(Darwin)
internal import Darwin
#elseif canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#endif

/// The backups of an identity, and moving one in and out.
extension DataFolder {
    func backupPath(_ number: Int) -> String { dataPath + ".backup-\(number)" }

    /// The newest backup that can be read.
    func newestBackup() -> (path: String, bytes: [UInt8])? {
        for number in 1...Self.backupCount {
            if case .valid(_, let bytes)? = try? DataFile.read(backupPath(number)) {
                return (backupPath(number), bytes)
            }
        }
        return nil
    }

    /// Keeps the content of `carrier.data` as the newest backup. The file itself is only read.
    ///
    /// The copy is complete and on the disk before an older one moves, so that a full disk or a crash costs no backup. A damaged
    /// file, and one that is the newest backup already, is not taken in.
    ///
    /// - Returns: whether there was valid content, which is now the newest backup.
    func keepBackup() throws(NodeError) -> Bool {
        guard case .valid(_, let bytes) = try DataFile.read(dataPath) else { return false }
        if case .valid(_, bytes)? = try? DataFile.read(backupPath(1)) { return true }
        let copy = dataPath + ".backup-new"
        try write(bytes, to: copy)
        // A crash may have left a gap: then only what is before it moves.
        let numbers = 1...Self.backupCount
        let free = numbers.first { !DataFile.exists(backupPath($0)) } ?? Self.backupCount
        for number in numbers.reversed() where number < free {
            try rename(backupPath(number), to: backupPath(number + 1))
        }
        try rename(copy, to: backupPath(1))
        return true
    }

    /// Writes a copy of the identity to a new file of mode 0600, for `carrier backup`.
    ///
    /// - Throws: ``NodeError``: ``NodeError/Code/notExist`` if there is no identity, ``NodeError/Code/badPersistentData`` if it is
    ///   damaged, ``NodeError/Code/alreadyExist`` if the file exists: backups are not overwritten.
    package func backup(to file: String) throws(NodeError) {
        guard try load() != nil, let bytes = storedBytes else {
            throw NodeError(.notExist, "There is no identity in \"\(path)\" to make a backup of")
        }
        do throws(NodeError) {
            try write(bytes, to: file, isReplacing: false)
        } catch  where error.facility == .system && error.code.rawValue == UInt32(EEXIST) {
            throw NodeError(.alreadyExist, "\"\(file)\" exists and is not overwritten: choose another name")
        }
    }

    /// Brings an identity back, for `carrier restore`.
    ///
    /// What it replaces is kept: valid content as the newest backup, anything else as `carrier.data.damaged-1` and so on.
    ///
    /// - Parameters:
    ///   - file: a `carrier.data` or a backup; nil is the newest valid backup of this folder.
    ///   - isReplacing: whether another identity, or a file of another revision, may be replaced. A damaged one may always.
    /// - Returns: the file that was taken.
    /// - Throws: ``NodeError``: ``NodeError/Code/alreadyExist`` without `isReplacing`, ``NodeError/Code/notExist`` if there is
    ///   nothing to restore, ``NodeError/Code/badPersistentData`` if `file` is damaged. Nothing was changed then.
    @discardableResult
    package func restore(from file: String? = nil, isReplacing: Bool = false) throws(NodeError) -> String {
        try checkOpen()
        let source = try restorable(file)
        let journal = try DataFile.read(journalPath)
        let current = try DataFile.read(dataPath)
        if !isReplacing {
            for (state, name) in [(journal, journalPath), (current, dataPath)] {
                switch state {
                case .valid(_, source.bytes): break
                case .valid, .invalid(_, isOtherRevision: true):
                    throw NodeError(
                        .alreadyExist,
                        "\"\(name)\" holds an identity. To replace it, ask for that with --force; it is kept as a backup"
                    )
                case .missing, .invalid: break
                }
            }
        }
        // A valid journal is the newer content. One that is not, but is left, could be taken for it by another version.
        if case .invalid = try settleJournal() { try keepAside(journalPath, isMoving: true) }
        switch try DataFile.read(dataPath) {
        case .valid: _ = try keepBackup()
        case .invalid: try keepAside(dataPath, isMoving: false)
        case .missing: break
        }
        try write(source.bytes, to: dataPath)
        didWrite(source.bytes)
        return source.path
    }

    private func restorable(_ file: String?) throws(NodeError) -> (path: String, bytes: [UInt8]) {
        guard let file else {
            if let backup = newestBackup() { return backup }
            throw NodeError(.notExist, "There is no valid backup in \"\(path)\": name the file to restore from")
        }
        switch try DataFile.read(file) {
        case .valid(_, let bytes): return (file, bytes)
        case .missing: throw NodeError(.notExist, "There is no file \"\(file)\"")
        case .invalid(let reason, _):
            throw NodeError(.badPersistentData, "\"\(file)\" cannot be restored. \(reason). Nothing was changed")
        }
    }

    /// Gives a file that cannot be read a name under which it stays.
    ///
    /// - Parameter isMoving: false leaves the old name too, so that it never is free: a crash then leaves an error, not an empty
    ///   folder in which a new identity would be made.
    private func keepAside(_ file: String, isMoving: Bool) throws(NodeError) {
        var number = 1
        while DataFile.exists(file + ".damaged-\(number)") { number += 1 }
        let name = file + ".damaged-\(number)"
        // Some file systems know no second name, and no folder has one.
        if isMoving || link(file, name) != 0 { try rename(file, to: name) }
        warnings.append("What was in \"\(file)\" is now \"\(name)\"")
    }

    private func rename(_ old: String, to new: String) throws(NodeError) {
        if systemRename(old, new) != 0 {
            throw NodeError(SystemFailure(call: "rename", path: old, number: errno))
        }
    }

    /// Removes what a crash left of writing: names of 16 digits that only ``PrivateFile`` gives. They hold the secret key.
    func removeLeftovers() {
        guard let folder = opendir(path) else { return }
        defer { closedir(folder) }
        while let entry = readdir(folder) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) {
                $0.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: $0.pointee)) {
                    String(cString: $0)
                }
            }
            let digits = name.dropFirst().dropLast(4)
            let isLeftover =
                name.hasPrefix(".") && name.hasSuffix(".tmp") && digits.utf8.count == 16
                && digits.utf8.allSatisfy { (0x30...0x39).contains($0) || (0x61...0x66).contains($0) }
            if isLeftover { unlink(path + "/" + name) }
        }
    }
}

// Inside the class, `rename` is its own.
private func systemRename(_ old: String, _ new: String) -> CInt { rename(old, new) }
