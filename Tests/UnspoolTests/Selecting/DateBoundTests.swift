import Foundation
import Testing

@testable import Unspool

struct DateBoundTests {
    private static let berlin = "Europe/Berlin"
    private static let now: Int64 = 1_711_893_600  // 2024-03-31 16:00 in Berlin, after the clocks were set forward

    private func bound(_ text: String, _ zone: String = berlin, now: Int64 = now) throws -> Int64? {
        DateBound(text, zone: try #require(TimeZone(identifier: zone)), now: now)?.unixTime
    }

    /// What GNU date says: `TZ=… date -d … +%s`.
    @Test(
        arguments: [
            ("2024-01-01", berlin, 1_704_063_600),
            ("2024-03-31", berlin, 1_711_839_600),
            ("2024-04-01", berlin, 1_711_922_400),
            ("2024-03-31T14:30", berlin, 1_711_888_200),
            ("2024-03-31 14:30:15", berlin, 1_711_888_215),
            ("2024-03-31T14:30Z", berlin, 1_711_895_400),
            ("2024-03-31T14:30+0545", berlin, 1_711_874_700),
            ("2024-03-31T14:30-05:00", berlin, 1_711_913_400),
            ("@1711888200", berlin, 1_711_888_200),
            ("2024-02-29", "UTC", 1_709_164_800),
            // Comes twice: the first. 00:30 UTC is 02:30 of summer.
            ("2024-10-27T02:30", berlin, 1_729_989_000),
            // Does not come: the moment at which the clocks are set forward.
            ("2024-03-31T02:30", berlin, 1_711_846_800),
            ("2024-03-31T02:00", berlin, 1_711_846_800),
            ("2024-03-31T03:00", berlin, 1_711_846_800),
            // In Lebanon, Chile and elsewhere the clocks are set forward at midnight: the day begins at one o'clock.
            ("2024-03-31", "Asia/Beirut", 1_711_836_000),
            ("2024-09-08", "America/Santiago", 1_725_768_000),
            // Half an hour only.
            ("2024-10-06T02:15", "Australia/Lord_Howe", 1_728_142_200),
            // A day that Samoa left out: all of it is the moment at which the next one began.
            ("2011-12-30", "Pacific/Apia", 1_325_239_200),
        ] as [(String, String, Int64)])
    func `a date is what clocks in the zone showed`(text: String, zone: String, time: Int64) throws {
        #expect(try bound(text, zone) == time)
    }

    @Test(
        arguments: [
            ("90min", now - 5400), ("36h", now - 129_600),
            // A day of 23 hours lies in between: the same time on the clock.
            ("1d", now - 23 * 3600), ("7d", now - 7 * 86_400 + 3600), ("1w", now - 7 * 86_400 + 3600),
            // 2024-02-29 16:00, for February has no 31st.
            ("1mo", 1_709_218_800), ("1y", 1_680_271_200), ("54y", 7_743_600), ("0d", now),
        ] as [(String, Int64)])
    func `an age counts back on the calendar`(text: String, time: Int64) throws {
        #expect(try bound(text) == time)
    }

    @Test(arguments: [
        "", "yesterday", "2024", "2024-1-1", "2024-13-01", "2023-02-29", "2024-04-31", "1969-12-31", "2106-01-01",
        "2024-03-31T",
        "2024-03-31T25:00", "2024-03-31T12", "2024-03-31T12:60", "7", "d", "-7d", "7days", "1234567d", "@", "@x", "@-5",
        "2024-03-31T12:00+99:00", "２０２４-03-31", "2024-03-31T12:00:00.5", "100y", "300000y",
        "9999w", "999999h", "999999d", "999mo", "@9999999999", "@4291800000", "2105-12-32", "nan", "NaNd", "inf",
        "1e3d", String(repeating: "9", count: 100),
    ])
    func `anything else is refused`(text: String) throws {
        #expect(try bound(text) == nil)
    }

    @Test(
        arguments: [
            ("1970-01-01", "Asia/Tokyo", 0), ("1970-01-01", "UTC", 0), ("@0", "UTC", 0),
            ("2105-12-31T23:59:59", "UTC", 4_291_747_199),
        ] as [(String, String, Int64)])
    func `the ends of the range belong to it, in every zone`(text: String, zone: String, time: Int64) throws {
        #expect(try bound(text, zone) == time)
    }

    @Test(arguments: [("2024-03-31", 23), ("2024-10-27", 25), ("2024-06-01", 24)] as [(String, Int64)])
    func `a day has as many hours as its clocks`(day: String, hours: Int64) throws {
        let next = ["2024-03-31": "2024-04-01", "2024-10-27": "2024-10-28", "2024-06-01": "2024-06-02"][day] ?? ""
        let window = DateWindow(since: try bound(day), until: try bound(next))
        let (since, until) = (try #require(window.since), try #require(window.until))
        #expect(until - since == hours * 3600)
        #expect(window.contains(since) && !window.contains(until) && window.contains(until - 1))
    }

    @Test(arguments: [
        "Europe/Berlin", "America/Santiago", "Australia/Lord_Howe", "Pacific/Apia", "Asia/Kathmandu", "UTC",
    ])
    func `every hour of some years lies between the bounds of its day`(name: String) throws {
        let zone = try #require(TimeZone(identifier: name))
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = zone
        for time in stride(from: Int64(1_300_000_000), to: 1_335_000_000, by: 3 * 3600 + 1800) {
            let local = LocalTime(unixTime: time, in: zone)
            let start = LocalTime(day: local.day).unixTime(in: zone)
            #expect(start <= time && LocalTime(day: local.day + 1).unixTime(in: zone) > time)
            let date = Date(timeIntervalSince1970: Double(time))
            #expect(Double(start) == calendar.startOfDay(for: date).timeIntervalSince1970)
            let parts = calendar.dateComponents([.year, .month, .day], from: date)
            #expect(local.date == (Int64(parts.year ?? 0), Int64(parts.month ?? 0), Int64(parts.day ?? 0)))
        }
    }
}
