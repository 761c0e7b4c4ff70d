#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

extension LibrarySearch {
    /// The search with the environment and the program of this process.
    static func inThisProcess(explicitPath: String?) -> LibrarySearch {
        LibrarySearch(
            explicitPath: explicitPath,
            environmentPath: getenv("TDJSON_PATH").map { String(cString: $0) },
            executable: executablePath(),
            fileExists: { access($0, F_OK) == 0 }
        )
    }

    private static func executablePath() -> String? {
        #if canImport(Darwin)
        return CommandLine.arguments.first.flatMap(resolved)
        #else
        return resolved("/proc/self/exe")
        #endif
    }

    /// The absolute path without links; nil if there is nothing at `path`.
    private static func resolved(_ path: String) -> String? {
        guard let text = realpath(path, nil) else { return nil }
        defer { free(text) }
        return String(cString: text)
    }
}
