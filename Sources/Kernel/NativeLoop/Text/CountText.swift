/// A number with what it counts, for people.
public enum CountText {
    /// Such as `1 file` or `3 files`.
    /// - Parameter noun: the singular of a noun whose plural ends with an `s` more.
    public static func text(_ count: some BinaryInteger, _ noun: String) -> String {
        "\(count) \(noun)\(count == 1 ? "" : "s")"
    }
}
