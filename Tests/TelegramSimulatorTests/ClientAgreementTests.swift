import Foundation
import TelegramClient
import TestSupport
import Testing

@testable import TelegramSimulator

/// Whole lives of clients without a network: the simulator must send what the real TDLib sends, in its order.
extension AgreementTests {
    /// Times differ from run to run; folders differ by design.
    private func comparable(_ line: String, _ conversation: Conversation, folder: TestFolder? = nil) -> String {
        var line = line.replacing("\"@client_id\":\(conversation.clientID)", with: "\"@client_id\":N")
        if let folder { line = line.replacing(folder.path, with: "FOLDER") }
        line = line.replacing(/"since_date":\d+/, with: "SINCE")
        if line.contains(#""name":"unix_time""#) { line = line.replacing(/"value":"\d+"/, with: "TIME") }
        return line
    }

    private func opened(_ conversation: Conversation, _ folder: TestFolder) {
        conversation.newClient()
        conversation.send(#"{"@type":"setNetworkType","type":{"@type":"networkTypeNone"}}"#)
        _ = conversation.call(parameters(folder.path))
        _ = conversation.call(#"{"@type":"testCallEmpty"}"#)
    }

    @Test func startingAgrees() throws {
        let folders = [try TestFolder(), try TestFolder()]
        var transcripts: [[String]] = []
        for (conversation, folder) in zip([real, simulated], folders) {
            opened(conversation, folder)
            conversation.wait(for: "updateConnectionState")
            transcripts.append(conversation.lines.map { comparable($0, conversation) })
            _ = conversation.call(#"{"@type":"destroy"}"#)
            conversation.drain()
        }
        #expect(transcripts[0].count > 110)
        #expect(transcripts[1].difference(from: transcripts[0]).map { "\($0)" } == [])
    }

    @Test func answersBeforeParametersAgree() {
        let requests = [
            #"{"@type":"getAuthorizationState"}"#, #"{"@type":"getCurrentState"}"#, #"{"@type":"testCallEmpty"}"#,
            #"{"@type":"testSquareInt","x":12}"#, #"{"@type":"testSquareInt","x":"100000"}"#,
            #"{"@type":"testSquareInt"}"#,
            #"{"@type":"testSquareInt","x":12.5}"#, #"{"@type":"testCallString","x":"Привет 😀\n\"q\" \\ \u0001"}"#,
            #"{"@type":"testCallBytes","x":"AAECAw=="}"#, #"{"@type":"testCallBytes","x":"bad"}"#,
            #"{"@type":"testCallVectorInt","x":[1,2,3]}"#, #"{"@type":"testCallVectorString","x":["a","b",null]}"#,
            #"{"@type":"testCallVectorIntObject","x":[{"@type":"testInt","value":4},{"@type":"x","value":"5"}]}"#,
            #"{"@type":"testCallVectorStringObject","x":[{"@type":"testString","value":"a"},null]}"#,
            #"{"@type":"testReturnError","error":{"@type":"error","code":406,"message":"HIDDEN"}}"#,
            #"{"@type":"testUseUpdate"}"#, #"{"@type":"getMe"}"#, #"{"@type":"destroy"}"#, #"{"@type":"logOut"}"#,
            #"{"@type":"checkAuthenticationCode","code":"1"}"#, #"{"@type":"setTdlibParameters"}"#,
            #"{"@type":"setAlarm","seconds":-1}"#, #"{"@type":"setAlarm","seconds":0.01}"#,
            #"{"@type":"getFileMimeType","file_name":"a.png"}"#,
            #"{"@type":"nope"}"#, #"{"@type":"getChat","chat_id":true}"#,
            parameters("/x", ["api_id": 0]), parameters("/x", ["api_hash": ""]),
            parameters("/x", ["system_language_code": " "]),
            parameters("/x", ["device_model": ""]), parameters("/x", ["application_version": "\t"]),
            parameters("/proc/none"), parameters("/proc/none/x"), parameters("/dev/null/x/y"),
        ]
        real.newClient()
        simulated.newClient()
        for request in requests {
            #expect(simulated.call(request) == real.call(request), "\(request)")
        }
        for conversation in [real, simulated] {
            _ = conversation.call(#"{"@type":"close"}"#)
            conversation.drain()
        }
    }

    @Test func answersWithoutAnAccountAgree() throws {
        let folders = [try TestFolder(), try TestFolder()]
        opened(real, folders[0])
        opened(simulated, folders[1])
        for request in OfflineRequests.withoutAccount {
            let answers = zip([real, simulated], folders).map { conversation, folder in
                conversation.call(request).map { comparable($0, conversation, folder: folder) }
            }
            #expect(answers[1] == answers[0], "\(request)")
        }
        for conversation in [real, simulated] {
            _ = conversation.call(#"{"@type":"close"}"#)
            conversation.drain()
        }
    }

    @Test(arguments: [
        [#"{"@type":"close","@extra":"c"}"#],
        [#"{"@type":"destroy","@extra":"d"}"#],
        [#"{"@type":"logOut","@extra":"l"}"#],
        [
            #"{"@type":"setAuthenticationPhoneNumber","phone_number":"+15550100","@extra":"p"}"#,
            #"{"@type":"close","@extra":"c"}"#,
        ],
        [
            #"{"@type":"setAuthenticationPhoneNumber","phone_number":"+15550100","@extra":"p"}"#,
            #"{"@type":"destroy","@extra":"d"}"#,
        ],
        [
            #"{"@type":"setAuthenticationPhoneNumber","phone_number":"+15550100","@extra":"1"}"#,
            #"{"@type":"setAuthenticationPhoneNumber","phone_number":"+15550100","@extra":"2"}"#,
            #"{"@type":"close","@extra":"c"}"#,
        ],
    ])
    func endingAgrees(_ requests: [String]) throws {
        let folders = [try TestFolder(), try TestFolder()]
        var transcripts: [[String]] = []
        for (conversation, folder) in zip([real, simulated], folders) {
            opened(conversation, folder)
            conversation.wait(for: "updateConnectionState")
            conversation.lines = []
            for request in requests { conversation.send(request) }
            conversation.wait(for: "authorizationStateClosed")
            var lines = conversation.lines
            _ = conversation.call(#"{"@type":"getAuthorizationState"}"#).map { lines.append($0) }
            _ = conversation.call(#"{"@type":"nope"}"#).map { lines.append($0) }
            transcripts.append(lines.map { comparable($0, conversation) })
        }
        #expect(transcripts[1] == transcripts[0])
    }

    @Test func wrongClientsAgree() {
        for client: Int32 in [0, -1, 99_999] {
            let lines = [real, simulated].map { conversation in
                conversation.send(#"{"@type":"testCallEmpty","@extra":"w"}"#, to: client)
                return conversation.next(timeout: 600)
            }
            #expect(lines[1] == lines[0])
        }
    }
}
