import Foundation
import Testing

@testable import CarrierNetwork

/// A clock that stands until it is moved.
private final class Clock {
    var now: Duration = .zero
}

@Suite struct ConditionsTests {
    private func pair(_ conditions: NetworkConditions, _ clock: Clock = Clock()) throws -> (Network, CInt, PlainSocket)
    {
        let network = try Network(conditions: conditions) { clock.now }
        let socket = try network.socket(SystemCalls.datagram)
        try #require(network.bind(socket) == 0)
        return (network, socket, try PlainSocket(SystemCalls.datagram))
    }

    @Test func theShareThatIsAskedForGetsLostAndTheSameWithTheSameSeed() throws {
        func arrivals(seed: UInt64) throws -> [UInt8] {
            let (network, socket, peer) = try pair(NetworkConditions(loss: 0.3, seed: seed))
            var arrived: [UInt8] = []
            for number in 0..<1000 {
                #expect(try network.send(socket, [UInt8(truncatingIfNeeded: number)], toPort: peer.port) == 1)
                arrived += peer.read(waiting: 0).dropFirst(4)
            }
            return arrived
        }
        let first = try arrivals(seed: 1)
        // Four standard deviations around 700.
        #expect((642...758).contains(first.count))
        #expect(try arrivals(seed: 1) == first)
        #expect(try arrivals(seed: 2) != first)
    }

    @Test(arguments: [(1.0, 0), (0, 20), (.nan, 20), (-3, 20), (17, 0)])
    func extremesAreAllAndNothing(loss: Double, arriving: Int) throws {
        let (network, socket, peer) = try pair(NetworkConditions(loss: loss))
        for _ in 0..<20 { #expect(try network.send(socket, [1], toPort: peer.port) == 1) }
        #expect((0..<20).count { _ in !peer.read(waiting: 0).isEmpty } == arriving)
    }

    @Test func aDelayedDatagramLeavesWhenItIsDue() throws {
        let clock = Clock()
        let (network, socket, peer) = try pair(NetworkConditions(delay: .milliseconds(80)), clock)
        #expect(network.system.nextDue == nil)
        #expect(try network.send(socket, [1], toPort: peer.port) == 1)
        clock.now = .milliseconds(30)
        #expect(try network.send(socket, [2], toPort: peer.port) == 1)
        #expect(network.system.nextDue == .milliseconds(50))
        network.system.flushDue()
        #expect(peer.read(waiting: 0).isEmpty)
        clock.now = .milliseconds(80)
        #expect(network.system.nextDue == .zero)
        network.system.flushDue()
        #expect(peer.read(waiting: 0) == magic + [1])
        #expect(peer.read(waiting: 0).isEmpty)
        #expect(network.system.nextDue == .milliseconds(30))
        clock.now = .milliseconds(200)
        // Any call will do.
        #expect(try network.receiveDatagram(socket) == nil)
        #expect(errno == EWOULDBLOCK)
        #expect(peer.read(waiting: 0) == magic + [2])
        #expect(network.system.nextDue == nil)
    }

    @Test func aSocketThatWasClosedSendsNothingThroughItsSuccessor() throws {
        let clock = Clock()
        let (network, socket, peer) = try pair(NetworkConditions(delay: .milliseconds(80)), clock)
        #expect(try network.send(socket, [1], toPort: peer.port) == 1)
        #expect(try network.close(socket) == 0)
        _ = try network.socket(SystemCalls.datagram)
        clock.now = .seconds(1)
        network.system.flushDue()
        #expect(peer.read(waiting: 0).isEmpty)
        #expect(network.system.nextDue == nil)
    }

    @Test func aHeldDatagramThatCannotLeaveFailsSilently() throws {
        let clock = Clock()
        let (network, socket, _) = try pair(NetworkConditions(delay: .milliseconds(80)), clock)
        // No datagram can go to this port, but by then its sender has long been told that it is on its way.
        #expect(try network.send(socket, [1], toPort: 0) == 1)
        clock.now = .seconds(1)
        errno = 0
        network.system.flushDue()
        #expect(errno == 0)
        #expect(network.system.nextDue == nil)
    }

    @Test func whatIsHeldHasALimitAndRoomComesBack() {
        var held = HeldDatagrams()
        let payload = bytes(50_000)
        func hold(_ number: Int) {
            held.hold(
                HeldDatagrams.Datagram(
                    due: .seconds(1), descriptor: CInt(number), serial: 0, address: loopback(port: 9),
                    bytes: payload))
        }
        for number in 0..<300 { hold(number) }
        var seen: [CInt] = []
        while let datagram = held.next(now: .seconds(1)) { seen.append(datagram.descriptor) }
        #expect((150...HeldDatagrams.limit / 50_000).contains(seen.count))
        #expect(seen == Array(0..<CInt(seen.count)))
        hold(1000)
        #expect(held.next(now: .milliseconds(999)) == nil)
        #expect(held.next(now: .seconds(1))?.descriptor == 1000)
    }

    @Test func theBytesOfAConnectionAreHeldBackInOrder() throws {
        let clock = Clock()
        let connection = try Connection(role: .client, conditions: NetworkConditions(delay: .milliseconds(10))) {
            clock.now
        }
        let network = connection.network
        let socket = connection.socket
        #expect(try network.send(socket, bytes(128)) == 128)
        clock.now = .milliseconds(5)
        #expect(try network.send(socket, frame([1])) == 3)
        var list: [pollfd] = []
        network.system.pollDescriptors(into: &list)
        // Being writable is of no use yet.
        #expect(list.map(\.events) == [Int16(POLLIN)])
        #expect(connection.peer.read(waiting: 0).isEmpty)
        #expect(network.system.nextDue == .milliseconds(5))
        clock.now = .milliseconds(10)
        network.system.flushDue()
        #expect(connection.peer.read() == bytes(128))
        #expect(network.system.nextDue == .milliseconds(5))
        clock.now = .milliseconds(15)
        #expect(try network.readableBytes(socket) == 0)
        #expect(connection.peer.read() == magic + frame([1]))
        #expect(network.system.nextDue == nil)
    }
}
