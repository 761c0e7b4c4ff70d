import BenchmarkChild
import BenchmarkCorpus
import BenchmarkReport
import Foundation
import Synchronization
import TelegramClient

/// Five million updates through the receive loop, the client and an observer: memory must stay flat.
enum MemoryBenchmark {
    private static let total = 5_000_000
    private static let warmUp = 500_000

    /// Growth in megabytes from the end of the warm-up to the end, beside what was resident then.
    static func measure() throws -> Figure {
        let numbers = try Child.run(["memory"])
        guard numbers.count == 2 else { throw BenchmarkFailure(description: "no figures of memory") }
        return Figure(
            name: "updates.memory-growth", value: numbers[1] - numbers[0], unit: "MB",
            baseline: numbers[0], ratio: numbers[1] / numbers[0])
    }

    /// In the child: prints the megabytes that are resident after the warm-up and at the end.
    @concurrent
    static func child() async throws {
        let source = UpdateSource(lines: Corpus(updateCount: 1_000, responseCount: 0).updates, count: total)
        let client = TDLibClient(transport: source)
        let updates = client.updates()
        source.start(client.id)
        // A client receives from its first request on. This one is answered by the close.
        let first = Task { _ = try? await client.testCallEmpty() }
        var seen = 0
        for await update in updates {
            if case .authorizationState = update { break }
            seen += 1
            source.hasBeenSeen(seen)
            if seen == warmUp { print(try Child.residentMegabytes()) }
            if seen == total { break }
        }
        guard seen == total else { throw BenchmarkFailure(description: "\(seen) of \(total) updates arrived") }
        print(try Child.residentMegabytes())
        await client.close()
        await first.value
    }
}

/// A transport that has nothing but updates: the corpus again and again, never more than 1,000 ahead of the observer.
///
/// TDLib itself cannot be made to send five million updates; what stands above it is what is measured.
private final class UpdateSource: TDLibTransport {
    private struct State {
        var client: Int32 = 0
        var sent = 0
        var isClosing = false
        var seen = 0
    }

    private let lines: [[UInt8]]
    private let count: Int
    private let closed =
        Array(
            #"{"@type":"updateAuthorizationState","authorization_state":{"@type":"authorizationStateClosed"},"@client_id":1}"#
                .utf8) + [0]
    private let state = Mutex(State())

    init(lines: [[UInt8]], count: Int) {
        self.lines = lines.map { $0 + [0] }
        self.count = count
    }

    func start(_ client: Int32) { state.withLock { $0.client = client } }
    func hasBeenSeen(_ number: Int) { state.withLock { $0.seen = number } }

    func createClientID() -> Int32 { 1 }
    func send(_ request: UnsafeBufferPointer<UInt8>, to clientID: Int32) {
        if String(decoding: request, as: UTF8.self).contains(#""close""#) { state.withLock { $0.isClosing = true } }
    }

    func execute(_ request: UnsafeBufferPointer<UInt8>, _ body: (UnsafeBufferPointer<UInt8>) -> Void) {}

    func receive(timeout: Double, _ body: (UnsafeBufferPointer<UInt8>) -> Void) -> Bool {
        if state.withLock({ $0.isClosing }) {
            closed.withUnsafeBufferPointer { body(UnsafeBufferPointer(rebasing: $0.dropLast())) }
            return true
        }
        let next: Int? = state.withLock { state in
            guard state.client != 0, state.sent < count, state.sent - state.seen < 1_000 else { return nil }
            defer { state.sent += 1 }
            return state.sent
        }
        guard let next else {
            usleep(50)
            return false
        }
        lines[next % lines.count].withUnsafeBufferPointer { body(UnsafeBufferPointer(rebasing: $0.dropLast())) }
        return true
    }
}
