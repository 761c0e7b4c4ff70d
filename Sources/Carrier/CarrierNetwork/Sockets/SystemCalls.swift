#if canImport(Darwin)
internal import Darwin
#elseif canImport(Musl)
internal import Musl
#else
internal import Glibc
#endif

/// The system's calls as the rest of this target needs them, with what differs between platforms.
///
/// A call that fails returns -1 and leaves its reason in `errno`; one that a signal interrupts is made again.
enum SystemCalls {
    #if canImport(Darwin)
    /// Nothing here waits. That a peer is gone is an error, not a signal; see `prepared`.
    static let flags = MSG_DONTWAIT
    #else
    /// Nothing here waits, and that a peer is gone is an error, not a signal.
    static let flags = CInt(MSG_DONTWAIT) | CInt(MSG_NOSIGNAL)
    #endif

    #if canImport(Glibc)
    static let datagram = CInt(SOCK_DGRAM.rawValue)
    static let stream = CInt(SOCK_STREAM.rawValue)
    private static let closedOnExecution = CInt(SOCK_CLOEXEC.rawValue)
    #else
    static let datagram = SOCK_DGRAM
    static let stream = SOCK_STREAM
    #if canImport(Musl)
    private static let closedOnExecution = SOCK_CLOEXEC
    #else
    private static let closedOnExecution: CInt = 0
    #endif
    #endif

    /// The kind of socket within a type that may carry flags in its higher bits.
    static func kind(_ type: CInt) -> CInt { type & 0xF }

    /// A new socket that a program started by this one does not get.
    static func open(_ domain: CInt, _ type: CInt, _ number: CInt) -> CInt {
        prepared(socket(domain, type | closedOnExecution, number))
    }

    /// The next connection of a listening socket, likewise.
    static func accepted(_ listener: CInt) -> CInt { prepared(repeating { accept(listener, nil, nil) }) }

    private static func prepared(_ descriptor: CInt) -> CInt {
        guard descriptor >= 0 else { return descriptor }
        _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
        #if canImport(Darwin)
        var on: CInt = 1
        _ = setsockopt(descriptor, SOL_SOCKET, SO_NOSIGPIPE, &on, socklen_t(MemoryLayout<CInt>.size))
        #endif
        return descriptor
    }

    /// Bytes written to a connection, possibly fewer than there are.
    static func write(_ descriptor: CInt, _ bytes: UnsafeRawBufferPointer) -> Int {
        repeating { send(descriptor, bytes.baseAddress, bytes.count, flags) }
    }

    /// Bytes read from a connection; 0 if the peer has sent its last.
    static func read(_ descriptor: CInt, _ memory: UnsafeMutableRawBufferPointer) -> Int {
        repeating { recv(descriptor, memory.baseAddress, memory.count, flags) }
    }

    static func repeating<Number: SignedInteger>(_ call: () -> Number) -> Number {
        while true {
            let result = call()
            if result == -1, errno == EINTR { continue }
            return result
        }
    }

    static func fail(_ reason: CInt) -> CInt {
        errno = reason
        return -1
    }

    /// Whether an error only says that there is nothing to do yet; a connection that is not made yet is such a case.
    static func isTemporary(_ reason: CInt) -> Bool {
        reason == EAGAIN || reason == EWOULDBLOCK || reason == ENOTCONN || reason == ENOBUFS || reason == EINPROGRESS
            || reason == EALREADY
    }
}
