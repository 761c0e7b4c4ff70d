import CarrierCore
import CarrierWire
import Foundation
import TestSupport
import Testing

@Suite("A configuration file")
struct ConfigurationFileTests {
    private static let key = "89vny8MrKdDKs7Uta9RdVmspPjnRMdwMmaiEW27pZ7gh"
    private static let nativeText = """
        # An example in the form of native Carrier.
        bootstraps = (
          { ipv4 = "13.58.208.50", port = "33445", public-key = "\(key)" },
          { ipv4 = "18.216.6.197"; ipv6 = "2001:db8::1"; public-key = "\(key)"; },
          { ipv4 = "sh.callt.net", ipv6 = "", port = 443, public-key = "\(key)" }
        )
        express_nodes = ( { ipv4 = "lens.beagle.chat", public-key = "\(key)" } )
        udp-enabled = false
        log-level = 7
        log-file = "/var/log/a.log"
        data-dir = "~/.carrier"
        turnserver = { nothing = 1 }
        """

    private func code(_ text: String, _ dialect: CarrierConfigurationFile.Dialect = .martlet) -> NodeError.Code? {
        failure(text, dialect)?.code
    }

    private func failure(_ text: String, _ dialect: CarrierConfigurationFile.Dialect = .martlet) -> NodeError? {
        nodeError { () throws(NodeError) in
            _ = try CarrierConfigurationFile(text: text, name: "x.conf", dialect: dialect)
        }
    }

