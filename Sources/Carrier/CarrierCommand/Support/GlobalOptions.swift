import CommandLineInterface

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// The options that every command has, before or after its name.
enum GlobalOptions {
    static let home = Option(
        "--home", "DIR", as: String.self, completion: .folder,
        help: "The identity's folder (usually carrier in the user's data folder)")
    static let isJSON = Flag("--json", help: "Write one JSON object a line to standard output")
    static let isQuiet = Flag("--quiet", short: "q", help: "Write nothing but errors to standard error")

    static let all: [any Argument] = [home, isJSON, isQuiet]
}

extension Invocation {
    /// The identity's folder: as given, or by the rules of the XDG.
    var home: String {
        get throws {
            if let path = try self[GlobalOptions.home] { return path }
            if let data = Self.variable("XDG_DATA_HOME"), data.hasPrefix("/") { return data + "/carrier" }
            guard let user = Self.variable("HOME"), user.hasPrefix("/") else {
                throw CommandFailure("HOME is not set: name the identity's folder with --home", exitCode: .usage)
            }
            return user + "/.local/share/carrier"
        }
    }

    var isJSON: Bool { get throws { try self[GlobalOptions.isJSON] } }

    /// To be called first: sets what `--quiet` says.
    func begin() throws { console.messages.setQuiet(try self[GlobalOptions.isQuiet]) }

    private static func variable(_ name: String) -> String? {
        guard let value = getenv(name) else { return nil }
        let text = String(cString: value)
        return text.isEmpty ? nil : text
    }
}
