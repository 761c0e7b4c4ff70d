import NativeLoop
import Synchronization

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Everything that differs between operating systems, or that only C can do.
enum Platform {
    static func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }

    static func terminalWidth(_ descriptor: Int32) -> Int? {
        var size = winsize()
        guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
        return Int(size.ws_col)
    }

    /// Whether escape sequences are wanted: not with `NO_COLOR`, nor on a terminal that calls itself dumb.
    static var mayMoveCursor: Bool {
        func value(_ name: String) -> String { getenv(name).map { String(cString: $0) } ?? "" }
        return value("NO_COLOR").isEmpty && !["", "dumb"].contains(value("TERM"))
    }

    /// Whether the process may have so many files open that Swift's runtime works: it ends the program if it cannot open its own.
    static var mayOpenEnoughFiles: Bool {
        let limit = sysconf(Int32(_SC_OPEN_MAX))
        return limit < 0 || limit >= 16
    }

    static func exit(_ code: Int32) -> Never {
        #if canImport(Darwin)
        Darwin.exit(code)
        #elseif canImport(Glibc)
        Glibc.exit(code)
        #else
        Musl.exit(code)
        #endif
    }

    /// The words of the command line without the program's name; nil if one is not UTF-8.
    static var arguments: [String]? {
        var words: [String] = []
        for argument in UnsafeBufferPointer(start: CommandLine.unsafeArgv, count: Int(CommandLine.argc)).dropFirst() {
            guard let argument, let word = String(validatingCString: argument) else { return nil }
            words.append(word)
        }
        return words
    }

    // MARK: Reading and writing

    /// Writes every byte.
    static func write(_ bytes: [UInt8], to descriptor: Int32) throws(ConsoleError) {
        do throws(SystemFailure) {
            try SystemIO.write(descriptor, bytes)
        } catch {
            let reason = error.number == EBADF ? "it is closed" : error.reason
            let stream = descriptor == STDOUT_FILENO ? "standard output" : "standard error"
            throw ConsoleError("cannot write to \(stream): \(reason)", isBrokenPipe: error.number == EPIPE)
        }
    }

    /// Waits for more bytes; none at the end of the input.
    /// - Throws: `CancellationError` after a signal that ``Interrupts`` got; `ConsoleError` if reading fails.
    static func read(_ descriptor: Int32) throws -> [UInt8] {
        while true {
            var waits = [pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)]
            if let interrupt = Interrupts.shared.descriptor {
                waits.append(pollfd(fd: interrupt, events: Int16(POLLIN), revents: 0))
            }
            let ready = poll(&waits, nfds_t(waits.count), -1)
            if ready >= 0 {
                if waits.count > 1, waits[1].revents != 0 { throw CancellationError() }
                var buffer = [UInt8](repeating: 0, count: 4096)
                let count = buffer.withUnsafeMutableBytes { systemRead(descriptor, $0.baseAddress, $0.count) }
                if count >= 0 { return Array(buffer[..<count]) }
            }
            guard errno == EINTR || errno == EAGAIN else {
                throw ConsoleError("cannot read standard input: \(String(cString: strerror(errno)))")
            }
        }
    }

    // MARK: Typing that is not shown

    /// The terminal's settings while they are changed: a second interrupt, which ends the process, puts them back too.
    private static let hidden = Mutex<(descriptor: Int32, settings: termios)?>(nil)

    /// Keeps the terminal from showing what is typed, until ``restoreTerminal()``.
    static func hideTyping(_ descriptor: Int32) throws(ConsoleError) {
        var settings = termios()
        guard tcgetattr(descriptor, &settings) == 0 else {
            throw ConsoleError("cannot hide what is typed: \(String(cString: strerror(errno)))")
        }
        hidden.withLock { $0 = (descriptor, settings) }
        settings.c_lflag &= ~tcflag_t(ECHO)
        guard tcsetattr(descriptor, TCSAFLUSH, &settings) == 0 else {
            restoreTerminal()
            throw ConsoleError("cannot hide what is typed: \(String(cString: strerror(errno)))")
        }
    }

    static func restoreTerminal() {
        showTyping()
        hidden.withLock { $0 = nil }
    }

    /// Shows what is typed while the process is stopped.
    private static func showTyping() {
        hidden.withLock { hidden in
            guard var saved = hidden else { return }
            tcsetattr(saved.descriptor, TCSAFLUSH, &saved.settings)
        }
    }

    /// After a stop, at which a shell may have changed the terminal, hides what is typed if it was hidden.
    static func hideTypingAgain() {
        hidden.withLock { hidden in
            guard var settings = hidden?.settings, let descriptor = hidden?.descriptor else { return }
            settings.c_lflag &= ~tcflag_t(ECHO)
            tcsetattr(descriptor, TCSADRAIN, &settings)
        }
    }

    // MARK: Signals

    /// What a byte that a signal handler wrote stands for.
    enum Signal {
        case end(isUrgent: Bool)
        case endNow, stop, continuation
    }

    /// Makes SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGTSTP and SIGCONT write a byte to `descriptor`, and SIGPIPE and SIGXFSZ do
    /// nothing.
    ///
    /// Blocking the signals and waiting for them would not do: on Linux, libdispatch leaves the main thread open to every
    /// signal. One that the process was started to ignore, as `nohup` does, stays ignored. SIGQUIT's usual effect would leave
    /// a core file with secrets in it, and Swift's runtime may have taken the signal for itself.
    static func sendSignals(to descriptor: Int32) {
        signalDescriptor.store(descriptor, ordering: .sequentiallyConsistent)
        // The calls that they would end the process for fail with an error instead.
        for number in [SIGPIPE, SIGXFSZ] { signal(number, SIG_IGN) }
        for number in [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGTSTP, SIGCONT] {
            let previous = signal(number, sendSignal)
            if unsafeBitCast(previous, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) { signal(number, SIG_IGN) }
        }
    }

    /// Waits for one of those bytes.
    static func waitForSignal(_ descriptor: Int32) -> Signal {
        var byte: UInt8 = 0
        while systemRead(descriptor, &byte, 1) < 0, errno == EINTR {}
        return switch Int32(byte) {
        case SIGQUIT: .endNow
        case SIGTSTP: .stop
        case SIGCONT: .continuation
        case SIGINT: .end(isUrgent: false)
        default: .end(isUrgent: true)
        }
    }

    /// How often the process was stopped and continued, by whatever signal.
    static var continuations: Int { continuationCount.load(ordering: .relaxed) }

    /// Does what SIGTSTP does to a process that does not handle it; returns when it is continued.
    ///
    /// Where nobody could continue it, outside of a shell's job control, the system passes over the signal.
    static func stopProcess() {
        showTyping()
        signal(SIGTSTP, SIG_DFL)
        var signals = sigset_t()
        sigemptyset(&signals)
        sigaddset(&signals, SIGTSTP)
        pthread_sigmask(SIG_UNBLOCK, &signals, nil)
        raise(SIGTSTP)
        signal(SIGTSTP, sendSignal)
        hideTypingAgain()
    }

    /// A pipe that programs started from here do not inherit.
    static func makePipe() -> (read: Int32, write: Int32)? {
        var ends: [Int32] = [0, 0]
        guard pipe(&ends) == 0 else { return nil }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        return (ends[0], ends[1])
    }

    /// Puts the null device in the place of standard streams that are closed: a file or pipe that is opened later would
    /// take their numbers, and what is meant for the user would go into it. Standard output only to be read: writing to it
    /// fails as it would have, so that nobody takes lost data for written.
    static func openStandardStreams() {
        for stream in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] where fcntl(stream, F_GETFD) < 0 {
            _ = open("/dev/null", stream == STDOUT_FILENO ? O_RDONLY : O_RDWR)
        }
    }

    static func endProcessNow(_ code: Int32) -> Never { _exit(code) }
}

/// Where the signal handler writes to.
private let signalDescriptor = Atomic<Int32>(-1)
private let continuationCount = Atomic(0)

/// In a signal handler only few functions are allowed; atomic operations and write(2) are.
private func sendSignal(_ number: Int32) {
    let error = errno
    if number == SIGCONT { continuationCount.wrappingAdd(1, ordering: .relaxed) }
    var byte = UInt8(truncatingIfNeeded: number)
    _ = systemWrite(signalDescriptor.load(ordering: .sequentiallyConsistent), &byte, 1)
    errno = error
}

private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
    write(descriptor, bytes, count)
}

private func systemRead(_ descriptor: Int32, _ bytes: UnsafeMutableRawPointer?, _ count: Int) -> Int {
    read(descriptor, bytes, count)
}
