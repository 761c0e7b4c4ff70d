import BaselineTypes
import BenchmarkReport
import CSimdjson
import Foundation
import TelegramAPI

/// Reading and writing the corpus on one thread.
struct CodecBenchmarks {
    private let lines = Lines()
    private let rounds = 7

    func decodeAgainstJSONDecoder() throws -> Figure {
        try checkSameData()
        let decoder = JSONDecoder()
        var pairs = Pairs()
        for _ in 0..<rounds {
            let ours = try rate(passes: 20) { try decodeAll() }
            let theirs = try rate(passes: 1) {
                for data in lines.updateData { consume(try decoder.decode(BaselineTypes.Update.self, from: data)) }
                for data in lines.responseData { consume(try decoder.decode(BaselineTypes.Messages.self, from: data)) }
            }
            pairs.add(ours: ours, theirs: theirs)
        }
        return measurement("decode.vs-jsondecoder", pairs)
    }

    func decodeAgainstSimdjson() throws -> Figure {
        let count = lines.updates.count + lines.responses.count
        var pairs = Pairs()
        for _ in 0..<rounds {
            let ours = try rate(passes: 20) { try decodeAll() }
            let theirs = try rate(passes: 20) {
                guard simdjson_corpus_parse(lines.padded) == count else {
                    throw BenchmarkFailure(description: "simdjson refuses a line of the corpus")
                }
            }
            pairs.add(ours: ours, theirs: theirs)
        }
        return measurement("decode.vs-simdjson", pairs)
    }

    /// The same values on both sides, from the decoded corpus; bytes of our output count for both.
    func encodeAgainstJSONEncoder() throws -> Figure {
        let updates = try lines.updates.map { try decode(TelegramAPI.Update.self, $0) }
        let responses = try lines.responses.map { try decode(TelegramAPI.Messages.self, $0) }
        let decoder = JSONDecoder()
        let baselineUpdates = try lines.updateData.map { try decoder.decode(BaselineTypes.Update.self, from: $0) }
        let baselineResponses = try lines.responseData.map { try decoder.decode(BaselineTypes.Messages.self, from: $0) }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.withoutEscapingSlashes]

        var pairs = Pairs()
        for _ in 0..<rounds {
            let ours = rate(passes: 20) {
                var writer = WireWriter()
                for update in updates {
                    writer.reset()
                    update.encode(into: &writer)
                    writer.withBytes { consume($0.count) }
                }
                for response in responses {
                    writer.reset()
                    response.encode(into: &writer)
                    writer.withBytes { consume($0.count) }
                }
            }
            let theirs = try rate(passes: 1) {
                for update in baselineUpdates { consume(try encoder.encode(update)) }
                for response in baselineResponses { consume(try encoder.encode(response)) }
            }
            pairs.add(ours: ours, theirs: theirs)
        }
        return measurement("encode.vs-jsonencoder", pairs)
    }

    // MARK: Parts

    private func decodeAll() throws {
        for line in lines.updates { consume(try decode(TelegramAPI.Update.self, line)) }
        for line in lines.responses { consume(try decode(TelegramAPI.Messages.self, line)) }
    }

    @inline(__always)
    private func decode<Value: TDDecodable>(_ type: Value.Type, _ line: [UInt8]) throws -> Value {
        try line.withUnsafeBufferPointer { try Value.decode(UnsafeBufferPointer(rebasing: $0.dropLast())) }
    }

    /// Megabytes of corpus a second.
    private func rate(passes: Int, _ body: () throws -> Void) rethrows -> Double {
        lines.megabytes * Double(passes) / (try threadSeconds { for _ in 0..<passes { try body() } })
    }

    private func measurement(_ name: String, _ pairs: Pairs) -> Figure {
        Figure(
            name: name, value: median(pairs.ours), unit: "MB/s", baseline: median(pairs.theirs), ratio: pairs.ratio)
    }

    /// Both sides must hold the same data, or the comparison says nothing: what the baseline writes reads as the same value.
    private func checkSameData() throws {
        let encoder = JSONEncoder()
        let decoder = JSONDecoder()
        for index in stride(from: 0, to: lines.updates.count, by: 37) {
            let value = try decode(TelegramAPI.Update.self, lines.updates[index])
            if case .unknown(let type, _) = value {
                throw BenchmarkFailure(description: "TelegramAPI does not know \(type) of the corpus")
            }
            let baseline = try decoder.decode(BaselineTypes.Update.self, from: lines.updateData[index])
            guard try TelegramAPI.Update(json: try encoder.encode(baseline)).json == value.json else {
                throw BenchmarkFailure(description: "the two sides differ on line \(index) of the corpus")
            }
        }
    }
}
