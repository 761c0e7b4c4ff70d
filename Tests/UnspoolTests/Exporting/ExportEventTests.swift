import Foundation
import TelegramClient
import Testing

@testable import Unspool

struct ExportEventTests {
    @Test func `every line is one JSON object with a type and a version`() throws {
        var summary = ExportSummary(chatID: -5)
        for outcome in Outcome.allCases { summary.count(outcome) }
        summary.problem = "no \"space\"\n"
        let chat = ChatSummary(id: -5, kind: .channel, title: "a\u{1B}[31m\u{2028}b\u{85}\u{202E}")
        var progress = ExportProgress()
        progress.files = [.init(name: "\u{1B}[2J\u{202E}", size: 5, fetchedBytes: 2)]
        let events: [ExportEvent] = [
            .started(chat: chat, destination: "/tmp/x", isDryRun: false), .scanned(messages: 3, isComplete: true),
            .item(ManifestItem(.sample(name: "é\u{9B}\u{0}"), outcome: .failed, reason: "why")), .warning("w"),
            .progress(progress), .summary(summary),
        ]
        for line in events.compactMap(\.jsonLine) + [ResultLine.signedOut, ResultLine.chat(chat, list: "main")] {
            #expect(
                !line.unicodeScalars.contains { $0.value < 32 || (0x7F...0x9F).contains($0.value) || $0 == "\u{2028}" })
            let object = try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
            #expect(object["type"] is String)
            #expect(object["v"] as? Int == 1)
        }
    }

    @Test func `an item's line is read again, and no other one`() throws {
        let item = ManifestItem(.sample(name: "é\u{9B}\u{0}"), outcome: .failed, reason: "why")
        #expect(try ManifestItem(manifestLine: try #require(ExportEvent.item(item).jsonLine)) == item)
        for (line, code) in [("{}", DestinationError.Code.manifest), (#"{"type":"item","v":2}"#, .newerVersion)] {
            let error = #expect(throws: DestinationError.self) { try ManifestItem(manifestLine: line) }
            #expect(error?.code == code)
        }
    }

    @Test func `the time in which the process was stopped is in no rate`() {
        var meter = ProgressMeter()
        for second in 0...5 { meter.add(bytes: Int64(second) * 100, at: .seconds(second)) }
        meter.skip(to: .seconds(3600))
        meter.add(bytes: 500, at: .seconds(3600))
        #expect(meter.bytesPerSecond == 100 && meter.secondsLeft(for: 1000) == 11)
        for second in 1...5 { meter.add(bytes: 500 + Int64(second) * 100, at: .seconds(3600 + second)) }
        #expect(meter.bytesPerSecond == 100)
    }

    @Test func `a total adds up what several chats came to, and is complete only if all are`() throws {
        var total = ExportTotal(chats: 2, isDryRun: false)
        var first = ExportSummary(chatID: 1)
        first.count(.saved, times: 3)
        first.messages = 3
        first.savedBytes = 30
        first.isScanComplete = true
        total.add(first)
        #expect(!total.isComplete && total.reachedChats == 1)
        var second = first
        second.chatID = 2
        total.add(second)
        #expect(total.isComplete && total.summary.counts == [.saved: 6] && total.summary.savedBytes == 60)
        second.count(.failed)
        second.problem = "why"
        total.add(second)
        #expect(!total.isComplete && total.reachedChats == 2 && total.summary.total == 10)
        let line = try #require(
            try JSONSerialization.jsonObject(with: Data(total.jsonLine.utf8)) as? [String: Any])
        #expect(line["type"] as? String == "summary_total" && line["chats"] as? Int == 2)
        #expect(line["complete"] as? Bool == false && line["problem"] as? String == "why" && line["chat_id"] == nil)
    }

    @Test func `a wait is told whatever number Telegram names`() throws {
        for seconds in [Int.max, Int.min, -1, 0] {
            #expect(ExportProblem.waiting(seconds).contains("\(seconds) seconds"))
        }
        let error = TDLibError.remote(429, "FLOOD_WAIT_\(Int.max)")
        let now = Date(timeIntervalSince1970: 1_700_000_000)
        #expect(ExportProblem.text(for: error, now: now).contains("seconds. Try again on 297"))
        let soon = ExportProblem.text(for: TDLibError.remote(429, "FLOOD_WAIT_300"), now: now)
        #expect(soon.hasSuffix(" (in 5 min).") && ExportProblem.waiting(300, now: now).hasSuffix(" (in 5 min)."))
        let zone = try #require(TimeZone(identifier: "Pacific/Kiritimati"))
        #expect(LocalTime(unixTime: .max, in: zone).dateText.hasPrefix("4147-"))
        #expect(LocalTime(unixTime: .min, in: zone).dateText.hasPrefix("1901-12-1"))
    }

    @Test func `rate and time left follow from what came in the last seconds`() {
        var meter = ProgressMeter()
        #expect(meter.bytesPerSecond == nil && meter.secondsLeft(for: 5) == nil)
        for second in 0...60 { meter.add(bytes: Int64(second) * (second < 30 ? 10 : 1000), at: .seconds(second)) }
        #expect(meter.bytesPerSecond == 1000)
        #expect(meter.secondsLeft(for: 10_000) == 11 && meter.secondsLeft(for: -1) == nil)
        #expect(!meter.isDue(at: .seconds(60), after: .seconds(1)) && meter.isDue(at: .seconds(61), after: .seconds(1)))
        // Nothing comes any more: nobody can tell when it ends.
        for second in 61...80 { meter.add(bytes: 60_000, at: .seconds(second)) }
        #expect(meter.bytesPerSecond == 0 && meter.secondsLeft(for: 1) == nil)
        // Counts that go back, as after a download that began anew, are no trouble.
        meter.add(bytes: 0, at: .seconds(81))
        #expect(meter.bytesPerSecond == 0)
    }

    @Test func `the counts of a summary add up`() throws {
        var summary = ExportSummary(chatID: 1)
        for (index, outcome) in Outcome.allCases.enumerated() { for _ in 0...index { summary.count(outcome) } }
        #expect(summary.counts.values.reduce(0, +) == summary.total)
        let line = try #require(ExportEvent.summary(summary).jsonLine)
        // Also of a run that came to its end.
        summary.isScanComplete = true
        #expect(ExportEvent.summary(summary).jsonLine?.contains(#""unreached":0,"scan_complete":true"#) == true)
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
