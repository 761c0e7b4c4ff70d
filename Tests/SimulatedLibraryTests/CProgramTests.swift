import Foundation
import TestSupport
import Testing

/// What `abi.c` checks holds for TDLib too, but for what would end its process.
struct CProgramTests {
    /// The program, made once a run.
    private static let program = Result { () throws -> (folder: TestFolder, path: String) in
        let folder = try TestFolder()
        let path = folder.path + "/abi"
        let source = SimulatedLibrary.programs.appending(path: "abi.c").path()
        let run = try Run("clang", ["-Wall", "-Wextra", "-Werror", "-O1", "-o", path, source, "-lpthread", "-ldl", "-lm"])
        try #require(run.exitCode == 0, "\(run.messages)")
        return (folder, path)
    }

    @Test(arguments: [
        "startup", "wrong_ids", "timeouts", "waking", "buffers", "closing", "several_clients", "threads",
        "broken_input", "old_interface", "log_functions", "simulator_requests",
    ])
    func `a program in C finds what TDLib's headers promise`(check: String) throws {
        let run = try Run(try Self.program.get().path, [try SimulatedLibrary.path(), check])
        #expect(run.exitCode == 0, "\(run.messages)")
    }
}
