import CarrierNetwork
import CarrierWire
import NativeLoop
import Synchronization
import Testing

@testable import CarrierCore

/// A node of toxcore and the shim without Carrier's rules: it sends whatever it is told to.
private actor Liar {
    private let tox: ToxInstance
    private(set) var isConnected = false

    init() throws {
        tox = try LocalNetwork.withFreePorts { first in
            var options = ToxOptions(identity: .secretKey(try SecretKey.generate().revealedBytes))
            options.ports = first...first
            return try ToxInstance(options)
        }
    }

    nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }
    private nonisolated let executor = DedicatedThread()

    var key: UserID { get throws { try UserID(bytes: tox.publicKey) } }

    func meet(_ node: CarrierNode, through bootstrap: BootstrapNode) async throws {
        try tox.bootstrap(host: bootstrap.host, port: bootstrap.port, key: bootstrap.key.bytes)
        _ = try tox.acceptFriend(key: node.userID.bytes)
        tox.onEvent = { [weak self] event in
            if case .friendConnection(_, let isConnected) = event {
                self?.assumeIsolated { $0.isConnected = isConnected }
            }
        }
    }

    /// Lets toxcore work until it is connected, or `turns` times.
    func work(turns: Int) async throws {
        for _ in 0..<turns {
            tox.iterate()
            if isConnected { return }
            try await Task.sleep(for: .milliseconds(20))
        }
    }

    /// - Returns: how many of the packets toxcore took.
    func send(_ packets: [[UInt8]]) async throws -> Int {
        var count = 0
        for packet in packets {
            if case .taken = tox.send(packet, to: 0) { count += 1 }
            if count % 50 == 0 {
                tox.iterate()
                await Task.yield()
            }
        }
        for _ in 0..<20 {
            tox.iterate()
            try await Task.sleep(for: .milliseconds(10))
        }
        return count
    }

    func say(_ statusMessage: [UInt8]) throws { try tox.setStatusMessage(statusMessage) }
}

/// A thread for an actor.
private final class DedicatedThread: SerialExecutor {
    private let executor: NodeExecutor?
    init() { executor = try? NodeExecutor() }
    deinit { executor?.shutDown() }
    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        executor?.perform { [self] in job.runSynchronously(on: asUnownedSerialExecutor()) }
    }
    func checkIsolated() { executor?.checkIsolated() }
}

@Suite struct `A peer that lies` {
    @Test func `stops nobody and fills no memory`() async throws {
        let network = try await LocalNetwork()
        async let first = network.peer("anna")
        async let second = network.peer("ben")
        let (anna, ben) = try await (first, second)
        try await network.friends(anna, ben)
        let liar = try Liar()
        try await anna.node.accept(liar.key)
        try await liar.meet(anna.node, through: network.bootstrap)
        try await liar.work(turns: 1500)
        try #require(await liar.isConnected)

        // No FlatBuffers; cut packets; every byte of a right packet changed.
        let right = try CarrierPacket.friendMessage(FriendMessage(payload: [1, 2, 3])).encoded(for: .friendMessage)
        var packets: [[UInt8]] = [[0], [0xFF], [UInt8](repeating: 0xFF, count: 1372)]
        packets += (1..<right.count).map { Array(right.prefix($0)) }
        for index in right.indices {
            var packet = right
            packet[index] ^= 0xFF
            packets.append(packet)
        }
        // Pieces without a beginning, and beginnings without an end: of 16 MiB each.
        for number in 1...3000 {
            guard let id = TransferID(rawValue: Int64(number)) else { continue }
            let data = [UInt8](repeating: 3, count: 1024)
            let size = number % 3 == 0 ? nil : WireLimits.largeBulkMessage
            let piece = BulkFragment(totalSize: size, transferID: id, data: data)
            packets.append(try CarrierPacket.bulkMessage(piece).encoded(for: .friendMessage))
        }
        #expect(try await liar.send(packets) > packets.count / 2)
        let status: [[UInt8]] = [[1, 2, 3], [UInt8](repeating: 0xFF, count: 1007)]
        for message in status {
            try await liar.say(message)
            _ = try await liar.send([])
        }
        let pending = await anna.node.perform { $0.bulkAssembler.pendingByteCount }
        #expect(pending > 0 && pending <= 2 * WireLimits.largeBulkMessage)
        #expect(await anna.node.perform { $0.incomingInvites.nextDeadline } == nil)

        // The others are served.
        #expect(await (try ben.node.send(text: "still there?", to: anna.target)).receipt.state == .delivered)
    }

    @Test func `a flood of requests is bounded, and told once each`() async throws {
        let network = try await LocalNetwork()
        let anna = try await network.peer("anna")
        let request = try CarrierPacket.friendRequest(FriendRequest(name: "x", hello: "y")).encoded(for: .friendRequest)
        let clock = ContinuousClock()
        let time = await clock.measure {
            await anna.node.perform { node in
                for number in 0..<5000 {
                    var key = [UInt8](repeating: 1, count: 32)
                    (key[0], key[1]) = (UInt8(number & 0xFF), UInt8(number >> 8))
                    node.handle(.friendRequest(key: key, message: request))
                    node.handle(.friendRequest(key: key, message: request))
                    // What is no request.
                    node.handle(.friendRequest(key: key, message: [UInt8](repeating: 0xFE, count: number % 1016)))
                    node.handle(.friendRequest(key: [1, 2], message: request))
                }
            }
        }
        #expect(anna.events.count { if case .friendRequest = $0 { true } else { false } } == 5000)
        #expect(try await anna.node.requests.count == 1000)
        // 5,000 take half a second; a machine with much to do is no reason to fail.
        #expect(time < .seconds(30))
        #expect(await anna.node.isReady)
    }
}
