internal import CarrierNetwork
internal import CarrierWire
internal import NativeLoop

/// Everything that a node begins with, made before there is a node: so what fails leaves nothing half made.
struct OpenedNode {
    let folder: DataFolder
    let database: NodeDatabase
    let instance: ToxInstance
    let executor: NodeExecutor
    let userID: UserID
    let info: UserInfo
    let friends: [Friend]
    let warnings: [NodeError]

    init(_ configuration: NodeConfiguration) throws(NodeError) {
        var warnings: [NodeError] = []
        try Self.check(configuration.network)
        folder = try DataFolder(path: configuration.folder)
        let data = try folder.load()
        warnings += folder.warnings.map { NodeError(.badPersistentData, $0) }
        instance = try Self.instance(configuration, data)
        userID = try Self.userID(instance)
        info = try Self.ownInfo(instance, configuration)
        let (opened, damaged) = try NodeDatabase.open(inFolder: configuration.folder)
        database = opened
        if let damaged { warnings.append(NodeError(.badPersistentData, damaged.message)) }
        friends = instance.savedFriends(labels: data?.labels ?? [:]).map { number, info in
            Friend(number: number, info, limits: configuration.limits)
        }
        self.warnings = warnings
        try folder.store(CarrierData(savedata: instance.savedata, labels: data?.labels ?? [:]))
        do throws(SystemFailure) { executor = try NodeExecutor() } catch { throw NodeError(error) }
    }

    private static func check(_ network: NodeConfiguration.Network) throws(NodeError) {
        for node in network.bootstrapNodes where node.host.contains(":") && !network.isIPv6Enabled {
            throw NodeError(
                .badBootstrapHost,
                "The bootstrap node \(node.host) has an address of IPv6: enable IPv6, or name another")
        }
    }

    private static func instance(
        _ configuration: NodeConfiguration, _ data: CarrierData?
    ) throws(NodeError) -> ToxInstance {
        var given: SecretKey?
        if let secret = configuration.secretKey { given = try SecretKey(bytes: secret.revealed) }
        let identity: ToxOptions.Identity
        if let data {
            identity = .savedata(data.savedata)
        } else {
            let key = if let given { given } else { try SecretKey.generate() }
            identity = .secretKey(key.revealedBytes)
        }
        var options = ToxOptions(identity: identity)
        options.isUDPEnabled = configuration.network.isUDPEnabled
        options.ports = configuration.network.ports
        options.isIPv6Enabled = configuration.network.isIPv6Enabled
        options.isLocalDiscoveryEnabled = configuration.network.isLocalDiscoveryEnabled
        let instance = try ToxInstance(options, conditions: configuration.conditions)
        if let given, given.publicKey.bytes != instance.publicKey {
            throw NodeError(
                .alreadyExist,
                "The folder has another identity already than that of the secret key: choose another folder")
        }
        return instance
    }

    private static func userID(_ instance: ToxInstance) throws(NodeError) -> UserID {
        do throws(IdentifierError) { return try UserID(bytes: instance.publicKey) } catch {
            throw NodeError(.badPersistentData, error.message)
        }
    }

    /// The own profile, brought up to date with what this program says of itself.
    private static func ownInfo(
        _ instance: ToxInstance, _ configuration: NodeConfiguration
    ) throws(NodeError) -> UserInfo {
        if Presence(rawValue: instance.status) == nil { instance.status = Presence.none.rawValue }
        let saved = instance.savedProfile
        // What cannot be read is left alone until the profile is set: a newer program may have written it.
        guard saved != nil || instance.statusMessage.isEmpty else { return UserInfo() }
        var info = saved ?? UserInfo()
        info.set(configuration.clientInfo)
        if info != saved { try instance.setStatusMessage(info.statusMessage()) }
        let name = NulTerminatedText.encode(info.name)
        // A new identity has no name at all; native peers write the name of the profile into Tox's field.
        if !info.name.isEmpty, instance.name != name { try instance.setName(name) }
        return info
    }
}

extension UserInfo {
    mutating func set(_ client: ClientInfo) {
        (protocolVersion, platform) = (client.protocolVersion, client.platform)
        (osVersion, appVersion) = (client.osVersion, client.appVersion)
    }

    /// The bytes of the Tox status message.
    func statusMessage() throws(NodeError) -> [UInt8] {
        do throws(PacketError) {
            return try CarrierPacket.userInfo(self).encoded(for: .statusMessage)
        } catch {
            throw NodeError(.invalidArguments, "The profile cannot be sent: \(error.message)")
        }
    }
}
