internal import NativeLoop

#if canImport(Darwin)
internal import Darwin
#elseif canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#endif

/// Looks up the addresses of a host name on a thread of its own, as that can take many seconds.
enum HostLookup {
    /// - Parameter done: called once, on that thread, with the addresses; none if the name is not known.
    ///   Those of IPv4 only, unless `isIPv6Enabled`.
    static func start(_ host: String, isIPv6Enabled: Bool, _ done: @escaping @Sendable ([String]) -> Void) {
        do {
            try OwnedThread.start(name: "carrier-lookup") { done(addresses(of: host, isIPv6Enabled)) }
        } catch {
            done([])
        }
    }

    private static func addresses(of host: String, _ isIPv6Enabled: Bool) -> [String] {
        var hints = addrinfo()
        hints.ai_family = isIPv6Enabled ? AF_UNSPEC : AF_INET
        #if canImport(Glibc)
        hints.ai_socktype = CInt(SOCK_DGRAM.rawValue)
        #else
        hints.ai_socktype = SOCK_DGRAM
        #endif
        var list: UnsafeMutablePointer<addrinfo>?
        guard getaddrinfo(host, nil, &hints, &list) == 0 else { return [] }
        defer { freeaddrinfo(list) }
        var addresses: [String] = []
        var next = list
        while let entry = next {
            var text = [UInt8](repeating: 0, count: 64)
            let result = text.withUnsafeMutableBytes { buffer in
                getnameinfo(
                    entry.pointee.ai_addr, entry.pointee.ai_addrlen, buffer.bindMemory(to: CChar.self).baseAddress,
                    socklen_t(buffer.count), nil, 0, NI_NUMERICHOST)
            }
            let address = String(decoding: text.prefix { $0 != 0 }, as: UTF8.self)
            if result == 0, !addresses.contains(address) { addresses.append(address) }
            next = entry.pointee.ai_next
        }
        return addresses
    }
}
