import Testing

@testable import TelegramClient

@Suite struct RequestTableTests {
    @Test func answersMayComeInAnyOrder() {
        var table = RequestTable<String>()
        for (id, name) in [(1, "a"), (2, "b"), (3, "c")] as [(UInt64, String)] { _ = table.admit(id, name) }
        #expect(table.remove(3) == "c")
        #expect(table.remove(1) == "a")
        #expect(table.remove(2) == "b")
        #expect(table.count == 0)
    }

    @Test func onlyTheFirstRequestStartsReceiving() {
        var table = RequestTable<Int>()
        #expect(table.admit(1, 1) == .startAndSend)
        #expect(table.admit(2, 2) == .send)
    }

    @Test func aRequestThatCouldNotStartLeavesAClientThatMayTryAgain() {
        var table = RequestTable<Int>()
        _ = table.admit(1, 1)
        #expect(table.startFailed(1) == 1)
        #expect(table.admit(2, 2) == .startAndSend)
    }

    @Test func whoeverTakesARequestOutFirstHasIt() {
        var table = RequestTable<String>()
        _ = table.admit(1, "a")
        // Cancellation, then the answer, then the time limit.
        #expect(table.remove(1) == "a")
        #expect(table.remove(1) == nil)
        #expect(table.remove(1) == nil)
    }

    @Test func closesOnceAndRefusesWhatComesAfter() {
        var table = RequestTable<Int>()
        _ = table.admit(1, 1)
        #expect(table.close() == .sendClose)
        #expect(table.close() == .wait)
        #expect(table.admit(2, 2) == .refuse)
        // TDLib answers what was sent before.
        #expect(table.remove(1) == 1)
        #expect(table.didClose() == [])
        #expect(table.close() == .done)
        #expect(table.isClosed)
    }

    @Test func failsWhatIsLeftWhenTDLibHasClosed() {
        var table = RequestTable<Int>()
        for id in 1...3 { _ = table.admit(UInt64(id), id) }
        _ = table.remove(2)
        #expect(table.didClose() == [1, 3])
        #expect(table.admit(4, 4) == .refuse)
        #expect(table.remove(1) == nil)
    }

    @Test func aClientThatNeverSentAnythingIsClosedAtOnce() {
        var table = RequestTable<Int>()
        #expect(table.close() == .done)
        #expect(table.admit(1, 1) == .refuse)
    }

    @Test func anErrorThatNamesNoRequestFailsAllInTheirOrder() {
        var table = RequestTable<Int>()
        for id in [5, 1, 3] { _ = table.admit(UInt64(id), id) }
        #expect(table.removeAll() == [1, 3, 5])
        #expect(table.count == 0)
        #expect(table.admit(6, 6) == .send)
    }

    @Test func theGateTellsTheLastOneOut() {
        let gate = SendGate()
        let steps = [
            gate.enter(), gate.enter(), gate.leave(), gate.close(), gate.enter(), gate.leave(), gate.close(),
        ]
        #expect(steps == [true, true, false, false, false, true, true])
    }
}
