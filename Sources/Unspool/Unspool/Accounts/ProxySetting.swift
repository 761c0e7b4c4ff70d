/// What a sign-in does about TDLib's proxy, which TDLib remembers for the account.
public enum ProxySetting: Sendable, Equatable {
    /// Nothing: the proxy of earlier sign-ins, or none.
    case remembered
    /// From now on this server.
    case server(ProxyAddress)
    /// From now on none.
    case direct

    /// Reads `none`, or the URL of a proxy.
    /// - Throws: an ``AccountError`` with code `invalid_value` that does not show the text, for it may hold a password.
    public init(_ text: String) throws(AccountError) {
        self = text.lowercased() == "none" ? .direct : .server(try ProxyAddress(url: text))
    }
}
