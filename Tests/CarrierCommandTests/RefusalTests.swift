import CommandLineInterface
import Foundation
import NativeLoop
import TestSupport
import Testing

/// Commands that are refused: each is answered by one `error`, and the node goes on. Most need no network.
@Suite struct RefusalTests {
    private static let user = "WpSggvhoqoVW4XJvfjsB52dvVunYSQWrz6XiuMQVsCf"

    private func node(_ folder: TestFolder) async throws -> ScriptNode {
        let node = try ScriptNode("a", in: folder, ["--local-discovery", "--port", "\(try FreePort.find())"])
        try await node.event("started")
        return node
    }

    @Test func `every line that is no command is one error, and nothing else`() async throws {
        let folder = try TestFolder()
        let node = try await node(folder)
        let lines: [(line: String, code: String)] = [
            ("", "badJSON"), ("{", "badJSON"), ("[]", "badJSON"), ("\u{0}", "badJSON"), ("{}{}", "badJSON"),
            (#"{"op":"friends","op":"stop"}"#, "badJSON"), (#"{"op":"friends" "tag":1}"#, "badJSON"),
            (#"{"op":"send","text":"\ud800"}"#, "badJSON"), ("{\"op\":\"a\u{0}b\"}", "badJSON"), ("1e999", "badJSON"),
            (String(repeating: "[", count: 100_000), "badJSON"),
            ("{}", "invalidArguments"), (#"{"op":7}"#, "invalidArguments"), (#"{"op":null}"#, "invalidArguments"),
            (#"{"op":"dance"}"#, "unknownCommand"), (#"{"op":"group","do":"dance"}"#, "unknownCommand"),
            (#"{"op":"send"}"#, "invalidArguments"), (#"{"op":"send","user":"x","text":"y"}"#, "invalidArguments"),
            (#"{"op":"send","user":"\#(Self.user)"}"#, "invalidArguments"),
            (#"{"op":"send","user":"\#(Self.user)","text":"a","base64":"YQ=="}"#, "invalidArguments"),
            (#"{"op":"send","user":"\#(Self.user)","base64":"YQ="}"#, "invalidArguments"),
            (#"{"op":"send","user":"\#(Self.user)","text":"a","tag":[]}"#, "invalidArguments"),
            (#"{"op":"send","user":"\#(Self.user)","text":"a"}"#, "notReady"),
            (#"{"op":"accept","user":"\#(Self.user)"}"#, "notReady"),
            (#"{"op":"remove","user":"\#(Self.user)"}"#, "notReady"),
            (#"{"op":"invite","user":"\#(Self.user)","data":"a\u0000b"}"#, "invalidArguments"),
            (#"{"op":"reply","user":"\#(Self.user)","status":"0"}"#, "invalidArguments"),
            (#"{"op":"add","address":"\#(Self.user)","hello":"a"}"#, "badAddress"),
            (#"{"op":"presence","value":"asleep"}"#, "invalidArguments"),
            (#"{"op":"profile","name":"\#(String(repeating: "x", count: 64))"}"#, "invalidArguments"),
            (#"{"op":"group","do":"new","tag":"g"}"#, "notReady"),
            (#"{"op":"group","do":"peers","group":"\#(Self.user)"}"#, "notReady"),
            (#"{"op":"group","do":"join","user":"\#(Self.user)","cookie":"!"}"#, "invalidArguments"),
        ]
        for (line, code) in lines {
            let answers = try await node.answers(to: Array(line.utf8))
            #expect(answers.count == 1, "\(line.prefix(80)): \(answers)")
            #expect(answers.first?.name == "error", "\(line.prefix(80))")
            #expect(answers.first?["code"] == .string(code), "\(line.prefix(80)): \(answers)")
            #expect(answers.first?["message"] != nil)
        }
    }

    @Test func `an error says which command it is for`() async throws {
        let folder = try TestFolder()
        let node = try await node(folder)
        let line = #"{"op":"send","user":"\#(Self.user)","text":"a","tag":"t1"}"#
        let error = try #require(try await node.answers(to: Array(line.utf8)).first)
        #expect(error["tag"] == "t1")
        #expect(error["user"] == .string(Self.user))
        #expect(error["op"] == "send")
        #expect(error["number"] == "0x81000009")
    }

    @Test func `bytes that are not UTF-8 and a line of 40 MiB are one error each`() async throws {
        let folder = try TestFolder()
        let node = try await node(folder)
        let broken = try await node.answers(to: Array(#"{"op":""#.utf8) + [0xC3, 0x28] + Array(#""}"#.utf8))
        #expect(broken.map { $0["code"] } == ["badJSON"])
        let long = try await node.answers(to: [UInt8](repeating: 0x78, count: 40 * 1024 * 1024))
        #expect(long.map { $0["code"] } == ["tooLong"])
    }

    @Test func `friends refuse what is too long, and an own address is no friend's`() async throws {
        let network = try await LoopbackNetwork()
        let pair = try await network.friends()
        let address = try await pair.ada.event("ready").text("address")
        for (line, code) in [
            (#"{"op":"add","address":"\#(address)","hello":"me"}"#, "invalidArguments"),
            (#"{"op":"send","user":"\#(pair.benID)","text":"","tag":"x"}"#, "invalidArguments"),
            (#"{"op":"send","user":"\#(pair.adaID)","text":"me","tag":"x"}"#, "invalidArguments"),
            (#"{"op":"send","user":"\#(Self.user)","text":"who","tag":"x"}"#, "notExist"),
            (#"{"op":"accept","user":"\#(pair.benID)"}"#, "alreadyExist"),
            (#"{"op":"reply","user":"\#(pair.benID)","status":0,"data":"unasked"}"#, "noMatchedRequest"),
            (
                #"{"op":"invite","user":"\#(pair.benID)","data":"\#(String(repeating: "x", count: 8193))"}"#,
                "invalidArguments"
            ),
        ] {
            // Between them may be what the friend does.
            let answers = try await pair.ada.answers(to: Array(line.utf8)).filter { $0.name == "error" }
            #expect(answers.map { $0["code"] } == [.string(code)], "\(line.prefix(80)): \(answers)")
        }
    }
}
