import Foundation
import Testing

@Suite("the simulator and the real TDLib", .onLoopbackTelegram, .timeLimit(.minutes(15)))
struct SimulatorAgreementTests {
    /// What the simulator's own tests compare offline, here with an account: a program in another language sends to both libraries.
    @Test("answer the same requests with the same errors and the same shapes")
    func agree() async throws {
        let server = try LoopbackServer(["--messages", "60"])
        let folder = try ScratchFolder()
        let program = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Programs/agreement.py")
        let process = Process()
        let output = Pipe()
        process.executableURL = server.loopback.python
        process.arguments = [
            program.path(), server.loopback.library.path(), try Self.simulatedLibrary(), folder.url.path(),
            String(server.port),
        ]
        process.standardOutput = output
        try process.run()
        var lines: [String] = []
        let reader = LineReader(output.fileHandleForReading.fileDescriptor)
        while let line = reader.next() { lines.append(line) }
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
        let last = lines.popLast() ?? ""
        #expect(last.hasPrefix("compared ") && Int(last.dropFirst(9)) ?? 0 > 150, "\(last)")
        #expect(lines.isEmpty, "\(lines.joined(separator: "\n"))")
    }

    /// It stands beside the test bundle, which is built with it.
    private static func simulatedLibrary() throws -> String {
        #if canImport(Darwin)
        let name = "libSimulatedTDJson.dylib"
        #else
        let name = "libSimulatedTDJson.so"
        #endif
        let folders = [Bundle.main.bundleURL, Loopback.root.appending(path: ".build/debug")]
        let found = folders.map { $0.appending(path: name).path() }.first(
            where: FileManager.default.fileExists(atPath:))
        guard let found else { throw LoopbackFailure("\(name) is not built: run swift build --build-tests") }
        return found
    }
}
