import CarrierWire
import Testing

@testable import CarrierCore

@Suite("A bootstrap or Express node")
struct NodeTextTests {
    private static let key = "89vny8MrKdDKs7Uta9RdVmspPjnRMdwMmaiEW27pZ7gh"

    @Test(
        "Is read from HOST:PORT:KEY and written the same way",
        arguments: [
            ("13.58.208.50:33445", "13.58.208.50", 33445), ("sh.callt.net:1", "sh.callt.net", 1),
            ("[::1]:65535", "::1", 65535), ("[2001:db8::5:6]:443", "2001:db8::5:6", 443),
            ("a_b-c.d.:80", "a_b-c.d.", 80),
            ("localhost:007", "localhost", 7),
        ] as [(String, String, UInt16)])
    func reads(text: String, host: String, port: UInt16) throws {
        let node = try BootstrapNode(text + ":" + Self.key)
        #expect(node.host == host && node.port == port && node.key.description == Self.key)
        #expect(try BootstrapNode(node.description) == node)
        #expect(try BootstrapNode(host: host, port: port, key: node.key) == node)
        #expect(node.isAddress == (host.contains(":") || host.hasPrefix("13.")))
        let express = try ExpressNode(text + ":" + Self.key)
        #expect(express.host == host && express.port == port && express.description == node.description)
    }

    @Test("Has a port of its kind if none is given")
    func hasDefaults() throws {
        #expect(try BootstrapNode("a.b:" + Self.key).port == 33445)
        #expect(try BootstrapNode("[::1]:" + Self.key).port == 33445)
        #expect(try ExpressNode("a.b:" + Self.key).port == 443)
    }

    @Test(
        "Without a host is refused",
        arguments: [
            "", "a b", "a\u{7F}", "a\n", "1.2.3", "1.2.3.256", "1.2.3.4.5", "a..b", ".", "-a", "a-", "bücher.de", "a/b",
            String(repeating: "a", count: 64), String(repeating: "a.", count: 127), "a@b", "%31",
        ])
    func refusesHosts(host: String) throws {
        let error = try #require(throws: NodeError.self) { try BootstrapNode("\(host):1:\(Self.key)") }
        #expect(error.code == .badBootstrapHost, "\(error)")
        #expect(
            nodeError { () throws(NodeError) in _ = try ExpressNode("\(host):1:\(Self.key)") }?.code
                == .invalidArguments)
        let key = try UserID(Self.key)
        #expect(
            nodeError { () throws(NodeError) in _ = try BootstrapNode(host: host, key: key) }?.code == .badBootstrapHost
        )
    }

    @Test(
        "Takes an IPv6 address in brackets alone, and nothing else in them",
        arguments: ["[1:2]", "[a.b]", "[::1", "[]", "[::1]x"])
    func refusesBrackets(host: String) {
        #expect(
            nodeError { () throws(NodeError) in _ = try BootstrapNode("\(host):1:\(Self.key)") }?.code
                == .badBootstrapHost)
    }

    @Test("Without a port from 1 to 65535 is refused", arguments: ["", "0", "65536", "-1", "+1", "1x", " 1", "٣"])
    func refusesPorts(port: String) throws {
        let error = try #require(throws: NodeError.self) { try BootstrapNode("a.b:\(port):\(Self.key)") }
        #expect(error.code == .badBootstrapPort && error.message.contains("1 to 65535"))
        let key = try UserID(Self.key)
        #expect(
            nodeError { () throws(NodeError) in _ = try BootstrapNode(host: "a", port: 0, key: key) }?.code
                == .badBootstrapPort)
    }

    @Test(
        "Without a key, or in another form, is refused",
        arguments: ["a.b", "a.b:1", "a.b:1:", "a.b:1:0OIl", "::1:1:", "a:1:2:3"])
    func refusesKeys(text: String) throws {
        let error = try #require(throws: NodeError.self) { try BootstrapNode(text) }
        #expect(error.code == .invalidArguments && !error.message.isEmpty)
    }

    @Test("Is public: a dated list, without private addresses")
    func publicNodes() {
        #expect(PublicNodes.date.count == 10)
        #expect(PublicNodes.bootstraps.count == 10 && PublicNodes.expressNodes.count == 2)
        #expect(Set(PublicNodes.bootstraps.map(\.key)).count == 10)
        #expect(PublicNodes.bootstraps.allSatisfy { $0.port == 33445 && !$0.host.hasPrefix("10.") })
        #expect(PublicNodes.expressNodes.map(\.port) == [443, 8443])
    }
}
