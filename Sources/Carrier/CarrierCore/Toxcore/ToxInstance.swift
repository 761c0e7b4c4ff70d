internal import CToxcore
internal import CarrierNetwork

/// A toxcore instance that speaks Carrier's framing. Owned by one actor, used on its thread.
///
/// Its functions are toxcore's, with bytes in arrays and errors as ``NodeError`` (the table of section 13.1).
final class ToxInstance {
    let handle: OpaquePointer
    /// Must outlive ``handle``.
    let system: CarrierSystem
    /// Called inside ``iterate()``, on its thread: before toxcore tells the peer that it has what is reported.
    var onEvent: (ToxEvent) -> Void = { _ in }

    init(_ options: ToxOptions, conditions: NetworkConditions = .none) throws(NodeError) {
        do throws(CarrierSystemError) {
            system = try CarrierSystem(conditions: conditions)
        } catch {
            throw NodeError(.notImplemented, error.description, facility: .dht)
        }
        guard let native = tox_options_new(nil) else {
            throw NodeError(.outOfMemory, "There is no memory for toxcore's options", facility: .dht)
        }
        defer { tox_options_free(native) }
        tox_options_set_operating_system(native, system.toxSystem)
        tox_options_set_udp_enabled(native, options.isUDPEnabled)
        tox_options_set_ipv6_enabled(native, options.isIPv6Enabled)
        tox_options_set_local_discovery_enabled(native, options.isLocalDiscoveryEnabled)
        tox_options_set_start_port(native, options.ports.lowerBound)
        tox_options_set_end_port(native, options.ports.upperBound)
        tox_options_set_tcp_port(native, options.relayPort ?? 0)
        let (type, bytes): (Tox_Savedata_Type, [UInt8]) =
            switch options.identity {
            case .savedata(let bytes): (TOX_SAVEDATA_TYPE_TOX_SAVE, bytes)
            case .secretKey(let bytes): (TOX_SAVEDATA_TYPE_SECRET_KEY, bytes)
            }
        tox_options_set_savedata_type(native, type)
        var error = TOX_ERR_NEW_OK
        let made = bytes.withUnsafeBufferPointer { buffer in
            tox_options_set_savedata_data(native, buffer.baseAddress, buffer.count)
            return tox_new(native, &error)
        }
        guard let made else { throw Self.newError(error, options) }
        handle = made
        ToxCallbacks.install(on: handle)
    }

    deinit { tox_kill(handle) }

    private static func newError(_ error: Tox_Err_New, _ options: ToxOptions) -> NodeError {
        switch error {
        case TOX_ERR_NEW_PORT_ALLOC:
            let ports = "\(options.ports.lowerBound) to \(options.ports.upperBound)"
            let relay = options.relayPort.map { " and of TCP port \($0)" } ?? ""
            return NodeError(
                .portAllocation,
                "No UDP port of \(ports)\(relay) can be had: choose other ports, or end what uses them", facility: .dht)
        case TOX_ERR_NEW_LOAD_ENCRYPTED:
            return NodeError(
                NodeError.Code(rawValue: 0x1C), "The saved identity is encrypted; that is not supported", facility: .dht
            )
        case TOX_ERR_NEW_LOAD_BAD_FORMAT:
            return NodeError(.badPersistentData, "toxcore cannot read the saved identity", facility: .dht)
        case TOX_ERR_NEW_MALLOC:
            return NodeError(.outOfMemory, "There is no memory for a toxcore instance", facility: .dht)
        default:
            return NodeError(.unknown, "toxcore did not start (error \(error.rawValue))", facility: .dht)
        }
    }

    // MARK: The loop

    /// Receives, reports through ``onEvent``, and sends what is due.
    func iterate() { tox_iterate(handle, Unmanaged.passUnretained(self).toOpaque()) }

    /// How long toxcore can wait for its next iteration, in milliseconds.
    var iterationInterval: UInt32 { tox_iteration_interval(handle) }

    // MARK: Joining the network

    func bootstrap(host: String, port: UInt16, key: [UInt8]) throws(NodeError) {
        var error = TOX_ERR_BOOTSTRAP_OK
        guard key.count == Int(TOX_PUBLIC_KEY_SIZE) else {
            throw NodeError(.invalidArguments, "A node's key has 32 bytes, not \(key.count)")
        }
        if tox_bootstrap(handle, host, port, key, &error), tox_add_tcp_relay(handle, host, port, key, &error) { return }
        switch error {
        case TOX_ERR_BOOTSTRAP_BAD_HOST:
            throw NodeError(
                .badBootstrapHost, "The bootstrap node \(host) cannot be reached: the name has no usable address",
                facility: .dht)
        case TOX_ERR_BOOTSTRAP_BAD_PORT:
            throw NodeError(.badBootstrapPort, "\(port) is no port of a bootstrap node", facility: .dht)
        default:
            throw NodeError(
                .unknown, "The bootstrap node \(host) was refused (error \(error.rawValue))", facility: .dht)
        }
    }

    /// The UDP port, or nil without UDP.
    var udpPort: UInt16? {
        let port = tox_self_get_udp_port(handle, nil)
        return port == 0 ? nil : port
    }

    var relayPort: UInt16? {
        let port = tox_self_get_tcp_port(handle, nil)
        return port == 0 ? nil : port
    }

    /// The key under which others bootstrap from this instance, 32 bytes. It is not that of the identity.
    var dhtKey: [UInt8] { filled(Int(TOX_PUBLIC_KEY_SIZE)) { tox_self_get_dht_id(handle, $0) } }

    // MARK: Itself

    /// What is to be saved; it holds the secret key.
    var savedata: [UInt8] { filled(tox_get_savedata_size(handle)) { tox_get_savedata(handle, $0) } }

    var publicKey: [UInt8] { filled(Int(TOX_PUBLIC_KEY_SIZE)) { tox_self_get_public_key(handle, $0) } }
    var secretKey: [UInt8] { filled(Int(TOX_SECRET_KEY_SIZE)) { tox_self_get_secret_key(handle, $0) } }

    /// The nospam in the order of the address: its first byte is the highest.
    var nospam: UInt32 {
        get { tox_self_get_nospam(handle) }
        set { tox_self_set_nospam(handle, newValue) }
    }

    var statusMessage: [UInt8] {
        filled(tox_self_get_status_message_size(handle)) { tox_self_get_status_message(handle, $0) }
    }

    func setStatusMessage(_ bytes: [UInt8]) throws(NodeError) {
        if !tox_self_set_status_message(handle, bytes, bytes.count, nil) {
            throw NodeError(.tooLong, "toxcore does not take a profile of \(bytes.count) bytes", facility: .dht)
        }
    }

    var name: [UInt8] { filled(tox_self_get_name_size(handle)) { tox_self_get_name(handle, $0) } }

    func setName(_ bytes: [UInt8]) throws(NodeError) {
        if !tox_self_set_name(handle, bytes, bytes.count, nil) {
            throw NodeError(.tooLong, "toxcore does not take a name of \(bytes.count) bytes", facility: .dht)
        }
    }

    var status: UInt32 {
        get { UInt32(tox_self_get_status(handle).rawValue) }
        set { tox_self_set_status(handle, Tox_User_Status(rawValue: newValue)) }
    }

    func filled(_ count: Int, _ fill: (UnsafeMutablePointer<UInt8>?) -> Void) -> [UInt8] {
        Array(unsafeUninitializedCapacity: count) { buffer, used in
            fill(buffer.baseAddress)
            used = count
        }
    }
}
