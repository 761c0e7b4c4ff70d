public import Foundation

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

extension Process {
    /// Waits until a signal has stopped it, or it has ended. One that does neither within a minute is killed, so that its
    /// test fails.
    public func waitUntilStopped() {
        let limit = DispatchWorkItem { [processIdentifier] in _ = kill(processIdentifier, SIGKILL) }
        DispatchQueue.global().asyncAfter(deadline: .now() + 60, execute: limit)
        defer { limit.cancel() }
        var facts = siginfo_t()
        // What is told here stays to be told to others.
        let options = WSTOPPED | WEXITED | WNOWAIT
        while waitid(P_PID, id_t(processIdentifier), &facts, options) != 0, errno == EINTR {}
    }
}
