import BenchmarkReport

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// This program once more, in a role, with lines to and from it.
///
/// Two nodes in one process wait for each other in the kernel, as toxcore locks memory for each packet: so both sides of a
/// comparison have a process for each node. Not Foundation's `Process`: its pages would count where memory is measured.
final class ChildProcess {
    private let id: pid_t
    private let input: CInt
    private let output: CInt
    private var received: [UInt8] = []
    private let name: String

    init(_ arguments: [String]) throws {
        name = arguments.joined(separator: " ")
        var (toChild, fromChild): ([CInt], [CInt]) = ([-1, -1], [-1, -1])
        guard pipe(&toChild) == 0, pipe(&fromChild) == 0 else { throw BenchmarkFailure(description: "no pipes") }
        // Otherwise the next child would keep this one's input open.
        for end in [toChild[1], fromChild[0]] { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_adddup2(&actions, toChild[0], 0)
        posix_spawn_file_actions_adddup2(&actions, fromChild[1], 1)
        posix_spawn_file_actions_addclose(&actions, toChild[0])
        posix_spawn_file_actions_addclose(&actions, fromChild[1])
        let words = [CommandLine.arguments[0], "--child"] + arguments
        let pointers = words.map { strdup($0) }
        defer { for pointer in pointers { free(pointer) } }
        var process: pid_t = 0
        let failure = posix_spawnp(&process, words[0], &actions, nil, pointers + [nil], environ)
        close(toChild[0])
        close(fromChild[1])
        guard failure == 0 else { throw BenchmarkFailure(description: "cannot start \(name): \(failure)") }
        (id, input, output) = (process, toChild[1], fromChild[0])
    }

    /// Its input ends, and with it the child.
    deinit {
        close(input)
        close(output)
        var status: CInt = 0
        waitpid(id, &status, 0)
    }

    func send(_ line: String) { write(line + "\n", to: input) }

    /// The next line. The child has so long; beyond it, it is ended.
    func line(within limit: Duration = .seconds(180)) throws -> String {
        let end = ContinuousClock.now + limit
        while true {
            if let newline = received.firstIndex(of: UInt8(ascii: "\n")) {
                defer { received.removeFirst(newline + 1) }
                return String(decoding: received[..<newline], as: UTF8.self)
            }
            var descriptor = pollfd(fd: output, events: Int16(POLLIN), revents: 0)
            let left = (end - .now) / .milliseconds(1)
            guard left > 0 else {
                kill(id, SIGKILL)
                throw BenchmarkFailure(description: "\(name) said nothing for \(limit)")
            }
            guard poll(&descriptor, 1, CInt(min(left + 1, 60_000))) > 0 else { continue }
            var buffer = [UInt8](repeating: 0, count: 4096)
            let count = read(output, &buffer, buffer.count)
            guard count > 0 else { throw BenchmarkFailure(description: "\(name) has ended") }
            received += buffer[..<count]
        }
    }

    /// Asks for something, and returns the numbers of the answer.
    func ask(_ command: String) throws -> [Double] {
        send(command)
        let answer = try line()
        let numbers = answer.split(separator: " ").compactMap { Double($0) }
        guard !numbers.isEmpty else { throw BenchmarkFailure(description: "\(name): \(command): \(answer)") }
        return numbers
    }
}
