// Compiled into one module with the sources of CarrierWire, by Scripts/fuzz. libFuzzer calls it with mutated bytes: the
// first says what the others are.

import NativeLoop

/// Reads bytes as what a peer, a node or the disk may give. What can be read must be writable and readable again, or be
/// refused for a reason that is known beforehand.
@_cdecl("LLVMFuzzerTestOneInput")
public func readBytes(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    guard count > 1, let start else { return 0 }
    // An allocation of exactly this size, so that the sanitizer sees a read of one byte too many.
    let bytes = Array(UnsafeBufferPointer(start: start + 1, count: count - 1))
    // One reader a run: what is seldom read so would only slow down the others.
    let detail = Int(start[0] >> 3)
    switch start[0] & 7 {
    case 0: readFile(bytes)
    case 1: readLabels(bytes)
    case 2: readText(bytes, as: detail)
    case 3: readPulledMessage(bytes)
    case 4, 5: playTransfers(bytes)
    default: readPacket(bytes, PacketChannel.allCases[detail & 3])
    }
    return 0
}

/// Stops the run. Only what is a fault of CarrierWire leads here.
func fail(_ message: String) -> Never { fatalError(message) }

// MARK: Packets

private func readPacket(_ bytes: [UInt8], _ channel: PacketChannel) {
    guard let packet = try? CarrierPacket(decoding: bytes, from: channel) else { return }
    do throws(PacketError) {
        let again = try packet.encoded(for: channel)
        guard try CarrierPacket(decoding: again, from: channel) == packet else {
            fail("another packet was read than was written: \(packet)")
        }
    } catch {
        guard mayBeRefused(packet, error.code) else { fail("what was read cannot be written: \(error) \(packet)") }
    }
}

/// Vectors may overlap where they are read, so that writing them takes more room than Tox has: anything may be too long.
private func mayBeRefused(_ packet: CarrierPacket, _ code: PacketError.Code) -> Bool {
    if code == .tooLong { return true }
    guard code == .missing else { return false }
    // Both are accepted where they are missing, and never sent so.
    switch packet {
    case .friendRequest(let request): return request.hello.isEmpty
    case .inviteResponse(let answer):
        guard case .refused(_, let reason) = answer.answer else { return false }
        return reason.isEmpty
    default: return false
    }
}

private func readPulledMessage(_ bytes: [UInt8]) {
    guard let message = try? PulledMessage(decoding: bytes) else { return }
    guard let again = try? message.encoded(), let read = try? PulledMessage(decoding: again), read == message else {
        fail("a pulled message does not survive writing and reading: \(message)")
    }
}

// MARK: The data file

private func readFile(_ bytes: [UInt8]) {
    if let data = try? CarrierData(decoding: bytes) { return checkRoundTrip(data) }
    if bytes.count >= 256 { readMendedFile(bytes) }
}

/// Mutations do not find checksums.
private func readMendedFile(_ bytes: [UInt8]) {
    var bytes = bytes
    bytes.replaceSubrange(16..<48, with: PortableSHA256.hash(bytes[256...]))
    if let data = try? CarrierData(decoding: bytes) { checkRoundTrip(data) }
}

/// Any bytes as the part of a file that has the labels.
private func readLabels(_ extra: [UInt8]) {
    guard var file = try? CarrierData(savedata: [1, 2, 3]).encoded() else { fail("three bytes cannot be stored") }
    file.removeLast(CarrierData.paddedSize(0))
    file += extra
    file += repeatElement(0, count: CarrierData.paddedSize(extra.count) - extra.count)
    for index in 0..<4 { file[12 + index] = UInt8(truncatingIfNeeded: extra.count >> (24 - 8 * index)) }
    readMendedFile(file)
}

private func checkRoundTrip(_ data: CarrierData) {
    guard let again = try? data.encoded(), let read = try? CarrierData(decoding: again), read == data else {
        fail("a data file does not survive writing and reading: \(data.labels)")
    }
}

// MARK: Texts

private func readText(_ bytes: [UInt8], as kind: Int) {
    // The time grows with the square of the length, and nothing is longer than an address and an extension.
    let bytes = bytes.prefix(128)
    let text = String(decoding: bytes, as: UTF8.self)
    switch kind & 7 {
    case 0: if let id = try? UserID(text), id.description != text { fail("a user id changes: \(text)") }
    case 1: if let address = try? Address(text), address.description != text { fail("an address changes: \(text)") }
    case 2: if let target = try? PeerTarget(text), target.description != text { fail("a target changes: \(text)") }
    case 3:
        if let nospam = try? Nospam(text), nospam.description != text.lowercased() { fail("a nospam changes: \(text)") }
        let shown = NulTerminatedText.decode(bytes)
        guard NulTerminatedText.decode(NulTerminatedText.encode(shown)) == shown else {
            fail("a text changes: \(shown)")
        }
    case 4: if let read = try? Base58.decode(text), Base58.encode(read) != text { fail("not unique: \(text)") }
    case 5:
        guard let read = try? Base58.decode(Base58.encode(bytes.prefix(40))), read.elementsEqual(bytes.prefix(40))
        else {
            fail("bytes do not survive base 58: \(bytes)")
        }
    case 6: checkPadding(text, UserID.init(writtenByPeer:)) { try UserID(bytes: $0.bytes) }
    default:
        checkPadding(text, GroupID.init(_:)) { try GroupID(bytes: $0.bytes) }
        checkPadding(text, Address.init(writtenByPeer:)) { try Address(bytes: $0.bytes) }
    }
}

/// Where a zero byte in front may be left out, the text is not unique, but the value is.
private func checkPadding<ID: Equatable>(_ text: String, _ read: (String) throws -> ID, _ again: (ID) throws -> ID) {
    if let id = try? read(text), (try? again(id)) != id { fail("an id changes: \(text)") }
}
