import BenchmarkChild
import BenchmarkReport
import CTDLib
import Foundation
import TelegramClient

/// `TDLibClient` beside the shortest C loop, both on the same library with the same request.
///
/// Each run is a process of its own: TDLib has one queue of answers a process, and one owner.
enum ClientBenchmarks {
    private static let rounds = 5
    private static let roundTrips = 20_000
    private static let pipelined = 200_000
    private static let inFlight = 1_000

    /// How much longer a request takes than in C, one at a time.
    static func addedRoundTrip() throws -> Figure {
        let pairs = try alternate("round-trips")
        let added = zip(pairs.ours, pairs.theirs).map { $0 - $1 }
        let microseconds = 1e6 / Double(roundTrips)
        return Figure(
            name: "roundtrip.added-us", value: median(added) * microseconds, unit: "us",
            baseline: median(pairs.theirs) * microseconds, ratio: pairs.ratio)
    }

    /// Requests a second with 1,000 unanswered.
    static func pipeline() throws -> Figure {
        let pairs = try alternate("pipeline")
        let rate = { (seconds: Double) in Double(pipelined) / seconds }
        return Figure(
            name: "pipeline.vs-c", value: rate(median(pairs.ours)), unit: "requests/s",
            baseline: rate(median(pairs.theirs)), ratio: 1 / pairs.ratio)
    }

    private static func alternate(_ what: String) throws -> Pairs {
        var pairs = Pairs()
        for _ in 0..<rounds {
            guard let ours = try Child.run([what, "swift"]).first, let theirs = try Child.run([what, "c"]).first else {
                throw BenchmarkFailure(description: "\(what) gave no figure")
            }
            pairs.add(ours: ours, theirs: theirs)
        }
        return pairs
    }

    // MARK: In the child

    static func child(_ what: String, language: String) async throws {
        let isPipeline = what == "pipeline"
        print(language == "c" ? try cSeconds(isPipeline) : try await swiftSeconds(isPipeline))
    }

    private static func cSeconds(_ isPipeline: Bool) throws -> Double {
        if let failure = ctdlib_open(try TDJsonClient.open().path) {
            throw BenchmarkFailure(description: String(cString: failure))
        }
        defer { ctdlib_close() }
        // The first requests start the client, and are not like the others.
        _ = ctdlib_round_trips(1_000)
        let seconds =
            isPipeline ? ctdlib_pipeline(Int32(pipelined), Int32(inFlight)) : ctdlib_round_trips(Int32(roundTrips))
        guard seconds > 0 else { throw BenchmarkFailure(description: "TDLib gave no answer for ten seconds") }
        return seconds
    }

    // Not on the main actor: on Linux a wake-up of it costs several changes of thread, of which the client has no part.
    @concurrent
    private static func swiftSeconds(_ isPipeline: Bool) async throws -> Double {
        let client = TDLibClient(transport: try TDJsonClient.open())
        for number in 0..<1_000 { _ = try await client.testSquareInt(x: Int32(number)) }
        let seconds =
            isPipeline
            ? try await wallSeconds { try await runPipeline(client) }
            : try await wallSeconds {
                for number in 0..<roundTrips { _ = try await client.testSquareInt(x: Int32(number % 1_000)) }
            }
        await client.close()
        return seconds
    }

    private static func runPipeline(_ client: TDLibClient) async throws {
        try await withThrowingTaskGroup { group in
            for _ in 0..<inFlight {
                group.addTask {
                    for number in 0..<pipelined / inFlight { _ = try await client.testSquareInt(x: Int32(number)) }
                }
            }
            try await group.waitForAll()
        }
    }
}
