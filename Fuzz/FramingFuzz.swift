// Compiled into one module with the framing of CarrierNetwork, by Scripts/fuzz. libFuzzer calls it with mutated streams.

/// Reads a stream as a peer may send it, and writes one as toxcore may, each whole and in pieces.
///
/// The first byte chooses the role, the second the sizes of the pieces; the rest is the stream.
@_cdecl("LLVMFuzzerTestOneInput")
public func frameOneStream(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let input = UnsafeRawBufferPointer(start: start, count: count)
    guard input.count > 2 else { return 0 }
    let role: TCPRole = input[0] & 1 == 0 ? .client : .server
    let stream = UnsafeRawBufferPointer(rebasing: input[2...])

    let whole = decode(stream, role, seed: nil)
    require(decode(stream, role, seed: input[1]) == whole, "the pieces decide what is read")
    require(whole.bytes.count <= stream.count, "more is read than was sent")

    let wire = encode(stream, role, seed: nil)
    require(encode(stream, role, seed: input[1]) == wire, "the pieces decide what is written")
    let other: TCPRole = role == .client ? .server : .client
    let back = wire.withUnsafeBytes { decode($0, other, seed: input[1]) }
    require(!back.isWrong && back.bytes.elementsEqual(stream), "what is written is not read back")
    return 0
}

private struct Outcome: Equatable {
    var bytes: [UInt8] = []
    var isWrong = false
    var openBytes = 0
}

private func decode(_ stream: UnsafeRawBufferPointer, _ role: TCPRole, seed: UInt8?) -> Outcome {
    var decoder = TCPFrameDecoder(role: role)
    var queue = ByteQueue()
    var outcome = Outcome()
    forEachPiece(of: stream, seed) { piece in
        do throws(TCPFrameDecoder.WrongMagic) {
            try decoder.decode(piece, into: &queue)
            require(piece.isEmpty || !outcome.isWrong, "reading goes on after a wrong magic")
        } catch {
            outcome.isWrong = true
        }
        take(&queue, seed, into: &outcome.bytes)
    }
    take(&queue, nil, into: &outcome.bytes)
    outcome.openBytes = decoder.openBytes
    require(outcome.openBytes <= outcome.bytes.count, "more is open than was read")
    return outcome
}

private func encode(_ stream: UnsafeRawBufferPointer, _ role: TCPRole, seed: UInt8?) -> [UInt8] {
    var encoder = TCPFrameEncoder(role: role)
    var queue = ByteQueue()
    var wire: [UInt8] = []
    forEachPiece(of: stream, seed) { piece in
        encoder.encode(piece, into: &queue)
        take(&queue, seed, into: &wire)
    }
    take(&queue, nil, into: &wire)
    return wire
}

/// Takes a part of the queue, or all without a seed.
private func take(_ queue: inout ByteQueue, _ seed: UInt8?, into bytes: inout [UInt8]) {
    let number = seed.map { min(queue.count, Int($0)) } ?? queue.count
    queue.withUnsafeBytes { bytes.append(contentsOf: $0.prefix(number)) }
    queue.removeFirst(number)
}

private func forEachPiece(
    of stream: UnsafeRawBufferPointer, _ seed: UInt8?, _ body: (UnsafeRawBufferPointer) -> Void
) {
    guard let seed else { return body(stream) }
    var state = UInt32(seed)
    var position = 0
    while position < stream.count {
        state = state &* 1_664_525 &+ 1_013_904_223
        // An empty piece now and then, mostly short ones, some long.
        let size = Int(state >> 28 == 0 ? 300 : state >> 24 & 15)
        // An allocation of exactly this size, so that the sanitizer sees a read of one byte too many.
        let piece = Array(stream[position..<min(position + size, stream.count)])
        piece.withUnsafeBytes(body)
        position += piece.count
    }
}

private func require(_ condition: Bool, _ fault: String) {
    if !condition { fatalError(fault) }
}
