import CToxcore
import Foundation
import Testing

@testable import CarrierNetwork

/// A socket of the system on loopback, to see what is on the wire and to put anything there.
final class PlainSocket {
    private(set) var descriptor: CInt

    init(descriptor: CInt) { self.descriptor = descriptor }

    init(_ type: CInt) throws {
        descriptor = socket(AF_INET, type, 0)
        try #require(descriptor >= 0)
        var address = loopback(port: 0)
        let result = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { bind(descriptor, $0, socklen_t(16)) }
        }
        try #require(result == 0)
    }

    deinit { close() }

    func close() {
        if descriptor >= 0 { Foundation.close(descriptor) }
        descriptor = -1
    }

    /// The port that the system has chosen.
    static func port(of descriptor: CInt) -> UInt16 {
        var address = sockaddr_in()
        var size = socklen_t(MemoryLayout<sockaddr_in>.size)
        _ = withUnsafeMutablePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { getsockname(descriptor, $0, &size) }
        }
        return UInt16(bigEndian: address.sin_port)
    }

    var port: UInt16 { Self.port(of: descriptor) }

    func send(_ bytes: [UInt8], toPort port: UInt16) {
        Self.withAddress(port) { _ = sendto(descriptor, bytes, bytes.count, 0, $0, $1) }
    }

    static func connect(_ descriptor: CInt, toPort port: UInt16) -> CInt {
        withAddress(port) { Foundation.connect(descriptor, $0, $1) }
    }

    private static func withAddress<Result>(
        _ port: UInt16, _ body: (UnsafePointer<sockaddr>, socklen_t) -> Result
    ) -> Result {
        var address = loopback(port: port)
        return withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { body($0, socklen_t(MemoryLayout<sockaddr_in>.size)) }
        }
    }

    func write(_ bytes: [UInt8]) throws {
        try #require(Foundation.send(descriptor, bytes, bytes.count, CInt(MSG_NOSIGNAL)) == bytes.count)
    }

    /// What is there now; it waits at most so many milliseconds for the first byte.
    func read(waiting milliseconds: CInt = 600_000) -> [UInt8] {
        guard waitForInput(descriptor, milliseconds) else { return [] }
        var bytes = [UInt8](repeating: 0, count: 1 << 18)
        let count = recv(descriptor, &bytes, bytes.count, CInt(MSG_DONTWAIT))
        return Array(bytes.prefix(max(count, 0)))
    }
}

@discardableResult
func waitForInput(_ descriptor: CInt, _ milliseconds: CInt = 600_000) -> Bool {
    var list = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&list, 1, milliseconds) == 1
}

/// A TCP connection between a network under test and a socket of the system.
struct Connection {
    let network: Network
    /// Of the network's end.
    let socket: CInt
    let peer: PlainSocket

    /// The network connects, as toxcore does, or listens and accepts.
    init(
        role: TCPRole, conditions: NetworkConditions = .none, clock: @escaping () -> Duration = { .zero },
        sendBuffer: CInt? = nil
    ) throws {
        network = try Network(conditions: conditions, clock: clock)
        switch role {
        case .client:
            let listener = try PlainSocket(SystemCalls.stream)
            try #require(listen(listener.descriptor, 1) == 0)
            if let sendBuffer {
                var size = sendBuffer
                setsockopt(listener.descriptor, SOL_SOCKET, SO_RCVBUF, &size, socklen_t(MemoryLayout<CInt>.size))
            }
            socket = try network.socket(SystemCalls.stream)
            if let sendBuffer { try #require(network.setOption(socket, SO_SNDBUF, sendBuffer) == 0) }
            try #require(PlainSocket.connect(socket, toPort: listener.port) == 0)
            peer = PlainSocket(descriptor: accept(listener.descriptor, nil, nil))
        case .server:
            let listener = try network.socket(SystemCalls.stream)
            try #require(network.bind(listener) == 0)
            try #require(network.listen(listener) == 0)
            peer = try PlainSocket(SystemCalls.stream)
            try #require(PlainSocket.connect(peer.descriptor, toPort: PlainSocket.port(of: listener)) == 0)
            socket = try network.accept(listener)
        }
        try #require(socket >= 0 && peer.descriptor >= 0)
    }

    /// Both handshakes, which pass unchanged.
    func shakeHands(_ role: TCPRole) throws {
        let out = bytes(role.outgoingHandshake)
        let into = bytes(role.incomingHandshake)
        try #require(network.send(socket, out) == CInt(out.count))
        try #require(peer.read() == out)
        try peer.write(into)
        waitForInput(socket)
        try #require(network.readableBytes(socket) == CInt(into.count))
        try #require(network.receive(socket) == into)
    }
}

/// Bytes that differ from one another and hold no magic.
func bytes(_ count: Int) -> [UInt8] { (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 7 &+ 1) } }

/// A frame as toxcore writes it.
func frame(_ body: [UInt8]) -> [UInt8] {
    [UInt8(truncatingIfNeeded: body.count >> 8), UInt8(truncatingIfNeeded: body.count)] + body
}
