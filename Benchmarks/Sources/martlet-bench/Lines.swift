import BenchmarkCorpus
import BenchmarkReport
import CSimdjson
import Foundation

/// The corpus in the form that each parser wants, so that no copy is timed.
final class Lines {
    /// For our reader: followed by a NUL byte, as `td_receive` gives them.
    let updates: [[UInt8]]
    let responses: [[UInt8]]
    /// For `JSONDecoder`.
    let updateData: [Data]
    let responseData: [Data]
    /// For simdjson: padded.
    let padded: OpaquePointer?
    let megabytes: Double

    init() {
        let corpus = Corpus(updateCount: 8_000, responseCount: 40)
        updates = corpus.updates.map { $0 + [0] }
        responses = corpus.responses.map { $0 + [0] }
        updateData = corpus.updates.map { Data($0) }
        responseData = corpus.responses.map { Data($0) }
        padded = simdjson_corpus_create()
        for line in corpus.lines { simdjson_corpus_add(padded, line, line.count) }
        megabytes = Double(corpus.byteCount) / 1e6
        let updateBytes = corpus.updates.reduce(0) { $0 + $1.count }
        note(
            "corpus: \(updates.count) updates of \(updateBytes / updates.count) bytes on average and "
                + "\(responses.count) responses of \((corpus.byteCount - updateBytes) / responses.count)")
    }

    deinit { simdjson_corpus_destroy(padded) }
}
