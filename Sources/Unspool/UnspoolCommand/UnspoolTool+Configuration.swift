import CommandLineInterface
import Foundation
import NativeLoop
import Unspool

extension UnspoolTool {
    /// Commands that work, and help, while the file is wrong.
    static let commandsWithoutConfiguration: Set<String> = ["doctor", "paths"]

    /// `unspool/config` in XDG's folder for configuration; nil if there is no home folder.
    var configurationPath: String? {
        if let folder = environment["XDG_CONFIG_HOME"], folder.hasPrefix("/") { return folder + "/unspool/config" }
        guard let home = environment["HOME"], home.hasPrefix("/") else { return nil }
        return home + "/.config/unspool/config"
    }

    /// The file, if there is one, and the names in it that the environment sets.
    func configuration() throws(ConfigurationFile.Failure) -> (file: ConfigurationFile, overridden: Set<String>)? {
        guard let path = configurationPath else { return nil }
        let bytes: [UInt8]
        do {
            bytes = try PrivateFile.read(path, limit: 1 << 16)
        } catch {
            if [ENOENT, ENOTDIR].contains(error.number) { return nil }
            throw ConfigurationFile.Failure("The configuration cannot be read: \(error)", exitCode: .noPermission)
        }
        guard let text = String(validating: bytes, as: UTF8.self) else {
            throw ConfigurationFile.Failure("\(path) is not UTF-8 text")
        }
        let file = try ConfigurationFile(text, path: path)
        // A proxy may have a password.
        if file.names.contains("proxy"), let command = SecretFile.command(closing: path) {
            throw ConfigurationFile.Failure(
                "Others can read \(path), which names a proxy. Run: \(command)", exitCode: .noPermission)
        }
        let variables = [
            "proxy": "UNSPOOL_PROXY", "api-id": "TELEGRAM_API_ID", "api-hash-file": "TELEGRAM_API_HASH",
            "bot-token-file": "TELEGRAM_BOT_TOKEN",
        ]
        let overridden = variables.filter { environment[$0.value] != nil }.keys
        return (file, Set(overridden))
    }
}
