internal import CToxcore

#if canImport(Darwin)
internal import Darwin
#elseif canImport(Musl)
internal import Musl
#else
internal import Glibc
#endif

extension SocketTable {
    // MARK: Datagrams

    func sendDatagram(
        _ descriptor: CInt, _ bytes: UnsafePointer<UInt8>?, _ length: Int, _ address: UnsafePointer<MartletToxAddress>?
    ) -> CInt {
        guard case .datagram(let serial) = self[descriptor] else { return refuse(descriptor) }
        guard let address = checked(address), length >= 0, bytes != nil || length == 0 else {
            return SystemCalls.fail(EINVAL)
        }
        guard length <= DatagramChannel.maximumLength else { return SystemCalls.fail(EMSGSIZE) }
        guard conditions != nil else { return datagrams.send(descriptor, bytes, length, to: address) }

        flushDue()
        // What the network loses, and what it takes its time for, was sent as far as the sender can tell.
        if conditions?.loss.drops() == true { return CInt(truncatingIfNeeded: length) }
        guard let due = conditions?.due else { return datagrams.send(descriptor, bytes, length, to: address) }
        conditions?.held.hold(
            HeldDatagrams.Datagram(
                due: due, descriptor: descriptor, serial: serial, address: address.pointee,
                bytes: Array(UnsafeBufferPointer(start: bytes, count: length))))
        return CInt(truncatingIfNeeded: length)
    }

    func receiveDatagram(
        _ descriptor: CInt, _ bytes: UnsafeMutablePointer<UInt8>?, _ length: Int,
        _ address: UnsafeMutablePointer<MartletToxAddress>?
    ) -> CInt {
        guard case .datagram = self[descriptor] else { return refuse(descriptor) }
        guard let address, length >= 0, bytes != nil || length == 0 else { return SystemCalls.fail(EINVAL) }
        if conditions != nil { flushDue() }
        return datagrams.receive(descriptor, bytes, min(length, DatagramChannel.maximumLength), from: address)
    }

    // MARK: Connections

    func send(_ descriptor: CInt, _ bytes: UnsafePointer<UInt8>?, _ length: Int) -> CInt {
        guard let stream = stream(descriptor) else { return refuse(descriptor) }
        guard length >= 0, bytes != nil || length == 0 else { return SystemCalls.fail(EINVAL) }
        return stream.send(UnsafeRawBufferPointer(start: bytes, count: length), now: now)
    }

    func readableBytes(_ descriptor: CInt) -> CInt {
        guard let stream = stream(descriptor) else { return 0 }
        return stream.readableBytes(now: now, scratch: scratch)
    }

    func receive(_ descriptor: CInt, _ bytes: UnsafeMutablePointer<UInt8>?, _ length: Int) -> CInt {
        guard let stream = stream(descriptor) else { return refuse(descriptor) }
        guard length >= 0, bytes != nil || length == 0 else { return SystemCalls.fail(EINVAL) }
        return stream.receive(
            UnsafeMutableRawBufferPointer(start: bytes, count: length), now: now, scratch: scratch)
    }

    private func refuse(_ descriptor: CInt) -> CInt { SystemCalls.fail(isOpen(descriptor) ? EOPNOTSUPP : EBADF) }

    // MARK: For the loop

    /// Sends what was held back and is due. It keeps `errno`.
    func flushDue() {
        guard let now = conditions?.now else { return }
        let reason = errno
        while let datagram = conditions?.held.next(now: now) {
            // The socket may be closed by now, and its descriptor be that of another.
            guard case .datagram(datagram.serial) = self[datagram.descriptor] else { continue }
            withUnsafePointer(to: datagram.address) { address in
                datagram.bytes.withUnsafeBytes { bytes in
                    _ = datagrams.send(datagram.descriptor, bytes.baseAddress, bytes.count, to: address)
                }
            }
        }
        if conditions?.isDelayed == true {
            for descriptor in descriptors { stream(descriptor)?.flush(now: now) }
        }
        errno = reason
    }

    /// How long until something that was held back is due; nil if nothing is.
    var nextDue: Duration? {
        guard let conditions, conditions.isDelayed else { return nil }
        var first = conditions.held.nextDue
        for descriptor in descriptors {
            guard let due = stream(descriptor)?.nextDue else { continue }
            first = min(first ?? due, due)
        }
        return first.map { max($0 - conditions.now, .zero) }
    }

    var hasBufferedInput: Bool {
        for descriptor in descriptors {
            if let stream = stream(descriptor), stream.takesPatience() { return true }
        }
        return false
    }

    func appendPollDescriptors(to list: inout [pollfd]) {
        for descriptor in descriptors {
            switch self[descriptor] {
            case .none: continue
            case .datagram: list.append(pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0))
            case .stream(let stream):
                guard let events = stream.awaited else { continue }
                list.append(pollfd(fd: descriptor, events: events, revents: 0))
            }
        }
    }
}
