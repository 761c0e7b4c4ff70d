public import NativeLoop

/// What Telegram gives the makers of a program at my.telegram.org.
public struct APICredentials: Sendable, Equatable {
    /// Above zero.
    public let id: Int32
    /// 32 hexadecimal digits at Telegram; TDLib itself leaves the form to the server.
    public let hash: Secret<String>

    public init(id: Int32, hash: Secret<String>) {
        self.id = id
        self.hash = hash
    }

    /// Reads an api id from text.
    /// - Throws: an ``AccountError`` with code `invalid_value`.
    public static func checkedID(_ text: String) throws(AccountError) -> Int32 {
        guard let number = Int32(text), number > 0 else {
            throw AccountError(.invalidValue, "The api id is a number above zero, from my.telegram.org.")
        }
        return number
    }

    /// Looks at the form of an api hash.
    /// - Throws: an ``AccountError`` with code `invalid_value` that does not show it.
    public static func checkedHash(_ text: String) throws(AccountError) -> Secret<String> {
        // Servers for tests take other hashes than 32 hexadecimal digits.
        guard !text.isEmpty, text.utf8.count <= 256, text.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F }) else {
            throw AccountError(.invalidValue, "The api hash is one word of hexadecimal digits, from my.telegram.org.")
        }
        return Secret(text)
    }

    /// Reads an api hash from a file that nobody else may read.
    /// - Throws: an ``AccountError`` with code `exposed_secret` and the command that mends it, or with code `invalid_value`.
    public static func readHash(file path: String) throws(AccountError) -> Secret<String> {
        try checkedHash(SecretFile.read(path, what: "api hash").revealed)
    }
}
