// Compiled into one module with the sources of TelegramAPI, by Scripts/fuzz. libFuzzer calls it with mutated lines.

/// Reads one line as an update, as the receive loop does. What can be read must be writable and readable again.
@_cdecl("LLVMFuzzerTestOneInput")
public func readOneLine(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    // An allocation of exactly this size, so that the sanitizer sees a read of one byte too many.
    let memory = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: count + 1)
    defer { memory.deallocate() }
    _ = memory.initialize(from: UnsafeBufferPointer(start: start, count: count))
    memory[count] = 0
    let line = UnsafeBufferPointer(rebasing: memory[..<count])

    let envelope = WireEnvelope(line)
    _ = envelope.isAnswer
    if let update = try? Update.decode(line) { checkRoundTrip(update) }
    if envelope.isAnswer { _ = try? TDError.decode(line) }
    return 0
}

private func checkRoundTrip(_ update: Update) {
    guard let bytes = try? update.jsonBytes() else { return }
    guard let again = try? Update(json: bytes), again.json == update.json else {
        fatalError("what was read does not survive writing and reading: \(update.json)")
    }
    _ = update.description
}
