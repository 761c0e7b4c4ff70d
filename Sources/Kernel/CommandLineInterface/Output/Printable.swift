/// The text with every control character but tabs and line ends replaced by U+FFFD.
///
/// Text from elsewhere, such as the title of a chat, could otherwise move the cursor, set the title of the window, or worse.
func printable(_ text: String) -> String {
    let isClean = text.utf8.allSatisfy { $0 >= 0x20 && $0 != 0x7F && $0 != 0xC2 }
    if isClean { return text }
    return String(
        String.UnicodeScalarView(
            text.unicodeScalars.map { scalar in
                let isControl = scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value)
                return isControl && scalar != "\t" && scalar != "\n" ? "\u{FFFD}" : scalar
            }))
}
