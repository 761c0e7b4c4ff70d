import Foundation
import TestSupport
import Testing

/// Programs of Python libraries that were written for TDLib, unchanged: `Scripts/setup` fetches the libraries from PyPI.
@Suite(.enabled(if: PythonClients.areThere, PythonClients.skipReason))
struct PythonClientTests {
    @Test func `python-telegram signs in, lists chats and downloads by the old interface`() throws {
        let report = try PythonClients.report(of: "python_telegram_client.py")
        #expect(report["states"] as? [String] == ["WAIT_CODE", "WAIT_PASSWORD", "READY"])
        #expect((report["wrong_code"] as? String)?.contains("PHONE_CODE_INVALID") == true)
        #expect(report["end_of_chats"] as? Int == 404)
        #expect(report["loads"] as? Int ?? 0 > 1)
        #expect(report["history"] as? Int ?? 0 > 24)
        try expectCommon(report, downloads: 3)
        #expect(report["end"] as? Bool == true)
    }

    @Test func `pytdbot signs in, lists chats and downloads by the interface of today`() throws {
        let report = try PythonClients.report(of: "pytdbot_client.py")
        #expect(
            report["states"] as? [String]
                == ["WaitTdlibParameters", "WaitPhoneNumber", "WaitCode", "WaitPassword", "Ready"])
        #expect(report["wrong_code"] as? String == "PHONE_CODE_INVALID")
        #expect(report["version"] as? String == "1.8.66")
        #expect(report["option"] as? Int == 5)
        try expectCommon(report, downloads: report["found"] as? Int ?? 0)
        #expect(report["sticker"] as? [Bool] == [true, true, true])
        #expect(report["archived"] as? Bool == true)
        #expect(report["end"] as? String == "Closed")
    }

    private func expectCommon(_ report: [String: Any], downloads: Int) throws {
        #expect(report["me"] as? String == "anna_test")
        let titles = try #require(report["titles"] as? [String])
        #expect(Set(titles).isSuperset(of: ["Holiday Photos", "Martlet Archive", "Bob O'Brien", "שלום עולם"]))
        // SHA-256 and size are those of the simulator's recipe.
        let files = try #require(report["downloads"] as? [[Bool]])
        #expect(files.count == downloads && downloads >= 3)
        #expect(files.allSatisfy { $0 == [true, true] })
        let update = try #require(report["update"] as? [Any])
        #expect(update.first as? Bool == true && update.last as? String == "Привет 👋")
    }
}

enum PythonClients {
    private static let python = SimulatedLibrary.root.appending(path: ".cache/python-clients/venv/bin/python")
    static let areThere = FileManager.default.fileExists(
        atPath: SimulatedLibrary.root.appending(path: ".cache/python-clients/ready").path())
    static let skipReason: Comment =
        "Skipped: .cache/python-clients is not there (make setup fetches python-telegram and pytdbot from PyPI)"

    static func report(of program: String) throws -> [String: Any] {
        let folder = try TestFolder()
        let run = try Run(
            python.path(),
            [
                SimulatedLibrary.programs.appending(path: program).path(), try SimulatedLibrary.path(),
                folder.path + "/account",
            ],
            environment: ["PYTHONDONTWRITEBYTECODE": "1"])
        try #require(run.exitCode == 0, "\(run.messages)\(run.output)")
        let line = try #require(run.output.split(separator: "\n").last)
        return try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
    }
}
