import Foundation
import TelegramClient
import TestSupport
import Testing

@testable import TelegramSimulator

private let sampleLines: [String]? = ProcessInfo.processInfo.environment["MARTLET_TDLIB_SAMPLES"]
    .flatMap { FileManager.default.contents(atPath: $0) }
    .map { $0.split(separator: 0x0A).map { String(decoding: $0, as: UTF8.self) } }

/// Recorded traffic of the real TDLib (`MARTLET_TDLIB_SAMPLES`): what the simulator can answer must agree.
@Suite(.enabled(if: sampleLines != nil, "MARTLET_TDLIB_SAMPLES is not set"))
struct SamplesTests {
    @Test func recordedAnswersAgree() throws {
        let folder = try TestFolder()
        let conversation = Conversation(SimulatedTelegram().transport)
        var compared = 0
        for line in try #require(sampleLines).map(Conversation.object(of:)) {
            guard var request = line["request"] as? [String: Any], let expected = line["response"] as? [String: Any]
            else {
                continue
            }
            // The recording had its folders replaced, and no network.
            if let path = request["database_directory"] as? String, path.hasPrefix("/data") {
                request["database_directory"] = folder.path
                conversation.call(#"{"@type":"setNetworkType","type":{"@type":"networkTypeNone"}}"#, timeout: 0)
            }
            if (request["log_stream"] as? [String: Any])?["path"] as? String == "/data/tdlib/x.log" { continue }
            let text = String(decoding: try JSONSerialization.data(withJSONObject: request), as: UTF8.self)
            let answer: [String: Any]
            if line["sync"] as? Bool == true {
                answer = Conversation.object(of: conversation.execute(text))
            } else {
                // What was sent to other clients has a test of its own.
                if expected["@client_id"] as? Int != 1 { continue }
                request["@extra"] = nil
                answer = conversation.object(
                    String(decoding: try JSONSerialization.data(withJSONObject: request), as: UTF8.self))
            }
            if request["@type"] as? String == "close" { conversation.drain() }
            if (answer["message"] as? String)?.hasPrefix("Method is not simulated") == true { continue }
            let name = request["@type"] as? String ?? ""
            // The options come in the order of a hash table there; the path of the log was not followed.
            if ["getCurrentState", "getNetworkStatistics", "getLogVerbosityLevel", "getLogStream"].contains(name) {
                continue
            }
            var wanted = expected
            for key in ["@client_id", "@extra"] where answer[key] == nil || line["sync"] == nil { wanted[key] = nil }
            #expect(NSDictionary(dictionary: answer) == NSDictionary(dictionary: wanted), "\(text)")
            compared += 1
        }
        #expect(compared > 90)
    }
}
