internal import CarrierNetwork
public import CarrierWire
internal import NativeLoop

#if canImport(Darwin)
internal import Darwin
#elseif canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#endif

/// Where nodes enter a private network, and a TCP relay for those that UDP does not reach.
///
/// It has no friends and says nothing; it is toxcore with its TCP server on.
/// ```swift
/// let server = try BootstrapServer(keyFile: "/var/lib/carrier/bootstrap.key")
/// print("HOST:\(await server.udpPort):\(server.key)")
/// try await server.run()
/// ```
public actor BootstrapServer {
    nonisolated let executor: NodeExecutor
    public nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

    /// The key under which nodes know this server. It stays as long as the key file does.
    public nonisolated let key: UserID
    /// The UDP port that it has.
    public let udpPort: UInt16
    /// The TCP port of the relay; nil if it is none.
    public let relayPort: UInt16?

    private var instance: ToxInstance?
    private var hasRun = false
    private var isStopping = false
    private var nextIteration: Duration = .zero
    private var running: CheckedContinuation<Void, Never>?

    /// - Parameters:
    ///   - keyFile: 32 bytes, made with mode 0600 if it is not there.
    ///   - ports: the UDP port is the first free one of these.
    ///   - relayPort: the TCP port; nil: no relay. Native nodes expect it to have the UDP port's number.
    ///   - isIPv6Enabled: whether nodes are served over IPv6 too.
    /// - Throws: ``NodeError``: no port is free, or the key file cannot be read or made.
    public init(
        keyFile: String, ports: ClosedRange<UInt16> = 33445...33445, relayPort: UInt16? = 33445,
        isIPv6Enabled: Bool = false
    ) throws(NodeError) {
        var options = ToxOptions(identity: .secretKey(try SecretKey.generate().revealedBytes))
        options.ports = ports
        options.relayPort = relayPort
        options.isIPv6Enabled = isIPv6Enabled
        let secret = try BootstrapKey.load(keyFile)
        key = secret.publicKey
        let instance = try Self.instance(options, secret)
        udpPort = instance.udpPort ?? 0
        self.relayPort = instance.relayPort
        do throws(SystemFailure) { executor = try NodeExecutor() } catch { throw NodeError(error) }
        self.instance = instance
    }

    deinit { executor.shutDown() }

    /// How many draws of 32 bytes toxcore may make before that of its key. In 0.2.18 there are few.
    private static let drawsTried = 32

    /// An instance whose place in the network has this key.
    ///
    /// toxcore draws that key, among others. Which draw it is may differ between versions, so it is found by looking: an
    /// instance that used the key for something else is given up before it has sent anything.
    private static func instance(_ options: ToxOptions, _ secret: SecretKey) throws(NodeError) -> ToxInstance {
        for drawsBefore in 0..<drawsTried {
            let instance = try KeyDraw.with(secret.revealedBytes, drawsBefore: drawsBefore) { () throws(NodeError) in
                try ToxInstance(options)
            }
            if instance.dhtKey == secret.publicKey.bytes { return instance }
        }
        throw NodeError(
            .notImplemented, "This version of toxcore cannot be given the server's key", facility: .dht)
    }

    /// Serves until ``stop()`` is called or the task is cancelled.
    ///
    /// - Throws: ``NodeError/Code/alreadyRun`` if it was called before.
    public func run() async throws(NodeError) {
        if hasRun { throw NodeError(.alreadyRun, "The server runs already or has run: make a new one") }
        hasRun = true
        executor.setTurnHandler { [weak self] _, descriptors in
            guard let self else { return NodeExecutor.Turn(timeout: -1) }
            return self.assumeIsolated { $0.turn(&descriptors) }
        }
        await withTaskCancellationHandler {
            await withCheckedContinuation { running = $0 }
        } onCancel: {
            stop()
        }
    }

    /// Ends ``run()``. May be called from anywhere, more than once.
    public nonisolated func stop() {
        executor.perform { [weak self] in self?.assumeIsolated { $0.isStopping = true } }
    }

    private func turn(_ descriptors: inout [pollfd]) -> NodeExecutor.Turn {
        guard !isStopping, let instance else {
            executor.setTurnHandler(nil)
            self.instance = nil
            running?.resume()
            running = nil
            return NodeExecutor.Turn(timeout: -1)
        }
        instance.iterate()
        instance.system.pollDescriptors(into: &descriptors)
        let isMore = instance.system.hasBufferedInput
        return NodeExecutor.Turn(timeout: isMore ? 0 : CInt(min(1000, instance.iterationInterval)))
    }
}
