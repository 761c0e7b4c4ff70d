/// An `error` object of TDLib: most come from Telegram's server, with the server's code and text.
///
/// Codes and texts may change with any version of TDLib; only the properties below are safe to build on.
public struct RemoteFailure: Sendable, Hashable, CustomStringConvertible {
    /// As in HTTP for most: 400 bad request, 401 unauthorized, 404 not found, 429 flood.
    public let code: Int32
    /// The text. It may quote a path or a value of the request.
    public let message: String

    public init(code: Int32, message: String) {
        self.code = code
        self.message = message
    }

    /// Telegram wants nothing shown and no retry: a service notification explains it where that is needed (code 406).
    public var mustNotBeDisplayed: Bool { code == 406 }

    /// Somebody cancelled what was asked for; nothing went wrong (code 200, such as `Canceled by another downloadFile request`).
    public var isCancellation: Bool { code == 200 }

    /// The wait that the server asks for (codes 429 and 420); nil for other errors.
    public var floodWait: FloodWait? {
        switch code {
        case 429, 420: FloodWait(seconds: Self.seconds(in: message))
        default: nil
        }
    }

    /// Code and text, without what the text quotes: quoted parts are paths and values.
    public var description: String {
        var text = ""
        var isQuoted = false
        for character in message {
            if character == "\"" {
                if !isQuoted { text += "\"…\"" }
                isQuoted.toggle()
            } else if !isQuoted {
                text.append(character)
            }
        }
        return "TDLib error \(code): \(text)"
    }

    /// The number in `Too Many Requests: retry after 142`, `FLOOD_WAIT_263` or `SLOWMODE_WAIT_5`; nil if there is none.
    private static func seconds(in message: String) -> Int? {
        // Other digits occur too (`2FA_CONFIRM_WAIT_60`), so only those at the end count.
        let digits = message.utf8.reversed().prefix { UInt8(ascii: "0") <= $0 && $0 <= UInt8(ascii: "9") }.reversed()
        let before = message.utf8.dropLast(digits.count).last
        guard before == UInt8(ascii: " ") || before == UInt8(ascii: "_") else { return nil }
        return Int(String(decoding: Array(digits), as: UTF8.self))
    }
}

/// A pause that the server asks for.
public struct FloodWait: Sendable, Hashable {
    /// How long, in seconds; nil if the server did not say, which does not mean 0.
    public let seconds: Int?

    public init(seconds: Int?) {
        self.seconds = seconds
    }
}
