import Foundation
import NativeLoop

/// What is known of an account without opening it: kept in its folder, mode 0600, and no secret.
public struct AccountRecord: Sendable, Equatable, Codable {
    /// Telegram's number of the user who is signed in; nil if nobody is.
    public var userID: Int64?
    /// The user's name.
    public var name: String?
    /// Whether it is an account of Telegram's servers for tests.
    public var usesTestServers = false
    /// The proxy that TDLib remembers, such as `socks5 127.0.0.1:1080`, without its secrets; nil for none.
    public var proxy: String?

    public init() {}

    private enum CodingKeys: String, CodingKey {
        case userID = "user_id"
        case name
        case usesTestServers = "test_dc"
        case proxy
    }
}

extension AccountHome {
    /// What is known of the account in this folder; empty if nothing is. It needs no lock.
    public static func record(in path: String) -> AccountRecord {
        guard let bytes = try? PrivateFile.read(AccountLayout(path).record, limit: 1 << 16),
            let record = try? JSONDecoder().decode(AccountRecord.self, from: Data(bytes))
        else { return AccountRecord() }
        return record
    }

    /// - Throws: an ``AccountError`` if it cannot be written.
    public func save(_ record: AccountRecord) throws(AccountError) {
        guard record != Self.record(in: path) else { return }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys]
        do {
            try PrivateFile.write(Array(try encoder.encode(record)) + [0x0A], to: layout.record)
        } catch {
            throw AccountError(
                (error as? SystemFailure)?.number ?? 0, in: path,
                "What is known of the account could not be kept: \(error).")
        }
    }
}

extension ProxySetting {
    /// What a record says of it: nil for none. The present text if TDLib remembers it.
    public func text(remembered: String?) -> String? {
        switch self {
        case .remembered: remembered
        case .direct: nil
        case .server(let address):
            switch address.kind {
            case .socks5: "socks5 \(address.host):\(address.port)"
            case .http: "http \(address.host):\(address.port)"
            case .mtproto: "mtproto \(address.host):\(address.port)"
            }
        }
    }
}
