#if canImport(Darwin)
import Darwin
import Foundation
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// What this system says of itself, for the defaults of ``AccountParameters``.
public enum SystemDescription {
    /// The user's language; `en` if the system does not say.
    public static let languageCode: String = {
        #if canImport(Darwin)
        if let language = Locale.preferredLanguages.first { return language }
        #endif
        return language(["LC_ALL", "LC_MESSAGES", "LANG"].compactMap(environment))
    }()

    /// Such as `MacBookPro18,3` or `Linux x86_64`.
    public static let deviceModel: String = {
        #if canImport(Darwin)
        #if os(macOS)
        let key = "hw.model"
        #else
        let key = "hw.machine"
        #endif
        var size = 0
        if sysctlbyname(key, nil, &size, nil, 0) == 0, size > 1 {
            var text = [UInt8](repeating: 0, count: size)
            if sysctlbyname(key, &text, &size, nil, 0) == 0 {
                return String(decoding: text.prefix { $0 != 0 }, as: UTF8.self)
            }
        }
        #endif
        var names = utsname()
        guard uname(&names) == 0 else { return "Computer" }
        let system = withUnsafeBytes(of: names.sysname) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
        let machine = withUnsafeBytes(of: names.machine) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
        return "\(system) \(machine)"
    }()

    /// The program's folder where the system keeps data of programs: `~/Library/Application Support/NAME` on Apple
    /// platforms, `$XDG_DATA_HOME/NAME` or `~/.local/share/NAME` elsewhere.
    public static let dataFolder: String = {
        let program = CommandLine.arguments.first?.split(separator: "/").last.map(String.init) ?? "tdlib"
        let home = environment("HOME") ?? "."
        #if canImport(Darwin)
        return "\(home)/Library/Application Support/\(program)"
        #else
        return "\(environment("XDG_DATA_HOME") ?? home + "/.local/share")/\(program)"
        #endif
    }()

    /// The language of the first locale that names one, such as `pt-BR` for `pt_BR.UTF-8`.
    static func language(_ locales: [String]) -> String {
        for locale in locales {
            let name = locale.prefix { $0 != "." && $0 != "@" }
            if name.isEmpty || name == "C" || name == "POSIX" { continue }
            return name.map { $0 == "_" ? "-" : String($0) }.joined()
        }
        return "en"
    }

    private static func environment(_ name: String) -> String? {
        guard let value = getenv(name), value.pointee != 0 else { return nil }
        return String(cString: value)
    }
}
