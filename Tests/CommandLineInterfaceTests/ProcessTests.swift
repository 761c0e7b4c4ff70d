import Foundation
import TestSupport
import Testing

@Suite("A tool as a process", .timeLimit(.minutes(15)))
struct ProcessTests {
    @Test("On a terminal, a password is not shown, and what is typed later is")
    func hidesPasswords() throws {
        let terminal = try PseudoTerminal()
        let process = try FixtureProcess(["ask"], terminal: terminal)
        #expect(try terminal.wait(for: "Name: ").hasSuffix("Name: "))
        #expect(terminal.echoes)
        try terminal.ours.write(contentsOf: Data("Ada\n".utf8))
        _ = try terminal.wait(for: "Password: ")
        #expect(!terminal.echoes)
        try terminal.ours.write(contentsOf: Data("hunter2\n".utf8))
        #expect(try process.line() == #"{"v":1,"type":"answers","name":"Ada","letters":7,"terminal":true}"#)
        #expect(process.exitCode() == 0)
        #expect(terminal.echoes)
        #expect(try terminal.wait(for: "\n") == "\r\n")
    }

    @Test("An interrupt at a password prompt ends the tool and lets the terminal show what is typed")
    func restoresTerminal() throws {
        let terminal = try PseudoTerminal()
        let process = try FixtureProcess(["ask"], terminal: terminal)
        _ = try terminal.wait(for: "Name: ")
        try terminal.ours.write(contentsOf: Data("Ada\n".utf8))
        _ = try terminal.wait(for: "Password: ")
        #expect(!terminal.echoes)
        process.interrupt()
        #expect(process.exitCode() == 130)
        #expect(terminal.echoes)
    }

    #if os(Linux)
    @Test("A stop at a password prompt leaves the terminal showing what is typed, and hides it again afterwards")
    func showsTypingWhileStopped() throws {
        let terminal = try PseudoTerminal()
        let process = try FixtureProcess(["ask"], terminal: terminal)
        _ = try terminal.wait(for: "Name: ")
        try terminal.ours.write(contentsOf: Data("Ada\n".utf8))
        _ = try terminal.wait(for: "Password: ")
        #expect(!terminal.echoes)
        process.suspend()
        #expect(terminal.echoes)
        process.continue()
        for _ in 0..<3000 where terminal.echoes { Thread.sleep(forTimeInterval: 0.01) }
        #expect(!terminal.echoes)
        try terminal.ours.write(contentsOf: Data("hunter2\n".utf8))
        #expect(try process.line() == #"{"v":1,"type":"answers","name":"Ada","letters":7,"terminal":true}"#)
        #expect(process.exitCode() == 0)
        #expect(terminal.echoes)
    }
    #endif

    @Test(
        "Without a terminal, answers are the lines of standard input", arguments: ["Ada\nhunter2\n", "Ada\r\nhunter2"])
    func readsLines(_ input: String) throws {
        let process = try FixtureProcess(["ask"], input: input)
        #expect(try process.line() == #"{"v":1,"type":"answers","name":"Ada","letters":7,"terminal":false}"#)
        #expect(process.exitCode() == 0)
    }

    @Test(
        "Input that ends too early, is no text or is endless is an error of reading",
        arguments: [
            "", "Ada\n", "Ada\n\u{0}\n", String(repeating: "x", count: 70_000),
        ])
    func refusesInput(_ input: String) throws {
        #expect(try FixtureProcess(["ask"], input: input).exitCode() == 74)
    }

    @Test("The first interrupt lets the command end")
    func interruptsOnce() throws {
        let process = try FixtureProcess(["wait"])
        #expect(try process.line() == "ready")
        process.interrupt()
        #expect(process.exitCode() == 130)
    }

    @Test("The second interrupt ends a command that does not")
    func interruptsTwice() throws {
        let process = try FixtureProcess(["wait", "--stubborn"])
        #expect(try process.line() == "ready")
        process.interrupt()
        #expect(try process.line() == "no")
        process.interrupt()
        #expect(process.exitCode() == 130)
    }

    @Test("SIGQUIT ends a command at once")
    func quits() throws {
        let process = try FixtureProcess(["wait", "--stubborn"])
        #expect(try process.line() == "ready")
        process.quit()
        // A command that got to say anything first was not ended at once.
        #expect(try process.line() == "")
        #expect(process.exitCode() == 130)
    }
}
