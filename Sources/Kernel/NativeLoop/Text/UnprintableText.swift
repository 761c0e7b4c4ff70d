/// Characters that do something instead of being seen: a terminal obeys them, or they change the direction of text.
public enum UnprintableText {
    /// All of them lie in the basic multilingual plane.
    public static func contains(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0...0x1F, 0x7F...0x9F, 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF: true
        default: false
        }
    }

    /// `text` with a blank in the place of each of them, for a terminal.
    public static func removed(from text: String) -> String {
        var scalars = String.UnicodeScalarView()
        for scalar in text.unicodeScalars { scalars.append(contains(scalar) ? " " : scalar) }
        return String(scalars)
    }
}
