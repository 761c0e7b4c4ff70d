/// Texts that travel with a NUL behind them, as the published Swift SDK and native Carrier send them: the data of
/// invites and answers, the Tox name, the title of a group. Carrier protocol, sections 1.3, 7.6 and 9.
public enum NulTerminatedText {
    /// The bytes of `text` up to its first NUL, and one NUL.
    public static func encode(_ text: String) -> [UInt8] { text.utf8.prefix { $0 != 0 } + [0] }

    /// The text up to the first NUL, or all of it if there is none. Bytes that are not UTF-8 become U+FFFD.
    public static func decode(_ bytes: some Collection<UInt8>) -> String {
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
}
