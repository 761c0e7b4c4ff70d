import TelegramClient

/// The code of the error that `body` throws; nil if it throws none of ours.
func errorCode(_ body: () async throws -> some Any) async -> TDLibError.Code? {
    do {
        _ = try await body()
        return nil
    } catch {
        return (error as? TDLibError)?.code
    }
}

/// The `int32` after a key, wherever that is: enough for requests that a test made itself.
func number(_ key: String, in text: String) -> Int? {
    guard let start = text.firstRange(of: "\"\(key)\":")?.upperBound else { return nil }
    return Int(text[start...].prefix { $0.isNumber || $0 == "-" })
}
