#if canImport(Darwin)
internal import Darwin
#elseif canImport(Musl)
internal import Musl
#else
internal import Glibc
#endif

/// A TCP socket between toxcore, which sees frames without the magic, and the kernel, which sees them with it.
///
/// Both directions have a queue with a limit, because toxcore takes and gives whole frames and the kernel any part of
/// them. Every call first sends what is queued; toxcore asks each connection for its readable bytes in each turn.
final class StreamSocket {
    /// With so many decoded bytes waiting, nothing more is read from the kernel.
    static let incomingLimit = 64 << 10
    /// How often in a row bytes that toxcore does not take are a reason not to sleep.
    static let patience = 16

    let descriptor: CInt
    /// How many bytes may wait to be sent before `send` says that it would block.
    let outgoingLimit: Int
    private(set) var isListening = false
    private var encoder: TCPFrameEncoder
    private var decoder: TCPFrameDecoder
    private var outgoing = ByteQueue()
    private var incoming = ByteQueue()
    private var pace: DelayLine?
    /// Why nothing can be sent or received any more; 0 while it can.
    private var failure: CInt = 0
    private var inputEnded = false
    private var wasWritable: Bool
    private var patienceLeft = StreamSocket.patience

    init(descriptor: CInt, role: TCPRole, delay: Duration = .zero) {
        self.descriptor = descriptor
        outgoingLimit = role.outgoingLimit
        encoder = TCPFrameEncoder(role: role)
        decoder = TCPFrameDecoder(role: role)
        wasWritable = role == .server
        if delay > .zero { pace = DelayLine(delay: delay) }
    }

    func listen() { isListening = true }

    /// What the next `poll` should wait for, or nil if nothing could come of it.
    ///
    /// A socket that has failed or ended is left out: `poll` would report it at once, again and again.
    var awaited: Int16? {
        if isListening { return Int16(POLLIN) }
        guard failure == 0 else { return nil }
        var events: Int16 = 0
        if !inputEnded, incoming.count < Self.incomingLimit { events |= Int16(POLLIN) }
        if sendable > 0 || (!wasWritable && outgoing.isEmpty) { events |= Int16(POLLOUT) }
        return events == 0 ? nil : events
    }

    /// Whether a whole frame or handshake waits that toxcore may still want to take.
    ///
    /// Asking uses up the patience, which each byte that moves restores: a frame that toxcore leaves for later must not
    /// keep the thread from sleeping.
    func takesPatience() -> Bool {
        guard incoming.count > decoder.openBytes, patienceLeft > 0 else { return false }
        patienceLeft -= 1
        return true
    }

    /// When the first byte that is held back may go.
    var nextDue: Duration? { pace?.nextDue }

    private var sendable: Int { pace.map { outgoing.count - $0.held } ?? outgoing.count }

    /// Sends what the kernel takes.
    func flush(now: Duration) {
        pace?.release(now: now)
        while failure == 0, sendable > 0 {
            let limit = sendable
            let written = outgoing.withUnsafeBytes {
                SystemCalls.write(descriptor, UnsafeRawBufferPointer(rebasing: $0[..<limit]))
            }
            guard written > 0 else {
                if written < 0, !SystemCalls.isTemporary(errno) { fail(errno) }
                return
            }
            wasWritable = true
            outgoing.removeFirst(written)
        }
    }

    /// Takes all of the bytes, or none with `EWOULDBLOCK`, or the first of them if they are more than the whole limit.
    func send(_ bytes: UnsafeRawBufferPointer, now: Duration) -> CInt {
        flush(now: now)
        guard failure == 0 else { return SystemCalls.fail(failure) }
        guard outgoing.isEmpty || outgoing.count + bytes.count <= outgoingLimit else {
            return SystemCalls.fail(EWOULDBLOCK)
        }
        let taken = UnsafeRawBufferPointer(rebasing: bytes.prefix(outgoingLimit))
        let before = outgoing.count
        encoder.encode(taken, into: &outgoing)
        pace?.hold(outgoing.count - before, from: now)
        flush(now: now)
        return CInt(truncatingIfNeeded: taken.count)
    }

    /// How many bytes `receive` would give, at most 65,535.
    func readableBytes(now: Duration, scratch: UnsafeMutableRawBufferPointer) -> CInt {
        flush(now: now)
        fill(scratch)
        return CInt(truncatingIfNeeded: min(incoming.count, 65_535))
    }

    func receive(_ memory: UnsafeMutableRawBufferPointer, now: Duration, scratch: UnsafeMutableRawBufferPointer) -> CInt
    {
        flush(now: now)
        fill(scratch)
        guard !incoming.isEmpty else {
            if failure != 0 { return SystemCalls.fail(failure) }
            return inputEnded ? 0 : SystemCalls.fail(EWOULDBLOCK)
        }
        let taken = min(memory.count, incoming.count, Int(CInt.max))
        incoming.withUnsafeBytes { memory.copyMemory(from: UnsafeRawBufferPointer(rebasing: $0[..<taken])) }
        incoming.removeFirst(taken)
        if taken > 0 { patienceLeft = Self.patience }
        return CInt(truncatingIfNeeded: taken)
    }

    /// Reads from the kernel, unless a whole frame waits already: toxcore asks twice for each frame.
    private func fill(_ scratch: UnsafeMutableRawBufferPointer) {
        guard !isListening, incoming.count <= decoder.openBytes else { return }
        while failure == 0, !inputEnded, incoming.count < Self.incomingLimit {
            let count = SystemCalls.read(descriptor, scratch)
            guard count > 0 else {
                if count == 0 { inputEnded = true } else if !SystemCalls.isTemporary(errno) { fail(errno) }
                return
            }
            do throws(TCPFrameDecoder.WrongMagic) {
                try decoder.decode(UnsafeRawBufferPointer(rebasing: scratch[..<count]), into: &incoming)
                patienceLeft = Self.patience
            } catch {
                incoming.removeAll()
                fail(ECONNRESET)
            }
            // A short read has emptied the kernel's buffer; asking again would only cost a call.
            if count < scratch.count { return }
        }
    }

    /// What was received before an error of the kernel stays readable.
    private func fail(_ reason: CInt) {
        failure = reason
        outgoing.removeAll()
        pace = nil
    }
}
