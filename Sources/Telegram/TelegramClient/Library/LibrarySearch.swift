/// Where TDLib's library is looked for, in order.
///
/// A path that was named by the program or by `TDJSON_PATH` is the only place then: to go on elsewhere would hide the
/// mistake. Otherwise: the cache that `make setup` fills, of a checkout above the program or above the current folder;
/// then the system's libraries.
struct LibrarySearch {
    /// A place, and why it is one.
    struct Place: Equatable {
        let path: String
        let origin: String
    }

    #if canImport(Darwin)
    static let fileName = "libtdjson.dylib"
    static let systemPaths = [
        "libtdjson.dylib", "/opt/homebrew/lib/libtdjson.dylib", "/usr/local/lib/libtdjson.dylib",
    ]
    #else
    static let fileName = "libtdjson.so"
    static let systemPaths = ["libtdjson.so", "/usr/local/lib/libtdjson.so"]
    #endif

    var explicitPath: String?
    var environmentPath: String?
    var executable: String?
    var currentFolder: String?
    var fileExists: (String) -> Bool

    var places: [Place] {
        if let explicitPath { return [Place(path: explicitPath, origin: "the path that was given")] }
        if let environmentPath, !environmentPath.isEmpty {
            return [Place(path: environmentPath, origin: "TDJSON_PATH")]
        }
        var places: [Place] = []
        let starts = [(executable.map(Self.parent), "the program"), (currentFolder, "the current folder")]
        for (start, name) in starts {
            guard let start, let checkout = checkout(above: start) else { continue }
            let place = Place(
                path: checkout + "/.cache/tdjson/" + Self.fileName, origin: "the cache of the checkout above \(name)")
            if !places.contains(where: { $0.path == place.path }) { places.append(place) }
        }
        return places + Self.systemPaths.map { Place(path: $0, origin: "the system's libraries") }
    }

    /// The nearest folder at or above `folder` that holds a `Package.swift`.
    private func checkout(above folder: String) -> String? {
        var folder = folder
        while folder.hasPrefix("/") {
            if fileExists(folder + (folder == "/" ? "" : "/") + "Package.swift") { return folder == "/" ? "" : folder }
            if folder == "/" { return nil }
            folder = Self.parent(folder)
        }
        return nil
    }

    private static func parent(_ path: String) -> String {
        guard let slash = path.lastIndex(of: "/") else { return "." }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }

    /// What to say when none of the places had it.
    static func message(_ failures: [(place: Place, reason: String)]) -> String {
        var lines = ["TDLib's library could not be opened. Looked at:"]
        for failure in failures {
            lines.append("  \(failure.place.path) (\(failure.place.origin)): \(failure.reason)")
        }
        lines.append("Run `make setup` in the checkout to fetch it, or set TDJSON_PATH to a \(fileName) that you have.")
        return lines.joined(separator: "\n")
    }
}
