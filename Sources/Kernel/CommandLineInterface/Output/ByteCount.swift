/// A number of bytes in words.
public enum ByteCount {
    /// Such as `750 B` or `1.5 MB`, in powers of 1,000; not rounded up.
    public static func text(_ count: Int64) -> String {
        let units = ["kB", "MB", "GB", "TB"]
        guard count >= 1000 else { return "\(count) B" }
        var tenths = count / 100
        var unit = 0
        while tenths >= 10_000, unit < units.count - 1 {
            tenths /= 1000
            unit += 1
        }
        return "\(tenths / 10).\(tenths % 10) \(units[unit])"
    }
}
