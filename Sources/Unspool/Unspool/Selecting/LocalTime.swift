import Foundation

/// A date and a time as a calendar and a clock on the wall show them, in no time zone. Years 1970 to 2105: Telegram's dates.
struct LocalTime: Sendable, Equatable {
    /// Days since 1970-01-01.
    var day: Int64
    /// Seconds since midnight.
    var second: Int64

    init(day: Int64, second: Int64 = 0) {
        self.day = day
        self.second = second
    }

    /// - Returns: nil if there is no such date.
    init?(year: Int64, month: Int64, day: Int64) {
        guard (1970...2105).contains(year), (1...12).contains(month), day >= 1, day <= Self.days(in: month, of: year)
        else {
            return nil
        }
        // Years that begin in March have their leap day at the end.
        let y = month <= 2 ? year - 1 : year
        let era = y / 400
        let yearOfEra = y - era * 400
        let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
        self.init(day: era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468)
    }

    static func days(in month: Int64, of year: Int64) -> Int64 {
        switch month {
        case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
        case 4, 6, 9, 11: 30
        default: 31
        }
    }

    /// Year, month and day.
    var date: (year: Int64, month: Int64, day: Int64) {
        let shifted = day + 719_468
        let era = shifted / 146_097
        let dayOfEra = shifted - era * 146_097
        let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let shiftedMonth = (5 * dayOfYear + 2) / 153
        let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
        return (
            yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, dayOfYear - (153 * shiftedMonth + 2) / 5 + 1
        )
    }

    /// The Unix time at which clocks in a zone show this.
    ///
    /// A time that comes twice, when clocks are set back, is the first; one that does not come, when they are set forward, is
    /// the moment at which they are. So every moment lies in exactly one of two windows that meet at such a time.
    func unixTime(in zone: TimeZone) -> Int64 {
        let local = day * 86_400 + second
        func offset(_ time: Int64) -> Int64 {
            Int64(zone.secondsFromGMT(for: Date(timeIntervalSince1970: Double(time))))
        }
        // No zone changes its clocks twice within two days, or is further than a day from UTC.
        let offsets = [offset(local - 86_400), offset(local + 86_400)]
        let times = offsets.map { local - $0 }
        if let first = zip(times, offsets).filter({ offset($0) == $1 }).map(\.0).min() { return first }
        // Between the two readings the offset changes once: find the second.
        var before = (times.min() ?? local) - 1
        var after = times.max() ?? local
        while after - before > 1 {
            let middle = before + (after - before) / 2
            if offset(middle) == offsets[0] { before = middle } else { after = middle }
        }
        return after
    }

    /// What clocks in a zone show at a Unix time; of one before 1901 or after 4147, at the nearest that is not.
    init(unixTime: Int64, in zone: TimeZone) {
        let unixTime = min(max(unixTime, Int64(Int32.min)), 1 << 36)
        let local = unixTime + Int64(zone.secondsFromGMT(for: Date(timeIntervalSince1970: Double(unixTime))))
        day = local >= 0 ? local / 86_400 : (local - 86_399) / 86_400
        second = local - day * 86_400
    }

    /// Such as `2024-03-31`.
    var dateText: String {
        let (year, month, day) = date
        return "\(year)-\(Self.two(month))-\(Self.two(day))"
    }

    /// Such as `14:30` or `14:30:05`.
    func clockText(withSeconds: Bool = false) -> String {
        let minutes = "\(Self.two(second / 3600)):\(Self.two(second / 60 % 60))"
        return withSeconds ? "\(minutes):\(Self.two(second % 60))" : minutes
    }

    private static func two(_ number: Int64) -> String { number < 10 ? "0\(number)" : String(number) }
}
