internal import NativeLoop

#if canImport(Darwin)
internal import Darwin
#elseif canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#endif

/// What a configuration file says: native Carrier's `carrier.conf`, or ours in the same syntax, that of libconfig.
///
/// ```
/// bootstraps = ( { host = "13.58.208.50", port = 33445, public-key = "89vny8…" } )
/// express_nodes = ( { host = "lens.beagle.chat", port = 443, public-key = "ECbs4G…" } )
/// udp-enabled = true
/// log-level = 4              # 0 to 7
/// log-file = "/var/log/carrier.log"
/// data-dir = "~/.carrier"
/// ports = "33445-33545"      # ours alone, like the next two
/// local-discovery = false
/// outbox = true
/// ```
///
/// A node has `host`, or as in native's files `ipv4`, `ipv6` or both, which then are two nodes. The port may be missing, a number or
/// text. What the file does not say is nil or empty here. Carrier protocol, section 12.
public struct CarrierConfigurationFile: Sendable, Hashable {
    /// Whose file it is, which decides about keys that nobody knows.
    public enum Dialect: Sendable, Hashable {
        /// Ours: an unknown key is an error that names the key which was probably meant.
        case martlet
        /// Native Carrier's, for programs of whatever version: unknown keys become ``warnings``; `bootstraps` must be there.
        case native
    }

    /// How long a file may be: 128 KiB, which is more than a thousand nodes.
    public static let sizeLimit = 128 * 1024

    public var bootstraps: [BootstrapNode] = []
    public var expressNodes: [ExpressNode] = []
    public var isUDPEnabled: Bool?
    /// 0 (nothing) to 7 (everything).
    public var logLevel: Int?
    public var logFile: String?
    /// As it was written: a `~` is not expanded.
    public var dataFolder: String?
    /// Where the node may listen.
    public var ports: ClosedRange<UInt16>?
    public var isLocalDiscoveryEnabled: Bool?
    /// Whether messages for friends who are offline are kept over a restart.
    public var isOutboxEnabled: Bool?
    /// What was ignored, one sentence each.
    public var warnings: [String] = []

    /// Reads a file.
    ///
    /// Nothing else is read: `@include` is refused.
    ///
    /// - Throws: ``NodeError``: ``NodeError/Code/invalidArguments`` that names the file, the line and what was expected;
    ///   ``NodeError/Code/badBootstrapHost`` and ``NodeError/Code/badBootstrapPort`` in the same form; ``NodeError/Code/tooLong``;
    ///   of the system if it cannot be read.
    public init(path: String, dialect: Dialect = .martlet) throws(NodeError) {
        let bytes: [UInt8]
        do throws(SystemFailure) {
            bytes = try PrivateFile.read(path, limit: Self.sizeLimit)
        } catch {
            if error.number == EFBIG { throw Self.tooLong(path) }
            throw NodeError(error)
        }
        try self.init(bytes: bytes, name: path, dialect: dialect)
    }

    /// Reads the text of a file.
    ///
    /// - Parameter name: what messages call it.
    /// - Throws: ``NodeError`` as ``init(path:dialect:)``.
    public init(text: String, name: String = "carrier.conf", dialect: Dialect = .martlet) throws(NodeError) {
        try self.init(bytes: Array(text.utf8), name: name, dialect: dialect)
    }

    private init(bytes: [UInt8], name: String, dialect: Dialect) throws(NodeError) {
        guard bytes.count <= Self.sizeLimit else { throw Self.tooLong(name) }
        var reader = ConfigurationReader(file: name, dialect: dialect)
        let settings = try ConfigurationSetting.parse(bytes, file: name)
        try reader.read(settings, into: &self)
        warnings = reader.warnings
    }

    private static func tooLong(_ name: String) -> NodeError {
        NodeError(.tooLong, "\"\(name)\" has more than \(sizeLimit) bytes: it is no configuration file")
    }
}
