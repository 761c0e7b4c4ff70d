import Foundation
import Testing

@testable import CarrierNetwork

@Suite struct DatagramTests {
    let network: Network
    let socket: CInt
    let port: UInt16
    let peer: PlainSocket

    init() throws {
        network = try Network()
        socket = try network.socket(SystemCalls.datagram)
        try #require(network.bind(socket) == 0)
        port = PlainSocket.port(of: socket)
        peer = try PlainSocket(SystemCalls.datagram)
    }

    @Test func aDatagramLeavesWithTheMagicAndItsOwnLengthIsReported() throws {
        #expect(try network.send(socket, [0x00, 0xAA, 0xBB], toPort: peer.port) == 3)
        #expect(peer.read() == [0x69, 0x76, 0x65, 0x67, 0x00, 0xAA, 0xBB])
        #expect(try network.send(socket, [], toPort: peer.port) == 0)
        #expect(peer.read() == magic)
    }

    @Test func aDatagramComesInWithoutTheMagicAndWithItsSender() throws {
        peer.send(magic + [0x00, 0xAA, 0xBB], toPort: port)
        let received = try #require(try network.receiveDatagram(socket))
        #expect(received.bytes == [0x00, 0xAA, 0xBB])
        #expect(received.port == peer.port)
        errno = 0
        #expect(try network.receiveDatagram(socket) == nil)
        #expect(errno == EWOULDBLOCK)
    }

    @Test(arguments: [[], [0x69], [0x69, 0x76, 0x65], [0x00, 0xAA, 0xBB, 0xCC, 0xDD], [0x69, 0x76, 0x65, 0x66, 1]])
    func aForeignDatagramIsPassedOverForTheNext(foreign: [UInt8]) throws {
        peer.send(foreign, toPort: port)
        peer.send(magic + [1], toPort: port)
        #expect(try network.receiveDatagram(socket)?.bytes == [1])
    }

    @Test func aFloodOfForeignDatagramsDoesNotHoldTheThread() throws {
        for _ in 0..<DatagramChannel.foreignLimit { peer.send([1, 2, 3, 4, 5], toPort: port) }
        peer.send(magic + [1], toPort: port)
        errno = 0
        #expect(try network.receiveDatagram(socket) == nil)
        #expect(errno == EWOULDBLOCK)
        #expect(try network.receiveDatagram(socket)?.bytes == [1])
    }

    @Test func whatDoesNotFitIntoTheBufferIsCutOff() throws {
        peer.send(magic + bytes(100), toPort: port)
        peer.send(magic + [1], toPort: port)
        let received = try #require(try network.receiveDatagram(socket, 10))
        #expect(received.bytes == Array(bytes(100).prefix(10)))
        #expect(try network.receiveDatagram(socket)?.bytes == [1])
    }

    @Test func theReasonOfAFailureIsKept() throws {
        errno = 0
        #expect(try network.send(socket, bytes(65_530), toPort: peer.port) == -1)
        #expect(errno == EMSGSIZE)
        errno = 0
        #expect(try network.send(socket, [1], toPort: 0) == -1)
        #expect(errno == EINVAL)
    }

    @Test func aDatagramSocketHasNoStream() throws {
        errno = 0
        #expect(try network.send(socket, [1]) == -1)
        #expect(errno == EOPNOTSUPP)
        #expect(try network.receive(socket) == nil)
        #expect(try network.readableBytes(socket) == 0)
        #expect(try network.accept(socket) == -1)
        #expect(try network.listen(socket) == -1)
    }

    @Test func theSocketIsPolledForInput() throws {
        var list = [pollfd(fd: 77, events: 0, revents: 0)]
        network.system.pollDescriptors(into: &list)
        #expect(list.map(\.fd) == [socket])
        #expect(list.map(\.events) == [Int16(POLLIN)])
        #expect(network.system.nextDue == nil && !network.system.hasBufferedInput)
    }
}
