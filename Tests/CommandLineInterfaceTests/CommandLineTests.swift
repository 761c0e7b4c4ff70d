import CommandLineInterface
import Testing

@Suite("Command lines")
struct CommandLineTests {
    @Test(
        "Values reach the command, in every way of writing them",
        arguments: [
            (
                ["feed", "--food", "hay", "Dumbo"],
                #"{"v":1,"type":"fed","animal":"Dumbo","food":"hay","tags":[],"others":[],"amount":null,"home":null,"quiet":false}"#
            ),
            (
                [
                    "--home=/zoo", "-q", "feed", "-f", "fish", "--tag", "a", "--tag=b=c", "--amount", "-3", "Dumbo",
                    "7", "-100123",
                ],
                #"{"v":1,"type":"fed","animal":"Dumbo","food":"fish","tags":["a","b=c"],"others":[7,-100123],"amount":-3,"home":"/zoo","quiet":true}"#
            ),
            (
                ["feed", "--quiet", "--home", "h", "--food=leaves", "--", "--help"],
                #"{"v":1,"type":"fed","animal":"--help","food":"leaves","tags":[],"others":[],"amount":null,"home":"h","quiet":true}"#
            ),
        ])
    func parsesValues(_ words: [String], _ expected: String) async {
        let recording = Recording()
        let code = await Zoo.tool.run(words, console: recording.console())
        #expect(recording.messages == "")
        #expect(code == .success)
        #expect(recording.output == expected + "\n")
    }

    @Test(
        "What cannot be understood is said in one line, with what was probably meant",
        arguments: [
            ([], "zoo: expected a command: feed, pack, wait; see 'zoo --help'"),
            (["fed"], "zoo: unknown command 'fed'; did you mean 'feed'?; see 'zoo --help'"),
            (["--hoem", "x"], "zoo: unknown option '--hoem'; did you mean '--home'?; see 'zoo --help'"),
            (
                ["feed", "--foood=hay"],
                "zoo feed: unknown option '--foood'; did you mean '--food'?; see 'zoo feed --help'"
            ),
            (["feed", "--xyzzy"], "zoo feed: unknown option '--xyzzy'; see 'zoo feed --help'"),
            (["feed", "-x"], "zoo feed: unknown option '-x'; see 'zoo feed --help'"),
            (["feed", "Dumbo"], "zoo feed: '--food' is missing: What to feed; see 'zoo feed --help'"),
            (["feed", "--food", "hay"], "zoo feed: ANIMAL is missing: Whom to feed; see 'zoo feed --help'"),
            (
                ["feed", "--food", "hya", "Dumbo"],
                "zoo feed: '--food' must be one of hay, fish, leaves, not 'hya'; did you mean 'hay'?; see 'zoo feed --help'"
            ),
            (
                ["feed", "--food", "hay", "--amount", "99999999999", "D"],
                "zoo feed: '--amount' must be a whole number from -2147483648 to 2147483647, not '99999999999'; see 'zoo feed --help'"
            ),
            (
                ["feed", "--food", "--quiet", "D"],
                "zoo feed: '--food' needs a value: --food FOOD; see 'zoo feed --help'"
            ),
            (["--home"], "zoo: '--home' needs a value: --home DIR; see 'zoo --help'"),
            (["--home", "a", "--home", "b"], "zoo: '--home' is given twice; see 'zoo --help'"),
            (["--quiet=yes"], "zoo: '--quiet' takes no value; see 'zoo --help'"),
            (["wait", "more"], "zoo wait: unexpected argument 'more'; see 'zoo wait --help'"),
            (["wait", "\u{1B}[31m"], "zoo wait: unexpected argument '\\u{1b}[31m'; see 'zoo wait --help'"),
        ])
    func refuses(_ words: [String], _ expected: String) async {
        let recording = Recording()
        let code = await Zoo.tool.run(words, console: recording.console())
        #expect(code == .usage)
        #expect(recording.messages == expected + "\n")
        #expect(recording.output == "")
    }

    @Test("A positional that may be left out gives way to one that must be there")
    func assignsPositionals() async {
        #expect(await Zoo.run("pack", "thing").code == .cannotCreate)
        #expect(await Zoo.run("pack", "box", "thing").code == .cannotCreate)
        #expect(await Zoo.run("pack").code == .usage)
        #expect(await Zoo.run("pack", "a", "b", "c").code == .usage)
    }

