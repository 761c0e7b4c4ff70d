/// A folder that is only read, with everything below it. No link below it is followed.
struct TreeFolder: Sendable {
    let root: Descriptor

    /// - Parameter path: may be a link itself.
    init(path: String) throws(POSIXFailure) {
        root = try Descriptor.open(path, .folder, followLink: true)
    }

    /// Whether each component of the relative path stays in the folder.
    static func isInside(_ path: String) -> Bool {
        path.split(separator: "/", omittingEmptySubsequences: false).allSatisfy {
            DestinationAccess.isComponent(String($0))
        }
    }

    /// Opens the regular file at a relative path.
    func open(_ path: String) throws(POSIXFailure) -> Descriptor {
        let components = path.split(separator: "/").map(String.init)
        var folder = root
        for component in components.dropLast() { folder = try Descriptor.open(component, in: folder, .folder) }
        let file = try Descriptor.open(components.last ?? "", in: folder, .read)
        guard try file.facts().isRegular else { throw .notRegular }
        return file
    }

    /// The relative paths of everything that is no folder, but for hidden work folders and what `isLeftOut` names.
    func paths(leavingOut names: Set<String>) throws(POSIXFailure) -> [String] {
        var found: [String] = []
        var folders: [(path: String, folder: Descriptor)] = [("", root)]
        while let (path, folder) = folders.popLast() {
            for name in try folder.entries().sorted() where !(path.isEmpty && names.contains(name)) {
                if let below = try? Descriptor.open(name, in: folder, .folder) {
                    // A loop is impossible without links, so the depth is the file system's.
                    folders.append((path + name + "/", below))
                } else {
                    found.append(path + name)
                }
            }
        }
        return found
    }
}
