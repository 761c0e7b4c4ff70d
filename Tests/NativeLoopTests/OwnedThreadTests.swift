import Dispatch
import NativeLoop
import Synchronization
import Testing

@Suite struct OwnedThreadTests {
    @Test func runsItsBodyOnceOnAnotherThread() async throws {
        let count = await withCheckedContinuation { continuation in
            let runs = Atomic(0)
            do {
                try OwnedThread.start(name: "a name longer than 15 bytes") {
                    continuation.resume(returning: runs.add(1, ordering: .relaxed).newValue)
                }
            } catch {
                Issue.record(error)
                continuation.resume(returning: 0)
            }
        }
        #expect(count == 1)
    }

    @Test func hasRoomForDeepRecursion() async throws {
        // Each turn takes at least 1 KiB: 4 MiB would overflow the 512 KiB of a pool thread on Apple platforms.
        @Sendable func descend(_ depth: Int) -> Int {
            withUnsafeTemporaryAllocation(byteCount: 1024, alignment: 8) { bytes in
                bytes.storeBytes(of: UInt8(truncatingIfNeeded: depth), as: UInt8.self)
                return depth == 0 ? 0 : descend(depth - 1) + Int(bytes.load(as: UInt8.self) & 1)
            }
        }
        let sum = await withCheckedContinuation { continuation in
            do {
                try OwnedThread.start(name: "deep") { continuation.resume(returning: descend(4096)) }
            } catch {
                continuation.resume(returning: -1)
            }
        }
        #expect(sum == 2048)
    }
}
