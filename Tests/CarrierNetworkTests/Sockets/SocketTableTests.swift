import CToxcore
import Foundation
import Testing

@testable import CarrierNetwork

@Suite struct SocketTableTests {
    @Test func aDescriptorThatIsNotOursIsRefused() throws {
        let network = try Network()
        let foreign = try PlainSocket(SystemCalls.datagram)
        for descriptor in [foreign.descriptor, -1, .max, .min] {
            for call in [
                network.close, network.accept, network.listen, { try network.bind($0) }, { try network.send($0, [1]) },
                { try network.send($0, [1], toPort: 9) }, { try network.setOption($0, SO_REUSEADDR, 1) },
                { try network.receive($0) == nil ? -1 : 0 }, { try network.receiveDatagram($0) == nil ? -1 : 0 },
                { descriptor in try network.raw { try required($0.socket_nonblock)($1, descriptor, true) } },
            ] as [(CInt) throws -> CInt] {
                errno = 0
                #expect(try call(descriptor) == -1)
                #expect(errno == EBADF)
            }
            #expect(try network.readableBytes(descriptor) == 0)
        }
        #expect(fcntl(foreign.descriptor, F_GETFD) >= 0)
    }

    @Test func argumentsThatMakeNoSenseAreErrors() throws {
        let network = try Network()
        let datagram = try network.socket(SystemCalls.datagram)
        let stream = try network.socket(SystemCalls.stream)
        var byte: UInt8 = 0
        var address = loopback(port: 9)
        var long = address
        long.size = MemoryLayout<sockaddr_storage>.size + 1
        var length = -1
        try network.raw { functions, object in
            let sendto = try #require(functions.sendto)
            let recvfrom = try #require(functions.recvfrom)
            let send = try #require(functions.send)
            let recv = try #require(functions.recv)
            let bind = try #require(functions.bind)
            let getsockopt = try #require(functions.getsockopt)
            let setsockopt = try #require(functions.setsockopt)
            #expect(sendto(object, datagram, &byte, 1, nil) == -1)
            #expect(sendto(object, datagram, &byte, 1, &long) == -1)
            #expect(sendto(object, datagram, nil, 1, &address) == -1)
            #expect(sendto(object, datagram, &byte, -1, &address) == -1)
            #expect(sendto(object, datagram, &byte, .max, &address) == -1)
            #expect(recvfrom(object, datagram, &byte, 1, nil) == -1)
            #expect(recvfrom(object, datagram, nil, 1, &address) == -1)
            #expect(recvfrom(object, datagram, &byte, -5, &address) == -1)
            #expect(send(object, stream, nil, 1) == -1 && send(object, stream, &byte, -1) == -1)
            #expect(recv(object, stream, nil, 1) == -1 && recv(object, stream, &byte, -1) == -1)
            #expect(bind(object, datagram, nil) == -1 && bind(object, datagram, &long) == -1)
            #expect(getsockopt(object, datagram, SOL_SOCKET, SO_TYPE, &byte, &length) == -1)
            #expect(getsockopt(object, datagram, SOL_SOCKET, SO_TYPE, nil, nil) == -1)
            #expect(setsockopt(object, datagram, SOL_SOCKET, SO_TYPE, nil, 4) == -1)
            #expect(setsockopt(object, datagram, SOL_SOCKET, SO_TYPE, &byte, .max) == -1)
            // Without its object a function has no table.
            #expect(sendto(nil, datagram, &byte, 1, &address) == -1)
        }
    }

    @Test func optionsAndModesReachTheSocket() throws {
        let network = try Network()
        let socket = try network.socket(SystemCalls.stream)
        try network.raw { functions, object in
            let setNonblocking = try #require(functions.socket_nonblock)
            #expect(setNonblocking(object, socket, true) == 0)
            #expect(fcntl(socket, F_GETFL) & O_NONBLOCK != 0)
            #expect(setNonblocking(object, socket, false) == 0)
            #expect(fcntl(socket, F_GETFL) & O_NONBLOCK == 0)
            #expect(try network.setOption(socket, SO_KEEPALIVE, 1) == 0)
            var value: CInt = 0
            var length = MemoryLayout<CInt>.size
            #expect(try required(functions.getsockopt)(object, socket, SOL_SOCKET, SO_KEEPALIVE, &value, &length) == 0)
            #expect(value == 1 && length == 4)
        }
        #expect(fcntl(socket, F_GETFD) & FD_CLOEXEC != 0)
    }

    #if canImport(Glibc)
    @Test func aTypeMayCarryFlags() throws {
        let network = try Network()
        let flags = CInt(SOCK_NONBLOCK.rawValue)
        let stream = try network.socket(SystemCalls.stream | flags)
        let datagram = try network.socket(SystemCalls.datagram | flags)
        #expect(fcntl(stream, F_GETFL) & O_NONBLOCK != 0)
        // Only a socket for datagrams refuses to listen.
        #expect(try network.listen(stream) == 0)
        #expect(try network.listen(datagram) == -1)
        errno = 0
        #expect(try network.socket(CInt(SOCK_SEQPACKET.rawValue)) == -1)
        #expect(errno == EPROTONOSUPPORT)
    }
    #endif

    @Test func socketsLeftOpenAreClosedWithTheSystem() throws {
        let peer = try PlainSocket(SystemCalls.stream)
        try #require(listen(peer.descriptor, 1) == 0)
        func connectAndForget() throws -> PlainSocket {
            let network = try Network()
            let socket = try network.socket(SystemCalls.stream)
            try #require(PlainSocket.connect(socket, toPort: peer.port) == 0)
            let accepted = PlainSocket(descriptor: accept(peer.descriptor, nil, nil))
            withExtendedLifetime(network) {}
            return accepted
        }
        let accepted = try connectAndForget()
        // The end of the stream is input.
        #expect(waitForInput(accepted.descriptor))
        #expect(accepted.read().isEmpty)
    }

    @Test func aClosedSocketIsForgotten() throws {
        let network = try Network()
        let sockets = try (0..<20).map { _ in try network.socket(SystemCalls.datagram) }
        for socket in sockets.dropFirst() { #expect(try network.close(socket) == 0) }
        var list: [pollfd] = []
        network.system.pollDescriptors(into: &list)
        #expect(list.map(\.fd) == [sockets[0]])
        #expect(try network.close(sockets[5]) == -1)
        // A new one may have the descriptor of an old one.
        let next = try network.socket(SystemCalls.datagram)
        network.system.pollDescriptors(into: &list)
        #expect(list.map(\.fd) == [sockets[0], next])
    }

    @Test func randomNumbersKeepTheirBoundAndDiffer() throws {
        let network = try Network()
        let random = try #require(network.system.toxSystem.pointee.random).pointee
        let functions = try #require(random.functions).pointee
        let uniform = try #require(functions.random_uniform)
        let fill = try #require(functions.random_bytes)
        var seen: Set<UInt32> = []
        for _ in 0..<1000 { seen.insert(uniform(random.object, 7)) }
        #expect(seen == Set(0..<7))
        #expect(uniform(random.object, 0) == 0 && uniform(random.object, 1) == 0)
        var first = [UInt8](repeating: 0, count: 32)
        var second = first
        fill(random.object, &first, 32)
        fill(random.object, &second, 32)
        #expect(first != second && first != [UInt8](repeating: 0, count: 32))
        fill(random.object, nil, 32)
    }
}
