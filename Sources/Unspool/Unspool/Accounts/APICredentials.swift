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

    /// Checks the form of both, for an early and clear error.
    /// - Throws: an ``AccountError`` with code `invalid_value` that does not show the hash.
    public init(checkingID id: String, hash: String) throws(AccountError) {
        guard let number = Int32(id), number > 0 else {
            throw AccountError(.invalidValue, "The api id is a number above zero, from my.telegram.org.")
        }
        // Servers for tests take other hashes than 32 hexadecimal digits.
        guard !hash.isEmpty, hash.utf8.count <= 256, hash.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F }) else {
            throw AccountError(.invalidValue, "The api hash is one word of hexadecimal digits, from my.telegram.org.")
        }
        self.init(id: number, hash: Secret(hash))
    }

    /// Reads an api hash from a file that nobody else may read.
    /// - Throws: an ``AccountError`` with code `exposed_secret` and the command that mends it.
    public static func readHash(file path: String) throws(AccountError) -> Secret<String> {
        try SecretFile.read(path, what: "api hash")
    }
}
