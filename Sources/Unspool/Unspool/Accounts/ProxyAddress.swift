import Foundation
public import NativeLoop

/// A proxy server, read from a URL.
///
/// - `socks5://[user:password@]host:port`
/// - `http://[user:password@]host:port`
/// - `mtproto://secret@host:port`, or Telegram's links `tg://proxy?server=…&port=…&secret=…`, `tg://socks?…` and the
///   same below `https://t.me/`
public struct ProxyAddress: Sendable, Equatable {
    /// The protocol, with what it signs in with; an empty user is none.
    public enum Kind: Sendable, Equatable {
        case socks5(user: Secret<String>, password: Secret<String>)
        case http(user: Secret<String>, password: Secret<String>)
        case mtproto(secret: Secret<String>)
    }

    /// A name or an address, one of IPv6 without brackets.
    public let host: String
    /// From 1 to 65535.
    public let port: Int32
    /// How it is spoken to.
    public let kind: Kind

    /// - Throws: an ``AccountError`` with code `invalid_value` that says what is wrong and does not show the URL, for it
    ///   may hold a password.
    public init(url: String) throws(AccountError) {
        guard let mark = url.range(of: "://") else { throw Self.unknownKind }
        let scheme = url[..<mark.lowerBound].lowercased()
        let authority = url[mark.upperBound...].prefix { !"/?#".contains($0) }
        let isLink = scheme == "tg" || (scheme == "https" && ["t.me", "telegram.me"].contains(authority.lowercased()))
        if isLink {
            try self.init(link: url, isShort: scheme == "tg")
            return
        }
        guard ["socks5", "socks5h", "http", "mtproto"].contains(scheme) else { throw Self.unknownKind }

        let at = authority.lastIndex(of: "@")
        let login = at.map { authority[..<$0] } ?? ""
        let colon = login.firstIndex(of: ":")
        let user = Secret(try Self.decoded(login[..<(colon ?? login.endIndex)]))
        let password = Secret(try Self.decoded(colon.map { login[login.index(after: $0)...] } ?? ""))
        let address = at.map { authority[authority.index(after: $0)...] } ?? authority
        // In brackets an address of IPv6 has colons of its own.
        let hostEnd = address.lastIndex(of: ":").flatMap { address[$0...].contains("]") ? nil : $0 }
        let host = try Self.decoded(address[..<(hostEnd ?? address.endIndex)])
        let port = hostEnd.map { String(address[address.index(after: $0)...]) }
        if host.contains(":"), !host.hasPrefix("[") {
            throw Self.invalid("The proxy's address of IPv6 has to stand in brackets: socks5://[::1]:PORT")
        }
        switch scheme {
        case "mtproto": try self.init(host: host, port: port, .mtproto(secret: user))
        case "http": try self.init(host: host, port: port, .http(user: user, password: password))
        default: try self.init(host: host, port: port, .socks5(user: user, password: password))
        }
    }

    private init(link: String, isShort: Bool) throws(AccountError) {
        guard let parts = URLComponents(string: link) else { throw Self.unknownKind }
        var values: [String: String] = [:]
        for item in parts.queryItems ?? [] { values[item.name] = item.value }
        let kind: Kind
        switch isShort ? parts.host ?? "" : String(parts.path.dropFirst()) {
        case "proxy": kind = .mtproto(secret: Secret(values["secret"] ?? ""))
        case "socks": kind = .socks5(user: Secret(values["user"] ?? ""), password: Secret(values["pass"] ?? ""))
        default: throw Self.unknownKind
        }
        try self.init(host: values["server"] ?? "", port: values["port"], kind)
    }

    private init(host: String, port: String?, _ kind: Kind) throws(AccountError) {
        var host = host
        if host.hasPrefix("["), host.hasSuffix("]") { host = String(host.dropFirst().dropLast()) }
        guard !host.isEmpty else { throw Self.invalid("The proxy has no host. \(Self.forms)") }
        guard let port, !port.isEmpty else { throw Self.invalid("The proxy has no port. \(Self.forms)") }
        guard port.allSatisfy({ $0.isASCII && $0.isNumber }), let number = Int32(port), (1...65535).contains(number)
        else {
            throw Self.invalid("The proxy's port must be a whole number from 1 to 65535")
        }
        if case .mtproto(let secret) = kind {
            if secret.revealed.isEmpty {
                throw Self.invalid("An MTProto proxy needs a secret: mtproto://SECRET@HOST:PORT")
            }
            guard MTProtoSecret.isValid(secret.revealed) else {
                throw Self.invalid(
                    """
                    The secret of the MTProto proxy is wrong: it has 32 hexadecimal digits, 34 that begin with dd, or more that \
                    begin with ee, or is the same in base64. Copy it as a whole
                    """)
            }
        }
        self.host = host
        self.port = number
        self.kind = kind
    }

    private static func decoded(_ text: Substring) throws(AccountError) -> String {
        guard let text = text.removingPercentEncoding else {
            throw invalid("The proxy has a '%' without two hexadecimal digits behind it: '%' itself is written %25")
        }
        return text
    }

    private static let forms = "It is socks5://HOST:PORT, http://HOST:PORT or mtproto://SECRET@HOST:PORT"

    private static var unknownKind: AccountError {
        invalid(
            "The proxy is neither 'none' nor one of socks5://HOST:PORT, http://HOST:PORT, mtproto://SECRET@HOST:PORT or a t.me link to a proxy."
        )
    }

    private static func invalid(_ message: String) -> AccountError { AccountError(.invalidValue, message) }
}
