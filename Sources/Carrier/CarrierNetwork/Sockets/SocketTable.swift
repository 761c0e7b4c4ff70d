internal import CToxcore

#if canImport(Darwin)
internal import Darwin
#elseif canImport(Musl)
internal import Musl
#else
internal import Glibc
#endif

/// The sockets of one Tox instance: what toxcore calls in place of the system.
///
/// Only sockets that were made here may be acted on; another descriptor gives `EBADF`. Each function returns -1 and sets
/// `errno` when it fails. Nothing here trusts its arguments.
final class SocketTable {
    enum Socket {
        case none
        case datagram(serial: UInt64)
        case stream(StreamSocket)
    }

    /// No descriptor from here on is accepted, so that the array by descriptor stays small.
    static let descriptorLimit: CInt = 1 << 16

    private var sockets: [Socket] = []
    /// The descriptors in use, in the order in which they were made.
    private(set) var descriptors: [CInt] = []
    let datagrams = DatagramChannel()
    let scratch = UnsafeMutableRawBufferPointer.allocate(byteCount: 64 << 10, alignment: 16)
    private var serial: UInt64 = 0
    /// Nil on a network as it is, which then costs no look at the clock.
    var conditions: ConditionState?
    private let delay: Duration

    init(conditions: NetworkConditions, clock: @escaping () -> Duration) {
        delay = conditions.delay
        if conditions.loss > 0 || delay > .zero { self.conditions = ConditionState(conditions, clock: clock) }
    }

    deinit {
        for descriptor in descriptors { _ = systemClose(descriptor) }
        scratch.deallocate()
    }

    /// The time where it matters, else zero.
    var now: Duration { conditions?.now ?? .zero }

    subscript(descriptor: CInt) -> Socket {
        let index = Int(descriptor)
        return sockets.indices.contains(index) ? sockets[index] : .none
    }

    func stream(_ descriptor: CInt) -> StreamSocket? {
        if case .stream(let stream) = self[descriptor] { stream } else { nil }
    }

    func isOpen(_ descriptor: CInt) -> Bool {
        if case .none = self[descriptor] { false } else { true }
    }

    // MARK: Their lives

    func open(_ domain: CInt, _ type: CInt, _ number: CInt) -> CInt {
        let kind = SystemCalls.kind(type)
        guard kind == SystemCalls.datagram || kind == SystemCalls.stream else {
            return SystemCalls.fail(EPROTONOSUPPORT)
        }
        return add(SystemCalls.open(domain, type, number), kind == SystemCalls.stream ? .client : nil)
    }

    func accept(_ listener: CInt) -> CInt {
        guard let stream = stream(listener) else { return SystemCalls.fail(isOpen(listener) ? EOPNOTSUPP : EBADF) }
        guard stream.isListening else { return SystemCalls.fail(EINVAL) }
        return add(SystemCalls.accepted(listener), .server)
    }

    /// Enters a socket of the system; without a role it is one for datagrams.
    func add(_ descriptor: CInt, _ role: TCPRole?) -> CInt {
        guard descriptor >= 0 else { return -1 }
        guard descriptor < Self.descriptorLimit else {
            _ = systemClose(descriptor)
            return SystemCalls.fail(EMFILE)
        }
        let missing = Int(descriptor) + 1 - sockets.count
        if missing > 0 { sockets.append(contentsOf: repeatElement(.none, count: missing)) }
        serial += 1
        sockets[Int(descriptor)] =
            role.map { .stream(StreamSocket(descriptor: descriptor, role: $0, delay: delay)) }
            ?? .datagram(serial: serial)
        descriptors.append(descriptor)
        return descriptor
    }

    func close(_ descriptor: CInt) -> CInt {
        guard isOpen(descriptor) else { return SystemCalls.fail(EBADF) }
        stream(descriptor)?.flush(now: now)
        sockets[Int(descriptor)] = .none
        descriptors.removeAll { $0 == descriptor }
        return systemClose(descriptor)
    }

    func bind(_ descriptor: CInt, _ address: UnsafePointer<MartletToxAddress>?) -> CInt {
        guard isOpen(descriptor) else { return SystemCalls.fail(EBADF) }
        guard let address = checked(address) else { return SystemCalls.fail(EINVAL) }
        let size = socklen_t(truncatingIfNeeded: address.pointee.size)
        return address.withMemoryRebound(to: sockaddr.self, capacity: 1) { systemBind(descriptor, $0, size) }
    }

    func listen(_ descriptor: CInt, _ backlog: CInt) -> CInt {
        guard let stream = stream(descriptor) else { return SystemCalls.fail(isOpen(descriptor) ? EOPNOTSUPP : EBADF) }
        guard systemListen(descriptor, backlog) == 0 else { return -1 }
        stream.listen()
        return 0
    }

    /// An address whose length is one that its memory can have.
    func checked(_ address: UnsafePointer<MartletToxAddress>?) -> UnsafePointer<MartletToxAddress>? {
        guard let address, (1...MemoryLayout<sockaddr_storage>.size).contains(address.pointee.size) else { return nil }
        return address
    }

    // MARK: Their options

    func setNonblocking(_ descriptor: CInt, _ isNonblocking: Bool) -> CInt {
        guard isOpen(descriptor) else { return SystemCalls.fail(EBADF) }
        let flags = fcntl(descriptor, F_GETFL)
        guard flags >= 0 else { return -1 }
        return fcntl(descriptor, F_SETFL, isNonblocking ? flags | O_NONBLOCK : flags & ~O_NONBLOCK) < 0 ? -1 : 0
    }

    func option(
        _ descriptor: CInt, _ level: CInt, _ name: CInt, _ value: UnsafeMutableRawPointer?,
        _ length: UnsafeMutablePointer<Int>?
    ) -> CInt {
        guard isOpen(descriptor) else { return SystemCalls.fail(EBADF) }
        guard let value, let length, var size = socklen_t(exactly: length.pointee) else {
            return SystemCalls.fail(EINVAL)
        }
        let result = getsockopt(descriptor, level, name, value, &size)
        length.pointee = Int(size)
        return result
    }

    func setOption(
        _ descriptor: CInt, _ level: CInt, _ name: CInt, _ value: UnsafeRawPointer?, _ length: Int
    ) -> CInt {
        guard isOpen(descriptor) else { return SystemCalls.fail(EBADF) }
        guard let size = socklen_t(exactly: length), value != nil || size == 0 else { return SystemCalls.fail(EINVAL) }
        return setsockopt(descriptor, level, name, value, size)
    }
}

// Inside the class these names are its own functions.
private func systemClose(_ descriptor: CInt) -> CInt { close(descriptor) }
private func systemListen(_ descriptor: CInt, _ backlog: CInt) -> CInt { listen(descriptor, backlog) }
private func systemBind(_ descriptor: CInt, _ address: UnsafePointer<sockaddr>, _ size: socklen_t) -> CInt {
    bind(descriptor, address, size)
}
