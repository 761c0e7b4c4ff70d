import CarrierNetwork
import CarrierWire
import NativeLoop
import TestSupport
import Testing

@testable import CarrierCore

@Suite struct `The life of a node` {
    private let folder: TestFolder

    init() throws { folder = try TestFolder() }

    private func configuration(_ name: String = "node") -> NodeConfiguration {
        let first = UInt16.random(in: 20_000...60_000)
        return NodeConfiguration(
            folder: "\(folder.path)/\(name)", network: .udp(bootstrap: [], ports: first...first + 500))
    }

    private func code(_ body: () async throws -> Void) async -> NodeError.Code? {
        do {
            try await body()
            return nil
        } catch {
            return (error as? NodeError)?.code
        }
    }

    @Test func `keeps identity, profile, nospam and presence`() async throws {
        let first = try CarrierNode(configuration())
        var profile = await first.profile
        profile.name = "Zoë"
        try await first.setProfile(profile)
        try await first.setNospam(Nospam(rawValue: 0x1122_3344))
        try await first.setPresence(.away)
        let (id, address) = (first.userID, try await first.address)
        await end(first)
        let node = try CarrierNode(configuration())
        #expect(node.userID == id)
        #expect(try await node.address == address)
        #expect(address.nospam.rawValue == 0x1122_3344)
        #expect(await node.profile.name == "Zoë")
        #expect(try await node.presence == .away)
    }

    /// Stops a node that did not run, and waits for it.
    private func end(_ node: CarrierNode) async {
        node.stop()
        await node.perform { _ in }
    }

    @Test func `refuses a second node on one folder, and lets go when it stops`() async throws {
        let node = try CarrierNode(configuration())
        #expect(throws: NodeError.self) { try CarrierNode(configuration()) }
        await end(node)
        // It returns at once; a second time is a mistake.
        #expect(await code { try await node.run() } == nil)
        #expect(await code { try await node.run() } == .alreadyRun)
        let next = try CarrierNode(configuration())
        #expect(next.userID == node.userID)
    }

    @Test func `takes a secret key for a new folder only`() async throws {
        let bytes = (1...32).map(UInt8.init)
        var given = configuration()
        given.secretKey = Secret(bytes)
        let node = try CarrierNode(given)
        #expect(node.userID.description == "WpSggvhoqoVW4XJvfjsB52dvVunYSQWrz6XiuMQVsCf")
        #expect(try await node.exportSecretKey().revealed == bytes)
        await end(node)

        // The same again is no contradiction; another is.
        let again = try CarrierNode(given)
        await end(again)
        given.secretKey = Secret(bytes.reversed())
        #expect(await code { _ = try CarrierNode(given) } == .alreadyExist)
        given.secretKey = Secret([1, 2, 3])
        #expect(await code { _ = try CarrierNode(given) } == .invalidArguments)
        #expect(try CarrierNode(configuration()).userID == node.userID)
    }

    @Test func `ends run when it is stopped, cancelled, or told so by a handler`() async throws {
        let stopped = try CarrierNode(configuration("a"))
        let running = Task { try await stopped.run() }
        _ = await stopped.perform { _ in true }
        stopped.stop()
        stopped.stop()
        try await running.value
        #expect(await code { _ = try await stopped.address } == .wrongState)
        #expect(await code { try await stopped.submit([1], to: PeerTarget(userID: stopped.userID)) } != nil)
        #expect(await code { _ = try await stopped.groups } == .wrongState)

        let cancelled = try CarrierNode(configuration("b"))
        let task = Task { try await cancelled.run() }
        task.cancel()
        try await task.value

        let told = try CarrierNode(configuration("c"))
        told.onEvent { _ in told.stop() }
        let events = told.events()
        let third = Task { try await told.run() }
        await told.perform { $0.emit(.connection(isConnected: false)) }
        try await third.value
        var count = 0
        for await _ in events { count += 1 }
        #expect(count == 1)
    }

    @Test(.timeLimit(.minutes(15))) func `goes with its last reference`() async throws {
        weak var gone: CarrierNode?
        do {
            let node = try CarrierNode(configuration())
            gone = node
            _ = try await node.address
        }
        // The lock of the folder goes with it.
        while gone != nil { await Task.yield() }
        while (try? CarrierNode(configuration())) == nil { await Task.yield() }
    }

