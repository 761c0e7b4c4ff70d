/// Where TDLib's library is looked for, in order.
///
/// A path that was named by the program or by `TDJSON_PATH` is the only place then: to go on elsewhere would hide the
/// mistake. Otherwise: the cache that `make setup` fills, of the checkouts above the program; then the system's libraries.
/// The current folder is none of them: a program that is started in a stranger's folder must not run what lies there.
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
    var fileExists: (String) -> Bool

    var places: [Place] {
        if let explicitPath { return [Place(path: explicitPath, origin: "the path that was given")] }
        if let environmentPath, !environmentPath.isEmpty {
            return [Place(path: environmentPath, origin: "TDJSON_PATH")]
        }
        var places: [Place] = []
        if let executable {
            places = checkouts(above: Self.parent(executable)).map {
                Place(path: $0 + "/.cache/tdjson/" + Self.fileName, origin: "the cache of a checkout above the program")
            }
        }
        return places + Self.systemPaths.map { Place(path: $0, origin: "the system's libraries") }
    }

    /// The folders at or above `folder` that hold a `Package.swift`, the nearest first: packages may be nested.
    private func checkouts(above folder: String) -> [String] {
        var checkouts: [String] = []
        var folder = folder
        while folder.hasPrefix("/"), folder != "/" {
            if fileExists(folder + "/Package.swift") { checkouts.append(folder) }
            folder = Self.parent(folder)
        }
        return checkouts
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
