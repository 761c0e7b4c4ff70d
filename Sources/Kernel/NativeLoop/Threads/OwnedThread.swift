#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Runs a blocking loop of a native library on a thread of its own, so that it never holds a thread of Swift's pool.
public enum OwnedThread {
    /// The stack of an owned thread: 8 MiB, as much as a main thread has on Linux.
    ///
    /// A thread of Swift's pool has 512 KiB on Apple platforms. Memory is used only as far as the stack grows.
    public static let stackSize = 8 * 1024 * 1024

    /// Starts a thread that runs `body` once and ends with it.
    ///
    /// - Parameter name: shown by debuggers; cut to 15 bytes, as Linux allows no more.
    /// - Throws: ``SystemFailure`` if the system makes no more threads.
    public static func start(name: String, _ body: @escaping @Sendable () -> Void) throws(SystemFailure) {
        var attributes = pthread_attr_t()
        try SystemFailure.check(pthread_attr_init(&attributes), "pthread_attr_init")
        defer { pthread_attr_destroy(&attributes) }
        try SystemFailure.check(pthread_attr_setstacksize(&attributes, stackSize), "pthread_attr_setstacksize")
        try SystemFailure.check(
            pthread_attr_setdetachstate(&attributes, CInt(PTHREAD_CREATE_DETACHED)), "pthread_attr_setdetachstate")

        let start = Unmanaged.passRetained(ThreadStart(name: name, body: body))
        #if canImport(Darwin)
        var thread: pthread_t?
        let result = pthread_create(&thread, &attributes, { runThread($0) }, start.toOpaque())
        #else
        var thread = pthread_t()
        let result = pthread_create(&thread, &attributes, { runThread($0) }, start.toOpaque())
        #endif
        if result != 0 { start.release() }
        try SystemFailure.check(result, "pthread_create")
    }
}

private final class ThreadStart: Sendable {
    let name: String
    let body: @Sendable () -> Void

    init(name: String, body: @escaping @Sendable () -> Void) {
        self.name = name
        self.body = body
    }
}

private func runThread(_ context: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    guard let context else { return nil }
    let start = Unmanaged<ThreadStart>.fromOpaque(context).takeRetainedValue()
    setThreadName(start.name)
    start.body()
    return nil
}

private func setThreadName(_ name: String) {
    #if canImport(Darwin)
    pthread_setname_np(name)
    #else
    // glibc's pthread_setname_np is not visible to Swift (it needs _GNU_SOURCE). A failure costs only the name.
    let file = open("/proc/thread-self/comm", O_WRONLY | O_CLOEXEC)
    if file < 0 { return }
    let bytes = Array(name.utf8.prefix(15))
    _ = write(file, bytes, bytes.count)
    close(file)
    #endif
}
