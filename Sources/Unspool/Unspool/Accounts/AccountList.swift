import NativeLoop

/// The accounts of a user: the usual one, and further ones in folders of their own below `Accounts`.
public enum AccountList {
    /// An account, as found without opening it.
    public struct Entry: Sendable, Equatable {
        /// Nil for the usual account.
        public let name: String?
        /// The account's folder.
        public let path: String
        /// What was kept when the account was used last.
        public let record: AccountRecord
        /// Whether a process uses it now.
        public let use: AccountHome.Use
    }

    /// The folder of the account of this name; nil is the usual one.
    /// - Throws: an ``AccountError`` with code `invalid_value` for a name that is no plain word.
    public static func path(of name: String?, in base: String) throws(AccountError) -> String {
        guard let name else { return base }
        guard isName(name) else {
            throw AccountError(
                .invalidValue,
                "An account's name is up to 64 letters, digits, '-', '_' or '.', and begins with none of the last three."
            )
        }
        return AccountLayout(base).accounts + "/" + name
    }

    /// Every account whose folder is there, the usual one first, then by name.
    public static func all(in base: String) -> [Entry] {
        var entries: [Entry] = []
        func add(_ name: String?, _ path: String) {
            guard let folder = try? Descriptor.open(path, .folder, followLink: true),
                (try? folder.facts(of: AccountLayout.lock)) != nil
                    || (try? folder.facts(of: AccountLayout.tdlib)) != nil
            else { return }
            entries.append(
                Entry(name: name, path: path, record: AccountHome.record(in: path), use: AccountHome.use(of: path)))
        }
        add(nil, base)
        let accounts = AccountLayout(base).accounts
        let folder = try? Descriptor.open(accounts, .folder, followLink: true)
        for name in ((try? folder?.entries()) ?? []).filter(isName).sorted() { add(name, accounts + "/" + name) }
        return entries
    }

    /// Whether an account can have this name.
    public static func isName(_ name: String) -> Bool {
        func isPlain(_ byte: UInt8) -> Bool {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"):
                true
            default: false
            }
        }
        guard let first = name.utf8.first, isPlain(first), name.utf8.count <= 64 else { return false }
        return name.utf8.allSatisfy { isPlain($0) || "-_.".utf8.contains($0) }
    }
}
