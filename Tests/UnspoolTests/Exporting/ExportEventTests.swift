import Foundation
import Testing

@testable import Unspool

struct ExportEventTests {
    @Test func `every line is one JSON object with a type and a version`() throws {
        var summary = ExportSummary(chatID: -5)
        for outcome in Outcome.allCases { summary.count(outcome) }
        summary.problem = "no \"space\"\n"
        let chat = ChatSummary(id: -5, kind: .channel, title: "a\u{1B}[31m\u{2028}b\u{85}\u{202E}")
        let events: [ExportEvent] = [
            .started(chat: chat, destination: "/tmp/x", isDryRun: false), .scanned(messages: 3, isComplete: true),
            .item(ManifestItem(.sample(name: "é\u{9B}\u{0}"), outcome: .failed, reason: "why")), .warning("w"),
            .summary(summary),
        ]
        for line in events.compactMap(\.jsonLine) + [ResultLine.signedOut, ResultLine.chat(chat, list: "main")] {
            #expect(
                !line.unicodeScalars.contains { $0.value < 32 || (0x7F...0x9F).contains($0.value) || $0 == "\u{2028}" })
            let object = try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
            #expect(object["type"] is String)
            #expect(object["v"] as? Int == 1)
        }
        #expect(ExportEvent.progress(ExportProgress()).jsonLine == nil)
    }

    @Test func `the counts of a summary add up`() throws {
        var summary = ExportSummary(chatID: 1)
        for (index, outcome) in Outcome.allCases.enumerated() { for _ in 0...index { summary.count(outcome) } }
        #expect(summary.counts.values.reduce(0, +) == summary.total)
        let line = try #require(ExportEvent.summary(summary).jsonLine)
        let object = try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
        let counts = try #require(object["counts"] as? [String: Int])
        #expect(counts.values.reduce(0, +) == object["total"] as? Int)
    }

    @Test func `only protected, expired and failed items make an export incomplete`() {
        for outcome in Outcome.allCases {
            var summary = ExportSummary(chatID: 1)
            summary.count(outcome)
            #expect(summary.isComplete != [.protected, .expired, .failed].contains(outcome))
        }
        var interrupted = ExportSummary(chatID: 1)
        interrupted.isInterrupted = true
        #expect(!interrupted.isComplete)
    }
}
