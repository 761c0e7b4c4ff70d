import TelegramSimulator

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The simulated Telegram of this process. As TDLib's, it begins with the first call and ends with the process.
enum Process {
    static let library = SimulatedLibrary(settings: LibrarySettings(environment: environment, readFile: read))

    private static var environment: [String: String] {
        var values: [String: String] = [:]
        for name in LibrarySettings.names.map({ LibrarySettings.prefix + $0 }) {
            values[name] = getenv(name).map { String(cString: $0) }
        }
        return values
    }

    private static func read(_ path: String) -> [UInt8]? {
        guard let file = fopen(path, "rb") else { return nil }
        defer { fclose(file) }
        var bytes: [UInt8] = []
        var part = [UInt8](repeating: 0, count: 65_536)
        while true {
            let count = fread(&part, 1, part.count, file)
            bytes += part[..<count]
            if count < part.count { return ferror(file) == 0 ? bytes : nil }
        }
    }

    /// The bytes of a C string; NULL is an empty one.
    static func withBytes<Result>(
        _ text: UnsafePointer<CChar>?, _ body: (UnsafeBufferPointer<UInt8>) -> Result
    ) -> Result {
        guard let text else { return body(UnsafeBufferPointer(start: nil, count: 0)) }
        let count = strlen(text)
        return text.withMemoryRebound(to: UInt8.self, capacity: count) {
            body(UnsafeBufferPointer(start: $0, count: count))
        }
    }
}