    @Test func `tells wrong calls apart before it is ready`() async throws {
        let node = try CarrierNode(configuration())
        let other = PeerTarget(userID: try UserID(bytes: [UInt8](repeating: 9, count: 32)))
        #expect(await code { try await node.submit([], to: other) } == .invalidArguments)
        #expect(await code { try await node.submit([1], to: PeerTarget(userID: node.userID)) } == .invalidArguments)
        #expect(await code { try await node.submit([1], to: other) } == .notReady)
        #expect(await code { try await node.accept(other.userID) } == .notReady)
        #expect(await code { try await node.add(node.address, hello: "x") } == .invalidArguments)
        let sameKey = Address(userID: node.userID, nospam: Nospam(rawValue: 1))
        #expect(await code { try await node.add(sameKey, hello: "x") } == .addSelf)
        let address = Address(userID: other.userID, nospam: Nospam(rawValue: 1))
        #expect(await code { try await node.add(address, hello: "") } == .invalidArguments)
        // 940 bytes with everything arrive; what is longer never does.
        #expect(await code { try await node.add(address, hello: String(repeating: "x", count: 900)) } == .tooLong)
        #expect(await code { try await node.add(address, hello: String(repeating: "x", count: 800)) } == .notReady)
        #expect(await code { _ = try await node.createGroup() } == .notReady)
        #expect(await code { try await node.setLabel("x", of: other.userID) } == .notExist)
    }

    @Test func `refuses a profile that is too long and keeps the old one`() async throws {
        let node = try CarrierNode(configuration())
        var profile = await node.profile
        profile.name = String(repeating: "n", count: 64)
        #expect(await code { try await node.setProfile(profile) } == .invalidArguments)
        profile.name = "n"
        (profile.url, profile.avatarURL) = (String(repeating: "u", count: 255), String(repeating: "a", count: 255))
        (profile.extra, profile.email) = (String(repeating: "e", count: 255), String(repeating: "m", count: 127))
        profile.region = String(repeating: "r", count: 127)
        #expect(await code { try await node.setProfile(profile) } == .invalidArguments)
        #expect(await node.profile.name == "")
    }

    @Test func `signs with its identity, and proves it to a server`() async throws {
        let node = try CarrierNode(configuration())
        let signature = try await node.sign([1, 2, 3])
        #expect(CarrierIdentity.verify(signature, of: [1, 2, 3], by: node.userID))
        #expect(!CarrierIdentity.verify(signature, of: [1, 2, 4], by: node.userID))
        #expect(await code { _ = try await node.sign([]) } == .invalidArguments)
        let server = try SecretKey.generate()
        let proof = try await node.authProof(serverKey: server.publicKey.bytes, transcript: [5])
        #expect(proof.count == 32)
        #expect(await code { _ = try await node.authProof(serverKey: [1], transcript: [5]) } == .invalidArguments)
    }

    @Test func `goes on when nobody takes its events any more`() async throws {
        let node = try CarrierNode(configuration())
        do {
            let dropped = node.events()
            _ = dropped.makeAsyncIterator()
        }
        let kept = node.events()
        await node.perform { $0.emit(.ready) }
        for await event in kept {
            if case .ready = event { break }
        }
    }

    @Test func `takes addresses of IPv6 only if it may use them`() async throws {
        let key = try UserID(bytes: [UInt8](repeating: 9, count: 32))
        let node = try BootstrapNode(host: "::1", port: 33445, key: key)
        var configuration = configuration()
        configuration.network = .udp(bootstrap: [node], ports: configuration.network.ports)
        #expect(await code { _ = try CarrierNode(configuration) } == .badBootstrapHost)
        configuration.network.isIPv6Enabled = true
        _ = try CarrierNode(configuration)
    }

    @Test func `needs a relay if it has no UDP`() {
        #expect(throws: NodeError.self) { try NodeConfiguration.Network.relays([]) }
    }

    @Test func `answers calls of code that is not async, from any thread and from its own`() async throws {
        let node = try CarrierNode(configuration())
        let outside = node.performAndWait { $0.userID }
        #expect(outside == node.userID)
        let inside = await node.perform { node in node.performAndWait { $0.userID } }
        #expect(inside == node.userID)
        #expect(throws: NodeError.self) {
            try node.performAndWait { node throws(NodeError) in try node.createGroup() }
        }
    }
}

@Suite struct `A bootstrap server` {
    @Test func `has the key of its file at every start, and no other`() async throws {
        let folder = try TestFolder()
        let file = folder.path + "/key"
        let keys = try (0..<3).map { _ in
            try LocalNetwork.withFreePorts { first in
                try BootstrapServer(keyFile: file, ports: first...first + 200, relayPort: nil).key
            }
        }
        #expect(Set(keys).count == 1)
        #expect(try PrivateFile.read(file, limit: 100).count == 32)
        try PrivateFile.write([1, 2, 3], to: file)
        #expect(throws: NodeError.self) { try BootstrapServer(keyFile: file) }
    }
}
