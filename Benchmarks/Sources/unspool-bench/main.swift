import BenchmarkReport
import Foundation

do {
    try await Program.run(Array(CommandLine.arguments.dropFirst()))
} catch {
    note("\(error)")
    exit(1)
}
