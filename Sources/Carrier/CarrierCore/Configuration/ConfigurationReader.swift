internal import CarrierWire
internal import NativeLoop

/// Makes sense of the settings of a file.
struct ConfigurationReader {
    private static let nativeKeys = ["bootstraps", "express_nodes", "udp-enabled", "log-level", "log-file", "data-dir"]
    private static let ownKeys = ["ports", "local-discovery", "outbox"]
    private static let nodeKeys = ["ipv4", "ipv6", "port", "public-key"]

    let file: String
    let dialect: CarrierConfigurationFile.Dialect
    private(set) var warnings: [String] = []

    init(file: String, dialect: CarrierConfigurationFile.Dialect) {
        self.file = file
        self.dialect = dialect
    }

    mutating func read(
        _ settings: [ConfigurationSetting], into result: inout CarrierConfigurationFile
    ) throws(NodeError) {
        for setting in settings {
            switch setting.name {
            case "bootstraps":
                for address in try nodes(setting, .bootstrap) { result.bootstraps.append(BootstrapNode(address)) }
            case "express_nodes":
                for address in try nodes(setting, .express) { result.expressNodes.append(ExpressNode(address)) }
            case "udp-enabled": result.isUDPEnabled = try boolean(setting)
            case "log-level": result.logLevel = try integer(setting, 0...7)
            case "log-file": result.logFile = try path(setting)
            case "data-dir": result.dataFolder = try path(setting)
            case "ports" where dialect == .martlet: result.ports = try ports(setting)
            case "local-discovery" where dialect == .martlet: result.isLocalDiscoveryEnabled = try boolean(setting)
            case "outbox" where dialect == .martlet: result.isOutboxEnabled = try boolean(setting)
            default: try unknown(setting, Self.nativeKeys + Self.ownKeys)
            }
        }
        if dialect == .native, !settings.contains(where: { $0.name == "bootstraps" }) {
            throw NodeError(.invalidArguments, "\"\(file)\": the list 'bootstraps' is missing")
        }
    }

    // MARK: Nodes

    private mutating func nodes(
        _ setting: ConfigurationSetting, _ kind: NodeAddress.Kind
    ) throws(NodeError) -> [NodeAddress] {
        guard case .list(let entries) = setting.value else {
            throw expected("a list of groups: ( { … }, { … } )", setting)
        }
        var found: [NodeAddress] = []
        for entry in entries { found += try node(entry, kind) }
        return found
    }

    private mutating func node(
        _ entry: ConfigurationSetting, _ kind: NodeAddress.Kind
    ) throws(NodeError) -> [NodeAddress] {
        guard case .group(let members) = entry.value else { throw expected("a group: { … }", entry) }
        var hosts: [ConfigurationSetting] = []
        var (port, key): (ConfigurationSetting?, ConfigurationSetting?)
        for member in members {
            switch member.name {
            case "ipv4", "ipv6": hosts.append(member)
            case "host" where dialect == .martlet: hosts.append(member)
            case "port": port = member
            case "public-key": key = member
            default: try unknown(member, Self.nodeKeys + ["host"])
            }
        }
        guard let key else { throw error(.invalidArguments, "the \(kind.name) has no 'public-key'", entry) }
        guard !hosts.isEmpty else {
            throw error(kind.hostCode, "the \(kind.name) has no \(dialect == .native ? "'ipv4'" : "'host'")", entry)
        }
        let number = try port.map { member throws(NodeError) in try self.port(member, kind) } ?? kind.defaultPort
        let keyText = try text(key)
        let userID = try located(key) { () throws(NodeError) in
            try NodeAddress.key(keyText, kind, isByNative: dialect == .native)
        }
        var found: [NodeAddress] = []
        for host in hosts {
            let name = try text(host)
            // Native's own files leave `ipv6` empty where there is none.
            if name.isEmpty, host.name == "ipv6", hosts.count > 1 { continue }
            found.append(
                try located(host) { () throws(NodeError) in
                    try NodeAddress(host: name, port: number, key: userID, kind)
                })
        }
        return found
    }

    private func port(_ setting: ConfigurationSetting, _ kind: NodeAddress.Kind) throws(NodeError) -> UInt16 {
        switch setting.value {
        case .integer(let number):
            return try located(setting) { () throws(NodeError) in try NodeAddress.port(String(number), kind) }
        case .text(let text):
            return try located(setting) { () throws(NodeError) in try NodeAddress.port(text, kind) }
        default: throw expected("a number from 1 to 65535", setting)
        }
    }

    // MARK: Values

    private func boolean(_ setting: ConfigurationSetting) throws(NodeError) -> Bool {
        guard case .boolean(let value) = setting.value else { throw expected("true or false", setting) }
        return value
    }

    private func integer(_ setting: ConfigurationSetting, _ range: ClosedRange<Int64>) throws(NodeError) -> Int {
        guard case .integer(let value) = setting.value, range.contains(value) else {
            throw expected("a number from \(range.lowerBound) to \(range.upperBound)", setting)
        }
        return Int(value)
    }

    private func text(_ setting: ConfigurationSetting) throws(NodeError) -> String {
        guard case .text(let value) = setting.value else { throw expected("text in quotation marks", setting) }
        return value
    }

    private func path(_ setting: ConfigurationSetting) throws(NodeError) -> String {
        let value = try text(setting)
        if value.isEmpty { throw error(.invalidArguments, "'\(setting.name)' is empty: give a path", setting) }
        return value
    }

    private func ports(_ setting: ConfigurationSetting) throws(NodeError) -> ClosedRange<UInt16> {
        let form = "a port or two with '-' between them, such as \"33445-33545\""
        switch setting.value {
        case .integer(let number):
            guard let port = UInt16(exactly: number), port != 0 else { throw expected(form, setting) }
            return port...port
        case .text(let text):
            guard let ports = PortText.range(text) else { throw expected(form, setting) }
            return ports
        default: throw expected(form, setting)
        }
    }

    // MARK: Errors

    private mutating func unknown(_ setting: ConfigurationSetting, _ names: [String]) throws(NodeError) {
        let place = "\"\(file)\", line \(setting.line)"
        guard dialect == .martlet else {
            warnings.append("\(place): the key \(shown(setting.name)) is unknown and was ignored")
            return
        }
        let advice =
            nearest(to: setting.name, in: names).map { "did you mean '\($0)'?" }
            ?? "known are \(names.joined(separator: ", "))"
        throw NodeError(.invalidArguments, "\(place): the key \(shown(setting.name)) is unknown; \(advice)")
    }

    private func expected(_ what: String, _ setting: ConfigurationSetting) -> NodeError {
        let name = setting.name.isEmpty ? "the entry" : "'\(setting.name)'"
        return error(.invalidArguments, "\(name) must be \(what)", setting)
    }

    private func error(_ code: NodeError.Code, _ message: String, _ setting: ConfigurationSetting) -> NodeError {
        NodeError(code, "\"\(file)\", line \(setting.line): \(message)")
    }

    /// Puts file and line before the message of what `body` throws.
    private func located<Value>(
        _ setting: ConfigurationSetting, _ body: () throws(NodeError) -> Value
    ) throws(NodeError) -> Value {
        do throws(NodeError) {
            return try body()
        } catch {
            throw NodeError(error.code, "\"\(file)\", line \(setting.line): \(error.message)", facility: error.facility)
        }
    }
}
