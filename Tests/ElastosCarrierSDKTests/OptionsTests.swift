import ElastosCarrierSDK
import Foundation
import Testing

struct OptionsTests {
    private let recorder = Recorder()

    private func make(_ change: (CarrierOptions) -> Void) throws -> Carrier {
        let options = Peer.options(temporaryPath("options"))
        change(options)
        return try Carrier.createInstance(options: options, delegate: recorder)
    }

    @Test func `The defaults are the published ones`() {
        let options = CarrierOptions()
        #expect(options.udpEnabled)
        #expect(options.loglevel == .Debug)
        #expect(options.bootstrapNodes == nil)
        #expect(options.secret_key == nil)
    }

    @Test func `Without bootstrap nodes or a location it is an argument error`() {
        #expect(throws: CarrierError.InvalidArgument) { try make { $0.bootstrapNodes = nil } }
        #expect(throws: CarrierError.InvalidArgument) { try make { $0.persistentLocation = nil } }
        #expect(throws: CarrierError.InvalidArgument) { try make { $0.persistentLocation = "" } }
    }

    @Test func `An empty list is a network without an entry, for which relays alone are not enough`() throws {
        try make { $0.bootstrapNodes = [] }.kill()
        #expect(throws: CarrierError.InvalidArgument) {
            try make {
                $0.bootstrapNodes = []
                $0.udpEnabled = false
            }
        }
    }

    private static let key = "68K6FyBj5j7nLLTkgFqkXDRJEPgdGf9WPJJPYhv59bms"

    @Test(
        arguments: [
            (nil, "33445", key), ("", "33445", key), ("127.0.0.1", "0", key), ("127.0.0.1", "65536", key),
            ("127.0.0.1", "+1", key), ("127.0.0.1", "33445x", key), ("127.0.0.1", "33445", nil),
            ("127.0.0.1", "33445", ""), ("127.0.0.1", "33445", "1111"),
        ] as [(String?, String?, String?)])
    func `A bootstrap node that is incomplete or wrong is an argument error`(
        _ host: String?, _ port: String?, _ key: String?
    ) {
        let node = BootstrapNode()
        (node.ipv4, node.port, node.publicKey) = (host, port, key)
        #expect(throws: CarrierError.InvalidArgument) { try make { $0.bootstrapNodes = [node] } }
        let express = ExpressNode()
        (express.ipv4, express.port, express.publicKey) = (host, port, key)
        #expect(throws: CarrierError.InvalidArgument) { try make { $0.expressNodes = [express] } }
    }

    @Test func `Ports have defaults, and an IPv6 address alone will do`() throws {
        let node = BootstrapNode()
        (node.ipv6, node.publicKey) = ("::1", Self.key)
        let express = ExpressNode()
        (express.ipv4, express.publicKey) = ("express.invalid", Self.key)
        let carrier = try make {
            $0.bootstrapNodes = [node]
            $0.expressNodes = [express]
        }
        carrier.kill()
    }

    @Test(arguments: [0, 1, 31, 33, 64])
    func `A secret key of another length is an argument error`(_ count: Int) {
        #expect(throws: CarrierError.InvalidArgument) { try make { $0.secret_key = Data(count: count) } }
    }

    @Test func `A secret key with zero bytes within arrives whole`() throws {
        var key = Data(1...32)
        key[3] = 0
        key[31] = 0
        let peer = try Peer(secretKey: key)
        defer { peer.end() }
        #expect(try peer.carrier.exportSecretKey() == key)
        let known = try Peer(secretKey: Data(1...32))
        defer { known.end() }
        #expect(known.id == "WpSggvhoqoVW4XJvfjsB52dvVunYSQWrz6XiuMQVsCf")
    }

    @Test func `A folder that is in use is a general error, and free again after kill`() throws {
        let peer = try Peer()
        #expect(throws: CarrierError.GeneralError(ecode: 0x10)) { try Peer(folder: peer.folder) }
        peer.carrier.kill()
        let again = try Peer(folder: peer.folder)
        #expect(again.id == peer.id)
        again.end()
    }
}
