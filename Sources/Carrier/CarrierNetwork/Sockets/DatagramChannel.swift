internal import CToxcore

#if canImport(Darwin)
internal import Darwin
#elseif canImport(Musl)
internal import Musl
#else
internal import Glibc
#endif

/// Sends and receives datagrams with the magic before them, without copying them.
///
/// The kernel gathers the magic and the datagram from two places, and puts them into two. What it needs for that is
/// allocated once, since tens of thousands of datagrams a second pass here.
final class DatagramChannel {
    /// No datagram of UDP is longer.
    static let maximumLength = 65_535 - CarrierMagic.count
    /// How many foreign datagrams one call throws away, so that a flood of them cannot hold the thread.
    static let foreignLimit = 64

    private let magic = UnsafeMutableRawPointer.allocate(byteCount: CarrierMagic.count, alignment: 4)
    private let received = UnsafeMutableRawPointer.allocate(byteCount: CarrierMagic.count, alignment: 4)
    private let parts = UnsafeMutablePointer<iovec>.allocate(capacity: 2)
    private let header = UnsafeMutablePointer<msghdr>.allocate(capacity: 1)

    init() {
        magic.storeBytes(of: CarrierMagic.value.bigEndian, as: UInt32.self)
        parts.initialize(repeating: iovec(), count: 2)
        header.initialize(to: msghdr())
    }

    deinit {
        magic.deallocate()
        received.deallocate()
        parts.deallocate()
        header.deallocate()
    }

    /// The length that was sent, without the magic, or -1. The address must not be longer than its memory.
    func send(
        _ descriptor: CInt, _ bytes: UnsafeRawPointer?, _ length: Int, to address: UnsafePointer<MartletToxAddress>
    )
        -> CInt
    {
        parts[0] = iovec(iov_base: magic, iov_len: .init(CarrierMagic.count))
        parts[1] = iovec(iov_base: UnsafeMutableRawPointer(mutating: bytes), iov_len: .init(length))
        prepare(UnsafeMutableRawPointer(mutating: address), address.pointee.size)
        let sent = SystemCalls.repeating { sendmsg(descriptor, header, SystemCalls.flags) }
        return sent < 0 ? -1 : CInt(truncatingIfNeeded: max(sent - CarrierMagic.count, 0))
    }

    /// The length of the next datagram that has the magic, without it, or -1 with `EWOULDBLOCK`.
    ///
    /// Others are thrown away. What does not fit into the buffer is cut off, as `recvfrom` does.
    func receive(
        _ descriptor: CInt, _ bytes: UnsafeMutableRawPointer?, _ length: Int,
        from address: UnsafeMutablePointer<MartletToxAddress>
    ) -> CInt {
        for _ in 0..<Self.foreignLimit {
            parts[0] = iovec(iov_base: received, iov_len: .init(CarrierMagic.count))
            parts[1] = iovec(iov_base: bytes, iov_len: .init(length))
            prepare(address, MemoryLayout<sockaddr_storage>.size)
            let count = SystemCalls.repeating { recvmsg(descriptor, header, SystemCalls.flags) }
            if count < 0 { return -1 }
            guard count >= CarrierMagic.count, received.load(as: UInt32.self) == CarrierMagic.value.bigEndian else {
                continue
            }
            address.pointee.size = Int(header.pointee.msg_namelen)
            return CInt(truncatingIfNeeded: count - CarrierMagic.count)
        }
        return SystemCalls.fail(EWOULDBLOCK)
    }

    private func prepare(_ name: UnsafeMutableRawPointer, _ size: Int) {
        header.pointee.msg_name = name
        header.pointee.msg_namelen = socklen_t(truncatingIfNeeded: size)
        header.pointee.msg_iov = parts
        header.pointee.msg_iovlen = 2
        header.pointee.msg_flags = 0
    }
}
