/// What a toxcore instance is made with.
struct ToxOptions {
    /// Where the identity comes from.
    enum Identity {
        /// What an instance saved.
        case savedata([UInt8])
        /// 32 bytes.
        case secretKey([UInt8])
    }

    var identity: Identity
    var isUDPEnabled = true
    var isIPv6Enabled = false
    var isLocalDiscoveryEnabled = false
    var ports: ClosedRange<UInt16> = NodeConfiguration.Network.defaultPorts
    /// The port of a relay's TCP server; nil: it is none.
    var relayPort: UInt16?
}
