import BenchmarkChild
import BenchmarkReport
import Foundation

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// What it costs to compile TelegramAPI alone, from nothing.
enum CompileBenchmarks {
    /// CPU seconds of the fresh build and of everything that it started, and the memory of the largest process.
    static func measure(configuration: String, limitSeconds: Double) throws -> [Figure] {
        let numbers = try Child.run(["compile", configuration])
        guard numbers.count == 2 else { throw BenchmarkFailure(description: "no figures of the build") }
        var measurements = [
            Figure(
                name: "compile.api-\(configuration)-cpu-s", value: numbers[0], unit: "s",
                baseline: limitSeconds, ratio: numbers[0] / limitSeconds)
        ]
        if configuration == "release" {
            measurements.append(
                Figure(
                    name: "compile.api-release-peak-mb", value: numbers[1], unit: "MB",
                    baseline: 2000, ratio: numbers[1] / 2000))
        }
        return measurements
    }

    /// In the child: builds in a new folder, and prints CPU seconds and megabytes.
    static func child(configuration: String) throws {
        let scratch = FileManager.default.temporaryDirectory.appending(path: "martlet-bench-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: scratch) }
        let build = Process()
        build.executableURL = URL(filePath: "/usr/bin/env")
        build.arguments = [
            "swift", "build", "--configuration", configuration, "--target", "TelegramAPI", "--scratch-path",
            scratch.path(),
        ]
        build.standardOutput = FileHandle.standardError
        try build.run()
        build.waitUntilExit()
        guard build.terminationStatus == 0 else { throw BenchmarkFailure(description: "swift build failed") }
        let usage = childUsage()
        print(usage.seconds)
        print(usage.megabytes)
    }

    private static func childUsage() -> (seconds: Double, megabytes: Double) {
        var usage = rusage()
        #if canImport(Darwin)
        getrusage(RUSAGE_CHILDREN, &usage)
        let bytes = Double(usage.ru_maxrss)
        #else
        getrusage(RUSAGE_CHILDREN.rawValue, &usage)
        let bytes = Double(usage.ru_maxrss) * 1024
        #endif
        let seconds = [usage.ru_utime, usage.ru_stime].reduce(0) { $0 + Double($1.tv_sec) + Double($1.tv_usec) / 1e6 }
        return (seconds, bytes / 1e6)
    }
}
