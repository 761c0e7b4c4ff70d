extension ChatExport {
    /// Tells how far the run has come, unless it was told a moment ago: a run of small files would tell little else.
    func reportProgress(isCertain: Bool = false) {
        let now = options.time()
        let continuations = options.continuations()
        if continuations != seenContinuations {
            seenContinuations = continuations
            meter.skip(to: now)
        }
        guard isCertain || meter.isDue(at: now, after: options.progressInterval) else { return }
        meter.add(bytes: progress.fetchedBytes, at: now)
        var told = progress
        told.bytesPerSecond = meter.bytesPerSecond
        told.secondsLeft = meter.secondsLeft(for: progress.neededBytes - progress.fetchedBytes)
        let largest = underway.sorted { ($0.value.size, $0.key) > ($1.value.size, $1.key) }
        told.files = largest.prefix(ExportProgress.largestCount).map { id, file in
            ExportProgress.File(name: file.name, size: file.size, fetchedBytes: arriving[id] ?? 0)
        }
        report(.progress(told))
    }
}
