#if canImport(Darwin)
package import Darwin
#else
package import Glibc
#endif

/// CPU seconds that `body` takes on this thread: other work on the machine does not count.
package func threadSeconds(_ body: () throws -> Void) rethrows -> Double {
    let start = seconds(of: CLOCK_THREAD_CPUTIME_ID)
    try body()
    return seconds(of: CLOCK_THREAD_CPUTIME_ID) - start
}

package func wallSeconds(_ body: () async throws -> Void) async rethrows -> Double {
    let start = seconds(of: CLOCK_MONOTONIC)
    try await body()
    return seconds(of: CLOCK_MONOTONIC) - start
}

/// What a clock of the system shows.
package func seconds(of clock: clockid_t) -> Double {
    var time = timespec()
    clock_gettime(clock, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}

/// Keeps the optimiser from removing what made the value.
@inline(never)
package func consume<Value>(_ value: borrowing Value) {}
