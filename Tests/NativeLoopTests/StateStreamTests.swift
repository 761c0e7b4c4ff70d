import Dispatch
import Synchronization
import Testing

@testable import NativeLoop

@Suite struct StateStreamTests {
    @Test func aNewObserverBeginsWithTheCurrentValue() async {
        let stream = StateStream(1)
        stream.send(2)
        var early = stream.makeAsyncIterator()
        stream.send(3)
        var late = stream.makeAsyncIterator()
        #expect(await early.next() == 2)
        #expect(await early.next() == 3)
        #expect(await late.next() == 3)
        #expect(stream.current == 3)
    }

    @Test func aCoalescedObserverSeesOnlyTheNewestOfABurst() async {
        let stream = StateStream(0)
        var iterator = stream.coalesced.makeAsyncIterator()
        for value in 1...100 { stream.send(value) }
        stream.finish()
        #expect(await iterator.next() == 100)
        #expect(await iterator.next() == nil)
    }

    @Test func whenWaitsForItsCondition() async throws {
        let stream = StateStream(0)
        async let found = stream.when { $0 >= 3 }
        for value in 1...5 { stream.send(value) }
        #expect(try await found >= 3)
        #expect(try await stream.when { $0 == 5 } == 5)
    }

    @Test func whenEndsWithItsTaskOrItsStream() async {
        let stream = StateStream(0)
        let task = Task { try await stream.when { $0 == 1 } }
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
        stream.finish()
        await #expect(throws: StateStreamEnded.self) { try await stream.when { $0 == 1 } }
    }

    @Test func aSubscriberOnAQueueGetsEveryValueInOrderUntilItUnsubscribes() {
        let stream = StateStream("a")
        let queue = DispatchQueue(label: "test")
        let seen = Mutex<[String]>([])
        let token = stream.subscribe(on: queue) { value in seen.withLock { $0.append(value) } }
        stream.send("b")
        queue.sync {}
        stream.unsubscribe(token)
        stream.send("c")
        queue.sync {}
        #expect(seen.withLock { $0 } == ["a", "b"])
        #expect(stream.observerCount == 0)
    }

    @Test func aBurstReachesACoalescingSubscriberOnce() {
        let stream = StateStream(0)
        let queue = DispatchQueue(label: "test")
        let seen = Mutex<[Int]>([])
        queue.suspend()
        stream.subscribe(on: queue, isCoalescing: true) { value in seen.withLock { $0.append(value) } }
        for value in 1...50 { stream.send(value) }
        queue.resume()
        queue.sync {}
        #expect(seen.withLock { $0 } == [50])
    }

    @Test func aSubscriptionForAnOwnerDoesNotKeepItAndEndsWithIt() {
        final class Owner: Sendable {
            let count = Mutex(0)
        }
        let stream = StateStream(0)
        let queue = DispatchQueue(label: "test")
        var owner: Owner? = Owner()
        weak var watched = owner
        if let owner {
            stream.subscribe(on: queue, owner: owner) { owner, _ in owner.count.withLock { $0 += 1 } }
        }
        queue.sync {}
        #expect(watched?.count.withLock { $0 } == 1)
        owner = nil
        #expect(watched == nil)
        stream.send(1)
        queue.sync {}
        #expect(stream.observerCount == 0)
    }

    @Test(arguments: [true, false]) func whatAHandlerKeepsMayUnsubscribeWhenItGoes(_ isFinished: Bool) {
        final class Owner: Sendable {
            let stream: StateStream<Int>
            let token = Mutex<SubscriptionToken?>(nil)
            init(_ stream: StateStream<Int>) { self.stream = stream }
            deinit {
                if let token = token.withLock({ $0 }) { stream.unsubscribe(token) }
            }
        }
        let stream = StateStream<Int>()
        var owner: Owner? = Owner(stream)
        weak var watched = owner
        let token = stream.subscribe(on: DispatchQueue(label: "test")) { [owner] _ in _ = owner }
        owner?.token.withLock { $0 = token }
        owner = nil
        #expect(watched != nil)
        if isFinished { stream.finish() } else { stream.unsubscribe(token) }
        #expect(watched == nil)
        #expect(stream.observerCount == 0)
    }

    @Test func aFinishedStreamStillHasItsLastValue() async {
        let stream = StateStream(7)
        stream.finish()
        stream.send(8)
        var seen: [Int] = []
        for await value in stream { seen.append(value) }
        #expect(seen == [7])
    }

    @Test func observersMayComeAndGoWhileValuesAreSent() async {
        let stream = StateStream(0)
        await withTaskGroup { group in
            for _ in 0..<8 {
                group.addTask {
                    var last = -1
                    for await value in stream {
                        #expect(value > last)
                        last = value
                        if value > 900 { break }
                    }
                }
            }
            group.addTask { for value in 1...1000 { stream.send(value) } }
        }
        #expect(stream.observerCount == 0)
    }
}
