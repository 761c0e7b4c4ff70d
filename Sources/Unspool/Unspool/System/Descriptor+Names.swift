#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

#if os(Linux)
import CLinux
#endif

/// The names in a folder.
extension Descriptor {
    func makeFolder(_ name: String, permissions: mode_t) throws(POSIXFailure) {
        guard mkdirat(number, name, permissions) == 0 else { throw .last }
    }

    func remove(_ name: String, isFolder: Bool = false) throws(POSIXFailure) {
        guard unlinkat(number, name, isFolder ? AT_REMOVEDIR : 0) == 0 else { throw .last }
    }

    /// Gives `name` of this folder the name `newName` in `target`, replacing what is there.
    func rename(_ name: String, to newName: String, in target: Descriptor) throws(POSIXFailure) {
        guard renameat(number, name, target.number, newName) == 0 else { throw .last }
    }

    /// Gives `name` of this folder a second name; false if that cannot be.
    func link(_ name: String, to newName: String, in target: Descriptor) -> Bool {
        linkat(number, name, target.number, newName, 0) == 0
    }

    /// Gives the file at `path` a second name in this folder; false if that cannot be. A link in its place is not followed.
    func link(fromPath path: String, as name: String) -> Bool {
        linkat(AT_FDCWD, path, number, name, 0) == 0
    }

    func removeIfThere(_ name: String, _ shown: String) throws(DestinationError) {
        do throws(POSIXFailure) { try remove(name) } catch {
            guard error.isMissing else { throw DestinationError(error, shown + "/" + name) }
        }
    }

    /// The same, but fails with `exists` if there is something of that name.
    func renameWithoutReplacing(_ name: String, to newName: String, in target: Descriptor) throws(POSIXFailure) {
        #if canImport(Darwin)
        guard renameatx_np(number, name, target.number, newName, UInt32(RENAME_EXCL)) == 0 else { throw .last }
        #else
        #if canImport(Glibc)
        // 1 is RENAME_NOREPLACE, which not every file system knows.
        if renameat2(number, name, target.number, newName, 1) == 0 { return }
        guard errno == EINVAL || errno == ENOSYS else { throw .last }
        #endif
        // A link never replaces. Killed in between, the file has both names, and the next run removes the first.
        if linkat(number, name, target.number, newName, 0) == 0 {
            try remove(name)
            return
        }
        let failure = POSIXFailure.last
        guard failure.knowsNoLinks else { throw failure }
        do throws(POSIXFailure) {
            _ = try target.facts(of: newName)
        } catch {
            guard error.isMissing else { throw error }
            return try rename(name, to: newName, in: target)
        }
        throw POSIXFailure(code: EEXIST)
        #endif
    }

    /// The names in this folder, without `.` and `..`, in no order.
    func entries() throws(POSIXFailure) -> [String] {
        // A second descriptor, for `closedir` closes the one it was given.
        let copy = openat(number, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard copy >= 0 else { throw .last }
        guard let stream = fdopendir(copy) else {
            close(copy)
            throw .last
        }
        defer { closedir(stream) }
        var names: [String] = []
        while let entry = readdir(stream) {
            let capacity = MemoryLayout.size(ofValue: entry.pointee.d_name)
            let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
                pointer.withMemoryRebound(to: CChar.self, capacity: capacity) { String(cString: $0) }
            }
            if name != "." && name != ".." { names.append(name) }
        }
        return names
    }
}
