public import NativeLoop

/// Reads a secret from a file that nobody else may read.
public enum SecretFile {
    /// The first word of the file.
    /// - Parameter what: the secret's name, for the message.
    /// - Throws: an ``AccountError`` with code `exposed_secret` and the command that mends it, or with code
    ///   `unreadable_secret`.
    public static func read(_ path: String, what: String) throws(AccountError) -> Secret<String> {
        let bytes: [UInt8]
        let facts: FileFacts
        do throws(POSIXFailure) {
            let file = try Descriptor.open(path, .read, followLink: true)
            facts = try file.facts()
            guard facts.isRegular else { throw POSIXFailure.notRegular }
            bytes = try file.readAll(limit: 4096)
        } catch {
            throw AccountError(.unreadableSecret, "The \(what) cannot be read from \(path): \(error.text).")
        }
        guard facts.mode & 0o077 == 0 else {
            throw AccountError(.exposedSecret, "Others can read \(path). Run: \(chmod("600", path))")
        }
        let text = String(decoding: bytes, as: UTF8.self)
        return Secret(String(text.drop(while: \.isWhitespace).prefix { !$0.isWhitespace }))
    }

    /// - Throws: an ``AccountError`` with code `exposed_secret` if others can read the file; nothing if it is not there.
    static func check(_ path: String) throws(AccountError) {
        if let command = command(closing: path) {
            throw AccountError(.exposedSecret, "Others can read \(path). Run: \(command)")
        }
    }

    /// The command that keeps others from reading a file; nil if they cannot, or if it is not there.
    public static func command(closing path: String) -> String? {
        guard let file = try? Descriptor.open(path, .read, followLink: true), let facts = try? file.facts() else {
            return nil
        }
        return facts.mode & 0o077 == 0 ? nil : chmod("600", path)
    }

    /// The command for a shell.
    static func chmod(_ mode: String, _ path: String) -> String {
        "chmod \(mode) \(ShellWord.quoted(path))"
    }
}
