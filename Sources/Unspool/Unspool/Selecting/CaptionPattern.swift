import Foundation

/// A regular expression for captions, in ICU's syntax, found anywhere in the text, upper and lower case the same.
///
/// Patterns that take for ever on some texts are broken off, so neither a pattern nor a caption can hang a run.
public struct CaptionPattern: Sendable, Equatable, CustomStringConvertible {
    /// What a search found out.
    public enum Match: Sendable, Equatable {
        case found, absent
        /// The search was broken off.
        case undecided
    }

    /// Longer patterns are not taken.
    static let longestPattern = 1000
    /// In UTF-16 units; Telegram's captions are at most 4096 long. What follows is not looked at.
    static let longestText = 16_384
    /// The engine tells every few thousand steps that it is still at work; after so many times it is broken off.
    static let patience = 2000

    /// The expression, as given.
    public let text: String
    private let expression: NSRegularExpression

    public var description: String { text }

    public static func == (a: Self, b: Self) -> Bool { a.text == b.text }

    /// - Returns: nil if it is no regular expression, empty, or longer than 1,000 characters.
    public init?(_ text: String) {
        guard !text.isEmpty, text.utf16.count <= Self.longestPattern,
            let expression = try? NSRegularExpression(pattern: text, options: [.caseInsensitive])
        else { return nil }
        self.text = text
        self.expression = expression
    }

    /// Searches a caption, for a limited time.
    public func match(in caption: String) -> Match {
        let caption = caption.utf16.count > Self.longestText ? String(caption.prefix(Self.longestText / 4)) : caption
        var result = Match.absent
        var reports = 0
        let range = NSRange(location: 0, length: min(caption.utf16.count, Self.longestText))
        expression.enumerateMatches(in: caption, options: [.reportProgress], range: range) { match, flags, stop in
            if match != nil {
                result = .found
                stop.pointee = true
                return
            }
            reports += 1
            if reports > Self.patience || flags.contains(.internalError) {
                result = .undecided
                stop.pointee = true
            }
        }
        return result
    }
}
