import NativeLoop
import TelegramAPI
public import TelegramClient

/// Makes TDLib download one file after the other into its cache; several calls at a time are several downloads.
///
/// Each is a `downloadFile` with priority 32, offset 0, limit 0, synchronous. TDLib tells no reason for a failed
/// download, and asking again often helps: a reference that expired is mended by reading the message again.
public struct FileFetcher: Sendable {
    /// When a failed download is tried again, and what time is measured with.
    public struct Policy: Sendable {
        /// How often a download may fail at most. Flood waits are no failures.
        public var attempts = 3
        /// The pause before the second attempt; it doubles before each further one.
        public var pause: Duration = .milliseconds(500)
        /// The longest flood wait that is sat out, in seconds; a longer one ends the run.
        public var longestFloodWait = 120
        /// What pauses and waits are measured with.
        public var clock: any Clock<Duration>
        /// When nothing of any file has arrived for so long, though there is a connection, an export takes the downloads at
        /// hand for failed. It may notice that after twice as long.
        public var stallLimit: Duration = .seconds(180)
        /// What ``stallLimit`` is measured with: usually one that stands still while the machine sleeps.
        public var stallClock: any Clock<Duration> = SuspendingClock()
        /// Which downloads that were begun are gone on with; others begin anew.
        public var begun = BegunDownloads()

        public init(clock: any Clock<Duration> = ContinuousClock()) {
            self.clock = clock
        }
    }

    private let client: TDLibClient
    private let policy: Policy
    private let patience: FloodPatience
    /// Whoever has the fetcher tells it what arrives, and runs it.
    let stalls: StallWatch

    public init(client: TDLibClient, policy: Policy = Policy()) {
        self.init(client, policy, FloodPatience(longest: policy.longestFloodWait, clock: policy.clock))
    }

    init(_ client: TDLibClient, _ policy: Policy, _ patience: FloodPatience) {
        self.client = client
        self.policy = policy
        self.patience = patience
        stalls = StallWatch(limit: policy.stallLimit, clock: policy.stallClock)
    }

    /// Downloads the file of an attachment.
    ///
    /// - Returns: the path in TDLib's cache. It may be gone or short: the one who reads it has to check.
    /// - Throws: a ``TransferFailure``; `CancellationError`, after TDLib was told to stop; a `TDLibError` if the client
    ///   is closed, the account is signed out, or Telegram asks for a wait that is too long.
    public func fetch(_ attachment: Attachment) async throws -> String {
        var pause = policy.pause
        var reason = ""
        await dropForeignPart(of: attachment.file)
        for attempt in 1...max(1, policy.attempts) {
            if attempt > 1 {
                try await policy.clock.sleep(for: pause)
                pause *= 2
                // Reading the message mends an expired reference to its file.
                _ = try? await client.getMessage(
                    chatID: attachment.id.chatID, messageID: attachment.id.messageID)
            }
            do {
                let path = try await patience { try await download(attachment.file.id) }
                policy.begun.end(attachment.file.uniqueID)
                return path
            } catch let failure as TransferFailure {
                reason = failure.reason
            } catch let error as TDLibError {
                // A wait that gets here is too long, and every other file would have to wait as long.
                guard let remote = error.remote, remote.code != 401, remote.floodWait == nil, !error.isOfClosedClient
                else { throw error }
                // That is not to be asked again, and its text not to be shown.
                if remote.mustNotBeDisplayed { throw TransferFailure(ExportProblem.text(for: error)) }
                reason = remote.message
            }
        }
        throw TransferFailure(UnprintableText.removed(from: reason))
    }

    /// What an earlier process left of the download may be bytes of another file.
    private func dropForeignPart(of file: Attachment.File) async {
        guard !policy.begun.begin(file.uniqueID), file.isCached else { return }
        guard let local = try? await client.getFile(fileID: file.id).local, !local.isDownloadingCompleted,
            !local.isDownloadingActive
        else { return }
        _ = try? await client.deleteFile(fileID: file.id)
    }

    private func download(_ fileID: Int32) async throws -> String {
        stalls.begin(fileID)
        var isStalled = false
        do {
            defer { isStalled = stalls.end(fileID) }
            let file = try await client.downloadFile(
                fileID: fileID, priority: 32, offset: 0, limit: 0, synchronous: true)
            guard file.local.isDownloadingCompleted, !file.local.path.isEmpty else {
                throw TransferFailure("the download ended early")
            }
            return file.local.path
        } catch is CancellationError {
            // This task is cancelled, so the request needs one that is not.
            await Task { [client] in
                _ = try? await client.cancelDownloadFile(fileID: fileID, onlyIfPending: false)
            }.value
            throw CancellationError()
        } catch let error as TDLibError where isStalled && [200, 400].contains(error.remote?.code) {
            throw TransferFailure(stalls.reason)
        }
    }

    /// Makes TDLib forget its copy, so that the next ``fetch(_:)`` downloads it again.
    public func discard(_ attachment: Attachment) async {
        _ = try? await client.deleteFile(fileID: attachment.file.id)
    }

    /// The same without waiting for it: for a copy that is not needed any more.
    func forget(_ attachment: Attachment) {
        _ = try? client.submit(DeleteFile(fileID: attachment.file.id))
    }
}
