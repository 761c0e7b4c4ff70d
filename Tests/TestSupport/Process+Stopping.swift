public import Foundation

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

extension Process {
    /// Waits until a signal has stopped it, or it has ended.
    public func waitUntilStopped() {
        var facts = siginfo_t()
        // What is told here stays to be told to others.
        let options = WSTOPPED | WEXITED | WNOWAIT
        while waitid(P_PID, id_t(processIdentifier), &facts, options) != 0, errno == EINTR {}
    }
}
