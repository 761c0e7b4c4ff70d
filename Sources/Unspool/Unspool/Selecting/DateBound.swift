public import Foundation

/// One end of a window of dates, as it is written on a command line.
///
/// - a date, `2024-03-31`: the day's first moment in the zone, which need not be midnight;
/// - a date and time, `2024-03-31T14:30` or `2024-03-31 14:30:15`, in the zone. A time that comes twice is the first, one that
///   does not come is the moment at which the clocks are set forward. With `Z` or an offset (`+02:00`) the zone has no say;
/// - Unix time, `@1711888200`;
/// - an age: `90min`, `36h`, `7d`, `2w`, `6mo`, `1y` before now. Days, weeks, months and years are the calendar's: the same time
///   on the clock so many days ago, also across daylight saving; a day that the month does not have becomes its last.
public struct DateBound: Sendable, Hashable {
    /// In seconds.
    public let unixTime: Int64

    /// The seconds of the years 1970 to 2105, in Unix time.
    static let range: Range<Int64> = 0..<4_291_747_200

    /// - Returns: nil for any other text, and outside the years 1970 to 2105.
    public init?(_ text: String, zone: TimeZone, now: Int64) {
        guard text.utf8.count <= 40 else { return nil }
        let time: Int64?
        if text.hasPrefix("@") {
            time = Self.number(text.dropFirst(), digits: 1...10)
        } else {
            time = Self.age(text, zone, now) ?? Self.date(text, zone)
        }
        // The ends of these years are up to 14 hours elsewhere in other zones.
        guard let time, (Self.range.lowerBound - 50_400..<Self.range.upperBound + 50_400).contains(time) else {
            return nil
        }
        unixTime = max(0, time)
    }

    /// A Unix time as clocks in a zone show it: `2024-03-31 14:30`.
    public static func text(of unixTime: Int64, in zone: TimeZone) -> String {
        let local = LocalTime(unixTime: unixTime, in: zone)
        return "\(local.dateText) \(local.clockText())"
    }

    private static func number(_ text: Substring, digits: ClosedRange<Int>) -> Int64? {
        guard digits.contains(text.count), text.allSatisfy(\.isASCIIDigit) else { return nil }
        return Int64(text)
    }

    private static func age(_ text: String, _ zone: TimeZone, _ now: Int64) -> Int64? {
        let digits = text.prefix(while: \.isASCIIDigit)
        guard let count = number(digits, digits: 1...6) else { return nil }
        var local = LocalTime(unixTime: now, in: zone)
        switch text.dropFirst(digits.count) {
        case "min": return now - count * 60
        case "h": return now - count * 3600
        case "d": local.day -= count
        case "w": local.day -= count * 7
        case "mo", "y":
            let months = text.hasSuffix("y") ? count * 12 : count
            let (year, month, day) = local.date
            let total = year * 12 + month - 1 - months
            guard total >= 1970 * 12 else { return nil }
            let length = LocalTime.days(in: total % 12 + 1, of: total / 12)
            guard let date = LocalTime(year: total / 12, month: total % 12 + 1, day: min(day, length)) else {
                return nil
            }
            local.day = date.day
        default: return nil
        }
        return local.day < 0 ? nil : local.unixTime(in: zone)
    }

    private static func date(_ text: String, _ zone: TimeZone) -> Int64? {
        let parts = text.split(maxSplits: 1, omittingEmptySubsequences: false) { $0 == "T" || $0 == "t" || $0 == " " }
        let fields = (parts.first ?? "").split(separator: "-", omittingEmptySubsequences: false)
        guard fields.count == 3, let year = number(fields[0], digits: 4...4),
            let month = number(fields[1], digits: 2...2),
            let day = number(fields[2], digits: 2...2), var local = LocalTime(year: year, month: month, day: day)
        else { return nil }
        guard parts.count == 2 else { return local.unixTime(in: zone) }

        var time = parts[1]
        var offset: Int64?
        if time.hasSuffix("Z") || time.hasSuffix("z") {
            time.removeLast()
            offset = 0
        } else if let sign = time.lastIndex(where: { $0 == "+" || $0 == "-" }) {
            let digits = time[sign...].dropFirst().filter { $0 != ":" }
            guard let number = number(Substring(digits), digits: 4...4), number / 100 < 24, number % 100 < 60 else {
                return nil
            }
            offset = (time[sign] == "-" ? -1 : 1) * (number / 100 * 3600 + number % 100 * 60)
            time = time[..<sign]
        }
        let clock = time.split(separator: ":", omittingEmptySubsequences: false)
        guard (2...3).contains(clock.count), let hour = number(clock[0], digits: 2...2), hour < 24,
            let minute = number(clock[1], digits: 2...2), minute < 60,
            let second = clock.count == 3 ? number(clock[2], digits: 2...2) : 0, second < 60
        else { return nil }
        local.second = hour * 3600 + minute * 60 + second
        if let offset { return local.day * 86_400 + local.second - offset }
        return local.unixTime(in: zone)
    }
}
