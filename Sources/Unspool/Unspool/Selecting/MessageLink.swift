/// A message as it is named on a command line: a t.me link, or its number in a chat that is named beside it.
public enum MessageLink: Sendable, Hashable {
    /// Telegram says which message and chat it is. Source: `getMessageLinkInfo`.
    case link(String)
    /// TDLib's identifier.
    case id(Int64)

    /// TDLib's identifier of the last number that Telegram can give.
    static let largestID = Int64(Int32.max) << 20

    /// - Parameter text: `https://t.me/…/123`, `t.me/c/…/123`, `tg://…`; a number up to 2^31 - 1, which is always the one that
    ///   such links end with; or a larger one, which is TDLib's identifier: 2^20 times that, or a message's that is only on the
    ///   device. Nil for anything else, and for a number that no message can have.
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
            self = .id(number <= Int64(Int32.max) ? number << 20 : number)
        } else {
            return nil
        }
    }
}
