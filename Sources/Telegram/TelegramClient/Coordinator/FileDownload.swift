import NativeLoop
public import TelegramAPI

/// Where a download stands.
public enum FileDownload: Sendable {
    /// So many bytes are there, of so many. The second is 0 while nobody knows it, and may grow.
    case loading(bytes: Int64, of: Int64)
    /// The file is there: `local.path` is its path. It is in TDLib's cache, which may delete it: copy what must last.
    case completed(File)
    /// It is not coming. ``TDLibError/remote`` says what TDLib says, which is not much.
    case failed(any Error)
}

extension Coordinator {
    /// Downloads a file: a stream of its progress that ends with ``FileDownload/completed(_:)`` or
    /// ``FileDownload/failed(_:)``.
    ///
    /// Progress is coalesced: an observer that is slow sees the newest. Cancelling the task that iterates, or dropping
    /// the iteration, cancels the download. Source: `downloadFile` (whole file, synchronous) and `updateFile` of TDLib.
    /// - Parameter priority: 1 to 32; of two downloads the higher goes first.
    public nonisolated func download(_ file: File, priority: Int32 = 16) -> AsyncStream<FileDownload> {
        AsyncStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
            // Before the request, so that no progress is missed.
            let updates = self.updates(of: [.file])
            let client = client
            let work = Task {
                let progress = Task {
                    for await update in updates {
                        guard case .file(let change) = update, change.file.id == file.id else { continue }
                        continuation.yield(change.file.progress)
                    }
                }
                continuation.yield(file.progress)
                let end = await Self.wholeFile(file.id, priority, client)
                // Nothing may come after the end.
                progress.cancel()
                await progress.value
                continuation.yield(end)
                continuation.finish()
            }
            continuation.onTermination = { reason in
                if case .cancelled = reason { work.cancel() }
            }
        }
    }

    private static func wholeFile(_ id: Int32, _ priority: Int32, _ client: TDLibClient) async -> FileDownload {
        do {
            // Synchronous: the answer is the end. Without it a failure would show only as an update that looks like a
            // pause.
            let file = try await client.downloadFile(
                fileID: id, priority: priority, offset: 0, limit: 0, synchronous: true)
            guard file.local.isDownloadingCompleted else {
                return .failed(TDLibError.remote(400, "File download has failed or was canceled"))
            }
            return .completed(file)
        } catch let error as CancellationError {
            // This task is cancelled, so the request needs another to be sent.
            _ = try? await Task { try await client.cancelDownloadFile(fileID: id, onlyIfPending: false) }.value
            return .failed(error)
        } catch {
            return .failed(error)
        }
    }
}

extension File {
    fileprivate var progress: FileDownload {
        .loading(bytes: local.downloadedSize, of: size > 0 ? size : expectedSize)
    }
}