    @Test("A configured value reaches only commands that have its option")
    func configuresWhatIsDeclared() async throws {
        let food = Option("--food", "FOOD", as: String.self, help: "What to feed")
        let show: Command.Body = { invocation in
            try invocation.console.output.line(try invocation[food] ?? "nothing")
            return .success
        }
        let file = try ConfigurationFile("food = hay\n", path: "config")
        let tool = CommandLineTool(
            Command(
                "zoo", about: "Keep animals",
                subcommands: [
                    Command("feed", about: "Feed", arguments: [food], run: show),
                    Command("wait", about: "Wait", run: show),
                ]),
            version: "1", configuration: { () throws(ConfigurationFile.Failure) in (file, []) })
        let recording = Recording()
        for words in [["feed"], ["feed", "--food", "fish"], ["wait"]] {
            #expect(await tool.run(words, console: recording.console()) == .success)
        }
        #expect(recording.output == "hay\nfish\nnothing\n")
    }

    @Test("A failure is one line and its exit code")
    func reportsFailures() async {
        let result = await Zoo.run("pack", "x")
        #expect(result.code == .cannotCreate)
        #expect(result.messages == "zoo pack: the box is full; use a larger one\n")
    }

    @Test("A cancelled command ends as interrupted")
    func endsInterrupted() async {
        let recording = Recording()
        let task = Task { await Zoo.tool.run(["wait"], console: recording.console()) }
        task.cancel()
        #expect(await task.value == .interrupted)
    }

    @Test("A reader that has gone is an error of writing, without a message")
    func endsQuietlyOnBrokenPipe() async {
        let recording = Recording()
        let broken = TerminalStream { _ throws(ConsoleError) in throw ConsoleError("broken", isBrokenPipe: true) }
        let console = Console(
            output: Output(broken), messages: recording.console().messages, input: Console.standard.input)
        #expect(await Zoo.tool.run(["--version"], console: console) == .ioError)
        #expect(recording.messages == "")
    }

    @Test("The version and the help of every level are on standard output")
    func showsHelp() async {
        #expect(await Zoo.run("--version").output == "zoo 1.2.3\n")
        let help = await Zoo.run("feed", "--help")
        #expect(help.code == .success)
        #expect(
            help.output == """
                Feed animals.

                Usage: zoo [OPTIONS] feed --food FOOD [OPTIONS] ANIMAL [OTHER...]

                Nobody goes hungry.

                Arguments:
                  ANIMAL  Whom to feed
                  OTHER   Numbers of more animals

                Options:
                  -f, --food FOOD  What to feed (hay, fish, leaves) (required)
                  --tag TAG        A tag (may be repeated)
                  --amount N       How much
                  -h, --help       Show this help

                Options of zoo:
                  --home DIR   Where the animals live
                  -q, --quiet  Say less

                Examples:
                  zoo feed --food hay Dumbo
                      Give hay to Dumbo

                Exit codes:
                  0    Done
                  1    Failed
                  64   The command line cannot be understood
                  69   There is no food
                  74   Standard input or output failed
                  78   There is no zoo
                  130  Interrupted

                """)
        #expect(await Zoo.run("help", "feed").output == help.output)
        let whole = await Zoo.run("-h").output
        #expect(whole.contains("  feed  Feed animals\n"))
        // A group ends as its commands do.
        #expect(whole.contains("  69   There is no food\n"))
    }

    @Test("What a code means for all commands is said by the group, and not by each of them")
    func sharesExitCodes() async {
        let run: Command.Body = { _ in .success }
        let tool = CommandLineTool(
            Command(
                "zoo", about: "Keep animals",
                subcommands: [
                    Command("feed", about: "Feed", exitCodes: [(.unavailable, "There is no food")], run: run),
                    Command("wash", about: "Wash", exitCodes: [(.unavailable, "There is no water")], run: run),
                ],
                sharedExitCodes: [(.unavailable, "Something is out"), (.failure, "Failed, or ill")]),
            version: "1")
        func output(_ words: String...) async -> String {
            let recording = Recording()
            _ = await tool.run(words, console: recording.console())
            return recording.output
        }
        let whole = await output("--help")
        #expect(whole.contains("  1    Failed, or ill\n") && whole.contains("  69   Something is out\n"))
        #expect(await output("wash", "--help").contains("  69   There is no water\n"))
        #expect(await output("wash", "--help").contains("  1    Failed\n"))
        let manual = await output("--manual")
        #expect(manual.contains(".B 69\nSomething is out.\n") && manual.contains(".B 1\nFailed, or ill.\n"))
        #expect(!manual.contains("There is no food"))
    }
}
