@testable import Unspool

extension ChatExport {
    /// Runs, and finishes what it writes, whatever ended it.
    func runAndFinish(destination: String?) async throws -> ExportSummary {
        let summary: ExportSummary
        do {
            summary = try await run(destination: destination)
        } catch {
            try? await finishWriting()
            throw error
        }
        try await finishWriting()
        return summary
    }

    private func finishWriting() async throws {
        try await options.messages?.finish()
        try await store.finish()
    }
}
