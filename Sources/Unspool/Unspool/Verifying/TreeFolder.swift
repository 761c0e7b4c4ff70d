/// A folder that is only read, with everything below it. No link below it is followed.
struct TreeFolder: Sendable {
    let root: Descriptor

    init(root: Descriptor) { self.root = root }

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
        return try Descriptor.openRegular(components.last ?? "", in: try folder(components.dropLast()))
    }

    private func folder(_ components: some Sequence<String>) throws(POSIXFailure) -> Descriptor {
        var folder = root
        for component in components { folder = try Descriptor.open(component, in: folder, .folder) }
        return folder
    }

    /// The relative paths of everything that is no folder, but for what `names` has. A name that is no text comes with U+FFFD in
    /// the place of what is wrong.
    func paths(leavingOut names: Set<String>) throws(POSIXFailure) -> [String] {
        var found: [String] = []
        // Paths, not open folders: there may be more of those than a process can have open.
        var folders: [[String]] = [[]]
        while let path = folders.popLast() {
            let folder = try folder(path)
            for name in try folder.entries().sorted() where !(path.isEmpty && names.contains(name)) {
                // A loop is impossible without links, so the depth is the file system's.
                let isFolder: Bool
                do throws(POSIXFailure) {
                    isFolder = try folder.facts(of: name).isFolder
                } catch {
                    // It has gone since, or its name is no text.
                    guard error.isMissing else { throw error }
                    guard name.contains("\u{FFFD}") else { continue }
                    isFolder = false
                }
                if isFolder {
                    folders.append(path + [name])
                } else {
                    found.append((path + [name]).joined(separator: "/"))
                }
            }
        }
        return found
    }
}
