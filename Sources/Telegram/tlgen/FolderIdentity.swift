import Foundation

/// Which folder a path names, however it is spelt: what exists of it as the file system knows it, and the rest of the path.
struct FolderIdentity: Equatable {
    private var device: UInt64 = 0
    private var file: UInt64 = 0
    private var rest: [String] = []

    init(_ path: String) {
        var existing = path.hasPrefix("/") ? path : "./" + path
        var missing: [String] = []
        var information = stat()
        while stat(existing, &information) != 0, let slash = existing.lastIndex(of: "/") {
            missing.append(String(existing[existing.index(after: slash)...]))
            existing = String(existing[..<slash])
            if existing.isEmpty {
                _ = stat("/", &information)
                break
            }
        }
        device = UInt64(truncatingIfNeeded: information.st_dev)
        file = UInt64(truncatingIfNeeded: information.st_ino)
        for name in missing.reversed() where !name.isEmpty && name != "." {
            if name == "..", !rest.isEmpty { rest.removeLast() } else { rest.append(name) }
        }
    }
}
