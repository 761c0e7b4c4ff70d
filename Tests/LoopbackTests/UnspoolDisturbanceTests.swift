import Foundation
import TestSupport
import Testing

@Suite("unspool is disturbed on the real TDLib", .onLoopbackTelegram, .serialized, .timeLimit(.minutes(15)))
struct UnspoolDisturbanceTests {
    @Test("killed 20 times at random points, it loses and doubles nothing")
    func twentyKills() async throws {
        let fixture = try await ExportFixture()
        var random = SeededGenerator(seed: 20)
        var kills = 0
        var folder = 0
        while kills < 20 {
            let destination = fixture.around.url.appending(path: "export\(folder)")
            // After so many lines; late ones leave something to resume, early ones hit the beginning.
            let line = Int.random(in: 1...500, using: &random)
            var lines = 0
            let run = try await fixture.export(to: destination) { _ in
                lines += 1
                return lines == line
            }
            if run.wasKilled { kills += 1 }
            guard !run.wasKilled || kills == 20 else { continue }
            if run.wasKilled {
                let last = try await fixture.export(to: destination)
                #expect(last.status == 0, "\(last.messages)")
            }
            try fixture.channel.expectComplete(destination)
            folder += 1
        }
    }

    @Test("a slow line, cut connections and expired references cost time and nothing else")
    func badLine() async throws {
        let fixture = try await ExportFixture()
        try fixture.server.command("set", ["rate": 4_000_000, "drop_after": 1_500_000, "drop_times": 5, "rst": true])
        var items = 0
        let export = try await fixture.export { line in
            if line.contains("\"type\":\"item\"") {
                items += 1
                if items == 40 { try fixture.server.command("new_reference", ["value": "another"]) }
                if items == 200 { try fixture.server.command("set", ["rate": 0, "drop_times": 0]) }
            }
            return false
        }
        // A second expiry within a minute fails a download, which the next run repeats.
        if export.status == 3 {
            let rest = try await fixture.unspool.run("retry", fixture.destination.path())
            #expect(rest.status == 0, "\(rest.messages)")
        } else {
            #expect(export.status == 0, "\(export.messages)")
        }
        try fixture.channel.expectComplete(fixture.destination)
    }

    @Test("after a kill no download goes on with what is there: TDLib may have written another file's bytes into it")
    func foreignParts() async throws {
        let fixture = try await ExportFixture()
        try fixture.server.command("set", ["rate": 1_000_000])
        let folder = fixture.unspool.home.url.appending(path: "account/TDLib/files/temp")
        func parts() -> [URL] {
            let all = try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
            return (all ?? []).filter { (try? Data(contentsOf: $0).count) ?? 0 > 0 }
        }
        let killed = try await fixture.export { line in
            line.contains(#""type":"progress""#) && parts().count > 3
        }
        #expect(killed.wasKilled)
        let left = parts()
        #expect(!left.isEmpty)
        for part in left {
            let file = try FileHandle(forWritingTo: part)
            try file.write(contentsOf: Data(repeating: 7, count: 1000))
            try file.close()
        }
        try fixture.server.command("set", ["rate": 0])
        let rest = try await fixture.export()
        #expect(rest.status == 0, "\(rest.messages)")
        try fixture.channel.expectComplete(fixture.destination)
    }

    @Test("a session that was ended elsewhere ends the export, says so, and refuses until the next sign-in")
    func revokedSession() async throws {
        let fixture = try await ExportFixture()
        try fixture.server.command("set", ["rate": 3_000_000])
        var saved = 0
        let export = try await fixture.export { line in
            if line.contains("\"outcome\":\"saved\"") {
                saved += 1
                if saved == 20 { try fixture.server.command("revoke") }
            }
            return false
        }
        #expect(export.status == 77, "\(export.messages)")
        #expect(export.messages.contains("unspool login"))
        let refused = try await fixture.export()
        #expect(refused.status == 77)
        try fixture.server.command("set", ["rate": 0])
        try await fixture.unspool.signIn()
        let rest = try await fixture.export()
        #expect(rest.status == 0, "\(rest.messages)")
        try fixture.channel.expectComplete(fixture.destination)
    }
}
