import Foundation
import TelegramAPI
import TelegramClient
import TelegramSchema
import Testing

@testable import TelegramSimulator

/// The same requests, offline, to the simulator and to the real TDLib: every answer must be the same text.
@Suite(.serialized, .enabled(if: RealLibrary.library != nil, "TDLib is not here: run Scripts/setup or set TDJSON_PATH"))
final class AgreementTests {
    let real: Conversation
    let simulated: Conversation
    private let library: RealLibrary

    init() throws {
        library = try RealLibrary(try #require(RealLibrary.library))
        real = Conversation(library)
        simulated = Conversation(Self.telegram.transport)
    }

    deinit {
        library.finish()
    }

    /// One for all: making one takes longer than asking it.
    private static let telegram = SimulatedTelegram()

    @Test(arguments: OfflineRequests.malformed + OfflineRequests.synchronous)
    func executeAgrees(_ request: String) {
        #expect(simulated.execute(request) == real.execute(request))
    }

    @Test func nestingAgrees() {
        for depth in 98...102 {
            for (open, close) in [("[", "]"), (#"{"a":"#, "}")] {
                let inner = open == "[" ? "" : "1"
                let value = String(repeating: open, count: depth) + inner + String(repeating: close, count: depth)
                let request = #"{"@type":"getOption","name":"version","@extra":\#(value)}"#
                #expect(simulated.execute(request) == real.execute(request), "\(open) \(depth)")
            }
        }
    }

    /// Requests with random damage: what TDLib makes of them, to the letter.
    @Test func damagedRequestsAgree() {
        var random = SeededGenerator(seed: 1)
        let seeds = OfflineRequests.synchronous.filter { !$0.contains("setLog") && !$0.contains("\\ud") }
        let pieces = [
            "{", "}", "[", "]", ",", ":", "\"", "\\", "null", "true", "1", "-", "1e5", " ", "@type", "x", "\\u00e9",
        ]
        for _ in 0..<3_000 {
            var bytes = Array(seeds.randomElement(using: &random)?.utf8 ?? "".utf8)
            for _ in 0..<Int.random(in: 1...3, using: &random) where !bytes.isEmpty {
                let index = Int.random(in: 0..<bytes.count, using: &random)
                if Bool.random(using: &random) {
                    bytes.remove(at: index)
                } else {
                    bytes.insert(contentsOf: Array(pieces.randomElement(using: &random)?.utf8 ?? "".utf8), at: index)
                }
            }
            let request = String(decoding: bytes, as: UTF8.self)
            let ours = simulated.execute(request)
            if ours.contains("not simulated") || ours.contains("TDLib ends the process") { continue }
            // What would change the library's log is left to the other tests.
            if request.contains("setLog") { continue }
            #expect(ours == real.execute(request), "\(request)")
        }
    }

    @Test func cleanedNamesAgree() throws {
        var random = SeededGenerator(seed: 2)
        let alphabet = Array("abcXYZ019 ..//\\:*?\"<>|~-_()[]{}!@#$%^&+=,;'`éñ日本שלום😀\u{202E}\u{301}\u{200D}\t\n½–…«×")
        for _ in 0..<3_000 {
            let count = Int.random(in: 0...90, using: &random)
            let name = String((0..<count).compactMap { _ in alphabet.randomElement(using: &random) })
            let quoted = String(decoding: try JSONEncoder().encode(name), as: UTF8.self)
            let request = #"{"@type":"cleanFileName","file_name":\#(quoted)}"#
            #expect(simulated.execute(request) == real.execute(request), "\(name.debugDescription)")
        }
    }

    @Test func folderIconsAgree() {
        let flags = [
            "include_contacts", "include_non_contacts", "include_groups", "include_channels", "include_bots",
            "exclude_muted", "exclude_read", "exclude_archived",
        ]
        for bits in 0..<256 {
            let fields = flags.enumerated().map { #","\#($1)":\#(bits >> $0 & 1)"# }.joined()
            let request = #"{"@type":"getChatFolderDefaultIconName","folder":{"@type":"chatFolder"\#(fields)}}"#
            #expect(simulated.execute(request) == real.execute(request))
        }
    }

    @Test func searchesAgree() throws {
        var random = SeededGenerator(seed: 3)
        let words = ["apple", "Ap", "pie", "a", "b", "x1", "2", "a-b", "it's", "  ", "C++", "APPLE.", ""]
        func phrase() -> String {
            (0..<Int.random(in: 0...4, using: &random)).map { _ in words.randomElement(using: &random) ?? "" }
                .joined(separator: " ")
        }
        func quoted(_ text: some Encodable) throws -> String {
            String(decoding: try JSONEncoder().encode(text), as: UTF8.self)
        }
        for _ in 0..<500 {
            let strings = (0..<Int.random(in: 0...6, using: &random)).map { _ in phrase() }
            var request =
                #"{"@type":"searchStringsByPrefix","strings":\#(try quoted(strings)),"query":\#(try quoted(phrase()))"#
            request +=
                #","limit":\#(Int.random(in: -1...5, using: &random)),"return_none_for_empty_query":\#(Bool.random(using: &random))}"#
            #expect(simulated.execute(request) == real.execute(request), "\(request)")

            let letters = (0..<Int.random(in: 0...12, using: &random)).map { _ in
                "abX ".randomElement(using: &random) ?? "a"
            }
            let part = letters.dropFirst(letters.count / 2).prefix(Int.random(in: 0...3, using: &random))
            let position = Int.random(in: -3...15, using: &random)
            request =
                #"{"@type":"searchQuote","text":{"text":\#(try quoted(String(letters)))},"quote":{"text":\#(try quoted(String(part)))},"quote_position":\#(position)}"#
            #expect(simulated.execute(request) == real.execute(request), "\(request)")
        }
    }

    /// Every constructor has a number, which TDLib takes in place of its name.
    @Test func constructorNumbersAgree() throws {
        let schema = try Schema(parsing: SchemaDeclarations.text.description)
        // Without a theme TDLib ends the process, and a message with level 0 is fatal.
        let deadly = ["getThemeParametersJsonString", "addLogMessage"]
        for function in schema.functions where !deadly.contains(function.name) && !function.name.hasPrefix("setLog") {
            let byNumber = #"{"@type":\#(Int32(bitPattern: function.identifier))}"#
            #expect(real.execute(byNumber) == real.execute(#"{"@type":"\#(function.name)"}"#), "\(function.name)")
        }
        for constructor in schema.constructors where constructor.result == "JsonValue" {
            let request = #"{"@type":"getJsonString","json_value":{"@type":\#(constructor.identifier)}}"#
            #expect(simulated.execute(request) == real.execute(request))
        }
    }

    @Test func entitiesAgree() {
        var random = SeededGenerator(seed: 4)
        let alphabet = Array("abZ019_@#/$ ,;?! ")
        var compared = 0
        for _ in 0..<6_000 {
            var text = String(
                (0..<Int.random(in: 1...14, using: &random)).map { _ in alphabet.randomElement(using: &random) ?? "a" })
            for mark in ["@gif", "#tag", "/go", "$USD", "@wiki_bot"] where Int.random(in: 0..<9, using: &random) == 0 {
                text += " " + mark + [",", " ", "!", "x"][Int.random(in: 0..<4, using: &random)]
            }
            let request = #"{"@type":"getTextEntities","text":"\#(text)"}"#
            let ours = simulated.execute(request)
            if ours.contains("not simulated") { continue }
            compared += 1
            #expect(ours == real.execute(request), "\(text)")
        }
        #expect(compared > 500)
    }
}
