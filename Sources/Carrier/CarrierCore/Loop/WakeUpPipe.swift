internal import NativeLoop

#if canImport(Darwin)
internal import Darwin
#elseif canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#endif

/// A pipe whose reading end becomes readable when another thread asks for it.
final class WakeUpPipe: Sendable {
    let readingEnd: CInt
    private let writingEnd: CInt

    init() throws(SystemFailure) {
        var ends: [CInt] = [-1, -1]
        guard pipe(&ends) == 0 else { throw SystemFailure(call: "pipe", number: errno) }
        for end in ends {
            _ = fcntl(end, F_SETFD, FD_CLOEXEC)
            // A full pipe wakes as well as one more byte would; an empty one must not hold the reader.
            _ = fcntl(end, F_SETFL, O_NONBLOCK)
        }
        (readingEnd, writingEnd) = (ends[0], ends[1])
    }

    deinit {
        close(readingEnd)
        close(writingEnd)
    }

    func signal() {
        var byte: UInt8 = 1
        while write(writingEnd, &byte, 1) < 0 && errno == EINTR {}
    }

    func drain() {
        var bytes: (UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0)
        withUnsafeMutableBytes(of: &bytes) { buffer in
            while true {
                let count = read(readingEnd, buffer.baseAddress, buffer.count)
                // Less than there was room for: it is empty.
                if count < buffer.count && !(count < 0 && errno == EINTR) { return }
            }
        }
    }
}
