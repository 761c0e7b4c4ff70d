public import TelegramClient

/// What an error of Telegram says of the thing that was asked for. A wait is none of these, whatever its code.
extension TDLibError {
    /// Whether there is no such thing, or none that this account knows. TDLib says so with 400 too.
    var isNotFound: Bool { floodWait == nil && [400, 404].contains(remote?.code) }

    /// Whether Telegram refuses what was asked of a chat, and not the account or for now: asking again would be refused again.
    var isRefusalOfChat: Bool { floodWait == nil && [400, 403, 404, 406].contains(remote?.code) }

    /// Whether only what was asked for cannot be had, so that everything else still can: it is refused, Telegram's servers fail
    /// at it although TDLib has asked them again for a minute, or the answer has a form that nobody knows.
    var concernsOneThing: Bool {
        if isRefusalOfChat || code == .undecodable { return true }
        return (500..<600).contains(remote?.code ?? 0) && !isOfClosedClient
    }

    /// Whether nothing can be asked any more, for TDLib has closed or is about to: it answers what waits with such an error.
    public var isOfClosedClient: Bool {
        code == .closed || (remote?.code == 500 && remote?.message == "Request aborted")
    }
}
