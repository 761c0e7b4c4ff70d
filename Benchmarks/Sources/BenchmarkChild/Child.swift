import BenchmarkReport
import Foundation

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// Measurements that need a process of their own: one owner of TDLib, memory that nothing else used.
package enum Child {
    /// Runs this program again with `--child` and reads the numbers that it prints, one a line.
    package static func run(_ arguments: [String]) throws -> [Double] {
        let process = Process()
        let output = Pipe()
        process.executableURL = URL(filePath: try ownPath())
        process.arguments = ["--child"] + arguments
        process.standardOutput = output
        try process.run()
        let text = try output.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else {
            throw BenchmarkFailure(
                description: "\(arguments.joined(separator: " ")) ended with \(process.terminationStatus)")
        }
        return String(decoding: text, as: UTF8.self).split(separator: "\n").compactMap { Double($0) }
    }

    /// Megabytes of this process that are in memory.
    package static func residentMegabytes() throws -> Double {
        #if os(Linux)
        let status = try String(contentsOfFile: "/proc/self/statm", encoding: .utf8).split(separator: " ")
        guard status.count > 1, let pages = Double(status[1]) else {
            throw BenchmarkFailure(description: "/proc/self/statm has another form")
        }
        return pages * Double(sysconf(Int32(_SC_PAGESIZE))) / 1e6
        #else
        throw BenchmarkFailure(description: "resident memory is read from Linux's /proc only")
        #endif
    }

    private static func ownPath() throws -> String {
        #if os(Linux)
        return try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
        #else
        guard let path = Bundle.main.executablePath else {
            throw BenchmarkFailure(description: "cannot find the path of this program")
        }
        return path
        #endif
    }
}
