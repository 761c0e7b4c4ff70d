import Foundation
public import NativeLoop

/// A proxy server, read from a URL.
///
/// - `socks5://[user:password@]host:port`
/// - `http://[user:password@]host:port`
/// - `mtproto://secret@host:port`, or Telegram's links `tg://proxy?server=…&port=…&secret=…`, `tg://socks?…` and the
///   same below `https://t.me/`
public struct ProxyAddress: Sendable, Equatable {
    public enum Kind: Sendable, Equatable {
        case socks5(user: Secret<String>, password: Secret<String>)
        case http(user: Secret<String>, password: Secret<String>)
        case mtproto(secret: Secret<String>)
    }

    public let host: String
    /// From 1 to 65535.
    public let port: Int32
    public let kind: Kind

    /// - Throws: an ``AccountError`` with code `invalid_value` that does not show the URL, for it may hold a password.
    public init(url: String) throws(AccountError) {
        guard let parts = URLComponents(string: url), let scheme = parts.scheme?.lowercased() else { throw Self.wrong }
        let isLink = scheme == "tg" || (scheme == "https" && ["t.me", "telegram.me"].contains(parts.host ?? ""))
        if isLink {
            let name = scheme == "tg" ? parts.host ?? "" : String(parts.path.dropFirst())
            var values: [String: String] = [:]
            for item in parts.queryItems ?? [] { values[item.name] = item.value }
            let kind: Kind
            switch name {
            case "proxy": kind = .mtproto(secret: Secret(values["secret"] ?? ""))
            case "socks":
                kind = .socks5(user: Secret(values["user"] ?? ""), password: Secret(values["pass"] ?? ""))
            default: throw Self.wrong
            }
            try self.init(host: values["server"], port: values["port"].flatMap { Int($0) }, kind)
            return
        }
        let user = Secret(parts.user ?? "")
        let password = Secret(parts.password ?? "")
        switch scheme {
        case "socks5", "socks5h":
            try self.init(host: parts.host, port: parts.port, .socks5(user: user, password: password))
        case "http": try self.init(host: parts.host, port: parts.port, .http(user: user, password: password))
        case "mtproto": try self.init(host: parts.host, port: parts.port, .mtproto(secret: user))
        default: throw Self.wrong
        }
    }

    private init(host: String?, port: Int?, _ kind: Kind) throws(AccountError) {
        guard let host, !host.isEmpty, let port, (1...65535).contains(port) else { throw Self.wrong }
        if case .mtproto(let secret) = kind, secret.revealed.isEmpty {
            throw AccountError(.invalidValue, "An MTProto proxy needs a secret: mtproto://SECRET@HOST:PORT")
        }
        // An address of IPv6 stands in brackets in a URL only.
        self.host = host.hasPrefix("[") && host.hasSuffix("]") ? String(host.dropFirst().dropLast()) : host
        self.port = Int32(port)
        self.kind = kind
    }

    private static var wrong: AccountError {
        AccountError(
            .invalidValue,
            "The proxy is neither 'none' nor one of socks5://HOST:PORT, http://HOST:PORT, mtproto://SECRET@HOST:PORT or a t.me link to a proxy."
        )
    }
}
