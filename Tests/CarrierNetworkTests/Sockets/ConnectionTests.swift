import CToxcore
import Foundation
import Testing

@testable import CarrierNetwork

@Suite struct ConnectionTests {
    @Test(arguments: [TCPRole.client, .server])
    func framesGetAndLoseTheMagicAfterTheHandshake(role: TCPRole) throws {
        let connection = try Connection(role: role)
        try connection.shakeHands(role)
        // A program that this one starts does not get it.
        #expect(fcntl(connection.socket, F_GETFD) & FD_CLOEXEC != 0)
        #expect(try connection.network.send(connection.socket, frame([7, 8, 9])) == 5)
        #expect(connection.peer.read() == [0x69, 0x76, 0x65, 0x67, 0, 3, 7, 8, 9])
        try connection.peer.write(magic + frame([1, 2]) + magic + frame([3]))
        waitForInput(connection.socket)
        // Decoded bytes only.
        #expect(try connection.network.readableBytes(connection.socket) == 7)
        #expect(try connection.network.receive(connection.socket, 2) == [0, 2])
        #expect(try connection.network.receive(connection.socket, 2) == [1, 2])
        #expect(try connection.network.receive(connection.socket) == [0, 1, 3])
        errno = 0
        #expect(try connection.network.receive(connection.socket) == nil)
        #expect(errno == EWOULDBLOCK)
    }

    @Test func aWrongMagicIsAResetConnection() throws {
        let connection = try Connection(role: .client)
        try connection.shakeHands(.client)
        // The good frame before it goes too: nothing of such a peer is of use.
        try connection.peer.write(magic + frame([9]) + frame([1, 2, 3, 4]))
        waitForInput(connection.socket)
        #expect(try connection.network.readableBytes(connection.socket) == 0)
        for call in [
            { try connection.network.receive(connection.socket) == nil ? -1 : 0 },
            { try connection.network.send(connection.socket, [1]) },
        ] as [() throws -> CInt] {
            errno = 0
            #expect(try call() == -1)
            #expect(errno == ECONNRESET)
        }
        var list: [pollfd] = []
        connection.network.system.pollDescriptors(into: &list)
        #expect(list.isEmpty)
    }

    @Test func whatTheKernelDoesNotTakeIsSentLater() throws {
        let connection = try Connection(role: .client, sendBuffer: 2048)
        try connection.shakeHands(.client)
        var sent: [UInt8] = []
        var wire: [UInt8] = []
        while true {
            let next = frame(bytes(1500))
            errno = 0
            guard try connection.network.send(connection.socket, next) == CInt(next.count) else { break }
            sent += next
            wire += magic + next
        }
        #expect(errno == EWOULDBLOCK)
        // More than the kernel's buffers here hold, and hardly more than the limit beyond them.
        let limit = TCPRole.client.outgoingLimit
        #expect(wire.count > limit && wire.count < limit + (64 << 10))
        var list: [pollfd] = []
        connection.network.system.pollDescriptors(into: &list)
        #expect(list.map(\.events) == [Int16(POLLIN) | Int16(POLLOUT)])

        var received: [UInt8] = []
        let start = ContinuousClock.now
        while received.count < wire.count, start.duration(to: .now) < .seconds(600) {
            received += connection.peer.read(waiting: 10)
            // Asking for input is what sends the rest.
            #expect(try connection.network.readableBytes(connection.socket) == 0)
        }
        // Compared outside of the macro, which would take minutes to describe how they differ.
        let isAll = received == wire
        #expect(isAll)
        connection.network.system.pollDescriptors(into: &list)
        #expect(list.map(\.events) == [Int16(POLLIN)])
        #expect(try connection.network.send(connection.socket, frame([1])) == 3)
    }

    @Test(arguments: [(TCPRole.client, 4 << 20), (.server, 256 << 10)])
    func moreThanTheWholeLimitIsTakenInPart(role: TCPRole, limit: Int) throws {
        let connection = try Connection(role: role, sendBuffer: 2048)
        let many = [UInt8](repeating: 1, count: limit + 1000)
        #expect(try connection.network.send(connection.socket, many) == CInt(limit))
    }

