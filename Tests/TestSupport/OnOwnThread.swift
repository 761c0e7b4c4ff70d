import Foundation

/// Runs what blocks for long on a thread of its own, so that the few threads of Swift's pool stay free for other tests.
package func onOwnThread<Value: Sendable>(_ body: @escaping @Sendable () -> Value) async -> Value {
    await withCheckedContinuation { continuation in
        Thread.detachNewThread { continuation.resume(returning: body()) }
    }
}
