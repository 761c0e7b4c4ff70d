import CarrierWire
import NativeLoop
import Synchronization
import Testing

@testable import CarrierCore

@Suite struct `What is told is on the disk` {
    @Test func `a friend, before it is told that he is one`() async throws {
        let network = try await LocalNetwork()
        let anna = try await network.peer("anna")
        let path = anna.node.configuration.folder + "/carrier.data"
        let stored = Mutex<[Bool]>([])
        anna.node.onEvent { event in
            guard case .friendAdded(let id) = event else { return }
            let bytes = (try? PrivateFile.read(path, limit: DataFile.sizeLimit)) ?? []
            stored.withLock { $0.append(bytes.contains(id.bytes)) }
        }
        try await anna.node.add(try .random, hello: "hello")
        try await anna.node.accept(try Address.random.userID)
        #expect(stored.withLock { $0 } == [true, true])
    }
}

extension Address {
    /// That of nobody.
    fileprivate static var random: Address {
        get throws {
            Address(userID: try SecretKey.generate().publicKey, nospam: Nospam(rawValue: .random(in: 0...(.max))))
        }
    }
}

extension [UInt8] {
    fileprivate func contains(_ part: [UInt8]) -> Bool {
        indices.contains { self[$0...].starts(with: part) }
    }
}