    @Test func theKernelKeepsWhatIsNotTaken() throws {
        let connection = try Connection(role: .client)
        try connection.shakeHands(.client)
        let socket = connection.socket
        let network = connection.network
        // More than the queue and one read; the kernel makes of it what it may.
        try #require(network.setOption(socket, SO_RCVBUF, 1 << 20) == 0)
        let one = magic + frame(bytes(8000))
        var expected: [UInt8] = []
        while send(connection.peer.descriptor, one, one.count, CInt(MSG_DONTWAIT)) == one.count {
            expected += frame(bytes(8000))
        }
        shutdown(connection.peer.descriptor, CInt(SHUT_WR))
        var before: CInt = 0
        var after: CInt = 0
        try #require(ioctl(socket, UInt(FIONREAD), &before) == 0)
        try #require(before > 160 << 10, "the kernel's buffer is too small to show anything")
        // Asking often takes no more than asking once.
        for _ in 0..<10 { #expect(try network.readableBytes(socket) == 65_535) }
        try #require(ioctl(socket, UInt(FIONREAD), &after) == 0)
        #expect(before - after <= 128 << 10)
        var list: [pollfd] = []
        network.system.pollDescriptors(into: &list)
        #expect(list.isEmpty)

        // The last frame may have been cut off.
        var received: [UInt8] = []
        let start = ContinuousClock.now
        while start.duration(to: .now) < .seconds(600) {
            guard let some = try network.receive(socket) else {
                waitForInput(socket, 100)
                continue
            }
            if some.isEmpty { break }
            received += some
        }
        #expect(received.starts(with: expected) && received.count < expected.count + one.count)
    }

    @Test func theEndOfTheStreamComesAfterItsBytes() throws {
        let connection = try Connection(role: .client)
        try connection.shakeHands(.client)
        try connection.peer.write(magic + frame([5]))
        shutdown(connection.peer.descriptor, CInt(SHUT_WR))
        waitForInput(connection.socket)
        #expect(try connection.network.receive(connection.socket) == [0, 1, 5])
        #expect(try connection.network.receive(connection.socket) == [])
        // `poll` would report the end for ever.
        var list: [pollfd] = []
        connection.network.system.pollDescriptors(into: &list)
        #expect(list.isEmpty)
    }

    @Test func writingToAPeerThatIsGoneIsAnErrorAndNoSignal() throws {
        let connection = try Connection(role: .client)
        try connection.shakeHands(.client)
        // Both directions: what is written now is answered with a reset.
        shutdown(connection.peer.descriptor, CInt(SHUT_RDWR))
        connection.peer.close()
        var reason: CInt = 0
        for _ in 0..<1000 where reason == 0 {
            errno = 0
            if try connection.network.send(connection.socket, frame([1])) == -1 { reason = errno }
            waitForInput(connection.socket, 10)
        }
        #expect(reason == EPIPE || reason == ECONNRESET)
        // The first reason stays.
        errno = 0
        #expect(try connection.network.send(connection.socket, frame([1])) == -1)
        #expect(errno == reason)
    }

    @Test func aRefusedConnectionIsAnErrorAndNotPolledAgain() throws {
        let port: UInt16
        do { port = try PlainSocket(SystemCalls.stream).port }
        let network = try Network()
        let socket = try network.socket(SystemCalls.stream)
        _ = try network.raw { try required($0.socket_nonblock)($1, socket, true) }
        _ = PlainSocket.connect(socket, toPort: port)
        var list: [pollfd] = []
        network.system.pollDescriptors(into: &list)
        #expect(list.map(\.events) == [Int16(POLLIN) | Int16(POLLOUT)])
        #expect(poll(&list, 1, 5000) == 1)
        errno = 0
        let first = try network.send(socket, bytes(128))
        if first == -1 { #expect(errno == ECONNREFUSED) }
        #expect(try network.readableBytes(socket) == 0)
        errno = 0
        #expect(try network.receive(socket) == nil)
        #expect(errno == ECONNREFUSED)
        network.system.pollDescriptors(into: &list)
        #expect(list.isEmpty)
    }

    @Test func wholeFramesThatWaitAreAReasonNotToSleepForAWhile() throws {
        let connection = try Connection(role: .client)
        try connection.shakeHands(.client)
        let system = connection.network.system
        #expect(!system.hasBufferedInput)
        try connection.peer.write(magic + [0, 9, 1])
        waitForInput(connection.socket)
        #expect(try connection.network.readableBytes(connection.socket) == 3)
        #expect(!system.hasBufferedInput)
        try connection.peer.write(bytes(8) + magic + frame([2]))
        waitForInput(connection.socket)
        #expect(try connection.network.readableBytes(connection.socket) == 14)
        for _ in 0..<StreamSocket.patience { #expect(system.hasBufferedInput) }
        #expect(!system.hasBufferedInput)
        #expect(try connection.network.receive(connection.socket, 11)?.count == 11)
        #expect(system.hasBufferedInput)
        #expect(try connection.network.receive(connection.socket)?.count == 3)
        #expect(!system.hasBufferedInput)
    }
}
