internal import CToxcore

/// The structures that toxcore 0.2.18 reads, at addresses that stay, filled with functions of ``SocketTable``.
///
/// Another version of toxcore gets a file of its own like this one, and its number in ``ToxcoreVersion/supported``.
struct Layout_0_2_18 {
    let system: UnsafeMutablePointer<Tox_System>
    private let random: UnsafeMutablePointer<MartletToxRandom>
    private let randomFunctions: UnsafeMutablePointer<MartletToxRandomFunctions>
    private let network: UnsafeMutablePointer<MartletToxNetwork>
    private let networkFunctions: UnsafeMutablePointer<MartletToxNetworkFunctions>

    /// The table must live until ``deallocate()``.
    init(table: SocketTable) {
        randomFunctions = .allocate(capacity: 1)
        randomFunctions.initialize(
            to: MartletToxRandomFunctions(
                random_bytes: { _, bytes, length in SecureRandom.fill(bytes, length) },
                random_uniform: { _, bound in SecureRandom.number(below: bound) }))
        random = .allocate(capacity: 1)
        random.initialize(to: MartletToxRandom(functions: randomFunctions, object: nil))

        networkFunctions = .allocate(capacity: 1)
        networkFunctions.initialize(to: Self.functions)
        network = .allocate(capacity: 1)
        network.initialize(
            to: MartletToxNetwork(functions: networkFunctions, object: Unmanaged.passUnretained(table).toOpaque()))

        system = .allocate(capacity: 1)
        // Without a clock of ours toxcore uses its own, which is monotonic.
        system.initialize(
            to: Tox_System(mono_time_callback: nil, mono_time_user_data: nil, random: random, network: network))
    }

    /// No pointer into the structures may be used afterwards.
    func deallocate() {
        system.deallocate()
        network.deallocate()
        networkFunctions.deallocate()
        random.deallocate()
        randomFunctions.deallocate()
    }

    private static var functions: MartletToxNetworkFunctions {
        MartletToxNetworkFunctions(
            close: { table($0)?.close($1) ?? -1 },
            accept: { table($0)?.accept($1) ?? -1 },
            bind: { table($0)?.bind($1, $2) ?? -1 },
            listen: { table($0)?.listen($1, $2) ?? -1 },
            recvbuf: { table($0)?.readableBytes($1) ?? 0 },
            recv: { table($0)?.receive($1, $2, $3) ?? -1 },
            recvfrom: { table($0)?.receiveDatagram($1, $2, $3, $4) ?? -1 },
            send: { table($0)?.send($1, $2, $3) ?? -1 },
            sendto: { table($0)?.sendDatagram($1, $2, $3, $4) ?? -1 },
            socket: { table($0)?.open($1, $2, $3) ?? -1 },
            socket_nonblock: { table($0)?.setNonblocking($1, $2) ?? -1 },
            getsockopt: { table($0)?.option($1, $2, $3, $4, $5) ?? -1 },
            setsockopt: { table($0)?.setOption($1, $2, $3, $4, $5) ?? -1 },
            getaddrinfo: nil, freeaddrinfo: nil)
    }
}

// A function that C calls captures nothing, not even the type, so this stands outside of it.
private func table(_ object: UnsafeMutableRawPointer?) -> SocketTable? {
    object.map { Unmanaged<SocketTable>.fromOpaque($0).takeUnretainedValue() }
}
