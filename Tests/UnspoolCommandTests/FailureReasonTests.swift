import CommandLineInterface
import Foundation
import TelegramSimulator
import TestSupport
import Testing

/// What standard error says of an end that is not 0, also with `--quiet`.
struct FailureReasonTests {
    private let command: CommandInProcess

    init() throws { command = try CommandInProcess() }

    private static func chat(_ content: String) -> String {
        #"{"@type":"simulator.addMessage","chat_id":-1000000001019,"date":1700000000,"content":\#(content)}"#
    }

    /// A channel with one file that can be saved.
    private func addChannel(_ more: String = "") {
        let requests = [
            #"{"@type":"simulator.addChat","kind":"channel","title":"Odd"\#(more)}"#,
            Self.chat(#"{"@type":"document","name":"a.bin","size":1000}"#),
        ]
        for request in requests { #expect(command.telegram.perform(Data(request.utf8)) == nil) }
    }

    @Test(arguments: [[], ["--json"]])
    func `an export says in one line what is missing, and what to run`(words: [String]) async throws {
        addChannel()
        command.telegram.add(SimulatedFault("downloadFile", .error(code: 400, message: "FILE_GONE"), times: 100))
        let run = ["--quiet"] + words
        let export = await command.run(run + ["export", "Odd", "--to", command.out])
        let line =
            "unspool export: Not everything is saved: 1 failed. Try again what failed: unspool retry '\(command.out)'"
        #expect(export.code.rawValue == 3 && export.messages.contains(line), "\(export)")
        let retry = await command.run(run + ["retry", command.out])
        #expect(retry.code.rawValue == 3 && retry.messages.contains("unspool retry: Not everything is saved: 1 failed"))
    }

    @Test func `what can never be saved is told too, and in a dry run`() async throws {
        addChannel()
        command.telegram.setProtectedContent(true, in: -1_000_000_001_019)
        for (words, verb) in [(["--dry-run"], "can be"), (["--to", command.out], "is")] {
            let export = await command.run(["--quiet", "export", "Odd"] + words)
            #expect(export.messages == "unspool export: Not everything \(verb) saved: 1 protected\n", "\(export)")
            #expect(export.code.rawValue == 3)
        }
    }

    @Test func `one of several chats that is refused is told at the end`() async throws {
        addChannel()
        command.telegram.add(SimulatedFault("getChatHistory", .error(code: 400, message: "CHANNEL_PRIVATE"), times: 1))
        let scan = await command.run("--quiet", "scan", "Odd", "Holiday Photos")
        #expect(scan.code.rawValue == 3 && scan.messages.contains("unspool scan: 1 of 2 chats were refused"), "\(scan)")
    }

    @Test func `the doctor says how many problems there are`() async throws {
        let doctor = await command.run("--quiet", "--api-hash-file", command.folder.path + "/none", "doctor")
        #expect(doctor.code == .success, "the simulated Telegram needs no hash")
        let real = await command.run(
            ["--quiet", "--api-hash-file", command.folder.path + "/none", "doctor"], isSimulated: false)
        #expect(real.code == .failure && real.messages.contains("unspool doctor: 1 problem: see above"), "\(real)")
    }
}
