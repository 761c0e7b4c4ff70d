import BenchmarkReport

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

// A child whose peer has ended fails at its next line, and says why; it is not to be ended by a signal.
signal(SIGPIPE, SIG_IGN)
do {
    let arguments = Array(CommandLine.arguments.dropFirst())
    if arguments.first == "--child" {
        try await ChildRoles.run(Array(arguments.dropFirst()))
    } else {
        try await CarrierBenchmarks.run(arguments)
    }
} catch {
    note("\(error)")
    exit(1)
}
