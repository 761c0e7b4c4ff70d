internal import CarrierWire

#if canImport(Darwin)
internal import Darwin
#elseif canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#endif

/// The host, port and key of either kind of node, checked.
struct NodeAddress {
    /// What differs between the kinds.
    struct Kind {
        let name: String
        let defaultPort: UInt16
        let hostCode: NodeError.Code
        let portCode: NodeError.Code

        static let bootstrap = Kind(
            name: "bootstrap node", defaultPort: BootstrapNode.defaultPort, hostCode: .badBootstrapHost,
            portCode: .badBootstrapPort)
        static let express = Kind(
            name: "Express node", defaultPort: ExpressNode.defaultPort, hostCode: .invalidArguments,
            portCode: .invalidArguments)
    }

    let host: String
    let port: UInt16
    let key: UserID

    init(host: String, port: UInt16, key: UserID, _ kind: Kind) throws(NodeError) {
        if let fault = Self.fault(ofHost: host) {
            throw NodeError(kind.hostCode, "The host of a \(kind.name) \(fault)")
        }
        guard port != 0 else {
            throw NodeError(kind.portCode, "The port of a \(kind.name) is a number from 1 to 65535, not 0")
        }
        self.host = host
        self.port = port
        self.key = key
    }

    init(_ text: String, _ kind: Kind) throws(NodeError) {
        var (host, rest) = ("", text[...])
        if text.hasPrefix("[") {
            guard let end = text.firstIndex(of: "]"), text[end...].hasPrefix("]:") else {
                throw NodeError(kind.hostCode, "After '[' an IPv6 address, ']' and ':' are expected: [::1]:PORT:KEY")
            }
            host = String(text[text.index(after: text.startIndex)..<end])
            guard host.contains(":") else {
                throw NodeError(kind.hostCode, "Between '[' and ']' stands an IPv6 address, and nothing else")
            }
            rest = text[end...].dropFirst(2)
        }
        var parts = rest.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
        if host.isEmpty { host = parts.removeFirst() }
        guard parts.count == 1 || parts.count == 2 else {
            throw NodeError(
                .invalidArguments,
                "A \(kind.name) is written HOST:PORT:KEY, or HOST:KEY for port \(kind.defaultPort); an IPv6 address "
                    + "stands in brackets")
        }
        let port = parts.count == 2 ? try Self.port(parts[0], kind) : kind.defaultPort
        let key = try Self.key(parts[parts.count - 1], kind)
        try self.init(host: host, port: port, key: key, kind)
    }

    static func port(_ text: String, _ kind: Kind) throws(NodeError) -> UInt16 {
        guard let port = PortText.port(text) else {
            throw NodeError(
                kind.portCode, "The port of a \(kind.name) is a number from 1 to 65535, not \(shown(text))")
        }
        return port
    }

    /// - Parameter isByNative: whether native Carrier may have written it, which leaves zero bytes out.
    static func key(_ text: String, _ kind: Kind, isByNative: Bool = false) throws(NodeError) -> UserID {
        do throws(IdentifierError) {
            return isByNative ? try UserID(writtenByPeer: text) : try UserID(text)
        } catch {
            throw NodeError(.invalidArguments, "The key of a \(kind.name) is 32 bytes in base 58. \(error.message)")
        }
    }

    /// What is wrong with a host, to be put behind "the host"; nil if nothing is.
    static func fault(ofHost host: String) -> String? {
        let bytes = Array(host.utf8)
        guard (1...253).contains(bytes.count) else { return "has 1 to 253 bytes, not \(bytes.count)" }
        if bytes.contains(where: { $0 <= 0x20 || $0 == 0x7F }) { return "contains a blank or a control character" }
        if bytes.contains(UInt8(ascii: ":")) {
            return isLiteral(host) ? nil : "looks like an IPv6 address, but is none"
        }
        if bytes.allSatisfy({ (0x30...0x39).contains($0) || $0 == UInt8(ascii: ".") }) {
            return isLiteral(host)
                ? nil : "looks like an IPv4 address, but is none: four numbers from 0 to 255 are expected"
        }
        let labels = bytes.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
        // One dot at the end is allowed: it says that the name is complete.
        let names = labels.count > 1 && labels[labels.count - 1].isEmpty ? labels.dropLast() : labels[...]
        let isName = names.allSatisfy { name in
            (1...63).contains(name.count) && name.first != UInt8(ascii: "-") && name.last != UInt8(ascii: "-")
                && name.allSatisfy {
                    $0 < 0x80 && (isLetterOrDigit($0) || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_"))
                }
        }
        return isName
            ? nil
            : "is no DNS name: letters, digits, '-' and '.' are expected (other letters as xn--…)"
    }

    /// Whether a host is an IPv4 or IPv6 address.
    static func isLiteral(_ host: String) -> Bool {
        var (four, six) = (in_addr(), in6_addr())
        return inet_pton(AF_INET, host, &four) == 1 || inet_pton(AF_INET6, host, &six) == 1
    }

    private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
        (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
    }

    static func text(_ host: String, _ port: UInt16, _ key: UserID) -> String {
        host.contains(":") ? "[\(host)]:\(port):\(key)" : "\(host):\(port):\(key)"
    }
}

/// A text from outside, safe to show: quoted, short, printable ASCII alone.
func shown(_ text: String) -> String {
    let letters = text.unicodeScalars.prefix(40).map { (0x20..<0x7F).contains($0.value) ? Character($0) : "?" }
    return "'" + String(letters) + (text.unicodeScalars.count > 40 ? "…'" : "'")
}
