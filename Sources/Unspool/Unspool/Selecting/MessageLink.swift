/// A message as it is named on a command line: a t.me link, or its number in a chat that is named beside it.
public enum MessageLink: Sendable, Hashable {
    /// Telegram says which message and chat it is. Source: `getMessageLinkInfo`.
    case link(String)
    /// TDLib's identifier.
    case id(Int64)

    /// TDLib's identifier of the last number that Telegram can give.
    static let largestID = Int64(Int32.max) << 20

    /// - Parameter text: `https://t.me/…/123`, `t.me/c/…/123`, `tg://…`; the number that such links end with; or TDLib's
    ///   identifier, which is 2^20 times that. Nil for anything else, and for a number that no message can have.
    public init?(_ text: String) {
        let lower = text.lowercased()
        if ["https://t.me/", "http://t.me/", "t.me/", "https://telegram.me/", "tg:", "https://www.t.me/"].contains(
            where: {
                lower.hasPrefix($0)
            })
        {
            guard text.utf8.count <= 2048 else { return nil }
            self = .link(text)
        } else if text.allSatisfy(\.isASCIIDigit), let number = Int64(text), number > 0,
            number <= Self.largestID
        {
            // Telegram's numbers are below 2^31, TDLib's identifiers of the server's messages are multiples of 2^20.
            if number < 1 << 31, number % (1 << 20) != 0 {
                self = .id(number << 20)
            } else {
                self = .id(number)
            }
        } else {
            return nil
        }
    }
}
