import Foundation
import Testing

@Suite("tlgen as a process")
struct TLGenTests {
    private let folder: TemporaryFolder
    private let schema: String

    private static let text = """
        //@class Mood @description How somebody feels

        //@description Well
        moodGood = Mood;
        //@description Badly @level How badly; 1-10
        moodBad level:int32 = Mood;
        //@description A mistake @code A number @message A text
        error code:int32 message:string = Error;
        //@class Update @description News

        //@description A mood has changed @mood The new one; may be null
        updateMood mood:Mood = Update;
        //@description More news
        updateMore = Update;
        //@description Done
        ok = Ok;
        ---functions---
        //@description Sets a mood @mood The mood; pass null to have none
        setMood mood:Mood = Ok;
        """

    init() throws {
        folder = try TemporaryFolder()
        schema = try folder.write(Self.text, to: "schema.tl")
    }

    @Test("The same schema gives the same bytes, in an empty folder and in one with files")
    func generatesTheSame() throws {
        let first = try Tool.run("generate", schema, "--output", "\(folder.path)/a")
        #expect(first.code == 0)
        #expect(first.output == "")
        #expect(first.messages.contains("written"))
        let made = try folder.contents(of: "a")
        #expect(made.values.contains { $0.contains("struct SetMood") })
        #expect(made.values.allSatisfy { $0.hasPrefix("// Made by `tlgen generate`") && $0.contains("SHA-256 ") })

        // The same files written in another order, one of them spoilt, one outdated, and one that is somebody else's.
        try FileManager.default.createDirectory(atPath: "\(folder.path)/b", withIntermediateDirectories: true)
        for name in made.keys.sorted().reversed() { _ = try folder.write(made[name] ?? "", to: "b/\(name)") }
        let spoilt = try #require(made.keys.min())
        _ = try folder.write("// Made by `tlgen generate`", to: "b/Outdated.swift")
        _ = try folder.write("spoilt", to: "b/\(spoilt)")
        _ = try folder.write("mine", to: "b/Mine.swift")
        let check = try Tool.run("generate", schema, "--output", "\(folder.path)/b", "--check")
        #expect(check.code == 1)
        #expect(
            check.messages
                == "\(folder.path)/b/\(spoilt) differs\n\(folder.path)/b/Outdated.swift is not needed any more\n")
        let second = try Tool.run("--quiet", "generate", schema, "--output", "\(folder.path)/b")
        #expect(second.code == 0)
        #expect(second.messages == "")
        var again = try folder.contents(of: "b")
        #expect(again.removeValue(forKey: "Mine.swift") == "mine")
        #expect(again == made)
        #expect(try Tool.run("generate", schema, "--output", "\(folder.path)/b", "--check").code == 0)
    }

    @Test("The schema's own text is carried over only when that is asked for")
    func carriesProse() throws {
        _ = try Tool.run("generate", schema, "--output", "\(folder.path)/bare")
        _ = try Tool.run("generate", schema, "--output", "\(folder.path)/prose", "--prose")
        #expect(!(try folder.contents(of: "bare")).values.contains { $0.contains("A mood has changed") })
        #expect((try folder.contents(of: "prose")).values.contains { $0.contains("A mood has changed") })
    }

    @Test("What differs is shown with its version step, as text and as JSON")
    func showsDifferences() throws {
        let newer = try folder.write(
            Self.text.replacing("Badly @level", with: "Very badly @level") + "\ngetMood = Mood;\n", to: "newer.tl")
        let text = try Tool.run("diff", schema, newer)
        #expect(text.code == 0)
        #expect(
            text.output == """
                + function getMood: getMood = Mood; [minor]
                ~ 1 changes of comments and facts [patch]
                1 added, 0 removed, 1 changed: minor

                """)
        let json = try Tool.run("diff", schema, newer, "--json")
        let objects = try json.lines.map {
            try #require(JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any])
        }
        #expect(objects.map { $0["type"] as? String } == ["change", "change", "summary"])
        #expect(objects.allSatisfy { $0["v"] as? Int == 1 })
        #expect(objects.last?["step"] as? String == "minor")
    }

    @Test("Statistics as text and as JSON")
    func counts() throws {
        let text = try Tool.run("stats", schema)
        #expect(text.output.hasPrefix("     6  object constructors\n     1  functions\n"))
        let json = try Tool.run("stats", schema, "--json")
        let object = try #require(JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any])
        #expect((object["counts"] as? [String: Int])?["may-be-null"] == 1)
        #expect((object["field_types"] as? [String: Int])?["int32"] == 2)
    }

    @Test("A missing, unreadable or malformed schema is one clear line and its own exit code")
    func refusesSchemas() throws {
        let missing = try Tool.run("stats", "\(folder.path)/none.tl")
        #expect(missing.code == 66)
        #expect(missing.messages == "tlgen stats: cannot read '\(folder.path)/none.tl': No such file or directory\n")
        let isFolder = try Tool.run("stats", folder.path)
        #expect(isFolder.code == 66)
        #expect(isFolder.messages == "tlgen stats: cannot read '\(folder.path)': Is a directory\n")
        let broken = try folder.write("ok = Ok;\nchat id:int53 = Chat\n", to: "broken.tl")
        let malformed = try Tool.run("generate", broken, "--output", "\(folder.path)/out")
        #expect(malformed.code == 65)
        #expect(
            malformed.messages
                == "tlgen generate: \(broken):2:21: expected ';' at the end of the declaration of 'chat', "
                + "found the end of the line\n")
        #expect(!FileManager.default.fileExists(atPath: "\(folder.path)/out"))
    }

    @Test("A folder that cannot be made or written is one clear line, and nothing is left half-written")
    func refusesFolders() throws {
        let file = try folder.write("", to: "file")
        let result = try Tool.run("generate", schema, "--output", file)
        #expect(result.code == 73)
        #expect(result.messages.hasPrefix("tlgen generate: cannot make the folder '\(file)': "))
        #expect(result.messages.split(separator: "\n").count == 1)
    }

    @Test(
        "The same folder for both parts is a usage error, however it is spelt, and removes nothing",
        arguments: ["D", "D/", "./D/.", "E/../D", "link", "dangling"], [false, true])
    func refusesOneFolder(_ spelling: String, _ isMade: Bool) throws {
        let output = "\(folder.path)/D"
        if isMade { #expect(try Tool.run("generate", schema, "--output", output).code == 0) }
        let made = isMade ? try folder.contents(of: "D") : [:]
        try FileManager.default.createDirectory(atPath: "\(folder.path)/E", withIntermediateDirectories: true)
        for (link, target) in [("link", output), ("dangling", "D")] {
            try FileManager.default.createSymbolicLink(
                atPath: "\(folder.path)/\(link)", withDestinationPath: target)
        }
        let other = "\(folder.path)/\(spelling)"
        for (first, second) in [(output, other), (other, output)] {
            let result = try Tool.run("generate", schema, "--output", first, "--foundation", second)
            #expect(result.code == 64)
            #expect(
                result.messages
                    == "tlgen generate: '--output' and '--foundation' must be two different folders; "
                    + "see 'tlgen generate --help'\n")
        }
        #expect(((try? folder.contents(of: "D")) ?? [:]) == made)
    }

    @Test("Folders inside each other are fine", arguments: [("D", "D/F"), ("F/D", "F")])
    func takesNestedFolders(_ output: String, _ foundation: String) throws {
        let arguments = [
            "generate", schema, "--output", "\(folder.path)/\(output)", "--foundation", "\(folder.path)/\(foundation)",
        ]
        for _ in 0..<2 { #expect(try Tool.run(arguments).code == 0) }
        #expect(try Tool.run(arguments + ["--check"]).code == 0)
    }

    @Test("An empty folder name is a usage error", arguments: ["--output", "--foundation"])
    func refusesEmptyFolders(_ option: String) throws {
        let other = option == "--output" ? "--foundation" : "--output"
        let result = try Tool.run("generate", schema, option, "", other, "\(folder.path)/D")
        #expect(result.code == 64)
        #expect(
            result.messages == "tlgen generate: '\(option)' is empty; expected a folder; see 'tlgen generate --help'\n")
        #expect(!FileManager.default.fileExists(atPath: "\(folder.path)/D"))
    }

    @Test(
        "Names that would be one name in Swift are an error with their line, and nothing is written",
        arguments: [
            (
                "thing a:int32 a_:int32 = Thing;\n",
                "1:1: the fields 'a' and 'a_' of 'thing' would both be 'a' in Swift"
            ),
            (
                "//@class Foo\n\nfoo x:int32 = Foo;\nbar = Foo;\n",
                "3:1: the constructor 'foo' and the class 'Foo' (line 3) would both be the type 'Foo' in Swift"
            ),
        ])
    func refusesCollisions(_ text: String, _ expected: String) throws {
        let file = try folder.write(text, to: "names.tl")
        let result = try Tool.run("generate", "--quiet", file, "--output", "\(folder.path)/out")
        #expect(result.code == 65)
        #expect(result.messages == "tlgen generate: \(file):\(expected)\n")
        #expect(!FileManager.default.fileExists(atPath: "\(folder.path)/out"))
    }

    @Test("Warnings name the place, and --quiet leaves them out")
    func warns() throws {
        let odd = try folder.write("// odd\n\(Self.text)", to: "odd.tl")
        let result = try Tool.run("stats", odd)
        #expect(result.code == 0)
        #expect(
            result.messages == "\(odd):1:1: warning: a comment that begins with neither '//@' nor '//-' is ignored\n")
        #expect(try Tool.run("stats", odd, "--quiet").messages == "")
    }

    @Test(
        "A mistyped command line names what was probably meant",
        arguments: [
            (["generat"], "tlgen: unknown command 'generat'; did you mean 'generate'?; see 'tlgen --help'\n"),
            (
                ["stats", "--jsno", "x"],
                "tlgen stats: unknown option '--jsno'; did you mean '--json'?; see 'tlgen stats --help'\n"
            ),
            (["diff", "x"], "tlgen diff: NEW is missing: The newer td_api.tl file; see 'tlgen diff --help'\n"),
        ])
    func refusesCommandLines(_ words: [String], _ expected: String) throws {
        let result = try Tool.run(words)
        #expect(result.code == 64)
        #expect(result.messages == expected)
    }

    @Test("Help has every command, and examples")
    func helps() throws {
        let help = try Tool.run("--help").output
        for name in ["generate", "diff", "stats", "--completions", "--manual"] {
            #expect(help.contains(name), "\(name)")
        }
        #expect(try Tool.run("generate", "--help").output.contains("Examples:"))
    }

    @Test(
        "A full disk under standard output is an error",
        .enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
    func noticesFullOutput() throws {
        let full = try #require(FileHandle(forWritingAtPath: "/dev/full"))
        let result = try Tool.run("stats", schema, standardOutput: full)
        #expect(result.code == 74)
        #expect(result.messages == "tlgen stats: cannot write to standard output: No space left on device\n")
    }

    @Test("A reader that has gone ends the command without a message")
    func noticesClosedPipe() throws {
        let pipe = Pipe()
        try pipe.fileHandleForReading.close()
        let result = try Tool.run("stats", schema, standardOutput: pipe.fileHandleForWriting)
        #expect(result.code == 74)
        #expect(result.messages == "")
    }
}
