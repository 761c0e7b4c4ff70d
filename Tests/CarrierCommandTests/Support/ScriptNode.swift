import CommandLineInterface
import Foundation
import NativeLoop
import TestSupport
import Testing

@testable import CarrierCommand

/// A `carrier run --json --commands`.
final class ScriptNode: Sendable {
    let process: CommandProcess

    init(_ home: String, in folder: TestFolder, _ arguments: [String] = []) throws {
        process = try CommandProcess(
            ["--home", "\(folder.path)/\(home)", "run", "--json", "--commands"] + arguments, in: folder)
    }

    func tell(_ command: JSONValue.Object) throws { try tell(line: JSONValue.object(command).text) }
    func tell(line: String) throws { try tell(bytes: Array(line.utf8)) }
    func tell(bytes: [UInt8]) throws { try process.write(bytes + [0x0A]) }

    // MARK: Events

    /// Every event so far.
    func events(from start: Int = 0) throws -> [[String: JSONValue]] {
        try process.lines.dropFirst(start).map { try Self.event($0) }
    }

    var eventCount: Int { process.lines.count }

    private static func event(_ line: String) throws -> [String: JSONValue] {
        guard case .object(let object) = try JSONReader.read(Array(line.utf8)) else {
            throw TestFailure("No object: \(line.prefix(200))")
        }
        return Dictionary(object.members.map { ($0.name, $0.value) }) { first, _ in first }
    }

    /// Waits for an event with these members.
    @discardableResult
    func event(
        _ name: String, _ members: [String: JSONValue] = [:], from start: Int = 0, seconds: Double = 600
    ) async throws -> [String: JSONValue] {
        var seen = start
        return try await process.wait("\(name) \(members.mapValues { "\($0)".prefix(60) })", seconds: seconds) {
            lines in
            while seen < lines.count {
                let line = lines[seen]
                seen += 1
                guard line.contains("\"event\":\"\(name)\"") else { continue }
                let event = try Self.event(line)
                if members.allSatisfy({ event[$0.key] == $0.value }) { return event }
            }
            return nil
        }
    }

    /// Waits until `count` events of a kind have come, and returns all of them.
    func events(_ name: String, count: Int, seconds: Double = 600) async throws -> [[String: JSONValue]] {
        try await process.wait("\(count) times \(name)", seconds: seconds) { lines in
            let found = lines.filter { $0.contains("\"event\":\"\(name)\"") }
            return found.count >= count ? try found.map { try Self.event($0) } : nil
        }
    }

    /// What comes of a line: everything until the answer to a question that is asked right after it.
    func answers(to line: [UInt8]) async throws -> [[String: JSONValue]] {
        let start = eventCount
        try tell(bytes: line)
        try tell(["op": "group", "do": "list"])
        try await event("group.list", from: start)
        return try events(from: start).dropLast()
    }
}

extension [String: JSONValue] {
    func text(_ name: String) throws -> String {
        guard case .string(let text)? = self[name] else { throw TestFailure("No text '\(name)' in \(self)") }
        return text
    }

    var name: String { (try? text("event")) ?? "" }

    /// The bytes of a message.
    func payload() throws -> [UInt8] { Array(try #require(Data(base64Encoded: try text("base64")))) }
}
