import Synchronization

/// A value that several tasks use.
final class Shared<Value: Sendable>: Sendable {
    private let storage: Mutex<Value>

    init(_ value: Value) { storage = Mutex(value) }

    var value: Value { storage.withLock { $0 } }

    @discardableResult
    func update<Result: Sendable>(_ body: (inout Value) -> Result) -> Result {
        storage.withLock { value in
            // The value leaves the lock for the time of the call: it may be sent, so that nobody else has a part of it.
            var copy = value
            defer { value = copy }
            return body(&copy)
        }
    }
}
