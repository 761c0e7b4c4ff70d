/// The proxies of a client. They are remembered and listed; the simulated Telegram needs none.
struct ProxyTable {
    private var proxies: [(id: Int64, proxy: TLObject, comment: String)] = []
    private(set) var enabled: Int64 = 0
    // TDLib keeps the first number for the proxy of its old interface.
    private var lastID: Int64 = 1

    mutating func answer(_ request: TLObject) -> TLObject {
        let id = request.int("proxy_id")
        switch request.type {
        case "getProxies": return TLObject("addedProxies", ["proxies": .objects(proxies.map(object))])
        case "editProxy" where request.object("proxy") == nil:
            return .error(400, "Proxy must be non-empty")
        case "addProxy":
            if let error = Self.error(request.object("proxy")) { return error }
            lastID += 1
            return store(request, id: lastID)
        case "disableProxy":
            enabled = 0
            return .ok
        default: break
        }
        guard let index = proxies.firstIndex(where: { $0.id == id }) else {
            return .error(400, "Unknown proxy identifier")
        }
        switch request.type {
        case "editProxy":
            if let error = Self.error(request.object("proxy")) { return error }
            proxies.remove(at: index)
            return store(request, id: id)
        case "enableProxy": enabled = id
        case "removeProxy":
            proxies.remove(at: index)
            if enabled == id { enabled = 0 }
        default: return SynchronousFunctions.notSimulated(request.type)
        }
        return .ok
    }

    private mutating func store(_ request: TLObject, id: Int64) -> TLObject {
        let entry = (
            id: id, proxy: request.object("proxy") ?? TLObject("proxy"), comment: request.text("comment") ?? ""
        )
        proxies.append(entry)
        proxies.sort { $0.id < $1.id }
        if request.bool("enable") { enabled = id }
        return object(entry)
    }

    private func object(_ entry: (id: Int64, proxy: TLObject, comment: String)) -> TLObject {
        TLObject(
            "addedProxy",
            [
                "id": .int(entry.id), "is_enabled": .bool(entry.id == enabled), "comment": .text(entry.comment),
                "proxy": .object(entry.proxy),
            ])
    }

    private static func error(_ proxy: TLObject?) -> TLObject? {
        guard let proxy else { return .error(400, "Proxy must be non-empty") }
        guard proxy.text("server")?.isEmpty == false else { return .error(400, "Server name must be non-empty") }
        guard (1...65_535).contains(proxy.int("port")) else { return .error(400, "Wrong port number") }
        guard let type = proxy.object("type") else { return .error(400, "Proxy type must be non-empty") }
        if type.type == "proxyTypeMtproto" {
            let secret = type.text("secret") ?? ""
            guard secret.count >= 32, secret.allSatisfy(\.isHexDigit) else { return .error(400, "Wrong proxy secret") }
        }
        return nil
    }
}
