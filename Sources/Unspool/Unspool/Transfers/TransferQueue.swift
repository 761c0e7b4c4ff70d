/// Hands attachments from the walk through the history to the workers that fetch them.
///
/// The walk waits when it is far ahead, so that memory does not grow with the chat. It belongs to the actor that has it.
final class TransferQueue {
    private var waiting: [Attachment] = []
    /// Where in `waiting` the next one stands; what is before it was taken.
    private var next = 0
    private let limit: Int
    private var isFinished = false
    private var consumers: [CheckedContinuation<Void, Never>] = []
    private var producer: CheckedContinuation<Void, Never>?

    init(limit: Int) {
        self.limit = max(1, limit)
    }

    private var count: Int { waiting.count - next }

    /// Adds one; waits while the queue is full. Nothing is added after ``finish()``.
    func push(_ attachment: Attachment) async {
        while count >= limit, !isFinished {
            await withCheckedContinuation { producer = $0 }
        }
        guard !isFinished else { return }
        waiting.append(attachment)
        if !consumers.isEmpty { consumers.removeLast().resume() }
    }

    /// Takes the oldest one; waits while there is none. Nil after ``finish()``, once all were taken.
    func pop() async -> Attachment? {
        while count == 0 {
            if isFinished { return nil }
            await withCheckedContinuation { consumers.append($0) }
        }
        let attachment = waiting[next]
        next += 1
        if next == waiting.count || next > 1024 {
            waiting.removeSubrange(..<next)
            next = 0
        }
        if let producer {
            self.producer = nil
            producer.resume()
        }
        return attachment
    }

    /// No more will come.
    func finish() {
        isFinished = true
        wakeAll()
    }

    /// No more will come, and what waits is dropped.
    func abandon() {
        waiting = []
        next = 0
        finish()
    }

    private func wakeAll() {
        for consumer in consumers { consumer.resume() }
        consumers = []
        producer?.resume()
        producer = nil
    }
}
