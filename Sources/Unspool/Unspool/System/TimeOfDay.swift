import Foundation

/// When something may be tried again, in words. Clock and time zone are the caller's.
enum TimeOfDay {
    /// Such as `at 14:32:05 (in 45 s)`, `at 14:45 (in 13 min)`, `tomorrow at 03:10 (in 12 h)` or `on 2026-03-08 at 03:10`.
    /// - Parameter seconds: from `now`; less than 0 counts as 0, and more than a thousand years as that.
    static func text(after seconds: Double, from now: Date, in timeZone: TimeZone) -> String {
        let seconds = seconds.isFinite ? min(max(0, seconds), 3e10).rounded(.up) : 3e10
        let start = now.timeIntervalSince1970
        func local(_ time: Double) -> LocalTime { LocalTime(unixTime: Int64(time.rounded(.down)), in: timeZone) }
        let end = local(start + seconds)
        let clock = end.clockText(withSeconds: seconds < 120)
        switch end.day - local(start).day {
        case 0: return "at \(clock) (in \(duration(seconds)))"
        case 1: return "tomorrow at \(clock) (in \(duration(seconds)))"
        default: return "on \(end.dateText) at \(clock)"
        }
    }

    /// Such as `45 s`, `13 min`, `12 h` or `7 days`; rounded up.
    static func duration(_ seconds: Double) -> String {
        func whole(_ unit: Double) -> Int { Int((min(max(0, seconds), 3e10) / unit).rounded(.up)) }
        if seconds < 120 { return "\(whole(1)) s" }
        if seconds < 7_200 { return "\(whole(60)) min" }
        if seconds < 172_800 { return "\(whole(3_600)) h" }
        return "\(whole(86_400)) days"
    }
}
