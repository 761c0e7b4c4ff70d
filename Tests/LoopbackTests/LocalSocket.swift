import Foundation

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// A TCP connection to this machine.
final class LocalSocket {
    let descriptor: CInt

    init(port: Int) throws {
        #if canImport(Darwin)
        descriptor = socket(AF_INET, SOCK_STREAM, 0)
        #else
        descriptor = socket(AF_INET, CInt(SOCK_STREAM.rawValue), 0)
        #endif
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = in_port_t(port).bigEndian
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        let descriptor = descriptor
        let status = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
        guard status == 0 else {
            throw LoopbackFailure("Cannot connect to port \(port): \(String(cString: strerror(errno)))")
        }
    }

    deinit { close(descriptor) }

    func send(_ data: Data) throws {
        guard data.withUnsafeBytes({ write(descriptor, $0.baseAddress, $0.count) }) == data.count else {
            throw LoopbackFailure("Cannot write to the control port")
        }
    }
}

func sendSignal(_ process: pid_t, _ signal: CInt) { _ = kill(process, signal) }

/// Reads lines from a descriptor as they come, blocking.
final class LineReader {
    private let descriptor: CInt
    private var buffer: [UInt8] = []

    init(_ descriptor: CInt) { self.descriptor = descriptor }

    /// The next line without its newline; nil at the end.
    func next() -> String? {
        while true {
            if let end = buffer.firstIndex(of: UInt8(ascii: "\n")) {
                defer { buffer.removeSubrange(...end) }
                return String(decoding: buffer[..<end], as: UTF8.self)
            }
            var chunk = [UInt8](repeating: 0, count: 65_536)
            let count = read(descriptor, &chunk, chunk.count)
            guard count > 0 else { return nil }
            buffer += chunk[..<count]
        }
    }
}
