import Foundation
import TestSupport
import Testing

/// What `abi.c` checks holds for TDLib too, but for what would end its process.
struct CProgramTests {
    /// The program, made once a run.
    private static let program = Result { () throws -> (folder: TestFolder, path: String) in
        let folder = try TestFolder()
        let path = folder.path + "/abi"
        let sources = ["abi.c", "simulator.c", "world.c", "hostile.c"].map {
            SimulatedLibrary.programs.appending(path: $0).path()
        }
        let run = try Run(
            "clang", ["-Wall", "-Wextra", "-Werror", "-O1", "-o", path] + sources + ["-lpthread", "-ldl", "-lm"])
        try #require(run.exitCode == 0, "\(run.messages)")
        return (folder, path)
    }

    @Test(arguments: [
        "startup", "wrong_ids", "timeouts", "waking", "buffers", "closing", "several_clients", "threads",
        "broken_input", "old_interface", "log_functions", "simulator_requests",
        "simulator_faults", "two_receivers", "hostile", "forking",
    ])
    func `a program in C finds what TDLib's headers promise`(check: String) throws {
        let run = try Run(try Self.program.get().path, [try SimulatedLibrary.path(), check])
        #expect(run.exitCode == 0, "\(run.messages)")
    }

    @Test(arguments: ["simulated_world", "fault_plan"])
    func `a program in C has everything that the simulator can do`(check: String) throws {
        let run = try Run(
            try Self.program.get().path, [try SimulatedLibrary.path(), check],
            environment: ["MARTLET_SIMULATED_WORLD": "complete"])
        #expect(run.exitCode == 0, "\(run.messages)")
    }

    @Test func `variables and a script choose the world`() throws {
        let folder = try TestFolder()
        folder["script"] = Array(
            """
            {"@type":"simulator.addChat","kind":"channel","title":"News"}

            {"@type":"simulator.addMessage","chat_id":-1000000001001,"content":{"@type":"document","size":60000}}
            {"@type":"simulator.addMessage","chat_id":5,"content":{"@type":"text","text":"x"}}
            nothing
            """.utf8)
        let run = try Run(
            try Self.program.get().path, [try SimulatedLibrary.path(), "script"],
            environment: [
                "MARTLET_SIMULATED_WORLD": "empty", "MARTLET_SIMULATED_SCRIPT": folder.path + "/script",
                "MARTLET_SIMULATED_SEED": "x",
            ])
        #expect(run.exitCode == 0)
        let complaints = run.messages.split(separator: "\n")
        try #require(complaints.count == 3, "\(run.messages)")
        #expect(complaints[0].contains("MARTLET_SIMULATED_SEED must be a number from 0"))
        #expect(complaints[1].contains("line 4 of the script: simulator.addMessage: there is no chat 5"))
        #expect(complaints[2].contains("line 5 of the script: this is no request of the simulator"))
    }
}
