import Synchronization
import Testing

@testable import NativeLoop

@Suite struct EventBroadcasterTests {
    @Test func everyObserverGetsEveryEventInOrder() async {
        let broadcaster = EventBroadcaster<Int, Void>()
        let streams = (0..<3).map { _ in broadcaster.events() }
        for number in 0..<1000 { broadcaster.send(number) }
        broadcaster.finish()
        for stream in streams {
            var seen: [Int] = []
            for await number in stream { seen.append(number) }
            #expect(seen == Array(0..<1000))
        }
    }

    @Test func aSlowBoundedObserverIsToldHowManyItMissed() async {
        let broadcaster = EventBroadcaster<Int, Void>()
        var iterator = broadcaster.events(keepingNewest: 3).makeAsyncIterator()
        for number in 0..<10 { broadcaster.send(number) }
        broadcaster.finish()
        var seen: [String] = []
        while let event = await iterator.next() { seen.append("\(event)") }
        #expect(seen == ["missed(7)", "event(7)", "event(8)", "event(9)"])
    }

    @Test func anObserverWithAnotherInterestGetsNothing() async {
        let broadcaster = EventBroadcaster<Int, Bool>()
        let even = broadcaster.events(true)
        let odd = broadcaster.events(false)
        for number in 0..<4 { broadcaster.send(to: { $0 == number.isMultiple(of: 2) }, number) }
        broadcaster.finish()
        #expect(await even.reduce(into: []) { $0.append($1) } == [0, 2])
        #expect(await odd.reduce(into: []) { $0.append($1) } == [1, 3])
    }

    @Test func anObserverThatWaitsIsWokenByTheNextEvent() async {
        let broadcaster = EventBroadcaster<String, Void>()
        let stream = broadcaster.events()
        async let first = stream.first { _ in true }
        broadcaster.send("a")
        #expect(await first == "a")
    }

    @Test func cancellationEndsTheSequenceAndTheObservation() async {
        let broadcaster = EventBroadcaster<Int, Void>()
        let stream = broadcaster.events()
        let task = Task {
            for await _ in stream {}
            return true
        }
        task.cancel()
        #expect(await task.value)
        #expect(broadcaster.observerCount == 0)
    }

    @Test func aStreamThatIsDroppedIsNoObserverAnyMore() {
        let broadcaster = EventBroadcaster<Int, Void>()
        do {
            let stream = broadcaster.events()
            #expect(broadcaster.observerCount == 1)
            _ = stream
        }
        #expect(broadcaster.observerCount == 0)
    }

    @Test func anObserverOfAFinishedSourceEndsAtOnce() async {
        let broadcaster = EventBroadcaster<Int, Void>()
        broadcaster.finish()
        for await _ in broadcaster.events() { Issue.record("There is nothing to see.") }
    }

    @Test func aSourceThatGoesAwayEndsItsStreams() async {
        var broadcaster: EventBroadcaster<Int, Void>? = EventBroadcaster()
        let stream = broadcaster?.events()
        broadcaster?.send(1)
        broadcaster = nil
        var seen: [Int] = []
        if let stream { for await number in stream { seen.append(number) } }
        #expect(seen == [1])
    }

    /// A cancellation holds the task's own lock, which a sender takes to resume the task while it holds its lock.
    @Test func cancellingATaskThatWaitsNeedsNoLockOfTheSender() async {
        let broadcaster = EventBroadcaster<Int, Void>()
        let stream = broadcaster.events()
        let observer = Task { for await _ in stream {} }
        while stream.handle.observation.state.withLock({ $0.waiting.isEmpty }) { await Task.yield() }
        broadcaster.send(
            to: { _ in
                observer.cancel()
                return true
            }, 1)
        await observer.value
        #expect(broadcaster.observerCount == 0)
    }

    @Test func sendersOnSeveralThreadsReachAllObserversInOneOrder() async {
        let broadcaster = EventBroadcaster<Int, Void>()
        let (a, b) = (broadcaster.events(), broadcaster.events())
        await withTaskGroup { group in
            for sender in 0..<4 {
                group.addTask { for number in 0..<500 { broadcaster.send(sender * 1000 + number) } }
            }
        }
        broadcaster.finish()
        let left = await a.reduce(into: []) { $0.append($1) }
        let right = await b.reduce(into: []) { $0.append($1) }
        #expect(left == right)
        #expect(left.count == 2000)
    }

    /// A cancelled task holds its lock while it leaves the broadcaster, and a sender wakes it: neither may wait for the other.
    @Test(.timeLimit(.minutes(15))) func cancellingAnObserverWhileAnEventWakesItEndsBoth() async {
        for _ in 0..<1000 {
            let broadcaster = EventBroadcaster<Int, Void>()
            let states = StateStream(0)
            let events = broadcaster.events()
            let observer = Task { for await _ in events {} }
            let stateObserver = Task { for await _ in states {} }
            let sender = Task.detached {
                for number in 0..<20 {
                    broadcaster.send(number)
                    states.send(number)
                }
            }
            observer.cancel()
            stateObserver.cancel()
            await (observer.value, stateObserver.value, sender.value)
            #expect(broadcaster.observerCount == 0 && states.observerCount == 0)
        }
    }
}