    @Test("Of native Carrier is understood, and keys that nobody knows are warnings")
    func readsNative() throws {
        let file = try CarrierConfigurationFile(text: Self.nativeText, dialect: .native)
        let key = try UserID(Self.key)
        #expect(
            try file.bootstraps == [
                BootstrapNode(host: "13.58.208.50", port: 33445, key: key),
                BootstrapNode(host: "18.216.6.197", key: key),
                BootstrapNode(host: "2001:db8::1", key: key), BootstrapNode(host: "sh.callt.net", port: 443, key: key),
            ])
        #expect(try file.expressNodes == [ExpressNode(host: "lens.beagle.chat", port: 443, key: key)])
        #expect(file.isUDPEnabled == false && file.logLevel == 7 && file.logFile == "/var/log/a.log")
        #expect(file.dataFolder == "~/.carrier")
        #expect(file.ports == nil && file.isLocalDiscoveryEnabled == nil && file.isOutboxEnabled == nil)
        #expect(file.warnings.count == 1)
        #expect(file.warnings.first?.contains("turnserver") == true && file.warnings.first?.contains("line 12") == true)
        #expect(code("udp-enabled = true", .native) == .invalidArguments)
        // Native does not know our keys either.
        let other = try CarrierConfigurationFile(text: "bootstraps = (); outbox = true;", dialect: .native)
        #expect(other.isOutboxEnabled == nil && other.warnings.count == 1)
    }

    @Test("Of our own has keys of its own")
    func readsOwn() throws {
        let text = """
            bootstraps = ( { host = "a.b", public-key = "\(Self.key)" } ) // one
            ports = "33445-33545"  /* a
                                      comment */
            local-discovery = false;
            outbox = true
            """
        let file = try CarrierConfigurationFile(text: text)
        #expect(try file.bootstraps == [BootstrapNode("a.b:" + Self.key)])
        #expect(file.ports == 33445...33545 && file.isLocalDiscoveryEnabled == false && file.isOutboxEnabled == true)
        #expect(file.warnings.isEmpty && file.isUDPEnabled == nil && file.logLevel == nil)
        #expect(try CarrierConfigurationFile(text: "ports = 5").ports == 5...5)
        #expect(try CarrierConfigurationFile(text: "ports = \"5\"").ports == 5...5)
        #expect(try CarrierConfigurationFile(text: "").bootstraps.isEmpty)
    }

    @Test(
        "With an unknown key is refused, with the key that was meant",
        arguments: [
            ("udp_enabled = true", "'udp-enabled'"), ("bootstrap = ()", "'bootstraps'"), ("Outbox = true", "'outbox'"),
            ("bootstraps = ( { hots = \"a\" } )", "'host'"), ("frobnicate = 1", "known are bootstraps"),
            ("bootstraps = ( { host = \"a\", public_key = \"b\" } )", "'public-key'"),
        ])
    func namesNearest(text: String, name: String) throws {
        let error = try #require(failure("\n" + text))
        #expect(error.code == .invalidArguments && error.message.contains(name), "\(error)")
        #expect(error.message.contains("\"x.conf\", line 2"), "\(error)")
    }

    @Test(
        "With a wrong value is refused, with its line",
        arguments: [
            "udp-enabled = 1", "udp-enabled = \"true\"", "log-level = 8", "log-level = -1", "log-level = \"4\"",
            "log-file = 5", "log-file = \"\"", "data-dir = true", "bootstraps = 5", "bootstraps = { }",
            "bootstraps = ( 5 )", "bootstraps = [ \"a\" ]", "ports = \"2-1\"", "ports = \"0-5\"", "ports = \"1-65536\"",
            "ports = \"a\"", "ports = \"1-\"", "ports = 0", "ports = true", "outbox = ( )", "local-discovery = 0",
            "express_nodes = ( { ipv4 = \"a b\", public-key = \"\(key)\" } )",
            "express_nodes = ( { ipv4 = \"a\", public-key = \"\(key)\", port = 0 } )",
            "bootstraps = ( { ipv4 = \"a\" } )", "bootstraps = ( { ipv4 = \"a\", public-key = \"0\" } )",
            "bootstraps = ( { ipv4 = 5, public-key = \"\(key)\" } )",
        ])
    func refusesValues(text: String) throws {
        let error = try #require(failure("# A comment\n\n" + text))
        #expect(error.code == .invalidArguments, "\(error)")
        #expect(error.message.contains("\"x.conf\", line 3: "), "\(error)")
    }

    @Test("Tells a bad host and a bad port of a bootstrap node apart")
    func codesOfNodes() {
        let end = "public-key = \"\(Self.key)\" } )"
        #expect(code("bootstraps = ( { \(end)") == .badBootstrapHost)
        #expect(code("bootstraps = ( { host = \"1.2.3\", \(end)") == .badBootstrapHost)
        #expect(code("bootstraps = ( { host = \"\", \(end)") == .badBootstrapHost)
        for port in ["0", "65536", "\"x\"", "-1", "\"\""] {
            #expect(code("bootstraps = ( { host = \"a\", port = \(port), \(end)") == .badBootstrapPort)
        }
        // libconfig takes this for 33445.
        #expect(code("bootstraps = ( { host = \"a\", port = 4295000741, \(end)") == .invalidArguments)
    }

    @Test(
        "Never makes libconfig read another file",
        arguments: [
            "@include \"FILE\"", "\n  \t@include \"FILE\"", "\r\n@include\t\"FILE\"",
            "a = \"\n@include \\\"FILE\\\"\n\"",
            "/*\n@include \"FILE\"\n*/", "\n\u{0C}@include \"FILE\"",
        ])
    func refusesIncludes(text: String) throws {
        let folder = try TestFolder()
        folder["included"] = Array("outbox = true\n".utf8)
        let error = try #require(failure(text.replacing("FILE", with: folder.path + "/included")))
        #expect(error.code == .invalidArguments && error.message.contains("@include is not supported"))
    }

    @Test(
        "That is not well formed is refused with its line",
        arguments: [
            ("\n\noutbox = \"a", 3), ("outbox = true\n/* end", 2), ("outbox =\n= true", 2),
            ("outbox = true\noutbox = true", 2),
            ("\nports = 99999999999999999999", 2), ("\nports = 0x1FFFFFFFF", 2), ("\noutbox = true\u{0}", 2),
            ("\n{", 2),
            ("\nports = " + String(repeating: "(", count: 100_000), 2),
            ("\noutbox = " + String(repeating: "(", count: 20) + String(repeating: ")", count: 20), 2),
        ])
    func refusesMalformed(text: String, line: Int) throws {
        let error = try #require(failure(text))
        #expect(error.code == .invalidArguments && error.message.contains("\"x.conf\", line \(line): "), "\(error)")
    }

    @Test("That is too long, not there or not UTF-8 is refused")
    func readsFiles() throws {
        let folder = try TestFolder()
        let path = folder.path + "/a.conf"
        func code() -> NodeError? { nodeError { () throws(NodeError) in _ = try CarrierConfigurationFile(path: path) } }
        #expect(code()?.facility == .system)
        folder["a.conf"] = [UInt8](repeating: 0x20, count: CarrierConfigurationFile.sizeLimit + 1)
        #expect(code()?.code == .tooLong)
        folder["a.conf"] = [UInt8](repeating: 0x20, count: CarrierConfigurationFile.sizeLimit)
        #expect(code() == nil)
        folder["a.conf"] = Array("log-file = \"a".utf8) + [0xFF] + Array("\"".utf8)
        #expect(code()?.code == .invalidArguments)
        folder["a.conf"] = Array(Self.nativeText.utf8)
        #expect(try CarrierConfigurationFile(path: path, dialect: .native).bootstraps.count == 4)
        #expect(code()?.message.contains(path) == true)
    }

    @Test("Of any bytes never traps")
    func survivesNoise() {
        let pieces = [
            "{", "}", "(", ")", "[", "]", "=", ":", ";", ",", "\"", "\\", "\n", "a", "bootstraps", "1", "0x", "1L", "é",
        ]
        var state: UInt64 = 7
        for _ in 0..<2000 {
            var text = ""
            for _ in 0..<12 {
                state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                text += pieces[Int(state >> 33) % pieces.count]
            }
            _ = code(text)
        }
    }
}
